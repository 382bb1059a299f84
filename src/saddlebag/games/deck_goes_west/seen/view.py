"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.views import shower
from saddlebag.games.deck_goes_west.content import CARD, CHARACTERS, DICE, KIND, KIND_OF, MODE, TILE
from saddlebag.games.deck_goes_west.content.directives import NIGHT_STEP
from saddlebag.games.deck_goes_west.effects.terms import EVENTS
from saddlebag.games.deck_goes_west.rules.bandits import risk
from saddlebag.games.deck_goes_west.rules.ending import result
from saddlebag.games.deck_goes_west.rules.grid import DIRECTION, NAME_OF
from saddlebag.games.deck_goes_west.seen.parts import BattleView, MovementView, PlayerView, TradeView, View, WorkView
from saddlebag.games.deck_goes_west.state import (
    ATTACK_DICE,
    BATTLE,
    DEFENCE_DICE,
    DUSK,
    HITS,
    LOADING,
    PLAYER,
    SAVES,
    Battle,
    Movement,
    Player,
    State,
    Trade,
    Work,
)

CARDS, TILES = list(CARD.ids), list(TILE.ids)
KINDS = [KIND.ids[kind] for kind in KIND_OF]
"""The kind of each card."""


show_player = shower(PlayerView, Player)
show_trade = shower(TradeView, Trade)
show_movement = shower(MovementView, Movement)
show_battle = shower(BattleView, Battle)
show_table = shower(View, State)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    outcome = result(s)
    return show_table(
        s,
        mode=MODE[s.mission_card.mode],
        bandit_dice=DICE[s.bandit_dice],
        seat=seat,
        day_len=s.board.day_len,
        score_len=s.board.score_len,
        risk=risk(s),
        night_step=_night_step(s),
        stage=s.stage,
        waiting=[PLAYER[each] for each in waiting(s)],
        players=[player_view(s, each, player, seat) for each, player in enumerate(s.players)],
        fringe=[NAME_OF[cell] for cell in s.fringe],
        land_discard=[TILES[tile] if s.tiles.eyes[tile] else None for tile in s.land_discard],
        records={EVENTS[event]: column for event, column in enumerate(s.records) if column >= 0},
        work=work_view(s),
        movement=movement_view(s),
        battle=battle_view(s),
        trade=None if s.trade is None else show_trade(s.trade),
        reason=outcome.reason if outcome else "",
    )


def _player(seat: int) -> str | None:
    return None if seat == NOBODY else PLAYER[seat]


def _cell(cell: int) -> str | None:
    return None if cell == NOBODY else NAME_OF[cell]


def waiting(s: State) -> list[int]:
    """Who has yet to decide in the stage under way, the next one first; at night that would tell what hands hold."""
    stage = s.stage
    if stage == LOADING:
        return s.moving.loaders
    return s.to_ask[-1] if s.to_ask and stage in (BATTLE, DUSK) else []


def _night_step(s: State) -> str | None:
    steps = s.night_list
    return NIGHT_STEP[steps[s.night_step].kind] if s.stage == "night" and s.night_step < len(steps) else None


def player_view(s: State, seat: int, player: Player, viewer: int | None) -> PlayerView:
    """A viewer sees the cards that they know. Section 7"""
    eyes, look = s.cards.eyes, eye(viewer)
    character = CHARACTERS[player.character]
    top: list[str] = []
    for card in reversed(player.draw):
        if not eyes[card] & look:
            break
        top.append(CARDS[card])
    return show_player(
        player,
        colour=PLAYER[seat],
        name=character.name,
        vp=s.vp[s.token(seat)],
        hand=[CARDS[card] for card in player.hand if eyes[card] & look],
        hand_limit=character.hand_limit,
        draw_top=top,
        owned=[KINDS[card] for card in sorted(player.draw + player.hand + player.discard)],
    )


def work_view(s: State) -> WorkView | None:
    if not s.key:
        return None
    work = s.work or Work([])
    return WorkView(
        s.key,
        {PLAYER[seat]: dice for seat, dice in enumerate(work.dice) if dice},
        PLAYER.of_set(work.invited),
        _player(work.guest),
        {PLAYER[seat]: [number + 1 for number in bits(used)] for seat, used in enumerate(s.missions_used) if used},
    )


def movement_view(s: State) -> MovementView | None:
    moving = s.movement
    if moving is None:
        return None
    walk, climb, sail = moving.pool
    return show_movement(
        moving,
        walk=walk,
        climb=climb,
        sail=sail,
        refunded=[NAME_OF[cell] for cell in s.refunded],
        heading=None if moving.attempt == NOBODY else DIRECTION[moving.heading],
    )


def battle_view(s: State) -> BattleView | None:
    fight = s.battle
    if fight is None:
        return None
    return show_battle(
        fight,
        attack_dice=fight.force[ATTACK_DICE],
        hits=fight.force[HITS],
        defence_dice=fight.force[DEFENCE_DICE],
        saves=fight.force[SAVES],
        raids=[NAME_OF[cell] for cell in s.raids],
    )
