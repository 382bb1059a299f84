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
    covered_since: int | None = None
    """The first decision that was made without whoever sits here; earlier versions did not keep it."""

    @property
    def chosen(self) -> dict[str, Any]:
        return {} if self.choices is None else msgspec.json.decode(self.choices, type=dict[str, Any])

    def leave_to(self, bot: str, decision: int) -> None:
        """A bot covers the seat from this decision on; a second bot only relieves the first."""
        if self.covered_by is None:
            self.covered_since = decision
        self.covered_by = bot

    def take_back(self) -> None:
        """Whoever sits here decides again."""
        self.covered_by = self.covered_since = None

    def was_there(self, decision: int) -> bool:
        """Whether that decision was made before a bot covered the seat."""
        return self.covered_by is None or self.covered_since is None or decision < self.covered_since

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
    return Chair(row.seat, row.kind, row.guest_id, row.name, row.bot, row.covered_by, row.choices, row.covered_since)
