"""Nobody receives a byte that they may not know."""

import json
import random
import re
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from saddlebag.engine.match import Match
from saddlebag.games import game
from saddlebag.games.train_heist.content import CARD
from tests.table.kit import Guest, Json, Live, Server

CARD_ID = re.compile(r"\b(?:" + "|".join(CARD.ids) + r")\b")
TELLING = ("trade", "give", "agree", "done")


def curious(options: list[Json]) -> Json:
    """Any option, with a liking for trades, where hidden cards change hands."""
    likely = [option for option in options if option["verb"] in TELLING]
    return random.choice(likely if likely and random.random() < 0.6 else options)


def hidden_from(match: Match[Any, Any], seat: int | None) -> set[str]:
    """The cards in hands of others and in the pile that this viewer may not know."""
    view: Any = match.view(seat)
    known = {card for cowboy in view.cowboys for card in cowboy.hand} | set(view.discards)
    if view.trade is not None:
        known |= {*(view.trade.offer or []), *(view.trade.answer or [])}
    return set(CARD.ids) - known


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def named_cards(frame: Json) -> set[str]:
    return set(CARD_ID.findall(json.dumps(frame)))


def moments(record: str) -> list[Match[Any, Any]]:
    """The match after each decision; the last one has heard everything."""
    told = msgspec.json.decode(record)
    match = game("train_heist").new(seed=int(told["seed"]), **told["options"])
    copies = [match.copy()]
    for text in told["decisions"]:
        match.apply(text)
        copies.append(match.copy())
    return [*copies[:-1], match]


def check_frames(frames: list[Json], positions: list[Match[Any, Any]], seat: int | None) -> int:
    """No frame names a hidden card, and every line of the log says what the engine lets this viewer know."""
    story = [plain(event) for event in positions[-1].story(seat)]
    sentences = [event.sentence() for event in positions[-1].story(seat)]
    checked = 0
    for frame in frames:
        body = frame.get("snapshot") or frame
        if "view" not in body:
            assert not named_cards(frame) or frame["type"] == "table"
            continue
        now = positions[body["decisions"]]
        # An answer may name the cards that it has just played; they are public or one's own before or after it.
        before = positions[max(0, body["decisions"] - 1)]
        hidden = hidden_from(now, seat) & hidden_from(before, seat)
        assert not named_cards(body) & hidden
        assert body["view"] == plain(now.view(seat))
        assert body.get("answer_label") is None or body["by"] == seat
        assert not body["ask"] or body["ask"]["options"] == [] or seat in body["ask"]["seats"]
        for line in body.get("lines", body.get("log", [])):
            assert line["data"] == story[line["n"]]
            assert line["text"] == sentences[line["n"]]
        checked += 1
    return checked


def test_two_guests_play_versus_and_learn_nothing_of_the_other_hand(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", private=True, mode="versus")
    invite = ann.info(table)["invite"]
    bob.post(f"/tables/{table}/join", {"invite": invite})
    watcher = any_server.guest()
    assert watcher.get(f"/tables/{table}", invite=invite).is_success
    viewers: dict[int | None, Live] = {0: ann.live(table, 0), 1: bob.live(table, 1), None: watcher.live(table)}
    people = {0: ann, 1: bob}
    extra: dict[int | None, list[Json]] = {0: [], 1: [], None: []}
    while not (seen := watcher.snapshot(table))["result"]:
        seat = seen["actors"][0]
        extra[None].append(seen)
        extra[1 - seat].append(people[1 - seat].snapshot(table, 1 - seat))
        people[seat].play(table, seat, curious)
    positions = moments(ann.get(f"/tables/{table}/record").text)
    for viewer, live in viewers.items():
        live.settle()
        steps = [frame for frame in live.frames if frame["type"] == "step"]
        assert [step["decisions"] for step in steps] == list(range(1, len(positions)))
        assert check_frames(live.frames + extra[viewer], positions, viewer) > len(steps)
        live.close()


def test_the_check_itself_notices_a_leak(ann: Guest) -> None:
    table = ann.create("me", "random", mode="versus", first_player=0)
    seen = ann.my_turn(table, 0)
    while ann.play(table, 0, random.choice):
        pass
    positions = moments(ann.get(f"/tables/{table}/record").text)
    assert check_frames([seen], positions, 0)
    hidden = hidden_from(positions[seen["decisions"]], 0)
    theirs: Any = positions[seen["decisions"]].view(1)
    for card in theirs.cowboys[1].hand:
        leaked = {**seen, "prompt": card}
        assert named_cards(leaked) & hidden == {card}


def test_who_left_a_seat_is_told_nothing_of_its_next_owner(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", "open", mode="versus")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    left = ann.live(table, 0)
    assert left.receive()["snapshot"] is None
    ann.post(f"/tables/{table}/leave")
    carol = any_server.guest()
    for seat, guest in ((0, carol), (2, any_server.guest())):
        assert guest.post(f"/tables/{table}/join", {"seat": seat}).status_code == 200
    assert carol.snapshot(table, 0)["view"]["cowboys"][0]["hand"]
    with pytest.raises(ConnectionClosed) as closed:
        left.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert not [frame for frame in left.frames if frame.get("snapshot") or "view" in frame]


def test_nobody_sees_through_the_eyes_of_another(any_server: Server, ann: Guest, bob: Guest) -> None:
    table = ann.create("me", "open", mode="versus")
    bob.post(f"/tables/{table}/join", {})
    stranger = any_server.guest()
    for guest, seat in ((ann, 1), (bob, 0), (stranger, 0), (stranger, 1)):
        assert guest.get(f"/tables/{table}/snapshot", seat=seat).status_code == 403
        assert guest.get(f"/tables/{table}/text", seat=seat).status_code == 403
        live = guest.live(table, seat)
        assert live.receive()["kind"] == "forbidden"
        live.close()
        assert guest.get(f"/tables/{table}/why", seat=seat, thing="loot").status_code == 403
    assert ann.get(f"/tables/{table}/record").status_code == 409
    assert ann.get(f"/tables/{table}/replay", at=0, seat=1).status_code == 409
    assert ann.info(table)["seed"] is None
    assert stranger.info(table)["invite"] is None
