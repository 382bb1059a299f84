"""`saddlebag play` without --terminal: a table of one's own on this machine, opened in the browser."""

import http.cookiejar
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import Any

from saddlebag.cli.scores import file as scores_file
from saddlebag.cli.seats import PERSON
from saddlebag.cli.serve import default_database, free_port

HOST = "127.0.0.1"
PATIENCE = 60.0
"""Seconds until a server that does not answer is given up."""


def play_in_browser(game: str, options: dict[str, Any], seats: Sequence[str], port: int = 0) -> int:
    """Start the server, lay out a table with bots in the empty seats, open its address; until Ctrl-C."""
    from saddlebag.table.server import serve
    from saddlebag.table.settings import Settings

    secret = secrets.token_urlsafe(32)
    settings = Settings(default_database(), starter=secret)
    port = free_port(HOST, port)
    table = {"game": game, "options": options, "seats": wanted_seats(seats), "private": True}
    Thread(target=open_table, args=(f"http://{HOST}:{port}", table, secret), daemon=True).start()
    return serve(HOST, port, settings, workers=1)


def wanted_seats(seats: Sequence[str]) -> list[dict[str, str]]:
    """The first person is who plays; others at this machine share the screen; the rest are bots."""
    kinds: list[dict[str, str]] = []
    for who in seats:
        if who != PERSON:
            kinds.append({"kind": "bot", "bot": who})
        else:
            kinds.append({"kind": "guest" if {"kind": "me"} in kinds else "me"})
    return kinds


def open_table(base: str, table: dict[str, Any], secret: str) -> None:
    """Wait for the server, lay out the table, and show the private address that seats the browser there."""
    cookies = kept_cookies()
    guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    if not answers(guest, base):
        print("The server is not responding; see the messages above.", file=sys.stderr, flush=True)
        return
    try:
        info = ask(guest, f"{base}/api/tables", table)
        link = ask(guest, f"{base}/api/me/link", {"starter": secret})
    except urllib.error.HTTPError as error:
        print(f"The table could not be set up: {json.load(error)['detail']}", file=sys.stderr, flush=True)
        return
    keep(cookies)
    page, _, token = link["path"].partition("#")
    address = f"{base}{page}?to=/table/{info['id']}#{token}"
    print(f"Your match: {address}\nPress Ctrl-C to stop the table; your match is saved.", flush=True)
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def kept_cookies() -> http.cookiejar.LWPCookieJar:
    """Who was here last time, so that the browser need not become somebody else with every match."""
    cookies = http.cookiejar.LWPCookieJar(str(scores_file().with_name("player.cookies")))
    with suppress(OSError):  # there are none yet, or nobody can read them
        cookies.load()
    return cookies


def keep(cookies: http.cookiejar.LWPCookieJar) -> None:
    """For the owner of this file alone: whoever has it is this player."""
    with suppress(OSError):
        os.close(os.open(str(cookies.filename), os.O_WRONLY | os.O_CREAT, 0o600))
        cookies.save()


def answers(guest: urllib.request.OpenerDirector, base: str) -> bool:
    """Whether the server comes up in time."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            ask(guest, f"{base}/api/me")
            return True
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    return False


def ask(guest: urllib.request.OpenerDirector, url: str, message: dict[str, Any] | None = None) -> dict[str, Any]:
    """One request to our own server, with our cookie."""
    data = None if message is None else json.dumps(message).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with guest.open(request, timeout=30) as response:
        answer: dict[str, Any] = json.load(response)
        return answer
