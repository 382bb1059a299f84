"""Modes, days and nights, directions; winning and losing in short. Chapters 5.1 and 5.2."""

import pytest

from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import CHARACTERS, KIND_BUY, KIND_JOBS, TILE_JOB
from saddlebag.games.deck_goes_west.state import PLAYER
from tests.games.deck_goes_west.kit import (
    Table,
    asked,
    bandits,
    discard_pile,
    draw_pile,
    ended,
    face_down,
    face_up,
    gangs,
    go_on,
    go_to,
    hand,
    land,
    lay,
    next_cards,
    night,
    night_step,
    offered,
    on_offer,
    one_piece,
    place,
    play,
    put,
    question,
    roll,
    star_die,
    stock,
    table,
    who,
    workday,
)


def to_dawn(s: Table) -> list[str]:
    """Play on to the next dawn with the last of the answers on offer; the questions that were asked."""
    questions: list[str] = []
    while s.stage != "dawn":
        if s.ask is None:
            one_piece(s)
        else:
            questions.append(question(s))
            play(s, on_offer(s)[-1])
    return questions


# --- what each player has ---------------------------------------------------------------------------------------


@pytest.mark.rule("DW-GEN-01")
def test_every_player_has_a_character_a_stock_a_draw_pile_an_empty_hand_and_an_empty_discard_pile() -> None:
    s = table("discovery", 3)
    assert len({player.character for player in s.players}) == 3
    for player in s.players:
        character = CHARACTERS[player.character]
        assert player.stock == list(character.stock)
        assert len(player.draw) == sum(count for _, count in character.deck)
        assert (player.hand, player.discard) == ([], [])


@pytest.mark.rule("DW-GEN-01")
def test_cards_go_from_the_hand_to_the_discard_pile_to_the_draw_pile_and_back_to_the_hand() -> None:
    s = workday("new_world")
    put(s, 0, hand="boots", food=1)
    play(s, "play boots 1", "stop")
    assert (hand(s, 0), discard_pile(s, 0), draw_pile(s, 0)) == ([], ["boots"], [])
    go_to(s, "dawn: dawn")
    one_piece(s)
    assert (hand(s, 0), discard_pile(s, 0), draw_pile(s, 0)) == (["boots"], [], [])


@pytest.mark.rule("DW-GEN-01")
def test_what_a_player_does_leaves_the_things_of_the_others_alone() -> None:
    s = workday("discovery")
    put(s, 0, hand="boots", food=1)
    put(s, 1, hand="boots", draw="pan", discard="knife", food=1)
    play(s, "play boots 1", "stop")
    assert (stock(s, 0), stock(s, 1)) == ({}, {"food": 1})
    assert (hand(s, 1), draw_pile(s, 1), discard_pile(s, 1)) == (["boots"], ["pan"], ["knife"])


# --- modes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-GEN-02")
@pytest.mark.parametrize(
    ("mission", "players"),
    [("new_world", 1), *[(mission, n) for mission in ("discovery", "iron_road") for n in (2, 3, 4, 5)]],
)
def test_one_plays_alone_and_two_to_five_against_each_other_or_together(mission: str, players: int) -> None:
    s = table(mission, players)
    assert len(s.players) == players
    go_on(s)
    assert [len(hand(s, seat)) for seat in range(players)] == [6] * players


@pytest.mark.rule("DW-GEN-05", "DW-GEN-07", "DW-GEN-10", "DW-GEN-14")
@pytest.mark.parametrize(
    ("mission", "players", "tokens"), [("new_world", 1, 1), ("discovery", 3, 3), ("iron_road", 3, 1)]
)
def test_rivals_have_a_score_token_each_and_a_team_has_one(mission: str, players: int, tokens: int) -> None:
    assert len(table(mission, players).vp) == tokens


@pytest.mark.rule("DW-GEN-05")
def test_a_rival_scores_on_the_own_token_only() -> None:
    s = workday("discovery")
    put(s, 0, "c1r0", hand="boots", food=1)
    play(s, "play boots 1", "try west", "decline walk")
    assert s.vp == [2, 0]


@pytest.mark.rule("DW-GEN-07")
def test_a_team_scores_on_the_common_token_whoever_scores() -> None:
    s = workday("feed_the_frontier")
    put(s, 1, "c1r0", hand="boots", food=1)
    play(s, "hand_over blue", "play boots 1", "try west", "decline walk")
    assert s.vp == [1]


@pytest.mark.rule("DW-GEN-07")
@pytest.mark.parametrize("scorer", [0, 1])
def test_a_team_wins_together_whoever_scores_the_last_point(scorer: int) -> None:
    s = workday("feed_the_frontier")
    s.vp = [s.board.score_len - 1]
    s.active = scorer
    put(s, scorer, "c1r0", hand="boots", food=1)
    play(s, "play boots 1", "try west")
    assert ended(s).winners == [0, 1]


@pytest.mark.rule("DW-GEN-06")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_rivals_act_clockwise_from_the_holder_of_the_p1_token(first: int) -> None:
    s = table("discovery", 3, first_player=first)
    turns = []
    for _ in range(3):
        turns.append(who(s))
        play(s, "pass")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("DW-GEN-08")
def test_one_of_a_team_may_act_several_times_running() -> None:
    s = workday("iron_road", 3)
    put(s, 0, food=6)
    for _ in range(3):
        assert who(s) == 0
        play(s, "mission 2")
    assert stock(s, 0) == {"metal": 3}


@pytest.mark.rule("DW-GEN-08")
@pytest.mark.parametrize("colour", ["blue", "green"])
def test_anyone_of_a_team_may_act_next(colour: str) -> None:
    s = workday("iron_road", 3)
    for seat in range(3):
        put(s, seat, food=2)
    play(s, f"hand_over {colour}", "mission 2")
    actor = PLAYER.find(colour)
    assert [stock(s, seat) for seat in range(3)] == [
        {"metal": 1} if seat == actor else {"food": 2} for seat in range(3)
    ]


@pytest.mark.rule("DW-GEN-08", "DW-GEN-10")
@pytest.mark.parametrize(("mission", "players"), [("new_world", 1), ("discovery", 2)])
def test_nobody_hands_over_alone_or_among_rivals(mission: str, players: int) -> None:
    assert offered(workday(mission, players), "hand_over") == []


@pytest.mark.rule("DW-GEN-10")
def test_alone_there_is_no_p1_token_and_no_turn_only_actions_until_the_player_passes() -> None:
    s = workday("new_world")
    put(s, 0, food=3, hand="rail_hammer rail_hammer rail_hammer")
    assert s.p1 == NOBODY
    for _ in range(3):
        play(s, "play rail_hammer 2")
        assert (s.stage, who(s)) == ("actions", 0)
        assert "pass" in on_offer(s)


@pytest.mark.rule("DW-GEN-09")
@pytest.mark.parametrize(("options", "is_open"), [({}, True), ({"coop_open_hands": False}, False)])
def test_a_team_plays_with_open_hands_unless_it_chooses_not_to(options: dict[str, bool], is_open: bool) -> None:
    s = table("iron_road", 2, **options)
    go_on(s)
    card = s.players[1].hand[0]
    assert bool(s.cards.eyes[card] & 1) == is_open


@pytest.mark.rule("DW-GEN-09")
def test_rivals_never_play_with_open_hands() -> None:
    s = table("discovery", 2)
    go_on(s)
    assert not any(s.cards.eyes[card] & 1 for card in s.players[1].hand)


# --- days and nights --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-GEN-03")
def test_day_and_night_take_turns_and_a_day_comes_first() -> None:
    s = table("new_world")
    stages: list[str] = []
    for _ in range(3):
        assert s.stage == "dawn"
        one_piece(s)
        stages.append(s.stage)
        play(s, "pass", "done")
        stages.append(s.stage)
        to_dawn(s)
    assert stages == ["actions", "night"] * 3
    assert s.day == 3


@pytest.mark.rule("DW-GEN-04")
def test_at_night_nobody_has_a_turn_and_only_the_choices_of_the_night_are_asked_for() -> None:
    s = night("discovery")
    put(s, 0, hand="boots knife", food=5, tapped=True)
    put(s, 1, hand="boots pan", food=5, tapped=True)
    bandits(s, {"c0r0": 1})
    next_cards(s, "weary weary")
    roll(s, 0)
    star_die(s, 20, 20)
    assert to_dawn(s) == ["which_pile", "which_pile", "fight", "fight"]


# --- the land ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-GEN-12", "DW-SETUP-06")
@pytest.mark.parametrize(
    ("direction", "goal"), [("north", "c1r-1"), ("south", "c1r1"), ("west", "c2r0"), ("east", "c0r0")]
)
def test_west_leads_away_from_the_scoreboard_and_north_lies_to_the_right_of_who_looks_west(
    direction: str, goal: str
) -> None:
    s = workday("new_world")
    lay(s, {"c2r0": "T11"})
    put(s, 0, "c1r0", hand="boots", food=1)
    play(s, "play boots 1", f"step {direction} walk")
    assert place(s, 0) == goal


@pytest.mark.rule("DW-GEN-12")
@pytest.mark.parametrize(
    ("at", "direction", "new"),
    [
        ("c200r0", "west", {"c201r-1", "c201r1", "c202r0"}),
        ("c5r-150", "north", {"c5r-152", "c6r-151"}),
        ("c5r150", "south", {"c5r152", "c6r151"}),
    ],
)
def test_the_map_grows_west_north_and_south_without_end(at: str, direction: str, new: set[str]) -> None:
    s = workday("new_world")
    col, row = at[1:].split("r")
    target = {"west": f"c{int(col) + 1}r{row}", "north": f"c{col}r{int(row) - 1}", "south": f"c{col}r{int(row) + 1}"}
    land(s, {at: "T01", target[direction]: "?T15"})
    put(s, 0, at, hand="boots", food=1)
    play(s, "play boots 1", f"try {direction}")
    assert new <= set(face_down(s))


@pytest.mark.rule("DW-GEN-13")
@pytest.mark.parametrize(("mission", "stay"), [("wagon_rush", 1), ("iron_road", 5)])
def test_where_a_mission_says_otherwise_the_mission_is_right(mission: str, stay: int) -> None:
    """Bandits split from 6 on; Wagon Rush says 5."""
    s = workday(mission)
    land(s, {"c0r0": "T01", "c1r0": "T03", "c2r0": "T04", "c1r-1": "T07", "c1r1": "T09"})
    s.wagon = s.players[0].cell if s.wagon != -1 else -1
    bandits(s, {"c1r0": 5})
    night_step(s, "split")
    one_piece(s)
    assert gangs(s)["c1r0"] == stay


# --- winning and losing -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-WIN-02", "DW-GEN-03")
@pytest.mark.parametrize(("mission", "winners"), [("new_world", [0]), ("discovery", [0]), ("clean_sweep", [0, 1])])
def test_a_token_on_the_last_horseshoe_wins_at_that_moment(mission: str, winners: list[int]) -> None:
    s = workday(mission)
    s.vp[0] = s.board.score_len - 1
    put(s, 0, "c1r0", hand="boots boots", food=2)
    play(s, "play boots 1", "go", "try west")
    assert s.vp[0] == s.board.score_len
    assert ended(s).winners == winners
    assert place(s, 0) == "c1r0"


@pytest.mark.rule("DW-WIN-02")
def test_one_horseshoe_before_the_last_nobody_has_won() -> None:
    s = workday("discovery")
    s.vp[0] = s.board.score_len - 3
    put(s, 0, "c1r0", hand="boots", food=1)
    play(s, "play boots 1", "try west")
    assert (s.vp[0], s.outcome) == (s.board.score_len - 1, "")


@pytest.mark.rule("DW-WIN-03", "DW-WIN-04")
@pytest.mark.parametrize(("mission", "winners"), [("new_world", []), ("iron_road", []), ("discovery", [0])])
def test_the_last_sun_ends_the_match_at_that_moment_and_a_team_has_lost(mission: str, winners: list[int]) -> None:
    s = night(mission)
    s.vp[0] = 3
    s.day = s.board.day_len - 1
    before = discard_pile(s, 0)
    go_on(s)
    assert s.day == s.board.day_len
    assert (ended(s).winners, discard_pile(s, 0)) == (winners, before)


@pytest.mark.rule("DW-WIN-03")
def test_one_sun_before_the_last_the_match_goes_on() -> None:
    s = night("new_world")
    s.day = s.board.day_len - 2
    go_on(s)
    assert (s.day, s.outcome, question(s)) == (s.board.day_len - 1, "", "which_pile")


@pytest.mark.rule("DW-WIN-05")
@pytest.mark.parametrize(("mission", "victim"), [("new_world", 0), ("iron_road", 0), ("iron_road", 1)])
def test_a_team_has_lost_when_any_character_dies(mission: str, victim: int) -> None:
    s = workday(mission)
    put(s, victim, draw="weary weary weary weary hunger hunger")
    go_to(s, "dawn: dawn")
    one_piece(s)
    assert (s.outcome, ended(s).winners) == ("death", [])


def gains_of(mission: str, source: str) -> int:
    """How many points a mission gives for a deed, further West than any before."""
    s = workday(mission)
    put(s, 0, "c1r0", tapped=True)
    if source == "reveal":
        put(s, 0, hand="boots", food=1)
        play(s, "play boots 1", "try west")
    elif source == "build":
        put(s, 0, hand="rail_hammer", wood=1, metal=1)
        play(s, "play rail_hammer 1")
    elif source == "clear":
        bandits(s, {"c1r0": 1})
        put(s, 0, hand="hatchet")
        roll(s, 2, 0)
        play(s, "play hatchet 2")
    elif source == "wagon":
        s.wagon = s.players[0].cell
        lay(s, {"c2r0": "T11"})
        put(s, 0, hand="boots", food=1)
        play(s, "play boots 1", "haul west walk")
    else:
        lay(s, {"c1r0": "T42"})
        put(s, 0, food=4)
        assert ("mission 1" in on_offer(s)) == (mission == "feed_the_frontier")
        if mission == "feed_the_frontier":
            play(s, "mission 1")
    return s.vp[0]


@pytest.mark.rule("DW-WIN-06", "DW-WIN-01")
@pytest.mark.parametrize(
    ("source", "mission", "points"),
    [
        ("reveal", "new_world", 1),
        ("reveal", "discovery", 2),
        ("reveal", "speed_of_the_slowest", 0),
        ("build", "discovery", 3),
        ("build", "clean_sweep", 0),
        ("clear", "outlaw_hunter", 5),
        ("clear", "lone_surveyor", 0),
        ("wagon", "cautious_cargo", 2),
        ("feed", "feed_the_frontier", 4),
        ("feed", "iron_road", 0),
    ],
)
def test_only_what_the_mission_lists_brings_points(source: str, mission: str, points: int) -> None:
    assert gains_of(mission, source) == points


@pytest.mark.rule("DW-WIN-01")
def test_neither_cards_nor_characters_nor_tiles_score() -> None:
    jobs = [job for found in (*KIND_JOBS, *KIND_BUY) for job in found]
    jobs += [job for character in CHARACTERS for job in character.jobs]
    jobs += [job for job in TILE_JOB if job is not None]
    assert not [job.text for job in jobs if "score" in job.text]


@pytest.mark.rule("DW-GEN-11", "DW-SETUP-01")
def test_a_match_has_the_one_mission_that_was_chosen_in_its_mode() -> None:
    s = table("iron_road", 2)
    assert (s.mission_card.id, s.cooperative, s.versus) == ("iron_road", True, False)
    assert len(face_up(s)) == 6
    assert asked(s).question.name == "action"
