"""TypeScript's types of everything on the wire, made from the Python ones.

    python -m tools.typescript web/src/wire

writes one file for the wire itself, one for what a server says besides, one for each of its parts that has a module
``shapes``, one with what is known of every game before the engine is loaded, and one for each game whose package has a
module ``shown``: the types of its view, of what can be counted on it and of its cards, and the cards themselves. A test
compares what lies there with what would be written.
"""

import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

from partie.core import Game, Position, Zone
from partie.registry import find_game, game_names, part_of
from partie.server.tables import schemas as protocol
from partie.table import shapes
from partie.table.door import CALLS, Door, game_json
from partie.words import messages
from partie.words.catalog import LANGUAGES, load_catalog
from tools.server_schemas import PARTS

HEAD: Final = "// Made by `python -m tools.typescript web/src/wire`. Do not edit.\n"

# ``type[object]`` cannot say "anything that can stand in an annotation".
type Hint = object


def written() -> dict[str, str]:
    """Every file: its name, and its text."""
    games = [find_game(name) for name in game_names()]
    screens = {f"{game.name}.ts": game_text(game, shown) for game in games if (shown := part_of(game, "shown"))}
    parts = {f"{name}.ts": part_text(module) for name, module in PARTS.items()}
    return {"types.ts": wire_text(), "online.ts": online_text(), "games.ts": games_text(), **parts, **screens}


def wire_text() -> str:
    """The wire itself, and the calls through its door."""
    known = [kind for module in (messages, shapes) for kind in own_shapes(module)]
    parts = [HEAD, alias("Arg", messages.Arg)]
    parts += [interface(kind, generic=("view", "counted")) for kind in known]
    calls = "".join([call(name, getattr(Door, name)) for name in CALLS])
    parts.append(f"{note('What can be asked of a table behind the door.')}export interface Calls {{\n{calls}}}\n")
    return "\n".join(parts)


def online_text() -> str:
    """What travels between a server and a browser, and what it takes from the wire."""
    parts = [interface(kind) for kind in own_shapes(protocol)]
    parts += [alias("FromServer", protocol.FromServer), alias("FromClient", protocol.FromClient)]
    return with_imports("\n".join(parts), {"types": (messages, shapes), "clocks": (PARTS["clocks"],)})


def part_text(module: types.ModuleType) -> str:
    """What one part of the server sends and takes."""
    text = "\n".join([interface(kind) for kind in own_shapes(module)])
    return with_imports(text, {"types": (messages, shapes), "online": (protocol,)})


def with_imports(text: str, sources: Mapping[str, Sequence[types.ModuleType]]) -> str:
    """A file, with the shapes that it takes from others."""
    uses = [line for line in text.split("\n") if re.match(r"  \w+\??: |export type ", line)]
    lines = [HEAD]
    for file, modules in sources.items():
        known = sorted([kind.__name__ for module in modules for kind in own_shapes(module)])
        taken = [name for name in known if any([re.search(rf"\b{name}\b", line) for line in uses])]
        if taken:
            lines.append(f'import type {{ {", ".join(taken)} }} from "./{file}";\n')
    return "\n".join([*lines, text])


def games_text() -> str:
    """What a first page says and sets up before the engine is loaded: the games and what they are called."""
    games = [find_game(name) for name in game_names()]
    told = json.dumps([game_json(game) for game in games], ensure_ascii=False, separators=(",", ":"))
    titles = json.dumps({game.name: titles_of(game) for game in games}, ensure_ascii=False, separators=(",", ":"))
    parts = [
        HEAD,
        'import type { GameJson } from "./types";\n',
        f"{note('Every game, as the engine tells it.')}export const GAMES: GameJson[] = {told};\n",
        f"{note('What a game is called, and one sentence about it.')}"
        "export interface Title {\n  title: string;\n  about: string;\n}\n",
        f"{note('By game, then by language.')}export const TITLES: Record<string, Record<string, Title>> = {titles};\n",
    ]
    return "\n".join(parts)


def titles_of(game: Game[Position]) -> dict[str, dict[str, str]]:
    """A game's name and one sentence about it, in every language."""
    catalogs = {lang: load_catalog(lang, game) for lang in LANGUAGES}
    return {
        lang: {"title": catalog.say("game-title"), "about": catalog.say("game-about")}
        for lang, catalog in catalogs.items()
    }


def game_text(game: Game[Position], shown: types.ModuleType) -> str:
    """A game's view, what is counted on it, and its cards."""
    title = game.name.capitalize()
    state = typing.cast(type[Position], get_type_hints(type(game).setup)["return"])
    hints = get_type_hints(state)
    lines = [f"  {name}: {spelled(hints[name])};\n" for name in game.plan.zones]
    lines += [f"  {name}: {codec.typescript};\n" for name, codec in game.plan.open.items()]
    parts = [HEAD, f"{note(state.__doc__)}export interface {title}View {{\n{''.join(lines)}}}\n"]
    parts += [interface(kind) for kind in own_shapes(shown)]
    if game.screen.faces():
        faces = get_type_hints(shown.faces)["return"]
        data = json.dumps(game.screen.faces(), ensure_ascii=False, separators=(",", ":"))
        parts.append(f"export const FACES: {spelled(faces)} = {data};\n")
    return "\n".join(parts)


def own_shapes(module: types.ModuleType) -> list[type]:
    """The shapes that a module itself describes, in its order."""
    return [kind for kind in vars(module).values() if is_typeddict(kind) and kind.__module__ == module.__name__]


def interface(kind: type, generic: Sequence[str] = ()) -> str:
    """One shape. ``generic`` fields take the type that the game gives them."""
    hints = get_type_hints(kind)
    holes = [name for name in generic if hints.get(name) == Mapping[str, object]]
    spelling = {name: spelled(hint) for name, hint in hints.items()}
    spelling.update({name: name.capitalize() for name in holes})
    given = ", ".join([f"{name.capitalize()} = unknown" for name in holes])
    spared: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    lines = "".join([f"  {name}{'?' if name in spared else ''}: {spelling[name]};\n" for name in hints])
    title = f"{kind.__name__}<{given}>" if given else kind.__name__
    return f"{note(kind.__doc__)}export interface {title} {{\n{lines}}}\n"


def alias(name: str, kind: TypeAliasType) -> str:
    """A name for one of several."""
    return f"export type {name} = {spelled(kind.__value__)};\n"


def call(name: str, method: Callable[..., object]) -> str:
    """One call, as a function's type."""
    hints = get_type_hints(method)
    back = hints.pop("return")
    names = [name for name in inspect.signature(method).parameters if name != "self"]
    given = ", ".join([f"{each}: {spelled(hints[each])}" for each in names])
    return f"{note(method.__doc__, '  ')}  {name}({given}): {'void' if back is types.NoneType else spelled(back)};\n"


def note(about: str | None, indent: str = "") -> str:
    """A docstring as a comment."""
    if not about:
        return ""
    lines = inspect.cleandoc(about).replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    middle = "".join([f"{indent} * {line}".rstrip() + "\n" for line in lines])
    return f"{indent}/**\n{middle}{indent} */\n"


def spelled(hint: Hint) -> str:
    """A Python type as TypeScript spells it."""
    if hint is Zone:
        return "string[]"
    if isinstance(hint, TypeAliasType):
        return hint.__name__ if hint is messages.Arg else spelled(hint.__value__)
    if isinstance(hint, type) and (hint in PLAIN or is_typeddict(hint)):
        return PLAIN.get(hint, hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join([json.dumps(each) for each in args])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys([spelled(each) for each in args]))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return listed(spelled(args[0]))
    if origin is tuple:
        return "[" + ", ".join([spelled(each) for each in args]) + "]"
    if origin in (list, Sequence):
        return listed(spelled(args[0]))
    if origin in (dict, Mapping):
        return f"Record<{spelled(args[0])}, {spelled(args[1])}>"
    raise TypeError(f"TypeScript has no spelling for {hint!r} yet")


PLAIN: Final[dict[type, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    object: "unknown",
}


def listed(one: str) -> str:
    """Many of a kind."""
    return f"({one})[]" if " | " in one else f"{one}[]"


def main(folder: Path) -> Iterator[str]:
    """Write every file; the names of those that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in written().items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            yield name


if __name__ == "__main__":
    for changed in main(Path(sys.argv[1])):
        sys.stdout.write(f"{changed}\n")
