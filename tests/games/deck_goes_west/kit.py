"""Words for tests of Deck Goes West: lay out a table, put things on it, load the dice, play scripted answers.

A test takes a `table` (just laid out) or a `workday` (the first day, quiet land, empty hands), puts what matters where
it matters, and plays answers. Between two actions the table may be changed at will; inside an action only with care.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import pytest

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course
from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import Memory, along
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded, Question, Rule
from saddlebag.games.deck_goes_west.content import (
    CHARACTER,
    COPIES,
    DECK,
    DECK_OF,
    IS_ITEM,
    KIND,
    KIND_OF,
    MISSION,
    MISSIONS,
    RESOURCE,
    SELECTORS_OF,
    SOLO,
    STARTER_DECK,
    TILE,
    TILE_JOB,
    TILE_TYPE,
)
from saddlebag.games.deck_goes_west.content.directives import ATTACK, NIGHT_STEP, TYPE
from saddlebag.games.deck_goes_west.course import MATCH
from saddlebag.games.deck_goes_west.effects.jobs import parse
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules import actions, available
from saddlebag.games.deck_goes_west.rules.bandits import COMPASS, GROW
from saddlebag.games.deck_goes_west.rules.ending import result
from saddlebag.games.deck_goes_west.rules.grid import CELL, NORTH, SOUTH, WEST
from saddlebag.games.deck_goes_west.rules.land import ALL_STARS
from saddlebag.games.deck_goes_west.rules.night import ASKING
from saddlebag.games.deck_goes_west.rules.setup import setup
from saddlebag.games.deck_goes_west.rules.stocks import FACES
from saddlebag.games.deck_goes_west.rules.tasks import CARD_TASKS, DANGER_CARD, ITEM_CARD, PLAY, Task, by_place
from saddlebag.games.deck_goes_west.state import MOVE, PLAYER, Movement, State
from tests.games.kit import chosen, load, texts

CHARACTERS = ("derek_dogood", "silas_pike", "rosa_quill", "martha_longstride", "tom_brand")
"""Who sits where, unless a test says otherwise."""
QUIET_LAND = {
    "c0r-1": "T01", "c0r0": "T03", "c0r1": "T04", "c1r-1": "T07", "c1r0": "T09", "c1r1": "T10",
    "c0r-2": "?T15", "c0r2": "?T16", "c1r-2": "?T17", "c1r2": "?T29", "c2r-1": "?T19", "c2r0": "?T21", "c2r1": "?T36",
}  # fmt: skip
"""Prairies without jobs; around them, face down, forests, a mountain (T29) and a river (T36), all without jobs."""
QUIET_ROW = "canoe fishing_line sluice_box rock_drill snares"
"""Trade cards that cannot be bought in a prairie, nor anywhere without resources; there are two of each."""


@dataclass
class Table(State):
    """A table, and the question on it that waits for an answer."""

    rule: Generator[Ask, Action, None] | None = field(default=None, compare=False, repr=False)
    ask: Ask | None = field(default=None, compare=False, repr=False)
    paused_at: str = field(default="", compare=False, repr=False)


# --- tables -----------------------------------------------------------------------------------------------------


def table(mission: str = "discovery", players: int | None = None, seed: int = 1, **options: Any) -> Table:
    """A table just laid out, before the first day. Everything told is in `s.heard`.

    Seat 0 has the P1 token and the seats have the characters above, unless the options say otherwise.
    """
    mode = MISSIONS[MISSION.find(mission)].mode
    options.setdefault("players", players or (1 if mode == SOLO else 2))
    chosen = Options(mission=mission, **options)
    if "characters" not in options:
        options["characters"] = CHARACTERS[: chosen.seats()]
    if chosen.play == "versus":
        options.setdefault("first_player", 0)
    chosen = Options(mission=mission, **options)
    chosen.check()
    laid_out = setup(chosen, Dice(seed))
    s = Table(**{each.name: getattr(laid_out, each.name) for each in fields(State)})
    s.heard = []
    s.next = "dawn: dawn"
    return s


def workday(mission: str = "discovery", players: int | None = None, **options: Any) -> Table:
    """The first day after the draw: nobody has a card or a resource, and the quiet land lies in its fringe.

    The meeples stand on c0r0; West of it lie c1r0 and, face down, c2r0. In versus seat 0 has two actions.
    """
    s = table(mission, players, **options)
    s.bandits = {}
    land(s, QUIET_LAND)
    row(s, QUIET_ROW)
    for seat in range(len(s.players)):
        put(s, seat, "c0r0", hand="", draw="", discard="", gold=0, metal=0, wood=0, food=0)
    s.next = "actions: take_action"
    s.active = max(s.p1, 0)
    s.actions_left = 2 if s.versus else 0
    s.heard = []
    return s


def night(mission: str = "discovery", players: int | None = None, **options: Any) -> Table:
    """The first night, over the same quiet land."""
    s = workday(mission, players, **options)
    s.next = "night: next_steps"
    return s


# --- putting things on the table --------------------------------------------------------------------------------


def cell(name: str) -> int:
    return CELL.find(name)


def seat(name: str) -> int:
    """The seat of a colour."""
    return PLAYER.find(name)


def put(s: State, seat: int, place: str | None = None, **things: Any) -> None:
    """Put a meeple somewhere and give the player things: `put(s, 0, "c1r0", hand="knife boots", food=2, tapped=True)`.

    `hand`, `draw` (the top card first) and `discard` (the top card first) are exactly these kinds of cards.
    """
    player = s.players[seat]
    if place is not None:
        player.cell = CELL.find(place)
    for pile in ("hand", "draw", "discard"):
        if pile in things:
            give_cards(s, seat, pile, things.pop(pile).split())
    for name, value in things.items():
        if name in RESOURCE.index:
            player.stock[RESOURCE.find(name)] = value
        elif name == "character":
            player.character = CHARACTER.find(value)
        else:
            assert hasattr(player, name), f"a player has no {name}"
            setattr(player, name, value)


def give_cards(s: State, seat: int, pile: str, kinds: list[str]) -> None:
    """One of the three piles of a player holds exactly cards of these kinds; what was there goes back."""
    player = s.players[seat]
    for card in getattr(player, pile):
        return_card(s, card)
    setattr(player, pile, [])
    taken = take_cards(s, kinds)
    if pile == "hand":
        player.hand = sorted(taken)
        for card in taken:
            s.cards.eyes[card] = s.hand_eyes(seat)
    elif pile == "draw":
        player.draw = taken[::-1]
        for card in taken:
            s.cards.eyes[card] = 0
    else:
        player.discard = taken[::-1]
        for card in taken:
            s.cards.eyes[card] = EVERYBODY


def return_card(s: State, card: int) -> None:
    """Out of the game, or under the pile that it came from."""
    s.cards.eyes[card] = 0
    if DECK_OF[card] != STARTER_DECK:
        s.common[DECK_OF[card]].pile.insert(0, card)


def take_cards(s: State, kinds: Sequence[str]) -> list[int]:
    """Cards of these kinds that nobody has and that are not in the row, taken from wherever they are."""
    held = [*s.trade_row, *s.limbo]
    for player in s.players:
        held += player.hand + player.draw + player.discard
    taken: list[int] = []
    for kind in kinds:
        free = [card for card in COPIES[KIND.find(kind)] if card not in held + taken]
        assert free, f"there is no {kind} left"
        taken.append(free[0])
    for common in s.common:
        common.pile = [card for card in common.pile if card not in taken]
        common.discards = [card for card in common.discards if card not in taken]
    return taken


def row(s: State, kinds: str) -> None:
    """The trade row holds exactly cards of these kinds, slot 1 first."""
    for card in s.trade_row:
        return_card(s, card)
    s.trade_row = []
    s.trade_row = take_cards(s, kinds.split())
    for card in s.trade_row:
        s.cards.eyes[card] = EVERYBODY


def pile(s: State, deck: str, kinds: str, discards: str = "") -> None:
    """A common pile (`trade`, `exhaustion`, `pain`) and its discards are exactly these, the top card first.

    All other cards of the deck that nobody has leave the game.
    """
    common = s.common[DECK.find(deck)]
    common.pile = take_cards(s, kinds.split())[::-1]
    common.discards = []
    common.discards = take_cards(s, discards.split())[::-1]


def next_cards(s: State, kinds: str) -> None:
    """These trade cards or dangers lie on top of their piles, the first to be drawn first."""
    for card in take_cards(s, kinds.split())[::-1]:
        s.common[DECK_OF[card]].pile.append(card)
        s.cards.eyes[card] = 0


def land(s: State, tiles: dict[str, str]) -> None:
    """The map is exactly this: for each cell the id or the type of a tile, with a `?` before it if it lies face down.

    By its type a tile without a job is taken, if there is one. Bandits, railways and the wagon are not touched.
    """
    s.land_pile = [*s.land.values(), *s.fringe.values(), *s.land_pile]
    s.land, s.fringe = {}, {}
    lay(s, tiles)


def lay(s: State, tiles: dict[str, str]) -> None:
    """Lay these tiles, in place of those that are there. See `land`."""
    for name in tiles:
        at = CELL.find(name)
        for part in (s.land, s.fringe):
            if at in part:
                s.land_pile.insert(0, part.pop(at))
                s.tiles.eyes[s.land_pile[0]] = 0
    for name, what in sorted(tiles.items(), key=lambda each: each[1].lstrip("?") not in TILE.index):
        tile = take_tile(s, what.lstrip("?"))
        down = what.startswith("?")
        (s.fringe if down else s.land)[CELL.find(name)] = tile
        s.tiles.eyes[tile] = 0 if down else EVERYBODY
        s.tiles.since[tile] = s.tiles.laid[tile] = s.tiles.shuffles
        if down and s.options.star_facedown:
            s.tiles.note(tile, ALL_STARS)


def take_tile(s: State, what: str) -> int:
    """A tile from the land pile or the land discard, by its id or its type."""
    supply = [*s.land_pile, *s.land_discard]
    if what in TILE.index:
        found = TILE.find(what)
        assert found in supply, f"{what} lies on the map"
    else:
        fitting = [tile for tile in supply if TILE_TYPE[tile] == TYPE.find(what)]
        assert fitting, f"there is no {what} left"
        found = min(fitting, key=lambda tile: (TILE_JOB[tile] is not None, tile))
    (s.land_pile if found in s.land_pile else s.land_discard).remove(found)
    return found


def next_tiles(s: State, names: str) -> None:
    """These tiles lie on top of the land pile, the first to be drawn first."""
    taken = [take_tile(s, name) for name in names.split()]
    s.land_pile += taken[::-1]


def bandits(s: State, numbers: dict[str, int]) -> None:
    """Exactly so many bandits are on these tiles."""
    s.bandits = {CELL.find(name): number for name, number in numbers.items()}


def railways(s: State, cells: str) -> None:
    """Exactly these tiles have railways."""
    s.railways = [CELL.find(name) for name in cells.split()]


def wagon(s: State, place: str) -> None:
    s.wagon = CELL.find(place)


def set_out(s: State, seat: int = 0, walk: int = 0, climb: int = 0, sail: int = 0, trains: Sequence[int] = ()) -> None:
    """All movement jobs are paid, and a meeple is about to move with this movement."""
    s.active = seat
    s.movement = Movement(seat, pool=[walk, climb, sail], rides=list(trains))
    s.action = MOVE
    go_to(s, "moving: can_go_on")


def movement_left(s: State) -> list[int]:
    """Walking, climbing and sailing that is left; nothing when nobody moves."""
    return [0, 0, 0] if s.movement is None else s.movement.pool


def rides_left(s: State) -> list[int]:
    """The train rides that are left."""
    return [] if s.movement is None else s.movement.rides


def with_job(monkeypatch: pytest.MonkeyPatch, kind: str, text: str) -> None:
    """During this test a card has this job in place of its own."""
    number = KIND.find(kind)
    card = COPIES[number][0]
    source = ITEM_CARD if IS_ITEM[card] else DANGER_CARD
    task = Task(parse(text), source, 0, PLAY.of(number, 0), SELECTORS_OF[card])
    tasks = [*CARD_TASKS]
    tasks[number] = (task,)
    monkeypatch.setattr(actions, "CARD_TASKS", tasks)
    monkeypatch.setattr(available, "CARD_TASKS_AT", by_place(tasks))


def go_to(s: State, place: str) -> None:
    """Play goes on from this place in the course; no question is on the table."""
    s.next, s.to_ask, s.due = place, [], []
    if isinstance(s, Table):
        s.rule = s.ask = None


# --- dice -------------------------------------------------------------------------------------------------------


def roll(s: State, *faces: int) -> None:
    """The next success dice show these faces. From now on nothing else may be rolled."""
    load(s, *[(6, FACES.index(face)) for face in faces])


def compass(s: State, faces: str) -> None:
    """The next compass dice show these: `compass(s, "N S W +")`."""
    points = {"N": NORTH, "S": SOUTH, "W": WEST, "+": GROW}
    load(s, *[(6, COMPASS.index(points[face])) for face in faces.split()])


def star_die(s: State, sides: int, *numbers: int) -> None:
    """The next bandit dice with so many sides show these numbers."""
    load(s, *[(sides, number - 1) for number in numbers])


# --- playing ----------------------------------------------------------------------------------------------------


def play(s: Table, *answers: str) -> None:
    """Give these answers one after another, whoever is asked; every one must be on offer.

    Then go on to the next question of the same action, or until the action is over. Day and night do not begin by
    themselves, but they do when an answer is left to be given.
    """
    for text in answers:
        answer = chosen(asked(s), text)
        s.ask = None
        _resume(s, answer)
    while s.next == "night: begin_raid" and not s.outcome:
        _resume(s, None)


def asked(s: Table) -> Ask:
    """The question on the table; days and nights begin until there is one."""
    go_on(s)
    assert s.ask is not None, f"the match is over: {s.outcome}"
    return s.ask


def go_on(s: Table) -> None:
    """Up to the next question, or to the end of the match."""
    while s.ask is None and not s.outcome:
        _resume(s, None)


def one_piece(s: Table) -> None:
    """The next piece of the match, such as the dawn or a step of the night; up to a question, if it asks one."""
    assert s.ask is None, f"a question was left without an answer: {s.ask.question.text}"
    _resume(s, None)


def _resume(s: Table, answer: Action | None) -> None:
    if s.rule is None:
        s.paused_at = s.next
        s.rule = along(IN_PIECES, s, Memory())
    try:
        ask = next(s.rule) if answer is None else s.rule.send(answer)
        s.ask = None if ask is PAUSE else ask
    except MatchEnded:
        s.rule = s.ask = None


PAUSE = Ask(0, Question("pause", "The table may be changed now."), list)
PAUSES = ("dawn: dawn", "actions: take_action", "dusk: discard_or_stop", "night: begin_raid")
"""Before every action, dawn and discard, before battles at night."""
STEPS_OF_NIGHT = ("night: next_steps", "night: break_of_day")
"""And before the night, and after those of its steps that ask somebody."""


def in_pieces() -> Course:
    """The course of a match with a pause between two pieces."""
    course = Course("match", *MATCH.parts, between=MATCH.between)
    for step in course.steps:
        if step.name in PAUSES + STEPS_OF_NIGHT:
            step.call = after_a_pause(step.name, step.call)
    return course


def after_a_pause(place: str, rule: Callable[..., Rule[Any] | None]) -> Callable[..., Rule[Any]]:
    def played(s: Any, *seat: int) -> Rule[Any]:
        within_night = place in STEPS_OF_NIGHT and s.night_step
        asking = not within_night or s.night_list[s.night_step - 1].kind in (*ASKING, ATTACK)
        if asking and s.paused_at != place:
            yield PAUSE
        s.paused_at = ""
        made = rule(s, *seat)
        return None if made is None else (yield from made)

    return played


IN_PIECES = in_pieces()


def night_step(s: Table, name: str) -> None:
    """The night begins at its first step of this name, as it does after all steps before."""
    go_to(s, "night: next_steps")
    kind = NIGHT_STEP.find(name)
    s.night_step = next(number for number, step in enumerate(s.options.night) if step.kind == kind)


# --- looking ----------------------------------------------------------------------------------------------------


def on_offer(s: Table) -> list[str]:
    """What may be answered to the question on the table."""
    return texts(asked(s))


def offered(s: Table, verb: str) -> list[str]:
    """What follows a verb among the offers, in alphabetical order: `offered(s, "play")` gives `["boots 1"]`."""
    return sorted(text.removeprefix(f"{verb} ") for text in on_offer(s) if text.split()[0] == verb)


def question(s: Table) -> str:
    """The name of the question on the table."""
    return asked(s).question.name


def who(s: Table) -> int:
    """The seat that is asked."""
    return asked(s).answered_by


def kinds(cards: list[int]) -> list[str]:
    return [KIND[KIND_OF[card]] for card in cards]


def hand(s: State, seat: int) -> list[str]:
    """The kinds of the cards in a hand, in alphabetical order."""
    return sorted(kinds(s.players[seat].hand))


def draw_pile(s: State, seat: int) -> list[str]:
    """From the top."""
    return kinds(s.players[seat].draw[::-1])


def discard_pile(s: State, seat: int) -> list[str]:
    """From the top."""
    return kinds(s.players[seat].discard[::-1])


def discards(s: State, deck: str) -> list[str]:
    """The discards beside a common pile, from the top: `trade`, `exhaustion`, `pain`; `starter` is out of the game."""
    return kinds(s.common[DECK.find(deck)].discards[::-1])


def trade_row(s: State) -> list[str]:
    """Slot 1 first."""
    return kinds(s.trade_row)


def stock(s: State, seat: int) -> dict[str, int]:
    """What a player has, without the resources of which there are none."""
    return {RESOURCE[res]: number for res, number in enumerate(s.players[seat].stock) if number}


def place(s: State, seat: int) -> str | None:
    """Where a meeple is."""
    at = s.players[seat].cell
    return None if at == NOBODY else CELL[at]


def gangs(s: State) -> dict[str, int]:
    """Where bandits are, and how many."""
    return {CELL[at]: number for at, number in s.bandits.items()}


def face_up(s: State) -> dict[str, str]:
    """The tiles face up."""
    return {CELL[at]: TILE[tile] for at, tile in s.land.items()}


def face_down(s: State) -> dict[str, str]:
    """The tiles face down."""
    return {CELL[at]: TILE[tile] for at, tile in s.fringe.items()}


def ended(s: State) -> Result:
    """How the match ended; it must have."""
    outcome = result(s)
    assert outcome is not None, "the match goes on"
    return outcome
