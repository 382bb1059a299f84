"""One table in memory: who sits where, the match, its log. What it knows is in the store too."""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from saddlebag.engine.dice import commitment
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.options import dealt_by_the_table, with_choices
from saddlebag.engine.records import Saved
from saddlebag.engine.result import Result
from saddlebag.games import game as find_game
from saddlebag.table import film, rows
from saddlebag.table.chairs import Chair, read_chair, written
from saddlebag.table.clocks import Outage, gone_on, now, read_clocks, stood_still, taken_back, timed
from saddlebag.table.company import Company
from saddlebag.table.consent import Refusal, UndoRequest, read_refusals, read_request
from saddlebag.table.dealing import dealt
from saddlebag.table.errors import Forbidden, NotFound, NotNow
from saddlebag.table.log import LOG_LINES, Removal, Telling, read_log, read_removals, read_seats
from saddlebag.table.messages import Clocks, Status
from saddlebag.table.names import told_apart
from saddlebag.table.recalled import Decided, Line, NextMatch, at_rest, known_options, read_next, standing
from saddlebag.table.retrace import Differs, retraced
from saddlebag.table.store import Store
from saddlebag.table.terms import read_terms
from saddlebag.table.turns import Haste

HEARD_LINES = 100
LEFT = 0
STANDING = -1
"""The decision of a line that no undo takes away."""
AnyMatch = Match[Any, Any]
GIVEN_UP = "given_up"
"""The cause of an ending that no rule knows: the players gave the match up."""
ENDED_BY_TABLE = frozenset({GIVEN_UP, "time", "absence", "closed", "put_away"})
"""The causes of all such endings."""


class Resumed(msgspec.Struct):
    """A match went on from its last checkpoint under other rules than before."""

    decisions: int
    version: str
    before: list[str]
    """The decisions that led there, under that version."""


class Standstill(NamedTuple):
    """A match that today's rules do not play on: under them it would have gone another way."""

    version: str
    reason: str
    checkpoint: AnyMatch | None
    """Where it last rested, if it can go on from there."""


class Room(Company):
    """A table and its match."""

    def __init__(self, row: rows.Found) -> None:
        super().__init__(row.id)
        self.game: Game[Any, Any] = find_game(row.game)
        self.options = known_options(self.game, msgspec.json.decode(row.options))
        """What all seats have in common."""
        self.seed = int(row.seed)
        self.commitment = commitment(self.seed)
        self.private: bool = row.private
        self.invite: str = row.invite
        self.admitted: set[str] = set()
        """Of a private table: the guests who may know of it, as far as they came."""
        self.pace: int = row.pace
        self.origin: int = row.base
        """How many decisions were made elsewhere, before this table: forks and records have some."""
        self.base: int = row.base
        """From which decision on the match of these rules goes."""
        self.forked_from: str | None = row.forked_from
        self.owner: str | None = row.owner
        """Who made it, if they do not sit there."""
        self.host: str | None = row.host or row.owner
        """Who made it; earlier versions did not keep that of who sat there."""
        self.terms = read_terms(row.terms)
        self.clocks: Clocks | None = None
        self.stood = 0
        """Milliseconds for which no server was there and no clock ran, and which the log has yet to tell."""
        self.removals: list[Removal] = []
        """Whom the host removed before the match began."""
        self.rematch: NextMatch | None = None
        """Where the same people play again."""
        self.put_away_at: str | None = row.put_away_at
        self.last: str = row.created
        """When something last happened."""
        self.status: Status = row.status
        self.result: Result | None = None
        self.pending: UndoRequest | None = None
        self.refusals: list[Refusal] = []
        self.practice: bool = row.practice
        """Whether something that had been revealed was taken back with nobody there to agree."""
        self.chairs: list[Chair] = []
        self.match: AnyMatch | None = None
        """What the rules play. A match that is over and filmed is shown without them."""
        self.endings: Mapping[int | None, film.Ending] = {}
        """What each viewer saw at the end of a match that was filmed."""
        self.standstill: Standstill | None = None
        self.retraced_from: str | None = None
        """The version under which the match was saved that was just played again under ours."""
        self.resumed: Resumed | None = None
        self.votes: dict[str, str] = {}
        """What the guests of a match at a standstill wish."""
        self.waits_for: tuple[int, ...] | None = None
        """Whom a match waits for that is only sketched; None where its log does not tell."""
        self.number = self.base
        self.saved = self.base
        self.decisions: int = self.base
        """How many decisions stand."""
        self.deciders: list[Decided] = []
        """Who made those since the base."""
        self.lines: list[Line] = []
        self.next_line = 0
        self.heard_since = 0
        self.heard: set[int] = set()
        """The lines of the chat that were told since then. Of two workers the later may be the first to commit, so the
        latest number alone does not tell."""
        self.loaded = False
        self.shown = False
        """Whether somebody may have seen it as it stands in memory."""
        self.haste = Haste.NONE
        """How much less than usual its bots think."""
        self.lock = asyncio.Lock()

    # --- loading --------------------------------------------------------------------------------------------------

    async def load(self, store: Store) -> None:
        """Everything from the store: the latest snapshot and the moves after it."""
        self.loaded = False  # until all of it is read
        row = await rows.find_table(store, self.id)
        if row is None:
            raise NotFound("This table no longer exists.")
        self._read(row)
        self.chairs = [read_chair(each) for each in await rows.seats_of(store, self.id)]
        if not self.heard_since and not self.heard:
            self.heard_since = await rows.last_chat(store, self.id)
        await self.look_around(store)
        self.match = self.standstill = self.retraced_from = None
        self.endings = {}
        self.number = self.base
        if self.status != "waiting":
            await self._load_match(store)
            await self._load_log(store, row)
            await self._load_clocks(store)
        self.loaded = True

    def sketch(self, row: rows.Found, seats: Iterable[rows.Found], elsewhere: Iterable[rows.Found]) -> "Room":
        """Enough for a list of tables: all but the match and its log, of which the row has the end."""
        self._read(row)
        self.pending = None  # whether it has lapsed is in the log
        self.chairs = [read_chair(each) for each in seats]
        self.see(elsewhere)
        self.waits_for = read_seats(row.waits_for if row.n is None else row.waits_for_next)
        if row.n is not None:
            self.number, self.last = row.n + 1, row.at
            self.decisions = self.number if row.decisions is None else row.decisions
        return self

    def _read(self, row: rows.Found) -> None:
        self.status = row.status
        self.result = msgspec.json.decode(row.result, type=Result) if row.result else None
        self.pending = read_request(row.pending)
        self.refusals = read_refusals(row.refusals)
        self.practice = row.practice
        self.votes = msgspec.json.decode(row.votes, type=dict[str, str]) if row.votes else {}
        self.resumed = msgspec.json.decode(row.resumed, type=Resumed) if row.resumed else None
        self.base = row.base if self.resumed is None else self.resumed.decisions
        self.rematch, self.put_away_at = read_next(row.rematch), row.put_away_at
        self.removals = read_removals(row.removed)

    async def refresh(self, store: Store) -> None:
        """What may change beside the match: seats, status, an undo that is asked for."""
        row = await rows.find_table(store, self.id)
        if row is None:
            raise NotFound("This table no longer exists.")
        started = self.status == "waiting" and row.status != "waiting"
        settled = self.standstill is not None and (row.status == "over" or bool(row.resumed) != bool(self.resumed))
        if started or settled:
            await self.load(store)
            return
        self._read(row)
        self.chairs = [read_chair(each) for each in await rows.seats_of(store, self.id)]

    async def _load_match(self, store: Store) -> None:
        """The match from its last save; from its beginning where that was made under other rules; of one that is over,
        what each viewer last saw."""
        if self.status == "over":
            found = await rows.endings_of(store, self.id)
            self.endings = {film.seat_of(row.viewer): film.ending(row.last) for row in found}
        kept = await rows.snapshot_of(store, self.id)
        assert kept is not None
        later = await rows.log_from(store, self.id, kept.n)
        self.saved, self.number = kept.n, kept.n + len(later)
        if self.endings or (self.result is not None and self.result.cause in ENDED_BY_TABLE):
            return
        self.match = self._from_save(kept.save, later)
        if self.match is None:
            await self._retrace(store, kept.save, later)

    def _from_save(self, save: str, later: Sequence[rows.Found]) -> AnyMatch | None:
        """The match as it was saved, if our rules made that save and can read it."""
        if Saved.read(save).version != self.game.version:
            return None
        try:
            match = self.game.load(save)
            for row in later:
                if row.kind == "move":
                    match.apply(row.answer, row.seat)
        except SaddlebagError:
            return None
        return match

    async def _retrace(self, store: Store, save: str, later: Sequence[rows.Found]) -> None:
        """Play the match again from its beginning, beside the loop; where it goes another way it is at a standstill."""
        try:
            self.match = await self._played_again(store, Saved.read(save), later)
            self.retraced_from = Saved.read(save).version
        except (Differs, SaddlebagError) as error:
            checkpoint = await asyncio.to_thread(at_rest, self.game, save) if self.status == "playing" else None
            self.standstill = Standstill(Saved.read(save).version, str(error), checkpoint)

    async def _played_again(self, store: Store, saved: Saved, later: Sequence[rows.Found]) -> AnyMatch:
        """The match under our rules from its beginning; Differs where it goes another way."""
        texts = [*saved.decisions, *(f"@{row.seat} {row.answer}" for row in later if row.kind == "move")]
        first = 0 if self.resumed is None else self.resumed.decisions
        made = enumerate(standing(await rows.log_from(store, self.id, 0), self.origin), self.origin - first)
        known = {place: row for place, row in made if place >= 0}
        match = await asyncio.to_thread(retraced, self.game, self.match_options(), saved, texts, known)
        if self.status == "over" and match.result != self.result:
            raise Differs("Under today's rules it would have ended differently.")
        return match

    async def with_rules(self, store: Store) -> AnyMatch:
        """A finished match to be played again; Differs where our rules play it another way."""
        kept = await rows.snapshot_of(store, self.id)
        assert kept is not None
        if self.match is None and self.result is not None and self.result.cause == GIVEN_UP:
            raise Differs("The players ended it when the rules changed.")
        return (
            self.match or self._from_save(kept.save, []) or await self._played_again(store, Saved.read(kept.save), [])
        )

    async def _load_log(self, store: Store, row: rows.Found) -> None:
        """Which decisions stand, and the latest lines of the log."""
        made = standing(await rows.outline(store, self.id), self.origin)
        since = made[self.base - self.origin :]
        self.deciders = [Decided(each.seat, each.guest_id, each.choices, each.revealed) for each in since]
        self.decisions = self.base + len(since)
        decision = {each.n: STANDING for each in made}
        decision |= {each.n: self.base + place for place, each in enumerate(since)}
        opening = read_log(self.game, len(self.chairs), row.opening, row.opening_words)
        self.lines = [Line(n, self.base, STANDING, telling) for n, telling in enumerate(opening)]
        self.next_line = len(self.lines)
        self.clocks = read_clocks(row.clocks)
        for each in await rows.log_from(store, self.id, self.number - LOG_LINES):
            tellings = read_log(self.game, len(self.chairs), each.events, each.words)
            self.next_line, self.last = each.line + len(tellings), each.at
            self.clocks = read_clocks(each.clocks) or self.clocks
            if each.kind != "move" or each.n in decision:
                self.remember(each.n, decision.get(each.n, STANDING), tellings, each.line)
        lost = [line.n for line in self.lines if line.telling.lost]
        self.lines = [line for line in self.lines if not line.telling.lost or line.n == lost[0]]

    async def _load_clocks(self, store: Store) -> None:
        """While no server was there no clock has run."""
        self.stood = 0
        if self.clocks is not None and self.clocks.running and self.status == "playing":
            outages = [Outage(row.began, row.ended) for row in await rows.outages(store, self.clocks.at)]
            self.clocks, self.stood = stood_still(self.clocks, outages)

    def clocks_then(self, asked: Collection[int], undone_by: int | None = None) -> Clocks | None:
        """The clocks after something that happens now; at a standstill nobody can move, and none runs."""
        clock, clocks = self.terms.clock, self.clocks
        if clock is None or clocks is None:
            return None
        if self.match is None:
            return Clocks(at=now(), left=clocks.left, running=timed(self.chairs, asked))
        if undone_by is not None:
            return taken_back(clock, clocks, self.chairs, asked, undone_by)
        return gone_on(clock, clocks, self.chairs, asked)

    def remember(self, number: int, decision: int, tellings: Sequence[Telling], first: int) -> list[Line]:
        """Put events into the log."""
        lines = [Line(first + place, number, decision, telling) for place, telling in enumerate(tellings)]
        self.lines += lines
        self.next_line = first + len(lines)
        if len(self.lines) > 2 * LOG_LINES:
            del self.lines[:-LOG_LINES]
        return lines

    def decided(self, decided: Decided) -> int:
        """Another decision stands; its number."""
        self.deciders.append(decided)
        self.decisions += 1
        return self.decisions - 1

    def hears(self, line: int) -> bool:
        """Whether a line of the chat is new."""
        new = line not in self.heard
        self.heard.add(line)
        if len(self.heard) > 4 * HEARD_LINES:
            *_, self.heard_since = sorted(self.heard)[:-HEARD_LINES]
            self.heard = {each for each in self.heard if each > self.heard_since}
        return new

    def forget(self, decision: int) -> None:
        """Drop the decisions from this one on, and their lines."""
        del self.deciders[decision - self.base :]
        self.decisions = decision
        for chair in self.chairs:
            if chair.covered_since is not None:
                chair.covered_since = min(chair.covered_since, decision)
        self.lines = [line for line in self.lines if line.decision < decision]

    # --- who ----------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether the match may begin: every seat is taken, and everybody has chosen what is theirs to choose."""
        return all(chair.kind != "open" and self.has_chosen(chair) for chair in self.chairs)

    def has_chosen(self, chair: Chair) -> bool:
        return chair.kind != "person" or chair.choices is not None or not self.options.of_seats()

    def match_options(self) -> Any:
        """The options of the match: those of the table, what it deals, and what each seat has chosen."""
        return with_choices(self.options, [self.chosen(chair) for chair in self.chairs])

    def chosen(self, chair: Chair) -> dict[str, Any]:
        """What a seat has: what it chose, and what the table deals to it; that is written when the match begins."""
        if self.status != "waiting":
            return chair.chosen
        return dealt(self.options, self.seed, [each.guest_id for each in self.chairs])[chair.seat] | chair.chosen

    def kept_choices(self) -> dict[int, str]:
        """What is written beside the seats when the match begins: what was dealt, with what was chosen."""
        chairs = self.chairs if dealt_by_the_table(self.options) else []
        return {chair.seat: written(self.chosen(chair)) for chair in chairs}

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise NotFound(f"There is no seat {seat}; the seats are 0 to {len(self.chairs) - 1}.")
        return self.chairs[seat]

    def own_chair(self, seat: int, guest_id: str | None) -> Chair:
        """A seat that belongs to this guest."""
        chair = self.chair(seat)
        if chair.kind != "person" or guest_id is None or chair.guest_id != guest_id:
            raise Forbidden(f"Seat {seat} is not yours.")
        return chair

    def chairs_of(self, guest_id: str | None) -> list[Chair]:
        return [chair for chair in self.chairs if chair.guest_id is not None and chair.guest_id == guest_id]

    def name_of(self, guest_id: str, name: str) -> str:
        """What a guest is called here: by the seat, or told apart from those who sit."""
        own = self.chairs_of(guest_id)
        return own[0].name if own else self.new_name(name)

    def new_name(self, name: str) -> str:
        """A name for somebody who comes, told apart from those who sit here."""
        return told_apart(name, [chair.name for chair in self.chairs])

    def affected(self, guest_id: str, back_to: int) -> list[Chair]:
        """The seats of other persons whom it concerns when the decisions from that one on are taken back: those who
        decide themselves, and those who did when one of them was made."""
        made_by = {decided.guest_id for decided in self.deciders[back_to - self.base :]}
        return [
            chair
            for chair in self.chairs
            if chair.kind == "person"
            and chair.guest_id not in (None, guest_id)
            and (chair.was_there(back_to) or chair.guest_id in made_by)
        ]

    def still_asked(self) -> list[Chair]:
        """The seats whose persons have not yet agreed to the undo that somebody asks for."""
        pending = self.pending
        if pending is None or any(decided.guest_id for decided in self.deciders[pending.asked_at - self.base :]):
            return []
        affected = self.affected(pending.guest_id, pending.back_to)
        return [chair for chair in affected if chair.guest_id not in pending.agreed]

    def voters(self) -> list[Chair]:
        """The seats whose persons decide about a match at a standstill; bots agree, and so does who has left."""
        return [chair for chair in self.chairs if chair.kind == "person" and chair.covered_by is None]

    @property
    def has_bots(self) -> bool:
        """Whether a bot decides at one of the seats."""
        return any(chair.played_by_bot for chair in self.chairs)

    def playing(self) -> AnyMatch:
        """The match, if it is under way."""
        if self.status == "waiting":
            raise NotNow("The match has not begun; a seat is still open.")
        if self.status == "over":
            raise NotNow("The match is over; nothing more can be played.")
        if self.match is None:
            raise NotNow("The rules have changed since this match began; its players must decide how to go on.")
        return self.match

    @property
    def begun(self) -> bool:
        """Whether there is something to see."""
        return self.status != "waiting"

    def last_choice(self, seat: int) -> int | None:
        """The latest decision at which this seat had a choice."""
        for place in range(len(self.deciders) - 1, -1, -1):
            if self.deciders[place].choices == LEFT:
                return None
            if self.deciders[place].seat == seat and self.deciders[place].choices > 1:
                return self.base + place
        return None

    def last_told(self) -> int:
        """The latest decision of which the log tells something."""
        return next((line.decision for line in reversed(self.lines) if line.decision != STANDING), STANDING)

    def free_back_to(self, seat: int, decision: int) -> bool:
        """Whether all decisions from that one on were this seat's own and nothing has come to light since."""
        since = self.deciders[decision - self.base :]
        revealed = self.playing().state.revelations()
        return since[0].revealed == revealed and all(decided.seat == seat for decided in since)
