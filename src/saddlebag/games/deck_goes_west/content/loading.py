"""Reads the content files and says everything that is wrong with them."""

from collections.abc import Sequence

from saddlebag.engine.content import Files
from saddlebag.engine.errors import BadContent
from saddlebag.games.deck_goes_west.content import laws as content_laws
from saddlebag.games.deck_goes_west.content.directives import NIGHT, SETUP
from saddlebag.games.deck_goes_west.content.entries import (
    CharacterEntry,
    DangerEntry,
    EntryCosts,
    MapEntry,
    MissionEntry,
    PlaceEntry,
    ScoreboardEntry,
    StarterEntry,
    TileEntry,
    TrackEntry,
    TradeEntry,
)
from saddlebag.games.deck_goes_west.content.laws import Cell, Read
from saddlebag.games.deck_goes_west.effects import laws as job_laws
from saddlebag.games.deck_goes_west.effects.jobs import Job
from saddlebag.games.deck_goes_west.effects.jobs import parse as parse_job
from saddlebag.games.deck_goes_west.effects.terms import Place


def load(files: Files) -> Read:
    """Everything in the files; BadContent with a sentence for each fault.

    What the entries say of each other is looked at only when each of them is sound: one slip should not be told twice.
    """
    read = _entries(files)
    _read_cards(files, read)
    _read_missions(files, read)
    for tile in read.tiles:
        found = _jobs(files, f"tiles.toml, tile {tile.id}, job", [tile.job] if tile.job else [], Place.TILE)
        read.tile_jobs[tile.id] = found[0] if found else None
    for each in read.maps:
        for cells in files.parsed(f"maps.toml, map {each.id}, diagram", [each.diagram], read_diagram):
            read.cells[each.id] = cells
    files.finish()
    files.refuse(*content_laws.faults(read))
    files.finish()
    return read


def _entries(files: Files) -> Read:
    costs = files.entries("entry.toml", "entry", EntryCosts)
    return Read(
        scoreboards=files.entries("scoreboards.toml", "scoreboard", ScoreboardEntry),
        tracks=files.entries("scoreboards.toml", "track", TrackEntry),
        places=files.entries("scoreboards.toml", "place", PlaceEntry),
        tiles=files.entries("tiles.toml", "tile", TileEntry),
        entry_costs=costs,
        entry_options={each.id: tuple(each.options) for each in costs},
        starters=files.entries("starter.toml", "starter", StarterEntry),
        trades=files.entries("trade.toml", "trade", TradeEntry),
        dangers=files.entries("dangers.toml", "danger", DangerEntry),
        characters=files.entries("characters.toml", "character", CharacterEntry),
        missions=files.entries("missions.toml", "mission", MissionEntry),
        maps=files.entries("maps.toml", "map", MapEntry),
    )


def _jobs(files: Files, where: str, texts: Sequence[str], place: Place) -> tuple[Job, ...]:
    """The jobs of a field that obey the laws of their place."""

    def parse(text: str) -> Job:
        job = parse_job(text)
        if faults := job_laws.faults(job, place):
            raise BadContent(*(job_laws.told(job, fault) for fault in faults))
        return job

    return files.parsed(where, texts, parse)


def _read_cards(files: Files, read: Read) -> None:
    for starter in read.starters:
        where = f"starter.toml, starter {starter.id}, jobs"
        read.card_jobs[starter.id] = _jobs(files, where, starter.jobs, Place.ITEM)
    for trade in read.trades:
        where = f"trade.toml, trade {trade.id}"
        read.card_jobs[trade.id] = _jobs(files, f"{where}, jobs", trade.jobs, Place.ITEM)
        read.purchases[trade.id] = _jobs(files, f"{where}, buy", trade.buy, Place.PURCHASE)
    for danger in read.dangers:
        where = f"dangers.toml, danger {danger.id}, jobs"
        read.card_jobs[danger.id] = _jobs(files, where, danger.jobs, Place.DANGER)
    for character in read.characters:
        where = f"characters.toml, character {character.id}, jobs"
        read.character_jobs[character.id] = _jobs(files, where, character.jobs, Place.CHARACTER)


def _read_missions(files: Files, read: Read) -> None:
    for mission in read.missions:
        where = f"missions.toml, mission {mission.id}"
        read.mission_jobs[mission.id] = _jobs(files, f"{where}, jobs", mission.jobs, Place.MISSION)
        read.events[mission.id] = _jobs(files, f"{where}, events", mission.events, Place.EVENT)
        read.setups[mission.id] = files.parsed(f"{where}, setup", mission.setup, SETUP.parse)
        read.nights[mission.id] = files.parsed(f"{where}, night", mission.night, NIGHT.parse)
        read.printed_nights[mission.id] = read.nights[mission.id]
        if mission.night_as_printed is not None:
            printed = files.parsed(f"{where}, night_as_printed", mission.night_as_printed, NIGHT.parse)
            read.printed_nights[mission.id] = printed


def read_diagram(diagram: str) -> tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]]:
    """The start cell, the face-up cells and the face-down cells, each in dealing order. DW-SETUP-14"""
    lines = diagram.split()
    width = len(lines[0]) if lines else 0
    for number, line in enumerate(lines, 1):
        for place, mark in enumerate(line, 1):
            if mark not in "#@?.":
                raise BadContent(f"line {number}, character {place}: expected # or @ or ? or ., found {mark!r}.")
        if len(line) != width:
            raise BadContent(f"line {number} has {len(line)} cells, but line 1 has {width}; a map is a rectangle.")
    starts = [(number, line.index("@")) for number, line in enumerate(lines) if "@" in line]
    if diagram.count("@") != 1:
        raise BadContent(f"there must be one start tile @, but there are {diagram.count('@')} (DW-SETUP-17).")
    start_row, start_place = starts[0]
    if start_place != width - 1:
        raise BadContent(
            f"line {start_row + 1}, character {start_place + 1}: the start tile @ belongs in the East column, "
            "the last one (DW-SETUP-17)."
        )
    marks = {
        (width - 1 - place, row - start_row): mark for row, line in enumerate(lines) for place, mark in enumerate(line)
    }
    order = sorted(marks)
    face_up = tuple(cell for cell in order if marks[cell] in "#@")
    return (0, 0), face_up, tuple(cell for cell in order if marks[cell] == "?")
