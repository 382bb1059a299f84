"""The rules, and the table in words."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Person


def test_a_newcomer_is_told_once_how_it_works_and_finds_the_table_that_waits(arrive: Arrive) -> None:
    ann = arrive(newcomer=True)
    table = ann.create("me", "random")
    ann.page.goto(f"/table/{table}")
    told = ann.page.get_by_role("dialog", name="How it works")
    for part in ("Goal", "Your turn", "The end"):
        expect(told.get_by_role("heading", name=part)).to_be_visible()
    told.get_by_role("button", name="Play").click()
    expect(told).to_have_count(0)
    expect(ann.page).to_have_title("Your turn · Train Heist")
    ann.page.goto("/")
    waiting = ann.page.get_by_role("region", name="Your tables").get_by_role("link", name="your turn")
    expect(waiting).to_be_in_viewport()
    expect(ann.page).to_have_title("Your turn · Saddlebag")
    waiting.click()
    assert ann.my_turn()
    expect(told).to_have_count(0)


def test_the_rules_can_be_searched(ann: Person) -> None:
    ann.page.goto("/")
    ann.page.locator('a[href="/rules/train_heist"]').click()
    for part in ("Goal", "Your turn", "The end"):
        expect(ann.page.get_by_role("heading", name=part)).to_be_in_viewport()
    search = ann.page.get_by_role("searchbox", name="Search the rules")
    expect(ann.page.get_by_text("TH-MOVE-01", exact=True)).to_be_visible()
    everything = ann.page.locator("dl dt").count()
    search.fill("sheriff jail")
    found = ann.page.locator("dl > div")
    expect(ann.page.locator(".search [role=status]")).to_contain_text("rule")
    assert 0 < found.count() < everything
    for chapter in ann.page.locator("main section").all():
        words = chapter.inner_text().lower()
        assert "sheriff" in words
        assert "jail" in words
    search.fill("TH-MOVE-01")
    expect(found).to_have_count(1)
    search.fill("submarine")
    expect(ann.page.get_by_text("No rule contains all of these words.")).to_be_visible()


def test_a_clause_has_an_address_of_its_own(ann: Person) -> None:
    ann.page.goto("/rules/train_heist#TH-MOVE-01")
    expect(ann.page.locator("#rule-TH-MOVE-01")).to_be_in_viewport()
    expect(ann.page.locator(".here")).to_contain_text("TH-MOVE-01")


def test_a_click_on_what_is_not_lit_says_why_not_and_names_the_clause(ann: Person) -> None:
    ann.sit_at(ann.create("me", "random"))
    assert ann.my_turn()
    ann.page.locator(".maps .spot:not(.lit)[data-space=car_c]").dispatch_event("click")
    clause = ann.page.locator(".toast .clause")
    expect(clause).to_contain_text("TH-")
    clause.click()
    expect(ann.page.get_by_role("dialog", name="Rules").locator(".here")).to_be_visible()


def test_the_text_table_plays_by_typed_commands(ann: Person) -> None:
    table = ann.create("me", "random")
    ann.page.goto(f"/table/{table}/text")
    line = ann.page.get_by_label("Command")
    reply = ann.page.locator("[role=status].reply")
    expect(ann.page.get_by_role("main")).to_contain_text("Your turn as Green")
    line.fill("help")
    line.press("Enter")
    expect(reply).to_contain_text("Type the number of an action")
    line.fill("fly to the moon")
    line.press("Enter")
    expect(reply).to_contain_text("not possible")
    line.fill("why loot")
    line.press("Enter")
    expect(reply).to_contain_text("TH-")
    option = next(each for each in ann.snapshot(table)["ask"]["options"] if each["verb"] == "move")
    line.fill(option["text"])
    line.press("Enter")
    ann.reached(1)
    assert ann.snapshot(table)["view"]["cowboys"][0]["place"] == option["text"].split()[1]
    line.fill("undo")
    line.press("Enter")
    ann.reached(2)
    line.fill("1")
    line.press("Enter")
    ann.reached(3)
    assert ann.snapshot(table)["decisions"] == 1
