"""What the entries of the content must be together: counts, references, tracks with an end, decks that can be made."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec import Struct, field

from saddlebag.games.deck_goes_west.content import directives
from saddlebag.games.deck_goes_west.content.entries import (
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
from saddlebag.games.deck_goes_west.effects import terms
from saddlebag.games.deck_goes_west.effects.jobs import Job
from saddlebag.games.deck_goes_west.effects.laws import missing_cards, never_on_this_tile, told
from saddlebag.games.deck_goes_west.effects.steps import Removal, Score

Cell: TypeAlias = tuple[int, int]
"""Column and row."""

MOST_PLAYERS = 5
TRADE_ROW = 5
FIRST_DIFFICULTY = 1


class Read(Struct):
    """The entries of all files, and what their texts tell by the id of the entry."""

    scoreboards: list[ScoreboardEntry]
    tracks: list[TrackEntry]
    places: list[PlaceEntry]
    tiles: list[TileEntry]
    entry_costs: list[EntryCosts]
    entry_options: dict[str, tuple[EntryOption, ...]]
    starters: list[StarterEntry]
    trades: list[TradeEntry]
    dangers: list[DangerEntry]
    characters: list[CharacterEntry]
    missions: list[MissionEntry]
    maps: list[MapEntry]
    card_jobs: dict[str, tuple[Job, ...]] = field(default_factory=dict)
    purchases: dict[str, tuple[Job, ...]] = field(default_factory=dict)
    tile_jobs: dict[str, Job | None] = field(default_factory=dict)
    character_jobs: dict[str, tuple[Job, ...]] = field(default_factory=dict)
    mission_jobs: dict[str, tuple[Job, ...]] = field(default_factory=dict)
    events: dict[str, tuple[Job, ...]] = field(default_factory=dict)
    setups: dict[str, tuple[directives.SetupStep, ...]] = field(default_factory=dict)
    nights: dict[str, tuple[directives.NightStep, ...]] = field(default_factory=dict)
    printed_nights: dict[str, tuple[directives.NightStep, ...]] = field(default_factory=dict)
    cells: dict[str, tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]]] = field(default_factory=dict)
    """The start, the face-up and the face-down cells of each map."""

    @property
    def cards(self) -> list[StarterEntry | TradeEntry | DangerEntry]:
        """The kinds of cards, in the order of their numbers."""
        return [*self.starters, *self.trades, *self.dangers]


def faults(read: Read) -> list[str]:
    """Every law that is broken, each as a sentence with file, entry and field."""
    return [fault for law in LAWS for fault in law(read)]


def _listed(names: list[str]) -> str:
    return ", ".join(names)


# --- counts ---------------------------------------------------------------------------------------------------


def counts(read: Read) -> Iterator[str]:
    """Of everything there is enough to set up any table; a designer may add to the box, and take out of it."""
    dangers = Counter({kind: sum(card.count for card in read.dangers if card.type == kind) for kind in terms.DANGERS})
    modes = Counter(mission.mode for mission in read.missions)
    for file, there, least, what in (
        ("scoreboards.toml", len(read.scoreboards), 1, "scoreboards"),
        ("trade.toml", sum(card.count for card in read.trades), TRADE_ROW, "trade cards for the row"),
        ("dangers.toml", dangers["E"], 1, "exhaustion cards (type E)"),
        ("dangers.toml", dangers["P"], 1, "pain cards (type P)"),
        ("characters.toml", len(read.characters), MOST_PLAYERS, "characters for a full table"),
        *(("missions.toml", modes[mode], 1, f"{mode} missions") for mode in ("solo", "versus", "cooperative")),
    ):
        if there < least:
            yield f"{file}: there are {there} {what}; there should be {least} or more."


def card_ids(read: Read) -> Iterator[str]:
    """Ids differ over all three files of cards, also with the numbers of the copies."""
    kinds = Counter(card.id for card in read.cards)
    copies = Counter(f"{card.id}_{number}" for card in read.cards for number in range(1, card.count + 1))
    for card_id, times in kinds.items():
        if times > 1:
            yield f"starter.toml, trade.toml, dangers.toml, {card_id}: this id is used twice; ids must differ."
    for copy, times in copies.items():
        if times > 1 and kinds[copy.rpartition("_")[0]] == 1:
            yield f"starter.toml, trade.toml, dangers.toml: two cards would be called {copy}; choose other ids."


# --- scoreboards and maps -------------------------------------------------------------------------------------


def tracks_have_an_end(read: Read) -> Iterator[str]:
    """The sections of a scoreboard cover both tracks without a gap, from 0 to the last space. DW-APPEAR-01"""
    for board in read.scoreboards:
        where = f"scoreboards.toml, scoreboard {board.id}, sections"
        for track, length in (("score", board.score_len), ("day", board.day_len)):
            expected = 0
            for number, section in enumerate(board.sections, 1):
                first, last = section.score if track == "score" else section.day
                if first != expected or last < first:
                    found = f"{where} {number}, {track}: [{first}, {last}]"
                    yield f"{found} should begin at {expected} and end there or later."
                    break
                expected = last + 1
            else:
                if expected != length + 1:
                    yield (
                        f"{where}: the {track} track ends at {length}, but the sections end at {expected - 1}, "
                        "so it has no end."
                    )


PLACES_NEEDED = (
    "compass", "exhaustion_pile", "exhaustion_discard", "pain_pile", "pain_discard", "land_pile", "land_discard",
    "trade_pile", "trade_discard", *(f"trade_row_{slot}" for slot in range(1, 6)),
)  # fmt: skip


def places_are_there(read: Read) -> Iterator[str]:
    """What is drawn beside the tracks has a place."""
    there = {place.id for place in read.places}
    most = max((len(board.sections) for board in read.scoreboards), default=0)
    for needed in (*PLACES_NEEDED, *(f"risk_star_{number}" for number in range(1, most + 1))):
        if needed not in there:
            yield f"scoreboards.toml: there is no [[place]] with id {needed}, which is drawn beside the tracks."
    for track in ("score", "day"):
        if track not in {each.id for each in read.tracks}:
            yield f"scoreboards.toml: there is no [[track]] with id {track}."


def maps_can_be_dealt(read: Read) -> Iterator[str]:
    """There are tiles for all cells, and the start is in the middle of the East column. DW-SETUP-14, DW-SETUP-17"""
    for each in read.maps:
        _, face_up, face_down = read.cells[each.id]
        where = f"maps.toml, map {each.id}, diagram"
        if len(face_up) + len(face_down) > len(read.tiles):
            yield f"{where}: it asks for {len(face_up) + len(face_down)} tiles, but there are {len(read.tiles)}."
        north = sum(col == 0 and row < 0 for col, row in face_up)
        south = sum(col == 0 and row > 0 for col, row in face_up)
        if north != south:
            yield (
                f"{where}: the start tile @ should be in the middle of the face-up tiles of the East column, "
                f"but {north} are North of it and {south} South (DW-SETUP-17)."
            )


def every_type_can_be_entered(read: Read) -> Iterator[str]:
    """Each type of tile has its ways in; each costs something, and only a railway gives back. DW-MOVE-03, DW-RAIL-08"""
    for needed in (*directives.TYPE.ids, "railway"):
        if needed not in read.entry_options:
            yield f"entry.toml: there is no [[entry]] with id {needed}, so such tiles could not be entered."
    for costs in read.entry_costs:
        for number, option in enumerate(costs.options, 1):
            where = f"entry.toml, entry {costs.id}, options {number}"
            if not option.walk + option.climb + option.sail:
                yield f"{where}: it costs nothing; a step takes at least 1 walk, climb or sail."
            if option.refund_walk > option.walk:
                yield f"{where}, refund_walk: it gives back {option.refund_walk} walk, but costs only {option.walk}."
            if option.refund_walk and costs.id != "railway":
                yield f"{where}, refund_walk: only a railway gives movement back (DW-RAIL-08)."


# --- jobs against the cards and tiles -------------------------------------------------------------------------


def supply(read: Read) -> list[int]:
    """How many cards of each class there are."""
    there = [0] * len(terms.SELECTORS)
    for card in read.cards:
        for selector in _classes(card):
            there[selector] += card.count
    return there


def _classes(card: StarterEntry | TradeEntry | DangerEntry) -> list[int]:
    """The classes that a card belongs to. DW-CARD-09"""
    if isinstance(card, DangerEntry):
        return [terms.DANGER, terms.DANGER_OF[terms.DANGERS.index(card.type)]]
    return [terms.ITEM, terms.ITEM_OF[terms.COLOURS.index(card.colour)]]


def cards_asked_for_exist(read: Read) -> Iterator[str]:
    """No job asks for more cards of a class than there are; never for the card played itself. DW-ITEM-03"""
    there = supply(read)
    for where, job, own in _all_jobs(read):
        left = list(there)
        for selector in own:
            left[selector] -= 1
        for fault in missing_cards(job, left):
            yield f"{where}: {told(job, fault)}"


def _all_jobs(read: Read) -> Iterator[tuple[str, Job, list[int]]]:
    """Every job, where it stands, and the classes of the card that carries it."""
    for starter in read.starters:
        where = f"starter.toml, starter {starter.id}, jobs"
        yield from _field(where, read.card_jobs[starter.id], _classes(starter))
    for trade in read.trades:
        where = f"trade.toml, trade {trade.id}"
        yield from _field(f"{where}, jobs", read.card_jobs[trade.id], _classes(trade))
        yield from _field(f"{where}, buy", read.purchases[trade.id])
    for danger in read.dangers:
        yield from _field(f"dangers.toml, danger {danger.id}, jobs", read.card_jobs[danger.id], _classes(danger))
    for character in read.characters:
        yield from _field(f"characters.toml, character {character.id}, jobs", read.character_jobs[character.id])
    for tile in read.tiles:
        job = read.tile_jobs[tile.id]
        yield from _field(f"tiles.toml, tile {tile.id}, job", (job,) if job else ())
    for mission in read.missions:
        yield from _field(f"missions.toml, mission {mission.id}, jobs", read.mission_jobs[mission.id])


def _field(where: str, found: tuple[Job, ...], own: list[int] | None = None) -> Iterator[tuple[str, Job, list[int]]]:
    for number, job in enumerate(found, 1):
        yield where if len(found) == 1 else f"{where} {number}", job, own or []


def tile_jobs_fit_their_tile(read: Read) -> Iterator[str]:
    """A tile job is done on its own tile. DW-TILE-01"""
    for tile in read.tiles:
        job = read.tile_jobs[tile.id]
        if job is None:
            continue
        for fault in never_on_this_tile(job, directives.TYPE.find(tile.type)):
            yield f"tiles.toml, tile {tile.id}, job: {told(job, fault)}"


# --- characters -----------------------------------------------------------------------------------------------


def characters_can_be_set_up(read: Read) -> Iterator[str]:
    """The starter cards are enough for any five characters, each of whom can move. DW-SETUP-24, DW-CHAR-05"""
    there = {card.id: card.count for card in read.starters}
    for character in read.characters:
        where = f"characters.toml, character {character.id}"
        for kind in character.deck:
            if kind not in there:
                yield f"{where}, deck: there is no starter card {kind}; there are {_listed(list(there))}."
        if not character.deck:
            yield f"{where}, deck: it has no cards."
        if not any(job.is_move for job in read.character_jobs[character.id]):
            yield f"{where}, jobs: every character needs at least one movement job (DW-CHAR-05)."
    for kind, count in there.items():
        needs = sorted((character.deck.get(kind, 0) for character in read.characters), reverse=True)[:MOST_PLAYERS]
        if sum(needs) > count:
            most = max(read.characters, key=lambda character: character.deck.get(kind, 0))
            yield (
                f"characters.toml, character {most.id}, deck: five characters may need {sum(needs)} {kind}, "
                f"but there are {count} (DW-SETUP-24)."
            )
    beginners = sum(character.difficulty == FIRST_DIFFICULTY for character in read.characters)
    if beginners < MOST_PLAYERS:
        yield f"characters.toml: five players need 5 characters of difficulty 1; there are {beginners} (DW-SETUP-22)."


# --- missions -------------------------------------------------------------------------------------------------


def missions_name_what_exists(read: Read) -> Iterator[str]:
    """Scoreboards, maps and the cells and types of tiles that a setup names. DW-SETUP-03, DW-SPEC-06"""
    boards = [board.id for board in read.scoreboards]
    types: Counter[str] = Counter(tile.type for tile in read.tiles)
    for mission in read.missions:
        where = f"missions.toml, mission {mission.id}"
        for name in mission.boards:
            if name not in boards:
                yield f"{where}, boards: there is no scoreboard {name}; there are {_listed(boards)}."
        for label, names in (("boards", mission.boards), ("dice", mission.dice)):
            if len(set(names)) != len(names):
                yield f"{where}, {label}: {_listed(list(names))} names something twice."
        if mission.tile_map not in read.cells:
            yield f"{where}, tile_map: there is no map {mission.tile_map}; there are {_listed(list(read.cells))}."
            continue
        aside: Counter[str] = Counter()
        cells: set[Cell] = set()
        for text, step in zip(mission.setup, read.setups[mission.id], strict=True):
            if not isinstance(step, directives.SetAside):
                continue
            aside[directives.TYPE[step.type]] += 1
            if step.cell not in read.cells[mission.tile_map][1]:
                yield f"{where}, setup: {text!r} names no face-up cell of the map {mission.tile_map} (DW-SPEC-06)."
            if step.cell in cells:
                yield f"{where}, setup: {text!r} names a cell that has its tile already (DW-SPEC-06)."
            cells.add(step.cell)
        for kind, number in aside.items():
            if number > types[kind]:
                yield f"{where}, setup: it sets {number} tiles of type {kind} aside, but there are {types[kind]}."


def missions_can_be_played(read: Read) -> Iterator[str]:
    """A mission ends, can be won, and has the wagon where it speaks of it. DW-NIGHT-04, DW-WIN-01, DW-WAG-01"""
    for mission in read.missions:
        where = f"missions.toml, mission {mission.id}"
        for label, night in (("night", read.nights), ("night_as_printed", read.printed_nights)):
            steps = night[mission.id]
            if not any(step.kind == directives.DAY for step in steps):
                yield f"{where}, {label}: without the step day the game would never end (DW-NIGHT-04)."
            if mission.mode != "versus" and any(step.kind == directives.PASS_P1 for step in steps):
                yield f"{where}, {label}: pass_p1 is for versus only (DW-NIGHT-10)."
            if any(step.kind == directives.SPLIT and step.number < SMALLEST_SPLIT for step in steps):
                yield f"{where}, {label}: a group of fewer than 5 cannot split and leave one behind (DW-SPLIT-07)."
        scoring = [*read.mission_jobs[mission.id], *read.events[mission.id]]
        if not any(isinstance(step, Score) and step.amount.number for job in scoring for step in job.steps):
            yield f"{where}, events: nothing scores, so the mission could not be won (DW-WIN-01)."
        yield from _wagon(where, mission, read)


SMALLEST_SPLIT = 5


def _wagon(where: str, mission: MissionEntry, read: Read) -> Iterator[str]:
    placed = any(isinstance(step, directives.WagonAtStart) for step in read.setups[mission.id])
    if placed != ("wagon" in mission.rules):
        yield f"{where}, rules: the rule wagon and the setup line wagon start go together (DW-WAG-01)."
    if "wagon_left_behind_loses" in mission.rules and not placed:
        yield f"{where}, rules: wagon_left_behind_loses needs a wagon (DW-SPEC-09)."
    for job in read.events[mission.id]:
        if job.event in (terms.ON_WAGON_WEST, terms.ON_WAGON_EAST, terms.ON_WAGON_DAMAGE) and not placed:
            yield f"{where}, events: on {terms.EVENTS[job.event]} never happens without a wagon (DW-WAG-01)."


def versus_missions_help_players(read: Read) -> Iterator[str]:
    """A versus mission has at least three jobs to choose, one of them against dangers. DW-MISS-05"""
    for mission in read.missions:
        if mission.mode != "versus":
            continue
        where = f"missions.toml, mission {mission.id}, jobs"
        chosen = read.mission_jobs[mission.id]
        if len(chosen) < 3:
            yield f"{where}: a versus mission needs at least 3, so that nobody is knocked out early (DW-MISS-05)."
        if not any(isinstance(step, Removal) and not step.of_items for job in chosen for step in job.steps):
            yield f"{where}: a versus mission needs one that gets rid of dangers (DW-MISS-05)."


LAWS: tuple[Callable[[Read], Iterator[str]], ...] = (
    counts,
    card_ids,
    tracks_have_an_end,
    places_are_there,
    maps_can_be_dealt,
    every_type_can_be_entered,
    cards_asked_for_exist,
    tile_jobs_fit_their_tile,
    characters_can_be_set_up,
    missions_name_what_exists,
    missions_can_be_played,
    versus_missions_help_players,
)
