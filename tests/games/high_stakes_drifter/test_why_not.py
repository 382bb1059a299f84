"""The answer to "why can't I?" names the rule that stands in the way."""

import pytest

from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.ledger import ledger
from tests.conformance.walks import stored
from tests.games.high_stakes_drifter.kit import (
    Table,
    dude,
    evening,
    fortune_stage,
    gear,
    gear_round,
    play,
    put,
    quickstart,
    shootout,
    showdown,
)
from tests.games.kit import why_not


def saloon() -> Table:
    """Red's turn: a concealed dude with gear, a revealed one of blue's, and hands."""
    s = evening()
    put(s, 0, stake=6, hand="wyatt_earp stetson fort_up counterfeit_goods", stack="kw_boots kg_skull")
    put(s, 1, hand="kit_carson", stack="kr_spur")
    gear(s, 0, dude(s, 0, "kit_carson"), "mustang")
    dude(s, 1, "nat_love", up=True)
    return s


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("hand:stetson", "HD-TURN-06"),
        ("hand:wyatt_earp", "HD-MONEY-08"),
        ("card wyatt_earp", "HD-MONEY-08"),
        ("hand:fort_up", "HD-PLAY-12"),
        ("hand:counterfeit_goods", "HD-COPY-05"),
        ("hand:kit_carson", "HD-ZONE-11"),
        ("hand:nobody", "HD-ZONE-11"),
        ("chip:kw_boots", "HD-KICK-08"),
        ("chip:kr_spur", "HD-KICK-09"),
        ("piece:t2", "HD-GEN-09"),
        ("piece:t9", "HD-ZONE-19"),
        ("player:blue", "HD-ABIL-15"),
        ("player:pink", "HD-GEN-07"),
        ("deadwood:stetson", "HD-ZONE-13"),
        ("stake:blue", "HD-MONEY-05"),
        ("kicker:t0:1", "HD-KICK-14"),
        ("raise", "HD-MONEY-11"),
        ("moon:full", "HD-TURN-04"),
    ],
)
def test_in_the_saloon(thing: str, clause: str) -> None:
    assert why_not(GAME, saloon(), 0, thing).clause == clause


def test_what_is_possible_is_said_to_be_possible() -> None:
    s = saloon()
    for thing in ("hand:stetson", "piece:t0", "reveal_card", "issue_challenge"):
        assert why_not(GAME, s, 0, thing).reason == "You can do that now."


def test_why_no_challenge() -> None:
    s = saloon()
    s.round = 1
    assert why_not(GAME, s, 0, "issue_challenge").clause == "HD-TURN-18"
    s.round, s.challenges = 2, 1
    assert why_not(GAME, s, 0, "issue_challenge").clause == "HD-TURN-12"
    s.challenges, s.players[0].stake = 0, 4
    assert why_not(GAME, s, 0, "issue_challenge").clause == "HD-CHAL-01"
    s.players[0].table.clear()
    assert why_not(GAME, s, 0, "issue_challenge").reason == "You need a dude in the saloon to issue a challenge."
    assert why_not(GAME, s, 0, "hand:stetson").clause == "HD-PLAY-04"


def test_why_no_challenge_before_the_gate_is_open() -> None:
    s = quickstart()
    put(s, 0, hand="stetson")
    dude(s, 0, "kit_carson")
    assert why_not(GAME, s, 0, "issue_challenge").clause == "HD-QS-09"
    assert why_not(GAME, s, 0, "piece:t0").clause == "HD-QS-20"


def test_when_the_town_wants_a_shootout() -> None:
    s = saloon()
    s.quiet_turns = 2
    assert why_not(GAME, s, 0, "end_actions").clause == "HD-TURN-20"
    s.actions_left = 1
    assert why_not(GAME, s, 0, "hand:stetson").clause == "HD-TURN-20"


def test_in_a_betting_round() -> None:
    s = evening(3)
    for seat in (0, 1, 2):
        put(s, seat, hand="stetson")
    shootout(s, dude(s, 0, "kit_carson"), dude(s, 1, "nat_love"))
    assert why_not(GAME, s, 0, "raise").clause == "HD-BET-02"
    assert why_not(GAME, s, 0, "pot").reason == "You can do that now."
    assert why_not(GAME, s, 1, "check").clause == "HD-TURN-17"
    play(s, "bet", "amount 1", "raise", "amount 1", "raise", "amount 1", "raise", "amount 1")
    assert why_not(GAME, s, 0, "raise").clause == "HD-BET-10"
    s.betting.raises, s.betting.closed = 1, 1
    assert why_not(GAME, s, 0, "raise").clause == "HD-BET-14"
    s.players[0].stake = 0
    assert why_not(GAME, s, 0, "raise").clause == "HD-BET-15"


def test_in_a_gear_round() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
    hat = gear(s, 0, mine, "stetson", up=True)
    knife = gear(s, 0, mine, "bowie_knife")
    gear_round(s, mine, yours)
    assert why_not(GAME, s, 0, f"piece:{knife}").reason == "You can do that now."
    assert why_not(GAME, s, 0, f"piece:{hat}").clause == "HD-GEAR-09"
    assert why_not(GAME, s, 0, f"piece:{mine}").clause == "HD-GEAR-01"


def test_in_the_fortune_stage_and_the_kicker_stage() -> None:
    s = evening()
    put(s, 0, stake=9, hand="fort_up dead_eye", stack="kg_skull kw_boots")
    put(s, 1, hand="fort_up", stack="")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
    fortune_stage(s, mine, yours)
    assert why_not(GAME, s, 0, "hand:fort_up").clause == "HD-MONEY-08"
    assert why_not(GAME, s, 1, "hand:fort_up").clause == "HD-TURN-17"
    showdown(s, mine, yours, ante=False)
    play(s)
    assert why_not(GAME, s, 0, "chip:kg_skull").clause == "HD-KICK-07"
    assert why_not(GAME, s, 0, "chip:kw_boots").reason == "You can do that now."


def test_every_reason_names_a_clause_of_the_ledger() -> None:
    known = set(ledger("high_stakes_drifter").clauses)
    for number, match in enumerate(stored("high_stakes_drifter", {"players": 3, "mode": "standard"})):
        if number % 5 or match.to_act is None:
            continue
        for seat in range(3):
            for thing in (
                "hand:stetson",
                "piece:t0",
                "piece:t1",
                "pot",
                "issue_challenge",
                "end_actions",
                "fold",
                "yes",
            ):
                assert match.why_not(seat, thing).clause in known
        for option in match.options:
            assert match.describe(option).clause in known


def test_when_the_match_is_over() -> None:
    *_, match = stored("high_stakes_drifter", {"players": 2, "mode": "quickstart"})
    assert match.why_not(0, "bet").reason == "The match is over."
