"""Whatever abilities the laws of content allow, a shootout is played to its end: no card, chip or dollar is lost."""

from collections import Counter

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter.content import CARD, CHIP
from saddlebag.games.high_stakes_drifter.effect_laws import faults
from saddlebag.games.high_stakes_drifter.effect_parser import parse
from saddlebag.games.high_stakes_drifter.effect_terms import EVENTS, SETS, WHO
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
EFFECTS = [
    *(f"mod {sel} {stat} {{}} @shootout" for sel in SELECTORS for stat in ("skill", "all", "chosen")),
    *(f"klimit {sel} {{}} @shootout" for sel in SELECTORS),
    *(f"swap {sel} smarts luck @shootout" for sel in SELECTORS),
    *(f"blank {sel} @shootout" for sel in SELECTORS),
    *(f"put {sel} on dude" for sel in SELECTORS),
    *(
        f"{verb} {sel}"
        for verb in (
            "reveal", "conceal", "peek", "bury", "bounce", "reflip", "turn", "kick_free", "rescue", "restack",
            "free_reinvest",
        )
        for sel in SELECTORS
    ),
    *(f"{verb} {who} 2" for verb in ("draw", "discard_random") for who in WHO[:-1]),
    *(f"pay {payer} {receiver} 7" for payer in WHO for receiver in WHO),
    *(f"forbid {act} {who} @shootout" for act in ("play_kicker", "play_fortune", "reinvest") for who in WHO[:-1]),
    *(f"oblige reinvest {who} @shootout" for who in WHO[:-1]),
    "only luck", "ban skill", "bet_round",
]  # fmt: skip
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
