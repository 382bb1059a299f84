"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated, TypeVar

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, SetOf, UpTo
from saddlebag.engine.state import BaseState, Part
from saddlebag.games.frontier.chapters import (
    ANIMAL,
    HELD,
    PLAYER,
    SEVERITY,
    SOURCE,
    SPOT,
    Mining,
    Seat,
    Space,
    Spaces,
    Turn,
)
from saddlebag.games.frontier.content import (
    ADJACENT,
    AROUND,
    BASIN,
    BREED,
    CHARACTER,
    COLUMN_OF,
    DEPOSIT,
    DEVELOPMENT,
    DISC,
    ELECTION,
    EVENT,
    FUNCTION,
    GOAL,
    INDUSTRY,
    LAYOUT,
    MARKET_ROW,
    NETWORK,
    ROW_OF,
    SPACE,
    SPACES_IN_PLAY,
    STATUS,
    SUIT_TOWN,
    TILE,
    TRACK_OF_POINTS,
    TRAIN,
)
from saddlebag.games.frontier.options import LARGE_TABLE, Options

T = TypeVar("T")

FIRST_ROW = 5
"""So many tiles of a network are laid out first. FO-SETUP-06"""
CLASSES = 3
"""Assistants, partners, tycoons."""


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """A list with another value in one place. What copies of a table share is replaced, never changed."""
    new = values[:]
    new[place] = value
    return new


def added(values: list[int], place: int, number: int) -> list[int]:
    """The same with so many more, or fewer, in one place."""
    new = values[:]
    new[place] += number
    return new


class Calendar:
    """The rounds of a match and their eras. FO-CORE-03, FO-CORE-04"""

    def __init__(self, options: Options) -> None:
        self.last_round: int = options.last_round
        rounds = range(self.last_round + 1)
        self.era_of: list[int] = [options.era_of(number) for number in rounds]
        """The era of each round."""
        self.rounds_after = [
            sum([era == self.era_of[number] for era in self.era_of[number + 1 :]]) for number in rounds
        ]
        """How many rounds of the same era come after each."""


CALENDARS = {
    short: {
        count: Calendar(Options(short_game=short, round_count=count)) for count in ("founding_plus_12", "twelve_flat")
    }
    for short in (False, True)
}
"""By the options that say how long a match is."""


@state
class Hired(Part):
    """An assistant or partner that a player holds. FO-CHAR-01"""

    character: Annotated[int, CHARACTER] = seen(holds="character")
    dial: Annotated[int, NO_COUNT] = seen(default=NOBODY)
    """The space of an assistant's marker, from 0; -1 without one. FO-ROUND-03, FO-AST-03"""


@state
class Player(Part):
    """What a player has. All of it lies open, but for the goal card. FO-CORE-10"""

    goods: Annotated[list[int], By(HELD)] = seen(within="goods", default=[0] * len(HELD))
    """Money, goods, votes and animals, exhausted ones included; logs are those on the stockpile."""
    exhausted: Annotated[list[int], By(ANIMAL)] = seen(within="exhausted", default=[0, 0, 0, 0], shared=True)
    """How many animals of each kind are used up until the next phase 1. FO-IND-12"""
    logs: Annotated[list[int], By(BASIN)] = seen(within="logs", default=[0] * len(BASIN), shared=True)
    """Those in the river."""
    cattle: Annotated[list[int], By(SPACE)] = seen(within="cattle", default=[0] * len(SPACE), shared=True)
    """Range cattle on each space. FO-RAN-01"""
    levels: Annotated[list[int], By(INDUSTRY)] = seen(within="levels", default=[0, 0, 0], shared=True)
    """The level of each industry, 0 without a card. FO-IND-01"""
    points: Annotated[list[int], By(TRACK_OF_POINTS)] = seen(within="points", default=[0, 0], shared=True)
    """Political and investment. FO-TRACK-03"""
    workers: int = seen(default=2)
    """All that they own. FO-IND-04"""
    standing: int = seen(default=0)
    """Own workers that stand; those of assistants are beside. FO-TURN-01"""
    helping: Annotated[int, SetOf(CHARACTER)] = seen(default=0)
    """The assistants whose worker stands. FO-TURN-02"""
    laid: list[Annotated[int, SPOT]] = seen(default=[])
    """Where their workers lie, in the order in which they were laid."""
    hired: Annotated[list[Hired], UpTo(4)] = seen(default=[])
    """Assistants and partners, in the order in which they came."""
    vault: list[Space] = seen(default=[], shared=True)
    """The banks with gold of theirs, one entry for each cube. FO-PUB-15"""
    donated: list[Space] = seen(default=[], shared=True)
    """The philanthropies with donation cubes of theirs, one entry for each. FO-GEN-11"""
    campaign: Annotated[int, ELECTION, OR_NOBODY] = seen(default=NOBODY)
    """FO-GEN-03"""
    refrigerator: Annotated[list[int], UpTo(2)] = seen(default=[], shared=True)
    """The markers of their own refrigerator line, meat and dairy, once they have one. FO-MKT-13"""
    due: int = seen(default=0)
    """Money for slaughter, paid with the next income. FO-RAN-30"""
    driven: Spaces = seen(default=0)
    """Where they drove cattle in this round. FO-RAN-38"""
    used: Annotated[int, SetOf(SOURCE)] = seen(default=0)
    """The texts that work once a round and were used. FO-TURN-03"""
    goal: Annotated[int, GOAL, OR_NOBODY] = seen(
        by="its owner until scoring", default=NOBODY, redealt=True, holds="goal"
    )
    goals_dealt: list[Annotated[int, GOAL]] = seen(by="its owner", default=[], redealt=True, holds="goal", shared=True)
    """The three to choose from; afterwards the two that went back to the box. FO-SETUP-12"""
    offered: list[Annotated[int, CHARACTER]] = seen(
        by="its owner", default=[], redealt=True, holds="character", shared=True
    )
    """The two assistants of set-up. FO-SETUP-13"""


@state
class Deposit(Part):
    """A deposit on the map. FO-MIN-06"""

    space: Space = seen()
    kind: Annotated[int, DEPOSIT] = seen()
    ore: int = seen()
    """What is left; a tile without is depleted and lies flipped. FO-MIN-15"""
    dial: int = seen(default=0)
    level: int = seen(default=1)
    metal: Annotated[list[int], By(PLAYER)] = seen(default=[], shared=True)
    """Metal that was brought up and not carried yet, by whose it is. FO-MIN-12"""


@state
class Enclosure(Part):
    """A fenced enclosure on the map. FO-RAN-21"""

    space: Space = seen()
    breed: Annotated[int, BREED] = seen()
    cattle: int = seen(default=0)


@state
class Network(Part):
    """Railroad or telegraph: its tiles from left to right. FO-SETUP-06, FO-DEV-01"""

    tiles: list[Annotated[int, DEVELOPMENT]] = seen(
        by="all those face up", redealt=True, holds="development", shared=True
    )
    built: int = seen(default=0)
    """How many from the left are built now."""
    reached: int = seen(default=0)
    """How many were ever built: those between are damaged, and the next one lies face up. FO-DAM-06, FO-DEV-05"""
    cubes: Annotated[list[Annotated[int, PLAYER, OR_NOBODY]], UpTo(9)] = seen(default=[], shared=True)
    """Whose cube lies on each built tile; nobody's on one that was gained free. FO-DEV-03"""


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    options: Options = hidden("told by the table itself")
    layout: Annotated[int, LAYOUT] = seen()
    """How the boards lie. FO-BOARD-01"""
    round: int = seen(default=0)
    """From 0, the founding round. FO-CORE-03"""
    first: Seat = seen(default=0)
    """The starting player. FO-SETUP-09"""
    mayor: Seat = seen(default=0)
    caretaker: bool = seen(default=False)
    """Whether the mayor stays without an election. FO-ELEC-05"""
    broke_promise: bool = seen(default=False)
    """Whether the mayor broke a promise at this end of era. FO-TYC-09"""
    active: Seat = seen(default=0)
    turns: int = seen(default=0)
    """How many turns have begun."""
    founded: bool = seen(default=False)
    """Whether the town is founded and rounds are played."""
    over: bool = seen(default=False)
    final: list[list[Annotated[int, NO_COUNT]]] = seen(within="final", default=[], shared=True)
    """Final scoring, line by line: for each line the points of each player. FO-END-03"""
    elected: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Who won the final election, and with how many promises. FO-END-01"""
    election_points: int = seen(default=0)

    players: Annotated[list[Player], By(PLAYER)] = seen(within="players")
    turn: Turn | None = seen(within="turn", default=None)
    mining: Mining | None = seen(default=None)

    # The map
    tiles: Annotated[list[Annotated[int, TILE, OR_NOBODY]], By(SPACE)] = seen(within="tiles", shared=True)
    """What fills each space. FO-CORE-13"""
    owners: Annotated[list[Annotated[int, PLAYER, OR_NOBODY]], By(SPACE)] = seen(within="tiles", shared=True)
    """Whose cube lies on it."""
    damage: Annotated[list[int], By(SPACE)] = seen(within="tiles", shared=True)
    """Fire tiles on public buildings and housing, revolt tiles on industry. FO-DISC-09, FO-DAM-01, FO-DAM-02"""
    trees: Annotated[list[int], By(SPACE)] = seen(within="trees", shared=True)
    grass: Spaces = seen(default=0)
    """Grass tiles. FO-BOARD-12"""
    drought: Spaces = seen(default=0)
    """Drought tiles. FO-BOARD-13"""
    coins: Annotated[list[int], By(SPACE)] = seen(within="tiles", shared=True)
    """Coins on each building, which take its places like workers. FO-PUB-10"""
    uses: Annotated[list[int], By(SPACE)] = seen(within="tiles", shared=True)
    """How often each public building, stable and enclosure was used in this round. FO-PUB-12, FO-RAN-34, FO-RAN-35"""
    milked: Spaces = seen(default=0)
    """Enclosures that were milked in this round. FO-RAN-11"""
    basins: Annotated[list[Annotated[int, BASIN, OR_NOBODY]], By(SPACE)] = seen(within="tiles", shared=True)
    """The basin that each camp, sawmill and dam serves. FO-LUM-22"""
    donkeys: Spaces = seen(default=0)
    """Camps with a steam donkey. FO-LUM-15"""
    jams: Annotated[int, SetOf(BASIN)] = seen(default=0)
    """Basins with a black worker. FO-DAM-10"""
    deposits: Annotated[list[Deposit], UpTo(20)] = seen(default=[], then="needs")
    enclosures: Annotated[list[Enclosure], UpTo(12)] = seen(default=[])

    # Markets, town and politics
    steps: Annotated[list[int], By(MARKET_ROW)] = seen(within="steps", shared=True)
    """The marker of each public ladder, from the highest price down. FO-MKT-02"""
    distances: Annotated[list[int], By(TRAIN)] = seen(within="distances", shared=True)
    """How far each train is from town. FO-FOUND-06"""
    status: Annotated[list[Annotated[int, NO_COUNT]], By(STATUS)] = seen(
        within="status", default=[0, 0, 0], shared=True
    )
    promises: Annotated[list[list[Annotated[int, NO_COUNT]]], By(STATUS)] = seen(within="promises", shared=True)
    """The values that the mayor has promised on each track. FO-ELEC-08"""
    networks: Annotated[list[Network], By(NETWORK)] = seen(within="networks")
    development_box: list[Annotated[int, DEVELOPMENT]] = hidden(
        "in the box unseen", default=[], redealt=True, holds="development", shared=True
    )
    """The tiles that are not played with, where there is no reserve. FO-SETUP-07"""
    functions: Annotated[list[Annotated[int, PLAYER, OR_NOBODY]], By(FUNCTION)] = seen(within="functions", shared=True)
    """Who holds each function tile. FO-TRACK-04"""
    tycoons: list[Annotated[int, CHARACTER]] = seen(default=[], holds="character", shared=True)
    """On the Mayor Card. FO-TYC-01"""
    industry_order: list[Seat] = seen(default=[], shared=True)
    """The order that the new mayor has chosen so far. FO-MAYOR-03"""

    # Cards and tiles face down
    events: list[Annotated[int, EVENT]] = seen(default=[], holds="event", shared=True)
    """The row: upcoming first. FO-EVT-02"""
    event_deck: list[Annotated[int, EVENT]] = hidden(
        "face down", size="event_deck_size", redealt=True, holds="event", shared=True
    )
    """The next card is the first. FO-SETUP-14"""
    events_done: list[Annotated[int, EVENT]] = seen(default=[], holds="event", shared=True)
    event_box: list[Annotated[int, EVENT]] = hidden("in the box unseen", redealt=True, holds="event", shared=True)
    event_eyes: list[Annotated[int, NO_COUNT]] = hidden("shown as what the viewer knows", redealt=True, shared=True)
    """Who has looked at each event card while it lay in the deck, by the card. Section 7"""
    disc_cards: Annotated[list[Annotated[int, EVENT, OR_NOBODY]], By(DISC)] = seen(within="discs", shared=True)
    """The event card that each disc rides on. FO-SETUP-16"""
    disc_sides: Annotated[list[int], By(DISC)] = seen(within="discs", shared=True)
    severities: list[Annotated[int, SEVERITY]] = hidden(
        "face down", size="severities_left", redealt=True, holds="severity", shared=True
    )
    turned: list[Annotated[int, SEVERITY]] = seen(default=[], within="turned", holds="severity", shared=True)
    """Severity tiles that were turned up since the last shuffle. FO-SEV-02"""
    decks: list[list[Annotated[int, CHARACTER]]] = hidden("face down", redealt=True, holds="character", shared=True)
    """Assistants, partners, tycoons; the next card is the first. FO-SETUP-03"""
    deck_eyes: list[Annotated[int, NO_COUNT]] = hidden("bookkeeping for redeals", redealt=True, shared=True)
    """Who knows where each character lies in its deck, by the character: those put under it in set-up, until a deck is
    shuffled anew. Section 7"""
    discards: Annotated[list[list[Annotated[int, CHARACTER]]], By(SUIT_TOWN)] = seen(
        within="discards", holds="character", shared=True
    )
    """Characters face up at each suit town. FO-CHAR-04"""
    drawn: list[Annotated[int, CHARACTER]] = seen(default=[], holds="character", shared=True)
    """Characters that were just revealed and have not found their place. FO-CHAR-02, FO-CHAR-09"""
    rewards_taken: Annotated[list[int], By(SUIT_TOWN)] = seen(within="rewards_taken", default=[0, 0, 0], shared=True)
    goal_box: list[Annotated[int, GOAL]] = hidden("nobody was dealt them", redealt=True, holds="goal", shared=True)

    @property
    def you(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def now(self) -> Turn:
        """This turn, for rules that are only played during one."""
        assert self.turn is not None
        return self.turn

    @property
    def calendar(self) -> Calendar:
        """The rounds and their eras. FO-CORE-03"""
        return CALENDARS[self.options.short_game][self.options.round_count]

    @property
    def is_large(self) -> bool:
        """Whether four boards are laid. FO-BOARD-01"""
        return self.options.players >= LARGE_TABLE

    @property
    def era(self) -> int:
        """From 1. FO-CORE-04"""
        calendar = self.calendar
        return calendar.era_of[min(self.round, calendar.last_round)]

    @property
    def adjacent(self) -> tuple[tuple[int, ...], ...]:
        """For each space those that share an edge with it. FO-CORE-12"""
        return ADJACENT[self.layout]

    @property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """For each space those that share an edge or a corner with it. FO-CORE-12"""
        return AROUND[self.layout]

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces in play, from the lowest id up. Ledger 9.1"""
        return SPACES_IN_PLAY[self.layout]

    def distance(self, one: int, other: int) -> int:
        """Diagonal steps count 1, unless drives are straight. FO-BOARD-03"""
        columns = COLUMN_OF[self.layout]
        across, down = abs(columns[one] - columns[other]), abs(ROW_OF[one] - ROW_OF[other])
        return max(across, down) if self.options.drive_diagonal else across + down

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        number = len(self.players)
        return [(seat + step) % number for step in range(number)]

    def in_turn_order(self) -> list[int]:
        """From the mayor, clockwise. FO-CORE-09, FO-CORE-17"""
        return self.clockwise(self.mayor)

    def deposit_at(self, space: int) -> Deposit | None:
        """The deposit on a space, if there is one."""
        for deposit in self.deposits:
            if deposit.space == space:
                return deposit
        return None

    def enclosure_at(self, space: int) -> Enclosure | None:
        """The enclosure on a space, if there is one."""
        for enclosure in self.enclosures:
            if enclosure.space == space:
                return enclosure
        return None
