"""How long one answer takes, at every level of every game, on one core."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from time import thread_time
from typing import override

from partie.bots import ENOUGH, Bot, Budget
from partie.bots.levels import LEVELS, Level, LevelBot
from partie.core import Action, Event, Game, Position, Rng, View
from partie.lab.bench.anchors import MOST_SEATS
from partie.lab.bench.speed import COMPILED, INTERPRETED, machine, python
from partie.lab.contest import Timed
from partie.lab.simulation import play_fast
from partie.registry import find_game, game_names
from partie.sources import is_compiled

MOST_GAMES = 3


@dataclass(frozen=True)
class AnswerTimes:
    """One level against itself, in milliseconds of processor time: where there is only one answer nobody thinks."""

    game: str
    seats: int
    level: int
    name: str
    games: int
    answers: int
    median_ms: float
    slow_ms: float  # 95 of 100 are quicker


class Watched(Timed):
    """A bot whose real choices are timed, in processor time of this thread only, not the progress bar's."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot, thread_time)

    @override
    def choose(
        self, view: View[Position], legal: Sequence[Action], told: Sequence[Event], rng: Rng, budget: Budget = ENOUGH
    ) -> Action:
        """What the bot answers."""
        return legal[0] if len(legal) == 1 else super().choose(view, legal, told, rng, budget)


@dataclass(frozen=True)
class AnswerReport:
    """All levels of all games, and on what they were measured; ``how`` is interpreted or compiled."""

    python: str
    machine: str
    how: str
    answers: tuple[AnswerTimes, ...]

    def to_json(self) -> str:
        """Everything, for machines."""
        return json.dumps(asdict(self), indent=2)


def measure_answers(seconds: float, on_progress: Callable[[int, int], None]) -> AnswerReport:
    """Every level of every game, on this machine."""
    how = COMPILED if is_compiled() else INTERPRETED
    return AnswerReport(python(), machine(), how, tuple(answer_times(seconds, on_progress)))


def answer_times(seconds: float, on_progress: Callable[[int, int], None]) -> Iterator[AnswerTimes]:
    """Every level of every game, each for this many seconds, but never less than a whole game and never many."""
    names = game_names()
    total = len(names) * len(LEVELS)
    for i, name in enumerate(names):
        for number, level in enumerate(LEVELS):
            on_progress(i * len(LEVELS) + number, total)
            yield _times(find_game(name), level, number + 1, seconds)
    on_progress(total, total)


def _times(game: Game[Position], level: Level, number: int, seconds: float) -> AnswerTimes:
    """Whole games: the first choices of a game are not like its last ones."""
    seats = min(MOST_SEATS, game.seats.stop - 1)
    bot = Watched(LevelBot(game, level))
    games = 0
    while not games or (games < MOST_GAMES and sum(bot.times) < seconds):
        play_fast(game, [bot] * seats, f"answers {games}")
        games += 1
    times = sorted([1000 * each for each in bot.times])
    slow = times[len(times) * 95 // 100]
    return AnswerTimes(game.name, seats, number, level.name, games, len(times), median(times), slow)
