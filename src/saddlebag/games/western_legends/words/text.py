"""The whole table in words, from what a viewer sees."""

from saddlebag.engine.text import Line
from saddlebag.engine.words import counted, listed
from saddlebag.games.western_legends import content
from saddlebag.games.western_legends.chapters import PLAYER
from saddlebag.games.western_legends.content import SPEAKER
from saddlebag.games.western_legends.seen.parts import (
    CattleView,
    FrontierView,
    HighRollerView,
    PlayerView,
    StoryView,
    View,
)
from saddlebag.games.western_legends.words.road_story import in_words
from saddlebag.games.western_legends.words.scenes import card_name, scenes
from saddlebag.games.western_legends.words.story import capital


def table_text(view: View) -> list[Line]:
    """Hand, round, what is played just now, players, boards, stories, stores and decks. Section 7"""
    own = [] if view.seat is None else [hand(view.players[view.seat])]
    return [
        *own,
        round_line(view),
        *scenes(view),
        Line("Players", [player_line(view, player) for player in view.players]),
        board(view),
        Line("Stories", [story_line(view, side, story) for side, story in view.stories.items()]),
        Line("Items for sale", stores(view)),
        decks(view),
        *final(view),
    ]


# --- names ----------------------------------------------------------------------------------------------------------


def card_line(card: str) -> Line:
    """A poker card, and what it does."""
    effect = content.CARD_EFFECT[content.CARD.find(card)]
    return Line(card_name(card), about=content.EFFECT_TEXT[effect].words(SPEAKER), thing=f"card:{card}")


def space_name(space: str) -> str:
    return content.SPACE_NAMES[content.SPACE.find(space)]


def character_line(character: str) -> Line:
    number = content.CHARACTER.find(character)
    about = content.CHARACTER_TEXT[number].words(SPEAKER)
    return Line(content.CHARACTER_NAMES[number], about=about, thing=f"character:{character}")


def item_line(item: str, upgraded: bool, active: bool) -> Line:
    """An item on a mat, and what this side of it does."""
    number = content.ITEM.find(item)
    marks = [word for word, holds in (("upgraded", upgraded), ("in use", active)) if holds]
    name = f"{content.ITEM_NAMES[number]}{f' ({listed(marks)})' if marks else ''}"
    return Line(name, about=item_words(number, upgraded), thing=f"item:{item}")


def item_words(item: int, upgraded: bool) -> str:
    text = content.ITEM_TEXT[item][upgraded]
    movement = content.ITEM_MOVEMENT[item][upgraded]
    said = [f"Move {movement}."] if movement else []
    if text.clauses:
        said.append(text.words(SPEAKER))
    if upgraded and content.ITEM_LP[item]:
        said.append(f"{content.ITEM_LP[item]} LP at the end.")
    return " ".join(said)


# --- the own hand, and the round --------------------------------------------------------------------------------------


def hand(player: PlayerView) -> Line:
    """The own cards with what each does, goals and tokens; before the start, the characters to choose from."""
    lines = [card_line(card) for card in player.hand]
    if player.character is None:
        lines += [character_line(each) for each in player.dealt]
    for goal in player.goals:
        number = content.GOAL.find(goal)
        lines.append(Line(f"goal: {content.GOAL_NAMES[number]}", about=content.GOAL_WORDS[number]))
    for token in player.legendary:
        worth = content.LEGENDARY_LP[content.LEGENDARY.find(token)]
        lines.append(Line(f"legendary token worth {worth} LP", thing=f"legendary:{token}"))
    return Line("Hand", lines or [Line("no cards")])


def round_line(view: View) -> Line:
    """Where the match is, and whose turn it is."""
    lines = [Line(f"the match is played to {view.target_lp} LP")]
    if view.last_round:
        lines.append(Line("this is the last round" if view.round >= view.last_round else "one more round follows"))
    if view.turn is not None:
        active = view.players[PLAYER.find(view.active)].name
        lines.append(Line(f"it is the turn of {active}, {counted(view.turn.actions, 'action')} left"))
        if view.turn.card is not None:
            lines.append(Line(f"{active} plays {card_name(view.turn.card)}"))
    if view.move is not None and view.move.left:
        lines.append(Line(f"on the move, {counted(view.move.left, 'space')} left"))
    if view.event_queue:
        lines.append(Line(f"{counted(len(view.event_queue), 'event')} to come"))
    if view.reason:
        lines.append(Line(view.reason))
    return Line(f"Round {view.round}" if view.round else "Set-up", lines)


# --- players ----------------------------------------------------------------------------------------------------------


def player_line(view: View, player: PlayerView) -> Line:
    """A mat: where they are, their tracks, what they hold and carry."""
    seat = PLAYER.find(player.colour)
    colour = [] if player.name.lower() == player.colour else [player.colour]
    turn = ["whose turn it is"] if view.turn is not None and view.active == player.colour else []
    marks = [*colour, *(["you"] if seat == view.seat else []), *turn]
    lines = [
        Line(f"at {space_name(player.place)}" if player.place else "not on the board yet"),
        Line(tracks_words(player)),
        Line(goods_words(player)),
        Line("items", [item_of(player, item) for item in player.items] or [Line("none")]),
    ]
    if player.character is not None:
        works = "" if player.ability_works else " (from 5 LP on)"
        text = content.CHARACTER_TEXT[content.CHARACTER.find(player.character)]
        lines.append(Line(f"ability{works}", about=text.words(SPEAKER), thing=f"character:{player.character}"))
    return Line(", ".join([f"{player.name}: {player.lp} LP", *marks]), lines, thing=f"player:{player.colour}")


def item_of(player: PlayerView, item: str) -> Line:
    return item_line(item, item in player.upgraded, item in (player.weapon, player.mount))


def tracks_words(player: PlayerView) -> str:
    """Their points on the three tracks."""
    points = (("Marshal", player.marshal), ("Wanted", player.wanted), ("Gambler", player.gambler))
    return ", ".join(f"{name} {number}" for name, number in points if number) or "neither Marshal nor Wanted"


def goods_words(player: PlayerView) -> str:
    """Money and all else that they hold."""
    said = [f"${player.money}", counted(player.hand_size, "card") + f" of {player.hand_limit}"]
    counts = (
        (player.nuggets, "nugget"),
        (player.wounds, "wound"),
        (player.longhorns, "longhorn"),
        (player.legendary_size, "legendary token"),
        (player.goals_size, "secret goal"),
    )
    said += [counted(number, word) for number, word in counts if number]
    if player.goals_met:
        said.append(f"goals met: {listed([content.GOAL_NAMES[content.GOAL.find(goal)] for goal in player.goals_met])}")
    return ", ".join([*said, *map(cattle_words, player.cattle), f"moves {player.movement}"])


def cattle_words(cattle: CattleView) -> str:
    """The colour of a token that is driven, and its reward for those who know it."""
    if cattle.token is None:
        return f"{cattle.colour} cattle"
    return (
        f"{cattle.colour} cattle (when delivered: {in_words(content.CATTLE_REWARD[content.CATTLE.find(cattle.token)])})"
    )


# --- the boards -------------------------------------------------------------------------------------------------------


def board(view: View) -> Line:
    """Everything on the boards but the players."""
    lines = [at(view.sheriff, "the Sheriff: "), at(view.mib_place, "the Man in Black: ", f"{view.mib_lp} LP")]
    if view.train is not None and view.train_space is not None:
        stop = content.CHECKPOINT_NAMES[content.CHECKPOINT.find(view.train)]
        words = f"the train: {stop}, robbed from {space_name(view.train_space)}"
        lines.append(Line(words, thing=f"space:{view.train_space}"))
    kinds = ("outlaw", "claim_jumper")
    lines += [
        group("bandits", [at(space) for space in view.bandits]),
        *(group(f"{kind.replace('_', ' ')}s", token_lines(view, kind)) for kind in kinds),
        group("high rollers", [roller_line(roller) for roller in view.high_rollers]),
        group("longhorns", [at(space, more=str(number)) for space, number in view.longhorns.items()]),
        group("nuggets", [at(space, more=str(number)) for space, number in view.nuggets.items()]),
        group("frontier, and what cards it takes", [frontier_line(token) for token in view.frontier]),
        group("cattle at the Ranches", [Line(f"{colour} {number}") for colour, number in view.ranch_sizes.items()]),
    ]
    return Line("Board", [line for line in lines if line.text])


def group(name: str, lines: list[Line]) -> Line:
    """Pieces of a kind; an empty line where there are none."""
    return Line(name, lines) if lines else Line("")


def at(space: str | None, what: str = "", more: str = "") -> Line:
    """A space, and what stands or lies there."""
    if space is None:
        return Line("")
    return Line(f"{what}{space_name(space)}{in_brackets(more)}", thing=f"space:{space}")


def token_lines(view: View, kind: str) -> list[Line]:
    return [at(token.space, more=token_words(token.token)) for token in view.tokens if token.kind == kind]


def roller_line(roller: HighRollerView) -> Line:
    name = content.BUILDING_NAMES[content.BUILDING.find(roller.saloon)]
    return Line(f"{name}{in_brackets(token_words(roller.token))}", thing=f"building:{roller.saloon}")


def frontier_line(token: FrontierView) -> Line:
    """What its cards must be worth, and its reward for those who have looked."""
    more = f"worth {token.needed}"
    if token.token is not None:
        more += f", {in_words(content.FRONTIER_REWARD[content.FRONTIER.find(token.token)])}"
    return at(token.space, more=more)


def in_brackets(words: str) -> str:
    return f" ({words})" if words else ""


def token_words(token: str | None) -> str:
    """The front of an event token, for those who have looked."""
    if token is None:
        return ""
    number = content.TOKEN.find(token)
    return f"{counted(content.TOKEN_NUMBER[number], 'card')}: {in_words(content.TOKEN_REWARD[number])}"


# --- stories, stores, decks, scoring ----------------------------------------------------------------------------------


def story_line(view: View, side: str, story: StoryView | None) -> Line:
    """What puts a disc on a story, and whose discs lie there."""
    if story is None:
        return Line(f"{side}: no story left")
    discs = [f"{player.name} {number}" for player, number in zip(view.players, story.discs, strict=True) if number]
    words = content.TRIGGER_WORDS[content.TRIGGER.find(story.trigger)]
    on_it = f"{sum(story.discs)} of {counted(story.needs, 'disc')}{in_brackets(listed(discs) if discs else '')}"
    return Line(f"{side}: {words}; {on_it}", thing=f"story:{side}")


def stores(view: View) -> list[Line]:
    """What is left in the stands, with prices, and what an upgrade gives."""
    stands = [("General Stores", [item for item in view.stock if item not in view.post and view.stock[item]])]
    if view.post:
        stands.append(("Trading Post", [item for item in view.post if view.stock[item]]))
    return [Line(name, [stand_line(item) for item in items] or [Line("nothing")]) for name, items in stands]


def stand_line(item: str) -> Line:
    number = content.ITEM.find(item)
    about = item_words(number, False)
    if content.ITEM_KIND[number] != content.MISC:
        about = f"{about} Upgraded for ${content.ITEM_COST[number]}: {item_words(number, True)}".strip()
    return Line(f"{content.ITEM_NAMES[number]} ${content.ITEM_COST[number]}", about=about)


def decks(view: View) -> Line:
    """The piles, and what has been seen of them."""
    thrown = [card_name(card) for card in reversed(view.discards[-3:])]
    lines = [
        Line(f"{view.deck_size} poker cards, last discarded: {listed(thrown)}"),
        Line(counted(view.fight_deck_size, "fight card")),
    ]
    piles = (
        (view.event_deck_size, "event"),
        (view.encounter_deck_size, "train encounter"),
        (view.mib_deck_size, "card of the Man in Black"),
        (view.legendary_pile_size, "legendary token"),
    )
    lines += [Line(counted(number, word)) for number, word in piles if number]
    return Line("Decks", lines)


def final(view: View) -> list[Line]:
    """The final scoring, line by line. WL-END-04"""
    if not view.final:
        return []
    lines = [
        Line(
            f"{capital(line.title)}: "
            + ", ".join(f"{player.name} {points}" for player, points in zip(view.players, line.points, strict=True))
        )
        for line in view.final
    ]
    total = ", ".join(f"{player.name} {player.lp}" for player in view.players)
    return [Line("Final scoring", [*lines, Line(f"Total: {total}")])]
