"""The ladder: paired deals, ratings, and nothing lost when it is interrupted."""

from pathlib import Path
from typing import Any

import pytest

import saddlebag
from saddlebag.lab import ladder as lab
from saddlebag.lab.ladder_file import BadLadder, LadderFile
from saddlebag.lab.ladder_report import LadderReport, LadderRow

GAME = saddlebag.game("high_stakes_drifter")
QUICKSTART: dict[str, Any] = {"players": 2, "mode": "quickstart"}
BOTS = ("random", "drover:beam=1:depth=1")


def row(deal: int, bots: tuple[str, ...], winners: list[int], score: int = 0) -> LadderRow:
    seats = len(bots)
    return LadderRow(deal, bots, winners, [score] * seats, "", [1.0] * seats, [10] * seats, [2] * seats)


def report(*rows: LadderRow, together: bool = False) -> LadderReport:
    return LadderReport("toy", "1", {}, ["a", "b"], 0, together, list(rows))


def test_every_pair_plays_each_deal_from_both_sides() -> None:
    assert lab.against(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]
    played = lab.ladder(GAME, QUICKSTART, BOTS, 2, jobs=1)
    assert [(each.deal, each.bots) for each in played.rows] == [
        (deal, seated) for deal in (0, 1) for seated in sorted([BOTS, BOTS[::-1]])
    ]


def test_an_interrupted_ladder_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.jsonl"
    whole = lab.ladder(GAME, QUICKSTART, BOTS, 2, jobs=1)
    play, played = lab.play, []

    def stops_at_the_third(work: lab.Work) -> LadderRow:
        played.append(work)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(work)

    monkeypatch.setattr(lab, "play", stops_at_the_third)
    first = lab.ladder(GAME, QUICKSTART, BOTS, 2, jobs=1, file=LadderFile(path, GAME, QUICKSTART, 0))
    assert first.interrupted
    assert len(first.rows) == 2
    with path.open("ab") as file:
        file.write(b'{"deal": 1, "bo')  # the power went in the middle of a line
    again = lab.ladder(GAME, QUICKSTART, BOTS, 2, jobs=1, file=LadderFile(path, GAME, QUICKSTART, 0))
    assert not again.interrupted
    assert len(played) == 3 + 2
    assert [(each.deal, each.bots, each.scores) for each in again.rows] == [
        (each.deal, each.bots, each.scores) for each in whole.rows
    ]
    assert len(LadderFile(path, GAME, QUICKSTART, 0).rows) == 4


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    LadderFile(path, GAME, QUICKSTART, 0)
    with pytest.raises(BadLadder, match="was made with another seed; choose another file"):
        LadderFile(path, GAME, QUICKSTART, 1)
    path.write_text("what is this\n")
    with pytest.raises(BadLadder, match="is not a ladder file"):
        LadderFile(path, GAME, QUICKSTART, 0)


def test_who_wins_more_is_rated_higher() -> None:
    rows = [row(deal, ("a", "b"), [0]) for deal in range(8)] + [row(8, ("b", "a"), [0])]
    told = report(*rows)
    ratings = told.ratings()
    assert list(ratings) == ["a", "b"]
    assert ratings["a"]["low"] < ratings["a"]["rating"] < ratings["a"]["high"]
    [cell] = told.matrix()
    assert (cell["wins"], cell["losses"], cell["ties"]) == (8, 1, 0)
    assert cell["low"] < 8 / 9 < cell["high"]


def test_teams_are_compared_on_the_same_deal() -> None:
    told = report(
        row(0, ("a", "a"), [0, 1], 10),
        row(0, ("b", "b"), [], 12),
        row(1, ("a", "a"), [], 5),
        row(1, ("b", "b"), [], 5),
        row(2, ("a", "a"), [], 4),
        together=True,
    )
    assert told.duels() == [(0, "a", "b", 1), (1, "a", "b", 0)]
    assert told.play()["a"]["seconds_per_decision"] == pytest.approx(0.1)


def test_who_plays_alone_has_a_turn_a_day() -> None:
    row = lab.play(("deck_goes_west", {"players": 1, "mode": "solo"}, ("random",), 0, 3))
    assert 1 < row.turns[0] <= 14 < row.choices[0]
