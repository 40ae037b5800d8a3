"""How numbers are written, in a terminal and in a picture."""

from typing import Final

MINUS: Final = "−"


def number_text(number: float, form: str = "") -> str:
    """A number, below zero with a true minus sign; ``form`` is a format specification."""
    return format(number, form).replace("-", MINUS)


def signed(points: int) -> str:
    """A change in points, always with its sign."""
    return number_text(points, "+d")
