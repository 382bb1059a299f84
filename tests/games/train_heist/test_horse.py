"""Chapter 5.7: horses."""

import pytest

from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist.content import MAIN_SPACES, SPACE
from saddlebag.games.train_heist.state import State
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    cards,
    hand,
    horses_at,
    match_of,
    offered,
    on_offer,
    place,
    put,
    switches,
    table,
    take_action,
    train,
    train_step,
)


def choices(s: State) -> list[str]:
    """The horses and cards that may be combined now."""
    return texts(ask_after(take_action(s), "horse"))


def reach(s: State, card: str, horse: str = "horse_1") -> set[str]:
    """Where a card takes a horse now."""
    return {text.removeprefix("to ") for text in texts(ask_after(take_action(s), "horse", f"ride {horse} {card}"))}


# --- the Heist Action -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-HORSE-01")
def test_a_horse_moves_for_one_heist_action_and_one_discarded_card() -> None:
    s = table()
    put(s, 0, "cc", hand="r03 b07")
    run(take_action(s), "horse", "ride horse_1 r03", "to gate_e")
    assert SPACE[s.horses[0]] == "gate_e"
    assert s.actions_left == 3
    assert hand(s, 0) == ["b07"]
    assert s.poker.discards[-1] == cards("r03").bit_length() - 1


@pytest.mark.rule("TH-HORSE-01")
def test_a_horse_moves_up_to_the_value_of_the_card() -> None:
    s = table()
    put(s, 0, hand="r02 r03")
    assert {"draw_e", "gate_e", "rise_ne"} <= reach(s, "r02")
    assert not {"je", "flat_se", "n02"} & reach(s, "r02")
    assert {"draw_e", "gate_e", "je", "flat_se", "n02"} <= reach(s, "r03")


@pytest.mark.rule("TH-HORSE-01")
def test_without_a_card_no_horse_moves() -> None:
    s = table()
    put(s, 0, hand="")
    assert "horse" not in on_offer(s)


@pytest.mark.rule("TH-HORSE-02")
def test_a_player_moves_his_own_horse_or_one_without_rider_but_not_anothers() -> None:
    s = table(3)
    put(s, 0, "cc", horse=0, hand="r03")
    assert choices(s) == ["ride horse_1 r03", "ride horse_2 r03"]
    put(s, 1, "cc", horse=1)
    assert choices(s) == ["ride horse_1 r03"]


@pytest.mark.rule("TH-HORSE-03")
@pytest.mark.parametrize("caller", ["draw_w", "n06", "roof_4", "car_b", "plat_1"])
def test_a_horse_without_rider_may_be_sent_anywhere_within_reach_from_both_maps(caller: str) -> None:
    s = table()
    put(s, 0, caller, hand="r01")
    assert reach(s, "r01") == {"draw_e", "draw_s", "draw_w", "hollow_n"}


@pytest.mark.rule("TH-HORSE-03")
def test_a_called_horse_goes_alone() -> None:
    s = table()
    put(s, 0, "roof_4", hand="r01")
    run(take_action(s), "horse", "ride horse_1 r01", "to draw_e")
    assert (place(s, 0), place(s, 1), SPACE[s.horses[0]]) == ("roof_4", "cc", "draw_e")


@pytest.mark.rule("TH-HORSE-03")
def test_a_prisoner_calls_no_horse() -> None:
    s = table()
    put(s, 0, "jail", hand="k01")
    assert [option.text for option in match_of(s).options] == ["draw", "end"]


@pytest.mark.rule("TH-HORSE-03")
@pytest.mark.parametrize(
    ("caller", "targets"), [("draw_e", {"draw_e"}), ("roof_5", {"flat_sw", "s01"}), ("n06", set())]
)
def test_by_option_a_horse_comes_only_to_its_caller(caller: str, targets: set[str]) -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, caller, hand="r03")
    assert ("horse" in on_offer(s)) == bool(targets)
    if targets:
        assert reach(s, "r03") == targets


# --- where a horse can go ---------------------------------------------------------------------------------------


@pytest.mark.rule("TH-HORSE-04")
def test_a_horse_neither_enters_nor_passes_the_train() -> None:
    s = table()
    put(s, 0, hand="r03")
    horses_at(s, "wash_w")
    assert not {"s05", "s06", "cactus_1"} & reach(s, "r03")
    train(s, "n08 n07 n06 n05 n04")
    assert {"s05", "s06", "cactus_1"} <= reach(s, "r03")


@pytest.mark.rule("TH-HORSE-04")
def test_a_horse_goes_into_the_tunnel_along_the_rails_only() -> None:
    s = table()
    put(s, 0, hand="r01 r02")
    horses_at(s, "hollow_n")
    assert "n06" not in reach(s, "r02")
    horses_at(s, "n05")
    assert reach(s, "r01") == {"n04", "n06"}


@pytest.mark.rule("TH-HORSE-04")
@pytest.mark.parametrize(
    ("start", "neighbours"), [("hollow_n", {"cc", "rise_ne", "rise_nw"}), ("draw_e", {"cc", "gate_e"})]
)
def test_a_horse_does_not_cross_the_mesas(start: str, neighbours: set[str]) -> None:
    s = table()
    put(s, 0, hand="r01")
    horses_at(s, start)
    assert reach(s, "r01") == neighbours


@pytest.mark.rule("TH-HORSE-04", "TH-MOVE-08")
def test_a_horse_does_not_leave_the_board_over_the_edge() -> None:
    s = table()
    put(s, 0, hand="r01 r07")
    horses_at(s, "xe")
    assert reach(s, "r01") == {"cactus_2", "je", "snake_bottom"}
    assert "xw" not in reach(s, "r07")


@pytest.mark.rule("TH-HORSE-04")
def test_a_horse_neither_enters_nor_passes_cherokee_territory() -> None:
    s = table()
    put(s, 0, hand="r02 r03 r04")
    horses_at(s, "jw")
    assert "town_c" in reach(s, "r02")
    s.cherokee = 0b100
    assert not {"n11", "cactus_3"} & reach(s, "r04")
    assert "town_c" not in reach(s, "r03")
    assert "town_c" in reach(s, "r04")


@pytest.mark.rule("TH-HORSE-08")
def test_an_ace_takes_a_horse_one_space() -> None:
    s = table()
    put(s, 0, hand="k01")
    assert reach(s, "k01") == {"draw_e", "draw_s", "draw_w", "hollow_n"}


@pytest.mark.rule("TH-HORSE-08")
def test_a_wild_takes_a_horse_up_to_ten_spaces() -> None:
    s = table()
    put(s, 0, "cc", hand="wild1 r10 r09")
    train(s, "n11 n10 n09 n08 n07")
    horses_at(s, "xe")
    everywhere = {each.id for each in MAIN_SPACES} - {"n11", "n10", "n09", "n08", "n07", "xe"}
    assert reach(s, "wild1") == reach(s, "r10") == everywhere - {"bluff_nw"}
    assert len(reach(s, "r09")) < len(reach(s, "wild1"))


@pytest.mark.rule("TH-HORSE-08")
def test_a_wild_may_count_as_less_than_ten() -> None:
    s = table()
    put(s, 0, hand="wild1")
    run(take_action(s), "horse", "ride horse_1 wild1", "to draw_e")
    assert (SPACE[s.horses[0]], hand(s, 0)) == ("draw_e", [])


@pytest.mark.rule("TH-HORSE-09")
def test_a_wild_used_for_a_horse_does_not_move_the_sheriff() -> None:
    s = table()
    put(s, 0, "roof_5", hand="wild1")
    run(take_action(s), "horse", "ride horse_1 wild1", "to flat_sw")
    assert SPACE[s.sheriff] == "car_b"


@pytest.mark.rule("TH-HORSE-10")
def test_a_horse_move_ends_on_another_space() -> None:
    s = table()
    put(s, 0, hand="r10")
    assert "cc" not in reach(s, "r10")


@pytest.mark.rule("TH-HORSE-11")
def test_the_way_is_measured_along_a_shortest_legal_path() -> None:
    s = table()
    put(s, 0, hand="r02 r03")
    horses_at(s, "wash_w")
    train(s, "n08 n07 n06 n05 n04")
    assert "town_a" in reach(s, "r02")
    train(s, "s06 s05 s04 s03 s02")
    assert "town_a" not in reach(s, "r02")
    assert "town_a" in reach(s, "r03")


# --- two in the saddle ------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-HORSE-05")
@pytest.mark.parametrize(("riders", "mounts"), [([], ["horse_1"]), ([1], ["horse_1"]), ([1, 2], [])])
def test_a_horse_carries_at_most_two(riders: list[int], mounts: list[str]) -> None:
    s = table(4)
    horses_at(s, "cc", "draw_e")
    for rider in riders:
        put(s, rider, "cc", horse=0)
    assert offered(s, "mount") == mounts


@pytest.mark.rule("TH-HORSE-06")
def test_a_second_rider_goes_along() -> None:
    s = table(3)
    put(s, 0, "cc", horse=0, hand="r02")
    put(s, 1, "cc", horse=0)
    run(take_action(s), "horse", "ride horse_1 r02", "to gate_w")
    assert [place(s, seat) for seat in range(3)] == ["gate_w", "gate_w", "cc"]
    assert [cowboy.horse for cowboy in s.cowboys] == [0, 0, NOBODY]


@pytest.mark.rule("TH-HORSE-07")
@pytest.mark.parametrize("active", [0, 1])
def test_either_rider_may_move_the_horse_on_his_own_turn(active: int) -> None:
    s = table(first_player=active)
    put(s, 0, "cc", horse=0)
    put(s, 1, "cc", horse=0)
    put(s, active, hand="r02")
    run(take_action(s), "horse", "ride horse_1 r02", "to gate_w")
    assert (place(s, 0), place(s, 1)) == ("gate_w", "gate_w")


# --- mounting and dismounting -----------------------------------------------------------------------------------


@pytest.mark.rule("TH-HORSE-12")
def test_a_cowboy_mounts_only_a_horse_on_his_own_space() -> None:
    s = table()
    put(s, 0, "draw_e")
    assert offered(s, "mount") == []
    put(s, 0, "cc")
    run(take_action(s), "mount horse_1")
    assert s.cowboys[0].horse == 0


@pytest.mark.rule("TH-HORSE-12")
def test_a_cowboy_who_dismounts_stands_on_the_space_of_the_horse() -> None:
    s = table()
    put(s, 0, "cc", horse=0, hand="r02")
    run(take_action(s), "horse", "ride horse_1 r02", "to gate_w")
    run(take_action(s), "dismount")
    assert (place(s, 0), s.cowboys[0].horse, SPACE[s.horses[0]]) == ("gate_w", NOBODY, "gate_w")


@pytest.mark.rule("TH-HORSE-13")
def test_mounting_and_dismounting_cost_no_heist_action() -> None:
    s = table()
    s.actions_left = 0
    run(take_action(s), "mount horse_1")
    run(take_action(s), "dismount")
    assert (s.actions_left, s.cowboys[0].horse) == (0, NOBODY)


@pytest.mark.rule("TH-HORSE-13")
def test_nobody_mounts_on_another_players_turn() -> None:
    s = table()
    match = match_of(s)
    with pytest.raises(IllegalAction, match="This question is for Green"):
        match.apply("mount horse_1", seat=1)
    match.apply("mount horse_1")
    assert (s.cowboys[0].horse, s.cowboys[1].horse) == (0, NOBODY)


@pytest.mark.rule("TH-HORSE-14")
def test_a_rider_drops_off_loot_from_the_saddle() -> None:
    s = table()
    put(s, 0, "town_b", horse=0, loot="l01")
    horses_at(s, "town_b")
    run(take_action(s), "drop_off")
    assert (s.meter, s.cowboys[0].horse) == (1, 0)


@pytest.mark.rule("TH-HORSE-14")
def test_a_rider_flips_a_switch_from_the_saddle() -> None:
    s = table()
    switches(s, "green", "red")
    put(s, 0, "je", horse=0)
    horses_at(s, "je")
    run(take_action(s), "flip je")
    assert (s.switches[0], s.cowboys[0].horse) == (1, 0)


@pytest.mark.rule("TH-HORSE-14")
def test_a_rider_trades_with_somebody_on_foot() -> None:
    s = table()
    put(s, 0, "cc", horse=0, hand="r01 r02")
    put(s, 1, "cc", hand="b01")
    run(take_action(s), "trade yellow", "give r01", "done", "done")
    assert (hand(s, 1), s.cowboys[0].horse) == (["r01", "b01"], 0)


@pytest.mark.rule("TH-HORSE-14")
def test_a_rider_takes_and_uses_bullets() -> None:
    s = table()
    put(s, 0, "cc", horse=0, bullets=1)
    s.bullets = 2
    run(take_action(s), "take_bullet")
    run(take_action(s), "use_bullet")
    assert (s.cowboys[0].bullets, s.actions_left, s.cowboys[0].horse) == (1, 4, 0)


@pytest.mark.rule("TH-HORSE-15")
def test_between_two_heist_actions_a_player_mounts_and_dismounts_once() -> None:
    s = table()
    run(take_action(s), "mount horse_1")
    run(take_action(s), "dismount")
    assert offered(s, "mount") == []
    run(take_action(s), "take_bullet")
    assert offered(s, "mount") == ["horse_1"]


@pytest.mark.rule("TH-HORSE-15")
def test_a_rider_who_dismounts_may_change_to_the_other_horse_but_not_back() -> None:
    s = table(3)
    put(s, 0, "cc", horse=0)
    run(take_action(s), "dismount")
    run(take_action(s), "mount horse_2")
    assert s.cowboys[0].horse == 1
    assert "dismount" not in on_offer(s)


@pytest.mark.rule("TH-HORSE-15")
def test_a_free_action_does_not_allow_another_mount() -> None:
    s = table()
    put(s, 0, "cc", hand="r04 b04", bullets=1)
    s.bullets = 2
    for answers in (["mount horse_1"], ["dismount"], ["pair", "play r04 b04"], ["use_bullet"]):
        run(take_action(s), *answers)
    assert offered(s, "mount") == []


@pytest.mark.rule("TH-HORSE-15")
def test_a_new_turn_allows_mounting_again() -> None:
    s = table()
    match = match_of(s)
    for answer in ("mount horse_1", "dismount", "end", "done"):
        match.apply(answer)
    assert offered(s, "mount") == ["horse_1"]


@pytest.mark.rule("TH-HORSE-16")
def test_cowboys_who_only_stand_beside_a_horse_do_not_ride_it() -> None:
    s = table(3)
    put(s, 0, "plat_1", hand="r01")
    run(take_action(s), "horse", "ride horse_1 r01", "to draw_e")
    assert (place(s, 1), place(s, 2), SPACE[s.horses[0]]) == ("cc", "cc", "draw_e")


@pytest.mark.rule("TH-HORSE-17")
def test_a_horse_that_the_train_hit_is_gone_for_good() -> None:
    s = table()
    horses_at(s, "s07")
    run(train_step(s))
    put(s, 0, "s07", hand="r05")
    assert "horse" not in on_offer(s)
    assert offered(s, "mount") == []
    assert s.horses == [NOBODY]


@pytest.mark.rule("TH-HORSE-17")
def test_the_other_horse_is_still_there() -> None:
    s = table(3)
    horses_at(s, "s07", "draw_e")
    run(train_step(s))
    put(s, 0, "roof_3", hand="r05")
    assert choices(s) == ["ride horse_2 r05"]
    assert offered(s, "leap") == []
