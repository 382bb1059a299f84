"""The laws that every job of the content obeys, so that no job is dead, endless or beyond the interpreter; where it
stands decides which of them hold. What concerns one step alone is declared with the step."""

from collections.abc import Iterator

from msgspec import Struct

from saddlebag.engine import language
from saddlebag.engine.language import Amount, Fault
from saddlebag.engine.names import bits
from saddlebag.games.deck_goes_west.effects import steps as fx
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import Job
from saddlebag.games.deck_goes_west.effects.terms import Place

FULL_STOCK = 99
"""The most that a stock holds of a resource. DW-RES-08"""
HUNGRY_VILLAGE = 1 << terms.VILLAGE | 1 << terms.UNFED


def faults(job: Job, place: Place) -> list[Fault]:
    """Everything that is wrong with a job at its place, in the order of its steps."""
    return language.faults(LAWS, job, place)


def told(job: Job, fault: Fault) -> str:
    """A fault as a sentence with its position in the text."""
    return language.told(job.text, "", job.steps, fault)


# --- the order of the steps -----------------------------------------------------------------------------------


def on_comes_first(job: Job, place: Place) -> Iterator[Fault]:
    """Event jobs stand on missions only and begin with their event. DW-EVT-01"""
    if place is Place.EVENT and not isinstance(job.steps[0], fx.On):
        yield 0, "an event job begins with on and its event (DW-EVT-01)"
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.On) and place is not Place.EVENT:
            yield (
                number,
                f"{place.value} cannot wait for an event; those belong among the events of a mission (DW-EVT-01)",
            )
        elif isinstance(step, fx.On) and number > 0:
            yield number, "on belongs at the beginning of an event job, once (DW-EVT-01)"


def movement_and_battle_come_last(job: Job, place: Place) -> Iterator[Fault]:
    """They fill the pool or the totals of the action after all else is done. DW-JOB-07"""
    for number, (step, following) in enumerate(zip(job.steps, job.steps[1:], strict=False)):
        if step.group and following.group != step.group:
            yield number + 1, f"after {step} only {step.group} steps may follow (DW-JOB-07)"


def nothing_to_pay_after_chance(job: Job, place: Place) -> Iterator[Fault]:
    """After a dice gain, a draw or a reveal nothing may be asked that could fail. Ledger 9.1"""
    chance: fx.Step | None = None
    for number, step in enumerate(job.steps):
        if chance is not None and step.cost:
            yield number, f"after {chance} there may be no cost or condition, since nobody knows what it brings (9.1)"
        if step.is_chance():
            chance = step


# --- steps that belong to certain places ----------------------------------------------------------------------


def steps_fit_the_place(job: Job, place: Place) -> Iterator[Fault]:
    """Who may score, fight, move and get rid of the card itself. DW-WIN-01, DW-EVT-02, DW-TILE-01, DW-ITEM-01"""
    for number, step in enumerate(job.steps):
        if reason := step.why_never(place):
            yield number, reason


def a_danger_is_got_rid_of_last(job: Job, place: Place) -> Iterator[Fault]:
    """The last step of a danger's job, and no other, scraps or discards it. DW-DANG-02"""
    if place is Place.DANGER and not isinstance(job.last, fx.Farewell):
        yield len(job.steps) - 1, "the last step of a danger's job is scrap self or discard self (DW-DANG-02)"
    own = [number for number, step in enumerate(job.steps) if isinstance(step, fx.Farewell)]
    if place in (Place.DANGER, Place.ITEM):
        for number in own[:-1]:
            yield number, "a card can be got rid of only once (DW-DANG-02)"


def conditions_fit_the_place(job: Job, place: Place) -> Iterator[Fault]:
    """Some conditions only make sense when something has happened, one only when a job is chosen. DW-COND-04"""
    for number, step in enumerate(job.steps):
        if not isinstance(step, fx.If):
            continue
        for test in step.tests:
            if test in (terms.WESTMOST, terms.HEADING_WEST, terms.LINKED) and place is not Place.EVENT:
                yield number, f"{terms.TESTS[test]} is a condition for event jobs only (DW-COND-04)"
            elif test == terms.UNFED and place is Place.EVENT:
                yield number, "unfed is a condition for chosen jobs only (DW-COND-04)"
            elif test == terms.LINKED and job.event != terms.ON_BUILD:
                yield number, "linked asks for the railway just built, so it needs on build (DW-SPEC-02)"
            elif test == terms.HEADING_WEST and job.event in (terms.ON_BUILD, terms.ON_CLEAR):
                yield (
                    number,
                    f"on {terms.EVENTS[job.event]} is never caused by a step, so heading_west never holds (DW-EVT-09)",
                )


def feeding_needs_a_hungry_village(job: Job, place: Place) -> Iterator[Fault]:
    """`feed` stands after `if village` and `if unfed`. DW-SPEC-03"""
    asked = 0
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.If) and len(step.tests) == 1:
            asked |= step.mask
        elif isinstance(step, fx.Feed) and asked & HUNGRY_VILLAGE != HUNGRY_VILLAGE:
            yield number, "feed needs the steps if village and if unfed before it (DW-SPEC-03)"


# --- jobs that could never be done, or for ever ---------------------------------------------------------------


def conditions_can_hold(job: Job, place: Place) -> Iterator[Fault]:
    """The places asked for must have a type in common, one on which the railway can be built. DW-COND-01, DW-RAIL-02"""
    types = terms.PLACES
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.If) and not step.mask & ~terms.PLACES:
            types &= step.mask
            if not types:
                yield number, "no tile is of all the types that this job asks for (DW-COND-01)"
                return
        elif isinstance(step, fx.Build) and not types & (1 << terms.LAKE if step.bridge else ~(1 << terms.LAKE)):
            yield number, f"{step} is impossible on the tiles that this job asks for (DW-RAIL-02, DW-RAIL-03)"


def costs_can_be_paid(job: Job, place: Place) -> Iterator[Fault]:
    """No stock holds more than 99 of a resource. DW-RES-08"""
    owed = [0] * len(terms.RESOURCES)
    for number, step in enumerate(job.steps):
        if not isinstance(step, fx.Pay) or step.amount.x:
            continue
        owed[step.res] = step.amount.number + (owed[step.res] if step.res != terms.ANY else 0)
        if owed[step.res] > FULL_STOCK:
            much = f"{owed[step.res]} {terms.RESOURCES[step.res]}"
            yield number, f"nobody can ever pay {much}; a stock holds 99 (DW-RES-08)"


def something_is_left_to_gain(job: Job, place: Place) -> Iterator[Fault]:
    """`gain any` may not name what the job pays. DW-RES-07"""
    if len(bits(job.paid)) < terms.ANY:
        return
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.Gain) and step.res == terms.ANY:
            yield number, "this job pays all four resources, so there is none that it may gain (DW-RES-07)"


def amounts_count(job: Job, place: Place) -> Iterator[Fault]:
    """Only points may be none at all, as a printed mission has it."""
    for number, step in enumerate(job.steps):
        if step.much is not None and step.much.number == 0 and not step.points:
            yield number, f"{step} does nothing; write a number of at least 1"


def x_has_a_limit(job: Job, place: Place) -> Iterator[Fault]:
    """X is chosen, so something must be paid by it; in events only damage gives it. DW-X-02, DW-X-06"""
    with_x = [(number, step) for number, step in enumerate(job.steps) if step.much is not None and step.much.x]
    paid = any(step.cost for _, step in with_x)
    for number, _ in with_x:
        if place is Place.EVENT and job.event != terms.ON_WAGON_DAMAGE:
            yield number, "only on wagon_damage gives an event job its x (DW-X-06)"
            return
        if place is not Place.EVENT and not paid:
            yield number, "nothing limits x; a pay, discard or scrap step must use it too (DW-X-02)"
            return


class Sum(Struct):
    """A number and a multiple of X, added up."""

    number: int = 0
    times_x: int = 0

    def add(self, amount: Amount) -> None:
        if amount.x:
            self.times_x += amount.number
        else:
            self.number += amount.number


def drawing_has_a_price(job: Job, place: Place) -> Iterator[Fault]:
    """No day may be prolonged for ever: a draw is paid for, unless a tap or a visit limits it. DW-JOB-09

    Resources and scrapped cards are a price. Discarded items come back, so at least as many must go as are drawn, and
    one more where no card is played for the job.
    """
    if place in (Place.CHARACTER, Place.TILE):
        return
    drawn, price, discarded = Sum(), Sum(), Sum(1 if place in (Place.ITEM, Place.DANGER) else 0)
    first = None
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.Draw):
            drawn.add(step.amount)
            first = number if first is None else first
        elif isinstance(step, fx.Pay):
            price.add(step.amount)
        elif isinstance(step, fx.ScrapSelf):
            price.number += 1
        elif isinstance(step, fx.Removal) and step.of_items:
            (discarded if step.comes_back else price).add(step.amount)
    if first is None or price.number or (price.times_x and not drawn.number):
        return
    if discarded.number <= drawn.number or discarded.times_x < drawn.times_x:
        yield first, "drawing has no price here, so a day could go on forever; make the job pay or scrap (DW-JOB-09)"


LAWS = (
    on_comes_first,
    movement_and_battle_come_last,
    nothing_to_pay_after_chance,
    steps_fit_the_place,
    a_danger_is_got_rid_of_last,
    conditions_fit_the_place,
    feeding_needs_a_hungry_village,
    conditions_can_hold,
    costs_can_be_paid,
    something_is_left_to_gain,
    amounts_count,
    x_has_a_limit,
    drawing_has_a_price,
)


def missing_cards(job: Job, supply: list[int]) -> Iterator[Fault]:
    """The cards that a job asks for must exist; `supply` counts the cards of each class. DW-CARD-09"""
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.Removal) and not step.amount.x and step.amount.number > supply[step.sel]:
            there = supply[step.sel] or "none"
            yield number, f"nobody can ever {step}: the game has {there} of {terms.SELECTORS[step.sel]} (DW-CARD-09)"


def never_on_this_tile(job: Job, tile_type: int) -> Iterator[Fault]:
    """The conditions of a tile's job are tested on that tile. DW-TILE-01, DW-COND-02"""
    for number, step in enumerate(job.steps):
        if isinstance(step, fx.If) and not step.mask & ~terms.PLACES and not step.mask >> tile_type & 1:
            yield number, "the tile itself is of another type, so this never holds (DW-COND-01)"
        elif isinstance(step, fx.Build) and step.bridge != (tile_type == terms.LAKE):
            yield number, f"{step} is impossible on a tile of this type (DW-RAIL-02, DW-RAIL-03)"
