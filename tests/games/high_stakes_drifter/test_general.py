"""Players, winners, whole dollars, seats, owners. Chapter 5.1"""

from itertools import pairwise

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import make
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules.members import opponents
from saddlebag.games.high_stakes_drifter.words.story import TurnBegan
from tests.games.high_stakes_drifter.kit import (
    Table,
    asked,
    deadwood,
    dude,
    ended,
    evening,
    gear,
    gear_round,
    go_on,
    hand,
    offered,
    on_offer,
    play,
    put,
    quickstart,
    shootout,
    stakes,
    table,
    walk,
    who,
)
from tests.games.kit import told


def short_of_an_ante(*amounts: int) -> Table:
    """Red is about to issue a challenge; these are the stakes."""
    s = evening(len(amounts))
    for seat, stake in enumerate(amounts):
        put(s, seat, stake=stake, hand="stetson")
    dude(s, 0, "kit_carson")
    return s


@pytest.mark.rule("HD-GEN-01")
def test_two_to_eight_play() -> None:
    for players in range(2, 9):
        s = table(players)
        go_on(s)
        assert len(s.players) == players
        assert who(s) == s.first
    for players in (1, 9):
        with pytest.raises(BadOption, match="players"):
            make(Options, {"players": players})


@pytest.mark.rule("HD-GEN-02")
@pytest.mark.parametrize(("amounts", "winner"), [((70, 120, 4), 1), ((121, 120, 4), 0), ((30, 4, 31), 2)])
def test_the_biggest_stake_wins(amounts: tuple[int, ...], winner: int) -> None:
    s = short_of_an_ante(*amounts)
    play(s, "issue_challenge")
    assert ended(s).winners == [winner]


@pytest.mark.rule("HD-GEN-03")
def test_an_ante_that_one_player_cannot_pay_ends_the_game() -> None:
    s = short_of_an_ante(50, 5, 4)
    play(s, "issue_challenge")
    assert ended(s).cause == "ante"
    s = short_of_an_ante(50, 5, 5)
    play(s, "issue_challenge")
    assert not s.outcome


@pytest.mark.rule("HD-GEN-04")
def test_everybody_plays_for_himself() -> None:
    s = evening(4)
    dudes = [dude(s, seat, "kit_carson") for seat in range(4)]
    shootout(s, *dudes)
    for seat in range(4):
        assert sorted([seat, *opponents(s, seat)]) == [0, 1, 2, 3]
    s = short_of_an_ante(70, 120, 4, 60)
    play(s, "issue_challenge")
    assert (ended(s).ranks, ended(s).winners) == ([2, 1, 4, 3], [1])


@pytest.mark.rule("HD-GEN-05")
def test_amounts_are_whole_dollars_and_change_is_always_there() -> None:
    with pytest.raises(BadOption):
        make(Options, {"starting_stake": 99.5})
    s = evening()
    for seat, stake in ((0, 28), (1, 200)):
        put(s, seat, stake=stake)
    shootout(s, dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson"))
    play(s, "bet")
    assert offered(s, "amount") == [str(dollars) for dollars in range(1, 21)] + ["23"]
    play(s, "amount 13")
    assert (stakes(s)[0], s.pot) == (10, 23)


@pytest.mark.rule("HD-GEN-06")
@pytest.mark.parametrize(
    "options", [{}, {"mode": "quickstart"}, {"bust": "eliminate"}, {"fold_dude": "buried"}], ids=str
)
def test_no_dollar_is_made_or_lost_in_a_whole_game(options: dict[str, str]) -> None:
    players = 2 if "mode" in options else 4
    for seed in range(3):
        s = table(players, seed=seed, **options)
        for _ in walk(s, Dice(seed)):
            assert s.money() == players * 100
        assert s.outcome
        assert s.money() == sum(stakes(s)) + sum(each.chips for player in s.players for each in player.table)


@pytest.mark.rule("HD-GEN-07")
def test_seats_are_numbered_clockwise() -> None:
    s = evening(4)
    for seat in range(4):
        put(s, seat, hand="stetson")
    play(s, *["end_actions", "done"] * 6)
    turns = [event.seat for event in told(s, TurnBegan)]
    assert turns == [1, 2, 3, 0, 1, 2]
    assert s.clockwise(2) == [2, 3, 0, 1]
    assert all((left - right) % 4 == 1 for right, left in pairwise(turns))


@pytest.mark.rule("HD-GEN-08")
def test_the_quick_start_game_is_for_exactly_two() -> None:
    assert len(quickstart().players) == 2
    with pytest.raises(BadOption, match="quick-start game is for 2 players"):
        make(Options, {"players": 3, "mode": "quickstart"})


@pytest.mark.rule("HD-GEN-09")
@pytest.mark.parametrize(("card", "place"), [("lasso", "hand"), ("dynamite", "deadwood")])
def test_a_card_goes_back_to_its_owner_whoever_sends_it_there(card: str, place: str) -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    sent = gear(s, 0, mine, card)
    gear(s, 1, yours, "colt_peacemaker", up=True)
    gear_round(s, mine, yours)
    play(s, f"reveal {sent}")
    find = hand if place == "hand" else deadwood
    assert (find(s, 0), find(s, 1)) == ([], ["colt_peacemaker"])


@pytest.mark.rule("HD-GEN-09")
def test_a_player_commands_his_own_cards_alone() -> None:
    s = evening(3)
    put(s, 0, hand="stetson")
    for seat in (0, 1, 2):
        bearer = dude(s, seat, "kit_carson")
        gear(s, seat, bearer, "stetson")
    second = dude(s, 0, "cochise")
    play(s, "reveal_card")
    assert offered(s, "reveal") == ["t0", "t1", second]
    play(s, "reveal t0", "play_gear", "card stetson")
    assert offered(s, "beside") == ["t0", second]
    play(s, "beside t0", "issue_challenge")
    assert offered(s, "send") == ["t0", second]
    play(s, "send t0")
    assert (asked(s).answered_by, on_offer(s)) == (1, ["decline", "accept t2"])
