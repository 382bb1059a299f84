"""What happens in full sight: scenes over the board, and the end of a match."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

import saddlebag
from tests.browser.conftest import Arrive
from tests.browser.kit import PHONE, Json, Person
from tests.browser.midgame import finished, seated_in_mid_game, table_of

SCENES = {
    "train_heist": ("Looted", "Robbery!"),
    "deck_goes_west": ("NightFell", "Night falls"),
    "high_stakes_drifter": ("Totalled", "Showdown"),
    "western_legends": ("StoryTold", "A story is told"),
    "frontier": ("Elected", "The town votes"),
}
"""An event of each game, and the scene that is made of it."""


FIRST_BEAT = 750
FADING = 400


def come_to(person: Person, game: str) -> Locator:
    """A replay goes one step forward, to the first event of this kind; then time stands still. The scene."""
    kind, title = SCENES[game]
    match = finished(game, kind)
    page = person.page
    page.clock.install()
    page.goto(f"/table/{table_of(person, match)}/replay?at={match.first[kind]}")
    forward = page.get_by_role("button", name="One step forward")
    expect(forward).to_be_visible()
    person.stop_the_clock(datetime.now() + timedelta(minutes=1))  # a scene lasts as long as the test looks at it
    forward.click()
    scene = page.locator(".scene-playing")
    expect(scene.get_by_text(title, exact=True)).to_be_visible()
    return scene


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_is_played_beat_by_beat_and_a_click_ends_it(arrive: Arrive, game: str) -> None:
    ann = arrive()
    scene = come_to(ann, game)
    expect(scene.locator("p")).to_have_count(0)
    ann.page.clock.run_for(FIRST_BEAT)
    expect(scene.locator("p")).to_have_count(1)
    ann.page.mouse.click(5, 5)
    ann.page.clock.run_for(FADING)
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("game", SCENES)
def test_a_scene_stands_still_for_whoever_wants_no_motion(arrive: Arrive, game: str) -> None:
    ann = arrive(PHONE, reduced_motion="reduce")
    scene = come_to(ann, game)
    moving = "scene => scene.getAnimations({ subtree: true }).filter((each) => each.playState === 'running').length"
    assert scene.evaluate(moving) == 0
    assert scene.locator("p").count() > 0, "not all is told at once"


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_the_end_tells_how_it_came_to_that(arrive: Arrive, game: str) -> None:
    ann = arrive()
    match = finished(game)
    table = table_of(ann, match)
    ann.page.goto(f"/table/{table}")
    seats = len(ann.get(f"/tables/{table}")["seats"])
    expect(ann.ending.locator("ol > li")).to_have_count(seats)
    expect(ann.ending.get_by_role("img", name="How everybody stood over the match")).to_be_visible()
    link = ann.ending.get_by_role("link", name="Watch it")
    expect(link).to_have_attribute("href", re.compile(rf"^/table/{table}/replay\?at=\d+$"))
    link.click()
    expect(ann.page.get_by_role("slider")).to_be_visible()


def doer(line: Json) -> int | None:
    """Whose doing a line of the log tells of; Western Legends writes a seat with its character."""
    who = line["data"].get("who")
    return line.get("seat") if who is None else who % 10


def pass_on(person: Person, table: str, seat: int) -> None:
    """Answers, and ends whatever can be ended, until somebody else has done something."""

    def others_did() -> bool:
        seen = person.snapshot(table, seat)
        if any(doer(line) not in (None, seat) and line["weight"] for line in seen["log"]):
            return True
        assert not seen["result"], "the match ended before anybody else did anything"
        if seen["ask"] is not None and seen["ask"]["mine"]:
            options = seen["ask"]["options"]
            chosen = next((each for each in options if each.get("ends") or each.get("main")), options[-1])
            move = {"seat": seat, "number": seen["number"], "key": f"key-{seen['number']}", "answer": chosen["text"]}
            person.post(f"/tables/{table}/moves", move)
        return False

    person.until(others_did, "somebody else did something")


TELL_AGAIN = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const press = (name) => document.querySelector(`[aria-label="${name}"]`).click();
  window.dispatchEvent(new PointerEvent('pointerdown'));  // ends a scene that is played
  press('Tell again what others did since your last turn');
  while (!document.querySelector('.caption')) await frame();
  const told = document.querySelector('.caption').textContent;
  press('Hold what others do');
  while (!document.querySelector('[aria-label="Go on telling what others do"]')) await frame();
  return told;
}"""


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_what_others_did_is_told_again_on_the_board_and_can_be_held(arrive: Arrive, game: str) -> None:
    ann = arrive(reduced_motion="reduce")
    table = seated_in_mid_game(ann, game)
    ann.page.goto(f"/table/{table}")
    assert ann.my_turn()
    seat = next(each["seat"] for each in ann.get(f"/tables/{table}")["seats"] if each["yours"])
    pass_on(ann, table, seat)
    expect(ann.page.get_by_role("button", name="Tell again what others did")).to_be_visible()
    assert ann.page.wait_for_function(TELL_AGAIN).json_value()
