"""What a table of High Stakes Drifter may agree on before setup. Section 12 of the ledger."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from msgspec import Meta

from saddlebag.engine.errors import MOST_TOLD, BadOption, told
from saddlebag.engine.options import BaseOptions
from saddlebag.games.high_stakes_drifter.content import READY
from saddlebag.games.high_stakes_drifter.decks import RANDOM, faults_of
from saddlebag.games.high_stakes_drifter.sealed import faults_of_sealed
from saddlebag.games.high_stakes_drifter.seats import player_name

Mode: TypeAlias = Literal["quickstart", "standard", "high_stakes"]

USUAL_STAKE = 100
"""HD-SETUP-02, HD-QS-04"""
HIGH_STAKE = 200
"""HD-SETUP-13"""
LARGEST_NUMBER = 2**53 - 1
"""Of packs; all programs that read JSON know it exactly."""


def _about(text: str) -> Meta:
    return Meta(description=text)


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Mode, stakes, decks and every judgement call of the ledger."""

    dealt: ClassVar[tuple[str, ...]] = ("packs",)

    players: Annotated[int, Meta(ge=2, le=8, description="Number of players; the quick-start game is for two.")] = 2
    mode: Annotated[
        Mode,
        _about(
            "The quick-start game (two players, one deck, one shootout), the standard game with a deck each, or the "
            "standard game with higher stakes."
        ),
    ] = "standard"
    decks: Annotated[
        tuple[str, ...],
        _about(
            "The deck of each seat: the name of a ready-made deck, random, or a deck list. Seats left empty get the "
            "ready-made decks in turn; in sealed play, a deck built automatically from their packs."
        ),
    ] = ()
    sealed: Annotated[
        bool, _about("Everyone opens twelve booster packs and builds their deck from what is in them.")
    ] = False
    packs: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | None, ...],
        _about("Sealed play: the number that determines each seat's packs; auto takes it from the seed."),
    ] = ()
    starter_kickers: Annotated[
        Literal["mixed", "box"],
        _about("The kicker stack of a starter deck: a mixed one, or two green chips as in the box."),
    ] = "mixed"
    open_decklists: Annotated[bool, _about("Everyone may look through every deck list.")] = False
    starting_stake: Annotated[
        Annotated[int, Meta(ge=50, le=100_000)] | None,
        _about("Dollars each player starts with; auto means $100, or $200 in high stakes."),
    ] = None
    ante: Annotated[
        int, Meta(ge=1, le=25, description="Dollars everyone pays into the pot when a challenge is issued.")
    ] = 5
    ante_growth: Annotated[
        int, Meta(ge=0, le=25, description="Dollars added to the ante at each step; 0 keeps it the same.")
    ] = 5
    ante_step_rounds: Annotated[
        int, Meta(ge=1, le=10, description="How many full rounds pass between increases of the ante.")
    ] = 6
    first_round_challenge: Annotated[bool, _about("Challenges are allowed in the first round.")] = False
    must_challenge: Annotated[
        bool, _about("After a full round of quiet turns, the badge holder must issue a challenge if they can.")
    ] = True
    challenge_needs_rival: Annotated[
        bool, _about("A challenge needs another player who has a dude in the saloon or cannot afford the ante.")
    ] = False
    decline_cost: Annotated[
        int, Meta(ge=0, le=25, description="Dollars a player with a dude pays into the pot to decline a challenge.")
    ] = 0
    ante_who: Annotated[
        Literal["all", "with_dude"], _about("Who pays the ante: everyone, or only players with a dude in the saloon.")
    ] = "all"
    actions_per_turn: Annotated[int, Meta(ge=1, le=6, description="Number of actions in a turn.")] = 3
    max_challenges_per_turn: Annotated[int, Meta(ge=1, le=3, description="How many of them may be challenges.")] = 1
    reveal_action: Annotated[
        Literal["on", "off", "free"],
        _about("Turning your own card face up in the saloon: takes an action, is not allowed, or is free."),
    ] = "on"
    kicker_action: Annotated[bool, _about("Kicker chips may be played in the saloon, as an action.")] = True
    kickers_per_shootout: Annotated[
        int, Meta(ge=0, le=5, description="How many kicker chips each player may play in a showdown.")
    ] = 1
    kicker_targets: Annotated[
        Literal["own", "any_in_street"],
        _about("Who a kicker chip may be played on in the showdown: your own dude, or any dude in the shootout."),
    ] = "own"
    all_in: Annotated[
        Literal["side_pot", "must_match"],
        _about("A player who cannot match a bet either stays in all-in, with side pots, or must fold."),
    ] = "side_pot"
    max_raises: Annotated[
        int, Meta(ge=0, le=10, description="How many raises a betting round may have; 0 is no limit.")
    ] = 3
    bet_sizes: Annotated[
        Literal["ladder", "any", "coarse"],
        _about("Which bet sizes are offered: a ladder, any amount (chosen in two steps), or just a few."),
    ] = "ladder"
    bet_limit: Annotated[
        Annotated[int, Meta(ge=1, le=100_000)] | Literal["none", "pot"],
        _about("The highest bet or raise: no limit (none), the size of the pot, or a number of dollars."),
    ] = "none"
    fold_dude: Annotated[
        Literal["returns", "buried"],
        _about("What happens to the dude of a player who folds: it returns to the saloon, or is buried."),
    ] = "returns"
    reinvest: Annotated[
        Literal["all", "winner_only", "none"], _about("Who may reinvest in their dude after a showdown.")
    ] = "all"
    tie_rule: Annotated[
        Literal["next_stat", "split", "challenger_loses"],
        _about(
            "Dudes tied on their best stat: compare the next stat, split the pot, or split it without the challenger."
        ),
    ] = "next_stat"
    mulligan: Annotated[
        Literal["mandatory", "optional", "off"], _about("Whether an opening hand without a dude is replaced.")
    ] = "mandatory"
    empty_deck: Annotated[
        Literal["reshuffle", "no_draw", "game_ends"],
        _about("An empty draw pile: reshuffle the deadwood, draw nothing, or end the game after the turn."),
    ] = "reshuffle"
    end_counts_invested: Annotated[bool, _about("At the end of the game, chips on cards count for their owner.")] = (
        False
    )
    bust: Annotated[
        Literal["ends_game", "eliminate"],
        _about("When a player cannot pay the ante: the game ends, or they drop out and their money goes into the pot."),
    ] = "ends_game"
    quiet_rounds: Annotated[
        int,
        Meta(ge=0, le=10, description="The game ends after this many rounds without a challenge; 0 turns this off."),
    ] = 3
    round_limit: Annotated[
        int, Meta(ge=0, le=1000, description="The game ends after this many rounds; 0 turns this off.")
    ] = 40
    max_gear_per_dude: Annotated[
        int, Meta(ge=0, le=10, description="How many gear cards a dude may carry; 0 is no limit.")
    ] = 0
    qs_first_challenge_gear: Annotated[
        int,
        Meta(
            ge=0,
            le=2,
            description="Quick-start: how much gear both players need on one dude before anyone may challenge.",
        ),
    ] = 2
    qs_gate_rounds: Annotated[
        int,
        Meta(ge=0, le=19, description="Quick-start: the round after which that requirement ends; 0 keeps it all game."),
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
