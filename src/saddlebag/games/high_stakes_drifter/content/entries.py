"""The entries of the content files, as they are written there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from saddlebag.engine.content import Entry

RarityName = Literal["common", "uncommon", "rare", "fixed"]
ColourName = Literal["white", "red", "blue", "green"]
StatName = Literal["smarts", "skill", "luck"]
KindName = Literal["dude", "gear", "fortune"]

Id = Annotated[str, Meta(pattern="^[a-z0-9_]+$")]
"""A single word, since answers, saves and abilities name things by it."""
Name = Annotated[str, Meta(pattern=r"^\S(.*\S)?$", max_length=60)]
"""As it stands in deck lists, one a line."""
Dollars = Annotated[int, Meta(ge=0, le=99)]
Modifier = Annotated[int, Meta(ge=-99, le=99)]
Number = Annotated[int, Meta(ge=1, le=9999)]
Count = Annotated[int, Meta(ge=1, le=54)]


class FactionEntry(Entry, frozen=True, kw_only=True):
    """The allegiance of a dude."""

    id: Id
    name: Name
    leaning: str


class TraitEntry(Entry, frozen=True, kw_only=True):
    """A trait and the types of cards that may have it."""

    id: Id
    of: Annotated[list[KindName], Meta(min_length=1)]


class CardEntry(Entry, frozen=True, kw_only=True):
    """What is printed on every card; gear and fortune cards modify the stats of a dude. HD-CARD-03, HD-CARD-06"""

    id: Id
    no: Number
    name: Name
    cost: Dollars
    smarts: Modifier
    skill: Modifier
    luck: Modifier
    rarity: RarityName
    traits: list[str] = field(default_factory=list)
    fx: list[str] = field(default_factory=list)
    """The abilities, in the effect language."""


class DudeEntry(CardEntry, frozen=True, kw_only=True):
    """A dude. HD-CARD-03"""

    faction: str
    kicker_limit: Annotated[int, Meta(ge=0, le=999)]


class GearEntry(CardEntry, frozen=True, kw_only=True):
    """A gear card. HD-CARD-04"""


class FortuneEntry(CardEntry, frozen=True, kw_only=True):
    """A fortune card. HD-CARD-05"""


class TextEntry(Entry, frozen=True, kw_only=True):
    """What a card does, in words: made from its abilities, written in no file."""

    id: Id
    text: str


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a kicker chip. HD-KICK-04"""

    stat: StatName
    mod: Modifier


class KickerEntry(Entry, frozen=True, kw_only=True):
    """A kicker chip with its two sides. HD-KICK-01, HD-KICK-04"""

    id: Id
    name: Name
    colour: ColourName
    value: Dollars
    rarity: RarityName
    front: Side
    back: Side


class DeckEntry(Entry, frozen=True, kw_only=True):
    """A ready deck; starters have a second kicker stack, the one of their box. HD-DECK-15"""

    id: Id
    name: Name
    kind: Literal["starter", "constructed"]
    about: str
    cards: dict[str, Count]
    kickers: dict[str, Count]
    kickers_box: dict[str, Count] = field(default_factory=dict)


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """How likely a kicker chip of each colour is."""

    white: Dollars
    red: Dollars
    blue: Dollars
    green: Dollars


class BoosterEntry(Entry, frozen=True, kw_only=True):
    """What a booster pack holds. HD-DECK-16"""

    id: Literal["booster"]
    commons: Dollars
    uncommons: Dollars
    rares: Dollars
    kickers: Dollars
    weights: Weights


class SealedEntry(Entry, frozen=True, kw_only=True):
    """What a player of a sealed game opens, and which cards are added as one likes. HD-DECK-17"""

    id: Literal["sealed"]
    boosters: Annotated[int, Meta(ge=1, le=60)]
    extra_kickers: Dollars
    unlimited: list[str]


class PlaceEntry(Entry, frozen=True, kw_only=True):
    """Where something of a seat is drawn: so far from the middle, so far along."""

    id: Literal["pot", "street", "saloon", "stake", "hand", "deck", "wood", "badge"]
    r: int
    along: int = 0
    size: int = 0
