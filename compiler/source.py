"""The source as mypyc gets it: what Python finds out when the program runs is written out.

- A name in capitals is a constant. mypyc believes that only of names marked `Final`; it looks all others up in a dict
  each time that they are read. Those of modules that stay interpreted (`content.CARD`) get a name of their own.
- `@state` makes a constructor and a `copy` out of the fields of a class, `shower` a function out of a view. The engine
  says what they do (`copied_fields`, `plan_of`); as ordinary source they are compiled like everything else.
- `s.tell(..)` is asked first whether anybody listens: what an event would say is not even looked up.

Nothing changes its line, so that a traceback points to the line of the source that everybody knows.
"""

import ast
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from compiler.modules import PACKAGE, hot_modules, module_name, sources

OPEN = ("Dice", "Part")
"""Classes beside those of the state of which others may make their own kinds, as tests do."""
PLAIN = ("Action", "Decision")
"""Classes whose objects lead to nothing but texts and numbers: the collector of circles need not look at them."""
FOR_THE_COMPILER = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
"""What only the compiler reads: a compiled module needs nothing of mypy when it runs."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+$")
TELLS = re.compile(r"^( +)(?=s\.tell\()")


def stage(folder: Path) -> None:
    """Put all sources into a folder, the hot ones translated; what has not changed is not touched."""
    hot = set(hot_modules().values())
    for path in sources():
        text = path.read_text()
        staged = folder / path.relative_to(PACKAGE.parent)
        if path in hot:
            text = translated(text, import_module(module_name(path)) if needs_module(text) else None)
        if not staged.is_file() or staged.read_text() != text:
            staged.parent.mkdir(parents=True, exist_ok=True)
            staged.write_text(text)


def needs_module(text: str) -> bool:
    """Whether something is written out that only the module itself knows."""
    return "@state" in text or " = shower(" in text


def translated(text: str, module: ModuleType | None = None) -> str:
    """A module with its constants marked and with what the engine makes of its classes written out."""
    tree = ast.parse(text)
    lines = [*text.split("\n"), ""]
    needed = ["from typing import TYPE_CHECKING, Any, Final"]
    below: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("shower("):
            below += write_shower(node, lines, module)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            mark_constant(node, lines)
        elif isinstance(node, ast.ImportFrom) and node.module == "saddlebag.engine.fields":
            hide_kinds(node, lines)
        elif isinstance(node, ast.ImportFrom):
            mark_imported(node, lines)
            mark_of_modules(node, lines)
        elif isinstance(node, ast.ClassDef) and is_state(node):
            mark_class(node, "allow_interpreted_subclasses=True", lines)
            needed += ["from dataclasses import dataclass", *write_state(node, lines, module)]
            below += write_maker(node)
        elif isinstance(node, ast.ClassDef) and node.name in OPEN and not node.bases:
            mark_class(node, "allow_interpreted_subclasses=True", lines)
        elif isinstance(node, ast.ClassDef) and node.name in PLAIN:
            mark_class(node, "acyclic=True", lines)
    lines = [TELLS.sub(r"\1if s.heard is not None: ", line) for line in lines]
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    lines[first.lineno - 1] = "; ".join([*dict.fromkeys(needed), lines[first.lineno - 1]])
    return "\n".join([*lines, *below, FOR_THE_COMPILER])


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


def mark_of_modules(node: ast.ImportFrom, lines: list[str]) -> None:
    """`content.CARD` of a module that is not compiled becomes a constant of the module that reads it; so does the event
    in `s.tell(story.Drew, ..)`, which most answers pass."""
    for each in node.names:
        module, name = f"{node.module}.{each.name}", each.asname or each.name
        if not module.startswith("saddlebag.") or module in hot_modules() or not is_module(module):
            continue
        read = re.compile(rf"(?:(?<=\.tell\(){name}\.(?=\w)|(?<![\w.]){name}\.(?=_?[A-Z][A-Z0-9_]+\b))(\w+)")
        found = dict.fromkeys(each for line in lines for each in read.findall(line))
        lines[:] = [read.sub(rf"{name}__\1", line) for line in lines]
        made = [f"{name}__{constant}: Final = {name}.{constant}" for constant in found]
        assert node.end_lineno is not None
        lines[node.end_lineno - 1] = "; ".join([lines[node.end_lineno - 1], *made])


def is_module(name: str) -> bool:
    """Whether a module of ours has this name."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def replace(node: ast.stmt, text: str, lines: list[str]) -> None:
    """Put a text on the first line of a statement and leave the others empty."""
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [text] + [""] * (node.end_lineno - node.lineno)


# --- classes ----------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a class of the state, as it is written."""

    kind: str
    default: ast.expr | None

    @property
    def is_made_anew(self) -> bool:
        """Whether its default can change, so that each object gets its own."""
        repeated = isinstance(self.default, ast.BinOp) and isinstance(self.default.left, ast.List)
        return repeated or isinstance(self.default, ast.List | ast.Dict)

    def parameter(self, name: str) -> str:
        """As a parameter of the constructor."""
        if self.default is None:
            return f"{name}: {self.kind}"
        return f"{name}: {self.kind} | None = None" if self.is_made_anew else f"{name}: {self.kind} = {self.text}"

    def value(self, name: str) -> str:
        """What it is set to."""
        return f"{self.text} if {name} is None else {name}" if self.is_made_anew else name

    @property
    def text(self) -> str:
        assert self.default is not None
        return ast.unparse(self.default)


def is_state(node: ast.ClassDef) -> bool:
    return any(ast.unparse(each).partition("(")[0] == "state" for each in node.decorator_list)


def states_of(tree: ast.Module) -> list[ast.ClassDef]:
    """The classes of a module of which a state consists."""
    return [node for node in tree.body if isinstance(node, ast.ClassDef) and is_state(node)]


def fields_of(node: ast.ClassDef) -> dict[str, Field]:
    return {
        ast.unparse(line.target): Field(ast.unparse(line.annotation), default_of(line.value))
        for line in node.body
        if isinstance(line, ast.AnnAssign)
    }


def default_of(said: ast.expr | None) -> ast.expr | None:
    """The default in `seen(default=0)`."""
    words = said.keywords if isinstance(said, ast.Call) else []
    return next((each.value for each in words if each.arg == "default"), None)


def annotations(path: Path) -> dict[str, dict[str, str]]:
    """The fields of all classes of the state in a module, and their kinds."""
    classes = states_of(ast.parse(path.read_text()))
    return {node.name: {name: field.kind for name, field in fields_of(node).items()} for node in classes}


def inherited(node: ast.ClassDef) -> tuple[dict[str, Field], list[str]]:
    """What a state has from BaseState, and the imports that it needs."""
    if "BaseState" not in [ast.unparse(base) for base in node.bases]:
        return {}, []
    tree = ast.parse((PACKAGE / "engine" / "state.py").read_text())
    (base,) = states_of(tree)
    imports = [each for each in tree.body if isinstance(each, ast.ImportFrom)]
    kinds = [each for each in imports if (each.module or "") in ("saddlebag.engine.dice", "saddlebag.engine.events")]
    return fields_of(base), [ast.unparse(each) for each in kinds]


def mark_class(node: ast.ClassDef, mark: str, lines: list[str]) -> None:
    """Tell mypyc something about a class, on the empty line before it."""
    first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    lines[first - 2] = f"@mypyc_attr({mark})"


def hide_kinds(node: ast.ImportFrom, lines: list[str]) -> None:
    """`seen` and `hidden` seem to give what a field holds. mypyc takes that at its word, so it must not know."""
    names = [each.name for each in node.names]
    parts = [f"from {node.module} import {', '.join(f'{name} as {name}__' for name in names)}"]
    replace(node, "; ".join([*parts, *(f"{name}: Any = {name}__" for name in names)]), lines)


def write_state(node: ast.ClassDef, lines: list[str], module: ModuleType | None) -> list[str]:
    """Make a dataclass of a class of the state, with its constructor on the empty line after it and its copy on that
    after its docstring; returns the imports that it needs."""
    from saddlebag.engine.fields import copied_fields

    assert node.end_lineno is not None
    (decorator,) = node.decorator_list
    by_name = "kw_only=True" in ast.unparse(decorator)
    lines[decorator.lineno - 1] = f"@dataclass(slots=True, kw_only={by_name})"
    above, imports = inherited(node)
    own = fields_of(node)
    words = [field.parameter(name) for name, field in {**above, **own}.items()]
    steps = [f"super().__init__({', '.join(f'{name}={name}' for name in above)})"] if above else []
    steps += [f"self.{name} = {field.value(name)}" for name, field in own.items()]
    star = ["*"] if by_name else []
    lines[node.end_lineno] = f"    def __init__({', '.join(['self', *star, *words])}) -> None: {'; '.join(steps)}"
    if node.name == "BaseState":  # only what is derived from it is copied
        return imports
    copied = ", ".join(f"{name}={value}" for name, value in copied_fields(getattr(module, node.name)).items())
    about = node.body[0]
    assert isinstance(about, ast.Expr), f"{node.name} needs a docstring"
    assert about.end_lineno is not None
    lines[about.end_lineno] = f'    def copy(self) -> "{node.name}": return {node.name}({copied})'
    return imports


def write_maker(node: ast.ClassDef) -> list[str]:
    """A function that makes an object of all its fields in their order, which is the quickest way to read a save."""
    fields = {**inherited(node)[0], **fields_of(node)}
    words = ", ".join(f"{name}: {field.kind}" for name, field in fields.items())
    given = ", ".join(f"{name}={name}" for name in fields)
    return [f"def {node.name}__of({words}) -> {node.name}: return {node.name}({given})"]


# --- views ------------------------------------------------------------------------------------------------------


def write_shower(node: ast.Assign, lines: list[str], module: ModuleType | None) -> list[str]:
    """Take `show = shower(View, Part)` out; returns the function in its place, to be written below everything else."""
    from saddlebag.engine.views import plan_of

    assert isinstance(node.value, ast.Call)
    name, (view, part) = ast.unparse(node.targets[0]), map(ast.unparse, node.value.args)
    replace(node, "pass", lines)
    plan = plan_of(getattr(module, part))
    own = {each: f"{name}__{each}" for each in plan.names}
    made = re.sub(r"\b(known_\d+|bits)\b", lambda found: own[found[0]], ", ".join(plan.made))
    words = ", ".join([f"part: {part}", *(f"{each}: Any" for each in plan.computed)])
    return [
        f"from saddlebag.engine.views import plan_of as {name}__plan_of",
        f"{name}__plan: Final[Any] = {name}__plan_of({part})",
        f"{name}__view: Final[Any] = {name}__plan.view",
        *(f'{own[each]}: Final[{kind_of(thing)}] = {name}__plan.names["{each}"]' for each, thing in plan.names.items()),
        f"def {name}({words}) -> {view}: return {name}__view({made})",
    ]


def kind_of(thing: Any) -> str:
    return "list[str]" if isinstance(thing, list) else "dict[int, str]" if isinstance(thing, dict) else "Any"
