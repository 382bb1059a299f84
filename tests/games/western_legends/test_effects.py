"""The two languages: texts become effects and conditions and texts again, slips are told with their place, and laws
keep them sound."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.language import Number, Slip, Thing
from saddlebag.games.western_legends.content import BUILDING, GOAL_CONDITION, ITEM, PLACE, READ, REGION, SPACE, SPEAKER
from saddlebag.games.western_legends.effects import goals, laws, terms
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects.goals import Condition, Deed, Do, Have, Tally, TallyTerm, Win
from saddlebag.games.western_legends.effects.step import ToAnother
from saddlebag.games.western_legends.effects.terms import (
    CHOOSE,
    DO,
    MAY,
    NO_EACH,
    NOW,
    ON_FIGHT_WIN,
    ON_WIN,
    OPPONENT,
    OWNER,
    TARGET,
    WANTED_PLAYER,
    BuildingTerm,
    Many,
    Plus,
    SpaceTerm,
)
from saddlebag.games.western_legends.effects.texts import CLAUSES, Clause, Text, parse
from tests.engine.any_form import forms, values
from tests.games.ledger_tables import LedgerTables

LEDGER = LedgerTables("western_legends")
LEXICON = terms.lexicon(SPACE.ids, BUILDING.ids)
CONDITIONS = goals.lexicon(ITEM.ids, REGION.ids)


def things(names: list[str]) -> st.SearchStrategy[Thing]:
    return st.integers(0, len(names) - 1).map(lambda number: Thing(number, names[number]))


def text(written: str) -> Text:
    return parse(written, LEXICON)


def clause(written: str) -> Clause:
    [made] = text(written).clauses
    return made


# --- round trips ---------------------------------------------------------------------------------------------------

SPACES, BUILDINGS = things(list(SPACE.ids)), things(list(BUILDING.ids))
SMALL = st.integers(1, 9)
OWN = {SpaceTerm: SPACES, BuildingTerm: BUILDINGS, Many: SMALL, Plus: SMALL, Number: st.just(20)}
plain = st.one_of([forms(form, OWN) for form in fx.STEP.forms if not issubclass(form, ToAnother)])
steps = plain | st.builds(fx.ToOpponent, step=plain) | st.builds(fx.ToTarget, step=plain)
ways = st.lists(st.lists(steps, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple)
clauses = st.builds(
    Clause,
    window=st.integers(0, len(terms.WINDOW_WORDS) - 1),
    once=st.booleans(),
    each=st.integers(0, len(terms.EACH_WORDS) - 1),
    manner=st.integers(0, len(terms.MANNER_WORDS) - 1),
    ways=ways,
    npc=st.none() | st.lists(steps, min_size=1, max_size=2).map(tuple),
)


@given(st.lists(clauses, min_size=1, max_size=3).map(tuple))
def test_a_text_printed_and_read_is_the_same_text(made: tuple[Clause, ...]) -> None:
    assert text(CLAUSES.write(made)).clauses == made


@given(st.text(alphabet="acdefgiklmnoprstuvwy_ 012:;,|+", max_size=40))
def test_any_other_text_is_refused_at_a_place_within_it(written: str) -> None:
    assert 1 <= slip_of(written) <= len(written) + 1


def slip_of(written: str) -> int:
    """Where a text goes wrong; 1 if it does not, and then it must be its own print."""
    try:
        made = text(written)
    except Slip as slip:
        return slip.position
    assert str(made) == written
    return 1


def test_every_text_of_the_content_is_its_own_print() -> None:
    assert len(READ.texts) > 150
    for written, made in READ.texts.items():
        assert CLAUSES.write(made.clauses) == (written if made.clauses else "")


@pytest.mark.parametrize("written", ["", "none"])
def test_no_effect_is_an_effect_without_clauses(written: str) -> None:
    assert text(written).clauses == ()
    assert str(text(written)) == written
    assert text(written).words(SPEAKER) == ""


@given(steps)
def test_every_step_has_words_and_an_icon(step: fx.Step) -> None:
    shown = step.shown(SPEAKER)
    assert shown.text == str(step)
    assert shown.words[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    assert "{" not in shown.words
    assert shown.icons
    assert shown.clause


# --- the vocabulary of the ledger ------------------------------------------------------------------------------------


def test_the_prefixes_are_those_of_the_ledger() -> None:
    written = [word.strip() for row in LEDGER.rows("9.1", "Prefix") for word in re.split(r"[,/]", row[0])]
    windows = [word for word in terms.WINDOW_WORDS if word]
    manners = [word for word in terms.MANNER_WORDS if word]
    assert sorted(written) == sorted([*windows, *manners, "npc", "once_per_turn", "each P"])
    players = LEDGER.section("9.1").partition("matching P (")[2].partition(")")[0].replace("`", "").split(", ")
    assert [f"each {player}" for player in players] == [word for word in terms.EACH_WORDS if word]


def test_every_step_of_the_ledger_has_a_form_and_every_form_stands_in_the_ledger() -> None:
    said = " ".join(row[0] for row in [*LEDGER.rows("9.1", "Step"), *LEDGER.rows("9.20", "Step")])
    in_ledger = set(re.findall(r"[a-z_]{3,}", said))
    names = {form.name for form in fx.STEP.forms}
    assert names - {"opp", "target"} <= in_ledger
    first = {part.split(" ")[0] for row in LEDGER.rows("9.1", "Step") for part in row[0].split(", ")} - {"mib_..."}
    assert first <= names


def test_every_step_names_its_clauses() -> None:
    known = set(re.findall(r"\*\*((?:WL|AU)-[A-Z]+-\d+)\*\*", LEDGER.text))
    for form in fx.STEP.forms:
        doc = form.__doc__ or ""
        cited = re.findall(r"(?:WL|AU)-[A-Z]+-\d+", doc + form.spec.clause)
        assert cited, form.__name__
        assert set(cited) <= known, form.__name__


# --- what a clause says ----------------------------------------------------------------------------------------------


def test_a_plain_step_is_carried_out_at_once_by_its_owner() -> None:
    made = clause("gain lp 1")
    assert (made.window, made.once, made.each, made.manner, made.npc) == (NOW, False, NO_EACH, DO, None)
    [[step]] = made.ways
    assert isinstance(step, fx.Gain)
    assert (step.good, step.number, step.who) == (terms.LP, 1, OWNER)


def test_prefixes_say_when_how_often_and_in_what_manner() -> None:
    made = clause("on_fight_win: once_per_turn: may: discard 1, gain lp 1")
    assert (made.window, made.once, made.manner, len(made.steps)) == (ON_FIGHT_WIN, True, MAY, 2)


def test_a_prefix_covers_its_own_clause_only() -> None:
    first, second = text("each wanted player: discard 1; move_sheriff 5").clauses
    assert (first.each, second.each) == (WANTED_PLAYER, NO_EACH)


def test_ways_are_parted_by_bars() -> None:
    made = clause("choose: pay money 20, gain gambler 1 | gain money 10")
    assert made.manner == CHOOSE
    assert [len(way) for way in made.ways] == [2, 1]


@pytest.mark.rule("WL-NPC-19")
def test_the_way_against_an_npc_is_no_choice() -> None:
    made = clause("on_win: opp wound 1 | npc: gain money 10")
    assert (made.window, made.manner, len(made.ways)) == (ON_WIN, DO, 1)
    [mine] = made.steps
    assert (mine.who, mine.inner) == (OPPONENT, fx.Wound(number=1))
    assert made.npc == (fx.Gain(good=terms.MONEY, number=10),)


def test_a_step_may_concern_a_chosen_player() -> None:
    step = fx.STEP.parse("target wound 1")
    assert (step.who, step.inner) == (TARGET, fx.Wound(number=1))


@pytest.mark.rule("WL-GEN-23")
@pytest.mark.parametrize(
    ("written", "costs"),
    [
        ("may: discard 1, extra_space 1", [True, False]),
        ("action: discard_this, draw 1, heal 1", [True, False, False]),
        ("pay money 20, gain lp 1", [True, False]),
        ("turn_start: draw 2, discard 1", [False, False]),
        ("discard 1", [False]),
    ],
)
def test_costs_come_first_and_discarding_is_one_only_where_it_may_be_left_alone(
    written: str, costs: list[bool]
) -> None:
    made = clause(written)
    assert [made.is_cost(place, step) for place, step in enumerate(made.steps)] == costs


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("draw 1", "Draw a card."),
        ("draw 2; gain money 10", "Draw 2 cards. Gain $10."),
        ("may: discard_this, gain lp 1", "You may discard this: gain 1 LP."),
        ("on_win: opp wound 1 | npc: gain money 10",
         "If you win the fight, your opponent gains 1 wound (against an NPC: gain $10)."),
        ("choose: pay money 20, gain gambler 1 | gain money 10", "Pay $20 to gain 1 Gambler point, or gain $10."),
        ("place_sheriff dk_sheriff", "Place the Sheriff at the Sheriff's Office."),
        ("place high_roller saloon_rf", "Place a high roller at the Red Falls Saloon."),
        ("move_action +2", "Take a move action with 2 more movement."),
        ("roll_die 2", "Roll 2 prospecting dice."),
        ("wound 1 uncancelable", "Gain 1 wound that cannot be cancelled."),
    ],
)  # fmt: skip
def test_a_text_is_said_in_plain_words(written: str, words: str) -> None:
    assert text(written).words(SPEAKER) == words


def test_limits_stand_and_are_found_without_being_carried_out() -> None:
    made = text("hand_size +1; money_cap 180; turn_start: draw 1")
    assert [str(step) for step in made.standing()] == ["hand_size +1", "money_cap 180"]
    assert [str(each) for each in made.at(terms.TURN_START)] == ["turn_start: draw 1"]


# --- laws of texts ---------------------------------------------------------------------------------------------------

BROKEN = {
    "a choice of one": ("choose: draw 1", laws.REWARD, "a choice needs at least two ways"),
    "ways without a chooser": ("draw 1 | heal 1", laws.REWARD, "several ways need choose:"),
    "a late cost": ("may: draw 1, discard_this", laws.ITEM, "discard_this is a cost, so it comes first"),
    "odd money": ("gain money 15", laws.REWARD, "money comes in steps of $10"),
    "odd money of another": ("opp lose money 15", laws.REWARD, "money comes in steps of $10"),
    "the other of another": ("opp target wound 1", laws.REWARD, "names another player twice"),
    "an arrest without a Sheriff": ("if_arrest gain lp 1", laws.ABILITY, "needs a move of the Sheriff just before"),
    "a limit on an event": ("hand_size +1", laws.EVENT, "holds as long as its card does"),
    "a limit at a moment": ("turn_start: hand_size +1", laws.ABILITY, "holds as long as its card does"),
    "a step of the Man in Black": ("mib_lp 1", laws.EVENT, "only for the cards of the Man in Black"),
    "Ante Up in the base game": ("gain gambler 1", laws.BASE_REWARD, "needs Ante Up"),
    "an NPC that may choose": ("npc_may: draw 1", laws.REWARD, "npc_may is for fight cards"),
    "an NPC without a fight": ("draw 1 | npc: heal 1", laws.REWARD, "needs on_win:"),
    "a moment that never comes": ("on_gain: draw 1", laws.ABILITY, "an ability cannot have on_gain:"),
    "a delivery of an item": ("deliver: draw 1", laws.ITEM, "an item cannot have deliver:"),
}  # fmt: skip


@pytest.mark.parametrize(("written", "place", "sentence"), BROKEN.values(), ids=BROKEN.keys())
def test_a_text_that_could_not_work_is_refused(written: str, place: laws.Place, sentence: str) -> None:
    made = text(written)
    found = [laws.told(made, fault) for fault in laws.faults(made, place)]
    assert any(sentence in fault for fault in found), found


def test_a_fault_is_told_with_the_place_of_its_clause() -> None:
    made = text("draw 1; choose: heal 1")
    [fault] = laws.faults(made, laws.REWARD)
    assert laws.told(made, fault).startswith("'draw 1; choose: heal 1', character 9: ")


# --- conditions of goals ----------------------------------------------------------------------------------------------

tallies = st.one_of(st.just(goals.ONCE), st.builds(Tally, st.integers(2, 180), st.integers(0, 3)))
items, places = things(list(ITEM.ids)), things(list(PLACE.ids))
KNOWN: dict[str, st.SearchStrategy[Any]] = {
    "item": items,
    "weapon": st.none() | items,
    "place": st.none() | places,
    "places": st.lists(places, min_size=1, max_size=3).map(tuple),
}


def deeds(form: type[Deed]) -> st.SearchStrategy[Deed]:
    """Everything that can be said in a form."""
    fields = {name: values(term, {TallyTerm: tallies}) for name, term in form.spec.terms.items() if name not in KNOWN}
    there = {name: strategy for name, strategy in KNOWN.items() if name in form.spec.terms}
    return st.builds(form, **fields, **there)


@given(st.sampled_from(goals.DEED.forms).flatmap(deeds))
def test_a_condition_printed_and_read_is_the_same_condition(deed: Deed) -> None:
    assert goals.DEED.parse(str(deed), CONDITIONS) == deed


def test_every_condition_of_the_content_is_its_own_print() -> None:
    for goal, condition in zip(READ.goals, GOAL_CONDITION, strict=True):
        assert str(condition) == goal.condition


def condition(written: str) -> Condition:
    return goals.parse(written, CONDITIONS)


def test_a_condition_has_ways_and_what_belongs_together() -> None:
    [[three], [five]] = condition("win fight 3 in_turn or win fight 5 in_game").ways
    assert isinstance(three, Win)
    assert (three.tally, five.tally) == (Tally(3, goals.IN_TURN), Tally(5, goals.IN_GAME))
    [[money, points]] = condition("have money 100 and have gambler 3").ways
    assert isinstance(money, Have)
    assert isinstance(points, Have)
    assert (money.meter, points.meter) == (goals.HAVE_MONEY, goals.HAVE_GAMBLER)


def test_a_deed_without_a_tally_is_asked_for_once() -> None:
    [[deed]] = condition("do jackpot").ways
    assert isinstance(deed, Do)
    assert (deed.deed, deed.tally) == (goals.JACKPOT, goals.ONCE)


def test_what_happens_cannot_be_joined_by_and() -> None:
    with pytest.raises(Slip, match="only states with `and` between them, not win duel"):
        condition("have money 100 and win duel")


@pytest.mark.parametrize(
    ("written", "position"),
    [("win", 4), ("win duel 0 in_game", 10), ("win duel 3 sometimes", 12), ("do nothing", 4), ("have money", 11)],
)
def test_a_slip_in_a_condition_is_told_with_its_place(written: str, position: int) -> None:
    with pytest.raises(Slip) as slip:
        condition(written)
    assert slip.value.position == position
