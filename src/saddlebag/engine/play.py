"""A state that is played on along its course, from question to question: the one way in which every match advances."""

from typing import Any

from saddlebag.engine.actions import LEAVES, Action
from saddlebag.engine.course import END, OPEN, RULE, TEST, Course, Step
from saddlebag.engine.rules import Ask, Lapsed, MatchEnded, Rule


class Memory:
    """Where the table last rested, and what was answered since then."""

    __slots__ = ("answers", "asked_between", "checkpoint", "first", "keeps", "rested", "since")

    def __init__(self, keeps: bool = False) -> None:
        self.keeps = keeps
        """Whether the table is kept as it is at rest."""
        self.checkpoint: Any = None
        """The state at the last rest, if it was kept."""
        self.since: list[tuple[Action, int]] = []
        """What was answered since then, and by whom."""
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
        if self.keeps:
            self.checkpoint = state.copy()
            self.since = []


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
    def checkpoint(self) -> Any:
        """The state at the last rest, if it was kept."""
        return self.memory.checkpoint

    @property
    def since(self) -> list[tuple[Action, int]]:
        """What was answered since then, and by whom."""
        return self.memory.since

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
            self.begin()

    def _limit(self, seat: int) -> None:
        """A question that waits for a seat which has left has one answer."""
        if self.game.leaving is not None and self.ask is not None and self.ask.seats == (seat,):
            self.ask.leave_only(self.game.leaving.answer(self.ask))

    def _left(self, seat: int) -> None:
        """A seat has left in the middle of a rule that is played again."""
        if self.game.leaving is not None:
            self.game.leaving.leave(self.state, seat)
        self._limit(seat)

    def end(self) -> None:
        """The match is over."""
        self.ask = self.rules = None
        self.memory.rest(self.state)

    def copy(self) -> "Play":
        """A play that goes its own way from here."""
        return self.again(self.memory.checkpoint, self.memory.since)

    def again(self, checkpoint: Any, since: list[tuple[Action, int]]) -> "Play":
        """A play from a rest, after these answers."""
        state, memory = checkpoint.copy(), Memory()
        twin = Play(self.game, state, memory)
        memory.checkpoint = checkpoint
        memory.asked_between = False
        if self.ask is not None:
            rules = twin.rules = along(self.game.course, state, memory)
            ask = next(rules)
            for action, seat in since:
                if action is LEAVES:
                    twin.ask = ask
                    twin._left(seat)
                    continue
                ask.answered_by = seat
                memory.first = False
                ask = rules.send(action)
            twin.ask = ask
        memory.since = since[:]
        memory.keeps = True
        return twin


# --- along the course -------------------------------------------------------------------------------------------


def along(course: Course, s: Any, memory: Memory) -> Rule[None]:
    """All rules of a course from the place of a state on, until one of them ends the match or the course is over."""
    steps = course.steps
    between = course.between
    place = course.index[s.next]
    end = len(steps)
    played = True  # whether something was, since it was last looked what waits and what ends early
    early = None
    while place < end:
        step = steps[place]
        kind = step.kind
        if kind >= OPEN:
            place = _at_once(s, step)
            continue
        s.next = step.name
        if played and between is not None:
            waiting = between(s)
            if waiting is not None:
                if memory.asked_between:
                    memory.rest(s)
                memory.first = False
                before = memory.answers
                try:
                    yield from waiting
                except Lapsed:
                    place = _lapse(s, step)
                if memory.answers > before:
                    memory.asked_between = True
                continue
        if played or step.early is not early:
            early = step.early
            if early is not None and early.holds(s):
                place = early.play(s)
                played = True
                continue
        played = kind == RULE or kind == END  # what a chapter owned may have held something back
        if kind == RULE:
            rule = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
            ends_with = None
            if rule is not None:
                memory.first = step.rests
                try:
                    ends_with = yield from rule
                except Lapsed:
                    place = _lapse(s, step)
                    continue
            place = step.then if step.to < 0 else _after(s, step, ends_with)
        else:
            place = _passed(s, step)


def within(course: Course, s: Any) -> Rule[None]:
    """A course that is played inside a rule, from its beginning to its end: the table does not rest in it, and whatever
    waits goes on waiting. So a chapter that stands in the course of the match can also be brought about by a text."""
    outer, s.to_ask = s.to_ask, []
    steps = course.steps
    place, end = 0, len(steps)
    while place < end:
        step = steps[place]
        if step.kind >= OPEN:
            place = _at_once(s, step)
        elif step.early is not None and step.early.holds(s):
            place = step.early.play(s)
        elif step.kind == RULE:
            rule = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
            ends_with = None
            if rule is not None:
                ends_with = yield from rule
            place = step.then if step.to < 0 else _after(s, step, ends_with)
        else:
            place = _passed(s, step)
    s.to_ask = outer


def _passed(s: Any, step: Step) -> int:
    """A step on which nothing is played; where play goes on."""
    if step.kind == TEST:
        holds = step.call(s, s.to_ask[-1][0]) if step.seated else step.call(s)
        return step.then if holds else step.to
    if step.kind == END:
        setattr(s, step.owns, None)
    elif not s.to_ask[-1]:
        s.to_ask.pop()
        return step.to
    return step.then


def _lapse(s: Any, step: Step) -> int:
    """What is left of the chapter is not played; where play goes on."""
    if step.lapse is None:
        raise RuntimeError(f"{step.name} is in no chapter that may lapse")
    return step.lapse.play(s)


def _at_once(s: Any, step: Step) -> int:
    """A step that is done as soon as the rule before it is over; where play goes on."""
    to_ask = s.to_ask
    if step.kind == OPEN:
        to_ask.append(step.call(s, to_ask[-1][0]) if step.seated else step.call(s))
    else:
        del to_ask[-1][0]
    return step.then


def _after(s: Any, step: Step, ends_with: Any) -> int:
    """Where play goes on after a rule that is repeated."""
    if step.round is None:
        return step.then if ends_with else step.to
    to_ask = s.to_ask
    seat = to_ask[-1].pop(0)
    if not ends_with:
        seats = step.round(s, to_ask[-2][0]) if step.depth > 1 else step.round(s)
        after = seats.index(seat) + 1
        to_ask[-1] = seats[after:] + seats[:after]
    return step.to
