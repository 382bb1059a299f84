"""Which build runs: the modules as they are written, or the same modules compiled (`make compile`).

Compiled modules lie in `build/compiled` of a checkout, or in the package where it came as a compiled wheel, beside a
list of the sources that they were made from. They are used when all of these are still the same, so that a changed file
never runs as it was before; `SADDLEBAG_PURE=1` leaves them alone.

Examples:
    >>> import saddlebag
    >>> saddlebag.build.NAME in ("pure", "compiled")
    True
"""

import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
HOME = CHECKOUT / "build" / "compiled" if (CHECKOUT / "compiler").is_dir() else PACKAGE / "compiled"
LIST = "modules.json"
FOLDERS = ("engine", "games", "bots", "envs")
"""What is compiled, or may be known to what is compiled."""
PURE = "SADDLEBAG_PURE"


def fingerprint() -> str:
    """A hash of this Python and of all sources that have a part in the compiled modules."""
    digest = blake2b(str(sysconfig.get_config_var("EXT_SUFFIX")).encode(), digest_size=16)
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


class CompiledModule(ExtensionFileLoader):
    """Loads a module. Its dataclasses get the annotations of the source back, which a codec reads and mypyc drops."""

    def __init__(self, name: str, file: str, annotations: dict[str, dict[str, str]]) -> None:
        super().__init__(name, file)
        self.annotations = annotations

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for name, fields in self.annotations.items():
            getattr(module, name).__annotations__ = fields


class CompiledModules:
    """Finds the compiled modules before Python finds the source."""

    def __init__(self, libraries: dict[str, str], annotations: dict[str, dict[str, dict[str, str]]]) -> None:
        self.libraries = libraries
        """The file of each module."""
        self.annotations = annotations
        """What the source says of the fields of the dataclasses, by module and class."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.libraries:
            return None
        file = str(HOME / self.libraries[name])
        return spec_from_file_location(name, file, loader=CompiledModule(name, file, self.annotations.get(name, {})))


def choose() -> str:
    """Use the compiled modules where they are there and up to date; the name of the build that runs."""
    if os.environ.get(PURE, "0") not in ("", "0"):
        return "pure"
    if (HOME / LIST).is_file():
        made = json.loads((HOME / LIST).read_bytes())
        if made["made_from"] == fingerprint():
            sys.meta_path.insert(0, CompiledModules(made["libraries"], made["annotations"]))
            return "compiled"
        print(
            "Saddlebag is running uncompiled because its source has changed. Compile it again with: make compile",
            file=sys.stderr,
        )
    os.environ[PURE] = "1"  # the processes that this one starts do the same, whatever is compiled meanwhile
    return "pure"


NAME = choose()
