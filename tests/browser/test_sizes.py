"""Every game fits every screen: the question, the board and the whole hand are in sight at once."""

from pathlib import Path

import pytest

import saddlebag
from tests.browser.conftest import Arrive
from tests.browser.kit import Json, Person

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
SIDEWAYS = (844, 390)
SMALL_DESKS = ((1024, 768), (1280, 720))
SEVERAL_FRAMES = 6
"""A window that changed its size is laid out anew a frame or two later."""

PLACES = """() => {
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const main = document.querySelector('button.main');
  const hand = document.querySelector('.hand');
  return {
    screen: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    wide: document.scrollingElement.scrollWidth,
    board: box(document.querySelector('.maps')),
    question: box(document.querySelector('.prompt')),
    hand: hand && box(hand),
    cards: hand && [...hand.children].map(box),
    cut: main !== null && (main.scrollWidth > main.clientWidth || main.scrollHeight > main.clientHeight),
  };
}"""


def inside(inner: Json, outer: Json) -> bool:
    """Whether a box lies in another one, but for a hair."""
    return bool(
        inner["left"] >= outer["left"] - 1
        and inner["top"] >= outer["top"] - 1
        and inner["right"] <= outer["right"] + 1
        and inner["bottom"] <= outer["bottom"] + 1
    )


def apart(one: Json, other: Json) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return bool(beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1)


def at_rest(person: Person, size: tuple[int, int]) -> Json:
    """Where everything is when the page has taken this size and nothing moves any more."""
    looks: list[Json] = []

    def is_still() -> bool:
        looks.append(person.page.evaluate(PLACES))
        screen = looks[-1]["screen"]
        last = looks[-SEVERAL_FRAMES:]
        return (
            (screen["right"], screen["bottom"]) == size
            and len(last) == SEVERAL_FRAMES
            and last.count(last[0]) == len(last)
        )

    person.until(is_still, f"the page rests at {size}")
    return looks[-1]


def everything_is_in_sight(person: Person, size: tuple[int, int], hand: bool = True) -> None:
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    seen = at_rest(person, size)
    board, question = seen["board"], seen["question"]
    assert seen["wide"] <= width, f"{size}: the page is {seen['wide']} px wide"
    assert inside(board, seen["screen"]), f"{size}: the board is cut: {board}"
    assert board["right"] - board["left"] >= 0.45 * width, f"{size}: the board is too narrow: {board}"
    assert board["bottom"] - board["top"] >= 0.5 * height, f"{size}: the board is too low: {board}"
    assert inside(question, seen["screen"]), f"{size}: the question is cut: {question}"
    assert apart(question, board), f"{size}: the question lies over the board: {question}, {board}"
    assert question["bottom"] - question["top"] <= 90, f"{size}: the question is too high: {question}"
    assert bool(seen["cards"]) == hand, f"{size}: there is {'no' if hand else 'a'} hand"
    for card in seen["cards"] or []:
        assert inside(card, seen["hand"]), f"{size}: a card is cut by its row: {card}"
        assert inside(card, seen["screen"]), f"{size}: a card is out of sight: {card}"
    assert not seen["cut"], f"{size}: the main button's words are cut"


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_question_board_and_hand_are_in_sight_on_small_screens(arrive: Arrive, game: str) -> None:
    ann = arrive(reduced_motion="reduce")
    ann.page.goto(f"/table/{ann.create('me', 'random', game=game)}")
    assert ann.my_turn()
    ann.page.evaluate("() => document.fonts.ready.then(() => true)")
    hand = (BOARDS / game / "Hand.svelte").exists()
    for size in (*SMALL_DESKS, SIDEWAYS):
        everything_is_in_sight(ann, size, hand)
