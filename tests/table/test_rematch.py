"""Playing again with the same people, at a real server."""

from typing import Any

from tests.table.kit import Guest, Json, Server
from tests.table.test_resigning import DUEL, resign, two_people

SHORT: Json = {"extra_events_removed": 8, "hangman_steps": 2}


def played(server: Server, **options: Any) -> tuple[Guest, Guest, str]:
    """A match that Ann and Bob have played to its end."""
    ann, bob, table = two_people(server, mode="versus", **SHORT, **options)
    while not (seen := ann.snapshot(table))["result"]:
        seat = seen["actors"][0]
        (ann, bob)[seat].play(table, seat, lambda choices: choices[0])
    return ann, bob, table


def again(guest: Guest, table: str, come: bool = True) -> Any:
    return guest.post(f"/tables/{table}/rematch", {"come": come})


def test_a_rematch_asks_and_takes_everybody_along_one_seat_further(server: Server) -> None:
    ann, bob, table = played(server)
    line = bob.live(table, 1)
    line.until("snapshot")
    made = again(ann, table).json()
    assert [(seat["kind"], seat["yours"]) for seat in made["seats"]] == [("open", False), ("person", True)]
    asked = next(frame for frame in iter(line.receive, None) if (frame.get("table") or {}).get("rematch"))["table"]
    line.close()
    assert asked["rematch"] == {"table": made["id"], "by": ann.info(table)["seats"][0]["name"], "answered": False}
    assert bob.info(made["id"])["seats"][0]["kept_for_you"]
    assert made["id"] in [each["id"] for each in bob.get("/tables").json()], "it waits on the front page"
    came = again(bob, table).json()
    assert (came["id"], came["status"]) == (made["id"], "playing")
    assert [seat["yours"] for seat in came["seats"]] == [True, False]
    assert came["options"]["mode"] == "versus"
    assert bob.info(table)["rematch"]["answered"]


def test_both_ask_and_there_is_one_table(server: Server) -> None:
    ann, bob, table = played(server)
    first, second = again(bob, table).json(), again(ann, table).json()
    assert first["id"] == second["id"]
    assert second["status"] == "playing"
    assert again(ann, table).json()["id"] == first["id"], "to ask again leads to the same table"


def test_a_kept_seat_is_for_nobody_else_until_it_is_declined(server: Server) -> None:
    ann, bob, table = played(server)
    stranger = server.guest()
    made = again(ann, table).json()
    assert stranger.get(f"/tables/{made['id']}").status_code == 200
    refused = stranger.post(f"/tables/{made['id']}/join", {})
    assert (refused.status_code, "kept for others" in refused.json()["detail"]) == (409, True)
    assert again(bob, table, come=False).status_code == 200
    assert ann.info(made["id"])["seats"][0]["kept_for"] is None
    assert again(bob, table, come=False).json()["detail"] == "No seat is kept for you there."
    assert stranger.post(f"/tables/{made['id']}/join", {}).json()["status"] == "playing"


def test_only_those_who_played_ask_and_only_when_it_is_over(server: Server) -> None:
    ann, _, table = played(server)
    refused = again(server.guest(), table)
    assert (refused.status_code, refused.json()["detail"]) == (
        403,
        "Only those who played this match can ask for another one.",
    )
    assert again(ann, table, come=False).json()["detail"].startswith("Nobody has asked for another match")
    early, _, under_way = two_people(server, mode="versus")
    refused = again(early, under_way)
    assert (refused.status_code, "not over yet" in refused.json()["detail"]) == (409, True)


def test_a_private_rematch_lets_its_people_in_and_nobody_else(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "open", private=True, mode="versus", first_player=0)
    bob.post(f"/tables/{table}/join", {"invite": ann.info(table)["invite"]})
    bob.post(f"/tables/{table}/seats/1/resign")
    ann.delete(f"/tables/{table}")
    made = again(ann, table).json()
    assert made["private"]
    assert server.guest().get(f"/tables/{made['id']}").status_code == 404
    assert ann.info(made["id"])["seats"][0]["kind"] == "bot", "who resigned is not asked"


def test_alone_with_bots_it_begins_at_once_with_the_same_deck(server: Server) -> None:
    ann = server.guest()
    deck = "greasy_grass"
    seats = [{"kind": "me", "choices": {"decks": deck}}, {"kind": "bot"}]
    table = ann.post("/tables", {**DUEL, "seats": seats}).json()
    assert table["options"]["decks"][0] == deck
    ann.my_turn(table["id"], 0)
    ann.delete(f"/tables/{table['id']}")
    made = again(ann, table["id"]).json()
    assert (made["status"], made["options"]["decks"][1]) == ("playing", deck)
    assert resign(ann, made["id"], 1) == 200
