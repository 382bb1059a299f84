"""Positions as text: TOML as people write it, or JSON."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from saddlebag.engine.errors import BadSave

WIDTH = 110


def read_position(text: str | bytes) -> Mapping[str, Any]:
    """The plain data of a position that is written as TOML or JSON, or BadSave."""
    plain: Any
    try:
        text = text.decode() if isinstance(text, bytes) else text
        plain = msgspec.json.decode(text) if text.lstrip()[:1] in ("{", "[") else tomllib.loads(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSave(f"This position is not valid JSON: {error}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSave(f"This position is not valid TOML: {error}.") from None
    if not isinstance(plain, dict):
        raise BadSave(f"A position is a table of fields, not {plain!r}.")
    return plain


def write_position(said: Mapping[str, Any]) -> str:
    """A position as TOML: what is short first, then a section for each table."""
    lines: list[str] = []
    _write_table(said, "", lines)
    return "\n".join(lines).strip() + "\n"


def _write_table(table: Mapping[str, Any], path: str, lines: list[str]) -> None:
    plain = {name: value for name, value in table.items() if not _is_section(value)}
    if path and (plain or not table):
        lines += ["", f"[{path}]"]
    lines += [f"{_key(name)} = {_value(value)}" for name, value in plain.items()]
    for name, value in table.items():
        if _is_section(value):
            _write_table(value, f"{path}.{_key(name)}" if path else _key(name), lines)


def _is_section(value: Any) -> bool:
    return isinstance(value, Mapping) and (
        not value or any(isinstance(each, Mapping) for each in value.values()) or len(_value(value)) > WIDTH // 2
    )


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        items = [_value(each) for each in value]
        line = "[" + ", ".join(items) + "]"
        return line if len(line) <= WIDTH else _folded(items)
    return json.dumps(value, ensure_ascii=False)


def _folded(items: list[str]) -> str:
    """A long list on several lines."""
    lines = [""]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(item) > WIDTH - 6:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else ''}{item},"
    return "[\n" + "\n".join(f"  {line}" for line in lines) + "\n]"
