"""How long one guest waits for a bot while another has many tables of Marshals: `python -m benchmarks.table_bots`.

The crowd sits at its tables with live sockets, all seats played by Marshals, which think without a pause. The other
guest has one table, ends each turn at once, and waits for the Marshal's first answer.
"""

import argparse
import asyncio
import tempfile
import uuid
from pathlib import Path

import msgspec

from benchmarks.table_guests import Guest, Seat
from benchmarks.table_load import open_files, percentile
from benchmarks.table_server import serving

OPTIONS = {"players": 2, "mode": "versus", "first_player": 0}
PASSING = ("end", "pass", "done", "stop")
PATIENCE = 120.0


async def sit_down(guest: Guest) -> Seat:
    """At a new table with a Marshal."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "marshal"}]
    wish = {"game": "train_heist", "options": OPTIONS, "seats": seats, "private": True, "pace": 0}
    table_id = str(msgspec.json.decode(await guest.ask("POST", "/tables", wish))["id"])
    return await Seat.connect(guest, table_id, 0)


async def crowd(port: int, tables: int) -> list[Seat]:
    """One guest with many tables, at which Marshals play among themselves."""
    guest = await Guest.arrive(port)
    seats = [await sit_down(guest) for _ in range(tables)]
    for seat in seats:
        await guest.ask("POST", f"/tables/{seat.table_id}/seats/0/bot", {"bot": "marshal"})
    return seats


async def end_turn(seat: Seat) -> float:
    """Move on until the Marshal is asked; the seconds until its first answer."""
    clock = asyncio.get_running_loop().time
    while seat.options:
        answer = next((option for option in seat.options if option.verb in PASSING), seat.options[0])
        number = seat.number
        own = seat.shown(number + 1)
        body = {"seat": 0, "number": number, "key": uuid.uuid4().hex, "answer": answer.text}
        await seat.guest.ask("POST", f"/tables/{seat.table_id}/moves", body)
        async with asyncio.timeout(PATIENCE):
            await own
        asked = clock()
        if seat.number > number + 1:
            return 0.0  # it was as quick as that
        if not seat.options:
            async with asyncio.timeout(PATIENCE):
                return await seat.shown(number + 2) - asked
    raise RuntimeError("the Marshal was never asked")


async def measure(port: int, tables: int, seconds: float) -> None:
    alone = await sit_down(await Guest.arrive(port))
    busy = await crowd(port, tables)
    clock = asyncio.get_running_loop().time
    begin, before = clock(), sum(seat.number for seat in busy)
    waits: list[float] = []
    while clock() - begin < seconds:
        waits.append(await end_turn(alone))
        while not alone.options and clock() - begin < seconds:
            await asyncio.sleep(0.01)  # the rest of its turn
        if not alone.options:
            break
    spent, moves = clock() - begin, sum(seat.number for seat in busy) - before
    print(f"{tables} tables of Marshals beside: {len(waits)} waits in {spent:.0f} s;", end=" ")
    print(f"median {percentile(waits, 50):.2f} s, longest {max(waits):.2f} s; {moves / spent:.1f} answers/s there")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=28)
    parser.add_argument("--seconds", type=float, default=60.0)
    wish = parser.parse_args()
    open_files(8 * wish.tables + 200)
    with tempfile.TemporaryDirectory(prefix="saddlebag-bench-") as folder:
        log = Path(folder) / "server.log"
        with serving(f"sqlite:///{folder}/table.db", 1, log) as server:
            asyncio.run(measure(server.port, wish.tables, wish.seconds))


if __name__ == "__main__":
    main()
