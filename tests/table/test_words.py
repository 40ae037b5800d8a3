"""Every message of whole games has its sentence in all four languages, and TypeScript's types are up to date."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from partie.core import Game, Position, Rng
from partie.registry import find_game, game_names
from partie.registry.facts import Case, declared_cases, usual_cases
from partie.table.table import Table
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.messages import Message
from partie.words.speech import Speech
from tools.typescript import main, written

from .helpers import new_table, walk

WEB = Path(__file__).parents[2] / "web" / "src"


def messages(value: object) -> Iterator[Message]:
    """Every message anywhere in what the door says."""
    if isinstance(value, dict):
        if value.keys() == {"key", "args"}:
            yield {"key": value["key"], "args": value["args"]}
        for each in value.values():
            yield from messages(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from messages(each)


def said_in_a_game(table: Table, rng: Rng) -> dict[str, Message]:
    """Everything that anybody is asked, and some of what they are told on the way; at the end, all of it."""
    found: dict[str, Message] = {}
    for given in walk(table, rng):
        for seat in range(len(table.match.players)):
            if table.match.over() or (given % 4 == 0 and table.match.position.waiting >> seat & 1):
                snapshot = table.snapshot(seat)
                log = snapshot["log"] if table.match.over() else []
                told = [snapshot["asked"], snapshot["standing"], snapshot["sheet"], snapshot["outcome"], log]
                found.update({str(each): each for each in messages(told)})
    return found


def tables(game: Game[Position]) -> list[Case]:
    """The smallest and the largest table of a game, one between, and those that the game declares."""
    usual = usual_cases(game)
    some = dict.fromkeys([0, len(usual) // 2, len(usual) - 1])
    return [*[usual[at] for at in some], *declared_cases(game)]


@pytest.mark.parametrize("name", game_names())
def test_every_message_of_a_game_is_said_in_every_language(name: str) -> None:
    game = find_game(name)
    catalogs = [load_catalog(lang, game) for lang in LANGUAGES]
    for case in tables(game):
        table = new_table(name, case.seats, "words", case.settings)
        said = said_in_a_game(table, Rng(f"words {name}"))
        assert len(said) > 40
        for catalog in catalogs:
            speech = Speech(game, catalog, table.match.players)
            for each in said.values():
                assert speech.render(each).strip(), each["key"]


def test_typescript_knows_the_wire_as_it_is() -> None:
    for name, text in written().items():
        # If it is old: python -m tools.typescript web/src/wire
        assert (WEB / "wire" / name).read_text(encoding="utf-8") == text, name


def test_typescript_is_written_where_it_changed(tmp_path: Path) -> None:
    assert sorted(main(tmp_path)) == sorted(written())
    assert list(main(tmp_path)) == []
    (tmp_path / "tides.ts").write_text("old")
    assert list(main(tmp_path)) == ["tides.ts"]
