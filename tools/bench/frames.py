"""What it costs to tell all eyes at a table what an answer changed, beside a complete look for each of them.

Both ways of telling take turns after every answer of whole games, in processor time of one thread, so that whatever
slows the machine down slows both. The collector waits meanwhile: what it finds was left by whoever ran before, and it
may stop either way for longer than a whole game takes.
"""

import gc
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from time import thread_time
from typing import Final

from partie.bots import find_bot
from partie.core import Game, Match, Position, Rng, Seat, SeededDealer, seats_in, viewers
from partie.lab.bench.speed import machine, python
from partie.registry import find_game, game_names
from partie.table.frames import MOST_LINES, Frames
from partie.table.snapshot import snapshot

BOTS: Final = ("random", "greedy")

type Complete = Callable[[Match[Position], Seat, int], str]  # a look without this many lines of the log


def complete_look(match: Match[Position], seat: Seat, since: int) -> str:
    """Everything that a seat may know, as it would be sent whole."""
    return json.dumps(snapshot(match, seat, since))


@dataclass(frozen=True)
class FrameCosts:
    """One table: microseconds for each answer, for all seats and an onlooker together, and how large frames are.

    ``largest_look`` is the largest first look that anybody could have been sent.
    """

    game: str
    seats: int
    answers: int
    complete_us: float
    differences_us: float
    frames: int
    mean_bytes: float
    largest_bytes: int
    largest_look: int

    @property
    def ratio(self) -> float:
        """What differences cost, of what complete looks cost."""
        return self.differences_us / self.complete_us


@dataclass(frozen=True)
class FrameReport:
    """All tables, and on what they were measured."""

    python: str
    machine: str
    rows: tuple[FrameCosts, ...]

    def to_json(self) -> str:
        """Everything, for machines."""
        rows = [{**asdict(row), "ratio": row.ratio} for row in self.rows]
        return json.dumps({"python": self.python, "machine": self.machine, "rows": rows}, indent=2)


def measure_frames(
    seconds: float,
    on_progress: Callable[[int, int], None],
    names: Sequence[str] | None = None,
    complete: Complete = complete_look,
) -> FrameReport:
    """The smallest and the largest table of these games, usually of all, each for this many seconds.

    But never less than whole games: the first answers of a game are not like its last ones.
    """
    games = [find_game(name) for name in names or game_names()]
    tables = [(game, seats) for game in games for seats in _sizes(game)]
    rows: list[FrameCosts] = []
    for done, (game, seats) in enumerate(tables):
        on_progress(done, len(tables))
        rows.append(_costs(game, seats, complete, seconds))
    on_progress(len(tables), len(tables))
    return FrameReport(python(), machine(), tuple(rows))


def _sizes(game: Game[Position]) -> list[int]:
    return sorted({game.seats.start, game.seats.stop - 1})


class _Clock:
    """What both ways have cost so far, and what was sent."""

    def __init__(self) -> None:
        self.complete = 0.0
        self.differences = 0.0
        self.answers = 0
        self.sent: list[int] = []
        self.largest_look = 0


def _costs(game: Game[Position], seats: int, complete: Complete, seconds: float) -> FrameCosts:
    clock, games = _Clock(), 0
    while games < len(BOTS) or clock.complete + clock.differences < seconds:
        with _without_collector():
            _play(game, seats, BOTS[games % len(BOTS)], f"frames {games}", complete, clock)
        games += 1
    return FrameCosts(
        game=game.name,
        seats=seats,
        answers=clock.answers,
        complete_us=1e6 * clock.complete / clock.answers,
        differences_us=1e6 * clock.differences / clock.answers,
        frames=len(clock.sent),
        mean_bytes=sum(clock.sent) / len(clock.sent),
        largest_bytes=max(clock.sent),
        largest_look=clock.largest_look,
    )


@contextmanager
def _without_collector() -> Iterator[None]:
    """One game without the collector, and what that game left collected after it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
            gc.collect()


def _play(game: Game[Position], seats: int, bot_name: str, seed: str, complete: Complete, clock: _Clock) -> None:
    """One whole game, with every pair of eyes open."""
    match = Match(game, [f"{bot_name} {seat}" for seat in range(seats)], SeededDealer(seed))
    eyes = viewers(seats)
    telling = Frames(match)
    for seat in eyes:
        telling.open(seat)
    for _ in _answers(match, bot_name, Rng(seed)):
        clock.answers += 1
        started = thread_time()
        told = telling.changes()
        clock.differences += thread_time() - started
        since = [max(0, len(match.heard(seat)) - MOST_LINES) for seat in eyes]
        started = thread_time()
        for seat, lines in zip(eyes, since, strict=True):
            complete(match, seat, lines)
        clock.complete += thread_time() - started
        clock.sent += [len(text.encode()) for text in told.values()]
        clock.largest_look = max([clock.largest_look, *[len(telling.open(seat).encode()) for seat in told]])


def _answers(match: Match[Position], bot_name: str, rng: Rng) -> Iterator[Seat]:
    """Let bots answer to the end; yields who has answered, or given a part of an answer."""
    bot = find_bot(bot_name, match.game)
    while not match.over():
        asked = seats_in(match.position.waiting)
        seat = asked[rng.below(len(asked))]
        action = bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rng)
        match.act(match.number, seat, action)
        yield seat
