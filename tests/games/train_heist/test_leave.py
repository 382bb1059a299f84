"""Chapter 5.6: leaving the train."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import SPACE
from tests.games.kit import run
from tests.games.train_heist.kit import horses_at, offered, place, put, switches, table, take_action, train


@pytest.mark.rule("TH-LEAVE-01")
@pytest.mark.parametrize(("start", "answer"), [("plat_5", "jump flat_sw"), ("roof_5", "leap horse_1")])
def test_leaving_the_train_costs_one_heist_action(start: str, answer: str) -> None:
    s = table()
    put(s, 0, start)
    horses_at(s, "flat_sw")
    run(take_action(s), answer)
    assert (place(s, 0), s.actions_left) == ("flat_sw", 3)


@pytest.mark.rule("TH-LEAVE-01")
@pytest.mark.parametrize(("inside", "beside"), [("car_a", "dry_gulch"), ("car_b", "dry_gulch"), ("car_c", "flat_sw")])
def test_nobody_leaves_from_inside_a_car(inside: str, beside: str) -> None:
    s = table()
    put(s, 0, inside)
    horses_at(s, beside)
    assert offered(s, "jump") + offered(s, "leap") == []


@pytest.mark.rule("TH-LEAVE-02")
@pytest.mark.parametrize(
    ("platform", "landings"),
    [
        ("plat_1", ["town_a", "wash_e", "wash_w"]),
        ("plat_2", ["cactus_1", "town_a", "wash_w"]),
        ("plat_3", ["dry_gulch", "flat_sw"]),
        ("plat_4", ["boot_hill", "dry_gulch", "flat_sw"]),
        ("plat_5", ["boot_hill", "flat_sw", "s01"]),
    ],
)
def test_from_a_platform_a_cowboy_jumps_to_free_ground_at_the_side_or_rear_of_his_car(
    platform: str, landings: list[str]
) -> None:
    s = table()
    put(s, 0, platform)
    assert offered(s, "jump") == landings


@pytest.mark.rule("TH-LEAVE-02")
def test_a_jumper_lands_on_foot() -> None:
    s = table()
    put(s, 0, "plat_5")
    horses_at(s, "flat_sw")
    run(take_action(s), "jump flat_sw")
    assert (place(s, 0), s.cowboys[0].horse) == ("flat_sw", NOBODY)


@pytest.mark.rule("TH-LEAVE-03")
@pytest.mark.parametrize(("colour", "landings"), [("green", ["gate_e", "xe"]), ("red", ["gate_e", "n01"])])
def test_nobody_jumps_before_the_engine(colour: str, landings: list[str]) -> None:
    s = table()
    train(s, "je s11 s10 s09 s08")
    switches(s, colour, "green")
    put(s, 0, "plat_1")
    assert offered(s, "jump") == landings


@pytest.mark.rule("TH-LEAVE-04")
@pytest.mark.parametrize(
    ("horse", "leaps"), [("flat_sw", ["horse_1"]), ("s01", ["horse_1"]), ("gate_w", []), ("dry_gulch", [])]
)
def test_from_a_roof_a_cowboy_jumps_only_onto_a_horse_beside_his_car(horse: str, leaps: list[str]) -> None:
    s = table()
    put(s, 0, "roof_5")
    horses_at(s, horse)
    assert offered(s, "leap") == leaps
    assert offered(s, "jump") == []


@pytest.mark.rule("TH-LEAVE-05")
def test_a_roof_jumper_lands_in_the_saddle() -> None:
    s = table()
    put(s, 0, "roof_5")
    horses_at(s, "flat_sw")
    run(take_action(s), "leap horse_1")
    assert (place(s, 0), s.cowboys[0].horse, SPACE[s.horses[0]]) == ("flat_sw", 0, "flat_sw")


@pytest.mark.rule("TH-LEAVE-05")
@pytest.mark.parametrize(("riders", "leaps"), [([1], ["horse_1"]), ([1, 2], [])])
def test_the_horse_of_a_roof_jumper_needs_room(riders: list[int], leaps: list[str]) -> None:
    s = table(3)
    put(s, 0, "roof_5")
    horses_at(s, "flat_sw", "cc")
    for rider in riders:
        put(s, rider, "flat_sw", horse=0)
    assert offered(s, "leap") == leaps


@pytest.mark.rule("TH-LEAVE-05")
def test_by_option_a_roof_jumper_lands_beside_the_horse() -> None:
    s = table(roof_jump_lands_mounted=False)
    put(s, 0, "roof_5")
    horses_at(s, "flat_sw")
    run(take_action(s), "leap horse_1")
    assert (place(s, 0), s.cowboys[0].horse) == ("flat_sw", NOBODY)


@pytest.mark.rule("TH-LEAVE-06")
@pytest.mark.parametrize(("choice", "landing"), [("horse_1", "flat_sw"), ("horse_2", "boot_hill")])
def test_a_roof_jumper_chooses_between_two_horses(choice: str, landing: str) -> None:
    s = table(3)
    put(s, 0, "roof_5")
    horses_at(s, "flat_sw", "boot_hill")
    assert offered(s, "leap") == ["horse_1", "horse_2"]
    run(take_action(s), f"leap {choice}")
    assert place(s, 0) == landing


@pytest.mark.rule("TH-LEAVE-07")
@pytest.mark.parametrize(
    ("wanted", "landings"), [("w01", ["town_a", "wash_e", "wash_w"]), ("w03", ["s05", "town_a", "wash_e", "wash_w"])]
)
def test_only_the_cherokee_jumps_into_territory(wanted: str, landings: list[str]) -> None:
    s = table()
    train(s, "s10 s09 s08 s07 s06")
    s.cherokee = 0b001
    put(s, 0, "plat_5", wanted=wanted)
    assert offered(s, "jump") == landings


@pytest.mark.rule("TH-LEAVE-07")
@pytest.mark.parametrize(("wanted", "leaps"), [("w01", []), ("w03", ["horse_1"])])
def test_only_the_cherokee_leaps_onto_a_horse_in_territory(wanted: str, leaps: list[str]) -> None:
    s = table()
    train(s, "s10 s09 s08 s07 s06")
    s.cherokee = 0b001
    put(s, 0, "roof_5", wanted=wanted)
    horses_at(s, "s05")
    assert offered(s, "leap") == leaps


@pytest.mark.rule("TH-LEAVE-08")
def test_a_cowboy_may_jump_straight_into_a_town_and_drop_off_there() -> None:
    s = table()
    put(s, 0, "plat_1", loot="l01")
    run(take_action(s), "jump town_a")
    run(take_action(s), "drop_off")
    assert s.meter == 1
