"""The tables "Choices" and "Chance" of RULES.md: what is asked, how much there is to choose, what can be taken back."""

import pytest

from partie.core import CHANCE, Match, SeededDealer, letter, seats_in
from partie.core.position_text import write_position
from partie.core.seats import DEALER
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.position import DarkCave

from .caves import RULES, TABLES, A, B, Script, Table, begun, parse, random_walk, table
from .turns import ROAD

HAND = "I-cross I-tee-h I-bend-a I-secret I-boots"
DOOR = "I-cross (4,3)"
PARTS = ("play", "lay", "look", "collapse", "swap", "spin", "equip", "call", "drop")
# The most options of every question; a part of the play question has a bound of its own.
MOST = {
    "play": 5 + 5 + 3,
    "lay": 224,
    "look": 11,
    "collapse": 50,
    "swap": 7,
    "spin": 175,
    "equip": 8,
    "call": 10,
    "drop": 5,
    "creature-step": 10,
    "axe": 2,
    "dwarf-step": 13,
    "turn-goal": 2,
    "finish": 4,
    "vote": 2,
}
PLAYS = {
    "I-tee-v": "lay (0,-1) as-it-is",
    "I-secret": "peek north-west",
    "II-secret": "spy B",
    "II-cave-in": "collapse (0,1)",
    "II-swap": "swap B",
    "I-web": "spin (0,0) east",
    "I-boots": "equip A",
    "I-axe": "equip B",
    "I-rat": "call (1,0)",
    "I-lindworm": "call (1,0)",
    "I-goblin": "call (1,0)",
}


class FirstThing(Script):
    """A dealer that gives known indices, then the first option."""

    def choose(self, question: int, weights: object) -> int:
        return self.indices.pop(0) if self.indices else 0


def first_turn() -> Match[DarkCave]:
    """A match of three at its first turn, which is A's."""
    return Match(DARKCAVE, ["Ann", "Ben", "Cid"], FirstThing(begun(3, hands={A: HAND}).dealt))


def seated(game: Table) -> Match[DarkCave]:
    """A match that goes on from this position: it knows what may be taken back, and cannot go back itself."""
    names = [f"player {letter(seat)}" for seat in range(game.s.seats)]
    match = Match(DARKCAVE, names, SeededDealer("seated"))
    match.position = game.s.clone()
    return match


def say(match: Match[DarkCave], *answers: str) -> Match[DarkCave]:
    """Answers at a match, one after another."""
    for each in answers:
        who, _, parts = each.partition(" ")
        for part in parts.split(" + "):
            match.act(match.number, "ABCDEFGH".index(who), parse(part))
    return match


# -- What is asked -----------------------------------------------------------------------------------------------------


def test_all_questions_to_seats_are_in_the_table() -> None:
    parts = {part for question in RULES.questions() for part in question.parts()}
    dealers = {"goal", "colour", "clan", "draw", "first", "lose"}
    assert parts == {*MOST, *dealers, "propose"}


@pytest.mark.parametrize("seats", TABLES)
def test_no_question_has_more_options_than_its_bound(seats: int) -> None:
    for s, seat, _ in random_walk(seats, "most"):
        if seat != CHANCE:
            part = RULES.question(s).part(s, seat)
            assert 1 <= len(RULES.legal(s, seat)) <= MOST[part], part


@pytest.mark.parametrize("seats", TABLES)
def test_a_question_with_one_option_is_not_asked_unless_it_is_of_the_hand(seats: int) -> None:
    for s, seat, _ in random_walk(seats, "one"):
        part = RULES.question(s).part(s, seat)
        if seat != CHANCE and len(RULES.legal(s, seat)) == 1:
            assert part in PARTS


def test_play_and_discard_are_asked_even_with_one_option() -> None:
    game = table(2, ROAD, hands={A: "I-ns"})
    assert game.asked() == "play"
    only = table(2, hands={A: "I-rat"})
    assert (only.asked(), only.options(A)) == ("play", ["drop I-rat"])
    # One ring of bends is closed, the other lacks its last bend.
    rings = "II-bend-b (0,-1); III-bend-b (-1,0) turned; I-bend-a (-1,-1); I-bend-b (0,1) turned; I-bend-b (1,0)"
    place = table(2, rings, hands={A: "I-bend-a"}).say("A play I-bend-a")
    assert (place.asked(), place.options(A)) == ("lay", ["lay (1,1) turned"])
    goals = "goal-exit (4,4); goal-ladder (4,-4); goal-lair (-4,-4); goal-gold (-4,4)"
    look = table(2, goals, hands={A: "I-secret"}).say("A play I-secret")
    assert (look.asked(), look.options(A)) == ("look", ["spy B"])


def test_a_dwarf_or_creature_that_cannot_go_anywhere_is_not_asked() -> None:
    game = table(3, "I-cross-lair (7,7)", hands={A: "I-rat"}).say("A play I-rat + call (7,7)")
    assert (game.s.acting, game.asked()) == (B, "play")


@pytest.mark.parametrize("seats", TABLES)
def test_the_figures_are_not_asked_for(seats: int) -> None:
    game = begun(seats)
    assert (game.asked(), game.s.turns) == ("play", 1)


def test_discards_are_offered_by_card_at_once() -> None:
    game = table(2, hands={A: "I-ns I-rat"})
    assert game.options(A) == ["play I-ns", "drop I-ns", "drop I-rat"]


# -- What can be taken back --------------------------------------------------------------------------------------------


def test_a_half_given_answer_can_be_taken_back() -> None:
    match = first_turn()
    before = write_position(DARKCAVE, match.position)
    for first in ("play I-cross", "play I-secret", "drop I-boots"):
        say(match, f"A {first}")
        assert match.can_undo(A)
        assert match.undo(A)
        assert write_position(DARKCAVE, match.position) == before


@pytest.mark.parametrize("card", PLAYS)
def test_a_card_that_was_shown_is_final(card: str) -> None:
    cave = "I-cross-lair (1,0); I-ns (0,1); I-bend-a (-1,0)"
    match = seated(table(3, cave, hands={A: f"{card} I-bend-b", B: "II-ns"}))
    say(match, f"A play {card}")
    assert match.can_undo(A)
    say(match, f"A {PLAYS[card]}")
    assert not match.can_undo(A)


@pytest.mark.parametrize("axe", ["", "I-axe"])
@pytest.mark.parametrize("kind", ["rat", "lindworm", "goblin"])
def test_a_creature_step_can_be_taken_back_until_an_axe_question_or_an_attack(kind: str, axe: str) -> None:
    game = table(3, ROAD, hands={A: f"I-{kind} I-ns"}, dwarfs={B: "(2,0)"}, front={B: axe})
    match = say(seated(game.say(f"A play I-{kind} + call (4,0)")), "A go (3,0) hub")
    assert match.can_undo(A)
    assert not say(match, "A go (2,0) hub").can_undo(A)


def test_a_dwarf_step_can_be_taken_back() -> None:
    match = say(first_turn(), "A play I-cross + lay (1,0) as-it-is")
    before = write_position(DARKCAVE, match.position)
    say(match, "A go (1,0) hub")
    assert match.can_undo(A)
    assert match.undo(A)
    assert write_position(DARKCAVE, match.position) == before


def test_a_dwarf_step_is_final_after_a_bridge_a_reveal_an_opened_clan_card_and_the_draw() -> None:
    bridge = seated(table(3, "I-bridge-ns (0,1); I-ns (0,2)", step="move"))
    assert not say(bridge, "A go (0,1) lane1").can_undo(A)
    reveal = seated(table(3, DOOR, step="move", dwarfs={A: "(4,3)"}))
    assert not say(reveal, "A go (4,4) goal").can_undo(A)
    webs = {"I-web": "C (0,1) north 2"}
    gold = seated(table(3, "I-tee-v-gold (0,1)", step="move", front={A: "I-axe"}, webs=webs))
    say(gold, "A go (0,1) hub")
    assert gold.can_undo(A)
    assert not say(gold, "A stop").can_undo(A)
    draw = seated(table(3, ROAD, step="move"))
    assert not say(draw, "A stop").can_undo(A)


@pytest.mark.parametrize("up", [2, 1])
@pytest.mark.parametrize("step", ["play", "move"])
def test_an_axe_on_a_web_can_be_taken_back_in_every_step(step: str, up: int) -> None:
    game = table(3, ROAD, step=step, front={A: "I-axe II-axe"}, webs={"I-web": f"C (0,0) north {up}"})
    assert say(seated(game), "A cut 1").can_undo(A)


def test_an_axe_on_a_web_can_be_taken_back() -> None:
    game = table(3, ROAD, step="move", front={A: "I-axe II-axe"}, webs={"I-web": "C (0,0) north 2"})
    match = say(seated(game), "A stop")
    assert match.can_undo(A)
    assert say(match, "A cut 1").can_undo(A)


def test_how_a_goal_was_turned_is_final() -> None:
    match = seated(table(3, DOOR, step="move", dwarfs={A: "(4,3)"}))
    say(match, "A go (4,4) goal", "A turn turned")
    assert not match.can_undo(A)


@pytest.mark.parametrize("answer", ["strike", "spare"])
@pytest.mark.parametrize("kind", ["rat", "lindworm", "goblin"])
def test_what_was_said_of_an_axe_is_final(kind: str, answer: str) -> None:
    game = table(3, ROAD, hands={A: f"I-{kind}"}, dwarfs={B: "(3,0)"}, front={B: "I-axe"})
    match = say(seated(game.say(f"A play I-{kind} + call (4,0)")), "A go (3,0) hub")
    assert seats_in(match.position.waiting) == [B]
    assert not say(match, f"B {answer}").can_undo(B)
    assert not match.can_undo(A)


def test_a_dwarf_step_into_a_creature_is_final() -> None:
    webs = {"I-web": "C (1,0) east 2"}
    game = table(3, ROAD, step="move", front={A: "I-axe"}, webs=webs, creatures={"goblin": "C (1,0)"})
    match = say(seated(game), "A go (1,0) hub")
    assert not match.can_undo(A)
    assert not say(match, "A spare").can_undo(A)


def test_a_complete_discard_is_final_since_its_levels_are_shown() -> None:
    match = seated(table(3, ROAD, hands={A: "I-ns II-ns"}))
    say(match, "A drop II-ns")
    assert match.can_undo(A)
    assert not say(match, "A enough").can_undo(A)


# -- Chance ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_chance_decides_these_things_and_nothing_else(seats: int) -> None:
    asked: dict[str, int] = {}
    before: dict[str, int] = {}
    for s, seat, _ in random_walk(seats, "chance"):
        if seat == CHANCE:
            name = RULES.question(s).name
            asked[name] = asked.get(name, 0) + 1
            if s.turns == 0:
                before[name] = before.get(name, 0) + 1
    colour = {"colour": 1} if seats in (3, 4) else {}
    assert before == {"goal": 4, **colour, "clan": seats, "draw": 5 * seats, "first": 1}
    assert set(asked) <= {*before, "lose"}


def test_what_a_dealer_is_asked_at_the_table() -> None:
    game = table(3, ROAD, hands={A: "I-rat I-ns", B: "I-bend-a II-ns"}, dwarfs={B: "(3,0)"})
    game.waits_for_chance = True
    game.say("A play I-rat + call (4,0)", "A go (3,0) hub")
    assert (game.s.waiting, game.options(CHANCE)) == (DEALER, ["lose I-bend-a", "lose II-ns"])
    assert (game.say("* lose II-ns").asked(), game.who()) == ("dwarf-step", [A])
