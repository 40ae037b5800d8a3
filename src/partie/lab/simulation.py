"""Many games between bots, the same on every run: game ``i`` depends on the seed and on ``i``, on nothing else."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final, NamedTuple

from partie.bots import Bot, find_bot
from partie.core import (
    CHANCE,
    Action,
    Event,
    Game,
    Match,
    Outcome,
    Position,
    Rng,
    RulesBug,
    Seat,
    SeededDealer,
    View,
    seats_in,
    view_of,
    write_record,
)
from partie.core.seats import DEALER
from partie.core.sight import heard
from partie.lab.figures import Share, Sum
from partie.lab.parallel import here, in_processes
from partie.registry import find_game

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
    rows: dict[tuple[str, Seat], Sum] = field(default_factory=dict)  # points of a source in a column of the sheet
    nobody: int = 0  # games that no seat won
    counts: dict[str, int] = field(default_factory=dict)  # how often something worth counting was answered
    traits: dict[tuple[str, str], Share] = field(default_factory=dict)  # victories of seats with a trait
    uses: dict[int, list[int]] = field(default_factory=dict)  # how often a card came to a seat, was used, and then won

    def add(self, outcome: Outcome, answers: int) -> None:
        """One more game."""
        self.games += 1
        self.answers += answers
        winners = outcome.winners()
        self.shared += len(winners) > 1
        self.nobody += not winners
        self.wins = [n + (seat in winners) for seat, n in enumerate(self.wins or [0] * len(outcome.ranks))]
        self.scores = [
            n + score for n, score in zip(self.scores or [0] * len(outcome.scores), outcome.scores, strict=True)
        ]

    def look_closer(self, game: Game[Position], opening: Position, final: Position, outcome: Outcome) -> None:
        """Where the points of one more game came from, and which traits won."""
        cells: dict[tuple[str, Seat], int] = {}
        for point in game.sheet(final).points:
            cells[point.row, point.seat] = cells.get((point.row, point.seat), 0) + point.points
        for cell, points in cells.items():
            self.rows.setdefault(cell, Sum()).add(points)
        found: dict[tuple[str, str], list[bool]] = {}
        for seat in range(final.seats):
            has_won = outcome.ranks[seat] == 1
            for trait in game.statistics.traits(opening, final, seat).items():
                found.setdefault(trait, []).append(has_won)
            for card, is_used in game.statistics.uses(final, seat).items():
                used = self.uses.setdefault(card, [0, 0, 0])
                used[0] += 1
                used[1] += is_used
                used[2] += is_used and has_won
        for trait, won in found.items():
            self.traits.setdefault(trait, Share()).add(len(won), sum(won))

    def merge(self, other: "Tally") -> None:
        """The games of another part of the run."""
        for cell, sums in other.rows.items():
            self.rows.setdefault(cell, Sum()).merge(sums)
        for trait, counted in other.traits.items():
            self.traits.setdefault(trait, Share()).merge(counted)
        for card, numbers in other.uses.items():
            self.uses[card] = [a + b for a, b in zip(self.uses.get(card, [0, 0, 0]), numbers, strict=True)]
        self.games += other.games
        self.answers += other.answers
        self.shared += other.shared
        self.nobody += other.nobody
        for name, times in other.counts.items():
            self.counts[name] = self.counts.get(name, 0) + times
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


@dataclass(frozen=True)
class Run:
    """A run of games, as another process can be told of it: ``cards`` holds the tables of another cards, if any."""

    bots: tuple[str, ...]
    seed: str
    settings: tuple[tuple[str, str], ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    recorded: bool = False
    closer: bool = False


def simulate(
    game: Game[Position],
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    on_record: Callable[[str], object] | None = None,
    on_progress: Callable[[int], None] | None = None,
    settings: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    closer: bool = False,
) -> Tally:
    """Play this number of games. ``on_record`` gets the text of every game, in order; without it no record is made.

    ``closer`` also counts where points came from and which traits won. ``cards`` holds the tables that the game was
    given, so that other processes can give it the same.
    """
    began = time.perf_counter()
    total = Tally()
    run = Run(
        tuple(bots),
        seed,
        tuple((settings or {}).items()),
        tuple((cards or {}).items()),
        on_record is not None,
        closer,
    )
    parts = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    for tally, texts in _results(game, run, parts, jobs):
        total.merge(tally)
        if on_record is not None:
            for text in texts:
                on_record(text)
        if on_progress is not None:
            on_progress(tally.games)
    total.seconds = time.perf_counter() - began
    return total


type Counted = tuple[Tally, list[str]]


def _results(game: Game[Position], run: Run, parts: list[tuple[int, int]], jobs: int) -> Iterator[Counted]:
    if jobs == 1 or len(parts) < 2:
        seated = [find_bot(name, game) for name in run.bots]
        return here(partial(play_part, game, seated, run), parts)
    return in_processes(partial(_play_part_of, game.name, game.version, run), parts, jobs)


@cache
def game_with(name: str, version: int, cards: tuple[tuple[str, str], ...]) -> Game[Position]:
    """The game as another process was told of it: ``cards`` holds the tables of another cards, if any."""
    game = find_game(name, version)
    return game.with_cards(dict(cards)) if cards else game


@cache
def _table(name: str, version: int, run: Run) -> tuple[Game[Position], list[Bot]]:
    game = game_with(name, version, run.cards)
    return game, [find_bot(each, game) for each in run.bots]


def _play_part_of(name: str, version: int, run: Run, first: int, last: int) -> Counted:
    game, seated = _table(name, version, run)
    return play_part(game, seated, run, first, last)


def play_part(game: Game[Position], seated: Sequence[Bot], run: Run, first: int, last: int) -> Counted:
    """Some games of a run, one after another."""
    tally = Tally()
    texts: list[str] = []
    names = [f"bot:{name}" for name in run.bots]
    settings = dict(run.settings)
    for number in range(first, last):
        counts = tally.counts if run.closer else None
        seed = game_seed(run.seed, number)
        played, outcome, text = play(game, seated, names, seed, settings, run.recorded, counts)
        if run.recorded:
            texts.append(text)
        tally.add(outcome, played.answers)
        if run.closer:
            tally.look_closer(game, played.opening, played.final, outcome)
    return tally, texts


class Played(NamedTuple):
    """One game: the position when a seat was first asked, the last one, and how many answers the seats gave."""

    opening: Position
    final: Position
    answers: int


def play(
    game: Game[Position],
    bots: Sequence[Bot],
    names: Sequence[str],
    seed: str,
    settings: Mapping[str, str] | None = None,
    recorded: bool = False,
    counts: dict[str, int] | None = None,
) -> tuple[Played, Outcome, str]:
    """One game, how it ended, and its record if one is asked for."""
    text = ""
    if recorded:
        match, played = play_match(game, bots, names, seed, settings, counts)
        text = write_record(match.record())
    else:
        played = play_fast(game, bots, seed, settings, counts)
    outcome = game.outcome(played.final)
    if outcome is None:
        raise RulesBug(f"the game of seed {seed} stopped without an outcome")
    return played, outcome, text


def play_match(
    game: Game[Position],
    bots: Sequence[Bot],
    names: Sequence[str],
    seed: str,
    settings: Mapping[str, str] | None = None,
    counts: dict[str, int] | None = None,
) -> tuple[Match[Position], Played]:
    """One game with its record."""
    match = Match(game, names, SeededDealer(seed), settings)
    rngs = seat_rngs(seed, len(bots))
    blank = game.start(len(bots), settings)
    blind = [View(seat, blank) for seat in range(len(bots))]
    opening = match.position
    answers = 0
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        bot = bots[seat]
        if bot.blind:
            action = bot.choose(blind[seat], match.legal(seat), (), rngs[seat])
        else:
            action = bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rngs[seat])
        if counts is not None:
            _count(game, match.position, seat, action, counts)
        match.act(match.number, seat, action)
        answers += 1
    return match, Played(opening, match.position, answers)


def play_fast(
    game: Game[Position],
    bots: Sequence[Bot],
    seed: str,
    settings: Mapping[str, str] | None = None,
    counts: dict[str, int] | None = None,
) -> Played:
    """The same game without a record: one position, changed in place. Nothing is told where nobody listens."""
    rules = game.rules
    dealer = SeededDealer(seed)
    rngs = seat_rngs(seed, len(bots))
    s = game.start(len(bots), settings)
    blank = s.clone()  # a blind bot is given the empty table, never the position that is played
    blind = [View(seat, blank) for seat in range(len(bots))]
    ears = _Ears(game, bots)
    ears.open(s)
    opening: Position | None = None
    question, answers = 1, 0
    while s.waiting:
        choice = rules.question(s)
        if s.waiting == DEALER:
            closed = rules.play(s, CHANCE, rules.dealt(s, dealer, question))
        else:
            if opening is None:
                opening = s.clone()
            seat = (s.waiting & -s.waiting).bit_length() - 1
            bot = bots[seat]
            given = choice.options(s, seat)
            if bot.blind:
                action = bot.choose(blind[seat], given, (), rngs[seat])
            else:
                action = bot.choose(view_of(game, s, seat), given, ears.told[seat], rngs[seat])
            if counts is not None:
                _count(game, s, seat, action, counts)
            closed = rules.play(s, seat, action)
            answers += 1
        ears.listen(s)
        question += closed
    return Played(opening or blank, s, answers)


def _count(game: Game[Position], s: Position, seat: Seat, action: Action, counts: dict[str, int]) -> None:
    """Note what a seat does, where the game counts it."""
    name = game.statistics.count_as(s, seat, action)
    if name:
        counts[name] = counts.get(name, 0) + 1


class _Ears:
    """What each seat was told so far; deaf where every bot is blind."""

    def __init__(self, game: Game[Position], bots: Sequence[Bot]) -> None:
        self.game = game
        self.open_ears: list[int] = [seat for seat, bot in enumerate(bots) if not bot.blind]
        self.told: list[list[Event]] = [[] for _ in bots]

    def open(self, s: Position) -> None:
        """Begin to listen."""
        if self.open_ears:
            s.outbox = []

    def listen(self, s: Position) -> None:
        """Hear what was told since the last time."""
        if s.outbox:
            for seat in self.open_ears:
                self.told[seat].extend(heard(self.game, s.outbox, seat))
            s.outbox = []
