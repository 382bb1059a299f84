"""Taking back: free, by consent, always in the log."""

from tests.table.kit import Guest, Json, Server


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
    while ann.snapshot(table)["actors"] == [0]:
        ann.play(table, 0, ending)


def test_a_step_that_revealed_nothing_is_taken_back_at_once(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    live = bob.live(table, 1)
    before = ann.snapshot(table, 0)
    ann.play(table, 0, moving)
    moved = ann.snapshot(table, 0)
    assert moved["undo"] == {"free": True, "possible": True}
    assert bob.snapshot(table, 1)["undo"] == {"free": False, "possible": False}
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == {"applied": True, "waiting_for": []}
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
        assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == {"applied": True, "waiting_for": []}
    after = ann.snapshot(table, 0)
    assert (after["view"], after["ask"]) == (before["view"], before["ask"])


def test_what_was_not_free_is_not_free_after_a_restart(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    any_server.stop()
    any_server.start()
    assert ann.snapshot(table, 0)["undo"] == {"free": False, "possible": True}
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json() == {"applied": False, "waiting_for": [1]}


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
    assert asked == {"applied": False, "waiting_for": [1]}
    assert live.until("undo_request")["seat"] == 0
    assert ann.post(f"/tables/{table}/undo/answer", {"seat": 0, "agree": True}).status_code == 403
    decisions = ann.info(table)["decisions"]
    assert bob.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).json()["applied"]
    assert ann.info(table)["decisions"] < decisions
    assert ann.snapshot(table)["actors"] == [0]
    live.until("undone")
    live.close()


def test_the_other_may_refuse_and_a_move_ends_the_request(ann: Guest, bob: Guest) -> None:
    table = two_people(ann, bob)
    play_until_other(ann, table)
    bob.play(table, 1, moving)
    ann.post(f"/tables/{table}/undo", {"seat": 0})
    assert ann.info(table)["undo_asked_by"] == 0
    assert not bob.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": False}).json()["applied"]
    assert ann.info(table)["undo_asked_by"] is None
    ann.post(f"/tables/{table}/undo", {"seat": 0})
    bob.play(table, 1, ending)
    assert bob.post(f"/tables/{table}/undo/answer", {"seat": 1, "agree": True}).status_code == 409


def test_alone_among_bots_everything_can_be_taken_back(ann: Guest) -> None:
    table = ann.create("me", "random", first_player=0)
    first = ann.snapshot(table, 0)["view"]
    play_until_other(ann, table)
    ann.my_turn(table, 0)
    while ann.info(table)["decisions"]:
        assert ann.post(f"/tables/{table}/undo", {"seat": 0}).json()["applied"]
    assert ann.snapshot(table, 0)["view"] == first
    assert ann.post(f"/tables/{table}/undo", {"seat": 0}).status_code == 409


def test_a_match_with_undos_can_be_finished_and_its_record_replays(ann: Guest) -> None:
    import random

    table = ann.create("me", "random", mode="versus")
    turn = 0
    while ann.play(table, 0, random.choice):
        turn += 1
        if turn % 9 == 5:
            ann.post(f"/tables/{table}/undo", {"seat": 0})
    record = ann.get(f"/tables/{table}/record").json()
    info = ann.info(table)
    assert len(record["decisions"]) == info["decisions"] < info["number"]
    imported = ann.post("/records", record)
    assert imported.status_code == 201, imported.text
