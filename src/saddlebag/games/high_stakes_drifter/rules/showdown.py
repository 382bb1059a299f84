"""The showdown: dudes are revealed, totalled and compared, and the pots are paid. Chapter 5.16."""

from saddlebag.engine.names import bits
from saddlebag.games.high_stakes_drifter.content import CARD_KIND, GEAR
from saddlebag.games.high_stakes_drifter.effects.terms import ON_LOSE, ON_REVEAL, ON_SHOWDOWN, ON_WIN
from saddlebag.games.high_stakes_drifter.rules.ending import end_match
from saddlebag.games.high_stakes_drifter.rules.playing import turn_up
from saddlebag.games.high_stakes_drifter.rules.pots import shares, split_pots
from saddlebag.games.high_stakes_drifter.rules.standing import counting_stats, has_tie_win, stats
from saddlebag.games.high_stakes_drifter.rules.triggers import trigger, trigger_street
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.words import shootout_story as shootout


def reveal_dudes(s: State) -> None:
    """All dudes still in are revealed together; their chips, and those on their revealed gear, go to the pot; then the
    `reveal` abilities of those turned up now resolve. HD-SHOW-01..04"""
    s.tell(shootout.ShowdownBegan, s.pot)
    pot, cards = s.pot, 0
    turned: list[tuple[int, Piece]] = []
    for seat in s.in_order():
        dude = s.fighter(seat)
        if not dude.up:
            turn_up(s, seat, dude)
            turned.append((seat, dude))
        for piece in s.players[seat].table:
            if piece is dude or (piece.bearer == dude.id and piece.up and CARD_KIND[piece.shape] == GEAR):
                s.shootout.dead += piece.chips
                cards += piece.chips > 0
                piece.chips = 0
    if cards:
        s.tell(shootout.CarriedToPot, pot, s.pot - pot, cards)
    for seat, dude in turned:
        trigger(s, seat, dude, ON_REVEAL)


def showdown_abilities(s: State) -> None:
    """Then `showdown` abilities resolve, and the kicker stage comes. HD-SHOW-05, HD-SHOW-06"""
    for seat in s.in_order():
        trigger_street(s, seat, ON_SHOWDOWN)
    if not s.quickstart:
        s.tell(shootout.KickerStageBegan)


def compare_dudes(s: State) -> None:
    """The stats are totalled and compared; then `win` and `lose` abilities resolve. HD-SHOW-09..13, HD-SHOW-17,
    HD-SHOW-18"""
    c = s.shootout
    c.counting = counting_stats(s)
    order = s.in_order()
    for seat in order:
        dude = s.fighter(seat)
        totals = s.players[seat].totals = stats(s, seat, dude)
        if has_tie_win(s, seat, dude):
            c.tie_winners |= 1 << seat
        s.tell(shootout.Totalled, seat, dude.id, totals[0], totals[1], totals[2], list(bits(c.counting)))
    c.shown = c.inside
    winners = best(s, order)
    for seat in winners:
        c.winners |= 1 << seat
    s.tell(shootout.ShootoutWon, winners)
    for seat in order:
        trigger_street(s, seat, ON_WIN if c.winners >> seat & 1 else ON_LOSE)


def best(s: State, seats: list[int]) -> list[int]:
    """Who wins among these players, in their order: the highest counting stat, then tie_win, then the next stats.
    HD-SHOW-10..16"""
    strengths = {seat: counting_totals(s, seat) for seat in seats}
    top = max([strength[:1] for strength in strengths.values()])
    tied = [seat for seat in seats if strengths[seat][:1] == top]
    if len(tied) == 1:
        return tied
    favoured = [seat for seat in tied if s.shootout.tie_winners >> seat & 1]
    if len(favoured) == 1:
        return favoured
    rule = s.options.tie_rule
    if rule == "next_stat":
        top = max([strengths[seat] for seat in tied])
        return [seat for seat in tied if strengths[seat] == top]
    if rule == "challenger_loses":
        return [seat for seat in tied if seat != s.challenger]
    return tied


def counting_totals(s: State, seat: int) -> list[int]:
    """The totals that count, the highest first. HD-SHOW-11, HD-SHOW-13"""
    totals = s.players[seat].totals
    return sorted([totals[stat] for stat in range(3) if s.shootout.counting >> stat & 1], reverse=True)


def pay_pots(s: State) -> None:
    """Every pot goes to the best dude among those who can win it; a tie shares it, odd dollars clockwise from the
    challenger. HD-SHOW-14, HD-SHOW-16, HD-SHOW-19, HD-QS-13, HD-QS-16"""
    order = s.in_order()
    c = s.shootout
    pots = split_pots(c.dead, [player.bets for player in s.players], c.shown)
    c.dead = 0
    for player in s.players:
        player.bets = 0
    for number, pot in enumerate(pots):
        winners = best(s, [seat for seat in order if seat in pot.seats])
        for seat, share in zip(winners, shares(pot.amount, winners), strict=True):
            s.players[seat].stake += share
            if share:
                s.tell(shootout.Won, seat, number, share)
    if s.quickstart:
        end_match(s, "shootout")
