"""Chapter 5.4: one step on either map."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import MAIN_SPACES, MESAS, SPACE, MainSpace, Mesa
from tests.games.kit import run
from tests.games.ledger_tables import LedgerTables
from tests.games.train_heist.kit import (
    horses_at,
    match_of,
    offered,
    on_offer,
    place,
    put,
    space,
    table,
    take_action,
    train,
    train_step,
)

LEDGER = LedgerTables("train_heist")

FAR_SOUTH = "s06 s05 s04 s03 s02"
FAR_NORTH = "n08 n07 n06 n05 n04"
TRAIN_LINES = {
    "plat_1": ["roof_2"],
    "roof_2": ["plat_1", "plat_2", "roof_3"],
    "plat_2": ["car_a", "roof_2", "roof_3"],
    "car_a": ["plat_2", "plat_3"],
    "roof_3": ["plat_2", "plat_3", "roof_2", "roof_4"],
    "plat_3": ["car_a", "car_b", "roof_3", "roof_4"],
    "car_b": ["plat_3", "plat_4"],
    "roof_4": ["plat_3", "plat_4", "roof_3", "roof_5"],
    "plat_4": ["car_b", "car_c", "roof_4", "roof_5"],
    "car_c": ["plat_4", "plat_5"],
    "roof_5": ["plat_4", "plat_5", "roof_4"],
    "plat_5": ["car_c", "roof_5"],
}


@pytest.mark.rule("TH-MOVE-01")
@pytest.mark.parametrize(
    ("start", "answer", "end"), [("cc", "move draw_s", "draw_s"), ("plat_5", "move car_c", "car_c")]
)
def test_a_move_goes_to_an_adjacent_space_for_one_heist_action(start: str, answer: str, end: str) -> None:
    s = table()
    put(s, 0, start)
    run(take_action(s), answer)
    assert (place(s, 0), s.actions_left) == (end, 3)


@pytest.mark.rule("TH-MOVE-01")
def test_without_a_heist_action_left_nobody_moves() -> None:
    s = table()
    s.actions_left = 0
    assert offered(s, "move") == []


@pytest.mark.rule("TH-MOVE-02")
@pytest.mark.parametrize("row", LEDGER.csv("9.2"), ids=lambda row: row["id"])
def test_on_the_main_map_cowboys_walk_the_links_of_the_ledger(row: dict[str, str]) -> None:
    s = table()
    ways = row["adjacent"].split()
    train(s, FAR_NORTH if {row["id"], *ways} & set(FAR_SOUTH.split()) else FAR_SOUTH)
    put(s, 0, row["id"])
    assert offered(s, "move") == sorted(ways)


@pytest.mark.rule("TH-MOVE-03")
def test_nobody_walks_into_a_train_car() -> None:
    s = table()
    put(s, 0, "wash_w")
    assert offered(s, "move") == ["draw_s", "flat_sw", "wash_e"]
    train(s, "s11 s10 s09 s08 s07")
    assert offered(s, "move") == ["draw_s", "flat_sw", "s05", "s06", "wash_e"]


def crosses(start: MainSpace, end: MainSpace, mesa: Mesa) -> bool:
    """Whether the straight way between two spaces runs over a mesa."""
    for part in range(101):
        x = start.x + (end.x - start.x) * part / 100
        y = start.y + (end.y - start.y) * part / 100
        if abs(x - mesa.x) < mesa.width / 2 and abs(y - mesa.y) < mesa.height / 2:
            return True
    return False


@pytest.mark.rule("TH-MOVE-04")
@pytest.mark.parametrize("mesa", MESAS, ids=lambda mesa: mesa.id)
def test_no_way_crosses_a_mesa_but_the_tunnel(mesa: Mesa) -> None:
    s = table()
    train(s, FAR_SOUTH if mesa.id == "mesa_n" else FAR_NORTH)
    crossing = set()
    for start in MAIN_SPACES:
        put(s, 0, start.id)
        ends = [MAIN_SPACES[space(name)] for name in offered(s, "move")]
        crossing |= {frozenset((start.id, end.id)) for end in ends if crosses(start, end, mesa)}
    tunnel = {frozenset(link) for link in (("n04", "n05"), ("n05", "n06"), ("n06", "n07"), ("n07", "n08"))}
    assert crossing == (tunnel if mesa.id == "mesa_n" else set())


@pytest.mark.rule("TH-MOVE-05")
def test_tunnel_spaces_are_entered_only_along_the_rails() -> None:
    s = table()
    ways_in: dict[str, list[str]] = {"n05": [], "n06": [], "n07": []}
    for start in MAIN_SPACES:
        put(s, 0, start.id)
        for end in offered(s, "move"):
            if end in ways_in:
                ways_in[end].append(start.id)
    assert ways_in == {"n05": ["n04", "n06"], "n06": ["n05", "n07"], "n07": ["n06", "n08"]}


@pytest.mark.rule("TH-MOVE-06")
@pytest.mark.parametrize("way", ["n04 n05 n06 n07 n08", "n08 n07 n06 n05 n04"])
def test_a_cowboy_walks_through_the_whole_tunnel(way: str) -> None:
    s = table()
    start, *steps = way.split()
    put(s, 0, start)
    for step in steps:
        run(take_action(s), f"move {step}")
    assert (place(s, 0), s.actions_left) == (steps[-1], 0)


@pytest.mark.rule("TH-MOVE-07")
def test_a_cowboy_may_walk_along_the_rails_before_the_train() -> None:
    s = table()
    put(s, 0, "s08")
    run(take_action(s), "move s07")
    assert (place(s, 0), s.cowboys[0].flat) == ("s07", False)


@pytest.mark.rule("TH-MOVE-07")
def test_whoever_stays_on_the_rails_may_be_hit() -> None:
    s = table()
    put(s, 0, "s07")
    put(s, 1, "s09")
    run(train_step(s))
    assert (place(s, 0), place(s, 1)) == ("cc", "s09")


@pytest.mark.rule("TH-MOVE-08")
@pytest.mark.parametrize(
    ("stub", "ways"), [("xe", ["cactus_2", "je", "snake_bottom"]), ("xw", ["boot_hill", "cactus_3", "jw"])]
)
def test_a_cowboy_cannot_walk_off_the_edge_of_the_board(stub: str, ways: list[str]) -> None:
    s = table()
    put(s, 0, stub)
    assert offered(s, "move") == ways


@pytest.mark.rule("TH-MOVE-09")
@pytest.mark.parametrize("start", TRAIN_LINES)
def test_on_the_train_map_cowboys_follow_the_lines(start: str) -> None:
    s = table()
    train(s, FAR_SOUTH)
    put(s, 0, start)
    assert offered(s, "move") == TRAIN_LINES[start]


@pytest.mark.rule("TH-MOVE-10")
@pytest.mark.parametrize(("answer", "end"), [("move draw_s", "draw_s"), ("board plat_1", "plat_1")])
def test_a_rider_who_moves_or_boards_leaves_his_horse_behind_for_free(answer: str, end: str) -> None:
    s = table()
    put(s, 0, "wash_e", horse=0)
    horses_at(s, "wash_e")
    run(take_action(s), answer)
    assert (place(s, 0), s.cowboys[0].horse) == (end, NOBODY)
    assert SPACE[s.horses[0]] == "wash_e"
    assert s.actions_left == 3


@pytest.mark.rule("TH-MOVE-10")
def test_a_second_rider_stays_in_the_saddle_when_the_first_walks_off() -> None:
    s = table()
    put(s, 0, "cc", horse=0)
    put(s, 1, "cc", horse=0)
    run(take_action(s), "move draw_e")
    assert (place(s, 1), s.cowboys[1].horse) == ("cc", 0)


@pytest.mark.rule("TH-MOVE-11")
def test_a_cowboy_who_walks_into_the_sheriff_is_arrested_at_once() -> None:
    s = table()
    put(s, 0, "plat_3")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-MOVE-11")
def test_in_the_tunnel_a_cowboy_may_walk_up_to_the_sheriff() -> None:
    s = table()
    train(s, "n09 n08 n07 n06 n05")
    put(s, 0, "plat_3")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "car_b"


@pytest.mark.rule("TH-MOVE-11")
def test_it_is_the_section_of_the_sheriffs_space_that_must_be_in_the_tunnel() -> None:
    s = table()
    train(s, "n08 n07 n06 n05 n04")
    s.sheriff = space("car_c")
    put(s, 0, "plat_4")
    run(take_action(s), "move car_c")
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-MOVE-11")
def test_the_holder_of_shadow_slips_past_the_sheriff() -> None:
    s = table()
    put(s, 0, "plat_3", wanted="w12")
    run(take_action(s), "move car_b")
    assert place(s, 0) == "car_b"
    run(take_action(s), "move plat_4")
    assert place(s, 0) == "plat_4"


@pytest.mark.rule("TH-MOVE-12")
@pytest.mark.parametrize("start", ["plat_1", "roof_2", "plat_2"])
def test_nobody_moves_into_the_jail(start: str) -> None:
    s = table()
    put(s, 0, start)
    assert "jail" not in offered(s, "move")


@pytest.mark.rule("TH-MOVE-12")
def test_the_way_past_the_jail_leads_over_its_roof() -> None:
    s = table()
    put(s, 0, "plat_1")
    assert offered(s, "move") == ["roof_2"]
    run(take_action(s), "move roof_2")
    run(take_action(s), "move plat_2")
    assert (place(s, 0), s.actions_left) == ("plat_2", 2)


@pytest.mark.rule("TH-MOVE-12")
def test_a_prisoner_does_not_walk_out() -> None:
    s = table()
    put(s, 0, "jail", hand="")
    assert [option.text for option in match_of(s).options] == ["draw", "end"]


@pytest.mark.rule("TH-MOVE-13")
def test_a_cowboy_steps_from_roof_to_roof_above_the_sheriff() -> None:
    s = table()
    s.sheriff = space("plat_3")
    put(s, 0, "roof_3")
    run(take_action(s), "move roof_4")
    assert place(s, 0) == "roof_4"
    assert "move plat_3" in on_offer(s)
