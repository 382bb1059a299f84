"""Trade between two players. Ledger 5.22 and the protocol of section 6."""

import pytest

from saddlebag.games.deck_goes_west.state import PLAYER
from saddlebag.games.deck_goes_west.words.story import Moved, TradeDone
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    discard_pile,
    draw_pile,
    hand,
    lay,
    movement_left,
    offered,
    on_offer,
    place,
    play,
    put,
    question,
    railways,
    stock,
    who,
    workday,
)
from tests.games.kit import told

ME, PARTNER, THIRD = 0, 1, 2
OTHER = PLAYER[PARTNER]
COOP = "speed_of_the_slowest"


def traders(mission: str = "discovery", players: int = 2, mine: str = "knife pan", theirs: str = "boots") -> Table:
    """A day on which two players stand on one tile with these cards."""
    s = workday(mission, players)
    put(s, ME, hand=mine)
    put(s, PARTNER, hand=theirs)
    return s


def agreed(s: Table, price: str = "pan") -> Table:
    """The partner has agreed, and the price is paid."""
    play(s, f"trade {OTHER}", "agree", f"discard {price}")
    return s


# --- who may trade ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-TRADE-01")
@pytest.mark.parametrize("mission", ["discovery", COOP])
def test_players_trade_in_versus_and_in_cooperative_play(mission: str) -> None:
    assert offered(traders(mission), "trade") == [OTHER]


@pytest.mark.rule("DW-TRADE-01")
def test_a_lonely_player_trades_with_nobody() -> None:
    s = workday("new_world")
    put(s, ME, hand="knife pan")
    assert offered(s, "trade") == []


@pytest.mark.rule("DW-TRADE-02")
def test_partners_are_on_the_same_tile() -> None:
    s = traders(players=3)
    put(s, THIRD, "c1r0")
    assert offered(s, "trade") == [OTHER]


@pytest.mark.rule("DW-TRADE-02")
@pytest.mark.parametrize(("rails", "possible"), [("c0r0 c1r1", True), ("c0r0", False), ("c1r1", False)])
def test_or_both_on_railway_tiles_at_any_distance(rails: str, possible: bool) -> None:
    s = traders()
    put(s, PARTNER, "c1r1")
    railways(s, rails)
    assert bool(offered(s, "trade")) == possible


@pytest.mark.rule("DW-TRADE-10")
def test_bandits_on_the_tile_do_not_prevent_a_trade() -> None:
    s = traders()
    bandits(s, {"c0r0": 4})
    assert offered(s, "trade") == [OTHER]


@pytest.mark.rule("DW-TRADE-11")
@pytest.mark.parametrize(("cards", "possible"), [("", False), ("blisters", False), ("blisters knife", True)])
def test_only_a_player_with_an_item_in_hand_proposes(cards: str, possible: bool) -> None:
    assert bool(offered(traders(mine=cards), "trade")) == possible


# --- consent and price ------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-TRADE-03", "DW-TRADE-12")
def test_the_price_is_an_item_paid_after_the_partner_has_agreed() -> None:
    s = traders(mine="knife pan blisters")
    play(s, f"trade {OTHER}")
    assert (who(s), question(s)) == (PARTNER, "consent")
    assert hand(s, ME) == ["blisters", "knife", "pan"]
    play(s, "agree")
    assert who(s) == ME
    assert on_offer(s) == ["discard knife", "discard pan"]
    play(s, "discard pan")
    assert discard_pile(s, ME) == ["pan"]
    assert question(s) == "build_package"


@pytest.mark.rule("DW-TRADE-09")
def test_a_refusal_costs_nothing_and_no_action() -> None:
    s = traders()
    play(s, f"trade {OTHER}", "refuse")
    assert hand(s, ME) == ["knife", "pan"]
    assert s.actions_left == 2
    assert not s.acted


@pytest.mark.rule("DW-TRADE-09")
def test_who_has_refused_is_not_asked_again_in_this_turn() -> None:
    s = traders(players=3)
    play(s, f"trade {OTHER}", "refuse")
    assert offered(s, "trade") == [PLAYER[THIRD]]
    put(s, THIRD, hand="knife")
    play(s, "pass")  # the next player's turn: everybody may be asked
    put(s, PARTNER, hand="boots pan")
    assert PLAYER[ME] in offered(s, "trade")


@pytest.mark.rule("DW-TRADE-09")
def test_in_cooperative_play_he_may_be_asked_again_after_another_action() -> None:
    s = traders(COOP, mine="knife pan boots")
    put(s, ME, food=1)
    play(s, f"trade {OTHER}", "refuse")
    assert offered(s, "trade") == []
    play(s, "play boots 1", "stop")
    assert offered(s, "trade") == [OTHER]


# --- the exchange -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-TRADE-04")
def test_both_exchange_what_both_agree_on() -> None:
    s = traders(COOP)
    put(s, ME, gold=2)
    put(s, PARTNER, food=5)
    agreed(s)
    play(s, "give 1 gold", "ask 3 food", "give_card knife", "ask_card boots", "submit")
    assert (who(s), question(s)) == (PARTNER, "answer_package")
    assert stock(s, ME) == {"gold": 2}, "nothing is exchanged before they accept"
    play(s, "accept", "put draw", "put discard")
    assert stock(s, ME) == {"gold": 1, "food": 3}
    assert stock(s, PARTNER) == {"gold": 1, "food": 2}
    assert len(told(s, TradeDone)) == 1


@pytest.mark.rule("DW-TRADE-04")
def test_a_gift_is_a_trade_too() -> None:
    s = agreed(traders())
    put(s, ME, wood=3)
    play(s, "give 3 wood", "submit", "accept")
    assert stock(s, PARTNER) == {"wood": 3}


@pytest.mark.rule("DW-TRADE-04")
def test_a_rejected_package_changes_nothing() -> None:
    s = traders()
    put(s, ME, wood=3)
    agreed(s)
    play(s, "give 3 wood", "submit", "reject")
    assert stock(s, ME) == {"wood": 3}
    assert stock(s, PARTNER) == {}


@pytest.mark.rule("DW-TRADE-05")
def test_danger_cards_are_not_traded() -> None:
    s = agreed(traders(COOP, mine="knife pan blisters", theirs="boots blisters"))
    assert offered(s, "give_card") == ["knife"]
    assert offered(s, "ask_card") == ["boots"]


@pytest.mark.rule("DW-TRADE-05")
def test_a_danger_does_not_stand_for_a_card_of_any_colour() -> None:
    s = agreed(traders(theirs="blisters"))
    play(s, "ask_colour any", "submit")
    assert "accept" not in on_offer(s)


@pytest.mark.rule("DW-TRADE-06")
@pytest.mark.parametrize("pile", ["draw", "discard"])
def test_a_traded_card_goes_on_top_of_the_receivers_pile_of_his_choice(pile: str) -> None:
    s = traders()
    put(s, PARTNER, draw="hatchet", discard="raft")
    agreed(s)
    play(s, "give_card knife", "submit", "accept")
    assert who(s) == PARTNER
    play(s, f"put {pile}")
    assert (draw_pile if pile == "draw" else discard_pile)(s, PARTNER)[0] == "knife"
    assert "knife" not in hand(s, PARTNER)


@pytest.mark.rule("DW-TRADE-13")
def test_a_package_never_gives_or_asks_more_than_there_is() -> None:
    s = traders()
    put(s, ME, gold=2)
    put(s, PARTNER, food=1)
    agreed(s)
    assert offered(s, "give") == ["1 gold", "2 gold"]
    assert offered(s, "ask") == ["1 food"]
    play(s, "give 1 gold")
    assert offered(s, "give") == ["1 gold"]
    play(s, "give_card knife")
    assert offered(s, "give_card") == []


@pytest.mark.rule("DW-TRADE-13")
def test_a_package_has_at_most_twelve_lines() -> None:
    s = traders()
    put(s, ME, gold=20)
    agreed(s)
    play(s, *["give 1 gold"] * 12)
    assert on_offer(s) == ["submit", "cancel"]


def test_there_are_at_most_three_packages_in_a_trade() -> None:
    s = traders()
    put(s, ME, gold=3)
    put(s, PARTNER, food=3)
    agreed(s)
    play(s, "give 1 gold", "submit", "counter", "ask 2 gold", "submit")
    assert who(s) == ME
    play(s, "counter", "give 1 gold", "submit")
    assert on_offer(s) == ["accept", "reject"]


# --- help to move -------------------------------------------------------------------------------------------------


def helped(mission: str = COOP) -> Table:
    """The exchange is over; both have boots and food, the active player for two journeys."""
    s = traders(mission, mine="pan boots boots", theirs="boots")
    put(s, ME, food=2)
    put(s, PARTNER, food=1)
    agreed(s)
    play(s, "cancel")
    return s


@pytest.mark.rule("DW-TRADE-07", "DW-TRADE-12")
def test_after_the_exchange_the_jobs_of_both_may_move_one_of_the_two() -> None:
    s = helped()
    assert question(s) == "help_whom"
    assert on_offer(s) == [f"help {PLAYER[ME]}", f"help {OTHER}", "done"]
    play(s, f"help {OTHER}", "play boots 1", "play boots 1", "go")
    assert movement_left(s) == [2, 0, 0]
    assert who(s) == PARTNER
    play(s, "step west walk", "stop")
    assert [place(s, ME), place(s, PARTNER)] == ["c0r0", "c1r0"]
    assert question(s) != "help_whom", "one of the two is moved, not both"


@pytest.mark.rule("DW-TRADE-07")
def test_a_train_of_the_partner_moves_the_other_from_where_he_is() -> None:
    s = traders(COOP)
    lay(s, {"c3r0": "prairie", "c9r0": "prairie"})
    railways(s, "c0r0 c3r0 c9r0")
    put(s, PARTNER, "c9r0", gold=1)
    agreed(s)
    play(s, "cancel")
    assert on_offer(s) == [f"help {PLAYER[ME]}", "done"], "the partner's own ride of 5 would end nowhere"
    play(s, f"help {PLAYER[ME]}", "mission 1", "ride c3r0")
    assert [place(s, ME), place(s, PARTNER)] == ["c3r0", "c9r0"]


@pytest.mark.rule("DW-TRADE-08")
def test_each_pays_for_his_own_jobs_and_the_moved_player_owns_what_the_move_brings() -> None:
    s = helped()
    bandits(s, {"c0r0": 1})
    play(s, f"help {OTHER}", "play boots 1", "play boots 1", "go")
    assert [stock(s, ME), stock(s, PARTNER)] == [{"food": 1}, {}]
    play(s, "step west walk")
    assert who(s) == PARTNER, "the pain is theirs"
    play(s, "put discard")
    assert len(discard_pile(s, PARTNER)) == 2
    assert [event.seat for event in told(s, Moved)] == [PARTNER]


@pytest.mark.rule("DW-TRADE-12")
def test_all_of_a_trade_is_one_action_of_the_active_player() -> None:
    s = agreed(traders())
    play(s, "cancel", "done")
    assert s.actions_left == 1
    assert who(s) == ME
