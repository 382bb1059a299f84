"""Laying out the table. Chapter 5.3."""

from collections import Counter
from typing import Any, TypeVar

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.errors import BadOption
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import (
    CAMP,
    CARD,
    CHARACTERS,
    DECK_CARDS,
    DECK_OF,
    EXHAUSTION_DECK,
    KIND_OF,
    MISSION,
    MISSIONS,
    PAIN_DECK,
    SCOREBOARD,
    SOLO,
    STARTER_DECK,
    TILE_TYPE,
    TRADE_DECK,
)
from saddlebag.games.deck_goes_west.effects.jobs import job_words
from saddlebag.games.deck_goes_west.effects.terms import LAKE, ON_BUILD, ON_REVEAL, ON_WAGON_WEST, RIVER
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules.grid import CELL
from saddlebag.games.deck_goes_west.rules.setup import setup
from saddlebag.games.deck_goes_west.seen.view import view
from saddlebag.games.deck_goes_west.state import State
from tests.games.deck_goes_west.kit import CHARACTERS as SEATED
from tests.games.deck_goes_west.kit import (
    bandits,
    compass,
    face_down,
    face_up,
    gangs,
    kinds,
    lay,
    night,
    night_step,
    one_piece,
    place,
    question,
    star_die,
    table,
    trade_row,
)
from tests.games.kit import unrolled

T = TypeVar("T")
SEEDS = range(30)
STANDARD_UP = ["c0r-1", "c0r0", "c0r1", "c1r-1", "c1r0", "c1r1"]
STANDARD_DOWN = ["c0r-2", "c0r2", "c1r-2", "c1r2", "c2r-1", "c2r0", "c2r1"]


class StillDice(Dice):
    """Dice that shuffle nothing: the piles keep the order of their tables."""

    def shuffle(self, items: list[T]) -> None:
        pass


def unshuffled(mission: str = "new_world", players: int = 1, **options: Any) -> State:
    return setup(Options(mission=mission, players=players, **options), StillDice(1))


# --- mission, scoreboard and dice -------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-01")
@pytest.mark.parametrize("name", MISSION.ids)
def test_each_of_the_fifteen_missions_can_be_chosen(name: str) -> None:
    assert len(MISSION) == 15
    s = table(name)
    assert s.mission_card.id == name
    one_piece(s)
    assert question(s) == "action"


@pytest.mark.rule("DW-SETUP-03", "DW-SETUP-04")
@pytest.mark.parametrize("name", MISSION.ids)
def test_every_cell_of_a_missions_options_can_be_chosen_and_the_top_left_one_is_the_default(name: str) -> None:
    mission = MISSIONS[MISSION.find(name)]
    plain = table(name)
    assert (plain.scoreboard, plain.options.dice_index) == (mission.boards[0], 0)
    for board in mission.boards:
        for dice in ("d20", "d12", "both"):
            s = table(name, scoreboard=SCOREBOARD[board], dice=dice)
            assert (s.board.id, s.options.dice) == (SCOREBOARD[board], dice)


@pytest.mark.rule("DW-SETUP-03", "DW-SETUP-04")
def test_the_scoreboards_of_other_missions_are_out_of_the_game() -> None:
    with pytest.raises(BadOption, match="scoreboard cannot be C in Discovery"):
        table("discovery", scoreboard="C")


@pytest.mark.rule("DW-SETUP-02")
@pytest.mark.parametrize(
    ("options", "mission"),
    [
        ({"players": 1}, "new_world"),
        ({"players": 2}, "discovery"),
        ({"players": 2, "mode": "cooperative"}, "speed_of_the_slowest"),
    ],
)
def test_a_first_game_is_laid_out_with_the_mission_advised_for_its_mode(options: dict[str, Any], mission: str) -> None:
    assert setup(Options(**options), Dice(1)).mission_card.id == mission


@pytest.mark.rule("DW-SETUP-05", "DW-SETUP-07")
@pytest.mark.parametrize(("dice", "rolls"), [("d20", [20, 20]), ("d12", [12, 12]), ("both", [12, 20, 12, 20])])
def test_the_dice_of_the_option_are_rolled_at_night_and_both_means_each_roll_with_both(
    dice: str, rolls: list[int]
) -> None:
    s = night("discovery", dice=dice)
    s.vp[0] = 16  # risk 2
    lay(s, {"c1r0": "T12"})  # the only star 12
    night_step(s, "appear")
    for sides in rolls:
        star_die(s, sides, 12)
    one_piece(s)
    assert (unrolled(s), gangs(s)) == (0, {"c1r0": len(rolls)})


@pytest.mark.rule("DW-SETUP-05")
def test_with_the_option_both_dice_take_turns_the_d12_first() -> None:
    s = night("discovery", dice="both", both_dice="d12_then_d20_alternate")
    s.vp[0] = 24  # risk 3
    night_step(s, "appear")
    for sides in (12, 20, 12):
        star_die(s, sides, 12)
    one_piece(s)
    assert unrolled(s) == 0


@pytest.mark.rule("DW-SETUP-07")
@pytest.mark.parametrize(("face", "to"), [("N", "c1r-1"), ("S", "c1r1"), ("W", "c2r0")])
def test_the_compass_die_sends_bandits_along_the_compass_of_the_scoreboard(face: str, to: str) -> None:
    s = night("new_world")
    bandits(s, {"c1r0": 1})
    night_step(s, "move")
    compass(s, face)
    star_die(s, 20, 20)
    one_piece(s)
    assert gangs(s) == {to: 1}


@pytest.mark.rule("DW-SETUP-08")
@pytest.mark.parametrize("mission", ["new_world", "discovery", "iron_road"])
def test_the_day_tracker_starts_on_sun_0(mission: str) -> None:
    assert table(mission).day == 0


@pytest.mark.rule("DW-SETUP-08")
@pytest.mark.parametrize(("players", "day"), [(2, 0), (3, 1), (5, 3)])
def test_with_short_days_a_larger_team_starts_later(players: int, day: int) -> None:
    assert table("iron_road", players, coop_scaling="short_days").day == day
    assert table("discovery", players, coop_scaling="short_days").day == 0


# --- cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-09", "DW-SETUP-10", "DW-SETUP-11")
def test_the_cards_are_sorted_into_pain_exhaustion_trade_and_starter() -> None:
    s = table("discovery", 3)
    for deck in (PAIN_DECK, EXHAUSTION_DECK):
        assert sorted(s.common[deck].pile) == list(DECK_CARDS[deck])
    assert sorted(s.common[TRADE_DECK].pile + s.trade_row) == list(DECK_CARDS[TRADE_DECK])
    assert {DECK_OF[card] for player in s.players for card in player.draw} == {STARTER_DECK}


@pytest.mark.rule("DW-SETUP-10")
@pytest.mark.parametrize("deck", [PAIN_DECK, EXHAUSTION_DECK])
def test_both_piles_of_dangers_are_shuffled_face_down_with_an_empty_discard_beside(deck: int) -> None:
    piles = [table("new_world", seed=seed).common[deck] for seed in (1, 2)]
    assert piles[0].pile != piles[1].pile
    assert piles[0].pile != list(DECK_CARDS[deck])
    assert [pile.discards for pile in piles] == [[], []]
    assert all(table("new_world").cards.eyes[card] == 0 for card in DECK_CARDS[deck])


@pytest.mark.rule("DW-SETUP-11")
def test_five_shuffled_trade_cards_lie_face_up_and_the_rest_in_a_pile_face_down() -> None:
    s = table("new_world")
    trade = s.common[TRADE_DECK]
    assert (len(s.trade_row), len(trade.pile), trade.discards) == (5, 45, [])
    assert all(s.cards.eyes[card] == EVERYBODY for card in s.trade_row)
    assert not any(s.cards.eyes[card] for card in trade.pile)
    assert trade_row(s) != trade_row(table("new_world", seed=2))


@pytest.mark.rule("DW-SETUP-11")
def test_the_first_card_dealt_is_the_oldest_and_lies_in_slot_5() -> None:
    s = unshuffled()
    last = DECK_CARDS[TRADE_DECK][-5:]
    assert s.trade_row == list(last)


@pytest.mark.rule("DW-SETUP-12", "DW-SETUP-25")
def test_starter_cards_are_only_in_the_decks_of_the_characters() -> None:
    s = table("discovery", 2)
    starters = s.common[STARTER_DECK]
    assert (starters.pile, starters.discards) == ([], [])
    dealt = [card for player in s.players for card in player.draw]
    assert len(dealt) == len(set(dealt)) == 8 + 9


# --- land -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-13")
def test_all_tiles_are_on_the_map_or_in_the_shuffled_pile() -> None:
    s = table("new_world")
    everywhere = [*s.land.values(), *s.fringe.values(), *s.land_pile]
    assert sorted(everywhere) == list(range(48))
    assert (s.land_discard, len(s.land_pile)) == ([], 48 - 13)
    assert s.land_pile != table("new_world", seed=2).land_pile


@pytest.mark.rule("DW-SETUP-13")
def test_tiles_that_a_mission_sets_aside_are_taken_out_before_the_deal() -> None:
    s = table("bridge_the_waters")
    aside = [s.land[CELL.find(name)] for name in ("c1r-1", "c1r0", "c1r1")]
    assert [TILE_TYPE[tile] for tile in aside] == [LAKE, RIVER, LAKE]
    assert sorted([*s.land.values(), *s.fringe.values(), *s.land_pile]) == list(range(48))


@pytest.mark.rule("DW-SETUP-14", "DW-SETUP-15")
def test_tiles_are_dealt_face_up_cells_first_from_east_to_west_and_north_to_south() -> None:
    s = unshuffled()
    dealt = [f"T{number}" for number in range(48, 35, -1)]
    assert face_up(s) == dict(zip(STANDARD_UP, dealt, strict=False))
    assert face_down(s) == dict(zip(STANDARD_DOWN, dealt[6:], strict=True))


@pytest.mark.rule("DW-SETUP-14")
@pytest.mark.parametrize(
    ("mission", "up", "down"),
    [("lone_surveyor", 3, 5), ("discovery", 6, 7), ("iron_rivals", 10, 9), ("clean_sweep", 9, 9)],
)
def test_the_mission_says_how_many_tiles_lie_face_up_and_face_down(mission: str, up: int, down: int) -> None:
    s = table(mission)
    assert (len(face_up(s)), len(face_down(s))) == (up, down)


@pytest.mark.rule("DW-SETUP-14")
def test_nobody_knows_the_face_down_tiles_and_everybody_the_others() -> None:
    s = table("new_world")
    assert not any(s.tiles.eyes[tile] for tile in s.fringe.values())
    assert all(s.tiles.eyes[tile] == EVERYBODY for tile in s.land.values())


@pytest.mark.rule("DW-SETUP-17")
@pytest.mark.parametrize("mission", ["lone_surveyor", "discovery", "iron_rivals", "clean_sweep"])
def test_all_meeples_start_standing_on_the_middle_tile_in_the_east(mission: str) -> None:
    s = table(mission)
    assert all(place(s, seat) == "c0r0" and player.standing for seat, player in enumerate(s.players))


@pytest.mark.rule("DW-SETUP-17")
def test_the_start_tile_may_be_a_lake() -> None:
    found = [
        s for s in (table("new_world", seed=seed) for seed in SEEDS) if TILE_TYPE[s.land[CELL.find("c0r0")]] == LAKE
    ]
    assert found
    assert all(place(s, 0) == "c0r0" for s in found)


@pytest.mark.rule("DW-SETUP-18")
@pytest.mark.parametrize(("mission", "tokens"), [("new_world", [0]), ("discovery", [0, 0, 0]), ("iron_road", [0])])
def test_score_tokens_start_on_horseshoe_0(mission: str, tokens: list[int]) -> None:
    players = 1 if MISSIONS[MISSION.find(mission)].mode == SOLO else 3
    assert table(mission, players).vp == tokens


@pytest.mark.rule("DW-SETUP-19")
def test_every_camp_that_shows_gets_one_bandit_and_no_other_tile_does() -> None:
    seen = 0
    for seed in SEEDS:
        s = table("discovery", seed=seed)
        camps = [cell for cell, tile in s.land.items() if TILE_TYPE[tile] == CAMP]
        assert s.bandits == dict.fromkeys(camps, 1)
        seen += len(camps)
    assert seen


@pytest.mark.rule("DW-SETUP-20")
def test_the_missions_own_lines_come_after_the_bandits_of_the_camps() -> None:
    for seed in SEEDS:
        s = table("clean_sweep", seed=seed)
        start = CELL.find("c0r0")
        for cell, tile in s.land.items():
            camp = TILE_TYPE[tile] == CAMP
            assert s.bandits.get(cell, 0) == (2 if camp else 0) + (cell != start)


@pytest.mark.rule("DW-SETUP-20", "DW-SETUP-23")
def test_what_a_mission_gives_to_all_comes_on_top_of_the_start_resources() -> None:
    plain, gifted = table("discovery"), table("iron_rivals")
    for before, after in zip(plain.players, gifted.players, strict=True):
        gold, metal, wood, food = before.stock
        assert after.stock == [gold, metal + 2, wood + 1, food]


@pytest.mark.rule("DW-SETUP-20")
def test_a_wagon_is_on_the_table_only_where_the_mission_puts_one() -> None:
    assert CELL[table("cautious_cargo").wagon] == "c0r0"
    assert table("iron_road").wagon == NOBODY


@pytest.mark.rule("DW-SETUP-28")
@pytest.mark.parametrize(("mission", "column"), [("lone_surveyor", 0), ("discovery", 1), ("clean_sweep", 2)])
def test_reveals_are_measured_from_the_westmost_tile_of_the_setup_and_the_rest_from_nothing(
    mission: str, column: int
) -> None:
    s = table(mission)
    assert s.records[ON_REVEAL] == column
    assert [s.records[ON_BUILD], s.records[ON_WAGON_WEST]] == [-1, -1]


# --- characters -------------------------------------------------------------------------------------------------


def difficulties(s: State) -> list[int]:
    return sorted(CHARACTERS[player.character].difficulty for player in s.players)


@pytest.mark.rule("DW-SETUP-21")
@pytest.mark.parametrize(("difficulty", "players"), [(1, 5), (2, 4), (3, 3)])
def test_everyone_gets_a_different_character_of_the_difficulty(difficulty: int, players: int) -> None:
    for seed in SEEDS:
        s = table("discovery", players, seed=seed, difficulty=difficulty, characters=())
        assert difficulties(s) == [difficulty] * players
        assert len({player.character for player in s.players}) == players


@pytest.mark.rule("DW-SETUP-21")
def test_a_first_game_is_played_with_characters_of_difficulty_1() -> None:
    assert difficulties(table("discovery", 5, characters=())) == [1] * 5


@pytest.mark.rule("DW-SETUP-21")
def test_a_chosen_character_is_dealt_to_nobody_else() -> None:
    for seed in SEEDS:
        s = table("discovery", 5, seed=seed, characters=("random", "rosa_quill", "random", "random", "random"))
        names = [CHARACTERS[player.character].id for player in s.players]
        assert (names[1], len(set(names))) == ("rosa_quill", 5)


@pytest.mark.rule("DW-SETUP-22")
@pytest.mark.parametrize(
    ("difficulty", "players", "dealt"),
    [(3, 4, [2, 3, 3, 3]), (3, 5, [2, 2, 3, 3, 3]), (2, 5, [1, 2, 2, 2, 2])],
)
def test_missing_characters_are_taken_from_the_next_lower_difficulty(
    difficulty: int, players: int, dealt: list[int]
) -> None:
    for seed in SEEDS:
        assert difficulties(table("discovery", players, seed=seed, difficulty=difficulty, characters=())) == dealt


@pytest.mark.rule("DW-SETUP-23", "DW-SETUP-24")
@pytest.mark.parametrize("name", [character.id for character in CHARACTERS])
def test_a_character_starts_with_its_resources_and_its_shuffled_starter_cards(name: str) -> None:
    s = table("new_world", characters=(name,))
    (player,) = s.players
    character = CHARACTERS[player.character]
    assert (character.id, player.stock) == (name, list(character.stock))
    assert Counter(KIND_OF[card] for card in player.draw) == dict(character.deck)
    assert (player.hand, player.discard) == ([], [])
    assert not any(s.cards.eyes[card] for card in player.draw)


@pytest.mark.rule("DW-SETUP-24")
def test_start_decks_are_shuffled() -> None:
    decks = [kinds(table("new_world", seed=seed).players[0].draw) for seed in range(4)]
    assert len({tuple(deck) for deck in decks}) > 1


@pytest.mark.rule("DW-SETUP-25")
def test_unused_starter_cards_and_characters_never_come_in() -> None:
    s = table("discovery", 2)
    there = [card for player in s.players for card in player.draw] + s.trade_row
    there += [card for pile in s.common for card in pile.pile + pile.discards]
    out = set(range(len(CARD))) - set(there)
    assert {DECK_OF[card] for card in out} == {STARTER_DECK}
    assert len(out) == 50 - 8 - 9
    assert [CHARACTERS[player.character].id for player in s.players] == list(SEATED[:2])


# --- before the first day ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-26")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_p1_token_goes_to_who_was_chosen(seat: int) -> None:
    assert table("discovery", 3, first_player=seat).p1 == seat


@pytest.mark.rule("DW-SETUP-26")
def test_without_a_choice_chance_gives_the_p1_token() -> None:
    found = {table("discovery", 3, seed=seed, first_player="random").p1 for seed in SEEDS}
    assert found == {0, 1, 2}


@pytest.mark.rule("DW-SETUP-26")
@pytest.mark.parametrize("mission", ["new_world", "iron_road"])
def test_only_rivals_have_a_p1_token(mission: str) -> None:
    assert table(mission).p1 == NOBODY


@pytest.mark.rule("DW-SETUP-27")
@pytest.mark.parametrize("mission", MISSION.ids)
def test_before_the_first_day_everybody_can_read_what_the_mission_is_about(mission: str) -> None:
    s = table(mission)
    for viewer in (None, *range(len(s.players))):
        seen = view(s, viewer)
        assert (seen.mission, seen.scoreboard, seen.bandit_dice) == (mission, s.board.id, "d20")
    card = s.mission_card
    assert card.about
    assert all(job_words(job) for job in (*card.jobs, *(job for event in card.events for job in event)))
