"""What the entries of the content must be together: the counts of the box, and names that lead somewhere."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saddlebag.games.train_heist import content

TOWNS = ("a", "b", "c")
MAIN_NEEDED = (
    *("cc", "xe", "xw", "je", "jw", "cactus_1", "cactus_2", "cactus_3"),
    *(f"town_{town}" for town in TOWNS),
    *("s02", "s03", "s04", "s05", "s06", "s09"),
)
CARS = ("car_a", "car_b", "car_c")
TRAIN_NEEDED = (
    *(f"plat_{section}" for section in range(1, 6)),
    *(f"roof_{section}" for section in range(2, 6)),
    *("jail", *CARS),
)
"""The spaces that the rules name."""


def counts(**there: int) -> Iterator[str]:
    """The box holds so many of each; the rules deal with these numbers. Ledger 4"""
    wanted = {
        "events": ("events.toml", 21, "Event Cards"),
        "set_aside": ("events.toml", 2, "Event Cards with set_aside"),
        "tiles": ("loot.toml", 21, "Loot Tiles"),
        "cards": ("poker.toml", 35, "Poker Cards"),
        "wanted": ("wanted.toml", 15, "Wanted Cards"),
        "squares": ("train_map.toml", 6, "loot squares"),
    }
    for what, number in there.items():
        file, right, name = wanted[what]
        if number != right:
            yield f"{file}: there are {number} {name}, but the game has {right}."


def maps(
    main: Sequence["content.MainSpace"], train: Sequence["content.TrainSpace"], squares: Sequence["content.LootSquare"]
) -> Iterator[str]:
    """Every space that an entry or a rule names is there, and every link leads both ways."""
    both = {space.id for space in main} & {space.id for space in train}
    for name in sorted(both):
        yield f"train_map.toml, space {name}: the Main Map has a space of that id; ids must differ."
    yield from _spaces("main_map.toml", main, MAIN_NEEDED)
    yield from _spaces("train_map.toml", train, TRAIN_NEEDED)
    for space in main:
        if space.town is not None and space.town not in TOWNS:
            yield f"main_map.toml, space {space.id}, town: there is no town {space.town}; there are a, b, c."
    for square in squares:
        if square.car not in CARS:
            yield f"train_map.toml, loot_square {square.id}, car: {square.car} is not one of {', '.join(CARS)}."


def _spaces(
    file: str, spaces: Sequence["content.MainSpace"] | Sequence["content.TrainSpace"], needed: Sequence[str]
) -> Iterator[str]:
    links = {space.id: space.adjacent for space in spaces}
    for name in needed:
        if name not in links:
            yield f"{file}: there is no space {name}, which the rules need."
    for start, ends in links.items():
        for end in ends:
            if end not in links:
                yield f"{file}, space {start}, adjacent: there is no space {end}."
            elif start not in links[end]:
                yield f"{file}, space {start}, adjacent: {end} does not lead back to {start}."


def tracks(
    main: Sequence["content.MainSpace"], rails: Sequence["content.Rail"], routes: Sequence["content.Route"]
) -> Iterator[str]:
    """Rails join rail spaces, and a junction has a way out for each leg and colour. TH-JUNC-02"""
    on_rails = {space.id for space in main if space.type == "rail"}
    legs: dict[str, set[str]] = {"je": set(), "jw": set()}
    for number, rail in enumerate(rails, 1):
        for name, other in ((rail.a, rail.b), (rail.b, rail.a)):
            if name not in on_rails:
                yield f"main_map.toml, rail {number}: {name} is not a rail space."
            elif name in legs:
                legs[name].add(other)
    known = {(route.junction, route.coming_from, route.colour) for route in routes}
    for number, route in enumerate(routes, 1):
        if route.junction not in legs:
            yield f"main_map.toml, route {number}, junction: {route.junction} is not a junction (je, jw)."
            continue
        for field, name in (("coming_from", route.coming_from), ("exit_to", route.exit_to)):
            if name not in legs[route.junction]:
                yield f"main_map.toml, route {number}, {field}: no rail joins {route.junction} and {name}."
    for junction, ends in legs.items():
        for end in sorted(ends):
            for colour in ("green", "red"):
                if (junction, end, colour) not in known:
                    yield f"main_map.toml: there is no route through {junction} from {end} on {colour}."
