"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger.

The cards of a deck that a viewer cannot see are its draw pile, the hands of others and their concealed cards. They may
remember what was shown; what they know of each place is kept beside the cards:
- a draw pile is made of the cards of its last shuffle;
- a card that was laid face down stands as dude or gear, its price was public, and it had been hidden by then;
- a card that all saw go to a hand stays there until a card is laid face down that might be it.
Where the list of a deck is its owner's secret, cards that nobody else has ever seen are invented anew.
"""

from collections.abc import Callable

from saddlebag.engine.dice import Dice
from saddlebag.engine.zones import Matching
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, DUDE, GEAR, IS_COPY
from saddlebag.games.high_stakes_drifter.rules.playing import could_be
from saddlebag.games.high_stakes_drifter.seen.imagined import imagined_rest
from saddlebag.games.high_stakes_drifter.state import ALL_SEATS, SHOWN, Deck, Piece, Player, State

Unit = tuple[int, int]
"""A card and since when it is hidden."""
UNSEEN = -1
"""In place of a card that nobody but its owner has ever seen, until one is imagined."""
THE_BEGINNING = 0
"""What has been hidden since this moment was never seen."""


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place."""
    if len(s.decks) == 1:
        redeal_deck(s, s.decks[0], list(range(len(s.players))), seat, dice)
        return
    for owner, deck in enumerate(s.decks):
        if owner == seat or s.options.open_decklists:
            redeal_deck(s, deck, [owner], seat, dice)
        else:
            imagine_deck(s, deck, owner, seat, dice)


def knows(piece: Piece, owner: int, viewer: int | None) -> bool:
    """Whether a viewer knows a card on the table: revealed, their own, or seen before."""
    if piece.up or owner == viewer or piece.known == ALL_SEATS:
        return True
    return viewer is not None and bool((piece.known | piece.eyes) >> viewer & 1)


def redeal_deck(s: State, deck: Deck, owners: list[int], viewer: int | None, dice: Dice) -> None:
    """The hidden cards of one deck, mixed over their places."""
    others = [owner for owner in owners if owner != viewer]
    laid = [piece for owner in others for piece in s.players[owner].table if not knows(piece, owner, viewer)]
    if all_of_one_shuffle(s, deck, others, laid):
        redeal_one_shuffle(s, deck, others, laid, dice)
        return
    pool: list[Unit] = [(card, deck.shuffled) for card in deck.draw] + [(piece.card, piece.since) for piece in laid]
    sizes: list[int] = []
    for owner in others:
        player = s.players[owner]
        hidden = [unit for unit in zip(player.hand, player.since, strict=True) if unit[1] != SHOWN]
        pool += hidden
        sizes.append(len(hidden))
    pool.sort()
    dice.shuffle(pool)
    if laid:
        pool = _to_concealed_cards(deck, laid, pool)
    drawn = _to_draw_pile(deck, pool)
    deck.draw = [card for card, _ in drawn]
    for owner, size in zip(others, sizes, strict=True):
        player = s.players[owner]
        shown = sorted([card for card, since in zip(player.hand, player.since, strict=True) if since == SHOWN])
        dealt, pool = pool[:size], pool[size:]
        player.hand = shown + [card for card, _ in dealt]
        player.since = [SHOWN] * len(shown) + [since for _, since in dealt]


# --- decks whose lists are secret -------------------------------------------------------------------------------


def imagine_deck(s: State, deck: Deck, owner: int, viewer: int | None, dice: Dice) -> None:
    """A deck that a player might have: what was seen of it dealt anew, and another rest. Section 7"""
    player = s.players[owner]
    laid = [piece for piece in player.table if not knows(piece, owner, viewer)]
    never_mixed = deck.shuffled == THE_BEGINNING and all_of_one_shuffle(s, deck, [owner], laid)
    forget(deck, player, laid)
    if not never_mixed:
        redeal_deck(s, deck, [owner], viewer, dice)
    imagine_rest(s, deck, owner, dice)


def forget(deck: Deck, player: Player, laid: list[Piece]) -> None:
    """Take the names off the cards that nobody else has ever seen; their places stay."""
    if deck.shuffled == THE_BEGINNING:
        deck.draw = [UNSEEN] * len(deck.draw)
    for place, since in enumerate(player.since):
        if since == THE_BEGINNING:
            player.hand[place] = UNSEEN
    for piece in laid:
        if piece.since == THE_BEGINNING:
            piece.card = UNSEEN


def imagine_rest(s: State, deck: Deck, owner: int, dice: Dice) -> None:
    """Every place that was forgotten gets a card which might lie there, and the stack kicker chips."""
    o, player = s.options, s.players[owner]
    unseen = [piece for piece in player.table if piece.card == UNSEEN]
    if len(unseen) > 1:
        unseen.sort(key=by_choice)
    needs = [(DUDE if piece.is_dude else GEAR, piece.price, piece.discount) for piece in unseen]
    places = deck.draw + player.hand
    size = places.count(UNSEEN) + len(unseen)
    seen = [card for card in places if card != UNSEEN] + deck.deadwood
    for piece in player.table:
        if piece.card != UNSEEN:
            seen.append(piece.card)
    ready = "sealed" if o.sealed else o.starter_kickers
    cards, player.stack = imagined_rest(seen, played_chips(s, owner), needs, size, len(player.stack), ready, dice)
    for piece, card in zip(unseen, cards, strict=False):
        piece.card = piece.shape = card
    deck.draw = [cards.pop() if card == UNSEEN else card for card in deck.draw]
    player.hand = [cards.pop() if card == UNSEEN else card for card in player.hand]


def by_choice(piece: Piece) -> tuple[bool, int]:
    """Concealed cards that leave less choice come first, so that a card can be found for every one."""
    return piece.price == 0, piece.discount


def played_chips(s: State, owner: int) -> list[int]:
    """The kicker chips of a player that all have seen."""
    chips = s.players[owner].buried[:]
    for player in s.players:
        for piece in player.table:
            for side, by in zip(piece.kickers, piece.kicked_by, strict=True):
                if by == owner:
                    chips.append(side >> 1)
    return chips


# --- the usual case: nothing was shuffled anew, and no card was shown and hidden again --------------------------


def all_of_one_shuffle(s: State, deck: Deck, others: list[int], laid: list[Piece]) -> bool:
    """Whether every hidden card has been so since the last shuffle, and concealed cards were laid at usual prices."""
    shuffled = deck.shuffled
    for owner in others:
        for since in s.players[owner].since:
            if since != shuffled:
                return False
    for piece in laid:  # noqa: SIM110 - asked for every imagined world
        if piece.since != shuffled or piece.discount:
            return False
    return True


def redeal_one_shuffle(s: State, deck: Deck, others: list[int], laid: list[Piece], dice: Dice) -> None:
    """Concealed cards take the first that could have been laid there; draw pile and hands take the rest."""
    hands = [s.players[owner].hand for owner in others]
    pool = deck.draw + [piece.card for piece in laid]
    for hand in hands:
        pool += hand
    pool.sort()
    dice.shuffle(pool)
    for piece in laid:
        kind, price = CARD_KIND[piece.shape], piece.price
        for card in pool:
            if CARD_COST[card] == price and CARD_KIND[card] == kind and not IS_COPY[card]:
                piece.card = piece.shape = card
                pool.remove(card)
                break
    end = len(deck.draw)
    deck.draw = pool[:end]
    for owner, hand in zip(others, hands, strict=True):
        size = len(hand)
        s.players[owner].hand = pool[end : end + size]
        end += size


# --- cards of several shuffles ----------------------------------------------------------------------------------


def _to_draw_pile(deck: Deck, pool: list[Unit]) -> list[Unit]:
    """The draw pile takes cards of its own shuffle; the others stay in the pool."""
    drawn: list[Unit] = []
    rest: list[Unit] = []
    size = len(deck.draw)
    for unit in pool:
        (drawn if unit[1] == deck.shuffled and len(drawn) < size else rest).append(unit)
    pool[:] = rest
    return drawn


def _to_concealed_cards(deck: Deck, laid: list[Piece], pool: list[Unit]) -> list[Unit]:
    """Every concealed card becomes one that could have been laid there; the rest of the pool."""
    kinds = [CARD_KIND[piece.shape] for piece in laid]

    def fits(place: int, unit: Unit) -> bool:
        piece = laid[place]
        if unit[0] == UNSEEN:
            return True
        fits_price = could_be(unit[0], kinds[place], piece.price, piece.discount)
        return fits_price and unit[1] <= piece.laid and not IS_COPY[unit[0]]  # a copy card enters face up: HD-COPY-06

    recent = {at for at, unit in enumerate(pool) if unit[1] == deck.shuffled}
    chosen = deal_fitting(len(laid), pool, fits, recent, len(recent) - len(deck.draw))
    for piece, at in zip(laid, chosen, strict=True):
        piece.card, piece.since = pool[at]
        piece.shape = piece.card
    taken = set(chosen)
    return [unit for at, unit in enumerate(pool) if at not in taken]


def deal_fitting(
    places: int, pool: list[Unit], fits: Callable[[int, Unit], bool], recent: set[int], spare: int
) -> list[int]:
    """For each place a unit of a shuffled pool that fits, by its number; at most `spare` of the recent ones, since a
    draw pile takes no others."""
    found = Matching(pool, fits)
    for place in range(places):
        found.settle(place, set())
    too_many = len(recent & found.holder.keys()) - spare
    for at in sorted(recent & found.holder.keys()):
        if too_many > 0 and found.settle(found.holder[at], set(recent)):
            del found.holder[at]
            too_many -= 1
    return found.chosen(places)
