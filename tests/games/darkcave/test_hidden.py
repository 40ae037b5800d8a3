"""D3 Public and secret knowledge, and the tables "Hidden information" and "Who learns what"."""

from collections import Counter

import pytest

from partie.core import SPECTATOR, Event, Rng, Seat, Zone, seats_in, view_of, write_record
from partie.core.cards import cards
from partie.core.sight import fill, scramble
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.events import (
    ActionPlayed,
    AsideSeen,
    CardCollapsed,
    CardDealt,
    CardLost,
    CardsDropped,
    ClanOpened,
    ClanSeen,
    CreatureWithdrew,
    DwarfLeft,
    DwarfStoodUp,
    GameGoesOn,
    GoalRevealed,
    GoalSeen,
    HandsSwapped,
    PathLaid,
    TurnBegan,
    WebWorn,
)
from partie.games.darkcave.faces import OWN, clan_of
from partie.games.darkcave.movement import is_a_clan_out

from .caves import (
    RULES,
    TABLES,
    A,
    B,
    C,
    D,
    Table,
    begun,
    code,
    known,
    levels,
    lie_in,
    parse,
    random_walk,
    table,
)

TABLE_FACTS = {"area", "stock", "acting", "turns", "stood", "steps", "due", "drawer", "hand_limit", "ending"}
CAVE_FACTS = {"cave", "dwarfs", "lying", "left", "gold", "veins", "creatures", "webs", "web_sides", "reached"}
PENDING_FACTS = {"beasts", "prey", "asked", "losers", "proposer", "proposals"}
OPEN_FACTS = TABLE_FACTS | CAVE_FACTS | PENDING_FACTS  # every field that all may see at all times


def faces_in(t: Table, viewer: Seat, kind: type[Event]) -> list[str]:
    """The faces, or backs, that an onlooker or seat hears of in events of one kind."""
    found: list[str] = []
    for event in t.heard(viewer):
        if isinstance(event, kind):
            piece = getattr(event, "piece", None)
            pieces: tuple[int, ...] = (piece,) if isinstance(piece, int) else getattr(event, "pieces", ())
            found += sorted([code(each >> 16) for each in pieces])
    return found


def all_hear_the_same(t: Table) -> bool:
    """Whether every eye is told the same, but for cards that are drawn afterwards."""
    told = [[event for event in t.heard(viewer) if not isinstance(event, CardDealt)] for viewer in t.viewers]
    return bool(told[0]) and all([each == told[0] for each in told])


def discard_known_to(t: Table, viewer: Seat) -> list[str]:
    return known(t.s.discarded, viewer)


# -- D3.1–D3.5 what everybody knows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_D3_1_open_facts_are_open_to_every_eye(seats: int) -> None:
    for i, (s, _, _) in enumerate(random_walk(seats, "open")):
        if i % 10:
            continue
        t = Table(s)
        for viewer in t.viewers:
            seen = t.sees(viewer)
            for name in OPEN_FACTS:
                assert getattr(seen, name) == getattr(s, name), name
            assert (seen.laid, seen.front, seen.unused) == (s.laid, s.front, s.unused)
            for name in ("hand", "goals", "clans"):
                assert [len(z) for z in getattr(seen, name)] == [len(z) for z in getattr(s, name)]
            for name in ("pile", "discarded", "aside"):
                assert len(getattr(seen, name)) == len(getattr(s, name))
    assert set(DARKCAVE.plan.open) == OPEN_FACTS


@pytest.mark.parametrize("seats", TABLES)
def test_D3_2_D3_4_levels_are_public_and_the_pile_is_known_to_nobody(seats: int) -> None:
    def told(z: Zone) -> list[int]:
        """The levels in a zone of a view."""
        backs = {"level-1": 1, "level-2": 2, "level-3": 3}
        return sorted([OWN.level[card] if card > 0 else backs[code(card)] for card in cards(z)])

    for i, (s, _, _) in enumerate(random_walk(seats, "levels")):
        if i % 10:
            continue
        t = Table(s)
        for viewer in t.viewers:
            seen = t.sees(viewer)
            assert [told(hand) for hand in seen.hand] == [levels(hand) for hand in s.hand]
            assert told(seen.discarded) == levels(s.discarded)
            assert told(seen.pile) == levels(s.pile)
            assert all([card <= 0 for card in cards(seen.pile)])


def test_D3_3_the_level_of_the_next_card_is_the_highest_group_left() -> None:
    t = table(2, "I-cross (1,0)", hands={A: "I-rat I-web"}, stock=(1, 4, 3))
    t.waits_for_chance = True
    t.say("A drop I-rat + drop I-web", "A stop")
    assert {OWN.level[OWN_NUMBER[each.split(" ")[1]]] for each in t.options(15)} == {1}
    t.say(f"* {t.options(15)[0]}")
    assert {OWN.level[OWN_NUMBER[each.split(" ")[1]]] for each in t.options(15)} == {2}, "a draw may cross a border"
    t.say(f"* {t.options(15)[0]}")
    assert t.s.stock == (0, 3, 3)
    assert t.who() == [B]


OWN_NUMBER = {code(card): card for card in OWN.copies}


def test_D3_4_the_box_cannot_be_told_from_the_pile() -> None:
    t = table(2, "I-cross (1,0)", hands={A: "I-rat"}, stock=(2, 0, 0))
    t.waits_for_chance = True
    t.say("A drop I-rat", "A stop")
    level_one = {code(p >> 16) for p in t.s.pile if OWN.level[p >> 16] == 1}
    assert sum(1 for p in t.s.pile if OWN.level[p >> 16] == 1) == 2 + 5
    assert {each.split(" ")[1] for each in t.options(15)} == level_one


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_D3_5_a_seat_counts_with_the_faces_it_has_not_located(seats: int) -> None:
    for i, (s, _, _) in enumerate(random_walk(seats, "count")):
        if i % 40 or not s.turns:
            continue
        t = Table(s)
        for viewer in t.viewers:
            for world in t.guesses(viewer, 3):
                assert t.look(viewer) == Table(world).look(viewer), "a guessed world looks the same"
                assert [levels(hand) for hand in world.hand] == [levels(hand) for hand in s.hand]


def test_D3_5_guesses_deal_every_possible_face_of_a_level() -> None:
    t = table(2, "", hands={A: "I-rat I-rat", B: "I-web"})
    worlds = list(t.guesses(A, 400))
    found = {lie_in(world.hand[B])[0] for world in worlds}
    assert "I-rat" not in found, "both rats of level I are in its own hand"
    assert found == {code(card) for card in OWN.copies if OWN.level[card] == 1} - {"I-rat"}


def test_D3_6_a_hand_has_no_order() -> None:
    one = table(2, hands={A: "I-rat I-web I-ns", B: "I-ew"})
    other = table(2, hands={A: "I-ns I-rat I-web", B: "I-ew"})
    for viewer in one.viewers:
        assert one.look(viewer) == other.look(viewer)


# -- D3.7–D3.11 cards that leave a hand --------------------------------------------------------------------------------


def test_D3_7_D3_8_D12_2_a_discard_is_known_to_its_seat_and_its_level_to_all() -> None:
    t = table(3, "I-cross (1,0)", hands={A: "I-rat II-web III-swap"})
    t.say("A drop I-rat + drop III-swap")
    assert discard_known_to(t, A) == ["I-rat", "III-swap"]
    for viewer in (B, C, SPECTATOR):
        assert discard_known_to(t, viewer) == []
        assert lie_in(t.sees(viewer).discarded) == ["level-3", "level-1"]
        assert faces_in(t, viewer, CardsDropped) == ["level-1", "level-3"]
    assert faces_in(t, A, CardsDropped) == ["I-rat", "III-swap"]


def test_D3_7_D3_8_D11_14_a_lost_card_is_known_to_the_loser_alone() -> None:
    bridge = "I-bridge-ns (0,1)"
    t = table(3, bridge, step="move", hands={A: "I-rat II-web"})
    t.say("A go (0,1) lane1", lose="II-web")
    assert discard_known_to(t, A) == ["II-web"]
    assert faces_in(t, A, CardLost) == ["II-web"]
    for viewer in (B, C, SPECTATOR):
        assert discard_known_to(t, viewer) == [], "also not to B on the left, who drew it"
        assert faces_in(t, viewer, CardLost) == ["level-2"]


def test_D3_7_cards_played_openly_stay_known_to_all_in_the_discard_pile() -> None:
    cave = "I-cross-lair (1,0); I-ew (2,0)"
    t = table(3, cave, hands={A: "I-secret", B: "II-cave-in", C: "II-swap"})
    t.say("A play I-secret + peek north-west", "A stop", "B play II-cave-in + collapse (2,0)", "B stop")
    t.say("C play II-swap + swap A")
    for viewer in t.viewers:
        assert sorted(discard_known_to(t, viewer)) == ["I-ew", "I-secret", "II-cave-in", "II-swap"]


def test_D3_7_spent_axes_and_ended_webs_and_creatures_stay_known_to_all() -> None:
    cave = "I-cross-lair (1,0); I-cross (0,1)"
    t = table(
        2,
        cave,
        step="start",
        creatures={"rat": "A (0,1)"},
        webs={"I-web": "A (0,0) south 1", "II-web": "B (0,0) west 1"},
        front={A: "I-axe"},
    )
    t.say("A cut 2")
    for viewer in t.viewers:
        assert sorted(discard_known_to(t, viewer)) == ["I-axe", "I-rat", "I-web", "II-web"]


def test_D3_9_knowledge_of_a_card_stays_with_it_whoever_holds_it() -> None:
    t = table(3, "", hands={A: "II-web III-swap", B: "I-rat II-swap", C: "I-ns"})
    t.say("A play III-swap + swap B", draw="I-cross")
    assert known(t.s.hand[B], A) == ["II-web"], "what A gave"
    assert known(t.s.hand[A], B) == ["I-rat", "II-swap"]
    t.say("B drop I-cross + enough", draw="I-ew")
    t.say("C drop I-ns", draw="I-bend-a")
    t.say("A play II-swap + swap C", draw="I-tee-h")
    assert known(t.s.hand[C], A) == ["I-rat"]
    assert known(t.s.hand[C], B) == ["I-rat"], "B knows it in the third hand, too"
    assert known(t.s.hand[B], A) == ["II-web"]


def hand_of_B(t: Table, viewer: Seat) -> list[str]:
    """What an eye knows of the hand of B."""
    return known(t.s.hand[B], viewer)


def test_D3_10_one_known_card_of_its_level_is_known_when_it_leaves() -> None:
    t = table(3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=["A B II-web", "A B I-rat"])
    t.say("B drop II-web + enough")
    assert discard_known_to(t, A) == ["II-web"], "k = m = 1"
    assert hand_of_B(t, A) == ["I-rat"], "other levels are untouched"
    assert faces_in(t, A, CardsDropped) == ["II-web"]
    assert discard_known_to(t, C) == []
    assert faces_in(t, C, CardsDropped) == ["level-2"]


def test_D3_10_all_of_several_known_are_forgotten_when_one_of_them_leaves() -> None:
    t = table(
        3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=["A B I-rat", "A B I-ns", "A B II-web"]
    )
    t.say("B drop I-rat + enough")
    assert hand_of_B(t, A) == ["II-web"]
    assert discard_known_to(t, A) == []
    assert faces_in(t, A, CardsDropped) == ["level-1"]


@pytest.mark.parametrize("dropped", ["I-rat", "I-ns"])
def test_D3_10_with_fewer_known_than_there_each_known_one_may_have_left(dropped: str) -> None:
    t = table(3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=["A B I-rat", "A B II-web"])
    t.say(f"B drop {dropped} + enough")
    assert hand_of_B(t, A) == ["II-web"]
    assert discard_known_to(t, A) == []


def test_D3_10_no_known_card_of_the_level_leaves_everything_as_it_was() -> None:
    t = table(3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=["A B II-web"])
    t.say("B drop I-rat + drop I-ns")
    assert hand_of_B(t, A) == ["II-web"]
    assert hand_of_B(t, B) == ["II-web"]
    assert discard_known_to(t, B) == ["I-ns", "I-rat"]


def test_D3_10_two_cards_of_two_levels_leave_together() -> None:
    t = table(3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=["A B II-web"])
    t.say("B drop II-web + drop I-rat")
    assert discard_known_to(t, A) == ["II-web"]
    assert faces_in(t, A, CardsDropped) == ["II-web", "level-1"]
    assert faces_in(t, C, CardsDropped) == ["level-1", "level-2"]


def test_D3_10_holds_for_lost_cards_too() -> None:
    bridge = "I-bridge-ns (0,1)"
    hands = {B: "I-rat I-ns II-web"}
    sure = table(3, bridge, turn=B, step="move", hands=hands, looked=["A B II-web", "C B I-rat"])
    sure.say("B go (0,1) lane1", lose="II-web")
    assert (discard_known_to(sure, A), discard_known_to(sure, C)) == (["II-web"], [])
    assert hand_of_B(sure, C) == ["I-rat"]
    doubtful = table(3, bridge, turn=B, step="move", hands=hands, looked=["A B II-web", "C B I-rat"])
    doubtful.say("B go (0,1) lane1", lose="I-ns")
    assert (hand_of_B(doubtful, A), hand_of_B(doubtful, C)) == (["II-web"], [])


def test_D3_10_each_observer_is_reckoned_alone() -> None:
    looked = ["A B II-web", "C B I-rat", "C B I-ns"]
    t = table(4, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=looked)
    t.say("B drop II-web + drop I-rat")
    assert discard_known_to(t, A) == ["II-web"]
    assert (discard_known_to(t, C), hand_of_B(t, C)) == ([], [])
    assert (discard_known_to(t, D), discard_known_to(t, SPECTATOR)) == ([], [])


@pytest.mark.parametrize("dropped", ["I-rat", "I-ns"])
def test_D3_10_an_observer_cannot_tell_which_of_its_known_cards_left(dropped: str) -> None:
    looked = ["A B I-rat", "A B I-ns"]
    one = table(3, "I-cross (1,0)", turn=B, hands={B: "I-rat I-ns II-web"}, looked=looked)
    other = one.copy()
    one.say("B drop I-rat + enough")
    other.say(f"B drop {dropped} + enough")
    for viewer in (A, C, SPECTATOR):
        assert one.look(viewer) == other.look(viewer)
        assert one.heard(viewer) == other.heard(viewer)


def test_D3_11_nobody_may_look_through_the_discard_pile_and_it_is_never_reshuffled() -> None:
    # The last card of the pile is drawn; the discard pile stays where it is.
    t = table(2, "I-cross (1,0)", hands={A: "I-rat I-web", B: "I-ns"}, stock=(0, 0, 1))
    t.say("A drop I-rat + drop I-web", "A stop")
    assert (t.s.stock, len(t.s.hand[A])) == ((0, 0, 0), 1)
    before = len(t.s.discarded)
    t.say("B drop I-ns", "B stop")
    assert (len(t.s.hand[B]), len(t.s.discarded)) == (0, before + 1)
    assert t.who() == [A]


# -- D3.12 looking -----------------------------------------------------------------------------------------------------


def test_D3_12_D8_2_D8_3_a_goal_looked_at_is_known_to_the_looker_alone() -> None:
    t = table(3, "", hands={A: "I-secret I-ns"}, goals="lair exit ladder gold")
    t.say("A play I-secret + peek north-east")
    for viewer in t.viewers:
        seen = t.sees(viewer)
        assert lie_in(seen.goals[1]) == (["goal-exit"] if viewer == A else ["goal"])
        assert [lie_in(seen.goals[corner]) for corner in (0, 2, 3)] == [["goal"]] * 3
        told = [(event.seat, event.corner) for event in t.heard(viewer) if isinstance(event, GoalSeen)]
        assert told == [(A, "north-east")], "all see which card was looked at"
        assert faces_in(t, viewer, GoalSeen) == (["goal-exit"] if viewer == A else ["goal"])


def test_D3_12_D8_2_D8_3_a_role_looked_at_is_known_to_the_looker_alone() -> None:
    t = table(3, "", hands={A: "I-secret I-ns"}, roles="blue-loyal blue-saboteur blue-loyal")
    t.say("A play I-secret + spy B")
    for viewer in t.viewers:
        role = ["blue-saboteur"] if viewer in (A, B) else ["clan-blue"]
        assert lie_in(t.sees(viewer).clans[B]) == role
        assert faces_in(t, viewer, ClanSeen) == role
        told = [(event.seat, event.other_seat) for event in t.heard(viewer) if isinstance(event, ClanSeen)]
        assert told == [(A, B)]


def test_D8_6_what_was_seen_stays_known() -> None:
    t = table(3, "", hands={A: "I-secret I-ns", B: "I-ew I-rat", C: "I-cross I-web"})
    t.say("A play I-secret + peek south-west", "B drop I-rat + enough", "C drop I-web + enough", "A drop I-ns + enough")
    assert lie_in(t.sees(A).goals[3]) == ["goal-gold"]


# -- D3.13 half-made decisions -----------------------------------------------------------------------------------------

HALVES = {
    "play I-cross": "lay",
    "play I-secret": "look",
    "play II-cave-in": "collapse",
    "play II-swap": "swap",
    "play I-web": "spin",
    "drop I-web": "drop",
}


@pytest.mark.parametrize("first", HALVES)
def test_D3_13_a_half_made_decision_is_visible_to_its_seat_alone(first: str) -> None:
    t = table(3, "I-cross-lair (1,0)", hands={A: "I-cross I-secret I-web II-cave-in II-swap"})
    before = {viewer: t.look(viewer) for viewer in t.viewers}
    t.say(f"A {first}")
    assert t.asked() == HALVES[first]
    assert t.sees(A).sealed[A] == (parse(first),)
    for viewer in (B, C, SPECTATOR):
        assert t.sees(viewer).sealed == [(), (), ()], "half an answer is nobody's business"
        assert t.look(viewer) == before[viewer]
    for viewer in t.viewers:
        assert t.heard(viewer) == []


@pytest.mark.parametrize(("card", "part", "target"), [("I-boots", "equip", "equip B"), ("I-rat", "call", "call (1,0)")])
def test_D3_13_a_card_is_shown_when_its_first_target_is_fixed(card: str, part: str, target: str) -> None:
    t = table(3, "I-cross-lair (1,0)", hands={A: f"{card} I-ns"})
    t.say(f"A play {card}")
    assert t.asked() == part
    assert [t.heard(viewer) for viewer in t.viewers] == [[], [], [], []]
    t.say(f"A {target}")
    for viewer in t.viewers:
        assert faces_in(t, viewer, ActionPlayed) == [card]


def test_D3_13_a_creature_that_is_out_is_shown_when_its_card_is_chosen() -> None:
    t = table(3, "I-cross-lair (1,0)", hands={A: "I-rat I-ns"}, creatures={"rat": "B (1,0)"})
    t.say("A play I-rat")
    assert t.asked() == "creature-step"
    for viewer in t.viewers:
        assert faces_in(t, viewer, ActionPlayed) == ["I-rat"]


def test_D3_13_D12_3_discards_are_shown_when_both_are_chosen() -> None:
    t = table(2, "I-cross (1,0)", hands={A: "I-rat II-web III-swap"})
    t.say("A drop I-rat")
    assert t.heard(B) == []
    assert len(t.sees(B).hand[A]) == 3
    t.say("A drop II-web")
    assert faces_in(t, B, CardsDropped) == ["level-1", "level-2"]


def test_D3_13_a_half_made_decision_can_be_taken_back_and_leaves_no_trace() -> None:
    match = begun(2, hands={A: "I-cross I-rat I-web I-ns I-ew"}).match()
    before = [write_record(match.download(viewer)) for viewer in (A, B, SPECTATOR)]
    match.act(match.number, A, parse("play I-cross"))
    assert match.download(A).rows[-1].entries[0].parts == ("play I-cross",)
    for viewer, was in zip((B, SPECTATOR), before[1:], strict=True):
        assert write_record(match.download(viewer)) == was
    assert match.undo(A)
    assert [write_record(match.download(viewer)) for viewer in (A, B, SPECTATOR)] == before


# -- Hidden information, row by row ------------------------------------------------------------------------------------


def test_the_own_clan_card_and_clan_backs() -> None:
    t = table(5, "")
    for viewer in t.viewers:
        seen = t.sees(viewer)
        for seat in range(5):
            clan = ("clan-blue", "clan-yellow")[clan_of(t.s.clans[seat][0] >> 16)]
            assert lie_in(seen.clans[seat]) == (lie_in(t.s.clans[seat]) if seat == viewer else [clan])


def test_clan_cards_put_aside_are_known_to_the_first_who_leaves_and_to_nobody_else() -> None:
    roles = "blue-loyal yellow-loyal blue-loyal yellow-loyal blue-loyal"
    t = table(5, "goal-exit (4,4)", step="move", roles=roles, dwarfs={A: "(4,4) n", B: "(4,4) s"})
    backs = sorted(["clan-yellow" if "yellow" in each else "clan-blue" for each in lie_in(t.s.aside)])
    assert [sorted(lie_in(t.sees(viewer).aside)) for viewer in t.viewers] == [backs] * 6
    t.say("A go (4,4) hub")
    assert list(t.s.left) == [A]
    for viewer in t.viewers:
        assert sorted(lie_in(t.sees(viewer).aside)) == (sorted(lie_in(t.s.aside)) if viewer == A else backs)
        assert sorted(faces_in(t, viewer, AsideSeen)) == (sorted(lie_in(t.s.aside)) if viewer == A else backs)
        assert [event.seat for event in t.heard(viewer) if isinstance(event, AsideSeen)] == [A]
    t.say(f"B {t.options(B, 'drop')[0]} + enough", "B go (4,4) hub")
    assert list(t.s.left) == [A, B]
    assert not [event for event in t.heard(B) if isinstance(event, AsideSeen)], "later leavers do not look"
    assert sorted(lie_in(t.sees(B).aside)) == backs


@pytest.mark.parametrize("seats", TABLES)
def test_clan_cards_that_take_no_part_are_known_to_all(seats: int) -> None:
    t = table(seats, "")
    for viewer in t.viewers:
        assert lie_in(t.sees(viewer).unused) == lie_in(t.s.unused)


def test_a_hidden_goal_is_known_to_all_when_it_is_revealed() -> None:
    t = table(3, "I-cross (4,3)", step="move", dwarfs={A: "(4,3)"}, goals="exit lair gold ladder")
    t.say("A go (4,4) goal")
    for viewer in t.viewers:
        assert lie_in(t.sees(viewer).goals[1]) == ["goal-lair"]
        assert faces_in(t, viewer, GoalRevealed) == ["goal-lair"], "the same face at the same moment"
    assert all_hear_the_same(t)


def test_a_goal_that_creatures_walk_over_stays_hidden() -> None:
    t = table(2, "I-cross (4,3); I-cross-lair (3,4)", hands={A: "I-goblin I-ns"})
    t.say("A play I-goblin + call (3,4)", "A go (4,4) goal", "A go (4,3) hub")
    assert t.creature("goblin") == "(4,3) hub"
    for viewer in t.viewers:
        assert [lie_in(goal) for goal in t.sees(viewer).goals] == [["goal"]] * 4


def test_D8_18_what_a_swap_tells() -> None:
    t = table(3, "I-cross (1,0)", hands={A: "I-rat II-web III-swap", B: "I-ns I-ew", C: "I-cross-lair"})
    t.say("A play III-swap + swap B")
    assert (lie_in(t.sees(A).hand[A]), lie_in(t.sees(A).hand[B])) == (["I-ns", "I-ew"], ["I-rat", "II-web"])
    assert (lie_in(t.sees(B).hand[B]), lie_in(t.sees(B).hand[A])) == (["I-rat", "II-web"], ["I-ns", "I-ew"])
    for viewer in (C, SPECTATOR):
        assert lie_in(t.sees(viewer).hand[A]) == ["level-1", "level-1"]
        assert lie_in(t.sees(viewer).hand[B]) == ["level-2", "level-1"]
    assert all_hear_the_same(t)
    assert HandsSwapped(A, B) in t.heard(C)


def test_D8_17_the_card_drawn_after_a_swap_is_known_to_the_chosen_seat_alone() -> None:
    t = table(3, "", hands={A: "II-web III-swap", B: "I-ns", C: "I-cross-lair"})
    t.say("A play III-swap + swap B", draw="I-rat")
    for viewer in t.viewers:
        told = [(event.seat, code(event.piece >> 16)) for event in t.heard(viewer) if isinstance(event, CardDealt)]
        assert told == [(B, "I-rat" if viewer == B else "level-1")]
    assert known(t.s.hand[B], A) == ["II-web"]


@pytest.mark.parametrize("seats", TABLES)
def test_own_hands_are_known_and_no_foreign_card_that_was_not_given(seats: int) -> None:
    for i, (s, _, _) in enumerate(random_walk(seats, "hands")):
        if i % 10:
            continue
        swapped = any([OWN.kind[p >> 16] == "swap" and p & s.public() == s.public() for p in s.discarded])
        for owner in range(seats):
            assert known(s.hand[owner], owner) == lie_in(s.hand[owner])
            assert known(s.hand[owner], SPECTATOR) == []
            for other in range(seats):
                assert other == owner or swapped or known(s.hand[owner], other) == []


# -- Who learns what, step by step -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_the_deal_tells_each_seat_its_own_cards(seats: int) -> None:
    t = begun(seats)
    for viewer in t.viewers:
        faces = iter(faces_in(t, viewer, CardDealt))
        for seat in range(seats):
            told = [next(faces) for _ in range(5)]
            if seat == viewer:
                assert sorted(told) == sorted(lie_in(t.s.hand[seat]))
            else:
                assert sorted(told) == sorted([f"level-{level}" for level in levels(t.s.hand[seat])])


def test_the_start_of_a_turn_tells_all_the_same() -> None:
    webs = {"I-web": "B (0,0) north 2"}
    t = table(
        3, "I-cross (1,0)", hands={A: "I-ns I-ew"}, webs=webs, creatures={"goblin": "B (1,0)"}, lying=[B], turns=3
    )
    t.say("A drop I-ns + enough").say("A stop")
    assert all_hear_the_same(t)
    for viewer in t.viewers:
        told = [
            each for each in t.heard(viewer) if isinstance(each, (TurnBegan, WebWorn, CreatureWithdrew, DwarfStoodUp))
        ]
        assert told == [TurnBegan(B), WebWorn(1), CreatureWithdrew("goblin"), DwarfStoodUp(B)]


OPEN_PLAYS = [
    ("I-cross", "lay (-1,0) as-it-is"),
    ("II-cave-in", "collapse (2,0)"),
    ("I-web", "spin (0,0) east"),
    ("I-boots", "equip B"),
    ("I-axe", "equip A"),
    ("I-goblin", "call (1,0)"),
]


@pytest.mark.parametrize(("card", "target"), OPEN_PLAYS)
def test_an_open_play_tells_all_the_same(card: str, target: str) -> None:
    t = table(3, "I-cross-lair (1,0); I-ew (2,0)", hands={A: f"{card} I-ns"})
    t.say(f"A play {card} + {target}")
    assert all_hear_the_same(t)
    for viewer in t.viewers:
        assert faces_in(t, viewer, PathLaid if card == "I-cross" else ActionPlayed) == [card]
        seen = t.sees(viewer)
        assert (seen.cave, seen.front, seen.webs, seen.creatures) == (t.s.cave, t.s.front, t.s.webs, t.s.creatures)


def test_a_cave_in_tells_all_which_card_went() -> None:
    t = table(3, "I-cross (1,0); I-tee-v-gold (-1,0)", hands={A: "II-cave-in I-ns"})
    t.say("A play II-cave-in + collapse (-1,0)")
    for viewer in t.viewers:
        assert faces_in(t, viewer, CardCollapsed) == ["I-tee-v-gold"]
        assert sorted(discard_known_to(t, viewer)) == ["I-tee-v-gold", "II-cave-in"]


def test_an_attack_tells_all_the_same_but_for_the_lost_face() -> None:
    t = table(3, "I-cross-lair (1,0)", hands={A: "I-rat I-ns", B: "I-ew II-web"}, dwarfs={C: "(1,0)"})
    t.say("A play I-rat + call (1,0)", "A go (0,0) hub", lose="I-ns I-ew")
    faces = {viewer: faces_in(t, viewer, CardLost) for viewer in t.viewers}
    assert faces == {A: ["I-ns", "level-1"], B: ["level-1", "I-ew"], C: ["level-1"] * 2, SPECTATOR: ["level-1"] * 2}


def test_a_draw_tells_the_face_to_its_seat_and_the_level_to_all() -> None:
    t = table(3, "", hands={A: "I-rat I-ns III-axe"}, stock=(1, 2, 3))
    t.say("A drop I-rat + drop III-axe", draw="I-cross II-ns")
    faces = {viewer: faces_in(t, viewer, CardDealt) for viewer in t.viewers}
    hidden = ["level-1", "level-2"]
    assert faces == {A: ["I-cross", "II-ns"], B: hidden, C: hidden, SPECTATOR: hidden}


def test_a_dwarf_that_leaves_tells_its_role_and_gold_and_that_the_game_goes_on() -> None:
    t = table(
        4,
        "goal-exit (4,4)",
        step="move",
        roles="blue-saboteur blue-loyal blue-loyal blue-saboteur",
        dwarfs={A: "(4,4) n"},
        gold={A: 2},
    )
    t.say("A go (4,4) hub")
    for viewer in t.viewers:
        assert DwarfLeft(A, 2) in t.heard(viewer)
        assert faces_in(t, viewer, ClanOpened) == ["blue-saboteur"]
        assert GameGoesOn(A) in t.heard(viewer)
        assert lie_in(t.sees(viewer).clans[A]) == ["blue-saboteur"]


def test_at_the_end_every_role_is_open_and_the_record_is_whole() -> None:
    match = begun(2, hands={A: "I-cross I-rat I-web I-ns I-ew"}).match()
    match.act(match.number, A, parse("propose"))
    match.act(match.number, B, parse("agree"))
    assert match.over()
    for viewer in (A, B, SPECTATOR):
        assert [lie_in(clan) for clan in match.view(viewer).position.clans] == [["blue-loyal"], ["yellow-loyal"]]
        assert write_record(match.download(viewer)) == write_record(match.record())


# -- downloads ---------------------------------------------------------------------------------------------------------


def rows(text: str) -> list[str]:
    return [line for line in text.splitlines() if line and not line.startswith("[")]


def test_a_download_shows_what_its_reader_may_know() -> None:
    t = begun(
        2,
        goals="lair exit gold ladder",
        hands={A: "I-cross I-rat I-web I-ns I-secret", B: "I-ew I-goblin I-axe I-boots I-tee-h"},
    )
    t.say("A play I-secret + peek north-east", draw="I-bend-a")
    t.say("B drop I-axe + drop I-ew", draw="I-bend-b I-tee-v")
    match = t.match()
    shown = {viewer: rows(write_record(match.download(viewer))) for viewer in (A, B, SPECTATOR)}
    truth = {
        A: ["* deal ?5 ?5 ?5 ?5 blue-loyal ?4 I-cross I-rat I-web I-ns I-secret ? ? ? ? ?"],
        B: ["* deal ?5 ?5 ?5 ?5 ?3 yellow-loyal ? ? ? ? ? I-ew I-goblin I-axe I-boots I-tee-h"],
        SPECTATOR: ["* deal ?5 ?5 ?5 ?5 ?3 ?4 ? ? ? ? ? ? ? ? ? ?"],
    }
    plays = {
        A: ["A play I-secret + peek north-east", "* deal I-bend-a", "B drop ? + drop ?", "* deal ? ?"],
        B: ["A play I-secret + peek north-east", "* deal ?", "B drop I-axe + drop I-ew", "* deal I-bend-b I-tee-v"],
        SPECTATOR: ["A play I-secret + peek north-east", "* deal ?", "B drop ? + drop ?", "* deal ? ?"],
    }
    for viewer in shown:
        written = "\n".join(shown[viewer])
        for words in (*truth[viewer], *plays[viewer]):
            assert words in written, f"{words} in {written}"
    assert match.download(A).headers["view"] == t.look(A)
    assert "goal-exit" in match.download(A).headers["view"], "who looked sees the goal in the view"
    assert "goal-exit" not in match.download(B).headers["view"]


def test_a_download_gives_the_level_of_a_lost_card_alone() -> None:
    t = begun(2, hands={A: "I-bridge-ns I-rat I-web I-ns I-secret", B: "I-ew I-goblin I-axe I-boots I-tee-h"})
    t.say("A play I-bridge-ns + lay (0,1) as-it-is", "A go (0,1) lane1", "A stop", lose="I-web", draw="I-cross")
    match = t.match()
    assert "* lose I-web" in write_record(match.download(A))
    for viewer in (B, SPECTATOR):
        assert "* lose ?" in write_record(match.download(viewer))
        assert "I-web" not in write_record(match.download(viewer))


# -- what a seat may work out ------------------------------------------------------------------------------------------


def test_the_fourth_goal_follows_from_three_known_ones() -> None:
    looked = ["A north-west", "A north-east", "A south-east"]
    t = table(2, "", looked=looked)
    assert {lie_in(world.goals[3])[0] for world in t.guesses(A)} == {"goal-gold"}
    assert len({lie_in(world.goals[3])[0] for world in t.guesses(B)}) == 4


def test_roles_are_guessed_by_clan_and_number() -> None:
    t = table(4, "", roles="blue-loyal blue-saboteur blue-saboteur blue-loyal")
    for world in t.guesses(A, 80):
        roles = Counter([lie_in(clan)[0] for clan in world.clans])
        assert roles == {"blue-loyal": 2, "blue-saboteur": 2}
        assert lie_in(world.clans[A]) == ["blue-loyal"]
    assert len({tuple([lie_in(clan)[0] for clan in world.clans]) for world in t.guesses(A, 80)}) == 3


SIX = "blue-loyal blue-loyal blue-loyal yellow-loyal yellow-saboteur yellow-loyal"


@pytest.mark.parametrize(
    ("seats", "roles", "left"),
    [
        (3, "blue-loyal blue-saboteur blue-loyal", [A]),
        (5, "blue-loyal blue-loyal yellow-loyal yellow-saboteur yellow-loyal", [A, B]),
        (5, "blue-loyal yellow-loyal yellow-loyal yellow-loyal blue-loyal", [B, A]),
        (6, SIX, [A, B, C]),
        (7, "blue-loyal blue-loyal blue-loyal yellow-saboteur yellow-loyal yellow-loyal blue-saboteur", [A, B, C]),
    ],
)
def test_D16_3_no_guessed_world_in_which_the_game_would_have_ended(seats: int, roles: str, left: list[int]) -> None:
    t = table(seats, "goal-exit (4,4)" if seats < 6 else "goal-exit (3,3)", turn=left[0], roles=roles, left=left)
    assert not is_a_clan_out(t.s)
    by_counting_alone = 0
    for viewer in t.viewers:
        seen = view_of(DARKCAVE, t.s, viewer)
        by_counting_alone += sum(is_a_clan_out(fill(DARKCAVE, seen, Rng(f"fill {i}"))) for i in range(40))
        for world in t.guesses(viewer, 40):
            assert not is_a_clan_out(world)
            assert Table(world).look(viewer) == t.look(viewer)
    assert by_counting_alone, "counting cards alone would deal worlds that cannot be"


def test_D16_3_what_follows_from_the_game_going_on_is_guessed() -> None:
    # Three loyal blue dwarfs have left and the game goes on: the yellow saboteur works for blue and is inside.
    t = table(6, "goal-exit (3,3)", turn=A, roles=SIX, left=[A, B, C])
    for world in t.guesses(SPECTATOR, 60):
        inside = [lie_in(world.clans[seat])[0] for seat in (3, 4, 5)]
        assert "yellow-saboteur" in inside
        assert "yellow-saboteur" not in lie_in(world.aside)


# -- what the program must not tell ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", TABLES)
def test_options_and_refusals_do_not_depend_on_what_a_seat_has_not_seen(seats: int) -> None:
    met: dict[str, None] = {}
    for i, (s, _, action) in enumerate(random_walk(seats, "tell")):
        met[DARKCAVE.notation.text(action)] = None
        for seat in seats_in(s.waiting):
            if seat >= seats or i % 6:
                continue
            other = scramble(DARKCAVE, s, seat, Rng(f"other {i}"))
            assert list(RULES.legal(other, seat)) == list(RULES.legal(s, seat))
            one, two = RULES.question(s), RULES.question(other)
            assert one.part(s, seat) == two.part(other, seat)
            for each in met:
                given = DARKCAVE.notation.parse(each)
                assert one.why_not(s, seat, given) == two.why_not(other, seat, given)


@pytest.mark.parametrize("goals", ["exit ladder lair gold", "gold lair ladder exit", "lair gold exit ladder"])
def test_ways_around_a_hidden_goal_do_not_depend_on_its_face(goals: str) -> None:
    cave = "I-cross (4,3); II-tee-h (3,4); I-ns (5,4)"
    t = table(2, cave, goals=goals, step="move", dwarfs={A: "(4,3)"})
    assert t.neighbours("(4,4) goal") == {"(4,3) hub", "(3,4) e"}
    assert t.options(A) == ["go (4,4) goal", "stop"]


def test_the_axe_question_depends_on_open_cards_only() -> None:
    for roles in ("blue-loyal blue-saboteur blue-loyal", "blue-saboteur blue-loyal blue-loyal"):
        t = table(
            3,
            "I-cross-lair (1,0)",
            roles=roles,
            hands={A: "I-goblin I-ns", B: "I-ew", C: "III-axe"},
            front={B: "I-axe"},
        )
        t.say("A play I-goblin + call (1,0)", "A go (0,0) hub")
        assert (t.asked(), t.who()) == ("axe", [B])
        assert t.options(B) == ["strike", "spare"]
