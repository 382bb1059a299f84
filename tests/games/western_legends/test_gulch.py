"""Travel by rail, mountain passes, the frontier and the Marshal's Office. Chapter 5.17."""

from itertools import combinations

import pytest

from saddlebag.games.western_legends.content import (
    ADJACENT,
    CARD,
    FIRST_GULCH,
    FRONTIER,
    FRONTIER_REWARD,
    FRONTIER_TOKEN_NUMBER,
    FRONTIER_VALUE,
    SPACE,
)
from saddlebag.games.western_legends.rules import gulch
from saddlebag.games.western_legends.rules.arrests import arrest
from tests.games.western_legends.kit import (
    Table,
    ask_anew,
    bandits_at,
    hand,
    lay_token,
    on_offer,
    place,
    play,
    put,
    question,
    top,
)
from tests.games.western_legends.roads import actions, at, lie

# --- travel by rail ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-RAIL-02", "AU-RAIL-03")
def test_a_ride_by_rail_goes_on_with_the_full_movement() -> None:
    s = at("sv_rail", money=30, items="mustang")  # S7
    play(s, "rail")
    assert (s.you.money, place(s, 0)) == (20, "bg_rail")
    assert s.now.actions == 2
    assert question(s) == "riding"
    play(s, "move bg_w1", "move bg_rail", "move bg_w1", "move bg_rail")
    assert question(s) == "action"


@pytest.mark.rule("AU-RAIL-02")
def test_the_fare_must_be_paid_and_only_stations_have_trains() -> None:
    assert "rail" not in on_offer(at("sv_rail", money=0))
    assert "rail" not in on_offer(at("sv_se", money=30))
    assert "rail" not in on_offer(at("sv_rail", money=30, expansion="base"))


@pytest.mark.rule("AU-RAIL-03", "WL-MOVE-12")
def test_a_ride_is_a_move_action_and_may_end_at_the_station() -> None:
    s = at("bg_rail", money=10, cattle="cattle_green_1")
    play(s, "rail")
    assert s.move is not None
    assert s.move.entered == 1
    assert s.under_way
    play(s, "stop")
    assert on_offer(s) == ["deliver cattle_green_1", "leave"]


@pytest.mark.rule("AU-RAIL-04")
def test_an_outlaw_at_the_station_stops_the_ride() -> None:
    s = at("sv_rail", money=10, hand="a_spades")
    lay_token(s, "ol1", "bg_rail")
    play(s, "rail")
    assert question(s) == "lay_card"


@pytest.mark.rule("AU-RAIL-05", "WL-MOVE-05")
def test_a_wanted_player_does_not_ride_to_the_sheriff() -> None:
    s = at("sv_rail", money=10, wanted=1)
    assert "rail" in on_offer(s)
    s.sheriff = SPACE.find("bg_rail")
    ask_anew(s)
    assert "rail" not in on_offer(s)


@pytest.mark.rule("AU-RAIL-06")
@pytest.mark.parametrize("train", range(8))
def test_it_does_not_matter_where_the_train_is(train: int) -> None:
    s = at("sv_rail", money=10)
    s.train = train
    assert "rail" in on_offer(s)


# --- mountain passes --------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-PASS-01", "AU-PASS-02", "AU-PASS-03")
@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("sh_hideout_a", "bg_pass_a"),
        ("bg_pass_a", "sh_hideout_a"),
        ("cj_hideout_c", "bg_pass_c"),
        ("bg_pass_c", "cj_hideout_c"),
    ],
)
def test_a_trail_leads_to_the_other_head_and_no_farther(start: str, end: str) -> None:
    s = at(start, items="mustang")  # S6
    play(s, "trail")
    assert place(s, 0) == end
    assert question(s) == "action"
    assert s.now.actions == 2


@pytest.mark.rule("AU-PASS-02")
def test_there_is_no_trail_elsewhere_nor_in_the_base_game() -> None:
    assert "trail" not in on_offer(at("mp_hideout_a"))
    assert "trail" not in on_offer(at("sh_hideout_a", expansion="base"))


@pytest.mark.rule("AU-PASS-04", "AU-PASS-03")
def test_what_is_done_at_the_end_of_a_move_is_done_after_a_trail_but_without_extra_spaces() -> None:
    s = at("sh_hideout_a", "kit_carson", lp=5, items="quarter_horse", hand="2_clubs")
    lie(s, "bg_pass_a", nuggets=1)
    play(s, "trail")
    assert on_offer(s) == ["take_nuggets 1", "leave"]


@pytest.mark.rule("AU-PASS-05")
def test_no_step_leads_from_one_board_to_the_other() -> None:
    for space, beside in enumerate(ADJACENT):
        assert all((other < FIRST_GULCH) == (space < FIRST_GULCH) for other in beside)


@pytest.mark.rule("AU-PASS-06")
def test_a_bandit_at_the_other_head_is_fought() -> None:
    s = at("bg_pass_a", hand="a_spades")
    bandits_at(s, "sh_hideout_a")
    play(s, "trail")
    assert question(s) == "lay_card"


@pytest.mark.rule("WL-MOVE-05")
def test_a_wanted_player_does_not_follow_a_trail_to_the_sheriff() -> None:
    s = at("bg_pass_a", wanted=1)
    s.sheriff = SPACE.find("sh_hideout_a")
    assert "trail" not in on_offer(s)


# --- the frontier -----------------------------------------------------------------------------------------------


def lay(s: Table, space: str, name: str) -> int:
    """This frontier token lies there; the one that did takes its place."""
    token, at_space = FRONTIER.find(name), s.frontier_spaces.index(SPACE.find(space))
    other = s.frontier[at_space]
    for tokens in (s.frontier, s.frontier_box):
        if token in tokens:
            tokens[tokens.index(token)] = other
            break
    s.frontier[at_space] = token
    return token


@pytest.mark.rule("AU-FRONT-01", "AU-FRONT-02", "AU-FRONT-03")
def test_a_king_or_an_ace_alone_pays_ten() -> None:
    s = at("bg_f7a", hand="a_hearts k_clubs 4_clubs")  # S5
    lay(s, "bg_f7a", "fr05")
    assert gulch.frontier_price(s, SPACE.find("bg_f7a")) == 10
    play(s, "frontier")
    assert on_offer(s) == ["pay_with k_clubs_hired_gun", "pay_with a_hearts_living_legend"]
    play(s, "pay_with k_clubs_hired_gun")
    assert hand(s, 0) == ["4_clubs_ambush", "a_hearts_living_legend"]
    assert s.you.lp == 1


@pytest.mark.rule("AU-FRONT-03")
def test_cards_are_discarded_one_by_one_for_all_to_see() -> None:
    s = at("bg_f8", hand="6_clubs 7_clubs 3_clubs")
    lay(s, "bg_f8", "fr10")  # 13
    play(s, "frontier", "pay_with 6_clubs_steady_hand")
    assert s.poker.discards[-1] == CARD.find("6_clubs_steady_hand")
    assert on_offer(s) == ["pay_with 7_clubs_rumors"]
    play(s, "pay_with 7_clubs_rumors")
    assert hand(s, 0) == ["3_clubs_close_call"]
    assert s.you.lp == 2


@pytest.mark.rule("AU-FRONT-02")
def test_tens_and_court_cards_count_ten_and_aces_eleven() -> None:
    values = {name: FRONTIER_VALUE[card] for card, name in enumerate(CARD.ids)}
    assert values["2_clubs_ricochet"] == 2
    assert values["9_clubs_stare_down"] == 9
    assert values["10_clubs_outfit"] == values["j_clubs_bandit_trouble"] == values["k_clubs_hired_gun"] == 10
    assert values["a_clubs_showdown"] == 11


@pytest.mark.rule("AU-FRONT-03")
@pytest.mark.parametrize("price", [7, 9, 13, 14])
def test_exactly_the_cards_that_lead_to_a_payment_without_a_spare_card_are_offered(price: int) -> None:
    for names in (
        "2_clubs 3_clubs 5_clubs 8_clubs k_clubs a_clubs",
        "2_clubs 2_hearts 4_clubs 4_hearts 9_clubs 6_clubs",
    ):
        s = at("bg_f8", hand=names)
        held = [card for card in range(len(CARD)) if s.you.hand >> card & 1]
        fair = set()
        for size in range(1, len(held) + 1):
            for cards in combinations(held, size):
                values = [FRONTIER_VALUE[card] for card in cards]
                if sum(values) >= price > sum(values) - min(values):
                    fair.add(frozenset(cards))
        for size in range(3):
            for paid in combinations(held, size):
                bits = sum(1 << card for card in paid)
                if gulch.worth(bits) >= price:
                    continue
                for card in held:
                    if card not in paid:
                        leads = any({*paid, card} <= payment for payment in fair)
                        assert gulch.completes(price, bits, card, s.you.hand) == leads, (paid, card)


@pytest.mark.rule("AU-FRONT-04", "AU-FRONT-05")
def test_the_token_is_turned_and_gone() -> None:
    s = at("bg_f8", hand="k_clubs 2_hearts")
    token = lay(s, "bg_f8", "fr03")
    play(s, "frontier", "pay_with k_clubs_hired_gun")
    assert s.you.money == 30
    assert s.frontier_done == [token]
    assert token not in s.frontier
    assert len(s.frontier) == len(s.frontier_spaces) == 8
    assert "frontier" not in on_offer(s)
    assert FRONTIER_TOKEN_NUMBER[token] == 2


@pytest.mark.rule("AU-FRONT-05")
def test_only_tokens_with_the_same_number_may_differ_in_their_reward() -> None:
    by_number: dict[int, set[str]] = {}
    for token, number in enumerate(FRONTIER_TOKEN_NUMBER):
        by_number.setdefault(number, set()).add(str(FRONTIER_REWARD[token]))
    assert len(by_number[6]) == 1
    assert len(by_number[3]) == 3  # X34


@pytest.mark.rule("AU-FRONT-06")
def test_a_frontier_space_without_its_token_has_no_frontier_action() -> None:
    s = at("bg_f8", hand="k_clubs a_clubs")
    assert "frontier" in on_offer(s)
    gulch.turn_frontier(s, SPACE.find("bg_f8"))
    ask_anew(s)
    assert "frontier" not in on_offer(s)
    assert "frontier" not in on_offer(at("bg_e3", hand="k_clubs a_clubs"))


@pytest.mark.rule("AU-FRONT-07")
def test_the_hand_must_be_able_to_pay() -> None:
    s = at("bg_f8", hand="2_clubs 3_clubs")
    assert "frontier" not in on_offer(s)
    put(s, 0, hand="2_clubs 3_clubs k_clubs")
    lay(s, "bg_f8", "fr12")  # 14
    ask_anew(s)
    assert actions(s, "frontier") == ["frontier"]


# --- the Marshal's Office ---------------------------------------------------------------------------------------


@pytest.mark.rule("AU-MARSH-01")
@pytest.mark.parametrize(("space", "office"), [("bg_w1", "bg_marshal"), ("mp_north", "dk_sheriff")])
def test_who_is_arrested_in_the_gulch_goes_to_the_marshals_office(space: str, office: str) -> None:
    s = at(space, wanted=2)
    arrest(s, 0)
    assert place(s, 0) == office
    assert SPACE[s.sheriff] == office


@pytest.mark.rule("AU-LOC-01")
@pytest.mark.parametrize("space", ["bg_marshal", "bg_rail", "bg_ranch", "bg_outlaw_camp", "bg_saloon_w", "bg_f6a"])
def test_all_new_locations_allow_work(space: str) -> None:
    s = at(space)
    top(s, "2_clubs")
    assert "work" in on_offer(s)
