"""``partie simulate``: the same games on every run, with and without records, on one process or two."""

from pathlib import Path

import pytest

from partie.bots import Bot, find_bot
from partie.core import read_record, verify
from partie.core.position_text import write_position
from partie.core.record import split_records
from partie.core.verify import is_accepted
from partie.lab.simulation import CHUNK, play_fast, play_match, simulate
from partie.registry import find_game

from .helpers import facts, run

TIDES = find_game("tides")


def test_the_shape_of_the_answer() -> None:
    found = facts("simulate", "tides", "--games", "20", "--seed", "1")
    assert {
        "game": "tides",
        "rules": 1,
        "seats": ["bot:random", "bot:random"],
        "games": 20,
        "answers": 640,
    }.items() <= found.items()
    assert {"seconds", "answers_per_s", "games_per_s", "wins", "shared", "mean_score", "compiled"} <= found.keys()
    wins, shared, mean = found["wins"], found["shared"], found["mean_score"]
    assert isinstance(wins, list)
    assert isinstance(shared, int)
    assert isinstance(mean, list)
    assert sum(wins) == 20 + shared
    assert all([20 < each < 80 for each in mean])
    assert isinstance(found["compiled"], bool)


def counted(found: dict[str, object]) -> dict[str, object]:
    return {key: found[key] for key in ("games", "answers", "wins", "shared", "mean_score")}


def test_files_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    games = CHUNK + 6
    command = ["simulate", "tides", "--games", str(games), "--seed", "7"]
    said = [
        facts(*command, "--out", str(tmp_path / "one")),
        facts(*command, "--out", str(tmp_path / "again")),
        facts(*command, "--out", str(tmp_path / "two"), "--jobs", "2"),
        facts(*command),
        facts(*command, "--jobs", "2"),
    ]
    assert [counted(each) for each in said] == [counted(said[0])] * 5
    texts = [(tmp_path / name).read_bytes() for name in ("one", "again", "two")]
    assert texts[0] == texts[1] == texts[2]
    records = split_records(texts[0].decode())
    assert len(records) == games
    assert all([is_accepted(verify(TIDES, read_record(text), text)) for text in records[:10]])
    assert len(set(records)) == games


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    texts: list[str] = []
    simulate(TIDES, ["random", "random"], 5, "s", on_record=texts.append)
    more: list[str] = []
    simulate(TIDES, ["random", "random"], 9, "s", on_record=more.append)
    assert more[:5] == texts
    other: list[str] = []
    simulate(TIDES, ["random", "random"], 5, "t", on_record=other.append)
    assert not set(other) & set(texts)


@pytest.mark.parametrize("names", [["random", "random"], ["random", "greedy"], ["greedy", "greedy"]])
def test_the_fast_way_plays_the_same_game(names: list[str]) -> None:
    bots: list[Bot] = [find_bot(name, TIDES) for name in names]
    for number in range(3):
        match, played = play_match(TIDES, bots, names, f"same/{number}")
        fast = play_fast(TIDES, bots, f"same/{number}")
        for one, other in ((fast.opening, played.opening), (fast.final, match.position)):
            assert write_position(TIDES, one) == write_position(TIDES, other)
        assert fast.answers == played.answers == 32


def test_in_words() -> None:
    said = run("simulate", "tides", "--games", "3", "--lang", "cs").stdout
    assert said.startswith("tides: 3 partie, 96 odpovědí\n  bot:random: ")
    assert "za sekundu" in said


def test_people_cannot_sit_here() -> None:
    result = run("simulate", "tides", "--seats", "me,bot:random")
    assert result.exit_code == 2
    assert "Only bots can sit here" in result.stderr


def test_no_progress_bar_in_a_pipe() -> None:
    assert run("simulate", "tides", "--games", "2").stderr == ""


def test_how_often_a_card_is_made_use_of() -> None:
    """Every tile that came to a seat was placed or discarded; the two kinds of figure agree."""
    told = facts("simulate", "tales", "--seats", "3", "--games", "6", "--seed", "4", "--closer")
    uses = told["uses"]
    assert isinstance(uses, dict)
    assert sum([each["came"] for each in uses.values()]) == 6 * 3 * 10, "ten tiles a seat and game"
    assert all([each["won"] <= each["used"] <= each["came"] for each in uses.values()])
    assert 0 < sum([each["used"] for each in uses.values()]) < 6 * 3 * 10
    text = run("simulate", "tales", "--seats", "3", "--games", "6", "--seed", "4", "--closer").stdout
    came, used = uses["silver-idol"]["came"], uses["silver-idol"]["used"]
    assert f"Silver Idol: {100 * used / came:.1f} %" in text
