"""How a match ends. Chapters 5.2 and 5.30."""

from typing import NoReturn

from saddlebag.engine.names import bits, set_of
from saddlebag.engine.result import Result
from saddlebag.engine.rules import MatchEnded
from saddlebag.engine.words import listed
from saddlebag.games.deck_goes_west.rules.grid import col_of
from saddlebag.games.deck_goes_west.state import State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import player_name

SCORE, DAYS, DEATH, LAST, WAGON = "score", "days", "death", "last_alive", "wagon"
"""The causes: a token at the end of its track, the last sun, a death, one survivor, the wagon left behind."""

CLAUSES = {SCORE: "DW-WIN-02", DAYS: "DW-WIN-03", DEATH: "DW-WIN-05", LAST: "DW-DEATH-06", WAGON: "DW-SPEC-09"}


def end(s: State, cause: str, winners: list[int]) -> NoReturn:
    """The match is over at once."""
    s.outcome = cause
    s.winners = set_of(winners)
    s.tell(story.Ended, reason(s))
    raise MatchEnded


def standing(s: State, seat: int) -> tuple[int, int, int]:
    """Points, then how far West, then resources in all. DW-END-02, DW-END-03"""
    player = s.players[seat]
    return s.vp[s.token(seat)], col_of(player.cell), sum(player.stock)


def best(s: State, seats: list[int]) -> list[int]:
    """The best of these players; several share the win. DW-END-03, DW-END-04"""
    most = max(standing(s, seat) for seat in seats)
    return [seat for seat in seats if standing(s, seat) == most]


def check_score(s: State) -> None:
    """A token at the last horseshoe wins at that moment. DW-WIN-02, DW-VP-02, DW-END-01, DW-END-05"""
    length = s.board.score_len
    if max(s.vp) < length:
        return
    living = s.clockwise(0)
    end(s, SCORE, best(s, [seat for seat in living if s.vp[seat] >= length]) if s.versus else living)


def check_days(s: State) -> None:
    """The last sun ends the match: a team has lost, rivals compare. DW-WIN-03, DW-WIN-04, DW-END-02, DW-END-07"""
    if s.day >= s.board.day_len:
        end(s, DAYS, best(s, s.clockwise(0)) if s.versus else [])


def result(s: State) -> Result | None:
    """Scores, ranks and winners, or None while the match goes on."""
    if not s.outcome:
        return None
    seats = range(len(s.players))
    scores = [s.vp[s.token(seat)] for seat in seats]
    winners = list(bits(s.winners))
    if s.versus:
        order = [(seat in winners, s.players[seat].alive, standing(s, seat)) for seat in seats]
        ranks = [1 + sum(other > own for other in order) for own in order]
        ranks = [1 if seat in winners else rank for seat, rank in enumerate(ranks)]
    else:
        ranks = [1 if winners else 2 for _ in seats]
    return Result(scores, ranks, winners, reason(s), CLAUSES[s.outcome], s.outcome)


def reason(s: State) -> str:
    """The ending in words."""
    points = max(s.vp)
    why = {
        SCORE: f"The score track is done with {points} points",
        DAYS: f"The sun has set for the last time on day {s.day}",
        DEATH: "The strain was too much",
        LAST: "Only one is left",
        WAGON: "The wagon was left behind",
    }[s.outcome]
    if s.versus:
        names = listed([player_name(seat) for seat in bits(s.winners)])
        verb = "share the win" if s.winners.bit_count() > 1 else "wins"
        return f"{why}: {names} {verb}."
    if s.winners:
        return f"{why}: the mission is accomplished!"
    return f"{why}: the mission has failed with {points} of {s.board.score_len} points."
