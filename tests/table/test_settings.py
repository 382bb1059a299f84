"""What whoever runs a table tells it, and whom the table believes."""

import asyncio
from typing import Any

import msgspec
import pytest
from litestar.types import Receive, Scope, Send

from saddlebag.table.proxy import BehindProxy
from saddlebag.table.settings import BadSetting, Settings


def seen_from(client: str, headers: dict[str, str], *trusted: str, kind: str = "http") -> dict[str, Any]:
    """What the application sees of a request that comes from this address with these headers."""
    seen: dict[str, Any] = {}

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.update(scope)

    nobody: Any = None
    written = [(name.encode(), value.encode()) for name, value in {"host": "inside:8642", **headers}.items()]
    scope: Any = {"type": kind, "client": (client, 5000), "scheme": "http", "headers": written}
    asyncio.run(BehindProxy(app, trusted)(scope, nobody, nobody))
    return {"client": seen["client"][0], "scheme": seen["scheme"], "host": dict(seen["headers"])[b"host"].decode()}


FORWARDED = {"x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https", "x-forwarded-host": "table.example"}
AS_FORWARDED = {"client": "198.51.100.9", "scheme": "https", "host": "table.example"}


@pytest.mark.parametrize("client", ["127.0.0.1", "127.0.0.2", "::1", "::ffff:127.0.0.1"])
def test_a_proxy_on_this_machine_is_believed(client: str) -> None:
    assert seen_from(client, FORWARDED) == AS_FORWARDED


def test_a_stranger_is_not_believed() -> None:
    own = {"client": "192.0.2.7", "scheme": "http", "host": "inside:8642"}
    assert seen_from("192.0.2.7", FORWARDED) == own
    assert seen_from("192.0.2.7", FORWARDED, "192.0.2.8", "10.0.0.0/8") == own


@pytest.mark.parametrize("trusted", ["192.0.2.7", "192.0.2.0/24", "192.0.2.99/24"])
def test_a_proxy_that_was_named_is_believed(trusted: str) -> None:
    assert seen_from("192.0.2.7", FORWARDED, trusted) == AS_FORWARDED


def test_of_many_addresses_the_last_that_no_proxy_of_ours_has_counts() -> None:
    headers = {"x-forwarded-for": "203.0.113.1, 198.51.100.9, 10.0.0.5"}
    assert seen_from("127.0.0.1", headers, "10.0.0.0/8")["client"] == "198.51.100.9"
    assert seen_from("127.0.0.1", headers)["client"] == "10.0.0.5"


def test_a_socket_by_https_stays_a_socket() -> None:
    assert seen_from("127.0.0.1", {"x-forwarded-proto": "https"}, kind="websocket")["scheme"] == "wss"
    assert seen_from("127.0.0.1", {"x-forwarded-proto": "gopher"})["scheme"] == "http"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("https://Table.Example", "https://table.example"),
        ("https://table.example:443/", "https://table.example"),
        ("http://table.example:8642", "http://table.example:8642"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]"),
    ],
)
def test_the_public_url_is_written_as_browsers_write_an_origin(written: str, read: str) -> None:
    assert Settings("sqlite:///t.db", public_url=written).public_url == read


@pytest.mark.parametrize(
    "written", ["", "table.example", "ftp://table.example", "https://", "https://a/b", "https://a?b", "https://a:b"]
)
def test_a_public_url_that_is_none_is_refused(written: str) -> None:
    with pytest.raises(BadSetting, match="such as https:"):
        Settings("sqlite:///t.db", public_url=written)


def test_settings_reach_worker_processes_unchanged() -> None:
    settings = Settings("sqlite:///t.db", ("10.0.0.0/8", "::1"), "https://table.example")
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
