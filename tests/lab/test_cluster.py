"""Matches on a Ray cluster: the same rows, whatever dies meanwhile."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from benchmarks import strength
from benchmarks.strength import Study, kept
from saddlebag.games import game
from saddlebag.lab.cluster import Luggage, NoCluster, unpack
from saddlebag.lab.ladder import ladder
from saddlebag.lab.ladder_report import LadderRow
from saddlebag.lab.report import Report
from saddlebag.lab.simulate import simulate
from saddlebag.lab.workers import Processes, workers
from tests.benchmarks.test_strength import quiet
from tests.cli.kit import in_a_process, refusal, saddlebag
from tests.cli.test_content import changed

GAME = game("train_heist")
VERSUS: dict[str, Any] = {"players": 2, "mode": "versus"}
MATCHES = 40
SIMULATE = ("simulate", "train_heist", "--bots", "random", "--games", "60", "--json")
QUICK_DEATHS = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}
"""Ray waits a quarter of a minute before it takes a silent machine for dead."""
LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Set to 0, Ray takes 127.0.0.1 for what it is."""


class TwoNodes:
    """A cluster of two nodes on this machine, which only this machine can reach."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        alone: dict[str, Any] = {"node_ip_address": "127.0.0.1", "include_dashboard": False}
        self.cluster: Any = Cluster(True, head_node_args={"num_cpus": 1, "_system_config": QUICK_DEATHS, **alone})
        self.second = self.cluster.add_node(num_cpus=1, **alone)
        self.address: str = self.cluster.address

    def player(self, other_than: int = 0) -> int:
        """The process of the second node that plays, as soon as there is one."""
        raylet: int = self.second.all_processes["raylet"][0].process.pid
        for _ in range(600):
            for child in Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split():
                if int(child) != other_than and b"ray::play_as_here" in Path(f"/proc/{child}/cmdline").read_bytes():
                    return int(child)
            time.sleep(0.05)
        raise AssertionError("The second node does not play.")

    def lose_a_player_and_then_the_second_node(self, rows: list[int]) -> None:
        """Both in the middle of a match, when some have already ended."""
        while len(rows) < 3:
            time.sleep(0.05)
        lost = self.player()
        os.kill(lost, signal.SIGKILL)
        self.player(other_than=lost)
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture(autouse=True)
def a_token_of_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise Ray makes one and keeps it in the folder of whoever runs the tests."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", "a token for these tests alone")


@pytest.fixture
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[TwoNodes]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv(LOOPBACK, "0")
    monkeypatch.setattr("ray._private.ray_constants.ENABLE_RAY_CLUSTER", False)  # where Ray is imported already
    nodes = TwoNodes()
    yield nodes
    nodes.cluster.shutdown()


def in_bytes(report: Report, file: Path) -> bytes:
    report.write_parquet(file)
    return file.read_bytes()


def timeless(rows: list[LadderRow]) -> bytes:
    """The rows of a ladder without the time that it took."""
    return msgspec.json.encode([msgspec.structs.replace(row, seconds=[]) for row in rows])


def test_players_and_nodes_may_die_and_the_rows_are_the_same(
    two_nodes: TwoNodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows: list[int] = []
    enemy = Thread(target=two_nodes.lose_a_player_and_then_the_second_node, args=[rows])
    enemy.start()
    there = simulate(GAME, VERSUS, ["drover"], MATCHES, progress=rows.append, on=two_nodes.address)
    assert not enemy.is_alive()  # so both were lost while matches were played
    here = simulate(GAME, VERSUS, ["drover"], MATCHES)
    assert rows == list(range(1, MATCHES + 1))
    assert in_bytes(there, tmp_path / "there.parquet") == in_bytes(here, tmp_path / "here.parquet")

    with workers(on=two_nodes.address) as players:
        bots = ("random", "tenderfoot")
        climbed = [ladder(GAME, VERSUS, bots, 2, jobs=2, on=on).rows for on in (two_nodes.address, None)]
        assert timeless(climbed[0]) == timeless(climbed[1])
        assert len(climbed[0]) == 4

        study = Study(name="a", title="", game="train_heist", options=VERSUS, games=2, pairs=[("random", "tenderfoot")])
        monkeypatch.setattr(strength, "FOLDER", tmp_path)
        studied = [
            kept(msgspec.structs.replace(study, name=name), each, quiet()).rows
            for name, each in {"there": players, "here": Processes(1)}.items()
        ]
        assert timeless(studied[0]) == timeless(studied[1]) == timeless(climbed[0])

        with pytest.raises(ValueError, match="invalid literal"):  # what goes wrong there goes wrong here
            list(players.played(int, ["1", "one"]))

    folder = changed(tmp_path, "train_heist", "tracks.toml", '"2" = 2, "3" = 2, "4" = 1', '"2" = 5, "3" = 5, "4" = 5')
    own, shipped = in_a_process(*SIMULATE, "--content", folder), saddlebag(*SIMULATE)
    assert in_a_process(*SIMULATE, "--content", folder, "--on", two_nodes.address) == own
    assert own.code == 0
    assert own.out != shipped.out


def test_a_ray_of_this_machine_is_started_for_the_matches() -> None:
    assert in_a_process(*SIMULATE, "--on", "ray", "--jobs", "1") == saddlebag(*SIMULATE)


def test_a_machine_with_other_rules_is_refused() -> None:
    with pytest.raises(NoCluster, match="has another Saddlebag than this machine; install the same one"):
        unpack(Luggage("other rules", ()))


@pytest.mark.parametrize(
    ("on", "sentence"),
    [
        ("spark", "Matches cannot be played on 'spark'; allowed: ray for a Ray of this machine, HOST:PORT or "),
        ("ray://somewhere", "Matches cannot be played on 'ray://somewhere'; allowed: "),
        ("127.0.0.1:99999", "Matches cannot be played on '127.0.0.1:99999'; allowed: "),
        ("127.0.0.1:1", "No Ray answers at 127.0.0.1:1: Connection refused. On the first machine, ray start --head "),
        ("ray://127.0.0.1:1", "No Ray answers at ray://127.0.0.1:1: Connection refused. "),
    ],
)
def test_a_bad_address_gets_a_sentence(on: str, sentence: str) -> None:
    assert refusal("simulate", "train_heist", "--on", on).startswith(sentence)
