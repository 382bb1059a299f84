"""The fight deck: blocks of cards in unknown order, the last returned at the bottom. WL-NPC-20."""

from saddlebag.games.western_legends.state import State


def draw_fight_cards(s: State, number: int) -> tuple[list[int], list[int]]:
    """Cards from the top block, and from the next one where that is used up; fewer where the deck is. The cards, and
    the number of the block that each came from. WL-NPC-14, WL-NPC-20"""
    cards: list[int] = []
    drawn_from: list[int] = []
    while len(cards) < number and s.blocks:
        cards.append(s.blocks[0].pop())
        drawn_from.append(s.block_names[0])
        if not s.blocks[0]:
            del s.blocks[0]
            del s.block_names[0]
    return cards, drawn_from


def bury(s: State, cards: list[int], eyes: list[int], drawn_from: list[int]) -> None:
    """Cards that were drawn together go to the bottom as a block of their own in random order. Each is known to whoever
    saw it (`eyes`), or knew a block that was drawn to its end. WL-NPC-09, WL-NPC-20"""
    if not cards:
        return
    _forget(s, eyes, drawn_from)
    for card, seen_by, block in zip(cards, eyes, drawn_from, strict=True):
        s.fight_eyes[card] = seen_by if block in s.block_names else seen_by | s.fight_eyes[card]
    number = max([*s.block_names, *drawn_from]) + 1
    block_of_its_own = sorted(cards)
    s.dice.shuffle(block_of_its_own)
    s.blocks.append(block_of_its_own)
    s.block_names.append(number)


def _forget(s: State, eyes: list[int], drawn_from: list[int]) -> None:
    """Whoever did not see all that was drawn from a block does not know any more what is left in it. WL-NPC-20"""
    if not s.blocks or s.block_names[0] not in drawn_from:
        return
    saw_all = -1
    for seen_by, block in zip(eyes, drawn_from, strict=True):
        if block == s.block_names[0]:
            saw_all &= seen_by
    for card in s.blocks[0]:
        s.fight_eyes[card] &= saw_all
