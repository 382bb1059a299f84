"""After a change only what it touches is compiled again, and nothing runs as it was before."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from compiler.workshop import Library, Workshop, c_compiler
from saddlebag.build import HOME

ROOT = Path(__file__).resolve().parents[2]
HORSE = """
from collections.abc import Generator

LEGS = 4

class Horse:
    def __init__(self, rider: int) -> None:
        self.riders = [rider]

def ride(days: int) -> Generator[int, int, int]:
    answer = yield days
    return answer

def gallop(miles: int) -> int:
    return miles + 1
"""
RANCH = """
from collections.abc import Generator
from saddlebag.horse import Horse, gallop, ride

def riders(horse: Horse) -> list[int]:
    return horse.riders

def journey(days: int) -> Generator[int, int, int]:
    answer = yield from ride(days)
    return answer + gallop(days)
"""
WRITE = """
import json, sys
from pathlib import Path
from compiler.to_c import write_c
build = Path(sys.argv[1])
print(json.dumps(list(write_c(build / "source", ["saddlebag/horse.py", "saddlebag/ranch.py"], build))))
"""
PLAY = """
import json, sys
from importlib.util import spec_from_file_location
files = json.loads(sys.argv[1])
class Finder:
    def find_spec(name, path=None, target=None):
        file = files.get(name.removesuffix("__mypyc"))
        return file and spec_from_file_location(name, file)
sys.meta_path.insert(0, Finder)
from saddlebag.horse import Horse
from saddlebag.ranch import journey, riders
rule = journey(5)
asked = next(rule)
try:
    rule.send(100)
except StopIteration as end:
    print(asked, end.value, riders(Horse(7)))
"""

needs_a_compiler = pytest.mark.skipif(c_compiler() is None, reason="there is no C compiler here")


def c_of(build: Path, horse: str) -> dict[str, str]:
    """The C of the horse and of the ranch that rides it, in a process of its own."""
    (build / "source" / "saddlebag" / "horse.py").write_text(horse)
    done = subprocess.run(
        [sys.executable, "-c", WRITE, str(build)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def make(build: Path, written: dict[str, str]) -> tuple[dict[str, str], int]:
    """The files of the libraries, and how many had to be made."""
    compiler = c_compiler()
    assert compiler is not None
    home = build / "compiled"
    workshop = Workshop(compiler, home)
    for part in HOME.glob("*.o"):
        shutil.copy(part, home)
    workshop.runtime_parts()
    before = workshop.made
    files = workshop.make_all([Library(name, text) for name, text in written.items()])
    return {name: str(home / file) for name, file in files.items()}, workshop.made - before


def play(build: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What the libraries do when somebody rides."""
    command = [sys.executable, "-c", PLAY, json.dumps(files)]
    return subprocess.run(command, cwd=build / "source", capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def ranch(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A folder where both were built, and their C."""
    build = tmp_path_factory.mktemp("ranch")
    package = build / "source" / "saddlebag"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "ranch.py").write_text(RANCH)
    return build, c_of(build, HORSE)


CHANGES = {
    "nothing": (HORSE, set()),
    "a comment": (HORSE.replace("LEGS = 4", "LEGS = 4  # as a rule"), set()),
    "a body": (HORSE.replace("miles + 1", "miles + 2"), {"horse"}),
    "what a rule keeps across a question": (
        HORSE.replace("return answer", "more = yield answer\n    return answer + more"),
        {"horse"},
    ),
    "a function in a function": (HORSE.replace("return miles + 1", "return (lambda: miles + 1)()"), {"horse"}),
    "one more function": (HORSE.replace("class Horse", "def hoof() -> int:\n    return 1\n\nclass Horse"), {"horse"}),
    "a field": (
        HORSE.replace("self.riders =", "self.name = 'Bess'\n        self.riders ="),
        {"horse", "ranch"},
    ),
    "a parameter": (HORSE.replace("miles: int", "miles: int, tired: bool = False"), {"horse", "ranch"}),
    "a rule that hands on": (
        HORSE.replace(
            "def ride", "def ride(days: int) -> Generator[int, int, int]:\n    return trot(days)\n\ndef trot"
        ),
        {"horse", "ranch"},
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_writes_the_c_of_those_whom_it_touches_and_all_of_it(
    change: str, ranch: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    horse, touched = CHANGES[change]
    build, before = ranch
    again, anew = tmp_path / "again", tmp_path / "anew"
    shutil.copytree(build, again)
    shutil.copytree(build, anew, ignore=shutil.ignore_patterns("c", "horse.*", "ranch.*.*"))
    after = c_of(again, horse)
    assert {name for name, text in after.items() if text != before[name]} == {f"saddlebag.{name}" for name in touched}
    assert after == c_of(anew, horse)


@needs_a_compiler
def test_a_library_that_was_not_made_again_runs_with_the_new_one(
    ranch: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    build = shutil.copytree(ranch[0], tmp_path / "build")
    files, _ = make(build, ranch[1])
    assert play(build, files).stdout == "5 106 [7]\n"
    written = c_of(build, CHANGES["one more function"][0].replace("miles + 1", "miles + 2"))
    newer, made = make(build, written)
    assert made == 1
    assert newer["saddlebag.ranch"] == files["saddlebag.ranch"]
    assert play(build, newer).stdout == "5 107 [7]\n"


@needs_a_compiler
def test_a_library_that_misses_what_it_uses_says_so(ranch: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    build = shutil.copytree(ranch[0], tmp_path / "build")
    without = ranch[1]["saddlebag.horse"].replace('{"CPyDef_saddlebag___horse___gallop",', '{"Somebody else",')
    files, _ = make(build, {**ranch[1], "saddlebag.horse": without})
    said = play(build, files).stderr
    assert "ImportError: No compiled CPyDef_saddlebag___horse___gallop is there. Compile all again" in said
