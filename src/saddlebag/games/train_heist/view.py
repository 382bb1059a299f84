"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits
from saddlebag.games.train_heist.content import (
    CARD,
    COLOUR,
    COWBOY,
    EVENT,
    HORSE,
    JUNCTION,
    SPACE,
    SQUARE,
    TILE,
    TOWN,
    WANTED,
)
from saddlebag.games.train_heist.ending import goal, result
from saddlebag.games.train_heist.move import front
from saddlebag.games.train_heist.seen import CowboyView, TradeView, View
from saddlebag.games.train_heist.state import Cowboy, State
from saddlebag.games.train_heist.story import cowboy_name, titled

CARDS, COWBOYS, SPACES, TILES = list(CARD.ids), list(COWBOY.ids), list(SPACE.ids), list(TILE.ids)
HORSES, JUNCTIONS, COLOURS = list(HORSE.ids), list(JUNCTION.ids), list(COLOUR.ids)
SQUARES, TOWNS, WANTEDS = list(SQUARE.ids), list(TOWN.ids), list(WANTED.ids)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    outcome = result(s)
    public_stacks = s.options.train_stacks_public
    return View(
        mode=s.options.play,
        seat=seat,
        goal=goal(s),
        turn=s.turn,
        active=s.active,
        order=s.order[:],
        step=s.step,
        actions_left=s.actions_left,
        lost_turn=s.lost_turn,
        may_mount=s.may_mount,
        may_dismount=s.may_dismount,
        bullets_taken=s.bullets_taken,
        bullets_used=s.bullets_used,
        dropped_off=s.dropped_off,
        boarded_engine=s.boarded_engine,
        refused=[COWBOYS[each] for each in bits(s.refused)],
        trade=trade_view(s, seat),
        cowboys=[cowboy_view(s, each, cowboy, seat) for each, cowboy in enumerate(s.cowboys)],
        cars=[SPACES[space] for space in s.cars],
        front=SPACES[front(s)],
        horses={HORSES[horse]: None if space == NOBODY else SPACES[space] for horse, space in enumerate(s.horses)},
        sheriff=SPACES[s.sheriff],
        switches={JUNCTIONS[junction]: COLOURS[colour] for junction, colour in enumerate(s.switches)},
        switches_removed=s.switches_removed,
        speed=s.speed,
        meter=s.meter,
        hangman=s.hangman,
        hangman_steps=s.options.hangman_steps,
        cherokee=[cactus + 1 for cactus in bits(s.cherokee)],
        arrests=s.arrests,
        bullets=s.bullets,
        deck_size=len(s.poker.pile),
        discards=[CARDS[card] for card in s.poker.discards],
        event_deck_size=len(s.event_deck),
        events_removed=len(s.events_removed),
        events_played=[EVENT.ids[card] for card in s.events_played],
        wanted_row=[WANTEDS[card] for card in s.wanted_row],
        sack=TILE.of_set(s.sack) if public_stacks else None,
        sack_size=s.sack.bit_count(),
        drawn_tile=None if s.drawn_tile == NOBODY else TILES[s.drawn_tile],
        stacks={SQUARES[square]: stack_view(stack, public_stacks) for square, stack in enumerate(s.stacks)},
        towns={TOWNS[town]: [TILES[tile] for tile in pile] for town, pile in enumerate(s.towns)},
        waiting={
            TOWNS[town]: {COWBOYS[each]: counters for each, counters in enumerate(at) if counters}
            for town, at in enumerate(s.waiting)
        },
        fulfilled=[(COWBOYS[each], WANTEDS[card]) for each, card in s.fulfilled],
        outcome=s.outcome,
        reason=outcome.reason if outcome else "",
    )


def cowboy_view(s: State, seat: int, cowboy: Cowboy, viewer: int | None) -> CowboyView:
    """Hands are open in every mode but versus; there a viewer sees the cards they know. TH-SETUP-25, TH-VS-04"""
    seen = s.poker.seen
    viewers_eye = eye(viewer)
    return CowboyView(
        colour=COWBOYS[seat],
        name=cowboy_name(seat) if cowboy.wanted == NOBODY else titled(seat, cowboy.wanted),
        place=SPACES[cowboy.place],
        horse=None if cowboy.horse == NOBODY else HORSES[cowboy.horse],
        flat=cowboy.flat,
        jailed=cowboy.jailed,
        hand=[CARDS[card] for card in bits(cowboy.hand) if seen[card] & viewers_eye],
        hand_size=cowboy.hand.bit_count(),
        loot=[TILES[tile] for tile in cowboy.loot],
        bullets=cowboy.bullets,
        wanted=None if cowboy.wanted == NOBODY else WANTEDS[cowboy.wanted],
        ability_works=cowboy.ability_works,
        cancels_left=cowboy.cancels_left,
        jail_flag=cowboy.jail_flag,
        cars_looted=TOWN.of_set(cowboy.cars_looted),
        towns_supplied=TOWN.of_set(cowboy.towns_supplied),
        counters=cowboy.counters,
    )


def trade_view(s: State, viewer: int | None) -> TradeView | None:
    """In versus only the two who trade see the cards, each when the other shows them. TH-VS-21"""
    if s.partner == NOBODY:
        return None
    open_hands = not s.versus
    sees_offer = open_hands or viewer == s.active or (viewer == s.partner and s.shown >= 1)
    sees_answer = open_hands or viewer == s.partner or (viewer == s.active and s.shown >= 2)
    return TradeView(
        COWBOYS[s.active],
        COWBOYS[s.partner],
        CARD.of_set(s.offer) if sees_offer else None,
        CARD.of_set(s.answer) if sees_answer else None,
    )


def stack_view(stack: list[int], public: bool) -> list[str | None]:
    """All tiles of a stack, or with the option only the top one. TH-DROP-08 and section 7"""
    top = len(stack) - 1
    return [TILES[tile] if public or place == top else None for place, tile in enumerate(stack)]
