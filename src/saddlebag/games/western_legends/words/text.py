"""The table in words, for terminals and screen readers."""

from collections.abc import Mapping

from saddlebag.engine.text import Line, in_lines
from saddlebag.games.western_legends.seen.parts import PlayerView, View


def table_text(view: View) -> list[Line]:
    """A view as a tree of lines."""
    return [
        Line("Table", [Line(f"round {view.round}"), Line(f"to {view.target_lp} LP"), Line(f"deck {view.deck_size}")]),
        *[player_lines(player) for player in view.players],
    ]


def player_lines(player: PlayerView) -> Line:
    """A mat."""
    return Line(
        player.name,
        [
            Line(f"{player.lp} LP"),
            Line(f"${player.money}"),
            Line(f"{player.nuggets} nuggets"),
            Line(f"{player.wounds} wounds"),
            *[Line(card, thing=f"card:{card}") for card in player.hand],
        ],
    )


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view for a terminal."""
    return "\n".join(in_lines(table_text(view), marks))
