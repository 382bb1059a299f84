"""The quick policy by which imagined worlds are played on: each seat takes the act after which the table looks best."""

from collections.abc import Iterator

from saddlebag.engine.actions import Action
from saddlebag.engine.play import Play
from saddlebag.engine.rules import Ask

MOST_ACTS = 16
"""No more acts than these are compared."""


def candidates(world: Play, ask: Ask) -> list[Action]:
    """The options worth a try: the short list, and always those that move on."""
    options = ask.options
    if len(options) == 1:
        return options
    game = world.game
    short: list[Action] = game.shortlist(world.state, ask)
    if len(short) == len(options):
        return options
    moves_on = game.passing
    passing = [option for option in options if option.verb in moves_on and option not in short]
    return short + passing if passing else short or options


def best_act(world: Play, ask: Ask, options: list[Action]) -> tuple[list[Action], Play]:
    """The act that looks best to whoever is asked, and the world after it; moving on is worth what the table is worth
    now."""
    game, seat = world.game, ask.seats[0]
    passing = [option for option in options if option.verb in game.passing]
    best: tuple[list[Action], Play] | None = None
    best_value = game.evaluate(world.state, seat) if passing else float("-inf")
    for count, act in enumerate(acts(world, seat, [option for option in options if option not in passing])):
        value = game.evaluate(act[1].state, seat)
        if value > best_value:
            best, best_value = act, value
        if count == MOST_ACTS:
            break
    if best is None:
        answer = passing[0] if passing else options[0]
        world.answer(answer, seat)
        return [answer], world
    return best


def acts(
    world: Play, seat: int, options: list[Action], so_far: tuple[Action, ...] = ()
) -> Iterator[tuple[list[Action], Play]]:
    """Each act that begins with one of these, with all its questions answered, and the world after it."""
    for option in options:
        after = world.copy()
        after.answer(option, seat)
        ask = after.ask
        if ask is not None and after.since and seat in ask.seats:
            yield from acts(after, seat, candidates(after, ask), (*so_far, option))
        else:
            yield [*so_far, option], after
