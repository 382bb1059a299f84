"""Forms: what is declared of a step, a condition or a whole ability, once; and families of them, which are languages.

A form is a frozen Struct with a template. Its fields say by what term they are read:

    @EFFECT.form("draw {who} {number}", says="{who} draws {number:card}")
    class Draw(Effect, frozen=True):
        '''Players draw cards. HD-ZONE-24'''

        who: Annotated[int, WHO]
        number: Annotated[int, Number()]

From that follow its parser, its printer (`str`), its words, its icons, and its number (`kind`) in the table of rules.
"""

from collections.abc import Callable, Iterable
from string import Formatter
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast, get_type_hints

from msgspec import Struct, defstruct

from saddlebag.engine.language.reading import Lexicon, Reader, Slip, furthest, listed
from saddlebag.engine.language.showing import Icon, Shown, capital
from saddlebag.engine.language.terms import Term, Word


class Piece(NamedTuple):
    """A part of a template: words that are always the same, then perhaps a field and its term."""

    written: str
    field: str = ""
    term: Term[Any] | None = None


class Spec(NamedTuple):
    """What is declared of a form."""

    pieces: tuple[Piece, ...] = ()
    says: str = ""
    icon: str = ""
    mark: str = ""
    means: str = ""
    clause: str = ""

    @property
    def terms(self) -> dict[str, Term[Any]]:
        return {piece.field: piece.term for piece in self.pieces if piece.term is not None}


class Form(Struct, frozen=True):
    """A thing that a text says in one of the forms of a language."""

    kind: ClassVar[int] = -1
    """Its number among the forms of its family, to dispatch by."""
    name: ClassVar[str] = ""
    """The word that it begins with."""
    spec: ClassVar[Spec] = Spec()

    def __str__(self) -> str:
        return "".join(
            piece.written + (piece.term.write(getattr(self, piece.field)) if piece.term else "")
            for piece in self.spec.pieces
        )

    def words(self, by: Any) -> str:
        """In words, as declared; `by` is who speaks."""
        return self.said(self.spec.says, by)

    def said(self, template: str, by: Any = None) -> str:
        """A template with the fields in words; what is no field is taken from who speaks."""
        terms = self.spec.terms
        values = {
            name: _Said(terms[name], getattr(self, name), by) if name in terms else getattr(by, name)
            for _, name, _, _ in Formatter().parse(template)
            if name
        }
        return template.format_map(values)

    def means(self) -> str:
        """What it does, in a sentence or two beside its icon."""
        return self.spec.means

    def clause(self) -> str:
        """The clause that says so."""
        return self.spec.clause

    def shown(self, by: Any) -> Shown:
        """As it is drawn and told."""
        terms = self.spec.terms
        written = {name: term.write(getattr(self, name)) for name, term in terms.items()}
        icons = [Icon(self.spec.icon.format_map(written), self.spec.mark)] if self.spec.icon else []
        counts = [term.count(getattr(self, name)) for name, term in terms.items()]
        count = next((each for each in counts if each is not None), None)
        return Shown(str(self), capital(self.words(by)), icons, self.means(), self.clause(), count)


class _Said:
    """A field of a form, to be told as its template asks."""

    def __init__(self, term: Term[Any], value: Any, by: Any) -> None:
        self.term, self.value, self.by = term, value, by

    def __format__(self, how: str) -> str:
        return self.term.say(self.value, self.by, how)


F = TypeVar("F", bound=Form)


class Family(Term[F], Generic[F]):
    """Forms of which one may stand somewhere: the steps of a language, the kinds of its conditions.

    Two forms may begin with the same word; the text decides, and the form that reads more of it is meant.
    """

    def __init__(self, what: str = "") -> None:
        self.what = what
        """What is told to be expected, as `a step`."""
        self.forms: list[type[F]] = []
        self._by_word: dict[str, list[type[F]]] = {}
        """The forms by the word that they begin with,"""
        self._others: list[type[F]] = []
        """and those that may begin in any way."""

    def form(
        self, template: str, *, says: str = "", icon: str = "", mark: str = "", means: str = "", clause: str = ""
    ) -> Callable[[type[F]], type[F]]:
        """Declare a form: how it is written, said, drawn and explained."""

        def declare(form: type[F]) -> type[F]:
            form.kind = len(self.forms)
            form.name = _first_word(template.partition("{")[0])
            form.spec = Spec(_pieces(form, template), says, icon, mark, means, clause)
            self.forms.append(form)
            for word in _starts(form.spec.pieces[0]):
                self._by_word.setdefault(word, []).append(form)
            if not _starts(form.spec.pieces[0]):
                self._others.append(form)
            return form

        return declare

    def several(self, base: type[F], *forms: str | tuple[str, ...]) -> None:
        """Declare forms that have nothing of their own but a template, and perhaps how they are said, what they mean
        and their clause."""
        for each in forms:
            template, says, means, clause = (*([each] if isinstance(each, str) else each), "", "", "")[:4]
            made = defstruct(_first_word(template), [], bases=(base,), frozen=True)
            self.form(template, says=says, means=means, clause=clause)(cast("type[F]", made))

    def parse(self, text: str, lexicon: Lexicon | None = None) -> F:
        """What a whole text says; a Slip tells where it goes wrong and what was expected there."""
        return parse(self, text, lexicon)

    def read(self, text: Reader) -> F:
        start = text.place
        found: list[tuple[int, F]] = []
        slips: list[Slip] = []
        for form in self._beginning(text):
            try:
                made = _read(form, text)
                found.append((text.place, made))
            except Slip as slip:
                slips.append(slip)
            text.place = start
        if found:
            text.place, made = max(found, key=lambda each: each[0])
            return made
        if slips:
            raise furthest(slips)
        known = list(dict.fromkeys(self.first_words()))
        raise text.refuse(f"{self.what} ({listed(known)})" if self.what else " or ".join(known))

    def _beginning(self, text: Reader) -> Iterable[type[F]]:
        return [*self._by_word.get(text.word(), ()), *self._others]

    def begins(self, text: Reader) -> bool:
        return bool(self._beginning(text))

    def say(self, value: F, by: Any = None, how: str = "") -> str:
        return value.words(by)

    def first_words(self) -> Iterable[str]:
        for form in self.forms:
            first = form.spec.pieces[0]
            yield from [_first_word(first.written)] if first.written else _term(first).first_words()


T = TypeVar("T")


def parse(term: Term[T], text: str, lexicon: Lexicon | None = None) -> T:
    """What a whole text says by a term."""
    reader = Reader(text, lexicon)
    made = term.read(reader)
    reader.finish()
    return made


def _first_word(written: str) -> str:
    """The word that a form begins with, without the signs behind it."""
    start = written.split(" ")[0]
    return start.rstrip(":([=") or start


def _term(piece: Piece) -> Term[Any]:
    assert piece.term is not None
    return piece.term


def _pieces(form: type[Form], template: str) -> tuple[Piece, ...]:
    hints = get_type_hints(form, include_extras=True)
    made: list[Piece] = []
    for written, name, _, _ in Formatter().parse(template):
        terms = [each for each in getattr(hints.get(name or ""), "__metadata__", ()) if isinstance(each, Term)]
        if name and not terms:
            raise TypeError(f"{form.__name__}: the template {template!r} has {name}, but no field says how to read it.")
        made.append(Piece(written, name or "", terms[0] if terms else None))
    return tuple(made)


def _starts(piece: Piece) -> list[str]:
    """The words that a form may begin with, as far as that is certain: letters, digits, underscores."""
    starts = [piece.written] if piece.written else piece.term.known if isinstance(piece.term, Word) else []
    words = [Reader(start).word() for start in starts]
    return words if all(words) else []


def _read(form: type[F], text: Reader) -> F:
    values: dict[str, Any] = {}
    for piece in form.spec.pieces:
        text.must(piece.written)
        if piece.term is not None:
            values[piece.field] = piece.term.read(text)
    return form(**values)
