"""Buying cards of the trade row. Chapter 5.8."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Rule
from saddlebag.games.deck_goes_west.content import KIND_OF
from saddlebag.games.deck_goes_west.rules import cards, day, perform
from saddlebag.games.deck_goes_west.rules.tasks import BUY_TASKS, BUY_TASKS_AT, ROW, Task
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story


def tasks(s: State, place: int) -> list[tuple[Task, ...]]:
    """Every card of the row by each purchase job that fits the buyer's place. DW-BUY-01, DW-BUY-02, DW-BUY-08"""
    in_slots = BUY_TASKS_AT[place]
    row = s.trade_row
    first = ROW - len(row)
    return [in_slots[first + at][KIND_OF[card]] for at, card in enumerate(row)]


def buy(s: State, choice: Action) -> Rule[None]:
    """Complete the purchase job, take the card, close the row. DW-BUY-03, DW-BUY-04, DW-ACT-07, DW-ACT-17"""
    slot, number = choice.args
    place = slot - ROW + len(s.trade_row)
    card = s.trade_row[place]
    seat = s.active
    yield from perform.perform(s, seat, BUY_TASKS[KIND_OF[card]][slot][number])
    s.trade_row.pop(place)
    s.tell(story.Bought, seat, card)
    yield from cards.put_on_pile(s, seat, card)
    cards.fill_row(s)
    day.finish_action(s)
