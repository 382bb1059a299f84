"""Campaigning: steps on the election board. Chapter 5.9."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import CAMPAIGN
from saddlebag.games.frontier.content import ELECTION, ELECTION_COST, ELECTION_FIRST, ELECTION_NEXT
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.rules import goods, turn
from saddlebag.games.frontier.rules.asking import one_of
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words import main_street_story as street
from saddlebag.games.frontier.words.main_street_story import fields_of

# --- steps on the board -------------------------------------------------------------------------------------------


def next_spaces(s: State, seat: int) -> tuple[int, ...]:
    """First a field of its own, then a space that touches it, then the middle; others may stand there. FO-GEN-03,
    FO-GEN-05"""
    here = s.players[seat].campaign
    return ELECTION_FIRST if here == NOBODY else ELECTION_NEXT[here]


def price(s: State, seat: int) -> int:
    """The number of the space that is entered. FO-GEN-03"""
    if s.options.campaign_cost == "flat_1":
        return 1
    if s.options.campaign_cost == "per_worker":
        return s.players[seat].workers
    return ELECTION_COST[next_spaces(s, seat)[0]]


def can_campaign(s: State, seat: int) -> bool:
    return bool(next_spaces(s, seat)) and goods.has(s, seat, price(s, seat))


# --- words --------------------------------------------------------------------------------------------------------

CAMPAIGN_WHERE = Question("campaign_where", "What do you campaign for?", clause="FO-GEN-04")
RUN = Verb(
    "campaign",
    at=turn.ACTION,
    says=lambda s, ask, a: f"Campaign: ${price(s, ask.seat)}",
    clause="FO-GEN-03",
    further=turn.leads_from("election", ELECTION, next_spaces),
    goes_on={"election": "campaign_for"},
    needs=(
        turn.not_yet(CAMPAIGN, "You have campaigned in this turn."),
        Need(
            lambda s, ask, a: bool(next_spaces(s, ask.seat)), "You campaign for everything already.", "FO-GEN-03"
        ),
        Need(
            lambda s, ask, a: can_campaign(s, ask.seat),
            lambda s, ask, a: f"The next step costs ${price(s, ask.seat)}.",
            "FO-GEN-03",
        ),
    ),
)  # fmt: skip
CAMPAIGN_FOR = Verb(
    "campaign_for",
    ELECTION,
    at=CAMPAIGN_WHERE,
    says=lambda s, ask, a: f"Campaign for {fields_of(a.arg)}: {f'${ask.about}' if ask.about else 'free'}",
    clause="FO-GEN-04",
    touches="election:{0}",
    needs=(Need(offered, "Your next step does not lead there.", "FO-GEN-03"),),
)

# --- rules --------------------------------------------------------------------------------------------------------


def campaign(s: State, choice: Action) -> Rule[None]:
    """One step a turn, for the number of the space entered. FO-GEN-02, FO-GEN-03"""
    cost = price(s, s.active)
    turn.did(s, CAMPAIGN)
    yield from take_step(s, s.active, cost)


def take_step(s: State, seat: int, cost: int) -> Rule[None]:
    """Pay and move to the next space, of several to one of them. FO-GEN-03, FO-GEN-04"""
    spaces = [CAMPAIGN_FOR.each[space] for space in next_spaces(s, seat)]
    chosen = yield from one_of(seat, CAMPAIGN_WHERE, spaces, cost)
    goods.pay(s, seat, cost)
    s.players[seat].campaign = chosen.arg
    s.tell(street.Campaigned, seat, chosen.arg)


@RULES.of(fx.CampaignFree)
def campaign_free(s: State, now: Using, step: fx.CampaignFree) -> Rule[None]:
    """A step without paying, beside that of the turn. FO-GEN-03"""
    if next_spaces(s, now.seat):
        yield from take_step(s, now.seat, 0)


def _can_step(s: State, now: Using, step: fx.CampaignFree) -> bool:
    return bool(next_spaces(s, now.seat))


POSSIBLE[fx.CampaignFree.kind] = _can_step
turn.ACTION_RULES[RUN.name] = campaign


def offers(s: State, seat: int) -> list[Action]:
    """FO-GEN-02, FO-GEN-03"""
    return RUN.each if not turn.done(s, CAMPAIGN) and can_campaign(s, seat) else turn.NOTHING
