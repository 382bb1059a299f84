"""What a seat may know, and worlds that it cannot tell from the real one. Section 7."""

from collections import Counter

import pytest

from saddlebag.engine.dice import QuickDice
from saddlebag.games.deck_goes_west.content import EXHAUSTION_DECK, STAR
from saddlebag.games.deck_goes_west.redeal import redeal
from saddlebag.games.deck_goes_west.view import view
from tests.games.deck_goes_west.match_kit import cell, go_on, hand, land, next_cards, night, play, put, table, unknown


def test_rivals_see_how_many_cards_a_hand_has_and_a_team_sees_all() -> None:
    for mission, seen in (("discovery", 0), ("speed_of_the_slowest", 2)):
        s = table(mission, players=2)
        put(s, 0, hand="pan knife")
        player = view(s, 1).players[0]
        assert (len(player.hand), player.hand_size) == (seen, 2)
        assert view(s, 0).players[0].hand == ["knife_1", "pan_1"]


@pytest.mark.rule("DW-CARD-15")
def test_a_card_put_on_the_draw_pile_openly_is_known_until_it_is_played() -> None:
    s = table("discovery", players=2)
    land(s, "P @")
    put(s, 0, draw="pan pan pan knife knife knife boots boots")
    next_cards(s, EXHAUSTION_DECK, "weary hunger")
    m = play(night(s, "exhaustion"), "put draw")
    assert view(s, 1).players[0].draw_top == ["weary_1"]
    go_on(m, "put discard")
    assert s.stage == "actions", "the next day has begun and Red has drawn"
    assert view(s, 1).players[0].hand == ["weary_1"]
    for seed in range(20):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        assert "weary" in hand(world, 0)


def test_a_hidden_hand_may_be_any_of_the_cards_that_are_left() -> None:
    s = table("discovery", players=2)
    put(s, 0, hand="pan", draw="knife boots")
    worlds: Counter[str] = Counter()
    for seed in range(90):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        worlds[hand(world, 0)[0]] += 1
        own = s.copy()
        redeal(own, 0, QuickDice(seed))
        assert hand(own, 0) == ["pan"]
    assert set(worlds) == {"pan", "knife", "boots"}


def test_a_tile_seen_after_an_earlier_shuffle_is_not_where_that_shuffle_laid_one() -> None:
    s = table("new_world")
    land(s, "? P @")
    lying = s.fringe[cell("c2r0")]
    seen_since = s.land_pile[5]
    s.land_shuffles = 2
    for tile in s.land_pile:
        s.laid_from[tile] = 2
        s.hidden_since[tile] = 2
    assert s.hidden_since[lying] == 1
    for seed in range(40):
        world = s.copy()
        redeal(world, 0, QuickDice(seed))
        assert world.fringe[cell("c2r0")] == lying, "every other tile was seen since"
        assert seen_since in world.land_pile


def test_bandits_on_a_face_down_tile_tell_its_star() -> None:
    s = table("new_world", star_facedown=True)
    land(s, "? P @")
    unknown(s, "c2r0", "T07")
    s.star_sets[cell("c2r0")] = 1 << STAR[s.fringe[cell("c2r0")]]
    stars = set()
    tiles = set()
    for seed in range(40):
        world = s.copy()
        redeal(world, 0, QuickDice(seed))
        tiles.add(world.fringe[cell("c2r0")])
        stars.add(STAR[world.fringe[cell("c2r0")]])
    assert stars == {7}
    assert len(tiles) > 1
