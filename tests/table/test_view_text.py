"""An engine that is given a view as text tells of it exactly what the table itself tells."""

import json
from typing import cast

import pytest

from partie.core import Rng, seats_in, viewers
from partie.table.door import Door
from partie.table.refusal import Refused
from partie.table.shapes import ViewText
from partie.table.table import Table
from partie.table.view_text import read_view

from .helpers import SEVERAL, TABLES, moments, new_table, walk, whole_answers

MOMENTS = 8
TRIED = 4  # answers of one seat at one moment
ANSWERS = 80
ADVISER = "greedy"  # it spends no time, so that it says the same twice


def sent(table: Table, seat: int, told: bool) -> ViewText:
    """A view as it arrives in a browser."""
    return cast(ViewText, json.loads(json.dumps(table.view_text(seat, told))))


def some(texts: list[list[str]], rng: Rng) -> list[list[str]]:
    """A few of many answers."""
    return rng.shuffled(texts)[:TRIED]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_previews_and_reasons_are_those_of_the_table(game: str, seats: int) -> None:
    rng, door, seen, refused = Rng(f"{game} {seats}"), Door(), 0, 0
    for table in moments(game, seats, "view", MOMENTS):
        offered = [answer for seat in range(seats) for answer in whole_answers(table, table.match.view(seat))]
        for seat in range(seats):
            view = sent(table, seat, told=False)
            assert view["told"] == []
            for texts in [*some(whole_answers(table, table.match.view(seat)), rng), ["no answer"]]:
                foreseen = table.foresee(seat, texts)
                seen += foreseen is not None
                assert door.foresee_on(view, texts) == foreseen
            for texts in [*some(offered, rng), ["no answer"]]:
                reason = table.why_not(seat, texts[0])
                refused += reason is not None
                assert door.why_not_on(view, texts[0]) == reason
    assert seen > 0
    assert refused > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hints_are_those_of_the_table(game: str, seats: int) -> None:
    door, given = Door(), 0
    for table in moments(game, seats, "hint", MOMENTS):
        for seat in seats_in(table.match.position.waiting)[:2]:
            hints = table.hint(seat, ADVISER, "luck")
            assert door.hint_on(sent(table, seat, told=True), ADVISER, "luck") == hints
            given += len(hints)
    assert given > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_is_read_back_as_it_was(game: str, seats: int) -> None:
    kinds: set[str] = set()
    for table in moments(game, seats, "back", MOMENTS):
        for viewer in viewers(seats):
            seen, told = table.match.view(viewer), table.match.heard(viewer)
            played, read, heard = read_view(sent(table, viewer, told=True))
            assert played is table.match.game
            assert (read.seat, heard) == (viewer, told)
            assert played.text(read.position) == played.text(seen.position)
            kinds |= {type(event).__name__ for event in told}
    assert len(kinds) > 3


@pytest.mark.parametrize(("game", "seats"), SEVERAL)
def test_while_a_look_stays_the_same_so_does_the_text(game: str, seats: int) -> None:
    """Who else has seen a piece is in the text: it must not tell of an answer that the seat cannot see."""
    table, last, same = new_table(game, seats), dict[int, tuple[int, str]](), 0
    for given in walk(table, Rng("same")):
        if given > ANSWERS:
            break
        for seat in (0, seats - 1):
            now = table.snapshot(seat)["version"], table.view_text(seat, told=False)["position"]
            if seat in last and last[seat][0] == now[0]:
                same += 1
                assert last[seat] == now
            last[seat] = now
    assert same > 0


def test_what_this_engine_does_not_know_is_refused() -> None:
    view = sent(new_table("tides", 2), 0, told=True)
    name, _, rest = view["position"].partition(";")
    for other in (
        {**view, "position": f"tides 99;{rest}"},
        {**view, "position": f"chess 1;{rest}"},
        {**view, "position": f"{name};{rest[:-9]}"},
        {**view, "deck": "tides-of-another-sea"},
        {**view, "told": [["NeverHappened", 1]]},
    ):
        with pytest.raises(Refused, match="game"):
            Door().why_not_on(cast(ViewText, other), "take 1")
