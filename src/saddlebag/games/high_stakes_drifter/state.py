"""The table at rest: everything that outlives a checkpoint."""

from dataclasses import dataclass
from typing import Annotated

from saddlebag.engine.names import NOBODY, Names, SetOf
from saddlebag.engine.state import BaseState
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_KIND,
    CARD_TRIGGERS,
    CHIP,
    CHIP_SIDES,
    CHIP_VALUE,
    FORTUNE,
    STAT,
)
from saddlebag.games.high_stakes_drifter.effect_terms import EVENTS
from saddlebag.games.high_stakes_drifter.effects import Trigger
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.seats import PIECE, PLAYER

SIDE = Names("side of a kicker chip", [f"{chip}/{side}" for chip in CHIP.ids for side in ("front", "back")])
"""A kicker chip that lies on a dude, by the side that is up: twice the chip, plus one for its back."""
SIDE_VALUE = [CHIP_VALUE[side >> 1] for side in range(len(SIDE))]
SIDE_STAT = [CHIP_SIDES[side >> 1][side & 1][0] for side in range(len(SIDE))]
SIDE_MOD = [CHIP_SIDES[side >> 1][side & 1][1] for side in range(len(SIDE))]

Card = Annotated[int, CARD]
Chip = Annotated[int, CHIP]
Side = Annotated[int, SIDE]
PieceId = Annotated[int, PIECE]
Seat = Annotated[int, PLAYER]
Seats = Annotated[int, SetOf(PLAYER)]
Stats = Annotated[int, SetOf(STAT)]

HANDS, MULLIGANS, START, ACTIONS, DISCARDING = "hands", "mulligans", "start", "actions", "discarding"
ACCEPTING, BETTING, FOLDING, GEAR_ROUND, FORTUNE_STAGE = (
    "accepting",
    "betting",
    "folding",
    "gear_round",
    "fortune_stage",
)
SHOWDOWN, ABILITIES, KICKERS, TALLY, COMPARING = "showdown", "abilities", "kickers", "tally", "comparing"
PAYING, AFTERMATH, REINVESTING, SPOILS = "paying", "aftermath", "reinvesting", "spoils"
STAGES = (
    HANDS, MULLIGANS, START, ACTIONS, DISCARDING, ACCEPTING, BETTING, FOLDING, GEAR_ROUND, FORTUNE_STAGE, SHOWDOWN,
    ABILITIES, KICKERS, TALLY, COMPARING, PAYING, AFTERMATH, REINVESTING, SPOILS,
)  # fmt: skip
"""What is going on when the table rests. HD-TURN-02, HD-CHAL-17"""
CHALLENGE_STAGES = frozenset(STAGES[STAGES.index(ACCEPTING) :])

SHOWN = -1
"""Said of a card in a hand that all saw go there."""
ALL_SEATS = (1 << len(PLAYER)) - 1

LASTING = Names(
    "lasting effect", ["mod", "swap", "blank", "klimit", "only", "ban", "forbid", "oblige", "free_reinvest"]
)
MOD, SWAP, BLANK, KLIMIT, ONLY, BAN, FORBID, OBLIGE, FREE_REINVEST = range(9)

TRIGGERS: list[tuple[Trigger, ...]] = [
    tuple(each for of_event in by_event for each in of_event) for by_event in CARD_TRIGGERS
]
"""All triggered abilities of a card in a row."""
FIRST_TRIGGER = [
    [sum(len(of_event) for of_event in by_event[:event]) for event in range(len(EVENTS))] for by_event in CARD_TRIGGERS
]
"""Where in that row those of an event begin."""


@dataclass(slots=True)
class Piece:
    """A card on the table, in saloon or street."""

    id: PieceId
    card: Card
    """The card itself: its cost, and what it is anywhere else. HD-COPY-13, HD-COPY-18"""
    shape: Card
    """What it is here: itself, or what a copy card has become. HD-COPY-03"""
    bearer: PieceId
    """The dude that it lies beside; none for a dude."""
    up: bool
    """Whether it is revealed."""
    chips: int
    """Dollars that lie on it."""
    kickers: list[Side]
    """The kicker chips on it, in the order in which they were played."""
    kicked_by: list[Seat]
    """Whose chips these are."""
    fresh: bool
    """Gear that was turned up, or came revealed, in this shootout. HD-AFTER-02"""
    eyes: Seats
    """Who has looked at it secretly since it lies there."""
    known: Seats
    """Who else knows what it is, by whatever they have seen of it before."""
    price: int
    """What was laid on it when it was played face down."""
    discount: int
    """How much less that was than its cost, for all to see. HD-ABIL-26"""
    since: int
    """Since which moment nobody but its owner could know where this card is."""
    laid: int
    """At which moment it was laid face down."""

    def copy(self) -> "Piece":
        return Piece(
            self.id,
            self.card,
            self.shape,
            self.bearer,
            self.up,
            self.chips,
            self.kickers[:],
            self.kicked_by[:],
            self.fresh,
            self.eyes,
            self.known,
            self.price,
            self.discount,
            self.since,
            self.laid,
        )

    @property
    def is_dude(self) -> bool:
        return self.bearer < 0

    @property
    def is_gear(self) -> bool:
        """Gear, revealed or not; a fortune card is always revealed. HD-CONC-06"""
        return self.bearer >= 0 and CARD_KIND[self.shape] != FORTUNE


@dataclass(slots=True)
class Player:
    """A player and what is theirs. HD-ZONE-02"""

    stake: int
    hand: list[Card]
    """In the order in which the cards came."""
    since: list[int]
    """For each of them: since which moment nobody else could know where it is, or SHOWN. For redeals."""
    stack: list[Chip]
    """The kicker stack, in the order of the table of chips."""
    buried: list[Chip]
    """Kicker chips in the deadwood."""
    table: list[Piece]
    """Their cards in saloon and street, in table order."""
    fighter: PieceId
    """Their dude in the street, or none."""
    bet: int
    """What they have put in during this betting round."""
    bets: int
    """What they have bet in this shootout. HD-BET-21"""
    totals: list[int]
    """Smarts, skill and luck of their dude as they were totalled; empty before. HD-SHOW-09"""

    def copy(self) -> "Player":
        return Player(
            self.stake,
            self.hand[:],
            self.since[:],
            self.stack[:],
            self.buried[:],
            [piece.copy() for piece in self.table],
            self.fighter,
            self.bet,
            self.bets,
            self.totals[:],
        )


@dataclass(slots=True)
class Deck:
    """A draw pile and its deadwood; in the quick-start game all share one. HD-ZONE-03, HD-QS-03"""

    draw: list[Card]
    """Face down; the top card is the last."""
    deadwood: list[Card]
    """Face up; the newest card is the last."""
    shuffled: int
    """The moment of its last shuffle."""

    def copy(self) -> "Deck":
        return Deck(self.draw[:], self.deadwood[:], self.shuffled)


@dataclass(slots=True)
class Lasting:
    """An effect that lasts to the end of the shootout. HD-ABIL-17, HD-ABIL-18"""

    what: Annotated[int, LASTING]
    source: PieceId
    """The card that made it."""
    by: Seat
    """Whose card that is."""
    bound: bool
    """Whether it ends with its card, as what gear and fortune cards do."""
    target: PieceId
    """The card that it lies on, or none."""
    seat: Seat
    """The player whom it binds, or nobody."""
    which: int
    """The stat, or the act that is forbidden."""
    number: int
    """By how much; for a swap, the other stat."""

    def copy(self) -> "Lasting":
        return Lasting(self.what, self.source, self.by, self.bound, self.target, self.seat, self.which, self.number)


@dataclass(slots=True)
class Pending:
    """A triggered ability that waits to be resolved. HD-ABIL-12..14"""

    seat: Seat
    piece: PieceId
    shape: Card
    """What the card was when the ability was triggered."""
    ability: int
    """Its place among the triggers of that card."""
    dude: PieceId
    """Where the kicker chip lies that was flipped, or none."""
    chip: int
    """Which of the chips there it is."""

    def copy(self) -> "Pending":
        return Pending(self.seat, self.piece, self.shape, self.ability, self.dude, self.chip)


@dataclass(slots=True)
class State(BaseState):
    """The whole table."""

    options: Options
    players: list[Player]
    decks: list[Deck]
    """One for each player; in the quick-start game one in all. HD-QS-02"""
    first: Seat
    """Who took the first turn of the match."""
    active: Seat
    """The badge holder. HD-TURN-01"""
    round: int
    stage: str
    actions_left: int
    challenges: int
    """How many challenges were issued in this turn. HD-TURN-12"""
    quiet_turns: int
    """Turns in a row after round 1 without a challenge. HD-TURN-19"""
    quiet_rounds: int
    """Whole rounds in a row after round 1 without a challenge. HD-END-07"""
    called: bool
    """Whether there was a challenge in this round."""
    dry: bool
    """Whether a draw failed. Option `empty_deck`"""
    out: Seats
    """Who has dropped out. HD-END-12"""
    gone: Seats
    """Who has left the table. HD-END-10"""
    serial: int
    """The number of the next card that comes onto the table."""
    moment: int
    """Counts shuffles and whatever else hides cards anew; for redeals."""

    # The challenge
    challenger: Seat
    joined: Seats
    """Who issued or accepted this challenge."""
    inside: Seats
    """Who is still in the shootout."""
    dead: int
    """Dead money in the pot. HD-BET-23"""
    waiting: list[Seat]
    """Who has yet to decide in the stage under way, the next one first."""
    speaker: Seat
    """Whose turn it is in a betting round or in the fortune stage."""
    passes: int
    """How many have passed in a row in the fortune stage."""
    high: int
    """What must be matched in this betting round."""
    step: int
    """The last full bet or raise of this round. HD-BET-08"""
    raises: int
    acted: Seats
    """Who has had a turn in this betting round."""
    closed: Seats
    """Who may only call or fold until somebody makes a full raise. HD-BET-14"""
    then: str
    """The stage after this betting round."""
    turned: bool
    """Whether gear was revealed in this gear round. HD-GEAR-05"""
    more_betting: bool
    """Whether one more betting round follows the fortune stage. HD-FORT-08"""
    kicks: int
    """Kicker chips that the player whose turn it is has played in this showdown. HD-KICK-12"""
    choices: list[PieceId]
    """Gear that the player has yet to reinvest or bury."""
    shown: Seats
    """Who was in the showdown."""
    counting: Stats
    """The stats that counted when the dudes were compared. HD-SHOW-11"""
    tie_winners: Seats
    """Whose dudes had tie_win then. HD-SHOW-12"""
    winners: Seats
    """Who won the main pot. HD-SHOW-17"""
    lasting: list[Lasting]
    queue: list[Pending]
    """Triggered abilities in the order in which they will resolve."""

    outcome: str
    """How the match ended; empty while it goes on."""

    def copy(self) -> "State":
        return State(
            self.dice.copy(),
            self.disclosed,
            None,
            self.options,
            [player.copy() for player in self.players],
            [deck.copy() for deck in self.decks],
            self.first,
            self.active,
            self.round,
            self.stage,
            self.actions_left,
            self.challenges,
            self.quiet_turns,
            self.quiet_rounds,
            self.called,
            self.dry,
            self.out,
            self.gone,
            self.serial,
            self.moment,
            self.challenger,
            self.joined,
            self.inside,
            self.dead,
            self.waiting[:],
            self.speaker,
            self.passes,
            self.high,
            self.step,
            self.raises,
            self.acted,
            self.closed,
            self.then,
            self.turned,
            self.more_betting,
            self.kicks,
            self.choices[:],
            self.shown,
            self.counting,
            self.tie_winners,
            self.winners,
            [effect.copy() for effect in self.lasting],
            [pending.copy() for pending in self.queue],
            self.outcome,
        )

    # --- what the rules ask of the table ---------------------------------------------------------------------------

    def deck(self, seat: int) -> Deck:
        """The deck that a player draws from. HD-QS-02"""
        return self.decks[seat if len(self.decks) > 1 else 0]

    @property
    def in_challenge(self) -> bool:
        return self.challenger >= 0

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
        return self.dead + sum([player.bets for player in self.players])

    def clockwise(self, seat: int) -> list[int]:
        """All players who have not dropped out, beginning with this seat or the next one after it. HD-GEN-07"""
        number = len(self.players)
        return [each % number for each in range(seat, seat + number) if not self.out >> each % number & 1]

    def in_order(self) -> list[int]:
        """The players in the shootout, clockwise from the challenger. HD-ABIL-12"""
        number = len(self.players)
        first = self.challenger
        return [each % number for each in range(first, first + number) if self.inside >> each % number & 1]

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
        return [each for each in self.players[seat].table if each.bearer == dude and CARD_KIND[each.shape] != FORTUNE]

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
    """No challenge is under way: the street and the pot are empty. HD-MONEY-11, HD-AFTER-17"""
    s.challenger = s.speaker = NOBODY
    s.joined = s.inside = s.dead = s.passes = s.high = s.step = s.raises = s.acted = s.closed = 0
    s.turned = s.more_betting = False
    s.kicks = s.shown = s.counting = s.tie_winners = s.winners = 0
    s.then = ""
    s.waiting.clear()
    s.choices.clear()
    s.lasting.clear()
    for player in s.players:
        player.fighter = NOBODY
        player.bet = player.bets = 0
        player.totals.clear()
        for piece in player.table:
            piece.fresh = False
