"""A match in progress: questions, answers, copies, saves, undo.

A position is the state at the last checkpoint plus the decisions since. The state itself has moved on; the
checkpoint is kept beside it, and a `Play` waits in the middle of the rules for the next answer.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from saddlebag.engine.actions import LEAVES, Action
from saddlebag.engine.answers import name_of_leaver, not_yours, option_meant, question_for
from saddlebag.engine.dice import QuickDice, commitment
from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.events import Event, Left
from saddlebag.engine.options import BaseOptions
from saddlebag.engine.play import Memory, Play
from saddlebag.engine.records import Record
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded
from saddlebag.engine.saving import record_of, save_of
from saddlebag.engine.state import BaseState
from saddlebag.engine.words import POSSIBLE, Description, Refusal

if TYPE_CHECKING:
    from saddlebag.engine.game import Game

O = TypeVar("O", bound=BaseOptions)  # noqa: E741 - reads as Options
S = TypeVar("S", bound=BaseState)


NOT_YET = "An imagined world can be copied again only from its next checkpoint on."


class Decision:
    """An answer that was given: by whom, and how the table stood before."""

    __slots__ = ("action", "revelations", "seat", "several", "told")

    def __init__(self, action: Action, seat: int, several: bool, revelations: int, told: int) -> None:
        self.action = action
        self.seat = seat
        self.several = several
        self.revelations = revelations
        self.told = told

    @property
    def text(self) -> str:
        """The answer as text; it names the seat where several might have answered."""
        return f"@{self.seat} {self.action.text}" if self.several else self.action.text


class Match(Generic[O, S]):
    """One match. `state` belongs to whoever runs the table; players and bots get views and redealt copies.

    Examples:
        >>> import saddlebag
        >>> match = saddlebag.game("train_heist").new(players=2, seed=7)
        >>> match.to_act == match.actors[0]
        True
        >>> first = match.options[0]
        >>> match.apply(first)
        >>> match.decisions
        1
        >>> twin = match.copy()
        >>> twin.undo()
        >>> (match.decisions, twin.decisions)
        (1, 0)
        >>> twin.apply("fly")
        Traceback (most recent call last):
        saddlebag.engine.errors.IllegalAction: 'fly' is not possible now. ...
        >>> match.view(0) == match.redeal(0, seed=1).view(0)  # a world that seat 0 cannot tell from the real one
        True
        >>> match.result is None
        True
        >>> match.record().decisions == [first.text]
        True
    """

    def __init__(self, game: "Game[O, S]", state: S, seed: int | None = None, play: Play | None = None) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.other_rules: str | None = None
        """The version of the rules under which it was saved, if that is another than the one that it goes on with."""
        self.events: list[Event] = []
        """Everything that was told since the match was made or loaded."""
        self.start: S | None = None
        """Where it began, if that was a position."""
        self._before = ""
        self._written = (0, "")
        self._past: list[Decision] = []
        self._run: list[tuple[Action, tuple[int, ...]]] = []
        """What was answered in a quick run and by whom, until somebody wants to know."""
        self._rested = 0
        self._possible: tuple[Ask, dict[str, str]] | None = None
        self._play = play or Play(game, state, Memory(keeps=True))
        if play is None:
            self.start = state.copy() if seed is None else None
            state.heard = self.events
            self._play.begin()

    # --- the question ---------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The question on the table, or None when the match is over."""
        return self._play.ask

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may answer now; empty when the match is over."""
        ask = self._play.ask
        return ask.seats if ask else ()

    @property
    def to_act(self) -> int | None:
        """The seat that must answer (the first of several), or None when the match is over."""
        ask = self._play.ask
        return ask.seats[0] if ask else None

    @property
    def options(self) -> list[Action]:
        """What may be answered now."""
        ask = self._play.ask
        return ask.options if ask else []

    @property
    def promised(self) -> Action | None:
        """The answer that whoever is asked has promised earlier, if they have."""
        promises = self.game.promised
        if not promises or len(self.options) != 1:
            return None
        only = self.options[0]
        return only if only.verb in promises else None

    @property
    def prompt(self) -> str:
        """The question in words."""
        ask = self._play.ask
        return self.game.prompt(self.state, ask) if ask else "The match is over."

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.game.result(self.state)

    @property
    def agreed(self) -> O:
        """What the table agreed on before setup; each game's state holds it in a type of its own."""
        state: Any = self.state
        options: O = state.options
        return options

    @property
    def decisions(self) -> int:
        """How many answers have been given since the match began."""
        before = self._before.count("\n") + 1 if self._before else 0
        return before + len(self._past) + len(self._run)

    @property
    def _history(self) -> list[Decision]:
        """What was decided since the match was made or loaded."""
        if self._run:
            self._past += [Decision(action, seats[0], len(seats) > 1, 0, 0) for action, seats in self._run]
            self._run = []
        return self._past

    @_history.setter
    def _history(self, decisions: list[Decision]) -> None:
        self._past, self._run = decisions, []

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to be shown before the match; None for a match that began as a position."""
        return None if self.seed is None else commitment(self.seed)

    # --- the answer -----------------------------------------------------------------------------------------

    def apply(self, answer: Action | str, seat: int | None = None) -> None:
        """Answer the question with an option or its text. IllegalAction leaves everything as it was.

        Where several may answer, `@2 stop` names the seat, as records do; not where the caller has named it already.
        `@2 leaves` is no answer: that seat leaves, whoever is asked.
        """
        if isinstance(answer, str) and answer.startswith("@") and seat is None:
            named, _, answer = answer[1:].partition(" ")
            among = range(self.agreed.seats()) if answer == LEAVES.text else self.actors
            seat = next((each for each in among if str(each) == named), -1)
        if answer == LEAVES.text and seat is not None:
            self.leave(seat)
            return
        ask = question_for(self, seat)
        self._answer(ask, option_meant(self, ask, answer), ask.seats[0] if seat is None else seat)

    def leave(self, seat: int) -> None:
        """A seat leaves for good, at any moment: what the rules say of it happens; where they say nothing, whoever runs
        the table lets a bot play on. It is a decision like others, but no undo goes behind it."""
        name = name_of_leaver(self, seat)
        self._history.append(Decision(LEAVES, seat, True, self.state.revelations(), len(self.events)))
        if self.game.leaving is None:
            self.state.tell(Left, seat, name)
        self._play.leave(seat)
        if self._play.memory.rested:
            self._rested = len(self._history)

    @property
    def left(self) -> list[int]:
        """The seats that were left for good, in the order in which that happened."""
        return [int(text[1:].partition(" ")[0]) for text in self.texts() if text.endswith(f" {LEAVES.text}")]

    def option(self, answer: str, seat: int) -> Action:
        """The option that this seat's answer writes, or IllegalAction."""
        return option_meant(self, question_for(self, seat), answer)

    def follow(self, action: Action) -> None:
        """Answer with an action that is known to be on offer, unchecked: for bots that play imagined worlds on."""
        assert self.ask is not None
        self._answer(self.ask, action, self.ask.seats[0])

    @property
    def in_mid_act(self) -> bool:
        """Whether something was decided since the last checkpoint."""
        return len(self._history) > self._rested

    def _answer(self, ask: Ask, action: Action, seat: int) -> None:
        state = self.state
        self._history.append(
            Decision(action, seat, len(ask.seats) > 1, state.revelations(), len(self.events)),
        )
        self._play.answer(action, seat)
        if self._play.memory.rested:
            self._rested = len(self._history)

    def run(self, choose: Callable[[Ask], Action]) -> None:
        """Play to the end without remembering where the table rested: the quick way when nobody will look back or
        listen."""
        self.state.heard = None
        run, play = self._run, self._play
        play.memory.keeps, play.memory.checkpoint = False, None
        try:
            ask, rules = play.ask, play.rules
            if ask is not None and rules is not None:
                send = rules.send
                while True:
                    action = choose(ask)
                    run.append((action, ask.seats))
                    ask = send(action)
        except (MatchEnded, StopIteration):
            pass
        play.memory.keeps = True
        play.end()
        self._rested = len(self._past) + len(run)

    # --- copies ---------------------------------------------------------------------------------------------

    def copy(self) -> "Match[O, S]":
        """An exact copy that goes its own way. Nobody listens to it."""
        if not self.can_be_copied:
            raise RuntimeError(NOT_YET)
        return self._with(self._play.copy())

    @property
    def can_be_copied(self) -> bool:
        """Always, but for an imagined world in mid-turn."""
        return self._play.can_be_copied

    def redeal(self, seat: int | None, seed: int) -> "Match[O, S]":
        """A world that this seat (None: a spectator) cannot tell from the real one, with dice of its own."""
        world = self._with(self.imagine(seat, seed, keeps=True))
        world.seed = None
        return world

    def imagine(self, seat: int | None, seed: int, keeps: bool = False) -> Play:
        """The same world, to be played on."""
        play, since = self._play, self.since_checkpoint
        dice = QuickDice(seed)
        checkpoint = self.at_rest
        early = self.nothing_revealed_but_by(seat, since)
        if early:
            checkpoint = checkpoint.copy()
            self.game.redeal(checkpoint, seat, dice)
            checkpoint.dice = dice
        at_rest = early and not since
        world = play.elsewhere(checkpoint) if at_rest else play.again(checkpoint, play.since)
        if not early:
            self.game.redeal(world.state, seat, dice)
            world.state.dice = dice
        world.memory.keeps = keeps
        if not early or not keeps:
            world.memory.checkpoint = None  # the decisions since then belong to another deal
        return world

    def nothing_revealed_but_by(self, seat: int | None, since: list[Decision]) -> bool:
        """Whether this seat alone has decided since the checkpoint, and nothing came to light: then what it could not
        know there it cannot know here, and the checkpoint itself can be redealt."""
        unchanged = self.at_rest.revelations() == self.state.revelations()
        return unchanged and all(decision.seat == seat for decision in since)

    @property
    def since_checkpoint(self) -> list[Decision]:
        """What was decided since the last checkpoint."""
        return self._history[self._rested :]

    @property
    def at_rest(self) -> S:
        """The state at the last checkpoint, to be looked at or copied."""
        checkpoint: S | None = self._play.checkpoint
        if checkpoint is None:
            raise RuntimeError(NOT_YET)
        return checkpoint

    def _with(self, play: Play) -> "Match[O, S]":
        """This match with another play from the same checkpoint."""
        twin: Match[O, S] = Match(self.game, play.state, self.seed, play)
        twin.start = self.start
        twin._before = self._before
        twin._written = self._written
        twin._past = self._history[: self._rested + len(play.memory.since)]
        twin._rested = self._rested
        return twin

    # --- undo -----------------------------------------------------------------------------------------------

    def undo_is_free(self, seat: int) -> bool:
        """Whether the last decision was this seat's own and nothing hidden or random was revealed by it."""
        if not self._history:
            return False
        last = self._history[-1]
        return last.seat == seat and last.action is not LEAVES and last.revelations == self.state.revelations()

    def undo(self) -> None:
        """Take back the last decision. Whether a player may do that is for the table to say (`undo_is_free`)."""
        if not self.decisions:
            raise IllegalAction("Nothing has been decided yet, so nothing can be taken back.")
        last = self._history[-1].text if self._history else self._before.rpartition("\n")[2]
        if last.endswith(f" {LEAVES.text}"):
            name = self.game.seat_name(self.state, self.left[-1])
            raise IllegalAction(f"{name} has left for good, so what was before cannot be taken back.")
        if len(self._history) > self._rested:
            told = self._history[-1].told
            earlier = self._with(self._play.again(self.at_rest, self._play.since[:-1]))
        else:
            texts = self.texts()[:-1]
            told = self._history[-1].told if self._history else 0
            earlier = self._replayed(texts)
        self._become(earlier, told)

    def beginning(self) -> "Match[O, S]":
        """The match as it stood before the first decision, to be played again."""
        if self.start is not None:
            return Match(self.game, self.start.copy())
        assert self.seed is not None
        return self.game.start(self.agreed, self.seed)

    def _replayed(self, texts: list[str]) -> "Match[O, S]":
        """The match from its beginning, with these decisions."""
        again = self.beginning()
        for text in texts:
            again.apply(text)
        return again

    def _become(self, other: "Match[O, S]", told: int) -> None:
        """Stand where the other match stands; what is known of the decisions that are left stays known."""
        self.state, self._play, self._rested = other.state, other._play, other._rested
        earlier = self.decisions - len(self._history) if not other._before else 0
        ours = self._history[: len(other._history) - earlier]
        for decision in other._history[:earlier]:
            decision.told = 0
        self._history = other._history[:earlier] + ours
        self._before = other._before
        self._written = (0, other._before)
        del self.events[told:]
        self.state.heard = self.events

    # --- files ----------------------------------------------------------------------------------------------

    def texts(self) -> list[str]:
        """All decisions since the beginning, as records write them."""
        before = self._before.split("\n") if self._before else []
        return before + [decision.text for decision in self._history]

    def record(self) -> Record:
        """The whole match."""
        return record_of(self)

    def position(self) -> dict[str, Any]:
        """Where the match stands, as people write positions; with all that is hidden."""
        return self.game.written(self, all_known=True)

    def position_for(self, seat: int | None) -> dict[str, Any]:
        """The same as far as this seat, or a spectator, may know it; what is hidden is dealt anew."""
        return self.game.written(self, seat, all_known=False)

    def to_json(self) -> str:
        """The match as it stands, in mid-turn too; `game.load` reads it."""
        return save_of(self)

    def texts_at_rest(self) -> str:
        """The decisions up to the checkpoint, one a line; what was written once is not written again."""
        count, text = self._written
        if count < self._rested:
            texts = [decision.text for decision in self._history[count : self._rested]]
            text = "\n".join([text, *texts] if text else texts)
            self._written = self._rested, text
        return text

    def began_with(self, start: S | None, before: str) -> None:
        """These decisions were made before, from this position or from the beginning."""
        self.start, self._before, self._written = start, before, (0, before)

    # --- what may leave the table -----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Struct:
        """Exactly what a seat, or a spectator, may see."""
        seats = self.agreed.seats()
        if seat is not None and not 0 <= seat < seats:
            raise IllegalAction(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
        return self.game.view(self.state, seat)

    def story(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as a seat or a spectator may know it."""
        return [event.seen_by(seat) for event in self.events[since:]]

    def describe(self, action: Action) -> Description:
        """An option in words."""
        ask = self._play.ask
        assert ask is not None
        return self.game.describe(self.state, ask, action)

    def further(self, action: Action) -> list[str]:
        """Things that lead to an option besides those that it touches."""
        assert self.ask is not None
        return self.game.vocabulary.further(self.state, self.ask, action)

    def why_not(self, seat: int, thing: str) -> Refusal:
        """Why something is not on offer to a seat now; it says so when it is. A thing is an answer, or its first words,
        or something on the table.

        Who is not asked gets one and the same reply, whatever the thing."""
        ask, result = self.ask, self.result
        if ask is None:
            return Refusal("The match is over.", result.clause if result is not None else self.game.turns)
        if seat not in ask.seats:
            return Refusal(not_yours(self, ask), self.game.turns)
        thing = self.game.vocabulary.as_spelled(thing)
        written = self.game.vocabulary.parse(thing)
        possible = self._possible_now(ask)
        for name in (thing, written.text if written is not None else thing):
            if name in possible:
                return Refusal(POSSIBLE, possible[name])
        if thing and ask.offers(thing):
            return Refusal(POSSIBLE, self.game.turns)
        return self.game.why_not(self.state, ask, thing)

    def _possible_now(self, ask: Ask) -> dict[str, str]:
        """All that leads to an answer of this question, with its clause: found once, however much is asked about."""
        if self._possible is None or self._possible[0] is not ask:
            clauses: dict[str, str] = {}
            for option in ask.options:
                words = self.describe(option)
                for thing in (option.text, *words.touches, *self.further(option)):
                    clauses.setdefault(thing, words.clause)
            self._possible = ask, clauses
        return self._possible[1]
