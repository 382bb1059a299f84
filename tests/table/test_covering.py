"""A bot takes a seat over and hands it back."""

import random

from tests.table.kit import Guest, Server, eventually


def test_a_bot_covers_a_seat_until_its_owner_takes_it_back(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", first_player=0, mode="versus")
    bob.post(f"/tables/{table}/join", {})
    info = ann.post(f"/tables/{table}/seats/0/bot", {"bot": "random"}).json()
    assert info["seats"][0]["covered_by_bot"]
    assert bob.my_turn(table, 1)["number"] > 0
    number = bob.info(table)["number"]
    refusal = ann.move(table, 0, number, "end")
    assert refusal.status_code == 403
    info = ann.delete(f"/tables/{table}/seats/0/bot").json()
    assert not info["seats"][0]["covered_by_bot"]
    while bob.snapshot(table)["actors"] == [1]:
        bob.play(table, 1, random.choice)
    assert ann.snapshot(table, 0)["ask"]["mine"]
    assert ann.play(table, 0, random.choice)


def test_who_leaves_is_played_by_a_bot_and_can_come_back(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", first_player=1)
    bob.post(f"/tables/{table}/join", {})
    assert bob.post(f"/tables/{table}/leave").json()["seats"][1]["covered_by_bot"]
    ann.my_turn(table, 0)
    assert not bob.delete(f"/tables/{table}/seats/1/bot").json()["seats"][1]["covered_by_bot"]


def test_bots_keep_the_pace_while_somebody_watches(server: Server) -> None:
    ann = server.guest()
    table = ann.create("random", "random", pace=10_000)
    live = ann.live(table)
    live.until("snapshot")
    live.settle()
    before = ann.info(table)["number"]
    live.close()
    eventually(lambda: ann.info(table)["number"] > before + 20, "the bots do not wait")


def test_a_seat_is_taken_back_in_the_middle_of_the_turn_of_the_bot(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "me", first_player=0, pace=150)
    live = ann.live(table, 0)
    live.until("snapshot")
    ann.post(f"/tables/{table}/seats/0/bot", {"bot": "random"})
    live.until("step")
    ann.delete(f"/tables/{table}/seats/0/bot")
    number = ann.info(table)["number"]
    seat = ann.snapshot(table)["actors"][0]
    text = ann.snapshot(table, seat)["ask"]["options"][0]["text"]
    assert ann.move(table, seat, number, text).status_code == 200
    live.close()
