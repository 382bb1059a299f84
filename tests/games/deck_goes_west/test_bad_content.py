"""Content files that are wrong are refused, all faults at once, each with its file, entry, field and place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saddlebag.engine.content import Files, variable
from saddlebag.engine.errors import BadContent
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content import FOLDER
from saddlebag.games.deck_goes_west.content.loading import load

Refusals = Callable[..., tuple[str, ...]]


@pytest.fixture
def refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refusals:
    """What is said of the content when parts of a shipped file are replaced: refusals(file, old, new, ...)."""

    def change(file: str, *changes: str) -> tuple[str, ...]:
        text = (FOLDER / file).read_text(encoding="utf-8")
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text, old
            text = text.replace(old, new, 1)
        (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setenv(variable("deck_goes_west"), str(tmp_path))
        with pytest.raises(BadContent) as caught:
            load(Files("deck_goes_west", FOLDER))
        return caught.value.faults

    return change


BUILD_AND_CLEAR = (
    '"on build; score 1; if westmost; score 1", "on clear; score 1"]\nnight = ["trade_row", "day", "exhaustion 1", '
    '"attack", "move", "drop_column"',
    '"on clear; gain gold 1"]\nnight = ["trade_row", "day", "exhaustion 1", "attack", "move", "drop_column"',
)
"""The other events of Last Train Out, the only mission that drops columns."""

BAD_FILES = {
    "broken TOML": ("trade.toml", ['id = "horse"', "id = "], "trade.toml is not valid TOML: "),
    "unknown field": ("trade.toml", ['id = "horse"', 'id = "horse"\nweight = 3'], "trade.toml, trade horse: "),
    "missing field": ("tiles.toml", ["star = 1\n", ""], "tiles.toml, tile T01: "),
    "unknown colour": ("starter.toml", ['colour = "blue"', 'colour = "pink"'], "starter.toml, starter boots: "),
    "unknown type": ("tiles.toml", ['type = "prairie"', 'type = "swamp"'], "tiles.toml, tile T01: "),
    "an id of two words": ("starter.toml", ['id = "boots"', 'id = "my boots"'], "starter.toml, starter my boots: "),
    "no origin": ("maps.toml", ['origin = "public"', ""], "maps.toml, map standard: "),
    "id used twice": (
        "tiles.toml", ['id = "T02"', 'id = "T01"'], "tiles.toml, tile T01: this id is used twice; ids must differ.",
    ),
    "id used in two files": (
        "trade.toml", ['id = "horse"', 'id = "boots"'],
        "starter.toml, trade.toml, dangers.toml, boots: this id is used twice; ids must differ.",
    ),
    "unknown step": (
        "trade.toml", ['"pay food 1; walk 2", "pay food 2; walk 3"', '"pay food 1; fly 2", "pay food 2; walk 3"'],
        "trade.toml, trade horse, jobs 1: 'pay food 1; fly 2', character 13: expected a step",
    ),
    "a job against the laws": (
        "starter.toml", ["pay food 1; walk 1", "walk 1; pay food 1"],
        "starter.toml, starter boots, jobs: 'walk 1; pay food 1', character 9: after walk 1 only movement steps may",
    ),
    "a price nobody can pay": (
        "trade.toml", ["if prairie; pay food 3", "if prairie; pay food 300"],
        "trade.toml, trade horse, buy 1: 'if prairie; pay food 300', character 13: nobody can ever pay 300 food",
    ),
    "a colour no card has": (
        "dangers.toml", ["discard item:blue 1", "discard item:green 8"],
        "dangers.toml, danger blisters, jobs 1: 'discard item:green 8; scrap self', character 1: nobody can ever "
        "discard item:green 8: the game has 7 of item:green",
    ),
    "a condition another tile has": (
        "tiles.toml", ["gain wood 1", "if lake; gain wood 1"],
        "tiles.toml, tile T20, job: 'if lake; gain wood 1', character 1: the tile itself is of another type",
    ),
    "a track without an end": (
        "scoreboards.toml", ["score = [24, 30]", "score = [24, 29]"],
        "scoreboards.toml, scoreboard A, sections: the score track ends at 30, but the sections end at 29",
    ),
    "a gap in a track": (
        "scoreboards.toml", ["day = [4, 7]", "day = [5, 7]"],
        "scoreboards.toml, scoreboard A, sections 2, day: [5, 7] should begin at 4",
    ),
    "no place for the compass": (
        "scoreboards.toml", ['id = "compass"', 'id = "rose"'],
        "scoreboards.toml: there is no [[place]] with id compass",
    ),
    "a map without a start": (
        "maps.toml", ["?#@", "?##"], "maps.toml, map standard, diagram: there must be one start tile @, but",
    ),
    "a start in the West": (
        "maps.toml", ["?#@", "?@#"],
        "maps.toml, map standard, diagram: line 3, character 2: the start tile @ belongs in the East column",
    ),
    "a start off the middle": (
        "maps.toml", ["?##\n?#@", "?#@\n?##"], "maps.toml, map standard, diagram: the start tile @ should be in",
    ),
    "a strange mark": (
        "maps.toml", ["?#@", "?!@"],
        "maps.toml, map standard, diagram: line 3, character 2: expected # or @ or ? or ., found '!'.",
    ),
    "a ragged map": ("maps.toml", ["?#@", "?##@"], "maps.toml, map standard, diagram: line 3 has 4 cells"),
    "a type without a way in": ("entry.toml", ['id = "lake"', 'id = "river"'], "entry.toml, entry river: this id is"),
    "a free step": ("entry.toml", ["{ sail = 1 }", "{ sail = 0 }"], "entry.toml, entry river, options 3: it costs"),
    "a step given back": (
        "entry.toml", ["{ walk = 1 }", "{ walk = 1, refund_walk = 1 }"],
        "entry.toml, entry river, options 1, refund_walk: only a railway gives movement back",
    ),
    "more given back than spent": (
        "entry.toml", ["refund_walk = 1", "refund_walk = 2"],
        "entry.toml, entry railway, options 1, refund_walk: it gives back 2 walk, but costs only 1.",
    ),
    "an unknown starter card": (
        "characters.toml", ["boots = 3", "sandals = 3"],
        "characters.toml, character derek_dogood, deck: there is no starter card sandals; there are boots, knife",
    ),
    "decks that cannot be made": (
        "characters.toml", ["boots = 3", "boots = 4"],
        "characters.toml, character derek_dogood, deck: five characters may need 16 boots, but there are 15",
    ),
    "a character that cannot move": (
        "characters.toml", ["pay any 1; walk 1", "pay any 1; gain food 1"],
        "characters.toml, character derek_dogood, jobs: every character needs at least one movement job (DW-CHAR-05).",
    ),
    "too few beginners": (
        "characters.toml", ["difficulty = 1", "difficulty = 2"],
        "characters.toml: five players need 5 characters of difficulty 1; there are 4",
    ),
    "an unknown night step": (
        "missions.toml", ['"trade_row", "day"', '"full_moon", "day"'],
        "missions.toml, mission new_world, night 1: 'full_moon', character 1: expected a night step (trade_row, day",
    ),
    "a night step without its number": (
        "missions.toml", ['"exhaustion 1"', '"exhaustion"'],
        "missions.toml, mission new_world, night 3: 'exhaustion', character 11: expected a number from 1 to 99",
    ),
    "a night step with a number too many": (
        "missions.toml", ['"attack"', '"attack 2"'],
        "missions.toml, mission new_world, night 4: 'attack 2', character 7: expected the end, found ' '.",
    ),
    "a night without end": (
        "missions.toml", ['"trade_row", "day"', '"trade_row"'],
        "missions.toml, mission new_world, night: without the step day the game would never end",
    ),
    "a token nobody holds": (
        "missions.toml", ['"split 6", "full_hand"]', '"split 6", "full_hand", "pass_p1"]'],
        "missions.toml, mission new_world, night: pass_p1 is for versus only",
    ),
    "a split of too few": ("missions.toml", ['"split 6"', '"split 4"'], "missions.toml, mission new_world, night: a"),
    "an unknown setup line": (
        "missions.toml", ['setup = ["bandits faceup 1"]', 'setup = ["bandits everywhere"]'],
        "missions.toml, mission outlaw_hunter, setup: 'bandits everywhere', character 9: expected 'faceup' or 'camps'",
    ),
    "a tile set aside for nowhere": (
        "missions.toml", ["tile village c1r0", "tile village c9r0"],
        "missions.toml, mission feed_the_frontier, setup: 'tile village c9r0' names no face-up cell of the map",
    ),
    "two tiles for one cell": (
        "missions.toml", ["tile river c1r0", "tile river c1r-1"],
        "missions.toml, mission bridge_the_waters, setup: 'tile river c1r-1' names a cell that has its tile already",
    ),
    "an unknown scoreboard": (
        "missions.toml", ['boards = ["A", "B"]', 'boards = ["A", "Z"]'],
        "missions.toml, mission new_world, boards: there is no scoreboard Z; there are A, B, C, D.",
    ),
    "a scoreboard twice": (
        "missions.toml", ['boards = ["A", "B"]', 'boards = ["A", "A"]'],
        "missions.toml, mission new_world, boards: A, A names something twice.",
    ),
    "an unknown map": (
        "missions.toml", ['tile_map = "standard"', 'tile_map = "round"'],
        "missions.toml, mission new_world, tile_map: there is no map round; there are standard, narrow, broad, deep.",
    ),
    "nothing scores": (
        "missions.toml", ["on party_west; score 2", "on party_west; lose 2", *BUILD_AND_CLEAR],
        "missions.toml, mission last_train_out, events: nothing scores, so the mission could not be won",
    ),
    "a rule for no wagon": (
        "missions.toml", ['setup = ["wagon start"]', "setup = []"],
        "missions.toml, mission cautious_cargo, rules: the rule wagon and the setup line wagon start go together",
    ),
    "an event of no wagon": (
        "missions.toml", ["on clear; score 5", "on wagon_west; score 5"],
        "missions.toml, mission outlaw_hunter, events: on wagon_west never happens without a wagon",
    ),
    "losing no wagon": (
        "missions.toml", ["rules = []", 'rules = ["wagon_left_behind_loses"]'],
        "missions.toml, mission new_world, rules: wagon_left_behind_loses needs a wagon",
    ),
    "too few versus jobs": (
        "missions.toml",
        ['jobs = ["lose 2; discard item 2; climb 1", "lose 4; scrap danger 3", ', 'jobs = ["lose 4; scrap danger 3", '],
        "missions.toml, mission discovery, jobs: a versus mission needs at least 3",
    ),
    "nothing against dangers": (
        "missions.toml", ["lose 4; scrap danger 3", "lose 4; scrap item 3"],
        "missions.toml, mission discovery, jobs: a versus mission needs one that gets rid of dangers",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("file", "changes", "sentence"), BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_wrong_file_is_refused_with_file_entry_and_field(
    refusals: Refusals, file: str, changes: list[str], sentence: str
) -> None:
    said = refusals(file, *changes)
    assert any(each.startswith(sentence) for each in said), said
    assert all(each.endswith(".") for each in said), said


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("dangers.toml", 'type = "P"', 'type = "E"', "there are 0 pain cards (type P); there should be 1 or more."),
        ("missions.toml", 'mode = "solo"', 'mode = "cooperative"', "there are 0 solo missions; there should be 1"),
    ],
)
def test_what_a_table_needs_must_be_there(file: str, old: str, new: str, sentence: str, refusals: Refusals) -> None:
    times = (FOLDER / file).read_text(encoding="utf-8").count(old)
    assert any(sentence in fault for fault in refusals(file, *(old, new) * times))


def test_all_faults_are_told_at_once(refusals: Refusals) -> None:
    said = refusals("trade.toml", "walk 2", "wlk 2", "pay food 2; walk 3", "pay fod 2; walk 3", "climb 1", "clim 1")
    assert [each.split(":")[0] for each in said] == [
        "trade.toml, trade horse, jobs 1",
        "trade.toml, trade horse, jobs 2",
        "trade.toml, trade ice_spikes, jobs 1",
    ]


def test_a_file_that_the_game_does_not_have_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "traps.toml").write_text("", encoding="utf-8")
    monkeypatch.setenv(variable("deck_goes_west"), str(tmp_path))
    with pytest.raises(BadContent, match=r"traps\.toml: there is no such content file; the files are characters\.toml"):
        load(Files("deck_goes_west", FOLDER))


def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, old: str, new: str) -> Files:
    text = (FOLDER / file).read_text(encoding="utf-8")
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setenv(variable("deck_goes_west"), str(tmp_path))
    return Files("deck_goes_west", FOLDER)


def test_changed_content_is_read_and_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = changed(tmp_path, monkeypatch, "trade.toml", "pay food 1; walk 2", "pay food 1; walk 5")
    read = load(files)
    assert read.card_jobs["horse"][0].text == "pay food 1; walk 5"
    assert len(files.mark) == 9
    assert files.mark.startswith("+")
    other = changed(tmp_path, monkeypatch, "trade.toml", "pay food 1; walk 2", "pay food 1; walk 6")
    assert other.mark != files.mark


def test_a_designer_may_add_to_the_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = load(changed(tmp_path, monkeypatch, "trade.toml", "count = 3", "count = 4"))
    assert sum(card.count for card in read.trades) == 51


def test_a_comment_leaves_the_content_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert changed(tmp_path, monkeypatch, "trade.toml", "# ", "# Our own: ").mark == ""
    assert content.FILES.mark == ""


def test_a_folder_that_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable("deck_goes_west"), str(tmp_path / "gone"))
    with pytest.raises(BadContent, match=r"SADDLEBAG_CONTENT_DECK_GOES_WEST names .*gone, but there is no such folder"):
        load(Files("deck_goes_west", FOLDER))
