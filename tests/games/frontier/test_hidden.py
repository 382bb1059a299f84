"""Who knows what: views, and other deals that a seat cannot tell from the real one. Section 7."""

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.games.frontier import GAME, content
from saddlebag.games.frontier.seen.redeal import redeal
from saddlebag.games.frontier.seen.view import view
from saddlebag.games.frontier.state import State
from tests.games.frontier.kit import Table, fresh, next_events, on_offer, play, put, question, table

SEEDS = range(60)


def worlds(s: State, seat: int | None) -> list[State]:
    """Other deals, for a seat or a spectator."""
    found = []
    for seed in SEEDS:
        other = s.copy()
        redeal(other, seat, Dice(seed))
        found.append(other)
    return found


def with_goals(players: int = 3) -> Table:
    """Everybody has kept a goal; assistants are chosen next."""
    s = fresh(players)
    while question(s) != "keep_assistant":
        play(s, on_offer(s)[0])
    return s


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_every_other_world_looks_the_same(seat: int | None) -> None:
    s = with_goals()
    for other in worlds(s, seat):
        assert view(other, seat) == view(s, seat)


def test_what_a_redeal_gives_depends_on_the_dice_alone() -> None:
    s = with_goals()
    for other in worlds(s, 1)[:10]:
        again, first = other.copy(), s.copy()
        redeal(again, 1, Dice(99))
        redeal(first, 1, Dice(99))
        assert GAME.codec.encode(again) == GAME.codec.encode(first)


# --- goals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SETUP-12")
def test_a_goal_is_known_to_its_owner_alone_until_scoring() -> None:
    s = with_goals()
    kept = content.GOAL[s.players[1].goal]
    assert view(s, 1).players[1].goal == kept
    assert view(s, 0).players[1].goal is None
    assert view(s, None).players[1].goal is None
    s.over, s.final = True, [[0, 0, 0]] * 6
    assert view(s, 0).players[1].goal == kept
    assert view(s, None).players[1].goal == kept


def test_returned_goals_are_known_to_the_player_who_returned_them() -> None:
    s = with_goals()
    assert len(view(s, 2).players[2].goals_dealt) == 2
    assert view(s, 0).players[2].goals_dealt == []
    for other in worlds(s, 2):
        assert other.players[2].goals_dealt == s.players[2].goals_dealt
        assert other.players[2].goal == s.players[2].goal


def test_for_others_a_kept_goal_may_be_any_that_they_did_not_see() -> None:
    s = with_goals()
    seen = {s.players[0].goal, *s.players[0].goals_dealt}
    assert {other.players[1].goal for other in worlds(s, 0)} == set(range(15)) - seen


def test_after_scoring_the_kept_goals_stay_in_every_world() -> None:
    s = with_goals()
    s.over, s.final = True, [[0, 0, 0]] * 6
    for other in worlds(s, 0):
        assert [player.goal for player in other.players] == [player.goal for player in s.players]
        kept = {player.goal for player in s.players}
        assert not kept & {*other.goal_box, *[goal for player in other.players for goal in player.goals_dealt]}


# --- events ---------------------------------------------------------------------------------------------------------


def test_which_eras_follow_is_known_but_not_which_cards() -> None:
    s = table()
    eras = [content.EVENT_ERA[card] for card in s.event_deck]
    others = worlds(s, 0)
    for other in others:
        assert other.events == s.events
        assert [content.EVENT_ERA[card] for card in other.event_deck] == eras
    first_of_era_two = {other.event_deck[0] for other in others}
    assert first_of_era_two == {card for card in range(len(content.EVENT)) if content.EVENT_ERA[card] == 2}


def test_cards_in_the_box_may_lie_in_the_deck_of_another_world() -> None:
    s = table()
    boxed = set(s.event_box)
    assert any(boxed & set(other.event_deck) for other in worlds(s, 1))


def test_whoever_has_looked_at_the_next_events_still_knows_them() -> None:
    s = table()
    first, second = s.event_deck[:2]
    for card in (first, second):
        s.event_eyes[card] |= 1 << 1
    assert view(s, 1).next_events == [content.EVENT[first], content.EVENT[second]]
    assert view(s, 0).next_events == []
    assert view(s, None).next_events == []
    for other in worlds(s, 1):
        assert other.event_deck[:2] == [first, second]
    assert len({other.event_deck[0] for other in worlds(s, 0)}) == 8
    for other in worlds(s, 0):
        assert [bool(other.event_eyes[card]) for card in other.event_deck[:3]] == [True, True, False]


def test_a_card_that_was_looked_at_is_no_longer_next_once_it_lies_in_the_row() -> None:
    s = table()
    next_events(s, content.EVENT[8])
    s.event_eyes[s.event_deck[0]] |= 1
    s.events.append(s.event_deck.pop(0))
    assert view(s, 0).next_events == []


# --- characters -----------------------------------------------------------------------------------------------------


def test_assistants_that_others_choose_from_are_not_seen() -> None:
    s = with_goals()
    seat = s.first
    other = (seat + 1) % 3
    assert len(view(s, seat).players[seat].offered) == 2
    assert view(s, other).players[seat].offered == []
    assert len({tuple(world.players[seat].offered) for world in worlds(s, other)}) > 20
    for world in worlds(s, seat):
        assert world.players[seat].offered == s.players[seat].offered


@pytest.mark.rule("FO-SETUP-13")
def test_only_whoever_put_a_card_under_the_deck_knows_it() -> None:
    s = with_goals()
    seat = s.first
    play(s, on_offer(s)[0])
    under = s.decks[0][-1]
    assert {world.decks[0][-1] for world in worlds(s, seat)} == {under}
    assert len({world.decks[0][-1] for world in worlds(s, (seat + 1) % 3)}) > 8
    for world in worlds(s, (seat + 1) % 3):
        assert world.deck_eyes[world.decks[0][-1]] == 1 << seat


def test_the_decks_are_known_to_nobody_and_every_world_has_the_same_characters_in_them() -> None:
    s = table()
    for number in range(3):
        tops = {world.decks[number][0] for world in worlds(s, 0)}
        assert len(tops) > 8
        for world in worlds(s, 0):
            assert sorted(world.decks[number]) == sorted(s.decks[number])


def test_people_that_lie_open_are_in_no_deck_of_any_world() -> None:
    s = table()
    put(s, 1, hired="a01 p01")
    for world in worlds(s, 0):
        assert [hired.character for hired in world.players[1].hired] == [0, content.FIRST_PARTNER]
        assert 0 not in world.decks[0]


# --- development and severity ---------------------------------------------------------------------------------------


@pytest.mark.rule("FO-SETUP-06")
def test_only_the_leftmost_unbuilt_tile_of_a_network_lies_face_up() -> None:
    s = table()
    seen = view(s, 0).networks[0].tiles
    assert seen[0] == content.DEVELOPMENT[s.networks[0].tiles[0]]
    assert seen[1:] == [None] * 8
    s.networks[0].built = s.networks[0].reached = 2
    s.networks[0].cubes = [0, 1]
    assert view(s, 0).networks[0].tiles[2] is not None
    assert view(s, 0).networks[0].tiles[3] is None


@pytest.mark.rule("FO-DAM-06")
def test_a_tile_that_lay_face_up_stays_so_after_damage() -> None:
    s = table()
    network = s.networks[0]
    network.reached, network.built, network.cubes = 3, 2, [0, 0]
    assert [tile is not None for tile in view(s, 1).networks[0].tiles[:5]] == [True, True, True, True, False]
    for world in worlds(s, 1):
        assert world.networks[0].tiles[:4] == network.tiles[:4]
        assert sorted(world.networks[0].tiles) == sorted(network.tiles)


def test_without_a_reserve_a_tile_face_down_may_be_one_of_the_box() -> None:
    s = table(development_reserve=False)
    later = {tile for world in worlds(s, 0) for tile in world.networks[1].tiles[1:]}
    assert later == set(range(9, 18)) - {s.networks[1].tiles[0]}


@pytest.mark.rule("FO-SEV-02")
def test_turned_severity_tiles_are_public_and_the_others_unknown() -> None:
    s = table()
    s.turned = [s.severities.pop(0) for _ in range(5)]
    assert view(s, None).turned == [content.SEVERITY_VALUES[tile] for tile in s.turned]
    for world in worlds(s, 0):
        assert world.turned == s.turned
        assert sorted(world.severities) == sorted(s.severities)
    assert len({world.severities[0] for world in worlds(s, 0)}) > 5


@pytest.mark.rule("FO-CORE-10")
def test_money_goods_and_people_lie_open_to_all() -> None:
    s = table()
    put(s, 1, money=7, gold=2, log=3, vote=1, hired="a02")
    for seat in (None, 0, 2):
        seen = view(s, seat).players[1]
        assert {good: seen.goods[good] for good in ("money", "gold", "log", "vote")} == {
            "money": 7, "gold": 2, "log": 3, "vote": 1,
        }  # fmt: skip
        assert [hired.character for hired in seen.hired] == ["a02"]
