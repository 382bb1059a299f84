"""Abilities in the words of players: one English sentence for each, as a card would print it."""

from saddlebag.games.high_stakes_drifter import effects as fx
from saddlebag.games.high_stakes_drifter.effect_nouns import (
    Speaker,
    act,
    cards,
    change,
    condition,
    dollars,
    one_of,
    things,
    things_from,
    who,
    who_cannot,
)
from saddlebag.games.high_stakes_drifter.effect_terms import (
    ALL,
    IF_ACCEPTED,
    IF_ISSUED,
    IF_NEGATIVE,
    IF_POSITIVE,
    ME,
    ON_LOSE,
    ON_PLAY,
    ON_WIN,
    ONE,
    POT,
    STATS,
)
from saddlebag.games.high_stakes_drifter.effects import Ability, Effect, Static, StaticStep, Trigger


def ability_words(ability: Ability, speaker: Speaker) -> str:
    """An ability as a sentence."""
    text = _static(ability, speaker) if isinstance(ability, Static) else _trigger(ability, speaker)
    return f"{text[:1].upper()}{text[1:]}."


# --- static abilities -------------------------------------------------------------------------------------------


def _static(ability: Static, speaker: Speaker) -> str:
    said = " and ".join(_holds(step, speaker) for step in ability.steps)
    if ability.condition is None:
        return said
    link = "if" if ability.condition.test in (IF_ISSUED, IF_ACCEPTED) else "while"
    return f"{said} {link} {condition(ability.condition, speaker)}"


def _holds(step: StaticStep, speaker: Speaker) -> str:
    """What a static ability makes true."""
    match step:
        case fx.StaticMod(stat=stat, num=num):
            return change(stat, num, speaker)
        case fx.StaticKlimit(num=num):
            return f"{speaker.dude}'s kicker limit is {dollars(num, speaker, (' higher', ' lower'))}"
        case fx.Lock(stat=stat):
            return f"{speaker.dude}'s {STATS[stat]} can't be lowered"
        case fx.Shield():
            return f"opponents' cards can't choose or change {speaker.dude}"
        case fx.TieWin():
            return f"{speaker.dude} wins ties"
        case fx.Recost(num=num):
            return f"gear costs you {dollars(num, speaker, (' more', ' less'))} to play or reinvest"


# --- triggered abilities ----------------------------------------------------------------------------------------

_EVENTS = (
    "",
    "when revealed, ",
    "showdown: ",
    "when a kicker chip {lands} on {dude}, ",
    "before the totals, ",
    "when {wins}, ",
    "when {loses}, ",
    "when you fold, ",
    "when {dude} is reinvested, ",
    "at the start of your turn, ",
)
"""When an ability happens, by its event. A card that was just played needs no such word."""


def _trigger(ability: Trigger, speaker: Speaker) -> str:
    start = _event(ability, speaker)
    asked = ability.condition
    if asked is not None and asked.test not in (IF_NEGATIVE, IF_POSITIVE):
        start += f"if {condition(asked, speaker)}, "
    if ability.is_choice:
        price = f"pay ${ability.price} to " if ability.price else ""
        told = f"you may {price}{' and '.join(_to_do(step, speaker, ability.event) for step in ability.steps)}"
    else:
        told = "; ".join(_happens(step, speaker, ability.event) for step in ability.steps)
    return start + (told.replace(speaker.dude, "it") if speaker.dude in start else told)


def _event(ability: Trigger, speaker: Speaker) -> str:
    played = speaker.kind == "fortune"
    sides: dict[int | None, str] = {IF_NEGATIVE: "lands negative", IF_POSITIVE: "lands positive"}
    return _EVENTS[ability.event].format(
        dude=speaker.dude,
        wins="you win" if played else f"{speaker.dude} wins",
        loses="you lose" if played else f"{speaker.dude} loses",
        lands=sides.get(ability.condition.test if ability.condition else None, "is flipped"),
    )


def _happens(step: Effect, speaker: Speaker, event: int) -> str:
    """An effect that takes place, whoever wants it or not."""
    place = "in the showdown" if event in (ON_WIN, ON_LOSE) else "in the shootout"
    match step:
        case fx.Mod(sel=sel, stat=stat, num=num):
            return f"{things(sel, speaker)} {'get' if sel.how == ALL else 'gets'} {change(stat, num, speaker)}"
        case fx.Draw(who=players, number=number) if players != ME:
            return f"{who(players, place)} draws {cards(number)}"
        case fx.DiscardRandom(who=players, number=number) if players != ME:
            return f"{who(players, place)} discards {cards(number)} at random"
        case fx.Pay(payer=payer, receiver=receiver, number=number) if payer not in (ME, POT):
            payment = f"${number} into the pot" if receiver == POT else f"{who(receiver)} ${number}"
            return f"{who(payer, place)} pays {payment}"
        case fx.Pay(payer=payer, receiver=receiver, number=number) if payer == POT and receiver not in (ME, POT):
            return f"{who(receiver, place)} takes ${number} from the pot"
        case fx.KickFree() | fx.FreeReinvest():
            return f"you may {_to_do(step, speaker, event)}"
        case fx.Forbid(act=number, who=players):
            return f"{who_cannot(players)} {act(number, players)}"
        case fx.Oblige(act=number, who=players):
            return f"{who(players, place)} must {act(number, players)} if possible"
        case fx.Only(stat=stat):
            return f"only {STATS[stat]} counts in this shootout"
        case fx.Ban(stat=stat):
            return f"{STATS[stat]} doesn't count in this shootout"
        case fx.BetRound():
            return "one more betting round follows the fortune stage"
        case fx.Become(set=members, filter=narrow):
            return f"becomes a copy of {one_of(members, narrow, speaker)}"
    return _to_do(step, speaker, event)


def _to_do(step: Effect, speaker: Speaker, event: int = ON_PLAY) -> str:
    """An effect as something that its player does: after `you may`, or as an instruction."""
    match step:
        case fx.Mod(sel=sel, stat=stat, num=num):
            return f"give {things(sel, speaker)} {change(stat, num, speaker)}"
        case fx.Swap(sel=sel, first=first, second=second):
            return f"swap the printed {STATS[first]} and {STATS[second]} of {things(sel, speaker)}"
        case fx.Blank(sel=sel):
            return f"blank {things(sel, speaker)} for this shootout"
        case fx.Klimit(sel=sel, num=num):
            verb = "lower" if num.number < 0 else "raise"
            return f"{verb} the kicker limit of {things(sel, speaker)} by {dollars(num, speaker)} for this shootout"
        case fx.Reveal(sel=sel):
            return f"reveal {things(sel, speaker, 'concealed ')}"
        case fx.Conceal(sel=sel):
            return f"conceal {things(sel, speaker)}"
        case fx.Peek(sel=sel):
            return f"look at {things(sel, speaker, 'concealed ')}"
        case fx.Bury(sel=sel):
            return f"bury {things(sel, speaker)}"
        case fx.Bounce(sel=sel):
            return f"return {things(sel, speaker)} to {_owners_hand(sel.how)}"
        case fx.Reflip(sel=sel):
            return f"flip {things(sel, speaker)} again"
        case fx.Turn(sel=sel):
            return f"turn over {things(sel, speaker)}"
        case fx.KickFree(sel=sel):
            return f"play a kicker chip on {things(sel, speaker)}, whatever the kicker limit"
        case fx.Rescue(sel=sel):
            return f"take {things_from(sel, speaker)} into your hand"
        case fx.Restack(sel=sel):
            return f"put {things_from(sel, speaker)} back into your stack"
        case fx.FreeReinvest(sel=sel):
            return f"reinvest {things(sel, speaker)} at no cost after this shootout"
        case fx.Put(sel=sel):
            return f"put {things_from(sel, speaker)} into play on {speaker.dude}, revealed and at no cost"
        case fx.Draw(who=players, number=number) if players == ME:
            return f"draw {cards(number)}"
        case fx.DiscardRandom(who=players, number=number) if players == ME:
            return f"discard {cards(number)} at random"
        case fx.Pay(payer=payer, receiver=receiver, number=number) if payer == POT and receiver in (ME, POT):
            return f"take ${number} from the pot"
        case fx.Pay(payer=payer, receiver=receiver, number=number) if payer == ME:
            return f"pay ${number} into the pot" if receiver == POT else f"pay {who(receiver)} ${number}"
    return f"decide that {_happens(step, speaker, event)}"


def _owners_hand(how: int) -> str:
    if how < ONE:
        return "your hand"
    return "its owner's hand" if how == ONE else "their owners' hands"
