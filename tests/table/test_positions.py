"""Positions at a table: copied by who may know them, opened again."""

import random

from tests.table.kit import Guest, Server

HEIST = 'seed = 7\nactive = "green"\n[cowboys.green]\nplace = "plat_2"\nloot = ["l05"]\n'


def copied(guest: Guest, table: str, seat: int | str) -> str:
    answer = guest.get(f"/tables/{table}/position", seat=seat)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["text"])


def test_a_copied_position_opens_to_the_same_view(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "random", mode="versus", first_player=0)
    ann.play(table, 0, lambda options: next((each for each in options if each["text"] == "end"), options[0]))
    ann.my_turn(table, 0)
    while ann.get(f"/tables/{table}/position", seat=0).status_code == 409:  # the bot has begun something, as a trade
        ann.play(table, 0, lambda options: options[-1])
        ann.my_turn(table, 0)
    text = copied(ann, table, 0)
    assert "only what may be seen from here" in text
    opened = ann.post("/tables", {"game": "train_heist", "position": text})
    assert opened.status_code == 201, opened.text
    assert [seat["kind"] for seat in opened.json()["seats"]] == ["person", "bot"]
    assert ann.snapshot(opened.json()["id"], 0)["view"] == ann.snapshot(table, 0)["view"]


def test_nobody_copies_what_another_seat_knows(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "random", mode="versus", first_player=0)
    hand = ann.my_turn(table, 0)["view"]["cowboys"][0]["hand"]
    assert bob.get(f"/tables/{table}/position", seat=0).status_code == 403
    if ann.get(f"/tables/{table}/position", seat="spectator").status_code == 200:
        assert not any(f'"{card}"' in copied(bob, table, "spectator") for card in hand)
    assert all(f'"{card}"' in copied(ann, table, 0) for card in hand)


def test_a_position_by_hand_is_played_to_its_end_and_watched_again(server: Server) -> None:
    ann = server.guest()
    opened = ann.post("/tables", {"game": "train_heist", "position": HEIST, "pace": 0}).json()
    table = opened["id"]
    assert ann.my_turn(table, 0)["view"]["cowboys"][0]["loot"] == ["l05"]
    while ann.play(table, 0, random.choice):
        pass
    record = ann.get(f"/tables/{table}/record").json()
    assert record["position"]["cowboys"][0]["loot"] == ["l05"]
    assert ann.get(f"/tables/{table}/replay", at=1, seat=0).status_code == 200
    assert server.guest().post("/records", record).status_code == 201


def test_what_cannot_be_opened_is_refused_in_a_sentence(server: Server) -> None:
    ann = server.guest()
    for position, sentence in (
        ("speed = 9", "speed should be from 1 to 5"),
        ("luck = 1", "There is no field luck"),
        ("speed = ", "not valid TOML"),
        ('outcome = "hangman"', "The match is over in this position"),
    ):
        refused = ann.post("/tables", {"game": "train_heist", "position": position})
        assert refused.status_code == 400
        assert sentence in refused.json()["detail"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    refused = ann.post("/tables", {"game": "train_heist", "position": HEIST, "seats": seats})
    assert "A position is played at once" in refused.json()["detail"]
    table = ann.create("me", "open", mode="versus")
    assert ann.get(f"/tables/{table}/position", seat=0).status_code == 409
