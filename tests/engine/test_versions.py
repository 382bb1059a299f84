"""The version of the rules is for records, the shape of the state for saves."""

import dataclasses
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import pytest

from saddlebag.engine.codec import Codec
from saddlebag.engine.errors import BadRecord, BadSave, IllegalAction
from saddlebag.engine.game import Game
from saddlebag.engine.names import Names
from tests.engine.toy import CARD, TOY

OTHER_RULES = dataclasses.replace(TOY, version="2")


def in_mid_turn() -> Any:
    match = TOY.new(seed=1)
    match.apply(match.options[0])
    return match


def stored(match: Any, **changes: Any) -> str:
    return msgspec.json.encode({**msgspec.json.decode(match.to_json()), **changes}).decode()


def test_a_save_of_our_shape_goes_on_under_other_rules_and_says_so() -> None:
    match = in_mid_turn()
    assert TOY.load(match.to_json()).other_rules is None
    loaded = OTHER_RULES.load(match.to_json())
    assert loaded.other_rules == "1"
    assert (loaded.state, loaded.options) == (match.state, match.options)


def test_a_match_that_goes_on_under_other_rules_claims_no_record_of_what_was_before() -> None:
    loaded = OTHER_RULES.load(in_mid_turn().to_json())
    with pytest.raises(BadRecord, match="began under other rules"):
        loaded.record()
    loaded.undo()
    with pytest.raises(IllegalAction, match="Nothing has been decided yet"):
        loaded.undo()


def test_a_save_of_another_shape_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSave, match=r"version 1 of the rules of Toy, which stores its tables differently from"):
        TOY.load(stored(in_mid_turn(), shape="0123456789abcdef"))


def test_an_old_save_that_tells_no_shape_is_loaded_if_its_content_fits() -> None:
    match = in_mid_turn()
    old = msgspec.json.decode(match.to_json())
    del old["shape"]
    assert OTHER_RULES.load(msgspec.json.encode(old)).state == match.state
    old["state"]["deck"][0] = len(CARD)
    with pytest.raises(BadSave, match="names things that are not in the game"):
        OTHER_RULES.load(msgspec.json.encode(old))


def test_a_save_of_other_rules_is_examined_although_its_seal_is_unbroken() -> None:
    def check(_: Any) -> None:
        raise BadSave("The state could not be played on.")

    strict: Game[Any, Any] = dataclasses.replace(OTHER_RULES, check=check)
    with pytest.raises(BadSave, match="could not be played on"):
        strict.load(in_mid_turn().to_json())


def test_a_record_of_other_rules_is_replayed_only_for_those_who_ask() -> None:
    match = in_mid_turn()
    with pytest.raises(BadRecord, match="made with version 1 of the rules of Toy; this program plays version 2"):
        OTHER_RULES.replay(match.record())
    assert OTHER_RULES.replay(match.record(), any_version=True).state == match.state


# --- what makes a shape -----------------------------------------------------------------------------------------------

FISH, FOWL = Names("beast", ["cod", "eel"]), Names("beast", ["cod", "hen"])


class Agreed(msgspec.Struct):
    players: int
    fog: bool = False


class AgreedOnMore(msgspec.Struct):
    players: int
    fog: bool = False
    rain: bool = False


def shape(*fields: tuple[str, Any], nested: bool = False) -> str:
    made: Any = dataclasses.make_dataclass("Made", fields)
    if nested:
        made = dataclasses.make_dataclass("Around", [("parts", list[made])])
    return Codec(made).shape


def test_names_kinds_order_and_nested_parts_make_the_shape() -> None:
    shapes = [
        shape(("a", int), ("b", int)),
        shape(("b", int), ("a", int)),
        shape(("a", int), ("b", bool)),
        shape(("a", int), ("b", int), ("c", int)),
        shape(("a", int), ("b", Annotated[int, FISH])),
        shape(("a", int), ("b", Annotated[int, FOWL])),
        shape(("a", int), ("b", list[Annotated[int, FISH]])),
        shape(("a", int), ("b", int), nested=True),
        shape(("a", int), ("b", bool), nested=True),
    ]
    assert len(set(shapes)) == len(shapes)


def test_an_option_more_or_a_new_rule_is_no_new_shape() -> None:
    assert shape(("options", Agreed)) == shape(("options", AgreedOnMore))


def test_what_is_not_saved_is_no_part_of_the_shape() -> None:
    @dataclass
    class Plain:
        a: int

    @dataclass
    class Listening:
        a: int
        heard: list[int] = dataclasses.field(metadata={"transient": True})

    assert Codec(Plain).shape == Codec(Listening).shape
