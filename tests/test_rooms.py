"""Packages import each other one way only, and what runs without a terminal needs no terminal's libraries."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"


def modules_in(folder: Path) -> dict[str, Path]:
    """Every module below a folder, by its name."""
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def named(node: ast.AST) -> Iterator[str]:
    """What a piece of code imports: by a statement, wherever it stands, or by a literal name."""
    if isinstance(node, ast.Import):
        yield from [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are absolute"
        yield from [f"{node.module}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
        yield from [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def imports(name: str, source: str, known: set[str]) -> set[str]:
    """The modules that a module imports; with each comes its package, unless the module itself is inside that."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        for wanted in named(node):
            parts = wanted.split(".")
            chain = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
            inside = [each for each in chain if each in known]
            found |= {each for each in inside[:-1] if not f"{name}.".startswith(f"{each}.")} | set(inside[-1:])
    return found - {name}


def circle_in(folder: Path) -> list[str]:
    """The modules of one circle of imports below a folder; none if there is no circle."""
    modules = modules_in(folder)
    graph = {name: imports(name, path.read_text(encoding="utf-8"), set(modules)) for name, path in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def test_there_are_no_circles() -> None:
    assert circle_in(SOURCES) == []


@pytest.mark.parametrize(
    "back",
    [
        "import rooms.one",
        "from rooms import one",
        "def late():\n    from rooms.one import thing",
        "import_module('rooms.one')",
        "if TYPE_CHECKING:\n    from rooms.one import thing",
    ],
)
def test_a_circle_is_found(tmp_path: Path, back: str) -> None:
    room = tmp_path / "rooms"
    room.mkdir()
    (room / "__init__.py").touch()
    (room / "one.py").write_text("from rooms.two import thing\n")
    (room / "two.py").write_text("import sys\n")
    assert circle_in(tmp_path) == []
    (room / "two.py").write_text(back)
    assert sorted(set(circle_in(tmp_path))) == ["rooms.one", "rooms.two"]


def run_without(blocked: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own that cannot import some packages."""
    block = f"import sys\nsys.modules.update(dict.fromkeys({blocked!r}))\n"  # None: importing it raises
    return subprocess.run([sys.executable, "-c", block + code], capture_output=True, text=True, check=False)


def test_the_lab_needs_neither_click_nor_rich() -> None:
    lab = sorted([name for name in modules_in(SOURCES) if name.startswith("partie.lab")])
    assert len(lab) > 10
    done = run_without(("click", "rich"), "\n".join([f"import {name}" for name in lab]))
    assert done.returncode == 0, done.stderr


def test_a_table_needs_the_standard_library_alone() -> None:
    play = """
from partie.registry import game_names
from partie.table.door import Door
for name in game_names():
    seats = next(each["least"] for each in Door().games() if each["name"] == name)
    door = Door()
    bots = ["greedy"] * seats
    door.open({"game": name, "players": bots, "bots": bots, "settings": {}, "salt": [], "headers": {}}, "seed")
    assert door.bot("luck") is not None
    assert door.snapshot(0)["log"] is not None
"""
    done = run_without(("babel", "click", "fluent", "fluent.runtime", "fluent.syntax", "openskill", "rich"), play)
    assert done.returncode == 0, done.stderr


def test_what_is_blocked_cannot_be_imported() -> None:
    assert "click" in run_without(("click",), "import partie.cli.app").stderr
