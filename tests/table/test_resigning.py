"""Leaving a match for good, at a real server."""

import random
from pathlib import Path
from typing import Any

import pytest

import saddlebag
from tests.table.kit import Guest, Server

DUEL = {"game": "high_stakes_drifter", "options": {"players": 2}, "pace": 0}


def resign(guest: Guest, table: str, seat: int) -> int:
    return int(guest.post(f"/tables/{table}/seats/{seat}/resign").status_code)


def two_people(server: Server, **options: Any) -> tuple[Guest, Guest, str]:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", **options)
    assert bob.post(f"/tables/{table}/join", {"invite": ann.info(table)["invite"]}).status_code == 200
    return ann, bob, table


@pytest.mark.parametrize("mode", ["coop", "versus"])
def test_whoever_leaves_is_replaced_by_a_bot_and_the_others_play_on(server: Server, mode: str) -> None:
    ann, bob, table = two_people(server, mode=mode)
    asked = ann.snapshot(table)["actors"][0]
    leaver, stays = (ann, bob) if asked == 1 else (bob, ann)
    seat = 1 - asked
    assert resign(leaver, table, seat) == 200, "also while somebody else is asked"
    info = stays.info(table)
    assert [info["seats"][each]["kind"] for each in (asked, seat)] == ["person", "bot"]
    assert "has left the match" in stays.snapshot(table, asked)["log"][-1]["text"]
    assert leaver.get(f"/tables/{table}/snapshot", seat=seat).status_code == 403
    while stays.play(table, asked, random.choice):
        pass
    record = stays.get(f"/tables/{table}/record").json()
    assert record["decisions"].count(f"@{seat} leaves") == 1
    assert saddlebag.game("train_heist").replay(stays.get(f"/tables/{table}/record").content).left == [seat]
    assert stays.get(f"/tables/{table}/replay", at=1, seat=asked).status_code == 200


def test_nobody_can_make_another_leave(server: Server) -> None:
    ann, bob, table = two_people(server, mode="versus")
    number = ann.snapshot(table)["number"]
    assert resign(ann, table, 1) == 403
    assert resign(server.guest(), table, 0) in (403, 404)
    asked = ann.snapshot(table)["actors"][0]
    other = (bob, ann)[asked]
    for answer in ("leaves", f"@{asked} leaves"):
        move = {"seat": 1 - asked, "number": number, "key": "key-1", "answer": answer}
        assert other.post(f"/tables/{table}/moves", move).status_code == 422
    assert ann.snapshot(table)["number"] == number
    assert [seat["kind"] for seat in ann.info(table)["seats"]] == ["person", "person"]


def test_no_undo_goes_behind_it_and_a_restart_keeps_it(tmp_path: Path) -> None:
    own_server = Server.in_folder(tmp_path).start()
    ann, bob, table = two_people(own_server, mode="coop", first_player=0)
    ann.play(table, 0, lambda options: options[-1])
    assert resign(bob, table, 1) == 200
    assert resign(bob, table, 1) == 403, "it is their seat no longer"
    refused = ann.post(f"/tables/{table}/undo", {"seat": 0})
    assert (refused.status_code, "since somebody left" in refused.json()["detail"]) == (409, True)
    own_server.kill()
    own_server.start()
    ann.my_turn(table, 0)
    assert [seat["kind"] for seat in ann.info(table)["seats"]] == ["person", "bot"]
    assert any("has left the match" in line["text"] for line in ann.snapshot(table, 0)["log"])
    own_server.stop()


def test_in_high_stakes_drifter_the_rules_say_what_happens(server: Server) -> None:
    ann = server.guest()
    table = ann.post("/tables", DUEL).json()["id"]
    ann.my_turn(table, 0)
    assert resign(ann, table, 0) == 200
    result = ann.info(table)["result"]
    assert (result["cause"], result["clause"], result["winners"]) == ("left", "HD-END-10", [1])
    assert ann.get(f"/tables/{table}/record").json()["decisions"][-1] == "@0 leaves"
    assert resign(ann, table, 0) in (403, 409)
