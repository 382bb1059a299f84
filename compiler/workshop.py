"""Turns C into libraries."""

import os
import shlex
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

FLAGS = ("-O2", "-g0", "-fPIC", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-w")


class Library(NamedTuple):
    """A module, or the code behind it, and what it is made from."""

    name: str
    sources: list[str]
    headers: list[str]


def c_compiler() -> list[str] | None:
    """The C compiler, or None where it or Python's headers are missing."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return words if shutil.which(words[0]) and headers.is_file() else None


class Workshop:
    """Makes libraries, as many at a time as there are cores. A file is named after all that went into it, so what is
    there already is not made again."""

    def __init__(self, compiler: list[str], c_files: Path, home: Path) -> None:
        from mypyc.build import include_dir

        self.home = home
        self.runtime = Path(include_dir())
        folders = (sysconfig.get_paths()["include"], include_dir(), str(c_files))
        self.command = [*compiler, *FLAGS, *(f"-I{folder}" for folder in folders)]
        self.made = 0

    def make_all(self, libraries: list[Library]) -> dict[str, str]:
        """The file of every library."""
        from mypyc.common import RUNTIME_C_FILES
        from rich.progress import track

        self.home.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(self.runtime_object, RUNTIME_C_FILES))
            made = pool.map(lambda library: self.library(library, objects), libraries)
            files = list(track(made, "Compiling", total=len(libraries)))
        return {library.name: file for library, file in zip(libraries, files, strict=True)}

    def runtime_object(self, name: str) -> str:
        """A part of mypyc's own runtime, which every library needs."""
        source = str(self.runtime / name)
        return self.build(name, [source], [source, *map(str, sorted(self.runtime.glob("*.h")))], ["-c"], ".o")

    def library(self, library: Library, objects: list[str]) -> str:
        parts = [str(self.home / each) for each in objects] if library.headers else []
        inputs = [*library.sources, *library.headers, *parts]
        return self.build(library.name, [*library.sources, *parts], inputs, ["-shared"], ".so")

    def build(self, name: str, sources: list[str], inputs: list[str], flags: list[str], suffix: str) -> str:
        """The file that the C compiler makes of these sources."""
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

    def clean(self, kept: set[str]) -> None:
        """Remove what nobody uses any more."""
        for file in self.home.iterdir():
            if file.suffix in (".so", ".half") and file.name not in kept:
                file.unlink()
