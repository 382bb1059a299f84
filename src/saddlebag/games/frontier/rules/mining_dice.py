"""The dice of a mining action: grubstakes, the roll, and how dice are played one by one. Chapter 5.14."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.frontier.content import DEPOSIT_METAL, SPACE
from saddlebag.games.frontier.effects import mods
from saddlebag.games.frontier.effects.terms import COST_GRUBSTAKE, COST_GRUBSTAKE_TOOLS, TOOLS, amount
from saddlebag.games.frontier.rules import deposits, goods, standing
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.deposits import deposit_on, under_way
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import mine_story

MOST_DICE = 12
"""FO-MIN-03"""
MOST_GRUBSTAKES = 3
GRUBSTAKE_COST, GRUBSTAKE_TOOLS = 2, 1
"""FO-MIN-04"""
SIX_COST = 5
"""FO-MIN-10"""

# --- rolling ------------------------------------------------------------------------------------------------------

GRUBSTAKES = Names("number of grubstakes", [str(number) for number in range(MOST_GRUBSTAKES + 1)])
FACE = Names("die", [str(face) for face in range(1, 7)])
GRUBSTAKING = Question("grubstaking", "How many grubstakes do you buy, one more die each?", clause="FO-MIN-04")


def dice_of_workers(s: State) -> int:
    """One for each worker on an undepleted deposit. FO-MIN-03, FO-MIN-14"""
    return sum([deposit_on(s, site).ore > 0 for site in under_way(s).sites])


def grubstake_price(s: State, seat: int) -> tuple[int, int]:
    """Dollars and tools for one more die. FO-MIN-04"""
    return (
        standing.cost(s, seat, COST_GRUBSTAKE, GRUBSTAKE_COST),
        standing.cost(s, seat, COST_GRUBSTAKE_TOOLS, GRUBSTAKE_TOOLS),
    )


def most_grubstakes(s: State, seat: int) -> int:
    """Up to three, as far as money, tools and dice go. FO-MIN-03, FO-MIN-04"""
    workers = dice_of_workers(s)
    number = min(MOST_GRUBSTAKES, MOST_DICE - workers) if workers else 0
    dollars, tools = grubstake_price(s, seat)
    while number and not (goods.has(s, seat, number * dollars) and goods.has(s, seat, number * tools, TOOLS)):
        number -= 1
    return number


def _grubstake_label(s: State, ask: Ask, action: Action) -> str:
    if not action.arg:
        return "No grubstake"
    dollars, tools = grubstake_price(s, ask.seat)
    price = f"${action.arg * dollars}" + (f" and {amount(TOOLS, action.arg * tools)}" if tools else "")
    return f"{counted(action.arg, 'grubstake')}: {price}"


GRUBSTAKE = Verb(
    "grubstake",
    GRUBSTAKES,
    at=GRUBSTAKING,
    says=_grubstake_label,
    clause="FO-MIN-04",
    needs=(
        Need(
            lambda s, ask, a: a.arg <= most_grubstakes(s, ask.seat),
            "You do not have so much money and so many tools.",
            "FO-MIN-04",
        ),
    ),
)


def buy_grubstakes(s: State, seat: int) -> Rule[None]:
    """Before the roll, one more die each. FO-MIN-04"""
    most = most_grubstakes(s, seat)
    if not most:
        return
    choice = yield Ask(seat, GRUBSTAKING, lambda: GRUBSTAKE.each[: most + 1])
    dollars, tools = grubstake_price(s, seat)
    goods.pay(s, seat, choice.arg * dollars)
    goods.pay(s, seat, choice.arg * tools, TOOLS)
    under_way(s).grubstakes = choice.arg


def roll_dice(s: State, seat: int) -> None:
    """One die for each worker on an undepleted deposit and for each grubstake, at most twelve. FO-MIN-03"""
    mining = under_way(s)
    mining.dice = roll(s, seat, min(MOST_DICE, dice_of_workers(s) + mining.grubstakes))


def roll(s: State, seat: int, number: int) -> list[int]:
    """So many dice, sorted."""
    dice = sorted([s.dice.below(6) + 1 for _ in range(number)])
    if dice:
        s.tell(mine_story.Rolled, seat, tuple(dice))
    return dice


ROLL_AGAIN = Question("roll_again", "Which dice do you roll again?", clause="FO-MIN-05")
AGAIN = Verb(
    "again",
    FACE,
    at=ROLL_AGAIN,
    says=lambda s, ask, a: f"Roll a {a.arg + 1} again",
    clause="FO-MIN-05",
    needs=(Need(lambda s, ask, a: a.arg + 1 in under_way(s).dice, "There is no such die.", "FO-MIN-05"),),
)
KEEP_DICE = Verb(
    "keep_dice",
    at=ROLL_AGAIN,
    says=lambda s, ask, a: f"Keep the others: {', '.join(map(str, under_way(s).dice))}",
    clause="FO-MIN-05",
    main=True,
    passes=True,
)
KEEP = KEEP_DICE.each[0]


def roll_again(s: State, seat: int) -> Rule[bool]:
    """Henry Comstock: once an action, any of the dice are rolled again; they are named one by one. FO-MIN-05"""
    mining = under_way(s)
    if not mining.dice or not standing.steps_of(s, seat, mods.Reroll):
        return True
    choice = yield Ask(seat, ROLL_AGAIN, lambda: [*[AGAIN.each[die - 1] for die in _different(s)], KEEP])
    mining = under_way(s)
    if choice is not KEEP:
        mining.dice.remove(choice.arg + 1)
        mining.again += 1
        if mining.dice:
            return False
    mining.dice = sorted([*mining.dice, *roll(s, seat, mining.again)])
    return True


def _different(s: State) -> list[int]:
    return sorted(set(under_way(s).dice))


# --- playing dice -------------------------------------------------------------------------------------------------

PLAY_DICE = Question("play_dice", "Which die do you play, and where?", clause="FO-MIN-05")


def diggings(s: State) -> list[int]:
    """The deposits on which dice are played: undepleted when a worker of this action came. FO-MIN-05"""
    mining = under_way(s)
    return [site for site in sorted(set(mining.sites)) if deposit_on(s, site).ore or site in mining.played_on]


def _has_die(s: State, ask: Ask, action: Action) -> bool:
    return action.args[0] + 1 in under_way(s).dice


def _play_label(s: State, ask: Ask, action: Action) -> str:
    die, deposit = action.args[0] + 1, deposit_on(s, action.args[1])
    found = deposits.brings_up(s, ask.seat, deposit, die)
    pays = amount(DEPOSIT_METAL[deposit.kind], found) if found else f"nothing, it needs {deposits.need(deposit)}"
    if not deposit.ore:
        pays = "nothing, no ore is left"
    return f"Play the {die} on {deposits.named(deposit)}: {pays}"


NO_SUCH_DIE = Need(_has_die, "You have no such die.", "FO-MIN-05")
HAS_TOOL = Need(lambda s, ask, a: goods.has(s, ask.seat, 1, TOOLS), "You have no tools.", "FO-MIN-09")
PLAY_DIE = Verb(
    "play_die",
    FACE,
    SPACE,
    at=PLAY_DICE,
    says=_play_label,
    clause="FO-MIN-05",
    touches="space:{1}",
    needs=(
        NO_SUCH_DIE,
        Need(
            lambda s, ask, a: a.args[1] in diggings(s),
            "None of the workers of this action lies on a deposit with ore there.",
            "FO-MIN-05",
        ),
    ),
)
DIE_UP = Verb(
    "die_up",
    FACE,
    at=PLAY_DICE,
    says=lambda s, ask, a: f"Use a tool: turn the {a.arg + 1} into a {a.arg + 2}",
    clause="FO-MIN-09",
    needs=(
        NO_SUCH_DIE,
        HAS_TOOL,
        Need(lambda s, ask, a: a.arg + 1 < 6, "No die is higher than 6.", "FO-MIN-09"),
    ),
)
DIE_DOWN = Verb(
    "die_down",
    FACE,
    at=PLAY_DICE,
    says=lambda s, ask, a: f"Use a tool: turn the {a.arg + 1} into a {a.arg}",
    clause="FO-MIN-09",
    needs=(
        NO_SUCH_DIE,
        HAS_TOOL,
        Need(lambda s, ask, a: a.arg > 0, "No die is lower than 1.", "FO-MIN-09"),
    ),
)
BUY_SIX = Verb(
    "buy_six",
    FACE,
    at=PLAY_DICE,
    says=lambda s, ask, a: f"Turn the {a.arg + 1} into a 6: ${SIX_COST}",
    clause="FO-MIN-10",
    needs=(
        NO_SUCH_DIE,
        Need(lambda s, ask, a: a.arg + 1 < 6, "That die is a 6.", "FO-MIN-10"),
        Need(lambda s, ask, a: not under_way(s).bought_six, "You have bought a 6 in this action.", "FO-MIN-10"),
        Need(lambda s, ask, a: goods.has(s, ask.seat, SIX_COST), f"That costs ${SIX_COST}.", "FO-MIN-10"),
    ),
)


def ways_to_play(s: State, seat: int) -> list[Action]:
    """Each different die on each deposit; tools and the bought six come after. FO-MIN-05, FO-MIN-09, FO-MIN-10"""
    dice, sites = _different(s), diggings(s)
    options = [PLAY_DIE.of(die - 1, site) for die in dice for site in sites]
    if goods.has(s, seat, 1, TOOLS):
        options += [DIE_UP.each[die - 1] for die in dice if die < 6]
        options += [DIE_DOWN.each[die - 1] for die in dice if die > 1]
    if not under_way(s).bought_six and goods.has(s, seat, SIX_COST):
        options += [BUY_SIX.each[die - 1] for die in dice if die < 6]
    return options


def play_dice(s: State, seat: int) -> Rule[bool]:
    """A die is played or changed; whether none is left. FO-MIN-05, FO-MIN-08..10"""
    if not under_way(s).dice:
        return True
    choice = yield from one_of(seat, PLAY_DICE, ways_to_play(s, seat))
    mining, die = under_way(s), choice.args[0] + 1
    mining.dice.remove(die)
    if choice.verb == PLAY_DIE.name:
        site = choice.args[1]
        deposits.play_on(s, seat, deposit_on(s, site), die)
        mining.played_on.append(site)
        mining.played.append(die)
        return not mining.dice
    if choice.verb == BUY_SIX.name:
        goods.pay(s, seat, SIX_COST)
        mining.bought_six = True
        after = 6
    else:
        goods.pay(s, seat, 1, TOOLS)
        after = die + 1 if choice.verb == DIE_UP.name else die - 1
    mining.dice = sorted([*mining.dice, after])
    s.tell(mine_story.DieChanged, seat, die, after)
    return False
