"""The routes for decks: those that a game comes with, the workbench, and those that a guest keeps."""

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import JSONBody, QueryParameter

from saddlebag.engine.deck_building import DeckReport, Workbench
from saddlebag.table import decks
from saddlebag.table.api import AnyRequest, Here, Id, Visitor, responses, work_at_the_bench
from saddlebag.table.deck_messages import ChangedDeck, CheckDeck, NewDeck, Packs, SavedDeck

GameText = Annotated[str | None, QueryParameter(max_length=40)]
SeedNumber = Annotated[str, QueryParameter(min_length=1, max_length=20, pattern="^[0-9]+$")]
SeedText = Annotated[str | None, QueryParameter(max_length=20, pattern="^[0-9]+$")]


@get("/games/{game:str}/decks", responses=responses)
async def deck_bench(game: Id) -> Workbench:
    """What decks of a game are made of, and those that come with it."""
    return decks.bench(game)


@post("/games/{game:str}/decks/check", status_code=200, responses=responses)
async def check_deck(request: AnyRequest, table: Here, game: Id, data: JSONBody[CheckDeck]) -> DeckReport:
    """Read a deck from its text: what is in it, and what is wrong with it."""
    work_at_the_bench(request, table)
    return await table.decks.check(game, data.text, data.sealed)


@post("/games/{game:str}/decks/random", status_code=200, responses=responses)
async def random_deck(request: AnyRequest, table: Here, game: Id) -> DeckReport:
    """Some deck that may be played."""
    work_at_the_bench(request, table)
    return await table.decks.random(game)


@post("/games/{game:str}/decks/sealed", status_code=200, responses=responses)
async def sealed_packs(request: AnyRequest, table: Here, game: Id, sealed: SeedText = None) -> Packs:
    """Open packs to build a deck from; with ?sealed=NUMBER the same as before."""
    work_at_the_bench(request, table)
    return await table.decks.open_packs(game, sealed)


@post("/games/{game:str}/decks/sealed/build", status_code=200, responses=responses)
async def build_deck(request: AnyRequest, table: Here, game: Id, sealed: SeedNumber) -> DeckReport:
    """A sensible deck from the packs of this number."""
    work_at_the_bench(request, table)
    return await table.decks.build(game, sealed)


@get("/decks", responses=responses)
async def list_decks(table: Here, guest: Visitor, game: GameText = None) -> list[SavedDeck]:
    """The decks that you keep."""
    return await table.decks.all(guest, game)


@post("/decks", responses=responses)
async def save_deck(request: AnyRequest, table: Here, guest: Visitor, data: JSONBody[NewDeck]) -> SavedDeck:
    """Keep a deck, finished or not."""
    table.limits.decks.take(guest.id)
    work_at_the_bench(request, table)
    return await table.decks.save(guest, data)


@patch("/decks/{deck_id:str}", responses=responses)
async def change_deck(
    request: AnyRequest, table: Here, guest: Visitor, deck_id: Id, data: JSONBody[ChangedDeck]
) -> SavedDeck:
    """Give one of your decks another name, or other cards."""
    table.limits.decks.take(guest.id)
    work_at_the_bench(request, table)
    return await table.decks.change(guest, deck_id, data)


@delete("/decks/{deck_id:str}", status_code=200, responses=responses)
async def delete_deck(table: Here, guest: Visitor, deck_id: Id) -> list[SavedDeck]:
    """Throw one of your decks away; those that are left."""
    await table.decks.delete(guest, deck_id)
    return await table.decks.all(guest, None)


DECK_ROUTES = [
    deck_bench, check_deck, random_deck, sealed_packs, build_deck, list_decks, save_deck, change_deck, delete_deck,
]  # fmt: skip
