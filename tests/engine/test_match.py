"""A match: questions to one and to several, undo, saves, records, and what is refused."""

import msgspec
import pytest

import saddlebag
from saddlebag.engine.dice import commitment
from saddlebag.engine.errors import BadOption, BadRecord, BadSave, IllegalAction, UnknownGame
from saddlebag.engine.match import Match
from saddlebag.engine.records import Record, Saved
from saddlebag.engine.rules import BUSY
from saddlebag.engine.words import POSSIBLE, Refusal
from tests.engine.toy import TOY


def test_the_names_that_others_rely_on() -> None:
    game = saddlebag.game("train_heist")
    match = game.new(players=3, seed=7, goal=10)
    assert match.to_act in (0, 1, 2)
    assert match.actors == (match.to_act,)
    before = match.to_json()
    match.apply("move draw_e")
    match.undo()
    assert match.to_json() == before
    match.apply(match.options[0])
    assert game.load(match.to_json()).state == match.copy().state == match.state
    assert match.view(0) != match.view(1)
    assert match.result is None
    assert game.replay(match.record()).state == match.state
    assert game.position(msgspec.json.encode(game.codec.encode(match.state))).to_act is not None


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'poker'.*train_heist"):
        saddlebag.game("poker")


def test_any_of_several_seats_may_answer_and_the_rule_learns_who_did() -> None:
    match = TOY.new(players=3, seed=1)
    for _ in range(3):
        match.apply("pass")
    assert match.actors == (0, 1, 2)
    match.apply("stop", seat=2)
    assert match.state.stopped_by == 2
    assert match.record().decisions == ["pass", "pass", "pass", "@2 stop"]
    assert TOY.replay(match.record()).state == match.state


def test_a_copy_remembers_who_answered_in_the_middle_of_a_turn() -> None:
    match = TOY.new(seed=1, rounds=3)
    for answer in ("take", "pass", "@1 on", "take"):
        match.apply(answer)
    assert match.copy().state == match.state
    assert TOY.load(match.to_json()).state == match.state


def test_a_seat_beyond_the_table_cannot_answer_nor_look() -> None:
    match = TOY.new(seed=1)
    with pytest.raises(IllegalAction, match="Seat 0"):
        match.apply("take", seat=5)
    with pytest.raises(IllegalAction, match="the seats are 0 to 1"):
        match.view(5)


def test_whose_question_it_is_comes_before_what_was_answered() -> None:
    match = TOY.new(seed=1)
    for text in ("take", "pass", "stop", "yodel", "", "@0 take", "@"):
        with pytest.raises(IllegalAction, match=r"^This question is for Seat 0; nobody else can answer it\.$"):
            match.apply(text, seat=1)
        with pytest.raises(IllegalAction, match=r"^This question is for Seat 0; nobody else can answer it\.$"):
            match.option(text, 1)
    with pytest.raises(IllegalAction, match=r"^This question is for Seat 0; nobody else can answer it\.$"):
        match.apply("@1 yodel")
    assert match.decisions == 0


def test_who_is_not_asked_gets_one_reply_whatever_the_thing() -> None:
    match = TOY.new(seed=1)
    replies = {match.why_not(1, thing) for thing in ("take", "pass", "stop", "card:ace", "", "yodel")}
    assert replies == {Refusal("This question is for Seat 0; nobody else can answer it.", "TOY-1")}


def test_what_is_on_offer_is_called_possible_and_all_else_has_a_reason() -> None:
    match = TOY.new(seed=1)
    assert match.why_not(0, " Take ").reason == POSSIBLE
    assert match.why_not(0, "stop").reason == BUSY
    assert match.why_not(0, "").reason == "I do not know ''. Ask about one of: pass, take."
    match.state.deck.clear()
    assert Match(TOY, match.state).why_not(0, "take") == Refusal("The deck is empty.", "TOY-2")
    match = TOY.new(seed=1)
    for answer in ("take", "take", "stop"):
        match.apply(answer)
    assert match.why_not(0, "take") == Refusal("The match is over.", "TOY-1")


def test_an_answer_to_a_finished_match_is_refused() -> None:
    match = TOY.new(seed=1)
    for answer in ("take", "take", "stop"):
        match.apply(answer)
    assert (match.to_act, match.options, match.prompt) == (None, [], "The match is over.")
    with pytest.raises(IllegalAction, match="over"):
        match.apply("take")


def test_an_undo_is_free_until_something_is_revealed_or_another_acts() -> None:
    match = TOY.new(seed=1)
    assert not match.undo_is_free(0)
    match.apply("pass")
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1)
    match.undo()
    match.apply("take")
    assert not match.undo_is_free(0)


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    match = TOY.new(seed=1, rounds=3)
    start = match.to_json()
    for answer in ("take", "pass", "on", "take"):
        match.apply(answer)
    for _ in range(4):
        match.undo()
    assert match.to_json() == start
    assert match.events == []
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        match.undo()


def test_a_match_from_a_position_can_be_saved_and_undone() -> None:
    state = TOY.codec.encode(TOY.new(seed=3).state)
    match = TOY.position(state)
    match.apply("take")
    match.apply("pass")
    loaded = TOY.load(match.to_json())
    loaded.undo()
    loaded.undo()
    assert loaded.state == TOY.position(state).state


def test_an_imagined_world_can_be_copied_from_its_next_checkpoint_on() -> None:
    match = TOY.new(seed=1, rounds=3)
    assert match.redeal(0, 5).copy().state == match.redeal(0, 5).state
    match.apply("take")
    world = match.redeal(1, 5)
    with pytest.raises(RuntimeError, match="next checkpoint"):
        world.copy()
    for answer in ("pass", "on"):
        world.apply(answer)
    assert world.copy().state == world.state


# --- what is refused ------------------------------------------------------------------------------------------


def test_a_seed_must_be_a_whole_number() -> None:
    with pytest.raises(BadOption, match=r"seed cannot be 'x'.*whole number"):
        TOY.new(seed="x")  # type: ignore[arg-type]


def test_without_a_seed_every_match_has_another() -> None:
    assert TOY.new().seed != TOY.new().seed


def test_bad_options_name_the_option_and_what_is_allowed() -> None:
    with pytest.raises(BadOption, match=r"no option colour.*players, rounds"):
        TOY.new(colour="red")
    with pytest.raises(BadOption, match=r"rounds cannot be 12.*from 1 to 9"):
        TOY.new(rounds=12)
    with pytest.raises(BadOption, match=r"players cannot be 'two'.*from 2 to 3"):
        TOY.new(players="two")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": 99}, "format 99; this program reads format 1"),
        ({"game": "chess"}, "a save of chess, not of toy"),
        ({"shape": "another"}, "stores its tables differently from version 1, which this program plays"),
        ({"since": ["fly"]}, "'fly' is not possible now"),
        ({"seed": "abc"}, "should be a whole number"),
        ({"state": {}}, "missing required field"),
    ],
)
def test_a_stale_or_corrupt_save_says_what_is_wrong(change: dict[str, object], sentence: str) -> None:
    saved = {**msgspec.json.decode(TOY.new(seed=1).to_json()), **change}
    with pytest.raises(BadSave, match=sentence):
        TOY.load(msgspec.json.encode(saved))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": 3}', "\ud800"])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(BadSave, match="not a saved match"):
        TOY.load(text)


def test_a_position_with_a_card_that_does_not_exist_names_the_field() -> None:
    state = TOY.codec.encode(TOY.new(seed=1).state)
    with pytest.raises(BadSave, match=r"deck\[0\] cannot be 'joker'; allowed: a card, one of ace"):
        TOY.position({**state, "deck": ["joker"]})
    with pytest.raises(BadSave, match=r"hands\[0\] should name every card at most once, not \['ace'"):
        TOY.position({**state, "hands": [["ace", "ace"], []]})
    with pytest.raises(BadSave, match="no field luck"):
        TOY.position({**state, "luck": 1})
    with pytest.raises(BadSave, match="not valid JSON"):
        TOY.position("{")


def test_a_record_that_does_not_replay_says_where() -> None:
    match = TOY.new(seed=1)
    for answer in ("take", "take", "stop"):
        match.apply(answer)
    record = match.record()
    with pytest.raises(BadRecord, match=r"Decision 2 \(fly\) does not replay"):
        TOY.replay(msgspec.structs.replace(record, decisions=["take", "fly"]))
    with pytest.raises(BadRecord, match="commitment"):
        TOY.replay(msgspec.structs.replace(record, seed="2"))
    with pytest.raises(BadRecord, match="a different result"):
        TOY.replay(msgspec.structs.replace(record, decisions=["take", "pass", "stop"]))
    with pytest.raises(BadRecord, match="version 0"):
        TOY.replay(msgspec.structs.replace(record, version="0"))
    with pytest.raises(BadRecord, match="not a record"):
        TOY.replay("{}")
    with pytest.raises(BadRecord, match="not a number"):
        Record.read(msgspec.json.encode(msgspec.structs.replace(record, seed="abc")))


def test_the_commitment_shown_at_the_start_is_that_of_the_seed() -> None:
    match = TOY.new(seed=12345)
    assert match.commitment == commitment(12345) != commitment(12346)
    assert "12345" not in str(match.commitment)


def test_undo_after_a_load_goes_back_beyond_it() -> None:
    match = TOY.new(seed=1, rounds=4)
    for answer in ("take", "pass", "on", "take"):
        match.apply(answer)
    loaded = TOY.load(match.to_json())
    loaded.apply("pass")
    for expected in (4, 3, 2, 1, 0):
        loaded.undo()
        assert loaded.decisions == expected
        assert loaded.to_json() == TOY.load(loaded.to_json()).to_json()
    assert loaded.state == TOY.new(seed=1, rounds=4).state
    for answer in ("take", "pass", "on", "take"):
        loaded.apply(answer)
    assert loaded.to_json() == match.to_json()


def test_saving_in_between_changes_nothing() -> None:
    match, other = TOY.new(seed=1, rounds=4), TOY.new(seed=1, rounds=4)
    for answer in ("take", "pass", "on", "take", "take", "on", "pass"):
        match.apply(answer)
        other.apply(answer)
        match.to_json()
    assert match.to_json() == other.to_json()
    match.undo()
    match.undo()
    assert match.record().decisions == ["take", "pass", "@0 on", "take", "take"]


def test_nobody_answers_for_another_by_naming_him_in_the_text() -> None:
    match = TOY.new(seed=1)
    match.apply("pass")
    match.apply("pass")
    for text in ("@0 stop", "@1 stop", "@² stop", "@7 stop"):
        with pytest.raises(IllegalAction):
            match.apply(text, seat=1)
    with pytest.raises(IllegalAction):
        match.apply("@7 stop")
    assert match.actors == (0, 1)


def test_a_save_that_was_changed_is_examined_anew() -> None:
    match = TOY.new(seed=1)
    match.apply("take")
    text = match.to_json()
    assert Saved.read(text).unbroken
    for old, new in (('"since":["take"]', '"since":["pass"]'), ('"rolls":', '"rolls":1')):
        changed = text.replace(old, new, 1)
        assert changed != text
        assert not Saved.read(changed).unbroken
    nowhere = text.replace('"hands":[', '"hands":[4096,', 1)
    with pytest.raises(BadSave, match="things that are not in the game"):
        TOY.load(nowhere)
