"""Several people at one keyboard: nobody sees a hand that is hidden from them."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saddlebag
from saddlebag.cli.screen import Screen
from saddlebag.cli.session import Session
from saddlebag.engine.match import Match
from saddlebag.games.train_heist.words.terminal.cards import card_text
from tests.cli.kit import play
from tests.cli.kit import saddlebag as command

CURTAIN = re.compile(r"Hand the keyboard to (\w+), who then presses Enter\. $")
PROMPT = re.compile(r"(\w+)> $")
CARD = re.compile(r"(?:\d+|A)[⌐$Ω] (?:revolver|bag|keyhole)")
DRAW = re.compile(r"(\w+) draws (?!the|\d cards?\.|1 card\.)")
COLOURS = {"Green": 0, "Yellow": 1, "Red": 2}


class Onlooker:
    """Answers at random for whoever is asked, and checks each page for what that person may not know."""

    def __init__(self, match: Match[Any, Any], capsys: pytest.CaptureFixture[str]) -> None:
        self.match = match
        self.capsys = capsys
        self.random = Random(1)
        self.curtains = 0
        self.at_keyboard = -1

    def answer(self) -> str:
        page = self.capsys.readouterr().out
        if curtain := CURTAIN.search(page):
            self.curtains += 1
            self.at_keyboard = COLOURS[curtain[1]]
            assert CARD.search(page) is None, "cards are on the screen while the keyboard changes hands"
            return "\n"
        prompt = PROMPT.search(page)
        assert prompt is not None, page
        assert COLOURS[prompt[1]] == self.at_keyboard == self.match.to_act
        self.check(page)
        return f"{self.random.randrange(len(self.match.options)) + 1}\n"

    def check(self, page: str) -> None:
        """Only cards that this seat knows are drawn in hands, and only its own draws are told."""
        view: Any = self.match.view(self.at_keyboard)
        known = {card_text(card) for cowboy in view.cowboys for card in cowboy.hand}
        if view.trade:
            known |= {card_text(card) for card in [*(view.trade.offer or []), *(view.trade.answer or [])]}
        assert set(CARD.findall(page)) <= known
        assert {COLOURS[name] for name in DRAW.findall(page)} <= {self.at_keyboard}


@pytest.mark.parametrize("players", [2, 3])
def test_hidden_hands_are_shown_to_their_owner_alone(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    match = saddlebag.game("train_heist").new(players=players, mode="versus", seed=6)
    onlooker = Onlooker(match, capsys)
    session = Session(Screen(onlooker.answer), match, ["-"] * players)
    assert session.run()
    assert onlooker.curtains > match.result.scores[0] + 5  # type: ignore[union-attr]


def test_the_final_board_shows_no_hidden_hand(capsys: pytest.CaptureFixture[str]) -> None:
    match = saddlebag.game("train_heist").new(players=2, mode="versus", seed=6)
    session = Session(Screen(Onlooker(match, capsys).answer), match, ["-", "-"])
    session.run()
    capsys.readouterr()
    session.show_last()
    assert "hidden cards" in capsys.readouterr().out


def test_nothing_but_the_curtain_comes_before_the_first_hand() -> None:
    said = play("--bots", "-", "-o", "mode=versus", "--seed", "1", "-o", "first_player=1", answers="\nquit\n\n")
    assert said.out.startswith("Hand the keyboard to Yellow, who then presses Enter.")
    assert "Y♦ Yellow (you)" in said.out
    assert re.search(r"G♣ Green +5 hidden cards", said.out)


def test_open_hands_need_no_curtain() -> None:
    said = play("--bots", "-", "--seed", "1", answers="end\ndone\nquit\n\n")
    assert "Hand the keyboard" not in said.out
    assert "G♣ Green (you)" in said.out
    assert "Y♦ Yellow (you)" in said.out


def test_one_person_against_bots_needs_no_curtain_but_sees_no_hands() -> None:
    said = play("-o", "mode=versus", "--seed", "1", "--bots", "random", answers="end\ndone\nquit\n\n")
    assert "Hand the keyboard" not in said.out
    assert re.search(r"Y♦ Yellow +5 hidden cards", said.out)
    assert re.search(r"Yellow draws \d cards?\.", said.out) or "Yellow draws" not in said.out


def test_somebody_resigns_and_a_bot_plays_on_for_them(tmp_path: Path) -> None:
    record = str(tmp_path / "match.json")
    said = play("--seed", "3", "--bots", "-", "--record", record, answers="resign\nno\nresign\nyes\n" + "1\n" * 4000)
    assert said.code == 0, said.err
    assert "leaves the match for good. Is that right?" in said.out
    assert "has left the match; a bot plays on in their place." in said.out
    assert "leaves" in Path(record).read_text()
    assert "The record is valid" in command("replay", record).out


def test_who_resigns_in_high_stakes_drifter_loses() -> None:
    said = command(
        "play", "high_stakes_drifter", "--terminal", "--seed", "3", "--bots", "random", stdin="resign\nyes\n"
    )
    assert "A player has left the table" in said.out
