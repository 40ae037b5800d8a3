"""What several tests of the core share: steady Hypothesis settings, random Tides positions, whole games."""

from hypothesis import settings
from hypothesis import strategies as st

from partie.core import CHANCE, Match, Position, Rng, SeededDealer, seats_in
from partie.core.dealer import Dealer
from partie.core.seats import DEALER
from partie.games.tides import TIDES
from partie.games.tides.position import Tides

# The same examples on every machine and in every run: a red test stays red until somebody mends it.
steady = settings(deadline=None, derandomize=True, database=None)

# 18 cards dealt, 24 cards taken, and twice two seats with two parts each.
ANSWERS_IN_A_GAME = 50


def played(seed: int, answers: int) -> Tides:
    """A Tides position after some random answers. The seats answer in a random order, so B may be first."""
    rng = Rng(f"position {seed}")
    s = TIDES.start(2)
    for _ in range(answers):
        if s.waiting == DEALER:
            seat = CHANCE
        else:
            asked = seats_in(s.waiting)
            seat = asked[rng.below(len(asked))]
        options = TIDES.rules.legal(s, seat)
        TIDES.rules.play(s, seat, options[rng.below(len(options))])
    return s


def positions() -> st.SearchStrategy[Tides]:
    """Positions from every moment of a game, the start and the end included."""
    return st.builds(played, st.integers(0, 10_000), st.integers(0, ANSWERS_IN_A_GAME))


def new_match(seed: str = "seed", words: tuple[str, ...] = ()) -> Match[Tides]:
    """A game of Tides whose hands are dealt."""
    return Match(TIDES, ["Ana", "Bo"], SeededDealer(seed, words))


def act_randomly[S: Position](match: Match[S], rng: Rng, with_clocks: bool = False) -> None:
    """One random answer by one of the seats that owe one."""
    asked = seats_in(match.position.waiting)
    seat = asked[rng.below(len(asked))]
    options = match.legal(seat)
    clock = 100 + rng.below(90_000) if with_clocks else None
    match.act(match.number, seat, options[rng.below(len(options))], clock=clock)


def finish[S: Position](match: Match[S], rng: Rng, with_clocks: bool = False) -> Match[S]:
    """Random answers to the end."""
    while not match.over():
        act_randomly(match, rng, with_clocks)
    return match


def finished(seed: str = "seed", words: tuple[str, ...] = (), dealer: Dealer | None = None) -> Match[Tides]:
    """A whole game with random answers that depend on the seed alone."""
    match = Match(TIDES, ["Ana", "Bo"], dealer or SeededDealer(seed, words))
    return finish(match, Rng(f"answers {seed}"))
