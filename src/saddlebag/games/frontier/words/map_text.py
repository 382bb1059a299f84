"""The map, the river and the markets in words, from what a viewer sees."""

from saddlebag.engine.names import NOBODY
from saddlebag.engine.text import Line
from saddlebag.engine.words import counted, listed
from saddlebag.games.frontier import content
from saddlebag.games.frontier.chapters import PLAYER
from saddlebag.games.frontier.effects.terms import several
from saddlebag.games.frontier.seen.parts import TileView, View
from saddlebag.games.frontier.words.story import name_of

KINDS = ("founding tiles", "housing", "public buildings", "industry", "special buildings", "railroad track")


def space_name(space: str) -> str:
    return content.SPACE_NAMES[content.SPACE.find(space)]


# --- the map --------------------------------------------------------------------------------------------------------


def map_line(view: View) -> Line:
    """Tiles by their kinds, then cattle, forests, grass and drought."""
    lines = []
    for kind, name in enumerate(KINDS):
        tiles = [tile for tile in view.tiles if content.TILE_KIND[content.TILE.find(tile.tile)] == kind]
        if tiles:
            lines.append(Line(name, [tile_line(view, tile) for tile in tiles]))
    for player in view.players:
        if player.cattle:
            herds = [
                Line(f"{space_name(space)} {number}", thing=f"space:{space}") for space, number in player.cattle.items()
            ]
            lines.append(Line(f"cattle of {player.name}", herds))
    for name, spaces in (("grass", view.grass), ("drought", view.drought)):
        if spaces:
            lines.append(Line(name, [Line(space_name(space), thing=f"space:{space}") for space in spaces]))
    cleared = [
        content.SPACE[space]
        for space in content.FORESTS
        if content.COLUMN_OF[content.LAYOUT.find(view.layout)][space] != NOBODY
        and content.SPACE[space] not in view.trees
    ]
    if cleared:
        lines.append(Line("cleared forests", [Line(space_name(space), thing=f"space:{space}") for space in cleared]))
    return Line("Map", lines or [Line("nothing yet")])


def tile_line(view: View, tile: TileView) -> Line:
    """A tile, whose it is, and what lies on it."""
    number = content.TILE.find(tile.tile)
    marks = [] if tile.owner is None else [name_of(PLAYER.find(tile.owner))]
    if tile.damage:
        industry = content.TILE_KIND[number] == content.INDUSTRY_KIND
        marks.append(counted(tile.damage, "revolt tile" if industry else "fire tile"))
    if tile.coins:
        marks.append(counted(tile.coins, "coin"))
    workers = [player.name for player in view.players for spot in player.laid if spot == tile.space]
    if workers:
        marks.append(f"workers of {listed(workers)}")
    if tile.space in view.donkeys:
        marks.append("steam donkey")
    marks += deposit_words(view, tile.space) + enclosure_words(view, tile.space)
    more = f" ({', '.join(marks)})" if marks else ""
    return Line(f"{content.TILE_NAMES[number]}, {space_name(tile.space)}{more}", thing=f"space:{tile.space}")


def deposit_words(view: View, space: str) -> list[str]:
    """What a deposit is, the die that it needs now, and the ore that is left."""
    for deposit in view.deposits:
        if deposit.space == space:
            number = content.DEPOSIT.find(deposit.kind)
            if not deposit.ore:
                return [content.DEPOSIT_NAMES[number].lower(), "depleted"]
            need = content.DEPOSIT_NEED[number][deposit.dial]
            return [
                content.DEPOSIT_NAMES[number].lower(), f"level {deposit.level}", f"needs a {need}", f"ore {deposit.ore}"
            ]  # fmt: skip
    return []


def enclosure_words(view: View, space: str) -> list[str]:
    """What an enclosure holds."""
    for enclosure in view.enclosures:
        if enclosure.space == space:
            return [f"{enclosure.cattle} {content.BREED_NAMES[content.BREED.find(enclosure.breed)]}"]
    return []


# --- the river and the markets --------------------------------------------------------------------------------------


def river_line(view: View) -> Line:
    """Each basin downstream: whose logs lie there, of how many, and whether it is jammed."""
    lines = []
    for basin, most in view.capacities.items():
        logs = [(player.name, player.logs[basin]) for player in view.players if basin in player.logs]
        held = ", ".join(f"{name} {number}" for name, number in logs) or "no logs"
        jam = ", jammed" if basin in view.jams else ""
        name = content.BASIN_NAMES[content.BASIN.find(basin)]
        lines.append(Line(f"{name}: {held}, room for {most}{jam}", thing=f"basin:{basin}"))
    return Line("River", lines)


def markets_line(view: View) -> Line:
    """The price of each good at each market, and how far the trains are."""
    lines = []
    for market in range(len(content.MARKET)):
        if market == content.REFRIGERATOR_LINE:
            continue
        rows = [row for row in range(len(content.MARKET_ROW)) if content.ROW_MARKET[row] == market]
        prices = [
            f"{several(content.ROW_GOOD[row])} ${content.ROW_LADDER[row][view.steps[content.MARKET_ROW[row]]]}"
            for row in rows
        ]
        name = content.MARKET_NAMES[market]
        if market in content.TRAIN_MARKET:
            distance = view.distances[content.TRAIN[content.TRAIN_MARKET.index(market)]]
            name += f" ({f'{distance} away' if distance else 'in town'})"
        lines.append(Line(name, [Line(price) for price in prices], thing=f"market:{content.MARKET[market]}"))
    return Line("Markets", lines)
