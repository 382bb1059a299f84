"""What card steps of jobs do. Ledger 5.19."""

import pytest

from saddlebag.engine.events import EVERYBODY
from saddlebag.games.deck_goes_west import GAME
from saddlebag.games.deck_goes_west.content import CARD, COPIES, DECK, DECK_OF, KIND
from saddlebag.games.deck_goes_west.effects.terms import EXHAUSTION, PAIN
from saddlebag.games.deck_goes_west.rules import cards as rules
from saddlebag.games.deck_goes_west.words.story import DangerGained
from tests.games.deck_goes_west.kit import (
    Table,
    discard_pile,
    discards,
    draw_pile,
    hand,
    kinds,
    offered,
    on_offer,
    pile,
    play,
    put,
    with_job,
    workday,
)
from tests.games.kit import run, told

TIRED, HURT = "blisters", "leg_wound"


@pytest.mark.rule("DW-CARD-01")
def test_cards_are_drawn_beyond_the_hand_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "pan", "draw 3")
    s = workday()
    limit = s.character(0).hand_limit
    put(s, 0, hand=" ".join(["pan"] + ["knife"] * (limit - 1)), draw="boots raft hatchet boots")
    play(s, "play pan 1")
    assert len(s.players[0].hand) == limit - 1 + 3
    assert draw_pile(s, 0) == ["boots"]


@pytest.mark.rule("DW-CARD-04")
def test_a_scrapped_starter_card_leaves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "pan", "scrap item 1; gain gold 1")
    s = workday()
    put(s, 0, hand="pan knife")
    play(s, "play pan 1")
    assert discards(s, "starter") == ["knife"]
    assert hand(s, 0) == []
    assert discard_pile(s, 0) == ["pan"]
    put(s, 0, draw="")
    rules.draw(s, 0, 5)
    assert hand(s, 0) == ["pan"], "only the pan comes back"


def tired_and_hurt(exhaustion: str, pain: str, exhaustion_discards: str = "", pain_discards: str = "") -> Table:
    """The two piles of dangers and their discards are exactly these."""
    s = workday()
    pile(s, "exhaustion", exhaustion, exhaustion_discards)
    pile(s, "pain", pain, pain_discards)
    return s


@pytest.mark.rule("DW-CARD-05")
@pytest.mark.parametrize("goal", ["draw", "discard"])
def test_a_danger_goes_from_the_top_of_its_pile_to_the_top_of_the_pile_of_choice(goal: str) -> None:
    s = tired_and_hurt(f"{TIRED} {TIRED}", HURT)
    put(s, 0, draw="knife", discard="boots")
    top = s.common[DECK.find("exhaustion")].pile[-1]
    run(rules.take_danger(s, 0, EXHAUSTION), f"put {goal}")
    player = s.players[0]
    assert (player.draw if goal == "draw" else player.discard)[-1] == top
    assert len(player.draw) + len(player.discard) == 3
    assert hand(s, 0) == []


@pytest.mark.rule("DW-CARD-06")
def test_only_dangers_are_gained_by_a_gain_card_step(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "pan", "take E 1; take P 1")
    s = workday()
    put(s, 0, hand="pan")
    play(s, "play pan 1", "put discard", "put discard")
    gained = [DECK[DECK_OF[event.card]] for event in told(s, DangerGained)]
    assert gained == ["exhaustion", "pain"]


@pytest.mark.rule("DW-CARD-07")
def test_an_empty_pile_of_dangers_is_made_anew_from_its_discards() -> None:
    s = tired_and_hurt("", HURT, exhaustion_discards=f"{TIRED} {TIRED}")
    run(rules.take_danger(s, 0, EXHAUSTION), "put discard")
    assert discard_pile(s, 0) == [TIRED]
    common = s.common[DECK.find("exhaustion")]
    assert (kinds(common.pile), common.discards) == ([TIRED], [])


@pytest.mark.rule("DW-CARD-08")
@pytest.mark.parametrize(("danger", "other"), [(EXHAUSTION, HURT), (PAIN, TIRED)])
def test_where_none_of_a_type_is_left_the_other_type_is_taken(danger: int, other: str) -> None:
    s = tired_and_hurt("" if danger == EXHAUSTION else TIRED, "" if danger == PAIN else HURT)
    run(rules.take_danger(s, 0, danger), "put discard")
    assert discard_pile(s, 0) == [other]


@pytest.mark.rule("DW-CARD-08")
def test_where_no_danger_is_left_nothing_is_taken() -> None:
    s = tired_and_hurt("", "")
    run(rules.take_danger(s, 0, PAIN))
    assert (draw_pile(s, 0), discard_pile(s, 0)) == ([], [])


@pytest.mark.rule("DW-CARD-09")
@pytest.mark.parametrize(
    ("wanted", "fitting"),
    [
        ("item", ["boots", "hatchet", "knife"]),
        ("item:blue", ["boots"]),
        ("item:red", ["knife"]),
        ("danger", ["blisters", "leg_wound"]),
        ("danger:E", ["blisters"]),
        ("danger:P", ["leg_wound"]),
    ],
)
def test_a_class_of_cards_is_what_its_words_say(
    wanted: str, fitting: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with_job(monkeypatch, "pan", f"discard {wanted} 1; gain gold 1")
    s = workday()
    put(s, 0, hand="pan knife boots hatchet blisters leg_wound")
    play(s, "play pan 1")
    assert offered(s, "discard") == fitting


@pytest.mark.rule("DW-CARD-09")
def test_the_card_that_is_played_is_no_other_item(monkeypatch: pytest.MonkeyPatch) -> None:
    with_job(monkeypatch, "pan", "discard item 1; gain gold 1")
    s = workday()
    put(s, 0, hand="pan blisters")
    assert "play pan 1" not in on_offer(s)


@pytest.mark.rule("DW-CARD-15")
def test_a_danger_is_shown_to_all_before_its_pile_is_chosen() -> None:
    s = tired_and_hurt(TIRED, HURT)
    rule = rules.take_danger(s, 0, PAIN)
    ask = next(rule)
    (event,) = told(s, DangerGained)
    assert event.card in COPIES[KIND.find(HURT)]
    assert s.cards.eyes[event.card] == EVERYBODY
    assert event.seen_by(1) == event
    assert ask.things == [f"card:{CARD[event.card]}"]
    assert GAME.prompt(s, ask) == "Where do you put Leg Wound?"
