"""What any position must keep, whoever looks: the laws and the fuzzer ask the same questions."""

from partie.core.cards import face, pieces_in
from partie.core.game import Game
from partie.core.position import Position
from partie.core.seats import Seat


def deck_fault[S: Position](game: Game[S], s: S) -> str:
    """What is wrong with the decks, empty if nothing: every face is somewhere, as often as printed, in sorted zones."""
    found: dict[str, list[int]] = {deck: [] for deck in game.plan.decks}
    for name, deck in game.plan.zones.items():
        value: object = getattr(s, name)
        found.setdefault(deck, []).extend([face(p) for p in pieces_in(value)])
        if not _is_sorted(value):
            return f"zone {name!r} is not sorted: its order could tell something"
    for deck, faces in found.items():
        if sorted(faces) != sorted(game.plan.decks[deck]):
            return f"deck {deck!r} is not whole: it has {sorted(faces)}"
    return ""


def option_fault[S: Position](game: Game[S], s: S, seat: Seat) -> str:
    """What is wrong with a seat's options, empty if nothing: none is missing, double, or reads as another."""
    options = list(game.rules.legal(s, seat))
    texts = [game.notation.text(action) for action in options]
    if len(set(texts)) != len(texts):
        return f"an option is offered twice: {', '.join(texts)}"
    for action, text in zip(options, texts, strict=True):
        if game.notation.parse(text) != action:
            return f"{text!r} reads as another action"
    return ""


def _is_sorted(value: object) -> bool:
    if isinstance(value, tuple):
        return list(value) == sorted(value)
    return all([_is_sorted(each) for each in value]) if isinstance(value, list) else True
