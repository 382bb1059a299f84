"""Who may sit where, and what they may choose for their seats."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from saddlebag import bots
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match
from saddlebag.engine.options import dealt_by_the_table, shared, with_choices
from saddlebag.table.chairs import DEFAULT_BOT, Chair, written
from saddlebag.table.errors import BadRequest, Full, NotNow, TooLarge, not_allowed
from saddlebag.table.messages import SeatWish
from saddlebag.table.names import told_apart
from saddlebag.table.room import Room

LARGEST_CHOICES = 8000


class Guest(msgspec.Struct):
    """Somebody with a cookie."""

    id: str
    name: str


def known_bot(name: str) -> str:
    if name not in bots.names():
        raise BadRequest(f"There is no bot {name!r}. The bots are: {', '.join(bots.names())}.")
    return name


def bot_name(bot: str) -> str:
    return f"{bot.capitalize()} bot"


def seated(guest: Guest, wishes: list[SeatWish] | None, seats: int) -> list[Chair]:
    """The seats as whoever makes the table wishes them."""
    if wishes is None:
        wishes = [SeatWish("me"), *(SeatWish("bot") for _ in range(1, seats))]
    if len(wishes) != seats:
        raise BadRequest(f"This table has {seats} seats, but {len(wishes)} were given.")
    chairs = [seated_at(guest, seat, wish) for seat, wish in enumerate(wishes)]
    return tell_apart(chairs, {seat for seat, wish in enumerate(wishes) if wish.kind == "me"})


def usual_seats(match: Match[Any, Any]) -> list[SeatWish]:
    """Whoever opens a position sits where somebody is asked, bots sit elsewhere; alone, they have all seats."""
    alone = match.agreed.players == 1
    return [SeatWish("me" if alone or seat == match.to_act else "bot") for seat in range(match.agreed.seats())]


def tell_apart(chairs: list[Chair], own: Collection[int]) -> list[Chair]:
    """Give the others names that differ from those of one's own seats and from each other's."""
    names = [chair.name for chair in chairs if chair.seat in own]
    for chair in chairs:
        if chair.seat not in own and chair.kind != "open":
            chair.name = told_apart(chair.name, names)
            names.append(chair.name)
    return chairs


def seated_at(guest: Guest, seat: int, wish: SeatWish) -> Chair:
    name = None if wish.name is None else good_name(wish.name)
    if wish.kind == "open":
        return Chair(seat, "open", None, "")
    if wish.kind == "bot":
        bot = known_bot(wish.bot or DEFAULT_BOT)
        return Chair(seat, "bot", None, name or bot_name(bot), bot)
    return Chair(seat, "person", guest.id, name or guest.name)


def good_name(text: str) -> str:
    """A name that people can read."""
    name = text.strip()
    if not name or not name.isprintable():
        raise BadRequest("A name needs at least one visible letter.")
    return name


def chosen_at_once(options: Any, chairs: list[Chair], wishes: list[SeatWish]) -> Any:
    """The options with what who makes a table chooses for seats: for their own, and for bots if nobody else comes."""
    common, chosen = shared(options)
    waits = any(chair.kind == "open" for chair in chairs)
    for chair, own, wish in zip(chairs, chosen, wishes or [SeatWish("me") for _ in chairs], strict=True):
        if wish.choices is not None:
            own |= msgspec.json.decode(checked_choices(common, chair.seat, wish.choices, {}))
            chair.choices = written(own)
        if own and waits and chair.kind != "person":
            raise BadRequest(f"Seat {chair.seat} is not yours, so you cannot choose {' or '.join(own)} for it.")
    return with_choices(common, chosen)


def waits(options: Any, chairs: list[Chair], chosen: list[dict[str, Any]]) -> bool:
    """Whether a new table does not begin at once: a seat is open, or somebody must see what they are dealt before
    they choose."""
    if any(chair.kind == "open" for chair in chairs):
        return True
    undecided = [chair for chair, own in zip(chairs, chosen, strict=True) if chair.choices is None and not own]
    return bool(dealt_by_the_table(options)) and any(chair.kind == "person" for chair in undecided)


def nobody_chooses(dealt: Iterable[str], choices: Mapping[str, Any]) -> None:
    """What a table deals is not for guests to choose."""
    for name in dealt:
        if choices.get(name) not in (None, []):
            raise BadRequest(f"The table deals {name}, so they cannot be chosen; leave {name} out.")


def checked_choices(options: Any, seat: int, choices: Mapping[str, Any], hand: Mapping[str, Any]) -> str:
    """What a seat chooses for itself, as JSON, if the game allows it with what the seat was dealt."""
    nobody_chooses(options.dealt, choices)
    of_seats = {name: usual for name, usual in options.of_seats().items() if name not in options.dealt}
    for name in choices:
        if name not in of_seats:
            known = f"choose {', '.join(of_seats)}" if of_seats else "there is nothing to choose for it"
            raise BadRequest(f"A seat at this table has no {name} of its own; {known}.")
    own = {name: value for name, value in choices.items() if value is not None and value != of_seats[name]}
    if len(written(own)) > LARGEST_CHOICES:
        raise TooLarge(
            f"The choices for a seat may be {LARGEST_CHOICES} characters long; these are {len(written(own))}."
        )
    try:
        with_choices(options, [{**hand, **own} if each == seat else {} for each in range(options.seats())])
    except SaddlebagError as error:
        raise not_allowed(error) from None
    return written(own)


def together_or_apart(options: Any, chairs: list[Chair]) -> None:
    """Rivals at one device share its screen, all of them: with others at the table, two seats are two hands for one."""
    persons = [chair for chair in chairs if chair.kind == "person"]
    if len(persons) > 1 and any(chair.kind == "open" for chair in chairs) and not options.together():
        raise BadRequest(
            "Where players are rivals, either everyone shares your device or each has their own, since with two seats "
            "you would see two hands. Take one seat, and let the others join with the link."
        )


def one_hand_each(room: Room, guest: Guest) -> None:
    """Nobody gets a second hand to look into."""
    taken = [chair.guest_id for chair in room.chairs if chair.guest_id is not None]
    if guest.id in taken and dealt_by_the_table(room.options):
        raise NotNow("You are already seated at this table, where everyone is dealt one hand.")
    if room.options.together():
        return
    if guest.id in taken:
        raise NotNow("You are already seated at this table; with two seats you would see two rivals' hands.")
    if len(set(taken)) < len(taken):
        raise NotNow("The players at this table share one device, so nobody else can join; you can watch.")


def open_chair(room: Room, seat: int | None, guest_id: str) -> Chair:
    """The seat that was asked for, or the one that is kept for this guest, or else the first open one."""
    free = [chair for chair in room.chairs if chair.kind == "open"]
    if room.status != "waiting" or not free:
        raise Full("All seats at this table are taken; you can watch.")
    theirs = [chair for chair in free if chair.kept_for == guest_id]
    allowed = theirs or [chair for chair in free if chair.kept_for is None]
    if seat is not None and room.chair(seat) not in free:
        raise Full(f"Seat {seat} is taken; choose another one, or watch.")
    if seat is not None and room.chair(seat) not in allowed:
        raise Full(f"Seat {seat} is kept for someone else; choose another one, or watch.")
    if not allowed:
        raise Full("The open seats at this table are kept for others; you can watch.")
    return allowed[0] if seat is None else room.chair(seat)
