"""The player's action: a job or a bundle of jobs, a purchase, a trade. Chapters 5.5, 5.7 to 5.12."""

from collections.abc import Callable

from saddlebag.engine.actions import Action
from saddlebag.engine.rules import Ask, Rule
from saddlebag.games.deck_goes_west.rules import (
    available,
    battle,
    cards,
    cooperation,
    day,
    movement,
    perform,
    purchases,
    trade,
)
from saddlebag.games.deck_goes_west.rules.tasks import (
    ABILITY,
    BUY,
    CARD_TASKS,
    CHARACTER_TASKS,
    ITEM_CARD,
    MISSION_TASKS,
    ON_TILE,
    PLAY,
    TILE_TASKS,
    Task,
)
from saddlebag.games.deck_goes_west.state import FIGHT, JOB, MOVE, SHARED_JOB, State
from saddlebag.games.deck_goes_west.words import story
from saddlebag.games.deck_goes_west.words.decisions import ACTION, ADD_JOB, DONE


def take_action(s: State) -> Rule[None]:
    """The active player acts, passes, ends the turn or hands over. DW-DAY-07"""
    choice = yield Ask(s.active, ACTION, lambda: offers(s))
    verb = choice.verb
    if verb in AT_ONCE:
        AT_ONCE[verb](s, choice)
    elif verb in WITH_QUESTIONS:
        yield from WITH_QUESTIONS[verb](s, choice)
    else:
        task = yield from start(s, s.active, choice)
        if task.is_move:
            movement.begin(s, s.active)
            s.action = MOVE
        elif task.is_battle:
            battle.begin(s)
            s.action = FIGHT
        else:
            s.action = JOB


def what_was_begun(s: State) -> str:
    """A job, a move, a battle or a trade; nothing if it is over, or was none: passing, ending the turn, handing over.
    DW-DAY-07, DW-ACT-03, DW-COOP-01, DW-MOVE-10, DW-BAT-02, DW-TRADE-12"""
    return SHARED_JOB if s.action == JOB and more_may_be_added(s) else s.action


def finish_job(s: State) -> None:
    """Dice of the last icon are rolled, and the action is over. DW-JOB-08, DW-DAY-07"""
    cooperation.roll_together(s)
    day.finish_action(s)


def offers(s: State) -> list[Action]:
    """Everything that the active player may do now. DW-DAY-07, DW-DAY-12, DW-DAY-18"""
    seat = s.active
    reach = available.Reach(s, seat)
    jobs = available.tasks(s, seat, reach.place) + purchases.tasks(s, reach.place)
    options = available.startable(s, jobs, reach)
    options += trade.offers(s)
    options += day.handing_over(s)
    options += day.END.each if s.acted else day.PASS.each
    return options


def start(s: State, seat: int, action: Action) -> Rule[Task]:
    """Play the card, tap the character, lay the meeple down or use the mission; then perform the job.
    DW-ITEM-01, DW-ITEM-04, DW-CHAR-01, DW-TILE-02, DW-ACT-06"""
    player = s.players[seat]
    card = -1
    if action.verb == PLAY.name:
        thing, number = action.args
        task = CARD_TASKS[thing][number]
        card = cards.card_of_kind(player.hand, thing)
        if task.source == ITEM_CARD:
            cards.discard(s, seat, card)
            if task.scraps_self:
                player.discard.pop()
                s.limbo.append(card)
        # A danger stays in hand until its own last step. DW-DANG-07
    elif action.verb == ABILITY.name:
        thing = player.character
        task = CHARACTER_TASKS[thing][action.arg]
        player.tapped = True
    elif action.verb == ON_TILE.name:
        thing = s.land[player.cell]
        found = TILE_TASKS[thing]
        assert found is not None
        task = found
        player.standing = False
    else:
        thing = s.mission
        task = MISSION_TASKS[thing][action.arg]
        s.missions_used[seat] |= 1 << action.arg
    s.tell(story.JobStarted, seat, task.source, thing, task.number)
    return perform.perform(s, seat, task, card)


# --- bundles ----------------------------------------------------------------------------------------------------


def may_bundle(s: State) -> bool:
    """In versus always; else only for dice gains while another player is on the tile. DW-ACT-13"""
    if not s.options.bundle_same_icon:
        return False
    return s.versus or bool(s.joined and cooperation.others_here(s))


def can_add(s: State) -> bool:
    """Whether there might be another job for the bundle. DW-ACT-03, DW-ACT-13"""
    return bool(s.key and may_bundle(s) and (s.hides(s.active) or available.jobs_with_key(s, s.active, s.key)))


def more_may_be_added(s: State) -> bool:
    """Whether other jobs, or other players, may join in before the dice are rolled. DW-ACT-03, DW-COOP-01"""
    return can_add(s) or bool(s.joined and cooperation.guests(s))


def add_job(s: State) -> Rule[bool]:
    """More jobs of the same icon may join the action, if there might be any: add one, or be done. DW-ACT-03,
    DW-ACT-13, DW-ACT-14"""
    if not can_add(s):
        return True
    choice = yield Ask(s.active, ADD_JOB, lambda: available.jobs_with_key(s, s.active, s.key) + DONE.each)
    if choice.verb == DONE.name:
        return True
    yield from start(s, s.active, choice)
    return False


AT_ONCE: dict[str, Callable[[State, Action], None]] = {
    day.PASS.name: lambda s, choice: day.pass_for_today(s),
    day.END.name: lambda s, choice: day.next_turn(s),
    day.HAND_OVER.name: lambda s, choice: day.hand_over(s, choice.arg),
}
WITH_QUESTIONS: dict[str, Callable[[State, Action], Rule[None]]] = {
    BUY.name: lambda s, choice: purchases.buy(s, choice),
    trade.TRADE.name: lambda s, choice: trade.propose(s, choice.arg),
}
