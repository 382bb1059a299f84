"""The engines that are compared, and the environment of the peers."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.measuring import Measured
from saddlebag import build

ROOT = Path(__file__).resolve().parent.parent
PEERS_HOME = ROOT / ".bench-venv"
PEERS_PYTHON = PEERS_HOME / "bin" / "python"


@dataclass(frozen=True)
class Engine:
    """An engine and how to measure it."""

    name: str
    build: str
    python: Path
    worker: str
    packages: tuple[str, ...] = ()
    """What has to be installed for a peer, exactly."""
    environment: tuple[tuple[str, str], ...] = ()


SADDLEBAG = Engine(
    "saddlebag", "pure", Path(sys.executable), "benchmarks.saddlebag_worker", environment=((build.PURE, "1"),)
)
COMPILED = Engine(
    "saddlebag", "compiled", Path(sys.executable), "benchmarks.saddlebag_worker", environment=((build.PURE, "0"),)
)
BUILDS = [SADDLEBAG, COMPILED] if build.NAME == "compiled" else [SADDLEBAG]
"""Our own builds, the one that runs as the last."""
CATANATRON = Engine(
    "catanatron",
    "3.2.1 pure",
    PEERS_PYTHON,
    "benchmarks.catanatron_worker",
    ("catanatron==3.2.1", "networkx==3.6.1"),
)
OPENSPIEL = Engine("open_spiel", "2.0.2 C++", PEERS_PYTHON, "benchmarks.openspiel_worker", ("open_spiel==2.0.2",))

PETTINGZOO = Engine(
    "pettingzoo",
    "1.27.0",
    PEERS_PYTHON,
    "benchmarks.pettingzoo_worker",
    ("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "chess==1.11.2", "shimmy==2.0.1", "open_spiel==2.0.2"),
)


class CannotMeasure(Exception):
    """An engine that cannot be installed or run; the text is a sentence for people."""


def install(engine: Engine) -> None:
    """Make sure that a peer is in the environment of the peers. A stamp makes the second time quick."""
    stamp = PEERS_HOME / f".installed-{'-'.join(engine.packages)}"
    if not engine.packages or (stamp.exists() and PEERS_PYTHON.exists()):
        return
    if not PEERS_PYTHON.exists():
        _install_step(engine, sys.executable, "-m", "venv", "--clear", str(PEERS_HOME))
    quietly = ("--quiet", "--disable-pip-version-check", "--retries", "1")
    _install_step(engine, str(PEERS_PYTHON), "-m", "pip", "install", *quietly, *engine.packages)
    stamp.touch()


def _install_step(engine: Engine, *command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = _last_line(done.stderr or done.stdout)
        raise CannotMeasure(f"{engine.packages[0]} cannot be installed here and is left out: {reason}")


def play_round(engine: Engine, seed: int, seconds: float) -> list[Measured]:
    """One round of an engine in an interpreter of its own."""
    done = subprocess.run(
        [str(engine.python), "-m", engine.worker, str(seed), str(seconds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0", **dict(engine.environment)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotMeasure(
            f"{engine.name} stopped in the middle of a round and is left out: {_last_line(done.stderr)}"
        )
    return [Measured(**each) for each in json.loads(done.stdout)]


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["it says nothing more"])[-1]
