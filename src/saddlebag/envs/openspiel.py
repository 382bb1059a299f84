"""A game as an OpenSpiel game, on which OpenSpiel's own algorithms run.

    game = saddlebag.envs.openspiel.load("train_heist", players=2)
    state = game.new_initial_state()

The games are also registered with pyspiel: `pyspiel.load_game("saddlebag_train_heist(options=players:2;mode:versus)")`.

An action is the place of an option in the list of options, as in the PettingZoo environments. A match begins with three
chance nodes that choose one of 16 million deals; all cards and dice follow from the deal. So a search that looks at
the state itself, such as OpenSpiel's MCTS, foresees what the dice will roll. One that works on information sets,
such as its IS-MCTS, does not: `resample_from_infostate` deals anew all that the player cannot know, dice included.

Observations and information states are both the player's view (and, for who is asked, the options). A view holds what
the seat may know now; it is no record of how the match came to this point.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec
import numpy as np

from saddlebag.engine.actions import Action
from saddlebag.engine.errors import BadOption
from saddlebag.engine.game import Game
from saddlebag.engine.match import Match
from saddlebag.envs import missing, rewards
from saddlebag.envs.choices import COLUMNS, MOST_OPTIONS, Rows
from saddlebag.envs.encoder import encoder
from saddlebag.games import game as find_game
from saddlebag.games import game_names

try:
    import pyspiel  # type: ignore[import-not-found]  # it has no types
except ModuleNotFoundError as error:
    raise missing(error) from None

DEAL_FACES = 256
DEAL_ROLLS = 3
"""A deal is chosen by so many chance nodes with so many outcomes each."""
MOST_DECISIONS = 100_000
"""No match is that long."""


def load(name: str, **options: Any) -> "SpielGame":
    """The OpenSpiel game of that name with these options.

    Examples:
        >>> from saddlebag.envs import openspiel
        >>> state = openspiel.load("train_heist", players=2).new_initial_state()
        >>> state.is_chance_node()  # the deal
        True
    """
    game = find_game(name)
    made = msgspec.to_builtins(game.make_options(options))
    loaded: SpielGame = pyspiel.load_game(short_name(name), {"options": written(made)})
    return loaded


def short_name(name: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"saddlebag_{name}"


def written(options: Mapping[str, Any]) -> str:
    """Options as a parameter of an OpenSpiel game: `players:2;mode:versus`."""
    return ";".join(f"{name}:{quote(_text(value), safe='')}" for name, value in options.items())


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def read(text: str) -> dict[str, str]:
    """The options that such a parameter names."""
    options = {}
    for entry in filter(None, text.split(";")):
        name, colon, value = entry.partition(":")
        if not colon:
            raise BadOption(f"{entry!r} is not an option; write options as players:2;mode:versus.")
        options[name] = unquote(value)
    return options


class World:
    """A match that can be copied at any time, an imagined one too: that one is dealt again and played again up to here
    as long as it has not come to rest."""

    def __init__(self, match: Match[Any, Any], deal: Callable[[], Match[Any, Any]] | None = None) -> None:
        self.match = match
        self._deal = deal
        self._since: list[Action] = []

    def follow(self, place: int) -> None:
        """Answer with the option at this place."""
        option = self.match.options[place]
        self.match.follow(option)
        self._since.append(option)

    def imagined(self, seat: int, seed: int) -> "World":
        """Another world that this seat cannot tell from this one."""
        deal = partial(self.match.copy().redeal, seat, seed)
        return World(deal(), deal)

    def __deepcopy__(self, memo: Any) -> "World":
        if self._deal is None or self.match.can_be_copied:
            return World(self.match.copy())
        twin = World(self._deal(), self._deal)
        for option in self._since:
            twin.match.follow(option)
        twin._since = self._since[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves a state by pickling it."""
        return _loaded, (self.match.game.name, self.match.to_json())


def _loaded(name: str, saved: str) -> World:
    match = find_game(name).load(saved)
    match.state.heard = None
    return World(match)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # see the import
    """One of our games with certain options. Each game has a class of its own, which knows its name."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.saddlebag: Game[Any, Any] = find_game(self.name)
        self.options = self.saddlebag.make_options(read((params or {}).get("options", "")) or _USUAL, from_text=True)
        seats = self.options.seats()
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=DEAL_FACES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(self.name), info, params or {})
        self.encoder = encoder(self.saddlebag, seats)
        self.rows = Rows(self.saddlebag.vocabulary)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise BadOption(f"Observers take no parameters, so {params} cannot be used.")
        return SpielObserver(self, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]  # see the import
    """A match, or the chance nodes before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rolled: list[int] = []
        self.world: World | None = None

    @property
    def match(self) -> Match[Any, Any]:
        """The match itself."""
        if self.world is None:
            raise BadOption("The match has not been dealt yet; apply the chance outcomes first.")
        return self.world.match

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.world.match.ask
        return int(pyspiel.PlayerId.TERMINAL) if ask is None else ask.seats[0]

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.match.ask is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / DEAL_FACES) for face in range(DEAL_FACES)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.match.options))) if player == self.match.to_act else []

    def _apply_action(self, action: int) -> None:
        if self.world is not None:
            self.world.follow(action)
            return
        self.rolled.append(action)
        if len(self.rolled) == DEAL_ROLLS:
            game: SpielGame = self.get_game()
            match = game.saddlebag.start(game.options, int.from_bytes(bytes(self.rolled), "big"))
            match.state.heard = None
            self.world = World(match)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.world is None:
            return f"deal {action}"
        text: str = self.match.options[action].text
        return text

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        assert self.match.result is not None
        return rewards.rewards(self.match.result, "won")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one; it has no history of its own."""
        twin: SpielState = self.clone()
        if self.world is not None:
            twin.world = self.world.imagined(player, int(sampler() * (1 << 62)))
        return twin

    def seen_by(self, player: int | None) -> str:
        """A player's view as text, and the options if it is asked."""
        if self.world is None:
            return f"deal {' '.join(map(str, self.rolled))}" if player is None else ""
        text = msgspec.json.encode(self.match.view(player)).decode()
        if player is None or player != self.match.to_act:
            return text
        return "\n".join([text, self.match.prompt, *(option.text for option in self.match.options)])

    def __str__(self) -> str:
        """For people who debug."""
        if self.world is None:
            return f"deal {' '.join(map(str, self.rolled))}".strip()
        codec = self.match.game.codec
        return f"{codec.write_ints(self.match.state).decode()}\n{self.match.prompt}"


class SpielObserver:
    """A player's view as tensor and text. Without private information it is the spectators' view."""

    def __init__(self, game: SpielGame, iig_obs_type: Any) -> None:
        self._game = game
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._own = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = game.encoder.size
        self.tensor = np.zeros(size + (MOST_OPTIONS * COLUMNS if self._own else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self._own:
            self.dict["options"] = self.tensor[size:].reshape(MOST_OPTIONS, COLUMNS)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill tensor and dict."""
        self.tensor.fill(0)
        if state.world is None:
            return
        match = state.match
        chair = player if self._own else None
        self.dict["view"][:] = np.frombuffer(self._game.encoder.encode(match.view(chair), chair), np.float32)
        if self._own and player == match.to_act:
            self.dict["options"][:] = self._game.rows.table(match.options)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.seen_by(player) if self._own or state.world is None else state.seen_by(None)


_USUAL = {"players": "2"}


def _game_type(name: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=find_game(name).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": written(_USUAL)},
    )


for _name in game_names():
    # A class, as OpenSpiel keeps what is registered beyond the end of the interpreter; any other object would crash it.
    pyspiel.register_game(_game_type(_name), type("SpielGame", (SpielGame,), {"name": _name}))
