"""What an arrest does, and where the Sheriff goes after a confrontation. Chapter 5.10."""

from saddlebag.games.western_legends.content import CATTLE_COLOUR, MARSHAL_OFFICE, SHERIFF_OFFICE
from saddlebag.games.western_legends.rules import goods
from saddlebag.games.western_legends.rules.tracks import lose_wanted
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import fight_story


def arrest(s: State, seat: int) -> None:
    """All Wanted points, cattle and longhorns, half the money and half the nuggets are lost, and the Sheriff takes the
    player to the office of their board. Wound and card came with the lost fight. WL-ARREST-01..04, AU-SHERIFF-01,
    AU-SHERIFF-02"""
    player = s.players[seat]
    office = MARSHAL_OFFICE if s.in_the_gulch(player.place) else SHERIFF_OFFICE
    lose_wanted(s, seat)
    cattle = len(player.cattle) + player.longhorns
    lose_cattle(s, seat)
    goods.lose_money(s, seat, goods.half_of_money(player.money))
    nuggets = goods.half(player.nuggets)
    player.nuggets -= nuggets
    player.place = s.sheriff = office
    s.tell(fight_story.Arrested, s.who(seat), office, nuggets, cattle)


def lose_cattle(s: State, seat: int) -> None:
    """Tokens are shuffled face down into their own Ranch, longhorns go to the supply. WL-ARREST-01, AU-SHERIFF-06,
    AU-LONG-06, AU-LONG-10"""
    player = s.players[seat]
    for token in player.cattle:
        s.ranches[CATTLE_COLOUR[token]] |= 1 << token
        s.cattle_eyes[token] = 0
    player.cattle = []
    s.longhorn_pile += player.longhorns
    player.longhorns = 0


def sheriff_is_beaten(s: State, space: int) -> None:
    """He returns to his office, without entering it. WL-SHERIFF-08, WL-SHERIFF-15, AU-SHERIFF-03"""
    there = s.in_the_gulch(space) and s.options.sheriff_defeat_office == "nearest_board_office"
    s.sheriff = MARSHAL_OFFICE if there else SHERIFF_OFFICE
    s.tell(fight_story.SheriffBeaten, s.sheriff)
