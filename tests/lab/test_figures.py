"""Shares and means with their intervals, against figures from the textbooks; and the picture made of them."""

from random import Random
from xml.etree import ElementTree

import pytest

from partie.lab.chart import Panel, draw
from partie.lab.figures import Interval, Share, Sum, ratio, share


def test_a_share_by_wilson() -> None:
    """8 of 10: 0.4902 to 0.9433, as in Wilson's own formula worked by hand."""
    assert share(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=5e-4)
    assert share(0, 0) == (0.0, 0.0, 1.0)
    none, all_of_them = share(0, 20), share(20, 20)
    assert none.low == pytest.approx(0.0, abs=1e-12)
    assert none.high == pytest.approx(0.1611, abs=5e-4)
    assert all_of_them.high == pytest.approx(1.0, abs=1e-12)


def test_an_interval_holds_the_truth_about_19_times_in_20() -> None:
    rng = Random(1)
    held = 0
    for _ in range(500):
        wins = sum([rng.random() < 0.3 for _ in range(80)])
        held += share(wins, 80).low <= 0.3 <= share(wins, 80).high
    assert 0.92 < held / 500 < 0.98


def test_a_share_of_seats_that_win_on_their_own_is_wilsons() -> None:
    counted = Share()
    for won in (1, 0, 0, 1, 1, 0, 1, 1, 1, 1):
        counted.add(1, won)
    assert counted.interval() == pytest.approx(share(7, 10))


def test_three_seats_that_always_win_together_tell_no_more_than_one() -> None:
    """30 seats in 10 games, but only 10 things that could have come out otherwise."""
    one, two = Share(), Share()
    for won in (3, 0, 0, 3, 3):
        one.add(3, won)
    for won in (0, 3, 3, 3, 3):
        two.add(3, won)
    one.merge(two)
    assert (one.seats, one.wins) == (30, 21)
    assert one.interval() == pytest.approx(share(7, 10))
    for wins, games in ((0, 10), (30, 10), (0, 0)):
        alike = Share()
        for _ in range(games):
            alike.add(3, wins // games)
        assert alike.interval() == pytest.approx(share(wins / 3, games))


def test_one_of_two_seats_in_every_game_is_half_for_sure() -> None:
    counted = Share()
    for _ in range(5):
        counted.add(2, 1)
    assert counted.interval() == (0.5, 0.5, 0.5)


def test_a_mean_and_two_parts_of_it() -> None:
    one, two, whole = Sum(), Sum(), Sum()
    for number in (2, 4, 4, 4):
        one.add(number)
        whole.add(number)
    for number in (5, 5, 7, 9):
        two.add(number)
        whole.add(number)
    one.merge(two)
    assert one == whole
    mean = whole.mean()
    assert mean.value == 5.0
    assert mean.high - mean.value == pytest.approx(1.959964 * 2 / 8**0.5)
    assert Sum().mean() == (0.0, 0.0, 0.0)


def test_a_mean_of_clusters() -> None:
    """Eight clusters of one number are eight numbers: mean 5, deviation 2.138, Student's t of 7 degrees 2.365."""
    single = ratio([(number, 1) for number in (2, 4, 4, 4, 5, 5, 7, 9)])
    assert single.value == 5.0
    assert single.high - single.value == pytest.approx(2.365 * 2.138 / 8**0.5, rel=0.01)
    repeated = ratio([(3 * number, 3) for number in (2, 4, 4, 4, 5, 5, 7, 9)])
    assert repeated == pytest.approx(single), "the same number three times is no more than once"
    assert ratio([(6, 2), (9, 3), (3, 1)]) == (3.0, 3.0, 3.0)
    with pytest.raises(ValueError, match="two clusters"):
        ratio([(6, 2)])


def test_the_picture_is_svg_with_every_number_in_it() -> None:
    bars = [("A & B", Interval(0.25, 0.2, 0.31)), ("C", Interval(0.5, 0.4, 0.6))]
    text = draw(
        "Games <1>",
        [Panel("Wins", bars, even=0.5, unit=" %", scale=100.0), Panel("Stars", [("s", Interval(-2, -3, -1))])],
    )
    root = ElementTree.fromstring(text)
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words == [
        "Games <1>",
        "Wins",
        "A & B",
        "25.0 % (20.0–31.0)",
        "C",
        "50.0 % (40.0–60.0)",
        "Stars",
        "s",
        "−2.0 (−3.0–−1.0)",
    ]
    widths = [
        float(element.get("width", "0"))
        for element in root.iter("{http://www.w3.org/2000/svg}rect")
        if element.get("width") != "100%"
    ]
    assert widths[1] == pytest.approx(2 * widths[0], abs=0.2)
    assert all([width > 0 for width in widths])


def test_a_figure_that_is_exact_has_no_interval_drawn() -> None:
    exact, spread = Interval(2.0, 2.0, 2.0), Interval(2.0, 1.0, 3.0)
    drawn = [draw("Games", [Panel("Times", [("once", figure)])]).count("<path") for figure in (exact, spread)]
    assert drawn == [1, 2]
