"""Why something cannot be done now, with the clause that says so.

A thing is an answer (`move s05`, `flip je`, `loot`) or something on the table (`space:s05`, `car:2`, `switch:je`).
"""

from collections.abc import Callable

from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import POSSIBLE, Refusal
from saddlebag.games.train_heist import abilities, bullets, horse, loot, move, sheriff, switch, trade
from saddlebag.games.train_heist.content import (
    COWBOY,
    FIRST_TRAIN_SPACE,
    JAIL,
    JUNCTION,
    NEIGHBOURS,
    PLATFORM,
    ROOF,
    SECTION_OF,
    SPACE,
    SPACE_NAMES,
    SQUARE,
    SQUARES_OF_CAR,
    TOWN_OF_SPACE,
    TRACKS,
    WILDS,
)
from saddlebag.games.train_heist.decisions import ACTION, IN_JAIL
from saddlebag.games.train_heist.state import ACTIONS, ARRANGING, State
from saddlebag.games.train_heist.story import junction_name

FREE_ACTIONS = {"use_bullet", "pair", "three_of_a_kind", "four_of_a_kind", "straight", "sheriff", "mount", "dismount"}
IN_JAIL_ONLY = {"draw", "escape"}
ALIASES = {
    "drop": "drop_off",
    "rob": "loot",
    "bullet": "take_bullet",
    "wild": "sheriff",
    "give": "trade",
    "walk": "move",
    "ride": "horse",
    "three": "three_of_a_kind",
    "four": "four_of_a_kind",
    "loot_both": "loot",
}
THINGS = {
    "switch": "flip",
    "cowboy": "trade",
    "square": "loot",
    "horse": "horse",
    "town": "drop_off",
    "sheriff": "sheriff",
}


def why_not(s: State, ask: Ask, seat: int, thing: str) -> Refusal:
    """The reason in a sentence and its clause."""
    verb, name = _understood(s, seat, thing)
    if verb not in _REASONS and verb not in IN_JAIL_ONLY:
        known = ", ".join(sorted({*_REASONS, *IN_JAIL_ONLY}))
        return Refusal(f"I do not know {thing!r}. Ask about one of: {known}.", "TH-GEN-06")
    if ask.offers(f"{verb} {name}"):
        return Refusal(POSSIBLE, "TH-GEN-06")
    return _not_now(s, ask, seat, verb) or _REASONS[verb](s, name)


def _understood(s: State, seat: int, thing: str) -> tuple[str, str]:
    """The verb and its word, whichever way the thing was named."""
    kind, colon, name = thing.partition(":")
    if colon:
        if kind == "space":
            return _way_to(s, seat, name), name
        if kind == "car":
            return "board", f"plat_{name}"
        return THINGS.get(kind, kind), name
    verb, _, name = thing.replace(" of a kind", "").partition(" ")
    verb = ALIASES.get(verb, verb)
    if verb == "board" and name.isdigit():
        name = f"plat_{name}"
    return verb, name


def _way_to(s: State, seat: int, name: str) -> str:
    """Moving, boarding or jumping, by where the cowboy and the space are."""
    here_on_train = s.cowboys[seat].place >= FIRST_TRAIN_SPACE
    there_on_train = SPACE.index.get(name, 0) >= FIRST_TRAIN_SPACE
    if here_on_train == there_on_train:
        return "move"
    return "jump" if here_on_train else "board"


def _not_now(s: State, ask: Ask, seat: int, verb: str) -> Refusal | None:
    """Reasons that have nothing to do with the thing itself."""
    cowboy = s.cowboys[seat]
    if s.partner != NOBODY:
        return Refusal("A trade is under way; finish it first.", "TH-TRADE-09")
    if cowboy.flat and seat == s.active:
        return Refusal("You lie flat in Crackpot Canyon and lose this turn; only the train moves.", "TH-TURN-11")
    if s.step not in (ARRANGING, ACTIONS):
        return Refusal("The action step of this turn is over.", "TH-TURN-01")
    if ask.question not in (ACTION, IN_JAIL):
        return Refusal("Something else is under way; answer that question first.", "TH-GEN-06")
    if cowboy.jailed and verb not in IN_JAIL_ONLY:
        return Refusal("You are in jail: you can only draw for keyholes, escape, or end your actions.", "TH-JAIL-11")
    if verb in IN_JAIL_ONLY:
        return _jail_reason(s, verb)
    if s.actions_left < 1 and verb not in FREE_ACTIONS:
        return Refusal("You have no Heist Actions left this turn.", "TH-TURN-03")
    return None


def _jail_reason(s: State, verb: str) -> Refusal:
    if not s.you.jailed:
        return Refusal("You are not in jail.", "TH-JAIL-11")
    if verb == "escape":
        needed = sheriff.keys_needed(s, s.active)
        return Refusal(f"It takes {needed} keyholes or Wilds to open the cell.", "TH-JAIL-13")
    if s.actions_left < 1:
        return Refusal("Each card costs a Heist Action, and none is left.", "TH-JAIL-11")
    if not s.poker.pile:
        return Refusal("There is no card to draw.", "TH-SETUP-28")
    return Refusal("Your hand is at its limit.", "TH-JAIL-22")


# --- the reasons, chapter by chapter ----------------------------------------------------------------------------


def _index(names: Names, name: str) -> int:
    return names.index.get(name, NOBODY)


def _unknown(names: Names, name: str) -> Refusal:
    return Refusal(f"There is no {names.kind} {name!r}; there are {', '.join(names.ids)}.", "TH-GEN-06")


def _move(s: State, name: str) -> Refusal:
    space = _index(SPACE, name)
    here = s.you.place
    if space == NOBODY:
        return _unknown(SPACE, name)
    if space == here:
        return Refusal("You are there already.", "TH-MOVE-01")
    if space == JAIL:
        return Refusal("Nobody walks into the jail; it is entered by arrest.", "TH-MOVE-12")
    if (space < FIRST_TRAIN_SPACE) != (here < FIRST_TRAIN_SPACE):
        how = "board it at a platform" if here < FIRST_TRAIN_SPACE else "jump from a platform or a roof"
        return Refusal(f"That is on the other map; to change maps, {how}.", "TH-GEN-02")
    if space not in NEIGHBOURS[here]:
        return Refusal(f"{SPACE_NAMES[space]} is not adjacent to {SPACE_NAMES[here]}.", "TH-MOVE-01")
    if space in s.cars:
        return Refusal("A train car stands there; board it instead.", "TH-MOVE-03")
    if move.territory(s, s.active) >> space & 1:
        return Refusal("That is Cherokee Territory.", "TH-CHER-02")
    return Refusal("That roof is in the tunnel.", "TH-TUNNEL-04")


def _board(s: State, name: str) -> Refusal:
    space = _index(SPACE, name)
    if space == NOBODY or space < FIRST_TRAIN_SPACE:
        return _unknown(SPACE, name)
    if s.you.place >= FIRST_TRAIN_SPACE:
        return Refusal("You are on the train already.", "TH-BOARD-01")
    section = SECTION_OF[space]
    if space != PLATFORM[section]:
        return Refusal("Roofs and insides cannot be boarded; board at a platform.", "TH-BOARD-09")
    if s.you.place == move.front(s) and section == 1:
        return Refusal("You stand before the engine; a train is never boarded from the front.", "TH-BOARD-03")
    return Refusal(f"You are not next to car {section}, which is at {SPACE_NAMES[s.cars[section - 1]]}.", "TH-BOARD-01")


def _jump(s: State, name: str) -> Refusal:
    space = _index(SPACE, name)
    here = s.you.place
    if space == NOBODY:
        return _unknown(SPACE, name)
    if here < FIRST_TRAIN_SPACE:
        return Refusal("You are not on the train.", "TH-LEAVE-01")
    section = SECTION_OF[here]
    if here not in (PLATFORM[section], ROOF[section]):
        return Refusal("The train is left only from a platform or a roof.", "TH-LEAVE-01")
    if here == ROOF[section]:
        return Refusal("From a roof you can only leap onto a horse beside your car.", "TH-LEAVE-04")
    if space == move.front(s):
        return Refusal("That is right before the engine.", "TH-LEAVE-03")
    if space in s.cars:
        return Refusal("A train car stands there.", "TH-LEAVE-02")
    if space not in NEIGHBOURS[s.cars[section - 1]]:
        return Refusal(f"{SPACE_NAMES[space]} is not next to car {section}.", "TH-LEAVE-02")
    return Refusal("That is Cherokee Territory.", "TH-LEAVE-07")


def _leap(s: State, name: str) -> Refusal:
    here = s.you.place
    if here < FIRST_TRAIN_SPACE or here != ROOF[SECTION_OF[here]]:
        return Refusal("You leap only from a roof.", "TH-LEAVE-04")
    beside = move.beside_section(s, SECTION_OF[here])
    if not any(space in beside for space in s.horses):
        return Refusal("No horse stands beside your car.", "TH-LEAVE-04")
    return Refusal("No horse there can take another rider.", "TH-LEAVE-05")


def _horse(s: State, name: str) -> Refusal:
    if all(space == NOBODY for space in s.horses):
        return Refusal("No horse is left.", "TH-HORSE-17")
    if not s.you.hand:
        return Refusal("A horse moves only for a discarded card, and you hold none.", "TH-HORSE-01")
    if not horse.movable(s):
        return Refusal("Every horse has another rider.", "TH-HORSE-02")
    return Refusal("No horse can get anywhere.", "TH-HORSE-04")


def _loot(s: State, name: str) -> Refusal:
    cowboy = s.you
    if cowboy.place not in SQUARES_OF_CAR:
        return Refusal("You rob passengers only inside a passenger car.", "TH-LOOT-01")
    if not loot.may_loot(s):
        return Refusal("You still hold loot; bring it to a town first.", "TH-LOOT-14")
    if not loot.open_squares(s):
        return Refusal("This car is empty.", "TH-LOOT-01")
    if name and _index(SQUARE, name) not in loot.open_squares(s):
        return Refusal(f"There is no tile at {name} in this car.", "TH-LOOT-02")
    return Refusal("Your cards do not fulfil what the tile asks for.", "TH-LOOT-04")


def _drop_off(s: State, name: str) -> Refusal:
    if not s.you.loot:
        return Refusal("You hold no loot.", "TH-DROP-01")
    return Refusal("You are not in a town.", "TH-DROP-01") if s.you.place not in TOWN_OF_SPACE else _unclear()


def _flip(s: State, name: str) -> Refusal:
    if s.switches_removed:
        return Refusal("The switches are gone since the last event.", "TH-FLIP-04")
    junctions = [_index(JUNCTION, name)] if name in JUNCTION.index else [0, 1]
    near = [junction for junction in junctions if switch.within_reach(s, junction)]
    if not near:
        return Refusal("You must stand on the junction to flip its switch.", "TH-FLIP-02")
    return Refusal(f"The train stands on {junction_name(near[0])}.", "TH-FLIP-03")


def _trade(s: State, name: str) -> Refusal:
    seat = _index(COWBOY, name)
    if name and (seat == NOBODY or seat >= len(s.cowboys)):
        return _unknown(COWBOY, name)
    if seat == s.active:
        return Refusal("You cannot trade with yourself.", "TH-TRADE-01")
    seats = [seat] if name else [each for each in range(len(s.cowboys)) if each != s.active]
    near = [each for each in seats if each in trade.partners(s)]
    if not near:
        if any(s.cowboys[each].jailed for each in seats):
            return Refusal("A prisoner trades only with somebody on the engine platform.", "TH-JAIL-16")
        return Refusal("You trade only with a cowboy on your own space.", "TH-TRADE-01")
    if all(s.refused >> each & 1 for each in near):
        return Refusal("That trade came to nothing this turn; it cannot be offered again.", "TH-TRADE-10")
    if s.cowboys[near[0]].jailed and s.options.jailed_trade_filter:
        return Refusal("A prisoner can receive only keyholes and Wilds, up to his hand limit.", "TH-JAIL-17")
    return Refusal("No card could change hands.", "TH-TRADE-05")


def _take_bullet(s: State, name: str) -> Refusal:
    if s.versus and s.you.bullets >= TRACKS.versus.max_bullets_per_player:
        return Refusal("In versus nobody holds more than one bullet.", "TH-VS-06")
    if s.bullets and not bullets.takeable(s):
        return Refusal("A bullet used this turn cannot be taken again this turn.", "TH-BULLET-06")
    return Refusal("No bullet is left in the supply.", "TH-BULLET-01")


def _use_bullet(s: State, name: str) -> Refusal:
    if s.you.bullets:
        return Refusal("A bullet taken this turn cannot be used this turn.", "TH-BULLET-04")
    return Refusal("You hold no bullet.", "TH-BULLET-03")


def _of_a_kind(size: int, clause: str) -> Callable[[State, str], Refusal]:
    return lambda s, name: Refusal(f"You do not hold {size} cards of one number.", clause)


def _straight(s: State, name: str) -> Refusal:
    if not abilities.straights(s):
        return Refusal("You do not hold four consecutive numbers.", "TH-FREE-05")
    return Refusal("No switch can be flipped now.", "TH-FREE-11")


def _sheriff(s: State, name: str) -> Refusal:
    if not s.you.hand & WILDS:
        return Refusal("Only a Wild moves the Sheriff, and you hold none.", "TH-FREE-06")
    if s.versus and not s.you.on_train:
        return Refusal("In versus the Sheriff is moved only by a player on the train.", "TH-VS-10")
    return Refusal("His line ends there.", "TH-FREE-12")


def _mount(s: State, name: str) -> Refusal:
    if s.you.horse != NOBODY:
        return Refusal("You are in the saddle already.", "TH-HORSE-12")
    if not s.may_mount:
        return Refusal("You have mounted once since your last Heist Action.", "TH-HORSE-15")
    if s.you.place not in s.horses:
        return Refusal("No horse is on your space.", "TH-HORSE-12")
    return Refusal("That horse carries two already.", "TH-HORSE-05")


def _dismount(s: State, name: str) -> Refusal:
    if s.you.horse == NOBODY:
        return Refusal("You are not mounted.", "TH-HORSE-12")
    return Refusal("You have dismounted once since your last Heist Action.", "TH-HORSE-15")


def _unclear(s: State | None = None, name: str = "") -> Refusal:
    return Refusal("That is not possible now.", "TH-GEN-06")


_REASONS: dict[str, Callable[[State, str], Refusal]] = {
    "move": _move,
    "board": _board,
    "jump": _jump,
    "leap": _leap,
    "horse": _horse,
    "loot": _loot,
    "drop_off": _drop_off,
    "flip": _flip,
    "trade": _trade,
    "take_bullet": _take_bullet,
    "use_bullet": _use_bullet,
    "pair": _of_a_kind(2, "TH-FREE-02"),
    "three_of_a_kind": _of_a_kind(3, "TH-FREE-03"),
    "four_of_a_kind": _of_a_kind(4, "TH-FREE-04"),
    "straight": _straight,
    "sheriff": _sheriff,
    "mount": _mount,
    "dismount": _dismount,
    "end": _unclear,
}
