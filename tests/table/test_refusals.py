"""Wrong seats, stale numbers, nonsense: the right status and one sentence, and nothing changes."""

import random
import uuid

import httpx
import pytest

from tests.table.kit import Guest, Server

JSON = {"content-type": "application/json"}


def refused(answer: httpx.Response, status: int, kind: str) -> str:
    """The sentence of a refusal."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["kind"] == kind
    assert body["detail"]
    return str(body["detail"])


def test_nobody_acts_for_another_seat(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", first_player=0)
    bob.post(f"/tables/{table}/join", {})
    option = ann.snapshot(table, 0)["ask"]["options"][0]["text"]
    for other in (bob, any_server.guest()):
        refused(other.move(table, 0, 0, option), 403, "forbidden")
    refused(bob.move(table, 1, 0, option), 422, "illegal")
    refused(bob.move(table, 1, 0, f"@0 {option}"), 422, "illegal")
    refused(bob.post(f"/tables/{table}/seats/0/bot", {"bot": "random"}), 403, "forbidden")
    refused(bob.post(f"/tables/{table}/undo", {"seat": 0}), 403, "forbidden")
    assert ann.info(table)["number"] == 0


def test_a_guess_while_another_decides_is_refused_in_the_same_words(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", first_player=0, mode="versus")
    bob.post(f"/tables/{table}/join", {})
    offered = [option["text"] for option in ann.snapshot(table, 0)["ask"]["options"]]
    guesses = [*offered, f"@0 {offered[0]}", "move nowhere", "move", "give r04", "yodel", "", "@", "end " * 50]
    answers = [bob.move(table, 1, 0, guess) for guess in guesses]
    assert {(answer.status_code, answer.content) for answer in answers} == {(422, answers[0].content)}
    assert "This question is for" in answers[0].json()["detail"]


def test_what_is_not_on_offer_is_refused_with_what_is(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    offered = [option["text"] for option in ann.snapshot(table, 0)["ask"]["options"]]
    assert f"You may answer: {offered[0]}" in refused(ann.move(table, 0, 0, "yodel"), 422, "illegal")


def test_a_private_table_is_not_joined_by_guessing(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", private=True)
    assert table not in [each["id"] for each in bob.get("/tables").json()]
    for guess in (None, "", "x", "A" * 22, "é"):
        refused(bob.post(f"/tables/{table}/join", {"invite": guess}), 404, "not_found")
    invite = ann.info(table)["invite"]
    assert len(invite) >= 22
    assert bob.post(f"/tables/{table}/join", {"invite": invite}).status_code == 200


def test_a_full_table_offers_to_watch(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open")
    assert bob.post(f"/tables/{table}/join", {"seat": 1}).status_code == 200
    third = any_server.guest()
    assert "you can watch" in refused(third.post(f"/tables/{table}/join", {}), 409, "illegal")
    assert third.snapshot(table)["view"]["seat"] is None


def test_a_repeated_move_is_answered_as_the_first_time(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    option = ann.snapshot(table, 0)["ask"]["options"][0]["text"]
    key = uuid.uuid4().hex
    answers = [ann.move(table, 0, 0, option, key).json() for _ in range(3)]
    assert answers == [{"number": 1, "repeated": False}] + [{"number": 1, "repeated": True}] * 2
    assert ann.info(table)["number"] == 1


def test_a_double_click_never_hits_the_next_question(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    for number in range(12):
        seat = ann.snapshot(table)["actors"][0]
        text = random.choice(ann.snapshot(table, seat)["ask"]["options"])["text"]
        assert ann.move(table, seat, number, text).status_code == 200
        refused(ann.move(table, seat, number, text), 409, "stale")
    assert ann.info(table)["number"] == 12


def test_a_move_for_a_later_question_is_stale(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    assert "only at question 0" in refused(ann.move(table, 0, 5, "end"), 409, "stale")


@pytest.mark.parametrize("answer", ["fly away", "", "@", "@0 end", "move nowhere", "\x00", "end " * 50, "移動"])
def test_what_is_not_on_offer_is_illegal(ann: Guest, answer: str) -> None:
    table = ann.create("me", "me", first_player=0)
    refused(ann.move(table, 0, 0, answer), 422, "illegal")
    assert ann.info(table)["number"] == 0


@pytest.mark.parametrize(
    "body",
    [None, [], "x", {}, {"seat": 0}, {"seat": "first", "number": 0, "key": "k", "answer": "end"},
     {"seat": -1, "number": 0, "key": "k", "answer": "end"}, {"seat": 0, "number": -1, "key": "k", "answer": "end"},
     {"seat": 0, "number": 0, "key": "", "answer": "end"}, {"seat": 0, "number": 0, "key": "k" * 81, "answer": "end"},
     {"seat": 0, "number": 0, "key": "k", "answer": "a" * 501}, {"seat": 0, "number": 2**40, "key": "k", "answer": ""},
     {"seat": 0, "number": 0, "key": "k", "answer": "end", "more": 1}],
)  # fmt: skip
def test_a_malformed_move_is_a_bad_request(ann: Guest, body: object) -> None:
    table = ann.create("me", "me")
    refused(ann.post(f"/tables/{table}/moves", body), 400, "bad_request")


def test_bytes_that_are_no_json_are_a_bad_request(ann: Guest) -> None:
    table = ann.create("me", "me")
    for content in (b"\xff\xfe", b"{", b"[" * 5000):
        answer = ann.http.post(f"/api/tables/{table}/moves", content=content, headers=JSON)
        refused(answer, 400, "bad_request")


def test_a_body_that_is_too_large_is_refused(ann: Guest) -> None:
    refused(ann.http.post("/api/tables", content=b" " * 3_000_000, headers=JSON), 413, "too_large")


@pytest.mark.parametrize(
    "body",
    [
        {"game": "train_heist", "options": {"players": 9}},
        {"game": "train_heist", "options": {"colour": "blue"}},
        {"game": "train_heist", "options": {"mode": "solitaire"}},
        {"game": "train_heist", "seats": [{"kind": "me"}]},
        {"game": "train_heist", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]},
        {"game": "train_heist", "pace": -1},
        {"game": "train_heist", "options": {"pace": "slow"}},
    ],
)
def test_a_table_with_wrong_options_is_a_bad_request(ann: Guest, body: object) -> None:
    refused(ann.post("/tables", body), 400, "bad_request")


def test_what_does_not_exist_is_not_found(ann: Guest) -> None:
    refused(ann.post("/tables", {"game": "chess"}), 404, "not_found")
    for path in ("/tables/none", "/tables/none/snapshot", "/tables/none/record", "/games/chess/content", "/nothing"):
        refused(ann.get(path), 404, "not_found")
    refused(ann.move("none", 0, 0, "end"), 404, "not_found")
    table = ann.create("me", "me")
    refused(ann.move(table, 7, 0, "end"), 404, "not_found")


def test_a_page_of_another_version_is_asked_to_reload(ann: Guest) -> None:
    answer = ann.http.get("/api/games", headers={"x-saddlebag-version": "0.0.1"})
    assert "reload" in refused(answer, 426, "upgrade")


def test_a_waiting_table_takes_no_moves_and_is_gone_when_all_leave(ann: Guest) -> None:
    table = ann.create("me", "open")
    refused(ann.move(table, 0, 0, "end"), 409, "illegal")
    assert ann.post(f"/tables/{table}/leave").status_code == 200
    refused(ann.get(f"/tables/{table}"), 404, "not_found")


def test_what_no_database_can_hold_is_refused_or_left_out(ann: Guest) -> None:
    table = ann.create("me", "me", first_player=0)
    option = ann.snapshot(table, 0)["ask"]["options"][0]["text"]
    refused(ann.move(table, 0, 0, option, "key\0"), 400, "bad_request")
    seats = [{"kind": "me", "name": "A\0nn"}, {"kind": "bot"}]
    refused(ann.post("/tables", {"game": "train_heist", "seats": seats}), 400, "bad_request")
    refused(ann.http.get("/api/tables/%00"), 404, "not_found")
    refused(ann.http.get(f"/api/tables/{table}%00"), 404, "not_found")
    refused(ann.http.get("/api/tables/" + "x" * 3000), 404, "not_found")
    surrogate = b'{"text": "\\ud800"}'
    refused(ann.http.post(f"/api/tables/{table}/chat", content=surrogate, headers=JSON), 400, "bad_request")
    said = ann.post(f"/tables/{table}/chat", {"text": "over\0 \u202ethere\n\U0001f469\u200d\U0001f33e"}).json()
    assert said["text"] == "over   there \U0001f469\u200d\U0001f33e"
    refused(ann.post(f"/tables/{table}/chat", {"text": "\0\n "}), 400, "bad_request")
    assert ann.http.get("/" + "x" * 3000).status_code == 200
    assert ann.http.get("/%00").status_code == 200


def test_a_long_or_empty_word_is_not_said(ann: Guest) -> None:
    table = ann.create("me", "me")
    for text in ("", "x" * 501):
        refused(ann.post(f"/tables/{table}/chat", {"text": text}), 400, "bad_request")
    refused(ann.http.patch("/api/me", json={"name": "  "}), 400, "bad_request")
