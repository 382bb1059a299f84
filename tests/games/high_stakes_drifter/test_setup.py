"""Set-up of the standard game. Chapter 5.5"""

from collections import Counter
from typing import Any

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import make
from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.games.high_stakes_drifter.content import READY
from saddlebag.games.high_stakes_drifter.decks.lists import ready_deck
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules.setup import setup
from saddlebag.games.high_stakes_drifter.words.story import BadgeGiven, DeckCut, Drew, KeptHand, Mulligan
from tests.games.high_stakes_drifter.kit import (
    Table,
    cards,
    deadwood,
    go_on,
    hand,
    names,
    on_offer,
    play,
    put,
    question,
    seen,
    sentences,
    stack,
    stakes,
    table,
    who,
)
from tests.games.kit import told

DUDELESS = "stetson derringer mustang fort_up quick_draw "
DUDES = "kit_carson " * 44


def dealt(*starts: str, **options: Any) -> Table:
    """A table whose players will draw these cards first, and dudes after them."""
    s = table(len(starts), **options)
    for seat, start in enumerate(starts):
        put(s, seat, draw=start + DUDES)
    return s


# --- stakes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SETUP-02")
def test_everybody_starts_with_a_hundred_dollars() -> None:
    for players in (2, 8):
        assert stakes(table(players)) == [100] * players


@pytest.mark.rule("HD-SETUP-03")
def test_the_table_may_agree_on_a_higher_stake_for_all() -> None:
    assert stakes(table(3, mode="high_stakes")) == [200] * 3
    assert stakes(table(3, mode="high_stakes", starting_stake=1234)) == [1234] * 3
    assert stakes(table(3, starting_stake=50)) == [50] * 3
    with pytest.raises(BadOption, match="starting_stake"):
        make(Options, {"starting_stake": 49})


@pytest.mark.rule("HD-SETUP-03", "HD-CHAL-18")
def test_the_ante_is_the_same_with_high_stakes() -> None:
    s = table(3, mode="high_stakes")
    antes = []
    for s.round in (1, 6, 7, 13):
        antes.append(s.ante)
    assert antes == [5, 5, 10, 15]


@pytest.mark.rule("HD-SETUP-13")
def test_five_and_more_are_offered_high_stakes() -> None:
    for players in range(2, 9):
        mode = next(each["mode"] for each in GAME.tables if each["players"] == players and each["mode"] != "quickstart")
        assert mode == ("high_stakes" if players > 4 else "standard")
        assert make(Options, {"players": players, "mode": mode}).first_stake == (200 if players > 4 else 100)
        assert make(Options, {"players": players, "mode": "standard"}).first_stake == 100


# --- shuffling and cutting --------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SETUP-04")
def test_every_player_shuffles_his_own_pile() -> None:
    listed = ready_deck(READY[0]).card_list()
    piles = [deck.draw for seed in (1, 2) for deck in table(2, seed=seed, decks=(READY[0], READY[0])).decks]
    assert all(sorted(pile) == sorted(listed) for pile in piles)
    assert len({tuple(pile) for pile in [listed, *piles]}) == 5, "no two of them lie in the same order"


@pytest.mark.rule("HD-SETUP-04")
def test_a_shuffle_may_leave_a_card_anywhere() -> None:
    [meek] = cards("henry_meek")
    sixths = Counter(
        setup(Options(players=2, decks=(READY[0],)), Dice(seed)).decks[0].draw.index(meek) // 9 for seed in range(600)
    )
    assert sorted(sixths) == [0, 1, 2, 3, 4, 5]
    assert all(75 < times < 130 for times in sixths.values()), sixths


@pytest.mark.rule("HD-SETUP-05")
def test_the_player_to_the_right_cuts_and_it_changes_nothing() -> None:
    s = table(3, mulligan="off")
    piles = [deck.draw[:] for deck in s.decks]
    go_on(s)
    assert [(cut.seat, cut.cutter) for cut in told(s, DeckCut)] == [(0, 2), (1, 0), (2, 1)]
    for seat, pile in enumerate(piles):
        assert s.decks[seat].draw == pile[:-5]
        assert s.players[seat].hand == pile[:-6:-1]


# --- hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SETUP-06")
def test_everybody_draws_five_cards() -> None:
    s = dealt("cochise " * 5, "lozen " * 5, "nat_love " * 5)
    go_on(s)
    assert [hand(s, seat) for seat in range(3)] == [["cochise"] * 5, ["lozen"] * 5, ["nat_love"] * 5]


@pytest.mark.rule("HD-SETUP-07")
def test_a_hand_without_a_dude_is_shown_discarded_and_replaced() -> None:
    s = dealt(DUDELESS, "cochise " * 5)
    go_on(s)
    assert [(shown.seat, names(shown.cards)) for shown in told(s, Mulligan)] == [(0, DUDELESS.split())]
    assert any("Stetson" in sentence for sentence in sentences(s, 1))
    assert (hand(s, 0), sorted(deadwood(s, 0))) == (["kit_carson"] * 5, sorted(DUDELESS.split()))
    assert (hand(s, 1), deadwood(s, 1)) == (["cochise"] * 5, [])


@pytest.mark.rule("HD-SETUP-08")
def test_a_second_hand_without_a_dude_is_kept() -> None:
    s = dealt(DUDELESS + DUDELESS, "cochise " * 5)
    go_on(s)
    assert (hand(s, 0), len(told(s, Mulligan))) == (sorted(DUDELESS.split()), 1)


@pytest.mark.rule("HD-SETUP-09")
def test_the_mulligan_is_no_choice() -> None:
    s = dealt(DUDELESS, DUDELESS)
    assert question(s) == "turn_action"
    assert len(told(s, Mulligan)) == 2


@pytest.mark.rule("HD-SETUP-09")
def test_the_table_may_agree_that_it_is_a_choice() -> None:
    s = dealt(DUDELESS, "cochise " * 5, DUDELESS, mulligan="optional")
    assert (question(s), who(s), on_offer(s)) == ("mulligan", 0, ["keep", "redraw"])
    play(s, "keep")
    assert (question(s), who(s), on_offer(s)) == ("mulligan", 1, ["keep"])
    play(s, "keep")
    assert who(s) == 2
    play(s, "redraw")
    assert question(s) == "turn_action"
    assert [kept.seat for kept in told(s, KeptHand)] == [0, 1]
    assert (hand(s, 0), hand(s, 2)) == (sorted(DUDELESS.split()), ["kit_carson"] * 5)


@pytest.mark.rule("HD-SETUP-09")
def test_the_table_may_agree_on_no_mulligan() -> None:
    s = dealt(DUDELESS, DUDELESS, mulligan="off")
    assert question(s) == "turn_action"
    assert hand(s, 0) == hand(s, 1) == sorted(DUDELESS.split())


@pytest.mark.rule("HD-SETUP-10")
def test_a_look_alike_in_hand_is_no_dude() -> None:
    s = dealt("look_alike look_alike mirage stetson counterfeit_goods ", "cochise " * 5)
    go_on(s)
    assert hand(s, 0) == ["kit_carson"] * 5


@pytest.mark.rule("HD-SETUP-07")
def test_one_dude_is_enough_to_keep_a_hand() -> None:
    s = dealt("stetson stetson stetson stetson cochise ", "cochise " * 5)
    go_on(s)
    assert hand(s, 0) == ["cochise", "stetson", "stetson", "stetson", "stetson"]


# --- the first player -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SETUP-11")
def test_chance_gives_the_badge_to_anyone() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(120):
        s = table(4, seed=seed)
        go_on(s)
        assert s.active == s.first == who(s)
        firsts[s.first] += 1
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 15


@pytest.mark.rule("HD-SETUP-11", "HD-TURN-01")
def test_the_first_player_has_the_badge() -> None:
    s = table(4, seed=11)
    go_on(s)
    [given] = told(s, BadgeGiven)
    assert given.seat == s.first
    assert seen(s).badge == seen(s).first == seen(s).players[s.first].name


@pytest.mark.rule("HD-SETUP-11", "HD-SETUP-12")
def test_stakes_then_shuffle_and_cut_then_hands_then_mulligans_by_seat_then_the_badge() -> None:
    s = dealt(DUDELESS, "cochise " * 5, DUDELESS)
    assert stakes(s) == [100] * 3
    go_on(s)
    steps = [
        (type(event).__name__, event.seat)
        for event in s.heard or []
        if isinstance(event, DeckCut | Drew | Mulligan | BadgeGiven)
    ]
    assert steps == [
        *[("DeckCut", seat) for seat in range(3)],
        *[("Drew", seat) for seat in range(3)],
        *[("Mulligan", 0), ("Drew", 0), ("Mulligan", 2), ("Drew", 2)],
        ("BadgeGiven", s.first),
    ]


@pytest.mark.rule("HD-DECK-15")
def test_option_starter_kickers_box_gives_starter_decks_two_green_chips() -> None:
    decks = ("starter_fort_and_faro", "starter_law_and_larceny", "garryowen")
    mixed, box = table(3, decks=decks), table(3, decks=decks, starter_kickers="box")
    assert [stack(box, seat) for seat in (0, 1)] == [["kg_skull", "kg_queen"], ["kg_rattler", "kg_jackpot"]]
    assert len(stack(mixed, 0)) > 2
    assert stack(box, 2) == stack(mixed, 2)
