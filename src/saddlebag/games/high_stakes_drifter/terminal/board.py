"""The whole table as text: the pot, every player's cards in saloon and street, the own hand."""

from collections.abc import Callable, Mapping
from typing import Any

from saddlebag.games.high_stakes_drifter.content import CARD, CARD_NAMES, CARD_TEXT, CHIP, CHIP_NAMES, CHIP_SIDES, STAT


def draw(view: Any, marks: Mapping[str, str]) -> str:
    """A view as text; marks are put on the things that they name."""
    lines = [f"Round {view.round}, ante ${view.ante}, {view.badge} has the badge ({view.actions_left} actions left)"]
    if view.must_challenge:
        lines.append("The town wants a shootout: a challenge must be issued in this turn.")
    if view.challenge is not None:
        lines += challenge_lines(view.challenge, marks)
    for player in view.players:
        lines += ["", *player_lines(player, marks)]
    return "\n".join(lines)


def card_name(card: str) -> str:
    return CARD_NAMES[CARD.index[card]]


def chip_name(chip: str) -> str:
    return CHIP_NAMES[CHIP.index[chip]]


def marked(marks: Mapping[str, str], thing: str, text: str) -> str:
    return f"{marks[thing]} {text}" if thing in marks else text


def challenge_lines(challenge: Any, marks: Mapping[str, str]) -> list[str]:
    """The pots and who can win them, the bet to be matched, which stats count."""
    pots = ", ".join(f"${pot.amount} ({', '.join(pot.players)})" for pot in challenge.pots)
    lines = [marked(marks, "pot", f"Challenge of {challenge.challenger}; pot ${challenge.pot}: {pots}")]
    if challenge.betting is not None and challenge.betting.high:
        lines.append(f"to match: ${challenge.betting.high}")
    if len(challenge.counting) < 3:
        lines.append("counting: " + (", ".join(challenge.counting) or "no stat"))
    return lines


def player_lines(player: Any, marks: Mapping[str, str]) -> list[str]:
    """Money and piles, then the dudes with what lies beside them, then hand and stack if they are one's own."""
    state = [
        word for word, holds in (("in", player.in_shootout), ("all-in", player.all_in), ("out", player.out)) if holds
    ]
    bet = f", bet ${player.bets}" if player.bets else ""
    head = f"{player.name}: ${player.stake} (${player.invested} on cards{bet})"
    piles = f"draw {player.draw_size}, deadwood {len(player.deadwood)}, stack {player.stack_size}"
    lines = [" ".join([marked(marks, f"player:{player.name}", head), *(f"[{word}]" for word in state), "|", piles])]
    for dude in player.cards:
        if dude.bearer is None:
            lines.append("  " + card_text(dude, marks))
            lines += ["    " + card_text(card, marks) for card in player.cards if card.bearer == dude.id]
    if player.hand:
        cards = [marked(marks, f"hand:{card}", card_name(card)) for card in player.hand]
        lines.append(f"  hand: {', '.join(cards)}")
    elif player.hand_size:
        lines.append(f"  hand: {player.hand_size} hidden")
    if player.stack:
        chips = [marked(marks, f"chip:{chip}", chip_name(chip)) for chip in player.stack]
        lines.append(f"  kicker stack: {', '.join(chips)}")
    return lines


def card_text(card: Any, marks: Mapping[str, str]) -> str:
    """A card on the table: its name if the viewer may know it, where it is, what lies on it."""
    name = f"a concealed {card.kind}" if card.shape is None else card_name(card.shape)
    if card.shape is not None and not card.up:
        name += " (concealed)"
    if card.shape != card.card and card.card is not None:
        name += f" (a copy: {card_name(card.card)})"
    parts = [marked(marks, f"piece:{card.id}", f"{card.id} {name}")]
    if card.stats is not None:
        parts.append("/".join(str(stat) for stat in card.stats))
    if card.chips:
        parts.append(f"${card.chips}")
    parts += [
        marked(marks, f"kicker:{card.id}:{number}", kicker_text(kicker))
        for number, kicker in enumerate(card.kickers, 1)
    ]
    parts += [word for word, holds in (("blank", card.blank), ("shielded", card.shield)) if holds]
    if card.in_street and card.bearer is None:
        parts.append("in the street")
    return ", ".join(parts)


def kicker_text(kicker: Any) -> str:
    """A kicker chip with what its upper side gives."""
    stat, mod = CHIP_SIDES[CHIP.index[kicker.chip]][kicker.side == "back"]
    return f"{chip_name(kicker.chip)} {mod:+d} {STAT[stat]}"


def deadwood_page(view: Any) -> str:
    """What lies in every deadwood."""
    lines = []
    for player in view.players:
        cards = [card_name(card) for card in player.deadwood] + [chip_name(chip) for chip in player.buried_chips]
        lines.append(f"{player.name}: {', '.join(cards) or 'nothing'}")
    return "\n".join(lines)


def cards_page(view: Any) -> str:
    """What the cards in sight do: those of the own hand and all revealed ones."""
    known = {card for player in view.players for card in player.hand}
    known |= {card.shape for player in view.players for card in player.cards if card.shape is not None}
    lines = []
    for card in sorted(known, key=CARD.index.__getitem__):
        text = CARD_TEXT[CARD.index[card]]
        lines.append(f"{card_name(card)}: {text or 'no ability'}")
    return "\n".join(lines)


PAGES: Mapping[str, tuple[str, Callable[[Any], str]]] = {
    "deadwood": ("what lies in every deadwood", deadwood_page),
    "cards": ("what the cards in sight do", cards_page),
}
