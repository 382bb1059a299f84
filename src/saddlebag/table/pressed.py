"""What is the same for everybody is pressed once, as small as it gets, and not again for each guest."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response

ALREADY = ("^/assets/", "^/api/games/[^/]+/content$")
"""The addresses that see to it themselves."""
BY_THE_BUILD = (("br", ".br"), ("gzip", ".gz"))
"""How the build of the page has pressed its files, the smallest first, and how these are named. Browsers take `br` by
HTTPS and on this machine."""
FOR_EVER = "public, max-age=31536000, immutable"


def accepted(request: Request[Any, Any, Any]) -> set[str]:
    """How an answer may be pressed."""
    named = request.headers.get("accept-encoding", "").split(",")
    return {each.partition(";")[0].strip() for each in named if not each.replace(" ", "").endswith(";q=0")}


def hashed_file(file: Path, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file whose name changes with what is in it, as small as whoever asks takes it."""
    headers, takes = {"cache-control": FOR_EVER, "vary": "Accept-Encoding"}, accepted(request)
    for encoding, ending in BY_THE_BUILD:
        small = file.with_name(file.name + ending)
        if encoding in takes and small.is_file():
            return Response(
                small.read_bytes(), media_type=kind_of(file), headers={**headers, "content-encoding": encoding}
            )
    return Response(file.read_bytes(), media_type=kind_of(file), headers=headers)


def kind_of(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"
