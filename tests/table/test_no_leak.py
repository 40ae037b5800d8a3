"""Whatever the worker tells a seat depends on nothing that the seat may not know.

At many moments of a game another truth is put behind the same view: every face the seat has not seen is dealt again,
and every answer it cannot read is another one. What the seat is told must be the same to the last letter.
"""

import json
from dataclasses import replace

import pytest

from partie.core import SPECTATOR, Rng, Seat, viewers
from partie.core.sight import scramble
from partie.registry.facts import Case
from partie.table.reading import Reading
from partie.table.table import Table
from tools.suite.tables import small_and_large

from .helpers import CASES, finished, moments, whole_answers

MOMENTS = 13


def told(table: Table, seat: Seat, foreseen: list[list[str]]) -> str:
    """Everything the worker would tell this seat now."""
    return json.dumps(
        [
            table.snapshot(seat),
            [table.foresee(seat, texts) for texts in foreseen],
            [table.why_not(seat, texts[0]) for texts in foreseen],
            [] if table.match.over() else table.download(seat).split("\n")[:1],
        ]
    )


@pytest.mark.parametrize("case", small_and_large(CASES))
def test_another_truth_behind_the_same_view_tells_a_seat_nothing(case: Case) -> None:
    rng = Rng("truth")
    differing = 0
    for table in moments(case.game.name, case.seats, "leak", MOMENTS, case.settings):
        truth = table.match.position
        for seat in viewers(case.seats):
            foreseen = [] if seat == SPECTATOR else whole_answers(table, table.match.view(seat))[::7][:3]
            expected = told(table, seat, foreseen)
            other = scramble(table.match.game, truth, seat, rng)
            differing += other != truth
            table.match.position = other
            assert told(table, seat, foreseen) == expected, f"seat {seat} is told a secret"
            table.match.position = truth
    assert differing > 0, "the other truths were the same ones, which shows nothing"


@pytest.mark.parametrize("case", small_and_large(CASES))
def test_a_record_seen_through_one_pair_of_eyes_tells_them_nothing_more(case: Case) -> None:
    reading = Reading(finished(case.game.name, case.seats, "leak", case.settings).record())
    rng = Rng("truth")
    stops = reading.stops()
    for at in stops[:: max(1, len(stops) // 8)]:
        truth = reading.moments[at]
        for seat in viewers(case.seats):
            expected = json.dumps(reading.snapshot(at, seat))
            other = scramble(reading.game, truth.position, seat, rng)
            reading.moments[at] = replace(truth, position=other)
            assert json.dumps(reading.snapshot(at, seat)) == expected, f"seat {seat} is told a secret"
            reading.moments[at] = truth


def test_the_test_itself_would_notice() -> None:
    """With every card open the other truth does look different."""
    reading = Reading(finished("tides", 2, "leak").record())
    at = reading.stops()[0]
    truth = reading.moments[at]
    expected = json.dumps(reading.snapshot(at, None))
    reading.moments[at] = replace(truth, position=scramble(reading.game, truth.position, 0, Rng("truth")))
    assert json.dumps(reading.snapshot(at, None)) != expected
