"""Bots of Western Legends go somewhere with a purpose, fight when it pays, gamble sensibly and fear the Sheriff."""

from collections import Counter

import msgspec
import pytest

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.match import Match
from saddlebag.games.western_legends import GAME
from saddlebag.games.western_legends.content import ITEM, LEGENDARY, LEGENDARY_LP, SPACE
from saddlebag.games.western_legends.mind.evaluate import evaluate
from saddlebag.games.western_legends.mind.outlook import Outlook
from saddlebag.games.western_legends.mind.shortlist import shortlist
from saddlebag.games.western_legends.mind.ways import FAR, STEPS
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.state import State
from tests.games.western_legends.fight_kit import meets
from tests.games.western_legends.kit import (
    Table,
    ask_anew,
    asked,
    bandits_at,
    fight_top,
    play,
    put,
    story_on_top,
    table,
    turn,
)

TRIES = 12
Playing = Match[Options, State]


def match_of(s: Table) -> Playing:
    """The table as a match, at its question."""
    ask_anew(s)
    return GAME.position(msgspec.json.encode(GAME.codec.encode(s)))


def first_answers(s: Table) -> Counter[str]:
    """What bots of many minds do first."""
    match = match_of(s)
    return Counter(bot("drover:errs=0", seed).decide(Glimpse(match, 0)).text for seed in range(TRIES))


def after_turn(s: Table, seed: int = 1) -> State:
    """The table when the bot has played its turn."""
    match, mind = match_of(s), bot("drover:errs=0", seed)
    while (seat := match.to_act) is not None and match.state.active == 0 and match.state.turn is not None:
        match.apply(mind.decide(Glimpse(match, seat)), seat)
    return match.state


def worth(s: Table) -> float:
    return evaluate(s, 0)


# --- going somewhere ----------------------------------------------------------------------------------------------


def test_nuggets_are_taken_to_the_bank_and_deposited_all_at_once() -> None:
    s = table(expansion="base")
    put(s, 0, nuggets=3, place="dk_bank")
    turn(s)
    after = after_turn(s).players[0]
    assert after.nuggets == 0
    assert after.lp >= 3


def test_whoever_carries_nuggets_walks_towards_the_bank() -> None:
    s = table(expansion="base")
    put(s, 0, nuggets=4, place="sv_mine")
    turn(s)
    before = STEPS[False][s.players[0].place][SPACE.find("dk_bank")]
    assert STEPS[False][after_turn(s).players[0].place][SPACE.find("dk_bank")] < before


def test_a_full_purse_is_spent_at_the_cabaret() -> None:
    s = table(expansion="base")
    put(s, 0, money=120, place="rf_cabaret", items="revolver+ mustang+")
    turn(s)
    assert first_answers(s)["revel 4"] == TRIES


def test_whoever_walks_buys_a_mount_before_they_spend_a_night_at_the_cabaret() -> None:
    s = table(expansion="base")
    put(s, 0, money=120, place="rf_store_n", items="revolver+")
    turn(s)
    assert first_answers(s)["purchase"] == TRIES
    assert after_turn(s).players[0].mount == ITEM.find("mustang")


def test_nobody_buys_a_mount_in_the_last_turn() -> None:
    s = table(expansion="base")
    put(s, 0, money=50, lp=12, place="rf_store_n", items="revolver+")
    turn(s)
    s.triggered, s.last_round = True, s.round
    assert first_answers(s)["purchase"] == 0


def test_a_marshal_point_is_worth_as_much_to_whoever_reckons_with_many_more() -> None:
    s = table(expansion="base")
    put(s, 0, place="mp_hideout_a")
    turn(s)
    early = Outlook(s, 0, 0)
    assert early.left > 8
    assert early.marshals_gain(1) > 2


def test_nobody_ends_their_turn_while_there_is_something_to_do() -> None:
    s = table(expansion="base")
    put(s, 0, money=50, place="rf_cabaret", hand="a_spades k_clubs")
    turn(s)
    assert first_answers(s)["end"] == 0


@pytest.mark.parametrize("ante_up", [False, True])
def test_every_space_in_play_can_be_reached(ante_up: bool) -> None:
    spaces = range(len(SPACE) if ante_up else 63)
    assert all(STEPS[ante_up][one][other] < FAR for one in spaces for other in spaces)


# --- fights -------------------------------------------------------------------------------------------------------


def test_late_in_a_match_a_marshal_takes_an_ace_to_the_bandit_next_door() -> None:
    s = table(expansion="base", players=2)
    put(s, 0, hand="a_spades", place="dk_street_e", marshal=5)
    put(s, 1, hand="a_hearts k_hearts q_hearts", place="sv_mine", lp=19)
    bandits_at(s, "dixon_creek")
    turn(s)
    assert not after_turn(s).bandits


def test_an_ace_robs_the_bank_early_in_a_match() -> None:
    s = table(expansion="base")
    put(s, 0, hand="a_spades", place="dk_bank")
    put(s, 1, hand="a_hearts k_hearts q_hearts", place="sv_mine")
    put(s, 2, hand="a_clubs k_clubs q_clubs", place="sv_mine")
    turn(s)
    assert after_turn(s).players[0].wanted > 0


def test_nobody_looks_for_bandits_with_a_poor_card() -> None:
    s = table(expansion="base", players=2)
    put(s, 0, hand="4_hearts", place="dk_street_e")
    put(s, 1, hand="a_hearts k_hearts q_hearts")
    bandits_at(s, "dixon_creek")
    turn(s)
    assert first_answers(s)["move dixon_creek"] == 0


def test_the_best_card_is_laid_against_a_guard() -> None:
    s = table(expansion="base")
    put(s, 0, hand="a_spades 4_clubs 6_hearts", place="dk_bank")
    turn(s)
    play(s, "rob_bank")
    assert first_answers(s)["lay a_spades_showdown"] == TRIES


def test_a_chance_to_win_is_worth_more_with_a_higher_card() -> None:
    values = []
    for card in ("3_hearts", "9_clubs", "k_spades"):
        s = table(expansion="base")
        put(s, 0, hand=card, place="dk_bank")
        turn(s)
        fight_top(s, "fight_2 fight_8 fight_q")
        play(s, "rob_bank")
        values.append(worth(s))
    assert values == sorted(values)


# --- the law ------------------------------------------------------------------------------------------------------


def test_the_sheriff_is_worse_the_nearer_he_is_to_a_wanted_player() -> None:
    s = table(expansion="base")
    put(s, 0, wanted=4, place="sv_mine")
    values = []
    for place in ("dk_sheriff", "dk_bank", "sv_hideout_c"):
        s.sheriff = SPACE.find(place)
        values.append((STEPS[False][s.players[0].place][s.sheriff], worth(s)))
    assert [value for _, value in sorted(values)] == sorted(value for _, value in values)


def test_whoever_leads_the_sheriff_leads_him_to_a_wanted_rival() -> None:
    s = table(expansion="base")
    put(s, 0, hand="4_hearts_manhunt")
    put(s, 1, wanted=3, place="sv_mine")
    turn(s)
    play(s, "play 4_hearts_manhunt")
    ask = asked(s)
    found = shortlist(s, ask)
    assert len(found) == 1
    goal = SPACE.find("sv_mine")
    nearest = min(STEPS[False][option.arg][goal] for option in ask.options if option.verb == "lead")
    assert STEPS[False][found[0].arg][goal] == nearest


def test_whoever_leads_the_sheriff_does_not_stop_him_before_a_wanted_rival() -> None:
    s = table(expansion="base")
    put(s, 0, hand="4_hearts_manhunt")
    put(s, 1, wanted=3, place="sv_mine")
    turn(s)
    play(s, "play 4_hearts_manhunt")
    assert first_answers(s)["halt"] == 0


def test_the_sheriff_stays_where_nothing_is_won() -> None:
    s = table(expansion="base")
    put(s, 0, hand="4_hearts_manhunt", wanted=3, place="dk_bank")
    put(s, 1, wanted=3, place="dk_bank")
    s.sheriff = SPACE.find("dk_street_m")
    turn(s)
    play(s, "play 4_hearts_manhunt")
    assert [option.text for option in shortlist(s, asked(s))] == ["halt"]


def test_whoever_plays_for_the_sheriff_plays_to_arrest() -> None:
    s = table(expansion="base")
    put(s, 0, wanted=7, money=100, hand="q_hearts 6_hearts", place="dk_bank")
    turn(s)
    fight_top(s, "fight_2 fight_4 fight_8 fight_k")
    ask = meets(s, "sheriff", 4, "lay q_hearts").ask
    assert ask is not None
    assert [option.text for option in shortlist(s, ask)] == ["play_for fight_k"]


def test_a_marshal_rides_to_a_wanted_rival_and_arrests_them() -> None:
    s = table(expansion="base", players=2)
    put(s, 0, hand="a_spades k_clubs", marshal=2, place="dk_street_e")
    put(s, 1, hand="4_hearts", wanted=6, lp=8, place="dk_bank")
    turn(s)
    assert after_turn(s).players[1].wanted == 0


def test_a_marshal_follows_a_wanted_rival_who_is_turns_away() -> None:
    s = table(expansion="base", players=2)
    put(s, 0, hand="a_spades k_clubs", marshal=2, place="mp_ranch")
    put(s, 1, wanted=9, lp=14, place="rf_cabaret")
    turn(s)
    s.bandits = 0
    goal = SPACE.find("rf_cabaret")
    before = STEPS[False][s.players[0].place][goal]
    assert STEPS[False][after_turn(s).players[0].place][goal] < before


def test_a_marshal_is_worse_the_nearer_they_are_to_a_wanted_player() -> None:
    s = table(expansion="base", players=2)
    put(s, 0, wanted=5, place="dk_bank")
    put(s, 1, marshal=4, hand="a_hearts k_hearts q_hearts")
    values = []
    for place in ("rf_cabaret", "dixon_creek", "dk_bank"):
        s.players[1].place = SPACE.find(place)
        values.append(worth(s))
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]


def test_the_badge_is_worth_more_where_somebody_is_wanted() -> None:
    gains = []
    for wanted in (0, 4):
        s = table(expansion="base")
        put(s, 1, wanted=wanted)
        put(s, 2, wanted=wanted)
        before = worth(s)
        s.players[0].marshal = 1
        gains.append(worth(s) - before)
    assert gains[1] > gains[0]


def test_nobody_shrinks_from_legend_because_the_match_is_then_shorter() -> None:
    s = table(expansion="base")
    values = []
    for lp in (4, 8, 12, 16):
        put(s, 0, lp=lp)
        values.append(worth(s))
    assert values == sorted(values)


def test_whoever_has_money_at_a_saloon_gambles_rather_than_works() -> None:
    s = table(expansion="ante_up")
    put(s, 0, money=60, place="bg_saloon_s", items="revolver+ mustang+")
    story_on_top(s, 0, "spend_80_town")
    story_on_top(s, 1, "fight_player")
    turn(s)
    answers = first_answers(s)
    assert answers["faro"] + answers["poker"] > TRIES // 2
    assert answers["work"] == 0


def test_wanted_points_are_worth_more_the_longer_the_match_goes_on() -> None:
    gains = []
    for lp in (2, 18):
        s = table(expansion="base")
        put(s, 1, lp=lp)
        before = worth(s)
        put(s, 0, wanted=4)
        gains.append(worth(s) - before)
    assert gains[0] > gains[1] > 0


# --- the saloon ---------------------------------------------------------------------------------------------------


def test_faro_bets_lie_on_cards_that_were_shown() -> None:
    s = table()
    put(s, 0, money=60, place="dk_saloon_sw")
    turn(s)
    fight_top(s, "fight_4 fight_9 fight_q fight_a")
    play(s, "faro")
    ask = asked(s)
    shown = {"fight_4", "fight_9", "fight_q"}
    assert {option.text.split()[1] for option in shortlist(s, ask)} <= shown
    assert len(ask.options) > len(shortlist(s, ask))


def test_the_best_poker_hand_is_played() -> None:
    s = table(expansion="base")
    put(s, 0, money=60, place="dk_saloon_sw", hand="a_spades a_clubs 2_clubs 7_clubs")
    turn(s)
    play(s, "poker")
    found = shortlist(s, asked(s))
    assert len(found) == 1
    assert found[0] in asked(s).options


def test_legendary_tokens_count_for_whoever_has_them() -> None:
    s = table()
    before = worth(s)
    s.players[0].legendary = 1
    assert worth(s) == pytest.approx(before + 10 * LEGENDARY_LP[0])
    assert LEGENDARY[0] == "legend_1"


# --- the shape of it ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3, "expansion": "base"}, {"players": 4, "goals": True}]
)
def test_a_drover_beats_chance_by_far(options: dict[str, object]) -> None:
    match = GAME.new(seed=11, **options)
    minds = [bot("drover" if seat == 0 else "random", seat) for seat in range(len(match.state.players))]
    while (seat := match.to_act) is not None:
        match.apply(minds[seat].decide(Glimpse(match, seat)), seat)
    assert match.result is not None
    assert match.result.scores[0] == max(match.result.scores)


def test_a_marshal_plays_a_turn() -> None:
    s = table(expansion="base")
    put(s, 0, nuggets=3, place="dk_bank", hand="a_spades 5_hearts")
    turn(s)
    match = match_of(s)
    mind = bot("marshal:iterations=40:plans=6:beam=3", 1)
    assert mind.decide(Glimpse(match, 0)) in match.options


def test_a_victory_is_worth_more_than_anything_else() -> None:
    match = GAME.new(seed=3, players=2, max_rounds=1, man_in_black="off")
    mind = bot("random", 5)
    while (seat := match.to_act) is not None:
        match.apply(mind.decide(Glimpse(match, seat)), seat)
    assert match.result is not None
    values = [evaluate(match.state, seat) for seat in (0, 1)]
    assert all((value > 300) == (seat in match.result.winners) for seat, value in enumerate(values))
