"""What a client may send: eight kinds of messages, and nothing else. The schema says the same."""

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from partie.server.web.sockets.table_session import Unreadable, decode
from tools.schema import written

SCHEMA = Path(__file__).parents[3] / "docs" / "online.schema.json"


def test_messages_are_read() -> None:
    assert decode('{"kind":"answer","ref":1,"question":3,"part":0,"text":"take 5"}')["ref"] == 1
    assert decode('{"kind":"undo","ref":2}')["kind"] == "undo"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"kind":"answer"}',
        '{"kind":"seed","ref":1}',
        '{"kind":"undo","ref":"1"}',
        "[" * 2000,
        "x" * 3000,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        decode(text)


def test_the_schema_is_the_one_of_the_types() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == written(), "run: python -m tools.schema docs/online.schema.json"


def test_the_schema_tells_messages_from_others() -> None:
    told = Draft202012Validator(json.loads(written()))
    told.check_schema(told.schema)
    assert told.is_valid({"kind": "undo", "ref": 2})
    assert told.is_valid({"kind": "bye", "why": "slow"})
    assert not told.is_valid({"kind": "undo"})
    assert not told.is_valid({"kind": "undo", "ref": 2, "seed": "x"})
    assert not told.is_valid({"kind": "answer", "ref": 1, "question": "3", "part": 0, "text": "take 5"})
