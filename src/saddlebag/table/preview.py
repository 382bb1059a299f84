"""What a messenger shows of a link to a table: the game's name, who invites, and its picture."""

from html import escape
from pathlib import Path
from typing import NamedTuple

from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.lobby import Lobby
from saddlebag.table.messages import TableInfo

PICTURES = "invite"
"""The folder of the page in which each game has a picture, made from its poster."""


class Preview(NamedTuple):
    """A link in short."""

    title: str
    description: str
    game: str


async def preview(lobby: Lobby, table_id: str, guest_id: str | None, invite: str | None) -> Preview | None:
    """What may be shown of a table to whoever has its link; to strangers a private one is none."""
    try:
        await lobby.doors.enter(table_id, guest_id, invite)
        info = await lobby.info(table_id, None)
    except (NotFound, ReadOnly):
        return None
    return Preview(f"{info.title} at Saddlebag", in_words(info), info.game)


def in_words(info: TableInfo) -> str:
    """Who waits for whom."""
    people = [seat.name for seat in info.seats if seat.kind == "person"]
    free = sum(seat.kind == "open" for seat in info.seats)
    if info.status == "waiting" and people:
        seats = "1 seat is free" if free == 1 else f"{free} seats are free"
        verb = "invites" if len(people) == 1 else "invite"
        return f"{' and '.join(people)} {verb} you to a match of {info.title}; {seats}."
    if info.status == "over":
        return f"A match of {info.title} to watch again."
    return f"A match of {info.title} is under way; you can watch."


def tagged(page: str, found: Preview, origin: str, static: Path) -> str:
    """The page with what a messenger looks for in its head."""
    tags = {"og:site_name": "Saddlebag", "og:type": "website"}
    tags |= {"og:title": found.title, "og:description": found.description}
    picture = f"{PICTURES}/{found.game}.png"
    if (static / picture).is_file():
        tags |= {"og:image": f"{origin}/{picture}", "og:image:alt": found.title, "twitter:card": "summary_large_image"}
    head = "".join(f'    <meta property="{name}" content="{escape(text)}" />\n' for name, text in tags.items())
    return page.replace("  </head>", f"{head}  </head>", 1)
