"""What runs here is what was meant to run: the compiled wheel, or the pure one, with every file that it reads."""

import ast
import os
import tomllib
from pathlib import Path

from partie.sources import is_compiled

TOP = Path(__file__).parents[1]


def test_the_wheel_under_test_is_the_one_that_was_meant() -> None:
    expected = os.environ.get("PARTIE_EXPECT", "compiled" if is_compiled() else "pure")
    assert expected == ("compiled" if is_compiled() else "pure")


def test_every_file_of_the_package_goes_into_the_wheel() -> None:
    """Words, card lists and handbooks are read at run time: a pattern that misses one breaks an installed Partie."""
    settings = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
    package = TOP / "src" / "partie"
    packed = {path for each in settings["tool"]["setuptools"]["package-data"]["partie"] for path in package.glob(each)}
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert [path for path in files if path.suffix not in (".py", ".so", ".pyd") and path not in packed] == []
    assert package / "games" / "tides" / "handbook" / "example.partie" in packed


def from_the_repository(source: str) -> list[str]:
    """What a module imports that is in the repository alone: tools and tests are not shipped."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.append(node.module)
    return [name for name in found if name.split(".")[0] in ("tools", "tests")]


def test_the_package_needs_nothing_that_is_not_shipped() -> None:
    package = TOP / "src" / "partie"
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(package.rglob("*.py"))}
    assert {str(path): found for path, text in sources.items() if (found := from_the_repository(text))} == {}


def test_an_import_of_the_tools_is_found() -> None:
    assert from_the_repository("def late():\n    from tools.bench.server.run import measure_server") == [
        "tools.bench.server.run"
    ]
    assert from_the_repository("import tests.server.faults") == ["tests.server.faults"]
    assert from_the_repository("from partie.testing import tools") == []
