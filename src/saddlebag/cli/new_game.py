"""`saddlebag new-game`: a tiny playable game, written into the checkout to grow from."""

import argparse
import keyword
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from saddlebag.cli.arguments import Subparsers, add_command
from saddlebag.engine.errors import BadOption, SaddlebagError
from saddlebag.games import game_names
from saddlebag.ledger import games as ledgers
from saddlebag.ledger import ledger

ROOT = Path(__file__).resolve().parents[3]
TEMPLATE = Path("templates") / "game"
PATTERN = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
NAMES = re.compile(r"^NAMES = \((.*?),?\)$", re.MULTILINE | re.DOTALL)


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "new-game", "write a tiny playable game to grow from")
    parser.add_argument("name", metavar="NAME", help="its name in lower case, such as prairie_dogs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    root = ROOT
    if not (root / TEMPLATE).is_dir():
        raise SaddlebagError("new-game writes into a checkout of Saddlebag, with its tests and its page; this is none.")
    good_name(args.name)
    written = write(root, args.name, free_prefix(args.name))
    for path in written:
        print(path.relative_to(root))
    prove(root, args.name, [path for path in written if path.suffix == ".py"])
    print(f"Play it: saddlebag play {args.name} --terminal. How it grows: docs/adding-a-game.md")
    return 0


def good_name(name: str) -> None:
    """Refuse a name that cannot be that of a folder, a module and an address, or that is taken."""
    if not PATTERN.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise BadOption(
            f"A game cannot be called {name!r}; allowed: up to {LONGEST} letters and digits in lower case, with _ "
            "between words, such as prairie_dogs."
        )
    if name in game_names() or name in ledgers():
        raise BadOption(f"There is a game {name} already; choose another name.")


def free_prefix(name: str) -> str:
    """Two letters that no ledger uses, for the ids of clauses: first those of the words, then others of the name."""
    taken = {prefix for game in ledgers() for prefix in ledger(game).prefixes}
    letters = re.sub(r"[^a-z]", "", name).upper() + "XYZQ"
    words = [word[0].upper() for word in name.split("_") if word[0].isalpha()]
    wished = ["".join(words[:2]), *(letters[0] + other for other in letters[1:])]
    return next(each for each in wished if len(each) == 2 and each not in taken)


def write(root: Path, name: str, prefix: str) -> list[Path]:
    """The template under another name; the files that were written."""
    title = name.replace("_", " ").title()
    words = {"prairie_dogs": name, "PrairieDogs": title.replace(" ", ""), "Prairie Dogs": title, "PD-": f"{prefix}-"}
    words["prefix PD"] = f"prefix {prefix}"
    written: list[Path] = []
    for source in sorted(path for path in (root / TEMPLATE).rglob("*") if path.is_file()):
        target = root / renamed(str(source.relative_to(root / TEMPLATE)), words)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), words), encoding="utf-8")
        written.append(target)
    listed = root / "src" / "saddlebag" / "games" / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    listed.write_text(NAMES.sub(rf'NAMES = (\1, "{name}")', text, count=1), encoding="utf-8")
    return [*written, listed]


def renamed(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def prove(root: Path, name: str, code: list[Path]) -> None:
    """Put the code in order, and store the matches and shapes that the tests compare with."""
    python = [sys.executable, "-m"]
    if find_spec("ruff") is not None:
        for command in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
            do(root, [*python, "ruff", *command, *map(str, code)])
    do(root, [*python, "tests.conformance.store_matches", name])
    do(root, [*python, "tests.conformance.golden", name])
    if (root / "web" / "node_modules").is_dir():
        do(root, [sys.executable, "web/page.py", "types"])


def do(root: Path, command: list[str]) -> None:
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SaddlebagError(f"{' '.join(command[1:])} failed: {done.stderr.strip() or done.stdout.strip()}")
