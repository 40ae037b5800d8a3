"""How much the last-round policy of Tides can be exploited, by brute force. ``--help`` tells how to run it.

Nothing here knows how a last round is solved. A seat that knows what the other will do, and how often, tries everything
against it on real positions by the rules themselves. In an equilibrium neither seat gains by that, so what both can get
this way adds up to nothing; all that is left over is what the policy gives away.
"""

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import NamedTuple

import click

from partie.core import Action, Rng, Seat, View, view_of
from partie.core.playout import random_answer
from partie.games.tides import TIDES
from partie.games.tides.endings import ending, points
from partie.games.tides.position import Tides
from partie.terminal.screen import progress

# What a seat does with a view: its answers, with their probabilities.
type Policy = Callable[[View[Tides]], Mapping[Action, float]]
# What a final position is worth to a seat; the seats' worths add up to the same in all of them.
type Final = Callable[[Tides, Seat], float]


class Measure(NamedTuple):
    """What is played for: the policy that is tried, what an end is worth to a seat, and the sum over both seats."""

    policy: Policy
    final: Final
    whole: float


def lead_of(s: Tides, seat: Seat) -> float:
    """By how many points a seat is ahead at the end."""
    outcome = TIDES.outcome(s)
    assert outcome is not None
    return float(outcome.scores[seat] - outcome.scores[1 - seat])


def place_of(s: Tides, seat: Seat) -> float:
    """1 for a victory, a half for a shared one."""
    outcome = TIDES.outcome(s)
    assert outcome is not None
    return 0.5 if len(outcome.winners()) == 2 else float(outcome.ranks[seat] == 1)


def for_points(seen: View[Tides]) -> dict[Action, float]:
    """The policy under test, where every point counts."""
    rest = ending(seen.position, seen.seat, points)
    assert rest is not None
    return _mix(seen, rest.equilibrium().rows)


def for_places(seen: View[Tides]) -> dict[Action, float]:
    """The policy under test, where the victory counts: what the game tells a bot."""
    solved = TIDES.opinions.solve(seen.position, seen.seat, TIDES.rules.legal(seen.position, seen.seat))
    assert solved is not None
    return _mix(seen, [each.share for each in solved])


def any_card(seen: View[Tides]) -> dict[Action, float]:
    """A bad policy, which must be found out: every card as often."""
    legal = TIDES.rules.legal(seen.position, seen.seat)
    return _mix(seen, [1 / len(legal)] * len(legal))


def _mix(seen: View[Tides], shares: list[float]) -> dict[Action, float]:
    legal = TIDES.rules.legal(seen.position, seen.seat)
    assert abs(sum(shares) - 1) < 1e-12
    assert min(shares) >= 0
    return dict(zip(legal, shares, strict=True))


POINTS = Measure(for_points, lead_of, 0.0)
PLACES = Measure(for_places, place_of, 1.0)


def a_last_round(seed: str) -> Tides:
    """The first pick of the last round, after random play."""
    rng = Rng(seed)
    s = TIDES.start(2)
    while s.round < 3:
        random_answer(TIDES.rules, s, rng)
    return s


def best_response(s: Tides, seat: Seat, against: Policy, final: Final, known: dict[object, float]) -> float:
    """The most that a seat can expect if it knows the other's policy: all answers against all likely ones."""
    if not s.waiting:
        return final(s, seat)
    key = (tuple(s.kingdom), tuple(s.hand))
    if key not in known:
        replies = [(action, share) for action, share in against(view_of(TIDES, s, 1 - seat)).items() if share > 0]
        best = -1e9
        for mine in TIDES.rules.legal(s, seat):
            total = 0.0
            for theirs, share in replies:
                after = s.clone()
                TIDES.rules.play(after, seat, mine)
                TIDES.rules.play(after, 1 - seat, theirs)
                total += share * best_response(after, seat, against, final, known)
            best = max(best, total)
        known[key] = best
    return known[key]


def exploitability(s: Tides, measure: Measure) -> float:
    """What both seats could gain together, each by knowing the other's policy."""
    gains = [best_response(s, seat, measure.policy, measure.final, {}) for seat in (0, 1)]
    return sum(gains) - measure.whole


@click.command(help="Try every answer against the solved last round of Tides, and tell what can be gained.")
@click.option("--rounds", default=100, show_default=True, help="How many random last rounds.")
@click.option("--seed", default="1", show_default=True, help="The random play that leads to them.")
@click.option("--measure", type=click.Choice(["points", "places"]), default="points", show_default=True)
def command_line(rounds: int, seed: str, measure: str) -> None:
    """Mean and most over some last rounds."""
    found: list[float] = []
    with progress("last rounds", rounds) as bar:
        for number in range(rounds):
            found.append(exploitability(a_last_round(f"{seed} {number}"), PLACES if measure == "places" else POINTS))
            bar.advance(1)
    click.echo(f"{rounds} last rounds, exploitability in {measure}: mean {fmean(found):.3g}, most {max(found):.3g}")


if __name__ == "__main__":
    command_line()
