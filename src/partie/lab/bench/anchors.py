"""What is measured: each game, ready to be played by chance.

Nothing of Partie is imported before an anchor is made: the interpreted row has to say so before ``partie.core`` is
imported, and what is measured beside Partie must not carry it along.
"""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from partie.core import Position, Rng, Rules

MOST_SEATS = 4  # as many as the tables of most libraries have


class Anchor(NamedTuple):
    """One thing to measure: ``play`` plays a game and counts the players' decisions, chance left out."""

    release: str
    play: Callable[[], int]
    clone: Callable[[], object]
    is_compiled: bool = False


def release(package: str) -> str:
    """The installed release; empty where there is only a source tree."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def own(name: str) -> Anchor:
    """A game of Partie's: from its sources, although compiled modules may stand beside them, or compiled if it is."""
    game_name, _, how = name.partition(" ")
    if how == "interpreted":
        from partie.sources import only_sources

        only_sources()
    from partie.core import Rng
    from partie.core.playout import playout, random_answer
    from partie.registry import find_game
    from partie.sources import is_compiled

    rng = Rng("measure")
    game = find_game(game_name)
    start, rules = game.start, game.rules
    seats = min(MOST_SEATS, game.seats.stop - 1)

    def play() -> int:
        return playout(rules, start(seats), rng)

    middle = start(seats)
    for _ in range(_answers(rules, start(seats), rng) // 2):
        random_answer(rules, middle, rng)
    return Anchor(release("partie"), play, middle.clone, is_compiled())


def _answers(rules: "Rules[Position]", s: "Position", rng: "Rng") -> int:
    """How many answers a game takes, the dealer's among them."""
    from partie.core.playout import random_answer

    given = 0
    while s.waiting:
        random_answer(rules, s, rng)
        given += 1
    return given
