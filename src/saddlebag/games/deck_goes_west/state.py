"""The table at rest: everything that outlives a checkpoint."""

from typing import Annotated

from saddlebag.engine.counts import NO_COUNT
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.fields import hidden, seen, state
from saddlebag.engine.names import EACH_SEAT, NOBODY, OR_NOBODY, By, Names, SetOf, UpTo
from saddlebag.engine.state import BaseState, Part
from saddlebag.engine.zones import Knowledge
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content.directives import NightStep
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules.grid import CELL, col_of

PLAYER = Names("player", ["red", "blue", "green", "yellow", "black"])
"""The seats, by the colour of their meeples. DW-GEN-02"""
AROUND = [
    [[each % number for each in range(first, first + number)] for first in range(number)]
    for number in range(len(PLAYER) + 1)
]
"""For so many players the seats from each one on, clockwise."""
WANTED_COLOUR = Names("colour", [*content.COLOUR.ids, "any"])
"""What kind of card can be asked for where hands are hidden."""

Cell = Annotated[int, CELL]
Tile = Annotated[int, content.TILE]
Card = Annotated[int, content.CARD]
Seat = Annotated[int, PLAYER]
Seats = Annotated[int, SetOf(PLAYER)]

INVITING, JOINING, BUNDLE, LOADING, MOVING, ATTEMPT = (
    "inviting", "joining", "bundle", "loading", "moving", "attempt",
)  # fmt: skip
BATTLE, PACKAGE, ANSWERING, HELP, DUSK, NIGHT = "battle", "package", "answering", "help", "dusk", "night"
"""The stages that somebody asks for; the course has them all."""
JOB, MOVE, FIGHT, TRADING = "job", "move", "battle", "trade"
"""Actions that take more than one decision."""
SHARED_JOB = "shared_job"
"""A job that others may be added to, or other players."""
PAINS, CLEARED, WAGON_DAMAGE, COLUMN = "dangers", "cleared", "wagon", "column"
"""What may be due."""

MODE_OF: list[int] = [mission.mode for mission in content.MISSIONS]
BLOCKED = 7
"""Where a place condition cannot hold, since bandits are there; elsewhere a place is the type of its tile."""

ATTACK_DICE, HITS, DEFENCE_DICE, SAVES = range(4)
"""The totals of the players in a battle."""


@state(kw_only=True)
class Player(Part):
    """A player and what lies before them. DW-GEN-01"""

    character: Annotated[int, content.CHARACTER] = seen(then="name")
    alive: bool = seen(default=True)
    cell: Annotated[int, CELL, OR_NOBODY] = seen()
    """Where the meeple is; none once the player is out."""
    standing: bool = seen(default=True)
    """Whether the tile job is still to be had on this visit."""
    tapped: bool = seen(default=False)
    passed: bool = seen(default=False)
    stock: Annotated[list[int], By(content.RESOURCE)] = seen(then="vp")
    """Gold, metal, wood and food."""
    hand: list[Card] = seen(
        by="those who know the card", default=[], size="hand_size", redealt=True, holds="card", then="hand_limit"
    )
    """In the order of the table of cards, so that alike cards are neighbours."""
    draw: list[Card] = hidden(
        "face down, but for what was put on top openly", size="draw_size", redealt=True, holds="card", then="draw_top"
    )
    """The top card is the last."""
    discard: list[Card] = seen(default=[], holds="card", then="owned")
    """Face up; the top card is the last."""


@state
class Pile(Part):
    """A common draw pile and the discards beside it; scrapped starter cards are discards that never return."""

    pile: list[Card] = hidden("face down", default=[], size="size", redealt=True, holds="card")
    """Face down; the top card is the last."""
    discards: list[Card] = seen(default=[], holds="card")
    """Face up; the top card is the last."""


@state
class Trade(Part):
    """The trade under way and the package on the table. DW-TRADE"""

    partner: Seat = seen()
    """With whom the active player trades."""
    builder: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Whose package it is."""
    packages: int = seen(default=0)
    """How many were begun."""
    lines: int = seen(default=0)
    give: Annotated[list[int], By(content.RESOURCE)] = seen(default=[0, 0, 0, 0])
    """Resources that the builder gives."""
    ask: Annotated[list[int], By(content.RESOURCE)] = seen(default=[0, 0, 0, 0])
    """Resources that the builder asks for."""
    cards: list[Card] = seen(default=[])
    """Cards that the builder gives."""
    asked: list[Card] = seen(default=[])
    """Cards that the builder asks for, where hands are open."""
    colours: list[Annotated[int, WANTED_COLOUR]] = seen(default=[])
    """The colours of the cards that the builder asks for, where hands are hidden; 7 is any colour."""
    moved: Seats = seen(default=0)
    """Whom the trade has moved."""


@state
class Work(Part):
    """A resource that is gained with dice, alone or together. DW-JOB-08, DW-COOP"""

    dice: list[int] = seen()
    """By seat: the dice to be rolled."""
    joined: Seats = hidden("shown as those who roll", default=0)
    invited: Seats = seen(default=0)
    guest: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY)
    """Who was invited and has not answered yet."""


@state
class Movement(Part):
    """A meeple that moves, and what it moves with. DW-MOVE, DW-TRAIN"""

    mover: Seat = seen()
    """Whose meeple it is."""
    loaders: list[Seat] = hidden("shown as who has yet to decide", default=[])
    """Who may add movement jobs before it sets out, the next one first."""
    pool: list[int] = seen(within="walk climb sail", default=[0, 0, 0])
    """Walking, climbing and sailing to be spent. DW-MOVE-17"""
    rides: Annotated[list[int], UpTo(8)] = seen(default=[], then="refunded")
    """How far each train ride may go. DW-TRAIN-04"""
    attempt: Annotated[int, CELL, OR_NOBODY] = seen(default=NOBODY)
    """The tile just revealed that the mover may enter, or none."""
    heading: int = seen(within="heading", default=0)
    """The direction of that attempt."""


@state
class Battle(Part):
    """A battle with bandits. DW-BAT"""

    cell: Cell = seen()
    """Where it is."""
    force: list[int] = seen(within="attack_dice hits defence_dice saves", default=[0, 0, 0, 0])
    """Attack dice, fixed hits, defence dice and fixed saves of the players."""
    attackers: Seats = seen(default=0, then="raids")
    """Who has played a job with an attack. DW-EVT-12"""


@state
class Due(Part):
    """What somebody has still to take, or the jobs of an event that are still to be done."""

    what: str = hidden("told when it happens")
    seat: Seat = hidden("told when it happens", default=NOBODY)
    danger: int = hidden("told when it happens", default=0)
    number: int = hidden("told when it happens", default=0)


@state(kw_only=True)
class State(BaseState):
    """The whole table."""

    options: Options = hidden("told by the table itself")
    mission: Annotated[int, content.MISSION] = seen()
    scoreboard: Annotated[int, content.SCOREBOARD] = seen(then="bandit_dice")
    day: int = seen(then="day_len")
    vp: Annotated[list[int], By(PLAYER), EACH_SEAT] = seen()
    """The score tokens: one a player in versus, else one for all. DW-GEN-05, DW-GEN-07"""
    p1: Annotated[int, PLAYER, OR_NOBODY] = seen(default=NOBODY, then="stage")
    """Who holds the P1 token; nobody but in versus."""
    night_step: int = seen(within="night_step", default=0)
    """How many steps of this night are done."""

    # The day
    active: Seat = seen(default=0)
    actions_left: int = seen(default=0)
    """Versus: how many actions this turn may still have."""
    acted: bool = seen(default=False)
    """Versus: whether this turn has had an action."""
    refused: Seats = seen(default=0)
    """Who cannot be asked for a trade again for now. DW-TRADE-09"""
    handed: Seats = seen(default=0, then="waiting")
    """Who has handed over since the last action. DW-DAY-18"""
    players: Annotated[list[Player], By(PLAYER)] = seen(within="players", default=[])

    # The land
    land: Annotated[dict[Cell, Tile], UpTo(60)] = seen(default={}, holds="tile")
    """The tiles that lie face up."""
    fringe: dict[Cell, Tile] = seen(by="all, but for what is on the tiles", default={}, redealt=True, holds="tile")
    """The tiles that lie face down."""
    bandits: Annotated[dict[Cell, int], UpTo(40)] = seen(default={})
    """How many bandits are on each tile that has some."""
    railways: Annotated[list[Cell], UpTo(20)] = seen(default=[])
    fed: Annotated[list[Cell], UpTo(20)] = seen(default=[])
    """The villages fed today. DW-SPEC-03"""
    wagon: Annotated[int, CELL, OR_NOBODY] = seen(default=NOBODY)
    land_pile: list[Tile] = hidden("face down", default=[], size="land_pile", redealt=True, holds="tile")
    """Face down; the top tile is the last."""
    land_discard: list[Tile] = seen(
        by="all, but for what was removed face down", default=[], redealt=True, holds="tile"
    )
    tiles: Knowledge = hidden("shown as what lies face up")
    """With `star_facedown` its clues are the stars that a face-down tile may have after the rolls so far, as a set."""
    records: list[Annotated[int, NO_COUNT]] = seen(within="records")
    """For each kind of event how far West it has happened, -1 for never. DW-EVT-07"""
    party: int = seen(default=0)
    """How far West the whole party has been. DW-SPEC-01"""

    # The cards
    trade_row: Annotated[list[Card], UpTo(5)] = seen(default=[], holds="card")
    """From left to right; the last is slot 5."""
    common: Annotated[list[Pile], By(content.DECK)] = seen(name="piles")
    """Starter cards out of the game, trade cards, exhaustion and pain."""
    cards: Knowledge = hidden("shown as what the viewer knows of hands and piles")
    limbo: list[Card] = seen(default=[], holds="card")
    """Cards on their way from one place to another, face up."""

    # The action under way
    action: str = hidden("shown as what is going on", default="")
    """What it is, while it is not over: a job, a move, a battle or a trade."""
    key: str = seen(within="work", default="")
    """The last icon that its jobs share; empty while none is known."""
    missions_used: list[int] = seen(within="work")
    """By seat: the mission jobs that were used in this action, as a set. DW-ACT-06"""
    refunded: list[Cell] = seen(within="movement", default=[])
    """Railway tiles that have been walked onto for nothing. DW-MOVE-20"""
    raids: list[Cell] = seen(within="battle", default=[])
    """Where bandits will attack this night after the battle under way, in order."""
    work: Work | None = seen(within="work", default=None)
    movement: Movement | None = seen(within="movement", default=None)
    battle: Battle | None = seen(within="battle", default=None)
    trade: Trade | None = seen(within="trade", default=None)
    due: list[Due] = hidden("told when it happens", default=[])
    """What has come of a rule and waits to be settled."""

    # The end
    outcome: str = seen(default="", then="reason")
    """How the match ended; empty while it goes on."""
    winners: Seats = hidden("told with the result", default=0)

    # --- what is under way, for rules that are only played during it -----------------------------------------------

    @property
    def working(self) -> Work:
        assert self.work is not None
        return self.work

    @property
    def moving(self) -> Movement:
        assert self.movement is not None
        return self.movement

    @property
    def fight(self) -> Battle:
        assert self.battle is not None
        return self.battle

    @property
    def deal(self) -> Trade:
        assert self.trade is not None
        return self.trade

    # --- what the rules ask of the table ---------------------------------------------------------------------------

    @property
    def joined(self) -> int:
        """Who rolls for the resource that is gained."""
        return 0 if self.work is None else self.work.joined

    @property
    def mover(self) -> int:
        """Whose meeple moves, or nobody."""
        return NOBODY if self.movement is None else self.movement.mover

    @property
    def versus(self) -> bool:
        return MODE_OF[self.mission] == content.VERSUS

    @property
    def cooperative(self) -> bool:
        return MODE_OF[self.mission] == content.COOPERATIVE

    @property
    def mission_card(self) -> content.Mission:
        return content.MISSIONS[self.mission]

    @property
    def board(self) -> content.Scoreboard:
        return content.SCOREBOARDS[self.scoreboard]

    @property
    def night_list(self) -> tuple[NightStep, ...]:
        """The steps of the night. DW-NIGHT-01, DW-NIGHT-03"""
        mission = content.MISSIONS[self.mission]
        return mission.night_as_printed if self.options.cautious_cargo_as_printed else mission.night

    @property
    def bandit_dice(self) -> int:
        """The dice row: d20, d12 or both. DW-SETUP-03"""
        chosen = self.options.dice
        return content.MISSIONS[self.mission].dice[0] if chosen is None else content.DICE.index[chosen]

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie open. DW-GEN-09"""
        mode = MODE_OF[self.mission]
        if mode == content.COOPERATIVE:
            return self.options.coop_open_hands or self.options.solo_two_hands
        return mode != content.VERSUS

    def hides(self, seat: int, known: int = 0) -> bool:
        """Whether a player holds cards that others do not see, beside so many of which all know what becomes of them.
        Such a player is asked in any case, also where there is one answer only: not being asked would tell what the
        hand lacks. Section 7"""
        return not self.open_hands and len(self.players[seat].hand) > known

    def hand_eyes(self, seat: int) -> int:
        """Who sees the cards that a player takes up. Section 7"""
        return EVERYBODY if self.open_hands else 1 << seat

    def character(self, seat: int) -> content.Character:
        return content.CHARACTERS[self.players[seat].character]

    def token(self, seat: int) -> int:
        """Whose score token moves when this player scores."""
        return seat if len(self.vp) > 1 else 0

    def place(self, cell: int) -> int:
        """The type of a tile face up for place conditions: none while bandits are on it. DW-COND-01"""
        return BLOCKED if cell in self.bandits else content.TILE_TYPE[self.land[cell]]

    def face_up(self, cell: int) -> int:
        """The tile that lies face up there, or nobody: what all may know of a cell."""
        return self.land.get(cell, NOBODY)

    def clockwise(self, seat: int) -> list[int]:
        """All players alive, beginning with this seat or the next one after it."""
        players = self.players
        number = len(players)
        found: list[int] = []
        for each in AROUND[number][seat % number]:
            if players[each].alive:
                found.append(each)
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
