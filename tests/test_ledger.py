"""The ledgers parse completely, refuse what is malformed, and know which clauses have a test."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from saddlebag.ledger import (
    Coverage,
    PrimerPart,
    coverage,
    games,
    ledger,
    parse,
    parse_primer,
    primer,
    rules_folder,
    section_prefix,
)

MENTION = r"(?<![\w-])(?:([A-Z]{2})-)?([A-Z][A-Z0-9]+)-(\d\d(?:(?:\.\.|/| to |, | and )\d\d\b)*)"
"""One clause or several of one chapter, with the game's prefix or without: `TH-MOVE-01..03`, `TYC-08 and 09`."""

TINY = """\
# Tiny - rules ledger (prefix TI)

## 5. Rules

### 5.1 Moving about
- **TI-MOVE-01** A rider moves one space. [seed L1]
- **TI-MOVE-02** Riders never swim (see `pond` [deep]). [ruling: horses sink]
### 5.2 Ending
- **TI-END-01** The last rider wins. [house]
- **TI-END-02** Riders are advised to wear a hat. [house]
"""


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "tiny.md").write_text(TINY)
    (folder / "other.md").write_text("## 5. Rules\n- **OT-GEN-01** Another game. [house]\n")
    (folder / "advice.toml").write_text('[TI]\nTI-END-02 = "Nobody can see the hat."\n')
    return folder


def covered(tmp_path: Path, rules: Path, test_file: str) -> Coverage:
    tests = tmp_path / "tests" / "deeper"
    tests.mkdir(parents=True)
    (tests / "test_it.py").write_text(test_file)
    return coverage("tiny", tmp_path / "tests", rules)


def test_every_id_that_section_5_of_train_heist_states_is_a_clause() -> None:
    text = (rules_folder() / "train_heist.md").read_text(encoding="utf-8")
    section_5 = text[text.index("\n## 5. Rules") : text.index("\n## 6. ")]
    stated = re.findall(r"^- \*\*(TH-\w+-\d+)", section_5, re.MULTILINE)
    assert list(ledger("train_heist").clauses) == stated
    assert len(stated) == 334


@pytest.mark.parametrize("game", games())
def test_a_ledger_mentions_no_clause_that_it_does_not_state(game: str) -> None:
    text = (rules_folder() / f"{game}.md").read_text(encoding="utf-8")
    prefixes, clauses = ledger(game).prefixes, ledger(game).clauses
    chapters = {section_prefix(clause_id) for clause_id in clauses}
    for prefix, chapter, numbers in re.findall(MENTION, text):
        full = [prefix] if prefix in prefixes else [p for p in prefixes if f"{p}-{chapter}" in chapters]
        for number in re.findall(r"\d\d", numbers if chapter != "EX" else ""):
            assert not full or any(f"{p}-{chapter}-{number}" in clauses for p in full), f"{chapter}-{number}"


@pytest.mark.parametrize("game", ["western_legends", "frontier"])
def test_a_clause_names_every_option_and_every_decision_that_is_named_has_a_row(game: str) -> None:
    text = (rules_folder() / f"{game}.md").read_text(encoding="utf-8")
    decisions, options = (text[text.index(heading) :] for heading in ("\n## 6. ", "\n## 12. "))
    clauses = [clause.text + clause.origin for clause in ledger(game).clauses.values()]
    for option in re.findall(r"^\| `(\w+)` \|", options, re.MULTILINE):
        assert any(f"`{option}`" in clause for clause in clauses), option
    rows = re.findall(r"^\| (D\d+) \|", decisions, re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert set(re.findall(r"\bD\d+\b", text)) <= set(rows)


@pytest.mark.parametrize("game", games())
def test_the_clauses_of_a_section_are_numbered_from_01_without_gaps(game: str) -> None:
    ids = sorted(ledger(game).clauses)
    assert ids
    for prefix, members in groupby(ids, key=section_prefix):
        numbers = [int(member.removeprefix(f"{prefix}-")) for member in members]
        assert numbers == list(range(1, len(numbers) + 1)), prefix


@pytest.mark.parametrize("game", games())
def test_every_clause_has_words_an_origin_and_a_section_of_chapter_5(game: str) -> None:
    for clause in ledger(game).clauses.values():
        assert clause.text
        assert clause.origin
        assert clause.section_title
        assert clause.section.startswith("5.")


def test_a_clause_carries_its_text_origin_and_section() -> None:
    clause = ledger("train_heist").clause("th-move-03")
    assert clause.id == "TH-MOVE-03"
    assert clause.text == "A cowboy may not enter a Main Map space that holds a train car."
    assert clause.origin == "seed L179"
    assert (clause.section, clause.section_title) == ("5.4", "Heist Action: Move")


def test_brackets_inside_a_clause_belong_to_its_text(rules: Path) -> None:
    clause = ledger("tiny", rules).clause("TI-MOVE-02")
    assert clause.text == "Riders never swim (see `pond` [deep])."
    assert clause.origin == "ruling: horses sink"


def test_an_expansion_has_a_prefix_of_its_own() -> None:
    assert ledger("western_legends").prefixes == ["WL", "AU"]


def test_a_section_is_found_by_its_prefix() -> None:
    flips = ledger("train_heist").section("TH-FLIP")
    assert [c.id for c in flips] == ["TH-FLIP-01", "TH-FLIP-02", "TH-FLIP-03", "TH-FLIP-04"]


def test_a_search_wants_every_word_in_any_case(rules: Path) -> None:
    tiny = ledger("tiny", rules)
    assert [c.id for c in tiny.search("RIDER moves")] == ["TI-MOVE-01"]
    assert [c.id for c in tiny.search("moving")] == ["TI-MOVE-01", "TI-MOVE-02"]
    assert tiny.search("camel") == []


def test_an_unknown_clause_proposes_near_ones() -> None:
    with pytest.raises(LookupError, match=r"train_heist has no clause TH-MOV-03; did you mean TH-MOVE-03"):
        ledger("train_heist").clause("TH-MOV-03")


def test_an_unknown_section_proposes_near_ones() -> None:
    with pytest.raises(LookupError, match=r"no clauses TH-MOVES-\.\.; did you mean TH-MOVE"):
        ledger("train_heist").section("TH-MOVES")


def test_an_unknown_game_lists_the_games(rules: Path) -> None:
    with pytest.raises(LookupError, match=r"no rules for chess; there are rules for other, tiny\."):
        ledger("chess", rules)


def test_a_clause_without_origin_is_refused_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"tiny\.md line 2: a clause reads .* not: - \*\*TI-MOVE-01\*\* No origin\."):
        parse("tiny", "## 5. Rules\n- **TI-MOVE-01** No origin.\n")


def test_a_clause_that_stands_twice_is_refused_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"tiny\.md line 11: TI-MOVE-01 is there a second time"):
        parse("tiny", TINY + "- **TI-MOVE-01** Again. [house]\n")


def test_without_tests_every_clause_but_advice_is_missing(tmp_path: Path, rules: Path) -> None:
    found = covered(tmp_path, rules, "")
    assert found == Coverage(4, 0, ["TI-END-02"], ["TI-MOVE-01", "TI-MOVE-02", "TI-END-01"], [])


MARKED = {
    "function": '@pytest.mark.rule("TI-MOVE-01", "TI-END-01")\ndef test_it(): ...\n',
    "coroutine": '@pytest.mark.rule("TI-MOVE-01", "TI-END-01")\nasync def test_it(): ...\n',
    "class": '@pytest.mark.rule("TI-MOVE-01")\n@pytest.mark.rule("TI-END-01")\nclass TestIt: ...\n',
    "method": 'class TestIt:\n    @pytest.mark.rule("TI-MOVE-01", "TI-END-01")\n    def test_it(self): ...\n',
    "module": 'pytestmark = pytest.mark.rule("TI-MOVE-01", "TI-END-01")\n',
    "module list": 'pytestmark = [pytest.mark.rule("TI-MOVE-01"), pytest.mark.rule("TI-END-01")]\n',
    "param": 'pytest.param(1, marks=pytest.mark.rule("TI-MOVE-01", "TI-END-01"))\n',
    "param list": 'pytest.param(1, marks=[pytest.mark.rule("TI-MOVE-01"), pytest.mark.rule("TI-END-01")])\n',
}


@pytest.mark.parametrize("test_file", MARKED.values(), ids=MARKED.keys())
def test_a_rule_mark_counts_wherever_pytest_takes_it(tmp_path: Path, rules: Path, test_file: str) -> None:
    found = covered(tmp_path, rules, test_file)
    assert (found.tested, found.missing, found.unknown) == (2, ["TI-MOVE-02"], [])


UNMARKED = {
    "no test": '@pytest.mark.rule("TI-MOVE-01")\ndef position(): ...\n',
    "another mark": '@pytest.mark.slow("TI-MOVE-01")\ndef test_it(): ...\n',
    "only words": '"""@pytest.mark.rule("TI-MOVE-01")"""\n# @pytest.mark.rule("TI-MOVE-01")\n',
}


@pytest.mark.parametrize("test_file", UNMARKED.values(), ids=UNMARKED.keys())
def test_what_is_no_rule_mark_of_a_test_does_not_count(tmp_path: Path, rules: Path, test_file: str) -> None:
    assert covered(tmp_path, rules, test_file).tested == 0


def test_an_advice_clause_with_a_test_counts_as_tested(tmp_path: Path, rules: Path) -> None:
    found = covered(tmp_path, rules, '@pytest.mark.rule("TI-END-02")\ndef test_hat(): ...\n')
    assert (found.tested, found.advice) == (1, [])


def test_marks_of_no_ledger_are_unknown_and_those_of_another_game_are_not(tmp_path: Path, rules: Path) -> None:
    marks = '@pytest.mark.rule("TI-MOVE-09", "XX-MOVE-01", "OT-GEN-01")\ndef test_it(): ...\n'
    assert covered(tmp_path, rules, marks).unknown == ["TI-MOVE-09", "XX-MOVE-01"]


def test_advice_for_a_clause_that_does_not_exist_is_unknown(tmp_path: Path, rules: Path) -> None:
    (rules / "advice.toml").write_text('[TI]\nTI-HAT-01 = "There is no hat."\n')
    assert covered(tmp_path, rules, "").unknown == ["TI-HAT-01"]


def test_a_mark_that_hides_its_ids_is_refused_with_its_place(tmp_path: Path, rules: Path) -> None:
    with pytest.raises(ValueError, match=r"test_it\.py line 1: a rule mark names its clauses as plain strings"):
        covered(tmp_path, rules, "@pytest.mark.rule(*IDS)\ndef test_it(): ...\n")


# --- primers ----------------------------------------------------------------------------------------------------


def test_a_primer_has_parts_with_paragraphs_and_the_clauses_behind_them() -> None:
    text = "# A game\n\n## Goal\n\nWin.\n\nOr lose.\n\nRules: TH-END-01, TH-END-02\n\n## The end\n\nIt ends.\n"
    assert parse_primer(text) == [
        PrimerPart("Goal", ["Win.", "Or lose."], ["TH-END-01", "TH-END-02"]),
        PrimerPart("The end", ["It ends."], []),
    ]


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_primer_of_one_screen_made_from_its_clauses(game: str) -> None:
    parts = primer(game)
    assert [part.title for part in parts] == ["Goal", "Your turn", "The end"]
    assert sum(len(paragraph.split()) for part in parts for paragraph in part.paragraphs) < 260
    clauses = ledger(game).clauses
    for part in parts:
        assert part.clauses, f"{part.title} names no clause"
        assert set(part.clauses) <= clauses.keys(), f"{part.title} names clauses that the ledger does not have"


def test_a_game_that_nobody_has_told_in_short_has_no_primer(tmp_path: Path) -> None:
    assert primer("train_heist", tmp_path) == []
