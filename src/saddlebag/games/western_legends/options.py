"""What a table of Western Legends may agree on before setup. Section 12 of the ledger."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import THIS_MATCH, BaseOptions, Value, option

Expansion: TypeAlias = Literal["ante_up", "base"]

FIGHTS = "Fights and the law"
GAMBLING = "Gambling"
BOARD = "Board, train and tokens"
CARDS = "Characters and cards"
ENDING = "The end"
MAN_IN_BLACK = "The Man in Black"
WITH_ANTE_UP = [{"expansion": "ante_up"}]
WITH_HIM = [{"man_in_black": "always"}, {"man_in_black": None, "players": 2}]


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Boards, length, variants and every judgement call of the ledger."""

    groups: ClassVar = (THIS_MATCH, FIGHTS, GAMBLING, BOARD, CARDS, ENDING, MAN_IN_BLACK)

    players: Annotated[
        int,
        option("Players", "Number of players. With two, the Man in Black joins as a third.", limits=(2, 6)),
    ] = 2
    expansion: Annotated[
        Expansion,
        option(
            "Boards",
            "The base game with the expansion Ante Up, or the base game alone.",
            values={
                "ante_up": Value("With Ante Up", "Buzzard Gulch, the train, faro, events and the Gambler track."),
                "base": Value("Base game", "One board, 12 characters, poker. Good for a first match."),
            },
        ),
    ] = "ante_up"
    target_lp: Annotated[
        Literal[15, 20, 25],
        option(
            "Length",
            "The Legendary Points that bring the match to its last round.",
            values={15: "Short: 15 LP", 20: "Average: 20 LP", 25: "Long: 25 LP"},
        ),
    ] = 20
    goals: Annotated[
        bool, option("Goals", "Everybody has three secret goals of their character, which earn legendary tokens.")
    ] = False
    alternate_poker: Annotated[
        bool,
        option(
            "Alternate poker cards",
            "Ten cards of Ante Up replace those of the same suit and value in the poker deck.",
            when=WITH_ANTE_UP,
        ),
    ] = True
    high_stakes_poker: Annotated[
        bool,
        option(
            "High stakes poker",
            "A further game at the Saloons: after the flop, everybody pays $20 more or folds.",
            when=WITH_ANTE_UP,
        ),
    ] = False
    man_in_black: Annotated[
        Literal["off", "always"] | None,
        option(
            "The Man in Black",
            "Whether the Man in Black rides along as a further player without a seat; auto: only with two players.",
            values={None: "Auto: with two players", "off": "Never", "always": "Always"},
        ),
    ] = None
    corner_adjacency: Annotated[
        bool, option("Moving across corners", "Spaces that touch at a corner are adjacent.", group=BOARD)
    ] = True
    ability_needs_5_lp: Annotated[
        bool,
        option(
            "Abilities need 5 LP",
            "The ability of a character works only with 5 or more Legendary Points.",
            group=CARDS,
        ),
    ] = True
    npc_card_chooser: Annotated[
        Literal["right_hand_player", "highest"],
        option(
            "Who plays for bandits and guards",
            "The player to the right chooses a fight card, or the highest card drawn is played and all are shown.",
            group=FIGHTS,
            values={"right_hand_player": "The player to the right", "highest": "The highest card"},
        ),
    ] = "right_hand_player"
    marshal_may_refuse_wanted: Annotated[
        Literal["not_crimes", "always"],
        option(
            "Marshals and Wanted points",
            "Whether a Marshal may refuse the Wanted points of a crime.",
            group=FIGHTS,
            values={"not_crimes": "A crime always counts", "always": "They may refuse them"},
        ),
    ] = "not_crimes"
    sheriff_defeat_office: Annotated[
        Literal["darkrock", "nearest_board_office"],
        option(
            "A Sheriff beaten in Buzzard Gulch",
            "Where the Sheriff goes after he is beaten on the Buzzard Gulch board.",
            group=FIGHTS,
            values={"darkrock": "To Darkrock", "nearest_board_office": "To the Marshal's Office"},
            when=WITH_ANTE_UP,
        ),
    ] = "darkrock"
    outlaws_count_as_bandits: Annotated[
        bool,
        option(
            "Outlaws count as bandits",
            "Beaten outlaws and claim jumpers count as bandits for abilities and stories.",
            group=FIGHTS,
            when=WITH_ANTE_UP,
        ),
    ] = False
    bank_heist_wanted: Annotated[
        int,
        option(
            "Wanted points for robbing the bank", "Wanted points for a bank Heist won.", limits=(2, 3), group=FIGHTS
        ),
    ] = 3
    reputation_actions: Annotated[
        int,
        option(
            "Actions of Reputation",
            "How many actions a Reputation card gives; with 1 it draws a card too.",
            limits=(1, 2),
            group=CARDS,
        ),
    ] = 2
    gamble_once_per_turn: Annotated[
        bool,
        option(
            "One game per turn",
            "A player starts at most one gambling game per turn; joining others is never limited.",
            group=GAMBLING,
        ),
    ] = False
    five_of_a_kind_top: Annotated[
        bool, option("Five of a kind beats all", "Five of a kind ranks above a royal flush.", group=GAMBLING)
    ] = False
    dealer_wins_poker_ties: Annotated[
        bool, option("The dealer wins ties", "The dealer wins poker ties with the active player.", group=GAMBLING)
    ] = False
    poker_losers_draw: Annotated[
        bool,
        option(
            "Losers at poker draw a card", "Everybody who lost at poker without folding draws a card.", group=GAMBLING
        ),
    ] = False
    dealer_plays_freely: Annotated[
        bool,
        option(
            "The dealer chooses their cards",
            "The dealer chooses which cards to play; otherwise the best hand is played.",
            group=GAMBLING,
        ),
    ] = False
    faro_retract_all: Annotated[
        bool,
        option(
            "Faro markers stay together",
            "Before the bonus round of faro, a player takes back all their markers or none.",
            group=GAMBLING,
            when=WITH_ANTE_UP,
        ),
    ] = False
    faro_unseen_fourth: Annotated[
        bool,
        option(
            "The fourth faro card is unseen",
            "Nobody sees the fourth card of faro; otherwise a dealer who does not take part looks at it.",
            group=GAMBLING,
            when=WITH_ANTE_UP,
        ),
    ] = True
    heist_limit_shared: Annotated[
        bool,
        option(
            "One Heist per turn",
            "One Heist per turn, of the bank or of the train; otherwise one of each.",
            group=BOARD,
            when=WITH_ANTE_UP,
        ),
    ] = True
    train_b_both_hideouts: Annotated[
        bool,
        option(
            "Both Hideouts B for the train",
            "While the train is at B, it may be robbed from Dixon Creek as well.",
            group=BOARD,
            when=WITH_ANTE_UP,
        ),
    ] = False
    cattle_per_colour: Annotated[
        Literal[8, 6],
        option(
            "Cattle tokens of each colour",
            "How many cattle tokens each Ranch has.",
            group=BOARD,
            values={8: "8", 6: "6, as in the early printing"},
        ),
    ] = 8
    money_lp_cap: Annotated[
        Literal[2, "none"],
        option(
            "Most LP for money",
            "The most Legendary Points that money gives at the end; 3 with a money limit of $180.",
            group=ENDING,
            values={2: "2", "none": "No limit"},
        ),
    ] = 2
    max_rounds: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None,
        option("Most rounds", "The match ends after this many rounds; auto is no limit.", group=ENDING),
    ] = None
    mib_bonus_lp: Annotated[
        int,
        option(
            "LP more in each of his turns",
            "Legendary Points that the Man in Black gains in each of his turns, besides those of his card.",
            limits=(0, 1),
            group=MAN_IN_BLACK,
            when=WITH_HIM,
        ),
    ] = 0

    @property
    def play(self) -> Expansion:
        """What is on the table."""
        return self.expansion

    @property
    def ante_up(self) -> bool:
        """Whether Ante Up is played. AU-SETUP-01"""
        return self.expansion == "ante_up"

    @property
    def with_man_in_black(self) -> bool:
        """Whether the Man in Black takes part. WL-MIB-01"""
        if self.man_in_black is None:
            return self.players == 2
        return self.man_in_black == "always"

    @property
    def with_alternates(self) -> bool:
        """Whether the alternate poker cards are used. AU-SETUP-09, AU-SETUP-10"""
        return self.ante_up and self.alternate_poker

    def check(self) -> None:
        """Refuse options that do not fit together."""
        if self.high_stakes_poker and not self.ante_up:
            raise BadOption(
                "Option high_stakes_poker pays Gambler points, so it needs Ante Up; set expansion to ante_up as well."
            )
