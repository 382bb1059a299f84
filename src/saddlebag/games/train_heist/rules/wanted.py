"""Wanted Cards: missions, titles and abilities. Chapter 5.22."""

from saddlebag.engine.actions import Action
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb
from saddlebag.games.train_heist.content import ABILITIES, CACTI, MISSIONS, NEIGHBOURS, TRACKS, WANTED
from saddlebag.games.train_heist.state import ACTIONS, State
from saddlebag.games.train_heist.words import story


def note(s: State, seat: int, deed: str, amount: int = 0, suit: int = -1) -> None:
    """A player did something; remember which displayed missions that fulfils. TH-WANT-01, TH-WANT-18"""
    if s.cowboys[seat].wanted != NOBODY:
        return
    for card in s.wanted_row:
        mission = MISSIONS[card]
        if (
            mission.name == deed
            and amount >= mission.amount
            and suit == mission.suit
            and [seat, card] not in s.fulfilled
        ):
            s.fulfilled.append([seat, card])


def on_display(s: State, deed: str) -> bool:
    """Whether some displayed mission asks for this deed."""
    return any(MISSIONS[card].name == deed for card in s.wanted_row)


def note_mounted_next_to_cherokee(s: State) -> None:
    """On their own turn they are mounted beside a cactus with a token."""
    if s.cherokee and s.you.horse != NOBODY:
        neighbours = NEIGHBOURS[s.you.place]
        if any(s.cherokee >> cactus & 1 and CACTI[cactus] in neighbours for cactus in range(3)):
            note(s, s.active, "mounted_next_to_cherokee")


MISSION = Question("mission", "You have fulfilled a mission. Do you take the Wanted Card?", clause="TH-WANT-01")
CLAIM = Verb(
    "claim",
    WANTED,
    at=MISSION,
    says=lambda s, ask, a: (
        f"Take the Wanted Card and be called {story.titled(ask.seat, a.arg)}: {story.ability_text(a.arg)}"
    ),
    clause="TH-WANT-01",
    touches="wanted:{0}",
    needs=(
        Need(lambda s, ask, a: a.arg in s.wanted_row, "That card is not on display.", "TH-WANT-01"),
        Need(lambda s, ask, a: [ask.seat, a.arg] in s.fulfilled, "You have not fulfilled that mission.", "TH-WANT-01"),
    ),
)
DECLINE = Verb(
    "decline",
    at=MISSION,
    says="Decline; the mission must then be done anew",
    clause="TH-WANT-08",
    passes=True,
    needs=(Need(lambda s, ask, a: s.options.wanted_optional, "At this table the card must be taken.", "TH-WANT-08"),),
)


def somebody_may_claim(s: State) -> bool:
    """Whether a mission was fulfilled. TH-WANT-06"""
    return bool(s.fulfilled)


def in_turn_order(s: State) -> list[int]:
    """All, the active player first. TH-WANT-09, TH-WANT-10"""
    return s.in_turn_order()


def forget_deeds(s: State) -> None:
    """Who has not claimed for a deed now does not claim for it later. TH-WANT-06"""
    s.fulfilled.clear()


def claimable(s: State, seat: int) -> list[Action]:
    """The cards still on display whose mission this player has fulfilled."""
    return [CLAIM.each[card] for card in s.wanted_row if [seat, card] in s.fulfilled]


def claim(s: State, seat: int) -> Rule[None]:
    """Whoever fulfilled a mission may take a card; one card a player and game. TH-WANT-02, TH-WANT-06, TH-WANT-08"""
    if not claimable(s, seat):
        return
    declining = DECLINE.each if s.options.wanted_optional else []
    choice = yield Ask(seat, MISSION, lambda: claimable(s, seat) + declining)
    if choice.verb == DECLINE.name:
        s.tell(story.WantedDeclined, seat)
        return
    cowboy = s.cowboys[seat]
    cowboy.wanted = choice.arg
    s.wanted_row.remove(choice.arg)
    s.tell(story.WantedTaken, seat, choice.arg)
    if ABILITIES[choice.arg].name == "hangman_cancel":
        cowboy.cancels_left = ABILITIES[choice.arg].amount
    if s.options.wanted_ability_start == "immediate":
        ability_begins(s, seat)


def ability_begins(s: State, seat: int) -> None:
    """The ability works from now on. TH-WANT-04, TH-WANT-05"""
    cowboy = s.cowboys[seat]
    if cowboy.wanted == NOBODY or cowboy.ability_works:
        return
    cowboy.ability_works = True
    if seat == s.active and s.stage == ACTIONS and s.ability(seat, "actions"):
        s.actions_left += s.ability(seat, "actions") - TRACKS.coop.actions_per_turn
