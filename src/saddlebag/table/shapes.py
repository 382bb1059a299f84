"""The shapes of each game's views and events in the OpenAPI, so that a client written in a typed language knows them.

A game's Structs are components that bear its name: `TrainHeistView`, `TrainHeistBoarded`. `View` and `Event` are any of
them; which one is told by the table's game, and of an event by its `type`.
"""

from dataclasses import fields
from functools import cache
from typing import Any

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from saddlebag.games import game as find_game
from saddlebag.games import game_names
from saddlebag.table.log import OF_THE_TABLE, event_types

REF = "#/components/schemas/"


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
    kinds = {each.__struct_config__.tag: f"{prefix}{each.__name__}" for each in events}
    found[f"{prefix}Event"] = any_of(f"What happens in {game.title}.", list(kinds.values())) | {
        "discriminator": {"propertyName": "type", "mapping": {kind: REF + each for kind, each in kinds.items()}}
    }
    return found


def components(types: list[type], prefix: str) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template=f"{REF}{prefix}{{name}}")
    return {f"{prefix}{name}": shape for name, shape in found.items()}


def any_of(description: str, names: list[str]) -> dict[str, Any]:
    return {"description": description, "anyOf": [{"$ref": REF + name} for name in names]}


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))
