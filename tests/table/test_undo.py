"""Taking back: free, by consent, as practice, always in the log."""

from typing import Any

import httpx

from tests.table.kit import Guest, Json, Server, eventually

TAKEN_BACK = {"applied": True, "waiting_for": [], "only_as_practice": False}
ONLY_AS_PRACTICE = {"applied": False, "waiting_for": [], "only_as_practice": True}


def waits_for(*seats: int) -> Json:
    return {"applied": False, "waiting_for": list(seats), "only_as_practice": False}


def moving(options: list[Json]) -> Json:
    """A step on the map, which reveals nothing."""
    return next(option for option in options if option["verb"] == "move")


def ending(options: list[Json]) -> Json:
    """End the actions: the train moves, an event may be drawn."""
    return next((option for option in options if option["verb"] in ("end", "done", "decline")), options[0])


def two_people(ann: Guest, bob: Guest) -> str:
    table = ann.create("me", "open", first_player=0, mode="versus")
    bob.post(f"/tables/{table}/join", {})
    return table


def play_until_other(ann: Guest, table: str) -> None:
    """Play seat 0 to the end of its turn. A bot in the other seat may have had its own before we look."""
    begun = ann.snapshot(table)["view"]["turn"]
    while (seen := ann.snapshot(table))["actors"] == [0] and seen["view"]["turn"] == begun:
        ann.play(table, 0, ending)


def until_asked(people: dict[int, Guest], table: str, seat: int) -> None:
    """Bots play until a seat is to act; whoever else they ask something meanwhile answers it."""

    def asked() -> bool:
        actors = people[seat].snapshot(table)["actors"]
        for other in [] if seat in actors else actors:
            if other in people:
                people[other].play(table, other, ending)
        return seat in actors

    eventually(asked, f"seat {seat} is to act")


def test_a_step_that_revealed_nothing_is_taken_back_at_once(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    live = bob.live(table, 1)
    before = ann.snapshot(table, 0)
    ann.play(table, 0, moving)
    moved = ann.snapshot(table, 0)
    assert moved["undo"] == {"free": True, "possible": True}
    assert bob.snapshot(table, 1)["undo"] == {"free": False, "possible": False}
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == TAKEN_BACK
    after = ann.snapshot(table, 0)
    assert (after["view"], after["ask"]) == (before["view"], before["ask"])
    assert (after["number"], after["decisions"]) == (2, 0)
    assert after["log"][-1]["kind"] == "TakenBack"
    assert live.until("undone")["snapshot"]["decisions"] == 0
    live.close()


def test_what_was_free_to_take_back_is_free_after_a_restart(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    before = ann.snapshot(table, 0)
    for _ in range(2):
        ann.play(table, 0, moving)
    assert ann.snapshot(table, 0)["undo"] == {"free": True, "possible": True}
    any_server.stop()
    any_server.start()
    for _ in range(2):
        assert ann.snapshot(table, 0)["undo"] == {"free": True, "possible": True}
        assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == TAKEN_BACK
    after = ann.snapshot(table, 0)
    assert (after["view"], after["ask"]) == (before["view"], before["ask"])


def test_what_was_not_free_is_not_free_after_a_restart(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    any_server.stop()
    any_server.start()
    assert ann.snapshot(table, 0)["undo"] == {"free": False, "possible": True}
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == waits_for(1)


def test_a_click_from_before_an_undo_is_stale(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    seen = ann.play(table, 0, moving)
    assert seen is not None
    ann.post(f"/tables/{table}/undo", {"seat": 0})
    late = ann.move(table, 0, seen["number"] + 1, seen["ask"]["options"][0]["text"])
    assert late.status_code == 409
    assert ann.move(table, 0, 2, seen["ask"]["options"][0]["text"]).status_code == 200


def test_after_the_other_could_act_it_takes_his_consent(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    live = bob.live(table, 1)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    asked = ann.post(f"/tables/{table}/undo", {"seat": 0}).json()
    assert asked == waits_for(1)
    assert live.until("undo_request")["seat"] == 0
    assert ann.post(f"/tables/{table}/undo/answer", {"seat": 0, "agree": True}).status_code == 403
    decisions = ann.info(table)["decisions"]
    assert bob.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).json()["applied"]
    assert ann.info(table)["decisions"] < decisions
    assert ann.snapshot(table)["actors"] == [0]
    live.until("undone")
    live.close()


def test_a_move_of_a_person_ends_the_request(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    assert ann.info(table)["undo_asked_by"] == 0
    bob.play(table, 1, ending)
    assert ann.info(table)["undo_asked_by"] is None
    assert answer(bob, table, 1, True).status_code == 409


def asked(ann: Guest, bob: Guest) -> str:
    """A table at which Ann asks Bob whether she may take back her last choice."""
    table = two_people(ann, bob)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    assert undo(ann, table, 0).json() == waits_for(1)
    assert ann.info(table)["undo_waits_for"] == [1]
    return table


def undo(guest: Guest, table: str, seat: int, **wish: Any) -> httpx.Response:
    return guest.post(f"/tables/{table}/undo", {"seat": seat, **wish})


def answer(guest: Guest, table: str, seat: int, agree: bool) -> httpx.Response:
    return guest.post(f"/tables/{table}/undo/answer", {"seat": seat, "agree": agree})


# --- a refusal stands ---------------------------------------------------------------------------------------------


def test_who_refused_is_not_asked_again_for_the_same_decision(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    assert not answer(bob, table, 1, False).json()["applied"]
    assert ann.info(table)["undo_asked_by"] is None
    again = undo(ann, table, 0)
    assert again.status_code == 429
    assert again.json()["detail"].endswith("did not agree to take it back; you can ask again in 10 minutes.")


def test_leaving_after_a_refusal_does_not_turn_it_into_a_yes(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    decisions = ann.info(table)["decisions"]
    answer(bob, table, 1, False)
    bob.post(f"/tables/{table}/leave")
    assert undo(ann, table, 0).status_code == 429
    any_server.stop()
    any_server.start()
    assert undo(ann, table, 0, practice=True).status_code == 429
    assert ann.info(table)["decisions"] >= decisions


def test_a_refusal_is_only_for_whom_it_was_given_to(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    answer(bob, table, 1, False)
    bob.play(table, 1, ending)
    while ann.snapshot(table)["actors"] == [1]:
        bob.play(table, 1, ending)
    ann.play(table, 0, moving)
    assert undo(bob, table, 1).json() == waits_for(0)


def test_who_asked_may_withdraw(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    assert answer(ann, table, 0, False).json() == waits_for()
    assert ann.info(table)["undo_asked_by"] is None
    assert undo(ann, table, 0).json() == waits_for(1)


def test_nobody_is_flooded_with_requests(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    for _ in range(3):
        answer(ann, table, 0, False)
        assert undo(ann, table, 0).status_code == 200
    answer(ann, table, 0, False)
    refused = undo(ann, table, 0)
    assert refused.status_code == 429
    assert "Too many requests to take something back in a short time; try again in" in refused.json()["detail"]


def test_a_request_that_waits_is_not_told_twice(ann: Guest, bob: Guest) -> None:
    table = asked(ann, bob)
    for _ in range(10):
        assert undo(ann, table, 0).json() == waits_for(1)


# --- seats that a bot covers --------------------------------------------------------------------------------------


def test_who_left_is_asked_for_what_was_decided_before_that(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    decisions = ann.info(table)["decisions"]
    bob.post(f"/tables/{table}/leave")
    assert undo(ann, table, 0, practice=True).json() == waits_for(1)
    ann.my_turn(table, 0)
    assert ann.info(table)["undo_waits_for"] == [1], "moves of a bot leave the request"
    any_server.stop()
    any_server.start()
    assert ann.info(table)["undo_waits_for"] == [1]
    assert ann.info(table)["decisions"] > decisions
    bob.delete(f"/tables/{table}/seats/1/bot")
    assert answer(bob, table, 1, True).json() == TAKEN_BACK
    assert ann.info(table)["decisions"] < decisions
    assert not ann.info(table)["practice"]


def test_who_left_is_not_asked_for_what_was_decided_later(ann: Guest, bob: Guest) -> None:
    cid = ann.server.guest()
    table = ann.create("me", "open", "open", first_player=0, mode="versus")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    cid.post(f"/tables/{table}/join", {"seat": 2})
    play_until_other(ann, table)
    bob.post(f"/tables/{table}/leave")
    people = {0: ann, 2: cid}
    until_asked(people, table, 2)
    while ann.snapshot(table)["actors"] == [2]:
        cid.play(table, 2, ending)
    until_asked(people, table, 0)
    play_until_other(ann, table)
    until_asked(people, table, 2)
    assert undo(ann, table, 0).json() == waits_for(2)
    assert answer(bob, table, 1, False).status_code == 403
    assert answer(cid, table, 2, True).json() == TAKEN_BACK


# --- against bots alone -------------------------------------------------------------------------------------------


def test_against_bots_what_was_revealed_is_taken_back_only_as_practice(any_server: Server, ann: Guest) -> None:
    table = ann.create("me", "random", first_player=0)
    first = ann.snapshot(table, 0)["view"]
    play_until_other(ann, table)
    ann.my_turn(table, 0)
    before = ann.info(table)
    assert undo(ann, table, 0).json() == ONLY_AS_PRACTICE
    assert ann.info(table) == before
    assert undo(ann, table, 0, practice=True).json() == TAKEN_BACK
    assert ann.info(table)["practice"]
    assert [line["kind"] for line in ann.snapshot(table, 0)["log"]][-2:] == ["TakenBack", "Practice"]
    any_server.stop()
    any_server.start()
    assert ann.info(table)["practice"]
    while ann.info(table)["decisions"]:
        assert undo(ann, table, 0).json() == TAKEN_BACK, "it is practice already"
    assert ann.snapshot(table, 0)["view"] == first
    assert undo(ann, table, 0).status_code == 409


def test_a_free_undo_against_bots_leaves_the_match_as_it_is(ann: Guest) -> None:
    table = ann.create("me", "random", first_player=0)
    ann.play(table, 0, moving)
    assert undo(ann, table, 0, practice=True).json() == TAKEN_BACK
    assert not ann.info(table)["practice"]


def test_a_match_with_undos_can_be_finished_and_its_record_replays(ann: Guest) -> None:
    import random

    table = ann.create("me", "random", mode="versus")
    turn = 0
    while ann.play(table, 0, random.choice):
        turn += 1
        if turn % 9 == 5:
            undo(ann, table, 0, practice=True)
    record = ann.get(f"/tables/{table}/record").json()
    info = ann.info(table)
    assert len(record["decisions"]) == info["decisions"] < info["number"]
    imported = ann.post("/records", record)
    assert imported.status_code == 201, imported.text


def test_a_choice_that_only_led_to_a_question_can_be_backed_out_of(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    ann.play(table, 0, lambda options: next(each for each in options if each["verb"] == "horse"))
    asked = ann.snapshot(table, 0)
    assert asked["ask"]["question"] == "horse_and_card"
    assert asked["undo"] == {"free": True, "possible": True, "begun": True}
    assert ann.get("/tables").json()[0]["waits_for_you"]
    assert not bob.get("/tables").json()[0]["waits_for_you"]
