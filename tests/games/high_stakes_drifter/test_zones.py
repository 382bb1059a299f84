"""Saloon, street, deck, hand, stake and deadwood. Chapter 5.4"""

from typing import Any

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter.content import CARD, CHIP_VALUE, TABLE_PLACES
from saddlebag.games.high_stakes_drifter.rules.playing import bury
from saddlebag.games.high_stakes_drifter.rules.zones import draw_cards
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.words.story import DrawFailed, Reshuffled
from tests.games.high_stakes_drifter.kit import (
    Table,
    buried,
    cards,
    chips,
    deadwood,
    dude,
    ended,
    evening,
    flip,
    fortune,
    fortune_stage,
    gear,
    go_on,
    hand,
    kick_on,
    kickers,
    offered,
    piece,
    play,
    put,
    question,
    seen,
    seen_card,
    seen_player,
    shootout,
    stack,
    stakes,
    stats,
    table,
    walk,
)
from tests.games.kit import told

EVERYBODY = (0, 1, None)
"""Red, blue and a spectator."""


def counted(s: State, seat: int) -> int:
    """How many cards a player has in all zones."""
    player, deck = s.players[seat], s.deck(seat)
    return len(deck.draw) + len(deck.deadwood) + len(player.hand) + len(player.table)


# --- which zones there are --------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ZONE-01")
def test_a_card_is_always_in_one_of_the_zones() -> None:
    assert {place.id for place in TABLE_PLACES} - {"pot", "badge"} == {
        "saloon",
        "street",
        "deck",
        "hand",
        "stake",
        "wood",
    }
    s = table(3, seed=5)
    for _ in walk(s, Dice(5)):
        assert [counted(s, seat) for seat in range(3)] == [54, 54, 54]


@pytest.mark.rule("HD-ZONE-02")
def test_deck_hand_deadwood_and_stake_are_each_players_own() -> None:
    s = evening()
    put(s, 0, hand="stetson", draw="mustang " * 5, stake=80)
    put(s, 1, hand="fort_up", draw="cochise", stake=90)
    play(s, "end_actions", "discard stetson")
    assert (hand(s, 0), hand(s, 1)) == (["mustang"] * 5, ["fort_up"])
    assert (len(s.decks[0].draw), len(s.decks[1].draw)) == (0, 1)
    assert (deadwood(s, 0), deadwood(s, 1)) == (["stetson"], [])
    assert stakes(s) == [80, 90]


@pytest.mark.rule("HD-ZONE-02")
def test_saloon_and_street_are_shared() -> None:
    s = evening()
    put(s, 0, hand="counterfeit_goods")
    for seat, card in ((0, "mustang"), (1, "stetson")):
        gear(s, seat, dude(s, seat, "kit_carson"), card, up=True)
    play(s, "play_gear", "card counterfeit_goods")
    assert sorted(offered(s, "become")) == ["mustang", "stetson"]


# --- decks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ZONE-03")
def test_a_deck_is_a_draw_pile_and_a_kicker_stack() -> None:
    s = table(2)
    for seat in (0, 1):
        assert len(s.decks[seat].draw) == 54
        assert sum(CHIP_VALUE[chip] for chip in s.players[seat].stack) == 50
        pile = seen_player(s, 1 - seat, seat)
        assert (pile.draw_size, pile.stack_size) == (54, len(stack(s, seat)))


@pytest.mark.rule("HD-ZONE-04")
def test_nobody_may_look_at_a_draw_pile() -> None:
    s = evening()
    before = [seen(s, viewer) for viewer in EVERYBODY]
    s.decks[0].draw.reverse()
    assert [seen(s, viewer) for viewer in EVERYBODY] == before
    s.decks[0].draw = cards("kit_carson " * 54)
    assert [seen(s, viewer) for viewer in (1, None)] == before[1:]


@pytest.mark.rule("HD-ZONE-05", "HD-ZONE-10")
def test_cards_leave_a_draw_pile_from_the_top_and_none_is_ever_put_back() -> None:
    s = table(2, seed=3)
    go_on(s)
    piles = [deck.draw[:] for deck in s.decks]
    shuffles = [deck.shuffled for deck in s.decks]
    for _ in walk(s, Dice(3)):
        for number, deck in enumerate(s.decks):
            if deck.shuffled == shuffles[number]:
                assert deck.draw == piles[number][: len(deck.draw)]
            shuffles[number] = deck.shuffled
            piles[number] = deck.draw[:]


@pytest.mark.rule("HD-ZONE-06")
def test_the_height_of_a_draw_pile_is_public() -> None:
    s = evening()
    put(s, 0, draw="mustang stetson cochise")
    assert [seen_player(s, viewer, 0).draw_size for viewer in EVERYBODY] == [3, 3, 3]


@pytest.mark.rule("HD-ZONE-07")
def test_a_player_may_look_at_his_own_kicker_stack_at_any_time() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    put(s, 1, stack="kr_spur kb_fox")
    assert seen_player(s, 1, 1).stack == ["kr_spur", "kb_fox"]
    fortune_stage(s, mine, yours)
    assert seen_player(s, 1, 1).stack == ["kr_spur", "kb_fox"]


@pytest.mark.rule("HD-ZONE-08", "HD-ZONE-09")
def test_of_anothers_kicker_stack_only_the_number_of_chips_is_known() -> None:
    s = evening()
    put(s, 1, stack="kr_spur kb_fox")
    before = [seen(s, viewer) for viewer in (0, None)]
    s.players[1].stack = chips("kw_boots kg_skull")
    assert [seen(s, viewer) for viewer in (0, None)] == before
    assert [seen_player(s, viewer, 1).stack_size for viewer in EVERYBODY] == [2, 2, 2]


# --- hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ZONE-10")
def test_what_is_drawn_goes_to_the_hand() -> None:
    s = evening()
    put(s, 0, hand="stetson", draw="mustang cochise fort_up")
    draw_cards(s, 0, 2)
    assert hand(s, 0) == ["cochise", "mustang", "stetson"]
    assert len(s.decks[0].draw) == 1


@pytest.mark.rule("HD-ZONE-11")
def test_a_hand_is_for_its_owners_eyes_at_any_time() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    put(s, 1, hand="fort_up quick_draw")
    for _ in range(2):
        assert sorted(seen_player(s, 1, 1).hand) == ["fort_up", "quick_draw"]
        assert [seen_player(s, viewer, 1).hand for viewer in (0, None)] == [[], []]
        shootout(s, mine, yours)
    before = [seen(s, viewer) for viewer in (0, None)]
    s.players[1].hand = cards("stetson mustang")
    assert [seen(s, viewer) for viewer in (0, None)] == before


@pytest.mark.rule("HD-ZONE-12")
def test_the_number_of_cards_in_a_hand_is_public() -> None:
    s = evening()
    put(s, 1, hand="fort_up quick_draw stetson")
    assert [seen_player(s, viewer, 1).hand_size for viewer in EVERYBODY] == [3, 3, 3]


# --- deadwood ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ZONE-13")
def test_buried_and_discarded_cards_and_buried_chips_go_to_the_own_deadwood() -> None:
    s = evening()
    put(s, 0, hand="fort_up stetson")
    mine = dude(s, 0, "kit_carson", up=True)
    kick_on(s, mine, "kr_spur/front")
    bury(s, 0, piece(s, mine))
    play(s, "end_actions", "discard fort_up")
    assert (deadwood(s, 0), buried(s, 0)) == (["fort_up", "kit_carson"], ["kr_spur"])
    assert (deadwood(s, 1), buried(s, 1)) == ([], [])


@pytest.mark.rule("HD-ZONE-14")
def test_every_deadwood_is_empty_at_the_start() -> None:
    s = table(8)
    assert [deadwood(s, seat) for seat in range(8)] == [[]] * 8
    assert [buried(s, seat) for seat in range(8)] == [[]] * 8


@pytest.mark.rule("HD-ZONE-15")
def test_a_deadwood_lies_face_up() -> None:
    s = evening()
    put(s, 0, hand="fort_up", deadwood="stetson", buried="kr_spur")
    play(s, "end_actions", "discard fort_up")
    for viewer in EVERYBODY:
        player = seen_player(s, viewer, 0)
        assert (player.deadwood, player.buried_chips) == (["stetson", "fort_up"], ["kr_spur"])


@pytest.mark.rule("HD-ZONE-16")
def test_what_is_buried_together_lies_there_in_table_order_and_nobody_is_asked() -> None:
    s = evening()
    put(s, 0, hand="cochise")
    mine = dude(s, 0, "kit_carson")
    for card in ("stetson", "mustang", "derringer"):
        gear(s, 0, mine, card)
    bury(s, 0, piece(s, mine))
    assert [CARD[card] for card in s.decks[0].deadwood] == ["kit_carson", "stetson", "mustang", "derringer"]
    assert question(s) == "turn_action"


# --- saloon and street ------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ZONE-17")
def test_cards_and_chips_that_are_played_come_into_the_saloon() -> None:
    s = evening()
    put(s, 0, hand="kit_carson stetson", stack="kr_spur")
    old = dude(s, 0, "cochise", up=True)
    flip(s, "front")
    play(s, "play_dude", "card kit_carson", "play_gear", "card stetson", f"beside {old}", "play_kicker", "chip kr_spur")
    assert [(card.id, card.in_street) for card in seen_player(s, 1, 0).cards] == [
        (old, False),
        ("t1", False),
        ("t2", False),
    ]
    assert (kickers(s, old), stack(s, 0)) == (["kr_spur/front"], [])


@pytest.mark.rule("HD-ZONE-18")
def test_the_saloon_starts_empty_and_all_see_what_stands_there() -> None:
    s = table(2)
    go_on(s)
    assert [player.cards for player in seen(s).players] == [[], []]
    s = evening()
    gear(s, 0, dude(s, 0, "kit_carson"), "stetson")
    for viewer in EVERYBODY:
        assert [(card.id, card.kind) for card in seen_player(s, viewer, 0).cards] == [("t0", "dude"), ("t1", "gear")]


@pytest.mark.rule("HD-ZONE-19")
def test_the_street_holds_what_belongs_to_the_shootout_for_all_to_see() -> None:
    s = evening()
    mine, yours = dude(s, 0, "kit_carson", up=True), dude(s, 1, "kit_carson")
    kick_on(s, mine, "kr_spur/front")
    hat = gear(s, 1, yours, "stetson")
    idle = dude(s, 0, "cochise")
    fortune_stage(s, mine, yours)
    played = fortune(s, 0, "fort_up")
    for viewer in EVERYBODY:
        street = [card.id for player in seen(s, viewer).players for card in player.cards if card.in_street]
        assert street == [mine, played, yours, hat]
        assert not seen_card(s, viewer, idle).in_street
        assert [chip.chip for chip in seen_card(s, viewer, mine).kickers] == ["kr_spur"]


@pytest.mark.rule("HD-ZONE-20")
def test_a_card_acts_only_while_it_is_face_up() -> None:
    for up, price, skill in ((False, 3, 7), (True, 2, 10)):
        s = evening()
        put(s, 0, hand="mustang")
        dude(s, 0, "george_crook", up=up)
        mine = dude(s, 0, "kit_carson", up=True)
        gear(s, 0, mine, "colt_peacemaker", up=up)
        assert stats(s, mine)[1] == skill
        play(s, "play_gear", "card mustang", f"beside {mine}")
        assert 100 - stakes(s)[0] == price


@pytest.mark.rule("HD-ZONE-21")
def test_how_cards_are_laid_out_changes_nothing() -> None:
    def totals(order: tuple[int, ...]) -> tuple[list[int], list[int]]:
        s = evening()
        for seat in (0, 1):
            put(s, seat, stack="")
        mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "nat_love")
        dude(s, 0, "cochise")
        gear(s, 0, mine, "stetson", up=True)
        gear(s, 0, "t2", "mustang", up=True)
        gear(s, 0, mine, "colt_peacemaker", up=True)
        s.players[0].table = [s.players[0].table[place] for place in order]
        fortune_stage(s, mine, yours)
        go_on(s)
        return s.players[0].totals, stakes(s)

    assert totals((0, 1, 2, 3, 4)) == totals((3, 1, 4, 0, 2)) == totals((4, 3, 2, 1, 0))
    assert totals((0, 1, 2, 3, 4))[0] == [7, 10, 5]


@pytest.mark.rule("HD-ZONE-22", "HD-ZONE-23")
def test_a_dude_goes_to_the_street_with_all_that_is_his() -> None:
    s = evening()
    put(s, 1, hand="stetson")
    mine, other = dude(s, 0, "kit_carson", up=True), dude(s, 0, "cochise")
    yours = dude(s, 1, "nat_love")
    hat, horse = gear(s, 0, mine, "stetson"), gear(s, 0, other, "mustang")
    kick_on(s, mine, "kr_spur/front")
    play(s, "issue_challenge", f"send {mine}", f"accept {yours}")
    in_street = {name: seen_card(s, None, name).in_street for name in (mine, hat, yours, other, horse)}
    assert in_street == {mine: True, hat: True, yours: True, other: False, horse: False}
    assert [piece(s, name).chips for name in (mine, hat, yours)] == [7, 1, 6]
    assert kickers(s, mine) == ["kr_spur/front"]


@pytest.mark.rule("HD-ZONE-26")
def test_the_table_shows_chips_on_their_cards_and_gear_beside_its_dude() -> None:
    s = evening()
    mine = dude(s, 0, "kit_carson", up=True)
    dude(s, 0, "cochise")
    hat = gear(s, 0, mine, "stetson")
    kick_on(s, mine, "kr_spur/back")
    shown, beside = seen_card(s, None, mine), seen_card(s, None, hat)
    assert (shown.bearer, shown.chips, shown.kicker_value) == (None, 7, 5)
    assert [(chip.chip, chip.side) for chip in shown.kickers] == [("kr_spur", "back")]
    assert (beside.bearer, beside.chips) == (mine, 1)


# --- an empty draw pile -----------------------------------------------------------------------------------------


def dried_up(**options: Any) -> Table:
    """Red has no card to draw, but some in their deadwood; their turn is about to end."""
    s = evening(**options)
    put(s, 0, hand="stetson", draw="mustang", deadwood="cochise fort_up quick_draw dead_eye", buried="kr_spur")
    put(s, 1, hand="stetson")
    return s


@pytest.mark.rule("HD-ZONE-24")
def test_the_deadwood_is_shuffled_into_a_new_draw_pile_without_the_chips() -> None:
    s = dried_up()
    play(s, "end_actions", "done")
    assert len(hand(s, 0)) == 5
    assert {"mustang", "stetson"} < set(hand(s, 0))
    assert (len(s.decks[0].draw), deadwood(s, 0), buried(s, 0)) == (1, [], ["kr_spur"])
    assert len(told(s, Reshuffled)) == 1


@pytest.mark.rule("HD-ZONE-24")
def test_the_new_pile_may_lie_in_any_order() -> None:
    tops = set()
    for seed in range(30):
        s = dried_up()
        s.dice = Dice(seed)
        draw_cards(s, 0, 2)
        tops.add(CARD[s.players[0].hand[-1]])
    assert tops == {"cochise", "fort_up", "quick_draw", "dead_eye"}


@pytest.mark.rule("HD-ZONE-24")
def test_the_deadwood_stays_while_there_is_something_to_draw() -> None:
    s = dried_up()
    put(s, 0, draw="mustang cochise nat_love lozen")
    play(s, "end_actions", "done")
    assert (len(s.decks[0].draw), len(deadwood(s, 0))) == (0, 4)
    assert not told(s, Reshuffled)


@pytest.mark.rule("HD-ZONE-25")
def test_without_any_card_left_nothing_is_drawn_and_the_game_goes_on() -> None:
    s = dried_up()
    put(s, 0, deadwood="")
    play(s, "end_actions", "done")
    assert (hand(s, 0), s.active, s.outcome) == (["mustang", "stetson"], 1, "")
    assert len(told(s, DrawFailed)) == 1


@pytest.mark.rule("HD-ZONE-24", "HD-ZONE-25")
def test_the_table_may_agree_that_nothing_is_drawn_from_an_empty_pile() -> None:
    s = dried_up(empty_deck="no_draw")
    play(s, "end_actions", "done")
    assert (hand(s, 0), len(deadwood(s, 0)), s.outcome) == (["mustang", "stetson"], 4, "")


@pytest.mark.rule("HD-ZONE-24")
def test_the_table_may_agree_that_an_empty_pile_ends_the_game_after_the_turn() -> None:
    s = dried_up(empty_deck="game_ends")
    put(s, 0, stake=101, draw="mustang cochise nat_love lozen")
    play(s, "end_actions", "done")
    assert not s.outcome, "the pile is empty now, but no draw has failed"
    put(s, 1, draw="mustang")
    play(s, "end_actions", "done")
    assert (ended(s).cause, ended(s).winners) == ("deck", [0])
