"""The bench of bots: every real choice is timed, over whole games."""

import json

import pytest

from partie.bots.levels import LEVELS, LevelBot
from partie.core import Rng, view_of
from partie.core.playout import random_answer
from partie.core.seats import DEALER
from partie.lab.bench import answers
from partie.lab.bench.answers import MOST_GAMES, Watched, answer_times, measure_answers
from partie.lab.bench.speed import COMPILED, INTERPRETED
from partie.lab.simulation import play_fast
from partie.registry import find_game
from partie.sources import is_compiled

QUICK = tuple([level for level in LEVELS if level.effort is None])
GAMES = ["stonespine", "tides"]


@pytest.fixture
def in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the levels that do not search, for whole games of the others take minutes; and only some of the games."""
    monkeypatch.setattr(answers, "LEVELS", QUICK)
    monkeypatch.setattr(answers, "game_names", lambda: GAMES)


def test_every_real_choice_is_timed_and_no_other() -> None:
    game = find_game("tides")
    bot = Watched(LevelBot(game, LEVELS[0]))
    played = play_fast(game, [bot, bot], "timed")
    assert 0 < len(bot.times) <= played.answers
    assert all(each > 0 for each in bot.times)
    before = len(bot.times)
    s = game.start(2)
    while s.waiting == DEALER:
        random_answer(game.rules, s, Rng("dealt"))
    seen, legal = view_of(game, s, 0), game.rules.legal(s, 0)
    assert bot.choose(seen, legal[:1], (), Rng("one")) == legal[0]
    assert len(bot.times) == before
    bot.choose(seen, legal, (), Rng("more"))
    assert len(bot.times) == before + 1


@pytest.mark.usefixtures("in_short")
def test_a_report_has_every_level_of_every_game() -> None:
    seen: list[tuple[int, int]] = []
    report = measure_answers(0.03, lambda done, total: seen.append((done, total)))
    assert report.how == (COMPILED if is_compiled() else INTERPRETED)
    twin = json.loads(report.to_json())
    assert [(row["game"], row["level"]) for row in twin["answers"]] == [
        (name, number) for name in GAMES for number in (1, 2, 3)
    ]
    levels = len(QUICK) * len(GAMES)
    assert seen == [(done, levels) for done in range(levels + 1)]


@pytest.mark.usefixtures("in_short")
def test_levels_are_timed_over_whole_games() -> None:
    rows = [row for row in answer_times(0.0001, lambda done, total: None) if row.game == "stonespine"]
    assert [(row.level, row.name, row.seats) for row in rows] == [
        (1, "newcomer", 4),
        (2, "apprentice", 4),
        (3, "regular", 4),
    ]
    for row in rows:
        assert row.games == 1  # the time is over, but a game is played to its end
        assert row.answers > 100
        assert 0 < row.median_ms <= row.slow_ms
    many = next(answer_times(1000, lambda done, total: None))
    assert many.games == MOST_GAMES
