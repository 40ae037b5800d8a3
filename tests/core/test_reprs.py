"""What a failing test shows of a match, a game and a zone: enough for a person, and nothing that is secret."""

import pytest

from partie.core import NOBODY, Match, Rng, SeededDealer, seats_in
from partie.core.cards import describe, make_zone, put, reveal
from partie.core.seats import everyone
from partie.registry import find_game, game_names

SEED = "a seed that nobody may know before the end"


@pytest.mark.parametrize("name", game_names())
def test_a_match_says_who_plays_and_who_is_asked_and_no_seed(name: str) -> None:
    game = find_game(name)
    count = max(2, game.seats[0])
    match = Match(game, [f"Player {seat}" for seat in range(count)], SeededDealer(SEED))
    rng = Rng(name)
    for _ in range(12):
        text = repr(match)
        assert text.startswith(f"<Match {name} {game.version}: Player 0, Player 1")
        assert SEED not in text
        if match.over():
            break
        assert f"question {match.number}, waiting for " in text
        seat = seats_in(match.position.waiting)[0]
        legal = match.legal(seat)
        match.act(match.number, seat, legal[rng.below(len(legal))])


def test_a_match_that_is_over_says_so() -> None:
    match = Match(find_game("tides"), ["Ana", "bot:regular"], SeededDealer(SEED))
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        match.act(match.number, seat, match.legal(seat)[0])
    assert repr(match) == "<Match tides 1: Ana, bot:regular; over>"


def test_a_game_says_its_version_its_cards_and_its_seats() -> None:
    assert repr(find_game("tides")) == "<Game tides 1, cards tides-1, 2 seats>"
    assert repr(find_game("darkcave")).endswith(", 2–8 seats>")


def test_a_zone_shows_faces_that_a_seat_has_seen_alone() -> None:
    hidden = make_zone([3, 5, 7], NOBODY)
    assert describe(hidden) == "[back ×3]"
    zone = put(make_zone([3], NOBODY), reveal(make_zone([13])[0], everyone(2)))
    assert describe(zone) == "[13 (seen by AB), back]"
    assert describe(zone, {13: "Hanging Gardens"}.__getitem__) == "[Hanging Gardens (seen by AB), back]"
    assert describe(()) == "[]"
