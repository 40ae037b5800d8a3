"""Bits are shifted and masked only in the modules that own an encoding; everybody else asks those.

A piece, a set of seats, a cell: each is one int, and one module knows how it is made up. A game may pack something of
its own, in one module that is named here with what it owns.
"""

import ast
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[1] / "src" / "partie"

OWNERS: Final = {
    "core/seats.py": "sets of seats",
    "core/cards.py": "cards",
    "core/grid.py": "cells, and sets of sides",
    "games/tales/tiles.py": "tiles on cells, and chests",
    "games/darkcave/spaces.py": "spaces, edges, cards as they lie, and sets of their sides",
    "games/stonespine/board.py": "the connections of a dungeon, as sets of places",
    "games/stonespine/elements.py": "how many elements there are of each kind",
    "games/stonespine/stalls.py": "sets of the market: a card and its half",
    "games/stonespine/places.py": "edges, doors, and sets of places and of edges",
    "games/tides/endings.py": "sets of cards",
}

SHIFTS: Final = (ast.LShift, ast.RShift)
BITS: Final = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor)


def shifts(path: Path) -> list[int]:
    """The lines that shift or mask bits."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return sorted({node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt) and _shifts(node)})


def _shifts(node: ast.expr | ast.stmt) -> bool:
    """``|`` alone joins types, mappings and sets of words, so it says nothing."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, SHIFTS) or (isinstance(node.op, BITS) and _has_number(node.left, node.right))
    if isinstance(node, ast.AugAssign):
        return isinstance(node.op, (*BITS, ast.BitOr)) and not _is_set(node.value)
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)


def _has_number(*sides: ast.expr) -> bool:
    return any([isinstance(side, ast.Constant) and isinstance(side.value, int) for side in sides])


def _is_set(value: ast.expr) -> bool:
    """A union of sets or mappings is not about bits."""
    if isinstance(value, ast.BinOp):
        return _is_set(value.left) and _is_set(value.right)
    return isinstance(value, (ast.Set, ast.SetComp, ast.Dict, ast.DictComp, ast.Call))


def found_in(folder: Path) -> dict[str, list[int]]:
    """Every module that shifts bits, with the lines."""
    modules = {path.relative_to(folder).as_posix(): shifts(path) for path in sorted(folder.rglob("*.py"))}
    return {name: lines for name, lines in modules.items() if lines}


def test_only_owners_shift_bits() -> None:
    others = {name: lines for name, lines in found_in(SOURCES).items() if name not in OWNERS}
    assert others == {}, "say face(piece), has(seats, seat), reveal(piece, seats); or name the module as an owner"


def test_an_owner_that_shifts_nothing_is_taken_off_the_list() -> None:
    found = found_in(SOURCES)
    assert [name for name in OWNERS if name not in found] == []


def test_the_test_itself_would_notice(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    for line in ("p >> 16", "1 << seat", "p & 0xFFFF", "side ^ 2", "piece |= seats", "mask &= ~bit", "known -= ~3"):
        path.write_text(f"{line}\n", encoding="utf-8")
        assert shifts(path) == [1], line
    for line in ("int | None", "one | other", "names |= {name}", "words -= 1", "a and b"):
        path.write_text(f"{line}\n", encoding="utf-8")
        assert shifts(path) == [], line
