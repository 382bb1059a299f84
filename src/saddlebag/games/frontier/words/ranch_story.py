"""What happens on the range: drives, breeding, milk and sales of cattle."""

from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import BREED_NAMES
from saddlebag.games.frontier.effects.terms import CATTLE, amount
from saddlebag.games.frontier.words.story import Told, heads, one_by_one, place


class Drove(Told, frozen=True):
    """A herd was driven over the range."""

    number: int
    start: int
    end: int
    horses: int

    def sentence(self) -> str:
        using = f", using {counted(self.horses, 'horse')}" if self.horses else ""
        return f"{self.name} drives {heads(self.number)} from {place(self.start)} to {place(self.end)}{using}."


class SoldCattle(Told, frozen=True):
    """Cattle were sold, all together for so much."""

    number: int
    dollars: int
    pays: tuple[int, ...]
    """Head by head, where that is not all there is to it."""

    def sentence(self) -> str:
        return f"{self.name} sells {heads(self.number)} for ${self.dollars}{one_by_one(self.pays)}."


class Slaughtered(Told, frozen=True):
    """Cattle were kept and slaughtered for money that comes later."""

    number: int
    dollars: int

    def sentence(self) -> str:
        later = f"${self.dollars} will come with the next income"
        return f"{self.name} slaughters {heads(self.number)}, whose cubes stay; {later}."


class Bred(Told, frozen=True):
    """A herd or an enclosure grew."""

    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} has {'a calf' if self.number == 1 else f'{self.number} calves'} on {place(self.space)}."


class ChoseBreed(Told, frozen=True):
    """An enclosure is for one breed."""

    breed: int
    space: int

    def sentence(self) -> str:
        return f"{self.name}'s enclosure on {place(self.space)} is for {BREED_NAMES[self.breed]} cattle."


class Stocked(Told, frozen=True):
    """Cattle were bought for an enclosure."""

    number: int
    space: int

    def sentence(self) -> str:
        return f"{self.name} buys {heads(self.number)} for the enclosure on {place(self.space)}."


class Milked(Told, frozen=True):
    """Cows of an enclosure were milked."""

    space: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} milks the cows on {place(self.space)} for ${self.dollars}."


class RoundedUp(Told, frozen=True):
    """Horses and guns brought free cattle."""

    pairs: int

    def sentence(self) -> str:
        return f"{self.name} rounds up cattle with {counted(self.pairs, 'horse')} and {counted(self.pairs, 'gun')}."


class PaidForCattle(Told, frozen=True):
    """A player without a ranching card takes money for cattle."""

    number: int
    dollars: int

    def sentence(self) -> str:
        return f"{self.name} has no ranch and takes ${self.dollars} for {amount(CATTLE, self.number)}."


class OwnTrain(Told, frozen=True):
    """A rancher has a refrigerator line of their own."""

    def sentence(self) -> str:
        return f"{self.name} has a refrigerator train of their own."
