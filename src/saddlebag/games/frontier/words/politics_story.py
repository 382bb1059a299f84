"""Elections, promises, industry cards and characters, as they are told."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, signed
from saddlebag.games.frontier.content import (
    CARD_NAMES,
    CHARACTER_CLASS,
    CHARACTER_NAMES,
    SPECIAL_NAMES,
    STATUS,
    SUIT_TOWN_NAMES,
)
from saddlebag.games.frontier.words.story import ERAS, Told, in_sum, person, place, with_article

VOTES_FOR = ("for the space", "for people", "for vote tokens", "from cards and tiles", "for tycoons")
"""What brings votes, in the order of FO-ELEC-02."""

NO_TIE = -1
BREAKS_TIES = (
    "they have more political points", "health is on their side", "wealth is on their side", "safety is on their side",
    "they are the present mayor", "they come first in turn order",
)  # fmt: skip
"""In the order of FO-ELEC-04."""

RANKS = ("assistant", "partner", "tycoon")


class EraEnded(Event, frozen=True):
    """An era is over, and every status above 0 falls."""

    weight: ClassVar[int] = 2
    era: int
    cooling: int

    def sentence(self) -> str:
        ended = f"Era {ERAS[self.era - 1]} ends"
        return f"{ended}: every status above 0 falls by {self.cooling}." if self.cooling else f"{ended}."


class PromiseSettled(Told, frozen=True):
    """A promise of the mayor was kept or broken."""

    status: int
    value: int
    kept: bool

    def sentence(self) -> str:
        verb = "has kept" if self.kept else "has broken"
        return f"{self.name} {verb} the promise of {STATUS[self.status]} {signed(self.value)}."


class PromiseMade(Told, frozen=True):
    """The mayor set a promise cube."""

    status: int
    value: int

    def sentence(self) -> str:
        return f"{self.name} promises {STATUS[self.status]} {signed(self.value)}."


class Voted(Told, frozen=True):
    """The votes of a candidate."""

    votes: int
    parts: tuple[int, ...]

    def sentence(self) -> str:
        parts = in_sum(dict(zip(VOTES_FOR, self.parts, strict=True)))
        return f"{self.name} has {counted(self.votes, 'vote')}{parts}."


class Elected(Told, frozen=True):
    """A new mayor, or the old one again."""

    weight: ClassVar[int] = 2
    tie: int
    """What decided between equal votes, by its place in BREAKS_TIES; NO_TIE without any."""

    def sentence(self) -> str:
        why = "" if self.tie == NO_TIE else f" Of equal votes theirs count more: {BREAKS_TIES[self.tie]}."
        return f"{self.name} is elected mayor.{why}"


class WonLastElection(Told, frozen=True):
    """The final election brings points for the promises made."""

    weight: ClassVar[int] = 2
    points: int

    def sentence(self) -> str:
        return f"{self.name} wins the final election: {counted(self.points, 'point')}."


class StaysCaretaker(Told, frozen=True):
    """Nobody stood for mayor."""

    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"Nobody stands for mayor; {self.name} stays as caretaker."


class TookCard(Told, frozen=True):
    """An industry card was added or upgraded."""

    weight: ClassVar[int] = 2
    card: int

    def sentence(self) -> str:
        return f"{self.name} takes the industry card {CARD_NAMES[self.card]}."


class TookNoCard(Told, frozen=True):
    """A player could neither add nor upgrade."""

    def sentence(self) -> str:
        return f"{self.name} can take no industry card."


class ForestGrew(Event, frozen=True):
    """Trees came back."""

    number: int

    def sentence(self) -> str:
        return f"The forest grows by {counted(self.number, 'tree')}."


# --- people -------------------------------------------------------------------------------------------------------


class Drew(Told, frozen=True):
    """A character came to light."""

    character: int

    def sentence(self) -> str:
        return f"{self.name} draws {person(self.character)}, {with_article(RANKS[CHARACTER_CLASS[self.character]])}."


class Kept(Told, frozen=True):
    """A character stays with a player."""

    character: int

    def sentence(self) -> str:
        return f"{self.name} keeps {person(self.character)}."


class SentToTown(Told, frozen=True):
    """A character was discarded to a suit town."""

    character: int
    town: int

    def sentence(self) -> str:
        return f"{self.name} sends {person(self.character)} to {SUIT_TOWN_NAMES[self.town]}."


class NobodyToDraw(Told, frozen=True):
    """A deck and the towns are empty."""

    def sentence(self) -> str:
        return f"{self.name} finds nobody to draw."


class TycoonPlaced(Told, frozen=True):
    """A tycoon lies on the Mayor Card."""

    weight: ClassVar[int] = 2
    character: int

    def sentence(self) -> str:
        return f"{self.name} places {CHARACTER_NAMES[self.character]} on the Mayor Card."


class TycoonDeclined(Told, frozen=True):
    """The mayor does not take a tycoon, or could not."""

    character: int

    def sentence(self) -> str:
        return f"{CHARACTER_NAMES[self.character]} does not join {self.name}'s Mayor Card."


class SpecialPlaced(Told, frozen=True):
    """A special building came onto the map."""

    special: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} places the {SPECIAL_NAMES[self.special]} on {place(self.space)}."


class SpecialRemoved(Event, frozen=True):
    """A special building left with its tycoon."""

    special: int

    def sentence(self) -> str:
        return f"The {SPECIAL_NAMES[self.special]} is removed."


class UsedAbility(Told, frozen=True):
    """A card or special building was used in a turn."""

    what: str

    def sentence(self) -> str:
        return f"{self.name} uses {self.what}."
