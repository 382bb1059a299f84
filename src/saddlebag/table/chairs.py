"""The seats of a table, and who is connected to it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import msgspec

from saddlebag.table import rows

DEFAULT_BOT = "drover"
"""Who plays where nobody said which bot."""


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
    covered_why: str | None = None
    """Why a bot plays it, if not by the wish of whoever sits here: they are `away`, or were too `slow`."""
    left_at: str | None = None
    """When whoever sits here went away; None while they are there."""
    kept_for: str | None = None
    """The guest for whom an open seat is kept."""

    @property
    def chosen(self) -> dict[str, Any]:
        return {} if self.choices is None else msgspec.json.decode(self.choices, type=dict[str, Any])

    def leave_to(self, bot: str, decision: int, why: str | None = None) -> None:
        """A bot covers the seat from this decision on; a second bot only relieves the first."""
        if self.covered_by is None:
            self.covered_since = decision
        self.covered_by, self.covered_why = bot, why

    def take_back(self) -> None:
        """Whoever sits here decides again."""
        self.covered_by = self.covered_since = self.covered_why = None

    def free(self) -> None:
        """Anybody may sit here."""
        self.kind, self.guest_id, self.bot, self.name = "open", None, None, ""
        self.choices = self.left_at = self.kept_for = None

    def was_there(self, decision: int) -> bool:
        """Whether that decision was made before a bot covered the seat."""
        return self.covered_by is None or self.covered_since is None or decision < self.covered_since

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides here now."""
        return self.bot if self.kind == "bot" else self.covered_by


FIELDS = [each.name for each in fields(Chair)]


@dataclass
class Connected:
    """The connections of a guest, and how many of them only watch."""

    connections: int = 0
    watching: int = 0


def written(choices: Mapping[str, Any]) -> str:
    """What was chosen for a seat, as it is kept."""
    return msgspec.json.encode(choices).decode()


def read_chair(row: rows.Found) -> Chair:
    return Chair(*(getattr(row, name) for name in FIELDS))
