"""What a table of Frontier may agree on before setup. Section 12 of the ledger."""

from typing import Annotated, ClassVar, Literal

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import THIS_MATCH, BaseOptions, option

LARGE_TABLE = 4
"""So many players and more play on four boards. FO-BOARD-01"""
LENGTH = "Rounds and events"
TOWN = "Town and status"
INDUSTRY = "Industries"
MONEY = "Markets and prices"
POLITICS = "Elections and goals"


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The length of the match and every judgement call of the ledger: each answers an open question of the draft."""

    groups: ClassVar = (THIS_MATCH, LENGTH, TOWN, INDUSTRY, MONEY, POLITICS)

    players: Annotated[
        int, option("Players", "Number of players. Two and three play on three boards, more on four.", limits=(2, 5))
    ] = 3
    short_game: Annotated[
        bool, option("Short game", "Eras I and II only, seven rounds. Good for a first match; trains start closer.")
    ] = False
    round_count: Annotated[
        Literal["founding_plus_12", "twelve_flat"],
        option(
            "Rounds",
            "Whether the founding round comes before the twelve rounds or is one of them.",
            group=LENGTH,
            values={"founding_plus_12": "Founding round and twelve", "twelve_flat": "Twelve in all"},
        ),
    ] = "founding_plus_12"
    event_gap: Annotated[
        Literal["pass_over", "straight"],
        option(
            "Events between eras",
            "Whether the event card left over at the end of an era is passed over, so that every era has its own.",
            group=LENGTH,
            values={"pass_over": "Passed over", "straight": "One after another"},
        ),
    ] = "pass_over"
    disc_lowers_status: Annotated[
        bool, option("Discs lower the status", "Every town event disc also moves its status down 1.", group=TOWN)
    ] = True
    status_rise: Annotated[
        Literal["wealth_first_of_kind", "every_building"],
        option(
            "Wealth buildings and the status",
            "Whether every wealth building moves the status, or only the first of its kind.",
            group=TOWN,
            values={"wealth_first_of_kind": "The first of a kind", "every_building": "Every one"},
        ),
    ] = "wealth_first_of_kind"
    era_cooling: Annotated[
        int,
        option("Cooling", "How far a status above 0 falls at the end of an era.", limits=(0, 1), group=TOWN),
    ] = 1
    public_next_to_industry: Annotated[
        Literal["allowed", "forbidden"],
        option(
            "Public buildings next to industry",
            "Whether the town may grow up to industry buildings.",
            group=TOWN,
            values={"allowed": "Allowed", "forbidden": "Forbidden"},
        ),
    ] = "allowed"
    public_building_worker: Annotated[
        bool,
        option("A public building takes a worker", "Buying a public building lays down a worker on it.", group=TOWN),
    ] = True
    paid_use_cost: Annotated[
        int,
        option("Price of a paid use", "Dollars for the use of a building without a worker.", limits=(2, 4), group=TOWN),
    ] = 3
    donation_cost: Annotated[
        int, option("Price of a donation", "Dollars for a donation to a philanthropy.", limits=(3, 5), group=TOWN)
    ] = 5
    housing_upgrades_per_era: Annotated[
        Literal[2, 1, "unlimited"],
        option(
            "Housing upgrades",
            "How many tents a player may upgrade at the end of an era.",
            group=TOWN,
            values={2: "Two", 1: "One", "unlimited": "Any number"},
        ),
    ] = 2
    blocked_relief: Annotated[
        bool,
        option(
            "Relief for the blocked",
            "A player without a site that they could work places a new one free.",
            group=INDUSTRY,
        ),
    ] = True
    guest_workers: Annotated[
        bool, option("Guests", "Workers may be laid on sites of other players.", group=INDUSTRY)
    ] = True
    guest_fee: Annotated[
        int,
        option(
            "Fee of guests",
            "Dollars that a guest pays the owner of the site.",
            limits=(0, 2),
            group=INDUSTRY,
            when=[{"guest_workers": True}],
        ),
    ] = 1
    extra_worker_per_card: Annotated[
        int,
        option(
            "Workers for a new card", "Workers for each industry card added or upgraded.", limits=(0, 1), group=INDUSTRY
        ),
    ] = 1
    lumber_start_money: Annotated[
        bool, option("Start money in lumbering", "Lumbering starts with $4 like the others.", group=INDUSTRY)
    ] = True
    forest_regrowth: Annotated[
        bool, option("Forests regrow", "Every forest gains a tree at the end of an era.", group=INDUSTRY)
    ] = True
    long_river_drives: Annotated[
        bool,
        option(
            "Longer drives on the long river",
            "On four boards every log drive may go one basin further.",
            group=INDUSTRY,
            when=[{"players": 4}, {"players": 5}],
        ),
    ] = True
    log_loss_protect_stock: Annotated[
        bool, option("The stockpile is safe", "Logs on the stockpile are never lost to events.", group=INDUSTRY)
    ] = True
    steam_donkey_fee: Annotated[
        Literal[3, 0],
        option(
            "Fee of the steam donkey",
            "Dollars for each cut with a steam donkey.",
            group=INDUSTRY,
            values={3: "$3", 0: "Free"},
        ),
    ] = 3
    drive_diagonal: Annotated[
        bool, option("Diagonal drives", "Cattle drives and distances may go diagonally.", group=INDUSTRY)
    ] = True
    ranch_chain: Annotated[
        bool,
        option(
            "Ranches in a chain",
            "Ranching buildings may join on to each other; otherwise each must lie around a farmstead.",
            group=INDUSTRY,
        ),
    ] = True
    live_sale_only_at_rail: Annotated[
        bool,
        option(
            "Cattle are sold at the railroad only",
            "Otherwise a drive may also end on grassland beside the town, at $2 a head.",
            group=MONEY,
        ),
    ] = True
    market_prices: Annotated[
        Literal["ladder", "fixed"],
        option(
            "Prices",
            "Whether prices move with every sale and purchase.",
            group=MONEY,
            values={"ladder": "They move", "fixed": "They stay"},
        ),
    ] = "ladder"
    buy_spread: Annotated[
        int,
        option("Buying costs more", "Dollars above the market's price when buying.", limits=(0, 1), group=MONEY),
    ] = 1
    development_reserve: Annotated[
        bool,
        option(
            "Nine tiles a network",
            "All nine tiles of railroad and telegraph are played; otherwise only five, and trains start closer.",
            group=MONEY,
        ),
    ] = True
    campaign_cost: Annotated[
        Literal["space_number", "per_worker", "flat_1"],
        option(
            "Price of a campaign",
            "What a step on the election board costs.",
            group=POLITICS,
            values={"space_number": "$1, $2, then $3", "per_worker": "$1 for each own worker", "flat_1": "Always $1"},
        ),
    ] = "space_number"
    campaign_space_votes: Annotated[
        bool, option("Campaigns are votes", "The number of the election space counts as votes.", group=POLITICS)
    ] = True
    tycoon_votes: Annotated[
        Literal["cap_2", "lost_if_promise_broken", "always"],
        option(
            "Votes of tycoons",
            "How many tycoons give votes to a mayor who stands again.",
            group=POLITICS,
            values={
                "cap_2": "Two at most, none after a broken promise",
                "lost_if_promise_broken": "All, none after a broken promise",
                "always": "All of them",
            },
        ),
    ] = "cap_2"
    tie_votes: Annotated[
        Literal["fields_campaigned", "own_buildings"],
        option(
            "Ties in elections",
            "By what health, wealth and safety break a tie, in this order.",
            group=POLITICS,
            values={"fields_campaigned": "The election space", "own_buildings": "Own buildings"},
        ),
    ] = "fields_campaigned"
    broken_promise_penalty: Annotated[
        int,
        option("Broken promises", "Political points lost for each broken promise.", limits=(0, 2), group=POLITICS),
    ] = 1
    function_goal_needs_tile: Annotated[
        bool,
        option(
            "Goals of functions need the tile",
            "State Senator, State Treasurer, Governor and Financier score only with the function of that name.",
            group=POLITICS,
        ),
    ] = False
    goal_counting: Annotated[
        Literal["own_then_any", "all_own", "all_town"],
        option(
            "What goals count", "Whose buildings count for the goal cards.", group=POLITICS,
            values={
                "own_then_any": "Own ones; the extra building may be anybody's",
                "all_own": "Own ones only",
                "all_town": "Everybody's",
            },
        ),
    ] = "own_then_any"  # fmt: skip

    @property
    def last_round(self) -> int:
        """The number of the last round; the first is 0. FO-CORE-03"""
        flat = self.round_count == "twelve_flat"
        return (5 if flat else 6) if self.short_game else 11 if flat else 12

    def era_of(self, number: int) -> int:
        """The era of a round, from 1. FO-CORE-04"""
        first = 2 if self.round_count == "twelve_flat" else 3
        return 1 if number <= first else 2 + (number - first - 1) // 3

    @property
    def large(self) -> bool:
        """Whether four boards are laid. FO-BOARD-01"""
        return self.players >= LARGE_TABLE

    @property
    def close_trains(self) -> bool:
        """Whether trains start at their short distances. FO-SETUP-02"""
        return self.short_game or not self.development_reserve

    @property
    def drive_further(self) -> int:
        """How many basins more a log drive may go. FO-LUM-25"""
        return int(self.large and self.long_river_drives)

    def check(self) -> None:
        """Refuse options that do not fit together. FO-MKT-03"""
        if self.market_prices == "fixed" and self.buy_spread == 0:
            raise BadOption(
                "Option buy_spread = 0 does not go with market_prices = fixed: one could buy and sell for ever. "
                "Set buy_spread to 1 or market_prices to ladder."
            )
