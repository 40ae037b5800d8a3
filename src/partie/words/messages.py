"""Whatever a game says, as a key with arguments. ``partie.words.speech`` and the browser make sentences of it.

The keys are explained in ``partie.words.catalog``. This module needs the standard library only: the browser loads it.
"""

import re
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, TypedDict

from partie.core import UNKNOWN, Action, Card, Cell, Event, Game, Outcome, Point, Position, Reason, Seat, letter
from partie.core.cards import as_piece, face, pieces_in
from partie.core.codecs import CARD, CELL, SEAT
from partie.core.grid import cell_text
from partie.core.happening import Kind, event_fields
from partie.core.notation import QUESTION_MARK
from partie.core.replay import BrokenRecord
from partie.core.seats import seat_of

FACE_DOWN: Final = "face-down"
BREAKS: Final = {
    "illegal": "break-illegal",
    "not-asked": "break-not-asked",
    "unreadable": "break-unreadable",
    "too-many": "break-too-many",
    "too-few": "break-too-few",
    "no-start": "break-start",
}
_NUMBERED: Final = re.compile(r"(.+)-([0-9]+)")


class SeatName(TypedDict):
    """An argument that is the name of whoever sits there."""

    seat: int


class Named(TypedDict):
    """An argument that has a sentence of its own, as a card's name has: the key it is said by."""

    says: str


class NamedList(TypedDict):
    """An argument that is a list of such; a name that needs no catalog stands as it is."""

    list: list[Named | str]


type Arg = int | str | SeatName | Named | NamedList


class Message(TypedDict):
    """A sentence before anybody has chosen a language."""

    key: str
    args: dict[str, Arg]


@cache
def kebab(name: str) -> str:
    """HandsPassed, HANDS_PASSED and hands_passed all become hands-passed."""
    if name.isupper():
        name = name.lower()
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def message(key: str, /, **args: Arg) -> Message:
    """A key with its arguments."""
    return {"key": key, "args": args}


# -- names ------------------------------------------------------------------------------------------------------------


def card_code[S: Position](game: Game[S], card: Card) -> str:
    """How a record writes a card."""
    return game.notation.codes.get(card, str(card))


def face_key[S: Position](game: Game[S], card: Card) -> str:
    """What a card's name is said by; of a back, that it lies face down."""
    if card <= 0:
        backs = game.screen.back_names()
        return f"back-{backs[card]}" if card in backs else FACE_DOWN
    return f"face-{card_code(game, card).lower()}"


def card_name[S: Position](game: Game[S], card: Card) -> Named | str:
    """A card's name as an argument; a card of another deck brings its own."""
    own = game.screen.own_name(card) if card > 0 else ""
    return own or Named(says=face_key(game, card))


def card_names[S: Position](game: Game[S], cards: Sequence[Card]) -> NamedList:
    """Several cards' names as one argument."""
    return NamedList(list=[card_name(game, card) for card in cards])


def _card_args[S: Position](game: Game[S], name: str, card: Card) -> dict[str, Arg]:
    args: dict[str, Arg] = {name: card_name(game, card)}
    if name == "card":
        args["number"] = card_code(game, card) if card > 0 else QUESTION_MARK
        args["known"] = "yes" if card > 0 else "no"
    return args


# -- questions and answers --------------------------------------------------------------------------------------------


def question_says(part: str) -> Message:
    """What a seat is asked."""
    return message(f"question-{kebab(part)}")


def rule_says(part: str) -> Message:
    """The rule behind a question."""
    return message(f"rule-{kebab(part)}")


def reason_says(reason: Reason) -> Message:
    """Why an answer is refused."""
    return message(f"reason-{reason.value}")


def action_says[S: Position](game: Game[S], action: Action) -> Message:
    """An answer as something to choose."""
    if action is UNKNOWN:
        return message("answer-sealed")
    return message(f"action-{type(action).__name__.lower()}", **_answer_args(game, game.notation.text(action)))


def did_says[S: Position](game: Game[S], seat: Seat, text: str) -> Message:
    """A record's answer as something done. ``?`` stands where the reader may not know."""
    if text == QUESTION_MARK:
        return message("answer-sealed-by", seat=SeatName(seat=seat))
    args = _answer_args(game, text)
    if "seat" in args:  # who did it is the seat; whom it names is another
        args["other"] = args.pop("seat")
    return message(f"did-{text.partition(' ')[0]}", **{"seat": SeatName(seat=seat), **args})


def _answer_args[S: Position](game: Game[S], text: str) -> dict[str, Arg]:
    notation = game.notation
    verb, *words = text.split(" ")
    args: dict[str, Arg] = {}
    for (name, kind), word in zip(notation.verbs[verb].fields, words, strict=True):
        if kind == CARD:
            if word.startswith(QUESTION_MARK):
                card = -int(word[1:] or 0)
            else:
                card = notation.numbers[word] if notation.codes else int(word)
            args |= _card_args(game, name, card)
        elif kind == SEAT:
            args[name] = SeatName(seat=seat_of(word))
        elif kind == CELL or isinstance(kind, tuple):
            args[name] = word
        else:
            args[name] = int(word)
    return args


# -- events -----------------------------------------------------------------------------------------------------------


def event_says[S: Position](game: Game[S], event: Event) -> Message:
    """What happened, as this listener may hear it."""
    args: dict[str, Arg] = {}
    for name, kind in event_fields(type(event)):
        args |= _event_args(game, name, kind, getattr(event, name))
    return message(f"event-{kebab(type(event).__name__)}", **args)


def _event_args[S: Position](game: Game[S], name: str, kind: Kind, value: object) -> dict[str, Arg]:
    """One field as arguments: a ``piece`` is said as a ``card``, and numbers under one name each by its own."""
    if kind is Kind.PIECES:
        found = [face(p) for p in pieces_in(value)]
        return {name.removesuffix("pieces") + "cards": card_names(game, found), "count": len(found)}
    if kind is Kind.PIECE:
        return _card_args(game, name.removesuffix("piece") + "card", face(as_piece(value)))
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: int(getattr(value, each.name)) for each in fields(value)}
    if not isinstance(value, int):
        return {name: str(value)}
    if kind is Kind.CARD:
        return _card_args(game, name, value)
    if kind is Kind.SEAT:
        return {name: SeatName(seat=value)}
    if kind is Kind.CELL:
        return {name: cell_text(Cell(value))}
    return {name: int(value)}


def event_cards(event: Event) -> list[Card]:
    """The cards whose faces an event names."""
    found: list[Card] = []
    for name, kind in event_fields(type(event)):
        value: object = getattr(event, name)
        if kind in (Kind.PIECE, Kind.PIECES):
            found += [face(p) for p in pieces_in(value)]
        elif kind is Kind.CARD and isinstance(value, int):
            found.append(value)
    return [card for card in found if card > 0]


def event_places(event: Event) -> list[str]:
    """Where it happened, as records write places."""
    found: list[str] = []
    for name, kind in event_fields(type(event)):
        value: object = getattr(event, name)
        if kind is Kind.SPOT:
            found.append(str(value))
        elif kind is Kind.CELL and isinstance(value, int):
            found.append(cell_text(Cell(value)))
    return found


# -- points -----------------------------------------------------------------------------------------------------------


def point_says[S: Position](game: Game[S], point: Point) -> Message:
    """Why points were scored, without the card's name."""
    given = dict(point.args)
    args: dict[str, Arg] = {"points": point.points, **given}
    if "card" in given:
        args |= _card_args(game, "card", given["card"])
        args["number"] = given["card"]  # a number here, so that a sentence can tell cards apart
    if "count" in given and "theirs" in given:
        args["lead"] = _lead(given["count"], given["theirs"], point.points)
    return message(f"why-{kebab(point.why)}", **args)


def _lead(mine: int, theirs: int, points: int) -> str:
    if mine == theirs:
        return "won-tie" if points else "tie"
    return "more" if mine > theirs else "less"


def row_key(row: str) -> str:
    """The key of a row of the score sheet: without the number at its end."""
    match = _NUMBERED.fullmatch(row)
    return f"row-{kebab(match[1] if match else row)}"


def row_says(row: str) -> Message:
    """A row of the score sheet."""
    match = _NUMBERED.fullmatch(row)
    name = row_key(row)
    return message(name, number=int(match[2])) if match else message(name)


def ending_says(outcome: Outcome) -> Message:
    """How the game ended."""
    return message(f"ending-{kebab(outcome.ending)}")


def tie_says(outcome: Outcome) -> Message | None:
    """What seats with equal scores were put in order by; None where they share a place."""
    return message(f"tie-{kebab(outcome.tie)}") if outcome.tie else None


# -- records ----------------------------------------------------------------------------------------------------------


def broken_says(error: BrokenRecord) -> Message:
    """Where a record stops following the rules, and why."""
    reason: Arg = "" if error.reason is None else Named(says=f"reason-{error.reason.value}")
    return message(BREAKS[error.kind], question=error.number, seat=letter(error.seat), reason=reason)
