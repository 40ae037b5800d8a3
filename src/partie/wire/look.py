"""The table through one pair of eyes, as JSON. Whoever is given this can be told no more than the eyes may see."""

from collections.abc import Mapping, Sequence

from partie.core import (
    UNKNOWN,
    Action,
    Event,
    Game,
    Match,
    Outcome,
    Point,
    ScoreSheet,
    Seat,
    State,
    View,
    seats_in,
)
from partie.wire.messages import (
    action_says,
    card_code,
    ending_says,
    event_cards,
    event_says,
    kebab,
    point_says,
    question_says,
    row_says,
    rule_says,
)
from partie.wire.shapes import Asked, EventTold, Foreseen, Look, Option, OutcomeTold, Pick, PointTold, Status


def look(match: Match[State], seat: Seat, version: int, since: int = 0) -> Look:
    """Everything this seat may know now, and what it is asked. Whoever keeps the table counts its versions.

    ``since`` is how many lines of the log the screen has already: in a long game they would be most of what is sent.
    """
    game, seen = match.game, match.view(seat)
    v = seen.position
    heard = zip(match.heard_at(seat)[since:], match.heard(seat)[since:], strict=True)
    return {
        **sight(game, seen, match.players, match.question, version),
        "answered": [other for other in range(v.seats) if v.sealed[other] and not v.waiting >> other & 1],
        "given": [game.notation.text(action) for action in v.sealed[seat]] if seat < v.seats else [],
        "asked": _asked(match, seen),
        "may_undo": match.can_undo(seat),
        "since": since,
        "log": [event_told(game, event, question) for question, event in heard],
    }


def sight(game: Game[State], seen: View[State], players: Sequence[str], question: int, version: int) -> Look:
    """What lies on the table for these eyes, with nothing asked of them and nothing told yet."""
    v = seen.position
    is_over = v.waiting == 0
    outcome = game.outcome(v) if is_over else None
    standing = game.standing(v)
    return {
        "game": game.name,
        "version": version,
        "eyes": seen.seat,
        "players": list(players),
        "automaton": game.automaton() if _columns(standing, v) > v.seats else "",
        "question": question,
        "over": is_over,
        "waiting": [other for other in seats_in(v.waiting) if other < v.seats],
        "answered": [],
        "given": [],
        "asked": None,
        "may_undo": False,
        "view": position_told(game, v),
        "counted": game.counted(v),
        "standing": sheet_told(game, standing),
        "sheet": sheet_told(game, game.sheet(v)),
        "outcome": None if outcome is None else outcome_told(outcome),
        "since": 0,
        "log": [],
    }


def status(match: Match[State]) -> Status:
    """How far a match is."""
    s = match.state
    outcome = match.game.outcome(s) if match.over() else None
    return {
        "question": match.question,
        "over": match.over(),
        "waiting": [seat for seat in seats_in(s.waiting) if seat < s.seats],
        "outcome": None if outcome is None else outcome_told(outcome),
    }


def _asked(match: Match[State], seen: View[State]) -> Asked | None:
    game, v, seat = match.game, seen.position, seen.seat
    legal = match.legal(seat)
    if not legal:
        return None
    part = game.rules.question(v).part(v, seat)
    return {
        "question": match.question,
        "part": len(v.sealed[seat]),
        "name": kebab(part),
        "prompt": question_says(part),
        "rule": rule_says(part),
        "options": [option_told(game, action) for action in legal],
        "asides": [option_told(game, action) for action in game.rules.asides(v, seat)],
    }


def option_told(game: Game[State], action: Action) -> Option:
    """One answer, step by step."""
    text = game.notation.text(action)
    verb, *words = text.split(" ")
    fields = [name for name, _ in game.notation.verbs[verb].fields]
    picks = [Pick(field=name, value=word) for name, word in zip(fields, words, strict=True)]
    # An answer without fields is a button of its own.
    return {"text": text, "picks": picks or [Pick(field="verb", value=verb)], "says": action_says(game, action)}


def position_told(game: Game[State], v: State) -> Mapping[str, object]:
    """Every field of a view: pieces by their codes, ``?`` for a back; open facts as they are."""
    told: dict[str, object] = {name: _pieces(game, getattr(v, name)) for name in game.plan.zones}
    told.update({name: _plain(getattr(v, name)) for name in game.plan.open})
    return told


def _pieces(game: Game[State], value: object) -> object:
    if isinstance(value, int):
        card = value >> 16
        return card_code(game, card) if card > 0 else "?" + (str(-card) if card else "")
    if isinstance(value, (tuple, list)):
        return [_pieces(game, each) for each in value]
    raise TypeError(f"a zone field holds {type(value).__name__}")


def _plain(value: object) -> object:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}  # JSON knows no other keys
    raise TypeError(f"an open field holds {type(value).__name__}")


def sheet_told(game: Game[State], sheet: ScoreSheet) -> list[PointTold]:
    """Every point with its reason."""
    return [point_told(game, point) for point in sheet.points]


def point_told(game: Game[State], point: Point) -> PointTold:
    """One cell of the sheet."""
    card = dict(point.args).get("card")
    return {
        "seat": point.seat,
        "row": row_says(point.row),
        "points": point.points,
        "why": point_says(game, point),
        "card": None if card is None else card_code(game, card),
    }


def outcome_told(outcome: Outcome) -> OutcomeTold:
    """How it ended."""
    return {"places": list(outcome.places), "scores": list(outcome.scores), "ending": ending_says(outcome)}


def event_told(game: Game[State], event: Event, question: int) -> EventTold:
    """What happened, as the listener may hear it: the event is redacted already."""
    seat: object = getattr(event, "seat", None)
    places: list[str] = []
    for name in ("place", "edge"):
        value: object = getattr(event, name, None)
        if isinstance(value, str):
            places.append(value)
    return {
        "question": question,
        "kind": kebab(type(event).__name__),
        "says": event_says(game, event),
        "seat": seat if isinstance(seat, int) else None,
        "pieces": [card_code(game, card) for card in event_cards(event)],
        "places": places,
    }


def foresee(game: Game[State], seen: View[State], actions: Sequence[Action]) -> Foreseen | None:
    """What these answers would make of a view if they took effect now and nobody else did anything.

    It is asked of a view, never of the truth, so it can tell nothing that the eyes do not know. None where the answer
    is not yet whole or the question cannot be closed by one seat.
    """
    v, seat = seen.position.clone(), seen.seat
    before = game.standing(v)
    question = game.rules.question(v)
    for action in actions:
        if action not in question.options(v, seat):
            return None
        v.sealed[seat] += (action,)
    if not v.sealed[seat] or UNKNOWN in v.sealed[seat] or question.owes_more(v, seat):
        return None
    given = [(seat, action) for action in v.sealed[seat]]
    v.sealed[seat] = ()
    question.resolve(v, given)
    after = game.standing(v)
    return {
        "view": position_told(game, v),
        "counted": game.counted(v),
        "standing": sheet_told(game, after),
        "gains": [after.total(column) - before.total(column) for column in range(_columns(after, v))],
    }


def _columns(sheet: ScoreSheet, v: State) -> int:
    """How many columns a sheet has: one for each seat, and one more where somebody scores without a seat."""
    return max([v.seats, *[point.seat + 1 for point in sheet.points]])
