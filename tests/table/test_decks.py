"""Decks at the table: kept by guests, chosen by each for themselves, seen by nobody else."""

import json
from itertools import pairwise

import pytest

from tests.table.kit import Guest, Json, Server

GAME = "high_stakes_drifter"
SECRET = "Greasy Grass"


def made(guest: Guest, *seats: Json, **options: object) -> Json:
    """A table of the standard game."""
    body = {"game": GAME, "options": {"players": len(seats), "mode": "standard", **options}, "seats": list(seats)}
    answer = guest.post("/tables", {**body, "pace": 0})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def ready(guest: Guest, name: str) -> str:
    """The text of a ready deck."""
    decks = guest.get(f"/games/{GAME}/decks").json()["ready"]
    return str(next(deck["text"] for deck in decks if name in deck["name"]))


def choose(guest: Guest, table: str, seat: int, deck: object) -> "tuple[int, Json]":
    answer = guest.http.put(f"/api/tables/{table}/seats/{seat}/choices", json={"choices": {"decks": deck}})
    return answer.status_code, answer.json()


def without(text: str, name: str) -> str:
    return "\n".join(line for line in text.splitlines() if name not in line)


# --- chosen for a seat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-02", "HD-DECK-12", "HD-GEN-10")
def test_each_player_brings_his_own_deck_which_nobody_else_sees(ann: Guest, bob: Guest) -> None:
    table = made(ann, {"kind": "me"}, {"kind": "open"})["id"]
    watcher = ann.server.guest()
    listening = [bob.live(table), watcher.live(table)]
    assert choose(ann, table, 0, ready(ann, SECRET))[0] == 200
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).json()["status"] == "waiting"
    status, info = choose(bob, table, 1, "tombstone_justice")
    assert (status, info["status"]) == (200, "playing")
    assert info["options"]["decks"] == [None, "tombstone_justice"]
    assert ann.info(table)["options"]["decks"] == [ready(ann, SECRET), None]
    told = [json.dumps(bob.info(table)), json.dumps(watcher.info(table)), json.dumps(bob.get("/tables").json())]
    told += [json.dumps(bob.snapshot(table, 1)), json.dumps(watcher.snapshot(table))]
    for each in listening:
        each.until("snapshot")
        each.settle()
        told.append(json.dumps(each.frames))
        each.close()
    for text in told:
        assert "Sitting Bull" not in text
        assert "sitting_bull" not in text
    assert "tombstone_justice" not in json.dumps(watcher.info(table))
    assert bob.get(f"/tables/{table}/record").status_code == 409


@pytest.mark.rule("HD-DECK-12")
def test_two_players_may_bring_the_same_deck(ann: Guest, bob: Guest) -> None:
    table = made(ann, {"kind": "me", "choices": {"decks": "greasy_grass"}}, {"kind": "open"})["id"]
    joined = bob.post(f"/tables/{table}/join", {"seat": 1, "choices": {"decks": "greasy_grass"}})
    assert joined.json()["status"] == "playing", joined.text


def test_nobody_sets_the_deck_of_another(ann: Guest, bob: Guest) -> None:
    table = made(ann, {"kind": "me", "choices": {"decks": "greasy_grass"}}, {"kind": "open"}, {"kind": "open"})["id"]
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).status_code == 200
    for guest, seat in ((bob, 0), (ann, 1), (ann, 2), (ann.server.guest(), 0)):
        status, problem = choose(guest, table, seat, "garryowen")
        assert (status, problem["kind"]) == (403, "forbidden")
    assert ann.info(table)["options"]["decks"] == ["greasy_grass", None, None]
    body = {
        "game": GAME,
        "options": {"players": 2, "decks": ["", "garryowen"]},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    refused = ann.post("/tables", body)
    assert refused.status_code == 400
    assert "Seat 1 is not yours" in refused.json()["detail"]


@pytest.mark.rule("HD-DECK-13", "HD-SETUP-01")
def test_of_a_bad_deck_every_fault_is_told_and_nothing_changes(ann: Guest) -> None:
    table = made(ann, {"kind": "me", "choices": {"decks": "garryowen"}}, {"kind": "open"})["id"]
    text = without(ready(ann, "Tombstone Justice"), "Wyatt Earp") + "\n3 Wyatt Earp\n2 Billy the Goat"
    status, problem = choose(ann, table, 0, text)
    assert status == 400
    faults = " ".join(problem["faults"])
    assert "Wyatt Earp" in faults
    assert "Billy the Goat" in faults
    assert len(problem["faults"]) >= 2
    assert ann.info(table)["options"]["decks"] == ["garryowen", None]


def test_in_the_quick_start_game_there_is_nothing_to_choose(ann: Guest) -> None:
    body = {"game": GAME, "options": {"players": 2, "mode": "quickstart"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/tables", body).json()
    assert table["seat_options"] == []
    status, problem = choose(ann, table["id"], 0, "garryowen")
    assert (status, problem["kind"]) == (400, "bad_request")


def test_open_deck_lists_are_shown_when_the_match_begins(ann: Guest, bob: Guest) -> None:
    seats: tuple[Json, ...] = ({"kind": "me", "choices": {"decks": "greasy_grass"}}, {"kind": "open"})
    table = made(ann, *seats, open_decklists=True)["id"]
    assert bob.info(table)["options"]["decks"] == [None, None]
    bob.post(f"/tables/{table}/join", {"seat": 1, "choices": {"decks": "random"}})
    assert bob.info(table)["options"]["decks"] == ["greasy_grass", "random"]


def test_a_table_waits_until_everybody_has_chosen_even_if_the_server_dies(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = made(ann, {"kind": "me"}, {"kind": "open"})["id"]
    choose(ann, table, 0, "garryowen")
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).json()["status"] == "waiting"
    server.kill()
    server.start()
    for guest in (ann, bob):
        guest.http.base_url = server.address
    info = ann.info(table)
    assert [seat["ready"] for seat in info["seats"]] == [True, False]
    assert info["options"]["decks"] == ["garryowen", None]
    assert choose(bob, table, 1, "")[1]["status"] == "playing"


# --- kept by guests ---------------------------------------------------------------------------------------------------


def test_a_guest_keeps_changes_and_deletes_decks_that_are_his_alone(ann: Guest, bob: Guest) -> None:
    text = ready(ann, SECRET)
    saved = ann.post("/decks", {"game": GAME, "name": "Mine", "text": text}).json()
    assert (saved["name"], saved["playable"]) == ("Mine", True)
    half = ann.post("/decks", {"game": GAME, "name": "Half", "text": "3 Kit Carson"}).json()
    assert not half["playable"]
    assert {deck["name"] for deck in ann.get("/decks", game=GAME).json()} == {"Mine", "Half"}
    assert bob.get("/decks").json() == []
    for attempt in (
        bob.http.patch(f"/api/decks/{saved['id']}", json={"name": "Stolen"}),
        bob.delete(f"/decks/{saved['id']}"),
    ):
        assert (attempt.status_code, attempt.json()["kind"]) == (404, "not_found")
    renamed = ann.http.patch(f"/api/decks/{saved['id']}", json={"name": "Ours"}).json()
    assert (renamed["name"], renamed["text"]) == ("Ours", saved["text"])
    changed = ann.http.patch(f"/api/decks/{saved['id']}", json={"text": "1 Kit Carson"}).json()
    assert (changed["name"], changed["playable"]) == ("Ours", False)
    left = ann.delete(f"/decks/{saved['id']}").json()
    assert [deck["name"] for deck in left] == ["Half"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": GAME, "name": "", "text": "1 Kit Carson"}, 400),
        ({"game": GAME, "name": "\u200b", "text": "1 Kit Carson"}, 400),
        ({"game": GAME, "name": "x" * 41, "text": "1 Kit Carson"}, 400),
        ({"game": GAME, "name": "Empty", "text": " \n"}, 400),
        ({"game": GAME, "name": "Nul", "text": "1 Kit\u0000Carson"}, 400),
        ({"game": GAME, "name": "Long", "text": "x" * 6001}, 400),
        ({"game": "train_heist", "name": "No decks there", "text": "1 Kit Carson"}, 404),
        ({"game": "poker", "name": "No such game", "text": "1 Kit Carson"}, 404),
    ],
)
def test_what_is_no_deck_is_not_kept(ann: Guest, body: Json, status: int) -> None:
    answer = ann.post("/decks", body)
    assert answer.status_code == status, answer.text
    assert answer.json()["detail"]
    assert ann.get("/decks").json() == []


def test_there_is_an_end_to_what_one_guest_keeps(server: Server) -> None:
    ann = server.guest()
    answers = [ann.post("/decks", {"game": GAME, "name": f"{n}", "text": "1 Kit Carson"}) for n in range(65)]
    assert [each.status_code for each in answers[:60]] == [201] * 60
    assert answers[-1].status_code == 429
    assert "Too many decks" in answers[-1].json()["detail"]


# --- the workbench ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-DECK-13")
def test_a_deck_is_read_from_its_text_with_all_that_is_wrong(server: Server) -> None:
    ann = server.guest()
    text = ready(ann, "Tombstone Justice")
    good = ann.post(f"/games/{GAME}/decks/check", {"text": text}).json()
    assert good["faults"] == []
    assert good["counts"]["cards"]["wyatt_earp"] == 1
    again = ann.post(f"/games/{GAME}/decks/check", {"text": good["text"]}).json()
    assert again["counts"] == good["counts"]
    assert again["text"] == good["text"]
    bad = ann.post(f"/games/{GAME}/decks/check", {"text": "2 wyatt earp\nnonsense\n1 kg_skull"}).json()
    assert len(bad["faults"]) == 3
    assert bad["counts"] == {"cards": {"wyatt_earp": 2}, "kickers": {"kg_skull": 1}}


def test_random_decks_can_be_played_and_differ(server: Server) -> None:
    ann = server.guest()
    decks = [ann.post(f"/games/{GAME}/decks/random").json() for _ in range(3)]
    assert all(not deck["faults"] for deck in decks)
    assert all(a["counts"] != b["counts"] for a, b in pairwise(decks))


@pytest.mark.rule("HD-DECK-16", "HD-DECK-17")
def test_packs_of_one_number_are_always_the_same_and_limit_the_deck(server: Server) -> None:
    ann = server.guest()
    packs = ann.post(f"/games/{GAME}/decks/sealed").json()
    again = ann.http.post(f"/api/games/{GAME}/decks/sealed", params={"sealed": packs["sealed"]}).json()
    assert again == packs
    opened = packs["pool"]["counts"]["cards"]
    assert sum(opened.values()) == 120
    there = next(iter(opened))
    missing = next(card for card in ann.get(f"/games/{GAME}/decks").json()["collection"]["counts"]["cards"]
                   if card not in opened and card not in packs["pool"]["unlimited"])  # fmt: skip
    text = f"{opened[there]} {there}\n1 {missing}\n40 colt_peacemaker"
    report = ann.post(f"/games/{GAME}/decks/check", {"text": text, "sealed": packs["sealed"]}).json()
    faults = " ".join(report["faults"])
    assert faults.count("HD-DECK-17") == 1
    saved = ann.post("/decks", {"game": GAME, "name": "Sealed", "text": text, "sealed": packs["sealed"]}).json()
    assert (saved["sealed"], saved["playable"]) == (packs["sealed"], False)


def test_a_game_without_decks_says_so(server: Server) -> None:
    ann = server.guest()
    answer = ann.get("/games/train_heist/decks")
    assert answer.status_code == 404
    assert answer.json()["detail"] == "Players do not build decks in Train Heist."
