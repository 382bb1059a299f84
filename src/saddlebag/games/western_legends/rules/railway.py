"""The train on its circuit. Chapter 5.16."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.content import CHECKPOINT, CHECKPOINT_SPACE
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import story

CHECKPOINTS = len(CHECKPOINT)


def move_train(s: State, number: int) -> None:
    """The train goes so many checkpoints on and stops at each; after the last comes the first. AU-TRAIN-01..03"""
    for _ in range(number):
        s.train = (s.train + 1) % CHECKPOINTS
        s.tell(story.TrainCame, s.train)


def train_space(s: State) -> int:
    """Where the train can be reached; NOBODY without Ante Up. AU-TRAIN-04, AU-TRAIN-08"""
    return NOBODY if s.train == NOBODY else CHECKPOINT_SPACE[s.train]
