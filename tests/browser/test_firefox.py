"""A second browser: every game opens, is played with the mouse and is drawn in Firefox."""

import json
from pathlib import Path

import page

import saddlebag
from tests.browser.kit import firefox
from tests.table.kit import Server

QUESTIONS = 3
BLANK = 50_000
"""Bytes of a picture on which hardly anything is drawn."""


def test_every_game_opens_and_is_played_by_mouse_in_firefox(server: Server, tmp_path: Path) -> None:
    said = page.run_node("firefox.ts", firefox(), server.address, str(tmp_path))
    visits = {each["game"]: each for each in json.loads(said.splitlines()[-1])}
    assert set(visits) == set(saddlebag.game_names())
    for game, visit in visits.items():
        assert not visit["complaints"], f"{game}: {visit['complaints']}"
        assert len(visit["answered"]) >= QUESTIONS, f"{game} was answered only by {visit['answered']}"
        assert Path(visit["picture"]).stat().st_size > BLANK, f"the picture of {game} is blank"
    assert any("the board" in visit["answered"] for visit in visits.values()), "nobody has clicked on a board"
