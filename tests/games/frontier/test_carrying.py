"""Metal is carried home after a mining action, or later. Chapter 5.14."""

import pytest

from saddlebag.games.frontier.content import CHARACTER
from tests.games.frontier.kit import build, has, label, on_offer, play, put, question, tile_at, turn, why_not
from tests.games.frontier.mining_kit import OTHER, SITE, deposit, mine_with, miner


@pytest.mark.rule("FO-MIN-12", "FO-MIN-13", "FO-MIN-16")
def test_what_a_worker_cannot_carry_stays_in_the_water_without_limit() -> None:
    s = miner("6", about={"metal": [5, 0, 0]})
    mine_with(s, SITE)
    assert has(s, 0, "gold") == 1
    assert deposit(s).metal == [5, 0, 0]


@pytest.mark.rule("FO-MIN-12", "FO-CORE-14")
def test_on_a_mine_three_cubes_remain_and_the_miner_loses_the_rest() -> None:
    s = miner("6")
    build(s, OTHER, "hard_rock", 1, metal=[0, 3, 0])
    put(s, 0, money=1)
    mine_with(s, OTHER)
    assert has(s, 0, "gold") == 1
    assert deposit(s, OTHER).metal == [0, 3, 0]
    s = miner("6")
    build(s, OTHER, "hard_rock", 0, metal=[2, 0, 0])
    mine_with(s, OTHER)
    assert deposit(s, OTHER).metal == [3, 0, 0]


@pytest.mark.rule("FO-MIN-12")
def test_metal_of_a_placer_away_from_water_stays_on_the_tile() -> None:
    s = miner("6")
    build(s, "B4_56", "prospect", 0, kind="aeolian", metal=[4, 0, 0])
    mine_with(s, "B4_56")
    assert (has(s, 0, "gold"), deposit(s, "B4_56").metal) == (1, [3, 0, 0])


@pytest.mark.rule("FO-MIN-13", "FO-MIN-27")
def test_donkeys_carry_one_more_and_mules_two_after_the_workers() -> None:
    s = miner("1", about={"metal": [3, 0, 0]}, donkey=1, mule=1)
    mine_with(s, SITE)
    assert has(s, 0, "gold") == 3
    assert s.players[0].exhausted == [0, 1, 1, 0]  # the mule carries one only
    s = miner("1", about={"metal": [2, 0, 0]}, donkey=2, mule=1)
    mine_with(s, SITE)
    assert s.players[0].exhausted == [0, 1, 0, 0]
    s = miner("1", about={"metal": [1, 0, 0]}, donkey=2)
    mine_with(s, SITE)
    assert s.players[0].exhausted == [0, 0, 0, 0]


@pytest.mark.rule("FO-MIN-27")
def test_animals_carry_gold_before_silver() -> None:
    s = miner("1 1", about={"metal": [2, 0, 0]}, mule=1)
    build(s, OTHER, "hard_rock", 0, kind="hard_rock_silver", metal=[3, 0, 0])
    mine_with(s, OTHER, SITE)
    play(s, f"play_die 1 {SITE}", f"play_die 1 {SITE}")
    assert (has(s, 0, "gold"), has(s, 0, "silver")) == (2, 2)
    assert (deposit(s).metal[0], deposit(s, OTHER).metal[0]) == (0, 1)


@pytest.mark.rule("FO-MIN-13", "FO-MIN-14")
def test_nobody_carries_from_a_deposit_without_a_worker_or_what_belongs_to_others() -> None:
    s = miner("1", about={"metal": [0, 3, 0]}, donkey=3)
    build(s, OTHER, "alluvial", 0, metal=[2, 0, 0])
    mine_with(s, SITE)
    assert has(s, 0, "gold") == 0
    assert (deposit(s).metal, deposit(s, OTHER).metal) == ([0, 3, 0], [2, 0, 0])
    assert s.players[0].exhausted == [0, 0, 0, 0]


@pytest.mark.rule("FO-MIN-13", "FO-CHAR-12")
def test_t05_lets_each_worker_carry_one_more() -> None:
    s = miner("1", about={"metal": [3, 0, 0]})
    s.tycoons = [CHARACTER.find("t05")]
    mine_with(s, SITE)
    assert has(s, 0, "gold") == 2


@pytest.mark.rule("FO-MIN-14")
def test_a_worker_may_be_laid_on_a_depleted_tile_to_carry_without_a_die() -> None:
    s = miner(about={"ore": 0, "metal": [1, 0, 0]})
    assert "mine" in on_offer(s)
    play(s, "mine")
    assert label(s, f"dig {SITE}").endswith("only to carry")
    play(s, "all_laid")
    assert has(s, 0, "gold") == 1
    assert "mine" not in on_offer(s)
    assert tile_at(s, SITE) == "alluvial"  # it was flipped before and nobody is asked again


@pytest.mark.rule("FO-MIN-14", "FO-TURN-06")
def test_a_guest_who_carries_pays_the_owner() -> None:
    s = miner(about={"ore": 0, "metal": [0, 1, 0]})
    put(s, 1, money=1)
    turn(s, 1)
    play(s, "mine")
    assert (has(s, 1, "gold"), has(s, 1, "money"), has(s, 0, "money")) == (1, 0, 1)


@pytest.mark.rule("FO-MIN-14")
def test_a_depleted_tile_without_own_metal_takes_no_worker() -> None:
    s = miner(about={"ore": 0, "metal": [0, 1, 0]})
    assert "mine" not in on_offer(s)
    build(s, OTHER, "alluvial", 0)
    build(s, "B4_04", "alluvial", 0)
    turn(s)
    play(s, "mine")
    assert why_not(s, f"dig {SITE}") == "It is depleted, and no metal of yours is there."


@pytest.mark.rule("FO-MIN-14", "FO-MIN-04")
def test_without_a_die_there_is_no_grubstake() -> None:
    s = miner(about={"ore": 0, "metal": [1, 0, 0]}, money=9, tools=9, workers=1)
    play(s, "mine")
    assert question(s) == "action"
    assert has(s, 0, "money") == 9
