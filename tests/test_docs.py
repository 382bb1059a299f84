"""What the documentation shows is run: an example for every public name, and every Python block of the pages."""

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import saddlebag

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PUBLIC = re.findall(r"^::: (\S+)$", (ROOT / "docs" / "reference.md").read_text(), re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"^```python\n(.*?)^```$", page.read_text(), re.DOTALL | re.MULTILINE), 1)
]


POSITIONS = re.findall(r"^```toml\n(.*?)^```$", (ROOT / "docs" / "positions.md").read_text(), re.DOTALL | re.MULTILINE)


def named(path: str) -> object:
    """What a dotted name stands for: a module, or a name in one."""
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


@pytest.mark.parametrize("path", PUBLIC)
def test_a_public_name_has_an_example_that_works(path: str) -> None:
    thing = named(path)
    module = import_module(getattr(thing, "__module__", path))
    finder = doctest.DocTestFinder(recurse=False)
    examples = [each for each in finder.find(thing, path, globs=dict(vars(module))) if each.examples]
    assert examples, f"{path} has no example in its docstring"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for each in examples:
        runner.run(each, out=told.append)
    assert not runner.failures, "".join(told)


def test_all_that_the_package_exports_is_in_the_reference() -> None:
    exported = {f"saddlebag.{name}" for name in saddlebag.__all__ if not name.startswith("__")}
    assert exported <= set(PUBLIC)


@pytest.mark.parametrize("block", BLOCKS)
def test_a_python_block_of_a_page_runs(block: str) -> None:
    exec(compile(block, "a page of the documentation", "exec"), {})


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_page_is_short_and_can_be_played(text: str) -> None:
    match = saddlebag.game(tomllib.loads(text)["game"]).position(text)
    assert len([line for line in text.splitlines() if line]) <= 10
    while match.to_act is not None and match.decisions < 40:
        match.apply(match.options[match.decisions % len(match.options)])


def test_there_is_a_position_of_every_game_that_is_ready() -> None:
    assert [tomllib.loads(text)["game"] for text in POSITIONS] == list(saddlebag.game_names()[:3])


def test_the_index_of_decisions_lists_each_of_them_under_its_title() -> None:
    folder = ROOT / "docs" / "decisions"
    titles = {page.name: page.read_text().partition("\n")[0].removeprefix("# ") for page in folder.glob("0*.md")}
    listed = re.findall(r"^- \[(.+)\]\((.+\.md)\): ", (folder / "README.md").read_text(), re.MULTILINE)
    assert listed == [(titles[name], name) for name in sorted(titles)]
