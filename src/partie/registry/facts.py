"""What a game says about itself besides its rules, in ``game.toml`` of its package.

    minutes = [20, 30]          how long it takes people who know it

    [[tables]]                  a table that every test of all games tries, besides each number of seats as usual
    seats = 3
    settings = { quests = "on" }
    rules = 1                   only by this older version of the rules, whose records are still replayed

    [claims]                    what a seat can claim in public at a server's table; the game's screen has the words
    burrowers-claim-hungry = {}
    burrowers-claim-thief = { of = "seat", what = "card", where = ["board-left", "board-right"] }

An argument of a claim is a seat of the table, a card of the game, or one of the words whose keys are listed.

A game without this file has nothing to say.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from partie.core import Game, Position, Settings
from partie.registry import find_game, game_names, package_of

FILE: Final = "game.toml"
FACTS: Final = {"claims", "minutes", "tables"}
TABLE: Final = {"seats", "settings", "rules"}

type Slot = Literal["seat", "card"] | frozenset[str]
type Claims = Mapping[str, Mapping[str, Slot]]
NO_CLAIMS: Final[Claims] = {}


class BadFacts(ValueError):
    """A ``game.toml`` that does not say what it should; the message says what is wrong."""


class TableFacts(NamedTuple):
    """One table to try a game at. ``rules`` is a version of the rules, None where it does not matter."""

    seats: int
    settings: Settings
    rules: int | None = None


class Facts(NamedTuple):
    """All that a game says about itself. ``minutes`` are the least and the most; claims are told by their keys."""

    minutes: tuple[int, int] | None = None
    tables: tuple[TableFacts, ...] = ()
    claims: Claims = NO_CLAIMS


class Case(NamedTuple):
    """A game at a table: what the laws and the other tests of all games are given."""

    game: Game[Position]
    seats: int
    settings: Settings

    def __str__(self) -> str:
        settings = "".join([f"-{name}={value}" for name, value in self.settings.items()])
        return f"{self.game.name}@{self.game.version}-{self.seats}{settings}"


def facts_of[S: Position](game: Game[S]) -> Facts:
    """What the package of a game says; raises ``BadFacts`` if it cannot be true."""
    path = files(package_of(game)) / FILE
    if not path.is_file():
        return Facts()
    try:
        said: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
        return read_facts(said)
    except ValueError as error:
        raise BadFacts(f"{path}: {error}") from error


def read_facts(said: Mapping[str, object]) -> Facts:
    """The facts that a parsed ``game.toml`` states."""
    _only(said, FACTS)
    tables = said.get("tables", [])
    if not isinstance(tables, list):
        raise BadFacts("tables are written as [[tables]]")
    claims = said.get("claims", {})
    if not isinstance(claims, dict):
        raise BadFacts("claims are written as [claims]")
    return Facts(
        _minutes(said.get("minutes")),
        tuple([_table(each) for each in tables]),
        {str(name): _slots(name, slots) for name, slots in claims.items()},
    )


def _only(said: Mapping[str, object], known: set[str]) -> None:
    for name in said:
        if name not in known:
            raise BadFacts(f"{name!r} says nothing; possible: {', '.join(sorted(known))}")


def _minutes(said: object) -> tuple[int, int] | None:
    if said is None:
        return None
    if isinstance(said, list) and len(said) == 2:
        least, most = said
        if isinstance(least, int) and isinstance(most, int) and 0 < least <= most:
            return least, most
    raise BadFacts("minutes are two whole numbers, the least and the most")


def _table(said: object) -> TableFacts:
    if not isinstance(said, dict):
        raise BadFacts("tables are written as [[tables]]")
    _only(said, TABLE)
    seats, rules, settings = said.get("seats"), said.get("rules"), said.get("settings", {})
    if not isinstance(seats, int):
        raise BadFacts("a table has a whole number of seats")
    if rules is not None and not isinstance(rules, int):
        raise BadFacts("rules is a whole number: a version of the rules")
    if not isinstance(settings, dict) or not all([isinstance(value, str) for value in settings.values()]):
        raise BadFacts('settings are names with texts, as { quests = "on" }')
    return TableFacts(seats, {str(name): str(value) for name, value in settings.items()}, rules)


def _slots(claim: object, said: object) -> Mapping[str, Slot]:
    if not isinstance(said, dict):
        raise BadFacts(f"{claim} has its arguments in braces, {{}} if it has none")
    return {str(name): _slot(claim, each) for name, each in said.items()}


def _slot(claim: object, said: object) -> Slot:
    if said == "seat":
        return "seat"
    if said == "card":
        return "card"
    if isinstance(said, list) and said and all([isinstance(each, str) for each in said]):
        return frozenset(said)
    raise BadFacts(f'an argument of {claim} is "seat", "card", or a list of keys')


def usual_cases(game: Game[Position]) -> list[Case]:
    """A game at each number of seats, with the usual settings."""
    return [Case(game, seats, {}) for seats in game.seats]


def declared_cases(game: Game[Position]) -> list[Case]:
    """The tables that a game asks to be tried at, but for those that are played by another version of its rules."""
    tables = [table for table in facts_of(game).tables if table.rules in (None, game.version)]
    return [Case(game, table.seats, table.settings) for table in tables]


def all_cases() -> list[Case]:
    """Every installed game at every table that tests should try, tables with older rules too."""
    found: list[Case] = []
    for name in game_names():
        game = find_game(name)
        found += usual_cases(game)
        found += [Case(find_game(name, table.rules), table.seats, table.settings) for table in facts_of(game).tables]
    return found
