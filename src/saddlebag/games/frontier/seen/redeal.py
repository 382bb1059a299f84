"""Another deal that a seat cannot tell from the real one. Section 7 of the ledger."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY
from saddlebag.games.frontier.content import DEVELOPMENT_NETWORK, EVENT_ERA
from saddlebag.games.frontier.state import State


def redeal(s: State, seat: int | None, dice: Dice) -> None:
    """Mix all that this seat cannot know, in place."""
    redeal_goals(s, seat, dice)
    redeal_events(s, seat, dice)
    redeal_characters(s, seat, dice)
    redeal_developments(s, dice)
    severities = sorted(s.severities)
    dice.shuffle(severities)
    s.severities = severities


def redeal_goals(s: State, seat: int | None, dice: Dice) -> None:
    """The goals of others change places with those that they returned and those nobody drew; kept ones are known once
    they are scored. FO-SETUP-12"""
    others = [player for each, player in enumerate(s.players) if each != seat]
    pool = s.goal_box[:]
    for player in others:
        pool += player.goals_dealt
        if player.goal != NOBODY and not s.over:
            pool.append(player.goal)
    pool.sort()
    dice.shuffle(pool)
    for player in others:
        player.goals_dealt = sorted([pool.pop() for _ in player.goals_dealt])
        if player.goal != NOBODY and not s.over:
            player.goal = pool.pop()
    s.goal_box = sorted(pool)


def redeal_events(s: State, seat: int | None, dice: Dice) -> None:
    """Which era each card of the deck belongs to is known; the card may be any that is not known to lie elsewhere.
    Those at which the seat has looked stay where they are. FO-SETUP-14, section 7"""
    look, eyes, deck = eye(seat), s.event_eyes[:], s.event_deck[:]
    unknown = [place for place, card in enumerate(deck) if not eyes[card] & look]
    eras = [EVENT_ERA[deck[place]] for place in unknown]
    looked_at = [eyes[deck[place]] for place in unknown]
    pool = sorted([*s.event_box, *[deck[place] for place in unknown]])
    dice.shuffle(pool)
    for card in pool:
        eyes[card] = 0
    for place, era, lookers in zip(unknown, eras, looked_at, strict=True):
        card = next(card for card in pool if EVENT_ERA[card] == era)
        pool.remove(card)
        deck[place] = card
        eyes[card] = lookers
    s.event_eyes, s.event_deck, s.event_box = eyes, deck, sorted(pool)


def redeal_characters(s: State, seat: int | None, dice: Dice) -> None:
    """The decks, and the assistants that others choose from in set-up; a card that the seat put under its deck stays
    there. FO-SETUP-03, FO-SETUP-13"""
    look, eyes, decks = eye(seat), s.deck_eyes[:], [deck[:] for deck in s.decks]
    for number, deck in enumerate(decks):
        others = [player for each, player in enumerate(s.players) if each != seat and not number]
        unknown = [place for place, card in enumerate(deck) if not eyes[card] & look]
        known_by = [eyes[deck[place]] for place in unknown]
        pool = sorted([*[deck[place] for place in unknown], *[card for player in others for card in player.offered]])
        dice.shuffle(pool)
        for card in pool:
            eyes[card] = 0
        for place, knowers in zip(unknown, known_by, strict=True):
            deck[place] = pool.pop()
            eyes[deck[place]] = knowers
        for player in others:
            player.offered = sorted([pool.pop() for _ in player.offered])
    s.deck_eyes, s.decks = eyes, decks


def redeal_developments(s: State, dice: Dice) -> None:
    """The tiles face down, and those in the box where only five are laid out. FO-SETUP-06, FO-SETUP-07"""
    for number, network in enumerate(s.networks):
        up, down = network.tiles[: network.reached + 1], network.tiles[network.reached + 1 :]
        boxed = [tile for tile in s.development_box if DEVELOPMENT_NETWORK[tile] == number]
        pool = sorted([*down, *boxed])
        dice.shuffle(pool)
        network.tiles = up + pool[: len(down)]
        s.development_box = sorted([tile for tile in s.development_box if tile not in boxed] + pool[len(down) :])
