"""What lies on each cell of the cave, for a board that knows no game."""

from collections.abc import Mapping
from typing import Final

from partie.core import Card, Cell, Laid, has
from partie.core.cards import face
from partie.core.grid import cell_text, opposite
from partie.games.darkcave.cave import corners
from partie.games.darkcave.faces import CREATURES
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.spaces import NO_EDGE, OUT, card_of, cell_of, cells_at, side_of, way_of

SIDES: Final = ("board-north", "board-east", "board-south", "board-west")
WEBS: Final = ("face-i-web", "face-ii-web", "face-iii-web")  # D8.20


def laid(v: DarkCave) -> Mapping[str, Laid]:
    """D2.2, D3 The cards of the cave and the goals on its corners, with the figures, nuggets and webs on them."""
    lies = {at: (card_of(card), way_of(card) != 0) for at, card in v.cave.items()}
    for corner, at in enumerate(corners(v.area)):
        if at not in lies and v.goals[corner]:
            lies[at] = (face(v.goals[corner][0]), False)
    return {cell_text(at): _on(v, at, card, turned) for at, (card, turned) in lies.items()}


def laid_by(v: DarkCave, public: Mapping[str, Laid]) -> Mapping[str, Laid]:
    """D8.2 The same with the goals that this viewer has looked at, where an onlooker sees backs."""
    known: dict[str, Laid] = {}
    for corner, at in enumerate(corners(v.area)):
        goal = face(v.goals[corner][0]) if v.goals[corner] and at not in v.cave else 0
        if goal > 0:
            known[cell_text(at)] = public[cell_text(at)]._replace(card=goal)
    return {**public, **known} if known else public


def _on(v: DarkCave, at: Cell, card: Card, turned: bool) -> Laid:
    seats = tuple([seat for seat, space in enumerate(v.dwarfs) if space != OUT and cell_of(space) == at])
    notes = [f"board-{CREATURES[i]}" for i, space in enumerate(v.creatures) if space != OUT and cell_of(space) == at]
    notes += ["board-vein-full" for space in v.veins if cell_of(space) == at]
    notes += ["board-lying"] * any([has(v.lying, seat) for seat in seats])
    for i, edge in enumerate(v.webs):
        if edge != NO_EDGE:
            here, beyond = cells_at(edge)
            if here == at:
                notes.append(f"{WEBS[i]} {SIDES[side_of(edge)]}")
            elif beyond == at:
                notes.append(f"{WEBS[i]} {SIDES[opposite(side_of(edge))]}")
    return Laid(card, turned, seats, tuple(notes))
