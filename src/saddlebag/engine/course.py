"""A course of play: the table of contents of a rulebook, as data.

A course says which rules follow each other, which are repeated, whom they go round and what ends them early. A rule is
a function of the state, and inside `Each` and `UntilAllPass` of the seat whose turn it is; it asks questions if it is a
generator. A course is written out as a list of steps when a game is loaded. The place in it is part of the state: the
name of the step that comes next, and the seats that are still to be asked.

The table rests between rules. So that it can rest where a player is asked, a rule changes nothing before its first
question, or asks none. One that cannot keep this law is marked: the table does not rest at its question.

Examples:
    >>> def deal(s): s["cards"] = 2
    >>> def bid(s, seat): s["bids"].append(seat)
    >>> def players(s): return [0, 1]
    >>> HAND = Course("hand", deal, Stage("bidding", Each(players, bid)))
    >>> [step.name for step in HAND.steps if step.name]
    ['hand: deal', 'bidding: each of players', 'bidding: bid']
"""

from collections.abc import Callable
from typing import Any, Union

from saddlebag.engine.rules import Rule

Call = Callable[..., Any]
Part = Union["Course", "Stage", "Each", "UntilAllPass", "While", "Repeat", "If", "Choose", "InOneGo", Call]
"""A piece of a course: one of its nodes, or a bare rule."""

RULE, TEST, CHOICE, EACH, END, OPEN, NEXT, JUMP, OVER = range(9)
"""What a step does. Those from OPEN on are done as soon as the rule before them is over; before the others, whatever
waits comes first."""


class Course:
    """A chapter from its beginning to its end.

    As soon as the first of `ends_early` holds between two of its rules, the second is played and the chapter is over; a
    course within it is played to its end before that. What the chapter needs for itself is the part of the state
    called `owns`; it is dropped when the chapter ends. Where a rule raises `Lapsed`, whatever is left of the innermost
    chapter that `lapses` is not played, but this is. `between` gives what waits to be played between any two rules of
    the match, or None; it need not keep the law, since the table rests before it.
    """

    def __init__(
        self,
        name: str,
        *parts: Part,
        ends_early: tuple[Callable[[Any], bool], Callable[[Any], None]] | None = None,
        owns: str = "",
        lapses: Callable[[Any], None] | None = None,
        between: Callable[[Any], Rule[Any] | None] | None = None,
    ) -> None:
        self.name = name
        self.parts = parts
        self.ends_early = ends_early
        self.owns = owns
        self.lapses = lapses
        self.between = between
        writer = Writer()
        writer.write(self)
        self.steps = writer.steps
        """The course as a program, with that of the courses in it."""
        link(self.steps)
        self.ends_early_somewhere = any(step.early is not None for step in self.steps)
        self.names = [step.name for step in self.steps if step.name]
        """The names of all places where a table may rest."""
        self.at = {"": self.steps[0], **{step.name: step for step in self.steps if step.name}}
        """The steps by their names; without a name it is the beginning."""

    @property
    def stages(self) -> list[str]:
        """The words of its stages, in their order."""
        return list(dict.fromkeys(step.name.partition(":")[0] for step in self.steps if step.kind == RULE))

    def fault(self, state: Any, seats: int) -> str:
        """Why play cannot go on from the place where this state claims to be; empty if it can."""
        if state.next and state.next not in self.names:
            return f"next should be one of {', '.join(self.names)}"
        step = self.at[state.next]
        rounds = state.to_ask
        if len(rounds) != step.depth:
            return f"to_ask should have {step.depth} lists of seats at {state.next!r}"
        if any(len(set(each)) < len(each) or not set(each) <= set(range(seats)) for each in rounds):
            return f"to_ask should name some of the {seats} players, each of them once"
        if not all(rounds[:-1] if step.kind == EACH else rounds):
            return f"to_ask should name who is asked at {state.next!r}"
        for part in self.parts_of_state:
            if (getattr(state, part) is not None) != (part in step.owned):
                return f"there should be {'a' if part in step.owned else 'no'} {part} at {state.next!r}"
        return ""

    @property
    def parts_of_state(self) -> list[str]:
        """The parts of the state that come and go with a chapter."""
        return list(dict.fromkeys(step.owns for step in self.steps if step.owns))


class Stage:
    """Parts that go by one name, which is what a view calls the place."""

    def __init__(self, name: str, *parts: Part) -> None:
        self.name = name
        self.parts = parts


class Each:
    """The parts for each of these seats, one after the other."""

    def __init__(self, seats: Callable[..., list[int]], *parts: Part) -> None:
        self.seats = seats
        self.parts = parts


class UntilAllPass:
    """A rule for one seat after the other, round and round, until all have passed in a row: it ends with whether the
    seat has."""

    def __init__(self, seats: Callable[..., list[int]], rule: Call) -> None:
        self.seats = seats
        self.rule = rule


class While:
    """The parts again and again as long as this holds."""

    def __init__(self, test: Callable[..., bool], *parts: Part) -> None:
        self.test = test
        self.parts = parts


class Repeat:
    """The parts again and again, until this holds after them; without a test, until the last rule ends with True."""

    def __init__(self, *parts: Part, until: Callable[..., bool] | None = None) -> None:
        self.parts = parts
        self.until = until


class If:
    """The parts if this holds, and the other ones otherwise."""

    def __init__(self, test: Callable[..., bool], *parts: Part, otherwise: tuple[Part, ...] = ()) -> None:
        self.test = test
        self.parts = parts
        self.otherwise = otherwise


class Choose:
    """Those of the parts that this value stands for; none where it stands for none."""

    def __init__(self, value: Callable[..., str], ways: dict[str, tuple[Part, ...]]) -> None:
        self.value = value
        self.ways = ways


class InOneGo:
    """A rule that may change something and then ask: the reward of a card whose next line is a choice. The table does
    not rest at its question, so a copy plays it again from the rest before it."""

    def __init__(self, rule: Call) -> None:
        self.rule = rule


# --- a course written out ---------------------------------------------------------------------------------------


class Early:
    """What ends a course before its end, and where play goes on then."""

    def __init__(self, holds: Callable[[Any], bool], rule: Callable[[Any], None], depth: int) -> None:
        self.holds = holds
        self.rule = rule
        self.depth = depth
        self.to = 0
        """The place where play goes on."""
        self.then: Step
        """The step there."""

    def play(self, s: Any) -> "Step":
        """Leave the course; where play goes on."""
        self.rule(s)
        del s.to_ask[self.depth :]
        return self.then


def never(s: Any) -> bool:
    """What lapses does not wait for anything to hold."""
    return False


class Step:
    """One step of a course: a rule, a test, or the way to another step."""

    __slots__ = (
        "call", "depth", "early", "is_quick", "is_rule", "is_test", "kind", "lapse", "name", "other", "owned", "owns",
        "repeated", "rests", "round", "seated", "then", "to", "to_ways", "ways",
    )  # fmt: skip

    def __init__(self, kind: int, name: str, call: Call | None, depth: int, early: Early | None) -> None:
        self.kind = kind
        self.is_rule = kind == RULE
        self.is_test = kind == TEST
        self.is_quick = kind >= OPEN
        """Whether it is done as soon as the rule before it is over."""
        self.name = name
        self.call: Any = call
        self.seated = depth > 0
        self.depth = depth
        """How many rounds of seats are under way here."""
        self.then: Step = self
        """Where play goes on."""
        self.to = -1
        """The place of the step where play may go on as well: after a test that fails, a round that is over, a rule
        that does not end with True, a value that stands for nothing."""
        self.other: Step = self
        """The step there."""
        self.to_ways: dict[str, int] = {}
        """The places where play goes on after a choice, by its value."""
        self.ways: dict[str, Step] = {}
        """The steps there."""
        self.repeated = False
        """Whether a rule may have such a step."""
        self.early = early
        self.rests = True
        """Whether the table may rest at the first question."""
        self.lapse: Early | None = None
        self.round: Callable[..., list[int]] | None = None
        """Whom a rule goes round until all have passed."""
        self.owned: tuple[str, ...] = ()
        """The parts of the state that are there."""
        self.owns = ""
        """The one that is dropped here."""


def link(steps: list[Step]) -> None:
    """Lead every step to the steps after it. Nobody has to jump on the way, or to look whether the course is over."""
    over = Step(OVER, "", None, 0, None)

    def landing(place: int) -> Step:
        while place < len(steps) and steps[place].kind == JUMP:
            place = steps[place].to
        return steps[place] if place < len(steps) else over

    for place, step in enumerate(steps):
        step.then = landing(step.to if step.kind in (NEXT, JUMP) else place + 1)
        if step.to >= 0:
            step.other = landing(step.to)
            step.repeated = step.kind == RULE
        step.ways = {value: landing(way) for value, way in step.to_ways.items()}
        for early in (step.early, step.lapse):
            if early is not None:
                early.then = landing(early.to)


class Writer:
    """Writes a course out, step by step."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.stage = ""
        self.depth = 0
        self.early: Early | None = None
        self.lapse: Early | None = None
        self.owned: tuple[str, ...] = ()
        self.used: dict[str, int] = {}

    def write(self, part: Any) -> None:
        if isinstance(part, Course):
            self.course(part)
        elif isinstance(part, Stage):
            outer, self.stage = self.stage, part.name
            self.write_all(part.parts)
            self.stage = outer
        elif isinstance(part, Each):
            self.each(part)
        elif isinstance(part, UntilAllPass):
            self.until_all_pass(part)
        elif isinstance(part, While):
            test = self.add(TEST, part.test)
            self.write_all(part.parts)
            self.add(JUMP).to = self.steps.index(test)
            test.to = len(self.steps)
        elif isinstance(part, Repeat):
            self.repeat(part)
        elif isinstance(part, InOneGo):
            self.add(RULE, part.rule).rests = False
        elif isinstance(part, If):
            test = self.add(TEST, part.test)
            self.write_all(part.parts)
            jump = self.add(JUMP)
            test.to = len(self.steps)
            self.write_all(part.otherwise)
            jump.to = len(self.steps)
        elif isinstance(part, Choose):
            self.choose(part)
        else:
            self.add(RULE, part)

    def write_all(self, parts: tuple[Part, ...]) -> None:
        for part in parts:
            self.write(part)

    def add(self, kind: int, call: Call | None = None, words: str = "{}") -> Step:
        """One more step, named after its stage and what it calls; the second of a name gets a number."""
        name = ""
        if kind < OPEN:
            name = f"{self.stage}: {words.format(call.__name__ if call is not None else '')}"
            self.used[name] = self.used.get(name, 0) + 1
            if self.used[name] > 1:
                name = f"{name} ({self.used[name]})"
        step = Step(kind, name, call, self.depth, self.early)
        step.owned = self.owned
        step.lapse = self.lapse
        self.steps.append(step)
        return step

    def course(self, course: Course) -> None:
        outer = self.stage, self.early, self.lapse, self.owned
        self.stage = self.stage or course.name
        early = None if course.ends_early is None else Early(*course.ends_early, self.depth)
        self.early = early
        if course.lapses is not None:
            self.lapse = Early(never, course.lapses, self.depth)
        self.owned = (*self.owned, course.owns) if course.owns else self.owned
        self.write_all(course.parts)
        for leaving in (early, self.lapse if course.lapses is not None else None):
            if leaving is not None:
                leaving.to = len(self.steps)
        self.early = None
        if course.owns:
            self.add(END, None, f"end of {course.name}").owns = course.owns
        self.stage, self.early, self.lapse, self.owned = outer

    def each(self, each: Each) -> None:
        self.add(OPEN, each.seats)
        self.depth += 1
        first = len(self.steps)
        test = self.add(EACH, each.seats, "each of {}")
        self.write_all(each.parts)
        self.add(NEXT).to = first
        self.depth -= 1
        test.to = len(self.steps)

    def until_all_pass(self, all_pass: UntilAllPass) -> None:
        self.add(OPEN, all_pass.seats)
        self.depth += 1
        first = len(self.steps)
        test = self.add(EACH, all_pass.seats, "all of {}")
        rule = self.add(RULE, all_pass.rule)
        rule.round, rule.to = all_pass.seats, first
        self.depth -= 1
        test.to = len(self.steps)

    def choose(self, choose: Choose) -> None:
        choice = self.add(CHOICE, choose.value)
        jumps: list[Step] = []
        for value, parts in choose.ways.items():
            choice.to_ways[value] = len(self.steps)
            self.write_all(parts)
            jumps.append(self.add(JUMP))
        for step in (choice, *jumps):
            step.to = len(self.steps)

    def repeat(self, repeat: Repeat) -> None:
        first = len(self.steps)
        self.write_all(repeat.parts)
        last = self.steps[-1] if repeat.until is None else self.add(TEST, repeat.until)
        if repeat.until is None and (last.kind != RULE or last.to >= 0):
            raise TypeError("what is repeated without a test ends with a rule")
        last.to = first
