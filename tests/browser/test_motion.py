"""What moves: smoothly, or not at all for who wants none."""

from itertools import pairwise

import pytest

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, NEXT_FRAME, PHONE, Person

WATCH_THE_ENGINE = """() => {
  const car = document.querySelector('.car[data-touch="car:1"]');
  window.places = new Set([car.getAttribute('transform')]);
  new MutationObserver(() => window.places.add(car.getAttribute('transform')))
    .observe(car, { attributes: true, attributeFilter: ['transform'] });
}"""


def move_the_train(person: Person) -> int:
    """Ends the turn, so that the train moves; how many times it did."""
    table = person.create("me", "random", pace=10_000)  # the bot lets us look
    person.sit_at(table)
    assert person.my_turn()
    person.page.evaluate(WATCH_THE_ENGINE)
    before = person.snapshot(table)["view"]["cars"]
    while person.snapshot(table)["view"]["cars"] == before:
        number = person.number()
        person.page.locator("button.main").click()
        person.reached(number + 1)
    person.until(lambda: person.page.evaluate("() => window.places.size > 1"), "the engine is drawn elsewhere")
    return sum(line["kind"] == "TrainMoves" for step in person.steps() for line in step["lines"])


def test_with_reduced_motion_the_train_stands_where_it_goes_at_once(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce")
    moves = move_the_train(ann)
    for _ in range(3):
        ann.page.evaluate(NEXT_FRAME)
    running = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    assert ann.page.evaluate(running) == 0
    assert ann.page.evaluate("() => window.places.size") <= 1 + max(1, moves)


def test_otherwise_the_train_is_seen_on_its_way(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="no-preference")
    moves = move_the_train(ann)
    ann.until(lambda: ann.page.evaluate("() => window.places.size") > 1 + max(1, moves), "the engine drives")


FRAMES = """() => {
  window.stamps = [];
  const engine = document.querySelector('.car[data-touch="car:1"]');
  let before = engine.getAttribute('transform');
  const frame = (now) => {
    const place = engine.getAttribute('transform');
    if (place !== before) window.stamps.push(now);
    before = place;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
FULL_RATE = 60.0


def frame_rate(person: Person) -> float:
    """Frames a second while the train drives, from the times of the frames in which it moved.

    The first change does not count: the board may be laid out anew before the train sets out.
    """
    table = person.create("me", "random", pace=10_000)
    person.sit_at(table)
    assert person.my_turn()
    person.page.evaluate(FRAMES)
    before = person.snapshot(table)["view"]["cars"]
    while person.snapshot(table)["view"]["cars"] == before:
        number = person.number()
        person.page.locator("button.main").click()
        person.reached(number + 1)
    person.until(lambda: person.page.evaluate("() => performance.now() - window.stamps.at(-1) > 500"), "it has arrived")
    stamps: list[float] = person.page.evaluate("() => window.stamps.slice(1)")
    assert len(stamps) > 5, "the train jumped"
    rate = 1000 * (len(stamps) - 1) / (stamps[-1] - stamps[0])
    worst = max(later - earlier for earlier, later in pairwise(stamps))
    print(f"\n{rate:.1f} frames/s over {len(stamps)} frames, the longest {worst:.0f} ms")
    return rate


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_train_drives_smoothly(arrive: Arrive, size: tuple[int, int]) -> None:
    """One drive in five at half of the full rate at least: the machine may be busy, the page must not be."""
    ann = arrive(size, reduced_motion="no-preference")
    best = 0.0
    for _ in range(5):
        best = max(best, frame_rate(ann))
        if best > FULL_RATE / 2:
            return
    raise AssertionError(f"{best:.1f} frames/s at best")
