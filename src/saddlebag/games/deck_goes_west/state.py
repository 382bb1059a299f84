"""The table at rest: everything that outlives a checkpoint."""

from dataclasses import dataclass
from typing import Annotated

from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import NOBODY, Names, SetOf
from saddlebag.engine.state import BaseState
from saddlebag.games.deck_goes_west.content import (
    CARD,
    CHARACTER,
    CHARACTERS,
    COOPERATIVE,
    DICE,
    MISSION,
    MISSIONS,
    SCOREBOARD,
    SCOREBOARDS,
    TILE,
    TILE_TYPE,
    VERSUS,
    Character,
    Mission,
    Scoreboard,
)
from saddlebag.games.deck_goes_west.directives import NightStep
from saddlebag.games.deck_goes_west.grid import CELL, col_of
from saddlebag.games.deck_goes_west.options import Options

PLAYER = Names("player", ["red", "blue", "green", "yellow", "black"])
"""The seats, by the colour of their meeples. DW-GEN-02"""

Cell = Annotated[int, CELL]
Tile = Annotated[int, TILE]
Card = Annotated[int, CARD]
Seat = Annotated[int, PLAYER]
Seats = Annotated[int, SetOf(PLAYER)]

DAWN, ACTIONS, BUNDLE, INVITING, JOINING = "dawn", "actions", "bundle", "inviting", "joining"
LOADING, MOVING, ATTEMPT, BATTLE = "loading", "moving", "attempt", "battle"
PACKAGE, ANSWERING, HELP, DUSK, NIGHT = "package", "answering", "help", "dusk", "night"
STAGES = (
    DAWN, ACTIONS, BUNDLE, INVITING, JOINING, LOADING, MOVING, ATTEMPT, BATTLE, PACKAGE, ANSWERING, HELP, DUSK, NIGHT,
)  # fmt: skip
"""What is going on when the table rests: a stage of the day, the night, or an action that is not over yet."""

MODE_OF: list[int] = [mission.mode for mission in MISSIONS]
BLOCKED = 7
"""Where a place condition cannot hold, since bandits are there; elsewhere a place is the type of its tile."""

ATTACK_DICE, HITS, DEFENCE_DICE, SAVES = range(4)
"""The totals of the players in a battle."""


@dataclass(slots=True)
class Player:
    """A player and what lies before them. DW-GEN-01"""

    character: Annotated[int, CHARACTER]
    alive: bool
    cell: Cell
    """Where the meeple is; none once the player is out."""
    standing: bool
    """Whether the tile job is still to be had on this visit."""
    tapped: bool
    passed: bool
    stock: list[int]
    """Gold, metal, wood and food."""
    draw: list[Card]
    """Face down; the top card is the last."""
    hand: list[Card]
    """In the order of the table of cards, so that alike cards are neighbours."""
    discard: list[Card]
    """Face up; the top card is the last."""

    def copy(self) -> "Player":
        return Player(
            self.character,
            self.alive,
            self.cell,
            self.standing,
            self.tapped,
            self.passed,
            self.stock[:],
            self.draw[:],
            self.hand[:],
            self.discard[:],
        )


@dataclass(slots=True)
class Pile:
    """A common draw pile and the discards beside it; scrapped starter cards are discards that never return."""

    pile: list[Card]
    """Face down; the top card is the last."""
    discards: list[Card]
    """Face up; the top card is the last."""

    def copy(self) -> "Pile":
        return Pile(self.pile[:], self.discards[:])


@dataclass(slots=True)
class Trade:
    """The trade under way and the package on the table. DW-TRADE"""

    partner: Seat
    """With whom the active player trades, or nobody."""
    builder: Seat
    """Whose package it is."""
    packages: int
    """How many were begun."""
    lines: int
    give: list[int]
    """Resources that the builder gives."""
    ask: list[int]
    """Resources that the builder asks for."""
    cards: list[Card]
    """Cards that the builder gives."""
    asked: list[Card]
    """Cards that the builder asks for, where hands are open."""
    colours: list[int]
    """The colours of the cards that the builder asks for, where hands are hidden; 7 is any colour."""
    moved: Seats
    """Whom the trade has moved."""

    def copy(self) -> "Trade":
        return Trade(
            self.partner,
            self.builder,
            self.packages,
            self.lines,
            self.give[:],
            self.ask[:],
            self.cards[:],
            self.asked[:],
            self.colours[:],
            self.moved,
        )


def no_trade() -> Trade:
    """Nobody trades."""
    return Trade(NOBODY, NOBODY, 0, 0, [0, 0, 0, 0], [0, 0, 0, 0], [], [], [], 0)


@dataclass(slots=True)
class State(BaseState):
    """The whole table."""

    options: Options
    mission: Annotated[int, MISSION]
    scoreboard: Annotated[int, SCOREBOARD]
    players: list[Player]
    vp: list[int]
    """The score tokens: one a player in versus, else one for all. DW-GEN-05, DW-GEN-07"""
    day: int
    p1: Seat
    """Who holds the P1 token; nobody but in versus."""
    stage: str

    # The day
    active: Seat
    actions_left: int
    """Versus: how many actions this turn may still have."""
    acted: bool
    """Versus: whether this turn has had an action."""
    refused: Seats
    """Who cannot be asked for a trade again for now. DW-TRADE-09"""
    handed: Seats
    """Who has handed over since the last action. DW-DAY-18"""
    waiting: list[Seat]
    """Who has yet to decide in the stage under way, the next one first."""

    # The action under way
    key: str
    """The last icon that its jobs share; empty while none is known."""
    missions_used: list[int]
    """By seat: the mission jobs that were used in this action, as a set. DW-ACT-06"""
    work: list[int]
    """By seat: dice to be rolled for the resource that is gained. DW-JOB-08"""
    joined: Seats
    """Who rolls for it."""
    invited: Seats
    guest: Seat
    """Who was invited and has not answered yet."""
    mover: Seat
    """Whose meeple moves."""
    pool: list[int]
    """Walking, climbing and sailing to be spent. DW-MOVE-17"""
    rides: list[int]
    """How far each train ride may go. DW-TRAIN-04"""
    refunded: list[Cell]
    """Railway tiles that have been walked onto for nothing. DW-MOVE-20"""
    attempt: Cell
    """The tile just revealed that the mover may enter, or none."""
    heading: int
    """The direction of that attempt."""
    field: Cell
    """Where a battle is."""
    raids: list[Cell]
    """Where bandits will attack this night after that, in order."""
    force: list[int]
    """Attack dice, fixed hits, defence dice and fixed saves of the players."""
    attackers: Seats
    """Who has played a job with an attack in this battle. DW-EVT-12"""
    trade: Trade
    limbo: list[Card]
    """Cards on their way from one place to another, face up."""

    # The land
    land: dict[Cell, Tile]
    """The tiles that lie face up."""
    fringe: dict[Cell, Tile]
    """The tiles that lie face down."""
    bandits: dict[Cell, int]
    """How many bandits are on each tile that has some."""
    railways: list[Cell]
    fed: list[Cell]
    """The villages fed today. DW-SPEC-03"""
    wagon: Cell
    land_pile: list[Tile]
    """Face down; the top tile is the last."""
    land_discard: list[Tile]
    hidden_since: list[int]
    """For each tile the shuffle since which nobody knows where it is; 0 for a tile that all can see."""
    laid_from: list[int]
    """For each tile face down the shuffle that brought it where it is."""
    land_shuffles: int
    star_sets: dict[Cell, int]
    """With `star_facedown`: the stars that a face-down tile may have after the rolls so far, as a set."""
    records: list[int]
    """For each kind of event how far West it has happened, -1 for never. DW-EVT-07"""
    party: int
    """How far West the whole party has been. DW-SPEC-01"""

    # The cards
    trade_row: list[Card]
    """From left to right; the last is slot 5."""
    common: list[Pile]
    """Starter cards out of the game, trade cards, exhaustion and pain."""
    seen: list[int]
    """For each card the eyes that know where it is."""
    shuffled: list[int]
    """For each card the shuffle in which it last took part."""
    shuffles: int

    night_step: int
    """How many steps of this night are done."""
    outcome: str
    """How the match ended; empty while it goes on."""
    winners: Seats

    def copy(self) -> "State":
        return State(
            self.dice.copy(),
            self.disclosed,
            None,
            self.options,
            self.mission,
            self.scoreboard,
            [player.copy() for player in self.players],
            self.vp[:],
            self.day,
            self.p1,
            self.stage,
            self.active,
            self.actions_left,
            self.acted,
            self.refused,
            self.handed,
            self.waiting[:],
            self.key,
            self.missions_used[:],
            self.work[:],
            self.joined,
            self.invited,
            self.guest,
            self.mover,
            self.pool[:],
            self.rides[:],
            self.refunded[:],
            self.attempt,
            self.heading,
            self.field,
            self.raids[:],
            self.force[:],
            self.attackers,
            self.trade.copy(),
            self.limbo[:],
            self.land.copy(),
            self.fringe.copy(),
            self.bandits.copy(),
            self.railways[:],
            self.fed[:],
            self.wagon,
            self.land_pile[:],
            self.land_discard[:],
            self.hidden_since[:],
            self.laid_from[:],
            self.land_shuffles,
            self.star_sets.copy(),
            self.records[:],
            self.party,
            self.trade_row[:],
            [pile.copy() for pile in self.common],
            self.seen[:],
            self.shuffled[:],
            self.shuffles,
            self.night_step,
            self.outcome,
            self.winners,
        )

    # --- what the rules ask of the table ---------------------------------------------------------------------------

    @property
    def versus(self) -> bool:
        return MODE_OF[self.mission] == VERSUS

    @property
    def cooperative(self) -> bool:
        return MODE_OF[self.mission] == COOPERATIVE

    @property
    def mission_card(self) -> Mission:
        return MISSIONS[self.mission]

    @property
    def board(self) -> Scoreboard:
        return SCOREBOARDS[self.scoreboard]

    @property
    def night_list(self) -> tuple[NightStep, ...]:
        """The steps of the night. DW-NIGHT-01, DW-NIGHT-03"""
        mission = MISSIONS[self.mission]
        return mission.night_as_printed if self.options.cautious_cargo_as_printed else mission.night

    @property
    def bandit_dice(self) -> int:
        """The dice row: d20, d12 or both. DW-SETUP-03"""
        chosen = self.options.dice
        return MISSIONS[self.mission].dice[0] if chosen is None else DICE.index[chosen]

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open. DW-GEN-09"""
        mode = MODE_OF[self.mission]
        if mode == COOPERATIVE:
            return self.options.coop_open_hands or self.options.solo_two_hands
        return mode != VERSUS

    def hides(self, seat: int, known: int = 0) -> bool:
        """Whether a player holds cards that others do not see, beside so many of which all know what becomes of them.
        Such a player is asked in any case, also where there is one answer only: not being asked would tell what the
        hand lacks. Section 7"""
        return not self.open_hands and len(self.players[seat].hand) > known

    def hand_eyes(self, seat: int) -> int:
        """Who sees the cards that a player takes up. Section 7"""
        return EVERYBODY if self.open_hands else 1 << seat

    def character(self, seat: int) -> Character:
        return CHARACTERS[self.players[seat].character]

    def token(self, seat: int) -> int:
        """Whose score token moves when this player scores."""
        return seat if len(self.vp) > 1 else 0

    def place(self, cell: int) -> int:
        """The type of a tile face up for place conditions: none while bandits are on it. DW-COND-01"""
        return BLOCKED if cell in self.bandits else TILE_TYPE[self.land[cell]]

    def face_up(self, cell: int) -> int:
        """The tile that lies face up there, or nobody: what all may know of a cell."""
        return self.land.get(cell, NOBODY)

    def clockwise(self, seat: int) -> list[int]:
        """All players alive, beginning with this seat or the next one after it."""
        players = self.players
        number = len(players)
        found: list[int] = []
        for each in range(seat, seat + number):
            if players[each % number].alive:
                found.append(each % number)
        return found

    def player_order(self) -> list[int]:
        """The players alive from P1 on, or in the order of seats. DW-DAY-17"""
        return self.clockwise(max(self.p1, 0))

    def on_tile(self, cell: int, first: int) -> list[int]:
        """The players on a tile, clockwise from a seat."""
        return [seat for seat in self.clockwise(first) if self.players[seat].cell == cell]

    def columns(self) -> list[int]:
        """The columns of all meeples on the map."""
        return [col_of(player.cell) for player in self.players if player.alive]
