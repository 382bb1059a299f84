"""Frontier in a real browser: a whole match by mouse, the map, what is chosen by name, a phone, no barriers."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Mouse, Person
from tests.browser.test_access import by_day_and_night, on_both_screens
from tests.browser.test_phone import fits_a_finger, nothing_overflows
from tests.browser.test_sizes import at_rest

GAME = "frontier"
LIT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (each.contains(top) || top.closest('.piece')) ? [{ thing: each.dataset.touch ?? '', x, y }] : [];
  });
  return {
    chooser: shown('dialog[open] [data-answer]'),
    map: shown('.desk .spot.lit'),
    tray: shown('.tray [data-answer]:not(:disabled)'),
    town: shown('.above [data-touch]:not(:disabled)').concat(shown('.below [data-touch]:not(:disabled)')),
    hand: shown('.hand .card.lit'),
    main: shown('button.main:not(:disabled)'),
    list: shown('.actions .option:not(:disabled)'),
  };
}"""
MOUSE = Mouse(
    LIT, {"map": 5, "tray": 8, "town": 6, "hand": 3, "main": 2, "list": 3}, most_clicks=900
)  # fmt: skip
BUSY = """
seed = 7
round = 5
mayor = "coal"
active = "coal"
tycoons = ["t01"]
drought = ["B4_10"]
jams = ["b4"]
[options]
players = 2
[promises]
safety = [1]
[players.coal]
goods = {money = 30, log = 6, lumber = 0, tools = 2, horse = 2}
logs = {b1 = 2, b4 = 1}
levels = {lumbering = 2}
campaign = "hw2"
hired = [{character = "p02"}, {character = "a03", dial = 1}]
goal = "g05"
[players.indigo]
goods = {money = 5, gold = 2}
cattle = {B4_00 = 2}
levels = {mining = 2}
[tiles]
B1_24 = "sawmill"
[owners]
B1_24 = "coal"
B4_44 = "indigo"
[damage]
B1_24 = 2
[[deposits]]
space = "B4_44"
kind = "alluvial"
dial = 2
"""
"""A turn of Coal in era II with a bit of everything on the table."""


def sit_at(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(person.page.get_by_role("group", name="Map", exact=True)).to_be_visible()


def at_the_busy_table(person: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = person.post("/tables", {"game": GAME, "position": BUSY, "seats": seats, "pace": 0})
    sit_at(person, table["id"])
    assert person.my_turn()
    return str(table["id"])


# --- a whole match ----------------------------------------------------------------------------------------------


def test_a_short_match_by_mouse(ann: Person) -> None:
    sit_at(ann, ann.create("me", "random", game=GAME, short_game=True))
    clicks = MOUSE.play(ann, random.Random(3))
    expect(ann.ending).to_be_visible()
    assert clicks["map"], clicks
    assert clicks["tray"], clicks


def test_the_final_scoring_is_shown_line_by_line(ann: Person) -> None:
    table = ann.create("me", "random", game=GAME, short_game=True)
    ann.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})
    ann.until(lambda: ann.snapshot(table)["result"], "the match is over")
    seen = ann.snapshot(table)
    ann.page.goto(f"/table/{table}")
    expect(ann.ending).to_be_visible()
    ann.ending.get_by_role("button", name="Close").click()
    scoring = ann.page.get_by_role("region", name="Final scoring", exact=True)
    expect(scoring.locator("tbody tr")).to_have_count(len(seen["view"]["final"]))
    expect(scoring.locator("tfoot td").first).to_have_text(str(seen["result"]["scores"][0]))


# --- the map ----------------------------------------------------------------------------------------------------

SPOTS = """() => {
  const pane = document.querySelector('.pane').getBoundingClientRect();
  const middles = [...document.querySelectorAll('.spot[data-space]')].map((each) => each.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const outside = middles.filter(([x, y]) => x < pane.left || x > pane.right || y < pane.top || y > pane.bottom);
  let nearest = Infinity;
  for (const [a, [x, y]] of middles.entries())
    for (const [u, v] of middles.slice(a + 1)) nearest = Math.min(nearest, Math.hypot(x - u, y - v));
  return { spots: middles.length, outside: outside.length, nearest };
}"""


@pytest.mark.parametrize(("players", "spaces"), [(3, 126), (5, 168)])
def test_all_spaces_are_on_the_map_at_a_glance(arrive: Arrive, players: int, spaces: int) -> None:
    ann = arrive(reduced_motion="reduce")
    sit_at(ann, ann.create("me", *["random"] * (players - 1), game=GAME))
    assert ann.my_turn()  # until then the others play, and what they are asked changes the room for the map
    for size, apart in ((DESKTOP, 33), ((1280, 720), 28), (PHONE, 18), ((844, 390), 16)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        at_rest(ann, size)
        seen = ann.page.evaluate(SPOTS)
        assert (seen["spots"], seen["outside"]) == (spaces, 0), (size, seen)
        assert seen["nearest"] > apart, (size, seen)


def test_a_public_building_is_chosen_from_the_tray_and_placed_on_a_lit_space(ann: Person) -> None:
    table = at_the_busy_table(ann)
    ann.page.locator('.actions [data-answer="build_public"]').or_(
        ann.page.get_by_text("Buy a public building")
    ).first.click()
    tray = ann.page.get_by_role("group", name="To choose from")
    expect(tray.get_by_role("button")).to_have_count(22)
    tray.get_by_role("button", name="Church").click()
    lit = ann.page.locator(".desk .spot.lit")
    expect(lit.first).to_be_visible()
    space = str(lit.first.get_attribute("data-touch")).removeprefix("space:")
    lit.first.dispatch_event("click")

    def stands() -> bool:
        tiles = ann.snapshot(table)["view"]["tiles"]
        return {"church"} == {tile["tile"] for tile in tiles if tile["space"] == space}

    ann.until(stands, "the church stands")


def test_whoever_clicks_on_what_leads_to_nothing_is_told_why(ann: Person) -> None:
    at_the_busy_table(ann)
    warning = ann.page.locator(".toast.warning")
    for thing, why in (
        ("td.shut", "Trains trade once the railroad station stands."),
        ('[data-touch="election:s1"]', "Your next step does not lead there."),
        ('[data-touch="space:B4_16"]', "Nothing to work stands there. To build, choose first what you buy."),
    ):
        ann.page.locator(thing).first.click()
        expect(warning.filter(has_text=why)).to_be_visible()


def test_a_click_on_a_price_leads_to_the_sale(ann: Person) -> None:
    at_the_busy_table(ann)
    ann.page.locator('[data-touch="market:steamship_tools"]').click()
    ann.page.locator('dialog[open] [data-answer="sell"]').click()
    expect(ann.prompt).to_contain_text("How many do you sell to the Steamship?")


def test_what_is_on_the_table_is_there_to_read(ann: Person) -> None:
    at_the_busy_table(ann)
    page = ann.page
    expect(page.get_by_role("list", name="Events").locator("li")).to_have_count(4)
    expect(page.get_by_role("group", name="Safety 0")).to_be_visible()
    expect(page.get_by_role("table", name="Market prices").locator("tbody tr")).to_have_count(4)
    expect(page.locator(".candidate")).to_have_count(1)
    expect(page.get_by_role("group", name="Your cards").locator(".card")).to_have_count(5)


# --- for everybody ----------------------------------------------------------------------------------------------


def test_a_turn_on_a_phone(arrive: Arrive) -> None:
    pat = arrive(PHONE, is_mobile=True, has_touch=True)
    at_the_busy_table(pat)
    nothing_overflows(pat)
    pat.page.get_by_role("group", name="Answers").get_by_role("button", name="Buy a public building").tap()
    tray = pat.page.get_by_role("group", name="To choose from")
    fits_a_finger(tray.get_by_role("button").first)
    nothing_overflows(pat)


def test_axe_finds_nothing_serious(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce")
    at_the_busy_table(ann)
    found = on_both_screens(ann.page, by_day_and_night, ("Hand", "Town", "Markets", "Players"))
    assert not found, "\n".join(found)
