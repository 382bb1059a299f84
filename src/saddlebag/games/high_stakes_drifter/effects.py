"""The effect language of the cards, ledger 9.1: abilities and their steps.

An ability is a text such as `on kicker if negative may pay 3: turn chip`. It is parsed once, when the content is loaded
(`effect_parser`), into a `Static` or a `Trigger` with typed steps that one interpreter runs; `str` gives the text back.
Each class of step has a number, `kind`, its place in `STEPS`, to dispatch by.
"""

from typing import ClassVar, TypeAlias

from msgspec import Struct

from saddlebag.games.high_stakes_drifter.effect_terms import (
    ACTS,
    EVENTS,
    EVERY,
    SETS,
    STATES,
    STATS,
    WHO,
    Condition,
    Filter,
    Num,
    Selector,
)

# --- the steps of a static ability ------------------------------------------------------------------------------


class StaticMod(Struct, frozen=True):
    """The dude's stat is changed. HD-ABIL-08"""

    kind: ClassVar[int] = 0
    stat: int
    num: Num

    def __str__(self) -> str:
        return f"mod dude {STATS[self.stat]} {self.num}"


class StaticKlimit(Struct, frozen=True):
    """The dude's kicker limit is changed. HD-KICK-17"""

    kind: ClassVar[int] = 1
    num: Num

    def __str__(self) -> str:
        return f"klimit dude {self.num}"


class Lock(Struct, frozen=True):
    """The dude's stat cannot be lowered. HD-ABIL-23"""

    kind: ClassVar[int] = 2
    stat: int

    def __str__(self) -> str:
        return f"lock dude {STATS[self.stat]}"


class Shield(Struct, frozen=True):
    """Opponents' abilities neither choose nor change the dude. HD-ABIL-21, HD-ABIL-22"""

    kind: ClassVar[int] = 3

    def __str__(self) -> str:
        return "shield dude"


class TieWin(Struct, frozen=True):
    """The dude wins ties for the highest stat. HD-SHOW-12"""

    kind: ClassVar[int] = 4

    def __str__(self) -> str:
        return "tie_win"


class Recost(Struct, frozen=True):
    """Gear costs its player more or less to play and to reinvest. HD-ABIL-26"""

    kind: ClassVar[int] = 5
    num: Num

    def __str__(self) -> str:
        return f"recost my_gear {self.num}"


# --- the steps of a triggered ability ---------------------------------------------------------------------------


class Mod(Struct, frozen=True):
    """A stat is changed for this shootout. HD-ABIL-17, HD-ABIL-18"""

    kind: ClassVar[int] = 6
    sel: Selector
    stat: int
    num: Num

    def __str__(self) -> str:
        return f"mod {self.sel} {STATS[self.stat]} {self.num} @shootout"


class Swap(Struct, frozen=True):
    """Two printed stats are exchanged for this shootout. HD-SHOW-09"""

    kind: ClassVar[int] = 7
    sel: Selector
    first: int
    second: int

    def __str__(self) -> str:
        return f"swap {self.sel} {STATS[self.first]} {STATS[self.second]} @shootout"


class Blank(Struct, frozen=True):
    """A card loses its abilities and modifiers for this shootout. HD-ABIL-24"""

    kind: ClassVar[int] = 8
    sel: Selector

    def __str__(self) -> str:
        return f"blank {self.sel} @shootout"


class Klimit(Struct, frozen=True):
    """A kicker limit is changed for this shootout. HD-KICK-17"""

    kind: ClassVar[int] = 9
    sel: Selector
    num: Num

    def __str__(self) -> str:
        return f"klimit {self.sel} {self.num} @shootout"


class _Selecting(Struct, frozen=True):
    """A verb and what it is done to."""

    verb: ClassVar[str]
    sel: Selector

    def __str__(self) -> str:
        return f"{self.verb} {self.sel}"


class Reveal(_Selecting, frozen=True):
    """Turn concealed cards face up. HD-ABIL-30"""

    kind: ClassVar[int] = 10
    verb: ClassVar[str] = "reveal"


class Conceal(_Selecting, frozen=True):
    """Turn revealed cards face down. HD-ABIL-30"""

    kind: ClassVar[int] = 11
    verb: ClassVar[str] = "conceal"


class Peek(_Selecting, frozen=True):
    """Look at concealed cards in secret. HD-ABIL-30"""

    kind: ClassVar[int] = 12
    verb: ClassVar[str] = "peek"


class Bury(_Selecting, frozen=True):
    """Cards or kicker chips from the table to their owner's deadwood. HD-PLAY-15"""

    kind: ClassVar[int] = 13
    verb: ClassVar[str] = "bury"


class Bounce(_Selecting, frozen=True):
    """Cards from the table to their owner's hand. HD-MONEY-10"""

    kind: ClassVar[int] = 14
    verb: ClassVar[str] = "bounce"


class Reflip(_Selecting, frozen=True):
    """Flip kicker chips again; no new `kicker` event."""

    kind: ClassVar[int] = 15
    verb: ClassVar[str] = "reflip"


class Turn(_Selecting, frozen=True):
    """Turn kicker chips to their other side; no new `kicker` event."""

    kind: ClassVar[int] = 16
    verb: ClassVar[str] = "turn"


class KickFree(_Selecting, frozen=True):
    """The player may play one kicker chip on the dude, whatever its limit. HD-KICK-20"""

    kind: ClassVar[int] = 17
    verb: ClassVar[str] = "kick_free"


class Rescue(_Selecting, frozen=True):
    """Cards from the own deadwood to hand."""

    kind: ClassVar[int] = 18
    verb: ClassVar[str] = "rescue"


class Restack(_Selecting, frozen=True):
    """Kicker chips from the own deadwood to the own stack. HD-KICK-16"""

    kind: ClassVar[int] = 19
    verb: ClassVar[str] = "restack"


class FreeReinvest(_Selecting, frozen=True):
    """The dude may be reinvested for nothing after this shootout. HD-AFTER-12"""

    kind: ClassVar[int] = 20
    verb: ClassVar[str] = "free_reinvest"


class Put(Struct, frozen=True):
    """A card from hand comes into play on the dude, revealed and without chips. HD-PLAY-13"""

    kind: ClassVar[int] = 21
    sel: Selector

    def __str__(self) -> str:
        return f"put {self.sel} on dude"


class Become(Struct, frozen=True):
    """This card is played as a copy of a revealed card of a set. HD-COPY-01"""

    kind: ClassVar[int] = 22
    set: int
    filter: Filter = EVERY

    def __str__(self) -> str:
        return f"become {SETS[self.set]}{self.filter}"


class Draw(Struct, frozen=True):
    """Players draw cards. HD-ZONE-24"""

    kind: ClassVar[int] = 23
    who: int
    number: int

    def __str__(self) -> str:
        return f"draw {WHO[self.who]} {self.number}"


class DiscardRandom(Struct, frozen=True):
    """Players discard at random from their hands."""

    kind: ClassVar[int] = 24
    who: int
    number: int

    def __str__(self) -> str:
        return f"discard_random {WHO[self.who]} {self.number}"


class Pay(Struct, frozen=True):
    """Money from stake or dead money to stake or dead money, so much from each payer. HD-ABIL-19, HD-ABIL-20"""

    kind: ClassVar[int] = 25
    payer: int
    receiver: int
    number: int

    def __str__(self) -> str:
        return f"pay {WHO[self.payer]} {WHO[self.receiver]} {self.number}"


class Forbid(Struct, frozen=True):
    """Players can't do something in this shootout. HD-ABIL-03"""

    kind: ClassVar[int] = 26
    act: int
    who: int

    def __str__(self) -> str:
        return f"forbid {ACTS[self.act]} {WHO[self.who]} @shootout"


class Oblige(Struct, frozen=True):
    """Players must do something after this shootout. HD-AFTER-13"""

    kind: ClassVar[int] = 27
    act: int
    who: int

    def __str__(self) -> str:
        return f"oblige {ACTS[self.act]} {WHO[self.who]} @shootout"


class Only(Struct, frozen=True):
    """The other two stats can't count in this shootout. HD-ABIL-25"""

    kind: ClassVar[int] = 28
    stat: int

    def __str__(self) -> str:
        return f"only {STATS[self.stat]}"


class Ban(Struct, frozen=True):
    """A stat can't count in this shootout. HD-ABIL-25"""

    kind: ClassVar[int] = 29
    stat: int

    def __str__(self) -> str:
        return f"ban {STATS[self.stat]}"


class BetRound(Struct, frozen=True):
    """One more betting round follows the fortune stage. HD-FORT-08"""

    kind: ClassVar[int] = 30

    def __str__(self) -> str:
        return "bet_round"


StaticStep: TypeAlias = StaticMod | StaticKlimit | Lock | Shield | TieWin | Recost
Effect: TypeAlias = (
    Mod | Swap | Blank | Klimit | Reveal | Conceal | Peek | Bury | Bounce | Reflip | Turn | KickFree | Rescue | Restack
    | FreeReinvest | Put | Become | Draw | DiscardRandom | Pay | Forbid | Oblige | Only | Ban | BetRound
)  # fmt: skip
Step: TypeAlias = StaticStep | Effect
STEPS: tuple[type[Step], ...] = (
    StaticMod, StaticKlimit, Lock, Shield, TieWin, Recost,
    Mod, Swap, Blank, Klimit, Reveal, Conceal, Peek, Bury, Bounce, Reflip, Turn, KickFree, Rescue, Restack,
    FreeReinvest, Put, Become, Draw, DiscardRandom, Pay, Forbid, Oblige, Only, Ban, BetRound,
)  # fmt: skip
"""The classes of steps by their `kind`."""


# --- abilities --------------------------------------------------------------------------------------------------


class Static(Struct, frozen=True):
    """`while`: holds as long as its state and condition hold. HD-ABIL-08"""

    state: int
    condition: Condition | None
    steps: tuple[StaticStep, ...]

    def head(self) -> str:
        """All before the steps."""
        return f"while {STATES[self.state]}{f' if {self.condition}' if self.condition else ''}: "

    def __str__(self) -> str:
        return self.head() + "; ".join(map(str, self.steps))


class Trigger(Struct, frozen=True):
    """`on`: resolves once each time its event happens. HD-ABIL-09, HD-ABIL-10"""

    event: int
    condition: Condition | None
    may: bool
    price: int
    """What must be paid before the effect; 0 for nothing."""
    steps: tuple[Effect, ...]

    @property
    def is_choice(self) -> bool:
        """Whether its player decides on it when it resolves. HD-ABIL-28"""
        return self.may or self.price > 0

    def head(self) -> str:
        """All before the steps."""
        condition = f" if {self.condition}" if self.condition else ""
        price = f" pay {self.price}" if self.price else ""
        return f"on {EVENTS[self.event]}{condition}{' may' if self.may else ''}{price}: "

    def __str__(self) -> str:
        return self.head() + "; ".join(map(str, self.steps))


Ability: TypeAlias = Static | Trigger
