"""The devices of a guest: which they are, how one more is added by a link, how one is signed out."""

import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer

from saddlebag.table import rows
from saddlebag.table.errors import Forbidden, NotFound, ReadOnly
from saddlebag.table.limits import Rate
from saddlebag.table.schema import device as device_table
from saddlebag.table.schema import used_link
from saddlebag.table.store import Store, Taken

COOKIE_SECONDS = 365 * 24 * 3600
LINK_SECONDS = 30 * 60
AT_ONCE_SECONDS = 2 * 60
SEEN_SECONDS = 3600
"""How exactly it is kept when a device was last seen."""
MOST_SEEN = 20_000
LONGEST_NAME = 80
NO_LINK = "This link has expired, has already been used, or is incomplete; make a new one on the other device."
BROWSERS = (
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Chrome", r"Chrom(e|ium)/|CriOS/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("an iPhone", r"iPhone"),
    ("an iPad", r"iPad"),
    ("Android", r"Android"),
    ("ChromeOS", r"CrOS"),
    ("Windows", r"Windows"),
    ("a Mac", r"Macintosh|Mac OS X"),
    ("Linux", r"Linux|X11"),
)


class Link(NamedTuple):
    """What a link says: its own id, whom it makes of a device, the device that made it, whether without a question."""

    id: str
    guest_id: str
    maker: str
    at_once: bool


class Devices:
    """Knows which devices are signed out without asking the database."""

    def __init__(self, store: Store, key: str, starter: str | None = None) -> None:
        self.store = store
        self.starter = starter
        """What only the program knows that started this server for whoever sits before it."""
        self.signed_out: set[str] = set()
        self.when_signed_out: list[Callable[[str], None]] = []
        self.rate = Rate("private links", 20, 10.0)
        self._links = URLSafeTimedSerializer(key, salt="link to another device")
        self._seen: dict[str, float] = {}

    async def read(self) -> None:
        """Which devices are signed out, as far as a cookie of theirs might still be good."""
        since = datetime.now(UTC) - timedelta(seconds=COOKIE_SECONDS)
        for each in await rows.signed_out_since(self.store, since.isoformat(timespec="milliseconds")):
            if each not in self.signed_out:
                self.refuse(each)

    def refuse(self, device_id: str) -> None:
        """A device was signed out, here or by way of another worker."""
        self.signed_out.add(device_id)
        for listener in self.when_signed_out:
            listener(device_id)

    async def note(self, device_id: str, guest_id: str, agent: str) -> None:
        """A device came by; written now and then."""
        now = time.monotonic()
        if now - self._seen.get(device_id, -SEEN_SECONDS) < SEEN_SECONDS:
            return
        if len(self._seen) >= MOST_SEEN:
            self._seen.clear()
        self._seen[device_id] = now
        with suppress(ReadOnly):  # to look around needs no place in the database
            await self.store.write(rows.put_device(self.store, device_id, guest_id, in_words(agent)))

    async def sign_out(self, device_id: str, guest_id: str) -> None:
        """From now on the cookie of this device is refused, and it is told nothing more."""
        mine = (device_table.c.id == device_id, device_table.c.guest_id == guest_id)
        touched = await self.store.write(
            device_table.update().where(*mine).values(signed_out=rows.now()), news=device_id, kind="signed_out"
        )
        if not touched[0]:
            raise NotFound("You have no such device.")
        self.refuse(device_id)

    # --- links ------------------------------------------------------------------------------------------------------

    def link(self, guest_id: str, maker: str, starter: str | None) -> str:
        """A token that makes one other device this guest, once. Whoever started this server may have it taken
        without a question."""
        if starter is not None and not (
            self.starter and secrets.compare_digest(starter.encode(), self.starter.encode())
        ):
            raise Forbidden("Only the program that started this table can make a link that signs in without asking.")
        self.rate.take(guest_id)
        return str(self._links.dumps(list(Link(new_id(), guest_id, maker, starter is not None))))

    async def look(self, token: str) -> Link:
        """What a link would do, if it is still good."""
        try:
            link = Link(*self._links.loads(token, max_age=LINK_SECONDS))
            if link.at_once:
                self._links.loads(token, max_age=AT_ONCE_SECONDS)
        except (BadData, TypeError):
            raise NotFound(NO_LINK) from None
        if link.maker in self.signed_out or await rows.find_used_link(self.store, link.id) is not None:
            raise NotFound(NO_LINK)
        return link

    async def use(self, link: Link, agent: str) -> str:
        """The id of a new device of the link's guest; nobody can use the link again."""
        device_id = new_id()
        try:
            await self.store.write(
                used_link.insert().values(id=link.id, guest_id=link.guest_id, at=rows.now()),
                rows.put_device(self.store, device_id, link.guest_id, in_words(agent)),
            )
        except Taken:
            raise NotFound(NO_LINK) from None
        return device_id


def new_id() -> str:
    return secrets.token_urlsafe(12)


def in_words(agent: str) -> str:
    """What somebody would call a device: "Firefox on Linux"."""
    browser = next((name for name, sign in BROWSERS if re.search(sign, agent)), None)
    system = next((name for name, sign in SYSTEMS if re.search(sign, agent)), None)
    if browser is None:
        program = re.sub(r"[^\w .+-]", "", agent.split("/")[0]).strip()
        return f"A program ({program})"[:LONGEST_NAME] if program else "A program"
    return f"{browser} on {system}" if system else browser
