"""Whose thought is next: fair turns for guests, whoever has how many tables.

There are few processes for thinking and perhaps many tables that want one. Each thought is on the account of the guest
who profits from it, and the guest whose latest turn is longest ago goes next. So nobody waits for more than one thought
of each other guest, and nobody saves up turns by being away. This knows no processes and no clock.
"""

from collections import Counter
from collections.abc import Callable
from enum import Enum


class Haste(Enum):
    """How much a thought must be cut short because others wait behind it. Other workers are told by these words."""

    NONE = "unhurried"
    SOME = "hurried"
    GREAT = "pressed"


FEW = 1
"""So many may wait behind a thought, for each process, before it is cut short;"""
MANY = 7
"""with more than these behind it, it must be as short as can be."""
REMEMBERED = 1000
"""Guests whose latest turn is known. Of the others it is so long ago that it comes to the same."""


class Wish:
    """A thought that is wanted: for whom, whether as a hint, and whether anybody is there to see it."""

    __slots__ = ("attended", "guest", "guests", "haste", "hint")

    def __init__(self, *guests: str, hint: bool = False, attended: Callable[[], bool] = lambda: True) -> None:
        self.guests = guests
        self.guest = guests[0]
        """On whose account it is: of several, whoever has waited longest for a turn, so that nobody suffers from whom
        they play with."""
        self.hint = hint
        self.attended = attended
        """Asked when the turn is given: people come and go while a thought waits."""
        self.haste = Haste.NONE
        """Decided when its turn comes."""


class Turns:
    """Who thinks, who waits, and whose turn was when."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.most = max(1, at_once - 1)
        """So many thoughts at once are for one guest, and for tables at which nobody is: one process is left for
        others."""
        self._waiting: list[Wish] = []
        """In the order in which they were asked for: of one guest's tables, whichever thought last comes last."""
        self._thinking: list[Wish] = []
        self._given = 0
        self._latest: dict[str, int] = {}
        """The latest turn of each guest, the earliest first."""

    @property
    def calm(self) -> bool:
        """Whether nobody waits."""
        return not self._waiting

    def ask(self, wish: Wish) -> None:
        """Somebody wants a thought."""
        wish.guest = min(wish.guests, key=self._turn_of)
        self._waiting.append(wish)

    def give(self) -> Wish | None:
        """The next thought that may begin now, if there is one."""
        if len(self._thinking) >= self.at_once:
            return None
        busy = Counter(each.guest for each in self._thinking)
        unseen = sum(not each.attended() for each in self._thinking)
        ready = [
            (not there, busy[each.guest], self._turn_of(each.guest), not each.hint, place)
            for place, each in enumerate(self._waiting)
            if busy[each.guest] < self.most and ((there := each.attended()) or unseen < self.most)
        ]
        if not ready:
            return None
        wish = self._waiting.pop(min(ready)[-1])
        wish.haste = self._haste(wish)
        self._thinking.append(wish)
        self._remember(wish.guest)
        return wish

    def end(self, wish: Wish) -> None:
        """A thought is done, or nobody wants it any more."""
        (self._waiting if wish in self._waiting else self._thinking).remove(wish)

    def _turn_of(self, guest: str) -> int:
        return self._latest.get(guest, 0)

    def _remember(self, guest: str) -> None:
        self._given += 1
        self._latest.pop(guest, None)
        self._latest[guest] = self._given
        if len(self._latest) > REMEMBERED:
            del self._latest[next(iter(self._latest))]

    def _haste(self, wish: Wish) -> Haste:
        """By the guest's own tables that wait, and by the other guests who wait, however many tables these have."""
        own = sum(each.guest == wish.guest for each in self._waiting)
        others = len({each.guest for each in self._waiting} - {wish.guest})
        behind = (own + others) / self.at_once
        return Haste.NONE if behind <= FEW else Haste.SOME if behind <= MANY else Haste.GREAT
