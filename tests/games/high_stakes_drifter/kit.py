"""Words for tests of High Stakes Drifter: lay out a table, put cards on it, load the dice, play scripted answers.

A test takes a `table` (just laid out, no hands drawn) or an `evening` (red's turn in round 2, empty hands, nothing on
the table), puts what matters where it matters, and plays answers. `shootout` brings dudes to the street with the antes
paid; `fortune_stage` and `showdown` skip what comes before. Money is watched: no answer may make or lose a dollar.

Cards on the table are named by their ids: `a = dude(s, 0, "henry_meek")` gives `t0`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from saddlebag.engine.actions import Action
from saddlebag.engine.dice import Dice
from saddlebag.engine.names import NOBODY
from saddlebag.engine.play import Memory, Play
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask
from saddlebag.games.high_stakes_drifter import GAME
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_COST, CARD_NAMES, CHIP
from saddlebag.games.high_stakes_drifter.options import Options
from saddlebag.games.high_stakes_drifter.rules import betting, gear_rounds, standing
from saddlebag.games.high_stakes_drifter.rules.challenge import pay_antes, send
from saddlebag.games.high_stakes_drifter.rules.ending import result
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE
from saddlebag.games.high_stakes_drifter.rules.setup import setup
from saddlebag.games.high_stakes_drifter.seen.parts import CardView, PlayerView, View
from saddlebag.games.high_stakes_drifter.seen.view import view
from saddlebag.games.high_stakes_drifter.state import SIDE, Challenge, Piece, State
from tests.games.kit import chosen, load, texts


@dataclass
class Table(State):
    """A table, and the question on it that waits for an answer."""

    playing: Play | None = field(default=None, compare=False, repr=False)


# --- tables -----------------------------------------------------------------------------------------------------


def table(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table just laid out: decks shuffled, no hands drawn. Everything told is in `s.heard`."""
    chosen = Options(players=players, **options)
    chosen.check()
    laid_out = setup(chosen, Dice(seed))
    s = Table(**{each.name: getattr(laid_out, each.name) for each in fields(State)})
    s.heard = []
    return s


def evening(players: int = 2, round: int = 2, **options: Any) -> Table:
    """Red has the badge and all their actions; hands are empty and nothing is on the table. Draw piles are full."""
    s = table(players, **options)
    s.next = "actions: take_action"
    s.round = round
    s.actions_left = s.options.actions_per_turn
    return s


def quickstart(**options: Any) -> Table:
    """The same in the quick-start game, round 1."""
    return evening(2, round=1, mode="quickstart", **options)


# --- putting things on the table --------------------------------------------------------------------------------


def cards(names: str) -> list[int]:
    return [CARD.find(name) for name in names.split()]


def chips(names: str) -> list[int]:
    return [CHIP.find(name) for name in names.split()]


def put(s: State, seat: int, **things: Any) -> None:
    """Give a player things: `put(s, 0, stake=80, hand="fort_up stetson", draw="", deadwood="", stack="kr_spur")`.

    `hand`, `draw` (the top card first), `deadwood` (the newest first), `stack` and `buried` are exactly these.
    """
    player, deck = s.players[seat], s.deck(seat)
    for name, value in things.items():
        if name == "hand":
            player.hand = cards(value)
            player.since = [deck.shuffled] * len(player.hand)
        elif name == "draw":
            deck.draw = cards(value)[::-1]
        elif name == "deadwood":
            deck.deadwood = cards(value)[::-1]
        elif name == "stack":
            player.stack = sorted(chips(value))
        elif name == "buried":
            player.buried = chips(value)
        else:
            assert hasattr(player, name), f"a player has no {name}"
            setattr(player, name, value)


def lay(
    s: State,
    seat: int,
    card: str,
    bearer: str | None = None,
    up: bool = False,
    on_it: int | None = None,
    shape: str = "",
) -> str:
    """Lay a card before a player as if it had been played; its cost lies on it, unless said otherwise."""
    number = CARD.find(card)
    dollars = CARD_COST[number] if on_it is None else on_it
    shown = CARD.find(shape) if shape else number
    under = PIECE.index[bearer] if bearer else NOBODY
    s.moment += 1
    piece = Piece(
        id=s.serial, bearer=under, up=up, card=number, shape=shown, chips=dollars, price=dollars, laid=s.moment
    )
    s.serial += 1
    s.players[seat].table.append(piece)
    return PIECE[piece.id]


def dude(s: State, seat: int, card: str, up: bool = False, on_it: int | None = None, shape: str = "") -> str:
    """A dude in the saloon, concealed unless said otherwise."""
    return lay(s, seat, card, None, up, on_it, shape)


def gear(
    s: State, seat: int, bearer: str, card: str, up: bool = False, on_it: int | None = None, shape: str = ""
) -> str:
    """Gear beside a dude, concealed unless said otherwise."""
    return lay(s, seat, card, bearer, up, on_it, shape)


def fortune(s: State, seat: int, card: str, shape: str = "") -> str:
    """A fortune card beside the dude in the street; its abilities have not resolved, its cost is not in the pot."""
    return lay(s, seat, card, PIECE[s.players[seat].fighter], True, 0, shape)


def kick_on(s: State, name: str, *sides: str, by: int | None = None) -> None:
    """Kicker chips lie on a dude: `kick_on(s, "t0", "kr_spur/front")`."""
    on = piece(s, name)
    on.kickers += [SIDE.find(side) for side in sides]
    on.kicked_by += [owner(s, name) if by is None else by] * len(sides)


# --- in the street ----------------------------------------------------------------------------------------------


def shootout(s: State, *dudes: str, ante: bool = True) -> None:
    """These dudes are in the street, the first one's player is the challenger, antes are paid, and the opening betting
    round begins."""
    if isinstance(s, Table):
        ask_anew(s)
    s.challenge = Challenge(owner(s, dudes[0]))
    s.challenges = 1
    s.called = True
    s.actions_left = max(0, s.actions_left - 1)
    if ante:
        pay_antes(s)
    for number, each in enumerate(dudes):
        send(s, owner(s, each), PIECE.index[each], accepts=number > 0)
    betting.open_betting(s)
    s.next = "betting: somebody_is_to_speak"


def gear_round(s: State, *dudes: str, ante: bool = True) -> None:
    """The same, after an opening betting round in which all checked."""
    shootout(s, *dudes, ante=ante)
    betting.end_betting(s)
    gear_rounds.open_gear_round(s)
    s.next, s.to_ask = "gear_round: each of players_in", [s.in_order()]


def fortune_stage(s: State, *dudes: str, ante: bool = True) -> None:
    """The same at the beginning of the fortune stage, no gear having been revealed."""
    gear_round(s, *dudes, ante=ante)
    gear_rounds.open_fortune_stage(s)
    s.next = "fortune_stage: all of players_in"


def showdown(s: State, *dudes: str, ante: bool = True) -> None:
    """The same right before the dudes are revealed."""
    fortune_stage(s, *dudes, ante=ante)
    s.next, s.to_ask = "showdown: reveal_dudes", []


# --- dice -------------------------------------------------------------------------------------------------------


def flip(s: State, *sides: str) -> None:
    """The next kicker chips fall on these sides: `flip(s, "front", "back")`."""
    load(s, *[(2, ("front", "back").index(side)) for side in sides])


# --- playing ----------------------------------------------------------------------------------------------------


def play(s: Table, *answers: str) -> None:
    """Give these answers one after another, whoever is asked; every one must be on offer. All that follows by itself
    happens, up to the next question. Money is conserved. HD-GEN-06"""
    money = s.money()
    for text in answers:
        _send(s, chosen(asked(s), text))
        assert s.money() == money, f"after {text!r} there are ${s.money()} on the table, before there were ${money}"
    go_on(s)
    assert s.money() == money


def asked(s: Table) -> Ask:
    """The question on the table."""
    go_on(s)
    ask = s.playing.ask if s.playing is not None else None
    assert ask is not None, f"the match is over: {s.outcome}"
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


def walk(s: Table, dice: Dice, most: int = 5000) -> Iterator[str]:
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


def offered(s: Table, verb: str) -> list[str]:
    """What follows a verb among the offers: `offered(s, "card")` gives `["fort_up"]`."""
    return [text.removeprefix(f"{verb} ") for text in on_offer(s) if text.split()[0] == verb]


def question(s: Table) -> str:
    """The name of the question on the table."""
    return asked(s).question.name


def who(s: Table) -> int:
    """The seat that is asked."""
    return asked(s).answered_by


def piece(s: State, name: str) -> Piece:
    """A card on the table by its id."""
    found = s.find(PIECE.index[name])
    assert found is not None, f"{name} is not on the table"
    return found


def is_there(s: State, name: str) -> bool:
    """Whether a card is still on the table."""
    return s.find(PIECE.index[name]) is not None


def owner(s: State, name: str) -> int:
    """Whose card on the table it is."""
    number = PIECE.index[name]
    return next(seat for seat, player in enumerate(s.players) if any(each.id == number for each in player.table))


def on_table(s: State, seat: int) -> list[str]:
    """A player's cards in saloon and street in table order, concealed ones with a question mark before them."""
    return [f"{'' if each.up else '?'}{CARD[each.shape]}" for each in s.players[seat].table]


def stakes(s: State) -> list[int]:
    return [player.stake for player in s.players]


def stats(s: State, name: str) -> list[int]:
    """Smarts, skill and luck of a dude as they stand now."""
    return standing.stats(s, owner(s, name), piece(s, name))


def kickers(s: State, name: str) -> list[str]:
    """The kicker chips on a dude, by the sides that are up."""
    return [SIDE[side] for side in piece(s, name).kickers]


def hand(s: State, seat: int) -> list[str]:
    """The cards in a hand, in alphabetical order."""
    return sorted(CARD[card] for card in s.players[seat].hand)


def deadwood(s: State, seat: int) -> list[str]:
    """The newest first."""
    return [CARD[card] for card in s.deck(seat).deadwood[::-1]]


def buried(s: State, seat: int) -> list[str]:
    """The kicker chips in a deadwood."""
    return [CHIP[chip] for chip in s.players[seat].buried]


def stack(s: State, seat: int) -> list[str]:
    return [CHIP[chip] for chip in s.players[seat].stack]


def seen(s: State, viewer: int | None = None) -> View:
    """The table as a seat, or a spectator, sees it."""
    return view(s, viewer)


def seen_player(s: State, viewer: int | None, seat: int) -> PlayerView:
    return view(s, viewer).players[seat]


def seen_card(s: State, viewer: int | None, name: str) -> CardView:
    """A card on the table as a seat, or a spectator, sees it."""
    return next(card for player in view(s, viewer).players for card in player.cards if card.id == name)


def sentences(s: State, viewer: int | None) -> list[str]:
    """The story so far as a seat, or a spectator, may read it."""
    return [event.seen_by(viewer).sentence() for event in s.heard or []]


def ended(s: State) -> Result:
    """How the match ended; it must have."""
    outcome = result(s)
    assert outcome is not None, "the match goes on"
    return outcome


def name_of(card: str) -> str:
    return CARD_NAMES[CARD.find(card)]


def names(numbers: Sequence[int]) -> list[str]:
    return [CARD[number] for number in numbers]
