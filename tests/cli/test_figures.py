"""Shares and means with their intervals, against figures from the textbooks; and the picture made of them."""

from random import Random
from xml.etree import ElementTree

import pytest

from partie.cli.chart import Panel, draw
from partie.cli.figures import Interval, Sum, share


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
