"""The floors of the server: a package imports what stands below it. Planted imports show that the contract holds."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# What is planted, where, and which contract it breaks.
PLANTED = {
    "an arrow up": (
        "server/infra/tokens.py",
        "from partie.server.tables.room import Room",
        "The server's floors: a package imports what stands below it, and none beside it",
    ),
    "a neighbour": (
        "server/chat/text.py",
        "from partie.server.ratings.skill import SeatResult",
        "The server's floors: a package imports what stands below it, and none beside it",
    ),
    "HTTP below the web": (
        "server/tables/seating.py",
        "from litestar import Request",
        "Below the web nothing of the server knows HTTP",
    ),
    "the driver in a store": (
        "server/lobby/store.py",
        "from asyncpg import Record",
        "PostgreSQL is reached through infra.database alone",
    ),
    "NATS in a queue": (
        "server/notifications/queue.py",
        "from nats.js.api import StreamConfig",
        "NATS is reached through infra.nats_client alone",
    ),
}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the package in a folder where something may be planted."""
    folder = tmp_path_factory.mktemp("floors")
    shutil.copytree(
        TOP / "src" / "partie", folder / "src" / "partie", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    shutil.copy(TOP / "pyproject.toml", folder)
    return folder


def broken_in(folder: Path) -> str:
    """What the contracts say of a copy; nothing if all are kept."""
    env = {"PYTHONPATH": str(folder / "src"), "PATH": "/usr/bin:/bin"}
    ran = subprocess.run([sys.executable, "-c", LINT], cwd=folder, env=env, capture_output=True, text=True, check=False)
    return ran.stdout if ran.returncode else ""


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_import_breaks_its_contract(copied: Path, name: str) -> None:
    where, line, contract = PLANTED[name]
    path = copied / "src" / "partie" / where
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text}\n\n{line}\n", encoding="utf-8")
    try:
        assert f"{contract} BROKEN" in " ".join(broken_in(copied).split())
    finally:
        path.write_text(text, encoding="utf-8")


def test_a_package_that_has_no_floor_breaks_the_contract(copied: Path) -> None:
    new = copied / "src" / "partie" / "server" / "elsewhere"
    new.mkdir()
    (new / "__init__.py").write_text('"""Nowhere."""\n')
    try:
        assert broken_in(copied)
    finally:
        shutil.rmtree(new)


def test_tests_of_the_server_stand_where_its_packages_do() -> None:
    """``harness`` is what they are made of; ``faults``, ``load`` and ``runs`` are about a whole server."""
    tests, server = TOP / "tests" / "server", TOP / "src" / "partie" / "server"
    places = {path.parent.relative_to(tests).as_posix() for path in tests.rglob("test_*.py")}
    packages = {path.parent.name for path in server.glob("*/__init__.py")}
    assert places - packages == {"faults", "load", "runs"}
    assert not list((tests / "harness").rglob("test_*.py"))
