"""Words for tests of Deck Goes West: lay out a table, put things on it, load the dice, play answers.

s = table("discovery", players=2)          # seat 0 is Red and begins; hands and stocks are empty
land(s, "? F P", "? R @")                  # West is left; @ is a prairie where all meeples stand
put(s, 0, hand="knife pan", stock="food 2")
success(s, "1 2")                          # what the next success dice show
m = play(s, "play knife 2")                # a match that goes on from there
assert stock(s, 0) == {"food": 5}
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.match import Match
from saddlebag.engine.names import NOBODY
from saddlebag.engine.result import Result
from saddlebag.games.deck_goes_west import GAME
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTER,
    COPIES,
    DECK_OF,
    KIND,
    KIND_OF,
    RESOURCE,
    STARTER_DECK,
    TILE,
    TILE_JOB,
    TILE_TYPE,
    TRADE_DECK,
)
from saddlebag.games.deck_goes_west.day import begin_turn
from saddlebag.games.deck_goes_west.directives import NIGHT_STEP, TYPE
from saddlebag.games.deck_goes_west.ending import result
from saddlebag.games.deck_goes_west.grid import CELL, cell_at
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.setup import setup
from saddlebag.games.deck_goes_west.state import NIGHT, PLAYER, State

T = TypeVar("T")
LETTERS = {
    "F": "forest", "P": "prairie", "M": "mountain", "V": "village", "L": "lake", "R": "river", "C": "bandit_camp",
    "*": "land",
}  # fmt: skip
LAND = ("forest", "mountain", "river", "prairie", "village")
CAST = ("derek_dogood", "martha_longstride", "silas_pike", "rosa_quill", "tom_brand")


class LoadedDice(Dice):
    """Dice that show what a test says; shuffles and what nobody has loaded come from dice of their own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.loaded: list[int] = []
        self.others = QuickDice(seed)

    def below(self, n: int) -> int:
        self.rolls += 1
        if not self.loaded:
            return self.others.below(n)
        assert self.loaded[0] < n, f"a die with {n} sides cannot show number {self.loaded[0]}"
        return self.loaded.pop(0)

    def shuffle(self, items: list[T]) -> None:
        self.rolls += 1
        self.others.shuffle(items)

    def copy(self) -> "LoadedDice":
        twin = LoadedDice(self.seed)
        twin.rolls, twin.loaded, twin.others = self.rolls, self.loaded[:], self.others.copy()
        return twin


# --- the table ----------------------------------------------------------------------------------------------------


def table(mission: str | None = None, players: int | None = None, **options: Any) -> State:
    """A table in the first day: it is the turn of seat 0 (Red), who may take as many actions as the mode allows.
    Hands, piles and stocks are empty, characters tapped, points 0; the land is as the mission lays it. Everything told
    is in `s.heard`."""
    if mission is not None:
        options["mission"] = mission
    if players is None:
        players = 1 if mission in ("new_world", "lone_surveyor", "outlaw_hunter") else 2
    options.setdefault("characters", CAST[: 2 if options.get("solo_two_hands") else players])
    made = GAME.make_options({"players": players, **options})
    if made.play == "versus" and "first_player" not in options:
        made = GAME.make_options({"players": players, "first_player": 0, **options})
    s = setup(made, LoadedDice(1))
    for seat in range(len(s.players)):
        put(s, seat, hand="", draw="", discard="", stock="", tapped=True)
    begin_turn(s, 0)
    s.heard = []
    return s


def cell(name: str) -> int:
    return CELL.find(name)


def seat_of(colour: str) -> int:
    return PLAYER.find(colour)


# --- land ---------------------------------------------------------------------------------------------------------


def land(s: State, *lines: str, north: int = 0, east: int = 0) -> None:
    """The map is exactly this: letters are tiles face up without a job, * is any land but a camp, ? one face down,
    . nothing; West is left. The first line is row `north`, the last letter column `east`. All meeples (and the wagon,
    if there is one) stand on @, a prairie, or else stay where they are. There are no bandits and no railways."""
    s.land_pile += [*s.land.values(), *s.fringe.values()]
    s.land.clear()
    s.fringe.clear()
    s.bandits.clear()
    s.star_sets.clear()
    s.railways.clear()
    for row, line in enumerate(lines, north):
        marks = line.split()
        for place, mark in enumerate(marks):
            at = cell_at(len(marks) - 1 - place + east, row)
            if mark == "?":
                unknown(s, CELL[at])
            elif mark != ".":
                tile(s, CELL[at], LETTERS["P" if mark == "@" else mark])
            if mark == "@":
                for player in s.players:
                    player.cell = at
                if s.wagon != NOBODY:
                    s.wagon = at


def tile(s: State, at: str, what: str) -> None:
    """A tile lies face up there: one by its id (`T41`), or any of a type that has no job."""
    _clear_cell(s, at)
    index = _find_tile(s, what)
    s.land[cell(at)] = index
    s.hidden_since[index] = s.laid_from[index] = 0


def unknown(s: State, at: str, what: str = "") -> None:
    """A tile lies face down there: one by its id or type, or any."""
    _clear_cell(s, at)
    index = _find_tile(s, what)
    s.fringe[cell(at)] = index
    s.hidden_since[index] = s.laid_from[index] = max(s.land_shuffles, 1)
    if s.options.star_facedown:
        s.star_sets[cell(at)] = (1 << 13) - 2


def _clear_cell(s: State, at: str) -> None:
    for zone in (s.land, s.fringe):
        if cell(at) in zone:
            _under_the_pile(s, zone.pop(cell(at)))
    s.star_sets.pop(cell(at), None)


def _under_the_pile(s: State, index: int) -> None:
    s.land_pile.insert(0, index)
    s.hidden_since[index] = s.laid_from[index] = max(s.land_shuffles, 1)


def _find_tile(s: State, what: str) -> int:
    """Take a tile out of the pile, or from wherever it lies."""
    if what.upper() in TILE.index:
        index = TILE.index[what.upper()]
    else:
        kinds = [TYPE.find(kind) for kind in {"": TYPE.ids, "land": LAND}.get(what, [what])]
        plain = [each for each in s.land_pile if TILE_TYPE[each] in kinds and TILE_JOB[each] is None]
        plain = plain or [each for each in s.land_pile if TILE_TYPE[each] in kinds]
        assert plain, f"no {what or 'tile'} is left in the pile"
        index = min(plain, key=lambda each: (kinds.index(TILE_TYPE[each]), each))
    for pile in (s.land_pile, s.land_discard):
        if index in pile:
            pile.remove(index)
    for zone in (s.land, s.fringe):
        for at in [at for at, there in zone.items() if there == index]:
            del zone[at]
            s.star_sets.pop(at, None)
    return index


def bandits(s: State, at: str, number: int) -> None:
    s.bandits.pop(cell(at), None)
    if number:
        s.bandits[cell(at)] = number


def rails(s: State, names: str) -> None:
    """These tiles are the railway tiles."""
    s.railways = [cell(name) for name in names.split()]


def next_tiles(s: State, names: str) -> None:
    """The land pile is these tiles, the first to be laid first; `*` at the end stands for all the others."""
    top = [_find_tile(s, name) for name in names.split() if name != "*"]
    if "*" not in names:
        s.land_pile = []
    for index in top:
        s.hidden_since[index] = s.laid_from[index] = max(s.land_shuffles, 1)
    s.land_pile += top[::-1]


# --- players --------------------------------------------------------------------------------------------------------


def put(s: State, seat: int, at: str | None = None, **fields: Any) -> None:
    """Put a meeple somewhere and give its player things:

        put(s, 0, "c1r0", hand="knife pan", stock="food 2 gold 1", draw="boots cow", tapped=True)

    Cards are named by kind and come from wherever they are; piles are named from the top down. What was there goes
    back to its common pile, starter cards out of the game."""
    player = s.players[seat]
    if at is not None:
        player.cell = cell(at)
    for zone in ("hand", "draw", "discard"):
        if zone in fields:
            _fill_zone(s, seat, zone, fields.pop(zone))
    if "stock" in fields:
        words = fields.pop("stock").split()
        player.stock = [0, 0, 0, 0]
        for res, amount in zip(words[::2], words[1::2], strict=True):
            player.stock[RESOURCE.find(res)] = int(amount)
    if "character" in fields:
        player.character = CHARACTER.find(fields.pop("character"))
    if "vp" in fields:
        s.vp[s.token(seat)] = fields.pop("vp")
    for name, value in fields.items():
        assert hasattr(player, name), f"a player has no {name}"
        setattr(player, name, value)


def _fill_zone(s: State, seat: int, zone: str, kinds: str) -> None:
    player = s.players[seat]
    for card in getattr(player, zone):
        _back_to_its_pile(s, card)
    setattr(player, zone, [])
    cards = [take_card(s, kind) for kind in kinds.split()]
    for card in cards:
        s.seen[card] = {"hand": s.hand_eyes(seat), "draw": 0, "discard": -1}[zone]
        s.shuffled[card] = 100 + seat
    s.shuffles = max(s.shuffles, 100 + len(s.players))
    setattr(player, zone, sorted(cards) if zone == "hand" else cards[::-1])


def _back_to_its_pile(s: State, card: int) -> None:
    common = s.common[DECK_OF[card]]
    if DECK_OF[card] == STARTER_DECK:
        common.discards.append(card)
        s.seen[card] = -1
    else:
        common.pile.insert(0, card)
        s.seen[card] = 0
        s.shuffled[card] = s.shuffled[common.pile[-1]]


def take_card(s: State, kind: str) -> int:
    """A card of a kind, from out of the game, a common pile or the trade row; never from a player."""
    copies = COPIES[KIND.find(kind)]
    owned = {card for player in s.players for card in player.draw + player.hand + player.discard}
    for card in copies:
        if card not in owned and card not in s.limbo:
            for common in s.common:
                for pile in (common.pile, common.discards):
                    if card in pile:
                        pile.remove(card)
            if card in s.trade_row:
                s.trade_row.remove(card)
                s.trade_row.insert(0, s.common[TRADE_DECK].pile.pop())
            return card
    raise AssertionError(f"no {kind} is left")


def row(s: State, kinds: str) -> None:
    """The trade row is exactly this, slot 1 first (fewer cards lie in the last slots)."""
    for card in s.trade_row:
        s.common[TRADE_DECK].pile.insert(0, card)
    s.trade_row = []
    s.trade_row = [take_card(s, kind) for kind in kinds.split()]
    for card in s.trade_row:
        s.seen[card] = -1


def next_cards(s: State, deck: int, kinds: str) -> None:
    """These cards lie on top of a common pile, the first to be taken first."""
    top = [take_card(s, kind) for kind in kinds.split()]
    pile = s.common[deck].pile
    for card in top:
        s.seen[card] = 0
        s.shuffled[card] = s.shuffled[pile[0]] if pile else 1
    pile += top[::-1]


def hand(s: State, seat: int) -> list[str]:
    return kinds_of(s.players[seat].hand)


def draw_pile(s: State, seat: int) -> list[str]:
    """From the top down."""
    return kinds_of(s.players[seat].draw[::-1])


def discard_pile(s: State, seat: int) -> list[str]:
    """From the top down."""
    return kinds_of(s.players[seat].discard[::-1])


def kinds_of(cards: Iterable[int]) -> list[str]:
    return [KIND[KIND_OF[card]] for card in cards]


def card_names(cards: Iterable[int]) -> list[str]:
    return [CARD[card] for card in cards]


def stock(s: State, seat: int) -> dict[str, int]:
    """What a player has, without what he has none of."""
    return {RESOURCE[res]: amount for res, amount in enumerate(s.players[seat].stock) if amount}


def place(s: State, seat: int) -> str:
    """Where a meeple is."""
    return CELL[s.players[seat].cell]


# --- dice ---------------------------------------------------------------------------------------------------------


def _load(s: State, numbers: list[int]) -> None:
    assert isinstance(s.dice, LoadedDice)
    s.dice.loaded += numbers


def success(s: State, faces: str) -> None:
    """The next success dice show these faces (0, 1 or 2)."""
    _load(s, [(0, 2, 5)[int(face)] for face in faces.split()])


def compass(s: State, faces: str) -> None:
    """The next compass dice show these faces (N, S, W or +)."""
    _load(s, ["NSW..+".index(face) for face in faces.split()])


def bandit_dice(s: State, numbers: str) -> None:
    """The next bandit dice show these numbers."""
    _load(s, [int(number) - 1 for number in numbers.split()])


def all_rolled(s: State) -> bool:
    """Whether every die that was loaded has been rolled."""
    assert isinstance(s.dice, LoadedDice)
    return not s.dice.loaded


# --- playing --------------------------------------------------------------------------------------------------------


def play(s: State, *answers: str) -> Match[Options, State]:
    """A match that goes on from this table, after these answers; every one of them must be on offer."""
    m = Match(GAME, s)
    go_on(m, *answers)
    return m


def go_on(m: Match[Options, State], *answers: str) -> None:
    """Give these answers, each of which must be on offer."""
    for answer in answers:
        assert answer in offered(m), f"{answer!r} is not among {offered(m)} ({m.prompt})"
        m.apply(answer)


def offered(m: Match[Options, State], verb: str = "") -> list[str]:
    """What may be answered now; with a verb, what may follow it."""
    texts = [option.text for option in m.options]
    return [text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")] if verb else texts


def question(m: Match[Options, State]) -> str:
    """The name of the question, or nothing when the match is over."""
    return m.ask.question.name if m.ask else ""


def night(s: State, step: str = "") -> State:
    """The day is over, and the night begins with this step of the mission's list, or with the first."""
    kinds = [NIGHT_STEP[each.kind] for each in s.options.night]
    s.stage = NIGHT
    s.night_step = kinds.index(step) if step else 0
    for player in s.players:
        player.passed = True
    return s


def told(m: Match[Options, State], kind: type[T]) -> list[T]:
    """The events of one kind that were told."""
    return [event for event in m.events if isinstance(event, kind)]


def ended(s: State) -> Result:
    """How the match ended; it must have."""
    outcome = result(s)
    assert outcome is not None, "the match goes on"
    return outcome
