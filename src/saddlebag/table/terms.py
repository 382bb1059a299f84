"""What a table agrees on when it is made: how long people may think, and what becomes of who is not there."""

import msgspec

from saddlebag.table.errors import BadRequest
from saddlebag.table.messages import ClockWish, Terms

LONGEST_LIVE = 180
LONGEST_INCREMENT = 120
LONGEST_DAYS = 14
LONGEST_AWAY = 7 * 24 * 60
ABSENCE = {
    "bot": "a bot plays on until they come back",
    "end": "the match ends, and whoever stayed away is last",
    "wait": "the table waits",
}
"""What may happen to who stays away, in words."""
USUAL = Terms()


def checked_terms(clock: ClockWish | None, absence: str, away_minutes: int) -> Terms:
    """What whoever makes a table wishes, if it makes sense; BadRequest says what would."""
    if absence not in ABSENCE:
        raise BadRequest(f"There is no rule for absence called {absence!r}; choose {' or '.join(ABSENCE)}.")
    if not 1 <= away_minutes <= LONGEST_AWAY:
        raise BadRequest(
            f"The others cannot act after {away_minutes} minutes of absence; allowed: 1 to {LONGEST_AWAY} minutes."
        )
    if clock is not None:
        check_clock(clock)
        if absence == "wait":
            raise BadRequest(
                "A table with a clock cannot wait for ever: say whether a bot plays on (absence: bot) "
                "or the match ends (absence: end) when time runs out."
            )
    return Terms(clock, absence, away_minutes)


def check_clock(clock: ClockWish) -> None:
    """A clock that gives everybody time to think."""
    if clock.kind == "live":
        if not 1 <= clock.minutes <= LONGEST_LIVE:
            raise BadRequest(f"A live clock cannot have {clock.minutes} minutes; allowed: 1 to {LONGEST_LIVE}.")
        if not 0 <= clock.increment <= LONGEST_INCREMENT:
            raise BadRequest(
                f"A live clock cannot add {clock.increment} seconds a turn; allowed: 0 to {LONGEST_INCREMENT}."
            )
        if clock.days:
            raise BadRequest("A live clock has minutes, not days; leave days out, or choose the kind days.")
    elif clock.kind == "days":
        if not 1 <= clock.days <= LONGEST_DAYS:
            raise BadRequest(f"A clock of days cannot have {clock.days} days a turn; allowed: 1 to {LONGEST_DAYS}.")
        if clock.minutes or clock.increment:
            raise BadRequest("A clock of days has neither minutes nor an increment; leave them out.")
    else:
        raise BadRequest(f"There is no clock of kind {clock.kind!r}; choose live or days, or leave the clock out.")


def write_terms(terms: Terms) -> str:
    return msgspec.json.encode(terms).decode()


def read_terms(text: str | None) -> Terms:
    """What a table agreed on; those of earlier versions agreed on nothing, and are treated as usual."""
    return USUAL if text is None else msgspec.json.decode(text, type=Terms)
