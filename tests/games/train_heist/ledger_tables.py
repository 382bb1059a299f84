"""The content tables of the ledger, section 9, as they stand in the document."""

import csv
import re
import tomllib
from typing import Any

from saddlebag.ledger import rules_folder

LEDGER = (rules_folder() / "train_heist.md").read_text(encoding="utf-8")


def ledger_table(section: str, number: int = 0) -> list[dict[str, str]]:
    """The rows of a csv table of a section, as `ledger_table("9.2")`; several tables are counted from 0."""
    return list(csv.DictReader(_block(section, "csv", number).splitlines()))


def ledger_toml(section: str) -> dict[str, Any]:
    """The TOML block of a section; its bare numeric keys stay texts."""
    return tomllib.loads(_block(section, "toml", 0))


def _block(section: str, language: str, number: int) -> str:
    start = LEDGER.index(f"\n### {section} ")
    end = LEDGER.find("\n### ", start + 1)
    found = re.findall(rf"```{language}\n(.*?)```", LEDGER[start:end], re.DOTALL)
    return str(found[number])
