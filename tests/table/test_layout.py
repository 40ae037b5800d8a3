"""What a board that knows no game is told: names for every field, what is one for each seat, grids as maps."""

import re
import sys
from pathlib import Path
from typing import cast
from zipfile import ZipFile

import pytest

from partie.core import Game, Position, Rng
from partie.core.grid import cell_of, cell_text
from partie.registry import find_game, game_names
from partie.table.layout import answers, backs, layout
from partie.table.plugins import plugins_in
from partie.table.shapes import FieldJson, Snapshot
from partie.words.catalog import LANGUAGES, load_catalog

from .helpers import new_table, walk

GAMES = [find_game(name) for name in game_names()]
PAGE = Path(__file__).parents[2] / "docs" / "build" / "first-game.md"


def field(game: str, name: str) -> FieldJson:
    return next(each for each in layout(find_game(game)) if each["name"] == name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_zone_grid_fact_and_back_has_a_name(game: Game[Position], lang: str) -> None:
    catalog = load_catalog(lang, game)
    told = layout(game)
    assert {each["name"] for each in told} >= {*game.plan.zones, *game.screen.grids(), *(game.screen.facts() or ())}
    for key in [*[each["key"] for each in told], *backs(game).values()]:
        assert catalog.say(key)


def test_what_is_one_for_each_seat_is_told_from_what_happens_to_be_as_many() -> None:
    hand, goals, periods = field("darkcave", "hand"), field("darkcave", "goals"), field("tales", "periods")
    assert (hand["kind"], hand["by_seat"]) == ("zones", True)
    assert (goals["kind"], goals["by_seat"]) == ("zones", False)  # four corners, also at four seats
    assert (periods["kind"], periods["by_seat"]) == ("zones", False)  # three decks, also at three seats
    assert (field("darkcave", "pile")["kind"], field("tales", "coins")["by_seat"]) == ("zone", True)
    assert (field("tales", "stories")["by_seat"], field("tales", "places")["by_seat"]) == (True, False)
    assert (field("darkcave", "cave")["place"], field("tales", "places")["place"]) == ("cell", "place")


def test_the_parts_of_answers_are_told() -> None:
    parts = answers(find_game("darkcave"))
    assert parts["lay"] == [{"field": "cell", "kind": "cell"}, {"field": "way", "kind": "word"}]
    assert parts["play"] == [{"field": "card", "kind": "card"}]
    assert parts["equip"] == [{"field": "seat", "kind": "seat"}]
    assert parts["stop"] == []
    assert answers(find_game("tales"))["choose"] == [{"field": "place", "kind": "number"}]


@pytest.mark.parametrize(("name", "seats"), [("darkcave", 3), ("darkcave", 7), ("tales", 3)])
def test_a_grid_shows_every_card_that_lies_and_says_the_rest_in_words(name: str, seats: int) -> None:
    table = new_table(name, seats, "grid")
    game = table.match.game
    catalogs = [load_catalog(lang, game) for lang in LANGUAGES]
    notes: set[str] = set()
    for given in walk(table, Rng("grid")):
        if given % 5:
            continue
        snapshot: Snapshot = table.snapshot(0)
        for each in [each for each in layout(game) if each["kind"] == "grid"]:
            grids = snapshot["grids"][each["name"]]
            assert len(grids) == (seats if each["by_seat"] else 1)
            for grid in grids:
                notes |= {key for laid in grid.values() for note in laid["notes"] for key in note.split(" ")}
                assert all([place.isdecimal() or cell_text(cell_of(place)) == place for place in grid])
        if name == "darkcave":
            (cave,) = snapshot["grids"]["cave"]
            lies = sorted([laid["card"] for laid in cave.values() if laid["card"].startswith("I")])
            assert lies == sorted(cast(list[str], snapshot["view"]["laid"]))
            inside = [seat for laid in cave.values() for seat in laid["seats"]]
            assert len(inside) + len(table.match.position.left) == seats  # type: ignore[attr-defined]  # of this game
    assert bool(notes) == (name == "darkcave")
    assert all([catalog.say(note) for catalog in catalogs for note in notes])


def magpies(folder: Path) -> Path:
    """The tutorial's game as a wheel."""
    source = "\n\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
    wheel = folder / "magpies-1.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("magpies.py", source)
        archive.writestr("magpies-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: magpies\nVersion: 1.0\n")
        archive.writestr("magpies-1.0.dist-info/entry_points.txt", "[partie.games]\nmagpies = magpies:MAGPIES\n")
    return wheel


def test_games_that_other_people_ship_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from partie import registry

    monkeypatch.setattr(sys, "path", sys.path[:])
    registry._installed.cache_clear()
    (tmp_path / "site").mkdir()
    try:
        (told,) = plugins_in([str(magpies(tmp_path))], str(tmp_path / "site"))
    finally:
        registry._installed.cache_clear()
    assert told["game"]["name"] == "magpies"
    assert {each["kind"] for each in told["game"]["fields"]} >= {"zones"}
    assert told["words"] == {}
