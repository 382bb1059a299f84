"""Reads abilities: from the text of a card to typed steps, or a sentence with the place where it goes wrong."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import Struct

from saddlebag.engine.errors import BadContent
from saddlebag.games.high_stakes_drifter import effects as fx
from saddlebag.games.high_stakes_drifter.effect_terms import (
    ACTS,
    CHOSEN_STAT,
    CONDITIONS,
    EVENTS,
    EVERY,
    HIGHEST,
    IF_DUDE_FACTION,
    IF_NAMED,
    IF_OPP_FACTION,
    LUCK,
    ONE,
    SELECTORS,
    SETS,
    STATES,
    STATS,
    WHO,
    Condition,
    Filter,
    Num,
    Selector,
)
from saddlebag.games.high_stakes_drifter.effects import Ability, Effect, Static, StaticStep, Trigger

S = TypeVar("S")


class AbilityError(BadContent):
    """An ability that cannot be read: `position` is the place in the text, 1 for its first character."""

    def __init__(self, text: str, place: int, expected: str) -> None:
        self.text, self.position, self.expected = text, place + 1, expected
        found = repr(text[place:].split(" ")[0] or text[place]) if place < len(text) else "nothing more"
        super().__init__(f"{text!r}, character {self.position}: expected {expected}, found {found}.")


class Lexicon(Struct, frozen=True):
    """What the content lets an ability name; a thing is its place in its list."""

    factions: Sequence[str]
    traits: Sequence[str]
    cards: Sequence[str]


def parse(text: str, lexicon: Lexicon) -> Ability:
    """The ability that a text tells; AbilityError says where it goes wrong and what was expected there."""
    read = _Reader(text, lexicon)
    if read.one_of(("while", "on"), "while or on") == 0:
        read.must(" ")
        state = read.one_of(STATES, "a state")
        return Static(state, _condition(read), _steps(read, _STATIC_STEPS))
    read.must(" ")
    event = read.one_of(EVENTS, "an event")
    condition = _condition(read)
    may = read.takes(" may")
    price = read.number() if read.takes(" pay ") else 0
    return Trigger(event, condition, may, price, _steps(read, _EFFECTS))


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self.text = text
        self.lexicon = lexicon
        self.place = 0

    def refuse(self, expected: str) -> AbilityError:
        return AbilityError(self.text, self.place, expected)

    def takes(self, sign: str) -> bool:
        """Whether the text goes on with this; if so, it is behind us."""
        if not self.text.startswith(sign, self.place):
            return False
        self.place += len(sign)
        return True

    def must(self, sign: str) -> None:
        if not self.takes(sign):
            raise self.refuse("a space" if sign == " " else repr(sign.strip()))

    def peek(self) -> str:
        """The word that comes next: letters, digits, underscores."""
        end = self.place
        while end < len(self.text) and (self.text[end].isalnum() or self.text[end] == "_"):
            end += 1
        return self.text[self.place : end]

    def one_of(self, known: Sequence[str], what: str) -> int:
        """The number of the next word among the known ones."""
        word = self.peek()
        if word not in known:
            listed = ", ".join(known) if len(known) <= 30 else f"{', '.join(known[:8])}, .."
            raise self.refuse(what if what == " or ".join(known) else f"{what} ({listed})")
        self.place += len(word)
        return known.index(word)

    def number(self) -> int:
        """A number from 1 on."""
        digits = self.peek()
        if not (digits.isascii() and digits.isdigit()) or digits[0] == "0" or int(digits) > HIGHEST:
            raise self.refuse(f"a number from 1 to {HIGHEST}")
        self.place += len(digits)
        return int(digits)

    def stat(self, last: int = LUCK) -> int:
        return self.one_of(STATS[: last + 1], "a stat")

    def num(self) -> Num:
        """+N, -N or +count(SET,CAP)."""
        if self.takes("+count("):
            counted = self.one_of(SETS, "a set")
            self.must(",")
            made = Num(count=counted, cap=self.number())
            self.must(")")
            return made
        if self.takes("+"):
            return Num(self.number())
        if self.takes("-"):
            return Num(-self.number())
        raise self.refuse("an amount such as +2, -2 or +count(wood_dude,5)")

    def filter(self) -> Filter:
        """A trait, a highest cost, or nothing."""
        if self.takes(" trait="):
            trait = self.one_of(self.lexicon.traits, "a trait")
            return Filter(trait=trait, word=self.lexicon.traits[trait])
        if self.takes(" cost<="):
            return Filter(most=0 if self.takes("0") else self.number())
        return EVERY

    def selector(self) -> Selector:
        how = self.one_of(SELECTORS, "what it is done to")
        if how < ONE:
            return Selector(how)
        self.must("(")
        made = Selector(how, self.one_of(SETS, "a set"), self.filter())
        self.must(")")
        return made

    def who(self, *, pot: bool = False) -> int:
        """A player or players; where money moves, also the pot."""
        known = WHO if pot else WHO[:-1]
        for number, word in enumerate(known):
            if self.takes(word):
                return number
        raise self.refuse(f"who ({', '.join(known)})")


def _condition(read: _Reader) -> Condition | None:
    if not read.takes(" if "):
        return None
    for test, sign in enumerate(CONDITIONS):
        if not read.takes(sign):
            continue
        if test in (IF_OPP_FACTION, IF_DUDE_FACTION):
            number = read.one_of(read.lexicon.factions, "a faction")
            return Condition(test, number, read.lexicon.factions[number])
        if test == IF_NAMED:
            number = read.one_of(read.lexicon.cards, "a card")
            return Condition(test, number, read.lexicon.cards[number])
        return Condition(test, read.number()) if sign.endswith("=") else Condition(test)
    raise read.refuse(f"a condition ({', '.join(CONDITIONS)})")


def _steps(read: _Reader, known: dict[str, Callable[[_Reader], S]]) -> tuple[S, ...]:
    """The steps to the end of the text, with semicolons between them."""
    read.must(": ")
    made: list[S] = []
    while True:
        verb = read.one_of(tuple(known), "an effect")
        made.append(known[tuple(known)[verb]](read))
        if read.place == len(read.text):
            return tuple(made)
        if not read.takes("; "):
            raise read.refuse("the end, or a semicolon and a space before the next effect")


def _space(read: _Reader) -> _Reader:
    """Arguments stand after one space each; at the end of the text it is the argument that is missed."""
    if read.place < len(read.text):
        read.must(" ")
    return read


def _words(read: _Reader, *words: str) -> _Reader:
    """Words that must stand here, as `dude` in `lock dude luck`."""
    for word in words:
        _space(read).must(word)
    return read


def _for_shootout(read: _Reader, made: S) -> S:
    """Effects that last say for how long."""
    _words(read, "@shootout")
    return made


def _shield(read: _Reader) -> StaticStep:
    _words(read, "dude")
    return fx.Shield()


_STATIC_STEPS: dict[str, Callable[[_Reader], StaticStep]] = {
    "mod": lambda read: fx.StaticMod(_space(_words(read, "dude")).stat(), _space(read).num()),
    "klimit": lambda read: fx.StaticKlimit(_space(_words(read, "dude")).num()),
    "lock": lambda read: fx.Lock(_space(_words(read, "dude")).stat()),
    "shield": _shield,
    "tie_win": lambda _: fx.TieWin(),
    "recost": lambda read: fx.Recost(_space(_words(read, "my_gear")).num()),
}


def _mod(read: _Reader) -> Effect:
    return _for_shootout(read, fx.Mod(_space(read).selector(), _space(read).stat(CHOSEN_STAT), _space(read).num()))


def _swap(read: _Reader) -> Effect:
    return _for_shootout(read, fx.Swap(_space(read).selector(), _space(read).stat(), _space(read).stat()))


def _put(read: _Reader) -> Effect:
    made = fx.Put(_space(read).selector())
    _words(read, "on", "dude")
    return made


def _act(read: _Reader) -> int:
    return _space(read).one_of(ACTS, "an act")


_EFFECTS: dict[str, Callable[[_Reader], Effect]] = {
    "mod": _mod,
    "swap": _swap,
    "blank": lambda read: _for_shootout(read, fx.Blank(_space(read).selector())),
    "klimit": lambda read: _for_shootout(read, fx.Klimit(_space(read).selector(), _space(read).num())),
    "reveal": lambda read: fx.Reveal(_space(read).selector()),
    "conceal": lambda read: fx.Conceal(_space(read).selector()),
    "peek": lambda read: fx.Peek(_space(read).selector()),
    "bury": lambda read: fx.Bury(_space(read).selector()),
    "bounce": lambda read: fx.Bounce(_space(read).selector()),
    "reflip": lambda read: fx.Reflip(_space(read).selector()),
    "turn": lambda read: fx.Turn(_space(read).selector()),
    "kick_free": lambda read: fx.KickFree(_space(read).selector()),
    "rescue": lambda read: fx.Rescue(_space(read).selector()),
    "restack": lambda read: fx.Restack(_space(read).selector()),
    "free_reinvest": lambda read: fx.FreeReinvest(_space(read).selector()),
    "put": _put,
    "become": lambda read: fx.Become(_space(read).one_of(SETS, "a set"), read.filter()),
    "draw": lambda read: fx.Draw(_space(read).who(), _space(read).number()),
    "discard_random": lambda read: fx.DiscardRandom(_space(read).who(), _space(read).number()),
    "pay": lambda read: fx.Pay(_space(read).who(pot=True), _space(read).who(pot=True), _space(read).number()),
    "forbid": lambda read: _for_shootout(read, fx.Forbid(_act(read), _space(read).who())),
    "oblige": lambda read: _for_shootout(read, fx.Oblige(_act(read), _space(read).who())),
    "only": lambda read: fx.Only(_space(read).stat()),
    "ban": lambda read: fx.Ban(_space(read).stat()),
    "bet_round": lambda _: fx.BetRound(),
}
