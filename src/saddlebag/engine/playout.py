"""An imagined match that is only played on: no history, no listeners, so every answer costs as little as it can."""

from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import QuickDice
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask, MatchEnded, Rule, to_the_end


class Playout:
    """A world that might be the real one, played on. It can be copied while it knows its last checkpoint."""

    __slots__ = ("ask", "checkpoint", "game", "rule", "since", "state")

    def __init__(self, game: Any, state: Any, rule: Rule[None] | None, ask: Ask | None) -> None:
        self.game = game
        self.state = state
        self.rule = rule
        self.ask = ask
        self.checkpoint: Any = None
        """The state at the last checkpoint, where it is kept: see `follow_and_rest`."""
        self.since: list[tuple[Action, int]] = []

    def follow(self, action: Action, seat: int) -> None:
        """Answer with an action that is known to be on offer to this seat."""
        assert self.ask is not None
        assert self.rule is not None
        self.ask.answered_by = seat
        if self.checkpoint is not None:
            self.since.append((action, seat))
        try:
            self.ask = self.rule.send(action)
        except (StopIteration, MatchEnded):
            if self.checkpoint is not None:
                self._rest()
            else:
                self.rule = to_the_end(self.game.turn, self.game.result, self.state)
                self.ask = next(self.rule, None)

    def follow_and_rest(self, action: Action, seat: int) -> None:
        """The same, and keep the next checkpoint, so that copies can be made from there on."""
        assert self.ask is not None
        assert self.rule is not None
        self.ask.answered_by = seat
        if self.checkpoint is not None:
            self.since.append((action, seat))
        try:
            self.ask = self.rule.send(action)
        except (StopIteration, MatchEnded):
            self._rest()

    def copy(self) -> "Playout":
        """A world that goes its own way from here."""
        state = self.checkpoint.copy()
        rule = self.game.turn(state)
        twin = Playout(self.game, state, rule, None)
        ask = next(rule)
        for action, seat in self.since:
            ask.answered_by = seat
            ask = rule.send(action)
        twin.ask = ask
        twin.checkpoint = self.checkpoint
        twin.since = self.since[:]
        return twin

    def _rest(self) -> None:
        """Keep the table as it is at the end of a turn, and begin the next."""
        game, state = self.game, self.state
        while game.result(state) is None:
            self.checkpoint = state.copy()
            self.since = []
            self.rule = game.turn(state)
            try:
                self.ask = next(self.rule)
                return
            except (StopIteration, MatchEnded):
                pass
        self.ask = self.rule = None


def imagine(match: Match[Any, Any], seat: int, seed: int) -> Playout:
    """The same world as `match.redeal(seat, seed)`, to be played on."""
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
