"""The socket: numbered frames, resume, reload on a gap, and what it does with nonsense."""

import json
import os
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from saddlebag.table import VERSION
from tests.table.kit import PATIENCE, Guest, Json, Server


def first_option(seen: Json) -> str:
    return str(seen["ask"]["options"][0]["text"])


def test_a_move_over_the_socket_is_accepted_once(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    live = ann.live(table, 0)
    text = first_option(live.until("snapshot")["snapshot"])
    for repeated in (False, True):
        live.send(type="move", seat=0, number=0, key="once", answer=text)
        assert live.until("accepted") | {"n": 0} == {
            "n": 0, "type": "accepted", "key": "once", "number": 1, "repeated": repeated,
        }  # fmt: skip
    assert len([frame for frame in live.frames if frame["type"] == "step"]) == 1
    live.send(type="move", seat=0, number=0, key="twice", answer=text)
    error = live.until("error")
    assert (error["kind"], error["key"]) == ("stale", "twice")
    live.close()


def test_nobody_acts_for_another_seat_over_the_socket(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    live = bob.live(table)
    live.send(type="move", seat=0, number=0, key="k", answer=first_option(ann.snapshot(table, 0)))
    assert live.until("error")["kind"] == "forbidden"
    assert ann.info(table)["number"] == 0
    live.close()


def test_frames_are_numbered_without_a_gap(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    live = ann.live(table, 0)
    last = live.until("snapshot")["n"]
    for _ in range(5):
        ann.play(table, ann.snapshot(table)["actors"][0], random.choice)
        bob.post(f"/tables/{table}/chat", {"text": "well played"})
    live.settle()
    for frame in live.frames[1:]:
        assert frame["n"] <= last + 1
        last = max(last, frame["n"])
    said_by = [frame["from"] for frame in live.frames if frame["type"] == "chat"]
    assert len(said_by) == 5
    assert all(name.startswith(bob.get("/me").json()["name"]) for name in said_by)  # two may have drawn the same name
    live.close()


def test_a_connection_resumes_where_it_broke(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    live = ann.live(table, 0)
    live.until("snapshot")
    ann.play(table, 0, random.choice)
    last = live.settle()
    live.close()
    for _ in range(4):
        ann.play(table, ann.snapshot(table)["actors"][0], random.choice)
    again = ann.live(table, 0, since=last)
    assert again.receive() == {"n": last, "type": "resumed"}
    again.settle()
    assert [frame["number"] for frame in again.frames if frame["type"] == "step"] == [2, 3, 4, 5]
    assert [frame for frame in again.frames if frame["type"] == "snapshot"] == []
    again.close()


@pytest.mark.parametrize("since", [0, 5, 10**15, 10**17])
def test_a_number_that_is_not_kept_gets_the_whole_table(ann: Guest, since: int) -> None:
    table = ann.create("me", "me", first_player=0)
    ann.live(table, 0).close()
    live = ann.live(table, 0, since=since)
    assert live.receive()["snapshot"]["number"] == 0
    live.close()


def test_after_a_gap_the_client_asks_for_the_whole_table(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    live = ann.live(table, 0)
    live.until("snapshot")
    ann.play(table, 0, random.choice)
    live.send(type="resync")
    assert live.until("snapshot")["snapshot"]["number"] == 1
    live.close()


def test_who_is_there_is_shown(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open")
    bob.post(f"/tables/{table}/join", {})
    live = ann.live(table, 0)
    other = bob.live(table, 1)
    watcher = any_server.guest().live(table)
    watcher.settle()
    while (shown := live.until("table")["table"])["spectators"] != 1:
        pass
    assert [seat["connected"] for seat in shown["seats"]] == [True, True]
    other.close()
    while live.until("table")["table"]["seats"][1]["connected"]:
        pass
    live.close()
    watcher.close()


def test_a_table_that_is_given_up_closes_the_socket(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open")
    live = bob.live(table)
    live.until("snapshot")
    ann.post(f"/tables/{table}/leave")
    with pytest.raises(ConnectionClosed) as closed:
        live.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_table_that_does_not_exist_closes_the_socket(ann: Guest) -> None:
    live = ann.live("none")
    assert live.receive()["kind"] == "not_found"
    with pytest.raises(ConnectionClosed):
        live.receive()


# --- nonsense ----------------------------------------------------------------------------------------------------


def test_a_message_of_64_kib_is_read_and_a_larger_one_ends_the_connection(server: Server) -> None:
    ann = server.guest()
    live = ann.live(ann.create("me", "me"), 0)
    live.socket.send("x" * 64 * 1024)
    assert live.until("error")["kind"] == "bad_request"
    live.socket.send("x" * (64 * 1024 + 1))
    with pytest.raises(ConnectionClosed, match="1009"):
        live.until("never")


def test_twenty_bad_messages_close_the_connection(server: Server) -> None:
    ann = server.guest()
    live = ann.live(ann.create("me", "me"), 0)
    for _ in range(20):
        live.socket.send("{")
    with pytest.raises(ConnectionClosed):
        live.until("never")
    assert len([frame for frame in live.frames if frame["type"] == "error"]) == 20


def test_a_thousand_messages_of_random_bytes_change_nothing(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "me", first_player=0)
    witness = ann.live(table, 0)
    witness.until("snapshot")
    sent = 0
    while sent < 1000:
        live = ann.live(table, 0)
        try:
            for _ in range(19):
                noise = os.urandom(random.randrange(1, 400))
                live.socket.send(noise if sent % 2 else noise.decode("latin-1"))
                sent += 1
            live.settle()
            live.close()
        except ConnectionClosed:
            continue
    witness.settle()
    assert not [frame for frame in witness.frames if frame["type"] == "step"]
    assert ann.play(table, 0, random.choice)
    witness.until("step")
    witness.close()


SHAPES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "ack", "ping", "chat", "resync", "steal"])},
    optional=dict.fromkeys(("seat", "number", "key", "answer", "n", "text"), SHAPES),
)


def test_messages_of_any_shape_are_answered_and_change_nothing(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "me", first_player=0)
    live = ann.live(table, 0)

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(MESSAGES)
    def any_message(message: Json) -> None:
        nonlocal live
        try:
            live.send(**message)
            live.settle()
        except ConnectionClosed:
            live = ann.live(table, 0)

    any_message()
    assert ann.info(table)["number"] == 0
    live.close()


def test_many_viewers_hear_of_a_move(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "me", first_player=0)
    viewers = [server.guest().live(table) for _ in range(12)]
    ann.play(table, 0, random.choice)
    for viewer in viewers:
        assert viewer.until("step")["number"] == 1
        viewer.close()


def test_a_page_of_another_version_is_told_to_reload(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "me")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?version="
    with connect(address + "0.0.1", legacy=True) as old:
        assert json.loads(old.recv(PATIENCE))["kind"] == "upgrade"
        with pytest.raises(ConnectionClosed, match="4426"):
            old.recv(PATIENCE)
    with connect(address + VERSION, legacy=True) as current:
        assert json.loads(current.recv(PATIENCE))["type"] == "snapshot"
