"""The tree of a search: what was tried after what, how often, and how it turned out for whom.

A node stands for a sequence of answers, whatever the dice and the hidden cards were: every iteration comes by in a
world of its own, so an answer may be on offer in one and not in the next.
"""

from math import exp, sqrt

from saddlebag.engine.actions import Action


class Node:
    """What is known after a sequence of answers."""

    __slots__ = ("available", "children", "hint", "totals", "visits", "weight")

    def __init__(self, seats: int, weight: float = 1.0) -> None:
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.totals = [0.0] * seats
        """The sum of the values for each seat."""
        self.weight = weight
        """How promising it looked beforehand, beside its siblings."""
        self.hint: float | None = None
        """How good the best plan of the heuristic was that leads through here."""
        self.children: dict[Action, Node] = {}

    def value(self, seat: int) -> float:
        """What it has been worth to a seat on average."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def child(self, action: Action) -> "Node":
        """What is known after one more answer."""
        child = self.children.get(action)
        if child is None:
            child = self.children[action] = Node(len(self.totals))
        return child

    def choose(self, options: list[Action], seat: int, explore: float) -> tuple[Action, "Node"]:
        """The answer to try next: good for that seat so far, promising, or seldom tried when it could have been."""
        children = self.children
        total = 0.0
        found: list[Node] = []
        for option in options:
            child = children.get(option)
            if child is None:
                child = children[option] = Node(len(self.totals))
            child.available += 1
            total += child.weight
            found.append(child)
        untried = self.totals[seat] / self.visits if self.visits else 0.5
        best, best_score = 0, -1.0
        for place, child in enumerate(found):
            visits = child.visits
            score = child.totals[seat] / visits if visits else untried
            score += explore * child.weight / total * sqrt(child.available) / (1 + visits)
            if score > best_score:
                best, best_score = place, score
        return options[best], found[best]

    def learn(self, answers: list[Action], value: float) -> None:
        """A plan of the heuristic leads this way and promises that much."""
        node = self
        for answer in answers:
            node = node.child(answer)
            if node.hint is None or value > node.hint:
                node.hint = value

    def weigh(self, trust: float) -> None:
        """Turn what the plans promise into weights: the better the plan, the more of the first attempts."""
        hints = [child.hint for child in self.children.values() if child.hint is not None]
        if not hints:
            return
        best, worst = max(hints), min(hints)
        for child in self.children.values():
            hint = worst if child.hint is None else child.hint
            child.weight = max(exp((hint - best) / trust), 0.02)
            child.weigh(trust)
