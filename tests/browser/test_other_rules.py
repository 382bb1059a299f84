"""The rules change under a match: its page says so in plain words, and its players decide there."""

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

from tests.table.kit import Guest, Server
from tests.table.patched import FOUR_ACTIONS, NEW_VERSION, busily, patched


def looking(browser: Browser, server: Server, guest: Guest) -> BrowserContext:
    """A browser that is this guest's."""
    context = browser.new_context(base_url=server.address)
    context.add_cookies(
        [{"name": name, "value": value, "url": server.address} for name, value in guest.http.cookies.items()]
    )
    return context


def test_the_players_of_a_match_under_other_rules_decide_on_its_page(browser: Browser, tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    ann, bob = server.guest(), server.guest()
    tables = []
    for moves in (40, 40, 2000):
        table = ann.create("me", "open", mode="versus", first_player=0)
        bob.post(f"/tables/{table}/join", {})
        while moves and (actors := ann.snapshot(table)["actors"]):
            (ann, bob)[actors[0]].play(table, actors[0], busily)
            moves -= 1
        tables.append(table)
    going, ending, finished = tables
    assert ann.get(f"/tables/{finished}/replay", at=0).status_code == 200
    server.stop()
    server.environment = patched(tmp_path / "new", NEW_VERSION, FOUR_ACTIONS)
    server.start()
    context = looking(browser, server, ann)
    page = context.new_page()

    page.goto(f"/table/{going}")
    expect(page.get_by_role("heading", name="The rules have changed")).to_be_visible()
    expect(page.get_by_text("This match began under version 2 of the rules of Train Heist.")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Turn 2: Yellow.")
    expect(page.get_by_role("link", name="Save the record")).to_be_visible()
    page.get_by_role("button", name="Go on from there").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("wants to go on")
    assert bob.post(f"/tables/{going}/rules", {"wish": "go_on"}).status_code == 200
    expect(page.get_by_role("heading", name="The rules have changed")).to_have_count(0)
    expect(page.get_by_text("this match goes on from where the table last rested").first).to_be_visible()

    page.goto(f"/table/{ending}")
    assert bob.post(f"/tables/{ending}/rules", {"wish": "end"}).status_code == 200
    page.get_by_role("button", name="End it without a winner").click()
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    expect(page.get_by_text("the players end this match without a winner").first).to_be_visible()

    total = ann.info(finished)["decisions"]
    page.goto(f"/table/{finished}/replay")
    page.get_by_role("slider", name="Moment of the match").fill(str(total))
    expect(page.get_by_text(f"{total} / {total}")).to_be_visible()
    expect(page.locator(".say")).to_contain_text(ann.info(finished)["result"]["reason"])
    context.close()
    server.stop()
