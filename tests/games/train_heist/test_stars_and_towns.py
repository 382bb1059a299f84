"""Stars and towns. Chapter 5.14."""

from typing import Any

import pytest

from saddlebag.games.train_heist.content import SQUARE, TILE, TOWN
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.train_story import EventDrawn, TilePlaced, TownServed
from tests.games.kit import ask_after, run, texts, told
from tests.games.train_heist.kit import (
    cars,
    next_events,
    serve_town,
    stack,
    supply,
    table,
    tile_count,
    train,
    train_step,
)

BEFORE = {
    "s03": "s02 s01 jw n11 n10",
    "s06": "s05 s04 s03 s02 s01",
    "s09": "s08 s07 s06 s05 s04",
    "n02": "n01 je s11 s10 s09",
    "n10": "n09 n08 n07 n06 n05",
}
"""The train one step before each star."""


def one_step_before(star: str, **options: Any) -> State:
    """A table at speed 1 with the engine about to enter a star, and harmless events."""
    s = table(**options)
    train(s, BEFORE[star])
    next_events(s, "e03 e09 e04 e10")
    s.speed = 1
    return s


def load_train(s: State, **piles: str) -> None:
    """The loot squares hold exactly these tiles; squares that are not named are empty."""
    for square in SQUARE.ids:
        stack(s, square, "")
    for square, names in piles.items():
        stack(s, square, names)


def on_square(s: State, square: str) -> list[str]:
    return [TILE[tile] for tile in s.stacks[SQUARE.find(square)]]


# --- stars ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-STAR-01")
@pytest.mark.parametrize("star", list(BEFORE))
def test_a_star_on_which_the_engine_ends_triggers_one_event(star: str) -> None:
    s = one_step_before(star)
    run(train_step(s))
    assert cars(s)[0] == star
    assert len(told(s, EventDrawn)) == 1


@pytest.mark.rule("TH-STAR-01")
def test_a_star_that_the_engine_passes_triggers_one_event() -> None:
    s = table()
    train(s, "s07 s06 s05 s04 s03")
    next_events(s, "e03 e04 e05")
    s.speed = 4
    run(train_step(s))
    assert cars(s)[0] == "s11"
    assert len(told(s, EventDrawn)) == 1


@pytest.mark.rule("TH-STAR-02")
def test_the_cars_behind_the_engine_do_not_trigger_a_star_again() -> None:
    s = one_step_before("s09", start_switches="both_green")
    for _ in range(6):
        run(train_step(s))
    assert cars(s) == ["n02", "n01", "je", "s11", "s10"]
    assert len(told(s, EventDrawn)) == 2, "s09 once, and n02"


@pytest.mark.rule("TH-STAR-03")
def test_a_star_triggers_again_when_the_engine_comes_round() -> None:
    s = one_step_before("s09", start_switches="both_red", plain_stars=["s09"])
    s.speed = 5
    played = []
    for _ in range(3):
        run(train_step(s))
        played.append(len(s.events_played))
    assert cars(s)[0] == "s08"
    s.speed = 1
    run(train_step(s))
    assert [*played, len(s.events_played)] == [1, 2, 3, 4], "s09, the edge, town A, and s09 again"


@pytest.mark.rule("TH-STAR-04")
def test_an_event_is_the_top_card_carried_out_and_laid_face_up() -> None:
    s = one_step_before("s09")
    next_events(s, "e15 e16")
    run(train_step(s))
    shown = view(s, None)
    assert shown.cherokee == [1]
    assert shown.events_played == ["e15"]
    assert shown.event_deck_size == 1


@pytest.mark.rule("TH-STAR-05")
def test_one_movement_may_bring_several_events() -> None:
    s = one_step_before("s03")
    next_events(s, "e15 e16 e17")
    s.speed = 4
    run(train_step(s))
    assert view(s, None).events_played == ["e15", "e16"]


@pytest.mark.rule("TH-STAR-06")
def test_without_event_cards_a_star_draws_nothing_but_the_town_is_served() -> None:
    s = one_step_before("s06")
    s.event_deck = []
    s.switches_removed = True
    run(train_step(s))
    assert told(s, EventDrawn) == []
    assert s.hangman == 1


@pytest.mark.rule("TH-STAR-06")
def test_without_event_cards_the_edge_draws_nothing() -> None:
    s = table()
    train(s, "xe je s11 s10 s09")
    s.event_deck = []
    s.switches_removed = True
    s.speed = 1
    run(train_step(s))
    assert cars(s)[0] == "xw"
    assert told(s, EventDrawn) == []


# --- towns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-TOWN-01")
@pytest.mark.parametrize(("star", "town"), [("s06", "a"), ("n02", "b"), ("n10", "c")])
def test_a_town_is_served_after_the_event_of_its_gold_star(star: str, town: str) -> None:
    s = one_step_before(star)
    run(train_step(s))
    order = [type(event) for event in s.heard or [] if isinstance(event, EventDrawn | TownServed)]
    assert order == [EventDrawn, TownServed]
    assert told(s, TownServed)[0].town == TOWN.find(town)


@pytest.mark.rule("TH-TOWN-01")
def test_a_plain_star_serves_no_town() -> None:
    s = one_step_before("s09")
    run(train_step(s))
    assert told(s, TownServed) == []


@pytest.mark.rule("TH-TOWN-02")
@pytest.mark.parametrize(("town", "first", "second"), [("a", "a1", "a2"), ("b", "b1", "b2"), ("c", "c1", "c2")])
def test_all_tiles_of_a_town_go_to_the_car_with_its_letter(town: str, first: str, second: str) -> None:
    s = table()
    load_train(s, a1="l06", a2="l07", b1="l08", b2="l09", c1="l10", c2="l11")
    stack(s, first, "l01")
    stack(s, second, "l02")
    supply(s, town, "l03 l04 l05")
    run(serve_town(s, TOWN.find(town)), "load l03", f"on {first}", "load l04", f"on {second}")
    assert s.towns[TOWN.find(town)] == []
    assert on_square(s, first) == ["l01", "l03"]
    assert on_square(s, second) == ["l02", "l04", "l05"]


@pytest.mark.rule("TH-TOWN-03")
def test_a_tile_goes_to_an_empty_square_first() -> None:
    s = table()
    load_train(s, a1="l06", a2="l07", b2="l01", c1="l08", c2="l09")
    supply(s, "b", "l02")
    run(serve_town(s, TOWN.find("b")))
    assert on_square(s, "b1") == ["l02"]


@pytest.mark.rule("TH-TOWN-03")
def test_a_tile_goes_to_the_smaller_stack_when_no_square_is_empty() -> None:
    s = table()
    load_train(s, a1="l06", a2="l07", b1="l01 l03 l04", b2="l05 l10", c1="l08", c2="l09")
    supply(s, "b", "l02")
    run(serve_town(s, TOWN.find("b")))
    assert on_square(s, "b2") == ["l05", "l10", "l02"]


@pytest.mark.rule("TH-TOWN-03")
def test_between_equal_stacks_the_active_player_chooses() -> None:
    s = table()
    s.active = 1
    load_train(s, a1="l06", a2="l07", b1="l01 l03", b2="l05 l10", c1="l08", c2="l09")
    supply(s, "b", "l02")
    ask = ask_after(serve_town(s, TOWN.find("b")))
    assert (ask.seats, texts(ask)) == ((1,), ["on b1", "on b2"])


@pytest.mark.rule("TH-TOWN-04")
def test_with_two_empty_squares_the_active_player_chooses() -> None:
    s = table()
    s.active = 1
    load_train(s, a1="l06", a2="l07", c1="l08", c2="l09")
    supply(s, "b", "l02")
    ask = ask_after(serve_town(s, TOWN.find("b")))
    assert (ask.seats, texts(ask)) == ((1,), ["on b1", "on b2"])


@pytest.mark.rule("TH-TOWN-04")
def test_the_active_player_chooses_the_order_of_the_tiles() -> None:
    s = table()
    s.active = 1
    load_train(s, a1="l06", a2="l07", b2="l11 l12", c1="l08", c2="l09")
    supply(s, "b", "l01 l17")
    rule = serve_town(s, TOWN.find("b"))
    ask = next(rule)
    assert (ask.seats, texts(ask)) == ((1,), ["load l01", "load l17"])
    with pytest.raises(StopIteration):
        rule.send(ask.options[1])
    assert on_square(s, "b1") == ["l17", "l01"]


@pytest.mark.rule("TH-TOWN-05")
def test_an_empty_town_moves_the_hangman_one_knot_down() -> None:
    s = one_step_before("n02")
    run(train_step(s))
    assert s.hangman == 1


@pytest.mark.rule("TH-TOWN-05")
def test_a_town_with_a_tile_leaves_the_hangman_where_he_is() -> None:
    s = one_step_before("n02")
    load_train(s, a1="l06", a2="l07", b1="l01", b2="l03 l05", c1="l08", c2="l09")
    supply(s, "b", "l02")
    run(train_step(s))
    assert s.hangman == 0


@pytest.mark.rule("TH-TOWN-06")
@pytest.mark.parametrize("waiting", ["", "l02"])
def test_every_square_that_is_still_empty_is_filled_from_the_sack(waiting: str) -> None:
    s = table()
    load_train(s, a2="l07", b1="l01", b2="l03 l05", c1="l08")
    supply(s, "b", waiting)
    run(serve_town(s, TOWN.find("b")), "on c2")
    assert len(on_square(s, "a1")) == len(on_square(s, "c2")) == 1
    assert [event.from_sack for event in told(s, TilePlaced)][-2:] == [True, True]
    assert tile_count(s) == 21


@pytest.mark.rule("TH-TOWN-07")
def test_the_active_player_sees_each_drawn_tile_before_he_chooses_its_square() -> None:
    s = table()
    s.active = 1
    load_train(s, a2="l07", b1="l01", b2="l03", c1="l08")
    ask = ask_after(serve_town(s, TOWN.find("b")))
    assert (ask.seats, texts(ask)) == ((1,), ["on a1", "on c2"])
    seen = view(s, 1).drawn_tile
    assert seen is not None
    assert TILE.find(seen) not in [tile for pile in s.stacks for tile in pile]
    assert s.sack.bit_count() == 21 - 4 - 1


@pytest.mark.rule("TH-TOWN-07")
def test_the_drawn_tile_goes_where_the_player_says() -> None:
    s = table()
    load_train(s, a2="l07", b1="l01", b2="l03", c1="l08")
    rule = serve_town(s, TOWN.find("b"))
    ask = next(rule)
    drawn = TILE[s.drawn_tile]
    with pytest.raises(StopIteration):
        rule.send(ask.options[1])
    assert on_square(s, "c2") == [drawn]


@pytest.mark.rule("TH-TOWN-08")
def test_squares_stay_empty_when_the_sack_is_empty() -> None:
    s = table()
    load_train(s, a2="l07", b1="l01", b2="l03", c1="l08")
    s.sack = 1 << TILE.find("l21")
    run(serve_town(s, TOWN.find("b")), "on c2")
    assert on_square(s, "c2") == ["l21"]
    assert on_square(s, "a1") == []


@pytest.mark.rule("TH-TOWN-09")
def test_the_cars_behind_the_engine_do_not_serve_a_town_again() -> None:
    s = one_step_before("n02")
    for _ in range(6):
        run(train_step(s))
    assert cars(s)[4] == "n03"
    assert len(told(s, TownServed)) == 1
    assert s.hangman == 1


@pytest.mark.rule("TH-TOWN-10")
def test_a_stack_grows_as_high_as_deliveries_make_it() -> None:
    s = table()
    load_train(
        s, a1="l19", a2="l20", b1="l01 l02 l03 l04 l05 l06 l07", b2="l08 l09 l10 l11 l12 l13", c1="l21", c2="l14"
    )
    supply(s, "b", "l15")
    run(serve_town(s, TOWN.find("b")))
    supply(s, "b", "l16")
    run(serve_town(s, TOWN.find("b")), "on b1")
    assert (len(on_square(s, "b1")), len(on_square(s, "b2"))) == (8, 7)
