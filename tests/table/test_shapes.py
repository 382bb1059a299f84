"""The OpenAPI knows the views, events and content of every game."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from saddlebag.engine.match import Match
from saddlebag.games import game, game_names
from saddlebag.table.app import create_app
from saddlebag.table.catalog import content
from saddlebag.table.settings import Settings
from saddlebag.table.shapes import camel

WEB = Path(__file__).parents[2] / "web"
MOST_DECISIONS = 400


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    app = create_app(Settings(f"sqlite:///{tmp_path_factory.mktemp('shapes') / 'table.db'}"))
    return dict(msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema())))


def checker(document: dict[str, Any], name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({**document, "$ref": f"#/components/schemas/{name}"})


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def positions(name: str) -> Iterator[Match[Any, Any]]:
    """A random match of each kind of table, decision by decision."""
    for seed, options in enumerate(game(name).tables):
        match = game(name).new(seed=seed, **options)
        rng = Random(seed)
        while match.ask is not None and match.decisions < MOST_DECISIONS:
            yield match
            match.apply(rng.choice(match.options), rng.choice(match.actors))
        yield match


@pytest.mark.parametrize("name", game_names())
def test_views_and_events_have_the_shapes_that_the_schema_tells(document: dict[str, Any], name: str) -> None:
    views = [checker(document, each) for each in (f"{camel(name)}View", "View")]
    events = [checker(document, each) for each in (f"{camel(name)}Event", "Event")]
    checked = 0
    for match in positions(name):
        for seat in (None, *range(match.state.options.seats())):
            seen = plain(match.view(seat))
            for each in views:
                each.validate(seen)
            if match.ask is None or match.decisions == MOST_DECISIONS:
                for event in match.story(seat):
                    for each in events:
                        each.validate(plain(event))
                        checked += 1
    assert checked


@pytest.mark.parametrize("name", game_names())
def test_what_has_another_shape_is_noticed(document: dict[str, Any], name: str) -> None:
    match = next(positions(name))
    view = plain(match.view(0))
    for missing in view:
        wrong = {field: value for field, value in view.items() if field != missing}
        assert not checker(document, f"{camel(name)}View").is_valid(wrong)
    assert not checker(document, f"{camel(name)}Event").is_valid({"type": "Nothing"})


def test_snapshots_and_log_lines_refer_to_them(document: dict[str, Any]) -> None:
    parts = document["components"]["schemas"]
    view = {"$ref": "#/components/schemas/View"}
    assert parts["Snapshot"]["properties"]["view"] == {"oneOf": [view, {"type": "null"}]}  # null: it cannot be shown
    assert parts["LogLine"]["properties"]["data"] == {"$ref": "#/components/schemas/Event"}


@pytest.mark.parametrize("name", game_names())
def test_content_has_the_shape_that_the_schema_tells(document: dict[str, Any], name: str) -> None:
    text, _ = content(name)
    shape = checker(document, f"{camel(name)}Content")
    shape.validate(msgspec.json.decode(text))
    assert not shape.is_valid({"version": "1"})


def test_the_types_of_the_client_are_made_from_this_schema(tmp_path: Path) -> None:
    """`python web/page.py types` makes them again."""
    page = run_path(str(WEB / "page.py"))
    if not page["has_packages"](everything=True):
        pytest.skip("the page's tools are not installed")
    page["types"](tmp_path / "schema.d.ts")
    made = (tmp_path / "schema.d.ts").read_text()
    assert made == page["SCHEMA"].read_text(), (
        "The server says other things than web/src/api/schema.d.ts: run python web/page.py types"
    )
