"""G12 The story: a square grid of tiles that hang together by their connectors."""

from typing import Final

from partie.core.grid import STEP
from partie.games.tales.faces import Printed

SIDES: Final = (0, 1, 2, 3)


def fits(printed: Printed, story: dict[int, int], card: int, cell: int) -> bool:
    """G12.5, G12.6 Whether no side with a connector would touch one without."""
    ports = printed.ports[card]
    for side in SIDES:
        other = story.get(cell + STEP[side], 0)
        if other and (ports >> side ^ printed.ports[other] >> (side ^ 2)) & 1:
            return False
    return True


def joins_of(printed: Printed, story: dict[int, int], card: int, cell: int) -> list[tuple[int, int]]:
    """G12.4 The sides that would be joined, each with the tile on the other side."""
    ports = printed.ports[card]
    found: list[tuple[int, int]] = []
    for side in SIDES:
        if ports >> side & 1:
            other = story.get(cell + STEP[side], 0)
            if other and printed.ports[other] >> (side ^ 2) & 1:
                found.append((side, other))
    return found


def cells_for(printed: Printed, story: dict[int, int], card: int) -> list[int]:
    """G12.4–G12.8 Every cell on which a tile may be laid, in reading order."""
    ports = printed.ports[card]
    found: list[int] = []
    for at, other in story.items():
        open_sides = printed.ports[other]
        for side in SIDES:
            if open_sides >> side & ports >> (side ^ 2) & 1:
                cell = at + STEP[side]
                if cell not in story and cell not in found and fits(printed, story, card, cell):
                    found.append(cell)
    found.sort()
    return found


def has_cell(printed: Printed, story: dict[int, int], card: int) -> bool:
    """G9.7 Whether a tile can be laid anywhere."""
    ports = printed.ports[card]
    for at, other in story.items():
        open_sides = printed.ports[other]
        for side in SIDES:
            if open_sides >> side & ports >> (side ^ 2) & 1:
                cell = at + STEP[side]
                if cell not in story and fits(printed, story, card, cell):
                    return True
    return False


def surrounded(story: dict[int, int]) -> int:
    """G18.13, G18.14 How many tiles have a tile on all four sides, joined or not."""
    found = 0
    for at in story:
        found += at - STEP[2] in story and at + STEP[1] in story and at + STEP[2] in story and at - STEP[1] in story
    return found
