"""The end and the final scoring. WL-END, AU-END"""

import pytest

from saddlebag.engine.rules import MatchEnded
from saddlebag.games.western_legends.content import LEGENDARY, LEGENDARY_LP
from saddlebag.games.western_legends.rules.ending import LINES, finish, result
from saddlebag.games.western_legends.seen.view import view
from saddlebag.games.western_legends.words import tale_story
from tests.games.kit import told
from tests.games.western_legends.kit import Table, go_on, play, put, table, turn, who


def ended(s: Table) -> None:
    """The match is scored."""
    with pytest.raises(MatchEnded):
        finish(s)


def line(s: Table, title: str) -> list[int]:
    """A line of the final scoring."""
    return s.final[LINES.index(title)]


def is_over(s: Table) -> bool:
    go_on(s)
    return s.playing is not None and s.playing.ask is None


def play_turn(s: Table) -> None:
    play(s, "take money", "end")


@pytest.mark.rule("WL-END-01", "WL-END-02")
def test_whoever_has_enough_lp_at_the_end_of_a_turn_brings_the_last_round() -> None:
    s = table(3, expansion="base", target_lp=15)
    put(s, 1, lp=15)
    turn(s)
    play(s, "end")
    assert (s.triggered, s.last_round) == (True, 2)
    assert len(told(s, tale_story.EndTriggered)) == 1
    for seat in (1, 2, 0, 1, 2):
        assert who(s) == seat
        play_turn(s)
    assert is_over(s)
    assert s.round == 2


@pytest.mark.rule("WL-END-01")
def test_lp_in_the_middle_of_a_turn_do_not_count_yet() -> None:
    s = table(2, expansion="base")
    put(s, 0, lp=20)
    turn(s)
    go_on(s)
    assert not s.triggered


@pytest.mark.rule("WL-END-02")
def test_a_trigger_in_the_last_turn_of_a_round_leaves_one_more_round() -> None:
    s = table(2, expansion="base")
    put(s, 1, lp=20)
    turn(s, 1)
    play(s, "end")
    assert (s.round, s.last_round) == (2, 2)
    play_turn(s)
    assert not is_over(s)
    play_turn(s)
    assert is_over(s)


@pytest.mark.rule("WL-END-03")
def test_falling_below_the_marker_later_changes_nothing() -> None:
    s = table(2, expansion="base")
    put(s, 0, lp=20)
    turn(s)
    play(s, "end")
    s.players[0].lp = 3
    play_turn(s)
    play_turn(s)
    play_turn(s)
    assert is_over(s)


@pytest.mark.rule("WL-END-04")
def test_final_scoring_has_its_lines_in_order() -> None:
    s = table(2)
    put(s, 0, lp=3, money=60)
    ended(s)
    assert LINES[1:] == (
        "upgrades",
        "money",
        "wounds",
        "most Wanted",
        "Marshals",
        "gambling",
        "legendary tokens",
    )
    assert [shown.title for shown in view(s, 0).final] == list(LINES)
    assert (s.final[0], s.players[0].lp) == ([3, 0], 4)
    assert [sum(points) for points in zip(*s.final, strict=True)] == [player.lp for player in s.players]


@pytest.mark.rule("WL-END-05", "WL-STORE-07")
def test_upgraded_weapons_and_mounts_give_their_lp_active_or_not() -> None:
    s = table(2)
    put(s, 0, items="revolver+ rifle+ mustang")
    put(s, 1, items="revolver")
    ended(s)
    assert line(s, "upgrades")[0] > 1
    assert line(s, "upgrades")[1] == 0


@pytest.mark.rule("WL-END-06")
@pytest.mark.parametrize(("money", "lp"), [(50, 0), (60, 1), (110, 1), (120, 2)])
def test_sixty_dollars_are_one_lp(money: int, lp: int) -> None:
    s = table(2)
    put(s, 0, money=money)
    ended(s)
    assert line(s, "money") == [lp, 0]


@pytest.mark.rule("WL-END-06")
def test_money_gives_at_most_two_lp_and_three_with_a_higher_limit() -> None:
    s = table(2, "fee_lee_wong wild_bill")
    put(s, 0, money=180, lp=5)
    put(s, 1, money=180)
    ended(s)
    assert line(s, "money") == [3, 2]
    s = table(2, money_lp_cap="none")
    put(s, 1, money=180)
    ended(s)
    assert line(s, "money") == [0, 3]


@pytest.mark.rule("WL-END-07", "WL-WOUND-02")
def test_each_wound_costs_a_point_but_nobody_falls_below_zero() -> None:
    s = table(2)
    put(s, 0, wounds=2, lp=5)
    put(s, 1, wounds=3, lp=1)
    ended(s)
    assert line(s, "wounds") == [-2, -1]
    assert [player.lp for player in s.players] == [3, 0]


@pytest.mark.rule("WL-END-08")
def test_the_most_wanted_gains_three_and_the_others_one() -> None:
    s = table(3)
    for seat, points in enumerate((5, 2, 0)):
        put(s, seat, wanted=points)
    ended(s)
    assert line(s, "most Wanted") == [3, 1, 0]


@pytest.mark.rule("WL-END-08")
def test_tied_for_most_wanted_all_gain_one() -> None:
    """Worked example X19."""
    s = table(4)
    for seat, points in enumerate((5, 5, 1, 0)):
        put(s, seat, wanted=points)
    ended(s)
    assert line(s, "most Wanted") == [1, 1, 1, 0]


@pytest.mark.rule("WL-END-09", "WL-TRACK-11")
def test_marshals_gain_lp_by_their_row() -> None:
    s = table(4)
    for seat, points in enumerate((3, 4, 9, 0)):
        put(s, seat, marshal=points)
    ended(s)
    assert line(s, "Marshals") == [1, 2, 3, 0]


@pytest.mark.rule("AU-END-01")
def test_all_who_are_farthest_on_the_gambler_track_gain_one() -> None:
    """Worked example X20."""
    s = table(3)
    for seat, points in enumerate((4, 4, 2)):
        put(s, seat, gambler=points)
    ended(s)
    assert line(s, "gambling") == [1, 1, 0]


@pytest.mark.rule("AU-END-02")
def test_nobody_on_the_gambler_track_gains_nothing() -> None:
    s = table(3)
    ended(s)
    assert line(s, "gambling") == [0, 0, 0]


@pytest.mark.rule("WL-END-10")
def test_legendary_tokens_give_their_lp_and_are_shown() -> None:
    s = table(2)
    put(s, 1, legendary=0b11)
    assert view(s, 0).players[1].legendary == []
    ended(s)
    assert line(s, "legendary tokens") == [0, LEGENDARY_LP[0] + LEGENDARY_LP[1]]
    assert view(s, 0).players[1].legendary == list(LEGENDARY.ids[:2])


@pytest.mark.rule("AU-END-03")
def test_cattle_longhorns_and_nuggets_score_nothing() -> None:
    s = table(2)
    put(s, 0, cattle="cattle_green_1", longhorns=3, nuggets=4, hand="a_clubs")
    ended(s)
    assert s.players[0].lp == 0


# --- who wins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-END-11")
def test_most_lp_win() -> None:
    s = table(3)
    for seat, lp in enumerate((8, 12, 10)):
        put(s, seat, lp=lp)
    ended(s)
    outcome = result(s)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == ([8, 12, 10], [3, 1, 2], [1])
    assert outcome.reason == "Wild Bill Hickok wins with 12 LP."


@pytest.mark.rule("WL-END-11")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ({"marshal": 2, "lp": 9}, {"wanted": 1, "lp": 7}, "more points as Marshal or outlaw"),
        ({"lp": 10, "nuggets": 2}, {"lp": 10, "nuggets": 1}, "more gold nuggets"),
        ({"lp": 11, "wounds": 1}, {"lp": 12, "wounds": 2}, "fewer wounds"),
    ],
)
def test_ties_go_by_points_then_nuggets_then_wounds(first: dict[str, int], second: dict[str, int], reason: str) -> None:
    s = table(2)
    put(s, 0, **first)
    put(s, 1, **second)
    ended(s)
    outcome = result(s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([10, 10], [0])
    assert outcome.reason.endswith(f"with 10 LP and {reason}.")


@pytest.mark.rule("WL-END-11")
def test_otherwise_the_victory_is_shared() -> None:
    s = table(3)
    for seat, lp in enumerate((9, 9, 4)):
        put(s, seat, lp=lp)
    ended(s)
    outcome = result(s)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ([0, 1], [1, 1, 3])
    assert "share the victory with 9 LP each" in outcome.reason


@pytest.mark.rule("WL-END-12")
def test_with_a_limit_of_rounds_the_match_ends_after_the_last_of_them() -> None:
    s = table(2, expansion="base", max_rounds=2)
    turn(s)
    play(s, "end")
    for _ in range(3):
        play_turn(s)
    assert is_over(s)
    outcome = result(s)
    assert outcome is not None
    assert (s.round, outcome.cause, outcome.clause) == (2, "rounds", "WL-END-12")


@pytest.mark.rule("WL-END-12")
def test_the_man_in_black_acts_in_the_last_round_too() -> None:
    s = table(2, expansion="base", max_rounds=1, man_in_black="always")
    s.mib_deck = [0]
    turn(s, 1)
    play(s, "end")
    assert is_over(s)
    assert len(s.mib_discards) == 1


def test_nothing_is_decided_before_the_end() -> None:
    assert result(table(2)) is None
