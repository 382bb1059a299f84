"""The job language: texts become steps and texts again, slips are told with their place, laws keep jobs sound."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.language import Amount, Slip
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import Job, make, parse
from saddlebag.games.deck_goes_west.effects.laws import faults, missing_cards, never_on_this_tile, told
from saddlebag.games.deck_goes_west.effects.steps import (
    STEP,
    Build,
    Discard,
    Gain,
    If,
    Pay,
    Take,
    Train,
)
from saddlebag.games.deck_goes_west.effects.terms import (
    ANY,
    COLOURS,
    DANGERS,
    EXHAUSTION,
    FOOD,
    FOREST,
    GOLD,
    ITEM,
    ITEM_OF,
    LAKE,
    METAL,
    MOUNTAIN,
    RED,
    RESOURCES,
    SELECTORS,
    WALK,
    WOOD,
    Place,
)
from tests.engine.any_form import values

# --- round trips ------------------------------------------------------------------------------------------------

random_jobs = st.lists(values(STEP), min_size=1, max_size=6).map(lambda several: make(tuple(several)))


@given(random_jobs)
def test_a_job_printed_and_parsed_is_the_same_job(job: Job) -> None:
    assert parse(job.text) == job
    assert job.text == "; ".join(str(step) for step in job.steps)


@given(random_jobs)
def test_a_step_stands_where_its_position_says(job: Job) -> None:
    for number, step in enumerate(job.steps):
        place = int(told(job, (number, "")).partition("character ")[2].partition(":")[0])
        assert job.text[place - 1 :].startswith(str(step))


@given(st.text(alphabet="abcdefgilnoprstwx 0123456789;:|", max_size=40))
def test_any_other_text_is_refused_at_a_place_within_it(text: str) -> None:
    slip = slip_of(text)
    assert slip is None or 1 <= slip <= len(text) + 1


def slip_of(text: str) -> int | None:
    """Where a text goes wrong, if it does; else it must be its own print."""
    try:
        job = parse(text)
    except Slip as error:
        return error.position
    assert job.text == text
    return None


@pytest.mark.rule("DW-JOB-01")
def test_a_job_is_its_steps_in_their_order() -> None:
    job = parse("if mountain|forest; discard item:red 2; pay any 2x; gain food xd")
    assert job.steps == (
        If((MOUNTAIN, FOREST), 1 << MOUNTAIN | 1 << FOREST),
        Discard(ITEM_OF[RED], Amount(2)),
        Pay(ANY, Amount(2, x=True)),
        Gain(FOOD, Amount(1, x=True, dice=True)),
    )
    assert parse("pay food 1; gain wood 3").steps == (Pay(FOOD, Amount(1)), Gain(WOOD, Amount(3)))


def test_an_amount_is_a_number_or_a_multiple_of_x() -> None:
    assert [Amount(3).at(5), Amount(1, x=True).at(5), Amount(2, x=True).at(5)] == [3, 5, 10]
    assert Amount(3, dice=True).at(5) == 3
    assert [str(Amount(1, x=True)), str(Amount(2, True, True)), str(Amount(3, dice=True))] == ["x", "2xd", "3d"]


# --- what is known of a job -------------------------------------------------------------------------------------


@pytest.mark.rule("DW-ACT-04", "DW-ACT-05")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pay food 1; walk 2", "move"),
        ("climb x", "move"),
        ("sail 1", "move"),
        ("pay gold 1; train 5", "move"),
        ("attack 2d; defend 1d", "battle"),
        ("defend 2", "battle"),
        ("gain food 3d", "gain food"),
        ("gain food 1", "gain food"),
        ("pay gold x; gain any 2x", "gain any"),
        ("pay food 2; scrap self", "scrap self"),
        ("pay food 1; discard self", "discard self"),
        ("scrap danger 2", "scrap danger"),
        ("scrap danger:E 1", "scrap danger:E"),
        ("discard item:blue 2", "discard item:blue"),
        ("pay gold 2; draw 4", "draw"),
        ("telescope 2", "telescope"),
        ("pay metal 1; build land", "build"),
        ("pay metal 1; build bridge", "build"),
        ("on clear; score 2", "score"),
        ("lose 2", "lose"),
        ("take E 1", "take E"),
        ("if village; pay food 2", "pay food"),
        ("if village; if unfed; feed", "feed"),
    ],
)
def test_the_last_icon_decides_what_a_job_can_be_bundled_with(text: str, key: str) -> None:
    assert parse(text).key == key


def test_what_the_interpreter_needs_is_known_beforehand() -> None:
    job = parse("if river; discard item 1; pay gold 1; pay any x; gain any 2xd")
    assert job.last == Gain(ANY, Amount(2, True, True))
    assert job.pays == (Pay(GOLD, Amount(1)), Pay(ANY, Amount(1, x=True)))
    assert job.paid == 1 << GOLD
    assert [str(step) for step in (*job.conditions, *job.cards)] == ["if river", "discard item 1"]
    assert (job.uses_x, job.pays_any, job.gains_any, job.rolls_gain, job.needs_choice) == (True,) * 5
    assert (job.event, job.builds, job.train, job.looks, job.is_move, job.is_battle) == (None, None, None, *[False] * 3)


def test_a_job_without_choices_says_so() -> None:
    plain = parse("pay food 1; walk 1")
    assert (plain.needs_choice, plain.is_move, plain.uses_x) == (False, True, False)
    assert not parse("attack 2d; defend 1d").needs_choice
    asking = ("take E 1; walk 1", "telescope 1", "discard item 1; walk 1", "pay any 1; walk 1", "pay gold x; walk x")
    assert all(parse(text).needs_choice for text in asking)


def test_special_steps_are_found() -> None:
    assert parse("scrap self; gain food 5").scraps_self
    assert parse("pay any 1; discard self").discards_self
    assert parse("pay gold 1; train 4").train == Train(4)
    assert parse("build bridge").builds == Build(True)
    assert parse("telescope 1").looks
    assert parse("on wagon_damage; lose x").event == terms.ON_WAGON_DAMAGE
    assert parse("take E 2").steps == (Take(EXHAUSTION, 2),)


# --- slips ------------------------------------------------------------------------------------------------------

SLIPS = [
    ("", 1, "a step (on, if, pay", "nothing more"),
    ("frob 1", 1, "a step (on, if, pay", "'frob'"),
    (" walk 1", 1, "a step (on, if, pay", "' '"),
    ("walk", 5, "a number such as 2 or 2x", "nothing more"),
    ("walk ", 6, "a number such as 2 or 2x", "nothing more"),
    ("walk  1", 6, "a number", "' '"),
    ("walk 1;", 7, "a semicolon and a space before the next step", "';'"),
    ("walk 1; ", 9, "a step", "nothing more"),
    ("walk 1;climb 1", 7, "a semicolon and a space", "';'"),
    ("walk 1 2", 7, "the end", "' '"),
    ("walk two", 6, "a number", "'two'"),
    ("walk 01", 6, "a number", "'01'"),
    ("walk -1", 6, "a number", "'-1'"),
    ("walk 1000", 6, "at most 999", "'1000'"),
    ("walk 1x", 6, "x in place of 1x", "'1x'"),
    ("walk 0x", 6, "a number of at least 1", "'0x'"),
    ("walk 2d", 6, "a number such as 2 or 2x", "'2d'"),
    ("gain food d", 11, "a number such as 2 or 2x or 2d", "'d'"),
    ("gain food 0d", 11, "a number of at least 1", "'0d'"),
    ("pay food 1; gain gld 2", 18, "a resource (gold, metal, wood, food, any)", "'gld'"),
    ("pay gold 1d", 10, "a number such as 2 or 2x", "'1d'"),
    ("train x", 7, "a number from 1 to 999", "'x'"),
    ("train 0", 7, "a number from 1 to 999", "'0'"),
    ("telescope 0", 11, "a number from 1 to 999", "'0'"),
    ("if forest|swamp; walk 1", 11, "a condition (forest", "'swamp'"),
    ("if forest|forest", 11, "forest only once", "'forest'"),
    ("on sunrise; score 1", 4, "an event (build, reveal", "'sunrise'"),
    ("discard hat 1", 9, "cards (item, item:blue", "'hat'"),
    ("discard item", 13, "a number", "nothing more"),
    ("scrap item:pink 1", 7, "cards (item, item:blue", "'item:pink'"),
    ("scrap self 1", 11, "the end", "' '"),
    ("take F 1", 6, "a type of danger (E, P)", "'F'"),
    ("build castle", 7, "what to build (land, bridge)", "'castle'"),
    ("feed 1", 5, "the end", "' '"),
]


@pytest.mark.parametrize(("text", "position", "expected", "found"), SLIPS, ids=[repr(slip[0]) for slip in SLIPS])
def test_a_slip_is_told_with_its_place_and_what_was_expected(
    text: str, position: int, expected: str, found: str
) -> None:
    with pytest.raises(Slip) as caught:
        parse(text)
    assert caught.value.position == position
    assert expected in caught.value.expected
    sentence = str(caught.value)
    assert sentence.startswith(f"{text!r}, character {position}: expected ")
    assert sentence.endswith(f", found {found}.")


# --- laws -------------------------------------------------------------------------------------------------------

LAWFUL = [
    ("attack 2d; defend 1d", Place.ITEM),
    ("discard item x; draw x", Place.ITEM),
    ("scrap self; draw 3", Place.ITEM),
    ("pay food x; draw 2x", Place.MISSION),
    ("discard item 2; draw 1", Place.MISSION),
    ("scrap item 1; draw 3", Place.MISSION),
    ("draw 4", Place.TILE),
    ("draw 4", Place.CHARACTER),
    ("discard item 1; draw 1; discard self", Place.DANGER),
    ("on wagon_damage; lose x", Place.EVENT),
    ("on build; score 2; if westmost; score 0", Place.EVENT),
    ("on build; score 1; if linked; score 1", Place.EVENT),
    ("if village; if unfed; pay food 4; feed; score 4", Place.MISSION),
    ("pay gold 99; pay metal 99", Place.PURCHASE),
    ("pay wood 1; sail 1; train 2", Place.TILE),
    ("if lake|river; build bridge", Place.MISSION),
    ("gain food 2d; gain wood 1; draw 1", Place.TILE),
]


@pytest.mark.parametrize(("text", "place"), LAWFUL)
def test_a_sound_job_breaks_no_law(text: str, place: Place) -> None:
    assert faults(parse(text), place) == []


BROKEN = {
    "an event on an item": ("on clear; score 2", Place.ITEM, 1, "wait for an event"),
    "an event job without event": ("score 2", Place.EVENT, 1, "begins with on"),
    "two events": ("on clear; score 1; on build", Place.EVENT, 20, "at the beginning"),
    "a cost after movement": ("walk 1; pay food 1", Place.ITEM, 9, "only movement steps may follow"),
    "battle after movement": ("walk 1; attack 1", Place.ITEM, 9, "only movement steps may follow"),
    "a gain after battle": ("attack 1d; gain food 1", Place.ITEM, 12, "only battle steps may follow"),
    "a cost after dice": ("gain food 2d; pay wood 1", Place.ITEM, 15, "no cost or condition"),
    "a condition after a draw": ("pay food 1; draw 1; if forest; walk 1", Place.ITEM, 21, "no cost or condition"),
    "a discard after a reveal": ("telescope 1; discard item 1", Place.ITEM, 14, "no cost or condition"),
    "a railway after a reveal": ("telescope 1; build land", Place.ITEM, 14, "no cost or condition"),
    "an item that scores": ("pay gold 1; score 1", Place.ITEM, 13, "only the jobs of missions score"),
    "a purchase that moves": ("pay gold 1; walk 1", Place.PURCHASE, 13, "an action of its own"),
    "a tile that fights": ("attack 2", Place.TILE, 1, "cannot fight"),
    "an item that discards itself": ("pay food 1; discard self", Place.ITEM, 13, "leave this step out"),
    "a tile that scraps itself": ("scrap self", Place.TILE, 1, "no card to get rid of"),
    "an event job with a cost": ("on clear; pay gold 1; score 5", Place.EVENT, 11, "cannot be declined"),
    "an event job that draws": ("on clear; draw 1", Place.EVENT, 11, "cannot be declined"),
    "a danger that stays": ("pay food 1", Place.DANGER, 1, "scrap self or discard self"),
    "a danger that goes too early": ("scrap self; gain food 1", Place.DANGER, 13, "scrap self or discard self"),
    "a danger that goes twice": ("discard self; scrap self", Place.DANGER, 1, "only once"),
    "westmost in a chosen job": ("if westmost; walk 1", Place.ITEM, 1, "event jobs only"),
    "linked without building": ("on reveal; if linked; score 1", Place.EVENT, 12, "needs on build"),
    "heading west when building": ("on build; if heading_west; score 1", Place.EVENT, 11, "never caused by a step"),
    "unfed in an event": ("on reveal; if unfed; score 1", Place.EVENT, 12, "chosen jobs only"),
    "feeding anywhere": ("if village; pay food 1; feed", Place.MISSION, 25, "if village and if unfed"),
    "feeding by chance": ("if village|lake; if unfed; feed", Place.MISSION, 28, "if village and if unfed"),
    "two types at once": ("if forest; if lake|river; gain food 1", Place.ITEM, 12, "no tile is of all the types"),
    "a bridge on land": ("if forest; build bridge", Place.ITEM, 12, "impossible on the tiles"),
    "a railway on a lake": ("if lake; build land", Place.ITEM, 10, "impossible on the tiles"),
    "more than a stock holds": ("pay gold 100", Place.PURCHASE, 1, "nobody can ever pay 100 gold"),
    "more in two steps": ("pay gold 60; pay wood 60; pay gold 40", Place.ITEM, 27, "nobody can ever pay 100 gold"),
    "more of one type": ("pay any 100", Place.PURCHASE, 1, "nobody can ever pay 100 any"),
    "nothing left to gain": (
        "pay gold 1; pay metal 1; pay wood 1; pay food 1; gain any 1", Place.ITEM, 50, "none that it may gain",
    ),
    "a step that does nothing": ("pay gold 0; walk 1", Place.ITEM, 1, "does nothing"),
    "x without a limit": ("gain food x", Place.ITEM, 1, "nothing limits x"),
    "x in an event": ("on clear; score x", Place.EVENT, 11, "only on wagon_damage"),
    "a free draw": ("draw 1", Place.ITEM, 1, "no price"),
    "a draw for x nothings": ("pay food x; draw 1", Place.ITEM, 13, "no price"),
    "cards that come back": ("discard item 1; draw 2", Place.ITEM, 17, "no price"),
    "more for each x": ("discard item x; draw 2x", Place.ITEM, 17, "no price"),
    "as many without a card played": ("discard item x; draw x", Place.MISSION, 17, "no price"),
    "a draw for points": ("lose 1; draw 1", Place.MISSION, 9, "no price"),
    "a draw for dangers": ("discard danger 1; draw 1", Place.MISSION, 19, "no price"),
}  # fmt: skip


@pytest.mark.rule("DW-JOB-07", "DW-JOB-09", "DW-COND-04", "DW-EVT-01", "DW-DANG-02", "DW-WIN-01")
@pytest.mark.parametrize(("text", "place", "position", "sentence"), BROKEN.values(), ids=BROKEN.keys())
def test_a_job_that_breaks_a_law_is_told_with_the_step(text: str, place: Place, position: int, sentence: str) -> None:
    job = parse(text)
    said = [told(job, fault) for fault in faults(job, place)]
    assert any(each.startswith(f"{text!r}, character {position}: ") and sentence in each for each in said), said


def test_cards_that_nobody_has_cannot_be_asked_for() -> None:
    supply = [0] * len(SELECTORS)
    supply[ITEM] = 3
    assert list(missing_cards(parse("discard item 3; walk 1"), supply)) == []
    assert [number for number, _ in missing_cards(parse("pay food 1; discard item 4"), supply)] == [1]
    (fault,) = missing_cards(parse("scrap item:red 1; walk 1"), supply)
    assert "the game has none of item:red" in fault[1]


def test_a_tile_job_is_tested_on_its_own_tile() -> None:
    assert list(never_on_this_tile(parse("if forest|lake; gain food 1"), LAKE)) == []
    assert len(list(never_on_this_tile(parse("if forest; gain food 1"), LAKE))) == 1
    assert len(list(never_on_this_tile(parse("build bridge"), FOREST))) == 1
    assert len(list(never_on_this_tile(parse("build land"), LAKE))) == 1


def test_the_tables_of_words_and_numbers_agree() -> None:
    assert [RESOURCES[each] for each in (GOLD, METAL, WOOD, FOOD, ANY)] == ["gold", "metal", "wood", "food", "any"]
    assert [SELECTORS[each] for each in ITEM_OF] == [f"item:{colour}" for colour in COLOURS]
    assert [SELECTORS[each] for each in terms.DANGER_OF] == [f"danger:{danger}" for danger in DANGERS]
    assert SELECTORS[terms.DANGER] == "danger"
    assert terms.MOVES[WALK] == "walk"
