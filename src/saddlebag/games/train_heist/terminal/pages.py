"""Pages that a player asks for at the prompt: Wanted Cards, loot, events, cards."""

from collections import Counter
from collections.abc import Callable

from saddlebag.games.train_heist.content import EVENT, EVENT_CARDS, WANTED, WANTED_CARDS
from saddlebag.games.train_heist.seen import View
from saddlebag.games.train_heist.story import ability_text
from saddlebag.games.train_heist.terminal.canvas import FAINT, STRONG, markup
from saddlebag.games.train_heist.terminal.cards import card_text, requirement, tile_name


def wanted_page(view: View) -> str:
    """Missions on display and titles earned."""
    rows = ["Wanted: one title for each cowboy in a match."]
    for wanted_id in view.wanted_row:
        card = WANTED_CARDS[WANTED.find(wanted_id)]
        rows.append(markup([(f"  {card.title}: ", STRONG), (card.mission_text, "")]))
        rows.append(markup([(f"      then: {ability_text(WANTED.find(wanted_id))}", FAINT)]))
    for cowboy in view.cowboys:
        if cowboy.wanted:
            words = ability_text(WANTED.find(cowboy.wanted))
            when = "" if cowboy.ability_works else " (from the next turn on)"
            rows.append(markup([(f"  {cowboy.name} ", STRONG), (f"{words}{when}", "")]))
    return "\n".join(rows)


def tiles_page(view: View) -> str:
    """All loot: on the train, at the towns, carried, in the sack."""
    rows = ["Loot, the top of each stack first:"]
    for square, stack in view.stacks.items():
        rows.append(f"  {square}: " + tile_list([tile or "" for tile in reversed(stack)]))
    for town, tiles in view.towns.items():
        rows.append(f"  Town {town.upper()}: " + tile_list(tiles))
    for cowboy in view.cowboys:
        if cowboy.loot:
            rows.append(f"  {cowboy.name} carries: " + tile_list(cowboy.loot))
    rows.append("  Sack: " + (tile_list(view.sack) if view.sack is not None else f"{view.sack_size} tiles"))
    return "\n".join(rows)


def tile_list(tiles: list[str]) -> str:
    words = [f"{tile_name(tile)} {requirement(tile)}" if tile else "a covered tile" for tile in tiles]
    return ", ".join(words) or "nothing"


def events_page(view: View) -> str:
    """The events that were played and how many are still to come."""
    counted = Counter(event_words(event) for event in view.events_played)
    rows = [f"{view.event_deck_size} events are left, {view.events_removed} lie in the box unseen. Played:"]
    rows += [f"  {words}{f' x {times}' if times > 1 else ''}" for words, times in counted.items()]
    return "\n".join(rows if counted else [*rows, "  none yet"])


def event_words(event: str) -> str:
    card = EVENT_CARDS[EVENT.find(event)]
    return f"{card.title} ({card.effect})"


def cards_page(view: View) -> str:
    """The Poker Deck and its discards, the latest first."""
    pile = ", ".join(card_text(card) for card in reversed(view.discards)) or "none"
    return f"{view.deck_size} cards in the deck. Discards, the top one first: {pile}"


PAGES: dict[str, tuple[str, Callable[[View], str]]] = {
    "wanted": ("the Wanted Cards with missions and abilities", wanted_page),
    "tiles": ("all loot: on the train, at the towns, in the sack", tiles_page),
    "events": ("the events played so far", events_page),
    "cards": ("the Poker Deck and its discards", cards_page),
}
"""What a player may ask for at the prompt: what it is, and the page for a view."""
