"""What a seat believes of roles and of the exit: cards counted, deeds weighed, worlds dealt by it, and bluffs."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations

import pytest

from partie.bots import find_bot
from partie.core import SPECTATOR, Event, Match, Piece, Rng, Seat, SeededDealer, seats_in, view_of
from partie.core.cards import make_piece
from partie.core.sight import guess
from partie.games.darkcave import DARKCAVE
from partie.games.darkcave.belief import Evidence, Roles, exits
from partie.games.darkcave.events import (
    Attacked,
    ClanOpened,
    ClanSeen,
    CreatureMoved,
    DwarfMoved,
    Equipped,
    GoalSeen,
    PathLaid,
    TurnBegan,
    WebSpun,
)
from partie.games.darkcave.faces import BLUE, clan_of, works_for
from partie.games.darkcave.movement import is_a_clan_out
from partie.games.darkcave.position import DarkCave
from partie.games.darkcave.preparation import used_clans
from partie.registry import find_game
from tools.darkcave_role_belief import LEAST, loss, measured, played, under

from .caves import A, B, C, D, Table, at, random_positions, table, text

FIVE = "blue-loyal blue-saboteur yellow-loyal yellow-loyal blue-loyal"
E = 4


# -- cards alone -------------------------------------------------------------------------------------------------------


@cache
def deals(seats: int, colour: int) -> list[tuple[int, ...]]:
    """D2.9 Every way to lay out the clan cards, all equally likely: first those of the seats, then those put aside."""
    return sorted(set(permutations(used_clans(seats, colour))))


def fits(v: DarkCave, deal: tuple[int, ...]) -> bool:
    """Whether a seat with this view may take a deal for the true one."""
    seen = [held[0] >> 16 for held in v.clans]
    aside = [each >> 16 for each in v.aside if each > 0xFFFF]
    for card, dealt in zip(seen, deal, strict=False):
        if card not in (dealt, DARKCAVE.plan.backs[dealt]):
            return False
    if aside and sorted(aside) != sorted(deal[v.seats :]):
        return False
    world = v.clone()
    world.clans = [(make_piece(card),) for card in deal[: v.seats]]
    return not is_a_clan_out(world)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_deeds_the_belief_is_the_share_of_the_deals(seats: int) -> None:
    some = [s for s in random_positions(seats, "deals") if s.turns and s.waiting]
    for s in some[:: len(some) // 6]:
        for viewer in (0, seats - 1, SPECTATOR):
            v = view_of(DARKCAVE, s, viewer).position
            possible = [deal for deal in deals(seats, clan_of(s.clans[0][0] >> 16)) if fits(v, deal)]
            roles = Roles(v, Evidence(v, viewer, ()))
            for seat in range(seats):
                blue = len([deal for deal in possible if works_for(deal[seat]) == BLUE])
                assert roles.blue(seat) == pytest.approx(blue / len(possible))


def test_D16_3_what_the_game_going_on_tells_is_counted() -> None:
    six = "blue-loyal blue-loyal blue-loyal yellow-loyal yellow-saboteur yellow-loyal"
    v = table(6, "goal-exit (3,3)", turn=A, roles=six, left=[A, B, C]).sees(SPECTATOR)
    roles = Roles(v, Evidence(v, SPECTATOR, ()))
    assert [roles.blue(seat) for seat in (3, 4, 5)] == pytest.approx([1 / 3] * 3), "one of the three, for certain"


# -- deeds -------------------------------------------------------------------------------------------------------------


def attack(actor: Seat, *prey: Seat) -> list[Event]:
    hunt: list[Event] = [TurnBegan(actor), CreatureMoved("rat", at(1, 0))]
    return [*hunt, *[Attacked(seat, "rat") for seat in prey]]


def loyal(t: Table, viewer: Seat, seat: Seat, told: Sequence[Event]) -> float:
    """How likely a seat is loyal, as another believes it."""
    v = t.sees(viewer)
    blue = Roles(v, Evidence(v, viewer, told)).blue(seat)
    return blue if clan_of(t.s.clans[seat][0] >> 16) == BLUE else 1.0 - blue


def test_who_attacks_its_own_clan_is_suspected_and_who_attacks_the_other_is_trusted() -> None:
    t = table(5, roles=FIVE)
    before = loyal(t, SPECTATOR, A, ())
    assert loyal(t, SPECTATOR, A, attack(A, E)) < before - 0.2
    assert loyal(t, SPECTATOR, A, attack(A, C)) > before + 0.05
    assert loyal(t, SPECTATOR, A, attack(A, E, C)) == pytest.approx(before, abs=0.01), "both at once tell nothing"


def test_a_suspicion_clears_the_others_of_that_clan() -> None:
    """D2.8 There is one saboteur in each clan."""
    t = table(5, roles=FIVE)
    assert loyal(t, SPECTATOR, B, attack(A, E)) > loyal(t, SPECTATOR, B, ()) + 0.02


def test_help_is_harm_turned_round() -> None:
    t = table(5, roles=FIVE)
    before = loyal(t, SPECTATOR, A, ())
    boots = 0
    assert loyal(t, SPECTATOR, A, [TurnBegan(A), Equipped(E, Piece(boots))]) > before
    assert loyal(t, SPECTATOR, A, [TurnBegan(A), Equipped(C, Piece(boots))]) < before
    assert loyal(t, SPECTATOR, A, [TurnBegan(A), Equipped(A, Piece(boots))]) == before


def test_a_web_tells_by_the_dwarfs_beside_it() -> None:
    t = table(5, roles=FIVE)
    walked: list[Event] = [DwarfMoved(E, at(2, 0)), DwarfMoved(C, at(0, 3)), TurnBegan(A)]
    before = loyal(t, SPECTATOR, A, walked)
    assert loyal(t, SPECTATOR, A, [*walked, WebSpun(1, at(1, 0), "east")]) < before
    assert loyal(t, SPECTATOR, A, [*walked, WebSpun(1, at(0, 2), "north")]) > before
    assert loyal(t, SPECTATOR, A, [*walked, WebSpun(1, at(-4, 0), "north")]) == before


def test_a_dwarf_that_walks_into_a_creature_harmed_nobody_else() -> None:
    t = table(5, roles=FIVE)
    walked: list[Event] = [TurnBegan(A), DwarfMoved(A, at(1, 0)), Attacked(A, "rat"), Attacked(E, "rat")]
    assert loyal(t, SPECTATOR, A, walked) == loyal(t, SPECTATOR, A, ())


def test_who_knows_a_card_goes_by_the_card() -> None:
    """B is a blue saboteur. A yellow dwarf that attacks it seems loyal, unless it knows that B works for yellow."""
    t = table(5, roles=FIVE)
    looked: list[Event] = [TurnBegan(D), ClanSeen(D, Piece(0), B)]
    before = loyal(t, B, D, looked)
    assert loyal(t, B, D, [*looked, *attack(D, B)]) < before
    assert loyal(t, B, D, attack(D, B)) > before


def test_an_open_card_is_known_to_all() -> None:
    t = table(5, roles=FIVE, looked=["all B"])
    opened: list[Event] = [ClanOpened(B, t.s.clans[B][0])]
    before = loyal(t, SPECTATOR, D, opened)
    assert loyal(t, SPECTATOR, D, [*opened, *attack(D, B)]) < before
    assert loyal(t, SPECTATOR, D, attack(D, B)) > before, "before it was opened"


def test_the_own_deeds_tell_a_seat_nothing() -> None:
    t = table(5, roles=FIVE, looked=["A C"])
    looked: list[Event] = [ClanSeen(A, Piece(0), B)]
    for other in (B, D, E):
        assert loyal(t, A, other, [*looked, *attack(A, B), *attack(A, E)]) == pytest.approx(loyal(t, A, other, ()))


def test_no_history_makes_anybody_quite_certain() -> None:
    t = table(5, roles=FIVE)
    for victim in (C, E):
        assert 0.001 < loyal(t, SPECTATOR, A, attack(A, victim) * 50) < 0.999


# -- the exit ----------------------------------------------------------------------------------------------------------


def laid(seat: Seat, x: int, y: int) -> Event:
    return PathLaid(seat, Piece(0), at(x, y), "upright")


def test_who_has_looked_at_a_goal_tells_by_where_it_builds() -> None:
    v = table(5, roles=FIVE).sees(SPECTATOR)

    def share(*told: Event) -> float:
        """How likely the exit is in the north-east."""
        return exits(v, Evidence(v, SPECTATOR, told).pointing)[1]

    looked = GoalSeen(A, Piece(0), "north-east")
    assert share(looked) == share() == pytest.approx(0.25)
    assert share(looked, laid(A, 1, 2)) > 0.4
    assert share(looked, laid(A, -2, 1)) < 0.12
    assert share(looked, laid(A, 0, 2)) == pytest.approx(0.25), "between two corners"
    assert share(looked, laid(B, 1, 2)) == pytest.approx(0.25), "B has not looked"


def test_a_goal_that_is_known_needs_no_belief() -> None:
    told = [GoalSeen(B, Piece(0), "north-east"), laid(B, 1, 2)]
    v = table(5, goals="exit ladder lair gold", roles=FIVE, looked=["A north-west"]).sees(A)
    assert exits(v, Evidence(v, A, told).pointing) == {0: 1.0}
    v = table(5, goals="ladder exit lair gold", roles=FIVE, looked=["A north-west"]).sees(A)
    assert list(exits(v, Evidence(v, A, told).pointing)) == [1, 2, 3]


# -- worlds ------------------------------------------------------------------------------------------------------------


def test_worlds_are_dealt_as_they_are_believed() -> None:
    t = table(5, roles=FIVE)
    told = [*attack(A, E), GoalSeen(C, Piece(0), "north-east"), laid(C, 1, 2)]
    times = 600
    seen = view_of(DARKCAVE, t.s, D)
    found: Counter[str] = Counter()
    for i in range(times):
        world = guess(DARKCAVE, seen, Rng(f"world {i}"), told)
        assert Table(world).look(D) == t.look(D)
        found["saboteur"] += works_for(world.clans[A][0] >> 16) != BLUE
        found["exit"] += world.printed.kind[world.goals[1][0] >> 16] == "exit"
    v = seen.position
    assert found["saboteur"] / times == pytest.approx(1 - loyal(t, D, A, told), abs=0.06)
    assert found["exit"] / times == pytest.approx(exits(v, Evidence(v, D, told).pointing)[1], abs=0.06)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_guess_of_a_whole_game_looks_the_same(seats: int) -> None:
    match = Match(DARKCAVE, ["greedy"] * seats, SeededDealer("guesses"))
    bot = find_bot("greedy", find_game("darkcave"))
    rng = Rng("guesses")
    while not match.over():
        seat = seats_in(match.position.waiting)[0]
        for viewer in (seat, SPECTATOR):
            seen = match.view(viewer)
            world = guess(DARKCAVE, seen, rng, match.heard(viewer))
            assert Table(world).look(viewer) == Table(match.position).look(viewer)
            assert not is_a_clan_out(world)
        match.act(match.number, seat, bot.choose(match.view(seat), match.legal(seat), match.heard(seat), rng))


# -- bluffs ------------------------------------------------------------------------------------------------------------


ROAD = "I-ew (1,0); I-tee-h (2,0); I-tee-h (3,0); I-cross-lair (4,0); "  # to the east, with a lair
PAST_THE_LAIR = "I-cross (5,0)"
TO_A_CORNER = "I-ns (4,1); I-tee-v (4,2); I-cross (4,3)"


def with_a_rat(beyond: str, *, looked: Sequence[str] = ()) -> Table:
    """B, a blue saboteur, holds nothing but a rat; E, a loyal blue dwarf at the end of the road, is in its reach."""
    where = beyond.split(" ")[-1]
    return table(5, ROAD + beyond, turn=B, roles=FIVE, hands={B: "I-rat"}, dwarfs={E: where}, looked=looked)


def choice(t: Table, seat: Seat, told: Sequence[Event] = ()) -> str:
    """The answer that looks best to a seat."""
    legal = DARKCAVE.rules.legal(t.s, seat)
    worths = DARKCAVE.opinions.prospects(t.sees(seat), seat, legal, told)
    assert worths is not None
    return text(legal[list(worths).index(max(worths))])


def test_a_hidden_saboteur_does_not_give_itself_away_for_little() -> None:
    assert choice(with_a_rat(PAST_THE_LAIR), B) == "drop I-rat"


def test_a_saboteur_with_nothing_left_to_hide_attacks() -> None:
    assert choice(with_a_rat(PAST_THE_LAIR, looked=["all B"]), B) == "play I-rat", "its card is open"
    assert choice(with_a_rat(PAST_THE_LAIR), B, attack(B, E) * 2) == "play I-rat", "its deeds have told"


def test_a_hidden_saboteur_attacks_where_enough_is_gained() -> None:
    assert choice(with_a_rat(TO_A_CORNER), B) == "play I-rat"


def test_a_hidden_saboteur_leaves_the_gold_and_a_known_one_takes_it() -> None:
    """D6.30 The nugget opens the clan card. Nothing but that makes the difference."""
    cave = "I-tee-v-gold (0,1)"

    def worth_of_the_vein(*looked: str) -> float:
        t = table(5, cave, turn=B, step="move", roles=FIVE, looked=looked)
        legal = DARKCAVE.rules.legal(t.s, B)
        worths = DARKCAVE.opinions.prospects(t.sees(B), B, legal, ())
        assert worths is not None
        found = dict(zip([text(action) for action in legal], worths, strict=True))
        return found["go (0,1) hub"] - found["stop"]

    assert worth_of_the_vein("all B") - worth_of_the_vein() > 1.5


# -- measured ----------------------------------------------------------------------------------------------------------


def test_after_two_thirds_of_a_game_the_belief_is_a_quarter_under_counting() -> None:
    """A small run of the tool that gives the figures: no game of it was used to find the weights."""
    games = list(measured(24, 5, "suite"))
    for observer in ("no card", "bystander", "seats"):
        found = [game[observer, "2/3"] for game in games if game[observer, "2/3"].judged]
        assert under(found).value >= 0.25, observer


def test_the_yardstick_knows_what_a_role_is_worth() -> None:
    """A bystander who sees every card loses nothing; by counting alone belief and counting are the same."""
    moments, match = played("yardstick", 5)
    s = moments[len(moments) // 2].s
    assert loss(s, SPECTATOR, (), s) == (0, 0.0, 0.0)
    blind = view_of(DARKCAVE, moments[0].s, SPECTATOR).position
    judged, believed, counted = loss(blind, SPECTATOR, (), moments[0].s)
    assert judged == 5
    assert believed == counted > LEAST
    assert match.over()
