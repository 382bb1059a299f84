"""The line drops, the page is reloaded, the choice is taken back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Person


def move_somewhere(person: Person, table: str) -> str:
    """A click on a lit space; the space."""
    assert person.my_turn()
    seen = person.snapshot(table)
    option = next(each for each in seen["ask"]["options"] if each["verb"] == "move")
    space = str(option["text"].split()[1])
    person.page.locator(f'.maps .spot.lit[data-space="{space}"]').dispatch_event("click")
    person.reached(seen["number"] + 1)
    assert person.snapshot(table)["view"]["cowboys"][0]["place"] == space
    assert person.my_turn()
    return space


REMEMBER_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
    }
  };
"""


def silently(person: Person) -> None:
    """The network is gone and nobody says goodbye."""
    person.context.set_offline(True)


def with_a_goodbye(person: Person) -> None:
    person.context.set_offline(True)
    person.page.evaluate("() => window.sockets.forEach((socket) => socket.close())")


@pytest.mark.parametrize("dropped", [silently, with_a_goodbye])
def test_a_line_lost_in_mid_turn_comes_back_and_the_turn_goes_on(
    ann: Person, dropped: Callable[[Person], None]
) -> None:
    ann.page.add_init_script(REMEMBER_SOCKETS)
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    before = ann.situation()
    lost = ann.page.get_by_text("Reconnecting…")
    dropped(ann)
    expect(lost).to_be_visible(timeout=30_000)
    assert ann.situation() == before
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)
    assert ann.page.evaluate("() => window.sockets.length") > 1
    assert ann.situation() == before
    move_somewhere(ann, table)


def test_an_answer_given_while_the_line_is_down_arrives_once(ann: Person) -> None:
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    seen = ann.snapshot(table)
    ann.context.set_offline(True)
    ann.page.locator(".maps .spot.lit").first.dispatch_event("click")
    ann.page.locator(".option:disabled").first.wait_for()
    ann.context.set_offline(False)
    ann.reached(seen["number"] + 1)
    assert ann.my_turn()
    assert ann.snapshot(table)["number"] == seen["number"] + 1


def test_a_reload_in_mid_turn_shows_the_same_position(ann: Person) -> None:
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    before = ann.situation()
    ann.page.reload()
    assert ann.my_turn()
    assert ann.situation() == before
    move_somewhere(ann, table)


def by_button(person: Person) -> None:
    person.page.get_by_role("button", name="Undo").click()


def by_key(person: Person) -> None:
    person.page.keyboard.press("u")


@pytest.mark.parametrize("undo", [by_button, by_key])
def test_undo_takes_the_last_choice_back(ann: Person, undo: Callable[[Person], None]) -> None:
    table = ann.create("me", "random")
    ann.sit_at(table)
    assert ann.my_turn()
    expect(ann.page.get_by_role("button", name="Undo")).to_be_disabled()
    before = ann.situation()
    move_somewhere(ann, table)
    assert ann.situation() != before
    undo(ann)
    ann.reached(2)
    assert ann.my_turn()
    after = ann.situation()
    assert after.pop("ledger") != before.pop("ledger")
    assert after == before
    assert ann.snapshot(table)["decisions"] == 0
    expect(ann.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_undo_at_a_table_of_two_people_asks_the_other(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.create("me", "open", mode="versus")
    bob.post(f"/tables/{table}/join", {})
    for each in (ann, bob):
        each.sit_at(table)
    assert ann.my_turn()
    ann.page.locator("button.main").click()
    ann.reached(1)
    # A card that is drawn cannot be forgotten, so the other one has a say.
    ann.page.locator(".hand .card.lit").first.click()
    ann.page.get_by_role("button", name="Discard 1 card").click()
    assert bob.my_turn()
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    question = bob.page.get_by_role("dialog", name="Take it back?")
    question.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    assert ann.my_turn()
    assert ann.snapshot(table)["actors"] == [0]
