"""What bots think of a table: they read from a mission's jobs what is worth having."""

from itertools import pairwise
from math import isfinite
from random import Random

import msgspec
import pytest

from saddlebag.games.deck_goes_west import GAME
from saddlebag.games.deck_goes_west.content import CARD, MISSION, MISSIONS
from saddlebag.games.deck_goes_west.effects.jobs import parse
from saddlebag.games.deck_goes_west.effects.terms import FOOD, GOLD, VILLAGE, WOOD
from saddlebag.games.deck_goes_west.mind.evaluate import evaluate
from saddlebag.games.deck_goes_west.mind.shortlist import shortlist
from saddlebag.games.deck_goes_west.mind.worth import WORTH, Worth, appraised
from tests.games.deck_goes_west.kit import Table, asked, bandits, lay, play, put, wagon, workday

DECK = "boots knife hatchet pan pickaxe rail_hammer"


def worth_of(mission: str) -> Worth:
    return WORTH[MISSION.find(mission)]


def day(mission: str = "new_world", players: int | None = None) -> Table:
    """A quiet day on which everybody has a small deck, a little food and an empty hand."""
    s = workday(mission, players)
    for seat in range(len(s.players)):
        put(s, seat, draw=DECK, food=2)
    return s


# --- what things are worth ------------------------------------------------------------------------------------------


def test_weapons_are_worth_most_where_clears_are_paid() -> None:
    revolver = CARD.find("revolver_1")
    assert worth_of("outlaw_hunter").cards[revolver] > 2 * worth_of("lone_surveyor").cards[revolver]


def test_a_telescope_is_worth_most_where_reveals_are_paid() -> None:
    spyglass = CARD.find("spyglass_1")
    assert worth_of("lone_surveyor").cards[spyglass] > 2 * worth_of("cautious_cargo").cards[spyglass]


def test_food_is_worth_most_where_villages_are_fed() -> None:
    assert worth_of("feed_the_frontier").stock[FOOD] > worth_of("iron_road").stock[FOOD]
    assert worth_of("feed_the_frontier").tables == 1 << VILLAGE


def test_a_hatchet_is_worth_more_in_the_forest() -> None:
    hatchet, places = CARD.find("hatchet_1"), worth_of("iron_road").cards_at
    assert places[0][hatchet] > places[1][hatchet]


def test_a_new_mission_is_understood_by_its_jobs() -> None:
    plain = MISSIONS[MISSION.find("outlaw_hunter")]
    paid = msgspec.structs.replace(plain, jobs=(parse("pay gold 2; score 3"),))
    assert appraised(paid).stock[GOLD] > appraised(plain).stock[GOLD]
    assert appraised(paid).tables == 0


def test_a_mission_with_more_exhaustion_expects_more_dangers() -> None:
    assert worth_of("wagon_rush").coming == 2 * worth_of("last_train_out").coming


# --- how a table looks ----------------------------------------------------------------------------------------------


def test_a_point_is_worth_having_and_worth_denying() -> None:
    s = day("discovery")
    before = evaluate(s, 0)
    s.vp = [1, 0]
    assert evaluate(s, 0) > before
    s.vp = [0, 1]
    assert evaluate(s, 0) < before


def test_a_won_match_looks_best_and_a_lost_one_worst() -> None:
    s = day()
    s.vp = [29]
    before = evaluate(s, 0)
    s.outcome, s.winners = "score", 1
    assert evaluate(s, 0) > before
    s.outcome, s.winners = "days", 0
    assert evaluate(s, 0) < before


def test_a_meeple_beside_unknown_land_looks_better() -> None:
    s = day("lone_surveyor")
    put(s, 0, "c1r0")
    before = evaluate(s, 0)
    lay(s, {"c2r0": "forest"})
    assert evaluate(s, 0) < before


def test_wood_is_worth_more_to_those_who_have_metal() -> None:
    s = day("iron_road")

    def gain(metal: int) -> float:
        put(s, 0, metal=metal, wood=0)
        before = evaluate(s, 0)
        put(s, 0, wood=1)
        return evaluate(s, 0) - before

    assert gain(metal=1) > gain(metal=0) > 0


def test_the_first_food_is_needed_most() -> None:
    s = day()
    values = []
    for food in range(5):
        put(s, 0, food=food)
        values.append(evaluate(s, 0))
    assert values[1] - values[0] > values[4] - values[3] > 0


def test_a_stock_is_worth_little_on_the_last_day() -> None:
    s = day()

    def gain() -> float:
        put(s, 0, gold=0)
        before = evaluate(s, 0)
        put(s, 0, gold=3)
        return evaluate(s, 0) - before

    early = gain()
    s.day = s.board.day_len - 1
    assert 0 < gain() < early / 2


def test_dangers_are_worse_the_more_there_are() -> None:
    s = day()
    values = []
    for number in (0, 3, 6, 9):
        put(s, 0, discard=" ".join(["hunger"] * min(number, 6) + ["parched"] * max(number - 6, 0)))
        values.append(evaluate(s, 0))
    losses = [one - other for one, other in pairwise(values)]
    assert min(losses) > 0
    assert losses[2] > losses[1]


def test_a_good_card_improves_a_deck_and_a_poor_one_does_not() -> None:
    s = day()
    put(s, 0, draw=f"{DECK} boots boots boots boots")
    before = evaluate(s, 0)
    put(s, 0, discard="stagecoach")
    assert evaluate(s, 0) > before
    put(s, 0, discard="iron_plate")
    assert evaluate(s, 0) < before


def test_bandits_under_the_own_feet_are_bad_unless_they_are_paid_for() -> None:
    for mission, better in (("lone_surveyor", False), ("outlaw_hunter", True)):
        s = day(mission)
        before = evaluate(s, 0)
        bandits(s, {"c0r0": 1})
        assert (evaluate(s, 0) > before) == better


def test_a_battle_looks_good_with_many_dice_and_bad_with_few() -> None:
    s = day()
    bandits(s, {"c0r0": 2})
    put(s, 0, hand="hatchet revolver revolver", character="silas_pike")
    play(s, "play hatchet 2")
    weak = evaluate(s, 0)
    play(s, "play revolver 1", "play revolver 1")
    assert evaluate(s, 0) > weak


def test_who_goes_ahead_of_the_party_counts_a_part_of_its_points() -> None:
    s = day("speed_of_the_slowest")
    before = evaluate(s, 0)
    put(s, 0, "c1r0")
    assert before < evaluate(s, 0) < before + 30


def test_the_column_that_the_night_takes_is_a_bad_place() -> None:
    safe, risky = day("speed_of_the_slowest"), day("last_train_out")
    gains = []
    for s in (safe, risky):
        before = evaluate(s, 0)
        put(s, 0, "c1r0")
        gains.append((evaluate(s, 0) - before) / worth_of(MISSION[s.mission]).prices.party)
    assert gains[1] > gains[0]


def test_it_is_good_to_be_with_the_wagon() -> None:
    s = day("cautious_cargo")
    wagon(s, "c1r0")
    put(s, 0, "c0r1")
    away = evaluate(s, 0)
    wagon(s, "c0r1")
    assert evaluate(s, 0) > away


def test_it_is_good_to_be_near_a_village_that_can_be_fed() -> None:
    s = day("feed_the_frontier")
    lay(s, {"c0r1": "prairie", "c1r1": "village"})
    before = evaluate(s, 0)
    lay(s, {"c1r1": "prairie", "c0r1": "village"})
    assert evaluate(s, 0) > before


@pytest.mark.parametrize("mission", MISSION.ids)
def test_every_position_can_be_judged_and_every_list_shortened(mission: str) -> None:
    players = {0: 1, 1: 3, 2: 2}[MISSIONS[MISSION.find(mission)].mode]
    match, chance = GAME.new(seed=5, players=players, mission=mission), Random(5)
    while match.ask is not None:
        short = shortlist(match.state, match.ask)
        assert short
        assert set(short) <= set(match.ask.options)
        assert all(isfinite(evaluate(match.state, seat)) for seat in range(players))
        match.follow(chance.choice(match.options))


# --- short lists ----------------------------------------------------------------------------------------------------


def test_the_card_that_is_given_up_is_the_one_of_least_use_here() -> None:
    s = day()
    put(s, 0, hand="knife boots pan")
    play(s, "play knife 3")
    assert [option.text for option in shortlist(s, asked(s))] == ["discard pan"]


def test_the_card_that_is_scrapped_is_the_worst_of_the_deck() -> None:
    s = day()
    put(s, 0, hand="stagecoach pan", character="derek_dogood")
    play(s, "ability 1", "x 1")
    assert [option.text for option in shortlist(s, asked(s))] == ["scrap pan"]


def test_what_is_paid_is_what_is_missed_least() -> None:
    s = day("iron_road")
    put(s, 0, character="derek_dogood", gold=1, wood=6, food=1)
    play(s, "ability 3")
    assert shortlist(s, asked(s))[0].text == "pay wood"


def test_wood_alone_makes_no_railway() -> None:
    s = day("iron_road")
    put(s, 0, metal=2, wood=2)
    both = evaluate(s, 0)
    put(s, 0, metal=0, wood=4)
    assert evaluate(s, 0) < both
    assert worth_of("iron_road").stock[WOOD] < worth_of("iron_road").rails
