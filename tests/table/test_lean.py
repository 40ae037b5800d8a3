"""A table that puts its past away tells the same as one that keeps it, and takes little memory."""

import gc
import json
import tracemalloc

import pytest

from partie.core import Match, Position, Rng, Seat, SeededDealer, seats_in, viewers, write_record
from partie.registry import find_game
from partie.table import frames as frames_module
from partie.table.frames import Frames
from partie.table.shapes import Change, Look, Snapshot
from partie.table.snapshot import snapshot
from partie.testing.merge import merge

# The smallest and the largest tables, and what each may take in KiB in the middle of a game with all eyes open.
MOST = {
    ("darkcave", 2): 36,
    ("darkcave", 8): 48,
    ("stonespine", 1): 38,
    ("stonespine", 5): 60,
    ("tales", 2): 40,
    ("tales", 5): 70,
    ("tides", 2): 25,
}
TABLES = list(MOST)
SETTINGS: dict[str, dict[str, str]] = {"tales": {"quests": "on"}}
KIB = 1024
COPIES = 4
ALL = 10_000


def new_match(game: str, seats: int, seed: str = "lean") -> Match[Position]:
    players = [f"seat {seat}" for seat in range(seats)]
    return Match(find_game(game), players, SeededDealer(seed), SETTINGS.get(game, {}))


def chosen(match: Match[Position], rng: Rng) -> tuple[Seat, str]:
    asked = seats_in(match.position.waiting)
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    return seat, match.game.notation.text(legal[rng.below(len(legal))])


def answer(match: Match[Position], seat: Seat, text: str) -> None:
    match.act(match.number, seat, match.game.notation.parse(text))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whoever_puts_the_past_away_tells_the_same(game: str, seats: int) -> None:
    whole, lean = new_match(game, seats), new_match(game, seats)
    told, sent = Frames(whole), Frames(lean)
    rng, answers, undone, away = Rng("lean"), 0, 0, 0
    for seat in viewers(seats):
        assert told.open(seat) == sent.open(seat)
    while not whole.over():
        seat, text = chosen(whole, rng)
        for match in (whole, lean):
            answer(match, seat, text)
        answers += 1
        assert told.changes() == sent.changes()
        sent.put_away()
        away = max(away, lean.told_before)
        assert [lean.can_undo(each) for each in range(seats)] == [whole.can_undo(each) for each in range(seats)]
        if whole.can_undo(seat) and rng.below(8) == 0:
            undone += 1
            assert whole.undo(seat)
            assert lean.undo(seat)
            assert told.changes() == sent.changes()
            sent.put_away()
        if answers % 20 == 0:  # somebody leaves and comes back, asks for the whole log, and for the record
            for frames in (told, sent):
                frames.close(seat)
            assert told.open(seat) == sent.open(seat)
            assert lean.heard(seat) == whole.heard(seat)
            assert lean.heard_at(seat) == whole.heard_at(seat)
            assert write_record(lean.record()) == write_record(whole.record())
    assert undone > 0
    assert away > 0
    assert lean.packed_rows > 0
    assert write_record(lean.record()) == write_record(whole.record())


def test_an_answer_given_twice_counts_once_also_when_it_is_put_away() -> None:
    match = new_match("tides", 2)
    question, rng = match.number, Rng("twice")
    seat, text = chosen(match, rng)
    answer(match, seat, text)
    while match.packed_rows < question:
        answer(match, *chosen(match, rng))
        match.put_away(1)
    before = match.position
    match.act(question, seat, match.game.notation.parse(text))
    assert match.position is before


def test_a_change_that_would_be_too_large_is_sent_as_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames_module, "LARGEST", 9_000)
    match = new_match("tales", 5)
    frames, rng = Frames(match), Rng("large")
    held: dict[Seat, Snapshot] = {seat: json.loads(frames.open(seat))["snapshot"] for seat in viewers(5)}
    kinds = set[str]()
    while not match.over():
        answer(match, *chosen(match, rng))
        for seat, text in frames.changes().items():
            frame: Change | Look = json.loads(text)
            kinds.add(frame["kind"])
            assert frame["version"] == held[seat]["version"] + 1
            held[seat] = frame["snapshot"] if frame["kind"] == "look" else merge(held[seat], frame)
            if frame["kind"] == "change":
                assert len(text.encode()) <= frames_module.LARGEST
    assert kinds == {"look", "change"}
    for seat, mine in held.items():
        assert mine == {**snapshot(match, seat, mine["since"]), "version": mine["version"]}


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(*table, marks=() if table == ("tides", 2) else pytest.mark.long) for table in TABLES],
)
def test_a_table_takes_little_memory(game: str, seats: int) -> None:
    # Whole games first: what all tables share is kept from then on.
    lengths = [len(played(game, seats, str(copy), ALL)[2]) for copy in range(COPIES)]
    gc.collect()
    tracemalloc.start()
    try:
        kept = [played(game, seats, str(copy), lengths[copy] // 2)[:2] for copy in range(COPIES)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / COPIES
    finally:
        tracemalloc.stop()
    assert len(kept) == COPIES
    assert taken <= MOST[game, seats] * KIB, f"{taken / KIB:.1f} KiB"


def played(game: str, seats: int, seed: str, most: int) -> tuple[Match[Position], Frames, list[str]]:
    """A table after this number of answers, with all eyes open."""
    match = new_match(game, seats, seed)
    frames, rng, given = Frames(match), Rng("memory"), list[str]()
    for seat in viewers(seats):
        frames.open(seat)
    while not match.over() and len(given) < most:
        seat, text = chosen(match, rng)
        answer(match, seat, text)
        given.append(text)
        frames.changes()
        frames.put_away()
    return match, frames, given
