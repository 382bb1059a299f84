"""The table in text."""

import io
from collections import Counter
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import saddlebag
from saddlebag.cli.choices import choices, marks
from saddlebag.cli.picture import draw as draw_picture
from saddlebag.cli.picture import played_match
from saddlebag.engine.match import Match
from saddlebag.games.train_heist.content import LOOT_TILES, MAIN_SPACES
from saddlebag.games.train_heist.seen.view import view
from saddlebag.games.train_heist.words.terminal import draw
from saddlebag.games.train_heist.words.terminal.canvas import cowboy_chip
from saddlebag.games.train_heist.words.terminal.cards import short_name
from saddlebag.games.train_heist.words.terminal.main_map import COLUMNS, ROWS, column, next_path, row
from tests.games.train_heist import kit

TABLES = saddlebag.game("train_heist").tables


def board(match: Match[Any, Any], seat: int | None = None) -> str:
    """What is drawn, without styles."""
    seen: Any = match.view(seat)
    return Text.from_markup(draw(seen, marks(choices(match)))).plain


def test_every_space_has_a_cell_of_its_own() -> None:
    cells = Counter((column(space.x), row(space.y)) for space in MAIN_SPACES)
    assert set(cells.values()) == {1}
    assert all(0 <= at < COLUMNS and 0 <= line < ROWS for at, line in cells)


def test_short_names_tell_all_passengers_apart() -> None:
    assert len({short_name(tile.id) for tile in LOOT_TILES}) == len(LOOT_TILES)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values())))
def test_the_board_fits_its_frame_and_shows_every_piece_all_match_long(options: dict[str, Any]) -> None:
    match = saddlebag.game("train_heist").new(seed=3, **options)
    random = Random(2)
    while match.to_act is not None:
        text = board(match, match.to_act)
        seen: Any = match.view(match.to_act)
        assert all(len(line) <= 100 for line in text.splitlines()), text
        assert len(text.splitlines()) <= 36
        places = Counter(cowboy.place for cowboy in seen.cowboys)
        for cowboy in seen.cowboys:
            crowded = places[cowboy.place] > 1 or cowboy.place == seen.sheriff
            beside_his_hand = 1 if crowded else 2
            assert text.count(cowboy_chip(cowboy.colour)[0]) >= beside_his_hand
        assert text.count("♞") == 1 + sum(place is not None for place in seen.horses.values())
        assert any(engine in text for engine in ("1►", "1◄", "1▲", "1▼"))
        assert all(piece in text for piece in ("3A", "4B", "5C", "S"))
        for _ in range(5):
            if match.to_act is not None:
                match.apply(random.choice(match.options))
    assert Text.from_markup(draw(match.view(None), {})).plain  # type: ignore[arg-type]


def test_options_stand_on_the_map_where_they_would_happen() -> None:
    match = saddlebag.game("train_heist").new(players=2, seed=1, first_player=0)
    lines = board(match, 0).splitlines()
    offered = {choice.action.text: choice.number for choice in choices(match)}
    at = next(space for space in MAIN_SPACES if space.id == "draw_e")
    assert f"({offered['move draw_e']})" in lines[1 + row(at.y)][column(at.x) - 2 : column(at.x) + 3]


@pytest.mark.parametrize(("colour", "path"), [("green", ["je", "n01"]), ("red", ["je", "xe"])])
def test_the_next_move_of_the_train_follows_the_switches(colour: str, path: list[str]) -> None:
    s = kit.table()
    kit.train(s, "s11 s10 s09 s08 s07")
    kit.switches(s, colour, "red")
    assert next_path(view(s, 0)) == path


def test_a_stack_shows_who_is_on_top_and_what_comes_next() -> None:
    s = kit.table()
    kit.stack(s, "b1", "l01 l14 l12")
    text = Text.from_markup(draw(view(s, 0), {})).plain
    assert "Weasels" in text
    assert "777▾2+2+" in text


def test_towns_cherokee_jail_and_tunnel_are_shown() -> None:
    s = kit.table()
    kit.supply(s, "c", "l01 l02")
    kit.put(s, 0, "jail")
    kit.put(s, 1, "plat_3", loot="l10")
    kit.train(s, "n08 n07 n06 n05 n04")
    s.cherokee = 1 << 1
    text = Text.from_markup(draw(view(s, 0), {})).plain
    assert " C: 2 loot" in text
    assert "Cherokee!" in text
    assert "▒▒tunnel▒▒" in text
    assert text.count("in jail") == 1
    assert "loot Owl" in text


def test_colours_are_never_alone() -> None:
    """Without any colour the same board tells everything: it is the plain text that the tests above read."""
    match = saddlebag.game("train_heist").new(players=4, seed=1)
    console = Console(file=io.StringIO(), width=100, no_color=True, force_terminal=True)
    console.print(Text.from_markup(draw(match.view(0), {})))  # type: ignore[arg-type]
    out = console.file.getvalue()  # type: ignore[attr-defined]
    assert "G♣" in out
    assert " red " in out
    assert " green " in out


def test_the_picture_is_made_of_a_match_alone() -> None:
    svg = draw_picture(played_match(1))
    assert svg.startswith("<svg")
    assert "/home" not in svg
    assert "/work" not in svg
