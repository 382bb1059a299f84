"""The crib sheet: every icon of the game with its words and its clause. DW-GEN-15"""

from collections.abc import Iterable

from saddlebag.engine.language import Crib, CribPart, Icon, Shown
from saddlebag.games.deck_goes_west.effects.jobs import parse
from saddlebag.games.deck_goes_west.effects.terms import EVENTS, RESOURCES, SELECTORS, TESTS


def _steps(*texts: str) -> list[Shown]:
    """The steps of these jobs; a condition is told as what it asks for."""
    steps = [step.shown() for text in texts for step in parse(text).steps]
    return [each for step in steps for each in step.either or [step]]


def _each(template: str, words: Iterable[str]) -> list[str]:
    return [template.format(word) for word in words]


def _number(text: str, words: str, means: str, clause: str) -> Shown:
    """A step that stands for what its number means."""
    step = parse(text).last.shown()
    return Shown(text, words, step.icons, means, clause, step.count)


def _sign(shape: str, words: str, means: str, clause: str) -> Shown:
    """Something that has a sign on the table."""
    return Shown(shape, words, [Icon(shape)], means, clause)


def crib() -> Crib:
    """All icons, by parts."""
    numbers = [
        _number(
            "gain wood x", "X",
            "A number that you choose when you start the job; it may be 0, and it is the same throughout the job. "
            "2X is twice as much.", "DW-X-01",
        ),
        _number(
            "attack 3d", "Dice", "Roll that many dice and add up what they show: 0, 0, 1, 1, 1 or 2 each.",
            "DW-DICE-01",
        ),
    ]  # fmt: skip
    cards = [
        "draw 2", *_each("discard {} 1", SELECTORS), "discard self", *_each("scrap {} 1", SELECTORS),
        "scrap self; take E 1; take P 1",
    ]  # fmt: skip
    signs = [
        _sign(
            "star", "Star number",
            "When a bandit die shows this number at night, a bandit appears on the tile. As many dice are rolled as "
            "the scoreboard has stars in its section.", "DW-APPEAR-03",
        ),
        _sign(
            "bandit", "Bandits",
            "They block jobs of the place, hurt whoever leaves, attack at night and walk about.", "DW-BAT-04",
        ),
        _sign(
            "camp", "Bandit camp",
            "Gets a bandit when it is turned up. Its job can be used once they are gone.", "DW-REV-04",
        ),
        _sign(
            "meeple", "Meeple",
            "Stands while the job of its tile can still be used; lies down once it has been used on this visit.",
            "DW-TILE-03",
        ),
        _sign("wagon", "Wagon", "Comes along when somebody on its tile steps away and takes it.", "DW-WAG-02"),
        _sign("sun", "Day", "One sun a night. The last sun ends the match.", "DW-NIGHT-04"),
        _sign("vp", "Points", "Horseshoes. Whoever reaches the last one wins.", "DW-WIN-02"),
    ]  # fmt: skip
    return Crib([
        CribPart("Resources", _steps(*_each("pay {} 1", RESOURCES), *_each("gain {} 1", RESOURCES), "gain food 2d")),
        CribPart("Numbers", numbers),
        CribPart("Movement", _steps("walk 1; climb 1; sail 1; train 5; telescope 1")),
        CribPart("Building and feeding", _steps("build land; build bridge; feed")),
        CribPart("Battle", _steps("attack 2; attack 2d; defend 1; defend 1d")),
        CribPart("Cards", _steps(*cards)),
        CribPart("Points", _steps("score 2; lose 2")),
        CribPart("Conditions", _steps(*_each("if {}", TESTS))),
        CribPart("Events", _steps(*_each("on {}", EVENTS))),
        CribPart("On the table", signs),
    ])  # fmt: skip
