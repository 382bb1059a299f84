"""Locks the versions of all libraries, and of those that they need, with their hashes: `python requirements/lock.py`.

Each layer of the installation has a file. `dev` is the largest and is locked first; the others take their versions
from it, so that one layer can be added to another without changing it.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent / "pyproject.toml"
LAYERS = ("dev", "table", "client", "cluster", "compiler")
"""The extras that are locked, each with the package's own needs, in a file of its own."""
UV = "uv==0.13.8"
RECIPE = "# made from "
COMPILE = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"),
    *("--python-version", "3.11"),
)


def main() -> int:
    for layer in LAYERS:
        lock(layer, f"--extra={layer}", str(PROJECT))
    lock("uv", "-", given=UV)
    return 0


def lock(layer: str, *words: str, given: str | None = None) -> None:
    file = HERE / f"{layer}.txt"
    alike = () if layer in ("dev", "uv") else ("--constraints", str(HERE / "dev.txt"))
    made = subprocess.run([*COMPILE, *alike, *words], input=given, text=True, stdout=subprocess.PIPE, check=True)
    file.write_text(f"{RECIPE}{wanted(layer)}\n{made.stdout}")


def wanted(layer: str) -> str:
    """What a lock file must have been made from: the names and versions that pyproject.toml gives."""
    return UV if layer == "uv" else " ".join(sorted(needs(layer)))


def needs(*extras: str) -> set[str]:
    """The direct needs of the package with these extras, which may name one another."""
    project = tomllib.loads(PROJECT.read_text())["project"]
    found = set(project["dependencies"])
    for extra in extras:
        for each in project["optional-dependencies"][extra]:
            own = each.startswith(f"{project['name']}[")
            found |= needs(*each.partition("[")[2].rstrip("]").split(",")) if own else {each}
    return found


if __name__ == "__main__":
    sys.exit(main())
