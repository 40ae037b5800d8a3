"""Is a handbook complete and true? Every message leads to one paragraph, every rule is told, every picture exists.

    from partie.testing.handbook import check_handbook

    def test_the_handbook_is_in_order():
        assert check_handbook(MY_GAME) == []

It says what is wrong, one line each, and nothing if all is well. A file that cannot be read at all raises
``BrokenHandbook``, which says which file and why.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from partie.core import Game, Position, letter
from partie.table.reading import Reading
from partie.table.refusal import Refused
from partie.testing.rulebook import RuleRow, rule_rows
from partie.testing.sentences import sentences
from partie.testing.vocabulary import defined_keys, vocabulary
from partie.words.catalog import LANGUAGES, Catalog, MissingWords, common_text
from partie.words.check import Usage, complaints
from partie.words.handbook import (
    FOLDER,
    Handbook,
    Paragraph,
    handbook_catalog,
    own_handbook,
    shared_folder,
    shared_handbook,
)
from partie.words.messages import card_code
from partie.words.texts import game_folder, game_text

KINDS: Final = ("question-", "rule-", "reason-", "event-", "did-", "why-", "row-", "ending-", "tie-")
ORDER: Final = ("goal", "pieces", "setup", "flow", "scoring", "end", "questions")
LAST: Final = ("scoring", "end", "questions")  # a game's own topics come before these
TOLD: Final = ("book", "ruling")  # sources of rules that a handbook must tell
SENTENCES: Final = 4


def check_handbook[S: Position](game: Game[S]) -> list[str]:
    """What is wrong with a game's handbook."""
    own = own_handbook(game)
    if own is None:
        return ["there is no handbook"]
    shared = shared_handbook()
    whole = Handbook(own.chapters + shared.chapters, own.viewer, own.example)
    found = [*_names(whole), *_order(own), *_explained(whole, vocabulary(game)), *_rules(own, _rules_of(game))]
    words = {lang: common_text(lang) + "\n" + (game_text(game, lang) or "") for lang in LANGUAGES}
    found += _texts(game_folder(game) / FOLDER, own, words)
    found += [*_cards(game, own), *_pictures(game, own)]
    return found or list(_long(game, own))


def check_shared_handbook() -> list[str]:
    """What is wrong with the chapter that all games share."""
    shared = shared_handbook()
    refusals = {key for key in defined_keys(common_text("en")) if key.startswith("reason-")}
    found = [*_names(shared), *_explained(shared, refusals)]
    found += [f"{each.name} draws what a game has" for each in shared.paragraphs() if each.cards or each.moment]
    return found + _texts(shared_folder(), shared, {lang: common_text(lang) for lang in LANGUAGES})


# -- what leads where ----------------------------------------------------------------------------------------------


def _names(book: Handbook) -> Iterator[str]:
    chapters = [chapter.name for chapter in book.chapters]
    paragraphs = [paragraph.name for paragraph in book.paragraphs()]
    for kind, names in (("chapter", chapters), ("paragraph", paragraphs)):
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"there are two {kind}s {name}"
    for chapter in book.chapters:
        if not chapter.paragraphs:
            yield f"chapter {chapter.name} is empty"


def _order(book: Handbook) -> Iterator[str]:
    """Every game's handbook is read in the same order."""
    names = [chapter.name for chapter in book.chapters]
    given = [name for name in names if name in ORDER]
    if given != [name for name in ORDER if name in given]:
        yield f"the chapters {', '.join(given)} are not in the order {', '.join(ORDER)}"
    last = [name for name in names if name in LAST]
    if names[len(names) - len(last) :] != last:
        yield f"a chapter comes after one of {', '.join(LAST)}"


def _explained(book: Handbook, keys: set[str]) -> Iterator[str]:
    for key in sorted([key for key in keys if key.startswith(KINDS)]):
        found = book.explaining(key)
        if not found:
            yield f"{key} leads to no paragraph"
        if len(found) > 1:
            yield f"{key} leads to {len(found)} paragraphs: {', '.join([each.name for each in found])}"
    known = keys | defined_keys(common_text("en"))
    for paragraph in book.paragraphs():
        for pattern in paragraph.explains:
            stem = pattern.removesuffix("*")
            if not any([key == pattern or (pattern != stem and key.startswith(stem)) for key in known]):
                yield f"{paragraph.name} explains {pattern}, which nothing says"


# -- rules ---------------------------------------------------------------------------------------------------------


def _rules_of[S: Position](game: Game[S]) -> dict[str, RuleRow]:
    path = game_folder(game) / "RULES.md"
    rows = rule_rows(path.read_text(encoding="utf-8")) if path.is_file() else iter(())
    return {row.id: row for row in rows if row.is_rule()}


def _rules(book: Handbook, rules: dict[str, RuleRow]) -> Iterator[str]:
    told = {rule for paragraph in book.paragraphs() for rule in paragraph.rules}
    for paragraph in book.paragraphs():
        for rule in paragraph.rules:
            if rule not in rules:
                yield f"{paragraph.name} tells {rule}, which RULES.md does not have"
            if paragraph.rules.count(rule) > 1:
                yield f"{paragraph.name} tells {rule} twice"
    for rule, row in rules.items():
        if row.cells.get("source", "").startswith(TOLD) and rule not in told:
            yield f"{rule} is told by no paragraph: {row.cells.get('rule', '')}"


# -- words ---------------------------------------------------------------------------------------------------------


def _texts(folder: Traversable, book: Handbook, beside: dict[str, str]) -> list[str]:
    """Every message in every language, none too many, without arguments, and with no markup but emphasis."""
    paths = {lang: folder / f"{lang}.ftl" for lang in LANGUAGES}
    found = [f"{lang}: there is no {path.name}" for lang, path in paths.items() if not path.is_file()]
    texts = {lang: path.read_text(encoding="utf-8") for lang, path in paths.items() if path.is_file()}
    found += complaints(texts, book.messages(), beside)
    for lang, text in texts.items():
        for message in _messages(text):
            found += [f"{lang}: {message.id.name} takes ${each}" for each in sorted(Usage(message).variables)]
        found += [f"{lang}: {line!r} has one ** too few or too many" for line in _unpaired(text)]
    return found


@cache
def _messages(text: str) -> list[Message]:
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def _unpaired(text: str) -> Iterator[str]:
    for message in _messages(text):
        span = message.span
        written = text[span.start : span.end] if span is not None else ""
        if written.count("**") % 2:
            yield written


def _long[S: Position](game: Game[S], book: Handbook) -> Iterator[str]:
    """A paragraph that nobody reads to its end."""
    for lang in LANGUAGES:
        catalog = handbook_catalog(lang, game)
        for paragraph in book.paragraphs():
            count = sentences(_said(catalog, paragraph))
            if count > SENTENCES:
                yield f"{lang}: {paragraph.says} has {count} sentences; {SENTENCES} are the most"


def _said(catalog: Catalog, paragraph: Paragraph) -> str:
    """The text of a paragraph, if there is one."""
    try:
        return catalog.say(paragraph.says)
    except MissingWords:
        return ""


# -- pictures ------------------------------------------------------------------------------------------------------


def _cards[S: Position](game: Game[S], book: Handbook) -> Iterator[str]:
    codes = {card_code(game, card) for cards in game.plan.decks.values() for card in cards}
    for paragraph in book.paragraphs():
        for code in paragraph.cards:
            if code not in codes:
                yield f"{paragraph.name} shows the card {code}, which does not exist"


def _pictures[S: Position](game: Game[S], book: Handbook) -> Iterator[str]:
    shown = [each for each in book.paragraphs() if each.moment is not None or each.sheet]
    if not book.example:
        if shown:
            yield f"{shown[0].name} shows the example, but there is no example.partie"
        return
    try:
        reading = Reading(book.example)
    except Refused as error:
        yield f"example.partie cannot be replayed: {error.says['key']}"
        return
    about = reading.about()
    if not about["over"]:
        yield "example.partie is not finished"
    if reading.game.name != game.name:
        yield f"example.partie is a game of {reading.game.name}"
    if book.viewer and book.viewer not in [letter(seat) for seat in range(len(about["players"]))]:
        yield f"nobody sits at {book.viewer!r} in example.partie"
    for paragraph in shown:
        if paragraph.moment is None:
            yield f"{paragraph.name} shows a sheet without a moment"
        elif not 0 <= paragraph.moment <= about["last"]:
            yield f"{paragraph.name} shows moment {paragraph.moment}; the last is {about['last']}"
