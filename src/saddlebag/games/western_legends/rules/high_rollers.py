"""High rollers: a game of poker against a token, for what is printed on it. Chapter 5.14, AU-HR."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import HIGH_ROLLER
from saddlebag.games.western_legends.content import TOKEN_REWARD
from saddlebag.games.western_legends.rules.events import return_token
from saddlebag.games.western_legends.rules.saloon import (
    ANOTHER_GAME,
    BESIDE_A_SALOON,
    ROLLER_ANTE,
    hand,
    lay_out_hand,
    may_gamble,
    saloon_beside,
    the_saloon,
)
from saddlebag.games.western_legends.rules.texts import Using, carry_out_text
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import saloon_story as story

CHALLENGE = Verb(
    "challenge",
    at=ACTION,
    says=f"Challenge the high roller (ante ${ROLLER_ANTE})",
    clause="AU-HR-01",
    touches=the_saloon,
    needs=(
        BESIDE_A_SALOON,
        Need(lambda s, ask, a: roller_waits(s, ask.seat), "There is no high roller at this Saloon.", "AU-HR-01"),
        ANOTHER_GAME,
        Need(
            lambda s, ask, a: s.players[ask.seat].money >= ROLLER_ANTE,
            f"You need ${ROLLER_ANTE} to challenge a high roller.",
            "AU-HR-12",
        ),
    ),
)


def roller_waits(s: State, seat: int) -> bool:
    """Whether a high roller is at the Saloon beside a player. AU-HR-01"""
    return saloon_beside(s, seat) in s.roller_saloons


def offers(s: State, seat: int) -> list[Action]:
    """AU-HR-01, AU-HR-12"""
    return CHALLENGE.each if s.roller_saloons and may_gamble(s, seat, ROLLER_ANTE) and roller_waits(s, seat) else []


def challenge(s: State, action: Action) -> None:
    """AU-HR-01"""
    lay_out_hand(s, s.active, HIGH_ROLLER, saloon_beside(s, s.active))


ACTION_RULES["challenge"] = challenge


def is_against_roller(s: State) -> bool:
    return hand(s).kind == HIGH_ROLLER


def reveal_roller(s: State) -> None:
    """The token is turned up; it stays on the Saloon until the game is over. AU-HR-03"""
    h = hand(s)
    h.token = s.rollers[s.roller_saloons.index(h.saloon)]
    s.token_knowledge.turn_up(h.token)
    s.disclosed += 1
    s.tell(story.RollerRevealed, h.token)


def reward_against_roller(s: State, seat: int) -> Rule[None]:
    """What the token says replaces the rewards of poker. AU-HR-05, AU-HR-06"""
    yield from carry_out_text(s, Using(seat), TOKEN_REWARD[hand(s).token])


def roller_leaves(s: State) -> None:
    """The token is mixed into its pile again, whoever has won. AU-HR-08"""
    h = hand(s)
    place = s.roller_saloons.index(h.saloon)
    del s.roller_saloons[place]
    return_token(s, s.rollers.pop(place))
    s.tell(story.RollerLeft, h.saloon)
