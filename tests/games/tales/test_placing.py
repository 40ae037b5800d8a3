"""G12 Placing a tile: the grid, joins, and which cells are legal."""

from collections.abc import Mapping
from itertools import chain

import pytest

from partie.core import Cell, seats_in
from partie.core.grid import column_of, row_of
from partie.games.tales import TALES
from partie.games.tales.answering import turn_of
from partie.games.tales.events import KeyMade
from partie.games.tales.faces import SIDES, Printed, Tile
from partie.games.tales.tiles import card_in, cell_in
from partie.games.tales.turn import CELL

from .helpers import ON, TABLES, A, B, Table, begun, cell_name, deck_of, random_positions, table

# Named by where their connectors are; the locked and the bolted one have half a key on every side.
GAME = deck_of(
    """
    1 | Top    | treasure  | . | N       | 1glory | .
    1 | Right  | treasure  | . | E       | 1glory | .
    1 | Bottom | treasure  | . | S       | 1glory | .
    1 | Left   | treasure  | . | W       | 1glory | .
    1 | Beam   | monster   | . | E W     | 1glory | .
    1 | Pole   | monster   | . | N S     | 1glory | .
    1 | Corner | character | . | N W     | 1glory | .
    1 | Locked | treasure  | . | Nk Ek Sk Wk | 1glory | .
    1 | Bolted | treasure  | . | Nk Ek Sk Wk | 1glory | .
    """,
    heroes="Knight | 3coin 3potion | N E S W | 1glory; 1glory // Squire | 1coin | E W | 1glory; 1glory",
)
WHERE = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def placing(tile: str, story: str = "") -> Table:
    """Seat A has drafted a free tile, and is to say where it lays it."""
    return table(GAME, drafted={A: tile}, story={A: story} if story else None).say("A place")


# -- G12.1–G12.3 the grid ----------------------------------------------------------------------------------------------


def test_G12_1_the_paid_tile_is_added_to_the_own_story() -> None:
    game = placing("beam").say("A lay (1,0) + confirm")
    assert game.story(A) == {"(0,0)": "knight", "(1,0)": "beam"}
    assert game.lie_in(game.s.added[A]) == ["beam", "knight"]
    assert game.s.drafted[A] == ()
    assert game.story(B) == {"(0,0)": "squire"}


@pytest.mark.parametrize("seats", TABLES)
def test_G12_2_the_hero_lies_at_the_origin(seats: int) -> None:
    game = begun(seats, heroes="squire", game=GAME)
    assert [list(game.story(seat)) for seat in range(seats)] == [["(0,0)"]] * seats
    assert game.story(A) == {"(0,0)": "squire"}


@pytest.mark.parametrize("side", SIDES)
def test_G12_2_a_story_may_grow_as_far_as_there_are_tiles(side: str) -> None:
    """Eleven tiles in a row: the twelfth is the farthest that ten rounds and two quests can lead."""
    x, y = WHERE[side]
    row = "; ".join([f"waste-{each} ({each * x},{each * y})" for each in range(1, 10)])
    errands = f"; errand-1 ({10 * x},{10 * y}); errand-2 ({11 * x},{11 * y})"
    game = placing("locked", row + errands)
    farthest = f"({12 * x},{12 * y})"
    assert f"lay {farthest}" in game.options(A)
    game.say(f"A lay {farthest} + confirm")
    assert game.story(A)[farthest] == "locked"


@pytest.mark.parametrize(
    ("tile", "cell"), [("top", "(0,-1)"), ("right", "(-1,0)"), ("bottom", "(0,1)"), ("left", "(1,0)")]
)
def test_G12_3_a_tile_is_not_turned_to_fit(tile: str, cell: str) -> None:
    """A hero with four connectors would take each of them on every side, if it could be turned."""
    assert placing(tile).options(A) == [f"lay {cell}"]


# -- G12.4–G12.9 which cells are legal ---------------------------------------------------------------------------------


def test_G12_4_the_cell_must_be_empty() -> None:
    game = placing("waste-1", "waste-2 (1,0)")
    assert game.refusal("A lay (0,0)") == "cell-taken"
    assert game.refusal("A lay (1,0)") == "cell-taken"
    assert game.refusal("A lay (2,0)") == ""


def test_G12_4_a_new_join_is_needed_with_a_tile_already_lying_there() -> None:
    game = placing("waste-1")
    assert sorted(game.options(A)) == ["lay (-1,0)", "lay (0,-1)", "lay (0,1)", "lay (1,0)"]
    assert game.refusal("A lay (1,1)") == "no-join", "across a corner nothing joins"
    assert game.refusal("A lay (5,5)") == "no-join"


def test_G12_4_bare_sides_that_touch_are_no_join() -> None:
    """Neither the pole nor the tile above the hero has a connector at its left or right."""
    game = placing("pole", "bottom (0,1)")
    assert game.refusal("A lay (1,1)") == "no-join"
    assert game.options(A) == ["lay (0,-1)"]


def test_G12_5_a_connector_may_not_touch_a_side_without_one() -> None:
    """The tile above the hero is bare on its other three sides, the waste on none."""
    game = placing("waste-1", "bottom (0,1)")
    assert game.refusal("A lay (1,1)") == "connectors-clash"
    assert game.refusal("A lay (0,2)") == "connectors-clash"


def test_G12_5_a_side_without_a_connector_may_not_touch_one_with_it() -> None:
    game = placing("pole", "waste-1 (1,0)")
    assert game.refusal("A lay (2,0)") == "connectors-clash", "its bare left side against the connector of the waste"
    assert sorted(game.options(A)) == ["lay (0,-1)", "lay (0,1)", "lay (1,-1)", "lay (1,1)"]


def test_G12_5_a_join_on_one_side_does_not_mend_a_clash_on_another() -> None:
    """At (1,1) the tile joins the waste below it, and its left connector meets the bare side of the bottom tile."""
    game = placing("locked", "waste-1 (1,0); bottom (0,1)")
    assert game.refusal("A lay (1,1)") == "connectors-clash"


def test_G12_6_two_sides_without_connectors_may_touch() -> None:
    game = placing("pole", "waste-1 (1,0); bottom (0,1)")
    game.say("A lay (1,1) + confirm")
    assert game.story(A)["(1,1)"] == "pole"


@pytest.mark.parametrize(
    ("tile", "neighbour", "keys"),
    [("waste-1", "waste-2", 0), ("locked", "waste-2", 0), ("waste-1", "locked", 0), ("locked", "bolted", 1)],
)
def test_G12_7_blank_and_half_key_may_be_joined_in_every_way(tile: str, neighbour: str, keys: int) -> None:
    game = placing(tile, f"{neighbour} (1,0)")
    assert "lay (2,0)" in game.options(A)
    game.say("A lay (2,0)" + " + open knight 1" * keys + " + confirm")
    assert game.story(A)["(2,0)"] == tile
    assert len(game.told_of(KeyMade, A)) == keys


def by_number(printed: Printed) -> dict[int, Tile]:
    """Every tile of a deck under its number."""
    deck = printed.card_set
    numbers = (*printed.tiles, *printed.heroes, *printed.quests)
    return dict(zip(numbers, (*deck.tiles, *deck.heroes, *deck.quests), strict=True))


def is_legal(sides: set[str], around: Mapping[str, set[str]]) -> bool:
    """The cell test as the rule list words it: the tile's connectors, and its neighbours' by the side they lie on."""
    joined = False
    for side, theirs in around.items():
        has, faces = side in sides, OPPOSITE[side] in theirs
        if has != faces:
            return False
        joined = joined or has
    return joined


@pytest.mark.parametrize("seats", TABLES)
def test_G12_8_exactly_the_cells_of_the_cell_test_are_offered(seats: int) -> None:
    """Every placing of games of random answers, against the wording of the rule."""
    tiles = by_number(TALES.printed)
    compared = 0
    games = [random_positions(seats, ON, f"cells {each}") for each in range(3)]
    for s in chain.from_iterable(games):
        if not s.waiting or TALES.rules.question(s).name != "turn":
            continue
        for seat in seats_in(s.waiting):
            turn = turn_of(s, seat, s.sealed[seat])
            if turn.stage != CELL:
                continue
            sides = {
                (column_of(Cell(cell)), -row_of(Cell(cell))): {SIDES[each.side] for each in tiles[card].connectors}
                for cell, card in turn.story.items()
            }
            new = {SIDES[each.side] for each in tiles[turn.placing].connectors}
            legal = set()
            for x in range(-14, 15):
                for y in range(-14, 15):
                    around = {
                        side: sides[x + dx, y + dy] for side, (dx, dy) in WHERE.items() if (x + dx, y + dy) in sides
                    }
                    if (x, y) not in sides and is_legal(new, around):
                        legal.add(f"lay ({x},{y})")
            assert set(Table(TALES, s).options(seat)) == legal
            compared += 1
    assert compared >= 10 * seats


def test_G12_9_a_connector_may_point_at_an_empty_cell() -> None:
    """The corner hangs below the waste; its left connector points at nothing, as do those of the knight."""
    game = placing("corner", "waste-1 (1,0)")
    game.say("A lay (1,-1) + confirm")
    assert game.story(A) == {"(0,0)": "knight", "(1,0)": "waste-1", "(1,-1)": "corner"}


# -- G12.10, G12.11 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_G12_10_a_tile_once_placed_stays_where_it_is(seats: int) -> None:
    before: list[tuple[int, ...]] = [()] * seats
    for s in random_positions(seats, ON, "stay"):
        for seat in range(seats):
            now = s.stories[seat]
            assert now[: len(before[seat])] == before[seat]
            assert len({cell_in(tile) for tile in now}) == len(now), "no tile covers another"
            assert sorted([card_in(tile) for tile in now]) == [p >> 16 for p in s.added[seat]]
            before[seat] = now
    assert all([len(tiles) > 1 for tiles in before])


def test_G12_11_a_story_without_a_fitting_connector_is_no_fault() -> None:
    """The squire's two connectors are used up, and both tiles have no other: it discards in every round."""
    game = table(
        GAME,
        round=7,
        step="round",
        story={B: "left (1,0); right (-1,0)"},
        reserve={B: ""},
        opened={B: "squire 1; squire 2"},
    )
    rounds = 0
    while game.s.waiting:
        if game.question() == "turn":
            rounds += 1
            assert B not in game.who(), "there is nothing to ask it"
        game.all_usual()
    assert rounds == 4
    assert game.story(B) == {"(0,0)": "squire", "(1,0)": "left", "(-1,0)": "right"}
    assert len(game.s.discarded[B]) == 4
    assert game.s.coins[B] == game.s.potions[B] == 4


def test_G12_11_the_cells_of_a_closed_story_are_none() -> None:
    game = table(GAME, story={B: "left (1,0); right (-1,0)"}, drafted={B: "locked"})
    assert game.asked(B) == "chest"
    assert [cell_name(cell_in(tile)) for tile in game.s.stories[B]] == ["(0,0)", "(1,0)", "(-1,0)"]
