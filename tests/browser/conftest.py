"""One server and one browser for all tests of this folder; the people are new in every test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CHROMIUM_FLAGS, DESKTOP, Person, Server, chromium

Arrive = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while playwright runs, nobody else in this process can start an event loop.
    program = chromium()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser"))
    yield running
    running.stop()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody new with a browser of their own."""
    people: list[Person] = []

    def someone(size: tuple[int, int] = DESKTOP, **wishes: Any) -> Person:
        people.append(Person(browser, server, size, **wishes))
        return people[-1]

    yield someone
    for each in people:
        each.close()


@pytest.fixture
def ann(arrive: Arrive) -> Person:
    return arrive()
