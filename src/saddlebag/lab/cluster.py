"""Matches on a Ray cluster, of this machine alone or of many (docs/cluster.md).

A match depends on its seed and on nothing else, so it does not matter where it is played, nor how often: what a lost
machine had begun is played again elsewhere.
"""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, TypeVar

from saddlebag.build import PACKAGE
from saddlebag.engine.content import variable
from saddlebag.engine.errors import BadOption, SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.games import game_names, use_content
from saddlebag.lab.workers import garbage_looked_for_seldom

if TYPE_CHECKING:
    from ray import ObjectRef

W = TypeVar("W")
R = TypeVar("R")

HERE = "ray"
"""A Ray that is started for this run, on this machine."""
CLIENT = "ray://"
FOLDERS = ("engine", "games", "bots", "lab")
"""What decides how a match goes, and what is told of it."""
MOST_LOSSES = 10
"""How many machines or processes may be lost with the same matches. After that it is the matches that end them."""
AHEAD = 4
"""Pieces of work that are sent off for each core: nobody waits for more, and cores that join later find some."""
SECONDS_TO_ANSWER = 5.0
ROOM = 100 * 2**20
"""Bytes for what Ray itself keeps; rows are small."""


class NoCluster(SaddlebagError):
    """There is no Ray to play on, or not one that plays the same game."""


# --- here ------------------------------------------------------------------------------------------------------


class Cluster:
    """The cluster that this process has joined."""

    def __init__(self, jobs: int | None) -> None:
        import ray

        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        self.jobs = jobs
        self.size = jobs or int(resources().get("CPU", 0)) or 1

    def played(self, play: Callable[[W], R], work: Sequence[W]) -> Iterator[R]:
        import ray

        luggage = ray.put(pack())
        play_there: Any = ray.remote(max_retries=MOST_LOSSES)(play_as_here)
        to_come = iter(work)
        running: list[ObjectRef[R]] = []
        try:
            while True:
                more = islice(to_come, (self.jobs or AHEAD * self.size) - len(running))
                running += [play_there.remote(luggage, play, each) for each in more]
                if not running:
                    return
                done, running = ray.wait(running)
                for each in done:
                    yield outcome(each)
        finally:
            for each in running:
                ray.cancel(each, force=True)


def outcome(done: "ObjectRef[R]") -> R:
    """What came of a piece of work; what went wrong in it goes wrong here."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    try:
        return ray.get(done)
    except RayError as error:
        cause = error.cause if isinstance(error, RayTaskError) else error
        if not isinstance(cause, RayError):
            raise cause from None
        raise NoCluster(f"Some matches could not be played on the cluster: {first_sentence(cause)}") from None


@contextmanager
def joined(on: str, jobs: int | None) -> Iterator[Cluster]:
    """The Ray that is named, or a new one on this machine, until the matches are played. A process that has joined
    one by itself plays on that."""
    check_place(on)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if on == HERE:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # so that it listens to this machine alone
    else:
        check_answers(on)
    import ray
    from ray.exceptions import RayError

    if ray.is_initialized():
        yield Cluster(jobs)
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    if on == HERE:
        quiet |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": ROOM}
    try:
        try:
            ray.init("local" if on == HERE else on, **quiet)
        except (OSError, RuntimeError, ValueError, RayError) as error:
            raise NoCluster(f"{CANNOT_JOIN[on == HERE].format(on)}: {first_sentence(error)}") from None
        yield Cluster(jobs)
    finally:
        ray.shutdown()


def check_place(on: str) -> None:
    """What can be named: `ray`, or an address with its port."""
    host, _, port = on.removeprefix(CLIENT).rpartition(":")
    if on != HERE and not (host and port.isdecimal() and 0 < int(port) < 65536):
        raise BadOption(
            f"Matches cannot be played on {on!r}; allowed: ray for a Ray of this machine, HOST:PORT or "
            "ray://HOST:PORT for one that is running."
        )


def check_answers(on: str) -> None:
    """Whether something answers there in Ray's way. Ray itself would try for two minutes, and then end the process."""
    host, _, port = on.removeprefix(CLIENT).rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER) as line:
            line.settimeout(SECONDS_TO_ANSWER)
            line.sendall(GREETING)
            answer = line.recv(len(SETTINGS))
    except OSError as error:
        raise NoCluster(f"No Ray answers at {on}: {error.strerror or error}. {HOW_TO_START}") from None
    if answer[3:4] != SETTINGS[3:4]:
        raise NoCluster(f"What answers at {on} is not a Ray. {HOW_TO_START}")


SETTINGS = b"\0\0\0\4\0\0\0\0\0"
"""The first frame of HTTP/2, which Ray speaks."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
CANNOT_JOIN = (
    "The Ray at {} cannot be joined; if it wants a token, set RAY_AUTH_MODE=token here too",
    "Ray cannot be started on this machine",
)
HOW_TO_START = "On the first machine, ray start --head starts one and says its address; --on ray needs none."


def first_sentence(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


# --- there -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Luggage:
    """What a machine must have, or be given, to play as this one does."""

    rules: str
    """A hash of the rules, content and bots that it must have."""
    content: tuple[tuple[str, tuple[tuple[str, bytes], ...]], ...]
    """The files of changed content, by game."""


def pack() -> Luggage:
    folders = [(name, os.environ.get(variable(name))) for name in game_names()]
    return Luggage(our_rules(), tuple((name, packed(Path(folder))) for name, folder in folders if folder))


def packed(folder: Path) -> tuple[tuple[str, bytes], ...]:
    return tuple((path.name, path.read_bytes()) for path in sorted(folder.glob("*.toml")))


@cache
def our_rules() -> str:
    """A hash of everything that a match depends on."""
    digest = blake2b(digest_size=16)
    for path in sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def play_as_here(luggage: Luggage, play: Callable[[W], R], work: W) -> R:
    """What is run on the machines of the cluster."""
    unpack(luggage)
    with garbage_looked_for_seldom():
        return play(work)


@cache
def unpack(luggage: Luggage) -> None:
    """Make sure that this process plays by the same rules, once for all its matches. Content is read when a game is
    first asked for, so the files are not needed any longer after that."""
    if our_rules() != luggage.rules:
        raise NoCluster(
            f"{socket.gethostname()} has another Saddlebag than this machine; install the same one on all of them."
        )
    content = dict(luggage.content)
    for name in game_names():
        os.environ.pop(variable(name), None)
        if name in content:
            with TemporaryDirectory() as folder:
                for file, text in content[name]:
                    (Path(folder) / file).write_bytes(text)
                use_content(name, folder)
                find_game(name)
