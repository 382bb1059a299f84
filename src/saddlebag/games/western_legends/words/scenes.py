"""A fight, a hand of poker or a game of faro under way, in words."""

from saddlebag.engine.text import Line
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.chapters import FIGHT, FIGHTER, PLAYER
from saddlebag.games.western_legends.content import SPEAKER
from saddlebag.games.western_legends.seen.parts import FaroView, FightView, HandView, View
from saddlebag.games.western_legends.words.fight_story import NPC_NAMES
from saddlebag.games.western_legends.words.saloon_story import value_word
from saddlebag.games.western_legends.words.story import capital

GAMES = {"poker": "Poker", "high_stakes": "Poker for high stakes", "high_roller": "Poker against a high roller"}


def scenes(view: View) -> list[Line]:
    """What is played just now, if anything is."""
    found = [] if view.fight is None else [fight(view, view.fight)]
    if view.hand_of_poker is not None:
        found.append(poker(view, view.hand_of_poker))
    if view.faro is not None:
        found.append(faro(view, view.faro))
    return found


def card_name(card: str) -> str:
    return content.CARD_NAMES[content.CARD.find(card)]


def cards_words(cards: list[str], none: str) -> str:
    return listed([card_name(card) for card in cards]) if cards else none


def name_of(view: View, fighter: str) -> str:
    """A player by name, or the Man in Black."""
    seat = FIGHTER.find(fighter)
    return view.players[seat].name if seat < len(view.players) else "the Man in Black"


def names_of(view: View, players: list[str]) -> str:
    return listed([name_of(view, player) for player in players])


# --- fights -----------------------------------------------------------------------------------------------------------


def fight(view: View, fight: FightView) -> Line:
    """Who fights whom, the cards as far as they are seen, and what they count now."""
    kind = FIGHT.find(fight.kind)
    one = name_of(view, fight.fighter)
    other = NPC_NAMES[kind] if fight.rival is None else name_of(view, fight.rival)
    about = f" ({fight.kind})" if fight.rival is not None else ""
    lines = [Line(f"{who}: {card_words(fight, side)}", sum_lines(fight, side)) for side, who in enumerate((one, other))]
    if fight.drawn:
        lines.append(Line("fight cards drawn", [fight_card_line(card) for card in fight.drawn]))
    if fight.over:
        lines.append(Line(f"{capital(other if fight.winner is None else name_of(view, fight.winner))} has won"))
    return Line(f"Fight between {one} and {other}{about}", lines)


def card_words(fight: FightView, side: int) -> str:
    """The card that one of the two has laid, and what it counts."""
    if not fight.laid[side]:
        return "no card yet"
    card = fight.cards[side]
    name = "face down" if card is None else card_name(card)
    if card is None and side == 1 and fight.played is not None:
        name = f"fight card {content.FIGHT_RANKS[content.FIGHT_CARD.find(fight.played)]}"
    value = fight.values[side]
    return name if value is None else f"{name}, counts {value}"


def sum_lines(fight: FightView, side: int) -> list[Line]:
    """How a card comes to what it counts, where something changes it. WL-FIGHT-27"""
    return [Line(f"{line.words}: {line.number:+}" if line.number else line.words) for line in fight.sums[side][1:]]


def fight_card_line(card: str | None) -> Line:
    if card is None:
        return Line("face down")
    number = content.FIGHT_CARD.find(card)
    text = content.FIGHT_TEXT[number]
    about = text.words(SPEAKER) if text.clauses else ""
    return Line(f"fight card {content.FIGHT_RANKS[number]}", about=about, thing=f"fight_card:{card}")


# --- at the saloon ----------------------------------------------------------------------------------------------------


def poker(view: View, hand: HandView) -> Line:
    """Who plays for how much, the flop, and the hands once they are seen."""
    lines = [Line(f"{names_of(view, hand.players)} for ${hand.pot}")]
    if hand.folded:
        lines.append(Line(f"folded: {names_of(view, hand.folded)}"))
    if hand.dealer is not None:
        cards = cards_words(hand.dealer_cards, counted(hand.dealer_size, "card") + " face down")
        lines.append(Line(f"{name_of(view, hand.dealer)} deals: {cards}"))
    lines.append(Line(f"on the table: {cards_words(hand.shared, 'nothing yet')}"))
    for player in hand.has_chosen:
        cards = cards_words(hand.chosen.get(player, []), "cards face down")
        lines.append(Line(f"{name_of(view, player)} uses {cards}"))
    return Line(GAMES[hand.kind], lines)


def faro(view: View, faro: FaroView) -> Line:
    """The cards that were shown or turned up, and the markers."""
    lines = [Line(f"players: {names_of(view, faro.players)}")]
    if faro.shown:
        shown = [value_word(content.FIGHT_CARD.find(card)) for card in faro.shown]
        lines.append(Line(f"shown before the shuffle: {listed(shown)}"))
    if faro.revealed:
        up = [value_word(content.FIGHT_CARD.find(card)) for card in faro.cards if card is not None]
        lines.append(Line(f"turned up since: {listed(up)}"))
    for marker in faro.markers:
        value = value_word(content.FIGHT_CARD.find(marker.value))
        lines.append(Line(f"{view.players[PLAYER.find(marker.player)].name} bets ${marker.dollars} on {value}"))
    return Line("Faro", lines)
