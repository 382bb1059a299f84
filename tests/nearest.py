"""The working loop, `make quick`: lint what has changed, run the tests nearest to it, and a match of every game.

The tests mirror the source, so what is nearest can be read off the names: `table/undo.py` is tested by
`tests/table/test_undo.py`, a rule by all tests of its game, the engine by its own tests and those of the bots.
`make test` runs everything.
"""

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTEST = ["-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--no-header"]
SMOKE = "tests/conformance/test_laws.py"
WHOLE = ("engine", "bots", "lab", "envs")
"""Folders of the source whose tests are quick enough to run all of them."""
SLOW = ("browser", "table", "soak")
"""Folders of tests of which only those of the changed names are run."""


def changed() -> tuple[str, list[str]]:
    """Since when, and the files that are different now: since the branch left main, or since the last commit but one
    where nothing else is new."""
    base = git("merge-base", "HEAD", "main") or git("rev-parse", "HEAD")
    for since, commit in (("main", base), ("the last commit", git("rev-parse", "HEAD~1"))):
        files = {
            *git("diff", "--name-only", commit).split(),
            *git("ls-files", "--others", "--exclude-standard").split(),
        }
        if files:
            return since, sorted(file for file in files if (ROOT / file).is_file())
    return "main", []


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def nearest(file: str) -> Iterator[str]:
    """The tests that would notice first what was broken in a file."""
    match Path(file).parts:
        case ("src", "saddlebag", "games", game, *_, _) if game != "__init__.py":
            yield f"tests/games/{game}"
            yield "tests/conformance/test_golden.py"
        case ("src", "saddlebag", folder, *_, _) if folder in WHOLE:
            yield f"tests/{folder}"
            if folder in ("engine", "bots"):
                yield from ("tests/engine", "tests/bots", "tests/conformance/test_golden.py")
        case ("src", "saddlebag", folder, *_, name):
            yield from named(folder, Path(name).stem)
        case ("src", "saddlebag", name):
            yield from named("", Path(name).stem)
        case ("docs", "rules", _):
            yield from ("tests/test_ledger.py", "tests/conformance/test_ledger_coverage.py")
        case ("compiler" | "benchmarks" as folder, *_):
            yield f"tests/{folder}"
        case ("tests", *_, name) if name.startswith("test_"):
            yield file
        case ("tests", folder, *_) if folder not in SLOW and Path(file).suffix == ".py":
            yield str(Path(file).parent)


def named(folder: str, stem: str) -> Iterator[str]:
    """The tests of this name in a folder."""
    for found in sorted((ROOT / "tests" / folder).glob(f"test_{stem}*.py")):
        yield str(found.relative_to(ROOT))


def without_doubles(tests: Iterable[str]) -> list[str]:
    """Each once, and none that is in a folder that is there."""
    there = dict.fromkeys(tests)
    return [test for test in there if not any(test.startswith(f"{other}/") for other in there)]


def step(what: str, *command: str) -> bool:
    """Run a part of it; whether all is well there. What it says is told only when it is not."""
    begin = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    took = f"{time.monotonic() - begin:.0f} s"
    if done.returncode == 0:
        last = done.stdout.strip().splitlines()[-1:]
        print(f"{what}: fine ({took}). {last[0] if 'pytest' in command and last else ''}", flush=True)
        return True
    print(f"{what}: FAILED ({took})\n{done.stdout}", flush=True)
    return False


def main() -> int:
    since, files = changed()
    tests = without_doubles(test for file in files for test in nearest(file))
    python = [file for file in files if file.endswith(".py")]
    web = any(file.startswith("web/") for file in files)
    chosen = ", ".join(tests) or "no tests of its own"
    print(
        f"{len(files)} files changed since {since}; nearest to them: {chosen}; and a match of every game.", flush=True
    )
    well = True
    if python:
        well &= step("Style", sys.executable, "-m", "ruff", "check", *python)
        well &= step("Layout", sys.executable, "-m", "ruff", "format", "--check", *python)
        well &= step("Types", sys.executable, "-m", "mypy")
    if web:
        well &= step("Client", sys.executable, "web/page.py", "run", "test")
    if tests:
        well &= step("Nearest tests", sys.executable, *PYTEST, "-x", *tests)
    well &= step("A match of every game", sys.executable, *PYTEST, "-x", "-m", "smoke", SMOKE)
    print("All is well; before you push: make test" if well else "Something is broken: see above.")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
