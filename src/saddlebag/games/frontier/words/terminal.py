"""The table for terminals: the map is drawn, the rest is said."""

from collections.abc import Mapping

from rich.markup import escape

from saddlebag.engine.names import NOBODY
from saddlebag.engine.text import in_lines, page_names
from saddlebag.games.frontier import content
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.content import COLUMN_OF, LAYOUT, ROW_OF, SPACE, TERRAIN_OF
from saddlebag.games.frontier.seen.parts import TileView, View
from saddlebag.games.frontier.words.text import table_text

ROWS, COLUMNS, WIDTH = 7, 6, 4
"""Of a board: seven lines of six spaces, with four signs each."""
LAND = ("t", '"', ".", ":", "^", "~", "=")
"""Forest, grassland, plain, desert, mountain, river, stream."""
SIGNS = {
    "log_stockpile": "LS", "freight_station": "FS", "bridge": "Br", "railroad_station": "RS", "train_tile": "TR",
    "tent": "te", "wooden_house": "ho", "track": "++", "logging_camp": "Ca", "sawmill": "Sa", "dam": "Da",
    "log_boom": "Lb", "alluvial": "Al", "prospect": "Pr", "hard_rock": "HR", "stamp_mill": "SM", "canal": "Cn",
    "farmstead": "Fa", "wind_pump": "Wp", "horse_stable": "Hs", "donkey_stable": "Ds", "mule_stable": "Ms",
    "ox_stable": "Os", "enclosure": "En",
}  # fmt: skip
"""What stands on a space; public buildings by the beginning of their names, special ones by two stars."""
LEGEND = (
    't forest with its trees, " grassland, . plain, : desert, ^ mountain, ~ river, = stream; c cattle; tiles by two',
    "letters with their owner's first letter, ! fire or revolt (say Map for all of it)",
)
UNDRAWN = ("hand", "map")
"""Pages that are asked for by their names, or come at another place."""


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view as text; marks are put on the things that they name."""
    pages = page_names(table_text(view))
    said = [page for name, page in pages.items() if name not in UNDRAWN]
    own = [pages["hand"]] if "hand" in pages else []
    return escape("\n".join([*map_lines(view, marks), *LEGEND, "", *in_lines([*said, *own], marks)]))


def map_lines(view: View, marks: Mapping[str, str]) -> list[str]:
    """Every space as a sign or its number on offer, below the letters that name it; the river flows from left to
    right."""
    columns = COLUMN_OF[LAYOUT.find(view.layout)]
    tiles = {tile.space: tile for tile in view.tiles}
    rows = [[" " * WIDTH] * (max(columns) + 1) for _ in range(ROWS)]
    for space, column in enumerate(columns):
        if column != NOBODY:
            rows[ROW_OF[space]][column] = sign(view, SPACE[space], tiles, marks).ljust(WIDTH)
    boards = content.LAYOUT_BOARDS[LAYOUT.find(view.layout)]
    heads = ["".join([content.BOARD_NAMES[board].ljust(WIDTH * COLUMNS) for board in boards])]
    heads.append("".join([letter.ljust(WIDTH) for letter in "ABCDEF"]) * len(boards))
    margins = ["  ", "  ", *[f"{row + 1} " for row in range(ROWS)]]
    lines = [*heads, *["".join(row) for row in rows]]
    return [f"{margin}{line}".rstrip() for margin, line in zip(margins, lines, strict=True)]


def sign(view: View, space: str, tiles: Mapping[str, TileView], marks: Mapping[str, str]) -> str:
    """A space in at most three signs."""
    mark = marks.get(f"space:{space}")
    if mark:
        return f"{mark}*"
    tile = tiles.get(space)
    if tile is not None:
        return tile_sign(tile)
    cattle = sum([player.cattle.get(space, 0) for player in view.players])
    terrain = TERRAIN_OF[SPACE.find(space)]
    trees = view.trees.get(space, 0)
    land = "." if terrain == content.FOREST and not trees else LAND[terrain]
    if space in view.grass:
        land = '"'
    dry = "!" if space in view.drought else ""
    return f"{land}{f'c{cattle}' if cattle else trees or ''}{dry}"


def tile_sign(tile: TileView) -> str:
    """Two letters for what stands there, one for whose it is, and a mark for fire or revolt."""
    number = content.TILE.find(tile.tile)
    special = content.TILE_KIND[number] == content.SPECIAL_KIND
    letters = SIGNS.get(tile.tile) or ("**" if special else content.TILE_NAMES[number][:2].upper())
    owner = "" if tile.owner is None else PLAYER[PLAYER.find(tile.owner)][:1]
    return f"{letters}{'!' if tile.damage else owner}"
