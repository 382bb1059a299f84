"""The Train Map in text: the engine, the jail, three passenger cars with roofs, platforms and loot."""

from collections.abc import Mapping

from saddlebag.games.train_heist.content import MAIN_SPACES, SQUARE
from saddlebag.games.train_heist.seen.parts import View
from saddlebag.games.train_heist.words.terminal.canvas import (
    DANGER,
    FAINT,
    PLAIN,
    SHERIFF,
    STRONG,
    Canvas,
    Piece,
    cowboy_chip,
    target,
    width,
)
from saddlebag.games.train_heist.words.terminal.cards import requirement, short_name

COLUMNS, ROWS = 100, 6
ROOF_ROW, TOP_ROW, PEOPLE_ROW, NAME_ROW, NEED_ROW, WHEEL_ROW = range(ROWS)
PLATFORM_WIDTH = 5
ENGINE_ART = (" ) )   ", "  ╥ ┌──┐", "┌─╨─┤  │", "│ 1    │", "└──────┴", " (o) (o)")
BODIES = {1: (0, 8), 2: (13, 8), 3: (26, 19), 4: (50, 19), 5: (74, 19)}
"""The left column and the width of each car; its platform is at its right end."""
TUNNEL = {space.id for space in MAIN_SPACES if space.tunnel}
ROOM = ("", "", "jail", "car_a", "car_b", "car_c")


def draw_train_map(view: View, marks: Mapping[str, str]) -> list[str]:
    """The whole train, a string of rich markup for each row."""
    canvas = Canvas(COLUMNS, ROWS)
    for line, art in enumerate(ENGINE_ART):
        canvas.put(0, line, art, FAINT if line == ROOF_ROW else PLAIN)
    for section in range(1, 6):
        if section > 1:
            draw_body(canvas, view, section, marks)
        draw_platform(canvas, view, section, marks)
    return canvas.lines()


def draw_body(canvas: Canvas, view: View, section: int, marks: Mapping[str, str]) -> None:
    """Walls, wheels, whoever is inside or on the roof."""
    left, wide = BODIES[section]
    inner = wide - 2
    label = "2 JAIL" if section == 2 else f"─ {section} CAR {'ABC'[section - 3]} "
    canvas.put(left, TOP_ROW, f"┌{label.ljust(inner, '─')}┐")
    for line in (PEOPLE_ROW, NAME_ROW, NEED_ROW):
        canvas.put(left, line, "│" + " " * inner + "│")
    canvas.put(left, WHEEL_ROW, ("└(o)" + "─" * (wide - 8) + "(o)┘"))
    middle = left + wide // 2
    draw_roof(canvas, view, section, middle, marks)
    room = ROOM[section]
    canvas.pieces(middle, PEOPLE_ROW, with_mark(marks.get(f"space:{room}"), people_in(view, room, inner - 4)))
    if section == 2:
        canvas.put(left + 1, NEED_ROW, "▒" * inner, FAINT)
    else:
        draw_loot(canvas, view, section, marks)


def draw_roof(canvas: Canvas, view: View, section: int, middle: int, marks: Mapping[str, str]) -> None:
    roof = f"roof_{section}"
    pieces = with_mark(marks.get(f"space:{roof}"), people_in(view, roof, 12))
    if view.cars[section - 1] in TUNNEL:
        pieces = [("▒▒tunnel▒▒" if section > 2 else "▒tunnel▒", DANGER)]
    canvas.pieces(middle, ROOF_ROW, pieces or [("roof", FAINT)])


def draw_platform(canvas: Canvas, view: View, section: int, marks: Mapping[str, str]) -> None:
    """The open platform behind a car: the number of an answer above whoever stands there."""
    left, wide = BODIES[section]
    start = left + wide
    platform = f"plat_{section}"
    canvas.put(start, NEED_ROW, "▔" * PLATFORM_WIDTH, FAINT)
    if section < 5:
        canvas.put(start, WHEEL_ROW, "─" * PLATFORM_WIDTH, FAINT)
    if mark := marks.get(f"space:{platform}"):
        canvas.pieces(start + 2, PEOPLE_ROW, [target(mark)])
    people = people_in(view, platform, PLATFORM_WIDTH)
    if not people and not mark:
        people = [(f"pl.{section}", FAINT)]
    canvas.pieces(start + 2, NAME_ROW, people)


def draw_loot(canvas: Canvas, view: View, section: int, marks: Mapping[str, str]) -> None:
    """The two stacks of a passenger car: who is on top, what robbing takes, and what comes next below."""
    left, _ = BODIES[section]
    letter = "abc"[section - 3]
    for side, square in enumerate((f"{letter}1", f"{letter}2")):
        start = left + 1 + side * 9
        if mark := marks.get(f"square:{square}"):
            canvas.pieces(start + 3 + side * 2, TOP_ROW, [target(mark)])
        stack = view.stacks[SQUARE[SQUARE.find(square)]]
        if not stack or stack[-1] is None:
            canvas.put(start, NAME_ROW, "  --", FAINT)
            continue
        canvas.put(start, NAME_ROW, short_name(stack[-1])[:8], STRONG)
        canvas.put(start, NEED_ROW, requirement(stack[-1]), STRONG)
        if len(stack) > 1:
            below = stack[-2]
            canvas.put(start + 3, NEED_ROW, "▾" + (requirement(below) if below else "???"), FAINT)
        if len(stack) > 2:
            canvas.put(start + 7, NEED_ROW, "+", FAINT)


def people_in(view: View, place: str, room: int) -> list[Piece]:
    """The Sheriff and the cowboys in a Train Map space; without emblems where it is too tight."""
    pieces: list[Piece] = [SHERIFF] if view.sheriff == place else []
    pieces += [cowboy_chip(cowboy.colour) for cowboy in view.cowboys if cowboy.place == place]
    if width(pieces) > room:
        pieces = [(text[0], style) for text, style in pieces]
    return pieces


def with_mark(mark: str | None, pieces: list[Piece]) -> list[Piece]:
    return [target(mark), *pieces] if mark else pieces
