"""A real server, a real browser, and the people who sit before it."""

import fcntl
import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, WebSocket, expect

from saddlebag import bots, game_names
from tests.table.kit import Server

Json = dict[str, Any]

PATIENCE = 60_000.0
"""Milliseconds after which something is broken, not slow: this machine may be busy."""
DESKTOP = (1440, 900)
PHONE = (390, 844)
SHORT: Json = {"extra_events_removed": 8, "hangman_steps": 2}
"""Options of a match that is over after some thirty decisions."""
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

HAS_PLAYED = """try {
  const kept = JSON.parse(localStorage.getItem('saddlebag.settings') ?? '{}');
  localStorage.setItem('saddlebag.settings', JSON.stringify({ met: %s, ...kept }));
} catch { /* an empty page keeps nothing */ }"""
"""A device on which every game was met before, so that nobody is told how it works."""

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Without the parts that only people need, where there is such a build: it takes a third less of a processor."""
    return program("Chromium", "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def firefox() -> str:
    return program("Firefox", "firefox-esr", "firefox")


def program(title: str, package: str, *others: str) -> str:
    """A browser's program; installed when it is missing and we may."""
    found = next(filter(None, map(shutil.which, (package, *others))), None)
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        with one_installs():
            for command in (["update"], ["install", "-y", package]):
                subprocess.run(["apt-get", *command], check=False, capture_output=True)
        found = shutil.which(package)
    if found is None:
        reason = f"There is no {title} here and it cannot be installed: apt-get install {package}, as root."
        print(reason)
        pytest.skip(reason)
    return found


@contextmanager
def one_installs() -> Iterator[None]:
    """Several workers may miss a browser at once, and the system lets only one of them install."""
    with (Path(gettempdir()) / "saddlebag-browsers.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def device(
    browser: Browser, server: Server, size: tuple[int, int] = DESKTOP, newcomer: bool = False, **wishes: Any
) -> BrowserContext:
    """A browser that nobody has used yet; but for a newcomer, as if every game had been met on it. An empty page stays
    open in it: to open the first one of a window takes Chromium longer than to draw any of ours."""
    width, height = size
    found = browser.new_context(base_url=server.address, viewport={"width": width, "height": height}, **wishes)
    found.set_default_timeout(PATIENCE)
    if not newcomer:
        found.add_init_script(HAS_PLAYED % json.dumps(list(game_names())))
    found.new_page()
    return found


class Person:
    """Somebody with a browser of their own: a cookie, one page, and all that came over its socket."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.server = server
        self.context = context
        self.frames: list[Json] = []
        self.troubles: list[str] = []
        self.stopped_the_clock = False
        self.page = self.open_page()

    def open_page(self) -> Page:
        self.page = self.context.new_page()
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda message: self.overhear(message.text))
        return self.page

    def overhear(self, said: str) -> None:
        """What the browser complains of: our own page never asks for what it forbids itself."""
        if "Content Security Policy" in said or "Permissions policy" in said:
            self.troubles.append(said)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))

    def stop_the_clock(self, at: datetime) -> None:
        """No time passes on this device any more but what the test lets pass; that holds for all its pages."""
        self.stopped_the_clock = True
        self.page.clock.pause_at(at)

    def close(self) -> None:
        self.context.close()
        self.complain()

    def leave(self) -> None:
        """Go, and leave nothing on the device but the files of the pages."""
        self.context.set_offline(False)
        everything = {"origin": self.server.address, "storageTypes": "all"}
        self.context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", everything)
        self.context.clear_cookies()
        for page in self.context.pages[1:]:
            page.close()
        self.complain()

    def complain(self) -> None:
        assert not self.troubles, f"the page threw: {self.troubles}"

    # --- the server, with this person's cookie

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: Json) -> Any:
        answer = self.context.request.post(f"/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, *seats: str, game: str = "train_heist", pace: int = 0, **options: Any) -> str:
        """A table with these kinds of seats; a name of a bot stands for that bot."""
        wishes = [{"kind": "bot", "bot": each} if each in bots.names() else {"kind": each} for each in seats]
        first = {"first_player": 0} if game == "train_heist" else {}
        options = {"players": len(seats), **first, **options}
        table = self.post("/tables", {"game": game, "options": options, "seats": wishes, "pace": pace})
        return str(table["id"])

    def finished(self) -> str:
        """The table of a short match that has been played to its end."""
        table, seat = self.create("me", "guest", **SHORT), 0
        while not (seen := self.snapshot(table, seat))["result"]:
            if not seen["ask"]["mine"]:
                seat = seen["actors"][0]
                continue
            answer = seen["ask"]["options"][0]["text"]
            move = {"seat": seat, "number": seen["number"], "key": f"key-{seen['number']}", "answer": answer}
            self.post(f"/tables/{table}/moves", move)
        return table

    def snapshot(self, table: str, seat: int = 0) -> Json:
        return dict(self.get(f"/tables/{table}/snapshot?seat={seat}"))

    # --- the page

    def sit_at(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        expect(self.page.get_by_role("group", name="Main Map")).to_be_visible()

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("link", name="Save the record"))

    def my_turn(self) -> bool:
        """Waits until this person has to choose; false when the match is over instead."""
        self.page.wait_for_function(
            """() => document.querySelector('dialog .reason')
                  || document.querySelector('.prompt.mine') && !document.querySelector('.option[disabled]')"""
        )
        return not self.ending.is_visible()

    def steps(self) -> list[Json]:
        """The decisions that this page has heard of."""
        return [frame for frame in self.frames if frame["type"] == "step"]

    def until(self, check: Callable[[], object], what: str) -> None:
        """Lets the page go on until something is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not check():
            assert time.monotonic() < end, f"it never came to this: {what}"
            self.page.evaluate(NEXT_FRAME)

    def taken(self) -> None:
        """Waits until no answer is on its way."""
        expect(self.page.locator(".option:disabled")).to_have_count(0)

    def reached(self, number: int) -> None:
        """Waits until the page has heard of so many decisions."""
        self.until(lambda: self.number() >= number, f"the page is at decision {number}")

    def number(self) -> int:
        """The number of the newest position that came to the page."""
        bodies = (frame.get("snapshot") or frame for frame in reversed(self.frames))
        return int(next((body["number"] for body in bodies if "view" in body), -1))

    def hurry(self, **options: Any) -> None:
        """The tables that this page opens from now on have bots that do not wait for people, and these options."""

        def changed(route: Route) -> None:
            wish: Any = route.request.post_data_json
            if route.request.method != "POST":
                route.continue_()
                return
            wish = {**wish, "pace": 0, "options": {**wish["options"], **options}}
            route.continue_(post_data=json.dumps(wish))

        self.page.route("**/api/tables", changed)

    def situation(self) -> Json:
        """What a person sees: the question, the hand, what is lit and on offer, the ledger."""
        return dict(self.page.evaluate(SITUATION))


def unfold(page: Page) -> None:
    """Opens every fold of the page on which a table is set up."""
    folds = page.locator("details > summary")
    expect(folds.first).to_be_visible()
    for fold in folds.all():
        fold.click()


NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"
SITUATION = """() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
  return {
    prompt: texts('.prompt p'),
    hand: [...document.querySelectorAll('.hand .card')].map((each) => each.getAttribute('aria-label')),
    lit: [...document.querySelectorAll('.lit[data-touch]')].map((each) => each.dataset.touch),
    actions: texts('.actions .option'),
    players: texts('.players .place'),
    ledger: texts('.log p'),
  };
}"""

LIT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    return box.width && box.height
      ? [{ thing: each.dataset.touch ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
  });
  const cards = [...document.querySelectorAll('.hand .card.lit:not(.picked):not(.dim)')].map((each) => {
    const box = each.getBoundingClientRect();
    return { thing: each.dataset.touch, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  return {
    chooser: shown('dialog[open] [data-answer]'),
    board: shown('.maps .lit[data-touch]'),
    cards,
    others: shown('.poster.lit').concat(shown('.loot button')),
    list: shown('.actions .option:not(:disabled)'),
    main: shown('button.main:not(:disabled)'),
  };
}"""


class Mouse(NamedTuple):
    """How somebody plays a game who clicks on whatever is lit."""

    lit: str
    """Asks the page for the middle of all that is lit, by the parts of the table."""
    weights: dict[str, int]
    """How often which part is clicked on when several are lit; an open chooser comes first."""
    most_clicks: int

    def click(self, person: Person, luck: random.Random) -> str:
        """One click on something that is lit; where."""
        seen: dict[str, list[Json]] = person.page.evaluate(self.lit)
        places = ["chooser"] if seen["chooser"] else [place for place in self.weights if seen[place]]
        if not places:
            return "nothing"
        where = luck.choices(places, [self.weights.get(place, 1) for place in places])[0]
        target = luck.choice(seen[where])
        person.page.mouse.click(target["x"], target["y"])
        return where

    def play(self, person: Person, luck: random.Random) -> dict[str, int]:
        """Clicks on what is lit until the ending is shown; how often where."""
        clicks: dict[str, int] = {}
        for _ in range(self.most_clicks):
            if not person.my_turn():
                return clicks
            where = self.click(person, luck)
            clicks[where] = clicks.get(where, 0) + 1
        raise AssertionError(f"the match never ends: {clicks}")


TRAIN_HEIST = Mouse(LIT, {"main": 3, "board": 4, "cards": 2, "others": 2, "list": 1}, most_clicks=600)
