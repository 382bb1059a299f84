"""What a player has, and what it will become in the time that is left. For bots."""

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import (
    ARREST,
    BANDIT,
    BANK_GUARD,
    DUEL,
    MAN_IN_BLACK,
    ROB,
    SHERIFF,
    TRAIN_GUARD,
    Fight,
)
from saddlebag.games.western_legends.content import (
    BANK,
    CATTLE_COLOUR,
    ITEM_KIND,
    ITEM_LP,
    ITEM_MOVEMENT,
    LEGENDARY_LP,
    MISC,
    OUTLAW_CAMP,
    RAIL_STATIONS,
    RANCH_OF,
    STORY_TRIGGER,
    TRACKS,
    TRIGGER_DISCS,
)
from saddlebag.games.western_legends.mind import odds, prices
from saddlebag.games.western_legends.mind.ways import FAR, STEPS
from saddlebag.games.western_legends.rules.goods import hand_limit
from saddlebag.games.western_legends.state import Player, State

RIVAL = 0.55
"""How much the standing of the best rival counts against one's own,"""
OTHERS = 0.1
"""and how much that of each other one."""
PACE = 2.0
"""The LP that the leader gains in a round."""
AHEAD = 0.4
"""How much of their own lead somebody reckons with, or they would shrink from LP that make the match shorter."""
HURRY = 3.0
"""In the last so many turns goods are worth less and less, and only what counts at the end still counts."""
FADES = 0.8
"""What is left of a gain for each action that it takes."""
DANGER = (0.12, 0.24, 0.22, 0.18, 0.13, 0.09, 0.05, 0.03, 0.02, 0.01)
"""How likely the Sheriff comes to a Wanted player before their next turn, by the steps between them."""
STORY = 1.1
"""What a story brings to whoever has a disc on it, with the Sheriff's ride."""
PLAYED_FOR = 0.45
"""How likely a game of poker is won."""
MARKER_WINS = (0.5, 2 / 3, 0.5)
"""How likely a marker wins at faro that lies on a card which was shown and is still to come, by how many are up;"""
MARKER_PAYS = (0.5, 1.0, 1.0)
"""and what it brings, in its own amount. AU-FARO-14, AU-FARO-15, AU-FARO-19"""
HUNT = 0.08
"""How many arrests a Marshal makes in a turn for each Wanted rival,"""
BLOW = 1.5
"""and what is gained by each beside the point: the rival has to begin anew."""
HUNTED = (0.4, 0.3, 0.15)
"""How likely a Marshal who is so many moves away comes and fights a Wanted player."""


def turns_left(s: State, seat: int, viewer: int) -> float:
    """The turns that a player may still have, this one included, as somebody sees it."""
    number = len(s.players)
    if s.triggered:
        rounds = float(s.last_round - s.round)
    else:
        others = max(s.mib_lp, *[player.lp for other, player in enumerate(s.players) if other != viewer])
        leader = others + AHEAD * max(0, s.players[viewer].lp - others)
        rounds = 1.0 + max(0.0, (s.options.target_lp - leader) / PACE)
    if s.options.max_rounds is not None:
        rounds = min(rounds, float(s.options.max_rounds - s.round))
    return rounds + ((seat - s.first) % number >= (s.active - s.first) % number)


def movement(player: Player) -> int:
    value = TRACKS.limits.foot_movement
    if player.mount != NOBODY:
        value = ITEM_MOVEMENT[player.mount][player.upgraded >> player.mount & 1]
    return max(1, value - player.longhorns)


class Outlook:
    """What a player may expect, as somebody sees it."""

    __slots__ = (
        "arrests", "ease", "left", "most", "player", "pledged", "s", "seat", "steps", "stride", "viewer",
        "walked",
    )  # fmt: skip

    def __init__(self, s: State, seat: int, viewer: int) -> None:
        self.s = s
        self.seat = seat
        self.viewer = viewer
        player = self.player = s.players[seat]
        self.left = turns_left(s, seat, viewer)
        self.ease = min(1.0, max(0.0, (self.left - 1) / HURRY))
        """1 while there is time for everything, 0 in the last turn."""
        self.arrests = HUNT * max(0.0, self.left - 1) * sum([rival.wanted > 0 for rival in s.players])
        """Those that they may make as a Marshal."""
        self.steps = STEPS[s.ante_up][player.place]
        self.stride = movement(player)
        self.walked = 0
        """The steps that a move under way still allows."""
        self.most = 3.0 * (self.left - 1)
        """The actions that are left."""
        if seat == s.active and s.turn is not None:
            self.most += s.turn.actions
            if s.move is not None and not s.move.stopped and s.move.ended_at == NOBODY:
                self.walked = s.move.left
        else:
            self.most += 3
        self.pledged = odds.best_card(player) if seat == viewer and self.has_to_lay() else NOBODY
        """The card that will be laid in the fight under way."""

    def has_to_lay(self) -> bool:
        fight = self.s.fight
        if fight is None or fight.over or fight.revealed or fight.declined:
            return False
        return (fight.fighter == self.seat and fight.cards[0] == NOBODY) or (
            fight.rival == self.seat and fight.cards[1] == NOBODY
        )

    # --- what they have -------------------------------------------------------------------------------------------

    def holdings(self) -> float:
        """LP, and what will become LP."""
        s, player, ease = self.s, self.player, self.ease
        value = player.lp + self.money(player.money) - player.wounds * (1 - ease * (1 - prices.WOUND))
        value += self.outlawed() if player.wanted else self.free()
        value += self.gambling()
        value += self.items() + self.cards() + self.stories()
        for token in bits(player.legendary):
            value += LEGENDARY_LP[token]
        if player.nuggets:
            value += player.nuggets * (prices.NUGGET * self.reach(BANK, 1) + 0.1 * ease)
        if player.cattle or player.longhorns:
            value += self.herd()
        if s.fight is not None and not s.fight.over:
            value += self.fighting(s.fight)
        if s.hand_of_poker is not None and not s.hand_of_poker.revealed:
            value += self.at_poker()
        elif s.faro is not None:
            value += self.at_faro()
        return value

    def money(self, dollars: int) -> float:
        """What can be spent counts, the less the nearer to the limit; at the end two LP at most are left of it.
        WL-GEN-02, WL-END-06"""
        spent = dollars - max(0, dollars - prices.PURSE) * prices.IDLE
        return self.ease * spent * prices.DOLLAR + (1 - self.ease) * min(dollars // 60, 2)

    def gambling(self) -> float:
        """What the Gambler track promises, and the lead on it."""
        points = self.player.gambler
        if not points:
            return 0.0
        most = max([player.gambler for player in self.s.players])
        return prices.GAMBLER_AHEAD[points] * self.ease + (0.8 if points == most else 0.0)

    def gambler_gain(self) -> float:
        """What one more Gambler point is worth, with its reward. AU-TRACK-02, AU-TRACK-04"""
        now = self.player.gambler
        if now >= len(prices.GAMBLER_WORTH):
            return prices.GAMBLER_OVER
        ahead = prices.GAMBLER_AHEAD[now + 1] - prices.GAMBLER_AHEAD[now]
        return prices.GAMBLER_WORTH[now] + ahead * self.ease

    def items(self) -> float:
        """Upgrades count at the end; until then things are of use, but of weapons and of mounts only the best."""
        player = self.player
        value = 0.0
        best = [0.0, 0.0, 0.0]
        for item in bits(player.items):
            upgraded = player.upgraded >> item & 1
            if upgraded:
                value += ITEM_LP[item]
            kind, use = ITEM_KIND[item], self.use(item, upgraded)
            best[kind] = best[kind] + use if kind == MISC else max(best[kind], use)
        return value + sum(best)

    def use(self, item: int, upgraded: int) -> float:
        """What an item is good for in the time that is left."""
        faster = prices.RIDE * prices.FASTER[item][upgraded] * max(0.0, self.left - 1)
        return prices.ITEM_USE[item][upgraded] * self.ease + faster

    def cards(self) -> float:
        """The hand, as far as it may be kept."""
        player = self.player
        number = player.hand.bit_count()
        if not number:
            return 0.0
        if self.seat != self.viewer:
            return prices.DRAWN * number * self.ease
        worth = sum([prices.CARD[card] for card in bits(player.hand) if card != self.pledged], 0.0)
        limit = max(0, hand_limit(self.s, self.seat))
        return (worth if number <= limit else worth * (limit + 0.3) / (number + 0.3)) * self.ease

    def stories(self) -> float:
        """Discs on stories that will be told."""
        s, value = self.s, 0.0
        for side, discs in enumerate(self.player.discs):
            if discs and s.stories[side]:
                needed = TRIGGER_DISCS[STORY_TRIGGER[s.stories[side][-1]]]
                value += STORY * sum([player.discs[side] for player in s.players]) / needed
        return value * self.ease

    def herd(self) -> float:
        """Cattle on the way to whoever takes it."""
        player, value = self.player, 0.0
        for token in player.cattle:
            reward = prices.CATTLE[token]
            rail = reward if player.wanted else reward + self.marshals_gain(1)
            ranch = reward + self.wanted_gain(1)
            best = max([rail * self.reach(station, 0) for station in RAIL_STATIONS])
            for colour, space in enumerate(RANCH_OF):
                if colour != CATTLE_COLOUR[token]:
                    best = max(best, ranch * self.reach(space, 0))
            value += max(best, ranch * self.reach(OUTLAW_CAMP, 0))
        if player.longhorns:
            places = (*RAIL_STATIONS, *RANCH_OF, OUTLAW_CAMP)
            value += player.longhorns * (1 + 30 * prices.DOLLAR) * max([self.reach(place, 0) for place in places])
        return value

    # --- the law and the outlaws ----------------------------------------------------------------------------------

    def free(self, points: int = 0) -> float:
        """What whoever is not Wanted may become, by the law or against it, and what they are by the law with so many
        more Marshal points. What is still to come hangs on the time alone, or a point would seem worth nothing to
        whoever reckons with it anyway."""
        held = min(prices.SPACES, self.player.marshal + points)
        lawful = prices.LAW * max(0.0, self.left - 1) * prices.MARSHAL_POINT
        hunting = self.arrests * (prices.MARSHAL_POINT + BLOW)
        to_come = max(lawful + hunting, prices.wanted(0, self.left))
        return prices.MARSHAL_END[held] + prices.MARSHAL_AHEAD[held] * self.ease + to_come

    def outlawed(self) -> float:
        """What Wanted points bring, as long as the Sheriff and the Marshals are far."""
        s, player = self.s, self.player
        worth = prices.wanted(player.wanted, self.left)
        if player.wanted == max([each.wanted for each in s.players]):
            worth += 1.0
        if self.left <= 1:
            return worth
        return worth - self.risk() * (prices.WOUND + self.loss())

    def risk(self) -> float:
        """How likely a Wanted player is arrested before their next turn."""
        s, player = self.s, self.player
        strength = max(0, odds.strength(player) - 1)
        free = 1.0
        if s.sheriff != NOBODY:
            danger = DANGER[min(self.steps[s.sheriff], len(DANGER) - 1)]
            free = 1 - danger * (1 - odds.against_npc(strength, 4))
        for rival in s.players:
            if rival.marshal:
                moves = -(-self.steps[rival.place] // movement(rival))
                if moves < len(HUNTED):
                    free *= 1 - HUNTED[moves] * (1 - odds.against_player(strength, rival.hand.bit_count()))
        return 1 - free

    def wanted_gain(self, points: int) -> float:
        """What more Wanted points are worth; Marshal points are lost for them. WL-TRACK-08"""
        now, left = self.player.wanted, self.left
        reached = min(prices.SPACES, now + points)
        gain = prices.wanted(reached, left) + prices.BEYOND * (now + points - reached)
        return gain - (prices.wanted(now, left) if now else self.free())

    def marshals_gain(self, points: int) -> float:
        """What more Marshal points are worth, with their rewards. WL-TRACK-07"""
        player = self.player
        if player.wanted:
            return 0.0
        now = player.marshal
        beyond = max(0, now + points - prices.SPACES)
        gain = self.free(points) - self.free() + prices.BEYOND * beyond
        return gain + sum(prices.MARSHAL_WORTH[now : now + points])

    # --- what is under way ----------------------------------------------------------------------------------------

    def fighting(self, fight: Fight) -> float:
        """What a fight will bring, as likely as it looks."""
        if self.seat not in (fight.fighter, fight.rival):
            return 0.0
        wins = odds.chance(self.s, fight, self.viewer)
        if self.seat == fight.rival:
            return -wins * (prices.WOUND + (self.loss() if fight.kind == ARREST else 0.0))
        return wins * self.prize(fight.kind, fight.rival) - (1 - wins) * self.price(fight.kind)

    def prize(self, kind: int, rival: int) -> float:
        """What a fight that is won brings."""
        if kind == BANDIT:
            return max(1.0, self.marshals_gain(1))
        if kind == BANK_GUARD:
            return self.money_gain(80) + self.wanted_gain(self.s.options.bank_heist_wanted)
        if kind == TRAIN_GUARD:
            return self.money_gain(50) + self.wanted_gain(2)
        if kind == DUEL:
            return 2.0
        if kind == ROB:
            return self.wanted_gain(1) + self.money_gain(
                60 if rival == MAN_IN_BLACK else self.s.players[rival].money // 2
            )
        if kind == ARREST:
            return self.arrest(rival)
        if kind == SHERIFF:
            return 0.0
        return 0.4 + self.marshals_gain(2)

    def arrest(self, rival: int) -> float:
        """The point, and what the other loses by it. WL-FIGHT-19"""
        players = self.s.players
        leads = players[rival].lp == max([each.lp for seat, each in enumerate(players) if seat != self.seat])
        return self.marshals_gain(1) + (RIVAL if leads else OTHERS) * Outlook(self.s, rival, self.viewer).loss()

    def loss(self) -> float:
        """What is lost by an arrest. WL-ARREST-01"""
        player, left = self.player, self.left
        goods = 0.5 * (self.money(player.money) + player.nuggets)
        return goods + prices.wanted(player.wanted, left) - prices.wanted(0, left)

    def price(self, kind: int) -> float:
        """What a fight that is lost costs; robbers are Wanted even then, and whoever loses to the Sheriff is arrested.
        WL-BANK-05, WL-SHERIFF-09"""
        cost = prices.WOUND - prices.DRAWN * self.ease
        if kind == SHERIFF:
            return cost + self.loss()
        return cost - self.wanted_gain(1) if kind in (BANK_GUARD, TRAIN_GUARD) else cost

    def money_gain(self, dollars: int) -> float:
        """What more money is worth, within the limit."""
        held = self.player.money
        return self.money(min(TRACKS.limits.money, held + dollars)) - self.money(held)

    def at_poker(self) -> float:
        """A share of the pot, and of the reward."""
        hand = self.s.hand_of_poker
        if hand is None or self.seat not in hand.players or hand.folded >> self.seat & 1:
            return 0.0
        share = PLAYED_FOR if len(hand.players) == 1 else 1 / len(hand.players)
        return share * (self.won_game() + self.money_gain(max(hand.pot, 60)))

    def won_game(self) -> float:
        """What a game of poker gives to its winner beside the pot. WL-POKER-11, AU-POKER-02"""
        return max(1.0, self.gambler_gain()) if self.s.ante_up else 1.0

    def at_faro(self) -> float:
        """What the markers of a player will bring, those included that they may still lay. AU-FARO-08"""
        faro = self.s.faro
        if faro is None or self.seat not in faro.players:
            return 0.0
        up = faro.cards[: faro.revealed]
        mine = [marker for marker in faro.markers if marker.seat == self.seat]
        good = sum([marker.value in faro.shown and marker.value not in up for marker in mine])
        if not faro.shuffled and len(mine) < 2:
            good += self.player.money // 10 >= 2 + len(mine)
        return good * self.marker(faro.revealed if faro.shuffled else 0)

    def marker(self, up: int) -> float:
        """What a marker of $20 is worth when so many of the cards are up. AU-FARO-14, AU-FARO-15, AU-FARO-19"""
        if up > 2:
            return 0.0
        return MARKER_WINS[up] * self.gambler_gain() + self.money_gain(20) * MARKER_PAYS[up]

    def reach(self, space: int, actions: int) -> float:
        """What is left of a gain at a space, with the actions that it takes there."""
        rest = self.steps[space] - self.walked
        if rest > 0:
            if rest >= FAR:
                return 0.0
            moves = -(-rest // self.stride)
            needed = actions + 0.5 * (moves + rest / self.stride)
            if actions + moves > self.most:
                return 0.0
        else:
            needed = actions + 0.02 * self.steps[space]
            if actions > self.most:
                return 0.0
        if space == self.s.sheriff and self.player.wanted and space != self.player.place:
            return 0.0
        fades: float = FADES**needed
        return fades
