"""What a link to a table shows in a messenger."""

import re
from html import unescape
from pathlib import Path

import pytest

import saddlebag
from tests.table.kit import Guest, Server

PUBLIC = Path(__file__).parents[2] / "web" / "public"


def tags(server: Server, path: str) -> dict[str, str]:
    """The og: tags that somebody without a cookie gets."""
    page = server.visitor().get(path).text
    return {name: unescape(text) for name, text in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)}


def renamed(guest: Guest, name: str) -> Guest:
    guest.http.patch("/api/me", json={"name": name})
    return guest


def test_an_invite_link_names_the_game_who_invites_and_a_picture(server: Server) -> None:
    ann = renamed(server.guest(), 'Ann "Ace" <b>')
    table = ann.create("me", "open", private=True)
    found = tags(server, f"/table/{table}?invite={ann.info(table)['invite']}")
    assert found["og:title"] == "Train Heist at Saddlebag"
    assert found["og:description"] == 'Ann "Ace" <b> invites you to a match of Train Heist; 1 seat is free.'
    picture = found["og:image"]
    assert picture == f"{server.address}/invite/train_heist.png"
    answer = server.visitor().get(picture.removeprefix(server.address))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")


def test_without_its_code_a_private_table_shows_nothing_of_itself(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "open", private=True)
    nothing = server.visitor().get("/table/no-such-table").text
    for path in (f"/table/{table}", f"/table/{table}?invite=wrong", f"/table/{table}/replay"):
        assert server.visitor().get(path).text == nothing


@pytest.mark.parametrize("game", saddlebag.game_names())
def test_every_game_with_a_poster_has_a_picture_for_links(game: str) -> None:
    posters = (PUBLIC.parent / "src" / "games" / "posters.ts").read_text()
    if f"  {game}:" in posters or f" {game}:" in posters:
        picture = PUBLIC / "invite" / f"{game}.png"
        assert picture.is_file(), "make it with python -m tests.browser.pictures invitations"
        assert picture.stat().st_size < 300_000
