"""Walks through matches of every game, mode and player count, at random or after rare things."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.records import Record

AnyGame = Game[Any, Any]
MATCHES = Path(__file__).parent / "matches"
UNUSUAL: dict[str, dict[str, Any]] = {
    "train_heist": {
        "goal": 20,
        "extra_events_removed": 3,
        "lower_goal": True,
        "wanted_ability_start": "immediate",
        "wanted_optional": False,
        "partial_drop_off": True,
        "sheriff_blocked_event": "as_far_as_possible",
        "roof_jump_lands_mounted": False,
        "surplus_loot_cards": True,
        "wild_in_card_abilities": False,
        "flat_keeps_loot": False,
        "jailed_trade_filter": False,
        "jail_auto_escape": True,
        "speed_up_at_max": "lost",
        "event_timing": "each_step",
        "engine_on_junction_at_last_event": "loses",
        "start_switches": "both_green",
        "train_stacks_public": False,
        "hangman_steps": 5,
        "called_horse_target": "caller_only",
        "versus_trade_consent": False,
        "plain_stars": ("s03", "n06"),
        "wild_count": 7,
        "switch_cards": 6,
    },
    "deck_goes_west": {
        "dice": "both",
        "difficulty": 3,
        "full_hand_rule": "die",
        "danger_death": "night_only",
        "vp_cost_floor": False,
        "bundle_same_icon": False,
        "any_gain_may_equal_paid": True,
        "partial_conditions": True,
        "cautious_cargo_as_printed": True,
        "both_dice": "d12_then_d20_alternate",
        "star_facedown": True,
        "split_once_per_tile": False,
        "fringe_diagonal": True,
        "telescope_metric": "square",
        "traded_card_goes_to": "hand",
        "trade_moves": "both",
        "wagon_pull": "push",
        "versus_clear_credit": "all_on_tile",
        "versus_death": "lose_half_vp_and_redraw",
        "coop_open_hands": False,
        "coop_scaling": "short_days",
        "strict_supply": True,
        "max_packages": 5,
    },
    "high_stakes_drifter": {
        "decks": ("random", "random", "random"),
        "starter_kickers": "box",
        "open_decklists": True,
        "starting_stake": 260,
        "ante": 7,
        "ante_growth": 0,
        "ante_step_rounds": 2,
        "first_round_challenge": True,
        "must_challenge": False,
        "challenge_needs_rival": True,
        "decline_cost": 3,
        "ante_who": "with_dude",
        "actions_per_turn": 4,
        "max_challenges_per_turn": 2,
        "reveal_action": "free",
        "kickers_per_shootout": 2,
        "kicker_targets": "any_in_street",
        "all_in": "must_match",
        "max_raises": 0,
        "bet_sizes": "any",
        "bet_limit": "pot",
        "fold_dude": "buried",
        "reinvest": "winner_only",
        "tie_rule": "challenger_loses",
        "mulligan": "optional",
        "empty_deck": "no_draw",
        "end_counts_invested": True,
        "bust": "eliminate",
        "quiet_rounds": 5,
        "round_limit": 12,
        "max_gear_per_dude": 2,
    },
    "western_legends": {
        "target_lp": 15,
        "goals": True,
        "alternate_poker": False,
        "high_stakes_poker": True,
        "man_in_black": "always",
        "five_of_a_kind_top": True,
        "dealer_wins_poker_ties": True,
        "poker_losers_draw": True,
        "dealer_plays_freely": True,
        "sheriff_defeat_office": "nearest_board_office",
        "heist_limit_shared": False,
        "outlaws_count_as_bandits": True,
        "faro_retract_all": True,
        "faro_unseen_fourth": False,
        "marshal_may_refuse_wanted": "always",
        "ability_needs_5_lp": False,
        "corner_adjacency": False,
        "train_b_both_hideouts": True,
        "cattle_per_colour": 6,
        "money_lp_cap": "none",
        "reputation_actions": 1,
        "npc_card_chooser": "highest",
        "bank_heist_wanted": 2,
        "gamble_once_per_turn": True,
        "mib_bonus_lp": 1,
        "max_rounds": 12,
    },
    "frontier": {
        "round_count": "twelve_flat",
        "event_gap": "straight",
        "disc_lowers_status": False,
        "status_rise": "every_building",
        "era_cooling": 0,
        "public_next_to_industry": "forbidden",
        "public_building_worker": False,
        "paid_use_cost": 2,
        "donation_cost": 3,
        "housing_upgrades_per_era": "unlimited",
        "blocked_relief": False,
        "guest_workers": False,
        "extra_worker_per_card": 0,
        "lumber_start_money": False,
        "forest_regrowth": False,
        "long_river_drives": False,
        "log_loss_protect_stock": False,
        "steam_donkey_fee": 0,
        "drive_diagonal": False,
        "ranch_chain": False,
        "live_sale_only_at_rail": False,
        "market_prices": "fixed",
        "development_reserve": False,
        "campaign_cost": "per_worker",
        "campaign_space_votes": False,
        "tycoon_votes": "always",
        "tie_votes": "own_buildings",
        "broken_promise_penalty": 2,
        "function_goal_needs_tile": True,
        "goal_counting": "all_town",
    },
}
"""Every judgement call decided the other way."""
ODD: dict[str, list[dict[str, Any]]] = {
    "train_heist": [{"players": 3, "mode": "coop"}, {"players": 3, "mode": "versus"}],
    "deck_goes_west": [
        {"players": 3, "mode": "cooperative", "mission": "cautious_cargo"},
        {"players": 3, "mode": "versus", "mission": "bounty_season"},
    ],
    "high_stakes_drifter": [{"players": 3, "mode": "standard"}],
    "western_legends": [{"players": 3, "expansion": "ante_up"}],
    "frontier": [{"players": 4}],
}
"""Tables where nothing is usual."""
TRICKS = (
    "2 al_swearengen; 2 red_cloud; 2 calamity_jane; 2 butch_cassidy; 3 lillie_langtry; 3 nellie_cashman; "
    "3 stagecoach_mary; 3 poker_alice; 2 snake_oil; 2 silver_dollar; 3 derringer; 3 stetson; 2 old_debts; "
    "2 friends_in_the_crowd; 2 pickpocket; 3 lost_the_trail; 2 bad_penny; 3 second_chance; 3 flip_for_it; 2 hung_jury; "
    "2 jammed_gun; 3 mail_order_catalog; "
    "3 kw_boots; 3 kw_inkwell; 3 kw_straw; 3 kw_nail; 3 kw_quill; 3 kr_spur; 3 kr_spade; 1 kr_clover"
)
"""A deck of High Stakes Drifter that asks for all kinds of targets."""
MORE: dict[str, list[dict[str, Any]]] = {
    "train_heist": [],
    "deck_goes_west": [
        {"players": 1, "mission": "outlaw_hunter"},
        {"players": 2, "mission": "wagon_rush"},
        {"players": 2, "mission": "feed_the_frontier"},
        {"players": 2, "mission": "bridge_the_waters"},
        {"players": 3, "mission": "last_train_out"},
        {"players": 1, "mission": "iron_road", "solo_two_hands": True},
    ],
    "high_stakes_drifter": [
        {
            "players": 4,
            "mode": "high_stakes",
            "decks": ("wild_west_show", "hole_in_the_wall", "greasy_grass", "random"),
        },
        {
            "players": 3,
            "mode": "high_stakes",
            "decks": (TRICKS,) * 3,
            "starting_stake": 900,
            "bet_sizes": "any",
            "round_limit": 14,
        },
        {"players": 3, "mode": "standard", "sealed": True, "packs": (7, None, 11)},
    ],
    "western_legends": [
        {"players": 3, "expansion": "ante_up", "goals": True, "high_stakes_poker": True},
        {"players": 3, "expansion": "base", "goals": True, "target_lp": 15},
    ],
    "frontier": [{"players": 3, "short_game": True}],
}
"""Tables with rules of their own."""


def tables(name: str) -> list[dict[str, Any]]:
    """Every mode at every player count with the usual options, those with rules of their own, and where nothing is
    usual."""
    odd = [{**table, **UNUSUAL[name]} for table in ODD.get(name, [])]
    return saddlebag.game(name).tables + MORE.get(name, []) + odd


TABLES = [(name, table) for name in saddlebag.game_names() for table in tables(name)]


def label(table: dict[str, Any]) -> str:
    """A short name of a table."""
    few = [str(table[name]) for name in ("players", "mode", "expansion", "cowboys", "mission") if name in table]
    few += [word for word in ("sealed", "goals", "short_game") if table.get(word)]
    return "-".join([*few, "unusual"] if len(table) > 4 else few)


LABELS = [f"{name} {label(table)}" for name, table in TABLES]


def first_of_each_mode(name: str) -> list[dict[str, Any]]:
    """One table of each mode."""
    first: dict[str, dict[str, Any]] = {}
    for table in saddlebag.game(name).tables:
        first.setdefault(str(table.get("mode", table.get("expansion"))), table)
    return list(first.values())


def cases() -> Iterator[Any]:
    """All tables as parameters of a test; one of each mode is enough to see smoke."""
    for (name, table), words in zip(TABLES, LABELS, strict=True):
        yield pytest.param(name, table, id=words, marks=pytest.mark.smoke if table in first_of_each_mode(name) else ())


every_table = pytest.mark.parametrize(("name", "table"), list(cases()))


class Walker:
    """Chooses options: at random, or (every other time, if eager) one whose verb it has used least."""

    def __init__(self, seed: int, eager: bool) -> None:
        self.random = Random(seed)
        self.eager = eager
        self.used: Counter[str] = Counter()

    def choose(self, options: list[Action]) -> Action:
        choice = self.random.choice(options)
        if self.eager and self.random.random() < 0.6:
            choice = min(options, key=lambda option: (self.used[option.verb], self.random.random()))
        self.used[choice.verb] += 1
        return choice


def walk(name: str | AnyGame, table: dict[str, Any], seed: int, eager: bool = False) -> Iterator[Match[Any, Any]]:
    """A match at each of its decisions, and once more when it is over."""
    match = find(name).new(seed=seed, **table)
    walker = Walker(seed, eager)
    while match.to_act is not None:
        yield match
        match.apply(walker.choose(match.options))
    yield match


def find(name: str | AnyGame) -> AnyGame:
    """A game by its name, or one with something planted in it."""
    return saddlebag.game(name) if isinstance(name, str) else name


def stored(name: str | AnyGame, table: dict[str, Any]) -> Iterator[Match[Any, Any]]:
    """A stored match of this table, played well and with rare things mixed in, at each of its decisions."""
    game = find(name)
    record = Record.read(stored_path(game.name, table).read_text())
    match = game.new(seed=int(record.seed), **record.options)
    for text in record.decisions:
        yield match
        match.apply(text)
    yield match


def stored_path(name: str, table: dict[str, Any]) -> Path:
    return MATCHES / name / f"{label(table)}.json"
