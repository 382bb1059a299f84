"""The mining action from the first worker to the last tile. Chapter 5.14. Its dice are in `mining_dice.py`."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Repeat, Stage, While
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.frontier.chapters import Mining
from saddlebag.games.frontier.content import SPACE
from saddlebag.games.frontier.effects import terms
from saddlebag.games.frontier.rules import deposits, goods, industry, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.carrying import end_action
from saddlebag.games.frontier.rules.deposits import deposit_on, under_way
from saddlebag.games.frontier.rules.lumbering import as_guest, clause_of_no_work, why_no_work
from saddlebag.games.frontier.rules.mining_dice import buy_grubstakes, dice_of_workers, play_dice, roll_again, roll_dice
from saddlebag.games.frontier.state import Deposit, State
from saddlebag.games.frontier.words import mine_story


def is_mining(s: State, seat: int) -> bool:
    """FO-MIN-02"""
    return s.mining is not None


# --- laying workers -----------------------------------------------------------------------------------------------


def is_worth_work(deposit: Deposit, seat: int) -> bool:
    """There is ore, or metal of one's own to carry. FO-MIN-14"""
    return deposit.ore > 0 or deposit.metal[seat] > 0


def may_mine_at(s: State, seat: int, deposit: Deposit) -> bool:
    """FO-MIN-02, FO-MIN-14, FO-MIN-26, FO-TURN-06"""
    return is_worth_work(deposit, seat) and industry.may_work(s, seat, deposit.space)


def sites_to_mine(s: State, seat: int) -> list[int]:
    """The deposits on which a worker may be laid."""
    return [deposit.space for deposit in s.deposits if may_mine_at(s, seat, deposit)]


def _can_mine(s: State, seat: int) -> bool:
    for deposit in s.deposits:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if may_mine_at(s, seat, deposit):
            return True
    return False


def _is_worth_work(s: State, ask: Ask, action: Action) -> bool:
    deposit = s.deposit_at(action.arg)
    return deposit is not None and is_worth_work(deposit, ask.seat)


def _site_label(s: State, ask: Ask, action: Action) -> str:
    deposit = deposit_on(s, action.arg)
    task = f"needs {deposits.need(deposit)}, ore {deposit.ore}" if deposit.ore else "only to carry"
    return f"Lay a worker on {deposits.named(deposit)}: {task}{as_guest(s, ask.seat, action.arg)}"


LAY_MINERS = Question("lay_miners", "On which deposit do you lay a worker?", clause="FO-MIN-02")
MINE = Verb(
    "mine",
    at=turn.ACTION,
    says="Mine with one or more workers",
    clause="FO-MIN-02",
    touches=lambda s, ask, a: [f"space:{SPACE[site]}" for site in sites_to_mine(s, ask.seat)],
    goes_on={"space": "dig"},
    needs=(
        Need(
            lambda s, ask, a: industry.has_level(s, ask.seat, terms.MINING, 1),
            "That takes a mining card.",
            "FO-TURN-12",
        ),
        turn.STANDS,
        Need(lambda s, ask, a: _can_mine(s, ask.seat), "There is no deposit that you could work.", "FO-MIN-02"),
    ),
)
DIG = Verb(
    "dig",
    SPACE,
    at=LAY_MINERS,
    says=_site_label,
    clause="FO-MIN-02",
    touches="space:{0}",
    needs=(
        Need(lambda s, ask, a: s.deposit_at(a.arg) is not None, "There is no deposit.", "FO-MIN-02"),
        Need(_is_worth_work, "It is depleted, and no metal of yours is there.", "FO-MIN-14"),
        Need(
            lambda s, ask, a: industry.may_work(s, ask.seat, a.arg),
            lambda s, ask, a: why_no_work(s, ask.seat, a.arg),
            lambda s, ask, a: clause_of_no_work(s, a.arg),
        ),
    ),
)
ALL_LAID = Verb(
    "all_laid",
    at=LAY_MINERS,
    says=lambda s, ask, a: f"No more workers: {counted(dice_of_workers(s), 'die').replace('dies', 'dice')}",
    clause="FO-MIN-03",
    main=True,
    passes=True,
    needs=(Need(lambda s, ask, a: s.mining is not None, "Lay at least one worker.", "FO-MIN-02"),),
)
NO_MORE = ALL_LAID.each[0]


def mine(s: State, choice: Action) -> Rule[None]:
    """Lay a worker on a deposit, and then more of them: one joint action. FO-MIN-02"""
    seat = s.active
    sites = sites_to_mine(s, seat)
    site = (yield from one_of(seat, LAY_MINERS, [DIG.each[each] for each in sites])).arg
    s.mining = Mining()
    lay_miner(s, seat, site)


turn.ACTION_RULES[MINE.name] = mine


def offers(s: State, seat: int) -> list[Action]:
    """FO-MIN-02"""
    has_card = s.players[seat].levels[terms.MINING] > 0
    return MINE.each if has_card and goods.standing(s, seat) and _can_mine(s, seat) else turn.NOTHING


def lay_miner(s: State, seat: int, site: int) -> None:
    """A guest pays the owner. FO-MIN-02, FO-TURN-06"""
    goods.lay(s, seat, site)
    industry.pay_guest(s, seat, site)
    under_way(s).sites.append(site)
    s.tell(mine_story.MinersLaid, seat, site)


def lay_more(s: State, seat: int) -> Rule[bool]:
    """One more worker, or none any more; whether all are laid. FO-MIN-02"""
    sites = sites_to_mine(s, seat) if goods.standing(s, seat) else []
    if not sites:
        return True
    choice = yield Ask(seat, LAY_MINERS, lambda: [*[DIG.each[site] for site in sites], NO_MORE])
    if choice is NO_MORE:
        return True
    lay_miner(s, seat, choice.arg)
    return False


# --- tiles that run out -------------------------------------------------------------------------------------------


def a_tile_ran_out(s: State, seat: int) -> bool:
    return bool(under_way(s).ran_out)


def flip_tile(s: State, seat: int) -> Rule[None]:
    """FO-MIN-15"""
    space = under_way(s).ran_out[0]
    yield from deposits.run_out(s, space)
    under_way(s).ran_out.remove(space)


MINING = Course(
    "mining",
    Stage(
        "mining",
        Repeat(lay_more),
        buy_grubstakes,
        roll_dice,
        Repeat(roll_again),
        Repeat(play_dice),
        end_action,
        While(a_tile_ran_out, flip_tile),
    ),
    owns="mining",
)
"""FO-MIN-02..15"""
