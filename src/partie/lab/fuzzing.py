"""Random play that looks at everything on the way, and keeps the game that broke something."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from partie.core import (
    CHANCE,
    Action,
    Game,
    Position,
    Record,
    Rng,
    Seat,
    SeededDealer,
    commitment,
    seats_in,
    view_of,
    viewers,
    write_record,
)
from partie.core.audit import deck_fault, option_fault
from partie.core.position_text import read_position, write_position
from partie.core.record import Entry, Row, join_list
from partie.core.seats import DEALER
from partie.core.sight import guess


class CheckFailed(Exception):
    """A game broke one of its promises."""


@dataclass(frozen=True)
class Failure:
    """What went wrong, in which game of the run, after how many answers, and the record that leads there."""

    error: str
    number: int
    question: int
    record: str


@dataclass
class Fuzzed:
    """What a run did."""

    games: int = 0
    answers: int = 0
    longest: int = 0  # answers in the longest game
    seconds: float = 0.0
    failure: Failure | None = None


def fuzz(
    game: Game[Position],
    seats: int,
    seed: str,
    seconds: float,
    most_games: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    settings: Mapping[str, str] | None = None,
) -> Fuzzed:
    """Play random games until the time is up, the games are done, or something breaks."""
    done = Fuzzed()
    began = time.perf_counter()
    while done.failure is None and (most_games is None or done.games < most_games):
        run = _Run(game, seats, f"{seed}/{done.games}", settings or {})
        try:
            run.play()
        except Exception as error:  # whatever a game throws is what we are looking for
            done.failure = Failure(_told(error), done.games, len(run.rows), run.record(_told(error)))
        done.games += 1
        done.answers += run.answers
        done.longest = max(done.longest, run.answers)
        done.seconds = time.perf_counter() - began
        if on_progress is not None:
            on_progress(run.answers)
        if done.seconds >= seconds:
            break
    return done


def _told(error: Exception) -> str:
    """One line: a record's comment cannot hold more."""
    return " ".join(f"{type(error).__name__}: {error}".split())


class _Run:
    """One random game and the rows of its record, the row that breaks included."""

    def __init__(self, game: Game[Position], seats: int, seed: str, settings: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.seed = seed
        self.rng = Rng(f"{seed}/fuzz")
        self.dealer = SeededDealer(seed)
        self.rows: list[dict[Seat, list[str]]] = [{}]
        self.answers = 0

    def play(self) -> None:
        """To the end, with every check after every answer."""
        s = self.game.start(self.seats, self.settings)
        self._look(s)
        while s.waiting:
            seat, action = self._choose(s)
            self.rows[-1].setdefault(seat, []).append(self.game.notation.text(action))
            s.outbox = []
            if self.game.rules.play(s, seat, action):
                self.rows.append({})
            s.outbox = None
            self.answers += seat != CHANCE
            if self.answers > self.game.max_answers:
                raise CheckFailed(f"over {self.game.max_answers} answers and no end")
            self._look(s)
        self.game.sheet(s)
        if self.game.outcome(s) is None:
            raise CheckFailed("nothing is left to happen, and there is no outcome")

    def _choose(self, s: Position) -> tuple[Seat, Action]:
        if s.waiting == DEALER:
            return CHANCE, self.game.rules.dealt(s, self.dealer, len(self.rows))
        waiting = seats_in(s.waiting)
        seat = waiting[self.rng.below(len(waiting))]
        options = self.game.rules.legal(s, seat)
        return seat, options[self.rng.below(len(options))]

    # -- the checks -----------------------------------------------------------------------------------------------

    def _look(self, s: Position) -> None:
        for seat in [CHANCE] if s.waiting == DEALER else seats_in(s.waiting):
            self._require(option_fault(self.game, s, seat))
        self._require(deck_fault(self.game, s))
        views = [view_of(self.game, s, seat) for seat in viewers(s.seats)]
        # A guess is slow; one pair of eyes at each position looks at everything soon enough.
        chosen = views[self.rng.below(len(views))]
        self._require(deck_fault(self.game, guess(self.game, chosen, self.rng)))
        self.game.sheet(chosen.position)
        text = write_position(self.game, s)
        if write_position(self.game, read_position(self.game, text)) != text:
            raise CheckFailed("a position changes when it is written and read")

    def _require(self, fault: str) -> None:
        if fault:
            raise CheckFailed(fault)

    # -- the record -----------------------------------------------------------------------------------------------

    def record(self, error: str) -> str:
        """The game up to the answer that broke it, with the error as that row's comment."""
        given = [row for row in self.rows if row]
        rows = [
            Row(
                number,
                tuple([Entry(seat, tuple(row[seat])) for seat in sorted(row)]),
                error if number == len(given) else "",
            )
            for number, row in enumerate(given, 1)
        ]
        headers = {
            "game": self.game.name,
            "rules": str(self.game.version),
            "deck": self.game.card_set_name(),
            "seats": "; ".join(["bot:random"] * self.seats),
            "options": join_list([f"{name}={value}" for name, value in self.settings.items()]),
            "luck": commitment(self.seed),
            "seed": self.seed,
        }
        return write_record(Record(headers, rows))
