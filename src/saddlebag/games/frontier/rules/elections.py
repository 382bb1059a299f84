"""Votes, ties and promises. Chapter 5.18."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import signed
from saddlebag.games.frontier.content import (
    CHARACTER_CLASS,
    ELECTION_FIELDS,
    ELECTION_NUMBER,
    FIRST_PUBLIC,
    HEALTH_TAG,
    HIGHEST,
    PUBLIC,
    PUBLIC_TAG,
    SAFETY_TAG,
    STATUS,
    WEALTH_TAG,
)
from saddlebag.games.frontier.effects.terms import HEALTH, POLITICAL, SAFETY, VOTE, VOTES, WEALTH
from saddlebag.games.frontier.rules import goods, standing
from saddlebag.games.frontier.rules.asking import pick
from saddlebag.games.frontier.state import State, replaced
from saddlebag.games.frontier.words import politics_story as story

VOTES_OF_CLASS = (1, 2, 3)
"""Of an assistant, a partner, a tycoon. FO-AST-04, FO-PAR-02, FO-TYC-08"""
TYCOONS_COUNTED = 2
"""So many give votes at most. FO-TYC-08"""
KEPT_PROMISE = 1
"""Political points. FO-MAYOR-01"""

# --- promises that were made --------------------------------------------------------------------------------------


def settle_promises(s: State) -> Rule[None]:
    """Each promise that is reached or passed is kept, each other one is broken: points for the mayor. FO-MAYOR-01"""
    kept = [(status, value) for status, value in _promised(s) if s.status[status] >= value]
    broken = [(status, value) for status, value in _promised(s) if s.status[status] < value]
    s.broke_promise = bool(broken)
    s.promises = [[] for _ in STATUS.ids]
    for status, value in kept:
        s.tell(story.PromiseSettled, s.mayor, status, value, True)
        yield from goods.score(s, s.mayor, POLITICAL, KEPT_PROMISE)
    for status, value in broken:
        s.tell(story.PromiseSettled, s.mayor, status, value, False)
        yield from goods.score(s, s.mayor, POLITICAL, -s.options.broken_promise_penalty)


def _promised(s: State) -> list[tuple[int, int]]:
    return [(status, value) for status, values in enumerate(s.promises) for value in values]


# --- votes --------------------------------------------------------------------------------------------------------


def votes(s: State, seat: int) -> int:
    """All that a candidate has. FO-ELEC-02"""
    return sum(votes_by_source(s, seat))


def votes_by_source(s: State, seat: int) -> tuple[int, ...]:
    """The number of the space, the people held, vote tokens, what tiles and cards add, and tycoons. FO-ELEC-02"""
    player = s.players[seat]
    space = ELECTION_NUMBER[player.campaign] if s.options.campaign_space_votes else 0
    people = sum([VOTES_OF_CLASS[CHARACTER_CLASS[hired.character]] for hired in player.hired])
    tycoons = tycoon_votes(s) if seat == s.mayor else 0
    return space, people, player.goods[VOTE], standing.change(s, seat, VOTES), tycoons


def tycoon_votes(s: State) -> int:
    """Those of the Mayor Card, for a mayor who stands again. FO-TYC-08, FO-TYC-09"""
    how = s.options.tycoon_votes
    if s.broke_promise and how != "always":
        return 0
    counted = min(TYCOONS_COUNTED, len(s.tycoons)) if how == "cap_2" else len(s.tycoons)
    return VOTES_OF_CLASS[2] * counted


def winner(s: State) -> int:
    """Most votes; of equals by political points, by health, wealth and safety, the present mayor, turn order. NOBODY
    without a candidate. FO-ELEC-01, FO-ELEC-03, FO-ELEC-04"""
    candidates = [seat for seat in s.in_turn_order() if s.players[seat].campaign != NOBODY]
    if not candidates:
        return NOBODY
    return max(candidates, key=lambda seat: (votes(s, seat), *_in_a_tie(s, seat)))


def _in_a_tie(s: State, seat: int) -> tuple[int, ...]:
    """What counts between candidates with equal votes; turn order comes last. FO-ELEC-04"""
    player = s.players[seat]
    if s.options.tie_votes == "own_buildings":
        middle = [_own_of(s, seat, tag) for tag in (HEALTH_TAG, WEALTH_TAG, SAFETY_TAG)]
    else:
        middle = [int(field in ELECTION_FIELDS[player.campaign]) for field in (HEALTH, WEALTH, SAFETY)]
    return (player.points[POLITICAL], *middle, int(seat == s.mayor))


def tie_breaker(s: State, winner: int) -> int:
    """What decided between the winner and the others with as many votes, as a place in BREAKS_TIES. FO-ELEC-04"""
    ours = _in_a_tie(s, winner)
    equals = [
        _in_a_tie(s, seat)
        for seat, player in enumerate(s.players)
        if seat != winner and player.campaign != NOBODY and votes(s, seat) == votes(s, winner)
    ]
    if not equals:
        return story.NO_TIE
    second = max(equals)
    return next((place for place, (one, other) in enumerate(zip(ours, second, strict=True)) if one != other), len(ours))


def _own_of(s: State, seat: int, tag: int) -> int:
    """How many public buildings with a tag carry a player's cube."""
    tiles = [FIRST_PUBLIC + building for building in range(len(PUBLIC)) if PUBLIC_TAG[building] == tag]
    return sum([tile in tiles and s.owners[space] == seat for space, tile in enumerate(s.tiles)])


def tell_votes(s: State) -> None:
    for seat in s.in_turn_order():
        if s.players[seat].campaign != NOBODY:
            parts = votes_by_source(s, seat)
            s.tell(story.Voted, seat, sum(parts), parts)


def elect(s: State) -> None:
    """The winner is mayor; without a candidate the present one stays as caretaker. FO-ELEC-03, FO-ELEC-05,
    FO-ELEC-06"""
    tell_votes(s)
    elected = winner(s)
    s.caretaker = elected == NOBODY
    if s.caretaker:
        s.tell(story.StaysCaretaker, s.mayor)
    else:
        tie = tie_breaker(s, elected)
        s.mayor = elected
        s.tell(story.Elected, elected, tie)
    for seat, player in enumerate(s.players):
        player.goods[VOTE] = 0
        if seat != elected:
            player.campaign = NOBODY


# --- promises to be made ------------------------------------------------------------------------------------------

PROMISE_WHAT = Question("promise_what", "You are mayor. What do you promise?", clause="FO-ELEC-07")
PROMISE = Verb(
    "promise",
    STATUS,
    at=PROMISE_WHAT,
    says=lambda s, ask, a: f"Promise {STATUS[a.arg]} {signed(promised_value(s, a.arg))}",
    clause="FO-ELEC-08",
    touches="status:{0}",
    needs=(Need(offered, "Your election space does not touch that field.", "FO-ELEC-07"),),
)


def promises_are_due(s: State) -> bool:
    """Exactly as many as the number of the space. FO-ELEC-07, FO-ELEC-09"""
    space = s.players[s.mayor].campaign
    return space != NOBODY and len(_promised(s)) < ELECTION_NUMBER[space]


def promised_value(s: State, status: int) -> int:
    """The k-th cube on a track goes k steps right of the marker, or on +3. FO-ELEC-08"""
    return min(HIGHEST, s.status[status] + 1 + len(s.promises[status]))


def make_promise(s: State) -> Rule[None]:
    """A promise cube on one of the fields that the space touches. FO-ELEC-07, FO-ELEC-08"""
    fields = ELECTION_FIELDS[s.players[s.mayor].campaign]
    status = yield from pick(s.mayor, PROMISE_WHAT, PROMISE, fields)
    value = promised_value(s, status)
    s.promises = replaced(s.promises, status, [*s.promises[status], value])
    s.tell(story.PromiseMade, s.mayor, status, value)
