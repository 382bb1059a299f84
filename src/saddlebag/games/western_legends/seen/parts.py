"""What a view shows beside what every field of the state lets everybody see. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.engine.views import Seen, view_of
from saddlebag.games.western_legends.chapters import PLAYER, SIDE, Faro, Fight, Hand
from saddlebag.games.western_legends.content import (
    BUILDING,
    CARD,
    CATTLE,
    CHARACTER,
    COLOUR,
    FIGHT_CARD,
    FRONTIER,
    GOAL,
    ITEM,
    LEGENDARY,
    SPACE,
    STORY,
    TOKEN,
    TRIGGER,
)
from saddlebag.games.western_legends.course import MATCH
from saddlebag.games.western_legends.state import TRACK, Player, State

STAGE = Names("stage", MATCH.stages)
TOKEN_KIND = Names("kind of token", ["outlaw", "claim_jumper", "high_roller"])


class CattleView(Struct, frozen=True, gc=False):
    """A cattle token that is driven: its back is for all to see, its front for those who have looked. WL-RANCH-02"""

    colour: Annotated[str, COLOUR]
    token: Annotated[str, CATTLE] | None


@view_of(Player)
class PlayerView(Seen, frozen=True):
    """A player's mat and what the viewer knows of their hand."""

    colour: Annotated[str, PLAYER]
    name: str
    character: Annotated[str, CHARACTER] | None
    dealt: Annotated[list[str], CHARACTER, UpTo(2)]
    hand: Annotated[list[str], CARD]
    """The cards that the viewer knows."""
    hand_limit: int
    cattle: Annotated[list[CattleView], UpTo(3)]
    legendary: Annotated[list[str], LEGENDARY, UpTo(6)]
    """The tokens, for their owner and after the end."""
    goals: Annotated[list[str], GOAL, UpTo(4)]
    ability_works: bool
    movement: int
    """How far a move action goes."""


class TokenView(Struct, frozen=True, gc=False):
    """An outlaw or claim jumper on a space."""

    space: Annotated[str, SPACE]
    kind: Annotated[str, TOKEN_KIND]
    token: Annotated[str, TOKEN] | None
    """Which one it is, for those who have looked."""


class HighRollerView(Struct, frozen=True, gc=False):
    """A high roller at a Saloon."""

    saloon: Annotated[str, BUILDING]
    token: Annotated[str, TOKEN] | None


class FrontierView(Struct, frozen=True, gc=False):
    """A frontier space with its token."""

    space: Annotated[str, SPACE]
    number: int
    """What is printed on the token."""
    needed: int
    """What must be discarded for it. AU-FRONT-01"""
    token: Annotated[str, FRONTIER] | None


class StoryView(Struct, frozen=True, gc=False):
    """The top card of a story deck, by its back. WL-STORY-01"""

    trigger: Annotated[str, TRIGGER]
    needs: int
    """How many discs complete it."""
    discs: Annotated[list[int], EACH_SEAT]
    """How many discs each player has on it."""
    left: int
    """How many cards the deck has, this one included."""
    last: Annotated[str, PLAYER] | None
    story: Annotated[str, STORY] | None
    """Its front: nobody knows it before it is told."""


class SumLine(Struct, frozen=True, gc=False):
    """A line of what a card counts: its value, or what changes that. WL-FIGHT-27"""

    words: str
    number: int
    """What it adds; 0 where it decides ties."""


@view_of(Fight)
class FightView(Seen, frozen=True):
    """A fight as the viewer sees it."""

    drawn: Annotated[list[Annotated[str, FIGHT_CARD] | None], UpTo(6)]
    played: Annotated[str, FIGHT_CARD] | None
    cards: Annotated[list[Annotated[str, CARD] | None], UpTo(2)]
    laid: Annotated[list[bool], UpTo(2)]
    """Whether fighter and rival, or the NPC, have laid their card."""
    values: Annotated[list[int | None], UpTo(2)]
    """What the cards count now, once they are revealed. WL-FIGHT-27"""
    sums: Annotated[list[Annotated[list[SumLine], UpTo(8)]], UpTo(2)]
    """How each comes to that, line by line."""


@view_of(Hand)
class HandView(Seen, frozen=True):
    """A hand of poker as the viewer sees it."""

    dealer_cards: Annotated[list[str], CARD, UpTo(6)]
    dealer_plays: Annotated[list[str], CARD, UpTo(2)]
    chosen: Annotated[dict[str, Annotated[list[str], CARD, UpTo(2)]], PLAYER]
    """The hand cards that each has chosen, as far as the viewer may see them."""
    has_chosen: Annotated[list[str], PLAYER]


class MarkerView(Struct, frozen=True, gc=False):
    """A bet at faro."""

    player: Annotated[str, PLAYER]
    value: Annotated[str, FIGHT_CARD]
    dollars: int


@view_of(Faro)
class FaroView(Seen, frozen=True):
    """A game of faro as the viewer sees it."""

    cards: Annotated[list[Annotated[str, FIGHT_CARD] | None], UpTo(4)]
    markers: Annotated[list[MarkerView], UpTo(12)]


class ScoreLine(Struct, frozen=True, gc=False):
    """A line of the final scoring. WL-END-04"""

    title: str
    points: Annotated[list[int], EACH_SEAT]


@view_of(State)
class View(Seen, frozen=True):
    """The table from one chair."""

    seat: int | None
    stage: Annotated[str, STAGE]
    target_lp: int
    final: Annotated[list[ScoreLine], UpTo(8)]
    players: Annotated[list[PlayerView], EACH_SEAT]
    fight: FightView | None
    hand_of_poker: HandView | None
    faro: FaroView | None
    tokens: Annotated[list[TokenView], UpTo(12)]
    high_rollers: Annotated[list[HighRollerView], UpTo(3)]
    longhorns: Annotated[dict[str, int], SPACE, UpTo(6)]
    nuggets: Annotated[dict[str, int], SPACE, UpTo(12)]
    train_space: Annotated[str, SPACE] | None
    frontier: Annotated[list[FrontierView], UpTo(9)]
    ranch_sizes: Annotated[dict[str, int], COLOUR]
    stock: Annotated[dict[str, int], ITEM]
    markers: Annotated[dict[str, Annotated[list[int], UpTo(4)]], TRACK]
    deck_size: int
    discards: Annotated[list[str], CARD]
    fight_deck_size: int
    stories: Annotated[dict[str, StoryView | None], SIDE]
    reason: str
