"""Reads the content files and says everything that is wrong with them."""

from collections.abc import Sequence
from typing import Any

from saddlebag.engine.content import Files
from saddlebag.engine.errors import BadContent
from saddlebag.engine.language import Lexicon
from saddlebag.games.western_legends.content import laws as content_laws
from saddlebag.games.western_legends.content.entries import Tracks
from saddlebag.games.western_legends.content.laws import TABLES, TEXT_FIELDS, TRACK_NAMES, Read, place, stands
from saddlebag.games.western_legends.effects import goals
from saddlebag.games.western_legends.effects import laws as text_laws
from saddlebag.games.western_legends.effects.laws import Place
from saddlebag.games.western_legends.effects.terms import lexicon
from saddlebag.games.western_legends.effects.texts import Text
from saddlebag.games.western_legends.effects.texts import parse as parse_text


def load(files: Files) -> Read:
    """Everything in the files; BadContent with a sentence for each fault.

    What the entries say of each other is looked at only when each of them is sound: one slip should not be told twice.
    """
    made: dict[str, list[Any]] = {
        name: files.entries(file, table, kind) for name, (file, table, kind) in TABLES.items()
    }
    tracks = files.whole("tracks.toml", Tracks)
    files.finish()
    assert tracks is not None
    read = Read(tracks, **made, texts={}, conditions={})
    _read_texts(files, read)
    _read_conditions(files, read)
    files.finish()
    files.refuse(*content_laws.faults(read))
    files.finish()
    return read


def _read_texts(files: Files, read: Read) -> None:
    known = lexicon([each.id for each in read.spaces], [each.id for each in read.buildings])
    for table, fields in TEXT_FIELDS.items():
        for entry in getattr(read, table):
            for field in fields:
                stands_on = stands(table, entry)
                _note(files, read, f"{place(table, entry)}, {field}", [getattr(entry, field)], known, stands_on)
    for name in TRACK_NAMES:
        track = getattr(read.tracks, name)
        stands_on = text_laws.REWARD if name == "gambler" else text_laws.BASE_REWARD
        _note(files, read, f"tracks.toml, {name}, rewards", track.rewards, known, stands_on)
        _note(files, read, f"tracks.toml, {name}, overflow", [track.overflow], known, stands_on)


def _note(files: Files, read: Read, where: str, texts: Sequence[str], known: Lexicon, stands_on: Place) -> None:
    """Read the texts of a field that obey the laws of their place; each is kept by what is written, so that alike texts
    are one."""

    def parse(text: str) -> Text:
        made = parse_text(text, known)
        if faults := text_laws.faults(made, stands_on):
            raise BadContent(*(text_laws.told(made, fault) for fault in faults))
        return made

    for made in files.parsed(where, texts, parse):
        read.texts[made.text] = made


def _read_conditions(files: Files, read: Read) -> None:
    known = goals.lexicon([each.id for each in read.items], [each.id for each in read.regions])
    for goal in read.goals:
        where = f"{place('goals', goal)}, condition"
        for condition in files.parsed(where, [goal.condition], lambda text: goals.parse(text, known)):
            read.conditions[goal.id] = condition
