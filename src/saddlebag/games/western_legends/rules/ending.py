"""The end of a turn, of a round and of the match, and the final scoring. Chapter 5.19."""

from saddlebag.engine.names import bits
from saddlebag.engine.result import Result
from saddlebag.engine.rules import MatchEnded
from saddlebag.engine.words import listed
from saddlebag.games.western_legends.chapters import MAN_IN_BLACK
from saddlebag.games.western_legends.content import ITEM_LP, LEGENDARY_LP, TRACKS
from saddlebag.games.western_legends.rules import goods, tracks
from saddlebag.games.western_legends.rules.deeds import ended_turn
from saddlebag.games.western_legends.state import Player, State
from saddlebag.games.western_legends.words import tale_story as story
from saddlebag.games.western_legends.words.story import capital, name_of

LINES = ("in play", "upgrades", "money", "wounds", "most Wanted", "Marshals", "gambling", "legendary tokens")
"""The lines of the final scoring, in their order. WL-END-04"""
DOLLARS_PER_LP = 60
MONEY_LP, MORE_MONEY_LP = 2, 3
"""At most so many LP for money; the second with a higher limit. WL-END-06"""
MOST_WANTED_LP, WANTED_LP = 3, 1


def all_seats(s: State) -> list[int]:
    """In seat order. WL-SETUP-25"""
    return list(range(len(s.players)))


# --- turns and rounds -------------------------------------------------------------------------------------------------


def end_is_checked(s: State) -> None:
    """The turn is over; whoever has enough LP then brings about the last round. WL-END-01..03"""
    ended_turn(s)
    check_the_end(s)


def check_the_end(s: State) -> None:
    """WL-END-01..03, WL-MIB-16"""
    if s.triggered:
        return
    target = s.options.target_lp
    reached = [seat for seat, player in enumerate(s.players) if player.lp >= target]
    if s.man_in_black and s.mib_lp >= target:
        reached.append(MAN_IN_BLACK)
    if reached:
        s.triggered = True
        s.last_round = s.round + 1
        s.tell(story.EndTriggered, s.who(reached[0]), target, s.last_round)


def end_man_in_blacks_turn(s: State) -> None:
    """WL-MIB-16"""
    check_the_end(s)


def round_is_over(s: State) -> bool:
    """After everybody's turn it is the first player's again. WL-TURN-01"""
    return s.active == s.first


def match_is_over(s: State) -> bool:
    """The round after the trigger has been played, or there are no more rounds. WL-END-02, WL-END-12"""
    most = s.options.max_rounds
    return (s.triggered and s.round >= s.last_round) or (most is not None and s.round >= most)


# --- final scoring ----------------------------------------------------------------------------------------------------


def finish(s: State) -> None:
    """Line by line for all players, and the match is over. No event comes of it any more. WL-END-04, AU-EVENT-19"""
    s.final = [[player.lp for player in s.players]]
    for line in (upgrades, money, wounds, most_wanted, marshals, gambling, legends):
        points = line(s)
        s.final.append(points)
        for seat, player in enumerate(s.players):
            points[seat] = max(points[seat], -player.lp)
            player.lp += points[seat]
            if points[seat]:
                s.tell(story.Scored, s.who(seat), LINES[len(s.final) - 1], points[seat])
    s.disclosed += sum([player.legendary.bit_count() for player in s.players])
    s.over = True
    if s.heard is not None:
        outcome = result(s)
        assert outcome is not None
        s.tell(story.MatchOver, outcome.reason)
    raise MatchEnded


def upgrades(s: State) -> list[int]:
    """WL-END-05, WL-STORE-07"""
    return [sum([ITEM_LP[item] for item in bits(player.upgraded)]) for player in s.players]


def money(s: State) -> list[int]:
    """WL-END-06"""
    points = []
    for seat, player in enumerate(s.players):
        most = MONEY_LP if goods.money_limit(s, seat) == TRACKS.limits.money else MORE_MONEY_LP
        earned = player.money // DOLLARS_PER_LP
        points.append(earned if s.options.money_lp_cap == "none" else min(earned, most))
    return points


def wounds(s: State) -> list[int]:
    """WL-END-07, WL-WOUND-02"""
    return [-player.wounds for player in s.players]


def most_wanted(s: State) -> list[int]:
    """WL-END-08"""
    most = max([player.wanted for player in s.players])
    alone = sum([player.wanted == most for player in s.players]) == 1
    return [
        0 if not player.wanted else MOST_WANTED_LP if alone and player.wanted == most else WANTED_LP
        for player in s.players
    ]


def marshals(s: State) -> list[int]:
    """WL-END-09, WL-TRACK-11"""
    by_row = (0, *TRACKS.marshal.row_lp_at_game_end)
    return [by_row[tracks.row(player.marshal)] for player in s.players]


def gambling(s: State) -> list[int]:
    """AU-END-01, AU-END-02"""
    most = max([player.gambler for player in s.players])
    return [int(player.gambler == most > 0) for player in s.players]


def legends(s: State) -> list[int]:
    """WL-END-10"""
    return [sum([LEGENDARY_LP[token] for token in bits(player.legendary)]) for player in s.players]


# --- the result -------------------------------------------------------------------------------------------------------


def standing(player: Player) -> tuple[int, int, int, int]:
    """What decides: LP, then points on the Marshal or Wanted track, nuggets, few wounds. WL-END-11"""
    return player.lp, max(player.marshal, player.wanted), player.nuggets, -player.wounds


def result(s: State) -> Result | None:
    """Most LP win; the Man in Black wins any tie for the first place. WL-END-11, WL-MIB-09"""
    if not s.over:
        return None
    stands = [standing(player) for player in s.players]
    best = max(stands)
    lost = s.man_in_black and s.mib_lp >= best[0]
    ranks = [1 + lost + sum([other > mine for other in stands]) for mine in stands]
    winners = [] if lost else [seat for seat, mine in enumerate(stands) if mine == best]
    scores = [player.lp for player in s.players]
    cause = "rounds" if not s.triggered or s.round < s.last_round else "target"
    clause = "WL-MIB-09" if lost else "WL-END-12" if cause == "rounds" else "WL-END-11"
    return Result(scores, ranks, winners, reason(s, winners, stands), clause, "man_in_black" if lost else cause)


def reason(s: State, winners: list[int], stands: list[tuple[int, int, int, int]]) -> str:
    """Who has won, and by what."""
    best = max(stands)
    if not winners:
        return f"The Man in Black wins with {s.mib_lp} LP; the best of the others has {best[0]} LP."
    names = capital(listed([name_of(s.who(seat)) for seat in winners]))
    if len(winners) > 1:
        return f"{names} share the victory with {best[0]} LP each."
    others = [mine for mine in stands if mine != best]
    second = max(others)
    if second[0] < best[0]:
        return f"{names} wins with {best[0]} LP."
    by = next(word for word, mine, other in zip(TIES, best, second, strict=True) if mine != other)
    return f"{names} wins with {best[0]} LP and {by}."


TIES = ("", "more points as Marshal or outlaw", "more gold nuggets", "fewer wounds")
"""What decides among those with the most LP. WL-END-11"""
