"""Every node of a course, and the place in it: on a table that only writes down what is played."""

from collections.abc import Callable
from typing import Any

import pytest

from saddlebag.engine.course import Choose, Course, Each, If, InOneGo, Part, Repeat, Stage, UntilAllPass, While
from saddlebag.engine.dice import Dice
from saddlebag.engine.fields import seen, state
from saddlebag.engine.play import MOST_REPLAYED, WANTED_AGAIN, Memory, Play, within
from saddlebag.engine.rules import Ask, MatchEnded, Question, Rule
from saddlebag.engine.state import BaseState
from saddlebag.engine.verbs import Verb

YES, NO = Verb("yes").each[0], Verb("no").each[0]
SURE = Question("sure", "Are you sure?")


@state(kw_only=True)
class Table(BaseState):
    left: int = seen(default=0)
    waits: list[str] = seen(default=[])
    chapter: list[str] | None = seen(default=None)
    log: list[str] = seen(default=[])


class Plain:
    """A game that is nothing but its course."""

    def __init__(self, *parts: Part, **more: Any) -> None:
        self.course = Course("match", *parts, **more)

    def result(self, s: Table) -> None:
        return None


def begun(game: Plain, left: int = 0, waits: str = "") -> Play:
    play = Play(game, Table(dice=Dice(1), left=left, waits=waits.split()), Memory(keeps=True))
    play.begin()
    return play


def answer(play: Play, *answers: str) -> None:
    for text in answers:
        assert play.ask is not None
        play.answer(YES if text == "yes" else NO, play.ask.seat)


def ends_after(play: Play, *log: str) -> None:
    """The course is over, and this was played."""
    assert play.ask is None
    assert play.state.log == list(log)


def at_once(name: str) -> Callable[..., None]:
    """A rule that asks nobody."""

    def rule(s: Table, *seat: int) -> None:
        s.log.append(" ".join([name, *map(str, seat)]))

    rule.__name__ = name
    return rule


def decides(name: str) -> Callable[..., Rule[bool]]:
    """A rule that asks, and ends with whether the answer was yes."""

    def rule(s: Table, *seat: int) -> Rule[bool]:
        choice = yield Ask(seat[0] if seat else 0, SURE, lambda: [YES, NO])
        s.log.append(" ".join([name, *map(str, seat), choice.text]))
        return choice is YES

    rule.__name__ = name
    return rule


def some_left(s: Table, *seat: int) -> bool:
    return s.left > 0


def take_one(s: Table, *seat: int) -> None:
    s.left -= 1
    s.log.append("took one")


def three(s: Table, *seat: int) -> list[int]:
    return [0, 1, 2]


A, B, C = at_once("a"), at_once("b"), at_once("c")
ASK = decides("asked")


# --- nodes ------------------------------------------------------------------------------------------------------


def test_parts_follow_each_other() -> None:
    ends_after(begun(Plain(A, Stage("second", B), Course("third", C))), "a", "b", "c")


def test_the_stage_is_the_innermost_that_was_written() -> None:
    play = begun(Plain(Stage("outer", A, Course("chapter", ASK), Stage("inner", ASK), ASK)))
    met = []
    while play.ask is not None:
        met.append(play.state.next)
        answer(play, "yes")
    assert met == ["outer: asked", "inner: asked", "outer: asked (2)"]


def test_while_looks_before_each_time() -> None:
    ends_after(begun(Plain(While(some_left, A, take_one), B), left=2), "a", "took one", "a", "took one", "b")
    ends_after(begun(Plain(While(some_left, A, take_one), B)), "b")


def test_repeat_looks_after_each_time() -> None:
    none_left = lambda s: s.left <= 0  # noqa: E731
    ends_after(begun(Plain(Repeat(A, take_one, until=none_left)), left=2), "a", "took one", "a", "took one")
    ends_after(begun(Plain(Repeat(A, take_one, until=none_left))), "a", "took one")


def test_repeat_without_a_test_goes_on_until_its_last_rule_ends_with_true() -> None:
    play = begun(Plain(Repeat(A, ASK), B))
    answer(play, "no", "no", "yes")
    ends_after(play, "a", "asked no", "a", "asked no", "a", "asked yes", "b")


def test_what_is_repeated_without_a_test_ends_with_a_rule() -> None:
    with pytest.raises(TypeError, match="ends with a rule"):
        Course("match", Repeat(While(some_left, A)))
    with pytest.raises(TypeError, match="ends with a rule"):
        Course("match", Repeat(A, Repeat(B, until=some_left)))


def test_if_takes_one_of_two_ways() -> None:
    game = Plain(If(some_left, A, otherwise=(B,)), C)
    ends_after(begun(game, left=1), "a", "c")
    ends_after(begun(game), "b", "c")


def test_choose_goes_the_way_that_a_value_stands_for() -> None:
    first_waiting = lambda s: s.waits[0]  # noqa: E731
    game = Plain(Choose(first_waiting, {"one": (A,), "two": (B, Stage("asking", ASK)), "none": ()}), C)
    ends_after(begun(game, waits="one"), "a", "c")
    ends_after(begun(game, waits="none"), "c")
    ends_after(begun(game, waits="another"), "c")
    play = begun(game, waits="two")
    assert play.state.next == "asking: asked"
    answer(play, "yes")
    ends_after(play, "b", "asked yes", "c")


def test_choose_is_given_the_seat_that_it_is_for() -> None:
    number = lambda s, seat: str(seat)  # noqa: E731
    ends_after(begun(Plain(Each(three, Choose(number, {"0": (A,), "2": (B, C)})))), "a 0", "b 2", "c 2")


def test_each_gives_the_seat_to_all_that_is_in_it() -> None:
    play = begun(Plain(Each(three, A, If(some_left, ASK)), B), left=1)
    assert (play.ask and play.ask.seat, play.state.to_ask) == (0, [[0, 1, 2]])
    answer(play, "yes")
    assert (play.ask and play.ask.seat, play.state.to_ask) == (1, [[1, 2]])
    answer(play, "no", "yes")
    ends_after(play, "a 0", "asked 0 yes", "a 1", "asked 1 no", "a 2", "asked 2 yes", "b")
    assert play.state.to_ask == []


def test_rounds_within_rounds() -> None:
    those_after = lambda s, seat: list(range(seat + 1, 3))  # noqa: E731
    play = begun(Plain(Each(three, Each(those_after, ASK), A)))
    assert play.state.to_ask == [[0, 1, 2], [1, 2]]
    answer(play, "no", "no", "no")
    ends_after(play, "asked 1 no", "asked 2 no", "a 0", "asked 2 no", "a 1", "a 2")


def test_until_all_pass_goes_round_until_all_have_passed_in_a_row() -> None:
    play = begun(Plain(UntilAllPass(three, ASK), A))
    seats = []
    for text in ("yes", "no", "yes", "yes", "no", "yes", "yes", "yes"):
        assert play.ask is not None
        seats.append(play.ask.seat)
        answer(play, text)
    assert seats == [0, 1, 2, 0, 1, 2, 0, 1]
    assert play.ask is None
    assert play.state.log[-1] == "a"


# --- chapters ---------------------------------------------------------------------------------------------------


def bell(s: Table) -> bool:
    return "asked yes" in s.log


def ring(s: Table) -> None:
    s.log.append("the bell rings")


def open_chapter(s: Table) -> None:
    s.chapter = []


def test_a_course_ends_early_between_two_of_its_rules() -> None:
    game = Plain(Course("lesson", A, ASK, B, ASK, C, ends_early=(bell, ring)), at_once("home"))
    play = begun(game)
    answer(play, "yes")
    ends_after(play, "a", "asked yes", "the bell rings", "home")
    play = begun(game)
    answer(play, "no", "no")
    ends_after(play, "a", "asked no", "b", "asked no", "c", "home")


def test_a_course_within_it_is_played_to_its_end_before_that() -> None:
    play = begun(Plain(Course("lesson", Course("test", ASK, B), C, ends_early=(bell, ring))))
    answer(play, "yes")
    ends_after(play, "asked yes", "b", "the bell rings")


def test_rounds_that_were_under_way_are_over_when_a_course_ends_early() -> None:
    early = (lambda s: "asked 1 yes" in s.log, ring)
    play = begun(Plain(Each(three, A, Course("lesson", Each(three, ASK), ends_early=early))))
    answer(play, "no", "yes")
    assert play.state.to_ask == []
    assert play.state.log[:4] == ["a 0", "asked 0 no", "asked 1 yes", "the bell rings"]
    assert play.state.log[4:] == ["a 1", "the bell rings", "a 2", "the bell rings"]


@pytest.mark.parametrize("text", ["yes", "no"])
def test_the_part_of_a_chapter_is_dropped_when_it_ends(text: str) -> None:
    play = begun(Plain(open_chapter, Course("lesson", ASK, B, owns="chapter", ends_early=(bell, ring)), ASK))
    assert play.state.chapter == []
    answer(play, text)
    assert (play.state.chapter, play.state.next) == (None, "match: asked (2)")


# --- what waits -------------------------------------------------------------------------------------------------


def waiting(s: Table) -> Rule[None] | None:
    return play_next(s) if s.waits else None


def play_next(s: Table) -> Rule[None]:
    word = s.waits.pop(0)
    s.log.append(word)
    if word.endswith("?"):
        choice = yield Ask(0, SURE, lambda: [YES, NO])
        s.log.append(choice.text)


def test_what_waits_is_played_between_any_two_rules() -> None:
    call = lambda s: s.waits.extend(["bang", "boom"])  # noqa: E731
    ends_after(begun(Plain(A, call, B, between=waiting), waits="tick"), "tick", "a", "bang", "boom", "b")


def test_a_round_moves_on_before_what_waits_is_played_and_a_test_looks_after_it() -> None:
    def shout(s: Table, seat: int) -> Rule[None]:
        yield Ask(seat, SURE, lambda: [YES])
        s.waits.append("bang?")

    play = begun(Plain(Stage("shouting", Each(three, shout)), If(some_left, A), between=waiting))
    answer(play, "yes")
    assert (play.state.log, play.state.to_ask, play.state.next) == (["bang?"], [[1, 2]], "shouting: each of three")
    answer(play, "yes", "yes", "yes", "yes")
    assert (play.state.to_ask, play.state.next) == ([[]], "shouting: each of three")
    play.state.left = 1
    answer(play, "yes")
    assert play.state.log[-2:] == ["yes", "a"]


# --- rests ------------------------------------------------------------------------------------------------------


def test_the_table_rests_at_the_first_question_of_a_rule() -> None:
    def twice(s: Table) -> Rule[None]:
        yield Ask(0, SURE, lambda: [YES])
        s.log.append("once")
        yield Ask(0, SURE, lambda: [YES])
        s.log.append("twice")

    play = begun(Plain(A, twice, B, twice))
    assert (play.since, play.checkpoint.log, play.checkpoint.next) == ([], ["a"], "match: twice")
    answer(play, "yes")
    assert (len(play.since), play.memory.rested) == (1, False)
    twin = play.copy()
    assert twin.state == play.state
    answer(twin, "yes")
    assert (twin.since, twin.checkpoint.log, twin.memory.rested) == ([], ["a", "once", "twice", "b"], True)
    assert play.state.log == ["a", "once"]


def test_the_table_rests_before_what_waits_if_something_that_waited_has_asked() -> None:
    play = begun(Plain(ASK, B, between=waiting), waits="one? two? three")
    assert play.checkpoint.waits == ["one?", "two?", "three"]
    answer(play, "yes")
    assert (play.since, play.checkpoint.waits) == ([], ["two?", "three"])
    twin = play.copy()
    answer(twin, "no")
    assert twin.state.log == ["one?", "yes", "two?", "no", "three"]


def test_a_table_that_nobody_will_copy_is_not_kept() -> None:
    play = Play(Plain(ASK, ASK), Table(dice=Dice(1)), Memory())
    play.begin()
    kept = [play.checkpoint]
    play.answer_and_keep(YES, 0)
    kept.append(play.checkpoint.log)
    assert kept == [None, ["asked yes"]]


def test_the_table_is_kept_for_a_while_after_somebody_has_looked_back_and_once_in_some_answers() -> None:
    play = begun(Plain(*[ASK] * (3 + WANTED_AGAIN + MOST_REPLAYED)))
    assert play.memory.checkpoint is play.state
    answer(play, "yes")
    kept = play.memory.checkpoint
    assert kept.log == []
    answer(play, "no")
    assert play.memory.checkpoint is kept
    assert (play.checkpoint.log, play.since) == (["asked yes", "asked no"], [])
    for _ in range(WANTED_AGAIN):
        answer(play, "yes")
        assert play.memory.checkpoint.log == play.state.log
    answer(play, "no")
    kept = play.memory.checkpoint
    answer(play, *["no"] * (MOST_REPLAYED - 2))
    assert play.memory.checkpoint is kept
    answer(play, "yes")
    assert play.memory.checkpoint is play.state
    answer(play, "no")
    assert play.ask is None
    assert play.checkpoint == play.state


def test_the_table_is_played_to_again_before_what_waits() -> None:
    play = begun(Plain(ASK, B, ASK, between=waiting), waits="one? two? three four?")
    answer(play, "yes", "no")
    assert (play.checkpoint.waits, play.since) == (["three", "four?"], [])
    assert play.copy().state == play.state


def test_a_rule_ends_the_match_wherever_it_is() -> None:
    def end(s: Table, seat: int) -> None:
        raise MatchEnded

    play = begun(Plain(Stage("last", Each(three, A, end)), B))
    assert (play.ask, play.state.log, play.state.next) == (None, ["a 0"], "last: end")


# --- places -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "rounds", "chapter", "fault"),
    [
        ("", [], None, ""),
        ("lesson: asked", [[2, 0]], [], ""),
        ("lesson: each of three", [[]], [], ""),
        ("nowhere", [], None, "next should be one of match: open_chapter, lesson: each of three, "),
        ("lesson: asked", [], [], "to_ask should have 1 lists of seats at 'lesson: asked'"),
        ("lesson: asked", [[]], [], "to_ask should name who is asked at 'lesson: asked'"),
        ("lesson: asked", [[1, 1]], [], "to_ask should name some of the 3 players, each of them once"),
        ("lesson: asked", [[7]], [], "to_ask should name some of the 3 players, each of them once"),
        ("lesson: asked", [[1]], None, "there should be a chapter at 'lesson: asked'"),
        ("match: b", [], [], "there should be no chapter at 'match: b'"),
    ],
)
def test_a_place_is_one_of_the_course_with_all_that_belongs_there(
    place: str, rounds: list[list[int]], chapter: list[str] | None, fault: str
) -> None:
    course = Course("match", open_chapter, Course("lesson", Stage("lesson", Each(three, ASK)), owns="chapter"), B)
    state = Table(dice=Dice(1), next=place, to_ask=rounds, chapter=chapter)
    found = course.fault(state, 3)
    assert found == fault if not fault else found.startswith(fault)


def test_play_goes_on_from_any_place() -> None:
    state = Table(dice=Dice(1), next="bidding: asked", to_ask=[[1, 2]])
    play = Play(Plain(A, Stage("bidding", Each(three, ASK)), B), state, Memory())
    play.begin()
    answer(play, "no", "yes")
    ends_after(play, "asked 1 no", "asked 2 yes", "b")


# --- a course inside a rule -------------------------------------------------------------------------------------


def test_what_a_chapter_held_back_is_played_as_soon_as_the_chapter_is_over() -> None:
    def begin(s: Table) -> None:
        s.chapter = []
        s.waits.append("held back")

    def if_no_chapter(s: Table) -> Rule[None] | None:
        return None if s.chapter is not None else waiting(s)

    ends_after(
        begun(Plain(Course("chapter", begin, A, owns="chapter"), B, between=if_no_chapter)), "a", "held back", "b"
    )


def test_a_course_inside_a_rule_is_played_to_its_end_and_whatever_waits_goes_on_waiting() -> None:
    inner = Course("inner", Each(lambda s: [1, 0], ASK), at_once("last"))

    def outer(s: Table) -> Rule[None]:
        yield Ask(0, SURE, lambda: [YES, NO])
        s.waits.append("an event")
        yield from within(inner, s)
        s.log.append("after")

    def waiting(s: Table) -> Rule[None] | None:
        return resolved(s) if s.waits else None

    def resolved(s: Table) -> Rule[None]:
        s.log.append(s.waits.pop())
        return
        yield

    play = begun(Plain(outer, at_once("next"), between=waiting))
    answer(play, "yes", "yes")
    twin = play.copy()
    assert twin.state == play.state
    for each in (play, twin):
        answer(each, "no")
        ends_after(each, "asked 1 yes", "asked 0 no", "last", "after", "an event", "next")
        assert each.state.to_ask == []


def test_the_table_does_not_rest_at_the_question_of_a_rule_that_is_played_in_one_go() -> None:
    def hasty(s: Table) -> Rule[None]:
        s.log.append("changed")
        choice = yield Ask(0, SURE, lambda: [YES, NO])
        s.log.append(choice.text)

    play = begun(Plain(ASK, InOneGo(hasty)))
    answer(play, "yes")
    assert play.checkpoint.log == []  # where the rule before it asked
    twin = play.copy()
    answer(twin, "no")
    ends_after(twin, *play.state.log, "no")


def test_a_course_inside_a_rule_chooses_its_way_too() -> None:
    inner = Course("inner", Choose(lambda s: "b" if s.left else "none", {"a": (A,), "b": (B, ASK)}), C)

    def outer(s: Table) -> Rule[None]:
        yield Ask(0, SURE, lambda: [YES, NO])
        yield from within(inner, s)

    play = begun(Plain(outer), left=1)
    answer(play, "yes", "no")
    ends_after(play, "b", "asked no", "c")
    play = begun(Plain(outer))
    answer(play, "yes")
    ends_after(play, "c")
