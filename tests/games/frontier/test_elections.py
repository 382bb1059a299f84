"""Votes, ties, promises and the end of an era. Chapter 5.18."""

import pytest

from saddlebag.games.frontier.content import ELECTION, SPACE
from saddlebag.games.frontier.effects.terms import POLITICAL, VOTE
from saddlebag.games.frontier.rules import elections, era, texts, town
from saddlebag.games.frontier.words.politics_story import NO_TIE
from tests.games.frontier.kit import (
    Table,
    at,
    build,
    go_on,
    has,
    on_offer,
    play,
    put,
    question,
    sentences,
    table,
    turn,
    who,
    why_not,
)
from tests.games.kit import ask_after, run


def end_of_era(s: Table, number: int = 3) -> None:
    """The turns of the last round of an era are over."""
    s.round = number
    at(s, "promises: settle_promises")


# --- candidates and votes -----------------------------------------------------------------------------------------


@pytest.mark.rule("FO-ELEC-01", "FO-ELEC-03")
def test_the_candidate_with_most_votes_is_mayor_and_only_candidates_count() -> None:
    s = table()
    put(s, 1, campaign="h1", hired="a01")
    put(s, 2, campaign="hw2")
    put(s, 0, hired="p01 p02 p03")  # not standing
    s.players[1].goods[VOTE] = 1
    elections.elect(s)
    assert s.mayor == 1
    assert not s.caretaker


@pytest.mark.rule("FO-ELEC-02")
def test_votes_are_the_space_the_people_tokens_and_bonuses() -> None:
    s = table()
    put(s, 1, campaign="hw2", hired="a01 p02", vote=2)
    assert elections.votes(s, 1) == 2 + 1 + 2 + 2
    s.functions[0] = 1  # governor
    assert elections.votes(s, 1) == 9
    build(s, "B2_35", "town_hall", 1)
    assert elections.votes(s, 1) == 10
    elections.tell_votes(s)
    assert sentences(s)[-1] == (
        "Indigo has 10 votes (2 for the space + 3 for people + 2 for vote tokens + 3 from cards and tiles)."
    )


@pytest.mark.rule("FO-ELEC-02")
def test_the_number_of_the_space_counts_unless_the_table_agreed_otherwise() -> None:
    s = table(campaign_space_votes=False)
    put(s, 1, campaign="c3", vote=1)
    assert elections.votes(s, 1) == 1


@pytest.mark.rule("FO-ELEC-02", "FO-ELEC-04")
def test_ex_13_of_equals_the_one_whose_space_touches_health_is_mayor() -> None:
    s = table()
    put(s, 0, political=2, campaign="hw2", hired="a01 a05")
    put(s, 1, political=2, campaign="s1", hired="p02", vote=1)
    s.mayor = 2
    assert (elections.votes(s, 0), elections.votes(s, 1)) == (4, 4)
    elections.elect(s)
    assert s.mayor == 0
    assert "Coal is elected mayor. Of equal votes theirs count more: health is on their side." in sentences(s)


@pytest.mark.rule("FO-ELEC-04")
@pytest.mark.parametrize(
    ("first", "second", "mayor", "wins"),
    [
        ({"campaign": "h1", "political": 1}, {"campaign": "s1", "political": 2}, 2, 1),  # political points
        ({"campaign": "s1"}, {"campaign": "h1"}, 2, 1),  # health
        ({"campaign": "s1"}, {"campaign": "w1"}, 2, 1),  # wealth before safety
        ({"campaign": "ws2"}, {"campaign": "hs2"}, 2, 1),  # health before wealth
        ({"campaign": "s1"}, {"campaign": "s1"}, 1, 1),  # the present mayor
        ({"campaign": "s1"}, {"campaign": "s1"}, 2, 0),  # turn order from the mayor: 2, 0, 1
    ],
)
def test_ties_of_votes(first: dict[str, object], second: dict[str, object], mayor: int, wins: int) -> None:
    s = table()
    put(s, 0, **first)
    put(s, 1, **second)
    s.mayor = mayor
    assert elections.winner(s) == wins
    assert elections.tie_breaker(s, wins) != NO_TIE


@pytest.mark.rule("FO-ELEC-04")
def test_ties_by_own_buildings_if_the_table_agreed() -> None:
    s = table(tie_votes="own_buildings")
    put(s, 0, campaign="h1")
    put(s, 1, campaign="s1")
    s.mayor = 2
    build(s, "B2_35", "church", 1)
    build(s, "B2_45", "tailor", 0)
    assert elections.winner(s) == 1  # health before wealth
    build(s, "B2_54", "doctor", 0)
    assert elections.winner(s) == 0


@pytest.mark.rule("FO-ELEC-05", "FO-MAYOR-05")
def test_without_a_candidate_the_mayor_stays_as_caretaker_without_promises() -> None:
    s = table()
    put(s, 0, money=5)
    end_of_era(s)
    go_on(s)
    assert s.caretaker
    assert s.mayor == 0
    assert s.promises == [[], [], []]
    assert question(s) == "who_is_next"
    assert has(s, 0, "money") == 5  # neither fee nor salary


@pytest.mark.rule("FO-ELEC-06")
def test_after_the_election_cubes_and_vote_tokens_are_taken_back() -> None:
    s = table()
    put(s, 0, campaign="h1", vote=1)
    put(s, 1, campaign="w1", vote=3)
    put(s, 2, vote=2)
    end_of_era(s)
    play(s)
    assert s.mayor == 1
    assert [player.campaign for player in s.players] == [-1, -1, -1]
    assert [has(s, seat, "vote") for seat in range(3)] == [0, 0, 0]


# --- promises -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-04", "FO-ELEC-07", "FO-ELEC-08")
def test_ex_s1_a_mayor_from_ws2_promises_twice_over_wealth_and_safety() -> None:
    s = table()
    put(s, 1, campaign="ws2")
    s.status = [0, 0, -1]
    end_of_era(s)
    assert who(s) == 1
    assert on_offer(s) == ["promise wealth", "promise safety"]
    assert why_not(s, "promise health") == "Your election space does not touch that field."
    play(s, "promise safety", "promise safety")
    assert s.promises == [[], [], [0, 1]]
    s = table()
    put(s, 1, campaign="ws2")
    s.status = [0, 0, -1]
    end_of_era(s)
    play(s, "promise wealth", "promise safety")
    assert s.promises == [[], [1], [0]]
    assert question(s) == "who_is_next"


@pytest.mark.rule("FO-ELEC-08")
def test_a_promise_beyond_the_end_goes_on_three() -> None:
    s = table()
    put(s, 1, campaign="c3")
    s.status = [2, 3, 0]
    end_of_era(s)
    # the statuses above 0 fall first
    play(s, "promise wealth", "promise wealth", "promise health")
    assert s.promises == [[2], [3, 3], []]


@pytest.mark.rule("FO-ELEC-07", "FO-ELEC-09")
def test_a_mayor_makes_exactly_as_many_promises_as_the_space_says() -> None:
    for space, number in (("h1", 1), ("hw2", 2), ("c3", 3)):
        s = table()
        put(s, 1, campaign=space)
        s.players[1].campaign = ELECTION.find(space)
        s.mayor = 1
        made = 0
        while elections.promises_are_due(s):
            run(elections.make_promise(s), *(["promise health"] if number > 1 else []))
            made += 1
        assert made == number
        assert sum([len(values) for values in s.promises]) == number


@pytest.mark.rule("FO-MAYOR-01", "FO-TYC-09")
def test_ex_14_a_kept_and_a_broken_promise_and_no_votes_of_tycoons() -> None:
    s = table()
    s.tycoons = [30, 31]
    s.promises = [[1], [], [1]]
    s.status = [1, 0, 0]
    put(s, 0, political=3, campaign="h1")
    put(s, 1, campaign="h1", vote=1)
    run(elections.settle_promises(s))
    assert s.players[0].points[POLITICAL] == 3
    assert s.broke_promise
    assert s.promises == [[], [], []]
    elections.elect(s)
    assert s.mayor == 1


@pytest.mark.rule("FO-MAYOR-01")
def test_a_promise_that_is_passed_is_kept() -> None:
    s = table()
    s.promises = [[1], [], []]
    s.status = [2, 0, 0]
    run(elections.settle_promises(s))
    assert s.players[0].points[POLITICAL] == 1
    assert not s.broke_promise


@pytest.mark.rule("FO-MAYOR-01", "FO-TRACK-03")
def test_a_broken_promise_costs_a_point_but_never_below_zero() -> None:
    for penalty, left in ((1, 1), (0, 2), (2, 0)):
        s = table(broken_promise_penalty=penalty)
        s.promises = [[1], [], []]
        put(s, 0, political=2)
        run(elections.settle_promises(s))
        assert s.players[0].points[POLITICAL] == left
    s = table()
    s.promises = [[1, 2], [], []]
    run(elections.settle_promises(s))
    assert s.players[0].points[POLITICAL] == 0


@pytest.mark.rule("FO-MAYOR-02")
def test_the_first_mayor_has_no_promises() -> None:
    s = table()
    assert s.promises == [[], [], []]
    end_of_era(s)
    go_on(s)
    assert not s.broke_promise
    assert s.players[0].points[POLITICAL] == 0


# --- the end of an era --------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-ERA-01", "FO-CORE-04")
def test_eras_end_after_rounds_3_6_and_9() -> None:
    def ends(s: Table) -> list[int]:
        found = []
        for number in range(s.options.last_round + 1):
            s.round = number
            if era.ends_now(s):
                found.append(number)
        return found

    assert ends(table()) == [3, 6, 9]
    assert ends(table(round_count="twelve_flat")) == [2, 5, 8]
    assert ends(table(short_game=True)) == [3]


@pytest.mark.rule("FO-ERA-02")
def test_statuses_above_zero_fall_after_the_promises() -> None:
    s = table()
    s.status = [2, 0, -1]
    s.promises = [[2], [], []]
    end_of_era(s)
    go_on(s)
    assert s.players[0].points[POLITICAL] == 1  # kept before it fell
    assert s.status == [1, 0, -1]
    era.cool_down(s)
    assert s.status == [0, 0, -1]
    s = table(era_cooling=0)
    s.status = [2, 0, -1]
    era.cool_down(s)
    assert s.status == [2, 0, -1]


@pytest.mark.rule("FO-STAT-03", "FO-ERA-02", "FO-ERA-03")
def test_ex_23_a_second_saloon_moves_nothing_and_the_era_cools_and_regrows() -> None:
    s = table()
    build(s, "B2_35", "saloon", 0)
    s.status = [-1, 2, 0]
    s.trees[SPACE.find("B1_22")] = 0
    put(s, 1, money=20, log=5)
    turn(s, 1)
    play(s, "build_public", "public saloon", "raise_on B2_45")
    assert s.players[1].points == [0, 1]
    assert s.status == [-1, 2, 0]
    era.cool_down(s)
    assert s.status == [-1, 1, 0]
    era.regrow(s)
    assert s.trees[SPACE.find("B1_22")] == 1


@pytest.mark.rule("FO-ERA-03", "FO-BOARD-10")
def test_forest_regrows_up_to_three_trees() -> None:
    s = table()
    bare, full, camp, built = (SPACE.find(space) for space in ("B1_22", "B1_21", "B1_14", "B1_24"))
    s.trees[bare] = 0
    build(s, "B1_14", "logging_camp", 0)
    s.trees[camp] = 1
    build(s, "B1_24", "sawmill", 0)
    era.regrow(s)
    assert (s.trees[bare], s.trees[full], s.trees[camp], s.trees[built]) == (1, 3, 2, 0)
    s = table(forest_regrowth=False)
    s.trees[bare] = 0
    era.regrow(s)
    assert s.trees[bare] == 0


@pytest.mark.rule("FO-MAYOR-03", "FO-IND-02", "FO-CORE-09")
def test_the_new_mayor_chooses_the_order_of_the_industry_cards() -> None:
    s = table()
    put(s, 1, campaign="h1")
    end_of_era(s)
    assert who(s) == 1
    assert on_offer(s) == ["next_player coal", "next_player indigo", "next_player brick"]
    play(s, "next_player brick", "next_player coal")
    assert why_not(s, "next_player brick").startswith("Something else is under way")
    assert s.industry_order == [2, 0, 1]
    assert who(s) == 2
    assert question(s) == "which_card"
    play(s, "take_card ran2")
    assert who(s) == 0


@pytest.mark.rule("FO-ERA-01", "FO-SEV-02")
def test_the_severity_tiles_are_shuffled_at_the_end_of_an_era() -> None:
    s = table()
    s.turned, s.severities = s.severities[:5], s.severities[5:]
    texts.shuffle_severities(s)
    assert s.turned == []
    assert len(s.severities) == 16


@pytest.mark.rule("FO-ERA-01", "FO-CORE-09", "FO-ROUND-06")
def test_the_next_round_begins_with_the_new_mayor() -> None:
    s = table()
    put(s, 1, campaign="h1")
    s.round = 3
    end_of_era(s)
    play(s, "next_player coal", "next_player indigo")
    play(s, "take_card lum2", "take_card min2", "take_card ran2")
    while question(s) != "action":
        play(s, on_offer(s)[-1])
    assert s.round == 4
    assert (s.mayor, s.active) == (1, 1)
    assert era.turn_order(s) == [1, 2, 0]


@pytest.mark.rule("FO-MAYOR-04")
def test_choices_of_the_town_are_the_mayors() -> None:
    s = table()
    s.mayor = 1
    s.status = [0, 0, 2]  # remove a fire or revolt tile
    build(s, "B2_35", "tent", 0, damage=1)
    build(s, "B2_45", "tent", 2, damage=1)
    assert ask_after(town.status_effects(s)).seat == 1
