"""The content against the tables of the ledger, section 9; the options against section 12."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from saddlebag.engine.content import Entry
from saddlebag.engine.errors import BadOption
from saddlebag.engine.names import NOBODY, Names, bits
from saddlebag.engine.options import make
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.content import (
    ADJACENT,
    ADJACENT_BY_SIDES,
    ALL_HIDEOUTS,
    ALTERNATES,
    AT_PLACE,
    BANK,
    BASE_CARDS,
    BASE_CHARACTERS,
    BASE_ITEMS,
    BASE_LEGENDARY,
    BUILDING,
    BUILDING_KIND,
    BUILDING_SPACES,
    CARD,
    CARD_EFFECT,
    CARD_RANK,
    CARD_SUIT,
    CARD_VALUE,
    CATTLE,
    CATTLE_COLOUR,
    CATTLE_ONLY_OF_8,
    CATTLE_REWARD,
    CHARACTER,
    CHARACTER_NAMES,
    CHARACTER_TEXT,
    CHARACTERS,
    CHECKPOINT,
    CHECKPOINT_BOARD,
    CHECKPOINT_SPACE,
    CLOSE_CALL,
    COLOUR,
    DIE_FACES,
    EFFECT_KIND,
    EFFECT_NAMES,
    EFFECT_ONCE,
    EFFECT_TEXT,
    EFFECT_TEXT_ONE_ACTION,
    EFFECT_WINDOW,
    ENCOUNTER,
    ENCOUNTER_CARDS,
    ENCOUNTER_LOSS,
    ENCOUNTER_NAMES,
    ENCOUNTER_WIN,
    EVENT,
    EVENT_NAMES,
    EVENT_TEXT,
    FEATURE,
    FEATURES,
    FIGHT_RANKS,
    FIGHT_TEXT,
    FIGHT_VALUE,
    FIRST_GULCH,
    FRONTIER,
    FRONTIER_NUMBER,
    FRONTIER_REWARD,
    FRONTIER_SPACES,
    FRONTIER_TOKEN_NUMBER,
    FRONTIER_VALUE,
    GAMBLER_REWARDS,
    GANG,
    GOAL,
    GOAL_CONDITION,
    GOAL_NAMES,
    GOAL_WORDS,
    GOALS_OF,
    HIDEOUT_LETTER,
    HIDEOUTS,
    IS_LOCATION,
    IS_RAIL,
    ITEM,
    ITEM_COST,
    ITEM_KIND,
    ITEM_LP,
    ITEM_MOVEMENT,
    ITEM_NAMES,
    ITEM_TEXT,
    LEGENDARY_LP,
    LINKED,
    LONGHORN_REWARD,
    LONGHORNS,
    MARSHAL_REWARDS,
    MESA,
    MESA_TOUCHING,
    MESAS,
    MIB_CARD,
    MIB_NAMES,
    MIB_TEXT,
    MINES,
    PASS_OTHER_END,
    PLACE,
    POKER_EFFECT,
    RAIL_STATIONS,
    RANCH_AT,
    RANCH_OF,
    REGION,
    REGION_OF,
    REPLACED,
    SALOON_AT,
    SALOONS,
    SPACE,
    SPACE_NAMES,
    SPACE_X,
    SPACE_Y,
    STORE_AT,
    STORY,
    STORY_BANDITS,
    STORY_NAMES,
    STORY_REWARD,
    STORY_SHERIFF,
    STORY_TRIGGER,
    SUIT,
    TOKEN,
    TOKEN_KIND,
    TOKEN_NUMBER,
    TOKEN_REWARD,
    TOWN,
    TOWN_OF,
    TRIGGER,
    TRIGGER_DISCS,
    TRIGGER_WORDS,
    WANTED_REWARDS,
    WILD,
    WINDOW,
)
from saddlebag.games.western_legends.content.laws import TABLES
from saddlebag.games.western_legends.options import Options
from tests.games.ledger_tables import LedgerTables, plain

LEDGER = LedgerTables("western_legends")
SPACES = LEDGER.csv("9.2") + LEDGER.csv("9.3")


def named(spaces: Any) -> str:
    """Spaces as the ledger writes them."""
    return " ".join(SPACE[space] for space in spaces)


def kinds(words: list[str], numbers: Any) -> list[str]:
    """Numbers as the words that they stand for."""
    return [words[number] for number in numbers]


# --- boards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-MOVE-02")
def test_the_spaces_are_those_of_the_ledger() -> None:
    ours = [
        {
            "id": SPACE[space],
            "name": SPACE_NAMES[space],
            "region": REGION[REGION_OF[space]],
            "town": "" if TOWN_OF[space] == NOBODY else TOWN[TOWN_OF[space]],
            "features": set(FEATURE.of_set(FEATURES[space])),
            "x": str(SPACE_X[space]),
            "y": str(SPACE_Y[space]),
            "adjacent": named(ADJACENT[space]),
        }
        for space in range(len(SPACE))
    ]
    assert ours == [{**row, "features": set(row["features"].split())} for row in SPACES]
    assert (FIRST_GULCH, len(SPACE)) == (63, 110)


def test_adjacency_is_mutual_and_stays_on_its_board() -> None:
    for near in (ADJACENT, ADJACENT_BY_SIDES):
        for space, others in enumerate(near):
            assert all(space in near[other] and other != space for other in others)
            assert all((space < FIRST_GULCH) == (other < FIRST_GULCH) for other in others)


@pytest.mark.rule("WL-MOVE-02")
def test_without_corners_just_the_corner_pairs_of_the_ledger_are_missing() -> None:
    pairs = {frozenset((row["a"], row["b"])) for row in LEDGER.csv("9.4", 4)}
    missing = {
        frozenset((SPACE[space], SPACE[other]))
        for space in range(len(SPACE))
        for other in set(ADJACENT[space]) - set(ADJACENT_BY_SIDES[space])
    }
    assert missing == pairs
    assert len(pairs) == 44


@pytest.mark.parametrize("near", [ADJACENT, ADJACENT_BY_SIDES], ids=["with corners", "by sides"])
def test_every_board_can_be_walked_through(near: tuple[tuple[int, ...], ...]) -> None:
    assert len(steps_from(0, near)) == FIRST_GULCH
    assert len(steps_from(FIRST_GULCH, near)) == len(SPACE) - FIRST_GULCH


def test_each_mine_is_four_steps_from_the_bank() -> None:
    away = steps_from(BANK, ADJACENT)
    assert [away[mine] for mine in MINES] == [4, 4, 4]


def steps_from(start: int, near: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    """How far every space is that can be walked to."""
    away = {start: 0}
    waiting = [start]
    for space in waiting:
        for other in near[space]:
            if other not in away:
                away[other] = away[space] + 1
                waiting.append(other)
    return away


@pytest.mark.rule("WL-MOVE-11")
def test_the_mesas_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.2", 1)
    drawn = [{field: str(getattr(mesa, field)) for field in ("x", "y", "rx", "ry")} for mesa in content.BOARD_MESAS]
    ours = [{"mesa": MESA[mesa], **drawn[mesa], "touching": named(MESA_TOUCHING[mesa])} for mesa in range(len(MESA))]
    assert ours == rows
    assert MESAS[SPACE.find("dk_street_e")] == (0, 1)
    assert MESAS[BANK] == (1,)


@pytest.mark.rule("AU-PASS-01", "AU-RAIL-02", "AU-SHERIFF-04", "AU-SHERIFF-05")
def test_the_links_join_the_two_boards() -> None:
    for row in LEDGER.csv("9.4", 0):
        one, other = SPACE.find(row["from"]), SPACE.find(row["to"])
        assert LINKED[one] == (other,)
        assert LINKED[other] == (one,)
        assert PASS_OTHER_END[one] == (other if row["kind"] == "trail" else NOBODY)
        assert PASS_OTHER_END[other] == (one if row["kind"] == "trail" else NOBODY)
        assert one < FIRST_GULCH <= other
    assert sum(bool(linked) for linked in LINKED) == 6
    assert [space for space, rail in enumerate(IS_RAIL) if rail] == list(RAIL_STATIONS)


@pytest.mark.rule("WL-LOC-01")
def test_the_buildings_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.4", 1)
    words = ["general_store", "saloon", "trading_post"]
    drawn = [(each.board, str(each.x), str(each.y)) for each in content.BOARD_BUILDINGS]
    assert BUILDING.ids == [row["building"] for row in rows]
    assert kinds(words, BUILDING_KIND) == [row["kind"] for row in rows]
    assert [named(spaces) for spaces in BUILDING_SPACES] == [row["neighbouring_spaces"] for row in rows]
    assert drawn == [(row["board"], row["x"], row["y"]) for row in rows]
    for building, spaces in enumerate(BUILDING_SPACES):
        at = SALOON_AT if building in SALOONS else STORE_AT
        assert [space for space, there in enumerate(at) if there == building] == sorted(spaces)


@pytest.mark.rule("AU-TRAIN-03", "AU-TRAIN-04")
def test_the_circuit_of_the_train_is_that_of_the_ledger() -> None:
    rows = LEDGER.csv("9.4", 2)
    assert CHECKPOINT.ids == [row["checkpoint"] for row in rows]
    assert named(CHECKPOINT_SPACE).split() == [row["heist_space"] for row in rows]
    assert kinds(["main", "gulch", "top"], CHECKPOINT_BOARD) == [row["board"] for row in rows]
    drawn = [(str(each.x), str(each.y)) for each in content.TRAIN_CIRCUIT]
    assert drawn == [(row["draw_x"], row["draw_y"]) for row in rows]


def test_names_and_boards_are_drawn_where_the_ledger_says() -> None:
    written = [
        {"region": each.id, "board": each.board, "x": str(each.x), "y": str(each.y)}
        for each in content.BOARD_REGIONS
        if each.board
    ]
    assert written == LEDGER.csv("9.4", 3)
    boards = {row.pop("id"): row for row in plain(content.BOARD_LAYOUT)}
    assert boards == LEDGER.toml("9.4")["layout"]


@pytest.mark.rule("WL-BANDIT-01")
def test_each_gang_has_two_hideouts_in_the_order_of_the_man_in_black() -> None:
    order = LEDGER.section("9.20").partition("in the order ")[2].partition(", the bandit")[0]
    assert named(ALL_HIDEOUTS) == order.replace(",", "")
    for letter, hideouts in enumerate(HIDEOUTS):
        feature = FEATURE.find(f"hideout_{GANG[letter].lower()}")
        assert sorted(hideouts) == [space for space, has in enumerate(FEATURES) if has >> feature & 1]
        assert all(HIDEOUT_LETTER[space] == letter for space in hideouts)
    assert sum(letter != NOBODY for letter in HIDEOUT_LETTER) == 6


@pytest.mark.rule("AU-FRONT-01")
def test_four_frontier_spaces_show_6_four_7_and_one_8() -> None:
    assert Counter(FRONTIER_NUMBER[space] for space in FRONTIER_SPACES) == {6: 4, 7: 4, 8: 1}


@pytest.mark.rule("WL-LOC-03")
def test_every_space_with_a_feature_is_a_location() -> None:
    assert [bool(row["features"]) for row in SPACES] == IS_LOCATION


def test_ranches_are_found_by_their_colour() -> None:
    assert named(RANCH_OF) == "mp_ranch sh_ranch bg_ranch"
    assert [RANCH_AT[space] for space in RANCH_OF] == [0, 1, 2]
    assert sum(colour != NOBODY for colour in RANCH_AT) == 3


def test_the_places_of_goals_are_sets_of_spaces() -> None:
    rail = AT_PLACE[PLACE.find("rail_station")]
    assert bits(rail) == RAIL_STATIONS
    outside = bits(AT_PLACE[PLACE.find("outside_towns")])
    assert all((TOWN_OF[space] == NOBODY) == (space in outside) for space in range(len(SPACE)))
    for town in TOWN.ids:
        spaces = [space for space, there in enumerate(TOWN_OF) if there != NOBODY and TOWN[there] == town]
        assert list(bits(AT_PLACE[PLACE.find(town)])) == spaces


# --- tracks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-TRACK-05", "WL-TRACK-06", "AU-TRACK-03", "WL-MINE-02", "AU-SETUP-18")
def test_the_tracks_are_those_of_the_ledger() -> None:
    ours = {name: _without_origin(part) for name, part in msgspec.to_builtins(content.TRACKS).items()}
    assert ours == {**LEDGER.toml("9.5"), **LEDGER.toml("9.21")}
    for name, rewards in (("marshal", MARSHAL_REWARDS), ("wanted", WANTED_REWARDS), ("gambler", GAMBLER_REWARDS)):
        assert [str(text) for text in rewards] == LEDGER.toml("9.5")[name]["rewards"]
    faces = kinds(["nugget", "money", "money_reroll", "nothing"], DIE_FACES)
    assert faces == LEDGER.toml("9.5")["prospecting_die"]["faces"]


def _without_origin(part: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in part.items() if name != "origin"}


# --- cards ---------------------------------------------------------------------------------------------------------


def test_the_effects_of_poker_cards_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.6")
    assert POKER_EFFECT.ids == [row["effect"] for row in rows]
    assert [row["name"] for row in rows] == EFFECT_NAMES
    assert kinds(["action", "reaction", "bonus"], EFFECT_KIND) == [row["kind"] for row in rows]
    assert [WINDOW[window] for window in EFFECT_WINDOW] == [row["window"] for row in rows]
    assert [str(text) for text in EFFECT_TEXT] == [row["effect_text"] for row in rows]
    assert [row["limit"] == "once_per_turn" for row in rows] == EFFECT_ONCE
    fields = ("rank", "colour", "set", "replaces")
    ours = [tuple(getattr(each, field) or "" for field in fields) for each in content.CARD_EFFECTS]
    assert ours == [tuple(row[field] for field in fields) for row in rows]


@pytest.mark.rule("WL-CARD-03")
def test_only_reputation_says_something_else_with_one_action() -> None:
    other = {
        POKER_EFFECT[effect]: str(text)
        for effect, text in enumerate(EFFECT_TEXT_ONE_ACTION)
        if text != EFFECT_TEXT[effect]
    }
    assert other == {"reputation": "gain action 1; draw 1"}
    assert "`gain action 1; draw 1`" in LEDGER.section("9.6")


@pytest.mark.rule("WL-GEN-01", "AU-SETUP-09", "AU-FRONT-02")
def test_the_poker_cards_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.7")
    assert CARD.ids == [row["card"] for row in rows]
    assert [str(value) for value in CARD_VALUE] == [row["value"] for row in rows]
    assert CARD_RANK == CARD_VALUE
    assert [SUIT[suit] for suit in CARD_SUIT] == [row["suit"] for row in rows]
    assert [POKER_EFFECT[effect] for effect in CARD_EFFECT] == [row["effect"] for row in rows]
    assert ["" if card == NOBODY else CARD[card] for card in REPLACED] == [row["replaces_card"] for row in rows]
    assert [card.rank for card in content.POKER_CARDS] == [row["rank"] for row in rows]
    assert (tuple(range(52)), tuple(range(52, 62))) == (BASE_CARDS, ALTERNATES)
    worth = {CARD_VALUE[card]: FRONTIER_VALUE[card] for card in range(len(CARD))}
    assert worth == {**{value: value for value in range(2, 10)}, 10: 10, 11: 10, 12: 10, 13: 10, 14: 11}


def test_cheat_is_wild_and_close_call_answers_wounds() -> None:
    assert {POKER_EFFECT[CARD_EFFECT[card]] for card, wild in enumerate(WILD) if wild} == {"cheat"}
    assert {POKER_EFFECT[CARD_EFFECT[card]] for card, answers in enumerate(CLOSE_CALL) if answers} == {"close_call"}


@pytest.mark.rule("WL-GEN-01")
def test_the_fight_cards_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.8")
    assert [row["rank"] for row in rows] == FIGHT_RANKS
    assert [str(value) for value in FIGHT_VALUE] == [row["value"] for row in rows]
    assert [str(text) for text in FIGHT_TEXT] == [row["effect_on_the_player"] for row in rows]


def test_the_items_are_those_of_the_ledger() -> None:
    ours = [
        {
            "item": ITEM[item],
            "name": ITEM_NAMES[item],
            "kind": ("weapon", "mount", "misc")[ITEM_KIND[item]],
            "cost": str(ITEM_COST[item]),
            "movement": str(ITEM_MOVEMENT[item][0] or ""),
            "effect": str(ITEM_TEXT[item][0]),
            "upgraded_movement": str(ITEM_MOVEMENT[item][1] or ""),
            "upgraded_effect": str(ITEM_TEXT[item][1]),
            "upgraded_lp": str(ITEM_LP[item] or ""),
            "set": "base" if item in BASE_ITEMS else "ante_up",
        }
        for item in range(len(ITEM))
    ]
    assert ours == [_without_origin(row) for row in LEDGER.csv("9.9")]


def test_the_characters_are_those_of_the_ledger() -> None:
    ours = [
        {
            "character": CHARACTER[each],
            "name": CHARACTER_NAMES[each],
            "set": "base" if each in BASE_CHARACTERS else "ante_up",
            "start_space_options": named(start.starts).replace(" ", "|"),
            "money": str(start.money),
            "poker_cards": str(start.cards),
            "items": ";".join(ITEM[item] + "+" * upgraded for item, upgraded in start.items),
            "marshal": str(start.marshal),
            "wanted": str(start.wanted),
            "gambler": str(start.gambler),
            "wounds": str(start.wounds),
            "ability": str(CHARACTER_TEXT[each]),
        }
        for each, start in enumerate(CHARACTERS)
    ]
    assert ours == LEDGER.csv("9.10")


def test_the_goals_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.11")
    assert GOAL.ids == [row["goal"] for row in rows]
    assert [row["name"] for row in rows] == GOAL_NAMES
    assert [row["condition"] for row in rows] == GOAL_WORDS
    assert [goal for goals in GOALS_OF for goal in goals] == list(range(80))
    owners = [CHARACTER[character] for character, goals in enumerate(GOALS_OF) for _ in goals]
    assert owners == [row["character"] for row in rows]


def test_a_goal_is_a_state_where_the_ledger_says_own_have_or_hold() -> None:
    words = [said.split(" ")[0] in ("own", "have", "hold") for said in GOAL_WORDS]
    assert [condition.is_state for condition in GOAL_CONDITION] == words


def test_the_numbers_of_a_condition_are_those_of_its_words() -> None:
    """So that a figure changed in one of the two is not forgotten in the other."""
    counting = {"twice": "2", "three": "3", "both": "2"}
    for condition, said in zip(GOAL_CONDITION, GOAL_WORDS, strict=True):
        asked = [word for word in str(condition).replace(",", "").split(" ") if word.isdigit() and word != "1"]
        told = [word.strip("$(),") for word in said.split(" ")]
        there = [*told, *(counting[word] for word in told if word in counting)]
        assert all(number in there for number in asked), (str(condition), said)


@pytest.mark.rule("WL-STORY-01")
def test_the_story_triggers_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.12")
    assert TRIGGER.ids == [row["trigger"] for row in rows]
    assert [row["text"] for row in rows] == TRIGGER_WORDS
    assert [str(discs) for discs in TRIGGER_DISCS] == [row["discs"] for row in rows]
    counts = Counter(STORY_TRIGGER)
    assert [str(counts[trigger]) for trigger in range(len(TRIGGER))] == [row["cards"] for row in rows]


def test_the_story_cards_are_those_of_the_ledger() -> None:
    ours = [
        {
            "card": STORY[story],
            "trigger": TRIGGER[STORY_TRIGGER[story]],
            "name": STORY_NAMES[story],
            "reward_per_contributor": str(STORY_REWARD[story]),
            "bandits": " ".join(GANG[gang] for gang in STORY_BANDITS[story]),
            "sheriff_spaces": str(STORY_SHERIFF[story]),
        }
        for story in range(len(STORY))
    ]
    assert ours == LEDGER.csv("9.13")


def test_the_event_cards_are_those_of_the_ledger() -> None:
    ours = [
        {"event": EVENT[event], "name": EVENT_NAMES[event], "effect": str(EVENT_TEXT[event])}
        for event in range(len(EVENT))
    ]
    assert ours == LEDGER.csv("9.14")


def test_the_train_encounters_are_those_of_the_ledger() -> None:
    ours = [
        {
            "encounter": ENCOUNTER[each],
            "name": ENCOUNTER_NAMES[each],
            "fight_cards": str(ENCOUNTER_CARDS[each]),
            "win_or_result": str(ENCOUNTER_WIN[each]),
            "loss": str(ENCOUNTER_LOSS[each]),
        }
        for each in range(len(ENCOUNTER))
    ]
    assert ours == LEDGER.csv("9.15")


def test_the_cards_of_the_man_in_black_are_those_of_the_ledger() -> None:
    ours = [{"card": MIB_CARD[each], "name": MIB_NAMES[each], "effect": str(MIB_TEXT[each])} for each in range(11)]
    assert ours == LEDGER.csv("9.20")


# --- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AU-LONG-07")
def test_the_event_tokens_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.16")
    ours = [
        {
            "token": TOKEN[token],
            "kind": ("outlaw", "claim_jumper", "high_roller")[TOKEN_KIND[token]],
            "number": str(TOKEN_NUMBER[token]),
            "reward": str(TOKEN_REWARD[token]),
        }
        for token in range(len(TOKEN))
    ]
    assert ours == rows[:15]
    assert [(row["kind"], row["reward"]) for row in rows[15:]] == [("longhorn", str(LONGHORN_REWARD))] * LONGHORNS


def test_the_frontier_tokens_are_those_of_the_ledger() -> None:
    ours = [
        {"token": FRONTIER[each], "number": str(FRONTIER_TOKEN_NUMBER[each]), "reward": str(FRONTIER_REWARD[each])}
        for each in range(len(FRONTIER))
    ]
    assert ours == LEDGER.csv("9.17")


@pytest.mark.rule("WL-SETUP-06", "AU-SETUP-12")
def test_the_cattle_tokens_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.18")
    assert CATTLE.ids == [row["token"] for row in rows]
    assert [COLOUR[colour] for colour in CATTLE_COLOUR] == [row["colour"] for row in rows]
    assert [str(text) for text in CATTLE_REWARD] == [row["reward"] for row in rows]
    left = [CATTLE[token] for token, only in enumerate(CATTLE_ONLY_OF_8) if only]
    assert left == [f"cattle_{colour}_{number}" for colour in COLOUR.ids for number in (2, 4)]


def test_the_legendary_tokens_are_those_of_the_ledger() -> None:
    rows = LEDGER.csv("9.19")
    assert [int(row["lp"]) for row in rows for _ in range(int(row["count"]))] == LEGENDARY_LP
    assert sum(int(row["count"]) for row in rows if row["set"] == "base") == BASE_LEGENDARY == 18


def test_every_text_is_shown_in_words() -> None:
    for text in content.READ.texts.values():
        if text.clauses:
            line = content.SHOWN.lines[text.text]
            assert line.words[0].isupper()
            assert line.words.endswith(".")
            assert all(step in content.SHOWN.steps for step in (*line.asks, *line.brings))


def test_every_table_for_the_page_has_a_name_of_its_own() -> None:
    shown = [name.lower() for name, value in vars(content).items() if name.isupper() and _is_list_of_entries(value)]
    listed = [f"{name.lower()}s" for name, value in vars(content).items() if isinstance(value, Names)]
    assert not set(shown) & set(listed)
    assert len(shown) == len(TABLES) - 3, "corners and gangs are not drawn, and the spaces of both boards are one list"


def _is_list_of_entries(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Entry)


def test_the_origin_of_the_ledger_is_kept() -> None:
    for row, entry in zip(LEDGER.csv("9.12"), content.STORY_BACKS, strict=True):
        assert entry.origin == row["origin"]
    for row, effect in zip(LEDGER.csv("9.6"), content.CARD_EFFECTS, strict=True):
        assert row["origin"].startswith(effect.origin)


# --- options -------------------------------------------------------------------------------------------------------


def judgement_calls() -> dict[str, str]:
    """The options of section 12 and their defaults."""
    table = LEDGER.text.partition("\n## 12. ")[2].partition("\n**Balance")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    return {row[0].strip("`"): row[1].strip("`") for row in rows[2:]}


def test_the_options_are_those_of_the_ledger_with_its_defaults() -> None:
    calls = judgement_calls()
    assert {"players", *calls} == set(Options.__struct_fields__)
    said = {"off": False, "on": True, "false": False, "true": True, "none": None, "only at 2 players": None}
    for name, default in calls.items():
        word = default.removesuffix(" (only with Ante Up)")
        expected = said.get(word, int(word) if word.isdigit() else word)
        assert getattr(Options(players=2), name) == expected, name


@pytest.mark.rule("WL-MIB-01")
def test_the_man_in_black_rides_along_with_two_players_unless_the_table_says_otherwise() -> None:
    assert [make(Options, {"players": players}).with_man_in_black for players in (2, 3, 6)] == [True, False, False]
    assert not make(Options, {"players": 2, "man_in_black": "off"}).with_man_in_black
    assert make(Options, {"players": 5, "man_in_black": "always"}).with_man_in_black
    assert make(Options, {"man_in_black": "auto"}, from_text=True) == Options()


@pytest.mark.rule("AU-HSP-01", "AU-SETUP-10")
def test_high_stakes_and_alternate_cards_need_ante_up() -> None:
    with pytest.raises(BadOption, match="Option high_stakes_poker pays Gambler points, so it needs Ante Up"):
        make(Options, {"expansion": "base", "high_stakes_poker": True})
    assert make(Options, {}).with_alternates
    assert not make(Options, {"alternate_poker": False}).with_alternates
    assert not make(Options, {"expansion": "base"}).with_alternates


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("target_lp", 17, "15, 20 or 25"),
        ("players", 7, "a whole number from 2 to 6"),
        ("players", 1, "a whole number from 2 to 6"),
        ("expansion", "frontier", "ante_up or base"),
        ("max_rounds", 0, "auto"),
        ("man_in_black", "sometimes", "always, off or auto"),
        ("bank_heist_wanted", 4, "a whole number from 2 to 3"),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(option: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOption, match=f"Option {option} cannot be .*{allowed}"):
        make(Options, {option: value})
