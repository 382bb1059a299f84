"""The table laid out, hands drawn, the first player chosen. Chapter 5.5 and the beginning of 5.19."""

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import Dice
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.high_stakes_drifter.content import CARD_KIND, DUDE
from saddlebag.games.high_stakes_drifter.decks.lists import DeckList, deck_of
from saddlebag.games.high_stakes_drifter.decks.sealed import packs_from_seed, sealed_deck
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules.zones import HAND_SIZE, draw_cards
from saddlebag.games.high_stakes_drifter.state import Deck, Player, State
from saddlebag.games.high_stakes_drifter.words import story

MULLIGAN = Question("mulligan", "Your hand has no dude. Do you draw a new one?", clause="HD-SETUP-07")
KEEP = Verb("keep", at=MULLIGAN, says="Keep this hand", clause="HD-SETUP-09", ends=True, passes=True)
REDRAW = Verb(
    "redraw",
    at=MULLIGAN,
    says="Show this hand and draw a new one",
    clause="HD-SETUP-07",
    needs=(Need(lambda s, ask, a: not has_dude(s, ask.seat), "You hold a dude.", "HD-SETUP-07"),),
)
KEEP_ACTION, REDRAW_ACTION = KEEP.each[0], REDRAW.each[0]


def setup(options: Options, dice: Dice) -> State:
    """Equal stakes, and every draw pile shuffled. HD-SETUP-01..04, HD-QS-02..04"""
    seats = range(options.players)
    shared = options.mode == "quickstart"
    lists = [deck_at(options, seat, dice) for seat in (range(1) if shared else seats)]
    decks = [Deck(each.card_list()) for each in lists]
    for deck in decks:
        dice.shuffle(deck.draw)
    stacks: list[list[int]] = [[] for _ in seats] if shared else [sorted(each.chip_list()) for each in lists]
    stake = options.first_stake
    players = [Player(stake, stack=stacks[seat]) for seat in seats]
    return State(
        dice=dice,
        options=options,
        players=players,
        decks=decks,
    )


def deck_at(options: Options, seat: int, dice: Dice) -> DeckList:
    """The deck that a seat brings; in sealed play it comes from the packs of that seat. HD-DECK-02, HD-DECK-18..21"""
    if not options.sealed:
        return deck_of(options.deck_of(seat), dice, box=options.starter_kickers == "box")
    packs = options.packs_of(seat)
    return sealed_deck(options.deck_of(seat), packs_from_seed(dice.seed, seat) if packs is None else packs)


def draw_hands(s: State) -> None:
    """Everybody draws five cards; in the quick-start game the first player, chosen before, draws first.
    HD-SETUP-05, HD-SETUP-06, HD-SETUP-12, HD-QS-05..07"""
    seats = list(range(len(s.players)))
    if s.quickstart:
        choose_first_player(s)
        seats = s.clockwise(s.first)
    else:
        for seat in seats:
            s.tell(story.DeckCut, seat, (seat - 1) % len(seats))
    for seat in seats:
        draw_cards(s, seat, HAND_SIZE)


def who_may_redraw(s: State) -> list[int]:
    """Everybody, in seat order. HD-SETUP-07, HD-SETUP-12"""
    return [] if s.quickstart or s.options.mulligan == "off" else list(range(len(s.players)))


def give_badge(s: State) -> None:
    """When all have their hands, the first player is chosen; in the quick-start game they have been. HD-SETUP-11,
    HD-SETUP-12"""
    if not s.quickstart:
        choose_first_player(s)


def choose_first_player(s: State) -> None:
    """The first player is chosen at random and gets the badge. HD-SETUP-11"""
    s.first = s.active = s.dice.below(len(s.players))
    s.tell(story.BadgeGiven, s.first)


def has_dude(s: State, seat: int) -> bool:
    """Whether a hand has a dude; a copy card is none. HD-SETUP-10"""
    return any(CARD_KIND[card] == DUDE for card in s.players[seat].hand)


def redraw(s: State, seat: int) -> None:
    """A hand is shown, discarded, and drawn anew. HD-SETUP-07, HD-SETUP-08"""
    player = s.players[seat]
    s.disclosed += 1
    s.tell(story.Mulligan, seat, player.hand[:])
    s.deck(seat).deadwood += player.hand
    player.hand.clear()
    player.since.clear()
    draw_cards(s, seat, HAND_SIZE)


def mulligan(s: State, seat: int) -> Rule[None]:
    """Who has no dude in their first hand shows it and draws a new one, at most once. With the option a player chooses;
    all are asked, so that the question tells nothing. HD-SETUP-07..09, option `mulligan`"""
    if s.options.mulligan != "optional":
        if not has_dude(s, seat):
            redraw(s, seat)
        return
    choice = yield Ask(seat, MULLIGAN, lambda: mulligan_options(s, seat))
    if choice is REDRAW_ACTION:
        redraw(s, seat)
    else:
        s.tell(story.KeptHand, seat)


def mulligan_options(s: State, seat: int) -> list[Action]:
    return [KEEP_ACTION] if has_dude(s, seat) else [KEEP_ACTION, REDRAW_ACTION]
