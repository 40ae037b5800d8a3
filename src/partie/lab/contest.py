"""Bots against each other on duplicate deals: whoever sat in a seat of a deal, every other bot sits there too."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations
from math import ceil
from typing import NamedTuple

from partie.bots import ENOUGH, Bot, Budget, Weighed, find_bot
from partie.core import Action, Event, Game, Match, Position, Rng, SeededDealer, View
from partie.lab.parallel import here, in_processes, on_ray
from partie.lab.simulation import game_seed, game_with, play


@dataclass(frozen=True)
class Contest:
    """Who plays what, as another process can be told of it.

    ``cards``      the tables of another cards, if any
    ``by_sides``  whether two bots play side against side: whom the cards bring together, one bot plays for
    """

    game: str
    version: int
    bots: tuple[str, ...]
    seats: int
    seed: str
    settings: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    recorded: bool = False
    by_sides: bool = False

    def deals(self, games: int) -> int:
        """The deals that make at least this many games: whole rounds of all companies, two for the intervals."""
        all_of_them = companies(len(self.bots), self.seats)
        return len(all_of_them) * max(2, ceil(games / (len(all_of_them) * len(all_of_them[0]))))

    def games(self, deals: int) -> int:
        """How many games this number of deals makes."""
        return deals * len(companies(len(self.bots), self.seats)[0])

    def seating(self, deal: int) -> list[tuple[int, ...]]:
        """Who sits where in the games of one deal."""
        sides = self._sides(deal) if self.by_sides else range(self.seats)
        return seating(len(self.bots), sides, deal, Rng(f"{self.seed}/seating/{deal}"))

    def _sides(self, deal: int) -> Sequence[int]:
        """How the cards of a deal part the seats; every seat for itself if they bring all of them together."""
        game = game_with(self.game, self.version, self.cards)
        names = [f"bot:{seat}" for seat in range(self.seats)]
        sides = game.statistics.sides(
            Match(game, names, SeededDealer(game_seed(self.seed, deal)), dict(self.settings)).position
        )
        return sides if len(set(sides)) > 1 else range(self.seats)


class Result(NamedTuple):
    """One game. Bots go by their numbers, and everything else by seats."""

    deal: int
    bots: tuple[int, ...]
    ranks: tuple[int, ...]
    sides: tuple[int, ...]
    answers: tuple[int, ...]
    seconds: tuple[float, ...]
    record: str = ""


def companies(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Which bots meet on one deal: all of them if there is room, or if each plays alone."""
    return list(combinations(range(bots), bots if seats == 1 else min(bots, seats)))


def seating(bots: int, sides: Sequence[int], deal: int, rng: Rng) -> list[tuple[int, ...]]:
    """Who sits where in the games of one deal: every bot of a company in every seat once.

    Companies take turns from deal to deal. A smaller one fills the table with each bot as often as any other, give or
    take one; who sits beside whom is drawn for each deal. ``sides`` has the side of each seat: a bot takes whole ones.
    """
    all_of_them = companies(bots, len(sides))
    company = all_of_them[deal % len(all_of_them)]
    groups = list(dict.fromkeys(sides))
    drawn = rng.shuffled([group % len(company) for group in range(len(groups))])
    by_seat = [drawn[groups.index(side)] for side in sides]
    return [tuple([company[(each + turn) % len(company)] for each in by_seat]) for turn in range(len(company))]


def play_contest(contest: Contest, deals: int, jobs: int = 1, ray: str | None = None) -> Iterator[list[Result]]:
    """The games of each deal, in order: the same however many processes or machines share the work."""
    parts = [(deal, deal + 1) for deal in range(deals)]
    task = partial(play_deals, contest)
    if ray is not None:
        return on_ray(task, parts, ray)
    return here(task, parts) if jobs == 1 else in_processes(task, parts, jobs)


def play_deals(contest: Contest, first: int, last: int) -> list[Result]:
    """All games of some deals."""
    return [_play(contest, deal, sitting) for deal in range(first, last) for sitting in contest.seating(deal)]


def _play(contest: Contest, deal: int, sitting: tuple[int, ...]) -> Result:
    game = game_with(contest.game, contest.version, contest.cards)
    names = [contest.bots[bot] for bot in sitting]
    bots = [Timed(_bot(name, seat, game)) for seat, name in enumerate(names)]
    played, outcome, record = play(
        game,
        bots,
        [f"bot:{name}" for name in names],
        game_seed(contest.seed, deal),
        dict(contest.settings),
        contest.recorded,
    )
    return Result(
        deal,
        sitting,
        outcome.ranks,
        game.statistics.sides(played.final),
        tuple([len(bot.times) for bot in bots]),
        tuple([sum(bot.times) for bot in bots]),
        record,
    )


@cache
def _bot(name: str, seat: int, game: Game[Position]) -> Bot:
    """One bot for each name and seat: two at a table share nothing."""
    return find_bot(name, game)


class Timed:
    """A bot with a stopwatch that keeps the time of every answer."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.perf_counter) -> None:
        self.bot = bot
        self.blind = bot.blind
        self.clock = clock
        self.times: list[float] = []

    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """What the bot answers."""
        began = self.clock()
        action = self.bot.choose(view, legal, told, rng, budget)
        self.times.append(self.clock() - began)
        return action

    def weigh(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Sequence[Weighed]:
        """What the bot thinks; not timed."""
        return self.bot.weigh(view, legal, told, rng, budget)
