"""Views as vectors: what is in them, and what is left out."""

from random import Random
from typing import Annotated, Any

import pytest
from msgspec import Struct

import saddlebag
from saddlebag.engine.names import EACH_SEAT, Names, UpTo, WrittenNames
from saddlebag.envs.encoder import Encoder, encoder

TOWN = Names("town", ["a", "b"])
MANY = Names("card", [f"k{number}" for number in range(100)])
CELL = WrittenNames("cell", 10, lambda cell: f"c{cell}r-{cell}", lambda name: None, "c0r-0")

FOR_PEOPLE = {
    "train_heist": ["cowboys.name", "mode", "outcome", "reason"],
    "deck_goes_west": ["mode", "outcome", "players.name", "reason", "work.key"],
    "high_stakes_drifter": ["mode", "outcome", "players.cards.parts", "reason"],
    "western_legends": ["fight.sums.words", "final.title", "players.name", "reason"],
    "frontier": ["final.title", "players.name", "reason"],
}
"""Words, what never changes in a match, and what follows from the rest."""


class Rider(Struct):
    town: Annotated[str, TOWN]
    horse: Annotated[str, TOWN] | None


class Table(Struct):
    turn: int
    over: bool
    title: str
    riders: Annotated[list[Rider], EACH_SEAT]
    hand: Annotated[list[str | None], TOWN]
    row: Annotated[list[str], TOWN, UpTo(3)]
    card: Annotated[str, MANY]
    cell: Annotated[str, CELL]
    stock: Annotated[dict[str, int], TOWN]
    land: Annotated[dict[str, Annotated[str, TOWN]], CELL, UpTo(2)]
    pairs: Annotated[list[tuple[int, Annotated[str, TOWN]]], UpTo(1)]


def shown(view: Table) -> dict[str, float]:
    """All that is not zero, by its label."""
    made = Encoder(Table, 2)
    return {label: value for label, value in zip(made.labels, made.encode(view), strict=True) if value}


EMPTY = Table(0, False, "", [], [], [], "k0", "c0r-0", {}, {}, [])
BARE = {"card&1": 1.0}
"""Cards and cells are always somewhere."""


def table(**fields: Any) -> Table:
    return Table(**{field: getattr(EMPTY, field) for field in EMPTY.__struct_fields__} | fields)


def changed(**fields: Any) -> dict[str, float]:
    return {label: value for label, value in shown(table(**fields)).items() if label not in BARE}


def test_an_empty_table_is_all_zeros_but_for_names_that_are_always_there() -> None:
    assert shown(EMPTY) == BARE


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"turn": -7}, {"turn": -7}),
        ({"over": True}, {"over": 1}),
        ({"title": "words"}, {}),
        ({"riders": [Rider("b", None)]}, {"riders.length": 1, "riders.0.town=b": 1}),
        (
            {"riders": [Rider("a", None), Rider("a", "b")]},
            {
                "riders.length": 2,
                "riders.0.town=a": 1,
                "riders.1.town=a": 1,
                "riders.1.horse?": 1,
                "riders.1.horse=b": 1,
            },
        ),
        ({"hand": ["b", "b", None]}, {"hand*b": 2, "hand*hidden": 1}),
        ({"row": ["b", "a"]}, {"row.length": 2, "row.0=b": 1, "row.1=a": 1}),
        ({"row": ["b"] * 5}, {"row.length": 5, "row.0=b": 1, "row.1=b": 1, "row.2=b": 1}),
        ({"card": "k5"}, {"card&2": 1, "card&4": 1}),
        ({"cell": "c3r-2"}, {"cell#0": 3, "cell#1": -2}),
        ({"stock": {"b": 4}}, {"stock.b": 4}),
        ({"land": {"c1r-1": "b"}}, {"land.length": 1, "land.0.0#0": 1, "land.0.0#1": -1, "land.0.1=b": 1}),
        ({"pairs": [(6, "a")]}, {"pairs.length": 1, "pairs.0.0": 6, "pairs.0.1=a": 1}),
    ],
)
def test_every_kind_of_field_becomes_numbers(fields: dict[str, Any], expected: dict[str, float]) -> None:
    assert changed(**fields) == expected


LATER: list[dict[str, Any]] = [
    {"turn": 3, "over": True},
    {"riders": [Rider("b", None)], "hand": ["a", "b", None], "row": ["a", "b", "a", "a"]},
    {"riders": [Rider("a", "a"), Rider("b", "b")], "hand": ["a", "a"], "row": ["b", "b", "a"], "card": "k63"},
    {"riders": [Rider("a", "b")], "stock": {"a": 1, "b": 2}, "land": {"c1r-1": "b", "c2r-2": "a"}, "cell": "c4r-4"},
    {"riders": [Rider("a", None)], "stock": {"a": 1, "b": 3}, "land": {"c1r-1": "a"}, "pairs": [(6, "a"), (1, "a")]},
    {"stock": {"b": 3}, "pairs": [(6, "b")], "card": "k99"},
    {},
]
"""Tables that follow each other: things come, change, move up and go."""


def test_a_vector_that_is_brought_up_to_date_is_the_one_that_the_view_alone_gives() -> None:
    kept = Encoder(Table, 2)
    for fields in LATER + LATER[::-1]:
        view = table(**fields)
        assert kept.encode(view) == Encoder(Table, 2).encode(view)


def test_an_earlier_vector_is_not_touched_by_a_later_one() -> None:
    made = Encoder(Table, 2)
    first = made.encode(EMPTY)
    before = first[:]
    made.encode(table(turn=9))
    assert first == before


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_in_a_match_it_makes_no_difference_what_was_encoded_before(name: str) -> None:
    for options in saddlebag.game(name).tables[::3]:
        match = saddlebag.game(name).new(seed=9, **options)
        seats = match.state.options.seats()
        kept, choose = encoder(match.game, seats), Random(9)
        while match.to_act is not None and match.decisions < 80:
            chair = choose.choice([match.to_act, *range(seats)])
            view = match.view(chair)
            assert kept.encode(view, choose.choice([chair, None])) == encoder(match.game, seats).encode(view)
            match.follow(choose.choice(match.options))


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_nothing_of_a_view_is_left_out_but_what_is_listed_here(name: str) -> None:
    made = encoder(saddlebag.game(name), 2)
    assert made.left_out == FOR_PEOPLE.get(name, [])
    assert len(set(made.labels)) == made.size


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_every_view_of_a_match_has_the_same_size(name: str) -> None:
    for options in saddlebag.game(name).tables:
        match = saddlebag.game(name).new(seed=6, **options)
        seats = match.state.options.seats()
        choose = Random(6)
        while match.to_act is not None and match.decisions < 150:
            for viewer in (match.to_act, None):
                made = encoder(match.game, seats)
                assert len(made.encode(match.view(viewer))) == made.size
            match.follow(choose.choice(match.options))
