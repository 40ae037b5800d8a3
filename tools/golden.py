"""Every message of all catalogs as it is shown: ``python tools/golden.py`` writes ``tests/words/golden/LANG.tsv``.

A row is a catalog, a key, the arguments as JSON and the text; a no-break space is written ``⍽``. Names are those of a
person without a name, of two with one, and of a bot; counts are 0, 1, 2, 5 and 22; every value that a message tells
apart comes once. A test of Python's renderer and one of the browser's compare the same rows.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from partie.registry import find_game, game_names
from partie.words.catalog import (
    LANGUAGES,
    Arg,
    Catalog,
    common_text,
    lesson_catalog,
    operators_catalog,
    operators_text,
)
from partie.words.check import Usage, is_plural
from partie.words.names import shown_names
from partie.words.spaces import NO_BREAK
from partie.words.texts import game_text

TOP: Final = Path(__file__).parent.parent
FOLDER: Final = TOP / "tests" / "words" / "golden"
WEB: Final = TOP / "web" / "src"
COUNTS: Final = (0, 1, 2, 5, 22)
OPEN_BOX: Final = "⍽"  # a no-break space that can be seen
NAMED: Final = frozenset(("seat", "seats", "other", "other_seat", "name", "names", "of", "viewer", "players"))

type Row = tuple[str, str, str, str]


def _web_text(folder: Path, lang: str) -> str:
    path = folder / "words" / f"{lang}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _shell_text(lang: str) -> str:
    """What the screen says for itself: on every page, and on those of each topic."""
    topics = [path.read_text(encoding="utf-8") for path in sorted((WEB / "features").glob(f"*/words/{lang}.ftl"))]
    return "\n".join([_web_text(WEB, lang), *topics])


def catalogs(lang: str) -> Iterator[tuple[str, str, Catalog]]:
    """Each catalog by its name: its own text, and all of it that its sentences may refer to."""
    common, shell = common_text(lang), _shell_text(lang)
    yield "common", common, Catalog(lang, common)
    if lang == "en":
        yield "operators", operators_text(), operators_catalog()
    yield "web", shell, Catalog(lang, shell, common)
    for name in sorted(game_names()):
        own, screen = game_text(find_game(name), lang) or "", _web_text(WEB / "games" / name, lang)
        yield f"games/{name}", own, Catalog(lang, common, own)
        yield f"web/{name}", screen, Catalog(lang, shell, common, own, screen)


def lesson_catalogs(lang: str) -> Iterator[tuple[str, str, Catalog]]:
    """The sentences of each lesson, in the same way. They take no arguments, so the golden files need not have them."""
    for name in sorted(game_names()):
        game = find_game(name)
        taught = game_text(game, lang, "lesson")
        if taught is not None:
            yield f"lesson/{name}", taught, lesson_catalog(lang, game)


def people(lang: str) -> list[str]:
    """A person without a name, two with one, and a bot, as they are shown."""
    catalog = Catalog(lang, common_text(lang))
    return [shown_names(["A"], catalog)[0], *shown_names(["Ana", "Petr", "bot:regular"], catalog)]


def _choices(name: str, values: set[str], named: list[str]) -> list[Arg]:
    if is_plural(values) or (values and all([each.isdecimal() for each in values])):
        return sorted({*COUNTS, *[int(each) for each in values if each.isdecimal()]})
    if values:
        return sorted(values)
    return [*named] if name in NAMED else ["X", 7]


def _samples(message: ast.Message, named: list[str]) -> Iterator[dict[str, Arg]]:
    choices = {name: _choices(name, values, named) for name, values in sorted(Usage(message).variables.items())}
    for turn in range(max([len(each) for each in choices.values()], default=1)):
        yield {name: each[turn % len(each)] for name, each in choices.items()}


def rows(lang: str) -> Iterator[Row]:
    """Every message of a language, with all its arguments."""
    named = people(lang)
    for name, text, catalog in catalogs(lang):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                for args in _samples(entry, named):
                    said = catalog.say(entry.id.name, **args).replace("\n", "\\n").replace(NO_BREAK, OPEN_BOX)
                    yield name, entry.id.name, json.dumps(args, ensure_ascii=False) if args else "", said


def golden_text(lang: str) -> str:
    """The whole file of a language."""
    return "".join(["\t".join(row) + "\n" for row in rows(lang)])


def main() -> None:
    """Write the files of all languages."""
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (FOLDER / f"{lang}.tsv").write_text(golden_text(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
