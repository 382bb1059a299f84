"""The conditions of goals, such as `win bandit 3 in_game` or `have marshal 5`. Ledger 9.11, WL-GOAL-03

A condition is met if everything in one of its ways is met; ways stand with ` or ` between them, what belongs to one
way with ` and `. `Have`, `Own` and `OwnSeveral` are states: they are met while they hold. All others are met by
something that happens, and only states are joined by ` and `. What happened in set-up does not count. WL-GOAL-06

Most deeds are tallied: one may be asked for so much at once, so often or so much in one turn or in the game, or for
so many that differ. `at_once` and a deed without a tally need no memory, `in_turn` a number that is 0 again when the
next turn begins, `in_game` a number, `different` a set.
"""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import Struct

from saddlebag.engine.language import (
    Family,
    Flag,
    Form,
    Lexicon,
    Maybe,
    Named,
    Number,
    Reader,
    Several,
    Term,
    Thing,
    Word,
    Words,
)
from saddlebag.engine.language import parse as parse_text

# --- words ---------------------------------------------------------------------------------------------------------

METER_WORD = Word("what one has", ["money", "nuggets", "marshal", "wanted", "gambler"])
HAVE_MONEY, HAVE_NUGGETS, HAVE_MARSHAL, HAVE_WANTED, HAVE_GAMBLER = range(5)

OWNED_WORD = Word("a kind of items", ["misc", "upgraded"])
OWN_MISC, OWN_UPGRADED = range(2)

FIGHT_WORD = Word(
    "a fight",
    ["fight", "duel", "rob", "arrest", "bandit", "bank_guard", "train_guard", "sheriff", "outlaw", "claim_jumper"],
)
(
    ANY_FIGHT, WON_DUEL, WON_ROB, WON_ARREST, WON_BANDIT, WON_BANK_GUARD, WON_TRAIN_GUARD, WON_SHERIFF, WON_OUTLAW,
    WON_CLAIM_JUMPER,
) = range(10)  # fmt: skip

DEED_WORD = Word(
    "a deed",
    {
        "work": "a Work action was taken",
        "revel": "a Revel action was taken; the amount is the money",
        "revel_lp": "a Revel action was taken; the amount is the LP",
        "heal": "a Heal action was taken at the Doctor; wounds are those before it",
        "prospect": "a Prospect action was taken; what differs is the mine",
        "deposit": "a Deposit action was taken; the amount is the nuggets",
        "purchase": "a Purchase was finished; the amount is the items bought and upgraded",
        "frontier": "a frontier action was taken",
        "rail": "a player travelled by rail",
        "mountain_pass": "a trail action was taken; what differs is the pass",
        "mesa_walk": "a mesa was crossed; what differs is the turn",
        "move": "a move action ended; the amount is the spaces by WL-MOVE-12, and in a turn they add up",
        "end_turn": "a turn of one's own ended; what differs is the region",
        "contribute": "a disc was placed; what differs is the story card",
        "last_disc": "the last disc of a story card was placed",
        "wound": "wounds were gained; the amount is how many",
        "deliver_cattle": "a cattle token was delivered",
        "deliver_longhorn": "a longhorn was delivered",
        "camp_rustle": "a cattle token was delivered at the Outlaw Camp",
        "sheriff_arrest": "a move of the Sheriff that one made caused an arrest by WL-SHERIFF-14",
        "gamble": "one took part in a gambling game; what differs is the saloon",
        "poker": "one took part in a game that counts as poker",
        "start_poker": "one started a game that counts as poker; the amount is the players who joined, and in a game "
        "of two players one who joins counts as two",
        "faro_win": "a marker won at faro, jackpots included",
        "jackpot": "a marker won in the bonus round of faro",
        "gain_money": "money was really received; the amount is the dollars",
        "gain_gambler": "Gambler points were gained; the amount is how many",
        "poker_win": "a game that counts as poker was won",
        "fight_win": "a fight was won",
    },
)
"""What may be counted, and when it happened."""
(
    WORK, REVEL, REVEL_LP, HEAL, PROSPECT, DEPOSIT, PURCHASE, FRONTIER, RAIL, MOUNTAIN_PASS, MESA_WALK, MOVE, END_TURN,
    CONTRIBUTE, LAST_DISC, WOUND, DELIVER_CATTLE, DELIVER_LONGHORN, CAMP_RUSTLE, SHERIFF_ARREST, GAMBLE, POKER,
    START_POKER, FARO_WIN, JACKPOT, GAIN_MONEY, GAIN_GAMBLER, POKER_WIN, FIGHT_WIN,
) = range(29)  # fmt: skip

HAND_WORD = Word(
    "a poker hand",
    ["high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house", "four_of_a_kind"],
)
"""Hands from the lowest up; better ones are never asked for."""
HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND = range(8)

ENDING_WORD = Word("what ends", ["turns", "moves"])
TURNS_END, MOVES_END = range(2)

AT_ONCE, IN_TURN, IN_GAME, DIFFERENT = range(4)
TALLY_WORD = Word("a tally", ["at_once", "in_turn", "in_game", "different"])


class Tally(Struct, frozen=True):
    """How much or how often something is asked for: at once, in one turn, in the game, or so many that differ."""

    number: int
    how: int


ONCE = Tally(1, AT_ONCE)
"""It is enough that it happens."""


class TallyTerm(Term[Tally]):
    """` 3 in_game`, or nothing for once."""

    def read(self, text: Reader) -> Tally:
        with text.trying():
            counted = text.takes(" ") and text.word().isdigit()
        if not counted:
            return ONCE
        text.must(" ")
        number = text.number(2, 180)
        text.must(" ")
        return Tally(number, TALLY_WORD.read(text))

    def write(self, value: Tally) -> str:
        return "" if value == ONCE else f" {value.number} {TALLY_WORD.write(value.how)}"


Some: TypeAlias = Annotated[int, Number(1, 180)]
Tallied: TypeAlias = Annotated[Tally, TallyTerm()]
ITEM_TERM = Named("an item", "item")
PLACE_TERM = Named("a place", "place")
Places: TypeAlias = Annotated[tuple[Thing, ...], Several(PLACE_TERM, ", ", "the next place")]


def _at_least(announced: str) -> Maybe:
    return Maybe(f" {announced} ", Number(1, 180), 0)


# --- conditions ------------------------------------------------------------------------------------------------------


class Deed(Form, frozen=True):
    """Something that a condition asks for."""

    is_state: ClassVar[bool] = False
    """Whether it is met while it holds, and not by something that happens."""
    tally: Tallied = ONCE


DEED = Family[Deed]("a condition")


@DEED.form("have {meter} {number}")
class Have(Deed, frozen=True, kw_only=True):
    """To have at least so much money, so many nuggets or points on a track. Ledger 9.11"""

    meter: Annotated[int, METER_WORD]
    number: Some
    is_state = True


@DEED.form("own {item}{upgraded}")
class Own(Deed, frozen=True, kw_only=True):
    """To own an item, perhaps upgraded. Ledger 9.11"""

    item: Annotated[Thing, ITEM_TERM]
    upgraded: Annotated[bool, Flag(" upgraded")] = False
    is_state = True


@DEED.form("own_several {number} {what}")
class OwnSeveral(Deed, frozen=True, kw_only=True):
    """To own at least so many miscellaneous items, or upgraded ones of any kind. Ledger 9.11"""

    number: Some
    what: Annotated[int, OWNED_WORD]
    is_state = True


@DEED.form(
    "win {fights}{as_target}{unopposed}{value}{weapon}{place}{vs_marshal}{vs_wanted}{wounds}{fight_cards}{tally}"
)
class Win(Deed, frozen=True, kw_only=True):
    """To win one of these fights, in either role; `fight` is any. What differs is the other player, the Man in Black
    included, or the gang of the bandit. WL-GOAL-07"""

    fights: Annotated[tuple[int, ...], Words(FIGHT_WORD)]
    as_target: Annotated[bool, Flag(" as_target")] = False
    """By a player whom another one fought."""
    unopposed: Annotated[bool, Flag(" unopposed")] = False
    """By the one who started it, because the other played no card."""
    value: Annotated[int, _at_least("value")] = 0
    """With a card of at least this final value."""
    weapon: Annotated[Thing | None, Maybe(" with ", ITEM_TERM)] = None
    """With this weapon active."""
    place: Annotated[Thing | None, Maybe(" at ", PLACE_TERM)] = None
    """With one's mini there."""
    vs_marshal: Annotated[int, _at_least("vs_marshal")] = 0
    """Against a player who had at least so many Marshal points before the result."""
    vs_wanted: Annotated[int, _at_least("vs_wanted")] = 0
    """Against a player who had at least so many Wanted points before the result."""
    wounds: Annotated[int, _at_least("wounds")] = 0
    """With at least so many wounds of one's own when the fight is won."""
    fight_cards: Annotated[int, _at_least("fight_cards")] = 0
    """Against at least so many drawn fight cards."""


@DEED.form("win_poker{not_active}{hand}{pot}{wounds}{tally}")
class WinPoker(Deed, frozen=True, kw_only=True):
    """To win a game that counts as poker. AU-HR-09, AU-HSP-02"""

    not_active: Annotated[bool, Flag(" not_active")] = False
    """By a player who is not the active one."""
    hand: Annotated[int, Maybe(" hand ", HAND_WORD, HIGH_CARD)] = HIGH_CARD
    """With such a hand or a better one."""
    pot: Annotated[int, _at_least("pot")] = 0
    """With at least so much money in the pot."""
    wounds: Annotated[int, _at_least("wounds")] = 0
    """With at least so many wounds."""


@DEED.form("do {deed}{wounds}{tally}")
class Do(Deed, frozen=True, kw_only=True):
    """To do something, so much of it or so often; DEED_WORD says when it happened and what its amount is, which is 1
    where none is named. WL-GOAL-06, WL-GOAL-07"""

    deed: Annotated[int, DEED_WORD]
    wounds: Annotated[int, _at_least("wounds")] = 0
    """With at least so many wounds."""


@DEED.form("use {item}")
class Use(Deed, frozen=True, kw_only=True):
    """To use the action of an item. WL-CARD-02"""

    item: Annotated[Thing, ITEM_TERM]


@DEED.form("same_turn {deeds}")
class SameTurn(Deed, frozen=True, kw_only=True):
    """To do all of these in one turn, in any order. Its memory is the set of those done in this turn. WL-GOAL-07"""

    deeds: Annotated[tuple[int, ...], Words(DEED_WORD, " and ")]


@DEED.form("wrangle_beside_marshal")
class WrangleBesideMarshal(Deed, frozen=True, kw_only=True):
    """To Wrangle in a turn in which one also gains another Marshal point, before or after; the point of that delivery
    itself is not the other. WL-RANCH-03"""


@DEED.form("end {what} {places}")
class EndAt(Deed, frozen=True, kw_only=True):
    """To end turns or move actions of one's own at all of these places, in any order, over the game. Its memory is the
    set of places, by their order in the text. WL-TURN-10, WL-MOVE-08"""

    what: Annotated[int, ENDING_WORD]
    places: Places


@DEED.form("end_in_a_row {places}")
class EndInARow(Deed, frozen=True, kw_only=True):
    """To end one turn after another at these places, in this order. Its memory is how many of them were reached.
    WL-TURN-10"""

    places: Places


@DEED.form("end_turn_with {cards}")
class EndTurnWith(Deed, frozen=True, kw_only=True):
    """To end one's turn with so many poker cards in hand, after discarding. WL-TURN-10"""

    cards: Some


@DEED.form("recover {wounds}")
class Recover(Deed, frozen=True, kw_only=True):
    """To end one's turn with no wounds after one began it with so many. Its memory is the wounds at the start of the
    turn. WL-TURN-10"""

    wounds: Some


# --- whole conditions ------------------------------------------------------------------------------------------------

OUTSIDE_TOWNS, RAIL_STATION = range(2)
PLACES = ("outside_towns", "rail_station")
"""The places that are no region; regions follow in the order of the content."""
WAYS = Several(Several(DEED, " and "), " or ", "the next way")


class Condition(Struct, frozen=True):
    """What a goal asks for: everything in one of these ways."""

    text: str
    ways: tuple[tuple[Deed, ...], ...]

    def __str__(self) -> str:
        return self.text

    @property
    def is_state(self) -> bool:
        """Whether it is met while it holds."""
        return all(deed.is_state for way in self.ways for deed in way)


def lexicon(items: Sequence[str], regions: Sequence[str]) -> Lexicon:
    """What conditions may name."""
    return {"item": items, "place": [*PLACES, *regions]}


def parse(text: str, known: Lexicon) -> Condition:
    """The condition that a text tells; a Slip says where it goes wrong and what was expected there."""
    ways: Any = parse_text(WAYS, text, known)
    for way in ways:
        for deed in way:
            if len(way) > 1 and not deed.is_state:
                raise Reader(text).refuse(f"only states with `and` between them, not {deed}", text.index(str(deed)))
    return Condition(WAYS.write(ways), ways)
