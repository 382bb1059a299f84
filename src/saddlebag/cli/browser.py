"""`saddlebag play` without --terminal: the table on this machine, opened in the browser."""

import http.cookiejar
import json
import os
import secrets
import socket
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from saddlebag.cli.scores import file as scores_file
from saddlebag.cli.seats import PERSON
from saddlebag.cli.serve import DEFAULT_PORT, default_database, free_port
from saddlebag.engine.errors import SaddlebagError

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
SOMEWHERE = ("192.0.2.1", 9)
"""An address that is kept for examples. Nothing is ever sent there."""
GOODBYE = "Press Ctrl-C to stop; your matches are saved."


def play_in_browser(table: dict[str, Any] | None, port: int | None = None, house: bool = False) -> int:
    """Serve until Ctrl-C, and open the start page, or the table that was asked for; for the whole house, if wished."""
    from saddlebag.table.server import serve
    from saddlebag.table.settings import Settings

    host = EVERYWHERE if house else HERE
    port = usual_port(host) if port is None else free_port(host, port)
    base = f"http://{house_address() if house else HERE}:{port}"
    secret = secrets.token_urlsafe(32)

    def once_open() -> None:
        page = "/" if table is None else lay_out(f"http://{HERE}:{port}", table, secret)
        if page is not None:
            welcome(base, page, house)

    return serve(host, port, Settings(default_database(), starter=secret), workers=1, once_open=once_open)


def welcome(base: str, page: str, house: bool) -> None:
    """Say where to go, and go there where there is a screen."""
    print(f"{'Your match' if page != '/' else 'Saddlebag is open'}: {base}{page}", flush=True)
    if house:
        print(f"For a friend in the house: {base}/", flush=True)
    print(GOODBYE, flush=True)
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(f"{base}{page}")


def usual_port(host: str) -> int:
    """The same port every evening, so that a link to it stays true; another one if it is in use."""
    try:
        return free_port(host, DEFAULT_PORT)
    except SaddlebagError:
        return free_port(host, 0)


def house_address() -> str:
    """The address of this machine in the network of the house."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(SOMEWHERE)
        except OSError:
            raise SaddlebagError(
                "This machine is in no network, so nobody else could join. Connect it, or play without --house."
            ) from None
        return str(way_out.getsockname()[0])


def table_for(game: str, options: dict[str, Any], seats: Sequence[str], position: str | None = None) -> dict[str, Any]:
    """What is asked of the server: a private table, with bots in the seats that nobody takes."""
    table = {"game": game, "options": options, "seats": wanted_seats(seats), "private": True}
    return table if position is None else table | {"position": position}


def wanted_seats(seats: Sequence[str]) -> list[dict[str, str]]:
    """The first person is who plays; others at this machine share the screen; the rest are bots."""
    kinds: list[dict[str, str]] = []
    for who in seats:
        if who != PERSON:
            kinds.append({"kind": "bot", "bot": who})
        else:
            kinds.append({"kind": "guest" if {"kind": "me"} in kinds else "me"})
    return kinds


def lay_out(base: str, table: dict[str, Any], secret: str) -> str | None:
    """Lay out a table; the private page that seats the browser there."""
    cookies = kept_cookies()
    guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    try:
        ask(guest, f"{base}/api/me")
        info = ask(guest, f"{base}/api/tables", table)
        link = ask(guest, f"{base}/api/me/link", {"starter": secret})
    except urllib.error.HTTPError as error:
        print(f"The table could not be set up: {json.load(error)['detail']}", file=sys.stderr, flush=True)
        return None
    keep(cookies)
    page, _, token = link["path"].partition("#")
    return f"{page}?to=/table/{info['id']}#{token}"


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


def ask(guest: urllib.request.OpenerDirector, url: str, message: dict[str, Any] | None = None) -> dict[str, Any]:
    """One request to our own server, with our cookie."""
    data = None if message is None else json.dumps(message).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    with guest.open(request, timeout=30) as response:
        answer: dict[str, Any] = json.load(response)
        return answer
