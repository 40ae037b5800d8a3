"""The anchors that search: a turn is one search from the middle of a game, and its simulations are what is counted.

For ``process``, which runs them. As there, nothing of Partie but this package is imported for a peer.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from partie.lab.bench.anchors import MOST_SEATS, Anchor, release
from tools.bench.peers import SPIEL_CHANCE, SpielGame, SpielState

if TYPE_CHECKING:
    from partie.core import Action, Event, Game, Opinions, Position, View

BY_CHANCE = " by chance"
POSITIONS = 8  # searched in turn: one position might be an easy one
SIMULATIONS = 720  # a peer's in one search: as many as the master's where it plays on by chance, a test says
EXPLORE = 2.0  # as in OpenSpiel's own examples


def searcher(name: str) -> Anchor:
    """An anchor by its name: ``GAME search``, with `` by chance`` or without, or a search of OpenSpiel's."""
    words = name.split()
    if words[0] == "open_spiel":
        return ismcts(words[1], in_python=words[-1] == "(Python)")
    return master(words[0], is_guided=not name.endswith(BY_CHANCE))


# -- Partie --------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """What a seat knows when it has to choose."""

    view: "View[Position]"
    legal: "Sequence[Action]"
    told: "Sequence[Event]"


class NoOpinion:
    """A game in all but its opinion of answers: a search has to play it out by chance."""

    def __init__(self, game: "Game[Position]") -> None:
        self.game = game
        self.opinions = without_prospects(game.opinions)

    def __getattr__(self, name: str) -> object:
        found: object = getattr(self.game, name)
        setattr(self, name, found)  # so that this is asked once for each name, and costs a search nothing
        return found


def without_prospects(known: "Opinions[Position]") -> "Opinions[Position]":
    """A game's opinions but for what it thinks of answers."""
    from partie.core import Opinions

    class Silent(Opinions["Position"]):
        """Asked by compiled code, which takes nothing but the real class."""

        def appraise(self, s: "Position", seat: int) -> float | None:
            return known.appraise(s, seat)

    return Silent()


def master(name: str, is_guided: bool) -> Anchor:
    """The search of the highest level with its own effort, in a game as it is or without any opinion."""
    from partie.bots import ENOUGH
    from partie.bots.levels import LEVELS
    from partie.bots.search import Search
    from partie.core import Rng
    from partie.registry import find_game
    from partie.sources import is_compiled

    own = find_game(name)
    game = own if is_guided else cast("Game[Position]", NoOpinion(own))
    effort = LEVELS[-1].effort
    assert effort is not None  # the master searches
    rng = Rng("search")
    positions = [_halfway(own, f"search {number}") for number in range(POSITIONS)]
    turns = cycle(positions)

    def play() -> int:
        asked = next(turns)
        search = Search(game, asked.view, asked.legal, asked.told, rng)
        search.run(effort, ENOUGH)
        return search.root.visits

    return Anchor(release("partie"), play, positions[0].view.position.clone, is_compiled())


def _halfway(game: "Game[Position]", seed: str) -> Asked:
    """The middle one of all the real choices in a random game."""
    from partie.core import Match, Rng, SeededDealer
    from partie.core.seats import first_seat

    seats = min(MOST_SEATS, game.seats.stop - 1)
    match = Match(game, [f"seat {seat}" for seat in range(seats)], SeededDealer(seed))
    rng = Rng(seed)
    choices: list[Asked] = []
    while not match.over():
        seat = first_seat(match.position.waiting)
        legal = match.legal(seat)
        if len(legal) > 1:
            choices.append(Asked(match.view(seat), legal, match.heard(seat)))
        match.act(match.number, seat, legal[rng.below(len(legal))])
    return choices[len(choices) // 2]


# -- OpenSpiel -----------------------------------------------------------------------------------------------------


class SpielBot(Protocol):
    """What is used of an OpenSpiel bot: a step searches again, and the answer is not needed."""

    step: Callable[[SpielState], int]


def ismcts(name: str, in_python: bool) -> Anchor:
    """OpenSpiel's search of the same family, with its random rollouts: a new world and one rollout a simulation."""
    load_game: Callable[[str], SpielGame] = import_module("pyspiel").load_game
    game = load_game(name)
    bot = _python_bot(game) if in_python else _cpp_bot()
    rng = Random("search")
    positions = [_spiel_halfway(game, rng) for _ in range(POSITIONS)]
    turns: Iterator[SpielState] = cycle(positions)

    def play() -> int:
        bot.step(next(turns))
        return SIMULATIONS

    return Anchor(release("open_spiel"), play, positions[0].clone)


def _cpp_bot() -> SpielBot:
    module = import_module("pyspiel")
    make: Callable[..., SpielBot] = module.ISMCTSBot
    return make(seed=1, evaluator=module.RandomRolloutEvaluator(1, 1), uct_c=EXPLORE, max_simulations=SIMULATIONS)


def _python_bot(game: SpielGame) -> SpielBot:
    rollouts = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(1)
    make: Callable[..., SpielBot] = import_module("open_spiel.python.algorithms.ismcts").ISMCTSBot
    return make(game=game, evaluator=rollouts, uct_c=EXPLORE, max_simulations=SIMULATIONS)


def _spiel_halfway(game: SpielGame, rng: Random) -> SpielState:
    """The middle one of all the real choices in a random game."""
    state = game.new_initial_state()
    choices: list[SpielState] = []
    while (player := state.current_player()) >= SPIEL_CHANCE:
        legal = state.legal_actions()
        if player != SPIEL_CHANCE and len(legal) > 1:
            choices.append(state.clone())
        state.apply_action(rng.choice(legal))
    return choices[len(choices) // 2]
