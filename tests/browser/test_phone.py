"""The table in one hand."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import PHONE, Person, unfold

FINGER = 44.0


@pytest.fixture
def pat(arrive: Arrive) -> Person:
    """Somebody with a phone."""
    return arrive(PHONE, is_mobile=True, has_touch=True)


def nothing_overflows(person: Person) -> None:
    width = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= PHONE[0], f"{person.page.url} is {width} px wide"


def fits_a_finger(control: Locator) -> None:
    box = control.bounding_box()
    assert box is not None, control
    assert box["width"] >= FINGER, control
    assert box["height"] >= FINGER, control
    assert box["x"] >= 0, control
    assert box["x"] + box["width"] <= PHONE[0], control
    assert box["y"] + box["height"] <= PHONE[1], control


def test_no_page_is_wider_than_a_phone(pat: Person) -> None:
    pat.page.goto("/")
    expect(pat.page.get_by_role("button", name="Play now").first).to_be_enabled()
    nothing_overflows(pat)
    pat.page.goto("/new/train_heist")
    unfold(pat.page)
    nothing_overflows(pat)
    pat.page.goto("/rules/train_heist")
    expect(pat.page.get_by_text("TH-MOVE-01", exact=True)).to_be_visible()
    nothing_overflows(pat)
    table = pat.create("me", "open", mode="versus")
    pat.page.goto(f"/table/{table}")
    expect(pat.page.get_by_role("button", name="Copy")).to_be_visible()
    nothing_overflows(pat)
    over = pat.finished()
    for address in (f"/table/{over}", f"/table/{over}/replay", f"/table/{over}/text"):
        pat.page.goto(address)
        expect(pat.page.get_by_text("The match is over").or_(pat.page.get_by_role("slider")).first).to_be_visible()
        nothing_overflows(pat)


def test_the_tabs_of_a_phone_show_the_parts_of_the_table(pat: Person) -> None:
    pat.sit_at(pat.create("me", "random"))
    tabs = pat.page.get_by_role("navigation", name="Parts of the table")
    parts = {
        "Hand": pat.page.get_by_role("heading", name="Your hand"),
        "Players": pat.page.get_by_role("group", name="Players"),
        "Ledger": pat.page.get_by_role("log", name="Ledger"),
        "Board": pat.page.get_by_role("group", name="Main Map"),
    }
    for name, part in parts.items():
        tab = tabs.get_by_role("button", name=name)
        fits_a_finger(tab)
        tab.tap()
        expect(part).to_be_visible()
        expect(tab).to_have_attribute("aria-current", "page")
        nothing_overflows(pat)


def test_the_main_controls_of_a_phone_fit_a_finger(pat: Person) -> None:
    pat.sit_at(pat.create("me", "random"))
    pat.my_turn()
    page = pat.page
    for control in page.locator(".thumb button").all() + page.locator(".bar nav button").all():
        fits_a_finger(control)
    for card in page.locator(".hand .card").all():
        fits_a_finger(card)
    page.get_by_role("button", name=re.compile(r"^All \d+ actions$")).tap()
    expect(page.get_by_role("dialog", name="What you can do")).to_be_visible()
    fits_a_finger(page.locator("dialog .option").first)
    nothing_overflows(pat)


def test_on_a_phone_a_tap_on_a_small_space_looks_nearer_the_next_chooses_and_another_does(pat: Person) -> None:
    table = pat.create("me", "random")
    pat.sit_at(table)
    pat.my_turn()
    page = pat.page
    page.evaluate("() => document.fonts.ready.then(() => true)")
    before = pat.snapshot(table)
    option = next(each for each in before["ask"]["options"] if each["verb"] == "move")
    target = page.locator(f'.maps .spot[data-touch="{option["touches"][0]}"]')
    main = page.locator("button.main")
    small = at_rest(page, target)
    assert small["width"] < FINGER
    page.touchscreen.tap(*middle(small))
    expect(page.locator(".pane.zoomed")).to_be_visible()
    large = at_rest(page, target)
    assert large["width"] >= FINGER
    expect(main).not_to_have_text(option["label"])
    page.touchscreen.tap(*middle(large))
    expect(main).to_have_text(option["label"])
    assert pat.snapshot(table)["number"] == 0
    page.touchscreen.tap(*middle(at_rest(page, target)))
    pat.reached(1)
    assert pat.snapshot(table)["view"]["cowboys"][0]["place"] == option["text"].split()[1]


def test_a_turn_on_a_phone_by_the_list_and_the_main_button(pat: Person) -> None:
    table = pat.create("me", "random")
    pat.sit_at(table)
    pat.my_turn()
    pat.page.get_by_role("button", name=re.compile(r"^All \d+ actions$")).tap()
    pat.page.locator("dialog .option").first.tap()
    pat.reached(1)
    expect(pat.page.get_by_role("dialog")).to_have_count(0)
    pat.page.locator("button.main").tap()
    pat.reached(2)
    assert pat.snapshot(table)["view"]["step"] != "actions"


def pinch(person: Person, board: Locator, apart: float) -> None:
    """Two fingers on the middle of the board, moved apart to so many times their distance."""
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hands = person.context.new_cdp_session(person.page)

    def fingers(kind: str, distance: float) -> None:
        points = [{"x": x - distance / 2, "y": y, "id": 0}, {"x": x + distance / 2, "y": y, "id": 1}]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if distance else []})

    fingers("touchStart", 60)
    for part in range(1, 11):
        fingers("touchMove", 60 * (1 + (apart - 1) * part / 10))
    fingers("touchEnd", 0)
    hands.detach()


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_rest(page: Page, thing: Locator) -> FloatRect:
    """Where something is when nothing beside it grows any more."""
    while True:
        before = thing.bounding_box()
        page.wait_for_timeout(300)
        if before is not None and before == thing.bounding_box():
            return before


def test_two_fingers_zoom_the_board_and_not_the_page(pat: Person) -> None:
    table = pat.create("me", "random")
    pat.sit_at(table)
    pat.my_turn()
    page = pat.page
    page.evaluate("() => document.fonts.ready.then(() => true)")  # a late font moves the board
    board = page.get_by_role("group", name="Main Map")
    whole = at_rest(page, board)
    pinch(pat, board.locator(".."), 2)
    expect(page.get_by_role("button", name="Fit the whole board")).to_be_visible()
    near = at_rest(page, board)
    assert near["width"] == pytest.approx(2 * whole["width"], rel=0.02)
    assert near["height"] == pytest.approx(2 * whole["height"], rel=0.02)
    # What was between the fingers still is.
    assert near["x"] + near["width"] / 2 == pytest.approx(whole["x"] + whole["width"] / 2, abs=4)
    assert near["y"] + near["height"] / 2 == pytest.approx(whole["y"] + whole["height"] / 2, abs=4)
    assert page.evaluate("() => visualViewport.scale") == 1
    nothing_overflows(pat)
    pinch(pat, page.locator(".pane.zoomed"), 0.4)
    assert at_rest(page, board) == whole


def test_a_place_found_by_zooming_can_be_tapped(pat: Person) -> None:
    table = pat.create("me", "random")
    pat.sit_at(table)
    pat.my_turn()
    page = pat.page
    page.get_by_role("button", name="Zoom in").tap()
    option = next(each for each in pat.snapshot(table)["ask"]["options"] if each["verb"] == "move")
    place = page.locator(f'.maps .spot[data-touch="{option["touches"][0]}"]')
    place.scroll_into_view_if_needed()
    place.tap()
    expect(page.locator("button.main")).to_have_text(option["label"])
    page.get_by_role("button", name="Fit the whole board").tap()
    expect(page.locator(".pane.zoomed")).to_have_count(0)
    page.locator("button.main").tap()
    pat.reached(1)
