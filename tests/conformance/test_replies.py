"""Whatever a seat sends, the answer is the same in every world that it cannot tell apart; shown to fail on leaks."""

from typing import Any

import pytest

import saddlebag
from saddlebag.engine.actions import Action
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Refusal
from saddlebag.games.train_heist.content import CARD
from saddlebag.games.train_heist.words.decisions import END
from saddlebag.table.errors import Illegal
from tests.conformance import oracle
from tests.conformance.walks import AnyGame, every_table

Table = dict[str, Any]
VERSUS = {"players": 3, "mode": "versus"}
POSITIONS = 4
"""Of each table; `make soak` asks at as many as there is time for."""


@every_table
def test_a_reply_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(name: str, table: Table) -> None:
    counts = oracle.ask(saddlebag.game(name), table, POSITIONS, every=34)
    assert counts["positions"] == POSITIONS
    assert counts["replies"] > 50


def test_the_oracle_runs_over_all_tables_of_a_game() -> None:
    counts = oracle.run("train_heist", 20, 3)
    assert counts["positions"] >= 20


# --- the same on tables with a leak planted in them ------------------------------------------------------------------


def test_the_oracle_finds_a_refusal_that_looks_at_the_answer_before_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.option

    def answer_first(self: Match[Any, Any], answer: str, seat: int) -> Action:
        if answer not in [option.text for option in self.options]:
            raise Illegal(f"{answer!r} is not possible now.")
        return honest(self, answer, seat)

    monkeypatch.setattr(Match, "option", answer_first)
    with pytest.raises(AssertionError, match="This question is for"):
        oracle.ask(saddlebag.game("train_heist"), VERSUS, 60)


def test_the_oracle_finds_a_reason_that_looks_into_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.why_not

    def looking(game: AnyGame, s: Any, ask: Ask, thing: str) -> Refusal:
        card = CARD.index.get(thing.partition(":")[2], -1)
        held = card >= 0 and any(each.hand >> card & 1 for each in s.cowboys)
        return Refusal("Somebody has it.", "TH-GEN-06") if held else honest(game, s, ask, thing)

    monkeypatch.setattr(Game, "why_not", looking)
    with pytest.raises(AssertionError, match="Somebody has it"):
        oracle.ask(saddlebag.game("train_heist"), VERSUS, 60)


def test_the_oracle_finds_a_label_that_counts_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(END, "says", lambda s, ask, action: str(s.poker.pile[-1:]))
    with pytest.raises(AssertionError):
        oracle.ask(saddlebag.game("train_heist"), VERSUS, 60)
