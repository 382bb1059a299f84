"""Answers in words, with what they touch on the table and the clause behind them."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Description
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
from saddlebag.games.deck_goes_west.cooperation import resource
from saddlebag.games.deck_goes_west.decisions import AMOUNTS, ANY_COLOUR, JOB_TEXT, WANTED_COLOUR
from saddlebag.games.deck_goes_west.grid import BESIDE, CELL, DIRECTION, in_words
from saddlebag.games.deck_goes_west.jobs import MOVES
from saddlebag.games.deck_goes_west.state import ATTEMPT, PLAYER, State
from saddlebag.games.deck_goes_west.story import player_name
from saddlebag.games.deck_goes_west.tasks import (
    BUY_TASKS,
    CARD_TASKS,
    CHARACTER_TASKS,
    MISSION_TASKS,
    TILE_TASKS,
    Task,
)
from saddlebag.games.deck_goes_west.trade import other_side
from saddlebag.games.deck_goes_west.ways import COST, WAY
from saddlebag.games.deck_goes_west.words import job_words


def prompt(s: State, ask: Ask) -> str:
    """The question in words."""
    about = _ABOUT.get(ask.question.name)
    return ask.question.text if about is None else ask.question.text.format(about(s, ask.about))


def describe(s: State, ask: Ask, action: Action) -> Description:
    """Label, what the answer touches, clause."""
    words, clause = _WORDS[action.verb]
    label = words(s, ask, action) if callable(words) else words
    return Description(label, touches(s, ask.seat, action), clause)


def touches(s: State, seat: int, action: Action) -> list[str]:
    """The things on the table that stand for this answer, as `kind:id`."""
    arg = action.arg
    match action.verb:
        case "play" | "discard" | "scrap" | "give_card":
            return _in_hand(s, seat, arg)
        case "ask_card":
            return _in_hand(s, other_side(s), arg)
        case "ability":
            return [f"character:{CHARACTERS[s.players[seat].character].id}"]
        case "tile":
            return [f"cell:{CELL[s.players[seat].cell]}"]
        case "mission":
            return [f"mission:{arg + 1}"]
        case "buy":
            return [f"card:{CARD[row_card(s, arg)]}"]
        case "step" | "haul" | "push" | "try":
            return [f"cell:{CELL[s.players[seat].cell + BESIDE[arg]]}"]
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


def _in_hand(s: State, seat: int, kind: int) -> list[str]:
    """All cards of a kind in a hand that the asked may see: the own one, or one that lies open."""
    return [f"card:{CARD[card]}" for card in s.players[seat].hand if KIND_OF[card] == kind]


def row_card(s: State, slot: int) -> int:
    """The card in a slot of the trade row."""
    return s.trade_row[slot - ROW + len(s.trade_row)]


def _job(task: Task) -> str:
    words = job_words(task.job)
    return words[0].upper() + words[1:]


def _play(s: State, ask: Ask, action: Action) -> str:
    kind, number = action.args
    return f"{KIND_NAMES[kind]}: {job_words(CARD_TASKS[kind][number].job)}"


def _ability(s: State, ask: Ask, action: Action) -> str:
    character = s.players[ask.seat].character
    return f"{CHARACTERS[character].name}: {job_words(CHARACTER_TASKS[character][action.arg].job)}"


def _tile(s: State, ask: Ask, action: Action) -> str:
    tile = s.land[s.players[ask.seat].cell]
    task = TILE_TASKS[tile]
    return f"{TILE_NAMES[tile]}: {job_words(task.job)}" if task else TILE_NAMES[tile]


def _buy(s: State, ask: Ask, action: Action) -> str:
    slot, number = action.args
    card = row_card(s, slot)
    return f"Buy {CARD_NAMES[card]}: {job_words(BUY_TASKS[KIND_OF[card]][slot][number].job)}"


def _way(action: Action) -> str:
    """What a step spends: "1 climb", "2 walk", "nothing, along the railway"."""
    way = COST[action.args[1]]
    if way.refund:
        return "free along the railway" if way.refund >= way.walk else f"{WAY[way.name]}"
    spent = [f"{number} {how}" for how, number in zip(MOVES, (way.walk, way.climb, way.sail), strict=True) if number]
    return "for " + " and ".join(spent)


def _step(s: State, ask: Ask, action: Action) -> str:
    enters = "Enter" if s.stage == ATTEMPT else "Go"
    return f"{enters} {DIRECTION[action.arg]}{_where(s, ask, action)} {_way(action)}{_wounds(s, ask)}"


def _haul(s: State, ask: Ask, action: Action) -> str:
    return f"Go {DIRECTION[action.arg]}{_where(s, ask, action)} with the wagon {_way(action)}{_wounds(s, ask)}"


def _push(s: State, ask: Ask, action: Action) -> str:
    return f"Push the wagon {DIRECTION[action.arg]}{_where(s, ask, action)} {_way(action)}"


def _where(s: State, ask: Ask, action: Action) -> str:
    tile = s.land.get(s.players[ask.seat].cell + BESIDE[action.arg], NOBODY)
    return "" if tile == NOBODY else f" to {TILE_NAMES[tile]}"


def _ride(s: State, ask: Ask, action: Action) -> str:
    return f"Ride the train to {TILE_NAMES[s.land[action.arg]]} in {in_words(action.arg)}{_wounds(s, ask)}"


def _wounds(s: State, ask: Ask) -> str:
    """What it costs to turn one's back on bandits. DW-MOVE-14"""
    return ", and get hurt leaving bandits (1 pain card)" if s.players[ask.seat].cell in s.bandits else ""


def _put(s: State, ask: Ask, action: Action) -> str:
    return f"Put {CARD_NAMES[ask.about]} on the {('draw', 'discard')[action.arg]} pile"


def _ask_colour(s: State, ask: Ask, action: Action) -> str:
    if action.arg == ANY_COLOUR:
        return "Ask for a card of any colour"
    return f"Ask for a {WANTED_COLOUR[action.arg]} card"


def _amount(action: Action) -> str:
    return f"{AMOUNTS[action.arg]} {RESOURCE[action.args[1]]}"


_ABOUT: dict[str, Callable[[State, int], str]] = {
    "action": lambda s, _: _how_many(s),
    "x": lambda s, job: JOB_TEXT[job],
    "pay_what": lambda s, amount: str(amount),
    "join": lambda s, seat: f"{player_name(seat)} rolls for {RESOURCE[resource(s)]}",
    "load": lambda s, seat: player_name(seat),
    "move": lambda s, _: _pool(s),
    "enter": lambda s, cell: TILE_NAMES[s.land[cell]],
    "which_pile": lambda s, card: CARD_NAMES[card],
    "fight": lambda s, cell: f"{s.bandits[cell]} here",
    "consent": lambda s, seat: player_name(seat),
    "build_package": lambda s, seat: player_name(seat),
    "answer_package": lambda s, seat: player_name(seat),
    "fill": lambda s, colour: WANTED_COLOUR[colour],
    "help_whom": lambda s, seat: player_name(seat),
}
"""What each question is about."""


def _how_many(s: State) -> str:
    """How the turn may go on beside an action. DW-DAY-10, DW-DAY-12"""
    if not s.versus:
        return ", or pass for today"
    if s.acted:
        return ", or end your turn"
    return ", or pass for today" if s.actions_left > 1 else " (one only), or pass for today"


def _pool(s: State) -> str:
    """The movement that is left: "walk 2, train 5"."""
    parts = [f"{MOVES[how]} {number}" for how, number in enumerate(s.pool) if number]
    return ", ".join(parts + [f"train {reach}" for reach in s.rides])


_WORDS: dict[str, tuple[str | Callable[[State, Ask, Action], str], str]] = {
    "play": (_play, "DW-ACT-01"),
    "ability": (_ability, "DW-CHAR-01"),
    "tile": (_tile, "DW-TILE-01"),
    "mission": (lambda s, ask, a: _job(MISSION_TASKS[s.mission][a.arg]), "DW-MISS-01"),
    "buy": (_buy, "DW-BUY-01"),
    "trade": (lambda s, ask, a: f"Trade with {player_name(a.arg)}", "DW-TRADE-02"),
    "hand_over": (lambda s, ask, a: f"Hand over to {player_name(a.arg)}", "DW-DAY-18"),
    "pass": ("Pass for today", "DW-DAY-12"),
    "end": ("End your turn", "DW-DAY-10"),
    "x": (lambda s, ask, a: f"X is {a.arg}", "DW-X-01"),
    "pay": (lambda s, ask, a: f"Pay with {RESOURCE[a.arg]}", "DW-RES-04"),
    "gain": (lambda s, ask, a: f"Gain {RESOURCE[a.arg]}", "DW-RES-04"),
    "discard": (lambda s, ask, a: f"Discard {KIND_NAMES[a.arg]}", "DW-CARD-02"),
    "scrap": (lambda s, ask, a: f"Scrap {KIND_NAMES[a.arg]}", "DW-CARD-03"),
    "done": ("Done", "DW-ACT-03"),
    "invite": (lambda s, ask, a: f"Invite {player_name(a.arg)}", "DW-COOP-01"),
    "roll": ("Roll the dice", "DW-COOP-10"),
    "go": ("Set out", "DW-MOVE-18"),
    "step": (_step, "DW-MOVE-03"),
    "haul": (_haul, "DW-WAG-02"),
    "push": (_push, "DW-WAG-02"),
    "try": (lambda s, ask, a: f"Try the unknown tile to the {DIRECTION[a.arg]}", "DW-REV-06"),
    "ride": (_ride, "DW-TRAIN-01"),
    "stop": ("Stop here", "DW-MOVE-18"),
    "decline": (lambda s, ask, a: f"Stay out and lose 1 {MOVES[a.arg]}", "DW-REV-09"),
    "look": (lambda s, ask, a: f"Look at the tile in {in_words(a.arg)}", "DW-REV-12"),
    "put": (_put, "DW-CARD-05"),
    "agree": ("Agree to trade", "DW-TRADE-03"),
    "refuse": ("Refuse to trade", "DW-TRADE-09"),
    "give": (lambda s, ask, a: f"Offer {_amount(a)}", "DW-TRADE-04"),
    "ask": (lambda s, ask, a: f"Ask for {_amount(a)}", "DW-TRADE-04"),
    "give_card": (lambda s, ask, a: f"Offer {KIND_NAMES[a.arg]}", "DW-TRADE-04"),
    "ask_card": (lambda s, ask, a: f"Ask for {KIND_NAMES[a.arg]}", "DW-TRADE-04"),
    "ask_colour": (_ask_colour, "DW-TRADE-04"),
    "submit": ("Submit the package", "DW-TRADE-13"),
    "cancel": ("Offer nothing", "DW-TRADE-04"),
    "accept": ("Accept the package", "DW-TRADE-04"),
    "reject": ("Reject the package", "DW-TRADE-04"),
    "counter": ("Answer with a package of your own", "DW-TRADE-13"),
    "help": (lambda s, ask, a: f"Move {player_name(a.arg)} together", "DW-TRADE-07"),
}
"""What each verb says and its clause."""
