"""The content against the tables of the ledger, section 9, and what the rulebook states exactly."""

from collections import Counter
from typing import Any

import pytest

from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CARD_JOBS,
    CHARACTER,
    CHARACTERS,
    COPIES,
    DECK_CARDS,
    DECK_OF,
    DICE,
    ENTRY,
    KIND,
    KIND_BUY,
    KIND_COLOUR,
    KIND_JOBS,
    KIND_OF,
    MAP,
    MAPS,
    MISSION,
    MISSIONS,
    MODE,
    PAIN_DECK,
    RAILWAY_ENTRY,
    SCOREBOARD,
    SCOREBOARDS,
    SELECTED,
    STAR,
    TILE,
    TILE_JOB,
    TILE_TYPE,
)
from saddlebag.games.deck_goes_west.content.directives import NIGHT_STEP, TYPE, EachGains, SetAside, WagonAtStart
from saddlebag.games.deck_goes_west.content.entries import EntryOption
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import Job, parse
from saddlebag.games.deck_goes_west.effects.steps import Draw
from tests.games.ledger_tables import LedgerTables, plain

LEDGER = LedgerTables("deck_goes_west")

# --- the files against the ledger -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "section", "table", "ours"),
    [
        (content.BOARDS, "9.3", "scoreboard", ()),
        (content.STARTER_CARDS, "9.5", "starter", ()),
        (content.TRADE_CARDS, "9.6", "trade", ()),
        (content.DANGER_CARDS, "9.7", "danger", ()),
        (content.CHARACTER_CARDS, "9.8", "character", ("about",)),
        (content.MISSION_CARDS, "9.9", "mission", ("about", "night_as_printed", "scores")),
    ],
    ids=["scoreboards", "starter", "trade", "dangers", "characters", "missions"],
)
def test_a_file_says_what_the_ledger_says(entries: list[Any], section: str, table: str, ours: tuple[str, ...]) -> None:
    assert plain(entries, *ours) == LEDGER.entries(section, table)


def test_the_tiles_are_those_of_the_ledger() -> None:
    written = [
        {"id": row["id"], "name": row["name"], "type": row["type"], "star": int(row["star"]), "job": row["job"] or None}
        for row in LEDGER.csv("9.4")
    ]
    assert plain(content.LAND_TILES) == written


@pytest.mark.rule("DW-MOVE-04", "DW-MOVE-05", "DW-MOVE-06", "DW-MOVE-07")
def test_the_ways_onto_tiles_are_those_of_the_ledger() -> None:
    written = {name: [EntryOption(**way) for way in ways] for name, ways in LEDGER.toml("9.2")["entry"].items()}
    assert {name: list(ENTRY[TYPE.find(name)]) for name in TYPE.ids} | {"railway": list(RAILWAY_ENTRY)} == written


def test_every_space_of_the_tracks_is_where_the_ledger_draws_it() -> None:
    spaces = LEDGER.csv("9.3")
    for row in spaces:
        board, space = SCOREBOARDS[SCOREBOARD.find(row["board"])], int(row["space"])
        sections = board.score_section if row["track"] == "score" else board.day_section
        assert content.track_place(row["track"], space) == (int(row["x"]), int(row["y"])), row
        assert sections[space] == int(row["section"]) - 1, row
    counted = Counter((row["board"], row["track"]) for row in spaces)
    for board in SCOREBOARDS:
        assert (board.score_len + 1, board.day_len + 1) == (counted[board.id, "score"], counted[board.id, "day"])
        assert (len(board.score_section), len(board.day_section)) == (board.score_len + 1, board.day_len + 1)


def test_piles_stars_and_row_lie_where_the_ledger_says() -> None:
    written: dict[str, tuple[int, int]] = {}
    for name, place in LEDGER.toml("9.3", 1)["scoreboard_places"].items():
        for each in place if isinstance(place, list) else [place]:
            number = each.get("section", each.get("slot"))
            written[f"{name.removesuffix('s')}_{number}" if number else name] = (each["x"], each["y"])
    assert written == content.PLACE_OF


@pytest.mark.rule("DW-SETUP-15")
def test_the_setup_maps_are_those_of_the_ledger() -> None:
    cells = LEDGER.csv("9.10")
    for each in MAPS:
        mine = [row for row in cells if row["map"] == each.id]
        order = sorted(mine, key=lambda row: (int(row["col"]), int(row["row"])))
        for face, found in (("up", each.face_up), ("down", each.face_down)):
            assert list(found) == [(int(row["col"]), int(row["row"])) for row in order if row["face"] == face]
        assert [(int(row["col"]), int(row["row"])) for row in mine if row["start"] == "1"] == [each.start]
    assert MAP.ids == list(dict.fromkeys(row["map"] for row in cells))
    standard = MAPS[MAP.find("standard")]
    assert (len(standard.face_up), len(standard.face_down)) == (6, 7)


def test_the_neighbours_in_the_ledger_are_the_cells_beside() -> None:
    for row in LEDGER.csv("9.10"):
        there = {each["cell"] for each in LEDGER.csv("9.10") if each["map"] == row["map"]}
        col, line = int(row["col"]), int(row["row"])
        beside = {f"c{col + 1}r{line}", f"c{col - 1}r{line}", f"c{col}r{line + 1}", f"c{col}r{line - 1}"}
        assert set(row["adjacent"].split()) == beside & there


# --- counts and numbers -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-LIMIT-02")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert [len(cards) for cards in DECK_CARDS] == [50, 50, 30, 30]
    assert (len(CARD), len(TILE), len(CHARACTERS), len(SCOREBOARDS)) == (160, 48, 12, 4)
    assert Counter(MODE[mission.mode] for mission in MISSIONS) == {"solo": 3, "versus": 4, "cooperative": 8}
    assert DICE.ids == ["d20", "d12", "both"]


def test_every_star_is_on_four_tiles_and_the_types_are_those_of_the_ledger() -> None:
    assert Counter(STAR) == dict.fromkeys(range(1, 13), 4)
    types = {"prairie": 11, "forest": 10, "mountain": 8, "river": 7, "lake": 4, "village": 4, "bandit_camp": 4}
    assert Counter(TYPE[kind] for kind in TILE_TYPE) == types


def test_every_card_has_an_id_of_its_own_that_begins_with_its_kind() -> None:
    assert len(set(CARD.ids)) == len(CARD)
    for card, name in enumerate(CARD.ids):
        kind, _, number = name.rpartition("_")
        assert KIND.find(kind) == KIND_OF[card]
        assert COPIES[KIND_OF[card]][int(number) - 1] == card
    assert CARD[0] == "boots_1"


def test_cards_belong_to_the_classes_that_jobs_ask_for() -> None:
    def selected(selector: str) -> set[str]:
        cards = SELECTED[terms.SELECTORS.index(selector)]
        return {KIND[KIND_OF[card]] for card in range(len(CARD)) if cards >> card & 1}

    items = {kind for kind in KIND.ids if KIND_COLOUR[KIND.find(kind)] >= 0}
    assert selected("item") == items
    assert selected("danger") == set(KIND.ids) - items
    assert selected("danger:P") == {KIND[KIND_OF[card]] for card in DECK_CARDS[PAIN_DECK]}
    assert selected("danger:E") | selected("danger:P") == selected("danger")
    assert selected("item:green") == {"cow", "fishing_line", "snares"}


@pytest.mark.rule("DW-CARD-14")
def test_blue_cards_move_and_nothing_else_does() -> None:
    for kind, found in enumerate(KIND_JOBS):
        blue = KIND_COLOUR[kind] == terms.BLUE
        assert any(job.is_move for job in found) == blue, KIND[kind]


@pytest.mark.rule("DW-COND-02")
def test_a_bandit_camp_is_none_of_the_places_of_conditions() -> None:
    assert list(terms.TESTS[: len(TYPE) - 1]) == TYPE.ids[:-1]
    assert TYPE[content.CAMP] == "bandit_camp"
    assert not terms.PLACES >> content.CAMP & 1
    assert [TYPE[kind] for kind in range(len(TYPE)) if content.IS_WATER[kind]] == ["lake", "river"]


@pytest.mark.rule("DW-EVT-03", "DW-EVT-04")
def test_the_events_are_those_of_the_rulebook_and_one_of_ours() -> None:
    assert set(terms.EVENTS) == {
        "build", "reveal", "clear", "wagon_west", "wagon_east", "wagon_damage", "party_west",
    }  # fmt: skip


# --- what the rulebook states exactly ---------------------------------------------------------------------------


def texts(found: tuple[Job, ...]) -> list[str]:
    return [job.text for job in found]


def card(kind: str) -> list[str]:
    return texts(KIND_JOBS[KIND.find(kind)])


@pytest.mark.rule("DW-ITEM-06", "DW-ITEM-07", "DW-ITEM-08")
def test_the_knife_fights_hunts_in_the_forest_and_scrapes_by_elsewhere() -> None:
    assert card("knife") == ["attack 2d; defend 1d", "if forest; gain food 2d", "discard item 1; gain food 1d"]


@pytest.mark.rule("DW-ITEM-09")
def test_boots_walk_for_food() -> None:
    assert card("boots") == ["pay food 1; walk 1"]


@pytest.mark.rule("DW-CARD-13")
def test_the_pan_washes_gold_in_rivers() -> None:
    assert card("pan") == ["if river; gain gold 1d"]


@pytest.mark.rule("DW-CARD-11")
def test_the_pickaxe_digs_metal_in_mountains() -> None:
    assert card("pickaxe") == ["if mountain; discard item 1; gain metal 2d"]


@pytest.mark.rule("DW-BUY-07", "DW-CARD-10")
def test_a_cow_costs_food_or_gold_and_feeds_five() -> None:
    assert texts(KIND_BUY[KIND.find("cow")]) == ["if prairie; pay food 2", "if village; pay gold 1"]
    assert card("cow") == ["scrap self; gain food 5"]
    assert all(bool(KIND_BUY[kind]) == (content.KIND_DECK[kind] == content.TRADE_DECK) for kind in range(len(KIND)))


def test_the_hunting_knife_has_the_four_dice_of_the_example() -> None:
    assert "if forest; gain food 4d" in card("hunting_knife")


@pytest.mark.rule("DW-DANG-05")
def test_a_danger_is_scrapped_for_food_and_a_card_or_put_off_for_anything() -> None:
    assert card("weary") == ["pay food 1; discard item 1; scrap self", "pay any 1; discard self"]


@pytest.mark.rule("DW-CARD-12")
def test_a_leg_wound_keeps_from_moving() -> None:
    assert card("leg_wound")[0] == "discard item:blue 2; scrap self"
    assert DECK_OF[CARD.find("leg_wound_1")] == PAIN_DECK


@pytest.mark.rule("DW-CHAR-04")
def test_derek_dogood_has_the_three_abilities_of_the_rulebook() -> None:
    assert texts(CHARACTERS[CHARACTER.find("derek_dogood")].jobs) == [
        "scrap item x; gain any x",
        "discard item 1; pay any x; gain any x",
        "pay any 1; walk 1",
    ]


@pytest.mark.rule("DW-CHAR-05")
def test_every_character_has_a_movement_job() -> None:
    assert all(any(job.is_move for job in character.jobs) for character in CHARACTERS)


def test_five_four_and_three_characters_and_starter_cards_for_any_five_of_them() -> None:
    assert Counter(character.difficulty for character in CHARACTERS) == {1: 5, 2: 4, 3: 3}
    for kind, copies in enumerate(COPIES):
        needs = sorted((dict(character.deck).get(kind, 0) for character in CHARACTERS), reverse=True)
        assert sum(needs[:5]) <= len(copies)


@pytest.mark.rule("DW-TILE-06", "DW-TILE-07")
def test_the_two_tile_jobs_of_the_rulebook() -> None:
    village, camp = TILE.find("T41"), TILE.find("T45")
    assert [TILE_JOB[village], TILE_JOB[camp]] == [
        parse("pay gold 2; draw 4"),
        parse("scrap item 1; gain gold 6"),
    ]
    assert TILE_TYPE[camp] == content.CAMP


def mission(name: str) -> content.Mission:
    return MISSIONS[MISSION.find(name)]


def night(name: str) -> list[str]:
    return [" ".join(filter(None, (NIGHT_STEP[step.kind], str(step.number or "")))) for step in mission(name).night]


@pytest.mark.rule("DW-MISS-03", "DW-NIGHT-02")
def test_discovery_is_the_mission_that_the_rulebook_prints() -> None:
    assert texts(mission("discovery").jobs) == [
        "lose 2; discard item 2; climb 1",
        "lose 4; scrap danger 3",
        "pay gold 1; train 5",
    ]
    fired = [job.text for event in mission("discovery").events for job in event]
    assert sorted(fired) == [
        "on build; score 2; if westmost; score 1",
        "on clear; score 2",
        "on reveal; score 1; if westmost; score 1",
    ]
    assert night("discovery") == [
        "trade_row", "day", "exhaustion 1", "attack", "move", "remove 3", "appear", "split 6", "full_hand", "pass_p1",
    ]  # fmt: skip


@pytest.mark.rule("DW-MISS-04", "DW-NIGHT-03", "DW-WAG-11")
def test_cautious_cargo_is_as_printed_with_split_and_full_hand_added() -> None:
    cargo = mission("cautious_cargo")
    assert texts(cargo.jobs) == ["pay gold 1; train 3"]
    assert texts(cargo.events[terms.ON_WAGON_WEST]) == ["on wagon_west; score 2"]
    assert texts(cargo.events[terms.ON_WAGON_EAST]) == ["on wagon_east; lose 2"]
    assert texts(cargo.events[terms.ON_WAGON_DAMAGE]) == ["on wagon_damage; lose x"]
    printed = ["trade_row", "day", "exhaustion 1", "attack", "move", "remove 3", "appear"]
    assert night("cautious_cargo") == [*printed, "split 6", "full_hand"]
    assert [step.kind for step in cargo.night_as_printed] == [NIGHT_STEP.find(step.split()[0]) for step in printed]
    others = [each for each in MISSIONS if each is not cargo]
    assert all(each.night_as_printed == each.night for each in others)


@pytest.mark.rule("DW-MISS-05")
def test_every_versus_mission_has_three_jobs_and_one_against_dangers() -> None:
    for each in MISSIONS:
        if each.mode == content.VERSUS:
            assert len(each.jobs) >= 3
            assert any(job.key.startswith("scrap danger") for job in each.jobs)


@pytest.mark.rule("DW-SETUP-03")
def test_every_mission_has_six_cells_with_the_d20_first() -> None:
    for each in MISSIONS:
        assert (len(each.boards), [DICE[row] for row in each.dice]) == (2, ["d20", "d12", "both"])


@pytest.mark.rule("DW-JOB-09")
def test_every_draw_has_a_price_a_tap_or_a_visit_limit() -> None:
    played = [job for kind in range(len(KIND)) for job in (*KIND_JOBS[kind], *KIND_BUY[kind])]
    chosen = [job for each in MISSIONS for job in each.jobs]
    drawing = [job for job in (*played, *chosen) if any(isinstance(step, Draw) for step in job.steps)]
    assert drawing
    assert all(job.pays or job.cards for job in drawing)


def test_setups_are_read_into_steps() -> None:
    waters = mission("bridge_the_waters").setup
    assert waters[0] == SetAside(terms.LAKE, (1, -1))
    assert waters[3] == EachGains(terms.WOOD, 1)
    assert mission("cautious_cargo").setup == (WagonAtStart(),)
    rush = mission("wagon_rush")
    assert (rush.wagon, rush.left_behind_loses) == (True, True)
    assert not mission("discovery").wagon


def test_the_jobs_of_a_card_are_those_of_its_kind() -> None:
    assert CARD_JOBS[CARD.find("boots_15")] is KIND_JOBS[KIND.find("boots")]
