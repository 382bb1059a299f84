"""Who is connected to a table, here and at other workers, and since when the others are away."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import ClassVar

from saddlebag.table import rows
from saddlebag.table.chairs import Chair, Connected
from saddlebag.table.store import Store


class Company:
    """The guests at a table."""

    server_since: ClassVar[str] = rows.now()
    """When this server began. Before that nobody could be there, so nobody's absence counts from earlier."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.here: dict[str, Connected] = {}
        """Who is connected to this worker; those without a cookie are counted together."""
        self.elsewhere: dict[str, int] = {}
        """Who is connected to other workers, and over how many connections they only watch."""

    def come(self, guest_id: str, watching: bool) -> None:
        """Another connection of a guest."""
        found = self.here.setdefault(guest_id, Connected())
        found.connections += 1
        found.watching += watching

    def go(self, guest_id: str, watching: bool) -> None:
        """One connection of a guest less."""
        found = self.here[guest_id]
        found.connections -= 1
        found.watching -= watching
        if not found.connections:
            del self.here[guest_id]

    async def look_around(self, store: Store) -> None:
        """Who is connected to other workers."""
        self.see(await rows.elsewhere(store, self.id))

    def see(self, elsewhere: Iterable[rows.Found]) -> None:
        self.elsewhere = {}
        for row in elsewhere:
            self.elsewhere[row.guest_id] = self.elsewhere.get(row.guest_id, 0) + row.watching

    def is_there(self, guest_id: str | None) -> bool:
        return guest_id is not None and (guest_id in self.here or guest_id in self.elsewhere)

    @property
    def somebody_there(self) -> bool:
        return bool(self.here or self.elsewhere)

    @property
    def spectators(self) -> int:
        """The connections that only watch."""
        return sum(each.watching for each in self.here.values()) + sum(self.elsewhere.values())

    def left(self, chair: Chair) -> str | None:
        """When whoever sits there went away, if they did and that was seen."""
        return None if self.is_there(chair.guest_id) else chair.left_at

    def away_too_long(self, chair: Chair, minutes: int) -> str | None:
        """From when on somebody who is not there has been away for longer than was agreed. A server that has just
        begun gives everybody that time to come back."""
        if chair.kind != "person" or chair.guest_id is None or self.is_there(chair.guest_id):
            return None
        return later(max(chair.left_at or "", self.server_since), minutes=minutes)


def later(moment: str, **span: float) -> str:
    """So long after a moment, as times are kept."""
    return (datetime.fromisoformat(moment) + timedelta(**span)).astimezone(UTC).isoformat(timespec="milliseconds")
