"""A hint for whoever is to decide: what the best bot would think about in their place, from what their seat may know.

The adviser thinks in redealt worlds, and its dice come from what the seat sees. So for a fixed number of iterations the
hint is the same wherever the hidden things truly are (a law in the conformance suite). A live hint also ends by the
clock. How many worlds it imagines until then depends on the machine and on these worlds, not on the true one.
"""

import secrets
from hashlib import blake2b

import msgspec

from saddlebag.table.bots import ADVISER, BotFailed, ThinkerGone, Thinkers
from saddlebag.table.errors import NotNow
from saddlebag.table.limits import Rate
from saddlebag.table.master import Master
from saddlebag.table.messages import Hint, HintLine
from saddlebag.table.room import AnyMatch
from saddlebag.table.thinker import Problem
from saddlebag.table.turns import Wish

MOST_LINES = 5


class Hints:
    """Advice at all tables of this process."""

    def __init__(self, master: Master, thinkers: Thinkers) -> None:
        self.master = master
        self.thinkers = thinkers
        self._asked = Rate("hints", 6, 2.0)
        self._key = secrets.token_bytes(32)

    async def hint(self, table_id: str, guest_id: str, seat: int) -> Hint:
        """What to answer now; thought over in another process, while the table goes on."""
        async with self.master.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            match = room.playing()
            if seat not in match.actors:
                raise NotNow("You have nothing to decide right now.")
            self._asked.take(guest_id)
            number, save, labels = room.number, match.to_json(), in_words(match)
            seed = seed_of(self._key, match, seat, number)
        problem = Problem(match.game.name, save, seat, ADVISER, seed, hint=True)
        if len(labels) == 1:
            return Hint(number, [HintLine(answer, label, 1, None, []) for answer, label in labels.items()])
        try:
            considered = await self.thinkers.advise(Wish(guest_id, hint=True), problem)
        except (BotFailed, ThinkerGone):
            raise NotNow("No hint is available right now; ask again.") from None
        return Hint(
            number,
            [
                HintLine(each.answer, labels[each.answer], each.visits, each.value, each.words)
                for each in considered[:MOST_LINES]
            ],
        )


def seed_of(key: bytes, match: AnyMatch, seat: int, number: int) -> int:
    """The adviser's dice: by what the seat sees and nothing else, so that asking again tells nothing more. The key
    keeps others from running the same search themselves, to find out in which world it gives the same numbers."""
    digest = blake2b(msgspec.json.encode((number, seat, match.view(seat))), key=key, digest_size=8)
    return int.from_bytes(digest.digest())


def in_words(match: AnyMatch) -> dict[str, str]:
    """Every option and its label."""
    return {option.text: match.describe(option).label for option in match.options}
