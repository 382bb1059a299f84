"""Revealing land, the supply of tiles, and what becomes of tiles left behind. Chapters 5.16, 5.17 and 5.26."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.zones import NO_CLUE
from saddlebag.games.deck_goes_west.content import CAMP, TILE_TYPE
from saddlebag.games.deck_goes_west.effects.terms import EXHAUSTION, ON_REVEAL
from saddlebag.games.deck_goes_west.rules import cards, events, stocks
from saddlebag.games.deck_goes_west.rules.grid import (
    BESIDE,
    BITS,
    CELL,
    COLS,
    DIAGONAL,
    around,
    cell_at,
    col_of,
    in_words,
    row_of,
)
from saddlebag.games.deck_goes_west.rules.tasks import Occasion
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story

ALL_AROUND = (BESIDE, BESIDE + DIAGONAL)
"""Where tiles are laid around a revealed one, usually and with `fringe_diagonal`. DW-REV-02"""
SIGHT = {"orthogonal": around(2, square=False), "square": around(2, square=True)}
"""What a telescope reaches. DW-REV-14"""
ALL_STARS = (1 << 13) - 2


# --- revealing --------------------------------------------------------------------------------------------------


def reveal(s: State, seat: int, cell: int, direction: int = -1) -> Rule[None]:
    """Turn the tile up, lay tiles around it, add a camp's bandit, then the event. DW-REV-01, DW-REV-04, DW-REV-05"""
    turn_up(s, cell)
    s.tell(story.Revealed, seat, cell, s.land[cell])
    yield from lay_around(s, cell, may_remove_column=True)
    settle_camp(s, cell)
    yield from events.fire(s, Occasion(ON_REVEAL, cell, direction), [seat])


def turn_up(s: State, cell: int) -> None:
    tile = s.fringe.pop(cell)
    s.land[cell] = tile
    s.tiles.turn_up(tile)
    s.disclosed += 1


def settle_camp(s: State, cell: int) -> None:
    """A camp that shows up gets a bandit, also where some are already. DW-REV-04"""
    if TILE_TYPE[s.land[cell]] == CAMP:
        stocks.add_bandits(s, cell, 1)


def lay_around(s: State, cell: int, may_remove_column: bool) -> Rule[None]:
    """Face-down tiles on the empty cells around, never further East than the eastmost tile face up.
    DW-REV-02, DW-REV-03, DW-LAND-02, DW-LAND-03, DW-LAND-08, DW-LAND-11"""
    for beside in ALL_AROUND[s.options.fringe_diagonal]:
        target = cell + beside
        # Who is moved off a column may use up its tiles at once, so that a second column has to go.
        while may_be_laid(s, target) and not s.land_pile and not refill(s):
            if not may_remove_column or eastmost_column(s) == col_of(cell):
                return
            yield from give_up_column(s)
        if may_be_laid(s, target):
            lay(s, target)


def may_be_laid(s: State, cell: int) -> bool:
    """An empty cell that is not further East than the eastmost tile face up. DW-REV-03, DW-LAND-11"""
    if cell in s.land or cell in s.fringe:
        return False
    column = cell >> BITS
    return any(each >> BITS <= column for each in s.land)


def lay(s: State, cell: int) -> None:
    tile = s.fringe[cell] = s.land_pile.pop()
    if s.options.star_facedown:
        s.tiles.note(tile, ALL_STARS)


def targets(s: State, seat: int) -> list[int]:
    """The face-down tiles that a telescope reaches. DW-REV-12, DW-REV-14"""
    here = s.players[seat].cell
    fringe = s.fringe
    return [here + beside for beside in SIGHT[s.options.telescope_metric] if here + beside in fringe]


def has_target(s: State, seat: int) -> bool:
    """Whether a telescope reaches any. DW-REV-12"""
    here = s.players[seat].cell
    return any(here + beside in s.fringe for beside in SIGHT[s.options.telescope_metric])


TELESCOPE = Question("telescope", "Which tile do you look at?", clause="DW-REV-12")
LOOK = Verb(
    "look",
    CELL,
    at=TELESCOPE,
    says=lambda s, ask, a: f"Look at the tile in {in_words(a.arg)}",
    clause="DW-REV-12",
    touches="cell:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in targets(s, ask.seat),
            "You look at a face-down tile that is near enough.",
            "DW-REV-12",
        ),
    ),
)


def telescope(s: State, seat: int, number: int) -> Rule[None]:
    """Reveal tiles from afar, one after another, as many as can be. DW-REV-12, DW-REV-13, DW-ACT-09"""
    for _ in range(number):
        if not has_target(s, seat):
            return
        choice = yield Ask(seat, TELESCOPE, lambda: [LOOK.of(cell) for cell in targets(s, seat)])
        yield from reveal(s, seat, choice.arg)


# --- the supply -------------------------------------------------------------------------------------------------


def eastmost_column(s: State) -> int:
    eastmost = COLS << BITS
    for cells in [s.land, s.fringe]:
        for cell in cells:
            eastmost = min(eastmost, cell)
    return eastmost >> BITS


def refill(s: State) -> bool:
    """The land discard is shuffled into a new pile, if there is one. DW-LAND-02"""
    if not s.land_discard:
        return False
    s.land_pile, s.land_discard = s.land_discard, []
    s.tiles.shuffle(s.land_pile, s.dice)
    s.tell(story.LandShuffled)
    return True


def give_up_column(s: State) -> Rule[None]:
    """The supply is used up: the eastmost column makes the new pile, and who stands there moves on.
    DW-LAND-03, DW-LAND-04, DW-LAND-07"""
    column = eastmost_column(s)
    s.land_pile = remove_column(s, column)
    s.tiles.shuffle(s.land_pile, s.dice)
    yield from relocate_all(s, column)


def remove_column(s: State, column: int) -> list[int]:
    """Take a column off the map, bandits and railways with it; its tiles. DW-LAND-07, DW-EAST-01"""
    cells = sorted(cell for cell in (*s.land, *s.fringe) if col_of(cell) == column)
    tiles = [s.land.pop(cell) if cell in s.land else s.fringe.pop(cell) for cell in cells]
    for cell, tile in zip(cells, tiles, strict=True):
        s.bandits.pop(cell, None)
        if s.tiles.clues:
            s.tiles.clues[tile] = NO_CLUE
    s.railways = [cell for cell in s.railways if col_of(cell) != column]
    s.fed = [cell for cell in s.fed if col_of(cell) != column]
    s.tell(story.ColumnRemoved, column)
    return tiles


def relocate_all(s: State, column: int) -> Rule[None]:
    """Meeples and the wagon of a removed column go West; each player gains exhaustion.
    DW-LAND-04, DW-LAND-07, DW-LAND-10"""
    if s.wagon != NOBODY and col_of(s.wagon) == column:
        s.wagon = refuge(s, s.wagon)
        yield from show_refuge(s, s.wagon)
    for seat in s.player_order():
        player = s.players[seat]
        if col_of(player.cell) == column:
            player.cell = refuge(s, player.cell)
            player.standing = True
            s.tell(story.Relocated, seat, player.cell, s.face_up(player.cell))
            yield from show_refuge(s, player.cell)
            yield from cards.take_danger(s, seat, EXHAUSTION)
    events.party_relocated(s)


def refuge(s: State, cell: int) -> int:
    """The tile to the West, or else the nearest of the next column, North first. DW-LAND-04, DW-LAND-05"""
    cells = [*s.land, *s.fringe]
    column = min(col_of(each) for each in cells if col_of(each) > col_of(cell))
    row = row_of(cell)
    rows = [row_of(each) for each in cells if col_of(each) == column]
    return cell_at(column, min(rows, key=lambda each: (abs(each - row), each)))


def show_refuge(s: State, cell: int) -> Rule[None]:
    """A face-down tile that somebody is moved to is turned up without an event. DW-LAND-06"""
    if cell in s.fringe:
        turn_up(s, cell)
        settle_camp(s, cell)
        yield from lay_around(s, cell, may_remove_column=False)


# --- the night --------------------------------------------------------------------------------------------------


def remove_eastern(s: State, number: int) -> bool:
    """Every tile more than so many columns East of the eastmost meeple goes; whether the wagon went with them.
    DW-EAST-01, DW-EAST-03, DW-EAST-04, DW-WAG-10, DW-SPEC-09"""
    columns = s.columns()
    if s.wagon != NOBODY and not s.mission_card.left_behind_loses:
        columns.append(col_of(s.wagon))
    while (column := eastmost_column(s)) < min(columns) - number:
        s.land_discard += remove_column(s, column)
    return s.wagon != NOBODY and s.wagon not in s.land


def drop_column(s: State) -> Rule[None]:
    """The eastmost column goes, whoever stands there, while the map has more than two. DW-SPEC-10"""
    if len({col_of(cell) for cell in (*s.land, *s.fringe)}) > 2:
        column = eastmost_column(s)
        s.land_discard += remove_column(s, column)
        yield from relocate_all(s, column)
