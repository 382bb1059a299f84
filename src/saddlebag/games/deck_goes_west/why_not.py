"""Why something cannot be done now, with the clause that says so.

A thing is an answer (`play knife 2`, `step west walk`, `buy slot3 1`, `trade blue`) or something on the table
(`card:knife_2`, `cell:c2r0`, `card:cow_1`, `player:blue`, `mission:2`, `character:rosa_quill`).
"""

from collections.abc import Callable

from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Refusal, counted
from saddlebag.games.deck_goes_west import railways
from saddlebag.games.deck_goes_west.available import Reach, startable
from saddlebag.games.deck_goes_west.cards import ROW
from saddlebag.games.deck_goes_west.content import (
    CARD,
    IS_ITEM,
    KIND,
    KIND_NAMES,
    KIND_OF,
    RESOURCE,
    TILE_NAMES,
    TILE_TYPE,
)
from saddlebag.games.deck_goes_west.decisions import ACTION, JOB_NUMBER, MOVE, SLOT
from saddlebag.games.deck_goes_west.directives import TYPE
from saddlebag.games.deck_goes_west.grid import BESIDE, CELL, DIRECTION
from saddlebag.games.deck_goes_west.jobs import LAKE, SELECTORS
from saddlebag.games.deck_goes_west.state import BLOCKED, MOVING, PLAYER, State
from saddlebag.games.deck_goes_west.story import player_name
from saddlebag.games.deck_goes_west.tasks import (
    BUY_TASKS,
    CARD_TASKS,
    CHARACTER_TASKS,
    MISSION_TASKS,
    TILE_TASKS,
    Task,
)

UNCLEAR = Refusal("That is not possible now.", "DW-DAY-07")


def why_not(s: State, ask: Ask, seat: int, thing: str) -> Refusal:
    """The reason in a sentence and its clause."""
    verb, words = _understood(s, seat, thing)
    if verb not in _REASONS:
        return Refusal(f"I do not know {thing!r}. Ask about one of: {', '.join(sorted(_REASONS))}.", "DW-DAY-07")
    return _not_now(ask, verb) or _REASONS[verb](s, seat, words)


def _understood(s: State, seat: int, thing: str) -> tuple[str, list[str]]:
    """The verb and its words, whichever way the thing was named."""
    kind, colon, name = thing.partition(":")
    if not colon:
        verb, *words = thing.split() or [""]
        return verb, words
    if kind == "card" and name in CARD.index:
        card = CARD.index[name]
        if card in s.trade_row:
            return "buy", [SLOT[ROW - len(s.trade_row) + s.trade_row.index(card)]]
        return "play", [KIND[KIND_OF[card]]]
    if kind == "cell":
        return ("tile", []) if CELL.index.get(name) == s.players[seat].cell else ("step", [_direction(s, seat, name)])
    verb = {"player": "trade", "character": "ability", "mission": "mission"}.get(kind, kind)
    return verb, [] if kind == "character" else [name]


def _direction(s: State, seat: int, name: str) -> str:
    """The direction of a neighbouring cell; for any other its name."""
    here = s.players[seat].cell
    for direction, beside in enumerate(BESIDE):
        if CELL.index.get(name) == here + beside:
            return DIRECTION[direction]
    return name


def _not_now(ask: Ask, verb: str) -> Refusal | None:
    """Reasons that have nothing to do with the thing itself."""
    if ask.question is ACTION:
        return None
    if ask.question is not MOVE:
        return Refusal("Something else is under way; answer that question first.", "DW-DAY-01")
    if verb in ("step", "haul", "try", "ride"):
        return None
    return Refusal("You are on the move; stop first.", "DW-MOVE-18")


def _index(names: Names, word: str) -> int:
    return names.index.get(word, NOBODY)


def _unknown(names: Names, word: str) -> Refusal:
    return Refusal(f"There is no {names.kind} {word!r}; there are {names.known}.", "DW-DAY-07")


# --- jobs ---------------------------------------------------------------------------------------------------------


def _play(s: State, seat: int, words: list[str]) -> Refusal:
    kind = _index(KIND, words[0]) if words else NOBODY
    if kind == NOBODY:
        return _unknown(KIND, words[0] if words else "")
    if kind not in [KIND_OF[card] for card in s.players[seat].hand]:
        return Refusal(f"You do not hold {KIND_NAMES[kind]}.", "DW-ACT-02")
    return _of_several(s, seat, CARD_TASKS[kind], words[1:])


def _ability(s: State, seat: int, words: list[str]) -> Refusal:
    player = s.players[seat]
    if player.tapped:
        return Refusal("Your character has been used today.", "DW-CHAR-02")
    return _of_several(s, seat, CHARACTER_TASKS[player.character], words)


def _tile(s: State, seat: int, words: list[str]) -> Refusal:
    player = s.players[seat]
    task = TILE_TASKS[s.land[player.cell]]
    if task is None:
        return Refusal(f"{TILE_NAMES[s.land[player.cell]]} has no job.", "DW-TILE-01")
    if player.cell in s.bandits:
        return Refusal("Bandits are on this tile.", "DW-TILE-01")
    if not player.standing:
        return Refusal("You have used this tile on this visit; move away and come back.", "DW-TILE-03")
    return missing(s, seat, task)


def _mission(s: State, seat: int, words: list[str]) -> Refusal:
    return _of_several(s, seat, MISSION_TASKS[s.mission], words)


def _buy(s: State, seat: int, words: list[str]) -> Refusal:
    slot = _index(SLOT, words[0]) if words else NOBODY
    if slot == NOBODY:
        return _unknown(SLOT, words[0] if words else "")
    place = slot - ROW + len(s.trade_row)
    if place < 0:
        return Refusal("No card is left for this slot.", "DW-BUY-06")
    return _of_several(s, seat, BUY_TASKS[KIND_OF[s.trade_row[place]]][slot], words[1:])


def _of_several(s: State, seat: int, tasks: tuple[Task, ...], words: list[str]) -> Refusal:
    """The reason for one job, or for the first of several."""
    number = _index(JOB_NUMBER, words[0]) if words else 0
    if not 0 <= number < len(tasks):
        return Refusal(f"There is no such job; there are {len(tasks)}.", "DW-ACT-02")
    return missing(s, seat, tasks[number])


def missing(s: State, seat: int, task: Task) -> Refusal:
    """What a job lacks. DW-ACT-08"""
    reach = Reach(s, seat)
    if startable(s, [task], reach):
        return UNCLEAR
    if not task.places >> reach.place & 1:
        return _wrong_place(s, seat, task)
    for res, amount in task.pays:
        if reach.stock[res] < amount:
            return Refusal(f"It takes {amount} {RESOURCE[res]}; you have {reach.stock[res]}.", "DW-ACT-08")
    for selector, number in task.cards:
        if reach.counts[selector] < number:
            number -= task.own >> selector & 1
            what = "danger" if selector >= 8 else "item"
            special = SELECTORS[selector].partition(":")[2]
            kind = f"{special} {what}" if special else what
            return Refusal(f"It takes {counted(number, 'other ' + kind)} from your hand.", "DW-CARD-09")
    return _special_lack(s, seat, task)


def _wrong_place(s: State, seat: int, task: Task) -> Refusal:
    types = " or ".join(TYPE[kind] for kind in range(BLOCKED - 1) if task.places >> kind & 1)
    if s.players[seat].cell in s.bandits:
        return Refusal(f"It needs a tile ({types}) without bandits.", "DW-COND-01")
    here = TYPE[TILE_TYPE[s.land[s.players[seat].cell]]].replace("_", " ")
    return Refusal(f"It needs a {types}; you are on a {here}.", "DW-COND-01")


def _special_lack(s: State, seat: int, task: Task) -> Refusal:
    cell = s.players[seat].cell
    if task.is_battle and cell not in s.bandits:
        return Refusal("There are no bandits here to fight.", "DW-BAT-03")
    if task.any_pays and max(s.players[seat].stock) < task.any_pays[0]:
        return Refusal(f"It takes {task.any_pays[0]} of one resource.", "DW-RES-04")
    if task.conditions:
        return Refusal("This village has been fed today.", "DW-SPEC-03")
    if task.builds is not None and not railways.can_build(s, seat, task):
        return _no_building(s, cell, task.builds.bridge)
    if task.looks:
        return Refusal("No face-down tile is near enough.", "DW-REV-12")
    if task.train is not None:
        return Refusal("No railway tile can be reached from here by train.", "DW-ACT-16")
    return Refusal(f"It costs {counted(task.loses, 'point')}, which you do not have.", "DW-VP-03")


def _no_building(s: State, cell: int, bridge: bool) -> Refusal:
    if cell in s.bandits:
        return Refusal("Nobody builds among bandits.", "DW-RAIL-04")
    if cell in s.railways:
        return Refusal("A railway is here already.", "DW-RAIL-04")
    on_lake = TILE_TYPE[s.land[cell]] == LAKE
    if on_lake != bridge:
        clause = "DW-RAIL-03" if bridge else "DW-RAIL-02"
        return Refusal("A bridge needs a lake." if bridge else "A lake needs a bridge.", clause)
    return Refusal("No metal counter is left in the supply.", "DW-LIMIT-01")


# --- moving and trading ---------------------------------------------------------------------------------------------


def _step(s: State, seat: int, words: list[str]) -> Refusal:
    if s.stage != MOVING:
        return Refusal("First play a movement job: a card, your character or the mission.", "DW-MOVE-10")
    direction = _index(DIRECTION, words[0]) if words else NOBODY
    if direction == NOBODY:
        return Refusal("You step to a neighbouring tile: north, south, west or east.", "DW-MOVE-02")
    cell = s.players[seat].cell + BESIDE[direction]
    if cell in s.fringe:
        return Refusal("That tile lies face down; try it.", "DW-REV-06")
    if cell not in s.land:
        return Refusal("There is no tile that way.", "DW-MOVE-13")
    return Refusal(f"Your movement does not suffice for {TILE_NAMES[s.land[cell]]}.", "DW-MOVE-03")


def _try(s: State, seat: int, words: list[str]) -> Refusal:
    if s.stage == MOVING and not any(s.pool):
        return Refusal("A train cannot try a tile.", "DW-REV-15")
    return _step(s, seat, words)


def _ride(s: State, seat: int, words: list[str]) -> Refusal:
    if s.stage != MOVING or not s.rides:
        return Refusal("You have no train ride.", "DW-TRAIN-01")
    if s.players[seat].cell not in s.railways:
        return Refusal("A ride starts on a railway tile.", "DW-TRAIN-01")
    return Refusal("A ride ends on another railway tile within its reach.", "DW-TRAIN-01")


def _haul(s: State, seat: int, words: list[str]) -> Refusal:
    if s.wagon == NOBODY:
        return Refusal("There is no wagon in this mission.", "DW-WAG-01")
    if s.wagon != s.players[seat].cell:
        return Refusal("The wagon is not on your tile.", "DW-WAG-02")
    return _step(s, seat, words)


def _trade(s: State, seat: int, words: list[str]) -> Refusal:
    if len(s.players) == 1:
        return Refusal("There is nobody to trade with.", "DW-TRADE-01")
    if not any(IS_ITEM[card] for card in s.players[seat].hand):
        return Refusal("A trade costs an item card, and you hold none.", "DW-TRADE-11")
    other = _index(PLAYER, words[0]) if words else NOBODY
    if words and (other == NOBODY or other >= len(s.players)):
        return _unknown(PLAYER, words[0])
    if other == seat:
        return Refusal("You cannot trade with yourself.", "DW-TRADE-01")
    if other != NOBODY and not s.players[other].alive:
        return Refusal(f"{player_name(other)} is out of the game.", "DW-DEATH-04")
    if s.refused and (other == NOBODY or s.refused >> other & 1):
        return Refusal("That was refused; it cannot be asked again now.", "DW-TRADE-09")
    return Refusal("Traders must be on the same tile, or both on railway tiles.", "DW-TRADE-02")


def _hand_over(s: State, seat: int, words: list[str]) -> Refusal:
    if not s.cooperative:
        return Refusal("Only a team hands over.", "DW-DAY-18")
    if s.handed >> seat & 1:
        return Refusal("You have handed over since the last action; act or pass.", "DW-DAY-18")
    return Refusal("Nobody else is left who has not passed.", "DW-DAY-18")


def _pass(s: State, seat: int, words: list[str]) -> Refusal:
    return Refusal("After an action of this turn you can end it, not pass.", "DW-DAY-12")


def _end(s: State, seat: int, words: list[str]) -> Refusal:
    if not s.versus:
        return Refusal("There are no turns here; pass when you are done for today.", "DW-DAY-08")
    return Refusal("Take an action first, or pass for today.", "DW-DAY-10")


_REASONS: dict[str, Callable[[State, int, list[str]], Refusal]] = {
    "play": _play,
    "ability": _ability,
    "tile": _tile,
    "mission": _mission,
    "buy": _buy,
    "step": _step,
    "haul": _haul,
    "try": _try,
    "ride": _ride,
    "trade": _trade,
    "hand_over": _hand_over,
    "pass": _pass,
    "end": _end,
}
