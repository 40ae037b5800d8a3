"""An answer where nothing is left to search: the game itself knows an equilibrium of all that is to come."""

from collections.abc import Sequence
from typing import Final

from partie.bots.opinion import RANK, Weighed
from partie.core import Action, Game, Position, Rng, View

# Shares become whole numbers to draw from.
WHOLE: Final = 1_000_000_000


def exact(game: Game[Position], view: View[Position], legal: Sequence[Action], rng: Rng) -> list[Weighed] | None:
    """The answer drawn from the equilibrium, then the others, the more frequent first; None if it is not solved.

    Drawn, not chosen: a seat that always gave the likeliest answer could be foreseen.
    """
    solved = game.opinions.solve(view.position, view.seat, legal)
    if solved is None:
        return None
    drawn = rng.pick([round(each.share * WHOLE) for each in solved])
    ranks = [(i != drawn, -each.share, -each.rank) for i, each in enumerate(solved)]
    order = sorted(range(len(solved)), key=ranks.__getitem__)
    return [Weighed(solved[i].action, solved[i].rank, RANK) for i in order]
