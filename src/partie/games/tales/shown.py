"""What a screen needs beyond the position: what is printed on each tile, and what anybody could count on the table."""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, cast

from partie.core import UNKNOWN, Action, Card, Laid, Screen, Seat, has
from partie.core.grid import EAST, SOUTH, beside, cell_text, opposite
from partie.core.keeping import keep
from partie.games.tales.adding import TakeTurn
from partie.games.tales.answering import turn_of
from partie.games.tales.ending import RESOURCES, holders
from partie.games.tales.faces import MULTIPLIERS, OWN, PER_MAJORITY, SIDES, TYPES, Cost, Gain, Printed
from partie.games.tales.grids import offered, story_cells
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.preparation import period_now
from partie.games.tales.prices import Price, price_of
from partie.games.tales.prospects import prospect_of
from partie.games.tales.rewards import COMPENSATION, count
from partie.games.tales.rules import ROUNDS, RULES
from partie.games.tales.story import Join, cells_for, makes_key
from partie.games.tales.tiles import number_of, tile_with
from partie.games.tales.turn import CELL, CHEST, Turn

NO_ANSWERS: Final[tuple[Action, ...]] = ()

# Tokens by their words, only those that there are: ``{"glory": 3, "coin": 1}``.
type Amounts = dict[str, int]


class ConnectorFace(TypedDict):
    """G8.3, G13.9, G13.11 A side with a connector: half a key or not, what it gives and to which type."""

    half: bool
    gain: Amounts
    wanted: str


class TileFace(TypedDict):
    """G8.2 A tile: its back, its type if it has one, connectors by N, E, S, W, and the contents of its chests.

    ``times`` is what the reward is multiplied by, if by anything; ``at_end`` whether it waits for the end of the game.
    """

    back: str
    type: str
    period: int
    cost: Amounts
    sides: dict[str, ConnectorFace]
    reward: Amounts
    times: str
    at_end: bool
    chests: list[Amounts]


class TalesFaces(TypedDict):
    """Every tile by its code."""

    tiles: dict[str, TileFace]


class PriceCounted(TypedDict):
    """G10 What a tile would cost a seat now, and what is missing.

    ``instead`` says how many of the potions stand for combat and magic, ``cells`` where the tile could be laid.
    """

    coins: int
    potions: int
    instead: int
    owes_fee: bool
    fee_in_coin: bool
    fee_in_potion: bool
    missing_coins: int
    missing_potions: int
    missing_fee: bool
    cells: list[str]


# A table shows dozens of prices, and most of them more than once: equal ones are one object.
MOST_PRICES: Final = 2_000
_prices: Final[dict[Price, PriceCounted]] = {}


class JoinCounted(TypedDict):
    """G12.4, G14.4 A tile that is joined on this side, and whether the halves make a key."""

    cell: str
    side: str
    key: bool


class CellCounted(TypedDict):
    """G13.4 What the tile that is paid for would give here; ``waits`` is glory at the end as things stand."""

    joins: list[JoinCounted]
    gain: Amounts
    waits: int


class QuestCounted(TypedDict):
    """G17 A quest in hand: what it counts, what it would give if it lay in the story now, and its price."""

    count: int
    glory: int
    price: PriceCounted


class SeatCounted(TypedDict):
    """One seat as far as its own answers of this turn go; the others see them when the turn is closed.

    ``laid`` are the cells with tiles of this turn, ``joins`` those of the story, ``closed`` the chests that are closed,
    ``drafted`` the tile still to be dealt with, ``placing`` the one that looks for a cell, ``offers`` the price of each
    place's tile for this seat, none where no tile lies.
    """

    story: dict[str, str]
    laid: list[str]
    joins: list[JoinCounted]
    closed: dict[str, list[int]]
    tokens: Amounts
    drafted: str
    placing: str
    cells: dict[str, CellCounted]
    own_price: PriceCounted | None
    offers: list[PriceCounted | None]
    quests: dict[str, QuestCounted]


class TalesCounted(TypedDict):
    """The whole table.

    ``wilderness`` is the last place of the lower row, ``period`` that of the tiles that come next, 0 if none do,
    ``majorities`` who holds the most of each resource now, ``discard`` what a discarded tile gives.
    """

    seats: list[SeatCounted]
    wilderness: int
    rounds: int
    period: int
    majorities: dict[str, list[int]]
    discard: Amounts


def amounts(gain: Gain) -> Amounts:
    """G18.1–G18.5 A gain by its words, without what is none."""
    found = {
        "glory": gain.glory,
        "coin": gain.coins,
        "potion": gain.potions,
        "combat": gain.combat,
        "magic": gain.magic,
        "key": gain.keys,
        "token": gain.token,
    }
    return {word: number for word, number in found.items() if number}


def cost_amounts(cost: Cost) -> Amounts:
    """G8.5 A cost by its words."""
    return amounts(Gain(coins=cost.coins, potions=cost.potions, combat=cost.combat, magic=cost.magic))


def faces(printed: Printed) -> TalesFaces:
    """G8 Everything that is printed."""
    return {"tiles": {code: tile_face(printed, card) for card, code in printed.codes.items()}}


def tile_face(printed: Printed, card: Card) -> TileFace:
    """G8.2 One tile."""
    reward = printed.reward[card]
    back = "hero" if card in printed.heroes else "quest" if card in printed.quests else "period"
    return {
        "back": back,
        "type": TYPES[printed.type[card]] if printed.type[card] else "",
        "period": next((period for period, tiles in enumerate(printed.period) if card in tiles), 0),
        "cost": cost_amounts(printed.cost[card]),
        "sides": {
            name: {
                "half": printed.halves[card][side],
                "gain": amounts(printed.gains[card][side]),
                "wanted": TYPES[printed.wanted[card][side]] if printed.wanted[card][side] else "",
            }
            for side, name in enumerate(SIDES)
            if printed.ports[card][side]
        },
        "reward": amounts(reward.gain),
        "times": MULTIPLIERS[reward.times],
        "at_end": reward.at_end,
        "chests": [amounts(chest) for chest in printed.chests[card]],
    }


def counted(v: Tales) -> TalesCounted:
    """G2.2, G10, G16.2 Every seat's story and prices, and who holds the majorities."""
    majorities = {name: holders(v, resource) for resource, name in enumerate(RESOURCES)}
    return {
        "seats": [seat_counted(v, seat, majorities_of(majorities, seat)) for seat in range(v.seats) if v.stories[seat]],
        "wilderness": wilderness(v.seats),
        "rounds": ROUNDS,
        "period": period_now(v) + 1,
        "majorities": majorities,
        "discard": amounts(COMPENSATION),
    }


def majorities_of(majorities: Mapping[str, list[Seat]], seat: Seat) -> int:
    """G16.2 How many majorities a seat holds."""
    return len([seats for seats in majorities.values() if seat in seats])


def counted_by(v: Tales, seat: Seat, public: TalesCounted) -> TalesCounted:
    """G17 A seat counts with its own quests and its own answers of this turn; the rest is as everybody counts it."""
    if seat >= v.seats or not all(v.stories):
        return public
    own = seat_counted(v, seat, majorities_of(public["majorities"], seat))
    if own == public["seats"][seat]:
        return public
    seats = public["seats"][:]
    seats[seat] = own
    return {**public, "seats": seats}


def given_of(v: Tales, seat: Seat) -> tuple[Action, ...]:
    """The answers of this turn that the viewer knows: its own."""
    given = v.sealed[seat]
    return NO_ANSWERS if UNKNOWN in given else given


def turn_now(v: Tales, seat: Seat) -> Turn:
    """G9.7 The seat's turn as far as its answers go, with a tile that could only be discarded gone already."""
    if not v.drafted[seat] or not v.waiting or not isinstance(RULES.question(v), TakeTurn):
        return Turn(v, seat)
    given = given_of(v, seat)
    if given:
        return turn_of(v, seat, given)
    begun = turn_of(v, seat, NO_ANSWERS) if has(v.waiting, seat) else Turn(v, seat)
    return begun if begun.stage == CHEST else Turn(v, seat)


def seat_counted(v: Tales, seat: Seat, held: int) -> SeatCounted:
    """G9–G14, G17 One seat, which holds this number of majorities."""
    turn = turn_now(v, seat)
    codes = v.printed.codes
    closed: dict[str, list[int]] = {}
    for chest in turn.closed:
        closed.setdefault(codes[tile_with(chest)], []).append(number_of(chest))
    return {
        "story": {cell_text(cell): codes[card] for cell, card in turn.story.items()},
        "laid": [cell_text(cell) for cell in turn.laid],
        "joins": joins_counted(turn),
        "closed": closed,
        "tokens": {
            "glory": sum(turn.glory),
            "coin": turn.coins,
            "potion": turn.potions,
            "combat": turn.combat,
            "magic": turn.magic,
            "key": turn.keys,
        },
        "drafted": codes.get(turn.drafted, ""),
        "placing": codes.get(turn.placing, ""),
        "cells": cells_counted(v, turn, held),
        "own_price": price_counted(turn, turn.drafted, turn.owes_fee) if turn.drafted else None,
        "offers": [
            price_counted(turn, card, place > wilderness(v.seats)) if card else None
            for place, card in enumerate(v.places, 1)
        ],
        "quests": {codes[card]: quest_counted(turn, card, held) for card in turn.quests if card > 0},
    }


def price_counted(turn: Turn, card: Card, owes_fee: bool) -> PriceCounted:
    """G10.12 The price of a tile for a seat."""
    price = price_of(turn, card, owes_fee)
    known = _prices.get(price)
    return keep(_prices, price, price_json(price), MOST_PRICES) if known is None else known


def price_json(price: Price) -> PriceCounted:
    """G10.12 A price for a screen."""
    return {
        "coins": price.coins,
        "potions": price.potions,
        "instead": price.instead,
        "owes_fee": price.owes_fee,
        "fee_in_coin": price.fee_in_coin,
        "fee_in_potion": price.fee_in_potion,
        "missing_coins": price.missing_coins,
        "missing_potions": price.missing_potions,
        "missing_fee": price.missing_fee,
        "cells": [cell_text(cell) for cell in price.cells],
    }


def joins_counted(turn: Turn) -> list[JoinCounted]:
    """G12.4, G14.4 Every join of a story once, at its right or lower side."""
    printed = turn.printed
    found: list[JoinCounted] = []
    for cell, card in turn.story.items():
        for side in (EAST, SOUTH):
            other = turn.story.get(beside(cell, side), 0)
            if other and printed.ports[card][side] and printed.ports[other][opposite(side)]:
                is_key = makes_key(printed, card, Join(side, other))
                found.append({"cell": cell_text(cell), "side": SIDES[side], "key": is_key})
    return found


def cells_counted(v: Tales, turn: Turn, held: int) -> dict[str, CellCounted]:
    """G12.4, G13.4 What the tile that is paid for would give on each cell it may be laid on."""
    if turn.stage != CELL:
        return {}
    given = given_of(v, turn.seat)
    found: dict[str, CellCounted] = {}
    for cell in cells_for(turn.printed, turn.story, turn.placing):
        prospect = prospect_of(v, turn.seat, given, cell, held)
        gained = dict(amounts(prospect.reward))
        for _, paid in prospect.paid():
            for word, number in amounts(paid).items():
                gained[word] = gained.get(word, 0) + number
        if prospect.keys():
            gained["key"] = gained.get("key", 0) + prospect.keys()
        found[cell_text(cell)] = {
            "joins": [
                {"cell": cell_text(cell), "side": SIDES[join.side], "key": join.makes_key} for join in prospect.joins
            ],
            "gain": gained,
            "waits": prospect.waits or 0,
        }
    return found


def quest_counted(turn: Turn, card: Card, held: int) -> QuestCounted:
    """G17.7, G18.6–G18.15 A quest that is not placed yet."""
    reward = turn.printed.reward[card]
    number = held if reward.times == PER_MAJORITY else count(turn, reward.times)
    return {"count": number, "glory": number * reward.gain.glory, "price": price_counted(turn, card, False)}


class TalesScreen(Screen[Tales]):
    """What a screen needs beyond the position."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def faces(self) -> Mapping[str, object]:
        """G8 What is printed on the tiles."""
        return faces(self.printed)

    def counted(self, v: Tales) -> Mapping[str, object]:
        """G10, G12, G13 Prices, joins and what a cell would give, counted."""
        return counted(v)

    def counted_by(self, v: Tales, seat: Seat, public: Mapping[str, object]) -> Mapping[str, object]:
        """G10, G17 The seat's own quests and answers."""
        return counted_by(v, seat, cast(TalesCounted, public))

    def counts_answers(self) -> bool:
        """G9.7 A seat's own turn goes as far as its answers."""
        return True

    def own_name(self, card: Card) -> str:
        """The name in the table, where it is not the one our own deck has under this number."""
        name = self.printed.names.get(card, "")
        return "" if name == OWN.names.get(card) else name

    def back_names(self) -> Mapping[Card, str]:
        """G1.5 The five backs."""
        return {0: "period-1", -1: "period-2", -2: "period-3", -3: "quest", -4: "hero"}

    def grids(self) -> Mapping[str, str]:
        """The board, whose places have numbers, and the stories."""
        return {"places": "place", "stories": "cell"}

    def grid(self, v: Tales, field: str) -> Sequence[Mapping[str, Laid]]:
        """What lies on the board, or in each story."""
        return (offered(v),) if field == "places" else [story_cells(v, seat) for seat in range(v.seats)]

    def facts(self) -> tuple[str, ...]:
        """What anybody counts; where tiles lie is seen on the board and in the stories."""
        return ("round", "keys", "coins", "potions", "combat", "magic", "majorities")
