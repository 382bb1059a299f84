"""The Sheriff. Chapter 5.21."""

import pytest

from saddlebag.games.train_heist.content import SPACE
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import SheriffMoved
from tests.games.kit import run, told
from tests.games.train_heist.kit import (
    next_events,
    on_offer,
    place,
    put,
    space,
    stack,
    table,
    take_action,
    train,
    train_step,
)

LINE = ["plat_2", "car_a", "plat_3", "car_b", "plat_4", "car_c", "plat_5"]
SHERIFF_CARDS = {"e03": -1, "e06": -2, "e09": 1, "e12": 2}


def event(s: State, name: str) -> None:
    next_events(s, f"{name} e15")
    draw_event(s)


@pytest.mark.rule("TH-SHER-01")
def test_the_sheriff_walks_his_line_space_by_space_and_back() -> None:
    s = table()
    s.sheriff = space("plat_2")
    walked = []
    for side in ["right"] * 6 + ["left"] * 6:
        put(s, 0, "cc", hand="wild1")
        run(take_action(s), f"sheriff {side}")
        walked.append(SPACE[s.sheriff])
    assert walked == [*LINE[1:], *LINE[-2::-1]]


@pytest.mark.rule("TH-SHER-02")
@pytest.mark.parametrize("start", LINE)
@pytest.mark.parametrize("card", SHERIFF_CARDS)
def test_no_event_takes_him_off_his_line(start: str, card: str) -> None:
    s = table()
    s.sheriff = space(start)
    event(s, card)
    end = LINE.index(start) + SHERIFF_CARDS[card]
    assert SPACE[s.sheriff] == (LINE[end] if 0 <= end < len(LINE) else start)


@pytest.mark.rule("TH-SHER-02")
def test_no_wild_takes_him_over_the_rear_platform() -> None:
    s = table()
    s.sheriff = space("plat_5")
    put(s, 0, "cc", hand="wild1")
    assert [text for text in on_offer(s) if text.startswith("sheriff")] == ["sheriff left"]


@pytest.mark.rule("TH-SHER-03")
def test_he_does_not_come_into_the_coal_car_nor_to_the_engine_platform() -> None:
    s = table()
    s.sheriff = space("plat_2")
    put(s, 0, "plat_1", hand="wild1")
    put(s, 1, "jail")
    assert "sheriff left" not in on_offer(s)
    for card in SHERIFF_CARDS:
        s.sheriff = space("plat_2" if card != "e06" else "car_a")
        event(s, card)
    assert place(s, 0) == "plat_1"
    assert told(s, Arrested) == []


@pytest.mark.rule("TH-SHER-04")
def test_everybody_whom_he_meets_along_his_path_is_jailed() -> None:
    s = table(players=4)
    for seat, name in enumerate(["plat_3", "plat_3", "car_a", "plat_2"]):
        put(s, seat, name)
    event(s, "e06")
    assert [place(s, seat) for seat in range(4)] == ["jail", "jail", "jail", "plat_2"]


@pytest.mark.rule("TH-SHER-05")
@pytest.mark.parametrize("card", ["e01", "e15", "e18"])
def test_other_events_leave_him_where_he_is(card: str) -> None:
    s = table()
    event(s, card)
    assert told(s, SheriffMoved) == []


@pytest.mark.rule("TH-SHER-05")
@pytest.mark.parametrize(
    ("at", "hand", "answers"),
    [
        ("cc", "wild1 r05", ["horse", "ride horse_1 wild1", "to draw_e"]),
        ("cc", "wild1 r05", ["pair", "play r05 wild1"]),
        ("cc", "wild1 r02 r03 r04", ["straight", "play r02 r03 r04 wild1", "flip jw"]),
        ("jail", "wild1 k01 k02", ["escape"]),
        ("cc", "r05", ["move draw_e"]),
        ("plat_4", "r05", ["move car_b"]),
    ],
)
def test_he_does_not_move_for_what_players_do_beside_looting_and_the_wild_ability(
    at: str, hand: str, answers: list[str]
) -> None:
    s = table()
    train(s, "s10 s09 s08 s07 s06")
    put(s, 0, at, hand=hand)
    run(take_action(s), *answers)
    assert SPACE[s.sheriff] == "car_b"


@pytest.mark.rule("TH-SHER-05")
def test_he_does_not_move_because_the_train_moves() -> None:
    s = table()
    run(train_step(s))
    assert told(s, SheriffMoved) == []


@pytest.mark.rule("TH-SHER-05")
@pytest.mark.parametrize(("hand", "end"), [("r01 r02 r03", "plat_2"), ("r01 r02 wild1", "car_a")])
def test_looting_moves_him_once_for_each_wild(hand: str, end: str) -> None:
    s = table()
    s.sheriff = space("plat_2")
    stack(s, "b1", "l01")
    put(s, 0, "car_b", hand=hand)
    run(take_action(s), "loot b1", f"play {hand}")
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-SHER-06")
def test_after_an_arrest_he_goes_on_with_his_move() -> None:
    s = table()
    put(s, 1, "plat_4")
    event(s, "e12")
    assert place(s, 1) == "jail"
    assert SPACE[s.sheriff] == "car_c"


@pytest.mark.rule("TH-SHER-07")
def test_he_never_meets_cowboys_on_roofs() -> None:
    s = table(players=4)
    for seat in range(4):
        put(s, seat, f"roof_{seat + 2}")
    s.sheriff = space("plat_2")
    for card in ["e12", "e12", "e12", "e06", "e03"]:
        event(s, card)
    assert told(s, Arrested) == []
    assert [place(s, seat) for seat in range(4)] == ["roof_2", "roof_3", "roof_4", "roof_5"]
