"""Chapter 5.5: boarding the train."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import FIRST_TRAIN_SPACE, MAIN_SPACES, SPACE, TRAIN_SPACES
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import horses_at, offered, place, put, space, switches, table, take_action, train


@pytest.mark.rule("TH-BOARD-01")
@pytest.mark.parametrize(
    ("beside", "section"), [("wash_e", 1), ("cactus_1", 2), ("dry_gulch", 3), ("dry_gulch", 4), ("boot_hill", 5)]
)
def test_from_beside_a_car_a_cowboy_boards_its_platform_for_one_heist_action(beside: str, section: int) -> None:
    s = table()
    put(s, 0, beside)
    run(take_action(s), f"board plat_{section}")
    assert (place(s, 0), s.actions_left) == (f"plat_{section}", 3)


@pytest.mark.rule("TH-BOARD-01")
def test_a_cowboy_two_spaces_away_cannot_board() -> None:
    s = table()
    put(s, 0, "draw_s")
    assert offered(s, "board") == []


@pytest.mark.rule("TH-BOARD-02")
def test_boarding_works_from_side_and_rear_but_not_from_the_front() -> None:
    s = table()
    found = {}
    for start in ("wash_e", "s01", "s07"):
        put(s, 0, start)
        found[start] = offered(s, "board")
    assert found == {"wash_e": ["plat_1"], "s01": ["plat_5"], "s07": []}


@pytest.mark.rule("TH-BOARD-03")
@pytest.mark.parametrize(("colour", "front", "unused"), [("green", "n01", "xe"), ("red", "xe", "n01")])
def test_at_a_junction_the_switch_says_where_the_front_is(colour: str, front: str, unused: str) -> None:
    s = table()
    train(s, "je s11 s10 s09 s08")
    switches(s, colour, "green")
    put(s, 0, front)
    assert offered(s, "board") == []
    put(s, 0, unused)
    assert offered(s, "board") == ["plat_1"]


@pytest.mark.rule("TH-BOARD-03")
def test_the_front_turns_with_the_train() -> None:
    s = table()
    train(s, "s06 s07 s08 s09 s10")
    put(s, 0, "s05")
    assert offered(s, "board") == []


@pytest.mark.rule("TH-BOARD-04")
def test_the_rail_behind_car_5_is_its_rear() -> None:
    s = table()
    train(s, "n05 n04 n03 n02 n01")
    put(s, 0, "je")
    assert offered(s, "board") == ["plat_5"]


@pytest.mark.rule("TH-BOARD-04")
def test_an_unused_leg_of_a_junction_is_the_side_of_the_car_that_stands_there() -> None:
    s = table()
    train(s, "n02 n01 je s11 s10")
    put(s, 0, "xe")
    assert offered(s, "board") == ["plat_3"]


@pytest.mark.rule("TH-BOARD-05")
@pytest.mark.parametrize("choice", ["plat_1", "plat_2"])
def test_a_cowboy_beside_two_cars_chooses_one(choice: str) -> None:
    s = table()
    put(s, 0, "wash_w")
    assert offered(s, "board") == ["plat_1", "plat_2"]
    run(take_action(s), f"board {choice}")
    assert place(s, 0) == choice


@pytest.mark.rule("TH-BOARD-06")
def test_section_1_is_the_engine_and_section_5_the_caboose() -> None:
    s = table()
    put(s, 0, "wash_e")
    assert offered(s, "board") == ["plat_1"]
    put(s, 0, "s01")
    run(take_action(s), "board plat_5")
    assert "car_c" in offered(s, "move")


@pytest.mark.rule("TH-BOARD-07")
@pytest.mark.parametrize("section", range(1, 6))
def test_every_section_has_one_platform_and_it_is_at_the_rear(section: int) -> None:
    spaces = [each for each in TRAIN_SPACES if each.section == section]
    platforms = [each for each in spaces if each.kind == "platform"]
    assert [each.id for each in platforms] == [f"plat_{section}"]
    assert all(each.x < platforms[0].x for each in spaces if each.kind != "platform")


@pytest.mark.rule("TH-BOARD-07")
def test_the_rear_platform_of_the_caboose_leads_to_the_rail_behind_the_train() -> None:
    s = table()
    put(s, 0, "plat_5")
    assert "s01" in offered(s, "jump")


@pytest.mark.rule("TH-BOARD-08")
def test_whoever_boards_where_the_sheriff_stands_is_arrested() -> None:
    s = table()
    s.sheriff = space("plat_5")
    put(s, 0, "s01")
    run(take_action(s), "board plat_5")
    assert place(s, 0) == "jail"


@pytest.mark.rule("TH-BOARD-08")
def test_in_the_tunnel_the_sheriff_does_not_see_who_boards() -> None:
    s = table()
    train(s, "n09 n08 n07 n06 n05")
    s.sheriff = space("plat_5")
    put(s, 0, "n04")
    run(take_action(s), "board plat_5")
    assert place(s, 0) == "plat_5"


@pytest.mark.rule("TH-BOARD-09")
def test_from_the_ground_only_platforms_can_be_reached() -> None:
    s = table()
    reached = set()
    for start in MAIN_SPACES:
        if space(start.id) not in s.cars:
            put(s, 0, start.id)
            reached.update(offered(s, "board"))
            assert all(space(end) < FIRST_TRAIN_SPACE for end in offered(s, "move"))
    assert reached == {"plat_1", "plat_2", "plat_3", "plat_4", "plat_5"}


@pytest.mark.rule("TH-BOARD-10")
def test_the_horse_of_a_boarding_rider_stays_on_the_ground() -> None:
    s = table()
    put(s, 0, "wash_e", horse=0)
    horses_at(s, "wash_e")
    run(take_action(s), "board plat_1")
    assert (SPACE[s.horses[0]], s.cowboys[0].horse) == ("wash_e", NOBODY)


@pytest.mark.rule("TH-BOARD-10")
def test_no_horse_can_be_sent_onto_the_train() -> None:
    s = table()
    put(s, 0, "plat_1", hand="wild1")
    horses_at(s, "wash_e")
    ask = ask_after(take_action(s), "horse", "ride horse_1 wild1")
    assert all(space(text.removeprefix("to ")) < FIRST_TRAIN_SPACE for text in texts(ask))
