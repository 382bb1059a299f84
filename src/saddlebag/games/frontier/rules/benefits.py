"""What texts give and take: goods, exchanges, status, points, workers, animals, a look at what comes. Ledger 9.2."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.engine.words import signed
from saddlebag.games.frontier.chapters import ANIMAL
from saddlebag.games.frontier.content import HIGHEST, LOWEST, SPACE, STATUS
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import (
    ALL_GOODS,
    ANIMALS,
    ANY_STATUS,
    BANK_GOLD,
    CATTLE,
    GOLD,
    LOG,
    STOCKPILE_LOG,
    SUPPLY_GOLD,
)
from saddlebag.games.frontier.effects.terms import ANIMAL as ANY_ANIMAL
from saddlebag.games.frontier.rules import goods, land, losses, ranching, trading
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using, much
from saddlebag.games.frontier.state import State, added, replaced
from saddlebag.games.frontier.words import town_story as story
from saddlebag.games.frontier.words.story import place

# --- gaining and losing -------------------------------------------------------------------------------------------


@RULES.of(fx.Gain)
def gain(s: State, now: Using, step: fx.Gain) -> Rule[None]:
    """Cattle are placed, animals need room. FO-MKT-12, FO-IND-07"""
    yield from gain_some(s, now.seat, step.good, much(s, now, step, step.much))


def gain_some(s: State, seat: int, good: int, number: int) -> Rule[None]:
    """Goods, money, animals or cattle. FO-MKT-12, FO-IND-07"""
    if good == CATTLE:
        yield from ranching.gain_cattle(s, seat, number)
    elif number:
        goods.gain(s, seat, good, number)


def _has_room(s: State, now: Using, step: fx.Gain) -> bool:
    return step.good not in ANIMALS or goods.animal_room(s, now.seat) > 0


POSSIBLE[fx.Gain.kind] = _has_room


@RULES.of(fx.Lose)
def lose(s: State, now: Using, step: fx.Lose) -> Rule[None]:
    """As far as it is there; animals and range cattle one by one as the player chooses. FO-CORE-11, FO-DAM-09"""
    number = much(s, now, step, step.much)
    if step.good != ANY_ANIMAL:
        goods.lose(s, now.seat, step.good, number)
        return
    for _ in range(min(number, losses.animals_and_range(s, now.seat))):
        options = losses.animals_to_lose(s, now.seat) + losses.range_to_lose(s, now.seat)
        yield from losses.lose_one(s, now.seat, options)


def _has_some(s: State, now: Using, step: fx.Lose) -> bool:
    if step.good == ANY_ANIMAL:
        return losses.animals_and_range(s, now.seat) > 0
    return goods.has(s, now.seat, 1, step.good)


POSSIBLE[fx.Lose.kind] = _has_some

# --- exchanges ----------------------------------------------------------------------------------------------------

CHOOSE_BANK = Question("choose_bank", "Which bank takes your gold?", clause="FO-PUB-15")
INTO_BANK = Verb(
    "into_bank",
    SPACE,
    at=CHOOSE_BANK,
    says=lambda s, ask, a: f"The bank on {place(a.arg)}",
    clause="FO-PUB-15",
    touches="space:{0}",
    needs=(Need(offered, "There is no bank there without fire and with a free gold place.", "FO-PUB-15"),),
)


def gold_places(s: State, bank: int) -> int:
    """The free gold places of a bank. FO-PUB-15"""
    return land.MOST_PIECES - sum([player.vault.count(bank) for player in s.players])


def banks_with_place(s: State) -> list[int]:
    """Banks without fire that hold fewer than three gold. FO-PUB-15"""
    return [bank for bank in losses.open_banks(s) if gold_places(s, bank)]


def put_gold(s: State, seat: int, bank: int) -> None:
    """A gold of the supply lies in a bank from now on. FO-PUB-15"""
    goods.pay(s, seat, 1, GOLD)
    s.players[seat].vault = [*s.players[seat].vault, bank]
    s.tell(story.Banked, seat, bank)


def cattle_to_give(s: State, seat: int) -> list[Action]:
    """Any head of a player's, range or enclosed."""
    return losses.range_to_lose(s, seat) + losses.fenced_to_lose(s, seat)


def _cattle_of(s: State, seat: int) -> int:
    fenced = sum([each.cattle for each in s.enclosures if s.owners[each.space] == seat])
    return sum(s.players[seat].cattle) + fenced


def _good_given(thing: int) -> int:
    return LOG if thing == STOCKPILE_LOG else GOLD if thing == SUPPLY_GOLD else thing


@RULES.of(fx.Exchange)
def exchange(s: State, now: Using, step: fx.Exchange) -> Rule[None]:
    """So many of one thing for another; it is neither a sale nor a purchase. FO-MKT-15"""
    if step.take == BANK_GOLD:
        for _ in range(step.brings):
            banks = [INTO_BANK.each[bank] for bank in banks_with_place(s)]
            choice = yield from one_of(now.seat, CHOOSE_BANK, banks)
            put_gold(s, now.seat, choice.arg)
        return
    if step.give == CATTLE:
        for _ in range(step.number):
            yield from losses.lose_one(s, now.seat, cattle_to_give(s, now.seat))
    else:
        goods.pay(s, now.seat, step.number, _good_given(step.give))
    yield from gain_some(s, now.seat, step.take, step.brings)


def _can_exchange(s: State, now: Using, step: fx.Exchange) -> bool:
    if step.give == CATTLE:
        return _cattle_of(s, now.seat) >= step.number
    if step.take == BANK_GOLD and sum([gold_places(s, bank) for bank in banks_with_place(s)]) < step.brings:
        return False
    return goods.has(s, now.seat, step.number, _good_given(step.give))


POSSIBLE[fx.Exchange.kind] = _can_exchange

# --- status and tracks --------------------------------------------------------------------------------------------

DIRECTION = ("down", "up")
CHOOSE_STATUS = Question(
    "choose_status", "Which status moves {}?", says=lambda s, ask: DIRECTION[ask.about], clause="FO-STAT-02"
)
MOVE_MARKER = Verb(
    "move_marker",
    STATUS,
    at=CHOOSE_STATUS,
    says=lambda s, ask, a: f"{STATUS[a.arg].capitalize()}, which is at {signed(s.status[a.arg])}",
    clause="FO-STAT-02",
    touches="status:{0}",
    needs=(Need(offered, "Its marker is at the end already.", "FO-STAT-01"),),
)


def move_any_status(s: State, seat: int, by: int) -> Rule[None]:
    """A marker that the player chooses, among those that can move. FO-STAT-01, FO-STAT-02"""
    end = HIGHEST if by > 0 else LOWEST
    options = [MOVE_MARKER.each[status] for status in range(len(STATUS)) if s.status[status] != end]
    if options:
        choice = yield from one_of(seat, CHOOSE_STATUS, options, int(by > 0))
        goods.move_status(s, choice.arg, by)


@RULES.of(fx.MoveStatus)
def move_status(s: State, now: Using, step: fx.MoveStatus) -> Rule[None]:
    """FO-STAT-01, FO-STAT-02"""
    if step.status == ANY_STATUS:
        yield from move_any_status(s, now.seat, step.by)
    else:
        goods.move_status(s, step.status, step.by)


@RULES.of(fx.Point)
def score(s: State, now: Using, step: fx.Point) -> Rule[None]:
    """FO-TRACK-03"""
    yield from goods.score(s, now.seat, step.track, step.number)


@RULES.of(fx.Market)
def move_prices(s: State, now: Using, step: fx.Market) -> Rule[None]:
    """The markers of a good, or of all, on every public market. FO-MKT-02"""
    for good in range(ALL_GOODS) if step.good == ALL_GOODS else (step.good,):
        trading.move_market(s, good, step.by)
    return
    yield


# --- workers, animals, cards --------------------------------------------------------------------------------------


@RULES.of(fx.Stand)
def stand(s: State, now: Using, step: fx.Stand) -> Rule[None]:
    """A laid worker stands up, other than the one just laid for this. FO-TURN-11"""
    for _ in range(step.number):
        if goods.stand_one(s, now.seat, except_last=now.by_worker):
            s.tell(story.WorkerStood, now.seat)
    return
    yield


def _has_laid(s: State, now: Using, step: fx.Stand) -> bool:
    return bool(s.players[now.seat].laid)


POSSIBLE[fx.Stand.kind] = _has_laid

REFRESH_ANIMAL = Question("refresh_animal", "Which animal is available again?", clause="FO-IND-12")
REFRESH = Verb(
    "refresh",
    ANIMAL,
    at=REFRESH_ANIMAL,
    says=lambda s, ask, a: f"One {ANIMAL[a.arg]}",
    clause="FO-IND-12",
    touches="animal:{0}",
    needs=(Need(offered, "None of yours is exhausted.", "FO-IND-12"),),
)


@RULES.of(fx.Refresh)
def refresh(s: State, now: Using, step: fx.Refresh) -> Rule[None]:
    """Exhausted animals are available again, one by one. FO-IND-12"""
    for _ in range(step.number):
        exhausted = s.players[now.seat].exhausted
        options = [REFRESH.each[animal] for animal in range(len(ANIMAL)) if exhausted[animal]]
        if not options:
            return
        choice = yield from one_of(now.seat, REFRESH_ANIMAL, options)
        s.players[now.seat].exhausted = added(exhausted, choice.arg, -1)
        s.tell(story.AnimalRefreshed, now.seat, choice.arg)


@RULES.of(fx.PeekEvents)
def peek(s: State, now: Using, step: fx.PeekEvents) -> Rule[None]:
    """The player alone sees the next cards of the event deck, or all if fewer are left. FO-EVT-02"""
    cards = s.event_deck[: step.number]
    for card in cards:
        s.event_eyes = replaced(s.event_eyes, card, s.event_eyes[card] | (1 << now.seat))
        s.disclosed += 1
    if cards:
        s.tell(story.LookedAtEvents, now.seat, cards, len(cards))
    return
    yield
