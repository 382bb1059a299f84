"""What follows from the boards as they are drawn: spaces, features, streams, and who lies beside whom in a layout."""

from collections.abc import Sequence

from msgspec import Struct

from saddlebag.games.frontier.content.entries import BasinEntry, BoardEntry

COLUMNS, ROWS = 6, 7
SPACES_OF_BOARD = COLUMNS * ROWS
TERRAINS = {
    "F": "forest", "G": "grassland", "P": "plain", "D": "desert", "M": "mountain", "R": "river", "S": "stream",
}  # fmt: skip
CELL = 60
"""The side of a space as it is drawn."""
ORTH = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAG = ((1, -1), (1, 1), (-1, 1), (-1, -1))


class Space(Struct, frozen=True):
    """A space as it is drawn on its board."""

    id: str
    name: str
    board: str
    col: int
    row: int
    terrain: str
    features: list[str]
    basin: str | None
    x: int
    y: int


def space_ids(board: str) -> list[str]:
    """The spaces of a board, column by column: their order is that of "lowest space id". Ledger 9.1"""
    return [f"{board}_{col}{row}" for col in range(COLUMNS) for row in range(ROWS)]


def terrain(boards: Sequence[BoardEntry]) -> dict[str, str]:
    """The letter of each space."""
    return {f"{board.id}_{col}{row}": board.rows[row][col] for board in boards for col, row in _cells()}


def _cells() -> list[tuple[int, int]]:
    return [(col, row) for col in range(COLUMNS) for row in range(ROWS)]


def beside(space: str, ways: Sequence[tuple[int, int]] = ORTH) -> list[str]:
    """The spaces beside one on its own board."""
    board, col, row = space[:-3], int(space[-2]), int(space[-1])
    near = [(col + dx, row + dy) for dx, dy in ways]
    return [f"{board}_{x}{y}" for x, y in near if 0 <= x < COLUMNS and 0 <= y < ROWS]


def spaces(boards: Sequence[BoardEntry], basins: Sequence[BasinEntry]) -> list[Space]:
    """All spaces with their features, board by board. FO-BOARD-02, FO-BOARD-06, FO-BOARD-14"""
    letters = terrain(boards)
    basin_of = {space: basin.id for basin in basins for space in basin.spaces}
    found = features(boards, basins)
    made: list[Space] = []
    for board in boards:
        for space in space_ids(board.id):
            col, row = int(space[-2]), int(space[-1])
            name = f"{board.name} {'ABCDEF'[col]}{row + 1}"
            x, y = CELL // 2 + CELL * col, CELL // 2 + CELL * row
            kind = TERRAINS[letters[space]]
            made.append(Space(space, name, board.id, col, row, kind, found[space], basin_of.get(space), x, y))
    return made


def features(boards: Sequence[BoardEntry], basins: Sequence[BasinEntry]) -> dict[str, list[str]]:
    """What is marked on each space. A river space is a mouth beside a stream and at the port. FO-BOARD-14"""
    letters = terrain(boards)
    found: dict[str, list[str]] = {space: [] for space in letters}
    ends = {basin.spaces[-1] for basin in basins if basin.end_choke}
    for board in boards:
        river = [space for basin in basins if basin.board == board.id for space in basin.spaces]
        marks = {
            "port": [space for space in [board.port] if space],
            "choke": [space for space in river if space in ends],
            "inflow": [space for space in river[:1] if space[-2] == "0"],
            "outflow": [space for space in river[-1:] if space in ends],
            "founding_spot": board.founding_spots,
            "bridge_site": board.bridge_sites,
            "train_site": board.train_sites,
            "mouth": [s for s in river if s == board.port or any(letters[other] == "S" for other in beside(s))],
        }
        for mark, marked in marks.items():
            for space in marked:
                found[space].append(mark)
    return found


def flows_into(space: str, letters: dict[str, str], basin_of: dict[str, str]) -> str | None:
    """The basin into which a stream flows. FO-LUM-21"""
    seen, waiting = {space}, [space]
    while waiting:
        for other in beside(waiting.pop(0)):
            if letters[other] == "R":
                return basin_of.get(other)
            if letters[other] == "S" and other not in seen:
                seen.add(other)
                waiting.append(other)
    return None


def neighbours(layout: Sequence[int], ways: Sequence[tuple[int, int]], boards: int) -> tuple[tuple[int, ...], ...]:
    """For each space the spaces beside it in these directions, when the boards lie so; none for a board in the box.
    FO-BOARD-02"""
    made: list[tuple[int, ...]] = [()] * (boards * SPACES_OF_BOARD)
    for place, board in enumerate(layout):
        for col, row in _cells():
            near: list[int] = []
            for dx, dy in ways:
                x, y = place * COLUMNS + col + dx, row + dy
                if 0 <= x < len(layout) * COLUMNS and 0 <= y < ROWS:
                    near.append(layout[x // COLUMNS] * SPACES_OF_BOARD + x % COLUMNS * ROWS + y)
            made[board * SPACES_OF_BOARD + col * ROWS + row] = tuple(near)
    return tuple(made)
