"""Jobs made ready for the rules: where each stands, how it is named in an answer, and what it costs.

All prices of a job are summed up when the game is loaded, so that whether it can be started is a few comparisons and
no copy of the table. DW-ACT-08
"""

from collections.abc import Sequence
from typing import NamedTuple

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import Verb
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.effects.jobs import Job, job_words
from saddlebag.games.deck_goes_west.effects.steps import Gain, Lose, Pay, Removal, Step
from saddlebag.games.deck_goes_west.effects.terms import ANY, DANGER, ITEM, PLACES, SELECTORS
from saddlebag.games.deck_goes_west.rules.grid import CELL
from saddlebag.games.deck_goes_west.state import BLOCKED, State
from saddlebag.games.deck_goes_west.words.decisions import ACTION, ADD_JOB, ENTER, FIGHT, JOIN, LOAD, in_hand

ITEM_CARD, DANGER_CARD, CHARACTER_CARD, LAND_TILE, MISSION_CARD, PURCHASE, EVENT_JOB = range(7)
"""Where a job stands. DW-JOB-02"""

ANYWHERE = (1 << BLOCKED + 1) - 1
"""Place conditions that always hold."""

WHOLE_CLASS = [ITEM if content.IS_ITEM[card] else DANGER for card in range(len(content.CARD))]
"""Whether each card is an item or a danger, as a class of cards;"""
FINER_CLASS = [
    (content.SELECTORS_OF[card] & ~(1 << WHOLE_CLASS[card])).bit_length() - 1 for card in range(len(content.CARD))
]
"""and the colour of the item or the type of the danger. DW-CARD-09"""


OF_CLASS = [
    [selector in (WHOLE_CLASS[card], FINER_CLASS[card]) for card in range(len(content.CARD))]
    for selector in range(len(SELECTORS))
]
"""For each class, whether each card is of it. DW-CARD-09"""
CLASSES = ANY
"""Where the classes of cards begin in a list of resources and then cards;"""
NO_CARDS = [0] * len(SELECTORS)
WHOLE_IN_LIST = [CLASSES + each for each in WHOLE_CLASS]
FINER_IN_LIST = [CLASSES + each for each in FINER_CLASS]
"""where those of each card are in it."""


def class_counts(hand: list[int], but: int = -1) -> list[int]:
    """How many cards of each class are in a hand, not counting one of them."""
    counts = [0] * len(SELECTORS)
    for card in hand:
        if card != but:
            whole, finer = WHOLE_CLASS[card], FINER_CLASS[card]
            counts[whole] = counts[whole] + 1
            counts[finer] = counts[finer] + 1
    return counts


def holdings(stock: list[int], hand: list[int]) -> list[int]:
    """Resources and then how many cards of each class are in a hand."""
    has = stock + NO_CARDS
    for card in hand:
        whole, finer = WHOLE_IN_LIST[card], FINER_IN_LIST[card]
        has[whole] = has[whole] + 1
        has[finer] = has[finer] + 1
    return has


class Needs:
    """What some steps of a job take together, each price as a fixed part and a part for each X."""

    __slots__ = ("any_pays", "cards", "pays")

    def __init__(self, steps: Sequence[Step]) -> None:
        owed: dict[int, tuple[int, int]] = {}
        cards: dict[int, tuple[int, int]] = {}
        self.pays: list[tuple[int, int, int]] = []
        """What must be in stock, so that each price can be paid when its step comes; a job may gain first."""
        self.any_pays: list[tuple[int, int]] = []
        """Prices that are each paid in one type of choice. DW-RES-04"""
        for step in steps:
            match step:
                case Pay(res=res, amount=amount) if res == ANY:
                    self.any_pays.append((0, amount.number) if amount.x else (amount.number, 0))
                case Pay(res=res, amount=amount):
                    _add(owed, res, amount.number, amount.x)
                    self.pays.append((res, *owed[res]))
                case Gain(res=res, amount=amount) if res != ANY and not amount.dice:
                    _add(owed, res, -amount.number, amount.x)
                case Removal(sel=sel, amount=amount):
                    # A colour or a type counts towards its whole class as well, so that nothing is counted twice.
                    _add(cards, sel, amount.number, amount.x)
                    if sel not in (ITEM, DANGER):
                        _add(cards, ITEM if sel < DANGER else DANGER, amount.number, amount.x)
        self.cards = [(sel, fixed, times) for sel, (fixed, times) in cards.items()]

    def met(self, stock: list[int], counts: list[int], x: int, barred: int = 0) -> bool:
        """Whether a stock and a hand suffice; `any` is not paid in a barred type."""
        for res, fixed, times in self.pays:
            if stock[res] < fixed + times * x:
                return False
        for sel, fixed, times in self.cards:
            if counts[sel] < fixed + times * x:
                return False
        if not self.any_pays:
            return True
        left = stock[:]
        for res, fixed, times in self.pays:
            left[res] = min(left[res], stock[res] - fixed - times * x)
        for res in range(ANY):
            if barred >> res & 1:
                left[res] = 0
        return _covered([fixed + times * x for fixed, times in self.any_pays], left)


def _add(sums: dict[int, tuple[int, int]], thing: int, number: int, times_x: bool) -> None:
    fixed, times = sums.get(thing, (0, 0))
    sums[thing] = (fixed, times + number) if times_x else (fixed + number, times)


def _covered(prices: list[int], left: list[int]) -> bool:
    """Whether every price can be paid, each in a single type."""
    if len(prices) == 1:
        return max(left) >= prices[0]
    for res in range(ANY):
        if left[res] >= prices[0]:
            left[res] -= prices[0]
            covered = _covered(prices[1:], left)
            left[res] += prices[0]
            if covered:
                return True
    return False


class Occasion(NamedTuple):
    """What happened where, for the conditions of event jobs."""

    event: int
    cell: int
    direction: int = -1
    """Where the step or the attempted step went that caused it. DW-EVT-09"""


NO_ANSWER = Action("", (), "")
"""Event jobs are not chosen."""


class Task:
    """A job in its place."""

    def __init__(self, job: Job, source: int, number: int, action: Action = NO_ANSWER, own: int = 0) -> None:
        """`own` is the set of classes of the card that carries the job: it never pays for itself. DW-ITEM-03"""
        self.job = job
        self.steps = job.steps
        self.plan = tuple((step, step.asks()) for step in job.steps)
        """The steps, and whether each may ask something."""
        self.key = job.key
        self.source = source
        self.number = number
        self.action = action
        self.own = own
        self.uses_x = job.uses_x
        self.is_move = job.is_move
        self.is_battle = job.is_battle
        self.rolls_gain = job.rolls_gain
        self.scraps_self = job.scraps_self
        self.from_hand = source in (ITEM_CARD, DANGER_CARD)
        self.builds = job.builds
        self.looks = job.looks
        self.train = job.train
        self.loses = sum(step.amount.number for step in job.steps if isinstance(step, Lose) and not step.amount.x)
        self._needs: dict[tuple[int, int], Needs] = {}
        self._to_the_end: list[Needs | None] = [None] * (len(job.steps) + 1)
        """What it takes from each step on, once somebody has asked."""
        self.places = ANYWHERE
        """The places where every place condition holds, as a set. DW-COND-01"""
        self.conditions = tuple(condition for condition in job.conditions if condition.mask & ~PLACES)
        """The conditions that ask for more than a place."""
        for condition in job.conditions:
            if not condition.mask & ~PLACES:
                self.places &= condition.mask
        needs = self.needs(0, len(job.steps))
        self.pays = tuple((res, fixed) for res, fixed, _ in needs.pays if fixed)
        self.cards = tuple((sel, fixed + (own >> sel & 1)) for sel, fixed, _ in needs.cards if fixed)
        self.takes = self.pays + tuple((CLASSES + sel, number) for sel, number in self.cards)
        """All of that in one list, as `available.Reach.has` counts it."""
        self.any_pays = tuple(fixed for fixed, _ in needs.any_pays if fixed)
        """What it takes at least, with X as 0; the card itself is counted with the hand."""
        self.largest_any_pay = max(self.any_pays, default=0)
        self.one_any_pay = len(self.any_pays) == 1 and not needs.pays
        """Whether a single price of any type is all that it pays."""
        self.simple = not (
            self.any_pays or self.conditions or self.builds or self.looks or self.train or self.is_battle or self.loses
        )
        """Whether places, pays and cards are all that must be looked at."""

    def needs(self, start: int, end: int) -> Needs:
        """What the steps from one place to another take."""
        whole = end == len(self.steps)
        found = self._to_the_end[start] if whole else self._needs.get((start, end))
        if found is None:
            found = Needs(self.steps[start:end])
            if whole:
                self._to_the_end[start] = found
            else:
                self._needs[start, end] = found
        return found


# --- the answers that start a job; what each needs is said in `available` ---------------------------------------

JOB_NUMBER = Names("job", [str(number) for number in range(1, 31)])
ROW = 5
"""DW-BUY-05"""
SLOT = Names("slot", [f"slot{number}" for number in range(1, ROW + 1)])
WITH_JOBS = (ACTION, ADD_JOB, JOIN, LOAD, ENTER, FIGHT)


def row_card(s: State, slot: int) -> int:
    """The card in a slot of the trade row."""
    return s.trade_row[slot - ROW + len(s.trade_row)]


def _card_job(s: State, ask: Ask, action: Action) -> str:
    kind, number = action.args
    return f"{content.KIND_NAMES[kind]}: {job_words(CARD_TASKS[kind][number].job)}"


def _character_job(s: State, ask: Ask, action: Action) -> str:
    character = s.players[ask.seat].character
    return f"{content.CHARACTERS[character].name}: {job_words(CHARACTER_TASKS[character][action.arg].job)}"


def _tile_job(s: State, ask: Ask, action: Action) -> str:
    tile = s.land[s.players[ask.seat].cell]
    task = TILE_TASKS[tile]
    return f"{content.TILE_NAMES[tile]}: {job_words(task.job)}" if task else content.TILE_NAMES[tile]


def _mission_job(s: State, ask: Ask, action: Action) -> str:
    words = job_words(MISSION_TASKS[s.mission][action.arg].job)
    return words[0].upper() + words[1:]


def _purchase(s: State, ask: Ask, action: Action) -> str:
    slot, number = action.args
    card = row_card(s, slot)
    return f"Buy {content.CARD_NAMES[card]}: {job_words(BUY_TASKS[content.KIND_OF[card]][slot][number].job)}"


PLAY = Verb(
    "play",
    content.KIND,
    JOB_NUMBER,
    at=WITH_JOBS,
    says=_card_job,
    clause="DW-ACT-01",
    touches=lambda s, ask, a: in_hand(s, ask.seat, a.arg),
)
ABILITY = Verb(
    "ability",
    JOB_NUMBER,
    at=WITH_JOBS,
    says=_character_job,
    clause="DW-CHAR-01",
    touches=lambda s, ask, a: [f"character:{content.CHARACTERS[s.players[ask.seat].character].id}"],
)
ON_TILE = Verb(
    "tile",
    at=WITH_JOBS,
    says=_tile_job,
    clause="DW-TILE-01",
    touches=lambda s, ask, a: [f"cell:{CELL[s.players[ask.seat].cell]}"],
)
MISSION_JOB = Verb("mission", JOB_NUMBER, at=WITH_JOBS, says=_mission_job, clause="DW-MISS-01", touches="mission:{0}")
BUY = Verb(
    "buy",
    SLOT,
    JOB_NUMBER,
    at=ACTION,
    says=_purchase,
    clause="DW-BUY-01",
    touches=lambda s, ask, a: [f"card:{content.CARD[row_card(s, a.arg)]}"],
)


def _tasks(jobs: Sequence[Job], source: int, actions: list[Action], own: int = 0) -> tuple[Task, ...]:
    return tuple(Task(job, source, number, actions[number], own) for number, job in enumerate(jobs))


def _of_card(kind: int) -> tuple[Task, ...]:
    card = content.COPIES[kind][0]
    actions = [PLAY.of(kind, number) for number in range(len(content.KIND_JOBS[kind]))]
    source = ITEM_CARD if content.IS_ITEM[card] else DANGER_CARD
    return _tasks(content.KIND_JOBS[kind], source, actions, content.SELECTORS_OF[card])


CARD_TASKS = [_of_card(kind) for kind in range(len(content.KIND))]
"""The jobs of each kind of card."""
CHARACTER_TASKS = [_tasks(each.jobs, CHARACTER_CARD, ABILITY.each) for each in content.CHARACTERS]
MISSION_TASKS = [_tasks(each.jobs, MISSION_CARD, MISSION_JOB.each) for each in content.MISSIONS]
TILE_TASKS = [None if job is None else _tasks([job], LAND_TILE, ON_TILE.each)[0] for job in content.TILE_JOB]
BUY_TASKS = [
    [_tasks(jobs, PURCHASE, [BUY.of(slot, number) for number in range(len(jobs))]) for slot in range(len(SLOT))]
    for jobs in content.KIND_BUY
]
"""The jobs that buy each kind of card, by the slot where it lies."""


EVERYWHERE = BLOCKED + 1
"""A place of which nothing is asked."""


def by_place(tasks: Sequence[tuple[Task, ...]]) -> list[list[tuple[Task, ...]]]:
    """For every place, those of the jobs whose place conditions can hold there; battle jobs only among bandits."""
    return [[_at(each, place) for each in tasks] for place in range(BLOCKED + 1)] + [list(tasks)]


def _at(tasks: tuple[Task, ...], place: int) -> tuple[Task, ...]:
    return tuple(task for task in tasks if task.places >> place & 1 and (place == BLOCKED or not task.is_battle))


CARD_TASKS_AT = by_place(CARD_TASKS)
CHARACTER_TASKS_AT = by_place(CHARACTER_TASKS)
MISSION_TASKS_AT = by_place(MISSION_TASKS)
TILE_TASKS_AT = by_place([() if task is None else (task,) for task in TILE_TASKS])
BUY_TASKS_AT = [
    [[_at(of_slots[slot], place) for of_slots in BUY_TASKS] for slot in range(len(SLOT))]
    for place in range(BLOCKED + 1)
]
"""The same jobs, by the place where the player is; purchases then by slot and kind."""
EVENT_TASKS = [
    [tuple(Task(job, EVENT_JOB, number) for number, job in enumerate(jobs)) for jobs in each.events]
    for each in content.MISSIONS
]
"""The jobs that each event of each mission fires."""
