"""Answers in words, with what they touch on the table and the clause behind them."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask
from saddlebag.engine.words import Description
from saddlebag.games.high_stakes_drifter import state as at
from saddlebag.games.high_stakes_drifter.actions import concealed_cards, dude_cards, gear_cards
from saddlebag.games.high_stakes_drifter.content import (
    CARD,
    CARD_COST,
    CARD_KIND,
    CARD_NAMES,
    CHIP,
    CHIP_NAMES,
    CHIP_SIDES,
    FORTUNE,
    GEAR,
    STAT,
)
from saddlebag.games.high_stakes_drifter.kickers import chips_up_to, most_room
from saddlebag.games.high_stakes_drifter.seats import PIECE, PLAYER, player_name
from saddlebag.games.high_stakes_drifter.standing import gear_discount, reinvest_cost
from saddlebag.games.high_stakes_drifter.state import Piece, State
from saddlebag.games.high_stakes_drifter.story import side_words


def prompt(s: State, ask: Ask) -> str:
    """The question in words; where it is about something, that is a card."""
    return ask.question.text.format(CARD_NAMES[ask.about]) if ask.about >= 0 else ask.question.text


def describe(s: State, ask: Ask, action: Action) -> Description:
    """Label, what the answer touches, clause."""
    words, clause = _WORDS[action.verb]
    label = words(s, ask.seat, action.arg) if callable(words) else words
    if action.verb == "target_chip":
        label = chip_words(s, ask.seat, *action.args)
    return Description(label, touches(s, ask.seat, action), _clause(s, action.verb, clause))


def _clause(s: State, verb: str, clause: str) -> str:
    """The same word answers several questions."""
    if s.queue:
        return "HD-ABIL-28" if verb in ("yes", "no") else "HD-ABIL-15"
    if verb == "pass":
        return {at.GEAR_ROUND: "HD-GEAR-08", at.KICKERS: "HD-SHOW-06"}.get(s.stage, clause)
    if verb == "reveal":
        return "HD-GEAR-01" if s.stage == at.GEAR_ROUND else clause
    if verb == "card" and s.stage == at.FORTUNE_STAGE:
        return "HD-FORT-01"
    if verb in ("reinvest", "bury") and s.choices:
        return "HD-AFTER-08" if s.stage == at.REINVESTING else "HD-AFTER-02"
    if verb == "chip" and s.stage == at.KICKERS:
        return "HD-SHOW-06"
    return clause


# --- what an answer touches -------------------------------------------------------------------------------------


def touches(s: State, seat: int, action: Action) -> list[str]:
    """The things on the table that stand for this answer, as `kind:id`; a kind of action names what it leads to."""
    arg = action.arg
    match action.verb:
        case "play_dude":
            return [f"hand:{CARD[each.arg]}" for each in dude_cards(s, seat)]
        case "play_gear":
            return [f"hand:{CARD[each.arg]}" for each in gear_cards(s, seat)]
        case "play_kicker":
            return [f"chip:{CHIP[each.arg]}" for each in chips_up_to(s, seat, most_room(s, seat))]
        case "reveal_card":
            return [f"piece:{PIECE[piece.id]}" for piece in concealed_cards(s, seat)]
        case "issue_challenge":
            return [*[f"piece:{PIECE[dude.id]}" for dude in s.saloon_dudes(seat)], "pot"]
        case "card" | "discard":
            return [f"hand:{CARD[arg]}"]
        case "beside" | "on" | "reveal" | "send" | "accept" | "target":
            return [f"piece:{PIECE[arg]}"]
        case "become":
            return [
                f"piece:{PIECE[piece.id]}"
                for player in s.players
                for piece in player.table
                if piece.up and piece.shape == arg
            ]
        case "chip":
            return [f"chip:{CHIP[arg]}"]
        case "target_chip":
            return [f"kicker:{PIECE[arg]}:{action.args[1] + 1}", f"piece:{PIECE[arg]}"]
        case "of" | "opponent":
            return [f"player:{PLAYER[arg]}"]
        case "take":
            return [f"hand:{CARD[arg]}" if _from_hand(s) else f"deadwood:{CARD[arg]}"]
        case "take_chip":
            return [f"deadwood_chip:{CHIP[arg]}"]
        case "stat":
            return [f"stat:{STAT[arg]}"]
        case "check" | "bet" | "call" | "raise" | "all_in" | "amount" | "hundreds":
            return ["pot"]
        case "reinvest" | "bury":
            return [f"piece:{PIECE[_in_question(s, seat).id]}"]
        case _:
            return []


def _in_question(s: State, seat: int) -> Piece:
    """The card that is reinvested or buried."""
    return s.of(seat, s.choices[0]) if s.choices else s.fighter(seat)


def _from_hand(s: State) -> bool:
    """Whether the ability that resolves takes a card from the hand, not from the deadwood."""
    if not s.queue:
        return False
    ability = at.TRIGGERS[s.queue[0].shape][s.queue[0].ability]
    return any(str(step).startswith("put ") for step in ability.steps)


# --- words ------------------------------------------------------------------------------------------------------


def piece_words(s: State, asker: int, number: int) -> str:
    """A card on the table in words that the asked may read: its name, or what it stands as. For cards of others that
    are concealed nothing is told but that."""
    piece = s.find(number)
    if piece is None:
        return PIECE[number]
    owner = next(seat for seat, player in enumerate(s.players) if piece in player.table)
    whose = "" if owner == asker else f"{player_name(owner)}'s "
    if piece.up or owner == asker or piece.eyes >> asker & 1:
        return f"{whose}{CARD_NAMES[piece.shape]}"
    kind = "dude" if piece.bearer < 0 else "gear"
    return f"{whose}concealed {kind} with ${piece.chips}"


def _card(s: State, seat: int, card: int) -> str:
    price = CARD_COST[card]
    if CARD_KIND[card] == GEAR:
        price = max(0, price - gear_discount(s, seat))
    where = " into the pot" if CARD_KIND[card] == FORTUNE else ""
    return f"Play {CARD_NAMES[card]} for ${price}{where}"


def _chip(s: State, seat: int, chip: int) -> str:
    front, back = [f"{mod:+d} {STAT[stat]}" for stat, mod in CHIP_SIDES[chip]]
    return f"Play {CHIP_NAMES[chip]} ({front} or {back})"


def _call(s: State, seat: int, _: int) -> str:
    return f"Call ${s.high - s.players[seat].bet}"


def _all_in(s: State, seat: int, _: int) -> str:
    return f"Go all-in with ${s.players[seat].stake}"


def _amount(s: State, seat: int, dollars: int) -> str:
    call = s.high - s.players[seat].bet
    whole = " (all-in)" if dollars + call == s.players[seat].stake else ""
    return f"Raise by ${dollars}, to ${s.high + dollars}{whole}" if s.high else f"Bet ${dollars}{whole}"


def _reinvest(s: State, seat: int, _: int) -> str:
    piece = _in_question(s, seat)
    return f"Reinvest {CARD_NAMES[piece.shape]} for ${reinvest_cost(s, seat, piece)}"


def chip_words(s: State, asker: int, number: int, place: int) -> str:
    """A kicker chip on a dude with what its upper side gives."""
    piece = s.find(number)
    assert piece is not None
    side = piece.kickers[place]
    return f"{CHIP_NAMES[side >> 1]} ({side_words(side)}) on {piece_words(s, asker, number)}"


def _yes(s: State, seat: int, _: int) -> str:
    if not s.queue:
        return "Yes"
    waiting = s.queue[0]
    price = at.TRIGGERS[waiting.shape][waiting.ability].price
    return f"Yes, use {CARD_NAMES[waiting.shape]}" + (f" and pay ${price}" if price else "")


Words = str | Callable[[State, int, int], str]
_WORDS: dict[str, tuple[Words, str]] = {
    "keep": ("Keep this hand", "HD-SETUP-09"),
    "redraw": ("Show this hand and draw a new one", "HD-SETUP-07"),
    "play_dude": ("Play a dude face down", "HD-TURN-05"),
    "play_gear": ("Play gear", "HD-TURN-06"),
    "play_kicker": ("Play a kicker chip", "HD-TURN-08"),
    "reveal_card": ("Turn a card of yours face up", "HD-TURN-09"),
    "issue_challenge": (lambda s, seat, _: f"Issue a challenge (ante ${s.ante})", "HD-TURN-07"),
    "end_actions": ("Take no more actions", "HD-TURN-10"),
    "card": (_card, "HD-PLAY-01"),
    "beside": (lambda s, seat, arg: f"Beside {piece_words(s, seat, arg)}", "HD-PLAY-04"),
    "become": (lambda s, seat, arg: f"Becomes {CARD_NAMES[arg]}", "HD-COPY-02"),
    "of": (lambda s, seat, arg: f"A card of {player_name(arg)}", "HD-COPY-02"),
    "chip": (_chip, "HD-KICK-05"),
    "on": (lambda s, seat, arg: f"On {piece_words(s, seat, arg)}", "HD-KICK-03"),
    "reveal": (lambda s, seat, arg: f"Reveal {piece_words(s, seat, arg)}", "HD-TURN-09"),
    "send": (lambda s, seat, arg: f"Send {piece_words(s, seat, arg)}", "HD-CHAL-06"),
    "accept": (lambda s, seat, arg: f"Accept with {piece_words(s, seat, arg)}", "HD-CHAL-09"),
    "decline": ("Decline and lose the ante", "HD-CHAL-11"),
    "check": ("Check", "HD-BET-02"),
    "bet": ("Bet", "HD-BET-02"),
    "call": (_call, "HD-BET-05"),
    "raise": ("Raise", "HD-BET-08"),
    "all_in": (_all_in, "HD-BET-13"),
    "fold": ("Fold", "HD-BET-12"),
    "amount": (_amount, "HD-BET-11"),
    "hundreds": (lambda s, seat, arg: f"From ${arg * 100} on", "HD-BET-11"),
    "pass": ("Pass", "HD-FORT-05"),
    "yes": (_yes, "HD-ABIL-10"),
    "no": ("No", "HD-ABIL-10"),
    "target": (piece_words, "HD-ABIL-15"),
    "target_chip": (piece_words, "HD-ABIL-15"),
    "opponent": (lambda s, seat, arg: player_name(arg), "HD-ABIL-15"),
    "take": (lambda s, seat, arg: f"Take {CARD_NAMES[arg]}", "HD-ABIL-15"),
    "take_chip": (lambda s, seat, arg: f"Take {CHIP_NAMES[arg]}", "HD-ABIL-15"),
    "stat": (lambda s, seat, arg: STAT[arg].capitalize(), "HD-ABIL-15"),
    "reinvest": (_reinvest, "HD-AFTER-06"),
    "bury": (lambda s, seat, _: f"Bury {CARD_NAMES[_in_question(s, seat).shape]}", "HD-AFTER-10"),
    "discard": (lambda s, seat, arg: f"Discard {CARD_NAMES[arg]}", "HD-TURN-13"),
    "done": ("Discard no more and draw", "HD-TURN-14"),
}
