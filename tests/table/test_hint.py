"""Hints over the network: for the own seat, at its own question, from what it may know."""

from saddlebag.games import game
from saddlebag.table.bots import ADVISER
from saddlebag.table.thinker import Problem, advise
from tests.table.kit import Guest


def test_a_hint_names_answers_that_are_on_offer(ann: Guest) -> None:
    table = ann.create("me", "me")
    seat = ann.snapshot(table)["actors"][0]
    seen = ann.snapshot(table, seat)
    hint = ann.get(f"/tables/{table}/hint", seat=seat)
    assert hint.status_code == 200, hint.text
    lines = hint.json()["lines"]
    assert hint.json()["number"] == seen["number"]
    offered = {option["text"]: option["label"] for option in seen["ask"]["options"]}
    assert lines
    assert all(offered[line["answer"]] == line["label"] for line in lines)
    assert ann.snapshot(table, seat) == seen


def test_a_hint_is_only_for_the_seat_that_is_asked_and_its_owner(ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "me")
    seat = ann.snapshot(table)["actors"][0]
    assert ann.get(f"/tables/{table}/hint", seat=1 - seat).status_code == 409
    assert bob.get(f"/tables/{table}/hint", seat=seat).status_code == 403


def test_a_hint_tells_nothing_that_is_hidden() -> None:
    match = game("train_heist").new(seed=4, mode="versus")
    seat = match.to_act
    assert seat is not None
    other = match.redeal(seat, 99)
    bot = f"{ADVISER}:iterations=60:seconds=1000"
    told = [advise(Problem("train_heist", each.to_json(), seat, bot, 7, hint=True)) for each in (match, other)]
    assert told[0] == told[1]
