"""The built client is served with the caching that its names allow."""

import gzip
from pathlib import Path

from litestar.testing import TestClient

from saddlebag.table import catalog
from saddlebag.table.app import create_app
from saddlebag.table.settings import Settings


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the page</title>")
    (static / "assets" / "app-1a2b.js").write_text("play()" * 1000)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 't.db'}"), static)) as client:
        (static / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"play()" * 1000))
        (static / "assets" / "app-1a2b.js.br").write_bytes(b"pressed")
        script = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br;q=0"})
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "play()" * 1000
        assert script.headers["vary"] == "Accept-Encoding"
        with client.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip, br"}) as smaller:
            assert smaller.headers["content-encoding"] == "br"
            assert b"".join(smaller.iter_raw()) == b"pressed"
        plain = client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        page = client.get("/table/abc")
        assert "the page" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert client.get("/assets/missing.js").status_code == 404


def test_the_content_of_a_game_is_pressed_once_for_all(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 't.db'}"), tmp_path)) as client:
        pressed = client.get("/api/games/train_heist/content")
        assert pressed.headers["content-encoding"] == "gzip"
        plain = client.get("/api/games/train_heist/content", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == pressed.json()
        assert catalog.pressed_content("train_heist") is catalog.pressed_content("train_heist")


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 't.db'}"), tmp_path / "nothing")) as client:
        assert "make setup" in client.get("/").text
