"""Places in the cave as records, positions and screens write them."""

import pytest

from partie.core import Cell, view_of
from partie.core.codecs import Codec, Codes
from partie.core.grid import EAST, NORTH, SOUTH, WEST, beside, cell
from partie.core.position_text import read_position, write_position
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.spaces import (
    CORNER,
    EDGE,
    EDGE_OR_NONE,
    HIDDEN_GOAL,
    HUB,
    LAID,
    NO_EDGE,
    NODES,
    OUT,
    SPACE,
    SPACE_OR_OUT,
    as_laid,
    card_of,
    cell_of,
    cells_at,
    edge_of,
    fits,
    node_of,
    side_of,
    sides_of,
    space_at,
    steps_between,
    way_of,
)
from partie.registry import find_game
from partie.table.snapshot import position_json

from .caves import A, B, number, random_positions, table

CODES: Codes = DARKCAVE.notation
CELLS = [cell(0, 0), cell(-4, 4), cell(12, -30), cell(-1, -1)]


@pytest.mark.parametrize("place", CELLS)
def test_a_space_is_a_cell_and_a_node(place: Cell) -> None:
    for node in range(len(NODES)):
        assert (cell_of(space_at(place, node)), node_of(space_at(place, node))) == (place, node)


@pytest.mark.parametrize("place", CELLS)
def test_an_edge_is_known_by_its_southern_or_western_cell(place: Cell) -> None:
    assert cells_at(edge_of(place, NORTH)) == (place, beside(place, NORTH))
    assert cells_at(edge_of(place, SOUTH)) == (beside(place, SOUTH), place)
    assert cells_at(edge_of(place, WEST)) == (beside(place, WEST), place)
    assert [side_of(edge_of(place, side)) for side in (NORTH, EAST, SOUTH, WEST)] == [NORTH, EAST, NORTH, EAST]


def test_a_card_lies_as_it_is_or_rotated() -> None:
    for way in (0, 1):
        assert (card_of(as_laid(7, way)), way_of(as_laid(7, way))) == (7, way)


def test_cells_are_counted_along_rows_and_columns() -> None:
    assert steps_between(cell(-1, 2), cell(3, -2)) == 8


def test_a_card_fits_if_it_is_open_and_closed_where_it_must_be() -> None:
    bend = sides_of([NORTH, EAST])
    assert fits(bend, sides_of([NORTH]), sides_of([SOUTH, WEST]))
    assert not fits(bend, sides_of([NORTH, SOUTH]), sides_of([]))
    assert not fits(bend, sides_of([NORTH]), sides_of([EAST]))
    assert not fits(bend, sides_of([]), sides_of([SOUTH])), "nothing is prolonged"


@pytest.mark.parametrize(
    ("codec", "value", "text", "json"),
    [
        (SPACE, space_at(cell(2, 1), HUB), "b2 hub", "b2 hub"),
        (SPACE, space_at(cell(-4, -4), HIDDEN_GOAL), "-d-4 goal", "-d-4 goal"),
        (SPACE_OR_OUT, OUT, "-", None),
        (EDGE, edge_of(cell(2, 1), SOUTH), "b3 north", "b3 north"),
        (EDGE_OR_NONE, NO_EDGE, "-", None),
        (LAID, as_laid(number("I-tee-h"), 0), "I-tee-h", {"card": "I-tee-h", "rotated": False}),
        (LAID, as_laid(number("I-tee-h"), 1), "I-tee-h rotated", {"card": "I-tee-h", "rotated": True}),
        (LAID, as_laid(number("start"), 0), "start", {"card": "start", "rotated": False}),
        (CORNER, 1, "north-east", "north-east"),
    ],
)
def test_how_places_are_written_and_read(codec: Codec, value: int, text: str, json: object) -> None:
    assert (codec.text(value, CODES), codec.read(text, CODES), codec.json(value, CODES)) == (text, value, json)


@pytest.mark.parametrize(
    ("codec", "text"),
    [
        (SPACE, "b2"),
        (SPACE, "b2 middle"),
        (EDGE, "b2 south"),
        (LAID, "I-tee-h turned"),
        (LAID, "nothing"),
        (CORNER, "top"),
    ],
)
def test_what_is_no_place(codec: Codec, text: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        codec.read(text, CODES)


def test_a_screen_is_sent_names() -> None:
    t = table(
        2,
        "I-cross (1,0); I-tee-h (2,0) turned; II-tee-h-gold (3,0); goal-exit (4,4)",
        dwarfs={A: "(3,0) w"},
        left=[B],
        creatures={"rat": "A (2,0)"},
        webs={"I-web": "A (1,0) south 2"},
    )
    told = position_json(find_game("darkcave"), view_of(DARKCAVE, t.s, A).position)
    assert {
        name: told[name] for name in ("cave", "dwarfs", "veins", "creatures", "webs", "lying", "left", "ending")
    } == {
        "cave": {
            "a0": {"card": "start", "rotated": False},
            "b0": {"card": "I-cross", "rotated": False},
            "c0": {"card": "I-tee-h", "rotated": True},
            "d0": {"card": "II-tee-h-gold", "rotated": False},
            "e-4": {"card": "goal-exit", "rotated": False},
        },
        "dwarfs": ["d0 w", None],
        "veins": ["d0 s"],
        "creatures": ["c0 hub", None, None],
        "webs": ["b1 north", None, None],
        "lying": "-",
        "left": [1],
        "ending": None,
    }


@pytest.mark.parametrize("seats", [2, 8])
def test_every_position_is_read_as_it_was_written(seats: int) -> None:
    for s in list(random_positions(seats, "written"))[::25]:
        text = write_position(DARKCAVE, s)
        assert write_position(DARKCAVE, read_position(DARKCAVE, text)) == text
