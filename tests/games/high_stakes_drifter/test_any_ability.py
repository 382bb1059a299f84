"""Whatever abilities the laws of content allow, a shootout is played to its end: no card, chip or dollar is lost."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.engine.language import Form, Term, Word
from saddlebag.games.high_stakes_drifter.content import CARD, CHIP
from saddlebag.games.high_stakes_drifter.effects.abilities import parse
from saddlebag.games.high_stakes_drifter.effects.laws import faults
from saddlebag.games.high_stakes_drifter.effects.nouns import Change, Target
from saddlebag.games.high_stakes_drifter.effects.steps import EFFECT, Become
from saddlebag.games.high_stakes_drifter.effects.terms import EVENTS, SETS
from saddlebag.games.high_stakes_drifter.state import State
from tests.games.high_stakes_drifter.kit import (
    Table,
    asked,
    dude,
    evening,
    gear,
    go_on,
    kick_on,
    play,
    put,
    question,
    seen,
    shootout,
)
from tests.games.high_stakes_drifter.new_abilities import LEXICON, with_abilities

CONDITIONS = (
    "", "", "", " if issued", " if accepted", " if negative", " if positive", " if opp.faction=outlaw", " if pot>=30",
    " if dude.faction=law", " if players>=3", " if gear>=2", " if weapons>=1", " if named:stetson",
)  # fmt: skip
CHOICES = ("", "", " may", " may pay 2", " pay 3")
SELECTORS = [
    "self", "dude", "chip", *(f"{how}({members}{narrow})" for how in ("one", "all") for members in SETS
                              for narrow in ("", " trait=weapon", " cost<=3")),
]  # fmt: skip
NUMBERS = ("+2", "-3", *(f"+count({members},3)" for members in SETS))


def options(term: Term[Any]) -> Sequence[str]:
    """What may stand in a text for a term; {} is for a number."""
    if isinstance(term, Word):
        return term.known
    return {Target: SELECTORS, Change: ["{}"]}.get(type(term), ["2"])


def texts(form: type[Form]) -> list[str]:
    """Texts of a form with all that may stand in it."""
    found = [""]
    for piece in form.spec.pieces:
        endings = [piece.written + each for each in (options(piece.term) if piece.term else [""])]
        found = [start + each for start in found for each in endings]
    return found


EFFECTS = [text for form in EFFECT.forms if form is not Become for text in texts(form)]
STATICS = (
    "mod dude luck {}", "klimit dude {}", "recost my_gear -1", "lock dude skill", "shield dude", "tie_win",
    "mod dude skill +1; klimit dude -5",
)  # fmt: skip


def any_ability(kind: str, dice: Dice) -> str:
    """An ability that the laws allow on a card of this type."""
    static = dice.below(5) == 0
    while True:
        number = dice.pick(list(NUMBERS))
        condition = dice.pick(list(CONDITIONS))
        if static:
            text = f"while {dice.pick(['revealed', 'street'])}{condition}: {dice.pick(list(STATICS)).format(number)}"
        else:
            effects = "; ".join(dice.pick(EFFECTS).format(number) for _ in range(1 + dice.below(2)))
            text = f"on {dice.pick(list(EVENTS))}{condition}{dice.pick(list(CHOICES))}: {effects}"
        if not faults(parse(text, LEXICON), kind):
            return text


CARDS = {"dude": "wyatt_earp jesse_james", "gear": "stetson colt_peacemaker", "fortune": "fort_up quick_draw"}


def any_table(seed: int, request: pytest.FixtureRequest) -> Table:
    """Three players in a shootout with cards that have any abilities; some gear is revealed, chips lie on the dudes."""
    dice = Dice(seed)
    for kind, cards in CARDS.items():
        for card in cards.split():
            with_abilities(request, card, any_ability(kind, dice), any_ability(kind, dice))
    s = evening(3)
    s.dice = Dice(seed)
    for seat in range(3):
        name = dude(s, seat, dice.pick(CARDS["dude"].split()), up=dice.below(2) == 0)
        for card in CARDS["gear"].split():
            gear(s, seat, name, card, up=dice.below(2) == 0)
        dude(s, seat, "kit_carson", up=dice.below(2) == 0)
        kick_on(s, name, "kr_spur/back", "kw_boots/front")
        put(
            s, seat, hand="fort_up quick_draw stetson mirage counterfeit_goods", stack="kw_nail kr_clover kb_owl",
            deadwood="law_book nat_love dead_eye", buried="kw_penny", draw="pack_mule lozen second_wind belle_starr",
        )  # fmt: skip
    shootout(s, "t0", "t4", "t8")
    return s


def all_things(s: State) -> tuple[Counter[int], Counter[int]]:
    """Every card and every kicker chip, wherever they are."""
    cards: Counter[int] = Counter()
    chips: Counter[int] = Counter()
    for player, deck in zip(s.players, s.decks, strict=True):
        cards.update([*player.hand, *deck.draw, *deck.deadwood, *(each.card for each in player.table)])
        chips.update([*player.stack, *player.buried])
        chips.update(side >> 1 for each in player.table for side in each.kickers)
    return cards, chips


def any_answer(s: Table, dice: Dice) -> str:
    """Some answer; folding and buried dudes are rarer, so that more is seen of the later stages."""
    answers = [option.text for option in asked(s).options]
    bold = [answer for answer in answers if answer not in ("fold", "bury")]
    return dice.pick(bold if bold and dice.below(8) else answers)


@pytest.mark.rule("HD-ABIL-05", "HD-GEN-06")
@pytest.mark.parametrize("seed", range(60))
def test_a_shootout_with_any_abilities_is_played_to_its_end(seed: int, request: pytest.FixtureRequest) -> None:
    s = any_table(seed, request)
    cards, chips = all_things(s)
    choose = Dice(seed + 1)
    go_on(s)
    for _ in range(400):
        if s.outcome or question(s) == "turn_action":
            break
        play(s, any_answer(s, choose))
        assert all_things(s) == (cards, chips)
        assert seen(s, None).players
        for player in s.players:
            beside = {each.bearer for each in player.table if each.bearer >= 0}
            assert beside <= {each.id for each in player.table}
    else:
        pytest.fail("the shootout does not end")
    assert sum(cards.values()) == 3 * (4 + 5 + 3 + 4)
    assert len(CARD) > len(cards)
    assert len(CHIP) > len(chips)
