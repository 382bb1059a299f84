"""One guest at one address who does their worst: `python -m tests.soak.attacker PORT SECONDS`, on loopback only.

Each mischief runs for a few seconds with several requests at once; what the server answered is counted and printed.
"""

import asyncio
import contextlib
import json
import os
import random
import sys
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ADDRESS = "192.0.2.66"
AT_ONCE = 16
SECONDS_EACH = 6.0
"""For each mischief, or less where all of them would not have their turn."""
PATIENCE = 30.0
BAD_DECK = "\n".join(f"3 Bufalo Bil Codi {number}" for number in range(250))[:6000]
DEEP = b'{"game":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
OWN_TABLE = {
    "game": "train_heist",
    "options": {"players": 2, "mode": "versus"},
    "seats": [{"kind": "me"}, {"kind": "guest"}],
}
FRAGMENT = os.urandom(15_000)


class Attacker:
    """A guest with a grudge."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.answers: Counter[str] = Counter()
        headers = {"x-forwarded-for": ADDRESS}
        limits = httpx.Limits(max_connections=4 * AT_ONCE)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api", headers=headers, timeout=PATIENCE, limits=limits
        )
        self.tables: list[str] = []

    async def arrive(self) -> None:
        await self.http.get("/me")
        for _ in range(3):
            answer = await self.http.post(
                "/tables",
                json={
                    "game": "train_heist",
                    "seats": [{"kind": "me"}, {"kind": "guest"}],
                    "options": {"players": 2, "mode": "versus"},
                },
            )
            if answer.is_success:
                self.tables.append(answer.json()["id"])

    async def send(self, method: str, path: str, **what: Any) -> httpx.Response | None:
        """One request; what came of it is counted."""
        try:
            answer = await self.http.request(method, path, **what)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    @property
    def table(self) -> str:
        return random.choice(self.tables)

    # --- mischief -------------------------------------------------------------------------------------------------

    async def bad_decks(self) -> None:
        await self.send("POST", "/games/high_stakes_drifter/decks/check", json={"text": BAD_DECK})

    async def kept_bad_decks(self) -> None:
        wish = {"game": "high_stakes_drifter", "name": "bad", "text": BAD_DECK}
        await self.send("POST", "/decks", json=wish)
        await self.send("GET", "/decks")

    async def bad_decks_at_tables(self) -> None:
        seats = [{"kind": "me", "choices": {"decks": BAD_DECK}}, {"kind": "open"}]
        wish = {"game": "high_stakes_drifter", "options": {"players": 2, "mode": "standard"}, "seats": seats}
        await self.send("POST", "/tables", json=wish)

    async def packs(self) -> None:
        number = random.randrange(10**15)
        await self.send("POST", f"/games/high_stakes_drifter/decks/sealed?sealed={number}")
        await self.send("POST", f"/games/high_stakes_drifter/decks/sealed/build?sealed={number}")

    async def marshals(self) -> None:
        seats = [{"kind": "bot", "bot": "marshal"}] * 3
        wish = {"game": "train_heist", "options": {"players": 3, "mode": "versus"}, "seats": seats, "pace": 0}
        await self.send("POST", "/tables", json=wish)

    async def hints(self) -> None:
        await self.send("GET", f"/tables/{self.table}/hint", params={"seat": random.randrange(2)})

    async def records(self) -> None:
        record = {
            "game": "train_heist",
            "version": "2",
            "options": {"players": 2},
            "seed": "1" * random.choice((5, 4000)),
            "commitment": "",
            "decisions": ["end"] * 100_000,
            "result": None,
        }
        await self.send("POST", "/records", json=record)

    async def deep_bodies(self) -> None:
        await self.send("POST", "/tables", content=DEEP, headers={"content-type": "application/json"})

    async def broken_letters(self) -> None:
        body = b'{"game":"\xff\xfe"}'
        await self.send("POST", "/tables", content=body, headers={"content-type": "application/json"})

    async def questions(self) -> None:
        thing = random.choice(("loot", "card:r04", "space:s05", "x" * 200))
        await self.send("GET", f"/tables/{self.table}/why", params={"seat": 0, "thing": thing})

    async def undos(self) -> None:
        await self.send("POST", f"/tables/{self.table}/undo", json={"seat": random.randrange(2)})

    async def guesses(self) -> None:
        wish = {"seat": random.randrange(2), "number": random.randrange(3), "key": uuid.uuid4().hex, "answer": "loot"}
        await self.send("POST", f"/tables/{self.table}/moves", json=wish)

    async def talk(self) -> None:
        await self.send("POST", f"/tables/{self.table}/chat", json={"text": "hey " * 100})

    async def searches(self) -> None:
        await self.send("GET", "/games/high_stakes_drifter/rules", params={"search": "a e i o u " * 20})

    async def newcomers(self) -> None:
        """Without a cookie each request is a new guest."""
        async with httpx.AsyncClient(headers={"x-forwarded-for": ADDRESS}, timeout=PATIENCE) as stranger:
            with contextlib.suppress(httpx.HTTPError):
                answer = await stranger.get(f"http://127.0.0.1:{self.port}/api/tables")
                self.answers[str(answer.status_code)] += 1

    async def watchers(self) -> None:
        """Come, look, ask for everything, go."""
        async with self.socket() as live:
            for _ in range(30):
                await live.send('{"type":"resync"}')
            await live.recv()

    async def silent_readers(self) -> None:
        """Ask for much and read nothing."""
        async with self.socket(max_queue=1) as live:
            for _ in range(200):
                await live.send('{"type":"resync"}')
            await asyncio.sleep(1.0)

    async def fragments(self) -> None:
        """A message that never ends."""

        async def endless() -> Any:
            for _ in range(4_000):
                yield FRAGMENT

        async with self.socket() as live:
            await live.send(endless())

    def socket(self, **how: Any) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "x-forwarded-for": ADDRESS}
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live?seat=0",
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            **how,
        )

    # --- all of it --------------------------------------------------------------------------------------------------

    async def rage(self, seconds: float) -> None:
        """One mischief after the other."""
        clock = asyncio.get_running_loop().time
        until = clock() + seconds
        mischief = [
            self.bad_decks, self.kept_bad_decks, self.bad_decks_at_tables, self.packs, self.marshals, self.hints,
            self.records, self.deep_bodies, self.broken_letters, self.questions, self.undos, self.guesses, self.talk,
            self.searches, self.newcomers, self.watchers, self.silent_readers, self.fragments,
        ]  # fmt: skip
        random.shuffle(mischief)
        seconds_each = min(SECONDS_EACH, seconds / len(mischief))
        while clock() < until:
            for each in mischief:
                end = min(until, clock() + seconds_each)
                await asyncio.gather(*(self.again_and_again(each, end) for _ in range(AT_ONCE)))

    async def again_and_again(self, act: Callable[[], Awaitable[None]], until: float) -> None:
        """One mischief until then; one that hangs is given up, so that the others have their turn."""
        clock = asyncio.get_running_loop().time
        while clock() < until:
            try:
                async with asyncio.timeout_at(until + 1.0):
                    await act()
            except (OSError, WebSocketException, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
            await asyncio.sleep(0.01)


async def main(port: int, seconds: float) -> None:
    attacker = Attacker(port)
    await attacker.arrive()
    await attacker.rage(seconds)
    await attacker.http.aclose()
    print(json.dumps(attacker.answers))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2])))
