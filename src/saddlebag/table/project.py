"""What each viewer gets to see. Nothing leaves the table but through here."""

from typing import Any, cast

import msgspec

from saddlebag.engine import text
from saddlebag.engine.actions import Action
from saddlebag.engine.options import dealt_by_the_table
from saddlebag.engine.rules import Ask
from saddlebag.engine.verbs import SetVerb
from saddlebag.table.chairs import Chair
from saddlebag.table.clocks import left_now, now
from saddlebag.table.frames import LogLine, Option, Picking, Question, Snapshot, Step, UndoOffer, View
from saddlebag.table.log import LOG_LINES, log_line
from saddlebag.table.messages import Clocks, Rematch, RulesChange, SeatInfo, TableInfo
from saddlebag.table.recalled import Line, seat_colours
from saddlebag.table.room import AnyMatch, Room
from saddlebag.table.turns import Haste


def known_as(room: Room, guest_id: str | None) -> str | None:
    """The guest, where the table shows them something of their own; None for all who see what everybody sees."""
    theirs = guest_id is not None and any(chair.kept_for == guest_id for chair in room.chairs)
    return guest_id if theirs or room.chairs_of(guest_id) or guest_id in (room.owner, room.host) else None


def table_info(room: Room, guest_id: str | None) -> TableInfo:
    """A table as one guest sees it."""
    own = room.chairs_of(guest_id)
    over = room.status == "over"
    yours = bool(own) or (guest_id is not None and room.owner == guest_id)
    asked = room.still_asked()
    colours = seat_colours(room.game, room.options)
    return TableInfo(
        id=room.id,
        game=room.game.name,
        title=room.game.title,
        options=shown_options(room, own),
        seat_options=[name for name in room.options.of_seats() if name not in room.options.dealt],
        dealt=dealt_by_the_table(room.options),
        private=room.private,
        status=room.status,
        seats=[
            SeatInfo(
                seat=chair.seat,
                colour=colours[chair.seat],
                name="" if chair.kind == "open" else chair.name,
                kind=chair.kind,  # type: ignore[arg-type]  # the database holds these three
                bot=chair.played_by_bot,
                yours=chair in own,
                connected=room.is_there(chair.guest_id),
                covered_by_bot=chair.covered_by is not None,
                ready=chair.kind != "open" and room.has_chosen(chair),
                left=room.left(chair),
                others_may_act=room.away_too_long(chair, room.terms.away_minutes),
                covered_why=chair.covered_why,
                kept_for=chair.name if chair.kept_for is not None else None,
                kept_for_you=chair.kept_for is not None and chair.kept_for == guest_id,
            )
            for chair in room.chairs
        ],
        number=room.number,
        decisions=room.decisions,
        commitment=room.commitment,
        spectators=room.spectators,
        you_are_seated=bool(own),
        yours=yours,
        waits_for_you=waits_for(room, own),
        pace=room.pace,
        seed=str(room.seed) if over else None,
        result=room.result,
        invite=room.invite if yours else None,
        forked_from=room.forked_from,
        busy=busy(room),
        undo_asked_by=room.pending.seat if room.pending and asked else None,
        undo_waits_for=[chair.seat for chair in asked],
        practice=room.practice,
        rules=rules_change(room),
        terms=room.terms,
        clocks=clocks(room),
        you_are_host=is_host(room, guest_id),
        put_away_at=None if over or room.somebody_there else room.put_away_at,
        last=room.last,
        rematch=rematch(room, guest_id) if own else None,
    )


def rematch(room: Room, guest_id: str | None) -> Rematch | None:
    """That somebody wants to play again, for those who played."""
    found = room.rematch
    if found is None:
        return None
    name = next((chair.name for chair in room.chairs if chair.guest_id == found.by), "Somebody")
    return Rematch(found.table, name, guest_id in found.answered)


def clocks(room: Room) -> Clocks | None:
    """How much time everybody has left, as of now."""
    found = room.clocks
    if found is None or room.status != "playing":
        return None
    moment = now()
    return Clocks(at=moment, left=left_now(found, moment), running=found.running)


def is_host(room: Room, guest_id: str | None) -> bool:
    """Whether a guest made the table; of one whose maker is not known, whoever sits first."""
    if room.host is not None:
        return guest_id == room.host
    first = next((chair.guest_id for chair in room.chairs if chair.kind == "person"), None)
    return first is not None and first == guest_id


def waits_for(room: Room, own: list[Chair]) -> bool:
    """Whether the match waits for one of these chairs. Of one that is not loaded the log tells it; logs of earlier
    versions do not, and then it waits for some person."""
    if room.status != "playing":
        return False
    own = [chair for chair in own if chair.covered_by is None]
    asked = room.waits_for if room.match is None else room.match.actors
    if asked is not None:
        return any(chair.seat in asked for chair in own)
    return bool(own) and own == room.voters()


def busy(room: Room) -> str | None:
    """What the table's bots do less well than usual while many wait for theirs."""
    if room.status != "playing" or room.haste is Haste.NONE:
        return None
    if room.haste is Haste.SOME:
        return "The server is busy, so the Marshal is thinking less for now."
    return "The server is busy, so a Drover is standing in for the Marshal."


def shown_options(room: Room, own: list[Chair]) -> dict[str, Any]:
    """The options by name. What a seat has chosen for itself is shown to others when the match is over, or from its
    beginning where the options say so."""
    names = [name for name in room.options.__struct_fields__ if name not in room.options.dealt]
    shown = {name: msgspec.to_builtins(getattr(room.options, name)) for name in names}
    for name, usual in room.options.of_seats().items():
        openly = room.status == "over" or (room.status == "playing" and room.options.shown_to_all(name))
        shown[name] = [room.chosen(chair).get(name, usual) if openly or chair in own else None for chair in room.chairs]
    return shown


def snapshot(room: Room, seat: int | None) -> Snapshot:
    """All that a seat (None: a spectator) may know now."""
    match = room.match
    return Snapshot(
        number=room.number,
        decisions=room.decisions,
        version=room.endings[seat].version if seat in room.endings else room.game.version,
        seat=seat,
        view=table_seen(room, seat),
        ask=question(match, seat) if match else None,
        actors=list(match.actors) if match else [],
        log=log_lines(room.lines[-LOG_LINES:], seat),
        undo=undo_offer(room, seat),
        result=match.result if match else room.result,
        clocks=clocks(room),
    )


def table_told(room: Room, seat: int | None) -> list[text.Line]:
    """The board in words; nothing where only a film of it is left."""
    match = shown_match(room)
    return [] if match is None else match.game.text(match.view(seat))


def shown_match(room: Room) -> AnyMatch | None:
    """The match as it stands, or as it last stood."""
    return room.match or (room.standstill.checkpoint if room.standstill else None)


def table_seen(room: Room, seat: int | None) -> View | None:
    """The board: as it stands, as it last stood, or as it was filmed."""
    match = shown_match(room)
    if match is not None:
        return view(match, seat)
    ending = room.endings.get(seat)
    return None if ending is None else cast("View", ending.moment.view)


def rules_change(room: Room) -> RulesChange | None:
    """What is to be said, and decided, about a match that today's rules do not play on."""
    found = room.standstill
    if found is None:
        return None
    wishes = {chair.seat: room.votes.get(chair.guest_id or "") for chair in room.voters()}
    return RulesChange(
        version=found.version,
        now=room.game.version,
        reason=found.reason,
        can_go_on=found.checkpoint is not None,
        go_on=[seat for seat, wish in wishes.items() if wish == "go_on"],
        end=[seat for seat, wish in wishes.items() if wish == "end"],
        waiting_for=[seat for seat, wish in wishes.items() if wish is None],
    )


def step(room: Room, seat: int | None, by: int | None, label: str, lines: list[Line]) -> Step:
    """A decision that was just made. Only who made it is told the words of the answer: it may name hidden things,
    and the log tells the others what they may know."""
    match = room.match
    assert match is not None
    return Step(
        number=room.number,
        decisions=room.decisions,
        by=by,
        answer_label=label if by is not None and seat == by else None,
        lines=log_lines(lines, seat),
        view=view(match, seat),
        ask=question(match, seat),
        actors=list(match.actors),
        undo=undo_offer(room, seat),
        result=match.result,
        clocks=clocks(room),
    )


def view(match: AnyMatch, seat: int | None) -> View:
    """What a seat or a spectator may see, in the game's own shape."""
    return cast("View", match.view(seat))


def question(match: AnyMatch, seat: int | None) -> Question | None:
    """The question on the table; its options only for those who may answer."""
    ask = match.ask
    if ask is None:
        return None
    mine = seat in ask.seats
    asked = Question(list(ask.seats), match.prompt, ask.things, ask.question.name, [], mine)
    if mine:
        asked.options = [option(match, ask, action) for action in ask.options]
        asked.picking = picking(match, ask)
        asked.asked = match.game.vocabulary.asked
    return asked


def option(match: AnyMatch, ask: Ask, action: Action) -> Option:
    """An answer with all that its verb says of it."""
    about, verb = match.describe(action), match.game.vocabulary.verbs[action.verb]
    return Option(
        text=action.text,
        label=about.label,
        touches=about.touches,
        clause=about.clause,
        verb=action.verb,
        amounts=match.game.amounts(match.state, ask, action) if match.game.amounts else [],
        further=match.further(action),
        goes_on=verb.goes_on,
        main=verb.main,
        ends=verb.ends,
    )


def picking(match: AnyMatch, ask: Ask) -> Picking | None:
    """How cards are picked for a question, where several are."""
    verbs = match.game.vocabulary.verbs
    if all(isinstance(verbs[action.verb], SetVerb) for action in ask.options):
        return Picking("set")
    if not ask.question.picks:
        return None
    done = next(verb.name for verb in verbs.values() if verb.ends and ask.question in verb.at)
    return Picking("several", ask.question.picks, ask.question.keeps, done)


def log_lines(lines: list[Line], seat: int | None) -> list[LogLine]:
    """A part of the log as a viewer may read it."""
    return [log_line(line.n, line.number, line.telling, seat) for line in lines]


def undo_offer(room: Room, seat: int | None) -> UndoOffer:
    """Whether a seat can take something back, and whether it needs to ask."""
    if seat is None or room.match is None or room.status != "playing":
        return UndoOffer(False, False)
    last = room.last_choice(seat)
    if last is None:
        return UndoOffer(False, False)
    free = room.free_back_to(seat, last)
    return UndoOffer(free, True, free and room.last_told() < last)
