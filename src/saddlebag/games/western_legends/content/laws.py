"""What the entries of the content must be together: the counts of the box, boards that hold together, names that lead
somewhere."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, get_args

from msgspec import Struct, field
from msgspec.structs import replace

from saddlebag.engine.content import Entry
from saddlebag.games.western_legends.content import entries as of
from saddlebag.games.western_legends.effects import laws as text_laws
from saddlebag.games.western_legends.effects.goals import Condition
from saddlebag.games.western_legends.effects.laws import Place
from saddlebag.games.western_legends.effects.texts import Text


class Read(Struct):
    """The entries of all files; the texts as they are written, and the conditions by goal, as they are read."""

    tracks: of.Tracks
    base_spaces: list[of.SpaceEntry]
    gulch_spaces: list[of.SpaceEntry]
    mesas: list[of.MesaEntry]
    links: list[of.LinkEntry]
    buildings: list[of.BuildingEntry]
    checkpoints: list[of.CheckpointEntry]
    regions: list[of.RegionEntry]
    gangs: list[of.GangEntry]
    corners: list[of.CornerEntry]
    layout: list[of.LayoutEntry]
    effects: list[of.EffectEntry]
    cards: list[of.CardEntry]
    fight_cards: list[of.FightEntry]
    items: list[of.ItemEntry]
    characters: list[of.CharacterEntry]
    goals: list[of.GoalEntry]
    triggers: list[of.TriggerEntry]
    stories: list[of.StoryEntry]
    events: list[of.EventEntry]
    encounters: list[of.EncounterEntry]
    tokens: list[of.TokenEntry]
    longhorns: list[of.LonghornEntry]
    frontier: list[of.FrontierEntry]
    cattle: list[of.CattleEntry]
    legendary: list[of.LegendaryEntry]
    mib_cards: list[of.MibEntry]
    texts: dict[str, Text] = field(default_factory=dict)
    conditions: dict[str, Condition] = field(default_factory=dict)

    @property
    def spaces(self) -> list[of.SpaceEntry]:
        """All spaces, in the order of their numbers in the program."""
        return [*self.base_spaces, *self.gulch_spaces]


TABLES: dict[str, tuple[str, str, type[Entry]]] = {
    "base_spaces": ("base_board.toml", "space", of.SpaceEntry),
    "mesas": ("base_board.toml", "mesa", of.MesaEntry),
    "gulch_spaces": ("gulch_board.toml", "space", of.SpaceEntry),
    "links": ("places.toml", "link", of.LinkEntry),
    "buildings": ("places.toml", "building", of.BuildingEntry),
    "checkpoints": ("places.toml", "checkpoint", of.CheckpointEntry),
    "regions": ("places.toml", "region", of.RegionEntry),
    "gangs": ("places.toml", "gang", of.GangEntry),
    "corners": ("places.toml", "corner", of.CornerEntry),
    "layout": ("places.toml", "layout", of.LayoutEntry),
    "effects": ("poker.toml", "effect", of.EffectEntry),
    "cards": ("poker.toml", "card", of.CardEntry),
    "fight_cards": ("fight.toml", "card", of.FightEntry),
    "items": ("items.toml", "item", of.ItemEntry),
    "characters": ("characters.toml", "character", of.CharacterEntry),
    "goals": ("goals.toml", "goal", of.GoalEntry),
    "triggers": ("stories.toml", "trigger", of.TriggerEntry),
    "stories": ("stories.toml", "story", of.StoryEntry),
    "events": ("events.toml", "event", of.EventEntry),
    "encounters": ("encounters.toml", "encounter", of.EncounterEntry),
    "tokens": ("tokens.toml", "token", of.TokenEntry),
    "longhorns": ("tokens.toml", "longhorn", of.LonghornEntry),
    "frontier": ("tokens.toml", "frontier", of.FrontierEntry),
    "cattle": ("tokens.toml", "cattle", of.CattleEntry),
    "legendary": ("tokens.toml", "legendary", of.LegendaryEntry),
    "mib_cards": ("man_in_black.toml", "card", of.MibEntry),
}
"""The file, the table and the type of each list of entries."""

TEXT_FIELDS: dict[str, tuple[str, ...]] = {
    "effects": ("text", "text_with_one_action"),
    "fight_cards": ("text",),
    "items": ("text", "upgraded_text"),
    "characters": ("ability",),
    "stories": ("reward",),
    "events": ("text",),
    "encounters": ("win", "loss"),
    "tokens": ("reward",),
    "longhorns": ("reward",),
    "frontier": ("reward",),
    "cattle": ("reward",),
    "mib_cards": ("text",),
}
"""The fields that are effects."""
TRACK_NAMES = ("marshal", "wanted", "gambler")


def place(table: str, entry: Any) -> str:
    """File and entry."""
    file, name, _ = TABLES[table]
    return f"{file}, {name} {entry.id}"


def stands(table: str, entry: Any) -> Place:
    """What a text of an entry stands on; what the base game has must do without Ante Up. WL-SETUP-24"""
    made = PLACES[table]
    in_base = made.base or getattr(entry, "set", "ante_up") == "base"
    return replace(made, base=in_base)


PLACES: dict[str, Place] = {
    "effects": text_laws.POKER,
    "fight_cards": text_laws.FIGHT,
    "items": text_laws.ITEM,
    "characters": text_laws.ABILITY,
    "stories": text_laws.BASE_REWARD,
    "events": text_laws.EVENT,
    "encounters": text_laws.REWARD,
    "tokens": text_laws.REWARD,
    "longhorns": text_laws.DELIVERY,
    "frontier": text_laws.REWARD,
    "cattle": text_laws.REWARD,
    "mib_cards": text_laws.MIB,
}


def faults(read: Read) -> list[str]:
    """Every law that is broken, each as a sentence with file, entry and field; the others can rely on all names."""
    lost = list(names_lead_somewhere(read))
    return lost or [fault for law in LAWS for fault in law(read)]


# --- counts and names ------------------------------------------------------------------------------------------------

COUNTS: dict[str, tuple[int, str]] = {
    "base_spaces": (63, "spaces"), "gulch_spaces": (47, "spaces"), "mesas": (2, "mesas"), "links": (3, "links"),
    "buildings": (6, "buildings"), "checkpoints": (8, "checkpoints"), "gangs": (3, "gangs"), "effects": (31, "effects"),
    "cards": (62, "poker cards"), "fight_cards": (13, "fight cards"), "items": (13, "items"),
    "characters": (20, "characters"), "goals": (80, "goals"), "triggers": (10, "triggers"),
    "stories": (40, "story cards"), "events": (22, "event cards"), "encounters": (8, "train encounters"),
    "tokens": (15, "event tokens"),
    "longhorns": (1, "kinds of longhorns"), "frontier": (12, "frontier tokens"), "cattle": (24, "cattle tokens"),
    "mib_cards": (11, "cards of the Man in Black"),
}  # fmt: skip


def the_box_is_complete(read: Read) -> Iterator[str]:
    """The box holds so many of each; set-up deals with these numbers. Ledger 4"""
    for table, (right, what) in COUNTS.items():
        there = len(getattr(read, table))
        if there != right:
            yield f"{TABLES[table][0]}: there are {there} {what}, but the game has {right}."
    parts: list[tuple[str, Counter[str], dict[str, int]]] = [
        (
            "tokens.toml",
            Counter(token.kind for token in read.tokens),
            {"outlaw": 9, "claim_jumper": 3, "high_roller": 3},
        ),
        ("tokens.toml", Counter(token.colour for token in read.cattle), {"green": 8, "blue": 8, "orange": 8}),
        ("stories.toml", Counter(story.trigger for story in read.stories), {each.id: 4 for each in read.triggers}),
        ("goals.toml", Counter(goal.character for goal in read.goals), {each.id: 4 for each in read.characters}),
        ("items.toml", Counter(item.set for item in read.items), {"base": 9, "ante_up": 4}),
        ("characters.toml", Counter(each.set for each in read.characters), {"base": 12, "ante_up": 8}),
        ("tokens.toml, legendary", _legends(read), {"base": 18, "ante_up": 9}),
    ]
    for file, there_are, wanted in parts:
        for kind in {**there_are, **wanted}:
            if there_are[kind] != wanted.get(kind, 0):
                yield f"{file}: there are {there_are[kind]} of {kind}, but the game has {wanted.get(kind, 0)}."


def _legends(read: Read) -> Counter[str]:
    found: Counter[str] = Counter()
    for entry in read.legendary:
        found[entry.set] += entry.count
    return found


def names_lead_somewhere(read: Read) -> Iterator[str]:
    """Whatever an entry names is there."""
    spaces = {space.id for space in read.spaces}
    regions, effects = {each.id for each in read.regions}, {each.id for each in read.effects}
    named: list[tuple[str, Any, str, Sequence[str], set[str]]] = [
        *(("mesas", each, "touching", each.touching, spaces) for each in read.mesas),
        *(("links", each, "ends", each.ends, spaces) for each in read.links),
        *(("buildings", each, "spaces", each.spaces, spaces) for each in read.buildings),
        *(("checkpoints", each, "heist_space", [each.heist_space], spaces) for each in read.checkpoints),
        *(("gangs", each, "hideouts", each.hideouts, spaces) for each in read.gangs),
        *(("base_spaces", each, "region", [each.region], regions) for each in read.base_spaces),
        *(("gulch_spaces", each, "region", [each.region], regions) for each in read.gulch_spaces),
        *(("cards", each, "effect", [each.effect], effects) for each in read.cards),
        *(("characters", each, "starts", each.starts, spaces) for each in read.characters),
        *(("characters", each, "items", _items(each), {item.id for item in read.items}) for each in read.characters),
    ]
    for table, entry, where, found, known in named:
        for name in found:
            if name not in known:
                yield f"{place(table, entry)}, {where}: there is no {name!r}."
    for one in {space.id for space in read.base_spaces} & {space.id for space in read.gulch_spaces}:
        yield f"gulch_board.toml, space {one}: the base board has a space of that id; ids must differ."


def _items(character: of.CharacterEntry) -> list[str]:
    return [name.rstrip("+") for name in character.items]


# --- boards ----------------------------------------------------------------------------------------------------------


def links_lead_both_ways(read: Read) -> Iterator[str]:
    """Adjacency is mutual, stays on a board and joins all its spaces; corners are among it. WL-MOVE-02, AU-PASS-05"""
    for table, spaces in (("base_spaces", read.base_spaces), ("gulch_spaces", read.gulch_spaces)):
        beside = {space.id: space.adjacent for space in spaces}
        for space in spaces:
            for other in space.adjacent:
                if other not in beside:
                    yield f"{place(table, space)}, adjacent: there is no space {other!r} on this board."
                elif space.id not in beside[other] or other == space.id:
                    yield f"{place(table, space)}, adjacent: {other} does not name {space.id} in return."
        for name in sorted(set(beside) - _reached(beside)):
            yield f"{TABLES[table][0]}, space {name}: no way leads there from {spaces[0].id}."
    near = {space.id: space.adjacent for space in read.spaces}
    for corner in read.corners:
        one, other = corner.ends
        if other not in near.get(one, ()):
            yield f"places.toml, corner {one} {other}: these spaces are not adjacent."


def _reached(beside: dict[str, list[str]]) -> set[str]:
    """The spaces that can be walked to from the first."""
    found = set(list(beside)[:1])
    waiting = list(found)
    while waiting:
        more = [other for other in beside[waiting.pop()] if other in beside and other not in found]
        found.update(more)
        waiting += more
    return found


SINGLE = (
    "sheriff_office", "marshal_office", "bank", "doctor", "cabaret", "outlaw_camp", "ranch_green", "ranch_blue",
    "ranch_orange",
)  # fmt: skip
FEATURE_COUNTS = {
    **dict.fromkeys(SINGLE, 1), "mine": 3, "rail": 2, "pass_a_head": 2, "pass_c_head": 2, "frontier_6": 4,
    "frontier_7": 4, "frontier_8": 1, "hideout_a": 2, "hideout_b": 2, "hideout_c": 2,
}  # fmt: skip


def features_are_where_rules_look_for_them(read: Read) -> Iterator[str]:
    """So many spaces have each feature; gangs, links and buildings stand where their features are. WL-LOC-01"""
    features = {space.id: space.features for space in read.spaces}
    there: Counter[str] = Counter(feature for each in features.values() for feature in each)
    for name, right in FEATURE_COUNTS.items():
        if there[name] != right:
            yield f"base_board.toml, gulch_board.toml: {there[name]} spaces have {name}, but the game has {right}."
    for gang in read.gangs:
        for hideout in gang.hideouts:
            if f"hideout_{gang.id.lower()}" not in features.get(hideout, ()):
                yield f"{place('gangs', gang)}, hideouts: {hideout} is no hideout of this gang."
    for link in read.links:
        shared = [feature for feature in features.get(link.ends[0], ()) if feature in features.get(link.ends[1], ())]
        if not any(feature == "rail" if link.kind == "rail" else feature.startswith("pass_") for feature in shared):
            yield f"{place('links', link)}, ends: these spaces are not the two ends of a {link.kind}."
    around = {name: building for building in read.buildings for name in building.spaces}
    for building in read.buildings:
        for name in building.spaces:
            if building.kind.removeprefix("general_") not in features.get(name, ()):
                yield f"{place('buildings', building)}, spaces: {name} lies beside no {building.kind}."
    for space in read.spaces:
        if any(feature in ("store", "saloon", "trading_post") for feature in space.features) and space.id not in around:
            yield f"places.toml: no building has the space {space.id}, which lies beside one."
        if (space.town or space.region) != space.region:
            file = "base_board.toml" if space in read.base_spaces else "gulch_board.toml"
            yield f"{file}, space {space.id}, region: a space of the town {space.town} is in that region."


# --- cards, items and characters -------------------------------------------------------------------------------------

RANKS: tuple[str, ...] = get_args(of.RankName)
RED_SUITS = ("hearts", "diamonds")


def cards_are_two_of_each(read: Read) -> Iterator[str]:
    """One card of each suit and rank; an effect is on both cards of its colour and rank; an alternate takes the place
    of a card of its suit and rank. WL-GEN-01, AU-SETUP-09"""
    effects, cards = {each.id: each for each in read.effects}, {each.id: each for each in read.cards}
    deck: Counter[tuple[str, str]] = Counter((card.suit, card.rank) for card in read.cards if card.set == "base")
    for suit in get_args(of.SuitName):
        for rank in RANKS:
            if deck[suit, rank] != 1:
                yield f"poker.toml: there are {deck[suit, rank]} base cards {rank} of {suit}, but a deck has 1."
    for card in read.cards:
        effect = effects[card.effect]
        colour = "red" if card.suit in RED_SUITS else "black"
        if (effect.rank, effect.colour, effect.set) != (card.rank, colour, card.set):
            right = f"the {effect.colour} {effect.rank} of {effect.set}"
            yield f"{place('cards', card)}, effect: {effect.name} is on {right}."
        yield from _value(place("cards", card), card.rank, card.value)
        model = cards.get(card.replaces) if card.replaces is not None else None
        if (card.set == "ante_up") != (card.replaces is not None):
            yield f"{place('cards', card)}, replaces: the cards of Ante Up replace others, base cards do not."
        elif card.replaces is not None and (model is None or (model.suit, model.rank) != (card.suit, card.rank)):
            yield f"{place('cards', card)}, replaces: {card.replaces} is not a card of the same suit and rank."
    for effect in read.effects:
        replaced = effects.get(effect.replaces) if effect.replaces is not None else None
        if effect.replaces is not None and (replaced is None or replaced.rank != effect.rank):
            yield f"{place('effects', effect)}, replaces: {effect.replaces} is not an effect of the same rank."
    for fight in read.fight_cards:
        yield from _value(place("fight_cards", fight), fight.rank, fight.value)
    if [card.rank for card in read.fight_cards] != list(RANKS):
        yield f"fight.toml: there must be one card of each rank, in the order {', '.join(RANKS)}."


def _value(where: str, rank: str, value: int) -> Iterator[str]:
    if value != RANKS.index(rank) + 2:
        yield f"{where}, value: a card of rank {rank} counts {RANKS.index(rank) + 2}, not {value} (WL-GEN-01)."


def items_have_their_sides(read: Read) -> Iterator[str]:
    """Mounts have movement; weapons and mounts can be upgraded, miscellaneous items cannot. WL-STORE-02"""
    for item in read.items:
        where = place("items", item)
        if (item.kind == "mount") != bool(item.movement and item.upgraded_movement):
            yield f"{where}, movement: mounts have one on both sides, other items have none."
        if (item.kind == "misc") == bool(item.upgraded_text and item.upgraded_lp):
            yield f"{where}, upgraded_text: weapons and mounts have an upgraded side with LP, other items do not."


def characters_can_start(read: Read) -> Iterator[str]:
    """Base characters need nothing of Ante Up, and nobody is Marshal and Wanted. WL-SETUP-24, WL-TRACK-02"""
    items = {item.id: item for item in read.items}
    base = {space.id for space in read.base_spaces}
    for each in read.characters:
        where = place("characters", each)
        if each.marshal and each.wanted:
            yield f"{where}: nobody has Marshal and Wanted points together (WL-TRACK-02)."
        if each.wounds > read.tracks.limits.wounds:
            yield f"{where}, wounds: nobody has more than {read.tracks.limits.wounds} (WL-GEN-04)."
        for name in each.items:
            if name.endswith("+") and items[name.rstrip("+")].kind == "misc":
                yield f"{where}, items: {name} cannot be upgraded (WL-STORE-02)."
        if each.set == "base":
            for start in each.starts:
                if start not in base:
                    yield f"{where}, starts: {start} is not on the base board (WL-SETUP-24)."
            for name in _items(each):
                if items[name].set != "base":
                    yield f"{where}, items: {name} needs Ante Up (WL-SETUP-24)."


def tracks_fit_together(read: Read) -> Iterator[str]:
    """Marshal and Wanted have 9 spaces, Gambler 7; event markers lie on them. WL-TRACK-01, AU-SETUP-17, AU-SETUP-18"""
    tracks, markers = read.tracks, read.tracks.event_markers
    for name, right in (("marshal", 9), ("wanted", 9), ("gambler", 7)):
        there = len(getattr(tracks, name).rewards)
        if there != right:
            yield f"tracks.toml, {name}, rewards: the track has {right} spaces, not {there}."
        if getattr(markers.tracks, name) > right:
            yield f"tracks.toml, event_markers, tracks: the {name} track has only {right} spaces."
    for end in (15, 20, 25):
        if getattr(markers, f"lp_{end}") != list(range(5, end, 5)):
            yield f"tracks.toml, event_markers, lp_{end}: a marker lies on every 5th space below {end} (AU-SETUP-18)."


Law: TypeAlias = Callable[[Read], Iterator[str]]
LAWS: tuple[Law, ...] = (
    the_box_is_complete,
    links_lead_both_ways,
    features_are_where_rules_look_for_them,
    cards_are_two_of_each,
    items_have_their_sides,
    characters_can_start,
    tracks_fit_together,
)
