"""Every game fits every screen: the question, the board and the whole hand are in sight at once, and can be read."""

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import expect

import saddlebag
from tests.browser.conftest import Arrive
from tests.browser.kit import Json, Person
from tests.browser.measure import MEASURE
from tests.browser.midgame import SIZES, seated_in_mid_game

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
FINGER = 43.5
"""Of 44 pixels, but for a hair."""
SEVERAL_FRAMES = 4
"""A window that changed its size is laid out anew a frame or two later."""
HANDS = tuple(size for size in SIZES if min(size) < 700)
SIDEWAYS = (844, 390)
SMALL_DESKS = ((1024, 768), (1280, 720))
DESKS = tuple(size for size in SIZES if min(size) >= 700)


def inside(inner: Json, outer: Json) -> bool:
    """Whether a box lies in another one, but for a hair."""
    return bool(
        inner["left"] >= outer["left"] - 1.5
        and inner["top"] >= outer["top"] - 1.5
        and inner["right"] <= outer["right"] + 1.5
        and inner["bottom"] <= outer["bottom"] + 1.5
    )


def apart(one: Json, other: Json) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return bool(beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1)


def at_rest(person: Person, size: tuple[int, int]) -> Json:
    """All that is measured when the page has taken this size and nothing moves any more."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    looks: list[Json] = []

    def is_still() -> bool:
        looks.append(person.page.evaluate(MEASURE))
        screen = looks[-1]["screen"]
        last = looks[-SEVERAL_FRAMES:]
        return (
            (screen["right"], screen["bottom"]) == size
            and len(last) == SEVERAL_FRAMES
            and last.count(last[0]) == len(last)
        )

    person.until(is_still, f"the page rests at {size}")
    return looks[-1]


def everything_is_in_sight(seen: Json, size: tuple[int, int], hand: bool) -> None:
    width, height = size
    assert seen["wide"] <= width, f"{size}: the page is {seen['wide']} px wide"
    assert seen["high"] <= height, f"{size}: the page is {seen['high']} px high"
    parts = {name: box for name, box in seen["parts"].items() if box is not None}
    for name, box in parts.items():
        assert inside(box, seen["screen"]), f"{size}: the {name} is cut: {box}"
    for (one, first), (other, second) in combinations(parts.items(), 2):
        assert apart(first, second), f"{size}: {one} and {other} overlap: {first}, {second}"
    board, question = parts["board"], parts["question"]
    assert question["bottom"] - question["top"] <= 90, f"{size}: the question is too high: {question}"
    assert (board["right"] - board["left"]) * (board["bottom"] - board["top"]) >= 0.25 * width * height, (
        f"{size}: the board is too small: {board}"
    )
    if width > height and height < 500:
        assert board["right"] <= question["left"] + 1, f"{size}: there is no rail beside the board: {parts}"
    assert bool(seen["cards"]) == hand, f"{size}: there is {'no' if hand else 'a'} hand"
    for card in seen["cards"]:
        assert inside(card, card["seen"]), f"{size}: a card is cut or out of sight: {card}"
    assert not seen["lit"], f"{size}: lit, but out of sight: {seen['lit']}"


def fits(person: Person, size: tuple[int, int]) -> None:
    """The table that somebody sees fits their screen."""
    everything_is_in_sight(at_rest(person, size), size, hand=True)


def everything_can_be_read(seen: Json, size: tuple[int, int]) -> None:
    assert not seen["small"], f"{size}: too small to read: {seen['small']}"
    assert not seen["cut"], f"{size}: words are cut: {seen['cut']}"


def fingers_hit_everything(seen: Json, size: tuple[int, int]) -> None:
    assert not seen["tight"], f"{size}: too small for a finger: {seen['tight']}"
    for card in seen["cards"]:
        smaller = min(wide(card), card["bottom"] - card["top"])
        assert smaller >= FINGER, f"{size}: too small a card for a finger: {card}"


def in_mid_game(person: Person, game: str) -> None:
    person.page.goto(f"/table/{seated_in_mid_game(person, game)}")
    assert person.my_turn()
    person.page.evaluate("() => document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_in_mid_game_everything_is_in_sight_and_can_be_read_on_any_screen(arrive: Arrive, game: str) -> None:
    hand = (BOARDS / game / "Hand.svelte").exists()
    pat = arrive(HANDS[0], is_mobile=True, has_touch=True, reduced_motion="reduce")
    in_mid_game(pat, game)
    for size in HANDS:
        seen = at_rest(pat, size)
        everything_is_in_sight(seen, size, hand)
        everything_can_be_read(seen, size)
        fingers_hit_everything(seen, size)
    ann = arrive(DESKS[0], reduced_motion="reduce")
    in_mid_game(ann, game)
    looks = {size: at_rest(ann, size) for size in DESKS}
    for size, seen in looks.items():
        everything_is_in_sight(seen, size, hand)
        everything_can_be_read(seen, size)
    usual, large = looks[1440, 900], looks[2560, 1440]
    assert large["type"] >= 1.5 * usual["type"], "letters do not grow on a large screen"
    if hand:
        assert wide(large["cards"][0]) >= 1.5 * wide(usual["cards"][0]), "cards do not grow on a large screen"


def wide(box: Json) -> float:
    return float(box["right"] - box["left"])


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)])
def test_all_games_can_be_begun_from_the_start_page_without_scrolling(arrive: Arrive, size: tuple[int, int]) -> None:
    ann = arrive(size)
    ann.page.goto("/")
    begin = ann.page.get_by_role("button", name="Play now")
    expect(begin).to_have_count(len(saddlebag.game_names()))
    for each in begin.all():
        expect(each).to_be_in_viewport(ratio=1)
