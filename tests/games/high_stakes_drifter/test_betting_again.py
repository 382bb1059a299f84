"""Betting rounds worked out a second time, from nothing but the list of what was said, and compared. Ledger 5.14."""

from dataclasses import dataclass, field
from random import Random

import pytest

from tests.games.high_stakes_drifter.kit import (
    Table,
    dude,
    evening,
    on_offer,
    play,
    put,
    question,
    shootout,
    stakes,
    who,
)

LADDER = [
    *range(1, 21),
    *range(25, 101, 5),
    *range(125, 501, 25),
    *range(600, 2001, 100),
    *range(2500, 10001, 500),
]


@dataclass
class Said:
    """One thing that a player said, and how many dollars they put in."""

    seat: int
    word: str
    dollars: int = 0
    above: int = 0
    """By how much they went above what was to be matched."""


@dataclass
class Reference:
    """A betting round as a list of what was said."""

    money: list[int]
    challenger: int
    max_raises: int
    said: list[Said] = field(default_factory=list)

    def put_in(self, seat: int) -> int:
        return sum(each.dollars for each in self.said if each.seat == seat)

    def left(self, seat: int) -> int:
        return self.money[seat] - self.put_in(seat)

    def most(self) -> int:
        return max(self.put_in(seat) for seat in range(len(self.money)))

    def inside(self) -> list[int]:
        """Those who have not folded, clockwise from the challenger."""
        number = len(self.money)
        order = [seat % number for seat in range(self.challenger, self.challenger + number)]
        return [seat for seat in order if Said(seat, "fold") not in self.said]

    def speaker(self) -> int | None:
        """The next one in with money left who has not spoken, or has not matched. HD-BET-01, -06, -15, -16"""
        if len(self.inside()) < 2 or sum(stake > 0 for stake in self.money) < 2:
            return None
        number = len(self.money)
        after = self.said[-1].seat + 1 if self.said else self.challenger
        for seat in (each % number for each in range(after, after + number)):
            spoke = any(each.seat == seat for each in self.said)
            if seat in self.inside() and self.left(seat) and (not spoke or self.put_in(seat) < self.most()):
                return seat
        return None

    def full(self) -> list[int]:
        """Where in the list a bet or a full raise was made. HD-BET-08"""
        places: list[int] = []
        for place, each in enumerate(self.said):
            if each.above and (not places or each.above >= self.said[places[-1]].above):
                places.append(place)
        return places

    def barred(self, seat: int) -> bool:
        """Whether they had spoken before an all-in that was no full raise, and there was none since. HD-BET-14"""
        full = self.full()
        short = [place for place, each in enumerate(self.said) if each.above and place not in full]
        if not short or short[-1] < full[-1]:
            return False
        return any(each.seat == seat for each in self.said[: short[-1]])

    def offers(self, seat: int) -> list[str]:
        """What they may say. HD-BET-02, -03, -10, -12, -13, -26, -27"""
        need = self.most() - self.put_in(seat)
        answered = any(self.left(other) for other in self.inside() if other != seat)
        if not self.most():
            return ["check", "bet"] if answered else ["check"]
        words = ["fold", "all_in" if self.left(seat) < need else "call"]
        raises = len(self.full()) - 1
        allowed = raises < self.max_raises or not self.max_raises
        if self.left(seat) > need and answered and allowed and not self.barred(seat):
            words.append("raise")
        return words

    def amounts(self, seat: int) -> list[int]:
        """How far they may go above what is to be matched. HD-BET-07, -08, -09, -11"""
        rest = self.left(seat) - (self.most() - self.put_in(seat))
        least = self.said[self.full()[-1]].above if self.full() else 1
        return sorted({each for each in LADDER if least <= each <= rest} | {rest})

    def say(self, seat: int, word: str, above: int = 0) -> None:
        need = self.most() - self.put_in(seat)
        dollars = min(need + above, self.left(seat)) if word not in ("check", "fold") else 0
        self.said.append(Said(seat, word, dollars, above))

    def after(self) -> list[int]:
        """The stakes when what nobody matched has gone back, and the last one in has taken all. HD-BET-17, -20"""
        put_in = [self.put_in(seat) for seat in range(len(self.money))]
        second, first = sorted(put_in)[-2:]
        left = [self.left(seat) for seat in range(len(self.money))]
        pot = sum(put_in)
        if first > second:
            left[put_in.index(first)] += first - second
            pot -= first - second
        if len(self.inside()) == 1:
            left[self.inside()[0]] += pot
        return left


def street(money: list[int], challenger: int, max_raises: int) -> Table:
    s = evening(len(money), max_raises=max_raises)
    s.active = challenger
    for seat, stake in enumerate(money):
        put(s, seat, stake=stake, hand="mustang", stack="")
    dudes = [dude(s, seat, "kit_carson", on_it=0) for seat in range(len(money))]
    shootout(s, *dudes[challenger:], *dudes[:challenger], ante=False)
    return s


@pytest.mark.rule("HD-BET-01", "HD-BET-06", "HD-BET-08", "HD-BET-10", "HD-BET-11", "HD-BET-14", "HD-BET-17")
@pytest.mark.rule("HD-BET-02", "HD-BET-03", "HD-BET-12", "HD-BET-13", "HD-BET-16", "HD-BET-26", "HD-BET-27")
@pytest.mark.parametrize("seed", range(60))
def test_speakers_offers_amounts_and_stakes_are_those_of_the_reference(seed: int) -> None:
    chance = Random(seed)
    for _ in range(3):
        money = [chance.choice((0, 5, 12, 15, 23, 40, 100, 160)) for _ in range(chance.randint(2, 6))]
        challenger, max_raises = chance.randrange(len(money)), chance.choice((0, 1, 3, 3))
        reference, s = Reference(money, challenger, max_raises), street(money, challenger, max_raises)
        while (seat := reference.speaker()) is not None:
            assert (who(s), on_offer(s)) == (seat, reference.offers(seat)), reference.said
            # Folds are rare and short all-ins frequent, so that rounds are long and odd.
            word = chance.choice([each for each in on_offer(s) if each != "fold" or chance.random() < 0.3])
            above = 0
            play(s, word)
            if word in ("bet", "raise"):
                amounts = reference.amounts(seat)
                above = chance.choice((amounts[0], amounts[-1], chance.choice(amounts)))
                if len(amounts) > 1:
                    assert on_offer(s) == [f"amount {each}" for each in amounts], reference.said
                    play(s, f"amount {above}")
            reference.say(seat, word, above)
        assert question(s) not in ("open_betting", "face_bet"), reference.said
        assert stakes(s) == reference.after(), reference.said
