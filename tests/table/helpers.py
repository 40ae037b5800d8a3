"""What the tests of a table share: tables at hand, whole games, and the door called as a screen calls it."""

import json
from collections.abc import Iterator, Sequence

from partie.core import Position, Rng, Settings, View, seats_in
from partie.registry import find_game
from partie.registry.facts import all_cases
from partie.table.door import Door
from partie.table.shapes import Seating
from partie.table.table import Table, open_table
from tools.suite.tables import each_table

# Every game at every number of seats, and at the tables it declares; a new table is never played by old rules.
CASES = [case for case in all_cases() if case.game is find_game(case.game.name)]
TABLES = each_table(dict.fromkeys([(case.game.name, case.seats) for case in CASES]))
SEVERAL = each_table(dict.fromkeys([(case.game.name, case.seats) for case in CASES if case.seats > 1]))
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Ho", "Ira", "Jo", "Kim", "Lee", "Mo", "Ned")


def seating(game: str, seats: int, bots: Sequence[str] = (), settings: dict[str, str] | None = None) -> Seating:
    """A table of persons, or with these bots."""
    return {
        "game": game,
        "players": [f"bot:{bot}" if bot else NAMES[seat] for seat, bot in enumerate(bots or ("",) * seats)],
        "bots": list(bots or ("",) * seats),
        "settings": settings or {},
        "salt": ["swallow"],
        "headers": {},
    }


def new_table(game: str, seats: int, seed: str = "seed", settings: Settings | None = None) -> Table:
    """A table at its first question."""
    return open_table(seating(game, seats, settings=dict(settings or {})), seed)


def answer_randomly(table: Table, rng: Rng) -> None:
    """One answer, or one part of one, by one of those who are asked."""
    match = table.match
    asked = seats_in(match.position.waiting)
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    part = len(match.position.sealed[seat])
    text = match.game.notation.text(legal[rng.below(len(legal))])
    table.answer(seat, match.number, part, text, 1000)


def walk(table: Table, rng: Rng) -> Iterator[int]:
    """Play to the end; yields how many answers were given, before the first and after each."""
    given = 0
    yield given
    while not table.match.over():
        answer_randomly(table, rng)
        given += 1
        yield given


def moments(game: str, seats: int, seed: str, count: int, settings: Settings | None = None) -> Iterator[Table]:
    """At least this many moments of one game, evenly from the whole of it, and two when somebody has half answered."""
    answers = len(list(walk(new_table(game, seats, seed, settings), Rng(seed)))) - 1
    table = new_table(game, seats, seed, settings)
    halves = 0
    for given in walk(table, Rng(seed)):
        s = table.match.position
        is_half = any([s.sealed[seat] for seat in seats_in(s.waiting)])
        if given % max(1, answers // count) == 0 or (is_half and halves < 2):
            halves += is_half
            yield table


def finished(game: str, seats: int, seed: str = "seed", settings: Settings | None = None) -> Table:
    """A table whose game is over."""
    table = new_table(game, seats, seed, settings)
    for _ in walk(table, Rng(seed)):
        pass
    return table


def whole_answers(table: Table, seen: View[Position]) -> list[list[str]]:
    """Everything that a seat could answer now, each with all its parts."""
    game = table.match.game
    found: list[list[str]] = []

    def go_on(v: Position, texts: list[str]) -> None:
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
