"""The heuristic bot: it folds bad spots, bets good ones, and its bets do not tell which is which."""

from collections import Counter

import msgspec

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.match import Match
from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.games.high_stakes_drifter.mind.evaluate import evaluate
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.state import State
from tests.games.high_stakes_drifter.kit import Table, ask_anew, dude, evening, gear, play, put, shootout

TRIES = 40
Playing = Match[Options, State]


def match_of(s: Table) -> Playing:
    """The table as a match, at its question."""
    ask_anew(s)
    return GAME.position(msgspec.json.encode(GAME.codec.encode(s)))


def opening(mine: str, *weapons: str) -> Playing:
    """Red may open the betting with this dude and concealed gear; blue has Kit Carson, concealed."""
    s = evening()
    put(s, 0, hand="stetson")
    put(s, 1, hand="stetson stetson fort_up kit_carson lozen")
    ours, theirs = dude(s, 0, mine), dude(s, 1, "kit_carson")
    for weapon in weapons:
        gear(s, 0, ours, weapon)
    shootout(s, ours, theirs)
    return match_of(s)


def facing(mine: str, dollars: int) -> Playing:
    """Blue has bet so much with Kit Carson."""
    s = evening()
    s.active = 1
    put(s, 0, hand="stetson")
    put(s, 1, hand="stetson stetson fort_up kit_carson lozen")
    ours, theirs = dude(s, 0, mine), dude(s, 1, "kit_carson")
    shootout(s, theirs, ours)
    play(s, "bet", f"amount {dollars}")
    return match_of(s)


def answers(match: Playing) -> Counter[str]:
    """What bots of many minds answer to red's question."""
    return Counter(bot("heuristic", seed).decide(Glimpse(match, 0)).verb for seed in range(TRIES))


def sizes(make: str, *weapons: str) -> set[int]:
    """The bets that bots of many minds open with."""
    found: set[int] = set()
    for seed in range(TRIES):
        match, mind = opening(make, *weapons), bot("heuristic", seed)
        if mind.decide(Glimpse(match, 0)).verb == "bet":
            match.apply("bet", 0)
            found.add(mind.decide(Glimpse(match, 0)).arg)
    return found


def test_a_hopeless_dude_folds_before_a_bet() -> None:
    assert answers(facing("lillie_langtry", 20))["fold"] > 0.9 * TRIES


def test_a_strong_dude_does_not_fold_before_a_bet() -> None:
    assert answers(facing("billy_the_kid", 20))["fold"] == 0


def test_a_strong_dude_mostly_bets_and_sometimes_lies_in_wait() -> None:
    met = answers(opening("billy_the_kid", "winchester_73"))
    assert met["bet"] > 0.6 * TRIES
    assert met["check"] > 0


def test_a_weak_dude_mostly_checks_and_sometimes_bluffs() -> None:
    met = answers(opening("lillie_langtry"))
    assert met["check"] > 0.6 * TRIES
    assert met["bet"] > 0


def test_the_size_of_a_bet_does_not_tell_a_bluff() -> None:
    strong, weak = sizes("billy_the_kid", "winchester_73"), sizes("lillie_langtry")
    assert len(strong) > 3
    assert len(weak) > 1
    assert min(strong) <= max(weak)
    assert min(weak) <= max(strong)


def test_an_ante_that_nobody_else_can_pay_is_called_for_by_the_richest() -> None:
    s = evening()
    put(s, 0, stake=60, hand="stetson")
    put(s, 1, stake=4, hand="stetson")
    dude(s, 0, "kit_carson")
    assert answers(match_of(s))["issue_challenge"] == TRIES


def test_a_position_is_judged_without_what_the_seat_cannot_know() -> None:
    first, second = opening("kit_carson"), opening("kit_carson")
    second.state.players[1].hand = [0] * len(second.state.players[1].hand)
    hidden = second.state.players[1].table[0]
    hidden.card = hidden.shape = 0
    assert evaluate(first.state, 0) == evaluate(second.state, 0)


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(12):
        match = GAME.new(players=2, seed=seed)
        minds = [bot("heuristic", seed), bot("random", seed)]
        while match.to_act is not None:
            seat = match.to_act
            match.apply(minds[seat].decide(Glimpse(match, seat)), seat)
        assert match.result is not None
        won += match.result.winners == [0]
    assert won >= 9
