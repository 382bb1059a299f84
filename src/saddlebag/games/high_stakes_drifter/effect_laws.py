"""The laws that every ability of the content obeys, so that none is dead or beyond the interpreter.

A law gives the number of the step that breaks it, or HEAD for what stands before the steps, and a sentence; which laws
hold depends on the type of the card, `dude`, `gear` or `fortune`.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from saddlebag.games.high_stakes_drifter import effects as fx
from saddlebag.games.high_stakes_drifter.effect_terms import (
    ANY_FORTUNE,
    CHIP,
    CONDITIONS,
    DUDE,
    DUDE_ANYWHERE,
    EACH_OPPONENT,
    EVENTS,
    EVERY,
    EVERYONE,
    GEAR_ANYWHERE,
    HAND_GEAR,
    IF_ACCEPTED,
    IF_DUDE_FACTION,
    IF_GEAR,
    IF_ISSUED,
    IF_NEGATIVE,
    IF_OPP_FACTION,
    IF_PLAYERS,
    IF_POSITIVE,
    IF_POT,
    ME,
    MY_FORTUNE,
    MY_GEAR_HIDDEN,
    MY_KICKER,
    MY_SALOON_DUDE,
    NONE,
    ON_FOLD,
    ON_KICKER,
    ON_LOSE,
    ON_PLAY,
    ON_REINVEST,
    ON_REVEAL,
    ON_SHOWDOWN,
    ON_TALLY,
    ON_TURN_START,
    ON_WIN,
    ONE,
    ONE_OPPONENT,
    OPP_DUDE,
    OPP_FORTUNE,
    OPP_GEAR_HIDDEN,
    OPP_GEAR_SHOWN,
    OPP_KICKER,
    OPP_SALOON_HIDDEN,
    OPPONENT,
    OTHER_FORTUNE,
    PLAY_FORTUNE,
    PLAY_KICKER,
    POT,
    REINVEST,
    SETS,
    WHO,
    WINNER,
    WOOD_DUDE,
    WOOD_FORTUNE,
    WOOD_GEAR,
    WOOD_KICKER,
    Selector,
)
from saddlebag.games.high_stakes_drifter.effects import Ability, Effect, Static, Trigger

HEAD = -1
Fault: TypeAlias = tuple[int, str]
"""The number of a step or HEAD, and what is wrong with it."""


def faults(ability: Ability, kind: str) -> list[Fault]:
    """Everything that is wrong with an ability on a card of this type, in the order of its steps."""
    if isinstance(ability, Static):
        return sorted(fault for law in STATIC_LAWS for fault in law(ability, kind))
    return sorted(fault for law in LAWS for fault in law(ability, kind))


def told(ability: Ability, fault: Fault) -> str:
    """A fault as a sentence with its position in the text, 1 for its first character."""
    number, sentence = fault
    before = "" if number == HEAD else ability.head() + "".join(f"{step}; " for step in ability.steps[:number])
    return f"{str(ability)!r}, character {len(before) + 1}: {sentence}."


# --- events and conditions --------------------------------------------------------------------------------------


def event_can_happen(ability: Trigger, kind: str) -> Iterator[Fault]:
    """Only fortune and copy cards are played face up; a fortune card is never turned up, nor in the saloon. 9.1"""
    copies = any(isinstance(step, fx.Become) for step in ability.steps)
    if ability.event == ON_PLAY and kind != "fortune" and not copies:
        yield HEAD, f"a {kind} card is played face down, so on play never happens; write on reveal (HD-PLAY-02)"
    if ability.event == ON_REVEAL and kind == "fortune":
        yield HEAD, "a fortune card is played face up, so on reveal never happens; write on play (HD-PLAY-11)"
    if ability.event == ON_TURN_START and kind == "fortune":
        yield HEAD, "a fortune card is never in the saloon, so on turn_start never happens (HD-TURN-03)"


OF_SHOOTOUT = (IF_ISSUED, IF_ACCEPTED, IF_OPP_FACTION, IF_POT, IF_PLAYERS)


def condition_can_hold(ability: Trigger, kind: str) -> Iterator[Fault]:
    """The sign of a chip is there when one was flipped, a challenge only in a shootout. HD-ABIL-27"""
    if ability.condition is None:
        return
    test, event = ability.condition.test, ability.event
    if test in (IF_NEGATIVE, IF_POSITIVE) and event != ON_KICKER:
        yield HEAD, f"{CONDITIONS[test]} asks for the chip of on kicker, but this is on {EVENTS[event]} (HD-ABIL-27)"
    if test in OF_SHOOTOUT and event == ON_TURN_START:
        yield HEAD, f"{ability.condition} never holds at the start of a turn, outside any shootout (HD-TURN-03)"


def statics_can_hold(ability: Static, kind: str) -> Iterator[Fault]:
    """No chip has just been flipped while something goes on."""
    if ability.condition is not None and ability.condition.test in (IF_NEGATIVE, IF_POSITIVE):
        yield HEAD, f"{ability.condition} asks for the chip of on kicker, so it never holds in a while ability"


def conditions_ask_for_something(ability: Ability, kind: str) -> Iterator[Fault]:
    """A dude's faction is printed on it, and a shootout has two players anyway."""
    asked = ability.condition
    if asked is None:
        return
    if asked.test == IF_DUDE_FACTION and kind == "dude":
        yield HEAD, f"{asked} asks for the faction that is printed on the dude itself; leave it out"
    if asked.test == IF_PLAYERS and asked.number <= 2:
        yield HEAD, f"{asked} always holds, since a shootout has two players; leave it out (HD-CHAL-15)"
    if asked.test == IF_GEAR and asked.number == 1 and kind == "gear":
        yield HEAD, f"{asked} always holds, since this card counts too; leave it out (HD-ABIL-35)"


# --- what an effect can be done to ------------------------------------------------------------------------------

CHIP_SETS = (OPP_KICKER, MY_KICKER)
DUDE_SETS = (OPP_DUDE, DUDE_ANYWHERE, MY_SALOON_DUDE)
GEAR_SETS = (OPP_GEAR_SHOWN, OPP_GEAR_HIDDEN, MY_GEAR_HIDDEN, GEAR_ANYWHERE)
FORTUNE_SETS = (OPP_FORTUNE, MY_FORTUNE, ANY_FORTUNE, OTHER_FORTUNE)
HIDDEN_SETS = (OPP_GEAR_HIDDEN, MY_GEAR_HIDDEN, OPP_SALOON_HIDDEN)
COVERABLE = (*DUDE_SETS, *GEAR_SETS, OPP_SALOON_HIDDEN)
ALWAYS_SHOWN = (OPP_GEAR_SHOWN, GEAR_ANYWHERE, DUDE_ANYWHERE)

TARGETS: dict[type[Effect], tuple[tuple[int, ...], str]] = {
    fx.Mod: ((OPP_DUDE,), "dudes in the street"),
    fx.Swap: ((OPP_DUDE,), "dudes in the street"),
    fx.Klimit: ((OPP_DUDE,), "dudes in the street"),
    fx.Blank: ((OPP_DUDE, OPP_GEAR_SHOWN, GEAR_ANYWHERE, DUDE_ANYWHERE, *FORTUNE_SETS), "cards that are face up"),
    fx.Reveal: (tuple(each for each in COVERABLE if each not in ALWAYS_SHOWN), "cards that may be face down"),
    fx.Peek: (tuple(each for each in COVERABLE if each not in ALWAYS_SHOWN), "cards that may be face down"),
    fx.Conceal: (tuple(each for each in COVERABLE if each not in HIDDEN_SETS), "dudes and gear that may be face up"),
    fx.Bury: ((*COVERABLE, *FORTUNE_SETS, *CHIP_SETS), "cards and kicker chips on the table"),
    fx.Bounce: ((*COVERABLE, *FORTUNE_SETS), "cards on the table"),
    fx.Reflip: (CHIP_SETS, "kicker chips on dudes"),
    fx.Turn: (CHIP_SETS, "kicker chips on dudes"),
    fx.KickFree: ((), "your own dude"),
    fx.FreeReinvest: ((), "your own dude"),
    fx.Rescue: ((WOOD_DUDE, WOOD_GEAR, WOOD_FORTUNE), "cards in the deadwood"),
    fx.Restack: ((WOOD_KICKER,), "kicker chips in the deadwood"),
    fx.Put: ((HAND_GEAR,), "gear cards in hand"),
}
"""The sets that each effect can be done to, and what they are."""
TO_DUDES = (
    fx.Mod,
    fx.Swap,
    fx.Klimit,
    fx.KickFree,
    fx.FreeReinvest,
    fx.Reveal,
    fx.Conceal,
    fx.Blank,
    fx.Bury,
    fx.Bounce,
)
"""Effects that can be done to `dude`, and to `self` if that is one."""


def targets_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """An effect is done to things of its own sort. 9.1"""
    for number, step in enumerate(ability.steps):
        sel: Selector | None = getattr(step, "sel", None)
        if sel is None:
            continue
        known, words = TARGETS[type(step)]
        if sel.how >= ONE:
            fits = sel.set in known
        elif sel.how == CHIP:
            fits = isinstance(step, fx.Reflip | fx.Turn | fx.Bury)
        else:
            as_dude = sel.how == DUDE or kind == "dude"
            fits = isinstance(step, TO_DUDES) and (as_dude or isinstance(step, fx.Conceal | fx.Bury | fx.Bounce))
        if not fits:
            yield number, f"this effect applies to {words}; {sel} is not one of them"
        elif isinstance(step, fx.Swap) and step.first == step.second:
            yield number, "a swap needs two different stats"
        elif sel.how == CHIP and ability.event != ON_KICKER:
            yield number, f"there is a chip only at on kicker, but this is on {EVENTS[ability.event]}"


def filters_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """Only cards have traits and costs, and face down they have no traits. HD-CONC-05"""
    for number, step in enumerate(ability.steps):
        part = step if isinstance(step, fx.Become) else getattr(step, "sel", None)
        if part is None or part.set == NONE or part.filter == EVERY:
            continue
        if part.set in (*CHIP_SETS, WOOD_KICKER, OPPONENT):
            yield number, f"{SETS[part.set]} are not cards, so they have neither traits nor costs"
        elif part.filter.trait != NONE and part.set in HIDDEN_SETS:
            yield number, f"{SETS[part.set]} are face down, so they have no traits (HD-CONC-05)"


# --- the right moment -------------------------------------------------------------------------------------------

LATE = (ON_WIN, ON_LOSE, ON_REINVEST)
"""After the totals."""
AFTER_FORTUNE = (ON_SHOWDOWN, ON_KICKER, ON_TALLY, *LATE)
LASTING = (
    fx.Mod, fx.Swap, fx.Klimit, fx.Only, fx.Ban, fx.Blank, fx.Forbid, fx.Oblige, fx.FreeReinvest, fx.BetRound,
)  # fmt: skip
"""Effects that last as long as a shootout."""


def not_too_late(ability: Trigger, kind: str) -> Iterator[Fault]:
    """What changes totals comes before them, what changes a stage before that stage. HD-SHOW-09, HD-FORT-08"""
    event = ability.event
    for number, step in enumerate(ability.steps):
        late = f"on {EVENTS[event]} comes too late for it"
        match step:
            case fx.Mod() | fx.Swap() | fx.Klimit() | fx.Only() | fx.Ban() if event in (*LATE, ON_FOLD):
                yield number, f"{late}: stats are compared before (HD-SHOW-09)"
            case fx.Forbid(act=act) if act == PLAY_KICKER and event in (ON_TALLY, *LATE):
                yield number, f"{late}: the kicker stage is over (HD-SHOW-06)"
            case fx.Forbid(act=act) if act == PLAY_FORTUNE and event in AFTER_FORTUNE:
                yield number, f"{late}: the fortune stage is over (HD-FORT-04)"
            case fx.KickFree() if event in (*LATE, ON_FOLD):
                yield number, f"{late}: stats are compared before (HD-SHOW-09)"
            case fx.BetRound() if event in (*AFTER_FORTUNE, ON_FOLD):
                yield number, f"{late}: the betting is over (HD-FORT-08)"
            case fx.FreeReinvest() | fx.Forbid() | fx.Oblige() if event in (ON_REINVEST, ON_FOLD):
                yield number, f"{late}: the dude is out of the shootout or reinvested already (HD-AFTER-15)"


def needs_a_shootout(ability: Trigger, kind: str) -> Iterator[Fault]:
    """At the start of a turn there is no shootout, no pot and no opponent in it. HD-ABIL-17, HD-TURN-03"""
    if ability.event != ON_TURN_START:
        return
    saloon = (OPP_SALOON_HIDDEN, MY_SALOON_DUDE, MY_GEAR_HIDDEN, GEAR_ANYWHERE, DUDE_ANYWHERE)
    home = (HAND_GEAR, WOOD_DUDE, WOOD_GEAR, WOOD_FORTUNE, WOOD_KICKER)
    for number, step in enumerate(ability.steps):
        sel: Selector | None = getattr(step, "sel", None)
        players = {getattr(step, name, ME) for name in ("who", "payer", "receiver")}
        lasting = isinstance(step, LASTING)
        far = sel is not None and sel.how >= ONE and sel.set not in saloon + home
        if lasting or far or players - {ME}:
            yield number, "there is no shootout at the start of a turn, so this does nothing (HD-ABIL-17)"


# --- players and money ------------------------------------------------------------------------------------------


def players_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """There is a winner only when the shootout is decided; money goes from one place to another. HD-SHOW-17"""
    for number, step in enumerate(ability.steps):
        named = {getattr(step, name, ME) for name in ("who", "payer", "receiver")}
        if WINNER in named and ability.event not in LATE:
            yield (
                number,
                f"on {EVENTS[ability.event]} nobody has won yet; winner is for on win and on lose (HD-SHOW-17)",
            )
        if isinstance(step, fx.Oblige) and step.act != REINVEST:
            yield number, "oblige works only with reinvest (HD-AFTER-13)"
        if isinstance(step, fx.Pay):
            if step.payer == step.receiver and step.payer in (ME, WINNER, POT):
                yield number, f"{WHO[step.payer]} would pay {WHO[step.receiver]}, which moves no money"
            if step.receiver in (EACH_OPPONENT, EVERYONE) and step.payer != POT:
                yield number, "one payment goes to one receiver: me, winner, one(opponent) or pot"
            if step.payer == POT and step.receiver in (EACH_OPPONENT, EVERYONE, ONE_OPPONENT):
                yield number, "the pot pays only me or the winner"


# --- copy cards -------------------------------------------------------------------------------------------------


def copies_are_whole(ability: Trigger, kind: str) -> Iterator[Fault]:
    """`become` is part of playing a gear or fortune card and stands alone. HD-COPY-01, HD-COPY-17"""
    for number, step in enumerate(ability.steps):
        if not isinstance(step, fx.Become):
            continue
        if kind == "dude":
            yield number, "only gear and fortune cards are copy cards (HD-COPY-01)"
        if ability.event != ON_PLAY or ability.condition or ability.is_choice or len(ability.steps) > 1:
            yield number, "become is part of playing the card: write on play: become and nothing else (HD-COPY-17)"
        if kind == "gear" and step.set not in (GEAR_ANYWHERE, DUDE_ANYWHERE):
            yield (
                number,
                "gear is played outside shootouts, so it becomes gear_anywhere or dude_anywhere (HD-COPY-07)",
            )
        if kind == "fortune" and step.set not in (GEAR_ANYWHERE, ANY_FORTUNE, OTHER_FORTUNE, MY_FORTUNE, OPP_FORTUNE):
            yield number, "a fortune card becomes gear_anywhere or a fortune card in the street (HD-COPY-09)"


Law: TypeAlias = Callable[[Trigger, str], Iterator[Fault]]
LAWS: tuple[Law, ...] = (
    event_can_happen,
    condition_can_hold,
    conditions_ask_for_something,
    targets_fit,
    filters_fit,
    not_too_late,
    needs_a_shootout,
    players_fit,
    copies_are_whole,
)
STATIC_LAWS: tuple[Callable[[Static, str], Iterator[Fault]], ...] = (statics_can_hold, conditions_ask_for_something)
