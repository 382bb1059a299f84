"""The Man in Black. WL-MIB"""

from typing import Any

import pytest

from saddlebag.engine.rules import MatchEnded
from saddlebag.games.western_legends.content import MIB_CARD, SPACE
from saddlebag.games.western_legends.rules.ending import finish, result
from saddlebag.games.western_legends.rules.man_in_black import gain_lp, leader, man_in_black_acts, richest
from saddlebag.games.western_legends.state import LP
from saddlebag.games.western_legends.words import tale_story
from tests.games.kit import ask_after, run, told
from tests.games.kit import texts as answers
from tests.games.western_legends.kit import (
    Table,
    bandits_at,
    fight_top,
    fresh,
    hand,
    on_offer,
    play,
    put,
    question,
    story_on_top,
    table,
    turn,
    who,
)


def riding(players: int = 2, **options: Any) -> Table:
    """A table with the Man in Black; nobody's turn is under way."""
    return table(players, **{"man_in_black": "always", **options})


def card(s: Table, name: str) -> None:
    """His next card."""
    number = MIB_CARD.find(name)
    s.mib_deck = [each for each in s.mib_deck if each != number] + [number]


def acts(s: Table, name: str, *said: str) -> None:
    card(s, name)
    run(man_in_black_acts(s), *said)


@pytest.mark.rule("WL-MIB-01")
@pytest.mark.parametrize(
    ("players", "option", "there"), [(2, None, True), (3, None, False), (2, "off", False), (3, "always", True)]
)
def test_he_takes_part_with_two_players_or_as_the_table_wants(players: int, option: str | None, there: bool) -> None:
    assert bool(fresh(players, man_in_black=option).mib_deck) is there


@pytest.mark.rule("WL-MIB-02")
def test_he_acts_once_a_round_after_the_last_player() -> None:
    s = riding(3, expansion="base")
    card(s, "mib01")
    s.first = 1
    turn(s, 2)
    play(s, "end")
    assert (who(s), told(s, tale_story.ManInBlackActs)) == (0, [])
    play(s, "take money", "end")
    assert [event.card for event in told(s, tale_story.ManInBlackActs)] == [MIB_CARD.find("mib01")]
    assert (s.mib_lp, SPACE[s.mib_place], who(s), s.round) == (3, "rf_cabaret", 1, 2)


@pytest.mark.rule("WL-MIB-02")
def test_nothing_stops_or_fights_him_where_he_goes() -> None:
    s = riding()
    bandits_at(s, "sh_mine")
    acts(s, "mib08")
    assert (SPACE[s.mib_place], s.mib_lp, SPACE.of_set(s.bandits)) == ("sh_mine", 2, ["sh_mine"])


@pytest.mark.rule("WL-MIB-02")
def test_his_cards_are_shuffled_when_they_run_out_and_by_one_of_them() -> None:
    s = riding()
    acts(s, "mib08")
    acts(s, "mib11")
    assert (len(s.mib_deck), s.mib_discards) == (11, [])
    s.mib_deck, s.mib_discards = [], [MIB_CARD.find("mib08")]
    run(man_in_black_acts(s))
    assert (s.mib_deck, s.mib_discards) == ([], [MIB_CARD.find("mib08")])


@pytest.mark.rule("WL-MIB-03", "WL-MIB-04", "WL-MIB-08")
def test_he_has_neither_points_nor_wounds_nor_a_hand() -> None:
    s = riding()
    assert len(s.players) == 2
    put(s, 0, place="sv_rail", hand="j_hearts")
    turn(s)
    play(s, f"play {hand(s, 0)[0]}")
    assert s.players[0].money == 20, "what is taken from him comes from the supply"
    assert s.mib_lp == 0


@pytest.mark.rule("WL-MIB-05", "WL-MIB-10", "WL-MIB-15")
def test_he_duels_the_leader_where_they_are() -> None:
    s = riding()
    put(s, 0, lp=3, hand="2_spades")
    put(s, 1, lp=4, place="dk_bank", hand="3_clubs 5_clubs")
    fight_top(s, "fight_8 fight_3 fight_k")
    card(s, "mib03")
    rule = man_in_black_acts(s)
    ask = next(rule)
    assert (ask.question.name, ask.seat, SPACE[s.mib_place]) == ("stand_up", 1, "dk_bank")
    assert "decline" in answers(ask)


@pytest.mark.rule("WL-MIB-15")
def test_if_he_wins_he_gets_what_his_card_says_and_the_loser_a_wound_and_a_card() -> None:
    s = riding()
    put(s, 1, lp=4)
    acts(s, "mib03")
    assert (s.mib_lp, s.players[1].wounds, len(hand(s, 1))) == (2, 1, 1), "they had no card to play"


@pytest.mark.rule("WL-MIB-05", "WL-MIB-06")
@pytest.mark.parametrize(("reaction", "wins"), [("pass", True), ("nerves", False)])
def test_cards_against_him_count_one_less_and_he_wins_ties(reaction: str, wins: bool) -> None:
    """Worked example X31."""
    s = riding()
    put(s, 1, lp=4, hand="9_clubs q_clubs")
    fight_top(s, "fight_2 fight_8 fight_6")
    card(s, "mib03")
    rule = man_in_black_acts(s)
    ask = next(rule)
    nine, nerves = hand(s, 1)
    wanted = [f"lay {nine}", f"react {nerves}" if reaction == "nerves" else "pass"]
    try:
        for text in wanted:
            ask = rule.send(next(option for option in ask.options if option.text == text))
        while True:
            ask = rule.send(next(option for option in ask.options if option.text in ("pass", "take_wound")))
    except StopIteration:
        pass
    assert (s.mib_lp == 2) is wins


@pytest.mark.rule("WL-MIB-10", "WL-MIB-05")
def test_he_robs_the_richest_of_half_their_money() -> None:
    s = riding()
    put(s, 0, money=40)
    put(s, 1, money=70)
    acts(s, "mib09")
    assert [player.money for player in s.players] == [40, 30]
    assert s.mib_lp == 1


@pytest.mark.rule("WL-MIB-10")
def test_ties_for_leader_and_richest_go_to_the_earliest_in_turn_order() -> None:
    s = riding(3)
    s.first = 2
    assert (leader(s), richest(s)) == (2, 2)
    put(s, 0, lp=1, money=10)
    put(s, 1, lp=1, money=10)
    assert (leader(s), richest(s)) == (0, 0)


@pytest.mark.rule("WL-MIB-10")
def test_the_first_player_leads_the_sheriff_for_him() -> None:
    s = riding(3)
    s.first = 1
    put(s, 2, wanted=2)
    card(s, "mib06")
    ask = ask_after(man_in_black_acts(s))
    assert (ask.question.name, ask.seat, ask.about) == ("lead_sheriff", 1, 3)


@pytest.mark.rule("WL-MIB-02")
def test_he_hunts_the_first_bandit_in_the_order_of_the_hideouts() -> None:
    s = riding()
    bandits_at(s, "cj_hideout_c", "sh_hideout_b")
    acts(s, "mib04")
    assert (SPACE[s.mib_place], SPACE.of_set(s.bandits), s.mib_lp) == ("sh_hideout_b", ["cj_hideout_c"], 1)
    bandits_at(s)
    acts(s, "mib04")
    assert (SPACE[s.mib_place], s.mib_lp) == ("sh_hideout_b", 1)


@pytest.mark.rule("WL-MIB-02", "WL-GEN-24")
def test_his_cards_touch_players_and_bring_bandits() -> None:
    s = riding()
    put(s, 0, place="dk_bank", money=30)
    put(s, 1, money=30)
    acts(s, "mib05")
    assert [player.money for player in s.players] == [20, 30]
    acts(s, "mib07")
    assert len(SPACE.of_set(s.bandits)) == 2


@pytest.mark.rule("WL-MIB-07")
def test_he_starts_at_spikes_view() -> None:
    s = fresh(2)
    while question(s) != "choose_income":
        play(s, on_offer(s)[0])
    assert SPACE[s.mib_place] == "sv_rail"


@pytest.mark.rule("WL-MIB-09")
@pytest.mark.parametrize(("his", "wins"), [(9, False), (10, True), (11, True)])
def test_he_wins_ties_for_the_first_place(his: int, wins: bool) -> None:
    s = riding()
    put(s, 0, lp=10)
    s.mib_lp = his
    with pytest.raises(MatchEnded):
        finish(s)
    outcome = result(s)
    assert outcome is not None
    assert (outcome.winners == []) is wins
    assert outcome.ranks == ([2, 3] if wins else [1, 2])
    assert outcome.reason.startswith("The Man in Black wins") is wins


@pytest.mark.rule("WL-MIB-11")
def test_he_reaches_no_markers() -> None:
    s = riding()
    gain_lp(s, 12)
    assert s.event_queue == []
    assert s.markers[LP].bit_count() == 3


@pytest.mark.rule("WL-MIB-12")
def test_he_is_skipped_for_the_player_to_the_right() -> None:
    s = riding(2)
    assert (s.right_of(0), s.right_of(1)) == (1, 0)


@pytest.mark.rule("WL-MIB-16")
def test_his_lp_are_checked_at_the_end_of_his_turn() -> None:
    s = riding(2, expansion="base")
    card(s, "mib08")
    s.mib_lp = 18
    turn(s, 0)
    play(s, "end")
    assert not s.triggered
    play(s, "take money", "end")
    assert (s.triggered, s.last_round, s.round) == (True, 2, 2)


@pytest.mark.rule("WL-MIB-16")
def test_he_scores_nothing_in_the_end() -> None:
    s = riding()
    s.mib_lp = 7
    with pytest.raises(MatchEnded):
        finish(s)
    assert s.mib_lp == 7


@pytest.mark.rule("WL-MIB-17")
def test_with_the_option_he_gains_one_lp_more_in_each_turn() -> None:
    s = riding(mib_bonus_lp=1)
    acts(s, "mib04")
    assert s.mib_lp == 1, "though his card gave nothing"


@pytest.mark.rule("WL-MIB-13", "WL-MIB-14")
def test_a_player_may_duel_or_rob_him_but_not_arrest_him() -> None:
    s = riding()
    put(s, 0, place="sv_rail", hand="a_clubs", marshal=3)
    turn(s)
    assert {text for text in on_offer(s) if text.endswith("man_in_black")} == {"duel man_in_black", "rob man_in_black"}


@pytest.mark.rule("WL-MIB-14")
def test_asked_to_choose_he_does_nothing() -> None:
    """Worked example X37."""
    s = table(2, "annie_oakley wild_bill", man_in_black="always")
    put(s, 0, place="sv_rail", hand="a_clubs", lp=5)
    story_on_top(s, 0, "work")
    story_on_top(s, 1, "deposit_2")
    turn(s)
    play(s, "duel man_in_black")
    assert question(s) == "lay_card"
