"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.frontier import content
from saddlebag.games.frontier.effects.terms import ASSISTANT, RANCHING
from saddlebag.games.frontier.options import Options
from saddlebag.games.frontier.rules import cattle_sales, events, industry, land, placing
from saddlebag.games.frontier.rules.setup import EVENTS_IN_ROW
from saddlebag.games.frontier.state import CLASSES, Player, State, replaced

WITH_BASIN = (content.LOGGING_CAMP, content.SAWMILL, content.DAM)
FIRST_LEVEL = 1
OWN_TRAIN_LEVEL = 3
"""Of ranching. FO-RAN-27"""


def pools(options: Options) -> list[Pool]:
    """Cards and tiles that are never lost. Characters go to one deck here, and to their own when all is settled."""
    people = ("decks.0", "decks.1", "decks.2", "players.*.hired.*.character", "players.*.offered", "discards.*")
    goals = ("goal_box", "players.*.goal", "players.*.goals_dealt")
    return [
        Pool("character", dict.fromkeys((*people, "tycoons"), "decks.0")),
        Pool("goal", dict.fromkeys(goals, "goal_box")),
        Pool("event", dict.fromkeys(("event_deck", "events", "events_done", "event_box"), "event_box")),
        Pool("development tile", dict.fromkeys(("networks.*.tiles", "development_box"), "development_box")),
        Pool("severity tile", dict.fromkeys(("severities", "turned"), "severities")),
    ]


def settle(s: State, said: Said) -> None:
    """Decks, rows, deposits and workers follow from what was said."""
    settle_people(s, said)
    settle_events(s, said)
    settle_map(s, said)
    settle_players(s, said)
    for number, network in enumerate(s.networks):
        if not said("networks", number, "reached"):
            network.reached = max(network.reached, network.built)
        if not said("networks", number, "cubes"):
            network.cubes = (network.cubes + [NOBODY] * network.built)[: network.built]


def settle_people(s: State, said: Said) -> None:
    """Every character that is not elsewhere lies in the deck of its class, and nobody knows where."""
    if not said.any_of("decks", "players", "discards", "tycoons"):
        return
    cards = [card for deck in s.decks for card in deck]
    s.decks = [[card for card in cards if content.CHARACTER_CLASS[card] == each] for each in range(CLASSES)]
    if not said("deck_eyes"):
        s.deck_eyes = [0] * len(content.CHARACTER)


def settle_events(s: State, said: Said) -> None:
    """The deck goes on era by era; the row is that of the round. FO-SETUP-14, FO-EVT-01, FO-EVT-07"""
    if not said("event_deck"):
        s.event_deck = sorted(s.event_deck, key=lambda card: content.EVENT_ERA[card])
    if said("round") and not said.any_of("events", "event_deck", "events_done"):
        stack = [*s.events_done, *s.events, *s.event_deck]
        passed = s.round + events.passed_over_after_eras(s.options, s.era)
        s.events_done, s.events = stack[:passed], stack[passed : passed + EVENTS_IN_ROW]
        s.event_deck = stack[passed + EVENTS_IN_ROW :]
    if not said("event_eyes"):
        s.event_eyes = [0] * len(content.EVENT)
    if not said("disc_cards"):
        free = [card for card in s.events if card not in s.disc_cards]
        for disc, card in enumerate(s.disc_cards):
            if card not in s.events:
                s.disc_cards = replaced(s.disc_cards, disc, free.pop(0) if free else NOBODY)


def settle_map(s: State, said: Said) -> None:
    """Tiles take the place of trees, grass and drought; a camp serves a basin beside it; a deposit and an enclosure
    lie on tiles of their own. FO-CORE-16, FO-LUM-22"""
    for place, deposit in enumerate(s.deposits):
        building = content.DEPOSIT_BUILDING[deposit.kind]
        lay(s, deposit.space, content.ALLUVIAL_CLAIM if building == NOBODY else building)
        if not said.exactly("deposits", place, "ore"):
            deposit.ore = deposit.ore or content.DEPOSIT_ORE[deposit.kind]
        deposit.level = max(deposit.level, FIRST_LEVEL)
        deposit.metal = (deposit.metal + [0] * len(s.players))[: len(s.players)]
    for enclosure in s.enclosures:
        lay(s, enclosure.space, content.ENCLOSURE)
    for space, tile in enumerate(s.tiles):
        if tile == NOBODY or not said("tiles", space):
            continue
        land.put_tile(s, space, tile, s.owners[space])
        if not said("basins", space) and tile - content.FIRST_INDUSTRIAL in WITH_BASIN:
            basin = next(iter(placing.basins_for(s, tile - content.FIRST_INDUSTRIAL, space)), NOBODY)
            s.basins = replaced(s.basins, space, basin)


def lay(s: State, space: int, building: int) -> None:
    """What lies on a tile has one."""
    if s.tiles[space] == NOBODY:
        land.put_tile(s, space, content.FIRST_INDUSTRIAL + building, s.owners[space])


def settle_players(s: State, said: Said) -> None:
    """All workers of whom nothing else is said stand, and those who come after the active player have their turns; who
    has level 3 of ranching has their own train. A match that was written down says how many turns there were, and then
    its turn stands as it says. FO-RAN-27, FO-TURN-07"""
    by_hand = not said("turns")
    for seat, player in enumerate(s.players):
        of_workers = said("players", seat, "workers") or (by_hand and said("players", seat, "laid"))
        if of_workers and not said("players", seat, "standing"):
            player.standing = max(0, player.workers - len(player.laid))
        if by_hand and not said("players", seat, "helping"):
            of_hired = helpers(player)
            player.helping = of_hired if said("players", seat, "hired") else player.helping & of_hired
        if not player.refrigerator and player.levels[RANCHING] >= OWN_TRAIN_LEVEL:
            player.refrigerator = cattle_sales.first_markers()
    if said.any_of("mayor", "active") and not said("to_ask") and s.turn is not None:
        order = s.in_turn_order()
        s.to_ask = [order[order.index(s.active) :]]
    if by_hand and s.turn is not None and not said.any_of("turn"):
        s.turn.relief = 0
        industry.note_relief(s)


def helpers(player: Player) -> int:
    """The assistants whose marker is on a worker. FO-TURN-02"""
    found = 0
    for hired in player.hired:
        card = hired.character
        if content.CHARACTER_CLASS[card] == ASSISTANT and hired.dial != NOBODY:
            found |= (content.ASSISTANT_DIAL[card][hired.dial] == content.YIELDS_WORKER) << card
    return found


def has_begun(s: State) -> bool:
    """Positions begin with the first turn: whatever set-up and founding ask has been answered."""
    return s.turn is not None


POSITIONS = Positions(pools, settle, ("event_eyes", "deck_eyes", "disclosed"), begins=has_begun)
