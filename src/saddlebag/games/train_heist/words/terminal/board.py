"""The whole table: meters, Main Map, Train Map, hands, Wanted Cards."""

from collections.abc import Mapping

from saddlebag.engine.text import in_lines
from saddlebag.engine.words import counted
from saddlebag.games.train_heist.content import WANTED, WANTED_CARDS
from saddlebag.games.train_heist.seen.parts import CowboyView, View
from saddlebag.games.train_heist.words.terminal.canvas import (
    DANGER,
    FAINT,
    PLAIN,
    STRONG,
    Piece,
    cowboy_chip,
    markup,
    width,
)
from saddlebag.games.train_heist.words.terminal.cards import LEGEND, card_chips, short_name
from saddlebag.games.train_heist.words.terminal.main_map import COLUMNS, draw_main_map
from saddlebag.games.train_heist.words.terminal.train_map import draw_train_map
from saddlebag.games.train_heist.words.text import under_way

GAP: Piece = ("   ", PLAIN)


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view as rich markup, 100 columns wide. `marks` puts the numbers of answers where they would happen."""
    rows = [meters(view), *draw_main_map(view, marks), *draw_train_map(view, marks)]
    rows += [hand_row(view, seat, cowboy, marks) for seat, cowboy in enumerate(view.cowboys)]
    rows += [markup([(f"  {line}", STRONG)]) for line in in_lines(under_way(view), width=COLUMNS - 2)]
    rows.append(wanted_row(view))
    rows.append(markup([(LEGEND, FAINT)]))
    return "\n".join(rows)


def meters(view: View) -> str:
    """Turn, heist meter, speed, noose, events, bullets in one line."""
    pieces: list[Piece] = [("TRAIN HEIST", STRONG), (f"  turn {view.turn}", PLAIN)]
    if view.mode == "versus":
        pieces += [GAP, (f"Versus to {view.goal}", PLAIN)]
    elif view.goal is None:
        pieces += [GAP, ("Score ", PLAIN), (str(view.meter), STRONG)]
    else:
        filled = min(view.meter, view.goal)
        bar = "■" * filled + "□" * (view.goal - filled)
        pieces += [GAP, (f"Heist {bar} ", PLAIN), (f"{view.meter}/{view.goal}", STRONG)]
    pieces += [GAP, ("Speed " + "►" * view.speed + "▹" * (5 - view.speed), PLAIN)]
    noose = "●" * view.hangman + "○" * (view.hangman_steps - view.hangman)
    pieces += [GAP, (f"Noose {noose}", DANGER if view.hangman else PLAIN)]
    pieces += [GAP, (f"Events {view.event_deck_size}", DANGER if view.event_deck_size < 3 else PLAIN)]
    pieces += [GAP, ("Bullets " + ("•" * view.bullets or "none"), PLAIN)]
    return markup(pieces)


def hand_row(view: View, seat: int, cowboy: CowboyView, marks: Mapping[str, str]) -> str:
    """A cowboy's name, cards, loot and bullets; an arrow for the one whose turn it is."""
    active = seat == view.active and not view.outcome
    name = cowboy.name + (" (you)" if seat == view.seat else "")
    start: list[Piece] = [("► " if active else "  ", DANGER), cowboy_chip(cowboy.colour)]
    start.append((f" {name:<12} ", STRONG if active else PLAIN))
    if active and view.step == "actions":
        start.append((f"{view.actions_left} left ", STRONG))
    end = belongings(view, cowboy)
    room = COLUMNS - width(start) - width(end)
    in_words = hand_pieces(cowboy, marks, True)
    return markup([*start, *(in_words if width(in_words) <= room else hand_pieces(cowboy, marks, False)), *end])


def hand_pieces(cowboy: CowboyView, marks: Mapping[str, str], words: bool) -> list[Piece]:
    """The cards that the viewer knows, and how many more there are."""
    pieces: list[Piece] = []
    for card in cowboy.hand:
        pieces += card_chips(card, marks.get(f"card:{card}"), words)
    if unknown := cowboy.hand_size - len(cowboy.hand):
        pieces.append((f"{unknown} hidden card{'s' if unknown > 1 else ''} ", FAINT))
    return pieces or [("no cards ", FAINT)]


def belongings(view: View, cowboy: CowboyView) -> list[Piece]:
    """Loot, bullets, counters, and what keeps them from acting."""
    pieces: list[Piece] = []
    if cowboy.loot:
        pieces.append(("loot " + ", ".join(short_name(tile) for tile in cowboy.loot) + "  ", STRONG))
    if cowboy.bullets:
        pieces.append(("•" * cowboy.bullets + "  ", PLAIN))
    if view.mode == "versus":
        pieces.append((f"{counted(cowboy.counters, 'counter')}  ", STRONG))
    if cowboy.jailed:
        pieces.append(("in jail", DANGER))
    if cowboy.flat:
        pieces.append(("flat", DANGER))
    return pieces


def wanted_row(view: View) -> str:
    """The titles that can still be earned; the page `wanted` tells how."""
    titles = [WANTED_CARDS[WANTED.find(card)].title for card in view.wanted_row]
    return markup([("  Wanted: ", PLAIN), (" · ".join(titles) or "nobody", STRONG), ("  (type wanted)", FAINT)])
