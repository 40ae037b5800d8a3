"""Which keys a game's catalogs must have, no more and no fewer, read off the game itself.

Events, questions, verbs, reasons, faces, zones and options are asked of the game. Why points are scored, the rows of
the sheet, the endings and the ties are strings in the game's code: either the package declares them (``WHY``, ``ROWS``,
``ENDINGS`` and ``TIE_BREAKS``: a mapping's values, or a sequence), or they are literals where ``Point`` and ``Outcome``
are made. Anything else raises ``UnreadableVocabulary``, so a key can never be overlooked in silence. The same holds for
boards: a key that is said must be a literal, or a name for literals marked with ``key``.

A game author asks ``check_words(game)``; it says what is wrong, one line each, and nothing if all is well.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from partie.core import Event, Game, Position, Reason
from partie.registry import package_of
from partie.words.catalog import LANGUAGES, common_text
from partie.words.check import complaints
from partie.words.messages import card_code, kebab, row_key
from partie.words.texts import game_folder, game_text

# A board may compose these: their keys are in the vocabulary already.
COMPOSED: Final = (
    "face-",
    "ability-",
    "question-",
    "rule-",
    "action-",
    "did-",
    "event-",
    "reason-",
    "why-",
    "zone-",
    "field-",
    "trait-",
    "counted-",
    "back-",
    "automaton-",
)


class UnreadableVocabulary(ValueError):
    """A key in a source cannot be told without running it."""


def check_words[S: Position](game: Game[S]) -> list[str]:
    """What is wrong with a game's catalogs."""
    texts = {lang: game_text(game, lang) for lang in LANGUAGES}
    found = [f"{lang}: there is no catalog" for lang, text in texts.items() if text is None]
    given = {lang: text for lang, text in texts.items() if text is not None}
    return found + complaints(given, vocabulary(game), {lang: common_text(lang) for lang in given})


def vocabulary[S: Position](game: Game[S]) -> set[str]:
    """Every key that this game's catalogs must have."""
    keys = {"game-title", "game-about"}
    for choice in game.rules.questions():
        for part in choice.parts():
            keys |= {f"question-{kebab(part)}", f"rule-{kebab(part)}"}
    for verb in game.notation.verbs:
        keys |= {f"action-{verb}", f"did-{verb}"}
    for cards in game.plan.decks.values():
        for card in cards:
            keys |= {f"face-{card_code(game, card).lower()}", f"ability-{card_code(game, card).lower()}"}
    keys |= {f"zone-{kebab(name)}" for name in game.plan.zones}
    keys |= {f"field-{kebab(name)}" for name in game.plan.open}
    for option, values in game.setting_values().items():
        keys |= {f"option-{kebab(option)}"} | {f"option-{kebab(option)}-{kebab(value)}" for value in values}
    keys |= {f"back-{name}" for name in game.screen.back_names().values()}
    if game.screen.automaton():
        keys.add(f"automaton-{game.screen.automaton()}")
    keys |= {f"trait-{kebab(trait)}" for trait in game.statistics.trait_names()}
    for trait, values in game.statistics.trait_values().items():
        keys |= {f"trait-{kebab(trait)}-{kebab(value)}" for value in values}
    keys |= {f"counted-{kebab(name)}" for name in game.statistics.counted_names()}
    for module in _modules(game):
        keys |= _event_keys(module) | _reason_keys(module)
    keys |= {f"why-{kebab(why)}" for why in _strings(game, "WHY", "Point", 3, "why")}
    keys |= {row_key(row) for row in _strings(game, "ROWS", "Point", 1, "row")}
    keys |= {f"ending-{kebab(ending)}" for ending in _strings(game, "ENDINGS", "Outcome", 2, "ending")}
    keys |= {f"tie-{kebab(tie)}" for tie in _strings(game, "TIE_BREAKS", "Outcome", 3, "tie", may_lack=True)}
    return keys | (board_keys(game) - _common_keys())


def board_keys[S: Position](game: Game[S]) -> set[str]:
    """The keys that a game's own terminal board asks for: ``terminal`` is one module, or a package of several."""
    folder = game_folder(game)
    sources = [*_python_in(folder / "terminal"), *_python_in(folder / "terminal.py")]
    return {key for path in sources for key in _said_keys(path)}


def _python_in(path: Traversable) -> Iterator[Traversable]:
    """A Python source, or every one in a folder, however deep."""
    if path.is_dir():
        for each in sorted(path.iterdir(), key=lambda each: each.name):
            yield from _python_in(each)
    elif path.name.endswith(".py") and path.is_file():
        yield path


def _said_keys(path: Traversable) -> set[str]:
    try:
        return used_keys(path.read_text(encoding="utf-8"), COMPOSED)
    except UnreadableVocabulary as error:
        raise UnreadableVocabulary(f"{path}, {error}") from error


# -- what the game's modules hold --------------------------------------------------------------------------------


def _sources[S: Position](game: Game[S]) -> list[Traversable]:
    found = [path for path in game_folder(game).iterdir() if path.name.endswith(".py")]
    return sorted(found, key=lambda path: path.name)


def _modules[S: Position](game: Game[S]) -> list[ModuleType]:
    name = package_of(game)
    stems = [path.name.removesuffix(".py") for path in _sources(game)]
    return [import_module(name if stem == "__init__" else f"{name}.{stem}") for stem in stems]


def _event_keys(module: ModuleType) -> set[str]:
    own = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return {f"event-{kebab(kind.__name__)}" for kind in own if issubclass(kind, Event) and kind is not Event}


def _reason_keys(module: ModuleType) -> set[str]:
    keys: set[str] = set()
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Reason) and kind.__module__ == module.__name__:
            keys |= {f"reason-{reason.value}" for reason in kind}
    return keys


def _strings[S: Position](
    game: Game[S], declared: str, maker: str, place: int, field: str, may_lack: bool = False
) -> set[str]:
    """The strings a package declares under a name, or else the literals it gives to ``maker``."""
    found: set[str] = set()
    is_declared = False
    for module in _modules(game):
        value: object = vars(module).get(declared)
        if value is not None:
            is_declared = True
            listed: object = list(value.values()) if isinstance(value, Mapping) else value
            if not isinstance(listed, (tuple, list, set, frozenset)):
                raise UnreadableVocabulary(f"{module.__name__}: {declared} is neither a mapping nor a sequence")
            found |= {str(each) for each in listed if each}  # where rows are counted from one, the first is empty
    if is_declared:
        return found
    for path in _sources(game):
        for call in _calls(ast.parse(path.read_text(encoding="utf-8")), maker):
            given = [word.value for word in call.keywords if word.arg == field]
            expression = call.args[place] if place < len(call.args) else given[0] if given else None
            if expression is None and may_lack:
                continue
            if expression is None:
                raise UnreadableVocabulary(f"{path.name}:{call.lineno}: {maker} without {field}")
            found |= _literals(expression, f"{path.name}:{call.lineno}: declare {declared}")
    return found


# -- reading sources ---------------------------------------------------------------------------------------------


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Name) and called.id == name) or (
                isinstance(called, ast.Attribute) and called.attr == name
            ):
                yield node


def _literals(expression: ast.expr, where: str) -> set[str]:
    """The strings an expression can be: a literal, a choice of literals, or a text with a number at its end."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value}
    if isinstance(expression, ast.IfExp):
        return _literals(expression.body, where) | _literals(expression.orelse, where)
    if isinstance(expression, ast.JoinedStr) and len(expression.values) == 2:
        head, tail = expression.values
        text = head.value if isinstance(head, ast.Constant) else None
        if isinstance(text, str) and text.endswith("-") and isinstance(tail, ast.FormattedValue):
            return {f"{text}0"}
    raise UnreadableVocabulary(f"{where}: {ast.unparse(expression)} is not a literal")


def used_keys(source: str, composed: tuple[str, ...] = (), speakers: tuple[str, ...] = ("say",)) -> set[str]:
    """The keys a source says: literals in ``say(…)`` and ``key(…)``, and in other calls that pass a key on.

    A name, an element or an attribute may be said too, since the literals behind it are marked with ``key``; a text
    put together on the spot may not, unless it begins with one of ``composed``.
    """
    tree = ast.parse(source)
    keys: set[str] = set()
    for call in _calls(tree, "key"):
        keys |= _literals(call.args[0], f"line {call.lineno}")
    for call in [call for speaker in speakers for call in _calls(tree, speaker)]:
        said = call.args[0]
        if isinstance(said, (ast.Name, ast.Subscript, ast.Attribute)):
            continue
        if isinstance(said, ast.JoinedStr):
            if composed and _head(said).startswith(composed):
                continue
            raise UnreadableVocabulary(f"line {call.lineno}: {ast.unparse(said)} is put together on the spot")
        keys |= _literals(said, f"line {call.lineno}")
    return keys


def _head(text: ast.JoinedStr) -> str:
    first = text.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


@cache
def defined_keys(text: str) -> set[str]:
    """The keys a Fluent text defines."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def _common_keys() -> set[str]:
    return defined_keys(common_text("en"))
