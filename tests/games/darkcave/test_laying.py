"""D5 Laying a path card: where it may lie, and why not elsewhere."""

from collections.abc import Mapping

import pytest

from partie.core import UnreadableAction
from partie.core.cards import cards
from partie.games.darkcave.actions import WAYS, Lay
from partie.games.darkcave.cave import can_lay, layings, openings
from partie.games.darkcave.events import PathLaid
from partie.games.darkcave.faces import OWN
from partie.games.darkcave.kinds.path import why_not_lay
from partie.games.darkcave.position import DarkCave

from .caves import (
    BEYOND,
    OTHER_SIDE,
    TABLES,
    A,
    B,
    SlowCard,
    at,
    cell_name,
    code,
    lie_in,
    number,
    parse,
    random_positions,
    slow_cave,
    slow_corners,
    space_name,
    table,
)

FACES = [card for card in OWN.copies if OWN.is_path(card)]

# -- what may be laid where --------------------------------------------------------------------------------------------


def test_D5_1_a_card_of_the_hand_then_a_cell_and_an_orientation() -> None:
    t = table(2, hands={A: "I-bend-a I-rat"})
    assert t.options(A, "play") == ["play I-bend-a"]
    t.say("A play I-bend-a")
    assert t.asked() == "lay"
    assert sorted(t.options(A)) == [
        "lay (-1,0) as-it-is",
        "lay (0,-1) as-it-is",
        "lay (0,1) turned",
        "lay (1,0) turned",
    ]
    assert table(2, hands={A: "I-rat"}).refusal("A play I-bend-a") == "not-in-hand"


@pytest.mark.parametrize("where", ["(0,0)", "(1,0)", "(4,4)", "(-4,-4)", "(-4,4)"])
def test_D5_2_the_cell_must_be_empty(where: str) -> None:
    t = table(2, "I-ew (1,0); I-cross (3,4); I-cross-lair (4,3); goal-exit (-4,4)", hands={A: "II-cross"})
    assert t.refusal(f"A play II-cross + lay {where} as-it-is") == "cell-taken"


@pytest.mark.parametrize("where", ["(2,0)", "(1,1)", "(-1,-1)", "(0,2)", "(30,-20)"])
def test_D5_3_the_cell_must_touch_a_face_up_card(where: str) -> None:
    assert table(2, hands={A: "I-cross"}).refusal(f"A play I-cross + lay {where} as-it-is") == "not-adjacent"


def test_D5_3_a_revealed_goal_may_be_built_on() -> None:
    t = table(2, "goal-exit (4,4)", hands={A: "I-cross"})
    assert {"(4,3) as-it-is", "(3,4) as-it-is", "(5,4) as-it-is", "(4,5) as-it-is"} <= set(t.layings("I-cross"))


def test_D5_4_no_answer_lays_a_card_crosswise() -> None:
    t = table(2, hands={A: "I-ns"})
    assert {each.split(" ")[1] for each in t.layings("I-ns")} == {"as-it-is"}
    assert set(t.layings("I-ns")) == {"(0,1) as-it-is", "(0,-1) as-it-is"}, "never across the sides of the start card"
    with pytest.raises(UnreadableAction):
        parse("lay (1,0) crosswise")
    assert WAYS == ("as-it-is", "turned")


def test_D5_5_as_it_is_or_turned_by_half() -> None:
    t = table(2, "I-cross (0,1); I-cross-lair (0,2)")
    assert {"(1,1) as-it-is", "(1,1) turned"} & set(t.layings("I-tee-h")) == {"(1,1) as-it-is", "(1,1) turned"}
    # A T to the north, east and south meets a path in the east only when it is turned.
    assert "(1,1) turned" in t.layings("I-tee-v")
    assert "(1,1) as-it-is" not in t.layings("I-tee-v")


def test_D5_6_every_side_that_touches_must_match() -> None:
    t = table(2, "I-ew (1,0); I-cross (0,1)", hands={A: "I-bend-a I-bend-b I-ns"})
    # (1,1) has the open cross in the west and the closed side of the straight road in the south.
    assert t.refusal("A play I-bend-a + lay (1,1) turned") == "edges-differ", "open against closed"
    assert t.refusal("A play I-bend-a + lay (1,1) as-it-is") == "edges-differ", "closed against open"
    assert t.refusal("A play I-bend-b + lay (1,1) as-it-is") == ""
    assert t.refusal("A play I-ns + lay (2,0) as-it-is") == "edges-differ"


def test_D5_7_at_least_one_path_must_be_prolonged() -> None:
    t = table(2, "I-ew (1,0)", hands={A: "II-ew"})
    both = table(2, "I-ns (0,1); II-ns (0,2)", hands={A: "I-bend-a"})
    assert both.refusal("A play I-bend-a + lay (1,2) as-it-is") == "no-path-prolonged"
    assert t.refusal("A play II-ew + lay (1,1) as-it-is") == "no-path-prolonged"
    assert t.refusal("A play II-ew + lay (1,-1) as-it-is") == "no-path-prolonged"


def test_D5_8_a_hidden_goal_gives_no_adjacency_and_asks_nothing() -> None:
    alone = table(2, hands={A: "I-cross"})
    assert alone.refusal("A play I-cross + lay (4,3) as-it-is") == "not-adjacent"
    t = table(2, "I-cross (3,3)", hands={A: "I-cross-lair I-ew I-bend-b"})
    assert t.refusal("A play I-cross-lair + lay (4,3) as-it-is") == "", "an open side may face it"
    assert t.refusal("A play I-ew + lay (4,3) as-it-is") == "", "a closed side too"
    # Closed towards the only face-up neighbour, open towards the goal: no path is prolonged.
    closed = table(2, "I-ns (3,3)", hands={A: "II-ns"})
    assert closed.refusal("A play II-ns + lay (4,3) as-it-is") == "no-path-prolonged"


@pytest.mark.parametrize("feature", ["exit", "ladder", "lair", "gold"])
def test_D5_8_the_face_of_a_hidden_goal_changes_nothing(feature: str) -> None:
    rest = [each for each in ("exit", "ladder", "lair", "gold") if each != feature]
    t = table(2, "I-cross (3,3); I-ew (3,4)", goals=" ".join([rest[0], feature, *rest[1:]]), hands={A: "II-cross"})
    other = table(2, "I-cross (3,3); I-ew (3,4)", hands={A: "II-cross"})
    for face in FACES:
        assert t.layings(code(face)) == other.layings(code(face))


def test_D5_9_a_part_that_is_cut_off_may_be_prolonged() -> None:
    t = table(2, "I-cross (7,7)", hands={A: "I-ew"}, dwarfs={A: "(0,0)"})
    assert {"(6,7) as-it-is", "(8,7) as-it-is"} <= set(t.layings("I-ew"))
    t.say("A play I-ew + lay (8,7) as-it-is")
    assert at(8, 7) in t.s.cave


@pytest.mark.parametrize(("seats", "edge"), [(2, 4), (6, 3)])
def test_D5_10_cards_may_be_laid_outside_the_playing_area(seats: int, edge: int) -> None:
    road = "; ".join([f"{card} ({x},0)" for x, card in zip(range(1, edge + 1), ROAD, strict=False)])
    t = table(seats, road, hands={A: "I-ew"})
    t.say(f"A play I-ew + lay ({edge + 1},0) as-it-is")
    assert cell_name(max(t.s.cave)) == f"({edge + 1},0)"


ROAD = ("II-ew", "III-ew", "I-cross", "II-cross")


def test_D5_11_a_web_does_not_forbid_the_laying() -> None:
    t = table(3, hands={A: "I-ew"}, webs={"I-web": "C (0,0) east 2"})
    t.say("A play I-ew + lay (1,0) as-it-is")
    assert t.neighbours("(1,0)") == set(), "the web now lies on the junction"
    assert t.s.web_sides[0] == 2


def test_D5_12_figures_and_gold_do_not_limit_a_laying() -> None:
    cave = "I-tee-v-gold (-1,0); I-cross (0,1)"
    full = table(3, cave, dwarfs={B: "(0,1)"}, creatures={"rat": "C (-1,0)", "goblin": "C (0,1)"})
    bare = table(3, cave, mined=["(-1,0)"])
    for face in FACES:
        assert full.layings(code(face)) == bare.layings(code(face))


@pytest.mark.parametrize("card", [code(face) for face in FACES])
def test_D5_13_orientations_that_are_the_same_are_one_option(card: str) -> None:
    def look(turned: int) -> object:
        slow = SlowCard(number(card), turned)
        return sorted(slow.sides), sorted([sorted(link) for link in slow.links]), slow.feature_space

    same = look(0) == look(1) or "bridge" in card or "tunnel" in card
    t = table(2, "I-cross (0,1); I-cross-lair (-3,-3)" if card != "I-cross" else "II-cross (0,1); I-cross-lair (-3,-3)")
    ways = {each.rpartition(" ")[2] for each in t.layings(card)}
    assert ways == ({"as-it-is"} if same else {"as-it-is", "turned"})
    if same:
        on = table(2, hands={A: card})
        assert on.refusal(f"A play {card} + lay (1,0) turned") == "not-offered"


def test_D5_13_a_marked_space_makes_two_orientations() -> None:
    t = table(2, hands={A: "II-cross-lair"})
    assert t.options(A, after="play II-cross-lair") == [
        f"lay {where} {way}" for where in ("(0,1)", "(-1,0)", "(1,0)", "(0,-1)") for way in WAYS
    ]


def test_D5_14_only_a_vein_gets_a_nugget() -> None:
    t = table(2, hands={A: "I-cross-lair I-tee-v-gold"})
    assert t.copy().say("A play I-cross-lair + lay (1,0) as-it-is").s.veins == ()
    vein = t.say("A play I-tee-v-gold + lay (1,0) turned")
    assert [space_name(each) for each in vein.s.veins] == ["(1,0) hub"]


def test_D5_15_the_new_card_is_usable_in_the_same_turn() -> None:
    t = table(2, hands={A: "I-tee-h-ladder"})
    t.say("A play I-tee-h-ladder + lay (0,1) as-it-is", "A go (0,1) hub")
    assert t.dwarf(A) == "(0,1) hub"
    called = table(2, hands={A: "I-cross-lair I-rat", B: "I-rat"})
    called.say("A play I-cross-lair + lay (0,1) as-it-is", "A stop")
    assert called.options(B, after="play I-rat") == ["call (0,1)"]


def test_D5_16_the_laid_card_is_known_to_all() -> None:
    t = table(3, hands={A: "I-bend-a I-rat"})
    t.say("A play I-bend-a + lay (1,0) turned")
    assert t.asked() == "dwarf-step", "step 1 is over"
    for viewer in t.viewers:
        view = t.sees(viewer)
        assert lie_in(view.laid) == ["I-bend-a"]
        assert view.cave == t.s.cave
        told = [event for event in t.heard(viewer) if isinstance(event, PathLaid)]
        assert [(event.seat, code(event.piece >> 16), event.cell, event.way) for event in told] == [
            (A, "I-bend-a", at(1, 0), "turned")
        ]


def test_D4_10_a_card_without_a_place_can_only_be_discarded() -> None:
    # Six bends lead every side of the start card back to another one: the cave is closed.
    north_east = "I-bend-b (0,1) turned; I-bend-a (1,1) turned; I-bend-b (1,0)"
    south_west = "II-bend-b (0,-1); II-bend-a (-1,-1); III-bend-b (-1,0) turned"
    t = table(2, f"{north_east}; {south_west}", hands={A: "I-cross I-secret"})
    assert openings(t.s) == {}
    assert t.options(A) == ["play I-secret", "drop I-cross", "drop I-secret"]
    assert t.refusal("A play I-cross") == "no-place"


# -- every position of random games ------------------------------------------------------------------------------------


def slow_verdict(s: DarkCave, cave: Mapping[tuple[int, int], SlowCard], new: SlowCard, x: int, y: int) -> str:
    """D5.2–D5.8 in the words of the rule list: the first rule that is broken, empty if the laying is legal."""
    if (x, y) in cave or (x, y) in slow_corners(s):
        return "cell-taken"
    # Hidden goals are not in the cave.
    touching = {side: cave[x + dx, y + dy] for side, (dx, dy) in BEYOND.items() if (x + dx, y + dy) in cave}
    if not touching:
        return "not-adjacent"
    if any([(side in new.sides) != (OTHER_SIDE[side] in other.sides) for side, other in touching.items()]):
        return "edges-differ"
    return "" if any([side in new.sides for side in touching]) else "no-path-prolonged"


def ways_of(card: int) -> list[SlowCard]:
    """D5.13 Both orientations, or one if the other has the same openings, lanes and marked space."""
    one, other = SlowCard(card, 0), SlowCard(card, 1)
    double = any([word in OWN.codes[card] for word in ("bridge", "tunnel")])
    same = double or (one.sides, one.feature_space) == (other.sides, other.feature_space)
    return [one] if same else [one, other]


SLOW_FACES = {card: ways_of(card) for card in FACES}


@pytest.mark.parametrize("seats", TABLES)
def test_D5_exactly_the_layings_of_the_rule_text_are_offered(seats: int) -> None:
    looked, last = 0, 0
    for s in random_positions(seats, "lay"):
        if len(s.cave) == last or len(s.cave) % 4:
            continue  # every fourth card that is laid
        last = len(s.cave)
        looked += 1
        cave = slow_cave(s)
        xs, ys = [x for x, _ in cave], [y for _, y in cave]
        box = [(x, y) for x in range(min(xs) - 2, max(xs) + 3) for y in range(min(ys) - 2, max(ys) + 3)]
        box += list(slow_corners(s))
        for card, ways in SLOW_FACES.items():
            legal = set()
            for way, new in enumerate(ways):
                for x, y in box:
                    verdict = slow_verdict(s, cave, new, x, y)
                    if not verdict:
                        legal.add((at(x, y), way))
                    elif card % 5 == 0:  # the reason does not depend on much: a part of the faces will do
                        assert why_not_lay(s, card, at(x, y), way) == verdict
            assert set(layings(s, card)) == legal
            assert can_lay(s, card, openings(s)) == bool(legal)
    assert looked > 2


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_D5_what_is_offered_is_what_layings_says(seats: int) -> None:
    t = table(seats, "I-cross (0,1); I-tee-h (1,1)", hands={A: "II-bend-b II-tee-v III-ew"})
    for card in cards(t.s.hand[A]):
        offered = t.copy().say(f"A play {code(card)}")
        actions = [parse(each) for each in offered.options(A)]
        assert [(each.cell, each.way) for each in actions if isinstance(each, Lay)] == list(layings(t.s, card))
