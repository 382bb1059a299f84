"""What a player may type at the prompt beside an answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from saddlebag.cli import files, rules
from saddlebag.cli.choices import choices
from saddlebag.engine.errors import IllegalAction, SaddlebagError
from saddlebag.engine.position_text import write_position
from saddlebag.engine.text import Line, in_lines, page_names

if TYPE_CHECKING:
    from saddlebag.cli.session import Session

Command = Callable[["Session", int | None, str], None]
LOG_LINES = 60
HINT_LINES = 5


def known(session: "Session", seat: int | None, line: str) -> bool:
    """Whether a line begins with a command or a page."""
    word = line.split()[0].lower()
    return word in COMMANDS or word in pages(session, seat)


def obey(session: "Session", seat: int | None, line: str) -> None:
    """Do what was typed, or say what could have been."""
    word, _, rest = line.partition(" ")
    word = word.lower()
    if word in COMMANDS:
        COMMANDS[word][0](session, seat, rest.strip())
    elif word in (shown := pages(session, seat)):
        session.screen.print(*in_lines([shown[word]], fully=True))
    else:
        raise IllegalAction(f"There is no command {line!r}. Type help for a list.")


def pages(session: "Session", seat: int | None) -> dict[str, Line]:
    """The parts of the table in words, by the word that asks for them."""
    return page_names(session.match.game.text(session.match.view(seat)))


def undo(session: "Session", seat: int | None, rest: str) -> None:
    """Take back the last answer of a person, and what bots did since; free, or as practice when the people here
    agree."""
    steps, free = way_back(session, seat)
    if not free and not may_be_practice(session):
        session.screen.print("Nothing was taken back.")
        return
    for _ in range(steps):
        session.match.undo()
    session.taken_back()
    for each in session.people:
        session.notes[each].append("The last answer was taken back.")


def may_be_practice(session: "Session") -> bool:
    """Whether the match is practice already, or the people here agree that it is from now on."""
    agree = "Take it back?" if len(session.people) == 1 else "Do all people here agree to take it back?"
    session.practice = session.practice or session.screen.yes(
        "Something was revealed or others have acted since. You can take it back, but then this match counts as "
        f"practice: no score is kept. {agree}"
    )
    return session.practice


def way_back(session: "Session", seat: int | None) -> tuple[int, bool]:
    """How many answers lead back to a real choice of a person, and whether taking them back is free."""
    earlier = session.match.copy()
    steps, free = 0, True
    while earlier.decisions:
        free = free and seat is not None and earlier.undo_is_free(seat)
        earlier.undo()
        steps += 1
        if earlier.to_act in session.people and len(earlier.options) > 1:
            return steps, free
    raise IllegalAction("You have not decided anything yet, so nothing can be taken back.")


def save(session: "Session", seat: int | None, rest: str) -> None:
    """Write the match to a file."""
    if not rest:
        raise SaddlebagError("Name a file: save FILE")
    files.save(session.match, rest, session.seats, session.practice)
    session.screen.print(f"Saved in {rest}. To continue: saddlebag play --terminal --resume {rest}")


def position(session: "Session", seat: int | None, rest: str) -> None:
    """Print where the match stands, or write it to a file; only what the seat may know."""
    text = write_position(session.match.position_for(seat))
    if not rest:
        session.screen.print(Text(text))
        return
    if Path(rest).exists():
        raise SaddlebagError(f"{rest} exists already; choose another name.")
    Path(rest).write_text(text, encoding="utf-8")
    session.screen.print(f"Written to {rest}. To open it: saddlebag play --terminal --at {rest}")


def why(session: "Session", seat: int | None, rest: str) -> None:
    """Say why something is not on offer."""
    if seat is None:
        raise SaddlebagError("Only a player can ask that.")
    if not rest:
        raise SaddlebagError("Say what you would like to do, such as: why loot, why move gate_e, why flip je")
    refusal = session.match.why_not(seat, rest)
    session.screen.print(f"{refusal.reason} ({refusal.clause})")


def hint(session: "Session", seat: int | None, rest: str) -> None:
    """Say what the Marshal would think about."""
    from saddlebag.bots import LEVELS, bot
    from saddlebag.bots.glimpse import Glimpse
    from saddlebag.bots.search import SearchBot

    adviser = bot(LEVELS[-1], session.match.decisions)
    if seat is None or not isinstance(adviser, SearchBot):
        raise SaddlebagError("Only a player can ask that.")
    offered = {choice.action.text: choice for choice in choices(session.match)}
    if len(offered) == 1:
        raise SaddlebagError("There is only one answer.")
    for each in adviser.advise(Glimpse(session.match, seat))[:HINT_LINES]:
        choice = offered[each.answer]
        session.screen.print(f"  {choice.number:>3}  {choice.label}: tried {each.visits} times, worth {each.value:.0%}")


def look_up(session: "Session", seat: int | None, rest: str) -> None:
    """Chapters, a clause, a chapter, or what holds the words."""
    book = rules.open_ledger(session.match.game.name)
    if not rest:
        session.screen.print(rules.chapters(book))
        return
    found = rules.found_in(book, rest)
    try:
        found = rules.look_up(book, rest)
    except SaddlebagError:
        found = found or ["No clause contains all of these words."]
    session.screen.print(*found)


def log(session: "Session", seat: int | None, rest: str) -> None:
    """The latest of the story; with `all`, the whole."""
    lines = [event.sentence() for event in session.match.story(seat)]
    for line in lines if rest == "all" else lines[-LOG_LINES:]:
        session.screen.print(f"  {line}")
    if not lines:
        session.screen.print("  Nothing has happened yet.")


def board(session: "Session", seat: int | None, rest: str) -> None:
    """Draw the table again, with the question."""
    session.draw_again(seat)


def show_help(session: "Session", seat: int | None, rest: str) -> None:
    """All commands."""
    session.screen.print("Answer with a number, an option's words or its text (move gate_e), or type:")
    for usage, about in [entry[1:] for entry in COMMANDS.values()]:
        session.screen.print(f"  {usage:<24} {about}")
    for word, line in pages(session, seat).items():
        session.screen.print(f"  {word:<24} {line.text}, in words")


def resign(session: "Session", seat: int | None, rest: str) -> None:
    """Leave the match for good, and let the others play on."""
    if seat is None:
        raise SaddlebagError("Only a player can leave the match.")
    if not session.screen.yes(f"{session.names[seat]} leaves the match for good. Is that right?"):
        return
    session.match.leave(seat)
    session.hand_over(seat)


def leave(session: "Session", seat: int | None, rest: str) -> None:
    """Leave the match, after an offer to save it."""
    from saddlebag.cli.session import Leave

    while path := session.screen.ask("Type a file name to save the match, or press Enter to leave without saving: "):
        try:
            save(session, seat, path)
            break
        except SaddlebagError as error:
            session.screen.print(str(error))
    raise Leave


COMMANDS: dict[str, tuple[Command, str, str]] = {
    "undo": (undo, "undo", "take back your last answer"),
    "why": (why, "why THING", "why something is not possible now"),
    "hint": (hint, "hint", "what the Marshal would consider in your place"),
    "rules": (look_up, "rules [CLAUSE or words]", "look up a rule"),
    "log": (log, "log [all]", "what happened"),
    "board": (board, "board", "draw the table again"),
    "save": (save, "save FILE", "keep the match for later"),
    "position": (position, "position [FILE]", "where the match stands, as a text that can be opened again"),
    "help": (show_help, "help", "this list"),
    "resign": (resign, "resign", "leave for good; the others play on"),
    "quit": (leave, "quit", "leave, with a chance to save"),
}
