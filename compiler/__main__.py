"""Compiles what has changed. Every module becomes a library of its own, so that after a change only what it touches is
made again, and a program that still runs keeps the libraries that it began with. Without a C compiler nothing is
made, and that is no fault: the same source runs as it is. saddlebag/build.py chooses.
"""

import json
import os
import sys
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from compiler.modules import PACKAGE, ROOT, hot_modules
from compiler.source import annotations, stage
from compiler.to_c import write_c
from compiler.workshop import FLAGS, QUICKLY, THOROUGHLY, Workshop, c_compiler

BUILD = ROOT / "build"
BEHIND = "Compiling the rules in the background, so that they run faster from the next start on."

os.environ["SADDLEBAG_PURE"] = "1"
sys.path.insert(0, str(PACKAGE.parent))


def recipe(effort: str) -> str:
    """A hash of how things are compiled."""
    digest = blake2b(repr([effort, FLAGS, version("mypy")]).encode(), digest_size=16)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def main(behind: bool, effort: str) -> int:
    """Compile what has changed: for whoever waits, or `behind` a table that is open meanwhile. What was compiled
    thoroughly will do for whoever wants it quickly."""
    from saddlebag.build import HOME, LIST, fingerprint

    compiler = c_compiler()
    if compiler is None:
        print("There is no C compiler with Python's headers here, so Saddlebag runs uncompiled, several times slower.")
        print("To compile it, install them (sudo apt-get install gcc python3-dev), then run: make compile")
        return 0
    made_from, made_by = fingerprint(), recipe(effort)
    before = json.loads((HOME / LIST).read_bytes()) if (HOME / LIST).is_file() else {"libraries": {}}
    if before.get("made_from") == made_from and before.get("made_by") in (made_by, recipe(THOROUGHLY)):
        return 0
    print(BEHIND if behind else "Compiling the rules; the first time takes a few minutes ...", flush=True)
    workshop = Workshop(compiler, HOME, effort)
    stage(BUILD / "source")
    hot = [str(path.relative_to(PACKAGE.parent)) for path in hot_modules().values()]
    files = workshop.make_all(list(write_c(BUILD / "source", hot, BUILD)), silent=behind)
    libraries = {alias: file for name, file in files.items() for alias in (name, f"{name}__mypyc")}
    fields = {name: found for name, path in hot_modules().items() if (found := annotations(path))}
    made = {"made_from": made_from, "made_by": made_by, "libraries": libraries, "annotations": fields}
    (HOME / LIST).write_text(json.dumps(made, indent=1))
    workshop.clean(before["libraries"].values())
    if behind:
        print("The rules are compiled: from the next start on they run faster.", flush=True)
    else:
        print(f"{len(hot_modules())} modules are compiled; {workshop.made} were rebuilt.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main("--behind" in sys.argv, QUICKLY if "--quickly" in sys.argv else THOROUGHLY))
    except KeyboardInterrupt:
        sys.exit(130)  # what is made is kept
