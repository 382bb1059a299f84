"""Where a match stands, written down as a position: all of it, or as far as a viewer may know it."""

import dataclasses
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin

import msgspec

from saddlebag.engine.dice import Dice, QuickDice
from saddlebag.engine.errors import BadSave, IllegalAction, SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.names import THING, By, Of
from saddlebag.engine.options import AUTO, make, shared, with_choices
from saddlebag.engine.pools import ANY, at, put
from saddlebag.engine.positions import NONE, open_position, said_of, state_of

if TYPE_CHECKING:
    from saddlebag.engine.game import Game

WORLDS = 24
"""So many are compared to see what a seat cannot know: what is the same in all of them by chance is hardly ever hidden,
and was never looked up."""


def position_of(match: Match[Any, Any]) -> dict[str, Any]:
    """Where a match stands, with all that is hidden."""
    state = match.at_rest
    opening = _opening(match.game, state, state.dice.seed if match.seed is None else match.seed)
    return _with_decisions(match, write_down(match.game, state, opening))


def position_for(match: Match[Any, Any], seat: int | None, seed: int | None = None) -> dict[str, Any]:
    """Where a match stands, as far as this seat (None: a spectator) may know it; the rest is dealt anew.

    It is made from worlds that the seat cannot tell from the real one, never from the real one itself.
    """
    if match.result is not None:
        return position_of(match)
    if not match.nothing_revealed_but_by(seat, match.since_checkpoint):
        raise IllegalAction("Something is under way; copy the position as soon as it is done.")
    game, seed = match.game, secrets.randbits(52) if seed is None else seed
    worlds = [_world(match, seat, seed, number) for number in range(WORLDS)]
    opening = _opening(game, worlds[0], seed)
    for others in (worlds[1:], []):
        try:
            said = _with_decisions(match, _in_short(game, worlds[0], others, opening))
            if open_position(game, said).view(seat) == match.view(seat):
                return said
        except SaddlebagError:
            continue  # the seat knows more than can be said in short
    return _with_decisions(match, write_down(game, worlds[0], opening))


def _world(match: Match[Any, Any], seat: int | None, seed: int, number: int) -> Any:
    """The table at rest, with all that this seat cannot know dealt anew."""
    state = match.at_rest.copy()
    match.game.redeal(state, seat, QuickDice(seed + number))
    state.dice = Dice(seed)
    common, chosen = shared(state.options)
    names = [name for name in common.of_seats() if common.shown_to_all(name)]
    known = [each if of == seat else {n: each[n] for n in names if n in each} for of, each in enumerate(chosen)]
    state.options = make(
        type(common), {**msgspec.to_builtins(with_choices(common, known)), **match.game.positions.dealt(state)}
    )
    return state


def _with_decisions(match: Match[Any, Any], said: dict[str, Any]) -> dict[str, Any]:
    since = [decision.text for decision in match.since_checkpoint]
    return said | {"decisions": since} if since else said


def _opening(game: "Game[Any, Any]", state: Any, seed: int) -> dict[str, Any]:
    written_seed = seed if abs(seed) < 1 << 53 else str(seed)
    options = _in_words(msgspec.to_builtins(state.options), AUTO)
    return {"game": game.name, "seed": written_seed, "options": options}


def _in_words(plain: Any, none: str) -> Any:
    """Plain data with a word in place of null, which TOML does not know."""
    if isinstance(plain, dict):
        return {name: _in_words(value, none) for name, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_in_words(value, none) for value in plain]
    return none if plain is None else plain


def write_down(game: "Game[Any, Any]", state: Any, opening: dict[str, Any]) -> dict[str, Any]:
    """A position that opens to this very state, and says as little as it can."""
    target, said = game.codec.encode(state), opening
    for attempt in range(len(target)):
        try:
            opened = game.codec.encode(state_of(game, said))
        except BadSave:
            break
        more = difference(game.state, opened, target)
        if not more:
            return said
        said = _merged(said, _without(more, game.positions.settles) if attempt == 0 else more)
    return {**_in_words(target, NONE), **opening}


def _in_short(game: "Game[Any, Any]", world: Any, others: list[Any], said: dict[str, Any]) -> dict[str, Any]:
    """What these worlds have in common, as far as it differs from a normal set-up. What is in their piles is left out;
    with no others to compare, all of the one world is told."""
    opened, target = game.codec.encode(state_of(game, said)), game.codec.encode(world)
    shown = game.codec.encode(world)
    places = [each for pool in game.positions.pools(world.options) for each in pool.homes(target).items()]
    if others:
        plain = [target, *[game.codec.encode(each) for each in others]]
        for place, home in places:
            put(shown, place, at(opened, home) if place == home else _in_common([at(each, place) for each in plain]))
    left_out = ("dice", *game.positions.settles)
    said = _merged(said, _without(difference(game.state, opened, shown), left_out))
    opened = game.codec.encode(state_of(game, said))
    for place, _ in places:
        put(shown, place, at(opened, place))
    return _merged(said, _without(difference(game.state, opened, shown), left_out))


def _in_common(values: list[Any]) -> Any:
    """The things that lie in one place in all of these worlds, and how many more there are."""
    first, *others = values
    if not isinstance(first, list):
        return first if all(each == first for each in others) else ANY
    known = [each for each in first if all(each in other for other in others)]
    return known + [ANY] * (len(first) - len(known))


def difference(kind: Any, before: Any, after: Any) -> Any:
    """What must be said so that the one becomes the other; empty where they are equal."""
    if _same(before, after):
        return {}
    marks: tuple[Any, ...] = ()
    if get_origin(kind) is Annotated:
        kind, *rest = get_args(kind)
        marks = tuple(rest)
    by = next((mark for mark in marks if isinstance(mark, By)), None)
    if by is not None and len(before) == len(after):
        item = get_args(kind)[0]
        return {by.names[index]: difference(item, *pair) for index, pair in _changed(before, after)}
    if get_origin(kind) is dict:
        item = get_args(kind)[1]
        gone = {name: NONE for name in before if name not in after}
        order = [name for name in before if name in after] + [name for name in after if name not in before]
        changed = list(_differing(before, after)) if order == list(after) else list(after.items())
        return gone | {name: difference(item, before.get(name), each) or each for name, each in changed}
    if dataclasses.is_dataclass(kind) and before is not None:
        kinds = said_of(kind, next((mark.names for mark in marks if isinstance(mark, Of)), THING))
        return {name: difference(kinds[name], before[name], each) for name, each in _differing(before, after)}
    return _in_words(after, NONE)


def _changed(before: Sequence[Any], after: Sequence[Any]) -> Iterator[tuple[int, tuple[Any, Any]]]:
    pairs = enumerate(zip(before, after, strict=True))
    return ((index, (one, other)) for index, (one, other) in pairs if one != other)


def _differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((name, each) for name, each in after.items() if name not in before or not _same(before[name], each))


def _same(one: Any, other: Any) -> bool:
    """Whether two plain values are equal; tables with their order, which rules may go by."""
    return bool(one == other) and not (isinstance(other, dict) and list(one) != list(other))


def _without(said: dict[str, Any], patterns: Sequence[str], path: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is said, but for some fields."""
    kept: dict[str, Any] = {}
    for name, value in said.items():
        here = (*path, name)
        if any(_matches(pattern.split("."), here) for pattern in patterns):
            continue
        if isinstance(value, dict):
            value = _without(value, patterns, here)
            if not value:
                continue
        kept[name] = value
    return kept


def _matches(pattern: Sequence[str], path: Sequence[str]) -> bool:
    if len(pattern) != len(path):
        return False
    return all(one in ("*", other) for one, other in zip(pattern, path, strict=True))


def _merged(said: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """Both together; where they disagree, what came later."""
    merged = dict(said)
    for name, value in more.items():
        ours = merged.get(name)
        merged[name] = _merged(ours, value) if isinstance(ours, dict) and isinstance(value, dict) else value
    return merged
