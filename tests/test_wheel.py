"""What runs here is what was meant to run: the compiled wheel, or the pure one, with every file that it reads."""

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
