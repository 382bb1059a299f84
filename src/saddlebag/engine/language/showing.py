"""What a text of a language becomes for those who draw it and tell it: icons by name, numbers, words."""

from msgspec import Struct, field


def capital(words: str) -> str:
    """With a capital letter at the beginning."""
    return words[:1].upper() + words[1:]


class Icon(Struct, frozen=True, omit_defaults=True):
    """A drawing by its name, a sign of what is done with it, and the frame around it."""

    shape: str
    mark: str = ""
    frame: str = ""


class Count(Struct, frozen=True, omit_defaults=True):
    """The number beside an icon, `2` or `2X`, and whether so many dice are rolled."""

    number: str
    dice: bool = False


class Shown(Struct, frozen=True, omit_defaults=True):
    """A step as it is drawn, told and explained."""

    text: str
    """As it is written in the content."""
    words: str
    icons: list[Icon]
    means: str = ""
    clause: str = ""
    count: Count | None = None
    either: list["Shown"] = field(default_factory=list)
    """Where it is one of several things, each of them."""


class ShownLine(Struct, frozen=True):
    """Steps in a line, by their texts: what is asked, what it brings; and the whole in words."""

    words: str
    asks: list[str]
    brings: list[str]


class ShownTexts(Struct, frozen=True):
    """The texts of a game's content as they are shown: lines of steps, and the steps themselves."""

    lines: dict[str, ShownLine]
    steps: dict[str, Shown]


class CribPart(Struct, frozen=True):
    """A part of the crib sheet: what the icons mean."""

    title: str
    lines: list[Shown]


class Crib(Struct, frozen=True):
    """The crib sheet of a game."""

    parts: list[CribPart]
