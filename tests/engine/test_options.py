"""An option says everything about itself where it is declared."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

import saddlebag
from saddlebag.engine.options import NOWHERE, THIS_MATCH, BaseOptions, Value, describe, in_modes, option
from saddlebag.table.catalog import about, option_form
from saddlebag.table.game_messages import OptionForm


class Options(BaseOptions, frozen=True, kw_only=True):
    players: int = 2
    mode: Literal["race", "alone"] = "race"
    claims: Annotated[
        int, option("Claims each", "How many they stake.", limits=(1, 9), values={9: Value("9", "greedy")})
    ] = 4
    weather: Annotated[
        Literal["snow", "sun"] | None,
        option("Weather", values={"sun": "Fair", "snow": Value("Foul", when=in_modes("alone"))}, group="Fine points"),
    ] = None
    first: Annotated[
        Annotated[int, Meta(ge=0, le=1)] | Literal["random"], option("Who begins", values={0: "Ann", 1: "Bob"})
    ] = "random"
    spring: Annotated[tuple[str, ...], option("Springs", values=lambda: {"n": "North", "s": "South"})] = ()
    two_hands: bool = False


def form(name: str) -> OptionForm:
    return option_form(next(info for info in describe(Options) if info.name == name))


def labels(made: OptionForm) -> list[tuple[Any, str]]:
    return [(each.value, each.label) for each in made.choices]


def test_without_words_an_option_speaks_for_itself() -> None:
    made = form("two_hands")
    assert (made.title, made.about, made.group, made.kind) == ("Two hands", "", THIS_MATCH, "switch")
    assert labels(form("mode")) == [("alone", "Alone"), ("race", "Race")]


def test_values_come_in_the_order_of_their_words_and_auto_first() -> None:
    made = form("weather")
    assert labels(made) == [(None, "Auto"), ("sun", "Fair"), ("snow", "Foul")]
    assert made.choices[-1].when == [{"mode": "alone"}]
    assert (made.optional, made.group) == (True, "Fine points")


def test_a_number_has_limits_and_remarks() -> None:
    made = form("claims")
    assert (made.kind, made.minimum, made.maximum) == ("number", 1, 9)
    assert [(each.value, each.about) for each in made.choices] == [(9, "greedy")]


def test_few_numbers_beside_words_are_choices_too() -> None:
    assert labels(form("first")) == [("random", "Random"), (0, "Ann"), (1, "Bob")]


def test_words_for_texts_are_the_choices() -> None:
    made = form("spring")
    assert made.item
    assert (made.kind, made.item.kind, labels(made.item)) == ("list", "choice", [("n", "North"), ("s", "South")])


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_every_option_of_a_game_has_its_place_in_the_form(name: str) -> None:
    """Those that its tables settle, and what seats choose, need none."""
    found = about(name)
    settled = {"players", *(option for table in found.tables for option in table)}
    settled |= {each.name for each in found.seat_options}
    for each in found.options:
        assert each.title
        assert each.about.endswith(".")
        assert each.name in settled or each.group in (*found.groups, NOWHERE), each.name


@pytest.mark.parametrize("name", saddlebag.game_names())
def test_words_are_for_values_that_are_allowed(name: str) -> None:
    for info in saddlebag.game(name).option_list():
        allowed = {each.value for each in option_form(info).choices}
        item = option_form(info).item
        allowed |= {each.value for each in item.choices} | {""} if item else set()
        assert set(info.values()) <= allowed, info.name
