"""Every level in every game: it sees its view and nothing else, keeps to its budget, and can say why."""

import pytest

from partie.bots import Budget, find_bot
from partie.bots.levels import LEVELS, Level, LevelBot
from partie.bots.opinion import PLACE, POINTS
from partie.core import (
    DEALER,
    Game,
    Match,
    Rng,
    Seat,
    SeededDealer,
    State,
    View,
    answer,
    heard,
    scramble,
    seats_in,
    view,
)
from partie.games import find_game, game_names

GAMES = sorted(game_names())
QUICK = 3  # simulations: what is shown here does not depend on their number


def bot_of(game: Game[State], number: int) -> LevelBot:
    """A level as it is, but for fewer simulations."""
    level = LEVELS[number]
    return LevelBot(game, Level(level.name, level.looks, min(level.simulations, QUICK), min(level.horizon, 4)))


def a_choice(game: Game[State], seed: str, after: int) -> tuple[Match[State], Seat]:
    """A match at a question with a real choice, so far into a game, and who is asked."""
    after = after * min(game.max_answers, 100) // 100  # of a hundred
    match = Match(game, [f"bot {seat}" for seat in range(max(2, game.seats.start))], SeededDealer(seed))
    rng = Rng(seed)
    while not match.over():
        seat = seats_in(match.state.waiting)[0]
        legal = match.legal(seat)
        if match.question > after and len(legal) > 2:
            return match, seat
        match.act(match.question, seat, legal[rng.below(len(legal))])
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
        world = scramble(game, match.state, seat, Rng(f"truth {other}"))
        assert bot.weigh(view(game, world, seat), game.rules.legal(world, seat), told, Rng("same")) == expected


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
        assert {each.measure for each in weighed} == {PLACE if level.simulations else POINTS}
        if level.looks:
            assert len(weighed) == min(level.looks, len(match.legal(seat)))


def test_a_share_of_the_budget_is_a_share_of_the_worlds() -> None:
    game = find_game("tides")
    match, seat = a_choice(game, "share", 12)
    bot = LevelBot(game, Level("any", 0, 40, 1000))
    calls = 0

    def counts() -> bool:
        nonlocal calls
        calls += 1
        return False

    bot.choose(match.view(seat), match.legal(seat), match.heard(seat), Rng("share"), Budget(counts, 0.25))
    assert calls == 10


def test_a_game_without_any_knowledge_can_be_searched() -> None:
    """A plug-in that brings neither prospects nor an appraisal is still played better than by chance."""

    class Bare:
        def __getattr__(self, name: str) -> object:
            return getattr(game, name)

        def prospects(self, *_: object) -> None:
            return None

        def appraise(self, s: State, seat: Seat) -> float:
            return Game.appraise(game, s, seat)

    game = find_game("tides")
    bare: Game[State] = Bare()  # type: ignore[assignment]  # a game in all but its knowledge
    searcher, chance = LevelBot(bare, Level("any", 0, 60, 1000)), find_bot("random", game)
    won = 0
    for number in range(10):
        s = game.start(2)
        rngs = [Rng(f"bare {number} {seat}") for seat in range(3)]
        mine = number % 2
        while s.waiting:
            if s.waiting == DEALER:
                answer(game.rules, s, rngs[2])
                continue
            seat = seats_in(s.waiting)[0]
            bot = searcher if seat == mine else chance
            game.rules.play(s, seat, bot.choose(view(game, s, seat), game.rules.legal(s, seat), (), rngs[seat]))
        outcome = game.outcome(s)
        assert outcome is not None
        won += outcome.places[mine] == 1
    assert won >= 8


def test_a_planted_bot_that_sees_the_truth_is_caught() -> None:
    """The check above does fail for a bot that is given the whole position."""
    game = find_game("stonespine")
    match, seat = a_choice(game, "planted", 60)

    def peeks(s: State) -> str:
        return str(game.notation.text(game.rules.legal(s, 1 - seat)[0])) if game.rules.legal(s, 1 - seat) else str(s)

    told = heard(game, match.told, seat)
    assert told == match.heard(seat)
    truths = {peeks(scramble(game, match.state, seat, Rng(f"truth {other}"))) for other in range(6)}
    assert len(truths) > 1, "what a cheat would look at does differ between the worlds"
    assert isinstance(match.view(seat), View)
