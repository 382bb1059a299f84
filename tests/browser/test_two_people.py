"""Two browsers at one table, and a third that watches."""

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import SHORT, TRAIN_HEIST, Json, Person
from tests.table.test_hidden import check_frames, hidden_from, moments, named_cards

SUITS = {"r": "revolvers", "b": "bags", "k": "keyholes"}


def title(card: str) -> str | None:
    """The card in the words of the page."""
    if card.startswith("wild"):
        return None
    value = int(card[1:])
    return f"{'Ace' if value == 1 else value} of {SUITS[card[0]]}"


def invited(ann: Person, bob: Person) -> str:
    """Ann sets up a versus table, Bob follows her link."""
    ann.hurry(**SHORT)
    ann.page.goto("/new/train_heist")
    ann.page.get_by_role("radio", name="Against each other").check(force=True)
    ann.page.get_by_label("Who plays Yellow").select_option(label="A friend, by link")
    ann.page.get_by_role("button", name="Open the table and invite").click()
    link = ann.page.get_by_label("Send this link to your friends")
    expect(link).to_have_value(re.compile("invite="))
    bob.page.goto(link.input_value())
    bob.page.get_by_role("button", name="Sit down").click()
    for each in (ann, bob):
        expect(each.page.get_by_role("group", name="Main Map")).to_be_visible()
    found = re.search(r"/table/([^/?]+)", ann.page.url)
    assert found is not None
    return found[1]


def test_two_browsers_play_versus_by_an_invite_link_and_a_third_learns_nothing_hidden(arrive: Arrive) -> None:
    ann, bob, watcher = arrive(), arrive(), arrive()
    table = invited(ann, bob)
    watcher.page.goto(f"/table/{table}")
    expect(watcher.page.get_by_text("it is private and you need an invite link")).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    link = ann.page.get_by_label("Link to this table; only those who have it may join or watch").input_value()
    ann.page.keyboard.press("Escape")
    watcher.page.goto(link)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    watcher.page.goto(f"/table/{table}")  # the code is needed once
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    people: dict[int | None, Person] = {0: ann, 1: bob, None: watcher}
    pages: dict[int | None, list[tuple[int, str]]] = {0: [], 1: [], None: []}
    luck = random.Random(3)
    came_back = False
    for _ in range(TRAIN_HEIST.most_clicks):
        seen = watcher.get(f"/tables/{table}/snapshot")
        for viewer, person in people.items():
            person.reached(seen["number"])
            if len(pages[viewer]) <= seen["number"]:
                pages[viewer].append((seen["number"], person.page.content()))
        if seen["result"]:
            break
        if seen["actors"] == [1] and not came_back and seen["number"] > 0:
            bob.my_turn()
            before = bob.situation()
            bob.page.close()
            expect(ann.page.locator(".players .away")).to_be_visible()
            bob.open_page()
            bob.sit_at(table)
            bob.my_turn()
            assert bob.situation() == before
            expect(ann.page.locator(".players .away")).to_have_count(0)
            came_back = True
        person = people[seen["actors"][0]]
        person.my_turn()
        TRAIN_HEIST.click(person, luck)
        person.taken()
    for each in people.values():
        expect(each.page.get_by_role("dialog", name=re.compile("win|lose|over"))).to_be_visible()
    assert came_back
    record = ann.context.request.get(f"/api/tables/{table}/record").text()
    positions = moments(record)
    for viewer, person in people.items():
        by_eyes: dict[int | None, list[Json]] = {}
        for frame in person.frames:
            body = frame.get("snapshot") or frame
            by_eyes.setdefault(body["view"]["seat"] if "view" in body else viewer, []).append(frame)
        assert by_eyes.keys() <= {viewer, None}  # before one sits down one is a spectator
        checked = sum(check_frames(frames, positions, eyes) for eyes, frames in by_eyes.items())
        assert checked >= len(positions) - 1
        told = " ".join(line["text"] for step in person.steps() for line in step["lines"])
        assert len(pages[viewer]) > 10
        for number, html in pages[viewer]:
            hidden = hidden_from(positions[number], viewer) & hidden_from(positions[max(0, number - 1)], viewer)
            assert not named_cards({"html": html}) & hidden
            names = {name for card in hidden if (name := title(card)) and name not in told}
            assert not [name for name in names if name in html]
            if viewer is not None:  # the check would notice a leak: it finds one's own cards
                view: Any = positions[number].view(viewer)
                own = view.cowboys[viewer].hand
                assert all(card in html and (title(card) or "Wild") in html for card in own)


def test_a_full_table_offers_to_watch(arrive: Arrive) -> None:
    ann, late = arrive(), arrive()
    table = ann.create("me", "random", mode="versus")
    late.sit_at(table)
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    expect(late.page.locator(".option")).to_have_count(0)
