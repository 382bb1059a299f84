"""What a person has promised to answer, the table answers for them, so that nobody can tell."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from saddlebag.table.bots import LEAST_PACE, Due, pause
from saddlebag.table.room import Room
from tests.table.kit import Guest, Live, Server, eventually

DUEL = """
seed = 7
options = { players = 2, expansion = "base", man_in_black = "off", max_rounds = 1 }
active = "coal"
[players.coal]
place = "dk_saloon_se"
hand = ["k_hearts_cattle_call", "7_hearts_hunch"]
[players.indigo]
place = "dk_saloon_se"
hand = ["a_hearts_living_legend", "2_spades_ricochet", "8_hearts_home_remedy"]
"""
DECLARED = ("take money", "duel indigo", "lay k_hearts_cattle_call", "lay a_hearts_living_legend")


def duel(guest: Guest) -> str:
    """Two people at one screen; the cards are shown, and the first is asked for a reaction."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = guest.post("/tables", {"game": "western_legends", "position": DUEL, "seats": seats, "pace": 0})
    assert opened.status_code == 201, opened.text
    table = str(opened.json()["id"])
    for answer in DECLARED:
        say(guest, table, answer)
    return table


def say(guest: Guest, table: str, answer: str) -> None:
    seen = guest.snapshot(table)
    moved = guest.move(table, seen["actors"][0], seen["number"], answer)
    assert moved.status_code == 200, moved.text


def asked(live: Live) -> dict[str, Any]:
    """The next question that the rival sees."""
    step = live.until("step")
    return {"actors": step["actors"], "prompt": step["ask"]["prompt"], "question": step["ask"]["question"]}


def test_who_passes_for_the_rest_is_asked_and_answered_for_and_nobody_can_tell(server: Server) -> None:
    ann = server.guest()
    seen: dict[str, list[dict[str, Any]]] = {}
    for said in ("pass", "pass_all"):
        table = duel(ann)
        rival = ann.live(table, 1)
        rival.until("snapshot")
        say(ann, table, said)
        say(ann, table, "react 2_spades_ricochet")
        questions = [asked(rival), asked(rival)]
        if said == "pass":
            say(ann, table, "pass")
        seen[said] = [*questions, asked(rival)]
        rival.close()
    assert seen["pass"] == seen["pass_all"]
    assert seen["pass"][1]["actors"] == [0]  # asked though they have said it


def test_the_answer_that_was_promised_is_a_decision_like_others(server: Server) -> None:
    ann = server.guest()
    table = duel(ann)
    say(ann, table, "pass_all")
    say(ann, table, "react 2_spades_ricochet")
    eventually(lambda: ann.snapshot(table)["actors"] == [1], "the promise is kept")
    for _ in range(40):
        seen = ann.snapshot(table)
        if seen["result"]:
            break
        options = [each["text"] for each in ann.snapshot(table, seen["actors"][0])["ask"]["options"]]
        say(ann, table, "end" if "end" in options else options[0])
    record = ann.get(f"/tables/{table}/record").json()
    at = len(DECLARED)
    assert record["decisions"][at : at + 3] == ["pass_all", "react 2_spades_ricochet", "pass_again"]
    assert server.guest().post("/records", record).status_code == 201


@pytest.mark.parametrize("pace", [0, 700, 3000])
def test_a_promise_takes_as_long_as_somebody_who_reads_and_clicks(pace: int) -> None:
    room = cast("Room", SimpleNamespace(pace=pace, somebody_there=False))
    pauses = [pause(room, Due(0, None, "pass_again")) for _ in range(200)]
    assert min(pauses) >= max(pace, LEAST_PACE) / 1000
    assert len(set(pauses)) > 1
    assert pause(room, Due(0, "random")) == 0  # bots do not wait while nobody is there
