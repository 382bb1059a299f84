"""What happens in a challenge, as events: money, bets, the showdown, abilities. See `story`."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, listed
from saddlebag.games.high_stakes_drifter.content import CARD_NAMES, STAT
from saddlebag.games.high_stakes_drifter.rules.seats import player_name
from saddlebag.games.high_stakes_drifter.words.story import HIDDEN, SeatEvent, named

# --- money ------------------------------------------------------------------------------------------------------


class Paid(Event, frozen=True):
    """Money moves by an ability; -1 is the pot, -2 the card that has the ability. HD-ABIL-11, HD-ABIL-20"""

    payer: int
    receiver: int
    dollars: int

    def sentence(self) -> str:
        if self.payer < 0:
            return f"{player_name(self.receiver)} takes ${self.dollars} from the pot."
        where = "into the pot" if self.receiver == -1 else "onto the card"
        to = where if self.receiver < 0 else f"to {player_name(self.receiver)}"
        return f"{player_name(self.payer)} pays ${self.dollars} {to}."


class Anted(SeatEvent, frozen=True):
    weight: ClassVar[int] = 0
    to_pot: int

    def sentence(self) -> str:
        return f"{self.who} antes ${self.to_pot}."


class Won(SeatEvent, frozen=True):
    """A pot, or a share of it, goes to a stake; pot 0 is the main pot. HD-SHOW-19"""

    weight: ClassVar[int] = 2
    pot: int
    from_pot: int

    def sentence(self) -> str:
        which = "the pot" if self.pot == 0 else f"side pot {self.pot}"
        return f"{self.who} takes ${self.from_pot} from {which}."


class Returned(SeatEvent, frozen=True):
    """What nobody matched comes back. HD-BET-17"""

    weight: ClassVar[int] = 0
    from_pot: int

    def sentence(self) -> str:
        return f"${self.from_pot} that nobody matched come back to {self.who}."


# --- the challenge ----------------------------------------------------------------------------------------------


class Challenged(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} issues a challenge."


class Sent(SeatEvent, frozen=True):
    """A dude moves to the street. HD-CHAL-07, HD-CHAL-09"""

    piece: int
    card: int
    accepts: bool

    def sentence(self) -> str:
        how = "accepts with" if self.accepts else "sends"
        return f"{self.who} {how} {named(self.card, 'a concealed dude')}."


class Declined(SeatEvent, frozen=True):
    to_pot: int = 0

    def sentence(self) -> str:
        return f"{self.who} declines" + (f" and pays ${self.to_pot}." if self.to_pot else ".")


class NobodyAccepted(SeatEvent, frozen=True):
    from_pot: int

    def sentence(self) -> str:
        return f"Nobody accepts; {self.who} takes the pot of ${self.from_pot}."


class BettingBegan(Event, frozen=True):
    weight: ClassVar[int] = 0
    pot: int

    def sentence(self) -> str:
        return f"A betting round begins; the pot holds ${self.pot}."


class Checked(SeatEvent, frozen=True):
    def sentence(self) -> str:
        return f"{self.who} checks."


class Bet(SeatEvent, frozen=True):
    to_pot: int
    all_in: bool

    def sentence(self) -> str:
        return f"{self.who} bets ${self.to_pot}{' and is all-in' if self.all_in else ''}."


class Called(SeatEvent, frozen=True):
    to_pot: int
    all_in: bool

    def sentence(self) -> str:
        return f"{self.who} calls with ${self.to_pot}{' and is all-in' if self.all_in else ''}."


class Raised(SeatEvent, frozen=True):
    by: int
    to: int
    all_in: bool

    def sentence(self) -> str:
        return f"{self.who} raises by ${self.by} to ${self.to}{' and is all-in' if self.all_in else ''}."


class Folded(SeatEvent, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.who} folds."


class GearRoundBegan(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "A gear round begins."


class FortuneStageBegan(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "The fortune stage begins."


class KickerStageBegan(Event, frozen=True):
    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return "Kicker chips may be played now."


class Passed(SeatEvent, frozen=True):
    """In a gear round, the fortune stage or the kicker stage. HD-FORT-07"""

    weight: ClassVar[int] = 0

    def sentence(self) -> str:
        return f"{self.who} passes."


class ShowdownBegan(Event, frozen=True):
    weight: ClassVar[int] = 2
    pot: int

    def sentence(self) -> str:
        return f"Showdown! The pot holds ${self.pot}."


class CarriedToPot(Event, frozen=True):
    """What lay on the dudes and their gear is won with the pot. HD-SHOW-04"""

    pot: int
    carried: int
    cards: int

    def sentence(self) -> str:
        lay = f"the ${self.carried} that lay on {counted(self.cards, 'card')} in the street"
        return f"To be won: the pot of ${self.pot}, and {lay}, ${self.pot + self.carried} in all."


class Totalled(SeatEvent, frozen=True):
    piece: int
    smarts: int
    skill: int
    luck: int
    counting: list[int]
    """The stats that count."""

    def sentence(self) -> str:
        totals = (self.smarts, self.skill, self.luck)
        words = [
            f"{STAT[stat]} {totals[stat]}{'' if stat in self.counting else ' (does not count)'}" for stat in range(3)
        ]
        return f"{self.who}'s dude has {listed(words)}."


class ShootoutWon(Event, frozen=True):
    """HD-SHOW-17"""

    weight: ClassVar[int] = 2
    seats: list[int]

    def sentence(self) -> str:
        who = listed([player_name(seat) for seat in self.seats])
        return f"{who} {'wins' if len(self.seats) == 1 else 'share'} the shootout."


class WonByFolds(SeatEvent, frozen=True):
    """HD-BET-20"""

    weight: ClassVar[int] = 2
    from_pot: int

    def sentence(self) -> str:
        return f"All others have folded; {self.who} takes ${self.from_pot} without showing the dude."


class OutOfShootout(SeatEvent, frozen=True):
    """HD-PLAY-18"""

    def sentence(self) -> str:
        return f"{self.who} has no dude left in the street and is out of the shootout."


class Reinvested(SeatEvent, frozen=True):
    piece: int
    card: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.who} reinvests {CARD_NAMES[self.card]} for ${self.dollars}."


# --- abilities --------------------------------------------------------------------------------------------------


class AbilityUsed(SeatEvent, frozen=True):
    """An ability resolves."""

    piece: int
    card: int
    ability: int

    def sentence(self) -> str:
        return f"{CARD_NAMES[self.card]} of {self.who} acts."


class StatChanged(SeatEvent, frozen=True):
    """A modifier is laid on a dude of this seat. HD-CONC-08"""

    piece: int
    card: int
    stat: int
    number: int

    def sentence(self) -> str:
        whom = f"{self.who}'s concealed dude" if self.card == HIDDEN else CARD_NAMES[self.card]
        return f"{whom} gets {self.number:+d} {STAT[self.stat]}."


class StatsSwapped(SeatEvent, frozen=True):
    piece: int
    card: int
    first: int
    second: int

    def sentence(self) -> str:
        whom = f"{self.who}'s concealed dude" if self.card == HIDDEN else CARD_NAMES[self.card]
        return f"{whom} has {STAT[self.first]} and {STAT[self.second]} swapped."


class Blanked(SeatEvent, frozen=True):
    piece: int
    card: int

    def sentence(self) -> str:
        return f"{named(self.card)} of {self.who} is blank for this shootout."


class StatsRuled(Event, frozen=True):
    """`only` or `ban`: which stats count now. HD-ABIL-25"""

    counting: list[int]

    def sentence(self) -> str:
        if not self.counting:
            return "No stat counts in this shootout."
        verb = "counts" if len(self.counting) == 1 else "count"
        return f"In this shootout {listed([STAT[stat] for stat in self.counting])} {verb}."
