"""The line drops, the page is reloaded, the choice is taken back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Person
from tests.table.kit import Server
from tests.table.test_trouble import held


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
    expect(lost).to_be_visible()
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


def test_an_answer_that_the_database_does_not_take_is_sent_again_until_it_does(ann: Person, server: Server) -> None:
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    seen = ann.snapshot(table)
    unsaved = ann.page.get_by_role("status").get_by_text("Not saved, trying again")
    with held(server.database):
        ann.page.locator(".maps .spot.lit").first.dispatch_event("click")
        expect(unsaved).to_be_visible()
        expect(ann.page.locator(".option:disabled").first).to_be_visible()
        assert ann.snapshot(table)["number"] == seen["number"]
    ann.reached(seen["number"] + 1)
    expect(unsaved).to_have_count(0)
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


def two_at_a_table(arrive: Arrive) -> tuple[Person, Person, str]:
    """Ann and Bob with hidden hands; Ann begins."""
    ann, bob = arrive(), arrive()
    table = ann.create("me", "open", mode="versus")
    bob.post(f"/tables/{table}/join", {})
    for each in (ann, bob):
        each.sit_at(table)
    assert ann.my_turn()
    return ann, bob, table


def asks_to_take_back(ann: Person, bob: Person) -> Locator:
    """Ann has seen a new card and asks to take that back; the question that Bob gets."""
    ann.page.locator("button.main").click()
    ann.reached(1)
    ann.page.locator(".hand .card.lit").first.click()
    ann.page.get_by_role("button", name="Discard 1 card").click()
    assert bob.my_turn()
    undo = ann.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(
        ann.page.get_by_text(re.compile("You have asked to take back your last choice. Waiting for "))
    ).to_be_visible()
    question = bob.page.get_by_role("dialog", name="Take it back?")
    expect(question).to_contain_text("Green (boot) asks to take back the last move.")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    return question


def test_who_asks_to_take_back_may_withdraw(arrive: Arrive) -> None:
    ann, bob, table = two_at_a_table(arrive)
    question = asks_to_take_back(ann, bob)
    ann.page.get_by_role("button", name="Withdraw").click()
    expect(question).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Withdraw")).to_have_count(0)
    expect(ann.page.get_by_text("The others do not want it taken back.")).to_have_count(0)
    assert ann.snapshot(table)["actors"] == [1]


def test_against_bots_what_was_revealed_is_taken_back_only_as_practice(ann: Person) -> None:
    table = ann.create("me", "random")
    while ann.snapshot(table)["actors"] == [0]:
        seen = ann.snapshot(table)
        ending = [each for each in seen["ask"]["options"] if each["verb"] in ("end", "done", "decline")]
        answer = (ending or seen["ask"]["options"])[0]["text"]
        ann.post(
            f"/tables/{table}/moves",
            {"seat": 0, "number": seen["number"], "key": f"k{seen['number']}", "answer": answer},
        )
    ann.sit_at(table)
    assert ann.my_turn()
    decisions = ann.snapshot(table)["decisions"]
    by_button(ann)
    question = ann.page.get_by_role("dialog", name="This has already been revealed")
    question.get_by_role("button", name="Play on").click()
    expect(question).to_have_count(0)
    assert ann.snapshot(table)["decisions"] == decisions
    by_button(ann)
    question.get_by_role("button", name="Take it back as practice").click()
    expect(question).to_have_count(0)
    expect(ann.page.get_by_text("Practice", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("so this match is practice from here on").first).to_be_visible()
    assert ann.snapshot(table)["decisions"] < decisions


def test_undo_at_a_table_of_two_people_asks_the_other(arrive: Arrive) -> None:
    ann, bob, table = two_at_a_table(arrive)
    question = asks_to_take_back(ann, bob)
    question.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    assert ann.my_turn()
    assert ann.snapshot(table)["actors"] == [0]


def test_who_is_asked_may_refuse_and_the_other_is_told(arrive: Arrive) -> None:
    ann, bob, table = two_at_a_table(arrive)
    question = asks_to_take_back(ann, bob)
    before = bob.snapshot(table, 1)
    bob.page.keyboard.press("Escape")
    expect(question).to_be_visible()  # it cannot be closed, only answered
    question.get_by_role("button", name="Refuse").click()
    expect(question).to_have_count(0)
    expect(ann.page.get_by_text("The others do not want it taken back.")).to_be_visible()
    assert bob.snapshot(table, 1) == before
    assert bob.my_turn()


def go_on_without(bob: Person, ann: Person, table: str) -> int:
    """Bob's line drops, Ann plays her turn to its end; the number of the decision that is then open."""
    with_a_goodbye(bob)
    expect(bob.page.get_by_text("Reconnecting…")).to_be_visible()
    for _ in range(3):
        number = ann.number()
        ann.page.locator(".maps .spot.lit").first.dispatch_event("click")
        ann.reached(number + 1)
    number = ann.number()
    ann.page.locator("button.main").click()
    ann.reached(number + 1)
    return int(ann.snapshot(table)["number"])


def test_who_comes_back_sees_the_moves_he_missed_one_after_another(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(reduced_motion="no-preference")
    bob.page.add_init_script(REMEMBER_SOCKETS)
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    for each in (ann, bob):
        each.sit_at(table)
    bob.page.evaluate(WATCH_THE_PROMPT)
    now = go_on_without(bob, ann, table)
    bob.context.set_offline(False)
    expect(bob.page.get_by_role("button", name="Skip to now")).to_be_visible()
    bob.reached(now)
    expect(bob.page.locator(".option")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Skip to now")).to_have_count(0)
    told = bob.page.evaluate("() => window.prompts")
    to_see = [words for words in told if "more move" in words]
    assert to_see[-3:] == [f"Meanwhile: {left} more move{'s' if left > 1 else ''} to see." for left in (3, 2, 1)]
    assert bob.situation()["ledger"] == ann.situation()["ledger"]


def test_the_missed_moves_can_be_skipped(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive(reduced_motion="no-preference")
    bob.page.add_init_script(REMEMBER_SOCKETS)
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    for each in (ann, bob):
        each.sit_at(table)
    go_on_without(bob, ann, table)
    bob.context.set_offline(False)
    skip = bob.page.get_by_role("button", name="Skip to now")
    expect(skip).to_be_visible()
    bob.page.evaluate(WATCH_THE_PROMPT)
    skip.evaluate("(button) => { window.prompts.length = 0; button.click(); }")
    bob.until(lambda: bob.situation()["ledger"] == ann.situation()["ledger"], "both pages tell the same")
    expect(skip).to_have_count(0)
    assert not [words for words in bob.page.evaluate("() => window.prompts") if "more move" in words]


WATCH_THE_PROMPT = """() => {
  const line = document.querySelector('.prompt p');
  window.prompts = [];
  new MutationObserver(() => window.prompts.push(line.textContent.trim()))
    .observe(line, { childList: true, characterData: true, subtree: true });
}"""


OLD_PAGE = """
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address.replace(/version=[^&]*/, 'version=0.0.1'));
    }
  };
  window.sockets.forEach((socket) => socket.close());
"""


def test_an_older_page_asks_to_be_reloaded_and_then_plays_on(ann: Person) -> None:
    ann.page.add_init_script(REMEMBER_SOCKETS)
    table = ann.create("me", "random")
    ann.sit_at(table)
    assert ann.my_turn()
    banner = ann.page.get_by_text("Saddlebag was updated while this page was open.")
    expect(banner).to_have_count(0)
    ann.page.evaluate(OLD_PAGE)
    expect(banner).to_be_visible()
    assert ann.snapshot(table)["number"] == 0
    ann.page.get_by_role("button", name="Reload").click()
    assert ann.my_turn()
    expect(banner).to_have_count(0)
    move_somewhere(ann, table)


def test_moves_go_over_the_socket_that_is_open_anyway(ann: Person) -> None:
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    assert [frame["number"] for frame in ann.frames if frame["type"] == "accepted"] == [1]
    assert not [url for url in asked if url.endswith("/moves")]


def test_a_move_is_made_by_a_request_where_no_socket_can_be_had(ann: Person) -> None:
    ann.page.add_init_script(REMEMBER_SOCKETS)
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    seen = ann.snapshot(table)
    ann.page.evaluate("""() => {
      window.WebSocket = class extends WebSocket {
        constructor() { super('ws://127.0.0.1:9/'); }
      };
      window.sockets.forEach((socket) => socket.close());
    }""")
    expect(ann.page.get_by_text("Reconnecting…")).to_be_visible()
    ann.page.locator(".maps .spot.lit").first.dispatch_event("click")
    ann.until(lambda: ann.snapshot(table)["number"] == seen["number"] + 1, "the move is made")


def test_a_server_that_restarts_says_so_and_the_page_comes_back_by_itself(ann: Person, server: Server) -> None:
    table = ann.create("me", "random")
    ann.sit_at(table)
    move_somewhere(ann, table)
    before, number = ann.situation(), ann.snapshot(table)["number"]
    server.stop()
    said = ann.page.get_by_text("The table is restarting; nothing is lost.")
    expect(said).to_be_visible()
    assert ann.situation() == before
    ann.page.locator(".maps .spot.lit").first.dispatch_event("click")  # it is not there, and gets the answer later
    expect(ann.page.get_by_text("is not answering")).to_have_count(0)
    server.start()
    expect(said).to_have_count(0)
    ann.reached(number + 1)
    assert ann.my_turn()
    assert ann.snapshot(table)["number"] == number + 1
    expect(ann.page.get_by_text("is not answering")).to_have_count(0)
    move_somewhere(ann, table)
