"""The options against section 12 of the ledger."""

import re

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import NOWHERE, describe, make
from saddlebag.games.frontier.options import Options
from tests.games.ledger_tables import LedgerTables

LEDGER = LedgerTables("frontier")
SECTION = LEDGER.text.partition("\n## 12. ")[2]
ROWS = re.findall(r"^\| `(\w+)` \| `(\w+)` \| ([^|]+) \|", SECTION, re.MULTILINE)
"""Each option with its default and its other values."""


def value(word: str) -> object:
    """A value as the ledger writes it."""
    return {"true": True, "false": False}.get(word, int(word) if word.isdigit() else word)


def test_the_options_are_those_of_the_ledger_with_its_defaults() -> None:
    assert {"players", *(name for name, _, _ in ROWS)} == set(Options.__struct_fields__)
    assert len(ROWS) == 33
    for name, default, _ in ROWS:
        assert getattr(Options(), name) == value(default), name


@pytest.mark.parametrize(("name", "others"), [(name, others) for name, _, others in ROWS])
def test_an_option_takes_the_other_values_of_the_ledger_and_no_more(name: str, others: str) -> None:
    words = re.findall(r"`(\w+)`", others)
    more = {"market_prices": "ladder"} if name == "buy_spread" else {}
    for word in words:
        assert getattr(make(Options, {name: word, **more}, from_text=True), name) == value(word)
    for wrong in (99, "sometimes"):
        with pytest.raises(BadOption, match=f"Option {name} cannot be"):
            make(Options, {name: wrong})


def test_every_option_says_itself() -> None:
    for option in describe(Options):
        assert option.title[0].isupper()
        assert option.about.endswith(".")
        assert option.words.group in Options.groups
        assert option.words.group != NOWHERE
        known = {word for name, *values in ROWS if name == option.name for word in re.findall(r"\w+", " ".join(values))}
        assert not option.values() or {str(each) for each in option.values()} == known


@pytest.mark.rule("FO-MKT-03")
def test_fixed_prices_without_a_spread_are_refused() -> None:
    with pytest.raises(BadOption, match="buy_spread = 0 does not go with market_prices = fixed"):
        make(Options, {"market_prices": "fixed", "buy_spread": 0})
    assert make(Options, {"market_prices": "fixed"}).buy_spread == 1
    assert make(Options, {"buy_spread": 0}).market_prices == "ladder"


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadOption, match="Option players cannot be"):
        make(Options, {"players": players})


@pytest.mark.rule("FO-CORE-02", "FO-CORE-03", "FO-CORE-04")
@pytest.mark.parametrize(
    ("short", "count", "eras"),
    [
        (False, "founding_plus_12", [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]),
        (False, "twelve_flat", [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]),
        (True, "founding_plus_12", [1, 1, 1, 1, 2, 2, 2]),
        (True, "twelve_flat", [1, 1, 1, 2, 2, 2]),
    ],
)
def test_rounds_belong_to_eras(short: bool, count: str, eras: list[int]) -> None:
    options = make(Options, {"short_game": short, "round_count": count})
    assert options.last_round == len(eras) - 1
    assert [options.era_of(number) for number in range(options.last_round + 1)] == eras


def test_trains_start_closer_in_a_short_game_and_with_five_tiles() -> None:
    assert not Options().close_trains
    assert Options(short_game=True).close_trains
    assert Options(development_reserve=False).close_trains


def test_drives_go_further_on_four_boards_only() -> None:
    assert [Options(players=players).drive_further for players in (2, 3, 4, 5)] == [0, 0, 1, 1]
    assert Options(players=5, long_river_drives=False).drive_further == 0
