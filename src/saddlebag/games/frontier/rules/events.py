"""The event row: cards are carried out, passed over, and move on. Chapter 5.7."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Rule
from saddlebag.games.frontier.content import EVENT_KIND, EVENT_TEXT
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules import discs, texts
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import town_story as story


def are_played(s: State) -> bool:
    """The founding round has neither town status nor events. FO-ROUND-04"""
    return s.round > 0


def carry_out_event(s: State) -> Rule[None]:
    """The upcoming card, for the town and by the mayor where it names nobody. FO-EVT-01, FO-EVT-03, FO-EVT-04"""
    if not s.events:
        return
    card = s.events[0]
    s.tell(story.EventHappened, card)
    yield from texts.perform(s, texts.Using(s.mayor, kind=EVENT_KIND[card]), EVENT_TEXT[card].steps)


def move_row(s: State) -> None:
    """The upcoming card goes, the others move on, and the next of the deck is revealed. FO-EVT-01, FO-EVT-05,
    FO-DISC-10"""
    if not s.events:
        return
    card, *s.events = s.events
    s.events_done = [*s.events_done, card]
    revealed = NOBODY
    if s.event_deck:
        revealed, *s.event_deck = s.event_deck
        s.events = [*s.events, revealed]
        s.disclosed += 1
        s.tell(story.EventRevealed, revealed)
    disc = discs.disc_on(s, card)
    if disc != NOBODY:
        discs.move_disc(s, disc, revealed)


def pass_over(s: State) -> None:
    """A card is discarded without effect; its disc moves on without its event. FO-EVT-06, FO-ROUND-04"""
    if s.events:
        s.tell(story.EventPassedOver, s.events[0])
        move_row(s)


def pass_over_after_era(s: State) -> None:
    """The card left over after eras II and III is passed over; of twelve rounds in all, after era I too. FO-EVT-07"""
    if passed_over_after_eras(s.options, s.era + 1) > passed_over_after_eras(s.options, s.era):
        pass_over(s)


def passed_over_after_eras(options: Options, era: int) -> int:
    """How many cards were passed over at the ends of the eras before this one. FO-EVT-07"""
    if options.event_gap == "straight":
        return 0
    return era - 1 if options.round_count == "twelve_flat" else max(0, era - 2)
