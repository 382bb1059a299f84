"""The contract: what a game gives the engine, and what the engine makes of it."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from saddlebag.engine import options as option_reader
from saddlebag.engine.actions import Action, Vocabulary
from saddlebag.engine.codec import Codec
from saddlebag.engine.deck_building import DeckBuilding
from saddlebag.engine.dice import Dice, commitment
from saddlebag.engine.errors import BadOption, BadRecord, BadSave, IllegalAction
from saddlebag.engine.match import Match
from saddlebag.engine.options import BaseOptions, OptionInfo
from saddlebag.engine.records import SAVE_FORMAT, Record, Saved
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.state import BaseState
from saddlebag.engine.words import Description, Refusal

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - reads as Options
S = TypeVar("S", bound=BaseState)


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
    turn: Callable[[S], Rule[None]]
    result: Callable[[S], Result | None]
    view: Callable[[S, int | None], Struct]
    seen: type[Struct]
    """What a view is."""
    redeal: Callable[[S, int | None, Dice], None]
    prompt: Callable[[S, Ask], str]
    """A question in words."""
    describe: Callable[[S, Ask, Action], Description]
    """An answer in words, for the seat that is asked."""
    why_not: Callable[[S, Ask, int, str], Refusal]
    """Why a thing is not on offer to a seat that is asked. What is on offer the engine has already found."""
    turns: str
    """The clause that says who acts when."""
    evaluate: Callable[[S, int], float]
    shortlist: Callable[[S, Ask], list[Action]]
    """The options worth a bot's time: all of them, but for long lists in which most are much the same."""
    passing: frozenset[str]
    """The verbs that do nothing but move on; a bot values them by the position as it stands."""
    clock: Callable[[S], int]
    """The turns, days or rounds that have passed; bots judge plans when the same number has."""
    seat_name: Callable[[S, int], str]
    draw: Callable[[Any, Mapping[str, str]], str]
    """A view as text with colours, for terminals; marks are put on the things that they name."""
    pages: Mapping[str, tuple[str, Callable[[Any], str]]]
    """More that a player at a terminal may ask to see: by the word for it, what it is and how a view shows it."""
    settled: Callable[[S], bool] | None = None
    """Whether a table can be judged as it stands, where that is not always so: a fight is first fought out."""
    deck_building: DeckBuilding | None = None
    """How players build decks, where they bring their own."""

    @cached_property
    def codec(self) -> Codec[S]:
        """Writes and reads states as plain data."""
        return Codec(self.state)

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

    def position(self, state: str | bytes | Mapping[str, Any]) -> Match[O, S]:
        """A match from a state at a checkpoint, as JSON text or plain data: for puzzles, tests, designers."""
        made = self.codec.read(_plain(state) if isinstance(state, str | bytes) else state)
        self.check(made)
        return Match(self, made)

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
            self.check(state)
        return Match.resume(self, saved, state, unbroken)

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
        match = self.start(self.make_options(record.options), record.seed_number())
        for number, text in enumerate(record.decisions, 1):
            try:
                match.apply(text)
            except IllegalAction as error:
                raise BadRecord(f"Decision {number} ({text}) does not replay: {error}") from None
        if record.result is not None and match.result != record.result:
            raise BadRecord("The record replays, but to a different result from the one it claims.")
        return match

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


def _plain(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadSave(f"This position is not valid JSON: {error}.") from None
