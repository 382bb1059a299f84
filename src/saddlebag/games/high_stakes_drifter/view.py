"""What a seat, or a spectator, may see: an allow-list. Section 7 of the ledger."""

from msgspec import Struct


class KickerView(Struct, frozen=True):
    """A kicker chip on a dude: both of its sides are known to all."""

    chip: str
    side: str
    """`front` or `back`: the side that is up."""


class PartView(Struct, frozen=True):
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


class CardView(Struct, frozen=True):
    """A card in saloon or street."""

    id: str
    owner: str
    kind: str
    """`dude`, `gear` or `fortune`: how it stands on the table, known to all even if it is concealed."""
    bearer: str | None
    """The dude that it lies beside; none for a dude."""
    in_street: bool
    up: bool
    """Face up. A card that is face down but has a name here is one that the viewer may look at."""
    card: str | None
    """The card itself, if the viewer may know it."""
    shape: str | None
    """What it is: the card itself, or what a copy card has become."""
    chips: int
    kickers: list[KickerView]
    kicker_value: int
    """What the kicker chips on it are worth together."""
    kicker_limit: int | None
    """Of a dude that the viewer may know."""
    stats: list[int] | None
    """Smarts, skill and luck of a dude that is face up, as they stand now."""
    parts: list[PartView]
    """How these stats add up, or what has been laid on a concealed dude; only in the street."""
    blank: bool
    shield: bool
    fresh: bool
    """Gear that was turned up in this shootout."""
    peeked: list[str]
    """Who has looked at it secretly; all know that."""
    reinvest_cost: int | None
    """What it costs to reinvest now, if the viewer may know the card."""


class PlayerView(Struct, frozen=True):
    """A player and what the viewer knows of him."""

    name: str
    stake: int
    invested: int
    """Dollars on his cards."""
    out: bool
    left: bool
    hand: list[str]
    """His cards, if they are the viewer's own; sorted by the table of cards."""
    hand_size: int
    draw_size: int
    deadwood: list[str]
    """The newest is the last. In the quick-start game both have the same."""
    stack: list[str]
    """His kicker chips, if they are the viewer's own."""
    stack_size: int
    buried_chips: list[str]
    deck: list[str]
    """All cards of his deck wherever they are, if they are the viewer's own or deck lists are open."""
    deck_chips: list[str]
    cards: list[CardView]
    """On the table, in table order."""
    fighter: str | None
    """His dude in the street."""
    in_shootout: bool
    folded: bool
    bet: int
    """In this betting round."""
    bets: int
    """In this shootout."""
    all_in: bool
    totals: list[int] | None
    """Smarts, skill and luck at the tally."""
    winner: bool
    """Of the main pot of this shootout."""


class PotView(Struct, frozen=True):
    """The main pot (the first) or a side pot."""

    amount: int
    players: list[str]
    """Who can win it."""


class BettingView(Struct, frozen=True):
    """A betting round under way."""

    speaker: str | None
    high: int
    """What must be matched."""
    to_call: int
    """What the speaker has to add."""
    smallest: int
    """The smallest bet, or the smallest raise above the call."""
    raises: int
    raises_left: int | None
    """None: there is no limit."""


class ChallengeView(Struct, frozen=True):
    """A challenge under way."""

    challenger: str
    inside: list[str]
    pot: int
    """All money being wagered."""
    dead: int
    pots: list[PotView]
    waiting: list[str]
    """Who has yet to decide in this stage."""
    speaker: str | None
    betting: BettingView | None
    counting: list[str]
    """The stats that count as things stand."""
    more_betting: bool
    no_kickers: list[str]
    """Who can't play kicker chips."""
    no_fortune: list[str]
    no_reinvest: list[str]
    must_reinvest: list[str]
    free_reinvest: list[str]
    """Whose dude may be reinvested for nothing."""


class View(Struct, frozen=True):
    """The table from one chair."""

    mode: str
    seat: int | None
    round: int
    ante: int
    next_ante_round: int | None
    """The round in which the ante rises; none if it never does."""
    stage: str
    first: str
    badge: str
    actions_left: int
    may_challenge: bool
    """Whether the badge holder may issue a challenge now."""
    must_challenge: bool
    """Whether the badge holder has to issue one in this turn."""
    quiet_turns: int
    quiet_rounds: int
    round_limit: int
    players: list[PlayerView]
    challenge: ChallengeView | None
    outcome: str
    reason: str
