"""What a player has, and what it will become in the rounds that are left. For bots."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import (
    BREED_IS_DAIRY,
    BREED_MEAT_BONUS,
    BREED_MILK_BONUS,
    BREED_PRICE,
    DEPOSIT_OUTPUT,
    DONKEY_STABLE,
    DOWNSTREAM,
    ELECTION_NUMBER,
    FARMSTEAD,
    FIRST_INDUSTRIAL,
    FIRST_PARTNER,
    GOAL_PARTS,
    HORSE_STABLE,
    LOGGING_CAMP,
    MULE_STABLE,
    OX_STABLE,
    RAILROAD_STATION,
    TRAIN_TILE,
    UPGRADE_COST,
)
from saddlebag.games.frontier.effects.goals import Once, Reached
from saddlebag.games.frontier.effects.terms import (
    DONKEY,
    HORSE,
    LOG,
    LUMBER,
    LUMBERING,
    MINING,
    MONEY,
    MULE,
    OX,
    RANCHING,
    TOOLS,
    VOTE,
)
from saddlebag.games.frontier.mind import prices
from saddlebag.games.frontier.mind.sites import Sites, is_industry
from saddlebag.games.frontier.mind.timber import log_at_port, log_worth
from saddlebag.games.frontier.rules import deposits, goals, land
from saddlebag.games.frontier.rules.ending import level_4_points
from saddlebag.games.frontier.state import Enclosure, State

CAMP, FARM = FIRST_INDUSTRIAL + LOGGING_CAMP, FIRST_INDUSTRIAL + FARMSTEAD
PAIR, BRED_AT_ONCE = 2, 3
"""Cattle that breed, and places around a farmstead that do so for one worker. FO-RAN-09, FO-RAN-10"""
MANY_SITES = 3
"""More land than this around a farmstead is as good."""
MANY_LOGS = 99
FAR = 9
"""Spaces from the train tile beyond which nearness counts nothing."""
ROUNDS = 12.0
LEAST, WEARY = -3, -2
"""The statuses at which the town suffers: with the first everybody, with the second those of many workers."""
MANY_WORKERS = 3
UPGRADES = 2
"""Of tents at an end of an era, mostly. FO-HOUSE-03"""


class Outlook:
    """What a player may expect."""

    __slots__ = ("dollar", "ease", "keeps", "left", "player", "s", "seat", "turns")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.player = s.players[seat]
        rounds = s.calendar.last_round - s.round
        self.left = float(max(0, rounds))
        """The rounds after this one."""
        self.turns = self.left + self._has_turn()
        """The turns that they still have, the one under way included."""
        self.keeps = 1.0 if self.left else prices.LAST_SALE * self.turns
        """The share of their price that goods keep which can be sold at once."""
        self.ease = min(1.0, self.turns / 3.0) if self.left else 0.0
        """1 while there is time for everything, 0 when only what counts still counts."""
        self.dollar = dollar(self.left)

    def _has_turn(self) -> int:
        s = self.s
        if s.turn is not None and s.active == self.seat:
            return int(not s.turn.ended)
        return int(bool(s.to_ask) and self.seat in s.to_ask[0][1:]) if s.turn is not None else 1

    # --- all of it ------------------------------------------------------------------------------------------------

    def holdings(self, sites: Sites) -> float:
        """In points: those that they have, and what will become points."""
        dollars = [self.goods(), self.river(), self.herd(sites), self.works(sites), self.mine(), self.people()]
        return (
            self.points()
            + self.money()
            + self.dollar * (sum(dollars) + self.trade() + self.status())
            + self.town(sites)
            + level_4_points(self.s, self.seat)
        )

    def points(self) -> float:
        """Both tracks, which are income too. FO-INC-01"""
        return sum(self.player.points) * point(self.left)

    def money(self) -> float:
        """Dollars that can still be spent are worth more than those that are only counted. FO-END-03"""
        dollars = self.player.goods[MONEY] + self.player.due
        useful = min(float(dollars), prices.SPENT_IN_A_TURN * self.turns)
        return self.dollar * useful + prices.LAST_DOLLAR * (dollars - useful)

    # --- in dollars -----------------------------------------------------------------------------------------------

    def goods(self) -> float:
        """What lies in supply and on the stockpile."""
        ease, value = self.ease, 0.0
        held = self.player.goods
        for good in range(MONEY):
            number = held[good]
            if number:
                useful = min(number, prices.ENOUGH[good])
                last = prices.SOLD_FOR[good] * self.keeps
                value += useful * (ease * prices.GOODS[good] + (1 - ease) * last) + (number - useful) * last
        timber = prices.FIRST_TIMBER * min(2, held[LOG] + held[LUMBER])
        tool = prices.FIRST_TOOL * (held[TOOLS] > 0 and max(self.player.levels) > 1)
        return value + len(self.player.vault) * (1.5 + self.left) + ease * (self.beasts() + timber + tool)

    def beasts(self) -> float:
        """Animals that the player's industries work with."""
        held, levels = self.player.goods, self.player.levels
        horses = min(2, held[HORSE]) * prices.NEEDED_HORSE
        value = horses if levels[RANCHING] else horses / 2 if levels[LUMBERING] else 0.0
        if levels[MINING]:
            value += min(2, held[DONKEY] + held[MULE]) * prices.NEEDED_CARRIER
        return value + (min(2, held[OX]) * prices.NEEDED_OX if levels[LUMBERING] > 1 else 0.0)

    def river(self) -> float:
        """Logs are worth the more the nearer they are to the port. FO-LUM-09"""
        s, value = self.s, 0.0
        logs, level = self.player.logs, self.player.levels[LUMBERING]
        if not any(logs):
            return value
        trains = land.stands(s, RAILROAD_STATION)
        wanted = MANY_LOGS if trains else max(0, prices.LOGS_IN_TOWN - self.player.goods[LOG])
        for away, basin in enumerate(DOWNSTREAM[s.layout][::-1]):
            number = logs[basin]
            if number:
                lasts = self.ease if away else self.keeps
                landed = min(number, wanted)
                wanted -= landed
                worth = landed * log_worth(s, basin, level) + (number - landed) * log_at_port(s, basin, level)
                value += worth * lasts - prices.JAM * (s.jams >> basin & 1)
                value += prices.FIRST_LOGS * min(2, number) * self.ease * (away > 0)
        return value

    def herd(self, sites: Sites) -> float:
        """Range cattle, nearer to the train tile worth more, and in pairs, around a farmstead most of all."""
        s, value = self.s, 0.0
        cattle = self.player.cattle
        if not any(cattle):
            return 0.0
        train = land.train_tile(s) if land.stands(s, TRAIN_TILE) else NOBODY
        by_farm = self.by_farm(sites)
        breeding = BRED_AT_ONCE
        for space in land.in_order(s.layout, land.herds(s).spaces[self.seat]):
            number = cattle[space]
            near = 0 if train == NOBODY else max(0, FAR - s.distance(space, train))
            value += number * (prices.RANGE_COW + prices.NEAR_TRAIN * near) - (s.drought >> space & 1)
            if number >= PAIR and space in by_farm and breeding:
                breeding -= 1
                value += prices.FARM_PAIR * self.left
            elif number >= PAIR:
                value += prices.PAIR * self.left
        sold = min(1.0, prices.SOLD_IN_A_ROUND * self.turns / sum(cattle))
        return value * self.ease * sold

    def works(self, sites: Sites) -> float:
        """Industry buildings, by what they can still bring."""
        s, share = self.s, min(1.0, self.left / ROUNDS)
        value, stands = self.deposits() + prices.NEW_USE * sites.uses[self.seat] * self.left, 0
        for space in sites.industry[self.seat]:
            tile = s.tiles[space]
            if tile == CAMP:
                trees = s.trees[space] + sum([s.trees[near] for near in s.around[space]])
                log = log_worth(s, s.basins[space], self.player.levels[LUMBERING])
                value += min(trees, 3.0 * self.left) * prices.TREE * log * 0.5 + 2.0 * share
                value += prices.STEAM_DONKEY * share * (s.donkeys >> space & 1)
            else:
                building = tile - FIRST_INDUSTRIAL
                worth = prices.BUILDING[building] if not stands >> building & 1 else prices.ANOTHER[building]
                stands |= 1 << building
                value += worth * share + self.stable(building)
        if stands >> FARMSTEAD & 1:
            value += prices.RANCH_SITE * min(MANY_SITES, self.ranch_sites(sites)) * share
        for enclosure in s.enclosures:
            if s.owners[enclosure.space] == self.seat:
                value += self.enclosed(enclosure)
        return value

    def enclosed(self, enclosure: Enclosure) -> float:
        """Cattle behind a fence, and the hope for those that it still has room for. FO-RAN-11, FO-RAN-22, FO-RAN-28"""
        breed = enclosure.breed
        cow = prices.MEAT_BONUS * BREED_MEAT_BONUS[breed] * self.ease
        if BREED_IS_DAIRY[breed]:
            cow += prices.DAIRY_COW * self.ease + prices.DAIRY_A_ROUND * self.left
        else:
            cow += prices.MEAT_COW * self.ease + prices.MEAT_A_ROUND[self.player.levels[RANCHING]] * self.left
        room = land.MOST_PIECES - enclosure.cattle
        hope = prices.BOUGHT_LATER * room * max(0.0, cow - BREED_PRICE[breed])
        return enclosure.cattle * cow + hope + prices.MILKED * BREED_MILK_BONUS[breed] * self.left

    def ranch_sites(self, sites: Sites) -> int:
        """How much free land there is around the player's farmsteads for stables and enclosures. FO-RAN-13"""
        s, town = self.s, land.around_town(self.s)
        near = self.by_farm(sites)
        return sum([s.tiles[space] == NOBODY and land.is_flat(s, space) and space not in town for space in near])

    def by_farm(self, sites: Sites) -> set[int]:
        """The spaces around the player's farmsteads."""
        s = self.s
        farms = [space for space in sites.industry[self.seat] if s.tiles[space] == FARM]
        return {near for farm in farms for near in s.around[farm]}

    def deposits(self) -> float:
        """The best deposit counts in full and others less, since there is room for three workers on each. One that has
        run out can be built over."""
        s, found, value = self.s, [0.0], 0.0
        if any(not each.ore and s.owners[each.space] == self.seat for each in s.deposits):
            value += prices.RUN_OUT[self.player.levels[MINING]] * min(1.0, self.left / ROUNDS)
        for deposit in s.deposits:
            if s.owners[deposit.space] == self.seat and deposit.ore:
                ore = min(float(deposit.ore), 1.2 * DEPOSIT_OUTPUT[deposit.kind] * self.left)
                dial = (prices.DIAL * deposit.dial + prices.TILE_LEVEL * deposit.level) * self.ease
                found.append(ore * prices.ORE[deposit.kind] + dial)
            if deposit.metal and self.seat < len(deposit.metal):
                value += deposit.metal[self.seat] * prices.METAL_IN_WATER * self.ease
        for place, worth in enumerate(sorted(found, reverse=True)):
            value += worth * prices.NEXT_DEPOSIT**place
        return value

    def stable(self, building: int) -> float:
        """What a stable breeds from the animals that are there, but for the worker of each use. FO-RAN-16..20"""
        held = self.player.goods
        if building == HORSE_STABLE:
            bred, good = held[HORSE] // 2, HORSE
        elif building == DONKEY_STABLE:
            bred, good = held[DONKEY] // 2, DONKEY
        elif building == MULE_STABLE:
            bred, good = min(held[DONKEY], held[HORSE]), MULE
        elif building == OX_STABLE:
            bred, good = sum(self.player.cattle) // 4, OX
        else:
            return 0.0
        use = min(prices.MOST_BRED, bred) * prices.SOLD_FOR[good] - prices.WORK
        return max(0.0, use) * self.left * prices.STABLE_USED

    def mine(self) -> float:
        """A mining action under way: what its dice may still bring. FO-MIN-03, FO-MIN-06"""
        s = self.s
        action = s.mining
        if action is None or s.active != self.seat:
            return 0.0
        found = [deposit for deposit in s.deposits if deposit.space in action.sites and deposit.ore]
        if not found:
            return 0.0
        if action.dice:
            best = min([deposits.need(deposit) for deposit in found])
            return sum([prices.PAYING_DIE if die >= best else prices.FAILING_DIE for die in action.dice])
        if action.played:
            return 0.0
        value = prices.PAYING_DIE * 0.6 * action.grubstakes
        for deposit in found:
            pays = (7 - deposits.need(deposit)) / 6
            lucky = pays * prices.PAYING_DIE * DEPOSIT_OUTPUT[deposit.kind] + (1 - pays) * prices.FAILING_DIE
            value += lucky * action.sites.count(deposit.space)
        return value

    def people(self) -> float:
        """Assistants and partners, and the workers that still stand in this turn."""
        value = sum([prices.PERSON[hired.character] for hired in self.player.hired]) * self.left
        s = self.s
        if s.turn is not None and s.active == self.seat and not s.turn.ended:
            value += prices.WORKER * (self.player.standing + self.player.helping.bit_count())
        if self.seat == s.mayor:
            value += prices.TYCOON * len(s.tycoons) * self.left
        return value

    def trade(self) -> float:
        """What the levels of their industries bring in the rounds that are left."""
        levels = sorted(self.player.levels, reverse=True)
        brings = prices.LEVEL[levels[0]] + sum([prices.SECOND_LEVEL[level] for level in levels[1:]])
        return brings * self.left + 2.5 * self.player.workers * self.left

    def status(self) -> float:
        """What the town's health, wealth and safety bring or cost in the next rounds. FO-STAT-04"""
        health, wealth, safety = self.s.status
        value = float(wealth)
        if health <= WEARY and (health < WEARY or self.player.workers >= MANY_WORKERS):
            value -= prices.TIRED
        if safety <= WEARY:
            value -= prices.UNSAFE[safety - LEAST]
        return value * min(self.left, prices.STATUS_LASTS)

    # --- in points ------------------------------------------------------------------------------------------------

    def town(self, sites: Sites) -> float:
        """Housing, damage, promises and the office of mayor."""
        s, seat = self.s, self.seat
        value = self.housing(len(sites.tents[seat]))
        for space in sites.damaged:
            if s.owners[space] == seat:
                value -= s.damage[space] * (prices.REVOLT if is_industry(s.tiles[space]) else prices.FIRE)
        if seat == s.mayor:
            for status, promised in enumerate(s.promises):
                for target in promised:
                    value += prices.KEPT - prices.BROKEN_STEP * max(0, target - s.status[status])
        return value + self.election()

    def housing(self, tents: int) -> float:
        """Tents that can be upgraded when the era ends, if what it costs is there then. FO-HOUSE-03"""
        last = self.s.calendar.era_of[-1]
        era = self.s.era
        if era >= last or not tents:
            return 0.0
        rounds = self.rounds_of_era()
        held = self.player.goods
        paid = min(held[MONEY] // UPGRADE_COST, held[LOG] + 2 * held[LUMBER])
        at_once = min(tents, UPGRADES, paid + rounds)
        gain = point(self.left - rounds) - (UPGRADE_COST + prices.GOODS[LOG] + prices.FIRST_TIMBER) * self.dollar
        return prices.UPGRADE * max(0.0, gain) * at_once + prices.TENT * min(tents - at_once, 2 * (last - era - 1))

    def election(self) -> float:
        """The next election, by the votes as they stand. FO-ELEC-02, FO-END-01"""
        s, player = self.s, self.player
        own = votes(s, self.seat)
        if player.campaign == NOBODY:
            return prices.VOTE * own
        rival = max([votes(s, seat) - (s.players[seat].campaign == NOBODY) for seat in s.clockwise(self.seat)[1:]])
        chance = min(0.95, max(0.05, 0.5 + prices.MARGIN * (own - rival)))
        number = ELECTION_NUMBER[player.campaign]
        last = s.era == s.calendar.era_of[-1]
        prize = number if last else prices.OFFICE + prices.PROMISE * number
        return chance * prize * prices.WAIT ** self.rounds_of_era()

    def rounds_of_era(self) -> int:
        """The rounds of this era after the present one."""
        calendar = self.s.calendar
        return calendar.rounds_after[min(self.s.round, calendar.last_round)]

    def goal(self) -> float:
        """The goal card: what it scores now, and the way to a track that it asks for. FO-GOAL-01"""
        goal = self.player.goal
        if goal == NOBODY:
            return 0.0
        if not self.s.founded:
            return prices.GOAL_BRINGS[goal][self.player.levels.index(max(self.player.levels))]
        value = float(goals.goal_points(self.s, self.seat))
        for part in GOAL_PARTS[goal]:
            if isinstance(part, Once) and isinstance(part.asked, Reached):
                here, wanted = self.player.points[part.asked.track], part.asked.number
                if here < wanted and here + 1.5 * self.turns >= wanted:
                    value += 0.9 * part.points * (here / wanted) ** 1.5
        return prices.GOAL * value


def dollar(left: float) -> float:
    """What a dollar is worth in points when so many rounds are left."""
    return prices.LAST_DOLLAR + prices.DOLLAR_GROWS * left * left


def point(left: float) -> float:
    """What a point of a track is worth, which is a dollar in each of the rounds that are left. FO-INC-01"""
    return 1.0 + left * prices.LAST_DOLLAR + (left - 1) * left * (2 * left - 1) * prices.DOLLAR_GROWS / 6


def votes(s: State, seat: int) -> int:
    """About what FO-ELEC-02 says, without what tiles add."""
    player = s.players[seat]
    number = 0 if player.campaign == NOBODY else ELECTION_NUMBER[player.campaign]
    people = sum([1 + (hired.character >= FIRST_PARTNER) for hired in player.hired])
    return number + people + player.goods[VOTE] + (3 * min(2, len(s.tycoons)) if seat == s.mayor else 0)
