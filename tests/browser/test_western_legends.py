"""Western Legends in a real browser: whole matches, the map, fights and games over it, secrets, no barriers."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import DESKTOP, PHONE, Json, Mouse, Person
from tests.browser.test_access import by_day_and_night, on_both_screens
from tests.browser.test_phone import fits_a_finger, nothing_overflows
from tests.browser.test_sizes import at_rest

GAME = "western_legends"
LIT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (each.contains(top) || top.closest('.piece')) ? [{ thing: each.dataset.touch ?? '', x, y }] : [];
  });
  return {
    chooser: shown('dialog[open] [data-answer]'),
    map: shown('.maps .spot.lit'),
    hand: shown('.hand .card.lit'),
    scene: shown('.scene [data-answer]:not(:disabled)').concat(shown('.scene .lit[data-touch]:not(:disabled)')),
    stories: shown('.stories .lit'),
    main: shown('button.main:not(:disabled)'),
    list: shown('.actions .option:not(:disabled)'),
  };
}"""
MOUSE = Mouse(
    LIT, {"map": 4, "hand": 3, "scene": 9, "stories": 9, "main": 1, "list": 4}, most_clicks=2500
)  # fmt: skip


def sit_at(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(person.page.get_by_role("group", name="Map", exact=True)).to_be_visible()


def scene(person: Person, title: str) -> Locator:
    return person.page.get_by_role("region", name=title, exact=True)


def answer(person: Person, table: str, seen: Json, text: str) -> None:
    move = {"seat": 0, "number": seen["number"], "key": f"key-{seen['number']}", "answer": text}
    person.post(f"/tables/{table}/moves", move)


def play_until(person: Person, enough: Callable[[Json], bool], *wanted: str, **options: Any) -> tuple[str, Json]:
    """Matches against a bot, answered at the server, until a question is worth a look; wanted answers come first."""
    for attempt in range(12):
        luck = random.Random(attempt)
        table = person.create("me", "random", game=GAME, **options)
        for _ in range(500):
            found: list[Json] = []

            def is_mine(table: str = table, found: list[Json] = found) -> bool:
                seen = person.snapshot(table)
                found[:] = [seen]
                return bool(seen["result"] or (seen["ask"] and seen["ask"]["options"]))

            person.until(is_mine, "somebody asks")
            seen = found[0]
            if seen["result"]:
                break
            if enough(seen):
                return table, seen
            offers = seen["ask"]["options"]
            eager = next(filter(None, ([each for each in offers if fits(each, wish)] for wish in wanted)), offers)
            answer(person, table, seen, luck.choice(eager)["text"])
    raise AssertionError("it never came to that")


def fits(option: Json, wish: str) -> bool:
    """Whether an answer is of that kind, or says so."""
    return bool(option["verb"] == wish or wish in option["label"])


def asks(question: str) -> Callable[[Json], bool]:
    return lambda seen: bool(seen["ask"]["question"] == question)


# --- whole matches ----------------------------------------------------------------------------------------------


def test_a_short_match_by_mouse(ann: Person) -> None:
    sit_at(ann, ann.create("me", "random", game=GAME, target_lp=15))
    clicks = MOUSE.play(ann, random.Random(2))
    expect(ann.ending).to_be_visible()
    assert clicks["map"], clicks
    assert clicks["hand"], clicks


def test_the_final_scoring_is_shown_line_by_line(ann: Person) -> None:
    table = ann.create("me", "random", game=GAME, target_lp=15, expansion="base")
    ann.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})
    ann.until(lambda: ann.snapshot(table)["result"], "the match is over")
    seen = ann.snapshot(table)["view"]
    ann.page.goto(f"/table/{table}")
    expect(ann.ending).to_be_visible()
    ann.ending.get_by_role("button", name="Close").click()
    scoring = scene(ann, "Final scoring")
    expect(scoring.locator("tbody tr")).to_have_count(len(seen["final"]))
    expect(scoring.locator("tfoot td").first).to_have_text(str(seen["players"][0]["lp"]))


# --- the map ----------------------------------------------------------------------------------------------------

SPOTS = """() => {
  const pane = document.querySelector('.pane').getBoundingClientRect();
  const spots = [...document.querySelectorAll('.maps .spot')].map((each) => each.getBoundingClientRect());
  const middles = spots.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
  const outside = middles.filter(([x, y]) => x < pane.left || x > pane.right || y < pane.top || y > pane.bottom);
  let nearest = Infinity;
  for (const [a, [x, y]] of middles.entries())
    for (const [u, v] of middles.slice(a + 1)) nearest = Math.min(nearest, Math.hypot(x - u, y - v));
  const small = [...document.querySelectorAll('.ground text.name')]
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 12.5);
  return { spots: spots.length, outside: outside.length, nearest, small: small.length };
}"""


def drawn(person: Person) -> tuple[int, int]:
    """How many spaces there are, and how many of them are out of sight."""
    seen = person.page.evaluate(SPOTS)
    return seen["spots"], seen["outside"]


def all_are_in_sight(person: Person, spaces: int) -> bool:
    """Whether the whole map is seen, by the button for that where one looks at what is in play from near."""
    fit = person.page.get_by_role("button", name="Fit the whole board")
    if fit.count():
        fit.click()
    return drawn(person) == (spaces, 0)


@pytest.mark.parametrize(("expansion", "spaces"), [("ante_up", 110), ("base", 63)])
def test_all_spaces_are_on_the_map_and_apart(arrive: Arrive, expansion: str, spaces: int) -> None:
    ann = arrive(reduced_motion="reduce")
    table, _ = play_until(ann, asks("action"), expansion=expansion)
    sit_at(ann, table)
    for size in (DESKTOP, (1280, 720), (1024, 768), PHONE, (844, 390)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        at_rest(ann, size)
        ann.until(lambda: all_are_in_sight(ann, spaces), f"all spaces are in sight at {size}")
        seen = ann.page.evaluate(SPOTS)
        assert seen["nearest"] > 10, (size, seen)  # on a phone whose question takes three lines
        assert not seen["small"], (size, seen)


def test_a_step_is_a_click_on_a_lit_space_and_the_piece_goes_there(ann: Person) -> None:
    table, seen = play_until(ann, asks("action"))
    sit_at(ann, table)
    assert ann.my_turn()
    step = next(each for each in seen["ask"]["options"] if each["verb"] == "move")
    lit = {thing for each in seen["ask"]["options"] for thing in each["touches"] if thing.startswith("space:")}
    expect(ann.page.locator(".maps .spot.lit")).to_have_count(len(lit))
    ann.page.locator(f'.maps .spot[data-touch="{step["touches"][0]}"]').dispatch_event("click")
    ann.reached(seen["number"] + 1)
    assert ann.snapshot(table)["view"]["players"][0]["place"] == step["touches"][0].removeprefix("space:")


def test_the_map_by_keyboard(ann: Person) -> None:
    table, seen = play_until(ann, asks("action"))
    sit_at(ann, table)
    assert ann.my_turn()
    here = ann.page.locator('.maps .spot[tabindex="0"]')
    expect(here).to_have_count(1)
    place = seen["view"]["players"][0]["place"]
    expect(here).to_have_attribute("data-space", place)
    here.focus()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        ann.page.keyboard.press(key)
    expect(ann.page.locator(".maps .spot:focus")).to_have_count(1)
    step = next(each for each in seen["ask"]["options"] if each["verb"] == "move")
    spot = ann.page.locator(f'.maps .spot[data-touch="{step["touches"][0]}"]')
    assert str(spot.get_attribute("aria-label")).endswith("legal")
    spot.focus()
    ann.page.keyboard.press("Enter")
    ann.reached(seen["number"] + 1)


# --- scenes -----------------------------------------------------------------------------------------------------


def test_a_fight_is_fought_in_sight(ann: Person) -> None:
    table, seen = play_until(ann, asks("lay_card"), "fight the bandit")
    sit_at(ann, table)
    assert ann.my_turn()
    fight = scene(ann, "Fight")
    expect(fight.locator(".side")).to_have_count(2)
    drawn = seen["view"]["fight"]["drawn_size"]
    expect(fight.get_by_role("img", name="A fight card face down")).to_have_count(drawn)
    thing = seen["ask"]["options"][0]["touches"][0]
    ann.page.locator(f'.hand [data-touch="{thing}"]').click()
    ann.reached(seen["number"] + 1)
    expect(fight.locator(".value").first).to_be_visible()


def a_duel(people: tuple[Person, Person]) -> tuple[str, int]:
    """A table at which one of two people has laid a card against the other, and the seat of that other one. Both stay
    in one town, so that they meet."""
    for attempt in range(8):
        luck = random.Random(attempt)
        table = people[0].create("me", "open", game=GAME, man_in_black="off", expansion="base")
        people[1].post(f"/tables/{table}/join", {"seat": 1})
        seat = 0
        for _ in range(1000):
            seen = people[seat].snapshot(table, seat)
            if seen["result"]:
                break
            if not (seen["ask"] and seen["ask"]["options"]):
                seat = 1 - seat
                continue
            if seen["ask"]["question"] == "stand_up":
                return table, seat
            offers = seen["ask"]["options"]
            fights = [each for each in offers if each["verb"] in ("duel", "rob", "arrest", "lay")]
            town = [each for each in offers if any(thing.startswith("space:dk_s") for thing in each["touches"])]
            text = luck.choice(fights or (town if luck.random() < 0.7 else []) or offers)["text"]
            move = {"seat": seat, "number": seen["number"], "key": f"key-{seen['number']}", "answer": text}
            people[seat].post(f"/tables/{table}/moves", move)
    raise AssertionError("nobody drew on the other")


def test_what_others_have_laid_is_nowhere_in_the_page(arrive: Arrive) -> None:
    people = (arrive(), arrive())
    table, seat = a_duel(people)
    who, other = people[seat], people[1 - seat]
    laid = other.snapshot(table, 1 - seat)["view"]["fight"]["cards"][0]
    assert laid is not None
    sit_at(who, table)
    assert who.my_turn()
    expect(scene(who, "Fight").get_by_role("img", name="A card face down")).to_have_count(1)
    rank, suit, _ = laid.split("_", 2)
    for name in (laid, f"{rank.upper()} of {suit}"):
        assert name not in who.page.content()


def test_a_hand_of_poker_shows_the_flop_and_the_pot(ann: Person) -> None:
    table, seen = play_until(ann, asks("hand_card"), "poker", "draw", "move")
    sit_at(ann, table)
    assert ann.my_turn()
    poker = scene(ann, "Poker")
    shared = len(seen["view"]["hand_of_poker"]["shared"])
    expect(poker.get_by_role("region", name="Shared cards").get_by_role("img")).to_have_count(shared)
    expect(poker).to_contain_text(f"${seen['view']['hand_of_poker']['pot']}")


def test_a_marker_at_faro_is_laid_on_a_value(ann: Person) -> None:
    table, seen = play_until(ann, asks("place_bet"), "faro", "move")
    sit_at(ann, table)
    assert ann.my_turn()
    faro = scene(ann, "Faro")
    expect(faro.locator(".values li")).to_have_count(13)
    bet = seen["ask"]["options"][0]
    there = len(seen["view"]["faro"]["markers"])  # others may have bet before
    faro.locator(f'[data-touch="{bet["touches"][0]}"]').click()
    faro.locator(f'[data-answer="{bet["text"]}"]').click()
    ann.reached(seen["number"] + 1)
    markers = ann.snapshot(table)["view"]["faro"]["markers"]
    assert [each["player"] for each in markers[there:]] == ["coal"]
    expect(faro.locator(".bet")).to_have_count(len(markers))


def may_shop(seen: Json) -> bool:
    return any(each["verb"] == "purchase" for each in seen["ask"]["options"])


def test_a_store_opens_by_a_click_and_says_what_things_cost_and_what_an_upgrade_gives(ann: Person) -> None:
    table, seen = play_until(ann, may_shop, "move")
    sit_at(ann, table)
    assert ann.my_turn()
    shop = next(each for each in seen["ask"]["options"] if each["verb"] == "purchase")
    ann.page.locator(f'.maps .piece.lit[data-touch="{shop["touches"][0]}"]').dispatch_event("click")
    ann.reached(seen["number"] + 1)
    seen = ann.snapshot(table)
    store = ann.page.locator(".scene")
    offers = [each for each in seen["ask"]["options"] if each["touches"]]
    expect(store.locator("li [data-answer]")).to_have_count(len(offers))
    for each in store.locator("li.lit").all():
        expect(each.locator("header b")).to_contain_text("$")
    store.locator("li [data-answer]").first.click()
    ann.reached(seen["number"] + 1)


# --- for everybody ----------------------------------------------------------------------------------------------


def test_a_fight_on_a_phone(arrive: Arrive) -> None:
    pat = arrive(PHONE, is_mobile=True, has_touch=True)
    table, _ = play_until(pat, asks("lay_card"), "fight the bandit")
    sit_at(pat, table)
    assert pat.my_turn()
    nothing_overflows(pat)
    expect(scene(pat, "Fight")).to_be_visible()
    fits_a_finger(pat.page.locator(".hand .card").first)
    scene(pat, "Fight").get_by_role("button", name="See the board").tap()
    expect(scene(pat, "Fight").locator(".side")).to_have_count(0)


def test_axe_finds_nothing_serious(arrive: Arrive) -> None:
    ann = arrive(reduced_motion="reduce")
    found: list[str] = []
    for question, *wanted in (
        ("keep_character",),
        ("action",),
        ("lay_card", "fight the bandit"),
        ("buying", "purchase", "move"),
        ("place_bet", "faro", "move"),
    ):
        table, _ = play_until(ann, asks(question), *wanted)
        sit_at(ann, table)
        assert ann.my_turn()
        found += on_both_screens(ann.page, by_day_and_night)
    found += on_both_screens(ann.page, tabs=("Hand", "Players", "Ledger"))
    assert not found, "\n".join(found)
