"""The table through one viewer's eyes, as JSON. Whoever is given this can be told no more than the viewer may see."""

from collections.abc import Mapping, Sequence

from partie.core import (
    Action,
    Event,
    Game,
    Match,
    Outcome,
    Piece,
    Point,
    Position,
    ScoreSheet,
    Seat,
    View,
    has,
    seats_in,
)
from partie.core.cards import face
from partie.table.layout import grids_json, piece_code
from partie.table.shapes import Asked, EventJson, Foreseen, Option, OutcomeJson, Pick, PointJson, Snapshot, Status
from partie.words.messages import (
    action_says,
    card_code,
    ending_says,
    event_cards,
    event_places,
    event_says,
    kebab,
    point_says,
    question_says,
    row_says,
    rule_says,
    tie_says,
)


def snapshot(match: Match[Position], seat: Seat, since: int = 0) -> Snapshot:
    """Everything this seat may know now, and what it is asked. Whoever keeps the table counts the versions.

    ``since`` is how many lines of the log the screen has already: in a long game they would be most of what is sent.
    """
    game, seen = match.game, match.view(seat)
    v = seen.position
    heard = zip(match.heard_at(seat)[since:], match.heard(seat)[since:], strict=True)
    return {
        **snapshot_of(game, seen, match.players, match.number),
        "answered": [other for other in range(v.seats) if v.sealed[other] and not has(v.waiting, other)],
        "given": [game.notation.text(action) for action in v.sealed[seat]] if seat < v.seats else [],
        "asked": asked_of(match, seen),
        "interjections": [option_json(game, action) for action in game.rules.interjections(v, seat)],
        "may_undo": match.can_undo(seat),
        "since": since,
        "log": [event_json(game, event, question) for question, event in heard],
    }


def snapshot_of(game: Game[Position], seen: View[Position], players: Sequence[str], question: int) -> Snapshot:
    """What lies on the table for this viewer, with nothing asked and nothing told yet."""
    v = seen.position
    is_over = v.waiting == 0
    outcome = game.outcome(v) if is_over else None
    return {
        "game": game.name,
        "version": 0,
        "viewer": seen.seat,
        "players": list(players),
        "automaton": automaton_of(game, game.so_far(v), v),
        "question": question,
        "over": is_over,
        "waiting": [other for other in seats_in(v.waiting) if other < v.seats],
        "answered": [],
        "given": [],
        "asked": None,
        "interjections": [],
        "may_undo": False,
        "view": position_json(game, v),
        "grids": grids_json(game, v),
        "counted": game.screen.counted(v),
        "standing": sheet_json(game, game.standing(v)),
        "sheet": sheet_json(game, game.sheet(v)),
        "outcome": None if outcome is None else outcome_json(outcome),
        "since": 0,
        "log": [],
    }


def automaton_of(game: Game[Position], so_far: ScoreSheet, v: Position) -> str:
    """Who scores without a seat, if anybody does."""
    return game.screen.automaton() if _columns(so_far, v) > v.seats else ""


def status(match: Match[Position]) -> Status:
    """How far a match is."""
    s = match.position
    outcome = match.game.outcome(s) if match.over() else None
    return {
        "question": match.number,
        "over": match.over(),
        "waiting": [seat for seat in seats_in(s.waiting) if seat < s.seats],
        "outcome": None if outcome is None else outcome_json(outcome),
    }


def asked_of(match: Match[Position], seen: View[Position]) -> Asked | None:
    """What the seat of a view is asked now."""
    game, v, seat = match.game, seen.position, seen.seat
    legal = match.legal(seat)
    if not legal:
        return None
    part = game.rules.question(v).part(v, seat)
    return {
        "question": match.number,
        "part": len(v.sealed[seat]),
        "name": kebab(part),
        "prompt": question_says(part),
        "rule": rule_says(part),
        "options": [option_json(game, action) for action in legal],
    }


def option_json(game: Game[Position], action: Action) -> Option:
    """One answer, step by step."""
    text = game.notation.text(action)
    verb, *words = text.split(" ")
    fields = [name for name, _ in game.notation.verbs[verb].fields]
    picks = [Pick(field=name, value=word) for name, word in zip(fields, words, strict=True)]
    # An answer without fields is a button of its own.
    return {"text": text, "picks": picks or [Pick(field="verb", value=verb)], "says": action_says(game, action)}


def position_json(game: Game[Position], v: Position) -> Mapping[str, object]:
    """Every field of a view: pieces by their codes, ``?`` for a back; open facts as the game's plan writes them."""
    told: dict[str, object] = {name: _pieces(game, getattr(v, name)) for name in game.plan.zones}
    told.update({name: codec.json(getattr(v, name), game.notation) for name, codec in game.plan.open.items()})
    return told


def _pieces(game: Game[Position], value: object) -> object:
    if isinstance(value, int):
        return piece_code(game, face(Piece(value)))
    if isinstance(value, (tuple, list)):
        return [_pieces(game, each) for each in value]
    raise TypeError(f"a zone field holds {type(value).__name__}")


def sheet_json(game: Game[Position], sheet: ScoreSheet) -> list[PointJson]:
    """Every point with its reason."""
    return [point_json(game, point) for point in sheet.points]


def point_json(game: Game[Position], point: Point) -> PointJson:
    """One cell of the sheet."""
    card = dict(point.args).get("card")
    return {
        "seat": point.seat,
        "row": row_says(point.row),
        "points": point.points,
        "why": point_says(game, point),
        "card": None if card is None else card_code(game, card),
    }


def outcome_json(outcome: Outcome) -> OutcomeJson:
    """How it ended."""
    return {
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "ending": ending_says(outcome),
        "tie": tie_says(outcome),
    }


def event_json(game: Game[Position], event: Event, question: int) -> EventJson:
    """What happened, as the listener may hear it: the event is redacted already."""
    seat: object = getattr(event, "seat", None)
    return {
        "question": question,
        "kind": kebab(type(event).__name__),
        "says": event_says(game, event),
        "seat": seat if isinstance(seat, int) else None,
        "pieces": [card_code(game, card) for card in event_cards(event)],
        "places": event_places(event),
    }


def foresee(game: Game[Position], seen: View[Position], actions: Sequence[Action]) -> Foreseen | None:
    """What these answers would make of a view if they took effect now and nobody else did anything.

    It is asked of a view, never of the truth, so it tells nothing that the viewer does not know. None if these answers
    cannot be given or are not a whole answer, and where what follows from them depends on what other seats answer.
    """
    v, seat = seen.position.clone(), seen.seat
    if not v.waiting or seat >= v.seats:
        return None
    before = game.so_far(v)
    question = game.rules.question(v)
    if _others_answer(v, seat) and not question.stands_alone(v):
        return None
    for action in actions:
        if not has(v.waiting, seat) or action not in question.options(v, seat):
            return None
        v.sealed[seat] += (action,)
    if not v.sealed[seat] or question.owes_more(v, seat):
        return None
    given = [(seat, action) for action in v.sealed[seat]]
    v.sealed[seat] = ()
    question.resolve(v, given)
    after = game.so_far(v)
    return {
        "view": position_json(game, v),
        "counted": game.screen.counted(v),
        "standing": sheet_json(game, game.standing(v)),
        "gains": [after.total(column) - before.total(column) for column in range(_columns(after, v))],
    }


def _others_answer(v: Position, seat: Seat) -> bool:
    """Whether the open question is put to other seats too, whether or not they have answered it."""
    return any([has(v.waiting, other) or v.sealed[other] for other in range(v.seats) if other != seat])


def _columns(sheet: ScoreSheet, v: Position) -> int:
    """How many columns a sheet has: one for each seat, and one more where somebody scores without a seat."""
    return max([v.seats, *[point.seat + 1 for point in sheet.points]])
