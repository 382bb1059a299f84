"""Points, their rewards, and changing sides. WL-TRACK, AU-TRACK"""

import pytest

from saddlebag.engine.names import bits
from saddlebag.games.western_legends.content import GAMBLER_REWARDS, MARSHAL_REWARDS, WANTED_REWARDS
from saddlebag.games.western_legends.rules import tracks
from saddlebag.games.western_legends.rules.arrests import arrest
from saddlebag.games.western_legends.rules.goods import draw_legendary
from saddlebag.games.western_legends.rules.tracks import gain_points, row
from saddlebag.games.western_legends.state import GAMBLER, MARSHAL, WANTED
from tests.games.kit import ask_after, run
from tests.games.kit import texts as answers
from tests.games.western_legends.kit import Table, hand, play, put, question, sentences, table, turn, who


@pytest.mark.rule("WL-TRACK-01")
def test_nine_spaces_are_three_rows_of_three() -> None:
    assert len(MARSHAL_REWARDS) == len(WANTED_REWARDS) == tracks.LAST == 9
    assert [row(points) for points in range(10)] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("WL-TRACK-03", "WL-TRACK-05")
def test_every_space_entered_gives_its_reward() -> None:
    """Worked example X1."""
    s = table()
    put(s, 0, marshal=2)
    assert run(gain_points(s, 0, MARSHAL, 2)) == 2
    assert (s.players[0].marshal, s.players[0].lp, s.players[0].money) == (4, 2, 30)
    assert s.event_queue == [], "the marker on 5 is not reached"
    assert s.markers[MARSHAL] == 1 << 5


@pytest.mark.rule("WL-TRACK-03", "WL-TRACK-04")
def test_points_are_told_before_what_they_bring() -> None:
    s = table()
    put(s, 0, marshal=8)
    assert run(gain_points(s, 0, MARSHAL, 2)) == 1
    first, second, third = sentences(s, 0)
    assert first == "Bass Reeves gains 1 Marshal point and has 9."
    assert (second, third) == ("Bass Reeves gains 6 LP and has 6.", "Bass Reeves gains 1 LP and has 7.")


@pytest.mark.rule("WL-GEN-02", "WL-TRACK-05")
def test_the_first_marshal_point_fills_the_purse_up_to_its_limit() -> None:
    """Worked example X2."""
    s = table()
    put(s, 0, money=110)
    run(gain_points(s, 0, MARSHAL, 1))
    assert s.players[0].money == 120


@pytest.mark.rule("WL-TRACK-05")
def test_the_whole_marshal_track_pays_180_dollars_and_12_lp() -> None:
    s = table(expansion="base")
    earned = 0
    for _ in range(9):
        run(gain_points(s, 0, MARSHAL, 1))
        earned += s.players[0].money
        s.players[0].money = 0
    assert (earned, s.players[0].lp) == (20 + 20 + 30 + 30 + 40 + 40, 12)


@pytest.mark.rule("WL-TRACK-06")
def test_every_second_wanted_point_draws_a_card() -> None:
    s = table(expansion="base")
    sizes = []
    for _ in range(9):
        run(gain_points(s, 0, WANTED, 1))
        sizes.append(len(hand(s, 0)))
    assert sizes == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("WL-TRACK-04")
def test_points_beyond_the_ninth_space_give_lp() -> None:
    """Worked example X17."""
    s = table()
    put(s, 0, wanted=9)
    assert run(gain_points(s, 0, WANTED, 3)) == 0
    assert (s.players[0].wanted, s.players[0].lp) == (9, 3)
    put(s, 1, marshal=9)
    run(gain_points(s, 1, MARSHAL, 1))
    assert (s.players[1].marshal, s.players[1].lp) == (9, 1)


@pytest.mark.rule("WL-TRACK-02", "WL-TRACK-08", "WL-TRACK-13")
def test_a_marshal_who_gains_wanted_points_loses_the_badge_and_keeps_what_it_brought() -> None:
    s = table()
    put(s, 0, marshal=3, lp=2, money=40)
    assert run(gain_points(s, 0, WANTED, 2, crime=True)) == 2
    player = s.players[0]
    assert (player.marshal, player.wanted, player.lp, player.money) == (0, 2, 2, 40)


@pytest.mark.rule("WL-TRACK-08")
def test_with_the_option_a_marshal_may_refuse_the_points_of_a_crime() -> None:
    s = table(marshal_may_refuse_wanted="always")
    put(s, 0, marshal=3)
    assert answers(ask_after(gain_points(s, 0, WANTED, 3, crime=True))) == ["take_points", "refuse_points"]
    assert run(gain_points(s, 0, WANTED, 3, crime=True), "refuse_points") == 0
    assert (s.players[0].marshal, s.players[0].wanted) == (3, 0)
    assert run(gain_points(s, 0, WANTED, 3, crime=True), "take_points") == 3
    assert (s.players[0].marshal, s.players[0].wanted) == (0, 3)


@pytest.mark.rule("WL-TRACK-08")
def test_chosen_wanted_points_are_never_refused() -> None:
    s = table(marshal_may_refuse_wanted="always")
    put(s, 0, marshal=3)
    assert run(gain_points(s, 0, WANTED, 1)) == 1


@pytest.mark.rule("WL-TRACK-07", "WL-TRACK-09")
def test_a_wanted_player_gains_no_marshal_points_until_arrested() -> None:
    s = table()
    put(s, 0, wanted=1)
    assert run(gain_points(s, 0, MARSHAL, 2)) == 0
    assert (s.players[0].marshal, s.players[0].money) == (0, 0)
    tracks.lose_wanted(s, 0)
    assert run(gain_points(s, 0, MARSHAL, 1)) == 1


@pytest.mark.rule("WL-TRACK-10")
@pytest.mark.parametrize(("points", "lp"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_at_the_end_of_their_turn_the_wanted_gain_lp_by_their_row(points: int, lp: int) -> None:
    s = table(2, expansion="base")
    put(s, 0, wanted=points)
    put(s, 1, wanted=9)
    turn(s)
    play(s, "end")
    assert [player.lp for player in s.players] == [lp, 0], "the others gain nothing in this turn"


@pytest.mark.rule("WL-TRACK-12")
def test_whoever_becomes_wanted_in_their_turn_gains_at_its_end() -> None:
    s = table(2, expansion="base")
    turn(s)
    run(gain_points(s, 0, WANTED, 1))
    play(s, "end")
    assert s.players[0].lp == 1


# --- the Gambler track --------------------------------------------------------------------------------------------


def gamble(s: Table, seat: int, *choices: str) -> None:
    run(gain_points(s, seat, GAMBLER, 1), *choices)


@pytest.mark.rule("AU-TRACK-01", "AU-TRACK-02", "AU-TRACK-03")
@pytest.mark.parametrize("alignment", [{"marshal": 2}, {"wanted": 2}, {}])
def test_anybody_gains_gambler_points_with_the_reward_of_each_space(alignment: dict[str, int]) -> None:
    s = table()
    put(s, 0, **alignment)
    gamble(s, 0, "choose first")
    assert s.players[0].money == 10
    gamble(s, 0)
    assert s.players[0].lp == 1
    gamble(s, 0, "choose second")
    assert len(hand(s, 0)) == 1
    gamble(s, 0)
    assert s.players[0].legendary.bit_count() == 1
    gamble(s, 0, "choose first")
    assert s.players[0].money == 30
    gamble(s, 0)
    assert s.players[0].lp == 3
    gamble(s, 0)
    assert (s.players[0].legendary.bit_count(), s.players[0].gambler) == (3, len(GAMBLER_REWARDS))


@pytest.mark.rule("AU-TRACK-04", "AU-TRACK-05", "AU-TRACK-06")
def test_on_the_last_space_two_tokens_are_drawn_again_and_three_are_kept() -> None:
    """Worked example S10."""
    s = table()
    put(s, 0, gambler=7, legendary=0b111)
    s.legendary_pile &= ~0b111
    rule = gain_points(s, 0, GAMBLER, 1)
    ask = next(rule)
    assert (ask.question.name, len(ask.options)) == ("return_token", 5)
    returned = ask.options[0].arg
    ask = rule.send(ask.options[0])
    assert len(ask.options) == 4
    with pytest.raises(StopIteration):
        rule.send(ask.options[0])
    assert s.players[0].legendary.bit_count() == 3
    assert s.players[0].gambler == 7
    assert s.legendary_pile >> returned & 1, "it is back among the others"
    assert s.legendary_pile.bit_count() == 24


@pytest.mark.rule("AU-TRACK-07")
def test_gambler_points_survive_an_arrest() -> None:
    s = table()
    put(s, 0, wanted=3, gambler=4)
    arrest(s, 0)
    assert (s.players[0].wanted, s.players[0].gambler) == (0, 4)


@pytest.mark.rule("AU-TRACK-08")
def test_an_empty_supply_of_legendary_tokens_gives_nothing() -> None:
    s = table()
    s.legendary_pile = 0b1
    run(draw_legendary(s, 0, 2))
    assert list(bits(s.players[0].legendary)) == [0]
    run(draw_legendary(s, 1, 2))
    assert s.players[1].legendary == 0


@pytest.mark.rule("AU-TRACK-09")
def test_the_owner_of_the_cube_chooses_even_outside_their_turn() -> None:
    s = table()
    turn(s, 0)
    ask = ask_after(gain_points(s, 2, GAMBLER, 1))
    assert (ask.question.name, ask.seat) == ("choose_way", 2)
    assert question(s) == "action"
    assert who(s) == 0
