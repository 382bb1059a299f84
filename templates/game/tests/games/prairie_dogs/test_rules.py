"""The rules of Prairie Dogs, clause by clause, from positions of a few words."""

from typing import Any

import pytest

import saddlebag
from saddlebag.engine.match import Match
from saddlebag.games.prairie_dogs.content import CARDS

GAME = saddlebag.game("prairie_dogs")
HAWK, GRASS, CORN = "hawk_1", "grass_1", "corn_1"


def position(top: str, **said: Any) -> Match[Any, Any]:
    """Red's turn, with this card on top of the burrow."""
    return GAME.position({"seed": 1, "burrow": ["...", top], **said})


def seen(match: Match[Any, Any]) -> Any:
    """The table as everybody sees it."""
    return match.view(None)


@pytest.mark.rule("PD-SETUP-01")
def test_all_cards_lie_in_the_burrow_in_another_order_each_time() -> None:
    states = [GAME.new(seed=seed, players=3).state for seed in (1, 2)]
    assert all(sorted(s.burrow) == list(range(52)) and s.store == [[], [], []] for s in states)
    assert states[0].burrow != states[1].burrow


@pytest.mark.rule("PD-TURN-01", "PD-REST-01")
def test_whoever_rests_stores_their_seeds_and_the_next_player_digs() -> None:
    match = position(CORN, dug=[GRASS])
    assert match.to_act == 0
    match.apply("rest")
    assert seen(match).store["red"] == [GRASS]
    assert (match.to_act, seen(match).dug) == (1, [])
    match.apply("dig")
    match.apply("rest")
    assert match.to_act == 0


@pytest.mark.rule("PD-DIG-01", "PD-DIG-02")
def test_seeds_that_are_dug_up_lie_with_the_others_and_one_may_go_on() -> None:
    match = position(CORN, dug=[GRASS])
    match.apply("dig")
    assert seen(match).dug == [GRASS, CORN]
    assert (match.to_act, [option.text for option in match.options]) == (0, ["dig", "rest"])


@pytest.mark.rule("PD-DIG-03")
def test_a_hawk_takes_the_seeds_of_this_turn_and_no_others() -> None:
    match = position(HAWK, dug=[GRASS], store={"red": [CORN]})
    match.apply("dig")
    assert seen(match).lost == [GRASS, HAWK]
    assert seen(match).store["red"] == [CORN]
    assert match.to_act == 1


@pytest.mark.rule("PD-REST-02")
def test_nobody_rests_before_they_have_dug() -> None:
    match = position(CORN)
    assert [option.text for option in match.options] == ["dig"]
    assert match.why_not(0, "rest").clause == "PD-REST-02"


@pytest.mark.rule("PD-END-01", "PD-END-03")
def test_a_full_store_wins() -> None:
    store = {"red": ["grass_2"], "blue": ["clover_1"]}
    match = position(HAWK, options={"goal": 5}, dug=[CORN, GRASS], store=store)
    match.apply("rest")
    assert match.result is not None
    assert (match.result.cause, match.result.scores, match.result.winners) == ("full", [5, 2], [0])


@pytest.mark.rule("PD-END-02", "PD-END-03")
def test_when_the_burrow_is_empty_the_last_seeds_are_stored_and_ties_share() -> None:
    match = GAME.position({"burrow": [GRASS], "store": {"blue": ["grass_2"]}, "lost": ["..."]})
    match.apply("dig")
    assert match.result is not None
    assert (match.result.cause, match.result.scores, match.result.winners) == ("empty", [1, 1], [0, 1])


def test_the_cards_are_those_of_the_ledger() -> None:
    counts = {card.name: card.count for card in CARDS}
    assert counts == {"Grass": 14, "Clover": 12, "Corn": 10, "Sunflower": 6, "Hawk": 10}
