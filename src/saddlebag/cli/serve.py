"""`saddlebag serve`: the table for this machine and others."""

import argparse
import errno
import os
import socket
from pathlib import Path

from saddlebag.cli.arguments import BadCommand, Subparsers, add_command, default_game, whole_number
from saddlebag.cli.scores import file as scores_file
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.games import use_content

DEFAULT_PORT = 8642


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "serve", "run a table server for browsers on this and other machines")
    parser.add_argument(
        "--host", metavar="ADDRESS", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)"
    )
    parser.add_argument(
        "--port", metavar="N", default=str(DEFAULT_PORT), help=f"the port (default: {DEFAULT_PORT}); 0 picks a free one"
    )
    parser.add_argument("--database-url", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")
    parser.add_argument(
        "--public-url", metavar="URL", help="the address players will use, such as https://table.example"
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="an address or network whose X-Forwarded-For, -Proto and -Host headers are trusted, besides this "
        "machine's (may be repeated)",
    )
    parser.add_argument(
        "--push-key",
        metavar="FILE",
        help="a P-256 private key (PEM): browsers can then be told of a turn while no page is open (saddlebag[push])",
    )
    parser.add_argument(
        "--push-contact",
        metavar="URL",
        help="a mailto: or https: address for those who run push services (default: the public URL)",
    )
    parser.add_argument(
        "--push-service",
        metavar="URL",
        action="append",
        default=[],
        help="a push service besides those of the usual browsers, such as https://push.example (may be repeated)",
    )
    parser.add_argument(
        "--workers", metavar="N", default="1", help="number of processes (default: 1); more than one needs PostgreSQL"
    )
    parser.add_argument(
        "--content",
        metavar="GAME=FOLDER",
        action="append",
        default=[],
        help="play a game with the TOML files in a folder (may be repeated; see saddlebag content)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from saddlebag.table.server import serve
    from saddlebag.table.settings import Settings

    url = args.database_url or default_database()
    workers = whole_number(args.workers, "number of workers", 1)
    if workers > 1 and url.startswith("sqlite"):
        raise BadCommand("SQLite works with one worker only; for more, use --database-url postgresql://USER@HOST/NAME.")
    settings = Settings(
        url,
        tuple(args.trusted_proxy),
        args.public_url,
        push_key=None if args.push_key is None else read_push_key(args.push_key),
        push_contact=args.push_contact or args.public_url or "mailto:nobody@localhost",
        push_services=tuple(args.push_service),
    )
    use_contents(args.content)
    port = read_port(args.port)
    host = address_of(args.host)
    return serve(host, free_port(host, port), settings, workers)


def read_push_key(file: str) -> str:
    """The key in a file, if it is one; said before anybody is served."""
    from saddlebag.table.push import read_key

    try:
        text = Path(file).read_text()
    except (OSError, UnicodeDecodeError):
        raise BadCommand(f"--push-key cannot be {file!r}: the file cannot be read.") from None
    read_key(text)
    return text


def use_contents(written: list[str]) -> None:
    """Choose the folders of changed content, and say what is wrong with them before anybody is served."""
    for pair in written:
        name, equals, folder = pair.partition("=")
        if not equals or not folder:
            raise BadCommand(f"--content cannot be {pair!r}; write GAME=FOLDER, such as {default_game()}=changed.")
        use_content(name, folder)
        find_game(name)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder: Path = scores_file().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaddlebagError(
            f"The folder {folder} cannot be created: {error.strerror}. Set SADDLEBAG_HOME, or use --database-url."
        ) from None
    return f"sqlite:///{folder / 'table.db'}"


def read_port(text: str) -> int:
    port = whole_number(text, "port", 0)
    if port > 65535:
        raise BadCommand(f"The port cannot be {port}; allowed: 0 to 65535.")
    return port


def address_of(host: str) -> str:
    """The number of an address, which may be given by name."""
    try:
        if not host:
            raise OSError(0, "it is empty")
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadCommand(
            f"The address {host!r} cannot be used: {why}. Give --host an address of this machine, such as 127.0.0.1; "
            "0.0.0.0 stands for all of them."
        ) from None
    return str(found[0][4][0])


def free_port(host: str, port: int) -> int:
    """The port, if we may listen there; for 0 any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        if os.name == "posix":
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise BadCommand(f"{host} is not an address of this machine; choose another with --host.") from None
            raise SaddlebagError(
                f"Port {port} of {host} cannot be used: {error.strerror}. "
                "Choose another with --port, or --port 0 for any."
            ) from None
        found: int = trial.getsockname()[1]
        return found
