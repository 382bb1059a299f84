"""The built client is served with the caching that its names allow."""

from pathlib import Path

from litestar.testing import TestClient

from saddlebag.table.app import create_app
from saddlebag.table.settings import Settings


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the page</title>")
    (static / "assets" / "app-1a2b.js").write_text("play()" * 1000)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 't.db'}"), static)) as client:
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        page = client.get("/table/abc")
        assert "the page" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert client.get("/assets/missing.js").status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 't.db'}"), tmp_path / "nothing")) as client:
        assert "make web" in client.get("/").text
