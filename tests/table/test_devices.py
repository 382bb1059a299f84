"""Several devices of one guest: added by a link that asks, listed, signed out."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Executable, Row
from websockets.exceptions import ConnectionClosed

from saddlebag.table.app import create_app
from saddlebag.table.devices import in_words
from saddlebag.table.identity import COOKIE
from saddlebag.table.services import Services
from saddlebag.table.settings import Settings
from tests.table.kit import Guest, Json, Server, eventually
from tests.table.postgres import Cluster
from tests.table.test_refusals import refused

MINUTE = 60
STARTER = "what only the starter knows"


def token(guest: Guest) -> str:
    link: Json = guest.post("/me/link", {}).json()
    assert link["minutes"] == 30
    return str(link["path"]).removeprefix("/device#")


def devices(guest: Guest) -> list[Json]:
    return list(guest.get("/me/devices").json())


# --- links -----------------------------------------------------------------------------------------------------------


def test_a_link_says_who_one_would_be_and_changes_nobody_before_the_answer(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    stranger, link = phone.get("/me").json(), token(ann)
    phone.create("me", "random")
    offer = phone.post("/device/look", {"token": link}).json()
    assert offer == {
        "name": ann.get("/me").json()["name"],
        "your_name": stranger["name"],
        "your_tables": 1,
        "already": False,
        "asks": True,
    }
    for path in ("/device", f"/device/{link}", f"/api/device/{link}"):
        assert "set-cookie" not in phone.http.get(path).headers
    assert phone.get("/me").json() == stranger
    assert phone.post("/device", {"token": link}).json() == ann.get("/me").json()
    assert phone.get("/me").json() == ann.get("/me").json()


def test_a_link_works_once(server: Server) -> None:
    ann, phone, thief = server.guest(), server.guest(), server.guest()
    link = token(ann)
    assert phone.post("/device", {"token": link}).status_code == 200
    before = thief.get("/me").json()
    for path in ("/device/look", "/device"):
        assert "has already been used" in refused(thief.post(path, {"token": link}), 404, "not_found")
        refused(thief.post(path, {"token": f"{link}x"}), 404, "not_found")
        refused(thief.post(path, {"token": "forged"}), 404, "not_found")
    assert thief.get("/me").json() == before


def test_a_link_goes_with_the_device_that_made_it(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    phone.post("/device", {"token": token(ann)})
    link = token(phone)
    [made_by] = [each["id"] for each in devices(phone) if each["here"]]
    assert ann.delete(f"/me/devices/{made_by}").status_code == 200
    refused(server.guest().post("/device", {"token": link}), 404, "not_found")


def test_whoever_is_that_guest_already_uses_no_link_up(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    link = token(ann)
    assert ann.post("/device/look", {"token": link}).json()["already"]
    assert "set-cookie" not in ann.post("/device", {"token": link}).headers
    assert phone.post("/device", {"token": link}).status_code == 200


def test_links_are_not_made_by_the_hundred(server: Server) -> None:
    ann = server.guest()
    answers = [ann.post("/me/link", {}).status_code for _ in range(30)]
    assert 20 <= answers.count(200) < 30
    assert set(answers) == {200, 429}


# --- the list ---------------------------------------------------------------------------------------------------------


def test_devices_are_listed_and_a_signed_out_one_is_refused_at_once(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
    phone.post("/device", {"token": token(ann)})
    table = ann.create("me", "random")
    assert [(each["name"], each["here"]) for each in devices(phone)] == [
        ("Firefox on Android", True),
        ("A program (python-httpx)", False),
    ]
    lives = {guest: guest.live(table, 0) for guest in (ann, phone)}
    stolen = httpx.Cookies(phone.http.cookies)
    left = ann.delete(f"/me/devices/{devices(phone)[0]['id']}").json()
    assert [each["here"] for each in left] == [True]
    refused(phone.move(table, 0, 0, "end"), 403, "forbidden")
    with pytest.raises(ConnectionClosed) as closed:
        lives[phone].until("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "This device was signed out.")
    assert phone.get("/me").json()["id"] != ann.id
    assert server.visitor(cookies=stolen).get("/api/me").json()["id"] != ann.id
    lives[ann].settle()
    lives[ann].close()


def test_who_signs_out_here_is_a_new_guest(server: Server) -> None:
    ann = server.guest()
    [here] = devices(ann)
    assert ann.delete(f"/me/devices/{here['id']}").json() == []
    assert ann.get("/me").json()["id"] != ann.id


def test_nobody_signs_out_the_device_of_another(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    refused(bob.delete(f"/me/devices/{devices(ann)[0]['id']}"), 404, "not_found")
    refused(bob.delete("/me/devices/none"), 404, "not_found")
    assert ann.get("/me").json()["id"] == ann.id


def test_who_becomes_another_leaves_no_device_behind(server: Server) -> None:
    ann, bob, bobs_phone = server.guest(), server.guest(), server.guest()
    bobs_phone.post("/device", {"token": token(bob)})
    assert len(devices(bobs_phone)) == 2
    bob.post("/device", {"token": token(ann)})
    assert len(devices(bobs_phone)) == 1


def test_a_sign_out_survives_a_restart(server: Server) -> None:
    ann, phone = server.guest(), server.guest()
    phone.post("/device", {"token": token(ann)})
    ann.delete(f"/me/devices/{next(each['id'] for each in devices(phone) if each['here'])}")
    server.stop()
    server.start()
    assert phone.get("/me").json()["id"] != ann.id
    assert ann.get("/me").json()["id"] == ann.id


def test_all_workers_hear_of_a_sign_out(postgres: Cluster, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), tmp_path / "workers.log", workers=2).start()
    ann, phone = server.guest(), server.guest()
    phone.post("/device", {"token": token(ann)})
    cookies = dict(phone.http.cookies)
    ann.delete(f"/me/devices/{next(each['id'] for each in devices(phone) if each['here'])}")

    def refused_everywhere() -> bool:
        asked = [server.visitor(cookies=cookies).get("/api/me").json()["id"] for _ in range(20)]
        return ann.id not in asked

    eventually(refused_everywhere, "no worker takes the cookie any more")
    server.stop()


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 "
            "Safari/537.36 Edg/130.0",
            "Edge on Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari on an iPhone",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 "
            "Safari/537.36",
            "Chrome on a Mac",
        ),
        ("curl/8.5.0", "A program (curl)"),
        ("<script>/1", "A program (script)"),
        ("", "A program"),
    ],
)
def test_a_device_is_named_in_plain_words(agent: str, name: str) -> None:
    assert in_words(agent) == name


# --- inside one process -----------------------------------------------------------------------------------------------


class Visitor:
    """A browser at an application of this process, whose clock and database can be looked at."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.services: Services = client.app.state.services

    def me(self, cookie: str | None = None) -> Json:
        if cookie is not None:
            self.client.cookies.clear()
            self.client.cookies.set(COOKIE, cookie, domain="testserver.local")
        return dict(self.client.get("/api/me").json())

    def cookie(self) -> str:
        return str(self.client.cookies[COOKIE])

    def link(self, **wish: str) -> str:
        answer = self.client.post("/api/me/link", json=wish)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["path"]).removeprefix("/device#")

    def look(self, link: str) -> httpx.Response:
        return self.client.post("/api/device/look", json={"token": link})


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'table.db'}", starter=STARTER))) as client:
        visitor = Visitor(client)
        visitor.me()
        yield visitor


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    now = int(time.time() + seconds)
    monkeypatch.setattr("itsdangerous.TimestampSigner.get_timestamp", lambda _: now)


def test_a_link_is_good_for_half_an_hour(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    link = visitor.link()
    later(monkeypatch, 29 * MINUTE)
    assert visitor.look(link).status_code == 200
    later(monkeypatch, 31 * MINUTE)
    assert visitor.look(link).status_code == 404


def test_only_the_starter_makes_a_link_that_asks_nothing(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    for guess in ("", "x", STARTER[:-1]):
        assert visitor.client.post("/api/me/link", json={"starter": guess}).status_code == 403
    asked, at_once = visitor.link(), visitor.link(starter=STARTER)
    visitor.me(cookie="nobody's")
    assert visitor.look(asked).json()["asks"]
    assert not visitor.look(at_once).json()["asks"]
    visitor.client.post("/api/tables", json={"game": "train_heist"})
    assert visitor.look(at_once).json()["asks"]  # seats would be lost
    later(monkeypatch, 3 * MINUTE)
    assert visitor.look(at_once).status_code == 404
    assert visitor.look(asked).status_code == 200


def test_a_table_that_nobody_started_for_himself_makes_no_such_link(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'table.db'}"))) as client:
        Visitor(client).me()
        for guess in ("", "None"):
            assert client.post("/api/me/link", json={"starter": guess}).status_code == 403


def test_a_cookie_from_before_is_still_good_and_its_device_is_listed_and_can_be_signed_out(visitor: Visitor) -> None:
    ann = visitor.me()["id"]
    own = visitor.cookie()
    old = str(visitor.services.identity._cookies.dumps(ann))
    assert visitor.me(old)["id"] == ann
    renewed = visitor.cookie()
    assert renewed != old
    visitor.me(own)
    listed = visitor.client.get("/api/me/devices").json()
    assert sorted(each["here"] for each in listed) == [False, True]
    [theirs] = [each["id"] for each in listed if not each["here"]]
    assert visitor.client.delete(f"/api/me/devices/{theirs}").status_code == 200
    for cookie in (old, renewed):
        assert visitor.me(cookie)["id"] != ann
    assert visitor.me(own)["id"] == ann


def test_to_know_a_device_costs_no_question_to_the_database(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    store = visitor.services.store
    asked: list[str] = []
    rows = store.rows

    async def counted(statement: Executable) -> Sequence[Row[Any]]:
        asked.append(str(statement))
        return await rows(statement)

    monkeypatch.setattr(store, "rows", counted)
    visitor.me()
    asked.clear()
    for _ in range(10):
        visitor.me()
    assert asked
    assert not [each for each in asked if "device" in each]
