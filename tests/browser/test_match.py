"""Whole matches in a real browser."""

import random

from playwright.sync_api import expect

from tests.browser.kit import SHORT, TRAIN_HEIST, Person


def test_a_whole_match_against_a_bot_by_mouse(ann: Person) -> None:
    ann.hurry()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Set up a table").first.click()
    ann.page.get_by_label("Event cards taken out").fill(str(SHORT["extra_events_removed"]))
    ann.page.get_by_label("Knots in the noose").fill(str(SHORT["hangman_steps"]))
    ann.page.get_by_label("Who plays Yellow").select_option(label="Bot: Tenderfoot")
    ann.page.get_by_role("button", name="Start this table").click()
    expect(ann.page.get_by_role("group", name="Main Map")).to_be_visible()
    clicks = TRAIN_HEIST.play(ann, random.Random(1))
    expect(ann.ending).to_be_visible()
    expect(ann.ending).to_contain_text("The dice were fair")
    assert clicks["board"] > 0
    assert clicks["main"] > 0
    by_mouse = [step for step in ann.steps() if step["by"] == 0]
    assert len(by_mouse) >= 3
    assert any(step["by"] == 1 for step in ann.steps())


def test_a_whole_match_against_a_bot_by_keyboard_alone(ann: Person) -> None:
    ann.hurry(**SHORT)
    page, keys, luck = ann.page, ann.page.keyboard, random.Random(2)
    page.goto("/")
    start = page.get_by_role("button", name="Play now").first
    expect(start).to_be_enabled()
    while not start.evaluate("(button) => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    by_number = 0
    while ann.my_turn():
        number, count = ann.number(), page.locator(".option").count()
        main = page.locator("button.main:enabled")
        if luck.random() < 0.4 and main.count():
            keys.press("Enter")
        else:
            choice = str(luck.randint(1, count))
            for digit in choice:
                keys.press(digit)
            expect(page.locator(".option.armed .number")).to_have_text(choice)
            keys.press("Enter")
            by_number += 1
        ann.reached(number + 1)
    expect(ann.ending).to_be_visible()
    assert by_number > 0


def test_numbers_typed_for_two_questions_do_not_run_together(ann: Person) -> None:
    ann.sit_at(ann.create("me", "random"))
    armed = ann.page.locator(".option.armed .number")
    assert ann.my_turn()
    for count, choice in enumerate("123", 1):
        ann.page.keyboard.press(choice)
        expect(armed).to_have_text(choice)
        ann.page.keyboard.press("Enter")
        ann.reached(count)


def test_escape_backs_out_of_a_choice_that_was_only_begun(ann: Person) -> None:
    ann.sit_at(ann.create("me", "random"))
    assert ann.my_turn()
    expect(ann.page).to_have_title("Your turn · Train Heist")
    begin = ann.page.get_by_role("button", name="Move a horse with a card")
    begin.scroll_into_view_if_needed()
    begin.click()
    expect(ann.prompt).to_contain_text("Which horse moves")
    assert ann.page.locator(".list").evaluate("(list) => list.scrollTop") == 0
    expect(ann.page.get_by_role("button", name="Back", exact=True)).to_be_enabled()
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".option.armed")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".option.armed")).to_have_count(0)
    expect(ann.prompt).to_contain_text("Which horse moves")
    ann.page.keyboard.press("Escape")
    expect(ann.prompt).to_contain_text("Take an action")
    expect(ann.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_rivals_see_what_wins_and_whose_counters_wait_at_the_towns(ann: Person) -> None:
    for _ in range(20):  # Every second match ends with nothing at any town.
        table = ann.create("drover", "drover", mode="versus", hangman_steps=4)
        ann.page.goto(f"/table/{table}")
        expect(ann.ending).to_be_visible()
        view = ann.get(f"/tables/{table}/snapshot")["view"]
        most = max(cowboy["counters"] for cowboy in view["cowboys"])
        expect(ann.page.get_by_role("group", name=f"Lead: {most} of 7")).to_be_visible()
        waiting = [str(number) for town in view["waiting"].values() for number in town.values()]
        expect(ann.page.locator(".square .counter")).to_have_text(waiting)
        if waiting:
            return
    raise AssertionError("nobody ever brought anything to a town")
