"""The seats of the table and the numbers of the cards on it, as names."""

from saddlebag.engine.names import Names, WrittenNames

PLAYER = Names("player", ["red", "blue", "green", "yellow", "black", "purple", "white", "brown"])
"""The seats, clockwise. HD-GEN-07"""

_MOST = 1_000_000


def _read_piece(name: str) -> int | None:
    digits = name[1:]
    if name[:1] != "t" or not (digits.isascii() and digits.isdigit()) or (len(digits) > 1 and digits[0] == "0"):
        return None
    return int(digits) if len(digits) <= 6 else None


PIECE = WrittenNames("card on the table", _MOST, lambda number: f"t{number}", _read_piece, "t0, t1, t2, ..")
"""The cards on the table, in the order in which they came. HD-ABIL-13"""


def _read_dollars(name: str) -> int | None:
    if not (name.isascii() and name.isdigit()) or (len(name) > 1 and name[0] == "0"):
        return None
    return int(name) if len(name) <= 6 else None


DOLLARS = WrittenNames("amount", _MOST, str, _read_dollars, "whole dollars")
"""Amounts of money. HD-GEN-05"""


def player_name(seat: int) -> str:
    """A seat in words."""
    return PLAYER[seat].capitalize()
