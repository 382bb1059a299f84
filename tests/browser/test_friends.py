"""A match among friends, with all that happens to one: somebody leaves for good, somebody comes back, somebody is
slow, the server restarts, and those who are left play again."""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import SHORT, TRAIN_HEIST, Person, device
from tests.table.kit import Server
from tests.table.patched import patched, replaced

TWO_HOURS = re.compile(r"^(2:00:00|1:59:\d\d)$")
QUICKLY = (
    replaced("table/company.py", r"minutes=minutes\)", "seconds=minutes)"),
    replaced("table/timekeeper.py", r"GRACE_MS = 30_000", "GRACE_MS = 500"),
    replaced("table/clocks.py", r"BACK_AGAIN = MINUTE", "BACK_AGAIN = 20 * MINUTE"),
)
"""A minute of absence is a second here, clocks stand still for half a second after a restart, and whoever takes a seat
back has as much time as a busy machine may need."""


def has_left(database: Path, table: str, seat: int, left: int) -> None:
    """While nobody serves the table: so many milliseconds are left for a seat."""
    with closing(sqlite3.connect(database)) as connection, connection:
        row = connection.execute(
            "SELECT id, clocks FROM move WHERE table_id = ? ORDER BY n DESC LIMIT 1", (table,)
        ).fetchone()
        clocks = json.loads(row[1])
        clocks["left"][seat] = left
        connection.execute("UPDATE move SET clocks = ? WHERE id = ?", (json.dumps(clocks), row[0]))


def set_up(ann: Person) -> str:
    """Ann makes a table for three, with a clock; the link for her friends."""
    ann.hurry(first_player=0, **SHORT)
    page = ann.page
    page.goto("/new/train_heist")
    page.get_by_role("radio", name="Against each other").check(force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    for who in ("Yellow", "Red"):
        page.get_by_label(f"Who plays {who}").select_option(label="A friend, by link")
    page.get_by_role("radio", name="Live").check(force=True)
    page.get_by_label("Minutes for each player").select_option("120")
    page.get_by_label("Away for").select_option("1 minute")
    expect(page.get_by_label("Your table")).to_contain_text("Clock: 120 minutes each, 15 seconds more after each turn")
    page.get_by_role("button", name="Open the table and invite").click()
    link = page.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile("invite="))
    return link.input_value()


def ledger(page: Page, text: str) -> None:
    expect(page.get_by_role("log").get_by_text(text).first).to_be_visible()


def click_on(people: dict[int, Person], table: str, luck: random.Random) -> bool:
    """Whoever is asked clicks on something that is lit; false when the match is over, or a bot is asked."""
    seen = next(iter(people.values())).get(f"/tables/{table}/snapshot")
    if seen["result"] or seen["actors"][0] not in people:
        return False
    person = people[seen["actors"][0]]
    person.reached(seen["number"])
    person.my_turn()
    TRAIN_HEIST.click(person, luck)
    person.taken()
    return True


def until_asked(people: dict[int, Person], table: str, seat: int, luck: random.Random) -> None:
    """These people play on until that seat is asked."""
    asker = next(iter(people.values()))

    def asked() -> bool:
        if asker.get(f"/tables/{table}/snapshot")["actors"] == [seat]:
            return True
        click_on(people, table, luck)
        return False

    asker.until(asked, f"seat {seat} is asked")


def test_friends_leave_come_back_are_slow_and_play_again(browser: Browser, tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path)
    server.environment = patched(tmp_path / "quick", *QUICKLY)
    server.start()
    ann, bob, cora = (Person(device(browser, server), server) for _ in range(3))
    luck = random.Random(5)

    # They meet by a link. The host may remove somebody, and everybody sees what was agreed on.
    link = set_up(ann)
    table = link.split("/table/")[1].split("?")[0]
    for each in (bob, cora):
        each.page.goto(link)
        expect(each.page.get_by_text("Away for 1 minute: the others may let a bot play on")).to_be_visible()
        each.page.get_by_role("button", name="Sit down").first.click()
    people = {0: ann, 1: bob, 2: cora}
    for each in people.values():
        expect(each.page.get_by_role("group", name="Main Map")).to_be_visible()
        expect(each.page.get_by_role("timer", name="Your time left").first).to_have_text(TWO_HOURS)
        expect(each.page.locator(".talk").get_by_label("Say something")).to_be_visible()
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    expect(bob.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")

    # Cora leaves for good, having read what that means.
    cora.page.get_by_role("button", name="Menu").click()
    cora.page.get_by_role("button", name="Leave or resign").click()
    leaving = cora.page.get_by_role("dialog", name="Leave the match")
    expect(leaving).to_contain_text("a bot has your seat from then on, and plays it to the end")
    expect(leaving.get_by_role("button", name="Resign")).to_be_disabled()
    leaving.get_by_label("I want to leave this match for good").check()
    leaving.get_by_role("button", name="Resign").click()
    ledger(ann.page, "Red has left the match; a bot plays on in their place.")
    expect(cora.page.get_by_text("You are watching.")).to_be_visible()
    cora.close()
    del people[2]

    # Bob goes away in the middle of his turn. The others are told, act by what was agreed, and he comes back.
    until_asked(people, table, 1, luck)
    bob.page.close()
    absent = ann.page.get_by_role("status").filter(has_text=re.compile("Yellow .*left"))
    expect(absent).to_be_visible()
    absent.get_by_role("button", name="Let a bot play on").click()
    ledger(ann.page, "Yellow is away. Green lets a bot play on until they come back.")
    bob.open_page()
    bob.page.goto(f"/table/{table}")
    ledger(bob.page, "Yellow is back and plays on.")
    expect(ann.page.get_by_label("Players").get_by_text("played by a bot")).to_have_count(0)

    # The server restarts. No clock ran meanwhile, and the pages come back by themselves.
    until_asked(people, table, 1, luck)
    server.kill()
    has_left(server.database, table, 0, 1000)
    server.start()
    for each in people.values():
        ledger(each.page, "meanwhile no clock ran.")

    # Ann is slow: her last second passes, a bot plays on, and she takes the seat back.
    until_asked({1: bob}, table, 0, luck)
    slow = ann.page.get_by_role("status").filter(has_text="Your clock ran out, so a bot is playing for you.")
    slow.get_by_role("button", name="Take your seat back").click()
    ledger(bob.page, "The clock of Green has run out; a bot plays on until they take the seat back.")
    ledger(bob.page, "Green is back and plays on.")

    # They play to the end, and play again, one seat further.
    def over() -> bool:
        return not click_on(people, table, luck) and bool(ann.get(f"/tables/{table}")["result"])

    ann.until(over, "the match is over")
    ann.ending.get_by_role("button", name="Play again with").click()
    expect(ann.page.get_by_text("Kept for")).to_be_visible()
    name = ann.get("/me")["name"]
    expect(bob.page.get_by_text(f"{name} wants to play again.")).to_be_visible()
    bob.page.get_by_role("button", name=f"Play again with {name}").click()
    for each in people.values():
        expect(each.page.get_by_role("group", name="Main Map")).to_be_visible()
    again = ann.page.url.rpartition("/")[2]
    assert [seat["yours"] for seat in ann.get(f"/tables/{again}")["seats"]] == [False, True, False]
    assert [seat["kind"] for seat in ann.get(f"/tables/{again}")["seats"]] == ["bot", "person", "person"]

    # What happened is told by the replay, and the front page begins with what waits.
    total = bob.get(f"/tables/{table}")["decisions"]
    told = " ".join(line["text"] for line in bob.get(f"/tables/{table}/replay?at={total}")["log"])
    for act in ("Red has left the match", "Yellow is away.", "Yellow is back", "no clock ran", "The clock of Green"):
        assert act in told, act
    until_asked({1: ann, 2: bob}, again, 1, luck)
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="Your turn in 1 match")).to_be_visible()
    history = ann.page.get_by_label("Match history")
    expect(history.get_by_role("link", name="Replay")).to_have_count(1)
    for each in people.values():
        each.close()
    server.stop()
