"""The C of a module, made to stand alone.

mypyc hands a library to another as one table of everything in it, whose order both sides must know; so one more
function, or a variable that a rule keeps across a question, would compile all again that import the module. Here a
library gets from the others only what it uses, and asks for it by name: it is made again only when its own C changes,
or something that it really uses.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

OWN_HEADER = re.compile(r'#include "(__native_\w+\.h)"\n')
FOREIGN = re.compile(r"#include <(saddlebag/\S+)>\nstruct export_table_\w+ exports_(\w+);\n")
TABLE = re.compile(r"struct export_table_\w+ \{\n(.*?)\};\n", re.DOTALL)
ENTRY = re.compile(r"^.*?(\w+)(?:\)\(|;).*$", re.MULTILINE)
TYPE = re.compile(r"typedef struct \{\n.*?\} (\w+);\n|#ifndef MYPYC_DECLARED_(\w+)\n.*?#endif\n", re.DOTALL)
GIVEN = re.compile(r"static struct export_table_\w+ exports = \{\n(.*?)\};\n", re.DOTALL)
TAKEN = re.compile(r"memcpy\(&exports_(\w+), pexports_\w+, sizeof\(exports_\w+\)\);")
WORD = re.compile(r"(?:saddlebag___|tuple_)\w+")
USE = re.compile(r"exports_(saddlebag___\w+)\.(\w+)")

BY_NAME = """
typedef struct { const char *name; void *place; } Export;

static int take(void **places, const char *const *wanted, const Export *given) {
    for (; *wanted; wanted++) {
        while (given->name && strcmp(given->name, *wanted) < 0) given++;
        if (!given->name || strcmp(given->name, *wanted)) {
            PyErr_Format(PyExc_ImportError, "No compiled %s is there. Compile all again: make compile", *wanted);
            return 0;
        }
        *places++ = given->place;
    }
    return 1;
}
"""


class Header(NamedTuple):
    """What a library has for others."""

    types: dict[str, str]
    entries: dict[str, str]
    """The declarations of its functions and objects, by name."""


def stand_alone(source: Path, folder: Path) -> str:
    """The text of a C file with all that it needs from the files that mypyc wrote into the folder."""
    text = with_own_headers(source)
    used: dict[str, set[str]] = {}
    for table, name in USE.findall(text):
        used.setdefault(table, set()).add(name)
    headers = {table: header(folder / path) for path, table in FOREIGN.findall(text)}
    types = needed_types(text, headers, used)
    text = FOREIGN.sub(lambda found: taken_by_name(headers[found[2]], found[2], sorted(used.get(found[2], ()))), text)
    text = TAKEN.sub(r"if (!take((void **)&exports_\1, wanted_\1, (const Export *)pexports_\1)) return -1;", text)
    text = TABLE.sub("", text, count=1)
    text = GIVEN.sub(lambda found: given_by_name(found[1]), text)
    return "#include <Python.h>\n#include <CPy.h>\n" + "".join(types) + BY_NAME + text


def with_own_headers(source: Path) -> str:
    """A C file with its own two headers written into it."""
    seen: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in seen:
            return ""
        seen.add(found[1])
        return OWN_HEADER.sub(once, (source.parent / found[1]).read_text())

    return OWN_HEADER.sub(once, source.read_text())


def header(path: Path) -> Header:
    return parsed(path.read_text())


@cache
def parsed(text: str) -> Header:
    """What stands in a header for others."""
    (table,) = TABLE.findall(text)
    types = {found[1] or found[2]: found[0] for found in TYPE.finditer(text)}
    return Header(types, {found[1]: found[0] for found in ENTRY.finditer(table)})


def needed_types(text: str, headers: dict[str, Header], used: dict[str, set[str]]) -> Iterator[str]:
    """The types of other libraries that a text names, or that stand in what it uses, each after those it needs."""
    known = {name: written for each in headers.values() for name, written in each.types.items()}
    uses = (headers[table].entries[name] for table, names in sorted(used.items()) for name in sorted(names))
    done: set[str] = set()

    def with_parts(names: Iterable[str]) -> Iterator[str]:
        for name in names:
            if name in known and name not in done:
                done.add(name)
                yield from with_parts(WORD.findall(known[name]))
                yield known[name]

    return with_parts(sorted({*WORD.findall(text), *WORD.findall("".join(uses))}))


def taken_by_name(source: Header, table: str, names: list[str]) -> str:
    """What a library takes from another, and the names to ask for."""
    entries = "\n".join(source.entries[name] for name in names)
    wanted = "".join(f'"{name}", ' for name in names)
    return (
        f"static struct export_table_{table} {{\n{entries}\n}} exports_{table};\n"
        f"static const char *const wanted_{table}[] = {{{wanted}NULL}};\n"
    )


def given_by_name(entries: str) -> str:
    """What a library gives to others, by name and in the order of names."""
    given = "".join(f'{{"{name}", &{name}}},\n' for name in sorted(re.findall(r"&(\w+)", entries)))
    return f"static const Export exports[] = {{\n{given}{{NULL, NULL}}}};\n"
