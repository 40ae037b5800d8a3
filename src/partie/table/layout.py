"""What a board that knows no game must be told of one: its fields, what lies on its grids, the parts of its answers.

A game says it by its plan, its notation and three methods of its screen: ``grids``, ``grid`` and ``facts``. Whatever is
one for each seat is found by looking at tables of every size.
"""

from typing import Final

from partie.core import Game, Laid, Position
from partie.core.notation import QUESTION_MARK
from partie.table.shapes import FieldJson, LaidJson, PartJson
from partie.words.messages import card_code, kebab

ZONE: Final = "zone"
ZONES: Final = "zones"
GRID: Final = "grid"
FACT: Final = "fact"
WORD: Final = "word"


def layout(game: Game[Position]) -> list[FieldJson]:
    """The fields of a view in the order of the plan: zones, then grids, then facts."""
    tables = [game.start(seats) for seats in game.seats]
    found: list[FieldJson] = []
    for name in game.plan.zones:
        several = isinstance(getattr(tables[0], name), list)
        found.append(_field(name, "zone", ZONES if several else ZONE, several and _by_seat(tables, name), ""))
    for name, place in game.screen.grids().items():
        by_seat = all([len(game.screen.grid(s, name)) == s.seats for s in tables]) and tables[0].seats > 1
        found.append(_field(name, "field", GRID, by_seat, place))
    for name in _facts(game):
        found.append(_field(name, "field", FACT, _by_seat(tables, name), ""))
    return found


def _facts(game: Game[Position]) -> tuple[str, ...]:
    told = game.screen.facts()
    if told is not None:
        return told
    return tuple([name for name in game.plan.open if name not in game.screen.grids()])


def _field(name: str, family: str, kind: str, by_seat: bool, place: str) -> FieldJson:
    return {"name": name, "key": f"{family}-{kebab(name)}", "kind": kind, "by_seat": by_seat, "place": place}


def _by_seat(tables: list[Position], name: str) -> bool:
    """Whether a field has as many values as there are seats, at every size of the table."""
    values: list[tuple[object, int]] = [(getattr(s, name), s.seats) for s in tables]
    return all([isinstance(value, (list, tuple)) and len(value) == seats for value, seats in values])


def grids_json(game: Game[Position], v: Position) -> dict[str, list[dict[str, LaidJson]]]:
    """Every grid of a view, one for each seat where seats have their own: what lies on each place, by its name."""
    return {
        field: [{place: laid_json(game, laid) for place, laid in grid.items()} for grid in game.screen.grid(v, field)]
        for field in game.screen.grids()
    }


def laid_json(game: Game[Position], laid: Laid) -> LaidJson:
    """What lies on one place."""
    return {
        "card": "" if laid.card == 0 else piece_code(game, laid.card),
        "turned": laid.turned,
        "seats": list(laid.seats),
        "notes": list(laid.notes),
    }


def piece_code(game: Game[Position], card: int) -> str:
    """A card as a view names it: its code, or a question mark and its back."""
    return card_code(game, card) if card > 0 else QUESTION_MARK + (str(-card) if card else "")


def backs(game: Game[Position]) -> dict[str, str]:
    """What the backs are called, by the keys of the catalogs, where a game tells them apart."""
    return {piece_code(game, card): f"back-{name}" for card, name in game.screen.back_names().items()}


def answers(game: Game[Position]) -> dict[str, list[PartJson]]:
    """The parts of each verb's answers, in the order in which they are chosen."""
    return {
        verb: [
            PartJson(field=field, kind=WORD if isinstance(kind, tuple) else kind.name) for field, kind in known.fields
        ]
        for verb, known in game.notation.verbs.items()
    }
