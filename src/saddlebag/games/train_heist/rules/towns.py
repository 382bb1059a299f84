"""Towns that the train passes: loading, the hangman, filling seats. Chapters 5.14 and 5.25 (scoring)."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.train_heist.content import LOOT_TILES, PASSENGER_CARS, SQUARE, SQUARES_OF_CAR, TILE, TOWN
from saddlebag.games.train_heist.rules import ending
from saddlebag.games.train_heist.rules.drop_off import draw_tile
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import train_story


def _town(s: State, ask: Ask) -> str:
    return TOWN[ask.about].upper()


def _tile(s: State, ask: Ask) -> str:
    return LOOT_TILES[ask.about].name


LOAD_TILE = Question("load_tile", "Which tile of town {} is loaded next?", TOWN, says=_town, clause="TH-TOWN-04")
LOAD = Verb(
    "load",
    TILE,
    at=LOAD_TILE,
    says=lambda s, ask, a: f"Load {LOOT_TILES[a.arg].name} next",
    clause="TH-TOWN-04",
    touches="tile:{0}",
    needs=(Need(lambda s, ask, a: a.arg in s.towns[ask.about], "That tile does not wait at this town.", "TH-TOWN-02"),),
)
LOAD_SQUARE = Question("load_square", "Onto which stack does {} go?", TILE, "tile", says=_tile, clause="TH-TOWN-03")
FILL_SQUARE = Question("fill_square", "Which empty square does {} take?", TILE, "tile", says=_tile, clause="TH-TOWN-06")
ON = Verb(
    "on",
    SQUARE,
    at=(LOAD_SQUARE, FILL_SQUARE),
    says=lambda s, ask, a: f"Put it on {SQUARE[a.arg]}",
    clause="TH-TOWN-03",
    touches="square:{0}",
    needs=(
        Need(offered, "It goes onto the smaller stack of the town's own car.", "TH-TOWN-03", at=LOAD_SQUARE),
        Need(lambda s, ask, a: not s.stacks[a.arg], "That square is not empty.", "TH-TOWN-06", at=FILL_SQUARE),
    ),
)
CANCEL_HANGMAN = Question(
    "cancel_hangman", "Town {} is empty. Do you hold back the hangman?", TOWN, says=_town, clause="TH-TOWN-05"
)
HOLD_BACK = Verb("hold_back", at=CANCEL_HANGMAN, says="Hold back the hangman", clause="TH-TOWN-05")
LET_HIM = Verb("let_him", at=CANCEL_HANGMAN, says="Let the hangman move", clause="TH-TOWN-05")


def serves_a_town(s: State) -> bool:
    """TH-TOWN-01"""
    return s.on_the_way.town != NOBODY


def serve_town(s: State) -> None:
    """Counters score; then waiting tiles are loaded or the hangman moves, and empty seats are filled. TH-TOWN-01,
    TH-VS-08"""
    town = s.on_the_way.town
    collect_counters(s, town)
    s.tell(train_story.TownServed, town, s.towns[town][:])


def tiles_wait(s: State) -> bool:
    """Whether the town has tiles for its car. TH-TOWN-02, TH-TOWN-05"""
    return bool(s.towns[s.on_the_way.town])


def collect_counters(s: State, town: int) -> None:
    """Versus: the counters at the town go to their owners. TH-VS-08, TH-VS-13"""
    for seat, counters in enumerate(s.waiting[town]):
        if counters:
            s.cowboys[seat].counters += counters
            s.waiting[town][seat] = 0
            s.tell(train_story.CountersScored, seat, town, counters, s.cowboys[seat].counters)
    if s.versus:
        ending.check_counters(s)


def load_tile(s: State) -> Rule[None]:
    """All tiles of the town go to its car, one at a time, in the order that the active player likes. TH-TOWN-02..04"""
    town = s.on_the_way.town
    tile = s.towns[town][0]
    if len(s.towns[town]) > 1:
        choice = yield Ask(s.active, LOAD_TILE, lambda: [LOAD.each[each] for each in s.towns[town]], town)
        tile = choice.arg
    square = loading_squares(s, town)[0]
    if len(loading_squares(s, town)) > 1:
        choice = yield Ask(s.active, LOAD_SQUARE, lambda: [ON.each[each] for each in loading_squares(s, town)], tile)
        square = choice.arg
    s.towns[town].remove(tile)
    place(s, tile, square, from_sack=False)


def loading_squares(s: State, town: int) -> list[int]:
    """An empty square of the car if there is one, else the smaller stack, else either. TH-TOWN-03"""
    squares = SQUARES_OF_CAR[PASSENGER_CARS[town]]
    smallest = min(len(s.stacks[square]) for square in squares)
    return [square for square in squares if len(s.stacks[square]) == smallest]


def place(s: State, tile: int, square: int, from_sack: bool) -> None:
    """Face up, on top. TH-TOWN-03, TH-TOWN-10"""
    s.stacks[square].append(tile)
    s.tell(train_story.TilePlaced, tile, square, from_sack)


def move_hangman(s: State) -> Rule[None]:
    """An empty town moves the hangman one knot down, unless Tombstone holds him back. TH-TOWN-05, TH-END-02"""
    town = s.on_the_way.town
    for seat, cowboy in enumerate(s.cowboys):
        if cowboy.cancels_left and s.ability(seat, "hangman_cancel"):
            choice = yield Ask(seat, CANCEL_HANGMAN, lambda: HOLD_BACK.each + LET_HIM.each, town)
            if choice.verb == HOLD_BACK.name:
                cowboy.cancels_left -= 1
                s.tell(train_story.HangmanHeldBack, seat)
                return
    s.hangman += 1
    s.tell(train_story.HangmanMoved, s.hangman, s.options.hangman_steps)
    if s.hangman >= s.options.hangman_steps:
        ending.end(s, ending.HANGMAN)


def seats_are_empty(s: State) -> bool:
    """Whether an empty square of the train can get a tile. TH-TOWN-06, TH-TOWN-08"""
    return bool(s.sack and empty_squares(s))


def draw_for_seat(s: State) -> None:
    """A tile comes out of the sack. TH-TOWN-06, TH-TOWN-07"""
    s.drawn_tile = draw_tile(s)


def fill_seat(s: State) -> Rule[None]:
    """Every empty square of the train gets a tile from the sack, one at a time, where the active player likes.
    TH-TOWN-06..08"""
    square = empty_squares(s)[0].arg
    if len(empty_squares(s)) > 1:
        choice = yield Ask(s.active, FILL_SQUARE, lambda: empty_squares(s), s.drawn_tile)
        square = choice.arg
    tile, s.drawn_tile = s.drawn_tile, NOBODY
    place(s, tile, square, from_sack=True)


def empty_squares(s: State) -> list[Action]:
    return [ON.each[square] for square, stack in enumerate(s.stacks) if not stack]
