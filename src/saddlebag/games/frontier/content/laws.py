"""What the entries of the content must be together: the counts of the box, a river that flows, names that lead
somewhere."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

from saddlebag.engine.content import Entry
from saddlebag.games.frontier.content import boards as drawn
from saddlebag.games.frontier.content import entries as of
from saddlebag.games.frontier.effects import laws as at
from saddlebag.games.frontier.effects.goals import Part, most_points
from saddlebag.games.frontier.effects.requirements import Requirement
from saddlebag.games.frontier.effects.texts import Text


class Read(Struct):
    """The entries of all files, each list with its file and table; texts and the like by what is written."""

    boards: Annotated[list[of.BoardEntry], "boards.toml board"]
    basins: Annotated[list[of.BasinEntry], "boards.toml basin"]
    layouts: Annotated[list[of.LayoutEntry], "boards.toml layout"]
    public_buildings: Annotated[list[of.PublicBuildingEntry], "town.toml public_building"]
    housing: Annotated[list[of.HousingEntry], "town.toml housing"]
    founding_tiles: Annotated[list[of.FoundingTileEntry], "town.toml founding_tile"]
    tiles: Annotated[list[of.TileEntry], "town.toml tile"]
    industries: Annotated[list[of.IndustryEntry], "industries.toml industry"]
    industry_cards: Annotated[list[of.IndustryCardEntry], "industries.toml industry_card"]
    industry_buildings: Annotated[list[of.IndustryBuildingEntry], "industries.toml industry_building"]
    deposits: Annotated[list[of.DepositEntry], "industries.toml deposit"]
    breeds: Annotated[list[of.BreedEntry], "industries.toml breed"]
    log_drives: Annotated[list[of.LogDriveEntry], "industries.toml log_drive"]
    cut_bonuses: Annotated[list[of.CutBonusEntry], "industries.toml cut_bonus"]
    markets: Annotated[list[of.MarketEntry], "markets.toml market"]
    stagecoach: Annotated[list[of.StagecoachEntry], "markets.toml stagecoach"]
    discs: Annotated[list[of.DiscEntry], "politics.toml disc"]
    severities: Annotated[list[of.SeverityEntry], "politics.toml severity"]
    status_effects: Annotated[list[of.StatusEffectEntry], "politics.toml status_effect"]
    election_spaces: Annotated[list[of.ElectionSpaceEntry], "politics.toml election_space"]
    function_tiles: Annotated[list[of.FunctionTileEntry], "politics.toml function_tile"]
    events: Annotated[list[of.EventEntry], "events.toml event"]
    railroad: Annotated[list[of.RailroadEntry], "development.toml railroad"]
    telegraph: Annotated[list[of.TelegraphEntry], "development.toml telegraph"]
    assistants: Annotated[list[of.AssistantEntry], "characters.toml assistant"]
    partners: Annotated[list[of.PartnerEntry], "characters.toml partner"]
    tycoons: Annotated[list[of.TycoonEntry], "characters.toml tycoon"]
    suit_towns: Annotated[list[of.SuitTownEntry], "characters.toml suit_town"]
    goals: Annotated[list[of.GoalEntry], "goals.toml goal"]
    texts: dict[str, Text]
    requirements: dict[str, Requirement]
    scores: dict[str, tuple[Part, ...]]


def _tables() -> Iterator[tuple[str, tuple[str, str, type[Entry]]]]:
    for name, hint in get_type_hints(Read, include_extras=True).items():
        if get_origin(hint) is Annotated:
            entries, where = get_args(hint)
            file, table = where.split(" ")
            yield name, (file, table, get_args(entries)[0])


TABLES = dict(_tables())
"""Each list of entries with its file, its table there and its type."""
TEXTS: tuple[tuple[str, str, at.Place], ...] = (
    ("public_buildings", "use", at.USE),
    ("public_buildings", "passive", at.PASSIVE),
    ("industries", "start", at.REWARD),
    ("industry_cards", "effect", at.CARD),
    ("status_effects", "effect", at.STATUS),
    ("function_tiles", "effect", at.CARD),
    ("events", "effect", at.EVENT),
    ("railroad", "reward", at.TILE),
    ("telegraph", "reward", at.TILE),
    ("partners", "mod", at.PARTNER),
    ("tycoons", "passive_mod", at.CARD),
    ("tycoons", "active_effect", at.ACTIVE),
    ("tycoons", "special_mod", at.SPECIAL),
    ("suit_towns", "rewards", at.REWARD),
)
"""The fields that are effect texts, and what they stand on."""


def place(table: str, entry: Any) -> str:
    """Where an entry stands, for a sentence."""
    file, name, _ = TABLES[table]
    if isinstance(entry, of.StatusEffectEntry):
        return f"{file}, {name} {entry.track} {entry.value}"
    return f"{file}, {name} {entry.id}"


def faults(read: Read) -> list[str]:
    """Every law that is broken, each as a sentence with file, entry and field; the others can rely on all names."""
    lost = list(names_lead_somewhere(read))
    return lost or [fault for law in LAWS for fault in law(read)]


# --- names and counts ------------------------------------------------------------------------------------------------


def names_lead_somewhere(read: Read) -> Iterator[str]:
    """Whatever an entry names is there."""
    spaces, boards = set(drawn.terrain(read.boards)), {each.id for each in read.boards}
    buildings = {each.id for each in read.industry_buildings}
    elections, functions = {each.id for each in read.election_spaces}, {each.id for each in read.function_tiles}
    named: list[tuple[str, str, list[Any], set[str]]] = [
        ("boards", "founding_spots", read.boards, spaces),
        ("boards", "bridge_sites", read.boards, spaces),
        ("boards", "train_sites", read.boards, spaces),
        ("boards", "port", read.boards, spaces),
        ("basins", "board", read.basins, boards),
        ("basins", "spaces", read.basins, spaces),
        ("layouts", "boards", read.layouts, boards),
        ("industry_cards", "buildings", read.industry_cards, buildings),
        ("deposits", "building", read.deposits, buildings),
        ("election_spaces", "next", read.election_spaces, elections),
        ("goals", "function", read.goals, functions),
    ]
    for table, where, entries, known in named:
        for entry in entries:
            found = getattr(entry, where)
            for name in [found] if isinstance(found, str) else found or ():
                if name not in known:
                    yield f"{place(table, entry)}, {where}: there is no {name!r}."


COUNTS: dict[str, tuple[int, str]] = {
    "boards": (4, "boards"), "basins": (6, "basins"), "layouts": (4, "layouts"),
    "public_buildings": (22, "public buildings"), "housing": (2, "kinds of housing"),
    "founding_tiles": (5, "founding tiles"), "industries": (3, "industries"), "industry_cards": (12, "industry cards"),
    "industry_buildings": (17, "industry buildings"), "deposits": (8, "deposits"), "breeds": (6, "breeds"),
    "markets": (5, "markets"), "discs": (3, "discs"), "election_spaces": (7, "election spaces"),
    "function_tiles": (4, "function tiles"), "events": (32, "event cards"), "railroad": (9, "railroad tiles"),
    "telegraph": (9, "telegraph tiles"), "assistants": (18, "assistants"), "partners": (12, "partners"),
    "tycoons": (12, "tycoons"), "suit_towns": (3, "suit towns"), "goals": (15, "goals"),
}  # fmt: skip


def the_box_is_complete(read: Read) -> Iterator[str]:
    """The box holds so many of each; set-up deals with these numbers. Ledger 4"""
    for table, (right, what) in COUNTS.items():
        there = len(getattr(read, table))
        if there != right:
            yield f"{TABLES[table][0]}: there are {there} {what}, but the game has {right}."
    each_industry = dict.fromkeys(("lumbering", "mining", "ranching"), 16)
    severity = {"tiles": sum(each.count for each in read.severities)}
    parts: list[tuple[str, str, Counter[Any], dict[Any, int]]] = [
        ("events.toml", "era ", Counter(each.era for each in read.events), dict.fromkeys((1, 2, 3, 4), 8)),
        ("politics.toml, severity", "", Counter(severity), {"tiles": 16}),
        ("politics.toml, disc", "", Counter(each.track for each in read.discs), _once("health", "wealth", "safety")),
        ("politics.toml, function_tile", "", Counter(each.track for each in read.function_tiles),
         {"political": 2, "investment": 2}),
        ("characters.toml, suit_town", "", Counter(each.suit for each in read.suit_towns),
         _once("red", "gold", "brown")),
        ("industries.toml, industry_card", "", _cards(read), each_industry),
        ("industries.toml, breed", "", Counter({"tiles": sum(each.count for each in read.breeds)}), {"tiles": 18}),
        ("markets.toml", "train ", Counter(each.colour for each in read.markets if each.colour),
         _once("red", "blue", "yellow")),
    ]  # fmt: skip
    for file, what, there_are, wanted in parts:
        for kind in {**there_are, **wanted}:
            if there_are[kind] != wanted.get(kind, 0):
                yield f"{file}: there are {there_are[kind]} of {what}{kind}, but the game has {wanted.get(kind, 0)}."
    trees = 3 * sum(row.count("F") for board in read.boards for row in board.rows)
    for tile in read.tiles:
        if tile.id == "tree" and tile.count < trees:
            yield f"{place('tiles', tile)}, count: the forests of all boards have {trees} trees (FO-BOARD-10)."


def _once(*kinds: str) -> dict[str, int]:
    return dict.fromkeys(kinds, 1)


def _cards(read: Read) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in read.industry_cards:
        found[card.industry] += card.count
    return found


# --- boards ----------------------------------------------------------------------------------------------------------

FLAT, LAND = "GPD", "FGPD"


def the_river_flows(read: Read) -> Iterator[str]:
    """Each river space is in one basin, downstream; boards join where the river leaves one and enters the next, and
    streams flow into it. FO-BOARD-05, FO-BOARD-06"""
    letters = drawn.terrain(read.boards)
    basin_of = {space: basin.id for basin in read.basins for space in basin.spaces}
    for basin in read.basins:
        for space in basin.spaces:
            if letters[space] != "R" or not space.startswith(f"{basin.board}_") or basin_of[space] != basin.id:
                yield f"{place('basins', basin)}, spaces: {space} is no river space of {basin.board} for this basin."
    for space, letter in letters.items():
        if letter == "R" and space not in basin_of:
            yield f"boards.toml, basin: the river space {space} is in no basin."
        if letter == "S" and drawn.flows_into(space, letters, basin_of) is None:
            yield f"boards.toml, board {space[:-3]}, rows: the stream {space} flows into no river."
    rivers: dict[str, list[str]] = {board.id: [] for board in read.boards}
    for basin in read.basins:
        rivers[basin.board] += basin.spaces
    for board in read.boards:
        for one, other in pairwise(rivers[board.id]):
            if other not in drawn.beside(one):
                yield f"boards.toml, board {board.id}: the river does not flow from {one} to {other}."
    for layout in read.layouts:
        for west, east in pairwise(layout.boards):
            if rivers[west][-1][-2:] != f"5{rivers[east][0][-1]}" or rivers[east][0][-2] != "0":
                yield f"{place('layouts', layout)}, boards: the river does not flow from {west} to {east}."


def marked_spaces_fit(read: Read) -> Iterator[str]:
    """Founding spots are flat land by the river, bridges have land on two sides, trains come from the desert of the
    east edge, and the port is the end of the river. FO-FOUND-01, FO-FOUND-03, FO-FOUND-05, FO-BOARD-09"""
    letters = drawn.terrain(read.boards)
    for board in read.boards:
        where = place("boards", board)
        for space in board.founding_spots:
            if letters[space] not in FLAT or "R" not in [letters[other] for other in drawn.beside(space)]:
                yield f"{where}, founding_spots: {space} is no flat land beside the river."
        for space in board.bridge_sites:
            banks = [[letters[s] for s in drawn.beside(space, ways)] for ways in (drawn.ORTH[::2], drawn.ORTH[1::2])]
            if letters[space] != "R" or not any(len(bank) == 2 and set(bank) <= set(LAND) for bank in banks):
                yield f"{where}, bridge_sites: {space} is no river space with land on two opposite sides."
        for space in board.train_sites:
            if letters[space] != "D" or space[-2] != "5":
                yield f"{where}, train_sites: {space} is no desert of the east edge."
    ends = [basin.spaces[-1] for basin in read.basins if not basin.end_choke]
    if ends != [board.port for board in read.boards if board.port]:
        yield "boards.toml: the port must be the last space of the one basin that does not end in a choke point."
    for layout in read.layouts:
        if len(set(layout.boards)) < len(layout.boards):
            yield f"{place('layouts', layout)}, boards: a board can lie there only once."


# --- buildings and industries ----------------------------------------------------------------------------------------


def public_buildings_score_by_their_tag(read: Read) -> Iterator[str]:
    """Wealth buildings score investment, all others political; philanthropies take donations. FO-PUB-08, FO-GEN-11"""
    for each in read.public_buildings:
        where = place("public_buildings", each)
        right = "investment" if each.tag == "wealth" else "political"
        if each.track != right:
            yield f"{where}, track: a building of the tag {each.tag} scores {right} (FO-PUB-08)."
        if each.philanthropy != (each.donation_status is not None):
            yield f"{where}, donation_status: philanthropies have one, other buildings do not (FO-GEN-11)."
        if each.tag != "civic" and each.status.get(each.tag, 0) != 1:
            yield f"{where}, status: a building of the tag {each.tag} moves {each.tag} up by 1 (FO-STAT-03)."


def industries_have_their_levels(read: Read) -> Iterator[str]:
    """One card of each level; what a card lets one build is of its level too. FO-IND-03, FO-IND-10, FO-L4-02"""
    buildings = {each.id: each for each in read.industry_buildings}
    suits = {each.suit for each in read.suit_towns}
    for industry in read.industries:
        cards = [card for card in read.industry_cards if card.industry == industry.id]
        if [card.level for card in cards] != [1, 2, 3, 4]:
            yield f"{place('industries', industry)}: its cards must be of the levels 1, 2, 3 and 4, in this order."
        if industry.suit not in suits:
            yield f"{place('industries', industry)}, suit: no suit town has {industry.suit} (FO-L4-02)."
    for card in read.industry_cards:
        where = place("industry_cards", card)
        if (card.level == 4) != bool(card.name and card.effect and card.points):
            yield f"{where}: cards of level 4 have a name, an effect and points, others do not (FO-L4-02)."
        for name in card.buildings:
            if card.industry not in buildings[name].industries or card.level != buildings[name].level:
                yield f"{where}, buildings: {name} is not of {card.industry} level {card.level} (FO-IND-10)."


def deposits_can_be_found(read: Read) -> Iterator[str]:
    """A die finds one placer type; mines and mills stand on a building; needs fall as the dial turns. FO-MIN-17,
    FO-MIN-19"""
    rolls = sorted(face for each in read.deposits for face in each.rolls)
    if rolls != [1, 2, 3, 4, 5, 6]:
        yield "industries.toml, deposit: the rolls of the placer types must be 1 to 6, each once (FO-MIN-17)."
    for each in read.deposits:
        where = place("deposits", each)
        if bool(each.rolls) == (each.building is not None):
            yield f"{where}: a deposit has either rolls or a building."
        if each.need != sorted(each.need, reverse=True):
            yield f"{where}, need: the numbers must not rise as the dial turns (FO-MIN-06)."


# --- markets, politics and people ------------------------------------------------------------------------------------


def ladders_cannot_be_milked(read: Read) -> Iterator[str]:
    """Prices fall by at most 1 a step, and markers start on their ladder. Ledger 9.6"""
    for market in read.markets:
        for good, row in market.rows.items():
            where = f"{place('markets', market)}, rows, {good}"
            if any(not 0 <= high - low <= 1 for high, low in pairwise(row.ladder)):
                yield f"{where}: prices must fall, by at most 1 from step to step."
            if row.start >= len(row.ladder):
                yield f"{where}: the marker starts on step {row.start}, but there are only {len(row.ladder)}."
        if (market.place == "train") != bool(market.colour and market.distance and market.short_distance):
            yield f"{place('markets', market)}: trains have a colour and two distances, other markets do not."


def every_train_can_come(read: Read) -> Iterator[str]:
    """The railroad tiles bring each train all the way to town. FO-RAIL-01"""
    moves = Counter(train for tile in read.railroad for train in tile.trains)
    for market in read.markets:
        if market.colour and moves[market.colour] < market.distance:
            yield f"{place('markets', market)}, distance: only {moves[market.colour]} railroad tiles move this train."


def elections_lead_on(read: Read) -> Iterator[str]:
    """Each space leads to those with one more field, its own among them. FO-GEN-03, FO-GEN-04"""
    spaces = {each.id: each for each in read.election_spaces}
    for each in read.election_spaces:
        where = place("election_spaces", each)
        if each.number != len(each.fields):
            yield f"{where}, number: it touches {len(each.fields)} fields (FO-GEN-04)."
        for name in each.next:
            if not set(each.fields) < set(spaces[name].fields):
                yield f"{where}, next: {name} does not touch all fields of {each.id} and more (FO-GEN-03)."


def ids_differ(read: Read) -> Iterator[str]:
    """Effects and texts that share a table of the program have different ids; a status has one effect."""
    tiles: list[Any] = [*read.railroad, *read.telegraph]
    people: list[Any] = [*read.assistants, *read.partners, *read.tycoons]
    built: list[Any] = [*read.public_buildings, *read.housing, *read.founding_tiles, *read.industry_buildings]
    specials = [each.special for each in read.tycoons]
    groups: Sequence[tuple[str, list[str]]] = (
        ("development.toml", [each.id for each in tiles]),
        ("characters.toml", [each.id for each in people]),
        ("town.toml, industries.toml, characters.toml", [*(each.id for each in built), *specials]),
        ("politics.toml", [f"{each.track} {each.value}" for each in read.status_effects]),
    )
    for files, ids in groups:
        for name, times in Counter(ids).items():
            if times > 1:
                yield f"{files}: {name} is there twice."


def goals_reach_their_limit(read: Read) -> Iterator[str]:
    """What a goal can bring at best is its limit. FO-GOAL-01"""
    for goal in read.goals:
        best = most_points(read.scores[goal.score])
        if best != goal.max:
            yield f"{place('goals', goal)}, score: it brings {best} at best, but the limit is {goal.max} (FO-GOAL-01)."


Law: TypeAlias = Callable[[Read], Iterator[str]]
LAWS: tuple[Law, ...] = (
    the_box_is_complete,
    the_river_flows,
    marked_spaces_fit,
    public_buildings_score_by_their_tag,
    industries_have_their_levels,
    deposits_can_be_found,
    ladders_cannot_be_milked,
    every_train_can_come,
    elections_lead_on,
    ids_differ,
    goals_reach_their_limit,
)
