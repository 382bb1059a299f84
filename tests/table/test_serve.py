"""`saddlebag serve`: what can be wrong before it starts, and the page it serves."""

import os
import resource
import socket
import subprocess
import sys
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest

from saddlebag.cli import main
from tests.table.kit import Server, eventually
from tests.table.postgres import Cluster


def fill_the_disk() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def refusal(*arguments: str, **environment: str) -> str:
    """What the command says before it gives up."""
    started = patch("saddlebag.table.server.serve_here", side_effect=AssertionError("it has started"))
    with patch.dict(os.environ, environment), started, redirect_stderr(StringIO()) as said:
        assert main(["serve", *arguments]) == 2
    return said.getvalue()


def refusal_on_a_full_disk(*arguments: str) -> str:
    """The same in a process of its own, which cannot write."""
    command = [sys.executable, "-B", "-m", "saddlebag.cli", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=fill_the_disk)
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
        (("--host", ""), "it is empty"),
        (("--host", "192.0.2.1"), "not an address of this machine"),
        (("--colour", "blue"), "--colour"),
        (("--port",), "--port"),
        (("everything",), "everything"),
        (("--workers", "0"), "workers"),
        (("--workers", "2"), "PostgreSQL"),
        (("--trusted-proxy", "my.proxy"), "The trusted proxy cannot be 'my.proxy'"),
        (("--trusted-proxy", "10.0.0.0/33"), "or a network such as 10.0.0.0/8"),
        (("--public-url", "table.example"), "such as https://table.example"),
        (("--database-url", "nonsense"), "not a database URL"),
        (("--database-url", "mysql://here/there"), "mysql"),
        (("--database-url", "sqlite://"), "file"),
        (("--database-url", "sqlite:////no/such/folder/t.db"), "no folder"),
        (("--database-url", "postgresql://nobody@127.0.0.1:1/none"), "cannot be used: Connect call failed"),
        (("--database-url", "postgresql://nobody@127.0.0.1:port/none"), "not a database URL"),
        (("--database-url", "sqlite:////"), "cannot be used"),
    ],
)
def test_a_wrong_argument_is_one_sentence(arguments: tuple[str, ...], words: str, tmp_path: Path) -> None:
    more = (
        () if "--database-url" in arguments or words == "PostgreSQL" else ("--database-url", f"sqlite:///{tmp_path}/t")
    )
    before = () if "--port" in arguments else ("--port", "0")
    said = refusal(*before, *arguments, *more) if arguments != ("--port",) else refusal(*more, *arguments)
    assert words.lower() in said.lower()
    assert said.count("\n") == 1


def test_a_password_is_not_shown() -> None:
    said = refusal("--port", "0", "--database-url", "postgresql://nobody:secret@127.0.0.1:1/none")
    assert "postgresql://nobody:***@127.0.0.1:1/none" in said


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    first = Server(url, tmp_path / "first.log").start()
    assert "Another table is using the database" in refusal("--port", "0", "--database-url", url)
    first.kill()
    first.start()
    first.stop()


@pytest.mark.parametrize("host", ["localhost", "0.0.0.0"])
def test_the_address_may_be_a_name_or_all_addresses(tmp_path: Path, host: str) -> None:
    server = Server(f"sqlite:///{tmp_path / 'table.db'}", tmp_path / "server.log", host=host).start()
    eventually(lambda: "The table is at http://" in server.log.read_text(), "it says its address")
    server.stop()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, eggs, dynamite " * 300)
    assert "cannot be used" in refusal("--port", "0", "--database-url", f"sqlite:///{file}")


def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    said = refusal_on_a_full_disk("--port", "0", "--database-url", f"sqlite:///{tmp_path}/t.db")
    assert "cannot be used" in said


@pytest.mark.parametrize("folder", ["/proc", "/sys"])
def test_a_folder_that_cannot_be_written_is_named(folder: str) -> None:
    said = refusal("--port", "0", "--database-url", f"sqlite:///{folder}/t.db")
    assert f"{folder}/t.db cannot be used" in said
    assert said.count("\n") == 1
    said = refusal("--port", "0", SADDLEBAG_HOME=f"{folder}/saddlebag")
    assert f"The folder {folder}/saddlebag cannot be created" in said
    assert said.count("\n") == 1


def test_a_postgresql_without_that_database_is_refused(postgres: Cluster) -> None:
    url = f"postgresql://saddlebag@127.0.0.1:{postgres.port}/missing"
    assert "does not exist" in refusal("--port", "0", "--database-url", url)


def test_every_address_outside_the_api_shows_the_page(server: Server) -> None:
    for path in ("/", "/table/abc", "/rules"):
        answer = server.visitor().get(path)
        assert answer.status_code == 200
        assert "text/html" in answer.headers["content-type"]
    for path in ("/api", "/api/nothing", "/assets/none.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
        answer = server.visitor().get(path)
        assert "root:" not in answer.text
        assert answer.status_code == 404 or "text/html" in answer.headers["content-type"]
