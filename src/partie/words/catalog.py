"""Catalogs: message keys become sentences in Czech, Slovak, Polish or English.

A catalog is one or more Fluent files of one language. What the table itself says lies in ``words/common/LANG.ftl``,
what commands for operators and builders say in ``words/operators/en.ftl`` (in English alone), what a game says in
``words/LANG.ftl`` of the game's own folder. A game's keys are made from its parts, so that
``partie.testing.vocabulary`` can list them without anybody writing the list:

    game-title, game-about          the name of the game, and one sentence about it
    event-hands-passed              an event, by its class; its fields are the arguments (see below)
    question-draft, rule-draft      what a seat is asked, by the name of the part; and the rule behind it
    action-take, did-take           an answer, by its verb: as something to choose, and as something done ($seat)
    reason-not-in-hand              why an answer is refused
    face-13, ability-13             a card's name, and what it does, by its code in the records
    why-each                        why points were scored; the arguments of the ``Point``, and $points
    row-round                       a row of the score sheet; a number at its end is the argument $number
    ending-three-rounds             how a game ended
    tie-priority                    what seats with equal scores were put in order by
    option-NAME, option-NAME-VALUE  the table's options
    zone-hand, field-round          the parts of a position, for the board that draws any game
    anything else                   what the game's own terminal board asks for by a literal key

Arguments of events and answers: a seat is given by its name, a piece as ``$card`` (its name) with ``$number`` (its
code) and ``$known`` (yes or no), several pieces as ``$cards`` with ``$count``, a cell as a record writes it, a number
as a number. Where a ``Point`` compares ``count`` with ``theirs``, ``$lead`` says more, tie, won-tie or less.

Names of people and cards are never declined: they stand in apposition or in quotes. ``docs/words`` says how each
language is written.
"""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from partie.core import Game, Position
from partie.words.spaces import keep_together
from partie.words.texts import game_text

LANGUAGES: Final = ("en", "cs", "sk", "pl")

type Arg = str | int | float


class MissingWords(LookupError):
    """A key or an argument that a sentence needs is not there."""


class BrokenCatalog(ValueError):
    """A catalog's text is not Fluent, or says one key twice."""


def key(name: str) -> str:
    """Mark a literal as a message key, where it is written down apart from the ``say`` that uses it."""
    return name


class Catalog:
    """The sentences of one language. A key or argument that is missing raises: nobody ever reads a bare key.

    Only a game that ships no words at all is met leniently: its keys are then read out as well as may be, so that a
    game can be played before anybody has written a sentence for it.
    """

    def __init__(self, lang: str, *texts: str, strict: bool = True) -> None:
        self.lang = lang
        self.strict = strict
        # Isolation marks are for mixed writing directions; in a terminal they are litter.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: set[str] = set()
        for text in texts:
            self._add(text)

    def _add(self, text: str) -> None:
        resource = _parsed(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenCatalog(f"{self.lang}: not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._keys:
                    raise BrokenCatalog(f"{self.lang}: {entry.id.name} stands twice")
                self._keys.add(entry.id.name)
        self._bundle.add_resource(resource)

    def keys(self) -> set[str]:
        """Every key there is."""
        return set(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a sentence for this key."""
        return key in self._keys

    def say(self, key: str, /, **args: Arg) -> str:
        """The sentence for a key, with its arguments put in."""
        if key not in self._keys:
            if self.strict:
                raise MissingWords(f"{self.lang} has no words for {key}")
            return _read_out(key, args)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.lang}: {key} is empty")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: {key} cannot be said: {errors[0]}")
        return keep_together(str(text), self.lang)


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentResource(text)


def _read_out(key: str, args: Mapping[str, Arg]) -> str:
    words = (key.partition("-")[2] or key).replace("-", " ")
    given = ", ".join([str(value) for name, value in args.items() if name != "known"])
    return f"{words}: {given}" if given else words


def choose_language(explicit: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language to speak: asked for, else PARTIE_LANG, else that of the locale, else English."""
    if explicit in LANGUAGES:
        return explicit
    where = os.environ if environ is None else environ
    wanted = _language_of(where.get("PARTIE_LANG", ""))
    if wanted in LANGUAGES:
        return wanted
    # The first of these that is set decides, as everywhere on a POSIX system.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if where.get(name):
            wanted = _language_of(where[name])
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def _language_of(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


@cache
def common_text(lang: str) -> str:
    """What the table itself says, as Fluent text."""
    return (files("partie.words") / "common" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def operators_text() -> str:
    """What commands for operators and builders say besides, as Fluent text: in English alone."""
    return (files("partie.words") / "operators" / "en.ftl").read_text(encoding="utf-8")


def operators_catalog() -> Catalog:
    """The words of commands for operators and builders."""
    return Catalog("en", common_text("en"), operators_text())


def game_languages[S: Position](game: Game[S]) -> list[str]:
    """The languages a game speaks."""
    return [lang for lang in LANGUAGES if game_text(game, lang) is not None]


def load_catalog[S: Position](lang: str, game: Game[S] | None = None) -> Catalog:
    """The table's own words, and a game's. A game without words in this language speaks English, or its notation."""
    if game is None:
        return Catalog(lang, common_text(lang))
    text = game_text(game, lang)
    if text is None:
        text = game_text(game, "en")
    if text is None:
        return Catalog(lang, common_text(lang), strict=False)
    return Catalog(lang, common_text(lang), text)


def lesson_catalog[S: Position](lang: str, game: Game[S]) -> Catalog:
    """The words of the table, of a game and of its lesson: what is taught may name cards by their messages."""
    own = game_text(game, lang) or game_text(game, "en") or ""
    taught = game_text(game, lang, "lesson") or game_text(game, "en", "lesson") or ""
    return Catalog(lang, common_text(lang), own, taught)
