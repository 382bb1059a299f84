"""What the Containerfile would do, as far as that can be seen without building it."""

import json
import re
from pathlib import Path

from saddlebag.cli.serve import DEFAULT_PORT

ROOT = Path(__file__).resolve().parents[2]
LINES = [line for line in (ROOT / "Containerfile").read_text().splitlines() if re.match(r"[A-Z]+ ", line)]


def said(word: str) -> list[str]:
    return [line.partition(" ")[2] for line in LINES if line.startswith(f"{word} ")]


def test_the_image_makes_what_make_makes_and_installs_what_is_locked() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    (made,) = (line.split()[1] for line in said("RUN") if line.startswith("make "))
    assert made in targets
    (locked,) = (found for line in said("RUN") for found in re.findall(r"--requirement (\S+)", line))
    assert (ROOT / locked).is_file()


def test_the_image_leaves_out_what_this_machine_has_made() -> None:
    left_out = (ROOT / ".containerignore").read_text().split()
    assert {".venv", "build", "dist", "**/node_modules", "src/saddlebag/table/static"} <= set(left_out)
    assert (ROOT / ".dockerignore").read_text().split() == left_out


def test_the_image_serves_the_usual_port_as_no_superuser_and_keeps_its_data_in_a_volume() -> None:
    (command,) = (json.loads(each) for each in said("CMD"))
    assert command[:2] == ["saddlebag", "serve"]
    assert said("EXPOSE") == [str(DEFAULT_PORT)]
    assert said("USER") == ["saddlebag"]
    assert f"SADDLEBAG_HOME={said('VOLUME')[0]}" in said("ENV")[0]
