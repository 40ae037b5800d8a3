"""How a result changes ratings. Nothing here asks anybody for anything."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

POINTS: Final = 60  # shown for each unit of the model, so that everybody begins at 1500
_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """How strong somebody is thought to be, and how much that is doubted."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(self.mu * POINTS)

    @property
    def doubt(self) -> int:
        """Its doubt as people read it."""
        return round(self.sigma * POINTS)


START: Final = Skill(25.0, 25.0 / 3.0)


class SeatResult(NamedTuple):
    """Somebody at a table that has ended: how strong they were, their place, and whether a bot played the end."""

    skill: Skill
    place: int
    is_left: bool = False


def counted_places(played: Sequence[SeatResult]) -> list[int]:
    """The places that count: whoever has left is last, whatever the bot made of their seat."""
    last = len(played) + 1
    return [last if each.is_left else each.place for each in played]


def rated(played: Sequence[SeatResult], has_sides: bool) -> list[Skill] | None:
    """Everybody's new rating. None where the result says nothing about anybody.

    Where sides play against each other, those who share a place have won or lost together. The rules of such a game
    weigh the sides against each other, so a smaller one is filled up with people as strong as its own are on average.
    """
    places = counted_places(played)
    if all([each.is_left for each in played]) or (has_sides and 1 not in [each.place for each in played]):
        return None
    sides = _sides(played, places) if has_sides else [[seat] for seat in range(len(played))]
    if len(sides) < 2:
        return None
    largest = max([len(side) for side in sides])
    teams = [_team([played[seat].skill for seat in side], largest) for side in sides]
    found = _MODEL.rate(teams, ranks=[places[side[0]] for side in sides])
    new = {
        seat: Skill(each.mu, each.sigma)
        for side, team in zip(sides, found, strict=True)
        for seat, each in zip(side, team, strict=False)
    }
    return [new[seat] for seat in range(len(played))]


def _sides(played: Sequence[SeatResult], places: Sequence[int]) -> list[list[int]]:
    """Who belongs together. Whoever has left is on nobody's side."""
    stayed = [seat for seat, each in enumerate(played) if not each.is_left]
    together = [
        [seat for seat in stayed if places[seat] == place] for place in sorted({places[each] for each in stayed})
    ]
    return [*together, *[[seat] for seat, each in enumerate(played) if each.is_left]]


def _team(skills: Sequence[Skill], size: int) -> list[PlackettLuceRating]:
    average = Skill(fmean([each.mu for each in skills]), fmean([each.sigma for each in skills]))
    filled = [*skills, *[average] * (size - len(skills))]
    return [_MODEL.rating(mu=each.mu, sigma=each.sigma) for each in filled]
