"""Why a thing on the table leads to nothing at the question for an action: each thing has a reason of its own."""

import pytest

from saddlebag.engine.words import POSSIBLE
from tests.games.frontier.kit import Table, ask_anew, build, put, table, turn, why_not


def mid_turn(**things: object) -> Table:
    """Seat 0 has every industry and nobody standing, unless said otherwise."""
    s = table(3)
    build(s, "B1_32", "logging_camp", 0)
    build(s, "B4_44", "alluvial", 0)
    build(s, "B4_21", "farmstead", 0)
    build(s, "B2_35", "hardware_store", 0)
    build(s, "B2_24", "tent", 0)
    put(s, 0, lumbering=1, mining=1, ranching=1, cattle={"B4_10": 2}, logs={"b1": 1}, **things)
    turn(s)
    return s


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("space:B1_32", "None of your workers stands."),
        ("space:B4_44", "None of your workers stands."),
        ("space:B4_21", "None of your workers stands."),
        ("space:B4_10", "None of your workers stands."),
        ("basin:b1", "None of your workers stands."),
        ("space:B1_23", "None of your workers stands."),
        ("space:B2_35", "No housing is adjacent to it."),
        ("space:B2_24", "A house has no use of its own: it lets the buildings beside it be used."),
        ("space:B2_34", "No logs of yours lie beside the stockpile, or a black worker blocks them."),
        ("space:B2_20", "Nothing to work stands there. To build, choose first what you buy."),
        ("space:B2_43", "Nothing is done there with a worker in a turn."),
        ("election:w1", "The next step costs $1."),
        ("election:c3", "Your next step does not lead there."),
        ("market:steamship_gold", "One costs $7."),
        ("market:red_train_tools", "Trains trade once the railroad station stands."),
        ("market:stagecoach_gold", "You have no gold to sell."),
    ],
)  # fmt: skip
def test_what_stands_against_a_thing_is_said_to_whoever_clicks_on_it(thing: str, reason: str) -> None:
    s = mid_turn(money=0)
    s.players[0].standing = 0
    ask_anew(s)
    assert why_not(s, thing) == reason


def test_what_only_this_place_lacks_is_said() -> None:
    s = mid_turn(money=9, tools=1)
    assert why_not(s, "basin:b4") == "There is no log of yours, and no black worker."
    assert why_not(s, "market:steamship_tools") == POSSIBLE
    build(s, "B1_22", "logging_camp", 1)
    build(s, "B4_45", "alluvial", 1, ore=0)
    s.damage[build(s, "B2_45", "doctor", 1)] = 1
    ask_anew(s)
    assert why_not(s, "space:B4_45") == "It is depleted, and no metal of yours is there."
    assert why_not(s, "space:B2_45") == "It burns."


def test_fo_gen_02_a_second_campaign_or_development_is_refused_by_its_own_reason() -> None:
    s = mid_turn(money=30)
    s.now.done = ~0
    ask_anew(s)
    assert why_not(s, "election:w1") == "You have campaigned in this turn."
    assert why_not(s, "network:railroad") == "You have developed a network in this turn."
    put(s, 0, money=0)
    s.now.done = 0
    ask_anew(s)
    assert why_not(s, "network:railroad").startswith("Its next tile costs $")
