"""What a seat sees, what it may take for possible, and how that is checked. No game writes any of this itself."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from partie.core.cards import Card, Piece, as_piece, face, is_seen, make_piece, mask, mask_piece, pieces_in, seen
from partie.core.dealer import Rng
from partie.core.errors import RulesBug
from partie.core.game import Game
from partie.core.happening import Kind, event_fields
from partie.core.position import UNKNOWN, Action, Event, Notice, Position
from partie.core.seats import NOBODY, SPECTATOR, Seat, Seats, bit, has, join, seats_in


@dataclass(frozen=True)
class View[S: Position]:
    """A position with holes, and whose eyes see it. Bots are given this: a bare position does not type-check."""

    seat: Seat
    position: S


def view_of[S: Position](game: Game[S], s: S, seat: Seat) -> View[S]:
    """Every zone masked, other seats' sealed answers unknown. An onlooker is one more seat.

    Whoever is still waited for has said nothing that anybody may hear: how many parts it has given would tell what
    they were, where a whole answer can have more parts or fewer.
    """
    v = s.clone()
    for name in game.plan.zones:
        setattr(v, name, as_seen(game, name, getattr(s, name), seat))
    v.sealed = sealed_as_seen(s, seat)
    return View(seat, v)


def as_seen[S: Position](game: Game[S], name: str, value: object, seat: Seat) -> object:
    """What lies in a zone field, or in one zone of it, as this seat sees it."""
    return _masked(value, seat, game.plan.backs, name in game.plan.witnessed)


def sealed_as_seen(s: Position, seat: Seat) -> list[tuple[Action, ...]]:
    """The answers to the open question as this seat knows them: its own, and of the others which are whole."""
    known: list[tuple[Action, ...]] = []
    for other, given in enumerate(s.sealed):
        is_own = other == seat or not given
        known.append(given if is_own else () if has(s.waiting, other) else (UNKNOWN,))
    return known


def _masked(value: object, seat: Seat, backs: Mapping[Card, Card], is_witnessed: bool = False) -> object:
    if isinstance(value, int):
        return mask_piece(Piece(value), seat, backs, is_witnessed)
    if isinstance(value, tuple):
        return mask(value, seat, backs, is_witnessed)
    if isinstance(value, list):
        return [_masked(each, seat, backs, is_witnessed) for each in value]
    raise RulesBug(f"a zone field holds {type(value).__name__}")


def redact[S: Position, E: Event](game: Game[S], event: E, seat: Seat) -> E:
    """The event as this seat hears it: pieces it has not seen become backs."""
    masked: dict[str, object] = {}
    for name, kind in event_fields(type(event)):
        if kind in (Kind.PIECE, Kind.PIECES):
            value: object = getattr(event, name)
            mine = _masked(value, seat, game.plan.backs)
            if mine != value:
                masked[name] = mine
    return replace(event, **masked) if masked else event  # type: ignore[type-var]  # a dataclass; the base cannot say


def heard[S: Position](game: Game[S], told: Iterable[Notice], seat: Seat) -> list[Event]:
    """What this seat hears of all that was told."""
    return [redact(game, event, seat) for seats, event in told if has(seats, seat)]


def unseen[S: Position](game: Game[S], s: S, seat: Seat) -> list[tuple[str, Piece]]:
    """The pieces whose face this seat does not know, each with its deck."""
    found: list[tuple[str, Piece]] = []
    for name, deck in game.plan.zones.items():
        for p in pieces_in(getattr(s, name)):
            if not is_seen(p, seat):
                found.append((deck, p))
    return found


def scramble[S: Position](game: Game[S], s: S, seat: Seat, rng: Rng) -> S:
    """Another truth that looks the same from this seat: every face it has not seen is dealt again. It finds leaks."""
    pools: dict[tuple[str, Card], list[Card]] = {}
    for deck, p in unseen(game, s, seat):
        pools.setdefault((deck, game.plan.backs.get(face(p), 0)), []).append(face(p))
    return _filled(game, s, seat, pools, rng)


def guess[S: Position](game: Game[S], v: View[S], rng: Rng, told: Sequence[Event] = ()) -> S:
    """A whole position that fits the view: its holes filled from what the decks hold and the view does not show.

    What the seat was told may make some of them likelier than others.
    """
    believed = game.opinions.believe(v.position, v.seat, told, rng)
    return fill(game, v, rng) if believed is None else believed


def fill[S: Position](game: Game[S], v: View[S], rng: Rng) -> S:
    """Any position that fits the view by counting cards alone."""
    pools: dict[tuple[str, Card], list[Card]] = {}
    shown: dict[str, list[Card]] = {}
    for name, deck in game.plan.zones.items():
        for p in pieces_in(getattr(v.position, name)):
            if face(p) > 0:
                shown.setdefault(deck, []).append(face(p))
    for deck in dict.fromkeys(game.plan.zones.values()):
        left = list(game.plan.decks[deck])
        for card in shown.get(deck, []):
            left.remove(card)
        for card in left:
            pools.setdefault((deck, game.plan.backs.get(card, 0)), []).append(card)
    return _filled(game, v.position, v.seat, pools, rng)


def _filled[S: Position](game: Game[S], s: S, seat: Seat, pools: dict[tuple[str, Card], list[Card]], rng: Rng) -> S:
    """Deal the pools into the holes, then seal some legal answer wherever an answer is unknown."""
    mixed = {key: rng.shuffled(pool) for key, pool in pools.items()}
    world = s.clone()
    for name, deck in game.plan.zones.items():
        setattr(world, name, _dealt(getattr(s, name), seat, deck, mixed, game.plan.backs))
    reseal(game, world, seat, rng)
    return world


def _dealt(
    value: object,
    seat: Seat,
    deck: str,
    mixed: dict[tuple[str, Card], list[Card]],
    backs: Mapping[Card, Card],
) -> object:
    if isinstance(value, int):
        p = Piece(value)
        if is_seen(p, seat):
            return p
        card = face(p)
        back = backs.get(card, 0) if card > 0 else card
        return make_piece(mixed[deck, back].pop(), seen(p))
    if isinstance(value, tuple):
        return tuple(sorted([as_piece(_dealt(each, seat, deck, mixed, backs)) for each in value]))
    if isinstance(value, list):
        return [_dealt(each, seat, deck, mixed, backs) for each in value]
    raise RulesBug(f"a zone field holds {type(value).__name__}")


def reseal[S: Position](game: Game[S], s: S, seat: Seat, rng: Rng) -> None:
    """Give every other seat that has answered some whole legal answer instead: this seat cannot know which."""
    if s.waiting == 0 or all([not given for given in s.sealed]):
        return
    question = game.rules.question(s)
    for other in range(s.seats):
        if other == seat or not s.sealed[other]:
            continue
        s.sealed[other] = ()
        while not has(s.waiting, other) and (not s.sealed[other] or question.owes_more(s, other)):
            options = question.options(s, other)
            s.sealed[other] += (options[rng.below(len(options))],)


def viewers(seats: int) -> list[Seat]:
    """Everyone who can look at a table: the seats, and an onlooker."""
    return [*range(seats), SPECTATOR]


def faces_known[S: Position](game: Game[S], s: S) -> dict[tuple[str, Card, Seat], int]:
    """How many copies of each face each seat knows the place of."""
    known: dict[tuple[str, Card, Seat], int] = {}
    for name, deck in game.plan.zones.items():
        for p in pieces_in(getattr(s, name)):
            if face(p) > 0:
                for seat in seats_in(seen(p)):
                    key = (deck, face(p), seat)
                    known[key] = known.get(key, 0) + 1
    return known


def learned[S: Position](game: Game[S], before: S, after: S) -> Seats:
    """The seats that know a face they did not know before. Only what lies in zones that changed is counted."""
    moved: dict[tuple[str, Piece], int] = {}
    for name, deck in game.plan.zones.items():
        old: object = getattr(before, name)
        new: object = getattr(after, name)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for i in range(len(old)):
                if old[i] != new[i]:
                    _count_pieces(moved, deck, old[i], -1)
                    _count_pieces(moved, deck, new[i], 1)
        else:
            _count_pieces(moved, deck, old, -1)
            _count_pieces(moved, deck, new, 1)
    known: dict[tuple[str, Card, Seat], int] = {}
    for (deck, p), count in moved.items():
        if count and face(p) > 0:
            for seat in seats_in(seen(p)):
                key = (deck, face(p), seat)
                known[key] = known.get(key, 0) + count
    seats = NOBODY
    for key, count in known.items():
        if count > 0:
            seats = join(seats, bit(key[2]))
    return seats


def _count_pieces(found: dict[tuple[str, Piece], int], deck: str, value: object, by: int) -> None:
    """Count the pieces of a zone field, or take them off."""
    for p in pieces_in(value):
        found[deck, p] = found.get((deck, p), 0) + by
