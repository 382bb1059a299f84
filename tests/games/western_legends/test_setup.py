"""Laying out the table. WL-SETUP, AU-SETUP"""

from collections import Counter
from typing import Any

import pytest

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends import GAME
from saddlebag.games.western_legends.content import (
    ALL_HIDEOUTS,
    ALTERNATES,
    BASE_CHARACTERS,
    CARD_RANK,
    CARD_SUIT,
    CATTLE,
    CATTLE_COLOUR,
    CHARACTER,
    CHARACTERS,
    COLOUR,
    EVENT,
    FRONTIER,
    FRONTIER_TOKEN_NUMBER,
    ITEM,
    ITEM_KIND,
    PASS_OTHER_END,
    REPLACED,
    SHERIFF_OFFICE,
    SPACE,
    STORY,
    TOKEN,
)
from saddlebag.games.western_legends.rules import setup
from saddlebag.games.western_legends.state import GAMBLER, LP, MARSHAL, WANTED
from saddlebag.games.western_legends.words import tale_story
from saddlebag.games.western_legends.words.story import EventResolved
from tests.games.kit import ask_after, run, texts, told, why_not
from tests.games.western_legends.kit import (
    Table,
    asked,
    event_on_top,
    fresh,
    hand,
    on_offer,
    place,
    play,
    question,
    table,
    who,
)


def cast(s: Table, *characters: str) -> None:
    """These are dealt to the seats, each with one that nobody wants."""
    left = [each for each in range(len(CHARACTER)) if CHARACTER[each] not in characters]
    for seat, name in enumerate(characters):
        s.players[seat].dealt = sorted([CHARACTER.find(name), left[seat]])


def begun(*characters: str, seed: int = 1, **options: Any) -> Table:
    """The table at the first question of the first turn, all starting places being the first ones."""
    s = fresh(len(characters), seed, **{"man_in_black": "off", **options})
    cast(s, *characters)
    while question(s) != "choose_income":
        if question(s) == "keep_character":
            play(s, f"keep {characters[who(s)]}")
        else:
            play(s, on_offer(s)[0])
    return s


# --- the base game ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-SETUP-01", "WL-SETUP-02", "WL-SETUP-07", "AU-SETUP-13")
def test_the_board_is_empty_and_everything_else_lies_beside_it() -> None:
    s = fresh(3, expansion="base")
    assert (s.bandits, s.token_spaces, sum(s.nuggets), sum(s.longhorns)) == (0, [], 0, 0)
    assert (s.train, s.sheriff) == (NOBODY, NOBODY)
    assert all(player.money == player.nuggets == 0 and player.place == NOBODY for player in s.players)


@pytest.mark.rule("WL-SETUP-03", "WL-SETUP-24")
def test_nine_kinds_of_items_with_six_cards_each_are_in_the_general_store() -> None:
    s = fresh(3, expansion="base")
    assert s.stock == [6] * 9 + [0] * 4
    assert s.post == 0


@pytest.mark.rule("WL-SETUP-04", "WL-SETUP-05")
def test_the_poker_deck_has_52_cards_in_an_order_that_nobody_knows() -> None:
    s, other = fresh(3, 1, expansion="base"), fresh(3, 2, expansion="base")
    assert sorted(s.poker.pile) == sorted(other.poker.pile) == [card for card in range(62) if card not in ALTERNATES]
    assert s.poker.pile != other.poker.pile
    assert s.poker.discards == []
    assert set(s.poker.knowledge.eyes) == {0}


@pytest.mark.rule("WL-SETUP-06", "AU-SETUP-12")
def test_the_cattle_of_each_colour_are_on_its_ranch() -> None:
    s = fresh(3)
    for colour in range(len(COLOUR)):
        assert list(bits(s.ranches[colour])) == [each for each in range(len(CATTLE)) if CATTLE_COLOUR[each] == colour]
    assert [each.bit_count() for each in fresh(3, expansion="base").ranches] == [8, 8, 0]


@pytest.mark.rule("WL-SETUP-06", "AU-SETUP-12")
def test_in_the_early_printing_the_second_and_fourth_token_of_a_colour_stay_in_the_box() -> None:
    s = fresh(3, cattle_per_colour=6)
    for colour in COLOUR.ids:
        kept = CATTLE.of_set(s.ranches[COLOUR.find(colour)])
        assert kept == [f"cattle_{colour}_{number}" for number in (1, 3, 5, 6, 7, 8)]


@pytest.mark.rule("WL-SETUP-08", "AU-SETUP-25")
def test_legendary_tokens_are_used_with_goals_and_with_ante_up() -> None:
    assert fresh(3, expansion="base").legendary_pile == 0
    assert fresh(3, expansion="base", goals=True).legendary_pile.bit_count() == 18
    assert fresh(3).legendary_pile.bit_count() == fresh(3, goals=True).legendary_pile.bit_count() == 27


@pytest.mark.rule("WL-SETUP-09", "WL-SETUP-15", "WL-SETUP-17", "AU-SETUP-26")
def test_cubes_begin_at_zero_and_nobody_has_a_disc_on_a_story() -> None:
    s = begun("kit_carson", "wild_bill")
    for player in s.players:
        assert (player.lp, player.wounds, player.marshal, player.wanted, player.gambler) == (0, 0, 0, 0, 0)
        assert player.discs == [0, 0]


@pytest.mark.rule("WL-SETUP-10")
def test_each_keeps_one_of_two_characters_and_nobody_knows_which_until_all_have_chosen() -> None:
    s = fresh(3, expansion="base")
    dealt = [player.dealt[:] for player in s.players]
    assert len({each for two in dealt for each in two}) == 6
    assert (who(s), on_offer(s)) == (0, [f"keep {CHARACTER[each]}" for each in dealt[0]])
    play(s, f"keep {CHARACTER[dealt[0][1]]}")
    assert (s.players[0].character, s.players[0].dealt) == (dealt[0][1], [dealt[0][0]])
    assert (who(s), s.revealed, told(s, tale_story.CharacterRevealed)) == (1, False, [])
    play(s, f"keep {CHARACTER[dealt[1][0]]}", f"keep {CHARACTER[dealt[2][0]]}")
    assert s.revealed
    assert len(told(s, tale_story.CharacterRevealed)) == 3


@pytest.mark.rule("WL-SETUP-10")
def test_a_character_that_was_not_dealt_cannot_be_kept() -> None:
    s = fresh(2, expansion="base")
    other = CHARACTER[s.players[1].dealt[0]]
    assert asked(s).seat == 0
    assert why_not(GAME, s, 0, f"keep {other}").reason == "You were not dealt that character."


@pytest.mark.rule("WL-SETUP-24")
def test_the_base_game_has_twelve_characters() -> None:
    seen = {each for seed in range(30) for player in fresh(6, seed, expansion="base").players for each in player.dealt}
    assert seen == set(BASE_CHARACTERS)
    seen = {each for seed in range(30) for player in fresh(6, seed).players for each in player.dealt}
    assert len(seen) == 20


@pytest.mark.rule("WL-SETUP-11")
def test_where_a_character_has_several_starting_places_the_player_chooses() -> None:
    s = fresh(2, expansion="base")
    cast(s, "annie_oakley", "kit_carson")
    play(s, "keep annie_oakley", "keep kit_carson")
    starts = CHARACTERS[CHARACTER.find("annie_oakley")].starts
    assert (question(s), who(s)) == ("choose_start", 0)
    assert on_offer(s) == [f"start {SPACE[each]}" for each in starts]
    play(s, f"start {SPACE[starts[2]]}")
    assert place(s, 0) == SPACE[starts[2]]
    assert s.players[1].place == CHARACTERS[CHARACTER.find("kit_carson")].starts[0]


@pytest.mark.rule("WL-SETUP-22")
def test_whoever_starts_in_any_hideout_takes_one_without_a_player() -> None:
    s = fresh(2, expansion="base")
    cast(s, "billy_the_kid", "wyatt_earp")
    play(s, "keep billy_the_kid", "keep wyatt_earp", "start mp_hideout_a")
    assert (who(s), len(on_offer(s))) == (1, 5)
    assert "start mp_hideout_a" not in on_offer(s)


@pytest.mark.rule("WL-SETUP-12", "WL-SETUP-15")
def test_everybody_gets_the_money_cards_items_and_wounds_of_the_character() -> None:
    s = begun("doc_holliday", "bass_reeves", expansion="base")
    doc, bass = s.players
    assert (doc.money, doc.hand.bit_count(), doc.wounds, ITEM.of_set(doc.items)) == (40, 2, 1, ["revolver"])
    assert (bass.money, bass.hand.bit_count(), ITEM.of_set(bass.upgraded)) == (10, 1, ["revolver"])
    assert s.stock[ITEM.find("revolver")] == 4


@pytest.mark.rule("WL-SETUP-12")
def test_what_a_starting_item_does_on_being_gained_is_done() -> None:
    s = begun("calamity_jane", "kit_carson", expansion="base")
    assert s.players[0].hand.bit_count() == 1, "none by the character, one by the Provisions"


@pytest.mark.rule("WL-TURN-04")
def test_the_first_starting_weapon_is_active_from_the_beginning() -> None:
    s = begun("maria_barcelo", "wild_bill")
    assert [ITEM[player.weapon] for player in s.players] == ["revolver", "revolver"]


@pytest.mark.rule("WL-SETUP-13")
def test_starting_points_bring_no_rewards() -> None:
    s = begun("bass_reeves", "billy_the_kid", expansion="base")
    bass, billy = s.players
    assert (bass.marshal, bass.money) == (1, 10), "no $20 for the first Marshal point"
    assert (billy.wanted, billy.hand.bit_count()) == (2, 2), "no card for the second Wanted point"


@pytest.mark.rule("WL-SETUP-14")
def test_the_most_wanted_player_goes_first() -> None:
    for seed in range(5):
        assert begun("kit_carson", "jesse_james", "billy_the_kid", seed=seed, expansion="base").first == 2


@pytest.mark.rule("WL-SETUP-14")
def test_among_the_most_wanted_and_where_nobody_is_wanted_chance_decides() -> None:
    tied = {begun("kit_carson", "jesse_james", "sundance_kid", seed=seed).first for seed in range(12)}
    assert tied == {1, 2}
    nobody = {begun("kit_carson", "wild_bill", seed=seed, expansion="base").first for seed in range(12)}
    assert nobody == {0, 1}


@pytest.mark.rule("WL-SETUP-16", "AU-SETUP-32")
def test_the_forty_stories_make_two_decks_of_twenty_with_known_triggers_on_top() -> None:
    s = fresh(3)
    assert [len(deck) for deck in s.stories] == [20, 20]
    assert sorted(s.stories[0] + s.stories[1]) == list(range(len(STORY)))
    assert s.stories != fresh(3, 2).stories


@pytest.mark.rule("WL-SETUP-18", "WL-SETUP-19")
def test_the_sheriff_is_in_his_office_and_a_bandit_in_every_hideout_without_a_player() -> None:
    s = begun("billy_the_kid", "kit_carson", expansion="base")
    assert s.sheriff == SHERIFF_OFFICE
    assert set(bits(s.bandits)) == set(ALL_HIDEOUTS) - {s.players[0].place}


@pytest.mark.rule("WL-SETUP-20", "AU-SETUP-29")
def test_the_fight_deck_is_one_block_of_thirteen_cards() -> None:
    s = fresh(3)
    assert [sorted(block) for block in s.blocks] == [list(range(13))]
    assert s.blocks[0] != fresh(3, 2).blocks[0]


@pytest.mark.rule("WL-SETUP-21", "AU-SETUP-18")
@pytest.mark.parametrize(("target", "marked"), [(15, [5, 10]), (20, [5, 10, 15]), (25, [5, 10, 15, 20])])
def test_every_fifth_space_below_the_end_has_an_event_marker(target: int, marked: list[int]) -> None:
    assert list(bits(fresh(2, target_lp=target).markers[LP])) == marked
    assert fresh(2, target_lp=target, expansion="base").markers == [0, 0, 0, 0]


@pytest.mark.rule("WL-SETUP-23", "WL-SETUP-25")
def test_each_step_is_completed_for_all_in_seat_order_before_the_next_one_begins() -> None:
    s = fresh(3, expansion="base")
    cast(s, "annie_oakley", "calamity_jane", "stagecoach_mary")
    asked_for = []
    while question(s) != "choose_income":
        asked_for.append((question(s), who(s)))
        wanted = [text for text in on_offer(s) if text.split()[1] in CHARACTER.ids[:9]]
        play(
            s, next((each for each in wanted if each.split()[1] in ("annie_oakley", "calamity_jane")), on_offer(s)[-1])
        )
        if len(asked_for) == 3:
            assert all(player.place == NOBODY for player in s.players) or s.revealed
    assert asked_for == [(kind, seat) for kind in ("keep_character", "choose_start") for seat in range(3)]


# --- Ante Up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-SETUP-01", "AU-SETUP-02", "AU-SETUP-14", "AU-SETUP-24")
def test_with_ante_up_the_train_stands_at_spikes_view_and_the_passes_are_open() -> None:
    s = fresh(3)
    assert s.ante_up
    assert s.train == 0
    for head, other in (("sh_hideout_a", "bg_pass_a"), ("cj_hideout_c", "bg_pass_c")):
        assert PASS_OTHER_END[SPACE.find(head)] == SPACE.find(other)


@pytest.mark.rule("AU-SETUP-03")
def test_tokens_lie_in_shuffled_piles_that_nobody_has_seen() -> None:
    s = fresh(3)
    assert sorted(s.token_pile) == list(range(len(TOKEN)))
    assert s.token_pile != fresh(3, 2).token_pile
    assert set(s.token_knowledge.eyes) == {0}
    assert s.longhorn_pile == 6


@pytest.mark.rule("AU-SETUP-04", "AU-SETUP-05", "AU-SETUP-06", "AU-SETUP-07", "AU-SETUP-08")
def test_the_trading_post_has_a_weapon_a_mount_and_two_other_kinds() -> None:
    """Worked example S4."""
    posts = set()
    for seed in range(20):
        s = fresh(3, seed)
        posts.add(s.post)
        assert Counter(ITEM_KIND[item] for item in bits(s.post)) == {0: 1, 1: 1, 2: 2}
        assert sum(s.stock) == 13 * 6
    assert len(posts) > 10


@pytest.mark.rule("AU-SETUP-09", "AU-SETUP-10", "AU-SETUP-11")
def test_alternates_take_the_places_of_cards_with_their_suit_and_value() -> None:
    s = fresh(3)
    assert set(ALTERNATES) <= set(s.poker.pile)
    assert not {REPLACED[card] for card in ALTERNATES} & set(s.poker.pile)
    assert len(s.poker.pile) == len({(CARD_RANK[card], CARD_SUIT[card]) for card in s.poker.pile}) == 52
    plain = fresh(3, alternate_poker=False)
    assert not set(ALTERNATES) & set(plain.poker.pile)
    assert len(plain.poker.pile) == 52


@pytest.mark.rule("AU-SETUP-15", "AU-SETUP-19")
def test_event_and_encounter_cards_are_shuffled_face_down() -> None:
    s, other = fresh(3), fresh(3, 2)
    assert (sorted(s.event_deck), sorted(s.encounter_deck)) == (list(range(22)), list(range(8)))
    assert s.event_deck != other.event_deck
    assert s.encounter_deck != other.encounter_deck
    assert (s.event_discards, s.encounter_discards) == ([], [])


@pytest.mark.rule("AU-SETUP-16")
def test_each_frontier_space_gets_a_token_and_three_stay_in_the_box() -> None:
    s = fresh(3)
    assert len(s.frontier_spaces) == len(s.frontier) == 9
    assert sorted(s.frontier + s.frontier_box) == list(range(len(FRONTIER)))
    assert set(s.frontier_eyes) == {0}
    assert {FRONTIER_TOKEN_NUMBER[token] for token in s.frontier} <= set(range(1, 7))
    assert s.frontier != fresh(3, 2).frontier


@pytest.mark.rule("AU-SETUP-17")
def test_space_five_of_each_track_has_an_event_marker() -> None:
    s = fresh(3)
    assert [list(bits(s.markers[track])) for track in (GAMBLER, MARSHAL, WANTED)] == [[5], [5], [5]]


@pytest.mark.rule("AU-SETUP-20")
@pytest.mark.parametrize(("players", "events"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_event_for_two_players_is_resolved(players: int, events: int) -> None:
    """Worked example S8."""
    s = fresh(players)
    assert question(s) == "keep_character"
    assert len(s.event_discards) == len(told(s, EventResolved)) == events
    assert len(s.event_deck) == len(EVENT) - events
    assert fresh(players, expansion="base").set_up_events == 0


@pytest.mark.rule("AU-SETUP-21", "AU-SETUP-22")
def test_set_up_events_touch_neither_sheriff_nor_bandits_nor_players() -> None:
    """Worked example S8."""
    s = fresh(5)
    event_on_top(s, "ev20", "ev21", "ev19")
    assert question(s) == "keep_character"
    assert (s.sheriff, s.bandits) == (NOBODY, 0)
    assert all(player.money == 0 for player in s.players)
    assert s.train == 1, "the train goes on"


@pytest.mark.rule("AU-SETUP-20", "AU-EVENT-09")
def test_set_up_events_place_tokens_and_nuggets() -> None:
    s = fresh(3)
    event_on_top(s, "ev08", "ev14")
    assert question(s) == "keep_character"
    assert [SPACE[space] for space in s.token_spaces] == ["sv_mine"]
    assert s.nuggets[SPACE.find("sv_mid_w")] == 1
    assert s.longhorns[SPACE.find("bg_n8")] == s.longhorns[SPACE.find("mp_north")] == 1


@pytest.mark.rule("AU-SETUP-23")
def test_the_first_seat_resolves_set_up_events() -> None:
    s = fresh(4)
    assert question(s) == "keep_character"
    assert [event.who % 10 for event in told(s, EventResolved)] == [0, 0]


@pytest.mark.rule("AU-SETUP-27")
def test_event_tokens_where_a_mini_starts_return_to_the_supply() -> None:
    s = fresh(2)
    event_on_top(s, "ev01")
    cast(s, "curly_bill", "kit_carson")
    play(s, "keep curly_bill", "keep kit_carson")
    assert place(s, 0) == "bg_outlaw_camp"
    assert [SPACE[space] for space in s.token_spaces] == ["bg_e4"]
    assert len(s.token_pile) == len(TOKEN) - 1


@pytest.mark.rule("AU-SETUP-27", "WL-MIB-07")
def test_the_man_in_black_starts_last_at_spikes_view_and_clears_the_space() -> None:
    s = table(2, man_in_black="always")
    rail = SPACE.find("sv_rail")
    s.mib_place = NOBODY
    s.longhorns[rail], s.longhorn_pile = 1, 5
    setup.place_man_in_black(s)
    assert (s.mib_place, s.longhorns[rail], s.longhorn_pile) == (rail, 0, 6)


@pytest.mark.rule("AU-SETUP-28")
def test_a_high_roller_stays_where_a_mini_starts_beside_the_saloon() -> None:
    s = fresh(2)
    event_on_top(s, "ev13")
    cast(s, "maria_barcelo", "kit_carson")
    play(s, "keep maria_barcelo", "keep kit_carson", on_offer_after(s))
    assert len(s.rollers) == 1


def on_offer_after(s: Table) -> str:
    """The first starting place of whoever chooses next."""
    return f"start {SPACE[CHARACTERS[CHARACTER.find('maria_barcelo')].starts[0]]}"


@pytest.mark.rule("AU-SETUP-30")
def test_soapy_smiths_first_gambler_point_brings_its_reward() -> None:
    s = table(2, "soapy_smith kit_carson", ability_needs_5_lp=False)
    s.set_up = False
    ask = ask_after(setup.take_starting_points(s, 0))
    assert texts(ask) == ["choose first", "choose second"]
    s = table(2, "soapy_smith kit_carson", ability_needs_5_lp=False)
    s.set_up = False
    run(setup.take_starting_points(s, 0), "choose first")
    assert (s.players[0].gambler, s.players[0].money) == (1, 10), "and the ability does not work yet"


@pytest.mark.rule("AU-SETUP-31")
def test_a_starting_gazette_resolves_an_event_without_sheriff_and_bandits() -> None:
    s = table(2, "fee_lee_wong kit_carson")
    s.set_up, s.sheriff = False, NOBODY
    event_on_top(s, "ev11")
    run(setup.take_starting_goods(s, 0))
    assert ITEM.of_set(s.players[0].items) == ["revolver", "gazette"]
    assert s.event_discards == [EVENT.find("ev11")]
    assert (s.sheriff, len(s.rollers)) == (NOBODY, 1)


@pytest.mark.rule("WL-GEN-15")
def test_abilities_do_not_work_in_set_up() -> None:
    s = table(2, "soapy_smith doc_holliday", ability_needs_5_lp=False)
    s.set_up = False
    assert not s.has_ability(0)
    s.set_up = True
    assert s.has_ability(0)


@pytest.mark.rule("WL-GOAL-01", "WL-GOAL-02")
def test_with_goals_everybody_has_three_of_the_four_of_their_character() -> None:
    s = begun("kit_carson", "wild_bill", goals=True)
    for player in s.players:
        dealt = {*bits(player.goals), player.goal_removed}
        assert len(dealt) == 4
        assert player.goals.bit_count() == 3
    removed = {begun("kit_carson", "wild_bill", goals=True, seed=seed).players[0].goal_removed for seed in range(15)}
    assert len(removed) == 4
    assert begun("kit_carson", "wild_bill").players[0].goals == 0


@pytest.mark.rule("WL-SETUP-12")
def test_starting_cards_are_drawn_from_the_deck() -> None:
    s = begun("wild_bill", "kit_carson", expansion="base")
    assert len(hand(s, 0)) == 3
    assert len(s.poker.pile) == 52 - 3 - 2
