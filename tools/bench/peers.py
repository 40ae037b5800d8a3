"""Games of other libraries, each ready to be played by chance. A peer does not carry Partie along."""

import copy
from collections.abc import Callable, Sequence
from importlib import import_module
from random import random
from typing import Final, Protocol

from partie.lab.bench.anchors import Anchor, release

CATANATRON: Final = "catanatron 4 random players"
HEARTS: Final = "open_spiel hearts"


class CatanState(Protocol):
    """What is looked at of a Catanatron state: its log, which has two names."""

    actions: Sequence[object]
    action_records: Sequence[object]


class CatanGame(Protocol):
    """What is used of a Catanatron game."""

    state: CatanState
    play: Callable[[], object]
    play_tick: Callable[[], object]
    copy: Callable[[], object]


def catanatron() -> Anchor:
    """Catanatron's Catan, four random players."""
    module = import_module("catanatron")
    game: Callable[[list[object]], CatanGame] = module.Game
    log = "actions"

    def table() -> CatanGame:
        return game([module.RandomPlayer(colour) for colour in module.Color])

    def play() -> int:
        played = table()
        played.play()
        return len(getattr(played.state, log))

    middle = table()
    if not hasattr(middle.state, log):  # 3.3 calls it so
        log = "action_records"
    for _ in range(300):
        middle.play_tick()
    return Anchor(release("catanatron"), play, middle.copy)


class SpielState(Protocol):
    """What is used of an OpenSpiel state."""

    current_player: Callable[[], int]
    legal_actions: Callable[[], list[int]]
    chance_outcomes: Callable[[], list[tuple[int, float]]]
    apply_action: Callable[[int], None]
    clone: Callable[[], "SpielState"]


class SpielGame(Protocol):
    """What is used of an OpenSpiel game."""

    new_initial_state: Callable[[], SpielState]


SPIEL_CHANCE = -1


def draw(outcomes: list[tuple[int, float]]) -> int:
    """One of chance's outcomes, as likely as it says."""
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def open_spiel(name: str, moves: int, even: bool = True) -> Anchor:
    """An OpenSpiel game driven from Python; ``even`` where all outcomes of chance are equally likely.

    One call of ``current_player`` tells players (0 and more), chance and the end apart.
    """
    load_game: Callable[[str], SpielGame] = import_module("pyspiel").load_game
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while True:
            player = state.current_player()
            if player >= 0:
                decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            elif player != SPIEL_CHANCE:
                return decisions
            elif even:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            else:
                state.apply_action(draw(state.chance_outcomes()))

    def after(moves: int) -> SpielState:
        state = game.new_initial_state()
        for _ in range(moves):
            if state.current_player() < SPIEL_CHANCE:
                return after(moves)  # a short game: try another
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        return state

    return Anchor(release("open_spiel"), play, after(moves).clone)


class CardEnv(Protocol):
    """What is used of an RLCard environment."""

    game: object
    reset: Callable[[], tuple[dict[str, dict[int, object]], int]]
    step: Callable[[int], tuple[dict[str, dict[int, object]], int]]
    is_over: Callable[[], bool]


def rlcard_uno() -> Anchor:
    """RLCard's Uno, two seats. It has no copy of its own, so the standard library's deep copy stands for it."""
    make: Callable[[str], CardEnv] = import_module("rlcard").make
    env = make("uno")

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    middle = make("uno")
    state, _ = middle.reset()
    for _ in range(6):  # nobody can get rid of seven cards in six steps
        state, _ = middle.step(next(iter(state["legal_actions"])))
    return Anchor(release("rlcard"), play, lambda: copy.deepcopy(middle.game))


PEERS: Final[dict[str, Callable[[], Anchor]]] = {
    CATANATRON: catanatron,
    HEARTS: lambda: open_spiel("hearts", 80),
    "open_spiel hanabi": lambda: open_spiel("hanabi", 20, even=False),
    "open_spiel python_liars_poker": lambda: open_spiel("python_liars_poker", 24),
    "rlcard uno": rlcard_uno,
}
