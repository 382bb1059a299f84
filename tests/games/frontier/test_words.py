"""The table in words: typed answers, the text table, the drawing for terminals."""

from typing import Any

import pytest

from saddlebag.cli.choices import choices, find, near
from saddlebag.engine.match import Match
from saddlebag.engine.text import Line, in_lines, page_names
from saddlebag.engine.words import POSSIBLE
from saddlebag.games.frontier import GAME
from saddlebag.games.frontier.content import CHARACTER, EVENT_NAMES, SPACE
from saddlebag.games.frontier.rules import goods, people
from saddlebag.games.frontier.seen.view import view
from saddlebag.games.frontier.words import politics_story, town_story
from saddlebag.games.frontier.words.terminal import draw
from saddlebag.games.frontier.words.text import table_text
from tests.games.frontier.kit import build, disc_on, events, network, put, table
from tests.games.kit import ask_after


def at_the_stockpile() -> Match[Any, Any]:
    """The first question of the founding, on boards B1, B2 and B4 or B1, B3 and B4."""
    match = GAME.new(players=2, seed=5)
    while match.ask is not None and match.ask.question.name != "stockpile_spot":
        match.apply(match.options[0])
    return match


@pytest.mark.parametrize("typed", [str.lower, str.upper, str])
def test_an_answer_may_be_typed_in_small_or_capital_letters(typed: Any) -> None:
    match = at_the_stockpile()
    seat, option = match.to_act, match.options[1]
    assert seat is not None
    assert match.why_not(seat, typed(option.text)).reason == POSSIBLE
    assert match.why_not(seat, typed(f"space:{option.text.split()[1]}")).reason == POSSIBLE
    offered = choices(match)
    chosen = find(offered, typed(option.text))
    assert chosen is not None
    assert chosen.action is option
    assert [choice.action for choice in near(offered, typed(option.text))] == [option]


def all_text(lines: list[Line]) -> str:
    return "\n".join(in_lines(lines, fully=True))


def a_busy_table() -> Any:
    """A bit of everything lies on the map."""
    s = table()
    put(s, 0, money=5, log=2, horse=2, cattle={"B4_00": 3}, logs={"b1": 2}, campaign="w1", hired="a01 p01")
    s.players[0].exhausted = [1, 0, 0, 0]
    build(s, "B2_35", "tent", 0, damage=2)
    build(s, "B2_24", "church", 1)
    build(s, "B4_44", "alluvial", 1, dial=2, ore=3)
    build(s, "B1_50", "enclosure", 2, breed="hereford", cattle=2)
    build(s, "B1_22", "logging_camp", 0, damage=1)
    events(s, "e101", "e102", "e103", "e104")
    disc_on(s, "disc_safety", "e102")
    network(s, 0, "rr5 rr2", built=1, cubes=[2])
    s.status = [-1, 2, 0]
    s.promises = [[0], [], [1]]
    s.drought |= 1 << SPACE.find("B4_10")
    s.jams |= 1
    return s


def test_the_text_table_tells_all_that_lies_on_the_map() -> None:
    pages = page_names(table_text(view(a_busy_table(), 0)))
    board = all_text([pages["map"]])
    assert "Tent, The Bend D6 (Coal, 2 fire tiles)" in board
    assert "Church, The Bend C5 (Indigo)" in board
    assert "level 1, needs a 4, ore 3" in board
    assert "2 Hereford" in board
    assert "Logging Camp, Headwaters C3 (Coal, 1 revolt tile)" in board
    assert "The Landing A1 3" in board
    assert "The Landing B1" in board


def test_the_text_table_tells_the_river_the_events_the_town_and_the_networks() -> None:
    pages = page_names(table_text(view(a_busy_table(), 0)))
    assert "the Headwaters: Coal 2, room for 6, jammed" in all_text([pages["river"]])
    assert f"in three years: {EVENT_NAMES[1]}, with fire" in all_text([pages["events"]])
    town = all_text([pages["town"]])
    assert "health -1, promised 0" in town
    assert "wealth +2" in town
    assert "Coal campaigns for wealth" in all_text([pages["election"]])
    assert "built by Brick" in all_text([pages["development"]])
    assert "2 horses (1 exhausted)" in all_text([pages["players"]])


def test_the_drawing_has_a_row_for_each_of_the_map_and_marks_what_is_on_offer() -> None:
    lines = draw(view(a_busy_table(), 0), {"space:B2_45": "7"}).splitlines()
    assert lines[0].split()[0] == "Headwaters"
    assert lines[1].split() == [*"ABCDEF"] * 3
    assert lines[2].split()[:2] == ["1", "^"]
    assert "Ca!" in lines[4]
    assert "7*" in lines[7]
    assert "te!" in lines[7]
    assert '"c3' in lines[2]


def test_assistants_have_their_article_and_others_their_names() -> None:
    cowboy, nat_love = CHARACTER.find("a01"), CHARACTER.find("p02")
    assert politics_story.Drew(0, cowboy).sentence() == "Coal draws the Cowboy, an assistant."
    assert politics_story.Drew(0, nat_love).sentence() == "Coal draws Nat Love, a partner."
    s = table()
    found = ask_after(people.keep_or_discard(s, 0, cowboy))
    assert s.game.prompt(s, found).startswith("The Cowboy has come.")
    assert s.game.describe(s, found, found.options[0]).label == "Keep the Cowboy"


@pytest.mark.parametrize(
    ("number", "said"), [(1, "Coal looks at the next event card."), (3, "Coal looks at the next 3 event cards.")]
)
def test_a_look_at_event_cards_is_told_by_their_number(number: int, said: str) -> None:
    looked = town_story.LookedAtEvents(0, list(range(number)), number)
    assert looked.seen_by(1).sentence() == said


def test_what_is_paid_with_lumber_names_the_logs_beside_it() -> None:
    s = table()
    put(s, 0, log=4, lumber=2)
    found = ask_after(goods.pay_logs(s, 0, 3))
    labels = [s.game.describe(s, found, option).label for option in found.options]
    assert labels == ["Pay with logs alone", "Pay 1 of your logs and 1 lumber", "Pay 2 lumber"]
