"""What holds at this moment: shields, locks, blanks, limits, prices, conditions, and the stats of a dude.

Static abilities are looked up whenever somebody asks, so they are recalculated continuously. HD-ABIL-08
"""

from typing import NamedTuple

from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.effects import statics as fx
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.abilities import Static
from saddlebag.games.high_stakes_drifter.effects.statics import StaticStep
from saddlebag.games.high_stakes_drifter.effects.terms import Condition, Num
from saddlebag.games.high_stakes_drifter.rules.members import count_members
from saddlebag.games.high_stakes_drifter.rules.pots import main_pot
from saddlebag.games.high_stakes_drifter.state import (
    ACCEPTING,
    BAN,
    BLANK,
    FORBID,
    FREE_REINVEST,
    KLIMIT,
    MOD,
    OBLIGE,
    ONLY,
    SIDE_MOD,
    SIDE_STAT,
    SIDE_VALUE,
    SWAP,
    Piece,
    State,
)

ALL_STATS = 7
"""Smarts, skill and luck as a set."""
NOWHERE = -1
RECOSTS: list[tuple[fx.Recost, ...]] = [
    tuple(step for static in statics for step in static.steps if isinstance(step, fx.Recost))
    for statics in content.CARD_STATICS
]
"""What each card changes of the price of gear while it is revealed."""


class Part(NamedTuple):
    """A part of a dude's stats."""

    source: str
    card: int
    """The card that gives it, or the side of a kicker chip."""
    piece: int
    smarts: int
    skill: int
    luck: int


# --- where a card is --------------------------------------------------------------------------------------------


def in_street(s: State, seat: int, piece: Piece) -> bool:
    """Whether a card is in the street: the dude there, its gear, its fortune cards. HD-ZONE-19, HD-ZONE-23"""
    fighter = s.players[seat].fighter
    return fighter >= 0 and (piece.id == fighter or piece.bearer == fighter)


def in_shootout(s: State) -> bool:
    """Whether a shootout is under way. HD-CHAL-15"""
    return s.challenge is not None and not s.next.startswith(ACCEPTING)


def dude_of(s: State, seat: int, piece: Piece) -> Piece | None:
    """The dude that a card belongs to: itself, its bearer, for a fortune card the player's dude in the street."""
    if piece.bearer < 0:
        return piece
    for each in s.players[seat].table:
        if each.id == piece.bearer:
            return each
    return None


# --- blank, shield, static abilities ----------------------------------------------------------------------------


def is_blank(s: State, piece: Piece) -> bool:
    """Whether a card has lost abilities and printed modifiers. HD-ABIL-24"""
    for effect in s.lasting:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if effect.what == BLANK and effect.target == piece.id:
            return True
    return False


def has_abilities(s: State, piece: Piece) -> bool:
    """An ability works while its card is revealed and not blank; in the quick-start game dudes have none.
    HD-ABIL-07, HD-CARD-07, HD-CONC-09, HD-QS-12"""
    return piece.up and not is_blank(s, piece) and not (piece.bearer < 0 and s.options.mode == "quickstart")


def holds(s: State, seat: int, piece: Piece, static: Static) -> bool:
    """Whether the state and the condition of a static ability hold. HD-ABIL-08"""
    if static.state == terms.WHILE_STREET and not (in_shootout(s) and in_street(s, seat, piece)):
        return False
    return static.condition is None or condition_holds(s, seat, piece, static.condition)


def static_steps(s: State, seat: int, dude: Piece) -> list[tuple[Piece, StaticStep]]:
    """What the static abilities of a dude and of the cards beside it do to it now."""
    found: list[tuple[Piece, StaticStep]] = []
    for piece in s.players[seat].table:
        if piece is dude or piece.bearer == dude.id:
            statics = content.CARD_STATICS[piece.shape]
            if statics and has_abilities(s, piece):
                for static in statics:
                    if holds(s, seat, piece, static):
                        found += [(piece, step) for step in static.steps]
    return found


def is_shielded(s: State, seat: int, dude: Piece) -> bool:
    """Whether opponents' abilities cannot choose or change a dude. HD-ABIL-21"""
    for piece in s.players[seat].table:
        if (piece is dude or piece.bearer == dude.id) and content.CARD_STATICS[piece.shape]:
            for static in content.CARD_STATICS[piece.shape]:
                for step in static.steps:
                    if type(step) is fx.Shield and has_abilities(s, piece) and holds(s, seat, piece, static):
                        return True
    return False


def has_tie_win(s: State, seat: int, dude: Piece) -> bool:
    """Whether a dude wins ties for the highest stat. HD-SHOW-12"""
    return any(type(step) is fx.TieWin for _, step in static_steps(s, seat, dude))


# --- conditions -------------------------------------------------------------------------------------------------


def condition_holds(s: State, seat: int, piece: Piece, condition: Condition, side: int = NOWHERE) -> bool:
    """Whether the condition of an ability holds; `side` is the upper side of the kicker chip of the event.
    HD-ABIL-27"""
    test, number = condition.test, condition.number
    if test == terms.IF_ISSUED:
        return s.challenger == seat
    if test == terms.IF_ACCEPTED:
        return s.challenger != seat and s.challenge is not None and bool(s.challenge.joined >> seat & 1)
    if test == terms.IF_NEGATIVE:
        return side >= 0 and SIDE_MOD[side] < 0
    if test == terms.IF_POSITIVE:
        return side >= 0 and SIDE_MOD[side] > 0
    if test == terms.IF_OPP_FACTION:
        return opposes_faction(s, seat, number)
    if test == terms.IF_DUDE_FACTION:
        dude = dude_of(s, seat, piece)
        return dude is not None and dude.up and content.CARD_FACTION[dude.shape] == number and not s.quickstart
    if test == terms.IF_NAMED:
        return any(each.up and each.shape == number for each in s.players[seat].table)
    if test == terms.IF_POT:
        dead = 0 if s.challenge is None else s.challenge.dead
        return main_pot(dead, [player.bets for player in s.players], s.inside) >= number
    if test == terms.IF_PLAYERS:
        return s.inside.bit_count() >= number
    dude = dude_of(s, seat, piece)
    if dude is None:
        return False
    gear = [each for each in s.gear_of(seat, dude.id) if each.up]
    return len(gear if test == terms.IF_GEAR else [each for each in gear if content.IS_WEAPON[each.shape]]) >= number


def opposes_faction(s: State, seat: int, faction: int) -> bool:
    """Whether some revealed opposing dude in the street has this faction; factions are no part of the quick-start
    game. HD-QS-12"""
    if s.quickstart:
        return False
    for other in s.in_order():
        fighter = s.players[other].fighter
        if other != seat and fighter >= 0:
            dude = s.of(other, fighter)
            if dude.up and content.CARD_FACTION[dude.shape] == faction:
                return True
    return False


def amount(s: State, seat: int, piece: Piece, num: Num) -> int:
    """By how much something changes; counts are taken now."""
    return num.number if num.count == terms.NONE else min(num.cap, count_members(s, seat, piece, num.count))


# --- kicker limit and prices ------------------------------------------------------------------------------------


def kicker_limit(s: State, seat: int, dude: Piece) -> int:
    """The kicker limit of a dude with what changes it. HD-KICK-07, HD-KICK-17"""
    limit = content.CARD_LIMIT[dude.shape]
    for piece, step in static_steps(s, seat, dude):
        if isinstance(step, fx.StaticKlimit):
            limit += amount(s, seat, piece, step.num)
    for effect in s.lasting:
        if effect.what == KLIMIT and effect.target == dude.id:
            limit += effect.number
    return limit


def kicker_room(s: State, seat: int, dude: Piece) -> int:
    """What a further kicker chip may be worth at most; a concealed dude has no limit and takes none. HD-KICK-08"""
    if not dude.up:
        return 0
    return kicker_limit(s, seat, dude) - sum([SIDE_VALUE[side] for side in dude.kickers])


def gear_discount(s: State, seat: int) -> int:
    """By how much less gear costs a player to play or reinvest; several add up. HD-ABIL-26"""
    less = 0
    for piece in s.players[seat].table:
        if RECOSTS[piece.shape] and has_abilities(s, piece):
            for static in content.CARD_STATICS[piece.shape]:
                if holds(s, seat, piece, static):
                    less -= sum([amount(s, seat, piece, step.num) for step in static.steps if type(step) is fx.Recost])
    return less


def reinvest_cost(s: State, seat: int, piece: Piece) -> int:
    """What it costs to reinvest a card: the cost of the card itself. HD-AFTER-06, HD-AFTER-12, HD-COPY-15"""
    cost = content.CARD_COST[piece.card]
    if piece.bearer >= 0:
        return max(0, cost - gear_discount(s, seat))
    return 0 if any(each.what == FREE_REINVEST and each.target == piece.id for each in s.lasting) else cost


# --- what players may and must ----------------------------------------------------------------------------------


def is_forbidden(s: State, seat: int, act: int) -> bool:
    """Whether an ability says a player can't do something; that beats whatever says they can or must. HD-ABIL-03"""
    return any(each.what == FORBID and each.seat == seat and each.which == act for each in s.lasting)


def is_obliged(s: State, seat: int, act: int) -> bool:
    """Whether an ability says that a player must do something. HD-AFTER-13"""
    return any(each.what == OBLIGE and each.seat == seat and each.which == act for each in s.lasting)


def counting_stats(s: State) -> int:
    """The stats that count, as a set: `only` bars the other two, `ban` its own; all of them add up. HD-ABIL-25"""
    counting = ALL_STATS
    for each in s.lasting:
        if each.what == ONLY:
            counting &= 1 << each.which
        elif each.what == BAN:
            counting &= ~(1 << each.which)
    return counting


# --- stats ------------------------------------------------------------------------------------------------------


def stat_parts(s: State, seat: int, dude: Piece) -> list[Part]:
    """How the stats of a dude add up: printed values, swaps, gear, fortune cards, kicker chips, abilities. HD-SHOW-09

    Of a concealed dude, what has been laid on it. HD-CONC-05, HD-CONC-08"""
    parts: list[Part] = []
    statics = static_steps(s, seat, dude)
    shielded = bool(statics) and any(type(step) is fx.Shield for _, step in statics)
    locked = [step.stat for _, step in statics if isinstance(step, fx.Lock)]
    if dude.up:
        printed = content.CARD_STATS[dude.shape]
        parts.append(Part("printed", dude.shape, dude.id, *printed))
        parts += _swap_parts(s, seat, dude, shielded, list(printed))
        for piece in s.players[seat].table:
            if piece.bearer == dude.id and piece.up and any(content.CARD_STATS[piece.shape]) and not is_blank(s, piece):
                source = "fortune" if content.CARD_KIND[piece.shape] == content.FORTUNE else "gear"
                parts.append(_locked(locked, source, piece.shape, piece.id, list(content.CARD_STATS[piece.shape])))
        for side in dude.kickers:
            parts.append(_one_stat(locked, "kicker", side, dude.id, SIDE_STAT[side], SIDE_MOD[side]))
    for effect in s.lasting:
        if effect.what == MOD and effect.target == dude.id and not (shielded and effect.by != seat):
            source_card = s.find(effect.source)
            card = source_card.shape if source_card is not None else NOWHERE
            parts.append(_one_stat(locked, "ability", card, effect.source, effect.which, effect.number))
    for piece, step in statics:
        if isinstance(step, fx.StaticMod):
            change = amount(s, seat, piece, step.num)
            parts.append(_one_stat(locked, "ability", piece.shape, piece.id, step.stat, change))
    return parts


def _swap_parts(s: State, seat: int, dude: Piece, shielded: bool, printed: list[int]) -> list[Part]:
    """Swaps of printed values in the order made; a lock does not stop them. HD-SHOW-09, HD-ABIL-23"""
    parts: list[Part] = []
    for effect in s.lasting:
        if effect.what == SWAP and effect.target == dude.id and not (shielded and effect.by != seat):
            before = printed[:]
            printed[effect.which], printed[effect.number] = printed[effect.number], printed[effect.which]
            change = [after - old for after, old in zip(printed, before, strict=True)]
            parts.append(Part("swap", NOWHERE, effect.source, *change))
    return parts


def _locked(locked: list[int], source: str, card: int, piece: int, change: list[int]) -> Part:
    """A part without what would lower a locked stat. HD-ABIL-23"""
    for stat in locked:
        change[stat] = max(0, change[stat])
    return Part(source, card, piece, *change)


def _one_stat(locked: list[int], source: str, card: int, piece: int, stat: int, number: int) -> Part:
    change = [0, 0, 0]
    change[stat] = number
    return _locked(locked, source, card, piece, change)


def stats(s: State, seat: int, dude: Piece) -> list[int]:
    """Smarts, skill and luck of a dude as they stand now; there is no floor. HD-SHOW-09, HD-CARD-11"""
    smarts = skill = luck = 0
    for part in stat_parts(s, seat, dude):
        smarts += part.smarts
        skill += part.skill
        luck += part.luck
    return [smarts, skill, luck]
