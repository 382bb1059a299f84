"""Chapter 5.24: one person, several cowboys."""

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.games.train_heist import GAME
from tests.games.kit import run, texts
from tests.games.train_heist.kit import hand, match_of, put, table, take_action


@pytest.mark.rule("TH-SOLO-01")
@pytest.mark.parametrize("cowboys", [2, 3, 4])
def test_one_person_runs_two_to_four_cowboys(cowboys: int) -> None:
    s = table(players=1, cowboys=cowboys)
    assert (len(s.cowboys), s.options.play) == (cowboys, "solitaire")


@pytest.mark.rule("TH-SOLO-01")
@pytest.mark.parametrize("cowboys", [1, 5])
def test_one_cowboy_is_too_few_and_five_are_too_many(cowboys: int) -> None:
    with pytest.raises(BadOption, match="cowboys"):
        GAME.make_options({"players": 1, "cowboys": cowboys})


@pytest.mark.rule("TH-SOLO-01")
def test_reaching_the_goal_wins_the_solitaire_game() -> None:
    s = table(players=1)
    match = match_of(s)
    match.apply("next green")
    put(s, 0, "town_a", loot="l01")
    s.meter = 9
    match.apply("drop_off")
    assert match.result is not None
    assert match.result.winners == [0, 1]


@pytest.mark.rule("TH-SOLO-01")
@pytest.mark.parametrize("cowboys", [2, 3, 4])
def test_a_solitaire_turn_offers_what_a_turn_of_the_team_offers(cowboys: int) -> None:
    alone, team = match_of(table(players=1, cowboys=cowboys)), match_of(table(cowboys))
    for _ in range(cowboys - 1):
        alone.apply(alone.options[0])
    for answer in ("move draw_s", "move wash_w", "board plat_2", "end", "done"):
        assert alone.ask is not None
        assert team.ask is not None
        assert texts(alone.ask) == texts(team.ask)
        alone.apply(answer)
        team.apply(answer)


@pytest.mark.rule("TH-SOLO-02")
def test_each_cowboy_has_a_hand_loot_bullets_and_wanted_card_of_his_own() -> None:
    s = table(players=1)
    match = match_of(s)
    match.apply("next green")
    assert not set(hand(s, 0)) & set(hand(s, 1))
    match.apply("take_bullet")
    put(s, 0, loot="l01", wanted="w06")
    assert [cowboy.bullets for cowboy in s.cowboys] == [1, 0]
    match.apply("end")
    match.apply("done")
    assert (s.active, s.actions_left) == (1, 4)
    put(s, 1, "town_a", loot="l02")
    run(take_action(s), "drop_off")
    assert (len(s.cowboys[0].loot), len(s.cowboys[1].loot)) == (1, 0)


@pytest.mark.rule("TH-SOLO-03")
def test_the_person_fixes_the_turn_order_at_the_start() -> None:
    s = table(players=1, cowboys=3)
    match = match_of(s)
    assert [option.text for option in match.options] == ["next green", "next yellow", "next red"]
    match.apply("next red")
    assert [option.text for option in match.options] == ["next green", "next yellow"]
    match.apply("next green")
    assert (s.order, s.active) == ([2, 0, 1], 2)


@pytest.mark.rule("TH-SOLO-03")
def test_every_cowboy_takes_one_turn_a_round_in_that_order() -> None:
    s = table(players=1, cowboys=3, hangman_steps=5)
    match = match_of(s)
    match.apply("next red")
    match.apply("next green")
    turns = []
    for _ in range(6):
        turns.append(s.active)
        match.apply("end")
        match.apply("done")
    assert turns == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("TH-SOLO-03")
def test_a_person_who_plays_for_a_high_score_alone_arranges_the_order_too() -> None:
    match = match_of(table(players=1, cowboys=2, mode="score_challenge"))
    assert [option.text for option in match.options] == ["next green", "next yellow"]


@pytest.mark.rule("TH-SOLO-04")
@pytest.mark.parametrize(("cowboys", "horses", "removed", "speed"), [(2, 1, 3, 2), (3, 2, 4, 2), (4, 2, 5, 1)])
def test_the_numbers_of_the_setup_follow_the_cowboys(cowboys: int, horses: int, removed: int, speed: int) -> None:
    s = table(players=1, cowboys=cowboys)
    assert (len(s.horses), len(s.events_removed), s.speed) == (horses, removed, speed)


@pytest.mark.rule("TH-SOLO-05")
def test_a_single_person_starts_with_two_cowboys_unless_told_otherwise() -> None:
    assert len(table(players=1).cowboys) == 2
