"""Words for tests of Frontier: lay out a table, put things on it, play scripted answers.

A test takes a `table` (the founding is over: stockpile, freight station, bridge and train tile lie where `TOWN` says;
nobody has anything beside two standing workers and the level 1 card of an industry, and there is nothing else on the
map), puts what matters where it matters, begins a `turn` and plays answers. Spaces, tiles and cards go by their ids.
"""

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from saddlebag.engine.dice import Dice
from saddlebag.engine.game import Game
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import Play
from saddlebag.games.frontier import GAME
from saddlebag.games.frontier.chapters import HELD
from saddlebag.games.frontier.content import (
    BASIN,
    BREED,
    CHARACTER,
    CHARACTER_CLASS,
    DEPOSIT,
    DEPOSIT_ORE,
    DEVELOPMENT,
    DISC,
    ELECTION,
    EVENT,
    GOAL,
    INDUSTRY,
    LAYOUT,
    SEVERITY_VALUES,
    SPACE,
    TILE,
    TRACK_OF_POINTS,
)
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules import land, setup
from saddlebag.games.frontier.rules import turn as turns
from saddlebag.games.frontier.state import Deposit, Enclosure, Hired, State
from tests.games.playing import (
    ask_anew,
    asked,
    clause_of,
    go_on,
    is_over,
    label,
    on_offer,
    play,
    question,
    sentences,
    walk,
    who,
    why_not,
)

__all__ = [
    "ask_anew", "asked", "clause_of", "go_on", "is_over", "label", "on_offer", "play", "question", "sentences",
    "walk", "who", "why_not",
]  # fmt: skip

TOWN = {"log_stockpile": "B2_34", "freight_station": "B2_44", "bridge": "B2_43", "train_tile": "B4_50"}
"""Where the founding tiles lie. Free flat spaces beside them: B2_24, B2_35, B2_45, B2_54, and B2_42 over the bridge."""
INDUSTRIES = "lumbering mining ranching lumbering mining"
"""The industries of the seats, unless a test says otherwise."""
DEPOSITS = {
    "alluvial": "alluvial", "prospect": "beach", "hard_rock": "hard_rock_gold",
    "stamp_mill": "stamp_mill_gold",
}  # fmt: skip
"""What kind of deposit a tile is, unless a test says otherwise."""


@dataclass
class Table(State):
    """A table, and the question on it that waits for an answer."""

    game: ClassVar[Game[Any, Any]] = GAME
    playing: Play | None = field(default=None, compare=False, repr=False)


# --- tables -----------------------------------------------------------------------------------------------------


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table as it is laid out, before anybody has chosen anything. What is told is in `s.heard`."""
    chosen_options = Options(players=players, **options)
    chosen_options.check()
    laid_out = setup.setup(chosen_options, Dice(seed))
    s = Table(**{each.name: getattr(laid_out, each.name) for each in fields(State)})
    s.heard = []
    return s


def table(players: int = 3, industries: str = INDUSTRIES, seed: int = 1, **options: Any) -> Table:
    """A table in round 1 with seat 0 as mayor, on boards B1, B2, B4 or B1, B2, B3, B4."""
    s = fresh(players, seed, **options)
    s.layout = LAYOUT.find("B1_B2_B3_B4" if s.options.large else "B1_B2_B4")
    s.first = s.mayor = s.active = 0
    for tile, space in TOWN.items():
        land.put_tile(s, SPACE.find(space), TILE.find(tile))
    for player, industry in zip(s.players, industries.split(), strict=False):
        player.levels[INDUSTRY.find(industry)] = 1
        player.standing = player.workers
    s.founded, s.round = True, 1
    s.next = "stand_up: begin_round"
    return s


def turn(s: Table, seat: int = 0) -> None:
    """The turn of a player begins; those who come after them in this round still have theirs."""
    order = s.in_turn_order()
    s.to_ask = [order[order.index(seat) :]]
    turns.begin_turn(s, seat)
    s.next = "turns: goes_on"
    ask_anew(s)


def at(s: Table, place: str, *to_ask: list[int]) -> None:
    """The table stands at this place of the course: `at(s, "town_status: income")`."""
    s.next, s.turn, s.to_ask = place, None, list(to_ask)
    ask_anew(s)


# --- putting things on the table --------------------------------------------------------------------------------


def put(s: State, seat: int, **things: Any) -> None:
    """Give a player things: `put(s, 0, money=5, horse=1, log=3, lumbering=2, political=4, workers=3, hired="a01 p02",
    cattle={"B1_50": 2}, logs={"b1": 3}, goal="g01", campaign="w1")`. `log` are those on the stockpile. They have
    exactly these; whoever gets workers has all of them standing."""
    player = s.players[seat]
    for name, value in things.items():
        if name in HELD.index and name != "cattle":
            player.goods[HELD.find(name)] = value
        elif name in INDUSTRY.index:
            player.levels[INDUSTRY.find(name)] = value
        elif name in TRACK_OF_POINTS.index:
            player.points[TRACK_OF_POINTS.find(name)] = value
        elif name == "workers":
            player.workers = player.standing = value
        elif name == "logs":
            player.logs = [value.get(basin, 0) for basin in BASIN.ids]
        elif name == "cattle":
            player.cattle = [value.get(space, 0) for space in SPACE.ids]
        elif name == "hired":
            player.hired = [Hired(_character(s, card)) for card in value.split()]
        elif name == "goal":
            _give_goal(s, seat, GOAL.find(value))
        elif name == "campaign":
            player.campaign = ELECTION.find(value)
        elif name in ("vault", "donated"):
            setattr(player, name, [SPACE.find(space) for space in value.split()])
        else:
            assert hasattr(player, name), f"a player has no {name}"
            setattr(player, name, value)


def _character(s: State, name: str) -> int:
    """A character leaves the deck, the discards or the Mayor Card where it is."""
    card = CHARACTER.find(name)
    for pile in (*s.decks, *s.discards, s.tycoons):
        if card in pile:
            pile.remove(card)
    return card


def _give_goal(s: State, seat: int, goal: int) -> None:
    if goal in s.goal_box:
        s.goal_box.remove(goal)
    s.players[seat].goal = goal


def build(s: State, space: str, tile: str, owner: int = NOBODY, **about: Any) -> int:
    """Lay a tile on a space, which is returned as a number: `build(s, "B4_24", "alluvial", 1, dial=2)`,
    `build(s, "B2_35", "tent", 0, damage=1)`, `build(s, "B1_50", "enclosure", 2, breed="hereford", cattle=2)`. A camp,
    sawmill or dam serves the first basin beside it."""
    at_space = SPACE.find(space)
    land.put_tile(s, at_space, TILE.find(tile), owner)
    s.damage[at_space] = about.pop("damage", 0)
    if tile in ("logging_camp", "sawmill", "dam"):
        basin = about.pop("basin", None)
        s.basins[at_space] = BASIN.find(basin) if basin else (land.basins_beside(s, at_space) or [NOBODY])[0]
    if tile in DEPOSITS:
        kind = DEPOSIT.find(about.pop("kind", DEPOSITS[tile]))
        ore = about.pop("ore", DEPOSIT_ORE[kind])
        metal = about.pop("metal", [0] * len(s.players))
        s.deposits.append(Deposit(at_space, kind, ore, metal=metal, **about))
        about = {}
    if tile == "enclosure":
        s.enclosures.append(Enclosure(at_space, BREED.find(about.pop("breed")), about.pop("cattle", 0)))
    assert not about, f"a {tile} has no {', '.join(about)}"
    return at_space


def events(s: State, *row: str) -> None:
    """These event cards are the row, upcoming first, and no disc lies on them."""
    cards = [EVENT.find(name) for name in row]
    for pile in (s.event_deck, s.event_box, s.events_done):
        pile[:] = [card for card in pile if card not in cards]
    s.event_box = sorted([*s.event_box, *[card for card in s.events if card not in cards]])
    s.events = cards
    s.disc_cards = [NOBODY] * len(DISC)


def next_events(s: State, *names: str) -> None:
    """These are the next cards of the event deck."""
    cards = [EVENT.find(name) for name in names]
    for pile in (s.events, s.event_deck, s.event_box, s.events_done):
        pile[:] = [card for card in pile if card not in cards]
    s.event_deck = cards + s.event_deck


def disc_on(s: State, disc: str, event: str, side: int = 0) -> None:
    """A disc lies on an event card with this side up, 0 for A."""
    s.disc_cards[DISC.find(disc)] = EVENT.find(event)
    s.disc_sides[DISC.find(disc)] = side


def severity_next(s: State, *numbers: int) -> None:
    """The next severity tiles have these numbers."""
    tiles: list[int] = []
    pile = s.severities + s.turned
    for number in numbers:
        tiles.append(next(tile for tile in pile if SEVERITY_VALUES[tile] == number and tile not in tiles))
    s.severities = tiles + [tile for tile in s.severities if tile not in tiles]
    s.turned = [tile for tile in s.turned if tile not in tiles]


def next_characters(s: State, names: str) -> None:
    """These are the next cards of their decks."""
    for name in names.split()[::-1]:
        card = _character(s, name)
        rank = CHARACTER_CLASS[card]
        s.decks[rank].insert(0, card)


def network(s: State, number: int, row: str, built: int = 0, cubes: list[int] | None = None) -> None:
    """The tiles of a network begin with these; so many are built, with these cubes on them or nobody's."""
    tiles = [DEVELOPMENT.find(name) for name in row.split()]
    here = s.networks[number]
    here.tiles = tiles + [tile for tile in here.tiles if tile not in tiles]
    here.built = here.reached = built
    here.cubes = cubes or [NOBODY] * built


# --- looking ----------------------------------------------------------------------------------------------------


def has(s: State, seat: int, good: str) -> int:
    """How much of a good a player holds; `log` are those on the stockpile."""
    return s.players[seat].goods[HELD.find(good)]


def tile_at(s: State, space: str) -> str | None:
    """What fills a space."""
    tile = s.tiles[SPACE.find(space)]
    return None if tile == NOBODY else TILE[tile]


def river(s: State, seat: int) -> dict[str, int]:
    """A player's logs in the river."""
    return {BASIN[basin]: number for basin, number in enumerate(s.players[seat].logs) if number}


def herd(s: State, seat: int) -> dict[str, int]:
    """A player's range cattle."""
    return {SPACE[space]: number for space, number in enumerate(s.players[seat].cattle) if number}
