"""The parts of abilities: how things, amounts, players and conditions are read, and how they are said."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from saddlebag.engine.language import Lexicon, Maybe, Number, Reader, Term, Word
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.terms import Condition, Filter, Num, Selector


class Speaker(Struct, frozen=True):
    """Whose abilities are told, and the names of what they may speak of."""

    kind: str
    """`dude`, `gear` or `fortune`."""
    factions: Sequence[str]
    cards: Sequence[str]
    event: int = terms.ON_PLAY
    """What triggers the ability that is told."""

    @property
    def place(self) -> str:
        """Where its opponents are."""
        return "in the showdown" if self.event in (terms.ON_WIN, terms.ON_LOSE) else "in the shootout"

    @property
    def dude(self) -> str:
        """The dude that the card belongs to."""
        return "your dude" if self.kind == "fortune" else "this dude"


# --- things -----------------------------------------------------------------------------------------------------


def _named(members: int, narrow: Filter, speaker: Speaker, state: str, *, many: bool) -> str:
    before, noun, after = terms.SET_NOUNS[terms.SETS[members]]
    noun = narrow.word or noun
    if many and not noun.endswith("s"):
        noun += "s"
    if not before.startswith(("revealed", "concealed")):
        before = state + before
    price = "" if narrow.most == terms.NONE else f" that {'cost' if many else 'costs'} ${narrow.most} or less"
    return before + noun + after[many].format(dude=speaker.dude) + price


def one_of(members: int, narrow: Filter, speaker: Speaker, state: str = "") -> str:
    """A member of a set, with its article."""
    noun = _named(members, narrow, speaker, state, many=False)
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def things(sel: Selector, speaker: Speaker, state: str = "") -> str:
    """What an effect is done to; `state` is what it must be, where the set does not say it. HD-ABIL-30"""
    if sel.how == terms.DUDE:
        return speaker.dude
    if sel.how == terms.CHIP:
        return "that chip"
    if sel.how < terms.ONE:
        return "this card"
    many = sel.how != terms.ONE
    return f"{'all' if many else 'one'} {_named(sel.set, sel.filter, speaker, state, many=many)}"


# --- amounts ----------------------------------------------------------------------------------------------------

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def cards(number: int) -> str:
    return "a card" if number == 1 else f"{counted(number)} cards"


def _for_each(num: Num, speaker: Speaker, unit: str) -> str:
    return f" for each {_named(num.count, terms.EVERY, speaker, '', many=False)} (at most {unit}{num.cap})"


def change(stat: int, num: Num, speaker: Speaker) -> str:
    """`+2 skill`."""
    what = {terms.ALL_STATS: " to all stats", terms.CHOSEN_STAT: " to a stat of your choice"}.get(
        stat, f" {terms.STATS[stat]}"
    )
    if num.count == terms.NONE:
        return f"{num.number:+d}{what}"
    return f"+1{what}{_for_each(num, speaker, '+')}"


def dollars(num: Num, speaker: Speaker, direction: tuple[str, str] = ("", "")) -> str:
    """`$5 higher`; the two directions are up and down."""
    way = direction[num.number < 0]
    if num.count == terms.NONE:
        return f"${abs(num.number)}{way}"
    return f"$1{way}{_for_each(num, speaker, '$')}"


# --- players ----------------------------------------------------------------------------------------------------


def who(players: int, place: str = "") -> str:
    """Players, with where they are, as `in the showdown`."""
    if players == terms.ME:
        return "you"
    if players == terms.WINNER:
        return "the winner"
    name = {terms.EVERYONE: "every player", terms.EACH_OPPONENT: "each opponent"}.get(players, "one opponent")
    return f"{name} {place}".strip()


def who_cannot(players: int) -> str:
    if players == terms.EVERYONE:
        return "nobody can"
    return "your opponents can't" if players == terms.EACH_OPPONENT else f"{who(players)} can't"


def act(number: int, players: int) -> str:
    """What is forbidden or obliged."""
    if number == terms.PLAY_KICKER:
        return "play kicker chips in this shootout"
    if number == terms.PLAY_FORTUNE:
        return "play fortune cards for the rest of this shootout"
    return f"reinvest {'your dude' if players == terms.ME else 'dudes'} after this shootout"


# --- conditions -------------------------------------------------------------------------------------------------


def condition(asked: Condition, speaker: Speaker) -> str:
    """What must hold."""
    name = ""
    if asked.test in (terms.IF_OPP_FACTION, terms.IF_DUDE_FACTION):
        name = speaker.factions[asked.number]
    elif asked.test == terms.IF_NAMED:
        name = speaker.cards[asked.number].removeprefix("The ")
    return terms.CONDITION_WORDS[terms.CONDITIONS[asked.test]].format(
        name=name, dude=speaker.dude, number=asked.number, count=counted(asked.number)
    )


# --- how they are read ------------------------------------------------------------------------------------------


def lexicon(factions: Sequence[str], traits: Sequence[str], cards: Sequence[str]) -> Lexicon:
    """What the content lets an ability name."""
    return {"faction": factions, "trait": traits, "card": cards}


class SetFilter(Term[Filter]):
    """A trait, a highest cost, or nothing."""

    def read(self, text: Reader) -> Filter:
        if text.takes(" trait="):
            trait = text.one_of(text.lexicon["trait"], "a trait")
            return Filter(trait=trait, word=text.lexicon["trait"][trait])
        return Filter(most=text.number(0)) if text.takes(" cost<=") else terms.EVERY


class Target(Term[Selector]):
    """`self`, `dude`, `chip`, or one or all members of a set. `{sel:concealed}` are to be concealed, `{sel:from}` leave
    a hand or a deadwood, `{sel:hand}` is where they return to."""

    def read(self, text: Reader) -> Selector:
        how = text.one_of(terms.SELECTORS, "what it is done to")
        if how < terms.ONE:
            return Selector(how)
        text.must("(")
        made = Selector(how, SET.read(text), FILTER.read(text))
        text.must(")")
        return made

    def say(self, value: Selector, by: Any = None, how: str = "") -> str:
        if how == "hand":
            return (
                "your hand"
                if value.how < terms.ONE
                else "its owner's hand"
                if value.how == terms.ONE
                else "their owners' hands"
            )
        if how == "from":
            return things(value, by).replace(" in your ", " from your ")
        return things(value, by, f"{how} " if how else "")


class Change(Term[Num]):
    """+N, -N or +count(SET,CAP)."""

    def read(self, text: Reader) -> Num:
        if text.takes("+count("):
            counted_set = SET.read(text)
            text.must(",")
            made = Num(count=counted_set, cap=text.number())
            text.must(")")
            return made
        if text.takes("+"):
            return Num(text.number())
        if text.takes("-"):
            return Num(-text.number())
        raise text.refuse("an amount such as +2, -2 or +count(wood_dude,5)")


class Test(Term[Condition]):
    """What must hold."""

    def read(self, text: Reader) -> Condition:
        for test, sign in enumerate(terms.CONDITIONS):
            if not text.takes(sign):
                continue
            kind = {terms.IF_OPP_FACTION: "faction", terms.IF_DUDE_FACTION: "faction", terms.IF_NAMED: "card"}.get(test)
            if kind:
                number = text.one_of(text.lexicon[kind], f"a {kind}")
                return Condition(test, number, text.lexicon[kind][number])
            return Condition(test, text.number()) if sign.endswith("=") else Condition(test)
        raise text.refuse(f"a condition ({', '.join(terms.CONDITIONS)})")


SET = Word("a set", terms.SETS)
FILTER = SetFilter()
Set: TypeAlias = Annotated[int, SET]
Narrow: TypeAlias = Annotated[Filter, FILTER]
Sel: TypeAlias = Annotated[Selector, Target()]
By: TypeAlias = Annotated[Num, Change()]
Stat: TypeAlias = Annotated[int, Word("a stat", terms.STATS[: terms.LUCK + 1])]
AnyStat: TypeAlias = Annotated[int, Word("a stat", terms.STATS)]
Who: TypeAlias = Annotated[int, Word("who", terms.WHO[: terms.POT])]
WhoOrPot: TypeAlias = Annotated[int, Word("who", terms.WHO)]
Act: TypeAlias = Annotated[int, Word("an act", terms.ACTS)]
Some: TypeAlias = Annotated[int, Number()]
State: TypeAlias = Annotated[int, Word("a state", terms.STATES)]
Event: TypeAlias = Annotated[int, Word("an event", terms.EVENTS)]
If: TypeAlias = Annotated[Condition | None, Maybe(" if ", Test())]
Price: TypeAlias = Annotated[int, Maybe(" pay ", Number(), otherwise=0)]
