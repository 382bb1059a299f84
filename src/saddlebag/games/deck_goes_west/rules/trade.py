"""Trade between two players: consent, price, help to move. Chapter 5.22; protocol in section 6."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.deck_goes_west.content import IS_ITEM, KIND_OF
from saddlebag.games.deck_goes_west.effects.steps import MOVE_KEY
from saddlebag.games.deck_goes_west.effects.terms import ITEM
from saddlebag.games.deck_goes_west.rules import available, cards
from saddlebag.games.deck_goes_west.rules.packages import begin_package
from saddlebag.games.deck_goes_west.state import PLAYER, TRADING, Movement, State, Trade
from saddlebag.games.deck_goes_west.words import decisions as say
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import player_name

# --- consent and price ------------------------------------------------------------------------------------------


def _near(s: State, seat: int) -> bool:
    """On the active player's tile, or both on railway tiles. DW-TRADE-02"""
    here, there = s.players[s.active].cell, s.players[seat].cell
    return here == there or (here in s.railways and there in s.railways)


TRADE = Verb(
    "trade",
    PLAYER,
    at=say.ACTION,
    says=lambda s, ask, a: f"Trade with {player_name(a.arg)}",
    clause="DW-TRADE-02",
    touches="player:{0}",
    thing="player",
    needs=(
        Need(lambda s, ask, a: len(s.players) > 1, "There is nobody to trade with.", "DW-TRADE-01"),
        Need(
            lambda s, ask, a: any(IS_ITEM[card] for card in s.players[s.active].hand),
            "A trade costs an item card, and you hold none.",
            "DW-TRADE-11",
        ),
        Need(lambda s, ask, a: a.arg < len(s.players), "That player is not at this table.", "DW-TRADE-01"),
        Need(lambda s, ask, a: a.arg != s.active, "You cannot trade with yourself.", "DW-TRADE-01"),
        Need(
            lambda s, ask, a: s.players[a.arg].alive,
            lambda s, ask, a: f"{player_name(a.arg)} is out of the game.",
            "DW-DEATH-04",
        ),
        Need(
            lambda s, ask, a: not s.refused >> a.arg & 1,
            "That was refused; it cannot be asked again now.",
            "DW-TRADE-09",
        ),
        Need(
            lambda s, ask, a: _near(s, a.arg),
            "Traders must be on the same tile, or both on railway tiles.",
            "DW-TRADE-02",
        ),
    ),
)
CONSENT = Question("consent", "{} wants to trade with you. Do you agree?", PLAYER, says=say.other, clause="DW-TRADE-03")
AGREE = Verb("agree", at=CONSENT, says="Agree to trade", clause="DW-TRADE-03", main=True)
REFUSE = Verb("refuse", at=CONSENT, says="Refuse to trade", clause="DW-TRADE-09", passes=True)


def offers(s: State) -> list[Action]:
    """Partners on the same tile, or both on railway tiles, for a player with an item. DW-TRADE-01, 02, 09, 11"""
    players = s.players
    if len(players) == 1:
        return []
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
    s.trade = Trade(partner)
    choice = yield Ask(partner, CONSENT, lambda: AGREE.each + REFUSE.each, s.active)
    if choice.verb == REFUSE.name:
        s.trade = None
        s.refused |= 1 << partner
        s.tell(story.TradeRefused, s.active, partner)
        return
    s.tell(story.TradeAgreed, s.active, partner)
    price = items(s, s.active)[0]
    if s.hides(s.active, 1) or len(items(s, s.active)) > 1:
        choice = yield Ask(
            s.active, say.TRADE_PRICE, lambda: [say.DISCARD.each[KIND_OF[card]] for card in items(s, s.active)]
        )
        price = cards.card_of_kind(s.players[s.active].hand, choice.arg)
    cards.discard_chosen(s, s.active, price)
    s.action = TRADING
    begin_package(s, s.active)


def items(s: State, seat: int) -> list[int]:
    """The items in a hand, one of each kind. DW-TRADE-05"""
    return cards.of_class(s.players[seat].hand, ITEM)


# --- help to move -----------------------------------------------------------------------------------------------


def movable(s: State) -> list[int]:
    """Whom the trade can still move: one of the two, with `trade_moves` both; where hands are open, only whom somebody
    has movement for. DW-TRADE-07"""
    pair = [s.active, s.deal.partner]
    if s.deal.moved and s.options.trade_moves == "one_player":
        return []
    seats = [seat for seat in pair if not s.deal.moved >> seat & 1]
    if not s.open_hands:
        return seats
    return [seat for seat in seats if any(available.jobs_with_key(s, each, MOVE_KEY, mover=seat) for each in pair)]


HELP = Verb(
    "help",
    PLAYER,
    at=say.HELP_WHOM,
    says=lambda s, ask, a: f"Move {player_name(a.arg)} together",
    clause="DW-TRADE-07",
    touches="player:{0}",
    needs=(Need(lambda s, ask, a: a.arg in movable(s), "This trade cannot move that player.", "DW-TRADE-07"),),
)


def somebody_is_helped(s: State) -> bool:
    """Whether one of the two moves with jobs of both. DW-TRADE-07"""
    return s.movement is not None


def help_move(s: State) -> Rule[bool]:
    """Who of the two is moved, if anybody; then both add movement jobs in turn. DW-TRADE-07, DW-TRADE-08"""
    if not movable(s):
        return True
    choice = yield Ask(
        s.active,
        say.HELP_WHOM,
        lambda: [HELP.each[seat] for seat in movable(s)] + say.DONE.each,
        s.deal.partner,
    )
    if choice.verb == say.DONE.name:
        return True
    s.movement = Movement(choice.arg, [s.active, s.deal.partner])
    s.deal.moved |= 1 << choice.arg
    return False


def finish(s: State) -> None:
    """The trade is over; all of it was one action of the active player. DW-TRADE-12"""
    s.trade = None
