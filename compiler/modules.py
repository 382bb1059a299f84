"""What is compiled, and where everything lies."""

from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "saddlebag"
FOLDERS = ("engine", "games", "bots", "envs")

HOT = {
    "engine": "actions decks dice match names playout rules state",
    "bots": "glimpse greedy heuristic judge lines search tree tree_search",
    "envs": "parts",
}
COLD = """
    __init__ check content content_laws describe entries loading options seen story why_not
    directives job_laws job_parser jobs words worth
    boosters deck_building deck_laws decks effect_laws effect_nouns effect_parser effect_terms effect_words effects
    shootout_story
"""
"""What is left as it is in the games: plain data that msgspec reads, words for people, and what runs but once."""


@cache
def hot_modules() -> dict[str, Path]:
    """The sources that are compiled, by the names of their modules."""
    found = [PACKAGE / folder / f"{name}.py" for folder, names in HOT.items() for name in names.split()]
    for game in sorted(path.parent for path in (PACKAGE / "games").glob("*/turn.py")):
        found += [path for path in sorted(game.glob("*.py")) if path.stem not in COLD.split()]
    return {module_name(path): path for path in found}


def sources() -> list[Path]:
    """All sources that a compiled module may know."""
    return [*PACKAGE.glob("*.py"), *(file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py"))]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
