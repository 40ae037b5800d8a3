"""When a step is told: conditions on what the learner sees, and on nothing else."""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Final

from partie.table.shapes import Snapshot

ASKED: Final = "question"  # the name of the part that the learner is asked
OFFERED: Final = "may"  # an answer that is on offer, as a pattern
LENGTH: Final = "length"
AT_LEAST: Final = "at_least"
AT_MOST: Final = "at_most"
CONTAINS: Final = "has"

type Bound = dict[str, int | str]
type Value = bool | int | str | Bound | None
type Conditions = Mapping[str, Value]

# What may stand in braces, and what kind of value it takes.
BOUNDS: Final[dict[str, type]] = {AT_LEAST: int, AT_MOST: int, CONTAINS: str}


def hold(conditions: Conditions, seen: Snapshot) -> bool:
    """Whether all conditions are true of a snapshot in which the learner is asked."""
    return all([_holds(path, wanted, seen) for path, wanted in conditions.items()])


def matches(pattern: str, answer: str) -> bool:
    """Whether an answer is one that a pattern means; ``*`` stands for anything."""
    return fnmatchcase(answer, pattern)


def found_at(path: str, seen: Snapshot) -> object:
    """What stands at a path, such as ``kingdom.0.length``: of the snapshot, of its view, or of what is counted.

    None where there is nothing.
    """
    for root in (seen, seen["view"], seen["counted"]):
        found: object = root
        for name in path.split("."):
            found = _inside(found, name)
        if found is not None:
            return found
    return None


def _inside(value: object, name: str) -> object:
    if isinstance(value, Mapping):
        found: object = value.get(name, len(value) if name == LENGTH else None)
        return found
    if isinstance(value, Sequence) and not isinstance(value, str):
        if name == LENGTH:
            return len(value)
        return value[int(name)] if name.isdecimal() and int(name) < len(value) else None
    return None


def _holds(path: str, wanted: Value, seen: Snapshot) -> bool:
    asked = seen["asked"]
    if path == ASKED:
        return asked is not None and asked["name"] == wanted
    if path == OFFERED:
        options = [] if asked is None else asked["options"]
        return any([matches(str(wanted), option["text"]) for option in options])
    found = found_at(path, seen)
    if not isinstance(wanted, dict):
        return found == wanted
    return all([_keeps(kind, bound, found) for kind, bound in wanted.items()])


def _keeps(kind: str, bound: int | str, found: object) -> bool:
    if kind == CONTAINS:
        return isinstance(found, Sequence) and bound in found
    if not isinstance(found, int) or not isinstance(bound, int):
        return False
    return found >= bound if kind == AT_LEAST else found <= bound
