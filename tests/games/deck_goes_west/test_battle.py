"""Battles with bandits, by day and by night. Ledger 5.21."""

import pytest

from saddlebag.games.deck_goes_west.state import BATTLE
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsAttacked, BattleBegan, Cleared, PlayersAttacked
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    draw_pile,
    gangs,
    go_on,
    hand,
    night_step,
    offered,
    on_offer,
    play,
    put,
    question,
    roll,
    stock,
    who,
    with_job,
    workday,
)
from tests.games.kit import told, unrolled

COOP = "speed_of_the_slowest"
BOUNTY = "bounty_season"
"""Versus, with points for tiles that are cleared."""


def camp(number: int, mine: str = "knife", mission: str = "discovery", players: int = 2) -> Table:
    """A day on which bandits are on the tile of the players; only the active one has cards."""
    s = workday(mission, players)
    bandits(s, {"c0r0": number})
    put(s, 0, hand=mine)
    return s


def raid(number: int, mission: str = "discovery", players: int = 2) -> Table:
    """The step of the night in which these bandits attack the players on their tile."""
    s = workday(mission, players)
    bandits(s, {"c0r0": number})
    night_step(s, "attack")
    return s


def pains(s: Table, seat: int) -> int:
    """How many cards lie on the piles of a player, less the weapons that were played."""
    weapons = ("knife", "hatchet", "old_pistol")
    return len([kind for kind in draw_pile(s, seat) + discard_pile(s, seat) if kind not in weapons])


# --- who starts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BAT-02")
def test_a_battle_job_on_a_tile_with_bandits_starts_a_battle() -> None:
    s = camp(2)
    play(s, "play knife 1")
    assert s.stage == BATTLE
    assert [event.bandits for event in told(s, BattleBegan)] == [2]


@pytest.mark.rule("DW-BAT-03")
def test_battle_jobs_are_not_offered_where_there_are_no_bandits() -> None:
    s = workday()
    put(s, 0, hand="knife old_pistol", character="silas_pike")
    bandits(s, {"c1r0": 3})
    assert "play knife 1" not in on_offer(s)
    assert "play old_pistol 1" not in on_offer(s)


@pytest.mark.rule("DW-BAT-04")
def test_bandits_start_a_battle_in_the_attack_step_of_the_night() -> None:
    s = raid(1)
    go_on(s)
    assert question(s) == "fight"
    assert len(told(s, BattleBegan)) == 1


# --- activating jobs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BAT-05", "DW-BAT-06")
def test_all_players_on_the_tile_may_play_any_number_of_battle_jobs_the_initiator_first() -> None:
    s = camp(4, mine="knife old_pistol", players=4)
    put(s, 1, hand="hatchet knife")
    put(s, 2, "c1r0", hand="knife")
    put(s, 3, hand="hatchet")
    play(s, "play knife 1")
    assert who(s) == 0
    play(s, "play old_pistol 1", "done")
    assert who(s) == 1
    play(s, "play hatchet 2", "play knife 1", "done")
    assert who(s) == 3, "the third is not on the tile"
    assert on_offer(s) == ["play hatchet 2", "done"]
    roll(s, *[0] * (8 + 4), *[0] * (4 + 2))
    play(s, "play hatchet 2", "done")
    assert [event.hits for event in told(s, PlayersAttacked)] == [0]
    assert unrolled(s) == 0, "attack 2 + 2 + 1 + 2 + 1, then 4 saves; 4 hits, then defence 1 + 1"


@pytest.mark.rule("DW-BAT-06")
def test_at_night_the_holder_of_p1_is_first() -> None:
    s = raid(1, players=3)
    s.p1 = 1
    go_on(s)
    assert who(s) == 1
    play(s, "done")
    assert who(s) == 2
    play(s, "done")
    assert who(s) == 0


@pytest.mark.rule("DW-BAT-05")
def test_battle_jobs_are_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "pay food 2; attack 1")
    s = camp(1)
    assert "play knife 1" not in on_offer(s)
    s = camp(1)
    put(s, 0, food=3)
    roll(s, 0)
    play(s, "play knife 1", "done", "done")
    assert stock(s, 0) == {"food": 1}


@pytest.mark.rule("DW-BAT-23", "DW-CHAR-06")
@pytest.mark.parametrize("by_night", [False, True])
def test_weapons_are_cards_in_hand_the_untapped_character_and_the_mission(by_night: bool) -> None:
    s = workday(BOUNTY)
    bandits(s, {"c0r0": 1})
    put(s, 0, hand="knife", character="silas_pike", gold=1)
    if by_night:
        night_step(s, "attack")
    else:
        put(s, 0, hand="knife hatchet")
        play(s, "play hatchet 2")
    assert set(on_offer(s)) == {"play knife 1", "ability 1", "mission 1", "done"}
    put(s, 0, tapped=True)
    play(s, "mission 1")
    assert set(on_offer(s)) == {"play knife 1", "done"}, "the mission once an action, a tapped character not at all"


# --- the players attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BAT-08", "DW-BAT-10", "DW-BAT-11", "DW-BAT-12", "DW-BAT-20")
def test_by_day_the_players_attack_first_and_a_bandit_goes_for_each_point() -> None:
    s = camp(3)
    # hits 2 + 2, saves 1 + 0 + 1; then 1 bandit hits 1, and the knife saves 1
    roll(s, 2, 2, 1, 0, 1, 1, 1)
    play(s, "play knife 1", "done", "done")
    (attack,), (counter,) = told(s, PlayersAttacked), told(s, BanditsAttacked)
    assert (attack.hits, attack.saves, attack.removed) == (4, 2, 2)
    assert (counter.hits, counter.saves, counter.damage) == (1, 1, 0)
    assert gangs(s) == {"c0r0": 1}
    heard = [type(event) for event in s.heard or []]
    assert heard.index(PlayersAttacked) < heard.index(BanditsAttacked)


@pytest.mark.rule("DW-BAT-01", "DW-BAT-07", "DW-BAT-10")
def test_dice_and_fixed_hits_of_all_jobs_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "attack 3")
    s = camp(5, mine="knife")
    put(s, 1, hand="knife")
    roll(s, 0, 0, 0, 0, 0)
    play(s, "play knife 1", "done", "play knife 1", "done")
    (attack,) = told(s, PlayersAttacked)
    assert (attack.hits, attack.removed) == (6, 5)


@pytest.mark.rule("DW-BAT-09")
def test_more_saves_than_hits_do_no_damage_to_anybody() -> None:
    s = camp(2)
    roll(s, 0, 1, 2, 2, 0, 0, 2)
    play(s, "play knife 1", "done", "done")
    (attack,), (counter,) = told(s, PlayersAttacked), told(s, BanditsAttacked)
    assert (attack.removed, counter.damage) == (0, 0)
    assert gangs(s) == {"c0r0": 2}


@pytest.mark.rule("DW-BAT-13", "DW-BAT-18")
def test_the_last_bandit_clears_the_tile_and_nobody_hits_back() -> None:
    s = camp(1, mission=BOUNTY)
    roll(s, 2, 0, 0)
    play(s, "play knife 1", "done", "done")
    assert gangs(s) == {}
    assert len(told(s, Cleared)) == 1
    assert told(s, BanditsAttacked) == []
    assert s.vp[0] > 0
    assert unrolled(s) == 0


@pytest.mark.rule("DW-BAT-19")
def test_players_without_attack_roll_nothing_and_neither_do_the_bandits_save(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "defend 2")
    s = camp(2)
    roll(s, 1, 1)
    play(s, "play knife 1", "done", "done")
    assert told(s, PlayersAttacked) == []
    assert gangs(s) == {"c0r0": 2}
    assert unrolled(s) == 0


# --- the bandits attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BAT-08", "DW-BAT-14")
def test_at_night_the_bandits_attack_first_with_a_die_each() -> None:
    s = raid(2)
    put(s, 0, hand="old_pistol")
    go_on(s)
    # hits 1 + 0 of two bandits; pistol 2 + 2; saves 0 + 0 of both
    roll(s, 1, 0, 2, 2, 0, 0)
    play(s, "play old_pistol 1", "done", "done", "put discard", "put discard")
    heard = [type(event) for event in s.heard or []]
    assert heard.index(BanditsAttacked) < heard.index(PlayersAttacked)
    assert [event.hits for event in told(s, BanditsAttacked)] == [1]
    assert gangs(s) == {}


@pytest.mark.rule("DW-BAT-14")
def test_by_day_only_bandits_still_standing_hit_back() -> None:
    s = camp(3, mine="old_pistol")
    roll(s, 2, 0, 0, 0, 0, 0)  # two of three go; one die hits back
    play(s, "play old_pistol 1", "done", "done")
    assert gangs(s) == {"c0r0": 1}
    assert unrolled(s) == 0


@pytest.mark.rule("DW-BAT-15")
def test_defence_of_all_players_is_pooled(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "knife", "defend 1; defend 1d")
    s = camp(3)
    put(s, 1, hand="knife")
    roll(s, 2, 2, 2, 1, 2)
    play(s, "play knife 1", "done", "play knife 1", "done")
    while who(s) in (0, 1) and question(s) == "which_pile":
        play(s, "put discard")
    (attack,) = told(s, BanditsAttacked)
    assert (attack.hits, attack.saves, attack.damage) == (6, 5, 1)


@pytest.mark.rule("DW-BAT-16", "DW-BAT-17", "DW-BAT-25")
def test_every_player_on_the_tile_takes_as_many_pains_as_the_damage_one_at_a_time() -> None:
    s = camp(2, mine="old_pistol", players=3)
    put(s, 2, "c1r0")
    roll(s, 0, 0, 0, 0, 1, 1)
    play(s, "play old_pistol 1", "done", "done")
    order: list[int] = []
    for pile in ("draw", "discard", "discard", "draw"):
        order.append(who(s))
        play(s, f"put {pile}")
    assert order == [0, 0, 1, 1], "all cards of one player before the next, from the initiator on"
    assert [pains(s, seat) for seat in range(3)] == [2, 2, 0]
    assert [len(draw_pile(s, seat)) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("DW-BAT-25")
def test_at_night_pains_are_taken_from_p1_on() -> None:
    s = raid(1, players=3)
    s.p1 = 2
    go_on(s)
    roll(s, 1)
    play(s, "done", "done", "done")
    order: list[int] = []
    for _ in range(3):
        order.append(who(s))
        play(s, "put discard")
    assert order == [2, 0, 1]


# --- afterwards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-BAT-21", "DW-BAT-24")
def test_each_side_attacks_once_and_a_new_action_repeats_the_battle() -> None:
    s = camp(2, mine="knife old_pistol")
    roll(s, 0, 0, 0, 0, 0, 0, 0)
    play(s, "play knife 1", "done", "done")
    assert (len(told(s, PlayersAttacked)), len(told(s, BanditsAttacked))) == (1, 1)
    assert gangs(s) == {"c0r0": 2}
    assert "play old_pistol 1" in on_offer(s)


@pytest.mark.rule("DW-BAT-22")
def test_a_fight_is_one_action_of_the_one_who_started_it() -> None:
    s = camp(2, mine="knife", players=2)
    put(s, 1, hand="old_pistol hatchet")
    roll(s, *[0] * 9)
    play(s, "play knife 1", "done", "play old_pistol 1", "done")
    assert s.actions_left == 1
    play(s, "end")
    assert who(s) == 1
    assert s.actions_left == 2, "joining cost them nothing"


@pytest.mark.rule("DW-BAT-07")
def test_the_force_of_a_battle_does_not_last_to_the_next_one() -> None:
    s = camp(2, mine="knife hatchet")
    roll(s, 0, 0, 0, 0, 0, 0, 0)
    play(s, "play knife 1", "done", "done")
    assert hand(s, 0) == ["hatchet"]
    roll(s, 0, 0, 0, 0, 0)  # one die of the hatchet, two saves, two hits, no defence left
    play(s, "play hatchet 2", "done", "done")
    assert unrolled(s) == 0
    assert offered(s, "play") == []
