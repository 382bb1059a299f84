"""The table for terminals: the boards are drawn, the rest is said."""

from collections.abc import Mapping

from rich.markup import escape

from saddlebag.engine.text import Line, in_lines, page_names
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.content import FIRST_GULCH, SPACE, SPACE_X, SPACE_Y
from saddlebag.games.western_legends.seen.parts import View
from saddlebag.games.western_legends.words.text import table_text

WIDTH, GULCH_AT, LINES = 54, 58, 20
"""Of the base board in a terminal, and where Buzzard Gulch begins beside it."""
GULCH_WIDTH = 38
LEGEND = (
    "Players by their first letters, S Sheriff, X Man in Black, ! bandit, ? token, T train, o longhorn,",
    "* nuggets; r ranch, m mine, + station, $ bank, h doctor, c cabaret, s store, p saloon, j jail,",
    "^ hideout, f frontier, a camp, = pass",
)
SIGNS = {
    "bank": "$", "doctor": "h", "cabaret": "c", "mine": "m", "rail": "+", "store": "s", "trading_post": "s",
    "saloon": "p", "sheriff_office": "j", "marshal_office": "j", "outlaw_camp": "a",
}  # fmt: skip
"""What stands on a space. WL-LOC-01"""
UNDRAWN = ("hand", "items", "decks")
"""Pages that are asked for by their names, or come at another place."""
PREFIXES = (("ranch", "r"), ("frontier", "f"), ("pass", "="), ("hideout", "^"))


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view as text; marks are put on the things that they name."""
    pages = page_names(table_text(view))
    said = [page for name, page in pages.items() if name not in UNDRAWN]
    return escape("\n".join([*map_lines(view, marks), *LEGEND, "", *in_lines([*said, *hand(pages)], marks)]))


def hand(pages: Mapping[str, Line]) -> list[Line]:
    """The own hand comes last, beside the question."""
    return [pages["hand"]] if "hand" in pages else []


def map_lines(view: View, marks: Mapping[str, str]) -> list[str]:
    """Every space as a sign or its number on offer, with what is on it; north is above."""
    on = pieces(view)
    rows: list[dict[int, str]] = [{} for _ in range(LINES)]
    spaces = range(len(SPACE) if view.train is not None else FIRST_GULCH)
    for space in sorted(spaces, key=lambda space: SPACE_X[space]):
        text = marks.get(f"space:{SPACE[space]}", "") or sign(space)
        text += on.get(SPACE[space], "")
        gulch = space >= FIRST_GULCH
        across = GULCH_AT + SPACE_X[space] * GULCH_WIDTH // 1000 if gulch else SPACE_X[space] * WIDTH // 1000
        row = rows[min(LINES - 1, SPACE_Y[space] * LINES // 1000)]
        taken = max([at + len(each) + 1 for at, each in row.items() if at <= across + len(text)], default=0)
        row[max(across, taken)] = text
    return [in_one_line(row) for row in rows]


def in_one_line(row: Mapping[int, str]) -> str:
    line = ""
    for at, text in sorted(row.items()):
        line = f"{line.ljust(at)}{text}"
    return line


def sign(space: int) -> str:
    """What a space is good for, in one letter."""
    features = [name for number, name in enumerate(content.FEATURE.ids) if content.FEATURES[space] >> number & 1]
    for feature in features:
        if feature in SIGNS:
            return SIGNS[feature]
        for prefix, letter in PREFIXES:
            if feature.startswith(prefix):
                return letter
    return "."


def pieces(view: View) -> dict[str, str]:
    """What is on each space that has something on it."""
    found: dict[str, str] = {}
    placed = [(player.place, player.colour[:1].upper()) for player in view.players]
    placed += [(view.sheriff, "S"), (view.mib_place, "X"), (view.train_space, "T")]
    placed += [(space, "!") for space in view.bandits] + [(token.space, "?") for token in view.tokens]
    placed += [(space, "o") for space in view.longhorns] + [(space, "*") for space in view.nuggets]
    for space, piece in placed:
        if space is not None:
            found[space] = found.get(space, "") + piece
    return found
