"""Whether a state that was written by hand, or read from a damaged file, can be played on."""

from collections.abc import Sized

from saddlebag.engine.counts import bad_count, bad_seat
from saddlebag.engine.errors import BadSave
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY
from saddlebag.engine.zones import Knowledge
from saddlebag.games.deck_goes_west.content import CARD, DECK, DECK_CARDS, IS_ITEM, STAR, TILE, TRADE_DECK
from saddlebag.games.deck_goes_west.effects.jobs import GAIN_KEYS
from saddlebag.games.deck_goes_west.effects.terms import EVENTS
from saddlebag.games.deck_goes_west.rules.dues import RULES as DUES
from saddlebag.games.deck_goes_west.rules.ending import CLAUSES
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, COLS, DIRECTION, MIDDLE, col_of, row_of
from saddlebag.games.deck_goes_west.rules.packages import ANY_COLOUR
from saddlebag.games.deck_goes_west.rules.stocks import MOST
from saddlebag.games.deck_goes_west.rules.tasks import ROW
from saddlebag.games.deck_goes_west.state import (
    ANSWERING,
    ATTEMPT,
    BATTLE,
    BUNDLE,
    DUSK,
    HELP,
    INVITING,
    JOINING,
    LOADING,
    MOVING,
    NIGHT,
    PACKAGE,
    PAINS,
    PLAYER,
    State,
)

DECK_SETS = [frozenset(cards) for cards in DECK_CARDS]
HUGE = 10_000
"""No count in this game comes near it."""
MARGIN = 64
"""Cells this close to the end of the grid are out of reach of every match."""


def check(s: State) -> None:
    """Raise BadSave with the first thing that does not fit. What is missing is allowed: puzzles use few cards."""
    fault = (
        _fault_of_seats(s)
        or _fault_of_lists(s)
        or _fault_of_counts(s)
        or _fault_of_land(s)
        or _fault_of_players(s)
        or _fault_of_cards(s)
        or _fault_of_stage(s)
    )
    if fault:
        raise BadSave(f"This position cannot be played: {fault}.")


def _fault_of_seats(s: State) -> str:
    seats = s.options.seats()
    if len(s.players) != seats:
        return f"players should be {seats}, as many as the options say"
    if s.mission != s.options.mission_index or s.scoreboard != s.options.board_index:
        return "mission and scoreboard should be those of the options"
    if len(s.vp) != (seats if s.versus else 1):
        return "vp should be one number per player in versus, otherwise a single one"
    if fault := bad_seat(s, PLAYER, seats):
        return fault
    living = [seat for seat, player in enumerate(s.players) if player.alive]
    if not living:
        return "somebody should be alive"
    if not s.outcome and ((s.active not in living and not s.night_step) or (s.versus and s.p1 not in living)):
        return "active and p1 should be players who are alive"
    loaders = s.movement.loaders if s.movement is not None else []
    if any(seat not in living for seat in loaders) or len(set(loaders)) != len(loaders):
        return "loaders should name players who are alive, each once"
    return ""


def _fault_of_lists(s: State) -> str:
    seats = len(s.players)
    sizes: dict[str, tuple[Sized, int]] = {
        "missions_used": (s.missions_used, seats),
        "tiles.laid": (s.tiles.laid, len(TILE)),
        **_sizes_of("tiles", s.tiles, len(TILE)),
        "records": (s.records, len(EVENTS)),
        "common": (s.common, len(DECK)),
        **_sizes_of("cards", s.cards, len(CARD)),
    }
    if s.work is not None:
        sizes["work.dice"] = (s.work.dice, seats)
    if s.movement is not None:
        sizes["movement.pool"] = (s.movement.pool, 3)
    if s.battle is not None:
        sizes["battle.force"] = (s.battle.force, 4)
    if s.trade is not None:
        sizes |= {"trade.give": (s.trade.give, 4), "trade.ask": (s.trade.ask, 4)}
    for name, (values, size) in sizes.items():
        if len(values) != size:
            return f"{name} should have {size} entries"
    for seat, player in enumerate(s.players):
        if len(player.stock) != 4:
            return f"players[{seat}].stock should be gold, metal, wood and food"
    return ""


def _sizes_of(name: str, known: Knowledge, size: int) -> dict[str, tuple[Sized, int]]:
    lists = {"eyes": known.eyes, "since": known.since} | ({"clues": known.clues} if known.clues else {})
    return {f"{name}.{each}": (values, size) for each, values in lists.items()}


def _fault_of_counts(s: State) -> str:
    if fault := bad_count(s, HUGE):
        return fault
    if max(s.vp) > s.board.score_len or s.day > s.board.day_len:
        return "vp and day should be on the tracks of the scoreboard"
    if s.night_step > len(s.night_list):
        return f"the night of this mission has {len(s.night_list)} steps"
    if min(s.records) < -1 or max(s.records) >= HUGE:
        return "records should be columns of the map, or -1"
    if s.bandits and min(s.bandits.values()) < 1:
        return "bandits should name tiles with at least one bandit"
    if s.trade is not None and max(s.trade.colours, default=0) > ANY_COLOUR:
        return "colours should be 0 to 7"
    if s.movement is not None and s.movement.heading >= len(DIRECTION):
        return "heading should be 0 to 3"
    for seat, player in enumerate(s.players):
        if min(player.stock) < 0 or max(player.stock) > MOST:
            return f"players[{seat}].stock should be numbers from 0 to {MOST}"
    return ""


def _fault_of_land(s: State) -> str:
    if not s.land:
        return "land should have at least one tile face up"
    cells = {*s.land, *s.fringe}
    if len(cells) != len(s.land) + len(s.fringe):
        return "a cell cannot be in land and in fringe"
    tiles = [*s.land.values(), *s.fringe.values(), *s.land_pile, *s.land_discard]
    if min(cells) < 0 or min(tiles) < 0:
        return "land, fringe and the piles should name cells and tiles"
    if len(set(tiles)) != len(tiles):
        return "a tile is in two places"
    if col_of(max(cells)) > COLS - MARGIN or max([abs(row_of(cell)) for cell in cells]) > MIDDLE - MARGIN:
        return "land should be nearer to the start"
    if not cells.issuperset(s.bandits) or not cells.issuperset(s.fed):
        return "bandits and fed should be on tiles of the map"
    if not s.land.keys() >= set(s.railways) or len(set(s.railways)) != len(s.railways):
        return "railways should be on tiles face up, each once"
    if s.mission_card.wagon != (s.wagon != NOBODY) or (s.wagon != NOBODY and s.wagon not in s.land):
        return "wagon should be on a tile face up in missions that have one, otherwise null"
    return _fault_of_hidden_tiles(s)


def _fault_of_hidden_tiles(s: State) -> str:
    """What redeals rely on."""
    eyes, since, laid = s.tiles.eyes, s.tiles.since, s.tiles.laid
    down = [*s.fringe.values(), *s.land_pile]
    if not all(s.tiles.clue(tile) >> STAR[tile] & 1 for tile in down):
        return "tiles.clues should allow the star of the tile that lies there"
    if any(eyes[tile] != EVERYBODY for tile in s.land.values()) or any(eyes[tile] for tile in down):
        return "tiles.eyes should be -1 for tiles face up and 0 for tiles face down"
    if [tile for tile in down if not 0 < since[tile] <= laid[tile]]:
        return "tiles.since and tiles.laid should be numbers of shuffles for tiles face down"
    return ""


def _fault_of_players(s: State) -> str:
    characters = [player.character for player in s.players]
    if min(characters) < 0 or len(set(characters)) != len(characters):
        return "every player should have a character of their own"
    for seat, player in enumerate(s.players):
        if player.alive and player.cell not in s.land:
            return f"players[{seat}].cell should be a tile face up"
        if not player.alive and (player.cell != NOBODY or player.draw or player.hand or player.discard):
            return f"players[{seat}] is out, so nothing of theirs can be on the table"
        if player.hand != sorted(player.hand):
            ordered = ", ".join(CARD[card] for card in sorted(player.hand))
            return f"players[{seat}].hand should be in the order of the card table: {ordered}"
    return ""


def _fault_of_cards(s: State) -> str:
    cards = [*s.trade_row, *s.limbo]
    for player in s.players:
        cards += player.draw + player.hand + player.discard
    for deck, common in enumerate(s.common):
        if not DECK_SETS[deck].issuperset(common.pile) or not DECK_SETS[deck].issuperset(common.discards):
            return f"the pile of {DECK[deck]} cards holds another card"
        cards += common.pile + common.discards
    if min(cards, default=0) < 0:
        return "every card should have a name"
    if len(set(cards)) != len(cards):
        return "a card is in two places"
    if len(s.trade_row) > ROW or not DECK_SETS[TRADE_DECK].issuperset(s.trade_row):
        return f"trade_row should be at most {ROW} trade cards"
    return ""


# --- what is going on ---------------------------------------------------------------------------------------------


def _fault_of_stage(s: State) -> str:
    """An action under way needs what it is about."""
    if s.outcome and s.outcome not in CLAUSES:
        return f"outcome should be empty or one of {', '.join(CLAUSES)}"
    if s.limbo:
        return "limbo should be empty when the table is at rest"
    if s.versus and s.stage not in ("dawn", "night", DUSK) and s.actions_left < 1 and not s.outcome:
        return "actions_left should be 1 or 2"
    return _fault_of_work(s) or _fault_of_movement(s) or _fault_of_battle(s) or _fault_of_trade(s) or _fault_of_rule(s)


def _fault_of_work(s: State) -> str:
    if s.stage in (INVITING, JOINING) and (s.key not in GAIN_KEYS or not s.joined):
        return f"{s.stage} needs the key of a gain and somebody who has joined"
    if s.stage == JOINING and s.work is not None and s.work.guest == NOBODY:
        return "joining needs a guest"
    if s.work is not None and not s.joined:
        return "somebody should have joined the work"
    if s.stage == BUNDLE and not s.key:
        return "a bundle needs a key"
    if s.joined and s.key not in GAIN_KEYS:
        return "somebody has joined, but the key is not a gain"
    return ""


def _fault_of_movement(s: State) -> str:
    moving = s.movement
    if (moving is not None) != (s.stage in (LOADING, MOVING, ATTEMPT)):
        return "there should be a movement while somebody moves, and only then"
    if moving is None:
        return ""
    if moving.mover == NOBODY or not s.players[moving.mover].alive:
        return "the mover should be alive"
    if s.stage in (MOVING, ATTEMPT) and not any(moving.pool) and not moving.rides:
        return "a pool or rides should be left while somebody moves"
    if s.stage == ATTEMPT and (moving.attempt not in s.land or not any(moving.pool)):
        return "attempt should be a tile face up, with movement left in the pool"
    if s.stage == ATTEMPT and s.players[moving.mover].cell + BESIDE[moving.heading] not in (*s.land, *s.fringe):
        return "heading should lead to a tile"
    return ""


def _fault_of_battle(s: State) -> str:
    if s.stage == BATTLE and (s.battle is None or s.battle.cell not in s.bandits):
        return "a battle needs a cell with bandits"
    if not s.bandits.keys() >= set(s.raids):
        return "raids should be tiles with bandits"
    return ""


def _fault_of_trade(s: State) -> str:
    deal = s.trade
    if s.stage in (PACKAGE, ANSWERING, HELP) and deal is None:
        return f"{s.stage} needs a trade partner"
    if deal is None:
        return ""
    if deal.partner in (NOBODY, s.active) or not s.players[deal.partner].alive:
        return "the trade partner should be another player who is alive"
    if s.stage in (PACKAGE, ANSWERING):
        if deal.builder not in (s.active, deal.partner):
            return "the builder of a package should be one of the two who trade"
        mine = s.players[deal.builder]
        other = s.players[deal.partner if deal.builder == s.active else s.active]
        for owner, said, named in ((mine, deal.give, deal.cards), (other, deal.ask, deal.asked)):
            if any(amount > stock for amount, stock in zip(said, owner.stock, strict=True)):
                return "a package cannot give or ask more than its owner has"
            if any(card not in owner.hand or not IS_ITEM[card] for card in named) or len(set(named)) != len(named):
                return "a package names items in hand, each once"
    return ""


def _fault_of_rule(s: State) -> str:
    """What some rules take for granted when the table rests before them."""
    rule = s.next.partition(": ")[2].partition(" (")[0]
    if rule == "load" and s.movement is not None and not s.movement.loaders:
        return "loaders should name who may add movement"
    if rule == "build_package" and s.trade is not None and s.trade.builder == NOBODY:
        return "there should be a package"
    if rule == "next_steps" and s.night_step >= len(s.night_list):
        return f"the night of this mission has {len(s.night_list)} steps"
    if s.stage == NIGHT and rule != "next_steps" and not s.night_step:
        return "some steps of this night should be done"
    if any(due.what not in DUES or not 0 <= due.danger < 2 or not 0 <= due.number < HUGE for due in s.due):
        return f"due should be some of {', '.join(DUES)}"
    if min([due.seat for due in s.due if due.what == PAINS], default=0) < 0:
        return "who takes dangers should be a player"
    return ""
