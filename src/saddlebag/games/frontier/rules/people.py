"""Characters: who may keep them, drawing, keeping and discarding them, and what they do in a turn. Chapter 5.17.

Tycoons and their special buildings are in `tycoons.py`.
"""

from saddlebag.engine.actions import Action
from saddlebag.engine.language import capital
from saddlebag.engine.names import NOBODY
from saddlebag.engine.rules import Ask, Question, Rule
from saddlebag.engine.verbs import Need, Verb, offered
from saddlebag.games.frontier.chapters import FROM_SPECIAL, SOURCE
from saddlebag.games.frontier.content import (
    CHARACTER,
    CHARACTER_CLASS,
    CHARACTER_REQUIREMENT,
    CHARACTER_SUIT,
    FIRST_PUBLIC,
    FIRST_SPECIAL,
    FIRST_TYCOON,
    PUBLIC,
    SPEAKER,
    SPECIAL_NAMES,
    SPECIAL_TEXT,
    SUIT_TOWN,
    SUIT_TOWN_NAMES,
    SUIT_TOWN_REWARDS,
    TENT,
    TOWN_OF_SUIT,
    TYCOON_ACTIVE,
    WOODEN_HOUSE,
)
from saddlebag.games.frontier.effects import requirements as req
from saddlebag.games.frontier.effects import steps as fx
from saddlebag.games.frontier.effects.step import Step
from saddlebag.games.frontier.effects.terms import ANYONES_TURN, EACH_ROUND, EACH_TURN, MONEY, OTHER_USES_MINE
from saddlebag.games.frontier.rules import goods, land, standing, turn
from saddlebag.games.frontier.rules.asking import one_of, pick
from saddlebag.games.frontier.rules.texts import POSSIBLE, RULES, Using, perform, possible
from saddlebag.games.frontier.state import Hired, State, added, replaced
from saddlebag.games.frontier.words import politics_story as story
from saddlebag.games.frontier.words.story import person

ASSISTANT, PARTNER, TYCOON = range(3)
MOST_HIRED = 4
"""Assistants and partners together. FO-CHAR-01"""
LATER_REWARD = 2
"""Dollars for a discard once all rewards of a town are taken. FO-CHAR-06"""
DRAWS_THROUGH = [FIRST_PUBLIC + PUBLIC.find(name) for name in ("coach_builder", "newspaper", "steamboat")]
"""The buildings for assistants, partners, tycoons. FO-CHAR-07"""
SPECIALS = range(len(SPECIAL_TEXT))

# --- requirements -------------------------------------------------------------------------------------------------


def meets(s: State, seat: int, character: int) -> bool:
    """Whether a player has what a character asks for. FO-CHAR-02, FO-PAR-01, FO-TYC-02"""
    asked, player = CHARACTER_REQUIREMENT[character], s.players[seat]
    if isinstance(asked, req.NeedsIndustry):
        return player.levels[asked.industry] >= asked.level
    if isinstance(asked, req.NeedsBuilding):
        return FIRST_PUBLIC + asked.building.number in s.tiles
    if isinstance(asked, req.NeedsHousing):
        own = [tile for space, tile in enumerate(s.tiles) if s.owners[space] == seat]
        return own.count(TENT) + own.count(WOODEN_HOUSE) >= asked.number
    if isinstance(asked, req.NeedsStatus):
        return s.status[asked.status] >= asked.number
    if isinstance(asked, req.NeedsMoney):
        return goods.has(s, seat, asked.number)
    if isinstance(asked, req.NeedsTrain):
        return 0 in s.distances
    if isinstance(asked, req.NeedsDevelopments):
        return sum([network.cubes[: network.built].count(seat) for network in s.networks]) >= asked.number
    assert isinstance(asked, req.Nothing)
    return True


def asks_for(character: int) -> str:
    """Its requirement in words."""
    return CHARACTER_REQUIREMENT[character].words(SPEAKER)


# --- discarding to a town -----------------------------------------------------------------------------------------

SEND_WHERE = Question(
    "send_where", "Which town does {} go to?", CHARACTER, says=lambda s, ask: person(ask.about),
    clause="FO-CHAR-05",
)  # fmt: skip


def reward_words(s: State, town: int) -> str:
    """The next reward of a town."""
    taken = s.rewards_taken[town]
    if taken >= len(SUIT_TOWN_REWARDS[town]):
        return f"gain ${LATER_REWARD}"
    return ", ".join(step.words(SPEAKER) for step in SUIT_TOWN_REWARDS[town][taken].steps)


def towns_for(character: int) -> list[int]:
    """The town of its suit; a joker goes to any. FO-CHAR-04, FO-CHAR-05"""
    town = TOWN_OF_SUIT[CHARACTER_SUIT[character]]
    return [town] if town != NOBODY else list(range(len(SUIT_TOWN)))


def discard_to_town(s: State, seat: int, character: int, with_reward: bool) -> Rule[None]:
    """Face up to the town of its suit, jokers to any, perhaps with the town's next reward. FO-CHAR-04, FO-CHAR-05"""
    town = yield from pick(seat, SEND_WHERE, SEND, towns_for(character), character)
    yield from send_to(s, seat, character, town, with_reward)


def send_to(s: State, seat: int, character: int, town: int, with_reward: bool) -> Rule[None]:
    """Rewards are taken from left to right; after the fifth there are $2. FO-CHAR-04, FO-CHAR-06"""
    s.drawn = [each for each in s.drawn if each != character]
    s.discards = replaced(s.discards, town, [*s.discards[town], character])
    s.tell(story.SentToTown, seat, character, town)
    if not with_reward:
        return
    taken = s.rewards_taken[town]
    if taken >= len(SUIT_TOWN_REWARDS[town]):
        goods.gain(s, seat, MONEY, LATER_REWARD)
        return
    s.rewards_taken = added(s.rewards_taken, town, 1)
    yield from perform(s, Using(seat, character), SUIT_TOWN_REWARDS[town][taken].at_once())


# --- keeping ------------------------------------------------------------------------------------------------------

MEET = Question(
    "meet", "{} has come. Do you keep them?", CHARACTER, says=lambda s, ask: capital(person(ask.about)),
    clause="FO-CHAR-02",
)  # fmt: skip
KEEP_PERSON = Verb(
    "keep_person",
    at=MEET,
    says=lambda s, ask, a: f"Keep {person(ask.about)}",
    clause="FO-CHAR-02",
    main=True,
    needs=(
        Need(
            lambda s, ask, a: meets(s, ask.seat, ask.about),
            lambda s, ask, a: f"{capital(person(ask.about))} asks for {asks_for(ask.about)}.",
            "FO-CHAR-02",
        ),
    ),
)
SEND = Verb(
    "send",
    SUIT_TOWN,
    at=(MEET, SEND_WHERE),
    says=lambda s, ask, a: f"Send them to {SUIT_TOWN_NAMES[a.arg]}: {reward_words(s, a.arg)}",
    clause="FO-CHAR-04",
    touches="town:{0}",
    needs=(
        Need(
            lambda s, ask, a: a.arg in towns_for(ask.about), "Only jokers go to a town of another suit.", "FO-CHAR-05"
        ),
    ),
)
KEEP = KEEP_PERSON.each[0]
REPLACE_WHOM = Question(
    "replace_whom",
    "You hold four people. Who leaves for {}?",
    CHARACTER,
    says=lambda s, ask: person(ask.about),
    clause="FO-CHAR-03",
)
REPLACE = Verb(
    "replace",
    CHARACTER,
    at=REPLACE_WHOM,
    says=lambda s, ask, a: f"{capital(person(a.arg))} leaves, with the reward of their town",
    clause="FO-CHAR-03",
    touches="character:{0}",
    needs=(
        Need(
            lambda s, ask, a: any(hired.character == a.arg for hired in s.players[ask.seat].hired),
            "You do not hold that card.",
            "FO-CHAR-03",
        ),
    ),
)


def keep_or_discard(s: State, seat: int, character: int) -> Rule[None]:
    """Kept if the requirement is met, or discarded to a town with its reward. FO-CHAR-02"""
    sent = [SEND.each[town] for town in towns_for(character)]
    options = [KEEP, *sent] if meets(s, seat, character) else sent
    choice = yield from one_of(seat, MEET, options, character)
    if choice is KEEP:
        yield from keep(s, seat, character)
    else:
        yield from send_to(s, seat, character, choice.arg, with_reward=True)


def keep(s: State, seat: int, character: int) -> Rule[None]:
    """A fifth card needs another to be discarded first, with its reward. An assistant has no marker yet. FO-CHAR-01,
    FO-CHAR-03, FO-AST-03"""
    player = s.players[seat]
    if len(player.hired) >= MOST_HIRED:
        held = [hired.character for hired in player.hired]
        leaving = yield from pick(seat, REPLACE_WHOM, REPLACE, held, character)
        yield from dismiss(s, seat, leaving)
    s.drawn = [each for each in s.drawn if each != character]
    player.hired.append(Hired(character))
    s.tell(story.Kept, seat, character)


def dismiss(s: State, seat: int, character: int) -> Rule[None]:
    """A card that a player holds goes to a town; an assistant's worker that was not used is lost. FO-CHAR-03,
    FO-TURN-02"""
    player = s.players[seat]
    player.hired = [hired for hired in player.hired if hired.character != character]
    player.helping &= ~(1 << character)
    s.drawn = [*s.drawn, character]
    yield from discard_to_town(s, seat, character, with_reward=True)


# --- drawing ------------------------------------------------------------------------------------------------------

PICK_PERSON = Question(
    "pick_person", "Whom do you pick? The others go to their towns without a reward.", clause="FO-CHAR-09"
)
PICK = Verb(
    "pick",
    CHARACTER,
    at=PICK_PERSON,
    says=lambda s, ask, a: f"{capital(person(a.arg))}, who asks for {asks_for(a.arg)}",
    clause="FO-CHAR-09",
    touches="character:{0}",
    needs=(Need(lambda s, ask, a: a.arg in s.drawn, "That card was not drawn.", "FO-CHAR-09"),),
)
DRAW_OR_TAKE = Question("draw_or_take", "Do you draw, or take somebody from the towns?", clause="FO-CHAR-08")
DRAW_CARDS = Verb("draw_cards", at=DRAW_OR_TAKE, says="Draw from the deck", clause="FO-CHAR-02", main=True)
FETCH = Verb(
    "fetch",
    CHARACTER,
    at=DRAW_OR_TAKE,
    says=lambda s, ask, a: f"Take {person(a.arg)} from the towns",
    clause="FO-CHAR-08",
    touches="character:{0}",
    needs=(
        Need(
            lambda s, ask, a: any(a.arg in discards for discards in s.discards),
            "That card does not lie in a town.",
            "FO-CHAR-08",
        ),
        Need(lambda s, ask, a: CHARACTER_CLASS[a.arg] == ask.about, "This building draws another class.", "FO-CHAR-07"),
        Need(offered, lambda s, ask, a: f"{capital(person(a.arg))} asks for {asks_for(a.arg)}.", "FO-CHAR-08"),
    ),
)
FROM_DECK = DRAW_CARDS.each[0]


def lying_in_towns(s: State, rank: int) -> list[int]:
    """The face-up cards of a class."""
    return sorted([card for pile in s.discards for card in pile if CHARACTER_CLASS[card] == rank])


def to_fetch(s: State, seat: int, rank: int) -> list[int]:
    """The face-up cards of a class that could be kept. FO-CHAR-08"""
    return [card for card in lying_in_towns(s, rank) if meets(s, seat, card)] if rank != TYCOON else []


def draw(s: State, seat: int, rank: int, number: int, through_building: bool) -> Rule[None]:
    """Draw cards of a class; through its building one may take a face-up card instead. FO-CHAR-02, FO-CHAR-07..09"""
    if through_building:
        waiting = TAKEN_FROM_TOWNS[rank](s, seat, rank)
        if waiting:
            options = [FROM_DECK, *[FETCH.each[card] for card in waiting]]
            choice = yield Ask(seat, DRAW_OR_TAKE, lambda: options, rank)
            if choice is not FROM_DECK:
                yield from fetch(s, seat, choice.arg)
                return
    reveal(s, seat, rank, number)
    if not s.drawn:
        s.tell(story.NobodyToDraw, seat)
        return
    chosen = yield from pick(seat, PICK_PERSON, PICK, s.drawn[:])
    for other in [card for card in s.drawn if card != chosen]:
        yield from discard_to_town(s, seat, other, with_reward=False)
    yield from WELCOME[rank](s, seat, chosen)


def reveal(s: State, seat: int, rank: int, number: int) -> None:
    """Cards of a deck come to light; an empty deck is made anew of the cards in the towns. FO-CHAR-02, FO-CHAR-10"""
    for _ in range(number):
        if not s.decks[rank]:
            rebuild(s, rank)
        if not s.decks[rank]:
            return
        card, *deck = s.decks[rank]
        s.decks = replaced(s.decks, rank, deck)
        s.deck_eyes = replaced(s.deck_eyes, card, 0)
        s.drawn = [*s.drawn, card]
        s.disclosed += 1
        s.tell(story.Drew, seat, card)


def rebuild(s: State, rank: int) -> None:
    """Shuffle the class's cards from the towns. FO-CHAR-10"""
    deck = lying_in_towns(s, rank)
    s.discards = [[card for card in pile if CHARACTER_CLASS[card] != rank] for pile in s.discards]
    for card in deck:
        s.deck_eyes = replaced(s.deck_eyes, card, 0)
    s.dice.shuffle(deck)
    s.decks = replaced(s.decks, rank, deck)


def take_from_town(s: State, character: int) -> int:
    """A face-up card leaves its town, which is returned."""
    town = next(town for town, pile in enumerate(s.discards) if character in pile)
    s.discards = replaced(s.discards, town, [each for each in s.discards[town] if each != character])
    s.drawn = [*s.drawn, character]
    return town


def fetch(s: State, seat: int, character: int) -> Rule[None]:
    """A face-up card instead of the whole draw; it must be kept. FO-CHAR-08"""
    town = take_from_town(s, character)
    yield from FETCHED[CHARACTER_CLASS[character]](s, seat, character, town)


def keep_fetched(s: State, seat: int, character: int, town: int) -> Rule[None]:
    """FO-CHAR-08"""
    yield from keep(s, seat, character)


WELCOME = [keep_or_discard, keep_or_discard, keep_or_discard]
"""What becomes of a drawn card, by its class; tycoons have their own rule (see tycoons.py)."""
FETCHED = [keep_fetched, keep_fetched, keep_fetched]
TAKEN_FROM_TOWNS = [to_fetch, to_fetch, to_fetch]


@RULES.of(fx.Draw)
def draw_by_text(s: State, now: Using, step: fx.Draw) -> Rule[None]:
    """FO-CHAR-07, FO-CHAR-13"""
    through = now.space != NOBODY and s.tiles[now.space] == DRAWS_THROUGH[step.rank]
    yield from draw(s, now.seat, step.rank, step.number, through)


def _somebody_is_left(s: State, now: Using, step: fx.Draw) -> bool:
    """FO-CHAR-10"""
    return bool(s.decks[step.rank] or lying_in_towns(s, step.rank))


POSSIBLE[fx.Draw.kind] = _somebody_is_left

# --- what people do in a turn -------------------------------------------------------------------------------------


EVERY_TURN = [text.at(EACH_TURN) for text in standing.TEXT_OF]
EVERY_ROUND = [text.at(EACH_ROUND) for text in TYCOON_ACTIVE]
FOR_EVERYBODY = [text.at(ANYONES_TURN) for text in SPECIAL_TEXT]
WHEN_OTHERS_USE = [text.at(OTHER_USES_MINE) for text in standing.TEXT_OF]
"""What waits for these moments, by the source, the tycoon and the special building."""


def ability(s: State, seat: int, source: int) -> tuple[Step, ...]:
    """What a card or special building lets this player do in their turn: partners once a turn, tycoons of the mayor
    once a round, special buildings everybody once a turn. FO-TURN-03, FO-TYC-04"""
    if source >= FROM_SPECIAL + len(SPECIALS):
        return ()
    if source >= FROM_SPECIAL:
        stands = land.stands(s, FIRST_SPECIAL + source - FROM_SPECIAL)
        return FOR_EVERYBODY[source - FROM_SPECIAL] if stands else ()
    if source not in standing.people_of(s, seat):
        return ()
    if source >= FIRST_TYCOON:
        return EVERY_ROUND[source - FIRST_TYCOON]
    return EVERY_TURN[source]


def is_used(s: State, seat: int, source: int) -> bool:
    """FO-TURN-03"""
    spent = s.players[seat].used if FIRST_TYCOON <= source < FROM_SPECIAL else s.now.used
    return bool(spent >> source & 1)


def can_be_done(s: State, seat: int, source: int) -> bool:
    steps, now = ability(s, seat, source), Using(seat, source)
    return bool(steps) and all(possible(s, now, step) for step in steps)


def source_name(source: int) -> str:
    return person(source) if source < FROM_SPECIAL else f"the {SPECIAL_NAMES[source - FROM_SPECIAL]}"


def _ability_words(s: State, ask: Ask, action: Action) -> str:
    steps = ability(s, ask.seat, action.arg)
    return f"{capital(source_name(action.arg))}: {', '.join(step.words(SPEAKER) for step in steps)}"


def _ability_touches(s: State, ask: Ask, action: Action) -> list[str]:
    if action.arg < FROM_SPECIAL:
        return [f"character:{CHARACTER[action.arg]}"]
    return [f"building:{SOURCE[action.arg]}"]


USE_CARD = Verb(
    "use_card",
    SOURCE,
    at=turn.ACTION,
    says=_ability_words,
    clause="FO-TURN-03",
    touches=_ability_touches,
    thing="character",
    needs=(
        Need(
            lambda s, ask, a: bool(ability(s, ask.seat, a.arg)),
            "That gives you nothing to do in your turn, or it is not yours to use.",
            "FO-TURN-03",
        ),
        Need(lambda s, ask, a: not is_used(s, ask.seat, a.arg), "You have used that already.", "FO-TURN-03"),
        Need(lambda s, ask, a: can_be_done(s, ask.seat, a.arg), "That cannot be done or paid now.", "FO-TURN-03"),
    ),
)


def offers(s: State, seat: int) -> list[Action]:
    """Abilities of partners, of tycoons for the mayor, and of special buildings. FO-TURN-03, FO-TYC-04"""
    sources = sorted([*standing.people_of(s, seat), *[FROM_SPECIAL + each - FIRST_TYCOON for each in s.tycoons]])
    if not sources:
        return turn.NOTHING
    return [
        USE_CARD.each[source]
        for source in sources
        if ability(s, seat, source) and not is_used(s, seat, source) and can_be_done(s, seat, source)
    ]


def use_card(s: State, choice: Action) -> Rule[None]:
    """Once a turn, or once a round. FO-TURN-03"""
    seat, source = s.active, choice.arg
    if FIRST_TYCOON <= source < FROM_SPECIAL:
        s.players[seat].used |= 1 << source
    else:
        s.now.used |= 1 << source
    s.tell(story.UsedAbility, seat, source_name(source))
    steps = ability(s, seat, source)
    space = s.tiles.index(FIRST_SPECIAL + source - FROM_SPECIAL) if source >= FROM_SPECIAL else NOBODY
    yield from perform(s, Using(seat, source, space), steps)


turn.ACTION_RULES[USE_CARD.name] = use_card


def other_uses(s: State, user: int, space: int) -> Rule[None]:
    """What the owner of a public building gains when another player uses it. FO-PAR-01"""
    owner = s.owners[space]
    if owner in (user, NOBODY) or not land.is_public(s, space):
        return
    for source in standing.people_of(s, owner):
        steps = WHEN_OTHERS_USE[source]
        if steps:
            yield from perform(s, Using(owner, source), steps)
