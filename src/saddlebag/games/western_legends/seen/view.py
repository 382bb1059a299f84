"""What a seat, or a spectator, may see. Section 7 of the ledger."""

from saddlebag.engine.events import eye
from saddlebag.engine.names import NOBODY, bits
from saddlebag.engine.views import shower
from saddlebag.games.western_legends.chapters import PLAYER, SIDE, Faro, Fight, Hand
from saddlebag.games.western_legends.content import (
    BUILDING,
    CARD,
    CATTLE,
    CATTLE_COLOUR,
    CHARACTER,
    CHECKPOINT_SPACE,
    COLOUR,
    FIGHT_CARD,
    FRONTIER,
    FRONTIER_NUMBER,
    FRONTIER_TOKEN_NUMBER,
    GOAL,
    ITEM,
    LEGENDARY,
    SPACE,
    STORY_TRIGGER,
    TOKEN,
    TOKEN_KIND,
    TRIGGER,
    TRIGGER_DISCS,
)
from saddlebag.games.western_legends.course import seat_name
from saddlebag.games.western_legends.rules.ending import LINES, result
from saddlebag.games.western_legends.rules.goods import hand_limit
from saddlebag.games.western_legends.rules.moving import movement
from saddlebag.games.western_legends.rules.reactions import final_value
from saddlebag.games.western_legends.seen.fight_sum import fight_sum
from saddlebag.games.western_legends.seen.parts import (
    TOKEN_KIND as KINDS,
)
from saddlebag.games.western_legends.seen.parts import (
    CattleView,
    FaroView,
    FightView,
    FrontierView,
    HandView,
    HighRollerView,
    MarkerView,
    PlayerView,
    ScoreLine,
    StoryView,
    TokenView,
    View,
)
from saddlebag.games.western_legends.seen.redeal import face_down
from saddlebag.games.western_legends.state import TRACK, Player, State

BUILDINGS, CARDS, CATTLES, CHARACTERS, COLOURS = (
    list(BUILDING.ids), list(CARD.ids), list(CATTLE.ids), list(CHARACTER.ids), list(COLOUR.ids),
)  # fmt: skip
FIGHT_CARDS, FRONTIERS, ITEMS, PLAYERS, SIDES = (
    list(FIGHT_CARD.ids), list(FRONTIER.ids), list(ITEM.ids), list(PLAYER.ids), list(SIDE.ids),
)  # fmt: skip
SPACES, TOKENS, TRACKS, TRIGGERS = list(SPACE.ids), list(TOKEN.ids), list(TRACK.ids), list(TRIGGER.ids)

show_player = shower(PlayerView, Player)
show_fight = shower(FightView, Fight)
show_hand = shower(HandView, Hand)
show_faro = shower(FaroView, Faro)
show_table = shower(View, State)


def view(s: State, seat: int | None) -> View:
    """The table as this seat sees it."""
    outcome = result(s)
    look = eye(seat)
    return show_table(
        s,
        seat=seat,
        stage=s.stage,
        target_lp=s.options.target_lp,
        final=[ScoreLine(LINES[number], points[:]) for number, points in enumerate(s.final)],
        players=[player_view(s, each, player, seat) for each, player in enumerate(s.players)],
        fight=None if s.fight is None else fight_view(s, s.fight, seat),
        hand_of_poker=None if s.hand_of_poker is None else hand_view(s.hand_of_poker, seat),
        faro=None if s.faro is None else faro_view(s, s.faro, seat),
        tokens=[
            TokenView(SPACES[space], KINDS[TOKEN_KIND[token]], TOKENS[token] if knows(s, token, look) else None)
            for space, token in zip(s.token_spaces, s.tokens, strict=True)
        ],
        high_rollers=[
            HighRollerView(BUILDINGS[saloon], TOKENS[token] if knows(s, token, look) else None)
            for saloon, token in zip(s.roller_saloons, s.rollers, strict=True)
        ],
        longhorns={SPACES[space]: number for space, number in enumerate(s.longhorns) if number},
        nuggets={SPACES[space]: number for space, number in enumerate(s.nuggets) if number},
        train_space=None if s.train == NOBODY else SPACES[CHECKPOINT_SPACE[s.train]],
        frontier=[
            FrontierView(
                SPACES[space],
                FRONTIER_TOKEN_NUMBER[token],
                FRONTIER_NUMBER[space] + FRONTIER_TOKEN_NUMBER[token],
                FRONTIERS[token] if s.frontier_eyes[token] & look else None,
            )
            for space, token in zip(s.frontier_spaces, s.frontier, strict=True)
        ],
        ranch_sizes={COLOURS[colour]: tokens.bit_count() for colour, tokens in enumerate(s.ranches)},
        stock=dict(zip(ITEMS, s.stock, strict=True)),
        markers={TRACKS[track]: list(bits(spaces)) for track, spaces in enumerate(s.markers)},
        deck_size=len(s.poker.pile),
        discards=[CARDS[card] for card in s.poker.discards],
        fight_deck_size=sum([len(block) for block in s.blocks]),
        stories={SIDES[side]: story_view(s, side) for side in range(len(SIDE))},
        reason=outcome.reason if outcome else "",
    )


def knows(s: State, token: int, look: int) -> bool:
    """Whether these eyes have seen the front of a token that lies face down."""
    return s.token_knowledge.eyes[token] & look != 0


def player_view(s: State, seat: int, player: Player, viewer: int | None) -> PlayerView:
    """A mat lies open; of the hand a viewer sees the cards they know, also while one of them may lie face down in a
    fight. WL-GEN-17, WL-GOAL-02"""
    eyes, look, own = s.poker.knowledge.eyes, eye(viewer), viewer == seat
    held = player.hand if own else player.hand | face_down(s, seat)
    known = player.character != NOBODY and (s.revealed or own)
    return show_player(
        player,
        colour=PLAYERS[seat],
        name=seat_name(s, seat),
        character=CHARACTERS[player.character] if known else None,
        dealt=[CHARACTERS[each] for each in player.dealt] if own else [],
        hand=[CARDS[card] for card in bits(held) if eyes[card] & look],
        hand_limit=hand_limit(s, seat),
        cattle=[
            CattleView(COLOURS[CATTLE_COLOUR[token]], CATTLES[token] if s.cattle_eyes[token] & look else None)
            for token in player.cattle
        ],
        legendary=LEGENDARY.of_set(player.legendary) if own or s.over else [],
        goals=GOAL.of_set(player.goals) if own else [],
        ability_works=s.has_ability(seat),
        movement=movement(s, seat),
    )


def story_view(s: State, side: int) -> StoryView | None:
    """WL-STORY-01, WL-STORY-10"""
    deck = s.stories[side]
    if not deck:
        return None
    trigger, last = STORY_TRIGGER[deck[-1]], s.last_disc[side]
    return StoryView(
        TRIGGERS[trigger],
        TRIGGER_DISCS[trigger],
        [player.discs[side] for player in s.players],
        len(deck),
        None if last == NOBODY else PLAYERS[last],
        None,
    )


def fight_view(s: State, fight: Fight, viewer: int | None) -> FightView:
    """Cards lie face down until they are revealed. WL-FIGHT-07..09, WL-NPC-02, WL-NPC-21"""
    look = 0 if viewer is None else 1 << viewer
    sees_drawn = fight.shown or fight.looked & look != 0
    shown: list[str | None] = []
    for side, seat in enumerate((fight.fighter, fight.rival)):
        card = fight.cards[side]
        open_to_viewer = card != NOBODY and (fight.revealed or seat == viewer)
        shown.append(CARDS[card] if open_to_viewer else None)
    played = fight.played != NOBODY and (fight.revealed or sees_drawn)
    return show_fight(
        fight,
        drawn=[FIGHT_CARDS[card] if sees_drawn else None for card in fight.drawn],
        played=FIGHT_CARDS[fight.played] if played else None,
        cards=shown,
        laid=[fight.cards[0] != NOBODY, fight.cards[1] != NOBODY or fight.played != NOBODY],
        values=[final_value(s, side) if fight.revealed else None for side in (0, 1)],
        sums=[fight_sum(s, fight, side) if fight.revealed else [] for side in (0, 1)],
    )


def hand_view(hand: Hand, viewer: int | None) -> HandView:
    """What others have chosen stays face down until all have. WL-POKER-06"""
    sees_dealer = hand.revealed or (viewer is not None and viewer == hand.dealer)
    chosen = {
        PLAYERS[seat]: CARD.of_set(cards)
        for seat, cards in enumerate(hand.chosen)
        if cards and (hand.revealed or seat == viewer)
    }
    return show_hand(
        hand,
        dealer_cards=CARD.of_set(hand.dealer_cards) if sees_dealer else [],
        dealer_plays=CARD.of_set(hand.dealer_plays) if sees_dealer else [],
        chosen=chosen,
        has_chosen=[PLAYERS[seat] for seat, cards in enumerate(hand.chosen) if cards],
    )


def faro_view(s: State, faro: Faro, viewer: int | None) -> FaroView:
    """Three cards are shown before the shuffle; then they are turned up one by one. AU-FARO-05, AU-FARO-22"""
    if faro.shuffled:
        cards = [FIGHT_CARDS[card] if place < faro.revealed else None for place, card in enumerate(faro.cards)]
    else:
        looks = viewer is not None and viewer == faro.dealer and not s.options.faro_unseen_fourth
        sees_fourth = looks and faro.dealer not in faro.players
        cards = [FIGHT_CARDS[card] if place < 3 or sees_fourth else None for place, card in enumerate(faro.cards)]
    return show_faro(
        faro,
        cards=cards,
        markers=[MarkerView(PLAYERS[each.seat], FIGHT_CARDS[each.value], each.dollars) for each in faro.markers],
    )
