"""A hint for whoever is to decide: what the best bot would think about in his place, from what his seat may know."""

from saddlebag.table.bots import BotFailed, ThinkerGone, Thinkers
from saddlebag.table.errors import NotNow
from saddlebag.table.limits import Rate
from saddlebag.table.master import Master
from saddlebag.table.messages import Hint, HintLine
from saddlebag.table.room import AnyMatch

MOST_LINES = 5


class Hints:
    """Advice at all tables of this process."""

    def __init__(self, master: Master, thinkers: Thinkers) -> None:
        self.master = master
        self.thinkers = thinkers
        self._asked = Rate("hints", 6, 2.0)

    async def hint(self, table_id: str, guest_id: str, seat: int) -> Hint:
        """What to answer now; thought over in another process, while the table goes on."""
        async with self.master.locked(table_id) as room:
            room.own_chair(seat, guest_id)
            match = room.playing()
            if seat not in match.actors:
                raise NotNow("There is no question for your seat now.")
            self._asked.take(guest_id)
            number, save, labels = room.number, match.to_json(), in_words(match)
        if len(labels) == 1:
            return Hint(number, [HintLine(answer, label, 1, None, []) for answer, label in labels.items()])
        try:
            considered = await self.thinkers.advise(match.game.name, save, seat)
        except (BotFailed, ThinkerGone):
            raise NotNow("No hint can be found now; ask again.") from None
        return Hint(
            number,
            [
                HintLine(each.answer, labels[each.answer], each.visits, each.value, each.line)
                for each in considered[:MOST_LINES]
            ],
        )


def in_words(match: AnyMatch) -> dict[str, str]:
    """Every option and its label."""
    return {option.text: match.describe(option).label for option in match.options}
