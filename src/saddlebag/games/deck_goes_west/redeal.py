"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger."""

from collections.abc import Callable

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import IS_ITEM, STAR
from saddlebag.games.deck_goes_west.death import full_hands, may_live
from saddlebag.games.deck_goes_west.directives import ATTACK, FULL_HAND
from saddlebag.games.deck_goes_west.night import WITH_QUESTIONS
from saddlebag.games.deck_goes_west.state import NIGHT, Player, State

MOST_DEALS = 1000
"""Hands that are dealt at most until one fits; a true hand is found long before."""


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place: draw piles with hidden hands, common piles, face-down tiles."""
    look = eye(seat)
    discards_next = first_to_discard(s)
    for player in s.players:
        redeal_cards(s, player, look, dice)
    for _ in range(MOST_DEALS):
        if proposal_can_be_paid(s):
            break
        redeal_cards(s, s.players[s.active], look, dice)
    for _ in range(MOST_DEALS):
        if first_to_discard(s) == discards_next:
            break
        for each in full_hands(s):
            redeal_cards(s, s.players[each], look, dice)
    for common in s.common:
        common.pile.sort()
        dice.shuffle(common.pile)
    redeal_tiles(s, dice)


def proposal_can_be_paid(s: State) -> bool:
    """Who proposes a trade has shown that they hold an item. DW-TRADE-03"""
    deal = s.trade
    if deal.partner == NOBODY or deal.builder != NOBODY:
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
    return next((kind for kind in steps[s.night_step :] if kind == ATTACK or kind in WITH_QUESTIONS), None) == FULL_HAND


def redeal_cards(s: State, player: Player, look: int, dice: Dice) -> None:
    """The unseen cards of a draw pile and a hand, mixed among those of the same shuffle: the discards were public, so
    everybody knows which cards that shuffle brought. What others know of a place stays with the place."""
    seen, shuffled = s.seen, s.shuffled
    places = [at for at, card in enumerate(player.draw) if not seen[card] & look]
    held = [card for card in player.hand if not seen[card] & look]
    if not held and not any(seen[player.draw[at]] for at in places):
        _shuffle_unseen(player.draw, places, dice)
        return
    # In an order that tells nothing of the cards themselves, only of what is known of them.
    held.sort(key=lambda card: (shuffled[card], seen[card]))
    cards = [player.draw[at] for at in places] + held
    known = [(shuffled[card], seen[card]) for card in cards]
    pool = sorted(cards)
    dice.shuffle(pool)
    dealt: list[int] = []
    for shuffle, eyes in known:
        card = next(each for each in pool if shuffled[each] == shuffle)
        pool.remove(card)
        dealt.append(card)
        seen[card] = eyes
    for at, card in zip(places, dealt, strict=False):
        player.draw[at] = card
    hand = [card for card in player.hand if card not in held]
    player.hand = sorted(hand + dealt[len(places) :])


def _shuffle_unseen(draw: list[int], places: list[int], dice: Dice) -> None:
    """Nothing is hidden but the order of a draw pile; all of it is from one shuffle."""
    pool = sorted([draw[at] for at in places])
    dice.shuffle(pool)
    for at, card in zip(places, pool, strict=True):
        draw[at] = card


# --- land ---------------------------------------------------------------------------------------------------------


def redeal_tiles(s: State, dice: Dice) -> None:
    """All tiles that nobody can see: on the map, in the pile, and removed face down.

    A tile that was seen since then cannot be where an earlier shuffle laid one. With `star_facedown` bandits have told
    something about the stars on the map."""
    cells = list(s.fringe)
    removed = [at for at, tile in enumerate(s.land_discard) if s.hidden_since[tile]]
    lying = [s.fringe[cell] for cell in cells] + [s.land_discard[at] for at in removed] + s.land_pile
    laid_from = [s.laid_from[tile] for tile in lying]
    pool = sorted(lying)
    dice.shuffle(pool)
    if len(set(laid_from)) > 1 or s.star_sets:
        stars = [s.star_sets.get(cell, -1) for cell in cells] + [-1] * (len(lying) - len(cells))
        since = s.hidden_since[:]

        def fits(place: int, tile: int) -> bool:
            return since[tile] <= laid_from[place] and bool(stars[place] >> STAR[tile] & 1)

        pool = deal_fitting(pool, fits)
    for place, tile in enumerate(pool):
        s.laid_from[tile] = laid_from[place]
    for cell, tile in zip(cells, pool, strict=False):
        s.fringe[cell] = tile
    rest = pool[len(cells) :]
    for at, tile in zip(removed, rest, strict=False):
        s.land_discard[at] = tile
    s.land_pile = rest[len(removed) :]


def deal_fitting(pool: list[int], fits: Callable[[int, int], bool]) -> list[int]:
    """The tiles of a shuffled pool dealt to places so that each fits; where one is stuck, others make room.

    There is always a way, since the truth is one."""
    at: dict[int, int] = {}
    """Which place each tile was dealt to."""

    def place_tile(place: int, tried: set[int]) -> bool:
        for tile in pool:
            if tile not in tried and fits(place, tile):
                tried.add(tile)
                if tile not in at or place_tile(at[tile], tried):
                    at[tile] = place
                    return True
        return False

    for place in range(len(pool)):
        place_tile(place, set())
    dealt = [0] * len(pool)
    for tile, place in at.items():
        dealt[place] = tile
    return dealt
