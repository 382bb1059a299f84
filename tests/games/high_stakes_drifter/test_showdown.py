"""The showdown: what is revealed, in which order things happen, who wins. Ledger 5.16.

How pots are split and paid is in test_pots.py.
"""

from typing import Any

import pytest

from saddlebag.games.high_stakes_drifter.words.shootout_story import (
    AbilityUsed,
    CarriedToPot,
    Paid,
    ShootoutWon,
    Totalled,
    Won,
)
from saddlebag.games.high_stakes_drifter.words.story import Revealed
from tests.games.high_stakes_drifter.kit import (
    Table,
    buried,
    dude,
    evening,
    flip,
    fortune,
    fortune_stage,
    gear,
    go_on,
    hand,
    kick_on,
    on_offer,
    piece,
    play,
    put,
    question,
    shootout,
    showdown,
    stakes,
    who,
)
from tests.games.high_stakes_drifter.new_abilities import with_abilities
from tests.games.kit import told


def facing(*cards: str, challenger: int = 0, pot: int = 0, **options: Any) -> tuple[Table, list[str]]:
    """Right before a showdown of these concealed dudes without chips on them; hands and stacks are empty."""
    s = evening(len(cards), **options)
    s.active = challenger
    dudes = []
    for seat, card in enumerate(cards):
        put(s, seat, hand="", stack="", stake=50)
        dudes.append(dude(s, seat, card, on_it=0))
    showdown(s, *dudes[challenger:], *dudes[:challenger], ante=False)
    s.shootout.dead = pot
    return s, dudes


def totals(s: Table) -> list[list[int]]:
    return [player.totals for player in s.players]


def won(s: Table) -> list[int]:
    """Who won the shootout."""
    return told(s, ShootoutWon)[-1].seats


# --- dudes are revealed -----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-01")
def test_all_dudes_still_in_are_revealed_before_any_ability_resolves() -> None:
    s, dudes = facing("jesse_james", "jesse_james", pot=50)
    go_on(s)
    assert all(piece(s, each).up for each in dudes)
    story = [type(event) for event in s.heard or [] if isinstance(event, Revealed | AbilityUsed)]
    assert story == [Revealed, Revealed, AbilityUsed, AbilityUsed]


@pytest.mark.rule("HD-SHOW-01")
def test_the_first_to_be_revealed_faces_dudes_that_are_revealed_with_it(request: pytest.FixtureRequest) -> None:
    with_abilities(request, "kit_carson", "on reveal if opp.faction=drifter: pay pot me 5")
    s, _ = facing("kit_carson", "nat_love", pot=50)
    go_on(s)
    assert len(told(s, AbilityUsed)) == 1


@pytest.mark.rule("HD-SHOW-01")
def test_the_dude_of_a_player_who_folded_is_not_revealed() -> None:
    s = evening(3)
    dudes = [dude(s, seat, "kit_carson") for seat in range(3)]
    for seat in range(3):
        put(s, seat, hand="", stack="")
    shootout(s, *dudes)
    play(s, "bet", "amount 5", "fold", "call")
    assert [piece(s, each).up for each in dudes] == [True, False, True]
    assert piece(s, dudes[1]).chips == 7, "and its chips stay on it"


@pytest.mark.rule("HD-SHOW-02")
def test_the_chips_on_the_dudes_go_to_the_pot() -> None:
    s, dudes = facing("kit_carson", "nat_love", pot=10)
    piece(s, dudes[0]).chips, piece(s, dudes[1]).chips = 7, 6
    go_on(s)
    assert [piece(s, each).chips for each in dudes] == [0, 0]
    assert stakes(s) == [50 + 23, 50]


@pytest.mark.rule("HD-SHOW-02", "HD-CONC-13")
def test_the_chips_on_a_dude_revealed_before_go_to_the_pot_too() -> None:
    s, dudes = facing("kit_carson", "nat_love")
    piece(s, dudes[1]).up, piece(s, dudes[1]).chips = True, 6
    go_on(s)
    assert stakes(s) == [56, 50]


@pytest.mark.rule("HD-SHOW-03")
def test_chips_on_revealed_gear_go_to_the_pot_those_on_concealed_gear_stay() -> None:
    s, dudes = facing("kit_carson", "nat_love")
    colt = gear(s, 1, dudes[1], "colt_peacemaker", up=True)
    saddle = gear(s, 1, dudes[1], "plains_saddle")
    go_on(s)
    assert (piece(s, colt).chips, piece(s, saddle).chips) == (0, 2)
    assert [each.from_pot for each in told(s, Won)] == [3]


@pytest.mark.rule("HD-SHOW-02", "HD-SHOW-03")
def test_the_log_says_what_the_pot_and_the_cards_in_the_street_come_to() -> None:
    s, dudes = facing("kit_carson", "nat_love", pot=10)
    piece(s, dudes[0]).chips, piece(s, dudes[1]).chips = 7, 6
    piece(s, gear(s, 1, dudes[1], "colt_peacemaker", up=True)).chips = 3
    piece(s, gear(s, 1, dudes[1], "plains_saddle")).chips = 2
    go_on(s)
    sums = [each.sentence() for each in told(s, CarriedToPot)]
    assert sums == ["To be won: the pot of $10, and the $16 that lay on 3 cards in the street, $26 in all."]
    assert sum(each.from_pot for each in told(s, Won)) == 26


@pytest.mark.rule("HD-SHOW-03")
def test_chips_on_gear_of_dudes_in_the_saloon_stay() -> None:
    s, _ = facing("kit_carson", "nat_love")
    other = dude(s, 0, "lozen", up=True)
    watch = gear(s, 0, other, "gold_watch", up=True)
    go_on(s)
    assert (piece(s, other).chips, piece(s, watch).chips) == (5, 4)


# --- the order of things ----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-04", "HD-ABIL-12")
def test_reveal_abilities_resolve_clockwise_from_the_challenger() -> None:
    s, _ = facing("jesse_james", "jesse_james", challenger=1, pot=8)
    go_on(s)
    assert [(each.receiver, each.dollars) for each in told(s, Paid)] == [(1, 5), (0, 3)]


@pytest.mark.rule("HD-SHOW-04")
def test_a_dude_revealed_before_is_not_revealed_again() -> None:
    s, dudes = facing("jesse_james", "nat_love", pot=8)
    piece(s, dudes[0]).up = True
    go_on(s)
    assert not told(s, Paid)


@pytest.mark.rule("HD-SHOW-02", "HD-SHOW-04")
def test_reveal_abilities_find_the_chips_of_the_dudes_in_the_pot() -> None:
    s, dudes = facing("jesse_james", "nat_love")
    piece(s, dudes[1]).chips = 4
    go_on(s)
    assert [each.dollars for each in told(s, Paid)] == [4]


@pytest.mark.rule("HD-SHOW-05")
def test_showdown_abilities_resolve_after_all_reveal_abilities() -> None:
    s, dudes = facing("bat_masterson", "pat_garrett")
    gear(s, 0, dudes[0], "stetson")
    assert (question(s), who(s)) == ("ability_may", 1), "Pat Garrett was revealed"
    play(s, "no")
    assert (question(s), who(s)) == ("ability_may", 0), "Bat Masterson's showdown"
    play(s, "yes")
    assert totals(s)[0] == [7, 7, 8]


@pytest.mark.rule("HD-SHOW-05", "HD-SHOW-06")
def test_showdown_abilities_resolve_before_the_kicker_stage() -> None:
    s, _ = facing("kit_carson", "roy_bean")
    put(s, 0, stack="kw_boots")
    go_on(s)
    assert question(s) == "reinvest_dude", "Judge Roy Bean has forbidden kicker chips"


@pytest.mark.rule("HD-SHOW-06")
def test_the_kicker_stage_goes_clockwise_from_the_challenger() -> None:
    s, _ = facing("kit_carson", "kit_carson", "kit_carson", challenger=2)
    for seat in range(3):
        put(s, seat, stack="kw_boots")
    asked = []
    for _ in range(3):
        assert on_offer(s) == ["pass", "chip kw_boots"]
        asked.append(who(s))
        play(s, "pass")
    assert asked == [2, 0, 1]
    assert question(s) == "reinvest_dude", "nobody is asked twice"


@pytest.mark.rule("HD-SHOW-06", "HD-KICK-12")
def test_each_player_plays_one_kicker_chip_on_his_own_dude() -> None:
    s, dudes = facing("kit_carson", "kit_carson")
    for seat in (0, 1):
        put(s, seat, stack="kw_boots kr_spur")
    flip(s, "front")
    play(s, "chip kr_spur")
    assert who(s) == 1
    assert [len(piece(s, each).kickers) for each in dudes] == [1, 0]


@pytest.mark.rule("HD-SHOW-06")
def test_a_chip_of_the_kicker_stage_counts() -> None:
    s, _ = facing("kit_carson", "annie_oakley")
    put(s, 0, stack="kr_spur")
    flip(s, "front")
    play(s, "chip kr_spur")
    assert totals(s)[0] == [6, 10, 4]
    assert won(s) == [0]


@pytest.mark.rule("HD-SHOW-07")
def test_kicker_abilities_resolve_right_after_each_flip() -> None:
    s, dudes = facing("doc_holliday", "kit_carson")
    for seat in (0, 1):
        put(s, seat, stack="kr_spur")
    flip(s, "back")
    play(s, "chip kr_spur")
    assert (question(s), who(s)) == ("ability_may", 0)
    play(s, "yes")
    assert (question(s), who(s)) == ("kicker_stage", 1)
    assert piece(s, dudes[0]).kickers[0] % 2 == 0, "turned to its front"


@pytest.mark.rule("HD-SHOW-08")
def test_tally_abilities_resolve_after_the_kicker_stage_and_before_the_totals() -> None:
    s, dudes = facing("kit_carson", "kit_carson")
    fortune(s, 0, "bad_penny")
    put(s, 0, stack="kw_boots")
    kick_on(s, dudes[1], "kr_spur/front")
    assert question(s) == "kicker_stage"
    play(s, "pass")
    assert (question(s), who(s)) == ("ability_may", 0)
    play(s, "yes")
    assert totals(s)[1] == [6, 5, 4]


# --- totals -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-09")
def test_printed_values_gear_fortune_cards_kicker_chips_and_abilities_add_up() -> None:
    s, dudes = facing("ranald_mackenzie", "kit_carson")
    gear(s, 0, dudes[0], "colt_peacemaker", up=True)
    gear(s, 0, dudes[0], "plains_saddle", up=True)
    gear(s, 0, dudes[0], "gold_watch")
    fortune(s, 0, "gotcha_covered")
    kick_on(s, dudes[0], "kr_spade/back", "kw_penny/front")
    go_on(s)
    printed, colt, saddle, gotcha, chips, own = (
        [6, 8, 3],
        [0, 3, 0],
        [0, 1, 2],
        [3, 0, 3],
        [-2, 0, 2],
        [0, 1, 0],
    )
    assert totals(s)[0] == [sum(each) for each in zip(printed, colt, saddle, gotcha, chips, own, strict=True)]


@pytest.mark.rule("HD-SHOW-09")
def test_a_swap_exchanges_printed_values_and_leaves_modifiers_where_they_are() -> None:
    s = evening()
    for seat in (0, 1):
        put(s, seat, stack="", hand="turn_the_tables" if seat == 0 else "")
    mine, yours = dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")
    gear(s, 0, mine, "colt_peacemaker", up=True)
    fortune_stage(s, mine, yours)
    play(s, "card turn_the_tables")
    assert totals(s)[0] == [6, 4 + 3, 7 + 2]


@pytest.mark.rule("HD-SHOW-09")
@pytest.mark.parametrize(("challenger", "expected"), [(0, [4, 6, 9]), (1, [7, 4, 8])])
def test_swaps_are_made_one_after_the_other(challenger: int, expected: list[int]) -> None:
    s = evening()
    s.active = challenger
    put(s, 0, stack="", hand="turn_the_tables")
    put(s, 1, stack="", hand="switcheroo")
    dudes = [dude(s, 0, "kit_carson"), dude(s, 1, "kit_carson")]
    fortune_stage(s, *(dudes if challenger == 0 else dudes[::-1]))
    if challenger == 0:
        play(s, "card turn_the_tables", "card switcheroo")
    else:
        play(s, "card switcheroo", "card turn_the_tables")
    assert totals(s)[0] == expected


@pytest.mark.rule("HD-SHOW-09")
def test_the_totals_are_told_to_all() -> None:
    s, _ = facing("kit_carson", "nat_love")
    go_on(s)
    assert [(each.seat, each.smarts, each.skill, each.luck) for each in told(s, Totalled)] == [
        (0, 6, 7, 4),
        (1, 3, 6, 5),
    ]


# --- who wins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-10")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("roy_bean", "kit_carson"), 0),  # smarts 8 beats skill 7
        (("kit_carson", "chief_joseph"), 1),  # smarts 8 beats skill 7
        (("nat_love", "lottie_deno"), 1),  # luck 7 beats skill 6
        (("nellie_cashman", "belle_starr"), 1),  # luck 5 beats smarts 4
    ],
)
def test_the_single_highest_stat_wins_whichever_it_is(cards: tuple[str, str], winner: int) -> None:
    s, _ = facing(*cards)
    go_on(s)
    assert won(s) == [winner]


@pytest.mark.rule("HD-SHOW-10")
def test_it_is_the_highest_stat_that_counts_and_not_the_sum() -> None:
    s, dudes = facing("kit_carson", "stagecoach_mary")
    gear(s, 1, dudes[1], "cavalry_saber", up=True)
    gear(s, 1, dudes[1], "navy_colts", up=True)  # +2 with two weapons: 2/12/3
    gear(s, 0, dudes[0], "railroad_map", up=True)  # 11/7/5
    go_on(s)
    assert totals(s) == [[11, 7, 5], [2, 12, 3]]
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-11")
def test_only_stats_that_count_are_compared() -> None:
    s = evening()
    put(s, 0, stack="", hand="let_it_ride")
    put(s, 1, stack="", hand="")
    mine, yours = dude(s, 0, "belle_starr"), dude(s, 1, "kit_carson")
    fortune_stage(s, mine, yours)
    play(s, "card let_it_ride")
    assert totals(s) == [[4, 3, 6], [6, 7, 4]]
    assert won(s) == [0]


@pytest.mark.rule("HD-SHOW-11", "HD-SHOW-13")
def test_a_tie_is_broken_by_counting_stats_alone() -> None:
    s = evening()
    put(s, 0, stack="", hand="dust_storm")
    put(s, 1, stack="", hand="")
    mine, yours = dude(s, 0, "frank_james"), dude(s, 1, "cochise")
    gear(s, 0, mine, "colt_peacemaker", up=True)  # 6/8/3 against 6/5/4: smarts are equal, skill does not count
    fortune_stage(s, mine, yours)
    play(s, "card dust_storm")
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-12")
def test_tie_win_wins_a_tie_whatever_the_other_stats_are() -> None:
    s, _ = facing("kit_carson", "luke_short")
    go_on(s)
    assert totals(s) == [[6, 7, 4], [5, 7, 5]]
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-12", "HD-SHOW-13")
def test_when_two_of_the_tied_dudes_have_tie_win_the_next_stat_decides() -> None:
    s, dudes = facing("luke_short", "luke_short", "kit_carson")
    gear(s, 1, dudes[1], "reading_spectacles", up=True)  # 7/6/5
    gear(s, 1, dudes[1], "rye_whiskey", up=True)  # 6/7/6
    go_on(s)
    assert totals(s) == [[5, 7, 5], [6, 7, 6], [6, 7, 4]]
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-12")
def test_tie_win_is_of_no_use_to_a_dude_that_is_not_tied_for_the_highest_stat() -> None:
    s, _ = facing("roy_bean", "luke_short", "chief_joseph")
    go_on(s)
    assert won(s) == [2]


@pytest.mark.rule("HD-SHOW-13")
def test_the_second_highest_stat_breaks_a_tie() -> None:
    s, _ = facing("myles_keogh", "seth_bullock")
    go_on(s)
    assert totals(s) == [[3, 6, 4], [5, 6, 3]]
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-13")
def test_then_the_third_does() -> None:
    s, _ = facing("frank_james", "cochise")
    go_on(s)
    assert totals(s) == [[6, 5, 3], [6, 5, 4]]
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-14")
def test_dudes_still_tied_share_the_pot_odd_dollars_clockwise_from_the_challenger() -> None:
    s, _ = facing("kit_carson", "nat_love", "quanah_parker", "kit_carson", challenger=2, pot=41)
    go_on(s)
    assert won(s) == [2, 3, 0]
    assert [(each.seat, each.from_pot) for each in told(s, Won)] == [(2, 14), (3, 14), (0, 13)]


@pytest.mark.rule("HD-SHOW-15", "HD-SHOW-12")
def test_where_no_stat_counts_tie_win_wins() -> None:
    s = evening()
    put(s, 0, stack="", hand="high_noon")
    put(s, 1, stack="", hand="battle_of_wits")
    mine, yours = dude(s, 0, "annie_oakley"), dude(s, 1, "luke_short")
    fortune_stage(s, mine, yours)
    play(s, "card high_noon", "card battle_of_wits")
    assert s.shootout.counting == 0
    assert won(s) == [1]


@pytest.mark.rule("HD-SHOW-15")
def test_where_no_stat_counts_all_others_share() -> None:
    s = evening(3)
    put(s, 0, stack="", hand="high_noon")
    put(s, 1, stack="", hand="battle_of_wits")
    put(s, 2, stack="", hand="")
    dudes = [dude(s, 0, "annie_oakley"), dude(s, 1, "lozen"), dude(s, 2, "kit_carson")]
    fortune_stage(s, *dudes)
    play(s, "card high_noon", "card battle_of_wits")
    assert won(s) == [0, 1, 2]


@pytest.mark.rule("HD-SHOW-16", "HD-SHOW-12")
def test_ties_in_a_side_pot_are_broken_among_those_who_can_win_it() -> None:
    s, _ = facing("annie_oakley", "luke_short", "kit_carson", pot=9)
    for seat, bets in enumerate((5, 20, 20)):
        s.players[seat].bets = bets
    go_on(s)
    assert [(each.seat, each.pot, each.from_pot) for each in told(s, Won)] == [(0, 0, 24), (1, 1, 30)]


# --- winning and losing -----------------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-17")
def test_who_wins_a_side_pot_only_has_lost_the_shootout() -> None:
    s, _ = facing("annie_oakley", "black_bart", "nat_love", pot=12)
    for seat, bets in enumerate((5, 20, 20)):
        s.players[seat].bets = bets
    go_on(s)
    assert won(s) == [0]
    assert [(each.receiver, each.dollars) for each in told(s, Paid)] == [(1, 3)], "Black Bart takes $3 as a loser"
    assert [(each.seat, each.from_pot) for each in told(s, Won)] == [(0, 24), (1, 30)]


@pytest.mark.rule("HD-SHOW-17")
def test_all_who_share_the_main_pot_have_won() -> None:
    s, dudes = facing("kit_carson", "kit_carson", "nat_love")
    for seat, each in enumerate(dudes):
        put(s, seat, draw="fort_up stetson")
        gear(s, seat, each, "strongbox_key", up=True)  # 8/7/5 and 5/6/6; draws a card on a win
    go_on(s)
    assert won(s) == [0, 1]
    assert [hand(s, seat) for seat in range(3)] == [["fort_up"], ["fort_up"], []]


@pytest.mark.rule("HD-SHOW-18")
def test_win_abilities_resolve_before_the_pots_are_paid() -> None:
    s, _ = facing("billy_the_kid", "kit_carson", "nat_love", pot=12)
    for seat, (bets, stake) in enumerate(((5, 0), (20, 0), (20, 1))):
        put(s, seat, bets=bets, stake=stake)
    go_on(s)
    assert [(each.payer, each.dollars) for each in told(s, Paid)] == [(2, 1)], "the side pot is not yet Kit's"
    assert stakes(s)[:2] == [27 + 1, 30]


@pytest.mark.rule("HD-SHOW-18")
def test_lose_abilities_take_dead_money_before_it_is_paid() -> None:
    s, _ = facing("kit_carson", "nat_love", pot=20)
    fortune(s, 1, "cash_out")
    go_on(s)
    assert stakes(s) == [50 + 12, 50 + 8]


@pytest.mark.rule("HD-SHOW-20")
def test_when_all_others_fold_no_win_ability_resolves() -> None:
    s = evening()
    for seat in (0, 1):
        put(s, seat, hand="mustang", stack="")
    butch, other = dude(s, 0, "butch_cassidy", up=True), dude(s, 1, "black_bart", up=True)
    shootout(s, butch, other)
    play(s, "bet", "amount 5", "fold")
    assert hand(s, 0) == ["mustang"]
    assert not told(s, AbilityUsed)


@pytest.mark.rule("HD-SHOW-20", "HD-CHAL-14")
def test_when_nobody_accepts_no_win_ability_resolves() -> None:
    s = evening()
    put(s, 0, hand="mustang")
    put(s, 1, hand="mustang")
    dude(s, 0, "butch_cassidy", up=True)
    play(s, "issue_challenge")
    assert hand(s, 0) == ["mustang"]
    assert not told(s, AbilityUsed)


# --- what the table may agree on --------------------------------------------------------------------------------


@pytest.mark.rule("HD-SHOW-13", "HD-SHOW-14")
def test_option_split_does_not_look_at_the_second_stat() -> None:
    s, _ = facing("myles_keogh", "seth_bullock", pot=10, tie_rule="split")
    go_on(s)
    assert (won(s), stakes(s)) == ([0, 1], [55, 55])


@pytest.mark.rule("HD-SHOW-13", "HD-SHOW-14")
def test_option_challenger_loses_the_challenger_drops_out_of_a_tie() -> None:
    s, _ = facing("seth_bullock", "myles_keogh", "nat_love", pot=10, tie_rule="challenger_loses")
    go_on(s)
    assert (won(s), stakes(s)) == ([1, 2], [50, 55, 55])


@pytest.mark.rule("HD-SHOW-13", "HD-SHOW-14")
def test_option_challenger_loses_others_share_a_tie_without_him() -> None:
    s, _ = facing("lozen", "myles_keogh", "seth_bullock", pot=10, tie_rule="challenger_loses")
    go_on(s)
    assert won(s) == [1, 2]


@pytest.mark.rule("HD-SHOW-12")
@pytest.mark.parametrize("rule", ["split", "challenger_loses"])
def test_tie_win_comes_before_these_options(rule: str) -> None:
    s, _ = facing("luke_short", "kit_carson", tie_rule=rule)
    go_on(s)
    assert won(s) == [0]


@pytest.mark.rule("HD-KICK-09", "HD-SHOW-06")
def test_option_kicker_targets_a_chip_of_the_showdown_may_be_played_on_any_dude_in_it() -> None:
    s, dudes = facing("kit_carson", "annie_oakley", "kit_carson", kicker_targets="any_in_street")
    put(s, 0, stack="kr_clover")
    flip(s, "back")
    play(s, "chip kr_clover")
    assert on_offer(s) == [f"on {each}" for each in dudes]
    play(s, f"on {dudes[1]}")
    assert totals(s)[1] == [5, 9, 5]
    assert len(piece(s, dudes[1]).kickers) == 1
    play(s, "bury", "bury")
    assert buried(s, 0) == ["kr_clover"], "it goes to the deadwood of whose chip it is"


@pytest.mark.rule("HD-KICK-07", "HD-KICK-09")
def test_option_kicker_targets_each_dude_takes_what_its_own_limit_allows() -> None:
    s, dudes = facing("kit_carson", "annie_oakley", "doc_holliday", kicker_targets="any_in_street")
    put(s, 0, stack="kg_skull kb_wheel")
    kick_on(s, dudes[1], "kr_spur/front", "kw_boots/front")
    assert on_offer(s) == ["pass", "chip kb_wheel", "chip kg_skull"]
    flip(s, "back")
    play(s, "chip kg_skull")
    assert [len(piece(s, each).kickers) for each in dudes] == [0, 2, 1], "only Doc Holliday has room for $25"


@pytest.mark.rule("HD-KICK-09")
def test_option_kicker_targets_does_not_reach_into_the_saloon() -> None:
    s = evening(kicker_targets="any_in_street")
    put(s, 0, hand="mustang", stack="kr_clover")
    dude(s, 1, "kit_carson", up=True)
    assert "play_kicker" not in on_offer(s)
