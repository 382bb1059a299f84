"""All rules of Prairie Dogs. Chapter 5; a larger game has a folder with a file for each chapter."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded, Rule
from saddlebag.engine.words import counted, listed
from saddlebag.games.prairie_dogs.content import CARD, PLAYER, SEEDS
from saddlebag.games.prairie_dogs.options import Options
from saddlebag.games.prairie_dogs.state import State
from saddlebag.games.prairie_dogs.words import DIG, GO_ON, REST, Dug, HawkCame, MatchOver, Rested


def setup(options: Options, dice: Dice) -> State:
    """All cards are shuffled into one face-down burrow. PD-SETUP-01"""
    burrow = list(range(len(CARD)))
    dice.shuffle(burrow)
    return State(dice=dice, options=options, burrow=burrow, store=[[] for _ in range(options.players)])


def dig_or_rest(s: State) -> Rule[None]:
    """Whoever is active digs as often as they like, then rests. PD-TURN-01, PD-REST-02"""
    choice = yield Ask(s.active, GO_ON, lambda: DIG.each + REST.each if s.dug else DIG.each)
    if choice.verb == REST.name:
        rest(s)
    else:
        dig(s)
    over = result(s)
    if over is not None:
        s.tell(MatchOver, over.reason)
        raise MatchEnded


def dig(s: State) -> None:
    """Turn up the top card: seeds lie before the digger, a hawk takes those of this turn. PD-DIG-01..03, PD-END-02"""
    card = s.burrow.pop()
    s.disclosed += 1
    if SEEDS[card]:
        s.dug.append(card)
        s.tell(Dug, s.active, card)
        if not s.burrow:
            rest(s)
        return
    s.lost += [*s.dug, card]
    s.tell(HawkCame, s.active, len(s.dug))
    s.dug.clear()
    pass_on(s)


def rest(s: State) -> None:
    """The seeds of this turn go to the store, and the turn passes. PD-REST-01"""
    s.tell(Rested, s.active, seeds(s.dug))
    s.store[s.active] += s.dug
    s.dug.clear()
    pass_on(s)


def pass_on(s: State) -> None:
    """Clockwise to the next player. PD-TURN-01"""
    s.active = (s.active + 1) % len(s.store)
    s.turn += 1


def seeds(cards: list[int]) -> int:
    return sum([SEEDS[card] for card in cards])


def points(s: State) -> list[int]:
    """The seeds in every store. PD-END-03"""
    return [seeds(cards) for cards in s.store]


def result(s: State) -> Result | None:
    """A full store or an empty burrow ends the match; the most seeds win, and ties share. PD-END-01..03"""
    scores = points(s)
    full = max(scores) >= s.options.goal
    if not full and s.burrow:
        return None
    ranks = [1 + sum([other > own for other in scores]) for own in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = listed([PLAYER[seat].capitalize() for seat in winners])
    why = "The store is full" if full else "The burrow is empty"
    verb = "wins" if len(winners) == 1 else "share the win"
    reason = f"{why}: {names} {verb} with {counted(max(scores), 'seed')}."
    return Result(scores, ranks, winners, reason, "PD-END-01" if full else "PD-END-02", "full" if full else "empty")


def evaluate(s: State, seat: int) -> float:
    """How a seat stands, for bots: its store against the best other one, and half of what it has dug."""
    scores = points(s)
    best = max([score for other, score in enumerate(scores) if other != seat], default=NOBODY)
    return scores[seat] - best + (seeds(s.dug) / 2 if s.active == seat else 0)
