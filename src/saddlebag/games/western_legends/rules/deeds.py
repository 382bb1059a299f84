"""What players do, as far as goals ask for it: every condition has its memory. Chapter 5.18, ledger 9.11."""

from saddlebag.games.western_legends.content import GOAL_CONDITION, GOALS_OF

DEEDS_OF_GOAL = [[deed for way in condition.ways for deed in way] for condition in GOAL_CONDITION]
MOST_DEEDS = max([len(deeds) for deeds in DEEDS_OF_GOAL])
DEEDS_KEPT = MOST_DEEDS * len(GOALS_OF[0])
"""How many numbers a player's deeds need: for each of the four goals one a condition."""
