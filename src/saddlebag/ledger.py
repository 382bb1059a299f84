"""The rules ledgers: every clause of a game with its id, and which clauses have a test.

A clause is one line of `docs/rules/<game>.md`:

    - **TH-MOVE-01** A Move takes one's cowboy to one adjacent space and costs 1 Heist Action. [seed L179]

A primer tells a game on one screen: `docs/rules/primers/<game>.md`, a heading for each part, its paragraphs, and below
them the clauses that it is made from:

    ## The end

    You win the moment the loot meter reaches the goal.

    Rules: TH-END-01
"""

import ast
import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

SECTION = re.compile(r"#{2,} (?P<number>\d+(?:\.\d+)*)\.? (?P<title>.+)")
CLAUSE_START = re.compile(r"- \*\*(?P<id>[A-Z]{2}-[A-Z0-9]+-\d+)\*\*")
CLAUSE = re.compile(CLAUSE_START.pattern + r" (?P<text>.+) \[(?P<origin>[^\[\]]+)\]")

RULE_MARK = "pytest.mark.rule"

PRIMER_RULES = "Rules: "
"""Before the clauses of a primer's part."""


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule: `TH-MOVE-03`, its words, where it comes from, and its place in the ledger."""

    id: str
    text: str
    origin: str
    section: str
    section_title: str


class Ledger(msgspec.Struct, frozen=True):
    """All clauses of one game, by id, in the order of its ledger."""

    game: str
    clauses: dict[str, Clause]

    @property
    def prefixes(self) -> list[str]:
        """The first parts of the ids: `["TH"]`, or `["WL", "AU"]` for a game with an expansion."""
        return list(dict.fromkeys(game_prefix(clause_id) for clause_id in self.clauses))

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id, in capitals or not."""
        found = self.clauses.get(clause_id.upper())
        if found is None:
            raise LookupError(f"{self.game} has no clause {clause_id}{proposal(clause_id, self.clauses)}")
        return found

    def section(self, prefix: str) -> list[Clause]:
        """The clauses whose ids share a prefix: all of `TH-MOVE`."""
        found = [c for c in self.clauses.values() if section_prefix(c.id) == prefix.upper()]
        if not found:
            known = dict.fromkeys(section_prefix(clause_id) for clause_id in self.clauses)
            raise LookupError(f"{self.game} has no clauses {prefix}-..{proposal(prefix, known)}")
        return found

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold every one of these words in the id, the text or the section's title."""
        wanted = dict.fromkeys(words.casefold().split())
        texts = ((c, f"{c.id} {c.section_title} {c.text}".casefold()) for c in self.clauses.values())
        return [c for c, text in texts if all(word in text for word in wanted)]


class PrimerPart(msgspec.Struct, frozen=True):
    """A part of a game told in short: `Goal`, its paragraphs, and the clauses behind them."""

    title: str
    paragraphs: list[str]
    clauses: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """How many clauses of a game have a test. Tested, advice and missing clauses together are all of them."""

    clauses: int
    tested: int
    advice: list[str]
    missing: list[str]
    unknown: list[str]
    """Ids that a test or the list of advice names although no ledger has them."""


def rules_folder() -> Traversable:
    """Where the ledgers are: inside an installed package, or under docs in a checkout."""
    packaged = files("saddlebag") / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def games(rules: Traversable | None = None) -> list[str]:
    """The names of all games that have a ledger."""
    folder = rules or rules_folder()
    return sorted(f.name.removesuffix(".md") for f in folder.iterdir() if f.name.endswith(".md"))


def ledger(game: str, rules: Traversable | None = None) -> Ledger:
    """The ledger of a game, named like its folder: `train_heist`.

    Examples:
        >>> from saddlebag.ledger import ledger
        >>> ledger("train_heist").clause("TH-MOVE-03").section_title
        'Heist Action: Move'
    """
    folder = rules or rules_folder()
    known = games(folder)
    if game not in known:
        raise LookupError(f"There are no rules for {game}; there are rules for {', '.join(known)}.")
    return parse(game, (folder / f"{game}.md").read_text(encoding="utf-8"))


def parse(game: str, text: str) -> Ledger:
    """Reads a ledger; a clause that is malformed or stands twice is an error that names its line."""
    clauses: dict[str, Clause] = {}
    section = section_title = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := SECTION.fullmatch(line):
            section, section_title = heading["number"], heading["title"]
        if not CLAUSE_START.match(line):
            continue
        entry = CLAUSE.fullmatch(line)
        if entry is None:
            raise ValueError(f"{game}.md line {number}: a clause reads '- **ID** text [origin]', not: {line}")
        if entry["id"] in clauses:
            raise ValueError(f"{game}.md line {number}: {entry['id']} is there a second time.")
        clauses[entry["id"]] = Clause(entry["id"], entry["text"], entry["origin"], section, section_title)
    return Ledger(game, clauses)


def primer(game: str, rules: Traversable | None = None) -> list[PrimerPart]:
    """The game told on one screen, part by part; nothing where nobody has written that yet."""
    file = (rules or rules_folder()) / "primers" / f"{game}.md"
    return parse_primer(file.read_text(encoding="utf-8")) if file.is_file() else []


def parse_primer(text: str) -> list[PrimerPart]:
    """The parts under the headings of a primer."""
    _, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return [_primer_part(part) for part in parts]


def _primer_part(text: str) -> PrimerPart:
    title, *blocks = (block.strip() for block in text.strip().split("\n\n"))
    paragraphs = [block for block in blocks if not block.startswith(PRIMER_RULES)]
    named = [block.removeprefix(PRIMER_RULES) for block in blocks if block.startswith(PRIMER_RULES)]
    return PrimerPart(title, paragraphs, [clause for line in named for clause in line.split(", ")])


def game_prefix(clause_id: str) -> str:
    return clause_id.split("-")[0]


def section_prefix(clause_id: str) -> str:
    return clause_id.rpartition("-")[0]


def proposal(wrong: str, known: Iterable[str]) -> str:
    """The end of a refusal: the nearest names, if any is near."""
    near = difflib.get_close_matches(wrong.upper(), known)
    return f"; did you mean {' or '.join(near)}?" if near else "."


def coverage(game: str, tests_folder: Path, rules: Traversable | None = None) -> Coverage:
    """Compares the ledger of a game with the rule marks in a folder of tests."""
    folder = rules or rules_folder()
    own = ledger(game, folder)
    marked = set(marked_clauses(tests_folder))
    listed = advice(own, folder)
    foreign = {p for other in games(folder) if other != game for p in ledger(other, folder).prefixes}
    named = marked | listed.keys()
    return Coverage(
        clauses=len(own.clauses),
        tested=sum(clause_id in marked for clause_id in own.clauses),
        advice=[c for c in own.clauses if c in listed and c not in marked],
        missing=[c for c in own.clauses if c not in named],
        unknown=sorted(c for c in named if c not in own.clauses and game_prefix(c) not in foreign),
    )


def advice(of: Ledger, rules: Traversable) -> dict[str, str]:
    """The clauses that cannot be tested, each with the reason."""
    file = rules / "advice.toml"
    if not file.is_file():
        return {}
    tables = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, dict[str, str]])
    return {clause_id: why for prefix in of.prefixes for clause_id, why in tables.get(prefix, {}).items()}


def marked_clauses(tests_folder: Path) -> Iterator[str]:
    """The ids in every `pytest.mark.rule(...)` that pytest would apply to a test under this folder."""
    for file in sorted(tests_folder.rglob("test_*.py")):
        yield from clauses_marked_in(file, file.read_text(encoding="utf-8"))


@cache
def clauses_marked_in(file: Path, text: str) -> tuple[str, ...]:
    """Those of one file, which is read once for all games."""
    if RULE_MARK not in text:
        return ()
    marks = (mark for node in ast.walk(ast.parse(text, str(file))) for mark in rule_marks(node))
    return tuple(each for mark in marks for each in literal_ids(mark, file))


def rule_marks(node: ast.AST) -> Iterator[ast.Call]:
    """The rule marks on this node: a test's decorators, a `pytestmark`, the marks of a `pytest.param`."""
    carriers: list[ast.expr] = []
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
            carriers = node.decorator_list
        case ast.ClassDef(name=name) if name.startswith("Test"):
            carriers = node.decorator_list
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            carriers = [value]
        case ast.Call(func=ast.Attribute(attr="param"), keywords=keywords):
            carriers = [k.value for k in keywords if k.arg == "marks"]
    for carrier in carriers:
        for mark in carrier.elts if isinstance(carrier, ast.List | ast.Tuple) else [carrier]:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == RULE_MARK:
                yield mark


def literal_ids(mark: ast.Call, file: Path) -> Iterator[str]:
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise ValueError(f"{file} line {argument.lineno}: a rule mark names its clauses as plain strings.")
        yield argument.value
