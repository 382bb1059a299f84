"""The games as environments of other libraries: `pettingzoo_env` for PettingZoo, `openspiel` for OpenSpiel.

    env = saddlebag.envs.pettingzoo_env("train_heist", players=2)
    game = saddlebag.envs.openspiel.load("train_heist", players=2)

Both need the extra packages of `pip install saddlebag[envs]`.
"""

from typing import TYPE_CHECKING, Any

from saddlebag.engine.errors import SaddlebagError

if TYPE_CHECKING:
    from saddlebag.envs.pettingzoo import MatchEnv


class MissingPackage(SaddlebagError):
    """A library that an environment is made for is not installed."""


def pettingzoo_env(game: str, **options: Any) -> "MatchEnv":
    """A PettingZoo AEC environment of a game with these options; see `saddlebag.envs.pettingzoo`.

    Examples:
        >>> from saddlebag.envs import pettingzoo_env
        >>> env = pettingzoo_env("train_heist", players=2)
        >>> env.possible_agents
        ['seat_0', 'seat_1']
    """
    try:
        from saddlebag.envs.pettingzoo import MatchEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return MatchEnv(game, **options)


def missing(error: ModuleNotFoundError) -> MissingPackage:
    """What to tell somebody who has not installed the extra packages."""
    return MissingPackage(f"The package {error.name} is not installed; install it with: pip install 'saddlebag[envs]'")
