"""A game in the place of OpenSpiel, as its own process imports it."""

from pathlib import Path

_OPEN_SPIEL = """
class Position:
    def __init__(self, moves=0):
        self.moves = moves
    def current_player(self):
        return {player}
    def legal_actions(self):
        return [0, 1]
    def apply_action(self, action):
        self.moves += 1
    def clone(self):
        return Position(self.moves)

class Game:
    def new_initial_state(self):
        return Position()

def load_game(name):
    assert name == "hearts"
    return Game()
"""


def pretend(folder: Path, player: str, more: str = "") -> None:
    """Write it into a folder. ``player`` is the code that says who is asked; -4 when it is over."""
    (folder / "pyspiel.py").write_text(_OPEN_SPIEL.format(player=player) + more)
