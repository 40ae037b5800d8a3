"""Players who wait for a quick match."""

from partie.core import Rng
from partie.server.matchmaking.matcher import QueueEntry
from partie.server.ratings.schemas import MatchWish
from partie.server.ratings.skill import POINTS, Skill

FAST = "live 300+10"


def waiter(
    who: int,
    points: float = 1500,
    since: float = 0.0,
    least: int = 2,
    most: int = 2,
    is_rated: bool = True,
    doubt: float = 0.0,
    game: str = "tides",
) -> QueueEntry:
    """Somebody who waits, as strong with any number of seats."""
    skills = {count: Skill(points / POINTS, doubt / POINTS) for count in range(least, most + 1)}
    return QueueEntry(who, game, least, most, FAST, is_rated, since, skills)


def crowd(count: int) -> list[QueueEntry]:
    """People of all strengths who wait for one game."""
    rng = Rng("crowd")
    return [
        waiter(each, 800 + rng.below(1400), since=rng.below(60), most=2 + rng.below(3), doubt=rng.below(300))
        for each in range(count)
    ]


WISH: MatchWish = {"game": "tides", "least": 2, "most": 2, "clock": FAST, "rated": False, "name": ""}
