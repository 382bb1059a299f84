"""The kit for effect languages: a small language of our own, with everything in it that the ledgers' languages need."""

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.language import (
    Amount,
    Amounts,
    Before,
    Count,
    Either,
    Family,
    Flag,
    Form,
    Icon,
    Maybe,
    Named,
    Number,
    Rules,
    Sense,
    Several,
    Signed,
    Slip,
    Text,
    Thing,
    Word,
    Words,
    parse,
    told,
)
from tests.engine.any_form import values

GOODS = Word(
    "a good", {"money": "dollars", "gold": Sense("gold", icon="nugget", means="It glitters.", clause="TOY-01")}
)
WHERE = Word("a place", ["town", "far away", "far"])
SPACE = Named("a space", "space")
LEXICON = {"space": ["saloon", "street"]}

STEP = Family[Form]("a step")
WHEN = Family[Form]("a moment")
MUCH = Family[Form]("an amount")
STEPS = Several(STEP, ", ", "the next step")


@MUCH.form("half")
class Half(Form, frozen=True):
    pass


@MUCH.form("per({good},{most})")
class Per(Form, frozen=True):
    good: Annotated[int, GOODS]
    most: Annotated[int, Number(1, 9)]


@STEP.form("gain {good} {much}", says="gain {much} {good}", icon="{good}", mark="plus", means="More.", clause="TOY-02")
class Gain(Form, frozen=True):
    good: Annotated[int, GOODS]
    much: Annotated[Any, Either((Form, MUCH), (Amount, Amounts(dice=True)))]


@STEP.form("walk {steps}{where}{fast}", says="walk {steps:step}, {where}{fast}")
class Walk(Form, frozen=True):
    steps: Annotated[int, Number()]
    where: Annotated[int | None, Maybe(" to ", WHERE)] = None
    fast: Annotated[bool, Flag(" fast", ", quickly")] = False


@STEP.form("walk home", says="walk home")
class WalkHome(Form, frozen=True):
    pass


@STEP.form("put {what} on {space}", says="put {what} on the {space}")
class Put(Form, frozen=True):
    what: Annotated[tuple[int, ...], Words(GOODS)]
    space: Annotated[Thing, SPACE]


@STEP.form("choose({ways})", says="choose: {ways}")
class Choose(Form, frozen=True):
    ways: Annotated[tuple[tuple[Form, ...], ...], Several(STEPS, " ; ", "the next way", link=" or ")]


@STEP.form("price {change}")
class Price(Form, frozen=True):
    change: Annotated[int, Signed()]


@STEP.form("note: {remark}", says="{remark}")
class Note(Form, frozen=True):
    remark: Annotated[str, Text(",;)")]


@WHEN.form("may", says="you may")
class May(Form, frozen=True):
    pass


@WHEN.form("on {event}", says="when you {event}")
class On(Form, frozen=True):
    event: Annotated[int, Word("an event", ["win", "lose"])]


CLAUSE = Family[Form]("a clause")


@CLAUSE.form("{before}{steps}", says="{before}{steps}")
class Clause(Form, frozen=True):
    before: Annotated[tuple[Form, ...], Before(WHEN, ": ")]
    steps: Annotated[tuple[Form, ...], STEPS]


EFFECT = Several(CLAUSE, "; ", "the next clause")


def effect(text: str) -> tuple[Form, ...]:
    return parse(EFFECT, text, LEXICON)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gain gold 2", "gain 2 gold"),
        ("gain money 2xd, gain gold x", "gain 2 times X dice dollars, gain X gold"),
        ("walk 3 to far away fast", "walk 3 steps, far away, quickly"),
        ("walk home", "walk home"),
        ("put gold|money on saloon", "put gold or dollars on the saloon"),
        ("on win: may: walk 1 to far; note: go on", "when you win, you may, walk 1 step, far, go on"),
        ("choose(gain gold 1, walk home ; walk 2 to town)", "choose: gain 1 gold, walk home or walk 2 steps, town"),
    ],
)
def test_a_text_is_read_written_and_said(text: str, words: str) -> None:
    made = effect(text)
    assert EFFECT.write(made) == text
    assert EFFECT.say(made) == words


@given(
    values(
        STEP,
        {Named: st.sampled_from([Thing(0, "saloon"), Thing(1, "street")]), Text: st.just("aha"), Either: values(MUCH)},
    )
)
def test_whatever_is_said_is_read_as_the_same(step: Form) -> None:
    assert STEP.parse(str(step), LEXICON) == step


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 1, "a step (gain, walk, put, choose, price, note)"),
        ("sing", 1, "a step (gain, walk, put, choose, price, note)"),
        ("gain iron 1", 6, "a good (money, gold)"),
        ("gain gold", 10, "an amount (half, per) or a number such as 2 or 2x or 2d"),
        ("gain gold per(gold,12)", 20, "a number from 1 to 9"),
        ("gain gold 2; ", 14, "a step"),
        ("gain gold 2, walk", 18, "a number from 1 to 999 or 'home'"),
        ("gain gold 2 now", 12, "the end, or a semicolon and a space before the next clause"),
        ("put gold|gold on saloon", 10, "gold only once"),
        ("put gold on moon", 13, "a space (saloon, street)"),
        ("on win walk 1", 7, "':'"),
        ("choose(walk 1 ; walk 2", 23, "')'"),
        ("price 3", 7, "a change such as +2 or -2"),
        ("walkabout", 1, "a step"),
    ],
)
def test_a_slip_names_its_place_and_what_is_allowed(text: str, place: int, expected: str) -> None:
    with pytest.raises(Slip) as caught:
        effect(text)
    assert caught.value.position == place
    assert caught.value.expected.startswith(expected)


def test_a_step_is_shown_with_icon_number_words_and_clause() -> None:
    shown = STEP.parse("gain gold 2x").shown(None)
    assert (shown.text, shown.words, shown.means, shown.clause) == (
        "gain gold 2x",
        "Gain 2 times X gold",
        "More.",
        "TOY-02",
    )
    assert shown.icons == [Icon("gold", "plus")]
    assert shown.count == Count("2X")


def test_plain_forms_are_a_line_each() -> None:
    class Power(Form, frozen=True):
        number: Annotated[int, Number()] = 1

    family = Family[Power]("a power")
    family.several(Power, "swap", ("hand {number}", "holds {number:card}", "At most so many.", "TOY-03"))
    hand, swap = family.parse("hand 6"), family.parse("swap")
    assert (hand.name, hand.number, str(hand), hand.words(None)) == ("hand", 6, "hand 6", "holds 6 cards")
    assert (swap.name, swap.number, str(swap)) == ("swap", 1, "swap")
    assert (Choose.name, Per.name) == ("choose", "per")
    assert (hand.means(), hand.clause(), hand.kind, swap.kind) == ("At most so many.", "TOY-03", 1, 0)


def test_a_template_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match=r"the template 'go \{where\}' has where, but no field says how to read it"):

        @STEP.form("go {where}")
        class Go(Form, frozen=True):
            pass


def test_a_fault_is_told_with_the_place_of_its_step() -> None:
    steps = parse(STEPS, "walk 1, gain gold 1")
    assert told("walk 1, gain gold 1", "", steps, (1, "no"), ", ") == "'walk 1, gain gold 1', character 9: no."


def test_every_form_has_its_rule_in_a_table() -> None:
    rules = Rules[list[str], int, None](MUCH)

    @rules.of(Half)
    def half(said: list[str], now: int, form: Half) -> None:
        said.append(f"half of {now}")

    with pytest.raises(TypeError, match=r"No rule performs Per \(per\(\)\."):
        rules.table()

    @rules.of(Per)
    def per(said: list[str], now: int, form: Per) -> None:
        said.append(f"at most {form.most}")

    said: list[str] = []
    table = rules.table()
    for form in (Half(), Per(0, 3)):
        table[form.kind](said, 8, form)
    assert said == ["half of 8", "at most 3"]
