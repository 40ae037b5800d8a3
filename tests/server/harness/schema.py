"""The schema of what goes through a socket."""

import json
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "online.schema.json").read_text(encoding="utf-8"))


def assert_described(frame: object) -> None:
    """The schema knows this frame of a server."""
    described = Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": "#/$defs/FromServer"}]})
    wrong = best_match(described.iter_errors(frame))
    assert wrong is None, wrong
