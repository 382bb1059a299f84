"""What a player could do next. For bots."""

from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.western_legends.chapters import (
    BANDIT,
    BANK_GUARD,
    DUEL,
    MAN_IN_BLACK,
    OUTLAW,
    ROB,
    TRAIN_GUARD,
)
from saddlebag.games.western_legends.content import (
    BANK,
    BUILDING_KIND,
    BUILDING_SPACES,
    CABARET,
    DOCTOR,
    ITEM_KIND,
    MINES,
    RANCH_OF,
    SALOONS,
    STORE_AT,
    TRADING_POST,
)
from saddlebag.games.western_legends.mind import odds, prices
from saddlebag.games.western_legends.mind.outlook import PLAYED_FOR, Outlook
from saddlebag.games.western_legends.mind.ways import STEPS
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.railway import train_space
from saddlebag.games.western_legends.rules.stores import sells
from saddlebag.games.western_legends.state import State

NEXT_BEST = 0.25
"""How much of the second best thing to do counts."""
AGAIN = 1.8
"""How much more a game of faro is worth than it brings: whoever is at the table plays again."""
STORE_SPACES = [
    [
        space
        for space, store in enumerate(STORE_AT)
        if store != NOBODY and (BUILDING_KIND[store] == TRADING_POST) == post
    ]
    for post in (False, True)
]
"""The spaces around the General Stores and the Trading Post."""
SALOON_SPACES = [space for saloon in SALOONS for space in BUILDING_SPACES[saloon]]


class Deeds(Outlook):
    """What a player has, and the best of what they could do."""

    __slots__ = ("bargain", "best", "second")

    def __init__(self, s: State, seat: int, viewer: int) -> None:
        super().__init__(s, seat, viewer)
        self.bargain = 0.0
        """The best that can be bought where they are shopping."""
        self.best = 0.0
        self.second = 0.0

    def next_deed(self) -> float:
        """The best of all that could be done, and a part of the second best."""
        s, player = self.s, self.player
        if player.place == NOBODY:
            return 0.0
        value = odds.strength(player, self.pledged)
        self.spend_money()
        self.try_fights(value)
        self.meet_players(value)
        self.dig_and_herd()
        if s.ante_up:
            self.look_around(value)
        return self.bargain + self.best + NEXT_BEST * self.second

    def consider(self, gain: float, space: int, actions: int) -> None:
        """One thing that could be done."""
        if gain <= self.second:
            return
        gain *= self.reach(space, actions)
        if gain > self.best:
            self.second = self.best
            self.best = gain
        elif gain > self.second:
            self.second = gain

    def nearest(self, spaces: tuple[int, ...] | list[int]) -> int:
        steps = self.steps
        best = spaces[0]
        for space in spaces:
            if steps[space] < steps[best]:
                best = space
        return best

    def spend_money(self) -> None:
        """The Cabaret, the stores, the Doctor, the Saloons."""
        s, player = self.s, self.player
        dollars = player.money
        if dollars >= 30:
            points = dollars // 30
            self.consider(points - self.money(dollars) + self.money(dollars - 30 * points), CABARET, 1)
        if dollars >= 10:
            if player.wounds:
                self.consider(player.wounds * (prices.WOUND + prices.DRAWN * self.ease) - 0.2, DOCTOR, 1)
            game = PLAYED_FOR * (self.won_game() + self.money_gain(50)) - 0.2 - 0.4 * self.ease
            if s.ante_up:
                game = max(game, AGAIN * self.marker(0) * min(2.0, dollars / 20))
            self.consider(game, self.nearest(SALOON_SPACES), 1)
        shops = s.shopping is not None and s.active == self.seat and not s.shopping.bought
        place = s.shopping.place if s.shopping is not None else NOBODY
        for item, bought, upgraded, price, points in prices.BUYS:
            if price <= dollars and not player.upgraded >> item & 1 and player.items >> item & 1 != bought:
                gain = points + self.bettered(item, upgraded) - self.money(dollars) + self.money(dollars - price)
                if shops and sells(s, place, item):
                    self.bargain = max(self.bargain, gain)
                elif gain > self.second:
                    self.consider(gain, self.nearest(STORE_SPACES[s.post >> item & 1]), 1)

    def bettered(self, item: int, upgraded: int) -> float:
        """What an item is good for beyond the one in whose place it will be used. WL-TURN-03"""
        kind, held = ITEM_KIND[item], 0.0
        for other in bits(self.player.items):
            if ITEM_KIND[other] == kind:
                held = max(held, self.use(other, self.player.upgraded >> other & 1))
        return max(0.0, self.use(item, upgraded) - held)

    def try_fights(self, value: int) -> None:
        """Bandits and the Bank."""
        s = self.s
        if not value:
            return
        if s.bandits:
            wins = odds.against_npc(value, 2)
            gain = wins * self.prize(BANDIT, NOBODY) - (1 - wins) * self.price(BANDIT) - 0.2 * self.ease
            if gain > 0:
                here = NOBODY if s.fight is None else s.fight.space
                for space in bits(s.bandits):
                    if space != here:
                        self.consider(gain, space, 0)
        robbed = s.turn is not None and s.active == self.seat and s.turn.bank_robbed
        if not robbed:
            wins = odds.against_npc(value, 3)
            gain = wins * self.prize(BANK_GUARD, NOBODY) - (1 - wins) * self.price(BANK_GUARD) - 0.2 * self.ease
            if gain > 0:
                self.consider(gain, BANK, 1)

    def meet_players(self, value: int) -> None:
        """Duels, robberies and arrests, where the others are."""
        s = self.s
        if not value:
            return
        fought = s.turn.fought if s.turn is not None and s.active == self.seat else 0
        for other, rival in enumerate(s.players):
            if other == self.seat or fought >> other & 1 or rival.place == NOBODY:
                continue
            wins = odds.against_player(value, rival.hand.bit_count())
            gain = wins * max(2.3, self.arrest(other) if rival.wanted and self.player.marshal else 0.0)
            self.consider(gain - (1 - wins) * self.price(DUEL) - 0.2 * self.ease, rival.place, 1)
        if s.man_in_black and not fought >> MAN_IN_BLACK & 1:
            wins = odds.against_man_in_black(value)
            gain = wins * max(2.0, self.prize(ROB, MAN_IN_BLACK)) - (1 - wins) * self.price(DUEL) - 0.2 * self.ease
            self.consider(gain, s.mib_place, 1)

    def dig_and_herd(self) -> None:
        """Mines and Ranches."""
        s, player = self.s, self.player
        room = goods.nugget_limit(s, self.seat) - player.nuggets
        if room > 0:
            to_bank = STEPS[s.ante_up][self.nearest(MINES)][BANK] / self.stride
            if self.most > to_bank + 3:
                self.consider((0.75 + 0.2 * min(room, 4)) * self.ease, self.nearest(MINES), 1)
        if not player.cattle and self.left > 1.5:
            gain = 0.55 + 0.5 * max(self.marshals_gain(1), self.wanted_gain(1))
            for colour, space in enumerate(RANCH_OF):
                if s.ranches[colour]:
                    self.consider(gain * self.ease, space, 1)

    def look_around(self, value: int) -> None:
        """The train, outlaws, nuggets and longhorns that lie about, and the frontier."""
        s, player = self.s, self.player
        acting = s.active == self.seat and s.turn is not None
        if value and acting and not (s.turn is not None and (s.turn.train_robbed or s.turn.bank_robbed)):
            space = train_space(s)
            if self.steps[space] - self.walked <= self.stride * (self.most - 1):
                wins = odds.against_npc(value, 2)
                gain = wins * self.prize(TRAIN_GUARD, NOBODY) - (1 - wins) * self.price(TRAIN_GUARD)
                self.consider(gain - 0.2 * self.ease, space, 1)
        if value and s.token_spaces:
            wins = odds.against_npc(value, 2)
            gain = wins * self.prize(OUTLAW, NOBODY) - (1 - wins) * self.price(BANDIT) - 0.2 * self.ease
            for space in s.token_spaces:
                self.consider(gain, space, 0)
        for space, number in enumerate(s.nuggets):
            if number:
                self.consider(min(number, goods.nugget_limit(s, self.seat) - player.nuggets) * self.ease, space, 0)
        for space, number in enumerate(s.longhorns):
            if number:
                self.consider(1.1 * number * self.ease, space, 1)
        if player.hand.bit_count() > 1:
            for space in s.frontier_spaces:
                self.consider(0.5 * self.ease, space, 1)
