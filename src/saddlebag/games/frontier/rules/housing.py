"""Tents and wooden houses. Chapter 5.11."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import HOUSING
from saddlebag.games.frontier.content import SPACE, TENT, TENT_COST, UPGRADE_COST, UPGRADE_LOGS, WOODEN_HOUSE
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.terms import COST_UPGRADE_LOG, POLITICAL
from saddlebag.games.frontier.rules import goods, land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using
from saddlebag.games.frontier.state import State, replaced
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words import story

# --- tents --------------------------------------------------------------------------------------------------------


def tent_spaces(s: State) -> list[int]:
    """A tent goes on a free flat space adjacent to a town tile. FO-HOUSE-01, FO-PUB-21, FO-CORE-15"""
    return land.free_by_town(s) if land.tiles_left(s, TENT) > 0 else []


def is_room_for_tent(s: State) -> bool:
    return land.tiles_left(s, TENT) > 0 and land.is_room_in_town(s)


TENT_WHERE = Question("tent_where", "Where do you pitch the tent?", clause="FO-HOUSE-01")
BUY_TENT = Verb(
    "tent",
    at=turn.ACTION,
    says=f"Buy a tent: ${TENT_COST}",
    clause="FO-HOUSE-01",
    needs=(
        turn.not_yet(HOUSING, "You have bought housing in this turn."),
        Need(lambda s, ask, a: goods.has(s, ask.seat, TENT_COST), f"A tent costs ${TENT_COST}.", "FO-HOUSE-01"),
        Need(lambda s, ask, a: land.tiles_left(s, TENT) > 0, "No tent is left in the supply.", "FO-CORE-15"),
        Need(lambda s, ask, a: is_room_for_tent(s), "There is no free flat space left.", "FO-PUB-21"),
    ),
)
PITCH = Verb(
    "pitch",
    SPACE,
    at=TENT_WHERE,
    says=lambda s, ask, a: f"Pitch the tent on {story.place(a.arg)}",
    clause="FO-HOUSE-01",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.spaces, "That board is not in play.", "FO-BOARD-01"),
        Need(lambda s, ask, a: land.is_flat(s, a.arg), "A tent needs flat land.", "FO-HOUSE-01"),
        Need(lambda s, ask, a: land.is_free(s, a.arg), "Something stands there already.", "FO-CORE-16"),
        Need(offered, "A tent stands adjacent to a town tile.", "FO-HOUSE-01"),
    ),
)
NO_TENT = Verb(
    "no_tent",
    at=TENT_WHERE,
    says="Pitch no tent",
    clause="FO-HOUSE-01",
    passes=True,
    needs=(Need(offered, "You have paid for it.", "FO-HOUSE-01"),),
)
WITHOUT = NO_TENT.each[0]


def buy_tent(s: State, choice: Action) -> Rule[None]:
    """Once a turn, for $2. FO-HOUSE-01, FO-GEN-02"""
    turn.did(s, HOUSING)
    goods.pay(s, s.active, TENT_COST)
    yield from place_tent(s, s.active, may_decline=False)


def place_tent(s: State, seat: int, may_decline: bool) -> Rule[bool]:
    """A tent with the player's cube, free; whether it was placed. FO-HOUSE-01"""
    spaces = tent_spaces(s)
    if not spaces:
        return False
    options = [PITCH.each[space] for space in spaces]
    choice = yield from one_of(seat, TENT_WHERE, [*options, WITHOUT] if may_decline else options)
    if choice is WITHOUT:
        return False
    land.put_tile(s, choice.arg, TENT, seat)
    s.tell(story.TilePlaced, seat, TENT, choice.arg)
    return True


@RULES.of(fx.FreeTent)
def free_tents(s: State, now: Using, step: fx.FreeTent) -> Rule[None]:
    """The player may place tents free, also outside their turn. FO-HOUSE-01"""
    for _ in range(step.number):
        placed = yield from place_tent(s, now.seat, may_decline=True)
        if not placed:
            return


def _has_tent(s: State, now: Using, step: fx.FreeTent) -> bool:
    return is_room_for_tent(s)


POSSIBLE[fx.FreeTent.kind] = _has_tent

# --- wooden houses ------------------------------------------------------------------------------------------------


def upgrade_logs(s: State, seat: int) -> int:
    """FO-HOUSE-03, FO-PUB-02"""
    return standing.cost(s, seat, COST_UPGRADE_LOG, UPGRADE_LOGS)


def tents_to_upgrade(s: State, seat: int) -> list[int]:
    """A player's tents without fire, if they can pay for an upgrade. FO-HOUSE-03"""
    if land.tiles_left(s, WOODEN_HOUSE) <= 0 or not goods.has(s, seat, UPGRADE_COST):
        return []
    if not goods.can_pay_logs(s, seat, upgrade_logs(s, seat)):
        return []
    return [space for space in land.spaces_of(s, TENT) if s.owners[space] == seat and not s.damage[space]]


def _upgrade_words(s: State, ask: Ask, action: Action) -> str:
    logs = " and 1 log" if upgrade_logs(s, ask.seat) else ""
    return f"Make the tent on {story.place(action.arg)} a wooden house: ${UPGRADE_COST}{logs}"


UPGRADE_WHICH = Question("upgrade_which", "The era ends. Do you make a tent a wooden house?", clause="FO-HOUSE-03")
UPGRADE = Verb(
    "upgrade",
    SPACE,
    at=UPGRADE_WHICH,
    says=_upgrade_words,
    clause="FO-HOUSE-03",
    touches="space:{0}",
    needs=(
        Need(
            lambda s, ask, a: s.tiles[a.arg] == TENT and s.owners[a.arg] == ask.seat,
            "No tent of yours stands there.",
            "FO-HOUSE-03",
        ),
        Need(lambda s, ask, a: not s.damage[a.arg], "It burns.", "FO-HOUSE-03"),
    ),
)
KEEP_TENTS = Verb(
    "keep_tents", at=UPGRADE_WHICH, says="Leave the tents as they are", clause="FO-HOUSE-03", ends=True, passes=True
)
KEEP = KEEP_TENTS.each[0]


def upgrade_housing(s: State, seat: int) -> Rule[None]:
    """Up to two tents, one after the other. FO-HOUSE-03"""
    limit = s.options.housing_upgrades_per_era
    left = len(s.spaces) if limit == "unlimited" else limit
    goes_on = True
    while goes_on and left:
        goes_on = yield from upgrade_one(s, seat)
        left -= 1


def upgrade_one(s: State, seat: int) -> Rule[bool]:
    """A tent without fire becomes a wooden house for $2 and a log, and scores a political point; whether one did.
    FO-HOUSE-03, FO-HOUSE-04"""
    tents = tents_to_upgrade(s, seat)
    if not tents:
        return False
    choice = yield Ask(seat, UPGRADE_WHICH, lambda: [*[UPGRADE.each[tent] for tent in tents], KEEP])
    if choice is KEEP:
        return False
    goods.pay(s, seat, UPGRADE_COST)
    yield from goods.pay_logs(s, seat, upgrade_logs(s, seat))
    s.tiles = replaced(s.tiles, choice.arg, WOODEN_HOUSE)
    s.tell(street.Upgraded, seat, choice.arg)
    yield from goods.score(s, seat, POLITICAL, 1)
    return True


turn.ACTION_RULES[BUY_TENT.name] = buy_tent


def offers(s: State, seat: int) -> list[Action]:
    """FO-HOUSE-01, FO-GEN-02"""
    if turn.done(s, HOUSING) or not goods.has(s, seat, TENT_COST):
        return turn.NOTHING
    return BUY_TENT.each if is_room_for_tent(s) else turn.NOTHING
