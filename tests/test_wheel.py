"""What runs here is what was meant to run: the compiled wheel, or the pure one."""

import os

from partie.sources import is_compiled


def test_the_wheel_under_test_is_the_one_that_was_meant() -> None:
    expected = os.environ.get("PARTIE_EXPECT", "compiled" if is_compiled() else "pure")
    assert expected == ("compiled" if is_compiled() else "pure")
