"""The interpreter: every job of the game is performed here, step by step. Chapters 5.5, 5.6, 5.13; language in 9.1."""

from saddlebag.engine.language import Rules
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Lapsed, Question, Rule
from saddlebag.engine.verbs import Verb
from saddlebag.games.deck_goes_west.content import KIND_OF
from saddlebag.games.deck_goes_west.effects import steps as fx
from saddlebag.games.deck_goes_west.effects.jobs import ANY_KEY, GAIN_KEYS
from saddlebag.games.deck_goes_west.effects.terms import ANY, DANGER, ITEM, RIVER, SELECTORS
from saddlebag.games.deck_goes_west.rules import cards, death, ending, events, land, railways, stocks
from saddlebag.games.deck_goes_west.rules.tasks import EVENT_JOB, OF_CLASS, PURCHASE, Occasion, Task, class_counts
from saddlebag.games.deck_goes_west.state import ATTACK_DICE, DEFENCE_DICE, HITS, SAVES, Battle, Movement, State, Work
from saddlebag.games.deck_goes_west.words import decisions as say
from saddlebag.games.deck_goes_west.words import story

LARGEST_X = 99
"""DW-RES-08"""
PLENTY = [LARGEST_X] * len(SELECTORS)
"""As many cards of each class as anybody could need."""


class Performance:
    """A job that is being performed: by whom, with which card and X, how far it has come, what was paid."""

    __slots__ = ("card", "end", "paid", "place", "seat", "task", "x")

    def __init__(self, seat: int, task: Task, card: int, end: int, x: int = 0) -> None:
        self.seat = seat
        self.task = task
        self.card = card
        self.end = end
        """Where it stops: after the last step, or before a condition that fails."""
        self.x = x
        self.place = 0
        self.paid = 0
        """The resources that were paid, as a set. DW-RES-07"""

    @property
    def at_last_step(self) -> bool:
        """Whether this is the icon that the action is bundled by."""
        return self.place == len(self.task.steps) - 1 and self.task.source not in (PURCHASE, EVENT_JOB)


at_once = Rules[State, Performance, None](fx.STEP)
"""Steps that are simply done,"""
with_questions = Rules[State, Performance, Rule[None]](fx.STEP)
"""and those that may ask their player something: `Step.asks`."""


def perform(s: State, seat: int, task: Task, card: int = NOBODY) -> Rule[Task]:
    """Choose X, then complete every step from left to right; the job that was done. DW-ACT-01, DW-ACT-11, DW-X-01"""
    end = first_failing(s, seat, task) if s.options.partial_conditions else len(task.steps)
    do = Performance(seat, task, card, end)
    if task.uses_x and asks_for_x(s, do):
        choice = yield Ask(
            seat, say.X, lambda: say.CHOOSE_X.each[: largest_x(s, do) + 1], say.JOB_TEXT.index[task.job.text]
        )
        do.x = choice.arg
    for place in range(end):
        do.place = place
        step, asks = task.plan[place]
        if asks:
            yield from WITH_QUESTIONS[step.kind](s, do, step)
        else:
            AT_ONCE[step.kind](s, do, step)
        if not s.players[seat].alive:
            return task
    if card in s.limbo:  # a job that ended before the card was scrapped
        s.limbo.remove(card)
        s.players[seat].discard.append(card)
    if task.source not in (PURCHASE, EVENT_JOB) and task.key != ANY_KEY:
        s.key = task.key
    return task


def perform_event(s: State, seat: int, task: Task, occasion: Occasion, x: int, several: bool) -> Rule[None]:
    """An event job runs to its end, or to a condition that is not met, or until it kills. DW-EVT-02, DW-JOB-05,
    DW-DEATH-12

    Where several complete it, the end of the score track is looked for after the last of them. DW-EVT-14"""
    do = Performance(seat, task, NOBODY, len(task.steps), x)
    for place, (step, asks) in enumerate(task.plan):
        do.place = place
        if isinstance(step, fx.If):
            if not events.holds(s, seat, step, occasion):
                return
        elif isinstance(step, fx.Score) and several:
            events.score(s, seat, step.amount.at(x), events.reason(task, place))
        elif asks:
            yield from WITH_QUESTIONS[step.kind](s, do, step)
        else:
            AT_ONCE[step.kind](s, do, step)
        if not s.players[seat].alive:
            return


# --- what a job can still do ------------------------------------------------------------------------------------


def first_failing(s: State, seat: int, task: Task) -> int:
    """With `partial_conditions`: where a job ends, at its first condition that is not met."""
    for place, step in enumerate(task.steps):
        if isinstance(step, fx.If) and not condition_holds(s, seat, step):
            return place
    return len(task.steps)


def condition_holds(s: State, seat: int, condition: fx.If) -> bool:
    """A condition of a chosen job: a place without bandits, or an unfed tile. DW-COND-01, DW-SPEC-03"""
    cell = s.players[seat].cell
    place = s.place(cell)
    return any(test == place if test <= RIVER else cell not in s.fed for test in condition.tests)


def barred_from_paying(s: State, task: Task) -> int:
    """In a bundle that gains one resource, a job that gains any must gain that one and so cannot pay it; as a set.
    DW-COOP-12, DW-RES-07"""
    if task.key != ANY_KEY or s.key not in GAIN_KEYS or s.options.any_gain_may_equal_paid:
        return 0
    return 1 << GAIN_KEYS.index(s.key)


def asks_for_x(s: State, do: Performance) -> bool:
    """Whether X may be more than 0, as far as all can see: a hidden hand might have any cards. DW-X-02"""
    if not s.hides(do.seat, do.card in s.players[do.seat].hand):
        return largest_x(s, do) > 0
    return do.task.needs(0, do.end).met(s.players[do.seat].stock, PLENTY, 1, barred_from_paying(s, do.task))


def largest_x(s: State, do: Performance) -> int:
    """The largest X with which every step can be completed. DW-X-02"""
    player = s.players[do.seat]
    needs = do.task.needs(0, do.end)
    counts = class_counts(player.hand, do.card)
    barred = barred_from_paying(s, do.task)
    x = 0
    while x < LARGEST_X and needs.met(player.stock, counts, x + 1, barred):
        x += 1
    return x


# --- resources --------------------------------------------------------------------------------------------------


@at_once.of(fx.Pay)
def pay(s: State, do: Performance, step: fx.Pay) -> None:
    """Return resources to the supply. DW-RES-02"""
    amount = step.amount.at(do.x)
    if amount:
        s.players[do.seat].stock[step.res] -= amount
        do.paid |= 1 << step.res


@with_questions.of(fx.Pay)
def pay_any(s: State, do: Performance, step: fx.Pay) -> Rule[None]:
    """Pay in one type of choice. DW-RES-04"""
    amount = step.amount.at(do.x)
    if not amount:
        return
    types = payable(s, do, amount)
    res = types[0]
    if len(types) > 1:
        choice = yield Ask(
            do.seat, say.PAY_WHAT, lambda: [say.PAY.each[each] for each in payable(s, do, amount)], amount
        )
        res = choice.arg
    s.players[do.seat].stock[res] -= amount
    do.paid |= 1 << res


def payable(s: State, do: Performance, amount: int) -> list[int]:
    """The types that can pay and leave enough for the rest of the job. DW-ACT-11"""
    player = s.players[do.seat]
    rest = do.task.needs(do.place + 1, do.end)
    barred = barred_from_paying(s, do.task)
    counts = class_counts(player.hand, do.card) if rest.cards else []
    found: list[int] = []
    for res in range(ANY):
        if player.stock[res] >= amount and not barred >> res & 1:
            left = player.stock[:]
            left[res] -= amount
            if rest.met(left, counts, do.x, barred):
                found.append(res)
    return found


@at_once.of(fx.Gain)
def gain(s: State, do: Performance, step: fx.Gain) -> None:
    """Take resources. DW-RES-02"""
    _receive(s, do, step, step.res)


@with_questions.of(fx.Gain)
def gain_any(s: State, do: Performance, step: fx.Gain) -> Rule[None]:
    """Take resources of one type, chosen before any roll. DW-RES-04, DW-DICE-04"""
    types = gainable(s, do)
    if not step.amount.at(do.x) or not types:
        return
    res = types[0]
    if len(types) > 1:
        choice = yield Ask(do.seat, say.GAIN_WHAT, lambda: [say.GAIN.each[each] for each in gainable(s, do)])
        res = choice.arg
    if do.at_last_step:
        s.key = GAIN_KEYS[res]
    _receive(s, do, step, res)


def _receive(s: State, do: Performance, step: fx.Gain, res: int) -> None:
    """A number at once; dice of the last icon are rolled when the action is settled. DW-DICE-02, DW-JOB-08"""
    amount = step.amount.at(do.x)
    if not step.amount.dice:
        stocks.gain(s, do.seat, res, amount)
    elif do.at_last_step:
        work = s.work = s.work or Work([0] * len(s.players))
        work.dice[do.seat] += amount
        work.joined |= 1 << do.seat
    else:
        stocks.gain(s, do.seat, res, stocks.roll(s, amount))


def gainable(s: State, do: Performance) -> list[int]:
    """The types that an any icon may be: none that the job has paid, in a bundle the one that it gains. DW-RES-07"""
    if do.at_last_step and s.key in GAIN_KEYS:
        return [GAIN_KEYS.index(s.key)]
    if s.options.any_gain_may_equal_paid:
        return list(range(ANY))
    return [res for res in range(ANY) if not do.paid >> res & 1]


# --- cards ------------------------------------------------------------------------------------------------------


@with_questions.of(fx.Discard)
def discard_cards(s: State, do: Performance, step: fx.Discard) -> Rule[None]:
    """Cards of a class to the own discard pile, one by one. DW-CARD-02"""
    for done in range(step.amount.at(do.x)):
        card = yield from choose_card(s, do, step, done, say.DISCARD_WHAT, say.DISCARD)
        cards.discard_chosen(s, do.seat, card)


@with_questions.of(fx.Scrap)
def scrap_cards(s: State, do: Performance, step: fx.Scrap) -> Rule[None]:
    """Cards of a class to the piles that they came from, one by one. DW-CARD-03"""
    for done in range(step.amount.at(do.x)):
        card = yield from choose_card(s, do, step, done, say.SCRAP_WHAT, say.SCRAP)
        cards.scrap_chosen(s, do.seat, card)


def choose_card(s: State, do: Performance, step: fx.Removal, done: int, question: Question, verb: Verb) -> Rule[int]:
    """One card that can go; alike cards are offered once, and where all must go for everybody to see there is no
    choice. DW-ACT-11"""
    choices = removable(s, do, step, done)
    left = step.amount.at(do.x) - done
    hidden = s.hides(do.seat, left + (do.card in s.players[do.seat].hand))
    if not hidden and (len(choices) == 1 or held(s, do, step.sel) == left):
        return choices[0]
    choice = yield Ask(do.seat, question, lambda: [verb.each[KIND_OF[card]] for card in removable(s, do, step, done)])
    return next(card for card in s.players[do.seat].hand if KIND_OF[card] == choice.arg and card != do.card)


def held(s: State, do: Performance, selector: int) -> int:
    """How many cards of a class are in hand, not counting the one that is played."""
    fits = OF_CLASS[selector]
    number = 0
    for card in s.players[do.seat].hand:
        if fits[card] and card != do.card:
            number += 1
    return number


def removable(s: State, do: Performance, step: fx.Removal, done: int) -> list[int]:
    """The cards that can go after so many of this step, one of each kind, so that the rest of the job can still be
    completed. DW-ACT-11, DW-CARD-09"""
    hand = s.players[do.seat].hand
    found = cards.of_class(hand, step.sel, do.card)
    needs = do.task.needs(do.place, do.end)
    if len(needs.cards) == 1:
        return found
    counts = class_counts(hand, do.card)
    own = (step.sel, ITEM if step.sel < DANGER else DANGER)
    left = [(sel, fixed + times * do.x - (done + 1 if sel in own else 0)) for sel, fixed, times in needs.cards]
    return [card for card in found if all(counts[sel] - OF_CLASS[sel][card] >= need for sel, need in left)]


@at_once.of(fx.DiscardSelf)
def discard_self(s: State, do: Performance, step: fx.DiscardSelf) -> None:
    """The card itself goes to the own discard pile. DW-DANG-04"""
    if do.card in s.limbo:
        s.limbo.remove(do.card)
        s.players[do.seat].discard.append(do.card)
    elif do.card in s.players[do.seat].hand:
        cards.discard_chosen(s, do.seat, do.card)


@at_once.of(fx.ScrapSelf)
def scrap_self(s: State, do: Performance, step: fx.ScrapSelf) -> None:
    """The card itself goes back to the pile that it came from. DW-ITEM-04, DW-DANG-03"""
    if do.card in s.limbo:
        s.limbo.remove(do.card)
        cards.scrap(s, do.card)
        s.tell(story.Scrapped, do.seat, do.card)
    elif do.card in s.players[do.seat].hand:
        cards.scrap_chosen(s, do.seat, do.card)


@at_once.of(fx.Draw)
def draw(s: State, do: Performance, step: fx.Draw) -> None:
    """Draw cards, also beyond the hand limit; too many dangers kill. By day the action of who dies lapses, at night
    there is none. DW-CARD-01, DW-DEATH-02, DW-DEATH-10, DW-DEATH-12"""
    cards.draw(s, do.seat, step.amount.at(do.x))
    death.test_after_draw(s, [do.seat])
    if do.seat == s.active and not s.players[do.seat].alive and not s.night_step:
        raise Lapsed


@with_questions.of(fx.Take)
def take(s: State, do: Performance, step: fx.Take) -> Rule[None]:
    """Gain danger cards. DW-CARD-05"""
    yield from cards.take_danger(s, do.seat, step.danger, step.number)


# --- the rest ---------------------------------------------------------------------------------------------------


def _movement(s: State, do: Performance) -> Movement:
    """The movement under way; with the first movement job it begins. DW-MOVE-10"""
    if s.movement is None:
        s.movement = Movement(do.seat)
    return s.movement


def _battle(s: State, do: Performance) -> Battle:
    """The battle under way; by day the first battle job begins it on the own tile. DW-BAT-02"""
    if s.battle is None:
        s.battle = Battle(s.players[do.seat].cell)
    return s.battle


@at_once.of(fx.Move)
def move(s: State, do: Performance, step: fx.Move) -> None:
    """Fill the movement pool of the action. DW-MOVE-10, DW-ACT-15"""
    _movement(s, do).pool[step.how] += step.amount.at(do.x)


@at_once.of(fx.Train)
def train(s: State, do: Performance, step: fx.Train) -> None:
    """One ride more. DW-TRAIN-04"""
    _movement(s, do).rides.append(step.reach)


@at_once.of(fx.Attack)
def attack(s: State, do: Performance, step: fx.Attack) -> None:
    """Hits for the battle. DW-BAT-01, DW-BAT-07"""
    fight = _battle(s, do)
    fight.force[ATTACK_DICE if step.amount.dice else HITS] += step.amount.at(do.x)
    fight.attackers |= 1 << do.seat


@at_once.of(fx.Defend)
def defend(s: State, do: Performance, step: fx.Defend) -> None:
    """Saves for the battle. DW-BAT-01, DW-BAT-07"""
    _battle(s, do).force[DEFENCE_DICE if step.amount.dice else SAVES] += step.amount.at(do.x)


@with_questions.of(fx.Telescope)
def telescope(s: State, do: Performance, step: fx.Telescope) -> Rule[None]:
    yield from land.telescope(s, do.seat, step.number)


@with_questions.of(fx.Build)
def build(s: State, do: Performance, step: fx.Build) -> Rule[None]:
    yield from railways.build(s, do.seat)


@at_once.of(fx.Score)
def score(s: State, do: Performance, step: fx.Score) -> None:
    """Points, and perhaps the win at once. DW-VP-01, DW-VP-02"""
    events.score(s, do.seat, step.amount.at(do.x), events.reason(do.task, do.place))
    ending.check_score(s)


@at_once.of(fx.Lose)
def lose(s: State, do: Performance, step: fx.Lose) -> None:
    events.lose(s, do.seat, step.amount.at(do.x))


@at_once.of(fx.Feed)
def feed(s: State, do: Performance, step: fx.Feed) -> None:
    """The village is fed for today. DW-SPEC-03"""
    s.fed.append(s.players[do.seat].cell)


def nothing(s: State, do: Performance, step: fx.If | fx.On) -> None:
    """Conditions of a chosen job were looked at before it was started. DW-JOB-04"""


at_once.of(fx.If)(nothing)
at_once.of(fx.On)(nothing)
AT_ONCE = at_once.table(with_questions)
WITH_QUESTIONS = with_questions.table(at_once)
