"""For everybody: no barriers, no long wait."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import saddlebag
from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, NEXT_FRAME, PHONE, Person, unfold
from tests.browser.midgame import seated_in_mid_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_START_PAGE, LARGEST_TABLE = 200_000, 300_000
"""In bytes, as they come over the line."""
LOOK = """async (rules) => {
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changing.map((each) => each.finished));
  return axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
}"""
"""What axe finds, in the colours that the page has when none of them changes any more."""


def barriers(page: Page, *rules: str) -> list[str]:
    """What axe finds serious or critical, by all of its rules or by these, with the elements."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate(LOOK, list(rules) or None)
    assert found["passes"] or found["incomplete"], "axe has looked at nothing"
    return [
        f"{page.url}: {each['id']} ({each['impact']}): {each['help']}: {node['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def by_day_and_night(page: Page) -> list[str]:
    """What axe finds on the page as it is, and in the colours of the night."""
    found = barriers(page)
    page.evaluate("document.documentElement.classList.add('night')")
    found += barriers(page, "color-contrast")
    page.evaluate("document.documentElement.classList.remove('night')")
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(NEXT_FRAME)


def on_both_screens(
    page: Page, look: Callable[[Page], list[str]] = barriers, tabs: Sequence[str] = (), parts: str = "table"
) -> list[str]:
    """What is found on a desk and on a phone, there also under these tabs."""
    found = look(page)
    resize(page, PHONE)
    found += look(page)
    for tab in tabs:
        page.get_by_role("navigation", name=f"Parts of the {parts}").get_by_role("button", name=tab).click()
        found += look(page)
    resize(page, DESKTOP)
    return found


def test_axe_finds_nothing_serious(arrive: Arrive) -> None:
    assert AXE.exists(), "axe-core is a development dependency of web/: npm ci there"
    ann = arrive(reduced_motion="reduce")
    page = ann.page
    found = []
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    found += on_both_screens(page)
    page.goto("/new/train_heist")
    unfold(page)
    found += on_both_screens(page)
    page.goto("/rules/train_heist")
    expect(page.get_by_text("TH-MOVE-01", exact=True)).to_be_visible()
    found += on_both_screens(page)
    table = ann.create("me", "random")
    ann.sit_at(table)
    assert ann.my_turn()
    found += on_both_screens(page, tabs=("Hand", "Players", "Ledger"))
    page.goto(f"/table/{table}/text")
    expect(page.get_by_role("main")).to_contain_text("Your turn as Green")
    found += on_both_screens(page)
    over = ann.finished()
    page.goto(f"/table/{over}")
    expect(ann.ending).to_be_visible()
    found += on_both_screens(page)
    page.goto(f"/table/{over}/replay")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()
    found += on_both_screens(page)
    page.goto(f"/table/{ann.create('me', 'open', mode='versus')}")
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    found += on_both_screens(page)
    assert not found, "\n".join(found)


EVERY_FONT = "() => Promise.all([...document.fonts].map((font) => font.load())).then((all) => all.length)"
EVERYTHING = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const quiet = performance.now() - Math.max(...all.map((each) => each.responseEnd));
  return quiet > 1500 && all.map((each) => [each.name, each.encodedBodySize]);
}"""


def loaded(person: Person) -> int:
    """The compressed bytes that the page has fetched until it was quiet, with every font it knows, and what came over
    its socket."""
    assert person.page.evaluate(EVERY_FONT) >= 4
    sizes = dict(person.page.wait_for_function(EVERYTHING).json_value())
    for kind in (".js", ".css", ".woff2"):
        assert any(name.endswith(kind) and size > 0 for name, size in sizes.items()), f"no {kind} was fetched"
    total = sum(sizes.values()) + sum(len(json.dumps(frame)) for frame in person.frames)
    print(f"\nfirst load of {person.page.url}: {total:,} bytes")
    return total


def test_the_first_load_is_small(ann: Person) -> None:
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="Play now").first).to_be_enabled()
    assert loaded(ann) < LARGEST_START_PAGE


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_a_table_opened_by_a_link_is_a_small_first_load_too(ann: Person, game: str) -> None:
    ann.page.goto(f"/table/{seated_in_mid_game(ann, game)}")
    assert ann.my_turn()
    assert loaded(ann) < LARGEST_TABLE
