"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.content import GOALS_OF
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules.goods import items_of_kind
from saddlebag.games.western_legends.state import Player, State

RANCHES = [f"ranches.{colour}" for colour in range(len(content.COLOUR))]


def pools(options: Options) -> list[Pool]:
    """Cards and tokens that are never lost."""
    return [
        Pool("poker card", dict.fromkeys(("poker.pile", "poker.discards", "players.*.hand"), "poker.pile")),
        Pool("event card", dict.fromkeys(("event_deck", "event_discards"), "event_deck")),
        Pool("train encounter", dict.fromkeys(("encounter_deck", "encounter_discards"), "encounter_deck")),
        Pool("Man in Black card", dict.fromkeys(("mib_deck", "mib_discards"), "mib_deck")),
        Pool("token", dict.fromkeys(("token_pile", "tokens", "rollers"), "token_pile")),
        Pool("legendary token", dict.fromkeys(("legendary_pile", "players.*.legendary"), "legendary_pile")),
        Pool("cattle token", {**{ranch: ranch for ranch in RANCHES}, "players.*.cattle": RANCHES[0]}),
    ]


def settle(s: State, said: Said) -> None:
    """Everybody knows what lies open; weapons and mounts that are owned are ready; what was named in one place is in
    no other."""
    if not said("poker", "knowledge", "eyes"):
        settle_eyes(s)
    for seat, player in enumerate(s.players):
        if not said("players", seat, "weapon"):
            player.weapon = ready(player, content.WEAPON, player.weapon)
        if not said("players", seat, "mount"):
            player.mount = ready(player, content.MOUNT, player.mount)
        if s.options.goals and said("players", seat, "character"):
            settle_goals(s, seat, said)
    if not said("longhorn_pile"):
        out = sum(s.longhorns) + sum([player.longhorns for player in s.players])
        s.longhorn_pile = max(0, content.LONGHORNS - out) if s.ante_up else 0
    settle_stands(s, said)
    settle_tokens(s, said)
    settle_decks(s, said)


def ready(player: Player, kind: int, active: int) -> int:
    """The weapon or mount in use: the first of those owned, where another one is not owned any more."""
    owned = items_of_kind(player, kind)
    return active if active in owned else next(iter(owned), NOBODY)


def settle_goals(s: State, seat: int, said: Said) -> None:
    """The goals are those of the character, the last one put away. WL-GOAL-01"""
    player = s.players[seat]
    if not said("players", seat, "goals"):
        player.goals = set_of(GOALS_OF[player.character][:-1])
    if not said("players", seat, "goal_removed"):
        held = [*bits(player.goals), *player.goals_met]
        player.goal_removed = next((goal for goal in GOALS_OF[player.character] if goal not in held), NOBODY)


def settle_stands(s: State, said: Said) -> None:
    """Items that players own are not in the stands. WL-STORE-08"""
    if said("stock") or not any(said("players", seat, "items") for seat in range(len(s.players))):
        return
    for item, left in enumerate(s.stock):
        owned = sum([player.items >> item & 1 for player in s.players])
        s.stock[item] = max(0, content.COPIES - owned) if s.ante_up or item in content.BASE_ITEMS else left


def settle_tokens(s: State, said: Said) -> None:
    """A driver has seen their cattle, and frontier tokens on the board are not in the box. Ledger 7"""
    if not said("cattle_eyes"):
        for seat, player in enumerate(s.players):
            for token in player.cattle:
                s.cattle_eyes[token] |= 1 << seat
    if not said("frontier_box"):
        elsewhere = [*s.frontier, *s.frontier_done]
        s.frontier_box = [token for token in range(len(content.FRONTIER)) if token not in elsewhere and s.ante_up]


def settle_decks(s: State, said: Said) -> None:
    """A story is in one deck, and every block of the fight deck has its number. WL-NPC-20"""
    for side, deck in enumerate(s.stories):
        if not said("stories", side):
            elsewhere = [*s.stories_told, *s.stories[1 - side]]
            deck[:] = [card for card in deck if card not in elsewhere]
    if len(s.block_names) != len(s.blocks) and not said("block_names"):
        s.block_names = list(range(len(s.blocks)))


def settle_eyes(s: State) -> None:
    """The discards are known to all, a hand to its owner."""
    eyes = s.poker.knowledge.eyes
    for card in s.poker.pile:
        eyes[card] = 0
    for card in s.poker.discards:
        eyes[card] = EVERYBODY
    for seat, player in enumerate(s.players):
        for card in bits(player.hand):
            eyes[card] = 1 << seat


def has_begun(s: State) -> bool:
    """Positions begin with the first turn: whatever set-up asks has been answered."""
    return s.turn is not None


POSITIONS = Positions(pools, settle, ("poker.knowledge", "disclosed"), begins=has_begun)
