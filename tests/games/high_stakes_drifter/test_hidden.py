"""What each chair knows, and worlds that it cannot tell from the real one. Section 7"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.games.high_stakes_drifter.content import CARD
from saddlebag.games.high_stakes_drifter.rules.playing import bounce, bury, conceal
from saddlebag.games.high_stakes_drifter.rules.zones import draw_cards
from saddlebag.games.high_stakes_drifter.seen.redeal import redeal
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.words.story import Kicked, Peeked
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    evening,
    flip,
    fortune,
    fortune_stage,
    gear,
    gear_round,
    hand,
    kick_on,
    names,
    piece,
    play,
    put,
    question,
    quickstart,
    seen,
    seen_card,
    seen_player,
    sentences,
    shootout,
    showdown,
    who,
)
from tests.games.kit import told

OTHERS = (1, None)
"""Blue and a spectator: they do not know what is red's."""


def facing(mine: str = "kit_carson", yours: str = "kit_carson", **options: Any) -> Table:
    """Red's turn: t0 is their dude, t1 is blue's, both concealed; nobody has kicker chips or cards in hand."""
    s = evening(**options)
    for seat, card in enumerate((mine, yours)):
        put(s, seat, stack="", hand="")
        dude(s, seat, card)
    return s


def worlds(s: State, viewer: int | None, number: int = 60) -> Iterator[State]:
    """Deals that this viewer cannot tell from the real one."""
    before = msgspec.json.encode(seen(s, viewer))
    for seed in range(number):
        world = s.copy()
        redeal(world, viewer, QuickDice(seed))
        assert msgspec.json.encode(seen(world, viewer)) == before
        yield world


# --- draw piles and stacks --------------------------------------------------------------------------------------


def test_a_deck_list_is_its_owners_secret_unless_the_table_agrees_otherwise() -> None:
    for opened in (False, True):
        s = evening(open_decklists=opened)
        own = sorted(CARD[card] for card in s.decks[0].draw)
        for viewer, shown in ((0, True), (1, opened), (None, opened)):
            player = seen_player(s, viewer, 0)
            assert sorted(player.deck) == (own if shown else [])
            assert bool(player.deck_chips) == shown
    assert seen_player(quickstart(), 0, 0).deck == [], "of the shared deck nobody has a list"


def test_the_list_of_a_deck_does_not_tell_where_its_cards_are() -> None:
    s = facing()
    put(s, 0, hand="fort_up", draw="mustang", deadwood="lozen")
    before = sorted(seen_player(s, 0, 0).deck)
    assert before == ["fort_up", "kit_carson", "lozen", "mustang"]
    draw_cards(s, 0, 1)
    assert sorted(seen_player(s, 0, 0).deck) == before


def test_after_a_reshuffle_all_know_which_cards_the_pile_is_made_of() -> None:
    s = evening(open_decklists=True)
    put(s, 0, hand="wyatt_earp lozen", draw="", deadwood="mustang stetson derringer cochise")
    draw_cards(s, 0, 1)
    piles = set()
    for world in worlds(s, 1):
        assert set(names(world.decks[0].draw)) < {"mustang", "stetson", "derringer", "cochise"}
        assert {"wyatt_earp", "lozen"} < set(hand(world, 0))
        piles.add(tuple(world.decks[0].draw))
    assert len(piles) > 5


def test_a_kicker_chip_is_known_to_all_once_it_is_played() -> None:
    s = facing()
    piece(s, "t0").up = True
    put(s, 0, stack="kr_spur kw_boots")
    flip(s, "back")
    play(s, "play_kicker", "chip kr_spur")
    for viewer in OTHERS:
        assert "Red flips Spur: -2 skill." in sentences(s, viewer)
        assert (seen_player(s, viewer, 0).stack, seen_player(s, viewer, 0).stack_size) == ([], 1)
        assert [(chip.chip, chip.side) for chip in seen_card(s, viewer, "t0").kickers] == [("kr_spur", "back")]
    assert len(told(s, Kicked)) == 1


# --- hands ------------------------------------------------------------------------------------------------------


def test_a_hand_may_be_any_of_the_cards_that_are_left() -> None:
    s = evening(open_decklists=True)
    put(s, 0, hand="mustang", draw="stetson cochise")
    seen_hands = Counter(hand(world, 0)[0] for world in worlds(s, 1, 90))
    assert set(seen_hands) == {"mustang", "stetson", "cochise"}
    assert min(seen_hands.values()) > 15
    assert {hand(world, 0)[0] for world in worlds(s, 0)} == {"mustang"}


def test_what_is_drawn_is_told_to_its_player_alone() -> None:
    s = evening()
    put(s, 0, hand="", draw="mustang stetson")
    draw_cards(s, 0, 2)
    assert sentences(s, 0)[-1] == "Red draws Mustang and Stetson."
    for viewer in OTHERS:
        assert sentences(s, viewer)[-1] == "Red draws 2 cards."


def test_discards_are_public() -> None:
    s = evening()
    put(s, 0, hand="mustang stetson")
    play(s, "end_actions", "discard mustang")
    for viewer in OTHERS:
        assert seen_player(s, viewer, 0).deadwood == ["mustang"]
        assert "Red discards Mustang." in sentences(s, viewer)


def test_a_bounced_card_is_known_to_all_as_it_goes_until_it_might_have_been_played() -> None:
    s = facing("wyatt_earp", open_decklists=True)
    put(s, 0, hand="fort_up", draw="cochise lozen virgil_earp bass_reeves doc_holliday")
    bounce(s, 0, piece(s, "t0"))
    assert any("Wyatt Earp returns to Red's hand" in line for line in sentences(s, 1))
    assert seen_player(s, 1, 0).hand == []
    assert all("wyatt_earp" in hand(world, 0) for world in worlds(s, 1))
    put(s, 0, draw="cochise wild_bill_hickok")
    play(s, "play_dude", "card wyatt_earp")  # for $11: it may as well have been Wild Bill
    laid = {CARD[world.players[0].table[0].card] for world in worlds(s, 1)}
    assert laid == {"wyatt_earp", "wild_bill_hickok"}


def test_of_two_bounced_dudes_at_the_same_price_either_may_have_been_played() -> None:
    s = facing("wyatt_earp")
    put(s, 0, draw="mustang")
    second = dude(s, 0, "wild_bill_hickok")
    for name in ("t0", second):
        bounce(s, 0, piece(s, name))
    play(s, "play_dude", "card wyatt_earp")
    laid = {CARD[world.players[0].table[0].card] for world in worlds(s, 1)}
    assert laid == {"wyatt_earp", "wild_bill_hickok"}


# --- concealed cards --------------------------------------------------------------------------------------------


def test_of_a_concealed_card_others_know_its_place_its_chips_and_what_was_laid_on_it() -> None:
    s = facing("wyatt_earp")
    hat = gear(s, 0, "t0", "stetson")
    kick_on(s, "t0", "kr_spur/front")
    put(s, 1, hand="sun_in_the_eyes")
    put(s, 0, hand="stetson")
    fortune_stage(s, "t0", "t1")
    play(s, "pass", "card sun_in_the_eyes")
    for viewer in OTHERS:
        earp = seen_card(s, viewer, "t0")
        assert (earp.card, earp.stats, earp.chips, earp.kicker_value) == (None, None, 11, 5)
        assert [(part.source, part.card, part.skill) for part in earp.parts] == [("ability", "sun_in_the_eyes", -3)]
        assert (seen_card(s, viewer, hat).card, seen_card(s, viewer, hat).chips) == (None, 1)


def test_a_concealed_card_may_be_any_of_its_kind_at_that_price() -> None:
    s = evening(open_decklists=True)
    put(s, 0, hand="lozen", draw="jim_bridger belle_starr cochise sharps_rifle fort_up mustang", stack="")
    play(s, "play_dude", "card lozen")
    laid = Counter(CARD[world.players[0].table[0].card] for world in worlds(s, 1))
    assert set(laid) == {"lozen", "jim_bridger", "belle_starr"}, "dudes for $5"
    assert {CARD[world.players[0].table[0].card] for world in worlds(s, 0)} == {"lozen"}


def test_a_concealed_card_is_none_that_lay_in_the_deadwood_when_it_was_played() -> None:
    s = evening(open_decklists=True)
    put(s, 0, hand="cochise", draw="nat_love", deadwood="frank_james seth_bullock mustang lozen", stack="")
    play(s, "play_dude", "card cochise")
    draw_cards(s, 0, 2)  # the deadwood has been shuffled
    laid = {CARD[world.players[0].table[0].card] for world in worlds(s, 1)}
    assert laid == {"cochise", "nat_love"}


def test_a_look_shows_a_card_to_one_player_and_the_others_learn_that_it_took_place() -> None:
    s = evening(3)
    for seat in range(3):
        put(s, seat, stack="", hand="stetson")
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    key = gear(s, 0, dudes[0], "telegraph_key")
    gun = gear(s, 1, dudes[1], "gatling_gun")
    gear_round(s, *dudes)
    play(s, f"reveal {key}")
    assert [seen_card(s, viewer, gun).card for viewer in (0, 1, 2, None)] == ["gatling_gun", "gatling_gun", None, None]
    assert all(seen_card(s, viewer, gun).peeked == ["red"] for viewer in (0, 1, 2, None))
    assert [event.seen_by(2).card for event in told(s, Peeked)] == [-1]
    assert "Red looks at a concealed card of Blue." in sentences(s, 2)
    assert "Red looks at a concealed card of Blue: it is Gatling Gun." in sentences(s, 0)
    assert all(piece(world, gun).card == CARD.find("gatling_gun") for world in worlds(s, 0))  # they remember


def peeked(then: str) -> Table:
    """Red has looked at blue's Gatling Gun (t3); blue's dude has gone back to the saloon with it."""
    s = facing()
    put(s, 1, draw="golden_spike printing_press")  # each of them costs $7 too
    for seat in (0, 1):
        put(s, seat, hand="stetson")
    key = gear(s, 0, "t0", "telegraph_key")
    gear(s, 1, "t1", "gatling_gun")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {key}", "pass")
    assert seen_card(s, 0, "t3").card == "gatling_gun"
    if then == "fold":
        play(s, "bet", "amount 5", "fold")
    else:
        play(s, "check", "check", "pass", "pass", "pass")
        while question(s) in ("reinvest_dude", "reinvest_gear"):
            play(s, "reinvest")
    return s


@pytest.mark.parametrize("then", ["fold", "showdown"])
def test_a_card_that_was_looked_at_is_hidden_again_when_it_changes_zones(then: str) -> None:
    s = peeked(then)
    shown = seen_card(s, 0, "t3")
    assert (shown.in_street, shown.card, shown.peeked) == (False, None, [])
    assert all(piece(world, "t3").card == CARD.find("gatling_gun") for world in worlds(s, 0, 20)), "they remember"


def test_a_look_is_over_when_the_card_is_revealed() -> None:
    s = facing()
    for seat in (0, 1):
        put(s, seat, hand="stetson")
    key, gun = gear(s, 0, "t0", "telegraph_key"), gear(s, 1, "t1", "gatling_gun")
    gear_round(s, "t0", "t1")
    play(s, f"reveal {key}", f"reveal {gun}")
    assert (seen_card(s, None, gun).card, seen_card(s, None, gun).peeked) == ("gatling_gun", [])


def test_a_card_that_was_concealed_again_is_remembered_in_every_world() -> None:
    s = facing("wyatt_earp")
    put(s, 0, draw="wild_bill_hickok philip_sheridan sitting_bull")  # each of them costs $11 too
    piece(s, "t0").up = True
    conceal(s, 0, piece(s, "t0"))
    assert seen_card(s, 1, "t0").card is None
    for viewer in OTHERS:
        assert all(piece(world, "t0").card == CARD.find("wyatt_earp") for world in worlds(s, viewer, 20))


# --- open to all ------------------------------------------------------------------------------------------------


def test_revealed_cards_and_fortune_cards_are_known_to_all() -> None:
    s = facing()
    hat = gear(s, 0, "t0", "stetson", up=True)
    fortune_stage(s, "t0", "t1")
    played = fortune(s, 0, "fort_up")
    for viewer in OTHERS:
        assert [seen_card(s, viewer, name).card for name in (hat, played)] == ["stetson", "fort_up"]


def test_in_the_quick_start_game_both_have_one_deadwood() -> None:
    s = quickstart()
    put(s, 0, hand="mustang fort_up")
    play(s, "end_actions", "discard mustang")
    assert [seen_player(s, viewer, seat).deadwood for viewer in (0, 1) for seat in (0, 1)] == [["mustang"]] * 4


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_can_foresee_the_dice(viewer: int | None) -> None:
    s = facing()
    before = msgspec.json.encode(seen(s, viewer))
    s.dice = Dice(987654321)
    assert msgspec.json.encode(seen(s, viewer)) == before


# --- after a shootout -------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-BET-20")
def test_the_dude_that_won_by_folds_is_never_shown() -> None:
    s = facing("wyatt_earp")
    for seat in (0, 1):
        put(s, seat, hand="stetson")
    shootout(s, "t0", "t1")
    play(s, "bet", "amount 5", "fold")
    assert question(s) == "turn_action"
    for viewer in OTHERS:
        assert (seen_card(s, viewer, "t0").card, seen_card(s, viewer, "t0").up) == (None, False)
        assert all("Wyatt Earp" not in line for line in sentences(s, viewer))


def test_concealed_gear_of_a_buried_dude_comes_to_light_in_the_deadwood() -> None:
    s = facing()
    gear(s, 0, "t0", "gatling_gun")
    showdown(s, "t0", "t1")
    assert seen_card(s, 1, "t2").card is None
    play(s, "bury")
    for viewer in OTHERS:
        assert seen_player(s, viewer, 0).deadwood == ["kit_carson", "gatling_gun"]
        assert "Red buries Gatling Gun and takes $7 back." in sentences(s, viewer)


# --- spectators -------------------------------------------------------------------------------------------------


def with_secrets() -> Table:
    """Both players have a hand, a stack and concealed cards that appear nowhere else."""
    s = facing("wyatt_earp", "doc_holliday")
    gear(s, 0, "t0", "gatling_gun")
    gear(s, 1, "t1", "golden_spike")
    put(s, 0, hand="fort_up", stack="kg_skull", draw="")
    put(s, 1, hand="outfoxed", stack="kg_raven", draw="")
    return s


def before_a_challenge(s: Table) -> None:
    assert who(s) == 0


def in_the_street(s: Table) -> None:
    shootout(s, "t0", "t1")
    play(s, "check", "check")


@pytest.mark.parametrize("happens", [before_a_challenge, in_the_street])
def test_a_spectator_sees_no_secret_and_a_player_only_his_own(happens: Callable[[Table], None]) -> None:
    s = with_secrets()
    happens(s)
    secrets = {
        0: ["wyatt_earp", "gatling_gun", "fort_up", "kg_skull"],
        1: ["doc_holliday", "golden_spike", "outfoxed", "kg_raven"],
    }
    for seat, things in secrets.items():
        for viewer in (0, 1, None):
            text = msgspec.json.encode(seen(s, viewer)).decode()
            assert [thing for thing in things if thing in text] == (things if viewer == seat else [])


def test_a_buried_card_leaves_no_other_card_open() -> None:
    s = with_secrets()
    second = dude(s, 0, "bass_reeves")
    bury(s, 0, piece(s, second))
    assert deadwood(s, 0) == ["bass_reeves"]
    text = msgspec.json.encode(seen(s, 1)).decode()
    assert "wyatt_earp" not in text
    assert "gatling_gun" not in text
