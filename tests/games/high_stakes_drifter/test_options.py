"""Every judgement call of the ledger is an option, with its default and its values. Section 12"""

import re
from typing import Any

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import make
from saddlebag.games.high_stakes_drifter.options import Options
from tests.games.ledger_tables import LedgerTables

LEDGER = LedgerTables("high_stakes_drifter")

NOT_IN_SECTION_12 = {"players", "mode", "decks", "packs"}


def judgement_calls() -> list[tuple[str, str, str]]:
    """Name, default and values of each option, as the table of the ledger says them."""
    table = LEDGER.text.partition("\n## 12. ")[2]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    return [(row[0].strip("`"), row[1], row[2]) for row in rows[2:]]


CALLS = judgement_calls()
SWITCH = {"on": True, "off": False}


def default_of(said: str) -> int | str | bool:
    """`5`, `` `all` ``, `on` or `0 = none` as a value."""
    word = said.strip("`").split(" ")[0]
    return SWITCH[word] if word in SWITCH else int(word) if word.isdigit() else word


def accepts(name: str, value: Any) -> bool:
    """Whether an option may have this value; a refusal names the option."""
    refusal = ""
    try:
        make(Options, {name: value})
    except BadOption as refused:
        refusal = str(refused)
    assert not refusal or name in refusal
    return not refusal


def test_the_options_are_those_of_the_ledger() -> None:
    assert len(CALLS) == 34
    assert {name for name, _, _ in CALLS} | NOT_IN_SECTION_12 == set(Options.__struct_fields__)


@pytest.mark.parametrize(("name", "default"), [call[:2] for call in CALLS], ids=[call[0] for call in CALLS])
def test_an_option_has_the_default_of_the_ledger(name: str, default: str) -> None:
    options = make(Options, {})
    value = options.first_stake if name == "starting_stake" else getattr(options, name)
    expected = default_of(default)
    if name == "reveal_action":
        assert (value, expected) == ("on", True)
    else:
        assert value == expected
        assert type(value) is type(expected)


RANGES = [
    (name, 0 if "0 =" in default + values else int(found[1]), int(found[2]))
    for name, default, values in CALLS
    if (found := re.search(r"(?<!\d)(\d+)-(\d+)", values)) and "`" not in values
]


@pytest.mark.parametrize(("name", "least", "most"), RANGES, ids=[each[0] for each in RANGES])
def test_a_number_may_be_as_small_and_as_large_as_the_ledger_says(name: str, least: int, most: int) -> None:
    assert [accepts(name, value) for value in (least - 1, least, most, most + 1)] == [False, True, True, False]


WORDS = [(name, re.findall(r"`(\w+)`", values)) for name, _, values in CALLS if values.startswith("`")]


@pytest.mark.parametrize(("name", "words"), WORDS, ids=[each[0] for each in WORDS])
def test_a_word_is_one_of_those_of_the_ledger(name: str, words: list[str]) -> None:
    assert all(accepts(name, word) for word in words)
    assert not accepts(name, "whatever")


SWITCHES = [name for name, default, _ in CALLS if default in SWITCH and name != "reveal_action"]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_on_or_off(name: str) -> None:
    assert [accepts(name, value) for value in (True, False, "sometimes")] == [True, True, False]


def test_the_other_options_take_what_the_ledger_says() -> None:
    told_apart = {name for name, *_ in RANGES} | {name for name, _ in WORDS} | set(SWITCHES)
    assert {name for name, *_ in CALLS} - told_apart == {"starting_stake", "reveal_action", "round_limit"}
    assert [accepts("starting_stake", value) for value in (49, 50, 12345)] == [False, True, True]
    assert [accepts("reveal_action", value) for value in ("on", "off", "free", "never")] == [True, True, True, False]
    assert [accepts("round_limit", value) for value in (-1, 0, 40)] == [False, True, True]
    assert [accepts("bet_limit", value) for value in (25, 0)] == [True, False]
