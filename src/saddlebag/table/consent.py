"""What is kept of an undo that others must agree to: the request, and who has refused one."""

import msgspec
from msgspec import Struct

from saddlebag.table.errors import Refused

PAUSE_SECONDS = 30
"""After a refusal nothing else can be asked for so long."""
REFUSAL_SECONDS = 600
"""So long a refusal stands for the decision that it was about, whether or not who refused is still there."""


class UndoRequest(Struct):
    """Somebody asks to take decisions back. It lapses with the next move of a person; moves of bots leave it."""

    seat: int
    guest_id: str
    agreed: list[str]
    back_to: int = -1
    """The first decision that would go; earlier versions did not keep it."""
    asked_at: int = -1
    """How many decisions stood when it was asked."""


class Refusal(Struct):
    """Somebody did not want a decision of another taken back."""

    asker: str
    name: str
    """Who refused."""
    decision: int
    at: float


def read_request(text: str | None) -> UndoRequest | None:
    found = msgspec.json.decode(text, type=UndoRequest) if text else None
    return found if found and found.back_to >= 0 else None


def read_refusals(text: str | None) -> list[Refusal]:
    return msgspec.json.decode(text, type=list[Refusal]) if text else []


def standing(refusals: list[Refusal], now: float) -> list[Refusal]:
    """Those that still count."""
    return [each for each in refusals if now < each.at + REFUSAL_SECONDS]


def check_may_ask(refusals: list[Refusal], guest_id: str, back_to: int, now: float) -> None:
    """A refusal stands for a while; Refused says how long."""
    for refusal in refusals:
        if refusal.asker != guest_id:
            continue
        same = back_to <= refusal.decision
        wait = refusal.at + (REFUSAL_SECONDS if same else PAUSE_SECONDS) - now
        if wait > 0:
            raise Refused(refusal.name, wait)
