"""Cards, loot and what it takes to rob it, in a few characters each."""

from saddlebag.games.train_heist.content import ALL_CARDS, CARD, LOOT_TILES, REQUIREMENTS, TILE
from saddlebag.games.train_heist.words.terminal.canvas import CARD_STYLE, PLAIN, TARGET, Piece

SUIT_GLYPHS = {"revolver": "⌐", "bag": "$", "keyhole": "Ω", "wild": "✶"}
NUMBER_SETS = {"kind": "777", "pairs": "2+2", "straight": "123"}
"""How the number sets are written: three of a kind, two pairs, a straight of three."""
LEGEND = "⌐ revolver  $ bag  Ω keyhole   777 three of a kind  2+2 two pairs  123 straight of three"


def card_text(card: str) -> str:
    """A card in words with its sign: `7⌐ revolver`, `A$ bag`, `✶ wild`."""
    entry = ALL_CARDS[CARD.find(card)]
    if entry.value is None:
        return "✶ wild"
    number = "A" if entry.value == 1 else str(entry.value)
    return f"{number}{SUIT_GLYPHS[entry.suit]} {entry.suit}"


def card_sign(card: str) -> str:
    """A card where there is little room: `7⌐`, `A$`, `✶`."""
    return card_text(card).partition(" ")[0]


def card_chips(card: str, mark: str | None, words: bool) -> list[Piece]:
    """A card in a hand, in words or with its sign alone, after the number of the answer that plays it."""
    text = card_text(card) if words else card_sign(card)
    number: list[Piece] = [(f"({mark})", TARGET)] if mark else []
    return [*number, (f" {text} ", CARD_STYLE), (" ", PLAIN)]


def requirement(tile: str) -> str:
    """What robbing a tile takes: `⌐⌐$` or `777`."""
    needed = REQUIREMENTS[TILE.find(tile)]
    if needed.name != "suits":
        return NUMBER_SETS[needed.name]
    return "".join(glyph * count for glyph, count in zip(SUIT_GLYPHS.values(), needed.suits, strict=False))


def tile_name(tile: str) -> str:
    """The full name of a passenger."""
    return LOOT_TILES[TILE.find(tile)].name


def short_name(tile: str) -> str:
    """The last word of a passenger's name, which is enough to tell all of them apart."""
    return tile_name(tile).split()[-1]
