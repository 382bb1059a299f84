"""Whole matches over the network."""

import random
from typing import Any

from saddlebag.engine.dice import commitment
from saddlebag.games import game, game_names
from tests.table.kit import Guest, Json, Server, eventually


def anything(options: list[Any]) -> Any:
    return random.choice(options)


def test_a_person_plays_a_whole_match_against_a_bot(ann: Guest) -> None:
    table = ann.create("me", "random", mode="versus")
    shown = ann.info(table)["commitment"]
    while ann.play(table, 0, anything):
        pass
    info = ann.info(table)
    assert info["status"] == "over"
    assert info["result"]["reason"]
    assert commitment(int(info["seed"])) == shown
    record = ann.get(f"/tables/{table}/record")
    assert game("train_heist").replay(record.text).result is not None


def test_one_device_plays_all_seats(ann: Guest) -> None:
    table = ann.create("me", "guest")
    for _ in range(20):
        seat = ann.snapshot(table)["actors"][0]
        assert ann.snapshot(table, 1 - seat)["ask"]["options"] == []
        ann.play(table, seat, anything)
    assert ann.info(table)["number"] == 20


def test_one_person_runs_all_cowboys_of_a_solitaire(ann: Guest) -> None:
    table = ann.create("me", "me", players=1, mode="solitaire", cowboys=2)
    for _ in range(10):
        ann.play(table, ann.snapshot(table)["actors"][0], anything)
    assert ann.info(table)["decisions"] == 10


def test_bots_alone_play_to_the_end(ann: Guest) -> None:
    table = ann.create("random", "random")
    assert eventually(lambda: ann.info(table)["status"] == "over", "the bots finish")


def test_a_heuristic_bot_answers(ann: Guest) -> None:
    table = ann.create("me", "heuristic", goal=5)
    seen = [ann.play(table, 0, lambda options: options[-1]) for _ in range(3)]
    assert all(seen)


def test_the_table_is_told_in_words_to_a_seat_and_to_a_spectator(ann: Guest) -> None:
    table = ann.create("me", "heuristic", mode="versus", first_player=0)  # nobody moves meanwhile
    own = {part["text"]: part.get("under", []) for part in ann.get(f"/tables/{table}/text", seat=0).json()}
    cards = [card["thing"] for card in own["Hand"]]
    assert cards == [f"card:{card}" for card in ann.snapshot(table, 0)["view"]["cowboys"][0]["hand"]]
    others = {part["text"] for part in ann.get(f"/tables/{table}/text").json()}
    assert others == set(own) - {"Hand"}


def test_a_table_starts_when_its_last_seat_is_taken(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open")
    assert ann.info(table)["status"] == "waiting"
    assert ann.get(f"/tables/{table}/snapshot", seat=0).status_code == 409
    assert table in [each["id"] for each in bob.get("/tables").json()]
    live = ann.live(table, 0)
    assert live.receive()["snapshot"] is None
    joined = bob.post(f"/tables/{table}/join", {})
    assert joined.status_code == 200, joined.text
    assert joined.json()["seats"][1]["yours"]
    assert live.until("snapshot")["snapshot"]["view"]["seat"] == 0
    live.close()


def test_the_list_of_tables_shows_each_as_it_is(any_server: Server, ann: Guest, bob: Guest) -> None:
    """Whether a table is in memory or not."""
    waiting, playing = ann.create("me", "open"), ann.create("me", "me", first_player=0)
    watched, hidden = ann.create("random", "random"), ann.create("me", "open", private=True)
    for _ in range(3):
        ann.play(playing, ann.snapshot(playing)["actors"][0], lambda options: options[0])
    ann.post(f"/tables/{playing}/undo", {"seat": ann.snapshot(playing)["actors"][0]})
    eventually(lambda: ann.info(watched)["status"] == "over", "the bots finish")

    def listed(guest: Guest) -> dict[str, Json]:
        tables = guest.get("/tables").json()
        assert len(tables) == len({each["id"] for each in tables})
        return {each["id"]: timeless(each) for each in tables if each["id"] in (waiting, playing, watched, hidden)}

    shown = {guest.id: listed(guest) for guest in (ann, bob)}
    assert set(shown[ann.id]) == {waiting, playing, watched, hidden}
    assert set(shown[bob.id]) == {waiting}
    assert shown[ann.id][playing]["decisions"] < shown[ann.id][playing]["number"] == 4
    any_server.stop()
    any_server.start()
    assert {guest.id: listed(guest) for guest in (ann, bob)} == shown
    assert {table: timeless(ann.info(table)) for table in shown[ann.id]} == shown[ann.id]


def timeless(table: Json) -> Json:
    """A table without what counts from the start of the server: how long the others wait for who is away."""
    for seat in table["seats"]:
        del seat["others_may_act"]
    return table


def test_a_bot_fills_an_open_seat(ann: Guest) -> None:
    table = ann.create("me", "open", "open")
    assert ann.post(f"/tables/{table}/seats/1/bot", {"bot": "random"}).json()["seats"][1]["kind"] == "bot"
    assert ann.delete(f"/tables/{table}/seats/1/bot").json()["seats"][1]["kind"] == "open"
    for seat in (1, 2):
        info = ann.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "random"}).json()
    assert info["status"] == "playing"


def test_why_not_comes_with_its_clause(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    answer = ann.get(f"/tables/{table}/why", seat=0, thing="loot").json()
    assert answer["reason"]
    assert answer["clause"].startswith("TH-")


def test_a_guest_takes_another_name_and_another_device(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "me")
    assert ann.http.patch("/api/me", json={"name": "Calamity"}).json()["name"] == "Calamity"
    assert ann.info(table)["seats"][0]["name"] == "Calamity"
    token = ann.post("/me/link", {}).json()["path"].partition("#")[2]
    assert bob.post("/device", {"token": token}).status_code == 200
    assert bob.get("/me").json() == ann.get("/me").json()
    assert bob.info(table)["you_are_seated"]


def test_a_foreign_cookie_starts_a_new_guest(ann: Guest) -> None:
    before = ann.id
    ann.http.cookies.clear()
    ann.http.cookies.set("saddlebag_guest", "forged.by.me", domain="127.0.0.1")
    answer = ann.get("/me")
    assert answer.status_code == 200
    assert answer.json()["id"] != before


def test_the_games_their_content_and_their_rules_can_be_read(ann: Guest) -> None:
    listed = ann.get("/games").json()
    assert [each["name"] for each in listed] == list(game_names())
    goal = next(option for option in listed[0]["options"] if option["name"] == "goal")
    assert (goal["minimum"], goal["maximum"]) == (5, 20)
    content = ann.get("/games/train_heist/content")
    assert content.json()["cowboys"] == ["green", "yellow", "red", "blue"]
    again = ann.http.get("/api/games/train_heist/content", headers={"if-none-match": content.headers["etag"]})
    assert again.status_code == 304
    rules = ann.get("/games/train_heist/rules").json()["chapters"]
    found = ann.get("/games/train_heist/rules", search="hangman").json()["chapters"]
    assert 0 < sum(len(each["clauses"]) for each in found) < sum(len(each["clauses"]) for each in rules)
