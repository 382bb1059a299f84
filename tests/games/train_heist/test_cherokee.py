"""Cherokee Territory. Chapter 5.20."""

import pytest

from saddlebag.games.train_heist.content import WANTED
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.train_story import KnockedFlat
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    cars,
    next_events,
    on_offer,
    place,
    put,
    space,
    table,
    take_action,
    train,
    train_step,
)


def tokens(s: State, *cacti: int) -> None:
    """Cherokee Tokens lie on these cacti."""
    for cactus in cacti:
        next_events(s, f"e{14 + cactus} e03")
        draw_event(s)


def horse_at(s: State, name: str) -> None:
    s.horses[0] = space(name)


def ride_targets(s: State, card: str) -> list[str]:
    return texts(ask_after(take_action(s), "horse", f"ride horse_1 {card}"))


@pytest.mark.rule("TH-CHER-01")
@pytest.mark.parametrize(
    ("cactus", "closed", "start"),
    [
        (1, ["cactus_1", "s05"], "town_a"),
        (2, ["cactus_2", "n01"], "town_b"),
        (3, ["cactus_3", "n11"], "town_c"),
    ],
)
def test_territory_is_the_cactus_and_the_rail_in_front_of_it(cactus: int, closed: list[str], start: str) -> None:
    s = table()
    train(s, "n07 n06 n05 n04 n03" if cactus == 1 else "s11 s10 s09 s08 s07")
    put(s, 0, start)
    before = set(on_offer(s))
    tokens(s, cactus)
    assert before - set(on_offer(s)) == {f"move {name}" for name in closed}


@pytest.mark.rule("TH-CHER-02")
def test_nobody_enters_territory_on_foot() -> None:
    s = table()
    tokens(s, 3)
    put(s, 0, "jw")
    assert "move n11" not in on_offer(s)


@pytest.mark.rule("TH-CHER-02")
def test_a_rider_neither_enters_territory_nor_passes_it() -> None:
    s = table()
    horse_at(s, "jw")
    put(s, 0, "jw", horse=0, hand="r03 r04")
    assert "to town_c" in ride_targets(s, "r03")
    tokens(s, 3)
    assert not {"to n11", "to cactus_3", "to town_c"} & set(ride_targets(s, "r03"))
    assert "to town_c" in ride_targets(s, "r04"), "round by the Rattler Rise it is four"


@pytest.mark.rule("TH-CHER-03", "TH-WANT-14")
def test_the_holder_of_cherokee_walks_into_territory() -> None:
    s = table()
    tokens(s, 3)
    put(s, 0, "jw", wanted="w03")
    run(take_action(s), "move n11")
    assert place(s, 0) == "n11"


@pytest.mark.rule("TH-CHER-03", "TH-WANT-14")
@pytest.mark.parametrize(("card", "target"), [("r01", "n11"), ("r02", "town_c"), ("r02", "cactus_3")])
def test_the_horse_of_the_holder_of_cherokee_carries_a_second_rider_in_and_through(card: str, target: str) -> None:
    s = table()
    tokens(s, 3)
    horse_at(s, "jw")
    put(s, 0, "jw", horse=0, hand=card, wanted="w03")
    put(s, 1, "jw", horse=0)
    run(take_action(s), "horse", f"ride horse_1 {card}", f"to {target}")
    assert (place(s, 0), place(s, 1)) == (target, target)


@pytest.mark.rule("TH-CHER-04")
def test_the_train_and_everybody_on_it_pass_territory() -> None:
    s = table()
    tokens(s, 2)
    train(s, "je s11 s10 s09 s08")
    s.switches = [0, 0]
    put(s, 0, "roof_2")
    put(s, 1, "plat_5")
    next_events(s, "e03 e04")
    s.speed = 5
    run(train_step(s))
    assert cars(s) == ["n05", "n04", "n03", "n02", "n01"]
    assert (place(s, 0), place(s, 1)) == ("roof_2", "plat_5")
    assert told(s, KnockedFlat) == []


@pytest.mark.rule("TH-CHER-05")
def test_whoever_is_inside_when_the_token_comes_may_leave_but_not_come_back() -> None:
    s = table()
    put(s, 0, "n11")
    tokens(s, 3)
    assert place(s, 0) == "n11"
    run(take_action(s), "move town_c")
    assert place(s, 0) == "town_c"
    assert "move n11" not in on_offer(s)


@pytest.mark.rule("TH-CHER-05")
def test_a_horse_inside_may_be_taken_out_but_not_back() -> None:
    s = table()
    horse_at(s, "cactus_3")
    put(s, 0, "cc", hand="r01 r02")
    tokens(s, 3)
    assert ride_targets(s, "r01") == ["to xw", "to town_c"]
    run(take_action(s), "horse", "ride horse_1 r01", "to town_c")
    assert "to cactus_3" not in ride_targets(s, "r02")


@pytest.mark.rule("TH-CHER-06")
@pytest.mark.parametrize(("here", "there"), [("n11", "cactus_3"), ("cactus_3", "n11")])
def test_the_other_space_of_the_same_territory_is_closed_too(here: str, there: str) -> None:
    s = table()
    put(s, 0, here)
    assert f"move {there}" in on_offer(s)
    tokens(s, 3)
    assert f"move {there}" not in on_offer(s)


@pytest.mark.rule("TH-CHER-07")
@pytest.mark.parametrize(
    ("positions", "cactus", "here", "platform"),
    [("s06 s05 s04 s03 s02", 1, "cactus_1", "plat_2"), ("n06 n07 n08 n09 n10", 3, "n11", "plat_5")],
)
def test_boarding_the_train_is_a_way_out(positions: str, cactus: int, here: str, platform: str) -> None:
    s = table()
    train(s, positions)
    put(s, 0, here)
    tokens(s, cactus)
    run(take_action(s), f"board {platform}")
    assert place(s, 0) == platform


@pytest.mark.rule("TH-CHER-08")
def test_tokens_stay_when_others_come_and_when_the_train_has_passed() -> None:
    s = table()
    tokens(s, 2, 1, 3)
    assert view(s, None).cherokee == [1, 2, 3]
    next_events(s, "e03 e04 e05 e09 e10 e11 e12")
    for _ in range(6):
        run(train_step(s))
    assert view(s, None).cherokee == [1, 2, 3]


@pytest.mark.rule("TH-CHER-09")
def test_the_holder_of_cherokee_sends_a_riderless_horse_into_territory() -> None:
    s = table()
    tokens(s, 3)
    horse_at(s, "gate_w")
    put(s, 0, "cc", hand="r01 r02")
    assert "to n11" not in ride_targets(s, "r01")
    put(s, 0, wanted="w03")
    assert "to n11" in ride_targets(s, "r01")
    assert "to cactus_3" in ride_targets(s, "r02")


@pytest.mark.rule("TH-CHER-03")
def test_another_wanted_card_does_not_open_territory() -> None:
    s = table()
    tokens(s, 3)
    put(s, 1, wanted="w03")
    for card in WANTED.ids:
        if card != "w03":
            put(s, 0, "jw", wanted=card)
            assert "move n11" not in on_offer(s)
