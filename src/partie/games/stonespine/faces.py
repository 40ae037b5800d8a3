"""What is printed on the cards and tokens (S2, S12, S13, S18), read from the tables of a card set.

A card set is a named, versioned set of tables. Ours lies in ``cards/``; another folder with tables of the same names is
another card set, so the cards can be corrected or extended without touching code: ``partie cards check FOLDER``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from partie.core.card_lists import SET_COLUMNS, BadCardList, CardLists, CardRow, card_set_title

TYPES: Final = ("cave", "stone")
RUNES: Final = ("blue", "green", "red")
MONSTERS: Final = ("gnoll", "goblin", "kobold", "ooze", "slime")
TRAPS: Final = ("bear", "blade", "fire", "pit", "spike")
MINIONS: Final = ("gnoll", "goblin", "kobold")
SLIMY: Final = ("ooze", "slime")
STARS: Final = ("+1", "+2", "+3", "-1", "-2", "-3")
CHEST: Final = "chest"
PASSAGE: Final = "passage"
ELEMENTS: Final = (*MONSTERS, *TRAPS, *STARS, CHEST)
DEMANDS: Final = (*TYPES, *MONSTERS, CHEST, "star", "trap")
SHAPES: Final = {"circle": "C", "oval": "O", "square": "S"}
SIDES: Final = "TBLR"
NOTHING: Final = "."

# S3.5, S3.6, S5, S10: what five seats use up in four years, so that no table can run short.
FEWEST: Final = {"chambers": 100, "blueprints": 5, "challenges": 18, "goals": 1, "market": 16, "tokens": 1}


@dataclass(frozen=True)
class Chamber:
    """S2.2, S2.3 A room: its doors as letters of T, B, L, R, and its four places from the top left, row by row."""

    number: int
    name: str
    type: str
    doors: str
    places: tuple[str, str, str, str]
    gold: int
    rune: str
    grade: str


@dataclass(frozen=True)
class Blueprint:
    """S2.8, S2.9 Entrance and exit column (from 1), and sixteen places with a demand or none."""

    number: int
    entrance: int
    exit: int
    demands: tuple[str, ...]
    grade: str


@dataclass(frozen=True)
class Challenge:
    """S2.10, S13 One of the numbered challenges."""

    number: int
    name: str
    grade: str


@dataclass(frozen=True)
class Goal:
    """S2.10, S12 One of the numbered goals: most or fewest."""

    number: int
    name: str
    rank: str
    grade: str


@dataclass(frozen=True)
class MarketCard:
    """S2.11, S2.12 Two sets, each a price and the shapes of its slots."""

    number: int
    top_price: int
    top_slots: str
    bottom_price: int
    bottom_slots: str
    grade: str


@dataclass(frozen=True)
class Token:
    """S2.13, S2.14 A face, the shape on its back, and how many there are."""

    shape: str
    face: str
    copies: int
    grade: str


@dataclass(frozen=True)
class JaelCard:
    """S18.1 A card of the solo opponent."""

    card: str
    set: str
    rune: str
    gold: int
    takes: str
    base: int
    factor: int
    counts: str
    grade: str


@dataclass(frozen=True)
class CardSet:
    """Everything printed, under one name and version."""

    name: str
    version: int
    chambers: tuple[Chamber, ...]
    blueprints: tuple[Blueprint, ...]
    challenges: tuple[Challenge, ...]
    goals: tuple[Goal, ...]
    market: tuple[MarketCard, ...]
    tokens: tuple[Token, ...]
    jael: tuple[JaelCard, ...]

    def title(self) -> str:
        """The name a record gives."""
        kinds = (self.chambers, self.blueprints, self.challenges, self.goals, self.market, self.tokens, self.jael)
        return card_set_title(self.name, self.version, kinds)


COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "set": SET_COLUMNS,
    "chambers": ("number", "name", "type", "doors", "tl", "tr", "bl", "br", "gold", "rune"),
    "blueprints": ("number", "entrance", "row 1", "row 2", "row 3", "row 4", "exit"),
    "challenges": ("number", "name"),
    "goals": ("number", "name", "rank"),
    "market": ("number", "top price", "top slots", "bottom price", "bottom slots"),
    "tokens": ("shape", "face", "copies"),
    "jael": ("card", "set", "rune", "gold", "takes", "base", "factor", "counts"),
}


def chamber(row: CardRow) -> Chamber:
    """S2.2, S2.3 One to four doors, at most one a side, in the order T, B, L, R; up to four elements."""
    doors = row.text("doors")
    if not doors or doors != "".join([side for side in SIDES if side in doors]):
        raise BadCardList([row.fault("value", "doors", SIDES)])
    place = [row.one_of(column, (NOTHING, *ELEMENTS)) for column in ("tl", "tr", "bl", "br")]
    return Chamber(
        row.number("number", 1, 999),
        row.text("name"),
        row.one_of("type", TYPES),
        doors,
        (place[0], place[1], place[2], place[3]),
        row.number("gold", 0, 30),
        row.one_of("rune", RUNES),
        row.text("grade"),
    )


def blueprint(row: CardRow) -> Blueprint:
    """S2.9 Two demands in each row of four, eight in all."""
    demands: list[str] = []
    for column in ("row 1", "row 2", "row 3", "row 4"):
        places = row.text(column).split()
        wanted = [each for each in places if each != NOTHING]
        if len(places) != 4 or len(wanted) != 2 or not set(wanted) <= set(DEMANDS):
            raise BadCardList([row.fault("value", column, f"4: 2 × {NOTHING}, 2 × {', '.join(DEMANDS)}")])
        demands.extend(places)
    return Blueprint(
        row.number("number", 1, 99),
        row.number("entrance", 1, 4),
        row.number("exit", 1, 4),
        tuple(demands),
        row.text("grade"),
    )


def challenge(row: CardRow) -> Challenge:
    """S13 The numbers 1 to 30 have a function each, so no other can be played."""
    return Challenge(row.number("number", 1, 30), row.text("name"), row.text("grade"))


def goal(row: CardRow) -> Goal:
    """S12 The numbers 1 to 8 have a function each, so no other can be played."""
    return Goal(row.number("number", 1, 8), row.text("name"), row.one_of("rank", ("most", "fewest")), row.text("grade"))


def market_card(row: CardRow) -> MarketCard:
    """S2.12 A set has one to three slots."""
    for column in ("top slots", "bottom slots"):
        slots = row.text(column)
        if not 1 <= len(slots) <= 3 or not set(slots) <= set(SHAPES.values()):
            raise BadCardList([row.fault("value", column, "1–3: C, O, S")])
    return MarketCard(
        row.number("number", 1, 99),
        row.number("top price", 0, 30),
        row.text("top slots"),
        row.number("bottom price", 0, 30),
        row.text("bottom slots"),
        row.text("grade"),
    )


def token(row: CardRow) -> Token:
    """S2.14 A face of one of the three shapes."""
    return Token(
        row.one_of("shape", tuple(SHAPES)),
        row.one_of("face", (*ELEMENTS, PASSAGE)),
        row.number("copies", 1, 99),
        row.text("grade"),
    )


def jael_card(row: CardRow) -> JaelCard:
    """S18.1, S18.5 What it counts is one element, several alone (or), or whole sets (+)."""
    counted = row.text("counts").replace(" or ", " + ").split(" + ")
    known = (*MONSTERS, *TRAPS, CHEST, "trap", "minion")
    if not set(counted) <= set(known):
        raise BadCardList([row.fault("value", "counts", ", ".join(known))])
    return JaelCard(
        row.text("card"),
        row.one_of("set", ("basic", "legendary")),
        row.one_of("rune", RUNES),
        row.number("gold", 0, 30),
        row.one_of("takes", ("TT", "TB", "BT", "BB")),
        row.number("base", 0, 99),
        row.number("factor", 0, 99),
        row.text("counts"),
        row.text("grade"),
    )


def own_lists() -> dict[str, str]:
    """The texts of our own card set."""
    folder = files("partie.games.stonespine") / "cards"
    return {name: (folder / f"{name}.table").read_text(encoding="utf-8") for name in COLUMNS}


def read_cards(texts: Mapping[str, str]) -> CardSet:
    """The card set that a set of tables means. Raises ``BadCardList`` with every fault that can be found at once."""
    tables = CardLists(texts, COLUMNS)
    card_set = CardSet(
        tables.name,
        tables.version,
        tables.cards("chambers", chamber, "number"),
        tables.cards("blueprints", blueprint, "number"),
        tables.cards("challenges", challenge, "number"),
        tables.cards("goals", goal, "number"),
        tables.cards("market", market_card, "number"),
        tables.cards("tokens", token, "face"),
        tables.cards("jael", jael_card, "card"),
    )
    _find_shortages(tables, card_set)
    tables.require_no_faults()
    return card_set


def _find_shortages(tables: CardLists, card_set: CardSet) -> None:
    """Enough of everything for five seats and four years; six basic and three legendary Jael cards; every shape."""
    for name, least in FEWEST.items():
        if len(tables.rows[name]) < least:
            tables.too_few(name, len(tables.rows[name]), least)
    for kind, least in (("basic", 6), ("legendary", 3)):
        found = len([row for row in tables.rows["jael"] if row.text("set") == kind])
        if found != least:
            tables.too_few("jael", found, least, of=kind)
    for shape, slot in SHAPES.items():
        wanted = any([slot in card.top_slots + card.bottom_slots for card in card_set.market])
        if wanted and not any([each.shape == shape for each in card_set.tokens]):
            tables.too_few("tokens", 0, 1, of=shape)
