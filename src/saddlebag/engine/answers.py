"""An answer in words, and the option that it means."""

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.engine.vocabulary import Vocabulary

SHOWN = 20
"""So many options are named in a refusal."""


def option_meant(ask: Ask, answer: Action | str, vocabulary: Vocabulary) -> Action | None:
    """The option that was meant, if it is on offer; of a set, its words may come in any order."""
    if isinstance(answer, Action):
        return answer if answer in ask.options else None
    for option in ask.options:
        if option.text == answer:
            return option
    action = vocabulary.parse(answer)
    return action if action is not None and action in ask.options else None


def not_on_offer(ask: Ask, text: str, prompt: str) -> str:
    """What is wrong with an answer, and what would be right."""
    offers = [option.text for option in ask.options]
    shown = ", ".join(offers[:SHOWN]) + (f" and {len(offers) - SHOWN} more" if len(offers) > SHOWN else "")
    return f"{text!r} is not possible now. {prompt} You may answer: {shown}."
