"""`python -m saddlebag.cli.picture FILE`: the picture of a match in the terminal, for the README.

    .venv/bin/python -m saddlebag.cli.picture docs/images/terminal.svg

Heuristic bots play a seeded match up to one of Green's turns in the middle; the same command gives the same file
as long as rules and bots stay the same.
"""

import io
import sys
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from saddlebag.bots.glimpse import Glimpse
from saddlebag.cli.choices import choices, in_rows, marks
from saddlebag.cli.screen import WIDTH
from saddlebag.cli.seats import make_bots
from saddlebag.engine.match import Match
from saddlebag.games import game as find_game

GAME, COWBOYS, TURN = "train_heist", 3, 13
VIEWER = 0


def lively_match() -> Match[Any, Any]:
    """The first match in which, by Green's turn, loot came home, loot is carried, and the noose is not yet near."""
    for seed in count(1):
        match = played_match(seed)
        view: Any = match.view(VIEWER)
        if match.to_act is not None and view.meter >= 2 and view.hangman < 2 and any(c.loot for c in view.cowboys):
            return match
    raise AssertionError("there is always another seed")


def played_match(seed: int) -> Match[Any, Any]:
    """A match in the middle, with the first cowboy to act, unless it ended before."""
    match = find_game(GAME).new(players=COWBOYS, seed=seed)
    bots = make_bots(["heuristic"] * COWBOYS, match)
    while (seat := match.to_act) is not None:
        view: Any = match.view(VIEWER)
        if view.turn >= TURN and seat == VIEWER and view.step == "actions":
            break
        match.apply(bots[seat].decide(Glimpse(match, seat)), seat)
    return match


def draw(match: Match[Any, Any]) -> str:
    """The board and the question as an SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    offered = choices(match)
    console.print(Text.from_markup(match.game.draw(match.view(VIEWER), marks(offered))), no_wrap=True, overflow="crop")
    console.print(Text(f"Green: {match.prompt}", style="bold"), *in_rows(offered, WIDTH), sep="\n")
    return console.export_svg(title="saddlebag play train_heist --terminal")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Name the file to write: python -m saddlebag.cli.picture FILE")
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(draw(lively_match()), encoding="utf-8")


if __name__ == "__main__":
    main()
