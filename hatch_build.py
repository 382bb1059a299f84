"""What goes into a wheel beside the source: the page of the table, and the compiled rules where they are asked for.

`SADDLEBAG_NO_CLIENT=1` leaves the page out. `SADDLEBAG_COMPILED=1` makes a wheel for this kind of machine and Python,
with the rules that `python -m compiler` has made.
"""

import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "web"))


class Extras(BuildHookInterface[Any]):
    """The page and the compiled rules."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only when there is something to build."""
        if not self._builds_page():
            return []
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        return [str(each) for each in project["optional-dependencies"]["client"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._builds_page():
            import page

            page.build()
        build_data["artifacts"].append("/src/saddlebag/table/static/**")
        if is_set("SADDLEBAG_COMPILED"):
            build_data["force_include"] |= {str(file): f"saddlebag/compiled/{file.name}" for file in compiled_files()}
            build_data.update(pure_python=False, infer_tag=True)

    def _builds_page(self) -> bool:
        if is_set("SADDLEBAG_NO_CLIENT") or not (ROOT / "web").is_dir():
            return False
        import page

        return not page.is_built()


def compiled_files() -> list[Path]:
    """The compiled rules and the list of them."""
    modules = ROOT / "build" / "compiled" / "modules.json"
    libraries = set(json.loads(modules.read_bytes())["libraries"].values())
    return [modules, *(modules.with_name(each) for each in sorted(libraries))]


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")
