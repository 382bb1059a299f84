"""What players do, as far as goals ask for it: every condition has its memory. Chapter 5.18, ledger 9.11.

The chapters tell what was done (`did`, `won_fight`, `won_poker`, ..); whatever a condition must remember of it is kept
for all four goals of the character, since others may not know which of them was put away. A goal that is met is marked
at once and scored by `rules/goals.py` when nothing is under way.
"""

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import ARREST, BANDIT
from saddlebag.games.western_legends.content import (
    AT_PLACE,
    GOAL_CONDITION,
    GOALS_OF,
    HIDEOUT_LETTER,
    ITEM_KIND,
    MISC,
    REGION_OF,
)
from saddlebag.games.western_legends.effects import goals as fx
from saddlebag.games.western_legends.state import GAMBLER, MARSHAL, Player, State

DEEDS_OF_GOAL = [[deed for way in condition.ways for deed in way] for condition in GOAL_CONDITION]
MOST_DEEDS = max([len(deeds) for deeds in DEEDS_OF_GOAL])
DEEDS_KEPT = MOST_DEEDS * len(GOALS_OF[0])
"""How many numbers a player's deeds need: for each of the four goals one a condition."""


class Watched:
    """A condition of a character that is met by something that happens, and where its memory is."""

    def __init__(self, goal: int, place: int, deed: fx.Deed) -> None:
        self.goal = goal
        self.place = place
        self.deed = deed


WATCHED = [
    [
        Watched(goal, MOST_DEEDS * number + place, deed)
        for number, goal in enumerate(goals)
        for place, deed in enumerate(DEEDS_OF_GOAL[goal])
        if not deed.is_state
    ]
    for goals in GOALS_OF
]
"""By character."""
STATES = [[goal for goal in goals if GOAL_CONDITION[goal].is_state] for goals in GOALS_OF]
"""The goals of each character that are met while something holds."""
FORGOTTEN = [
    [
        each.place
        for each in watched
        if each.deed.tally.how == fx.IN_TURN or isinstance(each.deed, fx.SameTurn | fx.WrangleBesideMarshal)
    ]
    for watched in WATCHED
]
"""What counts for one turn only."""
NEW_TURN = 16
"""Where turns must differ, the memory is the last one, times this, and how many there were."""


def watched(s: State, seat: int) -> list[Watched]:
    """What is still asked of a player; nothing in set-up and without goals. WL-GOAL-06"""
    player = s.players[seat]
    if player.deeds is None or not s.set_up:
        return []
    met = player.deeds.met
    return [each for each in WATCHED[player.character] if not met >> each.goal & 1]


def mark(player: Player, goal: int) -> None:
    """A goal is met. WL-GOAL-03"""
    assert player.deeds is not None
    player.deeds.met |= 1 << goal


def tally(s: State, player: Player, each: Watched, amount: int = 1, which: int = 0) -> None:
    """Once more, or so much more; the goal is marked if that is enough. WL-GOAL-06"""
    assert player.deeds is not None
    counts, asked = player.deeds.counts, each.deed.tally
    if asked.how == fx.AT_ONCE:
        reached = amount
    elif asked.how == fx.DIFFERENT:
        counts[each.place] |= 1 << which
        reached = counts[each.place].bit_count()
    else:
        counts[each.place] += amount
        reached = counts[each.place]
    if reached >= asked.number:
        mark(player, each.goal)


# --- what was done ----------------------------------------------------------------------------------------------------


def did(s: State, seat: int, deed: int, amount: int = 1, which: int = 0, wounds: int = NOBODY) -> None:
    """A deed of `fx.DEED_WORD`: how much of it, which of those that differ, and with how many wounds, where those have
    changed since. WL-GOAL-06, WL-GOAL-07"""
    if s.players[seat].deeds is None:
        return
    player = s.players[seat]
    had = player.wounds if wounds == NOBODY else wounds
    for each in watched(s, seat):
        asked = each.deed
        if isinstance(asked, fx.Do):
            if asked.deed == deed and had >= asked.wounds:
                if deed == fx.MESA_WALK:
                    in_another_turn(s, player, each)
                else:
                    tally(s, player, each, amount, which)
        elif isinstance(asked, fx.SameTurn) and deed in asked.deeds:
            remember(player, each, asked.deeds.index(deed), len(asked.deeds))


def in_another_turn(s: State, player: Player, each: Watched) -> None:
    """What differs is the turn."""
    assert player.deeds is not None
    last, times = divmod(player.deeds.counts[each.place], NEW_TURN)
    if last != s.turns:
        player.deeds.counts[each.place] = s.turns * NEW_TURN + times + 1
        if times + 1 >= each.deed.tally.number:
            mark(player, each.goal)


def remember(player: Player, each: Watched, place: int, number: int) -> None:
    """One of several things that all must be done."""
    assert player.deeds is not None
    counts = player.deeds.counts
    counts[each.place] |= 1 << place
    if counts[each.place] == (1 << number) - 1:
        mark(player, each.goal)


def won_fight(s: State, seat: int, value: int = 0, unopposed: bool = False) -> None:
    """The fight under way is won by a player, before its results, with a card of this final value; unopposed where the
    other one played none. WL-GOAL-07"""
    fight, player = s.fight, s.players[seat]
    if player.deeds is None or fight is None:
        return
    between_players = fight.kind <= ARREST
    starts = fight.fighter == seat
    other = fight.rival if starts else fight.fighter
    which = 0
    if between_players:
        which = other
    elif fight.kind == BANDIT:
        which = HIDEOUT_LETTER[fight.space]
    rival = s.players[other] if between_players and other < len(s.players) else None
    for each in watched(s, seat):
        asked = each.deed
        if not isinstance(asked, fx.Win):
            continue
        if fx.ANY_FIGHT not in asked.fights and fight.kind + 1 not in asked.fights:
            continue
        if (asked.as_target and not (between_players and not starts)) or (asked.unopposed and not unopposed):
            continue
        if value < asked.value or player.wounds < asked.wounds or fight.number < asked.fight_cards:
            continue
        if asked.weapon is not None and player.weapon != asked.weapon.number:
            continue
        if asked.place is not None and not AT_PLACE[asked.place.number] >> player.place & 1:
            continue
        if asked.vs_marshal and (rival is None or rival.marshal < asked.vs_marshal):
            continue
        if asked.vs_wanted and (rival is None or rival.wanted < asked.vs_wanted):
            continue
        tally(s, player, each, 1, which)
    did(s, seat, fx.FIGHT_WIN)


def won_poker(s: State, seat: int, hand: int, pot: int) -> None:
    """A game that counts as poker is won, with such a hand of `fx.HAND_WORD` or a better one. AU-HR-09, AU-HSP-02"""
    player = s.players[seat]
    for each in watched(s, seat):
        asked = each.deed
        if not isinstance(asked, fx.WinPoker):
            continue
        if (asked.not_active and seat == s.active) or hand < asked.hand:
            continue
        if pot >= asked.pot and player.wounds >= asked.wounds:
            tally(s, player, each)
    did(s, seat, fx.POKER_WIN)


def used_item(s: State, seat: int, item: int) -> None:
    """The action of an item is used. WL-CARD-02"""
    for each in watched(s, seat):
        if isinstance(each.deed, fx.Use) and each.deed.item.number == item:
            mark(s.players[seat], each.goal)


WITH_POINT, WITHOUT_POINT, POINT = 1, 2, 4


def delivered(s: State, seat: int, wrangled: bool, points: int, at_camp: bool) -> None:
    """A cattle token was wrangled or rustled, and so many points came of it. WL-RANCH-03, WL-RANCH-04, AU-CAMP-01"""
    did(s, seat, fx.DELIVER_CATTLE)
    if at_camp:
        did(s, seat, fx.CAMP_RUSTLE)
    for each in watched(s, seat) if wrangled else []:
        if isinstance(each.deed, fx.WrangleBesideMarshal):
            deeds = s.players[seat].deeds
            assert deeds is not None
            deeds.counts[each.place] |= WITH_POINT if points else WITHOUT_POINT
            beside_marshal(s.players[seat], each)


def gained_marshal_point(s: State, seat: int) -> None:
    """Those of deliveries included."""
    for each in watched(s, seat):
        if isinstance(each.deed, fx.WrangleBesideMarshal):
            deeds = s.players[seat].deeds
            assert deeds is not None
            deeds.counts[each.place] += POINT
            beside_marshal(s.players[seat], each)


def beside_marshal(player: Player, each: Watched) -> None:
    """The point of the delivery itself is not the other one."""
    assert player.deeds is not None
    memory = player.deeds.counts[each.place]
    points = memory // POINT
    if (memory & WITHOUT_POINT and points >= 1) or (memory & WITH_POINT and points >= 2):
        mark(player, each.goal)


# --- moves and turns --------------------------------------------------------------------------------------------------


def ended_move(s: State, seat: int, spaces: int, space: int) -> None:
    """A move action of a player has ended in a space, after so many spaces. WL-MOVE-08, WL-MOVE-12"""
    did(s, seat, fx.MOVE, spaces)
    _ended(s, seat, fx.MOVES_END, space)


def _ended(s: State, seat: int, what: int, space: int) -> None:
    player = s.players[seat]
    for each in watched(s, seat):
        asked = each.deed
        if isinstance(asked, fx.EndAt) and asked.what == what:
            for number, place in enumerate(asked.places):
                if AT_PLACE[place.number] >> space & 1:
                    remember(player, each, number, len(asked.places))


def began_turn(s: State) -> None:
    """What counts for one turn only begins anew, for everybody. WL-GOAL-07"""
    for seat, player in enumerate(s.players):
        if player.deeds is None:
            continue
        for place in FORGOTTEN[player.character]:
            player.deeds.counts[place] = 0
        for each in watched(s, seat) if seat == s.active and s.turn is not None else []:
            if isinstance(each.deed, fx.Recover):
                player.deeds.counts[each.place] = player.wounds


def ended_turn(s: State) -> None:
    """The active player's turn is over. WL-TURN-10"""
    seat, player = s.active, s.you
    if player.deeds is None:
        return
    counts = player.deeds.counts
    did(s, seat, fx.END_TURN, which=REGION_OF[player.place])
    _ended(s, seat, fx.TURNS_END, player.place)
    for each in watched(s, seat):
        asked = each.deed
        if isinstance(asked, fx.EndTurnWith):
            if player.hand.bit_count() >= asked.cards:
                mark(player, each.goal)
        elif isinstance(asked, fx.Recover):
            if not player.wounds and counts[each.place] >= asked.wounds:
                mark(player, each.goal)
        elif isinstance(asked, fx.EndInARow):
            reached = counts[each.place]
            if not AT_PLACE[asked.places[reached].number] >> player.place & 1:
                reached = 0
            if AT_PLACE[asked.places[reached].number] >> player.place & 1:
                reached += 1
            counts[each.place] = reached
            if reached == len(asked.places):
                mark(player, each.goal)


# --- states -----------------------------------------------------------------------------------------------------------


def gained_money(s: State, seat: int, dollars: int) -> None:
    """Money was really received. WL-GOAL-07"""
    did(s, seat, fx.GAIN_MONEY, dollars)
    gained(s, seat)


def gained_point(s: State, seat: int, track: int) -> None:
    """A point on a track was gained."""
    if s.players[seat].deeds is None:
        return
    if track == MARSHAL:
        gained_marshal_point(s, seat)
    elif track == GAMBLER:
        did(s, seat, fx.GAIN_GAMBLER)
    gained(s, seat)


def gained(s: State, seat: int) -> None:
    """A player has more of something than before: money, nuggets, points or items. Goals that ask to have it are looked
    at. WL-GOAL-03"""
    player = s.players[seat]
    if player.deeds is None or not s.set_up:
        return
    for goal in STATES[player.character]:
        if any(all(holds(player, deed) for deed in way) for way in GOAL_CONDITION[goal].ways):
            mark(player, goal)


def holds(player: Player, deed: fx.Deed) -> bool:
    """Whether a state is as a goal asks for."""
    if isinstance(deed, fx.Have):
        had = (player.money, player.nuggets, player.marshal, player.wanted, player.gambler)
        return had[deed.meter] >= deed.number
    if isinstance(deed, fx.Own):
        owned = player.upgraded if deed.upgraded else player.items
        return bool(owned >> deed.item.number & 1)
    assert isinstance(deed, fx.OwnSeveral)
    if deed.what == fx.OWN_UPGRADED:
        return player.upgraded.bit_count() >= deed.number
    return sum([ITEM_KIND[item] == MISC for item in bits(player.items)]) >= deed.number
