"""Whole games that were played once and must always replay: every position, every check, every byte.

Beside each ``NAME.rec`` lies ``NAME.digests`` with one line a row: the question's number and the digest of the position
after it. The first line that differs names the rule that changed. ``NAME.offers`` lies beside the records of a version
that is no longer the newest: what was asked and offered then.

A field that says something else between two questions changes the digests there and nothing more: every answer, offer,
result and record stays as it was. Then the digests alone are written, once it is shown that only that field differs.
"""

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

from partie.core import (
    Game,
    Match,
    Position,
    Record,
    Rng,
    SeededDealer,
    digest,
    letter,
    read_record,
    seats_in,
    verify,
    write_record,
)
from partie.core.replay import closing_headers, moments
from partie.core.verify import is_accepted
from partie.registry import find_game

RECORDS: Final = Path(__file__).parents[1] / "records"

type Tables = Mapping[str, tuple[int, Mapping[str, str]]]


def play[S: Position](game: Game[S], name: str, seats: int, options: Mapping[str, str]) -> Match[S]:
    """The game of this name, played again; now and then a seat says something that nobody asked for."""
    rng = Rng(f"golden {name}")
    dealer = SeededDealer(f"golden {name}", ["a word of our own"])
    match = Match(game, [f"Seat {letter(seat)}" for seat in range(seats)], dealer, options)
    while not match.over():
        waiting = seats_in(match.position.waiting)
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        if game.rules.interjection is not None and rng.below(30) == 0:
            legal = game.rules.interjections(match.position, seat) or legal
        match.act(match.number, seat, legal[rng.below(len(legal))])
    return match


def digests[S: Position](game: Game[S], record: Record) -> str:
    """The digest after every question."""
    found = [each for each in moments(game, record) if each.number]
    return "".join([f"{each.number} {digest(game, each.position)}\n" for each in found])


def offers[S: Position](game: Game[S], record: Record) -> str:
    """After every question, a digest of whom the next one asks and what each of them is offered."""
    found: list[str] = []
    for each in moments(game, record):
        s = each.position
        asked = [letter(seat) for seat in seats_in(s.waiting)]
        told = [[game.notation.text(action) for action in game.rules.legal(s, seat)] for seat in seats_in(s.waiting)]
        line = repr((game.rules.question(s).name if s.waiting else "", asked, told))
        found.append(f"{each.number} {blake2b(line.encode(), digest_size=8).hexdigest()}\n")
    return "".join(found)


def write_golden[S: Position](game: Game[S], tables: Tables, records: Path) -> None:
    """Play every game again and write all its files, below this folder."""
    for name, (seats, options) in tables.items():
        write_files(game, name, play(game, name, seats, options).record(), records)


def write_files[S: Position](game: Game[S], name: str, record: Record, records: Path) -> None:
    """A record, and beside it the digest after every question."""
    folder = records / game.name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.rec").write_text(write_record(record), encoding="utf-8", newline="\n")
    (folder / f"{name}.digests").write_text(digests(game, record), encoding="utf-8", newline="\n")


def write_digests[S: Position](game: Game[S], records: Path) -> None:
    """Write the digests again, and nothing else: every answer must still be legal and lead to the same result."""
    for path in sorted((records / game.name).glob("*.rec")):
        record = read_record(path.read_text(encoding="utf-8"))
        played = find_game(game.name, int(record.headers["rules"])).played_with(record.headers["deck"])
        final = [moment.position for moment in moments(played, record)][-1]
        closing = closing_headers(played, final)
        assert [record.headers[key] for key in ("result", "ending")] == [closing[key] for key in ("result", "ending")]
        record.headers["digest"] = closing["digest"]
        path.write_text(write_record(record), encoding="utf-8", newline="\n")
        path.with_suffix(".digests").write_text(digests(played, record), encoding="utf-8", newline="\n")


def check_replay[S: Position](game: Game[S], name: str) -> None:
    """The record replays to the same positions, and every check accepts it."""
    folder = RECORDS / game.name
    text = (folder / f"{name}.rec").read_text(encoding="utf-8")
    record = read_record(text)
    assert write_record(record) == text
    assert is_accepted(verify(game, record, text))
    assert digests(game, record).splitlines() == (folder / f"{name}.digests").read_text(encoding="utf-8").splitlines()


def check_offers[S: Position](game: Game[S], name: str) -> None:
    """The record asks the same seats the same questions with the same options."""
    folder = RECORDS / game.name
    record = read_record((folder / f"{name}.rec").read_text(encoding="utf-8"))
    assert offers(game, record).splitlines() == (folder / f"{name}.offers").read_text(encoding="utf-8").splitlines()


def check_anew[S: Position](game: Game[S], name: str, seats: int, options: Mapping[str, str]) -> None:
    """The same answers make the same record, byte for byte."""
    text = (RECORDS / game.name / f"{name}.rec").read_text(encoding="utf-8")
    assert write_record(play(game, name, seats, options).record()) == text
