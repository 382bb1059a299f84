"""Golden files: small playthroughs and counts from stored positions, so that a reviewer sees what a change did.

`python -m tests.conformance.golden` writes them anew, or those of the games that are named.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import saddlebag
from saddlebag.engine.match import Match
from tests.conformance.walks import TABLES, first_of_each_mode, stored, stored_path, tables

FOLDER = Path(__file__).parent / "golden"
STRETCH = 24
"""How many decisions of a match a playthrough tells."""
DEPTH = 3


def playthrough(name: str, table: dict[str, Any]) -> str:
    """Some decisions from the middle of a stored match: question, options, answer, story, every seat's view."""
    lines = [f"# {saddlebag.game(name).title}: {' '.join(f'{key}={value}' for key, value in table.items())}"]
    matches = stored(name, table)
    decisions = list(record_texts(name, table))
    start = len(decisions) // 3
    for number, match in enumerate(matches):
        if start <= number < start + STRETCH and match.ask is not None:
            if number == start:
                lines += views(match)
            told = len(match.events)
            seat = match.game.seat_name(match.state, match.actors[0])
            lines.append(f"\n[{number}] {seat}: {match.prompt}")
            lines.append("  " + " | ".join(option.text for option in match.options))
            lines.append(f"> {decisions[number]}")
            after = match.copy()
            after.state.heard = after.events
            after.apply(decisions[number])
            lines += [f"  {event.sentence()}" for event in after.events]
            assert told == len(match.events)
        elif number == start + STRETCH:
            lines.append("")
            lines += views(match)
            break
    return "\n".join(lines) + "\n"


def record_texts(name: str, table: dict[str, Any]) -> list[str]:
    record: dict[str, Any] = msgspec.json.decode(stored_path(name, table).read_text())
    return list(record["decisions"])


def views(match: Match[Any, Any]) -> list[str]:
    """The table through the eyes of every seat and of a spectator."""
    seats = [None, *range(match.state.options.seats())]
    return [f"view {seat}: {msgspec.json.encode(match.view(seat)).decode()}" for seat in seats]


def perft(name: str) -> dict[str, dict[str, Any]]:
    """From positions of stored matches: how many ways there are to a depth, and the order of the first options."""
    counts: dict[str, dict[str, Any]] = {}
    for table in tables(name):
        for number, match in enumerate(stored(name, table)):
            if number % 50 == 30 and match.to_act is not None:
                label = f"{stored_path(name, table).stem} at {number}"
                order = sha256("\n".join(option.text for option in match.options).encode()).hexdigest()[:12]
                counts[label] = {"ways": [ways(match, depth) for depth in range(1, DEPTH)], "order": order}
    return counts


def ways(match: Match[Any, Any], depth: int) -> int:
    """How many sequences of so many answers there are."""
    if depth <= 1 or match.to_act is None:
        return len(match.options)
    total = 0
    for option in match.options:
        after = match.copy()
        after.follow(option)
        total += ways(after, depth - 1)
    return total


def playthrough_path(name: str, table: dict[str, Any]) -> Path:
    return FOLDER / name / (stored_path(name, table).stem + ".txt")


def perft_path(name: str) -> Path:
    return FOLDER / name / "perft.json"


def main(names: list[str]) -> None:
    for name in names or {name for name, _ in TABLES}:
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        for table in first_of_each_mode(name):
            playthrough_path(name, table).write_text(playthrough(name, table))
        perft_path(name).write_bytes(msgspec.json.format(msgspec.json.encode(perft(name))) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
