"""Guests and their cookies."""

import time
from pathlib import Path

import pytest
from litestar.testing import TestClient

from saddlebag.table.app import create_app
from saddlebag.table.settings import Settings

DAY = 24 * 3600


@pytest.mark.parametrize(("days", "known", "renewed"), [(1, True, False), (40, True, True), (400, False, True)])
def test_who_comes_back_now_and_then_stays_who_he_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, known: bool, renewed: bool
) -> None:
    now = int(time.time())
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'table.db'}"))) as browser:
        first = browser.get("/api/me")
        assert "set-cookie" in first.headers
        monkeypatch.setattr("itsdangerous.TimestampSigner.get_timestamp", lambda _: now + days * DAY)
        later = browser.get("/api/me")
        assert (later.json()["id"] == first.json()["id"]) is known
        assert ("set-cookie" in later.headers) is renewed
