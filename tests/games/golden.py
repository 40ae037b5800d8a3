"""Whole games that were played once and must replay for ever: every position, every check, every byte.

Beside each ``NAME.rec`` lies ``NAME.digests`` with one line a row: the question's number and the digest of the position
after it. The first line that differs names the rule that changed.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from partie.core import (
    Game,
    Match,
    Record,
    Rng,
    SeededDealer,
    State,
    digest,
    is_accepted,
    letter,
    moments,
    read_record,
    seats_in,
    verify,
    write_record,
)

RECORDS: Final = Path(__file__).parents[1] / "records"

type Tables = Mapping[str, tuple[int, Mapping[str, str]]]


def play[S: State](game: Game[S], name: str, seats: int, options: Mapping[str, str]) -> Match[S]:
    """The game of this name, played anew; now and then a seat says something that nobody asked for."""
    rng = Rng(f"golden {name}")
    dealer = SeededDealer(f"golden {name}", ["a word of our own"])
    match = Match(game, [f"Seat {letter(seat)}" for seat in range(seats)], dealer, options)
    while not match.over():
        waiting = seats_in(match.state.waiting)
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        if game.rules.aside is not None and rng.below(30) == 0:
            legal = game.rules.asides(match.state, seat) or legal
        match.act(match.question, seat, legal[rng.below(len(legal))])
    return match


def digests[S: State](game: Game[S], record: Record) -> str:
    """The digest after every question."""
    found = [each for each in moments(game, record) if each.number]
    return "".join([f"{each.number} {digest(game, each.state)}\n" for each in found])


def write_golden[S: State](game: Game[S], tables: Tables) -> None:
    """Write all files anew: only for a change of the rules that raises the version, never to make a test green."""
    folder = RECORDS / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seats, options) in tables.items():
        record = play(game, name, seats, options).record()
        (folder / f"{name}.rec").write_text(write_record(record), encoding="utf-8", newline="\n")
        (folder / f"{name}.digests").write_text(digests(game, record), encoding="utf-8", newline="\n")


def check_replay[S: State](game: Game[S], name: str) -> None:
    """The record replays to the same positions, and every check accepts it."""
    folder = RECORDS / game.name
    text = (folder / f"{name}.rec").read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert is_accepted(verify(game, record, text))
    assert digests(game, record).splitlines() == (folder / f"{name}.digests").read_text(encoding="utf-8").splitlines()


def check_anew[S: State](game: Game[S], name: str, seats: int, options: Mapping[str, str]) -> None:
    """The same answers make the same record, byte for byte."""
    text = (RECORDS / game.name / f"{name}.rec").read_text(encoding="utf-8")
    assert write_record(play(game, name, seats, options).record()) == text
