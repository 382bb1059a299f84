"""Private means private: who may look, who may hold which seats, and who is called what."""

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from saddlebag.table.names import looks_like, told_apart
from tests.table.kit import Guest, Server
from tests.table.test_refusals import refused

Ask = Callable[[Guest, str], httpx.Response]

ADDRESSES: dict[str, Ask] = {
    "info": lambda guest, table: guest.get(f"/tables/{table}"),
    "snapshot": lambda guest, table: guest.get(f"/tables/{table}/snapshot"),
    "text": lambda guest, table: guest.get(f"/tables/{table}/text"),
    "a seat's snapshot": lambda guest, table: guest.get(f"/tables/{table}/snapshot", seat=0),
    "record": lambda guest, table: guest.get(f"/tables/{table}/record"),
    "replay": lambda guest, table: guest.get(f"/tables/{table}/replay", at=0),
    "why": lambda guest, table: guest.get(f"/tables/{table}/why", seat=0, thing="loot"),
    "hint": lambda guest, table: guest.get(f"/tables/{table}/hint", seat=0),
    "join": lambda guest, table: guest.post(f"/tables/{table}/join", {}),
    "join by guessing": lambda guest, table: guest.post(f"/tables/{table}/join", {"invite": "A" * 22}),
    "leave": lambda guest, table: guest.post(f"/tables/{table}/leave"),
    "chat": lambda guest, table: guest.post(f"/tables/{table}/chat", {"text": "I see you"}),
    "fork": lambda guest, table: guest.post(f"/tables/{table}/fork", {"at": 0, "seat": 0}),
    "move": lambda guest, table: guest.move(table, 0, 0, "end"),
    "a broken move": lambda guest, table: guest.post(f"/tables/{table}/moves", {}),
    "undo": lambda guest, table: guest.post(f"/tables/{table}/undo", {"seat": 0}),
    "bot": lambda guest, table: guest.post(f"/tables/{table}/seats/0/bot", {}),
    "choices": lambda guest, table: guest.http.put(f"/api/tables/{table}/seats/0/choices", json={"choices": {}}),
}


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Guest, dict[str, str]]:
    """A guest and their private tables at every stage."""
    ann = server.guest()
    over = ann.create("me", "random", private=True, mode="versus")
    while ann.play(over, 0, random.choice):
        pass
    waiting = ann.create("me", "open", private=True)
    return ann, {"waiting": waiting, "playing": ann.create("me", "me", private=True), "over": over}


@pytest.mark.parametrize("stage", ["waiting", "playing", "over"])
@pytest.mark.parametrize("what", ADDRESSES)
def test_to_a_stranger_a_private_table_is_none(
    server: Server, tables: tuple[Guest, dict[str, str]], stage: str, what: str
) -> None:
    stranger, table = server.guest(), tables[1][stage]
    hidden, missing = ADDRESSES[what](stranger, table), ADDRESSES[what](stranger, "x" * len(table))
    assert refused(hidden, 404, "not_found") == "There is no such table."
    assert (hidden.status_code, hidden.content) == (missing.status_code, missing.content)
    told = [{name for name in answer.headers if name != "connection"} for answer in (hidden, missing)]
    assert told[0] == told[1]


@pytest.mark.parametrize("stage", ["waiting", "playing", "over"])
def test_a_stranger_gets_no_socket_of_a_private_table(
    server: Server, tables: tuple[Guest, dict[str, str]], stage: str
) -> None:
    stranger, table = server.guest(), tables[1][stage]
    for seat in (None, 0):
        told = []
        for each in (table, "x" * len(table)):
            live = stranger.live(each, seat)
            told.append(live.receive())
            live.close()
        assert told[0] == told[1]
        assert told[0]["kind"] == "not_found"


def test_who_came_with_the_invite_code_once_may_watch_and_talk(
    server: Server, tables: tuple[Guest, dict[str, str]]
) -> None:
    ann, table = tables[0], tables[1]["playing"]
    friend = server.guest()
    refused(friend.get(f"/tables/{table}", invite="A" * 22), 404, "not_found")
    info = friend.get(f"/tables/{table}", invite=ann.info(table)["invite"]).json()
    assert info["id"] == table
    assert info["invite"] is None
    assert friend.snapshot(table)["seat"] is None
    live = friend.live(table)
    assert live.receive()["type"] == "snapshot"
    live.close()
    assert friend.post(f"/tables/{table}/chat", {"text": "good luck"}).status_code == 201
    assert friend.get(f"/tables/{table}/snapshot", seat=0).status_code == 403


def test_an_invitation_survives_a_restart(server: Server, tables: tuple[Guest, dict[str, str]]) -> None:
    ann, table = tables[0], tables[1]["playing"]
    friend = server.guest()
    assert friend.get(f"/tables/{table}", invite=ann.info(table)["invite"]).is_success
    server.stop()
    server.start()
    assert friend.get(f"/tables/{table}").is_success
    assert ann.get(f"/tables/{table}").is_success
    refused(server.guest().get(f"/tables/{table}"), 404, "not_found")


def test_a_socket_takes_the_invite_code_too(server: Server, tables: tuple[Guest, dict[str, str]]) -> None:
    ann, table = tables[0], tables[1]["playing"]
    live = server.guest().live(table, invite=ann.info(table)["invite"])
    assert live.receive()["type"] == "snapshot"
    live.close()


def test_an_open_table_may_be_watched_by_anybody(server: Server) -> None:
    ann, stranger = server.guest(), server.guest()
    table = ann.create("me", "random")
    assert stranger.snapshot(table)["seat"] is None
    assert stranger.post(f"/tables/{table}/chat", {"text": "howdy"}).status_code == 201


def test_who_made_a_private_table_for_bots_may_watch_and_invite(server: Server) -> None:
    ann, friend = server.guest(), server.guest()
    table = ann.create("random", "random", private=True)
    assert friend.get(f"/tables/{table}", invite=ann.info(table)["invite"]).is_success


# --- two hands -----------------------------------------------------------------------------------------------------


def test_among_rivals_nobody_takes_a_second_seat(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", "open", mode="versus")
    for guest, seat in ((ann, 1), (ann, None)):
        assert "two rivals' hands" in refused(guest.post(f"/tables/{table}/join", {"seat": seat}), 409, "illegal")
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).status_code == 200
    refused(bob.post(f"/tables/{table}/join", {"seat": 2}), 409, "illegal")
    assert [seat["kind"] for seat in ann.info(table)["seats"]] == ["person", "person", "open"]


def test_who_plays_together_may_take_several_seats(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", "open", mode="coop")
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).status_code == 200
    assert bob.post(f"/tables/{table}/join", {"seat": 2}).status_code == 200


@pytest.mark.parametrize("second", ["me", "guest"])
def test_rivals_who_share_a_device_play_without_others(server: Server, second: str) -> None:
    ann = server.guest()
    table = ann.create("me", second, "random", mode="versus")
    assert ann.info(table)["status"] == "playing"
    wish: Any = {
        "game": "train_heist",
        "options": {"players": 3, "mode": "versus"},
        "seats": [{"kind": "me"}, {"kind": second}, {"kind": "open"}],
    }
    assert "two hands" in refused(ann.post("/tables", wish), 400, "bad_request")
    wish["options"]["mode"] = "coop"
    assert ann.post("/tables", wish).status_code == 201


# --- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "other",
    [
        "dusty rider",
        "DUSTY  RIDER",
        " Dusty Rider ",
        "\uff24usty Rider",
        "Dusty\u3164 Rider",
        "Dusty\u00a0Rider",
        "Dus\u200bty Rider",
    ],
)
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert looks_like(other) == looks_like("Dusty Rider")
    assert told_apart(other, ["Dusty Rider"]).endswith(" (2)")


def test_a_name_that_is_taken_gets_the_next_number() -> None:
    assert told_apart("Ann", []) == told_apart("Ann", ["Anne", "An n"]) == "Ann"
    assert told_apart("Ann", ["ann", "Ann (2)"]) == "Ann (3)"
    assert told_apart("A" * 40, ["a" * 40]) == "A" * 36 + " (2)"


def named(server: Server, name: str) -> Guest:
    guest = server.guest()
    assert guest.http.patch("/api/me", json={"name": name}).status_code == 200
    return guest


def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.info(table)["seats"]]


def test_who_joins_with_the_name_of_somebody_there_is_told_apart(server: Server) -> None:
    ann, bob = named(server, "Dusty Rider"), named(server, "dusty  rider")
    table = ann.create("me", "open", "open")
    bob.post(f"/tables/{table}/join", {})
    assert names(ann, table) == ["Dusty Rider", "dusty  rider (2)", ""]
    said = bob.post(f"/tables/{table}/chat", {"text": "hey"}).json()
    assert said["from"] == "dusty  rider (2)"


def test_who_watches_does_not_talk_under_the_name_of_a_player(server: Server) -> None:
    ann, stranger = named(server, "Calamity"), named(server, "CALAMITY")
    table = ann.create("me", "random")
    assert stranger.post(f"/tables/{table}/chat", {"text": "hey"}).json()["from"] == "CALAMITY (2)"
    assert ann.post(f"/tables/{table}/chat", {"text": "hey"}).json()["from"] == "Calamity"


def test_nobody_takes_the_name_of_a_tablemate(server: Server) -> None:
    ann, bob = named(server, "Annie"), named(server, "Butch")
    table = ann.create("me", "open", "drover")
    bob.post(f"/tables/{table}/join", {})
    for name in ("Annie", "ANNIE", "\uff21nnie", "drover bot"):
        assert "is already called" in refused(bob.http.patch("/api/me", json={"name": name}), 409, "illegal")
    assert bob.get("/me").json()["name"] == "Butch"
    assert bob.http.patch("/api/me", json={"name": "Sundance"}).status_code == 200
    assert names(ann, table) == ["Annie", "Sundance", "Drover bot"]


def test_who_was_told_apart_takes_the_new_name_to_the_table(server: Server) -> None:
    ann, bob = named(server, "Slim"), named(server, "Slim")
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    assert names(ann, table) == ["Slim", "Slim (2)"]
    assert bob.http.patch("/api/me", json={"name": "Shorty"}).status_code == 200
    assert names(ann, table) == ["Slim", "Shorty"]


def test_people_at_one_device_and_bots_have_names_of_their_own(server: Server) -> None:
    ann = named(server, "Belle")
    assert names(ann, ann.create("me", "guest", "drover", "drover")) == [
        "Belle",
        "Belle (2)",
        "Drover bot",
        "Drover bot (2)",
    ]
    table = ann.create("me", "open", "open")
    for seat in (1, 2):
        ann.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "drover"})
    assert names(ann, table) == ["Belle", "Drover bot", "Drover bot (2)"]
    seats = [{"kind": "me"}, {"kind": "guest", "name": "BELLE"}]
    made = ann.post("/tables", {"game": "train_heist", "options": {"players": 2}, "seats": seats}).json()
    assert [seat["name"] for seat in made["seats"]] == ["Belle", "BELLE (2)"]
