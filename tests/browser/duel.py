"""People at a table of High Stakes Drifter, and how they come to a position that is worth a look."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.kit import Json, Mouse, Person

GAME = "high_stakes_drifter"

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
MOUSE = Mouse(LIT, {"table": 6, "hand": 6, "chips": 2, "ask": 5, "grow": 2, "main": 4, "list": 1}, most_clicks=1500)


def board(person: Person) -> Locator:
    return person.page.get_by_role("group", name="The table")


def sit_at(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(board(person)).to_be_visible()


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
        self.options = {**RICH, **options}
        self.table = ""
        self.deal()

    def deal(self) -> None:
        """Begin a match."""
        self.table = self.people[0].create("me", *["open"] * (len(self.people) - 1), game=GAME, **self.options)
        for seat, person in enumerate(self.people[1:], 1):
            person.post(f"/tables/{self.table}/join", {"seat": seat})
        for seat, person in enumerate(self.people):
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
        """Goes on by the answers that are preferred until something is so; who is asked then, and what they see. Where
        the cards end a match before that, another one is dealt."""
        for _ in range(1000):
            seat, seen = self.asked()
            if seen["result"]:
                self.deal()
                continue
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
