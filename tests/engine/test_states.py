"""A field says who may see it; copies, views and what is checked follow from that."""

from collections.abc import Callable
from typing import Annotated, Any, get_type_hints

import msgspec
import pytest

from saddlebag.engine.codec import Codec
from saddlebag.engine.counts import NO_COUNT, bad_count, bad_seat
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import NOBODY, OR_NOBODY, By, Names, SetOf, UpTo, WrittenNames
from saddlebag.engine.state import Part
from saddlebag.engine.views import Seen, plan_of, shower, view_of

HORSE = Names("horse", ["bess", "star"])
CARD = Names("card", ["ace", "king", "queen"])
CELL = WrittenNames("cell", 10_000, lambda cell: f"c{cell}", lambda name: int(name[1:]), "c0, c1")


@state
class Bag(Part):
    """A saddlebag."""

    coins: int = seen(default=0)
    letters: list[int] = hidden("sealed", default=[], size="letters")


@state(kw_only=True)
class Rider(Part):
    """A rider."""

    horse: Annotated[int, HORSE, OR_NOBODY] = seen(default=NOBODY)
    hand: Annotated[int, SetOf(CARD)] = seen(by="its owner", default=0, size="hand_size")
    shown: Annotated[int, SetOf(CARD)] = seen(default=0)
    row: Annotated[list[Annotated[int, CARD]], UpTo(2)] = seen(default=[], then="lucky")
    miles: Annotated[list[int], By(HORSE)] = seen()
    tracks: dict[Annotated[int, CELL], Annotated[int, HORSE]] = seen(name="trail", default={})
    bags: list[Bag] = seen(default=[])
    spare: Bag | None = seen(default=None)
    camps: list[list[int]] = hidden("nobody asks", default=[])


@view_of(Rider)
class RiderView(Seen, frozen=True):
    """A rider from one chair."""

    name: str
    hand: list[str]
    lucky: bool


show_rider = shower(RiderView, Rider)


def a_rider() -> Rider:
    return Rider(horse=1, hand=0b11, row=[2], miles=[3, 4], tracks={7: 0}, bags=[Bag(5, [1, 2])], camps=[[1], [2]])


def test_fields_have_the_defaults_that_they_name_and_share_none() -> None:
    one, other = Rider(miles=[0, 0]), Rider(miles=[0, 0])
    one.row.append(1)
    assert (other.row, other.horse, other.spare, other.bags) == ([], NOBODY, None, [])


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    rider = a_rider()
    twin = rider.copy()
    assert twin == rider
    twin.bags[0].letters.append(3)
    twin.camps[0].append(3)
    twin.tracks[8] = 1
    assert rider == a_rider()


def test_a_part_that_comes_and_goes_is_copied_and_saved_with_the_rest() -> None:
    rider = a_rider()
    rider.spare = Bag(1)
    twin = rider.copy()
    assert twin.spare == rider.spare
    assert twin.spare is not rider.spare
    codec = Codec(Rider)
    for each in (rider, a_rider()):
        assert codec.read(codec.encode(each)) == each
        assert codec.read_ints(codec.write_ints(each)) == each
        assert codec.fits(each)
    rider.spare.coins = 10**6
    rider.horse = 2
    assert not codec.fits(rider)


def test_a_view_shows_what_everybody_sees_and_what_the_game_adds_in_the_order_of_the_state() -> None:
    view = show_rider(a_rider(), name="Ann", hand=["ace"], lucky=True)
    assert msgspec.to_builtins(view) == {
        "name": "Ann",
        "horse": "star",
        "hand": ["ace"],
        "hand_size": 2,
        "shown": [],
        "row": ["queen"],
        "lucky": True,
        "miles": {"bess": 3, "star": 4},
        "trail": {"c7": "bess"},
        "bags": [{"coins": 5, "letters": 2}],
        "spare": None,
    }
    assert [*msgspec.to_builtins(view)] == list(RiderView.__struct_fields__)


def test_a_view_says_what_its_names_are() -> None:
    hints = get_type_hints(RiderView, include_extras=True)
    assert hints["horse"] == Annotated[str, HORSE] | None
    assert hints["shown"] == Annotated[list[str], CARD]
    assert hints["row"].__metadata__[0] is CARD
    assert hints["trail"].__metadata__ == (CELL,)
    assert hints["bags"] == list[plan_of(Bag).view]  # type: ignore[misc]


def test_a_field_that_does_not_say_who_may_see_it_is_refused() -> None:
    def forgetful() -> Any:
        @state
        class Forgetful(Part):
            """It says nothing."""

            secret: int = 0

        return Forgetful

    with pytest.raises(TypeError, match=r"Forgetful.secret does not say who may see it"):
        forgetful()


def test_a_view_that_lacks_what_the_state_shows_is_refused() -> None:
    @state
    class Post(Part):
        """A letter."""

        text: str = seen(by="its reader")

    with pytest.raises(TypeError, match="the state shows text, which the view does not have"):
        plan_of(Post)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda rider: rider.miles.append(-1), "miles cannot be -1; no count is negative or this large"),
        (lambda rider: setattr(rider.bags[0], "coins", 100), "bags[0].coins cannot be 100"),
        (lambda rider: setattr(rider, "spare", Bag(-2)), "spare.coins cannot be -2"),
        (lambda rider: rider.camps.append([4, -3]), "camps[2] cannot be -3"),
        (lambda rider: setattr(rider, "horse", NOBODY), ""),
        (lambda rider: rider.tracks.update({9_999: 1}), ""),
    ],
)
def test_every_int_that_names_nothing_is_a_count(spoil: Callable[[Rider], None], fault: str) -> None:
    rider = a_rider()
    assert bad_count(rider, 100) == ""
    spoil(rider)
    assert bad_count(rider, 100).startswith(fault)
    assert bool(bad_count(rider, 100)) == bool(fault)


def test_a_field_may_say_that_it_counts_nothing() -> None:
    @state
    class Weather(Part):
        """It may be cold."""

        degrees: Annotated[int, NO_COUNT] = seen()

    assert bad_count(Weather(-20), 100) == ""


def test_players_are_named_only_as_far_as_there_are_some() -> None:
    assert bad_seat(a_rider(), HORSE, 2) == ""
    assert bad_seat(a_rider(), HORSE, 1) == "a seat should be one of the first 1 players"
    assert bad_seat(a_rider(), CARD, 3) == ""
    assert bad_seat(Rider(miles=[], hand=0b100), CARD, 2) == "a set of seats should name only the first 2 players"
