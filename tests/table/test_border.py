"""What another site may not do with a visitor's browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from saddlebag.table.app import create_app
from saddlebag.table.settings import Settings

Browser = TestClient[Litestar]
WISH = b'{"game": "train_heist", "seats": [{"kind": "me"}, {"kind": "open"}]}'
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    yield from served(tmp_path_factory.mktemp("border"))


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    yield from served(tmp_path_factory.mktemp("public"), public_url="https://table.example")


def served(folder: Path, **settings: Any) -> Iterator[Browser]:
    """A browser that is known there as a guest."""
    app = create_app(Settings(f"sqlite:///{folder / 'table.db'}", **settings))
    with TestClient(app, base_url="http://testserver.local") as browser:
        browser.get("/api/me")
        yield browser


def tables(browser: Browser) -> int:
    return len(browser.get("/api/tables").json())


OWN_PAGE = [
    {},  # a program
    {"origin": "http://testserver.local"},
    {"origin": "https://testserver.local"},  # behind a proxy that speaks HTTPS and does not say so
    {"sec-fetch-site": "same-origin", "origin": "http://testserver.local"},
    {"sec-fetch-site": "same-origin", "origin": "https://the.name.before.the.proxy"},
]
OTHER_SITES = [
    {"origin": "http://evil.example"},
    {"origin": "http://testserver.local:8000"},
    {"origin": "http://testserver.local.evil.example"},
    {"origin": "http://evil.example:not-a-port"},
    {"origin": "null"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site", "origin": "http://other.local"},
    {"sec-fetch-site": "cross-site", "origin": "http://testserver.local"},
]


@pytest.mark.parametrize("headers", OWN_PAGE)
def test_our_own_page_and_programs_may_change_things(browser: Browser, headers: dict[str, str]) -> None:
    assert browser.post("/api/tables", content=WISH, headers=JSON | headers).status_code == 201


@pytest.mark.parametrize("headers", OTHER_SITES)
def test_another_site_changes_nothing(browser: Browser, headers: dict[str, str]) -> None:
    before = tables(browser)
    for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/decks/none")):
        answer = browser.request(method, path, content=WISH, headers=JSON | headers)
        assert answer.status_code == 403
        assert answer.json()["kind"] == "forbidden"
        assert "another site" in answer.json()["detail"]
    assert tables(browser) == before


def test_what_scripts_of_another_site_fetch_is_refused_but_links_lead_here(browser: Browser) -> None:
    foreign = {"sec-fetch-site": "cross-site"}
    for mode in ("cors", "no-cors"):
        assert browser.get("/api/me", headers=foreign | {"sec-fetch-mode": mode}).status_code == 403
    assert browser.get("/table/abc", headers=foreign | {"sec-fetch-mode": "navigate"}).status_code == 200


def test_another_site_gets_no_socket(browser: Browser) -> None:
    live = f"/api/tables/{browser.post('/api/tables', content=WISH, headers=JSON).json()['id']}/live"
    for headers in OTHER_SITES:
        with pytest.raises(WebSocketDisconnect), browser.websocket_connect(live, headers=headers):
            raise AssertionError("it got one")
    for headers in OWN_PAGE:
        with browser.websocket_connect(live, headers=headers) as socket:
            assert socket.receive_json()["type"] == "snapshot"


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "text/plain; application/json", "application/x-www-form-urlencoded", "multipart/form-data", ""],
)
def test_a_body_is_accepted_as_json_alone(browser: Browser, kind: str) -> None:
    before = tables(browser)
    answer = browser.post("/api/tables", content=WISH, headers={"content-type": kind} if kind else {})
    assert answer.status_code == 415
    assert "application/json" in answer.json()["detail"]
    assert tables(browser) == before


def test_json_may_name_its_letters_and_no_body_needs_no_kind(browser: Browser) -> None:
    named = {"content-type": "Application/JSON; charset=utf-8"}
    table = browser.post("/api/tables", content=WISH, headers=named).json()["id"]
    assert browser.post(f"/api/tables/{table}/leave").status_code == 200


def test_with_a_public_url_its_own_pages_count_and_only_by_its_scheme(public: Browser) -> None:
    def status(**headers: str) -> int:
        return public.post("/api/tables", content=WISH, headers=JSON | headers).status_code

    assert status(origin="https://table.example") == 201
    assert status(origin="https://table.example", host="table.example") == 201
    assert status(origin="http://table.example", host="table.example") == 403
    assert status(origin="http://testserver.local") == 201  # whoever reaches us by another name


def test_every_answer_says_what_the_page_may_load(browser: Browser) -> None:
    for path in ("/", "/table/abc", "/api/me", "/api/none", "/api/schema", "/api/tables/none"):
        headers = browser.get(path).headers
        policy = dict(each.partition(" ")[::2] for each in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert {policy[each] for each in ("frame-ancestors", "base-uri", "form-action")} == {"'none'"}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in headers


def test_a_table_with_a_public_url_by_https_is_for_https_only(public: Browser) -> None:
    public.cookies.clear()
    answer = public.get("/api/me")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "; Secure" in answer.headers["set-cookie"]
    assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]


def test_the_description_of_the_interface_needs_no_script(browser: Browser) -> None:
    answer = browser.get("/api/schema")
    assert "json" in answer.headers["content-type"]
    assert answer.json()["info"]["title"] == "Saddlebag"
    for path in ("swagger", "redoc", "scalar", "elements", "rapidoc"):
        assert browser.get(f"/api/schema/{path}").status_code == 404
