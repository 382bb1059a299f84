"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from itertools import compress

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY
from saddlebag.engine.views import shower
from saddlebag.games.frontier.chapters import ANIMAL, HELD, PLAYER, Turn
from saddlebag.games.frontier.content import (
    BASIN,
    CHARACTER,
    DEVELOPMENT,
    DISC,
    DISC_SIDES,
    DOWNSTREAM,
    EVENT,
    FORESTS,
    FUNCTION,
    GOAL,
    GOOD,
    INDUSTRY,
    MARKET_ROW,
    NETWORK,
    SEVERITY_VALUES,
    SIDE,
    SPACE,
    STATUS,
    SUIT_TOWN,
    TILE,
    TRACK_OF_POINTS,
    TRAIN,
)
from saddlebag.games.frontier.course import seat_name
from saddlebag.games.frontier.rules.deposits import needs
from saddlebag.games.frontier.rules.ending import LINES, result
from saddlebag.games.frontier.rules.land import EVERY_SPACE, capacity, filled
from saddlebag.games.frontier.seen.parts import (
    RANK,
    DiscView,
    NetworkView,
    PlayerView,
    ScoreLine,
    TileView,
    TurnView,
    View,
)
from saddlebag.games.frontier.state import Network, Player, State

BASINS, CHARACTERS, DEVELOPMENTS, EVENTS, FUNCTIONS = (
    list(BASIN.ids), list(CHARACTER.ids), list(DEVELOPMENT.ids), list(EVENT.ids), list(FUNCTION.ids),
)  # fmt: skip
GOALS, GOODS, INDUSTRIES, PLAYERS, ROWS = (
    list(GOAL.ids), list(GOOD.ids), list(INDUSTRY.ids), list(PLAYER.ids), list(MARKET_ROW.ids),
)  # fmt: skip
ANIMAL_IDS, HELD_IDS, SPACES, STATUSES, TILES = (
    list(ANIMAL.ids), list(HELD.ids), list(SPACE.ids), list(STATUS.ids), list(TILE.ids),
)  # fmt: skip
TOWNS, TRACKS, TRAINS = list(SUIT_TOWN.ids), list(TRACK_OF_POINTS.ids), list(TRAIN.ids)
PLAYERS_OR_NONE: list[str | None] = [*PLAYERS, None]
BASINS_OR_NONE: list[str | None] = [*BASINS, None]
"""With nothing in the place of NOBODY, the last one."""

show_player = shower(PlayerView, Player)
show_turn = shower(TurnView, Turn)
show_network = shower(NetworkView, Network)
show_table = shower(View, State)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    outcome, trees = result(s), s.trees
    return show_table(
        s,
        seat=seat,
        stage=s.stage,
        era=s.era,
        last_round=s.options.last_round,
        final=[ScoreLine(LINES[number], points[:]) for number, points in enumerate(s.final)],
        players=[player_view(s, each, player, seat) for each, player in enumerate(s.players)],
        turn=None if s.turn is None else turn_view(s.turn),
        tiles=tile_views(s),
        trees={SPACES[space]: trees[space] for space in FORESTS if trees[space]},
        capacities={BASINS[basin]: capacity(s, basin) for basin in DOWNSTREAM[s.layout]},
        needs={SPACES[deposit.space]: needs(deposit) for deposit in s.deposits},
        steps=dict(zip(ROWS, s.steps, strict=True)),
        distances=dict(zip(TRAINS, s.distances, strict=True)),
        status=dict(zip(STATUSES, s.status, strict=True)),
        promises={name: values[:] for name, values in zip(STATUSES, s.promises, strict=True)},
        networks=[network_view(number, network) for number, network in enumerate(s.networks)],
        functions={
            name: None if owner == NOBODY else PLAYERS[owner]
            for name, owner in zip(FUNCTIONS, s.functions, strict=True)
        },
        next_events=[EVENTS[card] for card in known_events(s, seat)],
        discs=[disc_view(s, disc) for disc in range(len(DISC))],
        turned=[SEVERITY_VALUES[tile] for tile in s.turned],
        deck_sizes={name: len(deck) for name, deck in zip(RANK.ids, s.decks, strict=True)},
        discards={name: [CHARACTERS[card] for card in cards] for name, cards in zip(TOWNS, s.discards, strict=True)},
        rewards_taken=dict(zip(TOWNS, s.rewards_taken, strict=True)),
        reason=outcome.reason if outcome else "",
    )


def player_view(s: State, seat: int, player: Player, viewer: int | None) -> PlayerView:
    """All lies open but for the goal card, which its owner knows until scoring. FO-CORE-10, FO-SETUP-12"""
    own = viewer == seat
    knows_goal = player.goal != NOBODY and (own or s.over)
    return show_player(
        player,
        colour=PLAYERS[seat],
        name=seat_name(s, seat),
        goods=dict(zip(HELD_IDS, player.goods, strict=True)),
        exhausted=dict(zip(ANIMAL_IDS, player.exhausted, strict=True)),
        logs={BASINS[basin]: number for basin, number in enumerate(player.logs) if number},
        cattle=herds(player.cattle),
        levels=dict(zip(INDUSTRIES, player.levels, strict=True)),
        points=dict(zip(TRACKS, player.points, strict=True)),
        goal=GOALS[player.goal] if knows_goal else None,
        goals_dealt=[GOALS[goal] for goal in player.goals_dealt] if own else [],
        offered=[CHARACTERS[card] for card in player.offered] if own else [],
    )


def herds(cattle: list[int]) -> dict[str, int]:
    """Where range cattle stand."""
    return {SPACES[space]: cattle[space] for space in compress(EVERY_SPACE, cattle)}


def turn_view(turn: Turn) -> TurnView:
    """FO-MKT-15"""
    return show_turn(turn, sold={GOODS[good]: number for good, number in enumerate(turn.sold) if number})


def tile_views(s: State) -> list[TileView]:
    """What fills the map, from the lowest space id up."""
    tiles, owners, damage, coins, uses, basins = s.tiles, s.owners, s.damage, s.coins, s.uses, s.basins
    return [
        TileView(
            SPACES[space],
            TILES[tiles[space]],
            PLAYERS_OR_NONE[owners[space]],
            damage[space],
            coins[space],
            uses[space],
            BASINS_OR_NONE[basins[space]],
        )
        for space in filled(s)
    ]


def network_view(number: int, network: Network) -> NetworkView:
    """Built tiles and the one that comes next lie face up. FO-SETUP-06, FO-DAM-06"""
    return show_network(
        network,
        network=NETWORK[number],
        tiles=[DEVELOPMENTS[tile] if place <= network.reached else None for place, tile in enumerate(network.tiles)],
    )


def known_events(s: State, seat: int | None) -> list[int]:
    """The next cards of the deck as far as a seat has looked. Section 7"""
    look, known = eye(seat), list[int]()
    for card in s.event_deck:
        if not s.event_eyes[card] & look:
            break
        known.append(card)
    return known


def disc_view(s: State, disc: int) -> DiscView:
    """FO-SETUP-16, FO-DISC-10"""
    card = s.disc_cards[disc]
    side = DISC_SIDES[disc][s.disc_sides[disc]]
    return DiscView(DISC[disc], None if card == NOBODY else EVENTS[card], SIDE[side])
