"""Answers in words, with what they touch on the table and the clause behind them."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.game import Description
from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.cards import ROW
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CARD_NAMES,
    CHARACTERS,
    KIND_NAMES,
    KIND_OF,
    RESOURCE,
    TILE_NAMES,
)
from saddlebag.games.deck_goes_west.death import full_hands
from saddlebag.games.deck_goes_west.decisions import AMOUNTS, ANY_COLOUR, WANTED_COLOUR
from saddlebag.games.deck_goes_west.grid import BESIDE, CELL, DIRECTION, in_words
from saddlebag.games.deck_goes_west.jobs import MOVES
from saddlebag.games.deck_goes_west.state import ATTEMPT, BATTLE, DUSK, LOADING, NIGHT, PLAYER, State
from saddlebag.games.deck_goes_west.story import player_name
from saddlebag.games.deck_goes_west.tasks import (
    BUY_TASKS,
    CARD_TASKS,
    CHARACTER_TASKS,
    MISSION_TASKS,
    TILE_TASKS,
    Task,
)
from saddlebag.games.deck_goes_west.ways import COST, WAY
from saddlebag.games.deck_goes_west.words import job_words


def describe(s: State, action: Action) -> Description:
    """Label, what the answer touches, clause."""
    words, clause = _WORDS[action.verb]
    label = words(s, action) if callable(words) else words
    return Description(label, touches(s, action), clause)


def decider(s: State) -> int:
    """Who is asked at this stage, as far as it matters to words: whose character and tile an answer is about."""
    if s.guest != NOBODY:
        return s.guest
    if s.waiting and s.stage in (LOADING, BATTLE, DUSK):
        return s.waiting[0]
    return s.mover if s.mover != NOBODY else s.active


def touches(s: State, action: Action) -> list[str]:
    """The things on the table that stand for this answer, as `kind:id`."""
    arg = action.arg
    match action.verb:
        case "play" | "discard" | "scrap" | "give_card" | "ask_card":
            return [f"card:{CARD[card]}" for card in cards_meant(s, arg)]
        case "ability":
            return [f"character:{CHARACTERS[s.players[decider(s)].character].id}"]
        case "tile":
            return [f"cell:{CELL[s.players[decider(s)].cell]}"]
        case "mission":
            return [f"mission:{arg + 1}"]
        case "buy":
            return [f"card:{CARD[row_card(s, arg)]}"]
        case "step" | "haul" | "push" | "try":
            return [f"cell:{CELL[s.players[decider(s)].cell + BESIDE[arg]]}"]
        case "ride" | "look":
            return [f"cell:{CELL[arg]}"]
        case "decline":
            return [f"cell:{CELL[s.attempt]}"] if s.attempt != NOBODY else []
        case "trade" | "invite" | "hand_over" | "help":
            return [f"player:{PLAYER[arg]}"]
        case "put":
            return [f"pile:{('draw', 'discard')[arg]}"]
        case "pay" | "gain":
            return [f"resource:{RESOURCE[arg]}"]
        case "give" | "ask":
            return [f"resource:{RESOURCE[action.args[1]]}"]
        case _:
            return []


def cards_meant(s: State, kind: int) -> list[int]:
    """All cards of a kind in the hand of the one who is asked, or else in another's, as where a card is asked for."""
    first = full_hands(s) if s.stage == NIGHT else [decider(s)]
    for seat in (*first, *s.clockwise(0)):
        found = [card for card in s.players[seat].hand if KIND_OF[card] == kind]
        if found:
            return found
    return []


def row_card(s: State, slot: int) -> int:
    """The card in a slot of the trade row."""
    return s.trade_row[slot - ROW + len(s.trade_row)]


def _job(task: Task) -> str:
    words = job_words(task.job)
    return words[0].upper() + words[1:]


def _play(s: State, action: Action) -> str:
    kind, number = action.args
    return f"{KIND_NAMES[kind]}: {job_words(CARD_TASKS[kind][number].job)}"


def _ability(s: State, action: Action) -> str:
    character = s.players[decider(s)].character
    return f"{CHARACTERS[character].name}: {job_words(CHARACTER_TASKS[character][action.arg].job)}"


def _tile(s: State, action: Action) -> str:
    tile = s.land[s.players[decider(s)].cell]
    task = TILE_TASKS[tile]
    return f"{TILE_NAMES[tile]}: {job_words(task.job)}" if task else TILE_NAMES[tile]


def _buy(s: State, action: Action) -> str:
    slot, number = action.args
    card = row_card(s, slot)
    return f"Buy {CARD_NAMES[card]}: {job_words(BUY_TASKS[KIND_OF[card]][slot][number].job)}"


def _way(s: State, action: Action) -> str:
    """What a step spends: "1 climb", "2 walk", "nothing, along the railway"."""
    way = COST[action.args[1]]
    if way.refund:
        return "free along the railway" if way.refund >= way.walk else f"{WAY[way.name]}"
    spent = [f"{number} {how}" for how, number in zip(MOVES, (way.walk, way.climb, way.sail), strict=True) if number]
    return "for " + " and ".join(spent)


def _step(s: State, action: Action) -> str:
    enters = "Enter" if s.stage == ATTEMPT else "Go"
    return f"{enters} {DIRECTION[action.arg]}{_where(s, action)} {_way(s, action)}{_wounds(s)}"


def _haul(s: State, action: Action) -> str:
    return f"Go {DIRECTION[action.arg]}{_where(s, action)} with the wagon {_way(s, action)}{_wounds(s)}"


def _push(s: State, action: Action) -> str:
    return f"Push the wagon {DIRECTION[action.arg]}{_where(s, action)} {_way(s, action)}"


def _where(s: State, action: Action) -> str:
    tile = s.land.get(s.players[decider(s)].cell + BESIDE[action.arg], NOBODY)
    return "" if tile == NOBODY else f" to {TILE_NAMES[tile]}"


def _ride(s: State, action: Action) -> str:
    return f"Ride the train to {TILE_NAMES[s.land[action.arg]]} in {in_words(action.arg)}{_wounds(s)}"


def _wounds(s: State) -> str:
    """What it costs to turn one's back on bandits. DW-MOVE-14"""
    return ", and get hurt leaving bandits (1 pain card)" if s.players[decider(s)].cell in s.bandits else ""


def _put(s: State, action: Action) -> str:
    card = CARD_NAMES[s.limbo[-1]] if s.limbo else "the card"
    return f"Put {card} on the {('draw', 'discard')[action.arg]} pile"


def _ask_colour(s: State, action: Action) -> str:
    if action.arg == ANY_COLOUR:
        return "Ask for a card of any colour"
    return f"Ask for a {WANTED_COLOUR[action.arg]} card"


def _amount(action: Action) -> str:
    return f"{AMOUNTS[action.arg]} {RESOURCE[action.args[1]]}"


_WORDS: dict[str, tuple[str | Callable[[State, Action], str], str]] = {
    "play": (_play, "DW-ACT-01"),
    "ability": (_ability, "DW-CHAR-01"),
    "tile": (_tile, "DW-TILE-01"),
    "mission": (lambda s, a: _job(MISSION_TASKS[s.mission][a.arg]), "DW-MISS-01"),
    "buy": (_buy, "DW-BUY-01"),
    "trade": (lambda s, a: f"Trade with {player_name(a.arg)}", "DW-TRADE-02"),
    "hand_over": (lambda s, a: f"Hand over to {player_name(a.arg)}", "DW-DAY-18"),
    "pass": ("Pass for today", "DW-DAY-12"),
    "end": ("End your turn", "DW-DAY-10"),
    "x": (lambda s, a: f"X is {a.arg}", "DW-X-01"),
    "pay": (lambda s, a: f"Pay with {RESOURCE[a.arg]}", "DW-RES-04"),
    "gain": (lambda s, a: f"Gain {RESOURCE[a.arg]}", "DW-RES-04"),
    "discard": (lambda s, a: f"Discard {KIND_NAMES[a.arg]}", "DW-CARD-02"),
    "scrap": (lambda s, a: f"Scrap {KIND_NAMES[a.arg]}", "DW-CARD-03"),
    "done": ("Done", "DW-ACT-03"),
    "invite": (lambda s, a: f"Invite {player_name(a.arg)}", "DW-COOP-01"),
    "roll": ("Roll the dice", "DW-COOP-10"),
    "go": ("Set out", "DW-MOVE-18"),
    "step": (_step, "DW-MOVE-03"),
    "haul": (_haul, "DW-WAG-02"),
    "push": (_push, "DW-WAG-02"),
    "try": (lambda s, a: f"Try the unknown tile to the {DIRECTION[a.arg]}", "DW-REV-06"),
    "ride": (_ride, "DW-TRAIN-01"),
    "stop": ("Stop here", "DW-MOVE-18"),
    "decline": (lambda s, a: f"Stay out and lose 1 {MOVES[a.arg]}", "DW-REV-09"),
    "look": (lambda s, a: f"Look at the tile in {in_words(a.arg)}", "DW-REV-12"),
    "put": (_put, "DW-CARD-05"),
    "agree": ("Agree to trade", "DW-TRADE-03"),
    "refuse": ("Refuse to trade", "DW-TRADE-09"),
    "give": (lambda s, a: f"Offer {_amount(a)}", "DW-TRADE-04"),
    "ask": (lambda s, a: f"Ask for {_amount(a)}", "DW-TRADE-04"),
    "give_card": (lambda s, a: f"Offer {KIND_NAMES[a.arg]}", "DW-TRADE-04"),
    "ask_card": (lambda s, a: f"Ask for {KIND_NAMES[a.arg]}", "DW-TRADE-04"),
    "ask_colour": (_ask_colour, "DW-TRADE-04"),
    "submit": ("Submit the package", "DW-TRADE-13"),
    "cancel": ("Offer nothing", "DW-TRADE-04"),
    "accept": ("Accept the package", "DW-TRADE-04"),
    "reject": ("Reject the package", "DW-TRADE-04"),
    "counter": ("Answer with a package of your own", "DW-TRADE-13"),
    "help": (lambda s, a: f"Move {player_name(a.arg)} together", "DW-TRADE-07"),
}
"""What each verb says and its clause."""
