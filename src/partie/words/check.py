"""Are catalogs complete? Every key in every language, none too many, the same arguments, every plural form.

``complaints`` says what is wrong, one line each, and nothing if all is well.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from partie.words.catalog import Arg, BrokenCatalog, Catalog, MissingWords

PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
NUMBERS: Final = (0, 1, 2, 5, 22, 1.5)


def complaints(texts: Mapping[str, str], expected: set[str], beside: Mapping[str, str] | None = None) -> list[str]:
    """What is wrong with the same catalog in several languages; ``beside`` holds what its sentences may refer to."""
    found: list[str] = []
    variables: dict[str, dict[str, set[str]]] = {}
    for lang, text in texts.items():
        messages = _messages(text)
        found += [f"{lang}: not Fluent: {junk}" for junk in _junk(text)]
        found += [f"{lang}: {name} is missing" for name in sorted(expected - set(messages))]
        found += [f"{lang}: {name} is not used" for name in sorted(set(messages) - expected)]
        for name, message in messages.items():
            seen = Usage(message)
            variables.setdefault(name, {})[lang] = set(seen.variables)
            found += [f"{lang}: {name}: {what}" for what in _plural_gaps(seen, lang)]
        other = [] if beside is None else [beside[lang]]
        found += _unspeakable(lang, [*other, text], messages)
    for name, by_lang in variables.items():
        for lang, used in by_lang.items():
            most = set[str]().union(*by_lang.values())
            found += [f"{lang}: {name} does not use ${each}" for each in sorted(most - used)]
    return found


class Usage(Visitor):
    """Which variables a message uses, and between which values of each it chooses."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: dict[str, set[str]] = {}
        self.selectors: list[tuple[str, set[str]]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        """Note a variable."""
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's name for it
        """Note what is told apart."""
        if isinstance(node.selector, ast.VariableReference):
            names = {
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants
            }
            self.variables.setdefault(node.selector.id.name, set()).update(names)
            self.selectors.append((node.selector.id.name, names))
        self.generic_visit(node)


@cache
def _body(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def _messages(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _body(text) if isinstance(entry, ast.Message)}


def _junk(text: str) -> list[str]:
    return [repr(entry.content) for entry in _body(text) if isinstance(entry, ast.Junk)]


def is_plural(keys: set[str]) -> bool:
    """Whether a selector tells numbers apart by their grammatical form."""
    words = {each for each in keys if not each.isdecimal()}
    return bool(words) and words <= PLURALS


def plural_forms(lang: str) -> set[str]:
    """The forms that a language has."""
    return set(Locale(lang).plural_form.tags) | {"other"}


def _plural_gaps(seen: Usage, lang: str) -> Iterator[str]:
    for name, keys in seen.selectors:
        if is_plural(keys):
            words = {each for each in keys if not each.isdecimal()}
            for gap in sorted(plural_forms(lang) - words):
                yield f"${name} lacks the form {gap}"
            for extra in sorted(words - plural_forms(lang)):
                yield f"${name} has the form {extra}, which the language has not"


def _unspeakable(lang: str, texts: list[str], messages: Mapping[str, ast.Message]) -> list[str]:
    try:
        catalog = Catalog(lang, *texts)
    except BrokenCatalog as error:
        return [str(error)]
    found: list[str] = []
    for name, message in messages.items():
        for args in samples(Usage(message)):
            try:
                catalog.say(name, **args)
            except MissingWords as error:
                found.append(str(error))
                break
    return found


def samples(seen: Usage) -> Iterator[dict[str, Arg]]:
    """Arguments to try a sentence with: every value that it tells apart, and a few numbers."""
    choices: dict[str, list[Arg]] = {}
    for name, keys in seen.variables.items():
        if not keys:
            choices[name] = ["Ana", 7]
        elif is_plural(keys) or all([each.isdecimal() for each in keys]):
            choices[name] = [*NUMBERS, *[int(each) for each in sorted(keys) if each.isdecimal()]]
        else:
            choices[name] = [*sorted(keys)]
    for turn in range(max([len(values) for values in choices.values()], default=1)):
        yield {name: values[turn % len(values)] for name, values in choices.items()}
