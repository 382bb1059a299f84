"""`saddlebag play` without --terminal: a table on this machine whose address seats the browser."""

import http.cookiejar
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saddlebag.cli.browser import HERE, house_address, usual_port, wanted_seats
from saddlebag.engine.errors import SaddlebagError


@contextmanager
def playing(home: Path, *words: str) -> Iterator[Iterator[str]]:
    """What the command prints, line by line; Ctrl-C ends it cleanly."""
    env = {**os.environ, "SADDLEBAG_HOME": str(home), "PYTHONUTF8": "1", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-m", "saddlebag.cli", "play", *words]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield iter(process.stdout)
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) in (0, 130)


@contextmanager
def played(home: Path) -> Iterator[str]:
    """The private address of a match that was asked for."""
    with playing(home, "train_heist", "-o", "goal=12", "--port", "0") as lines:
        yield address_in(lines, "Your match: ")


def address_in(lines: Iterator[str], before: str) -> str:
    return next(line for line in lines if line.startswith(before)).removeprefix(before).strip()


class Browser:
    """What the page does with such an address."""

    def __init__(self) -> None:
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def ask(self, url: str, message: dict[str, str] | None = None) -> dict[str, Any]:
        data = None if message is None else json.dumps(message).encode()
        with self.opener.open(urllib.request.Request(url, data, {"content-type": "application/json"})) as answer:
            return dict(json.load(answer))

    def follow(self, address: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the link offers, and the table after it was taken."""
        base, table, token = re.split(r"/device\?to=/table/|#", address)
        offer = self.ask(f"{base}/api/device/look", {"token": token})
        self.ask(f"{base}/api/device", {"token": token})
        return offer, self.ask(f"{base}/api/tables/{table}")


def test_the_address_leads_in_one_step_to_a_match_in_which_the_browser_sits(tmp_path: Path) -> None:
    browser = Browser()
    with played(tmp_path) as address:
        offer, info = browser.follow(address)
        assert not offer["asks"]
        assert info["status"] == "playing"
        assert info["options"]["goal"] == 12
        assert [(seat["kind"], seat["yours"]) for seat in info["seats"]] == [("person", True), ("bot", False)]
        with pytest.raises(urllib.error.HTTPError, match="404"):
            Browser().follow(address)
    assert (tmp_path / "player.cookies").stat().st_mode & 0o077 == 0
    with played(tmp_path) as address:  # the same player as before, so nothing is asked and no seat is lost
        offer, info = browser.follow(address)
        assert offer["already"]
        assert info["you_are_seated"]


def test_the_first_person_is_you_and_others_share_the_screen() -> None:
    assert wanted_seats(["random", "-", "-"]) == [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "guest"}]


def test_without_a_game_the_start_page_is_opened(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as lines:
        address = address_in(lines, "Saddlebag is open: ")
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        assert Browser().ask(f"{address}api/me")["name"]


def test_a_house_gets_a_link_that_works_in_its_network(tmp_path: Path) -> None:
    with playing(tmp_path, "--house", "--port", "0") as lines:
        own = address_in(lines, "Saddlebag is open: ")
        friends = address_in(lines, "For a friend in the house: ")
        assert friends == own == f"http://{house_address()}:{own.rpartition(':')[2]}"
        assert Browser().ask(f"{friends}api/me")["name"]


def test_a_port_in_use_is_no_reason_not_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HERE, 0)) as other:
        monkeypatch.setattr("saddlebag.cli.browser.DEFAULT_PORT", other.getsockname()[1])
        assert usual_port(HERE) != other.getsockname()[1]


def test_without_a_network_a_house_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saddlebag.cli.browser.SOMEWHERE", ("255.255.255.255", 9))  # which nobody may be connected to
    with pytest.raises(SaddlebagError, match="in no network"):
        house_address()
