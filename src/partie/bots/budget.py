"""How long a bot may think. The clock is the caller's: a bot only asks whether its time is over."""

from collections.abc import Callable
from typing import Final


def never() -> bool:
    """No clock at all: the bot's own measure is the limit."""
    return False


class Budget:
    """What a bot may spend on one answer: a share of the looks ahead that are its own measure, and time."""

    def __init__(self, is_over: Callable[[], bool] = never, share: float = 1.0) -> None:
        self.is_over = is_over
        self.share = share


ENOUGH: Final = Budget()
