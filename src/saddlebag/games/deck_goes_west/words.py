"""Jobs and other things of the game in words for people."""

from saddlebag.engine.words import counted
from saddlebag.games.deck_goes_west.jobs import (
    ANY,
    COLOURS,
    DANGER,
    EVENTS,
    EXHAUSTION,
    HEADING_WEST,
    ITEM,
    LINKED,
    MOVES,
    RESOURCES,
    RIVER,
    TESTS,
    WESTMOST,
    Amount,
    Attack,
    Build,
    Defend,
    Discard,
    DiscardSelf,
    Draw,
    Feed,
    Gain,
    If,
    Job,
    Lose,
    Move,
    On,
    Pay,
    Score,
    Scrap,
    ScrapSelf,
    Step,
    Take,
    Telescope,
    Train,
)

_WHEN = dict(
    zip(
        EVENTS,
        (
            "when you build a railway",
            "when you reveal a tile",
            "when you clear a tile of bandits",
            "when the wagon moves West",
            "when the wagon moves East",
            "when the wagon takes X damage",
            "when the whole party is further West than ever",
        ),
        strict=True,
    )
)


def job_words(job: Job) -> str:
    """A job as people say it: "in a mountain: discard 1 item, roll 2 dice for metal"."""
    words = ""
    for step in job.steps:
        said = step_words(step)
        if isinstance(step, If | On):
            words += f"; {said}: " if words else f"{said}: "
        else:
            words += said if not words or words.endswith(": ") else f", {said}"
    return words


def step_words(step: Step) -> str:
    """One step in words."""
    match step:
        case On(event=event):
            return _WHEN[EVENTS[event]]
        case If(tests=tests):
            return "if " + " or ".join(_test(test) for test in tests)
        case Pay(res=res, amount=amount):
            return f"pay {_amount(amount)} {_resource(res)}"
        case Gain(res=res, amount=amount):
            if amount.dice:
                return f"roll {_dice(amount)} for {_resource(res)}"
            return f"gain {_amount(amount)} {_resource(res)}"
        case Move(how=how, amount=amount):
            return f"{MOVES[how]} {_amount(amount)}"
        case Train(reach=reach):
            return f"ride the train up to {counted(reach, 'tile')}"
        case Draw(amount=amount):
            return f"draw {_things(amount, 'card')}"
        case Discard(sel=sel, amount=amount):
            return f"discard {_things(amount, _class(sel))}"
        case Scrap(sel=sel, amount=amount):
            return f"scrap {_things(amount, _class(sel))}"
        case DiscardSelf():
            return "discard this card"
        case ScrapSelf():
            return "scrap this card"
        case Take(danger=danger, number=number):
            return f"take {counted(number, 'exhaustion card' if danger == EXHAUSTION else 'pain card')}"
        case Telescope(number=number):
            return f"look at {counted(number, 'tile')} nearby"
        case Build(bridge=bridge):
            return "build a bridge on a lake" if bridge else "build a railway on land"
        case Attack(amount=amount):
            return f"attack with {_dice(amount)}" if amount.dice else f"attack with {_things(amount, 'hit')}"
        case Defend(amount=amount):
            return f"defend with {_dice(amount)}" if amount.dice else f"defend with {_things(amount, 'save')}"
        case Score(amount=amount):
            return f"gain {_things(amount, 'point')}"
        case Lose(amount=amount):
            return f"lose {_things(amount, 'point')}"
        case Feed():
            return "feed the village"


def _amount(amount: Amount) -> str:
    if not amount.x:
        return str(amount.number)
    return "X" if amount.number == 1 else f"{amount.number} times X"


def _dice(amount: Amount) -> str:
    return f"{_amount(amount)} {'die' if amount.number == 1 and not amount.x else 'dice'}"


def _things(amount: Amount, thing: str) -> str:
    return f"{_amount(amount)} {thing}{'' if amount.number == 1 and not amount.x else 's'}"


def _resource(res: int) -> str:
    return "of any one resource" if res == ANY else RESOURCES[res]


def _class(selector: int) -> str:
    if selector in (ITEM, DANGER):
        return "other item" if selector == ITEM else "danger"
    if selector < DANGER:
        return f"{COLOURS[selector - 1]} item"
    return ("exhaustion card", "pain card")[selector - DANGER - 1]


def _test(test: int) -> str:
    if test <= RIVER:
        return f"on a {TESTS[test]} without bandits"
    if test == WESTMOST:
        return "it is the furthest West yet"
    if test == HEADING_WEST:
        return "you were heading West"
    return "it joins another railway" if test == LINKED else "not fed today"
