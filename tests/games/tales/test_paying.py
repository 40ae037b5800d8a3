"""G10 Paying: the cost, potions for what is missing, and the wilderness fee."""

from itertools import product

import pytest

from partie.core import view_of
from partie.games.tales import TALES
from partie.games.tales.actions import RESOURCES
from partie.games.tales.events import TilePlaced
from partie.games.tales.faces import Cost
from partie.games.tales.paying import potions_for
from partie.games.tales.position import wilderness
from partie.games.tales.rewards import COMPENSATION
from partie.games.tales.terminal import TalesBoard
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.speech import Speech

from .helpers import ON, PLAIN, TABLES, A, B, Table, amounts, begun, deck_of, table

GAME = deck_of(
    """
    1 | Stall    | character | 2coin           | N E S W | 4coin             | .
    1 | Brew     | treasure  | 3potion         | N E S W | 1glory            | .
    1 | Wolf     | monster   | 3combat         | N E S W | 1glory            | .
    1 | Wisp     | monster   | 2magic          | N E S W | 1glory            | .
    1 | Ogre     | monster   | 2combat 2coin   | N E S W | 1glory            | .
    1 | Chimera  | monster   | 2combat 2magic  | N E S W | 1glory            | .
    1 | Witch    | character | 1magic 2potion  | N E S W | 5potion 2magic    | .
    1 | Fair     | place     | 1coin 1potion   | N=3coin E=3potion S=3coin W=3coin | 1glory | .
    """,
    quests="Oath | 2coin | N E S W | 1glory | .",
)
PLACED = "place + lay (1,0) + confirm"
COSTS = {
    "stall": Cost(coins=2),
    "brew": Cost(potions=3),
    "wolf": Cost(combat=3),
    "wisp": Cost(magic=2),
    "ogre": Cost(combat=2, coins=2),
    "chimera": Cost(combat=2, magic=2),
    "witch": Cost(magic=1, potions=2),
    "fair": Cost(coins=1, potions=1),
}


def owning(reserve: str, tile: str, place: int = 1, seats: int = 2) -> Table:
    """Seat A with this reserve and this tile, taken from a place; no chest is closed, so no key is asked for."""
    return table(GAME, seats, drafted={A: f"{tile} {place}"}, reserve={A: reserve}, opened={A: "hero-1 1; hero-1 2"})


def is_payable(reserve: str, tile: str, place: int = 1) -> bool:
    """Whether placing is offered at all; otherwise the tile was discarded without a question."""
    game = owning(reserve, tile, place)
    return game.who() == [A] and "place" in game.options(A)


def paid(game: Table, answer: str) -> tuple[int, int]:
    """The coins and potions that a placing cost, as everybody hears it."""
    game.say(f"A {answer}")
    heard = {(event.coins, event.potions) for viewer in game.viewers for event in game.told_of(TilePlaced, viewer)}
    (one,) = heard
    return one


def test_G10_1_the_cost_is_paid_before_the_tile_is_placed() -> None:
    game = owning("5coin", "stall").say("A place")
    assert (game.asked(A), game.turn(A).coins, len(game.turn(A).story)) == ("cell", 3, 1)


def test_G10_2_coins_and_potions_are_paid_in_full() -> None:
    assert is_payable("2coin", "stall")
    assert not is_payable("1coin 9combat 9magic", "stall")
    assert is_payable("3potion", "brew")
    assert not is_payable("2potion 9coin", "brew")
    game = owning("3coin 3potion", "brew")
    assert paid(game, PLACED) == (0, 3)
    assert game.reserve(A) == "3coin 1glory"


@pytest.mark.parametrize(("tile", "enough", "short"), [("wolf", "3combat", "2combat"), ("wisp", "2magic", "1magic")])
def test_G10_3_combat_and_magic_must_be_owned(tile: str, enough: str, short: str) -> None:
    assert is_payable(enough, tile)
    assert is_payable(f"9{enough[1:]}", tile)
    assert not is_payable(f"{short} 9coin", tile)


def test_G10_3_one_does_not_stand_for_the_other() -> None:
    assert not is_payable("9magic", "wolf")
    assert not is_payable("9combat", "wisp")


def test_G10_4_combat_and_magic_are_never_spent() -> None:
    game = owning("3combat 2magic", "chimera")
    assert paid(game, PLACED) == (0, 0)
    assert game.reserve(A) == "3combat 2magic 1glory"


@pytest.mark.parametrize("seats", TABLES)
def test_G10_4_combat_and_magic_never_fall(seats: int) -> None:
    game = begun(seats)
    while game.s.waiting:
        before = (game.s.combat[:], game.s.magic[:])
        game.all_usual()
        for seat in range(seats):
            assert game.s.combat[seat] >= before[0][seat]
            assert game.s.magic[seat] >= before[1][seat]


def test_G10_5_a_cost_of_two_kinds_requires_both() -> None:
    assert is_payable("2combat 2coin", "ogre")
    assert not is_payable("9combat 1coin", "ogre")
    assert not is_payable("1combat 9coin", "ogre")
    assert paid(owning("2combat 2coin", "ogre"), PLACED) == (2, 0)
    assert paid(owning("1coin 1potion", "fair"), PLACED) == (1, 1)


@pytest.mark.parametrize(
    ("reserve", "tile", "potions"),
    [
        ("2combat 9potion", "wolf", 1),
        ("1combat 9potion", "wolf", 2),
        ("9potion", "wolf", 3),
        ("1magic 9potion", "wisp", 1),
        ("1combat 1magic 9potion", "chimera", 2),
        ("9combat 9potion", "chimera", 2),
    ],
)
def test_G10_6_a_potion_for_each_missing_point(reserve: str, tile: str, potions: int) -> None:
    game = owning(reserve, tile)
    assert paid(game, PLACED) == (0, potions)
    assert game.s.potions[A] == 9 - potions
    assert not is_payable(reserve.replace("9potion", f"{potions - 1}potion" if potions > 1 else ""), tile)


def test_G10_7_nobody_pays_more_potions_than_are_missing() -> None:
    """What is owned is used first: there is one price and no question about it."""
    game = owning("3combat 9potion", "wolf")
    assert game.options(A, "place") == ["lay (0,1)", "lay (-1,0)", "lay (1,0)", "lay (0,-1)"]
    assert paid(game, PLACED) == (0, 0)
    assert paid(owning("9combat 1magic 9potion", "chimera"), PLACED) == (0, 1), "a surplus replaces nothing either"


def test_G10_8_potions_replace_no_coins_and_coins_nothing() -> None:
    assert not is_payable("1coin 9potion", "stall")
    assert not is_payable("9coin", "brew")
    assert not is_payable("9coin 2combat", "wolf")


def test_G10_9_a_tile_from_the_upper_row_costs_a_coin_or_a_potion_more() -> None:
    game = owning("3coin 1potion", "stall", 5).say("A place")
    assert (game.asked(A), game.options(A)) == ("fee", ["pay coin", "pay potion"])
    assert RESOURCES == ("coin", "potion")
    assert paid(game.copy(), "pay coin + lay (1,0) + confirm") == (3, 0)
    assert paid(game, "pay potion + lay (1,0) + confirm") == (2, 1)
    assert game.reserve(A) == "5coin"


@pytest.mark.parametrize("seats", TABLES)
def test_G10_9_G10_10_every_place_of_the_upper_row_and_no_other(seats: int) -> None:
    lower = {2: 3, 3: 3, 4: 4, 5: 4}[seats]
    assert wilderness(seats) == lower
    for place in range(1, 2 * lower + 1):
        game = table(PLAIN, seats, drafted={A: f"waste-1 {place}"})
        assert (game.asked_after(A, "place") == "fee") == (place > lower)


def test_G10_10_the_fee_depends_on_the_place_of_this_round_also_in_a_second_choice() -> None:
    game = begun(2, PLAIN, first="A").say("A choose 2", "B choose 2", "B take 4")
    assert [game.asked_after(seat, "place") for seat in (A, B)] == ["cell", "fee"]
    game = begun(2, PLAIN, first="A").say("A choose 6", "B choose 6", "B take 1")
    assert [game.asked_after(seat, "place") for seat in (A, B)] == ["fee", "cell"]


def test_G10_10_a_tile_that_slid_out_of_the_wilderness_costs_no_fee() -> None:
    game = begun(2, PLAIN, first="A").say("A choose 1", "B choose 2")
    stays = game.board()[5]
    game.until("first-choice", 2)
    assert game.board()[0] == stays
    game.say("A choose 1", "B choose 2")
    assert game.lie_in(game.s.drafted[A]) == [stays]
    assert game.asked_after(A, "place") == "cell"


@pytest.mark.parametrize(
    ("reserve", "tile", "fee", "expected"),
    [
        ("9coin 9potion", "witch", "coin", (1, 3)),  # two of the cost, one for the missing magic
        ("9coin 9potion", "witch", "potion", (0, 4)),
        ("9coin 9potion", "fair", "coin", (2, 1)),
        ("9coin 9potion", "fair", "potion", (1, 2)),
        ("9coin 9potion", "ogre", "coin", (3, 2)),
        ("9coin 9potion", "ogre", "potion", (2, 3)),
    ],
)
def test_G10_11_cost_substitution_and_fee_add_up(reserve: str, tile: str, fee: str, expected: tuple[int, int]) -> None:
    assert paid(owning(reserve, tile, 4), f"place + pay {fee} + lay (1,0) + confirm") == expected


def test_G10_12_the_whole_formula() -> None:
    """Every tile with every small reserve, from both rows, against the formula of the rule list."""
    for (tile, cost), coins, potions, combat, magic in product(
        COSTS.items(), range(4), range(5), range(0, 4, 2), range(3)
    ):
        missing = max(0, cost.combat - combat) + max(0, cost.magic - magic)
        reserve = f"{coins}coin {potions}potion {combat}combat {magic}magic"
        plain = coins >= cost.coins and potions >= cost.potions + missing
        assert is_payable(reserve, tile) == plain, (tile, reserve)
        in_coin = coins >= cost.coins + 1 and potions >= cost.potions + missing
        in_potion = coins >= cost.coins and potions >= cost.potions + missing + 1
        game = owning(reserve, tile, 6)
        assert (game.who() == [A]) == (in_coin or in_potion), (tile, reserve)
        if in_coin and in_potion:
            assert game.options(A, "place") == ["pay coin", "pay potion"]
        elif in_coin or in_potion:
            game.say("A place")
            assert (game.turn(A).coins, game.turn(A).potions) == (
                coins - cost.coins - in_coin,
                potions - cost.potions - missing - in_potion,
            )


def test_G10_13_the_fee_is_asked_only_if_both_are_possible() -> None:
    assert owning("3coin", "stall", 5).asked_after(A, "place") == "cell"
    assert paid(owning("3coin", "stall", 5), PLACED) == (3, 0)
    assert paid(owning("2coin 1potion", "stall", 5), PLACED) == (2, 1)
    assert not is_payable("2coin", "stall", 5)
    assert owning("3coin 1potion", "stall", 5).asked_after(A, "place") == "fee"


def test_G10_13_why_a_wilderness_tile_cannot_be_placed() -> None:
    """A seat with quests is asked in any case, so it can be told the reason."""
    for reserve, reason in (("1coin 9potion", "too-few-coins"), ("2coin", "too-few-potions")):
        game = table(GAME, drafted={A: "stall 6"}, reserve={A: reserve}, quests={A: "oath"})
        assert game.refusal("A place") == reason


def test_G10_14_nothing_gained_from_the_tile_pays_for_it() -> None:
    assert not is_payable("1coin", "stall"), "it would give four"
    assert not is_payable("1magic 1potion", "witch"), "it would give five"
    assert not is_payable("", "fair"), "its join with the hero would give three"


def test_G10_14_nor_for_a_quest_of_the_same_turn() -> None:
    game = table(GAME, drafted={A: "stall 1"}, reserve={A: "3coin"}, quests={A: "oath"}, options=ON)
    assert game.options(A) == ["place", "discard", "quest oath"]
    assert game.options(A, "place + lay (1,0)") == ["finish"], "one coin is left, and four come later"


def test_G10_15_the_three_reminders_of_the_board_are_what_the_rules_do() -> None:
    """The fee, the substitution and the compensation, as every screen shows them."""
    compensated = owning("1coin", "stall", 6)
    assert compensated.who() != [A], "it cannot pay and the fee neither"
    assert (COMPENSATION.coins, COMPENSATION.potions, COMPENSATION.keys) == (1, 1, 1)
    assert amounts(compensated.reserve(A)) == {"coin": 2, "potion": 1}
    game = owning("1combat 9coin 9potion", "wolf", 6)
    assert (game.turn(A).owes_fee, potions_for(game.turn(A), 3)) == (True, 2)
    assert GAME.notation.numbers["wolf"] == 3
    seen = Table(GAME, game.sees(B))
    assert (seen.turn(A).owes_fee, potions_for(seen.turn(A), 3)) == (True, 2), "everybody can work it out"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_G10_15_every_screen_says_them(lang: str) -> None:
    game = Table(TALES, begun(2, TALES).until("turn").s)
    speech = Speech(TALES, load_catalog(lang, TALES), ["Ann", "Ben"])
    for viewer in game.viewers:
        told = TalesBoard(TALES).tell(view_of(TALES, game.s, viewer), speech, True)  # type: ignore[arg-type]  # a board looks at any state
        assert speech.say("board-reminder") in told
    reminder = Speech(TALES, load_catalog("en", TALES), ["Ann", "Ben"]).say("board-reminder")
    for each in ("1 coin or 1 potion more", "1 potion replaces 1 missing", "1 coin, 1 potion and 1 key"):
        assert each in reminder
