"""An imagined match that is only played on: nothing is remembered, so every answer costs as little as it can."""

from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import QuickDice
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask, MatchEnded, Rule


class Playout:
    """A world that might be the real one, played on without history, checkpoints or listeners."""

    __slots__ = ("ask", "game", "rule", "state")

    def __init__(self, game: Any, state: Any, rule: Rule[None] | None, ask: Ask | None) -> None:
        self.game = game
        self.state = state
        self.rule = rule
        self.ask = ask

    def follow(self, action: Action, seat: int) -> None:
        """Answer with an action that is known to be on offer to this seat."""
        assert self.ask is not None
        assert self.rule is not None
        self.ask.answered_by = seat
        try:
            self.ask = self.rule.send(action)
        except (StopIteration, MatchEnded):
            self._next_turn()

    def _next_turn(self) -> None:
        game, state = self.game, self.state
        while game.result(state) is None:
            rule = game.turn(state)
            try:
                self.ask = next(rule)
                self.rule = rule
                return
            except (StopIteration, MatchEnded):
                pass
        self.ask = self.rule = None


def imagine(match: Match[Any, Any], seat: int, seed: int) -> Playout:
    """The same world as `match.redeal(seat, seed)`, to be played on once."""
    game = match.game
    since = match.since_checkpoint
    state = match.at_rest.copy()
    dice = QuickDice(seed)
    early = match.nothing_revealed_but_by(seat, since)
    if early:
        game.redeal(state, seat, dice)
        state.dice = dice
    if match.ask is None:
        return Playout(game, state, None, None)
    rule = game.turn(state)
    ask = next(rule)
    for decision in since:
        ask.answered_by = decision.seat
        ask = rule.send(decision.action)
    if not early:
        game.redeal(state, seat, dice)
        state.dice = dice
    return Playout(game, state, rule, ask)
