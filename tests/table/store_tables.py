"""Tables of every kind as this version of the program stores them, kept so that later ones are tried on them.

    python -m tests.table.store_tables VERSION

writes tests/table/stored/VERSION: the database, packed, and tables.json, which says what is in it and who sits where.
Run it once for each release, from the release itself; a bundle that is there is never made again.
"""

import json
import lzma
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from saddlebag.games import game as find_game
from tests.table.kit import Guest, Json, Server, eventually

STORED = Path(__file__).parent / "stored"
MODES: dict[str, list[Json]] = {
    "train_heist": [
        {"mode": "coop", "players": 2},
        {"mode": "versus", "players": 3},
        {"mode": "solitaire", "players": 1, "cowboys": 2},
    ],
    "deck_goes_west": [
        {"mode": "versus", "players": 2},
        {"mode": "cooperative", "players": 2},
        {"mode": "solo", "players": 1},
    ],
    "high_stakes_drifter": [
        {"mode": "quickstart", "players": 2},
        {"mode": "standard", "players": 2},
        {"mode": "high_stakes", "players": 3},
    ],
}


class Storekeeper:
    """Plays tables of one game and mode, each up to where it is to be stored."""

    def __init__(self, server: Server, database: Path, game: str, options: Json) -> None:
        self.server = server
        self.database = database
        self.game = game
        self.options = options
        self.dice = random.Random(f"{game} {options}")
        self.people = [server.guest(), server.guest()]
        self.tables: list[Json] = []

    def store_all(self) -> list[Json]:
        """One table of each kind."""
        if self.options["players"] > 1:
            self._keep("waiting", self._open())
        self._keep("persons", self._persons())
        self._keep("mid_turn", self._mid_turn())
        self._keep("undone", self._undone())
        self._keep("with_bots", self._with_bots())
        finished = self._finished()
        self._keep("finished", finished)
        self._keep("forked", self._forked(finished))
        self._keep("record", self._record(finished))
        return self.tables

    def store_bots_alone(self) -> list[Json]:
        """Bots that are still thinking when the server stops."""
        self.tables = []
        if self.options["players"] > 1:
            self._keep("bots_alone", self._create(["drover"] * self.options["players"]))
        return self.tables

    def _keep(self, kind: str, table: str) -> None:
        names = [guest.id for guest in self.people]
        self.tables.append({"id": table, "game": self.game, "kind": kind, "options": self.options, "people": names})

    # --- tables -----------------------------------------------------------------------------------------------------

    def _create(self, kinds: list[str]) -> str:
        wishes = [{"kind": "bot", "bot": kind} if kind in ("random", "drover") else {"kind": kind} for kind in kinds]
        body = {"game": self.game, "options": self.options, "seats": wishes, "private": False, "pace": 0}
        answer = self.people[0].post("/tables", body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def _open(self) -> str:
        """The first person has seat 0 and says something; the others are open."""
        seats = self._seats()
        table = self._create(["me", *["open"] * (seats - 1)])
        assert self.people[0].post(f"/tables/{table}/chat", {"text": "Who rides with me?"}).status_code == 201
        return table

    def _persons(self, moves: int = 12) -> str:
        """Two people, of whom the second has all seats but the first."""
        table = self._open()
        for _ in range(1, self._seats()):
            answer = self.people[1].post(f"/tables/{table}/join", {})
            assert answer.status_code == 200, answer.text
        self._choose(table)
        self._play(table, moves)
        return table

    def _mid_turn(self) -> str:
        table = self._persons(5)
        for _ in range(200):
            if self._in_mid_act(table):
                return table
            self._play(table, 1)
        raise AssertionError(f"{self.game} {self.options} never stops in mid-turn")

    def _undone(self) -> str:
        table = self._persons(6)
        for _ in range(2):
            self._take_back(table)
            self._play(table, 3)
        return table

    def _with_bots(self) -> str:
        kinds = ["me"] * self._seats() if self.options["players"] == 1 else ["me", *["random"] * (self._seats() - 1)]
        table = self._create(kinds)
        self._choose(table)
        self._play_own(table, 6)
        return table

    def _finished(self) -> str:
        table = self._persons(0)
        while self._play(table, 50):
            pass
        assert self.people[1].post(f"/tables/{table}/chat", {"text": "Well played."}).status_code == 201
        return table

    def _forked(self, finished: str) -> str:
        at = self.people[0].info(finished)["decisions"] // 2
        answer = self.people[0].post(f"/tables/{finished}/fork", {"at": at, "seat": 0})
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        self._play_own(table, 3)
        return table

    def _record(self, finished: str) -> str:
        answer = self.people[1].post("/records", self.people[1].get(f"/tables/{finished}/record").json())
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    # --- play -------------------------------------------------------------------------------------------------------

    def _seats(self) -> int:
        return int(find_game(self.game).make_options(self.options).seats())

    def _owner(self, table: str, seat: int) -> Guest:
        return next(guest for guest in self.people if guest.info(table)["seats"][seat]["yours"])

    def _choose(self, table: str) -> None:
        """Everybody takes what is usual of what each seat chooses for itself."""
        for seat in self.people[0].info(table)["seats"]:
            if seat["kind"] == "person" and not seat["ready"]:
                owner, path = self._owner(table, seat["seat"]), f"/api/tables/{table}/seats/{seat['seat']}/choices"
                answer = owner.http.put(path, json={"choices": {}})
                assert answer.status_code == 200, answer.text

    def _play(self, table: str, moves: int) -> bool:
        """So many answers by chance; whether the match still goes on."""
        owners = [self._owner(table, seat) for seat in range(self._seats())]
        for _ in range(moves):
            actors = self.people[0].snapshot(table)["actors"]
            if not actors:
                return False
            owners[actors[0]].play(table, actors[0], self.dice.choice)
        return True

    def _play_own(self, table: str, moves: int) -> None:
        """So many answers of the first person, who then is to act again; bots play the other seats."""
        ann = self.people[0]
        own = [seat["seat"] for seat in ann.info(table)["seats"] if seat["yours"]]
        for left in range(moves, -1, -1):
            seat = eventually(lambda: set(ann.snapshot(table)["actors"]) & set(own), "a person is to act").pop()
            if left:
                ann.play(table, seat, self.dice.choice)

    def _take_back(self, table: str) -> None:
        """Whoever had the last choice takes it back; the others agree."""
        for seat in range(self._seats()):
            owner = self._owner(table, seat)
            if not owner.snapshot(table, seat)["undo"]["possible"]:
                continue
            state = owner.post(f"/tables/{table}/undo", {"seat": seat}).json()
            for other in state["waiting_for"]:
                answer = {"seat": other, "agree": True}
                self._owner(table, other).post(f"/tables/{table}/undo/answer", answer)
            return

    def _in_mid_act(self, table: str) -> bool:
        """Whether the match, as it is stored, has decisions since its last checkpoint."""
        with closing(sqlite3.connect(self.database)) as database:
            n, save = database.execute("SELECT n, save FROM snapshot WHERE table_id = ?", [table]).fetchone()
            query = "SELECT answer, seat FROM move WHERE table_id = ? AND n >= ? ORDER BY n"
            later = database.execute(query, [table, n]).fetchall()
        match = find_game(self.game).load(save)
        for answer, seat in later:
            match.apply(answer, seat)
        return match.in_mid_act


def store(version: str) -> Path:
    """Play all tables, and pack the database with a list of them."""
    folder = STORED / version
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "table.db"
        server = Server(f"sqlite:///{database}", Path(scratch) / "server.log").start()
        try:
            keepers = [Storekeeper(server, database, game, mode) for game, modes in MODES.items() for mode in modes]
            tables = [each for keeper in keepers for each in keeper.store_all()]
            tables += [each for keeper in keepers for each in keeper.store_bots_alone()]
        finally:
            server.kill()
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
            (secret,) = connection.execute("SELECT value FROM secret WHERE name = 'cookies'").fetchone()
        (folder / "tables.db.xz").write_bytes(lzma.compress(database.read_bytes(), preset=9))
    rules = {game: find_game(game).version for game in MODES}
    told = {"rules": rules, "cookie": {"name": "saddlebag_guest", "salt": "cookie", "key": secret}, "tables": tables}
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n")
    return folder


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say the version whose tables these are: python -m tests.table.store_tables 0.1.0")
    print(f"Stored in {store(sys.argv[1])}.")
