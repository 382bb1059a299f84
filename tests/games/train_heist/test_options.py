"""The options of section 12: what each other value changes in play, and what is refused."""

import re
from typing import Any

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.engine.events import Event
from saddlebag.games.train_heist import GAME
from saddlebag.games.train_heist.content import (
    CARD,
    COLOUR,
    EFFECTS,
    POKER_CARDS,
    SPACE,
    SUIT,
    WANTED,
    WILD,
)
from saddlebag.games.train_heist.rules.ending import result
from saddlebag.games.train_heist.rules.event_cards import draw_event
from saddlebag.games.train_heist.rules.setup import event_cards
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words.story import Arrested
from saddlebag.games.train_heist.words.train_story import EngineEntered, EventDrawn
from saddlebag.ledger import rules_folder
from tests.games.kit import ask_after, run, texts
from tests.games.train_heist.kit import (
    begin_turn,
    cars,
    hand,
    loot,
    match_of,
    next_cards,
    next_events,
    on_offer,
    place,
    put,
    space,
    stack,
    switches,
    table,
    take_action,
    tiles,
    train,
    train_step,
)

# --- all of them ----------------------------------------------------------------------------------------------


def written(default: Any) -> str:
    """A default as the ledger writes it."""
    if isinstance(default, bool):
        return str(default).lower()
    return " ".join(default) if isinstance(default, list | tuple) else str(default)


def test_every_judgement_call_of_the_ledger_is_an_option_with_the_ledgers_default() -> None:
    text = (rules_folder() / "train_heist.md").read_text(encoding="utf-8")
    table_of_12 = text[text.index("\n## 12. ") :]
    stated = dict(re.findall(r"^\| `(\w+)` \| `?([^|`]+?)`? \|", table_of_12, re.MULTILINE))
    defaults = {info.name: written(info.default) for info in GAME.option_list() if info.name in stated}
    assert stated.pop("sheriff_cards") == "left1 x3, left2 x3, right1 x3, right2 x3"
    assert defaults.pop("sheriff_cards") == "None"
    assert len(stated) == 24
    assert defaults == stated


def test_the_other_options_are_those_of_the_mode() -> None:
    assert {"players", "mode", "cowboys", "lower_goal"} <= {info.name for info in GAME.option_list()}


# --- players, mode, goal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_sit_down_as_many_as_named(players: int) -> None:
    assert len(GAME.new(players=players, seed=1).state.cowboys) == players


@pytest.mark.parametrize(("cowboys", "expected"), [(None, 2), (2, 2), (3, 3), (4, 4)])
def test_one_player_runs_as_many_cowboys_as_he_names_or_two(cowboys: int | None, expected: int) -> None:
    match = GAME.new(players=1, seed=1, cowboys=cowboys)
    assert len(match.state.cowboys) == expected
    assert match.state.options.play == "solitaire"


@pytest.mark.parametrize(
    ("players", "mode", "played"),
    [
        (2, None, "coop"),
        (2, "coop", "coop"),
        (3, "versus", "versus"),
        (4, "score_challenge", "score_challenge"),
        (1, None, "solitaire"),
        (1, "solitaire", "solitaire"),
        (1, "score_challenge", "score_challenge"),
    ],
)
def test_a_table_plays_the_mode_it_names(players: int, mode: str | None, played: str) -> None:
    match = GAME.new(players=players, seed=1, mode=mode)
    assert view(match.state, None).mode == played


@pytest.mark.rule("TH-SETUP-19")
@pytest.mark.parametrize("goal", [5, 10, 20])
def test_the_goal_is_the_score_that_wins(goal: int) -> None:
    s = table(goal=goal)
    s.meter = goal - 2
    put(s, 0, "town_a", loot="l01")
    run(take_action(s), "drop_off")
    assert result(s) is None
    put(s, 0, loot="l02")
    run(take_action(s), "drop_off")
    assert s.outcome == "goal"


@pytest.mark.rule("TH-SETUP-30")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_named_first_player_begins(seat: int) -> None:
    assert {GAME.new(players=3, seed=seed, first_player=seat).to_act for seed in range(10)} == {seat}


@pytest.mark.rule("TH-SETUP-30")
def test_without_a_name_chance_says_who_begins() -> None:
    assert {GAME.new(players=3, seed=seed).to_act for seed in range(30)} == {0, 1, 2}


# --- Wanted Cards ---------------------------------------------------------------------------------------------


def five_actions_earned(**options: Any) -> State:
    """Green takes the Kid (five actions a turn) by robbing two tiles at once."""
    s = table(**options)
    s.wanted_row = [WANTED.find("w06")]
    s.sheriff = space("plat_5")
    stack(s, "a1", "l04")
    stack(s, "a2", "l06")
    put(s, 0, "car_a", hand="r02 r03 b04 b05")
    run(take_action(s), "loot_both", "play r02 r03 b04 b05", "claim w06")
    return s


@pytest.mark.rule("TH-WANT-04", "TH-WANT-05")
@pytest.mark.parametrize(("start", "left"), [("next_turn", 3), ("immediate", 4)])
def test_the_ability_of_a_wanted_card_starts_next_turn_or_immediately(start: str, left: int) -> None:
    assert five_actions_earned(wanted_ability_start=start).actions_left == left


def ready_to_claim(**options: Any) -> State:
    s = table(**options)
    s.wanted_row = [WANTED.find("w08")]
    put(s, 0, hand="r02 b02 k02")
    return s


@pytest.mark.rule("TH-WANT-08")
@pytest.mark.parametrize(("optional", "answers"), [(True, ["claim w08", "decline"]), (False, ["claim w08"])])
def test_a_wanted_card_can_be_declined_unless_taking_is_forced(optional: bool, answers: list[str]) -> None:
    s = ready_to_claim(wanted_optional=optional)
    assert texts(ask_after(take_action(s), "three_of_a_kind", "play r02 b02 k02")) == answers


# --- loot -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-DROP-02")
def test_with_partial_drop_off_a_player_returns_the_tiles_he_likes() -> None:
    s = table(partial_drop_off=True)
    put(s, 0, "town_a", loot="l01 l02 l03")
    run(take_action(s), "drop_off", "return l02", "done")
    assert loot(s, 0) == ["l01", "l03"]
    assert s.meter == 1
    assert s.sack & 1 << tiles("l02")[0]


@pytest.mark.rule("TH-DROP-02")
def test_without_partial_drop_off_all_tiles_are_returned_unasked() -> None:
    s = table()
    put(s, 0, "town_a", loot="l01 l02 l03")
    run(take_action(s), "drop_off")
    assert loot(s, 0) == []
    assert s.meter == 3


@pytest.mark.rule("TH-LOOT-14")
def test_a_player_who_kept_a_tile_in_a_partial_drop_off_may_not_loot() -> None:
    s = table(partial_drop_off=True)
    put(s, 0, "town_a", loot="l01 l02", hand="r02 b03 k04")
    run(take_action(s), "drop_off", "return l02", "done")
    stack(s, "a1", "l10")
    put(s, 0, "car_a")
    assert "loot a1" not in on_offer(s)


@pytest.mark.rule("TH-LOOT-08")
@pytest.mark.parametrize(
    ("surplus", "sets"),
    [
        (False, ["play r02 b03 k04"]),
        (True, ["play r02 b03 k04", "play r02 r09 b03 k04"]),
    ],
)
def test_surplus_cards_may_be_played_for_loot_if_the_table_allows_it(surplus: bool, sets: list[str]) -> None:
    s = table(surplus_loot_cards=surplus)
    stack(s, "a1", "l10")
    put(s, 0, "car_a", hand="r02 b03 k04 r09")
    played = texts(ask_after(take_action(s), "loot a1"))
    assert [each for each in played if "r02" in each] == sets


@pytest.mark.rule("TH-HIT-04")
@pytest.mark.parametrize(("keeps", "carried", "in_sack"), [(True, ["l05"], False), (False, [], True)])
def test_a_flat_cowboy_keeps_his_loot_or_loses_it_to_the_sack(keeps: bool, carried: list[str], in_sack: bool) -> None:
    s = table(flat_keeps_loot=keeps)
    put(s, 0, "s07", loot="l05")
    run(train_step(s))
    assert s.cowboys[0].flat
    assert loot(s, 0) == carried
    assert bool(s.sack & 1 << tiles("l05")[0]) is in_sack


@pytest.mark.rule("TH-LOOT-14")
def test_a_flat_cowboy_who_lost_his_loot_may_loot_again() -> None:
    s = table(flat_keeps_loot=False)
    put(s, 0, "s07", loot="l05", hand="r02 b03 k04")
    run(train_step(s))
    stack(s, "a1", "l10")
    put(s, 0, "car_a")
    assert "loot a1" in on_offer(s)


@pytest.mark.parametrize("public", [True, False])
def test_lower_tiles_on_the_train_are_seen_only_if_the_table_plays_so(public: bool) -> None:
    s = table(train_stacks_public=public)
    stack(s, "a1", "l01 l02")
    assert view(s, 0).stacks["a1"] == (["l01", "l02"] if public else [None, "l02"])
    assert (view(s, 0).sack is None) is not public


# --- Sheriff and jail -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-EVENT-03")
@pytest.mark.parametrize(("blocked", "end"), [("ignore_card", "car_a"), ("as_far_as_possible", "plat_2")])
def test_a_sheriff_card_past_the_end_of_his_line_is_ignored_or_carried_out_as_far_as_possible(
    blocked: str, end: str
) -> None:
    s = table(sheriff_blocked_event=blocked)
    s.sheriff = space("car_a")
    next_events(s, "e06 e09")
    draw_event(s)
    assert SPACE[s.sheriff] == end


@pytest.mark.rule("TH-EVENT-03")
def test_as_far_as_possible_is_nowhere_at_the_end_of_the_line() -> None:
    s = table(sheriff_blocked_event="as_far_as_possible")
    s.sheriff = space("plat_5")
    put(s, 0, "car_c")
    next_events(s, "e12 e09")
    draw_event(s)
    assert SPACE[s.sheriff] == "plat_5"
    assert place(s, 0) == "car_c"


@pytest.mark.rule("TH-EVENT-04")
def test_as_far_as_possible_still_arrests_at_the_last_space() -> None:
    s = table(sheriff_blocked_event="as_far_as_possible")
    s.sheriff = space("car_a")
    put(s, 0, "plat_2")
    next_events(s, "e06 e09")
    draw_event(s)
    assert place(s, 0) == "jail"


def beside_the_jail(**options: Any) -> State:
    s = table(**options)
    put(s, 0, "plat_1", hand="r02 k03 wild1")
    put(s, 1, "jail", hand="")
    return s


@pytest.mark.rule("TH-JAIL-17")
@pytest.mark.parametrize(
    ("filtered", "gifts"),
    [(True, ["give k03", "give wild1"]), (False, ["give r02", "give k03", "give wild1"])],
)
def test_a_prisoner_receives_keys_only_or_any_card(filtered: bool, gifts: list[str]) -> None:
    s = beside_the_jail(jailed_trade_filter=filtered)
    assert texts(ask_after(take_action(s), "trade yellow")) == [*gifts, "done"]


@pytest.mark.rule("TH-JAIL-17")
def test_without_the_filter_a_prisoner_keeps_any_card_he_was_given() -> None:
    s = beside_the_jail(jailed_trade_filter=False)
    run(take_action(s), "trade yellow", "give r02", "done", "done")
    next_cards(s, "k04")
    begin_turn(s, 1)
    run(take_action(s), "draw")
    assert hand(s, 1) == ["r02", "k04"]


@pytest.mark.rule("TH-JAIL-13")
def test_with_auto_escape_a_prisoner_leaves_as_soon_as_he_holds_the_keys() -> None:
    s = table(jail_auto_escape=True)
    s.wanted_row = []
    put(s, 0, "jail", hand="k01 k02")
    next_cards(s, "k03")
    match = match_of(s)
    match.apply("draw")
    assert place(s, 0) == "plat_1"
    assert s.actions_left == 3
    assert not {"k01", "k02", "k03"} & set(hand(s, 0))


@pytest.mark.rule("TH-JAIL-13")
def test_without_auto_escape_a_prisoner_with_the_keys_may_stay() -> None:
    s = table()
    put(s, 0, "jail", hand="k01 k02 k03")
    assert texts(ask_after(take_action(s))) == ["draw", "escape", "end"]


@pytest.mark.rule("TH-EVENT-10")
@pytest.mark.parametrize(("rule", "flag"), [("clear_flag", False), ("lost", True)])
def test_a_speed_up_at_full_speed_clears_a_jail_flag_or_is_lost(rule: str, flag: bool) -> None:
    s = table(speed_up_at_max=rule)
    s.speed = 5
    put(s, 0, "jail", jail_flag=True)
    next_events(s, "e01 e09")
    draw_event(s)
    assert s.speed == 5
    assert s.cowboys[0].jail_flag is flag


# --- cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-FREE-09")
@pytest.mark.parametrize("wilds_help", [True, False])
@pytest.mark.parametrize(
    ("held", "ability"),
    [
        ("r02 wild1", "pair"),
        ("r02 b02 wild1", "three_of_a_kind"),
        ("r02 b02 k02 wild1", "four_of_a_kind"),
        ("r02 b03 k04 wild1", "straight"),
    ],
)
def test_wilds_help_in_card_abilities_only_if_the_table_plays_so(held: str, ability: str, wilds_help: bool) -> None:
    s = table(wild_in_card_abilities=wilds_help)
    put(s, 0, hand=held)
    assert (ability in on_offer(s)) is wilds_help


@pytest.mark.rule("TH-FREE-09")
@pytest.mark.parametrize(
    ("wilds_help", "pairs"),
    [(True, ["play r02 b02", "play r02 wild1", "play b02 wild1"]), (False, ["play r02 b02"])],
)
def test_a_pair_is_made_with_a_wild_only_if_the_table_plays_so(wilds_help: bool, pairs: list[str]) -> None:
    s = table(wild_in_card_abilities=wilds_help)
    put(s, 0, hand="r02 b02 wild1")
    assert texts(ask_after(take_action(s), "pair")) == pairs


@pytest.mark.rule("TH-FREE-06")
def test_a_wild_that_helps_in_no_set_still_moves_the_sheriff() -> None:
    s = table(wild_in_card_abilities=False)
    put(s, 0, hand="wild1")
    assert "sheriff left" in on_offer(s)


@pytest.mark.parametrize("wilds", [3, 4, 5, 6, 7])
def test_the_poker_deck_holds_the_suited_cards_and_as_many_wilds_as_named(wilds: int) -> None:
    s = table(wild_count=wilds)
    deck = [*s.poker.pile, *s.poker.discards]
    for cowboy in s.cowboys:
        deck += [card for card in range(len(CARD)) if cowboy.hand >> card & 1]
    suited = {card for card in range(len(POKER_CARDS)) if SUIT[card] != WILD}
    assert {card for card in deck if SUIT[card] != WILD} == suited
    assert sum(SUIT[card] == WILD for card in deck) == wilds
    assert len(set(deck)) == len(deck) == 30 + wilds


# --- horses and roofs -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-LEAVE-05")
@pytest.mark.parametrize(("mounted", "horse"), [(True, 0), (False, -1)])
def test_a_roof_jumper_lands_in_the_saddle_or_beside_the_horse(mounted: bool, horse: int) -> None:
    s = table(roof_jump_lands_mounted=mounted)
    s.wanted_row = []
    s.horses[0] = space("flat_sw")
    put(s, 0, "roof_5")
    run(take_action(s), "leap horse_1")
    assert place(s, 0) == "flat_sw"
    assert s.cowboys[0].horse == horse


def horse_targets(s: State) -> list[str]:
    return texts(ask_after(take_action(s), "horse", "ride horse_1 r10"))


@pytest.mark.rule("TH-HORSE-03")
def test_a_called_horse_goes_anywhere_by_default() -> None:
    s = table()
    put(s, 0, "gate_w", hand="r10")
    assert len(horse_targets(s)) > 40


@pytest.mark.rule("TH-HORSE-03")
def test_with_caller_only_a_called_horse_comes_to_its_caller() -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, "gate_w", hand="r10")
    assert horse_targets(s) == ["to gate_w"]


@pytest.mark.rule("TH-HORSE-03")
def test_with_caller_only_a_horse_out_of_reach_is_not_on_offer() -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, "gate_w", hand="r01")
    assert "horse" not in on_offer(s)


@pytest.mark.rule("TH-HORSE-03")
def test_with_caller_only_a_card_that_does_not_bring_the_horse_to_its_caller_is_not_on_offer() -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, "gate_w", hand="r01 r02")
    assert texts(ask_after(take_action(s), "horse")) == ["ride horse_1 r02"]


@pytest.mark.rule("TH-HORSE-03")
@pytest.mark.parametrize(
    ("where", "beside"),
    [
        ("plat_1", ["to town_a", "to wash_e", "to wash_w"]),
        ("roof_5", ["to boot_hill", "to flat_sw", "to s01"]),
    ],
)
def test_with_caller_only_a_horse_comes_to_the_side_or_rear_of_a_section(where: str, beside: list[str]) -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, where, hand="r10")
    assert sorted(horse_targets(s)) == beside


@pytest.mark.rule("TH-HORSE-03")
def test_with_caller_only_a_rider_still_rides_where_he_likes() -> None:
    s = table(called_horse_target="caller_only")
    put(s, 0, "cc", hand="r10", horse=0)
    assert len(horse_targets(s)) > 40


# --- train ----------------------------------------------------------------------------------------------------


def two_stars_in_one_movement(timing: str) -> State:
    """The engine passes the stars s06 and s09 with speed 4 and stops on the second."""
    s = table(event_timing=timing)
    train(s, "s05 s04 s03 s02 s01")
    next_events(s, "e01 e09 e10")
    s.speed = 4
    run(train_step(s))
    return s


def spaces_entered_before(s: State, happening: type[Event]) -> int:
    kinds = [type(event) for event in s.heard or []]
    return kinds[: kinds.index(happening)].count(EngineEntered)


@pytest.mark.rule("TH-TRAIN-06")
@pytest.mark.parametrize(("timing", "spaces"), [("after_movement", 4), ("each_step", 1)])
def test_events_come_after_the_movement_or_after_each_step(timing: str, spaces: int) -> None:
    s = two_stars_in_one_movement(timing)
    assert spaces_entered_before(s, EventDrawn) == spaces
    assert len(s.events_played) == 2


@pytest.mark.rule("TH-TRAIN-09")
@pytest.mark.parametrize("timing", ["after_movement", "each_step"])
def test_a_speed_up_on_the_way_counts_from_the_next_movement(timing: str) -> None:
    s = two_stars_in_one_movement(timing)
    assert s.speed == 5
    assert cars(s)[0] == "s09"


@pytest.mark.rule("TH-TRAIN-10")
@pytest.mark.parametrize("timing", ["after_movement", "each_step"])
def test_a_track_switched_on_the_way_counts_from_the_next_movement(timing: str) -> None:
    s = table(event_timing=timing)
    switches(s, "green", "green")
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e18 e09 e10")
    s.speed = 5
    run(train_step(s))
    assert cars(s)[0] == "n01"
    assert COLOUR[s.switches[0]] == ("green" if timing == "after_movement" else "red")


def out_of_the_tunnel(timing: str, car: str) -> State:
    """Green beside the Sheriff: the engine passes a star, car A comes out of the tunnel at once, car C at the end."""
    s = table(event_timing=timing)
    switches(s, "green", "green")
    train(s, "n09 n08 n07 n06 n05")
    s.sheriff = space(car)
    put(s, 0, car)
    next_events(s, "e03 e09")
    s.speed = 3
    run(train_step(s))
    return s


@pytest.mark.rule("TH-TRAIN-07")
@pytest.mark.parametrize(("timing", "spaces"), [("after_movement", 3), ("each_step", 1)])
def test_a_cowboy_in_the_light_is_arrested_after_the_movement_or_after_that_step(timing: str, spaces: int) -> None:
    s = out_of_the_tunnel(timing, "car_a")
    assert place(s, 0) == "jail"
    assert spaces_entered_before(s, Arrested) == spaces


@pytest.mark.rule("TH-TRAIN-06", "TH-TRAIN-07")
@pytest.mark.parametrize(("timing", "end"), [("after_movement", "jail"), ("each_step", "car_c")])
def test_an_event_in_the_tunnel_can_lead_the_sheriff_away_in_time_if_it_comes_at_its_step(
    timing: str, end: str
) -> None:
    s = out_of_the_tunnel(timing, "car_c")
    assert cars(s)[4] == "n08"
    assert place(s, 0) == end


@pytest.mark.rule("TH-END-05")
@pytest.mark.parametrize(("rule", "outcome"), [("safe", ""), ("loses", "junction")])
def test_an_engine_on_a_junction_at_the_last_event_is_safe_or_loses(rule: str, outcome: str) -> None:
    s = table(engine_on_junction_at_last_event=rule)
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e09")
    s.speed = 4
    run(train_step(s))
    assert cars(s)[0] == "je"
    assert s.outcome == outcome


@pytest.mark.rule("TH-END-05")
def test_an_engine_elsewhere_at_the_last_event_never_loses() -> None:
    s = table(engine_on_junction_at_last_event="loses")
    train(s, "s08 s07 s06 s05 s04")
    next_events(s, "e09")
    run(train_step(s))
    assert s.switches_removed
    assert result(s) is None


@pytest.mark.rule("TH-SETUP-15")
@pytest.mark.parametrize(
    ("start", "colours"),
    [
        ("je_red", {("red", "green")}),
        ("je_green", {("green", "red")}),
        ("both_green", {("green", "green")}),
        ("both_red", {("red", "red")}),
        ("random_mixed", {("red", "green"), ("green", "red")}),
    ],
)
def test_the_switches_lie_at_the_start_as_the_table_agreed(start: str, colours: set[tuple[str, str]]) -> None:
    tables = [table(seed=seed, start_switches=start) for seed in range(20)]
    assert {(COLOUR[s.switches[0]], COLOUR[s.switches[1]]) for s in tables} == colours


@pytest.mark.rule("TH-END-02")
@pytest.mark.parametrize("steps", [2, 3, 4, 5])
def test_the_noose_closes_after_as_many_empty_towns_as_agreed(steps: int) -> None:
    s = table(hangman_steps=steps)
    next_events(s, "e09 e10 e11 e12 e13 e14")
    for empty_towns in range(1, steps + 1):
        assert result(s) is None
        train(s, "s05 s04 s03 s02 s01")
        s.speed = 1
        run(train_step(s))
        assert s.hangman == empty_towns
    assert s.outcome == "hangman"


@pytest.mark.parametrize(
    ("stars", "events"),
    [(("s03", "s09"), 1), ((), 0), (("s10",), 1), (("s08", "s09", "s10"), 3), (("n06",), 0)],
)
def test_plain_stars_lie_where_the_table_puts_them(stars: tuple[str, ...], events: int) -> None:
    s = table(plain_stars=stars)
    next_events(s, "e09 e10 e11 e12")
    s.speed = 5
    run(train_step(s))
    assert cars(s)[0] == "s11"
    assert len(s.events_played) == events


@pytest.mark.rule("TH-EDGE-05")
def test_a_star_on_the_west_stub_draws_a_second_card_at_the_edge() -> None:
    s = table(plain_stars=("xw",))
    switches(s, "red", "green")
    train(s, "xe je s11 s10 s09")
    next_events(s, "e09 e10 e11")
    s.speed = 1
    run(train_step(s))
    assert len(s.events_played) == 2


# --- the Event Deck -------------------------------------------------------------------------------------------


def cards_of_each_kind(**options: Any) -> dict[str, int]:
    counted: dict[str, int] = {}
    made = GAME.make_options(options)
    for card in event_cards(made.sheriff_split, made.switch_cards):
        effect = str(EFFECTS[card])
        counted[effect] = counted.get(effect, 0) + 1
    return counted


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_more_track_switched_cards_mean_fewer_move_sheriff_cards(number: int) -> None:
    kinds = cards_of_each_kind(switch_cards=number)
    assert kinds["switch next"] == number
    sheriff = [count for kind, count in kinds.items() if kind.startswith("sheriff")]
    assert sum(sheriff) == 16 - number
    assert max(sheriff) - min(sheriff) <= 1
    assert sum(kinds.values()) == 19


def test_the_move_sheriff_cards_are_split_as_the_table_says() -> None:
    kinds = cards_of_each_kind(sheriff_cards={"left1": 6, "left2": 0, "right1": 1, "right2": 5})
    assert kinds["sheriff left 1"] == 6
    assert "sheriff left 2" not in kinds
    assert kinds["sheriff right 1"] == 1
    assert kinds["sheriff right 2"] == 5


def test_the_split_of_sheriff_cards_is_what_is_shuffled() -> None:
    s = table(sheriff_cards={"left1": 12, "left2": 0, "right1": 0, "right2": 0})
    shuffled = s.event_deck + s.events_removed
    assert [str(EFFECTS[card]) for card in shuffled if EFFECTS[card].name == "sheriff"] == ["sheriff left 1"] * 12


@pytest.mark.rule("TH-VAR-03")
@pytest.mark.parametrize("further", range(9))
def test_extra_events_removed_shorten_the_event_deck(further: int) -> None:
    assert len(table(extra_events_removed=further).event_deck) == 18 - further


@pytest.mark.rule("TH-VAR-04", "TH-VAR-05")
@pytest.mark.parametrize(("lower", "goal"), [(True, 9), (False, 12)])
def test_lower_goal_makes_a_game_with_fewer_events_shorter_instead_of_harder(lower: bool, goal: int) -> None:
    s = table(goal=12, extra_events_removed=6, lower_goal=lower)
    assert view(s, 0).goal == goal


# --- rivals ---------------------------------------------------------------------------------------------------


def gift_between_rivals(**options: Any) -> State:
    s = table(mode="versus", **options)
    put(s, 0, hand="r02 r03")
    put(s, 1, hand="b04")
    return s


@pytest.mark.rule("TH-VS-16")
def test_without_consent_rivals_cannot_refuse_a_gift() -> None:
    s = gift_between_rivals(versus_trade_consent=False)
    assert texts(ask_after(take_action(s), "trade yellow", "give r02", "done")) == ["give b04", "done"]


@pytest.mark.rule("TH-VS-16")
def test_without_consent_a_trade_is_made_when_the_partner_is_done() -> None:
    s = gift_between_rivals(versus_trade_consent=False)
    run(take_action(s), "trade yellow", "give r02", "done", "done")
    assert (hand(s, 0), hand(s, 1)) == (["r03"], ["r02", "b04"])
    assert s.actions_left == 3


# --- refused --------------------------------------------------------------------------------------------------

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "unknown option": ({"gaol": 3}, "There is no option gaol. The options are players, mode, cowboys, goal, "),
    "no players": ({"players": 0}, "Option players cannot be 0; allowed: a whole number from 1 to 4."),
    "five players": ({"players": 5}, "Option players cannot be 5; allowed: a whole number from 1 to 4."),
    "players in words": ({"players": "two"}, "Option players cannot be 'two'; allowed: a whole number from 1 to 4."),
    "players as yes": ({"players": True}, "Option players cannot be True; allowed: a whole number from 1 to 4."),
    "an unknown mode": (
        {"mode": "war"},
        "Option mode cannot be 'war'; allowed: coop, score_challenge, solitaire, versus or auto.",
    ),
    "solitaire for three": (
        {"players": 3, "mode": "solitaire"},
        "Option mode cannot be solitaire with more than 1 player; allowed: coop, versus, score_challenge.",
    ),
    "versus for one": (
        {"players": 1, "mode": "versus"},
        "Option mode cannot be versus with 1 player; allowed: solitaire, score_challenge.",
    ),
    "coop for one": (
        {"players": 1, "mode": "coop"},
        "Option mode cannot be coop with 1 player; allowed: solitaire, score_challenge.",
    ),
    "one cowboy": ({"players": 1, "cowboys": 1}, "Option cowboys cannot be 1; allowed: a whole number from 2 to 4"),
    "five cowboys": ({"players": 1, "cowboys": 5}, "Option cowboys cannot be 5; allowed: a whole number from 2 to 4"),
    "three cowboys for two": (
        {"players": 2, "cowboys": 3},
        "Option cowboys is for 1 player; 2 players have one cowboy each.",
    ),
    "goal 25": ({"goal": 25}, "Option goal cannot be 25; allowed: a whole number from 5 to 20."),
    "goal 4": ({"goal": 4}, "Option goal cannot be 4; allowed: a whole number from 5 to 20."),
    "goal as text": ({"goal": "10"}, "Option goal cannot be '10'; allowed: a whole number from 5 to 20."),
    "half a goal": ({"goal": 10.5}, "Option goal cannot be 10.5; allowed: a whole number from 5 to 20."),
    "no goal": ({"goal": None}, "Option goal cannot be None; allowed: a whole number from 5 to 20."),
    "nine events": (
        {"extra_events_removed": 9},
        "Option extra_events_removed cannot be 9; allowed: a whole number from 0 to 8.",
    ),
    "lower_goal": ({"lower_goal": "yes"}, "Option lower_goal cannot be 'yes'; allowed: true or false."),
    "first player 3 of 2": (
        {"players": 2, "first_player": 3},
        "Option first_player cannot be 3; the seats are 0 to 1.",
    ),
    "first player 2 of 2": (
        {"players": 2, "first_player": 2},
        "Option first_player cannot be 2; the seats are 0 to 1.",
    ),
    "first player -1": (
        {"first_player": -1},
        "Option first_player cannot be -1; allowed: a whole number from 0 to 3 or random.",
    ),
    "first player by name": (
        {"first_player": "Tim"},
        "Option first_player cannot be 'Tim'; allowed: a whole number from 0 to 3 or random.",
    ),
    "hangman_steps 1": ({"hangman_steps": 1}, "Option hangman_steps cannot be 1; allowed: a whole number from 2 to 5."),
    "hangman_steps 6": ({"hangman_steps": 6}, "Option hangman_steps cannot be 6; allowed: a whole number from 2 to 5."),
    "wild_count 2": ({"wild_count": 2}, "Option wild_count cannot be 2; allowed: a whole number from 3 to 7."),
    "wild_count 8": ({"wild_count": 8}, "Option wild_count cannot be 8; allowed: a whole number from 3 to 7."),
    "switch_cards 1": ({"switch_cards": 1}, "Option switch_cards cannot be 1; allowed: a whole number from 2 to 6."),
    "switch_cards 7": ({"switch_cards": 7}, "Option switch_cards cannot be 7; allowed: a whole number from 2 to 6."),
    "a star in the canyon": (
        {"plain_stars": ["cc"]},
        "Option plain_stars cannot name 'cc'; allowed: rail spaces without a town, such as s03 or n06.",
    ),
    "a star on a platform": (
        {"plain_stars": ["s03", "plat_1"]},
        "Option plain_stars cannot name 'plat_1'; allowed: rail spaces without a town, such as s03 or n06.",
    ),
    "a star on gold": (
        {"plain_stars": ["s06"]},
        "Option plain_stars cannot name 's06'; allowed: rail spaces without a town, such as s03 or n06.",
    ),
    "a star nowhere": (
        {"plain_stars": ["moon"]},
        "Option plain_stars cannot name 'moon'; allowed: rail spaces without a town, such as s03 or n06.",
    ),
    "stars that are no list": ({"plain_stars": 3}, "Option plain_stars cannot be 3; allowed: a list, each entry text."),
    "too few sheriff cards": (
        {"sheriff_cards": {"left1": 1}},
        "Option sheriff_cards has 10 cards; with 4 Track Switched cards it must have 12",
    ),
    "sheriff cards that forget the switches": (
        {"switch_cards": 2, "sheriff_cards": {}},
        "Option sheriff_cards has 12 cards; with 2 Track Switched cards it must have 14",
    ),
    "sheriff cards below none": (
        {"sheriff_cards": {"left1": -1, "left2": 7}},
        "Option sheriff_cards cannot be {'left1': -1, 'left2': 7}; allowed: a table with left1 ",
    ),
    "an unknown sheriff card": (
        {"sheriff_cards": {"up": 3}},
        "Option sheriff_cards cannot be {'up': 3}; allowed: a table with left1 ",
    ),
}

ONE_OF: dict[str, str] = {
    "wanted_ability_start": "immediate or next_turn",
    "sheriff_blocked_event": "as_far_as_possible or ignore_card",
    "speed_up_at_max": "clear_flag or lost",
    "event_timing": "after_movement or each_step",
    "engine_on_junction_at_last_event": "loses or safe",
    "start_switches": "both_green, both_red, je_green, je_red or random_mixed",
    "called_horse_target": "any or caller_only",
}

YES_OR_NO = [
    "wanted_optional",
    "partial_drop_off",
    "roof_jump_lands_mounted",
    "surplus_loot_cards",
    "wild_in_card_abilities",
    "flat_keeps_loot",
    "jailed_trade_filter",
    "jail_auto_escape",
    "train_stacks_public",
    "versus_trade_consent",
    "lower_goal",
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED.values(), ids=REFUSED.keys())
def test_a_bad_option_is_refused_with_its_name_and_what_is_allowed(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.make_options(options)
    assert str(refusal.value).startswith(sentence)


@pytest.mark.parametrize(("name", "allowed"), ONE_OF.items())
def test_a_value_that_is_none_of_the_named_ones_is_refused_with_their_names(name: str, allowed: str) -> None:
    with pytest.raises(BadOption, match=f"Option {name} cannot be 'perhaps'; allowed: {allowed}"):
        GAME.make_options({name: "perhaps"})


@pytest.mark.parametrize("name", YES_OR_NO)
@pytest.mark.parametrize("value", [1, "true", None])
def test_an_option_of_yes_or_no_takes_nothing_else(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"Option {name} cannot be {value!r}; allowed: true or false"):
        GAME.make_options({name: value})


@pytest.mark.parametrize("seed", ["seven", 1.5, True])
def test_a_seed_that_is_no_number_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption, match=f"seed cannot be {seed!r}; allowed: a whole number"):
        GAME.new(players=2, seed=seed)


def test_a_new_match_refuses_bad_options_too() -> None:
    with pytest.raises(BadOption, match="Option goal cannot be 25"):
        GAME.new(players=2, seed=7, goal=25)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("goal", "12", 12),
        ("wanted_optional", "false", False),
        ("first_player", "1", 1),
        ("first_player", "random", "random"),
        ("plain_stars", "s03,n06", ("s03", "n06")),
        ("plain_stars", '["n06"]', ("n06",)),
    ],
)
def test_options_may_be_written_as_text(name: str, text: str, value: object) -> None:
    assert getattr(GAME.make_options({name: text}, from_text=True), name) == value
