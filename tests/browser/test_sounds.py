"""What is heard at the table: nothing until somebody asks for it, and nothing that is not seen as well."""

import re
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

import saddlebag
from saddlebag.engine.events import Event
from tests.browser.kit import Person

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
WORDS = Path(saddlebag.__file__).parent / "games"
LISTEN = """
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    const wave = this.buffer.getChannelData(0);
    const loudest = wave.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    window.heard.push({ length: this.buffer.duration, loudest });
    return start.apply(this, when);
  };
"""
WATCH_FOR_SIGNS = """() => {
  window.signs = [];
  const words = () => [...document.querySelectorAll('.sign')].map((each) => each.textContent.trim());
  const note = () => window.signs.push(...words());
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


def event_kinds(game: str) -> set[str]:
    """All that can happen in a game, as the log names it."""
    files = sorted((WORDS / game / "words").glob("*.py"))
    modules = [import_module(f"saddlebag.games.{game}.words.{file.stem}") for file in files if file.stem != "__init__"]
    found = {cls for module in modules for _, cls in getmembers(module, isclass)}
    return {cls.__name__ for cls in found if issubclass(cls, Event)}


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_every_game_has_sounds_for_what_can_happen_in_it(game: str) -> None:
    line = re.search(r"^  sounds: (\{.*\}),$", (GAMES / game / "index.ts").read_text(), re.MULTILINE)
    assert line is not None, f"{game} makes no sound"
    kinds = set(re.findall(r"'([A-Z]\w+)'", line[1]))
    assert kinds <= event_kinds(game), f"these never happen: {kinds - event_kinds(game)}"


def play_a_turn(ann: Person, wanted: str | None) -> None:
    """Ann's turn ends and the train drives, having chosen what she wants to hear."""
    ann.page.add_init_script(LISTEN)
    ann.sit_at(ann.create("me", "random"))
    if wanted is not None:
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_label("Sounds").select_option(label=wanted)
        ann.page.keyboard.press("Escape")
    ann.page.evaluate(WATCH_FOR_SIGNS)

    def drove() -> bool:
        if any(line["kind"] == "TrainMoves" for step in ann.steps() for line in step["lines"]):
            return True
        assert ann.my_turn()
        number = ann.number()
        ann.page.locator("button.main").click()
        ann.reached(number + 1)
        return False

    ann.until(drove, "the train drives")
    assert ann.my_turn()


def test_nothing_is_heard_until_somebody_asks_for_it(ann: Person) -> None:
    play_a_turn(ann, None)
    assert ann.page.evaluate("() => window.heard") == []
    assert ann.page.evaluate("() => window.signs") == []


def test_what_is_heard_is_seen_as_a_sign(ann: Person) -> None:
    play_a_turn(ann, "Your turn, trains, shots, chips, cards and the night")
    ann.until(lambda: "The train" in ann.page.evaluate("() => window.signs"), "the sign of the train is seen")
    ann.until(lambda: "Your turn" in ann.page.evaluate("() => window.signs"), "one's turn is seen")
    ann.until(lambda: len(ann.page.evaluate("() => window.heard")) > 1, "something is heard")
    assert all(each["loudest"] > 0.1 for each in ann.page.evaluate("() => window.heard"))


def test_the_sample_book_plays_every_sound_and_each_is_another(ann: Person) -> None:
    ann.page.add_init_script(LISTEN)
    ann.page.goto("/kit")
    heading = ann.page.get_by_role("heading", name="Sounds")
    samples = ann.page.locator("section").filter(has=heading).get_by_role("button")
    expect(samples).to_have_count(6)
    for sample in samples.all():
        sample.click()
    ann.until(lambda: len(ann.page.evaluate("() => window.heard")) == 6, "all six are heard")
    heard = ann.page.evaluate("() => window.heard")
    assert len({(each["length"], each["loudest"]) for each in heard}) == 6
