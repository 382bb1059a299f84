"""Matches as records and saves, and saves as matches that go on."""

from typing import TYPE_CHECKING, Any

import msgspec

from saddlebag.engine.dice import commitment
from saddlebag.engine.errors import BadRecord, BadSave, IllegalAction
from saddlebag.engine.records import SAVE_FORMAT, Record, Saved, seal_of, whole_number

if TYPE_CHECKING:
    from saddlebag.engine.match import Match


def record_of(match: "Match[Any, Any]") -> Record:
    """The whole match."""
    if match.other_rules is not None:
        raise BadRecord("A match that began under other rules has no record; save it instead.")
    start = match.start
    seed = match.seed if match.seed is not None or start is None else start.dice.seed
    assert seed is not None
    return Record(
        match.game.name,
        match.game.version,
        msgspec.to_builtins(match.agreed),
        str(seed),
        commitment(seed),
        match.texts(),
        match.result,
        None if start is None else match.game.codec.encode(start),
    )


def save_of(match: "Match[Any, Any]") -> str:
    """The match as it stands."""
    if not match.can_be_copied:
        raise BadSave("An imagined world cannot be saved before its next checkpoint.")
    codec = match.game.codec
    before, state = match.texts_at_rest(), _at_rest(match)
    since = [decision.text for decision in match.since_checkpoint]
    saved = Saved(
        SAVE_FORMAT,
        match.game.name,
        match.game.version,
        None if match.seed is None else str(match.seed),
        msgspec.Raw(b"null" if match.start is None else codec.write_ints(match.start)),
        before,
        msgspec.Raw(state),
        since,
        seal_of(state, before, since),
        codec.shape,
    )
    return msgspec.json.encode(saved).decode()


def _at_rest(match: "Match[Any, Any]") -> bytes:
    """The state at the checkpoint as a save holds it: without those who listen."""
    state = match.at_rest
    heard, state.heard = state.heard, None
    try:
        written: bytes = match.game.codec.write_ints(state)
        return written
    finally:
        state.heard = heard


def seed_of(saved: Saved) -> int | None:
    """The seed that a save names."""
    seed = None if saved.seed is None else whole_number(saved.seed)
    if seed is None and saved.seed is not None:
        raise BadSave(f"The seed of this save is {saved.seed!r}; it should be a whole number.")
    return seed


def go_on(match: "Match[Any, Any]", saved: Saved, unbroken: bool) -> None:
    """Take a match up from its state at the checkpoint; what nobody has changed was on offer. One that was played under
    other rules goes on as a position: nobody knows whether it would come to this again."""
    game = match.game
    if saved.version != game.version:
        match.other_rules = saved.version
    else:
        start = None if bytes(saved.start) == b"null" else game.codec.read_ints(saved.start)
        match.began_with(start, saved.before)
    for text in saved.since:
        try:
            action = game.vocabulary.parse(text) if unbroken else None
            if action is None:
                match.apply(text)
            else:
                match.follow(action)
        except IllegalAction as error:
            raise BadSave(f"This save is inconsistent: {error}") from None
