"""A finished match is watched again, and played on from any moment."""

import re

from playwright.sync_api import expect

from tests.browser.kit import Person


def test_the_scrubber_shows_any_moment_of_a_finished_match(ann: Person) -> None:
    table = ann.finished()
    total = ann.get(f"/tables/{table}")["decisions"]
    ann.page.goto(f"/table/{table}/replay")
    scrubber = ann.page.get_by_role("slider", name="Moment of the match")
    expect(scrubber).to_have_value("0")
    for moment in (total // 2, total, 1):
        scrubber.fill(str(moment))
        expect(ann.page.get_by_text(f"{moment} / {total}")).to_be_visible()
        seen = ann.get(f"/tables/{table}/replay?at={moment}&seat=0")
        words = seen["result"]["reason"] if seen["result"] else seen["ask"]["prompt"]
        expect(ann.page.locator(".say")).to_contain_text(words)
        expect(ann.page.locator(".say")).to_contain_text(f"Turn {seen['view']['turn']}.")
        expect(ann.page.locator(".log p").last).to_have_text(seen["log"][-1]["text"])
    ann.page.get_by_role("button", name="One step forward").click()
    expect(scrubber).to_have_value("2")
    ann.page.get_by_role("button", name="Back to the start").click()
    expect(scrubber).to_have_value("0")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).not_to_have_value("0")
    ann.page.get_by_role("button", name="Pause").click()


def test_a_replay_can_be_left_at_any_moment_to_play_on(ann: Person) -> None:
    table = ann.finished()
    total = ann.get(f"/tables/{table}")["decisions"]
    moments = (ann.get(f"/tables/{table}/replay?at={at}&seat=0") for at in range(total // 2, 0, -1))
    seen = next(each for each in moments if each["actors"] == [0])
    ann.page.goto(f"/table/{table}/replay?at={seen['decisions']}")
    ann.page.get_by_role("button", name="Play on from here").click()
    expect(ann.page).to_have_url(re.compile(r"/table/[^/]+$"))
    fork = ann.page.url.rsplit("/", 1)[1]
    assert fork != table
    assert ann.get(f"/tables/{fork}")["forked_from"]
    assert ann.my_turn()
    expect(ann.prompt).to_contain_text(seen["ask"]["prompt"])
    assert ann.snapshot(fork)["view"] == seen["view"]
    number = ann.number()
    ann.page.locator(".option").first.click()
    ann.reached(number + 1)


def test_the_last_moment_of_a_replay_cannot_be_played_on(ann: Person) -> None:
    table = ann.finished()
    total = ann.get(f"/tables/{table}")["decisions"]
    ann.page.goto(f"/table/{table}/replay?at={total}")
    expect(ann.page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_saved_record_can_be_watched_by_somebody_else(ann: Person) -> None:
    table = ann.finished()
    ann.sit_at(table)
    with ann.page.expect_download() as saved:
        ann.ending.get_by_role("link", name="Save the record").click()
    ann.page.goto("/")
    ann.page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(ann.page).to_have_url(re.compile(r"/replay"))
    expect(ann.page.get_by_role("slider", name="Moment of the match")).to_be_visible()
