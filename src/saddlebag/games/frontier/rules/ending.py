"""The final election and scoring. Chapters 5.16 and 5.20."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.result import Result
from saddlebag.engine.rules import MatchEnded, Rule
from saddlebag.engine.words import counted, listed
from saddlebag.games.frontier.content import (
    CARD_OF,
    CARD_POINTS,
    CARD_POINTS_PER_CHARACTER,
    CHARACTER_SUIT,
    ELECTION_NUMBER,
    INDUSTRY_SUIT,
)
from saddlebag.games.frontier.effects.terms import INVESTMENT, MONEY, POLITICAL, VOTE
from saddlebag.games.frontier.rules import elections, goals, goods, standing
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import politics_story
from saddlebag.games.frontier.words.story import name_of

LINES = ("political", "investment", "goal", "level 4", "money", "election")
"""The lines of the final scoring, in their order. FO-END-03"""
(POLITICAL_LINE, INVESTMENT_LINE, GOAL_LINE, LEVEL_4_LINE, MONEY_LINE, ELECTION_LINE) = range(6)
DOLLARS_PER_POINT = 10
"""FO-END-03, FO-END-04"""
LAST_LEVEL = 4


def rounds_are_left(s: State) -> bool:
    """FO-CORE-03"""
    return s.round <= s.calendar.last_round


def last_promises(s: State) -> Rule[None]:
    """The promises of the sitting mayor come first. FO-END-01"""
    yield from elections.settle_promises(s)


def final_election(s: State) -> None:
    """The winner has points equal to the number of the space; the sitting mayor keeps the Mayor Card to the end.
    FO-END-01, FO-END-02, FO-END-05, FO-L4-03"""
    elections.tell_votes(s)
    s.elected = elections.winner(s)
    if s.elected != NOBODY:
        s.election_points = ELECTION_NUMBER[s.players[s.elected].campaign]
        s.tell(politics_story.WonLastElection, s.elected, s.election_points)
    for player in s.players:
        player.campaign, player.goods[VOTE] = NOBODY, 0


def level_4_points(s: State, seat: int) -> int:
    """Each level 4 card: 2 and 1 for each character of its suit, tycoons for the mayor. FO-L4-02, FO-L4-03"""
    total = 0
    for industry, level in enumerate(s.players[seat].levels):
        if level == LAST_LEVEL:
            card, suit = CARD_OF[industry][level], INDUSTRY_SUIT[industry]
            people = sum([CHARACTER_SUIT[each] == suit for each in standing.people_of(s, seat)])
            total += CARD_POINTS[card] + CARD_POINTS_PER_CHARACTER[card] * people
    return total


def pay_what_is_due(s: State) -> None:
    """Money for slaughter of the last round comes before scoring. FO-RAN-30"""
    for seat, player in enumerate(s.players):
        if player.due:
            goods.gain(s, seat, MONEY, player.due)
            player.due = 0


def finish(s: State) -> None:
    """Tracks, goal card, level 4 cards, money, final election. FO-END-03, FO-END-07"""
    pay_what_is_due(s)
    seats = range(len(s.players))
    s.final = [
        [player.points[POLITICAL] for player in s.players],
        [player.points[INVESTMENT] for player in s.players],
        [goals.goal_points(s, seat) for seat in seats],
        [level_4_points(s, seat) for seat in seats],
        [player.goods[MONEY] // DOLLARS_PER_POINT for player in s.players],
        [s.election_points if seat == s.elected else 0 for seat in seats],
    ]
    s.disclosed += len(s.players)
    s.over = True
    raise MatchEnded


def standing_of(s: State, seat: int) -> tuple[int, ...]:
    """Points, and what parts equals: election, money, level 4, goal, tracks. FO-END-06"""
    lines = [points[seat] for points in s.final]
    tracks = lines[POLITICAL_LINE] + lines[INVESTMENT_LINE]
    return (sum(lines), *[lines[line] for line in (ELECTION_LINE, MONEY_LINE, LEVEL_4_LINE, GOAL_LINE)], tracks)


def result(s: State) -> Result | None:
    """Most points; equals are parted in reverse order of the scoring, or share the victory. FO-CORE-07, FO-END-06"""
    if not s.over:
        return None
    reached = [standing_of(s, seat) for seat in range(len(s.players))]
    scores = [each[0] for each in reached]
    ranks = [1 + sum([other > each for other in reached]) for each in reached]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    names = listed([name_of(seat) for seat in winners])
    tied = len([score for score in scores if score == max(scores)]) > len(winners)
    how = ", by the tie-break" if tied else ""
    reason = (
        f"{names} {'wins' if len(winners) == 1 else 'share the victory'} with {counted(max(scores), 'point')}{how}."
    )
    return Result(scores, ranks, winners, reason, "FO-END-06" if tied else "FO-CORE-07", "points")
