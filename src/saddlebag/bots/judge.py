"""What an imagined world is worth to each seat, from 0 to 1."""

from saddlebag.engine.playout import Playout


class Judge:
    """Compares worlds with the table before anything was done: a change for the better is worth more than a half."""

    def __init__(self, before: Playout, scale: float) -> None:
        self.game = before.game
        self.scale = scale
        self.together: bool = before.state.options.together()
        self.seats: int = before.state.options.seats()
        self.usual = [self.game.evaluate(before.state, place) for place in range(self.places)]

    @property
    def places(self) -> int:
        """How many values there are: one for each seat, or one for all where they win or lose as one."""
        return 1 if self.together else self.seats

    def place(self, seat: int) -> int:
        """Whose value counts for a seat."""
        return 0 if self.together else seat

    def value(self, world: Playout, seat: int) -> float:
        """What the world is worth to one seat."""
        place = self.place(seat)
        value = squash((self.game.evaluate(world.state, place) - self.usual[place]) / self.scale)
        return value if world.ask is not None else self._at_the_end(world, [value], place)[0]

    def values(self, world: Playout) -> list[float]:
        """What the world is worth to all."""
        state, evaluate, scale = world.state, self.game.evaluate, self.scale
        values = [squash((evaluate(state, place) - usual) / scale) for place, usual in enumerate(self.usual)]
        return values if world.ask is not None else self._at_the_end(world, values)

    def _at_the_end(self, world: Playout, values: list[float], first: int = 0) -> list[float]:
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
