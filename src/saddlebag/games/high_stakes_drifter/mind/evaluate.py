"""How good a position looks for a seat, in dollars, and which options are worth a bot's time.

Of other players' cards only what all can see is used. How bold the bot feels is told by the dice of the imagined world,
so its bets are of one size for good and bad cards, and some of them are bluffs.
"""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.games.high_stakes_drifter.content import CARD_COST, CARD_KIND, CHIP_SIDES, DUDE, FORTUNE
from saddlebag.games.high_stakes_drifter.mind.strength import (
    apparent,
    best_of,
    chance_against,
    likely,
    own_totals,
    with_fortune,
)
from saddlebag.games.high_stakes_drifter.rules.betting import BET_AMOUNT, RAISE_AMOUNT
from saddlebag.games.high_stakes_drifter.rules.ending import invested, result
from saddlebag.games.high_stakes_drifter.rules.kickers import kicker_stage_options
from saddlebag.games.high_stakes_drifter.rules.standing import counting_stats, stats
from saddlebag.games.high_stakes_drifter.state import (
    ACCEPTING,
    BETTING,
    FOLDING,
    FORTUNE_STAGE,
    GEAR_ROUND,
    KICKERS,
    Piece,
    State,
)
from saddlebag.games.high_stakes_drifter.words.decisions import KICKER_STAGE, TURN_ACTION

WIN = 400.0
REGRET = 500.0
"""What it is worth to play a kicker chip that raises the chance to win and not to stand still, however it falls."""
SIZES = (0.34, 0.5, 0.5, 0.67, 0.67, 1.0, 1.5)
"""Bets as parts of the pot."""


def evaluate(s: State, seat: int) -> float:
    """Dollars that this position seems to be worth to a seat."""
    if s.outcome:
        over = result(s)
        assert over is not None
        return s.players[seat].stake + (WIN / len(over.winners) if seat in over.winners else -WIN)
    value = s.players[seat].stake + trust(s) * invested(s, seat) + saloon_value(s, seat) + hand_value(s, seat)
    value -= reserve_missing(s, seat)
    if s.stage == KICKERS and s.to_ask[-1][:1] == [seat] and helpful_chip(s, seat):
        value -= REGRET
    c = s.challenge
    if c is not None and c.inside >> seat & 1 and s.players[seat].fighter >= 0 and not c.shown:
        value += street_value(s, seat)
    return value


def mood(s: State, faces: int, salt: int) -> int:
    """A number that stays the same while one decision is thought over: it hangs on the dice of the imagined world."""
    return (s.dice.seed >> 7 ^ s.dice.rolls * 2654435761 ^ salt * 40503) % 1009 * faces // 1009


# --- between challenges -----------------------------------------------------------------------------------------


def trust(s: State) -> float:
    """What a dollar on a card is worth: at the end it counts nothing, and the end comes when an ante is missing."""
    poorest = min([player.stake for seat, player in enumerate(s.players) if not s.out >> seat & 1])
    return 0.96 if poorest >= 4 * s.ante else 0.85 if poorest >= 2 * s.ante else 0.6


def saloon_value(s: State, seat: int) -> float:
    """Dudes that could fight: the best counts most, and what others cannot see counts a little more. One that is in the
    street will come home, or can be paid for anew."""
    forces: list[float] = []
    for dude in s.players[seat].table:
        if dude.bearer < 0:
            forces.append(max(own_totals(s, seat, dude, 1.0)) + (0.0 if dude.up else 0.6))
    if not forces:
        return 0.0
    forces.sort(reverse=True)
    return 2.5 + sum([share * force for share, force in zip((0.42, 0.16, 0.08), forces, strict=False)])


def hand_value(s: State, seat: int) -> float:
    """Cards that can be used soon; a place that will be filled by drawing counts as a middling card."""
    player = s.players[seat]
    dudes = sum([piece.bearer < 0 for piece in player.table])
    value = 0.0
    for card in player.hand:
        kind = CARD_KIND[card]
        if CARD_COST[card] > player.stake:
            continue
        if kind == DUDE:
            value += 1.3 if dudes == 0 else 0.9 if dudes < 3 else 0.3
            dudes += 1
        else:
            value += 1.0 if kind == FORTUNE else 0.8 if dudes else 0.5
    return value + 0.75 * max(0, 5 - len(player.hand))


def reserve_missing(s: State, seat: int) -> float:
    """Money is needed for antes and bets."""
    return 0.25 * max(0, 5 * s.ante - s.players[seat].stake)


# --- in a challenge ---------------------------------------------------------------------------------------------


def street_value(s: State, seat: int) -> float:
    """What the pot is worth, with the chips that will go there; those on one's own dude are counted as one's own. Who
    faces a bet has to pay for their chance, or folds and has lost what lies in the pot."""
    dude = s.fighter(seat)
    mine = own_strength(s, seat, dude)
    at_stake = chips_at_stake(s, seat, dude)
    chance = chance_against(s, seat, mine, s.inside) + 0.04 * (mood(s, 3, 3) - 1)
    stage, betting = s.stage, s.shootout.betting
    if stage == ACCEPTING:
        return before_acceptance(s, seat, mine, chance)
    high = 0 if betting is None else betting.high
    call = min(high - s.players[seat].bet, s.players[seat].stake) if stage == BETTING else 0
    prize = pot_to_win(s, seat, call)
    prize += sum([chips_at_stake(s, other, s.fighter(other)) for other in others_in(s, seat)])
    fights = chance * prize - (1 - chance) * trust(s) * at_stake - call
    if call > 0:
        return max(0.0, fights)
    if s.players[seat].bet == high > 0:
        return with_bet_open(s, seat, chance, prize, at_stake, fights)
    return fights


def pot_to_win(s: State, seat: int, call: int) -> int:
    """What this player can win when they have put in that much more: of every bet no more than their own. HD-BET-24"""
    most = s.players[seat].bets + call
    return s.shootout.dead + call + sum([min(player.bets, most) for player in s.players])


def others_in(s: State, seat: int) -> list[int]:
    return [each for each in s.in_order() if each != seat and s.players[each].fighter >= 0]


def own_strength(s: State, seat: int, dude: Piece) -> float:
    """The best stat of the own dude, with gear still to be revealed and fortune cards still to come."""
    counting = counting_stats(s)
    stage = s.stage
    if stage == GEAR_ROUND:
        return with_fortune(s, seat, own_totals(s, seat, dude, 0.35), counting)
    if stage in (ACCEPTING, BETTING, FOLDING):
        return with_fortune(s, seat, own_totals(s, seat, dude, 0.9), counting)
    if stage == FORTUNE_STAGE or not dude.up:
        return best_of(own_totals(s, seat, dude, 0.0), counting)
    return best_of([float(stat) for stat in stats(s, seat, dude)], counting)


def chips_at_stake(s: State, seat: int, dude: Piece) -> int:
    """Chips that go to the pot at the showdown: those on the dude and on its revealed gear."""
    return dude.chips + sum([piece.chips for piece in s.players[seat].table if piece.bearer == dude.id and piece.up])


def before_acceptance(s: State, seat: int, mine: float, chance: float) -> float:
    """Who is still to answer may decline; the more so, the more lies on this dude."""
    counting = counting_stats(s)
    looks = apparent(s, seat, s.fighter(seat), counting)
    nobody = 1.0 if s.inside.bit_count() == 1 else 0.0
    wins = chance
    for other in s.to_ask[-1]:
        rivals = [apparent(s, other, dude, counting) for dude in s.saloon_dudes(other)]
        if rivals:
            accepts = 0.15 + 0.6 * likely((max(rivals) - looks) / 2.5)
            nobody *= 1 - accepts
            wins *= 1 - accepts * (1 - likely((mine - max(rivals) - 1.0) / 2.5))
    if nobody == 1.0:
        return float(s.pot)
    at_stake = chips_at_stake(s, seat, s.fighter(seat))
    return nobody * s.pot + (1 - nobody) * (wins * (s.pot + 8) - (1 - wins) * at_stake * trust(s))


def with_bet_open(s: State, seat: int, chance: float, prize: float, at_stake: int, fights: float) -> float:
    """A bet that others have still to answer: they may fold, and who calls is stronger than most.

    A bluff counts on folds only when the bot feels bold; then it is one whatever the cards are."""
    high = s.betting.high
    facing = [each for each in others_in(s, seat) if s.players[each].bet < high and s.players[each].stake > 0]
    if not facing:
        return fights
    calls = [min(high - s.players[each].bet, s.players[each].stake) for each in facing]
    before = max(1, s.pot - s.players[seat].bet)
    all_fold = 1.0 if len(facing) == s.inside.bit_count() - 1 else 0.0
    expected = 0.0
    for each, call in zip(facing, calls, strict=True):
        folds = fold_chance(s, seat, each, call / before)
        all_fold *= folds
        expected += (1 - folds) * call
    called = chance - 0.3 * chance * (1 - chance)
    back = max(0, high - max([s.players[each].bet + s.players[each].stake for each in others_in(s, seat)]))
    loses = (1 - called) * trust(s) * at_stake
    worth = all_fold * s.pot + (1 - all_fold) * (called * (prize - back) + back - loses)
    worth += called * expected
    wanted = SIZES[mood(s, len(SIZES), 2)] * before
    return worth - 0.1 * abs(max(calls) - wanted)


def fold_chance(s: State, seat: int, other: int, size: float) -> float:
    """How likely another player folds before a bet of this size: the more so, the stronger this dude looks."""
    counting = counting_stats(s)
    lead = apparent(s, seat, s.fighter(seat), counting) - apparent(s, other, s.fighter(other), counting)
    base = 0.42 if mood(s, 5, 1) == 0 else 0.1
    return max(0.05, min(0.75, base + 0.2 * min(size, 1.5) + 0.04 * max(-4.0, min(4.0, lead))))


# --- kicker chips and short lists -------------------------------------------------------------------------------


def helpful_chip(s: State, seat: int) -> Action | None:
    """The kicker chip that raises the chance to win most, if one does; all dudes are revealed by then."""
    if s.players[seat].fighter < 0 or not s.inside >> seat & 1:
        return None
    counting = counting_stats(s)
    rivals = [ordered(stats(s, each, s.fighter(each)), counting) for each in others_in(s, seat)]
    mine = stats(s, seat, s.fighter(seat))
    found, most = None, share_of(ordered(mine, counting), rivals)
    for option in kicker_stage_options(s, seat)[1:]:
        chance = 0.0
        for stat, mod in CHIP_SIDES[option.arg]:
            changed = mine[:]
            changed[stat] += mod
            chance += share_of(ordered(changed, counting), rivals) / 2
        if chance > most:
            found, most = option, chance
    return found


def ordered(totals: list[int], counting: int) -> list[int]:
    """The stats that count, the highest first."""
    return sorted([totals[stat] for stat in range(3) if counting >> stat & 1], reverse=True)


def share_of(mine: list[int], rivals: list[list[int]]) -> float:
    """The part of the pot that these stats would win."""
    top = max(rivals, default=[])
    return 1.0 if mine > top else 1 / (1 + rivals.count(top)) if mine == top else 0.0


def shortlist(s: State, ask: Ask) -> list[Action]:
    """Bets near the size that the bot feels like, kicker chips that help; all the rest as it is."""
    options = ask.options
    if ask.question is KICKER_STAGE and s.stage == KICKERS:
        chip = helpful_chip(s, ask.seats[0])
        return [chip] if chip is not None else []
    if ask.question in (BET_AMOUNT, RAISE_AMOUNT) and len(options) > 4:
        wanted = SIZES[mood(s, len(SIZES), 2)] * max(1, s.pot)
        return sorted(options, key=lambda option: abs(option.arg - wanted))[:3]
    if ask.question is TURN_ACTION:
        return [option for option in options if option.verb != "play_kicker"]
    return options
