"""What a turn offers, worked out a second time by the letter of the ledger, over whole games. Chapter 5.12"""

import pytest

from saddlebag.engine.dice import Dice
from saddlebag.games.high_stakes_drifter.content import CARD, CARD_COST, CARD_KIND, CARD_LIMIT, CHIP_VALUE, DUDE, GEAR
from tests.games.high_stakes_drifter.kit import Table, on_offer, question, table, walk


def possible_actions(s: Table) -> list[str]:
    """What the badge holder may do by the letter of the ledger, worked out in the plainest way."""
    player = s.players[s.active]
    dudes = [each for each in player.table if each.bearer < 0]
    everywhere = [each for other in s.players for each in other.table if each.up]
    cheaper = sum(each.up and CARD[each.shape] == "george_crook" for each in player.table)
    found = {
        "play_dude": any(CARD_KIND[card] == DUDE and CARD_COST[card] <= player.stake for card in player.hand),
        "play_gear": False,
        "play_kicker": False,
        "reveal_card": any(not each.up for each in player.table),
        "issue_challenge": s.round > 1 and s.challenges == 0 and bool(dudes) and player.stake >= s.ante,
    }
    for card in player.hand:
        if CARD_KIND[card] == GEAR and max(0, CARD_COST[card] - cheaper) <= player.stake:
            models = [CARD_COST[each.card] for each in everywhere if CARD_KIND[each.shape] == GEAR]
            if CARD[card] == "look_alike":
                found["play_gear"] |= any(CARD_KIND[each.shape] == DUDE for each in everywhere)
            elif CARD[card] == "counterfeit_goods":
                found["play_gear"] |= bool(dudes) and bool(models)
            elif CARD[card] == "mail_order_catalog":
                found["play_gear"] |= bool(dudes) and any(cost <= 2 for cost in models)
            else:
                found["play_gear"] |= bool(dudes)
    for each in dudes:
        bags = [
            gear for gear in player.table if gear.bearer == each.id and CARD[gear.shape] == "saddlebags" and gear.up
        ]
        limit = CARD_LIMIT[each.shape] + 5 * len(bags)
        worth = sum(CHIP_VALUE[side // 2] for side in each.kickers)
        found["play_kicker"] |= each.up and any(CHIP_VALUE[chip] + worth <= limit for chip in player.stack)
    due = found["issue_challenge"] and s.quiet_turns >= len(s.players)
    if due and s.actions_left == 1:
        return ["issue_challenge"]
    return [kind for kind, is_possible in found.items() if is_possible] + ([] if due else ["end_actions"])


@pytest.mark.rule("HD-TURN-04", "HD-TURN-10", "HD-TURN-19", "HD-TURN-20", "HD-CHAL-01", "HD-MONEY-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_action_of_a_game_exactly_what_the_ledger_allows_is_on_offer(players: int) -> None:
    kinds: set[str] = set()
    dues = 0
    for seed in range(8):
        s = table(players, seed=seed, decks=("random",) * players, starting_stake=500)
        for _ in walk(s, Dice(seed)):
            if question(s) == "turn_action":
                assert on_offer(s) == possible_actions(s)
                kinds |= set(on_offer(s))
                dues += "end_actions" not in on_offer(s)
    assert len(kinds) == 6
    assert dues > 3
