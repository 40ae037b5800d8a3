"""T7 End of the game."""

import pytest

from partie.core import SPECTATOR, Outcome, StaleQuestion
from partie.core.replay import BrokenRecord
from partie.games.tides import TIDES
from partie.games.tides.events import GameEnded
from partie.games.tides.faces import KINGS_NEST

from .helpers import EYES, ROUND_3, THE_GAME, A, B, at, played, say, sit_down, told_at

BEN_WINS = """\
1-10. * deal 15 1 16 10 14 3 17 2 5 7
11. A take 16 | B take 7
12. A take 5 | B take 10
13. A take 14 | B take 17
14. A take 2 | B take 15
15. A relic 14 + remove 1 | B relic 10 + remove 7
16-19. * deal 12 4 6 13
20. A take 2 | B take 13
21. A take 6 | B take 16
22. A take 12 | B take 3
23. A take 17 | B take 4
24. A relic 2 + remove 12 | B relic 4 + remove 16
25-28. * deal 9 18 11 8
29. A take 6 | B take 13
30. A take 8 | B take 9
31. A take 18 | B take 11
32. A take 15 | B take 5
"""

# Seat A has Kings Nest in its last kingdom.
A_TIE = """\
1-10. * deal 13 16 17 14 15 5 1 4 12 7
11. A take 15 | B take 5
12. A take 1 | B take 16
13. A take 14 | B take 7
14. A take 4 | B take 17
15. A relic 4 + remove 13 | B relic 16 + remove 5
16-19. * deal 9 10 3 2
20. A take 14 | B take 2
21. A take 12 | B take 9
22. A take 15 | B take 7
23. A take 17 | B take 1
24. A relic 15 + remove 12 | B relic 7 + remove 3
25-28. * deal 8 11 6 18
29. A take 17 | B take 2
30. A take 1 | B take 14
31. A take 8 | B take 6
32. A take 18 | B take 11
"""


def test_T7_1_the_game_ends_right_after_the_scoring_of_round_3() -> None:
    s = at(ROUND_3)
    assert (s.waiting, s.agenda) == (0, [])
    assert TIDES.outcome(at(ROUND_3 - 1)) is None
    for seat in EYES:
        assert told_at(ROUND_3, seat)[-1] == GameEnded(62, 58)
    with pytest.raises(BrokenRecord):
        played(THE_GAME + "33. A take 7 | B take 1\n")
    with pytest.raises(StaleQuestion):
        say(sit_down(ROUND_3), "A take 7")


def test_T7_2_the_total_is_the_sum_of_the_three_results() -> None:
    s = at(ROUND_3)
    results = [[sum([p.points for p in TIDES.sheet(s).of(f"round-{n}", seat)]) for n in (1, 2, 3)] for seat in (A, B)]
    assert results == [[21, 23, 18], [11, 13, 34]]
    assert s.vp == (21 + 23 + 18, 11 + 13 + 34)
    assert [TIDES.sheet(s).total(seat) for seat in (A, B)] == [62, 58]


def test_T7_3_the_higher_total_wins() -> None:
    assert TIDES.outcome(at(ROUND_3)) == Outcome((1, 2), (62, 58), "three-rounds")
    assert TIDES.outcome(played(BEN_WINS)) == Outcome((2, 1), (27, 56), "three-rounds")


def test_T7_4_equal_totals_share_the_victory() -> None:
    outcome = TIDES.outcome(played(A_TIE))
    assert outcome == Outcome((1, 1), (49, 49), "three-rounds")
    assert outcome.winners() == [A, B]


def test_T7_5_kings_nest_does_not_decide_a_tie_of_totals() -> None:
    s = played(A_TIE)
    last_kingdoms = s.scored[2]
    assert KINGS_NEST in last_kingdoms[A]
    outcome = TIDES.outcome(s)
    assert outcome is not None
    assert outcome.winners() == [A, B]


def test_the_whole_record_is_open_once_the_game_is_over() -> None:
    match = sit_down(ROUND_3)
    assert match.over()
    for seat in (A, B, SPECTATOR):
        assert match.download(seat) == match.record()
        assert match.download(seat).headers["result"] == "62 58"
