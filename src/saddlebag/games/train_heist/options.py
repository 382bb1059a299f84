"""What a table of Train Heist may agree on before setup."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import BaseOptions

Mode = Literal["coop", "solitaire", "versus", "score_challenge"]


def _about(text: str) -> Meta:
    return Meta(description=text)


class SheriffCards(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Move Sheriff cards of each kind are in the Event Deck."""

    left1: Annotated[int, Meta(ge=0, le=14)] = 3
    left2: Annotated[int, Meta(ge=0, le=14)] = 3
    right1: Annotated[int, Meta(ge=0, le=14)] = 3
    right2: Annotated[int, Meta(ge=0, le=14)] = 3


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Modes, goal and every judgement call of the ledger."""

    players: Annotated[
        int, Meta(ge=1, le=4, description="Number of players. With one player the game is solitaire.")
    ] = 2
    mode: Annotated[
        Mode | None,
        _about(
            "Cooperative, solitaire, versus or score challenge; auto is solitaire for one player, else cooperative."
        ),
    ] = None
    cowboys: Annotated[
        Annotated[int, Meta(ge=2, le=4)] | None,
        _about("How many cowboys a solitaire player controls; auto means 2."),
    ] = None
    goal: Annotated[int, Meta(ge=5, le=20, description="Loot needed to win a cooperative match.")] = 10
    extra_events_removed: Annotated[
        int,
        Meta(ge=0, le=8, description="Extra Event Cards removed, for a harder or shorter game."),
    ] = 0
    lower_goal: Annotated[
        bool,
        _about("Lower the goal by 1 for every 2 extra Event Cards removed: a shorter game instead of a harder one."),
    ] = False
    first_player: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | Literal["random"], _about("The seat that goes first.")
    ] = "random"
    wanted_ability_start: Annotated[
        Literal["next_turn", "immediate"], _about("When the ability of a new Wanted Card takes effect.")
    ] = "next_turn"
    wanted_optional: Annotated[bool, _about("A player may decline a Wanted Card.")] = True
    partial_drop_off: Annotated[bool, _about("A cowboy may drop off only some of their loot.")] = False
    sheriff_blocked_event: Annotated[
        Literal["ignore_card", "as_far_as_possible"],
        _about("What the Sheriff does when a card would take him off the end of his line."),
    ] = "ignore_card"
    roof_jump_lands_mounted: Annotated[bool, _about("A cowboy who jumps from a roof lands in the saddle.")] = True
    surplus_loot_cards: Annotated[bool, _about("Players may play more cards than a loot tile requires.")] = False
    wild_in_card_abilities: Annotated[bool, _about("A Wild may stand in for a number when using a card ability.")] = (
        True
    )
    flat_keeps_loot: Annotated[bool, _about("A cowboy who is knocked flat keeps the loot they carry.")] = True
    jailed_trade_filter: Annotated[bool, _about("A cowboy in jail may be given only keyholes and Wilds.")] = True
    jail_auto_escape: Annotated[bool, _about("A cowboy in jail escapes as soon as they hold the cards to do so.")] = (
        False
    )
    speed_up_at_max: Annotated[
        Literal["clear_flag", "lost"], _about("What Train Speed Up does when the train is already at full speed.")
    ] = "clear_flag"
    event_timing: Annotated[
        Literal["after_movement", "each_step"], _about("When stars and towns the train passes are resolved.")
    ] = "after_movement"
    engine_on_junction_at_last_event: Annotated[
        Literal["safe", "loses"], _about("What happens to an engine on a junction when the switches are removed.")
    ] = "safe"
    start_switches: Annotated[
        Literal["random_mixed", "je_red", "je_green", "both_green", "both_red"],
        _about("How the switches are set at the start."),
    ] = "random_mixed"
    train_stacks_public: Annotated[bool, _about("Everyone may look at the lower tiles on the train.")] = True
    hangman_steps: Annotated[int, Meta(ge=2, le=5, description="How many empty towns it takes to close the noose.")] = 3
    called_horse_target: Annotated[Literal["any", "caller_only"], _about("Where a riderless horse may be sent.")] = (
        "any"
    )
    versus_trade_consent: Annotated[bool, _about("Versus: both players must agree to a trade.")] = True
    plain_stars: Annotated[tuple[str, ...], _about("Rail spaces with a star that belongs to no town.")] = (
        "n06",
        "s03",
        "s09",
    )
    wild_count: Annotated[int, Meta(ge=3, le=7, description="Number of Wilds in the Poker Deck.")] = 5
    switch_cards: Annotated[int, Meta(ge=2, le=6, description="Number of Track Switched cards in the Event Deck.")] = 4
    sheriff_cards: Annotated[
        SheriffCards | None, _about("How many Move Sheriff cards of each kind; auto splits them evenly.")
    ] = None

    def seats(self) -> int:
        """One seat a cowboy. TH-SOLO-01"""
        if self.players == 1:
            return self.cowboys or 2
        return self.players

    def together(self) -> bool:
        """Everybody but rivals rides together."""
        return self.play != "versus"

    @property
    def play(self) -> Mode:
        """The mode, chosen by the number of players where the table did not say."""
        return self.mode or ("solitaire" if self.players == 1 else "coop")

    @property
    def effective_goal(self) -> int:
        """The goal after a shorter game has lowered it. TH-VAR-04, TH-VAR-05"""
        return self.goal - (self.extra_events_removed // 2 if self.lower_goal else 0)

    @property
    def sheriff_split(self) -> SheriffCards:
        """How many Move Sheriff cards of each kind: as chosen, or spread evenly, short moves first."""
        if self.sheriff_cards is not None:
            return self.sheriff_cards
        total = SHERIFF_AND_SWITCH_CARDS - self.switch_cards
        each, more = divmod(total, 4)
        return SheriffCards(left1=each + (more > 0), right1=each + (more > 1), left2=each + (more > 2), right2=each)

    def check(self) -> None:
        """Refuse options that do not fit together."""
        from saddlebag.games.train_heist.content import GOLD_STARS, SPACE, is_rail

        if self.mode == "solitaire" and self.players != 1:
            raise BadOption(
                "Option mode cannot be solitaire with more than 1 player; allowed: coop, versus, score_challenge."
            )
        if self.players == 1 and self.mode in ("coop", "versus"):
            raise BadOption(f"Option mode cannot be {self.mode} with 1 player; allowed: solitaire, score_challenge.")
        if self.cowboys is not None and self.players != 1 and self.cowboys != self.players:
            raise BadOption(f"Option cowboys is for 1 player; {self.players} players have one cowboy each.")
        if self.first_player != "random" and self.first_player >= self.seats():
            raise BadOption(
                f"Option first_player cannot be {self.first_player}; the seats are 0 to {self.seats() - 1}."
            )
        for star in self.plain_stars:
            if star not in SPACE.index or not is_rail(SPACE.index[star]) or SPACE.index[star] in GOLD_STARS:
                raise BadOption(
                    f"Option plain_stars cannot name {star!r}; allowed: rail spaces without a town, such as s03 or n06."
                )
        split = self.sheriff_split
        total = split.left1 + split.left2 + split.right1 + split.right2
        if total != SHERIFF_AND_SWITCH_CARDS - self.switch_cards:
            raise BadOption(
                f"Option sheriff_cards has {total} cards; with {self.switch_cards} Track Switched cards it must have "
                f"{SHERIFF_AND_SWITCH_CARDS - self.switch_cards}, to make up the 19 Event Cards that are shuffled."
            )


SHERIFF_AND_SWITCH_CARDS = 16
"""The Event Cards that are shuffled, less the three that bring Cherokee Tokens."""
