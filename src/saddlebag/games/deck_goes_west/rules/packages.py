"""Packages of a trade: what is offered and asked for, the answer, the exchange. Chapter 5.22 and section 6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.deck_goes_west.content import CARD_COLOUR, COLOUR, IS_ITEM, KIND, KIND_NAMES, KIND_OF, RESOURCE
from saddlebag.games.deck_goes_west.rules import cards
from saddlebag.games.deck_goes_west.rules.stocks import MOST
from saddlebag.games.deck_goes_west.state import PLAYER, WANTED_COLOUR, State, Trade
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import in_hand, other

MOST_LINES = 12
"""DW-TRADE-13"""


# --- packages ---------------------------------------------------------------------------------------------------

AMOUNTS = (1, 2, 3, 5)
AMOUNT = Names("amount", [str(amount) for amount in AMOUNTS])
ANY_COLOUR = len(COLOUR)


def _amount(action: Action) -> str:
    return f"{AMOUNTS[action.arg]} {RESOURCE[action.args[1]]}"


def _has(s: State, seat: int, said: list[int], action: Action) -> bool:
    """Whether a player has so much beside what is in the package. DW-TRADE-05"""
    res = action.args[1]
    return said[res] + AMOUNTS[action.arg] <= s.players[seat].stock[res]


def _colour_asked(s: State, ask: Ask, action: Action) -> str:
    if action.arg == ANY_COLOUR:
        return "Ask for a card of any colour"
    return f"Ask for a {WANTED_COLOUR[action.arg]} card"


BUILD_PACKAGE = Question(
    "build_package",
    "What do you offer to {}, and what do you ask for?",
    PLAYER,
    says=other,
    clause="DW-TRADE-04",
)
ROOM = Need(
    lambda s, ask, a: s.deal.lines < MOST_LINES,
    "The package has as many lines as it may.",
    "DW-TRADE-13",
    at=BUILD_PACKAGE,
)
GIVE = Verb(
    "give",
    AMOUNT,
    RESOURCE,
    at=BUILD_PACKAGE,
    says=lambda s, ask, a: f"Offer {_amount(a)}",
    clause="DW-TRADE-04",
    touches="resource:{1}",
    needs=(ROOM, Need(lambda s, ask, a: _has(s, ask.seat, s.deal.give, a), "You do not have so much.", "DW-TRADE-05")),
)
ASK_FOR = Verb(
    "ask",
    AMOUNT,
    RESOURCE,
    at=BUILD_PACKAGE,
    says=lambda s, ask, a: f"Ask for {_amount(a)}",
    clause="DW-TRADE-04",
    touches="resource:{1}",
    needs=(
        ROOM,
        Need(lambda s, ask, a: _has(s, ask.about, s.deal.ask, a), "They do not have so much.", "DW-TRADE-05"),
    ),
)
FILL = Question(
    "fill", "Which card do you give for the one that was asked for ({})?", WANTED_COLOUR, clause="DW-TRADE-04"
)
GIVE_CARD = Verb(
    "give_card",
    KIND,
    at=(BUILD_PACKAGE, FILL),
    says=lambda s, ask, a: f"Offer {KIND_NAMES[a.arg]}",
    clause="DW-TRADE-04",
    touches=lambda s, ask, a: in_hand(s, ask.seat, a.arg),
    needs=(
        ROOM,
        Need(
            lambda s, ask, a: a.arg in kinds_but(s.players[ask.seat].hand, s.deal.cards),
            "You hold no such item beside those in the package.",
            "DW-TRADE-05",
            at=BUILD_PACKAGE,
        ),
        Need(
            lambda s, ask, a: a.arg in fitting(s, ask.seat, ask.about),
            "That is not the card that was asked for.",
            "DW-TRADE-05",
            at=FILL,
        ),
    ),
)
ASK_CARD = Verb(
    "ask_card",
    KIND,
    at=BUILD_PACKAGE,
    says=lambda s, ask, a: f"Ask for {KIND_NAMES[a.arg]}",
    clause="DW-TRADE-04",
    touches=lambda s, ask, a: in_hand(s, ask.about, a.arg),
    needs=(
        ROOM,
        Need(lambda s, ask, a: s.open_hands, "You do not see their hand; ask for a colour.", "DW-TRADE-04"),
        Need(
            lambda s, ask, a: a.arg in kinds_but(s.players[ask.about].hand, s.deal.asked),
            "They hold no such item beside those that you asked for.",
            "DW-TRADE-05",
        ),
    ),
)
ASK_COLOUR = Verb(
    "ask_colour",
    WANTED_COLOUR,
    at=BUILD_PACKAGE,
    says=_colour_asked,
    clause="DW-TRADE-04",
    needs=(
        ROOM,
        Need(lambda s, ask, a: not s.open_hands, "Their hand lies open; ask for the card itself.", "DW-TRADE-04"),
        Need(
            lambda s, ask, a: len(s.deal.colours) < len(s.players[ask.about].hand),
            "They do not hold so many cards.",
            "DW-TRADE-05",
        ),
    ),
)
SUBMIT = Verb(
    "submit",
    at=BUILD_PACKAGE,
    says="Submit the package",
    clause="DW-TRADE-13",
    main=True,
    needs=(Need(lambda s, ask, a: s.deal.lines > 0, "The package is empty.", "DW-TRADE-13"),),
)
CANCEL = Verb("cancel", at=BUILD_PACKAGE, says="Offer nothing", clause="DW-TRADE-04", passes=True)


def begin_package(s: State, builder: int) -> None:
    """A new package on the table, still empty."""
    s.trade = Trade(s.deal.partner, builder, s.deal.packages + 1)


def package_is_open(s: State) -> bool:
    """Whether a package is being built, or waits for an answer."""
    return s.deal.builder != NOBODY


def close_package(s: State) -> None:
    """No package is on the table any more; the two may still move one of them. DW-TRADE-07"""
    deal = s.deal
    s.trade = Trade(deal.partner, packages=deal.packages, moved=deal.moved)


def other_side(s: State) -> int:
    """The one to whom the package is offered."""
    return s.deal.partner if s.deal.builder == s.active else s.active


def build_package(s: State) -> Rule[bool]:
    """One line more, submit or cancel; every line is said aloud. DW-TRADE-04, DW-TRADE-13"""
    deal = s.deal
    choice = yield Ask(deal.builder, BUILD_PACKAGE, lambda: lines(s), other_side(s))
    verb = choice.verb
    if verb == SUBMIT.name:
        s.tell(story.PackageSubmitted, deal.builder)
        return True
    if verb == CANCEL.name:
        close_package(s)
        return True
    add_line(s, choice)
    return False


def lines(s: State) -> list[Action]:
    """What can be added to the package, never more than its owner has. DW-TRADE-05, DW-TRADE-13"""
    deal = s.deal
    options: list[Action] = []
    if deal.lines < MOST_LINES:
        their = s.players[other_side(s)]
        mine = s.players[deal.builder]
        for verb, stock, said in ((GIVE, mine.stock, deal.give), (ASK_FOR, their.stock, deal.ask)):
            options += [
                verb.of(place, res)
                for res in range(len(RESOURCE))
                for place, amount in enumerate(AMOUNTS)
                if said[res] + amount <= stock[res]
            ]
        options += [GIVE_CARD.each[kind] for kind in kinds_but(mine.hand, deal.cards)]
        if s.open_hands:
            options += [ASK_CARD.each[kind] for kind in kinds_but(their.hand, deal.asked)]
        elif len(deal.colours) < len(their.hand):
            options += ASK_COLOUR.each
    return options + (SUBMIT.each if deal.lines else []) + CANCEL.each


def kinds_but(hand: list[int], taken: list[int]) -> list[int]:
    """The kinds of items in a hand that are not in the package yet."""
    return list(dict.fromkeys(KIND_OF[card] for card in hand if IS_ITEM[card] and card not in taken))


def add_line(s: State, choice: Action) -> None:
    """A line of the package; a card that is named is known to all from now on. Section 7"""
    deal = s.deal
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
    s.tell(story.PackageLine, deal.builder, choice.text)


def free_card(hand: list[int], kind: int, taken: list[int]) -> int:
    return next(card for card in hand if KIND_OF[card] == kind and card not in taken)


# --- the answer -------------------------------------------------------------------------------------------------

ANSWER_PACKAGE = Question(
    "answer_package", "What do you say to the package of {}?", PLAYER, says=other, clause="DW-TRADE-04"
)
ACCEPT = Verb(
    "accept",
    at=ANSWER_PACKAGE,
    says="Accept the package",
    clause="DW-TRADE-04",
    main=True,
    needs=(Need(lambda s, ask, a: can_fill(s), "You do not hold the cards that it asks for.", "DW-TRADE-05"),),
)
REJECT = Verb("reject", at=ANSWER_PACKAGE, says="Reject the package", clause="DW-TRADE-04", passes=True)
COUNTER = Verb(
    "counter",
    at=ANSWER_PACKAGE,
    says="Answer with a package of your own",
    clause="DW-TRADE-13",
    needs=(
        Need(
            lambda s, ask, a: s.deal.packages < s.options.max_packages,
            "There have been as many packages as a trade may have.",
            "DW-TRADE-13",
        ),
    ),
)


def answer_package(s: State) -> Rule[None]:
    """Accept, reject, or answer with an own package while there may be another. DW-TRADE-04 and section 6"""
    deal = s.deal
    answering = other_side(s)
    choice = yield Ask(answering, ANSWER_PACKAGE, lambda: answers(s), deal.builder)
    if choice.verb == COUNTER.name:
        begin_package(s, answering)
        return
    if choice.verb == ACCEPT.name:
        yield from exchange(s, deal.builder, answering)
    close_package(s)


def answers(s: State) -> list[Action]:
    options = ACCEPT.each if can_fill(s) else []
    options = options + REJECT.each
    return options + (COUNTER.each if s.deal.packages < s.options.max_packages else [])


def can_fill(s: State) -> bool:
    """Whether the hand has a card for every colour that was asked for."""
    hand = [CARD_COLOUR[card] for card in s.players[other_side(s)].hand if IS_ITEM[card]]
    colours = s.deal.colours
    return len(hand) >= len(colours) and all(
        hand.count(colour) >= colours.count(colour) for colour in colours if colour != ANY_COLOUR
    )


def exchange(s: State, builder: int, other: int) -> Rule[None]:
    """Resources and cards change hands; each card goes to a pile of its receiver. DW-TRADE-04, DW-TRADE-06"""
    deal = s.deal
    # Colours first and "any" last, so that no choice can leave one of them without a card.
    deal.colours.sort()
    while deal.colours:
        yield from fill(s, other)
    s.tell(story.TradeDone, builder, other)
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
    deal = s.deal
    colour = deal.colours[0]
    choice = yield Ask(other, FILL, lambda: [GIVE_CARD.each[kind] for kind in fitting(s, other, colour)], colour)
    card = free_card(s.players[other].hand, choice.arg, deal.asked)
    cards.show(s, card)
    deal.asked.append(card)
    deal.colours.pop(0)


def fitting(s: State, other: int, colour: int) -> list[int]:
    """The kinds of cards that can stand for a colour."""
    hand = [card for card in s.players[other].hand if colour == ANY_COLOUR or CARD_COLOUR[card] == colour]
    return kinds_but(hand, s.deal.asked)


def receive(s: State, seat: int, card: int) -> Rule[None]:
    """On top of the own draw or discard pile; with `traded_card_goes_to` to the hand. DW-TRADE-06"""
    s.limbo.remove(card)
    if s.options.traded_card_goes_to == "hand":
        cards.take_up(s, seat, card)
    else:
        yield from cards.put_on_pile(s, seat, card)
    s.tell(story.CardReceived, seat, card)
