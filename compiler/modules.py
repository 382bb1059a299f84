"""What is compiled, and where everything lies."""

from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "saddlebag"
FOLDERS = ("engine", "games", "bots", "envs")

HOT = {
    "engine": "actions answers course dice match names play rules saving state verbs zones",
    "bots": "glimpse greedy heuristic judge lines random_bot search tree tree_search",
    "envs": "parts",
}
GAME = ("state.py", "chapters.py", "course.py", "words/decisions.py", "rules/*.py", "seen/*.py", "mind/*.py")
"""Of each game: the table, the rules, who sees what, and what bots think of it."""
COLD = ("__init__", "check", "parts", "worth")
"""What is left as it is even there: plain data that msgspec reads, and what runs but once."""


@cache
def hot_modules() -> dict[str, Path]:
    """The sources that are compiled, by the names of their modules."""
    found = [PACKAGE / folder / f"{name}.py" for folder, names in HOT.items() for name in names.split()]
    for game in sorted(path.parent for path in (PACKAGE / "games").glob("*/state.py")):
        found += [path for part in GAME for path in sorted(game.glob(part)) if path.stem not in COLD]
    return {module_name(path): path for path in found}


def sources() -> list[Path]:
    """All sources that a compiled module may know."""
    return [*PACKAGE.glob("*.py"), *(file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py"))]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
