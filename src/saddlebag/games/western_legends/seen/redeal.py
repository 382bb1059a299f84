"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits, set_of
from saddlebag.games.western_legends.content import (
    CATTLE_COLOUR,
    COLOUR,
    FRONTIER_TOKEN_NUMBER,
    GOALS_OF,
    STORY_TRIGGER,
    TOKEN_KIND,
)
from saddlebag.games.western_legends.rules.faro import knows_fourth
from saddlebag.games.western_legends.rules.goals import could_be_unmet
from saddlebag.games.western_legends.state import State


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place."""
    redeal_poker_cards(s, seat, dice)
    redeal_fight_cards(s, seat, dice)
    redeal_faro(s, dice)
    redeal_tokens(s, seat, dice)
    redeal_frontier(s, seat, dice)
    redeal_cattle(s, seat, dice)
    redeal_legendary(s, seat, dice)
    redeal_stories(s, dice)
    redeal_goals(s, seat, dice)
    redeal_characters(s, seat, dice)
    if s.fight is not None:
        s.fight.passed &= 0 if seat is None else 1 << seat  # that others pass for good is only theirs to know
    for deck in (s.event_deck, s.encounter_deck, s.mib_deck):
        deck.sort()
        dice.shuffle(deck)


# --- poker cards --------------------------------------------------------------------------------------------------


def face_down(s: State, seat: int) -> int:
    """The card that a player has laid face down in a fight, as bits: nobody else knows that it left the hand."""
    fight = s.fight
    if fight is None or fight.revealed:
        return 0
    for side, fighter in enumerate((fight.fighter, fight.rival)):
        if fighter == seat and fight.cards[side] != NOBODY:
            return 1 << fight.cards[side]
    return 0


def redeal_poker_cards(s: State, seat: int | None, dice: Dice) -> None:
    """Hands, what was laid face down out of them, what was chosen of them, and the dealer's cards."""
    laid = [0 if each == seat else face_down(s, each) for each in range(len(s.players))]
    hands = [player.hand | laid[each] for each, player in enumerate(s.players)]
    game = s.hand_of_poker
    at_dealer = game is not None and not game.revealed and game.dealer != seat and game.dealer_cards
    if game is not None and at_dealer:
        hands.append(game.dealer_cards)
    hands = s.poker.redeal(hands, seat, dice)
    if game is not None and at_dealer:
        game.dealer_cards = hands.pop()
        game.dealer_plays = some_of(game.dealer_cards, game.dealer_plays.bit_count(), dice)
    for each, player in enumerate(s.players):
        player.hand = hands[each]
        if laid[each]:
            card = dice.pick(list(bits(hands[each])))
            player.hand &= ~(1 << card)
            lay(s, each, card)
    if game is not None and not game.revealed:
        for each, chosen in enumerate(game.chosen):
            if chosen and each != seat:
                game.chosen[each] = some_of(s.players[each].hand, chosen.bit_count(), dice)


def lay(s: State, seat: int, card: int) -> None:
    """Another card lies face down for a player."""
    fight = s.fight
    assert fight is not None
    fight.cards[0 if fight.fighter == seat else 1] = card


def some_of(cards: int, number: int, dice: Dice) -> int:
    """So many cards of a set that chance picks, as bits."""
    if not number:
        return 0
    pool = list(bits(cards))
    dice.shuffle(pool)
    return set_of(pool[:number])


# --- the fight deck -------------------------------------------------------------------------------------------------


class Slot:
    """A place where a fight card lies that the viewer cannot see: in a block, or drawn out of it."""

    __slots__ = ("cards", "eyes", "place")

    def __init__(self, cards: list[int], place: int, eyes: int) -> None:
        self.cards = cards
        self.place = place
        self.eyes = eyes
        """Who knows in which block the card lies that is there."""


def redeal_fight_cards(s: State, seat: int | None, dice: Dice) -> None:
    """Within a block the order is unknown to all; between blocks only cards change places of which the viewer does not
    know in which block they lie. What was drawn still counts to its block. WL-NPC-20"""
    look, eyes = eye(seat), s.fight_eyes
    blocks: dict[int, list[Slot]] = {}
    for number, block in zip(s.block_names, s.blocks, strict=True):
        blocks[number] = [Slot(block, place, eyes[card]) for place, card in enumerate(block)]
    for cards, origins, hidden in drawn_cards(s, seat):
        for place in hidden:
            blocks.setdefault(origins[place], []).append(Slot(cards, place, eyes[cards[place]]))
    played = None if s.fight is None or s.fight.played == NOBODY else s.fight.drawn.index(s.fight.played)
    known: dict[int, list[int]] = {}
    loose: list[int] = []
    for number, slots in blocks.items():
        known[number] = sorted([slot.cards[slot.place] for slot in slots if slot.eyes & look])
        loose += [slot.cards[slot.place] for slot in slots if not slot.eyes & look]
    loose.sort()
    dice.shuffle(loose)
    for number, slots in blocks.items():
        mine = known[number]
        hidden_eyes = sorted([slot.eyes for slot in slots if not slot.eyes & look])  # their order tells nothing
        dealt = [loose.pop() for _ in range(len(slots) - len(mine))]
        for card, there in zip(dealt, hidden_eyes, strict=True):
            eyes[card] = there
        both = mine + dealt
        dice.shuffle(both)
        for slot, card in zip(slots, both, strict=True):
            slot.cards[slot.place] = card
    if s.fight is not None and played is not None:
        s.fight.played = s.fight.drawn[played]


def drawn_cards(s: State, seat: int | None) -> list[tuple[list[int], list[int], list[int]]]:
    """The fight cards on the table: the cards, their blocks, and which of them the viewer cannot see."""
    found: list[tuple[list[int], list[int], list[int]]] = []
    fight, faro = s.fight, s.faro
    if fight is not None and not fight.shown and not (seat is not None and fight.looked >> seat & 1):
        hidden = [place for place, card in enumerate(fight.drawn) if not (fight.revealed and card == fight.played)]
        found.append((fight.drawn, fight.drawn_from, hidden))
    if faro is not None and not (seat is not None and knows_fourth(s, seat)):
        open_cards = [*faro.shown, *faro.cards[: faro.revealed]]
        unseen = [place for place, card in enumerate(faro.cards) if card not in open_cards]
        found.append((faro.cards, faro.drawn_from, unseen))
    return found


def redeal_faro(s: State, dice: Dice) -> None:
    """Nobody knows the order of the four cards after the shuffle, but for those that were turned up. AU-FARO-13"""
    faro = s.faro
    if faro is None or not faro.shuffled:
        return
    first = faro.revealed
    lying = sorted(zip(faro.cards[first:], faro.drawn_from[first:], strict=True))
    dice.shuffle(lying)
    faro.cards[first:] = [card for card, _ in lying]
    faro.drawn_from[first:] = [block for _, block in lying]


# --- tokens ---------------------------------------------------------------------------------------------------------


def redeal_tokens(s: State, seat: int | None, dice: Dice) -> None:
    """Outlaws, claim jumpers and high rollers by their backs: those on the boards change places with their pile."""
    for kind in range(3):
        lying = s.rollers if kind == 2 else s.tokens
        there = [place for place, token in enumerate(lying) if TOKEN_KIND[token] == kind]
        at_pile = [place for place, token in enumerate(s.token_pile) if TOKEN_KIND[token] == kind]
        board, pile = [lying[place] for place in there], [s.token_pile[place] for place in at_pile]
        s.token_knowledge.redeal([board, pile], [], seat, dice)
        for place, token in zip(there, board, strict=True):
            lying[place] = token
        for place, token in zip(at_pile, pile, strict=True):
            s.token_pile[place] = token


def redeal_frontier(s: State, seat: int | None, dice: Dice) -> None:
    """Rewards change places only among tokens of the same number that were not turned, those in the box included."""
    look, eyes = eye(seat), s.frontier_eyes
    unseen: dict[int, list[tuple[list[int], int]]] = {}
    for cards in (s.frontier, s.frontier_box):
        for place, token in enumerate(cards):
            if not eyes[token] & look:
                unseen.setdefault(FRONTIER_TOKEN_NUMBER[token], []).append((cards, place))
    for places in unseen.values():
        tokens = sorted([cards[place] for cards, place in places])
        there = [eyes[cards[place]] for cards, place in places]
        dice.shuffle(tokens)
        for (cards, place), token, known in zip(places, tokens, there, strict=True):
            cards[place] = token
            eyes[token] = known


def redeal_cattle(s: State, seat: int | None, dice: Dice) -> None:
    """Driven tokens that the viewer has not seen change places with those at their Ranch."""
    look, eyes = eye(seat), s.cattle_eyes
    for colour in range(len(COLOUR)):
        driven = [
            (player.cattle, place)
            for player in s.players
            for place, token in enumerate(player.cattle)
            if CATTLE_COLOUR[token] == colour and not eyes[token] & look
        ]
        pool = sorted([*bits(s.ranches[colour]), *[cattle[place] for cattle, place in driven]])
        there = [eyes[cattle[place]] for cattle, place in driven]
        dice.shuffle(pool)
        for token in pool:
            eyes[token] = 0
        for (cattle, place), known in zip(driven, there, strict=True):
            cattle[place] = pool.pop()
            eyes[cattle[place]] = known
        s.ranches[colour] = set_of(pool)


def redeal_legendary(s: State, seat: int | None, dice: Dice) -> None:
    """The tokens of others and those in the pile; after the end they lie open. WL-END-10"""
    if s.over:
        return
    others = [player for each, player in enumerate(s.players) if each != seat]
    pool = list(bits(s.legendary_pile))
    for player in others:
        pool += bits(player.legendary)
    pool.sort()
    dice.shuffle(pool)
    for player in others:
        number = player.legendary.bit_count()
        player.legendary = set_of(pool[:number])
        del pool[:number]
    s.legendary_pile = set_of(pool)


# --- cards that nobody or one player knows --------------------------------------------------------------------------


def redeal_stories(s: State, dice: Dice) -> None:
    """All that is not told yet, with the same trigger on top of each deck. WL-STORY-01"""
    pool = sorted([card for deck in s.stories for card in deck])
    dice.shuffle(pool)
    tops: list[int] = []
    for deck in s.stories:
        if deck:
            wanted = STORY_TRIGGER[deck[-1]]
            top = next(card for card in pool if STORY_TRIGGER[card] == wanted)
            pool.remove(top)
            tops.append(top)
    for deck in s.stories:
        if deck:
            deck[:] = [pool.pop() for _ in range(len(deck) - 1)]
            deck.append(tops.pop(0))


def redeal_goals(s: State, seat: int | None, dice: Dice) -> None:
    """Of the four goals of another character one was put away and those that were met are known; one that would have
    been met by now is the one put away. WL-GOAL-01, WL-GOAL-03"""
    for each, player in enumerate(s.players):
        if each == seat or not player.goals:
            continue
        left = [goal for goal in GOALS_OF[player.character] if goal not in player.goals_met]
        dice.shuffle(left)
        left.sort(key=lambda goal: not could_be_unmet(s, each, goal))
        number = player.goals.bit_count()
        player.goals = set_of(left[:number])
        player.goal_removed = left[number] if number < len(left) else NOBODY


def redeal_characters(s: State, seat: int | None, dice: Dice) -> None:
    """Characters that others were dealt and nobody has seen change places with those in the box. WL-SETUP-10"""
    others = [player for each, player in enumerate(s.players) if each != seat]
    pool = list(bits(s.characters))
    for player in others:
        pool += player.dealt
        if player.character != NOBODY and not s.revealed:
            pool.append(player.character)
    pool.sort()
    dice.shuffle(pool)
    for player in others:
        player.dealt = [pool.pop() for _ in player.dealt]
        if player.character != NOBODY and not s.revealed:
            player.character = pool.pop()
    s.characters = set_of(pool)
