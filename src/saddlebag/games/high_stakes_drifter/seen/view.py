"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from collections.abc import Callable

from saddlebag.engine.names import NOBODY
from saddlebag.engine.views import shower
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_KIND, CHIP, FORTUNE, STAT
from saddlebag.games.high_stakes_drifter.effects.terms import PLAY_FORTUNE, PLAY_KICKER, REINVEST
from saddlebag.games.high_stakes_drifter.rules.amounts import amounts
from saddlebag.games.high_stakes_drifter.rules.challenge import may_challenge, must_challenge
from saddlebag.games.high_stakes_drifter.rules.ending import invested, result
from saddlebag.games.high_stakes_drifter.rules.pots import split_pots
from saddlebag.games.high_stakes_drifter.rules.seats import PIECE, PLAYER
from saddlebag.games.high_stakes_drifter.rules.standing import (
    Part,
    counting_stats,
    is_blank,
    is_forbidden,
    is_obliged,
    is_shielded,
    kicker_limit,
    reinvest_cost,
    stat_parts,
)
from saddlebag.games.high_stakes_drifter.seen.parts import (
    BettingView,
    CardView,
    ChallengeView,
    KickerView,
    PartView,
    PlayerView,
    PotView,
    View,
)
from saddlebag.games.high_stakes_drifter.state import (
    ACTIONS,
    BETTING,
    FORTUNE_STAGE,
    FREE_REINVEST,
    SIDE_VALUE,
    Betting,
    Challenge,
    Piece,
    Player,
    State,
)

CARD_IDS, CHIP_IDS, SEAT_NAMES = list(CARD.ids), list(CHIP.ids), list(PLAYER.ids)
SIDE_VIEWS = [KickerView(CHIP.ids[side >> 1], ("front", "back")[side & 1]) for side in range(2 * len(CHIP))]
PIECE_NAMES = [PIECE[number] for number in range(1000)]


show_betting = shower(BettingView, Betting)
show_card = shower(CardView, Piece)
show_challenge = shower(ChallengeView, Challenge)
show_player = shower(PlayerView, Player)
show_table = shower(View, State)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    o = s.options
    outcome = result(s)
    stage = s.stage
    acting = stage == ACTIONS and not s.outcome
    may = acting and s.actions_left > 0 and may_challenge(s)
    return show_table(
        s,
        mode=o.mode,
        seat=seat,
        ante=s.ante,
        next_ante_round=_next_rise(s),
        stage=stage,
        may_challenge=may,
        must_challenge=may and must_challenge(s),
        round_limit=o.round_limit,
        players=[player_view(s, each, player, seat) for each, player in enumerate(s.players)],
        challenge=None if s.challenge is None else challenge_view(s, s.challenge),
        reason=outcome.reason if outcome else "",
    )


def _next_rise(s: State) -> int | None:
    """The round in which the ante rises. HD-CHAL-18, HD-QS-21"""
    o = s.options
    if o.mode == "quickstart" or o.ante_growth == 0:
        return None
    return ((s.round - 1) // o.ante_step_rounds + 1) * o.ante_step_rounds + 1


def _piece(number: int) -> str:
    return PIECE_NAMES[number] if number < len(PIECE_NAMES) else PIECE[number]


def player_view(s: State, seat: int, player: Player, viewer: int | None) -> PlayerView:
    """Stakes, bets and what lies on the table are public; hand, stack and deck list are the player's own. HD-MONEY-05,
    HD-ZONE-06..12, section 7"""
    own = seat == viewer
    deck = s.deck(seat)
    listed = (own or s.options.open_decklists) and not s.quickstart
    c = s.challenge
    inside = c is not None and bool(c.inside >> seat & 1)
    return show_player(  # by position, as cards below: views are made at every move, and names take a tenth of it
        player,
        SEAT_NAMES[seat],
        invested(s, seat),
        bool(s.out >> seat & 1),
        bool(s.gone >> seat & 1),
        [CARD_IDS[card] for card in sorted(player.hand)] if own else [],
        len(deck.draw),
        [CARD_IDS[card] for card in deck.deadwood],
        [CHIP_IDS[chip] for chip in player.stack] if own else [],
        [CARD_IDS[card] for card in deck_cards(s, seat)] if listed else [],
        [CHIP_IDS[chip] for chip in deck_chips(s, seat)] if listed else [],
        [card_view(s, seat, piece, viewer) for piece in player.table],
        inside,
        c is not None and bool(c.joined >> seat & 1) and not inside,
        inside and player.stake == 0,
        player.totals[:] or None,
        c is not None and bool(c.winners >> seat & 1),
    )


def deck_cards(s: State, seat: int) -> list[int]:
    """All cards of a player, wherever they are."""
    player, deck = s.players[seat], s.decks[seat]
    cards = deck.draw + deck.deadwood + player.hand
    for piece in player.table:
        cards.append(piece.card)
    cards.sort()
    return cards


def deck_chips(s: State, seat: int) -> list[int]:
    """All kicker chips of a player, wherever they are."""
    player = s.players[seat]
    chips = player.stack + player.buried
    for each in s.players:
        for piece in each.table:
            for place, side in enumerate(piece.kickers):
                if piece.kicked_by[place] == seat:
                    chips.append(side >> 1)
    chips.sort()
    return chips


# --- cards on the table -----------------------------------------------------------------------------------------


def may_look(piece: Piece, owner: int, viewer: int | None) -> bool:
    """Whether a viewer may see what a card is: revealed, their own, or looked at. HD-CONC-07, section 7"""
    return piece.up or (viewer is not None and (owner == viewer or bool(piece.eyes >> viewer & 1)))


def card_view(s: State, seat: int, piece: Piece, viewer: int | None) -> CardView:
    """A concealed card has no name, stats, limit or cost for those who may not look. HD-CONC-04..06"""
    fighter, c = s.players[seat].fighter, s.challenge
    known = may_look(piece, seat, viewer)
    dude = piece.bearer < 0
    street = fighter >= 0 and fighter in (piece.id, piece.bearer)
    parts: list[PartView] = []
    stats: list[int] | None = None
    if dude and (piece.up or street):
        made = stat_parts(s, seat, piece)
        if piece.up:
            stats = [
                sum([part.smarts for part in made]),
                sum([part.skill for part in made]),
                sum([part.luck for part in made]),
            ]
        if street:
            parts = [_part_view(part) for part in made]
    return show_card(
        piece,
        SEAT_NAMES[seat],
        "dude" if dude else "fortune" if CARD_KIND[piece.shape] == FORTUNE else "gear",
        street,
        CARD_IDS[piece.card] if known else None,
        CARD_IDS[piece.shape] if known else None,
        [SIDE_VIEWS[side] for side in piece.kickers],
        sum([SIDE_VALUE[side] for side in piece.kickers]) if piece.kickers else 0,
        kicker_limit(s, seat, piece) if dude and known and not s.quickstart else None,
        stats,
        parts,
        c is not None and bool(c.lasting) and is_blank(s, piece),
        street and dude and is_shielded(s, seat, piece),
        reinvest_cost(s, seat, piece) if known and street else None,
    )


def _part_view(part: Part) -> PartView:
    source, card, piece, smarts, skill, luck = part
    name = None if card == NOBODY else CHIP_IDS[card >> 1] if source == "kicker" else CARD_IDS[card]
    return PartView(source, name, _piece(piece), smarts, skill, luck)


# --- the challenge ----------------------------------------------------------------------------------------------


def challenge_view(s: State, c: Challenge) -> ChallengeView:
    """Pot, bets and what has been ruled for this shootout are public. HD-MONEY-05"""
    inside = c.inside | c.shown
    bets = [player.bets for player in s.players]
    stage, betting = s.stage, c.betting
    to_ask = s.to_ask[-1] if s.to_ask else []
    speaker = NOBODY if betting is None else betting.speaker
    if stage == FORTUNE_STAGE:
        speaker, to_ask = to_ask[0] if to_ask else NOBODY, []
    return show_challenge(
        c,
        pot=s.pot,
        pots=[
            PotView(pot.amount, [SEAT_NAMES[seat] for seat in pot.seats]) for pot in split_pots(c.dead, bets, inside)
        ],
        waiting=[SEAT_NAMES[seat] for seat in to_ask],
        speaker=SEAT_NAMES[speaker] if speaker >= 0 else None,
        betting=betting_view(s, betting) if stage == BETTING else None,
        counting=STAT.of_set(c.counting if c.shown else counting_stats(s)),
        no_kickers=_seats_under(s, is_forbidden, PLAY_KICKER),
        no_fortune=_seats_under(s, is_forbidden, PLAY_FORTUNE),
        no_reinvest=_seats_under(s, is_forbidden, REINVEST),
        must_reinvest=_seats_under(s, is_obliged, REINVEST),
        free_reinvest=[
            SEAT_NAMES[seat]
            for seat, player in enumerate(s.players)
            if s.lasting and any(each.what == FREE_REINVEST and each.target == player.fighter for each in s.lasting)
        ],
    )


def _seats_under(s: State, rule: Callable[[State, int, int], bool], act: int) -> list[str]:
    """Whom something that lasts forbids or obliges to do this."""
    if not s.lasting:
        return []
    return [SEAT_NAMES[seat] for seat in range(len(s.players)) if rule(s, seat, act)]


def betting_view(s: State, betting: Betting | None) -> BettingView:
    """The round under way; when it has just ended, nothing is left to match."""
    b = betting or Betting()
    seat = b.speaker
    most = s.options.max_raises
    offered = amounts(s, seat) if seat >= 0 else []
    return show_betting(
        b,
        to_call=b.high - s.players[seat].bet if seat >= 0 else 0,
        smallest=offered[0] if offered else 0,
        raises_left=max(0, most - b.raises) if most else None,
    )
