"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.deck_goes_west.bandits import risk
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTER,
    CHARACTERS,
    DECK,
    DICE,
    KIND,
    KIND_OF,
    MISSION,
    MODE,
    RESOURCE,
    SCOREBOARD,
    TILE,
)
from saddlebag.games.deck_goes_west.decisions import WANTED_COLOUR
from saddlebag.games.deck_goes_west.directives import NIGHT_STEP
from saddlebag.games.deck_goes_west.ending import result
from saddlebag.games.deck_goes_west.grid import DIRECTION, NAME_OF
from saddlebag.games.deck_goes_west.jobs import EVENTS
from saddlebag.games.deck_goes_west.seen import (
    BattleView,
    MovementView,
    PileView,
    PlayerView,
    TradeView,
    View,
    WorkView,
)
from saddlebag.games.deck_goes_west.state import (
    ATTACK_DICE,
    DEFENCE_DICE,
    HITS,
    PLAYER,
    SAVES,
    Player,
    State,
)

CARDS, TILES = list(CARD.ids), list(TILE.ids)
KINDS = [KIND.ids[kind] for kind in KIND_OF]
"""The kind of each card."""


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    cells = NAME_OF
    outcome = result(s)
    return View(
        mode=MODE[s.mission_card.mode],
        mission=MISSION[s.mission],
        scoreboard=SCOREBOARD[s.scoreboard],
        bandit_dice=DICE[s.bandit_dice],
        seat=seat,
        day=s.day,
        day_len=s.board.day_len,
        score_len=s.board.score_len,
        risk=risk(s),
        vp=s.vp[:],
        p1=_player(s.p1),
        stage=s.stage,
        night_step=_night_step(s),
        active=PLAYER[s.active],
        actions_left=s.actions_left,
        acted=s.acted,
        refused=PLAYER.of_set(s.refused),
        handed=PLAYER.of_set(s.handed),
        waiting=[PLAYER[each] for each in s.waiting],
        players=[player_view(s, each, player, seat) for each, player in enumerate(s.players)],
        land={cells[cell]: TILES[tile] for cell, tile in s.land.items()},
        fringe=[cells[cell] for cell in s.fringe],
        bandits={cells[cell]: number for cell, number in s.bandits.items()},
        railways=[cells[cell] for cell in s.railways],
        fed=[cells[cell] for cell in s.fed],
        wagon=_cell(s.wagon),
        land_pile=len(s.land_pile),
        land_discard=[None if s.hidden_since[tile] else TILES[tile] for tile in s.land_discard],
        records={EVENTS[event]: column for event, column in enumerate(s.records) if column >= 0},
        party=s.party,
        trade_row=[CARDS[card] for card in s.trade_row],
        piles={
            DECK.ids[deck]: PileView(len(common.pile), [CARDS[card] for card in common.discards])
            for deck, common in enumerate(s.common)
        },
        limbo=[CARDS[card] for card in s.limbo],
        work=work_view(s),
        movement=movement_view(s),
        battle=battle_view(s),
        trade=trade_view(s),
        outcome=s.outcome,
        reason=outcome.reason if outcome else "",
    )


def _player(seat: int) -> str | None:
    return None if seat == NOBODY else PLAYER[seat]


def _cell(cell: int) -> str | None:
    return None if cell == NOBODY else NAME_OF[cell]


def _night_step(s: State) -> str | None:
    steps = s.night_list
    return NIGHT_STEP[steps[s.night_step].kind] if s.stage == "night" and s.night_step < len(steps) else None


def player_view(s: State, seat: int, player: Player, viewer: int | None) -> PlayerView:
    """A viewer sees the cards that they know. Section 7"""
    seen, look = s.seen, eye(viewer)
    character = CHARACTERS[player.character]
    top: list[str] = []
    for card in reversed(player.draw):
        if not seen[card] & look:
            break
        top.append(CARDS[card])
    return PlayerView(
        colour=PLAYER[seat],
        character=CHARACTER[player.character],
        name=character.name,
        alive=player.alive,
        cell=_cell(player.cell),
        standing=player.standing,
        tapped=player.tapped,
        passed=player.passed,
        stock=_stock(player.stock),
        vp=s.vp[s.token(seat)],
        hand=[CARDS[card] for card in player.hand if seen[card] & look],
        hand_size=len(player.hand),
        hand_limit=character.hand_limit,
        draw_size=len(player.draw),
        draw_top=top,
        discard=[CARDS[card] for card in player.discard],
        owned=[KINDS[card] for card in sorted(player.draw + player.hand + player.discard)],
    )


def _stock(stock: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCE.ids, stock, strict=True))


def work_view(s: State) -> WorkView | None:
    if not s.key:
        return None
    return WorkView(
        s.key,
        {PLAYER[seat]: dice for seat, dice in enumerate(s.work) if dice},
        PLAYER.of_set(s.invited),
        _player(s.guest),
        {PLAYER[seat]: [number + 1 for number in bits(used)] for seat, used in enumerate(s.missions_used) if used},
    )


def movement_view(s: State) -> MovementView | None:
    if s.mover == NOBODY:
        return None
    walk, climb, sail = s.pool
    return MovementView(
        PLAYER[s.mover],
        walk,
        climb,
        sail,
        s.rides[:],
        [NAME_OF[cell] for cell in s.refunded],
        _cell(s.attempt),
        None if s.attempt == NOBODY else DIRECTION[s.heading],
    )


def battle_view(s: State) -> BattleView | None:
    if s.field == NOBODY:
        return None
    return BattleView(
        NAME_OF[s.field],
        s.force[ATTACK_DICE],
        s.force[HITS],
        s.force[DEFENCE_DICE],
        s.force[SAVES],
        PLAYER.of_set(s.attackers),
        [NAME_OF[cell] for cell in s.raids],
    )


def trade_view(s: State) -> TradeView | None:
    deal = s.trade
    if deal.partner == NOBODY:
        return None
    return TradeView(
        PLAYER[deal.partner],
        _player(deal.builder),
        deal.packages,
        deal.lines,
        _stock(deal.give),
        _stock(deal.ask),
        [CARDS[card] for card in deal.cards],
        [CARDS[card] for card in deal.asked],
        [WANTED_COLOUR[colour] for colour in deal.colours],
        PLAYER.of_set(deal.moved),
    )
