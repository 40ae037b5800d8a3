"""A view as text: written where the truth is, read back by an engine that has nothing else of the table.

The position's own text holds everything of a view, also what a snapshot leaves out: what comes next, and who has seen
which piece. What the viewer was told goes with it where a bot is asked, for bots listen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import get_type_hints

from partie.core import Event, Game, Position, View
from partie.core.happening import Kind, event_fields
from partie.core.position_text import UnreadablePosition, read_position, write_position
from partie.registry import UnknownGame, find_game, package_of
from partie.table.refusal import Refused
from partie.table.shapes import ViewText
from partie.words.messages import message


def write_view(game: Game[Position], seen: View[Position], told: Sequence[Event] = ()) -> ViewText:
    """A view, and what its viewer was told."""
    return {
        "seat": seen.seat,
        "deck": game.card_set_name(),
        "position": write_position(game, seen.position),
        "told": [_event_text(event) for event in told],
    }


def read_view(text: ViewText) -> tuple[Game[Position], View[Position], list[Event]]:
    """The game, the view and what was told. Refused where this engine does not know these rules."""
    name, _, version = text["position"].partition(";")[0].partition(" ")
    try:
        game = find_game(name, int(version)).played_with(text["deck"])
        if game.card_set_name() != text["deck"]:
            raise UnknownGame(text["deck"])
        known = {kind.__name__: kind for kind in _event_kinds(game)}
        told = [_event(known, each) for each in text["told"]]
        return game, View(text["seat"], read_position(game, text["position"])), told
    except (UnknownGame, UnreadablePosition, LookupError, TypeError, ValueError) as error:
        raise Refused("game", message("err-unknown-record", game=name)) from error


def _event_kinds(game: Game[Position]) -> Iterator[type[Event]]:
    """Everything that can happen in a game: whatever its package calls an event."""
    package, waiting = package_of(game), [Event]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__ == package or kind.__module__.startswith(f"{package}."):
                yield kind


def _event_text(event: Event) -> list[object]:
    """An event: what it is called, then its fields."""
    return [type(event).__name__, *[_plain(getattr(event, name)) for name, _ in event_fields(type(event))]]


def _plain(value: object) -> object:
    """A field of an event. Numbers that belong together are listed in their order."""
    if is_dataclass(value):
        return [getattr(value, each.name) for each in fields(value)]
    return list(value) if isinstance(value, tuple) else value


def _event(known: dict[str, type[Event]], text: Sequence[object]) -> Event:
    kind = known[str(text[0])]
    values: dict[str, object] = {}
    for (name, what), value in zip(event_fields(kind), text[1:], strict=True):
        if what is Kind.PIECES and isinstance(value, list):
            values[name] = tuple(value)
        elif what is Kind.NUMBERS and isinstance(value, list):
            values[name] = get_type_hints(kind)[name](*value)
        else:
            values[name] = value
    return kind(**values)
