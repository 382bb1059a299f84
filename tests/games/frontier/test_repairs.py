"""General actions: campaigns, revolt and fire, landing logs, donations. Chapter 5.9."""

import pytest

from saddlebag.games.frontier.content import ELECTION, ELECTION_FIELDS, ELECTION_NUMBER, FIRST_TYCOON, SPACE, SPECIAL
from saddlebag.games.frontier.effects.terms import HEALTH, SAFETY, WEALTH
from saddlebag.games.frontier.rules import campaign, goods
from tests.games.frontier.kit import (
    Table,
    ask_anew,
    build,
    has,
    label,
    on_offer,
    play,
    put,
    question,
    river,
    sentences,
    turn,
    why_not,
)
from tests.games.frontier.texts_kit import carry_out
from tests.games.frontier.town_kit import player
from tests.games.kit import run


def again(s: Table) -> None:
    """Another turn of the same player."""
    turn(s, s.active)


# --- general actions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-01")
def test_general_actions_need_no_worker_but_for_fire_and_public_buildings() -> None:
    s = player(money=30, log=3, gold=1, logs={"b2b": 1}, workers=0)
    build(s, "B2_35", "church", 1)
    build(s, "B2_24", "tent", 1, damage=1)
    build(s, "B1_22", "sawmill", 1, damage=1)
    offered = set(on_offer(s))
    assert {"campaign", "develop", "sell", "buy", "calm", "land", "donate", "tent"} <= offered
    assert not {"douse", "build_public", "labour"} & offered
    assert why_not(s, "douse") == "None of your workers stands."
    assert why_not(s, "build_public") == "It takes a standing worker."


@pytest.mark.rule("FO-GEN-02")
def test_some_general_actions_are_done_once_a_turn() -> None:
    s = player(money=90, log=9, workers=3)
    build(s, "B2_35", "church", 1)
    play(s, "campaign", "campaign_for w1", "develop", "develop_network telegraph")
    while question(s) != "action":
        play(s, on_offer(s)[0])
    play(s, "tent", "pitch B2_24", "build_public", "public jail", "raise_on B2_54", "donate")
    once = {
        "campaign": "You have campaigned in this turn.",
        "develop": "You have developed a network in this turn.",
        "tent": "You have bought housing in this turn.",
        "build_public": "You have bought a public building in this turn.",
        "donate": "You have made a donation in this turn.",
    }
    for verb, reason in once.items():
        assert why_not(s, verb) == reason
    again(s)
    assert once.keys() <= set(on_offer(s))


@pytest.mark.rule("FO-GEN-02")
def test_repairs_and_landing_are_unlimited() -> None:
    s = player(money=5, logs={"b2b": 2})
    build(s, "B1_22", "sawmill", 1, damage=2)
    play(s, "calm", "calm_tiles 1", "calm", "land", "land_logs 1", "land")
    assert (s.damage[SPACE.find("B1_22")], has(s, 0, "log")) == (0, 2)


# --- campaign -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-03")
def test_a_campaign_goes_from_a_field_to_a_space_that_touches_it_and_to_the_middle() -> None:
    s = player(money=9)
    assert label(s, "campaign") == "Campaign: $1"
    play(s, "campaign")
    assert on_offer(s) == ["campaign_for h1", "campaign_for w1", "campaign_for s1"]
    play(s, "campaign_for w1")
    assert has(s, 0, "money") == 8
    again(s)
    play(s, "campaign")
    assert on_offer(s) == ["campaign_for hw2", "campaign_for ws2"]
    assert why_not(s, "campaign_for hs2") == "Your next step does not lead there."
    assert label(s, "campaign_for ws2") == "Campaign for wealth and safety: $2"
    play(s, "campaign_for ws2")
    assert has(s, 0, "money") == 6
    again(s)
    play(s, "campaign")
    assert (ELECTION[s.you.campaign], has(s, 0, "money")) == ("c3", 3)
    again(s)
    assert why_not(s, "campaign") == "You campaign for everything already."


@pytest.mark.rule("FO-GEN-03")
def test_a_step_of_the_campaign_is_paid_in_full() -> None:
    s = player(money=1, campaign="h1")
    assert why_not(s, "campaign") == "The next step costs $2."


@pytest.mark.rule("FO-GEN-03")
@pytest.mark.parametrize(("option", "costs"), [("flat_1", [1, 1, 1]), ("per_worker", [2, 2, 2])])
def test_a_campaign_may_cost_the_same_at_every_step(option: str, costs: list[int]) -> None:
    s = player(money=20, _campaign_cost=option)
    for cost, answers in zip(costs, (["campaign_for s1"], ["campaign_for hs2"], []), strict=True):
        before = has(s, 0, "money")
        play(s, "campaign", *answers)
        assert before - has(s, 0, "money") == cost
        again(s)


@pytest.mark.rule("FO-GEN-04")
def test_an_election_space_touches_as_many_fields_as_its_number() -> None:
    assert [len(fields) for fields in ELECTION_FIELDS] == ELECTION_NUMBER
    s = player(money=9)
    play(s, "campaign", "campaign_for h1")
    assert ELECTION_FIELDS[s.you.campaign] == (HEALTH,)
    assert "Coal campaigns for health." in sentences(s)


@pytest.mark.rule("FO-GEN-05")
def test_several_players_may_stand_on_one_election_space() -> None:
    s = player(money=9)
    put(s, 1, campaign="w1")
    play(s, "campaign", "campaign_for w1")
    assert s.players[0].campaign == s.players[1].campaign


@pytest.mark.rule("FO-GEN-03")
def test_a_free_step_costs_nothing_and_leaves_that_of_the_turn() -> None:
    s = player(money=9)
    run(carry_out(s, "campaign_free"), "campaign_for s1")
    assert has(s, 0, "money") == 9
    ask_anew(s)
    assert "campaign" in on_offer(s)
    put(s, 0, campaign="c3")
    assert campaign.next_spaces(s, 0) == ()
    run(carry_out(s, "campaign_free"))


# --- revolt and fire ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-08", "FO-GEN-09")
def test_ex_s8_revolt_is_removed_for_money_and_fire_by_a_worker() -> None:
    s = player(money=3)
    sawmill = build(s, "B1_22", "sawmill", 0, damage=2)
    tent = build(s, "B2_24", "tent", 0, damage=2)
    assert label(s, "calm") == "Remove revolt from the sawmill on Headwaters C3: $1 a tile"
    play(s, "calm", "calm_tiles 2", "douse", "douse_tiles 2")
    assert has(s, 0, "money") == 1
    assert (s.damage[sawmill], s.damage[tent]) == (0, 0)
    assert (s.you.laid, goods.standing(s, 0)) == ([tent], 1)


@pytest.mark.rule("FO-GEN-08")
def test_revolt_is_removed_from_anybodys_industry_as_far_as_one_pays() -> None:
    s = player(money=2)
    build(s, "B1_22", "sawmill", 1, damage=3)
    other = build(s, "B1_34", "farmstead", 2, damage=1)
    play(s, "calm")
    assert on_offer(s) == ["calm_at B1_22", "calm_at B1_34"]
    assert why_not(s, "calm_at B1_33") == "There is no revolt there."
    play(s, "calm_at B1_22")
    assert on_offer(s) == ["calm_tiles 1", "calm_tiles 2"]
    assert why_not(s, "calm_tiles 3") == "There are not so many, or you cannot pay for them."
    play(s, "calm_tiles 2")
    assert (has(s, 0, "money"), s.damage[other]) == (0, 1)
    assert why_not(s, "calm") == "Each revolt tile costs $1."


@pytest.mark.rule("FO-GEN-09")
def test_a_fire_is_fought_even_where_no_place_is_free() -> None:
    s = player()
    church = build(s, "B2_35", "church", 1, damage=3)
    s.players[1].laid = [church] * 3
    play(s, "douse")
    assert on_offer(s) == ["douse_tiles 1", "douse_tiles 2", "douse_tiles 3"]
    play(s, "douse_tiles 3")
    assert (s.damage[church], s.you.laid) == (0, [church])
    assert why_not(s, "douse") == "Nothing burns."


@pytest.mark.rule("FO-GEN-08", "FO-GEN-09")
def test_workers_fight_fires_and_money_ends_revolts_only() -> None:
    s = player(money=5)
    build(s, "B2_35", "church", 1, damage=1)
    build(s, "B2_24", "tent", 1, damage=1)
    assert why_not(s, "calm") == "There is no revolt."
    play(s, "douse")
    assert on_offer(s) == ["douse_at B2_24", "douse_at B2_35"]
    assert why_not(s, "douse_at B2_34") == "Nothing burns there."


# --- landing logs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-10")
def test_logs_are_landed_from_the_basin_beside_the_stockpile() -> None:
    s = player(logs={"b2b": 3, "b1": 1}, log=1)
    play(s, "land")
    assert on_offer(s) == ["land_logs 1", "land_logs 2", "land_logs 3"]
    assert why_not(s, "land_logs 4") == "You do not have so many logs there."
    play(s, "land_logs 2")
    assert (river(s, 0), has(s, 0, "log")) == ({"b1": 1, "b2b": 1}, 3)


@pytest.mark.rule("FO-GEN-10")
def test_a_stockpile_beside_two_basins_takes_logs_from_both() -> None:
    s = player(logs={"b3a": 1, "b3b": 2}, _players=4)
    for space in s.spaces:
        if s.tiles[space] == 0:
            s.tiles[space] = -1
    build(s, "B3_33", "log_stockpile")
    play(s, "land")
    assert on_offer(s) == ["land_from b3a", "land_from b3b"]
    play(s, "land_from b3b", "land_logs 2", "land")
    assert (river(s, 0), has(s, 0, "log")) == ({}, 3)


@pytest.mark.rule("FO-GEN-10", "FO-DAM-10")
def test_no_log_is_landed_past_a_black_worker_or_from_elsewhere() -> None:
    s = player(logs={"b2b": 3})
    s.jams = 1 << 2
    reason = "No logs of yours lie beside the stockpile, or a black worker blocks them."
    assert why_not(s, "land") == reason
    s = player(logs={"b2a": 3})
    assert why_not(s, "land") == reason


# --- donations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-GEN-11")
@pytest.mark.parametrize(
    ("building", "status"), [("church", HEALTH), ("schoolhouse", WEALTH), ("orphanage", SAFETY), ("library", WEALTH)]
)
def test_a_donation_puts_a_cube_on_a_philanthropy_and_its_status_rises(building: str, status: int) -> None:
    s = player(money=6)
    space = build(s, "B2_35", building, 1)
    assert label(s, "donate") == "Donate $5"
    play(s, "donate")
    assert (has(s, 0, "money"), s.you.donated, s.you.points) == (1, [space], [0, 0])
    assert [s.status[each] for each in (HEALTH, WEALTH, SAFETY)] == [each == status for each in range(3)]


@pytest.mark.rule("FO-GEN-11", "FO-CORE-14")
def test_three_donations_are_all_that_a_philanthropy_takes() -> None:
    s = player(money=20)
    build(s, "B2_35", "church", 1)
    build(s, "B2_24", "library", 1)
    build(s, "B2_54", "orphanage", 1, damage=1)
    put(s, 1, donated="B2_35 B2_35")
    put(s, 2, donated="B2_35")
    play(s, "donate")
    assert question(s) == "action"  # nothing else takes one
    assert s.you.donated == [SPACE.find("B2_24")]


@pytest.mark.rule("FO-GEN-11")
def test_the_reasons_why_nothing_is_donated() -> None:
    s = player(money=4)
    assert why_not(s, "donate") == "There is no philanthropy without fire that takes another donation."
    build(s, "B2_35", "church", 1)
    ask_anew(s)
    assert why_not(s, "donate") == "A donation is $5."
    put(s, 0, money=9)
    put(s, 1, donated="B2_35 B2_35 B2_35")
    for space, building in {"B2_24": "church", "B2_54": "library", "B2_45": "orphanage"}.items():
        build(s, space, building, 1, damage=int(building == "orphanage"))
    ask_anew(s)
    play(s, "donate")
    assert on_offer(s) == ["donate_to B2_24", "donate_to B2_54"]
    assert label(s, "donate_to B2_54") == "The library on The Bend F5: wealth rises"
    assert why_not(s, "donate_to B2_45") == "It burns."
    assert why_not(s, "donate_to B2_35") == "It has three donations already."
    assert why_not(s, "donate_to B2_34") == "No philanthropy stands there."


@pytest.mark.rule("FO-GEN-11", "FO-TYC-05")
def test_carnegie_hall_takes_donations_and_carnegie_makes_them_cheaper() -> None:
    s = player(money=3)
    s.tycoons = [FIRST_TYCOON + SPECIAL.find("carnegie_hall")]
    build(s, "B2_35", "carnegie_hall")
    play(s, "donate")
    assert (has(s, 0, "money"), s.status[WEALTH]) == (0, 1)


@pytest.mark.rule("FO-GEN-11")
def test_a_donation_costs_what_the_table_agreed_on() -> None:
    s = player(money=3, _donation_cost=3)
    build(s, "B2_35", "church", 1)
    play(s, "donate")
    assert has(s, 0, "money") == 0
