"""Sealed play at the table: it deals the packs, nobody sees those of another, and decks come from the own packs."""

from pathlib import Path
from typing import Any

import pytest

from saddlebag.games import game
from saddlebag.games.high_stakes_drifter.decks.lists import deck_text
from saddlebag.games.high_stakes_drifter.decks.sealed import build_deck, pool_of
from tests.table.kit import Guest, Json, Server, eventually

GAME = "high_stakes_drifter"
TILGHMANS = "54 Bill Tilghman"
"""Legal from any packs."""


def table_for(guest: Guest, *seats: str, wishes: dict[int, Json] | None = None, **options: Any) -> Json:
    """A sealed table with these kinds of seats; further wishes by seat."""
    chairs = [
        {"kind": each, **({"bot": "random"} if each == "bot" else {}), **(wishes or {}).get(seat, {})}
        for seat, each in enumerate(seats)
    ]
    body = {"game": GAME, "options": {"players": len(seats), "sealed": True, **options}, "seats": chairs, "pace": 0}
    answer = guest.post("/tables", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def join(guest: Guest, table: str, seat: int | None = None, **more: Any) -> Json:
    answer = guest.post(f"/tables/{table}/join", {"seat": seat, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def choose(guest: Guest, table: str, seat: int, **choices: Any) -> Any:
    return guest.http.put(f"/api/tables/{table}/seats/{seat}/choices", json={"choices": choices})


def packs_of(guest: Guest, table: str, seat: int) -> int:
    number = guest.info(table)["options"]["packs"][seat]
    assert isinstance(number, int)
    return number


def deck_from(packs: int) -> str:
    return deck_text(build_deck(pool_of(packs)))


@pytest.mark.rule("HD-DECK-18", "HD-DECK-20")
def test_everybody_gets_packs_that_he_alone_sees_and_the_table_waits_for_their_decks(server: Server) -> None:
    ann, bob, cleo = server.guest(), server.guest(), server.guest()
    made = table_for(ann, "me", "open")
    assert (made["status"], made["seat_options"], made["dealt"]) == ("waiting", ["decks"], ["packs"])
    seen = join(bob, made["id"], 1)
    assert (seen["status"], [seat["ready"] for seat in seen["seats"]]) == ("waiting", [False, False])
    first, second = packs_of(ann, made["id"], 0), packs_of(bob, made["id"], 1)
    assert first != second
    assert ann.info(made["id"])["options"]["packs"] == [first, None]
    assert bob.info(made["id"])["options"]["packs"] == [None, second]
    assert cleo.info(made["id"])["options"]["packs"] == [None, None]
    assert choose(ann, made["id"], 0, decks=deck_from(first)).json()["status"] == "waiting"
    assert [seat["ready"] for seat in bob.info(made["id"])["seats"]] == [True, False]
    assert choose(bob, made["id"], 1, decks="").json()["status"] == "playing"


@pytest.mark.rule("HD-DECK-18")
def test_who_leaves_and_comes_back_gets_the_same_packs_and_nobody_else_does(server: Server) -> None:
    ann, bob, cleo = server.guest(), server.guest(), server.guest()
    table = table_for(ann, "me", "open", "open")["id"]
    join(bob, table, 1)
    his = packs_of(bob, table, 1)
    for seat in (2, 1, 2):
        bob.post(f"/tables/{table}/leave")
        assert bob.info(table)["options"]["packs"] == [None, None, None]
        join(bob, table, seat)
        assert packs_of(bob, table, seat) == his
    join(cleo, table, 1)
    assert len({his, packs_of(cleo, table, 1), packs_of(ann, table, 0)}) == 3
    other = table_for(bob, "me", "open")["id"]
    assert packs_of(bob, other, 0) != his


@pytest.mark.rule("HD-DECK-18")
def test_packs_outlive_the_server(tmp_path: Path) -> None:
    server = Server.in_folder(tmp_path).start()
    ann = server.guest()
    table = table_for(ann, "me", "open")["id"]
    before = packs_of(ann, table, 0)
    server.kill()
    server.start()
    assert packs_of(ann, table, 0) == before
    server.stop()


@pytest.mark.rule("HD-DECK-18")
def test_nobody_takes_a_second_seat_for_a_second_look(server: Server) -> None:
    ann = server.guest()
    table = table_for(ann, "me", "open")["id"]
    answer = ann.post(f"/tables/{table}/join", {"seat": 1})
    assert answer.status_code == 409
    assert answer.json()["detail"] == "You are already seated at this table, where everyone is dealt one hand."


@pytest.mark.rule("HD-DECK-18")
def test_people_at_one_device_get_packs_each(server: Server) -> None:
    ann = server.guest()
    table = table_for(ann, "me", "guest")["id"]
    assert packs_of(ann, table, 0) != packs_of(ann, table, 1)
    assert choose(ann, table, 0, decks=deck_from(packs_of(ann, table, 0))).json()["status"] == "waiting"
    assert choose(ann, table, 1, decks=deck_from(packs_of(ann, table, 1))).json()["status"] == "playing"


@pytest.mark.rule("HD-DECK-18", "HD-DECK-21")
def test_against_bots_the_table_waits_for_the_one_deck_or_begins_with_one_that_builds_itself(server: Server) -> None:
    ann = server.guest()
    waiting = table_for(ann, "me", "bot")
    assert (waiting["status"], [seat["ready"] for seat in waiting["seats"]]) == ("waiting", [False, True])
    mine = packs_of(ann, waiting["id"], 0)
    assert choose(ann, waiting["id"], 0, decks=deck_from(mine)).json()["status"] == "playing"
    assert packs_of(ann, waiting["id"], 0) == mine
    for choices in ({}, {"decks": "random"}):
        begun = table_for(ann, "me", "bot", wishes={0: {"choices": choices}})
        assert begun["status"] == "playing"
        deck = ann.snapshot(begun["id"], 0)["view"]["players"][0]["deck"]
        assert deck == deck_cards(begun["options"]["packs"][0])
    assert table_for(ann, "bot", "bot")["status"] in ("playing", "over")


def deck_cards(packs: int) -> list[str]:
    """The deck that builds itself from packs, as a view lists it."""
    names = game(GAME).deck_building.read(deck_from(packs), pool_of(packs)).counts["cards"]  # type: ignore[union-attr]
    return [name for name, copies in names.items() for _ in range(copies)]


@pytest.mark.rule("HD-DECK-19", "HD-DECK-13")
def test_a_deck_that_is_not_from_the_own_packs_is_refused_with_all_faults(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = table_for(ann, "me", "open")["id"]
    join(bob, table, 1)
    theirs = deck_from(packs_of(ann, table, 0))
    for deck, sentence in (
        (theirs, "opened (HD-DECK-17)."),
        ("greasy_grass", "In sealed play decks are built from packs, so greasy_grass cannot be played (HD-DECK-19)."),
        ("53 Bill Tilghman", "A deck has exactly 54 cards; this one has 53 (HD-DECK-01)."),
        ("54 Bill Tilghman; 30 Old Boots", "Old Boots: 30 in the deck, but"),
    ):
        answer = choose(bob, table, 1, decks=deck)
        assert answer.status_code == 400, answer.text
        assert any(sentence in fault for fault in answer.json()["faults"]), answer.json()
    assert len(choose(bob, table, 1, decks=theirs).json()["faults"]) > 5
    assert not bob.info(table)["seats"][1]["ready"]
    assert choose(ann, table, 1, decks=TILGHMANS).status_code == 403


@pytest.mark.rule("HD-DECK-18")
def test_packs_are_dealt_and_never_chosen(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    sentence = "The table deals packs, so they cannot be chosen; leave packs out."
    body: Json = {"game": GAME, "options": {"players": 2, "sealed": True, "packs": [1, 2]}}
    assert ann.post("/tables", body).json()["detail"] == sentence
    body = {"game": GAME, "options": {"players": 2, "sealed": True}}
    seats = [{"kind": "me", "choices": {"packs": 7}}, {"kind": "open"}]
    assert ann.post("/tables", {**body, "seats": seats}).json()["detail"] == sentence
    table = table_for(ann, "me", "open")["id"]
    before = packs_of(ann, table, 0)
    for packs in (0, 7, [7, 8], "7"):
        assert choose(ann, table, 0, packs=packs).json()["detail"] == sentence
        assert bob.post(f"/tables/{table}/join", {"choices": {"packs": packs}}).json()["detail"] == sentence
    assert packs_of(ann, table, 0) == before
    seats = [{"kind": "me", "choices": {"decks": TILGHMANS}}, {"kind": "open"}]
    refused = ann.post("/tables", {**body, "seats": seats}).json()
    assert "option packs names none for this seat (HD-DECK-19)" in refused["detail"]
    quick = {"game": GAME, "options": {"players": 2, "sealed": True, "mode": "quickstart"}}
    assert (
        ann.post("/tables", quick).json()["detail"].startswith("Option sealed cannot be used in the quick-start game")
    )


@pytest.mark.rule("HD-DECK-20")
@pytest.mark.parametrize("open_lists", [False, True])
def test_nobody_receives_the_packs_of_another_before_the_end_and_then_the_record_tells_all(
    server: Server, open_lists: bool
) -> None:
    ann, bob, cleo = server.guest(), server.guest(), server.guest()
    table = table_for(ann, "me", "open", open_decklists=open_lists, round_limit=3)["id"]
    sockets = [bob.live(table), cleo.live(table)]
    join(bob, table, 1)
    first, second = packs_of(ann, table, 0), packs_of(bob, table, 1)
    deck = deck_from(first)
    choose(ann, table, 0, decks=deck)
    assert ann.get(f"/tables/{table}/record").status_code == 409
    choose(bob, table, 1, decks="random")
    sockets += [bob.live(table, 1), cleo.live(table)]
    heard = [guest.get(path).text for guest in (bob, cleo) for path in ("/tables", f"/tables/{table}")]
    heard += [bob.get(f"/tables/{table}/snapshot", seat=1).text, cleo.get(f"/tables/{table}/snapshot").text]
    for socket in sockets:
        socket.settle()
        heard += [str(frame) for frame in socket.frames]
    assert len(heard) > 8
    assert not any(str(first) in text for text in heard)
    assert any(deck.splitlines()[1] in text for text in heard) == open_lists
    assert bool(bob.snapshot(table, 1)["view"]["players"][0]["deck"]) == open_lists
    assert not any(str(second) in text for text in (ann.get("/tables").text, ann.get(f"/tables/{table}").text))

    for guest, seat in ((ann, 0), (bob, 1)):
        assert guest.post(f"/tables/{table}/seats/{seat}/bot", {"bot": "random"}).status_code == 200
    eventually(lambda: cleo.info(table)["status"] == "over", "the match is over")
    assert cleo.info(table)["options"]["packs"] == [first, second]
    record = cleo.get(f"/tables/{table}/record").json()
    assert (record["options"]["packs"], record["options"]["decks"]) == ([first, second], [deck, "random"])
    assert game(GAME).replay(str(cleo.get(f"/tables/{table}/record").text)).result is not None
    twin = cleo.post("/records", record).json()
    assert twin["options"]["packs"] == [first, second]
    fork = cleo.post(f"/tables/{table}/fork", {"at": 3, "seat": 1}).json()
    assert (fork["status"], fork["options"]["packs"]) == ("playing", [None, second])


def test_a_table_that_is_not_sealed_deals_nothing(server: Server) -> None:
    ann = server.guest()
    made = table_for(ann, "me", "bot", sealed=False)
    assert (made["status"], made["dealt"], "packs" in made["options"]) == ("playing", [], False)
    games = {each["name"]: each for each in ann.get("/games").json()}
    assert "packs" not in [option["name"] for option in games[GAME]["options"]]
    assert "sealed" in [option["name"] for option in games[GAME]["options"]]


@pytest.mark.rule("HD-DECK-21")
def test_the_workbench_builds_a_deck_from_packs(server: Server) -> None:
    ann = server.guest()
    built = ann.http.post(f"/api/games/{GAME}/decks/sealed/build", params={"sealed": "7"}).json()
    assert built["faults"] == []
    assert built["text"] == deck_from(7)
    for number in ("", "x", "-1", "1" * 21):
        assert ann.http.post(f"/api/games/{GAME}/decks/sealed/build", params={"sealed": number}).status_code == 400
    assert ann.post(f"/games/{GAME}/decks/sealed/build").status_code == 400
    assert ann.http.post("/api/games/train_heist/decks/sealed/build", params={"sealed": "7"}).status_code == 404
