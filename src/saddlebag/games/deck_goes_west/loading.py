"""Reads the content files and says everything that is wrong with them."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from saddlebag.engine.content import Files
from saddlebag.engine.errors import BadContent
from saddlebag.games.deck_goes_west import jobs
from saddlebag.games.deck_goes_west.directives import NightStep, SetupStep, parse_night, parse_setup
from saddlebag.games.deck_goes_west.entries import (
    CharacterEntry,
    DangerEntry,
    EntryCosts,
    EntryOption,
    MapEntry,
    MissionEntry,
    PlaceEntry,
    ScoreboardEntry,
    StarterEntry,
    TileEntry,
    TrackEntry,
    TradeEntry,
)
from saddlebag.games.deck_goes_west.jobs import Job

T = TypeVar("T")
Cell = tuple[int, int]


class Read:
    """The entries of all files, and their jobs and directives by the id of the entry."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.scoreboards = files.entries("scoreboards.toml", "scoreboard", ScoreboardEntry)
        self.tracks = files.entries("scoreboards.toml", "track", TrackEntry)
        self.places = files.entries("scoreboards.toml", "place", PlaceEntry)
        self.tiles = files.entries("tiles.toml", "tile", TileEntry)
        self.entry_costs = files.entries("entry.toml", "entry", EntryCosts)
        self.starters = files.entries("starter.toml", "starter", StarterEntry)
        self.trades = files.entries("trade.toml", "trade", TradeEntry)
        self.dangers = files.entries("dangers.toml", "danger", DangerEntry)
        self.characters = files.entries("characters.toml", "character", CharacterEntry)
        self.missions = files.entries("missions.toml", "mission", MissionEntry)
        self.maps = files.entries("maps.toml", "map", MapEntry)
        self.cards: list[StarterEntry | TradeEntry | DangerEntry] = [*self.starters, *self.trades, *self.dangers]
        self.card_jobs: dict[str, tuple[Job, ...]] = {}
        self.character_jobs: dict[str, tuple[Job, ...]] = {}
        self.mission_jobs: dict[str, tuple[Job, ...]] = {}
        self.purchases: dict[str, tuple[Job, ...]] = {}
        self.tile_jobs: dict[str, Job | None] = {}
        self.events: dict[str, tuple[Job, ...]] = {}
        self.setups: dict[str, tuple[SetupStep, ...]] = {}
        self.nights: dict[str, tuple[NightStep, ...]] = {}
        self.printed_nights: dict[str, tuple[NightStep, ...]] = {}
        self.entry_options: dict[str, tuple[EntryOption, ...]] = {
            costs.id: tuple(costs.options) for costs in self.entry_costs
        }
        self.cells: dict[str, tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]]] = {}

    def parsed(self, where: str, texts: Sequence[str], parse: Callable[[str], T]) -> tuple[T, ...]:
        """What can be read of these texts; the rest is refused with its place."""
        made: list[T] = []
        for number, text in enumerate(texts, 1):
            try:
                made.append(parse(text))
            except BadContent as error:
                place = where if len(texts) == 1 else f"{where} {number}"
                self.files.refuse(f"{place}: {error}")
        return tuple(made)


def load(files: Files) -> Read:
    """Everything in the files; BadContent with a sentence for each fault."""
    read = Read(files)
    _cards(read)
    _missions(read)
    for tile in read.tiles:
        found = read.parsed(f"tiles.toml, tile {tile.id}, job", [tile.job] if tile.job else [], jobs.parse)
        read.tile_jobs[tile.id] = found[0] if found else None
    for each in read.maps:
        read.cells[each.id] = read_diagram(each.diagram)
    files.finish()
    return read


def _cards(read: Read) -> None:
    for table, cards in (("starter", read.starters), ("trade", read.trades), ("danger", read.dangers)):
        file = "dangers.toml" if table == "danger" else f"{table}.toml"
        for card in cards:
            read.card_jobs[card.id] = read.parsed(f"{file}, {table} {card.id}, jobs", card.jobs, jobs.parse)
            if isinstance(card, TradeEntry):
                read.purchases[card.id] = read.parsed(f"{file}, {table} {card.id}, buy", card.buy, jobs.parse)
    for character in read.characters:
        where = f"characters.toml, character {character.id}, jobs"
        read.character_jobs[character.id] = read.parsed(where, character.jobs, jobs.parse)


def _missions(read: Read) -> None:
    for mission in read.missions:
        where = f"missions.toml, mission {mission.id}"
        read.mission_jobs[mission.id] = read.parsed(f"{where}, jobs", mission.jobs, jobs.parse)
        read.events[mission.id] = read.parsed(f"{where}, events", mission.events, jobs.parse)
        read.setups[mission.id] = read.parsed(f"{where}, setup", mission.setup, parse_setup)
        read.nights[mission.id] = read.parsed(f"{where}, night", mission.night, parse_night)
        read.printed_nights[mission.id] = read.nights[mission.id]
        if mission.night_as_printed is not None:
            printed = read.parsed(f"{where}, night_as_printed", mission.night_as_printed, parse_night)
            read.printed_nights[mission.id] = printed


def read_diagram(diagram: str) -> tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]]:
    """The start cell, the face-up cells and the face-down cells, each in dealing order. DW-SETUP-14"""
    lines = diagram.split()
    start_row = next(row for row, line in enumerate(lines) if "@" in line)
    marks = {
        (len(line) - 1 - place, row - start_row): mark
        for row, line in enumerate(lines)
        for place, mark in enumerate(line)
    }
    order = sorted(marks)
    start = next(cell for cell in order if marks[cell] == "@")
    face_up = tuple(cell for cell in order if marks[cell] in "#@")
    return start, face_up, tuple(cell for cell in order if marks[cell] == "?")
