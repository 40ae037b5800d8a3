"""What the tests of the worker share: tables at hand, whole games, and the door called as a screen calls it."""

import json
from collections.abc import Iterator, Sequence

from partie.core import Rng, Seat, State, View, seats_in
from partie.wire.shapes import Seating
from partie.worker import Door
from partie.worker.table import Table, open_table

# Every game that has a screen, at every number of seats it is played with.
TABLES = [("tides", 2), *[("stonespine", seats) for seats in range(1, 6)]]
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Ho", "Ira", "Jo", "Kim", "Lee", "Mo", "Ned")


def seating(game: str, seats: int, bots: Sequence[str] = (), options: dict[str, str] | None = None) -> Seating:
    """A table of persons, or with these bots."""
    return {
        "game": game,
        "players": [f"bot:{bot}" if bot else NAMES[seat] for seat, bot in enumerate(bots or ("",) * seats)],
        "bots": list(bots or ("",) * seats),
        "options": options or {},
        "words": ["swallow"],
        "headers": {},
    }


def new_table(game: str, seats: int, seed: str = "seed") -> Table:
    """A table at its first question."""
    return open_table(seating(game, seats), seed)


def answer_randomly(table: Table, rng: Rng) -> None:
    """One answer, or one part of one, by one of those who are asked."""
    match = table.match
    asked = seats_in(match.state.waiting)
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    part = len(match.state.sealed[seat])
    text = match.game.notation.text(legal[rng.below(len(legal))])
    table.answer(seat, match.question, part, text, 1000)


def walk(table: Table, rng: Rng) -> Iterator[int]:
    """Play to the end; yields how many answers were given, before the first and after each."""
    given = 0
    yield given
    while not table.match.over():
        answer_randomly(table, rng)
        given += 1
        yield given


def finished(game: str, seats: int, seed: str = "seed") -> Table:
    """A table whose game is over."""
    table = new_table(game, seats, seed)
    for _ in walk(table, Rng(seed)):
        pass
    return table


def whole_answers(table: Table, seen: View[State]) -> list[list[str]]:
    """Everything that a seat could answer now, each with all its parts."""
    game = table.match.game
    found: list[list[str]] = []

    def go_on(v: State, texts: list[str]) -> None:
        question = game.rules.question(v)
        for action in question.options(v, seen.seat):
            after = v.clone()
            after.sealed[seen.seat] += (action,)
            given = [*texts, game.notation.text(action)]
            if game.rules.question(after).owes_more(after, seen.seat):
                go_on(after, given)
            else:
                found.append(given)

    if seen.position.waiting >> seen.seat & 1:
        go_on(seen.position, [])
    return found


class Screen:
    """The door as a screen sees it: everything goes through JSON, both ways."""

    def __init__(self) -> None:
        self.door = Door()

    def call(self, name: str, *args: object) -> object:
        """What comes back, or what is refused."""
        told: dict[str, object] = json.loads(self.door.call(name, json.dumps(args)))
        assert list(told) in (["result"], ["refused"])
        return told.get("result", told.get("refused"))

    def open(self, game: str, seats: int, seed: str = "seed", bots: Sequence[str] = ()) -> None:
        """A new table."""
        self.call("open", seating(game, seats, bots), seed)


def asked_seat(table: Table) -> Seat:
    """The first seat that owes an answer."""
    return seats_in(table.match.state.waiting)[0]
