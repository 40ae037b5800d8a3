"""The bench of search: real searches are counted, and a game can be searched without its opinion."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from partie.bots.levels import LEVELS
from partie.bots.search import BY_CHANCE as TIMES_BY_CHANCE
from partie.core import Action, Event, Opinions, Position, Seat
from partie.lab.bench.speed import COMPILED, INTERPRETED
from partie.registry import find_game, game_names
from partie.sources import is_compiled
from tools.bench import search
from tools.bench.search import HEARTS_CPP, PEERS, measure_search, own_searches
from tools.bench.searchers import BY_CHANCE, POSITIONS, SIMULATIONS, searcher
from tools.bench.workers import worker

from .pretended import pretend

TRIALS = LEVELS[-1].effort.trials if LEVELS[-1].effort else 0


SEARCHES = ["tides search", f"tides search{BY_CHANCE}"]


@pytest.fixture
def in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one of the games."""
    monkeypatch.setattr(search, "own_searches", lambda: SEARCHES)


def test_every_game_is_searched_in_both_ways() -> None:
    assert own_searches() == [f"{name} search{how}" for name in game_names() for how in ("", BY_CHANCE)]


def test_a_peer_searches_as_often_as_the_master_by_chance() -> None:
    assert SIMULATIONS == TRIALS * TIMES_BY_CHANCE


@pytest.mark.parametrize("name", sorted(game_names()))
def test_a_turn_is_one_search_with_all_its_simulations(name: str) -> None:
    game = find_game(name)
    is_guided = type(game.opinions).prospects is not Opinions.prospects
    anchor = searcher(f"{name} search")
    whole = TRIALS if is_guided else SIMULATIONS
    # The last round of halving may leave a few trials over, never more than there are answers.
    assert whole * 0.8 <= anchor.play() <= whole * 1.2
    assert anchor.is_compiled == is_compiled()


def test_a_game_without_its_opinion_is_played_out_by_chance() -> None:
    guided, by_chance = searcher("stonespine search"), searcher(f"stonespine search{BY_CHANCE}")
    assert guided.play() <= TRIALS * 1.2
    assert by_chance.play() >= SIMULATIONS * 0.8


def test_searches_take_turns_over_several_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    class Looking(Opinions[Position]):
        def prospects(
            self, v: Position, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
        ) -> Sequence[float] | None:
            looked_at.append(id(v))
            return None

    monkeypatch.setattr(find_game("tides"), "opinions", Looking())
    anchor = searcher("tides search")
    for _ in range(POSITIONS + 1):
        anchor.play()
    assert len(set(looked_at)) == POSITIONS
    assert looked_at[0] == looked_at[-1]


@pytest.mark.usefixtures("in_short")
def test_a_run_without_peers() -> None:
    seen: list[tuple[int, int]] = []
    report = measure_search(peers=False, seconds=0.03, on_progress=lambda done, total: seen.append((done, total)))
    assert [row.name for row in report.rows] == SEARCHES
    for row in report.rows:
        assert not row.missing
        assert row.how == (COMPILED if is_compiled() else INTERPRETED)
        assert row.simulations_per_s_best >= row.simulations_per_s > 1
        assert row.to_cpp is None
        assert row.to_python is None
    assert report.row("tides search").simulations_per_search == pytest.approx(SIMULATIONS, rel=0.2)
    searches = 3 * len(report.rows)
    assert seen == [(done, searches) for done in range(searches + 1)]
    twin = json.loads(report.to_json())
    assert [row["name"] for row in twin["rows"]] == SEARCHES


@pytest.mark.usefixtures("in_short")
def test_a_peer_that_is_not_installed_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ModuleNotFoundError('No module named pyspiel', name='pyspiel')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    report = measure_search(peers=True, seconds=0.03)
    assert {row.name: row.missing for row in report.rows if row.missing} == dict.fromkeys(PEERS, "pyspiel")
    assert report.row("tides search").to_cpp is None


SEARCHER = """
def RandomRolloutEvaluator(rollouts, seed):
    assert rollouts == 1

class ISMCTSBot:
    def __init__(self, seed, evaluator, uct_c, max_simulations):
        self.simulations = max_simulations
    def step(self, state):
        assert state.moves == 5, "the middle one of the choices at 1, 3, 5, 7 and 9"
        return sum(range(1000 * self.simulations)) * 0
"""


def test_a_peer_searches_from_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of OpenSpiel stands a game of five choices; what it is asked for is what OpenSpiel is asked for."""
    pretend(tmp_path, "-4 if self.moves == 10 else -1 if self.moves % 2 == 0 else 0", SEARCHER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    peer = worker(HEARTS_CPP)
    assert peer.missing == ""
    turn = peer.run(0.01)
    peer.close()
    assert turn.decisions == turn.games * SIMULATIONS
