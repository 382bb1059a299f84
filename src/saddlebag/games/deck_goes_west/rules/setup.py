"""Laying out the table. Chapters 5.3 and 5.33."""

from saddlebag.engine.dice import Dice
from saddlebag.engine.zones import Knowledge
from saddlebag.games.deck_goes_west import content
from saddlebag.games.deck_goes_west.content import directives
from saddlebag.games.deck_goes_west.effects.terms import EVENTS, ON_REVEAL
from saddlebag.games.deck_goes_west.options import Options
from saddlebag.games.deck_goes_west.rules import cards, land, stocks
from saddlebag.games.deck_goes_west.rules.grid import cell_at, col_of
from saddlebag.games.deck_goes_west.state import Pile, Player, State


def setup(options: Options, dice: Dice) -> State:
    """A table of this mission, before the first day."""
    s = bare_table(options, dice)
    shuffle_cards(s)
    lay_land(s)
    choose_characters(s)
    for step in s.mission_card.setup:
        carry_out(s, step)
    if s.versus:
        first = options.first_player
        s.p1 = dice.below(len(s.players)) if first == "random" else first
        s.active = s.p1
    return s


def bare_table(options: Options, dice: Dice) -> State:
    """The tracks and nothing on the table yet. DW-SETUP-01, DW-SETUP-08, DW-SETUP-18"""
    seats = options.seats()
    versus = options.play == "versus"
    late = seats - 2 if options.coop_scaling == "short_days" and options.play == "cooperative" else 0
    return State(
        dice=dice,
        options=options,
        mission=options.mission_index,
        scoreboard=options.board_index,
        vp=[0] * (seats if versus else 1),
        day=late,
        missions_used=[0] * seats,
        tiles=Knowledge.of(len(content.TILE), shuffled_unseen=True),
        records=[-1] * len(EVENTS),
        common=[Pile() for _ in range(len(content.DECK))],
        cards=Knowledge.of(len(content.CARD)),
    )


def shuffle_cards(s: State) -> None:
    """Pain, exhaustion and trade cards face down, five trade cards in the row. DW-SETUP-09..12"""
    for deck in (content.EXHAUSTION_DECK, content.PAIN_DECK, content.TRADE_DECK):
        s.common[deck].pile = list(content.DECK_CARDS[deck])
        s.cards.shuffle(s.common[deck].pile, s.dice)
    cards.fill_row(s)


def lay_land(s: State) -> None:
    """Deal the tile map, face-up cells first; camps that show get a bandit. DW-SETUP-13..15, DW-SETUP-19, DW-SPEC-06"""
    tile_map = content.MAPS[s.mission_card.tile_map]
    pile = list(range(len(content.TILE)))
    aside: dict[int, int] = {}
    for step in s.mission_card.setup:
        if isinstance(step, directives.SetAside):
            tile = s.dice.pick([each for each in pile if content.TILE_TYPE[each] == step.type])
            pile.remove(tile)
            aside[cell_at(*step.cell)] = tile
    s.land_pile = pile
    s.tiles.shuffle(s.land_pile, s.dice)
    for at in tile_map.face_up:
        cell = cell_at(*at)
        tile = aside[cell] if cell in aside else s.land_pile.pop()
        s.land[cell] = tile
        s.tiles.turn_up(tile)
    for at in tile_map.face_down:
        land.lay(s, cell_at(*at))
    for cell in s.land:
        land.settle_camp(s, cell)
    s.records[ON_REVEAL] = max(col_of(cell) for cell in s.land)  # DW-SETUP-28


def choose_characters(s: State) -> None:
    """Each a different character of the difficulty, or as chosen; the missing ones from the next lower one.
    DW-SETUP-17, DW-SETUP-21..25"""
    seats = s.options.seats()
    wanted = s.options.characters or ("random",) * seats
    named = {content.CHARACTER.find(name) for name in wanted if name != "random"}
    dealt = deal_characters(s, named, sum(name == "random" for name in wanted))
    start = cell_at(*content.MAPS[s.mission_card.tile_map].start)
    taken = [0] * len(content.COPIES)
    for name in wanted:
        character = dealt.pop(0) if name == "random" else content.CHARACTER.find(name)
        deck: list[int] = []
        for kind, count in content.CHARACTERS[character].deck:
            deck += content.COPIES[kind][taken[kind] : taken[kind] + count]
            taken[kind] += count
        s.cards.shuffle(deck, s.dice)
        stock = list(content.CHARACTERS[character].stock)
        s.players.append(Player(character=character, cell=start, stock=stock, draw=deck))


def deal_characters(s: State, named: set[int], number: int) -> list[int]:
    """Random characters of the difficulty that nobody has named, then of lower ones, then of any.
    DW-SETUP-21, DW-SETUP-22"""
    dealt: list[int] = []
    chosen = s.options.difficulty
    for difficulty in (*range(chosen, 0, -1), *range(chosen + 1, 4)):
        some = [each for each in range(len(content.CHARACTERS)) if content.CHARACTERS[each].difficulty == difficulty]
        some = [each for each in some if each not in named]
        s.dice.shuffle(some)
        dealt += some
        if len(dealt) >= number:
            break
    return dealt[:number]


def carry_out(s: State, step: object) -> None:
    """A line of the mission's own setup. DW-SETUP-20, DW-SPEC-04..08"""
    start = s.players[0].cell
    match step:
        case directives.BanditsFaceUp(number=number):
            for cell in s.land:
                if cell != start:
                    stocks.add_bandits(s, cell, number)
        case directives.BanditsOnCamps(number=number):
            for cell, tile in s.land.items():
                if content.TILE_TYPE[tile] == content.CAMP:
                    stocks.add_bandits(s, cell, number)
        case directives.EachGains(res=res, number=number):
            for seat in range(len(s.players)):
                stocks.gain(s, seat, res, number)
        case directives.WagonAtStart():
            s.wagon = start
