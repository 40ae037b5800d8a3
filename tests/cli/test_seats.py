"""``--seats``: one parser for all commands."""

import pytest

from partie.cli.parameters import Refused
from partie.cli.seats import Sitter, bots_of, parse_seats
from partie.core import Game, Position
from partie.registry import find_game
from partie.words.catalog import load_catalog

from .helpers import run
from .toy import BagGame

TIDES = find_game("tides")
BAG: Game[Position] = BagGame()  # type: ignore[assignment]  # a game of its own positions is a game

BOTS = "apprentice, expert, greedy, master, newcomer, random, regular"


def test_a_number_means_random_bots() -> None:
    assert parse_seats("2", TIDES) == [Sitter("bot:random", "random")] * 2
    assert len(parse_seats("3", BAG)) == 3


def test_people_and_bots() -> None:
    assert parse_seats("me,bot:greedy", TIDES, people=True) == [
        Sitter("A", None),
        Sitter("bot:greedy", "greedy"),
    ]
    assert parse_seats(" me:Ana , me ", TIDES, people=True) == [Sitter("Ana", None), Sitter("B", None)]
    assert [each.is_person() for each in parse_seats("bot:random,me", TIDES, people=True)] == [False, True]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("1", "err-seat-count-exact"),
        ("3", "err-seat-count-exact"),
        ("bot:random", "err-seat-count-exact"),
        ("me,bot:random", "err-no-people"),
        ("bot:random,bot:clever", "err-unknown-bot"),
        ("bot:random,somebody", "err-seat-word"),
        ("bot:random,bot:", "err-seat-word"),
        ("bot:random,", "err-seat-word"),
    ],
)
def test_what_cannot_sit(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_seats(text, TIDES)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("text", "key"), [("me:,me", "err-seat-word"), ("me:a;b,me", "name-sign"), ("me:A,me", "name-short")]
)
def test_names_that_a_record_cannot_hold(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_seats(text, TIDES, people=True)
    assert refused.value.key == key


def test_a_range_of_seats_is_explained() -> None:
    with pytest.raises(Refused) as refused:
        parse_seats("5", BAG)
    assert refused.value.key == "err-seat-count"
    assert load_catalog("en").say(refused.value.key, **refused.value.args_said) == (
        "“bag” is for 2 to 3 seats, but --seats has 5."
    )


@pytest.mark.parametrize("command", [["simulate"], ["play"], ["fuzz"], ["perft", "--depth", "1"]])
def test_every_command_reads_seats_alike(command: list[str]) -> None:
    result = run(*command, "tides", "--seats", "bot:random,bot:random,bot:random")
    assert result.exit_code == 2
    assert "“tides” is for exactly 2 seats, but --seats has 3." in result.stderr
    assert f"Installed: {BOTS}" in run(*command, "tides", "--seats", "bot:random,bot:x").stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_wrong_seats_are_told_in_the_readers_language(command: str) -> None:
    result = run(command, "tides", "--seats", "bot:random,bot:random,bot:random", "--lang", "cs")
    assert "Hra „tides“ má přesně 2 místa, v --seats jich je 3." in result.stderr
    assert f"K dispozici: {BOTS}" in run(command, "tides", "--seats", "bot:random,bot:x", "--lang", "cs").stderr


def test_bots_take_their_seats() -> None:
    seated = bots_of([each.bot for each in parse_seats("me,bot:greedy", TIDES, people=True)], TIDES)
    assert seated[0] is None
    assert seated[1] is not None
    assert not seated[1].blind


def test_a_level_can_be_called_by_its_number() -> None:
    sitters = parse_seats("me,bot:1,bot:3,bot:5", find_game("stonespine"), people=True)
    assert [each.bot for each in sitters] == [None, "newcomer", "regular", "master"]
    assert sitters[2].name == "bot:regular"
    assert BOTS in run("play", "tides", "--seats", "me,bot:6").stderr
