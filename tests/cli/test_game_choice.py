"""``--set``, ``--cards``, ``--bot`` and ``--closer``: a table set otherwise than usual, in every command."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from partie.cli.game_choice import read_tables
from partie.core import read_record
from partie.core.record import split_records
from partie.games.stonespine.faces import own_lists
from partie.registry import find_game
from partie.words.catalog import LANGUAGES

from .helpers import facts, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Our own deck with one card changed: another card set."""
    deck = tmp_path / "deck"
    deck.mkdir()
    for name, text in own_lists().items():
        if name == "set":
            text = text.replace("| stonespine | 1 ", "| mine       | 3 ")
        if name == "chambers":
            text = text.replace("| Smokehouse       |", "| Brewery          |")
        (deck / f"{name}.table").write_text(text, encoding="utf-8")
    return deck


def test_options_reach_the_game_and_its_record(tmp_path: Path) -> None:
    out = tmp_path / "games.txt"
    command = ["simulate", "stonespine", "--games", "2", "--set", "jael=legendary", "--out", str(out)]
    assert run(*command).exit_code == 0
    records = [read_record(text) for text in split_records(out.read_text(encoding="utf-8"))]
    assert [record.settings() for record in records] == [{"jael": "legendary"}] * 2
    assert run("verify", str(out)).exit_code == 0
    assert (
        facts("fuzz", "stonespine", "--seats", "2", "--seconds", "0.01", "--set", "placement=face-up")["error"] is None
    )
    assert facts("perft", "stonespine", "--seats", "2", "--depth", "1", "--set", "placement=face-up")["sequences"] == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["simulate", "stonespine", "--seats", "2", "--set", "jael=legendary"], "placement=face-down|face-up"),
        (["simulate", "stonespine", "--set", "jael"], "jael=basic|legendary"),
        (["play", "tides", "--set", "speed=fast"], "tides"),
    ],
)
def test_an_option_that_is_none_is_refused_with_what_there_is(lang: str, command: list[str], told: str) -> None:
    result = run(*command, "--lang", lang)
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_number_of_seats_takes_one_kind_of_bot() -> None:
    found = facts("simulate", "stonespine", "--seats", "3", "--bot", "greedy", "--games", "1")
    assert found["seats"] == ["bot:greedy"] * 3
    assert run("simulate", "stonespine", "--bot", "nobody").exit_code == 2


def test_another_deck_is_played_recorded_and_asked_for(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.txt"
    command = ["simulate", "stonespine", "--games", "70", "--cards", str(folder), "--out", str(out)]
    assert run(*command).exit_code == 0
    alone = out.read_bytes()
    assert run(*command, "--jobs", "2").exit_code == 0
    assert out.read_bytes() == alone, "other processes play with the same deck"
    record = read_record(split_records(alone.decode())[0])
    assert record.headers["deck"].startswith("mine-3-")
    assert record.headers["deck"] != find_game("stonespine").card_set_name()
    refused = run("verify", str(out))
    assert refused.exit_code == 1
    assert "--cards" in refused.stdout
    assert run("verify", str(out), "--cards", str(folder)).exit_code == 0
    assert "--cards" in run("replay", str(out)).stderr
    assert run("replay", str(out), "--cards", str(folder)).exit_code == 0


def test_the_folder_is_read_once_for_all_records(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.txt"
    assert run("simulate", "stonespine", "--games", "3", "--cards", str(folder), "--out", str(out)).exit_code == 0
    read: list[Path] = []

    def counted(named: Path) -> dict[str, str]:
        read.append(named)
        return read_tables(named)

    monkeypatch.setattr("partie.cli.game_choice.read_tables", counted)
    assert run("verify", str(out), "--cards", str(folder)).exit_code == 0
    assert read == [folder]


def test_a_card_of_another_deck_goes_by_the_name_in_its_table(folder: Path) -> None:
    game = find_game("stonespine").with_cards({path.stem: path.read_text() for path in folder.glob("*.table")})
    assert (game.screen.own_name(1), game.screen.own_name(2)) == ("Brewery", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_with_faults_and_a_game_without_decks(folder: Path, lang: str) -> None:
    assert run("simulate", "tides", "--cards", str(folder), "--lang", lang).exit_code == 2
    (folder / "goals.table").unlink()
    broken = run("simulate", "stonespine", "--cards", str(folder), "--lang", lang)
    assert broken.exit_code == 1
    assert "partie cards check" in broken.stderr


def test_a_closer_look_at_where_points_come_from(tmp_path: Path) -> None:
    plot = tmp_path / "chart.svg"
    command = ["simulate", "stonespine", "--seats", "3", "--bot", "greedy", "--games", "4", "--plot", str(plot)]
    found = facts(*command)
    sources, traits, scores = found["sources"], found["traits"], found["mean_score"]
    assert isinstance(sources, list)
    assert isinstance(traits, list)
    assert isinstance(scores, list)
    assert sum([cell["figure"] for cell in sources]) == pytest.approx(sum(scores))
    starts = {each["value"]: each for each in traits if each["trait"] == "start-place"}
    assert set(starts) == {"1", "2", "3"}
    assert sum([each["wins"] for each in starts.values()]) == 4
    assert all([each["games"] == 4 for each in starts.values()])
    assert ElementTree.fromstring(plot.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_closer_look_alone_counts_jael_too(lang: str) -> None:
    said = run("simulate", "stonespine", "--bot", "greedy", "--games", "2", "--closer", "--lang", lang).stdout
    assert "Jael" in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["loyal:", "saboteur:", "battle axe:", "3:2:"]),
        ("cs", ["věrný:", "sabotér:", "Válečná sekera:", "3:2:"]),
        ("sk", ["verný:", "sabotér:", "Bojová sekera:", "3:2:"]),
        ("pl", ["wierny:", "sabotażysta:", "Topór bojowy:", "3:2:"]),
    ],
)
def test_a_closer_look_names_roles_and_cards_in_the_readers_language(lang: str, words: list[str]) -> None:
    command = ["simulate", "darkcave", "--seats", "5", "--bot", "greedy", "--games", "2", "--closer", "--lang", lang]
    said = run(*command).stdout
    assert [word for word in words if f"\n  {word} " not in said] == []


def test_games_lists_the_options() -> None:
    listed = {game["name"]: game for game in json.loads(run("games", "--json").stdout)}
    assert listed["stonespine"]["settings"] == {"placement": ["face-down", "face-up"], "jael": ["basic", "legendary"]}
    assert "placement=face-down|face-up" in run("games").stdout
