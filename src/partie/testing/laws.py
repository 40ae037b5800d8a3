"""The laws about play: a position is a value, a game ends, its options are its rules, and nothing gets lost."""

from collections.abc import Mapping
from dataclasses import is_dataclass

from partie.core import CHANCE, NOBODY, SPECTATOR, Action, IllegalAction, NotYourTurn, Point, Position, Rng, Seat, has
from partie.core.audit import deck_fault, option_fault
from partie.core.position_text import field_names, read_position
from partie.core.progress import apply
from partie.core.seats import DEALER, bit, join
from partie.core.sight import learned
from partie.testing.walk import Luck, Subject, Walk

MOST_OPTIONS = 500
TABLE_FIELDS = ("seats", "agenda", "waiting", "sealed", "outbox")


def law_clone(subject: Subject, luck: Luck) -> None:
    """No clone ever changes, whatever is played afterwards, and no list is shared."""
    walk = Walk(subject, luck, "clone")
    kept: list[tuple[Position, str]] = []
    for s in walk.moments():
        copy = s.clone()
        walk.require(type(copy) is type(s), f"the clone of a {type(s).__name__} is a {type(copy).__name__}")
        walk.require(subject.text(copy) == subject.text(s), "a clone differs from its original")
        for name in field_names(s):
            mine: object = getattr(s, name)
            walk.require(not _share(mine, getattr(copy, name)), f"a clone shares the list in field {name!r}")
        kept.append((copy, subject.text(copy)))
        for old, text in kept[-12:]:
            walk.require(subject.text(old) == text, "an earlier clone has changed")
    for old, text in kept:
        walk.require(subject.text(old) == text, "an earlier clone has changed")


def _share(one: object, other: object) -> bool:
    if isinstance(one, (list, dict, set)) and one is other:
        return True
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return any([_share(a, b) for a, b in zip(one, other, strict=False)])
    return False


def law_ends(subject: Subject, luck: Luck) -> None:
    """The game ends within ``max_answers``, has an outcome then and not before, and asks nothing too large.

    Every point stands on the score sheet, whoever is on one side shares a place, and where equal scores do not share
    one the outcome names what decided.
    """
    walk = Walk(subject, luck, "ends")
    game = subject.game
    answers = 0
    for s in walk.positions():
        if not s.waiting:
            break
        walk.require(game.outcome(s) is None, "there is an outcome although a question is open")
        for seat in walk.asked():
            count = len(game.rules.legal(s, seat))
            walk.require(count <= MOST_OPTIONS, f"{count} options are too many: split the question")
        answers += s.waiting != DEALER
    walk.require(answers <= game.max_answers, f"{answers} answers, {game.max_answers} at most were promised")
    outcome = game.outcome(walk.s)
    if outcome is None:
        walk.broken("the game is over and has no outcome")
        return
    walk.require(len(outcome.ranks) == subject.seats == len(outcome.scores), "not one place and score for each seat")
    walk.require(min(outcome.ranks) == 1 or not outcome.winners(), "nobody is in the first place")
    is_tie_broken = len(set(zip(outcome.scores, outcome.ranks, strict=True))) > len(set(outcome.scores))
    walk.require(outcome.tie != "" or not is_tie_broken, "equal scores are in different places, and nothing says why")
    sides = game.statistics.sides(walk.s)
    placed = set(zip(sides, outcome.ranks, strict=True))
    walk.require(len(placed) == len(set(sides)), "seats of one side are in different places")
    sheet = game.sheet(walk.s)
    for seat in range(subject.seats):
        walk.require(sheet.total(seat) == outcome.scores[seat], f"the score sheet of seat {seat} does not add up")


def law_points(subject: Subject, luck: Luck) -> None:
    """While the game goes on no point stands both on the sheet and in the standing: a screen adds the two."""
    walk = Walk(subject, luck, "points")
    game = subject.game
    for s in walk.moments():
        if not s.waiting:
            break
        for seen in [s, *[subject.view_of(game, s, seat).position for seat in (*range(subject.seats), SPECTATOR)]]:
            written = {_cell(point) for point in game.sheet(seen).points}
            for point in game.standing(seen).points:
                row = f"row {point.row!r} of column {point.seat}"
                walk.require(
                    _cell(point) not in written, f"{row} counts twice, on the sheet and in the standing: {point}"
                )


def _cell(point: Point) -> tuple[Seat, str, int | None]:
    """Where a point stands: its column, its row, and the card it comes from."""
    return point.seat, point.row, dict(point.args).get("card")


def law_legal(subject: Subject, luck: Luck) -> None:
    """Settings are unique, steady, readable and playable; everything else is refused with a reason."""
    walk = Walk(subject, luck, "legal")
    game = subject.game
    met: dict[str, Action] = {}
    for s in walk.moments():
        if not s.waiting:
            break
        question = game.rules.question(s)
        for seat in walk.asked():
            options = list(game.rules.legal(s, seat))
            texts = [game.notation.text(action) for action in options]
            fault = option_fault(game, s, seat)
            walk.require(not fault, fault)
            walk.require(options == list(game.rules.legal(s, seat)), "asking twice gives other options")
            walk.require(question.part(s, seat) in question.parts(), f"part {question.part(s, seat)!r} is not declared")
            for action, text in zip(options, texts, strict=True):
                walk.require(question.why_not(s, seat, action) is None, f"{text!r} is offered and refused")
                met[text] = action
            if seat == CHANCE:
                seed = f"draw {len(walk.path)}"
                drawn = game.notation.text(question.draw(s, Rng(seed)))
                expected = texts[Rng(seed).pick(game.rules.weights(s, options))]
                walk.require(drawn == expected, f"the dealer draws {drawn!r}, by the options it is {expected!r}")
            before = subject.text(s)
            apply(game, s, seat, options[luck.below(len(options))])
            walk.require(subject.text(s) == before, "a pure call has changed its position")
            for text in [text for text in met if text not in texts]:
                walk.require(question.why_not(s, seat, met[text]) is not None, f"{text!r} is not offered, nor refused")
            walk.require(_refuses(subject, s, seat, met, texts), "an illegal answer is accepted")
        for seat in [seat for seat in range(subject.seats) if not has(s.waiting, seat)]:
            walk.require(not game.rules.legal(s, seat), f"seat {seat} is not asked and has options")
            walk.require(_is_not_asked(subject, s, seat, met), f"seat {seat} is not asked and may answer")


def _refuses(subject: Subject, s: Position, seat: Seat, met: dict[str, Action], legal: list[str]) -> bool:
    foreign = [action for text, action in met.items() if text not in legal]
    if not foreign:
        return True
    try:
        apply(subject.game, s, seat, foreign[-1])
    except IllegalAction:
        return True
    return False


def _is_not_asked(subject: Subject, s: Position, seat: Seat, met: dict[str, Action]) -> bool:
    try:
        apply(subject.game, s, seat, next(iter(met.values())))
    except NotYourTurn:
        return True
    return False


def law_conserve(subject: Subject, luck: Luck) -> None:
    """Every face of every deck is somewhere, as often as it was printed."""
    walk = Walk(subject, luck, "conserve")
    game = subject.game
    for s in walk.positions():
        fault = deck_fault(game, s)
        walk.require(not fault, fault)


def law_commute(subject: Subject, luck: Luck) -> None:
    """Seats that answer at the same time may answer in any order: the position and the events are the same."""
    walk = Walk(subject, luck, "commute")
    while walk.s.waiting:
        asked = walk.asked()
        if len(asked) < 2:
            walk.play(*walk.choose())
            continue
        given = {seat: _all_parts(subject, walk.s, seat, luck) for seat in asked}
        ends: set[str] = set()
        shows = subject.game.rules.question(walk.s).shows(walk.s)
        for order in (asked, asked[::-1], asked[1:] + asked[:1]):
            s = walk.s.clone()
            s.outbox = []
            for seat in order:
                for action in given[seat]:
                    subject.game.rules.play(s, seat, action)
            # Where answers take effect at once they are told as they come.
            told = sorted([repr(each) for each in s.outbox]) if shows else s.outbox
            ends.add(f"{subject.text(s)} {told!r}")
        walk.require(len(ends) == 1, f"the order of the answers matters: {sorted(ends)}")
        for seat in asked:
            for action in given[seat]:
                walk.play(seat, action)


def law_alone(subject: Subject, luck: Luck) -> None:
    """Where a question says so, an answer does the same to the seat's own things with the others' answers and without.

    The seat's things are its entries in the lists that have one entry for each seat.
    """
    walk = Walk(subject, luck, "alone")
    while walk.s.waiting:
        asked = walk.asked()
        question = subject.game.rules.question(walk.s)
        if len(asked) < 2 or any(walk.s.sealed) or not question.stands_alone(walk.s):
            walk.play(*walk.choose())
            continue
        given = {seat: _all_parts(subject, walk.s, seat, luck) for seat in asked}
        together = _resolved(subject, walk.s, given)
        for seat in asked:
            # Without the others' answers, and by what the seat can see: that is how an answer is previewed.
            seen = subject.view_of(subject.game, walk.s, seat).position
            alone = _resolved(subject, seen, {seat: given[seat]})
            mine, theirs = [_things(subject, s, seat) for s in (alone, together)]
            for name in mine:
                walk.require(
                    mine[name] == theirs[name],
                    f"{name!r} of seat {seat} depends on what the others answer: {mine[name]} ~ {theirs[name]}",
                )
        for seat in asked:
            for action in given[seat]:
                walk.play(seat, action)


def _resolved(subject: Subject, s: Position, given: Mapping[Seat, list[Action]]) -> Position:
    """What follows from these answers before anything else happens."""
    after = s.clone()
    question = subject.game.rules.question(after)
    after.agenda.pop()
    after.waiting = NOBODY
    question.resolve(after, [(seat, action) for seat in sorted(given) for action in given[seat]])
    return after


def _things(subject: Subject, s: Position, seat: Seat) -> dict[str, object]:
    """What a seat sees of its own things, by field."""
    v = subject.view_of(subject.game, s, seat).position
    found: dict[str, object] = {}
    for name in (*subject.game.plan.open, *subject.game.plan.zones):
        value: object = getattr(v, name)
        if isinstance(value, list) and len(value) == subject.seats:
            found[name] = value[seat]
    return found


def _all_parts(subject: Subject, s: Position, seat: Seat, luck: Luck) -> list[Action]:
    """Every part of one seat's answer to the open question."""
    alone = s.clone()
    alone.waiting = join(alone.waiting, bit(SPECTATOR))  # as if somebody else were still thinking: nothing is resolved
    given: list[Action] = []
    while has(alone.waiting, seat):
        options = subject.game.rules.question(alone).options(alone, seat)
        given.append(options[luck.below(len(options))])
        subject.game.rules.play(alone, seat, given[-1])
    return given


def law_plan(subject: Subject, luck: Luck) -> None:
    """Every field is classified, once, and a position survives being written down."""
    walk = Walk(subject, luck, "plan")
    plan = subject.game.plan
    for s in walk.moments():
        fields_here = [name for name in field_names(s) if name not in TABLE_FIELDS]
        classified = [*plan.open, *plan.zones, *plan.bound]
        for name in fields_here:
            walk.require(name in classified, f"field {name!r} is not classified: is it open, or a zone?")
        walk.require(len(set(classified)) == len(classified), "a field is classified twice")
        walk.require(set(classified) <= set(fields_here), f"the plan names a field that is not there: {classified}")
        walk.require(set(plan.zones.values()) <= set(plan.decks), "a zone names a deck that is not there")
        again = read_position(subject.game, subject.text(s))
        walk.require(subject.text(again) == subject.text(s), "a position changes when written and read")


def law_apply(subject: Subject, luck: Luck) -> None:
    """The checked, pure call and the fast one lead to the same position, and ``knows_more`` misses nothing."""
    walk = Walk(subject, luck, "apply")
    while walk.s.waiting:
        before = walk.s.clone()
        seat, action = walk.choose()
        progress = apply(subject.game, before, seat, action)
        closed = walk.play(seat, action)
        walk.require(subject.text(progress.position) == subject.text(walk.s), "apply and play differ")
        walk.require(progress.closed == closed, "apply and play do not agree whether the question is closed")
        if learned(subject.game, before, walk.s):
            walk.require(progress.knows_more, "somebody learned a face and the answer could still be taken back")
        for _, event in progress.events:
            walk.require(is_dataclass(event), f"{type(event).__name__} is not a frozen dataclass")
