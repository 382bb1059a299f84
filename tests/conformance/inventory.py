"""All that lies on a table, counted. Every game says how; a game that does not fails the conformance tests."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.deck_goes_west.state import State as DeckGoesWest
from saddlebag.games.high_stakes_drifter.state import State as HighStakesDrifter
from saddlebag.games.train_heist.state import State as TrainHeist


def inventory(game: str, state: Any) -> Counter[str]:
    """How often each thing is on the table."""
    return INVENTORIES[game](state)


def known_inventory(game: str, state: Any, viewer: int | None) -> Counter[str]:
    """The same as far as a viewer may know it."""
    return as_listed_for(viewer, state) if game == "high_stakes_drifter" else inventory(game, state)


def train_heist(s: TrainHeist) -> Counter[str]:
    things: Counter[str] = Counter()
    cards = [*s.poker.pile, *s.poker.discards]
    tiles = [*bits(s.sack), *(tile for pile in [*s.stacks, *s.towns] for tile in pile)]
    if s.drawn_tile != NOBODY:
        tiles.append(s.drawn_tile)
    wanted = s.wanted_row[:]
    for cowboy in s.cowboys:
        cards += bits(cowboy.hand)
        tiles += cowboy.loot
        wanted += [cowboy.wanted] if cowboy.wanted != NOBODY else []
    things.update(f"card {card}" for card in cards)
    things.update(f"tile {tile}" for tile in tiles)
    things.update(f"wanted {card}" for card in wanted)
    things.update(f"event {card}" for card in [*s.event_deck, *s.events_removed, *s.events_played])
    things["bullets"] = s.bullets + sum(cowboy.bullets for cowboy in s.cowboys)
    things["cars"] = len(set(s.cars))
    return things


def deck_goes_west(s: DeckGoesWest) -> Counter[str]:
    things: Counter[str] = Counter()
    cards = [*s.trade_row, *s.limbo]
    for player in s.players:
        cards += player.draw + player.hand + player.discard
    for common in s.common:
        cards += common.pile + common.discards
    things.update(f"card {card}" for card in cards)
    things.update(f"tile {tile}" for tile in [*s.land.values(), *s.fringe.values(), *s.land_pile, *s.land_discard])
    things["wagon"] = s.wagon != NOBODY
    return things


def as_listed_for(viewer: int | None, s: HighStakesDrifter) -> Counter[str]:
    """The same as far as a viewer knows it: of a secret list only how many cards and chips are on it. Section 7"""
    things: Counter[str] = Counter()
    for thing, count in high_stakes_drifter(s).items():
        kind, *owner = thing.split()[:2]
        open_to = s.quickstart or s.options.open_decklists or owner in ([], [str(viewer)])
        things[thing if open_to else f"{kind}s of {owner[0]}"] += count
    return things


def high_stakes_drifter(s: HighStakesDrifter) -> Counter[str]:
    """Cards and chips belong to their owners for ever, and so does all money to the table. HD-GEN-06, HD-GEN-09"""
    things: Counter[str] = Counter(dollars=s.money())
    for owner, deck in enumerate(s.decks):
        things.update(f"card {owner} {card}" for card in deck.draw + deck.deadwood)
    for seat, player in enumerate(s.players):
        owner = seat if len(s.decks) > 1 else 0
        things.update(f"card {owner} {card}" for card in player.hand + [piece.card for piece in player.table])
        things.update(f"chip {seat} {chip}" for chip in player.stack + player.buried)
        for piece in player.table:
            things.update(f"chip {by} {side >> 1}" for side, by in zip(piece.kickers, piece.kicked_by, strict=True))
    return things


INVENTORIES: dict[str, Callable[[Any], Counter[str]]] = {
    "train_heist": train_heist,
    "deck_goes_west": deck_goes_west,
    "high_stakes_drifter": high_stakes_drifter,
}
