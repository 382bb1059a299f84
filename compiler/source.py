"""The source as mypyc gets it: two things are written out that Python finds out when the program runs.

- A name in capitals is a constant. mypyc believes that only of names marked `Final`; it looks all others up in a dict
  each time that they are read.
- `dataclass` makes a constructor, as interpreted code, which took most of the time of a copy.

Nothing changes its line, so that a traceback points to the line of the source that everybody knows.
"""

import ast
import re
from pathlib import Path
from typing import NamedTuple

from compiler.modules import PACKAGE, hot_modules, sources

OPEN = ("Dice",)
"""Classes beside the dataclasses of which others may make their own kinds, as tests do."""
PLAIN = ("Action", "Decision")
"""Classes whose objects lead to nothing but texts and numbers: the collector of circles need not look at them."""
FOR_THE_COMPILER = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
"""What only the compiler reads: a compiled module needs nothing of mypy when it runs."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+$")


def stage(folder: Path) -> None:
    """Put all sources into a folder, the hot ones translated; what has not changed is not touched."""
    hot = set(hot_modules().values())
    for path in sources():
        text = path.read_text()
        staged = folder / path.relative_to(PACKAGE.parent)
        if path in hot:
            text = translated(text)
        if not staged.is_file() or staged.read_text() != text:
            staged.parent.mkdir(parents=True, exist_ok=True)
            staged.write_text(text)


def translated(text: str) -> str:
    """A module with its constants marked and its constructors written out."""
    tree = ast.parse(text)
    lines = [*text.split("\n"), ""]
    needed = ["from typing import TYPE_CHECKING, Final"]
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            mark_constant(node, lines)
        elif isinstance(node, ast.ImportFrom):
            mark_imported(node, lines)
        elif isinstance(node, ast.ClassDef) and (is_dataclass(node) or node.name in OPEN):
            mark_class(node, "allow_interpreted_subclasses=True", lines)
            if is_dataclass(node):
                needed += write_constructor(node, lines)
        elif isinstance(node, ast.ClassDef) and node.name in PLAIN:
            mark_class(node, "acyclic=True", lines)
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    lines[first.lineno - 1] = "; ".join([*needed, lines[first.lineno - 1]])
    return "\n".join([*lines, FOR_THE_COMPILER])


# --- constants --------------------------------------------------------------------------------------------------


def mark_constant(node: ast.Assign | ast.AnnAssign, lines: list[str]) -> None:
    """`NAME = 7` as `NAME: Final = 7`, also where several names share a line."""
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    first = lines[node.lineno - 1]
    if isinstance(target, ast.Name) and CONSTANT.match(target.id):
        if isinstance(node, ast.AnnAssign):
            kind = ast.unparse(node.annotation)
            lines[node.lineno - 1] = first.replace(f": {kind} =", f": Final[{kind}] =", 1)
        else:
            lines[node.lineno - 1] = first.replace(" =", f"{mark_of(node.value)} =", 1)
    elif isinstance(target, ast.Tuple) and isinstance(node, ast.Assign):
        names, values = [ast.unparse(each) for each in target.elts], several(node.value)
        if len(names) == len(values) and all(CONSTANT.match(name) for name in names):
            parts = [f"{name}: Final = {value}" for name, value in zip(names, values, strict=True)]
            replace(node, "; ".join(parts), lines)


def mark_of(value: ast.expr) -> str:
    """The mark of a constant. Tuples with floats stay objects: as C structs mypyc 2.4 takes them for not yet set."""
    if isinstance(value, ast.Tuple) and any(isinstance(number(each), float) for each in ast.walk(value)):
        return ": Final[tuple[float, ...]]" if all(number(each) is not None for each in value.elts) else ""
    return ": Final"


def number(node: ast.AST) -> float | None:
    """The number that an expression writes, if it is one."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, int | float) else None


def several(value: ast.expr) -> list[str]:
    """The values of a tuple or of `range(n)`."""
    if isinstance(value, ast.Tuple):
        return [ast.unparse(each) for each in value.elts]
    counted = re.fullmatch(r"range\((\d+)\)", ast.unparse(value))
    return [str(number) for number in range(int(counted[1]))] if counted else []


def mark_imported(node: ast.ImportFrom, lines: list[str]) -> None:
    """A constant of a module that is not compiled gets a constant of its own in the module that imports it."""
    if not (node.module or "").startswith("saddlebag.") or node.module in hot_modules():
        return
    constants = [each.name for each in node.names if CONSTANT.match(each.name) and not each.asname]
    if constants:
        names = [
            f"{each.name} as {each.name}__" if each.name in constants else ast.unparse(each) for each in node.names
        ]
        parts = [f"from {node.module} import {', '.join(names)}", *(f"{name}: Final = {name}__" for name in constants)]
        replace(node, "; ".join(parts), lines)


def replace(node: ast.stmt, text: str, lines: list[str]) -> None:
    """Put a text on the first line of a statement and leave the others empty."""
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [text] + [""] * (node.end_lineno - node.lineno)


# --- classes ----------------------------------------------------------------------------------------------------


class Fields(NamedTuple):
    """The annotations of a dataclass, and what they need."""

    kinds: dict[str, str]
    imports: list[str]


def dataclasses_of(tree: ast.Module) -> list[ast.ClassDef]:
    """The dataclasses of a module."""
    return [node for node in tree.body if isinstance(node, ast.ClassDef) and is_dataclass(node)]


def is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(each) for each in node.decorator_list)


def fields_of(node: ast.ClassDef) -> dict[str, str]:
    """The fields of a dataclass, as they are written."""
    return {
        ast.unparse(line.target): ast.unparse(line.annotation) for line in node.body if isinstance(line, ast.AnnAssign)
    }


def annotations(path: Path) -> dict[str, dict[str, str]]:
    """The fields of all dataclasses of a module."""
    return {node.name: fields_of(node) for node in dataclasses_of(ast.parse(path.read_text()))}


def inherited(node: ast.ClassDef) -> Fields:
    """What a state has from BaseState."""
    if "BaseState" not in [ast.unparse(base) for base in node.bases]:
        return Fields({}, [])
    tree = ast.parse((PACKAGE / "engine" / "state.py").read_text())
    (base,) = dataclasses_of(tree)
    imports = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    return Fields(fields_of(base), [ast.unparse(each) for each in imports if "saddlebag" in (each.module or "")])


def mark_class(node: ast.ClassDef, mark: str, lines: list[str]) -> None:
    """Tell mypyc something about a class, on the empty line before it."""
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    lines[first - 2] = f"@mypyc_attr({mark})"


def write_constructor(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """Write the constructor onto the empty line after the class; returns the imports that it needs."""
    assert node.end_lineno is not None
    above, imports = inherited(node)
    own = fields_of(node)
    words = ", ".join(f"{name}: {kind}" for name, kind in {**above, **own}.items())
    steps = [f"super().__init__({', '.join(above)})"] if above else []
    steps += [f"self.{name} = {name}" for name in own]
    lines[node.end_lineno] = f"    def __init__(self, {words}) -> None: {'; '.join(steps)}"
    return imports
