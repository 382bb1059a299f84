"""The types of land and the ways onto them, explained: content that no file has to write."""

from collections.abc import Sequence
from typing import Any

from saddlebag.engine.content import Entry
from saddlebag.engine.words import listed
from saddlebag.games.deck_goes_west.content import ENTRY
from saddlebag.games.deck_goes_west.content.directives import TYPE
from saddlebag.games.deck_goes_west.content.entries import EntryOption
from saddlebag.games.deck_goes_west.rules.ways import COST, WAY, Way


class LandEntry(Entry, frozen=True, kw_only=True):
    """A type of land, and how it is entered."""

    id: str
    name: str
    entered: str


class WayEntry(Entry, frozen=True, kw_only=True):
    """A way onto a tile by the name that answers give it (`walk2`), and what it costs in the end."""

    id: str
    walk: int
    climb: int
    sail: int


def land_entry(kind: str, ways: Sequence[EntryOption]) -> LandEntry:
    """A type of land with the ways to enter it. DW-MOVE-03..07"""
    plain = listed([way_words(way) for way in ways if not way.from_water], "or")
    wet = listed([way_words(way) for way in ways if way.from_water], "or")
    from_water = f"; from water also by {wet}" if any(way.from_water for way in ways) else ""
    return LandEntry(
        id=kind, name=kind.replace("_", " ").capitalize(), entered=f"Enter by {plain}{from_water}.", origin="house"
    )


def way_words(way: EntryOption) -> str:
    """What a way of entering spends: "1 sail and 1 walk"."""
    spent = (("climb", way.climb), ("sail", way.sail), ("walk", way.walk))
    return " and ".join(f"{number} {how}" for how, number in spent if number)


def way_entry(way: Way) -> WayEntry:
    """What a way costs; walking that comes back costs nothing. DW-RAIL-08"""
    walk = max(0, way.walk - way.refund)
    return WayEntry(id=WAY[way.name], walk=walk, climb=way.climb, sail=way.sail, origin="house")


EXPLAINED: dict[str, list[Any]] = {
    "ways": [way_entry(way) for way in COST],
    "lands": [land_entry(kind, ways) for kind, ways in zip(TYPE.ids, ENTRY, strict=True)],
}
