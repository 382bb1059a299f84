"""The whole table in words, from what a viewer sees."""

from collections import Counter
from collections.abc import Iterable, Sequence

from saddlebag.engine.text import Line
from saddlebag.engine.words import counted
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content.directives import TYPE
from saddlebag.games.deck_goes_west.effects.jobs import Job, job_words
from saddlebag.games.deck_goes_west.rules.grid import CELL, in_words, west_first
from saddlebag.games.deck_goes_west.seen.parts import PlayerView, View


def table_text(view: View) -> list[Line]:
    """Hand, tracks, what is under way, mission, players, trade row and land. Section 7"""
    own = [] if view.seat is None else [hand(view.players[view.seat])]
    return [*own, tracks(view), mission(view), players(view), trade_row(view), land(view)]


# --- names ----------------------------------------------------------------------------------------------------------


def card_name(card: str) -> str:
    return content.CARD_NAMES[content.CARD.index[card]]


def alike(cards: Iterable[str]) -> str:
    """Cards in a row, with how often each kind comes."""
    return ", ".join(
        f"{name} x{count}" if count > 1 else name for name, count in Counter(map(card_name, cards)).items()
    )


def numbered(jobs: Sequence[Job], word: str = "") -> list[Line]:
    return [Line(f"{word}{number}: {job_words(job)}") for number, job in enumerate(jobs, 1)]


# --- the table ------------------------------------------------------------------------------------------------------


def hand(player: PlayerView) -> Line:
    """The own cards, with what each does."""
    cards = [
        Line(card_name(card), about=job_list(content.CARD_JOBS[content.CARD.index[card]]), thing=f"card:{card}")
        for card in player.hand
    ]
    return Line("Hand", cards or [Line("no cards")])


def job_list(jobs: Sequence[Job]) -> str:
    return "; or: ".join(map(job_words, jobs))


def tracks(view: View) -> Line:
    """Where the match is, and what is under way."""
    points = ", ".join(map(str, view.vp))
    dice = "d12 and d20" if view.bandit_dice == "both" else view.bandit_dice
    lines = [
        Line(f"sun {view.day} of {view.day_len}"),
        Line(f"points {points} of {view.score_len}"),
        Line(f"risk {view.risk} with {dice}"),
    ]
    return Line("Tracks", [*lines, *under_way(view)])


def under_way(view: View) -> list[Line]:
    """A movement, a battle, a trade that is not over yet."""
    lines = []
    if view.movement is not None:
        pool = view.movement
        rides = f", rides {', '.join(map(str, pool.rides))}" if pool.rides else ""
        shown = f"; just revealed {pool.attempt}" if pool.attempt else ""
        who = pool.mover.capitalize()
        lines.append(Line(f"{who} moves: walk {pool.walk}, climb {pool.climb}, sail {pool.sail}{rides}{shown}"))
    if view.battle is not None:
        fight = view.battle
        foes = counted(view.bandits.get(fight.cell, 0), "bandit")
        attack = (
            f"attack {fight.attack_dice} dice and {fight.hits}, defence {fight.defence_dice} dice and {fight.saves}"
        )
        lines.append(Line(f"Battle at {fight.cell} with {foes}: {attack}"))
    if view.trade is not None:
        lines.append(Line(f"{view.active.capitalize()} trades with {view.trade.partner.capitalize()}"))
    return lines


def mission(view: View) -> Line:
    """What scores, what it lets players do, what every night brings."""
    card = content.MISSIONS[content.MISSION.find(view.mission)]
    scores = [Line(job_words(job)) for event in card.events for job in event]
    nights = [Line(step.words, about=step.means) for step in (each.shown(None) for each in card.night)]
    under = [
        Line("Scores automatically", scores),
        Line("Open to anybody", numbered(card.jobs)),
        Line("Every night", nights),
    ]
    return Line(f"Mission {card.name}", [part for part in under if part.under], about=card.about)


def players(view: View) -> Line:
    return Line("Players", [player_line(view, player) for player in view.players])


def player_line(view: View, player: PlayerView) -> Line:
    """A player's points, stock, cards and character."""
    marks = [
        word
        for word, holds in (
            ("out", not player.alive),
            ("passed", player.passed),
            ("character used today", player.tapped),
            ("P1", view.p1 == player.colour),
        )
        if holds
    ]
    stock = ", ".join(f"{name} {amount}" for name, amount in player.stock.items())
    known = [Line(card_name(card), thing=f"card:{card}") for card in player.hand] if player.hand else []
    held = f"hand {player.hand_size} of {player.hand_limit}"
    return Line(
        ", ".join([player.colour.capitalize(), player.name, *marks]),
        [
            Line(f"{counted(player.vp, 'point')}; {stock}"),
            Line(held, known),
            Line(f"draw pile {player.draw_size}; discards: {alike(player.discard) or 'none'}"),
        ],
        about=f"character: {job_list(content.CHARACTERS[content.CHARACTER.find(player.character)].jobs)}",
        thing=f"player:{player.colour}",
    )


def trade_row(view: View) -> Line:
    """The cards on sale, and the jobs that buy them."""
    lines = []
    for card in view.trade_row:
        index = content.CARD.index[card]
        buy = job_list(content.CARD_BUY[index])
        lines.append(
            Line(
                content.CARD_NAMES[index],
                about=f"{job_list(content.CARD_JOBS[index])}. To buy it: {buy}",
                thing=f"card:{card}",
            )
        )
    return Line("Trade row", lines or [Line("empty")])


def land(view: View) -> Line:
    """The tiles from West to East, with all that is on them."""
    cells = sorted((CELL.index[name] for name in (*view.land, *view.fringe)), key=west_first)
    return Line("Land, from West to East", [tile_line(view, cell) for cell in cells])


def tile_line(view: View, cell: int) -> Line:
    name = CELL[cell]
    tile = view.land.get(name)
    title = "Unknown land" if tile is None else content.TILE_NAMES[content.TILE.index[tile]]
    facts = cell_facts(view, name)
    return Line(f"{title} ({name}, {in_words(cell)}){': ' if facts else ''}{', '.join(facts)}", thing=f"cell:{name}")


def cell_facts(view: View, cell: str) -> list[str]:
    """Everything that is to be known about a cell."""
    facts = []
    tile = content.TILE.index[view.land[cell]] if cell in view.land else None
    if tile is not None:
        facts += [TYPE[content.TILE_TYPE[tile]].replace("_", " "), f"star {content.STAR[tile]}"]
    if view.bandits.get(cell):
        facts.append(counted(view.bandits[cell], "bandit"))
    facts += [
        word
        for word, holds in (
            ("railway", cell in view.railways),
            ("the wagon", view.wagon == cell),
            ("fed today", cell in view.fed),
        )
        if holds
    ]
    for player in view.players:
        if player.cell == cell:
            facts.append(f"{player.colour.capitalize()} here" + ("" if player.standing else ", lying"))
    job = None if tile is None else content.TILE_JOB[tile]
    return facts if job is None else [*facts, f"job: {job_words(job)}"]
