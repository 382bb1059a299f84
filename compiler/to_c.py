"""Lets mypyc turn modules into C."""

import sys
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path

from compiler.alone import stand_alone
from compiler.workshop import Library


def write_c(source: Path, files: list[str], build: Path) -> Iterator[Library]:
    """The C of some files of a source folder. mypyc does again what has changed, and is heard only when it fails."""
    from mypyc.build import generate_c_extension_shim, mypyc_build
    from mypyc.options import CompilerOptions

    written_to = build / "c"
    options = CompilerOptions(separate=True, target_dir=str(written_to), include_runtime_files=False)
    words = ["--config-file=", "--explicit-package-bases", "--cache-dir", str(build / "mypyc_cache"), *files]
    said = StringIO()
    try:
        with chdir(source), redirect_stdout(said):
            groups, written, _ = mypyc_build(words, options, separate=True)
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    for (modules, group), (sources, _) in zip(groups, written, strict=True):
        assert group is not None
        (module,), (c_file,) = modules, sources
        opener = generate_c_extension_shim(module.module, module.module.rpartition(".")[2], str(written_to), group)
        yield Library(module.module, stand_alone(Path(c_file), written_to) + Path(opener).read_text())
