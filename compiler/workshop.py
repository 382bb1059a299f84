"""Turns C into libraries."""

import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

FLAGS = ("-g0", "-fPIC", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-w")
THOROUGHLY, QUICKLY = "-O2", "-O0"
"""How much the C compiler thinks about it: for whoever plays, or for tests, which compile longer than they run."""


class Library(NamedTuple):
    """A module and its C."""

    name: str
    text: str


def c_compiler() -> list[str] | None:
    """The C compiler, or None where it or Python's headers are missing."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return words if shutil.which(words[0]) and headers.is_file() else None


class Workshop:
    """Makes libraries, as many at a time as there are cores. A file is named after all that went into it, so what is
    there already is not made again."""

    def __init__(self, compiler: list[str], home: Path, effort: str = THOROUGHLY) -> None:
        from mypyc.build import include_dir

        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        self.runtime = Path(include_dir())
        folders = (sysconfig.get_paths()["include"], include_dir())
        self.command = [*compiler, effort, *FLAGS, *(f"-I{folder}" for folder in folders)]
        self.recipe = blake2b(repr([compiler, effort, FLAGS, sysconfig.get_config_var("EXT_SUFFIX")]).encode())
        for each in sorted(self.runtime.rglob("*.[ch]")):
            self.recipe.update(each.read_bytes())
        self.files: set[str] = set()
        """All that was asked for."""
        self.made = 0

    def make_all(self, libraries: list[Library], silent: bool = False) -> dict[str, str]:
        """The file of every library; the longest are begun first, so that no core waits for one at the end."""
        from rich.progress import track

        runtime = self.runtime_parts()
        libraries = sorted(libraries, key=lambda each: -len(each.text))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda each: self.build(each.name, each.text, ["-shared"], runtime, ".so"), libraries)
            files = list(track(made, "Compiling", total=len(libraries), disable=silent))
        return {library.name: file for library, file in zip(libraries, files, strict=True)}

    def runtime_parts(self) -> list[str]:
        """mypyc's own runtime, which every library needs."""
        from mypyc.common import RUNTIME_C_FILES

        texts = [(self.runtime / name).read_text() for name in RUNTIME_C_FILES]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda name, text: self.build(name, text, ["-c"], [], ".o"), RUNTIME_C_FILES, texts))

    def build(self, name: str, text: str, flags: list[str], objects: list[str], suffix: str) -> str:
        """The file that the C compiler makes of a text."""
        digest = self.recipe.copy()
        digest.update(repr([flags, objects]).encode() + text.encode())
        file = self.home / f"{name}-{digest.hexdigest()[:16]}{suffix}"
        self.files.add(file.name)
        if not file.exists():
            half = file.with_suffix(".half")
            parts = ["-x", "c", "-", *(["-x", "none", *(str(self.home / each) for each in objects)] if objects else [])]
            subprocess.run([*self.command, *flags, *parts, "-o", str(half)], input=text, text=True, check=True)
            half.rename(file)
            self.made += 1
        return file.name

    def clean(self, kept: Iterable[str]) -> None:
        """Remove what nobody uses any more, but keep these."""
        for file in self.home.iterdir():
            if file.suffix in (".so", ".o", ".half") and file.name not in {*self.files, *kept}:
                file.unlink()
