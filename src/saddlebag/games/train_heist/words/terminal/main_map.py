"""The Main Map in text: rails, train, towns, trails and whoever is about, at the content's coordinates."""

from collections.abc import Mapping

from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.seen.parts import View
from saddlebag.games.train_heist.words.terminal.canvas import (
    CAR,
    DANGER,
    ENGINE,
    FAINT,
    HORSE_GLYPH,
    PLAIN,
    STRONG,
    SWITCH_STYLES,
    Canvas,
    Piece,
    cowboy_chip,
    target,
)

COLUMNS, ROWS = 100, 21
CAR_LETTERS = ("", "1", " 2", "3A", "4B", "5C")
TRAIN_COMES = "◆"
TRACK_SIGNS = {
    frozenset(("left", "right")): "╪",
    frozenset(("up", "down")): "╫",
    frozenset(("left", "down")): "╗",
    frozenset(("right", "down")): "╔",
    frozenset(("left", "up")): "╝",
    frozenset(("right", "up")): "╚",
}
ARROWS = {"left": "◄", "right": "►", "up": "▲", "down": "▼"}
STARS = {"gold": "★", "plain": "☆"}
LEGEND = "◆ the train's next move   ★ ☆ events   ⌂ town   ψ cactus   ♞ horse"
AT = {space.id: space for space in content.MAIN_SPACES}


def column(x: int) -> int:
    """The column of a coordinate of the content."""
    return round(x * (COLUMNS - 1) / 1000)


def row(y: int) -> int:
    """The row of a coordinate; the content's topmost space is at 40, the lowest at 910, with its name below."""
    return round((y - 40) * (ROWS - 2) / 870)


def draw_main_map(view: View, marks: Mapping[str, str]) -> list[str]:
    """The whole map, a string of rich markup for each row."""
    canvas = Canvas(COLUMNS, ROWS)
    draw_mesas(canvas)
    draw_trails(canvas)
    draw_rails(canvas)
    for space in content.MAIN_SPACES:
        if space.type != "rail":
            draw_name(canvas, view, space)
    canvas.centre(COLUMNS // 2, 0, LEGEND, FAINT)
    draw_switches(canvas, view, marks)
    path = next_path(view)
    for space in content.MAIN_SPACES:
        canvas.pieces(column(space.x), row(space.y), space_pieces(view, space, marks, path))
    return canvas.lines()


def draw_mesas(canvas: Canvas) -> None:
    for mesa in content.MESAS:
        left, right = column(mesa.x - mesa.width // 2), column(mesa.x + mesa.width // 2)
        top, bottom = row(mesa.y - mesa.height // 2 + 25), row(mesa.y + mesa.height // 2 - 25)
        for line in range(top, bottom + 1):
            canvas.put(left, line, "▒" * (right - left + 1), FAINT)
        canvas.centre(column(mesa.x), (top + bottom + 1) // 2, f" {mesa.name.removesuffix(' Mesa')} ", FAINT)


def draw_trails(canvas: Canvas) -> None:
    """Dots along every way on which cowboys walk; along the rails the track itself shows it."""
    for space in content.MAIN_SPACES:
        for other in map(AT.get, space.adjacent):
            if other is None or space.id > other.id or space.type == other.type == "rail":
                continue
            dots(canvas, (column(space.x), row(space.y)), (column(other.x), row(other.y)))


def dots(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted line between two cells, where nothing else is drawn."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 3, abs(down), 1)
    for step in range(1, steps):
        at = (round(start[0] + across * step / steps), round(start[1] + down * step / steps))
        if canvas.is_blank(*at):
            canvas.put(*at, "·", FAINT)


def draw_rails(canvas: Canvas) -> None:
    for rail in content.RAILS:
        a, b = AT[rail.a], AT[rail.b]
        if rail.kind == "edge":
            for stub in (a, b):
                left = column(stub.x) if stub.x > 500 else 0
                canvas.put(left, row(stub.y), "═" * (COLUMNS - left if stub.x > 500 else column(stub.x)))
        elif a.y == b.y:
            left, right = sorted((column(a.x), column(b.x)))
            canvas.put(left, row(a.y), ("░" if a.tunnel or b.tunnel else "═") * (right - left))
        else:
            top, bottom = sorted((row(a.y), row(b.y)))
            for line in range(top, bottom + 1):
                canvas.put(column(a.x), line, "║")


def draw_name(canvas: Canvas, view: View, space: content.MainSpace) -> None:
    """The name of a space under it; a town says what waits there, a cactus whether the Cherokee came."""
    name = space.name.partition(" (")[0]
    style = PLAIN
    if space.type == "town" and space.town:
        tiles = len(view.towns[space.town])
        letter = space.town.upper()
        name, style = (f"{letter}: {tiles} loot", STRONG) if tiles else (f"{letter}: empty", DANGER)
    if space.type == "cactus" and space.cactus in view.cherokee:
        name, style = "Cherokee!", DANGER
    below = -1 if space.type == "canyon" else 1  # the canyon's neighbours are too near for its long name
    canvas.centre(column(space.x), row(space.y) + below, name, style)


def draw_switches(canvas: Canvas, view: View, marks: Mapping[str, str]) -> None:
    for token in content.SWITCH_TOKENS:
        colour = view.switches[token.junction]
        pieces: list[Piece] = [(f" {colour} ", SWITCH_STYLES[colour])]
        if view.switches_removed:
            pieces = [("no switch", DANGER)]
        if mark := marks.get(f"switch:{token.junction}"):
            pieces.insert(0, target(mark))
        canvas.pieces(column(token.x), row(token.y), pieces)


def next_path(view: View) -> list[str]:
    """The rail spaces that the engine enters in its next move, as the switches lie now."""
    path: list[str] = []
    before, here, following = (
        content.SPACE.find(view.cars[1]),
        content.SPACE.find(view.cars[0]),
        content.SPACE.find(view.front),
    )
    while len(path) < view.speed:
        path.append(content.SPACE[following])
        before, here = here, following
        if here in content.JUNCTION_OF_SPACE:
            if view.switches_removed:
                break
            junction = content.JUNCTION_OF_SPACE[here]
            following = content.ROUTE[junction, before, content.COLOUR.find(view.switches[content.JUNCTION[junction]])]
        else:
            following = next(space for space in content.TRACK[here] if space != before)
    return path


def space_pieces(view: View, space: content.MainSpace, marks: Mapping[str, str], path: list[str]) -> list[Piece]:
    """What stands on a space: the number of an answer, a car, cowboys and horses, or the space's own sign."""
    pieces: list[Piece] = []
    if mark := marks.get(f"space:{space.id}"):
        pieces.append(target(mark))
    if space.id in view.cars:
        return [*pieces, car_piece(view, view.cars.index(space.id) + 1)]
    people = people_at(view, space.id)
    if space.type == "town" and space.town:
        pieces.append((f"⌂{space.town.upper()}", STRONG))
        pieces += waiting(view, space.town)
    elif space.type == "cactus":
        pieces.append(("ψ", DANGER if space.cactus in view.cherokee else PLAIN))
    elif space.type == "rail" and space.id in path:
        star = STARS[space.star] if space.star else ""
        pieces.append((TRAIN_COMES + star, DANGER))
    if people:
        return pieces + people
    if space.type == "rail" and not pieces:
        pieces.append(rail_sign(view, space))
    return pieces or [("o", FAINT)]


def rail_sign(view: View, space: content.MainSpace) -> Piece:
    """An empty rail space: a star, a junction, closed by the Cherokee, in the tunnel, or plain track."""
    if space.cactus in view.cherokee:
        return "x", DANGER
    if space.star:
        return STARS[space.star], STRONG
    if space.junction:
        return "╬", STRONG
    if space.tunnel:
        return "▓", PLAIN
    return TRACK_SIGNS[
        frozenset(_leg(space, AT[content.SPACE[other]]) for other in content.TRACK[content.SPACE.find(space.id)])
    ], PLAIN


def _leg(space: content.MainSpace, other: content.MainSpace) -> str:
    """On which side of a space its track goes on; over the edge of the map it goes on outwards."""
    if space.y == other.y:
        return "right" if (other.x > space.x) == (abs(other.x - space.x) < 500) else "left"
    return "down" if other.y > space.y else "up"


def car_piece(view: View, number: int) -> Piece:
    """A car by its number; the engine points where it goes, a passenger car shows its letter."""
    if number > 1:
        return CAR_LETTERS[number], CAR
    return "1" + ARROWS[_leg(AT[view.cars[0]], AT[view.front])], ENGINE


def people_at(view: View, place: str) -> list[Piece]:
    """Riders with their horse, horses alone, cowboys on foot; flat ones lie."""
    groups: list[list[Piece]] = []
    for horse, at in view.horses.items():
        if at == place:
            riders = [cowboy_chip(cowboy.colour) for cowboy in view.cowboys if cowboy.horse == horse]
            groups.append([*riders, (HORSE_GLYPH, STRONG)])
    walkers = [cowboy for cowboy in view.cowboys if cowboy.place == place and cowboy.horse is None]
    if walkers:
        groups.append([cowboy_chip(cowboy.colour) for cowboy in walkers])
    pieces: list[Piece] = []
    for group in groups:
        pieces += [(" ", PLAIN)] if pieces else []
        pieces += group
    return pieces


def waiting(view: View, town: str) -> list[Piece]:
    """Versus: the counters that wait beside a town."""
    pieces: list[Piece] = []
    for colour, counters in view.waiting[town].items():
        chip, style = cowboy_chip(colour)
        pieces.append((f"{chip[1]}{counters}", style))
    return pieces
