"""What the entries of the content must be together: the counts of the box, boards that hold together, names that lead
somewhere."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct, field

from saddlebag.engine.content import Entry
from saddlebag.games.western_legends.content import entries as of
from saddlebag.games.western_legends.effects.goals import Condition
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


def faults(read: Read) -> list[str]:
    """Every law that is broken, each as a sentence with file, entry and field."""
    return [fault for law in LAWS for fault in law(read)]


Law: TypeAlias = Callable[[Read], Iterator[str]]
LAWS: tuple[Law, ...] = ()
