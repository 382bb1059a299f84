"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules.goods import items_of_kind
from saddlebag.games.western_legends.state import State


def pools(options: Options) -> list[Pool]:
    """Cards and tokens that are never lost."""
    return [
        Pool("poker card", dict.fromkeys(("poker.pile", "poker.discards", "players.*.hand"), "poker.pile")),
        Pool("event card", dict.fromkeys(("event_deck", "event_discards"), "event_deck")),
        Pool("train encounter", dict.fromkeys(("encounter_deck", "encounter_discards"), "encounter_deck")),
        Pool("Man in Black card", dict.fromkeys(("mib_deck", "mib_discards"), "mib_deck")),
        Pool("token", dict.fromkeys(("token_pile", "tokens", "rollers"), "token_pile")),
        *[
            Pool(f"{colour} cattle token", {f"ranches.{number}": f"ranches.{number}"})
            for number, colour in enumerate(content.COLOUR.ids)
        ],
    ]


def settle(s: State, said: Said) -> None:
    """Everybody knows what lies open; weapons and mounts that are owned are ready; the turn is the active player's."""
    if not said("poker", "knowledge", "eyes"):
        settle_eyes(s)
    for seat, player in enumerate(s.players):
        if not said("players", seat, "weapon") and player.weapon == NOBODY:
            player.weapon = next(iter(items_of_kind(player, content.WEAPON)), NOBODY)
        if not said("players", seat, "mount") and player.mount == NOBODY:
            player.mount = next(iter(items_of_kind(player, content.MOUNT)), NOBODY)
    if not said("longhorn_pile"):
        out = sum(s.longhorns) + sum([player.longhorns for player in s.players])
        s.longhorn_pile = max(0, content.LONGHORNS - out) if s.ante_up else 0


def settle_eyes(s: State) -> None:
    """The discards are known to all, a hand to its owner."""
    eyes = s.poker.knowledge.eyes
    for card in s.poker.pile:
        eyes[card] = 0
    for card in s.poker.discards:
        eyes[card] = EVERYBODY
    for seat, player in enumerate(s.players):
        for card in bits(player.hand):
            eyes[card] = 1 << seat


def has_begun(s: State) -> bool:
    """Positions begin with the first turn: whatever set-up asks has been answered."""
    return s.turn is not None


POSITIONS = Positions(pools, settle, ("poker.knowledge", "disclosed"), begins=has_begun)
