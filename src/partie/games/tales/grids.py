"""What lies on each place of the board and on each cell of the stories, for a board that knows no game."""

from collections.abc import Mapping

from partie.core import Laid, Seat
from partie.core.grid import cell_text
from partie.games.tales.position import Tales
from partie.games.tales.tiles import card_in, cell_in


def offered(v: Tales) -> Mapping[str, Laid]:
    """G2.2 The places of the board, from 1, with their tiles; whoever takes one names the place."""
    return {str(place): Laid(card) for place, card in enumerate(v.places, 1)}


def story_cells(v: Tales, seat: Seat) -> Mapping[str, Laid]:
    """G9.1 One story, the hero on the first cell."""
    return {cell_text(cell_in(tile)): Laid(card_in(tile)) for tile in v.stories[seat]}
