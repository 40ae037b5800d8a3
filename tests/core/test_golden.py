"""Whole games that were played once and must always replay: every position, every check, every byte.

Beside each ``NAME.rec`` lies ``NAME.digests`` with one line a row: the question's number and the digest of the position
after it. The first line that differs names the rule that changed.
"""

from pathlib import Path
from typing import Final

import pytest

from partie.core import Match, Rng, SeededDealer, digest, read_record, verify, write_record
from partie.core.position_text import write_position
from partie.core.record import Record, Row, record_from_json, record_to_json
from partie.core.replay import moments
from partie.core.verify import is_accepted
from partie.games.tides import TIDES
from partie.games.tides.position import Tides
from tests.games.golden import RECORDS, digests, write_files

from .helpers import finish

FOLDER: Final = RECORDS / "tides"
NAMES: Final = ["clocks", "plain", "words"]


def play(name: str) -> Match[Tides]:
    """The game of this name, played again."""
    if name == "words":
        dealer = SeededDealer("golden words", ["Ana's own word", 'příliš "žluťoučký" \\ kůň', "🙂"])
        return finish(Match(TIDES, ["Ana", "Bořek"], dealer), Rng("golden words"))
    if name == "clocks":
        headers = {"event": 'The "Friday" table', "date": "2025-01-31"}
        match = Match(TIDES, ["Ana", "bot:random"], SeededDealer("golden clocks"), headers=headers)
        finish(match, Rng("golden clocks"), with_clocks=True)
        match.comments = {3: "in the middle of a deal", 11: "the first pick | not so easy", 32: "a + b ; and the end"}
        return match
    return finish(Match(TIDES, ["Ana", "Bo"], SeededDealer("golden plain")), Rng("golden plain"))


def write(records: Path) -> None:
    """Play these games again: for `tools/golden_records.py`."""
    for name in NAMES:
        write_files(TIDES, name, play(name).record(), records)


def text_of(name: str) -> str:
    # Bytes, so that no system's line ends slip through.
    return (FOLDER / name).read_bytes().decode()


def first_difference(record: Record, expected: str) -> str:
    """The first row after which the position is not what it was; nothing if there is none."""
    rows: dict[int, Row] = {row.number: row for row in record.rows}
    lines = expected.splitlines()
    found = [moment for moment in moments(TIDES, record) if moment.number]
    for moment, line in zip(found, lines, strict=False):
        now = f"{moment.number} {digest(TIDES, moment.position)}"
        if now != line:
            position = write_position(TIDES, moment.position)
            return f"question {moment.number}, {rows[moment.number].entries}: {now!r}, not {line!r}, at {position}"
    return "" if len(found) == len(lines) else f"{len(found)} rows, but {len(lines)} digests"


def test_every_golden_record_is_looked_at() -> None:
    assert sorted([path.stem for path in FOLDER.glob("*.rec")]) == NAMES
    assert sorted([path.stem for path in FOLDER.glob("*.digests")]) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_replay_row_by_row(name: str) -> None:
    difference = first_difference(read_record(text_of(f"{name}.rec")), text_of(f"{name}.digests"))
    if difference:
        pytest.fail(f"{name}.rec diverges at {difference}")


@pytest.mark.parametrize("name", NAMES)
def test_verify_again(name: str) -> None:
    text = text_of(f"{name}.rec")
    checks = verify(TIDES, read_record(text), text)
    assert is_accepted(checks)
    assert [check.verdict for check in checks] == ["good"] * 6


@pytest.mark.parametrize("name", NAMES)
def test_rewrite_to_the_byte(name: str) -> None:
    text = text_of(f"{name}.rec")
    assert write_record(read_record(text)) == text
    assert write_record(record_from_json(record_to_json(read_record(text)))) == text


@pytest.mark.parametrize("name", NAMES)
def test_play_anew_to_the_byte(name: str) -> None:
    """The same seeds give the same game: neither the dealer, nor the source of the answers, nor the rules moved."""
    record = play(name).record()
    assert write_record(record) == text_of(f"{name}.rec")
    assert digests(TIDES, record) == text_of(f"{name}.digests")


def test_what_the_records_cover() -> None:
    words, clocks = read_record(text_of("words.rec")), read_record(text_of("clocks.rec"))
    assert words.salt() == ["Ana's own word", 'příliš "žluťoučký" \\ kůň', "🙂"]
    assert all([entry.clock for row in clocks.rows for entry in row.entries if entry.seat < 2])
    assert [row.number for row in clocks.rows if row.comment] == [3, 11, 32]


def test_the_first_difference_is_named() -> None:
    """The test above can fail, and says where."""
    record, expected = read_record(text_of("plain.rec")), text_of("plain.digests")
    lines = expected.splitlines(keepends=True)
    lines[11] = "12 0123456789abcdef\n"
    lines[20] = "21 0123456789abcdef\n"
    assert first_difference(record, "".join(lines)).startswith("question 12, ")
    assert "not '12 0123456789abcdef'" in first_difference(record, "".join(lines))
    assert first_difference(record, "".join(expected.splitlines(keepends=True)[:-1])) == "32 rows, but 31 digests"
