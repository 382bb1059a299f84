"""Sealed play in the browser: packs are opened, decks are built, and the match begins when all are ready."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Person
from tests.browser.test_access import barriers
from tests.browser.test_deck_builder import GAME, SIZES, deck, open_deck, part, pool, verdict, workbench

PACKS = 12


def set_up(ann: Person) -> str:
    """A sealed table with a seat for a friend; its invite link."""
    page = ann.page
    page.goto(f"/new/{GAME}")
    page.get_by_role("radio", name="Standard").check(force=True)
    expect(page.get_by_label("Your deck")).to_be_visible()
    page.get_by_role("checkbox", name="Sealed play").check()
    expect(page.get_by_text("Everybody opens twelve packs at the table")).to_be_visible()
    expect(page.get_by_label("Your deck")).to_have_count(0)
    page.get_by_label("Who plays Blue").select_option("open")
    page.get_by_role("button", name="Open the table and invite").click()
    link = page.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile("invite="))
    return link.input_value()


def open_all(page: Page) -> list[str]:
    """Open one pack after the other; the cards in them, read aloud."""
    page.get_by_role("link", name="Open your packs").click()
    cards: list[str] = []
    for number in range(1, PACKS + 1):
        expect(page.get_by_role("heading", name=f"Pack {number} of {PACKS}")).to_be_visible()
        shown = page.locator("main .cards > li > p")
        expect(shown).to_have_count(10)
        cards += shown.all_inner_texts()
        page.get_by_role(
            "button", name=f"Open pack {number + 1}" if number < PACKS else "The kicker chips"
        ).last.click()
    expect(page.locator("main .chips > li")).to_have_count(12)
    return cards


def table_of(page: Page) -> str:
    found = re.search(r"(?:/table/|table=)([\w-]+)", page.url)
    assert found is not None
    return found[1]


def test_two_people_open_packs_build_decks_and_play(arrive: Arrive) -> None:
    ann, bob = arrive(reduced_motion="reduce"), arrive(PHONE, has_touch=True, reduced_motion="reduce")
    bob.page.goto(set_up(ann))
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text(", building")).to_have_count(2)

    open_all(ann.page)
    ann.page.get_by_role("button", name="Build a deck for me").click()
    expect(verdict(ann.page)).to_contain_text("A deck for sealed play.")
    table = table_of(ann.page)
    remove = deck(ann.page).get_by_role("button", name=re.compile("^Remove")).first
    remove.click()
    expect(verdict(ann.page)).to_contain_text("this one has 53")
    expect(ann.page.get_by_role("button", name="Ready with this deck")).to_be_disabled()
    pool(ann.page).get_by_role("button", name="Add Bill Tilghman", exact=True).click()
    expect(verdict(ann.page)).to_contain_text("A deck for sealed play.")
    ann.page.reload()
    expect(deck(ann.page).get_by_role("meter", name="Cards")).to_have_attribute("aria-valuetext", "54 of 54")
    ann.page.get_by_role("button", name="Ready with this deck").click()
    expect(ann.page.get_by_text("Your deck is ready.")).to_be_visible()
    expect(bob.page.get_by_text(", ready")).to_have_count(1)
    expect(bob.page.get_by_text(", building")).to_have_count(1)

    open_all(bob.page)
    bob.page.get_by_role("button", name="Build my deck").click()
    expect(pool(bob.page).get_by_role("button", name="Add Colt Peacemaker", exact=True)).to_be_visible()
    bob.page.get_by_role("button", name="Build a deck for me").click()
    expect(verdict(bob.page)).to_contain_text("A deck for sealed play.")
    bob.page.get_by_role("button", name="Ready with this deck").click()
    for each in (ann, bob):
        expect(each.page.locator(".prompt")).to_be_visible()
        each.reached(0)

    packs = ann.get(f"/tables/{table}")["options"]["packs"][0]
    assert isinstance(packs, int)
    assert not any(str(packs) in str(frame) for frame in bob.frames)
    assert "Bill Tilghman" in ann.get(f"/tables/{table}")["options"]["decks"][0]


def test_who_wants_no_work_lets_a_deck_build_itself(ann: Person) -> None:
    page = ann.page
    table = ann.post("/tables", {"game": GAME, "options": {"players": 2, "sealed": True}, "pace": 0})["id"]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Waiting for you to build")).to_be_visible()
    page.get_by_role("button", name="Build a deck for me").click()
    expect(page.get_by_role("heading", name="Waiting for you to build")).to_have_count(0)
    assert ann.get(f"/tables/{table}")["status"] == "playing"
    page.goto(f"/decks/{GAME}?table={table}&seat=0")
    expect(page.get_by_text("There are no packs waiting for you at this table")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))


def test_packs_that_were_opened_before_are_the_same_after_a_reload(ann: Person) -> None:
    table = ann.post(
        "/tables",
        {"game": GAME, "options": {"players": 2, "sealed": True}, "seats": [{"kind": "me"}, {"kind": "open"}]},
    )["id"]
    seen = []
    for _ in range(2):
        ann.page.goto(f"/table/{table}")
        seen.append(open_all(ann.page))
    assert len(seen[0]) == 10 * PACKS
    assert seen[0] == seen[1]


@pytest.mark.parametrize("size", SIZES)
def test_packs_can_be_read_by_everybody_and_fit_the_screen(arrive: Arrive, size: str) -> None:
    ann = arrive(SIZES[size], reduced_motion="reduce")
    page = workbench(ann)
    if size == "phone":
        part(page, "Deck")
    open_deck(page, "Sealed")
    expect(page.get_by_role("heading", name=f"Pack 1 of {PACKS}")).to_be_visible()
    assert barriers(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SIZES[size][0]
    if size == "desktop":
        bottom = page.locator("main .chips").bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] <= DESKTOP[1]
