"""Matches that today's rules do not play on: their players go on from the last checkpoint or end them, by consent."""

import msgspec

from saddlebag.engine.records import Saved
from saddlebag.engine.result import Result
from saddlebag.table import rows
from saddlebag.table.errors import Forbidden, NotNow
from saddlebag.table.log import EndedByConsent, RulesUpdated
from saddlebag.table.master import Master
from saddlebag.table.messages import RulesWish, TableInfo
from saddlebag.table.news import Changed, Reloaded
from saddlebag.table.project import table_info
from saddlebag.table.room import GIVEN_UP, Resumed, Room, Standstill
from saddlebag.table.schema import table


class Standstills:
    """What becomes of them, at the tables of a master."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self.store = master.store

    async def wish(self, table_id: str, guest_id: str, wish: RulesWish) -> TableInfo:
        """Somebody who sits there says what should become of the match; it happens when all say the same."""
        return await self.master.whole(self._wish(table_id, guest_id, wish))

    async def _wish(self, table_id: str, guest_id: str, wish: RulesWish) -> TableInfo:
        async with self.master.locked(table_id) as room:
            found = room.standstill
            if found is None or room.status != "playing":
                raise NotNow("There is nothing to decide; the rules of this match have not changed.")
            if guest_id not in deciding(room):
                raise Forbidden("Only the players at this table can decide; take your seat back first.")
            if wish.wish == "go_on" and found.checkpoint is None:
                raise NotNow(
                    "The match cannot go on, because its position no longer fits the rules. It can only be ended."
                )
            room.votes[guest_id] = wish.wish
            votes = msgspec.json.encode(room.votes).decode()
            await self.store.write(table.update().where(table.c.id == room.id).values(votes=votes), news=room.id)
            await self.settle(room)
            self.master.tell(room, Changed())
            return table_info(room, guest_id)

    async def left(self, table_id: str, guest_id: str) -> TableInfo:
        """Somebody left; those who stay may agree already."""
        async with self.master.locked(table_id) as room:
            await self.settle(room)
            return table_info(room, guest_id)

    async def settle(self, room: Room) -> None:
        """Do what all wish who have a say, if they agree. Under the room's lock."""
        found, voters = room.standstill, deciding(room)
        wishes = {room.votes.get(guest_id) for guest_id in voters}
        if found is None or room.status != "playing" or not voters or len(wishes) != 1:
            return
        if wishes == {"end"}:
            await self._end(room)
        elif wishes == {"go_on"}:
            await self._go_on(room, found)
        else:
            return
        self.master.tell(room, Reloaded())

    async def _end(self, room: Room) -> None:
        event = EndedByConsent(room.game.version)
        seats = len(room.chairs)
        result = Result([0] * seats, [1] * seats, [], event.sentence(), "", GIVEN_UP)
        await self.master.logbook.add(room, event, status="over", result=msgspec.json.encode(result).decode())

    async def _go_on(self, room: Room, found: Standstill) -> None:
        match = found.checkpoint
        kept = await rows.snapshot_of(self.store, room.id)
        if match is None or kept is None:
            return
        before = Saved.read(kept.save).before
        earlier = [] if room.resumed is None else room.resumed.before
        decisions = [*earlier, *(before.split("\n") if before else [])]
        resumed = Resumed(len(decisions), found.version, decisions)
        await self.master.logbook.add(
            room,
            RulesUpdated(room.game.version, room.decisions - len(decisions)),
            match,
            back_to=len(decisions),
            resumed=msgspec.json.encode(resumed).decode(),
        )


def deciding(room: Room) -> set[str]:
    """The guests who have a say; where nobody sits, whoever made the table."""
    if any(chair.kind == "person" for chair in room.chairs):
        return {chair.guest_id for chair in room.voters() if chair.guest_id is not None}
    return set() if room.owner is None else {room.owner}
