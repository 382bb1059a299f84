"""Decks that guests keep, and the workbench where they are built: read, checked, made at random, from opened packs."""

import secrets
from functools import lru_cache

from saddlebag.engine.deck_building import DeckBuilding, DeckReport, Pool, Workbench
from saddlebag.engine.dice import Dice
from saddlebag.table import rows
from saddlebag.table.errors import BadRequest, Full, NotFound
from saddlebag.table.lobby import Guest, good_name, named_game
from saddlebag.table.messages import ChangedDeck, NewDeck, Packs, SavedDeck
from saddlebag.table.schema import deck as deck_table
from saddlebag.table.store import Store

MOST_DECKS = 100
"""That one guest may keep."""


class Decks:
    """The decks of all guests. Nobody sees those of another; a deck is given away as text."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self, guest: Guest, game: str | None) -> list[SavedDeck]:
        found = await rows.decks_of(self.store, guest.id)
        return [shown(row) for row in found if game is None or row.game == game]

    async def save(self, guest: Guest, wish: NewDeck) -> SavedDeck:
        """Keep a deck, finished or not."""
        building_of(wish.game)
        if len(await rows.decks_of(self.store, guest.id)) >= MOST_DECKS:
            raise Full(f"You keep {MOST_DECKS} decks already; delete one first.")
        values = {
            "id": secrets.token_urlsafe(12),
            "game": wish.game,
            "name": good_name(wish.name),
            "text": kept_text(wish.text),
            "sealed": wish.sealed,
            "changed": rows.now(),
        }
        await self.store.write(deck_table.insert().values(guest_id=guest.id, **values))
        return await self.one(guest, values["id"] or "")

    async def change(self, guest: Guest, deck_id: str, wish: ChangedDeck) -> SavedDeck:
        """Give a deck another name, or other cards."""
        before = await self.one(guest, deck_id)
        name = before.name if wish.name is None else good_name(wish.name)
        text = before.text if wish.text is None else kept_text(wish.text)
        await self.store.write(
            deck_table.update()
            .where(deck_table.c.id == deck_id, deck_table.c.guest_id == guest.id)
            .values(name=name, text=text, changed=rows.now())
        )
        return await self.one(guest, deck_id)

    async def delete(self, guest: Guest, deck_id: str) -> None:
        await self.one(guest, deck_id)
        await self.store.write(deck_table.delete().where(deck_table.c.id == deck_id, deck_table.c.guest_id == guest.id))

    async def one(self, guest: Guest, deck_id: str) -> SavedDeck:
        """A deck of this guest; those of others are not there for him."""
        for row in await rows.decks_of(self.store, guest.id):
            if row.id == deck_id:
                return shown(row)
        raise NotFound("You keep no such deck.")


def building_of(game: str) -> DeckBuilding:
    building = named_game(game).deck_building
    if building is None:
        raise NotFound(f"In {named_game(game).title} nobody builds decks.")
    return building


def bench(game: str) -> Workbench:
    """What a deck builder needs to know of a game."""
    return building_of(game).bench


def check(game: str, text: str, sealed: str | None) -> DeckReport:
    """A deck as the game reads it, with all that is wrong."""
    return building_of(game).read(text, None if sealed is None else pool(game, sealed))


def random(game: str) -> DeckReport:
    """A deck that may be played, another one each time."""
    building = building_of(game)
    return building.read(building.random(Dice(secrets.randbits(64))), None)


def build(game: str, sealed: str) -> DeckReport:
    """A sensible deck from the packs of this number, to play or to begin with."""
    building, opened = building_of(game), pool(game, sealed)
    return building.read(building.build(opened), opened)


def open_packs(game: str, sealed: str | None) -> Packs:
    """New packs, or once more those of this number."""
    number = str(secrets.randbits(53)) if sealed is None else sealed
    return Packs(number, pool(game, number))


@lru_cache(200)
def pool(game: str, sealed: str) -> Pool:
    return building_of(game).sealed(Dice(int(sealed)))


def kept_text(text: str) -> str:
    """A deck as it is kept, as it was written; but an empty page is no deck."""
    if not text.strip():
        raise BadRequest("This deck is empty; put a card into it first.")
    if any(not each.isprintable() and each not in "\n\r\t" for each in text):
        raise BadRequest("A deck is written in letters that can be seen, a line for each card.")
    return text.strip()


def shown(row: rows.Found) -> SavedDeck:
    playable = row.sealed is None and not check(row.game, row.text, None).faults
    return SavedDeck(row.id, row.game, row.name, row.text, row.sealed, row.changed, playable)
