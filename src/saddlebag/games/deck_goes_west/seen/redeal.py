"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import IS_ITEM, STAR
from saddlebag.games.deck_goes_west.content.directives import ATTACK, FULL_HAND
from saddlebag.games.deck_goes_west.rules.death import full_hands, may_live
from saddlebag.games.deck_goes_west.rules.night import ASKING
from saddlebag.games.deck_goes_west.state import NIGHT, Player, State

MOST_DEALS = 1000
"""Hands that are dealt at most until one fits; a true hand is found long before."""


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place: draw piles with hidden hands, common piles, face-down tiles."""
    discards_next = first_to_discard(s)
    for player in s.players:
        redeal_cards(s, player, seat, dice)
    for _ in range(MOST_DEALS):
        if proposal_can_be_paid(s):
            break
        redeal_cards(s, s.players[s.active], seat, dice)
    for _ in range(MOST_DEALS):
        if first_to_discard(s) == discards_next:
            break
        for each in full_hands(s):
            redeal_cards(s, s.players[each], seat, dice)
    for common in s.common:
        common.pile.sort()
        dice.shuffle(common.pile)
    redeal_tiles(s, dice)


def proposal_can_be_paid(s: State) -> bool:
    """Who proposes a trade has shown that they hold an item. DW-TRADE-03"""
    deal = s.trade
    if deal is None or deal.builder != NOBODY:
        return True
    return any(IS_ITEM[card] for card in s.players[s.active].hand)


def first_to_discard(s: State) -> int:
    """Who is asked at the check of full hands: the first that holds items enough, as everybody sees. DW-HAND-01"""
    if s.stage != NIGHT or s.open_hands or not comes_to_full_hands(s):
        return NOBODY
    for seat in full_hands(s):
        if may_live(s, seat):
            return seat
    return NOBODY


def comes_to_full_hands(s: State) -> bool:
    """Whether the check of full hands is under way, or no step comes before it that asks somebody."""
    steps = [step.kind for step in s.night_list]
    if s.night_step and steps[s.night_step - 1] == FULL_HAND:
        return True
    return next((kind for kind in steps[s.night_step :] if kind == ATTACK or kind in ASKING), None) == FULL_HAND


def redeal_cards(s: State, player: Player, seat: int | None, dice: Dice) -> None:
    """What this seat does not know of a player's draw pile and hand."""
    s.cards.redeal([player.draw], [player.hand], seat, dice)
    player.hand.sort()


def redeal_tiles(s: State, dice: Dice) -> None:
    """All tiles that nobody can see: on the map, in the pile, and removed face down. With `star_facedown` bandits have
    told something about the stars on the map."""
    on_map = list(s.fringe.values())
    s.tiles.redeal(
        [on_map, s.land_discard, s.land_pile], [], None, dice, lambda stars, tile: bool(stars >> STAR[tile] & 1)
    )
    s.fringe = dict(zip(s.fringe, on_map, strict=True))
