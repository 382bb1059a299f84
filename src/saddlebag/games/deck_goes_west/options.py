"""What a table of Deck Goes West may agree on before setup."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import BaseOptions
from saddlebag.games.deck_goes_west.content import CHARACTER, DICE, MISSION, MISSIONS, SCOREBOARD, Mission
from saddlebag.games.deck_goes_west.directives import NightStep
from saddlebag.games.deck_goes_west.entries import DiceName, ModeName

if TYPE_CHECKING:
    MissionName: TypeAlias = str
    ScoreboardName: TypeAlias = str
    CharacterName: TypeAlias = str
else:  # a folder of changed content may have others, so what is allowed is read from the content
    MissionName = Literal[tuple(MISSION.ids)]
    ScoreboardName = Literal[tuple(SCOREBOARD.ids)]
    CharacterName = Literal[(*CHARACTER.ids, "random")]

MODES: tuple[ModeName, ...] = ("solo", "versus", "cooperative")
FIRST_MISSIONS = {"solo": "new_world", "versus": "discovery", "cooperative": "speed_of_the_slowest"}
"""The missions advised for a first game. DW-SETUP-02"""


def _about(text: str) -> Meta:
    return Meta(description=text)


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Mission, option cell, characters and every judgement call of the ledger."""

    players: Annotated[int, Meta(ge=1, le=5, description="Number of players. One player plays a solo mission.")] = 2
    mode: Annotated[
        ModeName | None,
        _about("Solo, versus or cooperative; auto follows the mission, or else the number of players."),
    ] = None
    mission: Annotated[
        MissionName | None, _about("Which mission to play; auto picks the one recommended for a first game.")
    ] = None
    scoreboard: Annotated[
        ScoreboardName | None,
        _about("Which of the mission's scoreboards to use; auto picks the first, which is the easiest."),
    ] = None
    dice: Annotated[
        DiceName | None,
        _about("The dice rolled for bandits at night: d20 is easiest, both is hardest; auto picks the easiest."),
    ] = None
    difficulty: Annotated[
        int,
        Meta(ge=1, le=3, description="How difficult the dealt characters are to play; 1 is for a first game."),
    ] = 1
    characters: Annotated[
        tuple[CharacterName, ...],
        _about("The character of each seat, or random; if empty, characters of the chosen difficulty are dealt."),
    ] = ()
    first_player: Annotated[
        Annotated[int, Meta(ge=0, le=4)] | Literal["random"], _about("Versus: the seat that starts with the P1 token.")
    ] = "random"
    full_hand_rule: Annotated[
        Literal["discard_first", "die"],
        _about("A full hand at the end of the night: discard items until it is no longer full, or the character dies."),
    ] = "discard_first"
    danger_death: Annotated[
        Literal["immediate", "night_only"],
        _about("When a hand limit's worth of dangers kills a character: at once, or at the full hand check."),
    ] = "immediate"
    vp_cost_floor: Annotated[
        bool, _about("A job that costs points may be done even with fewer points than it costs.")
    ] = True
    bundle_same_icon: Annotated[
        bool,
        _about("Any jobs that end in the same icon may share an action; if off, only movement and battle jobs may."),
    ] = True
    any_gain_may_equal_paid: Annotated[
        bool, _about("A job that pays a resource may gain that same resource where it says any.")
    ] = False
    partial_conditions: Annotated[
        bool, _about("A job may be started even if one of its conditions fails; it stops at that condition.")
    ] = False
    cautious_cargo_as_printed: Annotated[
        bool, _about("Cautious Cargo as printed: at night, bandits do not split and hands are not checked.")
    ] = False
    both_dice: Annotated[
        Literal["roll_both", "d12_then_d20_alternate"],
        _about("How both dice are used: every roll uses both, or rolls alternate between them, starting with the d12."),
    ] = "roll_both"
    star_facedown: Annotated[bool, _about("Bandits also appear on face-down tiles that show the number rolled.")] = (
        False
    )
    split_once_per_tile: Annotated[
        bool,
        _about(
            "Each tile splits its bandits once a night; if off, bandits split until "
            "no group is large (at most 50 times)."
        ),
    ] = True
    fringe_diagonal: Annotated[
        bool, _about("When a tile is revealed, face-down tiles are placed diagonally to it too.")
    ] = False
    telescope_metric: Annotated[
        Literal["orthogonal", "square"],
        _about("How a telescope measures two tiles: along rows and columns only, or with diagonal steps too."),
    ] = "orthogonal"
    traded_card_goes_to: Annotated[
        Literal["pile", "hand"],
        _about("Where a traded card goes: to the recipient's draw or discard pile, or to their hand."),
    ] = "pile"
    trade_moves: Annotated[
        Literal["one_player", "both"], _about("Who may use the movement in a trade: one of the two players, or both.")
    ] = "one_player"
    wagon_pull: Annotated[
        Literal["with_meeple", "push"],
        _about("How the wagon moves: only together with a meeple, or also pushed ahead while the meeple stays put."),
    ] = "with_meeple"
    versus_clear_credit: Annotated[
        Literal["attackers", "all_on_tile", "initiator"],
        _about("Versus: who scores for a cleared tile: the attackers, everyone on it, or whoever started the battle."),
    ] = "attackers"
    versus_death: Annotated[
        Literal["out", "lose_half_vp_and_redraw"],
        _about(
            "Versus: a character who dies is out, or loses half their points, scraps "
            "their dangers and draws a new hand."
        ),
    ] = "out"
    coop_open_hands: Annotated[bool, _about("Cooperative: all hands are open.")] = True
    coop_scaling: Annotated[
        Literal["none", "short_days"],
        _about(
            "Cooperative: with short_days, the day tracker starts one sun further along for each player beyond two."
        ),
    ] = "none"
    solo_two_hands: Annotated[bool, _about("One player plays a cooperative mission with two characters.")] = False
    strict_supply: Annotated[
        bool, _about("The supply is limited to what is in the box: 70 of each resource and 119 bandits.")
    ] = False
    max_packages: Annotated[
        int, Meta(ge=1, le=10, description="How many offers may be made in a trade before it ends.")
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
        advised = MISSION.index.get(FIRST_MISSIONS[self.play])
        if advised is not None:
            return advised
        return next((index for index, mission in enumerate(MISSIONS) if mission.mode == self.mode_index), -1)

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
