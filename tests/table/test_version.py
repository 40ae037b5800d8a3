"""A version belongs to a viewer: it rises when that viewer sees something else, and at nothing else."""

import json

import pytest

from partie.core import Rng, Seat, viewers
from partie.table.shapes import Snapshot
from partie.table.table import Table

from .helpers import TABLES, answer_randomly, new_table

ANSWERS = 24  # a game's beginning has sealed answers, half answers and answers that close a question


def content(snapshot: Snapshot) -> str:
    """A look without its version."""
    return json.dumps({**snapshot, "version": None})


def all_looks(table: Table) -> dict[Seat, Snapshot]:
    return {seat: table.snapshot(seat) for seat in viewers(len(table.match.players))}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_version_rises_with_what_the_eyes_see_and_with_nothing_else(game: str, seats: int) -> None:
    table, rng = new_table(game, seats, "version"), Rng("version")
    before = all_looks(table)
    assert {snapshot["version"] for snapshot in before.values()} == {0}
    raised = kept = 0
    for _ in range(ANSWERS):
        if table.match.over():
            break
        answer_randomly(table, rng)
        after = all_looks(table)
        for seat, snapshot in after.items():
            is_changed = content(snapshot) != content(before[seat])
            assert snapshot["version"] == before[seat]["version"] + is_changed
            raised += is_changed
            kept += not is_changed
        before = after
    assert all_looks(table) == before, "looking changes nothing"
    assert raised > 0
    assert kept > 0 or seats == 1, "nobody ever gave an answer that another could not see"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_half_an_answer_changes_nothing_for_anybody_else(game: str, seats: int) -> None:
    table, rng = new_table(game, seats, "half"), Rng("half")
    halves = 0
    before = all_looks(table)
    while not table.match.over() and halves < 6:
        asked = table.match.position.sealed[:]
        answer_randomly(table, rng)
        after = all_looks(table)
        for seat, given in enumerate(table.match.position.sealed):
            if len(given) > len(asked[seat]) and table.match.position.waiting >> seat & 1:
                halves += 1
                for other in viewers(seats):
                    assert other == seat or after[other] == before[other], f"{seat} gave half an answer, {other} knows"
        before = after
    has_parts = any([len(question.parts()) > 1 for question in table.match.game.rules.questions()])
    assert (halves > 0) is has_parts


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_version_does_not_tell_how_much_of_the_log_was_asked_for(game: str, seats: int) -> None:
    table, rng = new_table(game, seats, "log"), Rng("log")
    for _ in range(10):
        answer_randomly(table, rng)
        whole = table.snapshot(0)
        for since in range(0, len(whole["log"]) + 1, 5):
            assert table.snapshot(0, since)["version"] == whole["version"]
