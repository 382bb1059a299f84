"""Cards come onto the table and leave it; they are turned up and down. Chapters 5.9 and 5.10."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, FORTUNE
from saddlebag.games.high_stakes_drifter.effects.terms import ON_REVEAL
from saddlebag.games.high_stakes_drifter.rules.standing import in_street
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger
from saddlebag.games.high_stakes_drifter.rules.zones import show_in_hand, take_from_hand
from saddlebag.games.high_stakes_drifter.state import ALL_SEATS, SHOWN, Piece, State
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout
from saddlebag.games.high_stakes_drifter.words import story

# --- onto the table ---------------------------------------------------------------------------------------------


def lay_face_down(s: State, seat: int, card: int, bearer: int, price: int, discount: int = 0) -> Piece:
    """A dude or gear comes from the hand into the saloon, concealed, its price in chips on it.
    HD-PLAY-02..06, HD-PLAY-17"""
    player = s.players[seat]
    since = take_from_hand(s, seat, card)
    s.moment += 1
    for place, other in enumerate(player.hand):
        # Nobody else can tell any more whether it is this one of the cards that all had seen go to the hand.
        if player.since[place] == SHOWN and could_be(other, CARD_KIND[card], price, discount):
            player.since[place] = s.moment
    player.stake -= price
    piece = _lay(s, seat, card, card, bearer, up=False, chips=price)
    piece.price, piece.discount, piece.laid = price, discount, s.moment
    piece.since = s.moment if since == SHOWN else since
    return piece


def could_be(card: int, kind: int, price: int, discount: int) -> bool:
    """Whether a card laid face down at this price could be this one; the price is public. HD-PLAY-10, HD-CONC-06"""
    return CARD_KIND[card] == kind and max(0, CARD_COST[card] - discount) == price


def lay_face_up(s: State, seat: int, card: int, shape: int, bearer: int, chips: int) -> Piece:
    """A card comes from the hand onto the table, revealed; gear in the street is used in this shootout.
    HD-COPY-06, HD-PLAY-11, HD-PLAY-13, HD-AFTER-02"""
    take_from_hand(s, seat, card)
    s.disclosed += 1
    piece = _lay(s, seat, card, shape, bearer, up=True, chips=chips)
    piece.fresh = bearer >= 0 and in_street(s, seat, piece)
    return piece


def _lay(s: State, seat: int, card: int, shape: int, bearer: int, up: bool, chips: int) -> Piece:
    piece = Piece(id=s.serial, bearer=bearer, up=up, card=card, shape=shape, chips=chips)
    s.serial += 1
    s.players[seat].table.append(piece)
    return piece


def has_room_for_gear(s: State, seat: int, dude: Piece) -> bool:
    """A dude may carry any number of gear cards, unless the table agreed on a limit. HD-CARD-09"""
    most = s.options.max_gear_per_dude
    return most == 0 or len(s.gear_of(seat, dude.id)) < most


# --- turned up and down -----------------------------------------------------------------------------------------


def turn_up(s: State, seat: int, piece: Piece) -> None:
    """A concealed card turns face up; in the street the chips on gear go to the main pot at once, those on a dude stay.
    HD-CONC-01, HD-CONC-12..14"""
    piece.up = True
    piece.eyes = 0
    s.disclosed += 1
    to_pot = 0
    if piece.bearer >= 0 and in_street(s, seat, piece):
        piece.fresh = True
        to_pot = piece.chips
        s.shootout.dead += to_pot
        piece.chips = 0
    s.tell(story.Revealed, seat, piece.id, piece.card, piece.shape, to_pot)


def reveal(s: State, seat: int, piece: Piece) -> None:
    """A card turns face up, and its `reveal` abilities wait. HD-CONC-02, HD-GEAR-04"""
    turn_up(s, seat, piece)
    trigger(s, seat, piece, ON_REVEAL)


def conceal(s: State, seat: int, piece: Piece) -> None:
    """A card turns face down with its chips on it; others may remember it, but they see it no more.
    HD-CONC-03, HD-CONC-09..11"""
    piece.up = False
    piece.eyes = 0
    piece.known = ALL_SEATS
    s.tell(story.Concealed, seat, piece.id, piece.shape)


def change_zone(s: State, seat: int, dude: Piece) -> None:
    """A dude goes to another zone with all that lies beside it; whoever had looked at these cards sees them no more.
    HD-ZONE-22, HD-ZONE-23, section 7"""
    for piece in s.players[seat].table:
        if piece is dude or piece.bearer == dude.id:
            piece.known |= piece.eyes
            piece.eyes = 0


# --- off the table ----------------------------------------------------------------------------------------------


def bury(s: State, seat: int, piece: Piece) -> None:
    """A card goes to its owner's deadwood, the chips on it to their stake; a dude takes all that is beside it along.
    HD-PLAY-15, HD-PLAY-16, HD-MONEY-10"""
    back = _leave(s, seat, piece)
    s.deck(seat).deadwood.append(piece.card)
    s.tell(story.Buried, seat, piece.id, piece.card, back)
    _bury_what_was_beside(s, seat, piece)


def bounce(s: State, seat: int, piece: Piece) -> None:
    """A card returns to its owner's hand for all to see; what is beside a dude is buried. HD-PLAY-16, HD-MONEY-10"""
    back = _leave(s, seat, piece)
    show_in_hand(s, seat, piece.card)
    s.tell(story.Bounced, seat, piece.id, piece.card, back)
    _bury_what_was_beside(s, seat, piece)


def _leave(s: State, seat: int, piece: Piece) -> int:
    """A card leaves the table; the chips on it go back to the stake. HD-MONEY-10"""
    player = s.players[seat]
    player.table.remove(piece)
    if not piece.up:
        s.disclosed += 1
    back = piece.chips
    player.stake += back
    piece.chips = 0
    end_effects_of(s, piece)
    if piece.id == player.fighter:
        player.fighter = NOBODY
        c = s.shootout
        if not c.shown:
            c.inside &= ~(1 << seat)
            s.tell(shootout.OutOfShootout, seat)
    return back


def _bury_what_was_beside(s: State, seat: int, dude: Piece) -> None:
    """Gear, fortune cards and kicker chips of a dude that left. HD-PLAY-16, HD-KICK-15"""
    if dude.bearer >= 0:
        return
    player = s.players[seat]
    for owner in sorted(set(dude.kicked_by)):
        chips = [side >> 1 for side, by in zip(dude.kickers, dude.kicked_by, strict=True) if by == owner]
        s.players[owner].buried += chips
        s.tell(story.ChipsBuried, owner, chips)
    dude.kickers.clear()
    dude.kicked_by.clear()
    for piece in [each for each in player.table if each.bearer == dude.id]:
        bury(s, seat, piece)


def bury_chip(s: State, dude: Piece, place: int) -> None:
    """A kicker chip goes from a dude to the deadwood of whose chip it is. HD-PLAY-15, HD-KICK-16"""
    chip, owner = dude.kickers.pop(place) >> 1, dude.kicked_by.pop(place)
    s.players[owner].buried.append(chip)
    s.tell(story.ChipsBuried, owner, [chip])


def end_effects_of(s: State, piece: Piece) -> None:
    """What gear or a fortune card made to last ends when it leaves the street or becomes blank, but not once the stats
    have been totalled. HD-ABIL-18"""
    c = s.challenge
    if c is not None and c.lasting and not c.shown:
        c.lasting = [each for each in c.lasting if not (each.bound and each.source == piece.id)]


def bury_fortune_cards(s: State, seat: int) -> None:
    """The fortune cards of a player in the street are buried. HD-AFTER-02, HD-AFTER-11"""
    for piece in [each for each in s.players[seat].table if each.bearer >= 0 and CARD_KIND[each.shape] == FORTUNE]:
        bury(s, seat, piece)
