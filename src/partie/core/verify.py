"""Check a record: the text is whole, the play is by the rules, the result is right, and the luck was not chosen."""

from typing import NamedTuple

from partie.core.dealer import SeededDealer, commitment
from partie.core.game import Game
from partie.core.position import Position
from partie.core.record import Record, is_sealed
from partie.core.replay import BrokenRecord, closing_headers, moments
from partie.core.seats import DEALER

GOOD = "good"
BAD = "bad"
OPEN = "open"


class Check(NamedTuple):
    """One thing looked at: its message key, how it came out, and where it went wrong."""

    name: str
    verdict: str
    detail: str = ""
    broken: BrokenRecord | None = None


def verify[S: Position](game: Game[S], record: Record, text: str) -> list[Check]:
    """Every check, in the order a person would ask: seal, play, result, commitment, deal."""
    checks = [Check("seal", GOOD if is_sealed(text) else BAD), _game(game, record)]
    if "reader" in record.headers:
        # Only a running game is redacted: it has no end to claim.
        claimed = [key for key in ("result", "ending", "digest", "seed") if key in record.headers]
        return [
            *checks,
            Check("play", OPEN, "redacted"),
            Check("result", BAD, claimed[0]) if claimed else Check("result", OPEN),
        ]
    try:
        states = [moment.position for moment in moments(game, record)]
    except BrokenRecord as error:
        return [*checks, Check("play", BAD, str(error), error)]
    checks.append(Check("play", GOOD, str(len(record.rows))))
    checks.append(_result(game, record, states[-1]))
    checks.append(_commitment(record))
    checks.append(_deal(game, record, states))
    return checks


def is_accepted(checks: list[Check]) -> bool:
    """Whether nothing is bad."""
    return all([check.verdict != BAD for check in checks])


def _game[S: Position](game: Game[S], record: Record) -> Check:
    expected = {"game": game.name, "rules": str(game.version), "deck": game.card_set_name()}
    for key, value in expected.items():
        if record.headers.get(key) != value:
            return Check("game", BAD, f"{key}: {record.headers.get(key)!r}, {value!r}")
    return Check("game", GOOD, " ".join(expected.values()))


def _result[S: Position](game: Game[S], record: Record, final: S) -> Check:
    expected = closing_headers(game, final)
    if not expected:
        claimed = [key for key in ("result", "ending", "digest") if key in record.headers]
        return Check("result", BAD, claimed[0]) if claimed else Check("result", OPEN)
    for key, value in expected.items():
        if record.headers.get(key) != value:
            return Check("result", BAD, f"{key}: {record.headers.get(key)!r}, {value!r}")
    return Check("result", GOOD, expected["result"])


def _commitment(record: Record) -> Check:
    luck, seed = record.headers.get("luck"), record.headers.get("seed")
    if luck is None:
        return Check("commitment", OPEN if seed is None else BAD)
    if seed is None:
        return Check("commitment", OPEN)
    return Check("commitment", GOOD if commitment(seed) == luck else BAD)


def _deal[S: Position](game: Game[S], record: Record, states: list[S]) -> Check:
    seed = record.headers.get("seed")
    if seed is None:
        return Check("deal", OPEN)
    dealer = SeededDealer(seed, record.salt())
    dealt = 0
    for row, before in zip(record.rows, states, strict=False):  # each row with the position before it
        if before.waiting == DEALER:
            due = game.rules.dealt(before, dealer, row.number)
            if game.notation.text(due) != row.entries[0].parts[0]:
                return Check("deal", BAD, str(row.number))
            dealt += 1
    return Check("deal", GOOD, str(dealt))
