"""Who may know of a private table. To everybody else it is as if there were none."""

import secrets
from contextlib import suppress

from saddlebag.table import rows
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.master import NO_TABLE, Master
from saddlebag.table.schema import invited
from saddlebag.table.store import Taken


class Doors:
    """Lets in whoever sits at a private table, made it, or comes with its invite code, now or earlier."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self.store = master.store

    async def enter(self, table_id: str, guest_id: str | None, invite: str | None = None) -> None:
        """NotFound for a stranger. Who was let in once is not asked again."""
        room = await self.master.room(table_id)
        if not room.private or guest_id in room.admitted:
            return
        if guest_id is not None and (
            room.owner == guest_id or await rows.may_enter(self.store, room.id, guest_id) is not None
        ):
            room.admitted.add(guest_id)
            return
        if invite is None or not secrets.compare_digest(invite.encode(), room.invite.encode()):
            raise NotFound(NO_TABLE)
        if guest_id is not None:
            await self._remember(room.id, guest_id)
            room.admitted.add(guest_id)

    async def _remember(self, table_id: str, guest_id: str) -> None:
        with suppress(Taken, ReadOnly):  # by another worker; or until the database takes it
            await self.store.write(invited.insert().values(table_id=table_id, guest_id=guest_id))
