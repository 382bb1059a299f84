"""Housing and public buildings: buying and placing. Chapter 5.11."""

from typing import Any

import pytest

from saddlebag.games.frontier.content import (
    PUBLIC,
    PUBLIC_COST,
    PUBLIC_LOGS,
    PUBLIC_STATUS,
    PUBLIC_TAG,
    SPACE,
    TAG,
    TILE,
)
from saddlebag.games.frontier.effects.terms import HEALTH, INVESTMENT, POLITICAL, SAFETY, WEALTH
from saddlebag.games.frontier.rules import damage, goods, housing, land, public_buildings, town, uses
from tests.games.frontier.kit import (
    ask_anew,
    build,
    has,
    label,
    on_offer,
    play,
    put,
    question,
    table,
    tile_at,
    why_not,
)
from tests.games.frontier.texts_kit import carry_out, of, possible
from tests.games.frontier.town_kit import offered, player
from tests.games.kit import ask_after, run, texts

BESIDE = ["B2_24", "B2_35", "B2_42", "B2_45", "B2_54"]
"""The free flat spaces beside the town of the kit."""


# --- housing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-HOUSE-01")
def test_a_tent_goes_on_a_free_flat_space_adjacent_to_town() -> None:
    s = player(money=3)
    play(s, "tent")
    assert offered(s, "pitch") == BESIDE
    assert why_not(s, "pitch B2_33") == "A tent needs flat land."
    assert why_not(s, "pitch B2_34") == "Something stands there already."
    assert why_not(s, "pitch B2_14") == "A tent stands adjacent to a town tile."
    assert why_not(s, "pitch B3_00") == "That board is not in play."
    assert why_not(s, "no_tent") == "You have paid for it."
    play(s, "pitch B2_42")
    assert (tile_at(s, "B2_42"), s.owners[of("B2_42")], has(s, 0, "money")) == ("tent", 0, 1)
    assert goods.standing(s, 0) == 2


@pytest.mark.rule("FO-HOUSE-01", "FO-CORE-15")
def test_why_no_tent_can_be_bought() -> None:
    s = player(money=1)
    assert why_not(s, "tent") == "A tent costs $2."
    s = player(money=2)
    for space in s.spaces[:20]:
        s.tiles[space] = TILE.find("tent")
    ask_anew(s)
    assert why_not(s, "tent") == "No tent is left in the supply."


@pytest.mark.rule("FO-HOUSE-01")
def test_a_free_tent_may_be_declined() -> None:
    s = table()
    run(carry_out(s, "free_tent 2", seat=1), "pitch B2_24", "no_tent")
    assert (tile_at(s, "B2_24"), s.owners[of("B2_24")]) == ("tent", 1)
    assert s.tiles.count(TILE.find("tent")) == 1
    assert possible(s, "free_tent 1")


@pytest.mark.rule("FO-HOUSE-02", "FO-PUB-12")
@pytest.mark.parametrize(
    ("homes", "most"),
    [([], 0), (["tent"], 1), (["wooden_house"], 2), (["tent", "wooden_house"], 3), (["wooden_house"] * 2, 3)],
)
def test_a_tent_holds_one_a_wooden_house_two_and_no_building_more_than_three(homes: list[str], most: int) -> None:
    s = table()
    jail = build(s, "B2_35", "jail", 0)
    for space, home in zip(["B2_25", "B2_36"], homes, strict=False):
        build(s, space, home, 1)
    assert max(0, uses.uses_left(s, jail)) == most


@pytest.mark.rule("FO-HOUSE-03", "FO-HOUSE-04", "FO-TRACK-01")
def test_up_to_two_tents_become_wooden_houses_for_two_dollars_and_a_log_each() -> None:
    s = table()
    for space in ("B2_24", "B2_35", "B2_45"):
        build(s, space, "tent", 1)
    build(s, "B2_54", "tent", 0)
    put(s, 1, money=9, log=3)
    assert texts(ask_after(housing.upgrade_housing(s, 1))) == [
        "upgrade B2_24",
        "upgrade B2_35",
        "upgrade B2_45",
        "keep_tents",
    ]
    run(housing.upgrade_housing(s, 1), "upgrade B2_24", "upgrade B2_45")
    assert [tile_at(s, space) for space in ("B2_24", "B2_35", "B2_45")] == ["wooden_house", "tent", "wooden_house"]
    assert (has(s, 1, "money"), has(s, 1, "log"), s.players[1].points[POLITICAL]) == (5, 1, 2)
    assert s.owners[of("B2_24")] == 1


@pytest.mark.rule("FO-HOUSE-03")
def test_nobody_must_upgrade_and_a_burning_tent_cannot_be() -> None:
    s = table()
    build(s, "B2_24", "tent", 0)
    build(s, "B2_35", "tent", 0, damage=1)
    put(s, 0, money=9, log=3)
    assert texts(ask_after(housing.upgrade_housing(s, 0))) == ["upgrade B2_24", "keep_tents"]
    run(housing.upgrade_housing(s, 0), "keep_tents")
    assert tile_at(s, "B2_24") == "tent"
    for lacking in ({"money": 1, "log": 3}, {"money": 9, "log": 0}):
        put(s, 0, **lacking)
        assert housing.tents_to_upgrade(s, 0) == []


@pytest.mark.rule("FO-HOUSE-03", "FO-PUB-02")
def test_ex_33_a_lumber_pays_the_log_of_an_upgrade_and_its_second_log_is_lost() -> None:
    s = table()
    build(s, "B2_24", "tent", 0)
    put(s, 0, money=2, lumber=1)
    run(housing.upgrade_housing(s, 0), "upgrade B2_24")
    assert (has(s, 0, "money"), has(s, 0, "lumber"), tile_at(s, "B2_24")) == (0, 0, "wooden_house")
    assert s.players[0].points[POLITICAL] == 1


@pytest.mark.rule("FO-HOUSE-03")
@pytest.mark.parametrize(("limit", "upgraded"), [(1, 1), (2, 2), ("unlimited", 3)])
def test_the_limit_of_upgrades_is_what_the_table_agreed_on(limit: Any, upgraded: int) -> None:
    s = table(housing_upgrades_per_era=limit)
    for space in ("B2_24", "B2_35", "B2_45"):
        build(s, space, "tent", 0)
    put(s, 0, money=20, log=9)
    answers = ["upgrade B2_24", "upgrade B2_35", "upgrade B2_45"][:upgraded]
    run(housing.upgrade_housing(s, 0), *answers)
    assert s.tiles.count(TILE.find("wooden_house")) == upgraded


# --- buying public buildings --------------------------------------------------------------------------------------


@pytest.mark.rule("FO-PUB-01", "FO-PUB-03", "FO-PUB-08", "FO-PUB-09", "FO-STAT-03")
def test_ex_s9_a_church_is_bought_beside_a_tent() -> None:
    s = player(money=8, log=3, workers=1)
    build(s, "B2_35", "tent", 1)
    play(s, "build_public")
    assert label(s, "public church") == "Church: $5 and 2 logs"
    play(s, "public church", "raise_on B2_25")
    church = of("B2_25")
    assert (tile_at(s, "B2_25"), s.owners[church]) == ("church", 0)
    assert (has(s, 0, "money"), has(s, 0, "log")) == (3, 1)
    assert (s.you.laid, goods.standing(s, 0)) == ([church], 0)
    assert (s.you.points, s.status[HEALTH]) == ([1, 0], 1)
    assert uses.uses_left(s, church) == 0  # the tent has room for one, who is there already


@pytest.mark.rule("FO-PUB-01")
def test_without_the_worker_of_the_options_nobody_is_laid_on_a_new_building() -> None:
    s = player(money=8, log=3, workers=0, _public_building_worker=False)
    play(s, "build_public", "public jail", "raise_on B2_35")
    assert (s.you.laid, s.uses[of("B2_35")]) == ([], 0)


@pytest.mark.rule("FO-PUB-01")
def test_why_no_public_building_can_be_bought() -> None:
    assert why_not(player(money=3, log=3), "build_public") == "You cannot pay for any public building."
    assert why_not(player(money=9), "build_public") == "You cannot pay for any public building."
    s = player(money=8, log=1)
    play(s, "build_public")
    assert why_not(s, "public town_hall") == "It costs $8 and 3 logs."
    assert "public town_hall" not in on_offer(s)


@pytest.mark.rule("FO-PUB-02")
def test_ex_17_a_lumber_replaces_two_logs() -> None:
    s = player(money=8, log=1, lumber=1)
    play(s, "build_public", "public town_hall", "raise_on B2_35")
    assert (has(s, 0, "money"), has(s, 0, "log"), has(s, 0, "lumber")) == (0, 0, 0)
    assert tile_at(s, "B2_35") == "town_hall"


@pytest.mark.rule("FO-PUB-02")
def test_who_has_logs_and_lumber_chooses_and_logs_of_the_river_do_not_count() -> None:
    s = player(money=8, log=3, lumber=1)
    play(s, "build_public", "public town_hall", "raise_on B2_35")
    assert on_offer(s) == ["pay_with 0", "pay_with 1"]
    play(s, "pay_with 1")
    assert (has(s, 0, "log"), has(s, 0, "lumber")) == (2, 0)
    s = player(money=7, logs={"b2b": 3})
    assert "build_public" not in on_offer(s)


@pytest.mark.rule("FO-PUB-02", "FO-CHAR-12")
def test_who_builds_with_fewer_logs_pays_fewer() -> None:
    s = player(money=4)
    put(s, 0, hired="p09")
    ask_anew(s)
    play(s, "build_public")
    assert label(s, "public general_store") == "General Store: $4"
    play(s, "public general_store", "raise_on B2_35")
    assert tile_at(s, "B2_35") == "general_store"


@pytest.mark.rule("FO-PUB-03", "FO-CORE-16")
def test_a_public_building_goes_on_a_free_flat_space_adjacent_to_town() -> None:
    s = player(money=20, log=9)
    put(s, 1, cattle={"B2_45": 1})
    ask_anew(s)
    play(s, "build_public", "public jail")
    assert offered(s, "raise_on") == [space for space in BESIDE if space != "B2_45"]
    assert why_not(s, "raise_on B2_45") == "Something stands there already."
    assert why_not(s, "raise_on B2_33") == "It needs flat land."
    assert why_not(s, "raise_on B2_55") == "It must be adjacent to a town tile."
    assert why_not(s, "raise_on B3_11") == "That board is not in play."


@pytest.mark.rule("FO-PUB-03", "FO-CORE-16")
def test_cleared_forest_takes_a_building_and_a_forest_does_not() -> None:
    s = table()
    build(s, "B1_44", "tent", 0)  # B1_45 and B1_54 beside it are forest and plain
    assert of("B1_45") not in public_buildings.spaces_for(s, PUBLIC.find("jail"))
    s.trees[of("B1_45")] = 0
    assert of("B1_45") in public_buildings.spaces_for(s, PUBLIC.find("jail"))


@pytest.mark.rule("FO-PUB-04")
def test_the_town_may_grow_up_to_industry_unless_the_table_forbids_it() -> None:
    s = table()
    build(s, "B2_36", "farmstead", 1)
    assert of("B2_35") in public_buildings.spaces_for(s, PUBLIC.find("jail"))
    s = player(money=20, log=9, _public_next_to_industry="forbidden")
    build(s, "B2_36", "farmstead", 1)
    play(s, "build_public", "public jail")
    assert offered(s, "raise_on") == ["B2_24", "B2_42", "B2_54"]  # not diagonally either
    assert why_not(s, "raise_on B2_35") == "At this table public buildings do not stand around industry."


@pytest.mark.rule("FO-PUB-05", "FO-PUB-14", "FO-PUB-17")
def test_a_well_may_stand_anywhere_but_belongs_to_town_only_if_it_touches_it() -> None:
    s = player(money=20, log=9)
    play(s, "build_public", "public well")
    free = [space for space in s.spaces if land.is_flat(s, space) and land.is_free(s, space)]
    assert offered(s, "raise_on") == [SPACE[space] for space in free]
    play(s, "raise_on B1_50")
    well = of("B1_50")
    assert well not in land.town_tiles(s)
    assert well not in land.connected(s)
    assert of("B1_51") not in land.free_by_town(s)
    assert of("B1_51") not in land.around_town(s)
    near = build(s, "B2_45", "well", 1)
    assert near in land.connected(s)
    assert of("B2_46") in land.free_by_town(s)


@pytest.mark.rule("FO-PUB-17")
def test_a_well_away_from_town_cannot_be_used_but_protects_its_neighbours() -> None:
    s = player(money=20)
    build(s, "B1_51", "well", 0)
    build(s, "B1_52", "skid_road")  # housing for its neighbours
    s.drought = 1 << of("B2_11")
    ask_anew(s)
    assert not uses.in_town(s, of("B1_51"))
    assert of("B1_50") in damage.protected_from_drought(s)
    assert "use" not in on_offer(s)
    touching = build(s, "B2_35", "well", 0)
    build(s, "B2_25", "tent", 0)
    ask_anew(s)
    assert uses.in_town(s, touching)
    play(s, "use")
    assert question(s) == "use_how"  # the only building that does something


@pytest.mark.rule("FO-PUB-06", "FO-PUB-17")
def test_a_steamboat_lies_in_the_river_and_is_no_town_tile() -> None:
    s = player(money=20, log=9)
    build(s, "B1_33", "log_boom", 1)
    play(s, "build_public", "public steamboat")
    spaces = offered(s, "raise_on")
    assert {"B1_23", "B2_33", "B4_53"} <= set(spaces)
    assert not {"B1_33", "B2_43", "B1_12", "B2_24"} & set(spaces)  # a boom, the bridge, a stream, a plain
    assert why_not(s, "raise_on B1_12") == "A steamboat lies in the river."
    assert why_not(s, "raise_on B2_43") == "Something stands there already."
    play(s, "raise_on B2_33")
    assert of("B2_33") not in land.town_tiles(s)
    assert of("B2_23") not in land.free_by_town(s)
    assert of("B2_24") in land.free_by_town(s)  # beside the stockpile


@pytest.mark.rule("FO-PUB-04", "FO-PUB-06")
@pytest.mark.parametrize(("rule", "allowed"), [("allowed", True), ("forbidden", False)])
def test_where_public_buildings_keep_away_from_industry_steamboats_do_too(rule: str, allowed: bool) -> None:
    s = player(money=20, log=9, _public_next_to_industry=rule)
    build(s, "B1_22", "logging_camp", 1)
    play(s, "build_public", "public steamboat")
    assert ("B1_33" in offered(s, "raise_on")) is allowed
    assert "B1_43" in offered(s, "raise_on")


@pytest.mark.rule("FO-PUB-07")
def test_there_are_three_tiles_of_each_public_building() -> None:
    s = player(money=20, log=9)
    for space in ("B2_24", "B2_35", "B2_45"):
        build(s, space, "jail", 1)
    play(s, "build_public")
    assert why_not(s, "public jail") == "All three are built."
    assert len(offered(s, "public")) == len(PUBLIC) - 1


@pytest.mark.rule("FO-PUB-08", "FO-TRACK-01", "FO-TRACK-02", "FO-PUB-01")
@pytest.mark.parametrize("building", PUBLIC.ids)
def test_every_public_building_scores_by_its_tag_and_moves_its_status(building: str) -> None:
    number = PUBLIC.find(building)
    s = player(money=PUBLIC_COST[number], log=PUBLIC_LOGS[number])
    where = {"well": "B1_50", "steamboat": "B2_33"}.get(building, "B2_35")
    play(s, "build_public")
    if question(s) == "raise_what":
        play(s, f"public {building}")
    play(s, f"raise_on {where}")
    if building == "town_hall":
        assert question(s) == "choose_status"
        play(s, on_offer(s)[2])
    track = INVESTMENT if TAG[PUBLIC_TAG[number]] == "wealth" else POLITICAL
    assert s.you.points == [int(track == POLITICAL), int(track == INVESTMENT)]
    moved = dict(PUBLIC_STATUS[number]) if building != "town_hall" else {SAFETY: 1}
    assert s.status == [moved.get(status, 0) for status in (HEALTH, WEALTH, SAFETY)]
    assert (has(s, 0, "money"), has(s, 0, "log")) == (0, 0)


@pytest.mark.rule("FO-STAT-03", "FO-PUB-08")
def test_only_the_first_wealth_building_of_a_kind_moves_the_status() -> None:
    s = player(money=5, log=2)
    build(s, "B2_35", "saloon", 1)
    play(s, "build_public", "public saloon", "raise_on B2_24")
    assert (s.status, s.you.points) == ([0, 0, 0], [0, 1])
    s = player(money=5, log=2, _status_rise="every_building")
    build(s, "B2_35", "saloon", 1)
    play(s, "build_public", "public saloon", "raise_on B2_24")
    assert s.status == [0, 1, -1]
    s = player(money=5, log=2)
    build(s, "B2_35", "church", 1)
    play(s, "build_public", "public church", "raise_on B2_24")
    assert s.status == [1, 0, 0]  # health counts every time


@pytest.mark.rule("FO-PUB-16")
def test_public_buildings_stay_while_rounds_go_by() -> None:
    s = player(money=7, log=3)
    play(s, "build_public", "public jail", "raise_on B2_35")
    town.begin_round(s)
    assert (tile_at(s, "B2_35"), s.owners[of("B2_35")]) == ("jail", 0)


@pytest.mark.rule("FO-PUB-21")
def test_a_town_that_is_walled_in_grows_at_the_free_flat_space_nearest_to_the_freight_station() -> None:
    s = player(money=20, log=9)
    for space in BESIDE:
        build(s, space, "farmstead", 1)
    nearest = land.free_by_town(s)
    assert len(nearest) == 1
    free = [space for space in s.spaces if land.is_flat(s, space) and land.is_free(s, space)]
    distances = [s.distance(space, of("B2_44")) for space in free]
    assert nearest[0] == free[distances.index(min(distances))]  # of equals the lowest space id
    play(s, "build_public", "public jail")
    assert s.tiles[nearest[0]] == TILE.find("jail")
    assert nearest[0] in land.town_tiles(s)
    assert public_buildings.spaces_for(s, PUBLIC.find("jail")) == housing.tent_spaces(s)
