"""The whole table in words, from what a viewer sees."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.markup import escape

from saddlebag.engine.text import Line, in_lines
from saddlebag.engine.words import counted, listed
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.seen.parts import (
    CardView,
    ChallengeView,
    KickerView,
    PartView,
    PlayerView,
    View,
)


def table_text(view: View) -> list[Line]:
    """Hand, round, street, players and deadwood. Section 7"""
    own = [] if view.seat is None else hand(view.players[view.seat])
    players = Line("Players", [player_line(view, each) for each in view.players])
    return [*own, round_line(view), street(view), players, Line("Deadwood", [deadwood(each) for each in view.players])]


def draw(view: View, marks: Mapping[str, str]) -> str:
    """A view for terminals: the same lines, with the own hand beside the question."""
    *own, now, fight, players, _ = table_text(view)
    return escape("\n".join(in_lines([now, fight, players, *own], marks)))


# --- names ----------------------------------------------------------------------------------------------------------


def card_name(card: str) -> str:
    return content.CARD_NAMES[content.CARD.index[card]]


def chip_name(chip: str) -> str:
    return content.CHIP_NAMES[content.CHIP.index[chip]]


def stats_words(stats: Iterable[int], *, added: bool = False) -> str:
    return ", ".join(
        f"{name} {stat:+d}" if added else f"{name} {stat}" for name, stat in zip(content.STAT.ids, stats, strict=True)
    )


def card_words(card: int) -> str:
    """What is printed on a card: cost, stats, abilities."""
    said = [f"cost ${content.CARD_COST[card]}"]
    if content.CARD_KIND[card] == content.DUDE:
        said += [stats_words(content.CARD_STATS[card]), f"kicker limit ${content.CARD_LIMIT[card]}"]
    elif any(content.CARD_STATS[card]):
        said.append(stats_words(content.CARD_STATS[card], added=True))
    return f"{', '.join(said)}. {content.CARD_TEXT[card]}".strip()


def side_words(chip: int, side: int) -> str:
    stat, mod = content.CHIP_SIDES[chip][side]
    return f"{mod:+d} {content.STAT[stat]}"


def alike(names: Iterable[str]) -> str:
    """Names in a row, with how often each comes."""
    return ", ".join(f"{name} x{count}" if count > 1 else name for name, count in Counter(names).items())


# --- the table ------------------------------------------------------------------------------------------------------


def hand(player: PlayerView) -> list[Line]:
    """The own cards and kicker chips, with what each does."""
    cards = [
        Line(card_name(card), about=card_words(content.CARD.index[card]), thing=f"hand:{card}") for card in player.hand
    ]
    chips = [chip_line(chip, count) for chip, count in Counter(player.stack).items()]
    return [Line("Hand", cards or [Line("no cards")]), Line("Kicker chips", chips or [Line("none")])]


def chip_line(chip: str, count: int) -> Line:
    index = content.CHIP.index[chip]
    name = f"{content.CHIP_NAMES[index]} x{count}" if count > 1 else content.CHIP_NAMES[index]
    about = f"{side_words(index, 0)} or {side_words(index, 1)}, worth ${content.CHIP_VALUE[index]}"
    return Line(name, about=about, thing=f"chip:{chip}")


def round_line(view: View) -> Line:
    """Where the match is, and who has the badge."""
    rises = "" if view.next_ante_round is None else f", rises in round {view.next_ante_round}"
    lines = [
        Line(f"ante ${view.ante}{rises}"),
        Line(counted(view.quiet_turns, "quiet turn")),
        Line(f"{view.badge.capitalize()} has the badge, {counted(view.actions_left, 'action')} left"),
    ]
    if view.must_challenge:
        lines.append(Line("the town wants a shootout: a challenge must be issued in this turn"))
    return Line(f"Round {view.round}", lines)


def street(view: View) -> Line:
    """The shootout under way: pots, bets and dudes."""
    challenge = view.challenge
    if challenge is None:
        return Line("The street is empty")
    lines = [pot_line(challenge, number) for number in range(len(challenge.pots))]
    if challenge.betting is not None:
        betting = challenge.betting
        lines.append(Line(f"To match ${betting.high}; the smallest bet or raise is ${betting.smallest}"))
    if len(challenge.counting) < len(content.STAT):
        lines.append(Line(f"Stats that count: {', '.join(challenge.counting) or 'none'}"))
    fighters = [line for player in view.players for line in fighter(player)]
    stage = view.stage.replace("_", " ")
    return Line(f"The street: challenge of {challenge.challenger.capitalize()}, {stage}", [*lines, *fighters])


def pot_line(challenge: ChallengeView, number: int) -> Line:
    pot = challenge.pots[number]
    name = f"Side pot {number}" if number else "Pot"
    who = listed([player.capitalize() for player in pot.players])
    return Line(f"{name} ${pot.amount}, for {who}", thing="" if number else "pot")


def fighter(player: PlayerView) -> list[Line]:
    """A dude in the street, and how its stats add up."""
    dude = next((card for card in player.cards if card.id == player.fighter), None)
    if dude is None:
        return []
    marks = marked((player.folded, "folded"), (player.bet > 0, f"bet ${player.bet}"), (player.winner, "winner"))
    parts = [Line(f"{part_name(part)}: {part_words(part)}") for part in dude.parts]
    total = player.totals or dude.stats
    lines = [piece(dude, player), *parts, *([Line(f"Total: {stats_words(total)}")] if total else [])]
    return [Line(", ".join([player.name.capitalize(), *marks]), lines)]


def part_name(part: PartView) -> str:
    """Where a part of the stats comes from."""
    if part.source == "printed":
        return "Printed"
    name = "Concealed" if part.card is None else thing_name(part.card)
    return {"swap": f"Swap: {name}", "ability": f"{name}, ability"}.get(part.source, name)


def part_words(part: PartView) -> str:
    return stats_words((part.smarts, part.skill, part.luck), added=part.source != "printed")


def thing_name(thing: str) -> str:
    return card_name(thing) if thing in content.CARD.index else chip_name(thing)


def player_line(view: View, player: PlayerView) -> Line:
    """Money, piles, and the dudes with what lies beside them."""
    marks = marked(
        (view.badge == player.name, "has the badge"),
        (player.in_shootout, "in the shootout"),
        (player.out, "out"),
        (player.folded, "folded"),
        (player.all_in, "all-in"),
    )
    dudes = [piece(card, player) for card in player.cards if card.bearer is None and not card.in_street]
    return Line(
        ", ".join([player.name.capitalize(), *marks]),
        [
            Line(f"Stake ${player.stake}, ${player.invested} on cards"),
            Line(f"Hand {player.hand_size}, draw pile {player.draw_size}, kicker chips {player.stack_size}"),
            Line("In the saloon", dudes) if dudes else Line("No dude in the saloon"),
        ],
        thing=f"player:{player.name}",
    )


def deadwood(player: PlayerView) -> Line:
    """What has left the game for good, or until the deck is empty."""
    names = alike([*map(card_name, player.deadwood), *map(chip_name, player.buried_chips)])
    return Line(f"{player.name.capitalize()}: {names or 'nothing'}")


def marked(*marks: tuple[bool, str]) -> list[str]:
    return [word for holds, word in marks if holds]


def piece(card: CardView, player: PlayerView) -> Line:
    """A card on the table with all that is to be said of it, and what lies beside it."""
    name = f"Concealed {card.kind}" if card.shape is None else card_name(card.shape)
    facts = piece_facts(card)
    text = f"{name} ({card.id}){': ' if facts else ''}{', '.join(facts)}"
    beside = [piece(each, player) for each in player.cards if each.bearer == card.id]
    kickers = [kicker_line(card, number) for number in range(len(card.kickers))]
    about = "" if card.shape is None else card_words(content.CARD.index[card.shape])
    return Line(text, [*kickers, *beside], about=about, thing=f"piece:{card.id}")


def piece_facts(card: CardView) -> list[str]:
    """What the viewer may know of a card on the table."""
    facts = marked(
        (not card.up and card.card is None, "face down"),
        (not card.up and card.card is not None, "face down, only you know it"),
    )
    if card.card is not None and card.shape is not None and card.card != card.shape:
        facts.append(f"a copy, played as {card_name(card.card)}")
    if card.chips:
        facts.append(f"${card.chips} on it")
    if card.stats is not None:
        facts.append(stats_words(card.stats))
    if card.kickers and card.kicker_limit is not None:
        facts.append(f"kicker chips ${card.kicker_value} of ${card.kicker_limit}")
    facts += marked((card.blank, "blank in this shootout"), (card.shield, "shielded"))
    if card.peeked:
        facts.append(f"looked at by {listed([name.capitalize() for name in card.peeked])}")
    return facts


def kicker_line(card: CardView, number: int) -> Line:
    kicker: KickerView = card.kickers[number]
    chip = content.CHIP.index[kicker.chip]
    words = f"kicker chip {content.CHIP_NAMES[chip]} {side_words(chip, kicker.side == 'back')}"
    return Line(words, thing=f"kicker:{card.id}:{number + 1}")
