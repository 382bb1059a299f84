"""Laying out the table. Chapter 5.2."""

from functools import lru_cache

from saddlebag.engine.dice import Dice
from saddlebag.engine.names import set_of
from saddlebag.engine.zones import Deck
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.options import Options, SheriffCards
from saddlebag.games.train_heist.rules import poker
from saddlebag.games.train_heist.state import Cowboy, State

FIRST_CARS = [content.SPACE.find(name) for name in ("s06", "s05", "s04", "s03", "s02")]
"""The engine at the gold star of Town A, facing counter-clockwise. TH-SETUP-12"""
SPEED_UPS = [card for card in range(len(content.EVENT_CARDS)) if content.EVENT_CARDS[card].set_aside]
SUITED = [card for card in range(len(content.POKER_CARDS)) if content.SUIT[card] != content.WILD]
ALL_WILDS = [card for card in range(len(content.CARD)) if content.SUIT[card] == content.WILD]
TILES_PER_SQUARE = 2
WANTED_ON_DISPLAY = 5


def setup(options: Options, dice: Dice) -> State:
    """The table laid out, all on foot in Crackpot Canyon; chance in the order of section 8. TH-SETUP-01, TH-SETUP-04"""
    cowboys = options.seats()
    first = dice.below(cowboys) if options.first_player == "random" else options.first_player
    switches = start_switches(options, dice)
    event_deck, removed = build_event_deck(options, dice)
    stacks, sack = stack_loot(dice)
    wanted_row = lay_out_wanted(options, dice)
    s = State(
        dice=dice,
        options=options,
        active=first,
        order=list(range(cowboys)),
        cowboys=[Cowboy(content.CANYON) for _ in range(cowboys)],
        cars=FIRST_CARS[:],
        horses=[content.CANYON] * content.TRACKS.horses.count.of(cowboys),
        sheriff=content.PASSENGER_CARS[1],
        switches=switches,
        speed=content.TRACKS.speed_meter.start.of(cowboys),
        meter=content.TRACKS.heist_meter.start,
        bullets=content.TRACKS.coop.bullets_total,
        poker=Deck.of(poker_deck(options), len(content.CARD)),
        event_deck=event_deck,
        events_removed=removed,
        wanted_row=wanted_row,
        sack=sack,
        unseen_tiles=0 if options.train_stacks_public else set_of([stack[0] for stack in stacks]),
        stacks=stacks,
        towns=[[] for _ in range(len(content.TOWN))],
        waiting=[[0] * cowboys for _ in range(len(content.TOWN))],
    )
    deal(s)
    if s.versus:
        hand_out_bullets(s)
    return s


def start_switches(options: Options, dice: Dice) -> list[int]:
    """One red, one green, which one by a fair draw. TH-SETUP-15"""
    if options.start_switches == "random_mixed":
        return [content.RED, content.GREEN] if dice.below(2) else [content.GREEN, content.RED]
    return {
        "je_red": [content.RED, content.GREEN],
        "je_green": [content.GREEN, content.RED],
        "both_green": [content.GREEN, content.GREEN],
        "both_red": [content.RED, content.RED],
    }[options.start_switches]


@lru_cache(maxsize=64)
def event_cards(split: SheriffCards, switch_cards: int) -> tuple[int, ...]:
    """The Event Cards that are shuffled, with as many of each kind as the options say."""
    wanted_number = {
        "sheriff left 1": split.left1,
        "sheriff left 2": split.left2,
        "sheriff right 1": split.right1,
        "sheriff right 2": split.right2,
        "switch next": switch_cards,
    }
    cards: list[int] = []
    of_kind: dict[str, list[int]] = {}
    for card, effect in enumerate(content.EFFECTS):
        if not content.EVENT_CARDS[card].set_aside:
            of_kind.setdefault(str(effect), []).append(card)
    for kind, originals in of_kind.items():
        number = wanted_number.get(kind, len(originals))
        cards += [originals[place % len(originals)] for place in range(number)]
    return tuple(cards)


def build_event_deck(options: Options, dice: Dice) -> tuple[list[int], list[int]]:
    """Shuffle, take some out unseen, slip in the two Train Speed Up cards. TH-SETUP-05..08, TH-VAR-03"""
    cards = list(event_cards(options.sheriff_split, options.switch_cards))
    dice.shuffle(cards)
    out = content.TRACKS.events.removed.of(options.seats()) + options.extra_events_removed
    removed, cards = cards[:out], cards[out:]
    places = speed_up_places(len(cards) + len(SPEED_UPS), dice.below(3) - 1, dice.below(3) - 1)
    for place, speed_up in zip(places, SPEED_UPS, strict=True):
        cards.insert(place - 1, speed_up)
    cards.reverse()
    return cards, removed


def speed_up_places(size: int, first_offset: int, second_offset: int) -> tuple[int, int]:
    """The places of the two Speed Ups in a deck of that size, counted from the top starting at 1. TH-SETUP-08"""
    first, second = -(-size // 4), -(-3 * size // 4)
    one = min(max(first + first_offset, 2), size - 1)
    other = min(max(second + second_offset, 2), size - 1)
    return (one, other) if other - one >= 2 else (first, second)


def stack_loot(dice: Dice) -> tuple[list[list[int]], int]:
    """12 tiles two high on the six squares, the rest in the sack. TH-SETUP-10, TH-SETUP-11"""
    tiles = list(range(len(content.LOOT_TILES)))
    dice.shuffle(tiles)
    stacks = [
        tiles[TILES_PER_SQUARE * square : TILES_PER_SQUARE * (square + 1)] for square in range(len(content.SQUARE))
    ]
    return stacks, set_of(tiles[TILES_PER_SQUARE * len(content.SQUARE) :])


def lay_out_wanted(options: Options, dice: Dice) -> list[int]:
    """Five Wanted Cards; in versus without those that serve a team only. TH-SETUP-22, TH-VS-03"""
    cards = [
        card
        for card in range(len(content.WANTED_CARDS))
        if options.play != "versus" or content.WANTED_CARDS[card].versus
    ]
    dice.shuffle(cards)
    return cards[:WANTED_ON_DISPLAY]


def poker_deck(options: Options) -> list[int]:
    """The suited cards and as many Wilds as the options say. Chapter 9.6"""
    return SUITED + ALL_WILDS[: options.wild_count]


def deal(s: State) -> None:
    """Five cards each, then the top card starts the discard pile. TH-SETUP-24, TH-SETUP-26"""
    s.poker.shuffle(s.dice)
    for seat in range(len(s.cowboys)):
        poker.draw_up(s, seat)
    poker.turn_over(s)


def hand_out_bullets(s: State) -> None:
    """Versus: everybody but the first player has a bullet. TH-VS-05"""
    for seat, cowboy in enumerate(s.cowboys):
        if seat != s.active:
            cowboy.bullets = 1
            s.bullets -= 1
