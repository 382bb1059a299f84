"""Reads the content files and says everything that is wrong with them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from saddlebag.engine.content import Files
from saddlebag.engine.errors import BadContent
from saddlebag.games.frontier.content import laws as content_laws
from saddlebag.games.frontier.content.laws import TABLES, TEXTS, Read, place
from saddlebag.games.frontier.effects import goals
from saddlebag.games.frontier.effects import laws as text_laws
from saddlebag.games.frontier.effects.laws import Place
from saddlebag.games.frontier.effects.requirements import REQUIREMENT
from saddlebag.games.frontier.effects.terms import lexicon
from saddlebag.games.frontier.effects.texts import Text
from saddlebag.games.frontier.effects.texts import parse as parse_text

R = TypeVar("R")


def load(files: Files) -> Read:
    """Everything in the files; BadContent with a sentence for each fault.

    What the entries say of each other is looked at only when each of them is sound: one slip should not be told twice.
    """
    made: dict[str, list[Any]] = {
        name: files.entries(file, table, kind) for name, (file, table, kind) in TABLES.items()
    }
    files.finish()
    read = Read(**made, texts={}, requirements={}, scores={})
    known = lexicon([each.id for each in read.public_buildings])

    def keep(table: str, field: str, parse: Callable[[str], R], kept: dict[str, R]) -> None:
        """Read the texts of a field; each is kept by what is written, so that alike texts are one."""
        for entry in made[table]:
            found = getattr(entry, field)
            texts: Sequence[str] = [found] if isinstance(found, str) else found
            sound = files.parsed(f"{place(table, entry)}, {field}", texts, parse)
            kept.update(zip(texts, sound, strict=False) if len(sound) == len(texts) else ())

    def text_at(stands_on: Place) -> Callable[[str], Text]:
        def parse(text: str) -> Text:
            read_as = parse_text(text, known)
            if faults := text_laws.faults(read_as, stands_on):
                raise BadContent(*(text_laws.told(read_as, fault) for fault in faults))
            return read_as

        return parse

    for table, field, stands_on in TEXTS:
        keep(table, field, text_at(stands_on), read.texts)
    for table in ("assistants", "partners", "tycoons"):
        keep(table, "req", lambda text: REQUIREMENT.parse(text, known), read.requirements)
    keep("goals", "score", lambda text: goals.parse(text, known), read.scores)
    files.finish()
    files.refuse(*content_laws.faults(read))
    files.finish()
    return read
