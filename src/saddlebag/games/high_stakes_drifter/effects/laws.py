"""The laws that every ability of the content obeys, so that none is dead or beyond the interpreter; which laws hold
depends on the type of the card, `dude`, `gear` or `fortune`. What concerns one step alone is declared with the step."""

from collections.abc import Iterator

from saddlebag.engine import language
from saddlebag.engine.language import HEAD, Fault
from saddlebag.games.high_stakes_drifter.effects import steps as fx
from saddlebag.games.high_stakes_drifter.effects import terms
from saddlebag.games.high_stakes_drifter.effects.abilities import Ability, Static, Trigger
from saddlebag.games.high_stakes_drifter.effects.targets import CHIP_SETS, HIDDEN_SETS, LATE
from saddlebag.games.high_stakes_drifter.effects.terms import Selector


def faults(ability: Ability, kind: str) -> list[Fault]:
    """Everything that is wrong with an ability on a card of this type, in the order of its steps."""
    if isinstance(ability, Static):
        return language.faults(STATIC_LAWS, ability, kind)
    return language.faults(LAWS, ability, kind)


def told(ability: Ability, fault: Fault) -> str:
    """A fault as a sentence with its position in the text, 1 for its first character."""
    text = str(ability)
    return language.told(text, text.partition(": ")[0] + ": ", ability.steps, fault)


# --- events and conditions --------------------------------------------------------------------------------------


def event_can_happen(ability: Trigger, kind: str) -> Iterator[Fault]:
    """Only fortune and copy cards are played face up; a fortune card is never turned up, nor in the saloon. 9.1"""
    copies = any(isinstance(step, fx.Become) for step in ability.steps)
    if ability.event == terms.ON_PLAY and kind != "fortune" and not copies:
        yield HEAD, f"a {kind} card is played face down, so on play never happens; write on reveal (HD-PLAY-02)"
    if ability.event == terms.ON_REVEAL and kind == "fortune":
        yield HEAD, "a fortune card is played face up, so on reveal never happens; write on play (HD-PLAY-11)"
    if ability.event == terms.ON_TURN_START and kind == "fortune":
        yield HEAD, "a fortune card is never in the saloon, so on turn_start never happens (HD-TURN-03)"


OF_SHOOTOUT = (terms.IF_ISSUED, terms.IF_ACCEPTED, terms.IF_OPP_FACTION, terms.IF_POT, terms.IF_PLAYERS)


def condition_can_hold(ability: Trigger, kind: str) -> Iterator[Fault]:
    """The sign of a chip is there when one was flipped, a challenge only in a shootout. HD-ABIL-27"""
    if ability.condition is None:
        return
    test, event = ability.condition.test, ability.event
    if test in (terms.IF_NEGATIVE, terms.IF_POSITIVE) and event != terms.ON_KICKER:
        said, when = terms.CONDITIONS[test], terms.EVENTS[event]
        yield HEAD, f"{said} asks for the chip of on kicker, but this is on {when} (HD-ABIL-27)"
    if test in OF_SHOOTOUT and event == terms.ON_TURN_START:
        yield HEAD, f"{ability.condition} never holds at the start of a turn, outside any shootout (HD-TURN-03)"


def statics_can_hold(ability: Static, kind: str) -> Iterator[Fault]:
    """No chip has just been flipped while something goes on."""
    if ability.condition is not None and ability.condition.test in (terms.IF_NEGATIVE, terms.IF_POSITIVE):
        yield HEAD, f"{ability.condition} asks for the chip of on kicker, so it never holds in a while ability"


def conditions_ask_for_something(ability: Ability, kind: str) -> Iterator[Fault]:
    """A dude's faction is printed on it, and a shootout has two players anyway."""
    asked = ability.condition
    if asked is None:
        return
    if asked.test == terms.IF_DUDE_FACTION and kind == "dude":
        yield HEAD, f"{asked} asks for the faction that is printed on the dude itself; leave it out"
    if asked.test == terms.IF_PLAYERS and asked.number <= 2:
        yield HEAD, f"{asked} always holds, since a shootout has two players; leave it out (HD-CHAL-15)"
    if asked.test == terms.IF_GEAR and asked.number == 1 and kind == "gear":
        yield HEAD, f"{asked} always holds, since this card counts too; leave it out (HD-ABIL-35)"


# --- what an effect can be done to ------------------------------------------------------------------------------


def targets_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """An effect is done to things of its own sort. 9.1"""
    for number, step in enumerate(ability.steps):
        if not isinstance(step, fx.Selecting):
            continue
        sel = step.sel
        if not step.to.fit(sel, kind == "dude"):
            yield number, f"this effect applies to {step.to.words}; {sel} is not one of them"
        elif isinstance(step, fx.Swap) and step.first == step.second:
            yield number, "a swap needs two different stats"
        elif sel.how == terms.CHIP and ability.event != terms.ON_KICKER:
            yield number, f"there is a chip only at on kicker, but this is on {terms.EVENTS[ability.event]}"


def filters_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """Only cards have traits and costs, and face down they have no traits. HD-CONC-05"""
    for number, step in enumerate(ability.steps):
        part = step.sel if isinstance(step, fx.Selecting) else step
        if not isinstance(part, fx.Become | Selector) or part.set == terms.NONE or part.filter == terms.EVERY:
            continue
        if part.set in (*CHIP_SETS, terms.WOOD_KICKER, terms.OPPONENT):
            yield number, f"{terms.SETS[part.set]} are not cards, so they have neither traits nor costs"
        elif part.filter.trait != terms.NONE and part.set in HIDDEN_SETS:
            yield number, f"{terms.SETS[part.set]} are face down, so they have no traits (HD-CONC-05)"


# --- the right moment -------------------------------------------------------------------------------------------


def not_too_late(ability: Trigger, kind: str) -> Iterator[Fault]:
    """What changes totals comes before them, what changes a stage before that stage. HD-SHOW-09, HD-FORT-08"""
    for number, step in enumerate(ability.steps):
        if reason := step.too_late(ability.event):
            yield number, f"on {terms.EVENTS[ability.event]} comes too late for it: {reason}"


def needs_a_shootout(ability: Trigger, kind: str) -> Iterator[Fault]:
    """At the start of a turn there is no shootout, no pot and no opponent in it. HD-ABIL-17, HD-TURN-03"""
    if ability.event != terms.ON_TURN_START:
        return
    saloon = (
        terms.OPP_SALOON_HIDDEN,
        terms.MY_SALOON_DUDE,
        terms.MY_GEAR_HIDDEN,
        terms.GEAR_ANYWHERE,
        terms.DUDE_ANYWHERE,
    )
    home = (terms.HAND_GEAR, terms.WOOD_DUDE, terms.WOOD_GEAR, terms.WOOD_FORTUNE, terms.WOOD_KICKER)
    for number, step in enumerate(ability.steps):
        far = isinstance(step, fx.Selecting) and step.sel.how >= terms.ONE and step.sel.set not in saloon + home
        if step.lasts or far or set(step.players()) - {terms.ME}:
            yield number, "there is no shootout at the start of a turn, so this does nothing (HD-ABIL-17)"


# --- players and money ------------------------------------------------------------------------------------------


def players_fit(ability: Trigger, kind: str) -> Iterator[Fault]:
    """There is a winner only when the shootout is decided; money goes from one place to another. HD-SHOW-17"""
    for number, step in enumerate(ability.steps):
        if terms.WINNER in step.players() and ability.event not in LATE:
            yield (
                number,
                f"on {terms.EVENTS[ability.event]} nobody has won yet; winner is for on win and on lose (HD-SHOW-17)",
            )
        if isinstance(step, fx.Oblige) and step.act != terms.REINVEST:
            yield number, "oblige works only with reinvest (HD-AFTER-13)"
        if isinstance(step, fx.Pay):
            if step.payer == step.receiver and step.payer in (terms.ME, terms.WINNER, terms.POT):
                yield number, f"{terms.WHO[step.payer]} would pay {terms.WHO[step.receiver]}, which moves no money"
            if step.receiver in (terms.EACH_OPPONENT, terms.EVERYONE) and step.payer != terms.POT:
                yield number, "one payment goes to one receiver: me, winner, one(opponent) or pot"
            if step.payer == terms.POT and step.receiver in (terms.EACH_OPPONENT, terms.EVERYONE, terms.ONE_OPPONENT):
                yield number, "the pot pays only me or the winner"


# --- copy cards -------------------------------------------------------------------------------------------------


def copies_are_whole(ability: Trigger, kind: str) -> Iterator[Fault]:
    """`become` is part of playing a gear or fortune card and stands alone. HD-COPY-01, HD-COPY-17"""
    for number, step in enumerate(ability.steps):
        if not isinstance(step, fx.Become):
            continue
        if kind == "dude":
            yield number, "only gear and fortune cards are copy cards (HD-COPY-01)"
        if ability.event != terms.ON_PLAY or ability.condition or ability.is_choice or len(ability.steps) > 1:
            yield number, "become is part of playing the card: write on play: become and nothing else (HD-COPY-17)"
        if kind == "gear" and step.set not in (terms.GEAR_ANYWHERE, terms.DUDE_ANYWHERE):
            yield (
                number,
                "gear is played outside shootouts, so it becomes gear_anywhere or dude_anywhere (HD-COPY-07)",
            )
        if kind == "fortune" and step.set not in (
            terms.GEAR_ANYWHERE,
            terms.ANY_FORTUNE,
            terms.OTHER_FORTUNE,
            terms.MY_FORTUNE,
            terms.OPP_FORTUNE,
        ):
            yield number, "a fortune card becomes gear_anywhere or a fortune card in the street (HD-COPY-09)"


LAWS = (
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
STATIC_LAWS = (statics_can_hold, conditions_ask_for_something)
