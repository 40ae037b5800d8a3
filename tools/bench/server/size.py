"""How much memory tables take in a process, each with all eyes open in the middle of a game."""

import gc
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Final

from partie.core import CHANCE, Given, Match, Position, Rng, SeededDealer, load_match, seats_in, viewers
from partie.registry import find_game, game_names
from partie.table.frames import Frames

COPIES: Final = 3
REBUILDS: Final = 5


@dataclass(frozen=True)
class TableSize:
    """One kind of table: KiB in the middle of a game, the largest frame, milliseconds to build it from its rows."""

    game: str
    seats: int
    kib: float
    largest_frame: int
    rebuild_ms: float
    answers: int


def table_sizes(names: Sequence[str] | None = None) -> list[TableSize]:
    """The smallest and the largest table of these games, usually of all."""
    tables = [(name, seats) for name in names or game_names() for seats in sorted({*_ends(name)})]
    return [_size(name, seats) for name, seats in tables]


def _ends(name: str) -> tuple[int, int]:
    seats = find_game(name).seats
    return seats[0], seats[-1]


class Played:
    """A table played by chance, told to all eyes."""

    def __init__(self, name: str, seats: int, seed: str, most: int | None = None) -> None:
        game = find_game(name)
        self.match: Match[Position] = Match(game, [f"P{seat}" for seat in range(seats)], SeededDealer(seed))
        self.frames = Frames(self.match)
        self.largest = max([len(self.frames.open(seat).encode()) for seat in viewers(seats)])
        self.answers = 0
        rng = Rng(seed)
        while not self.match.over() and (most is None or self.answers < most):
            asked = seats_in(self.match.position.waiting)
            seat = asked[rng.below(len(asked))]
            legal = self.match.legal(seat)
            self.match.act(self.match.number, seat, legal[rng.below(len(legal))])
            self.answers += 1
            told = self.frames.changes()
            self.frames.put_away()
            self.largest = max([self.largest, *[len(text.encode()) for text in told.values()]])


def _size(name: str, seats: int) -> TableSize:
    seeds = [f"size {copy}" for copy in range(COPIES)]
    whole = [Played(name, seats, seed) for seed in seeds]  # what all tables share is kept from now on
    largest, answers = max([each.largest for each in whole]), [each.answers for each in whole]
    rebuild = min([_rebuild(whole[0].match) for _ in range(REBUILDS)])
    del whole
    gc.collect()
    tracemalloc.start()
    kept = [Played(name, seats, seed, given // 2) for seed, given in zip(seeds, answers, strict=True)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return TableSize(name, seats, taken / len(kept) / 1024, largest, 1e3 * rebuild, answers[0])


def _rebuild(match: Match[Position]) -> float:
    """Processor seconds to play a whole game again from its rows, as a process does that opens the table."""
    log = [
        Given(number, seat, text)
        for number, row in enumerate(match.all_rows(), 1)
        for seat, entry in row.items()
        for text in entry.parts
        if seat != CHANCE
    ]
    began = thread_time()
    again = load_match(match.game, match.players, match.dealer, match.given_settings, {}, log)
    spent = thread_time() - began
    assert again.over()
    return spent
