"""What changed between two values of a screen, as JSON text: only the entries that differ, a few levels deep.

The shape is ``Difference``. Whoever holds the old value and merges this into it holds the new one.
"""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeGuard

type Write = Callable[[object], str]

DEPTH: Final = 4  # deeper down a whole value is hardly longer than what changed in it, and quicker to write

MOST_KEYS: Final = 2_000

to_text: Final[Write] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@lru_cache(maxsize=MOST_KEYS)
def key_text(key: object) -> str:
    """The name of an entry, of which there are few."""
    return to_text(key)


class Entries:
    """The entries of a mapping or a list that differ, as they are found: replaced whole, or changed inside."""

    def __init__(self) -> None:
        self.replaced: list[str] = []
        self.inside: list[str] = []
        self.gone: list[str] = []

    def replace(self, key: object, text: str) -> None:
        """Note an entry that is new, or whose value is."""
        self.replaced.append(f"{key_text(key)}:{text}")

    def compare(self, key: object, old: object, new: object, depth: int = DEPTH, write: Write = to_text) -> None:
        """Note an entry if its value changed."""
        if old is new or old == new:
            return
        within = difference(old, new, depth - 1, write)
        if within:
            self.inside.append(f"{key_text(key)}:{within}")
        else:
            self.replace(key, write(new))

    def text(self) -> str:
        """A ``Difference``; nothing at all if no entry differs."""
        parts: list[str] = []
        if self.replaced:
            parts.append('"set":{' + ",".join(self.replaced) + "}")
        if self.inside:
            parts.append('"inside":{' + ",".join(self.inside) + "}")
        if self.gone:
            parts.append('"gone":[' + ",".join(self.gone) + "]")
        return "{" + ",".join(parts) + "}" if parts else ""


def difference(old: object, new: object, depth: int = DEPTH, write: Write = to_text) -> str:
    """What changed inside; nothing where nothing did, or where the new value has to be written whole."""
    if depth <= 0:
        return ""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        # What is merged keeps the order of the old entries, and a screen may draw them in order.
        is_in_order = [*[key for key in old if key in new], *[key for key in new if key not in old]] == list(new)
        return entries_of(old, new, depth, write).text() if is_in_order else ""
    found = Entries()
    if _has_parts(old) and _has_parts(new) and len(old) == len(new):
        for at, value in enumerate(new):
            found.compare(str(at), old[at], value, depth, write)
    return found.text()


def entries_of(
    old: Mapping[str, object], new: Mapping[str, object], depth: int = DEPTH, write: Write = to_text
) -> Entries:
    """The entries of a mapping that differ."""
    found = Entries()
    found.gone = [to_text(key) for key in old if key not in new]
    for key, value in new.items():
        if key in old:
            found.compare(key, old[key], value, depth, write)
        else:
            found.replace(key, write(value))
    return found


def sharing(new: object, old: object, depth: int = DEPTH) -> object:
    """The new value, made of parts of the old one wherever they are equal: both together take less memory."""
    if new is old or new == old:
        return old
    if depth <= 0:
        return new
    if isinstance(new, dict) and isinstance(old, dict):
        joined = new.copy()  # a copy takes less room than what grows entry by entry
        for key, value in new.items():
            joined[key] = sharing(value, old.get(key), depth - 1)
        return joined
    if type(new) is list and type(old) is list and len(new) == len(old):
        return [sharing(value, theirs, depth - 1) for value, theirs in zip(new, old, strict=True)]
    return new


def _has_parts(value: object) -> TypeGuard[list[object] | tuple[object, ...]]:
    """Whether a value is a list of lists or mappings; one of plain values is as quickly written whole.

    A named tuple is one plain value.
    """
    return type(value) in (list, tuple) and bool(value) and isinstance(value[0], (Mapping, list))  # type: ignore[index]  # it is one of the two
