"""The answer to "why can't I?" names the rule that stands in the way."""

import pytest

from saddlebag.games.train_heist import GAME
from tests.games.kit import why_not
from tests.games.train_heist.kit import put, space, stack, supply, switches, table, train


@pytest.mark.parametrize(
    ("thing", "clause"),
    [
        ("move town_a", "TH-MOVE-01"),
        ("space:town_a", "TH-MOVE-01"),
        ("move cc", "TH-MOVE-01"),
        ("move roof_3", "TH-GEN-02"),
        ("board 2", "TH-BOARD-01"),
        ("car:2", "TH-BOARD-01"),
        ("board roof_3", "TH-BOARD-09"),
        ("jump s05", "TH-LEAVE-01"),
        ("leap", "TH-LEAVE-04"),
        ("loot", "TH-LOOT-01"),
        ("rob", "TH-LOOT-01"),
        ("drop_off", "TH-DROP-01"),
        ("flip je", "TH-FLIP-02"),
        ("switch:je", "TH-FLIP-02"),
        ("use_bullet", "TH-BULLET-03"),
        ("pair", "TH-FREE-02"),
        ("three of a kind", "TH-FREE-03"),
        ("four_of_a_kind", "TH-FREE-04"),
        ("straight", "TH-FREE-05"),
        ("sheriff left", "TH-FREE-06"),
        ("dismount", "TH-HORSE-12"),
        ("escape", "TH-JAIL-11"),
        ("draw", "TH-JAIL-11"),
    ],
)
def test_on_the_first_turn_in_the_canyon(thing: str, clause: str) -> None:
    s = table()
    put(s, 0, hand="r01 b03 k05 r07 b09")
    assert why_not(GAME, s, 0, thing).clause == clause


def test_what_is_possible_is_said_to_be_possible() -> None:
    assert why_not(GAME, table(), 0, "move draw_e").reason == "You can do that now."


def test_an_unknown_thing_names_what_can_be_asked() -> None:
    assert "loot" in why_not(GAME, table(), 0, "yodel").reason


def test_another_players_turn() -> None:
    assert why_not(GAME, table(), 1, "loot").clause == "TH-TURN-03"


def test_a_flat_cowboy_a_prisoner_and_a_spent_player() -> None:
    s = table()
    s.actions_left = 0
    assert why_not(GAME, s, 0, "move draw_e").clause == "TH-TURN-03"
    put(s, 0, "jail", hand="r01")
    assert why_not(GAME, s, 0, "move draw_e").clause == "TH-JAIL-11"
    assert why_not(GAME, s, 0, "escape").clause == "TH-JAIL-13"
    put(s, 0, "cc", flat=True)
    assert why_not(GAME, s, 0, "move draw_e").clause == "TH-TURN-11"
    put(s, 0, "cc", flat=False)
    s.next = "train: set_off"
    assert why_not(GAME, s, 0, "move draw_e").clause == "TH-TURN-01"


def test_on_the_ground_beside_the_train() -> None:
    s = table()
    put(s, 0, "s07")
    assert why_not(GAME, s, 0, "move s06").clause == "TH-MOVE-03"
    assert why_not(GAME, s, 0, "board plat_1").clause == "TH-BOARD-03"
    s.cherokee = 0b001
    put(s, 0, "dry_gulch")
    assert why_not(GAME, s, 0, "move cactus_1").clause == "TH-CHER-02"


def test_on_the_train() -> None:
    s = table()
    train(s, "n07 n06 n05 n04 n03")
    put(s, 0, "plat_2")
    assert why_not(GAME, s, 0, "move roof_2").clause == "TH-TUNNEL-04"
    assert why_not(GAME, s, 0, "jump cc").clause == "TH-LEAVE-02"
    put(s, 0, "car_a")
    assert why_not(GAME, s, 0, "jump rise_ne").clause == "TH-LEAVE-01"
    put(s, 0, "roof_5")
    assert why_not(GAME, s, 0, "jump rise_ne").clause == "TH-LEAVE-04"


def test_robbing() -> None:
    s = table()
    put(s, 0, "car_a", hand="r01 b03")
    assert why_not(GAME, s, 0, "loot").clause == "TH-LOOT-04"
    put(s, 0, loot="l01")
    assert why_not(GAME, s, 0, "loot").clause == "TH-LOOT-14"
    put(s, 0, loot="")
    stack(s, "a1", "")
    assert why_not(GAME, s, 0, "loot a1").clause == "TH-LOOT-02"
    stack(s, "a2", "")
    assert why_not(GAME, s, 0, "loot").clause == "TH-LOOT-01"


def test_switches_horses_trades_and_bullets() -> None:
    s = table()
    supply(s, "a", "")
    switches(s, "red", "green")
    train(s, "je s11 s10 s09 s08")
    put(s, 0, "je")
    assert why_not(GAME, s, 0, "flip").clause == "TH-FLIP-03"
    s.switches_removed = True
    assert why_not(GAME, s, 0, "flip").clause == "TH-FLIP-04"
    assert why_not(GAME, s, 0, "trade yellow").clause == "TH-TRADE-01"
    put(s, 1, "jail")
    assert why_not(GAME, s, 0, "trade yellow").clause == "TH-JAIL-16"
    assert why_not(GAME, s, 0, "mount").clause == "TH-HORSE-12"
    s.horses = [-1]
    assert why_not(GAME, s, 0, "horse").clause == "TH-HORSE-17"
    s.bullets = 0
    assert why_not(GAME, s, 0, "bullet").clause == "TH-BULLET-01"
    put(s, 0, bullets=1)
    s.bullets_taken = 1
    assert why_not(GAME, s, 0, "use_bullet").clause == "TH-BULLET-04"
    assert space("je") == s.cowboys[0].place
