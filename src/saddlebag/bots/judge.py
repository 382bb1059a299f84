"""What an imagined world is worth to each seat, from 0 to 1."""

from saddlebag.engine.play import Play


class Judge:
    """Compares worlds with the table before anything was done: a change for the better is worth more than a half."""

    def __init__(self, before: Play, scale: float, seat: int) -> None:
        self.game = before.game
        self.scale = scale
        self.together: bool = before.state.options.together()
        self.eyes = [seat] if self.together else list(range(before.state.options.seats()))
        """Through whose eyes the table is seen: each seat's, or those of the one who thinks where all win or lose as
        one."""
        self.usual = [self.game.evaluate(before.state, eye) for eye in self.eyes]

    def place(self, seat: int) -> int:
        """Whose value counts for a seat."""
        return 0 if self.together else seat

    def value(self, world: Play, seat: int) -> float:
        """What the world is worth to one seat."""
        place = self.place(seat)
        value = squash((self.game.evaluate(world.state, self.eyes[place]) - self.usual[place]) / self.scale)
        return value if world.ask is not None else self._at_the_end(world, [value], place)[0]

    def values(self, world: Play) -> list[float]:
        """What the world is worth to all."""
        state, evaluate, scale = world.state, self.game.evaluate, self.scale
        seen = zip(self.eyes, self.usual, strict=True)
        values = [squash((evaluate(state, eye) - usual) / scale) for eye, usual in seen]
        return values if world.ask is not None else self._at_the_end(world, values)

    def _at_the_end(self, world: Play, values: list[float], first: int = 0) -> list[float]:
        """A match that is over is worth its result; how it looks tells only endings of one kind apart."""
        winners = world.game.result(world.state).winners
        shared = 1 if self.together else len(winners)
        return [
            0.1 * value + (0.9 / shared if place in winners or (self.together and winners) else 0.0)
            for place, value in enumerate(values, first)
        ]


def squash(change: float) -> float:
    """A change for the better or worse as a share of victory; great changes still differ a little."""
    return 0.5 + 0.5 * change / (1.0 + abs(change))
