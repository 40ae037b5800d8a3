"""The transcripts in the documentation are what runs say today.

After a change that is meant, write them again: ``PARTIE_WRITE=1 pytest tests/cli/test_transcript.py``.
"""

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from partie.bots import find_bot
from partie.core import Match, SeededDealer, seats_in
from partie.lab.simulation import seat_rngs
from partie.registry import find_game
from partie.terminal.board import find_board
from partie.words.catalog import load_catalog
from partie.words.speech import Speech

from .helpers import lines, run

FOLDER = Path(__file__).parents[2] / "docs" / "transcripts"
TIDES = ["play", "tides", "--lang", "cs", "--plain", "--seats", "me:Eva,bot:greedy", "--seed", "tides"]
TYPED = ["?", "? 18", 5, "u", 4, 2, 2, "s", 2, "u", 1, 2, 3, 4, 1, 1, 1, 3, "l", 3, 3, 3, 1]
FOUR = ["play", "stonespine", "--lang", "en", "--plain"]
SOLO = ["play", "stonespine", "--lang", "cs", "--plain"]


def check(name: str, command: Sequence[str], words: str, typed: Sequence[object], unwanted: Sequence[str]) -> None:
    said = run(*command, "--salt", words, typed=lines(typed), environ={"COLUMNS": "100"}).stdout
    text = f"$ partie {' '.join(command)} --salt '{words}'\n{said}"
    file = FOLDER / name
    if os.environ.get("PARTIE_WRITE"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert not [each for each in unwanted if each in text], "the game was not played to its end as it was meant"
    assert text == file.read_text(encoding="utf-8")


def eager(seed: str, words: str, people: str, bots: Sequence[str]) -> list[object]:
    """What somebody types who always takes the answer that adds most points now, as the board tells; seat A.

    The same match is played beside the transcript, so that the rules and the other bots may change.
    """
    game = find_game("stonespine")
    match = Match(game, [people, *bots], SeededDealer(seed, [words]))
    others = [None, *[find_bot(name.removeprefix("bot:"), game) for name in bots]]
    board, speech, rngs = find_board(game), Speech(game, load_catalog("en", game), match.players), seat_rngs(seed, 5)
    typed: list[object] = []
    while not match.over():
        seat = seats_in(match.position.waiting)[0]  # A is asked before the others, as at the terminal
        legal, bot = match.legal(seat), others[seat]
        if bot is not None:
            action = bot.choose(match.view(seat), legal, match.heard(seat), rngs[seat])
        else:
            told = [board.option(match.view(seat), each, speech) for each in legal]
            best = max(range(len(legal)), key=lambda i: (gain(told[i]), -i))
            typed.append(best + 1)
            action = legal[best]
        match.act(match.number, seat, action)
    return typed


def gain(told: str) -> float:
    """What an answer adds; passing is a little better than a set that adds nothing."""
    found = re.search(r"\((?:[^()]*?)([+−]?\d+)(?: now)?\)$", told)
    return float(found[1].replace("−", "-")) if found else 0.5


def test_the_transcript_of_tides_is_up_to_date() -> None:
    check("tides-cs.txt", TIDES, "tři modré myši", TYPED, ["--resume"])


@pytest.mark.parametrize(
    ("name", "command", "people", "bots", "unwanted"),
    [
        ("stonespine-4p-en.txt", FOUR, "Ana", ["bot:random"] * 3, ["--resume", "is not an option"]),
        ("stonespine-solo-cs.txt", SOLO, "Eva", [], ["--resume", "mezi možnostmi není"]),
    ],
)
def test_the_transcripts_of_stonespine_are_up_to_date(
    name: str, command: list[str], people: str, bots: list[str], unwanted: list[str]
) -> None:
    seed, words = "stonespine", "three blue mice" if "en" in command else "tři modré myši"
    typed = eager(seed, words, people, bots)
    # On the way everything that can be looked up is looked up once.
    typed[1:1] = ["?", "? ch13", "? bp4"]
    typed[8:8] = ["l"]
    seated = ["--seats", ",".join([f"me:{people}", *bots]), "--seed", seed]
    check(name, [*command, *seated], words, typed, unwanted)


def thoughtful(
    name: str, seed: str, words: str, players: Sequence[str], options: Mapping[str, str] | None = None
) -> list[object]:
    """What somebody types who answers as the greedy bot would; seat A, the others are greedy bots."""
    game = find_game(name)
    match = Match(game, players, SeededDealer(seed, [words]), options)
    board, bot, rngs = find_board(game), find_bot("greedy", game), seat_rngs(seed, len(players))
    typed: list[object] = []
    while not match.over():
        waiting = seats_in(match.position.waiting)
        seat = waiting[0]
        legal = match.legal(seat)
        action = bot.choose(match.view(seat), legal, match.heard(seat), rngs[seat])
        if seat == 0:
            typed.append(board.numbers(legal)[list(legal).index(action)])
        match.act(match.number, seat, action)
    return typed


def test_the_transcript_of_the_dark_cave_is_up_to_date() -> None:
    seed, words, bots = "lantern", "tri modré myši", ["bot:greedy"] * 5
    typed = thoughtful("darkcave", seed, words, ["Jana", *bots])
    typed[1:1] = ["?"]
    typed[6:6] = ["l"]
    command = ["play", "darkcave", "--lang", "sk", "--plain", "--seats", ",".join(["me:Jana", *bots]), "--seed", seed]
    check("darkcave-6p-sk.txt", command, words, typed, ["--resume", "medzi možnosťami nie je"])


def test_the_transcript_of_tales_is_up_to_date() -> None:
    seed, words, bots = "chronicle", "trzy niebieskie myszy", ["bot:greedy"] * 2
    typed = thoughtful("tales", seed, words, ["Ola", *bots], {"quests": "on"})
    typed[1:1] = ["?", "? paladin"]
    # A turn begun, taken back and begun again; nothing of it is seen before it is confirmed.
    typed[5:5] = [1, "u"]
    typed[12:12] = ["l", "s"]
    command = ["play", "tales", "--lang", "pl", "--plain", "--seats", ",".join(["me:Ola", *bots])]
    command += ["--set", "quests=on", "--seed", seed]
    unwanted = ["--resume", "nie jest do wyboru", "nie można już cofnąć", "którą można by cofnąć"]
    check("tales-3p-quests-pl.txt", command, words, typed, unwanted)
