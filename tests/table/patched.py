"""Copies of the source in which something is changed, as the next version might change it."""

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import saddlebag
from tests.table.kit import Json

SOURCE = Path(saddlebag.__file__).parent
HEIST = "games/train_heist"

Change = Callable[[Path], None]


def replaced(file: str, old: str, new: str) -> Change:
    """Another text in one file, or in all files of a folder."""

    def change(copy: Path) -> None:
        path = copy / file
        files = [path] if path.is_file() else sorted(path.rglob("*.py"))
        texts = {each: each.read_text() for each in files}
        assert any(re.search(old, text) for text in texts.values()), f"{file} has no {old}"
        for each, text in texts.items():
            each.write_text(re.sub(old, new, text))

    return change


NEW_VERSION = replaced(f"{HEIST}/__init__.py", r'version="2"', 'version="3"')
FOUR_ACTIONS = replaced(
    f"{HEIST}/rules/turn.py", r'"actions"\) or ACTIONS_PER_TURN', '"actions") or ACTIONS_PER_TURN + 1'
)
OTHER_EVENT = replaced(HEIST, r"\bTurnBegan\b", "TurnStarted")
OTHER_FIELD = replaced(HEIST, r"\bboarded_engine\b", "stood_on_engine")


def busily(options: list[Json]) -> Json:
    """An answer of somebody who uses up all actions: another number of them makes another match."""
    return random.choice([option for option in options if option["verb"] != "end"] or options)


def patched(folder: Path, *changes: Change) -> dict[str, str]:
    """A changed copy of the program, with its ledgers and pages; the environment in which it runs. What Python has
    compiled is copied with it, and made again where the source is changed."""
    copy = folder / "src" / "saddlebag"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("static"))
    (folder / "docs").symlink_to(SOURCE.parent.parent / "docs")
    if (SOURCE / "table" / "static").is_dir():
        (copy / "table" / "static").symlink_to(SOURCE / "table" / "static")
    for change in changes:
        change(copy)
    return {"PYTHONPATH": str(copy.parent)}
