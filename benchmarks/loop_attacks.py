"""One guest does their worst, one kind of request after the other, while others play. Started by loop_watch."""

import asyncio
import itertools
import json
import random
import sys
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import httpx

from benchmarks.table_guests import Table
from benchmarks.table_load import any_option, percentile
from saddlebag.games import game

DECKS = "high_stakes_drifter"
PLAYERS = 6
SECONDS = 4.0
AT_ONCE = 4
BAD_DECK = "\n".join(f"1 Nobody{number}" for number in range(450))
SPACES = "gear" + " " * 5900 + "x"

Attack = Callable[[httpx.AsyncClient, int], Awaitable[Any]]


@cache
def record(name: str, seed: int, **options: Any) -> dict[str, Any]:
    """A match played at random to its end."""
    match = game(name).start(game(name).make_options(options), seed)
    dice = random.Random(seed)
    while match.ask is not None:
        match.apply(dice.choice(match.options))
    found: dict[str, Any] = json.loads(match.record().to_json())
    return found


async def finished(http: httpx.AsyncClient) -> str:
    """A table with the longest match that we know."""
    answer = await http.post("/records", json=record("deck_goes_west", 1, players=5, mode="versus"))
    return str(answer.json()["id"])


async def nothing(http: httpx.AsyncClient, n: int) -> None:
    """To compare with."""
    await asyncio.sleep(1)


async def check_decks(http: httpx.AsyncClient, n: int) -> None:
    await http.post(f"/games/{DECKS}/decks/check", json={"text": BAD_DECK if n % 2 else SPACES})


async def keep_decks(http: httpx.AsyncClient, n: int) -> None:
    await http.post("/decks", json={"game": DECKS, "name": str(n), "text": BAD_DECK})
    await http.get("/decks")


async def sealed_packs(http: httpx.AsyncClient, n: int) -> None:
    await http.post(f"/games/{DECKS}/decks/sealed/build", params={"sealed": n})


async def eight_bad_decks(http: httpx.AsyncClient, n: int) -> None:
    await http.post("/tables", json={"game": DECKS, "options": {"players": 8, "decks": [BAD_DECK] * 8}})


async def long_options(http: httpx.AsyncClient, n: int) -> None:
    worst: list[Any] = ["x" * 1_900_000, ["y"] * 400_000, {str(each): each for each in range(100_000)}]
    await http.post("/tables", json={"game": DECKS, "options": {"decks": worst[n % 3]}})


async def tables_of_all_kinds(http: httpx.AsyncClient, n: int) -> None:
    options = {"players": 8, "mode": "standard", "ante": 1 + n % 25, "starting_stake": 100 + n}
    await http.post(
        "/tables", json={"game": DECKS, "options": options, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 7}
    )
    await http.get("/tables")


async def long_records(http: httpx.AsyncClient, n: int) -> None:
    worst: dict[str, Any] = {"decisions": ["x"] * 20_000, "options": {}}
    await http.post("/records", json={**record("train_heist", n, players=2, mode="coop"), **(worst if n % 2 else {})})


async def huge_records(http: httpx.AsyncClient, n: int) -> None:
    await http.post("/records", json={**record("train_heist", 1, players=2), "decisions": ["x"] * 450_000})


async def replays(http: httpx.AsyncClient, n: int) -> None:
    if not hasattr(http, "finished"):
        http.finished = await finished(http)  # type: ignore[attr-defined]
    await http.get(f"/tables/{http.finished}/replay", params={"at": 24 + 25 * n % 800, "seat": n % 5})  # type: ignore[attr-defined]
    if n % 5 == 0:
        await http.get(f"/tables/{http.finished}/record")  # type: ignore[attr-defined]


async def forks(http: httpx.AsyncClient, n: int) -> None:
    if not hasattr(http, "finished"):
        http.finished = await finished(http)  # type: ignore[attr-defined]
    await http.post(f"/tables/{http.finished}/fork", json={"at": 24 + 25 * n % 800, "seat": n % 5})  # type: ignore[attr-defined]


async def books(http: httpx.AsyncClient, n: int) -> None:
    for name in ("train_heist", "deck_goes_west", DECKS):
        await http.get(f"/games/{name}/rules", params={"search": "a " * 99} if n % 2 else {})
        await http.get(f"/games/{name}/content")
    await http.get("/games")
    await http.get("/schema/openapi.json")


async def files(http: httpx.AsyncClient, n: int) -> None:
    page = (await http.get(str(http.base_url).removesuffix("api/"))).text
    for part in page.split('"'):
        if part.startswith("/assets/"):
            await http.get(str(http.base_url).removesuffix("/api/") + part)


async def deep_and_huge(http: httpx.AsyncClient, n: int) -> None:
    worst = ["[" * 900_000, "[" * 900 + "1" + "]" * 900, "9" * 1_900_000, '"' + "\\u1234" * 300_000 + '"']
    body = f'{{"game": "train_heist", "options": {{"players": {worst[n % 4]}}}}}'
    await http.post("/tables", content=body, headers={"content-type": "application/json"})


async def many_tables(http: httpx.AsyncClient, n: int) -> None:
    await http.post("/tables", json={"game": "train_heist", "seats": [{"kind": "me"}, {"kind": "open"}]})
    await http.get("/tables")


async def undoing(http: httpx.AsyncClient, n: int) -> None:
    if not hasattr(http, "own"):
        body = {"game": "train_heist", "options": {"players": 1, "mode": "solitaire", "cowboys": 2}, "pace": 0}
        http.own = (await http.post("/tables", json={**body, "seats": [{"kind": "me"}] * 2})).json()["id"]  # type: ignore[attr-defined]
    path = f"/tables/{http.own}"  # type: ignore[attr-defined]
    for _ in range(10):
        seen = (await http.get(f"{path}/snapshot", params={"seat": 0})).json()
        seat = seen["actors"][0] if seen["actors"] else 0
        ask = (await http.get(f"{path}/snapshot", params={"seat": seat})).json()["ask"]
        if not ask:
            del http.own  # type: ignore[attr-defined]
            return
        answer = random.choice(ask["options"])["text"]
        move = {"seat": seat, "number": seen["number"], "key": str(random.random()), "answer": answer}
        await http.post(f"{path}/moves", json=move)
    await http.post(f"{path}/undo", json={"seat": 0})


ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        nothing, check_decks, keep_decks, sealed_packs, eight_bad_decks, long_options, tables_of_all_kinds, many_tables,
        long_records, huge_records, replays, forks, books, files, deep_and_huge, undoing,
    )
}  # fmt: skip


async def play(table: Table, waited: list[float], ended: asyncio.Event) -> None:
    choose = any_option(random.Random(1))
    while not ended.is_set() and not table.over:
        shown = await table.move(choose)
        waited.append(shown.on_other_screens - shown.sent)
        await asyncio.sleep(0.1)


async def attacked(port: int, name: str, address: str) -> tuple[list[float], str]:
    """How long moves took while this went on, and how the attackers, in a process of their own, were answered."""
    ended, waited = asyncio.Event(), list[float]()
    tables = [await Table.of_two(port, {"players": 2, "mode": "versus"}) for _ in range(PLAYERS)]
    playing = [asyncio.create_task(play(table, waited, ended)) for table in tables]
    command = [sys.executable, "-m", "benchmarks.loop_attacks", str(port), name, address]
    attackers = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await attackers.communicate()
    ended.set()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in tables:
        table.leave()
    return waited, said.decode().strip()


async def attack_on(port: int, attack: Attack, address: str) -> dict[int, int]:
    """Send as much as can be sent for a while, as several guests of one address; how often each status came back."""
    answers: dict[int, int] = {}

    async def note(response: httpx.Response) -> None:
        answers[response.status_code] = answers.get(response.status_code, 0) + 1

    async def go_on() -> None:
        api = f"http://127.0.0.1:{port}/api/"
        hooks = {"response": [note]}
        async with httpx.AsyncClient(
            base_url=api, headers={"x-forwarded-for": address}, event_hooks=hooks, timeout=60
        ) as http:
            await http.get("/me")
            for n in itertools.count(1):
                await attack(http, n)

    attackers = [asyncio.create_task(go_on()) for _ in range(AT_ONCE)]
    done, _ = await asyncio.wait(attackers, timeout=SECONDS)
    for each in attackers:
        each.cancel()
    for each in done:
        print(f"(stopped by {each.exception()!r})", end=" ")
    return answers


async def main(port: int, names: list[str]) -> int:
    for number, name in enumerate(names or ATTACKS):
        waited, answers = await attacked(port, name, f"198.51.100.{number}")
        middle, most = (1000 * percentile(waited, each) for each in (50, 100)) if waited else (0.0, 0.0)
        print(f"{name:20} {len(waited):4} moves, p50 {middle:5.0f} ms, worst {most:5.0f} ms; {answers}", flush=True)
    return 0


if __name__ == "__main__":
    if len(sys.argv) == 4 and sys.argv[3].startswith("198.51.100."):
        found = asyncio.run(attack_on(int(sys.argv[1]), ATTACKS[sys.argv[2]], sys.argv[3]))
        print(", ".join(f"{count} x {status}" for status, count in sorted(found.items())))
    else:
        sys.exit(asyncio.run(main(int(sys.argv[1]), sys.argv[2:])))
