"""The crib sheet: what the icons and chips on the table mean."""

from collections.abc import Sequence

from saddlebag.engine.language import Crib, CribPart, Icon, Shown, capital
from saddlebag.games.high_stakes_drifter.effects.terms import LUCK, STATS


def _sign(shape: str, words: str, means: str, clause: str) -> Shown:
    return Shown(shape, words, [Icon(shape)], means, clause)


def crib(factions: Sequence[tuple[str, str, str]]) -> Crib:
    """All signs, by parts; of each faction its id, its name and what it is good at."""
    highest = "The dude with the highest single stat wins a shootout; the stats need not be the same."
    stats = [_sign(stat, capital(stat), highest, "HD-SHOW-10") for stat in STATS[: LUCK + 1]]
    cards = [
        _sign(
            "dude", "Dude",
            "Stands in the saloon, fights in the street. Its picture is the sign of its faction; the dotted number is "
            "its kicker limit.", "HD-CARD-03",
        ),
        _sign("gear", "Gear", "Lies beside a dude; counts once it is turned up.", "HD-CARD-07"),
        _sign(
            "fortune", "Fortune card",
            "Played face up in the fortune stage of a shootout; its cost goes to the pot.", "HD-PLAY-11",
        ),
        _sign(
            "badge", "Badge",
            "Whoever has it takes the turn: up to three actions, then discards and draws up to five cards.",
            "HD-TURN-01",
        ),
    ]  # fmt: skip
    chips = [
        _sign(
            "chips", "Betting chips",
            "White $1, red $5, blue $10, green $25, black $100. The dollars on a card are what was paid for it.",
            "HD-MONEY-01",
        ),
        _sign(
            "kicker", "Kicker chip",
            "Flipped onto a dude; the side that comes up counts. White takes up $1 of the dude's kicker limit, red $5, "
            "blue $10, green $25; it costs no money.", "HD-KICK-05",
        ),
    ]  # fmt: skip
    leanings = [_sign(id, name, f"{capital(leaning)}.", "HD-CARD-03") for id, name, leaning in factions]
    return Crib([
        CribPart("Stats", stats), CribPart("Cards", cards), CribPart("Factions", leanings), CribPart("Chips", chips),
    ])  # fmt: skip
