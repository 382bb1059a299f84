"""For everybody: no barriers, no long wait."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import saddlebag
from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Person, unfold
from tests.browser.midgame import seated_in_mid_game

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_START_PAGE, LARGEST_TABLE = 200_000, 300_000
"""In bytes, as they come over the line."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


EVERYTHING_SERIOUS = "() => axe.run(document, { resultTypes: ['violations'] })"
CONTRAST = "() => axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] })"


def barriers(page: Page, look: str = EVERYTHING_SERIOUS) -> list[str]:
    """What axe finds serious or critical, with the elements."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate(look)
    assert found["passes"] or found["incomplete"], "axe has looked at nothing"
    return [
        f"{page.url}: {each['id']} ({each['impact']}): {each['help']}: {node['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(arrive: Arrive, size: str) -> None:
    assert AXE.exists(), "axe-core is a development dependency of web/: npm ci there"
    ann = arrive(SIZES[size], reduced_motion="reduce")
    page = ann.page
    found = []
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    found += barriers(page)
    page.goto("/new/train_heist")
    unfold(page)
    found += barriers(page)
    page.goto("/rules/train_heist")
    expect(page.get_by_text("TH-MOVE-01", exact=True)).to_be_visible()
    found += barriers(page)
    table = ann.create("me", "random")
    ann.sit_at(table)
    assert ann.my_turn()
    found += barriers(page)
    if size == "phone":
        for tab in ("Hand", "Players", "Ledger"):
            page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).click()
            found += barriers(page)
    page.goto(f"/table/{table}/text")
    expect(page.get_by_role("main")).to_contain_text("Your turn as Green")
    found += barriers(page)
    over = ann.finished()
    page.goto(f"/table/{over}")
    expect(ann.ending).to_be_visible()
    found += barriers(page)
    page.goto(f"/table/{over}/replay")
    expect(page.get_by_role("slider", name="Moment of the match")).to_be_visible()
    found += barriers(page)
    page.goto(f"/table/{ann.create('me', 'open', mode='versus')}")
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    found += barriers(page)
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
