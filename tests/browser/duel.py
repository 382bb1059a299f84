"""People at a table of High Stakes Drifter, and how they come to a position that is worth a look."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.kit import Json, Person

GAME = "high_stakes_drifter"
MOST_CLICKS = 1500
WEIGHTS = {"table": 6, "hand": 6, "chips": 2, "ask": 5, "grow": 2, "main": 4, "list": 1}
"""How often which part of the table is clicked on when several are lit."""

LIT = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + Math.min(box.width / 2, 9), box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && each.contains(top) ? [{ x, y }] : [];
  });
  return {
    chooser: shown('dialog[open] [data-answer]'),
    table: shown('.table .lit[data-touch]'),
    hand: shown('.hand .card.lit:not(.picked)'),
    chips: shown('.stack .lit'),
    ask: shown('.ask [data-answer]:not(:disabled)'),
    grow: shown('.ask [data-grow]:not(:disabled)'),
    main: shown('button.main:not(:disabled)'),
    list: shown('.actions .option:not(:disabled)'),
  };
}"""


def create(person: Person, *seats: str, pace: int = 0, **options: Any) -> str:
    """A table of this game with these kinds of seats; a name of a bot stands for that bot."""
    wishes = [{"kind": "bot", "bot": each} if each in ("random", "heuristic") else {"kind": each} for each in seats]
    options = {"players": len(seats), **options}
    table = person.post("/tables", {"game": GAME, "options": options, "seats": wishes, "pace": pace})
    return str(table["id"])


def board(person: Person) -> Locator:
    return person.page.get_by_role("group", name="The table")


def sit_at(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(board(person)).to_be_visible()


def click_something(person: Person, luck: random.Random) -> str:
    """One click of the mouse on something that is lit."""
    seen: dict[str, list[Json]] = person.page.evaluate(LIT)
    places = ["chooser"] if seen["chooser"] else [place for place in WEIGHTS if seen[place]]
    if not places:
        return "nothing"
    where = luck.choices(places, [WEIGHTS.get(place, 1) for place in places])[0]
    target = luck.choice(seen[where])
    person.page.mouse.click(target["x"], target["y"])
    return where


def play_by_mouse(person: Person, luck: random.Random) -> dict[str, int]:
    """Clicks on what is lit until the ending is shown; how often where."""
    clicks: dict[str, int] = {}
    for _ in range(MOST_CLICKS):
        if not person.my_turn():
            return clicks
        where = click_something(person, luck)
        clicks[where] = clicks.get(where, 0) + 1
    raise AssertionError(f"the match never ends: {clicks}")


# --- positions, reached through the server ----------------------------------------------------------------------

EAGER = (
    *("issue_challenge", "play_dude", "play_gear", "card", "beside", "send", "accept", "call", "reveal", "check"),
    "discard",
)
"""Answers that lead to a shootout, in which everybody stays; who has no dude looks for one."""
RICH: Json = {"starting_stake": 2000, "ante_growth": 0}
"""Nobody runs out of money on the way."""


class Duel:
    """Two people at one table. What they answer goes to the server, until somebody wants to see the page."""

    def __init__(self, *people: Person, prefer: tuple[str, ...] = EAGER, **options: Any) -> None:
        self.people = people
        self.prefer = prefer
        self.table = create(people[0], "me", *["open"] * (len(people) - 1), **{**RICH, **options})
        for seat, person in enumerate(people[1:], 1):
            person.post(f"/tables/{self.table}/join", {"seat": seat})
        for seat, person in enumerate(people):
            chosen = person.context.request.put(
                f"/api/tables/{self.table}/seats/{seat}/choices", data={"choices": {"decks": ""}}
            )
            assert chosen.ok, chosen.text()

    def sees(self, seat: int) -> Json:
        return self.people[seat].snapshot(self.table, seat)

    def asked(self) -> tuple[int, Json]:
        """Who has to decide, and what that seat sees."""
        seen = self.sees(0)
        seat = seen["actors"][0] if seen["actors"] else 0
        return seat, seen if seat == 0 else self.sees(seat)

    def answer(self, text: str) -> None:
        seat, seen = self.asked()
        move = {"seat": seat, "number": seen["number"], "key": f"key-{seen['number']}", "answer": text}
        self.people[seat].post(f"/tables/{self.table}/moves", move)

    def until(self, reached: Callable[[int, Json], bool]) -> tuple[Person, Json]:
        """Goes on by the answers that are preferred until something is so; who is asked then, and what he sees."""
        for _ in range(400):
            seat, seen = self.asked()
            assert not seen["result"], "the match is over before it came to this"
            if reached(seat, seen):
                return self.people[seat], seen
            options = seen["ask"]["options"]
            # Of amounts the largest: all that is left.
            chosen = next((each for verb in self.prefer for each in reversed(options) if each["verb"] == verb), None)
            calm = next((each for each in options if each["verb"] in ("pass", "done", "end_actions")), options[0])
            self.answer((chosen or calm)["text"])
        raise AssertionError("it never came to this")

    def question(self, *names: str, seat: int | None = None) -> tuple[Person, Json]:
        return self.until(lambda who, seen: seen["ask"]["question"] in names and seat in (None, who))


def own(seen: Json) -> Json:
    """The player who looks."""
    return dict(seen["view"]["players"][seen["seat"]])


def can(seen: Json, text: str) -> bool:
    return any(each["text"] == text for each in seen["ask"]["options"])


def dudes_of(seen: Json) -> list[Json]:
    return [card for card in own(seen)["cards"] if card["kind"] == "dude" and not card["in_street"]]


def cards_of(person: Person, kind: str) -> list[Json]:
    return list(person.get(f"/games/{GAME}/content")[f"{kind}_cards"])
