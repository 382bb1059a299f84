"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from collections.abc import Sequence

from saddlebag.engine.counts import bad_count
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK, SIDE
from saddlebag.games.western_legends.state import TRACK, State

MOST = 10_000
"""No count in this game comes near it."""
MOST_SPACES = 31
"""No track is longer, its beginning included."""


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit. What is missing is allowed: puzzles use few cards."""
    fault = (
        _fault_of_order(s)
        or _fault_of_lists(s)
        or _fault_of_players(s)
        or _fault_of_chapters(s)
        or bad_count(s, MOST)
        or _fault_of_things(s)
    )
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


def _fault_of_order(s: State) -> str:
    seats = s.options.seats()
    if len(s.players) != seats:
        return f"players should be {seats}, as many as the options say"
    if not 0 <= s.active < seats:
        return f"active should be a seat from 0 to {seats - 1}"
    if not (NOBODY if not s.set_up else 0) <= s.first < seats:
        return f"first should be a seat from 0 to {seats - 1}"
    if any(not 0 <= seat < seats for seat in s.event_queue):
        return f"event_queue should name seats from 0 to {seats - 1}"
    return ""


def _fault_of_lists(s: State) -> str:
    lengths: dict[str, tuple[Sequence[object], int]] = {
        "longhorns": (s.longhorns, len(content.SPACE)),
        "nuggets": (s.nuggets, len(content.SPACE)),
        "stock": (s.stock, len(content.ITEM)),
        "markers": (s.markers, len(TRACK)),
        "ranches": (s.ranches, len(content.COLOUR)),
        "stories": (s.stories, len(SIDE)),
        "last_disc": (s.last_disc, len(SIDE)),
        "tokens": (s.tokens, len(s.token_spaces)),
        "rollers": (s.rollers, len(s.roller_saloons)),
        "frontier": (s.frontier, len(s.frontier_spaces)),
        "frontier_eyes": (s.frontier_eyes, len(content.FRONTIER)),
        "cattle_eyes": (s.cattle_eyes, len(content.CATTLE)),
        "fight_eyes": (s.fight_eyes, len(content.FIGHT_CARD)),
        "block_names": (s.block_names, len(s.blocks)),
    }
    for name, (found, wanted) in lengths.items():
        if len(found) != wanted:
            return f"{name} should have {wanted} entries"
    for track, spaces in enumerate(s.markers):
        if not 0 <= spaces < 1 << MOST_SPACES:
            return f"markers.{TRACK[track]} should be spaces of that track as bits, such as 32 for space 5"
    known = s.poker.knowledge
    if len(known.eyes) != len(content.CARD) or len(known.since) != len(content.CARD):
        return f"the lists of poker.knowledge should have {len(content.CARD)} numbers, one per card"
    return ""


def _fault_of_players(s: State) -> str:
    for seat, player in enumerate(s.players):
        where = f"players[{seat}]"
        if s.set_up and (player.place == NOBODY or player.character == NOBODY):
            return f"{where} should have a character and a place"
        if player.wounds > content.TRACKS.limits.wounds:
            return f"{where}.wounds should be at most {content.TRACKS.limits.wounds}"
        if player.marshal and player.wanted:
            return f"{where} cannot have Marshal and Wanted points"
        if max(player.marshal, player.wanted) > len(content.MARSHAL_REWARDS):
            return f"{where} has more points than the track has spaces"
        if player.gambler > len(content.GAMBLER_REWARDS):
            return f"{where}.gambler should be at most {len(content.GAMBLER_REWARDS)}"
        if player.deeds is not None and any(count < 0 for count in player.deeds.counts):
            return f"{where}.deeds.counts should not be negative"
        if player.money % 10:
            return f"{where}.money should be in steps of $10"
        if len(player.discs) != len(SIDE) or sum(player.discs) > 2:
            return f"{where}.discs should be two numbers, and at most 2 in all"
        for active in (player.weapon, player.mount):
            if active != NOBODY and not player.items >> active & 1:
                return f"{where} should own the {content.ITEM[active]} that is active"
    return ""


def _fault_of_chapters(s: State) -> str:
    seats = s.options.seats()
    fight = s.fight
    if fight is not None:
        sides = [fight.fighter, fight.rival]
        if any(each not in (NOBODY, MAN_IN_BLACK) and not 0 <= each < seats for each in sides):
            return "fight should name players who take part"
        if len(fight.cards) != 2 or len(fight.drawn) != len(fight.drawn_from):
            return "fight should have two cards, and a block for each card drawn"
    return _fault_of_games(s)


def _fault_of_games(s: State) -> str:
    seats, hand, faro = s.options.seats(), s.hand_of_poker, s.faro
    if hand is not None:
        if len(hand.chosen) != seats or len(hand.used) != seats:
            return f"hand_of_poker.chosen and hand_of_poker.used should have {seats} entries"
        if any(not 0 <= seat < seats for seat in (*hand.players, hand.starter)) or not NOBODY <= hand.dealer < seats:
            return f"hand_of_poker should name seats from 0 to {seats - 1}"
    if faro is not None:
        if any(not 0 <= seat < seats for seat in (*faro.players, faro.starter)) or not NOBODY <= faro.dealer < seats:
            return f"faro should name seats from 0 to {seats - 1}"
        if len(faro.cards) != len(faro.drawn_from):
            return "faro should have a block for each card drawn"
    return ""


def _fault_of_things(s: State) -> str:
    cards = [*s.poker.pile, *s.poker.discards]
    cattle = [token for ranch in s.ranches for token in bits(ranch)]
    legendary = list(bits(s.legendary_pile))
    for player in s.players:
        cards += bits(player.hand)
        cattle += player.cattle
        legendary += bits(player.legendary)
    hand, faro = s.hand_of_poker, s.faro
    if hand is not None:
        cards += [*hand.shared, *bits(hand.dealer_cards), *[card for used in hand.used for card in bits(used)]]
    for name, things in (
        ("poker card", cards),
        ("cattle token", cattle),
        ("legendary token", legendary),
        ("token", [*s.token_pile, *s.tokens, *s.rollers]),
        ("frontier token", [*s.frontier, *s.frontier_box, *s.frontier_done]),
        ("story", [*s.stories_told, *[card for deck in s.stories for card in deck]]),
        ("event", [*s.event_deck, *s.event_discards]),
        ("fight card", [*[card for block in s.blocks for card in block], *(faro.cards if faro is not None else [])]),
    ):
        if len(set(things)) != len(things):
            return f"a {name} is in two places"
    return ""
