"""What set-up, stories, events, goals, the Man in Black and the end tell. The kit is in `story.py`."""

from typing import ClassVar

from saddlebag.engine.events import Event
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends.content import (
    BUILDING_NAMES,
    GOAL_NAMES,
    GOAL_WORDS,
    MIB_NAMES,
    STORY_NAMES,
    STORY_REWARD,
    TRIGGER_WORDS,
)
from saddlebag.games.western_legends.words.road_story import in_words
from saddlebag.games.western_legends.words.story import PLACES, Told, name_of

TOKEN_WORDS = ("an outlaw", "a claim jumper", "a longhorn")


# --- set-up -----------------------------------------------------------------------------------------------------------


class CharacterRevealed(Told, frozen=True):
    """WL-SETUP-10"""

    weight: ClassVar[int] = 2
    colour: str

    def sentence(self) -> str:
        return f"{self.colour.capitalize()} plays {name_of(self.who)}."


class Started(Told, frozen=True):
    """WL-SETUP-11"""

    space: int

    def sentence(self) -> str:
        return f"{self.name} starts at {PLACES[self.space]}."


class PlayBegins(Told, frozen=True):
    """WL-SETUP-14, WL-SETUP-19"""

    weight: ClassVar[int] = 2
    bandits: list[int]

    def sentence(self) -> str:
        return (
            f"{counted(len(self.bandits), 'bandit')} lie in wait, the Sheriff is in Darkrock. {self.name} goes first."
        )


# --- events -----------------------------------------------------------------------------------------------------------


class TokenPlaced(Event, frozen=True):
    """AU-EVENT-09"""

    kind: int
    space: int

    def sentence(self) -> str:
        return f"{TOKEN_WORDS[self.kind].capitalize()} appears at {PLACES[self.space]}."


class TokenCleared(Event, frozen=True):
    """AU-SETUP-27"""

    weight: ClassVar[int] = 0
    space: int

    def sentence(self) -> str:
        return f"What lay at {PLACES[self.space]} goes back to the supply."


class HighRollerPlaced(Event, frozen=True):
    """AU-EVENT-12"""

    building: int

    def sentence(self) -> str:
        return f"A high roller sits down at the {BUILDING_NAMES[self.building]}."


class NotPlaced(Event, frozen=True):
    """AU-EVENT-09, AU-EVENT-13"""

    weight: ClassVar[int] = 0
    kind: int
    space: int

    def sentence(self) -> str:
        return f"There is no room or no token for {TOKEN_WORDS[self.kind]} at {PLACES[self.space]}."


class NuggetsPlaced(Event, frozen=True):
    """AU-EVENT-17"""

    number: int
    space: int

    def sentence(self) -> str:
        verb = "lies" if self.number == 1 else "lie"
        return f"{counted(self.number, 'gold nugget').capitalize()} {verb} at {PLACES[self.space]}."


class GotLonghorns(Told, frozen=True):
    """AU-LONG-02"""

    number: int

    def sentence(self) -> str:
        return f"{self.name} gets {counted(self.number, 'longhorn')}."


# --- stories ----------------------------------------------------------------------------------------------------------


class DiscPlaced(Told, frozen=True):
    """WL-STORY-02"""

    trigger: int
    missing: int

    def sentence(self) -> str:
        left = "it is complete" if not self.missing else f"{self.missing} to go"
        return f"{self.name} adds a disc to a story ({TRIGGER_WORDS[self.trigger]}): {left}."


class StoryTold(Told, frozen=True):
    """WL-STORY-06"""

    weight: ClassVar[int] = 2
    story: int
    tellers: list[int]

    def sentence(self) -> str:
        tellers = listed([name_of(each) for each in self.tellers])
        return f"They tell the story of {STORY_NAMES[self.story]} ({in_words(STORY_REWARD[self.story])}): {tellers}."


# --- goals ------------------------------------------------------------------------------------------------------------


class GoalMet(Told, frozen=True):
    """WL-GOAL-03"""

    weight: ClassVar[int] = 2
    goal: int

    def sentence(self) -> str:
        return f"{self.name} reveals a goal, {GOAL_NAMES[self.goal]}: {GOAL_WORDS[self.goal]}."


# --- the Man in Black -------------------------------------------------------------------------------------------------


class ManInBlackActs(Event, frozen=True):
    """WL-MIB-02"""

    weight: ClassVar[int] = 2
    card: int

    def sentence(self) -> str:
        return f"The Man in Black: {MIB_NAMES[self.card]}."


class ManInBlackRides(Event, frozen=True):
    """WL-MIB-02"""

    space: int

    def sentence(self) -> str:
        return f"The Man in Black goes to {PLACES[self.space]}."


class ManInBlackGains(Event, frozen=True):
    """WL-MIB-09"""

    points: int
    total: int

    def sentence(self) -> str:
        return f"The Man in Black gains {self.points} LP and has {self.total}."


class BanditHunted(Event, frozen=True):
    space: int

    def sentence(self) -> str:
        return f"The Man in Black drives the bandit at {PLACES[self.space]} away."


# --- the end ----------------------------------------------------------------------------------------------------------


class EndTriggered(Told, frozen=True):
    """WL-END-01, WL-END-02"""

    weight: ClassVar[int] = 2
    target: int
    last_round: int

    def sentence(self) -> str:
        return f"{self.name} has {self.target} LP or more: round {self.last_round} is the last one."


class Scored(Told, frozen=True):
    """WL-END-04"""

    title: str
    points: int

    def sentence(self) -> str:
        return f"Final scoring, {self.title}: {self.name} {self.points:+d} LP."


class MatchOver(Event, frozen=True):
    weight: ClassVar[int] = 2
    reason: str

    def sentence(self) -> str:
        return self.reason
