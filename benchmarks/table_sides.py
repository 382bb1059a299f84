"""Two servers side by side: what a move costs here and in another checkout, at several rates.

    python -m benchmarks.table_sides --other ../older/src --rates 300,600,1000
    python -m benchmarks.table_sides --other ../older/src --rates 1000 --climb 100

With --climb each side goes on from the last rate, 15 % more at a time, while 99 of 100 moves are shown within so many
milliseconds; on a machine that others use too, one quiet try out of three will do. Two rates in a row that it does not
hold are the end.

The sides take turns, so that whatever else the machine does falls on both. The processor time of the server is what
counts; the waiting times are those of a machine that also runs all its players, and whatever others run on it: what
they take of a processor is shown.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple, get_args

from benchmarks import table_guests, table_load
from benchmarks.table_guests import By, Refused
from benchmarks.table_load import Load, percentile
from benchmarks.table_server import serving

LIVE = {"kind": "live", "minutes": 60, "increment": 10}
STEP, TRIES, SLIPS, NEARLY_ALL = 1.15, 3, 2, 0.98


class Side(NamedTuple):
    """A server to measure."""

    name: str
    source: Path | None
    """None is this checkout."""
    by: By
    clock: bool = False


def main() -> None:
    asked = arguments()
    sides = [Side("here", None, by) for by in asked.by]
    if asked.clocks:
        sides += [Side("clocks", None, by, clock=True) for by in asked.by]
    if asked.other is not None:
        sides += [Side("other", asked.other.absolute(), by) for by in asked.other_by]
    table_load.open_files(8 * asked.tables + 200)
    print(f"{'side':12} {'asked':>6} {'seen':>6} {'CPU ms/move':>11} {'p50 ms':>7} {'p99 ms':>8}  guests  others")
    for _ in range(asked.rounds):
        for rate in asked.rates:
            for side in sides:
                measured(side, rate, asked.tables, asked.seconds)
    if asked.climb is not None:
        climb(sides, asked.rates[-1], asked.climb, asked.tables, asked.seconds)


def climb(sides: list[Side], rate: float, most: float, tables: int, seconds: float) -> None:
    """The highest rate that each side holds, by steps that the sides take in turn."""
    held, slips = dict.fromkeys(sides, 0.0), dict.fromkeys(sides, 0)
    while any(slips[side] < SLIPS for side in sides):
        for side in sides:
            if slips[side] == SLIPS:
                continue
            tries = (measured(side, rate, tables, seconds) for _ in range(TRIES))
            if any(found is not None and holds(found, rate, most) for found in tries):
                held[side], slips[side] = rate, 0
            else:
                slips[side] += 1
        rate *= STEP
    for side in sides:
        print(f"{side.name} {side.by} held {held[side]:.0f} moves/s with 99% below {most:.0f} ms")


def holds(found: Load, rate: float, most: float) -> bool:
    return found.moves_per_second >= NEARLY_ALL * rate and percentile(found.to_own_screen, 99) * 1000 < most


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = get_args(By)
    parser.add_argument("--other", type=Path, metavar="SRC", help="the src folder of another checkout")
    parser.add_argument("--by", nargs="+", choices=ways, default=["socket"], help="how guests send moves here (socket)")
    parser.add_argument("--other-by", nargs="+", choices=ways, default=["post"], help="and there (post)")
    parser.add_argument("--clocks", action="store_true", help="also here with a clock at every table")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--rates", type=lambda text: [float(each) for each in text.split(",")], default=[300.0])
    parser.add_argument("--climb", type=float, metavar="MS", help="then climb while 99%% of moves are shown within MS")
    return parser.parse_args()


def measured(side: Side, rate: float, tables: int, seconds: float) -> Load | None:
    """One measurement on a database of its own, also shown in words."""
    name = f"{side.name} {side.by}"
    table_guests.AGREED = {"clock": LIVE} if side.clock else {}
    with tempfile.TemporaryDirectory(prefix="saddlebag-sides-") as folder:
        log = Path(folder) / "server.log"
        with serving(f"sqlite:///{folder}/table.db", 1, log, side.source) as server:
            try:
                found = asyncio.run(table_load.load(server.port, tables, seconds, server.usage, side.by, rate))
            except (Refused, OSError, EOFError, TimeoutError) as error:
                print(f"{name:12} {rate:6.0f} could not be held: {str(error) or 'no answer in time'}", flush=True)
                return None
    print(f"{name:12} {rate:6.0f} {figures(found)}", flush=True)
    return found


def figures(found: Load) -> str:
    p50, p99 = (percentile(found.to_own_screen, percent) * 1000 for percent in (50, 99))
    guests, others = (each / found.seconds for each in (found.own_cpu_seconds, found.others_cpu_seconds))
    shown = f"{found.moves_per_second:6.0f} {found.server_milliseconds_a_move:11.2f} {p50:7.1f} {p99:8.1f}"
    return f"{shown} {guests:7.0%} {others:7.0%}"


if __name__ == "__main__":
    main()
