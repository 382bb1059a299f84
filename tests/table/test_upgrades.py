"""The rules change under running matches: in copies of the source a rule, an event or a field of the state is changed,
and a server from there opens what ours has stored."""

import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.table.kit import Guest, Json, Server, eventually
from tests.table.patched import FOUR_ACTIONS, NEW_VERSION, OTHER_EVENT, OTHER_FIELD, Change, busily, patched


@dataclass
class Stored:
    """What ours has stored before the upgrade."""

    database: Path
    folder: Path
    cookies: dict[str, dict[str, str]]
    fresh: str
    """A match whose first player has moved once."""
    long: str
    """A match of many turns."""
    alone: str
    """Ann with a bot."""
    filmed: str
    unfilmed: str
    """Both are over; the server died before it could make the film of the second."""

    def copy(self, name: str) -> Path:
        database = self.folder / f"{name}.db"
        shutil.copy(self.database, database)
        return database


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    folder = tmp_path_factory.mktemp("before")
    server = Server.in_folder(folder).start()
    ann, bob = server.guest(), server.guest()
    dice = random.Random(5)

    def table(moves: int) -> str:
        made = ann.create("me", "open", mode="versus", first_player=0)
        assert bob.post(f"/tables/{made}/join", {}).status_code == 200
        for _ in range(moves):
            actors = ann.snapshot(made)["actors"]
            if not actors:
                break
            (ann, bob)[actors[0]].play(made, actors[0], busily)
        return made

    alone = ann.create("me", "random", mode="versus", first_player=0)
    for _ in range(8):
        ann.play(alone, 0, dice.choice)
    ann.my_turn(alone, 0)
    found = Stored(
        database=folder / "table.db",
        folder=folder,
        cookies={"ann": dict(ann.http.cookies), "bob": dict(bob.http.cookies)},
        fresh=table(1),
        long=table(40),
        alone=alone,
        filmed=table(2000),
        unfilmed=table(2000),
    )
    eventually(lambda: films(found.database, found.unfilmed), "the film is made")
    server.stop()
    with closing(sqlite3.connect(found.database)) as database:
        database.execute("DELETE FROM film WHERE table_id = ?", [found.unfilmed])
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return found


def films(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT COUNT(*) FROM film WHERE table_id = ?", [table]).fetchone()[0])


@dataclass
class After:
    """The upgraded server and the people who come back to it."""

    server: Server
    ann: Guest
    bob: Guest


@contextmanager
def upgraded(stored: Stored, name: str, *changes: Change) -> Iterator[After]:
    server = Server(f"sqlite:///{stored.copy(name)}", stored.folder / f"{name}.log")
    if changes:
        server.environment = patched(stored.folder / name, *changes)
    server.start()
    try:
        yield After(server, Guest(server, stored.cookies["ann"]), Guest(server, stored.cookies["bob"]))
    finally:
        server.stop()


def texts(seen: Json) -> list[str]:
    return [line["text"] for line in seen["log"]]


UPDATED = "The rules were updated to version 3; this match goes on."


def test_a_match_that_comes_to_the_same_goes_on_and_its_log_tells_it_once(stored: Stored) -> None:
    with upgraded(stored, "version", NEW_VERSION) as after:
        for table in (stored.fresh, stored.long):
            assert after.ann.info(table)["rules"] is None
            seen = after.ann.snapshot(table)
            assert texts(seen).count(UPDATED) == 1
            assert texts(seen)[-1] == UPDATED
            seat = seen["actors"][0]
            (after.ann, after.bob)[seat].play(table, seat, random.choice)
        after.ann.play(stored.alone, 0, random.choice)
        after.server.stop()
        after.server.start()
        assert texts(after.ann.snapshot(stored.long)).count(UPDATED) == 1


def test_finished_matches_are_shown_as_they_were(stored: Stored) -> None:
    """From the film without running the rules; without a film where they still come to the same."""
    with upgraded(stored, "finished", NEW_VERSION, FOUR_ACTIONS) as after:
        info = after.ann.info(stored.filmed)
        record = after.ann.get(f"/tables/{stored.filmed}/record").json()
        assert (info["status"], info["rules"], record["version"]) == ("over", None, "2")
        total = len(record["decisions"])
        for at in (0, total // 2, total):
            for seat in (0, 1, "spectator"):
                seen = after.bob.get(f"/tables/{stored.filmed}/replay", at=at, seat=seat).json()
                assert (seen["decisions"], seen["total"], seen["version"]) == (at, total, "2")
                assert seen["view"]["seat"] == (None if seat == "spectator" else seat)
        now = after.ann.snapshot(stored.filmed, 0)
        replay = after.ann.get(f"/tables/{stored.filmed}/replay", at=total, seat=0).json()
        assert now["view"] == replay["view"]
        assert texts(now) == texts(replay)
        assert after.ann.live(stored.filmed, 0).until("snapshot")["snapshot"]["view"] == now["view"]
        refused = after.ann.post(f"/tables/{stored.filmed}/fork", {"at": total // 2, "seat": 0})
        assert refused.status_code == 422
        assert "Under today's rules" in refused.json()["detail"]

        bare = after.ann.info(stored.unfilmed)
        assert bare["result"]
        assert bare["rules"]["version"] == "2"
        seen = after.ann.snapshot(stored.unfilmed, 0)
        assert (seen["view"], seen["result"]) == (None, bare["result"])
        assert len(texts(seen)) > 50
        refusal = after.ann.get(f"/tables/{stored.unfilmed}/replay", at=0)
        assert refusal.status_code == 409
        assert "You can still save its record." in refusal.json()["detail"]
        assert after.ann.get(f"/tables/{stored.unfilmed}/record").json()["decisions"]


def test_a_film_that_was_not_made_in_time_is_made_at_the_next_opening(stored: Stored) -> None:
    with upgraded(stored, "refilmed") as after:
        assert after.ann.snapshot(stored.unfilmed, 0)["view"]
        eventually(lambda: films(stored.folder / "refilmed.db", stored.unfilmed), "the film is made")
        assert after.ann.get(f"/tables/{stored.unfilmed}/replay", at=3, seat=1).status_code == 200


def test_a_match_that_would_have_gone_another_way_waits_for_its_players(stored: Stored) -> None:
    with upgraded(stored, "rule", NEW_VERSION, FOUR_ACTIONS) as after:
        assert after.ann.snapshot(stored.fresh)["actors"]  # nobody has used up three actions yet
        table = stored.long
        assert table in [each["id"] for each in after.ann.get("/tables").json()]
        rules = after.ann.info(table)["rules"]
        assert (rules["version"], rules["now"], rules["can_go_on"], rules["waiting_for"]) == ("2", "3", True, [0, 1])
        assert re.fullmatch(r"At decision \d+ a different question would now be asked\.", rules["reason"])
        seen = after.ann.snapshot(table, 0)
        assert seen["view"]
        assert (seen["actors"], seen["ask"]) == ([], None)
        assert len(texts(seen)) > 20
        live = after.bob.live(table, 1)
        assert live.until("snapshot")["table"]["rules"]["reason"] == rules["reason"]
        refused = after.ann.move(table, 0, seen["number"], "end")
        assert refused.status_code == 409
        assert "its players must decide" in refused.json()["detail"]
        assert after.server.guest().post(f"/tables/{table}/rules", {"wish": "end"}).status_code == 403

        record = after.ann.get(f"/tables/{table}/record").json()
        whole = log_of(stored.database, table)
        assert (record["seed"], record["version"]) == ("", "2")
        told = [(text, seat) for text, (seat, _) in zip(record["decisions"], whole, strict=True) if text != "?"]
        assert told
        assert all(seat == 0 for _, seat in told)
        assert after.server.guest().get(f"/tables/{table}/record").status_code == 409

        assert after.ann.post(f"/tables/{table}/rules", {"wish": "go_on"}).json()["rules"]["go_on"] == [0]
        assert after.bob.post(f"/tables/{table}/rules", {"wish": "end"}).json()["rules"]["end"] == [1]
        assert after.bob.post(f"/tables/{table}/rules", {"wish": "go_on"}).json()["rules"] is None
        assert live.until("snapshot")["snapshot"]["actors"]
        live.close()
        seen = after.ann.snapshot(table)
        assert re.search(r"goes on from where the table last rested, \d+ decisions? back\.$", texts(seen)[-1])
        while seen["actors"]:
            seat = seen["actors"][0]
            (after.ann, after.bob)[seat].play(table, seat, random.choice)
            seen = after.ann.snapshot(table)
        end = after.ann.get(f"/tables/{table}/record").json()
        assert re.fullmatch(r"2, 3 from decision \d+ on", end["version"])
        assert end["seed"]
        assert after.ann.get(f"/tables/{table}/replay", at=1, seat=0).status_code == 200


def log_of(database: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT seat, answer FROM move WHERE table_id = ? ORDER BY n", [table]).fetchall()


def test_who_leaves_agrees_and_a_match_is_ended_without_a_winner(stored: Stored) -> None:
    with upgraded(stored, "ended", NEW_VERSION, FOUR_ACTIONS) as after:
        table = stored.long
        assert after.ann.post(f"/tables/{table}/rules", {"wish": "end"}).json()["status"] == "playing"
        left = after.bob.post(f"/tables/{table}/leave")
        assert left.status_code == 200
        assert (left.json()["status"], left.json()["result"]["winners"]) == ("over", [])
        info = after.ann.info(table)
        assert info["seed"]
        assert info["result"]["reason"].endswith("the players end this match without a winner.")
        seen = after.ann.snapshot(table, 0)
        assert (seen["view"], seen["result"]) == (None, info["result"])
        record = after.ann.get(f"/tables/{table}/record").json()
        assert record["seed"] == info["seed"]
        assert len(record["decisions"]) == len(log_of(stored.database, table))
        assert "?" not in record["decisions"]
        after.server.stop()
        after.server.start()
        assert after.ann.snapshot(table, 0)["result"] == info["result"]


def test_a_state_of_another_shape_is_made_again_from_the_log(stored: Stored) -> None:
    with upgraded(stored, "field", OTHER_FIELD) as after:
        for table in (stored.fresh, stored.long):
            assert after.ann.info(table)["rules"] is None
            seen = after.ann.snapshot(table)
            assert "stood_on_engine" in seen["view"]
            assert not [text for text in texts(seen) if "rules were updated" in text]
            seat = seen["actors"][0]
            (after.ann, after.bob)[seat].play(table, seat, random.choice)


def test_where_neither_the_log_nor_the_state_fits_a_match_can_only_be_ended(stored: Stored) -> None:
    with upgraded(stored, "rule and field", NEW_VERSION, FOUR_ACTIONS, OTHER_FIELD) as after:
        table = stored.long
        assert after.ann.info(table)["rules"]["can_go_on"] is False
        seen = after.ann.snapshot(table, 0)
        assert seen["view"] is None
        assert len(texts(seen)) > 20
        refused = after.ann.post(f"/tables/{table}/rules", {"wish": "go_on"})
        assert (refused.status_code, refused.json()["kind"]) == (409, "illegal")
        assert after.ann.post(f"/tables/{table}/leave").status_code == 200
        assert after.bob.post(f"/tables/{table}/rules", {"wish": "end"}).json()["status"] == "over"


def test_an_event_of_another_name_stops_no_match_and_its_sentence_stays(stored: Stored) -> None:
    before = texts_on(stored)
    with upgraded(stored, "event", NEW_VERSION, OTHER_EVENT) as after:
        seen = after.ann.snapshot(stored.long, 0)
        assert texts(seen) == [*before, UPDATED]
        assert "Unknown" in [line["kind"] for line in seen["log"]]
        seat = seen["actors"][0]
        (after.ann, after.bob)[seat].play(stored.long, seat, random.choice)
        replay = after.ann.get(f"/tables/{stored.filmed}/replay", at=5, seat=0).json()
        assert "TurnBegan" in [line["kind"] for line in replay["log"]]


def texts_on(stored: Stored) -> list[str]:
    """The log of the long match as the server that stored it tells it."""
    with upgraded(stored, "as it was") as before:
        return texts(before.ann.snapshot(stored.long, 0))


def test_what_nobody_can_tell_any_more_is_said_once(stored: Stored) -> None:
    """Logs of before have no sentences: of events that are gone they know nothing."""
    with closing(sqlite3.connect(stored.copy("gone"))) as database:
        database.execute("UPDATE move SET words = NULL, asked = NULL")
        database.execute("UPDATE table_ SET opening_words = NULL")
        database.commit()
    untold = Stored(**{**vars(stored), "database": stored.folder / "gone.db"})
    with upgraded(untold, "told", NEW_VERSION, FOUR_ACTIONS, OTHER_EVENT) as after:
        lost = "Something happened here that this version cannot tell."
        seen = after.ann.snapshot(untold.long, 0)
        assert texts(seen).count(lost) == 1
        assert len(texts(seen)) > 20
