"""``partie perft``, ``partie fuzz`` and ``partie bench``."""

import json
from pathlib import Path

import pytest

import partie.cli.bench
from partie.cli.fuzz import save_failure
from partie.core import (
    Game,
    Outcome,
    Position,
    Question,
    Rules,
    ScoreSheet,
    Seat,
    Seats,
    Settings,
    Step,
    read_record,
    replay,
)
from partie.core.perft import perft
from partie.games.tides import TIDES as OWN
from partie.games.tides.position import Tides
from partie.lab.bench.answers import AnswerReport, AnswerTimes
from partie.lab.bench.speed import NO_ANSWER, NOT_COMPILED, Ratio, Report, Row
from partie.lab.fuzzing import fuzz
from partie.registry import find_game

from .helpers import facts, run

TIDES = find_game("tides")


# -- perft -------------------------------------------------------------------------------------------------------


def test_perft_counts() -> None:
    assert facts("perft", "tides", "--depth", "3")["sequences"] == 18 * 17 * 16
    assert facts("perft", "tides", "--depth", "0")["sequences"] == 1
    divided = facts("perft", "tides", "--depth", "2", "--divide")["divide"]
    assert isinstance(divided, dict)
    assert divided["* deal 7"] == 17
    assert len(divided) == 18


def test_perft_from_a_position() -> None:
    from partie.core import Rng
    from partie.core.playout import random_answer
    from partie.core.position_text import write_position

    s = TIDES.start(2)
    while s.waiting >> 15:
        random_answer(TIDES.rules, s, Rng("perft"))
    found = facts("perft", "tides", "--depth", "3", "--position", write_position(TIDES, s))
    assert found["sequences"] == perft(TIDES, s, 3) == 5 * 5 * 4


def test_perft_in_words() -> None:
    assert "Depth 2: 306 sequences" in run("perft", "tides", "--depth", "2").stdout
    assert "  * deal 18: 17\n" in run("perft", "tides", "--depth", "2", "--divide").stdout


# -- fuzz --------------------------------------------------------------------------------------------------------


class Planted(Game[Tides]):
    """Tides of Time with one act of the rules replaced by a mistake."""

    def __init__(self, step: int, mistake: Step[Tides]) -> None:
        own = OWN.rules
        steps: dict[int, Step[Tides]] = {}
        for number in range(len(own.choices)):
            sequence = own.sequences[number]
            known = own.choices[number] or own.acts[number]
            steps[number] = known if known is not None else tuple(reversed(sequence or []))
        steps[step] = mistake
        self.name = "tides"
        self.version = 1
        self.seats = OWN.seats
        self.rules = Rules[Tides](steps)
        self.plan = OWN.plan
        self.notation = OWN.notation
        self.max_answers = OWN.max_answers

    def setup(self, seats: int, settings: Settings) -> Tides:
        return OWN.setup(seats, settings)

    def outcome(self, s: Tides) -> Outcome | None:
        return OWN.outcome(s)

    def sheet(self, s: Tides) -> ScoreSheet:
        return OWN.sheet(s)


def crash(s: Tides) -> None:
    """T5.1 gone wrong in round 2."""
    if s.round == 2:
        raise ZeroDivisionError("the second round\nis too much")
    s.hand, s.kingdom = s.kingdom, [(), ()]


def lose_a_card(s: Tides) -> None:
    s.hand, s.kingdom = [s.kingdom[0][1:], s.kingdom[1]], [(), ()]


class Nothing(Question[Tides]):
    name = "nothing"

    def who(self, s: Tides) -> Seats:
        return s.everyone()

    def options(self, s: Tides, seat: Seat) -> list[object]:  # type: ignore[override]  # the mistake under test
        return []


TAKE_BACK = 9
RELIC_AND_REMOVAL = 10


def planted(step: int, mistake: Step[Tides]) -> Game[Position]:
    return Planted(step, mistake)  # type: ignore[return-value]  # a game of its own positions is a game


def test_tides_survives() -> None:
    done = fuzz(TIDES, 2, "clean", 60, most_games=3)
    assert (done.games, done.answers, done.longest, done.failure) == (3, 96, 32, None)


def test_a_run_is_repeatable() -> None:
    game = planted(TAKE_BACK, crash)
    assert fuzz(game, 2, "s", 60).failure == fuzz(game, 2, "s", 60).failure


def test_a_crash_is_saved_and_reproduces(tmp_path: Path) -> None:
    game = planted(TAKE_BACK, crash)
    failure = fuzz(game, 2, "broken", 60).failure
    assert failure is not None
    assert failure.error == "ZeroDivisionError: the second round is too much"
    path = Path(save_failure(game, failure, str(tmp_path / "new" / "folder")))
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.rows[-1].comment == failure.error
    assert len(record.rows) == failure.question == 23
    with pytest.raises(ZeroDivisionError, match="the second round"):
        replay(game, record)
    # The same record is fine with the game as it should be, and its luck is the seed's.
    assert replay(TIDES, record).waiting
    assert run("verify", str(path)).exit_code == 0


def test_a_lost_card_is_found() -> None:
    failure = fuzz(planted(TAKE_BACK, lose_a_card), 2, "lost", 60).failure
    assert failure is not None
    assert failure.error.startswith("CheckFailed: deck 'cards' is not whole: it has [")
    assert read_record(failure.record).rows[-1].comment == failure.error


def test_a_dead_end_is_found() -> None:
    failure = fuzz(planted(RELIC_AND_REMOVAL, Nothing()), 2, "dead", 60).failure
    assert failure is not None
    assert "nothing offers seat 0 nothing: a dead end" in failure.error


def test_the_command_saves_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = planted(TAKE_BACK, crash)
    monkeypatch.setattr("partie.cli.game_choice.find_game", lambda name, version=None: game)
    result = run("fuzz", "tides", "--seconds", "60", "--out", str(tmp_path))
    assert result.exit_code == 1
    saved = tmp_path / "tides-0.txt"
    assert "Broken after question 23: ZeroDivisionError: the second round is too much" in result.stdout
    assert f"The record that leads there is in {saved}." in result.stdout
    with pytest.raises(ZeroDivisionError):
        replay(game, read_record(saved.read_text(encoding="utf-8")))
    found = run("fuzz", "tides", "--out", str(tmp_path), "--json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["file"] == str(saved)


def test_fuzz_for_a_program() -> None:
    found = facts("fuzz", "tides", "--seconds", "0.01")
    assert found["error"] is None
    assert found["games"] == 1
    assert found["answers"] == found["longest"] == 32


# -- bench -------------------------------------------------------------------------------------------------------

REPORT = Report(
    "CPython 3.13.0",
    "Linux x86_64",
    3,
    0.3,
    (
        Row(
            "tides interpreted",
            decisions_per_s=60_000,
            games_per_s=1_900,
            decisions_per_game=32,
            clone_ns=900,
            to_interpreted=Ratio(1.0, 0.95, 1.05),
        ),
        Row("tides compiled", missing=NOT_COMPILED),
        Row("darkcave interpreted", missing=NO_ANSWER),
    ),
)


def test_bench_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partie.cli.bench, "measure", lambda seconds, on_progress: REPORT)
    result = run("bench")
    assert result.exit_code == 0
    assert "60000" in result.stdout
    assert "1.00× (0.95–1.05)" in result.stdout


def test_bench_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partie.cli.bench, "measure", lambda seconds, on_progress: REPORT)
    said = run("bench").stdout
    assert "tides compiled: this installation is not compiled" in said
    assert "darkcave interpreted: did not start" in said


def test_bench_for_a_program() -> None:
    found = facts("bench", "--seconds", "0.1")
    rows = found["rows"]
    assert isinstance(rows, list)
    named = {row["name"]: row for row in rows}
    assert named["tides interpreted"]["decisions_per_s"] > 100
    assert named["stonespine interpreted"]["decisions_per_s"] > 100


ANSWERS = AnswerReport(
    "CPython 3.13.0",
    "Linux x86_64",
    "compiled",
    (
        AnswerTimes("tides", 2, 1, "newcomer", 3, 96, 0.21, 0.34),
        AnswerTimes("tides", 2, 2, "apprentice", 3, 96, 0.52, 0.81),
    ),
)


def test_bench_of_bots_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(partie.cli.bench, "measure_answers", lambda seconds, on_progress: ANSWERS)
    result = run("bench", "--bots")
    assert result.exit_code == 0
    assert "tides, 2 seats" in result.stdout
    assert "0.5 (0.8)" in result.stdout


def test_bench_of_bots_for_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def measured(seconds: float, on_progress: object) -> AnswerReport:
        asked.append(seconds)
        return ANSWERS

    monkeypatch.setattr(partie.cli.bench, "measure_answers", measured)
    found = facts("bench", "--bots", "--seconds", "0.5")
    assert asked == [0.5]
    assert found["how"] == "compiled"
    answers = found["answers"]
    assert isinstance(answers, list)
    assert [(each["level"], each["median_ms"]) for each in answers] == [(1, 0.21), (2, 0.52)]
