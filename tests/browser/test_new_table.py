"""The page on which a table is set up, for the games there are and for those to come."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from saddlebag.engine.options import in_words
from tests.browser.kit import Json, Person, unfold


def started(person: Person, button: str = "Start this table") -> Json:
    """The table that a click on the button opens."""
    with person.page.expect_response("**/api/tables") as answer:
        person.page.get_by_role("button", name=button).click()
    table: Json = answer.value.json()
    expect(person.page).to_have_url(f"{person.server.address}/table/{table['id']}")
    return table


def test_every_option_of_the_game_has_a_control_with_its_name(ann: Person) -> None:
    game = next(each for each in ann.get("/games") if each["name"] == "train_heist")
    page = ann.page
    page.goto("/new/train_heist")
    unfold(page)
    asked = set()
    for mode in ("Together", "Alone", "Against each other", "High score"):
        page.get_by_role("radio", name=mode).check(force=True)
        rows = page.locator(".row > div:first-child > label").evaluate_all("(all) => all.map((each) => each.htmlFor)")
        asked |= {each.removeprefix("option-") for each in rows}
    assert asked | {"players", "mode", "cowboys"} == {option["name"] for option in game["options"]}


def test_lists_tables_numbers_and_words_arrive_as_they_were_chosen(ann: Person) -> None:
    page = ann.page
    page.goto("/new/train_heist")
    unfold(page)
    page.get_by_label("Stars without a town, 1").select_option(label="Tunnel West")
    page.get_by_role("button", name="Remove 3 from Stars without a town").click()
    page.get_by_role("button", name="Remove 2 from Stars without a town").click()
    page.get_by_role("button", name="Add to Stars without a town").click()
    page.get_by_label("Stars without a town, 2").select_option(label="Northwest Curve")
    page.get_by_label("Who begins").select_option(label="Yellow")
    page.get_by_label("Auto", exact=True).uncheck()
    page.get_by_label("Move Sheriff cards, 1 to the left").fill("5")
    page.get_by_label("Move Sheriff cards, 2 to the left").fill("1")
    page.get_by_label("Loot to bring home").fill("14")
    page.get_by_label("Dropping off some of the loot").check()
    expect(page.get_by_role("region", name="Your table")).to_contain_text("Tunnel West, Northwest Curve")
    options = started(ann)["options"]
    assert options["plain_stars"] == ["n07", "n09"]
    assert options["first_player"] == 1
    assert options["sheriff_cards"] == {"left1": 5, "left2": 1, "right1": 3, "right2": 3}
    assert options["goal"] == 14
    assert options["partial_drop_off"] is True


def complaint(page: Page, name: str) -> Locator:
    """What is said beside an option."""
    return page.locator(".row").filter(has=page.locator(f"#option-{name}")).get_by_role("alert")


def test_what_the_server_refuses_is_said_beside_the_option(ann: Person) -> None:
    page = ann.page
    page.goto("/new/train_heist")
    unfold(page)
    page.get_by_label("Track Switched cards").fill("9")
    unfold(page)  # folds it up again
    page.get_by_role("button", name="Start this table").click()
    said = complaint(page, "switch_cards")
    expect(said).to_contain_text("Track Switched cards cannot be 9; allowed: a whole number from 2 to 6")
    expect(said).to_be_in_viewport()
    field = page.get_by_label("Track Switched cards")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("6")
    field.blur()
    expect(said).to_have_count(0)
    assert started(ann)["options"]["switch_cards"] == 6


def test_a_ready_made_table_sets_everything_and_alone_you_have_every_seat(ann: Person) -> None:
    page = ann.page
    page.goto("/new/train_heist")
    page.get_by_role("button", name="Harder").click()
    expect(page.get_by_label("Event cards taken out")).to_have_value("4")
    page.get_by_role("button", name="Practice, alone").click()
    expect(page.get_by_label("Event cards taken out")).to_have_value("0")
    expect(page.get_by_label("Who plays Green")).to_have_count(0)
    table = started(ann)
    assert table["options"]["mode"] == "solitaire"
    assert [seat["yours"] for seat in table["seats"]] == [True, True]


def option(name: str, kind: str, default: Any, **more: Any) -> Json:
    title = in_words(name)
    return {"name": name, "title": title, "group": "This match", "kind": kind, "default": default, "about": "", **more}


def offers(*values: str) -> list[Json]:
    return [{"value": value, "label": in_words(value)} for value in values]


GOLD_RUSH: Json = {
    "name": "gold_rush",
    "title": "Gold Rush",
    "summary": "A game that the client has no word about.",
    "version": "1",
    "bots": ["tenderfoot", "drover", "marshal"],
    "tables": [{"players": 2, "mode": "race"}, {"players": 1, "mode": "alone"}],
    "seats": [["black", "purple"], ["black"]],
    "groups": ["This match", "Fine points"],
    "seat_words": ["player", "players"],
    "seat_options": [],
    "chosen_by_seats": [[], []],
    "dealt": [],
    "builds_decks": False,
    "presets": {"first_dig": {"players": 1, "mission": "pan_for_gold"}},
    "preset_words": {"first_dig": "First dig"},
    "options": [
        option("players", "number", 2, minimum=1),
        option("mode", "choice", "race", choices=offers("race", "alone")),
        option("mission", "choice", "dig_deep", choices=offers("dig_deep", "pan_for_gold")),
        option(
            "characters", "list", [], group="Fine points", item=option("", "choice", None, choices=offers("ann", "bob"))
        ),
        option(
            "dice",
            "table",
            None,
            optional=True,
            fields=[option("red", "number", 2, maximum=4), option("lucky", "switch", False)],
        ),
    ],
}


def test_a_game_that_the_client_has_no_word_about_can_be_set_up_from_its_schema(ann: Person) -> None:
    page = ann.page
    wishes: list[Any] = []

    def refuse(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        wishes.append(route.request.post_data_json)
        said = {"detail": "Option characters has 1 name; with 2 players there must be 2.", "kind": "bad_request"}
        route.fulfill(status=400, content_type="application/json", body=json.dumps(said))

    games = ann.get("/games")
    page.route("**/api/games", lambda route: route.fulfill(json=[*games, GOLD_RUSH]))
    page.route("**/api/tables", refuse)
    page.goto("/")
    page.get_by_role("link", name="Set up a table").last.click()
    expect(page.get_by_role("heading", name="Gold Rush")).to_be_visible()
    unfold(page)
    page.get_by_label("Mission").select_option(label="Pan for gold")
    page.get_by_role("button", name="Add to Characters").click()
    page.get_by_label("Characters, 1").select_option(label="Bob")
    page.get_by_label("Auto", exact=True).uncheck()
    page.get_by_label("Dice, Red").fill("4")
    page.get_by_label("Dice, Lucky").check()
    page.get_by_label("Who plays Purple").select_option(label="Bot: Tenderfoot")
    page.get_by_role("button", name="Start this table").click()
    expect(complaint(page, "characters")).to_contain_text("Characters has 1 name; with 2 players there must be 2.")
    assert wishes == [
        {
            "game": "gold_rush",
            "options": {
                "players": 2,
                "mode": "race",
                "mission": "pan_for_gold",
                "characters": ["bob"],
                "dice": {"red": 4, "lucky": True},
            },
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "tenderfoot"}],
            "private": True,
        }
    ]
    page.get_by_role("button", name="First dig").click()
    page.get_by_role("button", name="Start this table").click()
    expect(page.get_by_label("Mission")).to_have_value("pan_for_gold")
    assert wishes[-1]["options"] == {"players": 1, "mode": "alone", "mission": "pan_for_gold"}
    assert wishes[-1]["seats"] == [{"kind": "me"}]
