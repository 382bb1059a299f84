"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.views import shower
from saddlebag.games.train_heist.content import CARD, COWBOY, SPACE, SQUARE, TILE, TOWN, WANTED
from saddlebag.games.train_heist.rules.ending import goal, result
from saddlebag.games.train_heist.rules.move import front
from saddlebag.games.train_heist.seen.parts import CowboyView, TradeView, View
from saddlebag.games.train_heist.state import Cowboy, State, Trade
from saddlebag.games.train_heist.words.story import cowboy_name, titled

CARDS, COWBOYS, SPACES, SQUARES = list(CARD.ids), list(COWBOY.ids), list(SPACE.ids), list(SQUARE.ids)
TILES, TOWNS, WANTEDS = list(TILE.ids), list(TOWN.ids), list(WANTED.ids)

show_cowboy = shower(CowboyView, Cowboy)
show_trade = shower(TradeView, Trade)
show_table = shower(View, State)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    outcome = result(s)
    public_stacks = s.options.train_stacks_public
    return show_table(
        s,
        mode=s.options.play,
        seat=seat,
        goal=goal(s),
        active=s.active,
        order=s.order[:],
        step=s.stage,
        trade=trade_view(s, seat),
        cowboys=[cowboy_view(s, each, cowboy, seat) for each, cowboy in enumerate(s.cowboys)],
        front=SPACES[front(s)],
        hangman_steps=s.options.hangman_steps,
        cherokee=[cactus + 1 for cactus in bits(s.cherokee)],
        deck_size=len(s.poker.pile),
        discards=[CARDS[card] for card in s.poker.discards],
        sack=TILE.of_set(s.sack) if public_stacks else None,
        stacks={SQUARES[square]: stack_view(stack, public_stacks) for square, stack in enumerate(s.stacks)},
        waiting={
            TOWNS[town]: {COWBOYS[each]: counters for each, counters in enumerate(at) if counters}
            for town, at in enumerate(s.waiting)
        },
        fulfilled=[(COWBOYS[each], WANTEDS[card]) for each, card in s.fulfilled],
        reason=outcome.reason if outcome else "",
    )


def cowboy_view(s: State, seat: int, cowboy: Cowboy, viewer: int | None) -> CowboyView:
    """Hands are open in every mode but versus; there a viewer sees the cards they know. TH-SETUP-25, TH-VS-04"""
    eyes = s.poker.knowledge.eyes
    viewers_eye = eye(viewer)
    return show_cowboy(
        cowboy,
        colour=COWBOYS[seat],
        name=cowboy_name(seat) if cowboy.wanted == NOBODY else titled(seat, cowboy.wanted),
        jailed=cowboy.jailed,
        hand=[CARDS[card] for card in bits(cowboy.hand) if eyes[card] & viewers_eye],
    )


def trade_view(s: State, viewer: int | None) -> TradeView | None:
    """In versus only the two who trade see the cards, each when the other shows them. TH-VS-21"""
    deal = s.trade
    if deal is None:
        return None
    open_hands = not s.versus
    sees_offer = open_hands or viewer == s.active or (viewer == deal.partner and deal.shown >= 1)
    sees_answer = open_hands or viewer == deal.partner or (viewer == s.active and deal.shown >= 2)
    return show_trade(
        deal,
        giver=COWBOYS[s.active],
        offer=CARD.of_set(deal.offer) if sees_offer else None,
        answer=CARD.of_set(deal.answer) if sees_answer else None,
    )


def stack_view(stack: list[int], public: bool) -> list[str | None]:
    """All tiles of a stack, or with the option only the top one. TH-DROP-08 and section 7"""
    top = len(stack) - 1
    return [TILES[tile] if public or place == top else None for place, tile in enumerate(stack)]
