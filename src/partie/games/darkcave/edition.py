"""Where versions of the rules differ: each value is asked for in one place, and a record says which version it is."""

from typing import Final


class Edition:
    """One version of the rules.

    ``fits_goals``    D14.3 a goal that can fit all its neighbours lies so; otherwise the seat that reveals it chooses
    ``ends_at_once``  D16.4 with the last card of pile and hands the game ends; otherwise at the end of that turn
    ``lowers_hands``  D11.16 each loss lowers the hand maximum of a seat; otherwise lost cards are just not replaced
    """

    def __init__(self, version: int, fits_goals: bool, ends_at_once: bool, lowers_hands: bool) -> None:
        self.version = version
        self.fits_goals = fits_goals
        self.ends_at_once = ends_at_once
        self.lowers_hands = lowers_hands


FIRST: Final = Edition(1, fits_goals=False, ends_at_once=False, lowers_hands=False)
SECOND: Final = Edition(2, fits_goals=True, ends_at_once=True, lowers_hands=True)
