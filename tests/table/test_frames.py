"""Frames: who is sent what and when. That they add up to complete looks, and tell no secret, the laws check."""

import json
from pathlib import Path

import pytest

from partie.core import SPECTATOR, Match, Position, Rng, Seat, SeededDealer, resume_match, seats_in, viewers
from partie.registry import find_game
from partie.table.difference import to_text
from partie.table.frames import LARGEST, MOST_LINES, Frames
from partie.table.shapes import Change, Look, Snapshot
from partie.table.snapshot import snapshot
from partie.testing.merge import merge
from tools.frames import written

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "unit" / "frames.json"
LARGEST_FIXTURE = 200_000
A, B = 0, 1


def new_match(game: str, seats: int, seed: str = "frames") -> Match[Position]:
    return Match(find_game(game), [f"seat {seat}" for seat in range(seats)], SeededDealer(seed))


def answer(match: Match[Position], seat: Seat, choice: int = 0) -> None:
    match.act(match.number, seat, match.legal(seat)[choice])


def look(frames: Frames, seat: Seat) -> Look:
    told: Look = json.loads(frames.open(seat))
    return told


def changes(frames: Frames) -> dict[Seat, Change]:
    return {seat: json.loads(text) for seat, text in frames.changes().items()}


def play_on(match: Match[Position], rng: Rng) -> None:
    asked = seats_in(match.position.waiting)
    seat = asked[rng.below(len(asked))]
    answer(match, seat, rng.below(len(match.legal(seat))))


def test_a_first_look_is_a_complete_one() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    for seat in viewers(2):
        told = look(frames, seat)
        assert (told["kind"], told["version"]) == ("look", 0)
        assert to_text(told["snapshot"]) == to_text(snapshot(match, seat))


def test_a_sealed_answer_is_a_short_frame() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    for seat in viewers(2):
        frames.open(seat)
    answer(match, A)
    told = changes(frames)
    common = {"waiting": [B], "answered": [A]}
    given = match.game.notation.text(match.position.sealed[A][0])
    own = {"given": [given], "asked": None, "may_undo": True}
    assert told == {
        A: {"kind": "change", "version": 1, "fields": {**common, **own}},
        B: {"kind": "change", "version": 1, "fields": common},
        SPECTATOR: {"kind": "change", "version": 1, "fields": common},
    }


def test_nobody_is_sent_anything_where_nothing_changed() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    frames.open(A)
    assert frames.changes() == {}
    action = match.legal(B)[0]
    number = match.number
    match.act(number, B, action)
    assert list(frames.changes()) == [A]
    match.act(number, B, action, part=0)  # a repeat
    assert frames.changes() == {}


def test_half_an_answer_is_sent_to_its_seat_alone() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    rng = Rng("half")
    for seat in viewers(2):
        frames.open(seat)
    halves = 0
    while not match.over():
        asked = seats_in(match.position.waiting)
        seat = asked[rng.below(len(asked))]
        answer(match, seat)
        told = frames.changes()
        if match.position.sealed[seat] and seat in seats_in(match.position.waiting):
            assert list(told) == [seat]
            halves += 1
    assert halves == 4  # a relic of each seat, twice


def test_closed_eyes_are_sent_nothing_and_count_on_when_they_open_again() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    frames.open(A)
    answer(match, B)
    assert changes(frames)[A]["version"] == 1
    frames.close(A)
    frames.close(A)  # twice is no harm
    answer(match, A)
    assert frames.changes() == {}
    again = look(frames, A)
    assert again["version"] == again["snapshot"]["version"] == 2
    assert to_text(again["snapshot"]) == to_text({**snapshot(match, A), "version": 2})


def test_a_second_screen_sees_the_version_that_the_first_is_at() -> None:
    match = new_match("tides", 2)
    frames = Frames(match)
    first = frames.open(A)
    answer(match, B)
    assert frames.open(A) == first, "the answer has not been told yet"
    late = look(frames, B)["snapshot"]
    assert late["asked"] is not None, "nor have other eyes seen it"
    told = changes(frames)
    assert told[A]["version"] == told[B]["version"] == 1
    assert merge(late, told[B])["asked"] is None
    assert look(frames, A)["version"] == 1


def test_what_is_taken_back_is_cut_off_the_log() -> None:
    match = new_match("stonespine", 1)
    frames = Frames(match)
    held: Snapshot = look(frames, A)["snapshot"]
    rng = Rng("undo")
    cut = 0
    while not match.over():
        play_on(match, rng)
        for change in changes(frames).values():
            held = merge(held, change)
        if match.undo(A):
            for change in changes(frames).values():
                cut += "log" in change and change["log"]["lines"] == []
                held = merge(held, change)
            assert held["log"] == snapshot(match, A, held["since"])["log"]
            play_on(match, rng)
            for change in changes(frames).values():
                held = merge(held, change)
        if cut > 3:
            break
    assert cut > 3


def test_another_match_can_be_followed() -> None:
    match = new_match("tales", 3)
    frames = Frames(match)
    held = {seat: look(frames, seat)["snapshot"] for seat in viewers(3)}
    rng = Rng("follow")
    for _ in range(20):
        play_on(match, rng)
    record = match.record()
    for seat, change in changes(frames).items():
        held[seat] = merge(held[seat], change)
    again = resume_match(match.game, record, SeededDealer("frames"))
    frames.follow(again)
    assert frames.changes() == {}, "it is the same table"
    play_on(again, rng)
    for seat, change in changes(frames).items():
        held[seat] = merge(held[seat], change)
    for seat, mine in held.items():
        fresh = {**snapshot(again, seat, mine["since"]), "version": mine["version"]}
        assert to_text(mine) == to_text(fresh)


@pytest.mark.parametrize(("game", "seats"), [("darkcave", 8), ("stonespine", 5), ("tales", 5), ("tides", 2)])
def test_no_frame_is_large(game: str, seats: int) -> None:
    match = new_match(game, seats)
    frames = Frames(match)
    rng = Rng("large")
    for seat in viewers(seats):
        frames.open(seat)
    largest = 0
    while not match.over():
        play_on(match, rng)
        sent = list(frames.changes().values())
        largest = max([largest, *[len(text.encode()) for text in sent]])
    assert 1_000 < largest <= LARGEST
    for seat in viewers(seats):
        text = frames.open(seat)
        told: Look = json.loads(text)
        assert len(text.encode()) <= LARGEST
        log = told["snapshot"]["log"]
        assert 10 < len(log) <= MOST_LINES
        assert told["snapshot"]["since"] + len(log) == len(match.heard(seat))


def test_the_browser_is_tried_on_games_as_they_are() -> None:
    # If it is old: python tools/frames.py web/tests/unit/frames.json
    assert FIXTURE.read_text(encoding="utf-8") == written()
    assert FIXTURE.stat().st_size < LARGEST_FIXTURE
