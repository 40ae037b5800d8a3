"""Every message of whole games has its sentence in all four languages, and TypeScript's types are up to date."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from partie.core import Game, Rng, State
from partie.games import find_game, game_names
from partie.wire.shapes import Message
from partie.words import LANGUAGES
from partie.words.catalog import load_catalog
from partie.words.speech import Speech
from partie.worker.table import Table
from partie.worker.typescript import main, written

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
            if table.match.over() or (given % 4 == 0 and table.match.state.waiting >> seat & 1):
                look = table.look(seat)
                log = look["log"] if table.match.over() else []
                told = [look["asked"], look["standing"], look["sheet"], look["outcome"], log]
                found.update({str(each): each for each in messages(told)})
    return found


def tables(game: Game[State]) -> list[int]:
    """The smallest and the largest table of a game, and one between."""
    return sorted({game.seats.start, (game.seats.start + game.seats.stop) // 2, game.seats.stop - 1})


@pytest.mark.parametrize("name", game_names())
def test_every_message_of_a_game_is_said_in_every_language(name: str) -> None:
    game = find_game(name)
    catalogs = [load_catalog(lang, game) for lang in LANGUAGES]
    for seats in tables(game):
        table = new_table(name, seats, "words")
        said = said_in_a_game(table, Rng(f"words {name}"))
        assert len(said) > 40
        for catalog in catalogs:
            speech = Speech(game, catalog, table.match.players)
            for each in said.values():
                assert speech.render(each).strip(), each["key"]


def test_typescript_knows_the_wire_as_it_is() -> None:
    for name, text in written().items():
        # If it is old: python -m partie.worker.typescript web/src/wire
        assert (WEB / "wire" / name).read_text(encoding="utf-8") == text, name


def test_typescript_is_written_where_it_changed(tmp_path: Path) -> None:
    assert sorted(main(tmp_path)) == sorted(written())
    assert list(main(tmp_path)) == []
    (tmp_path / "tides.ts").write_text("old")
    assert list(main(tmp_path)) == ["tides.ts"]
