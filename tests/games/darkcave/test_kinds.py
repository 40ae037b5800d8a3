"""The kinds of cards: every one is known, and what each says of itself goes together."""

import pytest

from partie.core import UNKNOWN, TableReason
from partie.core.cards import cards
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.actions import PLAY, STOP
from partie.games.darkcave.appraisal import KIND_WORTHS
from partie.games.darkcave.cave import adjacent, can_step, demands, openings
from partie.games.darkcave.faces import KINDS
from partie.games.darkcave.kinds.every import ACTION_KINDS, TARGET_PARTS, kind_of
from partie.games.darkcave.spaces import NO_SIDES
from partie.games.darkcave.terminal.keys import CAN
from partie.games.darkcave.turn import PlayCard

from .caves import all_spaces, random_positions


def test_every_kind_of_the_card_list_is_known_everywhere() -> None:
    assert tuple(ACTION_KINDS) == KINDS
    assert set(KIND_WORTHS) == set(KINDS), "the bots have an opinion of each"
    assert set(CAN) == set(TARGET_PARTS) - {"look"}, "the terminal says what each can do"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_card_can_be_played_if_it_has_a_target_or_needs_none(seats: int) -> None:
    seen: set[str] = set()
    for s in list(random_positions(seats, "kinds"))[::9]:
        places = openings(s)
        for seat in range(seats):
            for card in dict.fromkeys(cards(s.hand[seat])):
                kind = kind_of(s.printed, card)
                targets = kind.targets(s, seat, card)
                assert len(set(targets)) == len(targets)
                assert kind.can_play(s, seat, card, places) == (bool(targets) or not kind.needs_target(s, card))
                assert kind.reason(s, seat, card, STOP) == TableReason.NOT_OFFERED
                seen.add(kind.part)
    assert seen == set(TARGET_PARTS)


def test_others_do_not_learn_what_a_half_given_answer_asks_next() -> None:
    for s in random_positions(3, "half"):
        if s.waiting and DARKCAVE.rules.question(s).name == "play" and not s.sealed[s.acting]:
            (card, *_) = cards(s.hand[s.acting])
            s.sealed[s.acting] = (PLAY[card],)
            assert PlayCard().part(s, s.acting) == kind_of(s.printed, card).part
            s.sealed[s.acting] = (UNKNOWN,)
            assert PlayCard().part(s, s.acting) == "play"
            return
    raise AssertionError("nobody plays")


@pytest.mark.parametrize("seats", [2, 8])
def test_quick_answers_are_those_of_the_slow_way(seats: int) -> None:
    stuck = 0
    for s in list(random_positions(seats, "quick"))[::15]:
        for space in all_spaces(s):
            assert can_step(s, space) == bool(adjacent(s, space))
            stuck += not can_step(s, space)
        places = openings(s)
        assert places == {at: demands(s, at) for at in places}
        assert all([must_open != NO_SIDES for must_open, _ in places.values()])
    assert stuck, "some spaces lead nowhere"
