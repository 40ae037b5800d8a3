"""Many games between bots, the same on every run: game ``i`` depends on the seed and on ``i``, on nothing else."""

import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import Final

from partie.bots import Bot, find_bot
from partie.core import (
    CHANCE,
    DEALER,
    Event,
    Game,
    Match,
    Outcome,
    Rng,
    RulesBug,
    SeededDealer,
    State,
    View,
    heard,
    seats_in,
    view,
    write_record,
)
from partie.games import find_game

CHUNK: Final = 64


@dataclass
class Tally:
    """What came out. ``wins`` counts a shared victory for everybody who shares it; ``shared`` counts such games."""

    games: int = 0
    answers: int = 0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, outcome: Outcome, answers: int) -> None:
        """One more game."""
        self.games += 1
        self.answers += answers
        winners = outcome.winners()
        self.shared += len(winners) > 1
        self.wins = [n + (seat in winners) for seat, n in enumerate(self.wins or [0] * len(outcome.places))]
        self.scores = [
            n + score for n, score in zip(self.scores or [0] * len(outcome.scores), outcome.scores, strict=True)
        ]

    def merge(self, other: "Tally") -> None:
        """The games of another part of the run."""
        self.games += other.games
        self.answers += other.answers
        self.shared += other.shared
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores or [0] * len(other.scores), other.scores, strict=True)]

    def mean_score(self) -> list[float]:
        """Points a game, for each seat."""
        return [score / self.games for score in self.scores] if self.games else []


def game_seed(seed: str, number: int) -> str:
    """The seed of one game of a run."""
    return f"{seed}/{number}"


def seat_rngs(seed: str, seats: int) -> list[Rng]:
    """A random source for each bot: apart from the luck of the cards, and from each other's."""
    return [Rng(f"{seed}/bot/{seat}") for seat in range(seats)]


def simulate(
    game: Game[State],
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    on_record: Callable[[str], object] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play so many games. ``on_record`` gets the text of every game, in order; without it no record is made."""
    began = time.perf_counter()
    total = Tally()
    parts = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    for tally, texts in _results(game, list(bots), seed, parts, jobs, on_record is not None):
        total.merge(tally)
        if on_record is not None:
            for text in texts:
                on_record(text)
        if on_progress is not None:
            on_progress(tally.games)
    total.seconds = time.perf_counter() - began
    return total


type Part = tuple[Tally, list[str]]


def _results(
    game: Game[State], bots: list[str], seed: str, parts: list[tuple[int, int]], jobs: int, recorded: bool
) -> Iterator[Part]:
    if jobs == 1 or len(parts) < 2:
        seated = [find_bot(name, game) for name in bots]
        for first, last in parts:
            yield play_part(game, seated, bots, seed, first, last, recorded)
        return
    # Fresh processes: a fork of one that draws a progress bar from a thread could hang.
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), _leave_interrupts_alone)
    try:
        running: deque[Future[Part]] = deque()
        for first, last in parts:
            if len(running) == 4 * jobs:
                yield running.popleft().result()
            running.append(
                pool.submit(_play_part_of, game.name, game.version, tuple(bots), seed, first, last, recorded)
            )
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that shares out the work should act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _table(name: str, version: int, bots: tuple[str, ...]) -> tuple[Game[State], list[Bot]]:
    game = find_game(name, version)
    return game, [find_bot(each, game) for each in bots]


def _play_part_of(
    name: str, version: int, bots: tuple[str, ...], seed: str, first: int, last: int, recorded: bool
) -> Part:
    game, seated = _table(name, version, bots)
    return play_part(game, seated, bots, seed, first, last, recorded)


def play_part(
    game: Game[State],
    seated: Sequence[Bot],
    bots: Sequence[str],
    seed: str,
    first: int,
    last: int,
    recorded: bool,
) -> Part:
    """Some games of a run, one after another."""
    tally = Tally()
    texts: list[str] = []
    names = [f"bot:{name}" for name in bots]
    for number in range(first, last):
        own = game_seed(seed, number)
        if recorded:
            match, answers = play_match(game, seated, names, own)
            final = match.state
            texts.append(write_record(match.record()))
        else:
            final, answers = play_fast(game, seated, own)
        outcome = game.outcome(final)
        if outcome is None:
            raise RulesBug(f"game {number} stopped without an outcome")
        tally.add(outcome, answers)
    return tally, texts


def play_match(game: Game[State], bots: Sequence[Bot], names: Sequence[str], seed: str) -> tuple[Match[State], int]:
    """One game with its record, and the number of answers the seats gave."""
    match = Match(game, names, SeededDealer(seed))
    rngs = seat_rngs(seed, len(bots))
    blank = game.start(len(bots))
    blind = [View(seat, blank) for seat in range(len(bots))]
    answers = 0
    while not match.over():
        seat = seats_in(match.state.waiting)[0]
        bot = bots[seat]
        if bot.blind:
            action = bot.choose(blind[seat], match.legal(seat), (), rngs[seat])
        else:
            action = bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rngs[seat])
        match.act(match.question, seat, action)
        answers += 1
    return match, answers


def play_fast(game: Game[State], bots: Sequence[Bot], seed: str) -> tuple[State, int]:
    """The same game without a record: one position, changed in place. Nothing is told where nobody listens."""
    rules = game.rules
    dealer = SeededDealer(seed)
    rngs = seat_rngs(seed, len(bots))
    s = game.start(len(bots))
    blank = s.clone()  # a blind bot is given the empty table, never the position that is played
    blind = [View(seat, blank) for seat in range(len(bots))]
    ears = _Ears(game, bots)
    ears.open(s)
    question, answers = 1, 0
    while s.waiting:
        choice = rules.question(s)
        if s.waiting == DEALER:
            closed = rules.play(s, CHANCE, rules.dealt(s, dealer, question))
        else:
            seat = (s.waiting & -s.waiting).bit_length() - 1
            bot = bots[seat]
            options = choice.options(s, seat)
            if bot.blind:
                action = bot.choose(blind[seat], options, (), rngs[seat])
            else:
                action = bot.choose(view(game, s, seat), options, ears.told[seat], rngs[seat])
            closed = rules.play(s, seat, action)
            answers += 1
        ears.listen(s)
        question += closed
    return s, answers


class _Ears:
    """What each seat was told so far; deaf where every bot is blind."""

    def __init__(self, game: Game[State], bots: Sequence[Bot]) -> None:
        self.game = game
        self.open_ears: list[int] = [seat for seat, bot in enumerate(bots) if not bot.blind]
        self.told: list[list[Event]] = [[] for _ in bots]

    def open(self, s: State) -> None:
        """Begin to listen."""
        if self.open_ears:
            s.outbox = []

    def listen(self, s: State) -> None:
        """Hear what was told since the last time."""
        if s.outbox:
            for seat in self.open_ears:
                self.told[seat].extend(heard(self.game, s.outbox, seat))
            s.outbox = []
