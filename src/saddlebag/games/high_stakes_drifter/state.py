"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Names, SetOf
from saddlebag.engine.state import BaseState, Part
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.effects.abilities import Trigger
from saddlebag.games.high_stakes_drifter.effects.terms import EVENTS
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, PLAYER

SIDE = Names("side of a kicker chip", [f"{chip}/{side}" for chip in content.CHIP.ids for side in ("front", "back")])
"""A kicker chip that lies on a dude, by the side that is up: twice the chip, plus one for its back."""
SIDE_VALUE = [content.CHIP_VALUE[side >> 1] for side in range(len(SIDE))]
SIDE_STAT = [content.CHIP_SIDES[side >> 1][side & 1][0] for side in range(len(SIDE))]
SIDE_MOD = [content.CHIP_SIDES[side >> 1][side & 1][1] for side in range(len(SIDE))]

Card = Annotated[int, content.CARD]
Chip = Annotated[int, content.CHIP]
Side = Annotated[int, SIDE]
PieceId = Annotated[int, PIECE]
Seat = Annotated[int, PLAYER]
Seats = Annotated[int, SetOf(PLAYER)]
Stats = Annotated[int, SetOf(content.STAT)]

ACTIONS, ACCEPTING, BETTING, FOLDING = "actions", "accepting", "betting", "folding"
GEAR_ROUND, FORTUNE_STAGE, KICKERS = "gear_round", "fortune_stage", "kickers"
REINVESTING, SPOILS = "reinvesting", "spoils"
"""The stages that somebody asks for; the course has them all. HD-TURN-02, HD-CHAL-17"""

SHOWN = -1
"""Said of a card in a hand that all saw go there."""
ALL_SEATS = (1 << len(PLAYER)) - 1

LASTING = Names(
    "lasting effect", ["mod", "swap", "blank", "klimit", "only", "ban", "forbid", "oblige", "free_reinvest"]
)
MOD, SWAP, BLANK, KLIMIT, ONLY, BAN, FORBID, OBLIGE, FREE_REINVEST = range(9)

TRIGGERS: list[tuple[Trigger, ...]] = [
    tuple(each for of_event in by_event for each in of_event) for by_event in content.CARD_TRIGGERS
]
"""All triggered abilities of a card in a row."""
FIRST_TRIGGER = [
    [sum(len(of_event) for of_event in by_event[:event]) for event in range(len(EVENTS))]
    for by_event in content.CARD_TRIGGERS
]
"""Where in that row those of an event begin."""


@state(kw_only=True)
class Piece(Part):
    """A card on the table, in saloon or street."""

    id: PieceId = seen(then="owner")
    bearer: Annotated[int, PIECE, OR_NOBODY] = seen(then="in_street")
    """The dude that it lies beside; none for a dude."""
    up: bool = seen(default=False)
    """Whether it is revealed."""
    card: Card = seen(by="those who may look", redealt=True)
    """The card itself: its cost, and what it is anywhere else. HD-COPY-13, HD-COPY-18"""
    shape: Card = seen(by="those who may look", redealt=True)
    """What it is here: itself, or what a copy card has become. HD-COPY-03"""
    chips: int = seen(default=0, holds="dollars")
    """Dollars that lie on it."""
    kickers: list[Side] = seen(within="kickers", default=[])
    """The kicker chips on it, in the order in which they were played."""
    kicked_by: list[Seat] = hidden("told when they were played", default=[])
    """Whose chips these are."""
    fresh: bool = seen(default=False)
    """Gear that was turned up, or came revealed, in this shootout. HD-AFTER-02"""
    eyes: Seats = seen(name="peeked", default=0, then="reinvest_cost")
    """Who has looked at it secretly since it lies there."""
    known: Seats = hidden("bookkeeping for redeals", default=0)
    """Who else knows what it is, by whatever they have seen of it before."""
    price: int = hidden("told when it was laid", default=0)
    """What was laid on it when it was played face down."""
    discount: int = hidden("told when it was laid", default=0)
    """How much less that was than its cost, for all to see. HD-ABIL-26"""
    since: int = hidden("bookkeeping for redeals", default=0, redealt=True)
    """Since which moment nobody but its owner could know where this card is."""
    laid: int = hidden("bookkeeping for redeals", default=0)
    """At which moment it was laid face down."""

    @property
    def is_dude(self) -> bool:
        return self.bearer < 0

    @property
    def is_gear(self) -> bool:
        """Gear, revealed or not; a fortune card is always revealed. HD-CONC-06"""
        return self.bearer >= 0 and content.CARD_KIND[self.shape] != content.FORTUNE


@state
class Player(Part):
    """A player and what is theirs. HD-ZONE-02"""

    stake: int = seen(holds="dollars", then="invested")
    hand: list[Card] = seen(by="its owner", default=[], size="hand_size", redealt=True, then="draw_size")
    """In the order in which the cards came."""
    since: list[Annotated[int, NO_COUNT]] = hidden("bookkeeping for redeals", default=[], redealt=True)
    """For each of them: since which moment nobody else could know where it is, or SHOWN. For redeals."""
    stack: list[Chip] = seen(by="its owner", default=[], size="stack_size", redealt=True)
    """The kicker stack, in the order of the table of chips."""
    buried: list[Chip] = seen(name="buried_chips", default=[], then="deck")
    """Kicker chips in the deadwood."""
    table: list[Piece] = seen(within="cards", default=[])
    """Their cards in saloon and street, in table order."""
    fighter: Annotated[int, PIECE, OR_NOBODY] = seen(default=NOBODY, then="in_shootout")
    """Their dude in the street, or none."""
    bet: int = seen(default=0)
    """What they have put in during this betting round."""
    bets: int = seen(default=0, holds="dollars", then="all_in")
    """What they have bet in this shootout. HD-BET-21"""
    totals: list[Annotated[int, NO_COUNT]] = seen(within="totals", default=[])
    """Smarts, skill and luck of their dude as they were totalled; empty before. HD-SHOW-09"""


@state
class Deck(Part):
    """A draw pile and its deadwood; in the quick-start game all share one. HD-ZONE-03, HD-QS-03"""

    draw: list[Card] = hidden("face down", size="draw_size", redealt=True)
    """Face down; the top card is the last."""
    deadwood: list[Card] = seen(default=[])
    """Face up; the newest card is the last."""
    shuffled: int = hidden("bookkeeping for redeals", default=0)
    """The moment of its last shuffle."""


@state
class Lasting(Part):
    """An effect that lasts to the end of the shootout. HD-ABIL-17, HD-ABIL-18"""

    what: Annotated[int, LASTING] = hidden("shown as what it does")
    source: PieceId = hidden("shown as what it does")
    """The card that made it."""
    by: Seat = hidden("shown as what it does")
    """Whose card that is."""
    bound: bool = hidden("shown as what it does")
    """Whether it ends with its card, as what gear and fortune cards do."""
    target: PieceId = hidden("shown as what it does")
    """The card that it lies on, or none."""
    seat: Seat = hidden("shown as what it does")
    """The player whom it binds, or nobody."""
    which: int = hidden("shown as what it does")
    """The stat, or the act that is forbidden."""
    number: Annotated[int, NO_COUNT] = hidden("shown as what it does")
    """By how much; for a swap, the other stat."""


@state
class Pending(Part):
    """A triggered ability that waits to be resolved. HD-ABIL-12..14"""

    seat: Seat = hidden("resolves at once; the question names the card")
    piece: PieceId = hidden("resolves at once; the question names the card")
    shape: Card = hidden("resolves at once; the question names the card")
    """What the card was when the ability was triggered."""
    ability: int = hidden("resolves at once; the question names the card")
    """Its place among the triggers of that card."""
    dude: PieceId = hidden("resolves at once; the question names the card")
    """Where the kicker chip lies that was flipped, or none."""
    chip: Annotated[int, NO_COUNT] = hidden("resolves at once; the question names the card")
    """Which of the chips there it is, or none."""


@state
class Betting(Part):
    """A betting round. Chapter 5.14"""

    speaker: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Whose turn it is; nobody when all have matched."""
    high: int = seen(default=0, then="to_call")
    """What must be matched."""
    step: int = hidden("shown as the smallest raise", default=0)
    """The last full bet or raise. HD-BET-08"""
    raises: int = seen(default=0, then="raises_left")
    acted: Seats = hidden("follows from the story of the round", default=0)
    """Who has had a turn."""
    closed: Seats = hidden("shown as the answers on offer", default=0)
    """Who may only call or fold until somebody makes a full raise. HD-BET-14"""


@state
class Challenge(Part):
    """A challenge and the shootout that comes of it. Chapters 5.13 to 5.17"""

    challenger: Seat = seen()
    joined: Seats = hidden("shown as who has folded", default=0)
    """Who issued or accepted it."""
    inside: Seats = seen(default=0, then="pot")
    """Who is still in the shootout."""
    dead: int = seen(default=0, holds="dollars", then="pots")
    """Dead money in the pot. HD-BET-23"""
    betting: Betting | None = seen(within="betting", default=None)
    """The betting round under way."""
    counting: Stats = seen(within="counting", default=0)
    """The stats that counted when the dudes were compared. HD-SHOW-11"""
    turned: bool = hidden("told as a reveal", default=False)
    """Whether gear was revealed in this gear round. HD-GEAR-05"""
    more_betting: bool = seen(default=False)
    """Whether one more betting round follows the fortune stage. HD-FORT-08"""
    kicks: int = hidden("told as flips", default=0)
    """Kicker chips that the player whose turn it is has played in this showdown. HD-KICK-12"""
    choices: list[PieceId] = hidden("asked one by one", default=[])
    """Gear that the player has yet to reinvest or bury."""
    shown: Seats = hidden("shown as totals", default=0)
    """Who was in the showdown."""
    tie_winners: Seats = hidden("follows from the cards", default=0)
    """Whose dudes had tie_win then. HD-SHOW-12"""
    winners: Seats = hidden("shown with the players", default=0)
    """Who won the main pot. HD-SHOW-17"""
    lasting: list[Lasting] = seen(within="no_kickers no_fortune no_reinvest must_reinvest free_reinvest", default=[])


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    to_ask: list[list[Seat]] = hidden("shown as who is asked", default=[])
    options: Options = hidden("told by the table itself")
    round: int = seen(default=1, then="ante")
    first: Seat = seen(default=0)
    """Who took the first turn of the match."""
    active: Seat = seen(name="badge", default=0)
    """The badge holder. HD-TURN-01"""
    actions_left: int = seen(default=0)
    challenges: int = seen(within="may_challenge", default=0)
    """How many challenges were issued in this turn. HD-TURN-12"""
    quiet_turns: int = seen(default=0)
    """Turns in a row after round 1 without a challenge. HD-TURN-19"""
    quiet_rounds: int = seen(default=0, then="round_limit")
    """Whole rounds in a row after round 1 without a challenge. HD-END-07"""
    called: bool = hidden("follows from the story of the round", default=False)
    """Whether there was a challenge in this round."""
    dry: bool = hidden("told as a draw that failed", default=False)
    """Whether a draw failed. Option `empty_deck`"""
    out: Seats = seen(within="players", default=0)
    """Who has dropped out. HD-END-12"""
    gone: Seats = seen(within="players", default=0)
    """Who has left the table. HD-END-10"""
    serial: int = hidden("shown as the ids of cards", default=0)
    """The number of the next card that comes onto the table."""
    moment: int = hidden("bookkeeping for redeals", default=0)
    """Counts shuffles and whatever else hides cards anew; for redeals."""

    players: Annotated[list[Player], By(PLAYER)] = seen(within="players")
    decks: Annotated[list[Deck], By(PLAYER)] = seen(within="players")
    """One for each player; in the quick-start game one in all. HD-QS-02"""
    challenge: Challenge | None = seen(within="challenge", default=None)
    queue: list[Pending] = hidden("resolves at once; the question names the card", default=[])
    """Triggered abilities in the order in which they will resolve."""

    outcome: str = seen(default="", then="reason")
    """How the match ended; empty while it goes on."""

    # --- what the rules ask of the table ---------------------------------------------------------------------------

    def deck(self, seat: int) -> Deck:
        """The deck that a player draws from. HD-QS-02"""
        return self.decks[seat if len(self.decks) > 1 else 0]

    @property
    def shootout(self) -> Challenge:
        """The challenge under way, for rules that are only played in one."""
        assert self.challenge is not None
        return self.challenge

    @property
    def betting(self) -> Betting:
        """The betting round under way, for rules that are only played in one."""
        round = self.shootout.betting
        assert round is not None
        return round

    @property
    def challenger(self) -> int:
        """Who has issued the challenge under way, or nobody."""
        return NOBODY if self.challenge is None else self.challenge.challenger

    @property
    def inside(self) -> int:
        """Who is in the shootout, as a set."""
        return 0 if self.challenge is None else self.challenge.inside

    @property
    def lasting(self) -> list[Lasting]:
        """What lasts to the end of this shootout."""
        return [] if self.challenge is None else self.challenge.lasting

    @property
    def quickstart(self) -> bool:
        return self.options.mode == "quickstart"

    @property
    def ante(self) -> int:
        """The ante of this round. HD-CHAL-18, HD-QS-21"""
        o = self.options
        if o.mode == "quickstart":
            return o.ante
        return o.ante + (self.round - 1) // o.ante_step_rounds * o.ante_growth

    @property
    def pot(self) -> int:
        """All money being wagered. HD-MONEY-07"""
        return 0 if self.challenge is None else self.challenge.dead + sum([player.bets for player in self.players])

    def clockwise(self, seat: int) -> list[int]:
        """All players who have not dropped out, beginning with this seat or the next one after it. HD-GEN-07"""
        number = len(self.players)
        return [each % number for each in range(seat, seat + number) if not self.out >> each % number & 1]

    def in_order(self) -> list[int]:
        """The players in the shootout, clockwise from the challenger. HD-ABIL-12"""
        c = self.challenge
        if c is None:
            return []
        number, first, inside = len(self.players), c.challenger, c.inside
        return [each % number for each in range(first, first + number) if inside >> each % number & 1]

    def next_seat(self, seat: int) -> int:
        """The next player clockwise who has not dropped out."""
        number = len(self.players)
        seat = (seat + 1) % number
        while self.out >> seat & 1:
            seat = (seat + 1) % number
        return seat

    def find(self, piece: int) -> Piece | None:
        """The card on the table that has this number."""
        for player in self.players:
            for each in player.table:
                if each.id == piece:
                    return each
        return None

    def of(self, seat: int, piece: int) -> Piece:
        """A card of this player that is on the table."""
        for each in self.players[seat].table:
            if each.id == piece:
                return each
        raise KeyError(piece)

    def fighter(self, seat: int) -> Piece:
        """The dude of a player in the street."""
        return self.of(seat, self.players[seat].fighter)

    def gear_of(self, seat: int, dude: int) -> list[Piece]:
        """The gear beside a dude, in table order."""
        return [
            each
            for each in self.players[seat].table
            if each.bearer == dude and content.CARD_KIND[each.shape] != content.FORTUNE
        ]

    def saloon_dudes(self, seat: int) -> list[Piece]:
        """A player's dudes in the saloon, in table order."""
        player = self.players[seat]
        fighter = player.fighter
        return [each for each in player.table if each.bearer < 0 and each.id != fighter]

    def money(self) -> int:
        """All money on the table, which never changes. HD-GEN-06"""
        held = sum([player.stake + sum([piece.chips for piece in player.table]) for player in self.players])
        return held + self.pot


def calm(s: State) -> None:
    """The street is empty, and nothing on the table is from this shootout. HD-AFTER-17"""
    for player in s.players:
        player.fighter = NOBODY
        player.bet = player.bets = 0
        player.totals.clear()
        for piece in player.table:
            piece.fresh = False
