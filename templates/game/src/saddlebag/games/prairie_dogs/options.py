"""What a table of Prairie Dogs may agree on before setup."""

from typing import Annotated

from saddlebag.engine.options import BaseOptions, option


class Options(BaseOptions, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Players, and how long it lasts."""

    players: Annotated[int, option("Players", "Number of players.", limits=(2, 4))] = 2
    goal: Annotated[int, option("Goal", "Seeds in the store that win the match.", limits=(5, 60))] = 30
