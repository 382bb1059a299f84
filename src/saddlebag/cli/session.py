"""A match at this terminal: people answer at the prompt, bots in between, a curtain hides hands from each other."""

from collections import defaultdict
from typing import Any

import msgspec
from rich.text import Text

from saddlebag.cli import commands, files
from saddlebag.cli.choices import Choice, choices, find, in_rows, marks, misunderstood, near
from saddlebag.cli.screen import EndOfInput, Screen
from saddlebag.cli.seats import PERSON, make_bots, seat_names
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.words import counted

FEWEST_LINES = 4
"""Lines of the story that are shown even where the terminal is too low for them."""

HEIR = "drover"
"""The bot that plays on for somebody who has left."""
WEIGHTS = ("dim", "", "bold")
"""How a sentence of the story looks, by the weight of its event."""


class Leave(Exception):
    """Somebody ends the session before the match is over."""


class Session:
    """One match, one terminal, any number of people and bots."""

    def __init__(
        self,
        screen: Screen,
        match: Match[Any, Any],
        seats: list[str],
        record: str | None = None,
        practice: bool = False,
    ) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.record = record
        self.practice = practice
        """Whether something that had been revealed was taken back, so that no score counts."""
        self.names = seat_names(match)
        self.bots = make_bots(seats, match)
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        self.notes: dict[int | None, list[str]] = defaultdict(list)
        """What is to be told to a seat at its next question, beside the story."""
        self._seen: dict[int | None, int] = defaultdict(int)
        self._last_actor: int | None = None
        self._at_keyboard: int | None = None
        self._secrets = False
        watchers: list[int | None] = [*self.people] or [None]
        for seat in watchers:
            self.notes[seat] += self._welcome()

    def _welcome(self) -> list[str]:
        sealed = f"The dice are sealed: {self.match.commitment}" if self.match.commitment else ""
        other, ours = self.match.other_rules, self.match.game.version
        updated = (
            f"Saved under version {other} of the rules; the match continues under version {ours}." if other else ""
        )
        narrow = f"The table needs 100 columns to look right; this terminal has {self.screen.console.width}."
        too_narrow = self.screen.live and self.screen.console.width < 100
        lines = (sealed, updated, narrow if too_narrow else "", "Type help for a list of commands.")
        return [line for line in lines if line]

    # --- the loop ---------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play to the end; False when somebody left before."""
        try:
            while (seat := self.match.to_act) is not None:
                self._next_decision(seat)
            return True
        except Leave:
            self.screen.print("You have left the match.")
        except EndOfInput:
            self.screen.print(
                f"There is no more input, so the match stops here after {counted(self.match.decisions, 'decision')}."
            )
        finally:
            self._write_record()
        return False

    def _next_decision(self, seat: int) -> None:
        if seat in self.bots:
            self._bot(seat)
        else:
            self._person(seat)

    def _write_record(self) -> None:
        if self.record is not None:
            files.write(self.record, self.match.record().to_json())

    def _bot(self, seat: int) -> None:
        from saddlebag.bots.glimpse import Glimpse

        if not self.people and self._last_actor not in (None, seat):
            self._watch()
        self.match.apply(self.bots[seat].decide(Glimpse(self.match, seat)), seat)
        self._last_actor = seat

    def _person(self, seat: int) -> None:
        """One answer of a person, after any number of commands."""
        self._draw_curtain(seat)
        offered = choices(self.match)
        if len(offered) == 1 and not self.match.undo_is_free(seat):
            self.notes[seat].append(f"Only one answer was possible: {offered[0].label}.")
            self.match.apply(offered[0].action, seat)
            self._last_actor = seat
            return
        self.show(seat, offered)
        before = self.match.decisions
        while self.match.decisions == before and self.match.to_act == seat:
            line = self.screen.ask(f"{self.names[seat]}> ")
            choice = self._understood(seat, offered, line)
            if choice is not None:
                self._apply(choice, seat)
            elif line and not commands.known(self, seat, line):
                self.screen.print(misunderstood(offered, line))
            elif line:
                self._command(seat, line)

    def _understood(self, seat: int, offered: list[Choice], line: str) -> Choice | None:
        """The answer that was typed; an empty line is the only answer where there is one."""
        if not line:
            return offered[0] if len(offered) == 1 else None
        choice = find(offered, line)
        if choice is None and not commands.known(self, seat, line) and len(similar := near(offered, line)) == 1:
            choice = similar[0]
        return choice

    def _apply(self, choice: Choice, seat: int) -> None:
        self._seen[seat] = len(self.match.events)
        self.match.apply(choice.action, seat)
        self._last_actor = seat

    def _command(self, seat: int | None, line: str) -> None:
        try:
            commands.obey(self, seat, line)
        except SaddlebagError as error:
            self.screen.print(str(error))

    # --- what is shown ----------------------------------------------------------------------------------------

    def draw_again(self, seat: int | None) -> None:
        """The table and the question once more."""
        offered = [] if seat is None else choices(self.match)
        self.screen.clear()
        self.draw(seat, offered)
        if seat is not None:
            self.ask_again(seat, offered)

    def show(self, seat: int | None, offered: list[Choice]) -> None:
        """The story since the last answer, the board, the question and its options."""
        self.screen.clear()
        self._print_story(seat, offered)
        if self.screen.live or self._last_actor != seat or seat is None:
            self.draw(seat, offered)
        if seat is not None:
            self.ask_again(seat, offered)

    def ask_again(self, seat: int, offered: list[Choice]) -> None:
        """The question and its options."""
        question = f"{self.names[seat]}: {self.match.prompt}"
        self.screen.print(Text(question, style="bold"), *in_rows(offered, self.screen.width))
        if len(offered) == 1:
            self.screen.print("Press Enter to do it, or type undo to take back your last answer.")

    def draw(self, seat: int | None, offered: list[Choice]) -> None:
        """The table as a seat sees it, with the numbers of its options on it."""
        self.screen.draw(self._drawing(seat, offered))

    def _drawing(self, seat: int | None, offered: list[Choice]) -> str:
        return self.match.game.draw(self.match.view(seat), marks(offered))

    def show_last(self) -> None:
        """The table at the end, as all may see it."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self._print_story(seat, [])
        self.draw(seat, [])

    def _print_story(self, seat: int | None, offered: list[Choice]) -> None:
        """What happened since this seat last answered, the latest of it where the terminal is too low for all."""
        told = self.match.story(seat, min(self._seen[seat], len(self.match.events)))
        lines = [Text(f"  {line}") for line in self.notes.pop(seat, [])]
        lines += [Text(f"  {event.sentence()}", style=WEIGHTS[event.weight]) for event in told if event.weight > 0]
        if self.screen.live:
            used = self._drawing(seat, offered).count("\n") + self.screen.lines_of(in_rows(offered, self.screen.width))
            room = max(FEWEST_LINES, self.screen.height - used - 4)
            if len(lines) > room:
                lines = [Text(f"  .. {len(lines) - room + 1} lines more: type log"), *lines[1 - room :]]
        self.screen.print(*lines)

    # --- people at one keyboard -------------------------------------------------------------------------------

    def _draw_curtain(self, seat: int) -> None:
        """Before a hand is shown that others may not see, the keyboard changes hands."""
        self._secrets = self._secrets or has_secrets(self.match, self.people)
        if self._secrets and self._at_keyboard != seat and len(self.people) > 1:
            self.screen.clear()
            self.screen.ask(f"Hand the keyboard to {self.names[seat]}, who then presses Enter. ")
        self._at_keyboard = seat

    def hand_over(self, seat: int) -> None:
        """A bot plays on for somebody who has left."""
        self.seats[seat] = HEIR
        self.people.remove(seat)
        self.bots = make_bots(self.seats, self.match)

    def taken_back(self) -> None:
        """After an undo the bots think anew, and nobody has seen what no longer happened."""
        self.bots = make_bots(self.seats, self.match)
        for seat in self._seen:
            self._seen[seat] = min(self._seen[seat], len(self.match.events))
        self._last_actor = None

    def _watch(self) -> None:
        """Only bots play: show the table after each turn, and go on when a watcher says so."""
        self.show(None, [])
        self._seen[None] = len(self.match.events)
        while self.screen.live and (line := self.screen.ask("Press Enter to go on, or type quit to leave> ")):
            self._command(None, line)


def has_secrets(match: Match[Any, Any], seats: list[int]) -> bool:
    """Whether some seat sees what another does not."""
    views = [{**msgspec.to_builtins(match.view(seat)), "seat": None} for seat in seats]
    return any(view != views[0] for view in views)
