"""Content files that are wrong are refused, all faults at once, each with its file, entry, field and place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saddlebag.engine.content import Files, variable
from saddlebag.engine.errors import BadContent
from saddlebag.games.frontier.content import FOLDER
from saddlebag.games.frontier.content.loading import load

GAME = "frontier"
Change = Callable[..., Files]


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Change:
    """The files with parts of a shipped one replaced: changed(file, old, new, ...)."""

    def change(file: str, *changes: str) -> Files:
        text = (FOLDER / file).read_text(encoding="utf-8")
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text, old
            text = text.replace(old, new, 1)
        (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setenv(variable(GAME), str(tmp_path))
        return Files(GAME, FOLDER)

    return change


def refusals(files: Files) -> tuple[str, ...]:
    with pytest.raises(BadContent) as caught:
        load(files)
    return caught.value.faults


BAD_FILES = {
    "broken TOML": ("goals.toml", ['id = "g01"', "id = "], "goals.toml is not valid TOML: "),
    "unknown field": ("goals.toml", ['id = "g01"', 'id = "g01"\nweight = 3'], "goals.toml, goal g01: "),
    "missing field": ("events.toml", ["year = 1850\n", ""], "events.toml, event e101: "),
    "no origin": ("events.toml", ['origin = "house"', ""], "events.toml, event e101: "),
    "an id of two words": ("events.toml", ['"e101"', '"e 101"'], "events.toml, event e 101: "),
    "an id used twice": ("events.toml", ['"e102"', '"e101"'], "events.toml, event e101: this id is used twice"),
    "an unknown terrain": ("boards.toml", ['"MMFFFG"', '"MMFFXG"'], "boards.toml, board B1: "),
    "a row too short": ("boards.toml", ['"MMFFFG"', '"MMFFF"'], "boards.toml, board B1: "),
    "an unknown good": ("markets.toml", ["rows.log", "rows.bread"], "markets.toml, market steamship: "),
    "a dial of five spaces": (
        "characters.toml", ['["worker", "rest", "guns", "rest"]', '["worker", "rest", "guns", "rest", "rest"]'],
        "characters.toml, assistant a01: ",
    ),
    "a space that is not there": (
        "boards.toml", ['"B1_13", "B1_23"', '"B1_93", "B1_23"'],
        "boards.toml, basin b1, spaces: there is no 'B1_93'.",
    ),
    "a river space in no basin": (
        "boards.toml", ['"B1_13", "B1_23"', '"B1_23"'], "boards.toml, basin: the river space B1_13 is in no basin.",
    ),
    "a basin on land": (
        "boards.toml", ['"B1_13", "B1_23"', '"B1_03", "B1_13", "B1_23"'],
        "boards.toml, basin b1, spaces: B1_03 is no river space of B1 for this basin.",
    ),
    "a river that jumps": (
        "boards.toml", ['"B1_13", "B1_23"', '"B1_23", "B1_13"'],
        "boards.toml, board B1: the river does not flow from B1_13 to B1_33.",
    ),
    "boards in a wrong order": (
        "boards.toml", ['boards = ["B1", "B2", "B4"]', 'boards = ["B2", "B1", "B4"]'],
        "boards.toml, layout B1_B2_B4, boards: the river does not flow from B2 to B1.",
    ),
    "a stream that ends": (
        "boards.toml", ['"MSFFGG"', '"SMFFGG"'], "boards.toml, board B1, rows: the stream B1_01 flows into no river.",
    ),
    "a founding spot in the hills": (
        "boards.toml", ['["B2_21", "B2_42"', '["B2_00", "B2_42"'],
        "boards.toml, board B2, founding_spots: B2_00 is no flat land beside the river.",
    ),
    "a bridge along the river": (
        "boards.toml", ['bridge_sites = ["B2_22"', 'bridge_sites = ["B2_32"'],
        "boards.toml, board B2, bridge_sites: B2_32 is no river space with land on two opposite sides.",
    ),
    "a train from inland": (
        "boards.toml", ['train_sites = ["B4_50"', 'train_sites = ["B4_40"'],
        "boards.toml, board B4, train_sites: B4_40 is no desert of the east edge.",
    ),
    "a port in mid-river": (
        "boards.toml", ['port = "B4_53"', 'port = "B4_33"'], "boards.toml: the port must be the last space",
    ),
    "too few trees": (
        "town.toml", ["count = 84", "count = 80"],
        "town.toml, tile tree, count: the forests of all boards have 81 trees (FO-BOARD-10).",
    ),
    "a wealth building that scores political": (
        "town.toml", ['track = "investment"', 'track = "political"'],
        "town.toml, public_building general_store, track: a building of the tag wealth scores investment",
    ),
    "a donation to a doctor": (
        "town.toml", ['use = "stand 1"', 'donation_status = "health"\nuse = "stand 1"'],
        "town.toml, public_building doctor, donation_status: philanthropies have one",
    ),
    "a building without its status": (
        "town.toml", ["status = { wealth = 1 }", "status = { health = 1 }"],
        "town.toml, public_building general_store, status: a building of the tag wealth moves wealth up",
    ),
    "an event of another era": (
        "events.toml", ["era = 1\n", "era = 2\n"], "events.toml: there are 7 of era 1, but the game has 8.",
    ),
    "a card of another level": (
        "industries.toml", ["level = 2\ncount = 5", "level = 3\ncount = 5"],
        "industries.toml, industry lumbering: its cards must be of the levels 1, 2, 3 and 4",
    ),
    "a building of another level": (
        "industries.toml", ['buildings = ["logging_camp"]', 'buildings = ["dam"]'],
        "industries.toml, industry_card lum1, buildings: dam is not of lumbering level 1",
    ),
    "an industry without a suit town": (
        "industries.toml", ['suit = "brown"', 'suit = "blue"'],
        "industries.toml, industry lumbering, suit: no suit town has blue",
    ),
    "a face without a deposit": (
        "industries.toml", ["rolls = [3]", "rolls = [4]"],
        "industries.toml, deposit: the rolls of the placer types must be 1 to 6, each once",
    ),
    "a dial that gets worse": (
        "industries.toml", ["need = [6, 5, 4, 3]", "need = [6, 3, 4, 3]"],
        "industries.toml, deposit alluvial, need: the numbers must not rise",
    ),
    "a steep ladder": (
        "markets.toml", ["ladder = [8, 7, 6, 6, 5, 4]", "ladder = [8, 5, 6, 6, 5, 4]"],
        "markets.toml, market steamship, rows, lumber: prices must fall, by at most 1",
    ),
    "a marker beside its ladder": (
        "markets.toml", ["start = 2 }", "start = 9 }"],
        "markets.toml, market steamship, rows, log: the marker starts on step 9, but there are only 9.",
    ),
    "a train that never comes": (
        "markets.toml", ["distance = 5", "distance = 6"],
        "markets.toml, market yellow_train, distance: only 5 railroad tiles move this train.",
    ),
    "a severity tile too many": (
        "politics.toml", ["count = 3", "count = 4"],
        "politics.toml, severity: there are 17 of tiles, but the game has 16.",
    ),
    "an election space that leads astray": (
        "politics.toml", ['next = ["hw2", "hs2"]', 'next = ["ws2", "hs2"]'],
        "politics.toml, election_space h1, next: ws2 does not touch all fields of h1",
    ),
    "a status twice": (
        "politics.toml", ["value = -2\n", "value = -3\n"], "politics.toml: health -3 is there twice.",
    ),
    "a goal that cannot reach its limit": (
        "goals.toml", ["|brothel up to 4", "|brothel up to 3"],
        "goals.toml, goal g08, score: it brings 8 at best, but the limit is 10",
    ),
    "an unknown building in a goal": (
        "goals.toml", ["2 per doctor|church", "2 per doctor|cathedral"],
        "goals.toml, goal g06, score: '2 per doctor|cathedral up to 3, 2 per connected_well up to 2', character 14: "
        "expected what is counted (connected_well",
    ),
    "an unknown function": (
        "goals.toml", ['function = "state_senator"', 'function = "king"'],
        "goals.toml, goal g01, function: there is no 'king'.",
    ),
    "an unknown requirement": (
        "characters.toml", ['req = "industry ranching 1"', 'req = "luck 1"'],
        "characters.toml, assistant a02, req: 'luck 1', character 1: expected a requirement (none, industry",
    ),
    "an unknown step": (
        "events.toml", ["each gain money 2, status", "each fly 2, status"],
        "events.toml, event e102, effect: 'each fly 2, status wealth 1, trees 2', character 6: expected an effect (",
    ),
    "a step without its number": (
        "town.toml", ['use = "gain tools 2"', 'use = "gain tools"'],
        "town.toml, public_building hardware_store, use: 'gain tools', character 11: expected a number",
    ),
    "one reward of several": (
        "characters.toml", ['"gain guns 2"', '"gain guns two"'],
        "characters.toml, suit_town abilene, rewards 2: 'gain guns two', character 11: expected a number",
    ),
    "a text where it cannot work": (
        "development.toml", ['reward = "gain tools 2"', 'reward = "each gain tools 2"'],
        "development.toml, railroad rr1, reward: 'each gain tools 2', character 1: each gain tools 2 is for events",
    ),
    "a status effect in another tongue": (
        "politics.toml", ['effect = "each lay 1"', 'effect = "each sleep 1"'],
        "politics.toml, status_effect health -3, effect: 'each sleep 1', character 6: expected an effect (",
    ),
    "a special building named like a public one": (
        "characters.toml", ['special = "ja_ranch"', 'special = "bank"'],
        "town.toml, industries.toml, characters.toml: bank is there twice.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("file", "changes", "sentence"), BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_bad_file_is_refused_with_its_place(changed: Change, file: str, changes: list[str], sentence: str) -> None:
    found = refusals(changed(file, *changes))
    assert any(fault.startswith(sentence) for fault in found), found


def test_all_faults_are_told_at_once(changed: Change) -> None:
    files = changed("town.toml", 'use = "gain tools 2"', 'use = "fly"', 'use = "gain guns 2"', 'use = "lay 1"')
    first, second = refusals(files)
    assert first.startswith("town.toml, public_building hardware_store, use:")
    assert second.startswith("town.toml, public_building gunsmith, use: 'lay 1', character 1: lay 1 is for events")


def test_a_folder_without_changes_is_no_fault(changed: Change) -> None:
    assert len(load(changed("events.toml")).events) == 32


def test_changed_content_is_told_by_its_mark(changed: Change) -> None:
    assert changed("events.toml").mark == ""
    assert changed("events.toml", "Gold Fever", "Gold Rush").mark.startswith("+")
