"""Jobs in icons and words: what is sent to those who draw them, and the crib sheet that explains it."""

import re
from pathlib import Path

import pytest

from saddlebag.games.deck_goes_west.content import (
    CHARACTERS,
    CRIB,
    KIND_BUY,
    KIND_JOBS,
    MISSION_CARDS,
    MISSIONS,
    SHOWN,
    TILE_JOB,
)
from saddlebag.games.deck_goes_west.effects.jobs import job_line, parse
from saddlebag.games.deck_goes_west.effects.steps import Step

ROOT = Path(__file__).parents[3]


def all_steps() -> list[Step]:
    jobs = [job for found in (*KIND_JOBS, *KIND_BUY) for job in found]
    jobs += [job for character in CHARACTERS for job in character.jobs]
    jobs += [job for job in TILE_JOB if job is not None]
    for mission in MISSIONS:
        jobs += [*mission.jobs, *(job for event in mission.events for job in event)]
    return [step for job in jobs for step in job.steps]


@pytest.mark.rule("DW-GEN-15")
def test_every_icon_has_an_explanation_in_words() -> None:
    for step in all_steps():
        said = step.words()
        assert said
        assert not set(said) & set("_:|;")


@pytest.mark.rule("DW-GEN-15")
def test_icons_that_differ_are_explained_by_different_words() -> None:
    words = {str(step): step.words() for step in all_steps()}
    assert len(set(words.values())) == len(words)


@pytest.mark.rule("DW-GEN-15")
def test_steps_that_mean_different_things_look_different() -> None:
    looks: dict[object, str] = {}
    for step in all_steps():
        shown = step.shown()
        look = tuple(icon for each in shown.either or [shown] for icon in each.icons)
        assert look
        meaning = str(step).rpartition(" ")[0] if shown.count else str(step)
        assert looks.setdefault(look, meaning) == meaning


@pytest.mark.rule("DW-GEN-15")
def test_the_crib_sheet_explains_every_icon_with_its_clause() -> None:
    lines = [line for part in CRIB.parts for line in part.lines]
    explained = {icon for line in lines for icon in line.icons}
    assert all(re.fullmatch(r"DW-[A-Z]+-\d\d", line.clause) and line.words and line.means for line in lines)
    for step in all_steps():
        shown = step.shown()
        assert {icon for each in shown.either or [shown] for icon in each.icons} <= explained


def test_every_step_of_a_line_is_shown() -> None:
    assert len(SHOWN.lines) > 150
    for text, line in SHOWN.lines.items():
        assert "; ".join(SHOWN.steps[step].text for step in (*line.asks, *line.brings)) == text
    for mission in MISSION_CARDS:
        assert set(mission.night) <= set(SHOWN.steps)


def test_every_icon_that_is_named_is_drawn() -> None:
    drawn = (ROOT / "web/src/games/deck_goes_west/icons/shapes.ts").read_text(encoding="utf-8")
    for icon in {icon for part in CRIB.parts for line in part.lines for icon in line.icons}:
        for name in (icon.shape, icon.mark or icon.shape):
            assert re.search(rf"^  '?{name}'?[:,]", drawn, re.MULTILINE), name


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("pay food 1; walk 1", 1),
        ("attack 2d; defend 1d", 0),
        ("if prairie; pay food 2; pay wood 1", 3),
        ("pay food 1; discard item 1; scrap self", 2),
        ("scrap self; gain food 5", 1),
        ("on clear; score 3; gain gold 1", 1),
        ("on wagon_damage; lose x", 1),
        ("lose 3; scrap danger 2", 1),
    ],
)
def test_a_job_is_drawn_as_what_it_asks_and_what_it_brings(text: str, asked: int) -> None:
    shown = job_line(parse(text))
    assert len(shown.asks) == asked
    assert [*shown.asks, *shown.brings] == text.split("; ")
