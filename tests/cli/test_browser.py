"""`saddlebag play` without --terminal: a table on this machine whose address seats the browser."""

import http.cookiejar
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from saddlebag.cli.browser import wanted_seats


@contextmanager
def played(home: Path) -> Iterator[str]:
    """The private address that the command prints; Ctrl-C ends it cleanly."""
    env = {**os.environ, "SADDLEBAG_HOME": str(home), "PYTHONUTF8": "1", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-m", "saddlebag.cli", "play", "train_heist", "-o", "goal=12"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if line.startswith("Your match: "))
        yield line.removeprefix("Your match: ").strip()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) in (0, 130)


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
