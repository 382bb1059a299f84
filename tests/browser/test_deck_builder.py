"""The deck builder, and decks that everybody chooses for themselves."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Json, Person
from tests.browser.test_access import barriers

GAME = "high_stakes_drifter"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SHORT_BY_ONE = "A deck has exactly 54 cards; this one has 53"


def workbench(person: Person) -> Page:
    page = person.page
    page.goto(f"/decks/{GAME}")
    expect(page.get_by_role("searchbox")).to_be_visible()
    return page


def pool(page: Page) -> Locator:
    return page.get_by_role("region", name="Card pool")


def deck(page: Page) -> Locator:
    return page.get_by_role("region", name="Your deck")


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="What is wrong with it")


def part(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of the deck builder").get_by_role("button", name=name).click()


def open_deck(page: Page, name: str) -> None:
    """Take something from the shelf."""
    page.get_by_role("button", name="Open…").click()
    page.get_by_role("dialog", name="Open a deck").get_by_role("button", name=re.compile(rf"^{name}")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def ready_text(person: Person, name: str) -> str:
    ready = person.get(f"/games/{GAME}/decks")["ready"]
    return str(next(each["text"] for each in ready if name in each["name"]))


def test_a_deck_is_changed_judged_saved_renamed_and_thrown_away(ann: Person) -> None:
    page = workbench(ann)
    open_deck(page, "Tombstone Justice")
    expect(verdict(page)).to_contain_text("This deck can be played.")
    expect(deck(page).get_by_role("meter", name="Cards")).to_have_attribute("aria-valuetext", "54 of 54")
    deck(page).get_by_role("button", name="Remove Wyatt Earp").click()
    expect(verdict(page)).to_contain_text(SHORT_BY_ONE)
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    pool(page).get_by_role("button", name="Add Wyatt Earp", exact=True).click()
    expect(verdict(page)).to_contain_text("This deck can be played.")

    page.get_by_label("Name of the deck").fill("Law and order")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    (saved,) = ann.get("/decks")
    assert (saved["name"], saved["playable"]) == ("Law and order", True)

    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Law and order")
    expect(verdict(page)).to_contain_text("This deck can be played.")
    page.get_by_label("Name of the deck").fill("Justice for all")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    assert [each["name"] for each in ann.get("/decks")] == ["Justice for all"]

    page.get_by_role("button", name="Open…").click()
    delete = page.get_by_role("button", name="Delete Justice for all")
    delete.click()
    assert len(ann.get("/decks")) == 1, "the first click only asks"
    delete.click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    assert ann.get("/decks") == []


def test_the_pool_is_searched_filtered_and_taken_from_by_mouse_and_keyboard(ann: Person) -> None:
    page = workbench(ann)
    cards = pool(page).locator(".cards > li")
    expect(page.get_by_text("All 155 cards")).to_be_visible()
    expect(cards).to_have_count(155)
    page.get_by_role("searchbox").fill("wyatt")
    expect(page.get_by_text("1 of 155 cards")).to_be_visible()
    expect(cards).to_have_count(1)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("searchbox")).to_have_value("")

    # By keyboard alone.
    page.get_by_role("searchbox").focus()
    page.keyboard.type("kit carson")
    expect(page.get_by_text("1 of 155 cards")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        label = page.evaluate("() => document.activeElement.getAttribute('aria-label') ?? ''")
        if label == "Add Kit Carson":
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(deck(page).get_by_label("2 of 3 in the deck").last).to_be_visible()
    expect(page.locator("[aria-live=polite]", has_text="Kit Carson: 2 of 3")).to_have_count(1)
    page.get_by_role("button", name="Show all").click()

    # No more copies than the rarity allows.
    for name, missing, copies in (("Kit Carson", 1, 3), ("Lottie Deno", 2, 2), ("Wyatt Earp", 1, 1)):
        add = pool(page).get_by_role("button", name=f"Add {name}", exact=True)
        for _ in range(missing):
            add.click()
        expect(add).to_be_disabled()
        expect(deck(page).get_by_label(f"{copies} of {copies} in the deck").last).to_be_visible()
    part(page, "Kicker chips")
    chip = pool(page).get_by_role("button", name="Add Eagle")
    chip.click()
    expect(chip).to_be_disabled()
    expect(deck(page).get_by_role("meter", name="Kickers")).to_have_attribute("aria-valuetext", "$25 of $50")
    expect(verdict(page)).to_contain_text("these are worth $25")

    part(page, "Cards")
    page.get_by_role("checkbox", name="Outlaws").check(force=True)
    expect(cards).to_have_count(8)
    page.get_by_role("checkbox", name="rare", exact=True).check(force=True)
    page.get_by_label("Stat", exact=True).select_option("luck")
    page.get_by_label("Minimum luck").fill("9")
    expect(pool(page).get_by_role("button", name="Add Billy the Kid", exact=True)).to_be_visible()
    page.get_by_label("Most expensive").select_option("1")
    expect(page.get_by_text("No card matches.")).to_be_visible()


def test_a_list_from_elsewhere_is_judged_and_a_deck_given_away_as_text_and_as_a_link(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    page = workbench(ann)
    page.get_by_role("button", name="Open…").click()
    page.get_by_label("A deck as text").fill("2 wyatt earp\n\n# friends\n3 Kit Carson\n1 nobody knows him")
    page.get_by_role("button", name="Use this list").click()
    expect(deck(page).get_by_role("button", name="Remove Kit Carson")).to_be_visible()
    for fault in ("Wyatt Earp: 2 copies", "this one has 5"):
        expect(verdict(page)).to_contain_text(fault)

    open_deck(page, "Greasy Grass")
    page.get_by_role("button", name="Share").click()
    text = page.get_by_label("As text")
    expect(text).to_have_value(re.compile("1 Sitting Bull"))
    assert text.input_value().startswith("# Greasy Grass")
    link = page.get_by_label("As a link").input_value()
    bob.page.goto(link)
    expect(bob.page.get_by_label("Name of the deck")).to_have_value("Greasy Grass")
    expect(verdict(bob.page)).to_contain_text("This deck can be played.")
    expect(deck(bob.page).get_by_role("button", name="Remove Sitting Bull")).to_be_visible()
    expect(bob.page).to_have_url(f"{bob.server.address}/decks/{GAME}")


def test_a_sealed_deck_is_built_from_opened_packs(ann: Person) -> None:
    page = workbench(ann)
    open_deck(page, "Sealed")
    page.get_by_role("button", name="To the deck").click()
    expect(page.get_by_text("Sealed play: what was in your 12 boosters")).to_be_visible()
    shown = pool(page).locator(".cards > li")
    expect(shown.first).to_be_visible()
    assert 40 < shown.count() < 121
    peacemaker = pool(page).get_by_role("button", name="Add Colt Peacemaker", exact=True)
    for _ in range(4):
        peacemaker.click()
    expect(deck(page).get_by_label("4 of 54 in the deck").last).to_be_visible()
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    before = shown.count()
    page.reload()
    expect(page.get_by_text("Sealed play: what was in your 12 boosters")).to_be_visible()
    expect(shown).to_have_count(before)


def test_on_a_phone_pool_and_deck_are_parts_of_their_own(arrive: Arrive) -> None:
    ann = arrive(PHONE, has_touch=True)
    page = workbench(ann)
    expect(deck(page)).to_be_hidden()
    part(page, "Deck")
    expect(pool(page)).to_be_hidden()
    open_deck(page, "Garryowen")
    expect(verdict(page)).to_contain_text("This deck can be played.")
    part(page, "Kicker chips")
    expect(pool(page).get_by_role("button", name="Add Eagle")).to_be_visible()
    part(page, "Cards")
    for name in ("Cards", "Kicker chips", "Deck"):
        part(page, name)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0], name


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious(arrive: Arrive, size: str) -> None:
    ann = arrive(SIZES[size], reduced_motion="reduce")
    page = workbench(ann)
    found = barriers(page)
    if size == "phone":
        part(page, "Deck")
    open_deck(page, "Wild West Show")
    deck(page).get_by_role("button", name="Remove Nat Love").click()
    expect(verdict(page)).to_contain_text(SHORT_BY_ONE)
    found += barriers(page)
    page.get_by_role("button", name="Open…").click()
    found += barriers(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("As text")).to_have_value(re.compile("Nat Love"))
    found += barriers(page)
    page.keyboard.press("Escape")
    part(page, "Kicker chips")
    found += barriers(page)
    page.goto(f"/new/{GAME}")
    expect(page.get_by_label(re.compile("deck", re.IGNORECASE)).first).to_be_visible()
    found += barriers(page)
    assert not found, "\n".join(found)


def test_who_does_not_build_decks_need_not_load_the_builder(ann: Person) -> None:
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Decks")).to_be_visible()
    assert not [url for url in fetched if "Builder" in url or "Decks" in url]
    ann.page.get_by_role("link", name="Decks").click()
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    assert [url for url in fetched if "Builder" in url]


# --- at a table -------------------------------------------------------------------------------------------------------


def choice(page: Page) -> Locator:
    return page.get_by_label(re.compile(r"^(Your deck|Decks)")).first


def test_a_built_deck_is_taken_to_a_table(ann: Person) -> None:
    page = workbench(ann)
    open_deck(page, "Greasy Grass")
    expect(verdict(page)).to_contain_text("This deck can be played.")
    deck(page).get_by_role("button", name="Remove Sitting Bull").click()
    pool(page).get_by_role("button", name="Add Kit Carson", exact=True).click()
    expect(verdict(page)).to_contain_text("This deck can be played.")
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.get_by_role("heading", name="High Stakes Drifter")).to_be_visible()
    expect(page.get_by_label(re.compile("as text$"))).to_have_value(re.compile("1 Kit Carson"))
    with page.expect_response("**/api/tables") as answer:
        page.get_by_role("button", name="Start this table").click()
    table: Json = answer.value.json()
    mine, bots = table["options"]["decks"]
    assert "1 Kit Carson" in mine
    assert "Sitting Bull" not in mine
    assert bots is None


def test_a_built_deck_is_brought_to_a_table_that_waits(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ann.post("/tables", {"game": GAME, "options": {"players": 2, "mode": "standard"}, "seats": seats})
    page = workbench(ann)
    open_deck(page, "Garryowen")
    expect(verdict(page)).to_contain_text("This deck can be played.")
    page.get_by_role("button", name="Play with this deck").click()
    page.get_by_role("button", name="Bring it to the table with a free seat").click()
    expect(page).to_have_url(f"{ann.server.address}/table/{made['id']}")
    expect(page.get_by_text("You are ready")).to_be_visible()
    assert "Marcus Reno" in ann.get(f"/tables/{made['id']}")["options"]["decks"][0]


def test_in_the_lobby_each_chooses_for_himself_and_the_match_waits_for_both(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"players": 2, "mode": "standard"}
    made = ann.post("/tables", {"game": GAME, "options": options, "seats": seats, "pace": 0})
    ann.page.goto(f"/table/{made['id']}")
    bob.page.goto(f"/table/{made['id']}")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("Waiting for you and")).to_be_visible()
    choice(ann.page).select_option(label="Greasy Grass (nations, smarts and control)")
    ann.page.get_by_role("button", name="Ready").click()
    expect(ann.page.get_by_text("You are ready")).to_be_visible()

    choice(bob.page).select_option(label="Paste a list…")
    bob.page.get_by_label(re.compile("as text$")).fill("54 Kit Carson")
    bob.page.get_by_role("button", name="Ready").click()
    expect(bob.page.get_by_role("alert").first).to_contain_text("Kit Carson: 54 copies")
    expect(bob.page.get_by_role("alert").first).to_contain_text("worth $0")
    bob.page.get_by_label(re.compile("as text$")).fill(ready_text(bob, "Garryowen"))
    bob.page.get_by_role("button", name="Ready").click()
    for person in (ann, bob):
        expect(person.page.locator(".prompt")).to_be_visible()
    for person, secret in ((ann, "Marcus Reno"), (bob, "greasy_grass")):
        assert secret not in json.dumps(person.frames)
    for person, own in ((ann, ["greasy_grass", None]), (bob, [None, ready_text(bob, "Garryowen").strip()])):
        assert person.get(f"/tables/{made['id']}")["options"]["decks"] == own


def test_a_deck_that_is_kept_can_be_chosen_by_its_name(ann: Person) -> None:
    text = ready_text(ann, "Hole-in-the-Wall")
    ann.post("/decks", {"game": GAME, "name": "My gang", "text": text})
    ann.post("/decks", {"game": GAME, "name": "Not yet", "text": "1 Kit Carson"})
    ann.page.goto(f"/new/{GAME}#decks=random")
    choice(ann.page).select_option(label="My gang")
    expect(choice(ann.page).locator("option", has_text="Not yet (not finished)")).to_be_disabled()
    with ann.page.expect_response("**/api/tables") as answer:
        ann.page.get_by_role("button", name="Start this table").click()
    assert answer.value.json()["options"]["decks"][0] == text.strip()
