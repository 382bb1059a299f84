"""Content files that are wrong are refused, all faults at once, each with its file, entry, field and place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saddlebag.engine.content import Files, variable
from saddlebag.engine.errors import BadContent
from saddlebag.games.high_stakes_drifter import content
from saddlebag.games.high_stakes_drifter.content import FOLDER
from saddlebag.games.high_stakes_drifter.content.loading import load

GAME = "high_stakes_drifter"
Change = Callable[..., Files]


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Change:
    """The files with parts of a shipped one replaced: changed(file, old, new, ...)."""

    def change(file: str, *changes: str) -> Files:
        text = (FOLDER / file).read_text(encoding="utf-8")
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text, old
            text = text.replace(old, new, 1)
        (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setenv(variable(GAME), str(tmp_path))
        return Files(GAME, FOLDER)

    return change


def refusals(files: Files) -> tuple[str, ...]:
    with pytest.raises(BadContent) as caught:
        load(files)
    return caught.value.faults


EARP = "while street if opp.faction=outlaw: mod dude skill +2"
BAD_FILES = {
    "broken TOML": ("gear.toml", ['id = "derringer"', "id = "], "gear.toml is not valid TOML: "),
    "unknown field": ("gear.toml", ['id = "derringer"', 'id = "derringer"\nweight = 3'], "gear.toml, gear derringer: "),
    "missing field": ("dudes.toml", ["cost = 11\n", ""], "dudes.toml, dude wyatt_earp: "),
    "no origin": ("layout.toml", ['origin = "house"', ""], "layout.toml, place pot: "),
    "an id of two words": ("dudes.toml", ['"wyatt_earp"', '"wyatt earp"'], "dudes.toml, dude wyatt earp: "),
    "unknown rarity": ("dudes.toml", ['rarity = "rare"', 'rarity = "odd"'], "dudes.toml, dude wyatt_earp: "),
    "unknown colour": ("kickers.toml", ['colour = "white"', 'colour = "pink"'], "kickers.toml, kicker kw_boots: "),
    "unknown stat of a chip": ("kickers.toml", ['stat = "skill"', 'stat = "grit"'], "kickers.toml, kicker kw_boots: "),
    "id used twice": (
        "dudes.toml", ['"virgil_earp"', '"wyatt_earp"'],
        "dudes.toml, dude wyatt_earp: this id is used twice; ids must differ.",
    ),
    "id used in two files": (
        "gear.toml", ['"derringer"', '"wyatt_earp"'],
        "gear.toml, gear wyatt_earp, id: dudes.toml, dude wyatt_earp has the same one; ids must differ.",
    ),
    "a chip called like a card": (
        "kickers.toml", ['name = "Old Boots"', 'name = "wyatt  EARP"'],
        "kickers.toml, kicker kw_boots, name: dudes.toml, dude wyatt_earp has the same one; names must differ.",
    ),
    "number used twice": (
        "dudes.toml", ["no = 2\n", "no = 1\n"],
        "dudes.toml, dude virgil_earp, no: dudes.toml, dude wyatt_earp has the same one; numbers must differ.",
    ),
    "a name that looks like a number of copies": (
        "gear.toml", ['"Sleeve Derringer"', '"2 Derringers"'],
        "gear.toml, gear derringer, name: for deck lists, a name may not begin with a digit",
    ),
    "unknown faction": (
        "dudes.toml", ['faction = "law"', 'faction = "pirates"'],
        "dudes.toml, dude wyatt_earp, faction: there is no faction 'pirates'; there are law, outlaw, cavalry",
    ),
    "a trait of other cards": (
        "dudes.toml", ['["gunfighter"]', '["weapon"]'],
        "dudes.toml, dude wyatt_earp, traits: 'weapon' is not one of the traits of such cards: gunfighter, gambler",
    ),
    "a trait twice": (
        "dudes.toml", ['["gunfighter"]', '["judge", "judge"]'],
        "dudes.toml, dude wyatt_earp, traits: judge, judge names something twice.",
    ),
    "a card that does nothing": (
        "gear.toml", ["smarts = 0\nskill = 3\nluck = 0", "smarts = 0\nskill = 0\nluck = 0"],
        "gear.toml, gear colt_peacemaker: it has neither a modifier nor an ability (HD-CARD-06).",
    ),
    "a copy card with modifiers": (
        "gear.toml", ["cost = 7\nsmarts = 0\nskill = 0\nluck = 0", "cost = 7\nsmarts = 1\nskill = 0\nluck = 0"],
        "gear.toml, gear look_alike: a copy card takes the modifiers of its model",
    ),
    "a copy card with an ability": (
        "gear.toml", ['"on play: become dude_anywhere"', '"on play: become dude_anywhere", "on win: draw me 1"'],
        "gear.toml, gear look_alike, fx: a copy card has the abilities of its model and none of its own (HD-COPY-03).",
    ),
    "a copy card without a model": (
        "gear.toml", ["become dude_anywhere", "become"],
        "gear.toml, gear look_alike, fx: 'on play: become', character 16: expected a set (opp_dude",
    ),
    "a copy of nothing that is there": (
        "gear.toml", ["become dude_anywhere", "become wood_dude"],
        "gear.toml, gear look_alike, fx: 'on play: become wood_dude', character 10: gear is played outside shootouts",
    ),
    "unknown effect": (
        "dudes.toml", [EARP, "while street: fly dude"],
        "dudes.toml, dude wyatt_earp, fx: 'while street: fly dude', character 15: expected an effect (mod, klimit",
    ),
    "an ability against the laws": (
        "dudes.toml", [EARP, "on play: draw me 2"],
        "dudes.toml, dude wyatt_earp, fx: 'on play: draw me 2', character 1: a dude card is played face down",
    ),
    "one of two abilities": (
        "fortune.toml", ["on lose: pay me winner 6", "on lose: pay me victor 6"],
        "fortune.toml, fortune double_or_nothing, fx 2: 'on lose: pay me victor 6', character 17: expected who (me",
    ),
    "a chip of the wrong value": (
        "kickers.toml", ["value = 1\n", "value = 2\n"],
        "kickers.toml, kicker kw_boots, value: a white chip is worth $1, not $2 (HD-KICK-01).",
    ),
    "a chip of the wrong rarity": (
        "kickers.toml", ['rarity = "common"', 'rarity = "rare"'],
        "kickers.toml, kicker kw_boots, rarity: a white chip is common, not rare (HD-DECK-10).",
    ),
    "a side that does nothing": (
        "kickers.toml", ["mod = 1", "mod = 0"],
        "kickers.toml, kicker kw_boots, front: a side has a positive or negative modifier, not 0 (HD-KICK-04).",
    ),
    "an unknown card in a deck": (
        "decks.toml", ["henry_meek = 1", "henry_bold = 1"],
        "decks.toml, deck starter_fort_and_faro, cards: there is no card 'henry_bold'.",
    ),
    "an unknown chip in a deck": (
        "decks.toml", ["kg_queen = 1", "kg_king = 1"],
        "decks.toml, deck starter_fort_and_faro, kickers_box: there is no chip 'kg_king'.",
    ),
    "a deck of 55 cards": (
        "decks.toml", ["plains_saddle = 2", "plains_saddle = 3"],
        "decks.toml, deck starter_fort_and_faro: A deck has exactly 54 cards; this one has 55 (HD-DECK-01).",
    ),
    "too many copies in a deck": (
        "decks.toml", ["henry_meek = 1", "henry_meek = 2"],
        "decks.toml, deck starter_fort_and_faro: Henry Meek: 2 copies, but a deck may hold only 1 copy of a fixed card",
    ),
    "a box that is worth less": (
        "decks.toml", ["kg_queen = 1", "kb_wheel = 1"],
        "decks.toml, deck starter_fort_and_faro, kickers_box: The kicker chips of a deck are worth exactly $50",
    ),
    "a box for a deck that is no starter": (
        "decks.toml", ['kind = "starter"', 'kind = "constructed"'],
        "decks.toml, deck starter_fort_and_faro, kickers_box: a starter has a box of 2 chips, other decks have none",
    ),
    "a deck called random": (
        "decks.toml", ['id = "garryowen"', 'id = "random"'],
        "decks.toml, deck random: this word stands for any legal deck; choose another id.",
    ),
    "a booster that cannot be filled": (
        "boosters.toml", ["rares = 1", "rares = 40"],
        "boosters.toml, booster: it holds 40 rare cards, but there are 31.",
    ),
    "a booster without chips": (
        "boosters.toml",
        ["white = 8", "white = 0", "red = 6", "red = 0", "blue = 3", "blue = 0", "green = 1", "green = 0"],
        "boosters.toml, booster, weights: no kicker chip could ever come up.",
    ),
    "an unknown card in sealed play": (
        "boosters.toml", ["quick_draw", "slow_draw"], "boosters.toml, sealed, unlimited: there is no card 'slow_draw'.",
    ),
    "no dude to add in sealed play": (
        "boosters.toml", ['"bill_tilghman", ', ""], "boosters.toml, sealed, unlimited: a dude must be among them",
    ),
    "a place that is missing": (
        "layout.toml", ['[[place]]\nid = "badge"\nr = 490\norigin = "house"\n', ""],
        "layout.toml: there is no [[place]] with id badge.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("file", "changes", "sentence"), BAD_FILES.values(), ids=BAD_FILES)
def test_bad_content_is_refused_with_its_place(file: str, changes: list[str], sentence: str, changed: Change) -> None:
    said = refusals(changed(file, *changes))
    assert any(fault.startswith(sentence) for fault in said), said


def test_the_trait_that_abilities_count_must_be_there(changed: Change) -> None:
    changed("fortune.toml", *("trait=weapon", "trait=blade") * 2)
    said = refusals(changed("factions.toml", 'id = "weapon"', 'id = "blade"'))
    assert said[0] == "factions.toml: there is no [[trait]] with id weapon, which abilities count (ledger 9.1)."


def test_all_faults_are_told_at_once(changed: Change) -> None:
    said = refusals(changed("dudes.toml", EARP, "while stret: tie_win", "may pay 2: mod", "may pay x: mod"))
    assert [each.split(":")[0] for each in said] == [
        "dudes.toml, dude wyatt_earp, fx",
        "dudes.toml, dude bat_masterson, fx",
    ]


def test_changed_content_is_read_and_marked(changed: Change) -> None:
    files = changed("dudes.toml", EARP, "while street: mod dude skill +3")
    read = load(files)
    assert str(read.abilities["wyatt_earp"][0]) == "while street: mod dude skill +3"
    assert len(files.mark) == 9
    assert files.mark.startswith("+")


def test_a_designer_may_add_a_card(changed: Change) -> None:
    card = (
        '[[gear]]\nid = "umbrella"\nno = 156\nname = "Umbrella"\ncost = 1\nsmarts = 1\nskill = 0\nluck = 0\n'
        'rarity = "rare"\nfx = ["on reveal: conceal dude"]\norigin = "house"\n\n[[gear]]'
    )
    read = load(changed("gear.toml", "[[gear]]", card))
    assert len(read.cards) == 156
    assert len(read.abilities["umbrella"]) == 1


def test_a_comment_leaves_the_content_as_it_was(changed: Change) -> None:
    assert changed("gear.toml", "# ", "# Our own: ").mark == ""
    assert content.FILES.mark == ""
