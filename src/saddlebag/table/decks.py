"""Decks that guests keep, and the workbench where they are built: read, checked, made at random, from opened packs."""

import secrets
from contextlib import suppress
from functools import lru_cache
from typing import Any

from saddlebag.engine.deck_building import DeckBuilding, DeckReport, Pool, Workbench
from saddlebag.engine.dice import Dice
from saddlebag.table import catalog, rows
from saddlebag.table.aside import Aside
from saddlebag.table.deck_messages import ChangedDeck, NewDeck, Packs, SavedDeck
from saddlebag.table.errors import BadRequest, Full, NotFound, ReadOnly
from saddlebag.table.lobby import named_game
from saddlebag.table.schema import deck as deck_table
from saddlebag.table.seating import Guest, good_name
from saddlebag.table.store import Store

MOST_DECKS = 100
"""That one guest may keep."""


class Decks:
    """The decks of all guests. Nobody sees those of another; a deck is given away as text.

    Whether a deck may be played is written beside it, with the edition of the game that said so.
    """

    def __init__(self, store: Store, bench: Aside) -> None:
        self.store = store
        self._bench = bench

    # --- the workbench ----------------------------------------------------------------------------------------------

    async def check(self, game: str, text: str, sealed: str | None) -> DeckReport:
        """A deck as the game reads it, with what is wrong with it."""
        building_of(game)
        return await self._bench.do(check, game, text, sealed)

    async def random(self, game: str) -> DeckReport:
        """A deck that may be played, another one each time."""
        return await self._bench.do(random, building_of(game))

    async def build(self, game: str, sealed: str) -> DeckReport:
        """A sensible deck from the packs of this number, to play or to begin with."""
        return await self._bench.do(build, building_of(game), game, sealed)

    async def open_packs(self, game: str, sealed: str | None) -> Packs:
        """New packs, or once more those of this number."""
        building_of(game)
        number = str(secrets.randbits(53)) if sealed is None else sealed
        return Packs(number, await self._bench.do(pool, game, number))

    # --- what guests keep -------------------------------------------------------------------------------------------

    async def all(self, guest: Guest, game: str | None) -> list[SavedDeck]:
        found = await rows.decks_of(self.store, guest.id)
        return [await self._shown(row) for row in found if game is None or row.game == game]

    async def save(self, guest: Guest, wish: NewDeck) -> SavedDeck:
        """Keep a deck, finished or not."""
        building_of(wish.game)
        if len(await rows.decks_of(self.store, guest.id)) >= MOST_DECKS:
            raise Full(f"You already have {MOST_DECKS} decks; delete one first.")
        deck_id, text = secrets.token_urlsafe(12), kept_text(wish.text)
        await self.store.write(
            deck_table.insert().values(
                id=deck_id,
                guest_id=guest.id,
                game=wish.game,
                name=good_name(wish.name),
                text=text,
                sealed=wish.sealed,
                changed=rows.now(),
                **await self._judged(wish.game, text, wish.sealed),
            )
        )
        return await self.one(guest, deck_id)

    async def change(self, guest: Guest, deck_id: str, wish: ChangedDeck) -> SavedDeck:
        """Give a deck another name, or other cards."""
        before = await self.one(guest, deck_id)
        values: dict[str, Any] = {"changed": rows.now()}
        if wish.name is not None:
            values["name"] = good_name(wish.name)
        if wish.text is not None:
            text = kept_text(wish.text)
            values |= {"text": text, **await self._judged(before.game, text, before.sealed)}
        await self.store.write(
            deck_table.update().where(deck_table.c.id == deck_id, deck_table.c.guest_id == guest.id).values(**values)
        )
        return await self.one(guest, deck_id)

    async def delete(self, guest: Guest, deck_id: str) -> None:
        await self.one(guest, deck_id)
        await self.store.write(deck_table.delete().where(deck_table.c.id == deck_id, deck_table.c.guest_id == guest.id))

    async def one(self, guest: Guest, deck_id: str) -> SavedDeck:
        """A deck of this guest; those of others are not there for them."""
        for row in await rows.decks_of(self.store, guest.id):
            if row.id == deck_id:
                return await self._shown(row)
        raise NotFound("You have no such deck.")

    async def _shown(self, row: rows.Found) -> SavedDeck:
        playable = row.playable
        if row.judged_by != edition(row.game):
            judged = await self._judged(row.game, row.text, row.sealed)
            playable = judged["playable"]
            with suppress(ReadOnly):  # then the next who looks judges it again
                await self.store.write(deck_table.update().where(deck_table.c.id == row.id).values(**judged))
        return SavedDeck(row.id, row.game, row.name, row.text, row.sealed, row.changed, playable)

    async def _judged(self, game: str, text: str, sealed: str | None) -> dict[str, Any]:
        """Whether a deck may be played, and which edition of the game says so. One of sealed play is for its packs."""
        playable = sealed is None and not (await self._bench.do(check, game, text, None)).faults
        return {"playable": playable, "judged_by": edition(game)}


def building_of(game: str) -> DeckBuilding:
    building = named_game(game).deck_building
    if building is None:
        raise NotFound(f"Players do not build decks in {named_game(game).title}.")
    return building


def bench(game: str) -> Workbench:
    """What a deck builder needs to know of a game."""
    return building_of(game).bench


def edition(game: str) -> str:
    """The rules and the content by which decks are judged."""
    return catalog.content(game)[1]


def check(game: str, text: str, sealed: str | None) -> DeckReport:
    return building_of(game).read(text, None if sealed is None else pool(game, sealed))


def random(building: DeckBuilding) -> DeckReport:
    return building.read(building.random(Dice(secrets.randbits(64))), None)


def build(building: DeckBuilding, game: str, sealed: str) -> DeckReport:
    opened = pool(game, sealed)
    return building.read(building.build(opened), opened)


@lru_cache(200)
def pool(game: str, sealed: str) -> Pool:
    return building_of(game).sealed(Dice(int(sealed)))


def kept_text(text: str) -> str:
    """A deck as it is kept, as it was written; but an empty page is no deck."""
    if not text.strip():
        raise BadRequest("This deck is empty; add a card first.")
    if any(not each.isprintable() and each not in "\n\r\t" for each in text):
        raise BadRequest("A deck list must be visible text, with one line per card.")
    return text.strip()
