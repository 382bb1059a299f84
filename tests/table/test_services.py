"""The parts of a running table, without the network."""

import asyncio
from pathlib import Path

from saddlebag.games import game_names
from saddlebag.table import catalog
from saddlebag.table.services import Services
from saddlebag.table.settings import Settings


def test_the_first_guest_need_not_wait_for_what_each_game_does_once(tmp_path: Path) -> None:
    catalog.content.cache_clear()

    async def start_and_stop() -> tuple[int, int]:
        services = await Services.open(Settings(f"sqlite:///{tmp_path / 'table.db'}"))
        assert services.warming is not None
        await services.warming
        thinkers = len(services.keeper.thinkers._idle)
        await services.close()
        return catalog.content.cache_info().currsize, thinkers

    assert asyncio.run(start_and_stop()) == (len(game_names()), 1)
