"""Words for tests of Train Heist: lay out a table, put things on it, play scripted answers."""

from collections.abc import Iterator
from typing import Any

from saddlebag.engine.course import Course, Stage
from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.match import Match
from saddlebag.engine.names import NOBODY, set_of
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Rule
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import CARD, COLOUR, EVENT, SPACE, SQUARE, TILE, TOWN, WANTED
from saddlebag.games.train_heist.course import CLAIMS, JOURNEY
from saddlebag.games.train_heist.course import TOWN as TOWN_COURSE
from saddlebag.games.train_heist.options import Options
from saddlebag.games.train_heist.rules import turn
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.rules.setup import setup
from saddlebag.games.train_heist.rules.train import set_off
from saddlebag.games.train_heist.rules.turn import offers
from saddlebag.games.train_heist.state import ACTIONS, Journey, State
from tests.games.kit import course_alone

QUIET_MISSIONS = ("w07", "w02", "w03", "w13", "w15")


def table(players: int = 2, seed: int | None = None, **options: Any) -> State:
    """A table just laid out; seat 0 (Green) begins unless told otherwise. Everything told is in `s.heard`.

    Without a seed five missions are on display that hardly anything fulfils by chance.
    """
    options.setdefault("first_player", 0)
    s = setup(GAME.make_options({"players": players, **options}), Dice(seed or 1))
    if seed is None:
        s.wanted_row = [WANTED.find(name) for name in QUIET_MISSIONS]
    if players > 1:
        begin_turn(s, s.active)
    s.heard = []
    return s


# --- pieces of the course, as rules ---------------------------------------------------------------------------------

ONE_ACTION = Course("action", Stage("actions", turn.take_action, CLAIMS))
TRAIN_STEP = Course("train step", Stage("train", set_off, JOURNEY))
WITH_CLAIMS = Course("train step", Stage("train", set_off, JOURNEY, CLAIMS))
A_TOWN = Course("town", Stage("train", *TOWN_COURSE), owns="journey")


def begin_turn(s: State, seat: int) -> None:
    """The turn of a seat begins."""
    turn.begin_turn(s, seat)
    s.next = "train: set_off" if s.lost_turn else "actions: take_action"


def end_turn(s: State) -> None:
    """The turn passes on."""
    turn.end_turn(s)
    s.next = "train: set_off" if s.lost_turn else "actions: take_action"


def take_action(s: State) -> Rule[None]:
    """One action, and what is claimed for it."""
    return course_alone(ONE_ACTION, s)


def train_step(s: State) -> Rule[None]:
    """The train step without claims."""
    return course_alone(TRAIN_STEP, s)


def train_step_and_claims(s: State) -> Rule[None]:
    """The whole train step."""
    return course_alone(WITH_CLAIMS, s)


def serve_town(s: State, town: int) -> Rule[None]:
    """The train passes a town."""
    s.journey = Journey(0, s.switches[:], town=town)
    return course_alone(A_TOWN, s)


# --- things ---------------------------------------------------------------------------------------------------------


def cards(names: str) -> int:
    """A set of cards, written as `r04 b05 wild1`."""
    return set_of([CARD.find(name) for name in names.split()])


def tiles(names: str) -> list[int]:
    return [TILE.find(name) for name in names.split()]


def put(s: State, seat: int, place: str | None = None, **fields: Any) -> None:
    """Put a cowboy somewhere and give them things: `put(s, 0, "car_b", hand="r04 b05", loot="l01", bullets=1)`.

    Cards come from wherever they are; what they had goes under the Poker Deck. Tiles come from sack, stacks or towns.
    """
    cowboy = s.cowboys[seat]
    if place is not None:
        cowboy.place = SPACE.find(place)
    if "hand" in fields:
        give_hand(s, seat, fields.pop("hand"))
    if "loot" in fields:
        cowboy.loot = take_tiles(s, fields.pop("loot"))
        cowboy.loot_actions = 1 if cowboy.loot else 0
    if "wanted" in fields:
        cowboy.wanted = WANTED.find(fields.pop("wanted"))
        cowboy.ability_works = True
        s.wanted_row = [card for card in s.wanted_row if card != cowboy.wanted]
    for name, value in fields.items():
        assert hasattr(cowboy, name), f"a cowboy has no {name}"
        setattr(cowboy, name, value)


def give_hand(s: State, seat: int, names: str) -> None:
    """This seat holds exactly these cards; they are taken from deck, discards or other hands."""
    wanted = cards(names)
    cowboy = s.cowboys[seat]
    back = [card for card in range(len(CARD)) if cowboy.hand >> card & 1 and not wanted >> card & 1]
    for card in back:
        s.poker.knowledge.eyes[card] = 0
    s.poker.pile = back + [card for card in s.poker.pile if not wanted >> card & 1]
    s.poker.discards = [card for card in s.poker.discards if not wanted >> card & 1]
    for other in s.cowboys:
        other.hand &= ~wanted
    cowboy.hand = wanted
    s.poker.show(wanted, s.hand_eyes(seat))


def take_tiles(s: State, names: str) -> list[int]:
    """Take tiles from wherever they are."""
    taken = tiles(names)
    for tile in taken:
        s.sack &= ~(1 << tile)
        for pile in [*s.stacks, *s.towns, *(cowboy.loot for cowboy in s.cowboys)]:
            if tile in pile:
                pile.remove(tile)
    return taken


def stack(s: State, square: str, names: str) -> None:
    """A loot square holds exactly these tiles, bottom to top; what was there goes to the sack."""
    place = SQUARE.find(square)
    s.sack |= set_of(s.stacks[place])
    s.stacks[place] = []
    s.stacks[place] = take_tiles(s, names)


def supply(s: State, town: str, names: str) -> None:
    """A town holds exactly these tiles."""
    s.sack |= set_of(s.towns[TOWN.find(town)])
    s.towns[TOWN.find(town)] = []
    s.towns[TOWN.find(town)] = take_tiles(s, names)


def train(s: State, names: str) -> None:
    """Cars 1 to 5 stand on these rail spaces."""
    s.cars = [SPACE.find(name) for name in names.split()]


def switches(s: State, je: str, jw: str) -> None:
    s.switches = [COLOUR.find(je), COLOUR.find(jw)]


def horses_at(s: State, *spaces: str) -> None:
    """The horses stand on these spaces, horse_1 first."""
    s.horses = [SPACE.find(name) for name in spaces]


def next_events(s: State, names: str) -> None:
    """The Event Deck is exactly these cards, the first to be drawn first."""
    s.event_deck = [EVENT.find(name) for name in names.split()][::-1]


def next_cards(s: State, names: str) -> None:
    """These cards lie on top of the Poker Deck, the first to be drawn first."""
    top = [CARD.find(name) for name in names.split()]
    wanted = set_of(top)
    for cowboy in s.cowboys:
        cowboy.hand &= ~wanted
    s.poker.discards = [card for card in s.poker.discards if card not in top]
    s.poker.pile = [card for card in s.poker.pile if card not in top] + top[::-1]
    for card in top:
        s.poker.knowledge.eyes[card] = 0


def space(name: str) -> int:
    return SPACE.find(name)


def place(s: State, seat: int) -> str:
    """Where a cowboy is."""
    return SPACE[s.cowboys[seat].place]


def hand(s: State, seat: int) -> list[str]:
    return CARD.of_set(s.cowboys[seat].hand)


def loot(s: State, seat: int) -> list[str]:
    return [TILE[tile] for tile in s.cowboys[seat].loot]


def cars(s: State) -> list[str]:
    return [SPACE[each] for each in s.cars]


def on_offer(s: State) -> list[str]:
    """What the active player may do now, as texts."""
    assert s.stage == ACTIONS
    return [action.text for action in offers(s)]


def match_of(s: State) -> Match[Options, State]:
    """A match that goes on from this table."""
    return Match(GAME, s)


def tile_count(s: State) -> int:
    """All tiles on the table; always 21."""
    piles = [*s.stacks, *s.towns, *(cowboy.loot for cowboy in s.cowboys)]
    return s.sack.bit_count() + sum(len(pile) for pile in piles) + (s.drawn_tile != NOBODY)


def offered(s: State, verb: str) -> list[str]:
    """What follows a verb among the offers, in alphabetical order: `offered(s, "move")` gives spaces."""
    return sorted(text.removeprefix(f"{verb} ") for text in on_offer(s) if text.startswith(f"{verb} "))


def wander(seed: int, decisions: int, **options: Any) -> Iterator[Match[Options, State]]:
    """A new match played at random: the match before each of so many decisions, and at its end."""
    dice = QuickDice(seed)
    match = GAME.new(seed=seed, **options)
    for _ in range(decisions):
        yield match
        if match.to_act is None:
            return
        match.apply(dice.pick(match.options))


def ended(s: State) -> Result:
    """How the match ended; it must have."""
    outcome = result(s)
    assert outcome is not None, "the match goes on"
    return outcome
