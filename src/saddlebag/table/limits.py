"""How much one guest, or one address, may ask for: generous for people, a stop for programs.

Litestar's own middleware counts requests by path; here a person counts, whether they speak over a request or a socket.
Each worker counts for itself.
"""

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from saddlebag.table.errors import TooMany, TooManyOpen

MOST_KEYS = 20_000


class Rate:
    """So many at once, then one every so many seconds, for each who asks."""

    def __init__(self, what: str, at_once: int, seconds: float) -> None:
        self.what = what
        self._seconds = seconds
        self._ahead = (at_once - 1) * seconds
        """How far ahead of an even pace one may be."""
        self._due: dict[str, float] = {}
        """When the next one would come at an even pace."""

    def take(self, who: str, now: float | None = None) -> None:
        """One more; TooMany says how long to wait."""
        now = time.monotonic() if now is None else now
        due = max(now, self._due.get(who, now))
        wait = due - now - self._ahead
        if wait > 0:
            raise TooMany(self.what, math.ceil(wait))
        if len(self._due) >= MOST_KEYS:
            self._due = {each: at for each, at in self._due.items() if at > now}
        self._due[who] = due + self._seconds


class Held:
    """So many at the same time, for each who asks."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str | None) -> Iterator[None]:
        """One more until this ends; TooManyOpen if there are enough. Nobody (None) is not counted."""
        if who is None:
            yield
            return
        if self._open[who] >= self._most:
            raise TooManyOpen(self.what, self._most)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


class Limits:
    """All limits of a server."""

    def __init__(self) -> None:
        self.requests = Rate("requests from this address", 1500, 0.01)
        self.guests = Rate("new guests from this address", 200, 1.0)
        self.tables = Rate("new tables", 30, 10.0)
        self.decks = Rate("decks", 60, 2.0)
        self.bench = Rate("deck checks", 60, 0.5)
        self.bench_of_address = Rate("deck checks from this address", 300, 0.1)
        self.tables_of_address = Rate("new tables from this address", 200, 1.0)
        self.sockets = Held("live connections", 40)
        self.sockets_of_address = Held("live connections from this address", 400)

    def request(self, address: str | None) -> None:
        """Anything is asked for. A household of players never comes near it."""
        if address is not None:
            self.requests.take(address)

    def new_guest(self, address: str | None) -> None:
        """A visitor without a cookie becomes a guest."""
        if address is not None:
            self.guests.take(address)

    def bench_work(self, guest_id: str | None, address: str | None) -> None:
        """A deck is read, made or judged; who has no cookie counts as their address."""
        self.bench.take(guest_id or address or "")
        if address is not None:
            self.bench_of_address.take(address)

    @contextmanager
    def live(self, guest_id: str | None, address: str | None) -> Iterator[None]:
        """A live socket is open; who has no cookie counts as their address."""
        with self.sockets_of_address.one(address), self.sockets.one(guest_id):
            yield

    def new_table(self, guest_id: str, address: str | None) -> None:
        """A table is made, forked or brought in as a record."""
        self.tables.take(guest_id)
        if address is not None:
            self.tables_of_address.take(address)


def address_of(host: str | None) -> str | None:
    """What counts as one address: of IPv6 the network that a household gets. None for this machine itself, whose
    owner need not be protected from themselves; a proxy on it says for whom it asks."""
    try:
        found = ip_address(host or "")
    except ValueError:
        return host
    if found.is_loopback:
        return None
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return str(found)
