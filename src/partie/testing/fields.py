"""Write what follows from the declarations of a position's fields into the class itself.

    python tools/fields.py            write every class again
    python tools/fields.py --check    write nothing; name the files that are old, and end with 1 if there are any

Partie and every package that ``partie new`` writes have this tool, which says where their games are.

A class takes part if it has the two marker comments. How fields are declared is said in ``partie.core.fields``. Of a
position everything is written: slots, ``clone``, ``blank`` and ``fields``. Of any other class, slots and ``follow``,
which copies every field but the bound ones from another object.

The compiler cannot do this at run time, so it is done here, and a test compares.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BEGIN = "    # Written by tools/fields.py from the lines above. Do not edit."
END = "    # End of what tools/fields.py writes."

CODECS = {"int": "NUMBER", "bool": "FLAG"}
BLANKS = {"int": "0", "bool": "False", "Seat": "0", "Card": "0", "Seats": "NOBODY", "Zone": "()"}


class Undeclared(Exception):
    """A field does not say enough."""


@dataclass
class Declared:
    """One field: its type without the marks, and what the marks say."""

    name: str
    type: ast.expr
    is_open: bool = False
    is_bound: bool = False
    deck: str = ""
    is_witnessed: bool = False
    blank: str = ""

    def copied(self, of: str) -> str:
        """How a copy gets its value."""
        kind = head(self.type)
        copy = {"list": "[:]", "dict": ".copy()", "set": ".copy()"}.get("" if self.is_bound else kind, "")
        return f"{of}.{self.name}{copy}"


def head(hint: ast.expr) -> str:
    """The outer name of a type."""
    return ast.unparse(hint.value if isinstance(hint, ast.Subscript) else hint)


def args(hint: ast.expr) -> list[ast.expr]:
    """What stands in a type's square brackets."""
    if not isinstance(hint, ast.Subscript):
        return []
    return list(hint.slice.elts) if isinstance(hint.slice, ast.Tuple) else [hint.slice]


def declared(name: str, hint: ast.expr) -> Declared:
    """A field, read from its annotation."""
    if head(hint) in ("Open", "Bound"):
        found = declared(name, args(hint)[0])
        found.is_open, found.is_bound = head(hint) == "Open", head(hint) == "Bound"
        return found
    if head(hint) != "Annotated":
        return Declared(name, hint)
    inner, *marks = args(hint)
    found = declared(name, inner)
    for mark in marks:
        if not isinstance(mark, ast.Call):
            raise Undeclared(f"{name}: {ast.unparse(mark)} says nothing")
        said, of = ast.unparse(mark.func), mark.args[0]
        if said == "deck":
            found.deck, found.is_witnessed = ast.literal_eval(of), bool(mark.keywords)
        elif said == "blank":
            found.blank = ast.unparse(of)
        elif said == "per_seat":
            found.blank = f"[{ast.unparse(of)}] * self.seats"
        else:
            raise Undeclared(f"{name}: {said} says nothing")
    return found


def codec(hint: ast.expr) -> str:
    """The codec that writes a type."""
    kind, inner = head(hint), args(hint)
    if kind == "list":
        return f"list_of({codec(inner[0])})"
    if kind == "tuple" and isinstance(inner[-1], ast.Constant):  # the ellipsis
        return f"tuple_of({codec(inner[0])})"
    if kind == "tuple":
        return f"row_of({', '.join([codec(each) for each in inner])})"
    if kind == "dict":
        return f"map_of({codec(inner[0])}, {codec(inner[1])})"
    return CODECS.get(kind, re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind).upper())


def blank(name: str, hint: ast.expr) -> str:
    """What a field of this type holds before anything is dealt; a list has an entry for each seat."""
    kind, inner = head(hint), args(hint)
    if kind == "list":
        return f"[{blank(name, inner[0])}] * self.seats"
    if kind == "tuple" and isinstance(inner[-1], ast.Constant):
        return "()"
    if kind == "tuple":
        return f"({', '.join([blank(name, each) for each in inner])})"
    if kind == "dict":
        return "{}"
    if kind not in BLANKS:
        raise Undeclared(f"{name}: what is a blank {kind}? Say blank(…)")
    return BLANKS[kind]


def listed(names: list[str], indent: str) -> str:
    """A tuple or the inside of one, a line each: never laid out in another way."""
    return "".join([f"{indent}    {name},\n" for name in names])


def slots(fields: list[Declared]) -> str:
    """The names of all fields."""
    return f"    __slots__ = (\n{listed([repr_(each.name) for each in sorted(fields, key=by_name)], '    ')}    )\n"


def by_name(each: Declared) -> str:
    """Slots are sorted."""
    return each.name


def repr_(text: str) -> str:
    """A string as the formatter writes it."""
    return f'"{text}"'


def names(word: str, fields: list[Declared]) -> str:
    """An argument that names fields; the formatter keeps a tuple of one on its line."""
    if len(fields) == 1:
        return f"        {word}=({repr_(fields[0].name)},),\n"
    inside = listed([repr_(each.name) for each in fields], "        ")
    return f"        {word}=(\n{inside}        ),\n" if fields else ""


def position_part(name: str, fields: list[Declared]) -> str:
    """Slots, clone, blank and fields of a position."""
    lines = [slots(fields), f'\n    def clone(self) -> "{name}":\n']
    lines.append('        """A position of its own; tuples are shared."""\n')
    lines.append(f"        t = {name}()\n        self.copy_base(t)\n")
    lines += [f"        t.{each.name} = {each.copied('self')}\n" for each in fields]
    lines.append(
        '        return t\n\n    def blank(self) -> None:\n        """Every field before anything is dealt."""\n'
    )
    known = [each for each in fields if not each.is_bound]
    lines += [f"        self.{each.name} = {each.blank or blank(each.name, each.type)}\n" for each in known]
    lines.append("\n    fields: ClassVar[Fields] = Fields(\n        open={\n")
    lines.append(listed([f"{repr_(each.name)}: {codec(each.type)}" for each in fields if each.is_open], "        "))
    lines.append("        },\n        zones={\n")
    lines.append(listed([f"{repr_(each.name)}: {repr_(each.deck)}" for each in fields if each.deck], "        "))
    lines.append("        },\n")
    lines.append(names("bound", [each for each in fields if each.is_bound]))
    lines.append(names("witnessed", [each for each in fields if each.is_witnessed]))
    lines.append("    )\n")
    return "".join(lines)


def other_part(name: str, fields: list[Declared]) -> str:
    """Slots of any other class, and how to become like another of its kind."""
    lines = [slots(fields), f'\n    def follow(self, other: "{name}") -> None:\n']
    lines.append('        """Become as far as the other is; only what is bound stays."""\n')
    lines += [f"        self.{each.name} = {each.copied('other')}\n" for each in fields if not each.is_bound]
    return "".join(lines) + "\n"


def generated(node: ast.ClassDef) -> str:
    """What follows from a class's declarations."""
    fields = [
        declared(each.target.id, each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and head(each.annotation) != "ClassVar"
    ]
    if "Position" not in [head(base) for base in node.bases]:
        return other_part(node.name, fields)
    for each in fields:
        if each.is_open + each.is_bound + bool(each.deck) != 1:
            raise Undeclared(f"{node.name}.{each.name}: say Open, Bound or deck(…), one of them")
    return position_part(node.name, fields)


def rewritten(source: str) -> str:
    """A module with the parts between markers written again."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            begin = source.find(BEGIN, source.index(f"class {node.name}"))
            following = source.find("\nclass ", source.index(f"class {node.name}"))
            if begin >= 0 and (following < 0 or begin < following):
                begin += len(BEGIN) + 1
                source = source[:begin] + generated(node) + source[source.index(END, begin) :]
    return source


def changed(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every file that is not as it would be written, with its new text."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if BEGIN in source and rewritten(source) != source:
            yield path, rewritten(source)


def main(given: list[str], sources: Path) -> int:
    """Write or check the folders that are given, or else the usual one; 1 is the answer to a check if files are old."""
    is_check = "--check" in given
    folders = [Path(each) for each in given if not each.startswith("--")] or [sources]
    found = [each for folder in folders for each in changed(folder)]
    for path, text in found:
        sys.stdout.write(f"{path}\n")
        if not is_check:
            path.write_text(text, encoding="utf-8", newline="\n")
    return 1 if is_check and found else 0
