"""A match under way as a position: what a viewer may know of it, to be kept, sent, or opened again."""

from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.position_text import write_position
from saddlebag.table.aside import Aside
from saddlebag.table.errors import NotNow
from saddlebag.table.limits import Rate
from saddlebag.table.messages import PositionText
from saddlebag.table.room import Room

TOGETHER = "Piles that lie face down are shuffled anew when the position is opened."
RIVALS = (
    "This is only what may be seen from here: the hidden cards of others and all piles are dealt anew, so they are not "
    "those of this match."
)


class Positions:
    """Writes down where matches stand."""

    def __init__(self, bench: Aside) -> None:
        self.bench = bench
        self._asked = Rate("positions", 6, 2.0)

    async def written(self, room: Room, guest_id: str, viewer: int | None) -> PositionText:
        """The position as one seat, or a spectator, may know it. Call it under the room's lock."""
        match = room.playing()
        self._asked.take(guest_id)
        try:
            said = await self.bench.do(match.position_for, viewer)
        except IllegalAction as error:
            raise NotNow(str(error)) from None
        about = TOGETHER if room.options.together() else RIVALS
        return PositionText(f"# {about}\n{write_position(said)}", about)
