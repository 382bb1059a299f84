"""Playing in the terminal, line by line."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import saddlebag as package
from tests.cli.kit import play

ONES = "1\n" * 4000
"""Always the first option: any match ends some time."""


def test_a_newcomer_gets_a_game_at_once() -> None:
    said = play(answers="quit\n\n")
    assert said.code == 0
    # Yellow may have had the first turn, with loot and a title.
    assert re.search(r"Heist [■□]{10} \d/10", said.out)
    assert "G♣ Green (you)" in said.out
    assert re.search(r"Y♦ .*Yellow", said.out)
    assert "Green: Take an action" in said.out
    assert "You have left the match." in said.out


def test_a_whole_match_against_a_bot_by_numbers() -> None:
    said = play("--seed", "3", "--bots", "random", answers=ONES)
    assert said.code == 0
    assert re.search(r"the gang (wins|loses)", said.out)
    assert re.search(r"1|2 +Yellow +random bot", said.out)
    assert "Seed: 3" in said.out
    assert said.out.count(commitment := said.out.split("The dice are sealed: ")[1].split()[0]) == 2
    assert len(commitment) == 64


@pytest.mark.parametrize("preset", ["practice", "fair_2", "fair_3", "fair_4", "shorter", "harder"])
def test_every_preset_can_be_played_to_its_end(preset: str) -> None:
    said = play("--preset", preset, "--seed", "5", "--bots", "-" if preset == "practice" else "random", answers=ONES)
    assert said.code == 0
    assert re.search(r"the gang (wins|loses)", said.out)


def test_bots_alone_can_be_watched() -> None:
    said = play("--bots", "random,random", "--seed", "2")
    assert said.code == 0
    assert "TRAIN HEIST  turn 2" in said.out
    assert re.search(r"the gang (wins|loses)", said.out)


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    first = play("--seed", "9", answers="1 1 1 quit")
    assert first == play("--seed", "9", answers="1 1 1 quit")


def test_the_person_may_take_another_seat() -> None:
    said = play("--players", "3", "--seat", "red", "--seed", "1", answers="quit\n\n")
    assert "R♥ Red (you)" in said.out
    assert "Red: " in said.out


def test_an_answer_is_a_number_a_text_or_words() -> None:
    answers = ["1", "(1)", "move draw_e", "MOVE DRAW_E", "Move to East Draw", "east draw"]
    for answer in answers:
        said = play("--seed", "1", "-o", "first_player=0", answers=f"{answer}\nquit\n\n")
        assert "Green moves from Crackpot Canyon to East Draw." in said.out, answer


def test_what_is_no_answer_is_told_and_asked_again() -> None:
    said = play("--seed", "1", "-o", "first_player=0", answers="99\nfly\nmove je\ndraw\n1\nquit\n\n")
    assert "'99' is not one of the answers. Type a number, an option's words, or help." in said.out
    assert "'fly' is not one of the answers." in said.out
    assert "'move je' is not one of the answers." in said.out
    assert "'draw' fits (1) Move to East Draw, (2) Move to South Draw, (3) Move to West Draw" in said.out
    assert "Green moves" in said.out


def test_the_end_of_the_input_ends_the_session_and_says_so() -> None:
    said = play("--seed", "1", "-o", "first_player=0", answers="1\n")
    assert said.code == 0
    assert "There is no more input, so the match stops here after 1 decision." in said.out


def test_help_names_every_command() -> None:
    said = play("--seed", "1", answers="help\nquit\n\n")
    for word in (
        "undo",
        "why THING",
        "rules",
        "log",
        "board",
        "save FILE",
        "hand",
        "wanted",
        "train",
        "events",
        "cards",
    ):
        assert f"\n  {word}" in said.out


def test_pages_of_the_game() -> None:
    said = play("--seed", "1", answers="wanted\nsack\nevents\ncards\nboard\nquit\n\n")
    assert "Wanted: one title for each cowboy in a match" in said.out
    assert "\nSack" in said.out
    assert "in the box unseen" in said.out
    assert "in the deck" in said.out
    assert said.out.count("TRAIN HEIST") == 2


def test_why_gives_a_reason_and_its_clause() -> None:
    said = play("--seed", "1", "-o", "first_player=0", answers="why drop_off\nwhy\nquit\n\n")
    assert re.search(r"Green> why drop_off\n.+ \(TH-[A-Z]+-\d\d\)\n", said.out)
    assert "Say what you would like to do" in said.out


def test_rules_are_looked_up_at_the_prompt() -> None:
    said = play("--seed", "1", answers="rules TH-HIT-01\nrules TH-HIT\nrules horse tunnel\nrules\nrules qwerty\n")
    assert "TH-HIT-01 A cowboy on foot on a rail space" in said.out
    assert "TH-HIT-07" in said.out
    assert "TH-HORSE-04" in said.out
    assert "Heist Action: boarding" in said.out
    assert "No clause contains all of these words." in said.out


def test_the_log_tells_what_happened() -> None:
    said = play("--seed", "1", "-o", "first_player=0", answers="1\nlog\nquit\n\n")
    assert "  Green moves from Crackpot Canyon to East Draw.\n" in said.out.partition("> log\n")[2]


def test_undo_is_free_while_nothing_was_revealed() -> None:
    said = play("--seed", "1", "-o", "first_player=0", answers="1\nundo\nquit\n\n")
    assert "The last answer was taken back." in said.out
    assert "practice" not in said.out
    assert said.out.count("Move to: (1) East Draw") == 2


def test_after_others_have_acted_an_undo_makes_the_match_practice() -> None:
    no = play("--seed", "1", "-o", "first_player=0", answers="end\ndone\nundo\nno\nquit\n\n")
    assert "then this match counts as practice: no score is kept. Take it back?" in no.out
    assert "Nothing was taken back." in no.out
    yes = play("--seed", "1", "-o", "first_player=0", answers="end\ndone\nundo\nyes\nundo\nquit\n\n")
    assert yes.out.count("The last answer was taken back.") == 2
    assert "turn 1" in yes.out.rpartition("taken back")[2]


def test_undo_before_the_first_decision_is_refused() -> None:
    said = play("--seed", "1", answers="undo\nquit\n\n")
    assert "You have not decided anything yet" in said.out


TO_THE_GATE = ("move draw_e", "move gate_e", "move draw_e", "move gate_e")


def test_a_single_answer_needs_only_enter() -> None:
    answers = "\n".join([*TO_THE_GATE, "", ""])
    said = play("--seed", str(seed_without_free_actions()), "-o", "first_player=0", answers=answers)
    assert (
        "(1) End your actions; the train moves\nPress Enter to do it, or type undo to take back your last answer."
        in said.out
    )
    assert "The train moves 2 spaces." in said.out


def seed_without_free_actions() -> int:
    """A deal in which nothing is left to do after four moves but to end the actions."""
    for seed in range(1000):
        match = package.game("train_heist").new(players=2, seed=seed, first_player=0)
        for move in TO_THE_GATE:
            match.apply(move)
        if [option.text for option in match.options] == ["end"]:
            return seed
    raise AssertionError("no deal without free actions")


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = play("--seed", "1", answers=f"quit\n{file}\n")
    assert f"Saved in {file}." in said.out
    assert file.is_file()


def test_ctrl_c_leaves_cleanly() -> None:
    script = (
        "import signal, sys; from saddlebag.cli import main\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler); signal.setitimer(signal.ITIMER_REAL, 1)\n"
        "sys.exit(main(['play', '--terminal', '--seed', '1']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stderr is not None
        assert child.wait(timeout=60) == 128 + signal.SIGINT
        assert child.stderr.read().strip() == "Interrupted."
