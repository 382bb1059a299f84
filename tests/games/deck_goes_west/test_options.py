"""What a table may agree on: modes, missions, cells, characters, and every judgement call of the ledger."""

import re
from typing import Any

import pytest

from saddlebag.engine.errors import BadOption
from saddlebag.engine.options import describe, make
from saddlebag.games.deck_goes_west.content import BOTH, D20, MISSIONS, MODE, SCOREBOARD
from saddlebag.games.deck_goes_west.options import Options
from tests.games.ledger_tables import LedgerTables

LEDGER = LedgerTables("deck_goes_west")


def options(**values: Any) -> Options:
    return make(Options, values)


def refusal(**values: Any) -> str:
    with pytest.raises(BadOption) as caught:
        options(**values)
    return str(caught.value)


# --- modes and missions -----------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-02", "DW-GEN-14")
@pytest.mark.parametrize(
    ("values", "mode", "mission"),
    [
        ({"players": 1}, "solo", "new_world"),
        ({"players": 2}, "versus", "discovery"),
        ({}, "versus", "discovery"),
        ({"players": 3, "mode": "cooperative"}, "cooperative", "speed_of_the_slowest"),
        ({"players": 1, "solo_two_hands": True}, "cooperative", "speed_of_the_slowest"),
    ],
)
def test_a_table_that_names_no_mission_gets_the_one_advised_for_its_mode(
    values: dict[str, Any], mode: str, mission: str
) -> None:
    made = options(**values)
    assert (made.play, made.mission_card.id, MODE[made.mode_index]) == (mode, mission, mode)


@pytest.mark.rule("DW-GEN-11")
@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_a_mission_fixes_the_mode(mission: Any) -> None:
    mode = MODE[mission.mode]
    players = 1 if mode == "solo" else 2
    assert options(players=players, mission=mission.id).play == mode
    other = "versus" if mode == "cooperative" else "cooperative"
    said = refusal(players=2, mode=other, mission=mission.id)
    assert said.startswith(f"Option mission cannot be {mission.id} in {other} play; allowed: ")
    assert mission.id not in said.partition("allowed: ")[2]


@pytest.mark.rule("DW-GEN-02")
def test_solo_is_for_one_and_the_other_modes_for_two_to_five() -> None:
    for players in range(2, 6):
        assert options(players=players, mode="versus").seats() == players
        assert options(players=players, mode="cooperative").seats() == players
        assert refusal(players=players, mode="solo") == f"Solo missions are for 1 player; there are {players}."
    assert options(players=1).seats() == 1
    assert refusal(players=1, mode="versus") == "Versus missions are for 2 to 5 players; there is 1."
    assert "or solo_two_hands" in refusal(players=1, mode="cooperative")
    for players in (0, 6):
        assert "a whole number from 1 to 5" in refusal(players=players)


def test_one_person_with_two_characters_has_two_seats_in_a_cooperative_mission() -> None:
    assert options(players=1, solo_two_hands=True).seats() == 2
    assert options(players=1, solo_two_hands=True, mission="iron_road").play == "cooperative"
    assert refusal(players=2, solo_two_hands=True) == "Option solo_two_hands is for 1 player; there are 2."
    said = refusal(players=1, solo_two_hands=True, mission="new_world")
    assert said == "Option solo_two_hands needs a cooperative mission; the mode is solo."


def test_an_unknown_mission_is_refused_with_those_there_are() -> None:
    said = refusal(mission="gold_fever")
    assert said.startswith("Option mission cannot be 'gold_fever'; allowed: ")
    assert all(mission.id in said for mission in MISSIONS)


# --- the option cell --------------------------------------------------------------------------------------------


@pytest.mark.rule("DW-SETUP-03")
def test_the_top_left_cell_is_taken_when_none_is_chosen() -> None:
    made = options(players=2)
    assert (SCOREBOARD[made.board_index], made.dice_index) == ("A", D20)
    chosen = options(players=2, scoreboard="B", dice="both")
    assert (SCOREBOARD[chosen.board_index], chosen.dice_index) == ("B", BOTH)


def test_a_scoreboard_that_the_mission_does_not_offer_is_refused() -> None:
    assert refusal(scoreboard="C") == "Option scoreboard cannot be C in Discovery; allowed: A, B."
    assert options(mission="clean_sweep", scoreboard="C").board_index == SCOREBOARD.find("C")


# --- characters and the first player ----------------------------------------------------------------------------


def test_a_character_is_named_for_each_seat_once() -> None:
    assert options(characters=["derek_dogood", "random"]).characters == ("derek_dogood", "random")
    assert options(players=3, characters=["random", "random", "rosa_quill"])
    said = refusal(characters=["derek_dogood"])
    assert said.startswith("Option characters names 1, but there are 2 seats; name one for each seat, or random.")
    assert "names derek_dogood more than once" in refusal(characters=["derek_dogood", "derek_dogood"])
    assert "cannot be" in refusal(characters=["derek_dogood", "buffalo_bill"])


def test_difficulties_are_one_to_three() -> None:
    assert options(difficulty=3).difficulty == 3
    assert "a whole number from 1 to 3" in refusal(difficulty=4)


def test_only_versus_has_a_first_player_and_he_must_sit_somewhere() -> None:
    assert options().first_player == "random"
    assert options(players=3, first_player=2).first_player == 2
    assert refusal(first_player=2) == "Option first_player cannot be 2; the seats are 0 to 1."
    said = refusal(mode="cooperative", first_player=1)
    assert said == "Option first_player is for versus; in cooperative play nobody goes first."


@pytest.mark.rule("DW-NIGHT-03")
def test_cautious_cargo_as_printed_leaves_out_split_and_full_hand() -> None:
    usual = options(mission="cautious_cargo").night
    printed = options(mission="cautious_cargo", cautious_cargo_as_printed=True).night
    assert printed == usual[:-2]
    assert options(cautious_cargo_as_printed=True).night == options().night


# --- judgement calls --------------------------------------------------------------------------------------------


def judgement_calls() -> list[tuple[str, str, str]]:
    """Name, default and values of each option in the last section of the ledger."""
    table = LEDGER.text.partition("\n## 12. ")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("|")
    ]
    return [(row[0].strip("`"), row[1].strip("`"), row[2]) for row in rows[2:]]


CALLS = judgement_calls()


def test_the_ledger_has_22_judgement_calls() -> None:
    assert len(CALLS) == 22


@pytest.mark.parametrize(("name", "default", "values"), CALLS, ids=[call[0] for call in CALLS])
def test_a_judgement_call_is_an_option_with_the_default_and_values_of_the_ledger(
    name: str, default: str, values: str
) -> None:
    info = {info.name: info for info in describe(Options)}[name]
    assert str(info.default).lower() == default
    named = re.findall(r"`(\w+)`", values)
    if values == "bool":
        assert info.allowed == "true or false"
    elif named:
        assert sorted(re.split(", | or ", info.allowed)) == sorted(named)
    else:
        low, high = values.split("-")
        assert info.allowed == f"a whole number from {low} to {high}"
    assert info.about.endswith(".")


def test_every_option_says_what_it_means() -> None:
    assert all(info.about for info in describe(Options))


def test_options_are_read_from_text() -> None:
    made = make(
        Options, {"players": "3", "mode": "cooperative", "max_packages": "5", "strict_supply": "true"}, from_text=True
    )
    assert (made.players, made.max_packages, made.strict_supply) == (3, 5, True)


def test_a_list_may_be_written_as_one_word() -> None:
    assert make(Options, {"players": "1", "characters": "rosa_quill"}, from_text=True).characters == ("rosa_quill",)
    assert make(Options, {"characters": ""}, from_text=True).characters == ()
    two = make(Options, {"characters": "rosa_quill,random"}, from_text=True)
    assert two.characters == ("rosa_quill", "random")
