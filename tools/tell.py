"""Write a game's ``tell`` module from its events: one function for each, which builds it only if somebody listens.

    python tools/tell.py            write every module again
    python tools/tell.py --check    write nothing; name the files that are old, and end with 1 if there are any

A rule says ``tell.taken(s, seat, piece)``. In search nobody listens, and then this is one call of a compiled function:
to pass the event's class and its values to a general method takes thirty times as long. A test compares.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "partie" / "games"
WIDTH = 120
HEAD = '''\
"""Say what happened, if anybody listens. Written by tools/tell.py from the events. Do not edit."""

'''


def snake(name: str) -> str:
    """HandsPassed becomes hands_passed."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def is_event(node: ast.stmt) -> bool:
    """Whether a class is something that happens, and no base of others."""
    return (
        isinstance(node, ast.ClassDef)
        and {"Event", "Announcement"} & {ast.unparse(base) for base in node.bases} != set()
    )


def imported(names: list[str], module: str) -> str:
    """An import as the formatter lays it out."""
    line = f"from {module} import {', '.join(names)}\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"from {module} import (\n" + "".join([f"    {name},\n" for name in names]) + ")\n"


def order(name: str) -> tuple[int, str]:
    """Constants first, then classes, then functions: the order of imports."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def function(node: ast.ClassDef) -> str:
    """The function that tells one event."""
    fields = [
        (each.target.id, ast.unparse(each.annotation))
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
    names = ", ".join([name for name, _ in fields])
    taken = "".join([f", {name}: {kind}" for name, kind in fields])
    head = f"def {snake(node.name)}(s: Position{taken}) -> None:"
    if len(head) > WIDTH:
        inside = f"    s: Position{taken}"
        if len(inside) > WIDTH:
            inside = inside.replace(", ", ",\n    ") + ","
        head = f"def {snake(node.name)}(\n{inside}\n) -> None:"
    return (
        f"\n\n{head}\n"
        f'    """Tell ``{node.name}``."""\n'
        f"    if s.outbox is not None:\n"
        f"        s.tell({node.name}({names}))\n"
    )


def telling(source: str, package: str) -> str:
    """The module for these events."""
    tree = ast.parse(source)
    events = [node for node in tree.body if isinstance(node, ast.ClassDef) and is_event(node)]
    kinds = {
        name.id
        for node in events
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        for name in ast.walk(each.annotation)
        if isinstance(name, ast.Name)
    }
    names: dict[str, list[str]] = {"partie.core": ["Position"]}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names.setdefault(node.module, []).extend([each.name for each in node.names if each.name in kinds])
    names[f"{package}.events"] = [node.name for node in events]
    text = HEAD
    for module in sorted(names):
        if names[module]:
            text += imported(sorted(names[module], key=order), module)
    return text + "".join([function(node) for node in events])


def changed(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every module that is not as it would be written, with its new text."""
    for events in sorted(folder.glob("*/events.py")):
        path = events.with_name("tell.py")
        text = telling(events.read_text(encoding="utf-8"), f"partie.games.{events.parent.name}")
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            yield path, text


def main(given: list[str]) -> int:
    """Write or check; 1 if a check finds old files."""
    is_check = "--check" in given
    folders = [Path(each) for each in given if not each.startswith("--")] or [SOURCES]
    found = [each for folder in folders for each in changed(folder)]
    for path, text in found:
        sys.stdout.write(f"{path}\n")
        if not is_check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if is_check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
