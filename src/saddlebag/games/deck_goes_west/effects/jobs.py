"""Jobs: every card, tile, character, mission and purchase says in steps what it does.

A job is a text such as `if mountain; discard item 1; gain metal 2d`. It is parsed once, when the content is loaded,
into steps that one interpreter runs.
"""

from msgspec import Struct

from saddlebag.engine.language import Several, ShownLine, capital
from saddlebag.engine.language import parse as parse_text
from saddlebag.engine.names import set_of
from saddlebag.games.deck_goes_west.effects import steps as fx
from saddlebag.games.deck_goes_west.effects.terms import ANY, RESOURCES

ANY_KEY = "gain any"
"""Not a key to compare by: a job with it takes the key of the resource chosen."""
GAIN_KEYS = tuple(f"gain {resource}" for resource in RESOURCES[:ANY])
"""The bundle key of gaining each resource."""
STEPS = Several(fx.STEP, "; ", "the next step")


class Job(Struct, frozen=True):
    """A job and what can be known of it before it is played."""

    text: str
    """As it is written; `parse` gives the same job back."""
    steps: tuple[fx.Step, ...]
    last: fx.Step
    key: str
    """Jobs with the same key may share an action: the last icon. DW-ACT-03..05"""
    event: int | None
    """What fires it, or None for a job that is chosen."""
    uses_x: bool
    is_move: bool
    is_battle: bool
    rolls_gain: bool
    """Whether the last step gains by dice, so that others may join. DW-COOP-01"""
    scraps_self: bool
    discards_self: bool
    pays: tuple[fx.Pay, ...]
    paid: int
    """The resources that it pays whatever is chosen, as a set; `any` is not in it. DW-RES-07"""
    pays_any: bool
    gains_any: bool
    conditions: tuple[fx.If, ...]
    cards: tuple[fx.Removal, ...]
    """The steps that take other cards out of the hand."""
    builds: fx.Build | None
    train: fx.Train | None
    looks: bool
    """Whether it reveals tiles by telescope."""
    needs_choice: bool
    """Whether the player is asked anything between starting it and its movement or battle."""


def parse(text: str) -> Job:
    """The job that a text tells; a Slip says where it goes wrong and what was expected there."""
    return make(parse_text(STEPS, text))


def make(steps: tuple[fx.Step, ...]) -> Job:
    """A job of these steps."""
    first, last = steps[0], steps[-1]
    pays = tuple(step for step in steps if isinstance(step, fx.Pay))
    uses_x = any(step.much is not None and step.much.x for step in steps)
    return Job(
        text=STEPS.write(steps),
        steps=steps,
        last=last,
        key=last.key(),
        event=first.event if isinstance(first, fx.On) else None,
        uses_x=uses_x,
        is_move=last.group == fx.MOVEMENT,
        is_battle=last.group == fx.BATTLE,
        rolls_gain=isinstance(last, fx.Gain) and last.amount.dice,
        scraps_self=any(isinstance(step, fx.ScrapSelf) for step in steps),
        discards_self=any(isinstance(step, fx.DiscardSelf) for step in steps),
        pays=pays,
        paid=set_of([pay.res for pay in pays if pay.res != ANY]),
        pays_any=any(pay.res == ANY for pay in pays),
        gains_any=any(isinstance(step, fx.Gain) and step.res == ANY for step in steps),
        conditions=tuple(step for step in steps if isinstance(step, fx.If)),
        cards=tuple(step for step in steps if isinstance(step, fx.Removal)),
        builds=next((step for step in steps if isinstance(step, fx.Build)), None),
        train=next((step for step in steps if isinstance(step, fx.Train)), None),
        looks=any(isinstance(step, fx.Telescope) for step in steps),
        needs_choice=uses_x or any(step.asks() for step in steps if not isinstance(step, fx.Build)),
    )


# --- in words and in icons ------------------------------------------------------------------------------------------


SAID: dict[str, str] = {}
"""The jobs that were told, by their texts: each is told many times."""


def job_words(job: Job) -> str:
    """A job as people say it: "in a mountain: discard 1 item, roll 2 dice for metal"."""
    words = SAID.get(job.text)
    if words is None:
        words = SAID[job.text] = _told(job)
    return words


def _told(job: Job) -> str:
    words = ""
    for step in job.steps:
        said = step.words()
        if step.gate:
            words += f"; {said}: " if words else f"{said}: "
        else:
            words += said if not words or words.endswith(": ") else f", {said}"
    return words


def job_line(job: Job) -> ShownLine:
    """A job as it is drawn: what it asks, then what it brings."""
    texts = [str(step) for step in job.steps]
    cut = _asks(job.steps)
    return ShownLine(capital(job_words(job)), texts[:cut], texts[cut:])


def _asks(steps: tuple[fx.Step, ...]) -> int:
    """How many steps of a job say what it asks. A purchase only asks; what a danger asks ends with its own leaving."""
    if not isinstance(steps[0], fx.On) and all(
        step.gate or (step.is_price() and not isinstance(step, fx.Farewell)) for step in steps
    ):
        return len(steps)
    prices = [number for number, step in enumerate(steps[:-1], 1) if step.is_price()]
    gates = [number for number, step in enumerate(steps, 1) if step.gate]
    last_gate = 1 if isinstance(steps[0], fx.On) else max(gates, default=0)
    return max(last_gate, *prices, 0)
