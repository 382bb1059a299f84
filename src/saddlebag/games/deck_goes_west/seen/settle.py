"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.deck_goes_west.content import CARD, CHARACTER, DECK_OF, TILE, TRADE_DECK
from saddlebag.games.deck_goes_west.effects.terms import ON_REVEAL
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules import land
from saddlebag.games.deck_goes_west.rules.grid import CELL, col_of
from saddlebag.games.deck_goes_west.state import Player, State

POOLS = [
    Pool(
        "card",
        {
            "players.*.draw": "players.*.draw",
            "players.*.hand": "players.*.draw",
            "players.*.discard": "players.*.draw",
            "trade_row": f"common.{TRADE_DECK}.pile",
            "common.*.pile": "common.*.pile",
            "common.*.discards": "common.*.pile",
        },
        box=tuple(CARD.ids),
    ),
    Pool(
        "tile",
        dict.fromkeys(("land_pile", "land_discard", "land.*", "fringe.*"), "land_pile"),
        box=tuple(TILE.ids),
    ),
]


def pools(options: Options) -> list[Pool]:
    return POOLS


def settle(s: State, said: Said) -> None:
    """Land has tiles around it, hands are in order, and everybody knows what lies open."""
    for seat, player in enumerate(s.players):
        player.hand.sort()
        if not player.alive:
            leave_the_map(s, player)
            continue
        if player.cell not in s.land and not said("players", seat, "cell"):
            player.cell = next(iter(s.land))
    settle_land(s, said)
    if not said("cards", "eyes"):
        settle_eyes(s, said)


def leave_the_map(s: State, player: Player) -> None:
    """Whoever is out has nothing on the table any more. DW-DEATH-08"""
    for card in player.draw + player.hand + player.discard:
        s.common[DECK_OF[card]].discards.append(card)
    player.draw, player.hand, player.discard = [], [], []
    player.cell = NOBODY
    player.passed = True


def settle_land(s: State, said: Said) -> None:
    """New land has tiles face down around it, and a bandit if it is a camp. DW-REV-02, DW-REV-04"""
    for cell in [each for each in s.fringe if each in s.land]:
        s.land_pile.insert(s.dice.below(len(s.land_pile) + 1), s.fringe.pop(cell))
    for cell in [each for each in s.land if said("land", CELL[each])]:
        for beside in land.ALL_AROUND[s.options.fringe_diagonal]:
            if land.may_be_laid(s, cell + beside) and s.land_pile and not said("fringe", CELL[cell + beside]):
                land.lay(s, cell + beside)
        if not said.any_of("bandits"):
            land.settle_camp(s, cell)
    if not said("tiles", "since"):
        settle_tiles(s)
    west = max([col_of(cell) for cell in s.land])
    if not said("records"):
        s.records[ON_REVEAL] = max(s.records[ON_REVEAL], west)
    if not said("party") and s.columns():
        s.party = max(s.party, min(s.columns()))


def settle_tiles(s: State) -> None:
    """Nobody knows the tiles face down; all have seen the others."""
    for tile in (*s.land.values(), *s.land_discard):
        s.tiles.turn_up(tile)
    for tile in (*s.fringe.values(), *s.land_pile):
        s.tiles.eyes[tile] = 0
        s.tiles.since[tile] = s.tiles.laid[tile] = max(1, s.tiles.shuffles)


def settle_eyes(s: State, said: Said) -> None:
    """Nobody knows what is in a pile; of a hand those who may look at it. Section 7"""
    for card in [card for common in s.common for card in common.pile]:
        s.cards.eyes[card] = 0
    for card in [*s.trade_row, *(card for common in s.common for card in common.discards)]:
        s.cards.eyes[card] = EVERYBODY
    for seat, player in enumerate(s.players):
        for cards, eyes in ((player.draw, 0), (player.hand, s.hand_eyes(seat)), (player.discard, EVERYBODY)):
            for card in cards:
                s.cards.eyes[card] = eyes
                if any(said("players", seat, part) for part in ("draw", "hand", "discard")):
                    s.cards.since[card] = s.cards.shuffles


POSITIONS = Positions(
    pools,
    settle,
    ("cards", "tiles", "disclosed"),
    dealt=lambda s: {"characters": [CHARACTER[player.character] for player in s.players]},
)
