"""What bandits do at night: move, appear, split. Chapters 5.25, 5.27 and 5.28."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import BOTH, CAMP, D12, STAR, TILE_TYPE
from saddlebag.games.deck_goes_west.rules import stocks
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, EAST, NORTH, SOUTH, WEST, west_first
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import bandit_story

GROW = -1
COMPASS = (NORTH, SOUTH, WEST, WEST, WEST, GROW)
"""The faces of the compass die. Section 8"""
OPPOSITE = {NORTH: SOUTH, SOUTH: NORTH, WEST: EAST}
THERE_AND_BACK = [[BESIDE[direction], BESIDE[opposite]] for direction, opposite in OPPOSITE.items()]
"""What leads to the neighbour in each of these directions, and to the opposite one."""
MOST_SPLITS = 50
"""Without `split_once_per_tile`."""


def in_order(cells: list[int]) -> list[int]:
    """Tiles from West to East, North before South. DW-NIGHT-09"""
    return sorted(cells, key=west_first) if len(cells) > 1 else cells


# --- moving -----------------------------------------------------------------------------------------------------


class Group:
    """Bandits that keep together for this step. DW-BMOVE-11"""

    __slots__ = ("cell", "number", "to_move")

    def __init__(self, cell: int, number: int, to_move: bool) -> None:
        self.cell = cell
        self.number = number
        self.to_move = to_move


def move_all(s: State) -> None:
    """Every group that is free to go moves once, in order; those on one tile afterwards are one group.
    DW-BMOVE-01, DW-BMOVE-11"""
    groups = [Group(cell, s.bandits[cell], free_to_go(s, cell)) for cell in in_order(list(s.bandits))]
    for group in groups:
        if group.to_move:
            move_group(s, group, groups)
    s.bandits = {}
    for group in groups:
        s.bandits[group.cell] = s.bandits.get(group.cell, 0) + group.number


def free_to_go(s: State, cell: int) -> bool:
    """Neither with a meeple nor on a camp that shows; the wagon holds nobody back.
    DW-BMOVE-01, DW-BMOVE-13, DW-WAG-09"""
    if cell in s.land and TILE_TYPE[s.land[cell]] == CAMP:
        return False
    return all(player.cell != cell for player in s.players)


def move_group(s: State, group: Group, groups: list[Group]) -> None:
    """Roll the compass and go; a group met there that has yet to move does so at once. DW-BMOVE-02..09, DW-BMOVE-14"""
    group.to_move = False
    direction = COMPASS[s.dice.below(6)]
    target = NOBODY if direction == GROW else way_out(s, group.cell, direction)
    if target == NOBODY:
        group.number += 1 if has_supply(s, groups) else 0
        s.tell(bandit_story.BanditsGrew, group.cell, s.face_up(group.cell), group.number)
        return
    s.tell(bandit_story.BanditsMoved, group.cell, s.face_up(group.cell), target, s.face_up(target), group.number)
    group.cell = target
    for other in groups:
        if other.cell == target and other.to_move:
            move_group(s, other, groups)


def has_supply(s: State, groups: list[Group]) -> bool:
    """DW-LIMIT-01"""
    return not s.options.strict_supply or sum([group.number for group in groups]) < stocks.BANDITS


def way_out(s: State, cell: int, direction: int) -> int:
    """The tile in that direction, else the opposite one, else none. DW-BMOVE-04..07"""
    for beside in THERE_AND_BACK[direction]:
        target = cell + beside
        if target in s.land or target in s.fringe:
            return target
    return NOBODY


# --- appearing --------------------------------------------------------------------------------------------------


def risk(s: State) -> int:
    """The Bandit Risk of the furthest section that a score token or the day tracker has reached. DW-APPEAR-01"""
    board = s.board
    furthest = board.day_section[min(s.day, board.day_len)]
    for points in s.vp:
        furthest = max(furthest, board.score_section[points])
    return board.risk[furthest]


def appear(s: State) -> None:
    """Roll as often as the risk says; each roll brings a bandit to every tile with that star. DW-APPEAR-02..05"""
    for number in range(risk(s)):
        for sides in dice_of_roll(s, number):
            appear_at(s, 1 + s.dice.below(sides))


def dice_of_roll(s: State, number: int) -> tuple[int, ...]:
    """The d12, the d20, or both, the d12 first. DW-SETUP-05, option `both_dice`"""
    row = s.bandit_dice
    if row == BOTH:
        return (12, 20) if s.options.both_dice == "roll_both" else ((12, 20)[number % 2],)
    return (12,) if row == D12 else (20,)


def appear_at(s: State, star: int) -> None:
    """A bandit on every tile with this star that lies face up. DW-APPEAR-03, DW-APPEAR-04"""
    cells = in_order([cell for cell, tile in s.land.items() if STAR[tile] == star])
    if s.options.star_facedown:
        cells += appear_face_down(s, star)
    for cell in cells:
        stocks.add_bandits(s, cell, 1)
    s.tell(bandit_story.BanditsAppeared, star, cells, [s.face_up(cell) for cell in cells])


def appear_face_down(s: State, star: int) -> list[int]:
    """With `star_facedown`: also on tiles face down; all see where, and so learn something about their stars."""
    found = in_order([cell for cell, tile in s.fringe.items() if STAR[tile] == star])
    for cell, tile in s.fringe.items():
        s.tiles.note(tile, s.tiles.clue(tile) & (1 << star if cell in found else ~(1 << star)))
    s.disclosed += 1
    return found


# --- splitting --------------------------------------------------------------------------------------------------


def split_all(s: State, size: int) -> None:
    """Groups of that size send one bandit to each neighbour tile, the first in order first, looked up anew each time.
    DW-SPLIT-01..06, DW-SPEC-11"""
    done: list[int] = []
    while len(done) < MOST_SPLITS or s.options.split_once_per_tile:
        big = [cell for cell, number in s.bandits.items() if number >= size]
        if s.options.split_once_per_tile:
            big = [cell for cell in big if cell not in done]
        if not big:
            return
        first = in_order(big)[0]
        split(s, first)
        done.append(first)


def split(s: State, cell: int) -> None:
    """One to each neighbour; where no tile is, that bandit stays. DW-SPLIT-01, DW-SPLIT-02"""
    bandits = s.bandits
    for beside in BESIDE:
        target = cell + beside
        if (target in s.land or target in s.fringe) and bandits[cell] > 1:
            bandits[cell] -= 1
            bandits[target] = bandits.get(target, 0) + 1
    s.tell(bandit_story.BanditsSplit, cell, s.face_up(cell), bandits[cell])
