"""The whole table in words, from what a viewer sees."""

from collections import Counter
from collections.abc import Iterable

from saddlebag.engine.text import Line
from saddlebag.engine.words import counted
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.seen.parts import CowboyView, View
from saddlebag.games.train_heist.words.explained import card_use, price, reward_text, title


def table_text(view: View) -> list[Line]:
    """Hand, meters, cowboys, train, towns, what lies on the map, and the decks. Section 7"""
    own = [] if view.seat is None else [hand(view.cowboys[view.seat])]
    return [
        *own,
        meters(view),
        Line("Cowboys", [cowboy_line(view, seat) for seat in range(len(view.cowboys))]),
        train(view),
        Line("Towns", [Line(f"Town {town.upper()}: {tiles_words(tiles)}") for town, tiles in view.towns.items()]),
        horses_and_switches(view),
        wanted(view),
        sack(view),
        events(view),
        Line("Cards", [Line(f"{view.deck_size} in the deck"), Line(f"discards, the top one first: {discards(view)}")]),
    ]


# --- names ----------------------------------------------------------------------------------------------------------


def card_title(card: str) -> str:
    return title(content.CARD.find(card))


def place_name(space: str) -> str:
    return f"{content.SPACE_NAMES[content.SPACE.find(space)]} ({space})"


def tile_words(tile: str | None) -> str:
    """A tile and what it takes to rob it."""
    if tile is None:
        return "a covered tile"
    index = content.TILE.find(tile)
    return f"{content.LOOT_TILES[index].name} ({price(index).words})"


def tiles_words(tiles: Iterable[str | None]) -> str:
    return ", ".join(map(tile_words, tiles)) or "nothing"


# --- the table ------------------------------------------------------------------------------------------------------


def hand(cowboy: CowboyView) -> Line:
    """The own cards, with what each is good for."""
    cards = [
        Line(card_title(card), about=card_use(content.CARD.find(card)), thing=f"card:{card}") for card in cowboy.hand
    ]
    return Line("Hand", cards or [Line("no cards")])


def meters(view: View) -> Line:
    """Turn, loot, speed, noose and events, and what is under way."""
    loot = (
        [] if view.mode == "versus" else [Line(f"loot {view.meter}{'' if view.goal is None else f' of {view.goal}'}")]
    )
    lines = [
        Line(f"turn {view.turn}"),
        *loot,
        Line(f"speed of the train {view.speed}"),
        Line(f"noose {view.hangman} of {view.hangman_steps}"),
        Line(f"events left {view.event_deck_size}"),
        Line(f"bullets left {view.bullets}"),
    ]
    return Line("Meters", [*lines, *under_way(view)])


def under_way(view: View) -> list[Line]:
    """A tile in mid-air and a trade that is not over yet."""
    lines = []
    if view.drawn_tile:
        lines.append(Line(f"From the sack: {tile_words(view.drawn_tile)}"))
    if view.trade:
        giver, partner = view.trade.giver.capitalize(), view.trade.partner.capitalize()
        offer, answer = offered(view.trade.offer), offered(view.trade.answer)
        lines.append(Line(f"Trade: {giver} gives {offer}; {partner} gives {answer}"))
    return lines


def offered(cards: list[str] | None) -> str:
    return "hidden cards" if cards is None else ", ".join(map(card_title, cards)) or "nothing"


def cowboy_line(view: View, seat: int) -> Line:
    """A cowboy: where they are, what they hold and carry."""
    cowboy = view.cowboys[seat]
    marks = [
        word
        for word, holds in (
            ("you", seat == view.seat),
            ("whose turn it is", seat == view.active and not view.outcome),
            ("mounted", cowboy.horse is not None),
            ("flat", cowboy.flat),
        )
        if holds
    ]
    where = "in jail" if cowboy.jailed else place_name(cowboy.place)
    unknown = cowboy.hand_size - len(cowboy.hand)
    held = [*map(card_title, cowboy.hand), *([counted(unknown, "hidden card")] if unknown else [])]
    lines = [Line(f"hand: {', '.join(held) or 'empty'}"), Line(f"loot: {tiles_words(cowboy.loot)}")]
    if cowboy.bullets:
        lines.append(Line(f"bullets: {cowboy.bullets}"))
    if view.mode == "versus":
        lines.append(Line(f"counters: {counters_words(view, cowboy)}"))
    return Line(", ".join([f"{cowboy.name}: {where}", *marks]), lines, thing=f"cowboy:{cowboy.colour}")


def counters_words(view: View, cowboy: CowboyView) -> str:
    """What a cowboy owns of what wins, and what waits for the train. TH-VS-05"""
    waits = [
        f"{colours[cowboy.colour]} at town {town.upper()}"
        for town, colours in view.waiting.items()
        if colours.get(cowboy.colour)
    ]
    return f"{cowboy.counters} of {view.goal}" + (f"; waiting for the train: {', '.join(waits)}" if waits else "")


def train(view: View) -> Line:
    """The sections of the train, who is there, and the loot in the cars."""
    sections = []
    for number, space in enumerate(view.cars, 1):
        places = [train_place(view, place.id, place.name) for place in content.TRAIN_SPACES if place.section == number]
        sections.append(Line(f"Section {number} on {place_name(space)}", places, thing=f"car:{number}"))
    return Line(f"Train, moving towards {place_name(view.front)}", sections)


def train_place(view: View, place: str, name: str) -> Line:
    here = ["the Sheriff"] if view.sheriff == place else []
    here += [cowboy.name for cowboy in view.cowboys if cowboy.place == place]
    squares = [square.id for square in content.LOOT_SQUARES if square.car == place]
    loot = [
        Line(f"Square {square}: {stack_words(view.stacks[square])}", thing=f"square:{square}") for square in squares
    ]
    return Line(f"{name} ({place}){': ' if here else ''}{', '.join(here)}", loot, thing=f"space:{place}")


def stack_words(stack: list[str | None]) -> str:
    return ", below it ".join(map(tile_words, reversed(stack))) or "empty"


def horses_and_switches(view: View) -> Line:
    """What lies and stands on the Main Map besides cowboys and train."""
    horses = [
        Line(
            f"{horse.replace('_', ' ').capitalize()}: {place_name(space) if space else 'lost'}", thing=f"horse:{horse}"
        )
        for horse, space in view.horses.items()
    ]
    switches = [
        Line(f"{place_name(junction)}: {colour}", thing=f"switch:{junction}")
        for junction, colour in view.switches.items()
    ]
    if view.switches_removed:
        switches = [Line("The switches are removed: the next junction ends the match.")]
    cacti = ", ".join(f"cactus {cactus}" for cactus in view.cherokee) or "none"
    return Line("Horses and switches", [*horses, *switches, Line(f"Cherokee Territory: {cacti}")])


def wanted(view: View) -> Line:
    """Missions on display and titles earned: one for each cowboy in a match."""
    shown = [content.WANTED.find(card) for card in view.wanted_row]
    lines = [
        Line(
            content.WANTED_CARDS[card].title,
            about=f"{content.WANTED_CARDS[card].mission_text} Earns: {reward_text(card)}",
            thing=f"wanted:{content.WANTED[card]}",
        )
        for card in shown
    ]
    for cowboy in view.cowboys:
        if cowboy.wanted:
            when = "" if cowboy.ability_works else " From the next turn on."
            lines.append(Line(cowboy.name, about=f"{reward_text(content.WANTED.find(cowboy.wanted))}{when}"))
    return Line("Wanted", lines or [Line("nobody")], about="one title for each cowboy in a match")


def sack(view: View) -> Line:
    return Line("Sack", [Line(counted(view.sack_size, "tile") if view.sack is None else tiles_words(view.sack))])


def events(view: View) -> Line:
    """The events that were played and how many are still to come."""
    played = Counter(content.EVENT_CARDS[content.EVENT.find(event)].title for event in view.events_played)
    lines = [Line(f"{title}{f' x{times}' if times > 1 else ''}") for title, times in played.items()]
    left = f"{view.event_deck_size} left, {view.events_removed} in the box unseen"
    return Line("Events", [Line(left), Line("Played", lines or [Line("none yet")])])


def discards(view: View) -> str:
    return ", ".join(card_title(card) for card in reversed(view.discards)) or "none"
