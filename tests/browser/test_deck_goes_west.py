"""Deck Goes West in a real browser: a match in each mode, a phone, and no barriers."""

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Json, Mouse, Person
from tests.browser.midgame import seated_in_mid_game
from tests.browser.test_access import barriers, on_both_screens
from tests.browser.test_phone import fits_a_finger, nothing_overflows
from tests.browser.test_sizes import at_rest

GAME, SMALL_PHONE = "deck_goes_west", (360, 640)
LIT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (each.contains(top) || top.closest('.spot, .piece')) ? [{ x, y }] : [];
  });
  return {
    chooser: shown('dialog[open] [data-answer]'),
    jobs: shown('.job-button.lit'),
    land: shown('.spot.lit'),
    affair: shown('.affair [data-answer]:not(:disabled)'),
    cards: shown('.hand .card.whole:not(.picked) .head'),
    things: shown('.chip.lit').concat(shown('.seat button[data-touch]')),
    main: shown('button.main:not(:disabled)'),
    pass: shown('button.pass:not(:disabled)'),
    list: shown('.actions .option:not(:disabled)'),
  };
}"""
MOUSE = Mouse(
    LIT,
    {"jobs": 6, "land": 8, "affair": 6, "cards": 3, "things": 3, "main": 4, "pass": 4, "list": 1},
    most_clicks=900,
)


def create(person: Person, *seats: str, **options: Any) -> str:
    return person.create(*seats, game="deck_goes_west", **options)


def land(person: Person) -> Locator:
    return person.page.get_by_role("group", name="The land")


def sit_at(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(land(person)).to_be_visible()


def answer(person: Person, table: str, *verbs: str) -> Json:
    """Answers with the first of these verbs that is on offer, or with what comes first, until one of them was."""
    while True:
        seen = person.snapshot(table)
        options = seen["ask"]["options"]
        chosen = next((each for verb in verbs for each in options if each["verb"] == verb), None)
        move = {"seat": 0, "number": seen["number"], "key": f"key-{seen['number']}"}
        person.post(f"/tables/{table}/moves", {**move, "answer": (chosen or options[0])["text"]})
        if chosen:
            return person.snapshot(table)


def test_a_solo_match_by_mouse(ann: Person) -> None:
    ann.hurry()
    ann.page.goto("/new/deck_goes_west")
    ann.page.get_by_text("Lone Surveyor").click()
    ann.page.get_by_role("button", name="Start this table").click()
    expect(land(ann)).to_be_visible()
    clicks = MOUSE.play(ann, random.Random(3))
    expect(ann.ending).to_contain_text("The dice were fair")
    assert min(clicks.get(place, 0) for place in ("jobs", "main")) > 0, clicks


def test_a_match_against_a_bot_by_mouse(ann: Person) -> None:
    ann.hurry(first_player=0)
    ann.page.goto("/new/deck_goes_west")
    ann.page.get_by_text("Against each other", exact=True).click()
    ann.page.get_by_text("Bounty Season").click()
    ann.page.get_by_label("Who plays Blue").select_option(label="Bot: Tenderfoot")
    ann.page.get_by_role("button", name="Start this table").click()
    expect(land(ann)).to_be_visible()
    clicks = MOUSE.play(ann, random.Random(5))
    expect(ann.ending).to_be_visible()
    assert min(clicks.get(place, 0) for place in ("jobs", "main")) > 0, clicks
    assert {0, 1} <= {step["by"] for step in ann.steps()}


def test_a_match_together_with_bots_by_mouse(ann: Person) -> None:
    sit_at(ann, create(ann, "me", "random", "random", mission="wagon_rush"))
    clicks = MOUSE.play(ann, random.Random(8))
    expect(ann.ending).to_be_visible()
    assert min(clicks.get(place, 0) for place in ("jobs", "main")) > 0, clicks
    assert {0, 1, 2} <= {step["by"] for step in ann.steps()}


def on_the_move(ann: Person) -> str:
    """A table at which a move has begun. Where the land that was dealt leaves no way to go, another one is dealt."""
    while True:
        table = create(ann, "me", mission="new_world", characters=["martha_longstride"])
        answer(ann, table, "play")
        while ann.snapshot(table)["ask"]["question"] != "move":
            answer(ann, table, "go")
        if ways(ann, table):
            return table


def ways(ann: Person, table: str) -> list[Json]:
    """The answers that lead to another tile."""
    return [each for each in ann.snapshot(table)["ask"]["options"] if each["text"].startswith(("step", "try"))]


def test_the_land_by_keyboard(ann: Person) -> None:
    table = on_the_move(ann)
    sit_at(ann, table)
    assert ann.my_turn()
    start = ann.snapshot(table)["view"]["players"][0]["cell"]
    lit = ways(ann, table)
    keys = {"north": "ArrowUp", "south": "ArrowDown", "west": "ArrowLeft", "east": "ArrowRight"}
    ann.page.keyboard.press("m")
    expect(ann.page.locator(".spot:focus")).to_have_attribute("data-space", start)
    ann.page.keyboard.press(keys[lit[0]["text"].split()[1]])
    here = ann.page.locator(".spot:focus")
    expect(here).to_have_attribute("data-touch", lit[0]["touches"][0])
    expect(here).to_have_attribute("aria-label", re.compile("legal$"))
    number = ann.number()
    ann.page.keyboard.press("Enter")
    chooser = ann.page.locator("dialog[open] [data-answer]")
    if chooser.count():
        chooser.first.press("Enter")
    ann.reached(number + 1)


def test_what_a_lit_tile_costs_is_written_on_it(ann: Person) -> None:
    table = on_the_move(ann)
    sit_at(ann, table)
    assert ann.my_turn()
    ways = {option["touches"][0] for option in ann.snapshot(table)["ask"]["options"] if option["touches"]}
    assert ann.page.locator(".cost").count() == len(ways)


def test_every_icon_says_what_it_means(ann: Person) -> None:
    sit_at(ann, create(ann, "me", mission="new_world", characters=["derek_dogood"]))
    assert ann.my_turn()
    tip = ann.page.get_by_role("tooltip")
    ability = ann.page.locator('.job-button[data-touch="ability 1"]')
    ability.locator(".icon").last.hover()
    expect(tip).to_contain_text("Gain X of any one resource")
    ann.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("Tab")
    expect(tip).to_be_visible()


def test_what_cannot_be_done_says_why(ann: Person) -> None:
    sit_at(ann, create(ann, "me", mission="new_world"))
    assert ann.my_turn()
    ann.page.locator('.job-button[data-touch="mission 1"]:not(.lit)').click()
    expect(ann.page.locator(".toast, [role=status]").filter(has_text="DW-").first).to_be_visible()


def test_the_crib_sheet_is_always_at_hand(ann: Person) -> None:
    sit_at(ann, create(ann, "me", mission="new_world"))
    ann.page.keyboard.press("i")
    sheet = ann.page.get_by_role("dialog", name="What the icons mean")
    expect(sheet).to_contain_text("Ride the train up to 5")
    sheet.get_by_label("Search the icons").fill("scrap pain")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_axe_finds_nothing_serious(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce")
    page = ann.page
    page.goto("/new/deck_goes_west")
    expect(page.get_by_text("Lone Surveyor")).to_be_visible()
    found = on_both_screens(page)
    table = create(ann, "me", "random", mission="cautious_cargo", characters=["martha_longstride", "silas_pike"])
    sit_at(ann, table)
    assert ann.my_turn()
    found += on_both_screens(page, tabs=("Hand", "Mission", "Players", "Ledger"))
    page.get_by_role("button", name="What the icons mean").click()
    found += on_both_screens(page)
    page.goto(f"/table/{table}/text")
    expect(page.get_by_role("main")).to_contain_text("Your turn as Red")
    found += on_both_screens(page)
    page.evaluate("localStorage.setItem('saddlebag.settings', JSON.stringify({ night: true }))")
    sit_at(ann, table)
    assert ann.my_turn()
    found += on_both_screens(page, lambda page: barriers(page, "color-contrast"))
    assert not found, "\n".join(found)


def test_a_day_on_a_phone(arrive: Arrive) -> None:
    pat = arrive(PHONE, is_mobile=True, has_touch=True)
    table = create(pat, "me", mission="new_world", characters=["martha_longstride"])
    sit_at(pat, table)
    assert pat.my_turn()
    page = pat.page
    nothing_overflows(pat)
    controls = [*page.locator(".thumb button").all(), page.locator("button.pass"), page.locator(".hand .card").first]
    for control in controls:
        fits_a_finger(control)
    tabs = page.get_by_role("navigation", name="Parts of the table")
    for name, part in {"Hand": "Your hand", "Mission": "Trade row"}.items():
        tabs.get_by_role("button", name=name).tap()
        expect(page.get_by_role("heading", name=part)).to_be_visible()
        nothing_overflows(pat)
    tabs.get_by_role("button", name="Board").tap()
    options = pat.snapshot(table)["ask"]["options"]
    things = [option["touches"][0] for option in options if option["verb"] == "play"]
    thing = next(each for each in things if things.count(each) == 1)
    card = page.locator(f'.hand .card[data-touch="{thing}"]')
    card.tap()
    chosen = next(option for option in options if option["touches"][:1] == [thing])
    expect(page.locator("button.main")).to_have_text(chosen["label"])
    assert pat.snapshot(table)["number"] == 0
    card.tap()
    pat.reached(1)
    nothing_overflows(pat)


def test_without_motion_nothing_moves(arrive: Arrive) -> None:
    ann = arrive(DESKTOP, reduced_motion="reduce")
    table = create(ann, "me", mission="new_world", characters=["rosa_quill"])
    sit_at(ann, table)
    assert ann.my_turn()
    before = len(ann.snapshot(table)["view"]["land"])
    ann.page.locator('.job-button[data-touch="ability 1"]').click()
    ann.reached(1)
    ann.page.locator(".spot.lit").first.click()
    ann.reached(2)
    assert len(ann.snapshot(table)["view"]["land"]) == before + 1
    running = "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    ann.until(lambda: ann.page.evaluate(running) == 0, "everything stands still")


def test_on_a_small_phone_the_land_opens_around_the_own_tile(arrive: Arrive) -> None:
    pat = arrive(SMALL_PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce")
    table = seated_in_mid_game(pat, GAME)
    pat.page.goto(f"/table/{table}")
    assert pat.my_turn()
    at_rest(pat, SMALL_PHONE)
    seat = pat.get(f"/tables/{table}/snapshot")["actors"][0]
    cell = pat.snapshot(table, seat)["view"]["players"][seat]["cell"]
    expect(pat.page.locator(".pane.zoomed")).to_be_visible()
    tile = pat.page.locator(f'.pane [data-touch="cell:{cell}"]').first.bounding_box()
    sight = pat.page.locator(".pane").bounding_box()
    assert tile is not None
    assert sight is not None
    across = (tile["x"] + tile["width"] / 2 - sight["x"]) / sight["width"]
    down = (tile["y"] + tile["height"] / 2 - sight["y"]) / sight["height"]
    assert 0.25 < across < 0.75, f"the own tile is not in the middle: {across:.2f} of the width"
    assert 0.25 < down < 0.75, f"the own tile is not in the middle: {down:.2f} of the height"


LOOKS_AT = "() => { const p = document.querySelector('.pane'); return [p.scrollLeft, p.scrollTop, p.scrollWidth]; }"


def test_a_map_that_was_touched_stays_where_it_is_when_its_height_changes(arrive: Arrive) -> None:
    pat = arrive(SMALL_PHONE, is_mobile=True, has_touch=True, reduced_motion="reduce")
    pat.page.goto(f"/table/{seated_in_mid_game(pat, GAME)}")
    assert pat.my_turn()
    at_rest(pat, SMALL_PHONE)
    pane = pat.page.locator(".pane.zoomed")
    pane.dispatch_event("pointerdown", {"pointerType": "touch"})
    pane.evaluate("(pane) => pane.scrollTo(0, 0)")
    before = pat.page.evaluate(LOOKS_AT)
    for lower in (30, 60):
        at_rest(pat, (SMALL_PHONE[0], SMALL_PHONE[1] - lower))
        assert pat.page.evaluate(LOOKS_AT) == before, f"{lower} px lower"
