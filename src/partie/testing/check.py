"""Run the laws on a game: the door for game authors."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from partie.core import Game, Position, view_of, write_record
from partie.registry.facts import declared_cases
from partie.testing.compiled import law_compiled
from partie.testing.laws import (
    law_alone,
    law_apply,
    law_clone,
    law_commute,
    law_conserve,
    law_ends,
    law_legal,
    law_plan,
    law_points,
)
from partie.testing.secrecy import law_no_leak, law_readers, law_record, law_sight, law_twin_worlds, law_undo
from partie.testing.walk import LawBroken, Luck, Subject, ViewOf, Write
from partie.testing.watching import law_frames, law_public, law_same_frames

type Law = Callable[[Subject, Luck], None]

LAWS: Final[Mapping[str, Law]] = {
    "clone": law_clone,
    "ends": law_ends,
    "points": law_points,
    "legal": law_legal,
    "conserve": law_conserve,
    "commute": law_commute,
    "alone": law_alone,
    "apply": law_apply,
    "record": law_record,
    "sight": law_sight,
    "no leak": law_no_leak,
    "readers": law_readers,
    "twin worlds": law_twin_worlds,
    "compiled": law_compiled,
    "plan": law_plan,
    "undo": law_undo,
    "public": law_public,
    "frames": law_frames,
    "same frames": law_same_frames,
}

# Starting a process is slow, and one seed plays several games there.
FEW: Final = {"compiled": 2}
# Most twins part early: it takes many short tries to meet every moment of a game.
MANY: Final = {"twin worlds": 6}


def check_law(name: str, subject: Subject, examples: int = 20, seed: int = 0, shrink: bool = True) -> None:
    """One law, on this many random games. ``shrink`` looks for the shortest game that breaks it, which takes time."""
    law = LAWS[name]
    times = min(examples, FEW[name]) if name in FEW else examples * MANY.get(name, 1)
    phases = [Phase.generate, Phase.shrink] if shrink and name not in FEW else [Phase.generate]

    @hypothesis_seed(seed)
    @settings(max_examples=times, phases=phases, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(st.builds(Luck, st.lists(st.integers(0, 255), max_size=80), st.integers(0, 2**32 - 1)))
    def tried(luck: Luck) -> None:
        try:
            law(subject, luck)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(name, f"{type(error).__name__}: {error}") from error

    tried()


def check_game[S: Position](
    game: Game[S],
    *,
    seats: Iterable[int] | None = None,
    options: Mapping[str, str] | None = None,
    laws: Iterable[str] | None = None,
    view_of: ViewOf = view_of,
    write: Write = write_record,
    examples: int = 20,
    seed: int = 0,
) -> None:
    """Every law, at every number of seats the game allows. Raises ``LawBroken`` at the first that fails.

    Where neither seats nor options are given, the tables that the game declares in its ``game.toml`` are tried too.
    """
    any_game: Game[Position] = game  # type: ignore[assignment]  # any game will do
    tables = [(count, dict(options or {})) for count in seats or game.seats]
    if seats is None and options is None:
        tables += [(case.seats, dict(case.settings)) for case in declared_cases(any_game)]
    for count, chosen in tables:
        subject = Subject(any_game, count, chosen, view_of, write)
        for name in laws or LAWS:
            check_law(name, subject, examples, seed)
