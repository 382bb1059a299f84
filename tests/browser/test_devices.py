"""One device for several people, and several devices for one person."""

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import TRAIN_HEIST, Person


def hand(person: Person) -> set[str]:
    """The cards that are drawn in the own hand."""
    found = person.page.locator(".hand .card").evaluate_all("(cards) => cards.map((card) => card.dataset.touch)")
    return {str(each).removeprefix("card:") for each in found}


def test_a_curtain_hides_the_hands_of_people_who_share_a_device(ann: Person) -> None:
    table = ann.create("me", "guest", mode="versus")
    page, luck = ann.page, random.Random(5)
    page.goto(f"/table/{table}")
    curtain = page.get_by_role("dialog", name="Pass the device on")
    for seat, name in ((0, "Green"), (1, "Yellow"), (0, "Green")):
        expect(curtain.get_by_role("button")).to_contain_text(f"I am {name}")
        covered = page.evaluate(
            """() => [...document.querySelectorAll('.hand .card, .option')].every((each) => {
              const box = each.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return top === null || top.closest('.curtain') !== null;
            })"""
        )
        assert covered, "something can be seen or clicked beside the curtain"
        curtain.get_by_role("button").click()
        expect(ann.prompt).to_contain_text(name)
        expect(curtain).to_have_count(0)
        mine = ann.snapshot(table, seat)["view"]["cowboys"][seat]["hand"]
        assert hand(ann) == set(mine)
        while not curtain.count():
            TRAIN_HEIST.click(ann, luck)
            ann.taken()


def test_nothing_can_be_done_behind_the_curtain_and_a_reload_does_not_lift_it(ann: Person) -> None:
    table = ann.create("me", "guest", mode="versus")
    page = ann.page
    page.goto(f"/table/{table}")
    curtain = page.get_by_role("dialog", name="Pass the device on")
    expect(curtain.get_by_role("button")).to_be_focused()
    page.evaluate("() => document.activeElement.blur()")
    for key in ("1", "Enter", "u", "m", "Enter"):
        page.keyboard.press(key)
    assert ann.snapshot(table)["number"] == 0
    assert page.evaluate("() => document.querySelector('.room').inert")
    page.reload()
    expect(curtain).to_be_visible()
    page.goto(f"/table/{table}/text")
    expect(page.get_by_text("Pass the device to Green (boot).")).to_be_visible()
    expect(page.get_by_role("heading", name="Hand")).to_have_count(0)
    page.get_by_role("button", name="I am Green (boot)").click()
    expect(page.get_by_role("heading", name="Hand")).to_be_visible()


def private_link(person: Person) -> str:
    person.page.goto("/")
    person.page.get_by_role("banner").get_by_role("button").click()
    person.page.get_by_role("button", name="Make a private link").click()
    expect(person.page.get_by_text("It works once, within the next 30 minutes.")).to_be_visible()
    return person.page.get_by_label("Private link").input_value()


def test_a_private_link_asks_and_then_is_the_same_person_on_another_device(arrive: Arrive) -> None:
    ann, phone = arrive(), arrive()
    page = ann.page
    table = ann.create("me", "random")
    page.goto("/")
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_label("Your name at the table").fill("Calamity Ann")
    page.get_by_role("button", name="Save").click()
    link = private_link(ann)
    stranger = phone.get("/me")
    assert stranger["name"] != "Calamity Ann"
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Play as Calamity Ann on this device?")).to_be_visible()
    expect(phone.page.get_by_role("main")).to_contain_text(f"Right now you are {stranger['name']} here")
    assert phone.get("/me") == stranger
    phone.page.get_by_role("link", name=f"No, stay {stranger['name']}").click()
    expect(phone.page).to_have_url(re.compile(r"/$"))
    assert phone.get("/me") == stranger
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, play as Calamity Ann here").click()
    expect(phone.page.get_by_role("button", name="Calamity Ann", exact=True)).to_be_visible()
    assert phone.get("/me") == ann.get("/me")
    phone.page.get_by_role("region", name="Your tables").get_by_role("link").click()
    expect(phone.page).to_have_url(re.compile(table))
    assert phone.my_turn()
    phone.page.locator(".option").first.click()
    phone.reached(1)
    assert ann.snapshot(table)["number"] == 1
    third = arrive()
    third.page.goto(link)
    expect(third.page.get_by_role("main")).to_contain_text("has already been used")


def test_a_device_is_signed_out_from_another(arrive: Arrive) -> None:
    ann, phone = arrive(), arrive(user_agent="Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0")
    table = ann.create("me", "random")
    phone.page.goto(private_link(ann))
    phone.page.get_by_role("button", name=re.compile("Yes, play as")).click()
    expect(phone.page.get_by_role("region", name="Your tables")).to_be_visible()
    me = ann.get("/me")
    assert phone.get("/me") == me
    phone.sit_at(table)
    ann.page.goto("/")
    ann.page.get_by_role("banner").get_by_role("button").click()
    mine = ann.page.get_by_role("region", name="My devices")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    mine.get_by_role("button", name="Sign out Firefox on Android").click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(phone.page.get_by_text("This device was signed out")).to_be_visible()
    assert phone.get("/me")["id"] != me["id"]
    assert ann.get("/me") == me
    mine.get_by_role("button", name="this device").click()
    expect(ann.page.get_by_role("region", name="My devices")).to_have_count(0)
    ann.until(lambda: ann.get("/me")["id"] != me["id"], "ann is a new guest")


def test_the_night_is_remembered_on_this_device_alone(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    page = ann.page
    ground = "() => getComputedStyle(document.body).backgroundColor"
    page.goto("/")
    page.get_by_role("banner").get_by_role("button").click()
    day = page.evaluate(ground)
    page.get_by_label("Night colours").check()
    night = page.evaluate(ground)
    assert day == "rgb(216, 193, 153)"
    assert night == "rgb(27, 20, 15)"
    table = ann.create("me", "open", mode="versus")
    bob.post(f"/tables/{table}/join", {})
    for each in (ann, bob):
        each.sit_at(table)
    assert page.evaluate(ground) == night
    assert bob.page.evaluate(ground) == day
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Night colours").uncheck()
    assert page.evaluate(ground) == day
