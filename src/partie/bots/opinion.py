"""What a bot thinks of an answer: the game's own opinion where it has one, else one answer ahead in a few worlds."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from partie.core import Action, Event, Game, Rng, State, View, close_question, guess

WORLDS: Final = 8

# What an expectation is measured in: message keys.
POINTS: Final = "points"  # worth in points, told against the best answer
PLACE: Final = "place"  # from 0, the last place for sure, to 1, the first
LUCK: Final = "luck"  # nothing was weighed at all


class Weighed(NamedTuple):
    """An answer, what is expected of it, and in which measure."""

    action: Action
    expected: float
    measure: str


def opinions(
    game: Game[State], view: View[State], legal: Sequence[Action], told: Sequence[Event], rng: Rng
) -> Sequence[float]:
    """How good each answer looks, in points; nothing is asked about an only one."""
    if len(legal) == 1:
        return [0.0]
    prospects = game.prospects(view.position, view.seat, legal, told)
    if prospects is not None:
        return prospects
    totals = [0.0] * len(legal)
    for _ in range(WORLDS):
        world = guess(game, view, rng, told)
        for i, action in enumerate(legal):
            after = world.clone()
            if not game.rules.play(after, view.seat, action):
                close_question(game.rules, after, rng)
            totals[i] += game.appraise(after, view.seat)
    return [total / WORLDS for total in totals]


def best_first(legal: Sequence[Action], worths: Sequence[float], measure: str) -> list[Weighed]:
    """The answers by what is expected of them; the first of equals stays first."""
    order = sorted(range(len(legal)), key=list(worths).__getitem__, reverse=True)
    return [Weighed(legal[i], worths[i], measure) for i in order]
