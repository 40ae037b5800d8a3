"""Which tables of a game the gate tries: the smallest and the largest, and one of every kind of setting.

The tests of all games call it; of this package it is the only module that needs what is installed.
"""

from collections.abc import Iterable

import pytest

from partie.registry.facts import Case


def small_and_large(cases: Iterable[Case]) -> list[pytest.ParameterSet]:
    """All these tables, those between the smallest and the largest marked as long."""
    every = list(cases)
    chosen: dict[tuple[str, int, str], list[Case]] = {}
    for case in sorted(every, key=lambda case: case.seats):
        chosen.setdefault((case.game.name, case.game.version, str(sorted(case.settings.items()))), []).append(case)
    kept = {str(cases[0]) for cases in chosen.values()}
    kept |= {str(cases[-1]) for (*_, settings), cases in chosen.items() if settings == "[]"}
    return [pytest.param(case, id=str(case), marks=() if str(case) in kept else pytest.mark.long) for case in every]


def each_table(tables: Iterable[tuple[str, int]]) -> list[pytest.ParameterSet]:
    """All these games and numbers of seats, those between a game's fewest and most seats marked as long."""
    every = list(tables)
    seats = {game: [number for name, number in every if name == game] for game, _ in every}
    return [
        pytest.param(game, number, marks=() if number in (min(seats[game]), max(seats[game])) else pytest.mark.long)
        for game, number in every
    ]
