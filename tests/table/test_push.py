"""Web push: whoever is not there is told of their turn by their browser's push service, which is one of ours here."""

import base64
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.table.kit import PATIENCE, Guest, Server, eventually
from tests.table.test_resigning import two_people


class Service(ThreadingHTTPServer):
    """A push service on this machine: what was sent, and what it answers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Knocked)
        self.heard: Queue[tuple[str, dict[str, str], int]] = Queue()
        self.status = 201

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Knocked(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        self.server.heard.put((self.path, {name.lower(): text for name, text in self.headers.items()}, length))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    running = Service()
    Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.shutdown()


@pytest.fixture(scope="module")
def pushing(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a key, which knows our push service."""
    folder = tmp_path_factory.mktemp("push")
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "push.pem").write_bytes(pem)
    words = ("--push-key", str(folder / "push.pem"), "--push-service", service.address)
    running = Server.in_folder(folder, *words, "--push-contact", "mailto:host@table.example").start()
    yield running
    running.stop()


def subscribed(guest: Guest, service: Service, name: str) -> None:
    answer = guest.post("/push", {"endpoint": f"{service.address}/{name}"})
    assert answer.status_code == 200, answer.text


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def until_other_is_asked(guests: tuple[Guest, Guest], table: str) -> int:
    """Whoever is asked plays until the other is; the seat that is asked then."""
    first = guests[0].snapshot(table)["actors"][0]
    while (seat := guests[0].snapshot(table)["actors"][0]) == first:
        guests[seat].play(table, seat, lambda options: options[-1])
    return int(seat)


def test_whoever_is_not_there_is_told_once_with_an_empty_signed_message(pushing: Server, service: Service) -> None:
    ann, bob, table = two_people(pushing, mode="versus", first_player=0)
    subscribed(bob, service, "bobs-browser")
    until_other_is_asked((ann, bob), table)
    path, headers, length = service.heard.get(timeout=PATIENCE)
    assert (path, length, headers["ttl"]) == ("/bobs-browser", 0, "86400")
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    assert key == ann.get("/push").json()["key"]
    head, body, signature = token.split(".")
    claims = json.loads(raw(body))
    assert (claims["aud"], claims["sub"]) == (service.address, "mailto:host@table.example")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    numbers = (int.from_bytes(raw(signature)[:32], "big"), int.from_bytes(raw(signature)[32:], "big"))
    public.verify(encode_dss_signature(*numbers), f"{head}.{body}".encode(), ec.ECDSA(SHA256()))
    until_other_is_asked((ann, bob), table)
    until_other_is_asked((ann, bob), table)
    cora, dora, second = two_people(pushing, mode="versus", first_player=0)
    subscribed(dora, service, "the-next")
    until_other_is_asked((cora, dora), second)
    assert service.heard.get(timeout=PATIENCE)[0] == "/the-next", "Bob is left in peace for a while"


def test_whoever_is_there_is_not_told(pushing: Server, service: Service) -> None:
    ann, bob, table = two_people(pushing, mode="versus", first_player=0)
    cora, dora, second = two_people(pushing, mode="versus", first_player=0)
    subscribed(bob, service, "bob-is-here")
    subscribed(dora, service, "dora-is-not")
    line = bob.live(table, 1)
    line.until("snapshot")
    until_other_is_asked((ann, bob), table)
    until_other_is_asked((cora, dora), second)
    assert service.heard.get(timeout=PATIENCE)[0] == "/dora-is-not"
    line.close()


def test_a_browser_that_is_gone_is_forgotten_and_one_can_stop_it(pushing: Server, service: Service) -> None:
    ann, bob, table = two_people(pushing, mode="versus", first_player=0)
    subscribed(bob, service, "gone")
    subscribed(bob, service, "stopped")
    stop = {"endpoint": f"{service.address}/stopped"}
    assert bob.http.request("DELETE", "/api/push", json=stop).status_code == 200
    service.status = 410
    until_other_is_asked((ann, bob), table)
    assert service.heard.get(timeout=PATIENCE)[0] == "/gone"
    service.status = 201

    def kept() -> list[Any]:
        with sqlite3.connect(pushing.database) as connection:
            return connection.execute("SELECT endpoint FROM push WHERE guest_id = ?", (bob.id,)).fetchall()

    eventually(lambda: kept() == [], "both are forgotten")


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest",
        "https://evil.example/push",
        "https://fcm.googleapis.com.evil.example/x",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "not an address",
        "https://[oops/x",
    ],
)
def test_nothing_is_sent_to_an_address_that_is_no_push_service(pushing: Server, endpoint: str) -> None:
    answer = pushing.guest().post("/push", {"endpoint": endpoint})
    assert (answer.status_code, answer.json()["detail"]) == (
        400,
        "This is not the address of a push service that this table knows.",
    )


def test_without_a_key_it_is_not_offered(server: Server) -> None:
    ann = server.guest()
    assert ann.get("/push").json() == {"key": None}
    refused = ann.post("/push", {"endpoint": "https://fcm.googleapis.com/x"})
    assert (refused.status_code, "has no push key" in refused.json()["detail"]) == (409, True)


def test_a_guest_has_a_few_browsers(pushing: Server, service: Service) -> None:
    ann = pushing.guest()
    for number in range(10):
        subscribed(ann, service, f"ann-{number}")
    subscribed(ann, service, "ann-0")
    refused = ann.post("/push", {"endpoint": f"{service.address}/ann-10"})
    assert (refused.status_code, "on 10 browsers" in refused.json()["detail"]) == (409, True)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "the file cannot be read"),
        (b"what is this", "is not a private key in PEM form; make one with: openssl ecparam"),
        (b"\xff\xfe", "the file cannot be read"),
        ("P-384", "must be a P-256 key"),
    ],
)
def test_a_malformed_key_is_refused_before_anybody_is_served(
    tmp_path: Path, content: bytes | str | None, says: str
) -> None:
    file = tmp_path / "push.pem"
    if content == "P-384":
        key = ec.generate_private_key(ec.SECP384R1())
        content = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    if isinstance(content, bytes):
        file.write_bytes(content)
    words = ["serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path / 't.db'}", "--push-key", str(file)]
    ran = subprocess.run([sys.executable, "-m", "saddlebag.cli", *words], capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert says in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (tmp_path / "t.db").exists()
