"""A position as one line of text that can be pasted into a test, and its digest.

    tides 1; seats=2; agenda=[1,4]; waiting=3; sealed=[take 3/]; hand=[(3.A 9.AB),(?.)]; vp=[0,0]

A piece is its card and the seats that have seen it; ``?`` is a back (``?1`` the second kind of back).
"""

from ast import literal_eval
from hashlib import blake2b

from partie.core.errors import TableError, UnreadableAction
from partie.core.game import Game
from partie.core.seats import letter, seat_of, seats_in
from partie.core.state import UNKNOWN, Action, State


class UnreadablePosition(TableError):
    """The text is not a position of this game."""


def field_names(s: State) -> list[str]:
    """Every field of a position, the game's own last. Works compiled and interpreted."""
    names: list[str] = []
    for kind in reversed(type(s).__mro__):
        slots: object = getattr(kind, "__slots__", None) or getattr(kind, "__mypyc_attrs__", ())
        if isinstance(slots, (tuple, list)):
            names.extend([name for name in slots if isinstance(name, str)])
    extra: object = getattr(s, "__dict__", None)
    if isinstance(extra, dict):
        names.extend(extra)
    return [name for name in dict.fromkeys(names) if not name.startswith("__")]


def write_position[S: State](game: Game[S], s: S) -> str:
    """The position as one line."""
    parts = [f"{game.name} {game.version}", f"seats={s.seats}", f"agenda={_plain([int(a) for a in s.agenda])}"]
    parts.append(f"waiting={s.waiting}")
    parts.append("sealed=[" + "/".join(["+".join([game.notation.text(a) for a in given]) for given in s.sealed]) + "]")
    for name in game.plan.zones:
        value: object = getattr(s, name)
        parts.append(f"{name}={_pieces_text(game, value)}")
    for name in game.plan.open:
        value = getattr(s, name)
        parts.append(f"{name}={_plain(value)}")
    return "; ".join(parts)


def read_position[S: State](game: Game[S], text: str) -> S:
    """The position that a line means."""
    head, *rest = text.strip().split("; ")
    if head != f"{game.name} {game.version}":
        raise UnreadablePosition(f"not a position of {game.name}, rules {game.version}: {head!r}")
    given = dict([part.partition("=")[::2] for part in rest])
    try:
        seats = int(given.pop("seats"))
        s = game.start(seats)
        s.agenda = [int(number) for number in literal_eval(given.pop("agenda"))]
        s.waiting = int(given.pop("waiting"))
        s.sealed = [_answers(game, each) for each in given.pop("sealed")[1:-1].split("/")]
        for name in game.plan.zones:
            setattr(s, name, _pieces_of(game, given.pop(name)))
        for name in game.plan.open:
            setattr(s, name, literal_eval(given.pop(name)))
    except (KeyError, IndexError, TypeError, ValueError, SyntaxError, UnreadableAction) as error:
        raise UnreadablePosition(f"cannot read the position near {error}") from error
    if given:
        raise UnreadablePosition(f"{game.name} has no field {next(iter(given))!r}")
    # What would be written with other signs was misread: a lost bracket, a letter or a field that stands twice. Only
    # the order is free: a person may name the cards of a zone as they come.
    if len(s.sealed) != seats or sorted(write_position(game, s)) != sorted(text.strip()):
        raise UnreadablePosition("the text is not written as a position is")
    return s


def digest[S: State](game: Game[S], s: S) -> str:
    """Eight bytes that differ when the position does. Kept on the server until the end: small secrets can be tried."""
    return blake2b(write_position(game, s).encode(), digest_size=8).hexdigest()


def _plain(value: object) -> str:
    return repr(value).replace(" ", "")


def _answers[S: State](game: Game[S], text: str) -> tuple[Action, ...]:
    return tuple([UNKNOWN if each == "?" else game.notation.parse(each) for each in text.split("+") if each])


def _pieces_text[S: State](game: Game[S], value: object) -> str:
    if isinstance(value, int):
        card = value >> 16
        name = game.notation.codes.get(card, str(card)) if card > 0 else "?" + (str(-card) if card else "")
        return name + "." + "".join([letter(seat) for seat in seats_in(value & 0xFFFF)])
    if isinstance(value, tuple):
        return "(" + " ".join([_pieces_text(game, each) for each in value]) + ")"
    if isinstance(value, list):
        return "[" + ",".join([_pieces_text(game, each) for each in value]) + "]"
    raise UnreadablePosition(f"a zone field holds {type(value).__name__}")


def _pieces_of[S: State](game: Game[S], text: str) -> object:
    if text.startswith("["):
        return [_pieces_of(game, each) for each in text[1:-1].split(",")] if len(text) > 2 else []
    if text.startswith("("):
        return tuple(sorted([_piece_of(game, each) for each in text[1:-1].split(" ") if each]))
    return _piece_of(game, text)


def _piece_of[S: State](game: Game[S], text: str) -> int:
    name, _, seen = text.rpartition(".")
    if name.startswith("?"):
        card = -int(name[1:] or 0)
    else:
        card = game.notation.numbers[name] if game.notation.codes else int(name)
    return card << 16 | sum([1 << seat_of(each) for each in seen])
