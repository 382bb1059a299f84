"""The games, their content and their rules, as the client needs them."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import UNSET, inspect

from saddlebag import bots, ledger
from saddlebag.engine.content import Entry
from saddlebag.engine.game import Game
from saddlebag.engine.names import Names
from saddlebag.engine.options import (
    NOWHERE,
    THIS_MATCH,
    OptionInfo,
    Value,
    allowed,
    describe_fields,
    in_words,
)
from saddlebag.games import game as find_game
from saddlebag.games import game_names
from saddlebag.table.errors import NotFound
from saddlebag.table.game_messages import (
    Chapter,
    GameInfo,
    LeavingMeans,
    Offer,
    OptionForm,
    Rulebook,
    RuleClause,
    SeatOption,
)
from saddlebag.table.lobby import named_game
from saddlebag.table.log import package_of, read_events, told, write_events
from saddlebag.table.recalled import seat_colours

FEW = 20
"""So many numbers at most are listed beside words that can be chosen too."""


@cache
def catalog() -> list[GameInfo]:
    """Every game with what a menu needs."""
    return [about(name) for name in game_names()]


def about(name: str) -> GameInfo:
    game = find_game(name)
    kind = game.options
    forms = [option_form(info) for info in game.option_list()]
    return GameInfo(
        name=game.name,
        title=game.title,
        summary=game.summary,
        version=game.version,
        options=[form for form in forms if form.name not in kind.dealt],
        groups=list(kind.groups or (THIS_MATCH,)),
        seat_words=kind.seat_words,
        tables=game.tables,
        seats=[seat_colours(game, game.make_options(each)) for each in game.tables],
        seat_options=seat_options(game),
        chosen_by_seats=[list(game.make_options(each).of_seats()) for each in game.tables],
        dealt=[form for form in forms if form.name in kind.dealt],
        builds_decks=game.deck_building is not None,
        leaving=leaving_means(game),
        presets=game.presets,
        preset_words=preset_words(game),
        bots=list(bots.LEVELS),
    )


def leaving_means(game: Game[Any, Any]) -> LeavingMeans:
    """What it means to leave a match for good: what the rules say, or that a bot plays on."""
    if game.leaving is None:
        return LeavingMeans("The match goes on: a bot has your seat from then on, and plays it to the end.", "")
    return LeavingMeans(game.leaving.means, game.leaving.clause)


def preset_words(game: Game[Any, Any]) -> dict[str, str]:
    """The presets that a form offers, in words."""
    said = game.options.preset_words
    return dict(said) if said is not None else {name: in_words(name) for name in game.presets}


def seat_options(game: Game[Any, Any]) -> list[SeatOption]:
    """What the seats of a game choose for themselves, at any of its tables."""
    found: dict[str, SeatOption] = {}
    infos = {info.name: info for info in game.option_list() if info.name not in game.options.dealt}
    for each in game.tables:
        for name, usual in game.make_options(each).of_seats().items():
            if name in infos:
                info = infos[name]
                as_usual = offer(usual, info.values())
                found[name] = SeatOption(name, info.title, info.about, as_usual, *offers(game, option_form(info)))
    return list(found.values())


def offers(game: Game[Any, Any], form: OptionForm) -> tuple[list[Offer], bool]:
    """The values of an option of a seat that a form can offer, and whether a text will do as well."""
    building = game.deck_building
    if building is not None and building.option == form.name:
        ready = [Offer(deck.id, deck.name, deck.about) for deck in building.bench.ready]
        return [*ready, Offer("random", "A random deck", "A different one in every match.")], True
    values = form.item.choices if form.item else []
    return values, not values


# --- options as forms -------------------------------------------------------------------------------------------------


def option_form(info: OptionInfo) -> OptionForm:
    words = info.words
    made = OptionForm(info.name, info.title, info.allowed, info.default, info.about, words.group)
    made.when, made.pictured, made.later = [dict(each) for each in words.when], words.pictured, words.later
    take_shape(made, info.of, info.values())
    return made


def take_shape(form: OptionForm, of: inspect.Type, words: Mapping[Any, Value]) -> None:
    """The control that fits a type, and what it offers."""
    match of:
        case inspect.Metadata():
            take_shape(form, of.type, words)
        case inspect.UnionType(types=types):
            form.optional = any(isinstance(each, inspect.NoneType) for each in types)
            for each in sorted(types, key=lambda each: isinstance(each, inspect.IntType)):
                take_shape(form, each, words)
        case inspect.BoolType():
            form.kind = "switch"
        case inspect.LiteralType(values=values):
            form.kind = "choice"
            in_order = sorted(values, key=[*words, *values].index)
            form.choices = [offer(value, words) for value in ([None] if form.optional else []) + in_order]
        case inspect.IntType():
            take_number(form, of, words)
        case inspect.StrType():
            form.choices = [offer(value, words) for value in words if value != ""]
            form.kind = "choice" if form.choices else "text"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            form.kind = "list"
            form.item = OptionForm("", "", allowed(item), None, "", NOWHERE)
            take_shape(form.item, item, words)
        case inspect.StructType():
            form.kind = "table"
            form.fields = [option_form(each) for each in describe_fields(of)]


def take_number(form: OptionForm, of: inspect.IntType, words: Mapping[Any, Value]) -> None:
    """A number within its limits; beside words that can be chosen too, each number is a choice."""
    form.minimum = UNSET if of.ge is None else of.ge
    form.maximum = UNSET if of.le is None else of.le
    if form.kind == "choice":
        if of.ge is not None and of.le is not None and of.le - of.ge < FEW:
            form.choices += [offer(value, words) for value in range(of.ge, of.le + 1)]
        return
    form.kind = "number"
    form.choices = [offer(value, words) for value in words]


def offer(value: Any, words: Mapping[Any, Value]) -> Offer:
    """A value in the game's words, or in its own."""
    said = words.get(value) or Value("Auto" if value is None else in_words(str(value)))
    return Offer(value, said.label, said.about, [dict(each) for each in said.when])


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
    """The content of a game as JSON, and its ETag."""
    game = named_game(name)
    text = msgspec.json.encode({"version": game.version, **content_tables(game)})
    return text, f'"{game.version}-{hashlib.sha256(text).hexdigest()[:16]}"'


@cache
def pressed_content(name: str) -> bytes:
    """The same, as small as it gets: it is pressed once and sent to many."""
    return gzip.compress(content(name)[0], mtime=0)


def content_tables(game: Game[Any, Any]) -> dict[str, Any]:
    """The tables of a game's content by name, if it has any. Lists of names tell what the numbers in events mean."""
    tables: dict[str, Any] = {}
    module = f"{package_of(game)}.content"
    for attribute, value in vars(import_module(module)).items() if find_spec(module) else ():
        if not attribute.isupper() or attribute.startswith("_"):
            continue
        if isinstance(value, Names):
            tables[f"{attribute.lower()}s"] = value.ids
        elif _is_shown(value):
            tables[attribute.lower()] = value
    return {**tables, **game.explained}


def _is_shown(value: object) -> bool:
    """Whether a constant of the content is for those who show it: entries of files, and Structs that never change."""
    if isinstance(value, list):
        return bool(value) and isinstance(value[0], Entry)
    return isinstance(value, msgspec.Struct) and value.__struct_config__.frozen


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
