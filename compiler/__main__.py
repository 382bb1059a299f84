"""Compiles what has changed. Every module becomes a library of its own, so that after a change only what depends on it
is made again, and a program that still runs keeps the libraries that it began with. Without a C compiler nothing is
made, and that is no fault: the same source runs as it is. saddlebag/build.py chooses.
"""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from hashlib import blake2b
from importlib.metadata import version
from io import StringIO
from pathlib import Path

from compiler.alone import stand_alone
from compiler.modules import PACKAGE, ROOT, hot_modules
from compiler.source import annotations, stage
from compiler.workshop import FLAGS, Library, Workshop, c_compiler

BUILD = ROOT / "build"
C_FILES = BUILD / "c"

os.environ["SADDLEBAG_PURE"] = "1"
sys.path.insert(0, str(PACKAGE.parent))


def write_c() -> Iterator[Library]:
    """Let mypyc turn the modules into C; it does again only what has changed, and is heard only when it fails."""
    from mypyc.build import generate_c_extension_shim, mypyc_build
    from mypyc.options import CompilerOptions

    stage(BUILD / "source")
    os.chdir(BUILD / "source")
    options = CompilerOptions(separate=True, target_dir=str(C_FILES), include_runtime_files=False)
    files = [str(path.relative_to(PACKAGE.parent)) for path in hot_modules().values()]
    words = ["--config-file=", "--explicit-package-bases", "--cache-dir", str(BUILD / "mypyc_cache"), *files]
    said = StringIO()
    try:
        with redirect_stdout(said):
            groups, written, _ = mypyc_build(words, options, separate=True)
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    for (modules, group), (sources, _) in zip(groups, written, strict=True):
        assert group is not None
        (module,), (source,) = modules, sources
        opener = generate_c_extension_shim(module.module, module.module.rpartition(".")[2], str(C_FILES), group)
        yield Library(module.module, stand_alone(Path(source), C_FILES) + Path(opener).read_text())


def recipe() -> str:
    """A hash of how things are compiled."""
    digest = blake2b(repr([FLAGS, version("mypy")]).encode(), digest_size=16)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def main() -> int:
    from saddlebag.build import HOME, LIST, fingerprint

    compiler = c_compiler()
    if compiler is None:
        print("There is no C compiler with Python's headers here: Saddlebag runs uncompiled, several times slower.")
        print("To have it compiled, install them (sudo apt-get install gcc python3-dev), then: make compile")
        return 0
    made_from, made_by = fingerprint(), recipe()
    before = json.loads((HOME / LIST).read_bytes()) if (HOME / LIST).is_file() else {"libraries": {}}
    if (before.get("made_from"), before.get("made_by")) == (made_from, made_by):
        return 0
    print("Compiling Saddlebag; the first time takes some minutes ...", flush=True)
    workshop = Workshop(compiler, HOME)
    files = workshop.make_all(list(write_c()))
    libraries = {alias: file for name, file in files.items() for alias in (name, f"{name}__mypyc")}
    fields = {name: found for name, path in hot_modules().items() if (found := annotations(path))}
    made = {"made_from": made_from, "made_by": made_by, "libraries": libraries, "annotations": fields}
    (HOME / LIST).write_text(json.dumps(made, indent=1))
    workshop.clean(before["libraries"].values())
    print(f"{len(hot_modules())} modules are compiled; {workshop.made} were made anew.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
