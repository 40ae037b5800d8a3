"""Every level in every game: it sees its view and nothing else, keeps to its budget, and can say why."""

from collections.abc import Sequence

import pytest

from partie.bots import ENOUGH, Budget, find_bot
from partie.bots.levels import LEVELS, Level, LevelBot
from partie.bots.opinion import POINTS, RANK
from partie.bots.search import Effort, Search, beaten
from partie.core import Action, Event, Game, Match, Opinions, Position, Rng, Seat, SeededDealer, View, seats_in, view_of
from partie.core.opinions import Solved
from partie.core.playout import random_answer
from partie.core.seats import DEALER
from partie.core.sight import heard, scramble
from partie.registry import find_game, game_names

GAMES = sorted(game_names())
QUICK = Effort(4, 3, 4)  # what is shown here does not depend on how hard they try


def bot_of(game: Game[Position], number: int) -> LevelBot:
    """A level as it is, but for a smaller effort."""
    level = LEVELS[number]
    return LevelBot(game, level._replace(worlds=min(level.worlds, 3), effort=QUICK if level.effort else None))


def a_choice(game: Game[Position], seed: str, after: int) -> tuple[Match[Position], Seat]:
    """A match at a question with a real choice, so far into a game, and who is asked."""
    after = after * min(game.max_answers, 100) // 100  # of a hundred
    match = Match(game, [f"bot {seat}" for seat in range(max(2, game.seats.start))], SeededDealer(seed))
    rng = Rng(seed)
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        legal = match.legal(seat)
        if match.number > after and len(legal) > 2:
            return match, seat
        match.act(match.number, seat, legal[rng.below(len(legal))])
    raise AssertionError("no such question in this game")


@pytest.mark.parametrize("number", range(len(LEVELS)))
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_sees_its_view_and_nothing_else(name: str, number: int) -> None:
    """Another truth behind the same view and the same random source: the same answer, to the last figure."""
    game = find_game(name)
    bot = bot_of(game, number)
    match, seat = a_choice(game, f"{name} {number}", 30 + 10 * number)
    told = match.heard(seat)
    expected = bot.weigh(match.view(seat), match.legal(seat), told, Rng("same"))
    for other in range(2):
        world = scramble(game, match.position, seat, Rng(f"truth {other}"))
        assert bot.weigh(view_of(game, world, seat), game.rules.legal(world, seat), told, Rng("same")) == expected


@pytest.mark.parametrize("number", range(len(LEVELS)))
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers_at_once_if_its_time_is_over(name: str, number: int) -> None:
    game = find_game(name)
    match, seat = a_choice(game, f"{name} late", 40)
    action = bot_of(game, number).choose(
        match.view(seat), match.legal(seat), match.heard(seat), Rng("late"), Budget(lambda: True)
    )
    assert action in match.legal(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_says_why(name: str) -> None:
    game = find_game(name)
    match, seat = a_choice(game, f"{name} why", 40)
    for number, level in enumerate(LEVELS):
        bot = bot_of(game, number)
        weighed = bot.weigh(match.view(seat), match.legal(seat), match.heard(seat), Rng("why"))
        chosen = bot.choose(match.view(seat), match.legal(seat), match.heard(seat), Rng("why"))
        assert weighed[0].action == chosen
        assert len({each.action for each in weighed}) == len(weighed) <= len(match.legal(seat))
        assert {each.measure for each in weighed} == {RANK if level.effort else POINTS}
        if not level.effort:
            answers = len(match.legal(seat))
            assert len(weighed) == min(answers, max(level.least, int(level.share * answers + 0.5)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["stonespine", "tales"])
def test_what_all_seats_expect_adds_up(name: str, seats: int) -> None:
    """The mean place of a table is the middle, however many sit there: nobody is told at the start that all is lost."""
    game = find_game(name)
    bot = LevelBot(game, LEVELS[3])
    expected: list[float] = []
    for deal in range(4):
        match = Match(game, [f"bot {seat}" for seat in range(seats)], SeededDealer(f"middle {deal}"))
        for seat in seats_in(match.position.waiting):
            weighed = bot.weigh(match.view(seat), match.legal(seat), match.heard(seat), Rng(f"{deal}"))
            expected.append(weighed[0].expected)
    assert sum(expected) / len(expected) == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_the_more_seats_the_more_worlds(seats: int) -> None:
    game = find_game("darkcave")
    match = Match(game, [f"bot {seat}" for seat in range(seats)], SeededDealer("worlds"))
    seat = seats_in(match.position.waiting)[0]
    search = Search(game, match.view(seat), match.legal(seat), match.heard(seat), Rng("worlds"))
    first, second, *_ = search.run(Effort(8, 2, 2), ENOUGH)
    assert first.visits == second.visits == max(4, seats)


def test_a_share_of_the_budget_is_a_share_of_the_worlds() -> None:
    game = find_game("tides")
    match, seat = a_choice(game, "share", 12)
    bot = LevelBot(game, Level("any", 1.0, 0, 0, Effort(20, 4, 8)))

    def worlds(share: float) -> int:
        asked: list[None] = []

        def counts() -> bool:
            asked.append(None)
            return False

        bot.choose(match.view(seat), match.legal(seat), match.heard(seat), Rng("share"), Budget(counts, share))
        return len(asked)

    assert 3.5 < worlds(1.0) / worlds(0.25) < 4.5


def test_a_clock_that_stops_in_between_leaves_the_best_so_far() -> None:
    game = find_game("stonespine")
    match, seat = a_choice(game, "between", 40)
    bot = LevelBot(game, Level("any", 1.0, 0, 0, Effort(20, 4, 8)))
    asked: list[None] = []

    def over() -> bool:
        asked.append(None)
        return len(asked) > 2

    weighed = bot.weigh(match.view(seat), match.legal(seat), match.heard(seat), Rng("between"), Budget(over))
    assert len(asked) == 3
    assert 0.0 < weighed[0].expected < 1.0


def test_only_the_master_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game can be solved, the master gives what the solution gives, and nobody else asks for it."""
    game = find_game("tides")
    match, seat = a_choice(game, "solved", 85)
    view, legal, told = match.view(seat), match.legal(seat), match.heard(seat)
    solved = game.opinions.solve(view.position, seat, legal)
    assert solved is not None
    shares = {each.action: each.share for each in solved}
    for number in range(5):
        weighed = bot_of(game, 4).weigh(view, legal, told, Rng(f"solved {number}"))
        assert shares[weighed[0].action] > 0.0
        assert {each.action: each.expected for each in weighed} == {each.action: each.rank for each in solved}
    monkeypatch.setattr(game, "opinions", Asked(game.opinions))
    for number in range(4):
        bot_of(game, number).choose(view, legal, told, Rng("others"))


class Asked(Opinions[Position]):
    """A game's opinions, of which one must not be asked."""

    def __init__(self, known: Opinions[Position]) -> None:
        self.known = known

    def prospects(
        self, v: Position, seat: Seat, legal: Sequence[Action], told: Sequence[Event]
    ) -> Sequence[float] | None:
        return self.known.prospects(v, seat, legal, told)

    def hunch(self, s: Position, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        return self.known.hunch(s, seat, legal)

    def appraise(self, s: Position, seat: Seat) -> float | None:
        return self.known.appraise(s, seat)

    def solve(self, v: Position, seat: Seat, legal: Sequence[Action]) -> Sequence[Solved] | None:
        pytest.fail("nobody else solves")


@pytest.mark.long  # ten whole games of search
def test_a_game_without_any_knowledge_can_be_searched() -> None:
    """A plug-in that brings neither prospects nor an appraisal is still played better than by chance."""

    class Bare:
        def __getattr__(self, name: str) -> object:
            return getattr(game, name)

        opinions = Opinions[Position]()

    game = find_game("tides")
    bare: Game[Position] = Bare()  # type: ignore[assignment]  # a game in all but its knowledge
    searcher, chance = LevelBot(bare, Level("any", 1.0, 0, 0, Effort(5, 4, 8))), find_bot("random", game)
    won = 0
    for number in range(10):
        s = game.start(2)
        rngs = [Rng(f"bare {number} {seat}") for seat in range(3)]
        mine = number % 2
        while s.waiting:
            if s.waiting == DEALER:
                random_answer(game.rules, s, rngs[2])
                continue
            seat = seats_in(s.waiting)[0]
            bot = searcher if seat == mine else chance
            game.rules.play(s, seat, bot.choose(view_of(game, s, seat), game.rules.legal(s, seat), (), rngs[seat]))
        outcome = game.outcome(s)
        assert outcome is not None
        won += outcome.ranks[mine] == 1
    assert won >= 8


def test_a_planted_bot_that_sees_the_truth_is_caught() -> None:
    """The check above does fail for a bot that is given the whole position."""
    game = find_game("stonespine")
    match, seat = a_choice(game, "planted", 60)

    def peeks(s: Position) -> str:
        return str(game.notation.text(game.rules.legal(s, 1 - seat)[0])) if game.rules.legal(s, 1 - seat) else str(s)

    told = heard(game, match.told, seat)
    assert told == match.heard(seat)
    truths = {peeks(scramble(game, match.position, seat, Rng(f"truth {other}"))) for other in range(6)}
    assert len(truths) > 1, "what a cheat would look at does differ between the worlds"
    assert isinstance(match.view(seat), View)


def test_what_a_place_is_worth() -> None:
    assert [beaten((1, 2), seat) for seat in range(2)] == [1.0, 0.0]
    assert [beaten((1, 1), seat) for seat in range(2)] == [0.5, 0.5]
    assert [beaten((2, 1, 3), seat) for seat in range(3)] == [0.5, 1.0, 0.0]
    assert [beaten((1, 2, 2, 1, 2), seat) for seat in range(2)] == [0.875, 0.25], "two sides: winners and losers share"
    assert beaten((1,), 0) == 1.0
    assert beaten((2,), 0) == 0.0
