"""JSON Schema of everything that travels between a server and its clients, made from the Python types.

    python -m tools.schema docs/online.schema.json

``FromServer`` is any frame that a socket brings, ``FromClient`` any that may be sent. Whoever writes a client in
another language can check their messages with it. A test compares what lies there with what would be written.
"""

import inspect
import json
import sys
import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

from partie.server.tables import schemas as protocol
from tools.server_schemas import PARTS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[Mapping[object, Mapping[str, object]]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
    object: {},
}

type Schema = Mapping[str, object]


class Definitions:
    """The shapes that were met, each described once."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}

    def of(self, hint: object) -> Schema:
        """The schema of a type; a shape or an alias is described elsewhere and referred to."""
        if isinstance(hint, TypeAliasType):
            return self._named(hint.__name__, hint)
        if is_typeddict(hint):
            assert isinstance(hint, type)
            return self._named(hint.__name__, hint)
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(each) for each in args]}
        if origin is tuple and args[-1] is not Ellipsis:
            return {"type": "array", "prefixItems": [self.of(each) for each in args], "items": False}
        if origin in (list, tuple, Sequence):
            return {"type": "array", "items": self.of(args[0])}
        if origin in (dict, Mapping):
            return {"type": "object", "additionalProperties": self.of(args[1])}
        raise TypeError(f"JSON Schema has no word for {hint!r} yet")

    def _named(self, name: str, hint: object) -> Schema:
        if name not in self.found:
            self.found[name] = {}  # a shape may hold itself
            self.found[name] = self.of(hint.__value__) if isinstance(hint, TypeAliasType) else self._shape(hint)
        return {"$ref": f"#/$defs/{name}"}

    def _shape(self, kind: object) -> Schema:
        hints = get_type_hints(kind)
        required: frozenset[str] = getattr(kind, "__required_keys__", frozenset())
        return {
            "description": inspect.getdoc(kind) or "",
            "type": "object",
            "properties": {name: self.of(hint) for name, hint in hints.items()},
            "required": [name for name in hints if name in required],
            "additionalProperties": False,
        }


def written() -> str:
    """The whole file."""
    definitions = Definitions()
    for module in (protocol, *PARTS.values()):
        for kind in vars(module).values():
            if is_typeddict(kind) and kind.__module__ == module.__name__:
                definitions.of(kind)
    ways = [definitions.of(protocol.FromServer), definitions.of(protocol.FromClient)]
    whole = {
        "$schema": DIALECT,
        "title": "Partie online",
        "anyOf": ways,
        "$defs": dict(sorted(definitions.found.items())),
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
