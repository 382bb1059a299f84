"""The effect language: texts become abilities and texts again, slips are told with their place, laws keep it sound."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.engine.language import HIGHEST, Slip
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_ABILITIES, FACTION, READ, TRAIT
from saddlebag.games.high_stakes_drifter.effects import steps as fx
from saddlebag.games.high_stakes_drifter.effects.abilities import (
    ABILITY,
    Ability,
    Static,
    Trigger,
    ability_words,
    parse,
)
from saddlebag.games.high_stakes_drifter.effects.laws import faults, told
from saddlebag.games.high_stakes_drifter.effects.nouns import Change, SetFilter, Speaker, Target, Test, lexicon
from saddlebag.games.high_stakes_drifter.effects.statics import Lock, StaticMod
from saddlebag.games.high_stakes_drifter.effects.terms import (
    ALL,
    CHIP,
    CHOSEN_STAT,
    CONDITIONS,
    DUDE,
    EVERY,
    IF_DUDE_FACTION,
    IF_NAMED,
    IF_NEGATIVE,
    IF_OPP_FACTION,
    IF_POT,
    LUCK,
    ME,
    ON_KICKER,
    ON_PLAY,
    ON_SHOWDOWN,
    ONE,
    OPP_GEAR_SHOWN,
    SETS,
    SKILL,
    WHILE_STREET,
    WHO,
    WOOD_DUDE,
    Condition,
    Filter,
    Num,
    Selector,
)
from tests.engine.any_form import values

LEXICON = lexicon(FACTION.ids, TRAIT.ids, CARD.ids)


# --- round trips ------------------------------------------------------------------------------------------------

numbers = st.integers(1, HIGHEST)
sets = st.integers(0, len(SETS) - 1)
filters = st.one_of(
    st.just(EVERY),
    st.integers(0, len(TRAIT) - 1).map(lambda trait: Filter(trait=trait, word=TRAIT[trait])),
    st.integers(0, HIGHEST).map(lambda most: Filter(most=most)),
)
selectors = st.one_of(st.integers(0, CHIP).map(Selector), st.builds(Selector, st.integers(ONE, ALL), sets, filters))
nums = st.one_of(numbers.map(Num), numbers.map(lambda number: Num(-number)), st.builds(Num, st.just(0), sets, numbers))
conditions = st.one_of(
    st.integers(0, IF_OPP_FACTION - 1).map(Condition),
    st.builds(
        lambda test, faction: Condition(test, faction, FACTION[faction]),
        st.integers(IF_OPP_FACTION, IF_DUDE_FACTION),
        st.integers(0, len(FACTION) - 1),
    ),
    st.integers(0, len(CARD) - 1).map(lambda card: Condition(IF_NAMED, card, CARD[card])),
    st.builds(Condition, st.integers(IF_POT, len(CONDITIONS) - 1), numbers),
)
abilities: st.SearchStrategy[Ability] = values(
    ABILITY, {SetFilter: filters, Target: selectors, Change: nums, Test: conditions}
)


@given(abilities)
def test_an_ability_printed_and_parsed_is_the_same_ability(ability: Ability) -> None:
    assert parse(str(ability), LEXICON) == ability


@given(st.text(alphabet="acdefgiklmnoprstuvwy_ 012:;+-()<>=@.", max_size=50))
def test_any_other_text_is_refused_at_a_place_within_it(text: str) -> None:
    assert 1 <= slip_of(text) <= len(text) + 1


def slip_of(text: str) -> int:
    """Where a text goes wrong; 1 if it does not, and then it must be its own print."""
    try:
        ability = parse(text, LEXICON)
    except Slip as error:
        return error.position
    assert str(ability) == text
    return 1


@given(abilities, st.data())
def test_a_text_with_a_slip_is_refused_or_says_something_else(ability: Ability, data: st.DataObject) -> None:
    text = str(ability)
    place = data.draw(st.integers(0, len(text) - 1))
    slip = text[:place] + text[place + 1 :]
    assert 1 <= slip_of(slip) <= len(slip) + 1


@given(abilities, st.sampled_from(["dude", "gear", "fortune"]))
def test_every_ability_can_be_told_in_a_sentence(ability: Ability, kind: str) -> None:
    text = ability_words(ability, Speaker(kind, FACTION.ids, CARD.ids))
    assert text.endswith(".")
    assert not any(sign in text for sign in ("@", "{", "}", "count(", "one(", "all("))


@given(abilities, st.sampled_from(["dude", "gear", "fortune"]))
def test_the_laws_judge_every_ability_and_name_a_place_in_its_text(ability: Ability, kind: str) -> None:
    for fault in faults(ability, kind):
        sentence = told(ability, fault)
        place = int(sentence.partition("character ")[2].partition(":")[0])
        number = fault[0]
        assert str(ability)[place - 1 :].startswith(str(ability) if number < 0 else str(ability.steps[number]))


def test_the_abilities_of_all_cards_print_as_they_are_written() -> None:
    for card, entry in enumerate(READ.cards):
        assert [str(ability) for ability in CARD_ABILITIES[card]] == entry.fx


# --- what a text becomes ----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-ABIL-08")
def test_while_is_a_static_ability() -> None:
    ability = parse("while street if opp.faction=outlaw: mod dude skill +2; lock dude luck", LEXICON)
    condition = Condition(IF_OPP_FACTION, FACTION.find("outlaw"), "outlaw")
    assert ability == Static(WHILE_STREET, condition, (StaticMod(SKILL, Num(2)), Lock(LUCK)))


@pytest.mark.rule("HD-ABIL-09", "HD-ABIL-10")
def test_on_is_a_triggered_ability_that_may_have_a_price() -> None:
    ability = parse("on kicker if negative may pay 3: turn chip", LEXICON)
    assert ability == Trigger(ON_KICKER, Condition(IF_NEGATIVE), True, 3, (fx.Turn(Selector(CHIP)),))
    assert isinstance(ability, Trigger)
    assert ability.is_choice
    sure = parse("on showdown: mod dude chosen +2 @shootout", LEXICON)
    assert sure == Trigger(ON_SHOWDOWN, None, False, 0, (fx.Mod(Selector(DUDE), CHOSEN_STAT, Num(2)),))
    assert isinstance(sure, Trigger)
    assert not sure.is_choice


@pytest.mark.rule("HD-ABIL-32")
def test_the_effects_of_an_ability_keep_their_order() -> None:
    ability = parse(
        "on play: bury one(opp_gear_shown trait=weapon); mod dude luck +count(wood_dude,5) @shootout", LEXICON
    )
    weapon = Filter(trait=TRAIT.find("weapon"), word="weapon")
    assert ability == Trigger(
        ON_PLAY,
        None,
        False,
        0,
        (
            fx.Bury(Selector(ONE, OPP_GEAR_SHOWN, weapon)),
            fx.Mod(Selector(DUDE), LUCK, Num(count=WOOD_DUDE, cap=5)),
        ),
    )


def test_money_may_come_from_the_pot_but_cards_may_not() -> None:
    assert parse("on lose: pay pot me 3", LEXICON).steps == (fx.Pay(WHO.index("pot"), ME, 3),)
    with pytest.raises(Slip, match=r"character 15: expected who \(me, winner"):
        parse("on lose: draw pot 3", LEXICON)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 1, "while or on"),
        ("when street: tie_win", 1, "while or on"),
        ("while saloon: tie_win", 7, "a state (revealed, street)"),
        ("while street tie_win", 13, "':'"),
        ("while street: win_ties", 15, "an effect (mod, klimit, lock, shield, tie_win, recost)"),
        ("while street: draw me 2", 15, "an effect (mod, klimit"),
        ("on death: draw me 2", 4, "an event (play, reveal"),
        ("on win:draw me 2", 8, "a space"),
        ("on win: drow me 2", 9, "an effect (mod, swap"),
        ("on win: draw", 13, "who (me, winner, each_opponent, everyone, one(opponent))"),
        ("on win: draw me", 16, "a number from 1 to 999"),
        ("on win: draw me 0", 17, "a number from 1 to 999"),
        ("on win: draw me 1000", 17, "a number from 1 to 999"),
        ("on win: draw me two", 17, "a number from 1 to 999"),
        ("on win: draw me 2, draw me 1", 18, "the end, or a semicolon and a space before the next effect"),
        ("on win if rich: draw me 2", 11, "a condition (issued, accepted"),
        ("on win if opp.faction=pirates: draw me 2", 23, "a faction (law, outlaw"),
        ("on win if named:zorro: draw me 2", 17, "a card (wyatt_earp"),
        ("on play: bury one(opp_horse)", 19, "a set (opp_dude"),
        ("on play: bury two(opp_gear_shown)", 15, "what it is done to (self, dude, chip, one, all)"),
        ("on play: bury one(opp_gear_shown trait=sharp)", 40, "a trait (gunfighter"),
        ("on play: bury one(opp_gear_shown", 33, "')'"),
        ("on play: mod dude courage +2 @shootout", 19, "a stat (smarts, skill, luck, all, chosen)"),
        ("on play: only all", 15, "a stat (smarts, skill, luck)"),
        ("on play: mod dude skill 2 @shootout", 25, "an amount such as +2, -2 or +count(wood_dude,5)"),
        ("on play: mod dude skill +2", 27, "'@shootout'"),
        ("on play: mod dude-skill +2", 18, "a space"),
        ("on play: mod dude skill +2 @game", 28, "'@shootout'"),
        ("on play: forbid sing everyone @shootout", 17, "an act (play_kicker, play_fortune, reinvest)"),
        ("on play: put one(hand_gear) on horse", 32, "'dude'"),
        ("on play may pay: draw me 2", 12, "':'"),
        ("while revealed: recost your_gear -1", 24, "'my_gear'"),
    ],
)
def test_a_slip_is_told_with_its_place_and_what_was_expected(text: str, place: int, expected: str) -> None:
    with pytest.raises(Slip) as caught:
        parse(text, LEXICON)
    assert caught.value.position == place
    assert caught.value.expected.startswith(expected)
    assert f"character {place}: expected {expected}" in str(caught.value)


# --- laws -------------------------------------------------------------------------------------------------------


def broken(text: str, kind: str) -> list[str]:
    ability = parse(text, LEXICON)
    return [told(ability, fault) for fault in faults(ability, kind)]


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        ("dude", "on play: draw me 2", "character 1: a dude card is played face down, so on play never happens"),
        ("gear", "on play: draw me 2", "character 1: a gear card is played face down"),
        ("fortune", "on reveal: draw me 2", "character 1: a fortune card is played face up, so on"),
        ("fortune", "on turn_start: draw me 1", "character 1: a fortune card is never in the saloon"),
        ("gear", "on win if negative: draw me 1", "negative asks for the chip of on kicker, but this is on win"),
        ("gear", "on turn_start if pot>=5: draw me 1", "pot>=5 never holds at the start of a turn"),
        ("gear", "while street if positive: tie_win", "positive asks for the chip of on kicker, so it never holds"),
        ("dude", "while street if dude.faction=law: tie_win", "asks for the faction that is printed on the dude"),
        ("gear", "while street if players>=2: tie_win", "players>=2 always holds"),
        ("gear", "on win if players>=2: draw me 1", "players>=2 always holds"),
        ("gear", "while street if gear>=1: tie_win", "gear>=1 always holds, since this card counts too"),
        ("fortune", "on play: mod one(opp_fortune) luck -1 @shootout", "character 10: this effect applies to dudes in"),
        ("fortune", "on play: draw me 1; bury chip", "character 21: there is a chip only at on kicker, but this is on"),
        ("fortune", "on play: mod chip luck +1 @shootout", "dudes in the street; chip is not one of them"),
        ("gear", "on reveal: mod self luck +1 @shootout", "dudes in the street; self is not one of them"),
        ("gear", "on reveal: reveal one(opp_gear_shown)", "this effect applies to cards that may be face down"),
        ("gear", "on reveal: peek dude", "this effect applies to cards that may be face down; dude is not one of them"),
        ("gear", "on reveal: conceal one(opp_gear_hidden)", "this effect applies to dudes and gear that may be"),
        ("gear", "on win: rescue one(wood_kicker)", "this effect applies to cards in the deadwood"),
        ("gear", "on win: restack one(wood_gear)", "this effect applies to kicker chips in the deadwood"),
        ("gear", "on reveal: put one(wood_gear) on dude", "this effect applies to gear cards in hand"),
        ("gear", "on reveal: kick_free one(opp_dude)", "this effect applies to your own dude"),
        ("gear", "on reveal: bounce one(opp_kicker)", "this effect applies to cards on the table"),
        ("gear", "on reveal: turn dude", "this effect applies to kicker chips on dudes"),
        ("gear", "on reveal: swap dude luck luck @shootout", "a swap needs two different stats"),
        ("gear", "on reveal: reveal one(opp_gear_hidden trait=weapon)", "are face down, so they have no traits"),
        ("gear", "on tally: turn one(opp_kicker cost<=5)", "opp_kicker are not cards, so they have neither traits nor"),
        ("gear", "on win: mod dude luck +2 @shootout", "on win comes too late for it: stats are compared before"),
        ("gear", "on lose: only luck", "on lose comes too late for it: stats are compared before"),
        ("gear", "on fold: ban luck", "on fold comes too late for it"),
        ("gear", "on tally: forbid play_kicker everyone @shootout", "the kicker stage is over"),
        ("dude", "on showdown: forbid play_fortune everyone @shootout", "the fortune stage is over"),
        ("dude", "on showdown: bet_round", "the betting is over"),
        ("gear", "on win: kick_free dude", "on win comes too late for it"),
        ("gear", "on reinvest: free_reinvest dude", "on reinvest comes too late for it"),
        ("gear", "on turn_start: mod dude luck +2 @shootout", "there is no shootout at the start of a turn"),
        ("gear", "on turn_start: bury one(opp_gear_shown)", "there is no shootout at the start of a turn"),
        ("gear", "on turn_start: pay pot me 2", "there is no shootout at the start of a turn"),
        ("fortune", "on play: pay me winner 5", "on play nobody has won yet"),
        ("fortune", "on play: oblige play_kicker me @shootout", "oblige works only with reinvest"),
        ("fortune", "on play: pay me me 5", "me would pay me, which moves no money"),
        ("fortune", "on play: pay me everyone 5", "one payment goes to one receiver"),
        ("fortune", "on play: pay pot one(opponent) 5", "the pot pays only me or the winner"),
        ("dude", "on play: become dude_anywhere", "only gear and fortune cards are copy cards"),
        ("gear", "on reveal: become dude_anywhere", "become is part of playing the card"),
        ("gear", "on play may: become dude_anywhere", "become is part of playing the card"),
        ("fortune", "on play: draw me 1; become any_fortune", "become is part of playing the card"),
        ("gear", "on play: become any_fortune", "gear is played outside shootouts"),
        ("fortune", "on play: become hand_gear", "a fortune card becomes gear_anywhere or a fortune card"),
    ],
)  # fmt: skip
def test_an_ability_that_could_never_work_is_refused(kind: str, text: str, sentence: str) -> None:
    assert any(sentence in said for said in broken(text, kind)), broken(text, kind)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("dude", "on reveal: conceal self"),
        ("gear", "on lose: bury self"),
        ("gear", "on lose: bounce self"),
        ("gear", "on turn_start may pay 2: draw me 1; peek one(opp_saloon_hidden)"),
        ("gear", "on kicker if positive: bury chip"),
        ("fortune", "on play: pay everyone pot 1"),
        ("fortune", "on play: mod all(opp_dude) all -1 @shootout"),
        ("fortune", "while revealed: klimit dude +5"),
        ("gear", "on win: blank all(opp_gear_shown) @shootout"),
        ("gear", "on tally may: bury one(opp_kicker)"),
        ("fortune", "on play: become gear_anywhere trait=weapon"),
    ],
)
def test_a_designer_may_write_abilities_that_no_card_has_yet(kind: str, text: str) -> None:
    assert broken(text, kind) == []
