"""What a seat may know, and worlds that it cannot tell from the real one. Section 7."""

from collections import Counter

import pytest

from saddlebag.engine.dice import QuickDice
from saddlebag.games.deck_goes_west.content import STAR
from saddlebag.games.deck_goes_west.seen.redeal import redeal
from saddlebag.games.deck_goes_west.seen.view import view
from saddlebag.games.deck_goes_west.state import PLAYER
from tests.games.deck_goes_west.kit import cell, go_on, hand, land, next_cards, night, night_step, play, put, workday


def test_rivals_see_how_many_cards_a_hand_has_and_a_team_sees_all() -> None:
    for mission, seen in (("discovery", 0), ("speed_of_the_slowest", 2)):
        s = workday(mission, 2)
        put(s, 0, hand="pan knife")
        player = view(s, 1).players[0]
        assert (len(player.hand), player.hand_size) == (seen, 2)
        assert view(s, 0).players[0].hand == ["knife_1", "pan_1"]


@pytest.mark.rule("DW-CARD-15")
def test_a_card_put_on_the_draw_pile_openly_is_known_until_it_is_played() -> None:
    s = night("discovery", 2)
    put(s, 0, draw="pan pan pan knife knife knife boots boots")
    next_cards(s, "weary hunger")
    night_step(s, "exhaustion")
    play(s, "put draw")
    assert view(s, 1).players[0].draw_top == ["weary_1"]
    play(s, "put discard")
    go_on(s)
    assert s.stage == "actions", "the next day has begun and Red has drawn"
    assert view(s, 1).players[0].hand == ["weary_1"]
    for seed in range(20):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        assert "weary" in hand(world, 0)


def test_a_hidden_hand_may_be_any_of_the_cards_that_are_left() -> None:
    s = workday("discovery", 2)
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


@pytest.mark.rule("DW-TRADE-03")
def test_who_proposes_a_trade_has_shown_that_he_holds_an_item() -> None:
    s = workday("discovery", 2)
    put(s, 0, hand="pan", draw="weary hunger graze")
    for card in s.players[0].hand + s.players[0].draw:
        s.cards.since[card], s.cards.eyes[card] = 1, 0
    play(s, f"trade {PLAYER[1]}")
    for seed in range(20):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        assert hand(world, 0) == ["pan"]
    play(s, "refuse")
    worlds = set()
    for seed in range(40):
        world = s.copy()
        redeal(world, 1, QuickDice(seed))
        worlds |= set(hand(world, 0))
    assert len(worlds) == 4


def test_a_tile_seen_after_an_earlier_shuffle_is_not_where_that_shuffle_laid_one() -> None:
    s = workday("new_world")
    land(s, {"c0r0": "prairie", "c1r0": "prairie", "c2r0": "?forest"})
    lying = s.fringe[cell("c2r0")]
    seen_since = s.land_pile[5]
    s.tiles.shuffles = 2
    for tile in s.land_pile:
        s.tiles.laid[tile] = 2
        s.tiles.since[tile] = 2
    assert s.tiles.since[lying] == 1
    for seed in range(40):
        world = s.copy()
        redeal(world, 0, QuickDice(seed))
        assert world.fringe[cell("c2r0")] == lying, "every other tile was seen since"
        assert seen_since in world.land_pile


def test_bandits_on_a_face_down_tile_tell_its_star() -> None:
    s = workday("new_world", star_facedown=True)
    land(s, {"c0r0": "prairie", "c1r0": "prairie", "c2r0": "?T07"})
    tile = s.fringe[cell("c2r0")]
    s.tiles.note(tile, 1 << STAR[tile])
    stars = set()
    tiles = set()
    for seed in range(40):
        world = s.copy()
        redeal(world, 0, QuickDice(seed))
        tiles.add(world.fringe[cell("c2r0")])
        stars.add(STAR[world.fringe[cell("c2r0")]])
    assert stars == {7}
    assert len(tiles) > 1
