"""What every game's state shares: its dice, who listens, and how much has been disclosed."""

from collections.abc import Callable
from typing import Self, TypeVarTuple

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import Event
from saddlebag.engine.fields import hidden, state

Ts = TypeVarTuple("Ts")


class Part:
    """Something that a state is made of, or a state: a class with `@state`."""

    __slots__ = ()

    def copy(self) -> Self:
        """An equal one that shares nothing that can change."""
        raise NotImplementedError(type(self).__name__)


@state(kw_only=True)
class BaseState(Part):
    """The plain data of a table at rest. A game adds its `options` and its own fields."""

    dice: Dice = hidden("the next rolls are secret", redealt=True)
    disclosed: int = hidden("bookkeeping for undo", default=0)
    """How often something hidden was turned up. An undo is free only while this and the dice stand still."""
    heard: list[Event] | None = hidden("the story is sent as events", default=None, transient=True)
    """Where events go; None in imagined worlds, where nobody listens, and in copies."""
    next: str = hidden("shown as what is going on", default="")
    """What comes next in the course of play, as `stage: rule`; empty at the beginning."""
    to_ask: list[list[int]] = hidden("shown as who is asked", default=[])
    """The seats that are still to be asked in each round that is under way, the innermost last."""

    @property
    def stage(self) -> str:
        """What is going on, in the words of the course."""
        return self.next.partition(":")[0]

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell an event to whoever listens. Nothing is made when nobody does."""
        if self.heard is not None:
            self.heard.append(event(*args))

    def revelations(self) -> int:
        """Grows with every roll and every hidden thing turned up."""
        return self.dice.rolls + self.disclosed
