"""Trade between two players: consent, price, packages, help to move. Chapter 5.22; protocol in section 6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west import available, cards, day
from saddlebag.games.deck_goes_west.content import CARD_COLOUR, IS_ITEM, KIND_OF, RESOURCE
from saddlebag.games.deck_goes_west.decisions import (
    ACCEPT,
    AGREE,
    AMOUNTS,
    ANSWER_PACKAGE,
    ANY_COLOUR,
    ASK_CARD,
    ASK_COLOUR,
    ASK_FOR,
    BUILD_PACKAGE,
    CANCEL,
    CONSENT,
    COUNTER,
    DISCARD,
    DONE,
    FILL,
    GIVE,
    GIVE_CARD,
    HELP,
    HELP_WHOM,
    REFUSE,
    REJECT,
    SUBMIT,
    TRADE,
    TRADE_PRICE,
)
from saddlebag.games.deck_goes_west.jobs import ITEM, MOVE_KEY
from saddlebag.games.deck_goes_west.state import ANSWERING, LOADING, PACKAGE, State, no_trade
from saddlebag.games.deck_goes_west.state import HELP as HELPING
from saddlebag.games.deck_goes_west.stocks import MOST
from saddlebag.games.deck_goes_west.story import (
    CardReceived,
    PackageLine,
    PackageSubmitted,
    TradeAgreed,
    TradeDone,
    TradeRefused,
)

MOST_LINES = 12
"""DW-TRADE-13"""


# --- consent and price ------------------------------------------------------------------------------------------


def offers(s: State) -> list[Action]:
    """Partners on the same tile, or both on railway tiles, for a player with an item. DW-TRADE-01, 02, 09, 11"""
    players = s.players
    here = players[s.active].cell
    on_railway = here in s.railways
    near = [
        seat
        for seat, player in enumerate(players)
        if (player.cell == here or (on_railway and player.cell in s.railways)) and seat != s.active
    ]
    if not near or not any(IS_ITEM[card] for card in players[s.active].hand):
        return []
    return [TRADE.each[seat] for seat in near if not s.refused >> seat & 1]


def propose(s: State, partner: int) -> Rule[None]:
    """The partner agrees or refuses; then the active player discards an item. DW-TRADE-03, DW-TRADE-09, DW-TRADE-12"""
    s.trade.partner = partner
    choice = yield Ask(partner, CONSENT, lambda: AGREE.each + REFUSE.each, s.active)
    if choice.verb == REFUSE.name:
        s.trade.partner = NOBODY
        s.refused |= 1 << partner
        s.tell(TradeRefused, s.active, partner)
        return
    s.tell(TradeAgreed, s.active, partner)
    price = items(s, s.active)[0]
    if s.hides(s.active, 1) or len(items(s, s.active)) > 1:
        choice = yield Ask(s.active, TRADE_PRICE, lambda: [DISCARD.each[KIND_OF[card]] for card in items(s, s.active)])
        price = cards.card_of_kind(s.players[s.active].hand, choice.arg)
    cards.discard_chosen(s, s.active, price)
    begin_package(s, s.active)


def items(s: State, seat: int) -> list[int]:
    """The items in a hand, one of each kind. DW-TRADE-05"""
    return cards.of_class(s.players[seat].hand, ITEM)


# --- packages ---------------------------------------------------------------------------------------------------


def begin_package(s: State, builder: int) -> None:
    """A new package on the table, still empty."""
    empty = no_trade()
    empty.partner, empty.builder = s.trade.partner, builder
    empty.packages = s.trade.packages + 1
    s.trade = empty
    s.stage = PACKAGE


def other_side(s: State) -> int:
    """The one to whom the package is offered."""
    return s.trade.partner if s.trade.builder == s.active else s.active


def build_package(s: State) -> Rule[None]:
    """One line more, submit or cancel; every line is said aloud. DW-TRADE-04, DW-TRADE-13"""
    deal = s.trade
    choice = yield Ask(deal.builder, BUILD_PACKAGE, lambda: lines(s), other_side(s))
    verb = choice.verb
    if verb == SUBMIT.name:
        s.tell(PackageSubmitted, deal.builder)
        s.stage = ANSWERING
    elif verb == CANCEL.name:
        begin_help(s)
    else:
        add_line(s, choice)


def lines(s: State) -> list[Action]:
    """What can be added to the package, never more than its owner has. DW-TRADE-05, DW-TRADE-13"""
    deal = s.trade
    options: list[Action] = []
    if deal.lines < MOST_LINES:
        other = s.players[other_side(s)]
        mine = s.players[deal.builder]
        for verb, stock, said in ((GIVE, mine.stock, deal.give), (ASK_FOR, other.stock, deal.ask)):
            options += [
                verb.of(place, res)
                for res in range(len(RESOURCE))
                for place, amount in enumerate(AMOUNTS)
                if said[res] + amount <= stock[res]
            ]
        options += [GIVE_CARD.each[kind] for kind in kinds_but(mine.hand, deal.cards)]
        if s.open_hands:
            options += [ASK_CARD.each[kind] for kind in kinds_but(other.hand, deal.asked)]
        elif len(deal.colours) < len(other.hand):
            options += ASK_COLOUR.each
    return options + (SUBMIT.each if deal.lines else []) + CANCEL.each


def kinds_but(hand: list[int], taken: list[int]) -> list[int]:
    """The kinds of items in a hand that are not in the package yet."""
    return list(dict.fromkeys(KIND_OF[card] for card in hand if IS_ITEM[card] and card not in taken))


def add_line(s: State, choice: Action) -> None:
    """A line of the package; a card that is named is known to all from now on. Section 7"""
    deal = s.trade
    deal.lines += 1
    if choice.verb == GIVE.name:
        deal.give[choice.args[1]] += AMOUNTS[choice.arg]
    elif choice.verb == ASK_FOR.name:
        deal.ask[choice.args[1]] += AMOUNTS[choice.arg]
    elif choice.verb == ASK_COLOUR.name:
        deal.colours.append(choice.arg)
    elif choice.verb == GIVE_CARD.name:
        card = free_card(s.players[deal.builder].hand, choice.arg, deal.cards)
        deal.cards.append(card)
        cards.show(s, card)
    else:
        deal.asked.append(free_card(s.players[other_side(s)].hand, choice.arg, deal.asked))
    s.tell(PackageLine, deal.builder, choice.text)


def free_card(hand: list[int], kind: int, taken: list[int]) -> int:
    return next(card for card in hand if KIND_OF[card] == kind and card not in taken)


# --- the answer -------------------------------------------------------------------------------------------------


def answer_package(s: State) -> Rule[None]:
    """Accept, reject, or answer with an own package while there may be another. DW-TRADE-04 and section 6"""
    deal = s.trade
    other = other_side(s)
    choice = yield Ask(other, ANSWER_PACKAGE, lambda: answers(s), deal.builder)
    if choice.verb == COUNTER.name:
        begin_package(s, other)
        return
    if choice.verb == ACCEPT.name:
        yield from exchange(s, deal.builder, other)
    begin_help(s)


def answers(s: State) -> list[Action]:
    options = ACCEPT.each if can_fill(s) else []
    options = options + REJECT.each
    return options + (COUNTER.each if s.trade.packages < s.options.max_packages else [])


def can_fill(s: State) -> bool:
    """Whether the hand has a card for every colour that was asked for."""
    hand = [CARD_COLOUR[card] for card in s.players[other_side(s)].hand if IS_ITEM[card]]
    colours = s.trade.colours
    return len(hand) >= len(colours) and all(
        hand.count(colour) >= colours.count(colour) for colour in colours if colour != ANY_COLOUR
    )


def exchange(s: State, builder: int, other: int) -> Rule[None]:
    """Resources and cards change hands; each card goes to a pile of its receiver. DW-TRADE-04, DW-TRADE-06"""
    deal = s.trade
    # Colours first and "any" last, so that no choice can leave one of them without a card.
    deal.colours.sort()
    while deal.colours:
        yield from fill(s, other)
    s.tell(TradeDone, builder, other)
    for res in range(len(RESOURCE)):
        balance = deal.ask[res] - deal.give[res]
        mine, theirs = s.players[builder].stock, s.players[other].stock
        mine[res] = min(mine[res] + balance, MOST)
        theirs[res] = min(theirs[res] - balance, MOST)
    given, received = deal.cards[:], deal.asked[:]
    deal.cards, deal.asked = [], []
    for giver, moved in ((builder, given), (other, received)):
        for card in moved:
            s.players[giver].hand.remove(card)
            s.limbo.append(card)
    for seat, moved in ((other, given), (builder, received)):
        for card in moved:
            yield from receive(s, seat, card)


def fill(s: State, other: int) -> Rule[None]:
    """The partner chooses a card of the colour that was asked for."""
    deal = s.trade
    colour = deal.colours[0]
    choice = yield Ask(other, FILL, lambda: [GIVE_CARD.each[kind] for kind in fitting(s, other, colour)], colour)
    card = free_card(s.players[other].hand, choice.arg, deal.asked)
    cards.show(s, card)
    deal.asked.append(card)
    deal.colours.pop(0)


def fitting(s: State, other: int, colour: int) -> list[int]:
    """The kinds of cards that can stand for a colour."""
    hand = [card for card in s.players[other].hand if colour == ANY_COLOUR or CARD_COLOUR[card] == colour]
    return kinds_but(hand, s.trade.asked)


def receive(s: State, seat: int, card: int) -> Rule[None]:
    """On top of the own draw or discard pile; with `traded_card_goes_to` to the hand. DW-TRADE-06"""
    s.limbo.remove(card)
    if s.options.traded_card_goes_to == "hand":
        cards.take_up(s, seat, card)
    else:
        yield from cards.put_on_pile(s, seat, card)
    s.tell(CardReceived, seat, card)


# --- help to move -----------------------------------------------------------------------------------------------


def begin_help(s: State) -> None:
    """After the exchange the two may move one of them with jobs of both. DW-TRADE-07, DW-TRADE-12"""
    deal = s.trade
    closed = no_trade()
    closed.partner, closed.packages, closed.moved = deal.partner, deal.packages, deal.moved
    s.trade = closed
    s.stage = HELPING
    if not movable(s):
        finish(s)


def movable(s: State) -> list[int]:
    """Whom the trade can still move: one of the two, with `trade_moves` both; where hands are open, only whom somebody
    has movement for. DW-TRADE-07"""
    pair = [s.active, s.trade.partner]
    if s.trade.moved and s.options.trade_moves == "one_player":
        return []
    seats = [seat for seat in pair if not s.trade.moved >> seat & 1]
    if not s.open_hands:
        return seats
    return [seat for seat in seats if any(available.jobs_with_key(s, each, MOVE_KEY, mover=seat) for each in pair)]


def help_move(s: State) -> Rule[None]:
    """Who of the two is moved; then both add movement jobs in turn. DW-TRADE-07, DW-TRADE-08"""
    choice = yield Ask(
        s.active,
        HELP_WHOM,
        lambda: [HELP.each[seat] for seat in movable(s)] + DONE.each,
        s.trade.partner,
    )
    if choice.verb == DONE.name:
        finish(s)
        return
    s.mover = choice.arg
    s.trade.moved |= 1 << choice.arg
    s.waiting = [s.active, s.trade.partner]
    s.stage = LOADING


def after_help(s: State) -> None:
    """The move is over; perhaps the other one is moved as well."""
    s.stage = HELPING
    if not movable(s):
        finish(s)


def finish(s: State) -> None:
    """All of it was one action of the active player. DW-TRADE-12"""
    s.trade = no_trade()
    day.finish_action(s)
