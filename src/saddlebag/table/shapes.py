"""The shapes of each game's views, events and content in the OpenAPI, so that a client written in a typed language
knows them.

A game's Structs are components that bear its name: `TrainHeistView`, `TrainHeistBoarded`, `TrainHeistContent`. `View`
and `Event` are any of them; which one is told by the table's game, and of an event by its `type`.
"""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from types import GenericAlias, NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from saddlebag.engine.game import Game
from saddlebag.engine.names import Names
from saddlebag.games import game as find_game
from saddlebag.games import game_names
from saddlebag.table.catalog import content_tables
from saddlebag.table.log import OF_THE_TABLE, event_types

REF = "#/components/schemas/"
NULL = {"type": "null"}
WORDS = ("description", "title", "examples")
FEW = 12
"""Names are told one by one in a schema where there are no more than these."""


class Config(OpenAPIConfig):
    """Litestar's description of the API, and the games'."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return Document(**{each.name: getattr(made, each.name) for each in fields(made)})


class Document(OpenAPI):
    def to_schema(self) -> dict[str, Any]:
        document = super().to_schema()
        document["components"]["schemas"] |= shapes()
        return document


@cache
def shapes() -> dict[str, Any]:
    """The components of all games, and those that mean any game's."""
    found = components(list(OF_THE_TABLE), "")
    names = [camel(name) for name in game_names()]
    for name in game_names():
        found |= shapes_of(name)
    found["View"] = any_of("What a viewer sees of a table; the shape is the game's.", [f"{each}View" for each in names])
    events = [*(f"{each}Event" for each in names), *(each.__name__ for each in OF_THE_TABLE)]
    found["Event"] = any_of("What happened; `type` says what.", events)
    return found


def shapes_of(name: str) -> dict[str, Any]:
    """The components of one game."""
    game, events = find_game(name), event_types(name)
    prefix = camel(name)
    view = game.seen
    found = components([view, *events], prefix)
    found.setdefault(f"{prefix}View", {"$ref": f"{REF}{prefix}{view.__name__}"})
    for each in parts_of(view):
        name_things(each, found[f"{prefix}{each.__name__}"])
    kinds = {each.__struct_config__.tag: f"{prefix}{each.__name__}" for each in events}
    found[f"{prefix}Event"] = any_of(f"What happens in {game.title}.", list(kinds.values())) | {
        "discriminator": {"propertyName": "type", "mapping": {kind: REF + each for kind, each in kinds.items()}}
    }
    return content_shapes(game, prefix) | found


def content_shapes(game: Game[Any, Any], prefix: str) -> dict[str, Any]:
    """The components of a game's content. All of an entry is sent, also what its file leaves out."""
    tables = [(name, table_type(table)) for name, table in content_tables(game).items()]
    content = msgspec.defstruct("Content", [("version", str), *tables])
    found = components([content], prefix)
    for each in parts_of(content):
        if not each.__struct_config__.omit_defaults:
            shape = found[f"{prefix}{each.__name__}"]
            shape["required"] = list(shape["properties"])
    return found


def table_type(table: Any) -> Any:
    """The type of a table of content: a list of entries or of names, or a Struct."""
    return GenericAlias(list, type(table[0])) if isinstance(table, list) else type(table)


def components(types: list[type], prefix: str) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template=f"{REF}{prefix}{{name}}")
    return {f"{prefix}{name}": shape for name, shape in found.items()}


def any_of(description: str, names: list[str]) -> dict[str, Any]:
    return {"description": description, "anyOf": [{"$ref": REF + name} for name in names]}


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


# --- names of things ------------------------------------------------------------------------------------------------


def parts_of(whole: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The Structs that one is made of, itself among them."""
    pending, known = [whole], {whole}
    while pending:
        struct = pending.pop()
        yield struct
        for hint in get_type_hints(struct).values():
            new = set(structs_in(hint)) - known
            known |= new
            pending += new


def structs_in(hint: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for each in get_args(hint):
        yield from structs_in(each)


def name_things(struct: type, shape: dict[str, Any]) -> None:
    """Where a field names one of a few things, its shape tells which."""
    for field, hint in get_type_hints(struct, include_extras=True).items():
        narrow(shape["properties"][field], hint)


def narrow(shape: dict[str, Any], hint: Any, names: Names | None = None) -> None:
    """The names that a hint speaks of, said in its shape: of one thing or of all in a list."""
    if get_origin(hint) is Annotated:
        hint, *remarks = get_args(hint)
        names = next((each for each in remarks if isinstance(each, Names) and len(each) <= FEW), names)
    of = get_args(hint)
    if "anyOf" in shape:
        narrow(
            next(each for each in shape["anyOf"] if each != NULL),
            next(each for each in of if each is not NoneType),
            names,
        )
    elif get_origin(hint) is list:
        narrow(shape["items"], of[0], names)
    elif get_origin(hint) is dict:
        narrow(shape["additionalProperties"], of[1])
    elif hint is str and names is not None:
        shape["enum"] = list(names.ids)


# --- the client -----------------------------------------------------------------------------------------------------


def for_the_client(document: dict[str, Any]) -> bytes:
    """What the client's types are made of: the shapes, without a word about them."""
    shapes = {name: bare(shape) for name, shape in document["components"]["schemas"].items()}
    about = {"openapi": document["openapi"], "info": {"title": "Saddlebag", "version": ""}, "paths": {}}
    return msgspec.json.encode(about | {"components": {"schemas": shapes}})


def bare(shape: Any) -> Any:
    """A shape without descriptions and examples."""
    if isinstance(shape, list):
        return [bare(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    return {
        key: {name: bare(field) for name, field in each.items()} if key == "properties" else bare(each)
        for key, each in shape.items()
        if key not in WORDS
    }
