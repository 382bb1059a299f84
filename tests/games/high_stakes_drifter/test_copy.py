"""Copy cards. Chapter 5.7"""

import pytest

from saddlebag.engine.dice import QuickDice
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES
from saddlebag.games.high_stakes_drifter.rules.playing import bounce, bury, conceal
from saddlebag.games.high_stakes_drifter.rules.standing import kicker_limit
from saddlebag.games.high_stakes_drifter.seen.redeal import redeal
from saddlebag.games.high_stakes_drifter.words.story import Drew, PlayedCopy
from tests.games.high_stakes_drifter.kit import (
    Table,
    deadwood,
    dude,
    evening,
    fortune,
    fortune_stage,
    gear,
    gear_round,
    hand,
    is_there,
    kick_on,
    kickers,
    offered,
    on_offer,
    on_table,
    piece,
    play,
    put,
    question,
    seen_card,
    showdown,
    stakes,
    stats,
    who,
)
from tests.games.kit import told


def with_model(model: str, copy: str = "counterfeit_goods") -> tuple[Table, str]:
    """Red has a concealed dude and a copy card; blue's revealed dude carries a revealed gear card, or is the model."""
    s = evening()
    mine = dude(s, 0, "seth_bullock")
    if copy == "look_alike":
        dude(s, 1, model, up=True)
    else:
        gear(s, 1, dude(s, 1, "nat_love", up=True), model, up=True)
    put(s, 0, hand=copy)
    return s, mine


@pytest.mark.rule("HD-COPY-02", "HD-COPY-03", "HD-COPY-06", "HD-COPY-07")
def test_a_gear_copy_card_is_played_face_up_as_the_gear_it_copies() -> None:
    s, mine = with_model("gatling_gun")
    put(s, 0, stake=10)
    play(s, "play_gear", "card counterfeit_goods")
    copy = piece(s, "t3")
    assert (CARD[copy.card], CARD[copy.shape], copy.up, copy.chips) == ("counterfeit_goods", "gatling_gun", True, 3)
    assert (stakes(s)[0], s.actions_left, hand(s, 0)) == (7, 2, [])
    assert f"t{copy.bearer}" == mine
    assert seen_card(s, 1, "t3").shape == "gatling_gun"


@pytest.mark.rule("HD-COPY-02")
def test_its_player_chooses_among_the_cards_that_fit_each_named_once() -> None:
    s, _ = with_model("gatling_gun")
    for card in ("stetson", "stetson", "gatling_gun"):
        gear(s, 1, dude(s, 1, "nat_love"), card, up=True)
    play(s, "play_gear", "card counterfeit_goods")
    assert (question(s), who(s), offered(s, "become")) == ("copy_model", 0, ["gatling_gun", "stetson"])
    play(s, "become stetson")
    assert on_table(s, 0) == ["?seth_bullock", "stetson"]


@pytest.mark.rule("HD-COPY-02")
def test_the_question_what_a_card_becomes_tells_all_that_it_is_in_that_hand() -> None:
    s, mine = with_model("gatling_gun")
    gear(s, 0, mine, "stetson", up=True)
    put(s, 0, hand="fort_up counterfeit_goods", draw="mustang " * 9)
    disclosed = s.disclosed
    play(s, "play_gear", "card counterfeit_goods")
    assert (question(s), s.disclosed) == ("copy_model", disclosed + 1)
    for seed in range(20):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        assert "counterfeit_goods" in hand(world, 0)


@pytest.mark.rule("HD-COPY-03")
def test_a_copy_takes_over_name_type_stats_limit_faction_traits_and_abilities() -> None:
    s, _ = with_model("wyatt_earp", "look_alike")
    play(s, "play_gear", "card look_alike")
    [event] = told(s, PlayedCopy)
    copy = f"t{event.piece}"
    assert CARD_NAMES[piece(s, copy).shape] == "Wyatt Earp"
    assert (stats(s, copy), piece(s, copy).is_dude) == ([7, 10, 6], True)
    assert kicker_limit(s, 0, piece(s, copy)) == 25
    star = gear(s, 0, copy, "tin_star", up=True)
    outlaw = dude(s, 1, "frank_james", up=True)
    showdown(s, copy, outlaw)
    assert stats(s, copy) == [7 + 1, 10 + 1 + 1 + 2, 6]  # the star counts the law, Earp's ability the outlaw
    assert is_there(s, star)


@pytest.mark.rule("HD-COPY-03")
def test_a_copied_weapon_is_a_weapon() -> None:
    s, mine = with_model("gatling_gun")
    gear(s, 0, mine, "navy_colts", up=True)
    play(s, "play_gear", "card counterfeit_goods", "become gatling_gun")
    piece(s, mine).up = True
    other = dude(s, 1, "nat_love")
    showdown(s, mine, other)
    assert stats(s, mine)[1] == 6 + 4 + 2 + 8  # two weapons


@pytest.mark.rule("HD-COPY-04")
def test_a_concealed_card_cannot_be_copied() -> None:
    s, _ = with_model("gatling_gun")
    gear(s, 1, "t1", "stetson", up=False)
    gear(s, 1, "t1", "derringer", up=True)
    play(s, "play_gear", "card counterfeit_goods")
    assert offered(s, "become") == ["derringer", "gatling_gun"]


@pytest.mark.rule("HD-COPY-04")
def test_only_a_card_that_fits_the_text_can_be_copied() -> None:
    s, _ = with_model("gatling_gun", "mail_order_catalog")
    assert "play_gear" not in on_offer(s)
    s, _ = with_model("gatling_gun", "mail_order_catalog")
    gear(s, 1, "t1", "stetson", up=True)
    play(s, "play_gear", "card mail_order_catalog")
    assert on_table(s, 0) == ["?seth_bullock", "stetson"]


@pytest.mark.rule("HD-COPY-05")
def test_without_a_fitting_card_a_copy_card_cannot_be_played() -> None:
    s = evening()
    mine = dude(s, 0, "seth_bullock", up=True)
    theirs = dude(s, 1, "nat_love")
    gear(s, 1, theirs, "gatling_gun")
    put(s, 0, hand="counterfeit_goods mirage echo_canyon same_old_song")
    assert "play_gear" not in on_offer(s)
    fortune_stage(s, mine, theirs)
    assert on_offer(s) == ["pass"]


@pytest.mark.rule("HD-COPY-07")
def test_a_gear_copy_is_attached_to_a_dude_of_its_players_choice() -> None:
    s, _ = with_model("gatling_gun")
    second = dude(s, 0, "kit_carson", up=True)
    play(s, "play_gear", "card counterfeit_goods")
    assert (question(s), offered(s, "beside")) == ("play_gear_dude", ["t0", second])
    play(s, f"beside {second}")
    assert f"t{piece(s, 't4').bearer}" == second


@pytest.mark.rule("HD-COPY-08")
def test_a_copy_that_becomes_a_dude_stands_in_the_saloon_by_itself() -> None:
    s = evening()
    theirs = dude(s, 1, "nat_love", up=True)
    put(s, 0, hand="look_alike")
    play(s, "play_gear", "card look_alike")
    assert on_table(s, 0) == ["nat_love"]
    assert piece(s, "t1").is_dude
    assert (piece(s, "t1").chips, stakes(s)[0]) == (7, 93)
    play(s, "issue_challenge", f"accept {theirs}")
    assert s.players[0].fighter == 1


@pytest.mark.rule("HD-COPY-09")
def test_a_fortune_copy_of_gear_is_attached_revealed_and_without_chips() -> None:
    s = evening()
    mine, theirs = dude(s, 0, "seth_bullock"), dude(s, 1, "nat_love")
    gear(s, 1, theirs, "gatling_gun", up=True)
    put(s, 0, hand="echo_canyon stetson")
    fortune_stage(s, mine, theirs)
    play(s, "card echo_canyon")
    copy = piece(s, "t3")
    assert (CARD[copy.shape], copy.up, copy.chips, f"t{copy.bearer}") == ("gatling_gun", True, 0, mine)
    assert copy.is_gear
    assert (s.pot, stakes(s)[0]) == (10 + 3, 95 - 3)


@pytest.mark.rule("HD-COPY-09")
def test_a_fortune_copy_costs_its_cost_into_the_pot() -> None:
    s = evening()
    mine, theirs = dude(s, 0, "seth_bullock"), dude(s, 1, "nat_love")
    put(s, 0, hand="mirage stetson")
    put(s, 1, hand="stetson")
    fortune_stage(s, mine, theirs)
    fortune(s, 1, "quick_draw")
    play(s, "card mirage")
    assert (s.pot, stakes(s)) == (10 + 2, [93, 95])
    assert on_table(s, 0) == ["?seth_bullock", "quick_draw"]


@pytest.mark.rule("HD-COPY-10")
def test_a_copy_uses_the_reveal_abilities_of_its_model_as_it_enters() -> None:
    s, _ = with_model("pack_mule")
    play(s, "play_gear", "card counterfeit_goods")
    assert len(s.players[0].hand) == 2
    assert len(told(s, Drew)) == 1


@pytest.mark.rule("HD-COPY-10")
def test_a_copy_of_a_fortune_card_uses_its_play_abilities_for_its_own_player() -> None:
    s = evening()
    mine, theirs = dude(s, 0, "seth_bullock"), dude(s, 1, "nat_love")
    put(s, 0, hand="mirage")
    fortune_stage(s, mine, theirs)
    fortune(s, 1, "pickpocket")
    play(s, "card mirage")
    assert stakes(s) == [95 - 2 + 5, 95 - 5]


@pytest.mark.rule("HD-COPY-11")
def test_a_copy_of_a_copy_is_what_that_card_is_now() -> None:
    s, _ = with_model("stetson")
    piece(s, "t2").shape = CARD.find("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    assert on_table(s, 0) == ["?seth_bullock", "gatling_gun"]


@pytest.mark.rule("HD-COPY-12")
def test_a_copy_stays_what_it_is_when_its_model_goes_or_is_concealed() -> None:
    s, _ = with_model("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    conceal(s, 1, piece(s, "t2"))
    assert CARD[piece(s, "t3").shape] == "gatling_gun"
    bury(s, 1, piece(s, "t2"))
    assert on_table(s, 0) == ["?seth_bullock", "gatling_gun"]


@pytest.mark.rule("HD-COPY-13")
def test_a_copy_that_leaves_the_table_is_its_printed_self_again() -> None:
    s, _ = with_model("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    bury(s, 0, piece(s, "t3"))
    assert deadwood(s, 0) == ["counterfeit_goods"]
    s, _ = with_model("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    bounce(s, 0, piece(s, "t3"))
    assert hand(s, 0) == ["counterfeit_goods"]


@pytest.mark.rule("HD-COPY-14")
def test_a_concealed_copy_has_no_characteristics_and_is_the_same_copy_when_revealed_again() -> None:
    s, mine = with_model("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    piece(s, mine).up = True
    assert stats(s, mine)[1] == 6 + 8
    conceal(s, 0, piece(s, "t3"))
    assert stats(s, mine)[1] == 6
    assert (seen_card(s, 1, "t3").shape, seen_card(s, 1, "t3").card) == (None, None)
    play(s, "reveal_card")
    assert (on_table(s, 0), stats(s, mine)[1]) == (["seth_bullock", "gatling_gun"], 6 + 8)


@pytest.mark.rule("HD-COPY-15")
def test_reinvesting_a_copy_costs_the_copy_cards_own_cost() -> None:
    s = evening()
    mine, theirs = dude(s, 0, "wyatt_earp"), dude(s, 1, "lillie_langtry")
    gear(s, 0, mine, "counterfeit_goods", up=True, shape="gatling_gun")
    showdown(s, mine, theirs)
    play(s, "pass", "pass")
    before = stakes(s)[0]
    play(s, "reinvest", "reinvest")
    assert stakes(s)[0] == before - 11 - 3
    assert piece(s, "t2").chips == 3


@pytest.mark.rule("HD-COPY-16")
def test_owner_chips_kicker_chips_gear_and_changes_are_not_copied() -> None:
    s, _ = with_model("belle_starr", "look_alike")
    gear(s, 1, "t1", "stetson", up=True)
    kick_on(s, "t1", "kr_clover/front")
    piece(s, "t1").chips = 40
    play(s, "play_gear", "card look_alike")
    copy = "t3"
    assert (on_table(s, 0), stats(s, copy), kickers(s, copy)) == (["?seth_bullock", "belle_starr"], [4, 3, 5], [])
    assert piece(s, copy).chips == 7
    assert stats(s, "t1") == [5, 3, 9]


@pytest.mark.rule("HD-COPY-17")
def test_card_bearer_model_payment_then_the_abilities_of_the_model() -> None:
    s, _ = with_model("pack_mule")
    gear(s, 1, "t1", "stetson", up=True)
    dude(s, 0, "kit_carson")
    questions = []
    for answer in ("play_gear", "card counterfeit_goods", "beside t0", "become pack_mule"):
        questions.append(question(s))
        assert stakes(s)[0] == 100
        play(s, answer)
    assert questions == ["turn_action", "play_gear_card", "play_gear_dude", "copy_model"]
    assert stakes(s)[0] == 97
    kinds = [type(event).__name__ for event in s.heard or []]
    assert kinds.index("PlayedCopy") < kinds.index("Drew")
    assert s.queue == []


@pytest.mark.rule("HD-COPY-18")
def test_a_text_that_reads_costs_reads_the_cost_on_the_card_itself() -> None:
    s, _ = with_model("stetson", "mail_order_catalog")
    copied = gear(s, 1, "t1", "counterfeit_goods", up=True, shape="derringer")  # printed cost 3, the derringer's is 1
    cheap = gear(s, 1, "t1", "mail_order_catalog", up=True, shape="gatling_gun")  # printed cost 1, the gun's is 7
    assert is_there(s, copied)
    assert is_there(s, cheap)
    play(s, "play_gear", "card mail_order_catalog")
    assert offered(s, "become") == ["gatling_gun", "stetson"]


@pytest.mark.rule("HD-COPY-19")
def test_a_gear_copy_in_the_saloon_keeps_its_chips_and_skips_what_needs_a_shootout() -> None:
    s, _ = with_model("wanted_poster")
    play(s, "play_gear", "card counterfeit_goods")
    assert (piece(s, "t3").chips, s.lasting, question(s)) == (3, [], "turn_action")
    assert stats(s, "t1")[2] == 5


@pytest.mark.rule("HD-COPY-19", "HD-AFTER-02")
def test_a_gear_copy_of_the_saloon_is_no_gear_that_came_up_in_the_shootout() -> None:
    s, mine = with_model("gatling_gun")
    play(s, "play_gear", "card counterfeit_goods")
    assert not piece(s, "t3").fresh
    gear_round(s, mine, "t1")
    assert piece(s, "t3").chips == 3
