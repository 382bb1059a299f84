"""What a table of High Stakes Drifter may agree on before setup. Section 12 of the ledger."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from saddlebag.engine.errors import MOST_TOLD, BadOption, told
from saddlebag.engine.options import THIS_MATCH, BaseOptions, Value, in_modes, option
from saddlebag.games.high_stakes_drifter.content import READY
from saddlebag.games.high_stakes_drifter.decks.lists import RANDOM, faults_of
from saddlebag.games.high_stakes_drifter.decks.sealed import faults_of_sealed
from saddlebag.games.high_stakes_drifter.rules.seats import player_name

Mode: TypeAlias = Literal["quickstart", "standard", "high_stakes"]

USUAL_STAKE = 100
"""HD-SETUP-02, HD-QS-04"""
HIGH_STAKE = 200
"""HD-SETUP-13"""
LARGEST_NUMBER = 2**53 - 1
"""Of packs; all programs that read JSON know it exactly."""


CHALLENGES = "Ante and challenges"
BETTING = "Betting"
TURNS = "Turns and cards"
KICKERS = "Kicker chips"
END = "After a shootout, and the end"
QUICK_START = "Quick start"
FULL_GAME = in_modes("standard", "high_stakes")


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Mode, stakes, decks and every judgement call of the ledger."""

    dealt: ClassVar = ("packs",)
    groups: ClassVar = (THIS_MATCH, CHALLENGES, BETTING, TURNS, KICKERS, END, QUICK_START)
    preset_words: ClassVar = {}

    players: Annotated[int, option("Players", "Number of players; the quick-start game is for two.", limits=(2, 8))] = 2
    mode: Annotated[
        Mode,
        option(
            "Mode",
            "The quick-start game (two players, one deck, one shootout), the standard game with a deck each, or the "
            "standard game with higher stakes.",
            values={
                "quickstart": Value("Quick start", "Two players, one shared deck, one shootout. Ten minutes."),
                "standard": Value("Standard", "A deck each and $100; the game ends when somebody cannot pay an ante."),
                "high_stakes": Value("High stakes", "The same with $200; good for five players or more."),
            },
        ),
    ] = "standard"
    decks: Annotated[
        tuple[str, ...],
        option(
            "Your deck",
            "The deck of each seat: the name of a ready-made deck, random, or a deck list. Seats left empty get the "
            "ready-made decks in turn; in sealed play, a deck built automatically from their packs.",
            values={"": "The next ready-made deck"},
        ),
    ] = ()
    sealed: Annotated[
        bool,
        option(
            "Sealed play",
            "Everyone opens twelve booster packs and builds their deck from what is in them.",
            when=FULL_GAME,
        ),
    ] = False
    packs: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | None, ...],
        option(
            "Open your packs",
            "Sealed play: the number that determines each seat's packs; auto takes it from the seed.",
            when=[{"sealed": True} | mode for mode in FULL_GAME],
            later="Everybody opens twelve packs at the table and builds a deck from them; bots do the same.",
        ),
    ] = ()
    starter_kickers: Annotated[
        Literal["mixed", "box"],
        option(
            "Kicker stack of the starter decks",
            "The kicker stack of a starter deck: a mixed one, or two green chips as in the box.",
            group=TURNS,
            values={"mixed": "Mixed", "box": "Two green chips"},
            when=FULL_GAME,
        ),
    ] = "mixed"
    open_decklists: Annotated[
        bool, option("Open deck lists", "Everyone may look through every deck list.", when=FULL_GAME)
    ] = False
    starting_stake: Annotated[
        Annotated[int, Meta(ge=50, le=100_000)] | None,
        option("Starting stake", "Dollars each player starts with; auto means $100, or $200 in high stakes."),
    ] = None
    ante: Annotated[
        int,
        option(
            "Ante", "Dollars everyone pays into the pot when a challenge is issued.", limits=(1, 25), group=CHALLENGES
        ),
    ] = 5
    ante_growth: Annotated[
        int,
        option(
            "The ante grows by",
            "Dollars added to the ante at each step; 0 keeps it the same.",
            limits=(0, 25),
            group=CHALLENGES,
            when=FULL_GAME,
        ),
    ] = 5
    ante_step_rounds: Annotated[
        int,
        option(
            "Rounds before it grows again",
            "How many full rounds pass between increases of the ante.",
            limits=(1, 10),
            group=CHALLENGES,
            when=FULL_GAME,
        ),
    ] = 6
    first_round_challenge: Annotated[
        bool,
        option(
            "Challenges in the first round",
            "Challenges are allowed in the first round.",
            group=CHALLENGES,
            when=FULL_GAME,
        ),
    ] = False
    must_challenge: Annotated[
        bool,
        option(
            "Quiet tables must challenge",
            "After a full round of quiet turns, the badge holder must issue a challenge if they can.",
            group=CHALLENGES,
            when=FULL_GAME,
        ),
    ] = True
    challenge_needs_rival: Annotated[
        bool,
        option(
            "A challenge needs a rival",
            "A challenge needs another player who has a dude in the saloon or cannot afford the ante.",
            group=CHALLENGES,
        ),
    ] = False
    decline_cost: Annotated[
        int,
        option(
            "Price of declining",
            "Dollars a player with a dude pays into the pot to decline a challenge.",
            limits=(0, 25),
            group=CHALLENGES,
        ),
    ] = 0
    ante_who: Annotated[
        Literal["all", "with_dude"],
        option(
            "Who pays the ante",
            "Who pays the ante: everyone, or only players with a dude in the saloon.",
            group=CHALLENGES,
            values={"all": "Everybody", "with_dude": "Those with a dude in the saloon"},
        ),
    ] = "all"
    actions_per_turn: Annotated[
        int, option("Actions per turn", "Number of actions in a turn.", limits=(1, 6), group=TURNS)
    ] = 3
    max_challenges_per_turn: Annotated[
        int, option("Challenges per turn", "How many of them may be challenges.", limits=(1, 3), group=CHALLENGES)
    ] = 1
    reveal_action: Annotated[
        Literal["on", "off", "free"],
        option(
            "Turning up a card in the saloon",
            "Turning your own card face up in the saloon: takes an action, is not allowed, or is free.",
            group=TURNS,
            values={"on": "Takes an action", "off": "Not possible", "free": "Costs no action"},
            when=FULL_GAME,
        ),
    ] = "on"
    kicker_action: Annotated[
        bool,
        option(
            "Kicker chips in the saloon",
            "Kicker chips may be played in the saloon, as an action.",
            group=KICKERS,
            when=FULL_GAME,
        ),
    ] = True
    kickers_per_shootout: Annotated[
        int,
        option(
            "Kicker chips in a showdown",
            "How many kicker chips each player may play in a showdown.",
            limits=(0, 5),
            group=KICKERS,
            when=FULL_GAME,
        ),
    ] = 1
    kicker_targets: Annotated[
        Literal["own", "any_in_street"],
        option(
            "Kicker chips are played on",
            "Who a kicker chip may be played on in the showdown: your own dude, or any dude in the shootout.",
            group=KICKERS,
            values={"own": "Your own dude", "any_in_street": "Any dude in the shootout"},
            when=FULL_GAME,
        ),
    ] = "own"
    all_in: Annotated[
        Literal["side_pot", "must_match"],
        option(
            "A player who cannot match a bet",
            "A player who cannot match a bet either stays in all-in, with side pots, or must fold.",
            group=BETTING,
            values={"side_pot": "Stays in, with side pots", "must_match": "Must fold"},
        ),
    ] = "side_pot"
    max_raises: Annotated[
        int,
        option(
            "Raises in a betting round",
            "How many raises a betting round may have; 0 is no limit.",
            limits=(0, 10),
            group=BETTING,
        ),
    ] = 3
    bet_sizes: Annotated[
        Literal["ladder", "any", "coarse"],
        option(
            "Amounts on offer",
            "Which bet sizes are offered: a ladder, any amount (chosen in two steps), or just a few.",
            group=BETTING,
            values={"ladder": "A ladder", "any": "Any whole dollar", "coarse": "A few"},
        ),
    ] = "ladder"
    bet_limit: Annotated[
        Annotated[int, Meta(ge=1, le=100_000)] | Literal["none", "pot"],
        option(
            "Highest bet",
            "The highest bet or raise: no limit (none), the size of the pot, or a number of dollars.",
            group=BETTING,
            values={"none": "None", "pot": "The pot"},
        ),
    ] = "none"
    fold_dude: Annotated[
        Literal["returns", "buried"],
        option(
            "The dude of a player who folds",
            "What happens to the dude of a player who folds: it returns to the saloon, or is buried.",
            group=END,
            values={"returns": "Returns to the saloon", "buried": "Is buried"},
        ),
    ] = "returns"
    reinvest: Annotated[
        Literal["all", "winner_only", "none"],
        option(
            "Who may reinvest",
            "Who may reinvest in their dude after a showdown.",
            group=END,
            values={"all": "Everybody", "winner_only": "The winner", "none": "Nobody"},
            when=FULL_GAME,
        ),
    ] = "all"
    tie_rule: Annotated[
        Literal["next_stat", "split", "challenger_loses"],
        option(
            "Ties",
            "Dudes tied on their best stat: compare the next stat, split the pot, or split it without the challenger.",
            group=END,
            values={
                "next_stat": "The next stat decides",
                "split": "Share the pot",
                "challenger_loses": "Share it, but not with the challenger",
            },
        ),
    ] = "next_stat"
    mulligan: Annotated[
        Literal["mandatory", "optional", "off"],
        option(
            "A first hand without a dude",
            "Whether an opening hand without a dude is replaced.",
            group=TURNS,
            values={"mandatory": "Is replaced", "optional": "May be replaced", "off": "Stays"},
            when=FULL_GAME,
        ),
    ] = "mandatory"
    empty_deck: Annotated[
        Literal["reshuffle", "no_draw", "game_ends"],
        option(
            "An empty draw pile",
            "An empty draw pile: reshuffle the deadwood, draw nothing, or end the game after the turn.",
            group=TURNS,
            values={
                "reshuffle": "The deadwood is reshuffled",
                "no_draw": "Nothing is drawn",
                "game_ends": "The game ends",
            },
        ),
    ] = "reshuffle"
    end_counts_invested: Annotated[
        bool,
        option(
            "Chips on cards count at the end",
            "At the end of the game, chips on cards count for their owner.",
            group=END,
        ),
    ] = False
    bust: Annotated[
        Literal["ends_game", "eliminate"],
        option(
            "When somebody cannot pay the ante",
            "When a player cannot pay the ante: the game ends, or they drop out and their money goes into the pot.",
            values={"ends_game": "The game ends", "eliminate": "That player drops out"},
        ),
    ] = "ends_game"
    quiet_rounds: Annotated[
        int,
        option(
            "Quiet rounds that end the game",
            "The game ends after this many rounds without a challenge; 0 turns this off.",
            limits=(0, 10),
            group=END,
            when=FULL_GAME,
        ),
    ] = 3
    round_limit: Annotated[
        int,
        option(
            "Most rounds",
            "The game ends after this many rounds; 0 turns this off.",
            limits=(0, 1000),
            group=END,
            when=FULL_GAME,
        ),
    ] = 40
    max_gear_per_dude: Annotated[
        int,
        option(
            "Most gear on a dude", "How many gear cards a dude may carry; 0 is no limit.", limits=(0, 10), group=TURNS
        ),
    ] = 0
    qs_first_challenge_gear: Annotated[
        int,
        option(
            "Gear before the first challenge",
            "Quick-start: how much gear both players need on one dude before anyone may challenge.",
            limits=(0, 2),
            group=QUICK_START,
            when=in_modes("quickstart"),
        ),
    ] = 2
    qs_gate_rounds: Annotated[
        int,
        option(
            "Rounds after which it is no longer needed",
            "Quick-start: the round after which that requirement ends; 0 keeps it all game.",
            limits=(0, 19),
            group=QUICK_START,
            when=in_modes("quickstart"),
        ),
    ] = 6

    @property
    def play(self) -> Mode:
        return self.mode

    @property
    def quickstart(self) -> bool:
        """Whether this is the quick-start game. HD-GEN-08"""
        return self.mode == "quickstart"

    @property
    def first_stake(self) -> int:
        """What every player begins with. HD-MONEY-04, HD-SETUP-02, HD-SETUP-03"""
        if self.starting_stake is not None:
            return self.starting_stake
        return HIGH_STAKE if self.mode == "high_stakes" else USUAL_STAKE

    def deck_of(self, seat: int) -> str:
        """The deck of a seat: as chosen, or the ready decks in turn; in sealed play one that builds itself. HD-DECK-02,
        HD-DECK-21, HD-QS-02"""
        chosen = self.decks[seat].strip() if seat < len(self.decks) else ""
        return chosen or (RANDOM if self.sealed else READY[seat % len(READY)])

    def packs_of(self, seat: int) -> int | None:
        """The number of a seat's packs in sealed play; None where the seed deals them. HD-DECK-18"""
        return self.packs[seat] if seat < len(self.packs) else None

    def of_seats(self) -> Mapping[str, Any]:
        """The options that are lists with one value a seat, known to that seat alone. Section 7, HD-DECK-20"""
        if self.quickstart:
            return {}
        return {"decks": "", "packs": None} if self.sealed else {"decks": ""}

    def shown_to_all(self, name: str) -> bool:
        """Whether everybody may see such an option of the others; packs are nobody's business. HD-DECK-20"""
        return self.open_decklists and name == "decks"

    def check(self) -> None:
        """Refuse options that do not fit together."""
        if self.quickstart and self.players != 2:
            raise BadOption(f"The quick-start game is for 2 players; there are {self.players}.")
        most = 1 if self.quickstart else self.players
        if len(self.decks) > most:
            shared = (
                "everyone shares one in the quick-start game"
                if self.quickstart
                else f"there are {self.players} players"
            )
            raise BadOption(f"Option decks names {len(self.decks)} decks, but {shared}.")
        self._check_packs()
        self._check_decks()

    def _check_packs(self) -> None:
        """Sealed play is for games with a deck each, and packs are for sealed play. HD-DECK-18"""
        if self.sealed and self.quickstart:
            raise BadOption(
                "Option sealed cannot be used in the quick-start game, where everyone shares one deck; "
                "choose mode standard or high_stakes."
            )
        if self.packs and not self.sealed:
            raise BadOption("Option packs is for sealed play; set sealed to true as well.")
        if len(self.packs) > self.players:
            raise BadOption(
                f"Option packs has {len(self.packs)} numbers, but there are "
                f"{self.players} players; give one for each seat."
            )

    def _faults_of(self, seat: int) -> list[str]:
        """All that is wrong with the deck of a seat. HD-DECK-13, HD-DECK-19"""
        deck = self.decks[seat]
        return faults_of_sealed(deck, self.packs_of(seat)) if self.sealed else faults_of(deck)

    def _check_decks(self) -> None:
        """The faults of all decks at once, no more of one than of another. HD-DECK-13, HD-SETUP-01"""
        found = {seat: self._faults_of(seat) for seat, deck in enumerate(self.decks) if deck.strip()}
        wrong = {seat: faults for seat, faults in found.items() if faults}
        several = len(self.decks) > 1
        sentences = [
            f"{player_name(seat)}: {fault}" if several else fault
            for seat, faults in wrong.items()
            for fault in told(faults, MOST_TOLD // len(wrong))
        ]
        if sentences:
            raise BadOption("\n".join(["Option decks contains a deck that is not legal.", *sentences]), *sentences)
