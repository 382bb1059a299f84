"""Work, mines, the Bank, the Doctor and the Cabaret. Chapter 5.11."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import Names
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.engine.words import counted
from saddlebag.games.western_legends.chapters import BANK_GUARD
from saddlebag.games.western_legends.content import (
    BANK,
    BLANK,
    CABARET,
    CIRCLED,
    DIE_FACES,
    DOCTOR,
    DOLLAR,
    IS_LOCATION,
    IS_MINE,
    MINES,
    NUGGET,
    TRIGGER,
)
from saddlebag.games.western_legends.effects import goals as deed
from saddlebag.games.western_legends.effects import steps as fx
from saddlebag.games.western_legends.effects import terms
from saddlebag.games.western_legends.rules import goods, npc
from saddlebag.games.western_legends.rules.deeds import did
from saddlebag.games.western_legends.rules.numbers import NUMBER
from saddlebag.games.western_legends.rules.stories import meet
from saddlebag.games.western_legends.rules.texts import RULES, Using, sources
from saddlebag.games.western_legends.rules.turn import ACTION, ACTION_RULES
from saddlebag.games.western_legends.state import State
from saddlebag.games.western_legends.words import road_story
from saddlebag.games.western_legends.words.road_story import FACE_WORDS

WAGES = 10
"""WL-LOC-02"""
DICE = 2
"""For a Prospect action. WL-MINE-01"""
DIE_PAYS = 10
NUGGET_PRICE = 20
NUGGET_LP = 1
"""At the Bank. WL-BANK-01"""
FEE = 10
"""Of the Doctor. WL-DOC-01"""
LP_PRICE = 30
MOST_LP = 6
"""At the Cabaret. WL-CAB-01, WL-CAB-02"""
WORK_DONE, STRIKE_GOLD, DEPOSIT_2 = TRIGGER.find("work"), TRIGGER.find("strike_gold"), TRIGGER.find("deposit_2")
MANY_NUGGETS = 2


def _is_at(s: State, ask: Ask, space: int) -> bool:
    return s.players[ask.seat].place == space


# --- Work ---------------------------------------------------------------------------------------------------------

WORK = Verb(
    "work",
    at=ACTION,
    says=f"Work for ${WAGES}",
    clause="WL-LOC-02",
    needs=(Need(lambda s, ask, a: IS_LOCATION[s.players[ask.seat].place], "You are at no location.", "WL-LOC-03"),),
)


def work(s: State, action: Action) -> None:
    """WL-LOC-02, WL-LOC-03, AU-LOC-01"""
    s.tell(road_story.Worked, s.who(s.active), s.you.place)
    goods.gain_money(s, s.active, WAGES)
    did(s, s.active, deed.WORK)
    meet(s, s.active, WORK_DONE)


# --- mines --------------------------------------------------------------------------------------------------------


def _rolled(s: State, ask: Ask) -> str:
    first, second = divmod(ask.about, len(FACE_WORDS))
    return f"{FACE_WORDS[first]} and {FACE_WORDS[second]}"


def _die(s: State, ask: Ask, action: Action) -> str:
    face = divmod(ask.about, len(FACE_WORDS))[action.arg]
    return f"Roll the {DIE[action.arg]} die again ({FACE_WORDS[face]})"


DIE = Names("die", ["first", "second"])
ROLL_AGAIN = Question("roll_again", "You rolled {}. Do you roll one die again?", says=_rolled, clause="WL-MINE-04")
REROLL = Verb("reroll", DIE, at=ROLL_AGAIN, says=_die, clause="WL-MINE-04")
KEEP_DICE = Verb("keep_dice", at=ROLL_AGAIN, says="Keep both dice", clause="WL-MINE-04", main=True, passes=True)
KEEP_BOTH = KEEP_DICE.each[0]
PROSPECT = Verb(
    "prospect",
    at=ACTION,
    says="Prospect for gold",
    clause="WL-MINE-01",
    needs=(Need(lambda s, ask, a: IS_MINE[s.players[ask.seat].place], "You are not at a mine.", "WL-MINE-01"),),
)


def roll_dice(s: State, seat: int, number: int) -> list[int]:
    """WL-MINE-02"""
    faces = [roll_die(s) for _ in range(number)]
    s.tell(road_story.RolledDice, s.who(seat), faces[:])
    return faces


def roll_die(s: State) -> int:
    return DIE_FACES[s.dice.below(len(DIE_FACES))]


def roll_again(s: State, seat: int, before: int) -> int:
    """WL-MINE-03, WL-MINE-04"""
    face = roll_die(s)
    s.tell(road_story.RolledAgain, s.who(seat), before, face)
    return face


def gain_from_dice(s: State, seat: int, faces: list[int]) -> tuple[int, int]:
    """Dice as they lie are paid; circled dollars are rolled again as long as they come. How many nuggets were gained,
    and how many dice show an X. WL-MINE-01, WL-MINE-03"""
    dollars = nuggets = blanks = 0
    for face in faces:
        while face == CIRCLED:
            dollars += DIE_PAYS
            face = roll_again(s, seat, face)
        dollars += DIE_PAYS if face == DOLLAR else 0
        nuggets += face == NUGGET
        blanks += face == BLANK
    if dollars:
        goods.gain_money(s, seat, dollars)
    return goods.gain_nuggets(s, seat, nuggets), blanks


def prospect(s: State, action: Action) -> Rule[None]:
    """Both dice; with a Miner's Map one of them may be rolled again, before anything is gained. WL-MINE-01,
    WL-MINE-04, WL-MINE-05"""
    faces = roll_dice(s, s.active, DICE)
    if sources(s, s.active, terms.AFTER_PROSPECT):
        shown = faces[0] * len(FACE_WORDS) + faces[1]
        choice = yield Ask(s.active, ROLL_AGAIN, lambda: [*REROLL.each, KEEP_BOTH], shown)
        if choice is not KEEP_BOTH:
            faces[choice.arg] = roll_again(s, s.active, faces[choice.arg])
    nuggets, _ = gain_from_dice(s, s.active, faces)
    did(s, s.active, deed.PROSPECT, which=MINES.index(s.you.place))
    if nuggets:
        meet(s, s.active, STRIKE_GOLD)


@RULES.of(fx.RollDie)
def roll_by_text(s: State, now: Using, step: fx.RollDie) -> None:
    """No Miner's Map; with some texts an X draws cards up to the hand size. WL-MINE-03"""
    _, blanks = gain_from_dice(s, now.seat, roll_dice(s, now.seat, step.number))
    if step.refill and blanks:
        goods.draw(s, now.seat, goods.hand_limit(s, now.seat) - s.players[now.seat].hand.bit_count())


@RULES.of(fx.RerollDie)
def reroll_by_text(s: State, now: Using, step: fx.RerollDie) -> None:
    """A Prospect action asks for it by itself. WL-MINE-04"""


# --- the Bank -----------------------------------------------------------------------------------------------------

DEPOSIT = Verb(
    "deposit",
    NUMBER,
    at=ACTION,
    says=lambda s, ask, a: f"Deposit {counted(a.arg, 'nugget')} for ${NUGGET_PRICE * a.arg} and {NUGGET_LP * a.arg} LP",
    clause="WL-BANK-01",
    needs=(
        Need(lambda s, ask, a: _is_at(s, ask, BANK), "You are not at the Bank.", "WL-BANK-01"),
        Need(lambda s, ask, a: a.arg > 0, "A deposit is at least 1 nugget.", "WL-BANK-01"),
        Need(lambda s, ask, a: a.arg <= s.players[ask.seat].nuggets, "You do not have so many nuggets.", "WL-BANK-01"),
    ),
)


def deposit(s: State, action: Action) -> None:
    """Money and LP for each nugget, as one effect. WL-BANK-01, WL-BANK-02"""
    number = action.arg
    s.you.nuggets -= number
    s.tell(road_story.Deposited, s.who(s.active), number)
    did(s, s.active, deed.DEPOSIT, number)
    goods.gain_money(s, s.active, NUGGET_PRICE * number)
    goods.gain_lp(s, s.active, NUGGET_LP * number)
    if number >= MANY_NUGGETS:
        meet(s, s.active, DEPOSIT_2)


def bank_is_open(s: State) -> bool:
    """One bank Heist a turn, and with a shared limit none after one of the train. WL-BANK-06, AU-HEIST-04"""
    turn = s.now
    return not turn.bank_robbed and not (turn.train_robbed and s.options.heist_limit_shared)


ROB_BANK = Verb(
    "rob_bank",
    at=ACTION,
    says="Rob the Bank",
    clause="WL-BANK-03",
    needs=(
        Need(lambda s, ask, a: _is_at(s, ask, BANK), "You are not at the Bank.", "WL-BANK-03"),
        Need(lambda s, ask, a: bank_is_open(s), "You have started a Heist in this turn.", "WL-BANK-06"),
        Need(
            lambda s, ask, a: s.players[ask.seat].hand != 0, "You need a card in hand to fight the guard.", "WL-BANK-07"
        ),
    ),
)


def rob_bank(s: State, action: Action) -> None:
    """The guard is fought; the rest follows from the fight. WL-BANK-03, WL-BANK-06, WL-BANK-08"""
    s.now.bank_robbed = True
    s.tell(road_story.HeldUpBank, s.who(s.active))
    npc.start_npc_fight(s, s.active, BANK_GUARD, npc.BANK_GUARD_CARDS, BANK)


# --- Doctor and Cabaret -------------------------------------------------------------------------------------------

HEAL = Verb(
    "heal",
    at=ACTION,
    says=lambda s, ask, a: f"Pay ${FEE} to heal all wounds, and draw a card for each",
    clause="WL-DOC-01",
    needs=(
        Need(lambda s, ask, a: _is_at(s, ask, DOCTOR), "You are not at the Doctor.", "WL-DOC-01"),
        Need(lambda s, ask, a: s.players[ask.seat].wounds > 0, "You have no wounds.", "WL-DOC-02"),
        Need(lambda s, ask, a: s.players[ask.seat].money >= FEE, f"The Doctor asks for ${FEE}.", "WL-DOC-01"),
    ),
)


def heal(s: State, action: Action) -> None:
    """WL-DOC-01"""
    s.tell(road_story.WentToDoctor, s.who(s.active))
    did(s, s.active, deed.HEAL)
    goods.pay(s, s.active, FEE)
    goods.draw(s, s.active, goods.heal(s, s.active, goods.MOST_WOUNDS))


REVEL = Verb(
    "revel",
    NUMBER,
    at=ACTION,
    says=lambda s, ask, a: f"Spend ${LP_PRICE * a.arg} at the Cabaret for {a.arg} LP",
    clause="WL-CAB-01",
    needs=(
        Need(lambda s, ask, a: _is_at(s, ask, CABARET), "You are not at the Cabaret.", "WL-CAB-01"),
        Need(lambda s, ask, a: a.arg > 0, "Revelling is for at least 1 LP.", "WL-CAB-01"),
        Need(
            lambda s, ask, a: a.arg <= most_revelling(s, ask.seat),
            lambda s, ask, a: f"That would cost ${LP_PRICE * a.arg}.",
            "WL-CAB-01",
        ),
    ),
)


def most_revelling(s: State, seat: int) -> int:
    """How many LP a player can pay for. WL-CAB-01, WL-CAB-02"""
    return min(MOST_LP, s.players[seat].money // LP_PRICE)


def revel(s: State, action: Action) -> None:
    """WL-CAB-01, WL-CAB-02"""
    s.tell(road_story.Revelled, s.who(s.active), LP_PRICE * action.arg)
    goods.pay(s, s.active, LP_PRICE * action.arg)
    goods.gain_lp(s, s.active, action.arg)
    did(s, s.active, deed.REVEL, LP_PRICE * action.arg)
    did(s, s.active, deed.REVEL_LP, action.arg)


# --- on offer -----------------------------------------------------------------------------------------------------

TO_WORK, TO_PROSPECT, TO_ROB, TO_HEAL = WORK.each[0], PROSPECT.each[0], ROB_BANK.each[0], HEAL.each[0]
ACTION_RULES[WORK.name] = work
ACTION_RULES[PROSPECT.name] = prospect
ACTION_RULES[DEPOSIT.name] = deposit
ACTION_RULES[ROB_BANK.name] = rob_bank
ACTION_RULES[HEAL.name] = heal
ACTION_RULES[REVEL.name] = revel


def offers(s: State, seat: int) -> list[Action]:
    """WL-LOC-01"""
    player = s.players[seat]
    place = player.place
    if not IS_LOCATION[place]:
        return []
    found = [TO_WORK]
    if IS_MINE[place]:
        found.append(TO_PROSPECT)
    elif place == BANK:
        found += DEPOSIT.each[1 : player.nuggets + 1]
        if player.hand and bank_is_open(s):
            found.append(TO_ROB)
    elif place == DOCTOR and player.wounds and player.money >= FEE:
        found.append(TO_HEAL)
    elif place == CABARET:
        found += REVEL.each[1 : most_revelling(s, seat) + 1]
    return found
