"""What earlier versions stored, unpacked for a test, and the people of those tables."""

import json
import lzma
from pathlib import Path

from itsdangerous import URLSafeTimedSerializer

from tests.table.kit import Guest, Json, Server
from tests.table.store_tables import STORED

VERSIONS = sorted(folder.name for folder in STORED.iterdir() if folder.is_dir())


class Bundle:
    """The tables of one release in a database of their own."""

    def __init__(self, version: str, folder: Path) -> None:
        told = json.loads((STORED / version / "tables.json").read_text())
        self.tables: list[Json] = told["tables"]
        self.rules: dict[str, str] = told["rules"]
        self._cookie: dict[str, str] = told["cookie"]
        self.database = folder / f"{version}.db"
        self.database.write_bytes(lzma.decompress((STORED / version / "tables.db.xz").read_bytes()))

    def person(self, server: Server, guest_id: str) -> Guest:
        """A guest of that time comes back, with the cookie that the old program gave."""
        cookie = URLSafeTimedSerializer(self._cookie["key"], salt=self._cookie["salt"]).dumps(guest_id)
        guest = Guest(server, {self._cookie["name"]: str(cookie)})
        assert guest.id == guest_id
        return guest
