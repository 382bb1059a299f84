"""The tables of a ledger as they stand in the document."""

import csv
import re
import tomllib
from typing import Any

import msgspec

from saddlebag.ledger import rules_folder


class LedgerTables:
    """A ledger, for tests that compare the content files with it."""

    def __init__(self, game: str) -> None:
        self.text = (rules_folder() / f"{game}.md").read_text(encoding="utf-8")

    def section(self, section: str) -> str:
        """The text of a section, as `section("9.1")`."""
        start = self.text.index(f"\n### {section} ")
        ends = [end for end in (self.text.find("\n### ", start + 1), self.text.find("\n## ", start + 1)) if end > 0]
        return self.text[start : min(ends)]

    def csv(self, section: str, number: int = 0) -> list[dict[str, str]]:
        """The rows of a csv table of a section; several tables are counted from 0."""
        return list(csv.DictReader(self._block(section, "csv", number).splitlines()))

    def toml(self, section: str, number: int = 0) -> dict[str, Any]:
        """A TOML block of a section; several are counted from 0."""
        return tomllib.loads(self._block(section, "toml", number))

    def entries(self, section: str, table: str, *without: str) -> list[dict[str, Any]]:
        """The entries of a table in a TOML block, without their origin and these fields."""
        return [
            {name: value for name, value in entry.items() if name not in ("origin", *without)}
            for entry in self.toml(section)[table]
        ]

    def rows(self, section: str, heading: str) -> list[list[str]]:
        """The rows of the table of a section whose first column has this heading, without marks of code."""
        lines = self.section(section).splitlines()
        start = next(number for number, line in enumerate(lines) if line.startswith(f"| {heading} |"))
        found: list[list[str]] = []
        for line in lines[start + 2 :]:
            if not line.startswith("|"):
                break
            found.append([cell.strip() for cell in line.replace("`", "").strip("|").split("|")])
        return found

    def _block(self, section: str, language: str, number: int) -> str:
        return str(re.findall(rf"```{language}\n(.*?)```", self.section(section), re.DOTALL)[number])


def plain(entries: list[Any], *ours: str) -> list[dict[str, Any]]:
    """Entries of a content file as plain data, without their origin and the fields that the ledger does not have."""
    made: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(entries))
    for row in made:
        for field in ("origin", *ours):
            del row[field]
    return made
