"""What goes over the wire about decks."""

from typing import Annotated

from msgspec import Meta, Struct

from saddlebag.engine.deck_building import Pool
from saddlebag.table.messages import Name

DeckText = Annotated[str, Meta(max_length=6000)]
Seed = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[0-9]+$")]


class CheckDeck(Struct, forbid_unknown_fields=True):
    text: DeckText
    sealed: Seed | None = None
    """The number of the packs that it is built from; without one it is built from all cards."""


class Packs(Struct):
    """Packs for sealed play. The same number always opens the same packs."""

    sealed: Seed
    pool: Pool


class NewDeck(Struct, forbid_unknown_fields=True):
    game: str
    name: Name
    text: DeckText
    sealed: Seed | None = None


class ChangedDeck(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    text: DeckText | None = None


class SavedDeck(Struct):
    """A deck that a guest keeps; it may be unfinished."""

    id: str
    game: str
    name: str
    text: str
    sealed: str | None
    changed: str
    playable: bool
