"""A position as one line of text that can be pasted into a test, and its digest.

    tides 1; seats=2; agenda=[DRAFT,PASS_HANDS]; waiting=A; sealed={B:take 3}; hand=[(3.A 9.AB),(?.)]; vp=(0,0)

The agenda names the steps of play, the next one first. A piece is its card and the seats that have seen it; ``?`` is a
back (``?1`` the second kind of back). Open fields are written by the codecs of the game's plan.

This is the second form of the text. In the first one steps, sets of seats and cells were bare numbers.
"""

from hashlib import blake2b
from typing import Protocol

from partie.core.cards import Piece, face, make_piece, seen
from partie.core.codecs import Codes, split
from partie.core.errors import PartieError, UnreadableAction
from partie.core.notation import QUESTION_MARK, Notation
from partie.core.plan import Plan
from partie.core.position import UNKNOWN, Action, Position
from partie.core.rules import Rules
from partie.core.seats import NO_SEATS, NOBODY, letter, letters, seat_of, seats_of


class UnreadablePosition(PartieError):
    """The text is not a position of this game."""


class Written[S: Position](Protocol):
    """What must be known of a game to write its positions and to read them."""

    name: str
    version: int
    rules: Rules[S]
    plan: Plan
    notation: Notation

    def start(self, seats: int) -> S:
        """A new game."""
        ...


def field_names(s: Position) -> list[str]:
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


def write_position[S: Position](game: Written[S], s: S) -> str:
    """The position as one line."""
    rules, notation = game.rules, game.notation
    agenda = [rules.names.get(step, str(step)) for step in reversed(s.agenda)]
    sealed = [f"{letter(seat)}:{_answers_text(notation, given)}" for seat, given in enumerate(s.sealed) if given]
    parts = [f"{game.name} {game.version}", f"seats={s.seats}", f"agenda=[{','.join(agenda)}]"]
    parts.append(f"waiting={letters(s.waiting)}")
    parts.append("sealed={" + ",".join(sealed) + "}")
    for name in game.plan.zones:
        value: object = getattr(s, name)
        parts.append(f"{name}={_pieces_text(notation, value)}")
    for name, codec in game.plan.open.items():
        value = getattr(s, name)
        parts.append(f"{name}={codec.text(value, notation)}")
    return "; ".join(parts)


def read_position[S: Position](game: Written[S], text: str) -> S:
    """The position that a line means."""
    rules, notation = game.rules, game.notation
    head, *rest = text.strip().split("; ")
    if head != f"{game.name} {game.version}":
        raise UnreadablePosition(f"not a position of {game.name}, rules {game.version}: {head!r}")
    given = dict([part.partition("=")[::2] for part in rest])
    try:
        s = game.start(int(given.pop("seats")))
        s.agenda = [rules.numbers[name] for name in reversed(split(given.pop("agenda"), "[]"))]
        s.waiting = seats_of(given.pop("waiting"))
        s.sealed = [()] * s.seats
        for each in split(given.pop("sealed"), "{}"):
            who, _, answers = each.partition(":")
            s.sealed[seat_of(who)] = _answers(notation, answers)
        for name in game.plan.zones:
            setattr(s, name, _pieces_of(notation, given.pop(name)))
        for name, codec in game.plan.open.items():
            setattr(s, name, codec.read(given.pop(name), notation))
    except (LookupError, TypeError, ValueError, UnreadableAction) as error:
        raise UnreadablePosition(f"cannot read the position near {error}") from error
    if given:
        raise UnreadablePosition(f"{game.name} has no field {next(iter(given))!r}")
    # What would be written with other signs was misread: a lost bracket, a letter or a field that stands twice. Only
    # the order is free: a person may name the cards of a zone as they come.
    if sorted(write_position(game, s)) != sorted(text.strip()):
        raise UnreadablePosition("the text is not written as a position is")
    return s


def digest[S: Position](game: Written[S], s: S) -> str:
    """Eight bytes that differ when the position does. Kept on the server until the end: small secrets can be tried."""
    return blake2b(write_position(game, s).encode(), digest_size=8).hexdigest()


def _answers_text(notation: Notation, given: tuple[Action, ...]) -> str:
    return "+".join([notation.text(action) for action in given])


def _answers(notation: Notation, text: str) -> tuple[Action, ...]:
    return tuple([UNKNOWN if each == QUESTION_MARK else notation.parse(each) for each in text.split("+")])


def _pieces_text(codes: Codes, value: object) -> str:
    if isinstance(value, int):
        p = Piece(value)
        card = face(p)
        name = codes.code(card) if card > 0 else QUESTION_MARK + (str(-card) if card else "")
        return name + "." + (letters(seen(p)) if seen(p) != NOBODY else "")
    if isinstance(value, tuple):
        return "(" + " ".join([_pieces_text(codes, each) for each in value]) + ")"
    if isinstance(value, list):
        return "[" + ",".join([_pieces_text(codes, each) for each in value]) + "]"
    raise UnreadablePosition(f"a zone field holds {type(value).__name__}")


def _pieces_of(codes: Codes, text: str) -> object:
    if text.startswith("["):
        return [_pieces_of(codes, each) for each in split(text, "[]")]
    if text.startswith("("):
        return tuple(sorted([_piece_of(codes, each) for each in text[1:-1].split(" ") if each]))
    return _piece_of(codes, text)


def _piece_of(codes: Codes, text: str) -> Piece:
    name, _, who = text.rpartition(".")
    card = -int(name[1:] or 0) if name.startswith(QUESTION_MARK) else codes.card(name)
    return make_piece(card, seats_of(who or NO_SEATS))
