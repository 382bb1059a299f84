"""A state that is played on along its course, from question to question: the one way in which every match advances."""

from typing import Any

from saddlebag.engine.actions import LEAVES, Action
from saddlebag.engine.course import CHOICE, EACH, END, OPEN, OVER, Course, Step
from saddlebag.engine.rules import Ask, Lapsed, MatchEnded, Rule
from saddlebag.engine.state import BaseState

MOST_REPLAYED = 24
"""So many answers at most are played again where a copy is asked for and none was kept at the last rest."""
WANTED_AGAIN = 16
"""At so many rests the table is kept after somebody has looked back: one who does it once does it often."""


class Memory:
    """Where the table last rested, and what was answered since then.

    The table is not kept at every rest, since nobody may ever look back: it is for a while after somebody has, and once
    in a number of answers. From there, the last rest is a matter of a few answers.
    """

    __slots__ = ("answers", "asked_between", "checkpoint", "first", "keeps", "rested", "resting", "since", "wanted")

    def __init__(self, keeps: bool = False) -> None:
        self.keeps = keeps
        """Whether the table is kept as it is at rest."""
        self.checkpoint: Any = None
        """The state at some rest, if it was kept: the state itself, as long as it still rests there."""
        self.since: list[tuple[Action, int]] = []
        """What was answered since then, and by whom."""
        self.resting = 0
        """After how many of these answers the table last rested."""
        self.wanted = 0
        """At how many rests the table will be kept, since somebody has looked back."""
        self.rested = False
        """Whether the table has come to rest since the last answer."""
        self.first = False
        """Whether the next question is the first of its rule."""
        self.answers = 0
        """How many answers there were."""
        self.asked_between = True
        """Whether something that waited has asked since the last rest; at the beginning there was none."""

    def rest(self, state: Any) -> None:
        """The table is at rest: whoever looks back need not look farther."""
        self.rested = True
        self.asked_between = False
        if not self.keeps:
            return
        since = self.since
        if self.wanted:
            self.wanted -= 1
            self.keep(state.copy(), [])
        elif self.checkpoint is None or not since or len(since) >= MOST_REPLAYED:
            self.keep(state, [])
        else:
            self.resting = len(since)

    def set_out(self, state: Any) -> None:
        """The state changes from here on, so what it is at rest is kept apart."""
        if self.checkpoint is state:
            self.checkpoint = state.copy()

    def keep(self, checkpoint: Any, since: list[tuple[Action, int]]) -> None:
        """Remember the state at the last rest, and what was answered since."""
        self.checkpoint = checkpoint
        self.since = since
        self.resting = 0


class Play:
    """The question on the table and all that follows by itself when it is answered.

    The table rests where a rule asks its first question: nothing has changed since the rule before it. While its memory
    keeps what it was at rest, it can be copied: from there it takes the few answers since.
    """

    __slots__ = ("ask", "game", "memory", "rules", "state")

    def __init__(self, game: Any, state: Any, memory: Memory) -> None:
        self.game = game
        self.state = state
        self.memory = memory
        self.ask: Ask | None = None
        """The question on the table; None when the match is over."""
        self.rules: Rule[None] | None = None
        """All that is still to be played; it waits for an answer."""

    @property
    def can_be_copied(self) -> bool:
        """Whether there is a state to begin from."""
        return self.memory.checkpoint is not None

    @property
    def checkpoint(self) -> Any:
        """The state at the last rest, if one was kept; to be looked at, or copied."""
        memory = self.memory
        memory.wanted = WANTED_AGAIN
        if memory.resting:
            self._return_to_rest()
        return memory.checkpoint

    @property
    def since(self) -> list[tuple[Action, int]]:
        """What was answered since then, and by whom."""
        return self.memory.since[self.memory.resting :]

    def _return_to_rest(self) -> None:
        """Keep the table as it was at the last rest: play on to there from the one where it was kept."""
        memory = self.memory
        since, resting = memory.since, memory.resting
        earlier = Play(self.game, memory.checkpoint.copy(), Memory())
        earlier.memory.asked_between = False
        earlier.begin()
        for number, (action, seat) in enumerate(since[:resting], 1):
            earlier.memory.keeps = number == resting
            earlier.answer(action, seat)
        memory.keep(earlier.memory.checkpoint, since[resting:])

    def begin(self) -> None:
        """Play up to the first question, if the match is not over."""
        if self.game.result(self.state) is not None:
            self.memory.rest(self.state)
            return
        memory = self.memory
        rules = self.rules = along(self.game.course, self.state, memory)
        try:
            self.ask = next(rules)
            if memory.first:
                memory.rest(self.state)
        except (MatchEnded, StopIteration):
            self.end()

    def answer(self, action: Action, seat: int) -> None:
        """Answer with an action that is known to be on offer to this seat."""
        ask, rules, memory = self.ask, self.rules, self.memory
        assert ask is not None
        assert rules is not None
        ask.answered_by = seat
        if memory.checkpoint is not None:
            memory.set_out(self.state)
            memory.since.append((action, seat))
        memory.answers += 1
        memory.first = memory.rested = False
        try:
            self.ask = rules.send(action)
            if memory.first:
                memory.rest(self.state)
        except (MatchEnded, StopIteration):
            self.end()

    def answer_and_keep(self, action: Action, seat: int) -> None:
        """The same, and keep the table where it comes to rest from now on, so that it can be copied."""
        self.memory.keeps = True
        self.answer(action, seat)

    def leave(self, seat: int) -> None:
        """A seat leaves for good, whoever is asked. At rest the rules go on from there without it; in the middle of a
        rule they go on to the next rest with what little it may still answer."""
        memory, leaving = self.memory, self.game.leaving
        memory.rested = False
        memory.wanted = WANTED_AGAIN  # no answer leads to the next rest, so it is kept
        memory.set_out(self.state)
        if leaving is not None:
            leaving.leave(self.state, seat)
            if self.game.result(self.state) is not None:
                self.end()
                return
        if not memory.first:
            if memory.checkpoint is not None:
                memory.since.append((LEAVES, seat))
            self._limit(seat)
        elif leaving is None:
            memory.rest(self.state)
        else:
            memory.asked_between = True  # also where what waits comes first
            self.begin()

    def _limit(self, seat: int) -> None:
        """A question that waits for a seat which has left has one answer."""
        if self.game.leaving is not None and self.ask is not None and self.ask.seats == (seat,):
            self.ask.leave_only(self.game.leaving.answer(self.ask))

    def _left(self, seat: int) -> None:
        """A seat has left in the middle of a rule that is played again."""
        self.memory.wanted = WANTED_AGAIN
        if self.game.leaving is not None:
            self.game.leaving.leave(self.state, seat)
        self._limit(seat)

    def end(self) -> None:
        """The match is over."""
        self.ask = self.rules = None
        self.memory.rest(self.state)

    def copy(self) -> "Play":
        """A play that goes its own way from here."""
        checkpoint = self.checkpoint
        if checkpoint is self.state:
            self.memory.set_out(checkpoint)
            checkpoint = self.memory.checkpoint
        return self.again(checkpoint, self.memory.since)

    def again(self, checkpoint: Any, since: list[tuple[Action, int]]) -> "Play":
        """A play from a rest that is kept apart, after these answers."""
        twin = Play(self.game, checkpoint.copy(), Memory())
        twin.memory.checkpoint = checkpoint
        if self.ask is not None:
            twin._follow(since)
        twin.memory.since = since[:]
        twin.memory.keeps = True
        return twin

    def elsewhere(self, state: Any) -> "Play":
        """A play of another state that rests where this one does."""
        other = Play(self.game, state, Memory(keeps=True))
        other.memory.checkpoint = state
        if self.ask is not None:
            other._follow([])
        return other

    def _follow(self, since: list[tuple[Action, int]]) -> None:
        """Play on from a rest with the answers that are known."""
        memory = self.memory
        memory.asked_between = False
        rules = self.rules = along(self.game.course, self.state, memory)
        ask = next(rules)
        for action, seat in since:
            if action is LEAVES:
                self.ask = ask
                self._left(seat)
                continue
            ask.answered_by = seat
            memory.first = False
            memory.answers += 1
            ask = rules.send(action)
        self.ask = ask


# --- along the course -------------------------------------------------------------------------------------------


def along(course: Course, s: BaseState, memory: Memory) -> Rule[None]:
    """All rules of a course from the place of a state on, until one of them ends the match or the course is over."""
    between, ends_early = course.between, course.ends_early_somewhere
    step = course.at[s.next]
    while True:
        # Something was played, so what waits comes first.
        while step.is_quick:
            if step.kind == OVER:
                return
            step = _at_once(s, step)
        s.next = step.name
        if between is not None and (waiting := between(s)) is not None:
            if memory.asked_between:
                memory.rest(s)
            memory.set_out(s)
            memory.first = False
            before = memory.answers
            try:
                yield from waiting
            except Lapsed:
                step = _lapse(s, step)
            if memory.answers > before:
                memory.asked_between = True
            continue
        early = None  # what it was last looked for whether it ends the chapter
        while True:
            if ends_early and step.early is not early and not step.is_quick:
                early = step.early
                if early is not None and early.holds(s):
                    step = early.play(s)
                    break
            if step.is_rule:
                s.next = step.name
                rule = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
                ends_with = None
                if rule is not None:
                    memory.first = step.rests
                    try:
                        ends_with = yield from rule
                    except Lapsed:
                        step = _lapse(s, step)
                        break
                step = _after(s, step, ends_with) if step.repeated else step.then
                break
            if step.is_test:
                s.next = step.name
                holds = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
                step = step.then if holds else step.other
            elif step.is_quick:
                if step.kind == OVER:
                    return
                step = _at_once(s, step)
            else:
                s.next = step.name
                owned = step.owns
                step = _passed(s, step)
                if owned:  # what a chapter owned may have held something back
                    break


def within(course: Course, s: BaseState) -> Rule[None]:
    """A course that is played inside a rule, from its beginning to its end: the table does not rest in it, and whatever
    waits goes on waiting. So a chapter that stands in the course of the match can also be brought about by a text."""
    outer, s.to_ask = s.to_ask, []
    step = course.at[""]
    while step.kind != OVER:
        if step.is_quick:
            step = _at_once(s, step)
        elif step.early is not None and step.early.holds(s):
            step = step.early.play(s)
        elif step.is_test:
            holds = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
            step = step.then if holds else step.other
        elif step.is_rule:
            rule = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
            ends_with = None
            if rule is not None:
                ends_with = yield from rule
            step = _after(s, step, ends_with) if step.repeated else step.then
        else:
            step = _passed(s, step)
    s.to_ask = outer


def _passed(s: BaseState, step: Step) -> Step:
    """A choice, the end of a chapter, a seat that is next, or none that is; where play goes on."""
    if step.kind == CHOICE:
        value = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
        return step.ways.get(value, step.other)
    if step.kind == EACH and not s.to_ask[-1]:
        s.to_ask.pop()
        return step.other
    if step.kind == END:
        setattr(s, step.owns, None)
    return step.then


def _lapse(s: BaseState, step: Step) -> Step:
    """What is left of the chapter is not played; where play goes on."""
    if step.lapse is None:
        raise RuntimeError(f"{step.name} is in no chapter that may lapse")
    return step.lapse.play(s)


def _at_once(s: BaseState, step: Step) -> Step:
    """A step that is done as soon as the rule before it is over; where play goes on."""
    to_ask = s.to_ask
    if step.kind == OPEN:
        to_ask.append(step.call(s, to_ask[-1][0]) if step.seated else step.call(s))
    else:
        del to_ask[-1][0]
    return step.then


def _after(s: BaseState, step: Step, ends_with: Any) -> Step:
    """A rule that may be played again is over; where play goes on. One that goes round until all have passed in a row
    is over for a seat."""
    if step.round is None:
        return step.then if ends_with else step.other
    to_ask = s.to_ask
    seat = to_ask[-1].pop(0)
    if not ends_with:
        seats = step.round(s, to_ask[-2][0]) if step.depth > 1 else step.round(s)
        after = seats.index(seat) + 1
        to_ask[-1] = seats[after:] + seats[:after]
    return step.other
