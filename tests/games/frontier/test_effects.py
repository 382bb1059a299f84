"""The three languages: texts become effects, requirements and scores and texts again, slips are told with their place,
and laws keep effects sound."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.language import Either, Slip, Thing
from saddlebag.games.frontier.content import GOAL_PARTS, PUBLIC, READ, SPEAKER
from saddlebag.games.frontier.effects import goals, laws, mods, step, terms
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.goals import PART, Once, Part, Per
from saddlebag.games.frontier.effects.requirements import REQUIREMENT, NeedsIndustry, Requirement
from saddlebag.games.frontier.effects.step import STEP, Choose, Prefixed, Step
from saddlebag.games.frontier.effects.terms import BuildingTerm, ChangeTerm, Much, MuchTerm
from saddlebag.games.frontier.effects.texts import STEPS, Text, parse
from tests.engine.any_form import forms
from tests.games.ledger_tables import LedgerTables

LEDGER = LedgerTables("frontier")
LEXICON = terms.lexicon(PUBLIC.ids)
CLAUSES = set(re.findall(r"\*\*(FO-[A-Z0-9]+-\d+)\*\*", LEDGER.text))


def text(written: str) -> Text:
    return parse(written, LEXICON)


# --- round trips ---------------------------------------------------------------------------------------------------

numbers = st.integers(1, 20)
muches = st.one_of(
    st.builds(Much, st.just(terms.PLAIN), numbers),
    st.builds(Much, st.just(terms.SEVERITY), of=st.integers(0, 3)),
    st.just(Much(terms.HALF)),
    st.builds(Much, st.just(terms.PER), numbers, st.integers(0, 1), st.integers(1, 99)),
)
things = st.integers(0, len(PUBLIC) - 1).map(lambda number: Thing(number, PUBLIC[number]))
OWN = {
    MuchTerm: muches,
    ChangeTerm: st.sampled_from([-3, -2, -1, 1, 2, 3]),
    BuildingTerm: things,
    Either: st.one_of(things, st.integers(0, 1)),
}
plain = st.one_of([forms(form, OWN) for form in STEP.forms if not issubclass(form, Prefixed | Choose | mods.Note)])
choices = st.builds(Choose, ways=st.lists(plain, min_size=1, max_size=3).map(tuple))
conditions = st.one_of([forms(form, OWN) for form in step.CONDITION.forms])
within = plain | choices
prefixed = st.one_of(
    st.builds(step.Each, step=within),
    st.builds(step.EachOf, step=within, industry=st.integers(0, 2)),
    st.builds(step.If, step=within, condition=conditions),
    st.builds(step.Pay, step=within, number=numbers),
    st.builds(step.At, step=within, moment=st.integers(0, 5)),
    st.builds(step.For, step=within, whose=st.integers(0, 2)),
)
steps = within | prefixed | st.builds(step.Each, step=prefixed)


@given(st.lists(steps, min_size=1, max_size=3).map(tuple))
def test_a_text_printed_and_read_is_the_same_text(made: tuple[Step, ...]) -> None:
    assert text(STEPS.write(made)).steps == made


@given(st.text(alphabet="acdefghilmnoprstuwy_ 012:;,|+-()[]S=>", max_size=40))
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


def test_everything_that_the_content_says_is_its_own_print() -> None:
    assert len(READ.texts) > 150
    for written, made in READ.texts.items():
        assert STEPS.write(made.steps) == written
    for written, requirement in READ.requirements.items():
        assert str(requirement) == written
    for written, parts in READ.scores.items():
        assert goals.PARTS.write(parts) == written


@given(steps)
def test_every_step_has_words_icons_and_a_clause_of_the_ledger(made: Step) -> None:
    shown = made.shown(SPEAKER)
    assert shown.text == str(made)
    assert shown.words[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    assert not set("{}*_") & set(shown.words)
    assert shown.icons
    assert shown.clause in CLAUSES


@given(st.one_of([forms(form, OWN) for form in REQUIREMENT.forms]))
def test_a_requirement_printed_and_read_is_the_same_requirement(made: Requirement) -> None:
    assert REQUIREMENT.parse(str(made), LEXICON) == made
    assert "{" not in made.words(SPEAKER)


@given(st.lists(st.one_of([forms(form, OWN) for form in PART.forms]), min_size=1, max_size=3).map(tuple))
def test_a_score_printed_and_read_is_the_same_score(made: tuple[Part, ...]) -> None:
    assert goals.parse(goals.PARTS.write(made), LEXICON) == made


# --- the vocabulary of the ledger ------------------------------------------------------------------------------------


def vocabulary() -> list[str]:
    """The forms of table 9.2."""
    rows = LEDGER.section("9.2").replace("\\|", "/").splitlines()
    cells = [row.split("|")[1] for row in rows if row.startswith("| `")]
    return [form for cell in cells for form in re.findall(r"`([^`]+)`", cell)]


def test_every_form_of_the_ledger_is_read_and_every_form_stands_in_the_ledger() -> None:
    there = " ".join(vocabulary())
    names = {form.name for form in STEP.forms if form.name} | set(terms.WHOSE_WORD.known) | set(terms.MOMENT_WORD.known)
    assert {name for name in names if name not in there} == set()
    first = {re.split(r"[ :(]", form)[0] for form in vocabulary()} - {"A,", "S[track]", "per", "half"}
    assert first <= {name.split(" ")[0] for name in names}
    for word in (*terms.CHANGE_WORD.known, *terms.COST_WORD.known, *terms.EXCHANGED.known, *terms.GAINED.known):
        assert word in LEDGER.section("9.2"), word


def test_every_step_names_its_clauses() -> None:
    for form in [*STEP.forms, *step.CONDITION.forms, *PART.forms, *goals.ASKED.forms]:
        cited = re.findall(r"FO-[A-Z0-9]+-\d+", form.__doc__ or "")
        assert cited, form.__name__
        assert set(cited) <= CLAUSES, form.__name__


# --- what a text says ------------------------------------------------------------------------------------------------


def test_a_prefix_binds_only_up_to_the_next_comma() -> None:
    first, second = text("each gain money 2, status wealth 1").steps
    assert isinstance(first, step.Each)
    assert first.inner == fx.Gain(good=terms.MONEY, much=Much(terms.PLAIN, 2))
    assert second == fx.MoveStatus(status=terms.WEALTH, by=1)


def test_prefixes_stand_before_each_other() -> None:
    [made] = text("each if horse>=2: lose horse 1").steps
    assert [type(part) for part in made.parts()] == [step.Each, step.If, fx.Lose]


def test_a_choice_has_ways_and_each_may_have_its_price() -> None:
    [made] = text("round: choose(pay 3 and status any 1 ; pay 3 and status any -1)").steps
    assert isinstance(made.inner, Choose)
    assert [str(way) for way in made.inner.ways] == ["pay 3 and status any 1", "pay 3 and status any -1"]


def test_a_text_tells_what_is_done_at_once_later_and_as_long_as_it_lasts() -> None:
    tile = text("gain money 1, mod income +1, anyone: mod freight -1")
    assert [str(made) for made in tile.at_once()] == ["gain money 1"]
    assert tile.standing() == (mods.Mod(what=terms.INCOME, by=1),)
    assert tile.for_anyone() == (mods.Mod(what=terms.FREIGHT, by=-1),)
    special = text("place_once: status wealth 1, anyone turn: exchange silver 2 -> gold 1")
    assert special.at_once() == ()
    assert [str(made) for made in special.at(terms.WHEN_PLACED)] == ["status wealth 1"]
    assert [str(made) for made in special.at(terms.ANYONES_TURN)] == ["exchange silver 2 -> gold 1"]


def test_no_effect_is_a_text_without_steps() -> None:
    assert (text("").steps, text("").words(SPEAKER)) == ((), "")


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("gain tools 1, refresh 2", "Gain 1 tool. Make 2 exhausted animals available."),
        ("gain ox 2", "Gain 2 oxen."),
        ("choose(gain tools 1 ; gain money 4)", "Gain 1 tool, or gain $4."),
        ("class(mining) gain money per(silver,1,5)",
         "Each player in mining: gain $1 for each silver you have, at most $5."),
        ("place fire S[safety]", "Place as many fire tiles as the severity says, less safety."),
        ("each lose_logs S[none]", "Each player: lose as many logs as the severity says."),
        ("gain money 1, if adjacent(blacksmith|gunsmith): gain money 1",
         "Gain $1. If it is adjacent to a Blacksmith or Gunsmith, gain $1."),
        ("each if worker>=3: lay 1", "Each player: if you have 3 workers or more, lay down 1 worker."),
        ("remove fire|revolt 1", "Remove 1 fire or revolt tile."),
        ("round: choose(remove jam 1 ; gain money 2)", "Once a round: remove 1 black worker, or gain $2."),
        ("market all -1", "The prices of all goods go 1 step down."),
        ("mod sell any +2 first 1", "Selling any good pays you $2 more for the first one each turn."),
        ("mod cost grubstake_tools =0", "You pay nothing for the tools of a grubstake die."),
        ("owner: mod epidemic -1", "For the owner: 1 fewer worker laid down in an epidemic."),
        ("mod output +1 mines once", "1 more metal for each paying die on mines and mills, once a round."),
        ("anyone turn: exchange stockpile_log 1 -> lumber 1",
         "Every player, once in each of their turns: give 1 log of the stockpile for 1 lumber."),
    ],
)  # fmt: skip
def test_a_text_is_said_in_plain_words(written: str, words: str) -> None:
    assert text(written).words(SPEAKER) == words


@pytest.mark.parametrize(
    ("written", "position", "expected"),
    [
        ("fly 1", 1, "an effect (each, class"),
        ("gain gold", 10, "a number, S[..], half or per(..)"),
        ("gain animal 1", 6, "what is gained (log, lumber"),
        ("status wealth 4", 15, "a number from 1 to 3"),
        ("each gain money 2; lay 1", 18, "the end, or a comma and a space before the next effect"),
        ("if adjacent(cathedral): lay 1", 13, "a public building (general_store"),
        ("mod cost bread -1", 10, "a cost (public_logs"),
        ("gain money per(gold,1,5)", 16, "what is counted (silver, railroad_cube)"),
    ],
)
def test_a_slip_is_told_with_its_place(written: str, position: int, expected: str) -> None:
    with pytest.raises(Slip) as slip:
        text(written)
    assert slip.value.position == position
    assert slip.value.expected.startswith(expected)


# --- laws of texts ---------------------------------------------------------------------------------------------------

BROKEN = {
    "a standing effect that is drawn once": ("mod income +1", laws.REWARD, "mod income +1 holds on, but a reward does"),
    "a gain that never happens": ("gain money 1", laws.CARD, "a card is not carried out at once"),
    "an event on a tile": ("each gain money 1", laws.TILE, "is for events and the town status"),
    "a loss on a building": ("lose money 1", laws.USE, "is for events and the town status"),
    "a deposit without a bank": ("bank_deposit 1", laws.REWARD, "needs a building on the map"),
    "a neighbour of a card": ("if adjacent(bank): gain money 1", laws.REWARD, "adjacent(bank) needs a building"),
    "a severity in a use": ("gain money 1, if S[health]>=2: gain money 1", laws.USE, "asks for a severity"),
    "a moment that never comes": ("round: gain money 1", laws.PARTNER, "a partner cannot have round:"),
    "an owner of an event": ("owner: mod votes +1", laws.EVENT, "an event card cannot have owner:"),
    "a gain for whom": ("anyone: gain money 1", laws.TILE, "gain money 1 does not hold on"),
    "a moment within": ("each round: gain money 1", laws.EVENT, "stands within another effect"),
    "a standing effect within": ("pay 2 and mod votes +1", laws.TILE, "nothing but for whom can stand before it"),
    "players twice": ("each class(mining) gain money 1", laws.EVENT, "names its players twice"),
    "a choice of one": ("choose(gain money 1)", laws.USE, "a choice needs at least two ways"),
    "half a gain": ("gain money half", laws.USE, "what is gained is a number or per(..)"),
    "half a loss": ("each lose money half", laws.EVENT, "what is lost so is a plain number"),
    "two severities": ("place fire S[safety], place drought S[health]", laws.EVENT, "one text draws one severity"),
    "a price of the town": ("pay 2 and gain money 1", laws.EVENT, "nobody in particular pays for an event card"),
}  # fmt: skip


@pytest.mark.parametrize(("written", "place", "sentence"), BROKEN.values(), ids=BROKEN.keys())
def test_a_text_that_could_not_work_is_refused(written: str, place: laws.Place, sentence: str) -> None:
    made = text(written)
    found = [laws.told(made, fault) for fault in laws.faults(made, place)]
    assert any(sentence in fault for fault in found), found


def test_a_fault_is_told_with_the_place_of_its_step() -> None:
    made = text("gain money 1, mod votes +1")
    [fault] = laws.faults(made, laws.REWARD)
    assert laws.told(made, fault).startswith("'gain money 1, mod votes +1', character 15: mod votes +1 holds on")


# --- requirements and goals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("industry mining 2", "mining at level 2 or higher"),
        ("building sheriff_office", "a Sheriff's Office in town"),
        ("own_housing 1", "1 tent or house of your own"),
        ("own_housing 3", "3 tents or houses of your own"),
        ("money 15", "$15, which you keep"),
        ("train_in_town", "a train in town"),
        ("developments 2", "2 development tiles with your cube"),
    ],
)
def test_a_requirement_is_said_in_plain_words(written: str, words: str) -> None:
    assert REQUIREMENT.parse(written, LEXICON).words(SPEAKER) == words


def test_a_requirement_has_its_numbers() -> None:
    assert REQUIREMENT.parse("industry ranching 2") == NeedsIndustry(industry=terms.RANCHING, level=2)
    with pytest.raises(Slip, match="character 19: expected a number from 1 to 4"):
        REQUIREMENT.parse("industry ranching 5")


def test_a_score_counts_things_together_or_asks_for_something() -> None:
    counted, once = goals.parse("2 per schoolhouse|wooden_house up to 4, 2 if town_hall beside wooden_house", LEXICON)
    assert isinstance(counted, Per)
    assert counted.things == (Thing(PUBLIC.find("schoolhouse"), "schoolhouse"), goals.WOODEN_HOUSE)
    assert (counted.points, counted.most) == (2, 4)
    assert isinstance(once, Once)
    assert isinstance(once.asked, goals.StandsBeside)
    assert once.asked.things == (goals.BESIDE_WOODEN_HOUSE,)


def test_the_numbers_of_a_score_are_those_of_its_words() -> None:
    """So that a figure changed in one of the two is not forgotten in the other."""
    for goal, parts in zip(READ.goals, GOAL_PARTS, strict=True):
        written = re.sub(r"level.4|END-03|10 dollars|two", "", f"{goal.rule}").replace("up to 6:", "up to 6")
        told = sorted(re.findall(r"\d+", re.sub(r"1 per own undepleted deposit, 1 per", "", written)))
        assert told == sorted(re.findall(r"\d+", goals.PARTS.write(parts).replace("level_4", ""))), goal.id
