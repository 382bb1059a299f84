"""A finished match is watched again, and played on from any moment."""

import re

from playwright.sync_api import expect

from tests.browser.kit import Person


def test_a_finished_match_is_watched_saved_and_played_on_from_any_moment(ann: Person) -> None:
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
        expect(ann.page.get_by_role("button", name="Play on from here")).to_be_enabled(enabled=moment < total)
    ann.page.get_by_role("button", name="One step forward").click()
    expect(scrubber).to_have_value("2")
    ann.page.get_by_role("button", name="Back to the start").click()
    expect(scrubber).to_have_value("0")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).not_to_have_value("0")
    ann.page.get_by_role("button", name="Pause").click()

    ann.sit_at(table)
    with ann.page.expect_download() as saved:
        ann.ending.get_by_role("link", name="Save the record").click()
    ann.page.goto("/")
    ann.page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(ann.page).to_have_url(re.compile(r"/replay"))
    expect(scrubber).to_be_visible()

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
