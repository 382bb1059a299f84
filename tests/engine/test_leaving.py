"""Leaving for good is a decision, whoever is asked."""

import pytest

from saddlebag.engine.actions import LEAVES
from saddlebag.engine.errors import BadRecord, IllegalAction
from tests.engine.toy import TOY


def test_a_seat_leaves_while_another_is_asked_and_the_table_goes_on() -> None:
    match = TOY.new(seed=3, players=3)
    match.leave(2)
    assert match.left == [2]
    assert (match.to_act, match.decisions) == (0, 1)
    assert match.events[-1].sentence() == "Seat 2 has left the match; a bot plays on in their place."
    for answer in ("take", "pass", "take"):
        match.apply(answer)
    assert match.texts() == ["@2 leaves", "take", "pass", "take"]


def test_it_is_recorded_replayed_saved_and_copied() -> None:
    match = TOY.new(seed=3, rounds=3)
    match.apply("take")
    match.apply("@0 leaves")
    for twin in (match.copy(), TOY.load(match.to_json()), TOY.replay(match.record())):
        assert twin.state == match.state
        assert twin.left == [0]
        assert twin.texts() == ["take", "@0 leaves"]
        twin.apply("pass")
        twin.apply("on", seat=0)
        assert twin.left == [0]
        assert TOY.load(twin.to_json()).left == [0]


def test_no_undo_goes_behind_it() -> None:
    match = TOY.new(seed=3)
    match.apply("take")
    match.leave(0)
    assert not match.undo_is_free(0)
    with pytest.raises(IllegalAction, match="Seat 0 has left for good, so what was before cannot be taken back"):
        match.undo()
    match.apply("pass")
    match.undo()
    assert match.texts() == ["take", "@0 leaves"]
    with pytest.raises(IllegalAction, match="has left for good"):
        TOY.load(match.to_json()).undo()


def test_nobody_leaves_twice_or_for_another_or_when_it_is_over() -> None:
    match = TOY.new(seed=3)
    match.leave(1)
    with pytest.raises(IllegalAction, match="Seat 1 has left already"):
        match.apply("@1 leaves")
    with pytest.raises(IllegalAction, match="There is no seat -1"):
        match.apply("@7 leaves")
    with pytest.raises(IllegalAction, match="nobody else can answer"):
        match.apply("@0 leaves", seat=1)
    with pytest.raises(IllegalAction, match="not possible now"):
        match.option(LEAVES.text, 0)
    for answer in ("take", "take", "stop"):
        match.apply(answer)
    with pytest.raises(IllegalAction, match="The match is over"):
        match.leave(0)


def test_a_record_in_which_somebody_leaves_twice_does_not_replay() -> None:
    match = TOY.new(seed=3)
    match.leave(1)
    record = match.record()
    record.decisions.append("@1 leaves")
    with pytest.raises(BadRecord, match=r"Decision 2 \(@1 leaves\) does not replay: Seat 1 has left already"):
        TOY.replay(record)
