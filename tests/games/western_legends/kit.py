"""Words for tests of Western Legends: lay out a table, put things on it, play scripted answers.

A test takes a `table` (after set-up; characters are known, but nobody holds anything, everybody stands in the open at
`PLAIN`, and there is neither bandit nor token on the boards), puts what matters where it matters, and plays answers.
`turn` begins the actions of a player. Cards are named by their ids (`a_clubs_showdown`) or their beginning (`a_clubs`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import Dice
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, Names, bits, set_of
from saddlebag.engine.play import Memory, Play
from saddlebag.engine.rules import Ask
from saddlebag.games.western_legends import GAME
from saddlebag.games.western_legends.chapters import Turn
from saddlebag.games.western_legends.content import (
    CARD,
    CATTLE,
    CATTLE_COLOUR,
    CHARACTER,
    EVENT,
    FIGHT_CARD,
    GOALS_OF,
    ITEM,
    RAIL_STATIONS,
    SHERIFF_OFFICE,
    SPACE,
    STORY,
    STORY_TRIGGER,
    TOKEN,
    TRIGGER,
)
from saddlebag.games.western_legends.options import Options
from saddlebag.games.western_legends.rules import setup
from saddlebag.games.western_legends.state import State
from tests.games.kit import chosen, texts

PLAIN = "mp_south"
"""A space without anything, outside towns."""
CAST = "bass_reeves wild_bill doc_holliday annie_oakley stagecoach_mary wyatt_earp"
"""Who sits at the table unless a test says otherwise; without LP their abilities do not work."""


@dataclass
class Table(State):
    """A table, and the question on it that waits for an answer."""

    playing: Play | None = field(default=None, compare=False, repr=False)


# --- tables -----------------------------------------------------------------------------------------------------


def table(players: int = 3, characters: str = CAST, seed: int = 1, **options: Any) -> Table:
    """A table after set-up; nobody holds anything. `characters` are those of the seats. What is told is in `s.heard`;
    the Man in Black is there only if the options say so."""
    chosen_options = Options(players=players, **{"man_in_black": "off", **options})
    chosen_options.check()
    s = _as_table(setup.setup(chosen_options, Dice(seed)))
    dealt = [CHARACTER.find(name) for name in characters.split()][:players]
    for seat, player in enumerate(s.players):
        player.character, player.dealt = dealt[seat], []
        player.place = SPACE.find(PLAIN)
        if s.options.goals:
            *kept, player.goal_removed = GOALS_OF[player.character]
            player.goals = set_of(kept)
    s.characters = set_of([each for each in range(len(CHARACTER)) if each not in dealt])
    if s.options.goals:
        setup.keep_deeds(s)
    s.mib_place = RAIL_STATIONS[0] if s.options.with_man_in_black else NOBODY
    s.set_up_events, s.set_up, s.revealed = 0, True, True
    s.sheriff, s.first = SHERIFF_OFFICE, 0
    s.round = 1
    s.next = "start: begin_turn"
    return s


def turn(s: State, seat: int = 0, actions: int = 3) -> None:
    """The actions of a player begin; nothing is asked at the start of the turn."""
    s.active, s.turn = seat, Turn(actions)
    s.turns += 1
    s.next = "actions: has_actions"


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table as it is laid out, before anybody has chosen anything."""
    chosen_options = Options(players=players, **options)
    chosen_options.check()
    return _as_table(setup.setup(chosen_options, Dice(seed)))


def _as_table(laid_out: State) -> Table:
    s = Table(**{each.name: getattr(laid_out, each.name) for each in fields(State)})
    s.heard = []
    return s


# --- putting things on the table --------------------------------------------------------------------------------


def named(names: Names, name: str) -> int:
    """A thing by its id or the beginning of it, which must tell it apart."""
    if name in names.index:
        return names.find(name)
    found = [each for each, known in enumerate(names.ids) if known.startswith(name)]
    assert len(found) == 1, f"{name!r} means {[names[each] for each in found]}"
    return found[0]


def cards(s: State, names_of: str) -> list[int]:
    """Poker cards by their ids or the beginnings of them, out of those that this table uses."""
    used = [*s.poker.pile, *s.poker.discards, *[card for player in s.players for card in bits(player.hand)]]
    found = []
    for name in names_of.split():
        fitting = [card for card in used if CARD[card] == name] or [
            card for card in used if CARD[card].startswith(name)
        ]
        assert len(fitting) == 1, f"{name!r} means {[CARD[card] for card in fitting]}"
        found.append(fitting[0])
    return found


def take_out(s: State, card: int) -> None:
    """A card leaves the pile, the discards or the hand where it is."""
    if card in s.poker.pile:
        s.poker.pile.remove(card)
    if card in s.poker.discards:
        s.poker.discards.remove(card)
    for player in s.players:
        player.hand &= ~(1 << card)


def put(s: State, seat: int, **things: Any) -> None:
    """Give a player things: `put(s, 0, money=50, hand="a_clubs 7_hearts", place="dk_bank", items="revolver+ mustang",
    cattle="cattle_green_1")`. They hold exactly these. The first weapon and mount become the active ones."""
    player = s.players[seat]
    for name, value in things.items():
        if name == "hand":
            s.poker.pile[:0] = list(bits(player.hand))
            player.hand = 0
            for card in cards(s, value):
                take_out(s, card)
                player.hand |= 1 << card
                s.poker.knowledge.eyes[card] = 1 << seat
        elif name == "place":
            player.place = SPACE.find(value)
        elif name == "items":
            _put_items(s, seat, value)
        elif name == "cattle":
            player.cattle = [CATTLE.find(each) for each in value.split()]
            for token in player.cattle:
                s.ranches[CATTLE_COLOUR[token]] &= ~(1 << token)
                s.cattle_eyes[token] = 1 << seat
        else:
            assert hasattr(player, name), f"a player has no {name}"
            setattr(player, name, value)


def _put_items(s: State, seat: int, value: str) -> None:
    player = s.players[seat]
    for item in bits(player.items):
        s.stock[item] += 1
    player.items = player.upgraded = 0
    player.weapon = player.mount = NOBODY
    for each in value.split():
        item = ITEM.find(each.rstrip("+"))
        player.items |= 1 << item
        if each.endswith("+"):
            player.upgraded |= 1 << item
        s.stock[item] -= 1
        setup.carry(player, item)


def top(s: State, names_of: str) -> None:
    """These poker cards lie on top of the deck, the first on top."""
    for card in cards(s, names_of)[::-1]:
        take_out(s, card)
        s.poker.pile.append(card)


def fight_top(s: State, names_of: str) -> None:
    """These fight cards lie on top of the fight deck, the first on top, as one block with the rest."""
    wanted = [FIGHT_CARD.find(name) for name in names_of.split()]
    rest = [card for block in s.blocks for card in block if card not in wanted]
    s.blocks, s.block_names = [rest + wanted[::-1]], [0]
    s.fight_eyes = [EVERYBODY] * len(FIGHT_CARD)


def lay_token(s: State, token: str, space: str) -> None:
    """An outlaw or claim jumper lies face down on a space."""
    number = TOKEN.find(token)
    s.token_pile.remove(number)
    s.tokens.append(number)
    s.token_spaces.append(SPACE.find(space))


def bandits_at(s: State, *spaces: str) -> None:
    s.bandits = set_of([SPACE.find(space) for space in spaces])


def story_on_top(s: State, side: int, trigger_or_story: str) -> int:
    """The first story with this trigger, or this story, lies on top of a deck; which one it is."""
    every = [card for deck in s.stories for card in deck]
    if trigger_or_story in STORY.index:
        card = STORY.find(trigger_or_story)
    else:
        wanted = TRIGGER.find(trigger_or_story)
        other_top = s.stories[1 - side][-1]
        card = next(each for each in sorted(every) if STORY_TRIGGER[each] == wanted and each != other_top)
    deck = next(deck for deck in s.stories if card in deck)
    other = s.stories[side][-1]
    place = deck.index(card)
    s.stories[side][-1] = card
    if deck is not s.stories[side] or place != len(deck) - 1:
        deck[place] = other
    return card


def event_on_top(s: State, *names_of: str) -> None:
    """These event cards are the next ones."""
    wanted = [EVENT.find(name) for name in names_of]
    s.event_deck = [card for card in s.event_deck if card not in wanted] + wanted[::-1]
    s.event_discards = [card for card in s.event_discards if card not in wanted]


# --- playing ----------------------------------------------------------------------------------------------------


def play(s: Table, *answers: str) -> None:
    """Give these answers one after another, whoever is asked; every one must be on offer. All that follows by itself
    happens, up to the next question."""
    for text in answers:
        _send(s, chosen(asked(s), text))
    go_on(s)


def asked(s: Table) -> Ask:
    """The question on the table."""
    go_on(s)
    ask = s.playing.ask if s.playing is not None else None
    assert ask is not None, "the match is over"
    return ask


def ask_anew(s: Table) -> None:
    """Take the question off the table; the rule that asks it is begun again."""
    s.playing = None


def go_on(s: Table) -> None:
    """Up to the next question, or to the end of the match."""
    if s.playing is None:
        s.playing = Play(GAME, s, Memory())
        s.playing.begin()


def _send(s: Table, answer: Action) -> None:
    assert s.playing is not None
    s.playing.answer(answer, asked(s).answered_by)


def walk(s: Table, dice: Dice, most: int = 20000) -> Iterator[str]:
    """A match played by chance to its end, one answer after the other; each is given when the next one is asked for."""
    for _ in range(most):
        go_on(s)
        if s.playing is None or s.playing.ask is None:
            return
        choice = dice.pick(s.playing.ask.options)
        yield choice.text
        _send(s, choice)


# --- looking ----------------------------------------------------------------------------------------------------


def on_offer(s: Table) -> list[str]:
    """What may be answered to the question on the table."""
    return texts(asked(s))


def question(s: Table) -> str:
    """The name of the question on the table."""
    return asked(s).question.name


def who(s: Table) -> int:
    """The seat that is asked."""
    return asked(s).answered_by


def hand(s: State, seat: int) -> list[str]:
    """The cards in a hand, by their ids."""
    return sorted(CARD.of_set(s.players[seat].hand))


def place(s: State, seat: int) -> str:
    return SPACE[s.players[seat].place]


def sentences(s: State, viewer: int | None) -> list[str]:
    """The story so far as a seat, or a spectator, may read it."""
    return [event.seen_by(viewer).sentence() for event in s.heard or []]
