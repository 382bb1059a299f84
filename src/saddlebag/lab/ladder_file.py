"""The file of a ladder: a first line that says what is played, then a line for every match, written as it ends."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from saddlebag.bots import settings
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game
from saddlebag.lab.ladder_report import LadderRow


class BadLadder(SaddlebagError):
    """A file of a ladder cannot be gone on with."""


class Heading(Struct, frozen=True):
    """What must be the same for matches to be counted together."""

    ladder: int
    game: str
    version: str
    options: dict[str, Any]
    seed: int
    settings: str
    """The sign of the bots' settings in this game."""


FORMAT = 1
DIFFERENCES = {
    "ladder": "was written in another format",
    "game": "is for another game",
    "version": "was made with other rules or content",
    "options": "was made with other options",
    "seed": "was made with another seed",
    "settings": "was made with other settings of the bots",
}


class LadderFile:
    """Matches that are kept; an interrupted ladder goes on where it stopped."""

    def __init__(self, path: str | Path, game: Game[Any, Any], options: dict[str, Any], seed: int) -> None:
        self.path = Path(path)
        self.rows: list[LadderRow] = []
        heading = Heading(FORMAT, game.name, game.version, options, seed, settings.mark(game.name))
        try:
            if self.path.exists() and self.path.stat().st_size:
                self._read(heading)
            else:
                self.path.write_bytes(msgspec.json.encode(heading) + b"\n")
        except OSError as error:
            raise BadLadder(f"{path} cannot be used: {error.strerror or error}.") from None

    def _read(self, heading: Heading) -> None:
        """What is there; a last line that was cut off by a crash is dropped."""
        whole, newline, _ = self.path.read_bytes().rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            found = msgspec.json.decode(lines[0], type=Heading)
            self.rows = [msgspec.json.decode(line, type=LadderRow) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadLadder(f"{self.path} is not a ladder file: {error}.") from None
        for name, difference in DIFFERENCES.items():
            if getattr(found, name) != getattr(heading, name):
                raise BadLadder(f"{self.path} {difference}; choose another file.")
        self.path.write_bytes(whole + newline)

    def add(self, row: LadderRow) -> None:
        """Keep one match."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
