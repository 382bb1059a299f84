"""Walks through matches of every game, mode and player count, at random or after rare things."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.match import Match
from saddlebag.engine.records import Record

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
    }
}
"""Every judgement call decided the other way."""


def tables(name: str) -> list[dict[str, Any]]:
    """Every mode at every player count with the usual options, and two tables where nothing is usual."""
    odd = [
        {"players": 3, "mode": "coop", **UNUSUAL[name]},
        {"players": 3, "mode": "versus", **UNUSUAL[name]},
    ]
    return saddlebag.game(name).tables + odd


TABLES = [(name, table) for name in saddlebag.game_names() for table in tables(name)]


def label(table: dict[str, Any]) -> str:
    """A short name of a table."""
    few = [str(table[name]) for name in ("players", "mode", "cowboys") if name in table]
    return "-".join([*few, "unusual"] if len(table) > 4 else few)


LABELS = [f"{name} {label(table)}" for name, table in TABLES]


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


def walk(name: str, table: dict[str, Any], seed: int, eager: bool = False) -> Iterator[Match[Any, Any]]:
    """A match at each of its decisions, and once more when it is over."""
    match = saddlebag.game(name).new(seed=seed, **table)
    walker = Walker(seed, eager)
    while match.to_act is not None:
        yield match
        match.apply(walker.choose(match.options))
    yield match


def stored(name: str, table: dict[str, Any]) -> Iterator[Match[Any, Any]]:
    """A stored match of this table, played well and with rare things mixed in, at each of its decisions."""
    record = Record.read(stored_path(name, table).read_text())
    match = saddlebag.game(name).new(seed=int(record.seed), **record.options)
    for text in record.decisions:
        yield match
        match.apply(text)
    yield match


def stored_path(name: str, table: dict[str, Any]) -> Path:
    return MATCHES / name / f"{label(table)}.json"
