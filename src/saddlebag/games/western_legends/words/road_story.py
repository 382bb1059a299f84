"""What happens on the road: moves, cards, stores, mines, the Bank, Ranches, the frontier and the train."""

from typing import ClassVar

from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends.chapters import BY_RAIL, BY_TRAIL, JUMP
from saddlebag.games.western_legends.content import (
    BUILDING_NAMES,
    CARD_EFFECT,
    CATTLE_COLOUR,
    CATTLE_REWARD,
    COLOUR,
    DIE_FACES,
    EFFECT_NAMES,
    ENCOUNTER_NAMES,
    FRONTIER_REWARD,
    FRONTIER_TOKEN_NUMBER,
    ITEM_NAMES,
    SPEAKER,
    TOKEN_KIND,
    TOKEN_NUMBER,
)
from saddlebag.games.western_legends.effects.texts import Text
from saddlebag.games.western_legends.words.story import HIDDEN, PLACES, Told, card_name, seat_of

FACE_WORDS = ("a nugget", "a dollar", "a circled dollar", "an X")
KIND_WORDS = ("outlaw", "claim jumper", "high roller")
KINDS_OF_FACES = len(set(DIE_FACES))
TRAVELS = {
    BY_RAIL: "takes the train to",
    BY_TRAIL: "follows the trail over the pass to",
    JUMP: "jumps to the train at",
}


def in_words(reward: Text) -> str:
    """A reward inside a sentence."""
    sentences = reward.words(SPEAKER).rstrip(".").split(". ")
    return ", ".join([said[:1].lower() + said[1:] for said in sentences])


# --- moving ---------------------------------------------------------------------------------------------------------


class Moved(Told, frozen=True):
    """A step into another space."""

    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"{self.name} moves to {PLACES[self.space]}."


class Arrived(Told, frozen=True):
    """Where a move on foot or on horseback ends: of the steps to it only details are told. WL-MOVE-08"""

    space: int

    def sentence(self) -> str:
        return f"{self.name} comes to {PLACES[self.space]}."


class CrossedMesa(Told, frozen=True):
    """WL-MOVE-11"""

    space: int

    def sentence(self) -> str:
        return f"{self.name} climbs over the mesa to {PLACES[self.space]}."


class Travelled(Told, frozen=True):
    """By rail, over a mountain pass, or straight to the train."""

    kind: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} {TRAVELS[self.kind]} {PLACES[self.space]}."


class PickedUpNuggets(Told, frozen=True):
    """AU-MOVE-04"""

    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} picks up {counted(self.number, 'nugget')} at {PLACES[self.space]}."


# --- cards ----------------------------------------------------------------------------------------------------------


class PlayedCard(Told, frozen=True):
    """A card action. WL-CARD-01"""

    card: int

    def sentence(self) -> str:
        return f"{self.name} plays {EFFECT_NAMES[CARD_EFFECT[self.card]]} ({card_name(self.card)})."


class SoldNuggets(Told, frozen=True):
    number: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} sells {counted(self.number, 'nugget')} for ${self.dollars} each."


class LookedAtToken(Told, frozen=True):
    """An outlaw or a claim jumper, seen by one player."""

    space: int
    token: int

    def sentence(self) -> str:
        told = "" if self.token == HIDDEN else f": {_strength(self.token)}"
        return f"{self.name} looks at the token at {PLACES[self.space]}{told}."

    def seen_by(self, seat: int | None) -> "LookedAtToken":
        return self if seat == seat_of(self.who) else LookedAtToken(self.who, self.space, HIDDEN)


class LookedAtRoller(Told, frozen=True):
    """A high roller, seen by one player."""

    saloon: int
    token: int

    def sentence(self) -> str:
        told = "" if self.token == HIDDEN else f": {_strength(self.token)}"
        return f"{self.name} looks at the high roller in the {BUILDING_NAMES[self.saloon]}{told}."

    def seen_by(self, seat: int | None) -> "LookedAtRoller":
        return self if seat == seat_of(self.who) else LookedAtRoller(self.who, self.saloon, HIDDEN)


class LookedAtFrontier(Told, frozen=True):
    """A frontier token, whose reward one player sees."""

    space: int
    token: int

    def sentence(self) -> str:
        told = "" if self.token == HIDDEN else f": {in_words(FRONTIER_REWARD[self.token])}"
        return f"{self.name} looks at the frontier token at {PLACES[self.space]}{told}."

    def seen_by(self, seat: int | None) -> "LookedAtFrontier":
        return self if seat == seat_of(self.who) else LookedAtFrontier(self.who, self.space, HIDDEN)


def _strength(token: int) -> str:
    return f"{KIND_WORDS[TOKEN_KIND[token]]} {TOKEN_NUMBER[token]}"


# --- places ---------------------------------------------------------------------------------------------------------


class Worked(Told, frozen=True):
    space: int

    def sentence(self) -> str:
        return f"{self.name} works at {PLACES[self.space]}."


class RolledDice(Told, frozen=True):
    """Prospecting dice as they fall. WL-MINE-01"""

    faces: list[int]

    def sentence(self) -> str:
        return f"{self.name} rolls {listed([FACE_WORDS[face] for face in self.faces])}."


class RolledAgain(Told, frozen=True):
    """A die that is rolled once more. WL-MINE-03, WL-MINE-04"""

    before: int
    face: int

    def sentence(self) -> str:
        return f"{self.name} rolls again after {FACE_WORDS[self.before]}: {FACE_WORDS[self.face]}."


class Deposited(Told, frozen=True):
    number: int

    def sentence(self) -> str:
        return f"{self.name} deposits {counted(self.number, 'nugget')} at the Bank."


class WentToDoctor(Told, frozen=True):
    def sentence(self) -> str:
        return f"{self.name} sees the Doctor."


class Revelled(Told, frozen=True):
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} spends ${self.dollars} on a night at the Cabaret."


class WentShopping(Told, frozen=True):
    """A Purchase begins."""

    weight: ClassVar[int] = 0
    space: int
    """Where; none for goods that come to the player."""

    def sentence(self) -> str:
        where = "from all stands" if self.space == HIDDEN else f"at {PLACES[self.space]}"
        return f"{self.name} goes shopping {where}."


class Upgraded(Told, frozen=True):
    item: int

    def sentence(self) -> str:
        return f"{self.name} has the {ITEM_NAMES[self.item]} upgraded."


class MadeActive(Told, frozen=True):
    """WL-STORE-06"""

    weight: ClassVar[int] = 0
    item: int

    def sentence(self) -> str:
        return f"{self.name} uses the {ITEM_NAMES[self.item]} from now on."


# --- cattle and longhorns ---------------------------------------------------------------------------------------------


class TookCattle(Told, frozen=True):
    """The front of the token is for its carrier. WL-RANCH-02"""

    colour: int
    token: int

    def sentence(self) -> str:
        told = "" if self.token == HIDDEN else f" (its front: {in_words(CATTLE_REWARD[self.token])})"
        return f"{self.name} drives {COLOUR[self.colour]} cattle off the Ranch{told}."

    def seen_by(self, seat: int | None) -> "TookCattle":
        return self if seat == seat_of(self.who) else TookCattle(self.who, self.colour, HIDDEN)


class Delivered(Told, frozen=True):
    """Cattle, wrangled or rustled. WL-RANCH-03, WL-RANCH-04"""

    token: int
    space: int
    wrangled: bool

    def sentence(self) -> str:
        verb = "wrangles" if self.wrangled else "rustles"
        where = PLACES[self.space]
        reward = in_words(CATTLE_REWARD[self.token])
        return f"{self.name} {verb} {COLOUR[CATTLE_COLOUR[self.token]]} cattle to {where}: {reward}."


class TookLonghorns(Told, frozen=True):
    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} rounds up {counted(self.number, 'longhorn')} at {PLACES[self.space]}."


class DeliveredLonghorn(Told, frozen=True):
    space: int

    def sentence(self) -> str:
        return f"{self.name} delivers a longhorn to {PLACES[self.space]}."


# --- frontier and train -----------------------------------------------------------------------------------------------


class ReachedFrontier(Told, frozen=True):
    """A frontier token is turned. AU-FRONT-04"""

    space: int
    token: int

    def sentence(self) -> str:
        number = FRONTIER_TOKEN_NUMBER[self.token]
        reward = in_words(FRONTIER_REWARD[self.token])
        return f"{self.name} opens up the frontier at {PLACES[self.space]}, token {number}: {reward}."


class HeldUpBank(Told, frozen=True):
    weight: ClassVar[int] = 2

    def sentence(self) -> str:
        return f"{self.name} robs the Bank."


class HeldUpTrain(Told, frozen=True):
    """AU-HEIST-02"""

    weight: ClassVar[int] = 2
    space: int
    encounter: int

    def sentence(self) -> str:
        return f"{self.name} robs the train at {PLACES[self.space]}: {ENCOUNTER_NAMES[self.encounter]}."
