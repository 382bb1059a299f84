"""A bot plays somebody's seat for a while, and hands it back. Both are told by the log."""

from saddlebag.table.acts import BotPlaysOn, PlaysAgain
from saddlebag.table.chairs import Chair
from saddlebag.table.clocks import handed_back
from saddlebag.table.master import Master
from saddlebag.table.room import Room


async def cover(master: Master, room: Room, chair: Chair, bot: str, why: str | None = None, by: str = "") -> None:
    """A bot plays a seat from now on, because its owner wishes it, is away or was too slow. Under the room's lock."""
    match = room.playing()
    relieved = chair.covered_by is not None
    chair.leave_to(bot, room.decisions, chair.covered_why if relieved else why)
    await master.logbook.note(room, BotPlaysOn(chair.seat, room.game.seat_name(match.state, chair.seat), why, by))


async def hand_back(master: Master, room: Room, chair: Chair) -> None:
    """Whoever sits there plays on from the next question. Under the room's lock."""
    match = room.playing()
    if chair.covered_by is None:
        return
    chair.take_back()
    if room.terms.clock is not None and room.clocks is not None:
        room.clocks = handed_back(room.terms.clock, room.clocks, chair.seat)
    await master.logbook.note(room, PlaysAgain(chair.seat, room.game.seat_name(match.state, chair.seat)))
