"""The steps of the night, and the removal of eastern tiles. Ledger 5.24 and 5.26."""

import pytest

from saddlebag.games.deck_goes_west.content import MISSION, MODE, TILE
from saddlebag.games.deck_goes_west.content.directives import NIGHT_STEP
from saddlebag.games.deck_goes_west.rules import night as rules
from saddlebag.games.deck_goes_west.rules.battle import begin_raid
from saddlebag.games.deck_goes_west.words.bandit_story import BanditsAttacked, BanditsMoved
from saddlebag.games.deck_goes_west.words.story import NightFell
from tests.games.deck_goes_west.kit import (
    Table,
    bandits,
    cell,
    discard_pile,
    discards,
    draw_pile,
    ended,
    face_down,
    face_up,
    gangs,
    go_on,
    land,
    next_cards,
    night,
    night_step,
    one_piece,
    play,
    put,
    railways,
    roll,
    trade_row,
    wagon,
    who,
)
from tests.games.kit import told

DISCOVERY = "trade_row day exhaustion attack move remove appear split full_hand pass_p1"
CAUTIOUS_CARGO = "trade_row day exhaustion attack move remove appear split full_hand"


def steps_done(s: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """The names of the steps of a whole night, in the order in which they are taken, with nothing happening in them."""
    done: list[str] = []

    def at_once(kind: int) -> None:
        monkeypatch.setitem(rules.STEPS, kind, lambda s, number: done.append(NIGHT_STEP[kind]))

    for kind in [*rules.STEPS]:
        at_once(kind)
    while s.stage != "dawn":
        one_piece(s)
    return " ".join(done)


@pytest.mark.rule("DW-NIGHT-01")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_the_night_has_exactly_the_steps_of_the_mission_in_its_order(
    mission: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = night(mission)
    listed = [NIGHT_STEP[step.kind] for step in s.mission_card.night]
    assert steps_done(s, monkeypatch).split() == listed
    assert len(told(s, NightFell)) == 1


@pytest.mark.rule("DW-NIGHT-02")
def test_the_night_of_discovery(monkeypatch: pytest.MonkeyPatch) -> None:
    s = night("discovery")
    assert [step.number for step in s.options.night if NIGHT_STEP[step.kind] in ("remove", "split")] == [3, 6]
    assert steps_done(s, monkeypatch) == DISCOVERY


@pytest.mark.rule("DW-NIGHT-03")
def test_the_night_of_cautious_cargo(monkeypatch: pytest.MonkeyPatch) -> None:
    s = night("cautious_cargo")
    assert [step.number for step in s.options.night if NIGHT_STEP[step.kind] in ("remove", "split")] == [3, 6]
    assert steps_done(s, monkeypatch) == CAUTIOUS_CARGO


@pytest.mark.rule("DW-NIGHT-03")
def test_by_option_the_night_of_cautious_cargo_ends_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = night("cautious_cargo", cautious_cargo_as_printed=True)
    assert steps_done(s, monkeypatch) == CAUTIOUS_CARGO.partition(" split")[0]


# --- day tracker, trade row, exhaustion, P1 -----------------------------------------------------------------------


@pytest.mark.rule("DW-NIGHT-04")
def test_the_day_tracker_goes_one_sun_forward() -> None:
    s = night()
    s.day = 3
    night_step(s, "day")
    one_piece(s)
    assert s.day == 4
    assert not s.outcome


@pytest.mark.rule("DW-NIGHT-04")
def test_the_last_sun_ends_the_match_before_the_other_steps() -> None:
    s = night()
    s.day = s.board.day_len - 1
    s.vp = [1, 0]
    night_step(s, "day")
    go_on(s)
    assert ended(s).winners == [0]
    assert [len(player.discard) + len(player.draw) for player in s.players] == [0, 0], "no exhaustion any more"


@pytest.mark.rule("DW-NIGHT-05")
def test_the_trade_row_moves_one_slot_to_the_right() -> None:
    s = night()
    before = trade_row(s)
    next_cards(s, "horse")
    night_step(s, "trade_row")
    rules.move_trade_row(s, 0)
    assert trade_row(s) == ["horse", *before[:4]]
    assert discards(s, "trade") == [before[4]]


@pytest.mark.rule("DW-NIGHT-06")
def test_every_player_gains_an_exhaustion_card_on_the_pile_of_his_choice() -> None:
    s = night()
    night_step(s, "exhaustion")
    one_piece(s)
    assert who(s) == 0
    play(s, "put draw")
    assert who(s) == 1
    play(s, "put discard")
    assert [len(draw_pile(s, seat)) for seat in (0, 1)] == [1, 0]
    assert [len(discard_pile(s, seat)) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("DW-NIGHT-10")
def test_the_p1_token_goes_clockwise_to_the_next_living_player() -> None:
    s = night(players=4)
    put(s, 1, alive=False)
    rules.pass_p1(s, 0)
    assert s.p1 == 2
    rules.pass_p1(s, 0)
    rules.pass_p1(s, 0)
    assert s.p1 == 0


@pytest.mark.rule("DW-NIGHT-10")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_only_versus_missions_pass_the_token(mission: str) -> None:
    s = night(mission)
    passes = "pass_p1" in [NIGHT_STEP[step.kind] for step in s.options.night]
    assert not passes or MODE[s.mission_card.mode] == "versus"
    assert (s.p1 >= 0) == s.versus


# --- attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-NIGHT-07")
def test_without_bandits_nobody_attacks_and_nobody_moves() -> None:
    s = night(dice="d20")
    night_step(s, "attack")
    roll(s)
    rules.attack(s, 0)
    rules.STEPS[NIGHT_STEP.find("move")](s, 0)
    assert s.raids == []
    assert told(s, BanditsAttacked) == []
    assert told(s, BanditsMoved) == []


@pytest.mark.rule("DW-NIGHT-08", "DW-NIGHT-09")
def test_groups_with_meeples_attack_from_west_to_east_and_north_before_south() -> None:
    s = night(players=4)
    for seat, place in enumerate(("c0r1", "c1r1", "c0r-1", "c1r-1")):
        put(s, seat, place)
    bandits(s, {"c0r1": 1, "c1r1": 1, "c0r-1": 1, "c1r-1": 1, "c1r0": 3})
    night_step(s, "attack")
    roll(s, 0, 0, 0, 0)
    s.heard = []
    play(s, "done", "done", "done", "done")
    places = [event.cell for event in told(s, BanditsAttacked)]
    assert places == [cell(name) for name in ("c1r-1", "c1r1", "c0r-1", "c0r1")]


@pytest.mark.rule("DW-NIGHT-08")
def test_bandits_attack_a_wagon_that_nobody_guards() -> None:
    s = night("cautious_cargo")
    wagon(s, "c1r0")
    bandits(s, {"c1r0": 1, "c1r1": 2})
    night_step(s, "attack")
    rules.attack(s, 0)
    begin_raid(s)
    assert [s.fight.cell, *s.raids] == [cell("c1r0")]


# --- the East -------------------------------------------------------------------------------------------------------

LONG = {f"c{col}r0": "prairie" for col in range(6)} | {"c0r1": "?forest", "c5r-1": "?forest", "c6r0": "?forest"}


def long_land(s: Table) -> None:
    s.bandits = {}
    land(s, LONG)


@pytest.mark.rule("DW-EAST-01", "DW-EAST-03", "DW-EAST-04")
def test_all_that_lies_more_than_three_columns_east_of_the_eastmost_meeple_is_removed() -> None:
    s = night()
    long_land(s)
    put(s, 0, "c5r0")
    put(s, 1, "c4r0")
    bandits(s, {"c0r0": 2, "c1r0": 1})
    railways(s, "c0r0 c3r0")
    gone = [face_up(s)["c0r0"], face_down(s)["c0r1"]]
    rules.remove(s, 3)
    assert sorted(face_up(s)) == ["c1r0", "c2r0", "c3r0", "c4r0", "c5r0"]
    assert "c0r1" not in face_down(s)
    assert gangs(s) == {"c1r0": 1}
    assert s.railways == [cell("c3r0")]
    assert sorted(TILE[tile] for tile in s.land_discard) == sorted(gone)


@pytest.mark.rule("DW-EAST-01")
def test_a_tile_three_columns_east_of_the_last_meeple_stays() -> None:
    s = night()
    long_land(s)
    put(s, 0, "c5r0")
    put(s, 1, "c3r0")
    rules.remove(s, 3)
    assert "c0r0" in face_up(s)
    assert s.land_discard == []


@pytest.mark.rule("DW-EAST-02")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_only_missions_that_list_the_step_remove_tiles(mission: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = night(mission)
    called: list[int] = []
    monkeypatch.setitem(rules.STEPS, NIGHT_STEP.find("remove"), lambda s, number: called.append(number))
    for kind in set(rules.STEPS) - {NIGHT_STEP.find("remove")}:
        monkeypatch.setitem(rules.STEPS, kind, lambda s, number: None)
    listed = [step.number for step in s.mission_card.night if NIGHT_STEP[step.kind] == "remove"]
    for step in s.options.night:
        if step.kind in rules.STEPS:
            rules.STEPS[step.kind](s, step.number)
    assert called == listed
