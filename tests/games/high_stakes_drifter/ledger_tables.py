"""The content tables of the ledger, section 9, as they stand in the document."""

import re
import tomllib
from typing import Any

from saddlebag.ledger import rules_folder

LEDGER = (rules_folder() / "high_stakes_drifter.md").read_text(encoding="utf-8")


def ledger_section(section: str) -> str:
    """The text of a section, as `ledger_section("9.1")`."""
    start = LEDGER.index(f"\n### {section} ")
    ends = [end for end in (LEDGER.find("\n### ", start + 1), LEDGER.find("\n## ", start + 1)) if end > 0]
    return LEDGER[start : min(ends)]


def ledger_toml(section: str) -> dict[str, Any]:
    """The TOML block of a section."""
    return tomllib.loads(re.findall(r"```toml\n(.*?)```", ledger_section(section), re.DOTALL)[0])


def ledger_rows(section: str, heading: str) -> list[list[str]]:
    """The rows of the table of a section whose first column has this heading, without marks of code."""
    lines = ledger_section(section).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
    found: list[list[str]] = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.replace("`", "").strip("|").split("|")])
    return found
