"""`saddlebag play` without --terminal: a table on this machine whose address seats the browser."""

import http.cookiejar
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from saddlebag.cli.browser import wanted_seats


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The private address that the command prints; Ctrl-C ends it cleanly."""
    env = {**os.environ, "SADDLEBAG_HOME": str(tmp_path), "PYTHONUTF8": "1", "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-m", "saddlebag.cli", "play", "train_heist", "-o", "goal=12"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if line.startswith("Your match: "))
        yield line.removeprefix("Your match: ").strip()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) in (0, 130)


def test_the_address_leads_to_a_match_in_which_the_browser_sits(address: str) -> None:
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    with browser.open(address) as page:
        base, _, table = page.url.partition("/table/")
    with browser.open(f"{base}/api/tables/{table}") as response:
        info = json.load(response)
    assert info["status"] == "playing"
    assert info["options"]["goal"] == 12
    assert [(seat["kind"], seat["yours"]) for seat in info["seats"]] == [("person", True), ("bot", False)]


def test_the_first_person_is_you_and_others_share_the_screen() -> None:
    assert wanted_seats(["random", "-", "-"]) == [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "guest"}]
