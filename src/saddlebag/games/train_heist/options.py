"""What a table of Train Heist may agree on before setup."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import BaseOptions, Value, Values, in_modes, option
from saddlebag.games.train_heist.content import COWBOY, GOLD_STARS, MAIN_SPACES, SPACE, TRACKS, is_rail

Mode = Literal["coop", "solitaire", "versus", "score_challenge"]


HOW_HARD = "How hard"
START = "The start"
DECKS = "What is in the decks"
TRAIN = "Train and events"
LOOT = "Loot and cards"
COWBOYS = "Cowboys"
FEWEST, MOST = 5, 20
"""Of loot to bring home; fewer than 10 is for practice. TH-SETUP-19"""


def goals() -> Values:
    """The goals, and how hard the dial calls them. TH-SETUP-20"""
    bands = {goal: band.name for band in TRACKS.heist_meter.bands for goal in range(band.lowest, band.highest + 1)}
    return {goal: Value(str(goal), bands.get(goal, "practice")) for goal in range(FEWEST, MOST + 1)}


def first_players() -> Values:
    """The seats by the colours of their cowboys."""
    return {"random": "At random"} | {seat: colour.capitalize() for seat, colour in enumerate(COWBOY.ids)}


def stars_without_town() -> Values:
    """Where a star may lie that belongs to no town."""
    return {space.id: space.name for space in MAIN_SPACES if is_plain_rail(space.id)}


def is_plain_rail(name: str) -> bool:
    """Whether it is a rail space without a town."""
    space = SPACE.index.get(name)
    return space is not None and is_rail(space) and space not in GOLD_STARS


class SheriffCards(Struct, frozen=True, forbid_unknown_fields=True):
    """How many Move Sheriff cards of each kind are in the Event Deck."""

    left1: Annotated[int, option("1 to the left", limits=(0, 14))] = 3
    left2: Annotated[int, option("2 to the left", limits=(0, 14))] = 3
    right1: Annotated[int, option("1 to the right", limits=(0, 14))] = 3
    right2: Annotated[int, option("2 to the right", limits=(0, 14))] = 3


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Modes, goal and every judgement call of the ledger."""

    groups: ClassVar = (HOW_HARD, START, DECKS, TRAIN, LOOT, COWBOYS)
    seat_words: ClassVar = ("cowboy", "cowboys")
    preset_words: ClassVar = {
        "practice": "Practice, alone",
        "fair_2": "A fair fight for two",
        "fair_3": "For three",
        "fair_4": "For four",
        "shorter": "Shorter",
        "harder": "Harder",
    }

    players: Annotated[
        int, option("Players", "Number of players. With one player the game is solitaire.", limits=(1, 4))
    ] = 2
    mode: Annotated[
        Mode | None,
        option(
            "Mode",
            "Cooperative, solitaire, versus or score challenge; auto is solitaire for one player, else cooperative.",
            values={
                "coop": Value("Together", "All win or all lose. Hands are open."),
                "solitaire": Value("Alone", "You run every cowboy yourself."),
                "versus": Value(
                    "Against each other", "Hidden hands; the first to bring enough loot to the towns wins."
                ),
                "score_challenge": Value("High score", "No goal: how much can the gang bring home?"),
            },
        ),
    ] = None
    cowboys: Annotated[
        Annotated[int, Meta(ge=2, le=4)] | None,
        option("Cowboys", "How many cowboys a solitaire player controls; auto means 2."),
    ] = None
    goal: Annotated[
        int,
        option(
            "Loot to bring home",
            "Loot needed to win a cooperative match.",
            limits=(FEWEST, MOST),
            group=HOW_HARD,
            values=goals,
            when=in_modes("coop", "solitaire"),
        ),
    ] = 10
    extra_events_removed: Annotated[
        int,
        option(
            "Event cards taken out",
            "Extra Event Cards removed, for a harder or shorter game.",
            limits=(0, 8),
            group=HOW_HARD,
        ),
    ] = 0
    lower_goal: Annotated[
        bool,
        option(
            "Lower the goal to match",
            "Lower the goal by 1 for every 2 extra Event Cards removed: a shorter game instead of a harder one.",
            group=HOW_HARD,
            when=in_modes("coop", "solitaire"),
        ),
    ] = False
    first_player: Annotated[
        Annotated[int, Meta(ge=0, le=3)] | Literal["random"],
        option("Who begins", "The seat that goes first.", group=START, values=first_players),
    ] = "random"
    wanted_ability_start: Annotated[
        Literal["next_turn", "immediate"],
        option(
            "A new Wanted Card works",
            "When the ability of a new Wanted Card takes effect.",
            group=LOOT,
            values={"next_turn": "From the next turn on", "immediate": "At once"},
        ),
    ] = "next_turn"
    wanted_optional: Annotated[
        bool, option("Wanted Cards may be declined", "A player may decline a Wanted Card.", group=LOOT)
    ] = True
    partial_drop_off: Annotated[
        bool, option("Dropping off some of the loot", "A cowboy may drop off only some of their loot.", group=LOOT)
    ] = False
    sheriff_blocked_event: Annotated[
        Literal["ignore_card", "as_far_as_possible"],
        option(
            "The Sheriff at the end of his line",
            "What the Sheriff does when a card would take him off the end of his line.",
            group=TRAIN,
            values={"ignore_card": "He stays", "as_far_as_possible": "He goes as far as he can"},
        ),
    ] = "ignore_card"
    roof_jump_lands_mounted: Annotated[
        bool,
        option("Roof jumps land in the saddle", "A cowboy who jumps from a roof lands in the saddle.", group=COWBOYS),
    ] = True
    surplus_loot_cards: Annotated[
        bool, option("More cards than needed", "Players may play more cards than a loot tile requires.", group=LOOT)
    ] = False
    wild_in_card_abilities: Annotated[
        bool,
        option("Wilds in card abilities", "A Wild may stand in for a number when using a card ability.", group=LOOT),
    ] = True
    flat_keeps_loot: Annotated[
        bool,
        option(
            "Loot is kept when knocked flat", "A cowboy who is knocked flat keeps the loot they carry.", group=COWBOYS
        ),
    ] = True
    jailed_trade_filter: Annotated[
        bool,
        option(
            "Only keys for a cowboy in jail", "A cowboy in jail may be given only keyholes and Wilds.", group=COWBOYS
        ),
    ] = True
    jail_auto_escape: Annotated[
        bool,
        option(
            "Escape from jail at once",
            "A cowboy in jail escapes as soon as they hold the cards to do so.",
            group=COWBOYS,
        ),
    ] = False
    speed_up_at_max: Annotated[
        Literal["clear_flag", "lost"],
        option(
            "Speeding up at full speed",
            "What Train Speed Up does when the train is already at full speed.",
            group=TRAIN,
            values={"clear_flag": "The jail flag falls", "lost": "The match is lost"},
        ),
    ] = "clear_flag"
    event_timing: Annotated[
        Literal["after_movement", "each_step"],
        option(
            "Stars and towns on the way",
            "When stars and towns the train passes are resolved.",
            group=TRAIN,
            values={"after_movement": "After the movement", "each_step": "At each space"},
        ),
    ] = "after_movement"
    engine_on_junction_at_last_event: Annotated[
        Literal["safe", "loses"],
        option(
            "An engine on a junction at the last event",
            "What happens to an engine on a junction when the switches are removed.",
            group=TRAIN,
            values={"safe": "It is safe", "loses": "The match is lost"},
        ),
    ] = "safe"
    start_switches: Annotated[
        Literal["random_mixed", "je_red", "je_green", "both_green", "both_red"],
        option(
            "Switches at the start",
            "How the switches are set at the start.",
            group=START,
            values={
                "random_mixed": "One of each, at random",
                "je_red": "East red, west green",
                "je_green": "East green, west red",
                "both_green": "Both green",
                "both_red": "Both red",
            },
        ),
    ] = "random_mixed"
    train_stacks_public: Annotated[
        bool, option("Open stacks on the train", "Everyone may look at the lower tiles on the train.", group=LOOT)
    ] = True
    hangman_steps: Annotated[
        int,
        option(
            "Knots in the noose", "How many empty towns it takes to close the noose.", limits=(2, 5), group=HOW_HARD
        ),
    ] = 3
    called_horse_target: Annotated[
        Literal["any", "caller_only"],
        option(
            "Sending a riderless horse",
            "Where a riderless horse may be sent.",
            group=COWBOYS,
            values={"any": "Anywhere", "caller_only": "Only to whoever calls it"},
        ),
    ] = "any"
    versus_trade_consent: Annotated[
        bool,
        option(
            "Both must agree to a trade",
            "Versus: both players must agree to a trade.",
            group=COWBOYS,
            when=in_modes("versus"),
        ),
    ] = True
    plain_stars: Annotated[
        tuple[str, ...],
        option(
            "Stars without a town",
            "Rail spaces with a star that belongs to no town.",
            group=START,
            values=stars_without_town,
        ),
    ] = ("n06", "s03", "s09")
    wild_count: Annotated[
        int, option("Wilds in the deck", "Number of Wilds in the Poker Deck.", limits=(3, 7), group=DECKS)
    ] = 5
    switch_cards: Annotated[
        int,
        option("Track Switched cards", "Number of Track Switched cards in the Event Deck.", limits=(2, 6), group=DECKS),
    ] = 4
    sheriff_cards: Annotated[
        SheriffCards | None,
        option("Move Sheriff cards", "How many Move Sheriff cards of each kind; auto splits them evenly.", group=DECKS),
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
            if not is_plain_rail(star):
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
