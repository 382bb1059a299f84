"""The steps of triggered abilities, ledger 9.1: each with its text, its words, what it can be done to and until when.

The rules that perform them are in `rules/abilities.py`.
"""

from typing import ClassVar

from saddlebag.engine.language import Family, Form
from saddlebag.games.high_stakes_drifter.effects import targets, terms
from saddlebag.games.high_stakes_drifter.effects.nouns import (
    Act,
    AnyStat,
    By,
    Narrow,
    Sel,
    Set,
    Some,
    Speaker,
    Stat,
    Who,
    WhoOrPot,
    act,
    cards,
    change,
    dollars,
    one_of,
    things,
    who,
    who_cannot,
)


class Effect(Form, frozen=True):
    """What a triggered ability does."""

    lasts: ClassVar[bool] = False
    """Whether it lasts as long as a shootout."""
    deadline: ClassVar[targets.Deadline] = targets.NO_DEADLINE

    def words(self, by: Speaker) -> str:
        """As something that its player does: after `you may`, or as an instruction."""
        return self.said(self.spec.says, by) if self.spec.says else f"decide that {self.happens(by)}"

    def happens(self, by: Speaker) -> str:
        """As something that takes place, whoever wants it or not."""
        return self.words(by)

    def players(self) -> tuple[int, ...]:
        """The players whom it names, and the pot."""
        return ()

    def too_late(self, event: int) -> str:
        """Why this event comes too late for it, if it does. HD-SHOW-09, HD-FORT-08"""
        return self.deadline.reason if event in self.deadline.events else ""


EFFECT = Family[Effect]("an effect")


# --- what is done to cards and chips ------------------------------------------------------------------------------


class Selecting(Effect, frozen=True):
    """An effect that is done to cards or chips."""

    to: ClassVar[targets.Targets]
    up: ClassVar[bool | None] = None
    """Whether they must be revealed, or concealed. HD-ABIL-30"""
    sel: Sel


@EFFECT.form("mod {sel} {stat} {num} @shootout")
class Mod(Selecting, frozen=True):
    """A stat is changed for this shootout. HD-ABIL-17, HD-ABIL-18"""

    stat: AnyStat
    num: By
    to = targets.FIGHTERS
    lasts = True
    deadline = targets.BEFORE_TOTALS

    def words(self, by: Speaker) -> str:
        return f"give {things(self.sel, by)} {change(self.stat, self.num, by)}"

    def happens(self, by: Speaker) -> str:
        get = "get" if self.sel.how == terms.ALL else "gets"
        return f"{things(self.sel, by)} {get} {change(self.stat, self.num, by)}"


@EFFECT.form("swap {sel} {first} {second} @shootout", says="swap the printed {first} and {second} of {sel}")
class Swap(Selecting, frozen=True):
    """Two printed stats are exchanged for this shootout. HD-SHOW-09"""

    first: Stat
    second: Stat
    to = targets.FIGHTERS
    lasts = True
    deadline = targets.BEFORE_TOTALS


@EFFECT.form("blank {sel} @shootout", says="blank {sel} for this shootout")
class Blank(Selecting, frozen=True):
    """A card loses its abilities and modifiers for this shootout. HD-ABIL-24"""

    to = targets.Targets("cards that are face up", targets.FACE_UP, targets.OWN_DUDE)
    lasts = True


@EFFECT.form("klimit {sel} {num} @shootout")
class Klimit(Selecting, frozen=True):
    """A kicker limit is changed for this shootout. HD-KICK-17"""

    num: By
    to = targets.FIGHTERS
    lasts = True
    deadline = targets.BEFORE_TOTALS

    def words(self, by: Speaker) -> str:
        verb = "lower" if self.num.number < 0 else "raise"
        return self.said(f"{verb} the kicker limit of {{sel}} by {dollars(self.num, by)} for this shootout", by)


@EFFECT.form("reveal {sel}", says="reveal {sel:concealed}")
class Reveal(Selecting, frozen=True):
    """Turn concealed cards face up. HD-ABIL-30"""

    to = targets.Targets("cards that may be face down", targets.MAYBE_DOWN, targets.OWN_DUDE)
    up = False


@EFFECT.form("conceal {sel}", says="conceal {sel}")
class Conceal(Selecting, frozen=True):
    """Turn revealed cards face down. HD-ABIL-30"""

    to = targets.Targets("dudes and gear that may be face up", targets.MAYBE_UP, targets.OWN_CARD)
    up = True


@EFFECT.form("peek {sel}", says="look at {sel:concealed}")
class Peek(Selecting, frozen=True):
    """Look at concealed cards in secret. HD-ABIL-30"""

    to = targets.Targets("cards that may be face down", targets.MAYBE_DOWN)
    up = False


@EFFECT.form("bury {sel}", says="bury {sel}")
class Bury(Selecting, frozen=True):
    """Cards or kicker chips from the table to their owner's deadwood. HD-PLAY-15"""

    to = targets.Targets(
        "cards and kicker chips on the table",
        (*targets.COVERABLE, *targets.FORTUNE_SETS, *targets.CHIP_SETS),
        targets.OWN_CARD,
        chip=True,
    )


@EFFECT.form("bounce {sel}", says="return {sel} to {sel:hand}")
class Bounce(Selecting, frozen=True):
    """Cards from the table to their owner's hand. HD-MONEY-10"""

    to = targets.Targets("cards on the table", (*targets.COVERABLE, *targets.FORTUNE_SETS), targets.OWN_CARD)


@EFFECT.form("reflip {sel}", says="flip {sel} again")
class Reflip(Selecting, frozen=True):
    """Flip kicker chips again; no new `kicker` event."""

    to = targets.KICKERS


@EFFECT.form("turn {sel}", says="turn over {sel}")
class Turn(Selecting, frozen=True):
    """Turn kicker chips to their other side; no new `kicker` event."""

    to = targets.KICKERS


@EFFECT.form("kick_free {sel}", says="play a kicker chip on {sel}, whatever the kicker limit")
class KickFree(Selecting, frozen=True):
    """The player may play one kicker chip on the dude, whatever its limit. HD-KICK-20"""

    to = targets.OWN_FIGHTER
    deadline = targets.BEFORE_TOTALS

    def happens(self, by: Speaker) -> str:
        return f"you may {self.words(by)}"


@EFFECT.form("rescue {sel}", says="take {sel:from} into your hand")
class Rescue(Selecting, frozen=True):
    """Cards from the own deadwood to hand."""

    to = targets.Targets("cards in the deadwood", (terms.WOOD_DUDE, terms.WOOD_GEAR, terms.WOOD_FORTUNE))


@EFFECT.form("restack {sel}", says="put {sel:from} back into your stack")
class Restack(Selecting, frozen=True):
    """Kicker chips from the own deadwood to the own stack. HD-KICK-16"""

    to = targets.Targets("kicker chips in the deadwood", (terms.WOOD_KICKER,))


@EFFECT.form("free_reinvest {sel}", says="reinvest {sel} at no cost after this shootout")
class FreeReinvest(Selecting, frozen=True):
    """The dude may be reinvested for nothing after this shootout. HD-AFTER-12"""

    to = targets.OWN_FIGHTER
    lasts = True
    deadline = targets.BEFORE_REINVESTING

    def happens(self, by: Speaker) -> str:
        return f"you may {self.words(by)}"


@EFFECT.form("put {sel} on dude", says="put {sel:from} into play on {dude}, revealed and at no cost")
class Put(Selecting, frozen=True):
    """A card from hand comes into play on the dude, revealed and without chips. HD-PLAY-13"""

    to = targets.Targets("gear cards in hand", (terms.HAND_GEAR,))


# --- what is done to players and to the shootout ------------------------------------------------------------------


@EFFECT.form("become {set}{filter}")
class Become(Effect, frozen=True):
    """This card is played as a copy of a revealed card of a set. HD-COPY-01"""

    set: Set
    filter: Narrow = terms.EVERY

    def happens(self, by: Speaker) -> str:
        return f"becomes a copy of {one_of(self.set, self.filter, by)}"


class _Hand(Effect, frozen=True):
    """Players draw or discard."""

    verb: ClassVar[str]
    how: ClassVar[str] = ""
    who: Who
    number: Some

    def players(self) -> tuple[int, ...]:
        return (self.who,)

    def words(self, by: Speaker) -> str:
        if self.who == terms.ME:
            return f"{self.verb} {cards(self.number)}{self.how}"
        return f"decide that {self.happens(by)}"

    def happens(self, by: Speaker) -> str:
        if self.who == terms.ME:
            return self.words(by)
        return f"{who(self.who, by.place)} {self.verb}s {cards(self.number)}{self.how}"


@EFFECT.form("draw {who} {number}")
class Draw(_Hand, frozen=True):
    """Players draw cards. HD-ZONE-24"""

    verb = "draw"


@EFFECT.form("discard_random {who} {number}")
class DiscardRandom(_Hand, frozen=True):
    """Players discard at random from their hands."""

    verb = "discard"
    how = " at random"


@EFFECT.form("pay {payer} {receiver} {number}")
class Pay(Effect, frozen=True):
    """Money from stake or dead money to stake or dead money, so much from each payer. HD-ABIL-19, HD-ABIL-20"""

    payer: WhoOrPot
    receiver: WhoOrPot
    number: Some

    def players(self) -> tuple[int, ...]:
        return self.payer, self.receiver

    def words(self, by: Speaker) -> str:
        if self.payer == terms.ME:
            return f"pay {self._payment()}"
        if self.payer == terms.POT and self.receiver in (terms.ME, terms.POT):
            return f"take ${self.number} from the pot"
        return f"decide that {self.happens(by)}"

    def happens(self, by: Speaker) -> str:
        if self.payer == terms.ME or (self.payer == terms.POT and self.receiver in (terms.ME, terms.POT)):
            return self.words(by)
        if self.payer == terms.POT:
            return f"{who(self.receiver, by.place)} takes ${self.number} from the pot"
        return f"{who(self.payer, by.place)} pays {self._payment()}"

    def _payment(self) -> str:
        return f"${self.number} into the pot" if self.receiver == terms.POT else f"{who(self.receiver)} ${self.number}"


class _Binding(Effect, frozen=True):
    """Players can't or must do something."""

    act: Act
    who: Who
    lasts = True
    deadline = targets.BEFORE_REINVESTING

    def players(self) -> tuple[int, ...]:
        return (self.who,)


@EFFECT.form("forbid {act} {who} @shootout")
class Forbid(_Binding, frozen=True):
    """Players can't do something in this shootout. HD-ABIL-03"""

    def happens(self, by: Speaker) -> str:
        return f"{who_cannot(self.who)} {act(self.act, self.who)}"

    def too_late(self, event: int) -> str:
        if self.act == terms.PLAY_KICKER and event in (terms.ON_TALLY, *targets.LATE):
            return "the kicker stage is over (HD-SHOW-06)"
        if self.act == terms.PLAY_FORTUNE and event in targets.AFTER_FORTUNE:
            return "the fortune stage is over (HD-FORT-04)"
        return super().too_late(event)


@EFFECT.form("oblige {act} {who} @shootout")
class Oblige(_Binding, frozen=True):
    """Players must do something after this shootout. HD-AFTER-13"""

    def happens(self, by: Speaker) -> str:
        return f"{who(self.who, by.place)} must {act(self.act, self.who)} if possible"


class _Ruling(Effect, frozen=True):
    """Which stats count."""

    verdict: ClassVar[str]
    stat: Stat
    lasts = True
    deadline = targets.BEFORE_TOTALS

    def happens(self, by: Speaker) -> str:
        return self.said(self.verdict, by)


@EFFECT.form("only {stat}")
class Only(_Ruling, frozen=True):
    """The other two stats can't count in this shootout. HD-ABIL-25"""

    verdict = "only {stat} counts in this shootout"


@EFFECT.form("ban {stat}")
class Ban(_Ruling, frozen=True):
    """A stat can't count in this shootout. HD-ABIL-25"""

    verdict = "{stat} doesn't count in this shootout"


@EFFECT.form("bet_round")
class BetRound(Effect, frozen=True):
    """One more betting round follows the fortune stage. HD-FORT-08"""

    lasts = True
    deadline = targets.Deadline((*targets.AFTER_FORTUNE, terms.ON_FOLD), "the betting is over (HD-FORT-08)")

    def happens(self, by: Speaker) -> str:
        return "one more betting round follows the fortune stage"
