"""Views, questions, events and score sheets as JSON: what a screen needs to know of a table. Standard library only."""

from partie.wire.look import foresee, look, position_told
from partie.wire.shapes import Look, Message

__all__ = ["Look", "Message", "foresee", "look", "position_told"]
