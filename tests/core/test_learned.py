"""Who learned a face: counted where something changed, and the same as counted everywhere."""

import pytest

from partie.core import CHANCE, NOBODY, Game, Position, Rng, Seats, seats_in
from partie.core.seats import DEALER, bit, join
from partie.core.sight import faces_known, learned
from partie.registry.facts import Case, all_cases

ANSWERS = 150


def learned_by_counting_all(game: Game[Position], before: Position, after: Position) -> Seats:
    """The definition: the seats that know the place of more copies of some face than before."""
    old = faces_known(game, before)
    seats = NOBODY
    for key, count in faces_known(game, after).items():
        if count > old.get(key, 0):
            seats = join(seats, bit(key[2]))
    return seats


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_same_seats_learn_something(case: Case) -> None:
    game, rng = case.game, Rng(f"learned {case}")
    s = game.start(case.seats, case.settings)
    passed = [s.clone()]
    taught = 0
    for _ in range(ANSWERS):
        if not s.waiting:
            break
        asked = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
        seat = asked[rng.below(len(asked))]
        options = game.rules.legal(s, seat)
        game.rules.play(s, seat, options[rng.below(len(options))])
        # Beside the position just before, any older one, and there and back.
        for before in (passed[-1], passed[rng.below(len(passed))]):
            for one, other in ((before, s), (s, before)):
                assert learned(game, one, other) == learned_by_counting_all(game, one, other)
                taught += learned(game, one, other) != NOBODY
        passed.append(s.clone())
    assert taught
