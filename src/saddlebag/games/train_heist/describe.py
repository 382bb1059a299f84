"""Answers in words, with what they touch on the table and the clause behind them."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Description, counted, listed
from saddlebag.games.train_heist.abilities import NAMES
from saddlebag.games.train_heist.content import (
    CARD,
    COLOUR,
    COWBOY,
    HORSE,
    JUNCTION,
    LOOT_TILES,
    REQUIREMENTS,
    SECTION_OF,
    SPACE,
    SPACE_NAMES,
    SQUARE,
    SUITS,
    TILE,
    TOWN,
    TOWN_OF_SPACE,
    WANTED,
    WILDS,
)
from saddlebag.games.train_heist.decisions import ABILITY, ACTION
from saddlebag.games.train_heist.horse import reach
from saddlebag.games.train_heist.loot import open_squares
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.story import (
    ability_text,
    card_name,
    cards_named,
    cowboy_name,
    junction_name,
    titled,
)

PLACES = ("first", "second", "third", "fourth")


def prompt(s: State, ask: Ask) -> str:
    """The question in words."""
    if ask.question is ACTION and not s.actions_left:
        return "You have no actions left. Do what costs none, or end your actions."
    about = _ABOUT.get(ask.question.name)
    return ask.question.text if about is None else ask.question.text.format(about(s, ask.about))


def describe(s: State, ask: Ask, action: Action) -> Description:
    """Label, what the answer touches, clause."""
    words, clause = _WORDS[action.verb]
    label = words(s, ask.seat, action) if callable(words) else words
    return Description(label, touches(s, action), clause)


def touches(s: State, action: Action) -> list[str]:
    """The things on the table that stand for this answer, as `kind:id`."""
    arg = action.arg
    match action.verb:
        case "move" | "jump" | "to":
            return [f"space:{SPACE[arg]}"]
        case "board":
            return [f"space:{SPACE[arg]}", f"car:{SECTION_OF[arg]}"]
        case "leap" | "mount":
            return [f"horse:{HORSE[arg]}"]
        case "dismount":
            return [f"horse:{HORSE[s.you.horse]}"] if s.you.horse != NOBODY else []
        case "ride":
            return [f"horse:{HORSE[arg]}", f"card:{CARD[action.args[1]]}"]
        case "ride_free":
            return [f"horse:{HORSE[arg]}"]
        case "loot":
            return [f"square:{SQUARE[arg]}", f"tile:{TILE[s.stacks[arg][-1]]}"]
        case "loot_both":
            return [f"tile:{TILE[s.stacks[square][-1]]}" for square in open_squares(s)]
        case "play":
            return [f"card:{CARD[card]}" for card in bits(arg)]
        case "give" | "discard":
            return [f"card:{CARD[arg]}"]
        case "return" | "leave" | "load":
            return [f"tile:{TILE[arg]}"]
        case "on":
            return [f"square:{SQUARE[arg]}"]
        case "flip":
            return [f"switch:{JUNCTION[arg]}"]
        case "trade" | "next":
            return [f"cowboy:{COWBOY[arg]}"]
        case "claim":
            return [f"wanted:{WANTED[arg]}"]
        case "drop_off":
            return [f"town:{TOWN[TOWN_OF_SPACE[s.you.place]]}"]
        case "sheriff":
            return ["sheriff"]
        case _:
            return []


def _move(s: State, seat: int, action: Action) -> str:
    arrest = " (the Sheriff is there!)" if action.arg == s.sheriff else ""
    return f"Move to {SPACE_NAMES[action.arg]}{arrest}"


def _board(s: State, seat: int, action: Action) -> str:
    arrest = " (the Sheriff is there!)" if action.arg == s.sheriff else ""
    return f"Board the train at section {SECTION_OF[action.arg]}{arrest}"


def _ride(s: State, seat: int, action: Action) -> str:
    horse, card = action.args
    what = "Ride" if s.you.horse == horse else f"Send the horse at {SPACE_NAMES[s.horses[horse]]}"
    return f"{what} up to {counted(reach(card), 'space')} with the {card_name(card)}"


def _ride_free(s: State, seat: int, action: Action) -> str:
    what = "Ride" if s.you.horse == action.arg else f"Send the horse at {SPACE_NAMES[s.horses[action.arg]]}"
    return f"{what} up to {counted(s.ability(s.active, 'horse_free'), 'space')} without a card"


def requirement_words(tile: int) -> str:
    """What a tile asks for, as people say it: "2 revolvers and 1 bag", "3 of a kind"."""
    requirement = REQUIREMENTS[tile]
    if requirement.kind != "suits":
        return {"kind": "3 of a kind", "pairs": "2 pairs", "straight": "3-card straight"}[requirement.kind]
    needs = [(number, SUITS[suit]) for suit, number in enumerate(requirement.suits) if number]
    return listed([f"{number} {suit}{'s' if number > 1 else ''}" for number, suit in needs])


def _loot(s: State, seat: int, action: Action) -> str:
    tile = LOOT_TILES[s.stacks[action.arg][-1]]
    return f"Rob {tile.name} at {SQUARE[action.arg]} ({requirement_words(s.stacks[action.arg][-1])})"


def _loot_both(s: State, seat: int, action: Action) -> str:
    return "Rob both: " + " and ".join(LOOT_TILES[s.stacks[square][-1]].name for square in open_squares(s))


def _play(s: State, seat: int, action: Action) -> str:
    cards = list(bits(action.arg))
    wilds = (action.arg & WILDS).bit_count()
    looting = wilds and s.you.place in (SPACE.find("car_a"), SPACE.find("car_b"), SPACE.find("car_c"))
    sheriff = " (each Wild played for loot brings the Sheriff one space closer)" if looting else ""
    return f"Play {cards_named(cards)}{sheriff}"


def _drop_off(s: State, seat: int, action: Action) -> str:
    town = TOWN[TOWN_OF_SPACE[s.you.place]].upper()
    return f"Drop off {len(s.you.loot)} loot at town {town}"


def _flip(s: State, seat: int, action: Action) -> str:
    return f"Flip the switch of {junction_name(action.arg)} to {COLOUR[1 - s.switches[action.arg]]}"


def _claim(s: State, seat: int, action: Action) -> str:
    return f"Take the Wanted Card and be called {titled(seat, action.arg)}: {ability_text(action.arg)}"


_ABOUT: dict[str, Callable[[State, int], str]] = {
    "loot_cards": lambda s, tiles: " and ".join(LOOT_TILES[tile].name for tile in _on_top(s, tiles)),
    "give": lambda s, seat: cowboy_name(seat),
    "hand_back": lambda s, seat: cowboy_name(seat),
    "agree": lambda s, seat: cowboy_name(seat),
    "ability_cards": lambda s, ability: NAMES[ABILITY[ability]],
    "cancel_hangman": lambda s, town: TOWN[town].upper(),
    "load_tile": lambda s, town: TOWN[town].upper(),
    "load_square": lambda s, tile: LOOT_TILES[tile].name,
    "fill_square": lambda s, tile: LOOT_TILES[tile].name,
    "turn_order": lambda s, place: PLACES[place],
}
"""What each question is about."""


def _on_top(s: State, tiles: int) -> list[int]:
    """These tiles in the order of their squares."""
    return [stack[-1] for stack in s.stacks if stack and tiles >> stack[-1] & 1]


_WORDS: dict[str, tuple[str | Callable[[State, int, Action], str], str]] = {
    "move": (_move, "TH-MOVE-01"),
    "board": (_board, "TH-BOARD-01"),
    "jump": (lambda s, seat, a: f"Jump off the train to {SPACE_NAMES[a.arg]}", "TH-LEAVE-02"),
    "leap": (lambda s, seat, a: f"Leap onto the horse at {SPACE_NAMES[s.horses[a.arg]]}", "TH-LEAVE-04"),
    "horse": ("Move a horse with a card", "TH-HORSE-01"),
    "ride": (_ride, "TH-HORSE-01"),
    "ride_free": (_ride_free, "TH-HORSE-01"),
    "to": (lambda s, seat, a: f"To {SPACE_NAMES[a.arg]}", "TH-HORSE-04"),
    "loot": (_loot, "TH-LOOT-01"),
    "loot_both": (_loot_both, "TH-LOOT-03"),
    "play": (_play, "TH-LOOT-04"),
    "drop_off": (_drop_off, "TH-DROP-01"),
    "return": (lambda s, seat, a: f"Return {LOOT_TILES[a.arg].name}", "TH-DROP-02"),
    "leave": (lambda s, seat, a: f"{LOOT_TILES[a.arg].name} stays at the town", "TH-DROP-05"),
    "flip": (_flip, "TH-FLIP-01"),
    "trade": (lambda s, seat, a: f"Give or trade cards with {cowboy_name(a.arg)}", "TH-TRADE-01"),
    "give": (lambda s, seat, a: f"Hand over the {card_name(a.arg)}", "TH-TRADE-09"),
    "refuse": ("Refuse the trade", "TH-VS-16"),
    "agree": ("Agree to the trade", "TH-VS-21"),
    "take_bullet": ("Take a bullet, to keep this action for a later turn", "TH-BULLET-01"),
    "use_bullet": ("Use a bullet for one more action", "TH-BULLET-03"),
    "pair": ("Discard a pair for 1 more action", "TH-FREE-02"),
    "three_of_a_kind": ("Discard 3 of a kind for 2 more actions", "TH-FREE-03"),
    "four_of_a_kind": ("Discard 4 of a kind for 3 more actions", "TH-FREE-04"),
    "straight": ("Discard a 4-card straight to flip a switch from here", "TH-FREE-05"),
    "sheriff": (
        lambda s, seat, a: f"Discard a Wild to move the Sheriff one space {('left', 'right')[a.arg]}",
        "TH-FREE-06",
    ),
    "mount": ("Mount the horse", "TH-HORSE-12"),
    "dismount": ("Dismount", "TH-HORSE-12"),
    "end": ("End your actions; the train moves", "TH-TURN-05"),
    "draw": ("Draw a card for keyholes", "TH-JAIL-12"),
    "escape": ("Escape from jail", "TH-JAIL-13"),
    "claim": (_claim, "TH-WANT-01"),
    "decline": ("Decline; the mission must then be done anew", "TH-WANT-08"),
    "brake": ("Slow the train by one space", "TH-TURN-06"),
    "full_speed": ("Let it run", "TH-TURN-06"),
    "hold_back": ("Hold back the hangman", "TH-TOWN-05"),
    "let_him": ("Let the hangman move", "TH-TOWN-05"),
    "load": (lambda s, seat, a: f"Load {LOOT_TILES[a.arg].name} next", "TH-TOWN-04"),
    "on": (lambda s, seat, a: f"Put it on {SQUARE[a.arg]}", "TH-TOWN-03"),
    "discard": (lambda s, seat, a: f"Discard the {card_name(a.arg)}", "TH-TURN-07"),
    "done": ("Done", "TH-TURN-07"),
    "next": (lambda s, seat, a: cowboy_name(a.arg), "TH-SOLO-03"),
}
