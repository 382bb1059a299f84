"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from collections.abc import Sequence

from saddlebag.engine.counts import bad_count, bad_seat
from saddlebag.engine.errors import BadSave
from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier import content
from saddlebag.games.frontier.chapters import ANIMAL, FIRST_ANIMAL, HELD, PLAYER
from saddlebag.games.frontier.state import CLASSES, Network, State

MOST = 10_000
"""No count in this game comes near it."""
HIGHEST_LEVEL, HIGHEST_DIAL, HIGHEST_DIE = 4, 3, 6
FOUNDED_WITH = (content.LOG_STOCKPILE, content.FREIGHT_STATION, content.TRAIN_TILE)


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit."""
    fault = (
        _fault_of_order(s)
        or _fault_of_lists(s)
        or bad_count(s, MOST)
        or bad_seat(s, PLAYER, s.options.seats())
        or _fault_of_map(s)
        or _fault_of_players(s)
        or _fault_of_tracks(s)
        or _fault_of_things(s)
    )
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


def _fault_of_order(s: State) -> str:
    seats = s.options.seats()
    if len(s.players) != seats:
        return f"players should be {seats}, as many as the options say"
    fitting = content.LARGE_LAYOUTS if s.options.large else content.SMALL_LAYOUTS
    if s.layout not in fitting:
        return f"layout should be one of {', '.join(content.LAYOUT[layout] for layout in fitting)}"
    if s.round > s.options.last_round + 1:
        return f"round should be at most {s.options.last_round}"
    return ""


def _fault_of_lists(s: State) -> str:
    spaces = len(content.SPACE)
    lengths: dict[str, tuple[Sequence[object], int]] = {
        **{name: (getattr(s, name), spaces) for name in ("tiles", "owners", "damage", "trees", "coins", "uses")},
        "basins": (s.basins, spaces),
        "steps": (s.steps, len(content.MARKET_ROW)),
        "distances": (s.distances, len(content.TRAIN)),
        "status": (s.status, len(content.STATUS)),
        "promises": (s.promises, len(content.STATUS)),
        "networks": (s.networks, len(content.NETWORK)),
        "functions": (s.functions, len(content.FUNCTION)),
        "event_eyes": (s.event_eyes, len(content.EVENT)),
        "disc_cards": (s.disc_cards, len(content.DISC)),
        "disc_sides": (s.disc_sides, len(content.DISC)),
        "decks": (s.decks, CLASSES),
        "deck_eyes": (s.deck_eyes, len(content.CHARACTER)),
        "discards": (s.discards, len(content.SUIT_TOWN)),
        "rewards_taken": (s.rewards_taken, len(content.SUIT_TOWN)),
    }
    for seat, player in enumerate(s.players):
        lengths[f"players[{seat}].goods"] = (player.goods, len(HELD))
        lengths[f"players[{seat}].exhausted"] = (player.exhausted, len(ANIMAL))
        lengths[f"players[{seat}].logs"] = (player.logs, len(content.BASIN))
        lengths[f"players[{seat}].cattle"] = (player.cattle, spaces)
        lengths[f"players[{seat}].levels"] = (player.levels, len(content.INDUSTRY))
        lengths[f"players[{seat}].points"] = (player.points, len(content.TRACK_OF_POINTS))
    if s.turn is not None:
        lengths["turn.sold"] = (s.turn.sold, len(content.GOOD))
    for name, (found, wanted) in lengths.items():
        if len(found) != wanted:
            return f"{name} should have {wanted} entries"
    return ""


def _fault_of_map(s: State) -> str:
    columns = content.COLUMN_OF[s.layout]
    for space, tile in enumerate(s.tiles):
        if tile != NOBODY and columns[space] == NOBODY:
            return f"there is a tile on {content.SPACE[space]}, whose board is not in play"
    if s.founded:
        for tile in FOUNDED_WITH:
            if s.tiles.count(tile) != 1:
                return f"the founded town should have one {content.TILE_NAMES[tile].lower()}"
    for deposit in s.deposits:
        where = f"the deposit on {content.SPACE[deposit.space]}"
        if deposit.dial > HIGHEST_DIAL:
            return f"{where} should have a dial from 0 to {HIGHEST_DIAL}"
        if len(deposit.metal) != len(s.players):
            return f"{where} should have a number of metal for each player"
        if s.tiles[deposit.space] == NOBODY:
            return f"{where} should lie on a tile"
    for enclosure in s.enclosures:
        if s.tiles[enclosure.space] == NOBODY:
            return f"the enclosure on {content.SPACE[enclosure.space]} should lie on a tile"
    return ""


def _fault_of_players(s: State) -> str:
    for seat, player in enumerate(s.players):
        where = f"players[{seat}]"
        if max(player.levels) > HIGHEST_LEVEL:
            return f"{where}.levels should be at most {HIGHEST_LEVEL}"
        if s.founded and not any(player.levels):
            return f"{where} should have an industry"
        if player.standing > player.workers:
            return f"{where}.standing should be at most the number of their workers"
        if any(used > player.goods[FIRST_ANIMAL + kind] for kind, used in enumerate(player.exhausted)):
            return f"{where}.exhausted should be at most as many animals as they have"
        if any(not NOBODY <= hired.dial <= HIGHEST_DIAL for hired in player.hired):
            return f"{where}.hired should have dials from 0 to {HIGHEST_DIAL}, or -1 without a marker"
        if len(player.refrigerator) not in (0, 2):
            return f"{where}.refrigerator should be empty or have two markers"
    return ""


def _fault_of_tracks(s: State) -> str:
    if any(not content.LOWEST <= value <= content.HIGHEST for value in s.status):
        return f"status should lie between {content.LOWEST} and +{content.HIGHEST}"
    if any(step >= len(content.ROW_LADDER[row]) for row, step in enumerate(s.steps)):
        return "steps should lie on their ladders"
    if any(side > 1 for side in s.disc_sides):
        return "disc_sides should be 0 or 1"
    if s.mining is not None and any(not 1 <= die <= HIGHEST_DIE for die in s.mining.dice):
        return f"mining.dice should be numbers from 1 to {HIGHEST_DIE}"
    return next(filter(None, map(_fault_of_network, s.networks)), "")


def _fault_of_network(network: Network) -> str:
    if not network.built <= network.reached <= len(network.tiles):
        return "a network should not have more built tiles than were ever built, nor more of these than it has tiles"
    if len(network.cubes) != network.built:
        return "a network should have a cube, or nobody's, for each built tile"
    return ""


def _fault_of_things(s: State) -> str:
    characters = [card for deck in (*s.decks, *s.discards, s.tycoons) for card in deck]
    goals = s.goal_box[:]
    for player in s.players:
        characters += [*player.offered, *[hired.character for hired in player.hired]]
        goals += [*player.goals_dealt, *([] if player.goal == NOBODY else [player.goal])]
    for name, things in (
        ("character", characters),
        ("goal", goals),
        ("event", [*s.events, *s.event_deck, *s.events_done, *s.event_box]),
        ("severity tile", [*s.severities, *s.turned]),
        ("development tile", [*s.development_box, *[tile for network in s.networks for tile in network.tiles]]),
    ):
        if len(set(things)) != len(things):
            return f"a {name} is in two places"
    return ""
