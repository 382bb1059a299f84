"""The lock files say what pyproject.toml says, name no host, and fit on top of each other."""

import re
import tomllib
from pathlib import Path

import pytest

from requirements import lock

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [*lock.LAYERS, "uv"]
PIN = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def text(layer: str) -> str:
    return (lock.HERE / f"{layer}.txt").read_text()


@pytest.mark.parametrize("layer", LOCKS)
def test_a_lock_file_was_made_from_what_pyproject_says_now(layer: str) -> None:
    said = text(layer).partition("\n")[0].removeprefix(lock.RECIPE)
    assert said == lock.wanted(layer), f"requirements/{layer}.txt is not up to date: make lock"


@pytest.mark.parametrize("layer", LOCKS)
def test_every_library_is_locked_by_its_hash(layer: str) -> None:
    blocks = re.split(r"\n(?=\S)", text(layer).strip())[1:]
    assert blocks
    assert all(PIN.match(block) and "--hash=sha256:" in block for block in blocks)


@pytest.mark.parametrize("layer", LOCKS)
def test_a_lock_file_names_no_host_and_no_place(layer: str) -> None:
    assert not re.search(r"https?:|file:|--(?:extra-)?index|--find-links|@ ", text(layer))


@pytest.mark.parametrize("layer", [each for each in lock.LAYERS if each != "dev"])
def test_a_layer_can_be_added_to_another_without_changing_it(layer: str) -> None:
    largest = dict(PIN.findall(text("dev")))
    assert {name: largest.get(name) for name, _ in PIN.findall(text(layer))} == dict(PIN.findall(text(layer)))


def test_the_package_alone_needs_two_libraries() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert [each.partition("==")[0] for each in project["dependencies"]] == ["msgspec", "rich"]


def test_all_that_we_ask_for_ourselves_is_pinned() -> None:
    assert all("==" in each for each in lock.needs("dev"))
