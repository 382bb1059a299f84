"""How a match ends. Chapters 5.23, 5.25 (versus) and 5.26 (score challenge)."""

from typing import NoReturn

from saddlebag.engine.result import Result
from saddlebag.engine.rules import MatchEnded
from saddlebag.engine.words import counted, listed
from saddlebag.games.train_heist.content import TRACKS
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story
from saddlebag.games.train_heist.words.story import cowboy_name

GOAL, HANGMAN, JUNCTION, COUNTERS = "goal", "hangman", "junction", "counters"
"""The causes: the meter reached the goal, the noose closed, a junction after the last event, counters in versus."""

CLAUSES = {GOAL: "TH-END-01", HANGMAN: "TH-END-02", JUNCTION: "TH-END-03", COUNTERS: "TH-VS-12"}


def end(s: State, cause: str) -> NoReturn:
    """The match is over at once. TH-END-01, TH-END-02, TH-END-03"""
    s.outcome = cause
    s.tell(story.Ended, reason(s))
    raise MatchEnded


def goal(s: State) -> int | None:
    """What wins: loot on the meter, or counters of one's own in versus; nothing in a score challenge."""
    if s.versus:
        return counters_to_win(s)
    return None if s.options.play == "score_challenge" else s.options.effective_goal


def check_goal(s: State) -> None:
    """The team wins at once when the meter reaches the goal; versus and score challenge have none.
    TH-END-01, TH-VS-09, TH-VAR-01"""
    if s.options.play in ("coop", "solitaire") and s.meter >= s.options.effective_goal:
        end(s, GOAL)


def counters_to_win(s: State) -> int:
    """TH-VS-12"""
    return TRACKS.versus.counters_to_win.of(len(s.cowboys))


def check_counters(s: State) -> None:
    """The first to own enough counters wins at once. TH-VS-12"""
    if any(cowboy.counters >= counters_to_win(s) for cowboy in s.cowboys):
        end(s, COUNTERS)


def standing(s: State, seat: int) -> tuple[int, int, int]:
    """Versus: owned counters, then counters waiting at the towns, then tiles carried. TH-VS-13..15"""
    waiting = sum(counters[seat] for counters in s.waiting)
    return s.cowboys[seat].counters, waiting, len(s.cowboys[seat].loot)


def result(s: State) -> Result | None:
    """Scores, ranks and winners, or None while the match goes on."""
    if not s.outcome:
        return None
    seats = range(len(s.cowboys))
    if s.versus:
        scores = [s.cowboys[seat].counters for seat in seats]
        standings = [standing(s, seat) for seat in seats]
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        winners = [seat for seat in seats if ranks[seat] == 1]
    else:
        scores = [s.meter for _ in seats]
        won = s.outcome == GOAL
        winners = [seat for seat in seats if won]
        ranks = [1 if won or s.options.play == "score_challenge" else 2 for _ in seats]
    return Result(scores, ranks, winners, reason(s), CLAUSES[s.outcome], s.outcome)


def reason(s: State) -> str:
    """The ending in words."""
    why = {
        GOAL: f"The Train Heist Meter has reached {s.meter}",
        HANGMAN: "The noose has closed",
        JUNCTION: "The engine has reached a junction after the last event",
        COUNTERS: f"{counters_to_win(s)} counters are owned",
    }[s.outcome]
    if s.versus:
        standings = [standing(s, seat) for seat in range(len(s.cowboys))]
        best = [seat for seat, own in enumerate(standings) if own == max(standings)]
        names = listed([cowboy_name(seat) for seat in best])
        counters = counted(s.cowboys[best[0]].counters, "counter")
        verb = "share the win" if len(best) > 1 else "wins"
        return f"{why}: {names} {verb} with {counters}."
    if s.options.play == "score_challenge":
        return f"{why}: the team's score is {s.meter}."
    if s.outcome == GOAL:
        return f"{why}: the gang wins!"
    return f"{why}: the gang loses with {s.meter} of {s.options.effective_goal} loot."
