"""Refusals of the table, each with a status, a kind for programs and a sentence for people."""

import math
from typing import Literal

from saddlebag.engine.errors import SaddlebagError

Kind = Literal[
    "stale", "late", "illegal", "forbidden", "not_found", "bad_request", "too_large", "read_only", "upgrade", "too_many"
]


class TableError(SaddlebagError):
    """Something that the table does not do."""

    status = 400
    kind: Kind = "bad_request"


class BadRequest(TableError):
    """What was sent cannot be understood."""


def not_allowed(error: SaddlebagError) -> BadRequest:
    """What a game refuses, with all its faults, as the answer to a request."""
    refusal = BadRequest(str(error))
    refusal.faults = error.faults
    return refusal


class Forbidden(TableError):
    """It belongs to somebody else."""

    status, kind = 403, "forbidden"


class NotFound(TableError):
    """There is no such thing, or not for this guest."""

    status, kind = 404, "not_found"


class Stale(TableError):
    """The table has moved on."""

    status, kind = 409, "stale"


class TooLate(TableError):
    """A move that came after the clock had run out."""

    status, kind = 409, "late"

    def __init__(self) -> None:
        super().__init__("Your clock ran out before this move arrived, so it does not count.")


class Full(TableError):
    """No seat is open."""

    status, kind = 409, "illegal"


class NotNow(TableError):
    """Not at this stage of the match."""

    status, kind = 409, "illegal"


class Illegal(TableError):
    """The rules do not offer it."""

    status, kind = 422, "illegal"


class TooLarge(TableError):
    """More bytes than anybody needs."""

    status, kind = 413, "too_large"


class NotJson(TableError):
    """A body in a form that any site can send with a visitor's cookie."""

    status = 415


class TooMany(TableError):
    """More than a person would ask for in so short a time."""

    status, kind = 429, "too_many"

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(f"Too many {what} in a short time; try again in {seconds} second{'s' * (seconds != 1)}.")
        self.seconds = seconds


class Refused(TableError):
    """Somebody did not agree, and is not asked again at once."""

    status, kind = 429, "too_many"

    def __init__(self, name: str, seconds: float) -> None:
        whole = math.ceil(seconds)
        wait = f"{whole} second{'s' * (whole != 1)}" if whole <= 90 else f"{math.ceil(seconds / 60)} minutes"
        super().__init__(f"{name} did not agree to take it back; you can ask again in {wait}.")
        self.seconds = whole


class TooManyOpen(TableError):
    """More than a person would hold open at the same time."""

    status, kind = 429, "too_many"

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"There are already {most} {what}; close another page of the table first.")


class ReadOnly(TableError):
    """The database takes no writes."""

    status, kind = 503, "read_only"


class Upgrade(TableError):
    """Client and server, or match and rules, are of different versions."""

    status, kind = 426, "upgrade"


class BadDatabase(SaddlebagError):
    """The database cannot be used at all."""
