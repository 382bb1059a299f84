"""Takes the pictures of docs/images anew: `python -m tests.browser.pictures [NAME ...]`, all of them or those named; by
the name `invitations` those that messengers show of a link."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from saddlebag import game_names
from tests.browser.kit import CHROMIUM_FLAGS, DESKTOP, PHONE, SHORT, Json, Person, chromium, device
from tests.table.kit import Server

FOLDER = Path(__file__).parents[2] / "docs" / "images"
INVITATIONS = Path(__file__).parents[2] / "web" / "public" / "invite"
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def table(person: Person, game: str, *seats: str, **options: object) -> str:
    """A table of a game with these seats; a bot by its name."""
    kinds: list[Json] = [{"kind": each} if each == "me" else {"kind": "bot", "bot": each} for each in seats]
    wish = {"game": game, "options": {"players": len(seats), **options}, "seats": kinds, "pace": 0}
    return str(person.post("/tables", wish)["id"])


def until_turn(person: Person, table: str, turns: int) -> None:
    """A bot plays the first seat until so many decisions are made, or the match is over."""
    person.post(f"/tables/{table}/seats/0/bot", {"bot": "heuristic"})
    person.until(lambda: _is_over(person.snapshot(table), turns), "the match went on")
    if not person.snapshot(table)["result"]:
        person.context.request.delete(f"/api/tables/{table}/seats/0/bot")


def until_own_turn(person: Person, table: str, turns: int) -> None:
    """So far, and on until the board is what one looks at: somebody is asked for an action."""
    until_turn(person, table, turns)
    person.page.goto(f"/table/{table}")
    while person.my_turn() and (seen := person.snapshot(table))["ask"]["question"] != "action":
        answer(person, table, seen, seen["ask"]["options"][-1])
        person.reached(seen["number"] + 1)


def _is_over(seen: Json, turns: int) -> bool:
    return bool(seen["result"]) or seen["number"] >= turns


def answer(person: Person, table: str, seen: Json, option: Json) -> None:
    move = {"seat": 0, "number": seen["number"], "key": f"key-{seen['number']}", "answer": option["text"]}
    person.post(f"/tables/{table}/moves", move)


def at_table(person: Person, table: str) -> None:
    """When it is the person's turn, and nothing of what the others just did lies over the board any more."""
    for _ in range(2):
        person.page.goto(f"/table/{table}")
        person.my_turn()
    expect(person.page.locator(".scene-playing, .toast")).to_have_count(0)
    person.page.wait_for_timeout(1500)


def into_a_shootout(person: Person, table: str) -> None:
    """Bring dudes and gear, challenge or accept, until there is something to bet on."""
    wishes = ("issue_challenge", "accept", "play_dude", "play_gear", "card", "beside", "send", "end_actions", "done")
    while not (seen := person.snapshot(table))["result"]:
        if seen["ask"] is None or not seen["ask"]["mine"]:
            person.page.wait_for_timeout(50)
            continue
        options = seen["ask"]["options"]
        if any(each["verb"] in ("check", "call") for each in options):
            return
        chosen = next((each for verb in wishes for each in options if each["verb"] == verb), options[0])
        answer(person, table, seen, chosen)


def pages(person: Person) -> Iterator[str]:
    """Opens each page in turn and tells the name of its picture."""
    page = person.page
    page.goto("/")
    page.wait_for_load_state("networkidle")
    yield "start"
    lobby = person.post(
        "/tables",
        {
            "game": "train_heist",
            "options": {"players": 3},
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "heuristic"}],
        },
    )
    page.goto(f"/table/{lobby['id']}")
    page.wait_for_load_state("networkidle")
    yield "lobby"
    page.goto("/rules/train_heist")
    page.wait_for_load_state("networkidle")
    yield "rules"
    heist = table(person, "train_heist", "me", "heuristic", first_player=0)
    at_table(person, heist)
    yield "table"
    until_turn(person, heist, 60)
    at_table(person, heist)
    yield "mid"
    short = table(person, "train_heist", "me", "heuristic", **SHORT)
    until_turn(person, short, 100_000)
    at_table(person, short)
    yield "end"
    page.goto(f"/table/{short}/replay")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    yield "replay"
    west = table(person, "deck_goes_west", "me", "heuristic", "heuristic", mission="discovery", first_player=0)
    at_table(person, west)
    yield "deck-goes-west"
    until_turn(person, west, 150)
    at_table(person, west)
    yield "deck-goes-west-mid"
    drifter = table(person, "high_stakes_drifter", *["me", "heuristic", "heuristic", "heuristic"])
    into_a_shootout(person, drifter)
    at_table(person, drifter)
    yield "high-stakes-drifter"
    legends = table(person, "western_legends", *["me", "heuristic", "heuristic", "heuristic"])
    until_own_turn(person, legends, 150)
    at_table(person, legends)
    yield "western-legends"
    frontier = table(person, "frontier", "me", "heuristic", "heuristic")
    for turns in range(40, 241, 40):  # so long a match takes several waits
        until_turn(person, frontier, turns)
    until_own_turn(person, frontier, 240)
    at_table(person, frontier)
    yield "frontier"
    page.goto("/decks/high_stakes_drifter")
    page.wait_for_load_state("networkidle")
    yield "decks"


def invitations(browser: Browser, server: Server) -> None:
    """The pictures that messengers show of a link: each game's poster."""
    person = Person(device(browser, server, (1200, 900), device_scale_factor=5), server)
    for game in game_names():
        person.page.goto(f"/rules/{game}")
        person.page.wait_for_load_state("networkidle")
        poster = person.page.locator(".picture .poster")
        if poster.count():
            poster.screenshot(path=INVITATIONS / f"{game}.png")
            print(f"{game}.png")
    person.close()


def take(browser: Browser, server: Server, wanted: set[str]) -> None:
    for size, viewport in SIZES.items():
        person = Person(device(browser, server, viewport, has_touch=size == "phone"), server)
        for name in pages(person):
            picture = f"{size}-{name}.png"
            if not wanted or picture in wanted or name in wanted:
                person.page.screenshot(path=FOLDER / picture)
                print(picture)
        person.close()


def main(wanted: set[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server.in_folder(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        try:
            if wanted != {"invitations"}:
                take(browser, server, wanted)
            if not wanted or "invitations" in wanted:
                invitations(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
