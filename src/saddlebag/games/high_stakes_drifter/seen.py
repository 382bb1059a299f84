"""What a seat may see is made of these: an allow-list. Section 7 of the ledger."""

from typing import Annotated

from msgspec import Struct

from saddlebag.engine.names import EACH_SEAT, Names, UpTo
from saddlebag.games.high_stakes_drifter.content import CARD, CHIP, STAT
from saddlebag.games.high_stakes_drifter.seats import PIECE, PLAYER
from saddlebag.games.high_stakes_drifter.state import (
    STAGES,
)

STAGE = Names("stage", STAGES)
UP = Names("side", ["front", "back"])
STANDS_AS = Names("kind of card on the table", ["dude", "gear", "fortune"])


class KickerView(Struct, frozen=True, gc=False):
    """A kicker chip on a dude: both of its sides are known to all."""

    chip: Annotated[str, CHIP]
    side: Annotated[str, UP]
    """`front` or `back`: the side that is up."""


class PartView(Struct, frozen=True, gc=False):
    """A part of a dude's stats: where it comes from, and how much it gives."""

    source: str
    """`printed`, `swap`, `gear`, `fortune`, `kicker` or `ability`."""
    card: str | None
    """The card or chip that gives it; none for a concealed one."""
    piece: str | None
    """The card on the table that gives it."""
    smarts: int
    skill: int
    luck: int


class CardView(Struct, frozen=True, gc=False):
    """A card in saloon or street."""

    id: Annotated[str, PIECE]
    owner: Annotated[str, PLAYER]
    kind: Annotated[str, STANDS_AS]
    """`dude`, `gear` or `fortune`: how it stands on the table, known to all even if it is concealed."""
    bearer: Annotated[str, PIECE] | None
    """The dude that it lies beside; none for a dude."""
    in_street: bool
    up: bool
    """Face up. A card that is face down but has a name here is one that the viewer may look at."""
    card: Annotated[str, CARD] | None
    """The card itself, if the viewer may know it."""
    shape: Annotated[str, CARD] | None
    """What it is: the card itself, or what a copy card has become."""
    chips: int
    kickers: Annotated[list[KickerView], UpTo(6)]
    kicker_value: int
    """What the kicker chips on it are worth together."""
    kicker_limit: int | None
    """Of a dude that the viewer may know."""
    stats: Annotated[list[int], UpTo(3)] | None
    """Smarts, skill and luck of a dude that is face up, as they stand now."""
    parts: list[PartView]
    """How these stats add up, or what has been laid on a concealed dude; only in the street."""
    blank: bool
    shield: bool
    fresh: bool
    """Gear that was turned up in this shootout."""
    peeked: Annotated[list[str], PLAYER]
    """Who has looked at it secretly; all know that."""
    reinvest_cost: int | None
    """What it costs to reinvest now, if the viewer may know the card."""


class PlayerView(Struct, frozen=True, gc=False):
    """A player and what the viewer knows of them."""

    name: Annotated[str, PLAYER]
    stake: int
    invested: int
    """Dollars on their cards."""
    out: bool
    left: bool
    hand: Annotated[list[str], CARD]
    """Their cards, if they are the viewer's own; sorted by the table of cards."""
    hand_size: int
    draw_size: int
    deadwood: Annotated[list[str], CARD]
    """The newest is the last. In the quick-start game both have the same."""
    stack: Annotated[list[str], CHIP]
    """Their kicker chips, if they are the viewer's own."""
    stack_size: int
    buried_chips: Annotated[list[str], CHIP]
    deck: Annotated[list[str], CARD]
    """All cards of their deck wherever they are, if they are the viewer's own or deck lists are open."""
    deck_chips: Annotated[list[str], CHIP]
    cards: Annotated[list[CardView], UpTo(16)]
    """On the table, in table order."""
    fighter: Annotated[str, PIECE] | None
    """Their dude in the street."""
    in_shootout: bool
    folded: bool
    bet: int
    """In this betting round."""
    bets: int
    """In this shootout."""
    all_in: bool
    totals: Annotated[list[int], UpTo(3)] | None
    """Smarts, skill and luck at the tally."""
    winner: bool
    """Of the main pot of this shootout."""


class PotView(Struct, frozen=True, gc=False):
    """The main pot (the first) or a side pot."""

    amount: int
    players: Annotated[list[str], PLAYER]
    """Who can win it."""


class BettingView(Struct, frozen=True, gc=False):
    """A betting round under way."""

    speaker: Annotated[str, PLAYER] | None
    high: int
    """What must be matched."""
    to_call: int
    """What the speaker has to add."""
    smallest: int
    """The smallest bet, or the smallest raise above the call."""
    raises: int
    raises_left: int | None
    """None: there is no limit."""


class ChallengeView(Struct, frozen=True, gc=False):
    """A challenge under way."""

    challenger: Annotated[str, PLAYER]
    inside: Annotated[list[str], PLAYER]
    pot: int
    """All money being wagered."""
    dead: int
    pots: Annotated[list[PotView], EACH_SEAT]
    waiting: Annotated[list[str], PLAYER]
    """Who has yet to decide in this stage."""
    speaker: Annotated[str, PLAYER] | None
    betting: BettingView | None
    counting: Annotated[list[str], STAT]
    """The stats that count as things stand."""
    more_betting: bool
    no_kickers: Annotated[list[str], PLAYER]
    """Who can't play kicker chips."""
    no_fortune: Annotated[list[str], PLAYER]
    no_reinvest: Annotated[list[str], PLAYER]
    must_reinvest: Annotated[list[str], PLAYER]
    free_reinvest: Annotated[list[str], PLAYER]
    """Whose dude may be reinvested for nothing."""


class View(Struct, frozen=True, gc=False):
    """The table from one chair."""

    mode: str
    seat: int | None
    round: int
    ante: int
    next_ante_round: int | None
    """The round in which the ante rises; none if it never does."""
    stage: Annotated[str, STAGE]
    first: Annotated[str, PLAYER]
    badge: Annotated[str, PLAYER]
    actions_left: int
    may_challenge: bool
    """Whether the badge holder may issue a challenge now."""
    must_challenge: bool
    """Whether the badge holder has to issue one in this turn."""
    quiet_turns: int
    quiet_rounds: int
    round_limit: int
    players: Annotated[list[PlayerView], EACH_SEAT]
    challenge: ChallengeView | None
    outcome: str
    reason: str
