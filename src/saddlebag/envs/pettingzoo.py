"""A game as a PettingZoo environment in which agents act one after the other (AEC).

    env = saddlebag.envs.pettingzoo_env("train_heist", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

An observation is made from the view of that seat alone and has three parts: `observation` (the view as a vector,
`encoder.py`), `action_mask` and `options` (`choices.py`). Who is not asked sees a mask and options of zeros. Rewards
come when the match is over (`rewards.py`).
"""

from io import StringIO
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types
from rich.console import Console

from saddlebag.engine.actions import Action
from saddlebag.engine.errors import IllegalAction
from saddlebag.engine.match import Match
from saddlebag.envs import rewards
from saddlebag.envs.choices import COLUMNS, MASKS, MOST_OPTIONS, Rows
from saddlebag.envs.encoder import encoder
from saddlebag.games import game as find_game

Observation = dict[str, Any]
FLOATS = np.dtype(np.float32)


class MatchEnv(AECEnv):  # type: ignore[misc]  # see the import
    """Matches of one game with the same options. `reward` is `won` or `score`; `render_mode="ansi"` draws the table.

    Examples:
        >>> env = MatchEnv("train_heist", players=2, reward="score")
        >>> env.reset(seed=7)
        >>> observation, reward, termination, truncation, info = env.last()
        >>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        >>> env.match.decisions
        1
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, *, reward: str = "won", render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        rewards.check(reward)
        self.game = find_game(game)
        self.options = self.game.make_options(options)
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}  # type: ignore[misc]
        seats = self.options.seats()
        self.encoder = encoder(self.game, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rows = Rows(self.game.vocabulary)
        self._seeds = Random()
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self.match: Match[Any, Any]

    def _observation_space(self) -> spaces.Dict:
        most = np.iinfo(np.int32).max
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
                "options": spaces.Box(0, most, (MOST_OPTIONS, COLUMNS), np.int32),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # --- playing ----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed gives the same match, and the same matches after it."""
        if seed is not None:
            self._seeds = Random(seed)
        self.start(self.game.start(self.options, self._seeds.getrandbits(64)))

    def start(self, match: Match[Any, Any]) -> None:
        """Play on from any match of this game with as many seats: a save, a puzzle, another deal."""
        self.match = match
        match.state.heard = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._next_agent()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; None when its match is over."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.match.follow(self._option(action))
        self._next_agent()

    def _option(self, action: int | None) -> Action:
        ask = self.match.ask
        assert ask is not None
        options = ask.options
        if action is None or not 0 <= action < len(options):
            raise IllegalAction(f"Action {action} is not possible now; the {len(options)} options are numbered from 0.")
        return options[action]

    def _next_agent(self) -> None:
        ask = self.match.ask
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seats[0]]
            return
        assert self.match.result is not None
        self.rewards = dict(zip(self.agents, rewards.rewards(self.match.result, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # --- seeing -----------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What that seat may see, and what it may answer."""
        seat, match = self._seat_of[agent], self.match
        ask = match.ask
        options = ask.options if ask is not None and seat == ask.seats[0] else []
        return {
            "observation": np.frombuffer(self.encoder.encode(self.game.view(match.state, seat), seat), FLOATS),
            "action_mask": MASKS[len(options)].copy(),
            "options": self._rows.table(options),
        }

    def render(self) -> str | None:
        """The table as the seat to act sees it, as text with colours."""
        if self.render_mode != "ansi":
            return None
        drawn = self.game.draw(self.match.view(self.match.to_act), {})
        console = Console(file=StringIO(), force_terminal=True, width=140)
        with console.capture() as text:
            console.print(drawn, highlight=False)
        return text.get()

    def close(self) -> None:
        """Nothing is held open."""

    # --- copies -----------------------------------------------------------------------------------------------

    def copy(self) -> "MatchEnv":
        """An environment that stands where this one stands, and goes its own way."""
        twin: MatchEnv = MatchEnv.__new__(MatchEnv)
        twin.__dict__.update(self.__dict__)
        twin._seeds = Random()
        twin._seeds.setstate(self._seeds.getstate())
        if not hasattr(self, "match"):
            return twin
        twin.match = self.match.copy()
        twin.agents = self.agents[:]
        twin.rewards = self.rewards.copy()
        twin._cumulative_rewards = self._cumulative_rewards.copy()
        twin.terminations = self.terminations.copy()
        twin.truncations = self.truncations.copy()
        twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return twin

    def imagined(self, seed: int) -> "MatchEnv":
        """A copy in which all that the seat to act cannot know is dealt anew, for search that must not cheat. Where
        something came to light in mid-turn, it can be copied again only when that is over."""
        twin = self.copy()
        twin.match = self.match.redeal(self.match.to_act, seed)
        return twin

    def __copy__(self) -> "MatchEnv":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "MatchEnv":
        return self.copy()
