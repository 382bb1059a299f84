"""The bot that searches: it thinks as long as its budget for the turn lasts, in one of two ways.

Games of few great decisions are thought over as a tree of answers (`tree_search`), those of long turns by comparing
plans for the whole turn (`lines`).
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from saddlebag.bots.considered import Considered
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.lines import Lines
from saddlebag.bots.settings import Thinking
from saddlebag.bots.tree import Node
from saddlebag.bots.tree_search import TreeSearch
from saddlebag.engine.actions import Action

SHARE = 0.5
"""A decision may take this part of what is left of the turn's budget,"""
LEAST = 0.06
"""and always this part of the whole."""


class SearchBot:
    """The same seed and iterations make the same choices."""

    def __init__(self, seed: int = 0, settings: Callable[[Glimpse], Thinking] = lambda glimpse: Thinking()) -> None:
        self._random = Random(seed)
        self._settings = settings
        self._turn = (-1, -1)
        """When the next decision belongs to the same turn: its number, and the game's clock."""
        self._revealed = -1
        self._root: Node | None = None
        self._line: list[Action] = []
        self._iterations = 0.0
        self._seconds = 0.0
        self.considered: list[Considered] = []
        """What was thought about at the last decision, the best first."""

    def decide(self, glimpse: Glimpse) -> Action:
        options = glimpse.options
        settings = self._settings(glimpse)
        now, clock = glimpse.decisions, glimpse.clock
        if self._turn != (now, clock):
            self._iterations, self._seconds = float(settings.iterations), settings.seconds or 0.0
        if self._turn[0] != now or self._revealed != glimpse.revelations:
            self._root, self._line = None, []
        answer = options[0] if len(options) == 1 else self._thought_over(glimpse, settings)
        self._root = self._root.children.get(answer) if self._root else None
        self._line = self._line[1:] if self._line[:1] == [answer] else []
        self._turn, self._revealed = (now + 1, clock), glimpse.revelations
        return answer

    def advise(self, glimpse: Glimpse) -> list[Considered]:
        """What it would think about here with a whole turn's budget, the best first; nothing is decided by it."""
        settings = self._settings(glimpse)
        search = self._search(glimpse, settings)
        until = None if settings.seconds is None else perf_counter() + settings.seconds
        search.run(settings.iterations, until)
        return search.considered()

    def _search(self, glimpse: Glimpse, settings: Thinking) -> Lines | TreeSearch:
        if settings.plans:
            return Lines(glimpse, settings, self._random)
        return TreeSearch(glimpse, settings, self._random, self._root)

    def _thought_over(self, glimpse: Glimpse, settings: Thinking) -> Action:
        """The next answer of the line that it follows, or of a new one."""
        if self._line and self._line[0] in glimpse.options:
            return self._line[0]
        started = perf_counter()
        search = self._search(glimpse, settings)
        most = max(int(self._iterations * SHARE), int(settings.iterations * LEAST), 1)
        until = None
        if settings.seconds is not None:
            until = started + max(self._seconds * SHARE, settings.seconds * LEAST)
        self._iterations = max(0.0, self._iterations - search.run(most, until))
        self._seconds -= perf_counter() - started
        self.considered = search.considered()
        self._line = search.best()
        if isinstance(search, TreeSearch):
            self._root = search.root
        return self._line[0]
