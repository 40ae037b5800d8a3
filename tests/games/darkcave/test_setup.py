"""D2 Set-up for two to eight seats."""

from collections import Counter

import pytest

from partie.core import CHANCE, Cell, Rng, Seat
from partie.core.audit import deck_fault
from partie.core.cards import cards, seen
from partie.core.grid import column_of, row_of
from partie.core.seats import DEALER
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.cave import CENTRE, corners
from partie.games.darkcave.events import ClanDealt, GameBegan
from partie.games.darkcave.faces import CLAN_CARDS, CLAN_CODES, OWN, works_for
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import BOXED
from partie.games.darkcave.spaces import HUB, card_of

from .caves import RULES, TABLES, A, Table, begun, cell_name, code, known, levels, lie_in, space_name, text

HANDS = {2: "11111", 3: "11111", 4: "11111", 5: "11112", 6: "11112", 7: "11122", 8: "11122"}
PILES = {
    2: (57, (14, 22, 21)),
    3: (52, (9, 22, 21)),
    4: (47, (4, 22, 21)),
    5: (42, (4, 17, 21)),
    6: (37, (0, 16, 21)),
    7: (32, (3, 8, 21)),
    8: (27, (0, 6, 21)),
}
ASIDE = {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}


def dealt(seats: int, seed: str = "deal") -> DarkCave:
    """A game whose first turn has begun, dealt at random."""
    s = DARKCAVE.start(seats)
    rng = Rng(f"{seed} {seats}")
    while s.waiting == DEALER:
        RULES.play(s, CHANCE, RULES.question(s).draw(s, rng))
    return s


def working_for(s: DarkCave) -> tuple[int, int]:
    sides = [works_for(clan[0] >> 16) for clan in s.clans]
    return max(sides.count(0), sides.count(1)), min(sides.count(0), sides.count(1))


@pytest.mark.parametrize("seats", TABLES)
def test_D2_1_D2_15_D2_16_the_start_card_with_every_dwarf_and_three_nuggets_each(seats: int) -> None:
    s = dealt(seats)
    assert {cell_name(at): OWN.kind[card_of(lies)] for at, lies in s.cave.items()} == {"(0,0)": "ladder"}
    assert [space_name(where) for where in s.dwarfs] == ["(0,0) hub"] * seats
    assert s.gold == [3] * seats
    assert (s.lying, s.left) == (0, ())


@pytest.mark.parametrize("seats", TABLES)
def test_D2_2_four_goals_face_down_on_the_corners(seats: int) -> None:
    s = dealt(seats)
    assert sorted([goal[0] >> 16 for goal in s.goals]) == sorted(OWN.goals)
    assert [seen(goal[0]) for goal in s.goals] == [0] * 4
    assert s.goal_deck == ()
    assert not set(corners(s.area)) & set(s.cave)


def test_D2_2_every_goal_may_lie_on_every_corner() -> None:
    found = {tuple([code(goal[0] >> 16) for goal in dealt(2, f"goals {i}").goals]) for i in range(300)}
    assert len(found) == 24


@pytest.mark.parametrize(("seats", "far"), [(2, 4), (3, 4), (4, 4), (5, 4), (6, 3), (7, 3), (8, 3)])
def test_D2_3_D2_4_the_playing_area(seats: int, far: int) -> None:
    at = [cell_name(corner) for corner in corners(dealt(seats).area)]
    assert at == [f"({-far},{far})", f"({far},{far})", f"({far},{-far})", f"({-far},{-far})"]
    for corner in corners(dealt(seats).area):
        steps = abs(column_of(Cell(corner))) + abs(row_of(Cell(corner)))
        assert steps - 1 == (7 if far == 4 else 5), "cards between the start card and a goal"


def test_D2_5_two_seats_are_loyal_dwarfs_of_both_clans() -> None:
    for i in range(20):
        s = dealt(2, f"clans {i}")
        assert sorted([lie_in(clan)[0] for clan in s.clans]) == ["blue-loyal", "yellow-loyal"]


@pytest.mark.parametrize("seats", [3, 4])
def test_D2_6_D2_7_three_and_four_seats_play_with_one_clan_chosen_by_chance(seats: int) -> None:
    colours = Counter[str]()
    for i in range(60):
        s = dealt(seats, f"clans {i}")
        faces = [lie_in(clan)[0] for clan in s.clans] + lie_in(s.aside)
        colour = faces[0].partition("-")[0]
        colours[colour] += 1
        assert sorted(faces) == sorted([f"{colour}-loyal", f"{colour}-saboteur"] * 2)
    assert set(colours) == {"blue", "yellow"}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_D2_8_five_to_eight_seats_play_with_three_loyal_dwarfs_and_a_saboteur_of_each_clan(seats: int) -> None:
    for i in range(20):
        s = dealt(seats, f"clans {i}")
        faces = [lie_in(clan)[0] for clan in s.clans] + lie_in(s.aside)
        assert Counter(faces) == {"blue-loyal": 3, "blue-saboteur": 1, "yellow-loyal": 3, "yellow-saboteur": 1}


@pytest.mark.parametrize("seats", TABLES)
def test_D2_9_clan_cards_put_aside_unseen(seats: int) -> None:
    s = dealt(seats)
    assert len(s.aside) == ASIDE[seats]
    assert [seen(p) for p in s.aside] == [0] * ASIDE[seats]
    assert s.clan_deck == ()
    used = [p >> 16 for clan in s.clans for p in clan] + cards(s.aside)
    assert Counter(used) + Counter(cards(s.unused)) == Counter(CLAN_CARDS)


@pytest.mark.parametrize("seats", TABLES)
def test_D2_10_D2_11_a_role_is_known_to_its_seat_and_every_clan_to_all(seats: int) -> None:
    t = Table(dealt(seats))
    for viewer in t.viewers:
        view = t.sees(viewer)
        for seat in range(seats):
            role = CLAN_CODES[t.s.clans[seat][0] >> 16]
            clan = f"clan-{role.partition('-')[0]}"
            assert lie_in(view.clans[seat]) == [role if viewer == seat else clan]
        backs = sorted([f"clan-{role.partition('-')[0]}" for role in lie_in(t.s.aside)])
        assert sorted(lie_in(view.aside)) == backs
        assert lie_in(view.unused) == lie_in(t.s.unused), "which cards take no part is known"


def test_D2_10_the_dealing_of_a_clan_card_is_told_to_its_seat_alone() -> None:
    t = begun(5, roles="blue-loyal yellow-loyal blue-saboteur yellow-saboteur blue-loyal")
    for viewer in t.viewers:
        told = [code(event.piece >> 16) for event in t.heard(viewer) if isinstance(event, ClanDealt)]
        hidden = ["clan-blue", "clan-yellow", "clan-blue", "clan-yellow", "clan-blue"]
        if viewer < 5:
            hidden[viewer] = lie_in(t.s.clans[viewer])[0]
        assert told == hidden


def test_D2_12_a_loyal_dwarf_works_for_its_clan_and_a_saboteur_for_the_other() -> None:
    assert {CLAN_CODES[card]: ("blue", "yellow")[works_for(card)] for card in CLAN_CODES} == {
        "blue-loyal": "blue",
        "blue-saboteur": "yellow",
        "yellow-loyal": "yellow",
        "yellow-saboteur": "blue",
    }


@pytest.mark.parametrize(
    ("seats", "likely"),
    [
        (2, {(1, 1): 1.0}),
        (3, {(2, 1): 1.0}),
        (4, {(2, 2): 1.0}),
        (5, {(3, 2): 48 / 56, (4, 1): 8 / 56}),
        (6, {(3, 3): 16 / 28, (4, 2): 12 / 28}),
        (7, {(4, 3): 1.0}),
        (8, {(4, 4): 1.0}),
    ],
)
def test_D2_13_how_many_work_for_each_clan(seats: int, likely: dict[tuple[int, int], float]) -> None:
    times = 400
    found = Counter([working_for(dealt(seats, f"work {i}")) for i in range(times)])
    assert set(found) == set(likely)
    for sides, share in likely.items():
        assert abs(found[sides] / times - share) < 0.08


@pytest.mark.parametrize("seats", TABLES)
def test_D2_14_no_seat_is_asked_anything_before_the_first_turn(seats: int) -> None:
    s = DARKCAVE.start(seats)
    rng = Rng("asked")
    while s.waiting == DEALER:
        RULES.play(s, CHANCE, RULES.question(s).draw(s, rng))
    assert s.turns == 1
    assert RULES.question(s).name == "play"


@pytest.mark.parametrize("seats", TABLES)
def test_D2_17_D2_18_five_cards_of_each_level_go_to_the_box(seats: int) -> None:
    s = dealt(seats)
    for level in (1, 2, 3):
        unseen = [p for p in s.pile if OWN.level[p >> 16] == level]
        assert len(unseen) == s.stock[level - 1] + BOXED == s.stock[level - 1] + 5
        assert {seen(p) for p in unseen} == {0}
    in_hands = [level for hand in s.hand for level in levels(hand)]
    assert [s.stock[level - 1] + in_hands.count(level) for level in (1, 2, 3)] == [24, 22, 21]


@pytest.mark.parametrize("seats", TABLES)
def test_D2_19_first_hands_by_level(seats: int) -> None:
    s = dealt(seats)
    assert ["".join([str(level) for level in levels(hand)]) for hand in s.hand] == [HANDS[seats]] * seats
    for seat in range(seats):
        assert {seen(p) for p in s.hand[seat]} == {1 << seat}


@pytest.mark.parametrize("seats", TABLES)
def test_D2_20_D2_21_D2_22_the_pile_after_the_deal(seats: int) -> None:
    s = dealt(seats)
    assert (sum(s.stock), s.stock) == PILES[seats]
    assert s.discarded == ()
    assert deck_fault(DARKCAVE, s) == ""


@pytest.mark.parametrize("seats", [6, 8])
def test_D2_21_with_six_and_eight_seats_all_of_level_I_is_dealt(seats: int) -> None:
    assert [level for hand in dealt(seats).hand for level in levels(hand)].count(1) == 24


@pytest.mark.parametrize("seats", TABLES)
def test_D2_23_creatures_and_webs_are_in_the_bank(seats: int) -> None:
    s = dealt(seats)
    assert (s.creatures, s.webs, s.web_sides) == ([-1] * 3, [-1] * 3, [0] * 3)
    assert (s.front, s.veins, s.laid) == ([()] * seats, (), ())


@pytest.mark.parametrize("seats", TABLES)
def test_D2_24_the_first_seat_is_drawn_at_random(seats: int) -> None:
    assert {dealt(seats, f"first {i}").acting for i in range(80)} == set(range(seats))
    t = begun(seats, first="B")
    assert t.who() == [1]
    for viewer in t.viewers:
        assert [event.seat for event in t.heard(viewer) if isinstance(event, GameBegan)] == [1]


@pytest.mark.parametrize("seats", TABLES)
def test_D2_the_dealer_is_asked_for_everything_that_chance_decides(seats: int) -> None:
    s = DARKCAVE.start(seats)
    rng = Rng("chance")
    asked: list[str] = []
    while s.waiting == DEALER:
        asked.append(RULES.question(s).name)
        RULES.play(s, CHANCE, RULES.question(s).draw(s, rng))
    colour = ["colour"] if seats in (3, 4) else []
    assert asked == ["goal"] * 4 + colour + ["clan"] * seats + ["draw"] * 5 * seats + ["first"]


def test_D2_17_each_card_of_a_level_is_as_likely() -> None:
    s = DARKCAVE.start(2)
    rng = Rng("weights")
    while RULES.question(s).name != "draw":
        RULES.play(s, CHANCE, RULES.question(s).draw(s, rng))
    options = RULES.legal(s, CHANCE)
    weights = dict(zip([text(option).split(" ")[1] for option in options], RULES.weights(s, options), strict=True))
    assert weights == {code(card): OWN.copies[card] for card in OWN.copies if OWN.level[card] == 1}
    assert sum(weights.values()) == 29


@pytest.mark.parametrize("seats", TABLES)
def test_D2_9_each_clan_card_is_as_likely(seats: int) -> None:
    s = DARKCAVE.start(seats)
    rng = Rng("weights")
    receivers = 0
    while s.waiting == DEALER:
        if RULES.question(s).name == "clan":
            options = RULES.legal(s, CHANCE)
            drawn_from = Counter([code(card) for card in cards(s.clan_deck)])
            weights = zip([text(option).split(" ")[1] for option in options], RULES.weights(s, options), strict=True)
            assert dict(weights) == drawn_from
            receivers += 1
        RULES.play(s, CHANCE, RULES.question(s).draw(s, rng))
    assert receivers == seats


def test_D2_15_the_start_cards_only_space() -> None:
    shape = OWN.shape[399][0]
    assert shape.nodes == [HUB]
    assert shape.port == [HUB] * 4
    assert cell_name(CENTRE) == "(0,0)"


def seats_that_know(s: DarkCave, owner: Seat) -> list[int]:
    return [viewer for viewer in range(s.seats) if known(s.hand[owner], viewer)]


@pytest.mark.parametrize("seats", TABLES)
def test_D2_19_nobody_knows_anothers_first_hand(seats: int) -> None:
    s = dealt(seats)
    assert [seats_that_know(s, owner) for owner in range(seats)] == [[owner] for owner in range(seats)]
    assert lie_in(Table(s).sees(A).hand[1]) == [f"level-{level}" for level in reversed(levels(s.hand[1]))]
