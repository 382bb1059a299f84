"""Faro: bets on the values of four cards, of which at most three are turned up. Chapter 5.15, AU-FARO."""

from saddlebag.engine.actions import Action
from saddlebag.engine.course import Course, Each, If, InOneGo, Repeat, Stage, While
from saddlebag.engine.events import EVERYBODY
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.western_legends.chapters import Faro, Marker
from saddlebag.games.western_legends.content import FIGHT_CARD
from saddlebag.games.western_legends.effects import goals
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.fight_deck import bury, draw_fight_cards
from saddlebag.games.western_legends.rules.goods import gain_money, lose_money
from saddlebag.games.western_legends.rules.saloon import (
    ANOTHER_GAME,
    ANTE,
    BESIDE_A_SALOON,
    THE_ANTE,
    WITH_ANTE_UP,
    count_game,
    guests,
    has_gambled,
    may_gamble,
    saloon_beside,
    the_saloon,
    wants_to_join,
)
from saddlebag.games.western_legends.rules.tracks import gain_points
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import GAMBLER, State
from saddlebag.games.western_legends.words import saloon_story as story
from saddlebag.games.western_legends.words.saloon_story import value_word

COMPANY = 10
"""What the active player gains if anybody joins. AU-FARO-02"""
FOUR, SHOWN = 4, 3
"""AU-FARO-05"""
MARKERS = 2
"""AU-FARO-08"""
STAKE = Names("stake", ["10", "20"])
STAKES = (10, 20)
"""The sides of a marker. AU-FARO-08"""
LOSES, WINS, JACKPOT = range(3)
"""What the cards do, in the order in which they are turned up. AU-FARO-14, AU-FARO-15, AU-FARO-18"""
TIMES = (0, 1, 3)
"""How many times its amount a marker on such a card wins. AU-FARO-15, AU-FARO-19"""


def faro(s: State) -> Faro:
    """The game of faro that is played."""
    assert s.faro is not None
    return s.faro


# --- starting and joining -------------------------------------------------------------------------------------------

START = Verb(
    "faro",
    at=ACTION,
    says="Start a game of faro",
    clause="AU-FARO-01",
    touches=the_saloon,
    needs=(WITH_ANTE_UP, BESIDE_A_SALOON, ANOTHER_GAME, THE_ANTE),
)


def offers(s: State, seat: int) -> list[Action]:
    """AU-GAMB-03, AU-FARO-03"""
    return START.each if s.ante_up and may_gamble(s, seat, ANTE) else []


def start_faro(s: State, action: Action) -> None:
    """AU-GAMB-03"""
    s.faro = Faro(starter=s.active, saloon=saloon_beside(s, s.active))


ACTION_RULES["faro"] = start_faro


def open_faro(s: State) -> None:
    """AU-FARO-01"""
    game = faro(s)
    s.tell(story.FaroBegan, s.who(game.starter), game.saloon)
    count_game(s, game.starter)
    take_part(s, game.starter)


def take_part(s: State, seat: int) -> None:
    """AU-GAMB-02"""
    faro(s).players.append(seat)
    has_gambled(s, seat, faro(s).saloon)


def invited_to_faro(s: State) -> list[int]:
    """AU-FARO-01, AU-FARO-03"""
    return guests(s, faro(s).starter)


def join_faro(s: State, seat: int) -> Rule[None]:
    """AU-FARO-01"""
    joins = yield from wants_to_join(s, seat)
    if joins:
        take_part(s, seat)


def dealer_of(s: State) -> int:
    """The first who does not take part, counting from the right of the active player; else the active player.
    AU-FARO-04, AU-FARO-06"""
    game = faro(s)
    for seat in s.clockwise(game.starter)[:0:-1]:
        if seat not in game.players:
            return seat
    return game.starter


def knows_fourth(s: State, seat: int) -> bool:
    """With the option, a dealer who does not take part looks at the card that is not shown. AU-FARO-05"""
    game = faro(s)
    return not s.options.faro_unseen_fourth and seat == game.dealer and seat not in game.players


def lay_out_cards(s: State) -> None:
    """Company brings the active player $10; then the dealer draws four cards and shows the first three. AU-FARO-02,
    AU-FARO-05, AU-FARO-25"""
    game = faro(s)
    if len(game.players) > 1:
        gain_money(s, game.starter, COMPANY)
    game.dealer = dealer_of(s)
    game.cards, game.drawn_from = draw_fight_cards(s, FOUR)
    game.shown = game.cards[:SHOWN]
    s.disclosed += len(game.shown)
    s.tell(story.FaroShown, s.who(game.dealer), game.shown[:])
    if knows_fourth(s, game.dealer):
        s.disclosed += 1
        s.tell(story.LookedAtFourth, s.who(game.dealer), game.cards[-1])


# --- bets -----------------------------------------------------------------------------------------------------------


def markers_of(s: State, seat: int) -> list[Marker]:
    return [marker for marker in faro(s).markers if marker.seat == seat]


def money_left(s: State, seat: int) -> int:
    """What a player can still bet: stakes stay with them until they are lost. AU-FARO-10, AU-FARO-12"""
    return s.players[seat].money - sum([marker.dollars for marker in markers_of(s, seat)])


def _is_free(s: State, ask: Ask, action: Action) -> bool:
    return all(marker.value != action.arg for marker in markers_of(s, ask.seat))


def _can_afford(s: State, ask: Ask, action: Action) -> bool:
    return STAKES[action.args[1]] <= money_left(s, ask.seat)


PLACE_BET = Question(
    "place_bet",
    "On which value do you bet, and how much? The first card loses, the second pays 1 to 1, the third 3 to 1.",
    clause="AU-FARO-08",
)
SECOND_BET = Question("second_bet", "Do you place a second marker?", clause="AU-FARO-08")
BET = Verb(
    "bet",
    FIGHT_CARD,
    STAKE,
    at=(PLACE_BET, SECOND_BET),
    says=lambda s, ask, a: f"Bet ${STAKES[a.args[1]]} on {value_word(a.arg)}",
    clause="AU-FARO-08",
    touches="faro:{0}",
    needs=(
        Need(_is_free, "Your other marker lies there.", "AU-FARO-09"),
        Need(_can_afford, "You do not have that much money left to bet.", "AU-FARO-10"),
    ),
)
ONE_MARKER = Verb("one_marker", at=SECOND_BET, says="No second marker", clause="AU-FARO-08", main=True, passes=True)
JUST_ONE = ONE_MARKER.each[0]
BETS = [[BET.of(value, stake) for value in range(len(FIGHT_CARD))] for stake in range(len(STAKES))]
"""All bets by the amount."""


def bets(s: State, seat: int) -> list[Action]:
    """Any value but that of the player's other marker, with as much as they have. AU-FARO-08..11"""
    taken = [marker.value for marker in markers_of(s, seat)]
    left = money_left(s, seat)
    affordable = [each for stake, each in enumerate(BETS) if STAKES[stake] <= left]
    return [bet for each in affordable for bet in each if bet.arg not in taken]


def active_last(s: State) -> list[int]:
    """Clockwise from the left of the active player, who comes last. AU-FARO-07, AU-FARO-16"""
    starter, *others = faro(s).players
    return [*others, starter]


def bet(s: State, seat: int) -> Rule[bool]:
    """One marker, and a second one if the player likes; whether that was all. AU-FARO-08, D30"""
    if markers_of(s, seat):
        choice = yield Ask(seat, SECOND_BET, lambda: [JUST_ONE, *bets(s, seat)])
        if choice is JUST_ONE:
            return True
    else:
        choice = yield Ask(seat, PLACE_BET, lambda: bets(s, seat))
    value, stake = choice.args
    faro(s).markers.append(Marker(seat, value, STAKES[stake]))
    s.tell(story.PlacedBet, s.who(seat), value, STAKES[stake])
    return len(markers_of(s, seat)) == MARKERS or money_left(s, seat) < STAKES[0]


# --- turning up -----------------------------------------------------------------------------------------------------


def shuffle_cards(s: State) -> None:
    """Face down; a cut would change nothing. AU-FARO-13"""
    game = faro(s)
    order = list(range(len(game.cards)))
    s.dice.shuffle(order)
    game.cards = [game.cards[place] for place in order]
    game.drawn_from = [game.drawn_from[place] for place in order]
    game.shuffled = True
    s.tell(story.FaroShuffled)


def turn_card(s: State) -> None:
    """The next card is turned up. AU-FARO-14, AU-FARO-15, AU-FARO-18"""
    game = faro(s)
    s.tell(story.FaroTurned, game.revealed, game.cards[game.revealed])
    game.revealed += 1
    s.disclosed += 1


def turned(s: State) -> int:
    """The card that was turned up last."""
    game = faro(s)
    return game.cards[game.revealed - 1]


def first_card(s: State) -> None:
    """Markers on the first card are lost. AU-FARO-14"""
    turn_card(s)
    for marker in faro(s).markers[:]:
        if marker.value == turned(s):
            lose_marker(s, marker)


def lose_marker(s: State, marker: Marker) -> None:
    """Its amount goes to the supply, and it returns to its player. AU-FARO-14, AU-FARO-20"""
    faro(s).markers.remove(marker)
    s.tell(story.MarkerLost, s.who(marker.seat), marker.value, marker.dollars)
    lose_money(s, marker.seat, marker.dollars)


def lucky_ones(s: State) -> list[int]:
    """Who has a marker on the card just turned up, from the active player clockwise. WL-GEN-14"""
    lucky = [marker.seat for marker in faro(s).markers if marker.value == turned(s)]
    return [seat for seat in s.clockwise(faro(s).starter) if seat in lucky]


def collect(s: State, seat: int) -> Rule[None]:
    """The amount of a marker on the second card, three times it on the third, and a Gambler point, at once. AU-FARO-15,
    AU-FARO-19, AU-FARO-24"""
    game = faro(s)
    kind = game.revealed - 1
    marker = next(each for each in game.markers if each.seat == seat and each.value == turned(s))
    game.markers.remove(marker)
    s.tell(story.MarkerWon, s.who(seat), marker.value, marker.dollars, kind == JACKPOT)
    did(s, seat, goals.FARO_WIN)
    if kind == JACKPOT:
        did(s, seat, goals.JACKPOT)
    gain_money(s, seat, TIMES[kind] * marker.dollars)
    yield from gain_points(s, seat, GAMBLER, 1)


STAY_OR_TAKE = Question(
    "stay_or_take_back",
    "Does your marker on {} stay for the bonus round?",
    about=FIGHT_CARD,
    kind="faro",
    says=lambda s, ask: value_word(ask.about),
    clause="AU-FARO-16",
)
ALL_STAY_OR_TAKE = Question("all_stay_or_take_back", "Do your markers stay for the bonus round?", clause="AU-FARO-17")
LET_RIDE = Verb(
    "let_ride",
    at=(STAY_OR_TAKE, ALL_STAY_OR_TAKE),
    says="Let it ride for three times as much",
    clause="AU-FARO-16",
)
TAKE_BACK = Verb(
    "take_back", at=(STAY_OR_TAKE, ALL_STAY_OR_TAKE), says="Take back, free of charge", clause="AU-FARO-16", passes=True
)
RIDES, COMES_BACK = LET_RIDE.each[0], TAKE_BACK.each[0]


def undecided(s: State, seat: int) -> bool:
    return any(not marker.stays for marker in markers_of(s, seat))


def stay_or_take_back(s: State, seat: int) -> Rule[None]:
    """Each marker stays or is taken back free of charge; with the option, all of a player's or none. AU-FARO-16,
    AU-FARO-17, D31"""
    options = [RIDES, COMES_BACK]
    if s.options.faro_retract_all:
        choice = yield Ask(seat, ALL_STAY_OR_TAKE, lambda: options)
        meant = markers_of(s, seat)
    else:
        first = next(marker.value for marker in markers_of(s, seat) if not marker.stays)
        choice = yield Ask(seat, STAY_OR_TAKE, lambda: options, first)
        meant = [marker for marker in markers_of(s, seat) if marker.value == first]
    for marker in meant:
        if choice is RIDES:
            marker.stays = True
            s.tell(story.LetRide, s.who(seat), marker.value)
        else:
            faro(s).markers.remove(marker)
            s.tell(story.TookBack, s.who(seat), marker.value)


def somebody_stays(s: State) -> bool:
    """AU-FARO-18"""
    return bool(faro(s).markers)


def sweep(s: State) -> None:
    """All markers that are left after the bonus round are lost. AU-FARO-20"""
    for marker in faro(s).markers[:]:
        lose_marker(s, marker)


def put_cards_away(s: State) -> None:
    """The four cards go under the fight deck; a card that was neither shown nor turned up is known to nobody but a
    dealer who looked. AU-FARO-21, AU-FARO-22"""
    game = faro(s)
    seen = [*game.shown, *game.cards[: game.revealed]]
    unseen = 1 << game.dealer if knows_fourth(s, game.dealer) else 0
    bury(s, game.cards, [EVERYBODY if card in seen else unseen for card in game.cards], game.drawn_from)
    game.cards, game.drawn_from, game.shown = [], [], []


FARO = Course(
    "faro",
    Stage("faro", open_faro, Each(invited_to_faro, join_faro), lay_out_cards),
    Stage("bets", Each(active_last, Repeat(bet))),
    Stage(
        "turning",
        shuffle_cards,
        first_card,
        turn_card,
        Each(lucky_ones, InOneGo(collect)),
        Each(active_last, While(undecided, stay_or_take_back)),
        If(somebody_stays, Stage("jackpot", turn_card, Each(lucky_ones, InOneGo(collect)), sweep)),
        put_cards_away,
    ),
    owns="faro",
)
"""AU-FARO-01..25"""
