"""Prairie Dogs in a real browser: a match is played with the mouse."""

import random

from playwright.sync_api import expect

from tests.browser.kit import Person


def test_a_match_is_played_by_clicking_on_what_is_lit(ann: Person) -> None:
    table = ann.create("me", "random", game="prairie_dogs", goal=8)
    ann.page.goto(f"/table/{table}")
    expect(ann.page.get_by_role("group", name="Board")).to_be_visible()
    luck = random.Random(1)
    while ann.my_turn():
        number = ann.number()
        luck.choice(ann.page.locator(".maps .lit").all()).click()
        ann.reached(number + 1)
    expect(ann.ending).to_be_visible()
