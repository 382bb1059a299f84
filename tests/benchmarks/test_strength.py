"""The studies behind docs/bots.md and docs/balance.md."""

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from rich.progress import Progress

from benchmarks import strength
from benchmarks.strength import Plan, Study, kept
from benchmarks.strength_tables import Kept, decks_table, modes_table, rivals_table, teams_table
from saddlebag.bots import bot
from saddlebag.games import game, game_names
from saddlebag.lab.ladder_report import LadderRow
from saddlebag.lab.workers import Processes


def plan() -> Plan:
    return msgspec.toml.decode((strength.HERE / "strength.toml").read_bytes(), type=Plan)


def quiet() -> Progress:
    return Progress(console=Console(file=io.StringIO()))


def row(bots: tuple[str, ...], winners: list[int], scores: list[int]) -> LadderRow:
    return LadderRow(0, bots, winners, scores, "", [1.0] * len(bots), [10] * len(bots), [4] * len(bots))


def test_every_study_can_be_played() -> None:
    studies = [study for group in plan().groups() for study in group]
    for study in studies:
        options = game(study.game).make_options(study.options)
        for seated in study.seatings():
            assert len(seated) == options.seats(), study.name
            assert [bot(name) for name in seated]
        assert bool(study.pairs) != options.together(), study.name
    assert len({study.name for study in studies}) == len(studies)


def test_all_modes_of_all_games_are_studied() -> None:
    rivals, teams, _ = plan().groups()
    studied = {(study.game, game(study.game).make_options(study.options).play) for study in [*rivals, *teams]}
    assert studied == {
        (name, game(name).make_options(table).play) for name in game_names() for table in game(name).tables
    }


def test_a_study_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    study = Study(
        name="duel",
        title="Duel",
        game="train_heist",
        options={"players": 2, "mode": "versus"},
        games=1,
        pairs=[("tenderfoot", "random")],
    )
    first = kept(study, Processes(1), quiet())
    assert [each.bots for each in first.rows] == [("random", "tenderfoot"), ("tenderfoot", "random")]
    longer = msgspec.structs.replace(study, games=2)
    assert kept(longer, None, quiet()).rows == first.rows
    assert kept(longer, Processes(1), quiet()).rows[:2] == first.rows
    assert len(kept(longer, None, quiet()).rows) == 4


def test_the_tables_tell_what_was_won() -> None:
    duels = [row(("a", "b:x=1"), [0], [1, 0]), row(("b:x=1", "a"), [0, 1], [1, 1])]
    rivals = Kept("Duel", "", [("a", "b:x=1")], [], duels)
    assert (
        rivals_table([rivals])[0].splitlines()[-1]
        == "| Duel | A - B (x = 1) | 1 : 0, 1 tie | 100 % (21 % to 100 %) | 0.25 / 0.25 |"
    )
    decks = Kept("fort_and_faro garryowen", "", [("a", "a")], [], [row(("a", "a"), [1], [0, 9])] * 2)
    assert decks_table([decks])[0].splitlines()[2:] == [
        "| Fort And Faro | 2 | 0 % (0 % to 66 %) |",
        "| Garryowen | 2 | 100 % (34 % to 100 %) |",
    ]
    assert rivals_table([]) == []


def test_teams_are_told_by_study_and_by_mode() -> None:
    hard = Kept("Team, hard", "Team", [], [3, 5], [row(("marshal",), [], [4]), row(("drover",), [], [2])])
    easy = Kept("Team, easy", "Team", [], [], [row(("marshal",), [], [6])])
    assert teams_table([hard, easy])[0].splitlines()[2:] == [
        "| Team, hard | 1 | - | 0 % (0 % to 79 %) | 100 % (21 % to 100 %) | 4.0; 5: 0 % (0 % to 79 %) |",
        "| Team, easy | 1 | - | - | 0 % (0 % to 79 %) | 6.0 |",
    ]
    assert modes_table([hard, easy])[0].splitlines()[2:] == [
        "| Team | Drover | 1 | 0 % (0 % to 79 %) | 0.25 |",
        "| Team | Marshal | 2 | 50 % (9 % to 91 %) | 0.25 |",
    ]


def test_decks_are_shuffled_anew_for_every_pair() -> None:
    studies = plan().decks.studies()
    assert len({study.seed for study in studies}) == len(studies)


def test_an_unknown_study_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.main(["poker"])
    assert "No study begins with poker" in capsys.readouterr().err
