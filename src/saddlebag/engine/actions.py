"""Answers: small values with a text form, each of which exists once."""

from typing import Any

from saddlebag.engine.names import bits


class Action:
    """One possible answer to a question, such as `move s05`. The same answer is always the same object."""

    __slots__ = ("arg", "args", "text", "verb")

    def __init__(self, verb: str, args: tuple[int, ...], text: str) -> None:
        self.verb = verb
        self.args = args
        self.arg = args[0] if args else 0
        self.text = text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: Any) -> "Action":
        return self


LEAVES = Action("leaves", (), "leaves")
"""A seat leaves the match for good. It answers no question, and is written `@2 leaves` among the decisions."""


def members(action: Action) -> list[int]:
    """The members of the set that an answer of a SetVerb names."""
    return list(bits(action.arg))
