"""The content files against the tables of the ledger, section 9, and what is said of files that are wrong."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from saddlebag.engine import content as loader
from saddlebag.engine.errors import BadContent
from saddlebag.engine.language import Family, Slip
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.content import (
    EVENT_CARDS,
    JUNCTION_SPACES,
    LOOT_SQUARES,
    LOOT_TILES,
    MAIN_SPACES,
    MESAS,
    NEIGHBOURS,
    POKER_CARDS,
    RAILS,
    ROUTES,
    SECTIONS,
    SPACE,
    SWITCH_TOKENS,
    TOWN_SQUARES,
    TRACKS,
    TRAIN_SPACES,
    WANTED_CARDS,
)
from saddlebag.games.train_heist.effects.forms import ABILITY, EFFECT, MISSION, REQUIREMENT
from saddlebag.games.train_heist.rules.train import EDGE_CROSSING, advance
from tests.games.ledger_tables import LedgerTables
from tests.games.train_heist.kit import cars, switches, table, train

LEDGER = LedgerTables("train_heist")


def as_row(entry: msgspec.Struct) -> dict[str, str]:
    """An entry as the ledger writes it: lists with spaces, yes as 1, nothing as an empty text; without its origin."""
    row: dict[str, str] = {}
    for field, value in msgspec.to_builtins(entry).items():
        if field == "origin":
            continue
        if isinstance(value, list):
            row[field] = " ".join(value)
        elif isinstance(value, bool):
            row[field] = "1" if value else ""
        else:
            row[field] = "" if value is None else str(value)
    return row


TABLES: dict[str, tuple[list[Any], str, int, int]] = {
    "main map": (MAIN_SPACES, "9.2", 0, 52),
    "mesas": (MESAS, "9.2", 1, 5),
    "rails": (RAILS, "9.3", 0, 27),
    "routes": (ROUTES, "9.4", 0, 12),
    "train map": (TRAIN_SPACES, "9.5", 0, 13),
    "poker cards": (POKER_CARDS, "9.6", 0, 35),
    "event cards": (EVENT_CARDS, "9.7", 0, 21),
    "loot tiles": (LOOT_TILES, "9.8", 0, 21),
}


@pytest.mark.parametrize(("entries", "section", "number", "size"), TABLES.values(), ids=TABLES.keys())
def test_a_content_file_says_what_the_table_of_the_ledger_says(
    entries: list[Any], section: str, number: int, size: int
) -> None:
    assert [as_row(entry) for entry in entries] == LEDGER.csv(section, number)
    assert len(entries) == size


def test_the_wanted_cards_are_those_of_the_ledger() -> None:
    rows = [msgspec.to_builtins(card) for card in WANTED_CARDS]
    for row in rows:
        del row["origin"]
    assert rows == LEDGER.toml("9.9")["wanted"]
    assert len(rows) == 15


def without_origin(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_origin(each) for key, each in value.items() if key != "origin"}
    if isinstance(value, list):
        return [without_origin(each) for each in value]
    return value


def test_the_fixed_tracks_are_those_of_the_ledger() -> None:
    assert without_origin(msgspec.to_builtins(TRACKS)) == LEDGER.toml("9.10")


def test_towns_switches_sections_and_squares_are_drawn_where_the_ledger_says() -> None:
    assert [(each.town, each.x, each.y) for each in TOWN_SQUARES] == [("a", 500, 972), ("b", 975, 235), ("c", 25, 235)]
    assert [(each.junction, each.x, each.y) for each in SWITCH_TOKENS] == [("je", 878, 535), ("jw", 122, 535)]
    spans = [(20, 270), (270, 430), (430, 610), (610, 790), (790, 970)]
    assert [(each.left, each.right) for each in SECTIONS] == spans
    middle = {space.id: space.x for space in TRAIN_SPACES}
    assert [(each.x - middle[each.car], each.y) for each in LOOT_SQUARES] == [(-28, 850), (28, 850)] * 3


# --- the map ----------------------------------------------------------------------------------------------------


def test_every_link_leads_both_ways() -> None:
    for start, ends in enumerate(NEIGHBOURS):
        assert len(set(ends)) == len(ends)
        assert all(start in NEIGHBOURS[end] and start != end for end in ends), SPACE[start]


def test_the_main_map_has_106_walking_links() -> None:
    assert sum(len(space.adjacent) for space in MAIN_SPACES) == 2 * 106


def test_walking_follows_every_track_but_not_the_edge() -> None:
    for rail in RAILS:
        assert (SPACE.find(rail.b) in NEIGHBOURS[SPACE.find(rail.a)]) == (rail.kind == "track")


def test_every_junction_has_a_way_out_for_each_leg_and_colour_that_is_another_leg() -> None:
    for junction in JUNCTION_SPACES:
        legs = {SPACE[leg] for leg in content.TRACK[junction]}
        routes = [route for route in ROUTES if route.junction == SPACE[junction]]
        assert {(route.coming_from, route.colour) for route in routes} == {
            (leg, colour) for leg in legs for colour in ("green", "red")
        }
        assert all(route.exit_to in legs - {route.coming_from} for route in routes)


LAPS = [
    ("green", "green", 24, ["s09", "n02", "n06", "n10", "s03", "s06"]),
    ("red", "red", 15, ["s09", "edge", "s03", "s06"]),
    ("red", "green", 15, ["edge", "n10", "n06", "n02"]),
    ("green", "red", 15, ["n02", "n06", "n10", "edge"]),
]


@pytest.mark.parametrize(("je", "jw", "spaces", "events"), LAPS)
def test_the_endless_routes_have_the_length_and_events_of_the_ledger(
    je: str, jw: str, spaces: int, events: list[str]
) -> None:
    s = table()
    switches(s, je, jw)
    queue: list[int] = []
    for _ in range(40):
        advance(s, s.switches, queue)
    start = cars(s)
    laps = 0
    queue.clear()
    while cars(s) != start or not laps:
        advance(s, s.switches, queue)
        laps += 1
    lap = ["edge" if entry == EDGE_CROSSING else SPACE[entry] for entry in queue]
    assert laps == spaces
    turned = [lap[place:] + lap[:place] for place in range(len(lap))]
    assert events in turned


def test_clockwise_on_green_the_towns_come_in_the_order_a_c_b() -> None:
    s = table()
    switches(s, "green", "green")
    train(s, "s06 s07 s08 s09 s10")
    queue: list[int] = []
    for _ in range(24):
        advance(s, s.switches, queue)
    assert [SPACE[entry] for entry in queue] == ["s03", "n10", "n06", "n02", "s09", "s06"]


# --- files that are wrong ---------------------------------------------------------------------------------------

EVENT = 'id = "e03"\ntitle = "Move Sheriff"\neffect = "sheriff left 1"\norigin = "house"\n'


def events_file(folder: Path, *entries: str) -> Path:
    file = folder / "events.toml"
    file.write_text("".join(f"[[event]]\n{entry}" for entry in entries), encoding="utf-8")
    return file


def load_events(file: Path) -> list[content.EventCard]:
    return loader.entries(file, "event", content.EventCard)


def test_a_good_file_loads(tmp_path: Path) -> None:
    assert [card.id for card in load_events(events_file(tmp_path, EVENT))] == ["e03"]


BAD_EVENTS = {
    "unknown field": (EVENT + "colour = 3\n", r"events\.toml, event e03: .*unknown field `colour`"),
    "missing field": (EVENT.replace('title = "Move Sheriff"\n', ""), r"events\.toml, event e03: .*field `title`"),
    "wrong type": (EVENT.replace('"Move Sheriff"', "7"), r"events\.toml, event e03: .*`\$\.title`"),
    "unknown origin": (EVENT.replace('"house"', '"hearsay"'), r"events\.toml, event e03: .*`\$\.origin`"),
    "no origin": (EVENT.replace('origin = "house"\n', ""), r"events\.toml, event e03: .*field `origin`"),
    "no id": (EVENT.replace('id = "e03"\n', ""), r"events\.toml, event 1: .*field `id`"),
    "broken TOML": ("id = \n", r"events\.toml is not valid TOML: .*line 2"),
}


@pytest.mark.parametrize(("entry", "message"), BAD_EVENTS.values(), ids=BAD_EVENTS.keys())
def test_a_bad_entry_is_refused_with_its_file_name_and_field(tmp_path: Path, entry: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        load_events(events_file(tmp_path, entry))


def test_an_id_used_twice_is_refused_with_its_file_and_name(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"events\.toml, event e03: this id is used twice"):
        load_events(events_file(tmp_path, EVENT, EVENT.replace("left", "right")))


def test_a_file_without_the_table_is_refused_with_what_it_should_have(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text("[event]\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"events\.toml should have entries \[\[event\]\]"):
        load_events(tmp_path / "events.toml")


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"events\.toml: there is no such content file"):
        load_events(tmp_path / "events.toml")


def test_a_file_that_is_no_text_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"events\.toml is not valid TOML"):
        load_events(tmp_path / "events.toml")


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("teleport 3", r"'teleport 3', character 1: expected an effect \(sheriff, cherokee, switch, speed\)"),
        ("", "'', character 1: expected an effect"),
        ("sheriff up 1", r"'sheriff up 1', character 9: expected a direction \(left, right\)"),
        ("sheriff left", "'sheriff left', character 13: expected a number from 1 to 99"),
        ("sheriff left x", "'sheriff left x', character 14: expected a number"),
        ("cherokee 4", "'cherokee 4', character 10: expected a number from 1 to 3"),
        ("switch je", "'switch je', character 8: expected 'next'"),
        ("speed +2", r"'speed \+2', character 7: expected '\+1'"),
    ],
)
def test_an_unknown_event_effect_is_refused_at_its_place(effect: str, message: str) -> None:
    with pytest.raises(Slip, match=message):
        EFFECT.parse(effect)


@pytest.mark.parametrize(
    ("family", "text", "place"),
    [
        (REQUIREMENT, "flush 3", 1),
        (REQUIREMENT, "suits R=1 B=1", 14),
        (REQUIREMENT, "suits R=x B=1 K=1", 9),
        (REQUIREMENT, "kind 4", 6),
        (REQUIREMENT, "pairs", 6),
        (MISSION, "rob_the_bank", 1),
        (MISSION, "loot_wilds", 11),
        (MISSION, "loot_wilds many", 12),
        (MISSION, "loot_suit_cards hearts 3", 17),
        (MISSION, "roof_jump 2", 10),
        (ABILITY, "fly", 1),
        (ABILITY, "hand_limit", 11),
        (ABILITY, "hand_limit six", 12),
        (ABILITY, "loot_twice 2", 11),
    ],
)
def test_an_unknown_requirement_mission_or_ability_is_refused_at_its_place(
    family: Family[Any], text: str, place: int
) -> None:
    with pytest.raises(Slip) as caught:
        family.parse(text)
    assert caught.value.position == place


def test_what_cards_say_prints_as_it_is_written() -> None:
    assert [str(each) for each in content.EFFECTS] == [card.effect for card in EVENT_CARDS]
    assert [str(each) for each in content.REQUIREMENTS] == [tile.requirement for tile in LOOT_TILES]
    assert [str(each) for each in content.MISSIONS] == [card.mission for card in WANTED_CARDS]
    assert [str(each) for each in content.ABILITIES] == [card.ability for card in WANTED_CARDS]


def test_requirements_and_abilities_are_said_in_words() -> None:
    assert REQUIREMENT.parse("suits R=2 B=0 K=1").words(None) == "2 revolvers and 1 keyhole"
    assert REQUIREMENT.parse("straight 3").words(None) == "3-card straight"
    assert ABILITY.parse("hand_limit 6").words(None) == "the hand limit is 6"
    assert ABILITY.parse("jail_keys -1").words(None) == "escaping takes one key less"
