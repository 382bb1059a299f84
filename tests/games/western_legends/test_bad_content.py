"""Content files that are wrong are refused, all faults at once, each with its file, entry, field and place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saddlebag.engine.content import Files, variable
from saddlebag.engine.errors import BadContent
from saddlebag.games.western_legends.content import FOLDER
from saddlebag.games.western_legends.content.loading import load

GAME = "western_legends"
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
    "broken TOML": ("items.toml", ['id = "mule"', "id = "], "items.toml is not valid TOML: "),
    "unknown field": ("items.toml", ['id = "mule"', 'id = "mule"\nweight = 3'], "items.toml, item mule: "),
    "missing field": ("characters.toml", ["money = 0\n", ""], "characters.toml, character annie_oakley: "),
    "no origin": ("events.toml", ['origin = "house"', ""], "events.toml, event ev01: "),
    "an id of two words": ("events.toml", ['"ev01"', '"ev 01"'], "events.toml, event ev 01: "),
    "an id used twice": (
        "events.toml", ['"ev02"', '"ev01"'], "events.toml, event ev01: this id is used twice; ids must differ.",
    ),
    "an unknown kind of item": ("items.toml", ['kind = "weapon"', 'kind = "spoon"'], "items.toml, item revolver: "),
    "a price that is no bill": ("items.toml", ["cost = 20", "cost = 25"], "items.toml, item revolver: "),
    "an unknown feature": (
        "base_board.toml", ['["sheriff_office"]', '["jail"]'], "base_board.toml, space dk_sheriff: ",
    ),
    "a missing track": ("tracks.toml", ["[gambler]", "[gamblers]"], "tracks.toml, the tables: "),
    "a link that leads one way": (
        "base_board.toml", ['["dk_store_sw", "dk_street_w", "mp_mid"', '["dk_store_sw", "mp_mid"'],
        "base_board.toml, space dk_street_w, adjacent: dk_sheriff does not name dk_street_w in return.",
    ),
    "a link to the other board": (
        "base_board.toml", ['["dk_store_sw", "dk_street_w", "mp_mid"', '["dk_store_sw", "bg_marshal", "mp_mid"'],
        "base_board.toml, space dk_sheriff, adjacent: there is no space 'bg_marshal' on this board.",
    ),
    "a corner of spaces that do not touch": (
        "places.toml", ['["dk_store_sw", "dk_street_e"]', '["dk_store_sw", "sv_mine"]'],
        "places.toml, corner dk_store_sw sv_mine: these spaces are not adjacent.",
    ),
    "a town in another region": (
        "base_board.toml", ['region = "darkrock"', 'region = "sunny_hills"'],
        "base_board.toml, space dk_sheriff, region: a space of the town darkrock is in that region.",
    ),
    "a region that is not there": (
        "base_board.toml", ['region = "darkrock"', 'region = "paris"'],
        "base_board.toml, space dk_sheriff, region: there is no 'paris'.",
    ),
    "a mine too few": (
        "base_board.toml", ['["mine"]', "[]"],
        "base_board.toml, gulch_board.toml: 2 spaces have mine, but the game has 3.",
    ),
    "a hideout of another gang": (
        "places.toml", ['["mp_hideout_a", "sh_hideout_a"]', '["mp_hideout_a", "dixon_creek"]'],
        "places.toml, gang A, hideouts: dixon_creek is no hideout of this gang.",
    ),
    "a pass between the wrong heads": (
        "places.toml", ['["sh_hideout_a", "bg_pass_a"]', '["sh_hideout_a", "bg_pass_c"]'],
        "places.toml, link link_pass_a, ends: these spaces are not the two ends of a trail.",
    ),
    "a building away from its spaces": (
        "places.toml", ['["dk_store_n", "dk_store_sw", "dk_store_se"]', '["dk_store_n", "dk_store_sw", "dk_bank"]'],
        "places.toml, building store_dk, spaces: dk_bank lies beside no general_store.",
    ),
    "a train that stops nowhere": (
        "places.toml", ['heist_space = "sv_rail"', 'heist_space = "moon"'],
        "places.toml, checkpoint sv_rail, heist_space: there is no 'moon'.",
    ),
    "a card too many of its kind": (
        "poker.toml", ['suit = "clubs"\neffect = "ricochet"', 'suit = "spades"\neffect = "ricochet"'],
        "poker.toml: there are 2 base cards 2 of spades, but a deck has 1.",
    ),
    "a card of another colour": (
        "poker.toml", ['suit = "clubs"\neffect = "ricochet"', 'suit = "hearts"\neffect = "ricochet"'],
        "poker.toml, card 2_clubs_ricochet, effect: Ricochet is on the black 2 of base.",
    ),
    "a card of another value": (
        "poker.toml", ["value = 2\n", "value = 3\n"],
        "poker.toml, card 2_clubs_ricochet, value: a card of rank 2 counts 2, not 3 (WL-GEN-01).",
    ),
    "an alternate for another card": (
        "poker.toml", ['replaces = "5_diamonds_payday"', 'replaces = "5_hearts_payday"'],
        "poker.toml, card 5_diamonds_vendetta, replaces: 5_hearts_payday is not a card of the same suit and rank.",
    ),
    "a mount that cannot move": (
        "items.toml", ["movement = 4\n", ""],
        "items.toml, item mustang, movement: mounts have one on both sides, other items have none.",
    ),
    "an upgraded map": (
        "characters.toml", ['"miners_map"]', '"miners_map+"]'],
        "characters.toml, character kit_carson, items: miners_map+ cannot be upgraded (WL-STORE-02).",
    ),
    "an item that is not there": (
        "characters.toml", ['["rifle"]', '["cannon"]'],
        "characters.toml, character annie_oakley, items: there is no 'cannon'.",
    ),
    "a base character in Buzzard Gulch": (
        "characters.toml", ['["dk_sheriff"]', '["bg_marshal"]'],
        "characters.toml, character bass_reeves, starts: bg_marshal is not on the base board (WL-SETUP-24).",
    ),
    "a base character with an item of Ante Up": (
        "characters.toml", ['["rifle"]', '["gazette"]'],
        "characters.toml, character annie_oakley, items: gazette needs Ante Up (WL-SETUP-24).",
    ),
    "a Marshal who is Wanted": (
        "characters.toml", ["marshal = 1\n", "marshal = 1\nwanted = 1\n"],
        "characters.toml, character bass_reeves: nobody has Marshal and Wanted points together (WL-TRACK-02).",
    ),
    "goals of the wrong character": (
        "goals.toml", ['character = "annie_oakley"', 'character = "bass_reeves"'],
        "goals.toml: there are 5 of bass_reeves, but the game has 4.",
    ),
    "a story with another trigger": (
        "stories.toml", ['trigger = "fight_player"', 'trigger = "work"'],
        "stories.toml: there are 3 of fight_player, but the game has 4.",
    ),
    "a legendary token too many": (
        "tokens.toml", ["count = 9\n", "count = 10\n"],
        "tokens.toml, legendary: there are 19 of base, but the game has 18.",
    ),
    "event markers in other places": (
        "tracks.toml", ["lp_15 = [5, 10]", "lp_15 = [5]"],
        "tracks.toml, event_markers, lp_15: a marker lies on every 5th space below 15 (AU-SETUP-18).",
    ),
    "a track too short": (
        "tracks.toml", ['"gain lp 2", "legendary 2"]', '"gain lp 2"]'],
        "tracks.toml, gambler, rewards: the track has 7 spaces, not 6.",
    ),
    "an unknown step": (
        "items.toml", ["on_fight_win: draw 1", "on_fight_win: fly 1"],
        "items.toml, item shotgun, text: 'on_fight_win: fly 1', character 15: expected a step (",
    ),
    "a step without its number": (
        "items.toml", ["on_fight_win: draw 1", "on_fight_win: draw"],
        "items.toml, item shotgun, text: 'on_fight_win: draw', character 19: expected a number from 1 to 180",
    ),
    "a space that is not there": (
        "events.toml", ["place outlaw bg_e4", "place outlaw bg_e9"],
        "events.toml, event ev01, text: 'place outlaw bg_outlaw_camp; place outlaw bg_e9; move_sheriff 5', "
        "character 43: expected a space (dk_sheriff",
    ),
    "one reward of several": (
        "tracks.toml", ['"gain money 20", "gain lp 2"', '"gain money twenty", "gain lp 2"'],
        "tracks.toml, marshal, rewards 2: 'gain money twenty', character 12: expected a number",
    ),
    "an unknown item in a goal": (
        "goals.toml", ["own rifle upgraded", "own cannon upgraded"],
        "goals.toml, goal annie_oakley_3, condition: 'own cannon upgraded', character 5: expected an item (revolver",
    ),
    "an unknown condition": (
        "goals.toml", ["win duel value 12", "dance"],
        "goals.toml, goal annie_oakley_1, condition: 'dance', character 1: expected a condition (have, own",
    ),
    "a reward at a moment that never comes": (
        "stories.toml", ['reward = "gain lp 1"', 'reward = "on_win: gain lp 1"'],
        "stories.toml, story st01, reward: 'on_win: gain lp 1', character 1: "
        "a reward of the base game cannot have on_win:; it is carried out at once.",
    ),
    "a base card that needs Ante Up": (
        "poker.toml", ['text = "gain money 30"', 'text = "resolve_event 1"'],
        "poker.toml, effect payday, text: 'resolve_event 1', character 1: resolve_event 1 needs Ante Up",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("file", "changes", "sentence"), BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_bad_file_is_refused_with_its_place(changed: Change, file: str, changes: list[str], sentence: str) -> None:
    found = refusals(changed(file, *changes))
    assert any(fault.startswith(sentence) for fault in found), found


def test_all_faults_are_told_at_once(changed: Change) -> None:
    files = changed("items.toml", "on_fight_win: draw 1", "on_fight_win: fly 1", "nugget_cap +2", "nugget_cap 2")
    first, second = refusals(files)
    assert first.startswith("items.toml, item shotgun, text:")
    assert second.startswith("items.toml, item mule, text: 'nugget_cap 2', character 12: expected '+'")


def test_a_folder_without_changes_is_no_fault(changed: Change) -> None:
    read = load(changed("events.toml"))
    assert len(read.events) == 22


def test_changed_content_is_told_by_its_mark(changed: Change) -> None:
    assert changed("events.toml").mark == ""
    assert changed("events.toml", "Camp on the Bluff", "Camp on the Hill").mark.startswith("+")
