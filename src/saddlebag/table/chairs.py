"""The seats of a table, and who is connected to it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from saddlebag.table import rows


@dataclass
class Chair:
    """A seat and who has it."""

    seat: int
    kind: str
    guest_id: str | None
    name: str
    bot: str | None = None
    covered_by: str | None = None
    choices: str | None = None
    """What was chosen for this seat alone, as JSON; None while whoever sits here has not chosen."""

    @property
    def chosen(self) -> dict[str, Any]:
        return {} if self.choices is None else msgspec.json.decode(self.choices, type=dict[str, Any])

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides here now."""
        return self.bot if self.kind == "bot" else self.covered_by


@dataclass
class Connected:
    """The connections of a guest, and how many of them only watch."""

    connections: int = 0
    watching: int = 0


def written(choices: Mapping[str, Any]) -> str:
    """What was chosen for a seat, as it is kept."""
    return msgspec.json.encode(choices).decode()


def read_chair(row: rows.Found) -> Chair:
    return Chair(row.seat, row.kind, row.guest_id, row.name, row.bot, row.covered_by, row.choices)
