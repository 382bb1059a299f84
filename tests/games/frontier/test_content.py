"""The content against the tables of the ledger, section 9."""

import re
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from saddlebag.engine.content import Entry
from saddlebag.engine.names import NOBODY, Names, bits
from saddlebag.games.frontier import content
from saddlebag.games.frontier.content.laws import TABLES
from saddlebag.games.frontier.effects import terms
from tests.games.ledger_tables import LedgerTables, plain

LEDGER = LedgerTables("frontier")
SPACES = {row["id"]: row for row in LEDGER.csv("9.1")}
SPACE = content.SPACE


def named(spaces: Any) -> set[str]:
    """Spaces by their ids."""
    return {SPACE[space] for space in spaces}


# --- the tables of entries -------------------------------------------------------------------------------------------

SAME: dict[str, tuple[str, list[Any], tuple[str, ...]]] = {
    "basin": ("9.1", content.RIVER_BASINS, ()),
    "breed": ("9.5", content.BREED_TILES, ("name",)),
    "deposit": ("9.5", content.DEPOSIT_TYPES, ("name", "rolls", "building")),
    "market": ("9.6", content.MARKET_CARDS, ("short_distance",)),
    "disc": ("9.7", content.TOWN_DISCS, ()),
    "severity": ("9.7", content.SEVERITY_KINDS, ()),
    "status_effect": ("9.8", content.STATUS_EFFECTS, ()),
    "election_space": ("9.9", content.ELECTION_BOARD, ()),
    "function_tile": ("9.9", content.FUNCTION_TILES, ("name",)),
    "event": ("9.10", content.EVENT_CARDS, ()),
    "railroad": ("9.11", content.RAILROAD_TILES, ()),
    "telegraph": ("9.11", content.TELEGRAPH_TILES, ()),
    "assistant": ("9.12", content.ASSISTANT_CARDS, ()),
    "partner": ("9.12", content.PARTNER_CARDS, ()),
    "suit_town": ("9.13", content.TOWNS_OF_SUITS, ()),
    "goal": ("9.14", content.GOAL_CARDS, ("function",)),
}
"""Tables that have the same fields in the ledger, but for those that only the content has."""


def ours(entries: list[Any], *more: str) -> list[dict[str, Any]]:
    """Entries as the ledger writes them."""
    return [{name: row[name] for name in row if name not in more} for row in plain(entries)]


@pytest.mark.parametrize("table", SAME)
def test_a_table_is_that_of_the_ledger(table: str) -> None:
    section, entries, more = SAME[table]
    assert ours(entries, *more) == LEDGER.entries(section, table)


@pytest.mark.rule("FO-PUB-07")
def test_the_public_buildings_are_those_of_the_ledger() -> None:
    made = ours(content.PUBLIC_BUILDINGS)
    for row in made:
        row["status"] = ", ".join(f"{status} {by}" for status, by in row["status"].items())
    assert made == LEDGER.entries("9.3", "public_building")
    assert [content.TILE_COUNT[content.FIRST_PUBLIC + building] for building in range(22)] == [3] * 22
    wealth = [tag == content.WEALTH_TAG for tag in content.PUBLIC_TAG]
    assert [track == terms.INVESTMENT for track in content.PUBLIC_TRACK] == wealth


def test_the_industry_cards_are_those_of_the_ledger() -> None:
    made = ours(content.INDUSTRY_CARDS)
    suits = {each.id: each.suit for each in content.INDUSTRY_KINDS}
    for row in made:
        row.setdefault("buildings", [])
        if row["level"] == 4:
            row["actions"] = row.pop("effect").split(", ")
            points, each = row.pop("points"), row.pop("per_character")
            row["score"] = f"{points} + {each} per {suits[row['industry']]} character held"
    assert made == LEDGER.entries("9.4", "industry_card")
    assert sum(content.CARD_COUNT) == 45 + 3


def test_the_industry_buildings_are_those_of_the_ledger() -> None:
    made = ours(content.INDUSTRY_BUILDINGS, "name", "site")
    for row in made:
        row["industry"] = "|".join(row.pop("industries"))
    assert made == LEDGER.entries("9.5", "industry_building")


PLACES = {
    "outside": "flat, not around town",
    "town": "adjacent to town",
    "mountain": "flat, adjacent to a mountain",
    "riverside": "flat, adjacent to river, not around town",
    "river": "river space without tile",
}


def test_the_tycoons_are_those_of_the_ledger() -> None:
    made = ours(content.TYCOON_CARDS, "special_name")
    for row in made:
        row["special_place"] = PLACES[row["special_place"]]
    assert made == LEDGER.entries("9.12", "tycoon")


def test_the_origin_of_every_entry_is_named() -> None:
    assert {entry.origin for table in TABLES for entry in getattr(content.READ, table)} == {"seed", "house"}


# --- boards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-BOARD-04", "FO-BOARD-06", "FO-BOARD-14")
def test_the_spaces_are_those_of_the_ledger() -> None:
    for space in content.MAP.spaces:
        row = SPACES[space.id]
        written = {
            "id": space.id, "name": space.name, "board": space.board, "col": str(space.col), "row": str(space.row),
            "terrain": space.terrain, "features": "|".join(space.features), "basin": space.basin or "",
            "x": str(space.x), "y": str(space.y),
        }  # fmt: skip
        assert written == {name: row[name] for name in written}
    assert len(SPACE) == len(SPACES) == 168


@pytest.mark.rule("FO-BOARD-02", "FO-CORE-12")
def test_on_its_board_a_space_has_the_neighbours_of_the_ledger() -> None:
    for layout in range(len(content.LAYOUT)):
        for space in content.SPACES_IN_PLAY[layout]:
            for table, column in ((content.ADJACENT, "orth"), (content.DIAGONAL, "diag")):
                near = [other for other in table[layout][space] if content.BOARD_OF[other] == content.BOARD_OF[space]]
                assert [SPACE[other] for other in near] == SPACES[SPACE[space]][column].split()


@pytest.mark.rule("FO-BOARD-02")
def test_boards_join_row_by_row() -> None:
    for layout, boards in enumerate(content.LAYOUT_BOARDS):
        for west, east in pairwise(boards):
            for row in range(7):
                edge = SPACE.find(f"{content.BOARD[west]}_5{row}")
                over = [other for other in content.AROUND[layout][edge] if content.BOARD_OF[other] == east]
                near = [each for each in (row - 1, row, row + 1) if 0 <= each < 7]
                assert named(over) == {f"{content.BOARD[east]}_0{each}" for each in near}
                assert SPACE.find(f"{content.BOARD[east]}_0{row}") in content.ADJACENT[layout][edge]


def test_neighbours_are_mutual_and_on_boards_in_play() -> None:
    for layout, boards in enumerate(content.LAYOUT_BOARDS):
        for table in (content.ADJACENT, content.DIAGONAL, content.AROUND):
            for space, others in enumerate(table[layout]):
                assert all(space in table[layout][other] for other in others)
                assert bool(others) == (content.BOARD_OF[space] in boards)


def test_neighbours_are_one_column_and_one_row_apart_at_most() -> None:
    for layout in range(len(content.LAYOUT)):
        column = content.COLUMN_OF[layout]
        for space in content.SPACES_IN_PLAY[layout]:
            for other in content.AROUND[layout][space]:
                away = (abs(column[space] - column[other]), abs(content.ROW_OF[space] - content.ROW_OF[other]))
                assert max(away) == 1
                assert (sum(away) == 1) == (other in content.ADJACENT[layout][space])


def test_the_layouts_are_those_of_the_ledger() -> None:
    founding = LEDGER.toml("9.1")["founding"]
    for layouts, key in ((content.SMALL_LAYOUTS, "layout_3"), (content.LARGE_LAYOUTS, "layout_4")):
        assert len(layouts) == 2
        for layout in layouts:
            boards = [content.BOARD[board] for board in content.LAYOUT_BOARDS[layout]]
            assert all(board in allowed.split("|") for board, allowed in zip(boards, founding[key], strict=True))
            assert len(set(boards)) == len(boards)


def test_the_marked_spaces_are_those_of_the_ledger() -> None:
    founding = LEDGER.toml("9.1")["founding"]
    assert named(content.FOUNDING_SPOTS) == {*founding["B2"], *founding["B3"]}
    assert named(content.BRIDGE_SITES) == set(founding["bridge_sites"])
    assert named(content.TRAIN_SITES) == set(founding["train_sites"])
    assert SPACE[content.PORT] == founding["port"]


@pytest.mark.rule("FO-BOARD-05", "FO-BOARD-06")
def test_basins_follow_each_other_downstream() -> None:
    rivers = [[content.BASIN[basin] for basin in basins] for basins in content.DOWNSTREAM]
    assert rivers == [
        ["b1", "b2a", "b2b", "b4"], ["b1", "b3a", "b3b", "b4"], ["b1", "b2a", "b2b", "b3a", "b3b", "b4"],
        ["b1", "b3a", "b3b", "b2a", "b2b", "b4"],
    ]  # fmt: skip
    for layout, basins in enumerate(content.DOWNSTREAM):
        assert tuple(content.NEXT_BASIN[layout][basin] for basin in basins) == (*basins[1:], NOBODY)
        for basin, after in pairwise(basins):
            assert content.BASIN_SPACES[after][0] in content.ADJACENT[layout][content.BASIN_SPACES[basin][-1]]
    assert content.BASIN[content.LAST_BASIN] == "b4"


def test_streams_flow_into_the_basin_at_their_mouth() -> None:
    streams = {SPACE[space]: content.BASIN[content.WATER_BASIN[space]] for space in range(len(SPACE))
               if content.TERRAIN_OF[space] == content.STREAM}  # fmt: skip
    assert streams == {
        "B1_11": "b1", "B1_12": "b1", "B2_10": "b2a", "B2_11": "b2a", "B3_11": "b3a", "B3_12": "b3a", "B4_34": "b4",
        "B4_35": "b4",
    }  # fmt: skip


def test_the_lowest_space_id_is_board_position_then_column_then_row() -> None:
    for layout, spaces in enumerate(content.SPACES_IN_PLAY):
        order = [(content.COLUMN_OF[layout][space], content.ROW_OF[space]) for space in spaces]
        assert order == sorted(order)
        assert len(spaces) == 42 * len(content.LAYOUT_BOARDS[layout])


# --- what is not a table of its own ----------------------------------------------------------------------------------


def counts() -> dict[str, str]:
    """The components of section 4."""
    text = LEDGER.text.partition("\n## 4. ")[2].partition("\n## 5. ")[0]
    return dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE))


def test_the_supplies_are_those_of_the_ledger() -> None:
    box = counts()
    tiles = (
        content.FIRE_TILES,
        content.GRASS_TILES,
        content.TREE_TILES,
        content.REVOLT_TILES,
        content.DROUGHT_TILES,
    )
    assert " / ".join(map(str, tiles)) == box["Fire / grass / tree / revolt / drought tiles"]
    assert str(content.TILE_COUNT[content.TRACK]) == box["Railroad track tiles"]
    assert str(content.BLACK_WORKERS) == box["Black workers / green workers"].split(" / ")[0]
    housing = (content.TILE_COUNT[content.TENT], content.TILE_COUNT[content.WOODEN_HOUSE])
    assert " / ".join(map(str, housing)) == box["Tents / wooden houses"]
    assert str(len(content.SEVERITY_VALUES)) == box["Severity tiles (the draft also calls them cards)"]
    assert str(len(content.SPECIAL)) == box["Special buildings (one per tycoon)"]
    industrial = dict(zip(content.INDUSTRIAL.ids, content.TILE_COUNT[content.FIRST_INDUSTRIAL :], strict=False))
    for line, total in box.items():
        if line.startswith(("Lumbering parts", "Mining parts", "Ranching parts")):
            own = [
                b
                for b, each in enumerate(content.INDUSTRY_BUILDINGS)
                if line.split(" ")[0].lower() == each.industries[0]
            ]
            assert str(sum(industrial[content.INDUSTRIAL[b]] for b in own)) == total


def test_housing_costs_what_the_ledger_says() -> None:
    tent = f"tent ${content.TENT_COST} capacity {content.HOUSING_CAPACITY[content.TENT]}"
    upgrade = f"upgrade ${content.UPGRADE_COST} + {content.UPGRADE_LOGS} log"
    capacity, points = content.HOUSING_CAPACITY[content.WOODEN_HOUSE], content.TOWN_HOUSING[1].points
    assert f"{tent}; wooden_house ({upgrade}) capacity {capacity}, {points} political;" in LEDGER.section("9.3")


def test_clauses_with_numbers_say_what_the_content_says() -> None:
    far = "red {}, blue {}, yellow {}".format(*content.TRAIN_DISTANCE)
    near = "red {}, blue {}, yellow {}".format(*content.TRAIN_SHORT_DISTANCE)
    assert far in LEDGER.text
    assert near in LEDGER.text
    assert [str(text) for text in content.INDUSTRY_START] == [
        "gain horse 1, gain lumber 1",
        "gain tools 2, gain donkey 1",
        "gain horse 2",
    ]
    assert "lumbering 1 horse and 1 lumber; mining 2 tools and 1 donkey; ranching 2 horses" in LEDGER.text
    gold, silver = content.STAGECOACH_PAYS[terms.GOLD], content.STAGECOACH_PAYS[terms.SILVER]
    assert f"buys gold at ${gold} and silver at ${silver}" in LEDGER.text
    assert [content.DEPOSIT[deposit] for deposit in content.DEPOSIT_ROLLED[1:]] == [
        "alluvial", "alluvial", "beach", "eluvial", "eluvial", "aeolian",
    ]  # fmt: skip
    assert "1-2 alluvial, 3 beach, 4-5 eluvial, 6 aeolian" in LEDGER.text


def test_the_drives_and_bonuses_are_the_actions_of_the_cards() -> None:
    for drive in range(len(content.LOG_DRIVE)):
        logs = content.LOG_DRIVE_LOGS[drive] or "all_"
        fee = f"_fee{content.LOG_DRIVE_FEE[drive]}" if content.LOG_DRIVE_FEE[drive] else ""
        action = f"{content.LOG_DRIVE[drive]}_{logs}x{content.LOG_DRIVE_BASINS[drive]}{fee}"
        assert action in content.INDUSTRY_CARDS[content.LOG_DRIVE_LEVEL[drive] - 1].actions
    found = list(
        zip(
            content.CUT_BONUS.ids, content.CUT_BONUS_LEVEL, content.CUT_BONUS_LOGS, content.CUT_BONUS_REACH, strict=True
        )
    )
    assert found == [
        ("plain", 1, 0, 1),
        ("horse", 1, 1, 1),
        ("ox", 2, 2, 1),
        ("ox_reach", 2, 1, 2),
        ("steam_donkey", 3, 3, 3),
    ]
    animals = [NOBODY, terms.HORSE, terms.OX, terms.OX, NOBODY]
    assert animals == content.CUT_BONUS_ANIMAL


# --- the tables of ints ----------------------------------------------------------------------------------------------


def test_words_of_effects_have_the_numbers_of_their_names() -> None:
    assert list(terms.GOODS) == content.GOOD.ids
    for word, names in (
        (terms.INDUSTRY_WORD, content.INDUSTRY),
        (terms.STATUS_WORD, content.STATUS),
        (terms.TRACK_WORD, content.TRACK_OF_POINTS),
        (terms.TRAIN_WORD, content.TRAIN),
        (terms.NETWORK_WORD, content.NETWORK),
    ):
        assert list(word.known)[: len(names)] == names.ids
    tiles = [content.DEVELOPMENT[tile][:2] for tile in range(len(content.DEVELOPMENT))]
    assert [("rr", "tt")[network] for network in content.DEVELOPMENT_NETWORK] == tiles
    assert [("a", "p", "t")[rank] for rank in content.CHARACTER_CLASS] == [name[0] for name in content.CHARACTER.ids]


def test_constants_name_what_they_stand_for() -> None:
    first = {
        content.TILE: ("LOG_STOCKPILE", "FREIGHT_STATION", "BRIDGE", "RAILROAD_STATION", "TRAIN_TILE", "TENT",
                       "WOODEN_HOUSE", "TRACK"),
        content.PUBLIC: ("BANK", "WELL", "STEAMBOAT"),
        content.INDUSTRIAL: ("LOGGING_CAMP", "SAWMILL", "DAM", "LOG_BOOM", "STEAM_DONKEY", "PROSPECT", "STAMP_MILL",
                             "CANAL", "FARMSTEAD", "WIND_PUMP", "HORSE_STABLE", "DONKEY_STABLE", "MULE_STABLE",
                             "OX_STABLE", "ENCLOSURE"),
        content.DEPOSIT: ("ALLUVIAL", "BEACH", "ELUVIAL", "AEOLIAN", "HARD_ROCK_GOLD", "HARD_ROCK_SILVER",
                          "STAMP_MILL_GOLD", "STAMP_MILL_SILVER"),
        content.MARKET: ("STEAMSHIP", "RED_TRAIN", "BLUE_TRAIN", "YELLOW_TRAIN", "REFRIGERATOR_LINE"),
        content.TERRAIN: ("FOREST", "GRASSLAND", "PLAIN", "DESERT", "MOUNTAIN", "RIVER", "STREAM"),
        content.SIDE: ("EPIDEMIC", "PILE_UP", "RUSTLING"),
        content.LOG_DRIVE: ("DRIVE", "RAFT_DRIVE", "STEAM_DRIVE"),
    }  # fmt: skip
    for names, constants in first.items():
        for constant in constants:
            assert names[getattr(content, constant)] == constant.lower()
    assert content.INDUSTRIAL[content.ALLUVIAL_CLAIM] == "alluvial"
    assert content.INDUSTRIAL[content.HARD_ROCK_MINE] == "hard_rock"


def test_tiles_are_numbered_part_by_part() -> None:
    tiles = content.TILE.ids
    assert tiles[content.FIRST_PUBLIC :][:22] == content.PUBLIC.ids
    assert tiles[content.FIRST_INDUSTRIAL :][:17] == content.INDUSTRIAL.ids
    assert tiles[content.FIRST_SPECIAL :][:12] == content.SPECIAL.ids
    assert content.INDUSTRY.of_set(content.INDUSTRIAL_INDUSTRIES[content.DAM]) == ["lumbering", "mining"]
    assert [len(bits(industries)) for industries in content.INDUSTRIAL_INDUSTRIES].count(1) == 16


def test_every_row_of_a_market_has_its_ladder() -> None:
    rows = {
        (row["id"], good): ladder for row in LEDGER.entries("9.6", "market") for good, ladder in row["rows"].items()
    }
    for (market, good), ladder in rows.items():
        row = content.ROW_AT[content.MARKET.find(market)][content.GOOD.find(good)]
        assert (content.ROW_MARKET[row], content.ROW_GOOD[row]) == (
            content.MARKET.find(market),
            content.GOOD.find(good),
        )
        assert list(content.ROW_LADDER[row]) == ladder["ladder"]
        assert content.ROW_START[row] == ladder["start"]
    assert len(rows) == len(content.MARKET_ROW) == 25
    assert content.ROW_AT[content.BLUE_TRAIN][terms.CATTLE] == NOBODY


def test_the_status_effects_say_what_the_table_of_the_ledger_says() -> None:
    rows = {row[0]: row[1:] for row in LEDGER.rows("9.8", "value")}
    for value, cells in rows.items():
        for status, cell in enumerate(cells):
            assert (cell == "none") == (not content.STATUS_TEXT[status][int(value) - content.LOWEST].steps)
    assert str(content.STATUS_TEXT[terms.HEALTH][0]) == "each lay 1"
    assert str(content.STATUS_TEXT[terms.SAFETY][6]) == "each remove fire|revolt 1"


def test_jokers_belong_to_no_town() -> None:
    towns = {suit: content.TOWN_OF_SUIT[place] for place, suit in enumerate(content.SUIT.ids)}
    assert towns == {"red": 0, "gold": 1, "brown": 2, "blue": NOBODY, "black": NOBODY, "purple": NOBODY}


def test_goals_named_like_a_function_may_need_it() -> None:
    functions = {content.GOAL_NAMES[goal]: place for goal, place in enumerate(content.GOAL_FUNCTION) if place != NOBODY}
    assert functions == {content.FUNCTION_NAMES[place]: place for place in range(4)}


# --- what is shown ---------------------------------------------------------------------------------------------------


def test_every_text_is_shown_in_words() -> None:
    for text in content.READ.texts.values():
        if text.steps:
            line = content.SHOWN.lines[text.text]
            assert line.words[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
            assert line.words.endswith(".")
            assert all(step in content.SHOWN.steps for step in (*line.asks, *line.brings))
    assert content.SHOWN.lines["building bank"].words == "A Bank in town."
    assert all(each.req in content.SHOWN.lines for each in (*content.ASSISTANT_CARDS, *content.TYCOON_CARDS))


def test_what_goes_to_the_page_can_be_written_and_has_a_name_of_its_own() -> None:
    shown = [name.lower() for name, value in vars(content).items() if _is_shown(name, value)]
    listed = [f"{name.lower()}s" for name, value in vars(content).items() if isinstance(value, Names)]
    assert not set(shown) & set(listed)
    assert len(shown) == len(TABLES)
    assert msgspec.json.encode((content.MAP, content.SHOWN, content.CRIB))


def _is_shown(name: str, value: object) -> bool:
    return name[0] != "_" and isinstance(value, list) and bool(value) and isinstance(value[0], Entry)


def test_the_crib_names_clauses_of_the_ledger() -> None:
    clauses = set(re.findall(r"\*\*(FO-[A-Z0-9]+-\d+)\*\*", LEDGER.text))
    for part in content.CRIB.parts:
        for line in part.lines:
            assert line.clause in clauses, line.text
            assert line.icons
