"""What is told of fights, bandits, the Sheriff and arrests."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends.chapters import ARREST, DUEL, SHERIFF
from saddlebag.games.western_legends.content import (
    COLOUR,
    FIGHT_RANKS,
    TOKEN_KIND,
    TOKEN_NUMBER,
)
from saddlebag.games.western_legends.words.story import (
    HIDDEN,
    PLACES,
    Told,
    capital,
    card_name,
    cards_named,
    name_of,
    seat_of,
    with_effect,
)

NPC_NAMES = (
    "", "", "", "the bandit", "the bank guard", "the train guard", "the Sheriff", "the outlaw", "the claim jumper",
)  # fmt: skip
"""By kind of fight."""
TOKEN_NAMES = ("an outlaw", "a claim jumper", "a high roller")
RANK_WORDS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def fight_card_name(card: int) -> str:
    """A fight card as people say it: "fight card 9", "the ace of the fight deck"."""
    if card == HIDDEN:
        return "a hidden fight card"
    rank = FIGHT_RANKS[card]
    return f"the {RANK_WORDS[rank]} of the fight deck" if rank in RANK_WORDS else f"fight card {rank}"


class FightDeclared(Told, frozen=True):
    """WL-FIGHT-01"""

    weight: ClassVar[int] = 2
    other: int
    kind: int

    def sentence(self) -> str:
        if self.kind == DUEL:
            return f"{self.name} draws on {name_of(self.other)}: a duel."
        if self.kind == ARREST:
            return f"{self.name} sets out to arrest {name_of(self.other)}."
        return f"{self.name} tries to rob {name_of(self.other)}."


class NpcFightBegan(Told, frozen=True):
    """WL-NPC-01"""

    weight: ClassVar[int] = 2
    kind: int
    number: int

    def sentence(self) -> str:
        if self.kind == SHERIFF:
            return f"The Sheriff confronts {name_of(self.who)}, with {counted(self.number, 'fight card')}."
        return f"{self.name} fights {NPC_NAMES[self.kind]}, who draws {counted(self.number, 'fight card')}."


class TokenRevealed(Told, frozen=True):
    """AU-MOVE-02"""

    token: int

    def sentence(self) -> str:
        return f"{self.name} runs into {TOKEN_NAMES[TOKEN_KIND[self.token]]} of strength {TOKEN_NUMBER[self.token]}."


class FightCardsDrawn(Told, frozen=True):
    """Whoever plays for the NPC sees the cards. WL-NPC-02"""

    weight: ClassVar[int] = 0
    kind: int
    cards: list[int]

    def sentence(self) -> str:
        if HIDDEN in self.cards:
            return f"{self.name} takes {counted(len(self.cards), 'fight card')} and plays for {NPC_NAMES[self.kind]}."
        drawn = listed([fight_card_name(card) for card in self.cards])
        return f"{self.name} plays for {NPC_NAMES[self.kind]} and looks at {drawn}."

    def seen_by(self, seat: int | None) -> "FightCardsDrawn":
        if seat == seat_of(self.who):
            return self
        return FightCardsDrawn(self.who, self.kind, [HIDDEN] * len(self.cards))


class LaidCard(Told, frozen=True):
    """Its player sees the card. WL-FIGHT-07"""

    weight: ClassVar[int] = 0
    card: int

    def sentence(self) -> str:
        return f"{self.name} plays {'a card' if self.card == HIDDEN else card_name(self.card)} face down."

    def seen_by(self, seat: int | None) -> "LaidCard":
        return self if seat == seat_of(self.who) else LaidCard(self.who, HIDDEN)


class PlayedNoCard(Told, frozen=True):
    """WL-FIGHT-08"""

    had_none: bool

    def sentence(self) -> str:
        return f"{self.name} {'has no card to play' if self.had_none else 'does not stand up to it'}."


class RevealedCard(Told, frozen=True):
    """WL-FIGHT-09"""

    card: int

    def sentence(self) -> str:
        return f"{self.name} shows {with_effect(self.card)}."


class RevealedFightCard(Event, frozen=True):
    """What an NPC or the Man in Black plays. WL-NPC-04, WL-MIB-05"""

    kind: int
    man_in_black: bool
    card: int

    def sentence(self) -> str:
        who = "The Man in Black" if self.man_in_black else capital(NPC_NAMES[self.kind])
        return f"{who} shows {fight_card_name(self.card)}."


class ShowedFightCards(Event, frozen=True):
    """WL-MIB-05, WL-NPC-21"""

    weight: ClassVar[int] = 0
    cards: list[int]

    def sentence(self) -> str:
        return f"The fight cards drawn were {listed([fight_card_name(card) for card in self.cards])}."


class Reacted(Told, frozen=True):
    """WL-FIGHT-10"""

    card: int

    def sentence(self) -> str:
        return f"{self.name} answers with {with_effect(self.card)}."


class SwappedCard(Told, frozen=True):
    """WL-FIGHT-23"""

    card: int
    old: int

    def sentence(self) -> str:
        return f"{self.name} takes {card_name(self.old)} back and plays {with_effect(self.card)} instead."


class ReactionCancelled(Told, frozen=True):
    """WL-FIGHT-24"""

    other: int

    def sentence(self) -> str:
        return f"{self.name} stares {name_of(self.other)} down: that reaction counts for nothing."


class LookedAtHand(Told, frozen=True):
    """Whoever looks and whoever holds them see the cards. WL-FIGHT-30"""

    other: int
    cards: list[int]

    def sentence(self) -> str:
        return f"{self.name} looks at {cards_named(self.cards)} of {name_of(self.other)}."

    def seen_by(self, seat: int | None) -> "LookedAtHand":
        if seat in (seat_of(self.who), seat_of(self.other)):
            return self
        return LookedAtHand(self.who, self.other, [HIDDEN] * len(self.cards))


class FightRestarted(Told, frozen=True):
    """WL-NPC-10"""

    kind: int

    def sentence(self) -> str:
        return f"{capital(NPC_NAMES[self.kind])} slips away and the fight with {name_of(self.who)} begins anew."


class FightWon(Told, frozen=True):
    """One player beats another, the Man in Black included. WL-FIGHT-12"""

    weight: ClassVar[int] = 2
    other: int
    value: int
    """0 where a card was not answered."""
    against: int

    def sentence(self) -> str:
        if self.value and self.value == self.against:
            return f"{self.name} ties with {name_of(self.other)} at {self.value}, and wins the tie."
        score = f", {self.value} against {self.against}" if self.value else ""
        return f"{self.name} wins the fight with {name_of(self.other)}{score}."


class NpcFightEnded(Told, frozen=True):
    """WL-NPC-06"""

    weight: ClassVar[int] = 2
    kind: int
    won: bool
    value: int
    """0 where the player had no card."""
    against: int

    def sentence(self) -> str:
        if self.value and self.value == self.against:
            outcome = "wins" if self.won else "loses"
            return f"{self.name} ties with {NPC_NAMES[self.kind]} at {self.value}, and {outcome} the tie."
        score = f", {self.value} against {self.against}" if self.value else ""
        return f"{self.name} {'beats' if self.won else 'loses to'} {NPC_NAMES[self.kind]}{score}."


class RobbedNuggets(Told, frozen=True):
    """WL-FIGHT-16"""

    other: int
    number: int

    def sentence(self) -> str:
        return f"{self.name} takes {counted(self.number, 'nugget')} from {name_of(self.other)}."


class RobbedMoney(Told, frozen=True):
    """WL-FIGHT-16"""

    other: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} takes ${self.dollars} from {name_of(self.other)}."


class RobbedCattle(Told, frozen=True):
    """Robber and robbed know the token. WL-FIGHT-17"""

    other: int
    token: int
    colour: int

    def sentence(self) -> str:
        return f"{self.name} drives off the {COLOUR[self.colour]} cattle of {name_of(self.other)}."

    def seen_by(self, seat: int | None) -> "RobbedCattle":
        if seat in (seat_of(self.who), seat_of(self.other)):
            return self
        return RobbedCattle(self.who, self.other, HIDDEN, self.colour)


class RobbedLonghorn(Told, frozen=True):
    """AU-LONG-03"""

    other: int

    def sentence(self) -> str:
        return f"{self.name} drives off a longhorn of {name_of(self.other)}."


class Arrested(Told, frozen=True):
    """WL-ARREST-01, WL-ARREST-02"""

    weight: ClassVar[int] = 2
    space: int
    nuggets: int
    cattle: int
    """Longhorns included."""

    def sentence(self) -> str:
        lost = [counted(self.nuggets, "nugget")] if self.nuggets else []
        if self.cattle:
            lost.append(f"{self.cattle} head of cattle")
        also = f", losing {listed(lost)}" if lost else ""
        return f"{self.name} is under arrest at {PLACES[self.space]}{also}, and is Wanted no more."


class SheriffRode(Event, frozen=True):
    """WL-SHERIFF-02"""

    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"The Sheriff rides to {PLACES[self.space]}."


class SheriffPlaced(Event, frozen=True):
    """WL-SHERIFF-11"""

    space: int

    def sentence(self) -> str:
        return f"The Sheriff turns up at {PLACES[self.space]}."


class SheriffBeaten(Event, frozen=True):
    """WL-SHERIFF-08"""

    space: int

    def sentence(self) -> str:
        return f"The Sheriff goes back to {PLACES[self.space]}."


class NoHideoutFree(Event, frozen=True):
    """WL-BANDIT-03"""

    def sentence(self) -> str:
        return "No bandit appears, since no Hideout is free."


class BanditAppeared(Event, frozen=True):
    """WL-BANDIT-02"""

    space: int

    def sentence(self) -> str:
        return f"A bandit appears at {PLACES[self.space]}."
