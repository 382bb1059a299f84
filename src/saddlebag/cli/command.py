"""Runs the subcommand that was named, and turns what goes wrong into a sentence and an exit code."""

import os
import sys
from collections.abc import Sequence

from saddlebag import __version__, build
from saddlebag.cli import (
    bench,
    content,
    deck,
    games,
    ladder,
    new_game,
    play,
    position,
    replay,
    rules,
    scores,
    serve,
    simulate,
)
from saddlebag.cli.arguments import BAD_INPUT, Parser
from saddlebag.engine.errors import SaddlebagError

EXTRAS = {
    "alembic": "table",
    "asyncpg": "table",
    "itsdangerous": "table",
    "litestar": "table",
    "sqlalchemy": "table",
    "uvicorn": "table",
    "openskill": "lab",
    "polars": "lab",
    "gymnasium": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
    "grpc": "cluster",
    "ray": "cluster",
}
"""Libraries that not everybody has installed, and the extra that brings each."""
COMMANDS = (games, rules, play, serve, simulate, ladder, replay, position, scores, deck, content, new_game, bench)
INTERRUPTED, CLOSED_PIPE = 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; what the user got wrong is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs still gets the words
    try:
        return run(argv)
    except SaddlebagError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except ModuleNotFoundError as error:
        print(missing_extra(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on; leave in silence
        return CLOSED_PIPE


def missing_extra(error: ModuleNotFoundError) -> str:
    """The sentence that says what to install; a module that no extra brings is a fault of ours."""
    extra = EXTRAS.get((error.name or "").partition(".")[0])
    if extra is None:
        raise error
    return f"This needs more than the package alone: pip install 'saddlebag[{extra}]'"


def joined(argv: Sequence[str]) -> list[str]:
    """`--bots -,random` as one word; argparse takes what begins with a dash for another option."""
    words: list[str] = []
    for word in argv:
        if words and words[-1] == "--bots":
            words[-1] += f"={word}"
        else:
            words.append(word)
    return words


def run(argv: Sequence[str] | None) -> int:
    parser = Parser(
        prog="saddlebag", description="Play Wild West tabletop games, read their rules, and test them with bots."
    )
    parser.add_argument("--version", action="version", version=f"saddlebag {__version__}, {build.NAME}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    args = parser.parse_args(joined(sys.argv[1:] if argv is None else argv))
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code
