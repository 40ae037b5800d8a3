"""``partie cards check``: a card set that is whole, card sets that are not, and folders that are none."""

import json
from pathlib import Path

import pytest

from partie.games.stonespine.faces import own_lists
from partie.words.catalog import LANGUAGES

from .helpers import run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in own_lists().items():
        (tmp_path / f"{name}.table").write_text(text, encoding="utf-8")
    return tmp_path


def change(folder: Path, table: str, old: str, new: str) -> None:
    path = folder / f"{table}.table"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_our_own_deck_is_accepted(folder: Path) -> None:
    result = run("cards", "check", str(folder))
    assert result.exit_code == 0
    assert "“stonespine-1-" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_fault_is_explained_in_every_language(folder: Path, lang: str) -> None:
    change(folder, "chambers", "| cave ", "| cove ")
    change(folder, "challenges", "\n2 ", "\n1 ")
    change(folder, "jael", "legendary", "basic    ")
    change(folder, "blueprints", "\n4 ", "\n# 4 ")
    for number in (5, 6, 7):
        change(folder, "blueprints", f"\n{number} ", f"\n# {number} ")
    result = run("cards", "check", str(folder), "--lang", lang)
    assert result.exit_code == 1
    for part in ("chambers.table", "„cove" if lang != "en" else "“cove”", "challenges.table", "jael.table, legendary"):
        assert part in result.stdout
    assert "blueprints.table" in result.stdout


def test_a_table_that_is_missing_or_has_other_columns(folder: Path) -> None:
    (folder / "market.table").unlink()
    change(folder, "goals", "rank", "sort")
    change(folder, "tokens", "| 6      | sourced |", "| 6      | sourced")
    told = run("cards", "check", str(folder)).stdout
    assert "market.table is missing." in told
    assert "goals.table, line 2: the columns must be number | name | rank | grade | note" in told
    assert "tokens.table, line 3: 4 cells instead of 5." in told


def test_for_a_program(folder: Path) -> None:
    change(folder, "chambers", "| BLR ", "| RLB ")
    told = json.loads(run("cards", "check", str(folder), "--json").stdout)
    assert not told["accepted"]
    assert [(fault["table"], fault["line"], fault["column"]) for fault in told["faults"]] == [("chambers", 4, "doors")]


def test_folders_that_hold_no_deck(tmp_path: Path, folder: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for args, said in (
        (("check", str(tmp_path / "nowhere")), "There is no folder"),
        (("check", str(empty)), "has no set.table"),
        (("chek", str(folder)), "partie cards check FOLDER"),
    ):
        result = run("cards", *args)
        assert result.exit_code != 0
        assert said in result.stderr.replace("\n", " ")
    change(folder, "set", "stonespine |", "chess      |")
    assert "No installed game “chess” accepts card sets" in run("cards", "check", str(folder)).stderr
