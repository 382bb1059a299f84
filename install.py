"""Installs Saddlebag into .venv. It needs nothing but Python: `make` calls it, and so can you.

    python3 install.py table       what the table in the browser needs
    python3 install.py dev         that, and the tools for working on it
    python3 install.py play        the table, then play; the rules are compiled meanwhile

Every step leaves a mark when it is done. So a second run takes no time, one that was interrupted carries on where it
stopped, and after an update only what has changed is done again.
"""

from __future__ import annotations  # an old Python must come far enough to hear that it is too old

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

import page

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
MARKS = VENV / ".marks"
LOCKS = ROOT / "requirements"
OLDEST = (3, 11)
ROOM = 1_800_000_000
"""Bytes that the largest installation takes, with what is compiled."""
LAYERS = {"table": ("table", "client"), "dev": ("dev",), "compiler": ("compiler",)}
"""What can be installed, and the lock files that it takes."""
METADATA = ("pyproject.toml", "hatch_build.py", "src/saddlebag/__init__.py")
"""Where the version, the commands and the needs of the package are declared."""

NO_NETWORK = (
    "Name or service not known|name resolution|dns error|error sending request|failed to lookup|ENOTFOUND|EAI_AGAIN|"
    "ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|NewConnectionError|(from versions: none)|Connection refused|"
    "Network is unreachable|network error"
)
WAYS_OUT = {
    "No space left on device|ENOSPC|Disk quota exceeded": "The disk is full. Make room (the whole installation takes "
    "about 1.8 GB), then run the same command again.",
    "Read-only file system|EROFS|Permission denied|EACCES": "This folder, or something in it, cannot be written to. "
    "Clone Saddlebag into a folder of your own, or take over this one, then run the same command again.",
    "HASHES FROM THE REQUIREMENTS|Hash mismatch|EINTEGRITY": "A downloaded package is not the one we locked, so "
    "it was not installed. If your network has a package mirror of its own, ask whoever runs it; otherwise try again.",
    NO_NETWORK: "The package registry cannot be reached. Check the network and its proxy, then run the same command "
    "again; what is already installed is kept.",
}


class Stopped(Exception):
    """What went wrong, and the way out of it, for whoever typed the command."""


# --- what is installed ------------------------------------------------------------------------------------------------


def install(layer: str) -> None:
    """Whatever of a layer is not there yet."""
    if is_whole(layer):
        return
    check_machine()
    print("Installing Saddlebag into .venv; only the first time takes this long.", flush=True)
    make_environment()
    if not has_libraries(layer):
        with step("libraries and tools" if layer == "dev" else "the table's libraries"):
            add_libraries(layer)
    with ThreadPoolExecutor(1) as beside:
        package = beside.submit(add_package)
        add_page(everything=layer == "dev")
        package.result()


def is_whole(layer: str) -> bool:
    done = [is_marked("environment", python()), is_marked("package", package_sources())]
    return all([*done, has_libraries(layer), page.is_built(), layer != "dev" or page.has_packages(everything=True)])


def check_machine() -> None:
    """What would end in a long message later is said at once."""
    if sys.version_info < OLDEST:
        raise Stopped(
            f"Saddlebag needs Python 3.11 or newer, and this is {sys.version.split()[0]}. "
            "If there is a newer one, name it: make PYTHON=python3.12"
        )
    if not os.access(ROOT, os.W_OK):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))
    if shutil.disk_usage(ROOT).free < ROOM and not VENV.exists():
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    if not all(find_spec(each) for each in ("ensurepip", "venv")):
        add_venv_module()


def add_venv_module() -> None:
    """Debian keeps a part of Python in a package of its own."""
    wanted = ["apt-get", "install", "-y", "python3-venv"]
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise Stopped(f"Python's venv module is missing. Install it, then run make again: sudo {' '.join(wanted)}")
    with step("Python's venv module"):
        run("apt-get", "update")
        run(*wanted)
    os.execv(sys.executable, [sys.executable, *sys.argv])  # this Python has already found that there is none


def make_environment() -> None:
    """An empty environment with uv, which installs the rest."""
    if not is_marked("environment", python()):
        with step("a Python environment"):
            run(sys.executable, "-m", "venv", "--clear", str(VENV))
        mark("environment", python())
    lock = LOCKS / "uv.txt"
    if not is_marked("uv", lock.read_bytes()):
        with step("uv, the installer"):
            pip = (str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
            run(*pip, "--force-reinstall", "--require-hashes", "--requirement", str(lock))
        mark("uv", lock.read_bytes())


def add_libraries(layer: str) -> None:
    """Exactly those of the lock files, by their hashes."""
    files = [LOCKS / f"{each}.txt" for each in LAYERS[layer]]
    begun = MARKS / f"{layer}.begun"
    again = ["--reinstall"] if begun.exists() else []  # a library may have been cut off halfway
    begun.touch()
    uv(*again, "--require-hashes", *(word for file in files for word in ("--requirement", str(file))))
    begun.unlink()
    mark(layer, locked(layer))


def has_libraries(layer: str) -> bool:
    """Whether a layer is there, by itself or as a part of the largest."""
    return any(is_marked(each, locked(each)) for each in (layer, "dev"))


def locked(layer: str) -> bytes:
    return b"".join((LOCKS / f"{each}.txt").read_bytes() for each in LAYERS[layer])


def add_package() -> None:
    """Saddlebag itself, in place, so that a changed file counts at once. Importing it makes the first start faster."""
    if not is_marked("package", package_sources()):
        uv("--no-deps", "--no-build-isolation", "--editable", str(ROOT), SADDLEBAG_NO_CLIENT="1")
        mark("package", package_sources())
    run(str(BIN / "python"), "-c", "import saddlebag.table.server")


def package_sources() -> bytes:
    return b"".join((ROOT / each).read_bytes() for each in METADATA)


def add_page(everything: bool) -> None:
    """The page of the table, built with the Node of the environment."""
    client = (str(BIN / "python"), str(ROOT / "web" / "page.py"))
    if not (page.has_packages(everything) or (page.is_built() and not everything)):
        with step("the page's libraries"):
            run(*client, "packages", *(["all"] if everything else []))
    if not page.is_built():
        with step("the page"):
            run(*client, "build")


# --- how --------------------------------------------------------------------------------------------------------------


def uv(*words: str, **variables: str) -> None:
    """Install with uv into the environment."""
    run(str(BIN / "uv"), "pip", "install", "--quiet", *words, VIRTUAL_ENV=str(VENV), **variables)


CRASHES = (-signal.SIGSEGV, -signal.SIGABRT)


def run(*command: str, **variables: str) -> None:
    """Run a command, once more if it crashes. What it says is heard only when it fails, and then as the way out where
    we know one."""
    done = run_once(command, variables)
    if done.returncode in CRASHES:
        done = run_once(command, variables)
    if done.returncode:
        raise Stopped(way_out(done.stdout) or f"{tail(done.stdout)}\nThis failed: {' '.join(map(shown, command))}")


def run_once(command: Sequence[str], variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def way_out(said: str) -> str | None:
    """What to do about what a program said."""
    for signs, sentence in WAYS_OUT.items():
        if any(sign in said for sign in signs.split("|")):
            return sentence
    return None


def tail(said: str) -> str:
    return "\n".join(said.strip().splitlines()[-15:])


def shown(word: str) -> str:
    return word.replace(f"{ROOT}{os.sep}", "")


@contextmanager
def step(what: str) -> Iterator[None]:
    """A line of progress: what is done, and how long it took."""
    print(f"  {what:<28}", end="", flush=True)
    begun = time.monotonic()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f"{time.monotonic() - begun:6.1f} s", flush=True)


def mark(name: str, made_from: bytes) -> None:
    MARKS.mkdir(exist_ok=True)
    (MARKS / name).write_text(digest(made_from))


def is_marked(name: str, made_from: bytes) -> bool:
    """Whether a step was done, and from the same."""
    try:
        return (MARKS / name).read_text() == digest(made_from)
    except OSError:
        return False


def digest(made_from: bytes) -> str:
    return blake2b(made_from, digest_size=16).hexdigest()


def python() -> bytes:
    """The Python that the environment is made of."""
    return f"{sys.base_prefix} {sys.version}".encode()


# --- playing ----------------------------------------------------------------------------------------------------------


def play(*words: str) -> int:
    """Install the table and open it. The rules run as they are until they are compiled, which nobody waits for."""
    install("table")
    compiling = subprocess.Popen([sys.executable, __file__, "compile", BEHIND], cwd=ROOT)
    playing = subprocess.Popen([BIN / "saddlebag", "play", *words])
    signal.signal(signal.SIGINT, lambda *_: None)  # the table has heard it too, and says goodbye
    signal.signal(signal.SIGTERM, lambda *_: playing.terminate())
    try:
        return playing.wait()
    finally:
        compiling.terminate()


def compile_rules(*words: str) -> int:
    """Compile whatever has changed in the rules: `--behind` others, if it may take long, or `--quickly` for tests."""
    from compiler.workshop import c_compiler

    if BEHIND in words:
        step_back()
    if c_compiler() is not None:
        if not has_libraries("compiler"):
            add_libraries("compiler")
    elif BEHIND in words:
        return 0
    os.chdir(ROOT)
    return os.execv(BIN / "python", [str(BIN / "python"), "-m", "compiler", *words])  # who stops us, stops it


def step_back() -> None:
    """From now on, work only when nobody else wants to."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif sys.platform != "win32":
        os.nice(19)


def done(layer: str) -> Callable[[], int]:
    def command() -> int:
        install(layer)
        return 0

    return command


BEHIND = "--behind"
"""Said to what works in the background of an open table."""
COMMANDS: dict[str, Callable[..., int]] = {
    "table": done("table"),
    "dev": done("dev"),
    "compile": compile_rules,
    "play": play,
}


def main(words: Sequence[str]) -> int:
    if not words or words[0] not in COMMANDS:
        print(f"Say what to install: python3 install.py {' | '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[words[0]](*words[1:])
    except Stopped as stopped:
        print(stopped, file=sys.stderr)
        return 2
    except OSError as error:
        print(way_out(str(error)) or f"The installation failed: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        if words[-1] != BEHIND:
            print("\nInterrupted. Nothing is lost: the same command carries on from here.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
