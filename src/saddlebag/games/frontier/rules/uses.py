"""Using public buildings, with a worker or for money. Chapter 5.11."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import FROM_PUBLIC
from saddlebag.games.frontier.content import (
    BANK,
    PUBLIC_NAMES,
    PUBLIC_TAKES_MONEY,
    PUBLIC_USE,
    SPACE,
    SPEAKER,
)
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.step import Pay
from saddlebag.games.frontier.effects.terms import COST_PAID_USE, FREE_USE, GOLD, MONEY
from saddlebag.games.frontier.rules import goods, land, people, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using, perform, possible
from saddlebag.games.frontier.state import State, added
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words import story, town_story

MOST_GOLD = 3
"""In one bank, of all players together. FO-PUB-15"""
WAY_TO_USE = Names("way", ["worker", "money", "token"])
BY_WORKER, BY_MONEY, BY_TOKEN = range(3)
STEPS_OF_USE = [text.at_once() for text in PUBLIC_USE]
MUSTS = (fx.BankDeposit, Pay)
"""Steps without which there is no use. FO-PUB-20"""

# --- how often ----------------------------------------------------------------------------------------------------


def uses_left(s: State, space: int) -> int:
    """As many a round as the housing beside it holds, at most three; a steamboat needs none and allows one. FO-PUB-12,
    FO-PUB-13"""
    used = s.uses[space]
    if s.tiles[space] == land.STEAMBOAT_TILE:
        return 1 - used
    return min(land.MOST_PIECES, land.capacity_beside(s, space)) - used if used < land.MOST_PIECES else 0


def has_place(s: State, space: int) -> bool:
    """A use of this round is left, and one of the three places. FO-PUB-12, FO-TURN-05"""
    return uses_left(s, space) > 0 and land.places_left(s, space) > 0


def in_town(s: State, space: int) -> bool:
    """A well away from town cannot be used. FO-PUB-11, FO-PUB-17"""
    return s.tiles[space] != land.WELL_TILE or space in land.connected(s)


def does_something(s: State, seat: int, space: int) -> bool:
    """Some of what it does can be done, and all of what must be. FO-PUB-20"""
    now = Using(seat, space=space)
    works = False
    for step in STEPS_OF_USE[land.public_at(s, space)]:
        if possible(s, now, step):
            works = True
        elif isinstance(step, MUSTS):
            return False
    return works


# --- how it is paid -----------------------------------------------------------------------------------------------


def price(s: State, seat: int) -> int:
    """FO-PUB-10"""
    return standing.cost(s, seat, COST_PAID_USE, s.options.paid_use_cost)


def ways(s: State, seat: int, space: int) -> list[int]:
    """With a worker; where money is taken, for $3 or a token. FO-PUB-10, FO-PUB-18"""
    found = [BY_WORKER] if goods.standing(s, seat) else []
    if PUBLIC_TAKES_MONEY[land.public_at(s, space)]:
        if standing.affords(s, seat, COST_PAID_USE, s.options.paid_use_cost):
            found.append(BY_MONEY)
        if goods.has(s, seat, 1, FREE_USE):
            found.append(BY_TOKEN)
    return found


def usable(s: State, seat: int, space: int) -> bool:
    """Whether a player can use the public building on a space now. FO-PUB-10..12, FO-DAM-01"""
    if s.damage[space] or not has_place(s, space) or not in_town(s, space):
        return False
    return bool(ways(s, seat, space)) and does_something(s, seat, space)


def usable_ones(s: State, seat: int) -> list[int]:
    """The public buildings that a player can use now. FO-PUB-11"""
    return [space for space in land.town(s).public if usable(s, seat, space)]


def can_use_any(s: State, seat: int) -> bool:
    for space in land.town(s).public:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if usable(s, seat, space):
            return True
    return False


# --- words --------------------------------------------------------------------------------------------------------


def _does(s: State, space: int) -> str:
    return PUBLIC_USE[land.public_at(s, space)].words(SPEAKER)


def _how_words(s: State, ask: Ask, action: Action) -> str:
    if action.arg == BY_WORKER:
        return "Lay a worker on it"
    if action.arg == BY_TOKEN:
        return "Spend a free use"
    owner = s.owners[ask.about]
    to = "the bank" if owner in (ask.seat, NOBODY) else story.name_of(owner)
    return f"Pay ${price(s, ask.seat)} to {to}"


def _use_words(s: State, seat: int) -> str:
    """Where there is only one to use it is not asked for, so it is said here. FO-CORE-18"""
    found = usable_ones(s, seat)
    if len(found) != 1:
        return "Use a public building"
    return f"Use the {PUBLIC_NAMES[land.public_at(s, found[0])].lower()} on {story.place(found[0])}"


USE_WHICH = Question("use_which", "Which public building do you use?", clause="FO-PUB-11")
USE_HOW = Question(
    "use_how", "How do you use the {}?", SPACE, clause="FO-PUB-10",
    says=lambda s, ask: PUBLIC_NAMES[land.public_at(s, ask.about)].lower(),
)  # fmt: skip
USE = Verb(
    "use",
    at=turn.ACTION,
    says=lambda s, ask, a: _use_words(s, ask.seat),
    clause="FO-PUB-10",
    further=turn.leads_from("space", SPACE, usable_ones),
    goes_on={"space": "use_at"},
    needs=(
        Need(
            lambda s, ask, a: can_use_any(s, ask.seat),
            "No public building with housing beside it can be used by you now.",
            "FO-PUB-12",
        ),
    ),
)
USE_AT = Verb(
    "use_at",
    SPACE,
    at=USE_WHICH,
    says=lambda s, ask, a: f"{PUBLIC_NAMES[land.public_at(s, a.arg)]} on {story.place(a.arg)}: {_does(s, a.arg)}",
    clause="FO-PUB-11",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: land.is_public(s, a.arg), "No public building stands there.", "FO-PUB-11"),
        Need(lambda s, ask, a: in_town(s, a.arg), "This well is not connected to town.", "FO-PUB-17"),
        Need(lambda s, ask, a: not s.damage[a.arg], "It burns.", "FO-DAM-01"),
        Need(
            lambda s, ask, a: uses_left(s, a.arg) + s.uses[a.arg] > 0, "No housing is adjacent to it.", "FO-PUB-12"
        ),
        Need(lambda s, ask, a: uses_left(s, a.arg) > 0, "It is used up for this round.", "FO-PUB-12"),
        Need(lambda s, ask, a: land.places_left(s, a.arg) > 0, "All its places are taken.", "FO-TURN-05"),
        Need(
            lambda s, ask, a: bool(ways(s, ask.seat, a.arg)),
            "None of your workers stands, and you cannot use it for money.",
            "FO-PUB-10",
        ),
        Need(
            lambda s, ask, a: does_something(s, ask.seat, a.arg),
            "It would do nothing for you now.",
            lambda s, ask, a: "FO-PUB-20" if land.public_at(s, a.arg) == BANK else "FO-PUB-11",
        ),
    ),
)  # fmt: skip
USE_WITH = Verb(
    "use_with",
    WAY_TO_USE,
    at=USE_HOW,
    says=_how_words,
    clause="FO-PUB-10",
    needs=(
        Need(
            lambda s, ask, a: a.arg != BY_WORKER or goods.standing(s, ask.seat) > 0,
            "None of your workers stands.",
            "FO-TURN-01",
        ),
        Need(
            lambda s, ask, a: a.arg == BY_WORKER or PUBLIC_TAKES_MONEY[land.public_at(s, ask.about)],
            "It can only be used with a worker.",
            "FO-PUB-10",
        ),
        Need(
            lambda s, ask, a: a.arg != BY_MONEY or goods.has(s, ask.seat, price(s, ask.seat)),
            lambda s, ask, a: f"It costs ${price(s, ask.seat)}.",
            "FO-PUB-10",
        ),
        Need(offered, "You have no free use.", "FO-PUB-18"),
    ),
)

# --- using --------------------------------------------------------------------------------------------------------


def use(s: State, choice: Action) -> Rule[None]:
    """The building, with a worker or for money, then what it does. FO-PUB-10, FO-PUB-11"""
    seat = s.active
    spaces = [USE_AT.each[space] for space in land.town(s).public if usable(s, seat, space)]
    at = yield from one_of(seat, USE_WHICH, spaces)
    space = at.arg
    how = yield from one_of(seat, USE_HOW, [USE_WITH.each[way] for way in ways(s, seat, space)], space)
    building = land.public_at(s, space)
    s.tell(street.Used, seat, building, space, how.arg)
    take_place(s, seat, space, how.arg)
    yield from people.other_uses(s, seat, space)
    now = Using(seat, FROM_PUBLIC + building, space)
    now.by_worker = how.arg == BY_WORKER
    yield from perform(s, now, STEPS_OF_USE[building])


def take_place(s: State, seat: int, space: int, way: int) -> None:
    """A worker or a coin lies on it; money goes to the owner, or to the bank if it is the user's own. FO-PUB-10,
    FO-PUB-18"""
    s.uses = added(s.uses, space, 1)
    if way == BY_WORKER:
        goods.lay(s, seat, space)
        return
    s.coins = added(s.coins, space, 1)
    if way == BY_TOKEN:
        s.players[seat].goods[FREE_USE] -= 1
        return
    paid = price(s, seat)
    goods.pay(s, seat, paid)
    if s.owners[space] not in (seat, NOBODY):
        goods.gain(s, s.owners[space], MONEY, paid)


@RULES.of(fx.BankDeposit)
def deposit(s: State, now: Using, step: fx.BankDeposit) -> Rule[None]:
    """A gold of the supply goes into this bank. FO-PUB-15, FO-PUB-20"""
    player = s.players[now.seat]
    player.goods[GOLD] -= 1
    player.vault = [*player.vault, now.space]
    s.tell(town_story.Banked, now.seat, now.space)
    return
    yield


def _can_deposit(s: State, now: Using, step: fx.BankDeposit) -> bool:
    return goods.has(s, now.seat, 1, GOLD) and gold_in(s, now.space) < MOST_GOLD


def gold_in(s: State, space: int) -> int:
    """The gold of all players in a bank. FO-PUB-15"""
    return sum([player.vault.count(space) for player in s.players])


POSSIBLE[fx.BankDeposit.kind] = _can_deposit
turn.ACTION_RULES[USE.name] = use


def offers(s: State, seat: int) -> list[Action]:
    """FO-PUB-10, FO-GEN-02"""
    return USE.each if can_use_any(s, seat) else turn.NOTHING
