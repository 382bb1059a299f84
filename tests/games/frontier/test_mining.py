"""The mining action: workers, dice, dials, levels. Chapter 5.14."""

import pytest

from saddlebag.games.frontier.content import CHARACTER, SPACE
from saddlebag.games.frontier.seen.view import view
from tests.games.frontier.kit import build, has, label, on_offer, play, put, question, turn, why_not
from tests.games.frontier.mining_kit import OTHER, SITE, deposit, mine_with, miner
from tests.games.kit import unrolled

# --- workers and dice ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-02", "FO-MIN-03")
def test_several_workers_are_laid_at_once_and_each_brings_a_die() -> None:
    s = miner("1 2 6", workers=3)
    build(s, OTHER, "alluvial", 0)
    play(s, "mine")
    assert sorted(on_offer(s)) == [f"dig {OTHER}", f"dig {SITE}"]
    play(s, f"dig {SITE}", f"dig {OTHER}")
    assert label(s, "all_laid") == "No more workers: 2 dice"
    play(s, f"dig {SITE}")
    assert s.mining is not None
    assert s.mining.dice == [1, 2, 6]
    assert [SPACE[space] for space in s.players[0].laid] == [SITE, OTHER, SITE]
    assert unrolled(s) == 0


@pytest.mark.rule("FO-MIN-02", "FO-TURN-05")
def test_a_deposit_has_three_places() -> None:
    s = miner(workers=4)
    play(s, "mine", f"dig {SITE}")
    s.players[1].laid = [SPACE.find(SITE)]
    assert question(s) == "lay_miners"
    assert why_not(s, f"dig {SITE}") == "All its three places are taken."
    s = miner(workers=2)
    s.players[1].laid = [SPACE.find(SITE)] * 3
    assert "mine" not in on_offer(s)


@pytest.mark.rule("FO-MIN-02", "FO-TURN-06")
def test_a_guest_mines_for_a_dollar_each_and_keeps_the_metal() -> None:
    s = miner("6", about={"dial": 0})
    put(s, 1, money=1, workers=2)
    turn(s, 1)
    play(s, "mine")
    assert (has(s, 0, "money"), has(s, 1, "money")) == (1, 0)
    assert (has(s, 0, "gold"), has(s, 1, "gold")) == (0, 1)
    assert question(s) == "action"  # without a dollar the second worker may not come


@pytest.mark.rule("FO-MIN-26", "FO-DAM-02")
def test_a_revolt_stops_a_deposit() -> None:
    s = miner()
    s.damage[SPACE.find(SITE)] = 1
    assert "mine" not in on_offer(s)
    assert why_not(s, "mine") == "There is no deposit that you could work."
    build(s, OTHER, "alluvial", 0)
    build(s, "B4_04", "alluvial", 0)
    turn(s)
    play(s, "mine")
    assert why_not(s, f"dig {SITE}") == "A revolt stops all work there."
    assert why_not(s, "dig B4_00") == "There is no deposit."


@pytest.mark.rule("FO-MIN-02", "FO-TURN-12", "FO-TURN-01")
def test_mining_takes_a_card_and_a_standing_worker() -> None:
    s = miner()
    turn(s, 2)
    assert why_not(s, "mine") == "That takes a mining card."
    assert "mine" not in on_offer(s)
    s = miner(workers=0)
    assert why_not(s, "mine") == "None of your workers stands."
    assert "mine" not in on_offer(s)


@pytest.mark.rule("FO-MIN-04")
def test_a_grubstake_is_one_more_die_for_two_dollars_and_a_tool() -> None:
    s = miner("1 2 3", workers=1, money=5, tools=3)
    play(s, "mine")
    assert on_offer(s) == ["grubstake 0", "grubstake 1", "grubstake 2"]
    assert label(s, "grubstake 2") == "2 grubstakes: $4 and 2 tools"
    assert why_not(s, "grubstake 3") == "You do not have so much money and so many tools."
    play(s, "grubstake 2")
    assert (has(s, 0, "money"), has(s, 0, "tools")) == (1, 1)
    assert s.mining is not None
    assert s.mining.dice == [1, 2, 3]


@pytest.mark.rule("FO-MIN-04")
def test_at_most_three_grubstakes_are_bought() -> None:
    s = miner(workers=1, money=20, tools=9)
    play(s, "mine")
    assert on_offer(s) == [f"grubstake {number}" for number in range(4)]


@pytest.mark.rule("FO-MIN-04", "FO-CHAR-12")
def test_p04_buys_grubstakes_for_a_dollar_and_no_tool() -> None:
    s = miner("1 1", workers=1, money=1, hired="p04")
    play(s, "mine")
    assert label(s, "grubstake 1") == "1 grubstake: $1"
    play(s, "grubstake 1")
    assert has(s, 0, "money") == 0


@pytest.mark.rule("FO-MIN-03")
def test_never_more_than_twelve_dice_are_rolled() -> None:
    s = miner("1 1 1 1 1 1 1 1 1 1 1 1", workers=12, money=20, tools=9)
    for site in (OTHER, "B4_04", "B4_44", "B4_54"):
        build(s, site, "alluvial", 0)
    every = [SITE, OTHER, "B4_04", "B4_44", "B4_54"]
    mine_with(s, *every, *every, SITE)  # eleven workers
    assert on_offer(s) == ["grubstake 0", "grubstake 1"]
    play(s, "grubstake 1")
    assert s.mining is not None
    assert len(s.mining.dice) == 12


# --- playing dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-05", "FO-MIN-06", "FO-MIN-07", "FO-MIN-08", "FO-MIN-13")
def test_the_higher_die_first_lets_both_pay() -> None:
    """EX-05"""
    s = miner("3 5", about={"dial": 2})
    mine_with(s, SITE, SITE)
    assert label(s, f"play_die 5 {SITE}") == "Play the 5 on the alluvial deposit on The Landing C5: 1 gold"
    play(s, f"play_die 5 {SITE}")
    assert (has(s, 0, "gold"), deposit(s).ore, deposit(s).dial) == (2, 2, 0)


@pytest.mark.rule("FO-MIN-05", "FO-MIN-08")
def test_the_lower_die_first_fails_and_turns_the_dial() -> None:
    """EX-06"""
    s = miner("3 5", about={"dial": 2})
    mine_with(s, SITE, SITE)
    assert label(s, f"play_die 3 {SITE}").endswith("nothing, it needs 4")
    play(s, f"play_die 3 {SITE}")
    assert (has(s, 0, "gold"), deposit(s).ore, deposit(s).dial) == (1, 3, 0)


@pytest.mark.rule("FO-MIN-09", "FO-MIN-11")
def test_a_tool_makes_doubles_which_raise_the_level() -> None:
    """EX-07"""
    s = miner("4 5", tools=1)
    mine_with(s, SITE, SITE)
    play(s, "die_up 4")
    assert (has(s, 0, "gold"), has(s, 0, "tools")) == (1, 0)
    assert (deposit(s).dial, deposit(s).level) == (2, 2)


@pytest.mark.rule("FO-MIN-09")
def test_tools_change_a_die_by_one_up_or_down_between_one_and_six() -> None:
    s = miner("1 6", tools=3)
    mine_with(s, SITE, SITE)
    assert on_offer(s) == [f"play_die 1 {SITE}", f"play_die 6 {SITE}", "die_up 1", "die_down 6"]
    assert why_not(s, "die_up 6") == "No die is higher than 6."
    assert why_not(s, "die_down 1") == "No die is lower than 1."
    assert why_not(s, "die_up 3") == "You have no such die."
    play(s, "die_up 1", "die_up 2", "die_down 6")
    assert has(s, 0, "tools") == 0
    assert on_offer(s) == [f"play_die 3 {SITE}", f"play_die 5 {SITE}"]


@pytest.mark.rule("FO-MIN-10")
def test_one_die_of_an_action_may_be_made_a_six_for_five_dollars() -> None:
    s = miner("2 3", money=10)
    mine_with(s, SITE, SITE)
    play(s, "buy_six 2")
    assert has(s, 0, "money") == 5
    assert on_offer(s) == [f"play_die 3 {SITE}", f"play_die 6 {SITE}"]
    assert why_not(s, "buy_six 3") == "You have bought a 6 in this action."
    assert why_not(s, "buy_six 6") == "That die is a 6."
    s = miner("2 3", money=4)
    mine_with(s, SITE, SITE)
    assert why_not(s, "buy_six 2") == "That costs $5."


@pytest.mark.rule("FO-MIN-05")
def test_a_die_is_played_on_a_deposit_with_a_worker_of_this_action() -> None:
    s = miner("5 6", workers=3)
    build(s, OTHER, "alluvial", 0)
    build(s, "B4_04", "alluvial", 0)
    mine_with(s, SITE, OTHER)
    assert on_offer(s) == [f"play_die {die} {site}" for die in (5, 6) for site in (OTHER, SITE)]
    assert why_not(s, "play_die 5 B4_04").startswith("None of the workers of this action")


@pytest.mark.rule("FO-MIN-06")
@pytest.mark.parametrize(("level", "dial", "needs"), [(1, 0, 6), (2, 0, 5), (3, 0, 4), (1, 3, 3), (3, 3, 1)])
def test_what_a_die_needs_by_dial_and_level(level: int, dial: int, needs: int) -> None:
    for die in (needs - 1, needs):
        if die:
            s = miner(str(die), about={"dial": dial, "level": level})
            mine_with(s, SITE)
            assert has(s, 0, "gold") == (die >= needs)


@pytest.mark.rule("FO-MIN-06")
@pytest.mark.parametrize(("level", "dial", "shown"), [(1, 0, [6, 5, 4, 3]), (1, 3, [3, 6, 5, 4]), (3, 3, [1, 4, 3, 2])])
def test_everybody_sees_what_dice_need_now_and_after_each_turn_of_the_dial(
    level: int, dial: int, shown: list[int]
) -> None:
    s = miner("1", about={"dial": dial, "level": level})
    assert view(s, None).needs == {SITE: shown}


@pytest.mark.rule("FO-MIN-06")
def test_a_need_is_never_below_one() -> None:
    s = miner("1")
    build(s, OTHER, "stamp_mill", 0, kind="stamp_mill_silver", dial=3, level=3)
    mine_with(s, OTHER)
    assert has(s, 0, "silver") + sum(deposit(s, OTHER).metal) == 3


@pytest.mark.rule("FO-MIN-07")
def test_a_paying_die_takes_what_is_left_at_most() -> None:
    s = miner("6")
    build(s, OTHER, "hard_rock", 0, ore=1)
    mine_with(s, OTHER)
    assert (has(s, 0, "gold"), sum(deposit(s, OTHER).metal)) == (1, 0)


@pytest.mark.rule("FO-MIN-07", "FO-L4-04")
def test_the_mining_baron_brings_up_one_more_and_carries_it() -> None:
    s = miner("6", mining=4)
    mine_with(s, SITE)
    assert (has(s, 0, "gold"), deposit(s).ore) == (2, 2)


@pytest.mark.rule("FO-MIN-07", "FO-TURN-03", "FO-TYC-04")
def test_t04_brings_up_one_more_once_a_round_on_mines_and_mills() -> None:
    s = miner("6 6 6", workers=3, donkey=5)
    build(s, OTHER, "hard_rock", 0)
    s.tycoons = [CHARACTER.find("t04")]
    mine_with(s, SITE, OTHER, OTHER)
    play(s, f"play_die 6 {SITE}")
    assert deposit(s).ore == 3  # not on a placer deposit
    play(s, f"play_die 6 {OTHER}")
    assert deposit(s, OTHER).ore == 7
    play(s, f"play_die 6 {OTHER}")
    assert deposit(s, OTHER).ore == 5
    assert s.players[0].used == 1 << CHARACTER.find("t04")


@pytest.mark.rule("FO-MIN-08")
def test_the_dial_turns_from_three_back_to_zero() -> None:
    s = miner("1", about={"dial": 3})
    mine_with(s, SITE)
    assert deposit(s).dial == 0


# --- rolling again ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-05", "FO-CHAR-12")
def test_p06_rolls_any_dice_again_once() -> None:
    s = miner("1 2 5 6", hired="p06")
    mine_with(s, SITE, SITE)
    assert on_offer(s) == ["again 1", "again 2", "keep_dice"]
    play(s, "again 1")
    assert unrolled(s) == 2  # all are named before they are rolled
    play(s, "again 2")
    assert s.mining is not None
    assert s.mining.dice == [5, 6]
    assert question(s) == "play_dice"


@pytest.mark.rule("FO-MIN-05")
def test_p06_keeps_the_dice_that_are_not_named() -> None:
    s = miner("1 5 6", hired="p06")
    mine_with(s, SITE, SITE)
    assert why_not(s, "again 3") == "There is no such die."
    play(s, "again 1")
    assert label(s, "keep_dice") == "Keep the others: 5"
    play(s, "keep_dice")
    assert s.mining is not None
    assert s.mining.dice == [5, 6]
    s = miner("1 5", hired="p06")
    mine_with(s, SITE, SITE)
    play(s, "keep_dice")
    assert s.mining is not None
    assert s.mining.dice == [1, 5]


# --- levels -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-MIN-11")
def test_two_equal_dice_on_one_deposit_raise_it_one_level_once() -> None:
    s = miner("1 1 1", workers=3)
    mine_with(s, SITE, SITE, SITE)
    assert deposit(s).level == 2
    s = miner("1 1", workers=2)
    build(s, OTHER, "alluvial", 0)
    mine_with(s, SITE, OTHER)
    play(s, f"play_die 1 {SITE}", f"play_die 1 {OTHER}")
    assert (deposit(s).level, deposit(s, OTHER).level) == (1, 1)
    s = miner("1 2")
    mine_with(s, SITE, SITE)
    play(s, f"play_die 1 {SITE}")
    assert deposit(s).level == 1


@pytest.mark.rule("FO-MIN-11", "FO-MIN-29")
def test_no_tile_goes_beyond_level_three() -> None:
    s = miner("1 1", about={"level": 3, "dial": 1})
    mine_with(s, SITE, SITE)
    assert deposit(s).level == 3


@pytest.mark.rule("FO-MIN-29")
def test_a_depleted_tile_gains_no_level() -> None:
    s = miner("6 6", about={"ore": 2})
    mine_with(s, SITE, SITE)
    play(s, "keep_flipped")
    assert (deposit(s).ore, deposit(s).level) == (0, 1)
