"""The version stands in one place, and everything that tells it tells that one."""

import re
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import saddlebag
from saddlebag.cli import main
from saddlebag.table import VERSION

ROOT = Path(__file__).parents[1]


def test_a_wheel_is_built_with_the_version_that_the_source_names() -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert metadata.version == saddlebag.__version__


def test_the_command_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith(f"saddlebag {saddlebag.__version__}, ")


def test_pages_are_compared_with_it() -> None:
    assert saddlebag.__version__ == VERSION  # what /api/me and the schema say; tests/table compares pages with it


def test_no_other_file_names_a_version_of_its_own() -> None:
    for file, named in (("pyproject.toml", r'^version = "'), ("web/package.json", r'^  "version":')):
        assert not re.search(named, (ROOT / file).read_text(), re.MULTILINE), file


def test_the_changelog_has_a_heading_for_it() -> None:
    """What is not released yet stands under Unreleased."""
    released = "dev" not in saddlebag.__version__
    heading = rf"## \[{re.escape(saddlebag.__version__)}\] - \d{{4}}-\d\d-\d\d" if released else r"## \[Unreleased\]"
    headings = re.findall(r"^## .*$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert re.fullmatch(heading, headings[0])
    assert all(re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", each) for each in headings[1:])
