"""What all games at a Saloon share: who may start one, who is invited, the ante, the shared cards. AU-GAMB-01..03"""

from saddlebag.engine.actions import Action
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import HIGH_ROLLER, Hand
from saddlebag.games.western_legends.content import BUILDING, SALOON_AT, TOWN_OF, TRIGGER
from saddlebag.games.western_legends.effects import goals
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.goods import draw, pay, take_card
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import saloon_story as story
from saddlebag.games.western_legends.words.story import capital, name_of

START_POKER = TRIGGER.find("start_poker")
ANTE = 10
"""WL-POKER-01, AU-FARO-03"""
ROLLER_ANTE = 20
"""AU-HR-02"""

# --- starting a game --------------------------------------------------------------------------------------------------


def saloon_beside(s: State, seat: int) -> int:
    """The Saloon beside which a player stands. WL-LOC-01"""
    place = s.players[seat].place
    return NOBODY if place == NOBODY else SALOON_AT[place]


def may_start_another(s: State) -> bool:
    """With the option, a player starts one game in a turn. WL-POKER-20"""
    return not (s.options.gamble_once_per_turn and s.now.games)


def may_gamble(s: State, seat: int, dollars: int) -> bool:
    """Whether a player can start a game with this ante. WL-POKER-01, WL-POKER-17, WL-POKER-20"""
    return s.players[seat].money >= dollars and saloon_beside(s, seat) != NOBODY and may_start_another(s)


def _has_the_ante(s: State, ask: Ask, action: Action) -> bool:
    return bool(s.players[ask.seat].money >= ANTE)


BESIDE_A_SALOON = Need(
    lambda s, ask, a: saloon_beside(s, ask.seat) != NOBODY, "You do not stand beside a Saloon.", "WL-POKER-01"
)
ANOTHER_GAME = Need(
    lambda s, ask, a: may_start_another(s), "You have already started a game in this turn.", "WL-POKER-20"
)
THE_ANTE = Need(_has_the_ante, f"You need ${ANTE} to start a game.", "WL-POKER-17")
WITH_ANTE_UP = Need(lambda s, ask, a: s.ante_up, "That game is played with Ante Up only.", "AU-GAMB-01")


def the_saloon(s: State, ask: Ask, action: Action) -> list[str]:
    """What an answer touches that starts a game."""
    saloon = saloon_beside(s, ask.seat)
    return [] if saloon == NOBODY else [f"building:{BUILDING[saloon]}"]


def count_game(s: State, seat: int) -> None:
    """A game begins; that is a story, too. WL-POKER-20, WL-STORY-14"""
    s.now.games += 1
    meet(s, seat, START_POKER)


def has_gambled(s: State, seat: int, saloon: int) -> None:
    """Everybody who takes part has gambled, whoever started it; a game anywhere counts as a Saloon of its own.
    AU-GAMB-02, AU-POKER-06"""
    did(s, seat, goals.GAMBLE, which=len(BUILDING) if saloon == NOBODY else saloon)


# --- joining ----------------------------------------------------------------------------------------------------------


def in_the_same_town(s: State, seat: int, other: int) -> bool:
    place, there = s.players[seat].place, s.players[other].place
    return place != NOBODY and there != NOBODY and TOWN_OF[place] == TOWN_OF[there] != NOBODY


def guests(s: State, starter: int, anywhere: bool = False) -> list[int]:
    """The others in the same town who can pay, clockwise; for a game anywhere, all who can. WL-POKER-02, WL-POKER-17,
    AU-POKER-06, AU-FARO-01"""
    return [
        seat
        for seat in s.clockwise(starter)[1:]
        if s.players[seat].money >= ANTE and (anywhere or in_the_same_town(s, starter, seat))
    ]


def _prompt(s: State, ask: Ask) -> str:
    if s.faro is not None:
        return f"{capital(name_of(s.who(s.faro.starter)))} starts a game of faro. Do you join?"
    h = hand(s)
    return f"{capital(name_of(s.who(h.starter)))} starts {story.GAME_WORDS[h.kind]}. Do you join for ${ANTE}?"


JOIN_GAME = Question("join_game", "{}", says=_prompt, clause="WL-POKER-02")
JOIN = Verb("join", at=JOIN_GAME, says="Join the game", clause="WL-POKER-02")
STAY_OUT = Verb("stay_out", at=JOIN_GAME, says="Stay out", clause="WL-POKER-02", passes=True)
JOIN_IT, STAY_OUT_OF_IT = JOIN.each[0], STAY_OUT.each[0]


def wants_to_join(s: State, seat: int) -> Rule[bool]:
    """D26"""
    choice = yield Ask(seat, JOIN_GAME, lambda: [JOIN_IT, STAY_OUT_OF_IT])
    joins = choice is JOIN_IT
    s.tell(story.Joined if joins else story.StayedOut, s.who(seat))
    return joins


# --- a hand of poker --------------------------------------------------------------------------------------------------


def hand(s: State) -> Hand:
    """The hand of poker that is played."""
    assert s.hand_of_poker is not None
    return s.hand_of_poker


def lay_out_hand(s: State, seat: int, kind: int, saloon: int) -> None:
    """A hand begins; nobody has paid yet. Without a Saloon it is played anywhere. AU-POKER-06"""
    seats = len(s.players)
    s.hand_of_poker = Hand(
        kind=kind,
        starter=seat,
        saloon=saloon,
        anywhere=saloon == NOBODY,
        chosen=[0] * seats,
        used=[0] * seats,
    )


def pay_ante(s: State, seat: int) -> None:
    """A player pays, draws a card and takes part. WL-POKER-01, WL-POKER-02, AU-HR-02, AU-HSP-03"""
    h = hand(s)
    dollars = ROLLER_ANTE if h.kind == HIGH_ROLLER else ANTE
    pay(s, seat, dollars)
    h.pot += dollars
    h.players.append(seat)
    draw(s, seat, 1)
    has_gambled(s, seat, h.saloon)
    did(s, seat, goals.POKER)


def saloon_adds(s: State, dollars: int) -> None:
    """WL-POKER-03, AU-HSP-05, AU-HSP-10"""
    h = hand(s)
    h.pot += dollars
    s.tell(story.SaloonAdded, dollars, h.pot)


def take_cards(s: State, number: int, eyes: int) -> list[int]:
    """Cards from the deck, seen by these eyes; fewer where there are no more. WL-GEN-11"""
    taken: list[int] = []
    while len(taken) < number:
        card = take_card(s, eyes)
        if card == NOBODY:
            break
        taken.append(card)
    return taken


def turn_up(s: State, number: int) -> None:
    """Shared cards from the deck, as many as there are. WL-POKER-05, AU-HSP-12, WL-GEN-11"""
    h = hand(s)
    is_flop = not h.shared
    cards = take_cards(s, number, EVERYBODY)
    h.shared += cards
    s.tell(story.TurnedUp, cards, is_flop)


def those_in(s: State) -> list[int]:
    """Who takes part and has not folded, clockwise from the starter."""
    h = hand(s)
    return [seat for seat in h.players if not h.folded >> seat & 1]
