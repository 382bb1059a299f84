"""Words for tests of fights: a rule or a fight that is played answer by answer.

Answers may be given by their beginnings, as long as only one option begins so: `lay k_hearts`, `react 2_clubs`.
"""

from collections.abc import Generator
from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.games.western_legends.chapters import FIGHT as KINDS
from saddlebag.games.western_legends.chapters import FIGHTER, Fight
from saddlebag.games.western_legends.content import ENCOUNTER, SPACE
from saddlebag.games.western_legends.effects.texts import Text
from saddlebag.games.western_legends.rules import fights, npc
from saddlebag.games.western_legends.rules.fights import FIGHT, FIGHTS
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text
from saddlebag.games.western_legends.state import State
from tests.games.kit import course_alone, texts
from tests.games.western_legends.kit import Table, table, turn

__all__ = ["Playing", "begin", "challenge", "fight_of", "meets", "quiet", "space", "uses"]


class Playing:
    """A rule under way: its question, or its value when it is over."""

    def __init__(self, rule: Generator[Ask, Action, Any]) -> None:
        self.rule = rule
        self.ask: Ask | None = None
        self.value: Any = None
        self._go(lambda: next(rule))

    def _go(self, step: Any) -> None:
        try:
            self.ask = step()
        except StopIteration as stop:
            self.ask, self.value = None, stop.value

    def play(self, *answers: str) -> "Playing":
        """Give these answers, whoever is asked."""
        for text in answers:
            assert self.ask is not None, f"it is over, and {text!r} was not asked for"
            options = self.ask.options
            found = [each for each in options if each.text == text] or [
                each for each in options if each.text.startswith(text)
            ]
            assert len(found) == 1, f"{text!r} means {found} among {texts(self.ask)} ({self.ask.question.name})"
            answer = found[0]
            self._go(lambda: self.rule.send(answer))  # noqa: B023
        return self

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def offers(self) -> list[str]:
        assert self.ask is not None
        return texts(self.ask)

    @property
    def question(self) -> str:
        assert self.ask is not None, "it is over"
        return self.ask.question.name

    @property
    def seat(self) -> int:
        assert self.ask is not None, "it is over"
        return self.ask.seat

    def prompt(self, s: State) -> str:
        assert self.ask is not None
        return self.ask.question.prompt(s, self.ask)


def quiet(players: int = 3, **more: Any) -> Table:
    """A table of the base game, unless told otherwise, on which no story asks for discs; the first player's turn."""
    s = table(players, **{"expansion": "base", **more})
    s.stories = [[], []]
    turn(s)
    return s


def begin(s: State) -> Playing:
    """The fight that is laid out, from its beginning."""
    assert s.fight is not None
    return Playing(course_alone(FIGHT, s))


def challenge(s: State, doing: str, *answers: str) -> Playing:
    """The active player starts a fight, such as `duel indigo`."""
    verb, _, target = doing.partition(" ")
    kind = [each.name for each in FIGHTS].index(verb)
    action = FIGHTS[kind].each[FIGHTER.find(target)]
    assert action in fights.offers(s, s.active), f"{doing} is not on offer"
    fights.declare(s, action)
    return begin(s).play(*answers)


def meets(s: State, kind: str, number: int, *answers: str, seat: int = 0, encounter: str = "") -> Playing:
    """A player fights an NPC who draws so many cards, where the player stands."""
    found = ENCOUNTER.find(encounter) if encounter else -1
    npc.start_npc_fight(s, seat, KINDS.find(kind), number, s.players[seat].place, encounter=found)
    return begin(s).play(*answers)


def uses(s: State, seat: int, text: Text, *answers: str) -> Playing:
    """A player carries out a text."""
    return Playing(carry_out_text(s, Using(seat), text)).play(*answers)


def fight_of(s: State) -> Fight:
    assert s.fight is not None
    return s.fight


def space(name: str) -> int:
    return SPACE.find(name)
