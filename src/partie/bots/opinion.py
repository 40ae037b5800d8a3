"""What a bot thinks of an answer: the game's own opinion where it has one, else what comes of it in a few worlds."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from partie.core import Action, Event, Game, Position, Rng, Seat, View
from partie.core.playout import close_question, playout
from partie.core.sight import guess

WORLDS: Final = 8

# What an expectation is measured in.
type Measure = Literal["points", "rank", "luck"]

POINTS: Final = "points"  # worth in points, told against the best answer
RANK: Final = "rank"  # from 0, the last rank for sure, to 1, the first
LUCK: Final = "luck"  # nothing was weighed at all


class Weighed(NamedTuple):
    """An answer, what is expected of it, and in which measure."""

    action: Action
    expected: float
    measure: Measure


def one_ahead(
    game: Game[Position], view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng
) -> Sequence[float]:
    """How good each answer looks, in points: the game's own opinion, or how the seat stands when all have answered."""
    prospects = game.opinions.prospects(view.position, view.seat, legal, told)
    return worlds_after(game, view, legal, told, rng, WORLDS, to_the_end=False) if prospects is None else prospects


def worlds_after(
    game: Game[Position],
    view: View[Position],
    legal: Sequence[Action],
    told: Sequence[Event],
    rng: Rng,
    worlds: int,
    to_the_end: bool,
) -> list[float]:
    """How a seat stands on average after each answer, when all have answered or when all is played out by chance."""
    totals = [0.0] * len(legal)
    for _ in range(worlds):
        world = guess(game, view, rng, told)
        for i, action in enumerate(legal):
            after = world.clone()
            closed = game.rules.play(after, view.seat, action)
            if to_the_end:
                playout(game.rules, after, rng)
            elif not closed:
                close_question(game.rules, after, rng)
            totals[i] += appraise(game, after, view.seat)
    return [total / worlds for total in totals]


def appraise(game: Game[Position], s: Position, seat: Seat) -> float:
    """How well a seat stands: the game's own opinion, else its lead at the end."""
    worth = game.opinions.appraise(s, seat)
    if worth is not None:
        return worth
    outcome = game.outcome(s)
    if outcome is None:
        return 0.0
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return float(outcome.scores[seat] - max(others, default=0))


def best_first(legal: Sequence[Action], worths: Sequence[float], measure: Measure) -> list[Weighed]:
    """The answers by what is expected of them; the first of equals stays first."""
    order = sorted(range(len(legal)), key=list(worths).__getitem__, reverse=True)
    return [Weighed(legal[i], worths[i], measure) for i in order]
