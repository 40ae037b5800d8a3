"""A look brought up to date by a change, as the browser does it (``web/src/tables/served/merge.ts``)."""

from collections.abc import Mapping
from typing import cast

from partie.table.shapes import Change, Difference, PointJson, Snapshot, Spliced


def merge(snapshot: Snapshot, change: Change) -> Snapshot:
    """What these eyes see after a change of what they saw. Nothing that was given is changed."""
    merged = cast(Snapshot, {**snapshot, **change["fields"], "version": change["version"]})
    if "view" in change:
        merged["view"] = cast(Mapping[str, object], merge_inside(snapshot["view"], change["view"]))
    if "counted" in change:
        merged["counted"] = cast(Mapping[str, object], merge_inside(snapshot["counted"], change["counted"]))
    if "grids" in change:
        merged["grids"] = cast(Snapshot, {"grids": merge_inside(snapshot["grids"], change["grids"])})["grids"]
    if "standing" in change:
        merged["standing"] = splice(snapshot["standing"], change["standing"])
    if "sheet" in change:
        merged["sheet"] = splice(snapshot["sheet"], change["sheet"])
    if "log" in change:
        start, lines = change["log"]["from"], change["log"]["lines"]
        merged["since"] = min(snapshot["since"], start)
        merged["log"] = [*snapshot["log"][: max(0, start - snapshot["since"])], *lines]
    return merged


def splice(points: list[PointJson], spliced: Spliced) -> list[PointJson]:
    """Points with others in the place of some."""
    return [*points[: spliced["from"]], *spliced["points"], *points[spliced["until"] :]]


def merge_inside(value: object, difference: Difference) -> object:
    """An object or a list with what changed in it."""
    inside = difference.get("inside", {})
    if isinstance(value, list):
        new = value[:]
        for key, each in difference.get("set", {}).items():
            new[int(key)] = each
        for key, within in inside.items():
            new[int(key)] = merge_inside(value[int(key)], within)
        return new
    if not isinstance(value, Mapping):
        raise TypeError(f"nothing can change inside of {value!r}")
    gone = difference.get("gone", [])
    kept = {key: each for key, each in value.items() if key not in gone} | dict(difference.get("set", {}))
    return kept | {key: merge_inside(value[key], within) for key, within in inside.items()}
