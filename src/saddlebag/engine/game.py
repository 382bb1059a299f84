"""The contract: what a game gives the engine, and what the engine makes of it."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from saddlebag.engine import options as option_reader
from saddlebag.engine.actions import Action
from saddlebag.engine.codec import Codec
from saddlebag.engine.content import Entry
from saddlebag.engine.course import Course
from saddlebag.engine.deck_building import DeckBuilding
from saddlebag.engine.dice import Dice, commitment
from saddlebag.engine.errors import BadOption, BadRecord, BadSave, IllegalAction
from saddlebag.engine.match import Match
from saddlebag.engine.options import BaseOptions, OptionInfo
from saddlebag.engine.position_text import read_position
from saddlebag.engine.positions import NO_POOLS, Positions, open_position
from saddlebag.engine.positions_written import position_for, position_of
from saddlebag.engine.records import SAVE_FORMAT, Record, Saved
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask
from saddlebag.engine.saving import go_on, seed_of
from saddlebag.engine.state import BaseState
from saddlebag.engine.text import Line
from saddlebag.engine.vocabulary import Vocabulary
from saddlebag.engine.words import Description, Refusal

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - reads as Options
S = TypeVar("S", bound=BaseState)


class Leaving(NamedTuple):
    """What the rules say of somebody who leaves the table."""

    leave: Callable[[Any, int], None]
    """What becomes of the table, whoever is asked."""
    answer: Callable[[Ask], Action]
    """What is answered for them where they are asked in the middle of something."""
    means: str = ""
    """What it means to leave, for somebody who thinks of it."""
    clause: str = ""


@dataclass(frozen=True)
class Game(Generic[O, S]):
    """One title: its rules as functions, its data as tables.

    Examples:
        >>> import saddlebag
        >>> game = saddlebag.game("train_heist")
        >>> match = game.new(players=2, seed=7)
        >>> game.load(match.to_json()).decisions
        0
        >>> game.replay(match.record()).decisions
        0
        >>> [info.name for info in game.option_list()][:3]
        ['players', 'mode', 'cowboys']
        >>> game.make_options({"players": 2, "goal": 12}).effective_goal
        12
    """

    name: str
    title: str
    version: str
    """The version of the rules, for records. Saves go by their shape."""
    summary: str
    options: type[O]
    state: type[S]
    vocabulary: Vocabulary
    tables: list[dict[str, Any]]
    """The options of every mode at every player count, for menus, tests and simulations."""
    presets: dict[str, dict[str, Any]]
    """Named choices of options that are offered to people."""
    setup: Callable[[O, Dice], S]
    check: Callable[[S], None]
    """Refuses, with BadSave, a state that could not be played on."""
    course: Course
    """What follows what, from the first rule to the last."""
    result: Callable[[S], Result | None]
    view: Callable[[S, int | None], Struct]
    seen: type[Struct]
    """What a view is."""
    redeal: Callable[[S, int | None, Dice], None]
    turns: str
    """The clause that says who acts when."""
    evaluate: Callable[[S, int], float]
    shortlist: Callable[[S, Ask], list[Action]]
    """The options worth a bot's time: all of them, but for long lists in which most are much the same."""
    clock: Callable[[S], int]
    """The turns, days or rounds that have passed; bots judge plans when the same number has."""
    seat_name: Callable[[S, int], str]
    draw: Callable[[Any, Mapping[str, str]], str]
    """A view as text with colours, for terminals; marks are put on the things that they name."""
    text: Callable[[Any], list[Line]]
    """A view as a tree of lines: for text tables, screen readers, and what a terminal does not draw."""
    settled: Callable[[S], bool] | None = None
    """Whether a table can be judged as it stands, where that is not always so: a fight is first fought out."""
    positions: Positions = NO_POOLS
    """How positions that are written by hand are made whole."""
    amounts: Callable[[S, Ask, Action], list[int]] | None = None
    """What may be answered where an answer is followed by the question how much, so that people choose both at once."""
    leaving: Leaving | None = None
    """What happens when somebody leaves for good. Where the rules say nothing, a bot plays on in their place."""
    deck_building: DeckBuilding | None = None
    """How players build decks, where they bring their own."""
    explained: Mapping[str, Sequence[Entry]] = field(default_factory=dict)
    """Content that no file has to write: things in words, for those who show them."""

    @cached_property
    def codec(self) -> Codec[S]:
        """Writes and reads states as plain data."""
        return Codec(self.state, self.course.names)

    @cached_property
    def passing(self) -> frozenset[str]:
        """The verbs that do nothing but move on; a bot values them by the position as it stands."""
        return frozenset(verb.name for verb in self.vocabulary.verbs.values() if verb.passes)

    @cached_property
    def promised(self) -> frozenset[str]:
        """The verbs whose answers were promised earlier; the table gives them for whoever is asked."""
        return frozenset(verb.name for verb in self.vocabulary.verbs.values() if verb.promised)

    def prompt(self, state: S, ask: Ask) -> str:
        """A question in words."""
        return ask.question.prompt(state, ask)

    def describe(self, state: S, ask: Ask, action: Action) -> Description:
        """An answer in words, for the seat that is asked."""
        return self.vocabulary.verbs[action.verb].describe(state, ask, action)

    def why_not(self, state: S, ask: Ask, thing: str) -> Refusal:
        """Why a thing is not on offer to the seat that is asked; it says so when it is."""
        return self.vocabulary.why_not(state, ask, thing)

    def option_list(self) -> list[OptionInfo]:
        """Every option with what it allows and what it means."""
        return option_reader.describe(self.options)

    def make_options(self, values: Mapping[str, Any], *, from_text: bool = False) -> O:
        """Options with these values, or BadOption."""
        return option_reader.make(self.options, values, from_text=from_text)

    def new(self, *, seed: int | None = None, **options: Any) -> Match[O, S]:
        """A new match. Without a seed it gets one that nobody can guess."""
        return self.start(self.make_options(options), seed)

    def start(self, options: O, seed: int | None = None) -> Match[O, S]:
        """A new match with options that are already made."""
        if seed is None:
            seed = secrets.randbits(128)
        elif type(seed) is not int:
            raise BadOption(f"The seed cannot be {seed!r}; allowed: a whole number.")
        return Match(self, self.setup(options, Dice(seed)), seed)

    def position(self, said: str | bytes | Mapping[str, Any]) -> Match[O, S]:
        """A match from a position as people write it, as TOML, JSON or plain data: only what differs from a normal
        set-up is said. A whole state at a checkpoint is a position too."""
        return open_position(self, read_position(said) if isinstance(said, str | bytes) else said)

    def written(
        self, match: Match[O, S], seat: int | None = None, *, all_known: bool, seed: int | None = None
    ) -> dict[str, Any]:
        """Where a match stands, as a position: all of it, or as far as a seat or a spectator may know it."""
        return position_of(match) if all_known else position_for(match, seat, seed)

    def load(self, text: str | bytes) -> Match[O, S]:
        """A saved match, exactly where it was. One that was saved under other rules goes on under ours if its state has
        our shape; `match.other_rules` says so."""
        saved = Saved.read(text)
        if saved.format != SAVE_FORMAT:
            raise BadSave(f"This save has format {saved.format}; this program reads format {SAVE_FORMAT}.")
        self._same_game(saved.game, "save", BadSave)
        if not saved.shape and saved.version != self.version and self._other_content(saved.version):
            raise BadSave(self._needs_its_content("save", saved.version))
        if saved.shape not in ("", self.codec.shape):
            raise BadSave(
                f"This save was made with version {saved.version} of the rules of {self.title}, which stores its "
                f"tables differently from version {self.version}, which this program plays."
            )
        state = self.codec.read_ints(saved.state)
        unbroken = saved.unbroken and saved.version == self.version
        if not unbroken:
            if not self.codec.fits(state):
                raise BadSave("This save names things that are not in the game.")
            self.refuse_unplayable(state)
        seed = seed_of(saved)
        match = Match(self, state, seed if saved.version == self.version else None)
        go_on(match, saved, unbroken)
        return match

    def replay(self, record: Record | str | bytes, *, any_version: bool = False) -> Match[O, S]:
        """The match that a record tells, played again move by move; BadRecord says where it goes wrong. A record of
        other rules is refused, unless the caller wants to see whether it comes to the same under ours."""
        if not isinstance(record, Record):
            record = Record.read(record)
        self._same_game(record.game, "record", BadRecord)
        if not any_version:
            self._same_rules(record.version)
        if record.commitment != commitment(record.seed_number()):
            raise BadRecord("The record's seed does not match the commitment shown at the start.")
        match = self._beginning(record)
        for number, text in enumerate(record.decisions, 1):
            try:
                match.apply(text)
            except IllegalAction as error:
                raise BadRecord(f"Decision {number} ({text}) does not replay: {error}") from None
        if record.result is not None and match.result != record.result:
            raise BadRecord("The record replays, but to a different result from the one it claims.")
        return match

    def refuse_unplayable(self, state: S) -> None:
        """Refuse, with BadSave, a state that is nowhere in the course, or could not be played on."""
        options: Any = state
        fault = self.course.fault(state, options.options.seats())
        if fault:
            raise BadSave(f"This position cannot be played: {fault}.")
        self.check(state)

    def _beginning(self, record: Record) -> Match[O, S]:
        """A recorded match before its first decision."""
        if record.position is not None:
            return self.position(record.position)
        return self.start(self.make_options(record.options), record.seed_number())

    def _same_game(self, game: str, what: str, error: type[BadSave] | type[BadRecord]) -> None:
        if game != self.name:
            raise error(f"This is a {what} of {game}, not of {self.name}.")

    def _same_rules(self, version: str) -> None:
        if version == self.version:
            return
        if self._other_content(version):
            raise BadRecord(self._needs_its_content("record", version))
        raise BadRecord(
            f"This record was made with version {version} of the rules of {self.title}; "
            f"this program plays version {self.version}."
        )

    def _other_content(self, version: str) -> bool:
        """Whether a version is ours but for the mark of changed content."""
        return version.partition("+")[0] == self.version.partition("+")[0]

    def _needs_its_content(self, what: str, version: str) -> str:
        return (
            f"This {what} was made with different content for {self.title} (version {version}); "
            f"this program plays version {self.version}. Use the content folder it was made with, or none."
        )
