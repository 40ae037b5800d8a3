"""The laws that every game keeps, shipped for whoever writes one.

    from partie.testing import check_game

    def test_my_game():
        check_game(MY_GAME)

Each law is a property that any game could break, tried on random play that Hypothesis drives and shrinks. A broken law
raises ``LawBroken`` with the answers that lead there.
"""

from partie.testing.check import LAWS, check_game, check_law
from partie.testing.walk import LawBroken, Luck, Subject

__all__ = ["LAWS", "LawBroken", "Luck", "Subject", "check_game", "check_law"]
