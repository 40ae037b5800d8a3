"""Boards: how the table of a game looks in a terminal. A game without a board of its own is drawn from its plan.

A board is found in the package of its game: ``BOARD`` of the module ``terminal``, which is made with the game. It sees
what a seat sees and nothing else. Everything is there twice: drawn, and as lines of text with the same facts.
"""

from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType

from partie.core import Action, Card, Event, Game, Position, View
from partie.registry import part_of
from partie.terminal.generic import GenericBoard
from partie.words.speech import Speech


class Board(Protocol):
    """What a terminal needs to know about a game to show it."""

    def draw(self, view: View[Position], speech: Speech[Position], width: int, own_hand: bool) -> RenderableType:
        """The table, drawn. ``own_hand`` is False where the options show the hand anyway."""
        ...

    def tell(self, view: View[Position], speech: Speech[Position], own_hand: bool) -> list[str]:
        """The table in words, one fact a line."""
        ...

    def numbers(self, legal: Sequence[Action]) -> Sequence[int]:
        """The number of each option: what a person types. From 1 on, unless the table has numbers of its own."""
        ...

    def options(self, view: View[Position], legal: Sequence[Action], speech: Speech[Position]) -> RenderableType:
        """The options with their numbers, drawn."""
        ...

    def option(self, view: View[Position], action: Action, speech: Speech[Position]) -> str:
        """One option in words."""
        ...

    def card(self, card: Card, speech: Speech[Position]) -> str:
        """One card in words: its code, its name, what it does."""
        ...

    def log(self, events: Sequence[Event], speech: Speech[Position]) -> list[str]:
        """What happened, one line each."""
        ...


def find_board(game: Game[Position]) -> Board:
    """The board of a game."""
    terminal = part_of(game, "terminal")
    if terminal is None:
        return GenericBoard(game)
    board: Board = terminal.BOARD(game)
    return board
