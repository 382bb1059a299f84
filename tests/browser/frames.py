"""How smoothly each scene is played: `python -m tests.browser.frames`, on a desk and on a phone. The exit code is 1 if
the page leaves the browser less than half of a frame to draw it.

A scene is played in a replay. Shown are its frames, how many a second the browser drew, the longest wait between two,
and what the page itself did for each: the processor time of its main thread, and of that its scripts, styles and
layout. A browser without a graphics card draws with the processor, beside whatever else the machine does, so that on a
busy machine only the last four say something about the page.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CHROMIUM_FLAGS, DESKTOP, PHONE, Json, Person, chromium, device
from tests.browser.midgame import finished, table_of
from tests.browser.test_scenes import SCENES
from tests.table.kit import Server

SIZES: dict[str, tuple[tuple[int, int], Json]] = {
    "desk": (DESKTOP, {}),
    "phone": (PHONE, {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}),
}
WORK = {"work": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
"""What the main thread does, as Chromium counts it."""
STAMPS = """() => {
  window.stamps = [];
  const frame = (now) => {
    if (document.querySelector('.scene-playing')) window.stamps.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
OVER = "() => window.stamps.length > 2 && !document.querySelector('.scene-playing')"
SPENT = 1000
"""Milliseconds in a second."""
MOST_WORK = SPENT / 60 / 2
"""Milliseconds of half a frame."""


class Smoothness(NamedTuple):
    frames: int
    rate: float
    longest: float
    each: dict[str, float]
    """Milliseconds of processor time of the main thread for each frame."""

    def __str__(self) -> str:
        work = "  ".join(f"{name} {spent:5.2f}" for name, spent in self.each.items())
        return f"{self.frames:4} frames  {self.rate:5.1f} a second  longest {self.longest:4.0f} ms  {work} ms a frame"


def played(person: Person, game: str) -> Smoothness:
    """One scene of a game from its first frame to its last."""
    kind, _ = SCENES[game]
    match = finished(game, kind)
    page = person.page
    page.goto(f"/table/{table_of(person, match)}/replay?at={match.first[kind]}")
    forward = page.get_by_role("button", name="One step forward")
    forward.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    counting = person.context.new_cdp_session(page)
    counting.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(STAMPS)
    before = counted(counting.send("Performance.getMetrics"))
    forward.click()
    page.wait_for_function(OVER, polling=100)
    after = counted(counting.send("Performance.getMetrics"))
    stamps: list[float] = page.evaluate("() => window.stamps")
    each = {name: SPENT * (after[name] - before[name]) / len(stamps) for name in WORK}
    rate = SPENT * (len(stamps) - 1) / (stamps[-1] - stamps[0])
    return Smoothness(len(stamps), rate, max(later - earlier for earlier, later in pairwise(stamps)), each)


def counted(answer: Json) -> dict[str, float]:
    found = {each["name"]: each["value"] for each in answer["metrics"]}
    return {name: found[metric] for name, metric in WORK.items()}


def show(browser: Browser, server: Server) -> bool:
    """Whether every scene was animated and left the browser the time to draw it."""
    smooth = True
    for game in SCENES:
        for name, (size, wishes) in SIZES.items():
            person = Person(device(browser, server, size, reduced_motion="no-preference", **wishes), server)
            found = played(person, game)
            print(f"{game:20} {SCENES[game][1]:18} {name:6} {found}", flush=True)
            smooth = smooth and found.frames > 10 and found.each["work"] < MOST_WORK
            person.close()
    return smooth


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        server = Server.in_folder(Path(folder)).start()
        smooth = show(browser, server)
        server.stop()
        browser.close()
    return 0 if smooth else 1


if __name__ == "__main__":
    sys.exit(main())
