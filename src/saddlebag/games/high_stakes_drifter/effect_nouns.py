"""The parts of which sentences about abilities are made: things, amounts, players, conditions."""

from collections.abc import Sequence

from msgspec import Struct

from saddlebag.games.high_stakes_drifter.effect_terms import (
    ALL_STATS,
    CHIP,
    CHOSEN_STAT,
    DUDE,
    EACH_OPPONENT,
    EVERY,
    EVERYONE,
    IF_DUDE_FACTION,
    IF_NAMED,
    IF_OPP_FACTION,
    ME,
    NONE,
    ONE,
    PLAY_FORTUNE,
    PLAY_KICKER,
    STATS,
    WINNER,
    Condition,
    Filter,
    Num,
    Selector,
)


class Speaker(Struct, frozen=True):
    """Whose abilities are told, and the names of what they may speak of."""

    kind: str
    """`dude`, `gear` or `fortune`."""
    factions: Sequence[str]
    cards: Sequence[str]

    @property
    def dude(self) -> str:
        """The dude that the card belongs to."""
        return "your dude" if self.kind == "fortune" else "this dude"


# --- things -----------------------------------------------------------------------------------------------------

_ON_OPPOSING = (" on an opposing dude", " on opposing dudes")
_IN_STREET = (" in the street", " in the street")
_IN_WOOD = (" in your deadwood", " in your deadwood")
_NOUNS: tuple[tuple[str, str, tuple[str, str]], ...] = (
    ("opposing ", "dude", ("", "")),
    ("revealed ", "gear card", _ON_OPPOSING),
    ("concealed ", "gear card", _ON_OPPOSING),
    ("concealed ", "gear card", (" on {dude}", " on {dude}")),
    ("revealed ", "gear card", ("", "")),
    ("revealed ", "dude", ("", "")),
    ("opposing ", "fortune card", ("", "")),
    ("", "fortune card", (" of yours in the street", " of yours in the street")),
    ("", "fortune card", _IN_STREET),
    ("other ", "fortune card", _IN_STREET),
    ("", "kicker chip", _ON_OPPOSING),
    ("", "kicker chip", (" on your dude", " on your dude")),
    ("concealed ", "card", (" of another player in the saloon", " of other players in the saloon")),
    ("", "dude", (" you have in the saloon", " you have in the saloon")),
    ("", "opponent", (" in the shootout", " in the shootout")),
    ("", "gear card", (" in your hand", " in your hand")),
    ("", "dude", _IN_WOOD),
    ("", "gear card", _IN_WOOD),
    ("", "fortune card", _IN_WOOD),
    ("", "kicker chip", _IN_WOOD),
)
"""What the members of each set are called: what stands before, the noun, and what follows one or many of them."""


def _named(members: int, narrow: Filter, speaker: Speaker, state: str, *, many: bool) -> str:
    before, noun, after = _NOUNS[members]
    noun = narrow.word or noun
    if many and not noun.endswith("s"):
        noun += "s"
    if not before.startswith(("revealed", "concealed")):
        before = state + before
    price = "" if narrow.most == NONE else f" that {'cost' if many else 'costs'} ${narrow.most} or less"
    return before + noun + after[many].format(dude=speaker.dude) + price


def one_of(members: int, narrow: Filter, speaker: Speaker, state: str = "") -> str:
    """A member of a set, with its article."""
    noun = _named(members, narrow, speaker, state, many=False)
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def things(sel: Selector, speaker: Speaker, state: str = "") -> str:
    """What an effect is done to; `state` is what it must be, where the set does not say it. HD-ABIL-30"""
    if sel.how == DUDE:
        return speaker.dude
    if sel.how == CHIP:
        return "that chip"
    if sel.how < ONE:
        return "this card"
    many = sel.how != ONE
    return f"{'all' if many else 'one'} {_named(sel.set, sel.filter, speaker, state, many=many)}"


def things_from(sel: Selector, speaker: Speaker) -> str:
    """What leaves a hand or a deadwood."""
    return things(sel, speaker).replace(" in your ", " from your ")


# --- amounts ----------------------------------------------------------------------------------------------------

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int) -> str:
    return _NUMBERS[number] if number < len(_NUMBERS) else str(number)


def cards(number: int) -> str:
    return "a card" if number == 1 else f"{counted(number)} cards"


def _for_each(num: Num, speaker: Speaker, unit: str) -> str:
    return f" for each {_named(num.count, EVERY, speaker, '', many=False)} (at most {unit}{num.cap})"


def change(stat: int, num: Num, speaker: Speaker) -> str:
    """`+2 skill`."""
    what = {ALL_STATS: " to all stats", CHOSEN_STAT: " to a stat of your choice"}.get(stat, f" {STATS[stat]}")
    if num.count == NONE:
        return f"{num.number:+d}{what}"
    return f"+1{what}{_for_each(num, speaker, '+')}"


def dollars(num: Num, speaker: Speaker, direction: tuple[str, str] = ("", "")) -> str:
    """`$5 higher`; the two directions are up and down."""
    way = direction[num.number < 0]
    if num.count == NONE:
        return f"${abs(num.number)}{way}"
    return f"$1{way}{_for_each(num, speaker, '$')}"


# --- players ----------------------------------------------------------------------------------------------------


def who(players: int, place: str = "") -> str:
    """Players, with where they are, as `in the showdown`."""
    if players == ME:
        return "you"
    if players == WINNER:
        return "the winner"
    name = {EVERYONE: "every player", EACH_OPPONENT: "each opponent"}.get(players, "one opponent")
    return f"{name} {place}".strip()


def who_cannot(players: int) -> str:
    if players == EVERYONE:
        return "nobody can"
    return "your opponents can't" if players == EACH_OPPONENT else f"{who(players)} can't"


def act(number: int, players: int) -> str:
    """What is forbidden or obliged."""
    if number == PLAY_KICKER:
        return "play kicker chips in this shootout"
    if number == PLAY_FORTUNE:
        return "play fortune cards for the rest of this shootout"
    return f"reinvest {'your dude' if players == ME else 'dudes'} after this shootout"


# --- conditions -------------------------------------------------------------------------------------------------

_CONDITIONS = (
    "you issued this challenge",
    "you accepted this challenge",
    "the chip lands negative",
    "the chip lands positive",
    "a revealed opposing dude belongs to the {name}",
    "{dude} belongs to the {name}",
    "you have a revealed {name} in play",
    "the pot holds ${number} or more",
    "{count} or more players are in the shootout",
    "{dude} has {count} or more revealed gear cards",
    "{dude} has {count} or more revealed weapons",
)


def condition(asked: Condition, speaker: Speaker) -> str:
    """What must hold."""
    name = ""
    if asked.test in (IF_OPP_FACTION, IF_DUDE_FACTION):
        name = speaker.factions[asked.number]
    elif asked.test == IF_NAMED:
        name = speaker.cards[asked.number].removeprefix("The ")
    return _CONDITIONS[asked.test].format(
        name=name, dude=speaker.dude, number=asked.number, count=counted(asked.number)
    )
