"""Planted bugs stay in the suite, and each must stay caught by the law that is there for it."""

from collections.abc import Callable
from typing import override

import pytest

from partie.core import Game, Match, Position, Record, Seat, Seats, View, view_of, write_record
from partie.core.record import Row
from partie.registry import find_game
from partie.table.frames import Frames, Points
from partie.testing import LAWS, LawBroken, Subject, check_game, check_law
from partie.testing.planted import CountsAllParts, HandsInAChange

from . import burrow

type Plant = Callable[[], Subject]


def in_burrow(bug: str, seats: int = 2) -> Plant:
    return lambda: Subject(burrow.BurrowGame(bug), seats)  # type: ignore[arg-type]  # any game will do


def in_tides(view_of: Callable[[Game[Position], Position, Seat], View[Position]]) -> Plant:
    return lambda: Subject(find_game("tides"), 2, view_of=view_of)


def unmasked_zone(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    seen = view_of(game, s, seat)
    setattr(seen.position, "pile", getattr(s, "pile"))  # noqa: B009, B010  # a field of one game, by name
    return seen


def visible_sealed_answer(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    seen = view_of(game, s, seat)
    seen.position.sealed = s.sealed[:]
    return seen


def reveal_keyed_off_a_phase(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
    seen = view_of(game, s, seat)
    if getattr(s, "round") == 2:  # noqa: B009  # as above
        setattr(seen.position, "hand", getattr(s, "hand"))  # noqa: B009, B010  # as above
    return seen


def record_that_drops_a_row(record: Record) -> str:
    """The last row falls under the table."""
    return write_record(Record(record.headers, record.rows[:-1]))


def record_that_swaps_two_rows(record: Record) -> str:
    rows = record.rows[:]
    rows[0], rows[1] = Row(1, rows[1].entries), Row(2, rows[0].entries)
    return write_record(Record(record.headers, rows))


def in_records(write: Callable[[Record], str]) -> Plant:
    return lambda: Subject(find_game("tides"), 2, write=write)


class TellsOfHalfAnAnswer(Frames):
    """Who has given half an answer is no longer waited for."""

    @override
    def changes(self) -> dict[Seat, str]:
        told = super().changes()
        halves = [seat for seat, given in enumerate(self.moment.position.sealed) if given]
        for seat, eyes in self.eyes.items():
            if halves and seat not in told:
                eyes.version += 1
                told[seat] = f'{{"kind":"change","version":{eyes.version},"fields":{{"answered":{halves}}}}}'
        return told


class ReadsPointsFromTheTruth(Frames):
    @override
    def points(self, v: Position) -> Points:
        return super().points(self.moment.position)


def sent_by(frames: Callable[[Match[Position]], Frames], game: Game[Position] | None = None) -> Plant:
    return lambda: Subject(game or find_game("tides"), 2, frames=frames)


def sent_in_burrow(frames: Callable[[Match[Position]], Frames]) -> Plant:
    return sent_by(frames, burrow.PEEPING)  # type: ignore[arg-type]  # any game will do


PLANTED: dict[str, tuple[Plant, str]] = {
    "unmasked zone": (in_tides(unmasked_zone), "no leak"),
    "visible sealed answer": (in_tides(visible_sealed_answer), "no leak"),
    "reveal keyed off a phase": (in_tides(reveal_keyed_off_a_phase), "no leak"),
    "option list that peeks": (in_burrow("option list that peeks"), "no leak"),
    "shallow clone": (in_burrow("shallow clone"), "clone"),
    "forgotten forget": (in_burrow("forgotten forget"), "twin worlds"),
    "secret cached in an open field": (in_burrow("secret cached in an open field"), "twin worlds"),
    "record that drops a row": (in_records(record_that_drops_a_row), "record"),
    "record that swaps two rows": (in_records(record_that_swaps_two_rows), "record"),
    "a bare card in an event": (in_burrow("a bare card in an event"), "twin worlds"),
    "told without saying so": (in_burrow("told without saying so"), "twin worlds"),
    "the next question tells": (in_burrow("the next question tells"), "twin worlds"),
    "everybody reads the deal": (in_burrow("everybody reads the deal"), "readers"),
    "option offered twice": (in_burrow("option offered twice"), "legal"),
    "the first to answer is noted": (in_burrow("the first to answer is noted"), "commute"),
    "the highest is known too early": (in_burrow("the highest is known too early"), "alone"),
    "telling changes the play": (in_burrow("telling changes the play"), "apply"),
    "a promise too short": (in_burrow("a promise too short"), "ends"),
    "a tie broken without a reason": (in_burrow("a tie broken without a reason", 3), "ends"),
    "friends who part": (in_burrow("friends who part"), "ends"),
    "a point counts twice": (in_burrow("a point counts twice"), "points"),
    "a stacked deck": (in_burrow("a stacked deck"), "legal"),
    "a card is lost": (in_burrow("a card is lost"), "conserve"),
    "unclassified field": (in_burrow("unclassified field"), "plan"),
    "unmasked in a change": (sent_by(HandsInAChange), "frames"),
    "unmasked in a change, by the frames alone": (sent_by(HandsInAChange), "same frames"),
    "a version that counts other seats' parts": (sent_by(CountsAllParts), "frames"),
    "a frame for half an answer": (sent_by(TellsOfHalfAnAnswer), "same frames"),
    "a standing from the truth": (sent_in_burrow(ReadsPointsFromTheTruth), "same frames"),
    "a standing from the truth, seen beside a look": (sent_in_burrow(ReadsPointsFromTheTruth), "frames"),
    "a standing of one's own, kept quiet": (in_burrow("a standing of one's own, kept quiet"), "public"),
    "a hash decides": (lambda: Subject(burrow.HASHED, 2), "compiled"),  # type: ignore[arg-type]  # any game will do
}


@pytest.mark.parametrize("bug", PLANTED)
def test_the_planted_bug_is_caught(bug: str) -> None:
    plant, law = PLANTED[bug]
    with pytest.raises(LawBroken) as caught:
        check_law(law, plant(), examples=60)
    assert caught.value.law == law


def test_without_a_bug_every_law_holds() -> None:
    check_game(burrow.SOUND)


def test_points_may_be_one_s_own_if_the_game_says_so() -> None:
    check_game(burrow.PEEPING)


def test_what_the_rules_announce_on_purpose_is_no_leak() -> None:
    check_game(burrow.ANNOUNCING)


def test_every_law_has_caught_something() -> None:
    caught = {law for _, law in PLANTED.values()}
    # Sight has its own test below; undo is derived by replay, so there is nothing of a game's own to break in it.
    assert caught == set(LAWS) - {"sight", "undo"}


def test_the_sight_law_sees_a_view_that_changes_when_looked_at_twice() -> None:
    def blurred(game: Game[Position], s: Position, seat: Seat) -> View[Position]:
        seen = view_of(game, s, seat)
        seen.position.waiting = Seats(s.waiting ^ 1 if s.waiting & 1 else s.waiting)
        return seen

    with pytest.raises(LawBroken, match="sight"):
        check_law("sight", Subject(find_game("tides"), 2, view_of=blurred))
