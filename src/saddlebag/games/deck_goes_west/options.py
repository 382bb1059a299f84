"""What a table of Deck Goes West may agree on before setup."""

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import NOWHERE, THIS_MATCH, BaseOptions, Value, in_modes, option
from saddlebag.games.deck_goes_west.content import CHARACTER, DICE, MISSION, MISSIONS, SCOREBOARD, Mission
from saddlebag.games.deck_goes_west.content.directives import NightStep
from saddlebag.games.deck_goes_west.content.entries import DiceName, ModeName
from saddlebag.games.deck_goes_west.content.offers import (
    MODES,
    character_names,
    first_mission,
    first_players,
    missions,
    scoreboards,
)

if TYPE_CHECKING:
    MissionName: TypeAlias = str
    ScoreboardName: TypeAlias = str
    CharacterName: TypeAlias = str
else:  # a folder of changed content may have others, so what is allowed is read from the content
    MissionName = Literal[tuple(MISSION.ids)]
    ScoreboardName = Literal[tuple(SCOREBOARD.ids)]
    CharacterName = Literal[(*CHARACTER.ids, "random")]

START = "Characters and the start"
HANDS = "Hands and death"
JOBS = "Jobs"
LAND = "Land and bandits"
TRADE = "Trade and wagon"


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Mission, option cell, characters and every judgement call of the ledger."""

    groups: ClassVar = (THIS_MATCH, START, HANDS, JOBS, LAND, TRADE)
    preset_words: ClassVar = {}

    players: Annotated[int, option("Players", "Number of players. One player plays a solo mission.", limits=(1, 5))] = 2
    mode: Annotated[
        ModeName | None,
        option(
            "Mode",
            "Solo, versus or cooperative; auto follows the mission, or else the number of players.",
            values={
                "solo": Value("Alone", "One character against land, time and bandits."),
                "versus": Value(
                    "Against each other", "Hidden hands; the first to reach the end of the score track wins."
                ),
                "cooperative": Value("Together", "All win or all lose. Hands are open."),
            },
        ),
    ] = None
    mission: Annotated[
        MissionName | None,
        option(
            "Mission",
            "Which mission to play; auto picks the one recommended for a first game.",
            values=missions,
            pictured=True,
        ),
    ] = None
    scoreboard: Annotated[
        ScoreboardName | None,
        option(
            "Scoreboard",
            "Which of the mission's scoreboards to use; auto picks the first, which is the easiest.",
            values=scoreboards,
        ),
    ] = None
    dice: Annotated[
        DiceName | None,
        option(
            "Bandit dice",
            "The dice rolled for bandits at night: d20 is easiest, both is hardest; auto picks the easiest.",
            values={
                None: "Auto: the easiest",
                "d20": "d20: few bandits",
                "d12": "d12: many bandits",
                "both": "d12 and d20: most bandits",
            },
        ),
    ] = None
    difficulty: Annotated[
        int,
        option(
            "How hard the characters are",
            "How difficult the dealt characters are to play; 1 is for a first game.",
            limits=(1, 3),
        ),
    ] = 1
    characters: Annotated[
        tuple[CharacterName, ...],
        option(
            "Characters",
            "The character of each seat, or random; if empty, characters of the chosen difficulty are dealt.",
            group=START,
            values=character_names,
        ),
    ] = ()
    first_player: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | Literal["random"],
        option(
            "Who begins",
            "Versus: the seat that starts with the P1 token.",
            group=START,
            values=first_players,
            when=in_modes("versus"),
        ),
    ] = "random"
    full_hand_rule: Annotated[
        Literal["discard_first", "die"],
        option(
            "A full hand at night",
            "A full hand at the end of the night: discard items until it is no longer full, or the character dies.",
            group=HANDS,
            values={"discard_first": "Items are discarded first", "die": "The character dies"},
        ),
    ] = "discard_first"
    danger_death: Annotated[
        Literal["immediate", "night_only"],
        option(
            "Death by dangers",
            "When a hand limit's worth of dangers kills a character: at once, or at the full hand check.",
            group=HANDS,
            values={"immediate": "At once", "night_only": "At night"},
        ),
    ] = "immediate"
    vp_cost_floor: Annotated[
        bool,
        option(
            "Jobs may cost more points than you have",
            "A job that costs points may be done even with fewer points than it costs.",
            group=JOBS,
        ),
    ] = True
    bundle_same_icon: Annotated[
        bool,
        option(
            "Jobs that share an action",
            "Any jobs that end in the same icon may share an action; if off, only movement and battle jobs may.",
            group=JOBS,
        ),
    ] = True
    any_gain_may_equal_paid: Annotated[
        bool,
        option(
            "Gaining what was paid",
            "A job that pays a resource may gain that same resource where it says any.",
            group=JOBS,
        ),
    ] = False
    partial_conditions: Annotated[
        bool,
        option(
            "Jobs with a failing condition",
            "A job may be started even if one of its conditions fails; it stops at that condition.",
            group=JOBS,
        ),
    ] = False
    cautious_cargo_as_printed: Annotated[
        bool,
        option(
            "Cautious Cargo as printed",
            "Cautious Cargo as printed: at night, bandits do not split and hands are not checked.",
            group=TRADE,
            when=in_modes("cooperative"),
        ),
    ] = False
    both_dice: Annotated[
        Literal["roll_both", "d12_then_d20_alternate"],
        option(
            "Using both dice",
            "How both dice are used: every roll uses both, or rolls alternate between them, starting with the d12.",
            group=LAND,
            values={"roll_both": "Both in every roll", "d12_then_d20_alternate": "In turn, the d12 first"},
        ),
    ] = "roll_both"
    star_facedown: Annotated[
        bool,
        option(
            "Bandits on face-down tiles",
            "Bandits also appear on face-down tiles that show the number rolled.",
            group=LAND,
        ),
    ] = False
    split_once_per_tile: Annotated[
        bool,
        option(
            "One split per tile and night",
            "Each tile splits its bandits once a night; if off, bandits split until "
            "no group is large (at most 50 times).",
            group=LAND,
        ),
    ] = True
    fringe_diagonal: Annotated[
        bool,
        option(
            "Land laid diagonally",
            "When a tile is revealed, face-down tiles are placed diagonally to it too.",
            group=LAND,
        ),
    ] = False
    telescope_metric: Annotated[
        Literal["orthogonal", "square"],
        option(
            "How a telescope measures",
            "How a telescope measures two tiles: along rows and columns only, or with diagonal steps too.",
            group=LAND,
            values={"orthogonal": "Along rows and columns", "square": "Diagonally too"},
        ),
    ] = "orthogonal"
    traded_card_goes_to: Annotated[
        Literal["pile", "hand"],
        option(
            "A traded card goes to",
            "Where a traded card goes: to the recipient's draw or discard pile, or to their hand.",
            group=TRADE,
            values={"pile": "A pile", "hand": "The hand"},
        ),
    ] = "pile"
    trade_moves: Annotated[
        Literal["one_player", "both"],
        option(
            "Movement in a trade",
            "Who may use the movement in a trade: one of the two players, or both.",
            group=TRADE,
            values={"one_player": "One of the two", "both": "Both"},
        ),
    ] = "one_player"
    wagon_pull: Annotated[
        Literal["with_meeple", "push"],
        option(
            "How the wagon moves",
            "How the wagon moves: only together with a meeple, or also pushed ahead while the meeple stays put.",
            group=TRADE,
            values={"with_meeple": "With a meeple", "push": "Pushed ahead too"},
            when=in_modes("cooperative"),
        ),
    ] = "with_meeple"
    versus_clear_credit: Annotated[
        Literal["attackers", "all_on_tile", "initiator"],
        option(
            "Points for a cleared tile",
            "Versus: who scores for a cleared tile: the attackers, everyone on it, or whoever started the battle.",
            group=LAND,
            values={"attackers": "The attackers", "all_on_tile": "Everyone on it", "initiator": "Whoever began"},
            when=in_modes("versus"),
        ),
    ] = "attackers"
    versus_death: Annotated[
        Literal["out", "lose_half_vp_and_redraw"],
        option(
            "A character who dies",
            "Versus: a character who dies is out, or loses half their points, scraps "
            "their dangers and draws a new hand.",
            group=HANDS,
            values={"out": "Is out", "lose_half_vp_and_redraw": "Loses half their points"},
            when=in_modes("versus"),
        ),
    ] = "out"
    coop_open_hands: Annotated[
        bool, option("Open hands", "Cooperative: all hands are open.", group=START, when=in_modes("cooperative"))
    ] = True
    coop_scaling: Annotated[
        Literal["none", "short_days"],
        option(
            "Shorter days for many players",
            "Cooperative: with short_days, the day tracker starts one sun further along for each player beyond two.",
            group=START,
            values={"none": "No", "short_days": "Yes"},
            when=in_modes("cooperative"),
        ),
    ] = "none"
    solo_two_hands: Annotated[
        bool,
        option(
            "Alone with two characters", "One player plays a cooperative mission with two characters.", group=NOWHERE
        ),
    ] = False
    strict_supply: Annotated[
        bool,
        option(
            "Limited supply",
            "The supply is limited to what is in the box: 70 of each resource and 119 bandits.",
            group=LAND,
        ),
    ] = False
    max_packages: Annotated[
        int,
        option(
            "Offers in a trade", "How many offers may be made in a trade before it ends.", limits=(1, 10), group=TRADE
        ),
    ] = 3

    def seats(self) -> int:
        """One seat a character."""
        return 2 if self.solo_two_hands else self.players

    def together(self) -> bool:
        """Everybody but rivals shares one score. DW-GEN-05, DW-GEN-07"""
        return self.play != "versus"

    @property
    def play(self) -> ModeName:
        """The mode: as chosen, that of the mission, or by the number of players. DW-GEN-11"""
        if self.mode is not None:
            return self.mode
        if self.mission is not None:
            return MODES[MISSIONS[MISSION.find(self.mission)].mode]
        if self.solo_two_hands:
            return "cooperative"
        return "solo" if self.players == 1 else "versus"

    @property
    def mode_index(self) -> int:
        """The mode as a number."""
        return MODES.index(self.play)

    @property
    def mission_index(self) -> int:
        """The mission as a number: as chosen, or the one advised for a first game. DW-SETUP-02"""
        if self.mission is not None:
            return MISSION.find(self.mission)
        return first_mission(self.mode_index)

    @property
    def mission_card(self) -> Mission:
        """The mission that is played."""
        return MISSIONS[self.mission_index]

    @property
    def board_index(self) -> int:
        """The scoreboard as a number. DW-SETUP-03"""
        return SCOREBOARD.find(self.scoreboard) if self.scoreboard is not None else self.mission_card.boards[0]

    @property
    def dice_index(self) -> int:
        """The dice row as a number. DW-SETUP-03"""
        return DICE.find(self.dice) if self.dice is not None else self.mission_card.dice[0]

    @property
    def night(self) -> tuple[NightStep, ...]:
        """The steps of the night. DW-NIGHT-01, DW-NIGHT-03"""
        mission = self.mission_card
        return mission.night_as_printed if self.cautious_cargo_as_printed else mission.night

    def check(self) -> None:
        """Refuse options that do not fit together."""
        self._check_mission()
        self._check_players()
        self._check_cell()
        self._check_characters()
        if self.first_player != "random":
            if self.play != "versus":
                raise BadOption(f"Option first_player is for versus; in {self.play} play nobody goes first.")
            if self.first_player >= self.seats():
                raise BadOption(
                    f"Option first_player cannot be {self.first_player}; the seats are 0 to {self.seats() - 1}."
                )

    def _check_mission(self) -> None:
        mode = self.mode_index
        fitting = [mission.id for mission in MISSIONS if mission.mode == mode]
        if not fitting:
            raise BadOption(f"Option mode cannot be {self.play}; the content has no missions for it.")
        if self.mission is not None and self.mission not in fitting:
            raise BadOption(
                f"Option mission cannot be {self.mission} in {self.play} play; allowed: {', '.join(fitting)}."
            )

    def _check_players(self) -> None:
        if self.solo_two_hands:
            if self.players != 1:
                raise BadOption(f"Option solo_two_hands is for 1 player; there are {self.players}.")
            if self.play != "cooperative":
                raise BadOption(f"Option solo_two_hands needs a cooperative mission; the mode is {self.play}.")
        elif self.play == "solo" and self.players != 1:
            raise BadOption(f"Solo missions are for 1 player; there are {self.players}.")
        elif self.play != "solo" and self.players == 1:
            alone = " (or solo_two_hands, for one person with two characters)" if self.play == "cooperative" else ""
            raise BadOption(f"{self.play.capitalize()} missions are for 2 to 5 players{alone}; there is 1.")

    def _check_cell(self) -> None:
        mission = self.mission_card
        if self.board_index not in mission.boards:
            boards = ", ".join(SCOREBOARD[board] for board in mission.boards)
            raise BadOption(f"Option scoreboard cannot be {self.scoreboard} in {mission.name}; allowed: {boards}.")
        if self.dice_index not in mission.dice:
            rows = ", ".join(DICE[row] for row in mission.dice)
            raise BadOption(f"Option dice cannot be {self.dice} in {mission.name}; allowed: {rows}.")

    def _check_characters(self) -> None:
        if self.characters and len(self.characters) != self.seats():
            raise BadOption(
                f"Option characters names {len(self.characters)}, but there are {self.seats()} seats; "
                "name one for each seat, or random."
            )
        named = [name for name in self.characters if name != "random"]
        for name in named:
            if named.count(name) > 1:
                raise BadOption(f"Option characters names {name} more than once; there is only one of each.")
