"""Assistants and partners: drawing, keeping, discarding, and what they do. Chapter 5.17."""

from collections.abc import Callable

import pytest

from saddlebag.games.frontier.content import CHARACTER
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.step import STEP
from saddlebag.games.frontier.effects.terms import COST_PUBLIC_LOGS
from saddlebag.games.frontier.rules import elections, ending, era, goods, people, standing, texts, town
from saddlebag.games.frontier.state import State
from tests.games.frontier.kit import (
    Table,
    build,
    has,
    herd,
    label,
    network,
    next_characters,
    on_offer,
    play,
    put,
    table,
    turn,
    why_not,
)
from tests.games.kit import ask_after, run
from tests.games.kit import texts as offered

ASSISTANT, PARTNER, TYCOON = range(3)
ABILENE, DEADWOOD, EAU_CLAIRE = range(3)


def held(s: State, seat: int) -> list[str]:
    """The people of a player."""
    return [CHARACTER[hired.character] for hired in s.players[seat].hired]


def lying(s: State, town_of_suit: int) -> list[str]:
    """The cards face up at a suit town."""
    return [CHARACTER[card] for card in s.discards[town_of_suit]]


def draw(
    s: Table, *answers: str, seat: int = 0, rank: int = ASSISTANT, number: int = 1, building: bool = False
) -> None:
    """Draw cards with these answers."""
    run(people.draw(s, seat, rank, number, building), *answers)


def options(s: Table, *answers: str, rank: int = ASSISTANT, number: int = 1, building: bool = False) -> list[str]:
    """What may be answered when somebody draws, after these answers."""
    return offered(ask_after(people.draw(s, 0, rank, number, building), *answers))


# --- drawing and keeping ------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-CHAR-02")
def test_a_drawn_character_is_kept_or_sent_to_a_town() -> None:
    s = table()
    next_characters(s, "a01")
    assert options(s) == ["keep_person", "send abilene"]
    next_characters(s, "a01")
    s.drawn = []
    draw(s, "keep_person")
    assert held(s, 0) == ["a01"]
    assert s.drawn == []


@pytest.mark.rule("FO-CHAR-02")
def test_a_card_whose_requirement_is_not_met_goes_to_its_town() -> None:
    s = table()
    next_characters(s, "a06")  # asks for mining
    draw(s)
    assert held(s, 0) == []
    assert lying(s, DEADWOOD) == ["a06"]
    assert has(s, 0, "tools") == 1  # the first reward of Deadwood
    assert has(s, 0, "donkey") == 1


@pytest.mark.rule("FO-CHAR-02")
def test_a_joker_whose_requirement_is_not_met_cannot_be_kept() -> None:
    s = table()
    next_characters(s, "a14")
    found = ask_after(people.draw(s, 0, ASSISTANT, 1, False))
    assert offered(found) == ["send abilene", "send deadwood", "send eau_claire"]
    assert s.game.why_not(s, found, "keep_person").reason == "The Schoolteacher asks for a Schoolhouse in town."


@pytest.mark.rule("FO-CHAR-02", "FO-PAR-01")
@pytest.mark.parametrize(
    ("card", "fill"),
    [
        ("a02", lambda s: put(s, 0, ranching=1)),
        ("p06", lambda s: put(s, 0, mining=2)),
        ("p02", lambda s: build(s, "B2_35", "tent", 0)),
        ("a04", lambda s: (build(s, "B2_35", "tent", 0), build(s, "B2_45", "wooden_house", 0))),
        ("p03", lambda s: put(s, 0, money=8)),
        ("p05", lambda s: build(s, "B2_35", "church", 1)),
        ("p12", lambda s: s.distances.__setitem__(1, 0)),
        ("p10", lambda s: network(s, 1, "", 1, [0])),
    ],
)
def test_each_requirement_is_asked_for(card: str, fill: Callable[[Table], object]) -> None:
    s = table()
    number = CHARACTER.find(card)
    assert not people.meets(s, 0, number)
    fill(s)
    assert people.meets(s, 0, number)


@pytest.mark.rule("FO-CHAR-04")
def test_a_discard_brings_the_next_reward_of_its_town() -> None:
    s = table()
    next_characters(s, "a01 a03")
    draw(s, "send abilene")
    draw(s, "send abilene")
    assert lying(s, ABILENE) == ["a01", "a03"]
    assert has(s, 0, "horse") == 1
    assert has(s, 0, "guns") == 2
    assert s.rewards_taken == [2, 0, 0]


@pytest.mark.rule("FO-CHAR-04")
def test_the_reward_is_said_before() -> None:
    s = table()
    s.rewards_taken[ABILENE] = 2
    next_characters(s, "a01")
    found = ask_after(people.draw(s, 0, ASSISTANT, 1, False))
    assert s.game.describe(s, found, found.options[1]).label == "Send them to Abilene: gain $4"
    s.rewards_taken[ABILENE] = 5
    assert s.game.describe(s, found, found.options[1]).label == "Send them to Abilene: gain $2"


@pytest.mark.rule("FO-CHAR-05")
def test_jokers_go_to_any_town_and_others_to_that_of_their_suit() -> None:
    s = table()
    next_characters(s, "a16")
    draw(s, "send eau_claire")
    assert lying(s, EAU_CLAIRE) == ["a16"]
    assert has(s, 0, "log") == 2
    next_characters(s, "a01")
    found = ask_after(people.draw(s, 0, ASSISTANT, 1, False))
    assert s.game.why_not(s, found, "send deadwood").reason == "Only jokers go to a town of another suit."


@pytest.mark.rule("FO-CHAR-06")
def test_after_the_fifth_reward_a_discard_brings_two_dollars() -> None:
    s = table()
    s.rewards_taken[ABILENE] = 5
    next_characters(s, "a01")
    draw(s, "send abilene")
    assert has(s, 0, "money") == 2
    assert s.rewards_taken[ABILENE] == 5


@pytest.mark.rule("FO-CHAR-01", "FO-CHAR-03")
def test_a_fifth_card_takes_the_place_of_another_which_is_rewarded() -> None:
    s = table()
    put(s, 0, hired="a03 a05 a08 a09")
    next_characters(s, "a01")
    draw(s, "keep_person", "replace a05")
    assert held(s, 0) == ["a03", "a08", "a09", "a01"]
    assert lying(s, DEADWOOD) == ["a05"]
    assert has(s, 0, "tools") == 1


@pytest.mark.rule("FO-CHAR-03", "FO-TURN-02")
def test_a_discarded_assistants_unused_worker_is_lost() -> None:
    s = table()
    put(s, 0, hired="a01 a05 a08 a09")
    s.players[0].helping = 1 << CHARACTER.find("a01")
    assert goods.standing(s, 0) == 3
    next_characters(s, "a03")
    draw(s, "keep_person", "replace a01")
    assert goods.standing(s, 0) == 2


@pytest.mark.rule("FO-CHAR-09")
def test_of_several_cards_one_is_picked_and_the_others_bring_no_reward() -> None:
    s = table()
    next_characters(s, "a01 a16")
    draw(s, "pick a01", "send deadwood", "keep_person", number=2)
    assert held(s, 0) == ["a01"]
    assert lying(s, DEADWOOD) == ["a16"]
    assert s.rewards_taken == [0, 0, 0]
    assert has(s, 0, "donkey") == 0


@pytest.mark.rule("FO-CHAR-09", "FO-CHAR-04")
def test_the_picked_card_may_be_discarded_with_its_reward() -> None:
    s = table()
    next_characters(s, "a01 a05")
    draw(s, "pick a01", "send abilene", number=2)
    assert s.rewards_taken == [1, 0, 0]
    assert (lying(s, ABILENE), lying(s, DEADWOOD)) == (["a01"], ["a05"])


@pytest.mark.rule("FO-CHAR-10")
def test_an_empty_deck_is_made_anew_of_the_cards_in_the_towns() -> None:
    s = table()
    s.decks[ASSISTANT] = []
    s.discards[ABILENE] = [CHARACTER.find("a01"), CHARACTER.find("p01")]
    draw(s, "keep_person")
    assert held(s, 0) == ["a01"]
    assert lying(s, ABILENE) == ["p01"]


@pytest.mark.rule("FO-CHAR-10")
def test_with_nobody_left_nothing_is_drawn() -> None:
    s = table()
    s.decks[ASSISTANT] = []
    draw(s)
    assert held(s, 0) == []
    step = STEP.parse("draw assistant 1")
    assert not texts.possible(s, texts.Using(0), step)


@pytest.mark.rule("FO-CHAR-02")
def test_drawn_cards_lie_open_until_they_have_a_place() -> None:
    s = table()
    next_characters(s, "a01 a05")
    before = s.disclosed
    ask_after(people.draw(s, 0, ASSISTANT, 2, False))
    assert [CHARACTER[card] for card in s.drawn] == ["a01", "a05"]
    assert s.disclosed == before + 2


# --- drawing through buildings ------------------------------------------------------------------------------------


@pytest.mark.rule("FO-CHAR-07", "FO-CHAR-13")
def test_coach_builder_newspaper_and_steamboat_draw_their_class_as_often_as_printed() -> None:
    for building, rank, number in (("coach_builder", 0, 2), ("newspaper", 1, 2), ("steamboat", 2, 1)):
        s = table()
        space = build(s, "B4_13" if building == "steamboat" else "B2_35", building, 1)
        decks = [len(deck) for deck in s.decks]
        step = STEP.parse(f"draw {('assistant', 'partner', 'tycoon')[rank]} {number}")
        assert isinstance(step, fx.Draw)
        rule = people.draw_by_text(s, texts.Using(0, space=space), step)
        try:
            next(rule)
        except StopIteration:
            assert rank == TYCOON  # the mayor does not meet its requirement
        assert [before - len(deck) for before, deck in zip(decks, s.decks, strict=True)][rank] == number


@pytest.mark.rule("FO-CHAR-08")
def test_through_its_building_a_face_up_card_may_be_taken_instead_and_must_be_kept() -> None:
    s = table()
    space = build(s, "B2_35", "coach_builder", 1)
    s.discards = [[CHARACTER.find("a01"), CHARACTER.find("a02")], [CHARACTER.find("p04")], []]
    step = STEP.parse("draw assistant 2")
    assert isinstance(step, fx.Draw)
    found = ask_after(people.draw_by_text(s, texts.Using(0, space=space), step))
    assert offered(found) == ["draw_cards", "fetch a01"]
    assert s.game.why_not(s, found, "fetch a02").reason == "The Wrangler asks for ranching at level 1 or higher."
    assert s.game.why_not(s, found, "fetch p04").reason == "This building draws another class."
    assert s.game.why_not(s, found, "fetch a05").reason == "That card does not lie in a town."
    run(people.draw_by_text(s, texts.Using(0, space=space), step), "fetch a01")
    assert held(s, 0) == ["a01"]
    assert lying(s, ABILENE) == ["a02"]
    assert s.rewards_taken == [0, 0, 0]


@pytest.mark.rule("FO-CHAR-08")
def test_other_draws_come_from_the_deck_alone() -> None:
    s = table()
    s.discards = [[CHARACTER.find("a01")], [], []]
    next_characters(s, "a05")
    assert options(s) == ["keep_person", "send deadwood"]
    s.drawn = []
    next_characters(s, "a05")
    assert options(s, building=True) == ["draw_cards", "fetch a01"]


# --- assistants ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-AST-01", "FO-AST-02", "FO-ROUND-03")
def test_an_assistants_marker_goes_round_its_four_spaces() -> None:
    s = table()
    put(s, 0, hired="a15")  # guns, worker, guns, worker
    brought = []
    for _ in range(5):
        guns = has(s, 0, "guns")
        town.begin_round(s)
        brought.append((has(s, 0, "guns") - guns, goods.standing(s, 0)))
    assert brought == [(1, 2), (0, 3), (1, 2), (0, 3), (1, 2)]


@pytest.mark.rule("FO-AST-03", "FO-ROUND-03", "FO-TURN-02")
def test_ex_29_a_new_assistant_gives_nothing_until_the_next_round() -> None:
    s = table()
    next_characters(s, "a01")  # worker, rest, guns, rest
    draw(s, "keep_person")
    assert goods.standing(s, 0) == 2
    assert s.players[0].hired[0].dial == -1
    town.begin_round(s)
    assert goods.standing(s, 0) == 3


@pytest.mark.rule("FO-AST-04", "FO-PAR-02", "FO-ELEC-02")
def test_an_assistant_is_worth_one_vote_and_a_partner_two() -> None:
    s = table()
    put(s, 0, campaign="h1", hired="a01 a05 p02")
    assert elections.votes(s, 0) == 1 + 1 + 1 + 2


# --- partners -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-PAR-01", "FO-CHAR-12")
def test_a_partner_works_for_its_holder_alone() -> None:
    s = table()
    put(s, 0, hired="p09", money=9, log=2)
    put(s, 1, money=9, log=2)
    assert standing.cost(s, 0, COST_PUBLIC_LOGS, 2) == 1
    assert standing.cost(s, 1, COST_PUBLIC_LOGS, 2) == 2


@pytest.mark.rule("FO-TURN-03")
def test_a_special_building_serves_every_player_once_in_each_turn() -> None:
    s = table()
    build(s, "B2_35", "packing_plant")
    s.tycoons = [CHARACTER.find("t02")]
    put(s, 1, cattle={"B4_11": 2}, ranching=1)
    turn(s, 1)
    assert label(s, "use_card packing_plant") == "The Packing Plant: give 1 cow for $3"
    play(s, "use_card packing_plant")
    assert has(s, 1, "money") == 3
    assert herd(s, 1) == {"B4_11": 1}
    assert "use_card packing_plant" not in on_offer(s)
    assert why_not(s, "use_card packing_plant") == "You have used that already."


@pytest.mark.rule("FO-TURN-03")
def test_what_cannot_be_paid_is_not_on_offer() -> None:
    s = table()
    build(s, "B2_35", "packing_plant")
    s.tycoons = [CHARACTER.find("t02")]
    turn(s, 1)
    assert why_not(s, "use_card packing_plant") == "That cannot be done or paid now."
    assert why_not(s, "use_card p01").startswith("That gives you nothing to do in your turn")


@pytest.mark.rule("FO-PAR-01")
def test_harvey_earns_a_dollar_when_another_player_uses_a_building_of_his() -> None:
    s = table()
    space = build(s, "B2_35", "tailor", 0)
    put(s, 0, hired="p12")
    run(people.other_uses(s, 1, space))
    assert has(s, 0, "money") == 1
    run(people.other_uses(s, 0, space))
    assert has(s, 0, "money") == 1
    s.owners[space] = 2
    run(people.other_uses(s, 1, space))
    assert has(s, 0, "money") == 1


@pytest.mark.rule("FO-ERA-04", "FO-PAR-01")
def test_johnson_brings_a_cow_at_the_end_of_an_era() -> None:
    s = table(3, "ranching mining lumbering")
    build(s, "B4_11", "farmstead", 0)
    put(s, 0, hired="p03")
    put(s, 1, hired="a01")
    run(era.era_end_texts(s), "head_on B4_10")
    assert herd(s, 0) == {"B4_10": 1}
    assert herd(s, 1) == {}


@pytest.mark.rule("FO-CHAR-11")
def test_people_are_worth_points_through_level_4_cards_only() -> None:
    s = table()
    put(s, 0, hired="a09 p07")
    assert ending.level_4_points(s, 0) == 0
    put(s, 0, lumbering=4)
    assert ending.level_4_points(s, 0) == 4


@pytest.mark.rule("FO-CHAR-03", "FO-CHAR-09")
def test_why_a_card_is_not_picked_or_replaced() -> None:
    s = table()
    put(s, 0, hired="a03 a05 a08 a09")
    next_characters(s, "a01 a12")
    found = ask_after(people.draw(s, 0, ASSISTANT, 2, False))
    assert s.game.why_not(s, found, "pick a18").reason == "That card was not drawn."
    found = ask_after(people.keep(s, 0, CHARACTER.find("a01")))
    assert s.game.why_not(s, found, "replace a18").reason == "You do not hold that card."
