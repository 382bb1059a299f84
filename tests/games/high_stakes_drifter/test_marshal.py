"""The Marshal at the betting: it pays for its chance when the price is right, and is not pushed around."""

from collections import Counter

import msgspec
import pytest

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.match import Match
from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.games.high_stakes_drifter.mind.evaluate import evaluate, pot_to_win
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.state import State
from tests.games.high_stakes_drifter.kit import Table, ask_anew, dude, evening, play, put, shootout

TRIES = 3
Playing = Match[Options, State]


def street(mine: str, theirs: str, pot: int = 10, stake: int = 95) -> Table:
    """Blue has challenged; both dudes are concealed, red has so much left and blue a hand of five."""
    s = evening()
    s.active = 1
    put(s, 0, hand="stetson")
    put(s, 1, hand="stetson stetson fort_up kit_carson lozen")
    ours, rival = dude(s, 0, mine), dude(s, 1, theirs)
    shootout(s, rival, ours)
    s.shootout.dead = pot
    s.players[0].stake = stake
    return s


def match_of(s: Table) -> Playing:
    """The table as a match, at its question."""
    ask_anew(s)
    return GAME.position(msgspec.json.encode(GAME.codec.encode(s)))


def answers(s: Table) -> Counter[str]:
    """What Marshals of several minds answer to red's question."""
    match = match_of(s)
    return Counter(bot("marshal:iterations=200", seed).decide(Glimpse(match, 0)).verb for seed in range(TRIES))


def test_six_to_one_is_a_fair_price_for_a_fair_dude() -> None:
    s = street("virgil_earp", "kit_carson", pot=60)
    play(s, "bet", "amount 10")
    assert answers(s)["fold"] == 0


def test_the_last_dollars_follow_a_great_pot() -> None:
    s = street("virgil_earp", "kit_carson", pot=100, stake=10)
    play(s, "bet", "amount 50")
    assert answers(s) == {"all_in": TRIES}


def test_a_weak_dude_does_not_pay_for_a_small_pot() -> None:
    s = street("lillie_langtry", "kit_carson")
    play(s, "bet", "amount 25")
    assert answers(s) == {"fold": TRIES}


def test_a_strong_dude_is_not_bluffed_out_by_all_that_the_other_has() -> None:
    s = street("billy_the_kid", "kit_carson")
    play(s, "bet", "amount 95")
    assert answers(s)["fold"] == 0


def test_who_has_raised_does_not_give_up_before_a_small_raise() -> None:
    s = street("virgil_earp", "kit_carson", pot=30)
    play(s, "bet", "amount 10", "raise", "amount 20", "raise", "amount 20")
    assert answers(s)["fold"] == 0


def test_a_fight_is_judged_at_its_end() -> None:
    s = street("kit_carson", "kit_carson")
    play(s, "bet", "amount 10")
    mind = bot("marshal:iterations=200", 1)
    mind.decide(Glimpse(match_of(s), 0))
    folds = next(each for each in mind.considered if each.answer == "fold")  # type: ignore[attr-defined]
    assert folds.line == []
    assert folds.value == pytest.approx(0.5, abs=0.05)


# --- what a table in mid-fight is worth -------------------------------------------------------------------------


def test_who_faces_a_bet_is_worth_no_less_than_if_he_folded() -> None:
    s = street("lillie_langtry", "billy_the_kid")
    play(s, "bet", "amount 60")
    facing = evaluate(s, 0)
    play(s, "fold")
    assert facing >= evaluate(s, 0) - 1


def test_of_a_bet_only_what_one_can_match_is_to_be_won() -> None:
    s = street("kit_carson", "kit_carson", stake=15)
    play(s, "bet", "amount 60")
    assert pot_to_win(s, 0, 15) == 10 + 15 + 15


def test_what_the_other_cannot_match_comes_back() -> None:
    s = street("lillie_langtry", "billy_the_kid", stake=10)
    play(s, "bet", "amount 10")
    enough = evaluate(s, 1)
    t = street("lillie_langtry", "billy_the_kid", stake=10)
    play(t, "bet", "amount 90")
    assert evaluate(t, 1) == pytest.approx(enough, abs=10)
