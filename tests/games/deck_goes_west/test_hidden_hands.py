"""Who has a hidden hand is asked in any case: not being asked would tell what the hand lacks. Ledger, section 6."""

import pytest

from saddlebag.engine.match import Match
from saddlebag.games.deck_goes_west import GAME
from tests.games.deck_goes_west.kit import (
    Table,
    land,
    night_step,
    on_offer,
    play,
    put,
    question,
    set_out,
    who,
    with_job,
    workday,
)


def table(mission: str) -> Table:
    """Two rivals (discovery) or two who show their hands (wagon_rush), each with a pan."""
    s = workday(mission, 2)
    for seat in (0, 1):
        put(s, seat, hand="pan", tapped=True)
    return s


@pytest.mark.rule("DW-MOVE-10", "DW-MOVE-18")
def test_a_rival_says_go_though_no_movement_can_be_added() -> None:
    s = table("discovery")
    put(s, 0, hand="boots pan", food=1)
    play(s, "play boots 1")
    assert (question(s), on_offer(s)) == ("load", ["go"])
    s = table("wagon_rush")
    put(s, 0, hand="boots pan", food=1)
    play(s, "play boots 1")
    assert question(s) == "move"


@pytest.mark.rule("DW-MOVE-18")
def test_who_has_no_card_left_sets_out_at_once() -> None:
    s = table("discovery")
    put(s, 0, hand="boots", food=1)
    play(s, "play boots 1")
    assert question(s) == "move"


@pytest.mark.rule("DW-TRADE-07")
def test_both_traders_are_asked_for_movement_whatever_they_hold() -> None:
    s = table("discovery")
    put(s, 0, hand="pan pickaxe")
    put(s, 1, place="c0r0")
    play(s, "trade blue", "agree", "discard pickaxe", "cancel", "help red")
    assert (who(s), question(s), on_offer(s)) == (0, "load", ["go"])
    play(s, "go")
    assert (who(s), question(s), on_offer(s)) == (1, "load", ["go"])


@pytest.mark.rule("DW-TRADE-03")
@pytest.mark.parametrize(("mission", "asked"), [("discovery", True), ("wagon_rush", False)])
def test_the_price_of_a_trade_is_asked_for_though_one_item_is_held(mission: str, asked: bool) -> None:
    s = table(mission)
    put(s, 0, hand="pan weary")
    put(s, 1, place="c0r0")
    play(s, "trade blue", "agree")
    assert (question(s) == "trade_price") == asked


@pytest.mark.rule("DW-REV-08")
@pytest.mark.parametrize(("mission", "asked"), [("discovery", True), ("wagon_rush", False)])
def test_who_cannot_enter_a_revealed_tile_is_asked_all_the_same(mission: str, asked: bool) -> None:
    s = table(mission)
    land(s, {"c0r0": "prairie", "c1r0": "prairie", "c2r0": "?mountain"})
    put(s, 0, "c1r0")
    set_out(s, walk=1)
    play(s, "try west")
    assert (question(s) == "enter") == asked


@pytest.mark.rule("DW-ACT-03")
@pytest.mark.parametrize(("hand", "asked"), [("pan weary", True), ("pan", False)])
def test_another_job_is_asked_for_while_there_are_cards(
    hand: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_job(monkeypatch, "pan", "gain gold 1")
    s = table("discovery")
    put(s, 0, hand=hand)
    play(s, "play pan 1")
    assert (question(s) == "add_job") == asked


@pytest.mark.rule("DW-X-02")
@pytest.mark.parametrize(("mission", "hand", "asked"), [
    ("discovery", "weary", True), ("discovery", "", False), ("wagon_rush", "weary", False),
])  # fmt: skip
def test_x_is_asked_for_where_a_hidden_hand_might_have_the_cards(mission: str, hand: str, asked: bool) -> None:
    """Derek's first job takes X items."""
    s = table(mission)
    put(s, 0, hand=hand, tapped=False)
    play(s, "ability 1")
    assert (question(s) == "x") == asked
    if asked:
        assert on_offer(s) == ["x 0"]


@pytest.mark.rule("DW-ACT-11")
@pytest.mark.parametrize(("hand", "asked"), [("pan boots weary", True), ("pan boots", False)])
def test_a_card_is_asked_for_unless_all_see_that_it_is_the_last(
    hand: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_job(monkeypatch, "pan", "discard item 1; gain gold 1")
    s = table("discovery")
    put(s, 0, hand=hand)
    play(s, "play pan 1")
    assert (question(s) == "discard_what") == asked


@pytest.mark.rule("DW-HAND-01")
def test_a_full_hand_with_one_item_is_asked_for_it() -> None:
    s = table("discovery")
    limit = s.character(0).hand_limit
    put(s, 0, hand=" ".join(["boots"] + ["weary"] * (limit - 1)))
    night_step(s, "full_hand")
    assert (who(s), question(s), on_offer(s)) == (0, "full_hand", ["discard boots"])


@pytest.mark.rule("DW-HAND-01")
def test_in_every_world_that_rivals_imagine_the_same_player_is_asked_for_an_item() -> None:
    s = table("discovery")
    put(s, 0, hand=" ".join(["boots"] + ["weary"] * (s.character(0).hand_limit - 1)), draw="hunger hunger graze")
    for card in s.players[0].hand + s.players[0].draw:
        s.cards.eyes[card] = 0
    night_step(s, "full_hand")
    match = Match(GAME, s.copy())
    assert match.to_act == 0
    for seed in range(30):
        assert match.redeal(1, seed).to_act == 0
