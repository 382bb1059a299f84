"""The Sheriff, arrests and the jail. Chapters 5.12 and 5.21."""

from itertools import combinations

from saddlebag.engine.actions import Action
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import bits, set_of
from saddlebag.engine.rules import Ask, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist import content
from saddlebag.games.train_heist.rules import poker, wanted
from saddlebag.games.train_heist.state import State
from saddlebag.games.train_heist.words import story, train_story
from saddlebag.games.train_heist.words.decisions import ACTION, END, ESCAPE_CARDS, IN_JAIL, PLAY

# --- on his line ----------------------------------------------------------------------------------------------


def in_tunnel(s: State, space: int) -> bool:
    """Whether the section of a Train Map space is in the tunnel. TH-TUNNEL-01, TH-TUNNEL-08"""
    return bool(content.TUNNEL >> s.cars[content.SECTION_OF[space] - 1] & 1)


def can_step(s: State, direction: int) -> bool:
    """Whether his line goes on to the left (-1) or the right (+1). TH-SHER-01"""
    return 0 <= content.LINE_PLACE[s.sheriff] + direction < len(content.SHERIFF_LINE)


def step(s: State, direction: int) -> None:
    """He takes one step and jails whom he meets. TH-SHER-04"""
    start = s.sheriff
    s.sheriff = content.SHERIFF_LINE[content.LINE_PLACE[start] + direction]
    s.tell(train_story.SheriffMoved, start, s.sheriff)
    meet_everybody(s)


def march(s: State, spaces: int) -> None:
    """An Event Card moves him; if it leads off his line the card is ignored. TH-EVENT-02..04"""
    direction = 1 if spaces > 0 else -1
    possible = spaces
    while not can_step(s, possible):
        possible -= direction
    if possible != spaces and (s.options.sheriff_blocked_event == "ignore_card" or not possible):
        s.tell(train_story.SheriffBlocked)
        return
    for _ in range(abs(possible)):
        step(s, direction)


def close_in(s: State, steps: int, looter: int) -> None:
    """For each Wild he comes one space closer to the looter, until he reaches them. TH-LOOT-15..18"""
    for _ in range(steps):
        target = s.cowboys[looter].place
        if s.cowboys[looter].jailed or s.sheriff == target:
            return
        step(s, 1 if content.LINE_PLACE[target] > content.LINE_PLACE[s.sheriff] else -1)


# --- arrest ---------------------------------------------------------------------------------------------------


def meet_everybody(s: State) -> None:
    """Every cowboy in his space is arrested outside the tunnel; inside it they only share the dark.
    TH-JAIL-01, TH-JAIL-02, TH-JAIL-24, TH-TUNNEL-05"""
    for seat in s.on_space(s.sheriff):
        meet(s, seat)


def meet(s: State, seat: int) -> None:
    """This cowboy is in the Sheriff's space."""
    if in_tunnel(s, s.sheriff):
        wanted.note(s, seat, "with_sheriff_in_tunnel")
    else:
        arrest(s, seat)


def walk_into(s: State, seat: int) -> None:
    """A cowboy moving or boarding into the Sheriff's space is arrested, unless they slip by. TH-MOVE-11, TH-BOARD-08"""
    if s.cowboys[seat].place == s.sheriff and not (s.ability(seat, "sheriff_slip") and not in_tunnel(s, s.sheriff)):
        meet(s, seat)


def arrest(s: State, seat: int) -> None:
    """To jail: loot to the sack, hand discarded, bullets returned, the train one faster. TH-JAIL-01..09"""
    cowboy = s.cowboys[seat]
    cowboy.place = content.JAIL
    tiles, cowboy.loot = cowboy.loot, []
    cowboy.loot_actions = 0
    s.sack |= set_of(tiles)
    hand = list(bits(cowboy.hand))
    poker.discard(s, seat, cowboy.hand)
    bullets, cowboy.bullets = cowboy.bullets, 0
    s.bullets += bullets
    if seat == s.active:
        s.bullets_taken = 0
    cowboy.jail_flag = s.speed < content.TRACKS.speed_meter.max
    s.speed = min(s.speed + 1, content.TRACKS.speed_meter.max)
    s.arrests += 1
    cowboy.jailed_as = s.arrests
    s.tell(story.Arrested, seat, tiles, hand, bullets, s.speed)


# --- in jail --------------------------------------------------------------------------------------------------


def keys_needed(s: State, seat: int) -> int:
    """TH-JAIL-13, TH-VS-11; an ability may ask for fewer, at least 1"""
    needed = content.TRACKS.versus.keys_to_escape if s.versus else content.TRACKS.coop.keys_to_escape
    return max(1, needed + s.ability(seat, "jail_keys"))


def can_escape(s: State, seat: int) -> bool:
    return (s.cowboys[seat].hand & content.KEYS).bit_count() >= keys_needed(s, seat)


PRISONER = Need(lambda s, ask, a: s.you.jailed, "You are not in jail.", "TH-JAIL-11")
DRAW = Verb(
    "draw",
    at=(ACTION, IN_JAIL),
    says="Draw a card for keyholes",
    clause="TH-JAIL-12",
    further="deck",
    needs=(
        PRISONER,
        Need(lambda s, ask, a: s.actions_left > 0, "Each card costs a Heist Action, and none is left.", "TH-JAIL-11"),
        Need(lambda s, ask, a: bool(s.poker.pile), "There is no card to draw.", "TH-SETUP-28"),
        Need(
            lambda s, ask, a: s.you.hand.bit_count() < s.hand_limit(s.active),
            "Your hand is at its limit.",
            "TH-JAIL-22",
        ),
    ),
)
ESCAPE = Verb(
    "escape",
    at=(ACTION, IN_JAIL),
    says="Escape from jail",
    clause="TH-JAIL-13",
    needs=(
        PRISONER,
        Need(
            lambda s, ask, a: can_escape(s, s.active),
            lambda s, ask, a: f"It takes {keys_needed(s, s.active)} keyholes or Wilds to open the cell.",
            "TH-JAIL-13",
        ),
    ),
)


def prisoners_options(s: State) -> list[Action]:
    """Draw, escape, or end the actions. TH-JAIL-11, TH-JAIL-22"""
    options: list[Action] = []
    hand = s.you.hand
    if s.actions_left and s.poker.pile and hand.bit_count() < s.hand_limit(s.active):
        options += DRAW.each
    if can_escape(s, s.active):
        options += ESCAPE.each
    return options + END.each


def prisoners_action(s: State) -> Rule[bool]:
    """One action of a jailed player. True when they end their actions. TH-JAIL-11..15"""
    if s.options.jail_auto_escape and can_escape(s, s.active):
        yield from escape(s)
        return False
    choice = yield Ask(s.active, IN_JAIL, lambda: prisoners_options(s))
    if choice.verb == DRAW.name:
        draw_for_keys(s)
    elif choice.verb == ESCAPE.name:
        yield from escape(s)
    return choice.verb == END.name


def draw_for_keys(s: State) -> None:
    """One Heist Action, one card, shown to all: a keyhole or Wild is kept, any other discarded. TH-JAIL-12"""
    s.actions_left -= 1
    card = poker.draw_card(s, EVERYBODY)
    s.you.hand |= 1 << card
    kept = bool(content.KEYS >> card & 1)
    if not kept:
        poker.discard(s, s.active, 1 << card)
    s.tell(story.DrewInJail, s.active, card, kept)


def escape_sets(s: State) -> list[Action]:
    """The sets of keyholes and Wilds that open the cell."""
    keys = list(bits(s.you.hand & content.KEYS))
    return [PLAY.of(set_of(chosen)) for chosen in combinations(keys, keys_needed(s, s.active))]


def escape(s: State) -> Rule[None]:
    """Discard the keys, step onto the engine platform, draw up, slow the train. TH-JAIL-13..15"""
    cowboy = s.you
    keys = cowboy.hand & content.KEYS
    if keys.bit_count() > keys_needed(s, s.active):
        choice = yield Ask(s.active, ESCAPE_CARDS, lambda: escape_sets(s))
        keys = choice.arg
    poker.discard(s, s.active, keys)
    cowboy.place = content.PLATFORM[1]
    if cowboy.jail_flag:
        s.speed -= 1
    cowboy.jail_flag = False
    s.tell(story.Escaped, s.active, list(bits(keys)), s.speed)
    poker.draw_up(s, s.active)
    wanted.note(s, s.active, "escaped_jail")
