"""Compiles the engine, the rules and the bots with mypyc: `python compile.py`, or `make compile`.

The same source runs with or without it; saddlebag/build.py chooses. Every module becomes a library of its own, named
after what it was made from, so that after a change only what depends on it is made again, and a program that still
runs keeps the libraries it began with. Without a C compiler nothing is made, and that is no fault.
"""

import ast
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "saddlebag"
FOLDERS = ("engine", "games", "bots")
C_FILES = ROOT / "build" / "c"
STAGE = ROOT / "build" / "source"
CACHE = ROOT / "build" / "mypyc_cache"
FLAGS = ("-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-w")

HOT = {
    "engine": "actions decks dice match names playout rules state",
    "bots": "glimpse greedy heuristic search tree",
}
COLD = """
    __init__ check content content_laws describe entries loading options story view why_not
    directives job_laws jobs words
    boosters deck_building deck_laws decks effect_laws effect_nouns effect_parser effect_terms effect_words effects
    shootout_story
"""
"""What is left as it is in the games: plain data that msgspec reads, words for people, and what runs but once."""


class Library(NamedTuple):
    """A module, or the code behind it, and what it is made from."""

    name: str
    sources: list[str]
    headers: list[str]


@cache
def hot_modules() -> list[Path]:
    """The sources that are compiled."""
    found = [PACKAGE / folder / f"{name}.py" for folder, names in HOT.items() for name in names.split()]
    for game in sorted(path.parent.name for path in (PACKAGE / "games").glob("*/turn.py")):
        found += [path for path in sorted((PACKAGE / "games" / game).glob("*.py")) if path.stem not in COLD.split()]
    return found


# --- the source that mypyc gets ---------------------------------------------------------------------------------


class Dataclass(NamedTuple):
    """A dataclass as it is written."""

    name: str
    bases: list[str]
    fields: dict[str, str]
    last_line: int


def dataclasses_in(tree: ast.Module) -> list[Dataclass]:
    """The dataclasses of a module, with the annotations of their fields."""
    return [
        Dataclass(
            node.name,
            [ast.unparse(base) for base in node.bases],
            {ast.unparse(line.target): ast.unparse(line.annotation) for line in node.body if is_field(line)},
            node.end_lineno,
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    ]


def is_field(line: ast.stmt) -> bool:
    return isinstance(line, ast.AnnAssign)


def stage() -> None:
    """Copy the source to where mypyc reads it, with the constructors of the dataclasses written out.

    `dataclass` makes them when the program runs, as interpreted code, which took most of the time of a copy. Each
    stands on the empty line after its class, so that line numbers stay as they are.
    """
    tree = ast.parse((PACKAGE / "engine" / "state.py").read_text())
    (base,) = dataclasses_in(tree)
    imports = "".join(f"; {ast.unparse(node)}" for node in tree.body if is_import_of_ours(node))
    for path in [*PACKAGE.glob("*.py"), *(file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py"))]:
        text = path.read_text()
        if path in hot_modules():
            text = with_constructors(text, base, imports)
        staged = STAGE / path.relative_to(PACKAGE.parent)
        if not staged.is_file() or staged.read_text() != text:
            staged.parent.mkdir(parents=True, exist_ok=True)
            staged.write_text(text)


def is_import_of_ours(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and (node.module or "").startswith("saddlebag")


def with_constructors(text: str, base: Dataclass, imports: str) -> str:
    tree = ast.parse(text)
    lines = [*text.split("\n"), ""]
    for each in dataclasses_in(tree):
        inherited = base.fields if base.name in each.bases else {}
        lines[each.last_line] = constructor(each.fields, inherited)
        if inherited:
            first = next(node for node in tree.body if isinstance(node, ast.ImportFrom))
            lines[first.end_lineno - 1] += imports
    return "\n".join(lines)


def constructor(fields: dict[str, str], inherited: dict[str, str]) -> str:
    """What `dataclass` would make of these fields."""
    words = ", ".join(f"{name}: {kind}" for name, kind in {**inherited, **fields}.items())
    steps = [f"super().__init__({', '.join(inherited)})"] if inherited else []
    steps += [f"self.{name} = {name}" for name in fields]
    return f"    def __init__(self, {words}) -> None: {'; '.join(steps)}"


def annotations(path: Path) -> dict[str, dict[str, str]]:
    """The fields of the dataclasses of a module."""
    return {each.name: each.fields for each in dataclasses_in(ast.parse(path.read_text()))}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def c_compiler() -> list[str] | None:
    """The C compiler, or None where it or Python's headers are missing."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return words if shutil.which(words[0]) and headers.is_file() else None


def write_c() -> Iterator[Library]:
    """Let mypyc turn the modules into C; it does again only what has changed."""
    from mypyc.build import generate_c_extension_shim, mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir=str(C_FILES), include_runtime_files=False)
    stage()
    os.chdir(STAGE)
    files = [str(path.relative_to(PACKAGE.parent)) for path in hot_modules()]
    words = ["--config-file=", "--explicit-package-bases", "--cache-dir", str(CACHE), *files]
    groups, written, _ = mypyc_build(words, options, separate=True)
    for (modules, group), (sources, headers) in zip(groups, written, strict=True):
        yield Library(f"{group}__mypyc", sources, headers)
        for each in modules:
            name = each.module
            yield Library(name, [generate_c_extension_shim(name, name.rpartition(".")[2], str(C_FILES), group)], [])


class Workshop:
    """Turns C into libraries, as many at a time as there are cores."""

    def __init__(self, compiler: list[str], home: Path) -> None:
        from mypyc.build import include_dir

        self.home = home
        self.runtime = Path(include_dir())
        folders = (sysconfig.get_paths()["include"], include_dir(), str(C_FILES))
        self.command = [*compiler, *FLAGS, *(f"-I{folder}" for folder in folders)]
        self.made = 0

    def make_all(self, libraries: list[Library]) -> dict[str, str]:
        """The file of every library."""
        from mypyc.common import RUNTIME_C_FILES

        self.home.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(self.make_object, RUNTIME_C_FILES))
            files = list(pool.map(lambda library: self.make(library, objects), libraries))
        return {library.name: file for library, file in zip(libraries, files, strict=True)}

    def make_object(self, name: str) -> str:
        """A part of mypyc's own runtime, which every library needs."""
        source = str(self.runtime / name)
        return self.build(name, [source], [source, *map(str, self.runtime.glob("*.h"))], ["-c"], ".o")

    def make(self, library: Library, objects: list[str]) -> str:
        parts = [str(self.home / each) for each in objects] if library.headers else []
        inputs = [*library.sources, *library.headers, *parts]
        return self.build(library.name, [*library.sources, *parts], inputs, ["-shared"], ".so")

    def build(self, name: str, sources: list[str], inputs: list[str], flags: list[str], suffix: str) -> str:
        """The file made from these sources, which is named after all that goes into it."""
        digest = blake2b(repr([self.command, flags]).encode(), digest_size=8)
        for each in inputs:
            digest.update(Path(each).read_bytes())
        file = self.home / f"{name}-{digest.hexdigest()}{suffix}"
        if not file.exists():
            half = file.with_suffix(".half")
            subprocess.run([*self.command, *flags, *sources, "-o", str(half)], check=True)
            half.rename(file)
            self.made += 1
        return file.name


def main() -> int:
    os.environ["SADDLEBAG_PURE"] = "1"
    sys.path.insert(0, str(PACKAGE.parent))
    from saddlebag.build import HOME, LIST, fingerprint

    compiler = c_compiler()
    if compiler is None:
        print("No C compiler with Python's headers here: Saddlebag runs uncompiled, several times slower.")
        print("To have it compiled, install them (sudo apt-get install gcc python3-dev), then: make compile")
        return 0
    made_from = fingerprint()
    before = json.loads((HOME / LIST).read_bytes()) if (HOME / LIST).is_file() else {"made_from": "", "libraries": {}}
    if before["made_from"] == made_from:
        return 0
    print("Compiling Saddlebag; the first time takes some minutes ...", flush=True)
    workshop = Workshop(compiler, HOME)
    libraries = workshop.make_all(list(write_c()))
    fields = {module_name(path): annotations(path) for path in hot_modules()}
    made = {"made_from": made_from, "libraries": libraries, "annotations": fields}
    (HOME / LIST).write_text(json.dumps(made, indent=1))
    kept = {LIST, *libraries.values(), *before["libraries"].values()}
    for file in HOME.iterdir():
        if file.name not in kept and file.suffix != ".o":
            file.unlink()
    print(f"{len(libraries) // 2} modules are compiled; {workshop.made} libraries were made anew.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
