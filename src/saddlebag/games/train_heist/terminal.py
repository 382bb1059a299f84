"""The table as text for terminals."""

from saddlebag.games.train_heist.view import View


def draw(view: View) -> str:
    return str(view)
