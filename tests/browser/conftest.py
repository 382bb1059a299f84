"""One server and one browser for all tests of this folder; the people are new in every test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.kit import CHROMIUM_FLAGS, DESKTOP, Person, chromium, device
from tests.table.kit import Server

Arrive = Callable[..., Person]
Devices = dict[str, list[BrowserContext]]
"""Those that nobody uses at the moment, by their kind: a page opens twice as fast where its files were read before."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while playwright runs, nobody else in this process can start an event loop.
    program = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def devices() -> Devices:
    return {}


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


@pytest.fixture
def arrive(browser: Browser, server: Server, devices: Devices) -> Iterator[Arrive]:
    """Somebody new with a browser of their own, which is as good as new."""
    people: list[tuple[str, Person]] = []

    def someone(size: tuple[int, int] = DESKTOP, **wishes: Any) -> Person:
        kind = f"{size} {sorted(wishes.items())}"
        free = devices.setdefault(kind, [])
        people.append((kind, Person(free.pop() if free else device(browser, server, size, **wishes), server)))
        return people[-1][1]

    yield someone
    for kind, each in people:
        if each.stopped_the_clock:
            each.close()
            continue
        each.leave()
        devices[kind].append(each.context)


@pytest.fixture
def ann(arrive: Arrive) -> Person:
    return arrive()
