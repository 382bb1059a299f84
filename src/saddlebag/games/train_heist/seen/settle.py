"""A position that somebody wrote by hand, made whole: what they did not say agrees with what they did."""

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.engine.pools import Pool
from saddlebag.engine.positions import Positions, Said
from saddlebag.games.train_heist.content import ABILITIES, TRACKS, WANTED
from saddlebag.games.train_heist.options import Options
from saddlebag.games.train_heist.state import State

POOLS = [
    Pool("Poker Card", {"poker.pile": "poker.pile", "poker.discards": "poker.pile", "cowboys.*.hand": "poker.pile"}),
    Pool(
        "Loot Tile",
        dict.fromkeys(("sack", "stacks.*", "towns.*", "cowboys.*.loot", "drawn_tile"), "sack"),
    ),
    Pool("Event Card", dict.fromkeys(("event_deck", "events_removed", "events_played"), "event_deck")),
    Pool("Wanted Card", dict.fromkeys(("wanted_row", "cowboys.*.wanted"), "the box"), box=tuple(WANTED.ids)),
]


def pools(options: Options) -> list[Pool]:
    return POOLS


def settle(s: State, said: Said) -> None:
    """Horses carry their riders, bullets and cards are counted, and the turn begins as its cowboy lies or stands."""
    for seat in range(len(s.cowboys)):
        settle_cowboy(s, seat, said)
    if not said("bullets"):
        s.bullets = max(0, TRACKS.coop.bullets_total - sum([cowboy.bullets for cowboy in s.cowboys]))
    if not said("poker", "knowledge", "eyes"):
        settle_eyes(s)
    if not said("unseen_tiles") and not s.options.train_stacks_public:
        s.unseen_tiles = set_of([tile for stack in s.stacks for tile in stack[:-1]])
    if not said("lost_turn"):
        s.lost_turn = s.you.flat
    if not said("next") and s.lost_turn:
        s.next = "train: set_off"
    if not said("actions_left") and (more := s.ability(s.active, "actions")):
        s.actions_left = more


def settle_cowboy(s: State, seat: int, said: Said) -> None:
    """A rider is where their horse is; a Wanted Card works; whoever is in jail was arrested once."""
    cowboy = s.cowboys[seat]
    if 0 <= cowboy.horse < len(s.horses):
        if said("horses", cowboy.horse) or said("horses"):
            cowboy.place = cowboy.place if said("cowboys", seat, "place") else s.horses[cowboy.horse]
        else:
            s.horses[cowboy.horse] = cowboy.place
    if cowboy.wanted != NOBODY and not said("cowboys", seat, "ability_works"):
        cowboy.ability_works = True
        if ABILITIES[cowboy.wanted].name == "hangman_cancel" and not said("cowboys", seat, "cancels_left"):
            cowboy.cancels_left = ABILITIES[cowboy.wanted].amount
    if cowboy.loot and not said("cowboys", seat, "loot_actions"):
        cowboy.loot_actions = 1
    if cowboy.jailed and not said("cowboys", seat, "jailed_as"):
        s.arrests += 0 if said("arrests") else 1
        cowboy.jailed_as = max(1, s.arrests)


def settle_eyes(s: State) -> None:
    """Everybody knows the discards, and of a hand those who may look at it. TH-SETUP-25, TH-VS-04"""
    for card in s.poker.pile:
        s.poker.knowledge.eyes[card] = 0
    for card in s.poker.discards:
        s.poker.knowledge.eyes[card] = EVERYBODY
    for seat, cowboy in enumerate(s.cowboys):
        for card in bits(cowboy.hand):
            s.poker.knowledge.eyes[card] = s.hand_eyes(seat)


POSITIONS = Positions(pools, settle, ("poker.knowledge", "unseen_tiles", "disclosed"))
