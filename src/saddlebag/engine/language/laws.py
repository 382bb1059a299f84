"""Laws of a language: what every text of the content obeys beyond its grammar, so that none is dead or endless.

A law gives the number of the step that breaks it, or HEAD for what stands before the steps, and a sentence.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

HEAD = -1
Fault: TypeAlias = tuple[int, str]
"""The number of a step or HEAD, and what is wrong with it."""

T = TypeVar("T")
P = TypeVar("P")


def faults(laws: Sequence[Callable[[T, P], Iterator[Fault]]], thing: T, place: P) -> list[Fault]:
    """Everything that is wrong with a thing at its place, in the order of its steps."""
    return sorted(fault for law in laws for fault in law(thing, place))


def told(text: str, head: str, steps: Sequence[Any], fault: Fault, sign: str = "; ") -> str:
    """A fault as a sentence with its position in the text, 1 for its first character."""
    number, sentence = fault
    before = "" if number == HEAD else head + "".join(f"{step}{sign}" for step in steps[:number])
    return f"{text!r}, character {len(before) + 1}: {sentence}."
