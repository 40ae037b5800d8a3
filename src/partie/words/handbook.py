"""A game's handbook: its rules in our own words, so that whatever a table says leads to the rule behind it.

A game ships the folder ``handbook``: ``handbook.json`` (chapters and paragraphs, see ``docs/build/handbook.md``),
``LANG.ftl`` (the sentences) and ``example.partie`` (a finished game that pictures and worked examples come from). What
all games share lies in ``words/handbook`` beside this module and is the last chapter of every handbook.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from partie.core import Game, Position
from partie.words.catalog import BrokenCatalog, Catalog, common_text
from partie.words.texts import game_folder, game_text

FOLDER: Final = "handbook"
BOOK: Final = "handbook.json"
EXAMPLE: Final = "example.partie"
_ANY: Final = "*"


class BrokenHandbook(ValueError):
    """A file of a handbook cannot be used: which one, and why."""


@dataclass(frozen=True)
class Paragraph:
    """One rule or a few that belong together, and everything that leads here."""

    name: str
    rules: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    moment: int | None = None
    sheet: bool = False
    asks: bool = False

    def says(self) -> str:
        """The key of its text; of a question, the answer."""
        return f"handbook-{self.name}"

    def question(self) -> str:
        """The key of its question, if it asks one."""
        return f"ask-{self.name}"

    def messages(self) -> tuple[str, ...]:
        """Every message it needs."""
        return (self.question(), self.says()) if self.asks else (self.says(),)


@dataclass(frozen=True)
class Chapter:
    """Paragraphs under one heading."""

    name: str
    paragraphs: tuple[Paragraph, ...]

    def heading(self) -> str:
        """The key of its heading."""
        return f"chapter-{self.name}"


@dataclass(frozen=True)
class Handbook:
    """All chapters, and the example game as text; ``viewer`` is the letter of the seat whose eyes see it."""

    chapters: tuple[Chapter, ...]
    viewer: str = ""
    example: str = ""

    def paragraphs(self) -> Iterator[Paragraph]:
        """All of them, in order."""
        for chapter in self.chapters:
            yield from chapter.paragraphs

    def paragraph(self, name: str) -> Paragraph | None:
        """The paragraph of this name."""
        return next((each for each in self.paragraphs() if each.name == name), None)

    def paragraph_for(self, key: str) -> Paragraph | None:
        """The paragraph that explains a message: the one with the longest pattern that fits its key."""
        found = self.explaining(key)
        return found[0] if found else None

    def explaining(self, key: str) -> list[Paragraph]:
        """All paragraphs with the longest pattern that fits: one, if the handbook is in order."""
        ranked = [
            (_length(pattern), paragraph)
            for paragraph in self.paragraphs()
            for pattern in paragraph.explains
            if _fits(pattern, key)
        ]
        longest = max([length for length, _ in ranked], default=(0, False))
        return [paragraph for length, paragraph in ranked if length == longest]

    def messages(self) -> set[str]:
        """Every message that the texts of this handbook must have."""
        headings = {chapter.heading() for chapter in self.chapters}
        return headings | {key for paragraph in self.paragraphs() for key in paragraph.messages()}


def _fits(pattern: str, key: str) -> bool:
    return key.startswith(pattern[:-1]) if pattern.endswith(_ANY) else key == pattern


def _length(pattern: str) -> tuple[int, bool]:
    """How much of a key a pattern says; a whole key is more than the same text with any ending."""
    return len(pattern.removesuffix(_ANY)), not pattern.endswith(_ANY)


# -- where handbooks come from -------------------------------------------------------------------------------------


def handbook_of[S: Position](game: Game[S]) -> Handbook | None:
    """A game's handbook with the chapter that all games share; None if the game ships none."""
    own = own_handbook(game)
    if own is None:
        return None
    return Handbook(own.chapters + shared_handbook().chapters, own.viewer, own.example)


def own_handbook[S: Position](game: Game[S]) -> Handbook | None:
    """What the game itself ships."""
    folder = game_folder(game) / FOLDER
    return _read_book(folder) if (folder / BOOK).is_file() else None


def shared_handbook() -> Handbook:
    """What all games share: hidden choices, undo, records, the shuffle."""
    return _read_book(shared_folder())


def shared_folder() -> Traversable:
    """Where the shared chapter lies."""
    return files("partie.words") / FOLDER


def handbook_text(folder: Traversable, lang: str) -> str:
    """The sentences of a handbook in one language, or else in English."""
    for path in (folder / f"{lang}.ftl", folder / "en.ftl"):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise BrokenHandbook(f"{folder / 'en.ftl'}: there is no such file")


def handbook_catalog[S: Position](lang: str, game: Game[S]) -> Catalog:
    """The words of the table, of the game and of its handbook together: texts may name cards by their messages."""
    words = game_text(game, lang) or game_text(game, "en")
    texts = [common_text(lang)] + ([] if words is None else [words])
    for folder in (shared_folder(), game_folder(game) / FOLDER):
        texts.append(handbook_text(folder, lang))
        try:
            catalog = Catalog(lang, *texts)
        except BrokenCatalog as error:
            raise BrokenHandbook(f"{folder / f'{lang}.ftl'}: {error}") from error
    return catalog


# -- reading handbook.json ---------------------------------------------------------------------------------------


def _read_book(folder: Traversable) -> Handbook:
    path = folder / BOOK
    try:
        read: object = json.loads(path.read_text(encoding="utf-8"))
        top = _object(read, "the file", {"example", "chapters"})
        viewer = _text(_object(top.get("example", {}), "example", {"viewer"}).get("viewer", ""), "example.viewer")
        chapters = tuple([_chapter(each, f"chapter {n}") for n, each in enumerate(_list(top, "chapters", "it"), 1)])
    except (ValueError, OSError) as error:
        raise BrokenHandbook(f"{path}: {error}") from error
    example = folder / EXAMPLE
    return Handbook(chapters, viewer, example.read_text(encoding="utf-8") if example.is_file() else "")


def _chapter(read: object, where: str) -> Chapter:
    given = _object(read, where, {"name", "paragraphs"})
    name = _text(given.get("name"), f"{where}: name")
    inside = _list(given, "paragraphs", f"chapter {name}")
    return Chapter(name, tuple([_paragraph(each, f"{name}, paragraph {n}") for n, each in enumerate(inside, 1)]))


def _paragraph(read: object, where: str) -> Paragraph:
    given = _object(read, where, {"name", "rules", "explains", "cards", "moment", "sheet", "asks"})
    name = _text(given.get("name"), f"{where}: name")
    moment = given.get("moment")
    if moment is not None and (not isinstance(moment, int) or isinstance(moment, bool)):
        raise ValueError(f"{name}: moment is not a whole number")
    rules, explains, cards = [_texts(given, field, name) for field in ("rules", "explains", "cards")]
    return Paragraph(name, rules, explains, cards, moment, _flag(given, "sheet", name), _flag(given, "asks", name))


def _object(read: object, where: str, fields: set[str]) -> Mapping[str, object]:
    """A JSON object with no field but these, so that a misspelled one is found."""
    if not isinstance(read, dict):
        raise ValueError(f"{where} is not an object")
    unknown = sorted(set(read) - fields)
    if unknown:
        raise ValueError(f"{where} has an unknown field {unknown[0]!r}")
    return read


def _list(given: Mapping[str, object], field: str, where: str) -> list[object]:
    read = given.get(field)
    if not isinstance(read, list):
        raise ValueError(f"{where} has no list {field!r}")
    return read


def _text(read: object, where: str) -> str:
    if not isinstance(read, str):
        raise ValueError(f"{where} is not a text")
    return read


def _texts(given: Mapping[str, object], field: str, where: str) -> tuple[str, ...]:
    if field not in given:
        return ()
    return tuple([_text(each, f"{where}: {field}") for each in _list(given, field, where)])


def _flag(given: Mapping[str, object], field: str, where: str) -> bool:
    read = given.get(field, False)
    if not isinstance(read, bool):
        raise ValueError(f"{where}: {field} is neither true nor false")
    return read
