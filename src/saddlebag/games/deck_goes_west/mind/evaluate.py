"""How good a position looks to a seat, for bots. Not part of the rules.

Points count, and what will make points: the days that are left with the cards that will be drawn in them, the stock
that pays for jobs, and a good place. What these are worth in a mission is read from its jobs (`worth`).
"""

from saddlebag.engine.names import NOBODY
from saddlebag.games.deck_goes_west.content import CHARACTERS, IS_ITEM, TILE_TYPE
from saddlebag.games.deck_goes_west.effects.terms import FOOD, GOLD, METAL, WOOD
from saddlebag.games.deck_goes_west.mind.worth import DANGER, DIE, POINT, WORTH, Worth
from saddlebag.games.deck_goes_west.rules.grid import BESIDE, NORTH, SOUTH, WEST, col_of, distance
from saddlebag.games.deck_goes_west.state import (
    ATTACK_DICE,
    BATTLE,
    BLOCKED,
    DEFENCE_DICE,
    DUSK,
    HITS,
    NIGHT,
    SAVES,
    Player,
    State,
)

IS_DANGER = [int(not item) for item in IS_ITEM]

WON = 2000.0
"""A match that is won."""
RIVAL = 0.6
"""How much a rival's lead weighs against the own standing."""
TOMORROW = 0.45
"""How much of the worth of the cards drawn tomorrow counts today,"""
LATER = 0.6
"""and of those of each day after it,"""
HORIZON = 5
"""up to so many days ahead."""
WHOLE_DECK = 6
"""A deck of fewer cards is no better for what it lacks: it needs items to get rid of the dangers to come."""
IN_HAND = 0.12
"""How much of its worth a card in hand has that may still be used today."""
BORNE = 3.0
"""A hand can bear dangers as long as so many other cards are in it;"""
CROWDED = 35.0
"""those beyond cost this, times their square."""
AMOUNT = [min(n, 5) + 0.5 * max(min(n - 5, 4), 0) + 0.1 * max(n - 9, 0) for n in range(101)]
"""How many times its price so much of a resource is worth."""
HUNGER = (0.0, 1.5, 2.5, 3.0)
FOOD_AMOUNT = [amount + HUNGER[min(n, len(HUNGER) - 1)] for n, amount in enumerate(AMOUNT)]
"""The same for food, of which the first are needed most: without it no boots and no cure are of use."""
LAST_DAYS = (0.25, 0.6, 0.8, 0.9, 1.0)
"""How much a stock is worth with so many days left after today."""
COLUMN_SHARE = 0.25
"""How much of a step West a column is worth that makes no points by itself."""
UNKNOWN = (0.15, 0.05)
"""How much of its points an unknown tile is worth, West of the meeple and beside it."""
AHEAD = 0.75
"""How much of the points for the whole party those count who went ahead."""
HUNT = (0.4, 0.2, 0.1)
"""How much of the points for a clear a group of bandits is worth, by how far it is away."""
GANG = (1.0, 1.0, 0.6, 0.3, 0.1)
"""How likely a group of that size is cleared, as a share of a single bandit."""
BANDIT = 7.0
"""A bandit on the own tile: pain tonight, and no work."""
PAIN = 9.0
"""A danger that will be drawn again and again."""
RIDE = 2.0
"""A ride that is not made yet."""
MOVEMENT = 0.35
"""How much of a step movement is worth that is not spent yet."""
AFOOT = 0.3
"""The same without the wagon, where there is one."""
READY = 0.3
"""How much of its best job a character is worth that may still be tapped today."""
STANDING = 0.25
"""How much of its job a tile is worth that may still be used on this visit."""
EDGE = (1.0, 0.4, 0.1, 0.0)
"""How near the night is that takes the eastmost column, by columns from it."""
NEAR_TABLE = 0.15
"""How much of the points of a job it is worth to be where it can be done."""
FAR = 9
"""As far as a place that nobody has seen yet."""
NEAR_WAGON = 0.35
"""How much of the points for the wagon each step is worth that the nearest meeple is away from it."""


def evaluate(s: State, seat: int) -> float:
    """Higher is better for this seat; in versus against the best of the others."""
    if s.outcome:
        return (WON if s.winners >> seat & 1 else -WON) + POINT * s.vp[s.token(seat)]
    worth = WORTH[s.mission]
    unspent = under_way(s, worth)
    if not s.versus:
        return POINT * s.vp[0] + sum([prospects(s, player, worth) for player in s.players]) + team(s, worth) + unspent
    standings = [rival_standing(s, each, worth) for each in range(len(s.players))]
    best = max(other for each, other in enumerate(standings) if each != seat)
    return standings[seat] - RIVAL * best + unspent


def rival_standing(s: State, seat: int, worth: Worth) -> float:
    """Versus: points and what a player has to make more of."""
    player = s.players[seat]
    return POINT * s.vp[seat] + prospects(s, player, worth) if player.alive else -WON


def under_way(s: State, worth: Worth) -> float:
    """What the action under way will still bring: movement in the pool, dice of a battle."""
    moving = s.movement
    if moving is not None:
        value = MOVEMENT * worth.step * sum(moving.pool) + RIDE * len(moving.rides)
        return value if s.wagon in (NOBODY, s.players[moving.mover].cell) else AFOOT * value
    return outlook(s, worth) if s.stage == BATTLE and s.fight.attackers else 0.0


def outlook(s: State, worth: Worth) -> float:
    """What a battle that is about to be fought will bring: the tile cleared, or pain."""
    bandits, force = s.bandits[s.fight.cell], s.fight.force
    better = DIE * (force[ATTACK_DICE] - bandits) + force[HITS] - bandits
    cleared = min(max(0.55 + 0.35 * better, 0.0), 0.95)
    value = cleared * (POINT * worth.prices.clear + BANDIT * bandits)
    if not s.night_step:
        hurt = DIE * (bandits - force[DEFENCE_DICE]) - force[SAVES]
        value -= PAIN * (1 - cleared) * max(hurt, 0.2)
    return value


def team(s: State, worth: Worth) -> float:
    """What belongs to all: those who went ahead of the party, the wagon."""
    value = 0.0
    prices = worth.prices
    if prices.party:
        columns = s.columns()
        value += AHEAD * POINT * prices.party * (sum(columns) / len(columns) - s.party)
    if s.wagon != NOBODY:
        away = sorted([distance(player.cell, s.wagon) for player in s.players])
        value -= NEAR_WAGON * POINT * prices.wagon * (away[0] + 0.3 * sum(away[1:]))
        value -= BANDIT * s.bandits.get(s.wagon, 0)
    return value


def prospects(s: State, player: Player, worth: Worth) -> float:
    """What a player has, and where."""
    left = s.board.day_len - s.day - 1
    value = stock_worth(player.stock, worth)
    if left < len(LAST_DAYS):
        value *= LAST_DAYS[left]
    cell = player.cell
    # A meeple that is about to be relocated stands on no tile for a moment.
    place = BLOCKED if cell in s.bandits or cell not in s.land else TILE_TYPE[s.land[cell]]
    return value + place_worth(s, player, worth, place) + deck_worth(s, player, worth, place, left)


def stock_worth(stock: list[int], worth: Worth) -> float:
    """Resources by what they pay for; wood and metal make railways together."""
    gold, metal, wood, food = stock
    price = worth.stock
    single = price[GOLD] * AMOUNT[gold] + price[METAL] * AMOUNT[metal] + price[WOOD] * AMOUNT[wood]
    return single + price[FOOD] * FOOD_AMOUNT[food] + worth.rails * AMOUNT[min(metal, wood)]


def place_worth(s: State, player: Player, worth: Worth, place: int) -> float:
    """How good it is to be there: unknown land, bandits and what is paid for them, the job of the tile."""
    cell, prices, fringe, bandits = player.cell, worth.prices, s.fringe, s.bandits
    value = COLUMN_SHARE * worth.step * col_of(cell)
    if prices.reveal:
        ahead, beside = UNKNOWN
        around = ahead * (cell + BESIDE[WEST] in fringe)
        around += beside * ((cell + BESIDE[NORTH] in fringe) + (cell + BESIDE[SOUTH] in fringe))
        value += around * POINT * prices.reveal
    if bandits:
        value -= BANDIT * bandits.get(cell, 0)
        if prices.clear:
            value += POINT * prices.clear * quarry(s, cell)
    if player.standing and place != BLOCKED:
        value += STANDING * worth.tiles[s.land[cell]]
    if worth.drops:
        value -= EDGE[min(col_of(cell) - col_of(min(s.land)), len(EDGE) - 1)] * (PAIN + POINT * prices.party)
    if worth.tables:
        value += NEAR_TABLE * POINT * prices.meal / (1 + to_table(s, cell, worth.tables))
    return value


def quarry(s: State, cell: int) -> float:
    """The best group of bandits that can be reached before long."""
    best = 0.0
    for where, number in s.bandits.items():
        away = distance(cell, where)
        if away < len(HUNT):
            best = max(best, HUNT[away] * GANG[min(number, len(GANG) - 1)])
    return best


def to_table(s: State, cell: int, places: int) -> int:
    """How far it is to the next place where a meal is served: where the scoring job can be done."""
    return min([distance(cell, where) for where, tile in s.land.items() if places >> TILE_TYPE[tile] & 1], default=FAR)


def deck_worth(s: State, player: Player, worth: Worth, place: int, left: int) -> float:
    """The cards that will be drawn in the days left: tomorrow at this place, later somewhere."""
    everywhere, here = worth.cards, worth.cards_at[place]
    limit = CHARACTERS[player.character].hand_limit
    total, at_once, dangers = 0.0, 0.0, 0
    for pile in (player.draw, player.hand, player.discard):
        for card in pile:
            total += everywhere[card]
            at_once += here[card]
            dangers += IS_DANGER[card]
    number = len(player.draw) + len(player.hand) + len(player.discard)
    others, number = number - len(player.hand), max(number, WHOLE_DECK)
    mean = (total + worth.coming * DANGER) / (number + worth.coming)
    ability = worth.abilities_at[place][player.character]
    value = 0.0 if player.tapped else READY * ability
    if left:
        value += TOMORROW * (limit * at_once / (number + 1) + ability) + LATER * min(left - 1, HORIZON) * limit * mean
    held = 0
    evening = s.stage == DUSK or s.stage == NIGHT
    for card in player.hand:
        if IS_DANGER[card]:
            held += 1
            value += TOMORROW * (DANGER - mean)
        elif not evening:
            value += IN_HAND * here[card]
        elif left:
            # What is kept overnight takes the place of a card that would be drawn.
            value += TOMORROW * (everywhere[card] - mean)
    return value - burden(held, dangers - held, others, limit)


def burden(held: int, to_draw: int, others: int, limit: int) -> float:
    """How bad it is that tomorrow's hand will be full of dangers: those held, and their share of what is drawn."""
    dangers = held + (limit - held) * to_draw / others if others > 0 else float(held)
    beyond = dangers - limit + BORNE
    return CROWDED * beyond * beyond if beyond > 0 else 0.0
