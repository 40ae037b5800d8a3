"""The laws about secrets: nobody sees, hears, is offered or can take back what would tell a face they may not know."""

from collections import Counter

from partie.core import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Action,
    Game,
    Match,
    Notice,
    Piece,
    Position,
    Question,
    Record,
    Seat,
    SeededDealer,
    digest,
    has,
    read_record,
    seats_in,
    verify,
    viewers,
)
from partie.core.cards import face, is_seen, pieces_in
from partie.core.position import Announcement
from partie.core.record import Row, record_from_json, record_to_json
from partie.core.replay import moments, redacted
from partie.core.seats import DEALER, first_seat
from partie.core.sight import faces_known, guess, heard, scramble
from partie.testing.walk import LawBroken, Luck, Subject, Walk, is_looked_at, takes_effect


def _options(subject: Subject, s: Position, seat: Seat) -> list[str]:
    if seat == SPECTATOR:
        return []
    return [subject.game.notation.text(action) for action in subject.game.rules.legal(s, seat)]


def law_sight(subject: Subject, luck: Luck) -> None:
    """A view of a view is the view; options and asides are the same on both; a guessed world looks the same."""
    walk = Walk(subject, luck, "sight")
    for s in walk.moments():
        for seat in viewers(subject.seats):
            seen = subject.view_of(subject.game, s, seat)
            text = subject.seen(s, seat)
            walk.require(subject.seen(seen.position, seat) == text, f"seat {seat}: a view of the view differs")
            walk.require(
                _options(subject, seen.position, seat) == _options(subject, s, seat),
                f"seat {seat} has other options on its view than in truth",
            )
            if seat < subject.seats:
                rules = subject.game.rules
                walk.require(
                    list(rules.interjections(seen.position, seat)) == list(rules.interjections(s, seat)),
                    f"seat {seat} may say something else by its view than in truth",
                )
            world = guess(subject.game, seen, luck.rng)
            walk.require(subject.seen(world, seat) == text, f"seat {seat}: a guessed world looks different")
            walk.require(
                subject.game.sheet(seen.position) == subject.game.sheet(s) or s.waiting != 0,
                f"seat {seat}: the final score sheet differs on the view",
            )


def law_no_leak(subject: Subject, luck: Luck) -> None:
    """Deal again every face that a seat has not seen: it sees, may answer and is refused just the same."""
    walk = Walk(subject, luck, "no leak")
    game = subject.game
    met: dict[str, Action] = {}
    for s in walk.moments():
        for seat in viewers(subject.seats):
            other = scramble(game, s, seat, luck.rng)
            walk.require(subject.seen(other, seat) == subject.seen(s, seat), f"seat {seat} sees a face it may not know")
            options = _options(subject, s, seat)
            walk.require(_options(subject, other, seat) == options, f"the options of seat {seat} tell a hidden face")
            if seat == SPECTATOR or not has(s.waiting, seat):
                continue
            question, twin = game.rules.question(s), game.rules.question(other)
            walk.require(question.part(s, seat) == twin.part(other, seat), f"the question to seat {seat} tells a face")
            met.update({text: game.notation.parse(text) for text in options})
            for text, action in met.items():
                walk.require(
                    question.why_not(s, seat, action) == twin.why_not(other, seat, action),
                    f"the reason why {text!r} is refused tells seat {seat} a hidden face",
                )


def law_readers(subject: Subject, luck: Luck) -> None:
    """Whoever may read an answer in the record (``seen_by``) knows its faces from the table too, and the reverse.

    A seat that learns the face of a card from an answer that names it, and from nothing else, may read that answer.
    """
    walk = Walk(subject, luck, "readers")
    game = subject.game
    given: list[tuple[Seat, Action]] = []
    while walk.s.waiting:
        before = walk.s.clone()
        given.append(walk.choose())
        closed = walk.play(*given[-1])
        if not takes_effect(subject, before, walk.s, given[-1][0], closed):
            continue
        interjection = game.rules.interjection
        if interjection is not None and interjection.is_interjection(given[-1][1]):
            # The open question is asked again from its first part, so what was half answered is void.
            question, done, given = interjection, given[-1:], given[-1:]
        else:
            question = game.rules.question(before)
            done = given if not question.shows(before) else [each for each in given if each[0] == given[-1][0]]
        old, new = faces_known(game, before), faces_known(game, walk.s)
        known = {key[1:] for key in (*old, *new)}
        learned_now = _learned_by(subject, before, question, done)
        for seat, action in done:
            for reader in seats_in(question.seen_by(before, seat, action)):
                for card in game.notation.cards(action):
                    walk.require(
                        (card, reader) in known or reader == CHANCE,
                        f"the record tells seat {reader} of {game.notation.text(action)!r}, and it never saw that face",
                    )
            for card in game.notation.cards(action):
                for reader in viewers(subject.seats):
                    walk.require(
                        (card, reader) not in learned_now
                        or reader == seat
                        or has(question.seen_by(before, seat, action), reader),
                        f"seat {reader} saw the face in {game.notation.text(action)!r}, which it may not read",
                    )
        given = [each for each in given if each not in done]


def _learned_by(
    subject: Subject, before: Position, question: Question[Position], given: list[tuple[Seat, Action]]
) -> set[tuple[int, Seat]]:
    """Which faces become known to whom by these answers alone, before anything else happens."""
    s = before.clone()
    if question is subject.game.rules.question(s) and not question.shows(s):
        s.agenda.pop()
    s.waiting = NOBODY
    s.sealed = [()] * s.seats
    question.resolve(s, sorted(given, key=lambda answer: answer[0]))
    old = faces_known(subject.game, before)
    return {key[1:] for key, count in faces_known(subject.game, s).items() if count > old.get(key, 0)}


class World:
    """One of two worlds that a seat cannot tell apart, and the answers to its open question."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.given: list[tuple[Seat, Action]] = []

    def play(self, game: Game[Position], seat: Seat, action: Action) -> tuple[bool, list[Notice]]:
        """One answer: whether it closed the question, and what was told."""
        self.given.append((seat, action))
        told: list[Notice] = []
        self.s.outbox = told
        closed = game.rules.play(self.s, seat, action)
        self.s.outbox = None
        return closed, told


def law_twin_worlds(subject: Subject, luck: Luck) -> None:
    """Two worlds that look the same go on looking the same while a seat is told and shown the same.

    The other seats and the dealer answer differently in the two. Once a question is closed, the worlds may part only
    because the seat may read an answer (``seen_by``), was shown a face (``show``), or the rules announced something.
    """
    walk = Walk(subject, luck, "twin worlds")
    everybody = viewers(subject.seats)
    viewer = everybody[luck.below(len(everybody))]
    depth = luck.below(2 * subject.game.max_answers)
    for _ in range(depth):
        if not walk.s.waiting:
            return
        walk.play(*walk.choose())
    # Begin where no answer is sealed, so that both worlds have the same answers behind them.
    while walk.s.waiting and any(walk.s.sealed):
        walk.play(*walk.choose())
    one, two = World(walk.s.clone()), World(scramble(subject.game, walk.s, viewer, luck.rng))
    while one.s.waiting:
        if not twin_step(subject, walk, one, two, viewer):
            return


def twin_step(subject: Subject, walk: Walk, one: World, two: World, viewer: Seat) -> bool:
    """One answer in both worlds. False when the worlds part for a good reason."""
    game, luck = subject.game, walk.luck
    before = one.s.clone(), two.s.clone()
    seat = CHANCE if one.s.waiting == DEALER else first_seat(one.s.waiting)
    options = game.rules.legal(one.s, seat)
    action = options[luck.below(len(options))]
    twin_action = action if seat == viewer else _twin_answer(subject, two.s, seat, action, luck)
    if twin_action is None:
        return False
    told: list[list[str]] = []
    announced: list[list[str]] = []
    closed: list[bool] = []
    for world, answer in ((one, action), (two, twin_action)):
        is_closed, notices = world.play(game, seat, answer)
        closed.append(is_closed)
        events = heard(game, notices, viewer)
        told.append([repr(event) for event in events])
        announced.append([repr(event) for event in events if isinstance(event, Announcement)])
    walk.path.append(f"{game.notation.text(action)} ~ {game.notation.text(twin_action)}")
    if closed[0] != closed[1]:
        # One answer is whole and the other is not: no secret if the viewer may read the whole one, and they differ.
        world, s = (one, before[0]) if closed[0] else (two, before[1])
        question = game.rules.question(s)
        is_read = all([has(question.seen_by(s, who, given), viewer) for who, given in world.given])
        walk.require(is_read and action != twin_action, f"seat {viewer} can tell from who is asked next")
        return False
    if announced[0] != announced[1]:
        return False
    if takes_effect(subject, before[0], one.s, seat, closed[0]):
        rows = [_read_by(subject, s, world.given, viewer) for s, world in zip(before, (one, two), strict=True)]
        one.given = [each for each in one.given if not closed[0] and each[0] != seat]
        two.given = [each for each in two.given if not closed[0] and each[0] != seat]
        if rows[0] != rows[1] or _news(subject, before[0], one.s, viewer) != _news(subject, before[1], two.s, viewer):
            return False
    walk.require(told[0] == told[1], f"seat {viewer} hears a secret: {told[0]} ~ {told[1]}")
    seen = subject.seen(one.s, viewer), subject.seen(two.s, viewer)
    walk.require(seen[0] == seen[1], f"seat {viewer} sees a secret:\n    {seen[0]}\n    {seen[1]}")
    walk.require(_options(subject, one.s, viewer) == _options(subject, two.s, viewer), "options tell a secret")
    return True


def _twin_answer(subject: Subject, s: Position, seat: Seat, action: Action, luck: Luck) -> Action | None:
    """An answer in the other world that leaves the same trace for whoever may not read it."""
    notation = subject.game.notation
    trace = notation.hidden(action)
    alike = [option for option in subject.game.rules.legal(s, seat) if notation.hidden(option) == trace]
    if not alike:
        return None
    same = [option for option in alike if option == action]
    return same[0] if same and luck.below(2) == 0 else alike[luck.below(len(alike))]


def _read_by(subject: Subject, s: Position, given: list[tuple[Seat, Action]], viewer: Seat) -> list[str]:
    """The row of the closed question as the viewer may read it."""
    question = subject.game.rules.question(s)
    row: list[str] = []
    if question.shows(s):  # this seat's answer alone takes effect
        given = [each for each in given if each[0] == given[-1][0]]
    for seat, action in given:
        may_read = seat == viewer or has(question.seen_by(s, seat, action), viewer)
        row.append(subject.game.notation.text(action) if may_read else subject.game.notation.hidden(action))
    return row


def _news(subject: Subject, before: Position, after: Position, viewer: Seat) -> Counter[tuple[str, int]]:
    """The faces that the viewer did not know before and knows now, each with the place where it lies."""
    old, new = faces_known(subject.game, before), faces_known(subject.game, after)
    fresh = {key[:2] for key, count in new.items() if key[2] == viewer and count > old.get(key, 0)}
    found: Counter[tuple[str, int]] = Counter()
    for name, deck in subject.game.plan.zones.items():
        for place, piece in _places(name, getattr(after, name)):
            if is_seen(piece, viewer) and (deck, face(piece)) in fresh:
                found[place, face(piece)] += 1
    return found


def _places(place: str, value: object) -> list[tuple[str, Piece]]:
    """The pieces of a field, each with its zone's address."""
    if isinstance(value, list):
        return [each for i, part in enumerate(value) for each in _places(f"{place}[{i}]", part)]
    return [(place, piece) for piece in pieces_in(value)]


def _random_match(subject: Subject, luck: Luck) -> tuple[Match[Position], dict[int, str]]:
    """A whole match with honest luck, and the position after each question that a seat closed."""
    names = [f"seat {seat}" for seat in range(subject.seats)]
    dealer = SeededDealer(f"law {luck.below(1_000_000)}", ["words of our own"] * luck.below(2))
    match = Match(subject.game, names, dealer, subject.options)
    passed = {match.number - 1: subject.text(match.position)}
    while not match.over():
        asked = [seat for seat in range(subject.seats) if has(match.position.waiting, seat)]
        seat = asked[luck.below(len(asked))]
        options = match.legal(seat)
        clock = luck.below(60_000) if luck.below(3) == 0 else None
        if match.act(match.number, seat, options[luck.below(len(options))], clock=clock).closed:
            passed[match.number - 1] = subject.text(match.position)
    return match, passed


def law_record(subject: Subject, luck: Luck) -> None:
    """Write, read, replay: the same position at every row; the JSON twin is the same; the luck can be checked."""
    match, passed = _random_match(subject, luck)
    kept = match.record()
    text = subject.write(kept)
    again = read_record(text)
    if again != kept:
        raise LawBroken("record", "a record reads otherwise than it was written")
    if subject.write(again) != text:
        raise LawBroken("record", "writing a record twice gives two texts")
    if record_from_json(record_to_json(again)) != again:
        raise LawBroken("record", "the JSON twin differs")
    states = [moment.position for moment in moments(subject.game, again)]
    for number, text_then in passed.items():
        if number >= len(states) or subject.text(states[number]) != text_then:
            raise LawBroken("record", f"a replay comes to another position at question {number}")
    if len(states) != match.number:
        raise LawBroken("record", f"{match.number - 1} questions were asked, {len(states) - 1} recorded")
    if digest(subject.game, states[-1]) != again.headers.get("digest"):
        raise LawBroken("record", "the digest is of another position")
    bad = [check for check in verify(subject.game, again, text) if check.verdict != "good"]
    if bad:
        raise LawBroken("record", f"an honest record is not accepted: {bad}")
    _check_downloads(subject, kept, states, luck)


def _check_downloads(subject: Subject, kept: Record, states: list[Position], luck: Luck) -> None:
    """A running game's download hides every card that its reader may not know, and shows the reader's view."""
    cut = luck.below(len(kept.rows))
    running = Record({key: value for key, value in kept.headers.items() if key != "seed"}, kept.rows[: cut + 1])
    if not states[cut + 1].waiting:
        return
    for seat in viewers(subject.seats):
        own = redacted(subject.game, running, seat)
        if "seed" in own.headers or "digest" in own.headers:
            raise LawBroken("record", "a running game's download gives the seed or a digest away")
        if own.headers["view"] != subject.seen(states[cut + 1], seat):
            raise LawBroken("record", f"the download of seat {seat} shows another view than its own")
        if read_record(subject.write(own)) != own:
            raise LawBroken("record", "a download reads otherwise than it was written")
        for row, (mine, truth) in enumerate(zip(own.rows, running.rows, strict=True)):
            if not _may_read(subject, states[row], mine, truth, seat):
                raise LawBroken("record", f"seat {seat} reads in question {mine.number} what it may not know")


def _may_read(subject: Subject, s: Position, mine: Row, truth: Row, seat: Seat) -> bool:
    question = subject.game.rules.question(s)
    for entry, whole in zip(mine.entries, truth.entries, strict=True):
        for text, full in zip(entry.parts, whole.parts, strict=True):
            action = subject.game.notation.parse(full)
            allowed = entry.seat == seat or has(question.seen_by(s, entry.seat, action), seat)
            if not allowed and subject.game.notation.cards(action) and text == full:
                return False
    return True


def law_undo(subject: Subject, luck: Luck) -> None:
    """Taking an answer back restores what everybody saw before it, and is refused once anybody learned anything."""
    names = [f"seat {seat}" for seat in range(subject.seats)]
    match = Match(subject.game, names, SeededDealer(f"undo {luck.below(999)}"), subject.options)
    while not match.over():
        asked = [seat for seat in range(subject.seats) if has(match.position.waiting, seat)]
        seat = asked[luck.below(len(asked))]
        options = match.legal(seat)
        action = options[luck.below(len(options))]
        if not is_looked_at(subject, luck):
            match.act(match.number, seat, action)
            continue
        before = _all_views(subject, match)
        progress = match.act(match.number, seat, action)
        after = _all_views(subject, match)
        sealed = not progress.closed and match.position.sealed[seat]
        if sealed and not match.can_undo(seat):
            raise LawBroken("undo", f"seat {seat} cannot take back an answer that nobody has seen")
        if progress.knows_more and match.can_undo(seat):
            raise LawBroken("undo", f"seat {seat} could take back an answer from which somebody learned something")
        if match.can_undo(seat):
            if not match.undo(seat) or _all_views(subject, match) != before:
                raise LawBroken("undo", "after an undo somebody sees another table than before the answer")
            match.act(match.number, seat, action)
            if _all_views(subject, match) != after:
                raise LawBroken("undo", "undo and redo lead elsewhere")


def _all_views(subject: Subject, match: Match[Position]) -> list[str]:
    seen = [subject.seen(match.position, seat) for seat in viewers(subject.seats)]
    told = [repr(match.heard(seat)) for seat in viewers(subject.seats)]
    return [*seen, *told, subject.text(match.position), str(match.number)]
