"""Finished matches: replay from any seat's eyes, fork, records out and in."""

import random

import pytest

from tests.table.kit import Guest, Json, Server


@pytest.fixture(scope="module")
def ann_and_table(server: Server) -> tuple[Guest, str]:
    ann = server.guest()
    table = ann.create("me", "random", mode="versus")
    while ann.play(table, 0, random.choice):
        pass
    return ann, table


def record_of(ann: Guest, table: str) -> Json:
    return dict(ann.get(f"/tables/{table}/record").json())


def test_any_moment_can_be_seen_from_any_seat(ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    total = len(record_of(ann, table)["decisions"])
    for at in (0, 1, total // 2, total - 1, total):
        for seat in (0, 1, "spectator"):
            seen = ann.get(f"/tables/{table}/replay", at=at, seat=seat).json()
            assert (seen["decisions"], seen["total"]) == (at, total)
            assert seen["view"]["seat"] == (None if seat == "spectator" else seat)
    assert seen["result"] == ann.info(table)["result"]
    for wrong in ({"at": total + 1}, {"at": 0, "seat": 7}):
        assert ann.get(f"/tables/{table}/replay", **wrong).status_code == 404


def test_the_last_moment_of_the_replay_is_the_end_of_the_match(ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    total = len(record_of(ann, table)["decisions"])
    replay = ann.get(f"/tables/{table}/replay", at=total, seat=0).json()
    now = ann.snapshot(table, 0)
    assert replay["view"] == now["view"]
    assert [line["text"] for line in replay["log"]] == [line["text"] for line in now["log"]]


def test_a_fork_goes_on_from_that_moment(ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    at = len(record_of(ann, table)["decisions"]) // 2
    forked = ann.post(f"/tables/{table}/fork", {"at": at, "seat": 1}).json()
    assert forked["forked_from"] == table
    assert [seat["kind"] for seat in forked["seats"]] == ["bot", "person"]
    assert forked["number"] >= at
    seen = ann.my_turn(forked["id"], 1)
    assert seen["log"]
    while ann.play(forked["id"], 1, random.choice):
        pass
    ours, theirs = record_of(ann, forked["id"]), record_of(ann, table)
    assert ours["decisions"][:at] == theirs["decisions"][:at]
    total = len(theirs["decisions"])
    assert ann.post(f"/tables/{table}/fork", {"at": total, "seat": 0}).status_code == 422
    assert ann.post(f"/tables/{table}/fork", {"at": 0, "seat": 9}).status_code == 404


def test_a_record_is_taken_in_and_can_be_watched(server: Server, ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    bob = server.guest()
    record = record_of(ann, table)
    imported = bob.post("/records", record)
    assert imported.status_code == 201, imported.text
    twin = imported.json()["id"]
    assert imported.json()["status"] == "over"
    assert record_of(bob, twin) == record
    assert bob.snapshot(twin)["result"] == record["result"]
    assert bob.get(f"/tables/{twin}/replay", at=3, seat=1).status_code == 200


def test_a_record_that_was_taken_in_is_among_ones_own_tables(server: Server, ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    bob, carol = server.guest(), server.guest()
    twin = bob.post("/records", record_of(ann, table)).json()["id"]
    assert [(each["id"], each["yours"]) for each in bob.get("/tables").json() if each["id"] == twin] == [(twin, True)]
    assert twin not in [each["id"] for each in carol.get("/tables").json()]
    assert carol.get(f"/tables/{twin}").status_code == 404
    assert not bob.info(twin)["you_are_seated"]
    assert twin in [each["id"] for each in bob.get("/tables").json()]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"seed": "1"}, 422),
        ({"seed": "x"}, 422),
        ({"seed": "9" * 5000}, 422),
        ({"game": "chess"}, 400),
        ({"version": "0"}, 422),
        ({"decisions": ["fly"]}, 422),
        ({"decisions": [], "result": None}, 422),
        ({"options": {"players": 99}}, 422),
        ({"decisions": 7}, 400),
        ({"decisions": ["end"] * 20_001}, 413),
    ],
)
def test_a_false_record_is_refused(ann_and_table: tuple[Guest, str], change: Json, status: int) -> None:
    ann, table = ann_and_table
    answer = ann.post("/records", {**record_of(ann, table), **change})
    assert answer.status_code == status, answer.text
    assert answer.json()["detail"]


def test_a_finished_match_takes_nothing_more(ann_and_table: tuple[Guest, str]) -> None:
    ann, table = ann_and_table
    number = ann.info(table)["number"]
    assert ann.move(table, 0, number, "end").status_code == 409
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).status_code == 409
    assert ann.post(f"/tables/{table}/join", {}).status_code == 409
