"""How PettingZoo environments are measured, ours and PettingZoo's own: whole matches of random play through `last()`
and `step()`, with every observation made. Runs in each engine's own interpreter.
"""

from random import Random
from time import process_time
from typing import Any

ENV_STEPS = "PettingZoo environment"
STEPS_PER_SECOND = "steps/s"


def steps_per_second(env: Any, seed: int, seconds: float) -> float:
    """Play whole matches for about so long; removing agents at the end is no step."""
    _match(env, seed)
    steps = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not steps:
        seed += 1
        steps += _match(env, seed)
    return steps / spent


def _match(env: Any, seed: int) -> int:
    randrange = Random(seed).randrange
    env.reset(seed=seed)
    steps = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        allowed = _allowed(env, agent, observation)
        env.step(int(allowed[randrange(len(allowed))]))
        steps += 1
    return steps


def _allowed(env: Any, agent: str, observation: Any) -> Any:
    """The actions that the mask allows; a game without a mask allows all."""
    if isinstance(observation, dict):
        return observation["action_mask"].nonzero()[0]
    return range(env.action_space(agent).n)
