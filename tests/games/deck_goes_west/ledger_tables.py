"""The content tables of the ledger, section 9, as they stand in the document."""

import csv
import re
import tomllib
from typing import Any

from saddlebag.ledger import rules_folder

LEDGER = (rules_folder() / "deck_goes_west.md").read_text(encoding="utf-8")


def ledger_table(section: str) -> list[dict[str, str]]:
    """The rows of the csv table of a section, as `ledger_table("9.4")`."""
    return list(csv.DictReader(_block(section, "csv", 0).splitlines()))


def ledger_toml(section: str, number: int = 0) -> dict[str, Any]:
    """A TOML block of a section; several are counted from 0."""
    return tomllib.loads(_block(section, "toml", number))


def _block(section: str, language: str, number: int) -> str:
    start = LEDGER.index(f"\n### {section} ")
    end = LEDGER.find("\n### ", start + 1)
    found = re.findall(rf"```{language}\n(.*?)```", LEDGER[start:end], re.DOTALL)
    return str(found[number])
