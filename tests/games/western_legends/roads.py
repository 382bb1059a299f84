"""Words for tests of what one player does on the road, with the others out of the way."""

from typing import Any

from saddlebag.games.western_legends.content import SPACE
from saddlebag.games.western_legends.options import Options
from tests.games.western_legends.kit import Table, on_offer, play, put, question, story_on_top, table, turn

AWAY = "cj_south"
"""Where the others are out of the way."""
OPTIONS = set(Options.__struct_fields__)
BACK_ON_THE_ROAD = ("action", "here", "riding", "lay_card", "add_disc")


def at(space: str, character: str = "bass_reeves", **things: Any) -> Table:
    """The first player stands in a space with these things, the others are elsewhere; their actions begin. The open
    stories wait for a game of poker."""
    options = {name: things.pop(name) for name in list(things) if name in OPTIONS}
    s = table(characters=f"{character} wild_bill doc_holliday", **options)
    for side in (0, 1):
        story_on_top(s, side, "start_poker")
    for seat in (1, 2):
        put(s, seat, place=AWAY)
    put(s, 0, place=space, **things)
    turn(s)
    return s


def win_the_fight(s: Table, card: str = "a_spades_showdown", against: str = "fight_4") -> None:
    """The active player lays a card against this fight card, plays no reaction and takes the first of all choices."""
    play(s, f"lay {card}")
    if f"play_for {against}" in on_offer(s):
        play(s, f"play_for {against}")
    while question(s) not in BACK_ON_THE_ROAD:
        offered = on_offer(s)
        play(s, "pass" if "pass" in offered else offered[0])


def lie(s: Table, space: str, nuggets: int = 0, longhorns: int = 0) -> None:
    """Nuggets and longhorns lie in a space."""
    s.nuggets[SPACE.find(space)] += nuggets
    s.longhorns[SPACE.find(space)] += longhorns
    s.longhorn_pile -= longhorns


def actions(s: Table, *verbs: str) -> list[str]:
    """The answers on offer that begin with these verbs."""
    return [text for text in on_offer(s) if text.split()[0] in verbs]
