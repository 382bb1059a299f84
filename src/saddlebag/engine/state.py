"""What every game's state shares: its dice, who listens, and how much has been disclosed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Self, TypeVarTuple

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import Event

Ts = TypeVarTuple("Ts")


@dataclass(slots=True)
class BaseState:
    """The plain data of a table at rest. A game adds its `options`, its own fields and a `copy`."""

    dice: Dice
    disclosed: int
    """How often something hidden was turned up. An undo is free only while this and the dice stand still."""
    heard: list[Event] | None = field(compare=False, repr=False, metadata={"transient": True})
    """Where events go; None in imagined worlds, where nobody listens."""

    def copy(self) -> Self:
        """An equal state that shares nothing that can change, with nobody listening."""
        raise NotImplementedError(type(self).__name__)

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell an event to whoever listens. Nothing is made when nobody does."""
        if self.heard is not None:
            self.heard.append(event(*args))

    def revelations(self) -> int:
        """Grows with every roll and every hidden thing turned up."""
        return self.dice.rolls + self.disclosed
