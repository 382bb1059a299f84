"""Chapter 5.1: the gang, the two maps, and who decides."""

from typing import Any

import pytest

from saddlebag.engine.errors import BadOption, IllegalAction
from saddlebag.engine.names import NOBODY
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import CANYON, FIRST_TRAIN_SPACE, SPACE
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    horses_at,
    match_of,
    next_events,
    offered,
    on_offer,
    place,
    put,
    stack,
    table,
    take_action,
    train,
    train_step,
    wander,
)

TEAM_MODES = [
    {"players": 3, "mode": "coop"},
    {"players": 1, "cowboys": 3, "mode": "solitaire"},
    {"players": 3, "mode": "score_challenge"},
]


@pytest.mark.rule("TH-GEN-01")
def test_a_fifth_player_finds_no_cowboy() -> None:
    assert len(table(players=4).cowboys) == 4
    with pytest.raises(BadOption, match="players"):
        GAME.make_options({"players": 5})


@pytest.mark.rule("TH-GEN-01")
def test_when_one_cowboy_reaches_the_goal_all_of_them_win() -> None:
    s = table(players=4)
    put(s, 0, "town_a", loot="l01")
    s.meter = 9
    match = match_of(s)
    match.apply("drop_off")
    assert match.result is not None
    assert match.result.winners == [0, 1, 2, 3]
    assert match.result.ranks == [1, 1, 1, 1]


@pytest.mark.rule("TH-GEN-01")
def test_when_the_noose_closes_all_of_them_lose() -> None:
    s = table(players=4)
    train(s, "n01 je s11 s10 s09")
    next_events(s, "e15 e16")
    s.hangman = 2
    match = match_of(s)
    match.apply("end")
    assert match.result is not None
    assert match.result.winners == []
    assert match.result.ranks == [2, 2, 2, 2]


@pytest.mark.rule("TH-GEN-02")
def test_in_one_turn_a_cowboy_acts_on_both_maps() -> None:
    s = table()
    put(s, 0, "draw_s")
    match = match_of(s)
    for answer in ("move wash_w", "board plat_1", "move roof_2"):
        match.apply(answer)
    assert place(s, 0) == "roof_2"
    match.apply("move plat_1")
    assert (place(s, 0), s.actions_left) == ("plat_1", 0)


@pytest.mark.rule("TH-GEN-03")
def test_a_cowboy_on_the_train_map_rides_along_with_his_car() -> None:
    s = table()
    put(s, 0, "plat_5")
    assert offered(s, "jump") == ["boot_hill", "flat_sw", "s01"]
    s.speed = 2
    run(train_step(s))
    assert place(s, 0) == "plat_5"
    assert offered(s, "jump") == ["dry_gulch", "flat_sw", "s03"]


@pytest.mark.rule("TH-GEN-03")
def test_a_cowboy_on_the_train_shares_no_space_with_one_who_stands_beside_his_car() -> None:
    s = table()
    put(s, 0, "plat_5")
    put(s, 1, "boot_hill")
    assert offered(s, "trade") == []
    put(s, 1, "plat_5")
    assert offered(s, "trade") == ["yellow"]


@pytest.mark.rule("TH-GEN-04")
@pytest.mark.parametrize("seed", range(12))
def test_a_cowboy_is_never_in_two_places_at_once(seed: int) -> None:
    for match in wander(seed, 400, players=4, goal=20, hangman_steps=5, start_switches="both_green"):
        s = match.state
        for cowboy in s.cowboys:
            if cowboy.horse != NOBODY:
                assert cowboy.place == s.horses[cowboy.horse]
                assert cowboy.place < FIRST_TRAIN_SPACE
            if cowboy.flat:
                assert (cowboy.place, cowboy.horse) == (CANYON, NOBODY)


@pytest.mark.rule("TH-GEN-04")
def test_a_rider_who_boards_is_on_the_train_alone_and_his_horse_no_longer_carries_him() -> None:
    s = table()
    put(s, 0, "wash_e", horse=0, hand="r01")
    horses_at(s, "wash_e")
    run(take_action(s), "board plat_1")
    run(take_action(s), "horse", "ride horse_1 r01", "to draw_s")
    assert place(s, 0) == "plat_1"


@pytest.mark.rule("TH-GEN-04")
def test_an_arrested_cowboy_is_in_jail_and_no_longer_in_the_car() -> None:
    s = table()
    put(s, 0, "plat_3")
    run(take_action(s), "move car_b")
    assert (s.on_space(SPACE.find("jail")), s.on_space(SPACE.find("car_b"))) == ([0], [])


@pytest.mark.rule("TH-GEN-05")
@pytest.mark.parametrize(
    ("start", "answer", "shared"), [("cc", "move draw_e", "draw_e"), ("plat_3", "move car_a", "car_a")]
)
def test_four_cowboys_may_share_a_space_of_either_map(start: str, answer: str, shared: str) -> None:
    s = table(players=4)
    for seat in (1, 2, 3):
        put(s, seat, shared)
    put(s, 0, start)
    run(take_action(s), answer)
    assert [place(s, seat) for seat in range(4)] == [shared] * 4


@pytest.mark.rule("TH-GEN-06")
@pytest.mark.parametrize(
    "answer", ["move s06", "horse", "drop_off", "flip je", "loot a1", "pair", "board plat_1", "nonsense"]
)
def test_an_illegal_action_cannot_be_chosen_and_changes_nothing(answer: str) -> None:
    s = table()
    put(s, 0, "draw_e", hand="")
    match = match_of(s)
    before = s.copy()
    with pytest.raises(IllegalAction, match="is not possible now"):
        match.apply(answer)
    assert match.state == before


@pytest.mark.rule("TH-GEN-06")
def test_an_action_is_offered_only_when_every_choice_in_it_can_be_made() -> None:
    s = table()
    put(s, 0, "cc", hand="")
    put(s, 1, hand="")
    assert "horse" not in on_offer(s)
    assert "trade yellow" not in on_offer(s)
    put(s, 0, hand="r01")
    assert {"horse", "trade yellow"} <= set(on_offer(s))


@pytest.mark.rule("TH-GEN-07")
@pytest.mark.parametrize("plight", ["free", "flat", "jailed"])
@pytest.mark.parametrize("options", TEAM_MODES)
def test_choices_of_the_train_step_belong_to_the_player_whose_turn_it_is(options: dict[str, Any], plight: str) -> None:
    s = table(**options)
    train(s, "n01 je s11 s10 s09")
    next_events(s, "e15 e16")
    stack(s, "a1", "")
    stack(s, "c2", "")
    put(s, 1, "jail" if plight == "jailed" else "cc", flat=plight == "flat")
    begin_turn(s, 1)
    s.next = "train: set_off"
    ask = ask_after(train_step(s))
    assert ask.seats == (1,)
    assert texts(ask) == ["on a1", "on c2"]
