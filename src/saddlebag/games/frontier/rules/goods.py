"""What players hold: goods, money, animals and workers, and how costs are paid. Chapters 5.1, 5.8 and 5.12."""

from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import ANIMAL, FIRST_ANIMAL, NOWHERE
from saddlebag.games.frontier.content import (
    ASSISTANT_DIAL,
    DONKEY_STABLE,
    FUNCTION,
    FUNCTION_NAMES,
    FUNCTION_TEXT,
    FUNCTION_TRACK,
    HIGHEST,
    HORSE_STABLE,
    LOWEST,
    MULE_STABLE,
    OX_STABLE,
    SPEAKER,
    YIELDS_WORKER,
)
from saddlebag.games.frontier.effects.terms import ANIMALS, LOG, LUMBER, MONEY
from saddlebag.games.frontier.rules import land
from saddlebag.games.frontier.state import Hired, Player, State, added, replaced
from saddlebag.games.frontier.words import story

STABLES = (HORSE_STABLE, DONKEY_STABLE, MULE_STABLE, OX_STABLE)
ROOM_EACH = 3
"""Animals on an industry card or a stable. FO-IND-06"""
FUNCTION_AT = 10
"""The points that bring a function tile. FO-TRACK-04"""

# --- gaining and losing -------------------------------------------------------------------------------------------


def animals_of(player: Player) -> int:
    """All animals of a player, exhausted or not."""
    return sum(player.goods[FIRST_ANIMAL : FIRST_ANIMAL + len(ANIMAL)])


def animal_room(s: State, seat: int) -> int:
    """How many more animals a player has room for: three on each industry card and stable. FO-IND-06"""
    player = s.players[seat]
    cards = sum([level > 0 for level in player.levels])
    stables = sum([len(land.own_sites(s, seat, stable)) for stable in STABLES])
    return max(0, ROOM_EACH * (cards + stables) - animals_of(player))


def gain(s: State, seat: int, good: int, number: int) -> int:
    """Take goods; an animal without room is lost. How many were really gained. Cattle are placed by
    `ranching.gain_cattle`. FO-CORE-15, FO-IND-07"""
    taken = min(number, animal_room(s, seat)) if good in ANIMALS else number
    if taken < number:
        s.tell(story.NoRoom, seat, good, number - taken)
    if taken > 0:
        s.players[seat].goods[good] += taken
        s.tell(story.Gained, seat, good, taken)
    return taken


def lose(s: State, seat: int, good: int, number: int) -> int:
    """Lose goods as far as they are there; an exhausted animal goes first. How many were lost. FO-CORE-11"""
    player = s.players[seat]
    lost = min(number, player.goods[good])
    if lost <= 0:
        return 0
    player.goods[good] -= lost
    if good in ANIMALS:
        kind = good - FIRST_ANIMAL
        player.exhausted = replaced(player.exhausted, kind, max(0, player.exhausted[kind] - lost))
    s.tell(story.Lost, seat, good, lost)
    return lost


def pay(s: State, seat: int, number: int, good: int = MONEY) -> None:
    """A price that the player is known to have. FO-CORE-11"""
    if number:
        s.players[seat].goods[good] -= number
        s.tell(story.Paid, seat, good, number)


def has(s: State, seat: int, number: int, good: int = MONEY) -> bool:
    return s.players[seat].goods[good] >= number


# --- logs as a cost -----------------------------------------------------------------------------------------------

LUMBER_USED = Names("number of lumber", [str(number) for number in range(10)])
PAY_LOGS = Question(
    "pay_logs", "You owe {}. How much lumber do you use, each for two logs?", clause="FO-PUB-02",
    says=lambda s, ask: f"{ask.about} {'log' if ask.about == 1 else 'logs'}",
)  # fmt: skip
PAY_WITH = Verb(
    "pay_with",
    LUMBER_USED,
    at=PAY_LOGS,
    says=lambda s, ask, a: f"Pay {_logs_beside(ask.about, a.arg)}{a.arg} lumber" if a.arg else "Pay with logs alone",
    clause="FO-PUB-02",
    needs=(Need(offered, "You do not have so many logs and so much lumber, or it would be wasted.", "FO-PUB-02"),),
)


def _logs_beside(logs: int, lumber: int) -> str:
    """`2 of your logs and `, or nothing if the lumber is enough."""
    left = max(0, logs - 2 * lumber)
    return f"{left} of your logs and " if left else ""


def ways_to_pay_logs(player: Player, logs: int) -> list[int]:
    """The numbers of lumber that pay a log cost, none of them wasted as a whole. FO-PUB-02"""
    most = min(player.goods[LUMBER], (logs + 1) // 2)
    return [lumber for lumber in range(most + 1) if player.goods[LOG] >= logs - 2 * lumber]


def can_pay_logs(s: State, seat: int, logs: int) -> bool:
    held = s.players[seat].goods
    return held[LOG] + 2 * held[LUMBER] >= logs


def pay_logs(s: State, seat: int, logs: int) -> Rule[None]:
    """From the stockpile; one lumber replaces two logs, the excess is lost. FO-PUB-02"""
    if logs <= 0:
        return
    ways = ways_to_pay_logs(s.players[seat], logs)
    lumber = ways[0]
    if len(ways) > 1:
        choice = yield Ask(seat, PAY_LOGS, lambda: [PAY_WITH.each[way] for way in ways], logs)
        lumber = choice.arg
    pay(s, seat, lumber, LUMBER)
    pay(s, seat, max(0, logs - 2 * lumber), LOG)


# --- animals ------------------------------------------------------------------------------------------------------


def available(player: Player, animal: int) -> int:
    """Animals of a kind that are not exhausted. FO-IND-12"""
    return player.goods[animal] - player.exhausted[animal - FIRST_ANIMAL]


def exhaust(s: State, seat: int, animal: int, number: int = 1) -> None:
    """Turn animals to used until the next phase 1. FO-IND-12, FO-IND-13"""
    s.players[seat].exhausted = added(s.players[seat].exhausted, animal - FIRST_ANIMAL, number)


# --- workers ------------------------------------------------------------------------------------------------------


def standing(s: State, seat: int) -> int:
    """How many workers stand, those of assistants included. FO-TURN-02"""
    player = s.players[seat]
    return player.standing + player.helping.bit_count()


def lay(s: State, seat: int, spot: int = NOWHERE) -> None:
    """Lay down a worker; an assistant's goes first, since it could be lost with the card. FO-TURN-01, FO-TURN-02"""
    player = s.players[seat]
    if player.helping:
        player.helping &= player.helping - 1
    else:
        player.standing -= 1
    player.laid.append(spot)


def stand_one(s: State, seat: int, except_last: bool) -> bool:
    """Stand up a laid worker, the one laid first; whether there was one. FO-TURN-11"""
    player = s.players[seat]
    if len(player.laid) <= except_last:
        return False
    if player.standing < player.workers:
        player.standing += 1
    else:  # then it is that of an assistant
        lying = [hired.character for hired in player.hired if hired.dial != NOBODY and _lent_a_worker(player, hired)]
        if not lying:
            return False
        player.helping |= 1 << lying[0]
    player.laid.pop(0)
    return True


def _lent_a_worker(player: Player, hired: Hired) -> bool:
    """Whether an assistant's marker is on a worker that does not stand any more. FO-TURN-02"""
    dial = ASSISTANT_DIAL[hired.character]
    return dial[hired.dial] == YIELDS_WORKER and not player.helping >> hired.character & 1


# --- tracks -------------------------------------------------------------------------------------------------------

TAKE_FUNCTION = Question(
    "take_function", "You have reached 10 points. Which function do you take?", clause="FO-TRACK-04"
)
TAKE_OFFICE = Verb(
    "take_office",
    FUNCTION,
    at=TAKE_FUNCTION,
    says=lambda s, ask, a: f"Become {FUNCTION_NAMES[a.arg]}. {FUNCTION_TEXT[a.arg].words(SPEAKER)}",
    clause="FO-TRACK-04",
    touches="function:{0}",
    needs=(Need(offered, "That function is taken, or it belongs to the other track.", "FO-TRACK-04"),),
)


def score(s: State, seat: int, track: int, number: int) -> Rule[None]:
    """Points on a track, never below 0; the first and the second to reach 10 take a function tile, which they keep.
    FO-TRACK-03, FO-TRACK-04, FO-TRACK-05"""
    player = s.players[seat]
    before = player.points[track]
    after = max(0, before + number)
    player.points = replaced(player.points, track, after)
    if after != before:
        s.tell(story.ScoredPoints, seat, track, after - before)
    if before >= FUNCTION_AT or after < FUNCTION_AT:
        return
    of_track = [function for function in range(len(FUNCTION)) if FUNCTION_TRACK[function] == track]
    if any(s.functions[function] == seat for function in of_track):
        return
    free = [function for function in of_track if s.functions[function] == NOBODY]
    if not free:
        return
    taken = free[0]
    if len(free) > 1:
        choice = yield Ask(seat, TAKE_FUNCTION, lambda: [TAKE_OFFICE.each[function] for function in free])
        taken = choice.arg
    s.functions = replaced(s.functions, taken, seat)
    s.tell(story.TookOffice, seat, taken)


def move_status(s: State, status: int, by: int) -> None:
    """Beyond the ends a move is lost. FO-STAT-01, FO-STAT-02"""
    before = s.status[status]
    after = max(LOWEST, min(HIGHEST, before + by))
    s.status = replaced(s.status, status, after)
    if after != before:
        s.tell(story.StatusMoved, status, after)
