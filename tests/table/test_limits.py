"""How much one guest or one address may ask for."""

import contextlib

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saddlebag.table.errors import TooMany
from saddlebag.table.limits import MOST_KEYS, Rate, address_of
from tests.table.kit import PATIENCE, Server, eventually
from tests.table.test_refusals import refused


def accepted(answers: list[httpx.Response]) -> int:
    """How many were accepted; all that were not say when to try again."""
    for answer in answers:
        if answer.status_code == 429:
            assert "try again in" in refused(answer, 429, "too_many")
            assert 1 <= int(answer.headers["retry-after"]) <= 60
    return sum(answer.is_success for answer in answers)


def test_so_many_at_once_then_an_even_pace() -> None:
    rate = Rate("things", 3, 10.0)
    for _ in range(3):
        rate.take("ann", now=100.0)
    with pytest.raises(TooMany, match="Too many things in a short time; try again in 10 seconds") as refusal:
        rate.take("ann", now=100.0)
    assert refusal.value.seconds == 10
    rate.take("bob", now=100.0)
    with pytest.raises(TooMany, match="try again in 1 second\\."):
        rate.take("ann", now=109.5)
    rate.take("ann", now=110.0)
    with pytest.raises(TooMany):
        rate.take("ann", now=110.0)
    for _ in range(3):
        rate.take("ann", now=1000.0)


def test_who_has_not_asked_for_long_is_forgotten() -> None:
    rate = Rate("things", 1, 10.0)
    for each in range(MOST_KEYS):
        rate.take(str(each), now=0.0)
    rate.take("late", now=5.0)
    with pytest.raises(TooMany):
        rate.take("0", now=6.0)
    rate.take("later", now=20.0)
    assert len(rate._due) == 1


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        ("unix", "unix"),
        (None, None),
    ],
)
def test_what_counts_as_one_address(host: str | None, counts_as: str | None) -> None:
    assert address_of(host) == counts_as


def test_one_address_makes_so_many_guests(server: Server) -> None:
    def arrive(address: str) -> httpx.Response:
        return browser.get("/api/me", headers={"x-forwarded-for": address})

    with server.visitor() as browser:
        answers = []
        for _ in range(300):
            browser.cookies.clear()
            answers.append(arrive("192.0.2.7"))
        assert 200 <= accepted(answers) < 300
        assert arrive("192.0.2.8").is_success
        assert browser.get("/api/me", headers={"x-forwarded-for": "192.0.2.7"}).is_success  # they have their cookie now
    assert server.guest().id


def test_one_guest_makes_so_many_tables(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    wish = {"game": "train_heist", "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    assert 30 <= accepted([ann.post("/tables", wish) for _ in range(45)]) < 45
    assert bob.post("/tables", wish).status_code == 201
    assert ann.post("/records", {}).status_code == 400


def test_one_guest_says_so_much(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "me")
    assert 20 <= accepted([ann.post(f"/tables/{table}/chat", {"text": "hey"}) for _ in range(100)]) < 100
    assert bob.post(f"/tables/{table}/chat", {"text": "calm down"}).status_code == 201


def test_one_guest_says_so_much_over_the_socket(server: Server) -> None:
    ann = server.guest()
    live = ann.live(ann.create("me", "me"), 0)
    for _ in range(60):
        live.send(type="chat", text="hey")
    assert "try again in" in live.until("error")["detail"]
    live.settle()
    assert 20 <= len([frame for frame in live.frames if frame["type"] == "chat"]) < 60
    live.close()


def test_one_connection_asks_for_the_whole_table_so_often(server: Server) -> None:
    ann = server.guest()
    live = ann.live(ann.create("me", "me"), 0)
    for _ in range(60):
        live.send(type="resync")
    assert live.until("error")["kind"] == "too_many"
    live.settle()
    live.close()


def test_one_guest_holds_so_many_sockets(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "me")
    lives = [ann.live(table, 0) for _ in range(40)]
    lives[-1].until("snapshot")
    one_more = ann.live(table, 0)
    assert "already 40 live connections" in one_more.until("error")["detail"]
    with pytest.raises(ConnectionClosed, match="1013"):
        one_more.until("never")
    bob.live(table).until("snapshot")
    lives[0].close()
    eventually(lambda: ann.live(table, 0).receive()["type"] == "snapshot", "there is a place again")


def test_one_address_holds_so_many_sockets_with_cookies_or_without(server: Server) -> None:
    table = server.guest().create("me", "me")

    def watch(address: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live",
            additional_headers={"x-forwarded-for": address},
            open_timeout=PATIENCE,
            max_size=None,
            legacy=True,
        )

    with contextlib.ExitStack() as all_of_them:
        for _ in range(400):
            all_of_them.enter_context(watch("192.0.2.7"))
        assert '"too_many"' in str(all_of_them.enter_context(watch("192.0.2.7")).recv(PATIENCE))
        assert '"snapshot"' in str(all_of_them.enter_context(watch("192.0.2.8")).recv(PATIENCE))


def test_behind_a_proxy_with_https_the_cookie_is_for_https_only(server: Server) -> None:
    headers = {"x-forwarded-for": "192.0.2.9", "x-forwarded-proto": "https"}
    assert "Secure" in server.visitor().get("/api/me", headers=headers).headers["set-cookie"]
    assert "Secure" not in server.visitor().get("/api/me").headers["set-cookie"]
