"""The whole table in words, from what a viewer sees: rounds, politics and players. The map is told in `map_text.py`."""

from saddlebag.engine.names import Names
from saddlebag.engine.text import Line
from saddlebag.engine.words import counted, listed, signed
from saddlebag.games.frontier import content
from saddlebag.games.frontier.chapters import ANIMAL, HELD, PLAYER
from saddlebag.games.frontier.content import SPEAKER
from saddlebag.games.frontier.effects.terms import CATTLE, FREE_USE, MONEY, amount
from saddlebag.games.frontier.seen.parts import PlayerView, View
from saddlebag.games.frontier.words.map_text import map_line, markets_line, river_line
from saddlebag.games.frontier.words.story import name_of

ERA_NAMES = ("I", "II", "III", "IV")
SLOTS = ("upcoming", "in three years", "in six years", "in nine years")


def table_text(view: View) -> list[Line]:
    """Hand, round, events, town, election, players, map, river, markets, development, people and the scoring."""
    own = [] if view.seat is None else [hand(view.players[view.seat])]
    return [
        *own,
        round_line(view),
        events_line(view),
        town_line(view),
        election_line(view),
        Line("Players", [player_line(view, player) for player in view.players]),
        map_line(view),
        river_line(view),
        markets_line(view),
        Line("Development", [network_line(view, number) for number in range(len(view.networks))]),
        people_line(view),
        *final(view),
    ]


def named(names: Names, words: list[str], thing: str) -> str:
    """What people call a thing."""
    return words[names.find(thing)]


def colour_name(colour: str) -> str:
    return name_of(PLAYER.find(colour))


# --- the own hand, and the round ------------------------------------------------------------------------------------


def hand(player: PlayerView) -> Line:
    """The own goal, or those to choose from; people, or those to choose from."""
    goals = [player.goal] if player.goal is not None else player.goals_dealt
    lines = [goal_line(goal) for goal in goals]
    lines += [character_line(card) for card in player.offered]
    lines += [character_line(hired.character, hired.dial) for hired in player.hired]
    return Line("Hand", lines or [Line("no cards yet")])


def goal_line(goal: str) -> Line:
    number = content.GOAL.find(goal)
    return Line(f"goal: {content.GOAL_NAMES[number]}", about=content.GOAL_WORDS[number], thing=f"goal:{goal}")


def character_line(card: str, dial: int = -1) -> Line:
    """A character, what they do, and where the marker of an assistant stands."""
    number = content.CHARACTER.find(card)
    marker = f" (at {content.YIELD[content.ASSISTANT_DIAL[number][dial]]})" if dial >= 0 else ""
    name = f"{content.CHARACTER_NAMES[number]}{marker}"
    return Line(name, about=character_words(number), thing=f"character:{card}")


def character_words(card: int) -> str:
    """What a character does."""
    if card < content.FIRST_PARTNER:
        return ", ".join(content.YIELD[each] for each in content.ASSISTANT_DIAL[card])
    if card < content.FIRST_TYCOON:
        return content.PARTNER_CARDS[card - content.FIRST_PARTNER].passive
    tycoon = content.TYCOON_CARDS[card - content.FIRST_TYCOON]
    return f"{tycoon.passive} Once a round: {tycoon.active} {tycoon.special_name}: {tycoon.special_effect}"


def round_line(view: View) -> Line:
    """Where the match is, and whose turn it is."""
    lines = [Line(f"era {ERA_NAMES[view.era - 1]}, the last round is {view.last_round}")]
    office = "stays on as mayor without an election" if view.caretaker else "is mayor"
    lines.append(Line(f"{colour_name(view.mayor)} {office}", thing=f"player:{view.mayor}"))
    if view.turn is not None:
        lines.append(Line(f"it is the turn of {colour_name(view.active)}", thing=f"player:{view.active}"))
    if view.mining is not None and view.mining.dice:
        lines.append(Line(f"dice to play: {listed([str(die) for die in view.mining.dice])}"))
    if view.reason:
        lines.append(Line(view.reason))
    return Line(f"Round {view.round}" if view.founded else "Set-up", lines)


# --- events, status, election ---------------------------------------------------------------------------------------


def events_line(view: View) -> Line:
    """The row with its discs, what the viewer knows of the deck, and the severity tiles that are out."""
    discs = {disc.event: disc for disc in view.discs}
    lines = []
    for slot, card in zip(SLOTS, view.events, strict=False):
        disc = discs.get(card)
        riding = f", with {disc.side.replace('_', ' ')}" if disc is not None else ""
        lines.append(event_line(card, slot, riding))
    lines += [event_line(card, "next in the deck") for card in view.next_events]
    lines.append(Line(f"{counted(view.event_deck_size, 'card')} in the deck"))
    turned = f", turned up: {listed([str(each) for each in view.turned])}" if view.turned else ""
    lines.append(Line(f"{counted(view.severities_left, 'severity tile')} face down{turned}"))
    return Line("Events", lines)


def event_line(card: str, slot: str, riding: str = "") -> Line:
    number = content.EVENT.find(card)
    about = content.EVENT_TEXT[number].words(SPEAKER)
    return Line(f"{slot}: {content.EVENT_NAMES[number]}{riding}", about=about, thing=f"event:{card}")


def town_line(view: View) -> Line:
    """Each status, what it does, and what the mayor has promised."""
    lines = []
    for number, (status, value) in enumerate(view.status.items()):
        promised = view.promises[status]
        words = f"{status} {signed(value)}"
        if promised:
            words += f", promised {listed([signed(each) for each in promised])}"
        about = content.STATUS_TEXT[number][value - content.LOWEST].words(SPEAKER)
        lines.append(Line(words, about=about, thing=f"status:{status}"))
    offices = [(function, owner) for function, owner in view.functions.items() if owner is not None]
    for function, owner in offices:
        title = named(content.FUNCTION, content.FUNCTION_NAMES, function)
        lines.append(Line(f"{colour_name(owner)} is {title}", thing=f"function:{function}"))
    return Line("Town", lines)


def election_line(view: View) -> Line:
    """Where each player campaigns."""
    standing = [(player.name, player.campaign) for player in view.players if player.campaign is not None]
    lines = [Line(f"{name} campaigns for {campaign_words(space)}") for name, space in standing]
    return Line("Election", lines or [Line("nobody campaigns yet")])


def campaign_words(space: str) -> str:
    """The fields that an election space touches."""
    fields = content.ELECTION_FIELDS[content.ELECTION.find(space)]
    return listed([content.STATUS[field] for field in fields])


# --- players --------------------------------------------------------------------------------------------------------


def player_line(view: View, player: PlayerView) -> Line:
    """What a player has: points, industries, goods, workers, people."""
    seat = PLAYER.find(player.colour)
    marks = [
        *([] if player.name.lower() == player.colour else [player.colour]),
        *(["you"] if seat == view.seat else []),
        *(["mayor"] if view.mayor == player.colour else []),
        *(["whose turn it is"] if view.turn is not None and view.active == player.colour else []),
    ]
    points = ", ".join(f"{number} {track}" for track, number in player.points.items())
    lines = [
        Line(points),
        Line(levels_words(player)),
        Line(workers_words(player)),
        Line("goods", [Line(words) for words in goods_words(player)] or [Line("none")]),
        Line("people", [character_line(hired.character, hired.dial) for hired in player.hired] or [Line("none")]),
    ]
    if player.goal is not None and seat != view.seat:
        lines.append(goal_line(player.goal))
    return Line(", ".join([player.name, *marks]), lines, thing=f"player:{player.colour}")


def levels_words(player: PlayerView) -> str:
    held = [f"{industry} {level}" for industry, level in player.levels.items() if level]
    return ", ".join(held) or "no industry yet"


def workers_words(player: PlayerView) -> str:
    """Workers that stand, of all; those of assistants beside."""
    words = f"{player.standing} of {counted(player.workers, 'worker')} standing"
    helpers = len(player.helping)
    return f"{words}, and {counted(helpers, 'worker')} of assistants" if helpers else words


def goods_words(player: PlayerView) -> list[str]:
    """Money and all else that they hold."""
    said = [amount(MONEY, player.goods["money"])]
    for number, good in enumerate(HELD.ids):
        held = player.goods[good]
        if not held or number in (MONEY, CATTLE):
            continue
        used = player.exhausted[good] if good in ANIMAL.index else 0
        more = " on the stockpile" if good == "log" else f" ({used} exhausted)" if used else ""
        said.append(f"{amount(number, held)}{more}" if number != FREE_USE else counted(held, "free use"))
    if player.cattle:
        said.append(f"{amount(CATTLE, sum(player.cattle.values()))} on the range")
    if player.vault:
        said.append(f"{len(player.vault)} gold in banks")
    if player.due:
        said.append(f"${player.due} due for slaughter")
    return said


# --- development, people, the end -----------------------------------------------------------------------------------


def network_line(view: View, number: int) -> Line:
    """The tiles that lie face up: those that are built with whose cube, then the next one with its cost."""
    network = view.networks[number]
    lines = []
    for place, tile in enumerate(network.tiles):
        if tile is None:
            continue
        about = content.DEVELOPMENT[content.DEVELOPMENT.find(tile)]
        card = content.DEVELOPMENT.find(about)
        cost = f"${content.DEVELOPMENT_COST[card]}"
        if content.DEVELOPMENT_LOGS[card]:
            cost += f" and {counted(content.DEVELOPMENT_LOGS[card], 'log')}"
        owner = network.cubes[place] if place < network.built else None
        state = f"built{f' by {colour_name(owner)}' if owner else ''}" if place < network.built else f"costs {cost}"
        words = f"{content.DEVELOPMENT_NAMES[card]} ({state})"
        lines.append(Line(words, about=content.DEVELOPMENT_TEXT[card].words(SPEAKER), thing=f"development:{tile}"))
    down = sum([tile is None for tile in network.tiles])
    if down:
        lines.append(Line(f"{counted(down, 'tile')} face down"))
    return Line(network.network, lines)


def people_line(view: View) -> Line:
    """Tycoons on the Mayor Card, decks, and the characters at each suit town."""
    tycoons = [character_line(card) for card in view.tycoons]
    lines = [Line("tycoons on the Mayor Card", tycoons)] if tycoons else []
    sizes = ", ".join(f"{counted(size, rank)}" for rank, size in view.deck_sizes.items())
    lines.append(Line(f"in the decks: {sizes}"))
    for town, cards in view.discards.items():
        number = content.SUIT_TOWN.find(town)
        taken = view.rewards_taken[town]
        rewards = content.SUIT_TOWN_REWARDS[number]
        following = rewards[taken].words(SPEAKER) if taken < len(rewards) else "Gain $2."
        lines.append(
            Line(content.SUIT_TOWN_NAMES[number], [character_line(card) for card in cards], f"Next reward: {following}")
        )
    return Line("People", lines)


def final(view: View) -> list[Line]:
    """The scoring, line by line."""
    if not view.final:
        return []
    names = [player.name for player in view.players]
    lines = [
        Line(f"{line.title}: {', '.join(f'{name} {number}' for name, number in zip(names, line.points, strict=True))}")
        for line in view.final
    ]
    return [Line("Scoring", lines)]
