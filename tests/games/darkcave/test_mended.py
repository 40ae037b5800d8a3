"""Faults found in review, each kept as a test: what was told too much, taken back too late, or guessed wrongly."""

import pytest

from partie.core import SPECTATOR, Match
from partie.core.seats import seat_of
from partie.games.darkcave.position import DarkCave

from .caves import RULES, A, B, begun, parse, table


def act(match: Match[DarkCave], *said: str) -> Match[DarkCave]:
    for answer in said:
        who, _, parts = answer.partition(" ")
        for part in parts.split(" + "):
            match.act(match.number, seat_of(who), parse(part))
    return match


def game() -> Match[DarkCave]:
    hands = {A: "I-cross-lair I-rat I-web I-ns I-ew", B: "I-goblin I-bend-a I-bend-a I-bend-b I-axe"}
    return act(begun(2, hands=hands).match(), "A play I-cross-lair + lay (1,0) as-it-is", "A stop")


def test_D3_6_an_open_play_of_a_face_held_twice_does_not_tell_of_the_second_copy() -> None:
    looks = []
    for hand in ("I-rat I-rat", "I-rat I-ns"):
        t = table(3, "I-cross-lair (1,0)", turn=B, hands={A: "I-web", B: hand}, looked=["A B I-rat"])
        t.say("B play I-rat + call (1,0)")
        looks.append(t.look(A))
    assert looks[0] == looks[1]


def test_D3_13_a_world_guessed_in_the_middle_of_a_decision_can_be_played_on_with_an_axe_at_hand() -> None:
    webs = {"I-web": "B (0,0) east 2"}
    t = table(3, "I-cross-lair (1,0)", front={A: "I-axe"}, webs=webs, hands={A: "I-cross I-ns"})
    t.say("A play I-cross")
    for world in t.guesses(B, 100):
        assert RULES.legal(world, A)
        assert (world.sealed[A], world.waiting >> A & 1) == ((), 1), "what it has begun to say is not known"


def test_D3_13_a_world_guessed_in_the_middle_of_a_decision_can_be_played_on_with_a_creature_out() -> None:
    t = table(3, "I-cross-lair (1,0)", creatures={"rat": "B (1,0)"}, hands={A: "I-cross I-ns"})
    t.say("A play I-cross")
    for world in t.guesses(B, 100):
        assert RULES.legal(world, A)
        assert (world.sealed[A], world.waiting >> A & 1) == ((), 1)


def test_D3_13_what_a_seat_is_asked_can_be_read_off_any_view() -> None:
    t = table(3, "", hands={A: "I-cross I-ns"}).say("A play I-cross")
    assert RULES.question(t.sees(B)).part(t.sees(B), A) == "play"
    assert RULES.question(t.sees(A)).part(t.sees(A), A) == "lay"


@pytest.mark.parametrize("said", ["B drop I-bend-a + drop I-axe", "B play I-goblin + call (1,0)"])
def test_a_whole_play_cannot_be_taken_back(said: str) -> None:
    assert not act(game(), said).can_undo(B)


def test_D10_12_a_step_that_led_to_an_attack_cannot_be_taken_back() -> None:
    match = act(game(), "B play I-goblin + call (1,0)", "B go (0,0) hub")
    assert match.position.gold == [2, 2]
    assert not match.can_undo(B)


def test_D16_6_a_vote_cannot_be_taken_back() -> None:
    assert not act(game(), "A propose", "B refuse").can_undo(B)


def test_D17_9_everything_is_open_at_the_end() -> None:
    t = table(5, "", hands={A: "I-cross I-ns"})
    t.say("A propose", "B agree", "C agree", "D agree", "E agree")
    assert not t.s.waiting
    seen = t.sees(SPECTATOR)
    for zone in (seen.aside, *seen.goals, *seen.hand, *seen.clans):
        assert all([p >> 16 > 0 for p in zone])


def test_D13_6_a_web_in_the_way_is_the_reason() -> None:
    t = table(2, "I-cross (1,0)", step="move", webs={"I-web": "B (0,0) east 2"}, front={A: "I-axe"})
    assert t.refusal("A go (1,0) hub") == "web-in-the-way"


def test_D8_20_an_edge_without_an_open_side_is_not_called_taken() -> None:
    t = table(2, "I-ew (1,0)", hands={A: "I-web"})
    assert t.refusal("A play I-web + spin (1,0) north") == "no-open-side"
