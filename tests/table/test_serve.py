"""`saddlebag serve`: what can be wrong before it starts, and the page it serves."""

import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.table.kit import Server
from tests.table.postgres import Cluster


def fill_the_disk() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def refusal(*arguments: str, disk_is_full: bool = False) -> str:
    """What the command says before it gives up."""
    done = subprocess.run(
        [sys.executable, "-m", "saddlebag.cli", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=fill_the_disk if disk_is_full else None,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refusal("--port", port, "--database-url", f"sqlite:///{tmp_path}/t.db")
    assert f"Port {port}" in said
    assert "in use" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "x"), "port"),
        (("--port", "70000"), "70000"),
        (("--host", "not.a.host.at.all"), "not.a.host.at.all"),
        (("--workers", "0"), "workers"),
        (("--workers", "2"), "PostgreSQL"),
        (("--database-url", "nonsense"), "no database URL"),
        (("--database-url", "mysql://here/there"), "mysql"),
        (("--database-url", "sqlite://"), "file"),
        (("--database-url", "sqlite:////no/such/folder/t.db"), "no folder"),
        (("--database-url", "postgresql://nobody@127.0.0.1:1/none"), "cannot be used"),
    ],
)
def test_a_wrong_argument_is_one_sentence(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    more = (
        () if "--database-url" in arguments or words == "PostgreSQL" else ("--database-url", f"sqlite:///{tmp_path}/t")
    )
    assert words.lower() in refusal("--port", "0", *arguments, *more).lower()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, eggs, dynamite " * 300)
    assert "cannot be used" in refusal("--port", "0", "--database-url", f"sqlite:///{file}")


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    said = refusal("--port", "0", "--database-url", f"sqlite:///{tmp_path}/t.db", disk_is_full=True)
    assert "cannot be used" in said


def test_a_postgresql_without_that_database_is_refused(postgres: Cluster) -> None:
    url = f"postgresql://saddlebag@127.0.0.1:{postgres.port}/missing"
    assert "does not exist" in refusal("--port", "0", "--database-url", url)


def test_every_address_outside_the_api_shows_the_page(server: Server) -> None:
    for path in ("/", "/table/abc", "/rules"):
        answer = httpx.get(server.address + path)
        assert answer.status_code == 200
        assert "text/html" in answer.headers["content-type"]
    for path in ("/api", "/api/nothing", "/assets/none.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
        answer = httpx.get(server.address + path)
        assert "root:" not in answer.text
        assert answer.status_code == 404 or "text/html" in answer.headers["content-type"]
