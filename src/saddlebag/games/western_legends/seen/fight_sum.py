"""How the card of a fighter comes to what it counts, line by line and in words."""

from saddlebag.engine.names import NOBODY
from saddlebag.games.western_legends.chapters import BY_MAN_IN_BLACK, FIRST_CARD, Fight, Lowered
from saddlebag.games.western_legends.content import CARD_EFFECT, EFFECT_NAMES, ITEM, ITEM_NAMES
from saddlebag.games.western_legends.rules.reactions import final_value, printed_value, reductions
from saddlebag.games.western_legends.seen.parts import SumLine
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words.fight_story import fight_card_name
from saddlebag.games.western_legends.words.story import capital, card_name, name_of

NO_LESS = "No card counts less than 2"
WINS_TIES = "Wins ties"


def fight_sum(s: State, fight: Fight, side: int) -> list[SumLine]:
    """What is printed on the card, what each effect takes from it, and what it keeps at least; then whether it wins
    ties. WL-FIGHT-11, WL-FIGHT-13, WL-FIGHT-27"""
    card, printed = fight.cards[side], printed_value(fight, side)
    lines = [SumLine(capital(fight_card_name(fight.played) if card == NOBODY else card_name(card)), printed)]
    lines += [SumLine(_words(s, fight, each), -each.number) for each in fight.lowered if each.side == side]
    kept = final_value(s, side) - (printed - reductions(fight, side))
    if kept:
        lines.append(SumLine(NO_LESS, kept))
    if fight.card_wins_ties[side] or fight.text_wins_ties[side]:
        lines.append(SumLine(WINS_TIES, 0))
    return lines


def _words(s: State, fight: Fight, lowered: Lowered) -> str:
    """Whose it is and what: "Annie Oakley's Revolver"."""
    whose = capital(name_of(s.who(fight.fighter if lowered.side else fight.rival)))
    return f"{whose}'s {_name(lowered.by)}"


def _name(by: int) -> str:
    if by == BY_MAN_IN_BLACK:
        return "stare"
    if by >= FIRST_CARD:
        return EFFECT_NAMES[CARD_EFFECT[by - FIRST_CARD]]
    return ITEM_NAMES[by] if by < len(ITEM) else "ability"
