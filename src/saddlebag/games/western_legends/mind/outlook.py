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
    MOUNT,
    OUTLAW_CAMP,
    RAIL_STATIONS,
    RANCH_OF,
    TRACKS,
)
from saddlebag.games.western_legends.mind import odds, prices
from saddlebag.games.western_legends.mind.ways import FAR, STEPS
from saddlebag.games.western_legends.rules.goods import hand_limit
from saddlebag.games.western_legends.state import State

RIVAL = 0.55
"""How much the standing of the best rival counts against one's own."""
PACE = 2.4
"""The LP that the leader gains in a round."""
HURRY = 3.0
"""In the last so many turns goods are worth less and less, and only what counts at the end still counts."""
FADES = 0.87
"""What is left of a gain for each action that it takes."""
DANGER = (0.12, 0.24, 0.22, 0.18, 0.13, 0.09, 0.05, 0.03, 0.02, 0.01)
"""How likely the Sheriff comes to a Wanted player before their next turn, by the steps between them."""
STORY = 0.7
"""A story that is about to be told, for whoever has a disc on it;"""
DISC = 0.15
"""and the first disc."""
PLAYED_FOR = 0.45
"""How likely a game of poker is won."""


def turns_left(s: State, seat: int) -> float:
    """The turns that a player may still have, this one included."""
    number = len(s.players)
    if s.triggered:
        rounds = float(s.last_round - s.round)
    else:
        leader = max([player.lp for player in s.players])
        rounds = 1.0 + max(0.0, (s.options.target_lp - max(leader, s.mib_lp)) / PACE)
    if s.options.max_rounds is not None:
        rounds = min(rounds, float(s.options.max_rounds - s.round))
    return rounds + ((seat - s.first) % number >= (s.active - s.first) % number)


class Outlook:
    """What a player may expect, as somebody sees it."""

    __slots__ = (
        "ease", "left", "most", "player", "pledged", "s", "seat", "steps", "stride", "viewer",
        "walked",
    )  # fmt: skip

    def __init__(self, s: State, seat: int, viewer: int) -> None:
        self.s = s
        self.seat = seat
        self.viewer = viewer
        player = self.player = s.players[seat]
        self.left = turns_left(s, seat)
        self.ease = min(1.0, max(0.0, (self.left - 1) / HURRY))
        """1 while there is time for everything, 0 in the last turn."""
        self.steps = STEPS[s.ante_up][player.place]
        self.stride = self.movement()
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

    def movement(self) -> int:
        player = self.player
        value = TRACKS.limits.foot_movement
        if player.mount != NOBODY:
            value = ITEM_MOVEMENT[player.mount][player.upgraded >> player.mount & 1]
        return max(1, value - player.longhorns)

    # --- what they have -------------------------------------------------------------------------------------------

    def holdings(self) -> float:
        """LP, and what will become LP."""
        s, player, ease = self.s, self.player, self.ease
        value = player.lp + self.money(player.money) - player.wounds * (1 - ease * (1 - prices.WOUND))
        value += prices.marshal(player.marshal, ease) + self.gambling()
        value += self.items() + self.cards() + self.stories()
        for token in bits(player.legendary):
            value += LEGENDARY_LP[token]
        if player.nuggets:
            value += player.nuggets * (prices.NUGGET * self.reach(BANK, 1) + 0.1 * ease)
        if player.cattle or player.longhorns:
            value += self.herd()
        if player.wanted:
            value += self.outlawed()
        if s.fight is not None and not s.fight.over:
            value += self.fighting(s.fight)
        if s.hand_of_poker is not None and not s.hand_of_poker.revealed:
            value += self.at_poker()
        elif s.faro is not None:
            value += self.at_faro()
        return value

    def money(self, dollars: int) -> float:
        """What can be spent counts; at the end two LP at most are left of it. WL-END-06"""
        return self.ease * dollars * prices.DOLLAR + (1 - self.ease) * min(dollars // 60, 2)

    def gambling(self) -> float:
        """What the Gambler track promises, and the lead on it."""
        points = self.player.gambler
        if not points:
            return 0.0
        most = max([player.gambler for player in self.s.players])
        return prices.GAMBLER_AHEAD[points] * self.ease + (0.8 if points == most else 0.0)

    def items(self) -> float:
        """Upgrades count at the end; until then things are of use."""
        player = self.player
        value, mount = 0.0, 0.0
        for item in bits(player.items):
            upgraded = player.upgraded >> item & 1
            use = prices.ITEM_USE[item][upgraded]
            if upgraded:
                value += ITEM_LP[item]
            if ITEM_KIND[item] == MOUNT:
                mount = max(mount, use)
            else:
                value += use * self.ease
        return value + mount * self.ease

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
                value += DISC + STORY * sum([player.discs[side] for player in s.players]) / 3
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

    def outlawed(self) -> float:
        """What Wanted points bring, as long as the Sheriff is far."""
        s, player = self.s, self.player
        worth = prices.wanted(player.wanted, self.turns())
        if player.wanted == max([each.wanted for each in s.players]):
            worth += 1.0
        risk = DANGER[min(self.steps[s.sheriff], len(DANGER) - 1)] if s.sheriff != NOBODY and self.left > 1 else 0.0
        risk *= 1 - odds.against_npc(max(0, odds.strength(player) - 1), 4)
        return worth - risk * (worth + 0.5 * self.money(player.money) + 0.5 * player.nuggets + prices.WOUND)

    def turns(self) -> int:
        return min(int(self.left + 0.5), len(prices.PAYS) - 1)

    def wanted_gain(self, points: int) -> float:
        """What more Wanted points are worth; Marshal points are lost for them. WL-TRACK-08"""
        player, turns = self.player, self.turns()
        gain = prices.wanted(min(9, player.wanted + points), turns) - prices.wanted(player.wanted, turns)
        return 0.9 * gain - prices.marshal(player.marshal, self.ease)

    def marshals_gain(self, points: int) -> float:
        """What more Marshal points are worth, with their rewards. WL-TRACK-07"""
        player = self.player
        if player.wanted:
            return 0.0
        now = player.marshal
        gain = prices.marshal(min(9, now + points), self.ease) - prices.marshal(now, self.ease)
        return gain + sum(prices.MARSHAL_WORTH[now : now + points])

    # --- what is under way ----------------------------------------------------------------------------------------

    def fighting(self, fight: Fight) -> float:
        """What a fight will bring, as likely as it looks."""
        if self.seat not in (fight.fighter, fight.rival):
            return 0.0
        wins = odds.chance(self.s, fight, self.viewer)
        if self.seat == fight.rival:
            taken = prices.wanted(self.player.wanted, self.turns()) if fight.kind == ARREST else 0.0
            return -wins * (prices.WOUND + taken)
        if fight.kind == SHERIFF:
            worth = prices.wanted(self.player.wanted, self.turns()) + 0.5 * self.money(self.player.money)
            return -(1 - wins) * (worth + prices.WOUND)
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
        return 1.3

    def arrest(self, rival: int) -> float:
        """The point, and what the other loses by it. WL-ARREST-01"""
        return self.marshals_gain(1) + RIVAL * prices.wanted(self.s.players[rival].wanted, self.turns())

    def price(self, kind: int) -> float:
        """What a fight that is lost costs; robbers are Wanted even then. WL-BANK-05"""
        cost = prices.WOUND - prices.DRAWN * self.ease
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
        return share * (1.0 + self.money_gain(max(hand.pot, 60)))

    def at_faro(self) -> float:
        """A marker on a card that lies there is as likely to win as to lose, and then pays three times."""
        faro = self.s.faro
        if faro is None or self.seat not in faro.players or faro.shuffled:
            return 0.0
        return 1.1

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
