"""Events, the queue in which they wait, and the tokens they bring. AU-EVENT"""

import pytest

from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import MatchEnded
from saddlebag.games.western_legends.content import BUILDING, CHECKPOINT, EVENT, SPACE, TOKEN_KIND
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.ending import finish
from saddlebag.games.western_legends.rules.events import (
    clear_tokens,
    is_unoccupied,
    lay_token,
    resolve_event,
    resolve_events,
    return_token,
    take_token,
)
from saddlebag.games.western_legends.rules.texts import Using, perform
from saddlebag.games.western_legends.rules.tracks import gain_points, lose_wanted
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.state import LP, MARSHAL
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import run, told
from tests.games.western_legends.kit import (
    PLAIN,
    Table,
    bandits_at,
    event_on_top,
    hand,
    on_offer,
    play,
    put,
    question,
    table,
    turn,
    who,
)


def resolve(s: Table, event: str, seat: int = 0, *answers: str) -> None:
    event_on_top(s, event)
    run(resolve_event(s, seat), *answers)


def resolved(s: Table) -> list[tuple[int, str]]:
    """Whose events were resolved, in order, and which."""
    return [(event.who % 10, EVENT[event.event]) for event in told(s, EventResolved)]


def free(s: Table) -> None:
    """Nobody stands in the plain space."""
    for seat in range(len(s.players)):
        put(s, seat, place="dk_bank")


# --- markers and the queue ----------------------------------------------------------------------------------------


@pytest.mark.rule("AU-EVENT-01", "AU-EVENT-02", "AU-EVENT-03")
def test_a_marker_that_is_reached_or_passed_is_taken_and_its_event_waits() -> None:
    """Worked example X16."""
    s = table(3)
    event_on_top(s, "ev17", "ev14")
    put(s, 0, lp=14, nuggets=2, place="dk_bank")
    turn(s)
    play(s, "deposit 2")
    assert s.players[0].lp == 16
    assert list(bits(s.markers[LP])) == [5, 10], "15 was reached with the first point"
    assert resolved(s) == [(0, "ev17")], "one event, after the whole deposit"


@pytest.mark.rule("AU-EVENT-03")
def test_an_event_waits_until_the_effect_under_way_is_finished() -> None:
    s = table(2)
    event_on_top(s, "ev03")
    put(s, 0, lp=4, money=20, hand="q_hearts")
    put(s, 1, wanted=1)
    turn(s)
    card = s.players[0].hand
    play(s, f"play {hand(s, 0)[0]}")
    assert (question(s), s.players[0].lp) == ("lead_sheriff", 5)
    assert s.poker.discards == list(bits(card)), "the card is discarded before the event begins"


@pytest.mark.rule("AU-EVENT-04", "AU-EVENT-18")
def test_events_come_in_the_order_in_which_their_markers_were_reached() -> None:
    """Worked example X32, as far as the order goes."""
    s = table(2)
    put(s, 0, marshal=4, lp=4)
    run(gain_points(s, 0, MARSHAL, 2))
    assert s.event_queue == [0, 0], "Marshal 5, then LP 5 by the reward of Marshal 6"
    assert (list(bits(s.markers[MARSHAL])), list(bits(s.markers[LP]))) == ([], [10, 15])


@pytest.mark.rule("AU-EVENT-18")
def test_whoever_reached_a_marker_first_resolves_the_first_event() -> None:
    s = table(3)
    event_on_top(s, "ev17", "ev04")
    turn(s)
    s.event_queue = [2, 1]
    assert question(s) == "action"
    assert resolved(s) == [(2, "ev17"), (1, "ev04")]


@pytest.mark.rule("AU-EVENT-04")
def test_several_markers_passed_in_one_gain_queue_one_event_each() -> None:
    s = table(2)
    goods.gain_lp(s, 1, 11)
    assert (s.event_queue, list(bits(s.markers[LP]))) == ([1, 1], [15])


@pytest.mark.rule("AU-EVENT-05")
def test_a_marker_works_for_the_first_player_only() -> None:
    s = table(2)
    goods.gain_lp(s, 0, 5)
    goods.gain_lp(s, 1, 5)
    assert s.event_queue == [0]


@pytest.mark.rule("AU-EVENT-06")
def test_a_cube_that_goes_back_reaches_no_marker() -> None:
    s = table(2)
    put(s, 0, lp=7, wanted=7)
    goods.lose_lp(s, 0, 4)
    lose_wanted(s, 0)
    assert s.event_queue == []
    assert list(bits(s.markers[LP])) == [5, 10, 15]


@pytest.mark.rule("AU-EVENT-07", "AU-EVENT-18")
def test_the_owner_of_the_cube_makes_the_choices_even_outside_their_turn() -> None:
    s = table(3)
    event_on_top(s, "ev03")
    put(s, 2, wanted=1)
    turn(s)
    s.event_queue.append(1)
    assert (question(s), who(s)) == ("lead_sheriff", 1)
    assert [SPACE[space] for space in s.token_spaces] == ["bg_n1"], "the first sentence of the card is done"


@pytest.mark.rule("AU-EVENT-15")
def test_resolved_events_are_discarded_and_shuffled_when_the_deck_is_empty() -> None:
    s = table(2)
    event_on_top(s, "ev17")
    top = s.event_deck[-1]
    s.event_deck, s.event_discards = [top], s.event_deck[:-1]
    run(resolve_event(s, 0))
    assert (s.event_deck, s.event_discards[-1]) == ([], top)
    before = sorted(s.event_discards)
    s.event_discards = [EVENT.find("ev17"), EVENT.find("ev14")]
    run(resolve_event(s, 0))
    assert len(s.event_deck) == len(s.event_discards) == 1
    assert len(before) == len(EVENT)


@pytest.mark.rule("AU-EVENT-16", "AU-CARD-02")
def test_a_text_resolves_its_event_in_place_and_markers_reached_meanwhile_wait() -> None:
    s = table(2)
    event_on_top(s, "ev17")
    s.event_queue.append(1)
    rule = resolve_events(s, Using(0), fx.ResolveEvent(1))
    assert rule is not None
    run(rule)
    assert resolved(s) == [(0, "ev17")]
    assert s.event_queue == [1]


@pytest.mark.rule("AU-EVENT-16")
def test_rumors_brings_an_event_and_a_card() -> None:
    s = table(2)
    event_on_top(s, "ev17")
    put(s, 0, hand="7_clubs_rumors")
    turn(s)
    play(s, "play 7_clubs_rumors")
    assert resolved(s) == [(0, "ev17")]
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("AU-EVENT-19")
def test_final_scoring_reaches_no_marker() -> None:
    s = table(2)
    put(s, 0, lp=4, money=120)
    run_to_the_end(s)
    assert (s.players[0].lp, s.event_queue) == (6, [])
    assert list(bits(s.markers[LP])) == [5, 10, 15]


def run_to_the_end(s: Table) -> None:
    with pytest.raises(MatchEnded):
        finish(s)


# --- tokens -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-EVENT-09", "AU-EVENT-14")
def test_a_token_is_placed_face_down_on_an_unoccupied_space() -> None:
    s = table(2)
    free(s)
    resolve(s, "ev02")
    assert [SPACE[space] for space in s.token_spaces] == ["mp_south", "cj_nw"]
    assert [TOKEN_KIND[token] for token in s.tokens] == [0, 0]
    for viewer in (0, 1, None):
        assert [token.token for token in view(s, viewer).tokens] == [None, None]


@pytest.mark.rule("AU-EVENT-09")
def test_no_token_comes_to_a_space_with_a_player() -> None:
    """Worked example X18."""
    s = table(2)
    resolve(s, "ev02")
    assert [SPACE[space] for space in s.token_spaces] == ["cj_nw"]
    assert len(s.token_pile) == 14


@pytest.mark.rule("AU-EVENT-09", "AU-EVENT-10")
def test_minis_and_tokens_of_all_kinds_occupy_a_space() -> None:
    s = table(2, man_in_black="always")
    free(s)
    plain = SPACE.find(PLAIN)
    assert is_unoccupied(s, plain)
    s.sheriff = plain
    assert not is_unoccupied(s, plain)
    s.sheriff = SPACE.find("dk_sheriff")
    s.mib_place = plain
    assert not is_unoccupied(s, plain)
    s.mib_place = SPACE.find("sv_rail")
    bandits_at(s, PLAIN)
    assert not is_unoccupied(s, plain)
    bandits_at(s)
    s.longhorns[plain] = 1
    assert not is_unoccupied(s, plain)
    assert not is_unoccupied(s, SPACE.find("bg_f8")), "a frontier token"


@pytest.mark.rule("AU-EVENT-10", "AU-TRAIN-08")
def test_the_train_is_a_mini_but_on_the_top_board_it_occupies_no_space() -> None:
    s = table(2)
    s.train = CHECKPOINT.find("bg_rail")
    assert not is_unoccupied(s, SPACE.find("bg_rail"))
    s.train = CHECKPOINT.find("top_b")
    assert is_unoccupied(s, SPACE.find("sh_hideout_b"))


@pytest.mark.rule("AU-EVENT-10", "AU-EVENT-11", "AU-EVENT-17")
def test_nuggets_passes_and_the_cattle_of_a_ranch_do_not_occupy_a_space() -> None:
    s = table(2)
    for space in ("mp_ranch", "bg_pass_a"):
        assert is_unoccupied(s, SPACE.find(space))
    s.nuggets[SPACE.find("cj_west")] = 3
    assert is_unoccupied(s, SPACE.find("cj_west"))


@pytest.mark.rule("AU-EVENT-12")
def test_a_high_roller_sits_down_at_a_saloon_without_one() -> None:
    s = table(2)
    put(s, 0, place="dk_street_w")
    resolve(s, "ev11")
    assert [BUILDING[saloon] for saloon in s.roller_saloons] == ["saloon_dk"], "minis beside it do not matter"
    s.event_discards.remove(EVENT.find("ev11"))
    s.event_deck.append(EVENT.find("ev11"))
    run(resolve_event(s, 0))
    assert len(s.rollers) == 1
    assert view(s, 0).high_rollers[0].token is None


@pytest.mark.rule("AU-EVENT-13")
def test_where_the_pile_is_empty_nothing_is_placed() -> None:
    s = table(2)
    free(s)
    while take_token(s, 0) != NOBODY:
        pass
    s.longhorn_pile = 1
    resolve(s, "ev02")
    assert s.tokens == []
    resolve(s, "ev15")
    assert (s.longhorns[SPACE.find("cj_center")], s.longhorns[SPACE.find("bg_s4")], s.longhorn_pile) == (1, 0, 0)


@pytest.mark.rule("AU-EVENT-14")
def test_a_longhorn_lies_face_up() -> None:
    s = table(2)
    resolve(s, "ev14")
    assert view(s, None).longhorns == {"mp_north": 1, "bg_n8": 1}


@pytest.mark.rule("AU-EVENT-08")
def test_tokens_are_event_tokens_however_they_came() -> None:
    s = table(2)
    free(s)
    assert lay_token(s, 0, SPACE.find(PLAIN))
    s.longhorns[SPACE.find(PLAIN)], s.longhorn_pile = 1, 5
    clear_tokens(s, SPACE.find(PLAIN))
    assert (s.tokens, s.longhorns[SPACE.find(PLAIN)], s.longhorn_pile) == ([], 0, 6)


@pytest.mark.rule("AU-EVENT-17")
def test_nuggets_come_to_any_space_and_in_any_number() -> None:
    s = table(2)
    put(s, 0, place="dixon_creek")
    resolve(s, "ev17")
    s.event_deck.append(s.event_discards.pop())
    run(resolve_event(s, 0))
    assert view(s, 0).nuggets == {"dixon_creek": 4, "cj_west": 2}


@pytest.mark.rule("AU-EVENT-17", "AU-TRAIN-08")
def test_nuggets_fall_off_the_train_before_it_goes_on() -> None:
    s = table(2)
    s.train = CHECKPOINT.find("top_b")
    resolve(s, "ev18")
    assert view(s, 0).nuggets == {"sh_hideout_b": 2}
    assert CHECKPOINT[s.train] == "top_a_left"


@pytest.mark.rule("AU-OUT-04", "AU-HR-08")
def test_a_returned_token_is_shuffled_into_its_pile() -> None:
    s = table(2)
    token = take_token(s, 1)
    assert token not in s.token_pile
    shuffles = s.token_knowledge.shuffles
    return_token(s, token)
    assert sorted(s.token_pile) == list(range(15))
    assert s.token_knowledge.shuffles == shuffles + 1


@pytest.mark.rule("AU-LONG-02")
def test_longhorns_of_a_text_come_from_the_pile() -> None:
    s = table(2)
    s.longhorn_pile = 1
    run(perform(s, Using(0), (fx.GainLonghorn(2),)))
    assert (s.players[0].longhorns, s.longhorn_pile) == (1, 0)


@pytest.mark.rule("AU-EVENT-07")
def test_events_for_each_player_of_a_kind_go_round_from_the_active_player() -> None:
    s = table(3)
    for seat in range(3):
        put(s, seat, hand=("2_hearts 3_hearts", "2_spades 3_spades", "4_spades 5_spades")[seat])
    put(s, 0, place="dk_bank")
    turn(s, 1)
    event_on_top(s, "ev22")
    s.event_queue.append(0)
    assert (question(s), who(s)) == ("discard_card", 1)
    play(s, on_offer(s)[0])
    assert (question(s), who(s)) == ("discard_card", 2)
    play(s, on_offer(s)[0])
    assert question(s) == "action", "the first player is in a town"
