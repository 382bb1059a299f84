"""All chapters together: what each step of a text does, and what a turn has on offer."""

from saddlebag.games.frontier.effects.mods import Standing
from saddlebag.games.frontier.effects.step import STEP
from saddlebag.games.frontier.rules import (
    benefits,
    breeding,
    campaign,
    cattle_drives,
    cattle_sales,
    damage,
    deposits,
    development,
    housing,
    industry,
    log_drives,
    losses,
    lumbering,
    mining,
    nature,
    people,
    public_buildings,
    purchases,
    ranch_buildings,
    ranching,
    repairs,
    sawing,
    texts,
    trading,
    turn,
    tycoons,
    uses,
)

CHAPTERS = (texts, benefits, damage, losses, nature, breeding, ranch_buildings, cattle_drives, cattle_sales, tycoons)
"""Chapters that have steps of texts beside those whose actions are on offer."""
for form in STEP.forms:
    if issubclass(form, Standing):
        texts.RULES.rules[form] = texts.no_effect
texts.STEP_RULES.extend(texts.RULES.table())
for level in range(industry.HIGHEST_LEVEL + 1):
    known = [number for number, work in sorted(ranching.WORKS.items()) if work.level <= level]
    ranching.OF_LEVEL.append(known)
    ranching.WITHOUT_WORKER.append([number for number in known if not ranching.WORKS[number].lays])
turn.OFFERS.extend(
    [
        campaign.offers,
        development.offers,
        trading.offers,
        purchases.offers,
        repairs.offers,
        housing.offers,
        public_buildings.offers,
        uses.offers,
        industry.offers,
        lumbering.offers,
        log_drives.offers,
        sawing.offers,
        mining.offers,
        deposits.offers,
        ranching.offers,
        people.offers,
    ]
)
"""In the order of D5."""
