"""The games, their content and their rules, as the client needs them."""

import hashlib
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
from msgspec import UNSET, inspect

from saddlebag import bots, ledger
from saddlebag.engine.content import Entry
from saddlebag.engine.game import Game
from saddlebag.engine.names import Names
from saddlebag.engine.options import BaseOptions, allowed, describe
from saddlebag.games import game as find_game
from saddlebag.games import game_names
from saddlebag.table.errors import NotFound
from saddlebag.table.lobby import named_game
from saddlebag.table.log import package_of, read_events, told, write_events
from saddlebag.table.messages import Chapter, GameInfo, Offer, OptionForm, Rulebook, RuleClause, SeatOption
from saddlebag.table.room import seat_colours


@cache
def catalog() -> list[GameInfo]:
    """Every game with what a menu needs."""
    return [about(name) for name in game_names()]


def about(name: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        summary=game.summary,
        version=game.version,
        options=option_forms(game.options),
        tables=game.tables,
        seats=[seat_colours(game, game.make_options(each)) for each in game.tables],
        seat_options=seat_options(game),
        chosen_by_seats=[list(game.make_options(each).of_seats()) for each in game.tables],
        builds_decks=game.deck_building is not None,
        presets=game.presets,
        bots=list(bots.LEVELS),
    )


def seat_options(game: Game[Any, Any]) -> list[SeatOption]:
    """What the seats of a game choose for themselves, at any of its tables."""
    found: dict[str, SeatOption] = {}
    forms = {form.name: form for form in option_forms(game.options)}
    for each in game.tables:
        for name, usual in game.make_options(each).of_seats().items():
            if name in forms:
                found[name] = SeatOption(name, forms[name].about, usual, *offers(game, forms[name]))
    return list(found.values())


def offers(game: Game[Any, Any], form: OptionForm) -> tuple[list[Offer], bool]:
    """The values of an option of a seat that a form can offer, and whether a text will do as well."""
    building = game.deck_building
    if building is not None and building.option == form.name:
        ready = [Offer(deck.id, deck.name, deck.about) for deck in building.bench.ready]
        return [*ready, Offer("random", "A random deck", "A different one in every match.")], True
    values = form.item.choices if form.item else []
    return [Offer(value, str(value)) for value in values or []], not values


def option_forms(kind: type[BaseOptions]) -> list[OptionForm]:
    """Every option that people choose; what a table deals is not among them."""
    fields = {each.encode_name: each.type for each in inspect.type_info(kind).fields}  # type: ignore[attr-defined]
    return [
        option_form(info.name, fields[info.name], info.default, info.about)
        for info in describe(kind)
        if info.name not in kind.dealt
    ]


def option_form(name: str, of: inspect.Type, default: Any = None, about: str = "") -> OptionForm:
    made = OptionForm(name, allowed(of), default, about)
    narrow(made, of)
    return made


def narrow(form: OptionForm, of: inspect.Type) -> None:
    """What a form can offer: choices, a range, or nothing at all."""
    match of:
        case inspect.Metadata():
            narrow(form, of.type)
        case inspect.UnionType(types=types):
            for each in types:
                narrow(form, each)
        case inspect.NoneType():
            form.optional = True
        case inspect.LiteralType(values=values):
            form.choices = [*(form.choices or []), *(value for value in values if isinstance(value, str | int))]
        case inspect.IntType(ge=low, le=high):
            form.minimum = UNSET if low is None else low
            form.maximum = UNSET if high is None else high
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            form.item = option_form("", item)
        case inspect.StructType(fields=fields):
            form.fields = [option_form(each.encode_name, each.type, plain_default(each)) for each in fields]


def plain_default(field: inspect.Field) -> Any:
    return None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)


def warm_up() -> None:
    """Do now what each game does once: its modules, tables and readers. The first guest need not wait for it."""
    for name in game_names():
        game = find_game(name)
        match = game.start(game.make_options(game.tables[0]), 0)
        game.load(match.to_json())
        seat_colours(game, match.state.options)
        msgspec.json.encode(match.view(None))
        read_events(game, write_events(told(match.events, match.agreed.seats())))
        content(name)
        rulebook(name, None)


@cache
def content(name: str) -> tuple[bytes, str]:
    """The content of a game as JSON, and its ETag. Lists of names tell what the numbers in events mean."""
    game = named_game(name)
    module = import_module(f"{package_of(game)}.content")
    tables: dict[str, Any] = {"version": game.version}
    for attribute, value in vars(module).items():
        if not attribute.isupper() or attribute.startswith("_"):
            continue
        if isinstance(value, Names):
            tables[f"{attribute.lower()}s"] = value.ids
        elif isinstance(value, msgspec.Struct) or (isinstance(value, list) and value and isinstance(value[0], Entry)):
            tables[attribute.lower()] = value
    text = msgspec.json.encode(tables)
    return text, f'"{game.version}-{hashlib.sha256(text).hexdigest()[:16]}"'


@cache
def _ledger(name: str) -> ledger.Ledger:
    try:
        return ledger.ledger(named_game(name).name)
    except LookupError as error:
        raise NotFound(str(error)) from None


@cache
def primer(name: str) -> list[ledger.PrimerPart]:
    """A game on one screen; nothing where nobody has written that yet."""
    return ledger.primer(named_game(name).name)


def rulebook(name: str, words: str | None) -> Rulebook:
    """The rules of a game by chapters; with words, only the clauses that hold them all."""
    book = _ledger(name)
    chapters: dict[str, Chapter] = {}
    for clause in book.search(words) if words else book.clauses.values():
        chapter = chapters.setdefault(clause.section, Chapter(clause.section, clause.section_title, []))
        chapter.clauses.append(RuleClause(clause.id, clause.text, clause.origin))
    return Rulebook(list(chapters.values()))
