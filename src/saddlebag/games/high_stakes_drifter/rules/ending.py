"""The end of a turn, of a round, of the match. Chapter 5.18 and the end of 5.19."""

from typing import NoReturn

from saddlebag.engine.actions import Action
from saddlebag.engine.result import Result
from saddlebag.engine.rules import Ask, MatchEnded
from saddlebag.engine.words import listed
from saddlebag.games.high_stakes_drifter.rules.playing import bury
from saddlebag.games.high_stakes_drifter.rules.seats import player_name
from saddlebag.games.high_stakes_drifter.state import State
from saddlebag.games.high_stakes_drifter.words import story

QUICKSTART_ROUNDS = 20
"""HD-QS-19"""

REASONS = {
    "ante": ("A player cannot cover the ante", "HD-END-01"),
    "quiet": ("There was no challenge for too many rounds", "HD-END-07"),
    "limit": ("The last round is over", "HD-END-08"),
    "left": ("A player has left the table", "HD-END-10"),
    "last": ("All others have dropped out", "HD-END-12"),
    "deck": ("A draw pile is used up", "HD-ZONE-25"),
    "shootout": ("The shootout is over", "HD-QS-13"),
    "no_shootout": (f"There was no shootout in {QUICKSTART_ROUNDS} rounds", "HD-QS-19"),
}
"""How a match may end, in words, with the clause."""


def end_match(s: State, outcome: str) -> NoReturn:
    """The match is over at once. HD-END-01, HD-END-02"""
    settle(s, outcome)
    raise MatchEnded


def settle(s: State, outcome: str) -> None:
    """How the match has ended. HD-END-02"""
    s.outcome = outcome
    if s.heard is not None:
        over = result(s)
        assert over is not None
        s.tell(story.GameOver, over.reason)


# --- turns and rounds -------------------------------------------------------------------------------------------


def end_of_turn(s: State) -> None:
    """The badge goes to the next player clockwise; after the last one's turn the round ends. HD-TURN-16, HD-TURN-19"""
    if s.challenges:
        s.quiet_turns = 0
    elif s.round > 1:
        s.quiet_turns += 1
    if s.dry and s.options.empty_deck == "game_ends":
        end_match(s, "deck")
    after = s.next_seat(s.active)
    number = len(s.players)
    if (after - s.first) % number <= (s.active - s.first) % number:
        end_of_round(s)
    s.active = after


def end_of_round(s: State) -> None:
    """The guards: rounds without a challenge, and the last round. HD-END-07, HD-END-08, HD-END-11, HD-QS-19"""
    o = s.options
    if s.quickstart:
        if s.round >= QUICKSTART_ROUNDS:
            end_match(s, "no_shootout")
    else:
        if s.called:
            s.quiet_rounds = 0
        elif s.round > 1:
            s.quiet_rounds += 1
        if o.quiet_rounds and s.quiet_rounds >= o.quiet_rounds:
            end_match(s, "quiet")
        if o.round_limit and s.round >= o.round_limit:
            end_match(s, "limit")
    s.round += 1
    s.called = False


# --- players who go ---------------------------------------------------------------------------------------------


def drop_out(s: State, seat: int) -> int:
    """Their stake and all chips on their cards become dead money, and their cards are out of the game. HD-END-12"""
    player = s.players[seat]
    s.out |= 1 << seat
    for piece in [each for each in player.table if each.bearer < 0]:
        bury(s, seat, piece)
    dollars = player.stake
    player.stake = 0
    s.tell(story.DroppedOut, seat, dollars)
    return dollars


def leave_table(s: State, seat: int) -> None:
    """A player leaves for good: they fold and pass, and the match ends when no challenge is under way. HD-END-10"""
    s.gone |= 1 << seat
    s.tell(story.LeftTable, seat)
    if s.challenge is None:
        settle(s, "left")


LAST_ANSWERS = ("fold", "decline", "pass", "no", "bury", "check", "done", "end_actions", "keep")
"""What is answered for somebody who has left, the first of these that can be. HD-END-10"""


def answer_of_the_absent(ask: Ask) -> Action:
    """They decline, fold, and pass everything else; where they have to choose, the first is taken. HD-END-10"""
    for verb in LAST_ANSWERS:
        for option in ask.options:
            if option.verb == verb:
                return option
    return ask.options[0]


def end_without_those_who_left(s: State) -> None:
    """After a challenge the match ends if somebody has left meanwhile. HD-END-10"""
    if s.gone:
        end_match(s, "left")


# --- the result -------------------------------------------------------------------------------------------------


def invested(s: State, seat: int) -> int:
    """The chips on a player's cards in play."""
    return sum([piece.chips for piece in s.players[seat].table])


def result(s: State) -> Result | None:
    """All players by stake, then by chips on cards; ties share a rank. HD-GEN-02, HD-END-03..05, HD-END-09, HD-QS-17,
    HD-QS-19"""
    if not s.outcome:
        return None
    count_chips = s.options.end_counts_invested or s.outcome == "no_shootout"
    seats = range(len(s.players))
    chips = [invested(s, seat) for seat in seats]
    scores = [player.stake + (chips[seat] if count_chips else 0) for seat, player in enumerate(s.players)]
    breaks_ties = not s.quickstart and not count_chips
    keys = [
        (not s.gone >> seat & 1, not s.out >> seat & 1, scores[seat], chips[seat] if breaks_ties else 0)
        for seat in seats
    ]
    ranks = [1 + sum([other > keys[seat] for other in keys]) for seat in seats]
    winners = [seat for seat in seats if ranks[seat] == 1]
    why, clause = REASONS[s.outcome]
    names = listed([player_name(seat) for seat in winners])
    verb = "wins" if len(winners) == 1 else "share the win"
    return Result(scores, ranks, winners, f"{why}: {names} {verb} with ${scores[winners[0]]}.", clause, s.outcome)
