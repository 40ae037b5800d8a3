"""Who may know what, what is asked, and what chance decides: the tables after the rules."""

import pytest

from partie.core import CHANCE, SPECTATOR, UNKNOWN, Match, Rng, Seat, SeededDealer, letter, view_of, write_record
from partie.core.cards import cards
from partie.core.replay import moments, redacted
from partie.core.seats import DEALER
from partie.core.sight import guess, heard
from partie.games.tides import TIDES
from partie.games.tides.events import Dealt, RelicKept, Removed, Taken
from partie.games.tides.position import Tides

from .helpers import (
    DEALT,
    DRAFTS,
    DRAWN_1,
    DRAWN_2,
    EYES,
    RELICS,
    ROUND_1,
    ROUND_2,
    ROUND_3,
    THE_GAME,
    A,
    B,
    at,
    look,
    options,
    played,
    read,
    rows_of,
    say,
    seen_by,
    shown,
    sit_down,
    told_at,
    upto,
)

EVERY_QUESTION = range(ROUND_3)


def other_than(seat: Seat) -> list[Seat]:
    return [viewer for viewer in EYES if viewer != seat]


# -- Hidden information -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", EVERY_QUESTION)
def test_the_draw_pile_is_known_to_nobody(number: int) -> None:
    s = at(number)
    for seat in EYES:
        assert shown(seen_by(s, seat).pile) == [0] * len(s.pile)


@pytest.mark.parametrize("number", EVERY_QUESTION)
def test_ones_own_hand_is_always_known(number: int) -> None:
    s = at(number)
    for seat in (A, B):
        assert shown(seen_by(s, seat).hand[seat]) == cards(s.hand[seat])


@pytest.mark.parametrize("number", range(1, DEALT + 1))
def test_the_first_hand_of_the_opponent_is_not_known(number: int) -> None:
    s = at(number)
    for owner in (A, B):
        for seat in other_than(owner):
            assert shown(seen_by(s, seat).hand[owner]) == [0] * len(s.hand[owner])


def test_the_dealing_is_told_to_each_owner_alone() -> None:
    faces = {A: [2, 4, 5, 12, 13] + [0] * 5, B: [0] * 5 + [6, 7, 8, 14, 17], SPECTATOR: [0] * 10}
    for seat in EYES:
        told = [event for number in range(1, 11) for event in told_at(number, seat) if isinstance(event, Dealt)]
        assert [event.piece >> 16 for event in told] == faces[seat]
        assert [event.seat for event in told] == [A] * 5 + [B] * 5


@pytest.mark.parametrize("first", [11, 20, 29])
def test_both_hands_are_known_from_the_first_exchange_on(first: int) -> None:
    for number in range(first, first + 3):
        s = at(number)
        for seat in (A, B):
            assert [shown(hand) for hand in seen_by(s, seat).hand] == [cards(hand) for hand in s.hand]


def test_an_onlooker_does_not_see_the_hands_of_round_1() -> None:
    for number in range(11, ROUND_1):
        assert [set(shown(hand)) for hand in seen_by(at(number), SPECTATOR).hand] == [{0}, {0}]


def test_three_cards_of_the_opponent_are_known_before_round_2() -> None:
    s = at(DRAWN_1)
    assert shown(seen_by(s, A).hand[B]) == [0, 0, 5, 6, 8]
    assert shown(seen_by(s, B).hand[A]) == [0, 0, 4, 7, 13]
    worlds = {tuple(cards(guess(TIDES, view_of(TIDES, s, A), Rng(f"world {n}")).hand[B])) for n in range(100)}
    assert len(worlds) > 10, "the two drawn cards cannot be deduced"


def test_the_drawn_cards_of_round_3_can_be_deduced() -> None:
    s = at(DRAWN_2)
    for seat, other in ((A, B), (B, A)):
        assert shown(seen_by(s, seat).hand[other]).count(0) == 2
        for n in range(10):
            world = guess(TIDES, view_of(TIDES, s, seat), Rng(f"world {n}"))
            assert [cards(hand) for hand in world.hand] == [cards(hand) for hand in s.hand]
    onlooker = {tuple(cards(guess(TIDES, view_of(TIDES, s, SPECTATOR), Rng(f"world {n}")).hand[B])) for n in range(50)}
    assert len(onlooker) > 1, "who holds neither hand cannot deduce them"


def test_a_card_chosen_in_the_draft_is_known_to_its_chooser_alone() -> None:
    s = played(upto(DEALT) + "11. A take 2\n")
    assert [TIDES.notation.text(action) for action in seen_by(s, A).sealed[A]] == ["take 2"]
    for seat in (B, SPECTATOR):
        assert seen_by(s, seat).sealed == [(UNKNOWN,), ()]
        assert shown(seen_by(s, seat).hand[A]) == [0] * 5, "the card has not visibly left the hand"
    for seat in EYES:
        faces = [event.piece >> 16 for event in told_at(11, seat) if isinstance(event, Taken)]
        assert faces == [2, 6]


def test_relic_and_removal_are_known_to_their_chooser_alone() -> None:
    s = played(upto(ROUND_1) + "15. A relic 2 + remove 17 | B relic 12\n")
    assert [TIDES.notation.text(action) for action in seen_by(s, A).sealed[A]] == ["relic 2", "remove 17"]
    assert seen_by(s, A).sealed[B] == (), "half an answer is nobody's business"
    assert seen_by(s, B).sealed[A] == (UNKNOWN,), "nor is how many parts it has"
    assert seen_by(s, SPECTATOR).sealed == [(UNKNOWN,), ()]
    for seat in EYES:
        shown_now = [event for event in told_at(15, seat) if isinstance(event, RelicKept | Removed)]
        assert sorted([event.piece >> 16 for event in shown_now]) == [2, 12, 14, 17]


@pytest.mark.parametrize("number", EVERY_QUESTION)
def test_kingdoms_relics_and_removed_cards_are_known_to_all(number: int) -> None:
    s = at(number)
    for seat in EYES:
        seen = seen_by(s, seat)
        assert seen.kingdom == s.kingdom
        assert seen.relics == s.relics
        assert seen.removed == s.removed


@pytest.mark.parametrize("number", EVERY_QUESTION)
def test_points_are_known_to_all(number: int) -> None:
    s = at(number)
    for seat in EYES:
        seen = seen_by(s, seat)
        assert (seen.vp, TIDES.sheet(seen), TIDES.standing(seen)) == (s.vp, TIDES.sheet(s), TIDES.standing(s))


@pytest.mark.parametrize("number", [*DRAFTS, *RELICS])
def test_everybody_knows_who_has_already_chosen(number: int) -> None:
    for chooser in (A, B):
        match = sit_down(number - 1)
        while match.position.waiting >> chooser & 1:
            say(match, f"{letter(chooser)} {options(match.position, chooser)[0]}")
        for seat in EYES:
            seen = match.view(seat).position
            assert seen.waiting == 0b11 & ~(1 << chooser)
            assert [bool(given) for given in seen.sealed] == [bool(given) for given in match.position.sealed]


def test_a_download_shows_what_its_reader_may_know() -> None:
    match = sit_down(DRAWN_1)
    say(match, "A take 10")
    assert rows_of(match.download(A)) == [
        "1-10. * deal 2 4 5 12 13 ? ? ? ? ?",
        *upto(15).splitlines()[1:],
        "16-19. * deal 10 11 ? ?",
        "20. A take 10",
    ]
    assert rows_of(match.download(B)) == [
        "1-10. * deal ? ? ? ? ? 6 7 8 14 17",
        *upto(15).splitlines()[1:],
        "16-19. * deal ? ? 18 15",
        "20. A ?",
    ]
    assert rows_of(match.download(SPECTATOR)) == [
        "1-10. * deal ? ? ? ? ? ? ? ? ? ?",
        *upto(15).splitlines()[1:],
        "16-19. * deal ? ? ? ?",
        "20. A ?",
    ]


@pytest.mark.parametrize("number", EVERY_QUESTION)
def test_a_download_holds_the_readers_view_and_no_other(number: int) -> None:
    record = read(THE_GAME)
    record.rows = record.rows[:number]
    record.headers |= {"seed": "known to the house", "digest": "0", "result": "62 58", "ending": "three-rounds"}
    for seat in EYES:
        download = redacted(TIDES, record, seat)
        assert download.headers["view"] == look(at(number), seat)
        assert not {"seed", "digest", "result", "ending"} & set(download.headers)


def test_a_running_download_keeps_the_seed_secret() -> None:
    match = Match(TIDES, ["Ana", "Ben"], SeededDealer("a seed nobody knows"))
    assert "luck" in match.download(A).headers
    assert all(["a seed nobody knows" not in write_record(match.download(seat)) for seat in EYES])


def test_no_face_is_heard_before_it_is_seen() -> None:
    """Whatever a seat hears of a card, its view shows that card too."""
    for moment in moments(TIDES, read(THE_GAME)):
        for seat in EYES:
            seen = seen_by(moment.position, seat)
            zones = [seen.pile, *seen.hand, *seen.kingdom, *seen.relics, seen.removed]
            known = {card for z in zones for card in shown(z)} | {0}
            for event in heard(TIDES, moment.told, seat):
                if isinstance(event, Dealt | Taken | RelicKept | Removed):
                    assert event.piece >> 16 in known


# -- Choices ----------------------------------------------------------------------------------------------------------


def test_sixteen_small_choices_are_asked_of_each_seat() -> None:
    for seat in (A, B):
        entries = [entry for row in read(THE_GAME).rows for entry in row.entries if entry.seat == seat]
        verbs = [text.split(" ")[0] for entry in entries for text in entry.parts]
        assert [verbs.count(verb) for verb in ("take", "relic", "remove")] == [12, 2, 2]
        assert len(verbs) == 16
    assert TIDES.max_answers == 32


def test_at_most_five_options_are_offered() -> None:
    sizes = [[len(options(at(number - 1), seat)) for seat in (A, B)] for number in DRAFTS]
    assert sizes == [[5, 5], [4, 4], [3, 3], [2, 2]] * 3
    for number, chosen in ((ROUND_1, "A relic 2 | B relic 12"), (ROUND_2, "A relic 18 | B relic 6")):
        assert [len(options(at(number), seat)) for seat in (A, B)] == [5, 5]
        half = played(upto(number) + f"{number + 1}. {chosen}\n")
        assert [len(options(half, seat)) for seat in (A, B)] == [4, 4]


# -- Chance -----------------------------------------------------------------------------------------------------------


def random_match(seed: str, play: str) -> Match[Tides]:
    match = Match(TIDES, ["Ana", "Ben"], SeededDealer(seed))
    rng = Rng(play)
    while not match.over():
        for seat in (A, B):
            question = match.number
            while match.number == question and match.position.waiting >> seat & 1:
                offered = match.legal(seat)
                match.act(question, seat, offered[rng.below(len(offered))])
    return match


def test_the_cards_drawn_later_are_as_if_shuffled_at_the_start() -> None:
    """The pile has no order; still, with one seed the same cards come, however the game is played."""
    first, second = random_match("one seed", "some play"), random_match("one seed", "other play")
    assert first.record().rows != second.record().rows
    dealt = [[row for row in match.record().rows if row.entries[0].seat == CHANCE] for match in (first, second)]
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) == 18


def test_chance_decides_nothing_but_which_cards_are_dealt() -> None:
    states = [at(number) for number in EVERY_QUESTION]
    asked = [number + 1 for number, s in enumerate(states) if s.waiting == DEALER]
    assert asked == [*range(1, 11), *range(16, 20), *range(25, 29)]
    for number in asked:
        s = states[number - 1]
        offered = TIDES.rules.legal(s, CHANCE)
        assert [TIDES.notation.cards(action) for action in offered] == [[card] for card in cards(s.pile)]
        assert set(TIDES.rules.weights(s, offered)) == {1}
